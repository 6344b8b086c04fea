// Runs in Node with an SDK, after the lines of its page: one call for each line of JSON on standard input, and one
// line of JSON for its answer. {"name": "PGFetchOrder", "ids": {"order_id": "bill-1"}, "body": null}
// The first line of output has the names of all methods.
const root = [
  () => cashfree,
  () => payouts,
  () => Cashfree,
  () => Payouts,
].reduce((found, each) => {
  try {
    return found ?? each();
  } catch {
    return found; // no such name in the lines of the page
  }
}, null);

function parametersOf(called) {
  const listed = /\(([^)]*)\)/.exec(Function.prototype.toString.call(called))[1];
  return (listed || "data").split(", "); // a bound function lists none
}

function valueOf(parameter, { ids, body }) {
  if (parameter in ids) return ids[parameter];
  if (parameter === "x_api_version") return "2024-01-01";
  if ("*" in ids && !/^([A-Z]|x_|options$)/.test(parameter)) return ids["*"];
  // the body is named by its type, or is the only parameter
  return (/^[A-Z]\w*[a-z]$/.test(parameter) && !/^(Content_Type|Accept)$/.test(parameter)) || /^(data|req)$/.test(parameter)
    ? body ?? undefined
    : undefined;
}

function namesOf(owner, prefix = "") {
  const names = Object.getOwnPropertyNames(owner).filter((each) => each !== "prototype");
  if (owner.constructor !== Function && owner.constructor !== Object) {
    names.push(...Object.getOwnPropertyNames(owner.constructor.prototype).filter((each) => each !== "constructor"));
  }
  return [...new Set(names)].flatMap((each) => {
    if (typeof owner[each] === "function" && each !== "axios") return [prefix + each];
    return prefix || typeof owner[each] !== "object" || owner[each] === null ? [] : namesOf(owner[each], `${each}.`);
  });
}

async function call(request) {
  const path = namesOf(root).find((each) => each.toLowerCase() === request.name.toLowerCase()).split(".");
  const name = path.pop();
  const owner = path.reduce((found, each) => found[each], root);
  const answer = await owner[name](...parametersOf(owner[name]).map((each) => valueOf(each, request)));
  return "config" in Object(answer) && "data" in answer ? answer.data : answer;
}

async function serve() {
  process.stdout.write(JSON.stringify(namesOf(root)) + "\n");
  for await (const line of require("readline").createInterface({ input: process.stdin })) {
    const said = await call(JSON.parse(line)).then(
      (answer) => ({ answer: answer ?? null }),
      (fault) => ({ error: fault.response?.data ?? { message: String(fault) } }),
    );
    process.stdout.write(JSON.stringify(said) + "\n");
  }
}

serve();

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="te_IN" sourcelanguage="en_IN">
<context>
    <name>AboutTab</name>
    <message>
        <source>About</source>
        <translation>గురించి</translation>
    </message>
    <message>
        <source>Drafts that no native speaker has read yet: {languages}.</source>
        <translation>మాతృభాషగా మాట్లాడేవాళ్లు ఇంకా చదవని డ్రాఫ్ట్‌లు: {languages}.</translation>
    </message>
    <message>
        <source>Journal, settings, people and logs: data folder. Keys: system keychain, or only memory.</source>
        <translation>జర్నల్, సెట్టింగ్స్, వ్యక్తులు, లాగ్‌లు: డేటా ఫోల్డర్. కీలు: సిస్టమ్ కీచెయిన్, లేదా మెమరీలో మాత్రమే.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>లైసెన్స్‌లు</translation>
    </message>
    <message>
        <source>Paydesk is under the Apache License 2.0. It uses Qt under the LGPL 3, and:</source>
        <translation>Paydesk Apache License 2.0 కింద ఉంది. ఇది LGPL 3 కింద ఉన్న Qtని, ఇంకా వీటిని వాడుతుంది:</translation>
    </message>
    <message>
        <source>Paydesk {version}</source>
        <translation>Paydesk {version}</translation>
    </message>
    <message>
        <source>Paydesk {version} is there: {news} Get it at {page} and install it over this one.</source>
        <translation>Paydesk {version} వచ్చింది: {news} {page} నుంచి తీసుకుని దీని మీదే ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>డేటా ఫోల్డర్: {folder}.</translation>
    </message>
</context>
<context>
    <name>AccessSettings</name>
    <message>
        <source>A number from {first} to {last}.</source>
        <translation>{first} నుంచి {last} వరకు ఒక నంబర్.</translation>
    </message>
    <message>
        <source>Address: {url}</source>
        <translation>అడ్రస్: {url}</translation>
    </message>
    <message>
        <source>Bills as files</source>
        <translation>ఫైళ్లుగా బిల్లులు</translation>
    </message>
    <message>
        <source>Fixed port</source>
        <translation>ఫిక్స్‌డ్ పోర్ట్</translation>
    </message>
    <message>
        <source>For programs that cannot find the address.</source>
        <translation>అడ్రస్ కనుక్కోలేని ప్రోగ్రామ్‌ల కోసం.</translation>
    </message>
    <message>
        <source>How programs reach this counter</source>
        <translation>ప్రోగ్రామ్‌లు ఈ కౌంటర్‌ను చేరే విధానం</translation>
    </message>
    <message>
        <source>Links of web pages fill the form</source>
        <translation>వెబ్ పేజీల లింక్‌లు ఫారం నింపుతాయి</translation>
    </message>
    <message>
        <source>No address before a program is added.</source>
        <translation>ప్రోగ్రామ్ చేర్చే వరకు అడ్రస్ లేదు.</translation>
    </message>
    <message>
        <source>No program can call now.</source>
        <translation>ఇప్పుడు ఏ ప్రోగ్రామ్ కాల్ చేయలేదు.</translation>
    </message>
    <message>
        <source>Nothing is sent before you press.</source>
        <translation>మీరు నొక్కే ముందు ఏమీ వెళ్లదు.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>పోర్ట్</translation>
    </message>
    <message>
        <source>Port {port} is in use</source>
        <translation>పోర్ట్ {port} వాడకంలో ఉంది</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Cancel this sale?</source>
        <translation>ఈ అమ్మకం రద్దు చేయాలా?</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>ఇంకా వేచి ఉండండి</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>అవును, రద్దు చేయండి</translation>
    </message>
</context>
<context>
    <name>ActivityChart</name>
    <message>
        <source>Day by day</source>
        <translation>రోజువారీగా</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>ఏమీ లేదు</translation>
    </message>
</context>
<context>
    <name>ActivityTab</name>
    <message>
        <source>Activity</source>
        <translation>యాక్టివిటీ</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Amount (INR)</source>
        <translation>అమౌంట్ (INR)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>బెనిఫిషియరీ హిస్టరీ</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>రోజు</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>అయింది</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSVగా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>పేరు, అమౌంట్, UTR</translation>
    </message>
    <message>
        <source>No payouts: {days}</source>
        <translation>పేఅవుట్‌లు లేవు: {days}</translation>
    </message>
    <message>
        <source>No such payout: {days}</source>
        <translation>అలాంటి పేఅవుట్ లేదు: {days}</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” కు ఏమీ దొరకలేదు</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>నంబర్</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>పెండింగ్</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>వ్యక్తి</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>వెతకండి</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>అన్నీ చూపించండి</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>టైమ్</translation>
    </message>
    <message>
        <source>To</source>
        <translation>ఏ అకౌంట్‌కి</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>తెలియదు</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ఏమిటి</translation>
    </message>
    <message>
        <source>When</source>
        <translation>ఎప్పుడు</translation>
    </message>
    <message>
        <source>done {amount}</source>
        <translation>అయింది {amount}</translation>
    </message>
    <message>
        <source>not paid {amount}</source>
        <translation>పేమెంట్ కాలేదు {amount}</translation>
    </message>
    <message>
        <source>pending {amount}</source>
        <translation>పెండింగ్ {amount}</translation>
    </message>
    <message>
        <source>unknown {amount}</source>
        <translation>తెలియదు {amount}</translation>
    </message>
    <message>
        <source>{n} · do not send again</source>
        <translation>{n} · మళ్లీ పంపొద్దు</translation>
    </message>
    <message>
        <source>{n} · failed or came back</source>
        <translation>{n} · ఫెయిల్ లేదా తిరిగి వచ్చింది</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ఇంకా %n</numerusform>
            <numerusform>ఇంకా %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>అన్నీ తీసేయండి</translation>
    </message>
    <message>
        <source>Dismiss the others</source>
        <translation>మిగతావి తీసేయండి</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ఓపెన్</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>మూసిన తర్వాత పేమెంట్ అయింది: {amount} · {order}</translation>
    </message>
    <message>
        <source>{amount} paid · {order}</source>
        <translation>{amount} పేమెంట్ అయింది · {order}</translation>
    </message>
</context>
<context>
    <name>AmountEdit</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
</context>
<context>
    <name>AmountQuestion</name>
    <message>
        <source>No, change it</source>
        <translation>కాదు, మార్చండి</translation>
    </message>
    <message>
        <source>This shop asks above {limit}.</source>
        <translation>{limit} దాటితే ఈ షాపులో అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Yes, continue</source>
        <translation>అవును, కొనసాగించండి</translation>
    </message>
    <message>
        <source>{amount}: is this amount right?</source>
        <translation>{amount}: ఈ అమౌంట్ సరైనదేనా?</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The pretend phone opens in this PC&apos;s browser</source>
        <translation>ఉత్తుత్తి ఫోన్ ఈ PC బ్రౌజర్‌లో తెరుచుకుంటుంది</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>A person can have a language of their own: People and PINs.</source>
        <translation>ఒక్కొక్కరికి సొంత భాష ఉండవచ్చు: వ్యక్తులు, PINలలో.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>సిస్టమ్ లాగా</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>రంగులు</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>డార్క్</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>హై కాంట్రాస్ట్</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>భాష</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>భాష, రూపం</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>లైట్</translation>
    </message>
    <message>
        <source>Size of text and keys</source>
        <translation>అక్షరాలు, బటన్ల సైజు</translation>
    </message>
    <message>
        <source>Takes effect when Paydesk starts again.</source>
        <translation>Paydesk మళ్లీ మొదలైనప్పుడు అమలవుతుంది.</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>కీలు తీసేయండి</translation>
    </message>
    <message>
        <source>Delete these keys?</source>
        <translation>ఈ కీలు తీసేయాలా?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Erased from this PC. This part stops until you type new keys.</source>
        <translation>ఈ PC నుంచి చెరిగిపోతాయి. కొత్త కీలు టైప్ చేసే వరకు ఈ భాగం ఆగుతుంది.</translation>
    </message>
    <message>
        <source>Save keys</source>
        <translation>కీలు సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>ఈ కనెక్షన్ టెస్ట్ చేయండి</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>డెమో సొంతవి</translation>
    </message>
    <message>
        <source>Type new keys</source>
        <translation>కొత్త కీలు టైప్ చేయండి</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>కీలు టైప్ చేయండి</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>అవును, తీసేయండి</translation>
    </message>
    <message>
        <source>{area}: {field}</source>
        <translation>{area}: {field}</translation>
    </message>
</context>
<context>
    <name>Base</name>
    <message>
        <source>Amount not known</source>
        <translation>అమౌంట్ తెలియదు</translation>
    </message>
    <message>
        <source>Bill {number}</source>
        <translation>బిల్ {number}</translation>
    </message>
    <message>
        <source>en_IN</source>
        <comment>the locale of this translation</comment>
        <translation>te_IN</translation>
    </message>
    <message>
        <source>{n} h ago</source>
        <translation>{n} గం. క్రితం</translation>
    </message>
    <message>
        <source>{n} min ago</source>
        <translation>{n} నిమి. క్రితం</translation>
    </message>
    <message>
        <source>{n} s ago</source>
        <translation>{n} సె. క్రితం</translation>
    </message>
    <message>
        <source>{program}, bill {number}</source>
        <translation>{program}, బిల్ {number}</translation>
    </message>
</context>
<context>
    <name>BillQuestion</name>
    <message>
        <source>Charge {amount}</source>
        <translation>{amount} తీసుకోండి</translation>
    </message>
    <message>
        <source>Misread? Scan again.</source>
        <translation>తప్పుగా చదివిందా? మళ్లీ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>New sale</source>
        <translation>కొత్త అమ్మకం</translation>
    </message>
    <message>
        <source>No order {number}. Charge {amount} for this bill?</source>
        <translation>{number} ఆర్డర్ లేదు. ఈ బిల్‌కు {amount} తీసుకోవాలా?</translation>
    </message>
    <message>
        <source>Same customer? Open that sale from the list.</source>
        <translation>అదే కస్టమరా? ఆ అమ్మకం లిస్ట్ నుంచి తెరవండి.</translation>
    </message>
    <message>
        <source>{bill} waits for {amount}.</source>
        <translation>{bill}: {amount} కోసం వెయిటింగ్.</translation>
    </message>
</context>
<context>
    <name>Bills</name>
    <message>
        <source>Another amount is open.</source>
        <translation>వేరే అమౌంట్ ఓపెన్‌లో ఉంది.</translation>
    </message>
    <message>
        <source>Unlock first.</source>
        <translation>ముందు అన్‌లాక్ చేయండి.</translation>
    </message>
    <message>
        <source>You may not sell.</source>
        <translation>మీకు అమ్మే అనుమతి లేదు.</translation>
    </message>
    <message>
        <source>{bill}: {amount} refused.</source>
        <translation>{bill}: {amount} నిరాకరించాం.</translation>
    </message>
    <message>
        <source>{bill}: {amount} waits in the list</source>
        <translation>{bill}: {amount} లిస్ట్‌లో వెయిటింగ్</translation>
    </message>
    <message>
        <source>{other} is open.</source>
        <translation>{other} ఓపెన్‌లో ఉంది.</translation>
    </message>
    <message>
        <source>{other} is paid.</source>
        <translation>{other}: పేమెంట్ అయింది.</translation>
    </message>
    <message>
        <source>{program} wants {amount} for {bill}.</source>
        <translation>{program}: {bill} కు {amount} కావాలి.</translation>
    </message>
</context>
<context>
    <name>CashgramForm</name>
    <message>
        <source>10 digits</source>
        <translation>10 అంకెలు</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>ఈ లింక్ ఉన్నవారెవరైనా చివరి రోజు వరకు డబ్బు తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ఇ-మెయిల్</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ఇ-మెయిల్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>చివరి రోజు</translation>
    </message>
    <message>
        <source>Last day, e-mail</source>
        <translation>చివరి రోజు, ఇ-మెయిల్</translation>
    </message>
    <message>
        <source>Letters, digits, spaces</source>
        <translation>అక్షరాలు, అంకెలు, ఖాళీలు</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>లింక్ చేయండి</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>మరిన్ని వివరాలు</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>No</source>
        <translation>లేదు</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>పేఅవుట్ లింక్</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>దేని రీఫండ్</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>రిమార్క్స్</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>రిమార్క్స్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>Send the link to this phone and e-mail</source>
        <translation>లింక్‌ను ఈ ఫోన్, ఇ-మెయిల్‌కు పంపండి</translation>
    </message>
    <message>
        <source>Sent to the customer</source>
        <translation>కస్టమర్‌కు పంపాం</translation>
    </message>
    <message>
        <source>This is more than is left to refund of this sale.</source>
        <translation>ఈ అమ్మకంలో అంత రీఫండ్ మిగల్లేదు.</translation>
    </message>
    <message>
        <source>This is more than is left to refund: {amount}.</source>
        <translation>రీఫండ్‌కు అంత మిగల్లేదు; మిగిలింది: {amount}.</translation>
    </message>
    <message>
        <source>This is more than was paid: {amount}.</source>
        <translation>ఇది వచ్చిన పేమెంట్ కంటే ఎక్కువ: {amount}.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>దేనికి</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>అవును</translation>
    </message>
</context>
<context>
    <name>CashgramList</name>
    <message>
        <source>No link is open</source>
        <translation>ఏ లింకూ ఓపెన్‌లో లేదు</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>సెటిల్ కాలేదు</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>సెటిల్ అయింది</translation>
    </message>
</context>
<context>
    <name>CashgramPanel</name>
    <message>
        <source>Links made here</source>
        <translation>ఇక్కడ చేసిన లింక్‌లు</translation>
    </message>
    <message>
        <source>Made here</source>
        <translation>ఇక్కడ చేసినవి</translation>
    </message>
    <message>
        <source>New link</source>
        <translation>కొత్త లింక్</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>పేఅవుట్ లింక్</translation>
    </message>
    <message>
        <source>Payout links</source>
        <translation>పేఅవుట్ లింక్‌లు</translation>
    </message>
</context>
<context>
    <name>Cashgrams</name>
    <message>
        <source>Already refunded: {amount}.</source>
        <translation>ఇప్పటికే రీఫండ్: {amount}.</translation>
    </message>
    <message>
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>ఇప్పటికే రీఫండ్ అయింది: {amount}. ఇంకా {left} మిగిలింది.</translation>
    </message>
    <message>
        <source>Cancel this payout link, and call your supervisor.</source>
        <translation>ఈ పేఅవుట్ లింక్ రద్దు చేసి, సూపర్‌వైజర్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>ఈ లింక్ ఎవరికీ ఇవ్వొద్దు</translation>
    </message>
    <message>
        <source>Needs a supervisor. It goes back to the account that paid.</source>
        <translation>సూపర్‌వైజర్ కావాలి. డబ్బు చెల్లించిన ఖాతాకే వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Needs a supervisor. Paid from the payout account.</source>
        <translation>సూపర్‌వైజర్ కావాలి. డబ్బు పేఅవుట్ అకౌంట్ నుంచి వెళ్తుంది.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>రకం లేదు</translation>
    </message>
    <message>
        <source>Nothing is left to refund</source>
        <translation>రీఫండ్ చేయడానికి ఏమీ మిగల్లేదు</translation>
    </message>
    <message>
        <source>Paydesk does not show, copy or print it.</source>
        <translation>Paydesk దీన్ని చూపదు, కాపీ చేయదు, ప్రింట్ చేయదు.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>రీఫండ్</translation>
    </message>
    <message>
        <source>Refund of {amount} for {number}</source>
        <translation>{number} కు {amount} రీఫండ్</translation>
    </message>
    <message>
        <source>Repayment</source>
        <translation>తిరిగి చెల్లింపు</translation>
    </message>
    <message>
        <source>The payment service sent a link that asks the customer to pay.</source>
        <translation>పేమెంట్ సర్వీస్ పంపిన లింక్ కస్టమర్‌నే డబ్బు అడుగుతోంది.</translation>
    </message>
    <message>
        <source>The payment service sent a link that is not secure.</source>
        <translation>పేమెంట్ సర్వీస్ సురక్షితం కాని లింక్ పంపింది.</translation>
    </message>
    <message>
        <source>The payment service sent a link to another address.</source>
        <translation>పేమెంట్ సర్వీస్ వేరే అడ్రస్‌కు వెళ్లే లింక్ పంపింది.</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>వాడటం లేదు</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>ఇంకా లేదు</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>సరే</translation>
    </message>
    <message>
        <source>See to it</source>
        <translation>దీన్ని చూడండి</translation>
    </message>
    <message>
        <source>Stops selling</source>
        <translation>అమ్మకం ఆపుతుంది</translation>
    </message>
    <message>
        <source>{title}: {state}</source>
        <translation>{title}: {state}</translation>
    </message>
</context>
<context>
    <name>CloseQuestion</name>
    <message numerus="yes">
        <source>%n customers can still pay.</source>
        <translation>
            <numerusform>ఇంకా %n కస్టమర్ పే చేయవచ్చు.</numerusform>
            <numerusform>ఇంకా %n మంది కస్టమర్లు పే చేయవచ్చు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales were waiting when Paydesk closed.</source>
        <translation>
            <numerusform>Paydesk మూసినప్పుడు %n అమ్మకం వెయిటింగ్‌లో ఉంది.</numerusform>
            <numerusform>Paydesk మూసినప్పుడు %n అమ్మకాలు వెయిటింగ్‌లో ఉన్నాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>అయినా మూసేయండి</translation>
    </message>
    <message>
        <source>Keep Paydesk open</source>
        <translation>Paydesk తెరిచే ఉంచండి</translation>
    </message>
    <message>
        <source>One customer can still pay.</source>
        <translation>ఇంకా ఒక కస్టమర్ పే చేయవచ్చు.</translation>
    </message>
    <message>
        <source>One sale was waiting when Paydesk closed.</source>
        <translation>Paydesk మూసినప్పుడు ఒక అమ్మకం వెయిటింగ్‌లో ఉంది.</translation>
    </message>
    <message>
        <source>Paydesk now checks who has paid.</source>
        <translation>ఎవరు పే చేశారో Paydesk ఇప్పుడు చూస్తోంది.</translation>
    </message>
    <message>
        <source>Payments still arrive, but nobody here sees them until Paydesk opens again.</source>
        <translation>పేమెంట్‌లు వస్తూనే ఉంటాయి, కానీ Paydesk మళ్లీ తెరిచే వరకు ఇక్కడ ఎవరికీ కనిపించవు.</translation>
    </message>
</context>
<context>
    <name>ColourView</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
</context>
<context>
    <name>ConfirmationPage</name>
    <message>
        <source>A second person&apos;s PIN is needed.</source>
        <translation>రెండో వ్యక్తి PIN కావాలి.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Bank says {name}</source>
        <translation>బ్యాంక్ చెప్పిన పేరు {name}</translation>
    </message>
    <message>
        <source>Each attempt has the same number: nobody is paid twice.</source>
        <translation>ప్రతి ప్రయత్నానికి అదే నంబర్: ఎవరికీ డబ్బు రెండుసార్లు వెళ్లదు.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Is this right?</source>
        <translation>ఇది సరైనదేనా?</translation>
    </message>
    <message>
        <source>Names differ. Ask who this is before you send.</source>
        <translation>పేర్లు వేరు. పంపే ముందు ఇది ఎవరో అడగండి.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>సారాంశం</translation>
    </message>
    <message>
        <source>Yes, the money is for {name}</source>
        <translation>అవును, డబ్బు {name} కే</translation>
    </message>
</context>
<context>
    <name>ConfirmedActionCard</name>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
</context>
<context>
    <name>ConnectStep</name>
    <message>
        <source>1. Sign in to the Cashfree dashboard.</source>
        <translation>1. Cashfree డ్యాష్‌బోర్డ్‌లో సైన్ ఇన్ చేయండి.</translation>
    </message>
    <message>
        <source>2. Switch to Live at the top.</source>
        <translation>2. పైన Liveకు మార్చండి.</translation>
    </message>
    <message>
        <source>2. Switch to Test at the top.</source>
        <translation>2. పైన Testకు మార్చండి.</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers తెరవండి, తర్వాత API keys.</translation>
    </message>
    <message>
        <source>4. Copy both. The secret is shown once.</source>
        <translation>4. రెండూ కాపీ చేయండి. సీక్రెట్ ఒక్కసారే కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>కీలు చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Clock is right</source>
        <translation>గడియారం సరిగ్గా ఉంది</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>ఈ కౌంటర్‌ను కనెక్ట్ చేయండి</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keys accepted</source>
        <translation>కీలు ఒప్పుకుంది</translation>
    </message>
    <message>
        <source>Keys accepted. Clock is right.</source>
        <translation>కీలు ఒప్పుకుంది. గడియారం సరిగ్గా ఉంది.</translation>
    </message>
    <message>
        <source>Keys are saved after the check.</source>
        <translation>చెక్ అయ్యాక కీలు సేవ్ అవుతాయి.</translation>
    </message>
    <message>
        <source>Keys are saved. Leave empty to keep them.</source>
        <translation>కీలు సేవ్ అయ్యాయి. అవే ఉంచాలంటే ఖాళీగా వదిలేయండి.</translation>
    </message>
    <message>
        <source>Keys match Live</source>
        <translation>ఇవి లైవ్ కీలే</translation>
    </message>
    <message>
        <source>Keys match Test</source>
        <translation>ఇవి టెస్ట్ కీలే</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>లైవ్</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Next: people</source>
        <translation>తర్వాత: వ్యక్తులు</translation>
    </message>
    <message>
        <source>Practice with test keys</source>
        <translation>టెస్ట్ కీలతో ప్రాక్టీస్</translation>
    </message>
    <message>
        <source>Real customers, real money</source>
        <translation>అసలు కస్టమర్లు, అసలు డబ్బు</translation>
    </message>
    <message>
        <source>See softPOS in the dashboard, or type its phone.</source>
        <translation>డ్యాష్‌బోర్డ్‌లో softPOS చూడండి, లేదా దాని ఫోన్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Settings loaded from the file</source>
        <translation>ఫైల్ నుంచి సెట్టింగ్స్ వచ్చాయి</translation>
    </message>
    <message>
        <source>Some values were not valid and left out.</source>
        <translation>కొన్ని విలువలు సరైనవి కావు, వదిలేశాం.</translation>
    </message>
    <message>
        <source>TEST on every screen</source>
        <translation>ప్రతి స్క్రీన్ మీదా ‘టెస్ట్’</translation>
    </message>
    <message>
        <source>Terminal number</source>
        <translation>టెర్మినల్ నంబర్</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>టెస్ట్</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>మళ్లీ టెస్ట్ చేయండి</translation>
    </message>
    <message>
        <source>These are live keys. Choose Live, or copy the test keys.</source>
        <translation>ఇవి లైవ్ కీలు. ‘లైవ్’ ఎంచుకోండి, లేదా టెస్ట్ కీలు కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>These are test keys. Choose Test, or copy the live keys.</source>
        <translation>ఇవి టెస్ట్ కీలు. ‘టెస్ట్’ ఎంచుకోండి, లేదా లైవ్ కీలు కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>Type the keys and this counter&apos;s terminal number.</source>
        <translation>కీలు, ఈ కౌంటర్ టెర్మినల్ నంబర్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Use another server</source>
        <translation>వేరే సర్వర్ వాడండి</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>కీలు ఎక్కడ దొరుకుతాయి</translation>
    </message>
    <message>
        <source>{n} s off</source>
        <translation>{n} సె. తేడా</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <translation>{time} ms</translation>
    </message>
</context>
<context>
    <name>ConnectionSettings</name>
    <message>
        <source>API version</source>
        <translation>API వెర్షన్</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>కీలు మార్చండి</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>కనెక్షన్</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>కీలు</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>ఈ కనెక్షన్ టెస్ట్ చేయండి</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>డెమో ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్ వాడుతుంది. సెట్ చేయాల్సింది ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>ఇది డెమో</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>కీలు టైప్ చేయండి</translation>
    </message>
</context>
<context>
    <name>ConnectionsPage</name>
    <message>
        <source>Connections</source>
        <translation>కనెక్షన్లు</translation>
    </message>
    <message>
        <source>Each part has its own keys. New keys count from the next call.</source>
        <translation>ఒక్కో భాగానికి సొంత కీలు. కొత్త కీలు తర్వాతి కాల్ నుంచి పనిచేస్తాయి.</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>కీచెయిన్ తెరవండి</translation>
    </message>
    <message>
        <source>Sandbox keys. You can test them, not change them.</source>
        <translation>శాండ్‌బాక్స్ కీలు. టెస్ట్ చేయవచ్చు, మార్చలేరు.</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>ఇది డెమో</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied. The clipboard is emptied after a minute.</source>
        <translation>కాపీ అయింది. ఒక నిమిషం తర్వాత క్లిప్‌బోర్డ్ ఖాళీ అవుతుంది.</translation>
    </message>
</context>
<context>
    <name>CopyValueButton</name>
    <message>
        <source>Copied</source>
        <translation>కాపీ అయింది</translation>
    </message>
    <message>
        <source>Copy {name} {value}</source>
        <translation>{name} {value} కాపీ</translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>Time left</source>
        <translation>మిగిలిన టైమ్</translation>
    </message>
</context>
<context>
    <name>CounterSettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
</context>
<context>
    <name>CrashKept</name>
    <message>
        <source>All sales are saved and continue. The report stays on this PC.</source>
        <translation>అన్ని అమ్మకాలు సేవ్ అయ్యాయి, కొనసాగుతాయి. రిపోర్ట్ ఈ PCలోనే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk పని మధ్యలో ఆగిపోయింది</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Almost expired. Ask for a new code</source>
        <translation>గడువు దాదాపు తీరింది. కొత్త కోడ్ అడగండి</translation>
    </message>
    <message>
        <source>Ask at the counter for a new code.</source>
        <translation>కౌంటర్‌లో కొత్త కోడ్ అడగండి.</translation>
    </message>
    <message>
        <source>Ask at the counter.</source>
        <translation>కౌంటర్‌లో అడగండి.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>రద్దైంది</translation>
    </message>
    <message>
        <source>Compare the amount with your phone</source>
        <translation>అమౌంట్‌ను మీ ఫోన్‌తో సరిచూసుకోండి</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>ఒక నిమిషం కంటే తక్కువ ఉంది</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>ఈసారి కోడ్ లేదు</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>చెల్లించాల్సింది లేదు.</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>ఆర్డర్ {number}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>ముందే పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Pay once, wait for the green screen</source>
        <translation>ఒక్కసారే పే చేయండి, ఆకుపచ్చ స్క్రీన్ వరకు ఆగండి</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>దయచేసి ఆగండి</translation>
    </message>
    <message>
        <source>Scan to receive this money</source>
        <translation>ఈ డబ్బు తీసుకోవడానికి స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Scan with any UPI app</source>
        <translation>ఏ UPI యాప్‌తోనైనా స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>మీ ఫోన్‌తో స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Thank you. Take your goods.</source>
        <translation>ధన్యవాదాలు. మీ సరుకు తీసుకోండి.</translation>
    </message>
    <message>
        <source>The shop cancels this payment. Do not pay.</source>
        <translation>షాపు ఈ పేమెంట్ రద్దు చేస్తోంది. పే చేయవద్దు.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>టైమ్ అయిపోయింది</translation>
    </message>
    <message>
        <source>Type the amount in your app</source>
        <translation>మీ యాప్‌లో మొత్తం టైప్ చేయండి</translation>
    </message>
    <message>
        <source>We check your payment. Do not pay again.</source>
        <translation>మీ పేమెంట్ చెక్ చేస్తున్నాం. మళ్లీ పే చేయవద్దు.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>స్వాగతం</translation>
    </message>
    <message>
        <source>Your code comes now.</source>
        <translation>మీ కోడ్ ఇప్పుడే వస్తుంది.</translation>
    </message>
</context>
<context>
    <name>CustomerPhrase</name>
    <message>
        <source>Say to the customer</source>
        <translation>కస్టమర్‌కు చెప్పండి</translation>
    </message>
    <message>
        <source>रुकिए, जाँच चल रही है। दोबारा मत चुकाइए।</source>
        <translation>Please wait, I am asking. Do not pay again.</translation>
    </message>
</context>
<context>
    <name>CustomerSettings</name>
    <message>
        <source>A tone when a sale is paid or fails</source>
        <translation>అమ్మకానికి పేమెంట్ అయినా, ఫెయిల్ అయినా టోన్</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>కస్టమర్ డిస్‌ప్లే మూయడానికి PIN కావాలి</translation>
    </message>
    <message>
        <source>Customer screen also in</source>
        <translation>కస్టమర్ డిస్‌ప్లే ఈ భాషలో కూడా</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>కస్టమర్ డిస్‌ప్లే, సౌండ్</translation>
    </message>
    <message>
        <source>No second language</source>
        <translation>రెండో భాష వద్దు</translation>
    </message>
    <message>
        <source>Say the amount aloud</source>
        <translation>అమౌంట్ పైకి చెప్పాలి</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>సౌండ్ టెస్ట్ చేయండి</translation>
    </message>
    <message>
        <source>Where it fills a second screen: so that no customer closes it.</source>
        <translation>రెండో స్క్రీన్ నిండా ఉన్నప్పుడు: ఏ కస్టమరూ దాన్ని మూయకుండా.</translation>
    </message>
    <message>
        <source>Where this PC has a voice for the language.</source>
        <translation>ఈ PCలో ఆ భాషకు వాయిస్ ఉంటే.</translation>
    </message>
</context>
<context>
    <name>CustomerWindow</name>
    <message>
        <source>Paydesk</source>
        <translation>Paydesk</translation>
    </message>
    <message>
        <source>{shop}, customer display</source>
        <translation>{shop}, కస్టమర్ డిస్‌ప్లే</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>This is no day. Type it as 20-11-2026.</source>
        <translation>ఇది సరైన తేదీ కాదు. ఇలా టైప్ చేయండి: 20-11-2026.</translation>
    </message>
    <message>
        <source>dd-mm-yyyy</source>
        <translation>తేదీ-నెల-ఏడాది</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n అమ్మకం</numerusform>
            <numerusform>%n అమ్మకాలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n వెయిటింగ్</numerusform>
            <numerusform>%n వెయిటింగ్</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}, %n more.</source>
        <translation>
            <numerusform>ఆటోమేటిక్‌గా కొనసాగుతాయి: {orders}, ఇంకా %n.</numerusform>
            <numerusform>ఆటోమేటిక్‌గా కొనసాగుతాయి: {orders}, ఇంకా %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}.</source>
        <translation>
            <numerusform>ఆటోమేటిక్‌గా కొనసాగుతుంది: {orders}.</numerusform>
            <numerusform>ఆటోమేటిక్‌గా కొనసాగుతాయి: {orders}.</numerusform>
        </translation>
    </message>
    <message>
        <source>GST QR</source>
        <translation>GST QR</translation>
    </message>
    <message>
        <source>Last answer {ago}. Do not hand over.</source>
        <translation>చివరి జవాబు {ago}. సరుకు ఇవ్వొద్దు.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>లింక్</translation>
    </message>
    <message>
        <source>Needs attention: {n}</source>
        <translation>చూడాల్సినవి: {n}</translation>
    </message>
    <message>
        <source>No answer says that it was made. Do not refund it again.</source>
        <translation>ఇది తయారైనట్టు జవాబు రాలేదు. మళ్లీ రీఫండ్ చేయొద్దు.</translation>
    </message>
    <message>
        <source>No answer yet. Do not hand over.</source>
        <translation>ఇంకా జవాబు లేదు. సరుకు ఇవ్వొద్దు.</translation>
    </message>
    <message>
        <source>No shift is open: the next sale opens one</source>
        <translation>షిఫ్ట్ తెరిచి లేదు: తర్వాతి అమ్మకంతో తెరుచుకుంటుంది</translation>
    </message>
    <message>
        <source>Not settled: refund or hand over.</source>
        <translation>సెటిల్ కాలేదు: రీఫండ్ చేయండి లేదా సరుకు ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Paid again as {order}: hand over once, refund the other.</source>
        <translation>{order} గా మళ్లీ పేమెంట్ అయింది: సరుకు ఒక్కసారే ఇవ్వండి, రెండోది రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>లేటుగా పేమెంట్</translation>
    </message>
    <message>
        <source>Refund of {order}</source>
        <translation>{order} రీఫండ్</translation>
    </message>
    <message>
        <source>Refunded {amount}, net {net}</source>
        <translation>రీఫండ్ {amount}, నికరం {net}</translation>
    </message>
    <message>
        <source>Shift open since {time}</source>
        <translation>షిఫ్ట్ {time} నుంచి తెరిచి ఉంది</translation>
    </message>
    <message>
        <source>Shift open since {time}, {name}</source>
        <translation>షిఫ్ట్ {time} నుంచి తెరిచి ఉంది, {name}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>షాపు QR</translation>
    </message>
    <message>
        <source>The next shift keeps checking.</source>
        <translation>తర్వాతి షిఫ్ట్ చెక్ చేస్తూనే ఉంటుంది.</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>తెలియదు</translation>
    </message>
    <message>
        <source>Z {number}</source>
        <translation>Z {number}</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>ఇంకా ఆర్డర్ నంబర్ లేదు</translation>
    </message>
    <message>
        <source>paid elsewhere: {n}</source>
        <translation>వేరే చోట పేమెంట్: {n}</translation>
    </message>
    <message>
        <source>paid late: {n}</source>
        <translation>లేటుగా పేమెంట్: {n}</translation>
    </message>
    <message>
        <source>refund unknown: {n}</source>
        <translation>రీఫండ్ తెలియదు: {n}</translation>
    </message>
    <message>
        <source>unknown: {n}</source>
        <translation>తెలియదు: {n}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 నుంచి {from_hour}:59</translation>
    </message>
    <message>
        <source>{n} % less</source>
        <translation>{n} % తక్కువ</translation>
    </message>
    <message>
        <source>{n} % less today</source>
        <translation>ఈ రోజు {n} % తక్కువ</translation>
    </message>
    <message>
        <source>{n} % more</source>
        <translation>{n} % ఎక్కువ</translation>
    </message>
    <message>
        <source>{n} % more today</source>
        <translation>ఈ రోజు {n} % ఎక్కువ</translation>
    </message>
    <message>
        <source>{program}: {amount}, {sales}</source>
        <translation>{program}: {amount}, {sales}</translation>
    </message>
    <message>
        <source>{sales}, average {amount}</source>
        <translation>{sales}, సగటు {amount}</translation>
    </message>
    <message>
        <source>{shop}, {days}: {amount} paid, {note}</source>
        <translation>{shop}, {days}: పేమెంట్ {amount}, {note}</translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>No WhatsApp on this PC</source>
        <translation>ఈ PCలో WhatsApp లేదు</translation>
    </message>
    <message>
        <source>Save a PDF instead.</source>
        <translation>బదులుగా PDF సేవ్ చేయండి.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ఫైల్‌గా సేవ్ చేయండి</translation>
    </message>
</context>
<context>
    <name>DemoHints</name>
    <message>
        <source>1 of 4: type an amount</source>
        <translation>1/4: అమౌంట్ టైప్ చేయండి</translation>
    </message>
    <message>
        <source>2 of 4: Show QR</source>
        <translation>2/4: QR చూపించండి</translation>
    </message>
    <message>
        <source>3 of 4: Pay on the phone</source>
        <translation>3/4: ఫోన్‌లో పే చేయండి</translation>
    </message>
    <message>
        <source>4 of 4: Next</source>
        <translation>4/4: తర్వాతిది</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address looks like name@bank.</source>
        <translation>UPI అడ్రస్ ఇలా ఉంటుంది: name@bank.</translation>
    </message>
    <message>
        <source>A character here is not allowed.</source>
        <translation>ఇందులో ఒక అక్షరం అనుమతి లేదు.</translation>
    </message>
    <message>
        <source>A phone number has 10 digits, without +91.</source>
        <translation>ఫోన్ నంబర్‌కు 10 అంకెలు ఉండాలి, +91 లేకుండా.</translation>
    </message>
    <message>
        <source>A phone number has 8 to 12 digits, without +91.</source>
        <translation>ఫోన్ నంబర్‌కు 8 నుంచి 12 అంకెలు ఉండాలి, +91 లేకుండా.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>అకౌంట్ నంబర్</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>అడ్రస్</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>An IFSC has 11 characters: four letters, a zero, six letters or digits.</source>
        <translation>IFSCలో 11 అక్షరాలు: నాలుగు అక్షరాలు, సున్నా, ఆరు అక్షరాలు లేదా అంకెలు.</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>అమౌంట్ సున్నా కంటే తక్కువ ఉండకూడదు.</translation>
    </message>
    <message>
        <source>An e-mail address looks like name@example.com.</source>
        <translation>ఇ-మెయిల్ అడ్రస్ ఇలా ఉంటుంది: name@example.com.</translation>
    </message>
    <message>
        <source>At least 3 characters.</source>
        <translation>కనీసం 3 అక్షరాలు.</translation>
    </message>
    <message>
        <source>At most 100 characters.</source>
        <translation>గరిష్ఠం 100 అక్షరాలు.</translation>
    </message>
    <message>
        <source>At most 200 characters.</source>
        <translation>గరిష్ఠంగా 200 అక్షరాలు.</translation>
    </message>
    <message>
        <source>At most 30 days ahead.</source>
        <translation>గరిష్ఠంగా 30 రోజుల ముందు వరకు.</translation>
    </message>
    <message>
        <source>At most 45 characters.</source>
        <translation>గరిష్ఠంగా 45 అక్షరాలు.</translation>
    </message>
    <message>
        <source>At most 70 characters.</source>
        <translation>గరిష్ఠంగా 70 అక్షరాలు.</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>ఆథరైజేషన్ కోడ్</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>బెనిఫిషియరీ ID</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>చార్జీలు</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>లిస్ట్ నుంచి ఒకటి ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose the account that pays.</source>
        <translation>డబ్బు పంపే అకౌంట్ ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose the account that receives.</source>
        <translation>డబ్బు అందుకునే అకౌంట్ ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose the accounts, or give a recharge account.</source>
        <translation>అకౌంట్లు ఎంచుకోండి, లేదా రీచార్జ్ అకౌంట్ ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Choose the last day of the payout link.</source>
        <translation>పేఅవుట్ లింక్ చివరి రోజు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose the last day, too.</source>
        <translation>చివరి రోజు కూడా ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose who gets each charge.</source>
        <translation>ప్రతి ఛార్జీ ఎవరికో ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose yesterday or an earlier day.</source>
        <translation>నిన్న లేదా అంతకు ముందు రోజు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Details of the beneficiary</source>
        <translation>బెనిఫిషియరీ వివరాలు</translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation>కస్టమర్ వివరాలు</translation>
    </message>
    <message>
        <source>Digits only.</source>
        <translation>అంకెలు మాత్రమే.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ఇ-మెయిల్</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>దీన్ని నింపండి.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>మొదటి రోజు</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ఎక్కడి నుంచి</translation>
    </message>
    <message>
        <source>Give a recharge account or two fund sources, not both.</source>
        <translation>రీచార్జ్ అకౌంట్ లేదా రెండు ఫండ్ సోర్స్‌లు ఇవ్వండి, రెండూ కాదు.</translation>
    </message>
    <message>
        <source>Give one, not both.</source>
        <translation>ఒకటే ఇవ్వండి, రెండూ కాదు.</translation>
    </message>
    <message>
        <source>Give the UPI address or the phone number, not both.</source>
        <translation>UPI అడ్రస్ లేదా ఫోన్ నంబర్ ఒకటే ఇవ్వండి, రెండూ కాదు.</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>చివరి రోజు</translation>
    </message>
    <message>
        <source>Last day of the payout link</source>
        <translation>పేఅవుట్ లింక్ చివరి రోజు</translation>
    </message>
    <message>
        <source>Lines of a page</source>
        <translation>పేజీకి లైన్లు</translation>
    </message>
    <message>
        <source>Mark of the transfer</source>
        <translation>ట్రాన్స్‌ఫర్ గుర్తు</translation>
    </message>
    <message>
        <source>Mobile number</source>
        <translation>మొబైల్ నంబర్</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>More than allowed.</source>
        <translation>అనుమతించిన దానికంటే ఎక్కువ.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>No bill with this number. Scan again, or type the amount.</source>
        <translation>ఈ నంబర్‌తో బిల్ లేదు. మళ్లీ స్కాన్ చేయండి, లేదా అమౌంట్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>No order {number}. Misread, or Caps Lock on? Scan again.</source>
        <translation>{number} ఆర్డర్ లేదు. తప్పుగా చదివిందా, Caps Lock ఆన్‌లో ఉందా? మళ్లీ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>No spaces. Only A to Z, digits, _ and -.</source>
        <translation>ఖాళీలు వద్దు. A నుంచి Z, అంకెలు, _, - మాత్రమే.</translation>
    </message>
    <message>
        <source>No terminal is set. Enter one in Settings.</source>
        <translation>టెర్మినల్ సెట్ చేయలేదు. సెట్టింగ్స్‌లో ఒకటి ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Number of the check</source>
        <translation>పరిశీలన నంబర్</translation>
    </message>
    <message>
        <source>Number of the loan</source>
        <translation>లోన్ నంబర్</translation>
    </message>
    <message>
        <source>Number of the payout link</source>
        <translation>పేఅవుట్ లింక్ నంబర్</translation>
    </message>
    <message>
        <source>Number of the session</source>
        <translation>సెషన్ నంబర్</translation>
    </message>
    <message>
        <source>Number of the transfer</source>
        <translation>ట్రాన్స్‌ఫర్ నంబర్</translation>
    </message>
    <message>
        <source>Only A to Z, digits, _ and -.</source>
        <translation>A నుంచి Z, అంకెలు, _, - మాత్రమే.</translation>
    </message>
    <message>
        <source>Only letters and digits, no spaces.</source>
        <translation>అక్షరాలు, అంకెలు మాత్రమే, ఖాళీలు వద్దు.</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces.</source>
        <translation>అక్షరాలు, అంకెలు, ఖాళీలు మాత్రమే.</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp;.</source>
        <translation>అక్షరాలు, అంకెలు, ఖాళీలు, . - / &amp; మాత్రమే.</translation>
    </message>
    <message>
        <source>Only two digits after the point.</source>
        <translation>పాయింట్ తర్వాత రెండు అంకెలే.</translation>
    </message>
    <message>
        <source>Only version v1.2 can choose the fund source.</source>
        <translation>వెర్షన్ v1.2 మాత్రమే ఫండ్ సోర్స్ ఎంచుకోగలదు.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>పేజీ</translation>
    </message>
    <message>
        <source>Paste only the code, without address or spaces.</source>
        <translation>కోడ్ మాత్రమే పేస్ట్ చేయండి, అడ్రస్, ఖాళీలు వద్దు.</translation>
    </message>
    <message>
        <source>Paste the code from the customer.</source>
        <translation>కస్టమర్ ఇచ్చిన కోడ్ పేస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Real and test money do not mix. Still owed? Fill in a new one.</source>
        <translation>అసలు, టెస్ట్ డబ్బు కలవవు. ఇంకా ఇవ్వాలా? కొత్తది నింపండి.</translation>
    </message>
    <message>
        <source>Real and test money do not mix: this sale has the other kind.</source>
        <translation>అసలు, టెస్ట్ డబ్బు కలవవు: ఈ అమ్మకం వేరే రకానిది.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>కారణం</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>రీచార్జ్ అకౌంట్</translation>
    </message>
    <message>
        <source>Reference of the service</source>
        <translation>సర్వీస్ రిఫరెన్స్</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>రిమార్క్స్</translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation>కస్టమర్‌కు చెప్పండి</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>చార్జీలు లోన్ కంటే ఎక్కువ</translation>
    </message>
    <message>
        <source>The first day is after the last.</source>
        <translation>మొదటి రోజు చివరి రోజు తర్వాత ఉంది.</translation>
    </message>
    <message>
        <source>The smallest amount is ₹1.00.</source>
        <translation>కనీస అమౌంట్ ₹1.00.</translation>
    </message>
    <message>
        <source>There is no order with this number.</source>
        <translation>ఈ నంబర్‌తో ఆర్డర్ లేదు.</translation>
    </message>
    <message>
        <source>This day is over.</source>
        <translation>ఈ రోజు ముగిసింది.</translation>
    </message>
    <message>
        <source>This order has another amount.</source>
        <translation>ఈ ఆర్డర్‌లో వేరే అమౌంట్ ఉంది.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>ఏ అకౌంట్‌కి</translation>
    </message>
    <message>
        <source>Too large. A digit too many?</source>
        <translation>మరీ పెద్దది. ఒక అంకె ఎక్కువైందా?</translation>
    </message>
    <message>
        <source>Too long.</source>
        <translation>మరీ పొడవు.</translation>
    </message>
    <message>
        <source>Too short.</source>
        <translation>మరీ చిన్నది.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>దేనికి</translation>
    </message>
    <message>
        <source>Type a UPI address, as name@bank, or a phone number.</source>
        <translation>UPI అడ్రస్ (name@bank లాగా) లేదా ఫోన్ నంబర్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the IFSC of the bank&apos;s branch.</source>
        <translation>బ్యాంక్ బ్రాంచ్ IFSC టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the account number.</source>
        <translation>అకౌంట్ నంబర్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the amount without commas.</source>
        <translation>అమౌంట్‌ను కామాలు లేకుండా టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the amount, as 1250 or 1250.50.</source>
        <translation>అమౌంట్ టైప్ చేయండి, ఉదా. 1250 లేదా 1250.50.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>బెనిఫిషియరీ ID టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>ఫోన్ నంబర్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the reason.</source>
        <translation>కారణం టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the recipient&apos;s name.</source>
        <translation>డబ్బు అందుకునేవారి పేరు టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the total of the bill, to compare.</source>
        <translation>సరిచూడటానికి బిల్ మొత్తం టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI అడ్రస్</translation>
    </message>
    <message>
        <source>Use digits and one point.</source>
        <translation>అంకెలు, ఒక పాయింట్ వాడండి.</translation>
    </message>
    <message>
        <source>Version of the service</source>
        <translation>సర్వీస్ వెర్షన్</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>ఒక గడి</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Only A to Z, digits, _ and -.</source>
        <translation>“{sign}” అనుమతి లేదు. A నుంచి Z, అంకెలు, _, - మాత్రమే.</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Scanned? Set PC and scanner to English (US).</source>
        <translation>“{sign}” అనుమతి లేదు. స్కాన్ చేశారా? PC, స్కానర్‌ను English (US) కు సెట్ చేయండి.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Last {weekday}</source>
        <translation>పోయిన {weekday}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ఓపెన్</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Paid by hour</source>
        <translation>గంటల వారీ పేమెంట్‌లు</translation>
    </message>
    <message>
        <source>Paid today</source>
        <translation>ఈ రోజు పేమెంట్‌లు</translation>
    </message>
    <message>
        <source>Paid, {days}</source>
        <translation>పేమెంట్, {days}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>ఈరోజు</translation>
    </message>
    <message>
        <source>{day}, same time</source>
        <translation>{day}, అదే టైమ్</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Did you mean {value}?</source>
        <translation>{value} అనుకున్నారా?</translation>
    </message>
    <message>
        <source>Digits alone are no name. They may be a PIN, and are gone.</source>
        <translation>అంకెలు మాత్రమే పేరు కాదు. అవి PIN కావచ్చు, అందుకే తీసివేశాం.</translation>
    </message>
</context>
<context>
    <name>GuideTab</name>
    <message>
        <source>A draft: no native speaker has read it yet.</source>
        <translation>డ్రాఫ్ట్: మాతృభాషగా మాట్లాడేవాళ్లు ఎవరూ ఇంకా చదవలేదు.</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>అన్ని విషయాలు</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>గురించి</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>మూసేయండి</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>గైడ్</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>సహాయం</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>ఈ పేజీ బటన్లు</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>తెరవడానికి సిద్ధం</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>సపోర్ట్ ఫైల్</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Close the hint</source>
        <translation>సూచన మూయండి</translation>
    </message>
</context>
<context>
    <name>HistoryCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>అమౌంట్ (INR)</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>బెనిఫిషియరీ ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>టైమ్</translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Beneficiary</source>
        <translation>బెనిఫిషియరీ</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>బెనిఫిషియరీ హిస్టరీ</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>బెనిఫిషియరీ ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Newer page</source>
        <translation>కొత్త పేజీ</translation>
    </message>
    <message>
        <source>Older page</source>
        <translation>పాత పేజీ</translation>
    </message>
    <message>
        <source>Page {n} · {id}</source>
        <translation>పేజీ {n} · {id}</translation>
    </message>
    <message>
        <source>Save this page as CSV</source>
        <translation>ఈ పేజీని CSVగా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>చూపించండి</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>The service knows of none to this beneficiary in these days.</source>
        <translation>ఈ రోజుల్లో ఈ బెనిఫిషియరీకి ఏ ట్రాన్స్‌ఫరూ సర్వీస్ దగ్గర లేదు.</translation>
    </message>
    <message>
        <source>There are no transfers on this page</source>
        <translation>ఈ పేజీలో ట్రాన్స్‌ఫర్లు లేవు</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>టైమ్</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>బెనిఫిషియరీ ID టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>బెనిఫిషియరీ ID టైప్ చేయండి; రోజులు ఖాళీగా వదలవచ్చు.</translation>
    </message>
    <message>
        <source>Which beneficiary?</source>
        <translation>ఏ బెనిఫిషియరీ?</translation>
    </message>
    <message>
        <source>Whose transfers?</source>
        <translation>ఎవరి ట్రాన్స్‌ఫర్లు?</translation>
    </message>
    <message>
        <source>Yesterday at the latest</source>
        <translation>నిన్నటి వరకే</translation>
    </message>
</context>
<context>
    <name>Hub</name>
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>డేటా ఫోల్డర్ కాపీ అయింది. ఇక్కడ కొత్త జర్నల్ ప్రారంభించండి.</translation>
    </message>
    <message>
        <source>An address looks like https://hub.example.com.</source>
        <translation>అడ్రస్ ఇలా ఉంటుంది: https://hub.example.com.</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>జర్నల్ పాత కాపీ తిరిగి వచ్చింది. కొత్త జర్నల్ ప్రారంభించండి.</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date, or ask the shop&apos;s technician.</source>
        <translation>ఈ PC తేదీ చూడండి, లేదా షాపు టెక్నీషియన్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>కలిసింది</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>కలుపుతోంది…</translation>
    </message>
    <message>
        <source>Get a new code and connect again.</source>
        <translation>కొత్త కోడ్ తీసుకుని మళ్లీ కలపండి.</translation>
    </message>
    <message>
        <source>Give the file of the shop&apos;s authority, or ask its technician.</source>
        <translation>దుకాణం సర్టిఫికెట్ ఫైల్ ఇవ్వండి, లేదా టెక్నీషియన్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Hub: no events</source>
        <translation>హబ్: సమాచారం లేదు</translation>
    </message>
    <message>
        <source>Keep selling. Check the address, or ask the shop&apos;s technician.</source>
        <translation>అమ్మకం కొనసాగించండి. అడ్రస్ చూడండి, లేదా షాపు టెక్నీషియన్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Keep selling. Check the network. Paydesk sends later.</source>
        <translation>అమ్మకం కొనసాగించండి. నెట్‌వర్క్ చూడండి. Paydesk తర్వాత పంపుతుంది.</translation>
    </message>
    <message>
        <source>Keep selling. Paydesk sends later.</source>
        <translation>అమ్మకం కొనసాగించండి. Paydesk తర్వాత పంపుతుంది.</translation>
    </message>
    <message>
        <source>Let the hub show a new one.</source>
        <translation>హబ్‌లో కొత్త కోడ్ చూపించండి.</translation>
    </message>
    <message>
        <source>No hub</source>
        <translation>హబ్ లేదు</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>కలవలేదు</translation>
    </message>
    <message>
        <source>The code is used or too old</source>
        <translation>కోడ్ వాడేశారు లేదా పాతది</translation>
    </message>
    <message>
        <source>The code is wrong</source>
        <translation>కోడ్ తప్పు</translation>
    </message>
    <message>
        <source>The hub accepts no more of it. Begin a new journal.</source>
        <translation>హబ్ దీనివి ఇక తీసుకోదు. కొత్త జర్నల్ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>The hub does not answer</source>
        <translation>హబ్ జవాబివ్వడం లేదు</translation>
    </message>
    <message>
        <source>The hub does not know this counter</source>
        <translation>హబ్‌కు ఈ కౌంటర్ తెలియదు</translation>
    </message>
    <message>
        <source>The hub has a fault</source>
        <translation>హబ్‌లో లోపం ఉంది</translation>
    </message>
    <message>
        <source>The hub has everything.</source>
        <translation>హబ్ దగ్గర అన్నీ ఉన్నాయి.</translation>
    </message>
    <message>
        <source>The hub has other facts</source>
        <translation>హబ్‌లో వేరే నమోదులు ఉన్నాయి</translation>
    </message>
    <message>
        <source>The hub is busy</source>
        <translation>హబ్ తీరిక లేదు</translation>
    </message>
    <message>
        <source>The hub is not trusted</source>
        <translation>హబ్ నమ్మదగినది కాదు</translation>
    </message>
    <message>
        <source>The hub&apos;s certificate is not valid today</source>
        <translation>హబ్ సర్టిఫికెట్ ఈ రోజు చెల్లదు</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>జర్నల్ మార్చబడింది</translation>
    </message>
    <message>
        <source>This counter works alone.</source>
        <translation>ఈ కౌంటర్ ఒంటరిగా పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>This journal is another counter&apos;s</source>
        <translation>ఈ జర్నల్ వేరే కౌంటర్‌ది</translation>
    </message>
    <message>
        <source>Type the code exactly as the hub shows it.</source>
        <translation>హబ్ చూపించినట్టే కోడ్ టైప్ చేయండి.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting to be sent: %n</source>
        <translation>
            <numerusform>పంపాల్సినవి: %n</numerusform>
            <numerusform>పంపాల్సినవి: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>not paid, of {time}</source>
        <translation>చెల్లించలేదు, {time}</translation>
    </message>
    <message>
        <source>open since {time}</source>
        <translation>{time} నుండి తెరిచి ఉంది</translation>
    </message>
    <message>
        <source>paid at {time}</source>
        <translation>{time}కి చెల్లించారు</translation>
    </message>
</context>
<context>
    <name>HubCard</name>
    <message>
        <source>Address of the hub</source>
        <translation>హబ్ చిరునామా</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>కలపండి</translation>
    </message>
    <message>
        <source>Connect to a hub</source>
        <translation>హబ్‌తో కలపండి</translation>
    </message>
    <message>
        <source>Connected with {shop} as {name}</source>
        <translation>{shop}తో {name}గా కలిసింది</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>File of the shop&apos;s authority</source>
        <translation>దుకాణం సర్టిఫికెట్ ఫైల్</translation>
    </message>
    <message>
        <source>Hub of the shop</source>
        <translation>దుకాణం హబ్</translation>
    </message>
    <message>
        <source>It shows all counters on one page.</source>
        <translation>అన్ని కౌంటర్లను ఒకే పేజీలో చూపిస్తుంది.</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>హబ్ వదలండి</translation>
    </message>
    <message>
        <source>Leave the hub?</source>
        <translation>హబ్ వదలాలా?</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>ఒకసారి కోడ్</translation>
    </message>
    <message>
        <source>The hub keeps its data. To return, get a new code.</source>
        <translation>హబ్ డేటా హబ్‌లోనే ఉంటుంది. మళ్లీ చేరడానికి కొత్త కోడ్ తీసుకోండి.</translation>
    </message>
    <message>
        <source>Yes, leave it</source>
        <translation>అవును, వదలండి</translation>
    </message>
    <message>
        <source>only if it has one</source>
        <translation>ఉంటే మాత్రమే</translation>
    </message>
</context>
<context>
    <name>HyphenSuggestion</name>
    <message>
        <source>Use hyphens</source>
        <translation>హైఫన్లు వాడండి</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page and gets a code.</source>
        <translation>1. వ్యక్తి సర్వీస్ పేజీలో ఒప్పుకుని, కోడ్ తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. ఆ కోడ్ ఇక్కడ టైప్ చేయండి. అది ఒక్కసారే పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>3. Paydesk keeps the token and never shows all of it.</source>
        <translation>3. Paydesk టోకెన్‌ను ఉంచుతుంది, ఎప్పుడూ మొత్తం చూపదు.</translation>
    </message>
    <message>
        <source>A token is here</source>
        <translation>టోకెన్ ఉంది</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>ఆథరైజేషన్ కోడ్</translation>
    </message>
    <message>
        <source>Delete token</source>
        <translation>టోకెన్ తీసేయండి</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Get token</source>
        <translation>టోకెన్ తీసుకోండి</translation>
    </message>
    <message>
        <source>Good until</source>
        <translation>ఎప్పటి వరకు</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>గుర్తింపు</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>ఎక్కడ</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>రిఫరెన్స్</translation>
    </message>
    <message>
        <source>The token has expired</source>
        <translation>టోకెన్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>The token is not deleted</source>
        <translation>టోకెన్‌ను తీసేయలేకపోయాం</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked and still has it.</source>
        <translation>ఈ PC కీచెయిన్ లాక్ అయి ఉంది, టోకెన్ ఇంకా అందులో ఉంది.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>టోకెన్</translation>
    </message>
    <message>
        <source>Unlock the keychain, then delete the token again.</source>
        <translation>కీచెయిన్ అన్‌లాక్ చేసి, టోకెన్‌ను మళ్లీ తీసేయండి.</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>వెరిఫికేషన్</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>వ్యక్తిని వెరిఫై చేయండి</translation>
    </message>
    <message>
        <source>in memory, until Paydesk closes</source>
        <translation>మెమరీలో, Paydesk మూసే వరకు</translation>
    </message>
    <message>
        <source>in this PC&apos;s keychain</source>
        <translation>ఈ PC కీచెయిన్‌లో</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>చెప్పలేదు</translation>
    </message>
    <message>
        <source>{time}, in {left}</source>
        <translation>{time}, ఇంకా {left}</translation>
    </message>
</context>
<context>
    <name>InternalTransferForm</name>
    <message>
        <source>Add two fund sources first</source>
        <translation>ముందు రెండు ఫండ్ సోర్స్‌లు చేర్చండి</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>బ్యాలెన్స్‌లు</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ఎక్కడి నుంచి</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} పంపండి</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>రీచార్జ్ అకౌంట్</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>బ్యాలెన్స్‌లు రిఫ్రెష్ చేయండి</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>రిమార్క్స్</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>రిమార్క్స్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>Settings, Advanced</source>
        <translation>సెట్టింగ్స్, అడ్వాన్స్‌డ్</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>అకౌంట్</translation>
    </message>
    <message>
        <source>This is the account it comes from. Choose another one.</source>
        <translation>డబ్బు ఈ అకౌంట్ నుంచే వెళ్తోంది. వేరేది ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>ఏ అకౌంట్‌కి</translation>
    </message>
    <message>
        <source>To a fund source of ours</source>
        <translation>మన ఫండ్ సోర్స్‌కు</translation>
    </message>
    <message>
        <source>To a recharge account</source>
        <translation>రీచార్జ్ అకౌంట్‌కు</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ట్రాన్స్‌ఫర్</translation>
    </message>
    <message>
        <source>Type the recharge account.</source>
        <translation>రీచార్జ్ అకౌంట్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>ఎక్కడికి వెళ్తుంది</translation>
    </message>
    <message>
        <source>before: {balance}</source>
        <translation>ముందు: {balance}</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>ఇంకా చూడలేదు</translation>
    </message>
    <message>
        <source>now: {balance}</source>
        <translation>ఇప్పుడు: {balance}</translation>
    </message>
</context>
<context>
    <name>ItemsCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ఇంకా %n</numerusform>
            <numerusform>ఇంకా %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer Paydesk has written this PC&apos;s sales.</source>
        <translation>ఈ PC అమ్మకాలను కొత్త Paydesk రాసింది.</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales. No sale can start.</source>
        <translation>అమ్మకాల ఫైల్ వేరే ప్రోగ్రామ్ దగ్గర ఉంది. ఏ అమ్మకమూ మొదలవదు.</translation>
    </message>
    <message>
        <source>Check the disk and the folder&apos;s rights, then press Enter again.</source>
        <translation>డిస్క్, ఫోల్డర్ అనుమతులు చూసి, మళ్లీ Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Check the sale in Orders before you charge again.</source>
        <translation>మళ్లీ తీసుకునే ముందు ఆర్డర్లలో అమ్మకం చూడండి.</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again.</source>
        <translation>Paydesk మూసి, మళ్లీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs, then press Enter again.</source>
        <translation>బ్యాకప్ లేదా యాంటీవైరస్ మూసి, మళ్లీ Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Every sale is saved, but none is checked now.</source>
        <translation>ప్రతి అమ్మకం సేవ్ అయింది, కానీ ఇప్పుడు ఏదీ చెక్ కావడం లేదు.</translation>
    </message>
    <message>
        <source>Free some space, then press Enter again.</source>
        <translation>కొంత ఖాళీ చేసి, మళ్లీ Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Paydesk has stopped working</source>
        <translation>Paydesk పనిచేయడం ఆగిపోయింది</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydeskలో తప్పు జరిగింది</translation>
    </message>
    <message>
        <source>Paydesk may not write to its data folder. No sale can start.</source>
        <translation>Paydesk తన డేటా ఫోల్డర్‌లో రాయలేకపోతోంది. ఏ అమ్మకమూ మొదలవదు.</translation>
    </message>
    <message>
        <source>Paydesk saves a sale before sending. Saving failed.</source>
        <translation>పంపే ముందు Paydesk అమ్మకం సేవ్ చేస్తుంది. సేవ్ కాలేదు.</translation>
    </message>
    <message>
        <source>Somebody changed this PC&apos;s sales outside Paydesk.</source>
        <translation>ఈ PC అమ్మకాలను Paydesk బయట ఎవరో మార్చారు.</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was saved.</source>
        <translation>అమ్మకం సేవ్ చేసేటప్పుడు ఏదో తప్పు జరిగింది.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>ఆ కొత్త వెర్షన్ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Take no payment here. Call your technician.</source>
        <translation>ఇక్కడ పేమెంట్ తీసుకోకండి. టెక్నీషియన్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>Take no payment here. Tell the owner of the shop.</source>
        <translation>ఇక్కడ పేమెంట్ తీసుకోవద్దు. షాపు ఓనర్‌కు చెప్పండి.</translation>
    </message>
    <message>
        <source>The disk of this PC is full</source>
        <translation>ఈ PC డిస్క్ నిండిపోయింది</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales cannot be read.</source>
        <translation>ఈ PC అమ్మకాల ఫైల్ చదవలేకపోతున్నాం.</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales was removed or replaced.</source>
        <translation>ఈ PC అమ్మకాల ఫైల్‌ను తీసేశారు లేదా మార్చేశారు.</translation>
    </message>
    <message>
        <source>The journal cannot be written</source>
        <translation>జర్నల్‌లో రాయలేకపోతోంది</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>జర్నల్ పాడైంది</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>జర్నల్ వాడుకలో ఉంది</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>జర్నల్ కనిపించడం లేదు</translation>
    </message>
    <message>
        <source>The journal is of a newer Paydesk</source>
        <translation>జర్నల్ కొత్త Paydeskది</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>జర్నల్‌ను ఎవరో మార్చారు</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>1 year</source>
        <translation>1 సంవత్సరం</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 రోజులు</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 రోజులు</translation>
    </message>
    <message>
        <source>Access token of identity</source>
        <translation>గుర్తింపు యాక్సెస్ టోకెన్</translation>
    </message>
    <message>
        <source>Addresses, shop, terminal, limits; no keys</source>
        <translation>అడ్రస్‌లు, షాపు, టెర్మినల్, పరిమితులు; కీలు లేవు</translation>
    </message>
    <message>
        <source>Amounts, names, results; accounts, UPI addresses and phones masked</source>
        <translation>అమౌంట్‌లు, పేర్లు, ఫలితాలు; అకౌంట్లు, UPI అడ్రస్‌లు, ఫోన్లు దాచి</translation>
    </message>
    <message>
        <source>Amounts, order numbers, times; phones masked</source>
        <translation>అమౌంట్‌లు, ఆర్డర్ నంబర్లు, టైమ్‌లు; ఫోన్లు దాచి</translation>
    </message>
    <message>
        <source>Client ids and secrets; never in a file</source>
        <translation>క్లయింట్ IDలు, సీక్రెట్‌లు; ఎప్పుడూ ఫైల్‌లో ఉండవు</translation>
    </message>
    <message>
        <source>Copies of the journal</source>
        <translation>జర్నల్ కాపీలు</translation>
    </message>
    <message>
        <source>For support; no keys, phones or accounts</source>
        <translation>సపోర్ట్ కోసం; కీలు, ఫోన్లు, అకౌంట్లు ఉండవు</translation>
    </message>
    <message>
        <source>Key for spotting repeats</source>
        <translation>రిపీట్‌లను పట్టే కీ</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>సర్వీస్ కీలు</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>లాగ్‌లు</translation>
    </message>
    <message>
        <source>Made before an update of Paydesk</source>
        <translation>Paydesk అప్‌డేట్‌కు ముందు చేసింది</translation>
    </message>
    <message>
        <source>Mark of the journal</source>
        <translation>జర్నల్ గుర్తు</translation>
    </message>
    <message>
        <source>Memory, until Paydesk closes</source>
        <translation>మెమరీ, Paydesk మూసే వరకు</translation>
    </message>
    <message>
        <source>Names and roles; PINs scrambled</source>
        <translation>పేర్లు, పాత్రలు; PINలు చదవలేని రూపంలో</translation>
    </message>
    <message>
        <source>Nothing finished is that old.</source>
        <translation>పూర్తయినవేవీ అంత పాతవి కావు.</translation>
    </message>
    <message>
        <source>Nothing in it is real</source>
        <translation>ఇందులో ఏదీ నిజం కాదు</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>పేఅవుట్‌లు</translation>
    </message>
    <message>
        <source>People and their PINs</source>
        <translation>వ్యక్తులు, వాళ్ల PINలు</translation>
    </message>
    <message>
        <source>Recognises an account paid before, without keeping it</source>
        <translation>ముందు పే చేసిన అకౌంట్‌ను సేవ్ చేయకుండానే గుర్తిస్తుంది</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>అమ్మకాలు</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Shows if an older copy was put in place</source>
        <translation>పాత కాపీ పెడితే చూపిస్తుంది</translation>
    </message>
    <message>
        <source>Sign-ins, unlocks, changes; kept as long as the journal</source>
        <translation>సైన్ ఇన్‌లు, అన్‌లాక్‌లు, మార్పులు; జర్నల్ ఉన్నంత కాలం ఉంటాయి</translation>
    </message>
    <message>
        <source>The demo&apos;s pretend service</source>
        <translation>డెమో ఉత్తుత్తి సర్వీస్</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain</source>
        <translation>ఈ PC కీచెయిన్</translation>
    </message>
    <message>
        <source>Until it expires or is deleted; never in a file</source>
        <translation>గడువు తీరే లేదా తీసేసే వరకు; ఏ ఫైల్‌లోనూ ఉండదు</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>ఎవరు ఏం చేశారు</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Copy</source>
        <translation>కాపీ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>అయింది</translation>
    </message>
    <message>
        <source>Key of {name}</source>
        <translation>{name} కీ</translation>
    </message>
    <message>
        <source>Put this key into the program now. Paydesk shows a key once.</source>
        <translation>ఈ కీని ఇప్పుడే ప్రోగ్రామ్‌లో పెట్టండి. Paydesk కీని ఒక్కసారే చూపిస్తుంది.</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Backspace</source>
        <translation>అంకె తీసేయండి</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>క్లియర్</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>కీప్యాడ్</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>ప్లస్</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>పాయింట్</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>టైమ్‌లు</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys</source>
        <translation>అన్ని బటన్లు</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>డ్యాష్‌బోర్డ్‌లో షాపు అడ్రస్‌ను అనుమతించండి, లేదా సెట్టింగ్స్‌లో పబ్లిక్ కీ పెట్టండి.</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>అక్కడ వేరే సర్వీస్ లేదా వేరే వెర్షన్ జవాబిస్తోంది.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>దీన్ని అనుమతించమని పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>రద్దు చేయండి</translation>
    </message>
    <message>
        <source>Charge again</source>
        <translation>మళ్లీ తీసుకోండి</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI చెక్</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>ఇప్పుడు చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Check that they are of this part and mode: test or live.</source>
        <translation>అవి ఈ భాగానివి, ఈ మోడ్‌వే (టెస్ట్ లేదా లైవ్) అని చూడండి.</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>ఈ PC నెట్‌వర్క్ చూసి మళ్లీ టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Checks UPI addresses, makes payout links, sends money.</source>
        <translation>UPI అడ్రస్ చెక్, పేఅవుట్ లింక్‌లు చేయడం, డబ్బు పంపడం.</translation>
    </message>
    <message>
        <source>Client ID: {number}</source>
        <translation>క్లయింట్ ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>ప్యానెల్ మూయండి, లేదా అమౌంట్ క్లియర్ చేయండి</translation>
    </message>
    <message>
        <source>Compare address and version with the service&apos;s documentation.</source>
        <translation>అడ్రస్, వెర్షన్‌ను సర్వీస్ డాక్యుమెంటేషన్‌తో సరిచూడండి.</translation>
    </message>
    <message>
        <source>Copy both again from the dashboard, without spaces. The public key too, if set.</source>
        <translation>రెండూ డ్యాష్‌బోర్డ్ నుంచి ఖాళీలు లేకుండా మళ్లీ కాపీ చేయండి. పబ్లిక్ కీ ఉంటే అదీ.</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>కస్టమర్ డిస్‌ప్లే</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>డే రిపోర్ట్</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>{address} అనుకున్నారా?</translation>
    </message>
    <message>
        <source>Exchanges the code of a person who proved their identity.</source>
        <translation>గుర్తింపు నిరూపించిన వ్యక్తి కోడ్‌ను మార్చుతుంది.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ఫుల్ స్క్రీన్</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>సరుకు ఇవ్వండి</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>ఇప్పుడు సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>సహాయం</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>గుర్తింపు</translation>
    </message>
    <message>
        <source>In the keychain</source>
        <translation>కీచెయిన్‌లో</translation>
    </message>
    <message>
        <source>It is {minutes} min ahead of the service&apos;s clock.</source>
        <translation>సర్వీస్ గడియారం కంటే {minutes} నిమి. ముందుంది.</translation>
    </message>
    <message>
        <source>It is {minutes} min behind the service&apos;s clock.</source>
        <translation>సర్వీస్ గడియారం కంటే {minutes} నిమి. వెనకుంది.</translation>
    </message>
    <message>
        <source>Kept in memory. Paydesk needs them at each start.</source>
        <translation>మెమరీలో ఉంటాయి. మొదలైన ప్రతిసారీ Paydeskకు అవి కావాలి.</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>ఈ PC కీచెయిన్‌లో ఉన్నాయి.</translation>
    </message>
    <message>
        <source>Let this PC set its time, check the time zone, test again.</source>
        <translation>ఈ PC టైమ్ ఆటోమేటిక్‌గా సెట్ కానివ్వండి, టైమ్ జోన్ చూసి, మళ్లీ టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Link instead</source>
        <translation>బదులుగా లింక్</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>లాక్</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>కొత్త QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>తర్వాతి కస్టమర్</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>కీలు లేవు</translation>
    </message>
    <message>
        <source>No keys yet. This part of Paydesk stays closed.</source>
        <translation>ఇంకా కీలు లేవు. Paydeskలో ఈ భాగం మూసి ఉంటుంది.</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>షాపు అకౌంట్‌కు ఇది ఆన్‌లో లేదు</translation>
    </message>
    <message>
        <source>Nothing is known about the keys.</source>
        <translation>కీల గురించి ఏమీ తెలియదు.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>One is empty, or has a wrong character. Nothing was sent.</source>
        <translation>ఒకటి ఖాళీ, లేదా తప్పు అక్షరం ఉంది. ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links. Every sale needs them.</source>
        <translation>ఆర్డర్లు, QR కోడ్‌లు, పేమెంట్ లింక్‌లు. ప్రతి అమ్మకానికీ ఇవి కావాలి.</translation>
    </message>
    <message>
        <source>Pay on the phone</source>
        <translation>ఫోన్‌లో పే చేయండి</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk ఈ అడ్రస్ వాడలేదు</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>పేమెంట్లు</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>పేఅవుట్ లింక్</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>పేఅవుట్‌లు</translation>
    </message>
    <message>
        <source>Print a slip</source>
        <translation>స్లిప్ ప్రింట్ చేయండి</translation>
    </message>
    <message>
        <source>QR instead</source>
        <translation>బదులుగా QR</translation>
    </message>
    <message>
        <source>QR on the screen</source>
        <translation>స్క్రీన్‌పై QR</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>రసీదు</translation>
    </message>
    <message>
        <source>Receipt by WhatsApp</source>
        <translation>WhatsAppలో రసీదు</translation>
    </message>
    <message>
        <source>Receipt by mail</source>
        <translation>మెయిల్‌లో రసీదు</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>రీఫండ్</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>లిస్ట్ నుంచి తీసేయండి</translation>
    </message>
    <message>
        <source>SMS</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>Say the last announcement again</source>
        <translation>చివరి అనౌన్స్‌మెంట్ మళ్లీ చెప్పించండి</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>వెతకండి</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>షాపు QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR చూపించండి</translation>
    </message>
    <message>
        <source>Slips and days have this PC&apos;s time. Correct it: Paydesk follows.</source>
        <translation>స్లిప్‌లు, రోజులకు ఈ PC టైమే. దాన్ని సరిచేయండి: Paydesk అనుసరిస్తుంది.</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} తర్వాత మళ్లీ టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>కనెక్షన్ పనిచేస్తోంది</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>కీలు తప్పు</translation>
    </message>
    <message>
        <source>The keys on this PC are of {host}. Paydesk sends them nowhere else.</source>
        <translation>ఈ PC కీలు {host} కు చెందినవి. Paydesk వాటిని ఇంకెక్కడికీ పంపదు.</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>సర్వీస్ జవాబివ్వలేదు</translation>
    </message>
    <message>
        <source>The service does not know this client id with this secret.</source>
        <translation>ఈ సీక్రెట్‌తో ఈ క్లయింట్ ID సర్వీస్‌కు తెలియదు.</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>సర్వీస్ ఈ భాగాన్ని ఇంకా తెరవలేదు.</translation>
    </message>
    <message>
        <source>The service knows the keys.</source>
        <translation>ఈ కీలు సర్వీస్‌కు తెలుసు.</translation>
    </message>
    <message>
        <source>The service knows the keys. It answered in {time} ms.</source>
        <translation>ఈ కీలు సర్వీస్‌కు తెలుసు. {time} ms లో జవాబిచ్చింది.</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>సర్వీస్ నిరాకరించింది అడ్రస్‌ను, కీలను కాదు.</translation>
    </message>
    <message>
        <source>There are no keys to test</source>
        <translation>టెస్ట్ చేయడానికి కీలు లేవు</translation>
    </message>
    <message>
        <source>These cannot be keys</source>
        <translation>ఇవి కీలు కాలేవు</translation>
    </message>
    <message>
        <source>They say they paid</source>
        <translation>కస్టమర్ అయిందంటున్నారు</translation>
    </message>
    <message>
        <source>They stay in memory until Paydesk closes, in no file.</source>
        <translation>Paydesk మూసేవరకు మెమరీలో ఉంటాయి, ఏ ఫైల్‌లోనూ కాదు.</translation>
    </message>
    <message>
        <source>This PC has no keychain: type the keys at each start</source>
        <translation>ఈ PCకి కీచెయిన్ లేదు: మొదలైన ప్రతిసారీ కీలు టైప్ చేయండి</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>ఈ PC గడియారం తప్పు</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked. Open it, or type the keys in Settings.</source>
        <translation>ఈ PC కీచెయిన్ లాక్‌లో ఉంది. దాన్ని తెరవండి, లేదా సెట్టింగ్స్‌లో కీలు టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: type the keys at each start</source>
        <translation>ఈ PC కీచెయిన్ లాక్‌లో ఉంది: మొదలైన ప్రతిసారీ కీలు టైప్ చేయండి</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>షాపు ఇంటర్నెట్ అడ్రస్ అనుమతి లిస్ట్‌లో లేదు</translation>
    </message>
    <message>
        <source>Type the client id and secret from the service&apos;s dashboard first.</source>
        <translation>ముందు సర్వీస్ డ్యాష్‌బోర్డ్‌లోని క్లయింట్ ID, సీక్రెట్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>కీలు టైప్ చేయండి</translation>
    </message>
    <message>
        <source>Until Paydesk closes</source>
        <translation>Paydesk మూసే వరకు</translation>
    </message>
    <message>
        <source>Use {address}</source>
        <translation>{address} వాడండి</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
</context>
<context>
    <name>KeysTab</name>
    <message>
        <source>A scanned bill number fills its field on any page.</source>
        <translation>స్కాన్ చేసిన బిల్ నంబర్ ఏ పేజీలోనైనా తన గడిలో పడుతుంది.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>కీలు</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR has another amount.</source>
        <translation>కొత్త QRలో వేరే అమౌంట్ ఉంది.</translation>
    </message>
    <message>
        <source>Already scanned by the phone here</source>
        <translation>ఇక్కడి ఫోన్ ఇప్పటికే స్కాన్ చేసింది</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Amount included</source>
        <translation>అమౌంట్‌తో కలిపి</translation>
    </message>
    <message>
        <source>At most {amount}.</source>
        <translation>గరిష్ఠం {amount}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Be the customer</source>
        <translation>మీరే కస్టమర్ అవ్వండి</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>ఈ కియోస్క్‌కు PIN ఎంచుకోండి</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>కియోస్క్ మూయండి</translation>
    </message>
    <message>
        <source>Confirmed by the payment service.</source>
        <translation>పేమెంట్ సర్వీస్ కన్ఫర్మ్ చేసింది.</translation>
    </message>
    <message>
        <source>Cut the line</source>
        <translation>లైన్ కట్ చేయండి</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>తిరస్కరించండి</translation>
    </message>
    <message>
        <source>Declined. Nothing paid.</source>
        <translation>తిరస్కరించారు. ఏమీ పే కాలేదు.</translation>
    </message>
    <message>
        <source>Enter the PIN of this kiosk.</source>
        <translation>ఈ కియోస్క్ PIN టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>అదే PIN మళ్లీ టైప్ చేయండి</translation>
    </message>
    <message>
        <source>First money came. Hand over once, or refund.</source>
        <translation>మొదటి డబ్బు వచ్చింది. సరుకు ఒక్కసారే ఇవ్వండి, లేదా రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>ఆకుపచ్చ</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>ఆకుపచ్చ: సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>HAND OVER appears only after payment.</source>
        <translation>పేమెంట్ తర్వాతే ‘సరుకు ఇచ్చేయండి’ కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>పేమెంట్ అయిందా?</translation>
    </message>
    <message>
        <source>Join this Wi-Fi and scan. Or press Pay.</source>
        <translation>ఈ Wi-Fiలో చేరి స్కాన్ చేయండి. లేదా ‘పే చేయండి’ నొక్కండి.</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>కియోస్క్</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>భోజనం</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>తదుపరి</translation>
    </message>
    <message>
        <source>No answer. Paydesk waits: keep the goods.</source>
        <translation>జవాబు లేదు. Paydesk ఆగుతోంది: సరుకు ఇవ్వొద్దు.</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>చెల్లించాల్సింది లేదు.</translation>
    </message>
    <message>
        <source>Or choose</source>
        <translation>లేదా ఎంచుకోండి</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>కియోస్క్ PIN</translation>
    </message>
    <message>
        <source>Paid in {n} s.</source>
        <translation>{n} సె.లో పేమెంట్ అయింది.</translation>
    </message>
    <message>
        <source>Paid to</source>
        <translation>ఎవరికి పే చేశారు</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>పే చేయండి</translation>
    </message>
    <message>
        <source>Pay too late</source>
        <translation>లేటుగా పే చేయండి</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>రెండుసార్లు పే చేయండి</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>{amount} పే చేయండి</translation>
    </message>
    <message>
        <source>Paydesk checks the QR and hides it.</source>
        <translation>Paydesk QRను చెక్ చేస్తుంది, దాన్ని దాచేస్తుంది.</translation>
    </message>
    <message>
        <source>Paydesk sees both. One goes back.</source>
        <translation>Paydesk రెండూ చూస్తుంది. ఒకటి తిరిగి వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>పే చేస్తోంది</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Press Pay on the phone here.</source>
        <translation>ఇక్కడ ‘ఫోన్‌లో పే చేయండి’ నొక్కండి.</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>ఉత్తుత్తి ఫోన్</translation>
    </message>
    <message>
        <source>Restarts in {n} s</source>
        <translation>{n} సె.లో మళ్లీ మొదలవుతుంది</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>చీర</translation>
    </message>
    <message>
        <source>Save PIN</source>
        <translation>PIN సేవ్</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>మీ ఫోన్‌తో స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>షాపు రద్దు చేస్తుంది</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR చూపించండి</translation>
    </message>
    <message>
        <source>Staff: close</source>
        <translation>స్టాఫ్: మూయండి</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>మళ్లీ మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>Step {n} of 3: {words}</source>
        <translation>3లో {n}వ దశ: {words}</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>టీ</translation>
    </message>
    <message>
        <source>The PINs differ. Try again.</source>
        <translation>PINలు వేరుగా ఉన్నాయి. మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>The line is back. Paydesk checks again.</source>
        <translation>లైన్ మళ్లీ వచ్చింది. Paydesk మళ్లీ చెక్ చేస్తోంది.</translation>
    </message>
    <message>
        <source>The line is cut while you pay.</source>
        <translation>మీరు పే చేసేటప్పుడు లైన్ తెగుతుంది.</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay.</source>
        <translation>సర్వీస్ కన్ఫర్మ్ చేసింది: ఎవరూ పే చేయలేరు.</translation>
    </message>
    <message>
        <source>The shop cancels. The QR is gone.</source>
        <translation>షాపు రద్దు చేస్తుంది. QR పోయింది.</translation>
    </message>
    <message>
        <source>The shop gives up and charges again.</source>
        <translation>షాపు వదిలేసి, మళ్లీ తీసుకుంటుంది.</translation>
    </message>
    <message>
        <source>This PIN closes the kiosk. Write it down.</source>
        <translation>ఈ PIN కియోస్క్‌ను మూస్తుంది. రాసి పెట్టుకోండి.</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>ఊహించడం చాలా తేలిక. వేరే PIN పెట్టండి.</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>చాలాసార్లు తప్పు PIN.</translation>
    </message>
    <message>
        <source>Touch to start</source>
        <translation>మొదలుపెట్టడానికి తాకండి</translation>
    </message>
    <message>
        <source>Try UPI with your phone or ours.</source>
        <translation>మీ ఫోన్‌తో లేదా మా ఫోన్‌తో UPI చేసి చూడండి.</translation>
    </message>
    <message>
        <source>Try a problem</source>
        <translation>సమస్యను ప్రయత్నించండి</translation>
    </message>
    <message>
        <source>Try again in {n} s.</source>
        <translation>{n} సె. తర్వాత మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Two phones pay the same QR.</source>
        <translation>రెండు ఫోన్లు ఒకే QRకు పే చేస్తాయి.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>దేనికి</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>అమౌంట్ టైప్ చేయండి</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>ధర ఎంత?</translation>
    </message>
    <message>
        <source>With your phone</source>
        <translation>మీ ఫోన్‌తో</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN తప్పు.</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>తప్పు అమౌంట్</translation>
    </message>
    <message>
        <source>You pay, but your bank is slow.</source>
        <translation>మీరు పే చేస్తారు, కానీ మీ బ్యాంక్ స్లోగా ఉంది.</translation>
    </message>
    <message>
        <source>You see it.</source>
        <translation>మీరే చూడండి.</translation>
    </message>
    <message>
        <source>after the shop gave up</source>
        <translation>షాపు వదిలేసిన తర్వాత</translation>
    </message>
    <message>
        <source>before you pay</source>
        <translation>మీరు పే చేసే ముందు</translation>
    </message>
    <message>
        <source>from Pretend Bank ••4321</source>
        <translation>ఉత్తుత్తి బ్యాంక్ ••4321 నుంచి</translation>
    </message>
    <message>
        <source>in the QR</source>
        <translation>QRలో</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>రెండు ఫోన్లు, ఒక QR</translation>
    </message>
    <message>
        <source>while paying</source>
        <translation>పే చేసేటప్పుడు</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ఇంకా {time}</translation>
    </message>
</context>
<context>
    <name>LatePaymentView</name>
    <message>
        <source>Charged again as</source>
        <translation>మళ్లీ తీసుకున్నది</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>తర్వాత చూద్దాం</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>ఈ అమ్మకానికి సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>లేదు: ఇప్పుడు సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>మేలైనది</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} రీఫండ్ చేయండి</translation>
    </message>
    <message>
        <source>Stays here until settled.</source>
        <translation>తేల్చేవరకు ఇక్కడే ఉంటుంది.</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>ఈ అమ్మకం</translation>
    </message>
    <message>
        <source>Were the goods given for {order} ({amount}, {time})?</source>
        <translation>{order} ({amount}, {time}) కు సరుకు ఇచ్చారా?</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>సరుకు ఇచ్చారా?</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>ఏం జరిగింది</translation>
    </message>
    <message>
        <source>Yes: refund this one</source>
        <translation>అవును: దీన్ని రీఫండ్ చేయండి</translation>
    </message>
</context>
<context>
    <name>LimitSettings</name>
    <message>
        <source>A cashier&apos;s payout link, at most</source>
        <translation>క్యాషియర్ పేఅవుట్ లింక్, గరిష్ఠం</translation>
    </message>
    <message>
        <source>Above a limit, a second person&apos;s PIN is needed. Empty: no limit.</source>
        <translation>లిమిట్ దాటితే రెండో వ్యక్తి PIN కావాలి. ఖాళీ అయితే: లిమిట్ లేదు.</translation>
    </message>
    <message>
        <source>Above this, or if empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>ఇది దాటినా, ఖాళీగా ఉన్నా, క్యాషియర్ పేఅవుట్ లింక్‌కు సూపర్‌వైజర్ PIN కావాలి.</translation>
    </message>
    <message>
        <source>All of a day, at most</source>
        <translation>రోజు మొత్తానికి, గరిష్ఠం</translation>
    </message>
    <message>
        <source>Limits of this shop</source>
        <translation>ఈ షాపు పరిమితులు</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>పరిమితి లేదు</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>ఏమీ లేదు</translation>
    </message>
    <message>
        <source>One transfer, at most</source>
        <translation>ఒక ట్రాన్స్‌ఫర్, గరిష్ఠం</translation>
    </message>
    <message>
        <source>To one beneficiary a day, at most</source>
        <translation>ఒక బెనిఫిషియరీకి రోజుకు, గరిష్ఠం</translation>
    </message>
</context>
<context>
    <name>LinkPane</name>
    <message>
        <source>Copied</source>
        <translation>కాపీ అయింది</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>లింక్ కాపీ</translation>
    </message>
    <message>
        <source>Customer&apos;s phone</source>
        <translation>కస్టమర్ ఫోన్</translation>
    </message>
    <message>
        <source>Not with a UPI app</source>
        <translation>UPI యాప్‌తో కాదు</translation>
    </message>
    <message>
        <source>Or scan with the phone camera</source>
        <translation>లేదా ఫోన్ కెమెరాతో స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>Send the link</source>
        <translation>లింక్ పంపండి</translation>
    </message>
</context>
<context>
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>మీకు డబ్బు</translation>
    </message>
    <message>
        <source>Money sent</source>
        <translation>డబ్బు పంపాం</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>పేఅవుట్ లింక్</translation>
    </message>
    <message>
        <source>Refund of order {number}</source>
        <translation>ఆర్డర్ {number} రీఫండ్</translation>
    </message>
    <message>
        <source>Scan, then choose where the money goes.</source>
        <translation>స్కాన్ చేసి, డబ్బు ఎక్కడికి వెళ్లాలో ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: anyone who has it gets the money.</source>
        <translation>{day} వరకు. భద్రంగా ఉంచండి: ఇది ఎవరి దగ్గర ఉంటే వారికి డబ్బు వెళ్తుంది.</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>కాపీ</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>లింక్ కాపీ</translation>
    </message>
    <message>
        <source>For the customer to scan. Hidden in {time}, or by any key.</source>
        <translation>కస్టమర్ స్కాన్ చేయడానికి. {time} లో, లేదా ఏ బటన్ నొక్కినా దాగిపోతుంది.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>ప్రింట్</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>మళ్లీ చూపించండి</translation>
    </message>
    <message>
        <source>The link as a QR code, for the customer</source>
        <translation>కస్టమర్ కోసం QR కోడ్ రూపంలో లింక్</translation>
    </message>
    <message>
        <source>The link is hidden: {link}</source>
        <translation>లింక్ దాచి ఉంది: {link}</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>A field is unknown or repeated.</source>
        <translation>ఒక గడి తెలియనిది లేదా రెండుసార్లు ఉంది.</translation>
    </message>
    <message>
        <source>Bill link refused.</source>
        <translation>బిల్ లింక్ నిరాకరించాం.</translation>
    </message>
    <message>
        <source>Bill links are off.</source>
        <translation>బిల్ లింక్‌లు ఆఫ్‌లో ఉన్నాయి.</translation>
    </message>
    <message>
        <source>Bill not opened.</source>
        <translation>బిల్ తెరవలేదు.</translation>
    </message>
    <message>
        <source>Clear the form, then open the link again.</source>
        <translation>ఫారం ఖాళీ చేసి, లింక్ మళ్లీ తెరవండి.</translation>
    </message>
    <message>
        <source>Finish this sale, then open the link again.</source>
        <translation>ఈ అమ్మకం ముగించి, లింక్ మళ్లీ తెరవండి.</translation>
    </message>
    <message>
        <source>Go to Sell, then open the link again.</source>
        <translation>‘అమ్మకం’కు వెళ్లి, లింక్ మళ్లీ తెరవండి.</translation>
    </message>
    <message>
        <source>Not a charge link.</source>
        <translation>ఇది పేమెంట్ తీసుకునే లింక్ కాదు.</translation>
    </message>
    <message>
        <source>See Settings, Billing programs.</source>
        <translation>సెట్టింగ్స్, బిల్లింగ్ ప్రోగ్రామ్‌లు చూడండి.</translation>
    </message>
    <message>
        <source>The address to go back to is wrong.</source>
        <translation>తిరిగి వెళ్లాల్సిన అడ్రస్ తప్పు.</translation>
    </message>
    <message>
        <source>The amount is missing or wrong.</source>
        <translation>అమౌంట్ లేదు లేదా తప్పు.</translation>
    </message>
    <message>
        <source>The bill number is missing or wrong.</source>
        <translation>బిల్ నంబర్ లేదు లేదా తప్పు.</translation>
    </message>
    <message>
        <source>The program name is wrong.</source>
        <translation>ప్రోగ్రామ్ పేరు తప్పు.</translation>
    </message>
    <message>
        <source>Unlock, then open the link again.</source>
        <translation>అన్‌లాక్ చేసి, లింక్ మళ్లీ తెరవండి.</translation>
    </message>
    <message>
        <source>Wait 5 seconds, then open the link again.</source>
        <translation>5 సెకన్లు ఆగి, లింక్ మళ్లీ తెరవండి.</translation>
    </message>
</context>
<context>
    <name>ListFilterController</name>
    <message>
        <source>Newest {n} listed; sums are of all. Choose fewer days to see others.</source>
        <translation>తాజా {n} లిస్ట్‌లో; మొత్తాలు అన్నిటివి. మిగతావి చూడటానికి తక్కువ రోజులు ఎంచుకోండి.</translation>
    </message>
</context>
<context>
    <name>Loan</name>
    <message>
        <source>Loan</source>
        <translation>లోన్</translation>
    </message>
</context>
<context>
    <name>LoanForm</name>
    <message>
        <source>Add a charge</source>
        <translation>చార్జీ చేర్చండి</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Amount of charge {n}</source>
        <translation>చార్జీ {n} అమౌంట్</translation>
    </message>
    <message>
        <source>Amount of the loan</source>
        <translation>లోన్ అమౌంట్</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>బెనిఫిషియరీ ID</translation>
    </message>
    <message>
        <source>Charge for {party}</source>
        <translation>{party} చార్జీ</translation>
    </message>
    <message>
        <source>Charges are deducted and paid out at the end of the day.</source>
        <translation>ఛార్జీలు మినహాయించి, రోజు చివర చెల్లిస్తారు.</translation>
    </message>
    <message>
        <source>If the service knows this id, it may pay the account saved there.</source>
        <translation>ఈ ID సర్వీస్‌కు తెలిస్తే, అక్కడ సేవ్ అయిన అకౌంట్‌కు పంపవచ్చు.</translation>
    </message>
    <message>
        <source>Lend {amount}</source>
        <translation>{amount} లోన్ ఇవ్వండి</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>పార్టీ</translation>
    </message>
    <message>
        <source>Party of charge {n}</source>
        <translation>చార్జీ {n} పార్టీ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Remove charge {n}</source>
        <translation>చార్జీ {n} తీసేయండి</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>బెనిఫిషియరీకి వచ్చేది</translation>
    </message>
    <message>
        <source>The beneficiary gets {net}: {amount} less {charges} of charges.</source>
        <translation>బెనిఫిషియరీకి వచ్చేది {net}: {amount} లో చార్జీలు {charges} పోగా.</translation>
    </message>
    <message>
        <source>The charges are {amount} more than the loan.</source>
        <translation>చార్జీలు లోన్ కంటే {amount} ఎక్కువ.</translation>
    </message>
    <message>
        <source>What the service knows of it may stay empty.</source>
        <translation>సర్వీస్‌కు తెలిసినవి ఖాళీగా వదలవచ్చు.</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>ఎవరికి వెళ్తుంది?</translation>
    </message>
</context>
<context>
    <name>LockPage</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>లాక్ అయింది</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>ఎవరూ సైన్ ఇన్ చేయలేరు</translation>
    </message>
    <message numerus="yes">
        <source>Paid meanwhile: %n</source>
        <translation>
            <numerusform>ఈలోగా పేమెంట్ అయింది: %n</numerusform>
            <numerusform>ఈలోగా పేమెంట్ అయ్యాయి: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading people. This PC may ask for a password.</source>
        <translation>వ్యక్తులను చదువుతోంది. ఈ PC పాస్‌వర్డ్ అడగవచ్చు.</translation>
    </message>
    <message numerus="yes">
        <source>Still paying: %n</source>
        <translation>
            <numerusform>ఇంకా పే చేస్తున్నారు: %n</numerusform>
            <numerusform>ఇంకా పే చేస్తున్నారు: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>మళ్లీ ప్రయత్నించండి</translation>
    </message>
    <message>
        <source>Unlock to see.</source>
        <translation>చూడటానికి అన్‌లాక్ చేయండి.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>ఈ PC కీచెయిన్ కోసం ఆగుతోంది</translation>
    </message>
</context>
<context>
    <name>LockSettings</name>
    <message numerus="yes">
        <source>%n minutes without a touch</source>
        <translation>
            <numerusform>%n నిమిషాలు ఎవరూ తాకకపోతే</numerusform>
            <numerusform>%n నిమిషాలు ఎవరూ తాకకపోతే</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds without a touch</source>
        <translation>
            <numerusform>%n సెకన్లు ఎవరూ తాకకపోతే</numerusform>
            <numerusform>%n సెకన్లు ఎవరూ తాకకపోతే</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>లాక్</translation>
    </message>
    <message>
        <source>Lock the screen after</source>
        <translation>స్క్రీన్ లాక్ అయ్యేది</translation>
    </message>
    <message>
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>ఇక్కడ ఏది సెట్ చేసినా, డబ్బు పంపే పేజీలు ఒక నిమిషం పని లేకపోతే మూసుకుంటాయి.</translation>
    </message>
</context>
<context>
    <name>LogoSettings</name>
    <message>
        <source>Choose a PNG or JPEG of at most {size} KB and {side} pixels.</source>
        <translation>గరిష్ఠంగా {size} KB, {side} పిక్సెల్‌ల PNG లేదా JPEG ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>బొమ్మ ఎంచుకోండి</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>లోగో</translation>
    </message>
    <message>
        <source>Logo saved</source>
        <translation>లోగో సేవ్ అయింది</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>లోగో లేదు</translation>
    </message>
    <message>
        <source>PNG or JPEG, up to {size} KB, for receipts and the customer&apos;s screen.</source>
        <translation>PNG లేదా JPEG, {size} KB వరకు, రసీదులకు, కస్టమర్ స్క్రీన్‌కు.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>తీసేయండి</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Paydesk</source>
        <translation>Paydesk</translation>
    </message>
    <message>
        <source>{shop}</source>
        <translation>{shop}</translation>
    </message>
    <message>
        <source>{shop}, no real money moves</source>
        <translation>{shop}, అసలు డబ్బు కదలదు</translation>
    </message>
</context>
<context>
    <name>ManualSettlementCard</name>
    <message>
        <source>Did it arrive?</source>
        <translation>డబ్బు చేరిందా?</translation>
    </message>
    <message>
        <source>If the money arrived, sending again pays twice. Your name is recorded.</source>
        <translation>డబ్బు ముందే అంది ఉంటే, మళ్లీ పంపితే రెండుసార్లు వెళ్తుంది. మీ పేరు నమోదవుతుంది.</translation>
    </message>
    <message>
        <source>It arrived</source>
        <translation>డబ్బు చేరింది</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>డబ్బు చేరలేదు</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>వద్దు, వెనక్కి</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>బ్యాలెన్స్‌లు రిఫ్రెష్ చేయండి</translation>
    </message>
    <message>
        <source>The service cannot check this one. Compare both balances, then say it here.</source>
        <translation>సర్వీస్ దీన్ని చెక్ చేయలేదు. రెండు బ్యాలెన్స్‌లు సరిచూసి, ఇక్కడ చెప్పండి.</translation>
    </message>
    <message>
        <source>The service gives no result. Check the account&apos;s statement, then say it here.</source>
        <translation>సర్వీస్ ఫలితం ఇవ్వడం లేదు. అకౌంట్ స్టేట్‌మెంట్ చూసి, ఇక్కడ చెప్పండి.</translation>
    </message>
    <message>
        <source>This cannot be changed later. Your name is recorded.</source>
        <translation>దీన్ని తర్వాత మార్చలేరు. మీ పేరు నమోదవుతుంది.</translation>
    </message>
    <message>
        <source>Yes, it arrived</source>
        <translation>అవును, చేరింది</translation>
    </message>
    <message>
        <source>Yes, it did not arrive</source>
        <translation>అవును, చేరలేదు</translation>
    </message>
    <message>
        <source>You say that it arrived</source>
        <translation>డబ్బు చేరిందని మీరు చెబుతున్నారు</translation>
    </message>
    <message>
        <source>You say that it did not arrive</source>
        <translation>డబ్బు చేరలేదని మీరు చెబుతున్నారు</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>More actions</source>
        <translation>మరిన్ని పనులు</translation>
    </message>
</context>
<context>
    <name>MenuChoice</name>
    <message>
        <source>All</source>
        <translation>అన్నీ</translation>
    </message>
</context>
<context>
    <name>MessageView</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to the form</source>
        <translation>ఫారమ్‌కు వెనక్కి</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>అయింది</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>సరిచూడండి</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation>దీన్ని ఇలా పంపలేరు</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>దానికి ఏమైంది</translation>
    </message>
</context>
<context>
    <name>MoneyOutPresenter</name>
    <message>
        <source>Save as a file</source>
        <translation>ఫైల్‌గా సేవ్ చేయండి</translation>
    </message>
</context>
<context>
    <name>MoneyOutSettings</name>
    <message>
        <source>Money out</source>
        <translation>డబ్బు పంపడం</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Close</source>
        <translation>మూసేయండి</translation>
    </message>
    <message>
        <source>More</source>
        <translation>మరిన్ని</translation>
    </message>
</context>
<context>
    <name>NameCheck</name>
    <message>
        <source>Bank says {name}</source>
        <translation>బ్యాంక్ చెప్పిన పేరు {name}</translation>
    </message>
    <message>
        <source>Bank says {name}: not the name typed</source>
        <translation>బ్యాంక్ చెప్పింది {name}: టైప్ చేసిన పేరు కాదు</translation>
    </message>
    <message>
        <source>Check name</source>
        <translation>పేరు చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Checking the name…</source>
        <translation>పేరు చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>పేరు లేదు</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>కొత్త జర్నల్ మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>For a damaged journal, or one the hub refuses. The old file stays.</source>
        <translation>జర్నల్ పాడైనా, హబ్ నిరాకరించినా. పాత ఫైల్ ఉంటుంది.</translation>
    </message>
    <message>
        <source>Readable open sales and payouts continue. For others, check the service&apos;s dashboard.</source>
        <translation>చదవగలిగిన ఓపెన్ అమ్మకాలు, పేఅవుట్‌లు కొనసాగుతాయి. మిగతావి సర్వీస్ డ్యాష్‌బోర్డ్‌లో చూడండి.</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>జర్నల్‌ను పక్కన పెట్టాలా?</translation>
    </message>
    <message>
        <source>Yes, set it aside</source>
        <translation>అవును, పక్కన పెట్టండి</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>A newer Paydesk is there: {version}</source>
        <translation>కొత్త Paydesk వచ్చింది: {version}</translation>
    </message>
    <message>
        <source>Help (F1), About says what is new, and where to get it.</source>
        <translation>కొత్తగా ఏముందో, ఎక్కడ దొరుకుతుందో సహాయం (F1), గురించిలో ఉంది.</translation>
    </message>
</context>
<context>
    <name>NoteTile</name>
    <message>
        <source>Add a name or note</source>
        <translation>పేరు లేదా నోట్ చేర్చండి</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>బిల్ నంబర్</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>పేరు లేదా నోట్</translation>
    </message>
    <message>
        <source>Remove bill number</source>
        <translation>బిల్ నంబర్ తీసేయండి</translation>
    </message>
</context>
<context>
    <name>OfferSettings</name>
    <message>
        <source>Loans</source>
        <translation>లోన్లు</translation>
    </message>
    <message>
        <source>Offered in Payouts</source>
        <translation>పేఅవుట్‌లలో కనిపిస్తుంది</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>వ్యక్తిని వెరిఫై చేయండి</translation>
    </message>
</context>
<context>
    <name>OrderRefundForm</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Back to the account that paid</source>
        <translation>చెల్లించిన ఖాతాకే తిరిగి</translation>
    </message>
    <message>
        <source>In 5 to 7 days</source>
        <translation>5 నుండి 7 రోజుల్లో</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>ఇప్పుడే</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>కారణం</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>రీఫండ్</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} రీఫండ్ చేయండి</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>దేని రీఫండ్</translation>
    </message>
    <message>
        <source>When</source>
        <translation>ఎప్పుడు</translation>
    </message>
    <message>
        <source>Which reason?</source>
        <translation>ఏ కారణం?</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>బిల్</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>పేరు లేదా నోట్</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>టైమ్</translation>
    </message>
</context>
<context>
    <name>OrdersCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>అమౌంట్ (INR)</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>బిల్</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>బిల్లింగ్ ప్రోగ్రామ్</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>తేదీ</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>రోజు</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Net (INR)</source>
        <translation>నికరం (INR)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ఆర్డర్</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>పేమెంట్</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>వ్యక్తి</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Refunded (INR)</source>
        <translation>రీఫండ్ (INR)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>టైమ్</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n దొరికింది</numerusform>
            <numerusform>%n దొరికాయి</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount, name or bill</source>
        <translation>అమౌంట్, పేరు లేదా బిల్</translation>
    </message>
    <message>
        <source>Check the digits, or type fewer.</source>
        <translation>అంకెలు చూడండి, లేదా తక్కువ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSVగా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>అమ్మకాలు లేవు: {day}</translation>
    </message>
    <message>
        <source>No such sale on {day}</source>
        <translation>{day} అలాంటి అమ్మకం లేదు</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” కు ఏమీ దొరకలేదు</translation>
    </message>
    <message>
        <source>Open or unknown</source>
        <translation>ఓపెన్ లేదా తెలియదు</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ఆర్డర్లు</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>వ్యక్తి</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ఫైల్‌గా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>వెతకండి</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>అన్నీ చూపించండి</translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation>నిన్నటివి చూపించండి</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
</context>
<context>
    <name>OthersCard</name>
    <message>
        <source>Also waiting</source>
        <translation>ఇవీ వెయిటింగ్</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>ఇంకా {n}</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>By</source>
        <translation>ఎవరు</translation>
    </message>
    <message>
        <source>Cancel payout link</source>
        <translation>పేఅవుట్ లింక్ రద్దు చేయండి</translation>
    </message>
    <message>
        <source>Cancel this link? Nobody can collect the money with it.</source>
        <translation>ఈ లింక్ రద్దు చేయాలా? దీనితో ఇక ఎవరూ డబ్బు తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>Cancelled by</source>
        <translation>రద్దు చేసింది</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>ఇప్పుడు చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>కాపీ</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>నేను చూశాను</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>చివరి రోజు</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>వద్దు, ఉంచండి</translation>
    </message>
    <message>
        <source>Our number</source>
        <translation>మన నంబర్</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>ప్రింట్</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>కారణం</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>రిఫరెన్స్</translation>
    </message>
    <message>
        <source>Refunds order</source>
        <translation>ఏ ఆర్డర్ రీఫండ్</translation>
    </message>
    <message>
        <source>Send again, same number</source>
        <translation>మళ్లీ పంపండి, అదే నంబర్</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>పంపిన టైమ్</translation>
    </message>
    <message>
        <source>Show the link to the customer</source>
        <translation>కస్టమర్‌కు లింక్ చూపించండి</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>బెనిఫిషియరీకి వచ్చేది</translation>
    </message>
    <message>
        <source>The service&apos;s words: “{words}”</source>
        <translation>సర్వీస్ మాటలు: “{words}”</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ఏమిటి</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>అవును, రద్దు చేయండి</translation>
    </message>
    <message>
        <source>{first}, with {second}</source>
        <translation>{first}, {second} తో</translation>
    </message>
</context>
<context>
    <name>OutcomePresenter</name>
    <message>
        <source>This cannot be sent any more: {why}</source>
        <translation>దీన్ని ఇక పంపలేరు: {why}</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Account number and IFSC do not match</source>
        <translation>అకౌంట్ నంబర్, IFSC సరిపోలడం లేదు</translation>
    </message>
    <message>
        <source>Add money at the service. Do not send it again.</source>
        <translation>సర్వీస్‌లో డబ్బు జోడించండి. మళ్లీ పంపకండి.</translation>
    </message>
    <message>
        <source>Add money to the fund source, then send it again; it keeps its number.</source>
        <translation>ఫండ్ సోర్స్‌లో డబ్బు వేసి, మళ్లీ పంపండి; నంబర్ అదే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>డ్యాష్‌బోర్డ్‌లో షాపు అడ్రస్‌ను అనుమతించండి, లేదా సెట్టింగ్స్‌లో పబ్లిక్ కీ పెట్టండి.</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>అక్కడ వేరే సర్వీస్ లేదా వేరే వెర్షన్ జవాబిస్తోంది.</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>ఈ లింక్ ఉన్నవారెవరైనా చివరి రోజు వరకు డబ్బు తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>దీన్ని అనుమతించమని పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support why. Pay them another way until then.</source>
        <translation>ఎందుకో సర్వీస్ సపోర్ట్‌ను అడగండి. అప్పటివరకు వేరే విధంగా చెల్లించండి.</translation>
    </message>
    <message>
        <source>Balance received</source>
        <translation>బ్యాలెన్స్ వచ్చింది</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>తిరిగి వచ్చింది</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>రద్దైంది</translation>
    </message>
    <message>
        <source>Check addresses and versions in Settings, Advanced.</source>
        <translation>సెట్టింగ్స్, అడ్వాన్స్‌డ్‌లో అడ్రస్‌లు, వెర్షన్లు చూడండి.</translation>
    </message>
    <message>
        <source>Check again in a moment. Checking moves no money.</source>
        <translation>కాసేపట్లో మళ్లీ చెక్ చేయండి. చెక్ చేస్తే డబ్బు కదలదు.</translation>
    </message>
    <message>
        <source>Check again soon. If it was a payment, do not send it again.</source>
        <translation>కాసేపట్లో మళ్లీ చెక్ చేయండి. పేమెంట్ అయితే మళ్లీ పంపొద్దు.</translation>
    </message>
    <message>
        <source>Check the order in the service&apos;s dashboard, or refund by link.</source>
        <translation>సర్వీస్ డాష్‌బోర్డ్‌లో ఆర్డర్ చూడండి, లేదా లింక్‌తో రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask support to enable this one.</source>
        <translation>వేరే చెల్లింపు పద్ధతి ఎంచుకోండి, లేదా దీన్ని ఆన్ చేయమని సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Choose one in “{field}”, then send it.</source>
        <translation>“{field}” లో ఒకటి ఎంచుకుని, పంపండి.</translation>
    </message>
    <message>
        <source>Choose two other fund sources, or ask the service&apos;s support.</source>
        <translation>వేరే రెండు ఫండ్ సోర్స్‌లు ఎంచుకోండి, లేదా సర్వీస్ సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Close this form and begin a new one. If this repeats, call your technician.</source>
        <translation>ఈ ఫారం మూసి కొత్తది మొదలుపెట్టండి. మళ్లీ ఇలాగే అయితే టెక్నీషియన్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>తీసుకున్నారు</translation>
    </message>
    <message>
        <source>Compare the code with the address. If it is right, get another code.</source>
        <translation>కోడ్‌ను అడ్రస్‌తో సరిచూడండి. సరిగ్గా ఉంటే ఇంకో కోడ్ తీసుకోండి.</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s app, letter by letter.</source>
        <translation>“{field}” ను కస్టమర్ యాప్‌తో అక్షరం అక్షరం సరిచూడండి.</translation>
    </message>
    <message>
        <source>Correct this in Settings, Advanced.</source>
        <translation>దీన్ని సెట్టింగ్స్, అడ్వాన్స్‌డ్‌లో సరిచేయండి.</translation>
    </message>
    <message>
        <source>Correct this, then check again.</source>
        <translation>దీన్ని సరిచేసి, మళ్లీ చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>Correct this, then send it.</source>
        <translation>దీన్ని సరిచేసి, పంపండి.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then check again.</source>
        <translation>“{field}” సరిచేసి, మళ్లీ చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” సరిదిద్ది, పంపండి.</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>మళ్లీ పంపకండి. స్టేటస్ చెక్ చేయండి; Paydesk కూడా చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>మళ్లీ పంపకండి. రెండు బ్యాలెన్స్‌లు సరిచూసి, చేరిందో లేదో చెప్పండి.</translation>
    </message>
    <message>
        <source>Do not send it again. Get another code from the customer.</source>
        <translation>మళ్లీ పంపకండి. కస్టమర్ నుంచి ఇంకో కోడ్ తీసుకోండి.</translation>
    </message>
    <message>
        <source>Do not send it again. In a few minutes, compare both balances.</source>
        <translation>మళ్లీ పంపకండి. కొన్ని నిమిషాల్లో రెండు బ్యాలెన్స్‌లు సరిచూడండి.</translation>
    </message>
    <message>
        <source>Does this phone have a wallet?</source>
        <translation>ఈ ఫోన్‌కు వాలెట్ ఉందా?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>అయింది</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>సెట్టింగ్స్, పేమెంట్ అకౌంట్‌లో కీలు టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>గడువు తీరింది</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>చెల్లదు</translation>
    </message>
    <message>
        <source>If the money is still owed, fill in a new one.</source>
        <translation>డబ్బు ఇంకా ఇవ్వాల్సి ఉంటే కొత్తది నింపండి.</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>షాపు అకౌంట్లలో ఒకదాని నుంచి ఇంకోదానికి వెళ్లింది.</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>అప్పటివరకు పనిచేస్తుంది. Paydeskను అప్‌డేట్‌గా ఉంచండి.</translation>
    </message>
    <message>
        <source>Lower “{field}” or raise the amount, then send it.</source>
        <translation>“{field}” తగ్గించండి లేదా అమౌంట్ పెంచి, పంపండి.</translation>
    </message>
    <message>
        <source>Most likely it is this very payment.</source>
        <translation>చాలావరకు ఇదే ఆ పేమెంట్.</translation>
    </message>
    <message>
        <source>No UPI address for this beneficiary</source>
        <translation>ఈ బెనిఫిషియరీకి UPI అడ్రస్ లేదు</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>జవాబు లేదు</translation>
    </message>
    <message>
        <source>No bank account for this beneficiary</source>
        <translation>ఈ బెనిఫిషియరీకి బ్యాంక్ అకౌంట్ లేదు</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>ఈ UPI అడ్రస్ ఏ బ్యాంక్‌కూ తెలియదు.</translation>
    </message>
    <message>
        <source>No more is possible for now.</source>
        <translation>ప్రస్తుతానికి ఇక కుదరదు.</translation>
    </message>
    <message>
        <source>Nobody can collect the money with it.</source>
        <translation>దీనితో ఎవరూ డబ్బు తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>Nobody collected the money in time.</source>
        <translation>గడువులోగా ఎవరూ డబ్బు తీసుకోలేదు.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>అనుమతి లేదు</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>జరగలేదు</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>షాపు అకౌంట్‌కు ఇది ఆన్‌లో లేదు</translation>
    </message>
    <message>
        <source>Not enough money in the account</source>
        <translation>అకౌంట్‌లో సరిపడా డబ్బు లేదు</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>రీఫండ్ కాలేదు</translation>
    </message>
    <message>
        <source>Nothing reached the payment service.</source>
        <translation>పేమెంట్ సర్వీస్‌కు ఏమీ చేరలేదు.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>చేయాల్సింది ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>Nothing to do. Paydesk checks its status.</source>
        <translation>చేయాల్సింది ఏమీ లేదు. Paydesk స్థితి చూస్తుంది.</translation>
    </message>
    <message>
        <source>Nothing was paid.</source>
        <translation>డబ్బు వెళ్లలేదు.</translation>
    </message>
    <message>
        <source>Nothing would be left for the beneficiary.</source>
        <translation>బెనిఫిషియరీకి ఏమీ మిగలదు.</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>ఆగి ఉంది</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>దారిలో ఉంది</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ఓపెన్</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk ఈ అడ్రస్ వాడలేదు</translation>
    </message>
    <message>
        <source>Paydesk has the access token and never shows all of it.</source>
        <translation>యాక్సెస్ టోకెన్ Paydesk దగ్గర ఉంది, మొత్తం ఎప్పుడూ చూపించదు.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>పెండింగ్</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>Request it with the support form in the service&apos;s dashboard.</source>
        <translation>సర్వీస్ డ్యాష్‌బోర్డ్‌లోని సపోర్ట్ ఫారంతో అడగండి.</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>షెడ్యూల్ అయింది</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so nobody is paid twice.</source>
        <translation>మళ్లీ పంపండి: నంబర్ అదే ఉంటుంది, కాబట్టి ఎవరికీ రెండుసార్లు వెళ్లదు.</translation>
    </message>
    <message>
        <source>Send less, send on another day, or ask support for a higher limit.</source>
        <translation>తక్కువ పంపండి, వేరే రోజు పంపండి, లేదా పరిమితి పెంచమని సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Sent on the next working day</source>
        <translation>తర్వాతి పనిదినాన వెళ్తుంది</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>కస్టమర్‌కు లింక్ చూపించండి, లేదా పంపండి.</translation>
    </message>
    <message>
        <source>Somebody with approval rights rejected it.</source>
        <translation>ఆమోదించే హక్కు ఉన్నవారు దీన్ని తిరస్కరించారు.</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>ఏదో తక్కువైంది</translation>
    </message>
    <message>
        <source>Something to correct</source>
        <translation>సరిచేయాల్సింది ఉంది</translation>
    </message>
    <message>
        <source>The access token has expired</source>
        <translation>యాక్సెస్ టోకెన్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>అకౌంట్ పరిమితి అయిపోయింది</translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation>అమౌంట్ మరీ ఎక్కువ</translation>
    </message>
    <message>
        <source>The amount is too small</source>
        <translation>అమౌంట్ మరీ తక్కువ</translation>
    </message>
    <message>
        <source>The balance of the fund source is below the amount.</source>
        <translation>ఫండ్ సోర్స్ బ్యాలెన్స్ ఈ అమౌంట్ కంటే తక్కువ.</translation>
    </message>
    <message>
        <source>The bank did not do it</source>
        <translation>బ్యాంక్ అది చేయలేదు</translation>
    </message>
    <message>
        <source>The bank gives it back in 5 to 7 days, to the account that paid.</source>
        <translation>బ్యాంకు 5 నుండి 7 రోజుల్లో అదే ఖాతాకు తిరిగి ఇస్తుంది.</translation>
    </message>
    <message>
        <source>The bank gives it back now, to the account that paid.</source>
        <translation>బ్యాంకు ఇప్పుడే అదే ఖాతాకు తిరిగి ఇస్తోంది.</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>బ్యాంక్ జవాబివ్వలేదు</translation>
    </message>
    <message>
        <source>The bank has not finished yet.</source>
        <translation>బ్యాంక్ ఇంకా పూర్తి చేయలేదు.</translation>
    </message>
    <message>
        <source>The bank returned it to the shop&apos;s account.</source>
        <translation>బ్యాంక్ డబ్బును షాపు అకౌంట్‌కు తిరిగి ఇచ్చింది.</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount, without the charges.</source>
        <translation>బెనిఫిషియరీకి ఛార్జీలు పోగా మిగిలింది వస్తుంది.</translation>
    </message>
    <message>
        <source>The beneficiary is known</source>
        <translation>బెనిఫిషియరీ దొరికారు</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>చార్జీలు లోన్ కంటే ఎక్కువ</translation>
    </message>
    <message>
        <source>The code may be used up.</source>
        <translation>కోడ్ వాడేసి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The code was accepted</source>
        <translation>కోడ్ అంగీకరించింది</translation>
    </message>
    <message>
        <source>The customer has the money back</source>
        <translation>కస్టమర్‌కు డబ్బు తిరిగి అందింది</translation>
    </message>
    <message>
        <source>The first attempt is not settled</source>
        <translation>మొదటి ప్రయత్నం తేలలేదు</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>కీలు సరైనవి</translation>
    </message>
    <message>
        <source>The largest amount this way is ₹{limit}.</source>
        <translation>ఈ విధంగా గరిష్ఠ అమౌంట్ ₹{limit}.</translation>
    </message>
    <message>
        <source>The list is ready</source>
        <translation>లిస్ట్ సిద్ధం</translation>
    </message>
    <message>
        <source>The loan is paid out</source>
        <translation>లోన్ ఇచ్చేశాం</translation>
    </message>
    <message>
        <source>The money came back</source>
        <translation>డబ్బు తిరిగి వచ్చింది</translation>
    </message>
    <message>
        <source>The money has arrived</source>
        <translation>డబ్బు చేరింది</translation>
    </message>
    <message>
        <source>The money has left. The other bank has not confirmed yet.</source>
        <translation>డబ్బు వెళ్లింది. అవతలి బ్యాంక్ ఇంకా కన్ఫర్మ్ చేయలేదు.</translation>
    </message>
    <message>
        <source>The money is at the bank</source>
        <translation>డబ్బు బ్యాంక్ దగ్గర ఉంది</translation>
    </message>
    <message>
        <source>The money is sent</source>
        <translation>డబ్బు పంపాం</translation>
    </message>
    <message>
        <source>The money may have gone.</source>
        <translation>డబ్బు వెళ్లిపోయి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The money was collected</source>
        <translation>డబ్బు తీసుకున్నారు</translation>
    </message>
    <message>
        <source>The money was moved</source>
        <translation>డబ్బు బదిలీ అయింది</translation>
    </message>
    <message>
        <source>The other bank has to confirm</source>
        <translation>అవతలి బ్యాంక్ కన్ఫర్మ్ చేయాలి</translation>
    </message>
    <message>
        <source>The payment service answered something unexpected.</source>
        <translation>పేమెంట్ సర్వీస్ ఊహించని జవాబిచ్చింది.</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>పేమెంట్ సర్వీస్ అది చేయలేదు.</translation>
    </message>
    <message>
        <source>The payment service did not take it.</source>
        <translation>పేమెంట్ సర్వీస్ దీన్ని తీసుకోలేదు.</translation>
    </message>
    <message>
        <source>The payment service does not allow this counter to do that.</source>
        <translation>పేమెంట్ సర్వీస్ ఈ కౌంటర్‌ను ఆ పని చేయనివ్వదు.</translation>
    </message>
    <message>
        <source>The payment service does not let the shop pay them.</source>
        <translation>పేమెంట్ సర్వీస్ షాపును వాళ్లకు డబ్బు పంపనివ్వదు.</translation>
    </message>
    <message>
        <source>The payment service has accepted it. The result is not known yet.</source>
        <translation>పేమెంట్ సర్వీస్ తీసుకుంది. ఫలితం ఇంకా తెలియదు.</translation>
    </message>
    <message>
        <source>The payment service has this beneficiary.</source>
        <translation>పేమెంట్ సర్వీస్‌లో ఈ బెనిఫిషియరీ ఉన్నారు.</translation>
    </message>
    <message>
        <source>The payment service is working on it</source>
        <translation>పేమెంట్ సర్వీస్ దీనిపై పనిచేస్తోంది</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>ఈ కౌంటర్ పేమెంట్ సర్వీస్‌కు తెలుసు.</translation>
    </message>
    <message>
        <source>The payment service pays new beneficiaries after 30 minutes.</source>
        <translation>పేమెంట్ సర్వీస్ కొత్త బెనిఫిషియరీకి 30 నిమిషాల తర్వాత పంపుతుంది.</translation>
    </message>
    <message>
        <source>The payment service says: done.</source>
        <translation>పేమెంట్ సర్వీస్ చెప్పింది: అయింది.</translation>
    </message>
    <message>
        <source>The payment service says: ended without a refund.</source>
        <translation>పేమెంట్ సర్వీస్ చెప్పింది: రీఫండ్ లేకుండా ముగిసింది.</translation>
    </message>
    <message>
        <source>The payment service says: ended without payment.</source>
        <translation>పేమెంట్ సర్వీస్ చెప్పింది: పేమెంట్ లేకుండా ముగిసింది.</translation>
    </message>
    <message>
        <source>The payment service says: refunded to the account that paid.</source>
        <translation>పేమెంట్ సర్వీస్ చెప్పింది: చెల్లించిన ఖాతాకే రీఫండ్ అయింది.</translation>
    </message>
    <message>
        <source>The payment service says: transfer complete.</source>
        <translation>పేమెంట్ సర్వీస్ చెప్పింది: ట్రాన్స్‌ఫర్ పూర్తయింది.</translation>
    </message>
    <message>
        <source>The payment service sends it later.</source>
        <translation>పేమెంట్ సర్వీస్ తర్వాత పంపుతుంది.</translation>
    </message>
    <message>
        <source>The payment service sends it when the banks open.</source>
        <translation>బ్యాంకులు తెరిచాక పేమెంట్ సర్వీస్ పంపుతుంది.</translation>
    </message>
    <message>
        <source>The payment service sent it just now.</source>
        <translation>పేమెంట్ సర్వీస్ ఇప్పుడే పంపింది.</translation>
    </message>
    <message>
        <source>The payment service wants a new one first.</source>
        <translation>పేమెంట్ సర్వీస్‌కు ముందు కొత్తది కావాలి.</translation>
    </message>
    <message>
        <source>The payout link has expired</source>
        <translation>పేఅవుట్ లింక్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>The payout link is cancelled</source>
        <translation>పేఅవుట్ లింక్ రద్దైంది</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>పేఅవుట్ లింక్ ఓపెన్‌లో ఉంది</translation>
    </message>
    <message>
        <source>The payout link is ready</source>
        <translation>పేఅవుట్ లింక్ సిద్ధం</translation>
    </message>
    <message>
        <source>The payout link is used up.</source>
        <translation>పేఅవుట్ లింక్ వాడేశారు.</translation>
    </message>
    <message>
        <source>The payout link may exist.</source>
        <translation>పేఅవుట్ లింక్ ఉండి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The payout link may still be open.</source>
        <translation>పేఅవుట్ లింక్ ఇంకా ఓపెన్‌గా ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The refund did not go through</source>
        <translation>రీఫండ్ పూర్తి కాలేదు</translation>
    </message>
    <message>
        <source>The refund is on hold</source>
        <translation>రీఫండ్ ఆగి ఉంది</translation>
    </message>
    <message>
        <source>The refund is on its way</source>
        <translation>రీఫండ్ దారిలో ఉంది</translation>
    </message>
    <message>
        <source>The refund was refused</source>
        <translation>రీఫండ్ తిరస్కరించారు</translation>
    </message>
    <message>
        <source>The request never arrived there.</source>
        <translation>రిక్వెస్ట్ అక్కడికి చేరలేదు.</translation>
    </message>
    <message>
        <source>The request was not sent</source>
        <translation>రిక్వెస్ట్ పంపలేదు</translation>
    </message>
    <message>
        <source>The request was refused unread. Nothing was done.</source>
        <translation>రిక్వెస్ట్‌ను చదవకుండానే నిరాకరించింది. ఏమీ చేయలేదు.</translation>
    </message>
    <message>
        <source>The result at the bank is not known.</source>
        <translation>బ్యాంక్‌లో ఫలితం తెలియదు.</translation>
    </message>
    <message>
        <source>The second attempt was refused. The first may still have gone.</source>
        <translation>రెండో ప్రయత్నం నిరాకరించింది. మొదటిది వెళ్లి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The service does not accept this.</source>
        <translation>సర్వీస్ దీన్ని ఒప్పుకోదు.</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>ఈ బెనిఫిషియరీ సర్వీస్‌కు తెలియదు</translation>
    </message>
    <message>
        <source>The service does not know this payout</source>
        <translation>సర్వీస్‌కు ఈ పేఅవుట్ తెలియదు</translation>
    </message>
    <message>
        <source>The service does not say which. Check name (A to Z), phone, e-mail, address.</source>
        <translation>ఏదో సర్వీస్ చెప్పలేదు. పేరు (A నుంచి Z), ఫోన్, ఇ-మెయిల్, అడ్రస్ చూడండి.</translation>
    </message>
    <message>
        <source>The service has accepted it and is not finished yet.</source>
        <translation>సర్వీస్ తీసుకుంది, ఇంకా పూర్తి కాలేదు.</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>సర్వీస్ ఈ భాగాన్ని ఇంకా తెరవలేదు.</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>ఈ నంబర్ సర్వీస్ దగ్గర ఇప్పటికే ఉంది</translation>
    </message>
    <message>
        <source>The service refused access</source>
        <translation>సర్వీస్ యాక్సెస్ నిరాకరించింది</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>సర్వీస్ నిరాకరించింది అడ్రస్‌ను, కీలను కాదు.</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this.</source>
        <translation>దీనికి షాపుకు చాలా ఫండ్ సోర్స్‌లు ఉన్నాయి.</translation>
    </message>
    <message>
        <source>The shop&apos;s balance at the payment service is too low for it.</source>
        <translation>పేమెంట్ సర్వీస్‌లో షాపు బ్యాలెన్స్ సరిపోదు.</translation>
    </message>
    <message>
        <source>The smallest amount this way is ₹{limit}.</source>
        <translation>ఈ విధంగా కనీస అమౌంట్ ₹{limit}.</translation>
    </message>
    <message>
        <source>The transfer failed</source>
        <translation>ట్రాన్స్‌ఫర్ ఫెయిల్ అయింది</translation>
    </message>
    <message>
        <source>The transfer failed at the bank.</source>
        <translation>ట్రాన్స్‌ఫర్ బ్యాంక్‌లో ఫెయిల్ అయింది.</translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation>ట్రాన్స్‌ఫర్ తిరస్కరించారు</translation>
    </message>
    <message>
        <source>The wallet did not accept it</source>
        <translation>వాలెట్ దీన్ని ఒప్పుకోలేదు</translation>
    </message>
    <message>
        <source>There is no payout link to cancel. Check before you make another.</source>
        <translation>రద్దు చేయడానికి పేఅవుట్ లింక్ లేదు. ఇంకోటి చేసే ముందు చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>These payouts went to this beneficiary.</source>
        <translation>ఈ పేఅవుట్‌లు ఈ బెనిఫిషియరీకి వెళ్లాయి.</translation>
    </message>
    <message>
        <source>This UPI address can be paid. Compare the name before you send.</source>
        <translation>ఈ UPI అడ్రస్‌కు పంపవచ్చు. పంపే ముందు పేరు సరిచూడండి.</translation>
    </message>
    <message>
        <source>This beneficiary cannot be paid</source>
        <translation>ఈ బెనిఫిషియరీకి పంపలేరు</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>ఈ బెనిఫిషియరీ మరీ కొత్త</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>ఈ బెనిఫిషియరీ పరిమితి అయిపోయింది</translation>
    </message>
    <message>
        <source>This fund source cannot be used</source>
        <translation>ఈ ఫండ్ సోర్స్ వాడలేరు</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>ఈ పని</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>షాపు ఇంటర్నెట్ అడ్రస్ అనుమతి లిస్ట్‌లో లేదు</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>సరిదిద్దాలి</translation>
    </message>
    <message>
        <source>Try again. Nothing was changed.</source>
        <translation>మళ్లీ ప్రయత్నించండి. ఏమీ మారలేదు.</translation>
    </message>
    <message>
        <source>Try again: Paydesk gets a new token. If not, test the keys in Settings.</source>
        <translation>మళ్లీ ప్రయత్నించండి: Paydesk కొత్త టోకెన్ తెస్తుంది. కాకపోతే సెట్టింగ్స్‌లో కీలు టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Unexpected answer</source>
        <translation>ఊహించని జవాబు</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>తెలియదు</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>సరైనది</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>ఆగండి</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>ఒక నిమిషం ఆగి, మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Wait for that day. Do not send it again. Paydesk checks its status.</source>
        <translation>ఆ రోజు వరకు ఆగండి. మళ్లీ పంపకండి. Paydesk స్టేటస్ చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after adding the beneficiary, then send it again.</source>
        <translation>బెనిఫిషియరీని చేర్చాక 30 నిమిషాలు ఆగి, మళ్లీ పంపండి.</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it again; it keeps its number.</source>
        <translation>{time} వరకు ఆగి, మళ్లీ పంపండి; నంబర్ అదే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Wait. Do not send it again. Paydesk checks its status.</source>
        <translation>ఆగండి. మళ్లీ పంపకండి. Paydesk స్టేటస్ చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>డబ్బు ఏ అకౌంట్ నుంచి వెళ్లాలి?</translation>
    </message>
    <message>
        <source>{what} will end: the service replaces it by {replacement}. The date is not known.</source>
        <translation>{what} ఆగిపోతుంది: సర్వీస్ బదులుగా {replacement} పెడుతోంది. తేదీ తెలియదు.</translation>
    </message>
    <message>
        <source>“Ask the service by beneficiary”</source>
        <translation>“బెనిఫిషియరీ వారీగా సర్వీస్‌ను అడగండి”</translation>
    </message>
    <message>
        <source>“Send” (v1)</source>
        <translation>“పంపండి” (v1)</translation>
    </message>
    <message>
        <source>“Send” (v1.2)</source>
        <translation>“పంపండి” (v1.2)</translation>
    </message>
    <message>
        <source>“{field}” does not exist, or cannot pay this way.</source>
        <translation>“{field}” లేదు, లేదా ఈ విధంగా పే చేయలేదు.</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” తప్పనిసరి.</translation>
    </message>
    <message>
        <source>“{field}” is not accepted.</source>
        <translation>“{field}” ఒప్పుకోలేదు.</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>payment {number}</source>
        <translation>పేమెంట్ {number}</translation>
    </message>
</context>
<context>
    <name>PaidView</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ఇంకా %n</numerusform>
            <numerusform>ఇంకా %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%n పేఅవుట్</numerusform>
            <numerusform>%n పేఅవుట్‌లు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n అమ్మకం</numerusform>
            <numerusform>%n అమ్మకాలు</numerusform>
        </translation>
    </message>
    <message>
        <source>A new journal is begun</source>
        <translation>కొత్త జర్నల్ మొదలైంది</translation>
    </message>
    <message>
        <source>Answers are not saved for a moment</source>
        <translation>జవాబులు కాసేపు సేవ్ కావడం లేదు</translation>
    </message>
    <message>
        <source>Billing programs are not served for a moment</source>
        <translation>బిల్లింగ్ ప్రోగ్రామ్‌లకు కాసేపు జవాబివ్వడం లేదు</translation>
    </message>
    <message>
        <source>Check later sales and payouts in the service&apos;s dashboard before you send money.</source>
        <translation>డబ్బు పంపే ముందు, తర్వాతి అమ్మకాలు, పేఅవుట్‌లను సర్వీస్ డ్యాష్‌బోర్డ్‌లో చూడండి.</translation>
    </message>
    <message>
        <source>Check the others in the service&apos;s dashboard.</source>
        <translation>మిగతావి సర్వీస్ డ్యాష్‌బోర్డ్‌లో చూడండి.</translation>
    </message>
    <message>
        <source>Check them in the service&apos;s dashboard. All else works.</source>
        <translation>వాటిని సర్వీస్ డ్యాష్‌బోర్డ్‌లో చూడండి. మిగతావన్నీ పనిచేస్తాయి.</translation>
    </message>
    <message>
        <source>Copied because unfinished: {sales}, {payouts}.</source>
        <translation>పూర్తికానందున కాపీ చేసినవి: {sales}, {payouts}.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected rows: %n. This Z counts what the journal says.</source>
        <translation>
            <numerusform>సరిదిద్దిన వరుసలు: %n. ఈ Zలో జర్నల్ చెప్పిందే లెక్క.</numerusform>
            <numerusform>సరిదిద్దిన వరుసలు: %n. ఈ Zలో జర్నల్ చెప్పిందే లెక్క.</numerusform>
        </translation>
    </message>
    <message>
        <source>New series of Z-reports. For a day, each payout needs a second person&apos;s PIN.</source>
        <translation>కొత్త Z-రిపోర్ట్ సిరీస్. ఒక రోజు పాటు ప్రతి పేఅవుట్‌కు రెండో వ్యక్తి PIN కావాలి.</translation>
    </message>
    <message>
        <source>Not copied, altered: {numbers}.</source>
        <translation>మార్చినవి, కాపీ కాలేదు: {numbers}.</translation>
    </message>
    <message>
        <source>Not copied, unreadable: {numbers}.</source>
        <translation>చదవలేనివి, కాపీ కాలేదు: {numbers}.</translation>
    </message>
    <message>
        <source>Nothing is sent to the hub for a moment</source>
        <translation>ప్రస్తుతం హబ్‌కు ఏమీ వెళ్లడం లేదు</translation>
    </message>
    <message>
        <source>Nothing was left behind.</source>
        <translation>ఏదీ మిగిలిపోలేదు.</translation>
    </message>
    <message>
        <source>Other PC still in use? Begin here with an empty folder.</source>
        <translation>వేరే PC ఇంకా వాడుతున్నారా? ఇక్కడ ఖాళీ ఫోల్డర్‌తో మొదలుపెట్టండి.</translation>
    </message>
    <message numerus="yes">
        <source>Other changed rows: %n.</source>
        <translation>
            <numerusform>మారిన ఇతర వరుసలు: %n.</numerusform>
            <numerusform>మారిన ఇతర వరుసలు: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other unfinished sales and payouts cannot be read.</source>
        <translation>పూర్తికాని మిగతా అమ్మకాలు, పేఅవుట్‌లు చదవలేకపోతున్నాం.</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydeskలో తప్పు జరిగింది</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; see its log. This part restarts automatically.</source>
        <translation>Paydeskలో తప్పు జరిగింది; లాగ్ చూడండి. ఈ భాగం ఆటోమేటిక్‌గా మళ్లీ మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>Payouts are not checked for a moment</source>
        <translation>పేఅవుట్‌లు కాసేపు చెక్ కావడం లేదు</translation>
    </message>
    <message>
        <source>Row {row} is not as written.</source>
        <translation>వరుస {row} రాసినట్టు లేదు.</translation>
    </message>
    <message numerus="yes">
        <source>Sales and payouts set aside: %n.</source>
        <translation>
            <numerusform>పక్కన పెట్టిన అమ్మకాలు, పేఅవుట్‌లు: %n.</numerusform>
            <numerusform>పక్కన పెట్టిన అమ్మకాలు, పేఅవుట్‌లు: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sales are not checked for a moment</source>
        <translation>అమ్మకాలు కాసేపు చెక్ కావడం లేదు</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file.</source>
        <translation>షాపు ఓనర్‌కు చెప్పండి: ఎవరో ఫైల్ మార్చి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్ జవాబు ఇవ్వడం లేదు</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new.</source>
        <translation>డేటా ఫోల్డర్‌ను వేరే PC నుంచి కాపీ చేశారు, లేదా కీచెయిన్ కొత్తది.</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>జర్నల్ చివరి భాగం లేదు</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>జర్నల్ తెరవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The journal is not verified for a moment</source>
        <translation>జర్నల్ కాసేపు సరిచూడటం లేదు</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk బయట జర్నల్‌ను మార్చారు</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>కీలు చదవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The list of people cannot be read</source>
        <translation>వ్యక్తుల లిస్ట్ చదవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The sales of these rows are set aside. Tell the owner of the shop.</source>
        <translation>ఈ వరుసల అమ్మకాలు పక్కన పెట్టాం. షాపు ఓనర్‌కు చెప్పండి.</translation>
    </message>
    <message>
        <source>The sandbox stopped; see the log. It restarts automatically.</source>
        <translation>శాండ్‌బాక్స్ ఆగింది; లాగ్ చూడండి. ఆటోమేటిక్‌గా మళ్లీ మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>టేబుళ్లు జర్నల్‌తో సరిపోలేదు</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain does not know this journal</source>
        <translation>ఈ PC కీచెయిన్‌కు ఈ జర్నల్ తెలియదు</translation>
    </message>
    <message>
        <source>This is an older copy, or was cut off after row {row}.</source>
        <translation>ఇది పాత కాపీ, లేదా వరుస {row} తర్వాత తెగింది.</translation>
    </message>
    <message>
        <source>Updates are not searched for a moment</source>
        <translation>అప్‌డేట్‌లు కాసేపు వెతకడం లేదు</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>Ask the customer to compare the amount.</source>
        <translation>అమౌంట్ సరిచూడమని కస్టమర్‌కు చెప్పండి.</translation>
    </message>
    <message>
        <source>It pays {payee}. Ask your supervisor first.</source>
        <translation>డబ్బు {payee} కు వెళ్తుంది. ముందు సూపర్‌వైజర్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>New UPI address</source>
        <translation>కొత్త UPI అడ్రస్</translation>
    </message>
    <message>
        <source>Payment link not checked</source>
        <translation>పేమెంట్ లింక్ చెక్ కాలేదు</translation>
    </message>
    <message>
        <source>QR not checked</source>
        <translation>QR చెక్ కాలేదు</translation>
    </message>
</context>
<context>
    <name>PayView</name>
    <message>
        <source>To pay</source>
        <translation>చెల్లించాల్సింది</translation>
    </message>
</context>
<context>
    <name>Payee</name>
    <message>
        <source>8 to 12 digits</source>
        <translation>8 నుంచి 12 అంకెలు</translation>
    </message>
    <message>
        <source>ABCD0123456</source>
        <translation>ABCD0123456</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>అకౌంట్ నంబర్</translation>
    </message>
    <message>
        <source>Address (optional)</source>
        <translation>అడ్రస్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ఇ-మెయిల్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Phone (optional)</source>
        <translation>ఫోన్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>Some banks take only the letters A to Z and spaces.</source>
        <translation>కొన్ని బ్యాంకులు A నుంచి Z అక్షరాలు, ఖాళీలు మాత్రమే తీసుకుంటాయి.</translation>
    </message>
    <message>
        <source>Some shops need this.</source>
        <translation>కొన్ని షాపులకు ఇది కావాలి.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI అడ్రస్</translation>
    </message>
    <message>
        <source>Wallet of</source>
        <translation>ఏ వాలెట్</translation>
    </message>
    <message>
        <source>name@bank</source>
        <translation>name@bank</translation>
    </message>
</context>
<context>
    <name>PaymentsCard</name>
    <message>
        <source>No payment yet</source>
        <translation>ఇంకా చెల్లింపు లేదు</translation>
    </message>
    <message>
        <source>Older ones are in Orders.</source>
        <translation>పాతవి ఆర్డర్లులో ఉన్నాయి.</translation>
    </message>
    <message>
        <source>Today&apos;s payments</source>
        <translation>ఈరోజు చెల్లింపులు</translation>
    </message>
</context>
<context>
    <name>PayoutDetail</name>
    <message>
        <source>Payout</source>
        <translation>పేఅవుట్</translation>
    </message>
</context>
<context>
    <name>Payouts</name>
    <message>
        <source>A person compared the balances. The service was not checked.</source>
        <translation>బ్యాలెన్స్‌లను ఒక వ్యక్తి సరిచూశారు. సర్వీస్‌లో చెక్ చేయలేదు.</translation>
    </message>
    <message>
        <source>Amazon Pay wallet</source>
        <translation>Amazon Pay వాలెట్</translation>
    </message>
    <message>
        <source>Bank transfer</source>
        <translation>బ్యాంక్ ట్రాన్స్‌ఫర్</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>అకౌంట్ల మధ్య</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>తిరిగి వచ్చింది</translation>
    </message>
    <message>
        <source>Compare amount and name in the service&apos;s dashboard before you show or send it.</source>
        <translation>చూపించే లేదా పంపే ముందు సర్వీస్ డ్యాష్‌బోర్డ్‌లో అమౌంట్, పేరు సరిచూడండి.</translation>
    </message>
    <message>
        <source>Compare the balances again: if it did arrive, the money moves twice.</source>
        <translation>బ్యాలెన్స్‌లు మళ్లీ సరిచూడండి: డబ్బు చేరి ఉంటే రెండుసార్లు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>మళ్లీ పంపకండి. స్టేటస్ చెక్ చేయండి; Paydesk కూడా చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>మళ్లీ పంపకండి. రెండు బ్యాలెన్స్‌లు సరిచూసి, చేరిందో లేదో చెప్పండి.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>అయింది</translation>
    </message>
    <message>
        <source>IMPS</source>
        <translation>IMPS</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>లోన్</translation>
    </message>
    <message>
        <source>MONEY SENT HAS COME BACK: {amount} · {number}</source>
        <translation>పంపిన డబ్బు తిరిగి వచ్చింది: {amount} · {number}</translation>
    </message>
    <message>
        <source>NEFT</source>
        <translation>NEFT</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>ఇంకా జవాబు లేదు</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>పేఅవుట్ లింక్</translation>
    </message>
    <message>
        <source>Paytm wallet</source>
        <translation>Paytm వాలెట్</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>పెండింగ్</translation>
    </message>
    <message>
        <source>RTGS</source>
        <translation>RTGS</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>రీఫండ్</translation>
    </message>
    <message>
        <source>SENT AFTER ALL, DO NOT SEND AGAIN: {amount} · {number}</source>
        <translation>చివరికి డబ్బు వెళ్లింది, మళ్లీ పంపవద్దు: {amount} · {number}</translation>
    </message>
    <message>
        <source>Sent with other keys. Search its number in that account&apos;s dashboard.</source>
        <translation>వేరే కీలతో పంపారు. ఆ అకౌంట్ డ్యాష్‌బోర్డ్‌లో దాని నంబర్ వెతకండి.</translation>
    </message>
    <message>
        <source>Sent {ago}, still open. Call the service&apos;s support. Do not send it again before.</source>
        <translation>పంపింది {ago}, ఇంకా ఓపెన్. సర్వీస్ సపోర్ట్‌కు కాల్ చేయండి. అంతకు ముందు మళ్లీ పంపకండి.</translation>
    </message>
    <message>
        <source>The last check brought no result: {why}.</source>
        <translation>చివరి చెక్‌లో ఫలితం రాలేదు: {why}.</translation>
    </message>
    <message>
        <source>The money did not arrive, by the balances</source>
        <translation>బ్యాలెన్స్‌ల ప్రకారం డబ్బు చేరలేదు</translation>
    </message>
    <message>
        <source>The recipient&apos;s details are no longer here. Still owed? Fill in a new one.</source>
        <translation>అందుకునేవారి వివరాలు ఇక్కడ ఇక లేవు. ఇంకా ఇవ్వాలా? కొత్తది నింపండి.</translation>
    </message>
    <message>
        <source>The request was saved and sent. It may have gone through.</source>
        <translation>రిక్వెస్ట్ సేవ్ చేసి పంపాం. అది అయి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The service had this number already: this may be another link.</source>
        <translation>ఈ నంబర్ సర్వీస్ దగ్గర ముందే ఉంది: ఇది వేరే లింక్ కావచ్చు.</translation>
    </message>
    <message>
        <source>This was done, then the money came back. The recipient does not have it.</source>
        <translation>ఇది అయింది, తర్వాత డబ్బు తిరిగి వచ్చింది. అందుకునేవారి దగ్గర లేదు.</translation>
    </message>
    <message>
        <source>This was reported as not done, but it was. Do not send it again.</source>
        <translation>ఇది కాలేదన్నారు, కానీ అయింది. మళ్లీ పంపకండి.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ట్రాన్స్‌ఫర్</translation>
    </message>
    <message>
        <source>UPI</source>
        <translation>UPI</translation>
    </message>
</context>
<context>
    <name>PayoutsPage</name>
    <message>
        <source>Activity</source>
        <translation>యాక్టివిటీ</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>గుర్తింపు</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>లోన్</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>పేఅవుట్‌లు</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>పంపండి</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ట్రాన్స్‌ఫర్</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PINలో 4 నుంచి 8 అంకెలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed}. {amount} needs a supervisor.</source>
        <translation>క్యాషియర్ {allowed} వరకు పంపవచ్చు. {amount} కు సూపర్‌వైజర్ కావాలి.</translation>
    </message>
    <message>
        <source>A newer Paydesk wrote the list of people. Start that newer version.</source>
        <translation>వ్యక్తుల లిస్ట్‌ను కొత్త Paydesk రాసింది. ఆ కొత్త వెర్షన్ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>రీఫండ్‌కు సూపర్‌వైజర్ PIN కావాలి</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it for a minute of work.</source>
        <translation>సూపర్‌వైజర్ PIN ఒక నిమిషం పనికి అన్‌లాక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it.</source>
        <translation>సూపర్‌వైజర్ PINతో అన్‌లాక్ అవుతుంది.</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ట్రైనీ డెమోలో మాత్రమే నేర్చుకుంటారు.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People.</source>
        <translation>సెట్టింగ్స్, ‘వ్యక్తులు’లో వ్యక్తులను చేర్చండి.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>సెట్టింగ్స్, ‘వ్యక్తులు’లో చేర్చండి: ముందు మిమ్మల్ని అడ్మిన్‌గా.</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>అడ్మిన్</translation>
    </message>
    <message>
        <source>All of a cashier. Also sends money, refunds, exports, approves and unlocks.</source>
        <translation>క్యాషియర్ పనులన్నీ. ఇంకా డబ్బు పంపడం, రీఫండ్, ఎక్స్‌పోర్ట్, ఆమోదం, అన్‌లాక్.</translation>
    </message>
    <message>
        <source>All of a supervisor. Also changes settings, keys and people, and erases data.</source>
        <translation>సూపర్‌వైజర్ పనులన్నీ. ఇంకా సెట్టింగ్స్, కీలు, వ్యక్తులను మార్చడం, డేటా చెరపడం.</translation>
    </message>
    <message>
        <source>An admin&apos;s PIN unlocks it.</source>
        <translation>అడ్మిన్ PINతో అన్‌లాక్ అవుతుంది.</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>క్యాషియర్</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>వేరేవాళ్లను ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>కస్టమర్ డిస్‌ప్లే మూయడానికి PIN కావాలి</translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>క్యాషియర్‌ను సైన్ ఇన్ చేయనివ్వండి (Ctrl L), లేదా డెమో తెరవండి.</translation>
    </message>
    <message>
        <source>Locks again after a minute without work.</source>
        <translation>ఒక నిమిషం పని లేకపోతే మళ్లీ లాక్ అవుతుంది.</translation>
    </message>
    <message>
        <source>Locks again after a minute without work. Recorded under the supervisor&apos;s name.</source>
        <translation>ఒక నిమిషం పని లేకపోతే మళ్లీ లాక్ అవుతుంది. సూపర్‌వైజర్ పేరుతో రికార్డ్ అవుతుంది.</translation>
    </message>
    <message>
        <source>Make somebody else admin first.</source>
        <translation>ముందు వేరొకరిని అడ్మిన్ చేయండి.</translation>
    </message>
    <message>
        <source>Nobody can be locked out yet.</source>
        <translation>ఇంకా ఎవరినీ ఆపలేరు.</translation>
    </message>
    <message>
        <source>Nobody can sign in: unlock the keychain, or see the guide.</source>
        <translation>ఎవరూ సైన్ ఇన్ చేయలేరు: కీచెయిన్ అన్‌లాక్ చేయండి, లేదా గైడ్ చూడండి.</translation>
    </message>
    <message>
        <source>Nobody is set up at this counter.</source>
        <translation>ఈ కౌంటర్‌లో ఎవరినీ సెట్ చేయలేదు.</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>ఏమీ జరగలేదు.</translation>
    </message>
    <message>
        <source>Nothing was done. Waiting sales continue.</source>
        <translation>ఏమీ చేయలేదు. వెయిటింగ్ అమ్మకాలు కొనసాగుతాయి.</translation>
    </message>
    <message>
        <source>Nothing was sent. Your text stays.</source>
        <translation>ఏమీ పంపలేదు. మీరు రాసింది అలాగే ఉంది.</translation>
    </message>
    <message>
        <source>Only a supervisor&apos;s PIN unlocks this now.</source>
        <translation>ఇప్పుడు సూపర్‌వైజర్ PINతోనే అన్‌లాక్ అవుతుంది.</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled and sealed by its keychain.</source>
        <translation>PINలు ఈ PCలోనే, చదవలేని రూపంలో, కీచెయిన్‌తో సీల్ చేసి ఉంటాయి.</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled, in a file of this user.</source>
        <translation>PINలు ఈ PCలోనే, చదవలేని రూపంలో, ఈ యూజర్ ఫైల్‌లో ఉంటాయి.</translation>
    </message>
    <message>
        <source>Paydesk cannot read the list of people. Unlock the keychain, then try again.</source>
        <translation>Paydesk వ్యక్తుల లిస్ట్ చదవలేకపోతోంది. కీచెయిన్ అన్‌లాక్ చేసి, మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Practises in the demo. May do nothing on a real counter.</source>
        <translation>డెమోలో నేర్చుకుంటారు. అసలు కౌంటర్‌లో ఏమీ చేయలేరు.</translation>
    </message>
    <message>
        <source>Recent payouts are unknown here: copied journal, or account.key lost.</source>
        <translation>ఇటీవలి పేఅవుట్‌లు ఇక్కడ తెలియవు: జర్నల్ కాపీ చేసినది, లేదా account.key పోయింది.</translation>
    </message>
    <message>
        <source>Sending money needs a name. Nothing was done.</source>
        <translation>డబ్బు పంపడానికి పేరు కావాలి. ఏమీ చేయలేదు.</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>మీ PINతో సైన్ ఇన్ చేయండి.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>సూపర్‌వైజర్</translation>
    </message>
    <message>
        <source>Takes payments, cancels sales, checks UPI addresses, makes payout links.</source>
        <translation>పేమెంట్ తీసుకోవడం, అమ్మకం రద్దు, UPI అడ్రస్ చెక్, పేఅవుట్ లింక్‌లు చేయడం.</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>పదిసార్లు PIN తప్పైంది.</translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>ఆ PIN తప్పు.</translation>
    </message>
    <message>
        <source>The PIN is right, but this person may not do that.</source>
        <translation>PIN సరైనదే, కానీ ఈ వ్యక్తికి ఆ అనుమతి లేదు.</translation>
    </message>
    <message>
        <source>The payment service&apos;s time is missing: today&apos;s limit is not known.</source>
        <translation>పేమెంట్ సర్వీస్ టైమ్ లేదు: ఈ రోజు పరిమితి తెలియదు.</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>స్క్రీన్ లాక్ అయి ఉంది.</translation>
    </message>
    <message>
        <source>The screen stays open until then.</source>
        <translation>అప్పటివరకు స్క్రీన్ తెరిచే ఉంటుంది.</translation>
    </message>
    <message>
        <source>The second person must be somebody else.</source>
        <translation>రెండో వ్యక్తి వేరొకరై ఉండాలి.</translation>
    </message>
    <message>
        <source>This PC could not save. Is the disk full?</source>
        <translation>ఈ PC సేవ్ చేయలేకపోయింది. డిస్క్ నిండిందా?</translation>
    </message>
    <message>
        <source>This is a real counter. Nothing was done.</source>
        <translation>ఇది అసలు కౌంటర్. ఏమీ చేయలేదు.</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>దీనికి సూపర్‌వైజర్ PIN కావాలి</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN again.</source>
        <translation>దీనికి మళ్లీ సూపర్‌వైజర్ PIN కావాలి.</translation>
    </message>
    <message>
        <source>This needs an admin&apos;s PIN</source>
        <translation>దీనికి అడ్మిన్ PIN కావాలి</translation>
    </message>
    <message>
        <source>This person is no longer on the list. Nothing was changed.</source>
        <translation>ఈ వ్యక్తి ఇప్పుడు లిస్ట్‌లో లేరు. ఏమీ మారలేదు.</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>ఊహించడం చాలా తేలిక. వేరే PIN పెట్టండి.</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>చాలాసార్లు తప్పు PIN.</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>ట్రైనీ</translation>
    </message>
    <message>
        <source>Try again in {time}.</source>
        <translation>{time}లో మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>ఇప్పుడు మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Unlock the keychain of this PC, then try again.</source>
        <translation>ఈ PC కీచెయిన్ తెరిచి, మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Unlocked by {name} · {time}</source>
        <translation>{name} తెరిచారు · {time}</translation>
    </message>
    <message>
        <source>Until then, this counter only takes payments. Nothing was done.</source>
        <translation>అప్పటివరకు ఈ కౌంటర్ పేమెంట్‌లే తీసుకుంటుంది. ఏమీ చేయలేదు.</translation>
    </message>
    <message>
        <source>Use 1 to 40 characters, and a name that nobody else has.</source>
        <translation>1 నుంచి 40 అక్షరాలు, ఇంకెవరికీ లేని పేరు వాడండి.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>ఈ PC కీచెయిన్ కోసం ఆగుతోంది</translation>
    </message>
    <message>
        <source>You may not do this.</source>
        <translation>మీకు దీనికి అనుమతి లేదు.</translation>
    </message>
    <message>
        <source>Your text stays. The refund is recorded under the supervisor&apos;s name.</source>
        <translation>మీరు రాసింది అలాగే ఉంటుంది. రీఫండ్ సూపర్‌వైజర్ పేరుతో రికార్డ్ అవుతుంది.</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>{amount} ఒక ట్రాన్స్‌ఫర్ పరిమితి {allowed} కంటే ఎక్కువ.</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day for this account.</source>
        <translation>ఇంకో {amount} పంపితే ఈ అకౌంట్‌కు రోజు పరిమితి {allowed} దాటుతుంది.</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day.</source>
        <translation>ఇంకో {amount} పంపితే రోజు పరిమితి {allowed} దాటుతుంది.</translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n hours ago.</source>
        <translation>
            <numerusform>%n గంటల క్రితం ఈ అకౌంట్‌కు {amount} వెళ్లింది.</numerusform>
            <numerusform>%n గంటల క్రితం ఈ అకౌంట్‌కు {amount} వెళ్లింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n minutes ago.</source>
        <translation>
            <numerusform>%n నిమిషాల క్రితం ఈ అకౌంట్‌కు {amount} వెళ్లింది.</numerusform>
            <numerusform>%n నిమిషాల క్రితం ఈ అకౌంట్‌కు {amount} వెళ్లింది.</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} went to this account a minute ago.</source>
        <translation>ఒక నిమిషం క్రితం ఈ అకౌంట్‌కు {amount} వెళ్లింది.</translation>
    </message>
    <message>
        <source>{amount} went to this account in the last 24 hours.</source>
        <translation>గత 24 గంటల్లో ఈ అకౌంట్‌కు {amount} వెళ్లింది.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Add a person</source>
        <translation>వ్యక్తిని చేర్చండి</translation>
    </message>
    <message>
        <source>Add yourself as admin first. Sending money needs people.</source>
        <translation>ముందు మిమ్మల్ని అడ్మిన్‌గా చేర్చండి. డబ్బు పంపడానికి వ్యక్తులు కావాలి.</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>ఎవరూ సైన్ ఇన్ చేయలేరు</translation>
    </message>
    <message>
        <source>Nobody is set up</source>
        <translation>ఎవరినీ సెట్ చేయలేదు</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>ఏమీ మారలేదు.</translation>
    </message>
    <message>
        <source>Only an admin changes people</source>
        <translation>అడ్మిన్ మాత్రమే వ్యక్తులను మార్చగలరు</translation>
    </message>
    <message>
        <source>People</source>
        <translation>వ్యక్తులు</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>సేవ్ అయింది</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>అన్‌లాక్ చేయండి</translation>
    </message>
    <message>
        <source>Unlock with an admin&apos;s PIN.</source>
        <translation>అడ్మిన్ PINతో అన్‌లాక్ చేయండి.</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add others in Settings, People.</source>
        <translation>మిగతావారిని సెట్టింగ్స్, వ్యక్తులులో చేర్చండి.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next: test sale</source>
        <translation>తర్వాత: టెస్ట్ అమ్మకం</translation>
    </message>
    <message>
        <source>Who is the admin?</source>
        <translation>అడ్మిన్ ఎవరు?</translation>
    </message>
    <message>
        <source>{name} is the admin</source>
        <translation>అడ్మిన్ {name}</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>All days</source>
        <translation>అన్ని రోజులు</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>రోజు: {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>ఈ రోజు, {day}</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>నిన్న, {day}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} నుంచి {last}</translation>
    </message>
</context>
<context>
    <name>PeriodPopup</name>
    <message>
        <source>7 days</source>
        <translation>7 రోజులు</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>రోజులు</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>తర్వాత రోజులు</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>ముందు రోజులు</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>నెల</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>ఇతర</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>కొన్ని రోజులు</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>ఈరోజు</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>నిన్న</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>Add a person</source>
        <translation>వ్యక్తిని చేర్చండి</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>మిమ్మల్ని చేర్చుకోండి</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>ఆశ</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} ను మార్చండి</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>అదే PIN మళ్లీ టైప్ చేయండి</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>ఉంచండి</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>భాష</translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN.</source>
        <translation>PIN అదే ఉంచాలంటే రెండూ ఖాళీగా వదిలేయండి.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Only this person knows the PIN.</source>
        <translation>ఈ PIN ఈ వ్యక్తికే తెలుసు.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>వ్యక్తి</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Remove {name}? Old sales keep the name.</source>
        <translation>{name} ను తీసేయాలా? పాత అమ్మకాల్లో పేరు ఉంటుంది.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>రోల్</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>సేవ్</translation>
    </message>
    <message>
        <source>The PINs differ. Type both again.</source>
        <translation>PINలు వేరుగా ఉన్నాయి. రెండూ మళ్లీ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>షాపుది</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>అవును, తీసేయండి</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who are you?</source>
        <translation>మీరు ఎవరు?</translation>
    </message>
</context>
<context>
    <name>PhonePanel</name>
    <message>
        <source>Open in the browser</source>
        <translation>బ్రౌజర్‌లో తెరవండి</translation>
    </message>
    <message>
        <source>Pay late</source>
        <translation>లేటుగా పే చేయండి</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>రెండుసార్లు పే చేయండి</translation>
    </message>
    <message>
        <source>The customer&apos;s phone</source>
        <translation>కస్టమర్ ఫోన్</translation>
    </message>
</context>
<context>
    <name>PinEdit</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 నుంచి 8 అంకెలు</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
</context>
<context>
    <name>PinEntry</name>
    <message>
        <source>Ask a supervisor</source>
        <translation>సూపర్‌వైజర్‌ను అడగండి</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation>డెమోలో {name} PIN {pin}.</translation>
    </message>
    <message>
        <source>Nobody else here may. Press F1 for help.</source>
        <translation>ఇక్కడ ఇంకెవరికీ అనుమతి లేదు. సహాయానికి F1 నొక్కండి.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ఇప్పుడు వద్దు</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>{name} PIN</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>ఇప్పుడు మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>మీరు ఎవరు?</translation>
    </message>
    <message>
        <source>Who unlocks {name}?</source>
        <translation>{name} ను ఎవరు అన్‌లాక్ చేస్తారు?</translation>
    </message>
    <message>
        <source>{name} can sign in again.</source>
        <translation>{name} మళ్లీ సైన్ ఇన్ చేయవచ్చు.</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 నుంచి 8 అంకెలు</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PINలో 4 నుంచి 8 అంకెలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A scanner typed that. It is no PIN.</source>
        <translation>ఇది స్కానర్ టైప్ చేసింది. ఇది PIN కాదు.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>అన్‌లాక్ చేయండి</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>15 అక్షరాలు, అంకెలు, 29ABCDE1234F1Z5 లాగా.</translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm పేపర్</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm పేపర్</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Address of the shop (on slips)</source>
        <translation>షాపు అడ్రస్ (స్లిప్ మీద)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>సిస్టమ్ లాగా</translation>
    </message>
    <message>
        <source>GSTIN (on slips)</source>
        <translation>GSTIN (స్లిప్ మీద)</translation>
    </message>
    <message>
        <source>Last line of a receipt</source>
        <translation>రసీదు చివరి లైన్</translation>
    </message>
    <message>
        <source>Name of the printer (optional)</source>
        <translation>ప్రింటర్ పేరు (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>ప్రింటర్ లేదు. రసీదులు PDFగా సేవ్ అవుతాయి.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>పేపర్</translation>
    </message>
    <message>
        <source>Print a receipt automatically when a sale is paid</source>
        <translation>అమ్మకానికి పేమెంట్ అయ్యాక రసీదు ఆటోమేటిక్‌గా ప్రింట్ చేయి</translation>
    </message>
    <message>
        <source>Print a test slip</source>
        <translation>టెస్ట్ స్లిప్ ప్రింట్ చేయండి</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>రసీదులు, ప్రింటర్</translation>
    </message>
    <message>
        <source>Show the printers</source>
        <translation>ప్రింటర్లు చూపించండి</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>ఈ PCకి తెలిసినవి: {names}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>It could not be saved as a file either. Look at this PC&apos;s disk.</source>
        <translation>ఫైల్‌గానూ సేవ్ కాలేదు. ఈ PC డిస్క్ చూడండి.</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>ప్రింటర్ లేదు</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>ప్రింట్ కాలేదు</translation>
    </message>
    <message>
        <source>Nothing was saved. Show the code on the screen instead.</source>
        <translation>ఏదీ సేవ్ కాలేదు. బదులుగా స్క్రీన్ మీద కోడ్ చూపించండి.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>ప్రింట్ అయింది</translation>
    </message>
    <message>
        <source>The printer does not answer</source>
        <translation>ప్రింటర్ జవాబివ్వడం లేదు</translation>
    </message>
    <message>
        <source>The slip is saved: {file}. Print that, or choose a printer in the settings.</source>
        <translation>స్లిప్ సేవ్ అయింది: {file}. దాన్ని ప్రింట్ చేయండి, లేదా సెట్టింగ్స్‌లో ప్రింటర్ ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>{printer} accepted it.</source>
        <translation>{printer} తీసుకుంది.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A filter blocks the payment service</source>
        <translation>ఒక ఫిల్టర్ పేమెంట్ సర్వీస్‌ను ఆపుతోంది</translation>
    </message>
    <message>
        <source>A login page, proxy, filter or gateway answered instead.</source>
        <translation>లాగిన్ పేజీ, ప్రాక్సీ, ఫిల్టర్ లేదా గేట్‌వే బదులుగా జవాబిచ్చింది.</translation>
    </message>
    <message>
        <source>Cause: the bank.</source>
        <translation>కారణం: బ్యాంక్.</translation>
    </message>
    <message>
        <source>Cause: the details of this sale.</source>
        <translation>కారణం: ఈ అమ్మకం వివరాలు.</translation>
    </message>
    <message>
        <source>Cause: the network, or the payment service.</source>
        <translation>కారణం: నెట్‌వర్క్, లేదా పేమెంట్ సర్వీస్.</translation>
    </message>
    <message>
        <source>Cause: the payment service.</source>
        <translation>కారణం: పేమెంట్ సర్వీస్.</translation>
    </message>
    <message>
        <source>Cause: the recipient.</source>
        <translation>కారణం: డబ్బు అందుకునేవారు.</translation>
    </message>
    <message>
        <source>Cause: the shop&apos;s account or settings.</source>
        <translation>కారణం: షాపు అకౌంట్ లేదా సెట్టింగ్స్.</translation>
    </message>
    <message>
        <source>Cause: this PC.</source>
        <translation>కారణం: ఈ PC.</translation>
    </message>
    <message>
        <source>Check before you press again.</source>
        <translation>మళ్లీ నొక్కే ముందు చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>Check its status. Not paid? Start a new sale.</source>
        <translation>స్టేటస్ చెక్ చేయండి. పేమెంట్ కాలేదా? కొత్త అమ్మకం మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Check the bill: right order, right amount?</source>
        <translation>బిల్ చూడండి: ఆర్డర్, అమౌంట్ సరైనవేనా?</translation>
    </message>
    <message>
        <source>Check the cable or Wi-Fi. Web pages open? Check the address in Settings.</source>
        <translation>కేబుల్ లేదా Wi-Fi చూడండి. వెబ్ పేజీలు తెరుచుకుంటున్నాయా? సెట్టింగ్స్‌లో అడ్రస్ చూడండి.</translation>
    </message>
    <message>
        <source>Check the status: the first request may have arrived.</source>
        <translation>స్టేటస్ చెక్ చేయండి: మొదటి రిక్వెస్ట్ అంది ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date. If right, somebody may be listening: call your technician.</source>
        <translation>ఈ PC తేదీ చూడండి. సరిగ్గా ఉంటే, ఎవరో వింటూ ఉండవచ్చు: టెక్నీషియన్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>ఆర్డర్ నంబర్‌ను బిల్లుతో, టెర్మినల్‌ను సెట్టింగ్స్‌తో సరిచూడండి.</translation>
    </message>
    <message>
        <source>Correct it and try again. Nothing was sent.</source>
        <translation>సరిచేసి మళ్లీ ప్రయత్నించండి. ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>Does an antivirus or the network open secure pages? Install its certificate here.</source>
        <translation>యాంటీవైరస్ లేదా నెట్‌వర్క్ సురక్షిత పేజీలు తెరుస్తోందా? దాని సర్టిఫికెట్ ఇక్కడ ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>సెట్టింగ్స్, పేమెంట్ అకౌంట్‌లో కీలు టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Free some space, then start Paydesk again.</source>
        <translation>కొంత ఖాళీ చేసి, Paydesk మళ్లీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Have the proxy checked, then start Paydesk again.</source>
        <translation>ప్రాక్సీని చెక్ చేయించి, Paydesk మళ్లీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed here, and this PC&apos;s address in its dashboard.</source>
        <translation>ఇక్కడ సర్వీస్ అడ్రస్‌ను, దాని డ్యాష్‌బోర్డ్‌లో ఈ PC అడ్రస్‌ను అనుమతింపజేయండి.</translation>
    </message>
    <message>
        <source>Have this PC&apos;s address allowed in the service&apos;s dashboard.</source>
        <translation>సర్వీస్ డ్యాష్‌బోర్డ్‌లో ఈ PC అడ్రస్‌ను అనుమతింపజేయండి.</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>దాని విండో ఉంటే, దాన్నే వాడండి.</translation>
    </message>
    <message>
        <source>It is starting or closing. This waits a minute for it.</source>
        <translation>అది మొదలవుతోంది లేదా మూసుకుంటోంది. దానికోసం ఒక నిమిషం ఆగుతుంది.</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>దాని విండో జవాబివ్వడం లేదు.</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>టైమ్‌కు జవాబు రాలేదు</translation>
    </message>
    <message>
        <source>Open a web page on this PC. Does it want a login?</source>
        <translation>ఈ PCలో వెబ్ పేజీ తెరవండి. లాగిన్ అడుగుతోందా?</translation>
    </message>
    <message>
        <source>Paydesk is already running on this PC</source>
        <translation>Paydesk ఈ PCలో ఇప్పటికే నడుస్తోంది</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydeskలో తప్పు జరిగింది</translation>
    </message>
    <message>
        <source>Read its message in Orders, in the details of this sale.</source>
        <translation>దాని మెసేజ్ ఆర్డర్లలో, ఈ అమ్మకం వివరాల్లో చదవండి.</translation>
    </message>
    <message>
        <source>Search for the number in Orders first.</source>
        <translation>ముందు ఆర్డర్లలో ఈ నంబర్ వెతకండి.</translation>
    </message>
    <message>
        <source>Search where it was made, or put the old keys back in Settings.</source>
        <translation>అది చేసిన చోట వెతకండి, లేదా సెట్టింగ్స్‌లో పాత కీలు మళ్లీ పెట్టండి.</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop. Then press F7.</source>
        <translation>సెట్టింగ్స్, షాపులో మళ్లీ సెట్ చేయండి. తర్వాత F7 నొక్కండి.</translation>
    </message>
    <message>
        <source>Something broke on its side.</source>
        <translation>దాని వైపు ఏదో చెడిపోయింది.</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>అమౌంట్ ఆర్డర్‌ది కాదు</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>జవాబు చదవలేకపోయాం</translation>
    </message>
    <message>
        <source>The answer was cut off, or about something else.</source>
        <translation>జవాబు మధ్యలో తెగింది, లేదా వేరే దాని గురించి.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>కనెక్షన్ తెగింది</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>వివరాలు ఒక రూల్‌కు సరిపోవు</translation>
    </message>
    <message>
        <source>The keys are right. This PC&apos;s address or the feature is not allowed.</source>
        <translation>కీలు సరైనవే. ఈ PC అడ్రస్‌కు లేదా ఫీచర్‌కు అనుమతి లేదు.</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>కీలను తిరస్కరించారు</translation>
    </message>
    <message>
        <source>The network wants a login</source>
        <translation>నెట్‌వర్క్ లాగిన్ అడుగుతోంది</translation>
    </message>
    <message>
        <source>The order cannot be paid any more</source>
        <translation>ఈ ఆర్డర్‌కు ఇక పే చేయలేరు</translation>
    </message>
    <message>
        <source>The order was made with other keys, or at another address.</source>
        <translation>ఆర్డర్ వేరే కీలతో, లేదా వేరే అడ్రస్‌లో చేశారు.</translation>
    </message>
    <message>
        <source>The payment service does not accept a number or text like this.</source>
        <translation>పేమెంట్ సర్వీస్ ఇలాంటి నంబర్ లేదా టెక్స్ట్ ఒప్పుకోదు.</translation>
    </message>
    <message>
        <source>The payment service does not accept something in the request.</source>
        <translation>రిక్వెస్ట్‌లో ఏదో పేమెంట్ సర్వీస్ ఒప్పుకోవడం లేదు.</translation>
    </message>
    <message>
        <source>The payment service does not accept this counter&apos;s keys.</source>
        <translation>పేమెంట్ సర్వీస్ ఈ కౌంటర్ కీలు ఒప్పుకోవడం లేదు.</translation>
    </message>
    <message>
        <source>The payment service does not answer</source>
        <translation>పేమెంట్ సర్వీస్ జవాబివ్వడం లేదు</translation>
    </message>
    <message>
        <source>The payment service had this request earlier, with other details.</source>
        <translation>ఈ రిక్వెస్ట్ పేమెంట్ సర్వీస్‌కు ముందే వేరే వివరాలతో వచ్చింది.</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>పేమెంట్ సర్వీస్‌లో లోపం ఉంది</translation>
    </message>
    <message>
        <source>The payment service has an order with this number.</source>
        <translation>ఈ నంబర్‌తో పేమెంట్ సర్వీస్‌లో ఆర్డర్ ఉంది.</translation>
    </message>
    <message>
        <source>The payment service has no such order or terminal.</source>
        <translation>పేమెంట్ సర్వీస్‌లో ఇలాంటి ఆర్డర్ లేదా టెర్మినల్ లేదు.</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>ఈ ఆర్డర్ ఓపెన్‌లో లేదని పేమెంట్ సర్వీస్ చెబుతోంది.</translation>
    </message>
    <message>
        <source>The payment service wants a pause.</source>
        <translation>పేమెంట్ సర్వీస్ కాసేపు ఆగమంటోంది.</translation>
    </message>
    <message>
        <source>The proxy does not work</source>
        <translation>ప్రాక్సీ పనిచేయడం లేదు</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>ప్రాక్సీ లాగిన్ అడుగుతోంది</translation>
    </message>
    <message>
        <source>The request may have arrived.</source>
        <translation>రిక్వెస్ట్ అంది ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>రిక్వెస్ట్ ముందే పంపారు</translation>
    </message>
    <message>
        <source>The service does not know this number</source>
        <translation>సర్వీస్‌కు ఈ నంబర్ తెలియదు</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>సర్వీస్ స్వయంగా జవాబివ్వలేదు</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>సర్వీస్ రిక్వెస్ట్‌ను తిరస్కరించింది</translation>
    </message>
    <message>
        <source>The service&apos;s identity is not certain</source>
        <translation>సర్వీస్ గుర్తింపు ఖాయం కాదు</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>టెర్మినల్ ఇప్పుడు సెట్ చేసి లేదు</translation>
    </message>
    <message>
        <source>The terminal of this order was removed from the settings.</source>
        <translation>ఈ ఆర్డర్ టెర్మినల్‌ను సెట్టింగ్స్ నుంచి తీసేశారు.</translation>
    </message>
    <message>
        <source>The typed amount differs from the order. No QR was made.</source>
        <translation>టైప్ చేసిన అమౌంట్ ఆర్డర్ కంటే వేరు. QR తయారు కాలేదు.</translation>
    </message>
    <message>
        <source>The way to the payment service is down</source>
        <translation>పేమెంట్ సర్వీస్‌కు లైన్ డౌన్</translation>
    </message>
    <message>
        <source>There are no keys yet</source>
        <translation>ఇంకా కీలు లేవు</translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation>ఈ కీలకు ఈ ఆర్డర్ తెలియదు</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate from “{issuer}”.</source>
        <translation>“{issuer}” ఇచ్చిన దాని సర్టిఫికెట్‌ను ఈ PC నమ్మడం లేదు.</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate. Nothing was sent.</source>
        <translation>దాని సర్టిఫికెట్‌ను ఈ PC నమ్మడం లేదు. ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>ఈ PC ఆఫ్‌లైన్‌లో ఉంది</translation>
    </message>
    <message>
        <source>This PC is online, but the service cannot be reached.</source>
        <translation>ఈ PC ఆన్‌లైన్‌లో ఉంది, కానీ సర్వీస్ అందడం లేదు.</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy answered instead of the payment service.</source>
        <translation>పేమెంట్ సర్వీస్ బదులు ఈ PC ప్రాక్సీ జవాబిచ్చింది.</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy lets nothing through.</source>
        <translation>ఈ PC ప్రాక్సీ దేన్నీ వెళ్లనివ్వడం లేదు.</translation>
    </message>
    <message>
        <source>This counter has no keys for the payment service.</source>
        <translation>ఈ కౌంటర్‌కు పేమెంట్ సర్వీస్ కీలు లేవు.</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>ఈ కౌంటర్‌కు ఆ అనుమతి లేదు</translation>
    </message>
    <message>
        <source>This order exists already</source>
        <translation>ఈ ఆర్డర్ ఇప్పటికే ఉంది</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>రిక్వెస్ట్‌లు మరీ ఎక్కువ</translation>
    </message>
    <message>
        <source>Wait a minute, then start Paydesk again. If this repeats, restart this PC.</source>
        <translation>ఒక నిమిషం ఆగి, Paydesk మళ్లీ మొదలుపెట్టండి. మళ్లీ ఇలాగే అయితే ఈ PC రీస్టార్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Wait: Paydesk checks before anything is sent again.</source>
        <translation>ఆగండి: ఏదైనా మళ్లీ పంపే ముందు Paydesk చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues automatically.</source>
        <translation>ఆగండి: Paydesk ఆటోమేటిక్‌గా కొనసాగుతుంది.</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues in {time}.</source>
        <translation>ఆగండి: Paydesk {time}లో కొనసాగుతుంది.</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, call the service&apos;s support.</source>
        <translation>ఆగండి: Paydesk మళ్లీ ప్రయత్నిస్తుంది. ఇలాగే ఉంటే సర్వీస్ సపోర్ట్‌కు కాల్ చేయండి.</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, check the network.</source>
        <translation>ఆగండి: Paydesk మళ్లీ ప్రయత్నిస్తుంది. ఇలాగే ఉంటే నెట్‌వర్క్ చూడండి.</translation>
    </message>
    <message>
        <source>Without a network, the payment service cannot be reached.</source>
        <translation>నెట్‌వర్క్ లేకుండా పేమెంట్ సర్వీస్ అందదు.</translation>
    </message>
    <message>
        <source>Your last action may not be done. See the log.</source>
        <translation>మీ చివరి పని అయి ఉండకపోవచ్చు. లాగ్ చూడండి.</translation>
    </message>
</context>
<context>
    <name>ProgramRow</name>
    <message>
        <source>Change</source>
        <translation>మార్చండి</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>{name} గురించి మరిన్ని</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>కొత్త కీ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Test with ₹1</source>
        <translation>₹1తో టెస్ట్ చేయండి</translation>
    </message>
    <message>
        <source>{name}: test with ₹1</source>
        <translation>{name}: ₹1తో టెస్ట్ చేయండి</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Each day</source>
        <translation>ప్రతి రోజు</translation>
    </message>
    <message>
        <source>Each financial year</source>
        <translation>ప్రతి ఆర్థిక సంవత్సరం</translation>
    </message>
    <message>
        <source>Last call {time}</source>
        <translation>చివరి కాల్ {time}</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>అడగొద్దు</translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation>ఇంకా కాల్ లేదు</translation>
    </message>
    <message>
        <source>cannot cancel</source>
        <translation>రద్దు చేయలేదు</translation>
    </message>
    <message>
        <source>key for practice</source>
        <translation>ప్రాక్టీస్ కీ</translation>
    </message>
    <message>
        <source>key for real money</source>
        <translation>అసలు డబ్బు కీ</translation>
    </message>
    <message>
        <source>may cancel</source>
        <translation>రద్దు చేయవచ్చు</translation>
    </message>
    <message>
        <source>opens at once</source>
        <translation>వెంటనే తెరుచుకుంటుంది</translation>
    </message>
    <message>
        <source>waits in the list</source>
        <translation>లిస్ట్‌లో వెయిటింగ్</translation>
    </message>
</context>
<context>
    <name>ProgramsCard</name>
    <message>
        <source>A new key for {name}?</source>
        <translation>{name} కు కొత్త కీ ఇవ్వాలా?</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>ప్రోగ్రామ్ చేర్చండి</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Bill numbers begin again</source>
        <translation>బిల్ నంబర్లు మళ్లీ మొదలయ్యేది</translation>
    </message>
    <message>
        <source>Check the name and the web pages.</source>
        <translation>పేరు, వెబ్ పేజీలు చూడండి.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It cannot send bills any more. Its sales stay.</source>
        <translation>ఇది ఇక బిల్లులు పంపలేదు. దీని అమ్మకాలు ఉంటాయి.</translation>
    </message>
    <message>
        <source>It may cancel</source>
        <translation>రద్దు చేయవచ్చు</translation>
    </message>
    <message>
        <source>Leave out . : / \ * ? &quot; &lt; &gt; |</source>
        <translation>ఇవి వాడొద్దు: . : / \ * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>ప్రోగ్రామ్ పేరు</translation>
    </message>
    <message>
        <source>No program yet.</source>
        <translation>ఇంకా ప్రోగ్రామ్ లేదు.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>సేవ్ కాలేదు</translation>
    </message>
    <message>
        <source>Only for a program in a browser.</source>
        <translation>బ్రౌజర్‌లోని ప్రోగ్రామ్‌కు మాత్రమే.</translation>
    </message>
    <message>
        <source>Open its bills at once</source>
        <translation>దీని బిల్లులు వెంటనే తెరువు</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>ప్రోగ్రామ్‌లు</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} ను తీసేయాలా?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>సేవ్</translation>
    </message>
    <message>
        <source>The old key stops working at once.</source>
        <translation>పాత కీ వెంటనే పనిచేయడం ఆగుతుంది.</translation>
    </message>
    <message>
        <source>They send their bills to this counter.</source>
        <translation>అవి తమ బిల్లులను ఈ కౌంటర్‌కు పంపుతాయి.</translation>
    </message>
    <message>
        <source>This name is in the list already.</source>
        <translation>ఈ పేరు ఇప్పటికే లిస్ట్‌లో ఉంది.</translation>
    </message>
    <message>
        <source>Up to 4 addresses such as https://shop.odoo.com, with spaces between.</source>
        <translation>https://shop.odoo.com లాంటి 4 అడ్రస్‌ల వరకు, మధ్యలో ఖాళీలతో.</translation>
    </message>
    <message>
        <source>Web pages that may call (optional)</source>
        <translation>కాల్ చేయగల వెబ్ పేజీలు (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>Yes, a new key</source>
        <translation>అవును, కొత్త కీ</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>అవును, తీసేయండి</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Billing programs</source>
        <translation>బిల్లింగ్ ప్రోగ్రామ్‌లు</translation>
    </message>
    <message>
        <source>Check keys and terminal in Payments account.</source>
        <translation>పేమెంట్ అకౌంట్‌లో కీలు, టెర్మినల్ చూడండి.</translation>
    </message>
    <message>
        <source>The test charge was refused</source>
        <translation>టెస్ట్ పేమెంట్ నిరాకరించింది</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>అన్నీ ఎంచుకోండి</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>ఒకటి పెంచండి</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>ఒకటి తగ్గించండి</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ఇప్పటికే ఉంది.
దాని బదులు ఇది పెట్టాలా?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ఎంచుకోండి</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>తెరవండి</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>అన్ని ఫైల్స్ (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>కొత్త ఫోల్డర్ చేయండి</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>వివరాలతో</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>ఫోల్డర్:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ఫైల్ పేరు:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ఫోల్డర్ వెతకండి</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ముందుకు</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>లిస్ట్</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>కొత్త ఫోల్డర్</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>పై ఫోల్డర్</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>ఈ పేరుతో సేవ్ చేయండి</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>కాపీ చేయండి</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>పేస్ట్ చేయండి</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>మళ్లీ చేయండి</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>వెనక్కి తీసుకోండి</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>కట్ చేయండి</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>అన్నీ ఎంచుకోండి</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>వివరాలు దాచండి...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>వివరాలు చూపించండి...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>వద్దు</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>అవును</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>అప్లై చేయండి</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>రద్దు చేయండి</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>మూసేయండి</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>వదిలేయండి</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>సహాయం</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>సరే</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>తెరవండి</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>మళ్లీ ప్రయత్నించండి</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>సేవ్</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>అన్నిటికంటే కింద</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>ఒక పేజీ కిందికి</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>ఒక పేజీ పైకి</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>కిందికి జరపండి</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>ఇక్కడికి జరపండి</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>పైకి జరపండి</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>అన్నిటికంటే పైన</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>కాపీ చేయండి</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>పేస్ట్ చేయండి</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>మళ్లీ చేయండి</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>వెనక్కి తీసుకోండి</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>లింక్ అడ్రస్ కాపీ చేయండి</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>కట్ చేయండి</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>అన్నీ ఎంచుకోండి</translation>
    </message>
</context>
<context>
    <name>QrComparison</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>కరెన్సీ</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ఆర్డర్</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>పొందేవారు</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>అమ్మకం</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>QRలో లేదు</translation>
    </message>
    <message>
        <source>this shop</source>
        <translation>ఈ షాపు</translation>
    </message>
</context>
<context>
    <name>QrReasons</name>
    <message>
        <source>Apps may read this QR differently.</source>
        <translation>యాప్‌లు ఈ QRను వేర్వేరుగా చదవవచ్చు.</translation>
    </message>
    <message>
        <source>Paydesk does not open this type of picture.</source>
        <translation>ఈ రకం బొమ్మను Paydesk తెరవదు.</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR వేరే ఆర్డర్‌ది.</translation>
    </message>
    <message>
        <source>The QR does not name one recipient.</source>
        <translation>QRలో డబ్బు అందుకునే ఒకరి పేరు లేదు.</translation>
    </message>
    <message>
        <source>The QR has another amount than the order.</source>
        <translation>QRలో ఆర్డర్ కంటే వేరే అమౌంట్ ఉంది.</translation>
    </message>
    <message>
        <source>The QR has another currency than the order.</source>
        <translation>QRలో ఆర్డర్ కంటే వేరే కరెన్సీ ఉంది.</translation>
    </message>
    <message>
        <source>The QR has no amount to compare.</source>
        <translation>సరిచూడటానికి QRలో అమౌంట్ లేదు.</translation>
    </message>
    <message>
        <source>The QR is not one plain payment.</source>
        <translation>QR ఒక మామూలు పేమెంట్ కాదు.</translation>
    </message>
    <message>
        <source>The QR lets customers change the amount.</source>
        <translation>QRలో కస్టమర్లు అమౌంట్ మార్చగలరు.</translation>
    </message>
    <message>
        <source>The QR pays a new UPI address.</source>
        <translation>QR డబ్బు కొత్త UPI అడ్రస్‌కు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>The QR pays somebody else than this shop.</source>
        <translation>QR డబ్బు ఈ షాపుకు కాదు, వేరేవాళ్లకు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>The link asks the customer to pay.</source>
        <translation>లింక్ కస్టమర్‌నే డబ్బు అడుగుతోంది.</translation>
    </message>
    <message>
        <source>The payment link is no https address.</source>
        <translation>పేమెంట్ లింక్ https అడ్రస్ కాదు.</translation>
    </message>
    <message>
        <source>The payment link leads to another address.</source>
        <translation>పేమెంట్ లింక్ వేరే అడ్రస్‌కు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>The picture arrived damaged.</source>
        <translation>బొమ్మ పాడై వచ్చింది.</translation>
    </message>
    <message>
        <source>The picture contains no QR.</source>
        <translation>బొమ్మలో QR లేదు.</translation>
    </message>
    <message>
        <source>The picture is too large for a QR.</source>
        <translation>బొమ్మ QRకు మరీ పెద్దది.</translation>
    </message>
    <message>
        <source>The picture was cut off.</source>
        <translation>బొమ్మ మధ్యలో తెగింది.</translation>
    </message>
    <message>
        <source>The service sent no QR picture.</source>
        <translation>సర్వీస్ QR బొమ్మ పంపలేదు.</translation>
    </message>
    <message>
        <source>The service sent something else than a picture.</source>
        <translation>సర్వీస్ బొమ్మ కాకుండా వేరేది పంపింది.</translation>
    </message>
    <message>
        <source>This QR moves real money, in the demo.</source>
        <translation>ఈ QRతో అసలు డబ్బు కదులుతుంది, డెమోలో.</translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code</source>
        <translation>QR కోడ్</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>పేజీలు</translation>
    </message>
</context>
<context>
    <name>RangePopup</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ఎప్పటి నుంచి</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>కొన్ని రోజులు</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>ఈ రోజులు చూపించండి</translation>
    </message>
    <message>
        <source>That is before the first day.</source>
        <translation>అది మొదటి రోజు కంటే ముందు.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>ఎప్పటి వరకు</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>As the system</source>
        <translation>సిస్టమ్ లాగా</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>గడియారం</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>డిస్క్</translation>
    </message>
    <message>
        <source>It is off: a payment is seen, not heard.</source>
        <translation>ఆఫ్‌లో ఉంది: పేమెంట్ కనిపిస్తుంది, వినిపించదు.</translation>
    </message>
    <message>
        <source>Its number is not set: nothing can be sold.</source>
        <translation>దాని నంబర్ సెట్ చేయలేదు: ఏదీ అమ్మలేరు.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>కీలు</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>థీమ్</translation>
    </message>
    <message>
        <source>Nearly full. Make room before the day begins.</source>
        <translation>దాదాపు నిండిపోయింది. రోజు మొదలయ్యే ముందు చోటు చేయండి.</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>ప్రింటర్ లేదు. రసీదులు PDFగా సేవ్ అవుతాయి.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>వినిపించండి</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>టెస్ట్ ప్రింట్ చేయండి</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>ప్రింటర్</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>రెండో స్క్రీన్</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>సర్వీస్</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>చూపించండి</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>సౌండ్</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>టెర్మినల్</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>డెమో సొంతవి</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>జర్నల్ తెరవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk బయట జర్నల్‌ను మార్చారు</translation>
    </message>
    <message>
        <source>The last slip was not printed. Look at paper, lid and cable.</source>
        <translation>చివరి స్లిప్ ప్రింట్ కాలేదు. పేపర్, మూత, కేబుల్ చూడండి.</translation>
    </message>
    <message>
        <source>There are none: nothing can be sold.</source>
        <translation>కీలు లేవు: ఏదీ అమ్మలేరు.</translation>
    </message>
    <message>
        <source>There is one, and it shows nothing to the customer.</source>
        <translation>స్క్రీన్ ఉంది, కానీ కస్టమర్‌కు ఏమీ చూపించడం లేదు.</translation>
    </message>
    <message>
        <source>This PC has one screen. F10 opens a window for the customer.</source>
        <translation>ఈ PCకి ఒకటే స్క్రీన్. F10 కస్టమర్‌కు ఒక విండో తెరుస్తుంది.</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>కీలు టైప్ చేయండి</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>జవాబిస్తోంది</translation>
    </message>
    <message>
        <source>not checked: no keys</source>
        <translation>చెక్ చేయలేదు: కీలు లేవు</translation>
    </message>
    <message>
        <source>not compared: the service told no time</source>
        <translation>సరిచూడలేదు: సర్వీస్ టైమ్ చెప్పలేదు</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>నంబర్ {number}</translation>
    </message>
    <message>
        <source>on; play it, and listen</source>
        <translation>ఆన్‌లో ఉంది; వినిపించి చూడండి</translation>
    </message>
    <message>
        <source>room enough; the journal is whole</source>
        <translation>చోటు సరిపోతుంది; జర్నల్ చెక్కుచెదరలేదు</translation>
    </message>
    <message>
        <source>shows what the customer has to see</source>
        <translation>కస్టమర్ చూడాల్సింది చూపిస్తోంది</translation>
    </message>
    <message>
        <source>{name} is not there. Switch it on, or choose another one.</source>
        <translation>{name} కనిపించడం లేదు. ఆన్ చేయండి, లేదా వేరేది ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>{n} GB free</source>
        <translation>{n} GB ఖాళీ</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} s off the service&apos;s</source>
        <translation>సర్వీస్ గడియారంతో {n} సె. తేడా</translation>
    </message>
    <message>
        <source>{what}: {button}</source>
        <translation>{what}: {button}</translation>
    </message>
    <message>
        <source>{where}; the service knows them</source>
        <translation>{where}; సర్వీస్‌కు ఇవి తెలుసు</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Check again</source>
        <translation>మళ్లీ చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>అంతా పనిచేస్తోంది</translation>
    </message>
    <message numerus="yes">
        <source>No sales yet. To correct, in red: %n.</source>
        <translation>
            <numerusform>ఇంకా అమ్మకాలు లేవు. సరిచేయాల్సింది, ఎరుపులో: %n.</numerusform>
            <numerusform>ఇంకా అమ్మకాలు లేవు. సరిచేయాల్సినవి, ఎరుపులో: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>తెరవడానికి సిద్ధంగా లేదు</translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>షిఫ్ట్ తెరిచి అమ్మండి</translation>
    </message>
    <message>
        <source>Paydesk checks them again.</source>
        <translation>Paydesk వాటిని మళ్లీ చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>వ్యక్తి</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>తెరవడానికి సిద్ధం</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>వాటిని చూపించండి</translation>
    </message>
    <message>
        <source>Show this page at the first start of each day</source>
        <translation>ప్రతి రోజు మొదటిసారి మొదలుపెట్టినప్పుడు ఈ పేజీ చూపించాలి</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>అమ్మకం మొదలుపెట్టండి</translation>
    </message>
    <message numerus="yes">
        <source>Still open from before today: %n, {amount}</source>
        <translation>
            <numerusform>ఈ రోజుకు ముందు నుంచి ఓపెన్‌లో: %n, {amount}</numerusform>
            <numerusform>ఈ రోజుకు ముందు నుంచి ఓపెన్‌లో: %n, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell. To check: %n.</source>
        <translation>
            <numerusform>మీరు అమ్మవచ్చు. చూడాల్సింది: %n.</numerusform>
            <numerusform>మీరు అమ్మవచ్చు. చూడాల్సినవి: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefundPanel</name>
    <message>
        <source>Refund</source>
        <translation>రీఫండ్</translation>
    </message>
    <message>
        <source>Refund by payout link instead</source>
        <translation>బదులుగా పేఅవుట్ లింక్‌తో రీఫండ్</translation>
    </message>
</context>
<context>
    <name>Refunds</name>
    <message>
        <source>Goods returned</source>
        <translation>వస్తువు తిరిగి ఇచ్చారు</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>అందుబాటులో లేదు</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>ఇతర</translation>
    </message>
    <message>
        <source>Paid twice</source>
        <translation>రెండుసార్లు చెల్లించారు</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>తప్పు అమౌంట్</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>అమౌంట్ (INR)</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>బిల్లింగ్ ప్రోగ్రామ్</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>గంట</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Net: paid less refunds</source>
        <translation>నికరం: రీఫండ్ పోను పేమెంట్</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>పేరు లేదు</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>పేమెంట్ కాలేదు: రద్దైంది</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>పేమెంట్ కాలేదు: గడువు తీరింది</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>పేమెంట్ కాలేదు: ఫెయిల్ అయింది</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>ఇందులో లేటుగా వచ్చిన పేమెంట్</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>వేరే చోట పేమెంట్</translation>
    </message>
    <message>
        <source>Paid late, not settled</source>
        <translation>లేటుగా పేమెంట్, సెటిల్ కాలేదు</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>భాగం</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>వ్యక్తి</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>దేని రీఫండ్</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>అమ్మకాలు</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>మొత్తం</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>తెలియదు</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>వెయిటింగ్</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ఏమిటి</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>క్యాషియర్‌ను మార్చండి</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>షిఫ్ట్ మూయండి</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>డే రిపోర్ట్</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>లెక్కలు</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>చూడాల్సినవి</translation>
    </message>
    <message>
        <source>Open shift</source>
        <translation>షిఫ్ట్ తెరవండి</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>ప్రింట్</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z-రిపోర్టులు</translation>
    </message>
</context>
<context>
    <name>Restart</name>
    <message>
        <source>Later</source>
        <translation>తర్వాత</translation>
    </message>
    <message>
        <source>Restart for the new text size?</source>
        <translation>కొత్త అక్షరాల సైజు కోసం మళ్లీ మొదలుపెట్టాలా?</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>ఇప్పుడు రీస్టార్ట్</translation>
    </message>
    <message>
        <source>Your page and the amount stay. Customers can still pay.</source>
        <translation>మీ పేజీ, అమౌంట్ అలాగే ఉంటాయి. కస్టమర్లు ఇంకా పే చేయవచ్చు.</translation>
    </message>
</context>
<context>
    <name>SaleFacts</name>
    <message>
        <source>Cashier</source>
        <translation>క్యాషియర్</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>సరుకు</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>చెల్లించిన పద్ధతి</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Shop&apos;s bill</source>
        <translation>షాపు బిల్</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
</context>
<context>
    <name>SaleTextView</name>
    <message>
        <source>The customer cannot see this code.</source>
        <translation>కస్టమర్ ఈ కోడ్ చూడలేరు.</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>చెల్లించాల్సింది</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>సరిపోలనిది</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>దీని అర్థం</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Cancelled</source>
        <translation>రద్దైంది</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>రద్దు అవుతోంది…</translation>
    </message>
    <message>
        <source>Checked {ago}: {word}</source>
        <translation>{ago} చెక్ చేసింది: {word}</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Confirmed by the service at {time}</source>
        <translation>సర్వీస్ {time} కి కన్ఫర్మ్ చేసింది</translation>
    </message>
    <message>
        <source>Confirmed by the service {ago}</source>
        <translation>సర్వీస్ {ago} కన్ఫర్మ్ చేసింది</translation>
    </message>
    <message>
        <source>Do not let pay</source>
        <translation>పే చేయనివ్వొద్దు</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>గడువు తీరింది</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ఫెయిల్ అయింది</translation>
    </message>
    <message>
        <source>Handed over {time}</source>
        <translation>సరుకు ఇచ్చింది {time}</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>సరుకు ఇచ్చింది {time}, {person}</translation>
    </message>
    <message>
        <source>Last answer {ago}: {word}</source>
        <translation>చివరి జవాబు {ago}: {word}</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>ఇంకా జవాబు లేదు</translation>
    </message>
    <message>
        <source>No such order</source>
        <translation>ఆర్డర్ లేదు</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>సరుకు ఇవ్వలేదు</translation>
    </message>
    <message>
        <source>Nothing was made at the service</source>
        <translation>సర్వీస్‌లో ఏమీ తయారవలేదు</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE; read {ago}</source>
        <translation>ముందే పేమెంట్ అయింది; {ago} చూశాం</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Paid at {time}, {ago}</source>
        <translation>{time} కి పేమెంట్ అయింది, {ago}</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>ముందే అయింది</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>వేరే చోట అయింది</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>లేటుగా పేమెంట్</translation>
    </message>
    <message>
        <source>Part refunded</source>
        <translation>కొంత రీఫండ్</translation>
    </message>
    <message>
        <source>Part refunded: {amount} of {paid}</source>
        <translation>కొంత రీఫండ్: {paid} లో {amount}</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>సిద్ధమవుతోంది…</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR గడువు తీరింది</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>రీఫండ్ అయింది: {amount}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>షాపు QR</translation>
    </message>
    <message>
        <source>UTR {digits}</source>
        <translation>UTR {digits}</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>తెలియదు</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>వెయిటింగ్</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>ఇంకా ఆర్డర్ నంబర్ లేదు</translation>
    </message>
    <message>
        <source>{part}. {rest} left to refund.</source>
        <translation>{part}. ఇంకా {rest} మిగిలింది.</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>Not saved</source>
        <translation>సేవ్ కాలేదు</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>ఫోల్డర్ తెరవండి</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>సేవ్ అయింది</translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation>ఈ PC {file} రాయలేకపోయింది. వేరే చోటు ఎంచుకోండి.</translation>
    </message>
</context>
<context>
    <name>Says</name>
    <message>
        <source>A UPI address, not an order number.</source>
        <translation>ఇది UPI అడ్రస్, ఆర్డర్ నంబర్ కాదు.</translation>
    </message>
    <message>
        <source>A screenshot is no proof.</source>
        <translation>స్క్రీన్‌షాట్ రుజువు కాదు.</translation>
    </message>
    <message>
        <source>Checking all waiting sales.</source>
        <translation>వెయిటింగ్ అమ్మకాలన్నీ చెక్ చేస్తోంది.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>చెక్ చేస్తోంది…</translation>
    </message>
    <message>
        <source>Does their app say paid? Wait one minute.</source>
        <translation>వారి యాప్‌లో పేమెంట్ అయిందా? ఒక నిమిషం ఆగండి.</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>ఏ అమ్మకమూ వెయిటింగ్‌లో లేదు.</translation>
    </message>
    <message>
        <source>No, not paid.</source>
        <translation>లేదు, పేమెంట్ కాలేదు.</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>లేదు, ఇంకా కాలేదు.</translation>
    </message>
    <message>
        <source>No. Do not let them pay.</source>
        <translation>లేదు. కస్టమర్‌ను పే చేయనివ్వొద్దు.</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>ఇంకా తెలియదు.</translation>
    </message>
    <message>
        <source>Only part of the number came.</source>
        <translation>నంబర్‌లో కొంతే వచ్చింది.</translation>
    </message>
    <message>
        <source>Open Check UPI and scan again.</source>
        <translation>UPI చెక్ తెరిచి, మళ్లీ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>Open the sale from the list.</source>
        <translation>లిస్ట్ నుంచి అమ్మకం తెరవండి.</translation>
    </message>
    <message>
        <source>Say: “Do not scan. Wait for another code.”</source>
        <translation>చెప్పండి: “స్కాన్ చేయొద్దు. వేరే కోడ్ కోసం ఆగండి.”</translation>
    </message>
    <message>
        <source>Say: “No money came. Your bank returns it.”</source>
        <translation>చెప్పండి: “డబ్బు రాలేదు. మీ బ్యాంక్ తిరిగి ఇస్తుంది.”</translation>
    </message>
    <message>
        <source>Say: “Please wait. Do not pay again.”</source>
        <translation>చెప్పండి: “దయచేసి ఆగండి. మళ్లీ పే చేయకండి.”</translation>
    </message>
    <message>
        <source>Search in Orders: Ctrl+K.</source>
        <translation>ఆర్డర్లలో వెతకండి: Ctrl+K.</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>స్కాన్ మధ్యలో ఆగింది. మళ్లీ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>{number} ఆర్డర్ లేదు.</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>అమౌంట్: {amount}</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>బిల్ నంబర్</translation>
    </message>
    <message>
        <source>Typed as fast as a scanner.</source>
        <translation>స్కానర్ అంత వేగంగా టైప్ అయింది.</translation>
    </message>
    <message>
        <source>{number}: bill number or {amount}?</source>
        <translation>{number}: బిల్ నంబరా, {amount} అమౌంటా?</translation>
    </message>
</context>
<context>
    <name>ScannerSettings</name>
    <message>
        <source>A key comes behind the number.</source>
        <translation>నంబర్ తర్వాత ఒక బటన్ వస్తుంది.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>{least} నుంచి {most} వరకు పూర్ణ సంఖ్య.</translation>
    </message>
    <message>
        <source>Characters after each number (removed)</source>
        <translation>ప్రతి నంబర్ తర్వాతి అక్షరాలు (తీసేస్తుంది)</translation>
    </message>
    <message>
        <source>Characters before each number (removed)</source>
        <translation>ప్రతి నంబర్ ముందు అక్షరాలు (తీసేస్తుంది)</translation>
    </message>
    <message>
        <source>Click here, then scan</source>
        <translation>ఇక్కడ క్లిక్ చేసి, స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Keys {least} to {most} ms apart.</source>
        <translation>బటన్ల మధ్య {least} నుంచి {most} ms.</translation>
    </message>
    <message>
        <source>Longest pause between keys (ms)</source>
        <translation>బటన్ల మధ్య గరిష్ఠ గ్యాప్ (ms)</translation>
    </message>
    <message>
        <source>No key comes behind it.</source>
        <translation>దాని తర్వాత బటన్ రాదు.</translation>
    </message>
    <message>
        <source>No scanner is so slow.</source>
        <translation>ఏ స్కానరూ ఇంత నెమ్మదిగా ఉండదు.</translation>
    </message>
    <message>
        <source>Press Save to use it, and scan again to test it.</source>
        <translation>వాడాలంటే ‘సేవ్’ నొక్కండి; టెస్ట్ చేయడానికి మళ్లీ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>{number} గా చదివాం</translation>
    </message>
    <message>
        <source>Scan any code here</source>
        <translation>ఏదైనా కోడ్ ఇక్కడ స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Scan this code to find the characters the scanner adds.</source>
        <translation>స్కానర్ చేర్చే అక్షరాలు కనుక్కోవడానికి ఈ కోడ్ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>స్కానర్</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>ఇది చాలా చిన్నది. పొడవైన కోడ్ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>Up to {most} ms between keys. Typed by hand? Scan a code.</source>
        <translation>బటన్ల మధ్య {most} ms వరకు. చేత్తో టైప్ చేశారా? కోడ్ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>Wired scanners: 35. Radio: up to 150.</source>
        <translation>వైర్ స్కానర్లు: 35. వైర్‌లెస్: 150 వరకు.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A bank is still working on this payment.</source>
        <translation>ఈ పేమెంట్ ఇంకా బ్యాంక్‌లో నడుస్తోంది.</translation>
    </message>
    <message>
        <source>ALREADY PAID</source>
        <translation>ఇప్పటికే పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Above {limit}: compare with the bill.</source>
        <translation>{limit} దాటితే: బిల్‌తో సరిచూడండి.</translation>
    </message>
    <message>
        <source>Another counter may have handed over. Ask first.</source>
        <translation>వేరే కౌంటర్‌లో సరుకు ఇచ్చి ఉండవచ్చు. ముందు అడగండి.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid in {currency}.</source>
        <translation>బిల్: {asked}. పేమెంట్ {currency}లో అయింది.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: amount not known.</source>
        <translation>బిల్: {asked}. పేమెంట్: అమౌంట్ తెలియదు.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: no valid amount.</source>
        <translation>బిల్: {asked}. పేమెంట్: అమౌంట్ చెల్లదు.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: {paid}.</source>
        <translation>బిల్: {asked}. పేమెంట్: {paid}.</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: no valid amount.</source>
        <translation>బిల్: {billed}. ఆర్డర్: అమౌంట్ చెల్లదు.</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: {order}.</source>
        <translation>బిల్: {billed}. ఆర్డర్: {order}.</translation>
    </message>
    <message>
        <source>CANCELLED</source>
        <translation>రద్దైంది</translation>
    </message>
    <message>
        <source>Cancelled too late.</source>
        <translation>రద్దు ఆలస్యమైంది.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>రద్దు అవుతోంది…</translation>
    </message>
    <message>
        <source>Charged again {again}, paid {paid}.</source>
        <translation>మళ్లీ తీసుకున్నది {again}, పేమెంట్ {paid}.</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI చెక్</translation>
    </message>
    <message>
        <source>Check bill number, or charge without amount.</source>
        <translation>బిల్ నంబర్ చూడండి, లేదా అమౌంట్ లేకుండా తీసుకోండి.</translation>
    </message>
    <message>
        <source>Check with the service before you hand over.</source>
        <translation>సరుకు ఇచ్చే ముందు సర్వీస్‌తో చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>Closed {closed}, paid {paid}.</source>
        <translation>మూసింది {closed}, పేమెంట్ {paid}.</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>డే రిపోర్ట్</translation>
    </message>
    <message>
        <source>HAND OVER shown {time}.</source>
        <translation>సరుకు ఇచ్చేయండి: చూపించింది {time}.</translation>
    </message>
    <message>
        <source>Hand over for this sale.</source>
        <translation>ఈ అమ్మకానికి సరుకు ఇచ్చేయండి.</translation>
    </message>
    <message>
        <source>Hand over once, or refund. Never both.</source>
        <translation>ఒక్కసారే సరుకు ఇవ్వండి, లేదా రీఫండ్. రెండూ వద్దు.</translation>
    </message>
    <message>
        <source>Hand-over not recorded</source>
        <translation>సరుకు ఇచ్చినట్టు రికార్డు లేదు</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>సరుకు ఇచ్చారు</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>సహాయం</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>ఈ అమౌంట్ సరైనదేనా?</translation>
    </message>
    <message>
        <source>Keep the goods for five minutes.</source>
        <translation>సరుకు ఐదు నిమిషాలు మీ దగ్గరే ఉంచండి.</translation>
    </message>
    <message>
        <source>Keep the goods. Call your supervisor.</source>
        <translation>సరుకు ఇవ్వొద్దు. సూపర్‌వైజర్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>Keep the goods. Do not charge again.</source>
        <translation>సరుకు ఇవ్వొద్దు. మళ్లీ డబ్బు తీసుకోకండి.</translation>
    </message>
    <message>
        <source>Keep the goods. The customer may have paid.</source>
        <translation>సరుకు ఇవ్వొద్దు. కస్టమర్ పే చేసి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Last code unchecked. The customer cannot see it.</source>
        <translation>చివరి కోడ్ చెక్ కాలేదు. కస్టమర్‌కు కనిపించదు.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>లాక్</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR తయారవుతోంది</translation>
    </message>
    <message>
        <source>Making the link</source>
        <translation>లింక్ తయారీ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>మరిన్ని</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>తదుపరి</translation>
    </message>
    <message>
        <source>No QR came</source>
        <translation>QR రాలేదు</translation>
    </message>
    <message>
        <source>No QR to show</source>
        <translation>చూపించడానికి QR లేదు</translation>
    </message>
    <message>
        <source>No bill with this number</source>
        <translation>ఈ నంబర్‌తో బిల్ లేదు</translation>
    </message>
    <message>
        <source>No new money. Were the goods given?</source>
        <translation>కొత్త డబ్బు రాలేదు. సరుకు ఇచ్చారా?</translation>
    </message>
    <message>
        <source>No payment link to show</source>
        <translation>చూపించడానికి పేమెంట్ లింక్ లేదు</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>లేదు: ఇప్పుడు సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Nobody can pay this now</source>
        <translation>దీన్ని ఇప్పుడు ఎవరూ పే చేయలేరు</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>సరుకు ఇవ్వలేదు</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Not paid yet</source>
        <translation>ఇంకా పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Not paid. Cancel that sale before handing over.</source>
        <translation>పేమెంట్ కాలేదు. సరుకు ఇచ్చే ముందు ఆ అమ్మకం రద్దు చేయండి.</translation>
    </message>
    <message>
        <source>Order expired</source>
        <translation>ఆర్డర్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ఆర్డర్లు</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>PAID AT ANOTHER COUNTER</source>
        <translation>వేరే కౌంటర్‌లో పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE</source>
        <translation>ఈ అమ్మకానికి ముందే పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>PAID BY A CODE OF ANOTHER COUNTER</source>
        <translation>వేరే కౌంటర్ కోడ్‌తో డబ్బు వచ్చింది</translation>
    </message>
    <message>
        <source>PAID TWICE. Refund one payment.</source>
        <translation>రెండుసార్లు పేమెంట్ అయింది. ఒకటి రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>PAID TWICE. Refunded: {amount}.</source>
        <translation>రెండుసార్లు పేమెంట్ అయింది. రీఫండ్: {amount}.</translation>
    </message>
    <message>
        <source>PAID {time}</source>
        <translation>పేమెంట్ అయింది {time}</translation>
    </message>
    <message>
        <source>PART REFUNDED</source>
        <translation>కొంత రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>Paid {time} at this counter</source>
        <translation>ఈ కౌంటర్‌లో పేమెంట్ అయింది {time}</translation>
    </message>
    <message>
        <source>Payments: {numbers}.</source>
        <translation>పేమెంట్‌లు: {numbers}.</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>పేఅవుట్ లింక్</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>పేఅవుట్‌లు</translation>
    </message>
    <message>
        <source>Perhaps paid at another counter.</source>
        <translation>వేరే కౌంటర్‌లో పేమెంట్ అయి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Please wait. Do not pay again.</source>
        <translation>దయచేసి ఆగండి. మళ్లీ పే చేయవద్దు.</translation>
    </message>
    <message>
        <source>QR EXPIRED</source>
        <translation>QR గడువు తీరింది</translation>
    </message>
    <message>
        <source>QR: {asked}. Sale: {order}.</source>
        <translation>QR: {asked}. అమ్మకం: {order}.</translation>
    </message>
    <message>
        <source>REFUNDED</source>
        <translation>రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>Reading the bill</source>
        <translation>బిల్ చదువుతోంది</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>రీఫండ్ {time}</translation>
    </message>
    <message>
        <source>Refunded {time} by {person}</source>
        <translation>రీఫండ్ {time}, {person}</translation>
    </message>
    <message>
        <source>Remove from list. Stays unknown in Orders.</source>
        <translation>లిస్ట్ నుంచి తీసేయండి. ఆర్డర్లలో ‘తెలియదు’గానే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Removed from list</source>
        <translation>లిస్ట్ నుంచి తీసేశారు</translation>
    </message>
    <message>
        <source>Removed from list. Payment may have come.</source>
        <translation>లిస్ట్ నుంచి తీసేశారు. పేమెంట్ వచ్చి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Say: “You paid late. Here are your goods.”</source>
        <translation>చెప్పండి: “మీరు లేటుగా పే చేశారు. ఇదిగోండి మీ సరుకు.”</translation>
    </message>
    <message>
        <source>Say: “You paid late. I refund you now.”</source>
        <translation>చెప్పండి: “మీరు లేటుగా పే చేశారు. ఇప్పుడు రీఫండ్ చేస్తాను.”</translation>
    </message>
    <message>
        <source>Say: “You paid twice. I refund one now.”</source>
        <translation>చెప్పండి: “మీరు రెండుసార్లు పే చేశారు. ఒకటి ఇప్పుడు రీఫండ్ చేస్తాను.”</translation>
    </message>
    <message>
        <source>Scan again, or type the amount.</source>
        <translation>మళ్లీ స్కాన్ చేయండి, లేదా మొత్తం టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>అమ్మకం</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>సెటిల్ అయింది</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>షాపు QR</translation>
    </message>
    <message>
        <source>Show a new QR, or send a link.</source>
        <translation>కొత్త QR చూపించండి, లేదా లింక్ పంపండి.</translation>
    </message>
    <message>
        <source>Show a new QR. Paydesk checks first.</source>
        <translation>కొత్త QR చూపించండి. ముందు Paydesk చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>Show one new QR. Refused again? Call supervisor.</source>
        <translation>ఒక కొత్త QR చూపించండి. మళ్లీ నిరాకరిస్తే సూపర్‌వైజర్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>Starting the sale</source>
        <translation>అమ్మకం మొదలవుతోంది</translation>
    </message>
    <message>
        <source>The QR does not match this sale.</source>
        <translation>QR ఈ అమ్మకానికి సరిపోలడం లేదు.</translation>
    </message>
    <message>
        <source>The amounts differ</source>
        <translation>అమౌంట్‌లు వేరుగా ఉన్నాయి</translation>
    </message>
    <message>
        <source>The customer had already paid.</source>
        <translation>కస్టమర్ ఇప్పటికే పే చేశారు.</translation>
    </message>
    <message>
        <source>The customer paid twice. Refund this payment.</source>
        <translation>కస్టమర్ రెండుసార్లు పే చేశారు. ఈ పేమెంట్ రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>The last answer is too old.</source>
        <translation>చివరి జవాబు చాలా పాతది.</translation>
    </message>
    <message>
        <source>The payment does not match the bill.</source>
        <translation>పేమెంట్ బిల్‌కు సరిపోలడం లేదు.</translation>
    </message>
    <message>
        <source>The payment link does not match this sale.</source>
        <translation>పేమెంట్ లింక్ ఈ అమ్మకానికి సరిపోలడం లేదు.</translation>
    </message>
    <message>
        <source>The refund failed.</source>
        <translation>రీఫండ్ ఫెయిల్ అయింది.</translation>
    </message>
    <message>
        <source>The sale did not start</source>
        <translation>అమ్మకం మొదలవలేదు</translation>
    </message>
    <message>
        <source>The sale is saved. Paydesk checks again.</source>
        <translation>అమ్మకం సేవ్ అయింది. Paydesk మళ్లీ చెక్ చేస్తుంది.</translation>
    </message>
    <message>
        <source>The service got no order. Charge again.</source>
        <translation>సర్వీస్‌కు ఆర్డర్ అందలేదు. మళ్లీ తీసుకోండి.</translation>
    </message>
    <message>
        <source>The service no longer knows this order</source>
        <translation>ఈ ఆర్డర్ సర్వీస్‌కు ఇక తెలియదు</translation>
    </message>
    <message>
        <source>Then refund {order}.</source>
        <translation>తర్వాత {order} రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>They have the goods. Refund this payment.</source>
        <translation>సరుకు వారి దగ్గర ఉంది. ఈ పేమెంట్ రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>This bill cannot be paid here</source>
        <translation>ఈ బిల్ ఇక్కడ పే చేయలేరు</translation>
    </message>
    <message>
        <source>This order is in {currency}, not rupees.</source>
        <translation>ఈ ఆర్డర్ {currency}లో ఉంది, రూపాయల్లో కాదు.</translation>
    </message>
    <message>
        <source>Time is over. A payment may still come.</source>
        <translation>టైమ్ అయిపోయింది. పేమెంట్ ఇంకా రావచ్చు.</translation>
    </message>
    <message>
        <source>Time is over. Nobody can pay this now</source>
        <translation>టైమ్ అయిపోయింది. దీన్ని ఇప్పుడు ఎవరూ పే చేయలేరు</translation>
    </message>
    <message>
        <source>Unknown answer: “{word}”.</source>
        <translation>తెలియని జవాబు: “{word}”.</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>కస్టమర్ కోసం వెయిటింగ్</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>సరుకు ఇచ్చారా?</translation>
    </message>
    <message>
        <source>Wrong payment</source>
        <translation>తప్పు పేమెంట్</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>అవును, లింక్ చేయండి</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>అవును, QR చూపించండి</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>అవును: తర్వాతి కస్టమర్</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid} లో {refunded}</translation>
    </message>
    <message>
        <source>{since}, by {person}</source>
        <translation>{since} నుంచి, {person}</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Empty the search</source>
        <translation>సెర్చ్ ఖాళీ చేయండి</translation>
    </message>
</context>
<context>
    <name>SecondPersonPanel</name>
    <message>
        <source>Confirm</source>
        <translation>కన్ఫర్మ్</translation>
    </message>
    <message>
        <source>Different name!</source>
        <translation>పేరు వేరే!</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>పంపొద్దు</translation>
    </message>
    <message>
        <source>Enter your PIN to send</source>
        <translation>పంపడానికి మీ PIN టైప్ చేయండి</translation>
    </message>
    <message>
        <source>Nobody else may be second person. An admin can add one in Settings.</source>
        <translation>ఇంకెవరూ రెండో వ్యక్తి కాలేరు. అడ్మిన్ సెట్టింగ్స్‌లో ఒకరిని చేర్చవచ్చు.</translation>
    </message>
    <message>
        <source>Second person: check this payout</source>
        <translation>రెండో వ్యక్తి: ఈ పేఅవుట్ సరిచూడండి</translation>
    </message>
    <message>
        <source>Who checks?</source>
        <translation>ఎవరు సరిచూస్తారు?</translation>
    </message>
    <message>
        <source>{name} wants to send this</source>
        <translation>{name} దీన్ని పంపాలనుకుంటున్నారు</translation>
    </message>
    <message>
        <source>{person} typed {name}</source>
        <translation>{person} టైప్ చేసింది {name}</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Amount comes from the bill.</source>
        <translation>అమౌంట్ బిల్ నుంచి వస్తుంది.</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>కీప్యాడ్</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>చాలా UPI యాప్‌లలో {limit} వరకే. F3: లింక్.</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>టెర్మినల్ లేదు</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR చూపించండి</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>వెనక్కి తీసుకోండి</translation>
    </message>
</context>
<context>
    <name>SellingSettings</name>
    <message>
        <source>Add GST details to every QR</source>
        <translation>ప్రతి QRకు GST వివరాలు చేర్చండి</translation>
    </message>
    <message>
        <source>Add a quick amount</source>
        <translation>క్విక్ అమౌంట్ చేర్చండి</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Name of quick amount {n}</source>
        <translation>క్విక్ అమౌంట్ {n} పేరు</translation>
    </message>
    <message>
        <source>Next sale after PAID</source>
        <translation>పేమెంట్ అయ్యాక తర్వాతి అమ్మకం</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ఆఫ్</translation>
    </message>
    <message>
        <source>Quick amount {n}</source>
        <translation>క్విక్ అమౌంట్ {n}</translation>
    </message>
    <message>
        <source>Quick amounts</source>
        <translation>క్విక్ అమౌంట్‌లు</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Remove quick amount {n}</source>
        <translation>క్విక్ అమౌంట్ {n} తీసేయండి</translation>
    </message>
    <message>
        <source>Selling</source>
        <translation>అమ్ముతోంది</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>టీ</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} సె.</translation>
    </message>
</context>
<context>
    <name>ServiceKind</name>
    <message>
        <source>DEMO</source>
        <translation>డెమో</translation>
    </message>
    <message>
        <source>DEMO: no real money moves</source>
        <translation>డెమో: అసలు డబ్బు కదలదు</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>టెస్ట్</translation>
    </message>
    <message>
        <source>TEST: no real money moves</source>
        <translation>టెస్ట్: అసలు డబ్బు కదలదు</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <translation>{mark}: {text}</translation>
    </message>
</context>
<context>
    <name>ServiceSettings</name>
    <message>
        <source>Automatic</source>
        <translation>ఆటోమేటిక్</translation>
    </message>
    <message>
        <source>For a shop whose address is not on the allow-list. Not secret.</source>
        <translation>షాపు అడ్రస్ అనుమతి లిస్ట్‌లో లేకపోతే. ఇది రహస్యం కాదు.</translation>
    </message>
    <message>
        <source>Internal transfers, if elsewhere (optional)</source>
        <translation>మన అకౌంట్ల మధ్య ట్రాన్స్‌ఫర్లు, వేరే చోట ఉంటే (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>Own addresses</source>
        <translation>సొంత అడ్రస్‌లు</translation>
    </message>
    <message>
        <source>Paste the public one.</source>
        <translation>పబ్లిక్ కీ పేస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Payouts, v1 and v1.2</source>
        <translation>పేఅవుట్‌లు, v1, v1.2</translation>
    </message>
    <message>
        <source>Payouts, v2</source>
        <translation>పేఅవుట్‌లు, v2</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>ప్రొడక్షన్</translation>
    </message>
    <message>
        <source>Public key (optional)</source>
        <translation>Public key (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>That was a private key. Paydesk did not keep it.</source>
        <translation>అది ప్రైవేట్ కీ. Paydesk దాన్ని ఉంచుకోలేదు.</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>డెమో ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్ వాడుతుంది. సెట్ చేయాల్సింది ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>సర్వీస్</translation>
    </message>
    <message>
        <source>The service&apos;s sandbox</source>
        <translation>సర్వీస్ శాండ్‌బాక్స్</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>ఇది డెమో</translation>
    </message>
    <message>
        <source>Transfers by {option}</source>
        <translation>{option} తో ట్రాన్స్‌ఫర్లు</translation>
    </message>
    <message>
        <source>UPI check by {option}</source>
        <translation>{option} తో UPI చెక్</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>వెరిఫికేషన్</translation>
    </message>
    <message>
        <source>Version of payouts, v2</source>
        <translation>పేఅవుట్‌ల వెర్షన్, v2</translation>
    </message>
    <message>
        <source>Version of the UPI check</source>
        <translation>UPI చెక్ వెర్షన్</translation>
    </message>
    <message>
        <source>Version of transfers</source>
        <translation>ట్రాన్స్‌ఫర్ల వెర్షన్</translation>
    </message>
    <message>
        <source>Version of verification</source>
        <translation>వెరిఫికేషన్ వెర్షన్</translation>
    </message>
    <message>
        <source>Where the payout side is</source>
        <translation>పేఅవుట్ భాగం ఎక్కడుంది</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>A UPI address looks like shop@okbank.</source>
        <translation>UPI అడ్రస్ ఇలా ఉంటుంది: shop@okbank.</translation>
    </message>
    <message>
        <source>A version is a date, as 2024-01-01.</source>
        <translation>వెర్షన్ ఒక తేదీ, ఉదా. 2024-01-01.</translation>
    </message>
    <message>
        <source>A version is a date, as 2025-01-01.</source>
        <translation>వెర్షన్ ఒక తేదీ, ఉదా. 2025-01-01.</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>సర్వీస్ అడ్రస్</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>అడ్రస్ ఇలా ఉంటుంది: https://api.example.com.</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com/pg.</source>
        <translation>అడ్రస్ ఇలా ఉంటుంది: https://api.example.com/pg.</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>క్లయింట్ ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>క్లయింట్ సీక్రెట్</translation>
    </message>
    <message>
        <source>Copy all of the public key, from -----BEGIN PUBLIC KEY----- on.</source>
        <translation>పబ్లిక్ కీ మొత్తం కాపీ చేయండి, -----BEGIN PUBLIC KEY----- నుంచి.</translation>
    </message>
    <message>
        <source>Every payment needs a terminal.</source>
        <translation>ప్రతి పేమెంట్‌కు టెర్మినల్ కావాలి.</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>షాపు పేరు</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>శర్మ స్టోర్స్</translation>
    </message>
    <message>
        <source>Use https://, except on this PC.</source>
        <translation>https:// వాడండి, ఈ PCలో తప్ప.</translation>
    </message>
    <message>
        <source>Use minutes from 1 to {most}.</source>
        <translation>1 నుంచి {most} వరకు నిమిషాలు ఇవ్వండి.</translation>
    </message>
</context>
<context>
    <name>SettingsFormPage</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Not saved yet: an admin&apos;s PIN is needed.</source>
        <translation>ఇంకా సేవ్ కాలేదు: అడ్మిన్ PIN కావాలి.</translation>
    </message>
    <message>
        <source>Not saved. Your text stays.</source>
        <translation>సేవ్ కాలేదు. మీరు రాసింది అలాగే ఉంది.</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. Your text stays.</source>
        <translation>సేవ్ కాలేదు: దీనికి అడ్మిన్ కావాలి. మీరు రాసింది అలాగే ఉంది.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>సేవ్</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>సేవ్ అయింది</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>సేవ్ అవుతోంది…</translation>
    </message>
</context>
<context>
    <name>SettingsOverview</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n వ్యక్తి</numerusform>
            <numerusform>%n మంది</numerusform>
        </translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm పేపర్</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm పేపర్</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>అడ్వాన్స్‌డ్</translation>
    </message>
    <message>
        <source>Billing programs</source>
        <translation>బిల్లింగ్ ప్రోగ్రామ్‌లు</translation>
    </message>
    <message>
        <source>Checked once a day</source>
        <translation>రోజుకు ఒకసారి చెక్ చేస్తుంది</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>కనెక్షన్</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>డార్క్</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>ఈ PCలోని డేటా</translation>
    </message>
    <message>
        <source>Demo, no real money</source>
        <translation>డెమో, అసలు డబ్బు కాదు</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>హై కాంట్రాస్ట్</translation>
    </message>
    <message>
        <source>Journal, copies, erasing, second counter</source>
        <translation>జర్నల్, కాపీలు, చెరపడం, రెండో కౌంటర్</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>భాష, రూపం</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>సిస్టమ్ భాష</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>లైట్</translation>
    </message>
    <message>
        <source>Limits and lock</source>
        <translation>లిమిట్‌లు, లాక్</translation>
    </message>
    <message>
        <source>Limits, connection, scanner, data on this PC</source>
        <translation>లిమిట్‌లు, కనెక్షన్, స్కానర్, ఈ PCలోని డేటా</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>లైవ్</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>కొత్త వెర్షన్లు</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>టెర్మినల్ లేదు</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>ఇంకా ఎవరూ లేరు</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>ఇంకా ఏదీ లేదు</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ఆఫ్</translation>
    </message>
    <message>
        <source>Payments account</source>
        <translation>పేమెంట్ అకౌంట్</translation>
    </message>
    <message>
        <source>Payouts, fund sources, automatic lock</source>
        <translation>పేఅవుట్‌లు, ఫండ్ సోర్స్‌లు, ఆటోమేటిక్ లాక్</translation>
    </message>
    <message>
        <source>People</source>
        <translation>వ్యక్తులు</translation>
    </message>
    <message>
        <source>Printer and screen</source>
        <translation>ప్రింటర్, స్క్రీన్</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>తెరవడానికి సిద్ధం</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>స్కానర్</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>షాపు</translation>
    </message>
    <message>
        <source>Test, no real money</source>
        <translation>టెస్ట్, అసలు డబ్బు కాదు</translation>
    </message>
    <message>
        <source>Up to {n} ms between keys</source>
        <translation>బటన్ల మధ్య {n} ms వరకు</translation>
    </message>
    <message>
        <source>colours of the system</source>
        <translation>సిస్టమ్ రంగులు</translation>
    </message>
    <message numerus="yes">
        <source>locks after %n minutes</source>
        <translation>
            <numerusform>%n నిమిషం తర్వాత లాక్</numerusform>
            <numerusform>%n నిమిషాల తర్వాత లాక్</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>locks after %n seconds</source>
        <translation>
            <numerusform>%n సెకను తర్వాత లాక్</numerusform>
            <numerusform>%n సెకన్ల తర్వాత లాక్</numerusform>
        </translation>
    </message>
    <message>
        <source>sound off</source>
        <translation>సౌండ్ ఆఫ్</translation>
    </message>
    <message>
        <source>sound on</source>
        <translation>సౌండ్ ఆన్</translation>
    </message>
    <message>
        <source>text {percent} %</source>
        <translation>అక్షరాలు {percent} %</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Advanced</source>
        <translation>అడ్వాన్స్‌డ్</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>అన్ని సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
</context>
<context>
    <name>SettingsTroubles</name>
    <message>
        <source>A setting is not possible</source>
        <translation>ఒక సెట్టింగ్ కుదరదు</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then start Paydesk again.</source>
        <translation>డేటా ఫోల్డర్ అనుమతులు చూసి, Paydesk మళ్లీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Check them in Settings.</source>
        <translation>వాటిని సెట్టింగ్స్‌లో చూడండి.</translation>
    </message>
    <message>
        <source>Free some space or check the folder&apos;s rights. Then save again.</source>
        <translation>కొంత ఖాళీ చేయండి లేదా ఫోల్డర్ అనుమతులు చూడండి. తర్వాత మళ్లీ సేవ్ చేయండి.</translation>
    </message>
    <message>
        <source>Set the address, the shop and the limits again in Settings.</source>
        <translation>అడ్రస్, షాపు, పరిమితులు సెట్టింగ్స్‌లో మళ్లీ సెట్ చేయండి.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>ఆ కొత్త వెర్షన్ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>The default is used. A payout limit that cannot be read is zero.</source>
        <translation>డిఫాల్ట్ వాడుతోంది. చదవలేని పేఅవుట్ పరిమితి సున్నా.</translation>
    </message>
    <message>
        <source>The defaults are used. Each payout needs a second person&apos;s PIN.</source>
        <translation>డిఫాల్ట్‌లు వాడుతోంది. ప్రతి పేఅవుట్‌కు రెండో వ్యక్తి PIN కావాలి.</translation>
    </message>
    <message>
        <source>The last saved settings are used.</source>
        <translation>చివరిగా సేవ్ చేసిన సెట్టింగ్స్ వాడుతోంది.</translation>
    </message>
    <message>
        <source>The settings are lost</source>
        <translation>సెట్టింగ్స్ పోయాయి</translation>
    </message>
    <message>
        <source>The settings are of a newer Paydesk</source>
        <translation>సెట్టింగ్స్ కొత్త Paydeskవి</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>సెట్టింగ్స్ చదవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The settings cannot be saved</source>
        <translation>సెట్టింగ్స్ సేవ్ చేయలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>సెట్టింగ్స్ ఫైల్ పాడైంది</translation>
    </message>
    <message>
        <source>Your changes last until Paydesk closes.</source>
        <translation>మీ మార్పులు Paydesk మూసేవరకే ఉంటాయి.</translation>
    </message>
</context>
<context>
    <name>ShiftClosedView</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>లాక్</translation>
    </message>
    <message>
        <source>New shift</source>
        <translation>కొత్త షిఫ్ట్</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>షిఫ్ట్ మూశారు. {z} సేవ్ అయింది.</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Bill count</source>
        <translation>బిల్లుల సంఖ్య</translation>
    </message>
    <message>
        <source>Bill total</source>
        <translation>బిల్లుల మొత్తం</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>రద్దు చేయండి</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>క్యాషియర్‌ను మార్చండి</translation>
    </message>
    <message>
        <source>Changed by {name}</source>
        <translation>మార్చింది: {name}</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>ఎంచుకోండి</translation>
    </message>
    <message>
        <source>Choose the next cashier.</source>
        <translation>తర్వాతి క్యాషియర్‌ను ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>మూసి {z} ప్రింట్ చేయండి</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>షిఫ్ట్ మూయండి</translation>
    </message>
    <message>
        <source>Close, no paper</source>
        <translation>మూయండి, పేపర్ వద్దు</translation>
    </message>
    <message>
        <source>Closed by {name}</source>
        <translation>మూసింది: {name}</translation>
    </message>
    <message>
        <source>Difference {amount}</source>
        <translation>తేడా {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: less on your bills</source>
        <translation>తేడా {amount}: మీ బిల్లుల్లో తక్కువ</translation>
    </message>
    <message>
        <source>Difference {amount}: more on your bills</source>
        <translation>తేడా {amount}: మీ బిల్లుల్లో ఎక్కువ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next cashier</source>
        <translation>తర్వాతి క్యాషియర్</translation>
    </message>
    <message>
        <source>Next cashier (optional)</source>
        <translation>తర్వాతి క్యాషియర్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>No name is printed: nobody is set up</source>
        <translation>పేరు ప్రింట్ కాదు: వ్యక్తులెవరినీ పెట్టలేదు</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>ఇంకా ఎవరూ లేరు</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>తెరిచింది {time}</translation>
    </message>
    <message>
        <source>Opened {time} by {name}</source>
        <translation>తెరిచింది {time}, {name}</translation>
    </message>
    <message>
        <source>Optional. Any difference is printed.</source>
        <translation>ఆప్షనల్. తేడా ఉంటే ప్రింట్ అవుతుంది.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Printed on the slip</source>
        <translation>స్లిప్‌పై ప్రింట్ అవుతుంది</translation>
    </message>
    <message>
        <source>Stays with the shift</source>
        <translation>షిఫ్ట్‌తోనే ఉంటుంది</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>నంబర్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type both, or neither.</source>
        <translation>రెండూ టైప్ చేయండి, లేదా ఏదీ వద్దు.</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>మీ బిల్లులు</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Not done</source>
        <translation>జరగలేదు</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>షిఫ్ట్ మూశారు. {z} సేవ్ అయింది.</translation>
    </message>
    <message>
        <source>The shift was closed, or its cashier changed, meanwhile.</source>
        <translation>ఈలోగా షిఫ్ట్ మూశారు, లేదా క్యాషియర్ మారారు.</translation>
    </message>
</context>
<context>
    <name>ShopResults</name>
    <message>
        <source>Other counters</source>
        <translation>ఇతర కౌంటర్లు</translation>
    </message>
</context>
<context>
    <name>ShopSettings</name>
    <message>
        <source>54321</source>
        <translation>54321</translation>
    </message>
    <message>
        <source>A scanned order needs the total of its bill beside it</source>
        <translation>స్కాన్ చేసిన ఆర్డర్ పక్కన దాని బిల్లు మొత్తం కూడా ఇవ్వాలి</translation>
    </message>
    <message>
        <source>An order can be paid for (minutes)</source>
        <translation>ఆర్డర్‌కు పే చేయగల టైమ్ (నిమిషాలు)</translation>
    </message>
    <message>
        <source>Another amount stops the order before anybody can pay.</source>
        <translation>అమౌంట్ వేరైతే, ఎవరూ పే చేయకముందే ఆర్డర్ ఆగుతుంది.</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>ఆశ</translation>
    </message>
    <message>
        <source>Ask above this amount</source>
        <translation>ఈ అమౌంట్ దాటితే అడగాలి</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>నంబర్‌తో</translation>
    </message>
    <message>
        <source>By its phone</source>
        <translation>ఫోన్‌తో</translation>
    </message>
    <message>
        <source>Confirm a larger amount once, before anybody can pay.</source>
        <translation>పెద్ద అమౌంట్‌ను, ఎవరూ పే చేయకముందే, ఒకసారి కన్ఫర్మ్ చేయండి.</translation>
    </message>
    <message>
        <source>How the terminal is named</source>
        <translation>టెర్మినల్‌ను ఎలా గుర్తిస్తారు</translation>
    </message>
    <message>
        <source>India&apos;s time. For shops open past midnight: reports use this hour.</source>
        <translation>భారత సమయం. అర్ధరాత్రి దాటి తెరిచే షాపులకు: రిపోర్ట్‌లు ఈ గంటను వాడతాయి.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>అడగొద్దు</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>షాపు, టెర్మినల్</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>టెర్మినల్</translation>
    </message>
    <message>
        <source>The shop&apos;s day ends at</source>
        <translation>షాపు రోజు ముగిసే టైమ్</translation>
    </message>
    <message>
        <source>The shop&apos;s own UPI address (optional)</source>
        <translation>షాపు సొంత UPI అడ్రస్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>ఈ కౌంటర్</translation>
    </message>
    <message>
        <source>Who sells here</source>
        <translation>ఇక్కడ ఎవరు అమ్ముతారు</translation>
    </message>
    <message>
        <source>counter 2</source>
        <translation>కౌంటర్ 2</translation>
    </message>
    <message>
        <source>shop@okbank</source>
        <translation>shop@okbank</translation>
    </message>
</context>
<context>
    <name>SideList</name>
    <message>
        <source>Sales</source>
        <translation>అమ్మకాలు</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>వెయిటింగ్</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close this panel</source>
        <translation>ఈ ప్యానెల్ మూసేయండి</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Escతో మూసుకుంటుంది</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>(continued)</source>
        <translation>(కొనసాగింపు)</translation>
    </message>
    <message>
        <source>Another series of numbers since {time}: other slips may have the same ones.</source>
        <translation>{time} నుండి నంబర్లు వేరే వరుస: అవే నంబర్లు వేరే స్లిప్పులపై కూడా ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Bank reference</source>
        <translation>బ్యాంక్ రిఫరెన్స్</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>బిల్</translation>
    </message>
    <message>
        <source>Bills of {name}</source>
        <translation>{name} బిల్లులు</translation>
    </message>
    <message>
        <source>CAME LATE, SETTLED: {count}</source>
        <translation>లేటుగా వచ్చి, సెటిల్ అయినవి: {count}</translation>
    </message>
    <message>
        <source>CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT</source>
        <translation>PAYDESK బయట మార్చారు: దీన్ని నమ్మవద్దు</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>లెక్క</translation>
    </message>
    <message>
        <source>Closed {time}</source>
        <translation>మూసింది {time}</translation>
    </message>
    <message>
        <source>Copy the link instead.</source>
        <translation>బదులుగా లింక్ కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>కౌంటర్</translation>
    </message>
    <message>
        <source>DAY REPORT</source>
        <translation>డే రిపోర్ట్</translation>
    </message>
    <message>
        <source>DEMO: NO REAL MONEY MOVED</source>
        <translation>డెమో: అసలు డబ్బు కదలలేదు</translation>
    </message>
    <message>
        <source>DUPLICATE {number}</source>
        <translation>డూప్లికేట్ {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>తేదీ</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>తేడా</translation>
    </message>
    <message>
        <source>Do not hand over. Still checking.</source>
        <translation>సరుకు ఇవ్వొద్దు. ఇంకా చెక్ చేస్తోంది.</translation>
    </message>
    <message>
        <source>Do not refund again. Still checking.</source>
        <translation>మళ్లీ రీఫండ్ చేయొద్దు. ఇంకా చెక్ చేస్తోంది.</translation>
    </message>
    <message>
        <source>FOR THE NEXT SHIFT: {count}</source>
        <translation>తర్వాతి షిఫ్ట్‌కు: {count}</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>మొదటి ఆర్డర్</translation>
    </message>
    <message>
        <source>GST dynamic QR</source>
        <translation>GST డైనమిక్ QR</translation>
    </message>
    <message>
        <source>GSTIN {number}</source>
        <translation>GSTIN {number}</translation>
    </message>
    <message>
        <source>HANDED OVER BY HAND: {count}</source>
        <translation>చేత్తో సరుకు ఇచ్చినవి: {count}</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>ఇన్‌వాయిస్</translation>
    </message>
    <message>
        <source>It works until {time}.</source>
        <translation>{time} వరకు పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>Journal seal</source>
        <translation>జర్నల్ సీల్</translation>
    </message>
    <message>
        <source>Last order</source>
        <translation>చివరి ఆర్డర్</translation>
    </message>
    <message>
        <source>NET, after refunds</source>
        <translation>రీఫండ్ పోను నికరం</translation>
    </message>
    <message>
        <source>NEW JOURNAL SINCE {time}</source>
        <translation>కొత్త జర్నల్ {time} నుండి</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>No program found for this</source>
        <translation>దీనికి ప్రోగ్రామ్ దొరకలేదు</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>పేరు లేదు</translation>
    </message>
    <message>
        <source>Not paid on an earlier Z, now otherwise</source>
        <translation>ముందు Zలో పేమెంట్ కాలేదు, ఇప్పుడు మారింది</translation>
    </message>
    <message>
        <source>Not paid yet: this is no receipt.</source>
        <translation>ఇంకా పేమెంట్ కాలేదు: ఇది రసీదు కాదు.</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>పేమెంట్ కాలేదు: రద్దైంది</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>పేమెంట్ కాలేదు: గడువు తీరింది</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>పేమెంట్ కాలేదు: ఫెయిల్ అయింది</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>ఇందులో లేటుగా వచ్చిన పేమెంట్</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>తెరిచింది {time}</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>వెబ్ పేజీ తెరుస్తుంది</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ఆర్డర్</translation>
    </message>
    <message>
        <source>Our paid</source>
        <translation>మన లెక్కలో పేమెంట్</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>PAID ELSEWHERE: {count}</source>
        <translation>వేరే చోట పేమెంట్: {count}</translation>
    </message>
    <message>
        <source>PAID LATE, NOT SETTLED: {count}</source>
        <translation>లేటుగా పేమెంట్, సెటిల్ కాలేదు: {count}</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>చెల్లించిన పద్ధతి</translation>
    </message>
    <message>
        <source>Paid on an earlier Z, not to this counter</source>
        <translation>ముందు Zలో పేమెంట్, ఈ కౌంటర్‌కు కాదు</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>పేమెంట్</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>Payment link {order}</source>
        <translation>పేమెంట్ లింక్ {order}</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Print it instead.</source>
        <translation>బదులుగా ప్రింట్ చేయండి.</translation>
    </message>
    <message>
        <source>Printer test: no sale, no receipt.</source>
        <translation>ప్రింటర్ టెస్ట్: అమ్మకం కాదు, రసీదు కాదు.</translation>
    </message>
    <message>
        <source>REFUND UNKNOWN: {count}</source>
        <translation>రీఫండ్ స్టేటస్ తెలియదు: {count}</translation>
    </message>
    <message>
        <source>REFUNDED {amount}</source>
        <translation>రీఫండ్ అయింది {amount}</translation>
    </message>
    <message>
        <source>Receipt {order}</source>
        <translation>రసీదు {order}</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>దేని రీఫండ్</translation>
    </message>
    <message>
        <source>Refunds on an earlier Z, not paid out</source>
        <translation>ముందు Z లోని రీఫండ్‌లు, వెళ్లలేదు</translation>
    </message>
    <message>
        <source>STILL WAITING: {count}</source>
        <translation>ఇంకా వెయిటింగ్: {count}</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address.</source>
        <translation>ఫోన్ కెమెరాతో స్కాన్ చేయండి, లేదా అడ్రస్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Show this slip at the counter: we scan it and find your payment.</source>
        <translation>ఈ స్లిప్‌ను కౌంటర్‌లో చూపించండి: స్కాన్ చేసి మీ పేమెంట్ కనుక్కుంటాం.</translation>
    </message>
    <message>
        <source>Signed: {person}</source>
        <translation>సంతకం: {person}</translation>
    </message>
    <message>
        <source>TEST: NO REAL MONEY MOVED</source>
        <translation>టెస్ట్: అసలు డబ్బు కదలలేదు</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <translation>చెల్లించాల్సింది</translation>
    </message>
    <message>
        <source>Test slip</source>
        <translation>టెస్ట్ స్లిప్</translation>
    </message>
    <message>
        <source>Thank you. Come again.</source>
        <translation>ధన్యవాదాలు. మళ్లీ రండి.</translation>
    </message>
    <message>
        <source>The shop&apos;s own bills were not counted.</source>
        <translation>షాపు సొంత బిల్లులు లెక్కపెట్టలేదు.</translation>
    </message>
    <message>
        <source>The tables differed from the journal and were rebuilt.</source>
        <translation>టేబుళ్లు జర్నల్‌తో సరిపోలేదు, మళ్లీ తయారుచేశాం.</translation>
    </message>
    <message>
        <source>This PC has no program for it</source>
        <translation>దీనికి ఈ PCలో ప్రోగ్రామ్ లేదు</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was set back meanwhile.</source>
        <translation>ఈలోగా ఈ PC గడియారం వెనక్కి మార్చారు.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>మొత్తం</translation>
    </message>
    <message>
        <source>UNKNOWN: {count}</source>
        <translation>స్టేటస్ తెలియదు: {count}</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>What was paid before and stood on no Z is not on this one.</source>
        <translation>ముందు చెల్లించి ఏ Z లోనూ లేనిది దీనిలోనూ లేదు.</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>మీ బిల్లులు</translation>
    </message>
    <message>
        <source>Z REPORT {number}</source>
        <translation>Z రిపోర్ట్ {number}</translation>
    </message>
    <message>
        <source>Z before this</source>
        <translation>దీని ముందు Z</translation>
    </message>
    <message>
        <source>printed {time}</source>
        <translation>ప్రింట్ {time}</translation>
    </message>
    <message>
        <source>printed {time} by {person}</source>
        <translation>ప్రింట్ {time}, {person}</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>టెర్మినల్ {number}</translation>
    </message>
    <message>
        <source>twin {number}</source>
        <translation>జంట ఆర్డర్ {number}</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>{shop}: please pay {amount} here: {link}</source>
        <translation>{shop}: దయచేసి ఇక్కడ {amount} పే చేయండి: {link}</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>How the slip will look</source>
        <translation>స్లిప్ ఇలా ఉంటుంది</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation>స్లిప్</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Another sale is paid: {amount}</source>
        <translation>వేరే అమ్మకానికి పేమెంట్ అయింది: {amount}</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>పే చేయడానికి ఒక నిమిషం కంటే తక్కువ ఉంది</translation>
    </message>
    <message>
        <source>Not ready to be paid. Look at the screen</source>
        <translation>పేమెంట్‌కు సిద్ధంగా లేదు. స్క్రీన్ చూడండి</translation>
    </message>
    <message>
        <source>Nothing was announced yet</source>
        <translation>ఇంకా ఏ అనౌన్స్‌మెంటూ చెప్పలేదు</translation>
    </message>
    <message>
        <source>Paid late: {amount}. Look at the screen</source>
        <translation>లేటుగా పేమెంట్ వచ్చింది: {amount}. స్క్రీన్ చూడండి</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>పేమెంట్ అయింది: {amount}</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR గడువు తీరింది</translation>
    </message>
    <message>
        <source>Said at {time}</source>
        <translation>చెప్పింది: {time}</translation>
    </message>
    <message>
        <source>The first payment will be.</source>
        <translation>మొదటి పేమెంట్‌కు చెబుతుంది.</translation>
    </message>
    <message>
        <source>This is how Paydesk sounds</source>
        <translation>Paydesk ఇలా వినిపిస్తుంది</translation>
    </message>
    <message>
        <source>Twenty seconds left to pay</source>
        <translation>పే చేయడానికి ఇంకా ఇరవై సెకన్లు</translation>
    </message>
</context>
<context>
    <name>SourceSettings</name>
    <message>
        <source>Accounts to pay from, as named in the service&apos;s dashboard. Not for v1.</source>
        <translation>డబ్బు వెళ్లే అకౌంట్లు, సర్వీస్ డ్యాష్‌బోర్డ్‌లోని పేర్లతో. v1కు కాదు.</translation>
    </message>
    <message>
        <source>Add a fund source</source>
        <translation>ఫండ్ సోర్స్ చేర్చండి</translation>
    </message>
    <message>
        <source>CFMAIN1</source>
        <translation>CFMAIN1</translation>
    </message>
    <message>
        <source>Daily payouts</source>
        <translation>రోజువారీ పేఅవుట్‌లు</translation>
    </message>
    <message>
        <source>Fund sources</source>
        <translation>ఫండ్ సోర్స్‌లు</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Id of fund source {n}</source>
        <translation>ఫండ్ సోర్స్ {n} ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Name of fund source {n}</source>
        <translation>ఫండ్ సోర్స్ {n} పేరు</translation>
    </message>
    <message>
        <source>None yet: the service uses the account&apos;s own fund source.</source>
        <translation>ఇంకా ఏదీ లేదు: సర్వీస్ అకౌంట్ సొంత ఫండ్ సోర్స్‌నే వాడుతుంది.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>తీసేయండి</translation>
    </message>
    <message>
        <source>Remove fund source {n}</source>
        <translation>ఫండ్ సోర్స్ {n} తీసేయండి</translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation>ఇది ఇప్పటికే లిస్ట్‌లో ఉంది.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. Stop after any step, continue later.</source>
        <translation>దాదాపు 3 నిమిషాలు. ఏ దశ తర్వాతైనా ఆపి, తర్వాత కొనసాగించండి.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>కనెక్ట్ చేయండి</translation>
    </message>
    <message>
        <source>Paydesk</source>
        <translation>Paydesk</translation>
    </message>
    <message>
        <source>People</source>
        <translation>వ్యక్తులు</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>టెస్ట్ అమ్మకం</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>స్వాగతం</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: అయింది</translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation>{step}: ఇంకా ఉంది</translation>
    </message>
    <message>
        <source>{step}: you are here</source>
        <translation>{step}: మీరు ఇక్కడ ఉన్నారు</translation>
    </message>
</context>
<context>
    <name>StartPresenter</name>
    <message>
        <source>A newer Paydesk wrote it. Install that version here first.</source>
        <translation>దీన్ని కొత్త Paydesk రాసింది. ముందు ఇక్కడ ఆ వెర్షన్ ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>No Paydesk settings in this file.</source>
        <translation>ఈ ఫైల్‌లో Paydesk సెట్టింగ్స్ లేవు.</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>ఈ ఫైల్ వాడలేం</translation>
    </message>
</context>
<context>
    <name>StartingPage</name>
    <message>
        <source>Starting Paydesk…</source>
        <translation>Paydesk మొదలవుతోంది…</translation>
    </message>
</context>
<context>
    <name>StaticPaymentRow</name>
    <message>
        <source>Open</source>
        <translation>ఓపెన్</translation>
    </message>
    <message>
        <source>Same amount</source>
        <translation>అదే మొత్తం</translation>
    </message>
</context>
<context>
    <name>StaticQrPage</name>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Customer types the amount</source>
        <translation>కస్టమర్ మొత్తం టైప్ చేయాలి</translation>
    </message>
    <message>
        <source>Payments cannot be read</source>
        <translation>చెల్లింపులు చదవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>Read {ago}</source>
        <translation>{ago} చదివింది</translation>
    </message>
    <message>
        <source>Use the printed QR. Payments are listed here.</source>
        <translation>ముద్రించిన QR చూపండి. చెల్లింపులు ఇక్కడ కనిపిస్తాయి.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Connecting…</source>
        <translation>కలుపుతోంది…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>కనెక్షన్</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>హబ్</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>ఆన్‌లైన్</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>స్టాఫ్</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>ఈరోజు</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>ఈరోజు: {paid} పేమెంట్లు, {total}</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>All settings, without keys and people. Type the keys there again.</source>
        <translation>అన్ని సెట్టింగ్స్, కీలు, వ్యక్తులు లేకుండా. కీలు అక్కడ మళ్లీ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>కాపీ అయింది</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>కాపీ</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>ఈ PCలోని డేటా</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>చెరిపేయండి</translation>
    </message>
    <message>
        <source>Erase everything finished from before {day}?</source>
        <translation>{day} కు ముందు పూర్తయినవన్నీ చెరిపేయాలా?</translation>
    </message>
    <message>
        <source>Erase what is older than</source>
        <translation>దీనికంటే పాతవి చెరిపేయండి</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>చెరిగింది</translation>
    </message>
    <message>
        <source>Erases finished sales, settled payouts, old logs and copies for good. Open items stay.</source>
        <translation>ముగిసిన అమ్మకాలు, సెటిల్ అయిన పేఅవుట్‌లు, పాత లాగ్‌లు, కాపీలు శాశ్వతంగా చెరిపేస్తుంది. ఓపెన్‌వి ఉంటాయి.</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>ఎంత</translation>
    </message>
    <message>
        <source>It cannot be brought back. Reports of those days will be empty.</source>
        <translation>తిరిగి తేలేరు. ఆ రోజుల రిపోర్ట్‌లు ఖాళీగా ఉంటాయి.</translation>
    </message>
    <message>
        <source>Not everything was erased</source>
        <translation>అన్నీ చెరగలేదు</translation>
    </message>
    <message>
        <source>Not everything was erased. Free some space, then erase again.</source>
        <translation>అన్నీ చెరగలేదు. కొంచెం చోటు చేసి, మళ్లీ చెరిపేయండి.</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>దీన్ని మెసేజ్‌లో పేస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ఫైల్‌గా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Settings for a second counter</source>
        <translation>రెండో కౌంటర్ కోసం సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>ఎప్పట్నుంచి</translation>
    </message>
    <message>
        <source>The files are in {folder}.</source>
        <translation>ఫైళ్లు {folder} లో ఉన్నాయి.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ఏమిటి</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>ఎక్కడ</translation>
    </message>
    <message>
        <source>Yes, erase it for good</source>
        <translation>అవును, శాశ్వతంగా చెరిపేయండి</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>(answer: {words})</source>
        <translation>(జవాబు: {words})</translation>
    </message>
    <message>
        <source>Answer to Cancel: {word}</source>
        <translation>రద్దుకు జవాబు: {word}</translation>
    </message>
    <message>
        <source>Cancel not confirmed. {what}</source>
        <translation>రద్దు కన్ఫర్మ్ కాలేదు. {what}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>రద్దు రిక్వెస్ట్ సర్వీస్‌కు పంపాం</translation>
    </message>
    <message>
        <source>Charged again by another sale</source>
        <translation>వేరే అమ్మకంతో మళ్లీ తీసుకున్నారు</translation>
    </message>
    <message>
        <source>Check without answer. {what}</source>
        <translation>చెక్‌కు జవాబు లేదు. {what}</translation>
    </message>
    <message>
        <source>Checked: {word}</source>
        <translation>చెక్ చేసింది: {word}</translation>
    </message>
    <message>
        <source>Clock corrected: earlier times are wrong</source>
        <translation>గడియారం సరిచేశారు: ముందు టైమ్‌లు తప్పు</translation>
    </message>
    <message>
        <source>HAND OVER shown to {person}</source>
        <translation>సరుకు ఇచ్చేయండి: {person} కు చూపించింది</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR లేదా పేమెంట్ లింక్ రాలేదు. {what}</translation>
    </message>
    <message>
        <source>No QR picture. {why}</source>
        <translation>QR బొమ్మ లేదు. {why}</translation>
    </message>
    <message>
        <source>No order made. {what}</source>
        <translation>ఆర్డర్ తయారు కాలేదు. {what}</translation>
    </message>
    <message>
        <source>No payment after 24 hours</source>
        <translation>24 గంటల తర్వాత కూడా పేమెంట్ లేదు</translation>
    </message>
    <message>
        <source>Order made for {amount}: {word}</source>
        <translation>{amount} ఆర్డర్ తయారైంది: {word}</translation>
    </message>
    <message>
        <source>Order sent to the service</source>
        <translation>ఆర్డర్‌ను సర్వీస్‌కు పంపాం</translation>
    </message>
    <message>
        <source>Paid by payment {number}</source>
        <translation>{number} పేమెంట్‌తో చెల్లించారు</translation>
    </message>
    <message>
        <source>Paid more than once: {numbers}</source>
        <translation>ఒకటి కంటే ఎక్కువసార్లు పేమెంట్ అయింది: {numbers}</translation>
    </message>
    <message>
        <source>Paydesk restarted and continued</source>
        <translation>Paydesk మళ్లీ మొదలై, కొనసాగింది</translation>
    </message>
    <message>
        <source>Paydesk restarted. The order is still checked</source>
        <translation>Paydesk మళ్లీ మొదలైంది. ఆర్డర్ ఇంకా చెక్ అవుతోంది</translation>
    </message>
    <message>
        <source>Payment found on the shop&apos;s QR, {amount}</source>
        <translation>షాపు QRలో {amount} చెల్లింపు కనిపించింది</translation>
    </message>
    <message>
        <source>Payment link checked</source>
        <translation>పేమెంట్ లింక్ చెక్ అయింది</translation>
    </message>
    <message>
        <source>Payment link requested</source>
        <translation>పేమెంట్ లింక్ అడిగారు</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>పేమెంట్ {number} తెరిచాం</translation>
    </message>
    <message>
        <source>Payments checked: none went through</source>
        <translation>పేమెంట్‌లు చెక్ చేశాం: ఏదీ అవలేదు</translation>
    </message>
    <message>
        <source>Payments checked: one pending at a bank</source>
        <translation>పేమెంట్‌లు చెక్ చేశాం: ఒకటి బ్యాంక్‌లో పెండింగ్</translation>
    </message>
    <message>
        <source>Payments not readable. {what}</source>
        <translation>పేమెంట్‌లు చదవలేకపోతున్నాం. {what}</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>పేఅవుట్ లింక్ {number}: {why}. ఏమీ రీఫండ్ కాలేదు.</translation>
    </message>
    <message>
        <source>QR checked</source>
        <translation>QR చెక్ అయింది</translation>
    </message>
    <message>
        <source>QR checked. {why}</source>
        <translation>QR చెక్ అయింది. {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR తిరస్కరించాం, చూపించలేదు. {why}</translation>
    </message>
    <message>
        <source>QR requested</source>
        <translation>QR అడిగారు</translation>
    </message>
    <message>
        <source>QR shown unchecked. {why}</source>
        <translation>QR చెక్ చేయకుండా చూపించింది. {why}</translation>
    </message>
    <message>
        <source>Receipt not printed</source>
        <translation>రసీదు ప్రింట్ కాలేదు</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>రసీదు ప్రింట్ అయింది</translation>
    </message>
    <message>
        <source>Receipt saved as PDF</source>
        <translation>రసీదు PDFగా సేవ్ అయింది</translation>
    </message>
    <message>
        <source>Refund {number}: {why}. Nothing was refunded.</source>
        <translation>రీఫండ్ {number}: {why}. ఏదీ రీఫండ్ కాలేదు.</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}</source>
        <translation>అమ్మకం మొదలుపెట్టింది {person}, {amount}</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}: {note}</source>
        <translation>అమ్మకం మొదలుపెట్టింది {person}, {amount}: {note}</translation>
    </message>
    <message>
        <source>Seen by {person}</source>
        <translation>{person} చూశారు</translation>
    </message>
    <message>
        <source>Service reports payment {number}</source>
        <translation>సర్వీస్ చెల్లింపు {number} చెప్పింది</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>కస్టమర్‌కు డబ్బు అందింది: పేఅవుట్ లింక్ {number}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>ఎవరో</translation>
    </message>
    <message>
        <source>{bill}: sale started by {person}, {amount}</source>
        <translation>{bill}: అమ్మకం మొదలుపెట్టింది {person}, {amount}</translation>
    </message>
    <message>
        <source>{person} cancelled payout link {number}. Nothing was refunded.</source>
        <translation>{person} పేఅవుట్ లింక్ {number} రద్దు చేశారు. ఏమీ రీఫండ్ కాలేదు.</translation>
    </message>
    <message>
        <source>{person} checked: {word}</source>
        <translation>{person} చెక్ చేశారు: {word}</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} సరుకు ఇచ్చారు</translation>
    </message>
    <message>
        <source>{person} named the sale: {note}</source>
        <translation>{person} అమ్మకానికి పేరు పెట్టారు: {note}</translation>
    </message>
    <message>
        <source>{person} opened order {order} by number</source>
        <translation>{person} ఆర్డర్ {order} ను నంబర్‌తో తెరిచారు</translation>
    </message>
    <message>
        <source>{person} pressed Cancel</source>
        <translation>{person} ‘రద్దు చేయండి’ నొక్కారు</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} {amount} రీఫండ్ చేశారు: పేఅవుట్ లింక్ {number}</translation>
    </message>
    <message>
        <source>{person} refunded {amount}: {reason}, number {number}</source>
        <translation>{person} {amount} రీఫండ్ చేశారు: {reason}, నంబర్ {number}</translation>
    </message>
    <message>
        <source>{person} removed the sale from the list</source>
        <translation>{person} అమ్మకాన్ని లిస్ట్ నుంచి తీసేశారు</translation>
    </message>
    <message>
        <source>{person} removed the sale&apos;s name</source>
        <translation>{person} అమ్మకం పేరు తీసేశారు</translation>
    </message>
    <message>
        <source>{person} requested a new QR</source>
        <translation>{person} కొత్త QR అడిగారు</translation>
    </message>
    <message>
        <source>{person} requested a new payment link</source>
        <translation>{person} కొత్త పేమెంట్ లింక్ అడిగారు</translation>
    </message>
    <message>
        <source>{person} requested a receipt</source>
        <translation>{person} రసీదు అడిగారు</translation>
    </message>
    <message>
        <source>{person} served the next customer</source>
        <translation>{person} తర్వాతి కస్టమర్‌కు వెళ్లారు</translation>
    </message>
    <message>
        <source>{why}: refund {number}</source>
        <translation>{why}: రీఫండ్ {number}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>About this sale</source>
        <translation>ఈ అమ్మకం గురించి</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>వివరాలు</translation>
    </message>
    <message>
        <source>More actions for this sale</source>
        <translation>ఈ అమ్మకానికి మరిన్ని పనులు</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>సెటిల్ కాలేదు</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ఓపెన్</translation>
    </message>
    <message>
        <source>Paid after it was closed. Open it to settle.</source>
        <translation>మూసిన తర్వాత పేమెంట్ అయింది. తేల్చడానికి తెరవండి.</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Details of this sale</source>
        <translation>ఈ అమ్మకం వివరాలు</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n paid</source>
        <translation>
            <numerusform>%n పేమెంట్ అయ్యాయి</numerusform>
            <numerusform>%n పేమెంట్ అయ్యాయి</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid elsewhere</source>
        <translation>
            <numerusform>%n వేరే చోట</numerusform>
            <numerusform>%n వేరే చోట</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunded</source>
        <translation>
            <numerusform>%n రీఫండ్</numerusform>
            <numerusform>%n రీఫండ్</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n తెలియదు</numerusform>
            <numerusform>%n తెలియదు</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SupportTab</name>
    <message>
        <source>Copied</source>
        <translation>కాపీ అయింది</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>కాపీ</translation>
    </message>
    <message>
        <source>Make the support file</source>
        <translation>సపోర్ట్ ఫైల్ తయారు చేయండి</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>దీన్ని మెసేజ్‌లో పేస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ఫైల్‌గా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>సపోర్ట్ ఫైల్</translation>
    </message>
    <message>
        <source>Versions, settings, log. Keys, PINs, personal data: left out or masked. Read before sending.</source>
        <translation>వెర్షన్లు, సెట్టింగ్స్, లాగ్. కీలు, PINలు, వ్యక్తిగత డేటా: తీసేశాం లేదా దాచాం. పంపే ముందు చదవండి.</translation>
    </message>
</context>
<context>
    <name>TimedClipboard</name>
    <message>
        <source>no real money: {text}</source>
        <translation>అసలు డబ్బు కాదు: {text}</translation>
    </message>
</context>
<context>
    <name>TokenBox</name>
    <message>
        <source>Copy token</source>
        <translation>టోకెన్ కాపీ చేయండి</translation>
    </message>
    <message>
        <source>Send money</source>
        <translation>డబ్బు పంపండి</translation>
    </message>
</context>
<context>
    <name>TopicCards</name>
    <message>
        <source>All topics</source>
        <translation>అన్ని విషయాలు</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Account, phone, e-mail</source>
        <translation>అకౌంట్, ఫోన్, ఇ-మెయిల్</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Enter a UPI address or an account number.</source>
        <translation>UPI అడ్రస్ లేదా అకౌంట్ నంబర్ రాయండి.</translation>
    </message>
    <message>
        <source>Enter more than ₹1.00.</source>
        <translation>₹1.00 కంటే ఎక్కువ రాయండి.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ఎక్కడి నుంచి</translation>
    </message>
    <message>
        <source>Main account</source>
        <translation>మెయిన్ అకౌంట్</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>మరిన్ని వివరాలు</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} పంపండి</translation>
    </message>
    <message>
        <source>The bank cannot pay this UPI address.</source>
        <translation>బ్యాంక్ ఈ UPI అడ్రస్‌కు పంపలేదు.</translation>
    </message>
    <message>
        <source>UPI address or account number</source>
        <translation>UPI అడ్రస్ లేదా అకౌంట్ నంబర్</translation>
    </message>
    <message>
        <source>UPI or bank transfer</source>
        <translation>UPI లేదా బ్యాంక్ ట్రాన్స్‌ఫర్</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Done</source>
        <translation>అయింది</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>అంతా పనిచేస్తోంది</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>లైవ్‌కు వెళ్లండి</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>QR shown</source>
        <translation>QR చూపించింది</translation>
    </message>
    <message>
        <source>Screen turned green</source>
        <translation>స్క్రీన్ ఆకుపచ్చగా మారింది</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>వదిలేయండి</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>టెస్ట్ అమ్మకం</translation>
    </message>
    <message>
        <source>Test sale of real ₹1</source>
        <translation>అసలు ₹1 టెస్ట్ అమ్మకం</translation>
    </message>
    <message>
        <source>Test sale of ₹1</source>
        <translation>₹1 టెస్ట్ అమ్మకం</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody here may do this yet. An admin adds people in Settings.</source>
        <translation>ఇక్కడ ఇంకా ఎవరికీ అనుమతి లేదు. అడ్మిన్ సెట్టింగ్స్‌లో వ్యక్తులను చేర్చాలి.</translation>
    </message>
    <message>
        <source>This PIN saves</source>
        <translation>ఈ PIN తో సేవ్ అయ్యేది</translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation>ఎవరి PIN?</translation>
    </message>
</context>
<context>
    <name>UpdateSettings</name>
    <message>
        <source>Look for a newer Paydesk once a day</source>
        <translation>రోజుకు ఒకసారి కొత్త Paydesk కోసం చూడు</translation>
    </message>
    <message>
        <source>Never in the demo. Paydesk only tells you; nothing is installed automatically.</source>
        <translation>డెమోలో ఎప్పుడూ కాదు. Paydesk చెబుతుంది అంతే; ఏదీ ఆటోమేటిక్‌గా ఇన్‌స్టాల్ అవదు.</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>కొత్త వెర్షన్లు</translation>
    </message>
</context>
<context>
    <name>Upi</name>
    <message>
        <source>Address</source>
        <translation>అడ్రస్</translation>
    </message>
    <message>
        <source>Ask the customer for the UPI address. Send nothing here.</source>
        <translation>కస్టమర్‌ను UPI అడ్రస్ అడగండి. ఇక్కడ ఏమీ పంపకండి.</translation>
    </message>
    <message>
        <source>Ask the customer to read it again. Send nothing here.</source>
        <translation>మళ్లీ చదవమని కస్టమర్‌కు చెప్పండి. ఇక్కడ ఏమీ పంపకండి.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>బ్యాంక్</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>బ్రాంచ్</translation>
    </message>
    <message>
        <source>City</source>
        <translation>ఊరు</translation>
    </message>
    <message>
        <source>District</source>
        <translation>జిల్లా</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>గడువు తీరింది</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>చెల్లదు</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>No</source>
        <translation>లేదు</translation>
    </message>
    <message>
        <source>No UPI address belongs to this phone number.</source>
        <translation>ఈ ఫోన్ నంబర్‌కు UPI అడ్రస్ లేదు.</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>ఈ UPI అడ్రస్ ఏ బ్యాంక్‌కూ తెలియదు.</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>ఒక్కసారికే</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>The transfer token has expired. Check the address again.</source>
        <translation>ట్రాన్స్‌ఫర్ టోకెన్ గడువు తీరింది. అడ్రస్ మళ్లీ చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again.</source>
        <translation>ట్రాన్స్‌ఫర్ టోకెన్ వాడేశారు. అడ్రస్ మళ్లీ చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>Transfer token ready</source>
        <translation>ట్రాన్స్‌ఫర్ టోకెన్ సిద్ధం</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>వాడేశారు</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>అవును</translation>
    </message>
    <message>
        <source>{time} left, single use</source>
        <translation>ఇంకా {time}, ఒక్కసారికే</translation>
    </message>
</context>
<context>
    <name>UpiPanel</name>
    <message>
        <source>10 digits</source>
        <translation>10 అంకెలు</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI చెక్</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>వివరాలు</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI అడ్రస్</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>సరైనది</translation>
    </message>
    <message>
        <source>name@bank</source>
        <translation>name@bank</translation>
    </message>
</context>
<context>
    <name>VerdictStrip</name>
    <message>
        <source>DO NOT HAND OVER</source>
        <translation>సరుకు ఇవ్వొద్దు</translation>
    </message>
    <message>
        <source>DO NOT LET THEM PAY</source>
        <translation>కస్టమర్‌ను పే చేయనివ్వొద్దు</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>NOT PAID</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>మూసిన తర్వాత పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>స్టేటస్ తెలియదు, సరుకు ఇవ్వొద్దు</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>ఆగండి</translation>
    </message>
</context>
<context>
    <name>WaitPanel</name>
    <message>
        <source>About this payment</source>
        <translation>ఈ పేమెంట్ గురించి</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>చెల్లించాల్సింది</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ఇంకా {time}</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>A small shop to try. No account, no network, no real money.</source>
        <translation>ప్రయత్నించడానికి చిన్న షాపు. అకౌంట్, నెట్‌వర్క్, అసలు డబ్బు అక్కర్లేదు.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>కనెక్ట్ చేయండి</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>ఈ కౌంటర్‌ను కనెక్ట్ చేయండి</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the goods when the screen turns green.</source>
        <translation>స్క్రీన్ ఆకుపచ్చగా మారాక సరుకు ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Have ready from Cashfree: client ID, client secret, terminal number.</source>
        <translation>Cashfree నుంచి సిద్ధంగా ఉంచండి: క్లయింట్ ID, క్లయింట్ సీక్రెట్, టెర్మినల్ నంబర్.</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>పేమెంట్ అయిందా? స్క్రీన్ చెబుతుంది.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>భాష</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>సెట్టింగ్స్ ఫైల్ తెరవండి</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Second counter?</source>
        <translation>రెండో కౌంటరా?</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>డెమో మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>The customer scans</source>
        <translation>కస్టమర్ స్కాన్ చేస్తారు</translation>
    </message>
    <message>
        <source>The screen turns green</source>
        <translation>స్క్రీన్ ఆకుపచ్చగా మారుతుంది</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>ఈ ఫైల్ చదవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>డెమో చూడండి</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <translation>అమౌంట్ టైప్ చేయండి</translation>
    </message>
    <message>
        <source>Your keys stay in this PC&apos;s keychain.</source>
        <translation>మీ కీలు ఈ PC కీచెయిన్‌లో ఉంటాయి.</translation>
    </message>
    <message>
        <source>{file}: choose it again, or another one.</source>
        <translation>{file}: దీన్ని మళ్లీ ఎంచుకోండి, లేదా వేరేది.</translation>
    </message>
    <message>
        <source>₹1,250</source>
        <translation>₹1,250</translation>
    </message>
</context>
<context>
    <name>ZList</name>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>By</source>
        <translation>ఎవరు</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>మూసింది</translation>
    </message>
    <message>
        <source>Each closed shift gets one. It cannot be changed later.</source>
        <translation>మూసిన ప్రతి షిఫ్ట్‌కు ఒకటి. తర్వాత మార్చలేరు.</translation>
    </message>
    <message>
        <source>No Z-reports yet</source>
        <translation>ఇంకా Z-రిపోర్టులు లేవు</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>ప్రింట్ కాలేదు</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>తెరిచింది</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>పేపర్</translation>
    </message>
    <message>
        <source>Print it again</source>
        <translation>మళ్లీ ప్రింట్ చేయండి</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>అమ్మకాలు</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z-రిపోర్టులు</translation>
    </message>
    <message numerus="yes">
        <source>printed %n times</source>
        <translation>
            <numerusform>%n సారి ప్రింట్ అయింది</numerusform>
            <numerusform>%n సార్లు ప్రింట్ అయింది</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Calendar</name>
    <message>
        <source>Calendar</source>
        <translation>క్యాలెండర్</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>రోజులు</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>ముందు నెల</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>తర్వాతి నెల</translation>
    </message>
</context>
<context>
    <name>_ChapterView</name>
    <message>
        <source>Guide</source>
        <translation>గైడ్</translation>
    </message>
</context>
<context>
    <name>_ItemRow</name>
    <message>
        <source>Check now</source>
        <translation>ఇప్పుడు చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ఓపెన్</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>తేల్చండి</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="te_IN" sourcelanguage="en_IN">
<context>
    <name>ActionRow</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ends the order. Cancel it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, cancel it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} paid · {order}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AmountEdit</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these keys?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are erased from this PC, and nothing of this part works until new ones are typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type new keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, forget them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the service&apos;s dashboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown to nobody again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{area}: {field}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Base</name>
    <message>
        <source>Amount not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en_IN</source>
        <comment>the locale of this translation</comment>
        <translation>te_IN</translation>
    </message>
    <message>
        <source>{n} h ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} min ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s ago</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Between</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between our accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter them in Settings, Money out; then money can be moved between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than two fund sources are known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the account it comes from. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a fund source of ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To a recharge account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the recharge account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the accounts hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: {balance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now: {balance}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cashgram</name>
    <message>
        <source>10 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits, spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the link to this phone and e-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is more than is left to refund of this sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is more than is left to refund: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is more than was paid: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the link can take the money, until its last day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CashgramList</name>
    <message>
        <source>Links made here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No link is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CashgramPanel</name>
    <message>
        <source>Made here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout links</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cashgrams</name>
    <message>
        <source>A payout link over {amount} was made for this sale already. Look at it before you make another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs a supervisor. The money comes from the payout account, not out of the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund of {amount} for {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repayment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} by {person}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckLine</name>
    <message>
        <source>Checked: it is the service&apos;s own address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read back: it asks for {amount}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops selling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {state}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectStep</name>
    <message>
        <source>1. Sign in to the Cashfree dashboard as the owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. Switch it to Live at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. Switch it to Test at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4. Copy both: “Client ID” goes into the first field, “Secret” into the second. The secret is shown once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the softPOS part of the dashboard, or ask your account manager. It goes into the field of the same name; the terminal&apos;s phone number will do as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and clock are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and people are never in a file: type the keys, and the number of this counter&apos;s terminal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is saved before keys and clock were checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of its values cannot be used, and are as in a new counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are of the kind that is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service knows them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings of the file are here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are keys already. Leave both empty to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are live keys, and Live is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are live keys, but Test is chosen. Choose Live, or copy the test keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are test keys, and Test is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are test keys, but Live is chosen. Choose Test, or copy the live keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s clock is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which money?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectionsPage</name>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each part of the service has keys of its own. New ones are used from the next call on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It talks to the built-in sandbox; its keys open nothing else. They can be tested, not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: keys are asked for at each start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock it and start Paydesk again; until then what is typed here is kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is typed here is kept in memory until Paydesk closes, and in no file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare this amount with the one on your phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please ask at the counter for a new code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please ask at the counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan with any UPI app</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan with your phone to receive this money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This payment is being cancelled. Please do not pay now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your code is on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your payment is being checked. Please do not pay again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} · {time} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CustomerWindow</name>
    <message>
        <source>Paydesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shop}, customer display</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DateLine</name>
    <message>
        <source>This is no day. Type it as 20-11-2026.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dd-mm-yyyy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address has at most 100 signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A beneficiary&apos;s id has letters and digits only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most 100 signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone number has at least 8 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone number has at most 12 digits, without +91.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone number has digits only, 8 to 12 without +91.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone number has digits only, without +91.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phone number has exactly 10 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recharge account has letters and digits only, no spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sign in it is not allowed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An IFSC has 11 signs: four letters, a zero, and six letters or digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An account number has letters and digits only, no spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An e-mail address has at most 200 signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order number has at least 3 signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order number has at most 45 signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the account it goes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the account it goes to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the accounts, or give a recharge account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the last day of the payout link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the last day, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the beneficiary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits only, please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each charge needs the party that gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fund source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a recharge account or two fund sources, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one or the other, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the UPI address or the phone number, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must have exactly 10 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day of the payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark of the transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No terminal is set. Enter it in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only letters, digits and spaces stand in remarks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only letters, digits, _ and - stand in an order number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp; stand in a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only transfers of version v1.2 can choose the fund source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two digits after the point: paise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the code that came back from the customer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charges are more than the loan: nothing would be left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code has no spaces and no odd signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commas stand in odd places. Type it without commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first day lies after the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a fund source has letters and digits only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest amount is ₹1.00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many of these; 10 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This amount is too large. Is there a digit too many?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This day is over already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This day is too far ahead; 30 days at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This day must be over: yesterday at the latest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is more than is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no UPI address. It looks like name@bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no e-mail address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a number. Use digits and one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To fund source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a UPI address, as name@bank, or a phone number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the IFSC of the bank&apos;s branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the account number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the amount, for example 1250 or 1250.50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name of whoever gets the money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Way of paying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FollowUp</name>
    <message>
        <source>This cannot be sent any more: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneficiary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {n} · {id}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this page as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service knows of none to this beneficiary in these days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no transfers on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To (yesterday at the latest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose transfers?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page, which sends them back to an address with a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3. The token goes to this PC&apos;s keychain, where there is one. It is never shown whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange it for a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the end of that address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof of who somebody is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token has run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in memory, until Paydesk closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this PC&apos;s keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time}, in {left}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer version of Paydesk has written the sales of this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sale is written down before it is sent. That was not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program holds the file with the sales of this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights of the data folder: it is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Paydesk and start it again: it goes on where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close backup or antivirus programs that read it: it is tried again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space on this PC, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its inner part broke. Every sale is written down, but nothing is asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look the sale up in Orders before you take it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk has stopped working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody changed the sales of this PC outside Paydesk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong while a sale was written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Paydesk again. If it says the same, call whoever set it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no payment here. Call whoever set up this counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no payment here. Tell the owner of the shop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of this PC is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that holds the sales of this PC cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with the sales of this PC is not where it should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is of a newer Paydesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC does not let Paydesk write to its data folder. No sale can start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>1 year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access token of identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses, shop, terminal, limits; no keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts, names, outcomes; accounts, UPI addresses and phones masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts, order numbers, what happened when; phones masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ids and secrets; never in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of the journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for spotting repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made before an update of Paydesk changed it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory, until Paydesk closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and roles; PINs scrambled: nobody can read them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is that old and finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in it is real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and their PINs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows that an account was paid before, without the account being kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo&apos;s pretend service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until it ends or is forgotten; never in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program did, for support; no keys, phones or accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who signed in, unlocked or changed something; stays as long as the journal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase everything finished from before {day}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase what is older than</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that is set here, without keys and without people. Type the keys there anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished sales and settled payouts, old lines of the logs, and copies of the journal go for good. What is open, watched or not settled stays, and so does who erased what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be brought back. Reports of those days will be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything was erased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste it into a file or a message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings for a second counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are kept in memory until Paydesk closes, in no file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC could not write everything. Make room on the disk, and erase once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: keys are asked for at each start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, erase it for good</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Add the shop&apos;s public IP address in the dashboard, or set the public key in Settings, Money out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the service&apos;s support to enable it; keys and settings can stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the order (asks once)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a UPI address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that they belong to this part of the service, and to the same one: test or live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking UPI addresses, payout links (cashgrams), transfers. It moves money out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client id: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare address and version in Settings with the service&apos;s documentation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy both anew from the dashboard, without spaces; the public key too, if one is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customer display: open, and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customer says paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanging the code of a person who was asked to prove who they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be used, or what answers there is not this service or not this version of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {minutes} min ahead of the service&apos;s clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {minutes} min behind the service&apos;s clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in memory only; they are asked for at each start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let this PC set its time by itself, check the time zone, and test again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock; sales go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New QR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New QR for this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next customer; this one keeps waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keys have been typed yet. Without them this part of Paydesk stays closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No whole answer came, so nothing is known about the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them is empty, or has a sign that no key has. Nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the pretend phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links: what every sale needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment link instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout link: whoever has it takes the money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts (supervisor)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the status now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the QR; once it is paid: next customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The customer says it is paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are right, but the service has not opened this part to the shop yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service answered, but does not know this client id with this secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service could not be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service knows the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service knows the keys. It answered in {time} ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service turned the call away because of where it came from, not because of the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no keys to test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cannot be keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC has no keychain, so they are kept in memory only and asked for at each start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start and kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked, so they are kept in memory only and asked for at each start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: its keys cannot be read. Unlock it and start Paydesk again, or type them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not enabled for the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the client id and the secret from the service&apos;s dashboard first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until Paydesk closes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>A scanned order number goes into its field, wherever you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastSale</name>
    <message>
        <source>Last sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} paid, {time} · order {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LateView</name>
    <message>
        <source>Decide later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did the goods go out already?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fits what happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays on this counter until it is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken again as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: refund this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund of order {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan it with your phone and say where the money shall go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: whoever has it gets the money.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copied. The clipboard is emptied after a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the customer to scan. Hidden in {time}, or by any key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link as a QR code, for the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is hidden: {link}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Loan</name>
    <message>
        <source>Loan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoanKind</name>
    <message>
        <source>Add a charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of charge {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of the loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge for {party}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charges are taken off it, and paid out at the end of the day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lend {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Party</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Party of charge {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove charge {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beneficiary gets {net}: {amount} less {charges} of charges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charges are {amount} more than the loan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the service knows of it may stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LockScreen</name>
    <message numerus="yes">
        <source>%n payments came in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading who works here. This PC may ask for its keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sales go on: {n} waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in to see it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Paydesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shop}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shop}, no real money moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoneyChoice</name>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice with test keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real customers, real money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TEST on every screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which money?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to an empty form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoneyOut</name>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoneyOutSettings</name>
    <message numerus="yes">
        <source>%n minutes without a touch</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds without a touch</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A cashier&apos;s payout link, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above a limit, a second person&apos;s PIN is needed. An empty field is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above it, or while it is empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fund source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of a day, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CFMAIN1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a shop whose internet address is not on the service&apos;s allow-list. It is not a secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fund sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of fund source {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal transfers, if elsewhere (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of this shop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of fund source {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet: the service uses the account&apos;s own fund source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One transfer, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the public one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts, v1 and v1.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts, v2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public key (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove fund source {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was a private key: it was not kept, and nobody should have it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accounts that money can go from, as the service&apos;s dashboard names them. Transfers of v1 use none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo sends pretend money through the built-in sandbox; its address is not set here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen locks by itself after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To one beneficiary a day, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers by {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPI check by {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of payouts, v2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the UPI check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of verification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the payout side is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameCheck</name>
    <message>
        <source>Asking the bank for the name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked {ago}, token good for {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is asked for once the UPI address is typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the name that was typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank&apos;s name is looked up before anything is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This address was not looked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not told</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal of this PC is damaged. It can be set aside, under another name, for who looks into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new one knows no open sale, no payout, no refund and no limit of today. Who may still pay is not watched any more: look at the service&apos;s dashboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, set it aside</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrdersCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All days were looked through, for amounts, order numbers, payment numbers and the last digits of a phone. Check the digits, or type fewer of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount, order, last 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sale of {day} fits these filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save these orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest {n} are listed; the sums are of all. Choose fewer days to see the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be others that day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand here as soon as they are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutboxTab</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has gone out yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is sent stands here until it is settled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Ask status now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunds order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send again, same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the link to the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s words: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ends the link: nobody can take the money with it. End it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, with {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Add money to the fund source, then send it once more; it keeps its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add money to the verification account in the service&apos;s dashboard, then try once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money. If it is about a payment: do not send it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for it with the support form in the service&apos;s dashboard; it cannot be done from here before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it; until then it cannot be done from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support why they may not be paid; pay them another way until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the addresses and versions in Settings, Money out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask the payment service&apos;s support to enable this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose in “{field}” which one pays, then send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two fund sources between which money may move, or ask the payment service&apos;s support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s own app, letter by letter, then check it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct “{field}” in Settings, Money out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct “{field}”, then ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send it again. Ask for its status; Paydesk also does so by itself until it is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts in a few minutes, then say here whether it arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts, then say here whether it arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send it again: begin anew with another code from the customer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not reach the payment service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes on the next working day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has nothing with this number, so the request never arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is at the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It turned the request away before it looked at it; nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was sent, and the bank has returned it to the shop&apos;s account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was taken, and is being worked on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It went to the bank, and the bank does not say what became of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its last day is over, and nobody took the money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the charges in “{field}”, or raise the amount, then send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No UPI address is known for whoever is to be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No account number or IFSC is known for whoever is to be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bank knows this UPI address. It cannot be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take the money with it any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has taken the money yet; whoever has the link can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would be left for the beneficiary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our first attempt did arrive. What became of it, only its status says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk fills in “{field}” itself: close this form and begin a new one. If it happens again, tell whoever set up Paydesk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk has the access token; it is never shown whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this PC&apos;s internet address on the allow-list in the service&apos;s dashboard, or give the public key in Settings, Money out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so it cannot be paid twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send less, send it another day, or ask the payment service&apos;s support to raise the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or send the link; Paydesk sees when the money is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody at the shop ended it before the money was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody with the right to do so turned it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something broke while it worked on this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something came back that is no answer of the payment service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has to be corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test the keys in Settings, Connections, and type them anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account number and the IFSC do not belong to an account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of the service is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The balance is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The balance of the fund source is below the amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank did not do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has it and has not finished it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount; the charges are kept back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beneficiary has no UPI address there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beneficiary has no bank account there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code may be used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code was exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection broke before the answer came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The customer can agree on their own phone within an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loan is paid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money came back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money has arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money has been moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money has left; the bank of whoever is paid has not confirmed it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money may have gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other bank has to confirm it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass of this counter has run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service answered something that nobody foresaw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service does not allow this counter to do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service does not let the shop pay them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service does not take the keys of this counter; nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service does not take “{field}” as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service got too many requests from this shop and wants a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service had a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has it and has not finished it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has taken it and sends it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has taken it; the banks are closed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has taken it; the end is not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has told what the account holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has told what was sent to this beneficiary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service lets the shop send no more for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service lets them get no more for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service pays nobody within 30 minutes of adding them, so that a mistake can be noticed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service says that it ended without payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service says that it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service says that the transfer is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service sends no less than ₹{limit} this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service sends no more than ₹{limit} at once this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service sends no such large amounts at once this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service sends no such small amounts this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service takes calls only from addresses that the shop has named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service wants a new one before it does anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service was asked, and says that the transfer is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service will switch {what} off for its {replacement}; the date is not known yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link has been redeemed; it is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link has run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link is ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link may have been made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link may have ended, or may still be open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payout link was ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question was not sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request did not reach the payment service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request left this PC, and nothing came back in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second attempt was turned down; that says nothing about the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has not enabled this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service let nobody in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session is begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session may have begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shop has several fund sources for this way of paying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot do this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot send money that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer failed at the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer to the wallet failed. Does this phone have a wallet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet did not take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no payout link to end. Look at its state before you make another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such bank account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough money in the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This UPI address exists and can be paid. Compare the name before you send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This beneficiary may not be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This feature is not part of the shop&apos;s contract with the payment service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This fund source cannot be used for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This internet address is not on the allow-list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about what was filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is on the bank&apos;s side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is on the payment service&apos;s side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is on the shop&apos;s side: its account or its settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is on the side of the line, or of the payment service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is on the side of whoever is to be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is on this PC&apos;s side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is over. If the money is still owed, fill in a new one; it gets a new number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This part of it is not switched on for the shop&apos;s account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This way of paying is not enabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be retired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again: Paydesk fetches a new pass by itself. If that does not help, test the keys in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VALID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait a minute, then try once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for that day, and do not send it again. Paydesk asks for its status by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until 30 minutes after the beneficiary was added, then send it once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until {time}, then send it once more; it keeps its number, so it cannot be paid twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait, and do not send it again. Paydesk asks for its status until it is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What answers there does not know this operation; nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of the first attempt is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has it can take the money until its last day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“History”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Send to a beneficiary” (v1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Send to a beneficiary” (v1.2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is not accepted as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” is not there, or is not for this way of paying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{field}” names nobody who was added there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n more rows are not either.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A second start of Paydesk is not heard for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk made a mistake; its log says which. This part is started again by itself, all else goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts are not read for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} is not as it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sales are not read for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal cannot be taken up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is not checked for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sales it concerns are set aside, all else goes on. Tell the owner of the shop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was answered is not written for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who works here cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>About this payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the payment link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR could not be read back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment link could not be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: new QR, same order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works until {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} after it was shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} Let the customer compare the amount on the phone with the one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Read back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayView</name>
    <message>
        <source>To pay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Payee</name>
    <message>
        <source>8 to 12 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ABCD0123456</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beneficiary name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallet of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name@bank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Payouts</name>
    <message>
        <source>Amazon Pay wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send it again: ask for its status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send it again: compare the balances of both accounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was made before Paydesk was started again, and its account is not kept here: if the money is still owed, fill in a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was sent with other keys than this counter has now: only their account can tell what became of it. Look for its number in that account&apos;s dashboard, or enter those keys again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written down and sent. It may have gone through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MONEY SENT HAS COME BACK: {amount} · {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NEFT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer has come yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paytm wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RTGS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SENT AFTER ALL, DO NOT SEND AGAIN: {amount} · {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last question about it brought nothing: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was done, and the money has come back: whoever was to get it has not got it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was said to have failed, and has gone through after all: do not send it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPI</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PayoutsPage</name>
    <message>
        <source>Between our accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outbox · {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to a beneficiary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed} alone; {amount} needs a supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has 1 to 40 characters, and nobody else here has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supervisor types their PIN; it opens for a minute of work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN opens this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add people in Settings, under People; then the screen can be locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that a cashier does. Sends money, refunds, moves money between accounts, exports, confirms what others send, opens for somebody whose PIN was wrong too often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that a supervisor does. Changes settings, keys and people, and erases what this PC keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An admin&apos;s PIN opens this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask somebody who may; their PIN opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It closes by itself after a minute without work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It closes by itself after a minute without work. What is done there is done in their name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is for an admin; their PIN opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is set up at this counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done; sales that wait go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent, and nothing that you typed is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a supervisor can open it now, with their own PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, and sealed by its keychain. Nobody can read them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, in a file that only this user of the PC can open. Nobody can read them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practises in the demo. On a real counter a trainee may do nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has to be admin, or nobody could change anything here. Make somebody else admin first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes payments, cancels orders, finds sales, checks UPI addresses, makes payout links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That PIN is among the first that anybody would try. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PIN is right, but this person may not do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that says who works here is gone from this PC, or cannot be read: nobody can sign in. The guide says what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next try is looked at in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second person must be another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody to lock it for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC could not write it down, so nothing was changed. Is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a real counter: nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN, typed just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person is no longer on the list. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlocked by {name}, {role} · {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sends money out needs a name in the journal. Nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed stays. The refund goes in the supervisor&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is at the till may not do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {amount} more, this account gets more than the limit of {allowed} a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {amount} more, today&apos;s transfers are above the limit of {allowed} a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n hours ago.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n minutes ago.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} went to this account a minute ago.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} went to this account in the last 24 hours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Add somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may sell; sending money needs people. Add yourself as admin first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an admin changes people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with an admin&apos;s PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can look at the list. An admin&apos;s PIN opens it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add yourself as admin to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: a test sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One admin is needed. Without a PIN anybody could pay money out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen locks by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who works here?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>4 to 8 digits that only this person knows. It is never shown, not even here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As everybody calls them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}? Their PIN opens nothing any more; the journal keeps their name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two PINs are not the same. Type both again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who is there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinEdit</name>
    <message>
        <source>4 to 8 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>4 to 8 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A number or text is not of the shape that the payment service demands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the status: the first request may have arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the bill: is it the right order, and the right amount?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the date of this PC. If it is right, somebody may be listening: tell whoever set it up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the network cable or the Wi-Fi of this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it and try again; nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the keys again in Settings, Connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter them in Settings, Connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the address of this PC allowed in the service&apos;s dashboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answered that something broke on its side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was made with other keys, or at another address, than this counter uses now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its certificate is not trusted by this PC, so nothing was sent to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at how it stands before you press again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at its status; take a new sale if it was not paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look it up where it was made, or put the former keys back in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look the number up in Orders before it is taken again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to mend here. It is asked again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a web page on this PC and see whether the network wants a login.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read its own words in Orders, in the story of this sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop and terminal; then press F7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something answered, but not in the service&apos;s language. A login page of the network can do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the request is not what the payment service accepts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The amount typed and the amount of this order differ. No QR was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection broke in the middle of an answer. The request may have arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fault is in the shop&apos;s own settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fault is in this sale&apos;s details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fault is on the payment service&apos;s side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fault is on this PC&apos;s side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order cannot be paid any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service does not know the client id and secret of this counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service got too many questions from this shop and wants a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service had the same request earlier, with other details.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service has an order of this number already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service knows the keys, but not this network address, or not this feature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment service took too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request was sent, and no answer came in time. It may have arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service&apos;s identity could not be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terminal with which this order was made was taken out of the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no keys yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such order, or no such terminal, at the payment service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC has no network. The payment service cannot be asked from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PC is online, but the payment service cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This counter has no client id and secret for the payment service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait: it is asked again by itself. If it lasts, call the service&apos;s support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait: the status is read as soon as the line is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait: the status is read before anything is sent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you asked for may not be done. What went wrong is in the log.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QrPlace</name>
    <message>
        <source>A new one asks for the same order. Nothing is typed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the phone&apos;s camera. UPI apps do not read it, and it holds no amount: the page says it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No QR on any screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR for UPI apps instead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QrReasons</name>
    <message>
        <source>No QR was found in the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR asks for another amount than the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR asks for another currency than the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR names no amount that could be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR names something twice, so apps may read it differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR pays somebody else than this shop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment link is no plain https address; it is not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payment link leads to another place than the service&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture came garbled (its text is not base64).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is far too large to be a QR; it was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is of a kind that Paydesk does not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was cut off on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent no picture of a QR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the demo, but the QR would move real money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came in place of the QR is no picture.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>A second person&apos;s PIN is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its number is made when you send it, and is the same in every attempt: nobody is paid twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the name that was typed. Ask who it is before you send anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, the money is for {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Quote</name>
    <message>
        <source>Say to the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>रुकिए, जाँच चल रही है। दोबारा मत चुकाइए।</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusedView</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on no screen, here or at the customer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this shop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SalePage</name>
    <message>
        <source>{order}, attempt {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaleStep</name>
    <message>
        <source>A test sale of {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A test sale of {amount} went through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admin has a PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin it anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the test sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the test sale anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customer screen shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step that a customer will meet has worked on this counter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go live now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the terminal number is wrong, go back to Connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shows what a customer will meet, before there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay it with a test phone. No real money moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay it with your own phone. It is real money; you can refund it afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the live keys in. The same checks run again with a real {amount}, which you can refund.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR shown and read back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strip turned green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order has ended without a payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written down first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its amount could not be read: compare it on the phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal is on this disk, {n} GB free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loud enough at 1 m?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no printer: receipts are saved as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one screen only: turn it to the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the customer&apos;s window is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order was closed by the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the service closes the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a second screen: show it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}; the screen locks {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Asked the service {ago}: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed by the service at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed by the service {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not let pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last answer {ago}: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was made at the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE; read {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesSettings</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SayView</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Says</name>
    <message>
        <source>Asking the service now…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the customer&apos;s sale in the list by its amount; a paid one comes up here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over once, or refund; never both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be told now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in Orders by amount or order number: Ctrl+K.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, and nobody shall pay it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, this order was not paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment. A screenshot or a sound on the phone is no proof.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say: “It has not reached us yet. What does your app say: successful, pending or failed?” If it says successful, wait a minute: this screen turns green by itself. F6 asks again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say: “No money reached us. If your bank took it, it comes back to you by itself.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say: “Our bank does not answer at the moment. Please wait; do not pay a second time.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say: “Please do not scan anything; I make a new code for you.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is a UPI address, not an order number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has confirmed it. Hand over the goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The waiting sales are asked again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To see whose it is, open Check UPI and scan it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, it is paid, after it was closed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, it is paid.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A payment of this order is on its way at a bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order that has run out gets no new QR. To try again, take a new sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HAND OVER was shown for it at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over once, for this sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over once, or refund. Never both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the customer was quicker, this screen turns green and says HAND OVER. Keep the goods until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is asked for seldom now. If it cannot be known here any more, take it off the list: it stays in Orders, and says there that nobody knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays watched for 24 hours all the same, also after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was closed here at {closed}; the payment came at {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was paid already when its number was taken here; this sale brought no new money. Somebody may have handed the goods over: ask before you hand them over again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was taken again at {again}; the payment came at {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the goods, and call your supervisor: what is wrong has to be settled with the customer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the goods, and do not take the payment again, until the bank has said yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the goods. It is asked again and again; after five minutes you know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look the order up at the service before anybody hands over for it. Should it be paid, this PC says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new QR for the same order, or use a payment link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the payment link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money came, but not what this bill asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No QR was shown, so this customer has paid nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has paid yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody paid in time, and the service has closed the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody paid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not paid so far. Cancel it before you hand over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it is shown here. Check the bill: is it the right order? To take it for its own amount, take it again without typing one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAID TWICE. One payment has to be given back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid, but not as it was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please wait, I am asking. Do not pay again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say: “You have paid twice; I give one back now.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say: “Your payment came late; I give it back now.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say: “Your payment came late; here are your goods.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody here has settled it. The story of the sale says who.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody took it off the list; the service never said how it ended. It may have been paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR asks for {asked}; the order says {order}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The QR ran out. The order is still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bill is {asked}; the order that was paid is of {paid}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bill is {asked}; the order was paid in {currency}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bill is {asked}; the service does not say what was paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bill says {billed}; this order is of {order}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cancel came too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The customer had paid before the order could be ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The customer has paid twice. Give this one back by payout link; the order number goes with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last answer of the service is too old to rely on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order has run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order&apos;s time is over. A payment that began before may still come through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sale is written down and asked for again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay this order any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service does not know this order any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service is asked. This takes a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lists more than one payment: {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says “{word}”, a word that Paydesk does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent a QR that does not fit this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent a payment link that does not fit this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service was asked to end this order. It is cancelled only once the service says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strip turns green by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no QR for this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no QR to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have their goods. Give this money back by payout link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order could not be taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order is of another amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting: the customer pays on a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make a new QR once. If that is refused too, cancel the order and call your supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} cancelled it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Empty the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecondPanel</name>
    <message>
        <source>A second person&apos;s PIN is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back, send nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it together. The journal keeps both names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else here may be the second person. An admin can add somebody in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is the second person?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sends it; somebody else looks at it and types their own PIN.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>10 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large amount for a QR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a GST invoice to the QR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customer phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Customer phone (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How will the customer pay?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most UPI apps send at most {limit} at once. A payment link also takes cards: press F3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order number (scan or leave empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order says the amount. Type it too to have it checked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentChart</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent, day by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not paid {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown {amount}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentTab</name>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: do not send again</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: failed, or came back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All days were looked through, for names, amounts and numbers. Check what is typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount (INR)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the service by beneficiary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other days or filters. What was sent elsewhere the service tells by beneficiary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent from here: {days}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search what was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest {n} are listed; the sums are of all. Choose fewer days to see the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTR {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServiceKind</name>
    <message>
        <source>DEMO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEMO: no real money moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments are answered by the built-in sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TEST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TEST: no real money moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This counter talks to {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>A UPI address looks like shop@okbank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number of minutes, from 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only https:// is used, except for a service on this PC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version is a date, as 2025-01-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version is a day, as 2024-01-01.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com/pg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no public key. It begins with -----BEGIN PUBLIC KEY----- and is copied whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a terminal no payment can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>54321</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order can be paid for (minutes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much of it as fits into the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the terminal is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo talks to the built-in sandbox, with keys of its own. There is nothing to set here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shop&apos;s own UPI address (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This till</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sells here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shop@okbank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>till 2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPlace</name>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSaver</name>
    <message>
        <source>Not saved yet: an admin&apos;s PIN is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. What you typed is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. What you typed is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsTroubles</name>
    <message>
        <source>A setting is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then start Paydesk again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its default is used; a limit of payouts that cannot be read is nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look them over in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the address, the shop and the limits again in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings that were saved last are used again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their file was damaged. The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettleBox</name>
    <message>
        <source>Did it arrive?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be sent again then. If it did arrive, the money moves twice. The journal keeps your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is then done for good. The journal keeps your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can ask the service for this one. Compare the balances of both accounts, then say it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, it arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, it did not arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say that it arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say that it did not arrive</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortCopy</name>
    <message>
        <source>no real money: {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideList</name>
    <message>
        <source>Just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>(continued)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. You can stop after any step, and go on later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after 1 minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after 15 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after 3 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after 5 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after {n} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: you are here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPresenter</name>
    <message>
        <source>A newer Paydesk wrote it. Install that version here first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds no settings of Paydesk. On the other counter: Settings, What this PC keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No terminal set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminal {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {time} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: not asked yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>(its words: {words})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked in vain. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel answered: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No QR or payment link was made. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer that made the order. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture of the QR. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order made for {amount}: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order sent to the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid by payment {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid more than once: {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paydesk was started again and went on with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment link asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments read: one is on its way at a bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments read: there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR shown as it came, not read back. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR shown, read back and checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by {person}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken again: another sale stands in its stead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cancel was not confirmed. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The payments could not be read. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched for 24 hours; no payment came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} asked: {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} cancelled the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} printed a receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} took it off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} took order {order} by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} wanted a new QR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} wanted a new payment link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} wanted a sale of {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} went on to the next customer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Ask now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one in the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was paid after it was closed. Show it to settle it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story of a sale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Story of this sale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n not paid</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenBox</name>
    <message>
        <source>Copied. The clipboard is emptied after a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send money to this address</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be more than ₹1.00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send to a beneficiary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account&apos;s usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank says that this address cannot be paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the UPI address, as name@bank.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here may do this yet. An admin can add somebody in Settings, under People.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Upi</name>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the customer for the UPI address itself. Send nothing to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the customer to read it out once more. Send nothing to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>District</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No UPI address belongs to this phone number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer token has run out. Check the address again for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer token ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left, single use</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UpiPanel</name>
    <message>
        <source>10 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a UPI address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VALID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name@bank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictStrip</name>
    <message>
        <source>DO NOT LET THEM PAY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOT PAID, SAFE TO RETRY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>Connect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It turns green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No account, no network, no real money. A small shop is ready: sell, cancel, refund. Everything says DEMO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up a second counter?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The customer scans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goods leave the counter when the screen turns green, not before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need three things from Cashfree: client ID, client secret, terminal number. The next page shows where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your keys stay in this PC&apos;s keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: choose it again, or another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>₹1,250</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhoAndPin</name>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is open again for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the PIN…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else here may. The guide says what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else opens it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who opens for {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordsView</name>
    <message>
        <source>Refund by payout link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Calendar</name>
    <message>
        <source>Calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next month</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

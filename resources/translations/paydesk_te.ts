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
        <source>Sales, payouts and who did what: the journal, in the data folder. Settings, people (PINs scrambled) and logs: beside it. Keys: in the system&apos;s keychain, or only in memory. Nothing is kept anywhere else.</source>
        <translation>అమ్మకాలు, పేఅవుట్‌లు, ఎవరు ఏం చేశారు: డేటా ఫోల్డర్‌లోని జర్నల్‌లో. సెట్టింగ్స్, వ్యక్తులు (PINలు చదవలేని రూపంలో), లాగ్‌లు: దాని పక్కనే. కీలు: సిస్టమ్ కీచెయిన్‌లో, లేదా మెమరీలో మాత్రమే. ఇంకెక్కడా ఏదీ ఉంచదు.</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>డేటా ఫోల్డర్: {folder}.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>More</source>
        <translation>మరిన్ని</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>వద్దు, ఉంచండి</translation>
    </message>
    <message>
        <source>This ends the order. Cancel it?</source>
        <translation>దీంతో ఆర్డర్ ముగిసిపోతుంది. రద్దు చేయాలా?</translation>
    </message>
    <message>
        <source>Yes, cancel it</source>
        <translation>అవును, రద్దు</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
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
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>మూసిన తర్వాత పేమెంట్ అయింది: {amount} · {order}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>చూపించండి</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ఇంకా %n</numerusform>
            <numerusform>ఇంకా %n</numerusform>
        </translation>
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
        <source>Yes, go on</source>
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
        <source>As much of it as fits into the window.</source>
        <translation>విండోలో పట్టినంత.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>సిస్టమ్ లాగా</translation>
    </message>
    <message>
        <source>As this PC</source>
        <translation>ఈ PC లాగా</translation>
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
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Asking the service…</source>
        <translation>సర్వీస్‌ను అడుగుతోంది…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Client id</source>
        <translation>క్లయింట్ ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>క్లయింట్ సీక్రెట్</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Forget the keys</source>
        <translation>కీలు తీసేయండి</translation>
    </message>
    <message>
        <source>Forget these keys?</source>
        <translation>ఈ కీలు తీసేయాలా?</translation>
    </message>
    <message>
        <source>Keep these keys</source>
        <translation>ఈ కీలే ఉంచండి</translation>
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
        <source>They are erased from this PC, and nothing of this part works until new ones are typed.</source>
        <translation>అవి ఈ PC నుంచి పోతాయి, కొత్తవి టైప్ చేసే వరకు ఈ భాగం అస్సలు పనిచేయదు.</translation>
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
        <source>Yes, forget them</source>
        <translation>అవును, తీసేయండి</translation>
    </message>
    <message>
        <source>from the service&apos;s dashboard</source>
        <translation>సర్వీస్ డ్యాష్‌బోర్డ్ నుంచి</translation>
    </message>
    <message>
        <source>shown to nobody again</source>
        <translation>మళ్లీ ఎవరికీ కనిపించదు</translation>
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
        <source>E-mail</source>
        <translation>ఇ-మెయిల్</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ఇ-మెయిల్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ముందుకు</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>చివరి రోజు</translation>
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
        <source>Whoever has the link can take the money, until its last day.</source>
        <translation>చివరి రోజు వరకు, లింక్ ఎవరి దగ్గర ఉంటే వాళ్లు డబ్బు తీసుకోవచ్చు.</translation>
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
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>ఇప్పటికే రీఫండ్ అయింది: {amount}. ఇంకా {left} మిగిలింది.</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>ఈ లింక్ ఎవరికీ ఇవ్వొద్దు</translation>
    </message>
    <message>
        <source>End this payout link, and call your supervisor.</source>
        <translation>ఈ పేఅవుట్ లింక్ ముగించి, సూపర్‌వైజర్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>It needs a supervisor. The money comes from the payout account, not out of the order.</source>
        <translation>దీనికి సూపర్‌వైజర్ కావాలి. డబ్బు పేఅవుట్ అకౌంట్ నుంచి వెళ్తుంది, ఆర్డర్ నుంచి కాదు.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>చెప్పలేదు</translation>
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
        <source>The payment service sent a link that is no secure web address.</source>
        <translation>పేమెంట్ సర్వీస్ పంపిన లింక్ సురక్షితమైన వెబ్ అడ్రస్ కాదు.</translation>
    </message>
    <message>
        <source>The payment service sent a link that is not at its own address.</source>
        <translation>పేమెంట్ సర్వీస్ పంపిన లింక్ దాని సొంత అడ్రస్‌ది కాదు.</translation>
    </message>
    <message>
        <source>{amount} was refunded already. See Payout link, Made here.</source>
        <translation>{amount} ఇప్పటికే రీఫండ్ అయింది. పేఅవుట్ లింక్, ‘ఇక్కడ చేసినవి’ చూడండి.</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
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
        <source>What they pay still arrives, but nobody here sees it until Paydesk is open again.</source>
        <translation>వాళ్లు పే చేసింది వస్తుంది, కానీ Paydesk మళ్లీ తెరిచే వరకు ఇక్కడ ఎవరికీ కనిపించదు.</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>A new one asks for the same order. Nothing is typed again.</source>
        <translation>కొత్తది అదే ఆర్డర్‌ది. ఏమీ మళ్లీ టైప్ చేయక్కర్లేదు.</translation>
    </message>
    <message>
        <source>For the phone&apos;s camera. UPI apps do not read it, and it holds no amount: the page says it.</source>
        <translation>ఫోన్ కెమెరా కోసం. UPI యాప్‌లు దీన్ని చదవవు, ఇందులో అమౌంట్ లేదు: పేజీలో కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>No QR on any screen</source>
        <translation>ఏ స్క్రీన్‌పైనా QR లేదు</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>వెబ్ పేజీ తెరుస్తుంది</translation>
    </message>
    <message>
        <source>QR for UPI apps instead</source>
        <translation>బదులుగా UPI యాప్‌ల QR</translation>
    </message>
</context>
<context>
    <name>CollapsibleToolbar</name>
    <message>
        <source>Less</source>
        <translation>తక్కువ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>మరిన్ని</translation>
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
        <source>Its number is made when you send it, and is the same in every attempt: nobody is paid twice.</source>
        <translation>దీని నంబర్ పంపినప్పుడు తయారవుతుంది, ప్రతి ప్రయత్నంలో అదే ఉంటుంది: ఎవరికీ డబ్బు రెండుసార్లు వెళ్లదు.</translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation>బ్యాంక్‌లో పేరు: {name}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>సారాంశం</translation>
    </message>
    <message>
        <source>That is not the name that was typed. Ask who it is before you send anything.</source>
        <translation>టైప్ చేసిన పేరు ఇది కాదు. ఏదైనా పంపే ముందు ఇది ఎవరో అడగండి.</translation>
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
        <source>1. Sign in to the Cashfree dashboard as the owner.</source>
        <translation>1. ఓనర్‌గా Cashfree డ్యాష్‌బోర్డ్‌లో సైన్ ఇన్ చేయండి.</translation>
    </message>
    <message>
        <source>2. Switch it to Live at the top.</source>
        <translation>2. పైన దాన్ని Liveకు మార్చండి.</translation>
    </message>
    <message>
        <source>2. Switch it to Test at the top.</source>
        <translation>2. పైన దాన్ని Testకు మార్చండి.</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers తెరవండి, తర్వాత API keys.</translation>
    </message>
    <message>
        <source>4. Copy both: “Client ID” goes into the first field, “Secret” into the second. The secret is shown once.</source>
        <translation>4. రెండూ కాపీ చేయండి: “Client ID” మొదటి గడిలో, “Secret” రెండో గడిలో. సీక్రెట్ ఒక్కసారే కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>సర్వీస్ అడ్రస్</translation>
    </message>
    <message>
        <source>Another address</source>
        <translation>వేరే అడ్రస్</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>కీలు చెక్ చేయండి</translation>
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
        <source>Connect this counter</source>
        <translation>ఈ కౌంటర్‌ను కనెక్ట్ చేయండి</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the softPOS part of the dashboard, or ask your account manager. It goes into the field of the same name; the terminal&apos;s phone number will do as well.</source>
        <translation>డ్యాష్‌బోర్డ్‌లో softPOS భాగంలో ఉంటుంది, లేదా మీ అకౌంట్ మేనేజర్‌ను అడగండి. అదే పేరున్న గడిలో ఇవ్వండి; టెర్మినల్ ఫోన్ నంబర్ కూడా సరిపోతుంది.</translation>
    </message>
    <message>
        <source>Keys and clock are right.</source>
        <translation>కీలు, గడియారం సరిగ్గా ఉన్నాయి.</translation>
    </message>
    <message>
        <source>Keys and people are never in a file: type the keys, and the number of this counter&apos;s terminal.</source>
        <translation>కీలు, వ్యక్తులు ఎప్పుడూ ఫైల్‌లో ఉండవు: కీలు, ఈ కౌంటర్ టెర్మినల్ నంబర్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Keys are saved only once they and the clock were checked. What else is typed here stays.</source>
        <translation>కీలు, గడియారం చెక్ అయిన తర్వాతే కీలు సేవ్ అవుతాయి. ఇక్కడ రాసిన మిగతావి అలాగే ఉంటాయి.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>లైవ్</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>షాపు పేరు</translation>
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
        <source>Sharma Stores</source>
        <translation>శర్మ స్టోర్స్</translation>
    </message>
    <message>
        <source>Some of its values cannot be used, and are as in a new counter.</source>
        <translation>ఇందులో కొన్ని వాడలేనివి; అవి కొత్త కౌంటర్‌లో లాగే ఉన్నాయి.</translation>
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
        <source>The keys are of the kind that is chosen</source>
        <translation>ఎంచుకున్న రకం కీలే ఇవి</translation>
    </message>
    <message>
        <source>The service knows them</source>
        <translation>ఇవి సర్వీస్‌కు తెలుసు</translation>
    </message>
    <message>
        <source>The settings of the file are here</source>
        <translation>ఫైల్‌లోని సెట్టింగ్స్ ఇక్కడికి వచ్చాయి</translation>
    </message>
    <message>
        <source>There are keys already. Leave both empty to keep them.</source>
        <translation>కీలు ఇప్పటికే ఉన్నాయి. అవే ఉంచాలంటే రెండూ ఖాళీగా వదిలేయండి.</translation>
    </message>
    <message>
        <source>These are live keys, and Live is chosen</source>
        <translation>ఇవి లైవ్ కీలు, ‘లైవ్’ ఎంచుకున్నారు</translation>
    </message>
    <message>
        <source>These are live keys, but Test is chosen. Choose Live, or copy the test keys.</source>
        <translation>ఇవి లైవ్ కీలు, కానీ ‘టెస్ట్’ ఎంచుకున్నారు. ‘లైవ్’ ఎంచుకోండి, లేదా టెస్ట్ కీలు కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>These are test keys, and Test is chosen</source>
        <translation>ఇవి టెస్ట్ కీలు, ‘టెస్ట్’ ఎంచుకున్నారు</translation>
    </message>
    <message>
        <source>These are test keys, but Live is chosen. Choose Test, or copy the live keys.</source>
        <translation>ఇవి టెస్ట్ కీలు, కానీ ‘లైవ్’ ఎంచుకున్నారు. ‘టెస్ట్’ ఎంచుకోండి, లేదా లైవ్ కీలు కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is right</source>
        <translation>ఈ PC గడియారం సరిగ్గా ఉంది</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>కీలు ఎక్కడ దొరుకుతాయి</translation>
    </message>
    <message>
        <source>Which money?</source>
        <translation>ఏ డబ్బు?</translation>
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
        <source>Address of the service</source>
        <translation>సర్వీస్ అడ్రస్</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>సర్వీస్‌ను అడుగుతోంది…</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>కీలు మార్చండి</translation>
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
        <source>The demo talks to the built-in sandbox, with keys of its own. There is nothing to set here.</source>
        <translation>డెమో తన సొంత కీలతో, ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్‌తో మాట్లాడుతుంది. ఇక్కడ సెట్ చేయాల్సింది ఏమీ లేదు.</translation>
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
        <source>Each part of the service has keys of its own. New ones are used from the next call on.</source>
        <translation>సర్వీస్‌లో ఒక్కో భాగానికి సొంత కీలు ఉంటాయి. కొత్తవి తర్వాతి కాల్ నుంచి వాడతాం.</translation>
    </message>
    <message>
        <source>It talks to the built-in sandbox; its keys open nothing else. They can be tested, not changed.</source>
        <translation>ఇది ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్‌తో మాట్లాడుతుంది; దీని కీలు ఇంకెక్కడా పనిచేయవు. టెస్ట్ చేయవచ్చు, మార్చలేరు.</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>కీచెయిన్ తెరవండి</translation>
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
        <source>All sales are written down, and go on. What is known of it is kept on this PC, and sent to nobody.</source>
        <translation>అన్ని అమ్మకాలు రాసి ఉన్నాయి, కొనసాగుతున్నాయి. తెలిసినది ఈ PCలోనే ఉంది, ఎవరికీ పంపలేదు.</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk పని మధ్యలో ఆగిపోయింది</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Cancelled</source>
        <translation>రద్దైంది</translation>
    </message>
    <message>
        <source>Compare this amount with the one on your phone</source>
        <translation>ఈ అమౌంట్‌ను మీ ఫోన్‌లో ఉన్నదానితో సరిచూసుకోండి</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>పే చేయడానికి ఒక నిమిషం కంటే తక్కువ ఉంది</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>ఈసారి కోడ్ లేదు</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>దయచేసి ఒక్క నిమిషం</translation>
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
        <source>Please ask at the counter for a new code.</source>
        <translation>దయచేసి కౌంటర్‌లో కొత్త కోడ్ అడగండి.</translation>
    </message>
    <message>
        <source>Please ask at the counter.</source>
        <translation>దయచేసి కౌంటర్‌లో అడగండి.</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>దయచేసి ఆగండి</translation>
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
        <source>Scan with your phone to receive this money</source>
        <translation>ఈ డబ్బు తీసుకోవడానికి మీ ఫోన్‌తో స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Thank you. Take your goods.</source>
        <translation>ధన్యవాదాలు. మీ సరుకు తీసుకోండి.</translation>
    </message>
    <message>
        <source>The time is almost over. Ask for a new code</source>
        <translation>టైమ్ దాదాపు అయిపోయింది. కొత్త కోడ్ అడగండి</translation>
    </message>
    <message>
        <source>There is nothing to pay.</source>
        <translation>చెల్లించాల్సింది ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>This payment is being cancelled. Please do not pay now.</source>
        <translation>ఈ పేమెంట్ రద్దు అవుతోంది. దయచేసి ఇప్పుడు పే చేయవద్దు.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>టైమ్ అయిపోయింది</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>స్వాగతం</translation>
    </message>
    <message>
        <source>Your code is on its way.</source>
        <translation>మీ కోడ్ వస్తోంది.</translation>
    </message>
    <message>
        <source>Your payment is being checked. Please do not pay again.</source>
        <translation>మీ పేమెంట్ చెక్ చేస్తున్నాం. దయచేసి మళ్లీ పే చేయవద్దు.</translation>
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
        <source>%n cancelled</source>
        <translation>
            <numerusform>%n రద్దు</numerusform>
            <numerusform>%n రద్దు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expired</source>
        <translation>
            <numerusform>%n గడువు తీరింది</numerusform>
            <numerusform>%n గడువు తీరాయి</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n ఫెయిల్ అయింది</numerusform>
            <numerusform>%n ఫెయిల్ అయ్యాయి</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not settled</source>
        <translation>
            <numerusform>%n సెటిల్ కాలేదు</numerusform>
            <numerusform>%n సెటిల్ కాలేదు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout links</source>
        <translation>
            <numerusform>%n పేఅవుట్ లింక్</numerusform>
            <numerusform>%n పేఅవుట్ లింక్‌లు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n అమ్మకం</numerusform>
            <numerusform>%n అమ్మకాలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales, in Paid</source>
        <translation>
            <numerusform>%n అమ్మకం, ‘పేమెంట్ అయింది’లో</numerusform>
            <numerusform>%n అమ్మకాలు, ‘పేమెంట్ అయింది’లో</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales, still being asked</source>
        <translation>
            <numerusform>%n అమ్మకం, ఇంకా అడుగుతోంది</numerusform>
            <numerusform>%n అమ్మకాలు, ఇంకా అడుగుతోంది</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n వెయిటింగ్</numerusform>
            <numerusform>%n వెయిటింగ్</numerusform>
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
        <source>Taken again as {order}: hand over once, refund the other.</source>
        <translation>{order} గా మళ్లీ తీసుకున్నారు: ఒక్కసారే సరుకు ఇవ్వండి, రెండోది రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>The next shift keeps asking.</source>
        <translation>తర్వాతి షిఫ్ట్ అడుగుతూనే ఉంటుంది.</translation>
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
        <source>middle bill {amount}</source>
        <translation>మధ్య బిల్లు {amount}</translation>
    </message>
    <message>
        <source>net {amount}</source>
        <translation>నికరం {amount}</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>ఇంకా ఆర్డర్ నంబర్ లేదు</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ఏదీ లేదు</translation>
    </message>
    <message>
        <source>paid elsewhere: {amount}</source>
        <translation>వేరే చోట పేమెంట్: {amount}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 నుంచి {from_hour}:59</translation>
    </message>
    <message numerus="yes">
        <source>{orders} and %n more go on by themselves.</source>
        <translation>
            <numerusform>{orders}, ఇంకా %n: వాటంతట అవే నడుస్తాయి.</numerusform>
            <numerusform>{orders}, ఇంకా %n: వాటంతట అవే నడుస్తాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{orders} go on by themselves.</source>
        <translation>
            <numerusform>{orders}: దానంతట అదే నడుస్తుంది.</numerusform>
            <numerusform>{orders}: వాటంతట అవే నడుస్తాయి.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>Save this report</source>
        <translation>ఈ రిపోర్ట్ సేవ్ చేయండి</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address has at most 100 signs.</source>
        <translation>UPI అడ్రస్‌లో గరిష్ఠంగా 100 అక్షరాలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A beneficiary&apos;s id has letters and digits only.</source>
        <translation>బెనిఫిషియరీ IDలో అక్షరాలు, అంకెలే ఉండాలి.</translation>
    </message>
    <message>
        <source>A blank cannot be in an order number. Only A to Z, digits, _ and -.</source>
        <translation>ఆర్డర్ నంబర్‌లో ఖాళీ ఉండకూడదు. A నుంచి Z, అంకెలు, _, - మాత్రమే.</translation>
    </message>
    <message>
        <source>A name has at most 100 signs.</source>
        <translation>పేరులో గరిష్ఠంగా 100 అక్షరాలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A phone number has at least 8 digits.</source>
        <translation>ఫోన్ నంబర్‌లో కనీసం 8 అంకెలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A phone number has at most 12 digits, without +91.</source>
        <translation>ఫోన్ నంబర్‌లో +91 లేకుండా గరిష్ఠంగా 12 అంకెలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A phone number has digits only, 8 to 12 without +91.</source>
        <translation>ఫోన్ నంబర్‌లో అంకెలే ఉండాలి, +91 లేకుండా 8 నుంచి 12.</translation>
    </message>
    <message>
        <source>A phone number has digits only, without +91.</source>
        <translation>ఫోన్ నంబర్‌లో అంకెలే ఉండాలి, +91 లేకుండా.</translation>
    </message>
    <message>
        <source>A phone number has exactly 10 digits.</source>
        <translation>ఫోన్ నంబర్‌లో సరిగ్గా 10 అంకెలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A recharge account has letters and digits only, no spaces.</source>
        <translation>రీచార్జ్ అకౌంట్‌లో అక్షరాలు, అంకెలే ఉండాలి, ఖాళీలు వద్దు.</translation>
    </message>
    <message>
        <source>A sign in it is not allowed here.</source>
        <translation>ఇందులో ఇక్కడ చెల్లని గుర్తు ఉంది.</translation>
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
        <source>An IFSC has 11 signs: four letters, a zero, and six letters or digits.</source>
        <translation>IFSCలో 11 అక్షరాలు ఉంటాయి: నాలుగు అక్షరాలు, ఒక సున్నా, ఆరు అక్షరాలు లేదా అంకెలు.</translation>
    </message>
    <message>
        <source>An account number has letters and digits only, no spaces.</source>
        <translation>అకౌంట్ నంబర్‌లో అక్షరాలు, అంకెలే ఉండాలి, ఖాళీలు వద్దు.</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>అమౌంట్ సున్నా కంటే తక్కువ ఉండకూడదు.</translation>
    </message>
    <message>
        <source>An e-mail address has at most 200 signs.</source>
        <translation>ఇ-మెయిల్ అడ్రస్‌లో గరిష్ఠంగా 200 అక్షరాలు ఉండాలి.</translation>
    </message>
    <message>
        <source>An order number has at least 3 signs.</source>
        <translation>ఆర్డర్ నంబర్‌లో కనీసం 3 అక్షరాలు ఉండాలి.</translation>
    </message>
    <message>
        <source>An order number has at most 45 signs.</source>
        <translation>ఆర్డర్ నంబర్‌లో గరిష్ఠంగా 45 అక్షరాలు ఉండాలి.</translation>
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
        <source>Choose the account it goes from.</source>
        <translation>డబ్బు ఏ అకౌంట్ నుంచి వెళ్లాలో ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Choose the account it goes to.</source>
        <translation>డబ్బు ఏ అకౌంట్‌కు వెళ్లాలో ఎంచుకోండి.</translation>
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
        <source>Details of the beneficiary</source>
        <translation>బెనిఫిషియరీ వివరాలు</translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation>కస్టమర్ వివరాలు</translation>
    </message>
    <message>
        <source>Digits only, please.</source>
        <translation>దయచేసి అంకెలు మాత్రమే.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ఇ-మెయిల్</translation>
    </message>
    <message>
        <source>Each charge needs the party that gets it.</source>
        <translation>ప్రతి చార్జీకి అది ఏ పార్టీకి వెళ్తుందో ఇవ్వాలి.</translation>
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
        <source>Give one or the other, not both.</source>
        <translation>ఏదో ఒకటే ఇవ్వండి, రెండూ కాదు.</translation>
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
        <source>It must have exactly 10 digits.</source>
        <translation>సరిగ్గా 10 అంకెలు ఉండాలి.</translation>
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
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>No order {number}. Scan again, or type the amount.</source>
        <translation>{number} ఆర్డర్ లేదు. మళ్లీ స్కాన్ చేయండి, లేదా అమౌంట్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>No order {number}. Was it misread, or is Caps Lock on? Scan again, or type the amount.</source>
        <translation>{number} ఆర్డర్ లేదు. తప్పుగా చదివిందా, Caps Lock ఆన్‌లో ఉందా? మళ్లీ స్కాన్ చేయండి, లేదా అమౌంట్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>No terminal is set. Enter it in Settings.</source>
        <translation>టెర్మినల్ సెట్ చేయలేదు. సెట్టింగ్స్‌లో ఇవ్వండి.</translation>
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
        <source>Only A to Z, digits, _ and - are in an order number.</source>
        <translation>ఆర్డర్ నంబర్‌లో A నుంచి Z, అంకెలు, _, - మాత్రమే ఉండాలి.</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces stand in remarks.</source>
        <translation>రిమార్క్స్‌లో అక్షరాలు, అంకెలు, ఖాళీలు మాత్రమే ఉండాలి.</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp; stand in a name.</source>
        <translation>పేరులో అక్షరాలు, అంకెలు, ఖాళీలు, . - / &amp; మాత్రమే ఉండాలి.</translation>
    </message>
    <message>
        <source>Only transfers of version v1.2 can choose the fund source.</source>
        <translation>v1.2 ట్రాన్స్‌ఫర్లలో మాత్రమే ఫండ్ సోర్స్ ఎంచుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Only two digits after the point: paise.</source>
        <translation>పాయింట్ తర్వాత రెండు అంకెలే: పైసలు.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>పేజీ</translation>
    </message>
    <message>
        <source>Paste the code that came back from the customer.</source>
        <translation>కస్టమర్ నుంచి తిరిగి వచ్చిన కోడ్ పేస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ఫోన్</translation>
    </message>
    <message>
        <source>Real money and test money do not mix: this one was made with the other kind than is sent now. If the money is still owed, fill in a new one.</source>
        <translation>అసలు డబ్బు, టెస్ట్ డబ్బు కలవవు: ఇది ఇప్పుడు పంపే రకం కాకుండా వేరే రకంలో తయారైంది. డబ్బు ఇంకా ఇవ్వాల్సి ఉంటే కొత్తది నింపండి.</translation>
    </message>
    <message>
        <source>Real money and test money do not mix: this sale was paid with the other kind than is paid out now.</source>
        <translation>అసలు డబ్బు, పరీక్ష డబ్బు కలవవు: ఈ అమ్మకం వేరే రకం డబ్బుతో జరిగింది, ఇప్పుడు వేరే రకం పంపుతున్నారు.</translation>
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
        <source>Remarks have at most 70 signs.</source>
        <translation>రిమార్క్స్‌లో గరిష్ఠంగా 70 అక్షరాలు ఉండాలి.</translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation>కస్టమర్‌కు చెప్పండి</translation>
    </message>
    <message>
        <source>The charges are more than the loan: nothing would be left.</source>
        <translation>చార్జీలు లోన్ కంటే ఎక్కువ: ఏమీ మిగలదు.</translation>
    </message>
    <message>
        <source>The code alone, please: no address, no spaces, no odd signs.</source>
        <translation>కోడ్ మాత్రమే ఇవ్వండి: పూర్తి అడ్రస్, ఖాళీలు, వింత గుర్తులు వద్దు.</translation>
    </message>
    <message>
        <source>The commas stand in odd places. Type it without commas.</source>
        <translation>కామాలు తప్పు చోట ఉన్నాయి. కామాలు లేకుండా టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>The first day lies after the last one.</source>
        <translation>మొదటి రోజు చివరి రోజు తర్వాత ఉంది.</translation>
    </message>
    <message>
        <source>The id of a fund source has letters and digits only.</source>
        <translation>ఫండ్ సోర్స్ IDలో అక్షరాలు, అంకెలే ఉండాలి.</translation>
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
        <source>This amount is too large. Is there a digit too many?</source>
        <translation>ఈ అమౌంట్ చాలా ఎక్కువ. ఒక అంకె ఎక్కువ పడిందా?</translation>
    </message>
    <message>
        <source>This day is over already.</source>
        <translation>ఈ రోజు ఇప్పటికే అయిపోయింది.</translation>
    </message>
    <message>
        <source>This day is too far ahead; 30 days at most.</source>
        <translation>ఈ రోజు చాలా దూరం; గరిష్ఠంగా 30 రోజులు.</translation>
    </message>
    <message>
        <source>This day must be over: yesterday at the latest.</source>
        <translation>ఈ రోజు అయిపోయి ఉండాలి: నిన్నటి వరకే.</translation>
    </message>
    <message>
        <source>This is more than is allowed.</source>
        <translation>ఇది అనుమతి కంటే ఎక్కువ.</translation>
    </message>
    <message>
        <source>This is needed.</source>
        <translation>ఇది తప్పనిసరి.</translation>
    </message>
    <message>
        <source>This is no UPI address. It looks like name@bank.</source>
        <translation>ఇది UPI అడ్రస్ కాదు. అది name@bank లాగా ఉంటుంది.</translation>
    </message>
    <message>
        <source>This is no e-mail address.</source>
        <translation>ఇది ఇ-మెయిల్ అడ్రస్ కాదు.</translation>
    </message>
    <message>
        <source>This is not a number. Use digits and one point.</source>
        <translation>ఇది సంఖ్య కాదు. అంకెలు, ఒక్క పాయింట్ మాత్రమే వాడండి.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>ఇది చాలా పొడవు.</translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation>ఇది చాలా చిన్నది.</translation>
    </message>
    <message>
        <source>This order is of another amount.</source>
        <translation>ఈ ఆర్డర్ వేరే అమౌంట్‌ది.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>ఏ అకౌంట్‌కి</translation>
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
        <source>Type the amount, for example 1250 or 1250.50.</source>
        <translation>అమౌంట్ టైప్ చేయండి, ఉదా. 1250 లేదా 1250.50.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>బెనిఫిషియరీ ID టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the name of whoever gets the money.</source>
        <translation>డబ్బు ఎవరికి వెళ్తుందో వాళ్ల పేరు టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>ఫోన్ నంబర్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Type the total of the bill: it is compared with the order.</source>
        <translation>బిల్లు మొత్తం టైప్ చేయండి: దాన్ని ఆర్డర్‌తో సరిచూస్తాం.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI అడ్రస్</translation>
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
        <source>“{sign}” cannot be in an order number. Only A to Z, digits, _ and -.</source>
        <translation>ఆర్డర్ నంబర్‌లో “{sign}” ఉండకూడదు. A నుంచి Z, అంకెలు, _, - మాత్రమే.</translation>
    </message>
    <message>
        <source>“{sign}” cannot be in an order number. Only A to Z, digits, _ and -. Scanned? This PC or the scanner may not be set to English (US).</source>
        <translation>ఆర్డర్ నంబర్‌లో “{sign}” ఉండకూడదు. A నుంచి Z, అంకెలు, _, - మాత్రమే. స్కాన్ చేశారా? ఈ PC లేదా స్కానర్ English (US)కి సెట్ చేసి ఉండకపోవచ్చు.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n more people stand in the CSV</source>
        <translation>
            <numerusform>ఇంకా %n వ్యక్తి CSVలో ఉన్నారు</numerusform>
            <numerusform>ఇంకా %n మంది CSVలో ఉన్నారు</numerusform>
        </translation>
    </message>
    <message>
        <source>By method</source>
        <translation>పద్ధతి ప్రకారం</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>వ్యక్తి ప్రకారం</translation>
    </message>
    <message>
        <source>By the hour</source>
        <translation>గంట ప్రకారం</translation>
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
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>లేటుగా పేమెంట్</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>To see to before you close</source>
        <translation>మూసే ముందు చూడాల్సినవి</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>తెలియదు</translation>
    </message>
    <message>
        <source>rupees paid; below: number of sales</source>
        <translation>పేమెంట్ అయిన రూపాయలు; కింద: అమ్మకాల సంఖ్య</translation>
    </message>
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>All</source>
        <translation>అన్నీ</translation>
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
        <source>Chapter</source>
        <translation>అధ్యాయం</translation>
    </message>
    <message>
        <source>Language of the guide</source>
        <translation>గైడ్ భాష</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>గురించి</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>అన్ని బటన్లు</translation>
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
        <source>Ready to open</source>
        <translation>తెరవడానికి సిద్ధం</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>సపోర్ట్ ఫైల్</translation>
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
        <source>State</source>
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
        <source>State</source>
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
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>బెనిఫిషియరీ ID టైప్ చేయండి; రోజులు ఖాళీగా వదలవచ్చు.</translation>
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
    <message numerus="yes">
        <source>%n facts wait.</source>
        <translation>
            <numerusform>%n నమోదు వేచి ఉంది.</numerusform>
            <numerusform>%n నమోదులు వేచి ఉన్నాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>డేటా ఫోల్డర్ కాపీ అయింది. ఇక్కడ కొత్త జర్నల్ ప్రారంభించండి.</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>జర్నల్ పాత కాపీ తిరిగి వచ్చింది. కొత్త జర్నల్ ప్రారంభించండి.</translation>
    </message>
    <message>
        <source>Ask for a new code, and connect again.</source>
        <translation>కొత్త కోడ్ అడగండి, మళ్లీ కలపండి.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>కలిసింది</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>కలుస్తోంది</translation>
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
        <source>Sell on. Check the address, or ask the shop&apos;s technician.</source>
        <translation>అమ్మకం కొనసాగించండి. చిరునామా చూడండి, లేదా టెక్నీషియన్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Sell on. Check the network. What waits is sent later.</source>
        <translation>అమ్మకం కొనసాగించండి. నెట్‌వర్క్ చూడండి. మిగిలింది తర్వాత వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Sell on. What waits is sent later.</source>
        <translation>అమ్మకం కొనసాగించండి. మిగిలింది తర్వాత వెళ్తుంది.</translation>
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
        <source>The hub takes nothing more of it. Begin a new journal.</source>
        <translation>హబ్ దీని నుండి ఇక తీసుకోదు. కొత్త జర్నల్ ప్రారంభించండి.</translation>
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
        <source>This is no address. It looks like https://hub.example.com.</source>
        <translation>ఇది చిరునామా కాదు. చిరునామా ఇలా ఉంటుంది: https://hub.example.com</translation>
    </message>
    <message>
        <source>This journal is another counter&apos;s</source>
        <translation>ఈ జర్నల్ వేరే కౌంటర్‌ది</translation>
    </message>
    <message>
        <source>Type it as the hub shows it.</source>
        <translation>హబ్ చూపినట్టే టైప్ చేయండి.</translation>
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
        <source>Asking the hub…</source>
        <translation>హబ్‌ను అడుగుతోంది…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
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
        <source>The hub keeps what it has. To come back, this counter needs a new code.</source>
        <translation>హబ్ దగ్గర ఉన్నవి ఉంటాయి. తిరిగి రావడానికి కొత్త కోడ్ కావాలి.</translation>
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
        <source>Use {number}</source>
        <translation>{number} వాడండి</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page, which sends them back to an address with a code.</source>
        <translation>1. వ్యక్తి సర్వీస్ పేజీలో ఒప్పుకుంటారు; అది వాళ్లను కోడ్‌తో ఒక అడ్రస్‌కు తిరిగి పంపుతుంది.</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. ఆ కోడ్ ఇక్కడ టైప్ చేయండి. అది ఒక్కసారే పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>3. The token goes to this PC&apos;s keychain, where there is one. It is never shown whole.</source>
        <translation>3. కీచెయిన్ ఉంటే టోకెన్ ఈ PC కీచెయిన్‌కు వెళ్తుంది. పూర్తిగా ఎప్పుడూ కనిపించదు.</translation>
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
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Exchange it for a token</source>
        <translation>దీన్ని ఇచ్చి టోకెన్ తీసుకోండి</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>టోకెన్ తీసేయండి</translation>
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
        <source>Proof of who somebody is</source>
        <translation>ఎవరు అన్నదానికి రుజువు</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>రిఫరెన్స్</translation>
    </message>
    <message>
        <source>The token has run out</source>
        <translation>టోకెన్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>The token is not forgotten</source>
        <translation>టోకెన్ తీసేయలేదు</translation>
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
        <source>Unlock the keychain, then forget the token again.</source>
        <translation>కీచెయిన్ తెరవండి, తర్వాత టోకెన్‌ను మళ్లీ తీసేయండి.</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>వెరిఫికేషన్</translation>
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
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>అకౌంట్ల మధ్య</translation>
    </message>
    <message>
        <source>Enter them in Settings, Money out and locks; then money can be moved between them.</source>
        <translation>వాటిని సెట్టింగ్స్, ‘డబ్బు పంపడం, లాక్‌లు’లో ఇవ్వండి; అప్పుడు వాటి మధ్య డబ్బు పంపవచ్చు.</translation>
    </message>
    <message>
        <source>Fewer than two fund sources are known here</source>
        <translation>ఇక్కడ రెండు కంటే తక్కువ ఫండ్ సోర్స్‌లు ఉన్నాయి</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ఎక్కడి నుంచి</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>పంపండి</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} పంపండి</translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation>బ్యాలెన్స్ ఇప్పుడు చూడండి</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>రీచార్జ్ అకౌంట్</translation>
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
        <source>Type the recharge account.</source>
        <translation>రీచార్జ్ అకౌంట్ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>What the accounts hold</source>
        <translation>అకౌంట్లలో ఎంత ఉంది</translation>
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
        <source>%n more stand in the orders</source>
        <translation>
            <numerusform>ఇంకా %n ఆర్డర్లలో ఉంది</numerusform>
            <numerusform>ఇంకా %n ఆర్డర్లలో ఉన్నాయి</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer version of Paydesk has written the sales of this PC.</source>
        <translation>ఈ PC అమ్మకాలను Paydesk కొత్త వెర్షన్ రాసింది.</translation>
    </message>
    <message>
        <source>A sale is written down before it is sent. That was not possible.</source>
        <translation>అమ్మకాన్ని పంపే ముందు రాసి పెడతాం. అది కుదరలేదు.</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales of this PC. No sale can start.</source>
        <translation>ఈ PC అమ్మకాలు ఉన్న ఫైల్‌ను వేరే ప్రోగ్రామ్ పట్టుకుంది. ఏ అమ్మకమూ మొదలవదు.</translation>
    </message>
    <message>
        <source>Check the disk and the rights of the data folder, then press Enter again.</source>
        <translation>డిస్క్, డేటా ఫోల్డర్ అనుమతులు చూడండి, తర్వాత మళ్లీ Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then press Enter again.</source>
        <translation>డేటా ఫోల్డర్ అనుమతులు చూడండి, తర్వాత మళ్లీ Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again: it goes on where it was.</source>
        <translation>Paydesk మూసి మళ్లీ మొదలుపెట్టండి: ఆగిన చోట నుంచే కొనసాగుతుంది.</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs that use it, then press Enter again.</source>
        <translation>దాన్ని వాడుతున్న బ్యాకప్ లేదా యాంటీవైరస్ ప్రోగ్రామ్‌లు మూసి, మళ్లీ Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Free some space on this PC, then press Enter again.</source>
        <translation>ఈ PCలో కొంత ఖాళీ చేసి, మళ్లీ Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Its inner part broke. Every sale is written down, but nothing is asked now.</source>
        <translation>దాని లోపలి భాగం ఆగిపోయింది. అమ్మకాలన్నీ రాసి ఉన్నాయి, కానీ ఇప్పుడు సర్వీస్‌ను ఏమీ అడగడం లేదు.</translation>
    </message>
    <message>
        <source>Look the sale up in Orders before you take it again.</source>
        <translation>మళ్లీ తీసుకునే ముందు ఆ అమ్మకాన్ని ‘ఆర్డర్లు’లో చూడండి.</translation>
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
        <source>Somebody changed the sales of this PC outside Paydesk.</source>
        <translation>Paydesk బయట నుంచి ఎవరో ఈ PC అమ్మకాలను మార్చారు.</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was written down.</source>
        <translation>అమ్మకం రాస్తుండగా ఏదో తప్పు జరిగింది.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>ఆ కొత్త వెర్షన్ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Take no payment here. Call whoever set up this counter.</source>
        <translation>ఇక్కడ పేమెంట్ తీసుకోవద్దు. ఈ కౌంటర్ సెట్ చేసినవాళ్లను పిలవండి.</translation>
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
        <source>The file that holds the sales of this PC cannot be read.</source>
        <translation>ఈ PC అమ్మకాలు ఉన్న ఫైల్ చదవలేకపోతున్నాం.</translation>
    </message>
    <message>
        <source>The file with the sales of this PC was removed or replaced, and cannot be put back.</source>
        <translation>ఈ PC అమ్మకాలు ఉన్న ఫైల్‌ను తీసేశారు లేదా మార్చేశారు; తిరిగి పెట్టలేం.</translation>
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
    <message>
        <source>This PC does not let Paydesk write to its data folder. No sale can start.</source>
        <translation>ఈ PC తన డేటా ఫోల్డర్‌లో Paydeskను రాయనివ్వడం లేదు. ఏ అమ్మకమూ మొదలవదు.</translation>
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
        <source>Amounts, names, outcomes; accounts, UPI addresses and phones masked</source>
        <translation>అమౌంట్లు, పేర్లు, ఫలితాలు; అకౌంట్లు, UPI అడ్రస్‌లు, ఫోన్లు దాచి</translation>
    </message>
    <message>
        <source>Amounts, order numbers, what happened when; phones masked</source>
        <translation>అమౌంట్లు, ఆర్డర్ నంబర్లు, ఎప్పుడు ఏం జరిగింది; ఫోన్ నంబర్లు దాచి</translation>
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
        <source>How far it has come: an older copy in its place is noticed</source>
        <translation>జర్నల్ ఎంతవరకు వచ్చింది: దాని స్థానంలో పాత కాపీ వస్తే తెలుస్తుంది</translation>
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
        <source>Made before an update of Paydesk changed it</source>
        <translation>Paydesk అప్‌డేట్ దాన్ని మార్చే ముందు చేసినవి</translation>
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
        <source>Names and roles; PINs scrambled: nobody can read them back</source>
        <translation>పేర్లు, రోల్స్; PINలు ఎవరూ తిరిగి చదవలేని రూపంలో</translation>
    </message>
    <message>
        <source>Nothing here is that old and finished.</source>
        <translation>ఇక్కడ అంత పాతది, పూర్తయినది ఏదీ లేదు.</translation>
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
        <source>Sales</source>
        <translation>అమ్మకాలు</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Shows that an account was paid before, without the account being kept</source>
        <translation>అకౌంట్‌ను సేవ్ చేయకుండానే, దానికి ముందే పంపారని చూపిస్తుంది</translation>
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
        <source>Until it ends or is forgotten; never in a file</source>
        <translation>గడువు తీరే లేదా తీసేసే వరకు; ఎప్పుడూ ఫైల్‌లో ఉండదు</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>ఎవరు ఏం చేశారు</translation>
    </message>
    <message>
        <source>What the program did, for support; no keys, phones or accounts</source>
        <translation>ప్రోగ్రామ్ ఏం చేసింది, సపోర్ట్ కోసం; కీలు, ఫోన్లు, అకౌంట్లు లేవు</translation>
    </message>
    <message>
        <source>Who signed in, unlocked or changed something; stays as long as the journal</source>
        <translation>ఎవరు సైన్ ఇన్ చేశారు, అన్‌లాక్ చేశారు, ఏమైనా మార్చారు; జర్నల్ ఉన్నంత కాలం ఉంటుంది</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>కీప్యాడ్</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>పాయింట్</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Add the shop&apos;s public IP address in the dashboard, or set the public key in Settings, Money out and locks.</source>
        <translation>డ్యాష్‌బోర్డ్‌లో షాపు పబ్లిక్ IP అడ్రస్ చేర్చండి, లేదా సెట్టింగ్స్, ‘డబ్బు పంపడం, లాక్‌లు’లో public key ఇవ్వండి.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>అన్ని బటన్లు</translation>
    </message>
    <message>
        <source>Ask again now</source>
        <translation>మళ్లీ అడగండి</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support to enable it; keys and settings can stay as they are.</source>
        <translation>ఆన్ చేయమని సర్వీస్ సపోర్ట్‌ను అడగండి; కీలు, సెట్టింగ్స్ అలాగే ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Cancel the order (asks once)</source>
        <translation>ఆర్డర్ రద్దు చేయండి (ఒకసారి అడుగుతుంది)</translation>
    </message>
    <message>
        <source>Cancel this order</source>
        <translation>ఈ ఆర్డర్ రద్దు చేయండి</translation>
    </message>
    <message>
        <source>Check a UPI address</source>
        <translation>UPI అడ్రస్ చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Check that they belong to this part of the service, and to the same one: test or live.</source>
        <translation>ఇవి సర్వీస్‌లో ఈ భాగానివేనా, టెస్ట్ లేదా లైవ్ ఒకటేనా చూడండి.</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>ఈ PC నెట్‌వర్క్ చూసి మళ్లీ టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Checking UPI addresses, payout links (cashgrams), transfers. It moves money out.</source>
        <translation>UPI అడ్రస్ చెక్, పేఅవుట్ లింక్‌లు (క్యాష్‌గ్రామ్), ట్రాన్స్‌ఫర్లు. దీంతో డబ్బు బయటకు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Client id: {number}</source>
        <translation>క్లయింట్ ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>ప్యానెల్ మూయండి, లేదా అమౌంట్ క్లియర్ చేయండి</translation>
    </message>
    <message>
        <source>Compare address and version in Settings with the service&apos;s documentation.</source>
        <translation>సెట్టింగ్స్‌లో ఉన్న అడ్రస్, వెర్షన్‌ను సర్వీస్ డాక్యుమెంట్‌తో సరిచూడండి.</translation>
    </message>
    <message>
        <source>Copy both anew from the dashboard, without spaces; the public key too, if one is set.</source>
        <translation>రెండింటినీ డ్యాష్‌బోర్డ్ నుంచి ఖాళీలు లేకుండా మళ్లీ కాపీ చేయండి; public key సెట్ చేసి ఉంటే అదీ.</translation>
    </message>
    <message>
        <source>Customer display: open, and close</source>
        <translation>కస్టమర్ డిస్‌ప్లే: తెరవండి, మూయండి</translation>
    </message>
    <message>
        <source>Customer says paid</source>
        <translation>కస్టమర్ అయిందంటున్నారు</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>{address} అనుకున్నారా?</translation>
    </message>
    <message>
        <source>Exchanging the code of a person who was asked to prove who they are.</source>
        <translation>గుర్తింపు అడిగిన వ్యక్తి కోడ్‌కు బదులు టోకెన్ తీసుకోవడం.</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>ఫుల్ స్క్రీన్, మళ్లీ వెనక్కి</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>ఈ అమ్మకానికి సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>ఇప్పుడు సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Help on this page</source>
        <translation>ఈ పేజీకి సహాయం</translation>
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
        <source>It cannot be used, or what answers there is not this service or not this version of it.</source>
        <translation>దాన్ని వాడలేం, లేదా అక్కడ జవాబిచ్చేది ఈ సర్వీస్ కాదు, లేదా ఈ వెర్షన్ కాదు.</translation>
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
        <source>Kept in memory only; they are asked for at each start.</source>
        <translation>మెమరీలో మాత్రమే ఉన్నాయి; మొదలుపెట్టిన ప్రతిసారీ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>ఈ PC కీచెయిన్‌లో ఉన్నాయి.</translation>
    </message>
    <message>
        <source>Let this PC set its time by itself, check the time zone, and test again.</source>
        <translation>PC టైమ్ తనే సెట్ చేసుకునేలా పెట్టండి, టైమ్ జోన్ చూడండి, మళ్లీ టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Lock; sales go on</source>
        <translation>లాక్ చేయండి; అమ్మకాలు నడుస్తాయి</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>కొత్త QR</translation>
    </message>
    <message>
        <source>New QR for this order</source>
        <translation>ఈ ఆర్డర్‌కు కొత్త QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>తర్వాతి కస్టమర్</translation>
    </message>
    <message>
        <source>Next customer; this one keeps waiting</source>
        <translation>తర్వాతి కస్టమర్; ఇది వెయిటింగ్‌లో ఉంటుంది</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>కీలు లేవు</translation>
    </message>
    <message>
        <source>No keys have been typed yet. Without them this part of Paydesk stays closed.</source>
        <translation>ఇంకా కీలు టైప్ చేయలేదు. అవి లేకుండా Paydeskలో ఈ భాగం మూసే ఉంటుంది.</translation>
    </message>
    <message>
        <source>No whole answer came, so nothing is known about the keys.</source>
        <translation>పూర్తి జవాబు రాలేదు, కాబట్టి కీల గురించి ఏమీ తెలియదు.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>One of them is empty, or has a sign that no key has. Nothing was sent.</source>
        <translation>వాటిలో ఒకటి ఖాళీగా ఉంది, లేదా కీలో ఉండని గుర్తు ఉంది. ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>Open the pretend phone</source>
        <translation>ఉత్తుత్తి ఫోన్ తెరవండి</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links: what every sale needs.</source>
        <translation>ఆర్డర్లు, QR కోడ్‌లు, పేమెంట్ లింక్‌లు: ప్రతి అమ్మకానికి కావాల్సినవి.</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>Payment link instead</source>
        <translation>బదులుగా పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>పేమెంట్లు</translation>
    </message>
    <message>
        <source>Payout link: whoever has it takes the money</source>
        <translation>పేఅవుట్ లింక్: ఎవరి దగ్గర ఉంటే వాళ్లకే డబ్బు</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>పేఅవుట్‌లు</translation>
    </message>
    <message>
        <source>Payouts (supervisor)</source>
        <translation>పేఅవుట్‌లు (సూపర్‌వైజర్)</translation>
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
        <source>Read the status now</source>
        <translation>స్టేటస్ ఇప్పుడు చూడండి</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>రసీదు</translation>
    </message>
    <message>
        <source>Receipt of this sale, or of the last one</source>
        <translation>ఈ అమ్మకం రసీదు, లేదా చివరి అమ్మకానిది</translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation>పేఅవుట్ లింక్‌తో రీఫండ్ చేయండి</translation>
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
        <source>Search in the orders</source>
        <translation>ఆర్డర్లలో వెతకండి</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Show the QR; once it is paid: next customer</source>
        <translation>QR చూపించండి; పేమెంట్ అయ్యాక: తర్వాతి కస్టమర్</translation>
    </message>
    <message>
        <source>Slips and days have its time. Put it right: Paydesk follows by itself.</source>
        <translation>స్లిప్పులు, రోజు లెక్కలు దీని టైమ్ ప్రకారమే. సరిచేయండి: Paydesk తనే మారుతుంది.</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>మళ్లీ తీసుకోండి</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>లిస్ట్ నుంచి తీసేయండి</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} తర్వాత మళ్లీ టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>The address is wrong</source>
        <translation>అడ్రస్ తప్పు</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>కనెక్షన్ పనిచేస్తోంది</translation>
    </message>
    <message>
        <source>The customer says it is paid</source>
        <translation>పేమెంట్ అయిందని కస్టమర్ అంటున్నారు</translation>
    </message>
    <message>
        <source>The day&apos;s report; the end of the shift</source>
        <translation>డే రిపోర్ట్; షిఫ్ట్ ముగింపు</translation>
    </message>
    <message>
        <source>The keys are right, but the service has not opened this part to the shop yet.</source>
        <translation>కీలు సరైనవే, కానీ సర్వీస్ ఈ భాగాన్ని షాపుకు ఇంకా తెరవలేదు.</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>కీలు తప్పు</translation>
    </message>
    <message>
        <source>The keys on this PC were given for {host} and are sent nowhere else.</source>
        <translation>ఈ PCలోని కీలు {host} కోసం ఇచ్చినవి; మరెక్కడికీ పంపదు.</translation>
    </message>
    <message>
        <source>The service answered, but does not know this client id with this secret.</source>
        <translation>సర్వీస్ జవాబిచ్చింది, కానీ ఈ సీక్రెట్‌తో ఈ క్లయింట్ ID దానికి తెలియదు.</translation>
    </message>
    <message>
        <source>The service could not be asked</source>
        <translation>సర్వీస్‌ను అడగలేకపోయాం</translation>
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
        <source>The service turned the call away because of where it came from, not because of the keys.</source>
        <translation>ఎక్కడి నుంచి వచ్చిందో చూసి సర్వీస్ కాల్‌ను తిప్పి పంపింది, కీల వల్ల కాదు.</translation>
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
        <source>They are kept in memory until Paydesk closes, in no file.</source>
        <translation>అవి Paydesk మూసే వరకు మెమరీలో ఉంటాయి, ఏ ఫైల్‌లోనూ ఉండవు.</translation>
    </message>
    <message>
        <source>This PC has no keychain, so they are kept in memory only and asked for at each start.</source>
        <translation>ఈ PCలో కీచెయిన్ లేదు, అందుకే మెమరీలో మాత్రమే ఉన్నాయి; మొదలుపెట్టిన ప్రతిసారీ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start</source>
        <translation>ఈ PCలో కీచెయిన్ లేదు: మొదలుపెట్టిన ప్రతిసారీ కీలు అడుగుతుంది</translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start and kept in memory.</source>
        <translation>ఈ PCలో కీచెయిన్ లేదు: మొదలుపెట్టిన ప్రతిసారీ కీలు అడుగుతుంది, మెమరీలో ఉంచుతుంది.</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>ఈ PC గడియారం తప్పు</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked, so they are kept in memory only and asked for at each start.</source>
        <translation>ఈ PC కీచెయిన్ లాక్ అయి ఉంది, అందుకే మెమరీలో మాత్రమే ఉన్నాయి; మొదలుపెట్టిన ప్రతిసారీ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: its keys cannot be read. Open it, or type them, in Settings, Keys of the service.</source>
        <translation>ఈ PC కీచెయిన్ లాక్ అయి ఉంది: కీలు చదవలేకపోతున్నాం. సెట్టింగ్స్, ‘సర్వీస్ కీలు’లో దాన్ని తెరవండి, లేదా కీలు టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: keys are asked for at each start</source>
        <translation>ఈ PC కీచెయిన్ లాక్ అయి ఉంది: మొదలుపెట్టిన ప్రతిసారీ కీలు అడుగుతుంది</translation>
    </message>
    <message>
        <source>This is not enabled for the account</source>
        <translation>ఈ అకౌంట్‌కు ఇది ఆన్ చేయలేదు</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>షాపు ఇంటర్నెట్ అడ్రస్ అనుమతి లిస్ట్‌లో లేదు</translation>
    </message>
    <message>
        <source>Type the client id and the secret from the service&apos;s dashboard first.</source>
        <translation>ముందు సర్వీస్ డ్యాష్‌బోర్డ్ నుంచి క్లయింట్ ID, సీక్రెట్ టైప్ చేయండి.</translation>
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
        <source>A scanned order number goes into its field, wherever you are.</source>
        <translation>మీరు ఎక్కడ ఉన్నా, స్కాన్ చేసిన ఆర్డర్ నంబర్ దాని గడిలోకి వెళ్తుంది.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>అన్ని బటన్లు</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR comes, and it asks for another amount.</source>
        <translation>కొత్త QR వస్తుంది, అది వేరే అమౌంట్ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Another sale</source>
        <translation>ఇంకో అమ్మకం</translation>
    </message>
    <message>
        <source>At most {amount} here.</source>
        <translation>ఇక్కడ గరిష్ఠంగా {amount}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>Both payments are seen. One is to be given back.</source>
        <translation>రెండు పేమెంట్లూ కనిపించాయి. ఒకటి తిరిగి ఇవ్వాలి.</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>ఈ కియోస్క్‌కు PIN ఎంచుకోండి</translation>
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
        <source>Declined. Nothing was charged.</source>
        <translation>తిరస్కరించారు. డబ్బు ఏమీ కట్ కాలేదు.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ముందుకు</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>ఆకుపచ్చ</translation>
    </message>
    <message>
        <source>Green {n} s after you pressed Pay.</source>
        <translation>మీరు ‘పే చేయండి’ నొక్కిన {n} సె. తర్వాత ఆకుపచ్చగా మారింది.</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>ఆకుపచ్చ: సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>పేమెంట్ అయిందా?</translation>
    </message>
    <message>
        <source>It ends the kiosk, and is needed for nothing else. Write it down.</source>
        <translation>దీంతో కియోస్క్ ముగుస్తుంది, ఇంకెందుకూ అవసరం లేదు. రాసి పెట్టుకోండి.</translation>
    </message>
    <message>
        <source>Keep this PIN</source>
        <translation>ఈ PIN ఉంచండి</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>కియోస్క్</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>కియోస్క్ నుంచి బయటికి</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>భోజనం</translation>
    </message>
    <message>
        <source>Make it harder:</source>
        <translation>కష్టతరం చేయండి:</translation>
    </message>
    <message>
        <source>No answer comes. Paydesk does not guess: the goods stay here.</source>
        <translation>జవాబు రావడం లేదు. Paydesk ఊహించదు: సరుకు ఇక్కడే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Nothing to pay here now</source>
        <translation>ఇప్పుడు ఇక్కడ పే చేయాల్సింది ఏమీ లేదు</translation>
    </message>
    <message>
        <source>Now be the customer</source>
        <translation>ఇప్పుడు మీరే కస్టమర్</translation>
    </message>
    <message>
        <source>Only for staff: the PIN of this kiosk ends it.</source>
        <translation>సిబ్బందికి మాత్రమే: ఈ కియోస్క్ PINతో ఇది ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>Or take one of these</source>
        <translation>లేదా వీటిలో ఒకటి తీసుకోండి</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>కియోస్క్ PIN</translation>
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
        <source>Paydesk has read the QR back before you could. It is not shown.</source>
        <translation>మీకంటే ముందే Paydesk QRను తిరిగి చదివింది. దాన్ని చూపించదు.</translation>
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
        <source>Press Pay on the phone here, and watch the strip.</source>
        <translation>ఇక్కడి ఫోన్‌లో ‘పే చేయండి’ నొక్కి, పట్టీని చూడండి.</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>ఉత్తుత్తి ఫోన్</translation>
    </message>
    <message>
        <source>QR lives {time}</source>
        <translation>QR {time} పనిచేస్తుంది</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>చీర</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Scan with your own phone</source>
        <translation>మీ సొంత ఫోన్‌తో స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>షాపు రద్దు చేస్తుంది</translation>
    </message>
    <message>
        <source>Show the QR</source>
        <translation>QR చూపించండి</translation>
    </message>
    <message>
        <source>Staff: leave with the PIN</source>
        <translation>సిబ్బంది: PINతో బయటికి</translation>
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
        <source>Take a UPI payment yourself, with your own phone or ours.</source>
        <translation>మీ ఫోన్‌తో లేదా మా ఫోన్‌తో, మీరే ఒక UPI పేమెంట్ తీసుకోండి.</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>టీ</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>ఆ PIN సరైనది కాదు.</translation>
    </message>
    <message>
        <source>The amount is in it.</source>
        <translation>అమౌంట్ ఇందులోనే ఉంది.</translation>
    </message>
    <message>
        <source>The first money came after all. Nobody counts it twice: hand over once, or refund.</source>
        <translation>మొదటి డబ్బు చివరికి వచ్చింది. దాన్ని ఎవరూ రెండుసార్లు లెక్కపెట్టరు: ఒక్కసారే సరుకు ఇవ్వండి, లేదా రీఫండ్ చేయండి.</translation>
    </message>
    <message>
        <source>The line is back. Paydesk asks again.</source>
        <translation>లైన్ మళ్లీ వచ్చింది. Paydesk మళ్లీ అడుగుతోంది.</translation>
    </message>
    <message>
        <source>The line is cut, and you pay all the same. Watch the strip for 15 seconds.</source>
        <translation>లైన్ కట్ అయింది, అయినా మీరు పే చేస్తారు. 15 సెకన్లు పట్టీని చూడండి.</translation>
    </message>
    <message>
        <source>The pretend phone has scanned it</source>
        <translation>ఉత్తుత్తి ఫోన్ దాన్ని స్కాన్ చేసింది</translation>
    </message>
    <message>
        <source>The same PIN once more</source>
        <translation>అదే PIN ఇంకోసారి</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay it any more.</source>
        <translation>సర్వీస్ కన్ఫర్మ్ చేసింది: దీనికి ఇక ఎవరూ పే చేయలేరు.</translation>
    </message>
    <message>
        <source>The service said so, nobody else can.</source>
        <translation>ఆ మాట సర్వీస్ చెప్పింది, ఇంకెవరూ చెప్పలేరు.</translation>
    </message>
    <message>
        <source>The shop cancels before you pay. The QR is gone at once.</source>
        <translation>మీరు పే చేసే ముందే షాపు రద్దు చేస్తుంది. QR వెంటనే పోతుంది.</translation>
    </message>
    <message>
        <source>The shop gives up on this QR and takes the sale anew.</source>
        <translation>షాపు ఈ QR వదిలేసి, అమ్మకాన్ని కొత్తగా తీసుకుంటుంది.</translation>
    </message>
    <message>
        <source>The strip never says HAND OVER unless it is paid.</source>
        <translation>పేమెంట్ కాకుండా పట్టీ ఎప్పుడూ ‘సరుకు ఇచ్చేయండి’ అనదు.</translation>
    </message>
    <message>
        <source>The strip on the left never says HAND OVER unless it is paid.</source>
        <translation>పేమెంట్ కాకుండా ఎడమవైపు పట్టీ ఎప్పుడూ ‘సరుకు ఇచ్చేయండి’ అనదు.</translation>
    </message>
    <message>
        <source>These were two different PINs.</source>
        <translation>ఆ రెండు PINలు వేరువేరు.</translation>
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
        <source>Try again in {n} s.</source>
        <translation>{n} సె. తర్వాత మళ్లీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Two phones pay the same QR at once.</source>
        <translation>రెండు ఫోన్లు ఒకే QRకు ఒకేసారి పే చేస్తాయి.</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>అమౌంట్ టైప్ చేయండి</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>అమౌంట్ టైప్</translation>
    </message>
    <message>
        <source>Visitors would guess that one. Choose another.</source>
        <translation>దీన్ని వచ్చినవాళ్లు ఊహించగలరు. వేరేది ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>ధర ఎంత?</translation>
    </message>
    <message>
        <source>What if it goes wrong?</source>
        <translation>తప్పు జరిగితే?</translation>
    </message>
    <message>
        <source>With your phone.</source>
        <translation>మీ ఫోన్‌తో.</translation>
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
        <source>Your own phone opens a practice page: join this Wi-Fi and scan. Or press Pay on the phone here.</source>
        <translation>మీ సొంత ఫోన్‌లో ప్రాక్టీస్ పేజీ తెరుచుకుంటుంది: ఈ Wi-Fiలో చేరి స్కాన్ చేయండి. లేదా ఇక్కడి ఫోన్‌లో ‘పే చేయండి’ నొక్కండి.</translation>
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
        <source>goes home in {n} s</source>
        <translation>{n} సె. లో మొదటికి వెళ్తుంది</translation>
    </message>
    <message>
        <source>in the QR</source>
        <translation>QRలో</translation>
    </message>
    <message>
        <source>in the middle of paying</source>
        <translation>పే చేస్తుండగా</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>రెండు ఫోన్లు, ఒక QR</translation>
    </message>
</context>
<context>
    <name>LastSaleBar</name>
    <message>
        <source>Last sale</source>
        <translation>చివరి అమ్మకం</translation>
    </message>
    <message>
        <source>{amount} paid, {refunded} refunded, {time} · order {number}</source>
        <translation>{amount} పేమెంట్, {refunded} రీఫండ్, {time} · ఆర్డర్ {number}</translation>
    </message>
    <message>
        <source>{amount} paid, {time} · order {number}</source>
        <translation>{amount} పేమెంట్ అయింది, {time} · ఆర్డర్ {number}</translation>
    </message>
</context>
<context>
    <name>LatePaymentView</name>
    <message>
        <source>Decide later</source>
        <translation>తర్వాత చూద్దాం</translation>
    </message>
    <message>
        <source>Did the goods already go out on {order} ({amount} at {time})?</source>
        <translation>{order} ({amount}, {time})కి సరుకు ఇప్పటికే ఇచ్చేశారా?</translation>
    </message>
    <message>
        <source>Did the goods go out already?</source>
        <translation>సరుకు ఇప్పటికే ఇచ్చేశారా?</translation>
    </message>
    <message>
        <source>Fits what happened</source>
        <translation>జరిగినదానికి సరిపోతుంది</translation>
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
        <source>Refund {amount}</source>
        <translation>{amount} రీఫండ్ చేయండి</translation>
    </message>
    <message>
        <source>Stays on this counter until it is settled.</source>
        <translation>సెటిల్ అయ్యే వరకు ఈ కౌంటర్‌లో ఉంటుంది.</translation>
    </message>
    <message>
        <source>Taken again as</source>
        <translation>మళ్లీ తీసుకున్నది</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>ఈ అమ్మకం</translation>
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
        <source>Above a limit, a second person&apos;s PIN is needed. An empty field is no limit.</source>
        <translation>పరిమితి దాటితే రెండో వ్యక్తి PIN కావాలి. ఖాళీ గడి అంటే పరిమితి లేదు.</translation>
    </message>
    <message>
        <source>Above it, or while it is empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>ఇది దాటితే, లేదా ఖాళీగా ఉంటే, క్యాషియర్ పేఅవుట్ లింక్‌కు సూపర్‌వైజర్ PIN కావాలి.</translation>
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
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>మీకు డబ్బు</translation>
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
        <source>Scan it with your phone and say where the money shall go.</source>
        <translation>మీ ఫోన్‌తో స్కాన్ చేసి, డబ్బు ఎక్కడికి రావాలో చెప్పండి.</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: whoever has it gets the money.</source>
        <translation>{day} వరకు. జాగ్రత్తగా ఉంచుకోండి: ఎవరి దగ్గర ఉంటే వాళ్లకే డబ్బు వెళ్తుంది.</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>కాపీ</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>లింక్ కాపీ చేయండి</translation>
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
        <source>Print the link</source>
        <translation>లింక్ ప్రింట్ చేయండి</translation>
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
    <name>ListFilterController</name>
    <message>
        <source>The newest {n} are listed; the sums are of all. Choose fewer days to see the others.</source>
        <translation>కొత్త {n} మాత్రమే లిస్ట్‌లో ఉన్నాయి; మొత్తాలు అన్నింటివి. మిగతావి చూడటానికి తక్కువ రోజులు ఎంచుకోండి.</translation>
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
        <source>Charges are taken off it, and paid out at the end of the day.</source>
        <translation>చార్జీలు అందులోంచి తీసి, రోజు చివర చెల్లిస్తారు.</translation>
    </message>
    <message>
        <source>If the service knows this id already, it may pay the account that it has under it.</source>
        <translation>ఈ ID సర్వీస్‌కు ఇప్పటికే తెలిస్తే, దాని దగ్గర ఉన్న అకౌంట్‌కే డబ్బు పంపవచ్చు.</translation>
    </message>
    <message>
        <source>Lend</source>
        <translation>లోన్ ఇవ్వండి</translation>
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
    <message numerus="yes">
        <source>%n payments came in</source>
        <translation>
            <numerusform>%n పేమెంట్ వచ్చింది</numerusform>
            <numerusform>%n పేమెంట్లు వచ్చాయి</numerusform>
        </translation>
    </message>
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
    <message>
        <source>Nobody is waiting</source>
        <translation>ఎవరూ వెయిటింగ్‌లో లేరు</translation>
    </message>
    <message>
        <source>Reading who works here. This PC may ask for its keychain.</source>
        <translation>ఇక్కడ ఎవరు పనిచేస్తారో చదువుతోంది. ఈ PC కీచెయిన్ అడగవచ్చు.</translation>
    </message>
    <message numerus="yes">
        <source>Sales go on: %n waiting</source>
        <translation>
            <numerusform>అమ్మకాలు: %n వెయిటింగ్</numerusform>
            <numerusform>అమ్మకాలు: %n వెయిటింగ్</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to see it.</source>
        <translation>చూడటానికి సైన్ ఇన్ చేయండి.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>మళ్లీ ప్రయత్నించండి</translation>
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
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>ఇక్కడ ఏది సెట్ చేసినా, డబ్బు పంపే పేజీలు ఒక నిమిషం పని లేకపోతే మూసుకుంటాయి.</translation>
    </message>
    <message>
        <source>The screen locks by itself after</source>
        <translation>స్క్రీన్ తనంతట తాను లాక్ అయ్యేది</translation>
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
        <source>It arrived</source>
        <translation>డబ్బు చేరింది</translation>
    </message>
    <message>
        <source>It can be sent again then. If it did arrive, the money moves twice. The journal keeps your name.</source>
        <translation>అప్పుడు మళ్లీ పంపవచ్చు. నిజానికి చేరి ఉంటే, డబ్బు రెండుసార్లు వెళ్తుంది. జర్నల్‌లో మీ పేరు ఉంటుంది.</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>డబ్బు చేరలేదు</translation>
    </message>
    <message>
        <source>It is then done for good. The journal keeps your name.</source>
        <translation>అప్పుడు అది శాశ్వతంగా అయినట్టే. జర్నల్‌లో మీ పేరు ఉంటుంది.</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>వద్దు, వెనక్కి</translation>
    </message>
    <message>
        <source>Nobody can ask the service for this one. Compare the balances of both accounts, then say it here.</source>
        <translation>దీని గురించి సర్వీస్‌ను అడగలేం. రెండు అకౌంట్ల బ్యాలెన్స్‌లు సరిచూసి, ఇక్కడ చెప్పండి.</translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation>బ్యాలెన్స్ ఇప్పుడు చూడండి</translation>
    </message>
    <message>
        <source>The service does not tell what became of this one. Look at the account&apos;s statement, then say it here.</source>
        <translation>దీనికి ఏమైందో సర్వీస్ చెప్పడం లేదు. అకౌంట్ స్టేట్‌మెంట్ చూసి, ఇక్కడ చెప్పండి.</translation>
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
    <name>MessageView</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to an empty form</source>
        <translation>ఖాళీ ఫారమ్‌కు వెనక్కి</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>ఫారమ్‌కు వెనక్కి</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
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
        <source>Save this page</source>
        <translation>ఈ పేజీ సేవ్ చేయండి</translation>
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
    <name>NameCheck</name>
    <message>
        <source>Asking the bank for the name…</source>
        <translation>బ్యాంక్‌ను పేరు అడుగుతోంది…</translation>
    </message>
    <message>
        <source>Check the name</source>
        <translation>పేరు చెక్ చేయండి</translation>
    </message>
    <message>
        <source>Checked {ago}</source>
        <translation>{ago} చెక్ చేశాం</translation>
    </message>
    <message>
        <source>Checked {ago}, token good for {time}</source>
        <translation>{ago} చెక్ చేశాం, టోకెన్ ఇంకా {time} పనిచేస్తుంది</translation>
    </message>
    <message>
        <source>It is asked for once the UPI address is typed.</source>
        <translation>UPI అడ్రస్ టైప్ చేశాక పేరు అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation>బ్యాంక్‌లో పేరు: {name}</translation>
    </message>
    <message>
        <source>That is not the name that was typed.</source>
        <translation>టైప్ చేసిన పేరు ఇది కాదు.</translation>
    </message>
    <message>
        <source>The bank&apos;s name is looked up before anything is sent</source>
        <translation>ఏదైనా పంపే ముందు బ్యాంక్‌లో పేరు చూస్తాం</translation>
    </message>
    <message>
        <source>This address was not looked up</source>
        <translation>ఈ అడ్రస్ చెక్ చేయలేదు</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>చెప్పలేదు</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>కొత్త జర్నల్ మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>Open sales and payouts go on in the new one as far as they can be read. Who else may still pay is not watched any more: look at the service&apos;s dashboard.</source>
        <translation>ఓపెన్ అమ్మకాలు, పేఅవుట్‌లు చదవగలిగినంత వరకు కొత్తదానిలో కొనసాగుతాయి. ఇంకా పే చేయగల మిగతావాళ్లను ఇక గమనించదు: సర్వీస్ డ్యాష్‌బోర్డ్ చూడండి.</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>జర్నల్‌ను పక్కన పెట్టాలా?</translation>
    </message>
    <message>
        <source>The journal of this PC is damaged. It can be set aside, under another name, for who looks into it.</source>
        <translation>ఈ PC జర్నల్ పాడైంది. ఎవరైనా పరిశీలించేందుకు దాన్ని వేరే పేరుతో పక్కన పెట్టవచ్చు.</translation>
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
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>How</source>
        <translation>ఎలా</translation>
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
        <source>Date</source>
        <translation>తేదీ</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>రోజు</translation>
    </message>
    <message>
        <source>How</source>
        <translation>ఎలా</translation>
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
        <source>All days were looked through, for amounts, order numbers, payment numbers and the last digits of a phone. Check the digits, or type fewer of them.</source>
        <translation>అన్ని రోజుల్లో అమౌంట్లు, ఆర్డర్ నంబర్లు, పేమెంట్ నంబర్లు, ఫోన్ చివరి అంకెలు వెతికాం. అంకెలు సరిచూడండి, లేదా తక్కువ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Amount, order, last 4</source>
        <translation>అమౌంట్, ఆర్డర్, చివరి 4</translation>
    </message>
    <message>
        <source>Choose another day.</source>
        <translation>వేరే రోజు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSVగా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>How</source>
        <translation>ఎలా</translation>
    </message>
    <message>
        <source>No sale of {day} fits these filters</source>
        <translation>ఈ ఫిల్టర్లకు ఏ అమ్మకమూ సరిపోలేదు: {day}</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>అమ్మకాలు లేవు: {day}</translation>
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
        <source>Save these orders</source>
        <translation>ఈ ఆర్డర్లు సేవ్ చేయండి</translation>
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
        <source>Show all orders</source>
        <translation>అన్ని ఆర్డర్లు చూపించండి</translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation>నిన్నటివి చూపించండి</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>There may be others that day.</source>
        <translation>ఆ రోజు వేరేవి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>They stand here as soon as they are taken.</source>
        <translation>తీసుకున్న వెంటనే ఇక్కడ కనిపిస్తాయి.</translation>
    </message>
</context>
<context>
    <name>OutboxTab</name>
    <message>
        <source>Nothing has gone out yet</source>
        <translation>ఇంకా ఏమీ పంపలేదు</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>అవుట్‌బాక్స్</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>దానికి ఏమైంది</translation>
    </message>
    <message>
        <source>What is sent stands here until it is settled.</source>
        <translation>పంపినవి సెటిల్ అయ్యే వరకు ఇక్కడ ఉంటాయి.</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Ask status now</source>
        <translation>స్టేటస్ ఇప్పుడు అడగండి</translation>
    </message>
    <message>
        <source>By</source>
        <translation>ఎవరు</translation>
    </message>
    <message>
        <source>End this payout link</source>
        <translation>ఈ పేఅవుట్ లింక్ ముగించండి</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>ముగించినవారు</translation>
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
        <source>This ends the link: nobody can take the money with it. End it?</source>
        <translation>దీంతో లింక్ ముగుస్తుంది: దానితో ఎవరూ డబ్బు తీసుకోలేరు. ముగించాలా?</translation>
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
        <source>Yes, end it</source>
        <translation>అవును, ముగించండి</translation>
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
        <source>Add money to the fund source, then send it once more; it keeps its number.</source>
        <translation>ఫండ్ సోర్స్‌లో డబ్బు వేసి, ఇంకోసారి పంపండి; నంబర్ అదే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money.</source>
        <translation>కాసేపట్లో మళ్లీ అడగండి; అడిగితే డబ్బు వెళ్లదు.</translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money. If it is about a payment: do not send it again.</source>
        <translation>కాసేపట్లో మళ్లీ అడగండి; అడిగితే డబ్బు వెళ్లదు. ఇది డబ్బు పంపడం గురించి అయితే: మళ్లీ పంపవద్దు.</translation>
    </message>
    <message>
        <source>Ask for it with the support form in the service&apos;s dashboard; it cannot be done from here before.</source>
        <translation>సర్వీస్ డ్యాష్‌బోర్డ్‌లో సపోర్ట్ ఫారమ్‌తో అడగండి; అంతవరకు ఇక్కడి నుంచి కుదరదు.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it; until then it cannot be done from here.</source>
        <translation>దీన్ని అనుమతించమని పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి; అప్పటివరకు ఇక్కడి నుంచి కుదరదు.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support why they may not be paid; pay them another way until then.</source>
        <translation>వాళ్లకు ఎందుకు డబ్బు పంపకూడదో పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి; అప్పటివరకు వేరే పద్ధతిలో ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>తిరిగి వచ్చింది</translation>
    </message>
    <message>
        <source>Check the addresses and versions in Settings, Money out and locks.</source>
        <translation>సెట్టింగ్స్, ‘డబ్బు పంపడం, లాక్‌లు’లో అడ్రస్‌లు, వెర్షన్లు చూడండి.</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask the payment service&apos;s support to enable this one.</source>
        <translation>వేరే చెల్లింపు పద్ధతి ఎంచుకోండి, లేదా దీన్ని ఆన్ చేయమని పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Choose in “{field}” which one pays, then send it.</source>
        <translation>“{field}” లో డబ్బు దేని నుంచి వెళ్లాలో ఎంచుకుని, పంపండి.</translation>
    </message>
    <message>
        <source>Choose two fund sources between which money may move, or ask the payment service&apos;s support.</source>
        <translation>మధ్యలో డబ్బు వెళ్లగల రెండు ఫండ్ సోర్స్‌లు ఎంచుకోండి, లేదా పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Compare “{field}” with the address that came back. A code works once, and not for long: if it is right, have the person agree once more for another.</source>
        <translation>“{field}”ను తిరిగి వచ్చిన అడ్రస్‌తో సరిపోల్చండి. కోడ్ ఒక్కసారే, కొద్దిసేపే పనిచేస్తుంది: అది సరిగ్గా ఉంటే, ఇంకో కోడ్ కోసం ఆ వ్యక్తిని మరోసారి ఒప్పుకోమనండి.</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s own app, letter by letter, then check it again.</source>
        <translation>“{field}” ను కస్టమర్ యాప్‌తో అక్షరం అక్షరం సరిచూసి, మళ్లీ చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>Correct “{field}” in Settings, Money out and locks.</source>
        <translation>సెట్టింగ్స్, ‘డబ్బు పంపడం, లాక్‌లు’లో “{field}” సరిదిద్దండి.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then ask again.</source>
        <translation>“{field}” సరిదిద్ది, మళ్లీ అడగండి.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” సరిదిద్ది, పంపండి.</translation>
    </message>
    <message>
        <source>Do not send it again. Ask for its status; Paydesk also does so by itself until it is known.</source>
        <translation>మళ్లీ పంపవద్దు. దాని స్టేటస్ అడగండి; తెలిసే వరకు Paydesk కూడా తనే అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts in a few minutes, then say here whether it arrived.</source>
        <translation>మళ్లీ పంపవద్దు. కొన్ని నిమిషాల్లో రెండు అకౌంట్ల బ్యాలెన్స్‌లు సరిచూసి, డబ్బు చేరిందో లేదో ఇక్కడ చెప్పండి.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts, then say here whether it arrived.</source>
        <translation>మళ్లీ పంపవద్దు. రెండు అకౌంట్ల బ్యాలెన్స్‌లు సరిచూసి, డబ్బు చేరిందో లేదో ఇక్కడ చెప్పండి.</translation>
    </message>
    <message>
        <source>Do not send it again: begin anew with another code from the customer.</source>
        <translation>మళ్లీ పంపవద్దు: కస్టమర్ నుంచి ఇంకో కోడ్ తీసుకుని కొత్తగా మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>అయింది</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>ముగించారు</translation>
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
        <source>It did not reach the payment service.</source>
        <translation>అది పేమెంట్ సర్వీస్‌కు చేరలేదు.</translation>
    </message>
    <message>
        <source>It goes later</source>
        <translation>తర్వాత వెళ్తుంది</translation>
    </message>
    <message>
        <source>It goes on the next working day</source>
        <translation>తర్వాతి పని దినాన వెళ్తుంది</translation>
    </message>
    <message>
        <source>It has nothing with this number, so the request never arrived.</source>
        <translation>ఈ నంబర్‌తో దాని దగ్గర ఏమీ లేదు, అంటే రిక్వెస్ట్ చేరనేలేదు.</translation>
    </message>
    <message>
        <source>It is at the bank</source>
        <translation>బ్యాంక్ దగ్గర ఉంది</translation>
    </message>
    <message>
        <source>It is not allowed</source>
        <translation>దీనికి అనుమతి లేదు</translation>
    </message>
    <message>
        <source>It is on its way</source>
        <translation>దారిలో ఉంది</translation>
    </message>
    <message>
        <source>It turned the request away before it looked at it; nothing was done.</source>
        <translation>చూడకముందే రిక్వెస్ట్‌ను తిప్పి పంపింది; ఏమీ జరగలేదు.</translation>
    </message>
    <message>
        <source>It was not done</source>
        <translation>అది జరగలేదు</translation>
    </message>
    <message>
        <source>It was not sent</source>
        <translation>అది పంపలేదు</translation>
    </message>
    <message>
        <source>It was sent, and the bank has returned it to the shop&apos;s account.</source>
        <translation>పంపాం, కానీ బ్యాంక్ దాన్ని షాపు అకౌంట్‌కు తిరిగి పంపింది.</translation>
    </message>
    <message>
        <source>It was taken, and is being worked on</source>
        <translation>తీసుకుంది, పని జరుగుతోంది</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>షాపు అకౌంట్లలో ఒకదాని నుంచి ఇంకోదానికి వెళ్లింది.</translation>
    </message>
    <message>
        <source>It went to the bank, and the bank does not say what became of it.</source>
        <translation>అది బ్యాంక్‌కు వెళ్లింది, కానీ ఏమైందో బ్యాంక్ చెప్పడం లేదు.</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>అప్పటివరకు పనిచేస్తుంది. Paydeskను అప్‌డేట్‌గా ఉంచండి.</translation>
    </message>
    <message>
        <source>Its last day is over, and nobody took the money.</source>
        <translation>దాని చివరి రోజు అయిపోయింది, ఎవరూ డబ్బు తీసుకోలేదు.</translation>
    </message>
    <message>
        <source>Lower the charges in “{field}”, or raise the amount, then send it.</source>
        <translation>“{field}” లో చార్జీలు తగ్గించండి, లేదా అమౌంట్ పెంచండి, తర్వాత పంపండి.</translation>
    </message>
    <message>
        <source>No UPI address is known for whoever is to be paid.</source>
        <translation>డబ్బు అందుకునేవాళ్ల UPI అడ్రస్ తెలియదు.</translation>
    </message>
    <message>
        <source>No account number or IFSC is known for whoever is to be paid.</source>
        <translation>డబ్బు అందుకునేవాళ్ల అకౌంట్ నంబర్ లేదా IFSC తెలియదు.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>జవాబు లేదు</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>టైమ్‌కు జవాబు రాలేదు</translation>
    </message>
    <message>
        <source>No bank knows this UPI address. It cannot be paid.</source>
        <translation>ఈ UPI అడ్రస్ ఏ బ్యాంక్‌కూ తెలియదు. దీనికి డబ్బు పంపలేరు.</translation>
    </message>
    <message>
        <source>Nobody can take the money with it any more.</source>
        <translation>ఇక దానితో ఎవరూ డబ్బు తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>Nobody has taken the money yet; whoever has the link can.</source>
        <translation>ఇంకా ఎవరూ డబ్బు తీసుకోలేదు; లింక్ ఎవరి దగ్గర ఉంటే వాళ్లు తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>అనుమతి లేదు</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>పేమెంట్ కాలేదు</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>చేయాల్సింది ఏమీ లేదు.</translation>
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
        <source>Open</source>
        <translation>ఓపెన్</translation>
    </message>
    <message>
        <source>Paydesk fills in “{field}” itself: close this form and begin a new one. If it happens again, tell whoever set up Paydesk.</source>
        <translation>“{field}” ను Paydesk తనే నింపుతుంది: ఈ ఫారమ్ మూసి కొత్తది మొదలుపెట్టండి. మళ్లీ ఇలాగే అయితే Paydesk సెట్ చేసినవాళ్లకు చెప్పండి.</translation>
    </message>
    <message>
        <source>Paydesk has the access token; it is never shown whole.</source>
        <translation>యాక్సెస్ టోకెన్ Paydesk దగ్గర ఉంది; పూర్తిగా ఎప్పుడూ కనిపించదు.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>పెండింగ్</translation>
    </message>
    <message>
        <source>Put that right, then ask again.</source>
        <translation>దాన్ని సరిదిద్ది, మళ్లీ అడగండి.</translation>
    </message>
    <message>
        <source>Put that right, then send it.</source>
        <translation>దాన్ని సరిదిద్ది, పంపండి.</translation>
    </message>
    <message>
        <source>Put this PC&apos;s internet address on the allow-list in the service&apos;s dashboard, or give the public key in Settings, Money out and locks.</source>
        <translation>సర్వీస్ డ్యాష్‌బోర్డ్‌లో ఈ PC ఇంటర్నెట్ అడ్రస్‌ను అనుమతి లిస్ట్‌లో చేర్చండి, లేదా సెట్టింగ్స్, ‘డబ్బు పంపడం, లాక్‌లు’లో public key ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>తీసుకున్నారు</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>షెడ్యూల్ అయింది</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so it cannot be paid twice.</source>
        <translation>మళ్లీ పంపండి: నంబర్ అదే ఉంటుంది, కాబట్టి డబ్బు రెండుసార్లు వెళ్లదు.</translation>
    </message>
    <message>
        <source>Send less, send it another day, or ask the payment service&apos;s support to raise the limit.</source>
        <translation>తక్కువ పంపండి, ఇంకో రోజు పంపండి, లేదా పరిమితి పెంచమని పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Show or send the link; Paydesk sees when the money is taken.</source>
        <translation>లింక్ చూపించండి లేదా పంపండి; డబ్బు తీసుకున్నప్పుడు Paydeskకు తెలుస్తుంది.</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>కస్టమర్‌కు లింక్ చూపించండి, లేదా పంపండి.</translation>
    </message>
    <message>
        <source>Somebody at the shop ended it before the money was taken.</source>
        <translation>డబ్బు తీసుకోకముందే షాపులో ఎవరో దాన్ని ముగించారు.</translation>
    </message>
    <message>
        <source>Somebody with the right to do so turned it down.</source>
        <translation>ఆ అధికారం ఉన్నవాళ్లు దాన్ని తిరస్కరించారు.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a login page, a proxy or a filter.</source>
        <translation>జవాబిచ్చింది సర్వీస్ కాదు, మధ్యలో ఉన్నది: లాగిన్ పేజీ, ప్రాక్సీ లేదా ఫిల్టర్.</translation>
    </message>
    <message>
        <source>Something broke while it worked on this.</source>
        <translation>దీనిపై పని చేస్తుండగా ఏదో చెడిపోయింది.</translation>
    </message>
    <message>
        <source>Something came back that is no answer of the payment service.</source>
        <translation>వచ్చింది పేమెంట్ సర్వీస్ జవాబు కాదు.</translation>
    </message>
    <message>
        <source>Something has to be corrected</source>
        <translation>ఒకటి సరిదిద్దాలి</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>ఏదో తక్కువైంది</translation>
    </message>
    <message>
        <source>Something with it arrived there before, most likely this very payment.</source>
        <translation>ఈ నంబర్‌తో ఏదో ఒకటి ఇప్పటికే అక్కడికి చేరింది, చాలావరకు ఇదే పేమెంట్.</translation>
    </message>
    <message>
        <source>Test the keys in Settings, Keys of the service, and type them anew.</source>
        <translation>సెట్టింగ్స్, ‘సర్వీస్ కీలు’లో కీలు టెస్ట్ చేసి, మళ్లీ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>The account number and the IFSC do not belong to an account.</source>
        <translation>ఈ అకౌంట్ నంబర్, IFSC ఏ అకౌంట్‌వీ కావు.</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>అకౌంట్ పరిమితి అయిపోయింది</translation>
    </message>
    <message>
        <source>The address of the service is wrong</source>
        <translation>సర్వీస్ అడ్రస్ తప్పు</translation>
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
        <source>The answer could not be read</source>
        <translation>జవాబు చదవలేకపోయాం</translation>
    </message>
    <message>
        <source>The answer is not understood</source>
        <translation>జవాబు అర్థం కాలేదు</translation>
    </message>
    <message>
        <source>The balance is here</source>
        <translation>బ్యాలెన్స్ వచ్చింది</translation>
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
        <source>The bank has it and has not finished it yet.</source>
        <translation>బ్యాంక్ దగ్గర ఉంది, ఇంకా పూర్తి చేయలేదు.</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>బ్యాంక్ జవాబివ్వలేదు</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount; the charges are kept back.</source>
        <translation>బెనిఫిషియరీకి చార్జీలు పోగా మిగిలిన అమౌంట్ వస్తుంది; చార్జీలు ఆపి ఉంచాం.</translation>
    </message>
    <message>
        <source>The beneficiary has no UPI address there</source>
        <translation>అక్కడ బెనిఫిషియరీకి UPI అడ్రస్ లేదు</translation>
    </message>
    <message>
        <source>The beneficiary has no bank account there</source>
        <translation>అక్కడ బెనిఫిషియరీకి బ్యాంక్ అకౌంట్ లేదు</translation>
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
        <source>The code was exchanged</source>
        <translation>కోడ్‌కు టోకెన్ వచ్చింది</translation>
    </message>
    <message>
        <source>The connection broke before the answer came.</source>
        <translation>జవాబు రాకముందే కనెక్షన్ తెగిపోయింది.</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>కీలు సరైనవి</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>కీలను తిరస్కరించారు</translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation>లైన్ కట్ అయింది</translation>
    </message>
    <message>
        <source>The list is here</source>
        <translation>లిస్ట్ వచ్చింది</translation>
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
        <source>The money has been moved</source>
        <translation>డబ్బు వేరే అకౌంట్‌కు వెళ్లింది</translation>
    </message>
    <message>
        <source>The money has left; the bank of whoever is paid has not confirmed it yet.</source>
        <translation>డబ్బు వెళ్లింది; అందుకునేవాళ్ల బ్యాంక్ ఇంకా కన్ఫర్మ్ చేయలేదు.</translation>
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
        <source>The money was taken</source>
        <translation>డబ్బు తీసుకున్నారు</translation>
    </message>
    <message>
        <source>The other bank has to confirm it</source>
        <translation>అవతలి బ్యాంక్ కన్ఫర్మ్ చేయాలి</translation>
    </message>
    <message>
        <source>The pass of this counter has run out</source>
        <translation>ఈ కౌంటర్ పాస్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>The payment service answered something that nobody foresaw.</source>
        <translation>పేమెంట్ సర్వీస్ ఎవరూ ఊహించని జవాబు ఇచ్చింది.</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>పేమెంట్ సర్వీస్ అది చేయలేదు.</translation>
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
        <source>The payment service does not take the keys of this counter; nothing was done.</source>
        <translation>పేమెంట్ సర్వీస్ ఈ కౌంటర్ కీలను ఒప్పుకోవడం లేదు; ఏమీ జరగలేదు.</translation>
    </message>
    <message>
        <source>The payment service does not take “{field}” as it is.</source>
        <translation>పేమెంట్ సర్వీస్ “{field}” ను ఇలా తీసుకోదు.</translation>
    </message>
    <message>
        <source>The payment service got too many requests from this shop and wants a pause.</source>
        <translation>ఈ షాపు నుంచి పేమెంట్ సర్వీస్‌కు చాలా రిక్వెస్ట్‌లు వచ్చాయి; కాసేపు ఆగమంటోంది.</translation>
    </message>
    <message>
        <source>The payment service had a fault</source>
        <translation>పేమెంట్ సర్వీస్‌లో లోపం వచ్చింది</translation>
    </message>
    <message>
        <source>The payment service has it and has not finished it yet.</source>
        <translation>పేమెంట్ సర్వీస్ దగ్గర ఉంది, ఇంకా పూర్తి చేయలేదు.</translation>
    </message>
    <message>
        <source>The payment service has taken it and sends it later.</source>
        <translation>పేమెంట్ సర్వీస్ తీసుకుంది, తర్వాత పంపుతుంది.</translation>
    </message>
    <message>
        <source>The payment service has taken it, and sends it once the banks are open.</source>
        <translation>పేమెంట్ సర్వీస్ దీన్ని తీసుకుంది, బ్యాంకులు తెరిచాక పంపుతుంది.</translation>
    </message>
    <message>
        <source>The payment service has taken it; the end is not known yet.</source>
        <translation>పేమెంట్ సర్వీస్ తీసుకుంది; ఫలితం ఇంకా తెలియదు.</translation>
    </message>
    <message>
        <source>The payment service has told what the account holds.</source>
        <translation>అకౌంట్‌లో ఎంత ఉందో పేమెంట్ సర్వీస్ చెప్పింది.</translation>
    </message>
    <message>
        <source>The payment service has told what was sent to this beneficiary.</source>
        <translation>ఈ బెనిఫిషియరీకి ఏమేం పంపామో పేమెంట్ సర్వీస్ చెప్పింది.</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>ఈ కౌంటర్ పేమెంట్ సర్వీస్‌కు తెలుసు.</translation>
    </message>
    <message>
        <source>The payment service lets the shop send no more for now.</source>
        <translation>పేమెంట్ సర్వీస్ ప్రస్తుతం షాపును ఇంకా పంపనివ్వదు.</translation>
    </message>
    <message>
        <source>The payment service lets them get no more for now.</source>
        <translation>పేమెంట్ సర్వీస్ ప్రస్తుతం వాళ్లకు ఇంకా డబ్బు అందనివ్వదు.</translation>
    </message>
    <message>
        <source>The payment service pays nobody within 30 minutes of adding them, so that a mistake can be noticed.</source>
        <translation>చేర్చిన 30 నిమిషాల వరకు పేమెంట్ సర్వీస్ ఎవరికీ డబ్బు పంపదు, తప్పు ఉంటే గమనించడానికి.</translation>
    </message>
    <message>
        <source>The payment service says that it ended without payment.</source>
        <translation>డబ్బు వెళ్లకుండానే ముగిసిందని పేమెంట్ సర్వీస్ చెబుతోంది.</translation>
    </message>
    <message>
        <source>The payment service says that it is done.</source>
        <translation>పని అయిందని పేమెంట్ సర్వీస్ చెబుతోంది.</translation>
    </message>
    <message>
        <source>The payment service says that the transfer is complete.</source>
        <translation>ట్రాన్స్‌ఫర్ పూర్తయిందని పేమెంట్ సర్వీస్ చెబుతోంది.</translation>
    </message>
    <message>
        <source>The payment service sends no less than ₹{limit} this way.</source>
        <translation>పేమెంట్ సర్వీస్ ఈ పద్ధతిలో ₹{limit} కంటే తక్కువ పంపదు.</translation>
    </message>
    <message>
        <source>The payment service sends no more than ₹{limit} at once this way.</source>
        <translation>పేమెంట్ సర్వీస్ ఈ పద్ధతిలో ఒకేసారి ₹{limit} కంటే ఎక్కువ పంపదు.</translation>
    </message>
    <message>
        <source>The payment service sends no such large amounts at once this way.</source>
        <translation>పేమెంట్ సర్వీస్ ఈ పద్ధతిలో ఒకేసారి ఇంత పెద్ద అమౌంట్ పంపదు.</translation>
    </message>
    <message>
        <source>The payment service sends no such small amounts this way.</source>
        <translation>పేమెంట్ సర్వీస్ ఈ పద్ధతిలో ఇంత చిన్న అమౌంట్ పంపదు.</translation>
    </message>
    <message>
        <source>The payment service takes calls only from addresses that the shop has named.</source>
        <translation>షాపు చెప్పిన అడ్రస్‌ల నుంచే పేమెంట్ సర్వీస్ కాల్స్ తీసుకుంటుంది.</translation>
    </message>
    <message>
        <source>The payment service wants a new one before it does anything.</source>
        <translation>ఏదైనా చేసే ముందు పేమెంట్ సర్వీస్‌కు కొత్త పాస్ కావాలి.</translation>
    </message>
    <message>
        <source>The payment service was asked, and says that the transfer is complete.</source>
        <translation>పేమెంట్ సర్వీస్‌ను అడిగాం; ట్రాన్స్‌ఫర్ పూర్తయిందని చెబుతోంది.</translation>
    </message>
    <message>
        <source>The payment service will switch {what} off for its {replacement}; the date is not known yet.</source>
        <translation>పేమెంట్ సర్వీస్ దీన్ని ఆపేస్తుంది: {what}. దీని బదులు: {replacement}. తేదీ ఇంకా తెలియదు.</translation>
    </message>
    <message>
        <source>The payout link has been redeemed; it is used up.</source>
        <translation>పేఅవుట్ లింక్ డబ్బు తీసుకున్నారు; అది ఇక పనిచేయదు.</translation>
    </message>
    <message>
        <source>The payout link has run out</source>
        <translation>పేఅవుట్ లింక్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>The payout link is ended</source>
        <translation>పేఅవుట్ లింక్ ముగిసింది</translation>
    </message>
    <message>
        <source>The payout link is made</source>
        <translation>పేఅవుట్ లింక్ తయారైంది</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>పేఅవుట్ లింక్ ఓపెన్‌లో ఉంది</translation>
    </message>
    <message>
        <source>The payout link may have been made.</source>
        <translation>పేఅవుట్ లింక్ తయారై ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The payout link may have ended, or may still be open.</source>
        <translation>పేఅవుట్ లింక్ ముగిసి ఉండవచ్చు, లేదా ఇంకా ఓపెన్‌లో ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The payout link was ended</source>
        <translation>పేఅవుట్ లింక్ ముగించారు</translation>
    </message>
    <message>
        <source>The question was not sent</source>
        <translation>ప్రశ్న పంపలేదు</translation>
    </message>
    <message>
        <source>The request did not reach the payment service.</source>
        <translation>రిక్వెస్ట్ పేమెంట్ సర్వీస్‌కు చేరలేదు.</translation>
    </message>
    <message>
        <source>The request left this PC, and nothing came back in time.</source>
        <translation>రిక్వెస్ట్ ఈ PC నుంచి వెళ్లింది, కానీ టైమ్‌కు ఏమీ తిరిగి రాలేదు.</translation>
    </message>
    <message>
        <source>The second attempt was turned down; that says nothing about the first.</source>
        <translation>రెండో ప్రయత్నాన్ని తిరస్కరించారు; దాంతో మొదటిదాని గురించి ఏమీ తెలియదు.</translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation>ఇది సర్వీస్‌కు తెలియదు</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>ఈ బెనిఫిషియరీ సర్వీస్‌కు తెలియదు</translation>
    </message>
    <message>
        <source>The service does not take this.</source>
        <translation>సర్వీస్ దీన్ని తీసుకోదు.</translation>
    </message>
    <message>
        <source>The service has not enabled this</source>
        <translation>సర్వీస్ దీన్ని ఆన్ చేయలేదు</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>ఈ నంబర్ సర్వీస్ దగ్గర ఇప్పటికే ఉంది</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>సర్వీస్ స్వయంగా జవాబివ్వలేదు</translation>
    </message>
    <message>
        <source>The service let nobody in</source>
        <translation>సర్వీస్ లోపలికి రానివ్వలేదు</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this way of paying.</source>
        <translation>ఈ పద్ధతికి షాపు దగ్గర చాలా ఫండ్ సోర్స్‌లు ఉన్నాయి.</translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot do this</source>
        <translation>షాపు అకౌంట్‌తో ఇది చేయలేరు</translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot send money that way.</source>
        <translation>షాపు అకౌంట్ నుంచి ఆ పద్ధతిలో డబ్బు పంపలేరు.</translation>
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
        <source>The transfer to the wallet failed. Does this phone have a wallet?</source>
        <translation>వాలెట్‌కు ట్రాన్స్‌ఫర్ ఫెయిల్ అయింది. ఈ ఫోన్‌కు వాలెట్ ఉందా?</translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation>ట్రాన్స్‌ఫర్ తిరస్కరించారు</translation>
    </message>
    <message>
        <source>The wallet did not take it</source>
        <translation>వాలెట్ తీసుకోలేదు</translation>
    </message>
    <message>
        <source>There is no payout link to end. Look at its state before you make another.</source>
        <translation>ముగించడానికి పేఅవుట్ లింక్ లేదు. ఇంకోటి చేసే ముందు దాని స్టేటస్ చూడండి.</translation>
    </message>
    <message>
        <source>There is no such bank account</source>
        <translation>అలాంటి బ్యాంక్ అకౌంట్ లేదు</translation>
    </message>
    <message>
        <source>There is not enough money in the account</source>
        <translation>అకౌంట్‌లో సరిపడా డబ్బు లేదు</translation>
    </message>
    <message>
        <source>This UPI address exists and can be paid. Compare the name before you send.</source>
        <translation>ఈ UPI అడ్రస్ ఉంది, దీనికి డబ్బు పంపవచ్చు. పంపే ముందు పేరు సరిచూడండి.</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>ఈ బెనిఫిషియరీ మరీ కొత్త</translation>
    </message>
    <message>
        <source>This beneficiary may not be paid</source>
        <translation>ఈ బెనిఫిషియరీకి డబ్బు పంపకూడదు</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>ఈ బెనిఫిషియరీ పరిమితి అయిపోయింది</translation>
    </message>
    <message>
        <source>This feature is not part of the shop&apos;s contract with the payment service.</source>
        <translation>పేమెంట్ సర్వీస్‌తో షాపు ఒప్పందంలో ఈ సౌకర్యం లేదు.</translation>
    </message>
    <message>
        <source>This fund source cannot be used for it</source>
        <translation>దీనికి ఈ ఫండ్ సోర్స్ వాడలేరు</translation>
    </message>
    <message>
        <source>This internet address is not on the allow-list</source>
        <translation>ఈ ఇంటర్నెట్ అడ్రస్ అనుమతి లిస్ట్‌లో లేదు</translation>
    </message>
    <message>
        <source>This is on the bank&apos;s side.</source>
        <translation>సమస్య బ్యాంక్ వైపు ఉంది.</translation>
    </message>
    <message>
        <source>This is on the payment service&apos;s side.</source>
        <translation>సమస్య పేమెంట్ సర్వీస్ వైపు ఉంది.</translation>
    </message>
    <message>
        <source>This is on the shop&apos;s side: its account or its settings.</source>
        <translation>సమస్య షాపు వైపు ఉంది: దాని అకౌంట్ లేదా సెట్టింగ్స్‌లో.</translation>
    </message>
    <message>
        <source>This is on the side of the line, or of the payment service.</source>
        <translation>సమస్య లైన్‌లో లేదా పేమెంట్ సర్వీస్ వైపు ఉంది.</translation>
    </message>
    <message>
        <source>This is on the side of whoever is to be paid.</source>
        <translation>సమస్య డబ్బు అందుకునేవాళ్ల వైపు ఉంది.</translation>
    </message>
    <message>
        <source>This is on this PC&apos;s side.</source>
        <translation>సమస్య ఈ PC వైపు ఉంది.</translation>
    </message>
    <message>
        <source>This one is over. If the money is still owed, fill in a new one; it gets a new number.</source>
        <translation>ఇది అయిపోయింది. డబ్బు ఇంకా ఇవ్వాల్సి ఉంటే కొత్తది నింపండి; దానికి కొత్త నంబర్ వస్తుంది.</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>ఈ పని</translation>
    </message>
    <message>
        <source>This part of it is not switched on for the shop&apos;s account.</source>
        <translation>షాపు అకౌంట్‌కు ఈ భాగం ఆన్ చేయలేదు.</translation>
    </message>
    <message>
        <source>This way of paying is not enabled</source>
        <translation>ఈ చెల్లింపు పద్ధతి ఆన్ చేయలేదు</translation>
    </message>
    <message>
        <source>To be retired</source>
        <translation>ఆగిపోనుంది</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>సరిదిద్దాలి</translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation>నెమ్మదిగా అడగమంది</translation>
    </message>
    <message>
        <source>Try again: Paydesk fetches a new pass by itself. If that does not help, test the keys in Settings.</source>
        <translation>మళ్లీ ప్రయత్నించండి: Paydesk తనే కొత్త పాస్ తెచ్చుకుంటుంది. కుదరకపోతే సెట్టింగ్స్‌లో కీలు టెస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Try again; nothing was changed.</source>
        <translation>మళ్లీ ప్రయత్నించండి; ఏమీ మారలేదు.</translation>
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
        <source>Wait a minute, then try once more.</source>
        <translation>ఒక నిమిషం ఆగి, ఇంకోసారి ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Wait for that day, and do not send it again. Paydesk asks for its status by itself.</source>
        <translation>ఆ రోజు వరకు ఆగండి, మళ్లీ పంపవద్దు. Paydesk తనే దాని స్టేటస్ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after the beneficiary was added, then send it once more.</source>
        <translation>బెనిఫిషియరీని చేర్చి 30 నిమిషాలు అయ్యే వరకు ఆగి, ఇంకోసారి పంపండి.</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it once more; it keeps its number, so it cannot be paid twice.</source>
        <translation>{time} వరకు ఆగి, ఇంకోసారి పంపండి; నంబర్ అదే ఉంటుంది, కాబట్టి డబ్బు రెండుసార్లు వెళ్లదు.</translation>
    </message>
    <message>
        <source>Wait, and do not send it again. Paydesk asks for its status until it is settled.</source>
        <translation>ఆగండి, మళ్లీ పంపవద్దు. సెటిల్ అయ్యే వరకు Paydesk దాని స్టేటస్ అడుగుతూ ఉంటుంది.</translation>
    </message>
    <message>
        <source>What answers there does not know this operation; nothing was done.</source>
        <translation>అక్కడ జవాబిచ్చేదానికి ఈ పని తెలియదు; ఏమీ జరగలేదు.</translation>
    </message>
    <message>
        <source>What became of the first attempt is not known</source>
        <translation>మొదటి ప్రయత్నానికి ఏమైందో తెలియదు</translation>
    </message>
    <message>
        <source>What is chosen in “{field}” is not there, or is not for this way of paying.</source>
        <translation>“{field}”లో ఎంచుకున్నది అక్కడ లేదు, లేదా ఈ పద్ధతికి కాదు.</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>డబ్బు ఏ అకౌంట్ నుంచి వెళ్లాలి?</translation>
    </message>
    <message>
        <source>Whoever has it can take the money until its last day.</source>
        <translation>చివరి రోజు వరకు, ఎవరి దగ్గర ఉంటే వాళ్లు డబ్బు తీసుకోవచ్చు.</translation>
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
        <source>“{field}” are refused, and the service does not say which. Look at the name (A to Z only), phone and e-mail; some shops have to give all, and the address.</source>
        <translation>“{field}” తీసుకోలేదు; ఏదో సర్వీస్ చెప్పదు. పేరు (A నుంచి Z మాత్రమే), ఫోన్, ఇ-మెయిల్ చూడండి; కొన్ని షాపులు ఇవన్నీ, అడ్రస్ కూడా ఇవ్వాలి.</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” తప్పనిసరి.</translation>
    </message>
    <message>
        <source>“{field}” is not accepted as it is.</source>
        <translation>“{field}” ఇలా చెల్లదు.</translation>
    </message>
    <message>
        <source>“{field}” names nobody who was added there.</source>
        <translation>“{field}” లో ఉన్నది అక్కడ చేర్చలేదు.</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>It was not handed over: hand over now</source>
        <translation>ఇవ్వలేదు: ఇప్పుడు సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation>పేఅవుట్ లింక్‌తో రీఫండ్ చేయండి</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>అవును: తర్వాతి కస్టమర్</translation>
    </message>
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
        <source>%n more rows are not either.</source>
        <translation>
            <numerusform>ఇంకా %n వరుస కూడా అలా లేదు.</numerusform>
            <numerusform>ఇంకా %n వరుసలు కూడా అలా లేవు.</numerusform>
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
        <source>%n rows were made anew. This Z counts what the journal says.</source>
        <translation>
            <numerusform>%n వరుసను మళ్లీ రాశాం. ఈ Z జర్నల్ చెప్పిందే లెక్కిస్తుంది.</numerusform>
            <numerusform>%n వరుసలను మళ్లీ రాశాం. ఈ Z జర్నల్ చెప్పిందే లెక్కిస్తుంది.</numerusform>
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
        <source>How the others stand the service&apos;s dashboard says.</source>
        <translation>మిగతావి ఏ స్థితిలో ఉన్నాయో సర్వీస్ డ్యాష్‌బోర్డ్‌లో చూడండి.</translation>
    </message>
    <message>
        <source>If the other PC goes on, begin here with an empty folder: both count what was open.</source>
        <translation>ఆ PC కూడా నడుస్తుంటే, ఇక్కడ ఖాళీ ఫోల్డర్‌తో మొదలుపెట్టండి: తెరిచి ఉన్నవి రెండూ లెక్కిస్తాయి.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot go on with %n sales or payouts: they are set aside.</source>
        <translation>
            <numerusform>%n అమ్మకం లేదా పేఅవుట్‌ను కొనసాగించలేం: పక్కన పెట్టాం.</numerusform>
            <numerusform>%n అమ్మకాలు లేదా పేఅవుట్‌లను కొనసాగించలేం: పక్కన పెట్టాం.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended, or did not start; the log says why. It is started again by itself, all else goes on.</source>
        <translation>అది ఆగిపోయింది, లేదా మొదలవలేదు; ఎందుకు అనేది లాగ్‌లో ఉంది. అది దానంతట అదే మళ్లీ మొదలవుతుంది, మిగతావన్నీ నడుస్తాయి.</translation>
    </message>
    <message>
        <source>It is an older copy, or was cut off after row {row}.</source>
        <translation>ఇది పాత కాపీ, లేదా వరుస {row} తర్వాత తెగిపోయింది.</translation>
    </message>
    <message>
        <source>Look them up on the service&apos;s dashboard. All else goes on.</source>
        <translation>సర్వీస్ డ్యాష్‌బోర్డ్‌లో వాటిని చూడండి. మిగతావన్నీ నడుస్తాయి.</translation>
    </message>
    <message>
        <source>Newer versions are not looked for at the moment</source>
        <translation>ప్రస్తుతం కొత్త వెర్షన్ల కోసం చూడడం లేదు</translation>
    </message>
    <message>
        <source>Not finished, and taken over: {sales}, {payouts}.</source>
        <translation>పూర్తి కానివి, ఇందులోకి తీసుకున్నవి: {sales}, {payouts}.</translation>
    </message>
    <message>
        <source>Not taken over, as it cannot be read: {numbers}.</source>
        <translation>చదవలేకపోయినందున తీసుకోలేదు: {numbers}.</translation>
    </message>
    <message>
        <source>Not taken over, as it was altered: {numbers}.</source>
        <translation>మారినందున తీసుకోలేదు: {numbers}.</translation>
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
        <source>Paydesk made a mistake</source>
        <translation>Paydeskలో తప్పు జరిగింది</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; its log says which. This part is started again by itself, all else goes on.</source>
        <translation>Paydeskలో తప్పు జరిగింది; ఏది అనేది లాగ్‌లో ఉంది. ఈ భాగం దానంతట అదే మళ్లీ మొదలవుతుంది, మిగతావన్నీ నడుస్తాయి.</translation>
    </message>
    <message>
        <source>Payouts are not read for a moment</source>
        <translation>ప్రస్తుతం పేఅవుట్‌లు చదవడం లేదు</translation>
    </message>
    <message>
        <source>Row {row} is not as it was written.</source>
        <translation>వరుస {row} రాసినట్టుగా లేదు.</translation>
    </message>
    <message>
        <source>Sales are not read for a moment</source>
        <translation>ప్రస్తుతం అమ్మకాలు చదవడం లేదు</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file outside Paydesk.</source>
        <translation>షాపు ఓనర్‌కు చెప్పండి: Paydesk బయట ఎవరో ఫైల్‌ను మార్చి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్ జవాబు ఇవ్వడం లేదు</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new. From now on Z-reports are another series; for a day each payout needs a second person&apos;s PIN.</source>
        <translation>డేటా ఫోల్డర్‌ను వేరే PC నుండి కాపీ చేశారు, లేదా కీచెయిన్ కొత్తది. ఇకపై Z-రిపోర్టులు వేరే వరుస; ఒక రోజు ప్రతి పేఅవుట్‌కు రెండో వ్యక్తి PIN కావాలి.</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>జర్నల్ చివరి భాగం లేదు</translation>
    </message>
    <message>
        <source>The journal cannot be taken up</source>
        <translation>జర్నల్ తెరవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The journal is not checked for a moment</source>
        <translation>ప్రస్తుతం జర్నల్ చెక్ చేయడం లేదు</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk బయట జర్నల్‌ను మార్చారు</translation>
    </message>
    <message>
        <source>The keychain of this PC does not know this journal</source>
        <translation>ఈ PC కీచెయిన్‌కు ఈ జర్నల్ తెలియదు</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>కీలు చదవలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The sales it concerns are set aside, all else goes on. Tell the owner of the shop.</source>
        <translation>దీనికి సంబంధించిన అమ్మకాలను పక్కన పెట్టాం, మిగతావన్నీ నడుస్తాయి. షాపు ఓనర్‌కు చెప్పండి.</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>టేబుళ్లు జర్నల్‌తో సరిపోలేదు</translation>
    </message>
    <message>
        <source>What else was not finished cannot be read.</source>
        <translation>ఇంకా ఏవి పూర్తి కాలేదో చదవడం సాధ్యం కాదు.</translation>
    </message>
    <message>
        <source>What was answered is not written for a moment</source>
        <translation>ప్రస్తుతం వచ్చిన జవాబులు రాయడం లేదు</translation>
    </message>
    <message>
        <source>What was sold and sent after that only the service&apos;s dashboard knows: look there before money is sent again. Tell the owner of the shop.</source>
        <translation>ఆ తర్వాత అమ్మినవీ పంపినవీ సర్వీస్ డ్యాష్‌బోర్డ్‌కు మాత్రమే తెలుసు: మళ్లీ డబ్బు పంపే ముందు అక్కడ చూడండి. షాపు ఓనర్‌కు చెప్పండి.</translation>
    </message>
    <message>
        <source>Who works here cannot be read</source>
        <translation>ఇక్కడ ఎవరు పనిచేస్తారో చదవలేకపోతున్నాం</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>About this payment</source>
        <translation>ఈ పేమెంట్ గురించి</translation>
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
        <source>Copy the payment link</source>
        <translation>పేమెంట్ లింక్ కాపీ చేయండి</translation>
    </message>
    <message>
        <source>It pays {payee}. Sales before paid another. Ask your supervisor first.</source>
        <translation>డబ్బు {payee} కు వెళ్తుంది. ఇంతకుముందు అమ్మకాలు వేరేదానికి వెళ్లాయి. ముందు సూపర్‌వైజర్‌ను అడగండి.</translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation>ఉత్తుత్తి ఫోన్‌తో పే చేయండి</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>Ran out</source>
        <translation>గడువు తీరింది</translation>
    </message>
    <message>
        <source>The QR could not be read back</source>
        <translation>QR తిరిగి చదవలేకపోయాం</translation>
    </message>
    <message>
        <source>The payment link could not be checked</source>
        <translation>పేమెంట్ లింక్ చెక్ చేయలేకపోయాం</translation>
    </message>
    <message>
        <source>Then: new QR, same order</source>
        <translation>తర్వాత: కొత్త QR, అదే ఆర్డర్</translation>
    </message>
    <message>
        <source>This QR pays a UPI address that is new here</source>
        <translation>ఈ QRలో UPI అడ్రస్ ఇక్కడ కొత్తది</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>చెల్లించాల్సింది</translation>
    </message>
    <message>
        <source>works until {time}</source>
        <translation>{time} వరకు పనిచేస్తుంది</translation>
    </message>
    <message>
        <source>{time} after it was shown</source>
        <translation>చూపించిన {time} తర్వాత</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>ఇంకా {time}</translation>
    </message>
    <message>
        <source>{why} Let the customer compare the amount on the phone with the one here.</source>
        <translation>{why} ఫోన్‌లో ఉన్న అమౌంట్‌ను ఇక్కడ ఉన్నదానితో కస్టమర్‌ను సరిచూసుకోమనండి.</translation>
    </message>
    <message>
        <source>✓ Read back</source>
        <translation>✓ తిరిగి చదివాం</translation>
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
        <source>Beneficiary name</source>
        <translation>బెనిఫిషియరీ పేరు</translation>
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
        <source>The service wants this from some shops.</source>
        <translation>సర్వీస్ కొన్ని షాపుల నుంచి ఇది కూడా అడుగుతుంది.</translation>
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
    <name>Payouts</name>
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
        <source>Compare the balances once more before you send it again: if it did arrive, the money moves twice.</source>
        <translation>మళ్లీ పంపే ముందు బ్యాలెన్స్‌లు ఇంకోసారి సరిచూడండి: డబ్బు చేరి ఉంటే అది రెండుసార్లు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Do not send it again: ask for its status.</source>
        <translation>మళ్లీ పంపవద్దు: దాని స్టేటస్ అడగండి.</translation>
    </message>
    <message>
        <source>Do not send it again: compare the balances of both accounts.</source>
        <translation>మళ్లీ పంపవద్దు: రెండు అకౌంట్ల బ్యాలెన్స్‌లు సరిచూడండి.</translation>
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
        <source>It did not arrive, says whoever compared the balances</source>
        <translation>బ్యాలెన్స్‌లు సరిచూసిన వ్యక్తి డబ్బు చేరలేదని చెప్పారు</translation>
    </message>
    <message>
        <source>It was made before Paydesk was started again, and the full details of who gets it are not kept here: if the money is still owed, fill in a new one.</source>
        <translation>ఇది Paydesk మళ్లీ మొదలుపెట్టక ముందు చేసింది, డబ్బు అందుకునేవారి పూర్తి వివరాలు ఇక్కడ ఉంచరు: డబ్బు ఇంకా ఇవ్వాల్సి ఉంటే కొత్తది నింపండి.</translation>
    </message>
    <message>
        <source>It was sent with other keys than this counter has now: only their account can tell what became of it. Look for its number in that account&apos;s dashboard, or enter those keys again.</source>
        <translation>ఈ కౌంటర్‌లో ఇప్పుడున్న కీలతో కాకుండా వేరే కీలతో పంపారు: దానికి ఏమైందో ఆ అకౌంటే చెప్పగలదు. ఆ అకౌంట్ డ్యాష్‌బోర్డ్‌లో దాని నంబర్ చూడండి, లేదా ఆ కీలు మళ్లీ ఇవ్వండి.</translation>
    </message>
    <message>
        <source>It was sent {ago} and has no end yet: ask the payment service&apos;s support, with its number. Do not send it again before they have said that it failed.</source>
        <translation>దీన్ని {ago} పంపాం, ఇంకా ముగియలేదు: దీని నంబర్‌తో పేమెంట్ సర్వీస్ సపోర్ట్‌ను అడగండి. ఇది ఫెయిల్ అయిందని వాళ్లు చెప్పే వరకు మళ్లీ పంపవద్దు.</translation>
    </message>
    <message>
        <source>It was written down and sent. It may have gone through.</source>
        <translation>రాసి పెట్టి పంపాం. డబ్బు వెళ్లిపోయి ఉండవచ్చు.</translation>
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
        <source>No answer has come yet</source>
        <translation>ఇంకా ఏ జవాబూ రాలేదు</translation>
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
        <source>The last question about it brought nothing: {why}.</source>
        <translation>దీని గురించి చివరిసారి అడిగితే ఏమీ రాలేదు: {why}.</translation>
    </message>
    <message>
        <source>The service had this number already when the link was to be made, and tells neither the amount nor the name that belong to it: this may be another link.</source>
        <translation>లింక్ చేసేటప్పుడు ఈ నంబర్ సర్వీస్ దగ్గర ఇప్పటికే ఉంది; దాని అమౌంట్, పేరు ఏమిటో అది చెప్పదు: ఇది వేరే లింక్ కావచ్చు.</translation>
    </message>
    <message>
        <source>The service was not asked: it tells nobody what became of it.</source>
        <translation>సర్వీస్‌ను అడగలేదు: ఏమైందో అది ఎవరికీ చెప్పదు.</translation>
    </message>
    <message>
        <source>This was done, and the money has come back: whoever was to get it has not got it.</source>
        <translation>ఇది అయింది, కానీ డబ్బు తిరిగి వచ్చింది: అందాల్సినవాళ్లకు అందలేదు.</translation>
    </message>
    <message>
        <source>This was said to have failed, and it did not: do not send it again.</source>
        <translation>ఫెయిల్ అయిందని చెప్పారు, కానీ ఫెయిల్ కాలేదు: మళ్లీ పంపవద్దు.</translation>
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
        <source>Between accounts</source>
        <translation>అకౌంట్ల మధ్య</translation>
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
        <source>Outbox</source>
        <translation>అవుట్‌బాక్స్</translation>
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
        <source>Sent</source>
        <translation>పంపినవి</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PINలో 4 నుంచి 8 అంకెలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed} alone; {amount} needs a supervisor.</source>
        <translation>క్యాషియర్ ఒక్కరే {allowed} వరకు పంపగలరు; {amount} కు సూపర్‌వైజర్ కావాలి.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 characters, and nobody else here has it.</source>
        <translation>పేరులో 1 నుంచి 40 అక్షరాలు ఉండాలి, ఇక్కడ వేరే ఎవరికీ ఆ పేరు ఉండకూడదు.</translation>
    </message>
    <message>
        <source>A newer version of Paydesk wrote who works here: nobody can sign in with this one. Start that newer version.</source>
        <translation>ఇక్కడ ఎవరు పని చేస్తారో Paydesk కొత్త వెర్షన్ రాసింది: దీనితో ఎవరూ సైన్ ఇన్ చేయలేరు. ఆ కొత్త వెర్షన్ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>రీఫండ్‌కు సూపర్‌వైజర్ PIN కావాలి</translation>
    </message>
    <message>
        <source>A supervisor types their PIN; it opens for a minute of work.</source>
        <translation>సూపర్‌వైజర్ తన PIN టైప్ చేస్తారు; ఒక నిమిషం పనికి తెరుచుకుంటుంది.</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ట్రైనీ డెమోలో మాత్రమే నేర్చుకుంటారు.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>సెట్టింగ్స్, ‘వ్యక్తులు’లో చేర్చండి: ముందు మిమ్మల్ని అడ్మిన్‌గా.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People; then the screen can be locked.</source>
        <translation>సెట్టింగ్స్, ‘వ్యక్తులు’లో చేర్చండి; అప్పుడు స్క్రీన్ లాక్ చేయవచ్చు.</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>అడ్మిన్</translation>
    </message>
    <message>
        <source>All that a cashier does. Sends money, refunds, moves money between accounts, exports, confirms what others send, opens for somebody whose PIN was wrong too often.</source>
        <translation>క్యాషియర్ చేసేవన్నీ. డబ్బు పంపడం, రీఫండ్, అకౌంట్ల మధ్య డబ్బు పంపడం, ఫైల్‌గా సేవ్ చేయడం, ఇతరులు పంపేవి కన్ఫర్మ్ చేయడం, PIN చాలాసార్లు తప్పినవాళ్లకు తెరవడం.</translation>
    </message>
    <message>
        <source>All that a supervisor does. Changes settings, keys and people, and erases what this PC keeps.</source>
        <translation>సూపర్‌వైజర్ చేసేవన్నీ. సెట్టింగ్స్, కీలు, వ్యక్తులను మార్చడం, ఈ PCలో ఉన్నవి చెరిపేయడం.</translation>
    </message>
    <message>
        <source>Ask somebody who may; their PIN opens it.</source>
        <translation>అనుమతి ఉన్నవాళ్లను అడగండి; వాళ్ల PINతో తెరుచుకుంటుంది.</translation>
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
        <source>It goes on until then.</source>
        <translation>అప్పటివరకు ఇది నడుస్తుంది.</translation>
    </message>
    <message>
        <source>It is for an admin; their PIN opens it.</source>
        <translation>ఇది అడ్మిన్ కోసం; వాళ్ల PINతో తెరుచుకుంటుంది.</translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>క్యాషియర్‌ను సైన్ ఇన్ చేయనివ్వండి (Ctrl L), లేదా డెమో తెరవండి.</translation>
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
        <source>Nothing was done; sales that wait go on.</source>
        <translation>ఏమీ జరగలేదు; వెయిటింగ్‌లో ఉన్న అమ్మకాలు నడుస్తాయి.</translation>
    </message>
    <message>
        <source>Nothing was sent, and nothing that you typed is lost.</source>
        <translation>ఏమీ పంపలేదు, మీరు టైప్ చేసింది ఏదీ పోలేదు.</translation>
    </message>
    <message>
        <source>Only a supervisor can open it now, with their own PIN.</source>
        <translation>ఇప్పుడు సూపర్‌వైజర్ మాత్రమే తన PINతో తెరవగలరు.</translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, and sealed by its keychain. Nobody can read them back.</source>
        <translation>PINలు ఈ PCలోనే, చదవలేని రూపంలో, కీచెయిన్‌తో సీల్ చేసి ఉంటాయి. ఎవరూ తిరిగి చదవలేరు.</translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, in a file that only this user of the PC can open. Nobody can read them back.</source>
        <translation>PINలు ఈ PCలోనే, చదవలేని రూపంలో, ఈ PC యూజర్ మాత్రమే తెరవగల ఫైల్‌లో ఉంటాయి. ఎవరూ తిరిగి చదవలేరు.</translation>
    </message>
    <message>
        <source>Practises in the demo. On a real counter a trainee may do nothing.</source>
        <translation>డెమోలో నేర్చుకుంటారు. అసలు కౌంటర్‌లో ట్రైనీ ఏమీ చేయలేరు.</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>మీ PINతో సైన్ ఇన్ చేయండి.</translation>
    </message>
    <message>
        <source>Somebody has to be admin, or nobody could change anything here. Make somebody else admin first.</source>
        <translation>ఎవరో ఒకరు అడ్మిన్‌గా ఉండాలి, లేకపోతే ఇక్కడ ఎవరూ ఏమీ మార్చలేరు. ముందు వేరేవాళ్లను అడ్మిన్ చేయండి.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>సూపర్‌వైజర్</translation>
    </message>
    <message>
        <source>Takes payments, cancels orders, finds sales, checks UPI addresses, makes payout links.</source>
        <translation>పేమెంట్లు తీసుకోవడం, ఆర్డర్లు రద్దు చేయడం, అమ్మకాలు వెతకడం, UPI అడ్రస్‌లు చెక్ చేయడం, పేఅవుట్ లింక్‌లు చేయడం.</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>పదిసార్లు PIN తప్పైంది.</translation>
    </message>
    <message>
        <source>That PIN is among the first that anybody would try. Choose another one.</source>
        <translation>ఎవరైనా మొదట ప్రయత్నించే PINలలో అది ఒకటి. వేరేది ఎంచుకోండి.</translation>
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
        <source>The file that says who works here is gone from this PC, or cannot be read: nobody can sign in. If this PC&apos;s keychain is locked, unlock it and try again; else the guide says what to do.</source>
        <translation>ఇక్కడ ఎవరు పనిచేస్తారో చెప్పే ఫైల్ ఈ PCలో లేదు, లేదా చదవలేకపోతున్నాం: ఎవరూ సైన్ ఇన్ చేయలేరు. ఈ PC కీచెయిన్ లాక్ అయి ఉంటే, దాన్ని తెరిచి మళ్లీ ప్రయత్నించండి; లేకపోతే ఏం చేయాలో గైడ్‌లో ఉంది.</translation>
    </message>
    <message>
        <source>The next try is looked at in {time}.</source>
        <translation>తర్వాతి ప్రయత్నం {time} తర్వాత చూస్తుంది.</translation>
    </message>
    <message>
        <source>The payment service has not told its time: how much of a day&apos;s limit is left is not known.</source>
        <translation>పేమెంట్ సర్వీస్ తన సమయం చెప్పలేదు: రోజు పరిమితిలో ఎంత మిగిలిందో తెలియదు.</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>స్క్రీన్ లాక్ అయి ఉంది.</translation>
    </message>
    <message>
        <source>The second person must be another one.</source>
        <translation>రెండో వ్యక్తి వేరేవాళ్లు అయి ఉండాలి.</translation>
    </message>
    <message>
        <source>There is nobody to lock it for.</source>
        <translation>లాక్ చేయడానికి ఇక్కడ ఎవరూ లేరు.</translation>
    </message>
    <message>
        <source>This PC could not write it down, so nothing was changed. Is the disk full?</source>
        <translation>ఈ PC దాన్ని రాయలేకపోయింది, కాబట్టి ఏమీ మారలేదు. డిస్క్ నిండిందా?</translation>
    </message>
    <message>
        <source>This is a real counter: nothing was done.</source>
        <translation>ఇది అసలు కౌంటర్: ఏమీ జరగలేదు.</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>దీనికి సూపర్‌వైజర్ PIN కావాలి</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN, typed just now.</source>
        <translation>దీనికి సూపర్‌వైజర్ PIN ఇప్పుడే టైప్ చేయాలి.</translation>
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
        <source>Too many wrong PINs.</source>
        <translation>చాలాసార్లు తప్పు PIN.</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>ట్రైనీ</translation>
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
        <source>Until it answers, Paydesk does not know who works here. Sales that wait go on. Unlock the keychain of this PC, then press Try again.</source>
        <translation>అది జవాబిచ్చే వరకు ఇక్కడ ఎవరు పనిచేస్తారో Paydeskకు తెలియదు. వెయిటింగ్‌లో ఉన్న అమ్మకాలు నడుస్తాయి. ఈ PC కీచెయిన్ తెరిచి, ‘మళ్లీ ప్రయత్నించండి’ నొక్కండి.</translation>
    </message>
    <message>
        <source>Until it answers, this counter only takes payments. Nothing was done.</source>
        <translation>అది జవాబిచ్చే వరకు ఈ కౌంటర్ పేమెంట్లు మాత్రమే తీసుకుంటుంది. ఏమీ జరగలేదు.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain.</source>
        <translation>ఈ PC కీచెయిన్ కోసం ఆగుతోంది.</translation>
    </message>
    <message>
        <source>What it opens closes by itself after a minute without work.</source>
        <translation>దీంతో తెరిచింది ఒక నిమిషం పని లేకపోతే తనే మూసుకుంటుంది.</translation>
    </message>
    <message>
        <source>What it opens closes by itself after a minute without work. What is done there is done in their name.</source>
        <translation>దీంతో తెరిచింది ఒక నిమిషం పని లేకపోతే తనే మూసుకుంటుంది. అక్కడ చేసింది వాళ్ల పేరు మీద ఉంటుంది.</translation>
    </message>
    <message>
        <source>What sends money out needs a name in the journal. Nothing was done.</source>
        <translation>డబ్బు పంపేదానికి జర్నల్‌లో పేరు ఉండాలి. ఏమీ జరగలేదు.</translation>
    </message>
    <message>
        <source>What was sent lately is not known on this PC: its journal is a copy, or the file account.key was lost.</source>
        <translation>ఇటీవల పంపినవి ఈ PC కి తెలియవు: ఇక్కడి జర్నల్ కాపీ, లేదా account.key ఫైల్ పోయింది.</translation>
    </message>
    <message>
        <source>What you typed stays. The refund goes in the supervisor&apos;s name.</source>
        <translation>మీరు టైప్ చేసింది ఉంటుంది. రీఫండ్ సూపర్‌వైజర్ పేరు మీద వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Whoever is at the counter may not do this.</source>
        <translation>కౌంటర్ దగ్గర ఉన్నవాళ్లకు ఈ అనుమతి లేదు.</translation>
    </message>
    <message>
        <source>With {amount} more, this account gets more than the limit of {allowed} a day.</source>
        <translation>ఇంకో {amount} పంపితే, ఈ అకౌంట్‌కు రోజు పరిమితి {allowed} కంటే ఎక్కువ వెళ్తుంది.</translation>
    </message>
    <message>
        <source>With {amount} more, today&apos;s transfers are above the limit of {allowed} a day.</source>
        <translation>ఇంకో {amount} పంపితే, ఈరోజు ట్రాన్స్‌ఫర్లు రోజు పరిమితి {allowed} దాటుతాయి.</translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation>ఇప్పుడు మళ్లీ ప్రయత్నించవచ్చు.</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>{amount} ఒక ట్రాన్స్‌ఫర్ పరిమితి {allowed} కంటే ఎక్కువ.</translation>
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
        <source>Add somebody</source>
        <translation>ఒకరిని చేర్చండి</translation>
    </message>
    <message>
        <source>Everybody may sell; sending money needs people. Add yourself as admin first.</source>
        <translation>అందరూ అమ్మవచ్చు; డబ్బు పంపాలంటే వ్యక్తులను చేర్చాలి. ముందు మిమ్మల్ని అడ్మిన్‌గా చేర్చుకోండి.</translation>
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
        <source>Open with an admin&apos;s PIN</source>
        <translation>అడ్మిన్ PINతో తెరవండి</translation>
    </message>
    <message>
        <source>People</source>
        <translation>వ్యక్తులు</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>సేవ్ అయింది.</translation>
    </message>
    <message>
        <source>You can look at the list. An admin&apos;s PIN opens it.</source>
        <translation>మీరు లిస్ట్ చూడవచ్చు. అడ్మిన్ PINతో తెరుచుకుంటుంది.</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add yourself as admin to go on.</source>
        <translation>ముందుకు వెళ్లడానికి మిమ్మల్ని అడ్మిన్‌గా చేర్చుకోండి.</translation>
    </message>
    <message>
        <source>Next: a test sale</source>
        <translation>తర్వాత: టెస్ట్ అమ్మకం</translation>
    </message>
    <message>
        <source>One admin is needed. Without a PIN anybody could pay money out.</source>
        <translation>ఒక అడ్మిన్ కావాలి. PIN లేకపోతే ఎవరైనా డబ్బు పంపేయవచ్చు.</translation>
    </message>
    <message>
        <source>The screen locks by itself</source>
        <translation>స్క్రీన్ తనంతట తాను లాక్ అవుతుంది</translation>
    </message>
    <message>
        <source>Who works here?</source>
        <translation>ఇక్కడ ఎవరు పని చేస్తారు?</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>7 days</source>
        <translation>7 రోజులు</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>అన్ని రోజులు</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>రోజు: {day}</translation>
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
    <message>
        <source>{first} to {last}</source>
        <translation>{first} నుంచి {last}</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>4 to 8 digits that only this person knows. It is never shown, not even here.</source>
        <translation>ఈ వ్యక్తికి మాత్రమే తెలిసిన 4 నుంచి 8 అంకెలు. ఇక్కడ కూడా ఎప్పుడూ కనిపించదు.</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>ఒకరిని చేర్చండి</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>మిమ్మల్ని చేర్చుకోండి</translation>
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
        <source>Keep</source>
        <translation>ఉంచండి</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>భాష</translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN as it is.</source>
        <translation>PIN అదే ఉండాలంటే రెండూ ఖాళీగా వదలండి.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation>సేవ్ కాలేదు: ఇంకా సరిదిద్దాల్సింది ఉంది.</translation>
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
        <source>Remove {name}? Their PIN opens nothing any more; the journal keeps their name.</source>
        <translation>{name} ను తీసేయాలా? వాళ్ల PINతో ఇక ఏదీ తెరుచుకోదు; పేరు జర్నల్‌లో ఉంటుంది.</translation>
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
        <source>The name that everybody uses</source>
        <translation>అందరూ పిలిచే పేరు</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>అదే PIN మళ్లీ</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>షాపుది</translation>
    </message>
    <message>
        <source>The two PINs are not the same. Type both again.</source>
        <translation>రెండు PINలు ఒకటి కావు. రెండూ మళ్లీ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>అవును, తీసేయండి</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who is there</source>
        <translation>ఎవరున్నారు</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation>డెమోలో {name} PIN {pin}.</translation>
    </message>
    <message>
        <source>It is open again for {name}.</source>
        <translation>{name} కోసం మళ్లీ తెరుచుకుంది.</translation>
    </message>
    <message>
        <source>Looking at the PIN…</source>
        <translation>PIN చూస్తోంది…</translation>
    </message>
    <message>
        <source>Nobody else here may. The guide says what to do.</source>
        <translation>ఇక్కడ వేరే ఎవరికీ అనుమతి లేదు. ఏం చేయాలో గైడ్‌లో ఉంది.</translation>
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
        <source>Somebody else opens it</source>
        <translation>వేరేవాళ్లు తెరుస్తారు</translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>ఎవరున్నారు</translation>
    </message>
    <message>
        <source>Who is there?</source>
        <translation>ఎవరున్నారు?</translation>
    </message>
    <message>
        <source>Who opens for {name}?</source>
        <translation>{name} కోసం ఎవరు తెరుస్తారు?</translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation>ఇప్పుడు మళ్లీ ప్రయత్నించవచ్చు.</translation>
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
        <source>Open</source>
        <translation>తెరవండి</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>A GSTIN has 15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>GSTINలో 15 అక్షరాలు, అంకెలు ఉంటాయి, ఉదాహరణకు 29ABCDE1234F1Z5.</translation>
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
        <source>Paper</source>
        <translation>పేపర్</translation>
    </message>
    <message>
        <source>Print a receipt by itself when a sale is paid</source>
        <translation>పేమెంట్ అయిన వెంటనే రసీదు తనంతట తానే ప్రింట్ కావాలి</translation>
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
        <source>Roll of 58 mm</source>
        <translation>58 mm రోల్</translation>
    </message>
    <message>
        <source>Roll of 80 mm</source>
        <translation>80 mm రోల్</translation>
    </message>
    <message>
        <source>Show the printers</source>
        <translation>ప్రింటర్లు చూపించండి</translation>
    </message>
    <message>
        <source>This PC knows no printer: slips are saved as PDF files.</source>
        <translation>ఈ PCకి ఏ ప్రింటరూ తెలియదు: స్లిప్‌లు PDF ఫైల్స్‌గా సేవ్ అవుతాయి.</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>ఈ PCకి తెలిసినవి: {names}</translation>
    </message>
    <message>
        <source>the system&apos;s own</source>
        <translation>సిస్టమ్ సొంతది</translation>
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
        <source>{printer} has taken it.</source>
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
        <source>A number or text is not of the shape that the payment service demands.</source>
        <translation>ఒక సంఖ్య లేదా మాట పేమెంట్ సర్వీస్ అడిగిన రూపంలో లేదు.</translation>
    </message>
    <message>
        <source>Ask for the status: the first request may have arrived.</source>
        <translation>స్టేటస్ అడగండి: మొదటి రిక్వెస్ట్ చేరి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Check the bill: is it the right order, and the right amount?</source>
        <translation>బిల్లు చూడండి: ఆర్డర్ సరైనదేనా, అమౌంట్ సరైనదేనా?</translation>
    </message>
    <message>
        <source>Check the date of this PC. If it is right, somebody may be listening: tell whoever set it up.</source>
        <translation>ఈ PC తేదీ చూడండి. అది సరిగ్గా ఉంటే, మధ్యలో ఎవరైనా వింటూ ఉండవచ్చు: సెట్ చేసినవాళ్లకు చెప్పండి.</translation>
    </message>
    <message>
        <source>Check the network cable or the Wi-Fi of this PC; if web pages open, check the service&apos;s address in Settings.</source>
        <translation>ఈ PC నెట్‌వర్క్ కేబుల్ లేదా Wi-Fi చూడండి; వెబ్ పేజీలు తెరుచుకుంటే, సెట్టింగ్స్‌లో సర్వీస్ అడ్రస్ చూడండి.</translation>
    </message>
    <message>
        <source>Check the network: open a web page on this PC and see whether it wants a login.</source>
        <translation>నెట్‌వర్క్ చూడండి: ఈ PCలో ఒక వెబ్ పేజీ తెరిచి, లాగిన్ అడుగుతోందా చూడండి.</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>ఆర్డర్ నంబర్‌ను బిల్లుతో, టెర్మినల్‌ను సెట్టింగ్స్‌తో సరిచూడండి.</translation>
    </message>
    <message>
        <source>Correct it and try again; nothing was sent.</source>
        <translation>సరిదిద్ది మళ్లీ ప్రయత్నించండి; ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>Enter the keys again in Settings, Keys of the service.</source>
        <translation>సెట్టింగ్స్, ‘సర్వీస్ కీలు’లో కీలు మళ్లీ ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Enter them in Settings, Keys of the service.</source>
        <translation>వాటిని సెట్టింగ్స్, ‘సర్వీస్ కీలు’లో ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Free some space on this PC, then start Paydesk again.</source>
        <translation>ఈ PCలో కొంత ఖాళీ చేసి, Paydeskను మళ్లీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Have the address of this PC allowed in the service&apos;s dashboard.</source>
        <translation>సర్వీస్ డ్యాష్‌బోర్డ్‌లో ఈ PC అడ్రస్‌కు అనుమతి ఇప్పించండి.</translation>
    </message>
    <message>
        <source>Have the proxy and its login in this PC&apos;s network settings checked, then start Paydesk again.</source>
        <translation>ఈ PC నెట్‌వర్క్ సెట్టింగ్స్‌లో ప్రాక్సీని, దాని లాగిన్‌ను చెక్ చేయించండి, తర్వాత Paydeskను మళ్లీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Have the proxy in this PC&apos;s network settings checked, then start Paydesk again.</source>
        <translation>ఈ PC నెట్‌వర్క్ సెట్టింగ్స్‌లో ప్రాక్సీని చెక్ చేయించండి, తర్వాత Paydeskను మళ్లీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed in the filter here, and this PC&apos;s address in the service&apos;s dashboard.</source>
        <translation>ఇక్కడి ఫిల్టర్‌లో సర్వీస్ అడ్రస్‌కు, సర్వీస్ డ్యాష్‌బోర్డ్‌లో ఈ PC అడ్రస్‌కు అనుమతి ఇప్పించండి.</translation>
    </message>
    <message>
        <source>If an antivirus or the network opens secure pages, install its certificate here.</source>
        <translation>యాంటీవైరస్ లేదా నెట్‌వర్క్ సురక్షిత పేజీలను తెరిచి చూస్తుంటే, దాని సర్టిఫికెట్ ఇక్కడ ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>దాని విండో ఉంటే, దాన్నే వాడండి.</translation>
    </message>
    <message>
        <source>It answered that something broke on its side.</source>
        <translation>తన వైపు ఏదో చెడిపోయిందని అది జవాబిచ్చింది.</translation>
    </message>
    <message>
        <source>It exists already</source>
        <translation>ఇది ఇప్పటికే ఉంది</translation>
    </message>
    <message>
        <source>It is starting, or ending. This waits a minute for it.</source>
        <translation>అది మొదలవుతోంది, లేదా ముగుస్తోంది. ఇది ఒక నిమిషం దాని కోసం ఆగుతుంది.</translation>
    </message>
    <message>
        <source>It shows a certificate from “{issuer}”, which this PC does not trust.</source>
        <translation>అది “{issuer}” సర్టిఫికెట్ చూపిస్తోంది, ఈ PC దాన్ని నమ్మడం లేదు.</translation>
    </message>
    <message>
        <source>It was cut, or it is about something else than was asked.</source>
        <translation>అది మధ్యలో తెగింది, లేదా అడిగినదానికి కాదు.</translation>
    </message>
    <message>
        <source>It was made with other keys, or at another address, than this counter uses now.</source>
        <translation>ఈ కౌంటర్ ఇప్పుడు వాడే కీలతో, అడ్రస్‌తో కాకుండా వేరేవాటితో చేశారు.</translation>
    </message>
    <message>
        <source>Its certificate is not trusted by this PC, so nothing was sent to it.</source>
        <translation>ఈ PC దాని సర్టిఫికెట్‌ను నమ్మడం లేదు, కాబట్టి దానికి ఏమీ పంపలేదు.</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>దాని విండో జవాబివ్వడం లేదు.</translation>
    </message>
    <message>
        <source>Look at how it stands before you press again.</source>
        <translation>మళ్లీ నొక్కే ముందు ఇప్పుడు ఎలా ఉందో చూడండి.</translation>
    </message>
    <message>
        <source>Look at its status; take a new sale if it was not paid.</source>
        <translation>దాని స్టేటస్ చూడండి; పేమెంట్ కాకపోతే కొత్త అమ్మకం తీసుకోండి.</translation>
    </message>
    <message>
        <source>Look it up where it was made, or put the former keys back in Settings.</source>
        <translation>ఎక్కడ చేశారో అక్కడ చూడండి, లేదా పాత కీలను సెట్టింగ్స్‌లో తిరిగి పెట్టండి.</translation>
    </message>
    <message>
        <source>Look the number up in Orders before it is taken again.</source>
        <translation>మళ్లీ తీసుకునే ముందు ఆ నంబర్‌ను ‘ఆర్డర్లు’లో చూడండి.</translation>
    </message>
    <message>
        <source>Nothing to mend here. It is asked again by itself.</source>
        <translation>ఇక్కడ బాగుచేయాల్సింది లేదు. తనే మళ్లీ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Open a web page on this PC and log in to the network.</source>
        <translation>ఈ PCలో ఒక వెబ్ పేజీ తెరిచి, నెట్‌వర్క్‌లో లాగిన్ అవ్వండి.</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydeskలో తప్పు జరిగింది</translation>
    </message>
    <message>
        <source>Paydesk runs already on this PC</source>
        <translation>Paydesk ఈ PCలో ఇప్పటికే నడుస్తోంది</translation>
    </message>
    <message>
        <source>Read its own words in Orders, in the story of this sale.</source>
        <translation>దాని మాటలు ‘ఆర్డర్లు’లో, ఈ అమ్మకం వివరాల్లో చదవండి.</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop and terminal; then press F7.</source>
        <translation>సెట్టింగ్స్, షాపు, టెర్మినల్‌లో మళ్లీ సెట్ చేయండి; తర్వాత F7 నొక్కండి.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a filter, a firewall or the service&apos;s front door.</source>
        <translation>జవాబిచ్చింది మధ్యలో ఉన్నది: ఫిల్టర్, ఫైర్‌వాల్ లేదా సర్వీస్ గేట్‌వే.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a login page, a proxy or a filter.</source>
        <translation>జవాబిచ్చింది సర్వీస్ కాదు, మధ్యలో ఉన్నది: లాగిన్ పేజీ, ప్రాక్సీ లేదా ఫిల్టర్.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a proxy, or the service&apos;s front door.</source>
        <translation>జవాబిచ్చింది మధ్యలో ఉన్నది: ప్రాక్సీ, లేదా సర్వీస్ గేట్‌వే.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: the login page of this network.</source>
        <translation>జవాబిచ్చింది సర్వీస్ కాదు, ఈ నెట్‌వర్క్ లాగిన్ పేజీ.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: the proxy that this PC goes through.</source>
        <translation>జవాబిచ్చింది సర్వీస్ కాదు, ఈ PC ప్రాక్సీ.</translation>
    </message>
    <message>
        <source>Something in the request is not what the payment service accepts.</source>
        <translation>రిక్వెస్ట్‌లో పేమెంట్ సర్వీస్ ఒప్పుకోనిది ఏదో ఉంది.</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>అమౌంట్ ఆర్డర్‌ది కాదు</translation>
    </message>
    <message>
        <source>The amount typed and the amount of this order differ. No QR was made.</source>
        <translation>టైప్ చేసిన అమౌంట్, ఈ ఆర్డర్ అమౌంట్ వేరు. QR చేయలేదు.</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>జవాబు చదవలేకపోయాం</translation>
    </message>
    <message>
        <source>The connection broke in the middle of an answer. The request may have arrived.</source>
        <translation>జవాబు మధ్యలో కనెక్షన్ తెగిపోయింది. రిక్వెస్ట్ చేరి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>వివరాలు ఒక రూల్‌కు సరిపోవు</translation>
    </message>
    <message>
        <source>The fault is in the shop&apos;s own settings.</source>
        <translation>లోపం షాపు సొంత సెట్టింగ్స్‌లో ఉంది.</translation>
    </message>
    <message>
        <source>The fault is in this sale&apos;s details.</source>
        <translation>లోపం ఈ అమ్మకం వివరాల్లో ఉంది.</translation>
    </message>
    <message>
        <source>The fault is on the payment service&apos;s side.</source>
        <translation>లోపం పేమెంట్ సర్వీస్ వైపు ఉంది.</translation>
    </message>
    <message>
        <source>The fault is on this PC&apos;s side.</source>
        <translation>లోపం ఈ PC వైపు ఉంది.</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>కీలను తిరస్కరించారు</translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation>లైన్ కట్ అయింది</translation>
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
        <source>The payment service does not answer</source>
        <translation>పేమెంట్ సర్వీస్ జవాబివ్వడం లేదు</translation>
    </message>
    <message>
        <source>The payment service does not know the client id and secret of this counter.</source>
        <translation>ఈ కౌంటర్ క్లయింట్ ID, సీక్రెట్ పేమెంట్ సర్వీస్‌కు తెలియవు.</translation>
    </message>
    <message>
        <source>The payment service got too many questions from this shop and wants a pause.</source>
        <translation>ఈ షాపు నుంచి పేమెంట్ సర్వీస్‌కు చాలా ప్రశ్నలు వచ్చాయి; కాసేపు ఆగమంటోంది.</translation>
    </message>
    <message>
        <source>The payment service had the same request earlier, with other details.</source>
        <translation>ఇదే రిక్వెస్ట్ వేరే వివరాలతో పేమెంట్ సర్వీస్‌కు ముందే వచ్చింది.</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>పేమెంట్ సర్వీస్‌లో లోపం ఉంది</translation>
    </message>
    <message>
        <source>The payment service has an order of this number already.</source>
        <translation>ఈ నంబర్‌తో పేమెంట్ సర్వీస్ దగ్గర ఇప్పటికే ఒక ఆర్డర్ ఉంది.</translation>
    </message>
    <message>
        <source>The payment service knows the keys, but not this network address, or not this feature.</source>
        <translation>పేమెంట్ సర్వీస్‌కు కీలు తెలుసు, కానీ ఈ నెట్‌వర్క్ అడ్రస్ లేదా ఈ సౌకర్యం తెలియదు.</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>ఈ ఆర్డర్ ఓపెన్‌లో లేదని పేమెంట్ సర్వీస్ చెబుతోంది.</translation>
    </message>
    <message>
        <source>The payment service took too long</source>
        <translation>పేమెంట్ సర్వీస్ చాలా ఆలస్యం చేసింది</translation>
    </message>
    <message>
        <source>The proxy of this PC does not work</source>
        <translation>ఈ PC ప్రాక్సీ పని చేయడం లేదు</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>ప్రాక్సీ లాగిన్ అడుగుతోంది</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>రిక్వెస్ట్ ముందే పంపారు</translation>
    </message>
    <message>
        <source>The request was sent, and no answer came in time. It may have arrived.</source>
        <translation>రిక్వెస్ట్ పంపాం, కానీ టైమ్‌కు జవాబు రాలేదు. అది చేరి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation>ఇది సర్వీస్‌కు తెలియదు</translation>
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
        <source>The service&apos;s identity could not be checked</source>
        <translation>సర్వీస్ గుర్తింపు చెక్ చేయలేకపోయాం</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>టెర్మినల్ ఇప్పుడు సెట్ చేసి లేదు</translation>
    </message>
    <message>
        <source>The terminal with which this order was made was taken out of the settings.</source>
        <translation>ఈ ఆర్డర్ చేసిన టెర్మినల్‌ను సెట్టింగ్స్ నుంచి తీసేశారు.</translation>
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
        <source>There is no such order, or no such terminal, at the payment service.</source>
        <translation>పేమెంట్ సర్వీస్ దగ్గర అలాంటి ఆర్డర్ లేదా టెర్మినల్ లేదు.</translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation>ఈ కీలకు ఈ ఆర్డర్ తెలియదు</translation>
    </message>
    <message>
        <source>This PC goes to the network through a proxy, and that lets nothing through.</source>
        <translation>ఈ PC ప్రాక్సీ ద్వారా నెట్‌వర్క్‌కు వెళ్తుంది, అది దేనినీ వెళ్లనివ్వడం లేదు.</translation>
    </message>
    <message>
        <source>This PC has no network. The payment service cannot be asked from here.</source>
        <translation>ఈ PCకి నెట్‌వర్క్ లేదు. ఇక్కడి నుంచి పేమెంట్ సర్వీస్‌ను అడగలేం.</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>ఈ PC ఆఫ్‌లైన్‌లో ఉంది</translation>
    </message>
    <message>
        <source>This PC is online, but the payment service cannot be reached.</source>
        <translation>ఈ PC ఆన్‌లైన్‌లో ఉంది, కానీ పేమెంట్ సర్వీస్‌ను చేరలేకపోతోంది.</translation>
    </message>
    <message>
        <source>This counter has no client id and secret for the payment service.</source>
        <translation>ఈ కౌంటర్‌లో పేమెంట్ సర్వీస్ క్లయింట్ ID, సీక్రెట్ లేవు.</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>ఈ కౌంటర్‌కు ఆ అనుమతి లేదు</translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation>నెమ్మదిగా అడగమంది</translation>
    </message>
    <message>
        <source>Wait a minute and start Paydesk again. If this comes again, restart this PC.</source>
        <translation>ఒక నిమిషం ఆగి Paydesk మళ్లీ మొదలుపెట్టండి. ఇదే మళ్లీ వస్తే, ఈ PCని రీస్టార్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself in {time}.</source>
        <translation>ఆగండి: {time} లో తనే మళ్లీ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself.</source>
        <translation>ఆగండి: తనే అడుగుతూ ఉంటుంది.</translation>
    </message>
    <message>
        <source>Wait: it is asked again by itself. If it lasts, call the service&apos;s support.</source>
        <translation>ఆగండి: తనే మళ్లీ అడుగుతుంది. ఎక్కువసేపు ఇలాగే ఉంటే సర్వీస్ సపోర్ట్‌కు ఫోన్ చేయండి.</translation>
    </message>
    <message>
        <source>Wait: it is asked again by itself. If it lasts, check the network.</source>
        <translation>ఆగండి: తనే మళ్లీ అడుగుతుంది. ఎక్కువసేపు ఇలాగే ఉంటే నెట్‌వర్క్ చూడండి.</translation>
    </message>
    <message>
        <source>Wait: the status is read again by itself. If it lasts, call the service&apos;s support.</source>
        <translation>ఆగండి: స్టేటస్ తనే మళ్లీ చూస్తుంది. ఎక్కువసేపు ఇలాగే ఉంటే సర్వీస్ సపోర్ట్‌కు ఫోన్ చేయండి.</translation>
    </message>
    <message>
        <source>Wait: the status is read as soon as the line is back.</source>
        <translation>ఆగండి: లైన్ రాగానే స్టేటస్ చూస్తుంది.</translation>
    </message>
    <message>
        <source>Wait: the status is read before anything is sent again.</source>
        <translation>ఆగండి: ఏదైనా మళ్లీ పంపే ముందు స్టేటస్ చూస్తుంది.</translation>
    </message>
    <message>
        <source>What you asked for may not be done. What went wrong is in the log.</source>
        <translation>మీరు అడిగింది జరగకపోయి ఉండవచ్చు. ఏం తప్పు జరిగిందో లాగ్‌లో ఉంది.</translation>
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
    <name>QrCheckLine</name>
    <message>
        <source>Checked: it is the service&apos;s own address</source>
        <translation>చెక్ చేశాం: ఇది సర్వీస్ సొంత అడ్రస్</translation>
    </message>
    <message>
        <source>Read back: it asks for {amount}</source>
        <translation>తిరిగి చదివాం: {amount} అడుగుతోంది</translation>
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
        <source>It is on no screen, here or at the customer&apos;s.</source>
        <translation>ఇది ఏ స్క్రీన్‌పైనా లేదు, ఇక్కడ లేదు, కస్టమర్ వైపూ లేదు.</translation>
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
        <source>The QR asks for</source>
        <translation>QR అడిగేది</translation>
    </message>
    <message>
        <source>The order says</source>
        <translation>ఆర్డర్‌లో ఉన్నది</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>ఏది సరిపోలేదు</translation>
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
        <source>No QR was found in the picture.</source>
        <translation>చిత్రంలో QR దొరకలేదు.</translation>
    </message>
    <message>
        <source>The QR asks for another amount than the order.</source>
        <translation>QR ఆర్డర్ కంటే వేరే అమౌంట్ అడుగుతోంది.</translation>
    </message>
    <message>
        <source>The QR asks for another currency than the order.</source>
        <translation>QR ఆర్డర్ కంటే వేరే కరెన్సీ అడుగుతోంది.</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR వేరే ఆర్డర్‌ది.</translation>
    </message>
    <message>
        <source>The QR does not say clearly who is paid.</source>
        <translation>డబ్బు ఎవరికి వెళ్తుందో QR స్పష్టంగా చెప్పడం లేదు.</translation>
    </message>
    <message>
        <source>The QR holds something else than one plain payment.</source>
        <translation>QRలో ఉన్నది మామూలు ఒక్క పేమెంట్ కాదు.</translation>
    </message>
    <message>
        <source>The QR lets the amount be changed, or asks for more than this payment.</source>
        <translation>QR అమౌంట్ మార్చనిస్తోంది, లేదా ఈ పేమెంట్‌కు మించి అడుగుతోంది.</translation>
    </message>
    <message>
        <source>The QR names no amount that could be compared.</source>
        <translation>పోల్చడానికి QRలో అమౌంట్ లేదు.</translation>
    </message>
    <message>
        <source>The QR names something twice, so apps may read it differently.</source>
        <translation>QRలో ఒకటి రెండుసార్లు ఉంది, యాప్‌లు దాన్ని వేర్వేరుగా చదవవచ్చు.</translation>
    </message>
    <message>
        <source>The QR pays a UPI address that is new at this counter.</source>
        <translation>QRలో UPI అడ్రస్ ఈ కౌంటర్‌కు కొత్తది.</translation>
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
        <source>The payment link is no plain https address; it is not opened.</source>
        <translation>పేమెంట్ లింక్ మామూలు https అడ్రస్ కాదు; తెరవడం లేదు.</translation>
    </message>
    <message>
        <source>The payment link leads to another place than the service&apos;s own.</source>
        <translation>పేమెంట్ లింక్ సర్వీస్ సొంత చోటుకు కాకుండా వేరే చోటుకు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>The picture came garbled (its text is not base64).</source>
        <translation>చిత్రం పాడై వచ్చింది (దాని టెక్స్ట్ base64 కాదు).</translation>
    </message>
    <message>
        <source>The picture is far too large to be a QR; it was not opened.</source>
        <translation>QR అనుకోవడానికి చిత్రం మరీ పెద్దది; దాన్ని తెరవలేదు.</translation>
    </message>
    <message>
        <source>The picture is of a kind that Paydesk does not open.</source>
        <translation>ఈ రకం చిత్రాన్ని Paydesk తెరవదు.</translation>
    </message>
    <message>
        <source>The picture was cut off on its way.</source>
        <translation>చిత్రం దారిలో తెగిపోయింది.</translation>
    </message>
    <message>
        <source>The service sent no picture of a QR.</source>
        <translation>సర్వీస్ QR చిత్రం పంపలేదు.</translation>
    </message>
    <message>
        <source>This is the demo, but the QR would move real money.</source>
        <translation>ఇది డెమో, కానీ ఈ QRతో అసలు డబ్బు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>What came in place of the QR is no picture.</source>
        <translation>QR బదులు వచ్చింది చిత్రం కాదు.</translation>
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
    <name>RailButton</name>
    <message>
        <source>Not ready yet. This PC may ask for its keychain.</source>
        <translation>ఇంకా సిద్ధంగా లేదు. ఈ PC కీచెయిన్ అడగవచ్చు.</translation>
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
        <source>The journal cannot be opened: no sale can be written down.</source>
        <translation>జర్నల్ తెరవలేకపోతున్నాం: ఏ అమ్మకమూ రాయలేం.</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk: see Settings, What this PC keeps.</source>
        <translation>Paydesk బయట జర్నల్‌ను మార్చారు: సెట్టింగ్స్, ‘ఈ PCలో ఏం ఉంటుంది’లో చూడండి.</translation>
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
        <source>There is none. Receipts are saved as PDF.</source>
        <translation>ప్రింటర్ లేదు. రసీదులు PDFగా సేవ్ అవుతాయి.</translation>
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
        <source>not asked: there are no keys</source>
        <translation>అడగలేదు: కీలు లేవు</translation>
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
        <source>the system&apos;s own choice</source>
        <translation>సిస్టమ్ సొంత ఎంపిక</translation>
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
    <message numerus="yes">
        <source>%n thing(s) to see to. You can sell without.</source>
        <translation>
            <numerusform>%n విషయం చూడాలి. అది లేకుండానూ అమ్మవచ్చు.</numerusform>
            <numerusform>%n విషయాలు చూడాలి. అవి లేకుండానూ అమ్మవచ్చు.</numerusform>
        </translation>
    </message>
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
        <source>Everything works.</source>
        <translation>అన్నీ పనిచేస్తున్నాయి.</translation>
    </message>
    <message numerus="yes">
        <source>From before today: %n sale(s) go on, {amount}</source>
        <translation>
            <numerusform>ఈరోజుకు ముందువి: %n అమ్మకం నడుస్తోంది, {amount}</numerusform>
            <numerusform>ఈరోజుకు ముందువి: %n అమ్మకాలు నడుస్తున్నాయి, {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>తెరవడానికి సిద్ధంగా లేదు</translation>
    </message>
    <message numerus="yes">
        <source>Nothing can be sold before %n thing(s) in red are mended.</source>
        <translation>
            <numerusform>ఎరుపులో ఉన్న %n విషయం సరిచేసే వరకు ఏదీ అమ్మలేరు.</numerusform>
            <numerusform>ఎరుపులో ఉన్న %n విషయాలు సరిచేసే వరకు ఏదీ అమ్మలేరు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>షిఫ్ట్ తెరిచి అమ్మండి</translation>
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
    <message>
        <source>They are read again. None is lost, none is made twice.</source>
        <translation>వీటిని మళ్లీ చదువుతుంది. ఏదీ పోదు, ఏదీ రెండుసార్లు జరగదు.</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>అమౌంట్ (INR)</translation>
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
        <source>Refunds by payout link</source>
        <translation>పేఅవుట్ లింక్‌తో రీఫండ్‌లు</translation>
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
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Close the shift</source>
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
        <source>Hand over</source>
        <translation>షిఫ్ట్ అప్పగించండి</translation>
    </message>
    <message>
        <source>Open the shift</source>
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
        <source>Z reports</source>
        <translation>Z రిపోర్ట్‌లు</translation>
    </message>
</context>
<context>
    <name>SalePage</name>
    <message>
        <source>{order}, attempt {number}</source>
        <translation>{order}, ప్రయత్నం {number}</translation>
    </message>
</context>
<context>
    <name>SaleStep</name>
    <message>
        <source>A test sale of {amount}</source>
        <translation>{amount} టెస్ట్ అమ్మకం</translation>
    </message>
    <message>
        <source>A test sale of {amount} went through</source>
        <translation>{amount} టెస్ట్ అమ్మకం పూర్తయింది</translation>
    </message>
    <message>
        <source>Admin has a PIN</source>
        <translation>అడ్మిన్‌కు PIN ఉంది</translation>
    </message>
    <message>
        <source>Begin it anew</source>
        <translation>మొదటి నుంచి మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>Begin the test sale</source>
        <translation>టెస్ట్ అమ్మకం మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>Begin the test sale anew.</source>
        <translation>టెస్ట్ అమ్మకం మొదటి నుంచి మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Cancel works</source>
        <translation>రద్దు పనిచేస్తోంది</translation>
    </message>
    <message>
        <source>Customer screen shows it</source>
        <translation>కస్టమర్ డిస్‌ప్లేలో కనిపిస్తోంది</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Every step that a customer will meet has worked on this counter.</source>
        <translation>కస్టమర్‌కు ఎదురయ్యే ప్రతి దశా ఈ కౌంటర్‌లో పనిచేసింది.</translation>
    </message>
    <message>
        <source>Go back to Connect, and type the keys there.</source>
        <translation>‘కనెక్ట్ చేయండి’కి తిరిగి వెళ్లి, అక్కడ కీలు టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Go live now</source>
        <translation>ఇప్పుడే లైవ్ చేయండి</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>ఇది లేకుండా ముందుకు</translation>
    </message>
    <message>
        <source>Going live</source>
        <translation>లైవ్ చేయడం</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>వినిపించింది</translation>
    </message>
    <message>
        <source>If the terminal number is wrong, go back to Connect.</source>
        <translation>టెర్మినల్ నంబర్ తప్పైతే, ‘కనెక్ట్ చేయండి’కి తిరిగి వెళ్లండి.</translation>
    </message>
    <message>
        <source>It shows what a customer will meet, before there is one.</source>
        <translation>కస్టమర్ రాకముందే, వాళ్లకు ఏం ఎదురవుతుందో చూపిస్తుంది.</translation>
    </message>
    <message>
        <source>Order made</source>
        <translation>ఆర్డర్ చేశాం</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>పేమెంట్ అయింది</translation>
    </message>
    <message>
        <source>Pay it with a test phone. No real money moves.</source>
        <translation>టెస్ట్ ఫోన్‌తో పే చేయండి. అసలు డబ్బు కదలదు.</translation>
    </message>
    <message>
        <source>Pay it with your own phone. It is real money; you can refund it afterwards.</source>
        <translation>మీ సొంత ఫోన్‌తో పే చేయండి. ఇది అసలు డబ్బు; తర్వాత రీఫండ్ చేయవచ్చు.</translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation>ఉత్తుత్తి ఫోన్‌తో పే చేయండి</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>వినిపించండి</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>ప్రింట్</translation>
    </message>
    <message>
        <source>Put the live keys in. The same checks run again with a real {amount}, which you can refund.</source>
        <translation>లైవ్ కీలు ఇవ్వండి. ఇవే చెక్‌లు అసలు {amount} తో మళ్లీ జరుగుతాయి, దాన్ని రీఫండ్ చేయవచ్చు.</translation>
    </message>
    <message>
        <source>QR shown and read back</source>
        <translation>QR చూపించి, తిరిగి చదివాం</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>రసీదు ప్రింట్ అయింది</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>చూపించండి</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>అమ్మకం మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>The strip turned green</source>
        <translation>పట్టీ ఆకుపచ్చగా మారింది</translation>
    </message>
    <message>
        <source>This order has ended without a payment</source>
        <translation>ఈ ఆర్డర్ పేమెంట్ లేకుండా ముగిసింది</translation>
    </message>
    <message>
        <source>Written down first</source>
        <translation>ముందు రాసి పెట్టాం</translation>
    </message>
    <message>
        <source>it asks for {amount}</source>
        <translation>{amount} అడుగుతోంది</translation>
    </message>
    <message>
        <source>its amount could not be read: compare it on the phone</source>
        <translation>అమౌంట్ చదవలేకపోయాం: ఫోన్‌లో సరిచూడండి</translation>
    </message>
    <message>
        <source>journal is on this disk, {n} GB free</source>
        <translation>జర్నల్ ఈ డిస్క్‌లో ఉంది, {n} GB ఖాళీ</translation>
    </message>
    <message>
        <source>loud enough at 1 m?</source>
        <translation>1 మీటర్ దూరంలో బాగా వినిపిస్తోందా?</translation>
    </message>
    <message>
        <source>no printer: it was saved as PDF</source>
        <translation>ప్రింటర్ లేదు: PDFగా సేవ్ అయింది</translation>
    </message>
    <message>
        <source>one screen only: turn it to the customer</source>
        <translation>ఒకటే స్క్రీన్: దాన్ని కస్టమర్ వైపు తిప్పండి</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>పేమెంట్ {number}</translation>
    </message>
    <message>
        <source>the customer&apos;s window is open</source>
        <translation>కస్టమర్ విండో తెరిచి ఉంది</translation>
    </message>
    <message>
        <source>the order was closed by the service</source>
        <translation>సర్వీస్ ఆర్డర్‌ను మూసింది</translation>
    </message>
    <message>
        <source>the service closes the order</source>
        <translation>సర్వీస్ ఆర్డర్‌ను మూస్తోంది</translation>
    </message>
    <message>
        <source>there is a second screen: show it there</source>
        <translation>రెండో స్క్రీన్ ఉంది: అక్కడ చూపించండి</translation>
    </message>
    <message>
        <source>{name}; the screen locks {time}</source>
        <translation>{name}; స్క్రీన్ {time} లాక్ అవుతుంది</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} సె.</translation>
    </message>
</context>
<context>
    <name>SaleTextView</name>
    <message>
        <source>It is settled</source>
        <translation>సెటిల్ అయింది</translation>
    </message>
    <message>
        <source>Refund by payout link</source>
        <translation>పేఅవుట్ లింక్‌తో రీఫండ్</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>చెల్లించాల్సింది</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>దీని అర్థం</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>అవును, లింక్ చేయండి</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>అవును, QR చూపించండి</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Asked the service {ago}: {word}</source>
        <translation>{ago} అడిగాం: {word}</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>సర్వీస్‌ను అడుగుతోంది…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>రద్దైంది</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>రద్దు అవుతోంది…</translation>
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
        <source>Refunded</source>
        <translation>రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>Refunded {amount}</source>
        <translation>రీఫండ్ {amount}</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>రీఫండ్ అయింది: {amount}</translation>
    </message>
    <message>
        <source>Run out</source>
        <translation>టైమ్ అయింది</translation>
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
        <source>Asking the service now…</source>
        <translation>ఇప్పుడు సర్వీస్‌ను అడుగుతోంది…</translation>
    </message>
    <message>
        <source>Choose the customer&apos;s sale in the list by its amount.</source>
        <translation>లిస్ట్‌లో అమౌంట్ చూసి కస్టమర్ అమ్మకాన్ని ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>It cannot be told now.</source>
        <translation>ఇప్పుడు చెప్పలేం.</translation>
    </message>
    <message>
        <source>Look in Orders by amount or order number: Ctrl+K.</source>
        <translation>‘ఆర్డర్లు’లో అమౌంట్ లేదా ఆర్డర్ నంబర్‌తో చూడండి: Ctrl+K.</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>ఏ అమ్మకమూ వెయిటింగ్‌లో లేదు.</translation>
    </message>
    <message>
        <source>No, and nobody shall pay it.</source>
        <translation>లేదు, దీనికి ఎవరూ పే చేయకూడదు.</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>లేదు, ఇంకా కాలేదు.</translation>
    </message>
    <message>
        <source>No, this order was not paid.</source>
        <translation>లేదు, ఈ ఆర్డర్‌కు పేమెంట్ కాలేదు.</translation>
    </message>
    <message>
        <source>One moment. A screenshot or a sound on the phone is no proof.</source>
        <translation>ఒక్క నిమిషం. ఫోన్‌లో స్క్రీన్‌షాట్ లేదా సౌండ్ రుజువు కాదు.</translation>
    </message>
    <message>
        <source>Only a part of the number came: nothing was taken.</source>
        <translation>నంబర్‌లో కొంత భాగమే వచ్చింది: ఏమీ తీసుకోలేదు.</translation>
    </message>
    <message>
        <source>Say: “It has not reached us yet. What does your app say: successful, pending or failed?” If it says successful, wait a minute: this screen turns green by itself. F6 asks again.</source>
        <translation>చెప్పండి: “మాకు ఇంకా రాలేదు. మీ యాప్ ఏమంటోంది: సక్సెస్, పెండింగ్, ఫెయిల్?” సక్సెస్ అంటే ఒక నిమిషం ఆగండి: ఈ స్క్రీన్ తనే ఆకుపచ్చగా మారుతుంది. F6తో మళ్లీ అడగండి.</translation>
    </message>
    <message>
        <source>Say: “No money reached us. If your bank took it, it comes back to you by itself.”</source>
        <translation>చెప్పండి: “మాకు డబ్బు రాలేదు. మీ బ్యాంక్ కట్ చేసి ఉంటే, అది తనంతట తానే మీకు తిరిగి వస్తుంది.”</translation>
    </message>
    <message>
        <source>Say: “Our bank does not answer at the moment. Please wait; do not pay a second time.”</source>
        <translation>చెప్పండి: “మా బ్యాంక్ ఇప్పుడు జవాబివ్వడం లేదు. దయచేసి ఆగండి; రెండోసారి పే చేయకండి.”</translation>
    </message>
    <message>
        <source>Say: “Please do not scan anything; I make a new code for you.”</source>
        <translation>చెప్పండి: “దయచేసి ఏదీ స్కాన్ చేయకండి; మీకు కొత్త కోడ్ ఇస్తున్నాను.”</translation>
    </message>
    <message>
        <source>That is a UPI address, not an order number.</source>
        <translation>అది UPI అడ్రస్, ఆర్డర్ నంబర్ కాదు.</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>స్కాన్ మధ్యలో ఆగింది. మళ్లీ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>The waiting sales are asked again.</source>
        <translation>వెయిటింగ్‌లో ఉన్న అమ్మకాల గురించి మళ్లీ అడుగుతోంది.</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>{number} ఆర్డర్ లేదు.</translation>
    </message>
    <message>
        <source>To see whose it is, open Check UPI and scan it again.</source>
        <translation>అది ఎవరిదో చూడటానికి ‘UPI చెక్’ తెరిచి మళ్లీ స్కాన్ చేయండి.</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>అమౌంట్: {amount}</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>ఆర్డర్ నంబర్</translation>
    </message>
    <message>
        <source>The digits came as quickly as from a scanner.</source>
        <translation>అంకెలు స్కానర్ లాగా వేగంగా వచ్చాయి.</translation>
    </message>
    <message>
        <source>{number}: order number or {amount}?</source>
        <translation>{number}: ఆర్డర్ నంబరా, {amount} అమౌంటా?</translation>
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
        <source>Click here, then scan</source>
        <translation>ఇక్కడ క్లిక్ చేసి, స్కాన్ చేయండి</translation>
    </message>
    <message>
        <source>Its keys came up to {most} ms apart. Was it typed by hand? Then scan a code.</source>
        <translation>బటన్ల మధ్య {most} ms వరకు గ్యాప్ ఉంది. చేత్తో టైప్ చేశారా? అయితే ఒక కోడ్ స్కాన్ చేయండి.</translation>
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
        <source>Scan the code beside it to learn which signs the scanner adds.</source>
        <translation>స్కానర్ ఏ గుర్తులు కలుపుతుందో తెలియడానికి పక్కన ఉన్న కోడ్ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>స్కానర్</translation>
    </message>
    <message>
        <source>Signs before each number (taken off)</source>
        <translation>నంబర్‌కు ముందు గుర్తులు (తీసేస్తాం)</translation>
    </message>
    <message>
        <source>Signs behind each number (taken off)</source>
        <translation>నంబర్ తర్వాత గుర్తులు (తీసేస్తాం)</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>ఇది చాలా చిన్నది. పొడవైన కోడ్ స్కాన్ చేయండి.</translation>
    </message>
    <message>
        <source>Wired scanners: 35. By radio: up to 150. People type slower than that.</source>
        <translation>వైర్ స్కానర్లు: 35. వైర్‌లెస్: 150 వరకు. మనుషులు అంతకంటే నెమ్మదిగా టైప్ చేస్తారు.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A payment of this order is on its way at a bank.</source>
        <translation>ఈ ఆర్డర్ పేమెంట్ ఒకటి బ్యాంక్‌లో దారిలో ఉంది.</translation>
    </message>
    <message>
        <source>An order that has run out gets no new QR. To try again, take a new sale.</source>
        <translation>గడువు తీరిన ఆర్డర్‌కు కొత్త QR రాదు. మళ్లీ ప్రయత్నించాలంటే కొత్త అమ్మకం తీసుకోండి.</translation>
    </message>
    <message>
        <source>Another counter may have shown a code for the same order, and handed the goods over: ask before you hand them over again.</source>
        <translation>వేరే కౌంటర్ ఇదే ఆర్డర్‌కు కోడ్ చూపించి సరుకు ఇచ్చి ఉండవచ్చు: మళ్లీ ఇచ్చే ముందు అడగండి.</translation>
    </message>
    <message>
        <source>Cancelling the order</source>
        <translation>ఆర్డర్ రద్దు అవుతోంది</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI చెక్</translation>
    </message>
    <message>
        <source>Compare it with the bill. This shop asks above {limit}.</source>
        <translation>బిల్లుతో సరిచూడండి. {limit} దాటితే ఈ షాపులో అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>డే రిపోర్ట్</translation>
    </message>
    <message>
        <source>HAND OVER was shown for it at {time}.</source>
        <translation>దీనికి {time} కి ‘సరుకు ఇచ్చేయండి’ చూపించాం.</translation>
    </message>
    <message>
        <source>Hand over once, for this sale.</source>
        <translation>ఈ అమ్మకానికి ఒక్కసారే సరుకు ఇవ్వండి.</translation>
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
        <source>Handed over {time}</source>
        <translation>సరుకు ఇచ్చింది {time}</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>సరుకు ఇచ్చింది {time}, {person}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>సహాయం</translation>
    </message>
    <message>
        <source>If it cannot be known here any more, take it off the list: it stays in Orders, and says there that nobody knows.</source>
        <translation>ఇక్కడ ఇక తెలియకపోతే లిస్ట్ నుంచి తీసేయండి: ‘ఆర్డర్లు’లో ఉంటుంది, ఎవరికీ తెలియదని అక్కడ ఉంటుంది.</translation>
    </message>
    <message>
        <source>If the customer was quicker, this screen turns green and says HAND OVER. Keep the goods until then.</source>
        <translation>కస్టమర్ ముందే పే చేసి ఉంటే, ఈ స్క్రీన్ ఆకుపచ్చగా మారి ‘సరుకు ఇచ్చేయండి’ అంటుంది. అప్పటివరకు సరుకు మీ దగ్గరే ఉంచండి.</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>ఈ అమౌంట్ సరైనదేనా?</translation>
    </message>
    <message>
        <source>It is asked for seldom now.</source>
        <translation>దీని గురించి ఇప్పుడు తక్కువగా అడుగుతోంది.</translation>
    </message>
    <message>
        <source>It is not asked for by itself any more. New QR reads the order first, then asks for one more.</source>
        <translation>ఇక దాన్ని తనే అడగదు. “కొత్త QR” ముందు ఆర్డర్‌ను చదివి, తర్వాత మరొకటి అడుగుతుంది.</translation>
    </message>
    <message>
        <source>It stays watched for 24 hours all the same, also after a restart.</source>
        <translation>అయినా 24 గంటలు దీన్ని గమనిస్తుంది, మళ్లీ మొదలుపెట్టినా కూడా.</translation>
    </message>
    <message>
        <source>It was closed here at {closed}; the payment came at {paid}.</source>
        <translation>ఇక్కడ {closed} కి మూశారు; పేమెంట్ {paid} కి వచ్చింది.</translation>
    </message>
    <message>
        <source>It was ended.</source>
        <translation>దీన్ని ముగించారు.</translation>
    </message>
    <message>
        <source>It was paid already when its number was taken here; this sale brought no new money. Somebody may have handed the goods over: ask before you hand them over again.</source>
        <translation>ఇక్కడ దీని నంబర్ తీసుకున్నప్పుడే పేమెంట్ అయి ఉంది; ఈ అమ్మకంతో కొత్త డబ్బు రాలేదు. సరుకు ఎవరైనా ఇచ్చేసి ఉండవచ్చు: మళ్లీ ఇచ్చే ముందు అడగండి.</translation>
    </message>
    <message>
        <source>It was taken again at {again}; the payment came at {paid}.</source>
        <translation>{again} కి మళ్లీ తీసుకున్నారు; పేమెంట్ {paid} కి వచ్చింది.</translation>
    </message>
    <message>
        <source>Its refund did not go through.</source>
        <translation>దీని రీఫండ్ వెళ్లలేదు.</translation>
    </message>
    <message>
        <source>Keep the goods, and call your supervisor: what is wrong has to be settled with the customer.</source>
        <translation>సరుకు మీ దగ్గరే ఉంచి, సూపర్‌వైజర్‌ను పిలవండి: తప్పు ఏమిటో కస్టమర్‌తో తేల్చుకోవాలి.</translation>
    </message>
    <message>
        <source>Keep the goods, and do not take the payment again, until the bank has said yes or no.</source>
        <translation>బ్యాంక్ అవును లేదా కాదు అనే వరకు సరుకు మీ దగ్గరే ఉంచండి, పేమెంట్ మళ్లీ తీసుకోవద్దు.</translation>
    </message>
    <message>
        <source>Keep the goods. It is asked again and again; after five minutes you know.</source>
        <translation>సరుకు మీ దగ్గరే ఉంచండి. మళ్లీ మళ్లీ అడుగుతోంది; ఐదు నిమిషాల్లో తెలుస్తుంది.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>లాక్</translation>
    </message>
    <message>
        <source>Look the order up at the service before anybody hands over for it. Should it be paid, this PC says so.</source>
        <translation>దీనికి ఎవరైనా సరుకు ఇచ్చే ముందు ఆర్డర్‌ను సర్వీస్‌లో చూడండి. పేమెంట్ అయితే ఈ PC చెబుతుంది.</translation>
    </message>
    <message>
        <source>Make a new QR for the same order, or use a payment link.</source>
        <translation>అదే ఆర్డర్‌కు కొత్త QR చేయండి, లేదా పేమెంట్ లింక్ వాడండి.</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR తయారవుతోంది</translation>
    </message>
    <message>
        <source>Making the order</source>
        <translation>ఆర్డర్ తయారవుతోంది</translation>
    </message>
    <message>
        <source>Making the payment link</source>
        <translation>పేమెంట్ లింక్ తయారవుతోంది</translation>
    </message>
    <message>
        <source>Money came, but not what this bill asks for.</source>
        <translation>డబ్బు వచ్చింది, కానీ ఈ బిల్లు అడిగినది కాదు.</translation>
    </message>
    <message>
        <source>No QR was shown, so this customer has paid nothing here.</source>
        <translation>QR చూపించలేదు, కాబట్టి ఈ కస్టమర్ ఇక్కడ ఏమీ పే చేయలేదు.</translation>
    </message>
    <message>
        <source>No answer came when the QR was asked for.</source>
        <translation>QR అడిగినప్పుడు జవాబు రాలేదు.</translation>
    </message>
    <message>
        <source>No order was made</source>
        <translation>ఆర్డర్ తయారవలేదు</translation>
    </message>
    <message>
        <source>Nobody has paid yet</source>
        <translation>ఇంకా ఎవరూ పే చేయలేదు</translation>
    </message>
    <message>
        <source>Nobody paid in time, and the service has closed the order.</source>
        <translation>టైమ్‌లోపు ఎవరూ పే చేయలేదు, సర్వీస్ ఆర్డర్ మూసేసింది.</translation>
    </message>
    <message>
        <source>Nobody paid it.</source>
        <translation>ఎవరూ పే చేయలేదు.</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>సరుకు ఇవ్వలేదు</translation>
    </message>
    <message>
        <source>Not paid so far. Cancel it before you hand over.</source>
        <translation>ఇప్పటివరకు పేమెంట్ కాలేదు. సరుకు ఇచ్చే ముందు దీన్ని రద్దు చేయండి.</translation>
    </message>
    <message>
        <source>Nothing of it is shown here. Check the bill: is it the right order? To take it for its own amount, take it again without typing one.</source>
        <translation>దీన్ని ఇక్కడ ఏమీ చూపించలేదు. బిల్లు చూడండి: ఆర్డర్ సరైనదేనా? ఆర్డర్ సొంత అమౌంట్‌కు తీసుకోవాలంటే, అమౌంట్ టైప్ చేయకుండా మళ్లీ తీసుకోండి.</translation>
    </message>
    <message>
        <source>Order cancelled</source>
        <translation>ఆర్డర్ రద్దైంది</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ఆర్డర్లు</translation>
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
        <source>PAID TWICE. One payment has to be given back.</source>
        <translation>రెండుసార్లు పేమెంట్ అయింది. ఒకటి తిరిగి ఇవ్వాలి.</translation>
    </message>
    <message>
        <source>PAID TWICE. {amount} of it was given back.</source>
        <translation>రెండుసార్లు పేమెంట్ అయింది. అందులో {amount} తిరిగి ఇచ్చేశారు.</translation>
    </message>
    <message>
        <source>Paid, but not as it was asked for</source>
        <translation>పేమెంట్ అయింది, కానీ అడిగినట్టు కాదు</translation>
    </message>
    <message>
        <source>Paid, but not known to be by a code of this counter</source>
        <translation>డబ్బు వచ్చింది, కానీ ఈ కౌంటర్ కోడ్‌తోనే అని తెలియదు</translation>
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
        <source>Please wait, I am asking. Do not pay again.</source>
        <translation>దయచేసి ఆగండి, అడుగుతున్నాను. మళ్లీ పే చేయకండి.</translation>
    </message>
    <message>
        <source>Reading the order</source>
        <translation>ఆర్డర్ చూస్తోంది</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>రీఫండ్ {time}</translation>
    </message>
    <message>
        <source>Refunded {time}, {person}</source>
        <translation>రీఫండ్ {time}, {person}</translation>
    </message>
    <message>
        <source>Say: “You have paid twice; I give one back now.”</source>
        <translation>చెప్పండి: “మీరు రెండుసార్లు పే చేశారు; ఒకటి ఇప్పుడే తిరిగి ఇస్తున్నాను.”</translation>
    </message>
    <message>
        <source>Say: “Your payment came late; I give it back now.”</source>
        <translation>చెప్పండి: “మీ పేమెంట్ ఆలస్యంగా వచ్చింది; ఇప్పుడే తిరిగి ఇస్తున్నాను.”</translation>
    </message>
    <message>
        <source>Say: “Your payment came late; here are your goods.”</source>
        <translation>చెప్పండి: “మీ పేమెంట్ ఆలస్యంగా వచ్చింది; ఇదిగో మీ సరుకు.”</translation>
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
        <source>Somebody took it off the list; the service never said how it ended. It may have been paid.</source>
        <translation>ఎవరో దీన్ని లిస్ట్ నుంచి తీసేశారు; ఎలా ముగిసిందో సర్వీస్ ఎప్పుడూ చెప్పలేదు. పేమెంట్ అయి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Taken off the list</source>
        <translation>లిస్ట్ నుంచి తీసేశారు</translation>
    </message>
    <message>
        <source>The QR asks for {asked}; the order says {order}.</source>
        <translation>QR {asked} అడుగుతోంది; ఆర్డర్‌లో {order} ఉంది.</translation>
    </message>
    <message>
        <source>The QR ran out. The order is still open</source>
        <translation>QR గడువు తీరింది. ఆర్డర్ ఇంకా ఓపెన్‌లో ఉంది</translation>
    </message>
    <message>
        <source>The bill is {asked}; the order that was paid is of {paid}.</source>
        <translation>బిల్లు {asked}; పేమెంట్ అయిన ఆర్డర్ {paid} ది.</translation>
    </message>
    <message>
        <source>The bill is {asked}; the order was paid in {currency}.</source>
        <translation>బిల్లు {asked}; ఆర్డర్ పేమెంట్ {currency} లో జరిగింది.</translation>
    </message>
    <message>
        <source>The bill is {asked}; the service does not say what was paid.</source>
        <translation>బిల్లు {asked}; ఎంత పే చేశారో సర్వీస్ చెప్పడం లేదు.</translation>
    </message>
    <message>
        <source>The bill is {asked}; what the service says was paid is no amount.</source>
        <translation>బిల్లు {asked}; పే చేశారని సర్వీస్ చెప్పేది అమౌంట్ కాదు.</translation>
    </message>
    <message>
        <source>The bill says {billed}; this order is of {order}.</source>
        <translation>బిల్లులో {billed} ఉంది; ఈ ఆర్డర్ {order} ది.</translation>
    </message>
    <message>
        <source>The bill says {billed}; what the service says of this order is no amount.</source>
        <translation>బిల్లులో {billed} ఉంది; ఈ ఆర్డర్‌కు సర్వీస్ చెప్పేది అమౌంట్ కాదు.</translation>
    </message>
    <message>
        <source>The cancel came too late.</source>
        <translation>రద్దు చేయడం ఆలస్యమైంది.</translation>
    </message>
    <message>
        <source>The customer had paid before the order could be ended.</source>
        <translation>ఆర్డర్ ముగించక ముందే కస్టమర్ పే చేసేశారు.</translation>
    </message>
    <message>
        <source>The customer has paid twice. Give this one back by payout link; the order number goes with it.</source>
        <translation>కస్టమర్ రెండుసార్లు పే చేశారు. దీన్ని పేఅవుట్ లింక్‌తో తిరిగి ఇవ్వండి; ఆర్డర్ నంబర్ దానితో వెళ్తుంది.</translation>
    </message>
    <message>
        <source>The last answer of the service is too old to rely on.</source>
        <translation>సర్వీస్ చివరి జవాబు నమ్మలేనంత పాతది.</translation>
    </message>
    <message>
        <source>The order has run out</source>
        <translation>ఆర్డర్ గడువు తీరింది</translation>
    </message>
    <message>
        <source>The order never reached the payment service. Take it again.</source>
        <translation>ఆర్డర్ పేమెంట్ సర్వీస్‌కు చేరనే లేదు. మళ్లీ తీసుకోండి.</translation>
    </message>
    <message>
        <source>The order&apos;s time is over. A payment that began before may still come through.</source>
        <translation>ఆర్డర్ టైమ్ అయిపోయింది. ముందే మొదలైన పేమెంట్ ఇంకా రావచ్చు.</translation>
    </message>
    <message>
        <source>The sale is written down and asked for again by itself.</source>
        <translation>అమ్మకం రాసి ఉంది, దాని గురించి తనే మళ్లీ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay this order any more.</source>
        <translation>సర్వీస్ కన్ఫర్మ్ చేసింది: ఈ ఆర్డర్‌కు ఇక ఎవరూ పే చేయలేరు.</translation>
    </message>
    <message>
        <source>The service does not know this order any more</source>
        <translation>ఈ ఆర్డర్ ఇప్పుడు సర్వీస్‌కు తెలియదు</translation>
    </message>
    <message>
        <source>The service is asked. This takes a moment.</source>
        <translation>సర్వీస్‌ను అడుగుతోంది. కాస్త టైమ్ పడుతుంది.</translation>
    </message>
    <message>
        <source>The service lists more than one payment: {numbers}.</source>
        <translation>సర్వీస్ లిస్ట్‌లో ఒకటి కంటే ఎక్కువ పేమెంట్లు ఉన్నాయి: {numbers}.</translation>
    </message>
    <message>
        <source>The service says “{word}”, a word that Paydesk does not know.</source>
        <translation>సర్వీస్ “{word}” అంటోంది, ఆ మాట Paydeskకు తెలియదు.</translation>
    </message>
    <message>
        <source>The service sent a QR that does not fit this order.</source>
        <translation>సర్వీస్ పంపిన QR ఈ ఆర్డర్‌కు సరిపోలేదు.</translation>
    </message>
    <message>
        <source>The service sent a payment link that does not fit this order.</source>
        <translation>సర్వీస్ పంపిన పేమెంట్ లింక్ ఈ ఆర్డర్‌కు సరిపోలేదు.</translation>
    </message>
    <message>
        <source>The service was asked to end this order. It is cancelled only once the service says so.</source>
        <translation>ఈ ఆర్డర్ ముగించమని సర్వీస్‌ను అడిగాం. సర్వీస్ చెప్పాకే ఇది రద్దవుతుంది.</translation>
    </message>
    <message>
        <source>The strip turns green by itself</source>
        <translation>పట్టీ తనే ఆకుపచ్చగా మారుతుంది</translation>
    </message>
    <message>
        <source>Then {order} is the one to give back.</source>
        <translation>అప్పుడు {order} డబ్బు తిరిగి ఇవ్వాలి.</translation>
    </message>
    <message>
        <source>There is no QR for this order</source>
        <translation>ఈ ఆర్డర్‌కు QR లేదు</translation>
    </message>
    <message>
        <source>There is no QR to show</source>
        <translation>చూపించడానికి QR లేదు</translation>
    </message>
    <message>
        <source>There is no order with this number</source>
        <translation>ఈ నంబర్‌తో ఆర్డర్ లేదు</translation>
    </message>
    <message>
        <source>There is no payment link to show</source>
        <translation>చూపించడానికి పేమెంట్ లింక్ లేదు</translation>
    </message>
    <message>
        <source>They have their goods. Give this money back by payout link.</source>
        <translation>వాళ్లకు సరుకు అందింది. ఈ డబ్బును పేఅవుట్ లింక్‌తో తిరిగి ఇవ్వండి.</translation>
    </message>
    <message>
        <source>This order could not be taken</source>
        <translation>ఈ ఆర్డర్ తీసుకోలేకపోయాం</translation>
    </message>
    <message>
        <source>This order is in {currency}, not in rupees.</source>
        <translation>ఈ ఆర్డర్ {currency} లో ఉంది, రూపాయల్లో కాదు.</translation>
    </message>
    <message>
        <source>This order is of another amount</source>
        <translation>ఈ ఆర్డర్ వేరే అమౌంట్‌ది</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>కస్టమర్ కోసం వెయిటింగ్</translation>
    </message>
    <message>
        <source>Waiting: the customer pays on a web page</source>
        <translation>వెయిటింగ్: కస్టమర్ వెబ్ పేజీలో పే చేస్తున్నారు</translation>
    </message>
    <message>
        <source>Were the goods handed over?</source>
        <translation>సరుకు ఇచ్చేశారా?</translation>
    </message>
    <message>
        <source>What the last code said is not known here any more, or cannot be checked. It is on no screen.</source>
        <translation>చివరి కోడ్‌లో ఏముందో ఇక్కడ ఇక తెలియదు, లేదా చెక్ చేయలేం. అది ఏ స్క్రీన్‌పైనా లేదు.</translation>
    </message>
    <message>
        <source>What to do:</source>
        <translation>ఏం చేయాలి:</translation>
    </message>
    <message>
        <source>make a new QR once. If that is refused too, cancel the order and call your supervisor.</source>
        <translation>ఒకసారి కొత్త QR చేయండి. అదీ తిరస్కరిస్తే ఆర్డర్ రద్దు చేసి సూపర్‌వైజర్‌ను పిలవండి.</translation>
    </message>
    <message>
        <source>{person} cancelled it.</source>
        <translation>{person} రద్దు చేశారు.</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid} లో {refunded}</translation>
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
        <source>A second person&apos;s PIN is needed</source>
        <translation>రెండో వ్యక్తి PIN కావాలి</translation>
    </message>
    <message>
        <source>Back, send nothing</source>
        <translation>వెనక్కి, ఏమీ పంపవద్దు</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>కన్ఫర్మ్</translation>
    </message>
    <message>
        <source>Look at it together. The journal keeps both names.</source>
        <translation>ఇద్దరూ కలిసి చూడండి. జర్నల్‌లో రెండు పేర్లూ ఉంటాయి.</translation>
    </message>
    <message>
        <source>Name typed: {name}</source>
        <translation>టైప్ చేసిన పేరు: {name}</translation>
    </message>
    <message>
        <source>Nobody else here may be the second person. An admin can add somebody in Settings.</source>
        <translation>ఇక్కడ వేరే ఎవరూ రెండో వ్యక్తి కాలేరు. అడ్మిన్ సెట్టింగ్స్‌లో ఒకరిని చేర్చవచ్చు.</translation>
    </message>
    <message>
        <source>The names differ: ask who it is before you type your PIN.</source>
        <translation>పేర్లు వేరు: మీ PIN టైప్ చేసే ముందు ఎవరో అడగండి.</translation>
    </message>
    <message>
        <source>Who is the second person?</source>
        <translation>రెండో వ్యక్తి ఎవరు?</translation>
    </message>
    <message>
        <source>{first} ticked: the money is for {name}.</source>
        <translation>{first} టిక్ చేశారు: డబ్బు {name} కు.</translation>
    </message>
    <message>
        <source>{name} sends it; somebody else looks at it and types their own PIN.</source>
        <translation>{name} పంపుతున్నారు; వేరొకరు చూసి తమ PIN టైప్ చేయాలి.</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>10 digits</source>
        <translation>10 అంకెలు</translation>
    </message>
    <message>
        <source>Add a GST invoice to the QR</source>
        <translation>QRకు GST ఇన్‌వాయిస్ చేర్చండి</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>Customer phone</source>
        <translation>కస్టమర్ ఫోన్</translation>
    </message>
    <message>
        <source>Customer phone (optional)</source>
        <translation>కస్టమర్ ఫోన్ (ఆప్షనల్)</translation>
    </message>
    <message>
        <source>How will the customer pay?</source>
        <translation>కస్టమర్ ఎలా పే చేస్తారు?</translation>
    </message>
    <message>
        <source>Made for you</source>
        <translation>తనే తయారవుతుంది</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>లింక్ చేయండి</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>చాలా UPI యాప్‌లలో {limit} వరకే. F3: లింక్.</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>కొత్త పేమెంట్</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>టెర్మినల్ లేదు</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>ఆర్డర్ నంబర్</translation>
    </message>
    <message>
        <source>Order number (scan or leave empty)</source>
        <translation>ఆర్డర్ నంబర్ (స్కాన్ చేయండి లేదా వదిలేయండి)</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>పేమెంట్ లింక్</translation>
    </message>
    <message>
        <source>QR on screen</source>
        <translation>స్క్రీన్‌పై QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR చూపించండి</translation>
    </message>
    <message>
        <source>The order says the amount. Type it too to have it checked.</source>
        <translation>అమౌంట్ ఆర్డర్ చెబుతుంది. సరిచూడాలంటే మీరూ టైప్ చేయండి.</translation>
    </message>
</context>
<context>
    <name>SentChart</name>
    <message>
        <source>Sent, day by day</source>
        <translation>పంపినవి, రోజువారీగా</translation>
    </message>
    <message>
        <source>nothing sent</source>
        <translation>ఏమీ పంపలేదు</translation>
    </message>
</context>
<context>
    <name>SentTab</name>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%n పేఅవుట్</numerusform>
            <numerusform>%n పేఅవుట్‌లు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: do not send again</source>
        <translation>
            <numerusform>%n పేఅవుట్: మళ్లీ పంపవద్దు</numerusform>
            <numerusform>%n పేఅవుట్‌లు: మళ్లీ పంపవద్దు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: failed, or came back</source>
        <translation>
            <numerusform>%n పేఅవుట్: ఫెయిల్ అయింది, లేదా వెనక్కి వచ్చింది</numerusform>
            <numerusform>%n పేఅవుట్‌లు: ఫెయిల్ అయ్యాయి, లేదా వెనక్కి వచ్చాయి</numerusform>
        </translation>
    </message>
    <message>
        <source>All days were looked through, for names, amounts and numbers. Check what is typed.</source>
        <translation>అన్ని రోజుల్లో పేర్లు, అమౌంట్లు, నంబర్లు వెతికాం. టైప్ చేసింది సరిచూడండి.</translation>
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
        <source>Ask the service by beneficiary</source>
        <translation>బెనిఫిషియరీ వారీగా సర్వీస్‌ను అడగండి</translation>
    </message>
    <message>
        <source>Back to what was sent</source>
        <translation>పంపినవాటికి వెనక్కి</translation>
    </message>
    <message>
        <source>Choose other days or filters. What was sent elsewhere the service tells by beneficiary.</source>
        <translation>వేరే రోజులు లేదా ఫిల్టర్లు ఎంచుకోండి. వేరే చోట నుంచి పంపినవి సర్వీస్ బెనిఫిషియరీ వారీగా చెబుతుంది.</translation>
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
        <source>How</source>
        <translation>ఎలా</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>పేరు, అమౌంట్, UTR</translation>
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
        <source>Nothing that was sent fits these filters: {days}</source>
        <translation>పంపినవాటిలో ఏదీ ఈ ఫిల్టర్లకు సరిపోలేదు: {days}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: {days}</source>
        <translation>ఇక్కడి నుంచి ఏమీ పంపలేదు: {days}</translation>
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
        <source>Search what was sent</source>
        <translation>పంపినవాటిలో వెతకండి</translation>
    </message>
    <message>
        <source>Sent from here</source>
        <translation>ఇక్కడి నుంచి పంపినవి</translation>
    </message>
    <message>
        <source>State</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>టైమ్</translation>
    </message>
    <message>
        <source>To</source>
        <translation>ఎవరికి</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>UTR {number}</source>
        <translation>UTR {number}</translation>
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
        <source>What became of it</source>
        <translation>దానికి ఏమైంది</translation>
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
        <source>Payments are answered by the built-in sandbox</source>
        <translation>పేమెంట్లకు ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్ జవాబిస్తుంది</translation>
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
        <source>This counter talks to {host}</source>
        <translation>ఈ కౌంటర్ {host} తో మాట్లాడుతోంది</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <translation>{mark}: {text}</translation>
    </message>
</context>
<context>
    <name>ServiceSettings</name>
    <message>
        <source>For a shop whose internet address is not on the service&apos;s allow-list. It is not a secret.</source>
        <translation>సర్వీస్ అనుమతి లిస్ట్‌లో ఇంటర్నెట్ అడ్రస్ లేని షాపు కోసం. ఇది రహస్యం కాదు.</translation>
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
        <source>That was a private key: it was not kept, and nobody should have it here.</source>
        <translation>అది private key: దాన్ని ఉంచలేదు, అది ఇక్కడ ఎవరి దగ్గరా ఉండకూడదు.</translation>
    </message>
    <message>
        <source>The demo sends pretend money through the built-in sandbox; its address is not set here.</source>
        <translation>డెమో ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్ ద్వారా ఉత్తుత్తి డబ్బు పంపుతుంది; దాని అడ్రస్ ఇక్కడ సెట్ చేయరు.</translation>
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
        <source>A whole number of minutes, from 1 to {most}.</source>
        <translation>పూర్తి నిమిషాలు టైప్ చేయండి, 1 నుంచి {most} వరకు.</translation>
    </message>
    <message>
        <source>Only https:// is used, except for a service on this PC.</source>
        <translation>https:// మాత్రమే వాడాలి, ఈ PCలోని సర్వీస్‌కు తప్ప.</translation>
    </message>
    <message>
        <source>The version is a date, as 2025-01-01.</source>
        <translation>వెర్షన్ ఒక తేదీ, ఉదా. 2025-01-01.</translation>
    </message>
    <message>
        <source>The version is a day, as 2024-01-01.</source>
        <translation>వెర్షన్ ఒక రోజు, ఉదా. 2024-01-01.</translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com.</source>
        <translation>ఇది అడ్రస్ కాదు. అది ఇలా ఉంటుంది: https://api.example.com.</translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com/pg.</source>
        <translation>ఇది అడ్రస్ కాదు. అది ఇలా ఉంటుంది: https://api.example.com/pg.</translation>
    </message>
    <message>
        <source>This is no public key. It begins with -----BEGIN PUBLIC KEY----- and is copied whole.</source>
        <translation>ఇది పబ్లిక్ కీ కాదు. అది -----BEGIN PUBLIC KEY----- తో మొదలవుతుంది, మొత్తం కాపీ చేయాలి.</translation>
    </message>
    <message>
        <source>Without a terminal no payment can be taken.</source>
        <translation>టెర్మినల్ లేకుండా పేమెంట్ తీసుకోలేరు.</translation>
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
        <source>Not saved. What you typed is still here.</source>
        <translation>సేవ్ కాలేదు. మీరు టైప్ చేసింది ఇక్కడే ఉంది.</translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation>సేవ్ కాలేదు: ఇంకా సరిదిద్దాల్సింది ఉంది.</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. What you typed is still here.</source>
        <translation>సేవ్ కాలేదు: దీనికి అడ్మిన్ కావాలి. మీరు టైప్ చేసింది ఇక్కడే ఉంది.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>సేవ్</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>సేవ్ అయింది.</translation>
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
        <source>Connection</source>
        <translation>కనెక్షన్</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>కస్టమర్ డిస్‌ప్లే, సౌండ్</translation>
    </message>
    <message>
        <source>Demo: the built-in sandbox</source>
        <translation>డెమో: ప్రోగ్రామ్ సొంత శాండ్‌బాక్స్</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>సెట్టింగ్ వెతకండి</translation>
    </message>
    <message>
        <source>Journal, copies, export, erasing</source>
        <translation>జర్నల్, కాపీలు, ఎక్స్‌పోర్ట్, చెరపడం</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>సర్వీస్ కీలు</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>భాష, రూపం</translation>
    </message>
    <message>
        <source>Limits, versions, fund sources</source>
        <translation>పరిమితులు, వెర్షన్లు, ఫండ్ సోర్స్‌లు</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>లైవ్</translation>
    </message>
    <message>
        <source>Money out and locks</source>
        <translation>డబ్బు పంపడం, లాక్‌లు</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>కొత్త వెర్షన్లు</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <translation>ఈ పేరుతో ఏ సెట్టింగూ లేదు.</translation>
    </message>
    <message>
        <source>Nobody yet: everybody may do everything that needs no supervisor</source>
        <translation>ఇంకా ఎవరూ లేరు: సూపర్‌వైజర్ అవసరం లేనివన్నీ అందరూ చేయవచ్చు</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>వ్యక్తులు, PINలు</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>తెరవడానికి సిద్ధం</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>రసీదులు, ప్రింటర్</translation>
    </message>
    <message>
        <source>Sales, payouts, verification</source>
        <translation>అమ్మకాలు, పేఅవుట్‌లు, వెరిఫికేషన్</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>స్కానర్</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>సెట్టింగ్స్</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>షాపు, టెర్మినల్</translation>
    </message>
    <message>
        <source>Test: no money moves</source>
        <translation>టెస్ట్: డబ్బు కదలదు</translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation>ఈ PCలో ఏం ఉంటుంది</translation>
    </message>
    <message>
        <source>amounts spoken</source>
        <translation>అమౌంట్ పైకి చెబుతుంది</translation>
    </message>
    <message>
        <source>as this PC</source>
        <translation>ఈ PC లాగా</translation>
    </message>
    <message>
        <source>by itself when paid</source>
        <translation>పేమెంట్ అవగానే దానంతట అదే</translation>
    </message>
    <message>
        <source>colours as the system</source>
        <translation>సిస్టమ్ రంగులే</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>డార్క్</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>హై కాంట్రాస్ట్</translation>
    </message>
    <message>
        <source>keys up to {n} ms apart</source>
        <translation>బటన్ల మధ్య {n} ms వరకు</translation>
    </message>
    <message>
        <source>light</source>
        <translation>లైట్</translation>
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
        <source>looked for once a day</source>
        <translation>రోజుకు ఒకసారి చూస్తుంది</translation>
    </message>
    <message>
        <source>no terminal yet</source>
        <translation>ఇంకా టెర్మినల్ లేదు</translation>
    </message>
    <message>
        <source>no tones</source>
        <translation>టోన్లు లేవు</translation>
    </message>
    <message>
        <source>not looked for</source>
        <translation>చూడదు</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>టెర్మినల్ {number}</translation>
    </message>
    <message>
        <source>text at {percent} %</source>
        <translation>అక్షరాలు {percent} %</translation>
    </message>
    <message>
        <source>the system&apos;s own printer</source>
        <translation>సిస్టమ్ సొంత ప్రింటర్</translation>
    </message>
    <message>
        <source>tones</source>
        <translation>టోన్లు</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
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
        <source>Free some space, or check the rights of the data folder; then save again.</source>
        <translation>కొంత ఖాళీ చేయండి, లేదా డేటా ఫోల్డర్ అనుమతులు చూడండి; తర్వాత మళ్లీ సేవ్ చేయండి.</translation>
    </message>
    <message>
        <source>Its default is used; a limit of payouts that cannot be read is nothing.</source>
        <translation>దాని డిఫాల్ట్ వాడుతోంది; చదవలేని పేఅవుట్ పరిమితిని సున్నాగా తీసుకుంటుంది.</translation>
    </message>
    <message>
        <source>Look them over in Settings.</source>
        <translation>సెట్టింగ్స్‌లో ఒకసారి చూసుకోండి.</translation>
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
        <source>The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation>డిఫాల్ట్ సెట్టింగ్స్ వాడుతోంది; ప్రతి పేఅవుట్‌కు రెండో వ్యక్తి PIN కావాలి.</translation>
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
        <source>The settings cannot be written</source>
        <translation>సెట్టింగ్స్ రాయలేకపోతున్నాం</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>సెట్టింగ్స్ ఫైల్ పాడైంది</translation>
    </message>
    <message>
        <source>The settings that were saved last are used again.</source>
        <translation>చివరిగా సేవ్ చేసిన సెట్టింగ్స్ మళ్లీ వాడుతోంది.</translation>
    </message>
    <message>
        <source>Their file was damaged, or is gone. The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation>వాటి ఫైల్ పాడైంది, లేదా లేదు. డిఫాల్ట్ సెట్టింగ్స్ వాడుతోంది; ప్రతి పేఅవుట్‌కు రెండో వ్యక్తి PIN కావాలి.</translation>
    </message>
    <message>
        <source>What you chose is used until Paydesk closes.</source>
        <translation>మీరు ఎంచుకున్నది Paydesk మూసే వరకు వాడతాం.</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back to the report</source>
        <translation>రిపోర్ట్‌కు వెనక్కి</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>బిల్లులు</translation>
    </message>
    <message>
        <source>Can stay empty. A difference stops nothing: it goes on the slip.</source>
        <translation>ఖాళీగా ఉండవచ్చు. తేడా ఉన్నా ఏదీ ఆగదు: అది స్లిప్ మీద వస్తుంది.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>ఎంచుకోండి</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>మూసి {z} ప్రింట్ చేయండి</translation>
    </message>
    <message>
        <source>Close the shift</source>
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
        <source>Count: your own bills</source>
        <translation>లెక్క: మీ సొంత బిల్లులు</translation>
    </message>
    <message>
        <source>Difference {amount}</source>
        <translation>తేడా {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: your bills say less</source>
        <translation>తేడా {amount}: మీ బిల్లులు తక్కువ చూపిస్తున్నాయి</translation>
    </message>
    <message>
        <source>Difference {amount}: your bills say more</source>
        <translation>తేడా {amount}: మీ బిల్లులు ఎక్కువ చూపిస్తున్నాయి</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>షిఫ్ట్ అప్పగించండి</translation>
    </message>
    <message>
        <source>Hand over the shift</source>
        <translation>షిఫ్ట్ అప్పగించండి</translation>
    </message>
    <message>
        <source>Handed over by {name}</source>
        <translation>అప్పగించింది: {name}</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>తర్వాతి వ్యక్తి</translation>
    </message>
    <message>
        <source>Next person (can stay open)</source>
        <translation>తర్వాతి వ్యక్తి (ఖాళీగా ఉండవచ్చు)</translation>
    </message>
    <message>
        <source>Nobody is set up here: no name goes on it</source>
        <translation>ఇక్కడ ఎవరినీ చేర్చలేదు: దాని మీద పేరు రాదు</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>ఇంకా ఎవరూ లేరు</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>ఇంకా లేదు</translation>
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
        <source>Paid, by the service</source>
        <translation>సర్వీస్ లెక్కలో పేమెంట్</translation>
    </message>
    <message>
        <source>Their total</source>
        <translation>వాటి మొత్తం</translation>
    </message>
    <message>
        <source>These go on the slip as they are</source>
        <translation>ఇవి స్లిప్ మీద ఇలాగే వస్తాయి</translation>
    </message>
    <message>
        <source>These go on with the shift</source>
        <translation>ఇవి షిఫ్ట్‌తో కొనసాగుతాయి</translation>
    </message>
    <message>
        <source>Type both, the number of bills and their total, or none of them.</source>
        <translation>బిల్లుల సంఖ్య, వాటి మొత్తం రెండూ టైప్ చేయండి, లేదా ఏదీ వద్దు.</translation>
    </message>
    <message>
        <source>Type how many there are, in digits.</source>
        <translation>ఎన్ని ఉన్నాయో అంకెల్లో టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Who has the shift from now on?</source>
        <translation>ఇప్పటి నుంచి షిఫ్ట్ ఎవరిది?</translation>
    </message>
    <message>
        <source>becomes {z}</source>
        <translation>{z} అవుతుంది</translation>
    </message>
    <message>
        <source>nobody may strike them out</source>
        <translation>వీటిని ఎవరూ కొట్టివేయలేరు</translation>
    </message>
    <message>
        <source>nothing changes it afterwards</source>
        <translation>తర్వాత దాన్ని ఏదీ మార్చదు</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Look at it anew.</source>
        <translation>దీన్ని మళ్లీ చూడండి.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>జరగలేదు</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>పేమెంట్ అయింది: {amount}</translation>
    </message>
    <message>
        <source>The shift was closed or handed over meanwhile.</source>
        <translation>ఈలోపు షిఫ్ట్ మూశారు లేదా అప్పగించారు.</translation>
    </message>
    <message>
        <source>{z} is closed</source>
        <translation>{z} మూశారు</translation>
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
        <source>A larger amount is asked about once, before anybody can pay it.</source>
        <translation>అంతకంటే ఎక్కువైతే, ఎవరూ పే చేయకముందే ఒకసారి అడుగుతుంది.</translation>
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
        <source>An order of another amount is stopped before anybody can pay it.</source>
        <translation>వేరే అమౌంట్ ఉన్న ఆర్డర్‌ను ఎవరూ పే చేయకముందే ఆపేస్తాం.</translation>
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
        <source>By India&apos;s clock. For a shop that is open past midnight: reports go by it.</source>
        <translation>భారత టైమ్ ప్రకారం. అర్ధరాత్రి దాటి తెరిచి ఉండే షాపుకు: రిపోర్ట్‌లు దీని ప్రకారమే.</translation>
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
        <source>How the terminal is named</source>
        <translation>టెర్మినల్‌ను ఎలా గుర్తిస్తారు</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>షాపు పేరు</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>అడగొద్దు</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>శర్మ స్టోర్స్</translation>
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
        <source>Just now</source>
        <translation>ఇప్పుడే</translation>
    </message>
    <message>
        <source>Nobody is waiting</source>
        <translation>ఎవరూ వెయిటింగ్‌లో లేరు</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>అమ్మకాలు</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>ఇప్పుడు వెయిటింగ్</translation>
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
        <source>Copy the link, and send it as you like.</source>
        <translation>లింక్ కాపీ చేసి, మీకు నచ్చినట్టు పంపండి.</translation>
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
        <source>Do not hand over. Still being asked.</source>
        <translation>సరుకు ఇవ్వొద్దు. ఇంకా అడుగుతోంది.</translation>
    </message>
    <message>
        <source>Do not refund again. Still being asked.</source>
        <translation>మళ్లీ రీఫండ్ చేయొద్దు. ఇంకా అడుగుతోంది.</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>మొదటి ఆర్డర్</translation>
    </message>
    <message>
        <source>GO ON TO THE NEXT SHIFT: {count}</source>
        <translation>తర్వాతి షిఫ్ట్‌కు వెళ్లేవి: {count}</translation>
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
        <source>No sale, and no receipt: the printer is being tried.</source>
        <translation>అమ్మకం కాదు, రసీదు కాదు: ప్రింటర్ పరీక్షిస్తున్నాం.</translation>
    </message>
    <message>
        <source>Nobody&apos;s name</source>
        <translation>పేరు లేకుండా</translation>
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
        <source>Refunds by payout link</source>
        <translation>పేఅవుట్ లింక్‌తో రీఫండ్‌లు</translation>
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
        <source>The tables differed from the journal and were made anew.</source>
        <translation>టేబుళ్లు జర్నల్‌తో సరిపోలేదు, మళ్లీ రాశాం.</translation>
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
        <source>Said at {time}</source>
        <translation>చెప్పింది: {time}</translation>
    </message>
    <message>
        <source>The code has run out</source>
        <translation>కోడ్ గడువు తీరింది</translation>
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
        <source>The accounts that money can go from, as the service&apos;s dashboard names them. Transfers of v1 use none.</source>
        <translation>డబ్బు వెళ్లగల అకౌంట్లు, సర్వీస్ డ్యాష్‌బోర్డ్‌లో ఉన్న పేర్లతోనే. v1 ట్రాన్స్‌ఫర్లకు ఇవి అక్కర్లేదు.</translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation>ఇది ఇప్పటికే లిస్ట్‌లో ఉంది.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. You can stop after any step, and go on later.</source>
        <translation>దాదాపు 3 నిమిషాలు. ఏ దశ తర్వాతైనా ఆపి, తర్వాత కొనసాగించవచ్చు.</translation>
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
        <source>after 1 minute</source>
        <translation>1 నిమిషం తర్వాత</translation>
    </message>
    <message>
        <source>after 15 minutes</source>
        <translation>15 నిమిషాల తర్వాత</translation>
    </message>
    <message>
        <source>after 3 minutes</source>
        <translation>3 నిమిషాల తర్వాత</translation>
    </message>
    <message>
        <source>after 5 minutes</source>
        <translation>5 నిమిషాల తర్వాత</translation>
    </message>
    <message>
        <source>after {n} s</source>
        <translation>{n} సె. తర్వాత</translation>
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
        <source>It holds no settings of Paydesk. On the other counter: Settings, What this PC keeps.</source>
        <translation>ఇందులో Paydesk సెట్టింగ్స్ లేవు. వేరే కౌంటర్‌లో చూడండి: సెట్టింగ్స్, ఈ PCలో ఏం ఉంటుంది.</translation>
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
    <name>StatusBar</name>
    <message>
        <source>Connection</source>
        <translation>కనెక్షన్</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>హబ్</translation>
    </message>
    <message>
        <source>No terminal set</source>
        <translation>టెర్మినల్ సెట్ చేయలేదు</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>శాండ్‌బాక్స్</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>సర్వీస్</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>షిఫ్ట్</translation>
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
        <source>Terminal</source>
        <translation>టెర్మినల్</translation>
    </message>
    <message>
        <source>Terminal {name}</source>
        <translation>టెర్మినల్ {name}</translation>
    </message>
    <message>
        <source>Test service</source>
        <translation>టెస్ట్ సర్వీస్</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>టైమ్</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>ఈరోజు</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>ఈరోజు: {paid} పేమెంట్లు, {total}</translation>
    </message>
    <message>
        <source>{amount} refunded</source>
        <translation>రీఫండ్ {amount}</translation>
    </message>
    <message>
        <source>{name}, {time} ms</source>
        <translation>{name}, {time} ms</translation>
    </message>
    <message>
        <source>{name}: not asked yet</source>
        <translation>{name}: ఇంకా అడగలేదు</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>Copied</source>
        <translation>కాపీ అయింది</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>కాపీ</translation>
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
        <source>Everything that is set here, without keys and without people. Type the keys there anew.</source>
        <translation>ఇక్కడ సెట్ చేసినవన్నీ, కీలు, వ్యక్తులు లేకుండా. కీలు అక్కడ మళ్లీ టైప్ చేయండి.</translation>
    </message>
    <message>
        <source>Finished sales and settled payouts, old lines of the logs, and copies of the journal go for good. What is open, watched or not settled stays, and so does who erased what.</source>
        <translation>పూర్తయిన అమ్మకాలు, సెటిల్ అయిన పేఅవుట్‌లు, లాగ్‌ల పాత లైన్లు, జర్నల్ కాపీలు శాశ్వతంగా పోతాయి. ఓపెన్‌లో ఉన్నవి, గమనిస్తున్నవి, సెటిల్ కానివి ఉంటాయి; ఎవరు ఏం చెరిపారో కూడా ఉంటుంది.</translation>
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
        <source>Paste it into a file or a message.</source>
        <translation>దాన్ని ఒక ఫైల్‌లో లేదా మెసేజ్‌లో పేస్ట్ చేయండి.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ఫైల్‌గా సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>సెట్టింగ్స్ సేవ్ చేయండి</translation>
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
        <source>This PC could not write everything. Make room on the disk, and erase once more.</source>
        <translation>ఈ PC అన్నీ రాయలేకపోయింది. డిస్క్‌లో చోటు చేసి, మళ్లీ చెరిపేయండి.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ఏమిటి</translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation>ఈ PCలో ఏం ఉంటుంది</translation>
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
        <source>(its words: {words})</source>
        <translation>(దాని మాటలు: {words})</translation>
    </message>
    <message>
        <source>Asked in vain. {what}</source>
        <translation>అడిగినా ఏమీ రాలేదు. {what}</translation>
    </message>
    <message>
        <source>Asked: {word}</source>
        <translation>అడిగాం: {word}</translation>
    </message>
    <message>
        <source>Cancel answered: {word}</source>
        <translation>రద్దుకు జవాబు: {word}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>రద్దు రిక్వెస్ట్ సర్వీస్‌కు పంపాం</translation>
    </message>
    <message>
        <source>HAND OVER was shown to {person}</source>
        <translation>{person} కు ‘సరుకు ఇచ్చేయండి’ చూపించాం</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR లేదా పేమెంట్ లింక్ రాలేదు. {what}</translation>
    </message>
    <message>
        <source>No answer that made the order. {what}</source>
        <translation>ఆర్డర్ తయారైనట్టు జవాబు రాలేదు. {what}</translation>
    </message>
    <message>
        <source>No picture of the QR. {why}</source>
        <translation>QR చిత్రం లేదు. {why}</translation>
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
        <source>Paydesk was started again and went on with it</source>
        <translation>Paydesk మళ్లీ మొదలై దీన్ని కొనసాగించింది</translation>
    </message>
    <message>
        <source>Paydesk was started again; the order stays watched</source>
        <translation>Paydesk మళ్లీ మొదలైంది; ఆర్డర్‌ను గమనిస్తూనే ఉంటుంది</translation>
    </message>
    <message>
        <source>Payment link asked for</source>
        <translation>పేమెంట్ లింక్ అడిగాం</translation>
    </message>
    <message>
        <source>Payment link ready, its address checked</source>
        <translation>పేమెంట్ లింక్ రెడీ, దాని అడ్రస్ చెక్ చేశాం</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>పేమెంట్ {number} తెరిచాం</translation>
    </message>
    <message>
        <source>Payments read: none went through</source>
        <translation>పేమెంట్లు చూశాం: ఏదీ సక్సెస్ కాలేదు</translation>
    </message>
    <message>
        <source>Payments read: one is on its way at a bank</source>
        <translation>పేమెంట్లు చూశాం: ఒకటి బ్యాంక్‌లో దారిలో ఉంది</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>పేఅవుట్ లింక్ {number}: {why}. ఏమీ రీఫండ్ కాలేదు.</translation>
    </message>
    <message>
        <source>QR asked for</source>
        <translation>QR అడిగాం</translation>
    </message>
    <message>
        <source>QR ready as it came, not read back. {why}</source>
        <translation>QR వచ్చినట్టే రెడీ, తిరిగి చదవలేదు. {why}</translation>
    </message>
    <message>
        <source>QR ready, read back and checked</source>
        <translation>QR రెడీ, తిరిగి చదివి, చెక్ చేశాం</translation>
    </message>
    <message>
        <source>QR ready, read back. {why}</source>
        <translation>QR రెడీ, తిరిగి చదివాం. {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR తిరస్కరించాం, చూపించలేదు. {why}</translation>
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
        <source>Seen by {person}</source>
        <translation>{person} చూశారు</translation>
    </message>
    <message>
        <source>Taken again: another sale stands in its stead</source>
        <translation>మళ్లీ తీసుకున్నారు: దీని బదులు వేరే అమ్మకం ఉంది</translation>
    </message>
    <message>
        <source>The cancel was not confirmed. {what}</source>
        <translation>రద్దు కన్ఫర్మ్ కాలేదు. {what}</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>కస్టమర్‌కు డబ్బు అందింది: పేఅవుట్ లింక్ {number}</translation>
    </message>
    <message>
        <source>The payments could not be read. {what}</source>
        <translation>పేమెంట్లు చూడలేకపోయాం. {what}</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was put right: times before were wrong</source>
        <translation>ఈ PC గడియారం సరిచేశారు: ముందున్న టైమ్‌లు తప్పు</translation>
    </message>
    <message>
        <source>Watched for 24 hours; no payment was seen</source>
        <translation>24 గంటలు గమనించాం; పేమెంట్ ఏదీ కనిపించలేదు</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>ఎవరో</translation>
    </message>
    <message>
        <source>{person} asked for a receipt</source>
        <translation>{person} రసీదు అడిగారు</translation>
    </message>
    <message>
        <source>{person} asked to cancel the order</source>
        <translation>{person} ఆర్డర్ రద్దు చేయమని అడిగారు</translation>
    </message>
    <message>
        <source>{person} asked: {word}</source>
        <translation>{person} అడిగారు: {word}</translation>
    </message>
    <message>
        <source>{person} ended payout link {number}. Nothing was refunded.</source>
        <translation>{person} పేఅవుట్ లింక్ {number} ముగించారు. ఏమీ రీఫండ్ కాలేదు.</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} సరుకు ఇచ్చారు</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} {amount} రీఫండ్ చేశారు: పేఅవుట్ లింక్ {number}</translation>
    </message>
    <message>
        <source>{person} took it off the list</source>
        <translation>{person} దీన్ని లిస్ట్ నుంచి తీసేశారు</translation>
    </message>
    <message>
        <source>{person} took order {order} by its number</source>
        <translation>{person} ఆర్డర్ {order} ను దాని నంబర్‌తో తీసుకున్నారు</translation>
    </message>
    <message>
        <source>{person} wanted a new QR</source>
        <translation>{person} కొత్త QR అడిగారు</translation>
    </message>
    <message>
        <source>{person} wanted a new payment link</source>
        <translation>{person} కొత్త పేమెంట్ లింక్ అడిగారు</translation>
    </message>
    <message>
        <source>{person} wanted a sale of {amount}</source>
        <translation>{person} {amount} అమ్మకం మొదలుపెట్టారు</translation>
    </message>
    <message>
        <source>{person} went on to the next customer</source>
        <translation>{person} తర్వాతి కస్టమర్‌కు వెళ్లారు</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Ask now</source>
        <translation>ఇప్పుడు అడగండి</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>లిస్ట్‌కు వెనక్కి</translation>
    </message>
    <message>
        <source>Choose one in the table.</source>
        <translation>టేబుల్‌లో ఒకటి ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>It was paid after it was closed. Show it to settle it.</source>
        <translation>మూసిన తర్వాత పేమెంట్ అయింది. సెటిల్ చేయడానికి దాన్ని చూపించండి.</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>సెటిల్ కాలేదు</translation>
    </message>
    <message>
        <source>Payment {number}</source>
        <translation>పేమెంట్ {number}</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>రసీదు</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>చూపించండి</translation>
    </message>
    <message>
        <source>The story of a sale</source>
        <translation>అమ్మకం వివరాలు</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Story of this sale</source>
        <translation>ఈ అమ్మకం వివరాలు</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n not paid</source>
        <translation>
            <numerusform>%n పేమెంట్ కాలేదు</numerusform>
            <numerusform>%n పేమెంట్ కాలేదు</numerusform>
        </translation>
    </message>
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
        <source>%n shown</source>
        <translation>
            <numerusform>%n చూపించాం</numerusform>
            <numerusform>%n చూపించాం</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n తెలియదు</numerusform>
            <numerusform>%n తెలియదు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n వెయిటింగ్</numerusform>
            <numerusform>%n వెయిటింగ్</numerusform>
        </translation>
    </message>
    <message>
        <source>net</source>
        <translation>నికరం</translation>
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
        <source>Save the support file</source>
        <translation>సపోర్ట్ ఫైల్ సేవ్ చేయండి</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>సపోర్ట్ ఫైల్</translation>
    </message>
    <message>
        <source>Versions, settings, counts and the end of the log, for whoever helps you. Keys, PINs, names of customers, phones and accounts are not in it, or masked. Read it before you hand it on.</source>
        <translation>మీకు సహాయం చేసేవాళ్ల కోసం: వెర్షన్లు, సెట్టింగ్స్, లెక్కలు, లాగ్ చివరి భాగం. కీలు, PINలు, కస్టమర్ల పేర్లు, ఫోన్లు, అకౌంట్లు ఇందులో లేవు, లేదా దాచి ఉన్నాయి. ఇచ్చే ముందు చదవండి.</translation>
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
        <source>Send money to this address</source>
        <translation>ఈ అడ్రస్‌కు డబ్బు పంపండి</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n ఓపెన్</numerusform>
            <numerusform>%n ఓపెన్</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>మెనూ</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Amount</source>
        <translation>అమౌంట్</translation>
    </message>
    <message>
        <source>From</source>
        <translation>ఎక్కడి నుంచి</translation>
    </message>
    <message>
        <source>It must be more than ₹1.00.</source>
        <translation>₹1.00 కంటే ఎక్కువ ఉండాలి.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>పద్ధతి</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>పంపండి</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} పంపండి</translation>
    </message>
    <message>
        <source>The account&apos;s usual one</source>
        <translation>అకౌంట్ మామూలుగా వాడేది</translation>
    </message>
    <message>
        <source>The bank says that this address cannot be paid.</source>
        <translation>ఈ అడ్రస్‌కు డబ్బు పంపలేరని బ్యాంక్ చెబుతోంది.</translation>
    </message>
    <message>
        <source>Type the UPI address, as name@bank.</source>
        <translation>UPI అడ్రస్ టైప్ చేయండి, name@bank లాగా.</translation>
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
        <source>Nobody here may do this yet. An admin can add somebody in Settings, under People.</source>
        <translation>ఇక్కడ ఇంకా ఎవరికీ ఈ అనుమతి లేదు. అడ్మిన్ సెట్టింగ్స్, ‘వ్యక్తులు’లో ఒకరిని చేర్చవచ్చు.</translation>
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
        <source>Never in the demo. It is only told of: nothing is installed or started again by itself.</source>
        <translation>డెమోలో ఎప్పుడూ కాదు. చెప్పడం మాత్రమే: దానంతట అదే ఏదీ ఇన్‌స్టాల్ అవదు, మళ్లీ మొదలవదు.</translation>
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
        <source>Ask the customer for the UPI address itself. Send nothing to this one.</source>
        <translation>కస్టమర్‌ను UPI అడ్రస్సే అడగండి. దీనికి ఏమీ పంపవద్దు.</translation>
    </message>
    <message>
        <source>Ask the customer to read it out once more. Send nothing to this one.</source>
        <translation>ఇంకోసారి చదివి చెప్పమని కస్టమర్‌ను అడగండి. దీనికి ఏమీ పంపవద్దు.</translation>
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
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>చెల్లదు</translation>
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
        <source>Rails</source>
        <translation>మార్గాలు</translation>
    </message>
    <message>
        <source>Run out</source>
        <translation>గడువు తీరింది</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>ఒక్కసారికే</translation>
    </message>
    <message>
        <source>State</source>
        <translation>స్టేటస్</translation>
    </message>
    <message>
        <source>The transfer token has run out. Check the address again for another.</source>
        <translation>ట్రాన్స్‌ఫర్ టోకెన్ గడువు తీరింది. ఇంకోదాని కోసం అడ్రస్ మళ్లీ చెక్ చేయండి.</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again for another.</source>
        <translation>ట్రాన్స్‌ఫర్ టోకెన్ వాడేశారు. ఇంకోదాని కోసం అడ్రస్ మళ్లీ చెక్ చేయండి.</translation>
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
        <source>Check a UPI address</source>
        <translation>UPI అడ్రస్ చెక్ చేయండి</translation>
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
        <source>Phone number</source>
        <translation>ఫోన్ నంబర్</translation>
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
        <source>What is known</source>
        <translation>తెలిసింది</translation>
    </message>
    <message>
        <source>name@bank</source>
        <translation>name@bank</translation>
    </message>
</context>
<context>
    <name>VerdictStrip</name>
    <message>
        <source>ALREADY PAID {time}</source>
        <translation>ఇప్పటికే పేమెంట్ అయింది {time}</translation>
    </message>
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
        <source>NOT PAID, SAFE TO RETRY</source>
        <translation>పేమెంట్ కాలేదు, మళ్లీ తీసుకోవడం సేఫ్</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>మూసిన తర్వాత పేమెంట్ అయింది</translation>
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
        <source>REFUNDED</source>
        <translation>రీఫండ్ అయింది</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>స్టేటస్ తెలియదు, సరుకు ఇవ్వొద్దు</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>తీర్పు</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>ఆగండి</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
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
        <source>HAND OVER</source>
        <translation>సరుకు ఇచ్చేయండి</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>పేమెంట్ అయిందా? స్క్రీన్ చెబుతుంది.</translation>
    </message>
    <message>
        <source>It turns green</source>
        <translation>ఆకుపచ్చగా మారుతుంది</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>భాష</translation>
    </message>
    <message>
        <source>No account, no network, no real money. A small shop is ready: sell, cancel, refund. Everything says DEMO.</source>
        <translation>అకౌంట్ వద్దు, నెట్‌వర్క్ వద్దు, అసలు డబ్బు వద్దు. చిన్న షాపు సిద్ధం: అమ్మండి, రద్దు చేయండి, రీఫండ్ చేయండి. అన్నిటి మీదా ‘డెమో’ అని ఉంటుంది.</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>సెట్టింగ్స్ ఫైల్ తెరవండి</translation>
    </message>
    <message>
        <source>Setting up a second counter?</source>
        <translation>రెండో కౌంటర్ పెడుతున్నారా?</translation>
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
        <source>The goods leave the counter when the screen turns green, not before.</source>
        <translation>స్క్రీన్ ఆకుపచ్చగా మారాకే సరుకు ఇవ్వండి, అంతకు ముందు ఇవ్వొద్దు.</translation>
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
        <source>You need three things from Cashfree: client ID, client secret, terminal number. The next page shows where they are.</source>
        <translation>Cashfree నుంచి మూడు కావాలి: క్లయింట్ ID, క్లయింట్ సీక్రెట్, టెర్మినల్ నంబర్. ఎక్కడ ఉంటాయో తర్వాతి పేజీలో ఉంది.</translation>
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
        <source>Back to the report</source>
        <translation>రిపోర్ట్‌కు వెనక్కి</translation>
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
        <source>Each shift that is closed gets one. Its number has no gap, and nothing changes it afterwards.</source>
        <translation>మూసిన ప్రతి షిఫ్ట్‌కు ఒకటి వస్తుంది. నంబర్లలో ఖాళీ ఉండదు, తర్వాత దాన్ని ఏదీ మార్చదు.</translation>
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
        <source>There is no Z report yet</source>
        <translation>ఇంకా Z రిపోర్ట్ లేదు</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z reports</source>
        <translation>Z రిపోర్ట్‌లు</translation>
    </message>
    <message>
        <source>not printed</source>
        <translation>ప్రింట్ కాలేదు</translation>
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
    <name>_EntryRow</name>
    <message>
        <source>More</source>
        <translation>మరిన్ని</translation>
    </message>
    <message>
        <source>More: {title}</source>
        <translation>మరిన్ని: {title}</translation>
    </message>
</context>
<context>
    <name>_ItemRow</name>
    <message>
        <source>Ask now</source>
        <translation>ఇప్పుడు అడగండి</translation>
    </message>
    <message>
        <source>Settle it</source>
        <translation>సెటిల్ చేయండి</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>చూపించండి</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta_IN" sourcelanguage="en_IN">
<context>
    <name>AboutTab</name>
    <message>
        <source>About</source>
        <translation>பற்றி</translation>
    </message>
    <message>
        <source>Drafts that no native speaker has read yet: {languages}.</source>
        <translation>தாய்மொழியாகப் பேசுபவர் இன்னும் படிக்காத வரைவுகள்: {languages}.</translation>
    </message>
    <message>
        <source>Journal, settings, people and logs: data folder. Keys: system keychain, or only memory.</source>
        <translation>ஜர்னல், செட்டிங்ஸ், ஆட்கள், லாக்: டேட்டா ஃபோல்டரில். கீகள்: சிஸ்டம் கீசெயினில், அல்லது மெமரியில் மட்டும்.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>உரிமங்கள்</translation>
    </message>
    <message>
        <source>Paydesk is under the Apache License 2.0. It uses Qt under the LGPL 3, and:</source>
        <translation>Paydesk Apache License 2.0-இன் கீழ் உள்ளது. இது LGPL 3 Qt-ஐயும் இவற்றையும் பயன்படுத்துகிறது:</translation>
    </message>
    <message>
        <source>Paydesk {version}</source>
        <translation>Paydesk {version}</translation>
    </message>
    <message>
        <source>Paydesk {version} is there: {news} Get it at {page} and install it over this one.</source>
        <translation>Paydesk {version} வந்துள்ளது: {news} {page}-இல் பெற்று இதன் மேலேயே நிறுவுங்கள்.</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>டேட்டா ஃபோல்டர்: {folder}.</translation>
    </message>
</context>
<context>
    <name>AccessSettings</name>
    <message>
        <source>A number from {first} to {last}.</source>
        <translation>{first} முதல் {last} வரை ஓர் எண்.</translation>
    </message>
    <message>
        <source>Address: {url}</source>
        <translation>முகவரி: {url}</translation>
    </message>
    <message>
        <source>Bills as files</source>
        <translation>பில்கள் ஃபைலாக</translation>
    </message>
    <message>
        <source>Fixed port</source>
        <translation>நிலையான போர்ட்</translation>
    </message>
    <message>
        <source>For programs that cannot find the address.</source>
        <translation>முகவரியைக் கண்டுபிடிக்க முடியாத புரோகிராம்களுக்கு.</translation>
    </message>
    <message>
        <source>How programs reach this counter</source>
        <translation>புரோகிராம்கள் இந்தக் கவுண்டரை அடையும் வழி</translation>
    </message>
    <message>
        <source>Links of web pages fill the form</source>
        <translation>வெப் பக்க லிங்க்குகள் படிவத்தை நிரப்பும்</translation>
    </message>
    <message>
        <source>No address before a program is added.</source>
        <translation>புரோகிராம் சேர்க்கும் வரை முகவரி இல்லை.</translation>
    </message>
    <message>
        <source>No program can call now.</source>
        <translation>இப்போது எந்தப் புரோகிராமும் அழைக்க முடியாது.</translation>
    </message>
    <message>
        <source>Nothing is sent before you press.</source>
        <translation>நீங்கள் அழுத்தும் வரை எதுவும் போகாது.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>போர்ட்</translation>
    </message>
    <message>
        <source>Port {port} is in use</source>
        <translation>போர்ட் {port} பயன்பாட்டில் உள்ளது</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Cancel this sale?</source>
        <translation>இந்த விற்பனையை ரத்து செய்யவா?</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>காத்திருக்கவும்</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>ஆம், ரத்து செய்</translation>
    </message>
</context>
<context>
    <name>ActivityChart</name>
    <message>
        <source>Day by day</source>
        <translation>நாள்வாரியாக</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>எதுவும் இல்லை</translation>
    </message>
</context>
<context>
    <name>ActivityTab</name>
    <message>
        <source>Activity</source>
        <translation>செயல்பாடு</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Amount (INR)</source>
        <translation>தொகை (INR)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>பயனாளியின் பழைய பதிவுகள்</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>நாள்</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>பெயர், தொகை, UTR</translation>
    </message>
    <message>
        <source>No payouts: {days}</source>
        <translation>பேஅவுட் இல்லை: {days}</translation>
    </message>
    <message>
        <source>No such payout: {days}</source>
        <translation>அப்படி ஒரு பேஅவுட் இல்லை: {days}</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பணம் வரவில்லை</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” எதுவும் கிடைக்கவில்லை</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>பெண்டிங்</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>நபர்</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>எல்லாம் காட்டு</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>To</source>
        <translation>எந்தக் கணக்குக்கு</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>தெரியவில்லை</translation>
    </message>
    <message>
        <source>What</source>
        <translation>என்ன</translation>
    </message>
    <message>
        <source>When</source>
        <translation>எப்போது</translation>
    </message>
    <message>
        <source>done {amount}</source>
        <translation>முடிந்தது {amount}</translation>
    </message>
    <message>
        <source>not paid {amount}</source>
        <translation>பேமெண்ட் ஆகவில்லை {amount}</translation>
    </message>
    <message>
        <source>pending {amount}</source>
        <translation>பெண்டிங் {amount}</translation>
    </message>
    <message>
        <source>unknown {amount}</source>
        <translation>தெரியவில்லை {amount}</translation>
    </message>
    <message>
        <source>{n} · do not send again</source>
        <translation>{n} · மீண்டும் அனுப்பாதீர்கள்</translation>
    </message>
    <message>
        <source>{n} · failed or came back</source>
        <translation>{n} · ஃபெயில் அல்லது திரும்பியது</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>மேலும் %n</numerusform>
            <numerusform>மேலும் %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>விலக்கு</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>எல்லாம் விலக்கு</translation>
    </message>
    <message>
        <source>Dismiss the others</source>
        <translation>மற்றவற்றை விலக்கு</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ஓப்பன்</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>மூடிய பின் பணம் வந்தது: {amount} · {order}</translation>
    </message>
    <message>
        <source>{amount} paid · {order}</source>
        <translation>{amount} வந்தது · {order}</translation>
    </message>
</context>
<context>
    <name>AmountEdit</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
</context>
<context>
    <name>AmountQuestion</name>
    <message>
        <source>No, change it</source>
        <translation>இல்லை, மாற்று</translation>
    </message>
    <message>
        <source>This shop asks above {limit}.</source>
        <translation>{limit}-க்கு மேல் இந்தக் கடை கேட்கும்.</translation>
    </message>
    <message>
        <source>Yes, continue</source>
        <translation>ஆம், தொடர்</translation>
    </message>
    <message>
        <source>{amount}: is this amount right?</source>
        <translation>{amount}: இந்தத் தொகை சரியா?</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The pretend phone opens in this PC&apos;s browser</source>
        <translation>டெமோ போன் இந்த PC-இன் பிரவுசரில் திறக்கும்</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>A person can have a language of their own: People and PINs.</source>
        <translation>ஒவ்வொருவருக்கும் தனி மொழி இருக்கலாம்: ஆட்கள், PIN பகுதியில்.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>சிஸ்டம் போல</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>நிறங்கள்</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>இருள்</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>அதிக கான்ட்ராஸ்ட்</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>மொழியும் தோற்றமும்</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>வெளிச்சம்</translation>
    </message>
    <message>
        <source>Size of text and keys</source>
        <translation>எழுத்து, பட்டன் அளவு</translation>
    </message>
    <message>
        <source>Takes effect when Paydesk starts again.</source>
        <translation>Paydesk மீண்டும் தொடங்கும்போது செயல்படும்.</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>கீகளை நீக்கு</translation>
    </message>
    <message>
        <source>Delete these keys?</source>
        <translation>இந்தக் கீகளை நீக்கவா?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Erased from this PC. This part stops until you type new keys.</source>
        <translation>இந்த PC-யிலிருந்து அழிக்கப்படும். புதிய கீகள் போடும் வரை இந்தப் பகுதி நிற்கும்.</translation>
    </message>
    <message>
        <source>Save keys</source>
        <translation>கீகளைச் சேமி</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>இணைப்பைச் சோதி</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>டெமோவின் சொந்தக் கீகள்</translation>
    </message>
    <message>
        <source>Type new keys</source>
        <translation>புதிய கீகள் போடு</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>கீகள் போடு</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>ஆம், நீக்கு</translation>
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
        <translation>தொகை: ?</translation>
    </message>
    <message>
        <source>Bill {number}</source>
        <translation>பில் {number}</translation>
    </message>
    <message>
        <source>en_IN</source>
        <comment>the locale of this translation</comment>
        <translation>ta_IN</translation>
    </message>
    <message>
        <source>{n} h ago</source>
        <translation>{n} மணி நேரம் முன்</translation>
    </message>
    <message>
        <source>{n} min ago</source>
        <translation>{n} நிமிடம் முன்</translation>
    </message>
    <message>
        <source>{n} s ago</source>
        <translation>{n} வினாடி முன்</translation>
    </message>
    <message>
        <source>{program}, bill {number}</source>
        <translation>{program}, பில் {number}</translation>
    </message>
</context>
<context>
    <name>BillQuestion</name>
    <message>
        <source>Charge {amount}</source>
        <translation>{amount} எடு</translation>
    </message>
    <message>
        <source>Misread? Scan again.</source>
        <translation>தவறாகப் படித்ததா? மீண்டும் ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>New sale</source>
        <translation>புதிய விற்பனை</translation>
    </message>
    <message>
        <source>No order {number}. Charge {amount} for this bill?</source>
        <translation>ஆர்டர் {number} இல்லை. இந்த பில்லுக்கு {amount} எடுக்கவா?</translation>
    </message>
    <message>
        <source>Same customer? Open that sale from the list.</source>
        <translation>அதே கஸ்டமரா? அந்த விற்பனையைப் பட்டியலிலிருந்து திறங்கள்.</translation>
    </message>
    <message>
        <source>{bill} waits for {amount}.</source>
        <translation>{bill}: {amount} காத்திருக்கிறது.</translation>
    </message>
</context>
<context>
    <name>Bills</name>
    <message>
        <source>Another amount is open.</source>
        <translation>வேறு தொகை திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>Unlock first.</source>
        <translation>முதலில் லாக் திறங்கள்.</translation>
    </message>
    <message>
        <source>You may not sell.</source>
        <translation>உங்களுக்கு விற்க அனுமதி இல்லை.</translation>
    </message>
    <message>
        <source>{bill}: {amount} refused.</source>
        <translation>{bill}: {amount} ஏற்கவில்லை.</translation>
    </message>
    <message>
        <source>{bill}: {amount} waits in the list</source>
        <translation>{bill}: {amount} பட்டியலில் காத்திருக்கிறது</translation>
    </message>
    <message>
        <source>{other} is open.</source>
        <translation>{other} திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>{other} is paid.</source>
        <translation>{other}: பணம் வந்தது.</translation>
    </message>
    <message>
        <source>{program} wants {amount} for {bill}.</source>
        <translation>{program}: {bill} பில்லுக்கு {amount} கேட்கிறது.</translation>
    </message>
</context>
<context>
    <name>CashgramForm</name>
    <message>
        <source>10 digits</source>
        <translation>10 இலக்கம்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>கடைசி நாள் வரை, இந்த லிங்க் உள்ள யாரும் பணத்தைப் பெறலாம்.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>இமெயில்</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>இமெயில் (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>கடைசி நாள்</translation>
    </message>
    <message>
        <source>Last day, e-mail</source>
        <translation>கடைசி நாள், இமெயில்</translation>
    </message>
    <message>
        <source>Letters, digits, spaces</source>
        <translation>எழுத்து, எண், இடைவெளி</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>லிங்க் உருவாக்கு</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>மேலும் விவரம்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>No</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>பேஅவுட் லிங்க்</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>எதன் ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>குறிப்பு (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>Send the link to this phone and e-mail</source>
        <translation>லிங்க்கை இந்த போனுக்கும் இமெயிலுக்கும் அனுப்பு</translation>
    </message>
    <message>
        <source>Sent to the customer</source>
        <translation>கஸ்டமருக்கு அனுப்பியது</translation>
    </message>
    <message>
        <source>This is more than is left to refund of this sale.</source>
        <translation>இந்த விற்பனையில் இவ்வளவு ரீஃபண்ட் பாக்கி இல்லை.</translation>
    </message>
    <message>
        <source>This is more than is left to refund: {amount}.</source>
        <translation>ரீஃபண்டுக்கு இவ்வளவு பாக்கி இல்லை; பாக்கி: {amount}.</translation>
    </message>
    <message>
        <source>This is more than was paid: {amount}.</source>
        <translation>இது வந்த பணத்தைவிட அதிகம்: {amount}.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>எதற்கு</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ஆம்</translation>
    </message>
</context>
<context>
    <name>CashgramList</name>
    <message>
        <source>No link is open</source>
        <translation>திறந்த லிங்க் எதுவும் இல்லை</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>தீர்வாகவில்லை</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>தீர்வானது</translation>
    </message>
</context>
<context>
    <name>CashgramPanel</name>
    <message>
        <source>Links made here</source>
        <translation>இங்கே உருவாக்கிய லிங்க்குகள்</translation>
    </message>
    <message>
        <source>Made here</source>
        <translation>இங்கே செய்தவை</translation>
    </message>
    <message>
        <source>New link</source>
        <translation>புதிய லிங்க்</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>பேஅவுட் லிங்க்</translation>
    </message>
    <message>
        <source>Payout links</source>
        <translation>பேஅவுட் லிங்க்குகள்</translation>
    </message>
</context>
<context>
    <name>Cashgrams</name>
    <message>
        <source>Already refunded: {amount}.</source>
        <translation>ஏற்கெனவே ரீஃபண்ட்: {amount}.</translation>
    </message>
    <message>
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>ஏற்கனவே ரீஃபண்ட் ஆனது: {amount}. பாக்கி: {left}.</translation>
    </message>
    <message>
        <source>Cancel this payout link, and call your supervisor.</source>
        <translation>இந்த பேஅவுட் லிங்க்கை ரத்து செய்து, சூப்பர்வைசரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>இந்த லிங்க்கை யாருக்கும் கொடுக்காதீர்கள்</translation>
    </message>
    <message>
        <source>Needs a supervisor. It goes back to the account that paid.</source>
        <translation>சூப்பர்வைசர் தேவை. பணம் செலுத்திய கணக்கிற்கே போகும்.</translation>
    </message>
    <message>
        <source>Needs a supervisor. Paid from the payout account.</source>
        <translation>சூப்பர்வைசர் தேவை. பேஅவுட் கணக்கிலிருந்து போகும்.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>வகை இல்லை</translation>
    </message>
    <message>
        <source>Nothing is left to refund</source>
        <translation>ரீஃபண்ட் பாக்கி இல்லை</translation>
    </message>
    <message>
        <source>Paydesk does not show, copy or print it.</source>
        <translation>Paydesk இதைக் காட்டாது, நகலெடுக்காது, அச்சிடாது.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refund of {amount} for {number}</source>
        <translation>{number} ஆர்டருக்கு {amount} ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Repayment</source>
        <translation>பணம் திருப்புதல்</translation>
    </message>
    <message>
        <source>The payment service sent a link that asks the customer to pay.</source>
        <translation>சர்வீஸ் அனுப்பிய லிங்க் கஸ்டமரிடம் பணம் கேட்கிறது.</translation>
    </message>
    <message>
        <source>The payment service sent a link that is not secure.</source>
        <translation>பேமெண்ட் சர்வீஸ் அனுப்பிய லிங்க் பாதுகாப்பானது அல்ல.</translation>
    </message>
    <message>
        <source>The payment service sent a link to another address.</source>
        <translation>பேமெண்ட் சர்வீஸ் அனுப்பிய லிங்க் வேறு முகவரிக்குப் போகிறது.</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>பயனில் இல்லை</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>இன்னும் இல்லை</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>See to it</source>
        <translation>கவனி</translation>
    </message>
    <message>
        <source>Stops selling</source>
        <translation>விற்பனையை நிறுத்தும்</translation>
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
            <numerusform>இன்னும் %n கஸ்டமர் பணம் கட்டலாம்.</numerusform>
            <numerusform>இன்னும் %n கஸ்டமர் பணம் கட்டலாம்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales were waiting when Paydesk closed.</source>
        <translation>
            <numerusform>Paydesk மூடியபோது %n விற்பனை காத்திருந்தது.</numerusform>
            <numerusform>Paydesk மூடியபோது %n விற்பனை காத்திருந்தன.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>இருந்தாலும் மூடு</translation>
    </message>
    <message>
        <source>Keep Paydesk open</source>
        <translation>Paydesk திறந்தே இருக்கட்டும்</translation>
    </message>
    <message>
        <source>One customer can still pay.</source>
        <translation>இன்னும் ஒரு கஸ்டமர் பணம் கட்டலாம்.</translation>
    </message>
    <message>
        <source>One sale was waiting when Paydesk closed.</source>
        <translation>Paydesk மூடியபோது ஒரு விற்பனை காத்திருந்தது.</translation>
    </message>
    <message>
        <source>Paydesk now checks who has paid.</source>
        <translation>யார் பணம் கட்டினார் என்று Paydesk இப்போது பார்க்கிறது.</translation>
    </message>
    <message>
        <source>Payments still arrive, but nobody here sees them until Paydesk opens again.</source>
        <translation>பணம் வந்துகொண்டே இருக்கும், ஆனால் Paydesk மீண்டும் திறக்கும் வரை இங்கே யாருக்கும் தெரியாது.</translation>
    </message>
</context>
<context>
    <name>ColourView</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
</context>
<context>
    <name>ConfirmationPage</name>
    <message>
        <source>A second person&apos;s PIN is needed.</source>
        <translation>இரண்டாம் நபரின் PIN தேவை.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Bank says {name}</source>
        <translation>வங்கியில் பெயர்: {name}</translation>
    </message>
    <message>
        <source>Each attempt has the same number: nobody is paid twice.</source>
        <translation>ஒவ்வொரு முயற்சிக்கும் ஒரே எண்: யாருக்கும் இருமுறை பணம் போகாது.</translation>
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
        <translation>இது சரியா?</translation>
    </message>
    <message>
        <source>Names differ. Ask who this is before you send.</source>
        <translation>பெயர்கள் வேறு. அனுப்பும் முன் இவர் யார் என்று கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>சுருக்கம்</translation>
    </message>
    <message>
        <source>Yes, the money is for {name}</source>
        <translation>ஆம், பணம் {name} பெயருக்குத்தான்</translation>
    </message>
</context>
<context>
    <name>ConfirmedActionCard</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
</context>
<context>
    <name>ConnectStep</name>
    <message>
        <source>1. Sign in to the Cashfree dashboard.</source>
        <translation>1. Cashfree டாஷ்போர்டில் லாகின் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>2. Switch to Live at the top.</source>
        <translation>2. மேலே லைவ் என மாற்றுங்கள்.</translation>
    </message>
    <message>
        <source>2. Switch to Test at the top.</source>
        <translation>2. மேலே டெஸ்ட் என மாற்றுங்கள்.</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers திறந்து, பிறகு API keys திறக்கவும்.</translation>
    </message>
    <message>
        <source>4. Copy both. The secret is shown once.</source>
        <translation>4. இரண்டையும் காப்பி செய்யுங்கள். சீக்ரெட் ஒரு முறைதான் காட்டும்.</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>கீகளைச் சரிபார்</translation>
    </message>
    <message>
        <source>Clock is right</source>
        <translation>கடிகாரம் சரி</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>இந்த கவுண்டரை இணை</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keys accepted</source>
        <translation>கீகளை ஏற்றது</translation>
    </message>
    <message>
        <source>Keys accepted. Clock is right.</source>
        <translation>கீகளை ஏற்றது. கடிகாரம் சரி.</translation>
    </message>
    <message>
        <source>Keys are saved after the check.</source>
        <translation>சரிபார்த்த பிறகு கீகள் சேமிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Keys are saved. Leave empty to keep them.</source>
        <translation>கீகள் சேமித்தாச்சு. அப்படியே வைக்க, காலியாக விடுங்கள்.</translation>
    </message>
    <message>
        <source>Keys match Live</source>
        <translation>கீகள் லைவுக்குப் பொருந்தும்</translation>
    </message>
    <message>
        <source>Keys match Test</source>
        <translation>கீகள் டெஸ்டுக்குப் பொருந்தும்</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>லைவ்</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Next: people</source>
        <translation>அடுத்து: ஆட்கள்</translation>
    </message>
    <message>
        <source>Practice with test keys</source>
        <translation>டெஸ்ட் கீகளால் பழகு</translation>
    </message>
    <message>
        <source>Real customers, real money</source>
        <translation>உண்மையான கஸ்டமர், உண்மையான பணம்</translation>
    </message>
    <message>
        <source>See softPOS in the dashboard, or type its phone.</source>
        <translation>டாஷ்போர்டில் softPOS பாருங்கள், அல்லது அதன் போன் எண்ணை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Settings loaded from the file</source>
        <translation>ஃபைலிலிருந்து செட்டிங்ஸ் வந்தது</translation>
    </message>
    <message>
        <source>Some values were not valid and left out.</source>
        <translation>சில மதிப்புகள் செல்லாதவை; விடப்பட்டன.</translation>
    </message>
    <message>
        <source>TEST on every screen</source>
        <translation>எல்லாத் திரையிலும் ‘டெஸ்ட்’</translation>
    </message>
    <message>
        <source>Terminal number</source>
        <translation>டெர்மினல் எண்</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>டெஸ்ட்</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>மீண்டும் சோதி</translation>
    </message>
    <message>
        <source>These are live keys. Choose Live, or copy the test keys.</source>
        <translation>இவை லைவ் கீகள். லைவ் தேர்வு செய்யுங்கள், அல்லது டெஸ்ட் கீகளைக் காப்பி செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>These are test keys. Choose Test, or copy the live keys.</source>
        <translation>இவை டெஸ்ட் கீகள். டெஸ்ட் தேர்வு செய்யுங்கள், அல்லது லைவ் கீகளைக் காப்பி செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Type the keys and this counter&apos;s terminal number.</source>
        <translation>கீகளையும் இந்தக் கவுண்டரின் டெர்மினல் எண்ணையும் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Use another server</source>
        <translation>வேறு சர்வர் பயன்படுத்து</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>கீகள் எங்கே கிடைக்கும்</translation>
    </message>
    <message>
        <source>{n} s off</source>
        <translation>{n} வினாடி வித்தியாசம்</translation>
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
        <translation>API வெர்ஷன்</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>கீகளை மாற்று</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>இணைப்பு</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>கீகள்</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>இணைப்பைச் சோதி</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>டெமோ, Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸைப் பயன்படுத்தும். இங்கே அமைக்க எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>இது டெமோ</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>கீகள் போடு</translation>
    </message>
</context>
<context>
    <name>ConnectionsPage</name>
    <message>
        <source>Connections</source>
        <translation>இணைப்புகள்</translation>
    </message>
    <message>
        <source>Each part has its own keys. New keys count from the next call.</source>
        <translation>ஒவ்வொரு பகுதிக்கும் தனிக் கீகள். புதிய கீகள் அடுத்த அழைப்பு முதல் செல்லும்.</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>கீசெயினைத் திற</translation>
    </message>
    <message>
        <source>Sandbox keys. You can test them, not change them.</source>
        <translation>சாண்ட்பாக்ஸ் கீகள். சோதிக்கலாம், மாற்ற முடியாது.</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>இது டெமோ</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied. The clipboard is emptied after a minute.</source>
        <translation>காப்பி ஆனது. கிளிப்போர்டு ஒரு நிமிடத்தில் காலியாகும்.</translation>
    </message>
</context>
<context>
    <name>CopyValueButton</name>
    <message>
        <source>Copied</source>
        <translation>காப்பி ஆனது</translation>
    </message>
    <message>
        <source>Copy {name} {value}</source>
        <translation>{name} {value} காப்பி</translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>Time left</source>
        <translation>மீதி நேரம்</translation>
    </message>
</context>
<context>
    <name>CounterSettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
</context>
<context>
    <name>CrashKept</name>
    <message>
        <source>All sales are saved and continue. The report stays on this PC.</source>
        <translation>எல்லா விற்பனையும் சேமித்தாச்சு; தொடரும். ரிப்போர்ட் இந்த PC-யில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk வேலையின் நடுவே நின்றுவிட்டது</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Almost expired. Ask for a new code</source>
        <translation>நேரம் முடியப்போகிறது. புதிய கோடு கேளுங்கள்</translation>
    </message>
    <message>
        <source>Ask at the counter for a new code.</source>
        <translation>கவுண்டரில் புதிய கோடு கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Ask at the counter.</source>
        <translation>கவுண்டரில் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>Compare the amount with your phone</source>
        <translation>தொகையை உங்கள் போனுடன் ஒப்பிடுங்கள்</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>ஒரு நிமிடத்துக்கும் குறைவு</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>இந்த முறை கோடு இல்லை</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>பணம் கட்ட எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>ஆர்டர் {number}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>முன்பே பணம் வந்தது</translation>
    </message>
    <message>
        <source>Pay once, wait for the green screen</source>
        <translation>ஒரு முறை பணம் கட்டி, பச்சைத் திரைக்குக் காத்திருங்கள்</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>காத்திருங்கள்</translation>
    </message>
    <message>
        <source>Scan to receive this money</source>
        <translation>இந்தப் பணத்தைப் பெற ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Scan with any UPI app</source>
        <translation>எந்த UPI ஆப்பிலும் ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>உங்கள் போனில் ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Thank you. Take your goods.</source>
        <translation>நன்றி. உங்கள் பொருளை எடுத்துக்கொள்ளுங்கள்.</translation>
    </message>
    <message>
        <source>The shop cancels this payment. Do not pay.</source>
        <translation>கடை இந்த பேமெண்ட்டை ரத்து செய்கிறது. பணம் கட்டாதீர்கள்.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Type the amount in your app</source>
        <translation>உங்கள் ஆப்பில் தொகையை டைப் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>We check your payment. Do not pay again.</source>
        <translation>உங்கள் பேமெண்ட்டைச் சரிபார்க்கிறோம். மறுபடியும் பணம் கட்டாதீர்கள்.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>வணக்கம்</translation>
    </message>
    <message>
        <source>Your code comes now.</source>
        <translation>உங்கள் கோடு இப்போது வரும்.</translation>
    </message>
</context>
<context>
    <name>CustomerPhrase</name>
    <message>
        <source>Say to the customer</source>
        <translation>கஸ்டமரிடம் சொல்லுங்கள்</translation>
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
        <translation>பணம் வந்தாலோ ஃபெயில் ஆனாலோ ஒரு டோன்</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>கஸ்டமர் திரையை மூட PIN தேவை</translation>
    </message>
    <message>
        <source>Customer screen also in</source>
        <translation>கஸ்டமர் திரையின் இரண்டாவது மொழி</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>கஸ்டமர் திரையும் ஒலியும்</translation>
    </message>
    <message>
        <source>No second language</source>
        <translation>இரண்டாவது மொழி இல்லை</translation>
    </message>
    <message>
        <source>Say the amount aloud</source>
        <translation>தொகையைக் குரலில் சொல்</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>ஒலியைச் சோதி</translation>
    </message>
    <message>
        <source>Where it fills a second screen: so that no customer closes it.</source>
        <translation>இரண்டாவது திரையை முழுதாக நிரப்பும்போது: எந்தக் கஸ்டமரும் அதை மூட முடியாதபடி.</translation>
    </message>
    <message>
        <source>Where this PC has a voice for the language.</source>
        <translation>இந்த PC-யில் அந்த மொழிக்குக் குரல் இருந்தால்.</translation>
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
        <translation>{shop}, கஸ்டமர் திரை</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>This is no day. Type it as 20-11-2026.</source>
        <translation>இது சரியான தேதி இல்லை. இப்படி எழுதுங்கள்: 20-11-2026.</translation>
    </message>
    <message>
        <source>dd-mm-yyyy</source>
        <translation>நா-மா-வரு</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n விற்பனை</numerusform>
            <numerusform>%n விற்பனை</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>காத்திருப்பு: %n</numerusform>
            <numerusform>காத்திருப்பு: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}, %n more.</source>
        <translation>
            <numerusform>தானாகத் தொடரும்: {orders}, மேலும் %n.</numerusform>
            <numerusform>தானாகத் தொடரும்: {orders}, மேலும் %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}.</source>
        <translation>
            <numerusform>தானாகத் தொடரும்: {orders}.</numerusform>
            <numerusform>தானாகத் தொடரும்: {orders}.</numerusform>
        </translation>
    </message>
    <message>
        <source>GST QR</source>
        <translation>GST QR</translation>
    </message>
    <message>
        <source>Last answer {ago}. Do not hand over.</source>
        <translation>கடைசி பதில் {ago}. பொருளைக் கொடுக்காதீர்கள்.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>லிங்க்</translation>
    </message>
    <message>
        <source>Needs attention: {n}</source>
        <translation>கவனிக்க: {n}</translation>
    </message>
    <message>
        <source>No answer says that it was made. Do not refund it again.</source>
        <translation>இது உருவானதாகப் பதில் இல்லை. மீண்டும் ரீஃபண்ட் செய்யாதீர்கள்.</translation>
    </message>
    <message>
        <source>No answer yet. Do not hand over.</source>
        <translation>இன்னும் பதில் இல்லை. பொருளைக் கொடுக்காதீர்கள்.</translation>
    </message>
    <message>
        <source>No shift is open: the next sale opens one</source>
        <translation>ஷிஃப்ட் எதுவும் திறக்கவில்லை: அடுத்த விற்பனை திறக்கும்</translation>
    </message>
    <message>
        <source>Not settled: refund or hand over.</source>
        <translation>தீர்வாகவில்லை: ரீஃபண்ட் செய்யுங்கள் அல்லது பொருளைக் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>Paid again as {order}: hand over once, refund the other.</source>
        <translation>{order} என மீண்டும் பணம் வந்தது: ஒரு முறை பொருளைக் கொடுங்கள், மற்றதை ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>தாமதமாக வந்தது</translation>
    </message>
    <message>
        <source>Refund of {order}</source>
        <translation>{order} ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refunded {amount}, net {net}</source>
        <translation>ரீஃபண்ட் {amount}, நிகரம் {net}</translation>
    </message>
    <message>
        <source>Shift open since {time}</source>
        <translation>ஷிஃப்ட் திறந்தது {time}</translation>
    </message>
    <message>
        <source>Shift open since {time}, {name}</source>
        <translation>ஷிஃப்ட் திறந்தது {time}, {name}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>கடை QR</translation>
    </message>
    <message>
        <source>The next shift keeps checking.</source>
        <translation>அடுத்த ஷிஃப்ட் தொடர்ந்து சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>தெரியவில்லை</translation>
    </message>
    <message>
        <source>Z {number}</source>
        <translation>Z {number}</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>இன்னும் ஆர்டர் எண் இல்லை</translation>
    </message>
    <message>
        <source>paid elsewhere: {n}</source>
        <translation>வேறிடத்தில்: {n}</translation>
    </message>
    <message>
        <source>paid late: {n}</source>
        <translation>தாமதமாக வந்தது: {n}</translation>
    </message>
    <message>
        <source>refund unknown: {n}</source>
        <translation>ரீஃபண்ட் தெரியவில்லை: {n}</translation>
    </message>
    <message>
        <source>unknown: {n}</source>
        <translation>தெரியவில்லை: {n}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 முதல் {from_hour}:59</translation>
    </message>
    <message>
        <source>{n} % less</source>
        <translation>{n} % குறைவு</translation>
    </message>
    <message>
        <source>{n} % less today</source>
        <translation>இன்று {n} % குறைவு</translation>
    </message>
    <message>
        <source>{n} % more</source>
        <translation>{n} % அதிகம்</translation>
    </message>
    <message>
        <source>{n} % more today</source>
        <translation>இன்று {n} % அதிகம்</translation>
    </message>
    <message>
        <source>{program}: {amount}, {sales}</source>
        <translation>{program}: {amount}, {sales}</translation>
    </message>
    <message>
        <source>{sales}, average {amount}</source>
        <translation>{sales}, சராசரி {amount}</translation>
    </message>
    <message>
        <source>{shop}, {days}: {amount} paid, {note}</source>
        <translation>{shop}, {days}: {amount} வந்தது, {note}</translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>No WhatsApp on this PC</source>
        <translation>இந்த PC-யில் WhatsApp இல்லை</translation>
    </message>
    <message>
        <source>Save a PDF instead.</source>
        <translation>பதிலாக PDF ஆகச் சேமியுங்கள்.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ஃபைலாகச் சேமி</translation>
    </message>
</context>
<context>
    <name>DemoHints</name>
    <message>
        <source>1 of 4: type an amount</source>
        <translation>4-இல் 1: தொகையை எழுதுங்கள்</translation>
    </message>
    <message>
        <source>2 of 4: Show QR</source>
        <translation>4-இல் 2: QR காட்டு</translation>
    </message>
    <message>
        <source>3 of 4: Pay on the phone</source>
        <translation>4-இல் 3: போனில் பணம் கட்டுங்கள்</translation>
    </message>
    <message>
        <source>4 of 4: Next</source>
        <translation>4-இல் 4: அடுத்து</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address looks like name@bank.</source>
        <translation>UPI ID name@bank போல இருக்கும்.</translation>
    </message>
    <message>
        <source>A character here is not allowed.</source>
        <translation>இதில் உள்ள ஒரு எழுத்து அனுமதி இல்லை.</translation>
    </message>
    <message>
        <source>A phone number has 10 digits, without +91.</source>
        <translation>போன் எண்ணில் 10 இலக்கம், +91 இல்லாமல்.</translation>
    </message>
    <message>
        <source>A phone number has 8 to 12 digits, without +91.</source>
        <translation>போன் எண்ணில் 8 முதல் 12 இலக்கம், +91 இல்லாமல்.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>கணக்கு எண்</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>முகவரி</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>An IFSC has 11 characters: four letters, a zero, six letters or digits.</source>
        <translation>IFSC-யில் 11 எழுத்து: நான்கு எழுத்து, ஒரு பூஜ்யம், ஆறு எழுத்து அல்லது எண்.</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>தொகை பூஜ்யத்துக்குக் கீழே இருக்க முடியாது.</translation>
    </message>
    <message>
        <source>An e-mail address looks like name@example.com.</source>
        <translation>இமெயில் முகவரி name@example.com போல இருக்கும்.</translation>
    </message>
    <message>
        <source>At least 3 characters.</source>
        <translation>குறைந்தது 3 எழுத்து.</translation>
    </message>
    <message>
        <source>At most 100 characters.</source>
        <translation>அதிகபட்சம் 100 எழுத்து.</translation>
    </message>
    <message>
        <source>At most 200 characters.</source>
        <translation>அதிகபட்சம் 200 எழுத்து.</translation>
    </message>
    <message>
        <source>At most 30 days ahead.</source>
        <translation>அதிகபட்சம் 30 நாள் வரை.</translation>
    </message>
    <message>
        <source>At most 45 characters.</source>
        <translation>அதிகபட்சம் 45 எழுத்து.</translation>
    </message>
    <message>
        <source>At most 70 characters.</source>
        <translation>அதிகபட்சம் 70 எழுத்து.</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>அனுமதிக் கோடு</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>பயனாளி ID</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>கட்டணங்கள்</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>பட்டியலில் ஒன்றைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Choose the account that pays.</source>
        <translation>பணம் கொடுக்கும் கணக்கைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Choose the account that receives.</source>
        <translation>பணம் பெறும் கணக்கைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Choose the accounts, or give a recharge account.</source>
        <translation>கணக்குகளைத் தேர்வு செய்யுங்கள், அல்லது ரீசார்ஜ் கணக்கைக் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>Choose the last day of the payout link.</source>
        <translation>பேஅவுட் லிங்க்கின் கடைசி நாளைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Choose the last day, too.</source>
        <translation>கடைசி நாளையும் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Choose who gets each charge.</source>
        <translation>ஒவ்வொரு கட்டணமும் யாருக்கு என்று தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Choose yesterday or an earlier day.</source>
        <translation>நேற்று அல்லது அதற்கு முந்தைய நாளைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Details of the beneficiary</source>
        <translation>பயனாளியின் விவரம்</translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation>கஸ்டமரின் விவரம்</translation>
    </message>
    <message>
        <source>Digits only.</source>
        <translation>இலக்கங்கள் மட்டும்.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>இமெயில்</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>இதை நிரப்புங்கள்.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>முதல் நாள்</translation>
    </message>
    <message>
        <source>From</source>
        <translation>எங்கிருந்து</translation>
    </message>
    <message>
        <source>Give a recharge account or two fund sources, not both.</source>
        <translation>ரீசார்ஜ் கணக்கு அல்லது இரண்டு ஃபண்ட் சோர்ஸ் கொடுங்கள், இரண்டும் அல்ல.</translation>
    </message>
    <message>
        <source>Give one, not both.</source>
        <translation>ஒன்று மட்டும் கொடுங்கள், இரண்டும் அல்ல.</translation>
    </message>
    <message>
        <source>Give the UPI address or the phone number, not both.</source>
        <translation>UPI ID அல்லது போன் எண் ஒன்று மட்டும் கொடுங்கள், இரண்டும் அல்ல.</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>கடைசி நாள்</translation>
    </message>
    <message>
        <source>Last day of the payout link</source>
        <translation>பேஅவுட் லிங்க்கின் கடைசி நாள்</translation>
    </message>
    <message>
        <source>Lines of a page</source>
        <translation>ஒரு பக்கத்தின் வரிகள்</translation>
    </message>
    <message>
        <source>Mark of the transfer</source>
        <translation>டிரான்ஸ்ஃபரின் குறி</translation>
    </message>
    <message>
        <source>Mobile number</source>
        <translation>மொபைல் எண்</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>More than allowed.</source>
        <translation>அனுமதித்ததைவிட அதிகம்.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>No bill with this number. Scan again, or type the amount.</source>
        <translation>இந்த எண்ணில் பில் இல்லை. மீண்டும் ஸ்கேன் செய்யுங்கள், அல்லது தொகையை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>No order {number}. Misread, or Caps Lock on? Scan again.</source>
        <translation>ஆர்டர் {number} இல்லை. தவறாகப் படித்ததா, Caps Lock ஆனா? மீண்டும் ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>No spaces. Only A to Z, digits, _ and -.</source>
        <translation>இடைவெளி வேண்டாம். A முதல் Z, எண்கள், _ மற்றும் - மட்டும்.</translation>
    </message>
    <message>
        <source>No terminal is set. Enter one in Settings.</source>
        <translation>டெர்மினல் அமைக்கவில்லை. செட்டிங்ஸில் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Number of the check</source>
        <translation>சரிபார்ப்பு எண்</translation>
    </message>
    <message>
        <source>Number of the loan</source>
        <translation>லோன் எண்</translation>
    </message>
    <message>
        <source>Number of the payout link</source>
        <translation>பேஅவுட் லிங்க் எண்</translation>
    </message>
    <message>
        <source>Number of the session</source>
        <translation>செஷன் எண்</translation>
    </message>
    <message>
        <source>Number of the transfer</source>
        <translation>டிரான்ஸ்பர் எண்</translation>
    </message>
    <message>
        <source>Only A to Z, digits, _ and -.</source>
        <translation>A முதல் Z, எண்கள், _ மற்றும் - மட்டும்.</translation>
    </message>
    <message>
        <source>Only letters and digits, no spaces.</source>
        <translation>எழுத்தும் எண்ணும் மட்டும், இடைவெளி வேண்டாம்.</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces.</source>
        <translation>எழுத்து, எண், இடைவெளி மட்டும்.</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp;.</source>
        <translation>எழுத்து, எண், இடைவெளி மற்றும் . - / &amp; மட்டும்.</translation>
    </message>
    <message>
        <source>Only two digits after the point.</source>
        <translation>புள்ளிக்குப் பின் இரண்டு இலக்கம் மட்டும்.</translation>
    </message>
    <message>
        <source>Only version v1.2 can choose the fund source.</source>
        <translation>v1.2 வெர்ஷனில் மட்டுமே ஃபண்ட் சோர்ஸைத் தேர்வு செய்ய முடியும்.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>பக்கம்</translation>
    </message>
    <message>
        <source>Paste only the code, without address or spaces.</source>
        <translation>கோடை மட்டும் பேஸ்ட் செய்யுங்கள், முகவரியும் இடைவெளியும் வேண்டாம்.</translation>
    </message>
    <message>
        <source>Paste the code from the customer.</source>
        <translation>கஸ்டமர் தந்த கோடை பேஸ்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Real and test money do not mix. Still owed? Fill in a new one.</source>
        <translation>உண்மைப் பணமும் டெஸ்ட் பணமும் கலக்காது. இன்னும் தர வேண்டுமா? புதியதை நிரப்புங்கள்.</translation>
    </message>
    <message>
        <source>Real and test money do not mix: this sale has the other kind.</source>
        <translation>உண்மைப் பணமும் டெஸ்ட் பணமும் கலக்காது: இந்த விற்பனை மற்ற வகை.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>ரீசார்ஜ் கணக்கு</translation>
    </message>
    <message>
        <source>Reference of the service</source>
        <translation>சர்வீஸின் ரெஃபரன்ஸ்</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation>கஸ்டமருக்குத் தெரிவி</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>கட்டணங்கள் லோனைவிட அதிகம்</translation>
    </message>
    <message>
        <source>The first day is after the last.</source>
        <translation>முதல் நாள், கடைசி நாளுக்குப் பின் உள்ளது.</translation>
    </message>
    <message>
        <source>The smallest amount is ₹1.00.</source>
        <translation>குறைந்தபட்சத் தொகை ₹1.00.</translation>
    </message>
    <message>
        <source>There is no order with this number.</source>
        <translation>இந்த எண்ணில் ஆர்டர் இல்லை.</translation>
    </message>
    <message>
        <source>This day is over.</source>
        <translation>இந்த நாள் முடிந்துவிட்டது.</translation>
    </message>
    <message>
        <source>This order has another amount.</source>
        <translation>இந்த ஆர்டரில் வேறு தொகை உள்ளது.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>எந்தக் கணக்குக்கு</translation>
    </message>
    <message>
        <source>Too large. A digit too many?</source>
        <translation>மிகப் பெரியது. ஒரு இலக்கம் அதிகமா?</translation>
    </message>
    <message>
        <source>Too long.</source>
        <translation>மிக நீளம்.</translation>
    </message>
    <message>
        <source>Too short.</source>
        <translation>மிகக் குறுகியது.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>எதற்கு</translation>
    </message>
    <message>
        <source>Type a UPI address, as name@bank, or a phone number.</source>
        <translation>UPI ID (name@bank போல) அல்லது போன் எண்ணை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the IFSC of the bank&apos;s branch.</source>
        <translation>வங்கிக் கிளையின் IFSC எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the account number.</source>
        <translation>கணக்கு எண்ணை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the amount without commas.</source>
        <translation>தொகையை கமா இல்லாமல் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the amount, as 1250 or 1250.50.</source>
        <translation>தொகையை எழுதுங்கள், 1250 அல்லது 1250.50 போல.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>பயனாளியின் ID எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>போன் எண்ணை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the reason.</source>
        <translation>காரணத்தை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Type the recipient&apos;s name.</source>
        <translation>பெறுபவரின் பெயரை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the total of the bill, to compare.</source>
        <translation>ஒப்பிட, பில்லின் மொத்தத்தை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI ID</translation>
    </message>
    <message>
        <source>Use digits and one point.</source>
        <translation>இலக்கங்களும் ஒரு புள்ளியும் மட்டும்.</translation>
    </message>
    <message>
        <source>Version of the service</source>
        <translation>சர்வீஸின் வெர்ஷன்</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>ஒரு கட்டம்</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Only A to Z, digits, _ and -.</source>
        <translation>“{sign}” அனுமதி இல்லை. A முதல் Z, எண்கள், _ மற்றும் - மட்டும்.</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Scanned? Set PC and scanner to English (US).</source>
        <translation>“{sign}” அனுமதி இல்லை. ஸ்கேன் செய்ததா? PC-யையும் ஸ்கேனரையும் English (US) ஆக்குங்கள்.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Last {weekday}</source>
        <translation>போன {weekday}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ஓப்பன்</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Paid by hour</source>
        <translation>மணிவாரியாக வந்த பணம்</translation>
    </message>
    <message>
        <source>Paid today</source>
        <translation>இன்று வந்த பணம்</translation>
    </message>
    <message>
        <source>Paid, {days}</source>
        <translation>வந்த பணம், {days}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>{day}, same time</source>
        <translation>{day}, இதே நேரம்</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Did you mean {value}?</source>
        <translation>{value} தானா?</translation>
    </message>
    <message>
        <source>Digits alone are no name. They may be a PIN, and are gone.</source>
        <translation>எண்கள் மட்டும் பெயர் அல்ல. அவை PIN ஆக இருக்கலாம் என்பதால் நீக்கப்பட்டன.</translation>
    </message>
</context>
<context>
    <name>GuideTab</name>
    <message>
        <source>A draft: no native speaker has read it yet.</source>
        <translation>வரைவு: தாய்மொழியாகப் பேசுபவர் யாரும் இன்னும் படிக்கவில்லை.</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>எல்லாத் தலைப்புகளும்</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>பற்றி</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>கையேடு</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>உதவி</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>இந்தப் பக்கத்தின் பட்டன்கள்</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>தயார்?</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>சப்போர்ட்</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Close the hint</source>
        <translation>குறிப்பை மூடு</translation>
    </message>
</context>
<context>
    <name>HistoryCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>தொகை (INR)</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>பயனாளி ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Beneficiary</source>
        <translation>பயனாளி</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>பயனாளியின் பழைய பதிவுகள்</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>பயனாளி ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Newer page</source>
        <translation>புதிய பக்கம்</translation>
    </message>
    <message>
        <source>Older page</source>
        <translation>பழைய பக்கம்</translation>
    </message>
    <message>
        <source>Page {n} · {id}</source>
        <translation>பக்கம் {n} · {id}</translation>
    </message>
    <message>
        <source>Save this page as CSV</source>
        <translation>இந்தப் பக்கத்தை CSV ஆகச் சேமி</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>காட்டு</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>The service knows of none to this beneficiary in these days.</source>
        <translation>இந்த நாட்களில் இந்தப் பயனாளிக்கு அனுப்பியது எதுவும் சர்வீஸுக்குத் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>There are no transfers on this page</source>
        <translation>இந்தப் பக்கத்தில் டிரான்ஸ்பர் எதுவும் இல்லை</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>பயனாளியின் ID எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>பயனாளியின் ID எழுதுங்கள்; நாட்கள் காலியாக இருக்கலாம்.</translation>
    </message>
    <message>
        <source>Which beneficiary?</source>
        <translation>எந்தப் பயனாளி?</translation>
    </message>
    <message>
        <source>Whose transfers?</source>
        <translation>யாருடைய டிரான்ஸ்பர்கள்?</translation>
    </message>
    <message>
        <source>Yesterday at the latest</source>
        <translation>அதிகபட்சம் நேற்று வரை</translation>
    </message>
</context>
<context>
    <name>Hub</name>
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>தரவுக் கோப்புறை நகலெடுக்கப்பட்டது. இங்கே புதிய பதிவேட்டைத் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>An address looks like https://hub.example.com.</source>
        <translation>முகவரி https://hub.example.com போல இருக்கும்.</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>பதிவேட்டின் பழைய நகல் மீட்கப்பட்டது. புதிய பதிவேட்டைத் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date, or ask the shop&apos;s technician.</source>
        <translation>இந்த PC-யின் தேதியைப் பாருங்கள், அல்லது கடையின் தொழில்நுட்பரைக் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>இணைந்துள்ளது</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>இணைகிறது…</translation>
    </message>
    <message>
        <source>Get a new code and connect again.</source>
        <translation>புதிய கோடு வாங்கி, மீண்டும் இணையுங்கள்.</translation>
    </message>
    <message>
        <source>Give the file of the shop&apos;s authority, or ask its technician.</source>
        <translation>கடையின் சான்றிதழ் கோப்பைத் தரவும், அல்லது தொழில்நுட்பரைக் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Hub: no events</source>
        <translation>ஹப்: தகவல் வரவில்லை</translation>
    </message>
    <message>
        <source>Keep selling. Check the address, or ask the shop&apos;s technician.</source>
        <translation>விற்பனையைத் தொடருங்கள். முகவரியைப் பாருங்கள், அல்லது கடையின் தொழில்நுட்பரைக் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Keep selling. Check the network. Paydesk sends later.</source>
        <translation>விற்பனையைத் தொடருங்கள். நெட்வொர்க்கைப் பாருங்கள். Paydesk பிறகு அனுப்பும்.</translation>
    </message>
    <message>
        <source>Keep selling. Paydesk sends later.</source>
        <translation>விற்பனையைத் தொடருங்கள். Paydesk பிறகு அனுப்பும்.</translation>
    </message>
    <message>
        <source>Let the hub show a new one.</source>
        <translation>ஹப்பில் புதிய குறியீட்டைக் காட்டவும்.</translation>
    </message>
    <message>
        <source>No hub</source>
        <translation>ஹப் இல்லை</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>இணையவில்லை</translation>
    </message>
    <message>
        <source>The code is used or too old</source>
        <translation>குறியீடு பயன்படுத்தப்பட்டது அல்லது பழையது</translation>
    </message>
    <message>
        <source>The code is wrong</source>
        <translation>குறியீடு தவறு</translation>
    </message>
    <message>
        <source>The hub accepts no more of it. Begin a new journal.</source>
        <translation>ஹப் இதிலிருந்து மேலும் ஏற்காது. புதிய ஜர்னல் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>The hub does not answer</source>
        <translation>ஹப் பதிலளிக்கவில்லை</translation>
    </message>
    <message>
        <source>The hub does not know this counter</source>
        <translation>ஹப்பிற்கு இந்தக் கவுண்டர் தெரியாது</translation>
    </message>
    <message>
        <source>The hub has a fault</source>
        <translation>ஹப்பில் கோளாறு</translation>
    </message>
    <message>
        <source>The hub has everything.</source>
        <translation>ஹப்பில் எல்லாம் உள்ளது.</translation>
    </message>
    <message>
        <source>The hub has other facts</source>
        <translation>ஹப்பில் வேறு பதிவுகள் உள்ளன</translation>
    </message>
    <message>
        <source>The hub is busy</source>
        <translation>ஹப் வேலையில் உள்ளது</translation>
    </message>
    <message>
        <source>The hub is not trusted</source>
        <translation>ஹப் நம்பகமானதல்ல</translation>
    </message>
    <message>
        <source>The hub&apos;s certificate is not valid today</source>
        <translation>ஹப்பின் சர்டிஃபிகேட் இன்று செல்லாது</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>பதிவேடு மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>This counter works alone.</source>
        <translation>இந்தக் கவுண்டர் தனியாக இயங்குகிறது.</translation>
    </message>
    <message>
        <source>This journal is another counter&apos;s</source>
        <translation>இந்தப் பதிவேடு வேறு கவுண்டருடையது</translation>
    </message>
    <message>
        <source>Type the code exactly as the hub shows it.</source>
        <translation>ஹப் காட்டும் கோடை அப்படியே எழுதுங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting to be sent: %n</source>
        <translation>
            <numerusform>அனுப்பக் காத்திருப்பு: %n</numerusform>
            <numerusform>அனுப்பக் காத்திருப்பு: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>not paid, of {time}</source>
        <translation>செலுத்தவில்லை, {time}</translation>
    </message>
    <message>
        <source>open since {time}</source>
        <translation>{time} முதல் திறந்துள்ளது</translation>
    </message>
    <message>
        <source>paid at {time}</source>
        <translation>{time} க்குச் செலுத்தப்பட்டது</translation>
    </message>
</context>
<context>
    <name>HubCard</name>
    <message>
        <source>Address of the hub</source>
        <translation>ஹப்பின் முகவரி</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>இணை</translation>
    </message>
    <message>
        <source>Connect to a hub</source>
        <translation>ஹப்புடன் இணை</translation>
    </message>
    <message>
        <source>Connected with {shop} as {name}</source>
        <translation>{shop} உடன் {name} ஆக இணைந்தது</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>File of the shop&apos;s authority</source>
        <translation>கடையின் சான்றிதழ் கோப்பு</translation>
    </message>
    <message>
        <source>Hub of the shop</source>
        <translation>கடையின் ஹப்</translation>
    </message>
    <message>
        <source>It shows all counters on one page.</source>
        <translation>எல்லா கவுண்டர்களையும் ஒரே பக்கத்தில் காட்டும்.</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>ஹப்பை விட்டு விலகு</translation>
    </message>
    <message>
        <source>Leave the hub?</source>
        <translation>ஹப்பை விட்டு விலகவா?</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>ஒருமுறைக் குறியீடு</translation>
    </message>
    <message>
        <source>The hub keeps its data. To return, get a new code.</source>
        <translation>ஹப்பில் உள்ள டேட்டா இருக்கும். திரும்ப வர, புதிய கோடு வாங்குங்கள்.</translation>
    </message>
    <message>
        <source>Yes, leave it</source>
        <translation>ஆம், விலகு</translation>
    </message>
    <message>
        <source>only if it has one</source>
        <translation>இருந்தால் மட்டும்</translation>
    </message>
</context>
<context>
    <name>HyphenSuggestion</name>
    <message>
        <source>Use hyphens</source>
        <translation>ஹைஃபன் போடு</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page and gets a code.</source>
        <translation>1. அந்த நபர் சர்வீஸின் பக்கத்தில் சம்மதித்து, ஒரு கோடு பெறுவார்.</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. அந்தக் கோடை இங்கே எழுதுங்கள். ஒரு முறை மட்டுமே பயன்படுத்தலாம்.</translation>
    </message>
    <message>
        <source>3. Paydesk keeps the token and never shows all of it.</source>
        <translation>3. Paydesk டோக்கனை வைத்திருக்கும்; முழுதாக ஒருபோதும் காட்டாது.</translation>
    </message>
    <message>
        <source>A token is here</source>
        <translation>டோக்கன் உள்ளது</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>அனுமதிக் கோடு</translation>
    </message>
    <message>
        <source>Delete token</source>
        <translation>டோக்கனை நீக்கு</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Get token</source>
        <translation>டோக்கன் பெறு</translation>
    </message>
    <message>
        <source>Good until</source>
        <translation>எதுவரை செல்லும்</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>அடையாளம்</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>இருக்கும் இடம்</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>ரெஃபரன்ஸ்</translation>
    </message>
    <message>
        <source>The token has expired</source>
        <translation>டோக்கனின் நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>The token is not deleted</source>
        <translation>டோக்கன் நீங்கவில்லை</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked and still has it.</source>
        <translation>இந்த PC-யின் கீசெயின் லாக்கில் உள்ளது; டோக்கன் இன்னும் அதில் உள்ளது.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>டோக்கன்</translation>
    </message>
    <message>
        <source>Unlock the keychain, then delete the token again.</source>
        <translation>கீசெயினைத் திறந்து, டோக்கனை மீண்டும் நீக்குங்கள்.</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>வெரிஃபிகேஷன்</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>ஒருவரைச் சரிபார்</translation>
    </message>
    <message>
        <source>in memory, until Paydesk closes</source>
        <translation>மெமரியில், Paydesk மூடும் வரை</translation>
    </message>
    <message>
        <source>in this PC&apos;s keychain</source>
        <translation>இந்த PC-யின் கீசெயினில்</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>சொல்லவில்லை</translation>
    </message>
    <message>
        <source>{time}, in {left}</source>
        <translation>{time}, இன்னும் {left}</translation>
    </message>
</context>
<context>
    <name>InternalTransferForm</name>
    <message>
        <source>Add two fund sources first</source>
        <translation>முதலில் இரண்டு ஃபண்ட் சோர்ஸ் சேருங்கள்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>பேலன்ஸ்</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>From</source>
        <translation>எங்கிருந்து</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} மாற்று</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>ரீசார்ஜ் கணக்கு</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>பேலன்ஸ் புதுப்பி</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>குறிப்பு (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>Settings, Advanced</source>
        <translation>செட்டிங்ஸ், மேம்பட்டவை</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>கணக்கு</translation>
    </message>
    <message>
        <source>This is the account it comes from. Choose another one.</source>
        <translation>பணம் இந்தக் கணக்கிலிருந்துதான் போகிறது. வேறு ஒன்றைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>எந்தக் கணக்குக்கு</translation>
    </message>
    <message>
        <source>To a fund source of ours</source>
        <translation>நம் ஃபண்ட் சோர்ஸுக்கு</translation>
    </message>
    <message>
        <source>To a recharge account</source>
        <translation>ரீசார்ஜ் கணக்குக்கு</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>டிரான்ஸ்பர்</translation>
    </message>
    <message>
        <source>Type the recharge account.</source>
        <translation>ரீசார்ஜ் கணக்கை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>எங்கே போகும்</translation>
    </message>
    <message>
        <source>before: {balance}</source>
        <translation>முன்பு: {balance}</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>இன்னும் பார்க்கவில்லை</translation>
    </message>
    <message>
        <source>now: {balance}</source>
        <translation>இப்போது: {balance}</translation>
    </message>
</context>
<context>
    <name>ItemsCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>மேலும் %n</numerusform>
            <numerusform>மேலும் %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer Paydesk has written this PC&apos;s sales.</source>
        <translation>இந்த PC-யின் விற்பனையைப் புதிய Paydesk எழுதியுள்ளது.</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales. No sale can start.</source>
        <translation>விற்பனை ஃபைலை வேறு புரோகிராம் வைத்துள்ளது. விற்பனை தொடங்க முடியாது.</translation>
    </message>
    <message>
        <source>Check the disk and the folder&apos;s rights, then press Enter again.</source>
        <translation>டிஸ்கையும் ஃபோல்டரின் அனுமதியையும் பாருங்கள், பிறகு மீண்டும் Enter அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Check the sale in Orders before you charge again.</source>
        <translation>மீண்டும் எடுக்கும் முன், ‘ஆர்டர்கள்’ பகுதியில் இந்த விற்பனையைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again.</source>
        <translation>Paydesk-ஐ மூடி, மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs, then press Enter again.</source>
        <translation>பேக்கப் அல்லது ஆன்டிவைரஸ் புரோகிராமை மூடி, மீண்டும் Enter அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Every sale is saved, but none is checked now.</source>
        <translation>எல்லா விற்பனையும் சேமிக்கப்பட்டது, ஆனால் இப்போது எதுவும் சரிபார்க்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Free some space, then press Enter again.</source>
        <translation>கொஞ்சம் இடம் காலி செய்து, மீண்டும் Enter அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Paydesk has stopped working</source>
        <translation>Paydesk வேலை செய்வதை நிறுத்திவிட்டது</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk தவறு செய்துவிட்டது</translation>
    </message>
    <message>
        <source>Paydesk may not write to its data folder. No sale can start.</source>
        <translation>டேட்டா ஃபோல்டரில் எழுத Paydesk-க்கு அனுமதி இல்லை. விற்பனை தொடங்க முடியாது.</translation>
    </message>
    <message>
        <source>Paydesk saves a sale before sending. Saving failed.</source>
        <translation>அனுப்பும் முன் Paydesk விற்பனையைச் சேமிக்கும். சேமிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>Somebody changed this PC&apos;s sales outside Paydesk.</source>
        <translation>இந்த PC-யின் விற்பனையை Paydesk-க்கு வெளியே யாரோ மாற்றியுள்ளார்.</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was saved.</source>
        <translation>விற்பனையைச் சேமிக்கும்போது ஏதோ தவறானது.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>அந்தப் புதிய வெர்ஷனைத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Take no payment here. Call your technician.</source>
        <translation>இங்கே பணம் வாங்காதீர்கள். தொழில்நுட்பரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Take no payment here. Tell the owner of the shop.</source>
        <translation>இங்கே பணம் வாங்காதீர்கள். கடை உரிமையாளரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>The disk of this PC is full</source>
        <translation>இந்த PC-யின் டிஸ்க் நிரம்பிவிட்டது</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales cannot be read.</source>
        <translation>இந்த PC-யின் விற்பனை ஃபைலைப் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales was removed or replaced.</source>
        <translation>இந்த PC-யின் விற்பனை ஃபைலை யாரோ நீக்கினார் அல்லது மாற்றினார்.</translation>
    </message>
    <message>
        <source>The journal cannot be written</source>
        <translation>ஜர்னலை எழுத முடியவில்லை</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>ஜர்னல் பழுதாகிவிட்டது</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>ஜர்னல் பயன்பாட்டில் உள்ளது</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>ஜர்னலைக் காணவில்லை</translation>
    </message>
    <message>
        <source>The journal is of a newer Paydesk</source>
        <translation>ஜர்னல் புதிய Paydesk-உடையது</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>ஜர்னலை யாரோ மாற்றியுள்ளார்</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>1 year</source>
        <translation>1 வருடம்</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 நாள்</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 நாள்</translation>
    </message>
    <message>
        <source>Access token of identity</source>
        <translation>அடையாளத்தின் அக்சஸ் டோக்கன்</translation>
    </message>
    <message>
        <source>Addresses, shop, terminal, limits; no keys</source>
        <translation>முகவரி, கடை, டெர்மினல், வரம்பு; கீகள் இல்லை</translation>
    </message>
    <message>
        <source>Amounts, names, results; accounts, UPI addresses and phones masked</source>
        <translation>தொகை, பெயர், முடிவு; கணக்கு, UPI ID, போன் எண் மறைத்தது</translation>
    </message>
    <message>
        <source>Amounts, order numbers, times; phones masked</source>
        <translation>தொகை, ஆர்டர் எண், நேரம்; போன் எண் மறைத்தது</translation>
    </message>
    <message>
        <source>Client ids and secrets; never in a file</source>
        <translation>கிளையண்ட் ID, சீக்ரெட்; எந்த ஃபைலிலும் இல்லை</translation>
    </message>
    <message>
        <source>Copies of the journal</source>
        <translation>ஜர்னலின் நகல்கள்</translation>
    </message>
    <message>
        <source>For support; no keys, phones or accounts</source>
        <translation>சப்போர்ட்டுக்காக; கீ, போன், கணக்கு இல்லை</translation>
    </message>
    <message>
        <source>Key for spotting repeats</source>
        <translation>மறுமுறை கண்டறியும் கீ</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>சர்வீஸின் கீகள்</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>பதிவேடுகள்</translation>
    </message>
    <message>
        <source>Made before an update of Paydesk</source>
        <translation>Paydesk அப்டேட்டுக்கு முன் செய்தது</translation>
    </message>
    <message>
        <source>Mark of the journal</source>
        <translation>ஜர்னலின் குறி</translation>
    </message>
    <message>
        <source>Memory, until Paydesk closes</source>
        <translation>மெமரி, Paydesk மூடும் வரை</translation>
    </message>
    <message>
        <source>Names and roles; PINs scrambled</source>
        <translation>பெயரும் பொறுப்பும்; PIN உருமாற்றியது</translation>
    </message>
    <message>
        <source>Nothing finished is that old.</source>
        <translation>முடிந்தவற்றில் அவ்வளவு பழையது எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Nothing in it is real</source>
        <translation>இதில் எதுவும் உண்மையில்லை</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>பேஅவுட்</translation>
    </message>
    <message>
        <source>People and their PINs</source>
        <translation>ஆட்களும் அவர்களின் PIN-களும்</translation>
    </message>
    <message>
        <source>Recognises an account paid before, without keeping it</source>
        <translation>முன்பு பணம் அனுப்பிய கணக்கை, சேமிக்காமலே அடையாளம் காணும்</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>விற்பனை</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Shows if an older copy was put in place</source>
        <translation>பழைய நகல் வைக்கப்பட்டதா என்று காட்டும்</translation>
    </message>
    <message>
        <source>Sign-ins, unlocks, changes; kept as long as the journal</source>
        <translation>லாகின், லாக் திறப்பு, மாற்றங்கள்; ஜர்னல் உள்ளவரை இருக்கும்</translation>
    </message>
    <message>
        <source>The demo&apos;s pretend service</source>
        <translation>டெமோவின் போலி சர்வீஸ்</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain</source>
        <translation>இந்த PC-யின் கீசெயின்</translation>
    </message>
    <message>
        <source>Until it expires or is deleted; never in a file</source>
        <translation>காலாவதி அல்லது நீக்கும் வரை; எந்த ஃபைலிலும் இல்லை</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>யார் என்ன செய்தார்</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Key of {name}</source>
        <translation>{name} கீ</translation>
    </message>
    <message>
        <source>Put this key into the program now. Paydesk shows a key once.</source>
        <translation>இந்தக் கீயை இப்போதே புரோகிராமில் போடுங்கள். Paydesk கீயை ஒரு முறைதான் காட்டும்.</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Backspace</source>
        <translation>ஓர் எண்ணை அழி</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>அழி</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>கீபேடு</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>கூட்டல்</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>புள்ளி</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>பெருக்கல்</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys</source>
        <translation>பட்டன்கள்</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>டாஷ்போர்டில் கடையின் முகவரியை அனுமதியுங்கள், அல்லது செட்டிங்ஸில் public key போடுங்கள்.</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>அங்கே பதில் சொல்வது வேறு சர்வீஸ், அல்லது வேறு வெர்ஷன்.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>இதை அனுமதிக்கச் சொல்லி பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
    <message>
        <source>Charge again</source>
        <translation>மீண்டும் எடு</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI சரிபார்</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>இப்போது சரிபார்</translation>
    </message>
    <message>
        <source>Check that they are of this part and mode: test or live.</source>
        <translation>இவை இந்தப் பகுதிக்கும் வகைக்கும் உரியவையா என்று பாருங்கள்: டெஸ்ட் அல்லது லைவ்.</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>இந்த PC-யின் நெட்வொர்க்கைப் பார்த்து மீண்டும் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>Checks UPI addresses, makes payout links, sends money.</source>
        <translation>UPI ID சரிபார்ப்பார், பேஅவுட் லிங்க் உருவாக்குவார், பணம் அனுப்புவார்.</translation>
    </message>
    <message>
        <source>Client ID: {number}</source>
        <translation>கிளையண்ட் ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>பேனலை மூடு, அல்லது தொகையை அழி</translation>
    </message>
    <message>
        <source>Compare address and version with the service&apos;s documentation.</source>
        <translation>முகவரியையும் வெர்ஷனையும் சர்வீஸின் ஆவணத்துடன் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Copy both again from the dashboard, without spaces. The public key too, if set.</source>
        <translation>இரண்டையும் டாஷ்போர்டிலிருந்து மீண்டும் காப்பி செய்யுங்கள், இடைவெளி இல்லாமல். public key இருந்தால் அதையும்.</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>கஸ்டமர் திரை</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>நாள் ரிப்போர்ட்</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>{address} என்றா சொல்கிறீர்கள்?</translation>
    </message>
    <message>
        <source>Exchanges the code of a person who proved their identity.</source>
        <translation>அடையாளத்தை நிரூபித்தவரின் கோடை மாற்றித் தரும்.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>முழுத் திரை</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>பொருள் கொடு</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>இப்போது பொருள் கொடு</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>உதவி</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>அடையாளம்</translation>
    </message>
    <message>
        <source>In the keychain</source>
        <translation>கீசெயினில்</translation>
    </message>
    <message>
        <source>It is {minutes} min ahead of the service&apos;s clock.</source>
        <translation>இது சர்வீஸின் கடிகாரத்தைவிட {minutes} நிமிடம் முன்னே உள்ளது.</translation>
    </message>
    <message>
        <source>It is {minutes} min behind the service&apos;s clock.</source>
        <translation>இது சர்வீஸின் கடிகாரத்தைவிட {minutes} நிமிடம் பின்னே உள்ளது.</translation>
    </message>
    <message>
        <source>Kept in memory. Paydesk needs them at each start.</source>
        <translation>மெமரியில் உள்ளது. ஒவ்வொரு முறை தொடங்கும்போதும் Paydesk-க்கு இவை தேவை.</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>இந்த PC-யின் கீசெயினில் உள்ளன.</translation>
    </message>
    <message>
        <source>Let this PC set its time, check the time zone, test again.</source>
        <translation>இந்த PC தானாக நேரம் அமைக்கட்டும், டைம் ஸோன் பாருங்கள், மீண்டும் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>Link instead</source>
        <translation>பதிலாக லிங்க்</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>லாக்</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>புதிய QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>அடுத்த கஸ்டமர்</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>கீகள் இல்லை</translation>
    </message>
    <message>
        <source>No keys yet. This part of Paydesk stays closed.</source>
        <translation>இன்னும் கீகள் இல்லை. Paydesk-இன் இந்தப் பகுதி மூடியே இருக்கும்.</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>கடையின் கணக்கில் இது இயக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Nothing is known about the keys.</source>
        <translation>கீகளைப் பற்றி எதுவும் தெரியாது.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>One is empty, or has a wrong character. Nothing was sent.</source>
        <translation>ஒன்று காலி, அல்லது தவறான எழுத்து உள்ளது. எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links. Every sale needs them.</source>
        <translation>ஆர்டர், QR கோடு, பேமெண்ட் லிங்க். ஒவ்வொரு விற்பனைக்கும் தேவை.</translation>
    </message>
    <message>
        <source>Pay on the phone</source>
        <translation>போனில் பணம் கட்டு</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>இந்த முகவரியை Paydesk பயன்படுத்த முடியாது</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>பேமெண்ட் லிங்க்</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>பேமெண்ட்கள்</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>பேஅவுட் லிங்க்</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>பேஅவுட்</translation>
    </message>
    <message>
        <source>Print a slip</source>
        <translation>சீட்டு பிரிண்ட் செய்</translation>
    </message>
    <message>
        <source>QR instead</source>
        <translation>பதிலாக QR</translation>
    </message>
    <message>
        <source>QR on the screen</source>
        <translation>திரையில் QR</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>ரசீது</translation>
    </message>
    <message>
        <source>Receipt by WhatsApp</source>
        <translation>WhatsApp-இல் ரசீது</translation>
    </message>
    <message>
        <source>Receipt by mail</source>
        <translation>மெயிலில் ரசீது</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>பட்டியலிலிருந்து நீக்கு</translation>
    </message>
    <message>
        <source>SMS</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>Say the last announcement again</source>
        <translation>கடைசி அறிவிப்பை மீண்டும் சொல்</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>கடை QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR காட்டு</translation>
    </message>
    <message>
        <source>Slips and days have this PC&apos;s time. Correct it: Paydesk follows.</source>
        <translation>சீட்டிலும் நாளிலும் இந்த PC-யின் நேரம். அதைச் சரிசெய்யுங்கள்: Paydesk பின்பற்றும்.</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} கழித்து மீண்டும் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>இணைப்பு வேலை செய்கிறது</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>கீகள் தவறு</translation>
    </message>
    <message>
        <source>The keys on this PC are of {host}. Paydesk sends them nowhere else.</source>
        <translation>இந்த PC-யில் உள்ள கீகள் {host}-க்கானவை. Paydesk வேறெங்கும் அனுப்பாது.</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>சர்வீஸ் பதில் தரவில்லை</translation>
    </message>
    <message>
        <source>The service does not know this client id with this secret.</source>
        <translation>இந்த சீக்ரெட்டுடன் இந்த கிளையண்ட் ID சர்வீஸுக்குத் தெரியாது.</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>சர்வீஸ் இந்தப் பகுதியை இன்னும் திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>The service knows the keys.</source>
        <translation>சர்வீஸுக்கு இந்தக் கீகள் தெரியும்.</translation>
    </message>
    <message>
        <source>The service knows the keys. It answered in {time} ms.</source>
        <translation>சர்வீஸுக்கு இந்தக் கீகள் தெரியும். {time} ms-இல் பதில் வந்தது.</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>சர்வீஸ் நிராகரித்தது முகவரியை, கீகளை அல்ல.</translation>
    </message>
    <message>
        <source>There are no keys to test</source>
        <translation>சோதிக்க கீகள் இல்லை</translation>
    </message>
    <message>
        <source>These cannot be keys</source>
        <translation>இவை கீகளாக இருக்க முடியாது</translation>
    </message>
    <message>
        <source>They say they paid</source>
        <translation>கட்டியாச்சு என்கிறார்</translation>
    </message>
    <message>
        <source>They stay in memory until Paydesk closes, in no file.</source>
        <translation>Paydesk மூடும் வரை மெமரியில் இருக்கும், எந்த ஃபைலிலும் இல்லை.</translation>
    </message>
    <message>
        <source>This PC has no keychain: type the keys at each start</source>
        <translation>இந்த PC-யில் கீசெயின் இல்லை: ஒவ்வொரு முறை தொடங்கும்போதும் கீகள் போடுங்கள்</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>இந்த PC-யின் கடிகாரம் தவறு</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked. Open it, or type the keys in Settings.</source>
        <translation>இந்த PC-யின் கீசெயின் லாக்கில் உள்ளது. அதைத் திறங்கள், அல்லது செட்டிங்ஸில் கீகள் போடுங்கள்.</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: type the keys at each start</source>
        <translation>இந்த PC-யின் கீசெயின் லாக்கில் உள்ளது: ஒவ்வொரு முறை தொடங்கும்போதும் கீகள் போடுங்கள்</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>இந்தக் கடையின் இன்டர்நெட் முகவரி அனுமதிப் பட்டியலில் இல்லை</translation>
    </message>
    <message>
        <source>Type the client id and secret from the service&apos;s dashboard first.</source>
        <translation>முதலில் சர்வீஸின் டாஷ்போர்டில் உள்ள கிளையண்ட் ID, சீக்ரெட் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>கீகள் போடு</translation>
    </message>
    <message>
        <source>Until Paydesk closes</source>
        <translation>Paydesk மூடும் வரை</translation>
    </message>
    <message>
        <source>Use {address}</source>
        <translation>{address} பயன்படுத்து</translation>
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
        <translation>எந்தப் பக்கத்திலும், ஸ்கேன் செய்த பில் எண் அதன் கட்டத்துக்குப் போகும்.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>கீகள்</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR has another amount.</source>
        <translation>புதிய QR-இல் வேறு தொகை உள்ளது.</translation>
    </message>
    <message>
        <source>Already scanned by the phone here</source>
        <translation>இங்குள்ள போன் ஏற்கனவே ஸ்கேன் செய்தது</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Amount included</source>
        <translation>தொகையும் சேர்ந்தது</translation>
    </message>
    <message>
        <source>At most {amount}.</source>
        <translation>அதிகபட்சம் {amount}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Be the customer</source>
        <translation>நீங்களே கஸ்டமர்</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>இந்த கியோஸ்குக்கு ஒரு PIN தேர்வு செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>கியோஸ்கை மூடு</translation>
    </message>
    <message>
        <source>Confirmed by the payment service.</source>
        <translation>பேமெண்ட் சர்வீஸ் உறுதி செய்தது.</translation>
    </message>
    <message>
        <source>Cut the line</source>
        <translation>லைனைத் துண்டி</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>நிராகரி</translation>
    </message>
    <message>
        <source>Declined. Nothing paid.</source>
        <translation>மறுக்கப்பட்டது. பணம் போகவில்லை.</translation>
    </message>
    <message>
        <source>Enter the PIN of this kiosk.</source>
        <translation>இந்த கியோஸ்கின் PIN போடுங்கள்.</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>அதே PIN-ஐ மீண்டும் போடுங்கள்</translation>
    </message>
    <message>
        <source>First money came. Hand over once, or refund.</source>
        <translation>முதல் பணம் வந்தது. ஒரு முறை பொருளைக் கொடுங்கள், அல்லது ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>பச்சை</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>பச்சை: பொருளைக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>HAND OVER appears only after payment.</source>
        <translation>பணம் வந்த பிறகே ‘பொருளைக் கொடுங்கள்’ தோன்றும்.</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>பணம் வந்ததா?</translation>
    </message>
    <message>
        <source>Join this Wi-Fi and scan. Or press Pay.</source>
        <translation>இந்த Wi-Fi-யில் சேர்ந்து ஸ்கேன் செய்யுங்கள். அல்லது ‘பணம் கட்டு’ அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>கியோஸ்க்</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>சாப்பாடு</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
    <message>
        <source>No answer. Paydesk waits: keep the goods.</source>
        <translation>பதில் இல்லை. Paydesk காத்திருக்கிறது: பொருளைக் கொடுக்காதீர்கள்.</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>பணம் கட்ட எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Or choose</source>
        <translation>அல்லது தேர்வு செய்யுங்கள்</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>கியோஸ்கின் PIN</translation>
    </message>
    <message>
        <source>Paid in {n} s.</source>
        <translation>{n} வினாடியில் பணம் வந்தது.</translation>
    </message>
    <message>
        <source>Paid to</source>
        <translation>பணம் பெற்றவர்</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>பணம் கட்டு</translation>
    </message>
    <message>
        <source>Pay too late</source>
        <translation>தாமதமாகக் கட்டு</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>2 முறை கட்டு</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>{amount} கட்டு</translation>
    </message>
    <message>
        <source>Paydesk checks the QR and hides it.</source>
        <translation>Paydesk QR-ஐச் சரிபார்த்து மறைக்கும்.</translation>
    </message>
    <message>
        <source>Paydesk sees both. One goes back.</source>
        <translation>Paydesk இரண்டையும் பார்க்கும். ஒன்று திரும்பப் போகும்.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>பணம் பெறுபவர்</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Press Pay on the phone here.</source>
        <translation>இங்குள்ள போனில் ‘பணம் கட்டு’ அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>டெமோ போன்</translation>
    </message>
    <message>
        <source>Restarts in {n} s</source>
        <translation>{n} வினாடியில் மீண்டும் தொடங்கும்</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>சேலை</translation>
    </message>
    <message>
        <source>Save PIN</source>
        <translation>PIN சேமி</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>ஸ்கேன்</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>உங்கள் போனில் ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>கடை ரத்து செய்யும்</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR காட்டு</translation>
    </message>
    <message>
        <source>Staff: close</source>
        <translation>ஊழியர்: மூடு</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>மீண்டும் தொடங்கு</translation>
    </message>
    <message>
        <source>Step {n} of 3: {words}</source>
        <translation>படி {n} / 3: {words}</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>டீ</translation>
    </message>
    <message>
        <source>The PINs differ. Try again.</source>
        <translation>PIN-கள் வேறு. மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>The line is back. Paydesk checks again.</source>
        <translation>லைன் வந்துவிட்டது. Paydesk மீண்டும் சரிபார்க்கிறது.</translation>
    </message>
    <message>
        <source>The line is cut while you pay.</source>
        <translation>பணம் கட்டும்போது லைன் போகும்.</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay.</source>
        <translation>சர்வீஸ் உறுதி செய்தது: யாரும் பணம் கட்ட முடியாது.</translation>
    </message>
    <message>
        <source>The shop cancels. The QR is gone.</source>
        <translation>கடை ரத்து செய்கிறது. QR போய்விடும்.</translation>
    </message>
    <message>
        <source>The shop gives up and charges again.</source>
        <translation>கடை விட்டுவிட்டு, மீண்டும் எடுக்கிறது.</translation>
    </message>
    <message>
        <source>This PIN closes the kiosk. Write it down.</source>
        <translation>இந்த PIN கியோஸ்கை மூடும். எழுதி வையுங்கள்.</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>எளிதாக ஊகிக்கலாம். வேறு PIN முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>பல முறை தவறான PIN.</translation>
    </message>
    <message>
        <source>Touch to start</source>
        <translation>தொடங்கத் தொடுங்கள்</translation>
    </message>
    <message>
        <source>Try UPI with your phone or ours.</source>
        <translation>உங்கள் போனில் அல்லது எங்கள் போனில் UPI செய்து பாருங்கள்.</translation>
    </message>
    <message>
        <source>Try a problem</source>
        <translation>ஒரு சிக்கலைச் சோதி</translation>
    </message>
    <message>
        <source>Try again in {n} s.</source>
        <translation>{n} வினாடி கழித்து மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Two phones pay the same QR.</source>
        <translation>இரண்டு போன்கள் ஒரே QR-க்குப் பணம் கட்டும்.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>எதற்கு</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>ஒரு தொகையை எழுதுங்கள்</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>எவ்வளவு விலை?</translation>
    </message>
    <message>
        <source>With your phone</source>
        <translation>உங்கள் போனில்</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN தவறு.</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>தவறான தொகை</translation>
    </message>
    <message>
        <source>You pay, but your bank is slow.</source>
        <translation>நீங்கள் பணம் கட்டுகிறீர்கள், ஆனால் உங்கள் வங்கி மெதுவாக உள்ளது.</translation>
    </message>
    <message>
        <source>You see it.</source>
        <translation>நீங்களே பார்க்கலாம்.</translation>
    </message>
    <message>
        <source>after the shop gave up</source>
        <translation>கடை விட்டுவிட்ட பிறகு</translation>
    </message>
    <message>
        <source>before you pay</source>
        <translation>நீங்கள் கட்டும் முன்</translation>
    </message>
    <message>
        <source>from Pretend Bank ••4321</source>
        <translation>டெமோ வங்கி ••4321</translation>
    </message>
    <message>
        <source>in the QR</source>
        <translation>QR-இல்</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>இரண்டு போன், ஒரு QR</translation>
    </message>
    <message>
        <source>while paying</source>
        <translation>பணம் கட்டும்போது</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} மீதி</translation>
    </message>
</context>
<context>
    <name>LatePaymentView</name>
    <message>
        <source>Charged again as</source>
        <translation>மீண்டும் எடுத்த எண்</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>பிறகு முடிவு</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>இதற்குப் பொருள் கொடு</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>இல்லை: பொருள் கொடு</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>பரிந்துரை</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Stays here until settled.</source>
        <translation>தீரும் வரை இங்கே இருக்கும்.</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>இது</translation>
    </message>
    <message>
        <source>Were the goods given for {order} ({amount}, {time})?</source>
        <translation>{order} ({amount}, {time}) பொருள் கொடுத்ததா?</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>பொருள் கொடுத்ததா?</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>என்ன நடந்தது</translation>
    </message>
    <message>
        <source>Yes: refund this one</source>
        <translation>ஆம்: ரீஃபண்ட் செய்</translation>
    </message>
</context>
<context>
    <name>LimitSettings</name>
    <message>
        <source>A cashier&apos;s payout link, at most</source>
        <translation>கேஷியரின் பேஅவுட் லிங்க், அதிகபட்சம்</translation>
    </message>
    <message>
        <source>Above a limit, a second person&apos;s PIN is needed. Empty: no limit.</source>
        <translation>வரம்புக்கு மேல் இரண்டாம் நபரின் PIN தேவை. காலி: வரம்பு இல்லை.</translation>
    </message>
    <message>
        <source>Above this, or if empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>இதற்கு மேல், அல்லது காலி என்றால், கேஷியரின் பேஅவுட் லிங்க்குக்கு சூப்பர்வைசரின் PIN தேவை.</translation>
    </message>
    <message>
        <source>All of a day, at most</source>
        <translation>ஒரு நாள் மொத்தம், அதிகபட்சம்</translation>
    </message>
    <message>
        <source>Limits of this shop</source>
        <translation>இந்தக் கடையின் வரம்புகள்</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>வரம்பு இல்லை</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>எதுவும் இல்லை</translation>
    </message>
    <message>
        <source>One transfer, at most</source>
        <translation>ஒரு டிரான்ஸ்பர், அதிகபட்சம்</translation>
    </message>
    <message>
        <source>To one beneficiary a day, at most</source>
        <translation>ஒரு பயனாளிக்கு ஒரு நாளில், அதிகபட்சம்</translation>
    </message>
</context>
<context>
    <name>LinkPane</name>
    <message>
        <source>Copied</source>
        <translation>காப்பி ஆனது</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>லிங்க் காப்பி</translation>
    </message>
    <message>
        <source>Customer&apos;s phone</source>
        <translation>கஸ்டமரின் போன்</translation>
    </message>
    <message>
        <source>Not with a UPI app</source>
        <translation>UPI ஆப்பில் முடியாது</translation>
    </message>
    <message>
        <source>Or scan with the phone camera</source>
        <translation>அல்லது போன் கேமராவில் ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>பேமெண்ட் லிங்க்</translation>
    </message>
    <message>
        <source>Send the link</source>
        <translation>லிங்க் அனுப்பு</translation>
    </message>
</context>
<context>
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>உங்களுக்குப் பணம்</translation>
    </message>
    <message>
        <source>Money sent</source>
        <translation>பணம் அனுப்பப்பட்டது</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>பேஅவுட் லிங்க்</translation>
    </message>
    <message>
        <source>Refund of order {number}</source>
        <translation>ஆர்டர் {number} ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Scan, then choose where the money goes.</source>
        <translation>ஸ்கேன் செய்து, பணம் எங்கே போக வேண்டும் என்று தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: anyone who has it gets the money.</source>
        <translation>{day} வரை. பத்திரமாக வையுங்கள்: இது யாரிடம் இருந்தாலும் பணம் அவருக்கே.</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>லிங்க் காப்பி</translation>
    </message>
    <message>
        <source>For the customer to scan. Hidden in {time}, or by any key.</source>
        <translation>கஸ்டமர் ஸ்கேன் செய்ய. {time} கழித்து, அல்லது எந்த பட்டனை அழுத்தினாலும் மறையும்.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>பிரிண்ட்</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>மீண்டும் காட்டு</translation>
    </message>
    <message>
        <source>The link as a QR code, for the customer</source>
        <translation>கஸ்டமருக்காக, லிங்க் QR கோடாக</translation>
    </message>
    <message>
        <source>The link is hidden: {link}</source>
        <translation>லிங்க் மறைத்துள்ளது: {link}</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>A field is unknown or repeated.</source>
        <translation>ஒரு விவரம் தெரியாதது, அல்லது இருமுறை உள்ளது.</translation>
    </message>
    <message>
        <source>Bill link refused.</source>
        <translation>பில் லிங்க்கை ஏற்கவில்லை.</translation>
    </message>
    <message>
        <source>Bill links are off.</source>
        <translation>பில் லிங்க் ஆஃப்.</translation>
    </message>
    <message>
        <source>Bill not opened.</source>
        <translation>பில் திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>Clear the form, then open the link again.</source>
        <translation>படிவத்தை அழித்து, லிங்க்கை மீண்டும் திறங்கள்.</translation>
    </message>
    <message>
        <source>Finish this sale, then open the link again.</source>
        <translation>இந்த விற்பனையை முடித்து, லிங்க்கை மீண்டும் திறங்கள்.</translation>
    </message>
    <message>
        <source>Go to Sell, then open the link again.</source>
        <translation>‘விற்க’ பக்கம் சென்று, லிங்க்கை மீண்டும் திறங்கள்.</translation>
    </message>
    <message>
        <source>Not a charge link.</source>
        <translation>இது பில் லிங்க் அல்ல.</translation>
    </message>
    <message>
        <source>See Settings, Billing programs.</source>
        <translation>‘செட்டிங்ஸ்’, ‘பில்லிங் புரோகிராம்கள்’ பாருங்கள்.</translation>
    </message>
    <message>
        <source>The address to go back to is wrong.</source>
        <translation>திரும்பிச் செல்லும் முகவரி தவறு.</translation>
    </message>
    <message>
        <source>The amount is missing or wrong.</source>
        <translation>தொகை இல்லை அல்லது தவறு.</translation>
    </message>
    <message>
        <source>The bill number is missing or wrong.</source>
        <translation>பில் எண் இல்லை அல்லது தவறு.</translation>
    </message>
    <message>
        <source>The program name is wrong.</source>
        <translation>புரோகிராமின் பெயர் தவறு.</translation>
    </message>
    <message>
        <source>Unlock, then open the link again.</source>
        <translation>லாக் திறந்து, லிங்க்கை மீண்டும் திறங்கள்.</translation>
    </message>
    <message>
        <source>Wait 5 seconds, then open the link again.</source>
        <translation>5 வினாடி காத்திருந்து, லிங்க்கை மீண்டும் திறங்கள்.</translation>
    </message>
</context>
<context>
    <name>ListFilterController</name>
    <message>
        <source>Newest {n} listed; sums are of all. Choose fewer days to see others.</source>
        <translation>புதிய {n} மட்டும் பட்டியலில்; கூட்டுத்தொகை எல்லாவற்றுக்கும். மற்றவற்றைப் பார்க்க குறைவான நாட்களைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
</context>
<context>
    <name>Loan</name>
    <message>
        <source>Loan</source>
        <translation>லோன்</translation>
    </message>
</context>
<context>
    <name>LoanForm</name>
    <message>
        <source>Add a charge</source>
        <translation>கட்டணம் சேர்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Amount of charge {n}</source>
        <translation>கட்டணம் {n}: தொகை</translation>
    </message>
    <message>
        <source>Amount of the loan</source>
        <translation>லோன் தொகை</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>பயனாளி ID</translation>
    </message>
    <message>
        <source>Charge for {party}</source>
        <translation>{party} கட்டணம்</translation>
    </message>
    <message>
        <source>Charges are deducted and paid out at the end of the day.</source>
        <translation>கட்டணம் கழித்து, நாள் முடிவில் பணம் அனுப்பப்படும்.</translation>
    </message>
    <message>
        <source>If the service knows this id, it may pay the account saved there.</source>
        <translation>இந்த ID சர்வீஸுக்குத் தெரிந்திருந்தால், அங்கே உள்ள கணக்குக்கே பணம் அனுப்பலாம்.</translation>
    </message>
    <message>
        <source>Lend {amount}</source>
        <translation>{amount} லோன் கொடு</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>பார்ட்டி</translation>
    </message>
    <message>
        <source>Party of charge {n}</source>
        <translation>கட்டணம் {n}: பார்ட்டி</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Remove charge {n}</source>
        <translation>கட்டணம் {n} நீக்கு</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>பயனாளிக்குக் கிடைப்பது</translation>
    </message>
    <message>
        <source>The beneficiary gets {net}: {amount} less {charges} of charges.</source>
        <translation>பயனாளிக்கு {net} கிடைக்கும்: {amount} கழித்தல் {charges} கட்டணம்.</translation>
    </message>
    <message>
        <source>The charges are {amount} more than the loan.</source>
        <translation>கட்டணங்கள் லோனைவிட {amount} அதிகம்.</translation>
    </message>
    <message>
        <source>What the service knows of it may stay empty.</source>
        <translation>சர்வீஸுக்குத் தெரிந்ததைக் காலியாக விடலாம்.</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>யாருக்குக் கிடைக்கும்?</translation>
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
        <translation>லாக் ஆனது</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>யாரும் லாகின் செய்ய முடியாது</translation>
    </message>
    <message numerus="yes">
        <source>Paid meanwhile: %n</source>
        <translation>
            <numerusform>இதற்கிடையில் பணம் வந்தது: %n</numerusform>
            <numerusform>இதற்கிடையில் பணம் வந்தது: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading people. This PC may ask for a password.</source>
        <translation>ஆட்களைப் படிக்கிறது. இந்த PC பாஸ்வேர்ட் கேட்கலாம்.</translation>
    </message>
    <message numerus="yes">
        <source>Still paying: %n</source>
        <translation>
            <numerusform>இன்னும் பணம் கட்டுகிறார்: %n</numerusform>
            <numerusform>இன்னும் பணம் கட்டுகிறார்கள்: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயலுங்கள்</translation>
    </message>
    <message>
        <source>Unlock to see.</source>
        <translation>பார்க்க லாக் திறங்கள்.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>இந்த PC-யின் கீசெயினுக்காகக் காத்திருக்கிறது</translation>
    </message>
</context>
<context>
    <name>LockSettings</name>
    <message numerus="yes">
        <source>%n minutes without a touch</source>
        <translation>
            <numerusform>%n நிமிடம் தொடாவிட்டால்</numerusform>
            <numerusform>%n நிமிடம் தொடாவிட்டால்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds without a touch</source>
        <translation>
            <numerusform>%n வினாடி தொடாவிட்டால்</numerusform>
            <numerusform>%n வினாடி தொடாவிட்டால்</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>லாக்</translation>
    </message>
    <message>
        <source>Lock the screen after</source>
        <translation>இவ்வளவு நேரத்தில் திரையை லாக் செய்</translation>
    </message>
    <message>
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>பணம் அனுப்பும் பக்கங்கள் ஒரு நிமிடம் வேலை இல்லாவிட்டால் மூடிவிடும், இங்கே என்ன அமைத்தாலும்.</translation>
    </message>
</context>
<context>
    <name>LogoSettings</name>
    <message>
        <source>Choose a PNG or JPEG of at most {size} KB and {side} pixels.</source>
        <translation>PNG அல்லது JPEG தேர்வு செய்யுங்கள்: அதிகபட்சம் {size} KB, {side} பிக்சல்.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>படத்தைத் தேர்வு செய்</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>லோகோ</translation>
    </message>
    <message>
        <source>Logo saved</source>
        <translation>லோகோ சேமிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>லோகோ இல்லை</translation>
    </message>
    <message>
        <source>PNG or JPEG, up to {size} KB, for receipts and the customer&apos;s screen.</source>
        <translation>PNG அல்லது JPEG, {size} KB வரை, ரசீதுக்கும் கஸ்டமர் திரைக்கும்.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>நீக்கு</translation>
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
        <translation>{shop}, உண்மையான பணம் போகாது</translation>
    </message>
</context>
<context>
    <name>ManualSettlementCard</name>
    <message>
        <source>Did it arrive?</source>
        <translation>பணம் சேர்ந்ததா?</translation>
    </message>
    <message>
        <source>If the money arrived, sending again pays twice. Your name is recorded.</source>
        <translation>பணம் சேர்ந்திருந்தால், மீண்டும் அனுப்பினால் இருமுறை போகும். உங்கள் பெயர் பதிவாகும்.</translation>
    </message>
    <message>
        <source>It arrived</source>
        <translation>பணம் சேர்ந்தது</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>பணம் சேரவில்லை</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>வேண்டாம், பின்செல்</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>பேலன்ஸ் புதுப்பி</translation>
    </message>
    <message>
        <source>The service cannot check this one. Compare both balances, then say it here.</source>
        <translation>சர்வீஸ் இதைச் சரிபார்க்க முடியாது. இரண்டு பேலன்ஸையும் ஒப்பிட்டு, இங்கே சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>The service gives no result. Check the account&apos;s statement, then say it here.</source>
        <translation>சர்வீஸ் முடிவு சொல்லவில்லை. கணக்கின் ஸ்டேட்மெண்ட்டைப் பார்த்து, இங்கே சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>This cannot be changed later. Your name is recorded.</source>
        <translation>இதைப் பிறகு மாற்ற முடியாது. உங்கள் பெயர் பதிவாகும்.</translation>
    </message>
    <message>
        <source>Yes, it arrived</source>
        <translation>ஆம், சேர்ந்தது</translation>
    </message>
    <message>
        <source>Yes, it did not arrive</source>
        <translation>ஆம், சேரவில்லை</translation>
    </message>
    <message>
        <source>You say that it arrived</source>
        <translation>பணம் சேர்ந்தது என்று சொல்கிறீர்கள்</translation>
    </message>
    <message>
        <source>You say that it did not arrive</source>
        <translation>பணம் சேரவில்லை என்று சொல்கிறீர்கள்</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>More actions</source>
        <translation>மேலும் செயல்கள்</translation>
    </message>
</context>
<context>
    <name>MenuChoice</name>
    <message>
        <source>All</source>
        <translation>எல்லாம்</translation>
    </message>
</context>
<context>
    <name>MessageView</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to the form</source>
        <translation>படிவத்துக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>சரிபார்</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation>இதை இப்படியே அனுப்ப முடியாது</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>அது என்ன ஆனது</translation>
    </message>
</context>
<context>
    <name>MoneyOutPresenter</name>
    <message>
        <source>Save as a file</source>
        <translation>ஃபைலாகச் சேமி</translation>
    </message>
</context>
<context>
    <name>MoneyOutSettings</name>
    <message>
        <source>Money out</source>
        <translation>பணம் அனுப்புதல்</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
    </message>
</context>
<context>
    <name>NameCheck</name>
    <message>
        <source>Bank says {name}</source>
        <translation>வங்கியில் பெயர்: {name}</translation>
    </message>
    <message>
        <source>Bank says {name}: not the name typed</source>
        <translation>வங்கியில் பெயர் {name}: எழுதிய பெயர் அல்ல</translation>
    </message>
    <message>
        <source>Check name</source>
        <translation>பெயர் சரிபார்</translation>
    </message>
    <message>
        <source>Checking the name…</source>
        <translation>பெயரைச் சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>பெயர் இல்லை</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>புதிய ஜர்னல் தொடங்கு</translation>
    </message>
    <message>
        <source>For a damaged journal, or one the hub refuses. The old file stays.</source>
        <translation>ஜர்னல் பழுதானால், அல்லது ஹப் ஏற்காவிட்டால். பழைய ஃபைல் இருக்கும்.</translation>
    </message>
    <message>
        <source>Readable open sales and payouts continue. For others, check the service&apos;s dashboard.</source>
        <translation>படிக்க முடிந்த, முடியாத விற்பனையும் பேஅவுட்டும் தொடரும். மற்றவற்றை சர்வீஸின் டாஷ்போர்டில் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>ஜர்னலைத் தனியே வைக்கவா?</translation>
    </message>
    <message>
        <source>Yes, set it aside</source>
        <translation>ஆம், தனியே வை</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>A newer Paydesk is there: {version}</source>
        <translation>புதிய Paydesk வந்துள்ளது: {version}</translation>
    </message>
    <message>
        <source>Help (F1), About says what is new, and where to get it.</source>
        <translation>என்ன புதிது, எங்கே கிடைக்கும் என்று உதவி (F1), பற்றி-யில் உள்ளது.</translation>
    </message>
</context>
<context>
    <name>NoteTile</name>
    <message>
        <source>Add a name or note</source>
        <translation>பெயர் அல்லது குறிப்பு சேர்</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>பில் எண்</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>பெயர், குறிப்பு</translation>
    </message>
    <message>
        <source>Remove bill number</source>
        <translation>பில் எண்ணை நீக்கு</translation>
    </message>
</context>
<context>
    <name>OfferSettings</name>
    <message>
        <source>Loans</source>
        <translation>லோன்கள்</translation>
    </message>
    <message>
        <source>Offered in Payouts</source>
        <translation>பேஅவுட்டில் காட்டுபவை</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>ஒருவரைச் சரிபார்</translation>
    </message>
</context>
<context>
    <name>OrderRefundForm</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Back to the account that paid</source>
        <translation>செலுத்திய கணக்கிற்கே திரும்ப</translation>
    </message>
    <message>
        <source>In 5 to 7 days</source>
        <translation>5 முதல் 7 நாளில்</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>இப்போது</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>எதன் ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>When</source>
        <translation>எப்போது</translation>
    </message>
    <message>
        <source>Which reason?</source>
        <translation>என்ன காரணம்?</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>பில்</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>பெயர், குறிப்பு</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
</context>
<context>
    <name>OrdersCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>தொகை (INR)</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>பில்</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>பில்லிங் புரோகிராம்</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>நாள்</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Net (INR)</source>
        <translation>நிகரம் (INR)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ஆர்டர்</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>பேமெண்ட்</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>நபர்</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Refunded (INR)</source>
        <translation>ரீஃபண்ட் (INR)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n கிடைத்தது</numerusform>
            <numerusform>%n கிடைத்தது</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount, name or bill</source>
        <translation>தொகை, பெயர் அல்லது பில்</translation>
    </message>
    <message>
        <source>Check the digits, or type fewer.</source>
        <translation>இலக்கங்களைப் பாருங்கள், அல்லது குறைவாக எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>{day}: விற்பனை இல்லை</translation>
    </message>
    <message>
        <source>No such sale on {day}</source>
        <translation>{day} அன்று இப்படி விற்பனை இல்லை</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பணம் வரவில்லை</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” எதுவும் கிடைக்கவில்லை</translation>
    </message>
    <message>
        <source>Open or unknown</source>
        <translation>திறந்தது அல்லது தெரியாதது</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ஆர்டர்கள்</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>நபர்</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>ரீஃபண்ட் ஆனது</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ஃபைலாகச் சேமி</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>எல்லாம் காட்டு</translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation>நேற்றையது காட்டு</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
</context>
<context>
    <name>OthersCard</name>
    <message>
        <source>Also waiting</source>
        <translation>இவையும் காத்திருப்பு</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>மேலும் {n}</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>By</source>
        <translation>யார்</translation>
    </message>
    <message>
        <source>Cancel payout link</source>
        <translation>பேஅவுட் லிங்க்கை ரத்து செய்</translation>
    </message>
    <message>
        <source>Cancel this link? Nobody can collect the money with it.</source>
        <translation>இந்த லிங்க்கை ரத்து செய்யவா? பிறகு யாரும் இதில் பணம் பெற முடியாது.</translation>
    </message>
    <message>
        <source>Cancelled by</source>
        <translation>ரத்து செய்தவர்</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>இப்போது சரிபார்</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>பார்த்துவிட்டேன்</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>கடைசி நாள்</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>வேண்டாம்</translation>
    </message>
    <message>
        <source>Our number</source>
        <translation>நம் எண்</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>பிரிண்ட்</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>காரணம்</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>ரெஃபரன்ஸ்</translation>
    </message>
    <message>
        <source>Refunds order</source>
        <translation>எந்த ஆர்டரின் ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Send again, same number</source>
        <translation>மீண்டும் அனுப்பு, அதே எண்</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>அனுப்பியது</translation>
    </message>
    <message>
        <source>Show the link to the customer</source>
        <translation>கஸ்டமருக்கு லிங்க் காட்டு</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>பயனாளிக்குக் கிடைப்பது</translation>
    </message>
    <message>
        <source>The service&apos;s words: “{words}”</source>
        <translation>சர்வீஸின் வார்த்தைகள்: “{words}”</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>What</source>
        <translation>என்ன</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>ஆம், ரத்து செய்</translation>
    </message>
    <message>
        <source>{first}, with {second}</source>
        <translation>{first}, உடன் {second}</translation>
    </message>
</context>
<context>
    <name>OutcomePresenter</name>
    <message>
        <source>This cannot be sent any more: {why}</source>
        <translation>இதை இனி அனுப்ப முடியாது: {why}</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Account number and IFSC do not match</source>
        <translation>கணக்கு எண்ணும் IFSC-யும் பொருந்தவில்லை</translation>
    </message>
    <message>
        <source>Add money at the service. Do not send it again.</source>
        <translation>சர்வீஸில் பணம் சேர்க்கவும். மீண்டும் அனுப்ப வேண்டாம்.</translation>
    </message>
    <message>
        <source>Add money to the fund source, then send it again; it keeps its number.</source>
        <translation>ஃபண்ட் சோர்ஸில் பணம் சேர்த்து, மீண்டும் அனுப்புங்கள்; அதே எண் இருக்கும்.</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>டாஷ்போர்டில் கடையின் முகவரியை அனுமதியுங்கள், அல்லது செட்டிங்ஸில் public key போடுங்கள்.</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>அங்கே பதில் சொல்வது வேறு சர்வீஸ், அல்லது வேறு வெர்ஷன்.</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>கடைசி நாள் வரை, இந்த லிங்க் உள்ள யாரும் பணத்தைப் பெறலாம்.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>இதை அனுமதிக்கச் சொல்லி பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support why. Pay them another way until then.</source>
        <translation>ஏன் என்று சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள். அதுவரை வேறு வழியில் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>Balance received</source>
        <translation>பேலன்ஸ் வந்தது</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>திரும்பி வந்தது</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>Check addresses and versions in Settings, Advanced.</source>
        <translation>‘செட்டிங்ஸ்’, ‘மேம்பட்டவை’ பகுதியில் முகவரி, வெர்ஷன்களைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Check again in a moment. Checking moves no money.</source>
        <translation>சற்று பிறகு மீண்டும் சரிபாருங்கள். சரிபார்ப்பதால் பணம் போகாது.</translation>
    </message>
    <message>
        <source>Check again soon. If it was a payment, do not send it again.</source>
        <translation>சற்று பிறகு மீண்டும் சரிபாருங்கள். பேமெண்ட் ஆகியிருந்தால் மீண்டும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>Check the order in the service&apos;s dashboard, or refund by link.</source>
        <translation>சர்வீஸின் டாஷ்போர்டில் ஆர்டரைச் சரிபார்க்கவும், அல்லது லிங்க்கில் ரீஃபண்ட் செய்யவும்.</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask support to enable this one.</source>
        <translation>வேறு முறையைத் தேர்வு செய்யுங்கள், அல்லது இதை இயக்க சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Choose one in “{field}”, then send it.</source>
        <translation>“{field}”-இல் ஒன்றைத் தேர்வு செய்து அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Choose two other fund sources, or ask the service&apos;s support.</source>
        <translation>வேறு இரண்டு ஃபண்ட் சோர்ஸ் தேர்வு செய்யுங்கள், அல்லது சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Close this form and begin a new one. If this repeats, call your technician.</source>
        <translation>இந்தப் படிவத்தை மூடி, புதியது தொடங்குங்கள். மீண்டும் இப்படியானால், தொழில்நுட்பரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>பணம் பெற்றார்</translation>
    </message>
    <message>
        <source>Compare the code with the address. If it is right, get another code.</source>
        <translation>கோடை முகவரியுடன் ஒப்பிடுங்கள். சரியாக இருந்தால், வேறு கோடு வாங்குங்கள்.</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s app, letter by letter.</source>
        <translation>“{field}”-ஐ கஸ்டமரின் ஆப்புடன் எழுத்து எழுத்தாக ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Correct this in Settings, Advanced.</source>
        <translation>இதை ‘செட்டிங்ஸ்’, ‘மேம்பட்டவை’ பகுதியில் திருத்துங்கள்.</translation>
    </message>
    <message>
        <source>Correct this, then check again.</source>
        <translation>இதைத் திருத்தி, மீண்டும் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>Correct this, then send it.</source>
        <translation>இதைத் திருத்தி, அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then check again.</source>
        <translation>“{field}”-ஐத் திருத்தி, மீண்டும் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” திருத்தி, பிறகு அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். அதன் நிலையைச் சரிபாருங்கள்; Paydesk-உம் சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். இரண்டு பேலன்ஸையும் ஒப்பிட்டு, சேர்ந்ததா என்று சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Do not send it again. Get another code from the customer.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். கஸ்டமரிடம் வேறு கோடு வாங்குங்கள்.</translation>
    </message>
    <message>
        <source>Do not send it again. In a few minutes, compare both balances.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். சில நிமிடங்களில் இரண்டு பேலன்ஸையும் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Does this phone have a wallet?</source>
        <translation>இந்த போன் எண்ணுக்கு வாலட் உள்ளதா?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>‘செட்டிங்ஸ்’, ‘பேமெண்ட் கணக்கு’ பகுதியில் கீகளைப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>காலாவதி</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>தவறானது</translation>
    </message>
    <message>
        <source>If the money is still owed, fill in a new one.</source>
        <translation>பணம் இன்னும் தர வேண்டும் என்றால், புதியதை நிரப்புங்கள்.</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>கடையின் ஒரு கணக்கிலிருந்து இன்னொரு கணக்குக்குப் போனது.</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>அதுவரை வேலை செய்யும். Paydesk-ஐ அப்டேட்டாக வையுங்கள்.</translation>
    </message>
    <message>
        <source>Lower “{field}” or raise the amount, then send it.</source>
        <translation>“{field}”-ஐக் குறையுங்கள் அல்லது தொகையை உயர்த்துங்கள், பிறகு அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Most likely it is this very payment.</source>
        <translation>பெரும்பாலும் இது அதே பேமெண்ட்தான்.</translation>
    </message>
    <message>
        <source>No UPI address for this beneficiary</source>
        <translation>இந்தப் பயனாளிக்கு UPI ID இல்லை</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>பதில் இல்லை</translation>
    </message>
    <message>
        <source>No bank account for this beneficiary</source>
        <translation>இந்தப் பயனாளிக்கு வங்கிக் கணக்கு இல்லை</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>இந்த UPI ID எந்த வங்கிக்கும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>No more is possible for now.</source>
        <translation>இப்போதைக்கு இதற்கு மேல் முடியாது.</translation>
    </message>
    <message>
        <source>Nobody can collect the money with it.</source>
        <translation>இதை வைத்து யாரும் பணத்தைப் பெற முடியாது.</translation>
    </message>
    <message>
        <source>Nobody collected the money in time.</source>
        <translation>நேரத்துக்குள் யாரும் பணத்தைப் பெறவில்லை.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>அனுமதி இல்லை</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>நடக்கவில்லை</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>கடையின் கணக்கில் இது இயக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Not enough money in the account</source>
        <translation>கணக்கில் போதிய பணம் இல்லை</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பேமெண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>ரீஃபண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Nothing reached the payment service.</source>
        <translation>பேமெண்ட் சர்வீஸுக்கு எதுவும் போகவில்லை.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>செய்ய எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Nothing to do. Paydesk checks its status.</source>
        <translation>செய்ய எதுவும் இல்லை. Paydesk நிலையைச் சரிபார்க்கிறது.</translation>
    </message>
    <message>
        <source>Nothing was paid.</source>
        <translation>பணம் எதுவும் போகவில்லை.</translation>
    </message>
    <message>
        <source>Nothing would be left for the beneficiary.</source>
        <translation>பயனாளிக்கு எதுவும் மிஞ்சாது.</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>நிறுத்தி வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>போய்க்கொண்டிருக்கிறது</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ஓப்பன்</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>இந்த முகவரியை Paydesk பயன்படுத்த முடியாது</translation>
    </message>
    <message>
        <source>Paydesk has the access token and never shows all of it.</source>
        <translation>அக்சஸ் டோக்கன் Paydesk-இடம் உள்ளது; முழுதாக ஒருபோதும் காட்டாது.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>பெண்டிங்</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>ரீஃபண்ட் ஆனது</translation>
    </message>
    <message>
        <source>Request it with the support form in the service&apos;s dashboard.</source>
        <translation>சர்வீஸின் டாஷ்போர்டில் உள்ள சப்போர்ட் படிவத்தில் இதைக் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>பிறகு போகும்</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so nobody is paid twice.</source>
        <translation>மீண்டும் அனுப்புங்கள்: அதே எண் இருக்கும், யாருக்கும் இரண்டு முறை போகாது.</translation>
    </message>
    <message>
        <source>Send less, send on another day, or ask support for a higher limit.</source>
        <translation>குறைவாக அனுப்புங்கள், வேறு நாள் அனுப்புங்கள், அல்லது வரம்பை உயர்த்த சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Sent on the next working day</source>
        <translation>அடுத்த வேலை நாளில் அனுப்பப்படும்</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>லிங்க்கைக் கஸ்டமருக்குக் காட்டுங்கள், அல்லது அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Somebody with approval rights rejected it.</source>
        <translation>அனுமதிக்கும் உரிமை உள்ள ஒருவர் நிராகரித்தார்.</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>ஏதோ விடுபட்டுள்ளது</translation>
    </message>
    <message>
        <source>Something to correct</source>
        <translation>திருத்த வேண்டியது உள்ளது</translation>
    </message>
    <message>
        <source>The access token has expired</source>
        <translation>அக்சஸ் டோக்கனின் நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>கணக்கின் வரம்பு முடிந்தது</translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation>தொகை மிகப் பெரியது</translation>
    </message>
    <message>
        <source>The amount is too small</source>
        <translation>தொகை மிகச் சிறியது</translation>
    </message>
    <message>
        <source>The balance of the fund source is below the amount.</source>
        <translation>ஃபண்ட் சோர்ஸின் பேலன்ஸ் தொகையைவிடக் குறைவு.</translation>
    </message>
    <message>
        <source>The bank did not do it</source>
        <translation>வங்கி இதைச் செய்யவில்லை</translation>
    </message>
    <message>
        <source>The bank gives it back in 5 to 7 days, to the account that paid.</source>
        <translation>வங்கி 5 முதல் 7 நாளில் அதே கணக்கில் திருப்பித் தரும்.</translation>
    </message>
    <message>
        <source>The bank gives it back now, to the account that paid.</source>
        <translation>வங்கி இப்போதே அதே கணக்கில் திருப்பித் தருகிறது.</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>வங்கி பதில் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>The bank has not finished yet.</source>
        <translation>வங்கி இன்னும் முடிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The bank returned it to the shop&apos;s account.</source>
        <translation>வங்கி கடையின் கணக்குக்குத் திருப்பிவிட்டது.</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount, without the charges.</source>
        <translation>கட்டணம் போக மீதி பயனாளிக்குக் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>The beneficiary is known</source>
        <translation>பயனாளி கிடைத்தார்</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>கட்டணங்கள் லோனைவிட அதிகம்</translation>
    </message>
    <message>
        <source>The code may be used up.</source>
        <translation>கோடு பயன்பட்டிருக்கலாம்.</translation>
    </message>
    <message>
        <source>The code was accepted</source>
        <translation>கோடு ஏற்கப்பட்டது</translation>
    </message>
    <message>
        <source>The customer has the money back</source>
        <translation>கஸ்டமருக்குப் பணம் திரும்பக் கிடைத்தது</translation>
    </message>
    <message>
        <source>The first attempt is not settled</source>
        <translation>முதல் முயற்சி இன்னும் தீரவில்லை</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>கீகள் சரி</translation>
    </message>
    <message>
        <source>The largest amount this way is ₹{limit}.</source>
        <translation>இந்த வழியில் அதிகபட்சத் தொகை ₹{limit}.</translation>
    </message>
    <message>
        <source>The list is ready</source>
        <translation>பட்டியல் தயார்</translation>
    </message>
    <message>
        <source>The loan is paid out</source>
        <translation>லோன் கொடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The money came back</source>
        <translation>பணம் திரும்பி வந்தது</translation>
    </message>
    <message>
        <source>The money has arrived</source>
        <translation>பணம் போய்ச் சேர்ந்தது</translation>
    </message>
    <message>
        <source>The money has left. The other bank has not confirmed yet.</source>
        <translation>பணம் போய்விட்டது. மற்ற வங்கி இன்னும் உறுதி செய்யவில்லை.</translation>
    </message>
    <message>
        <source>The money is at the bank</source>
        <translation>பணம் வங்கியில் உள்ளது</translation>
    </message>
    <message>
        <source>The money is sent</source>
        <translation>பணம் அனுப்பப்பட்டது</translation>
    </message>
    <message>
        <source>The money may have gone.</source>
        <translation>பணம் போயிருக்கலாம்.</translation>
    </message>
    <message>
        <source>The money was collected</source>
        <translation>பணத்தைப் பெற்றார்</translation>
    </message>
    <message>
        <source>The money was moved</source>
        <translation>பணம் மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>The other bank has to confirm</source>
        <translation>மற்ற வங்கி உறுதி செய்ய வேண்டும்</translation>
    </message>
    <message>
        <source>The payment service answered something unexpected.</source>
        <translation>பேமெண்ட் சர்வீஸ் எதிர்பாராத பதில் தந்தது.</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>பேமெண்ட் சர்வீஸ் இதைச் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>The payment service did not take it.</source>
        <translation>பேமெண்ட் சர்வீஸ் இதை ஏற்கவில்லை.</translation>
    </message>
    <message>
        <source>The payment service does not allow this counter to do that.</source>
        <translation>இந்த கவுண்டர் அதைச் செய்ய பேமெண்ட் சர்வீஸ் அனுமதிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The payment service does not let the shop pay them.</source>
        <translation>அவருக்குக் கடை பணம் அனுப்ப பேமெண்ட் சர்வீஸ் விடவில்லை.</translation>
    </message>
    <message>
        <source>The payment service has accepted it. The result is not known yet.</source>
        <translation>பேமெண்ட் சர்வீஸ் ஏற்றது. முடிவு இன்னும் தெரியாது.</translation>
    </message>
    <message>
        <source>The payment service has this beneficiary.</source>
        <translation>பேமெண்ட் சர்வீஸில் இந்தப் பயனாளி உள்ளார்.</translation>
    </message>
    <message>
        <source>The payment service is working on it</source>
        <translation>பேமெண்ட் சர்வீஸ் செய்துகொண்டிருக்கிறது</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>பேமெண்ட் சர்வீஸுக்கு இந்த கவுண்டர் தெரியும்.</translation>
    </message>
    <message>
        <source>The payment service pays new beneficiaries after 30 minutes.</source>
        <translation>புதிய பயனாளிக்கு பேமெண்ட் சர்வீஸ் 30 நிமிடம் கழித்தே பணம் அனுப்பும்.</translation>
    </message>
    <message>
        <source>The payment service says: done.</source>
        <translation>பேமெண்ட் சர்வீஸ் சொல்கிறது: முடிந்தது.</translation>
    </message>
    <message>
        <source>The payment service says: ended without a refund.</source>
        <translation>பேமெண்ட் சர்வீஸ் சொல்கிறது: ரீஃபண்ட் இல்லாமல் முடிந்தது.</translation>
    </message>
    <message>
        <source>The payment service says: ended without payment.</source>
        <translation>பேமெண்ட் சர்வீஸ் சொல்கிறது: பணம் வராமல் முடிந்தது.</translation>
    </message>
    <message>
        <source>The payment service says: refunded to the account that paid.</source>
        <translation>பேமெண்ட் சர்வீஸ் சொல்கிறது: செலுத்திய கணக்கிற்கே ரீஃபண்ட் ஆனது.</translation>
    </message>
    <message>
        <source>The payment service says: transfer complete.</source>
        <translation>பேமெண்ட் சர்வீஸ் சொல்கிறது: டிரான்ஸ்பர் முடிந்தது.</translation>
    </message>
    <message>
        <source>The payment service sends it later.</source>
        <translation>பேமெண்ட் சர்வீஸ் பிறகு அனுப்பும்.</translation>
    </message>
    <message>
        <source>The payment service sends it when the banks open.</source>
        <translation>வங்கிகள் திறந்ததும் பேமெண்ட் சர்வீஸ் அனுப்பும்.</translation>
    </message>
    <message>
        <source>The payment service sent it just now.</source>
        <translation>பேமெண்ட் சர்வீஸ் சற்று முன் அனுப்பியது.</translation>
    </message>
    <message>
        <source>The payment service wants a new one first.</source>
        <translation>பேமெண்ட் சர்வீஸ் முதலில் புதியது கேட்கிறது.</translation>
    </message>
    <message>
        <source>The payout link has expired</source>
        <translation>பேஅவுட் லிங்க் காலாவதி ஆனது</translation>
    </message>
    <message>
        <source>The payout link is cancelled</source>
        <translation>பேஅவுட் லிங்க் ரத்தானது</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>பேஅவுட் லிங்க் திறந்துள்ளது</translation>
    </message>
    <message>
        <source>The payout link is ready</source>
        <translation>பேஅவுட் லிங்க் தயார்</translation>
    </message>
    <message>
        <source>The payout link is used up.</source>
        <translation>பேஅவுட் லிங்க் பயன்பட்டுவிட்டது.</translation>
    </message>
    <message>
        <source>The payout link may exist.</source>
        <translation>பேஅவுட் லிங்க் உருவாகியிருக்கலாம்.</translation>
    </message>
    <message>
        <source>The payout link may still be open.</source>
        <translation>பேஅவுட் லிங்க் இன்னும் திறந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>The refund did not go through</source>
        <translation>ரீஃபண்ட் நடக்கவில்லை</translation>
    </message>
    <message>
        <source>The refund is on hold</source>
        <translation>ரீஃபண்ட் நிறுத்தி வைக்கப்பட்டுள்ளது</translation>
    </message>
    <message>
        <source>The refund is on its way</source>
        <translation>ரீஃபண்ட் வந்துகொண்டிருக்கிறது</translation>
    </message>
    <message>
        <source>The refund was refused</source>
        <translation>ரீஃபண்ட் மறுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The request never arrived there.</source>
        <translation>கோரிக்கை அங்கே போய்ச் சேரவே இல்லை.</translation>
    </message>
    <message>
        <source>The request was not sent</source>
        <translation>கோரிக்கை அனுப்பப்படவில்லை</translation>
    </message>
    <message>
        <source>The request was refused unread. Nothing was done.</source>
        <translation>கோரிக்கையைப் படிக்காமலே நிராகரித்தது. எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>The result at the bank is not known.</source>
        <translation>வங்கியில் என்ன ஆனது என்று தெரியாது.</translation>
    </message>
    <message>
        <source>The second attempt was refused. The first may still have gone.</source>
        <translation>இரண்டாவது முயற்சியை நிராகரித்தது. முதலாவது போயிருக்கலாம்.</translation>
    </message>
    <message>
        <source>The service does not accept this.</source>
        <translation>சர்வீஸ் இதை ஏற்கவில்லை.</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>சர்வீஸுக்கு இந்தப் பயனாளி தெரியவில்லை</translation>
    </message>
    <message>
        <source>The service does not know this payout</source>
        <translation>சர்வீஸுக்கு இந்த பேஅவுட் தெரியாது</translation>
    </message>
    <message>
        <source>The service does not say which. Check name (A to Z), phone, e-mail, address.</source>
        <translation>எது என்று சர்வீஸ் சொல்லவில்லை. பெயர் (A முதல் Z), போன், இமெயில், முகவரியைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>The service has accepted it and is not finished yet.</source>
        <translation>சர்வீஸ் ஏற்றது, இன்னும் முடிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>சர்வீஸ் இந்தப் பகுதியை இன்னும் திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>சர்வீஸிடம் இந்த எண் ஏற்கனவே உள்ளது</translation>
    </message>
    <message>
        <source>The service refused access</source>
        <translation>சர்வீஸ் அனுமதி மறுத்தது</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>சர்வீஸ் நிராகரித்தது முகவரியை, கீகளை அல்ல.</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this.</source>
        <translation>இதற்குக் கடையில் பல ஃபண்ட் சோர்ஸ்கள் உள்ளன.</translation>
    </message>
    <message>
        <source>The shop&apos;s balance at the payment service is too low for it.</source>
        <translation>பேமெண்ட் சர்வீஸில் கடையின் இருப்பு போதாது.</translation>
    </message>
    <message>
        <source>The smallest amount this way is ₹{limit}.</source>
        <translation>இந்த வழியில் குறைந்தபட்சத் தொகை ₹{limit}.</translation>
    </message>
    <message>
        <source>The transfer failed</source>
        <translation>டிரான்ஸ்பர் ஃபெயில் ஆனது</translation>
    </message>
    <message>
        <source>The transfer failed at the bank.</source>
        <translation>டிரான்ஸ்பர் வங்கியில் ஃபெயில் ஆனது.</translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation>டிரான்ஸ்பர் நிராகரிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The wallet did not accept it</source>
        <translation>வாலட் ஏற்கவில்லை</translation>
    </message>
    <message>
        <source>There is no payout link to cancel. Check before you make another.</source>
        <translation>ரத்து செய்ய பேஅவுட் லிங்க் இல்லை. இன்னொன்று உருவாக்கும் முன் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>These payouts went to this beneficiary.</source>
        <translation>இந்தப் பயனாளிக்குப் போன பேஅவுட் இவை.</translation>
    </message>
    <message>
        <source>This UPI address can be paid. Compare the name before you send.</source>
        <translation>இந்த UPI ID-க்குப் பணம் அனுப்பலாம். அனுப்பும் முன் பெயரை ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>This beneficiary cannot be paid</source>
        <translation>இந்தப் பயனாளிக்குப் பணம் அனுப்ப முடியாது</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>இந்தப் பயனாளி மிகப் புதியவர்</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>இந்தப் பயனாளியின் வரம்பு முடிந்தது</translation>
    </message>
    <message>
        <source>This fund source cannot be used</source>
        <translation>இந்த ஃபண்ட் சோர்ஸைப் பயன்படுத்த முடியாது</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>இந்தச் செயல்</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>இந்தக் கடையின் இன்டர்நெட் முகவரி அனுமதிப் பட்டியலில் இல்லை</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>திருத்த வேண்டும்</translation>
    </message>
    <message>
        <source>Try again. Nothing was changed.</source>
        <translation>மீண்டும் முயலுங்கள். எதுவும் மாறவில்லை.</translation>
    </message>
    <message>
        <source>Try again: Paydesk gets a new token. If not, test the keys in Settings.</source>
        <translation>மீண்டும் முயலுங்கள்: Paydesk புதிய டோக்கன் வாங்கும். முடியாவிட்டால், செட்டிங்ஸில் கீகளைச் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>Unexpected answer</source>
        <translation>எதிர்பாராத பதில்</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>தெரியவில்லை</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>சரியானது</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>காத்திருங்கள்</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>ஒரு நிமிடம் காத்திருந்து, மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Wait for that day. Do not send it again. Paydesk checks its status.</source>
        <translation>அந்த நாள் வரை காத்திருங்கள். மீண்டும் அனுப்பாதீர்கள். Paydesk நிலையைச் சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after adding the beneficiary, then send it again.</source>
        <translation>பயனாளியைச் சேர்த்து 30 நிமிடம் ஆகும் வரை காத்திருந்து, மீண்டும் அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it again; it keeps its number.</source>
        <translation>{time} வரை காத்திருந்து, மீண்டும் அனுப்புங்கள்; அதே எண் இருக்கும்.</translation>
    </message>
    <message>
        <source>Wait. Do not send it again. Paydesk checks its status.</source>
        <translation>காத்திருங்கள். மீண்டும் அனுப்பாதீர்கள். Paydesk நிலையைச் சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>எந்தக் கணக்கிலிருந்து பணம் போக வேண்டும்?</translation>
    </message>
    <message>
        <source>{what} will end: the service replaces it by {replacement}. The date is not known.</source>
        <translation>{what} முடியப் போகிறது: சர்வீஸ் பதிலாக {replacement} தரும். தேதி தெரியாது.</translation>
    </message>
    <message>
        <source>“Ask the service by beneficiary”</source>
        <translation>“பயனாளியால் சர்வீஸிடம் கேள்”</translation>
    </message>
    <message>
        <source>“Send” (v1)</source>
        <translation>“அனுப்பு” (v1)</translation>
    </message>
    <message>
        <source>“Send” (v1.2)</source>
        <translation>“அனுப்பு” (v1.2)</translation>
    </message>
    <message>
        <source>“{field}” does not exist, or cannot pay this way.</source>
        <translation>“{field}” இல்லை, அல்லது இந்த வழியில் பணம் அனுப்ப முடியாது.</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” தேவை.</translation>
    </message>
    <message>
        <source>“{field}” is not accepted.</source>
        <translation>“{field}” ஏற்கப்படவில்லை.</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>payment {number}</source>
        <translation>பேமெண்ட் {number}</translation>
    </message>
</context>
<context>
    <name>PaidView</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>மேலும் %n</numerusform>
            <numerusform>மேலும் %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%n பேஅவுட்</numerusform>
            <numerusform>%n பேஅவுட்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n விற்பனை</numerusform>
            <numerusform>%n விற்பனை</numerusform>
        </translation>
    </message>
    <message>
        <source>A new journal is begun</source>
        <translation>புதிய ஜர்னல் தொடங்கப்பட்டது</translation>
    </message>
    <message>
        <source>Answers are not saved for a moment</source>
        <translation>இப்போதைக்குப் பதில்கள் சேமிக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Billing programs are not served for a moment</source>
        <translation>இப்போதைக்கு பில்லிங் புரோகிராம்களுக்குப் பதில் இல்லை</translation>
    </message>
    <message>
        <source>Check later sales and payouts in the service&apos;s dashboard before you send money.</source>
        <translation>பணம் அனுப்பும் முன், பிந்தைய விற்பனையையும் பேஅவுட்டையும் சர்வீஸின் டாஷ்போர்டில் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Check the others in the service&apos;s dashboard.</source>
        <translation>மற்றவற்றை சர்வீஸின் டாஷ்போர்டில் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Check them in the service&apos;s dashboard. All else works.</source>
        <translation>இவற்றை சர்வீஸின் டாஷ்போர்டில் பாருங்கள். மற்ற எல்லாம் வேலை செய்யும்.</translation>
    </message>
    <message>
        <source>Copied because unfinished: {sales}, {payouts}.</source>
        <translation>முடியாததால் காப்பி ஆனது: {sales}, {payouts}.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected rows: %n. This Z counts what the journal says.</source>
        <translation>
            <numerusform>திருத்திய வரிசை: %n. இந்த Z, ஜர்னலில் உள்ளபடி எண்ணும்.</numerusform>
            <numerusform>திருத்திய வரிசைகள்: %n. இந்த Z, ஜர்னலில் உள்ளபடி எண்ணும்.</numerusform>
        </translation>
    </message>
    <message>
        <source>New series of Z-reports. For a day, each payout needs a second person&apos;s PIN.</source>
        <translation>Z ரிப்போர்ட்களின் புதிய தொடர். ஒரு நாளுக்கு, ஒவ்வொரு பேஅவுட்டுக்கும் இரண்டாம் நபரின் PIN தேவை.</translation>
    </message>
    <message>
        <source>Not copied, altered: {numbers}.</source>
        <translation>காப்பி ஆகவில்லை, மாறியுள்ளது: {numbers}.</translation>
    </message>
    <message>
        <source>Not copied, unreadable: {numbers}.</source>
        <translation>காப்பி ஆகவில்லை, படிக்க முடியவில்லை: {numbers}.</translation>
    </message>
    <message>
        <source>Nothing is sent to the hub for a moment</source>
        <translation>இப்போது ஹப்பிற்கு எதுவும் அனுப்பவில்லை</translation>
    </message>
    <message>
        <source>Nothing was left behind.</source>
        <translation>எதுவும் விடுபடவில்லை.</translation>
    </message>
    <message>
        <source>Other PC still in use? Begin here with an empty folder.</source>
        <translation>வேறு PC இன்னும் பயன்பாட்டில் உள்ளதா? இங்கே காலி ஃபோல்டருடன் தொடங்குங்கள்.</translation>
    </message>
    <message numerus="yes">
        <source>Other changed rows: %n.</source>
        <translation>
            <numerusform>மாறிய மற்ற வரிசை: %n.</numerusform>
            <numerusform>மாறிய மற்ற வரிசைகள்: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other unfinished sales and payouts cannot be read.</source>
        <translation>முடியாத மற்ற விற்பனை, பேஅவுட்டைப் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk தவறு செய்துவிட்டது</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; see its log. This part restarts automatically.</source>
        <translation>Paydesk தவறு செய்தது; லாக் ஃபைலைப் பாருங்கள். இந்தப் பகுதி தானாக மீண்டும் தொடங்கும்.</translation>
    </message>
    <message>
        <source>Payouts are not checked for a moment</source>
        <translation>இப்போதைக்கு பேஅவுட் சரிபார்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Row {row} is not as written.</source>
        <translation>வரிசை {row} எழுதியபடி இல்லை.</translation>
    </message>
    <message numerus="yes">
        <source>Sales and payouts set aside: %n.</source>
        <translation>
            <numerusform>தனியே வைத்த விற்பனை, பேஅவுட்: %n.</numerusform>
            <numerusform>தனியே வைத்த விற்பனை, பேஅவுட்: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sales are not checked for a moment</source>
        <translation>இப்போதைக்கு விற்பனை சரிபார்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file.</source>
        <translation>கடை உரிமையாளரிடம் சொல்லுங்கள்: யாரோ ஃபைலை மாற்றியிருக்கலாம்.</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸ் பதில் தரவில்லை</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new.</source>
        <translation>டேட்டா ஃபோல்டர் வேறு PC-யிலிருந்து காப்பி ஆனது, அல்லது கீசெயின் புதியது.</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>ஜர்னலின் கடைசிப் பகுதி இல்லை</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>ஜர்னலைத் திறக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The journal is not verified for a moment</source>
        <translation>இப்போதைக்கு ஜர்னல் சரிபார்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk-க்கு வெளியே ஜர்னல் மாற்றப்பட்டுள்ளது</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>கீகளைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The list of people cannot be read</source>
        <translation>ஆட்கள் பட்டியலைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The sales of these rows are set aside. Tell the owner of the shop.</source>
        <translation>இந்த வரிசைகளின் விற்பனை தனியே வைக்கப்பட்டது. கடை உரிமையாளரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>The sandbox stopped; see the log. It restarts automatically.</source>
        <translation>சாண்ட்பாக்ஸ் நின்றது; லாக் ஃபைலைப் பாருங்கள். தானாக மீண்டும் தொடங்கும்.</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>அட்டவணைகள் ஜர்னலிலிருந்து வேறுபட்டன</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain does not know this journal</source>
        <translation>இந்த PC-யின் கீசெயினுக்கு இந்த ஜர்னல் தெரியாது</translation>
    </message>
    <message>
        <source>This is an older copy, or was cut off after row {row}.</source>
        <translation>இது பழைய நகல், அல்லது வரிசை {row}-க்குப் பின் வெட்டப்பட்டது.</translation>
    </message>
    <message>
        <source>Updates are not searched for a moment</source>
        <translation>இப்போதைக்கு அப்டேட் தேடவில்லை</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>Ask the customer to compare the amount.</source>
        <translation>கஸ்டமரைத் தொகையை ஒப்பிடச் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>It pays {payee}. Ask your supervisor first.</source>
        <translation>பணம் {payee}-க்குப் போகும். முதலில் சூப்பர்வைசரிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>New UPI address</source>
        <translation>புதிய UPI ID</translation>
    </message>
    <message>
        <source>Payment link not checked</source>
        <translation>பேமெண்ட் லிங்க் சரிபார்க்கவில்லை</translation>
    </message>
    <message>
        <source>QR not checked</source>
        <translation>QR சரிபார்க்கவில்லை</translation>
    </message>
</context>
<context>
    <name>PayView</name>
    <message>
        <source>To pay</source>
        <translation>கட்ட வேண்டியது</translation>
    </message>
</context>
<context>
    <name>Payee</name>
    <message>
        <source>8 to 12 digits</source>
        <translation>8 முதல் 12 இலக்கம்</translation>
    </message>
    <message>
        <source>ABCD0123456</source>
        <translation>ABCD0123456</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>கணக்கு எண்</translation>
    </message>
    <message>
        <source>Address (optional)</source>
        <translation>முகவரி (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>இமெயில் (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Phone (optional)</source>
        <translation>போன் (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>Some banks take only the letters A to Z and spaces.</source>
        <translation>சில வங்கிகள் A முதல் Z எழுத்துகளும் இடைவெளியும் மட்டுமே ஏற்கும்.</translation>
    </message>
    <message>
        <source>Some shops need this.</source>
        <translation>சில கடைகளுக்கு இது தேவை.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI ID</translation>
    </message>
    <message>
        <source>Wallet of</source>
        <translation>யாருடைய வாலட்</translation>
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
        <translation>இன்னும் பணம் வரவில்லை</translation>
    </message>
    <message>
        <source>Older ones are in Orders.</source>
        <translation>பழையவை ஆர்டர்கள் பக்கத்தில் உள்ளன.</translation>
    </message>
    <message>
        <source>Today&apos;s payments</source>
        <translation>இன்று வந்த பணம்</translation>
    </message>
</context>
<context>
    <name>PayoutDetail</name>
    <message>
        <source>Payout</source>
        <translation>பேஅவுட்</translation>
    </message>
</context>
<context>
    <name>Payouts</name>
    <message>
        <source>A person compared the balances. The service was not checked.</source>
        <translation>ஒருவர் பேலன்ஸை ஒப்பிட்டார். சர்வீஸில் சரிபார்க்கவில்லை.</translation>
    </message>
    <message>
        <source>Amazon Pay wallet</source>
        <translation>Amazon Pay வாலட்</translation>
    </message>
    <message>
        <source>Bank transfer</source>
        <translation>வங்கி டிரான்ஸ்பர்</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>கணக்குகளுக்குள்</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>திரும்பி வந்தது</translation>
    </message>
    <message>
        <source>Compare amount and name in the service&apos;s dashboard before you show or send it.</source>
        <translation>காட்டும் அல்லது அனுப்பும் முன் சர்வீஸின் டாஷ்போர்டில் தொகையையும் பெயரையும் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Compare the balances again: if it did arrive, the money moves twice.</source>
        <translation>பேலன்ஸை மீண்டும் ஒப்பிடுங்கள்: சேர்ந்திருந்தால், பணம் இரண்டு முறை போகும்.</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். அதன் நிலையைச் சரிபாருங்கள்; Paydesk-உம் சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். இரண்டு பேலன்ஸையும் ஒப்பிட்டு, சேர்ந்ததா என்று சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>IMPS</source>
        <translation>IMPS</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>லோன்</translation>
    </message>
    <message>
        <source>MONEY SENT HAS COME BACK: {amount} · {number}</source>
        <translation>அனுப்பிய பணம் திரும்பி வந்துவிட்டது: {amount} · {number}</translation>
    </message>
    <message>
        <source>NEFT</source>
        <translation>NEFT</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>இன்னும் பதில் இல்லை</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பேமெண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>பேஅவுட் லிங்க்</translation>
    </message>
    <message>
        <source>Paytm wallet</source>
        <translation>Paytm வாலட்</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>பெண்டிங்</translation>
    </message>
    <message>
        <source>RTGS</source>
        <translation>RTGS</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>SENT AFTER ALL, DO NOT SEND AGAIN: {amount} · {number}</source>
        <translation>பணம் போய்விட்டது, மீண்டும் அனுப்பாதீர்கள்: {amount} · {number}</translation>
    </message>
    <message>
        <source>Sent with other keys. Search its number in that account&apos;s dashboard.</source>
        <translation>வேறு கீகளால் அனுப்பியது. அதன் எண்ணை அந்தக் கணக்கின் டாஷ்போர்டில் தேடுங்கள்.</translation>
    </message>
    <message>
        <source>Sent {ago}, still open. Call the service&apos;s support. Do not send it again before.</source>
        <translation>அனுப்பியது {ago}, இன்னும் முடியவில்லை. சர்வீஸின் சப்போர்ட்டைக் கூப்பிடுங்கள். அதற்கு முன் மீண்டும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>The last check brought no result: {why}.</source>
        <translation>கடைசி சரிபார்ப்பில் முடிவு இல்லை: {why}.</translation>
    </message>
    <message>
        <source>The money did not arrive, by the balances</source>
        <translation>பேலன்ஸ்படி பணம் சேரவில்லை</translation>
    </message>
    <message>
        <source>The recipient&apos;s details are no longer here. Still owed? Fill in a new one.</source>
        <translation>பெறுபவரின் விவரம் இங்கே இனி இல்லை. இன்னும் தர வேண்டுமா? புதியதை நிரப்புங்கள்.</translation>
    </message>
    <message>
        <source>The request was saved and sent. It may have gone through.</source>
        <translation>கோரிக்கையைச் சேமித்து அனுப்பியது. அது நடந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>The service had this number already: this may be another link.</source>
        <translation>சர்வீஸிடம் இந்த எண் முன்பே இருந்தது: இது வேறு லிங்க்காக இருக்கலாம்.</translation>
    </message>
    <message>
        <source>This was done, then the money came back. The recipient does not have it.</source>
        <translation>இது நடந்தது, பிறகு பணம் திரும்பியது. பெறுபவரிடம் பணம் இல்லை.</translation>
    </message>
    <message>
        <source>This was reported as not done, but it was. Do not send it again.</source>
        <translation>இது நடக்கவில்லை என்று சொன்னது, ஆனால் நடந்தது. மீண்டும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>டிரான்ஸ்பர்</translation>
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
        <translation>செயல்பாடு</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>அடையாளம்</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>லோன்</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>பேஅவுட்</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>அனுப்பு</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>டிரான்ஸ்பர்</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN-இல் 4 முதல் 8 இலக்கம்.</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed}. {amount} needs a supervisor.</source>
        <translation>கேஷியர் {allowed} வரை அனுப்பலாம். {amount}-க்கு சூப்பர்வைசர் தேவை.</translation>
    </message>
    <message>
        <source>A newer Paydesk wrote the list of people. Start that newer version.</source>
        <translation>ஆட்கள் பட்டியலைப் புதிய Paydesk எழுதியது. அந்தப் புதிய வெர்ஷனைத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>ரீஃபண்டுக்கு சூப்பர்வைசரின் PIN தேவை</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it for a minute of work.</source>
        <translation>சூப்பர்வைசர் PIN இதை ஒரு நிமிட வேலைக்குத் திறக்கும்.</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it.</source>
        <translation>சூப்பர்வைசர் PIN இதைத் திறக்கும்.</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ட்ரெய்னி டெமோவில் மட்டுமே பழகுவார்.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People.</source>
        <translation>‘செட்டிங்ஸ்’, ‘ஆட்கள்’ பகுதியில் ஆட்களைச் சேருங்கள்.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>செட்டிங்ஸ், ஆட்கள் பகுதியில் ஆட்களைச் சேர்க்கவும்: முதலில் உங்களை அட்மினாக.</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>அட்மின்</translation>
    </message>
    <message>
        <source>All of a cashier. Also sends money, refunds, exports, approves and unlocks.</source>
        <translation>கேஷியர் செய்யும் எல்லாம். மேலும் பணம் அனுப்புவார், ரீஃபண்ட், எக்ஸ்போர்ட் செய்வார், அனுமதிப்பார், லாக் திறப்பார்.</translation>
    </message>
    <message>
        <source>All of a supervisor. Also changes settings, keys and people, and erases data.</source>
        <translation>சூப்பர்வைசர் செய்யும் எல்லாம். மேலும் செட்டிங்ஸ், கீகள், ஆட்களை மாற்றுவார், டேட்டாவை அழிப்பார்.</translation>
    </message>
    <message>
        <source>An admin&apos;s PIN unlocks it.</source>
        <translation>அட்மின் PIN இதைத் திறக்கும்.</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>கேஷியர்</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>வேறு ஒருவரைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>கஸ்டமர் திரையை மூட PIN தேவை</translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>கேஷியர் லாகின் செய்யட்டும் (Ctrl L), அல்லது டெமோவைத் திறங்கள்.</translation>
    </message>
    <message>
        <source>Locks again after a minute without work.</source>
        <translation>ஒரு நிமிடம் வேலை இல்லையென்றால் மீண்டும் லாக் ஆகும்.</translation>
    </message>
    <message>
        <source>Locks again after a minute without work. Recorded under the supervisor&apos;s name.</source>
        <translation>ஒரு நிமிடம் வேலை இல்லையென்றால் மீண்டும் லாக் ஆகும். சூப்பர்வைசர் பெயரில் பதிவாகும்.</translation>
    </message>
    <message>
        <source>Make somebody else admin first.</source>
        <translation>முதலில் வேறு ஒருவரை அட்மின் ஆக்குங்கள்.</translation>
    </message>
    <message>
        <source>Nobody can be locked out yet.</source>
        <translation>இன்னும் யாரையும் லாக் செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>Nobody can sign in: unlock the keychain, or see the guide.</source>
        <translation>யாரும் லாகின் செய்ய முடியாது: கீசெயினைத் திறங்கள், அல்லது கையேட்டைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Nobody is set up at this counter.</source>
        <translation>இந்த கவுண்டரில் யாரையும் அமைக்கவில்லை.</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>Nothing was done. Waiting sales continue.</source>
        <translation>எதுவும் செய்யவில்லை. காத்திருக்கும் விற்பனை தொடரும்.</translation>
    </message>
    <message>
        <source>Nothing was sent. Your text stays.</source>
        <translation>எதுவும் அனுப்பவில்லை. நீங்கள் எழுதியது இருக்கும்.</translation>
    </message>
    <message>
        <source>Only a supervisor&apos;s PIN unlocks this now.</source>
        <translation>இதை இப்போது சூப்பர்வைசர் PIN மட்டுமே திறக்கும்.</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled and sealed by its keychain.</source>
        <translation>PIN-கள் இந்த PC-யிலேயே இருக்கும், உருமாற்றி, கீசெயினால் சீல் செய்து.</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled, in a file of this user.</source>
        <translation>PIN-கள் இந்த PC-யிலேயே இருக்கும், உருமாற்றி, இந்தப் பயனரின் ஃபைலில்.</translation>
    </message>
    <message>
        <source>Paydesk cannot read the list of people. Unlock the keychain, then try again.</source>
        <translation>ஆட்கள் பட்டியலை Paydesk படிக்க முடியவில்லை. கீசெயினைத் திறந்து, மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Practises in the demo. May do nothing on a real counter.</source>
        <translation>டெமோவில் பழகுவார். உண்மையான கவுண்டரில் எதற்கும் அனுமதி இல்லை.</translation>
    </message>
    <message>
        <source>Recent payouts are unknown here: copied journal, or account.key lost.</source>
        <translation>சமீபத்திய பேஅவுட் இங்கே தெரியாது: ஜர்னல் காப்பி ஆனது, அல்லது account.key இல்லை.</translation>
    </message>
    <message>
        <source>Sending money needs a name. Nothing was done.</source>
        <translation>பணம் அனுப்ப பெயர் தேவை. எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>உங்கள் PIN போட்டு லாகின் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>சூப்பர்வைசர்</translation>
    </message>
    <message>
        <source>Takes payments, cancels sales, checks UPI addresses, makes payout links.</source>
        <translation>பணம் வாங்குவார், விற்பனையை ரத்து செய்வார், UPI ID சரிபார்ப்பார், பேஅவுட் லிங்க் உருவாக்குவார்.</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>பத்து முறை PIN தவறு.</translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>அந்த PIN தவறு.</translation>
    </message>
    <message>
        <source>The PIN is right, but this person may not do that.</source>
        <translation>PIN சரி, ஆனால் இந்த நபர் அதைச் செய்யக் கூடாது.</translation>
    </message>
    <message>
        <source>The payment service&apos;s time is missing: today&apos;s limit is not known.</source>
        <translation>பேமெண்ட் சர்வீஸின் நேரம் இல்லை: இன்றைய வரம்பு தெரியாது.</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>திரை லாக் ஆகியுள்ளது.</translation>
    </message>
    <message>
        <source>The screen stays open until then.</source>
        <translation>அதுவரை திரை திறந்தே இருக்கும்.</translation>
    </message>
    <message>
        <source>The second person must be somebody else.</source>
        <translation>இரண்டாம் நபர் வேறொருவராக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>This PC could not save. Is the disk full?</source>
        <translation>இந்த PC சேமிக்க முடியவில்லை. டிஸ்க் நிரம்பியதா?</translation>
    </message>
    <message>
        <source>This is a real counter. Nothing was done.</source>
        <translation>இது உண்மையான கவுண்டர். எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>இதற்கு சூப்பர்வைசரின் PIN தேவை</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN again.</source>
        <translation>இதற்கு மீண்டும் சூப்பர்வைசர் PIN தேவை.</translation>
    </message>
    <message>
        <source>This needs an admin&apos;s PIN</source>
        <translation>இதற்கு அட்மினின் PIN தேவை</translation>
    </message>
    <message>
        <source>This person is no longer on the list. Nothing was changed.</source>
        <translation>இந்த நபர் இப்போது பட்டியலில் இல்லை. எதுவும் மாறவில்லை.</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>எளிதாக ஊகிக்கலாம். வேறு PIN முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>பல முறை தவறான PIN.</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>ட்ரெய்னி</translation>
    </message>
    <message>
        <source>Try again in {time}.</source>
        <translation>{time} கழித்து மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>இப்போது மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Unlock the keychain of this PC, then try again.</source>
        <translation>இந்த PC-யின் கீசெயினைத் திறந்து, மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Unlocked by {name} · {time}</source>
        <translation>திறந்தவர்: {name} · {time}</translation>
    </message>
    <message>
        <source>Until then, this counter only takes payments. Nothing was done.</source>
        <translation>அதுவரை இந்தக் கவுண்டர் பணம் வாங்க மட்டுமே. எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>Use 1 to 40 characters, and a name that nobody else has.</source>
        <translation>1 முதல் 40 எழுத்து, வேறு யாருக்கும் இல்லாத பெயர்.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>இந்த PC-யின் கீசெயினுக்காகக் காத்திருக்கிறது</translation>
    </message>
    <message>
        <source>You may not do this.</source>
        <translation>உங்களுக்கு இதற்கு அனுமதி இல்லை.</translation>
    </message>
    <message>
        <source>Your text stays. The refund is recorded under the supervisor&apos;s name.</source>
        <translation>நீங்கள் எழுதியது இருக்கும். ரீஃபண்ட் சூப்பர்வைசர் பெயரில் பதிவாகும்.</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>{amount} என்பது ஒரு டிரான்ஸ்ஃபருக்கான {allowed} வரம்பைவிட அதிகம்.</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day for this account.</source>
        <translation>மேலும் {amount} சேர்த்தால், இந்தக் கணக்கின் ஒரு நாள் வரம்பு {allowed} தாண்டும்.</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day.</source>
        <translation>மேலும் {amount} சேர்த்தால், ஒரு நாள் வரம்பு {allowed} தாண்டும்.</translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n hours ago.</source>
        <translation>
            <numerusform>%n மணி நேரம் முன் இந்தக் கணக்குக்கு {amount} போனது.</numerusform>
            <numerusform>%n மணி நேரம் முன் இந்தக் கணக்குக்கு {amount} போனது.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n minutes ago.</source>
        <translation>
            <numerusform>%n நிமிடம் முன் இந்தக் கணக்குக்கு {amount} போனது.</numerusform>
            <numerusform>%n நிமிடம் முன் இந்தக் கணக்குக்கு {amount} போனது.</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} went to this account a minute ago.</source>
        <translation>ஒரு நிமிடம் முன் இந்தக் கணக்குக்கு {amount} போனது.</translation>
    </message>
    <message>
        <source>{amount} went to this account in the last 24 hours.</source>
        <translation>கடந்த 24 மணி நேரத்தில் இந்தக் கணக்குக்கு {amount} போனது.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Add a person</source>
        <translation>ஆளைச் சேர்</translation>
    </message>
    <message>
        <source>Add yourself as admin first. Sending money needs people.</source>
        <translation>முதலில் உங்களை அட்மினாகச் சேருங்கள். பணம் அனுப்ப ஆட்கள் தேவை.</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>யாரும் லாகின் செய்ய முடியாது</translation>
    </message>
    <message>
        <source>Nobody is set up</source>
        <translation>யாரையும் அமைக்கவில்லை</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>எதுவும் மாறவில்லை.</translation>
    </message>
    <message>
        <source>Only an admin changes people</source>
        <translation>அட்மின் மட்டுமே ஆட்களை மாற்றலாம்</translation>
    </message>
    <message>
        <source>People</source>
        <translation>ஆட்கள்</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>சேமித்தது</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>லாக் திற</translation>
    </message>
    <message>
        <source>Unlock with an admin&apos;s PIN.</source>
        <translation>அட்மின் PIN போட்டு லாக் திறங்கள்.</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add others in Settings, People.</source>
        <translation>மற்றவர்களை ‘செட்டிங்ஸ்’, ‘ஆட்கள்’ பகுதியில் சேருங்கள்.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next: test sale</source>
        <translation>அடுத்து: டெஸ்ட் விற்பனை</translation>
    </message>
    <message>
        <source>Who is the admin?</source>
        <translation>அட்மின் யார்?</translation>
    </message>
    <message>
        <source>{name} is the admin</source>
        <translation>{name} அட்மின்</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>All days</source>
        <translation>எல்லா நாளும்</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>நாள்: {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>இன்று, {day}</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>நேற்று, {day}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} – {last}</translation>
    </message>
</context>
<context>
    <name>PeriodPopup</name>
    <message>
        <source>7 days</source>
        <translation>7 நாள்</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>நாட்கள்</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>பிந்தைய நாட்கள்</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>முந்தைய நாட்கள்</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>மாதம்</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>மற்றவை</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>பல நாட்கள்</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>நேற்று</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>Add a person</source>
        <translation>ஆளைச் சேர்</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>உங்களைச் சேர்க்கவும்</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>ஆஷா</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} மாற்று</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>அதே PIN-ஐ மீண்டும் போடுங்கள்</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>இருக்கட்டும்</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN.</source>
        <translation>PIN அப்படியே இருக்க, இரண்டையும் காலியாக விடுங்கள்.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Only this person knows the PIN.</source>
        <translation>இந்த நபருக்கு மட்டுமே PIN தெரியும்.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>நபர்</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Remove {name}? Old sales keep the name.</source>
        <translation>{name} நீக்கவா? பழைய விற்பனையில் பெயர் இருக்கும்.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>பொறுப்பு</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>The PINs differ. Type both again.</source>
        <translation>PIN-கள் வேறு. இரண்டையும் மீண்டும் போடுங்கள்.</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>கடையின் மொழி</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>ஆம், நீக்கு</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who are you?</source>
        <translation>நீங்கள் யார்?</translation>
    </message>
</context>
<context>
    <name>PhonePanel</name>
    <message>
        <source>Open in the browser</source>
        <translation>பிரவுசரில் திற</translation>
    </message>
    <message>
        <source>Pay late</source>
        <translation>தாமதமாகக் கட்டு</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>2 முறை கட்டு</translation>
    </message>
    <message>
        <source>The customer&apos;s phone</source>
        <translation>கஸ்டமரின் போன்</translation>
    </message>
</context>
<context>
    <name>PinEdit</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 முதல் 8 இலக்கம்</translation>
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
        <translation>சூப்பர்வைசரைக் கேளுங்கள்</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation>டெமோவில் {name} PIN: {pin}</translation>
    </message>
    <message>
        <source>Nobody else here may. Press F1 for help.</source>
        <translation>இங்கே வேறு யாருக்கும் அனுமதி இல்லை. உதவிக்கு F1 அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>இப்போது வேண்டாம்</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>{name}-இன் PIN</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>இப்போது மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>நீங்கள் யார்?</translation>
    </message>
    <message>
        <source>Who unlocks {name}?</source>
        <translation>{name} லாக் திறப்பது யார்?</translation>
    </message>
    <message>
        <source>{name} can sign in again.</source>
        <translation>{name} மீண்டும் லாகின் செய்யலாம்.</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 முதல் 8 இலக்கம்</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN-இல் 4 முதல் 8 இலக்கம்.</translation>
    </message>
    <message>
        <source>A scanner typed that. It is no PIN.</source>
        <translation>இதை ஸ்கேனர் தட்டியது. இது PIN அல்ல.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>லாக் திற</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>15 எழுத்துகளும் எண்களும், 29ABCDE1234F1Z5 போல.</translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm பேப்பர்</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm பேப்பர்</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Address of the shop (on slips)</source>
        <translation>கடையின் முகவரி (ஸ்லிப்பில்)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>சிஸ்டம் போல</translation>
    </message>
    <message>
        <source>GSTIN (on slips)</source>
        <translation>GSTIN (ஸ்லிப்பில்)</translation>
    </message>
    <message>
        <source>Last line of a receipt</source>
        <translation>ரசீதின் கடைசி வரி</translation>
    </message>
    <message>
        <source>Name of the printer (optional)</source>
        <translation>பிரிண்டரின் பெயர் (விருப்பம்)</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>பிரிண்டர் இல்லை. ரசீதுகள் PDF ஆகச் சேமிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>பேப்பர்</translation>
    </message>
    <message>
        <source>Print a receipt automatically when a sale is paid</source>
        <translation>விற்பனைக்குப் பணம் வந்ததும் ரசீதைத் தானாக பிரிண்ட் செய்</translation>
    </message>
    <message>
        <source>Print a test slip</source>
        <translation>டெஸ்ட் ஸ்லிப் அச்சிடு</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>ரசீதுகளும் பிரிண்டரும்</translation>
    </message>
    <message>
        <source>Show the printers</source>
        <translation>பிரிண்டர்களைக் காட்டு</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>இந்த PC-க்குத் தெரிந்தவை: {names}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>It could not be saved as a file either. Look at this PC&apos;s disk.</source>
        <translation>ஃபைலாகவும் சேமிக்க முடியவில்லை. இந்த PC-யின் டிஸ்கைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>பிரிண்டர் இல்லை</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>பிரிண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Nothing was saved. Show the code on the screen instead.</source>
        <translation>எதுவும் சேமிக்கவில்லை. பதிலாக, கோடைத் திரையில் காட்டுங்கள்.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>பிரிண்ட் ஆனது</translation>
    </message>
    <message>
        <source>The printer does not answer</source>
        <translation>பிரிண்டர் பதில் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>The slip is saved: {file}. Print that, or choose a printer in the settings.</source>
        <translation>சீட்டு சேமித்தது: {file}. அதை பிரிண்ட் செய்யுங்கள், அல்லது செட்டிங்ஸில் பிரிண்டரைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>{printer} accepted it.</source>
        <translation>{printer} ஏற்றது.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A filter blocks the payment service</source>
        <translation>ஒரு ஃபில்டர் பேமெண்ட் சர்வீஸைத் தடுக்கிறது</translation>
    </message>
    <message>
        <source>A login page, proxy, filter or gateway answered instead.</source>
        <translation>பதில் சொன்னது லாகின் பக்கம், ப்ராக்ஸி, ஃபில்டர் அல்லது கேட்வே.</translation>
    </message>
    <message>
        <source>Cause: the bank.</source>
        <translation>காரணம்: வங்கி.</translation>
    </message>
    <message>
        <source>Cause: the details of this sale.</source>
        <translation>காரணம்: இந்த விற்பனையின் விவரம்.</translation>
    </message>
    <message>
        <source>Cause: the network, or the payment service.</source>
        <translation>காரணம்: நெட்வொர்க், அல்லது பேமெண்ட் சர்வீஸ்.</translation>
    </message>
    <message>
        <source>Cause: the payment service.</source>
        <translation>காரணம்: பேமெண்ட் சர்வீஸ்.</translation>
    </message>
    <message>
        <source>Cause: the recipient.</source>
        <translation>காரணம்: பெறுபவர்.</translation>
    </message>
    <message>
        <source>Cause: the shop&apos;s account or settings.</source>
        <translation>காரணம்: கடையின் கணக்கு அல்லது செட்டிங்ஸ்.</translation>
    </message>
    <message>
        <source>Cause: this PC.</source>
        <translation>காரணம்: இந்த PC.</translation>
    </message>
    <message>
        <source>Check before you press again.</source>
        <translation>மீண்டும் அழுத்தும் முன் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>Check its status. Not paid? Start a new sale.</source>
        <translation>நிலையைச் சரிபாருங்கள். பணம் வரவில்லையா? புதிய விற்பனை தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Check the bill: right order, right amount?</source>
        <translation>பில்லைப் பாருங்கள்: சரியான ஆர்டரா, தொகையா?</translation>
    </message>
    <message>
        <source>Check the cable or Wi-Fi. Web pages open? Check the address in Settings.</source>
        <translation>கேபிள் அல்லது Wi-Fi பாருங்கள். வெப் பக்கம் திறக்கிறதா? செட்டிங்ஸில் முகவரியைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Check the status: the first request may have arrived.</source>
        <translation>நிலையைச் சரிபாருங்கள்: முதல் கோரிக்கை போய்ச் சேர்ந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date. If right, somebody may be listening: call your technician.</source>
        <translation>இந்த PC-யின் தேதியைப் பாருங்கள். சரி என்றால், யாரோ ஒட்டுக்கேட்கலாம்: தொழில்நுட்பரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>ஆர்டர் எண்ணை பில்லுடனும், டெர்மினலை செட்டிங்ஸுடனும் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Correct it and try again. Nothing was sent.</source>
        <translation>திருத்தி, மீண்டும் முயலுங்கள். எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>Does an antivirus or the network open secure pages? Install its certificate here.</source>
        <translation>ஆன்டிவைரஸோ நெட்வொர்க்கோ பாதுகாப்பான பக்கங்களைத் திறக்கிறதா? அதன் சர்டிஃபிகேட்டை இங்கே இன்ஸ்டால் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>‘செட்டிங்ஸ்’, ‘பேமெண்ட் கணக்கு’ பகுதியில் கீகளைப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Free some space, then start Paydesk again.</source>
        <translation>கொஞ்சம் இடம் காலி செய்து, Paydesk-ஐ மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Have the proxy checked, then start Paydesk again.</source>
        <translation>ப்ராக்ஸியைச் சரிபார்க்கச் சொல்லி, Paydesk-ஐ மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed here, and this PC&apos;s address in its dashboard.</source>
        <translation>சர்வீஸின் முகவரியை இங்கேயும், இந்த PC-யின் முகவரியை அதன் டாஷ்போர்டிலும் அனுமதிக்கச் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Have this PC&apos;s address allowed in the service&apos;s dashboard.</source>
        <translation>இந்த PC-யின் முகவரியை சர்வீஸின் டாஷ்போர்டில் அனுமதிக்கச் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>அதன் விண்டோ இருந்தால், அதையே பயன்படுத்துங்கள்.</translation>
    </message>
    <message>
        <source>It is starting or closing. This waits a minute for it.</source>
        <translation>அது தொடங்குகிறது அல்லது மூடுகிறது. இது ஒரு நிமிடம் காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>அதன் விண்டோ பதில் தரவில்லை.</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>நேரத்துக்குப் பதில் வரவில்லை</translation>
    </message>
    <message>
        <source>Open a web page on this PC. Does it want a login?</source>
        <translation>இந்த PC-யில் ஒரு வெப் பக்கம் திறங்கள். லாகின் கேட்கிறதா?</translation>
    </message>
    <message>
        <source>Paydesk is already running on this PC</source>
        <translation>இந்த PC-யில் Paydesk ஏற்கனவே ஓடுகிறது</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk தவறு செய்துவிட்டது</translation>
    </message>
    <message>
        <source>Read its message in Orders, in the details of this sale.</source>
        <translation>அதன் செய்தியை ‘ஆர்டர்கள்’ பகுதியில், இந்த விற்பனையின் விவரத்தில் படியுங்கள்.</translation>
    </message>
    <message>
        <source>Search for the number in Orders first.</source>
        <translation>முதலில் ‘ஆர்டர்கள்’ பகுதியில் இந்த எண்ணைத் தேடுங்கள்.</translation>
    </message>
    <message>
        <source>Search where it was made, or put the old keys back in Settings.</source>
        <translation>உருவான இடத்தில் தேடுங்கள், அல்லது செட்டிங்ஸில் பழைய கீகளை மீண்டும் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop. Then press F7.</source>
        <translation>‘செட்டிங்ஸ்’, ‘கடை’ பகுதியில் மீண்டும் அமையுங்கள். பிறகு F7 அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Something broke on its side.</source>
        <translation>அதன் பக்கத்தில் ஏதோ பழுது.</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>தொகை ஆர்டருடையது இல்லை</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>பதிலைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The answer was cut off, or about something else.</source>
        <translation>பதில் பாதியில் நின்றது, அல்லது வேறு எதைப் பற்றியோ.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>இணைப்பு அறுந்தது</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>விவரங்கள் ஒரு விதியை மீறுகின்றன</translation>
    </message>
    <message>
        <source>The keys are right. This PC&apos;s address or the feature is not allowed.</source>
        <translation>கீகள் சரி. இந்த PC-யின் முகவரிக்கோ வசதிக்கோ அனுமதி இல்லை.</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>கீகள் நிராகரிக்கப்பட்டன</translation>
    </message>
    <message>
        <source>The network wants a login</source>
        <translation>நெட்வொர்க் லாகின் கேட்கிறது</translation>
    </message>
    <message>
        <source>The order cannot be paid any more</source>
        <translation>இந்த ஆர்டருக்கு இனி பணம் கட்ட முடியாது</translation>
    </message>
    <message>
        <source>The order was made with other keys, or at another address.</source>
        <translation>ஆர்டர் வேறு கீகளால், அல்லது வேறு முகவரியில் உருவானது.</translation>
    </message>
    <message>
        <source>The payment service does not accept a number or text like this.</source>
        <translation>இப்படிப்பட்ட எண்ணையோ எழுத்தையோ பேமெண்ட் சர்வீஸ் ஏற்காது.</translation>
    </message>
    <message>
        <source>The payment service does not accept something in the request.</source>
        <translation>கோரிக்கையில் உள்ள ஏதோ ஒன்றை பேமெண்ட் சர்வீஸ் ஏற்கவில்லை.</translation>
    </message>
    <message>
        <source>The payment service does not accept this counter&apos;s keys.</source>
        <translation>இந்தக் கவுண்டரின் கீகளை பேமெண்ட் சர்வீஸ் ஏற்கவில்லை.</translation>
    </message>
    <message>
        <source>The payment service does not answer</source>
        <translation>பேமெண்ட் சர்வீஸ் பதில் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>The payment service had this request earlier, with other details.</source>
        <translation>இதே கோரிக்கை பேமெண்ட் சர்வீஸுக்கு முன்பே வந்தது, வேறு விவரத்துடன்.</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>பேமெண்ட் சர்வீஸில் கோளாறு உள்ளது</translation>
    </message>
    <message>
        <source>The payment service has an order with this number.</source>
        <translation>இந்த எண்ணில் பேமெண்ட் சர்வீஸிடம் ஆர்டர் உள்ளது.</translation>
    </message>
    <message>
        <source>The payment service has no such order or terminal.</source>
        <translation>பேமெண்ட் சர்வீஸிடம் இந்த ஆர்டரோ டெர்மினலோ இல்லை.</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>இந்த ஆர்டர் திறந்த நிலையில் இல்லை என்று பேமெண்ட் சர்வீஸ் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service wants a pause.</source>
        <translation>பேமெண்ட் சர்வீஸ் இடைவெளி கேட்கிறது.</translation>
    </message>
    <message>
        <source>The proxy does not work</source>
        <translation>ப்ராக்ஸி வேலை செய்யவில்லை</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>ப்ராக்ஸி லாகின் கேட்கிறது</translation>
    </message>
    <message>
        <source>The request may have arrived.</source>
        <translation>கோரிக்கை போய்ச் சேர்ந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>கோரிக்கை முன்பே அனுப்பப்பட்டது</translation>
    </message>
    <message>
        <source>The service does not know this number</source>
        <translation>சர்வீஸுக்கு இந்த எண் தெரியாது</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>சர்வீஸே பதில் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>சர்வீஸ் கோரிக்கையை நிராகரித்தது</translation>
    </message>
    <message>
        <source>The service&apos;s identity is not certain</source>
        <translation>சர்வீஸின் அடையாளம் உறுதியில்லை</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>டெர்மினல் இப்போது அமைக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>The terminal of this order was removed from the settings.</source>
        <translation>இந்த ஆர்டரின் டெர்மினல் செட்டிங்ஸிலிருந்து நீக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The typed amount differs from the order. No QR was made.</source>
        <translation>எழுதிய தொகையும் ஆர்டரும் வேறு. QR உருவாகவில்லை.</translation>
    </message>
    <message>
        <source>The way to the payment service is down</source>
        <translation>பேமெண்ட் சர்வீஸுக்கான லைன் டவுன்</translation>
    </message>
    <message>
        <source>There are no keys yet</source>
        <translation>இன்னும் கீகள் இல்லை</translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation>இந்தக் கீகளுக்கு இந்த ஆர்டர் தெரியவில்லை</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate from “{issuer}”.</source>
        <translation>“{issuer}” தந்த சர்டிஃபிகேட்டை இந்த PC நம்பவில்லை.</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate. Nothing was sent.</source>
        <translation>இதன் சர்டிஃபிகேட்டை இந்த PC நம்பவில்லை. எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>இந்த PC ஆஃப்லைனில் உள்ளது</translation>
    </message>
    <message>
        <source>This PC is online, but the service cannot be reached.</source>
        <translation>இந்த PC ஆன்லைனில் உள்ளது, ஆனால் சர்வீஸ் கிடைக்கவில்லை.</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy answered instead of the payment service.</source>
        <translation>பதில் சொன்னது பேமெண்ட் சர்வீஸ் அல்ல, இந்த PC-யின் ப்ராக்ஸி.</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy lets nothing through.</source>
        <translation>இந்த PC-யின் ப்ராக்ஸி எதையும் விடவில்லை.</translation>
    </message>
    <message>
        <source>This counter has no keys for the payment service.</source>
        <translation>இந்தக் கவுண்டரில் பேமெண்ட் சர்வீஸின் கீகள் இல்லை.</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>இந்த கவுண்டருக்கு அதற்கு அனுமதி இல்லை</translation>
    </message>
    <message>
        <source>This order exists already</source>
        <translation>இந்த ஆர்டர் ஏற்கனவே உள்ளது</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>கோரிக்கைகள் மிக அதிகம்</translation>
    </message>
    <message>
        <source>Wait a minute, then start Paydesk again. If this repeats, restart this PC.</source>
        <translation>ஒரு நிமிடம் காத்திருந்து Paydesk-ஐ மீண்டும் தொடங்குங்கள். மீண்டும் இப்படியானால், இந்த PC-யை மறுதொடக்கம் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Wait: Paydesk checks before anything is sent again.</source>
        <translation>காத்திருங்கள்: எதையும் மீண்டும் அனுப்பும் முன் Paydesk சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues automatically.</source>
        <translation>காத்திருங்கள்: Paydesk தானாகத் தொடரும்.</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues in {time}.</source>
        <translation>காத்திருங்கள்: Paydesk {time} கழித்துத் தொடரும்.</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, call the service&apos;s support.</source>
        <translation>காத்திருங்கள்: Paydesk மீண்டும் முயலும். இது நீடித்தால், சர்வீஸின் சப்போர்ட்டைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, check the network.</source>
        <translation>காத்திருங்கள்: Paydesk மீண்டும் முயலும். இது நீடித்தால், நெட்வொர்க்கைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Without a network, the payment service cannot be reached.</source>
        <translation>நெட்வொர்க் இல்லாமல் பேமெண்ட் சர்வீஸ் கிடைக்காது.</translation>
    </message>
    <message>
        <source>Your last action may not be done. See the log.</source>
        <translation>உங்கள் கடைசி செயல் நடக்காமல் இருக்கலாம். லாக் ஃபைலைப் பாருங்கள்.</translation>
    </message>
</context>
<context>
    <name>ProgramRow</name>
    <message>
        <source>Change</source>
        <translation>மாற்று</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>{name} பற்றி மேலும்</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>புதிய கீ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Test with ₹1</source>
        <translation>₹1 வைத்து சோதி</translation>
    </message>
    <message>
        <source>{name}: test with ₹1</source>
        <translation>{name}: ₹1 வைத்து சோதி</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Each day</source>
        <translation>தினமும்</translation>
    </message>
    <message>
        <source>Each financial year</source>
        <translation>ஒவ்வொரு நிதியாண்டும்</translation>
    </message>
    <message>
        <source>Last call {time}</source>
        <translation>கடைசி அழைப்பு {time}</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>கேட்க வேண்டாம்</translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation>இன்னும் அழைப்பு இல்லை</translation>
    </message>
    <message>
        <source>cannot cancel</source>
        <translation>ரத்து செய்ய முடியாது</translation>
    </message>
    <message>
        <source>key for practice</source>
        <translation>பயிற்சிக்கான கீ</translation>
    </message>
    <message>
        <source>key for real money</source>
        <translation>உண்மையான பணத்துக்கான கீ</translation>
    </message>
    <message>
        <source>may cancel</source>
        <translation>ரத்து செய்யலாம்</translation>
    </message>
    <message>
        <source>opens at once</source>
        <translation>உடனே திறக்கும்</translation>
    </message>
    <message>
        <source>waits in the list</source>
        <translation>பட்டியலில் காத்திருக்கும்</translation>
    </message>
</context>
<context>
    <name>ProgramsCard</name>
    <message>
        <source>A new key for {name}?</source>
        <translation>{name}: புதிய கீ வேண்டுமா?</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>புரோகிராம் சேர்</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Bill numbers begin again</source>
        <translation>பில் எண் மீண்டும் தொடங்குவது</translation>
    </message>
    <message>
        <source>Check the name and the web pages.</source>
        <translation>பெயரையும் வெப் பக்கங்களையும் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It cannot send bills any more. Its sales stay.</source>
        <translation>இனி இது பில் அனுப்ப முடியாது. இதன் விற்பனை இருக்கும்.</translation>
    </message>
    <message>
        <source>It may cancel</source>
        <translation>இது ரத்து செய்யலாம்</translation>
    </message>
    <message>
        <source>Leave out . : / \ * ? &quot; &lt; &gt; |</source>
        <translation>இவை வேண்டாம்: . : / \ * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>புரோகிராமின் பெயர்</translation>
    </message>
    <message>
        <source>No program yet.</source>
        <translation>இன்னும் புரோகிராம் இல்லை.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>சேமிக்கவில்லை</translation>
    </message>
    <message>
        <source>Only for a program in a browser.</source>
        <translation>பிரவுசரில் உள்ள புரோகிராமுக்கு மட்டும்.</translation>
    </message>
    <message>
        <source>Open its bills at once</source>
        <translation>இதன் பில்களை உடனே திற</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>புரோகிராம்கள்</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} நீக்கவா?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>The old key stops working at once.</source>
        <translation>பழைய கீ உடனே நின்றுவிடும்.</translation>
    </message>
    <message>
        <source>They send their bills to this counter.</source>
        <translation>இவை தங்கள் பில்களை இந்தக் கவுண்டருக்கு அனுப்பும்.</translation>
    </message>
    <message>
        <source>This name is in the list already.</source>
        <translation>இந்தப் பெயர் ஏற்கனவே பட்டியலில் உள்ளது.</translation>
    </message>
    <message>
        <source>Up to 4 addresses such as https://shop.odoo.com, with spaces between.</source>
        <translation>https://shop.odoo.com போன்ற 4 முகவரி வரை, நடுவில் இடைவெளி விட்டு.</translation>
    </message>
    <message>
        <source>Web pages that may call (optional)</source>
        <translation>அழைக்கக்கூடிய வெப் பக்கங்கள் (விருப்பம்)</translation>
    </message>
    <message>
        <source>Yes, a new key</source>
        <translation>ஆம், புதிய கீ</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>ஆம், நீக்கு</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Billing programs</source>
        <translation>பில்லிங் புரோகிராம்கள்</translation>
    </message>
    <message>
        <source>Check keys and terminal in Payments account.</source>
        <translation>‘பேமெண்ட் கணக்கு’ பகுதியில் கீகளையும் டெர்மினலையும் பாருங்கள்.</translation>
    </message>
    <message>
        <source>The test charge was refused</source>
        <translation>டெஸ்ட் கட்டணத்தை ஏற்கவில்லை</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>எல்லாம் தேர்வு செய்</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>ஒன்று கூட்டு</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>ஒன்று குறை</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ஏற்கனவே உள்ளது.
அதன் மேல் மாற்றி எழுதவா?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>தேர்வு செய்</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>எல்லா ஃபைல்களும் (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>புதிய ஃபோல்டர் உருவாக்கு</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>விவரத்துடன்</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>ஃபோல்டர்:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ஃபைல் பெயர்:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ஃபோல்டர் தேடு</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>முன்செல்</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>பட்டியலாக</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>புதிய ஃபோல்டர்</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>மேல் ஃபோல்டர்</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>வேறு பெயரில் சேமி</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>பேஸ்ட்</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>மீண்டும் செய்</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>திரும்பப் பெறு</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>வெட்டு</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>எல்லாம் தேர்வு செய்</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>விவரத்தை மறை...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>விவரம் காட்டு...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>ஆம்</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>பயன்படுத்து</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>விட்டுவிடு</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>உதவி</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>மீண்டும் முயல்</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>கீழ் முனை</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>ஒரு பக்கம் கீழே</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>ஒரு பக்கம் மேலே</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>கீழே நகர்த்து</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>இங்கே நகர்த்து</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>மேலே நகர்த்து</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>மேல் முனை</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>பேஸ்ட்</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>மீண்டும் செய்</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>திரும்பப் பெறு</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>லிங்க் முகவரி காப்பி</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>வெட்டு</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>எல்லாம் தேர்வு செய்</translation>
    </message>
</context>
<context>
    <name>QrComparison</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>கரன்சி</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ஆர்டர்</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>பெறுபவர்</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>விற்பனை</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>QR-இல் இல்லை</translation>
    </message>
    <message>
        <source>this shop</source>
        <translation>இந்தக் கடை</translation>
    </message>
</context>
<context>
    <name>QrReasons</name>
    <message>
        <source>Apps may read this QR differently.</source>
        <translation>ஆப்கள் இந்த QR-ஐ வேறு மாதிரி படிக்கலாம்.</translation>
    </message>
    <message>
        <source>Paydesk does not open this type of picture.</source>
        <translation>இந்த வகைப் படத்தை Paydesk திறக்காது.</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR வேறு ஆர்டருக்கு உரியது.</translation>
    </message>
    <message>
        <source>The QR does not name one recipient.</source>
        <translation>QR-இல் பெறுபவர் ஒருவர் என்று இல்லை.</translation>
    </message>
    <message>
        <source>The QR has another amount than the order.</source>
        <translation>QR-இல் உள்ள தொகை ஆர்டர் தொகை அல்ல.</translation>
    </message>
    <message>
        <source>The QR has another currency than the order.</source>
        <translation>QR-இல் உள்ள கரன்ஸி ஆர்டர் கரன்ஸி அல்ல.</translation>
    </message>
    <message>
        <source>The QR has no amount to compare.</source>
        <translation>ஒப்பிட QR-இல் தொகை இல்லை.</translation>
    </message>
    <message>
        <source>The QR is not one plain payment.</source>
        <translation>QR ஒரு சாதாரண பேமெண்ட் அல்ல.</translation>
    </message>
    <message>
        <source>The QR lets customers change the amount.</source>
        <translation>இந்த QR-இல் கஸ்டமர் தொகையை மாற்ற முடியும்.</translation>
    </message>
    <message>
        <source>The QR pays a new UPI address.</source>
        <translation>QR பணம் புதிய UPI ID-க்குப் போகும்.</translation>
    </message>
    <message>
        <source>The QR pays somebody else than this shop.</source>
        <translation>QR-இன் பணம் இந்தக் கடைக்கு அல்ல, வேறு யாருக்கோ போகும்.</translation>
    </message>
    <message>
        <source>The link asks the customer to pay.</source>
        <translation>லிங்க் கஸ்டமரிடம் பணம் கேட்கிறது.</translation>
    </message>
    <message>
        <source>The payment link is no https address.</source>
        <translation>பேமெண்ட் லிங்க் https முகவரி இல்லை.</translation>
    </message>
    <message>
        <source>The payment link leads to another address.</source>
        <translation>பேமெண்ட் லிங்க் வேறு முகவரிக்குப் போகிறது.</translation>
    </message>
    <message>
        <source>The picture arrived damaged.</source>
        <translation>படம் சேதமாகி வந்தது.</translation>
    </message>
    <message>
        <source>The picture contains no QR.</source>
        <translation>படத்தில் QR இல்லை.</translation>
    </message>
    <message>
        <source>The picture is too large for a QR.</source>
        <translation>படம் QR-க்கு மிகப் பெரியது.</translation>
    </message>
    <message>
        <source>The picture was cut off.</source>
        <translation>படம் பாதியில் நின்றது.</translation>
    </message>
    <message>
        <source>The service sent no QR picture.</source>
        <translation>சர்வீஸ் QR படம் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>The service sent something else than a picture.</source>
        <translation>சர்வீஸ் படத்துக்குப் பதில் வேறு எதையோ அனுப்பியது.</translation>
    </message>
    <message>
        <source>This QR moves real money, in the demo.</source>
        <translation>டெமோவில் இருந்தாலும், இந்த QR உண்மையான பணத்தை அனுப்பும்.</translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code</source>
        <translation>QR கோடு</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>பக்கங்கள்</translation>
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
        <translation>முதல் நாள்</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>பல நாட்கள்</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>இந்த நாட்களைக் காட்டு</translation>
    </message>
    <message>
        <source>That is before the first day.</source>
        <translation>இது முதல் நாளுக்கு முன் உள்ளது.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>கடைசி நாள்</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>As the system</source>
        <translation>சிஸ்டம் போல</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>கடிகாரம்</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>டிஸ்க்</translation>
    </message>
    <message>
        <source>It is off: a payment is seen, not heard.</source>
        <translation>ஒலி ஆஃப்: பேமெண்ட் திரையில் தெரியும், காதில் கேட்காது.</translation>
    </message>
    <message>
        <source>Its number is not set: nothing can be sold.</source>
        <translation>இதன் எண் அமைக்கவில்லை: எதுவும் விற்க முடியாது.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>கீகள்</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>தோற்றம்</translation>
    </message>
    <message>
        <source>Nearly full. Make room before the day begins.</source>
        <translation>கிட்டத்தட்ட நிரம்பிவிட்டது. நாள் தொடங்கும் முன் இடம் காலி செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>பிரிண்டர் இல்லை. ரசீதுகள் PDF ஆகச் சேமிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ஒலி எழுப்பு</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>டெஸ்ட் பிரிண்ட் எடு</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>பிரிண்டர்</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>2-வது திரை</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>சர்வீஸ்</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>காட்டு</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>ஒலி</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>டெர்மினல்</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>டெமோவின் சொந்தக் கீகள்</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>ஜர்னலைத் திறக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk-க்கு வெளியே ஜர்னல் மாற்றப்பட்டுள்ளது</translation>
    </message>
    <message>
        <source>The last slip was not printed. Look at paper, lid and cable.</source>
        <translation>கடைசி ஸ்லிப் அச்சாகவில்லை. பேப்பர், மூடி, கேபிளைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>There are none: nothing can be sold.</source>
        <translation>கீகள் இல்லை: எதுவும் விற்க முடியாது.</translation>
    </message>
    <message>
        <source>There is one, and it shows nothing to the customer.</source>
        <translation>திரை உள்ளது, ஆனால் கஸ்டமருக்கு எதுவும் காட்டவில்லை.</translation>
    </message>
    <message>
        <source>This PC has one screen. F10 opens a window for the customer.</source>
        <translation>இந்த PC-யில் ஒரே திரைதான். F10 கஸ்டமர் விண்டோவைத் திறக்கும்.</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>கீகள் போடு</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>பதில் சொல்கிறது</translation>
    </message>
    <message>
        <source>not checked: no keys</source>
        <translation>சரிபார்க்கவில்லை: கீகள் இல்லை</translation>
    </message>
    <message>
        <source>not compared: the service told no time</source>
        <translation>ஒப்பிடவில்லை: சர்வீஸ் நேரம் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>எண் {number}</translation>
    </message>
    <message>
        <source>on; play it, and listen</source>
        <translation>ஆன்; ஒலி எழுப்பிக் கேளுங்கள்</translation>
    </message>
    <message>
        <source>room enough; the journal is whole</source>
        <translation>போதுமான இடம் உள்ளது; ஜர்னல் முழுதாக உள்ளது</translation>
    </message>
    <message>
        <source>shows what the customer has to see</source>
        <translation>கஸ்டமர் பார்க்க வேண்டியதைக் காட்டுகிறது</translation>
    </message>
    <message>
        <source>{name} is not there. Switch it on, or choose another one.</source>
        <translation>{name} இல்லை. அதை ஆன் செய்யுங்கள், அல்லது வேறு ஒன்றைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>{n} GB free</source>
        <translation>{n} GB காலி</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} s off the service&apos;s</source>
        <translation>சர்வீஸின் கடிகாரத்துடன் {n} வினாடி வித்தியாசம்</translation>
    </message>
    <message>
        <source>{what}: {button}</source>
        <translation>{what}: {button}</translation>
    </message>
    <message>
        <source>{where}; the service knows them</source>
        <translation>{where}; சர்வீஸுக்கு இவை தெரியும்</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Check again</source>
        <translation>மீண்டும் சரிபார்</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>எல்லாம் வேலை செய்கிறது</translation>
    </message>
    <message numerus="yes">
        <source>No sales yet. To correct, in red: %n.</source>
        <translation>
            <numerusform>இன்னும் விற்பனை இல்லை. திருத்த வேண்டியது, சிவப்பில்: %n.</numerusform>
            <numerusform>இன்னும் விற்பனை இல்லை. திருத்த வேண்டியவை, சிவப்பில்: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>திறக்கத் தயாரில்லை</translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>ஷிஃப்ட் திறந்து விற்கவும்</translation>
    </message>
    <message>
        <source>Paydesk checks them again.</source>
        <translation>Paydesk இவற்றை மீண்டும் சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>நபர்</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>திறக்கத் தயார்</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>இவற்றைக் காட்டு</translation>
    </message>
    <message>
        <source>Show this page at the first start of each day</source>
        <translation>ஒவ்வொரு நாளும் முதலில் தொடங்கும்போது இந்தப் பக்கத்தைக் காட்டு</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>விற்பனை தொடங்கு</translation>
    </message>
    <message numerus="yes">
        <source>Still open from before today: %n, {amount}</source>
        <translation>
            <numerusform>இன்றைக்கு முந்தைய, முடியாதது: %n, {amount}</numerusform>
            <numerusform>இன்றைக்கு முந்தைய, முடியாதவை: %n, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell. To check: %n.</source>
        <translation>
            <numerusform>நீங்கள் விற்கலாம். பார்க்க வேண்டியது: %n.</numerusform>
            <numerusform>நீங்கள் விற்கலாம். பார்க்க வேண்டியவை: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefundPanel</name>
    <message>
        <source>Refund</source>
        <translation>ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refund by payout link instead</source>
        <translation>பதிலாக பேஅவுட் லிங்க்கில் ரீஃபண்ட்</translation>
    </message>
</context>
<context>
    <name>Refunds</name>
    <message>
        <source>Goods returned</source>
        <translation>பொருள் திரும்பியது</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>கிடைக்கவில்லை</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>மற்றவை</translation>
    </message>
    <message>
        <source>Paid twice</source>
        <translation>இருமுறை செலுத்தியது</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>தவறான தொகை</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>தொகை (INR)</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>பில்லிங் புரோகிராம்</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>மணி</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Net: paid less refunds</source>
        <translation>நிகரம்: ரீஃபண்ட் போக வந்தது</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>பெயர் இல்லை</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பணம் வரவில்லை</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>பணம் வரவில்லை: ரத்து</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>பணம் வரவில்லை: காலாவதி</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>பணம் வரவில்லை: ஃபெயில்</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>இதில் தாமதமாக வந்தது</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>வேறிடத்தில் வந்தது</translation>
    </message>
    <message>
        <source>Paid late, not settled</source>
        <translation>தாமதமாக வந்தது, தீர்வாகவில்லை</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>பகுதி</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>நபர்</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>எதன் ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>விற்பனை</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>தெரியவில்லை</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>காத்திருப்பு</translation>
    </message>
    <message>
        <source>What</source>
        <translation>என்ன</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>கேஷியரை மாற்று</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>ஷிஃப்ட் மூடு</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>நாள் ரிப்போர்ட்</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>எண்ணிக்கைகள்</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>கவனிக்கவும்</translation>
    </message>
    <message>
        <source>Open shift</source>
        <translation>ஷிஃப்ட் திற</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>பிரிண்ட்</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z ரிப்போர்ட்கள்</translation>
    </message>
</context>
<context>
    <name>Restart</name>
    <message>
        <source>Later</source>
        <translation>பிறகு</translation>
    </message>
    <message>
        <source>Restart for the new text size?</source>
        <translation>புதிய எழுத்து அளவுக்கு மீண்டும் தொடங்கவா?</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>இப்போது மீண்டும் தொடங்கு</translation>
    </message>
    <message>
        <source>Your page and the amount stay. Customers can still pay.</source>
        <translation>உங்கள் பக்கமும் தொகையும் இருக்கும். கஸ்டமர் இன்னும் பணம் கட்டலாம்.</translation>
    </message>
</context>
<context>
    <name>SaleFacts</name>
    <message>
        <source>Cashier</source>
        <translation>கேஷியர்</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>பொருள்</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>கட்டிய முறை</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Shop&apos;s bill</source>
        <translation>கடையின் பில்</translation>
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
        <translation>கஸ்டமருக்கு இந்த கோடு தெரியாது.</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>கட்ட வேண்டியது</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>பொருந்தாதது</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>இதன் பொருள்</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Cancelled</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>ரத்தாகிறது…</translation>
    </message>
    <message>
        <source>Checked {ago}: {word}</source>
        <translation>{ago} சரிபார்த்தது: {word}</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Confirmed by the service at {time}</source>
        <translation>சர்வீஸ் உறுதி: {time}</translation>
    </message>
    <message>
        <source>Confirmed by the service {ago}</source>
        <translation>சர்வீஸ் உறுதி: {ago}</translation>
    </message>
    <message>
        <source>Do not let pay</source>
        <translation>கட்ட விடாதீர்</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>காலாவதி</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ஃபெயில்</translation>
    </message>
    <message>
        <source>Handed over {time}</source>
        <translation>கொடுத்தது {time}</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>கொடுத்தது {time}, {person}</translation>
    </message>
    <message>
        <source>Last answer {ago}: {word}</source>
        <translation>பதில் {ago}: {word}</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>இன்னும் பதில் இல்லை</translation>
    </message>
    <message>
        <source>No such order</source>
        <translation>எண் இல்லை</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>பொருள் கொடுக்கவில்லை</translation>
    </message>
    <message>
        <source>Nothing was made at the service</source>
        <translation>சர்வீஸில் எதுவும் உருவாகவில்லை</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE; read {ago}</source>
        <translation>முன்பே வரவு; {ago} பார்த்தது</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>வந்தது</translation>
    </message>
    <message>
        <source>Paid at {time}, {ago}</source>
        <translation>பணம் வந்த நேரம் {time}, {ago}</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>முன்பே வரவு</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>வேறிட வரவு</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>தாமத வரவு</translation>
    </message>
    <message>
        <source>Part refunded</source>
        <translation>சில ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Part refunded: {amount} of {paid}</source>
        <translation>பகுதி ரீஃபண்ட்: {paid}-இல் {amount}</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>பேமெண்ட் லிங்க்</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>தயாராகிறது</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>ரீஃபண்ட் ஆனது: {amount}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>கடை QR</translation>
    </message>
    <message>
        <source>UTR {digits}</source>
        <translation>UTR {digits}</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>தெரியாது</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>காத்திருப்பு</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>இன்னும் ஆர்டர் எண் இல்லை</translation>
    </message>
    <message>
        <source>{part}. {rest} left to refund.</source>
        <translation>{part}. ரீஃபண்ட் பாக்கி {rest}.</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>Not saved</source>
        <translation>சேமிக்கவில்லை</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>கோப்புறையைத் திற</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>சேமித்தது</translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation>இந்த PC {file} ஃபைலை எழுத முடியவில்லை. வேறு இடத்தைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
</context>
<context>
    <name>Says</name>
    <message>
        <source>A UPI address, not an order number.</source>
        <translation>இது UPI ID, ஆர்டர் எண் அல்ல.</translation>
    </message>
    <message>
        <source>A screenshot is no proof.</source>
        <translation>ஸ்கிரீன்ஷாட் ஆதாரம் இல்லை.</translation>
    </message>
    <message>
        <source>Checking all waiting sales.</source>
        <translation>காத்திருக்கும் எல்லா விற்பனையையும் சரிபார்க்கிறது.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>சரிபார்க்கிறது…</translation>
    </message>
    <message>
        <source>Does their app say paid? Wait one minute.</source>
        <translation>கஸ்டமரின் ஆப் பணம் போனதாகக் காட்டுகிறதா? ஒரு நிமிடம் காத்திருங்கள்.</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>எந்த விற்பனையும் காத்திருக்கவில்லை.</translation>
    </message>
    <message>
        <source>No, not paid.</source>
        <translation>இல்லை, பணம் வரவில்லை.</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>இல்லை, இன்னும் வரவில்லை.</translation>
    </message>
    <message>
        <source>No. Do not let them pay.</source>
        <translation>இல்லை. பணம் கட்ட விடாதீர்கள்.</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>இன்னும் தெரியாது.</translation>
    </message>
    <message>
        <source>Only part of the number came.</source>
        <translation>எண்ணின் ஒரு பகுதி மட்டுமே வந்தது.</translation>
    </message>
    <message>
        <source>Open Check UPI and scan again.</source>
        <translation>‘UPI சரிபார்’ திறந்து, மீண்டும் ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Open the sale from the list.</source>
        <translation>பட்டியலிலிருந்து விற்பனையைத் திறங்கள்.</translation>
    </message>
    <message>
        <source>Say: “Do not scan. Wait for another code.”</source>
        <translation>சொல்லுங்கள்: “ஸ்கேன் செய்யாதீர்கள். வேறு கோடு வரும் வரை காத்திருங்கள்.”</translation>
    </message>
    <message>
        <source>Say: “No money came. Your bank returns it.”</source>
        <translation>சொல்லுங்கள்: “பணம் வரவில்லை. உங்கள் வங்கி திருப்பித் தரும்.”</translation>
    </message>
    <message>
        <source>Say: “Please wait. Do not pay again.”</source>
        <translation>சொல்லுங்கள்: “காத்திருங்கள். மறுபடியும் பணம் கட்டாதீர்கள்.”</translation>
    </message>
    <message>
        <source>Search in Orders: Ctrl+K.</source>
        <translation>‘ஆர்டர்கள்’ பகுதியில் தேடுங்கள்: Ctrl+K.</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>ஸ்கேன் பாதியில் நின்றது. மீண்டும் ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>ஆர்டர் {number} இல்லை.</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>தொகை: {amount}</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>பில் எண்</translation>
    </message>
    <message>
        <source>Typed as fast as a scanner.</source>
        <translation>ஸ்கேனர் போல வேகமாக எழுதியது.</translation>
    </message>
    <message>
        <source>{number}: bill number or {amount}?</source>
        <translation>{number}: பில் எண்ணா, {amount} தொகையா?</translation>
    </message>
</context>
<context>
    <name>ScannerSettings</name>
    <message>
        <source>A key comes behind the number.</source>
        <translation>எண்ணுக்குப் பின் ஒரு பட்டன் வருகிறது.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>{least} முதல் {most} வரை முழு எண்.</translation>
    </message>
    <message>
        <source>Characters after each number (removed)</source>
        <translation>ஒவ்வொரு எண்ணுக்கும் பின் வரும் எழுத்துகள் (நீக்கப்படும்)</translation>
    </message>
    <message>
        <source>Characters before each number (removed)</source>
        <translation>ஒவ்வொரு எண்ணுக்கும் முன் வரும் எழுத்துகள் (நீக்கப்படும்)</translation>
    </message>
    <message>
        <source>Click here, then scan</source>
        <translation>இங்கே கிளிக் செய்து, ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Keys {least} to {most} ms apart.</source>
        <translation>பட்டன் இடைவெளி {least} முதல் {most} ms.</translation>
    </message>
    <message>
        <source>Longest pause between keys (ms)</source>
        <translation>பட்டன்களுக்கு இடையே அதிகபட்ச இடைவெளி (ms)</translation>
    </message>
    <message>
        <source>No key comes behind it.</source>
        <translation>அதன் பின் பட்டன் வரவில்லை.</translation>
    </message>
    <message>
        <source>No scanner is so slow.</source>
        <translation>எந்த ஸ்கேனரும் இவ்வளவு மெதுவாக இருக்காது.</translation>
    </message>
    <message>
        <source>Press Save to use it, and scan again to test it.</source>
        <translation>பயன்படுத்த ‘சேமி’ அழுத்துங்கள்; சோதிக்க மீண்டும் ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>படித்தது: {number}</translation>
    </message>
    <message>
        <source>Scan any code here</source>
        <translation>எந்தக் கோடையும் இங்கே ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Scan this code to find the characters the scanner adds.</source>
        <translation>ஸ்கேனர் சேர்க்கும் எழுத்துகளை அறிய, இந்தக் கோடை ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>ஸ்கேனர்</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>இது மிகச் சிறியது. நீளமான கோடை ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Up to {most} ms between keys. Typed by hand? Scan a code.</source>
        <translation>பட்டன் இடைவெளி {most} ms வரை. கையால் எழுதியதா? ஒரு கோடை ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Wired scanners: 35. Radio: up to 150.</source>
        <translation>வயர் ஸ்கேனர்: 35. வயர்லெஸ்: 150 வரை.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A bank is still working on this payment.</source>
        <translation>ஒரு வங்கி இந்த பேமெண்ட்டை இன்னும் செய்துகொண்டிருக்கிறது.</translation>
    </message>
    <message>
        <source>ALREADY PAID</source>
        <translation>ஏற்கனவே பணம் வந்தது</translation>
    </message>
    <message>
        <source>Above {limit}: compare with the bill.</source>
        <translation>{limit}-க்கு மேல்: பில்லுடன் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Another counter may have handed over. Ask first.</source>
        <translation>வேறு கவுண்டர் பொருளைக் கொடுத்திருக்கலாம். முதலில் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid in {currency}.</source>
        <translation>பில்: {asked}. வந்தது {currency} பணம்.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: amount not known.</source>
        <translation>பில்: {asked}. வந்தது: தொகை தெரியாது.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: no valid amount.</source>
        <translation>பில்: {asked}. வந்தது: சரியான தொகை இல்லை.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: {paid}.</source>
        <translation>பில்: {asked}. வந்தது: {paid}.</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: no valid amount.</source>
        <translation>பில்: {billed}. ஆர்டர்: சரியான தொகை இல்லை.</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: {order}.</source>
        <translation>பில்: {billed}. ஆர்டர்: {order}.</translation>
    </message>
    <message>
        <source>CANCELLED</source>
        <translation>ரத்தானது</translation>
    </message>
    <message>
        <source>Cancelled too late.</source>
        <translation>ரத்து தாமதமானது.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>ரத்தாகிறது…</translation>
    </message>
    <message>
        <source>Charged again {again}, paid {paid}.</source>
        <translation>மீண்டும் எடுத்தது {again}, பணம் வந்தது {paid}.</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI சரிபார்</translation>
    </message>
    <message>
        <source>Check bill number, or charge without amount.</source>
        <translation>பில் எண்ணைப் பாருங்கள், அல்லது தொகை இல்லாமல் எடுங்கள்.</translation>
    </message>
    <message>
        <source>Check with the service before you hand over.</source>
        <translation>பொருளைக் கொடுக்கும் முன் சர்வீஸில் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>Closed {closed}, paid {paid}.</source>
        <translation>மூடியது {closed}, பணம் வந்தது {paid}.</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>நாள் ரிப்போர்ட்</translation>
    </message>
    <message>
        <source>HAND OVER shown {time}.</source>
        <translation>‘பொருளைக் கொடுங்கள்’ காட்டியது {time}.</translation>
    </message>
    <message>
        <source>Hand over for this sale.</source>
        <translation>இந்த விற்பனைக்குப் பொருளைக் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>Hand over once, or refund. Never both.</source>
        <translation>பொருள் அல்லது ரீஃபண்ட்: ஒன்றுதான்.</translation>
    </message>
    <message>
        <source>Hand-over not recorded</source>
        <translation>கொடுத்தது பதிவாகவில்லை</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>பொருள் கொடுத்தது</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>உதவி</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>இந்தத் தொகை சரியா?</translation>
    </message>
    <message>
        <source>Keep the goods for five minutes.</source>
        <translation>ஐந்து நிமிடம் பொருளைக் கொடுக்காதீர்கள்.</translation>
    </message>
    <message>
        <source>Keep the goods. Call your supervisor.</source>
        <translation>பொருளைக் கொடுக்காதீர்கள். சூப்பர்வைசரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Keep the goods. Do not charge again.</source>
        <translation>பொருளைக் கொடுக்காதீர்கள். மீண்டும் எடுக்காதீர்கள்.</translation>
    </message>
    <message>
        <source>Keep the goods. The customer may have paid.</source>
        <translation>பொருளைக் கொடுக்காதீர்கள். கஸ்டமர் பணம் கட்டியிருக்கலாம்.</translation>
    </message>
    <message>
        <source>Last code unchecked. The customer cannot see it.</source>
        <translation>கடைசி கோடு சரிபார்க்கவில்லை. கஸ்டமரால் பார்க்க முடியாது.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>லாக்</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR உருவாகிறது</translation>
    </message>
    <message>
        <source>Making the link</source>
        <translation>லிங்க் உருவாகிறது</translation>
    </message>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
    <message>
        <source>No QR came</source>
        <translation>QR வரவில்லை</translation>
    </message>
    <message>
        <source>No QR to show</source>
        <translation>காட்ட QR இல்லை</translation>
    </message>
    <message>
        <source>No bill with this number</source>
        <translation>இந்த எண்ணில் பில் இல்லை</translation>
    </message>
    <message>
        <source>No new money. Were the goods given?</source>
        <translation>புதிய பணம் வரவில்லை. பொருள் கொடுத்ததா?</translation>
    </message>
    <message>
        <source>No payment link to show</source>
        <translation>காட்ட பேமெண்ட் லிங்க் இல்லை</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>இல்லை: பொருள் கொடு</translation>
    </message>
    <message>
        <source>Nobody can pay this now</source>
        <translation>இதற்கு இப்போது யாரும் பணம் கட்ட முடியாது</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>பொருள் கொடுக்கவில்லை</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பணம் வரவில்லை</translation>
    </message>
    <message>
        <source>Not paid yet</source>
        <translation>இன்னும் பணம் வரவில்லை</translation>
    </message>
    <message>
        <source>Not paid. Cancel that sale before handing over.</source>
        <translation>பணம் வரவில்லை. பொருளைக் கொடுக்கும் முன் அந்த விற்பனையை ரத்து செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Order expired</source>
        <translation>ஆர்டர் காலாவதி</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ஆர்டர்கள்</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>PAID AT ANOTHER COUNTER</source>
        <translation>வேறு கவுண்டரில் பணம் வந்தது</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE</source>
        <translation>விற்பனைக்கு முன்பே பணம் வந்தது</translation>
    </message>
    <message>
        <source>PAID BY A CODE OF ANOTHER COUNTER</source>
        <translation>வேறு கவுண்டரின் QR-இல் பணம் வந்தது</translation>
    </message>
    <message>
        <source>PAID TWICE. Refund one payment.</source>
        <translation>இரண்டு முறை பணம் வந்தது. ஒன்றை ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>PAID TWICE. Refunded: {amount}.</source>
        <translation>இரண்டு முறை பணம் வந்தது. ரீஃபண்ட் ஆனது: {amount}.</translation>
    </message>
    <message>
        <source>PAID {time}</source>
        <translation>பணம் வந்தது {time}</translation>
    </message>
    <message>
        <source>PART REFUNDED</source>
        <translation>பகுதி ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Paid {time} at this counter</source>
        <translation>இந்தக் கவுண்டரில் பணம் வந்தது {time}</translation>
    </message>
    <message>
        <source>Payments: {numbers}.</source>
        <translation>பேமெண்ட்கள்: {numbers}.</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>பேஅவுட் லிங்க்</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>பேஅவுட்</translation>
    </message>
    <message>
        <source>Perhaps paid at another counter.</source>
        <translation>வேறு கவுண்டரில் பணம் வந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>Please wait. Do not pay again.</source>
        <translation>தயவுசெய்து காத்திருங்கள். மறுபடியும் பணம் கட்டாதீர்கள்.</translation>
    </message>
    <message>
        <source>QR EXPIRED</source>
        <translation>QR நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>QR: {asked}. Sale: {order}.</source>
        <translation>QR: {asked}. விற்பனை: {order}.</translation>
    </message>
    <message>
        <source>REFUNDED</source>
        <translation>ரீஃபண்ட் ஆனது</translation>
    </message>
    <message>
        <source>Reading the bill</source>
        <translation>பில்லைப் படிக்கிறது</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>ரீஃபண்ட் {time}</translation>
    </message>
    <message>
        <source>Refunded {time} by {person}</source>
        <translation>ரீஃபண்ட் {time}, {person}</translation>
    </message>
    <message>
        <source>Remove from list. Stays unknown in Orders.</source>
        <translation>பட்டியலிலிருந்து நீக்கு. ‘ஆர்டர்கள்’ பகுதியில் ‘தெரியவில்லை’ என இருக்கும்.</translation>
    </message>
    <message>
        <source>Removed from list</source>
        <translation>பட்டியலிலிருந்து நீக்கியது</translation>
    </message>
    <message>
        <source>Removed from list. Payment may have come.</source>
        <translation>பட்டியலிலிருந்து நீக்கியது. பணம் வந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>Say: “You paid late. Here are your goods.”</source>
        <translation>சொல்லுங்கள்: “தாமதமாகப் பணம் கட்டினீர்கள். இதோ உங்கள் பொருள்.”</translation>
    </message>
    <message>
        <source>Say: “You paid late. I refund you now.”</source>
        <translation>சொல்லுங்கள்: “தாமதமாகப் பணம் கட்டினீர்கள். இப்போது ரீஃபண்ட் தருகிறேன்.”</translation>
    </message>
    <message>
        <source>Say: “You paid twice. I refund one now.”</source>
        <translation>சொல்லுங்கள்: “இரண்டு முறை கட்டினீர்கள். ஒன்றை ரீஃபண்ட் செய்கிறேன்.”</translation>
    </message>
    <message>
        <source>Scan again, or type the amount.</source>
        <translation>மீண்டும் ஸ்கேன் செய்யவும், அல்லது தொகையை உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>விற்க</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>தீர்வானது</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>கடை QR</translation>
    </message>
    <message>
        <source>Show a new QR, or send a link.</source>
        <translation>புதிய QR காட்டுங்கள், அல்லது லிங்க் அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Show a new QR. Paydesk checks first.</source>
        <translation>புதிய QR காட்டுங்கள். Paydesk முதலில் சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>Show one new QR. Refused again? Call supervisor.</source>
        <translation>ஒரு புதிய QR காட்டுங்கள். மீண்டும் மறுத்ததா? சூப்பர்வைசரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Starting the sale</source>
        <translation>விற்பனை தொடங்குகிறது</translation>
    </message>
    <message>
        <source>The QR does not match this sale.</source>
        <translation>QR இந்த விற்பனைக்குப் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>The amounts differ</source>
        <translation>தொகைகள் வேறுபடுகின்றன</translation>
    </message>
    <message>
        <source>The customer had already paid.</source>
        <translation>கஸ்டமர் ஏற்கனவே பணம் கட்டிவிட்டார்.</translation>
    </message>
    <message>
        <source>The customer paid twice. Refund this payment.</source>
        <translation>கஸ்டமர் இரண்டு முறை பணம் கட்டினார். இந்த பேமெண்ட்டை ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>The last answer is too old.</source>
        <translation>கடைசி பதில் மிகப் பழையது.</translation>
    </message>
    <message>
        <source>The payment does not match the bill.</source>
        <translation>வந்த பணம் பில்லுக்குப் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>The payment link does not match this sale.</source>
        <translation>பேமெண்ட் லிங்க் இந்த விற்பனைக்குப் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>The refund failed.</source>
        <translation>ரீஃபண்ட் ஃபெயில் ஆனது.</translation>
    </message>
    <message>
        <source>The sale did not start</source>
        <translation>விற்பனை தொடங்கவில்லை</translation>
    </message>
    <message>
        <source>The sale is saved. Paydesk checks again.</source>
        <translation>விற்பனை சேமிக்கப்பட்டது. Paydesk மீண்டும் சரிபார்க்கும்.</translation>
    </message>
    <message>
        <source>The service got no order. Charge again.</source>
        <translation>சர்வீஸுக்கு ஆர்டர் வரவில்லை. மீண்டும் எடுங்கள்.</translation>
    </message>
    <message>
        <source>The service no longer knows this order</source>
        <translation>சர்வீஸுக்கு இந்த ஆர்டர் இப்போது தெரியாது</translation>
    </message>
    <message>
        <source>Then refund {order}.</source>
        <translation>பிறகு {order} ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>They have the goods. Refund this payment.</source>
        <translation>பொருள் அவரிடம் உள்ளது. இந்த பேமெண்ட்டை ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>This bill cannot be paid here</source>
        <translation>இந்த பில்லுக்கு இங்கே பணம் கட்ட முடியாது</translation>
    </message>
    <message>
        <source>This order is in {currency}, not rupees.</source>
        <translation>இந்த ஆர்டர் {currency}-இல், ரூபாயில் அல்ல.</translation>
    </message>
    <message>
        <source>Time is over. A payment may still come.</source>
        <translation>நேரம் முடிந்தது. இன்னும் பணம் வரலாம்.</translation>
    </message>
    <message>
        <source>Time is over. Nobody can pay this now</source>
        <translation>நேரம் முடிந்தது. இதற்கு இப்போது யாரும் பணம் கட்ட முடியாது</translation>
    </message>
    <message>
        <source>Unknown answer: “{word}”.</source>
        <translation>தெரியாத பதில்: “{word}”.</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>கஸ்டமருக்காகக் காத்திருக்கிறது</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>பொருள் கொடுத்ததா?</translation>
    </message>
    <message>
        <source>Wrong payment</source>
        <translation>தவறான பேமெண்ட்</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>ஆம், லிங்க் உருவாக்கு</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>ஆம், QR காட்டு</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>ஆம்: அடுத்த கஸ்டமர்</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid}-இல் {refunded}</translation>
    </message>
    <message>
        <source>{since}, by {person}</source>
        <translation>{since}, {person}</translation>
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
        <translation>தேடலைக் காலி செய்</translation>
    </message>
</context>
<context>
    <name>SecondPersonPanel</name>
    <message>
        <source>Confirm</source>
        <translation>உறுதி செய்</translation>
    </message>
    <message>
        <source>Different name!</source>
        <translation>பெயர் வேறு!</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>அனுப்பாதீர்கள்</translation>
    </message>
    <message>
        <source>Enter your PIN to send</source>
        <translation>அனுப்ப உங்கள் PIN போடுங்கள்</translation>
    </message>
    <message>
        <source>Nobody else may be second person. An admin can add one in Settings.</source>
        <translation>வேறு யாரும் இரண்டாம் நபராக முடியாது. அட்மின் ஒருவரைச் செட்டிங்ஸில் சேர்க்கலாம்.</translation>
    </message>
    <message>
        <source>Second person: check this payout</source>
        <translation>இரண்டாம் நபர்: இந்தப் பேஅவுட்டைச் சரிபாருங்கள்</translation>
    </message>
    <message>
        <source>Who checks?</source>
        <translation>யார் சரிபார்ப்பார்?</translation>
    </message>
    <message>
        <source>{name} wants to send this</source>
        <translation>{name} இதை அனுப்ப விரும்புகிறார்</translation>
    </message>
    <message>
        <source>{person} typed {name}</source>
        <translation>{person} {name} என எழுதினார்</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Amount comes from the bill.</source>
        <translation>தொகை பில்லிலிருந்து வருகிறது.</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>கீபேடு</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>பல UPI ஆப்களில் {limit} வரைதான். F3: லிங்க்.</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>டெர்மினல் இல்லை</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR காட்டு</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>திரும்பப் பெறு</translation>
    </message>
</context>
<context>
    <name>SellingSettings</name>
    <message>
        <source>Add GST details to every QR</source>
        <translation>ஒவ்வொரு QR-இலும் GST விவரம் சேர்</translation>
    </message>
    <message>
        <source>Add a quick amount</source>
        <translation>விரைவுத் தொகை சேர்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Name of quick amount {n}</source>
        <translation>விரைவுத் தொகை {n}: பெயர்</translation>
    </message>
    <message>
        <source>Next sale after PAID</source>
        <translation>‘பணம் வந்தது’க்குப் பின் அடுத்த விற்பனை</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ஆஃப்</translation>
    </message>
    <message>
        <source>Quick amount {n}</source>
        <translation>விரைவுத் தொகை {n}</translation>
    </message>
    <message>
        <source>Quick amounts</source>
        <translation>விரைவுத் தொகைகள்</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Remove quick amount {n}</source>
        <translation>விரைவுத் தொகை {n} நீக்கு</translation>
    </message>
    <message>
        <source>Selling</source>
        <translation>விற்பனை செய்தல்</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>டீ</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} வினாடி</translation>
    </message>
</context>
<context>
    <name>ServiceKind</name>
    <message>
        <source>DEMO</source>
        <translation>டெமோ</translation>
    </message>
    <message>
        <source>DEMO: no real money moves</source>
        <translation>டெமோ: உண்மையான பணம் போகாது</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>டெஸ்ட்</translation>
    </message>
    <message>
        <source>TEST: no real money moves</source>
        <translation>டெஸ்ட்: உண்மையான பணம் போகாது</translation>
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
        <translation>தானாக</translation>
    </message>
    <message>
        <source>For a shop whose address is not on the allow-list. Not secret.</source>
        <translation>அனுமதிப் பட்டியலில் முகவரி இல்லாத கடைக்கு. ரகசியம் அல்ல.</translation>
    </message>
    <message>
        <source>Internal transfers, if elsewhere (optional)</source>
        <translation>நம் கணக்குகளுக்குள் டிரான்ஸ்பர், வேறு இடமானால் (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>Own addresses</source>
        <translation>சொந்த முகவரிகள்</translation>
    </message>
    <message>
        <source>Paste the public one.</source>
        <translation>public key-ஐ பேஸ்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Payouts, v1 and v1.2</source>
        <translation>பேஅவுட், v1 மற்றும் v1.2</translation>
    </message>
    <message>
        <source>Payouts, v2</source>
        <translation>பேஅவுட், v2</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>புரொடக்ஷன்</translation>
    </message>
    <message>
        <source>Public key (optional)</source>
        <translation>Public key (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>That was a private key. Paydesk did not keep it.</source>
        <translation>அது private key. Paydesk அதை வைக்கவில்லை.</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>டெமோ, Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸைப் பயன்படுத்தும். இங்கே அமைக்க எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>சர்வீஸ்</translation>
    </message>
    <message>
        <source>The service&apos;s sandbox</source>
        <translation>சர்வீஸின் சாண்ட்பாக்ஸ்</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>இது டெமோ</translation>
    </message>
    <message>
        <source>Transfers by {option}</source>
        <translation>டிரான்ஸ்பர்: {option}</translation>
    </message>
    <message>
        <source>UPI check by {option}</source>
        <translation>UPI சரிபார்ப்பு: {option}</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>வெரிஃபிகேஷன்</translation>
    </message>
    <message>
        <source>Version of payouts, v2</source>
        <translation>பேஅவுட் வெர்ஷன், v2</translation>
    </message>
    <message>
        <source>Version of the UPI check</source>
        <translation>UPI சரிபார்ப்பு வெர்ஷன்</translation>
    </message>
    <message>
        <source>Version of transfers</source>
        <translation>டிரான்ஸ்பர் வெர்ஷன்</translation>
    </message>
    <message>
        <source>Version of verification</source>
        <translation>வெரிஃபிகேஷன் வெர்ஷன்</translation>
    </message>
    <message>
        <source>Where the payout side is</source>
        <translation>பேஅவுட் பகுதி எங்கே உள்ளது</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>A UPI address looks like shop@okbank.</source>
        <translation>UPI ID இப்படி இருக்கும்: shop@okbank.</translation>
    </message>
    <message>
        <source>A version is a date, as 2024-01-01.</source>
        <translation>வெர்ஷன் ஒரு தேதி, 2024-01-01 போல.</translation>
    </message>
    <message>
        <source>A version is a date, as 2025-01-01.</source>
        <translation>வெர்ஷன் ஒரு தேதி, 2025-01-01 போல.</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>சர்வீஸின் முகவரி</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>முகவரி https://api.example.com போல இருக்கும்.</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com/pg.</source>
        <translation>முகவரி https://api.example.com/pg போல இருக்கும்.</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>கிளையண்ட் ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>கிளையண்ட் சீக்ரெட்</translation>
    </message>
    <message>
        <source>Copy all of the public key, from -----BEGIN PUBLIC KEY----- on.</source>
        <translation>public key முழுவதையும் காப்பி செய்யுங்கள், -----BEGIN PUBLIC KEY----- முதல்.</translation>
    </message>
    <message>
        <source>Every payment needs a terminal.</source>
        <translation>ஒவ்வொரு பேமெண்ட்டுக்கும் டெர்மினல் தேவை.</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>கடையின் பெயர்</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>முருகன் ஸ்டோர்ஸ்</translation>
    </message>
    <message>
        <source>Use https://, except on this PC.</source>
        <translation>https:// பயன்படுத்துங்கள், இந்த PC-யில் தவிர.</translation>
    </message>
    <message>
        <source>Use minutes from 1 to {most}.</source>
        <translation>1 முதல் {most} வரை நிமிடம் போடுங்கள்.</translation>
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
        <translation>இன்னும் சேமிக்கவில்லை: அட்மினின் PIN தேவை.</translation>
    </message>
    <message>
        <source>Not saved. Your text stays.</source>
        <translation>சேமிக்கவில்லை. நீங்கள் எழுதியது இருக்கும்.</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. Your text stays.</source>
        <translation>சேமிக்கவில்லை: இதற்கு அட்மின் தேவை. நீங்கள் எழுதியது இருக்கும்.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>சேமித்தது</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>சேமிக்கிறது…</translation>
    </message>
</context>
<context>
    <name>SettingsOverview</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n நபர்</numerusform>
            <numerusform>%n பேர்</numerusform>
        </translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm பேப்பர்</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm பேப்பர்</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>மேம்பட்டவை</translation>
    </message>
    <message>
        <source>Billing programs</source>
        <translation>பில்லிங் புரோகிராம்கள்</translation>
    </message>
    <message>
        <source>Checked once a day</source>
        <translation>தினமும் ஒருமுறை பார்க்கும்</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>இணைப்பு</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>இருள்</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>இந்த PC-யில் உள்ள டேட்டா</translation>
    </message>
    <message>
        <source>Demo, no real money</source>
        <translation>டெமோ, உண்மையான பணம் இல்லை</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>அதிக கான்ட்ராஸ்ட்</translation>
    </message>
    <message>
        <source>Journal, copies, erasing, second counter</source>
        <translation>ஜர்னல், நகல்கள், அழிப்பது, இரண்டாவது கவுண்டர்</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>மொழியும் தோற்றமும்</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>சிஸ்டத்தின் மொழி</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>வெளிச்சம்</translation>
    </message>
    <message>
        <source>Limits and lock</source>
        <translation>வரம்புகளும் லாக்கும்</translation>
    </message>
    <message>
        <source>Limits, connection, scanner, data on this PC</source>
        <translation>வரம்புகள், இணைப்பு, ஸ்கேனர், இந்த PC-யில் உள்ள டேட்டா</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>லைவ்</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>புதிய வெர்ஷன்கள்</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>டெர்மினல் இல்லை</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>இன்னும் யாரும் இல்லை</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>இன்னும் இல்லை</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ஆஃப்</translation>
    </message>
    <message>
        <source>Payments account</source>
        <translation>பேமெண்ட் கணக்கு</translation>
    </message>
    <message>
        <source>Payouts, fund sources, automatic lock</source>
        <translation>பேஅவுட், ஃபண்ட் சோர்ஸ்கள், தானாக லாக்</translation>
    </message>
    <message>
        <source>People</source>
        <translation>ஆட்கள்</translation>
    </message>
    <message>
        <source>Printer and screen</source>
        <translation>பிரிண்டரும் திரையும்</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>திறக்கத் தயார்</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>ஸ்கேனர்</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>கடை</translation>
    </message>
    <message>
        <source>Test, no real money</source>
        <translation>டெஸ்ட், உண்மையான பணம் இல்லை</translation>
    </message>
    <message>
        <source>Up to {n} ms between keys</source>
        <translation>பட்டன் இடைவெளி {n} ms வரை</translation>
    </message>
    <message>
        <source>colours of the system</source>
        <translation>சிஸ்டத்தின் நிறம்</translation>
    </message>
    <message numerus="yes">
        <source>locks after %n minutes</source>
        <translation>
            <numerusform>%n நிமிடம் கழித்து லாக்</numerusform>
            <numerusform>%n நிமிடம் கழித்து லாக்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>locks after %n seconds</source>
        <translation>
            <numerusform>%n வினாடி கழித்து லாக்</numerusform>
            <numerusform>%n வினாடி கழித்து லாக்</numerusform>
        </translation>
    </message>
    <message>
        <source>sound off</source>
        <translation>ஒலி ஆஃப்</translation>
    </message>
    <message>
        <source>sound on</source>
        <translation>ஒலி ஆன்</translation>
    </message>
    <message>
        <source>text {percent} %</source>
        <translation>எழுத்து {percent} %</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Advanced</source>
        <translation>மேம்பட்டவை</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>எல்லா செட்டிங்ஸும்</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
</context>
<context>
    <name>SettingsTroubles</name>
    <message>
        <source>A setting is not possible</source>
        <translation>ஒரு செட்டிங் பொருந்தாது</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then start Paydesk again.</source>
        <translation>டேட்டா ஃபோல்டரின் அனுமதியைப் பார்த்து, Paydesk-ஐ மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Check them in Settings.</source>
        <translation>செட்டிங்ஸில் இவற்றைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Free some space or check the folder&apos;s rights. Then save again.</source>
        <translation>கொஞ்சம் இடம் காலி செய்யுங்கள் அல்லது ஃபோல்டரின் அனுமதியைப் பாருங்கள். பிறகு மீண்டும் சேமியுங்கள்.</translation>
    </message>
    <message>
        <source>Set the address, the shop and the limits again in Settings.</source>
        <translation>முகவரி, கடை, வரம்புகளை செட்டிங்ஸில் மீண்டும் அமைக்கவும்.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>அந்தப் புதிய வெர்ஷனைத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>The default is used. A payout limit that cannot be read is zero.</source>
        <translation>வழக்கமான மதிப்பு பயன்படும். படிக்க முடியாத பேஅவுட் வரம்பு பூஜ்யம்.</translation>
    </message>
    <message>
        <source>The defaults are used. Each payout needs a second person&apos;s PIN.</source>
        <translation>வழக்கமான மதிப்புகள் பயன்படும். ஒவ்வொரு பேஅவுட்டுக்கும் இரண்டாம் நபரின் PIN தேவை.</translation>
    </message>
    <message>
        <source>The last saved settings are used.</source>
        <translation>கடைசியாகச் சேமித்த செட்டிங்ஸ் பயன்படும்.</translation>
    </message>
    <message>
        <source>The settings are lost</source>
        <translation>செட்டிங்ஸ் தொலைந்துவிட்டது</translation>
    </message>
    <message>
        <source>The settings are of a newer Paydesk</source>
        <translation>செட்டிங்ஸ் புதிய Paydesk-ஐச் சேர்ந்தவை</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>செட்டிங்ஸைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The settings cannot be saved</source>
        <translation>செட்டிங்ஸைச் சேமிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>செட்டிங்ஸ் ஃபைல் பழுதாகியிருந்தது</translation>
    </message>
    <message>
        <source>Your changes last until Paydesk closes.</source>
        <translation>உங்கள் மாற்றங்கள் Paydesk மூடும் வரை இருக்கும்.</translation>
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
        <translation>லாக்</translation>
    </message>
    <message>
        <source>New shift</source>
        <translation>புதிய ஷிஃப்ட்</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>ஷிஃப்ட் மூடியது. {z} சேமிக்கப்பட்டது.</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Bill count</source>
        <translation>பில் எண்ணிக்கை</translation>
    </message>
    <message>
        <source>Bill total</source>
        <translation>பில் மொத்தம்</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து செய்</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>கேஷியரை மாற்று</translation>
    </message>
    <message>
        <source>Changed by {name}</source>
        <translation>மாற்றியவர் {name}</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>தேர்வு செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Choose the next cashier.</source>
        <translation>அடுத்த கேஷியரைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>மூடி {z} பிரிண்ட் செய்</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>ஷிஃப்ட் மூடு</translation>
    </message>
    <message>
        <source>Close, no paper</source>
        <translation>மூடு, பேப்பர் வேண்டாம்</translation>
    </message>
    <message>
        <source>Closed by {name}</source>
        <translation>மூடியவர்: {name}</translation>
    </message>
    <message>
        <source>Difference {amount}</source>
        <translation>வித்தியாசம் {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: less on your bills</source>
        <translation>வித்தியாசம் {amount}: உங்கள் பில்களில் குறைவு</translation>
    </message>
    <message>
        <source>Difference {amount}: more on your bills</source>
        <translation>வித்தியாசம் {amount}: உங்கள் பில்களில் அதிகம்</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next cashier</source>
        <translation>அடுத்த கேஷியர்</translation>
    </message>
    <message>
        <source>Next cashier (optional)</source>
        <translation>அடுத்த கேஷியர் (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>No name is printed: nobody is set up</source>
        <translation>பெயர் பிரிண்ட் ஆகாது: யாரும் சேர்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>இன்னும் யாரும் இல்லை</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>திறந்தது {time}</translation>
    </message>
    <message>
        <source>Opened {time} by {name}</source>
        <translation>திறந்தது {time}, {name}</translation>
    </message>
    <message>
        <source>Optional. Any difference is printed.</source>
        <translation>கட்டாயமில்லை. வித்தியாசம் இருந்தால் பிரிண்ட் ஆகும்.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Printed on the slip</source>
        <translation>சீட்டில் பிரிண்ட் ஆகும்</translation>
    </message>
    <message>
        <source>Stays with the shift</source>
        <translation>ஷிஃப்ட்டுடன் இருக்கும்</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>ஒரு எண்ணை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type both, or neither.</source>
        <translation>இரண்டும் எழுதுங்கள், அல்லது இரண்டும் வேண்டாம்.</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>உங்கள் பில்கள்</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Not done</source>
        <translation>நடக்கவில்லை</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>ஷிஃப்ட் மூடியது. {z} சேமிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The shift was closed, or its cashier changed, meanwhile.</source>
        <translation>இதற்கிடையில் ஷிஃப்ட் மூடியது, அல்லது கேஷியர் மாறினார்.</translation>
    </message>
</context>
<context>
    <name>ShopResults</name>
    <message>
        <source>Other counters</source>
        <translation>மற்ற கவுண்டர்கள்</translation>
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
        <translation>ஸ்கேன் செய்த ஆர்டருடன் அதன் பில் மொத்தமும் தேவை</translation>
    </message>
    <message>
        <source>An order can be paid for (minutes)</source>
        <translation>ஆர்டருக்குப் பணம் கட்டும் நேரம் (நிமிடம்)</translation>
    </message>
    <message>
        <source>Another amount stops the order before anybody can pay.</source>
        <translation>வேறு தொகை இருந்தால், யாரும் பணம் கட்டும் முன் ஆர்டர் நிறுத்தப்படும்.</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>ஆஷா</translation>
    </message>
    <message>
        <source>Ask above this amount</source>
        <translation>இந்தத் தொகைக்கு மேல் கேள்</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>அதன் எண்ணால்</translation>
    </message>
    <message>
        <source>By its phone</source>
        <translation>அதன் போனால்</translation>
    </message>
    <message>
        <source>Confirm a larger amount once, before anybody can pay.</source>
        <translation>அதிகத் தொகையை, யாரும் பணம் கட்டும் முன் ஒரு முறை உறுதி செய்.</translation>
    </message>
    <message>
        <source>How the terminal is named</source>
        <translation>டெர்மினலின் அடையாளம்</translation>
    </message>
    <message>
        <source>India&apos;s time. For shops open past midnight: reports use this hour.</source>
        <translation>இந்திய நேரம். நள்ளிரவு தாண்டியும் திறந்திருக்கும் கடைக்கு: ரிப்போர்ட்கள் இந்த நேரப்படி.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>கேட்க வேண்டாம்</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>கடையும் டெர்மினலும்</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>டெர்மினல்</translation>
    </message>
    <message>
        <source>The shop&apos;s day ends at</source>
        <translation>கடையின் நாள் முடியும் நேரம்</translation>
    </message>
    <message>
        <source>The shop&apos;s own UPI address (optional)</source>
        <translation>கடையின் சொந்த UPI ID (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>இந்தக் கவுண்டர்</translation>
    </message>
    <message>
        <source>Who sells here</source>
        <translation>இங்கே விற்பவர்</translation>
    </message>
    <message>
        <source>counter 2</source>
        <translation>கவுண்டர் 2</translation>
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
        <translation>விற்பனை</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>காத்திருப்பு</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close this panel</source>
        <translation>இந்த பேனலை மூடு</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>மூட Esc</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>(continued)</source>
        <translation>(தொடர்ச்சி)</translation>
    </message>
    <message>
        <source>Another series of numbers since {time}: other slips may have the same ones.</source>
        <translation>{time} முதல் எண்கள் வேறு தொடர்: அதே எண்கள் வேறு சீட்டுகளிலும் இருக்கலாம்.</translation>
    </message>
    <message>
        <source>Bank reference</source>
        <translation>வங்கி ரெஃபரன்ஸ்</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>பில்</translation>
    </message>
    <message>
        <source>Bills of {name}</source>
        <translation>{name} பில்கள்</translation>
    </message>
    <message>
        <source>CAME LATE, SETTLED: {count}</source>
        <translation>தாமதமாக வந்து தீர்வானது: {count}</translation>
    </message>
    <message>
        <source>CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT</source>
        <translation>PAYDESK-க்கு வெளியே மாற்றப்பட்டது: இதை நம்பாதீர்கள்</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>கணக்குச் சரிபார்ப்பு</translation>
    </message>
    <message>
        <source>Closed {time}</source>
        <translation>மூடியது {time}</translation>
    </message>
    <message>
        <source>Copy the link instead.</source>
        <translation>பதிலாக லிங்க்கை காப்பி செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>கவுண்டர்</translation>
    </message>
    <message>
        <source>DAY REPORT</source>
        <translation>நாள் ரிப்போர்ட்</translation>
    </message>
    <message>
        <source>DEMO: NO REAL MONEY MOVED</source>
        <translation>டெமோ: உண்மையான பணம் போகவில்லை</translation>
    </message>
    <message>
        <source>DUPLICATE {number}</source>
        <translation>டூப்ளிகேட் {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>வித்தியாசம்</translation>
    </message>
    <message>
        <source>Do not hand over. Still checking.</source>
        <translation>பொருளைக் கொடுக்காதீர்கள். இன்னும் சரிபார்க்கிறது.</translation>
    </message>
    <message>
        <source>Do not refund again. Still checking.</source>
        <translation>மீண்டும் ரீஃபண்ட் செய்யாதீர்கள். இன்னும் சரிபார்க்கிறது.</translation>
    </message>
    <message>
        <source>FOR THE NEXT SHIFT: {count}</source>
        <translation>அடுத்த ஷிஃப்டுக்கு: {count}</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>முதல் ஆர்டர்</translation>
    </message>
    <message>
        <source>GST dynamic QR</source>
        <translation>GST டைனமிக் QR</translation>
    </message>
    <message>
        <source>GSTIN {number}</source>
        <translation>GSTIN {number}</translation>
    </message>
    <message>
        <source>HANDED OVER BY HAND: {count}</source>
        <translation>கையால் பொருள் கொடுத்தது: {count}</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>பில்</translation>
    </message>
    <message>
        <source>It works until {time}.</source>
        <translation>{time} வரை செல்லும்.</translation>
    </message>
    <message>
        <source>Journal seal</source>
        <translation>ஜர்னல் முத்திரை</translation>
    </message>
    <message>
        <source>Last order</source>
        <translation>கடைசி ஆர்டர்</translation>
    </message>
    <message>
        <source>NET, after refunds</source>
        <translation>ரீஃபண்ட் போக நிகரம்</translation>
    </message>
    <message>
        <source>NEW JOURNAL SINCE {time}</source>
        <translation>புதிய ஜர்னல் {time} முதல்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>No program found for this</source>
        <translation>இதற்கு புரோகிராம் இல்லை</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>பெயர் இல்லை</translation>
    </message>
    <message>
        <source>Not paid on an earlier Z, now otherwise</source>
        <translation>முந்தைய Z-இல் பணம் வரவில்லை, இப்போது மாறியது</translation>
    </message>
    <message>
        <source>Not paid yet: this is no receipt.</source>
        <translation>இன்னும் பணம் வரவில்லை: இது ரசீது இல்லை.</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>பணம் வரவில்லை: ரத்து</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>பணம் வரவில்லை: காலாவதி</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>பணம் வரவில்லை: ஃபெயில்</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>இதில் தாமதமாக வந்தது</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>திறந்தது {time}</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>வெப் பக்கம் திறக்கும்</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ஆர்டர்</translation>
    </message>
    <message>
        <source>Our paid</source>
        <translation>நமக்கு வந்த பணம்</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>PAID ELSEWHERE: {count}</source>
        <translation>வேறிடத்தில் வந்தது: {count}</translation>
    </message>
    <message>
        <source>PAID LATE, NOT SETTLED: {count}</source>
        <translation>தாமதமாக வந்தது, தீர்வாகவில்லை: {count}</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>கட்டிய முறை</translation>
    </message>
    <message>
        <source>Paid on an earlier Z, not to this counter</source>
        <translation>முந்தைய Z-இல் வந்தது, இந்த கவுண்டருக்கு அல்ல</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>பேமெண்ட்</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>பேமெண்ட் லிங்க்</translation>
    </message>
    <message>
        <source>Payment link {order}</source>
        <translation>பேமெண்ட் லிங்க் {order}</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Print it instead.</source>
        <translation>பதிலாக பிரிண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Printer test: no sale, no receipt.</source>
        <translation>பிரிண்டர் டெஸ்ட்: விற்பனையும் ரசீதும் அல்ல.</translation>
    </message>
    <message>
        <source>REFUND UNKNOWN: {count}</source>
        <translation>ரீஃபண்ட் தெரியவில்லை: {count}</translation>
    </message>
    <message>
        <source>REFUNDED {amount}</source>
        <translation>ரீஃபண்ட் ஆனது {amount}</translation>
    </message>
    <message>
        <source>Receipt {order}</source>
        <translation>ரசீது {order}</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>எதன் ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refunds on an earlier Z, not paid out</source>
        <translation>முந்தைய Z-இன் ரீஃபண்ட், செல்லவில்லை</translation>
    </message>
    <message>
        <source>STILL WAITING: {count}</source>
        <translation>இன்னும் காத்திருப்பவை: {count}</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address.</source>
        <translation>போன் கேமராவில் ஸ்கேன் செய்யுங்கள், அல்லது முகவரியை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Show this slip at the counter: we scan it and find your payment.</source>
        <translation>இந்தச் சீட்டை கவுண்டரில் காட்டுங்கள்: நாங்கள் ஸ்கேன் செய்து உங்கள் பேமெண்ட்டைக் கண்டுபிடிப்போம்.</translation>
    </message>
    <message>
        <source>Signed: {person}</source>
        <translation>கையொப்பம்: {person}</translation>
    </message>
    <message>
        <source>TEST: NO REAL MONEY MOVED</source>
        <translation>டெஸ்ட்: உண்மையான பணம் போகவில்லை</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <translation>கட்ட வேண்டியது</translation>
    </message>
    <message>
        <source>Test slip</source>
        <translation>டெஸ்ட் ஸ்லிப்</translation>
    </message>
    <message>
        <source>Thank you. Come again.</source>
        <translation>நன்றி. மீண்டும் வாருங்கள்.</translation>
    </message>
    <message>
        <source>The shop&apos;s own bills were not counted.</source>
        <translation>கடையின் சொந்த பில்கள் எண்ணப்படவில்லை.</translation>
    </message>
    <message>
        <source>The tables differed from the journal and were rebuilt.</source>
        <translation>அட்டவணைகள் ஜர்னலிலிருந்து வேறுபட்டன; மீண்டும் உருவாக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>This PC has no program for it</source>
        <translation>இந்த PC-யில் இதற்கு புரோகிராம் இல்லை</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was set back meanwhile.</source>
        <translation>இதற்கிடையில் இந்த PC-யின் கடிகாரம் பின்னோக்கி மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>UNKNOWN: {count}</source>
        <translation>தெரியவில்லை: {count}</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>What was paid before and stood on no Z is not on this one.</source>
        <translation>முன்பு செலுத்தப்பட்டு எந்த Z-இலும் இல்லாதது இதிலும் இல்லை.</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>உங்கள் பில்கள்</translation>
    </message>
    <message>
        <source>Z REPORT {number}</source>
        <translation>Z ரிப்போர்ட் {number}</translation>
    </message>
    <message>
        <source>Z before this</source>
        <translation>இதற்கு முந்தைய Z</translation>
    </message>
    <message>
        <source>printed {time}</source>
        <translation>பிரிண்ட் {time}</translation>
    </message>
    <message>
        <source>printed {time} by {person}</source>
        <translation>பிரிண்ட் {time}, {person}</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>டெர்மினல் {number}</translation>
    </message>
    <message>
        <source>twin {number}</source>
        <translation>இணை ஆர்டர் {number}</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>{shop}: please pay {amount} here: {link}</source>
        <translation>{shop}: தயவுசெய்து {amount} இங்கே கட்டுங்கள்: {link}</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>How the slip will look</source>
        <translation>சீட்டு இப்படி இருக்கும்</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation>சீட்டு</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Another sale is paid: {amount}</source>
        <translation>வேறொரு விற்பனைக்குப் பணம் வந்தது: {amount}</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>பணம் கட்ட ஒரு நிமிடத்துக்கும் குறைவே உள்ளது</translation>
    </message>
    <message>
        <source>Not ready to be paid. Look at the screen</source>
        <translation>பணம் கட்டத் தயாரில்லை. திரையைப் பாருங்கள்</translation>
    </message>
    <message>
        <source>Nothing was announced yet</source>
        <translation>இன்னும் எதுவும் அறிவிக்கவில்லை</translation>
    </message>
    <message>
        <source>Paid late: {amount}. Look at the screen</source>
        <translation>பணம் தாமதமாக வந்தது: {amount}. திரையைப் பாருங்கள்</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>பணம் வந்தது: {amount}</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Said at {time}</source>
        <translation>அறிவித்தது {time}</translation>
    </message>
    <message>
        <source>The first payment will be.</source>
        <translation>முதல் பேமெண்ட் அறிவிக்கப்படும்.</translation>
    </message>
    <message>
        <source>This is how Paydesk sounds</source>
        <translation>Paydesk ஒலி இப்படித்தான் இருக்கும்</translation>
    </message>
    <message>
        <source>Twenty seconds left to pay</source>
        <translation>பணம் கட்ட இருபது வினாடி உள்ளது</translation>
    </message>
</context>
<context>
    <name>SourceSettings</name>
    <message>
        <source>Accounts to pay from, as named in the service&apos;s dashboard. Not for v1.</source>
        <translation>பணம் கொடுக்கும் கணக்குகள், சர்வீஸின் டாஷ்போர்டில் உள்ள பெயரில். v1-க்கு இல்லை.</translation>
    </message>
    <message>
        <source>Add a fund source</source>
        <translation>ஃபண்ட் சோர்ஸ் சேர்</translation>
    </message>
    <message>
        <source>CFMAIN1</source>
        <translation>CFMAIN1</translation>
    </message>
    <message>
        <source>Daily payouts</source>
        <translation>தினசரி பேஅவுட்</translation>
    </message>
    <message>
        <source>Fund sources</source>
        <translation>ஃபண்ட் சோர்ஸ்கள்</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Id of fund source {n}</source>
        <translation>ஃபண்ட் சோர்ஸ் {n}: ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Name of fund source {n}</source>
        <translation>ஃபண்ட் சோர்ஸ் {n}: பெயர்</translation>
    </message>
    <message>
        <source>None yet: the service uses the account&apos;s own fund source.</source>
        <translation>இன்னும் எதுவும் இல்லை: கணக்கின் சொந்த ஃபண்ட் சோர்ஸை சர்வீஸ் பயன்படுத்தும்.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>நீக்கு</translation>
    </message>
    <message>
        <source>Remove fund source {n}</source>
        <translation>ஃபண்ட் சோர்ஸ் {n} நீக்கு</translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation>இது ஏற்கனவே பட்டியலில் உள்ளது.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. Stop after any step, continue later.</source>
        <translation>சுமார் 3 நிமிடம். எந்தப் படியிலும் நிறுத்தி, பிறகு தொடரலாம்.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>இணை</translation>
    </message>
    <message>
        <source>Paydesk</source>
        <translation>Paydesk</translation>
    </message>
    <message>
        <source>People</source>
        <translation>ஆட்கள்</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>டெஸ்ட் விற்பனை</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>வணக்கம்</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: முடிந்தது</translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation>{step}: இனிமேல்தான்</translation>
    </message>
    <message>
        <source>{step}: you are here</source>
        <translation>{step}: இங்கே இருக்கிறீர்கள்</translation>
    </message>
</context>
<context>
    <name>StartPresenter</name>
    <message>
        <source>A newer Paydesk wrote it. Install that version here first.</source>
        <translation>இதைப் புதிய Paydesk எழுதியது. முதலில் அந்த வெர்ஷனை இங்கே நிறுவுங்கள்.</translation>
    </message>
    <message>
        <source>No Paydesk settings in this file.</source>
        <translation>இந்த ஃபைலில் Paydesk செட்டிங்ஸ் இல்லை.</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>இந்த ஃபைலைப் பயன்படுத்த முடியாது</translation>
    </message>
</context>
<context>
    <name>StartingPage</name>
    <message>
        <source>Starting Paydesk…</source>
        <translation>Paydesk தொடங்குகிறது…</translation>
    </message>
</context>
<context>
    <name>StaticPaymentRow</name>
    <message>
        <source>Open</source>
        <translation>ஓப்பன்</translation>
    </message>
    <message>
        <source>Same amount</source>
        <translation>அதே தொகை</translation>
    </message>
</context>
<context>
    <name>StaticQrPage</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Customer types the amount</source>
        <translation>வாடிக்கையாளர் தொகையை டைப் செய்யட்டும்</translation>
    </message>
    <message>
        <source>Payments cannot be read</source>
        <translation>வந்த பணத்தைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>Read {ago}</source>
        <translation>{ago} படித்தது</translation>
    </message>
    <message>
        <source>Use the printed QR. Payments are listed here.</source>
        <translation>அச்சிட்ட QR காட்டுங்கள். வந்த பணம் இங்கே தெரியும்.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Connecting…</source>
        <translation>இணைகிறது…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>இணைப்பு</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>ஹப்</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>ஆன்லைன்</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>ஊழியர்</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>இன்று: {paid} பேமெண்ட், {total}</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>All settings, without keys and people. Type the keys there again.</source>
        <translation>எல்லா செட்டிங்ஸும்; கீகளும் ஆட்களும் இல்லை. கீகளை அங்கே மீண்டும் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>காப்பி ஆனது</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>இந்த PC-யில் உள்ள டேட்டா</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>அழி</translation>
    </message>
    <message>
        <source>Erase everything finished from before {day}?</source>
        <translation>{day} நாளுக்கு முன் முடிந்த எல்லாவற்றையும் அழிக்கவா?</translation>
    </message>
    <message>
        <source>Erase what is older than</source>
        <translation>இதைவிடப் பழையதை அழி</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>அழிந்தது</translation>
    </message>
    <message>
        <source>Erases finished sales, settled payouts, old logs and copies for good. Open items stay.</source>
        <translation>முடிந்த விற்பனை, முடிந்த பேஅவுட், பழைய லாக், நகல்களை நிரந்தரமாக அழிக்கும். முடியாதவை இருக்கும்.</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>எவ்வளவு</translation>
    </message>
    <message>
        <source>It cannot be brought back. Reports of those days will be empty.</source>
        <translation>திரும்பக் கொண்டுவர முடியாது. அந்த நாட்களின் ரிப்போர்ட் காலியாக இருக்கும்.</translation>
    </message>
    <message>
        <source>Not everything was erased</source>
        <translation>எல்லாம் அழியவில்லை</translation>
    </message>
    <message>
        <source>Not everything was erased. Free some space, then erase again.</source>
        <translation>எல்லாம் அழியவில்லை. கொஞ்சம் இடம் காலி செய்து, மீண்டும் அழியுங்கள்.</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>இதை ஒரு மெசேஜில் பேஸ்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ஃபைலாகச் சேமி</translation>
    </message>
    <message>
        <source>Settings for a second counter</source>
        <translation>இரண்டாவது கவுண்டருக்கான செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>எப்போது முதல்</translation>
    </message>
    <message>
        <source>The files are in {folder}.</source>
        <translation>ஃபைல்கள் {folder} ஃபோல்டரில் உள்ளன.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>என்ன</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>எங்கே</translation>
    </message>
    <message>
        <source>Yes, erase it for good</source>
        <translation>ஆம், நிரந்தரமாக அழி</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>(answer: {words})</source>
        <translation>(பதில்: {words})</translation>
    </message>
    <message>
        <source>Answer to Cancel: {word}</source>
        <translation>‘ரத்து செய்’ பதில்: {word}</translation>
    </message>
    <message>
        <source>Cancel not confirmed. {what}</source>
        <translation>ரத்து உறுதியாகவில்லை. {what}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>ரத்து கோரிக்கை சர்வீஸுக்கு அனுப்பியது</translation>
    </message>
    <message>
        <source>Charged again by another sale</source>
        <translation>வேறு விற்பனை மூலம் மீண்டும் எடுத்தது</translation>
    </message>
    <message>
        <source>Check without answer. {what}</source>
        <translation>சரிபார்த்தும் பதில் இல்லை. {what}</translation>
    </message>
    <message>
        <source>Checked: {word}</source>
        <translation>சரிபார்த்தது: {word}</translation>
    </message>
    <message>
        <source>Clock corrected: earlier times are wrong</source>
        <translation>கடிகாரம் சரியானது: முந்தைய நேரங்கள் தவறு</translation>
    </message>
    <message>
        <source>HAND OVER shown to {person}</source>
        <translation>{person} திரையில் ‘பொருளைக் கொடுங்கள்’ காட்டியது</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR அல்லது பேமெண்ட் லிங்க் வரவில்லை. {what}</translation>
    </message>
    <message>
        <source>No QR picture. {why}</source>
        <translation>QR படம் இல்லை. {why}</translation>
    </message>
    <message>
        <source>No order made. {what}</source>
        <translation>ஆர்டர் உருவாகவில்லை. {what}</translation>
    </message>
    <message>
        <source>No payment after 24 hours</source>
        <translation>24 மணி நேரம் ஆகியும் பேமெண்ட் இல்லை</translation>
    </message>
    <message>
        <source>Order made for {amount}: {word}</source>
        <translation>{amount} ஆர்டர் உருவானது: {word}</translation>
    </message>
    <message>
        <source>Order sent to the service</source>
        <translation>ஆர்டர் சர்வீஸுக்கு அனுப்பியது</translation>
    </message>
    <message>
        <source>Paid by payment {number}</source>
        <translation>பணம் வந்தது, பேமெண்ட் {number}</translation>
    </message>
    <message>
        <source>Paid more than once: {numbers}</source>
        <translation>ஒன்றுக்கு மேல் பணம் வந்தது: {numbers}</translation>
    </message>
    <message>
        <source>Paydesk restarted and continued</source>
        <translation>Paydesk மீண்டும் தொடங்கித் தொடர்ந்தது</translation>
    </message>
    <message>
        <source>Paydesk restarted. The order is still checked</source>
        <translation>Paydesk மீண்டும் தொடங்கியது. ஆர்டர் இன்னும் சரிபார்ப்பில் உள்ளது</translation>
    </message>
    <message>
        <source>Payment found on the shop&apos;s QR, {amount}</source>
        <translation>கடை QR-இல் {amount} பணம் வந்தது</translation>
    </message>
    <message>
        <source>Payment link checked</source>
        <translation>பேமெண்ட் லிங்க் சரிபார்த்தது</translation>
    </message>
    <message>
        <source>Payment link requested</source>
        <translation>பேமெண்ட் லிங்க் கேட்டது</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>பேமெண்ட் {number} திறந்தது</translation>
    </message>
    <message>
        <source>Payments checked: none went through</source>
        <translation>பேமெண்ட்கள் சரிபார்த்தது: எதுவும் வெற்றி பெறவில்லை</translation>
    </message>
    <message>
        <source>Payments checked: one pending at a bank</source>
        <translation>பேமெண்ட்கள் சரிபார்த்தது: ஒன்று வங்கியில் நிலுவை</translation>
    </message>
    <message>
        <source>Payments not readable. {what}</source>
        <translation>பேமெண்ட்களைப் படிக்க முடியவில்லை. {what}</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>பேஅவுட் லிங்க் {number}: {why}. எதுவும் ரீஃபண்ட் ஆகவில்லை.</translation>
    </message>
    <message>
        <source>QR checked</source>
        <translation>QR சரிபார்த்தது</translation>
    </message>
    <message>
        <source>QR checked. {why}</source>
        <translation>QR சரிபார்த்தது. {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR நிராகரித்தது, காட்டவில்லை. {why}</translation>
    </message>
    <message>
        <source>QR requested</source>
        <translation>QR கேட்டது</translation>
    </message>
    <message>
        <source>QR shown unchecked. {why}</source>
        <translation>QR சரிபார்க்காமல் காட்டியது. {why}</translation>
    </message>
    <message>
        <source>Receipt not printed</source>
        <translation>ரசீது பிரிண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>ரசீது பிரிண்ட் ஆனது</translation>
    </message>
    <message>
        <source>Receipt saved as PDF</source>
        <translation>ரசீது PDF ஆகச் சேமிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Refund {number}: {why}. Nothing was refunded.</source>
        <translation>ரீஃபண்ட் {number}: {why}. எதுவும் ரீஃபண்ட் ஆகவில்லை.</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}</source>
        <translation>{person} விற்பனை தொடங்கினார், {amount}</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}: {note}</source>
        <translation>{person} விற்பனை தொடங்கினார், {amount}: {note}</translation>
    </message>
    <message>
        <source>Seen by {person}</source>
        <translation>{person} பார்த்தார்</translation>
    </message>
    <message>
        <source>Service reports payment {number}</source>
        <translation>சர்வீஸ் பேமெண்ட் {number} சொல்கிறது</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>கஸ்டமருக்குப் பணம் கிடைத்தது: பேஅவுட் லிங்க் {number}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>யாரோ</translation>
    </message>
    <message>
        <source>{bill}: sale started by {person}, {amount}</source>
        <translation>{bill}: {person} விற்பனை தொடங்கினார், {amount}</translation>
    </message>
    <message>
        <source>{person} cancelled payout link {number}. Nothing was refunded.</source>
        <translation>{person} பேஅவுட் லிங்க் {number}-ஐ ரத்து செய்தார். எதுவும் ரீஃபண்ட் ஆகவில்லை.</translation>
    </message>
    <message>
        <source>{person} checked: {word}</source>
        <translation>{person} சரிபார்த்தார்: {word}</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} பொருளைக் கொடுத்தார்</translation>
    </message>
    <message>
        <source>{person} named the sale: {note}</source>
        <translation>{person} விற்பனைக்குப் பெயரிட்டார்: {note}</translation>
    </message>
    <message>
        <source>{person} opened order {order} by number</source>
        <translation>{person} ஆர்டர் {order}-ஐ எண்ணால் திறந்தார்</translation>
    </message>
    <message>
        <source>{person} pressed Cancel</source>
        <translation>{person} ‘ரத்து செய்’ அழுத்தினார்</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} {amount} ரீஃபண்ட் செய்தார்: பேஅவுட் லிங்க் {number}</translation>
    </message>
    <message>
        <source>{person} refunded {amount}: {reason}, number {number}</source>
        <translation>{person} {amount} ரீஃபண்ட் செய்தார்: {reason}, எண் {number}</translation>
    </message>
    <message>
        <source>{person} removed the sale from the list</source>
        <translation>{person} பட்டியலிலிருந்து விற்பனையை நீக்கினார்</translation>
    </message>
    <message>
        <source>{person} removed the sale&apos;s name</source>
        <translation>{person} விற்பனையின் பெயரை நீக்கினார்</translation>
    </message>
    <message>
        <source>{person} requested a new QR</source>
        <translation>{person} புதிய QR கேட்டார்</translation>
    </message>
    <message>
        <source>{person} requested a new payment link</source>
        <translation>{person} புதிய பேமெண்ட் லிங்க் கேட்டார்</translation>
    </message>
    <message>
        <source>{person} requested a receipt</source>
        <translation>{person} ரசீது கேட்டார்</translation>
    </message>
    <message>
        <source>{person} served the next customer</source>
        <translation>{person} அடுத்த கஸ்டமரைக் கவனித்தார்</translation>
    </message>
    <message>
        <source>{why}: refund {number}</source>
        <translation>{why}: ரீஃபண்ட் {number}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>About this sale</source>
        <translation>இந்த விற்பனை பற்றி</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>விவரம்</translation>
    </message>
    <message>
        <source>More actions for this sale</source>
        <translation>இந்த விற்பனைக்கு மேலும் செயல்கள்</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>தீர்வாகவில்லை</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ஓப்பன்</translation>
    </message>
    <message>
        <source>Paid after it was closed. Open it to settle.</source>
        <translation>மூடிய பின் பணம் வந்தது. தீர்க்க இதைத் திறங்கள்.</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Details of this sale</source>
        <translation>இந்த விற்பனையின் விவரம்</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n paid</source>
        <translation>
            <numerusform>பணம் வந்தது: %n</numerusform>
            <numerusform>பணம் வந்தது: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid elsewhere</source>
        <translation>
            <numerusform>வேறிடத்தில்: %n</numerusform>
            <numerusform>வேறிடத்தில்: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunded</source>
        <translation>
            <numerusform>ரீஃபண்ட்: %n</numerusform>
            <numerusform>ரீஃபண்ட்: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>தெரியவில்லை: %n</numerusform>
            <numerusform>தெரியவில்லை: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SupportTab</name>
    <message>
        <source>Copied</source>
        <translation>காப்பி ஆனது</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>Make the support file</source>
        <translation>சப்போர்ட் ஃபைலை உருவாக்கு</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>இதை ஒரு மெசேஜில் பேஸ்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ஃபைலாகச் சேமி</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>சப்போர்ட் ஃபைல்</translation>
    </message>
    <message>
        <source>Versions, settings, log. Keys, PINs, personal data: left out or masked. Read before sending.</source>
        <translation>வெர்ஷன், செட்டிங்ஸ், லாக். கீகள், PIN, தனிநபர் டேட்டா: இல்லை அல்லது மறைத்தது. அனுப்பும் முன் படியுங்கள்.</translation>
    </message>
</context>
<context>
    <name>TimedClipboard</name>
    <message>
        <source>no real money: {text}</source>
        <translation>உண்மையான பணம் இல்லை: {text}</translation>
    </message>
</context>
<context>
    <name>TokenBox</name>
    <message>
        <source>Copy token</source>
        <translation>டோக்கன் காப்பி</translation>
    </message>
    <message>
        <source>Send money</source>
        <translation>பணம் அனுப்பு</translation>
    </message>
</context>
<context>
    <name>TopicCards</name>
    <message>
        <source>All topics</source>
        <translation>எல்லாத் தலைப்புகளும்</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Account, phone, e-mail</source>
        <translation>கணக்கு, போன், இமெயில்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Enter a UPI address or an account number.</source>
        <translation>UPI ID அல்லது கணக்கு எண்ணை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Enter more than ₹1.00.</source>
        <translation>₹1.00-க்கு மேல் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>எங்கிருந்து</translation>
    </message>
    <message>
        <source>Main account</source>
        <translation>முதன்மைக் கணக்கு</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>மேலும் விவரம்</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} அனுப்பு</translation>
    </message>
    <message>
        <source>The bank cannot pay this UPI address.</source>
        <translation>வங்கி இந்த UPI ID-க்குப் பணம் அனுப்ப முடியாது.</translation>
    </message>
    <message>
        <source>UPI address or account number</source>
        <translation>UPI ID அல்லது கணக்கு எண்</translation>
    </message>
    <message>
        <source>UPI or bank transfer</source>
        <translation>UPI அல்லது வங்கி டிரான்ஸ்பர்</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>எல்லாம் வேலை செய்கிறது</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>லைவ் ஆக்கு</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>QR shown</source>
        <translation>QR காட்டியது</translation>
    </message>
    <message>
        <source>Screen turned green</source>
        <translation>திரை பச்சையானது</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>தவிர்</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>டெஸ்ட் விற்பனை</translation>
    </message>
    <message>
        <source>Test sale of real ₹1</source>
        <translation>உண்மையான ₹1 டெஸ்ட் விற்பனை</translation>
    </message>
    <message>
        <source>Test sale of ₹1</source>
        <translation>₹1 டெஸ்ட் விற்பனை</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody here may do this yet. An admin adds people in Settings.</source>
        <translation>இங்கே யாருக்கும் இன்னும் அனுமதி இல்லை. அட்மின் செட்டிங்ஸில் ஆட்களைச் சேர்ப்பார்.</translation>
    </message>
    <message>
        <source>This PIN saves</source>
        <translation>இந்த PIN சேமிப்பது</translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation>யாருடைய PIN?</translation>
    </message>
</context>
<context>
    <name>UpdateSettings</name>
    <message>
        <source>Look for a newer Paydesk once a day</source>
        <translation>தினமும் ஒருமுறை புதிய Paydesk-ஐத் தேடு</translation>
    </message>
    <message>
        <source>Never in the demo. Paydesk only tells you; nothing is installed automatically.</source>
        <translation>டெமோவில் இல்லை. Paydesk சொல்ல மட்டும் செய்யும்; தானாக எதையும் நிறுவாது.</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>புதிய வெர்ஷன்கள்</translation>
    </message>
</context>
<context>
    <name>Upi</name>
    <message>
        <source>Address</source>
        <translation>முகவரி</translation>
    </message>
    <message>
        <source>Ask the customer for the UPI address. Send nothing here.</source>
        <translation>கஸ்டமரிடம் UPI ID கேளுங்கள். இதற்கு எதுவும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>Ask the customer to read it again. Send nothing here.</source>
        <translation>கஸ்டமரை மீண்டும் படித்துச் சொல்லச் சொல்லுங்கள். இதற்கு எதுவும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>வங்கி</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>கிளை</translation>
    </message>
    <message>
        <source>City</source>
        <translation>ஊர்</translation>
    </message>
    <message>
        <source>District</source>
        <translation>மாவட்டம்</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>காலாவதி</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>தவறானது</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>No</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>No UPI address belongs to this phone number.</source>
        <translation>இந்த போன் எண்ணுக்கு UPI ID இல்லை.</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>இந்த UPI ID எந்த வங்கிக்கும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>ஒரு முறை மட்டும்</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>The transfer token has expired. Check the address again.</source>
        <translation>டிரான்ஸ்பர் டோக்கனின் நேரம் முடிந்தது. ID-யை மீண்டும் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again.</source>
        <translation>டிரான்ஸ்பர் டோக்கன் பயன்படுத்தியாச்சு. ID-யை மீண்டும் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>Transfer token ready</source>
        <translation>டிரான்ஸ்பர் டோக்கன் தயார்</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>பயன்பட்டது</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ஆம்</translation>
    </message>
    <message>
        <source>{time} left, single use</source>
        <translation>{time} மீதி, ஒரு முறை மட்டும்</translation>
    </message>
</context>
<context>
    <name>UpiPanel</name>
    <message>
        <source>10 digits</source>
        <translation>10 இலக்கம்</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>சரிபார்</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI சரிபார்</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>விவரம்</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI ID</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>சரியானது</translation>
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
        <translation>பொருள் தராதீர்கள்</translation>
    </message>
    <message>
        <source>DO NOT LET THEM PAY</source>
        <translation>பணம் கட்ட விடாதீர்கள்</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>பொருளைக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>NOT PAID</source>
        <translation>பணம் வரவில்லை</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>மூடிய பின் பணம் வந்தது</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>நிலை தெரியாது, பொருள் தராதீர்கள்</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>காத்திருங்கள்</translation>
    </message>
</context>
<context>
    <name>WaitPanel</name>
    <message>
        <source>About this payment</source>
        <translation>இந்த பேமெண்ட் பற்றி</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>கட்ட வேண்டியது</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} மீதி</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>A small shop to try. No account, no network, no real money.</source>
        <translation>சோதித்துப் பார்க்க ஒரு சிறு கடை. கணக்கு, நெட்வொர்க், உண்மையான பணம் எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>இணை</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>இந்த கவுண்டரை இணை</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the goods when the screen turns green.</source>
        <translation>திரை பச்சையானதும் பொருளைக் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>Have ready from Cashfree: client ID, client secret, terminal number.</source>
        <translation>Cashfree தந்தவை தேவை: கிளையண்ட் ID, கிளையண்ட் சீக்ரெட், டெர்மினல் எண்.</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>பணம் வந்ததா? திரை சொல்லும்.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>செட்டிங்ஸ் ஃபைலைத் திற</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Second counter?</source>
        <translation>இரண்டாவது கவுண்டரா?</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>டெமோ தொடங்கு</translation>
    </message>
    <message>
        <source>The customer scans</source>
        <translation>கஸ்டமர் ஸ்கேன் செய்வார்</translation>
    </message>
    <message>
        <source>The screen turns green</source>
        <translation>திரை பச்சையாகும்</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>இந்த ஃபைலைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>டெமோ பார்</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <translation>தொகையை எழுதுங்கள்</translation>
    </message>
    <message>
        <source>Your keys stay in this PC&apos;s keychain.</source>
        <translation>உங்கள் கீகள் இந்த PC-யின் கீசெயினில் இருக்கும்.</translation>
    </message>
    <message>
        <source>{file}: choose it again, or another one.</source>
        <translation>{file}: மீண்டும் தேர்வு செய்யுங்கள், அல்லது வேறு ஒன்று.</translation>
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
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>By</source>
        <translation>யார்</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>மூடியது</translation>
    </message>
    <message>
        <source>Each closed shift gets one. It cannot be changed later.</source>
        <translation>மூடிய ஒவ்வொரு ஷிஃப்ட்டுக்கும் ஒன்று. பிறகு மாற்ற முடியாது.</translation>
    </message>
    <message>
        <source>No Z-reports yet</source>
        <translation>இன்னும் Z ரிப்போர்ட் இல்லை</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>பிரிண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>திறந்தது</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>பேப்பர்</translation>
    </message>
    <message>
        <source>Print it again</source>
        <translation>மீண்டும் பிரிண்ட் செய்</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>விற்பனை</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z ரிப்போர்ட்கள்</translation>
    </message>
    <message numerus="yes">
        <source>printed %n times</source>
        <translation>
            <numerusform>%n முறை பிரிண்ட் ஆனது</numerusform>
            <numerusform>%n முறை பிரிண்ட் ஆனது</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Calendar</name>
    <message>
        <source>Calendar</source>
        <translation>காலண்டர்</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>நாட்கள்</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>முந்தைய மாதம்</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>அடுத்த மாதம்</translation>
    </message>
</context>
<context>
    <name>_ChapterView</name>
    <message>
        <source>Guide</source>
        <translation>கையேடு</translation>
    </message>
</context>
<context>
    <name>_ItemRow</name>
    <message>
        <source>Check now</source>
        <translation>இப்போது சரிபார்</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ஓப்பன்</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>தீர்வு செய்</translation>
    </message>
</context>
</TS>

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
        <source>Sales, payouts and who did what: the journal, in the data folder. Settings, people (PINs scrambled) and logs: beside it. Keys: in the system&apos;s keychain, or only in memory. Nothing is kept anywhere else.</source>
        <translation>விற்பனை, பேஅவுட், யார் என்ன செய்தார்: டேட்டா ஃபோல்டரில் உள்ள ஜர்னலில். செட்டிங்ஸ், ஆட்கள் (PIN உருமாற்றியது), லாக்: அதன் அருகில். கீகள்: சிஸ்டத்தின் கீசெயினில், அல்லது நினைவகத்தில் மட்டும். வேறெங்கும் எதுவும் வைக்கப்படுவதில்லை.</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>டேட்டா ஃபோல்டர்: {folder}.</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>வேண்டாம்</translation>
    </message>
    <message>
        <source>This ends the order. Cancel it?</source>
        <translation>ஆர்டர் முடிந்துவிடும். ரத்து செய்யவா?</translation>
    </message>
    <message>
        <source>Yes, cancel it</source>
        <translation>ஆம், ரத்து</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
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
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>மூடிய பின் பணம் வந்தது: {amount} · {order}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>காட்டு</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>மேலும் %n</numerusform>
            <numerusform>மேலும் %n</numerusform>
        </translation>
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
        <source>Yes, go on</source>
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
        <source>As much of it as fits into the window.</source>
        <translation>விண்டோவில் எவ்வளவு அடங்குமோ அவ்வளவு.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>சிஸ்டம் போல</translation>
    </message>
    <message>
        <source>As this PC</source>
        <translation>இந்த PC போல</translation>
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
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Asking the service…</source>
        <translation>சர்வீஸிடம் கேட்கிறோம்…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Client id</source>
        <translation>கிளையண்ட் ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>கிளையண்ட் சீக்ரெட்</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Forget the keys</source>
        <translation>கீகளை நீக்கு</translation>
    </message>
    <message>
        <source>Forget these keys?</source>
        <translation>இந்த கீகளை நீக்கவா?</translation>
    </message>
    <message>
        <source>Keep these keys</source>
        <translation>இதே கீகள் இருக்கட்டும்</translation>
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
        <source>They are erased from this PC, and nothing of this part works until new ones are typed.</source>
        <translation>இவை இந்த PC-யிலிருந்து அழிக்கப்படும்; புதிய கீகள் போடும் வரை இந்தப் பகுதி எதுவும் வேலை செய்யாது.</translation>
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
        <source>Yes, forget them</source>
        <translation>ஆம், நீக்கு</translation>
    </message>
    <message>
        <source>from the service&apos;s dashboard</source>
        <translation>சர்வீஸின் டாஷ்போர்டில் இருந்து</translation>
    </message>
    <message>
        <source>shown to nobody again</source>
        <translation>மறுபடி யாருக்கும் காட்டப்படாது</translation>
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
        <source>E-mail</source>
        <translation>இமெயில்</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>இமெயில் (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>கடைசி நாள்</translation>
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
        <source>Whoever has the link can take the money, until its last day.</source>
        <translation>கடைசி நாள் வரை, லிங்க் யாரிடம் உள்ளதோ அவர் பணத்தை எடுக்கலாம்.</translation>
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
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>ஏற்கனவே ரீஃபண்ட் ஆனது: {amount}. பாக்கி: {left}.</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>இந்த லிங்க்கை யாருக்கும் கொடுக்காதீர்கள்</translation>
    </message>
    <message>
        <source>End this payout link, and call your supervisor.</source>
        <translation>இந்த பேஅவுட் லிங்க்கை நிறுத்தி, சூப்பர்வைசரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>It needs a supervisor. The money comes from the payout account, not out of the order.</source>
        <translation>இதற்கு சூப்பர்வைசர் தேவை. பணம் பேஅவுட் கணக்கிலிருந்து போகும், ஆர்டரிலிருந்து அல்ல.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>சொல்லவில்லை</translation>
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
        <source>The payment service sent a link that is no secure web address.</source>
        <translation>சர்வீஸ் அனுப்பிய லிங்க் பாதுகாப்பான வெப் முகவரி இல்லை.</translation>
    </message>
    <message>
        <source>The payment service sent a link that is not at its own address.</source>
        <translation>சர்வீஸ் அனுப்பிய லிங்க் அதன் சொந்த முகவரியில் இல்லை.</translation>
    </message>
    <message>
        <source>{amount} was refunded already. See Payout link, Made here.</source>
        <translation>{amount} ஏற்கனவே ரீஃபண்ட் ஆனது. ‘பேஅவுட் லிங்க்’, ‘இங்கே செய்தவை’ பாருங்கள்.</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
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
        <source>What they pay still arrives, but nobody here sees it until Paydesk is open again.</source>
        <translation>அவர்கள் கட்டும் பணம் வரும், ஆனால் Paydesk மீண்டும் திறக்கும் வரை இங்கே யாருக்கும் தெரியாது.</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>A new one asks for the same order. Nothing is typed again.</source>
        <translation>புதிய QR இதே ஆர்டருக்குத்தான். எதையும் மீண்டும் எழுத வேண்டாம்.</translation>
    </message>
    <message>
        <source>For the phone&apos;s camera. UPI apps do not read it, and it holds no amount: the page says it.</source>
        <translation>போனின் கேமராவுக்கு. UPI ஆப்கள் இதைப் படிக்காது, இதில் தொகை இல்லை: பக்கம் தொகையைச் சொல்லும்.</translation>
    </message>
    <message>
        <source>No QR on any screen</source>
        <translation>எந்தத் திரையிலும் QR இல்லை</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>வெப் பக்கம் திறக்கும்</translation>
    </message>
    <message>
        <source>QR for UPI apps instead</source>
        <translation>பதிலாக UPI ஆப் QR</translation>
    </message>
</context>
<context>
    <name>CollapsibleToolbar</name>
    <message>
        <source>Less</source>
        <translation>சுருக்கு</translation>
    </message>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
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
        <source>Its number is made when you send it, and is the same in every attempt: nobody is paid twice.</source>
        <translation>அனுப்பும்போது இதன் எண் உருவாகும்; எல்லா முயற்சியிலும் அதே எண்தான்: யாருக்கும் இரண்டு முறை பணம் போகாது.</translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation>வங்கியில் பெயர்: {name}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>சுருக்கம்</translation>
    </message>
    <message>
        <source>That is not the name that was typed. Ask who it is before you send anything.</source>
        <translation>இது எழுதிய பெயர் இல்லை. எதையும் அனுப்பும் முன் இவர் யார் என்று கேளுங்கள்.</translation>
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
        <source>1. Sign in to the Cashfree dashboard as the owner.</source>
        <translation>1. உரிமையாளராக Cashfree டாஷ்போர்டில் லாகின் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>2. Switch it to Live at the top.</source>
        <translation>2. மேலே அதை Live-க்கு மாற்றுங்கள்.</translation>
    </message>
    <message>
        <source>2. Switch it to Test at the top.</source>
        <translation>2. மேலே அதை Test-க்கு மாற்றுங்கள்.</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers திறந்து, பிறகு API keys திறக்கவும்.</translation>
    </message>
    <message>
        <source>4. Copy both: “Client ID” goes into the first field, “Secret” into the second. The secret is shown once.</source>
        <translation>4. இரண்டையும் காப்பி செய்யுங்கள்: “Client ID” முதல் கட்டத்தில், “Secret” இரண்டாவதில். சீக்ரெட் ஒரு முறை மட்டுமே காட்டப்படும்.</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>சர்வீஸின் முகவரி</translation>
    </message>
    <message>
        <source>Another address</source>
        <translation>வேறு முகவரி</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>கீகளைச் சரிபார்</translation>
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
        <source>Connect this counter</source>
        <translation>இந்த கவுண்டரை இணை</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the softPOS part of the dashboard, or ask your account manager. It goes into the field of the same name; the terminal&apos;s phone number will do as well.</source>
        <translation>டாஷ்போர்டின் softPOS பகுதியில், அல்லது உங்கள் அக்கவுண்ட் மேனேஜரிடம் கேளுங்கள். அதே பெயர் உள்ள கட்டத்தில் போடுங்கள்; டெர்மினலின் போன் எண்ணும் போதும்.</translation>
    </message>
    <message>
        <source>Keys and clock are right.</source>
        <translation>கீகளும் கடிகாரமும் சரி.</translation>
    </message>
    <message>
        <source>Keys and people are never in a file: type the keys, and the number of this counter&apos;s terminal.</source>
        <translation>கீகளும் ஆட்களும் எந்த ஃபைலிலும் இருக்காது: கீகளையும், இந்த கவுண்டரின் டெர்மினல் எண்ணையும் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Keys are saved only once they and the clock were checked. What else is typed here stays.</source>
        <translation>கீகளும் கடிகாரமும் சரிபார்க்கப்பட்ட பிறகே கீகள் சேமிக்கப்படும். இங்கே எழுதிய மற்றவை அப்படியே இருக்கும்.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>லைவ்</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>கடையின் பெயர்</translation>
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
        <source>Sharma Stores</source>
        <translation>முருகன் ஸ்டோர்ஸ்</translation>
    </message>
    <message>
        <source>Some of its values cannot be used, and are as in a new counter.</source>
        <translation>இதன் சில மதிப்புகளைப் பயன்படுத்த முடியாது; அவை புதிய கவுண்டரில் இருப்பது போல உள்ளன.</translation>
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
        <source>The keys are of the kind that is chosen</source>
        <translation>கீகள் நீங்கள் தேர்வு செய்த வகைதான்</translation>
    </message>
    <message>
        <source>The service knows them</source>
        <translation>சர்வீஸுக்கு இவை தெரியும்</translation>
    </message>
    <message>
        <source>The settings of the file are here</source>
        <translation>ஃபைலின் செட்டிங்ஸ் இங்கே வந்துவிட்டது</translation>
    </message>
    <message>
        <source>There are keys already. Leave both empty to keep them.</source>
        <translation>கீகள் ஏற்கனவே உள்ளன. அவையே இருக்க, இரண்டையும் காலியாக விடுங்கள்.</translation>
    </message>
    <message>
        <source>These are live keys, and Live is chosen</source>
        <translation>இவை லைவ் கீகள்; ‘லைவ்’ தேர்வாகியுள்ளது</translation>
    </message>
    <message>
        <source>These are live keys, but Test is chosen. Choose Live, or copy the test keys.</source>
        <translation>இவை லைவ் கீகள், ஆனால் ‘டெஸ்ட்’ தேர்வாகியுள்ளது. ‘லைவ்’ தேர்வு செய்யுங்கள், அல்லது டெஸ்ட் கீகளைக் காப்பி செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>These are test keys, and Test is chosen</source>
        <translation>இவை டெஸ்ட் கீகள்; ‘டெஸ்ட்’ தேர்வாகியுள்ளது</translation>
    </message>
    <message>
        <source>These are test keys, but Live is chosen. Choose Test, or copy the live keys.</source>
        <translation>இவை டெஸ்ட் கீகள், ஆனால் ‘லைவ்’ தேர்வாகியுள்ளது. ‘டெஸ்ட்’ தேர்வு செய்யுங்கள், அல்லது லைவ் கீகளைக் காப்பி செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is right</source>
        <translation>இந்த PC-யின் கடிகாரம் சரி</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>கீகள் எங்கே கிடைக்கும்</translation>
    </message>
    <message>
        <source>Which money?</source>
        <translation>எந்தப் பணம்?</translation>
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
        <source>Address of the service</source>
        <translation>சர்வீஸின் முகவரி</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>சர்வீஸிடம் கேட்கிறோம்…</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>கீகளை மாற்று</translation>
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
        <source>The demo talks to the built-in sandbox, with keys of its own. There is nothing to set here.</source>
        <translation>டெமோ தன் சொந்தக் கீகளால் Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸுடன் பேசுகிறது. இங்கே அமைக்க எதுவும் இல்லை.</translation>
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
        <source>Each part of the service has keys of its own. New ones are used from the next call on.</source>
        <translation>சர்வீஸின் ஒவ்வொரு பகுதிக்கும் தனிக் கீகள் உண்டு. புதியவை அடுத்த அழைப்பிலிருந்து பயன்படும்.</translation>
    </message>
    <message>
        <source>It talks to the built-in sandbox; its keys open nothing else. They can be tested, not changed.</source>
        <translation>இது Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸுடன் பேசுகிறது; இதன் கீகள் வேறெங்கும் வேலை செய்யாது. இவற்றைச் சோதிக்கலாம், மாற்ற முடியாது.</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>கீசெயினைத் திற</translation>
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
        <source>All sales are written down, and go on. What is known of it is kept on this PC, and sent to nobody.</source>
        <translation>எல்லா விற்பனையும் எழுதப்பட்டுள்ளது, தொடர்கிறது. தெரிந்தவை இந்த PC-யிலேயே உள்ளன, யாருக்கும் அனுப்பப்படவில்லை.</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk வேலையின் நடுவே நின்றுவிட்டது</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Cancelled</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>Compare this amount with the one on your phone</source>
        <translation>இந்தத் தொகையை உங்கள் போனில் உள்ள தொகையுடன் ஒப்பிடுங்கள்</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>பணம் கட்ட ஒரு நிமிடத்துக்கும் குறைவே உள்ளது</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>இந்த முறை கோடு இல்லை</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>ஒரு நிமிடம் பொறுங்கள்</translation>
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
        <source>Please ask at the counter for a new code.</source>
        <translation>கவுண்டரில் புதிய கோடு கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Please ask at the counter.</source>
        <translation>கவுண்டரில் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>காத்திருங்கள்</translation>
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
        <source>Scan with your phone to receive this money</source>
        <translation>இந்தப் பணத்தைப் பெற உங்கள் போனில் ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Thank you. Take your goods.</source>
        <translation>நன்றி. உங்கள் பொருளை எடுத்துக்கொள்ளுங்கள்.</translation>
    </message>
    <message>
        <source>The time is almost over. Ask for a new code</source>
        <translation>நேரம் முடியப் போகிறது. புதிய கோடு கேளுங்கள்</translation>
    </message>
    <message>
        <source>There is nothing to pay.</source>
        <translation>கட்ட வேண்டியது எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>This payment is being cancelled. Please do not pay now.</source>
        <translation>இந்த பேமெண்ட் ரத்தாகிறது. தயவுசெய்து இப்போது பணம் கட்டாதீர்கள்.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>வணக்கம்</translation>
    </message>
    <message>
        <source>Your code is on its way.</source>
        <translation>உங்கள் கோடு வருகிறது.</translation>
    </message>
    <message>
        <source>Your payment is being checked. Please do not pay again.</source>
        <translation>உங்கள் பேமெண்ட் சரிபார்க்கப்படுகிறது. தயவுசெய்து மறுபடியும் பணம் கட்டாதீர்கள்.</translation>
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
        <source>%n cancelled</source>
        <translation>
            <numerusform>ரத்து: %n</numerusform>
            <numerusform>ரத்து: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expired</source>
        <translation>
            <numerusform>காலாவதி: %n</numerusform>
            <numerusform>காலாவதி: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>ஃபெயில்: %n</numerusform>
            <numerusform>ஃபெயில்: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not settled</source>
        <translation>
            <numerusform>தீர்வாகாதவை: %n</numerusform>
            <numerusform>தீர்வாகாதவை: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout links</source>
        <translation>
            <numerusform>%n பேஅவுட் லிங்க்</numerusform>
            <numerusform>%n பேஅவுட் லிங்க்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n விற்பனை</numerusform>
            <numerusform>%n விற்பனை</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales, in Paid</source>
        <translation>
            <numerusform>%n விற்பனை, ‘பணம் வந்தது’ கணக்கில்</numerusform>
            <numerusform>%n விற்பனை, ‘பணம் வந்தது’ கணக்கில்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales, still being asked</source>
        <translation>
            <numerusform>%n விற்பனை, இன்னும் கேட்கிறோம்</numerusform>
            <numerusform>%n விற்பனை, இன்னும் கேட்கிறோம்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>காத்திருப்பு: %n</numerusform>
            <numerusform>காத்திருப்பு: %n</numerusform>
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
        <source>Taken again as {order}: hand over once, refund the other.</source>
        <translation>{order} என மீண்டும் எடுத்தது: ஒரு முறை பொருளைக் கொடுங்கள், மற்றதை ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>The next shift keeps asking.</source>
        <translation>அடுத்த ஷிஃப்ட் கேட்கும்.</translation>
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
        <source>middle bill {amount}</source>
        <translation>நடு&#xa0;பில் {amount}</translation>
    </message>
    <message>
        <source>net {amount}</source>
        <translation>நிகரம் {amount}</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>இன்னும் ஆர்டர் எண் இல்லை</translation>
    </message>
    <message>
        <source>none</source>
        <translation>எதுவும் இல்லை</translation>
    </message>
    <message>
        <source>paid elsewhere: {amount}</source>
        <translation>வேறிடத்தில் வந்தது: {amount}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 முதல் {from_hour}:59</translation>
    </message>
    <message numerus="yes">
        <source>{orders} and %n more go on by themselves.</source>
        <translation>
            <numerusform>{orders}, மேலும் %n: தானாகத் தொடரும்.</numerusform>
            <numerusform>{orders}, மேலும் %n: தானாகத் தொடரும்.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{orders} go on by themselves.</source>
        <translation>
            <numerusform>{orders}: தானாகத் தொடரும்.</numerusform>
            <numerusform>{orders}: தானாகத் தொடரும்.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>Save this report</source>
        <translation>இந்த ரிப்போர்ட்டைச் சேமி</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address has at most 100 signs.</source>
        <translation>UPI ID-யில் அதிகபட்சம் 100 எழுத்து.</translation>
    </message>
    <message>
        <source>A beneficiary&apos;s id has letters and digits only.</source>
        <translation>பயனாளியின் ID-யில் எழுத்தும் எண்ணும் மட்டும் வரும்.</translation>
    </message>
    <message>
        <source>A blank cannot be in an order number. Only A to Z, digits, _ and -.</source>
        <translation>ஆர்டர் எண்ணில் இடைவெளி வராது. A முதல் Z, எண்கள், _ மற்றும் - மட்டும்.</translation>
    </message>
    <message>
        <source>A name has at most 100 signs.</source>
        <translation>பெயரில் அதிகபட்சம் 100 எழுத்து.</translation>
    </message>
    <message>
        <source>A phone number has at least 8 digits.</source>
        <translation>போன் எண்ணில் குறைந்தது 8 இலக்கம் வேண்டும்.</translation>
    </message>
    <message>
        <source>A phone number has at most 12 digits, without +91.</source>
        <translation>போன் எண்ணில் +91 இல்லாமல் அதிகபட்சம் 12 இலக்கம்.</translation>
    </message>
    <message>
        <source>A phone number has digits only, 8 to 12 without +91.</source>
        <translation>போன் எண்ணில் இலக்கங்கள் மட்டும், +91 இல்லாமல் 8 முதல் 12.</translation>
    </message>
    <message>
        <source>A phone number has digits only, without +91.</source>
        <translation>போன் எண்ணில் இலக்கங்கள் மட்டும், +91 வேண்டாம்.</translation>
    </message>
    <message>
        <source>A phone number has exactly 10 digits.</source>
        <translation>போன் எண்ணில் சரியாக 10 இலக்கம் வேண்டும்.</translation>
    </message>
    <message>
        <source>A recharge account has letters and digits only, no spaces.</source>
        <translation>ரீசார்ஜ் கணக்கில் எழுத்தும் எண்ணும் மட்டும், இடைவெளி இல்லை.</translation>
    </message>
    <message>
        <source>A sign in it is not allowed here.</source>
        <translation>இதில் உள்ள ஒரு எழுத்து இங்கே அனுமதி இல்லை.</translation>
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
        <source>An IFSC has 11 signs: four letters, a zero, and six letters or digits.</source>
        <translation>IFSC-யில் 11 எழுத்து: நான்கு எழுத்து, ஒரு பூஜ்யம், பிறகு ஆறு எழுத்து அல்லது எண்.</translation>
    </message>
    <message>
        <source>An account number has letters and digits only, no spaces.</source>
        <translation>கணக்கு எண்ணில் எழுத்தும் எண்ணும் மட்டும், இடைவெளி இல்லை.</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>தொகை பூஜ்யத்துக்குக் கீழே இருக்க முடியாது.</translation>
    </message>
    <message>
        <source>An e-mail address has at most 200 signs.</source>
        <translation>இமெயில் முகவரியில் அதிகபட்சம் 200 எழுத்து.</translation>
    </message>
    <message>
        <source>An order number has at least 3 signs.</source>
        <translation>ஆர்டர் எண்ணில் குறைந்தது 3 எழுத்து வேண்டும்.</translation>
    </message>
    <message>
        <source>An order number has at most 45 signs.</source>
        <translation>ஆர்டர் எண்ணில் அதிகபட்சம் 45 எழுத்து.</translation>
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
        <source>Choose the account it goes from.</source>
        <translation>பணம் எந்தக் கணக்கிலிருந்து போகும் என்று தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Choose the account it goes to.</source>
        <translation>பணம் எந்தக் கணக்குக்குப் போகும் என்று தேர்வு செய்யுங்கள்.</translation>
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
        <source>Details of the beneficiary</source>
        <translation>பயனாளியின் விவரம்</translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation>கஸ்டமரின் விவரம்</translation>
    </message>
    <message>
        <source>Digits only, please.</source>
        <translation>இலக்கங்கள் மட்டும் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>இமெயில்</translation>
    </message>
    <message>
        <source>Each charge needs the party that gets it.</source>
        <translation>ஒவ்வொரு கட்டணத்துக்கும் அதைப் பெறும் பார்ட்டி தேவை.</translation>
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
        <source>Give one or the other, not both.</source>
        <translation>இரண்டில் ஒன்று மட்டும் கொடுங்கள், இரண்டும் அல்ல.</translation>
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
        <source>It must have exactly 10 digits.</source>
        <translation>சரியாக 10 இலக்கம் இருக்க வேண்டும்.</translation>
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
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>No order {number}. Scan again, or type the amount.</source>
        <translation>ஆர்டர் {number} இல்லை. மீண்டும் ஸ்கேன் செய்யுங்கள், அல்லது தொகையை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>No order {number}. Was it misread, or is Caps Lock on? Scan again, or type the amount.</source>
        <translation>ஆர்டர் {number} இல்லை. தவறாகப் படித்ததா, Caps Lock ஆன் ஆகியுள்ளதா? மீண்டும் ஸ்கேன் செய்யுங்கள், அல்லது தொகையை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>No terminal is set. Enter it in Settings.</source>
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
        <source>Only A to Z, digits, _ and - are in an order number.</source>
        <translation>ஆர்டர் எண்ணில் A முதல் Z, எண்கள், _ மற்றும் - மட்டும் வரும்.</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces stand in remarks.</source>
        <translation>குறிப்பில் எழுத்து, எண், இடைவெளி மட்டும் வரலாம்.</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp; stand in a name.</source>
        <translation>பெயரில் எழுத்து, எண், இடைவெளி மற்றும் . - / &amp; மட்டும் வரலாம்.</translation>
    </message>
    <message>
        <source>Only transfers of version v1.2 can choose the fund source.</source>
        <translation>v1.2 டிரான்ஸ்பர்களில் மட்டுமே ஃபண்ட் சோர்ஸைத் தேர்வு செய்ய முடியும்.</translation>
    </message>
    <message>
        <source>Only two digits after the point: paise.</source>
        <translation>புள்ளிக்குப் பிறகு இரண்டு இலக்கம் மட்டும்: பைசா.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>பக்கம்</translation>
    </message>
    <message>
        <source>Paste the code that came back from the customer.</source>
        <translation>கஸ்டமரிடமிருந்து திரும்பி வந்த கோடை பேஸ்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>போன்</translation>
    </message>
    <message>
        <source>Real money and test money do not mix: this one was made with the other kind than is sent now. If the money is still owed, fill in a new one.</source>
        <translation>உண்மையான பணமும் டெஸ்ட் பணமும் கலக்காது: இது இப்போது அனுப்பப்படுவதைவிட வேறு வகையில் உருவானது. பணம் இன்னும் கொடுக்க வேண்டுமென்றால் புதிதாக நிரப்புங்கள்.</translation>
    </message>
    <message>
        <source>Real money and test money do not mix: this sale was paid with the other kind than is paid out now.</source>
        <translation>உண்மையான பணமும் சோதனைப் பணமும் கலக்காது: இந்த விற்பனை வேறு வகைப் பணத்தில் நடந்தது, இப்போது வேறு வகை அனுப்பப்படுகிறது.</translation>
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
        <source>Remarks have at most 70 signs.</source>
        <translation>குறிப்பில் அதிகபட்சம் 70 எழுத்து.</translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation>கஸ்டமருக்குத் தெரிவி</translation>
    </message>
    <message>
        <source>The charges are more than the loan: nothing would be left.</source>
        <translation>கட்டணங்கள் லோனைவிட அதிகம்: எதுவும் மிஞ்சாது.</translation>
    </message>
    <message>
        <source>The code alone, please: no address, no spaces, no odd signs.</source>
        <translation>கோடு மட்டும் போடுங்கள்: முழு முகவரி, இடைவெளி, வேறு குறிகள் வேண்டாம்.</translation>
    </message>
    <message>
        <source>The commas stand in odd places. Type it without commas.</source>
        <translation>கமா தவறான இடத்தில் உள்ளது. கமா இல்லாமல் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>The first day lies after the last one.</source>
        <translation>முதல் நாள் கடைசி நாளுக்குப் பிறகு உள்ளது.</translation>
    </message>
    <message>
        <source>The id of a fund source has letters and digits only.</source>
        <translation>ஃபண்ட் சோர்ஸ் ID-யில் எழுத்தும் எண்ணும் மட்டும் வரும்.</translation>
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
        <source>This amount is too large. Is there a digit too many?</source>
        <translation>இந்தத் தொகை மிகப் பெரியது. ஒரு இலக்கம் கூடுதலாக உள்ளதா?</translation>
    </message>
    <message>
        <source>This day is over already.</source>
        <translation>இந்த நாள் ஏற்கனவே முடிந்துவிட்டது.</translation>
    </message>
    <message>
        <source>This day is too far ahead; 30 days at most.</source>
        <translation>இந்த நாள் மிகத் தள்ளி உள்ளது; அதிகபட்சம் 30 நாள்.</translation>
    </message>
    <message>
        <source>This day must be over: yesterday at the latest.</source>
        <translation>முடிந்த நாளாக இருக்க வேண்டும்: அதிகபட்சம் நேற்று வரை.</translation>
    </message>
    <message>
        <source>This is more than is allowed.</source>
        <translation>இது அனுமதித்ததைவிட அதிகம்.</translation>
    </message>
    <message>
        <source>This is needed.</source>
        <translation>இது தேவை.</translation>
    </message>
    <message>
        <source>This is no UPI address. It looks like name@bank.</source>
        <translation>இது UPI ID இல்லை. அது name@bank போல இருக்கும்.</translation>
    </message>
    <message>
        <source>This is no e-mail address.</source>
        <translation>இது இமெயில் முகவரி இல்லை.</translation>
    </message>
    <message>
        <source>This is not a number. Use digits and one point.</source>
        <translation>இது எண் இல்லை. இலக்கங்களும் ஒரே ஒரு புள்ளியும் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>இது மிக நீளம்.</translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation>இது மிகச் சிறியது.</translation>
    </message>
    <message>
        <source>This order is of another amount.</source>
        <translation>இந்த ஆர்டர் வேறு தொகை.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>எந்தக் கணக்குக்கு</translation>
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
        <source>Type the amount, for example 1250 or 1250.50.</source>
        <translation>தொகையை எழுதுங்கள், உதாரணம் 1250 அல்லது 1250.50.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>பயனாளியின் ID எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the name of whoever gets the money.</source>
        <translation>பணம் பெறுபவரின் பெயரை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>போன் எண்ணை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Type the total of the bill: it is compared with the order.</source>
        <translation>பில் மொத்தத்தை எழுதுங்கள்: அது ஆர்டருடன் ஒப்பிடப்படும்.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI ID</translation>
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
        <source>“{sign}” cannot be in an order number. Only A to Z, digits, _ and -.</source>
        <translation>ஆர்டர் எண்ணில் “{sign}” வராது. A முதல் Z, எண்கள், _ மற்றும் - மட்டும்.</translation>
    </message>
    <message>
        <source>“{sign}” cannot be in an order number. Only A to Z, digits, _ and -. Scanned? This PC or the scanner may not be set to English (US).</source>
        <translation>ஆர்டர் எண்ணில் “{sign}” வராது. A முதல் Z, எண்கள், _ மற்றும் - மட்டும். ஸ்கேன் செய்ததா? இந்த PC அல்லது ஸ்கேனர் English (US)-க்கு அமைக்காமல் இருக்கலாம்.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n more people stand in the CSV</source>
        <translation>
            <numerusform>மேலும் %n பேர் CSV-யில் உள்ளார்</numerusform>
            <numerusform>மேலும் %n பேர் CSV-யில் உள்ளனர்</numerusform>
        </translation>
    </message>
    <message>
        <source>By method</source>
        <translation>முறை வாரியாக</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>நபர் வாரியாக</translation>
    </message>
    <message>
        <source>By the hour</source>
        <translation>மணி வாரியாக</translation>
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
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>தாமதமாக வந்தது</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>ரீஃபண்ட் ஆனது</translation>
    </message>
    <message>
        <source>To see to before you close</source>
        <translation>மூடும் முன் கவனிக்க வேண்டியவை</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>தெரியவில்லை</translation>
    </message>
    <message>
        <source>rupees paid; below: number of sales</source>
        <translation>வந்த ரூபாய்; கீழே: விற்பனை எண்ணிக்கை</translation>
    </message>
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>All</source>
        <translation>எல்லாம்</translation>
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
        <source>Chapter</source>
        <translation>அத்தியாயம்</translation>
    </message>
    <message>
        <source>Language of the guide</source>
        <translation>கையேட்டின் மொழி</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>பற்றி</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>பட்டன்கள்</translation>
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
        <source>Ready to open</source>
        <translation>தயார்?</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>சப்போர்ட்</translation>
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
        <source>State</source>
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
        <source>State</source>
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
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>பயனாளியின் ID எழுதுங்கள்; நாட்கள் காலியாக இருக்கலாம்.</translation>
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
    <message numerus="yes">
        <source>%n facts wait.</source>
        <translation>
            <numerusform>%n பதிவு காத்திருக்கிறது.</numerusform>
            <numerusform>%n பதிவுகள் காத்திருக்கின்றன.</numerusform>
        </translation>
    </message>
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>தரவுக் கோப்புறை நகலெடுக்கப்பட்டது. இங்கே புதிய பதிவேட்டைத் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>பதிவேட்டின் பழைய நகல் மீட்கப்பட்டது. புதிய பதிவேட்டைத் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Ask for a new code, and connect again.</source>
        <translation>புதிய குறியீட்டைக் கேட்டு, மீண்டும் இணைக்கவும்.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>இணைந்துள்ளது</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>இணைகிறது</translation>
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
        <source>Sell on. Check the address, or ask the shop&apos;s technician.</source>
        <translation>விற்பனையைத் தொடரவும். முகவரியைப் பார்க்கவும், அல்லது தொழில்நுட்பரைக் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Sell on. Check the network. What waits is sent later.</source>
        <translation>விற்பனையைத் தொடரவும். பிணையத்தைப் பார்க்கவும். மீதி பின்னர் அனுப்பப்படும்.</translation>
    </message>
    <message>
        <source>Sell on. What waits is sent later.</source>
        <translation>விற்பனையைத் தொடரவும். மீதி பின்னர் அனுப்பப்படும்.</translation>
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
        <source>The hub takes nothing more of it. Begin a new journal.</source>
        <translation>ஹப் இதிலிருந்து மேலும் எடுக்காது. புதிய பதிவேட்டைத் தொடங்கவும்.</translation>
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
        <source>This is no address. It looks like https://hub.example.com.</source>
        <translation>இது முகவரி அல்ல. முகவரி இப்படி இருக்கும்: https://hub.example.com</translation>
    </message>
    <message>
        <source>This journal is another counter&apos;s</source>
        <translation>இந்தப் பதிவேடு வேறு கவுண்டருடையது</translation>
    </message>
    <message>
        <source>Type it as the hub shows it.</source>
        <translation>ஹப் காட்டுவது போலத் தட்டச்சு செய்யவும்.</translation>
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
        <source>Asking the hub…</source>
        <translation>ஹப்பிடம் கேட்கிறது…</translation>
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
        <source>The hub keeps what it has. To come back, this counter needs a new code.</source>
        <translation>ஹப்பில் உள்ளவை இருக்கும். திரும்ப வர புதிய குறியீடு தேவை.</translation>
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
        <source>Use {number}</source>
        <translation>{number} பயன்படுத்து</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page, which sends them back to an address with a code.</source>
        <translation>1. சர்வீஸ் பக்கத்தில் அந்த நபர் சம்மதித்ததும், கோடு உள்ள முகவரி வரும்.</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. அந்தக் கோடை இங்கே எழுதுங்கள். ஒரு முறை மட்டுமே பயன்படுத்தலாம்.</translation>
    </message>
    <message>
        <source>3. The token goes to this PC&apos;s keychain, where there is one. It is never shown whole.</source>
        <translation>3. டோக்கன் PC-யின் கீசெயினுக்குப் போகும் (இருந்தால்). முழுதாகக் காட்டாது.</translation>
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
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Exchange it for a token</source>
        <translation>டோக்கனாக மாற்று</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>டோக்கனை நீக்கு</translation>
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
        <source>Proof of who somebody is</source>
        <translation>ஒருவர் யார் என்பதற்கான சான்று</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>ரெஃபரன்ஸ்</translation>
    </message>
    <message>
        <source>The token has run out</source>
        <translation>டோக்கனின் நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>The token is not forgotten</source>
        <translation>டோக்கன் நீக்கப்படவில்லை</translation>
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
        <source>Unlock the keychain, then forget the token again.</source>
        <translation>கீசெயினைத் திறந்து, டோக்கனை மீண்டும் நீக்குங்கள்.</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>வெரிஃபிகேஷன்</translation>
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
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>நம் கணக்குகள்</translation>
    </message>
    <message>
        <source>Enter them in Settings, Money out and locks; then money can be moved between them.</source>
        <translation>செட்டிங்ஸ், பணம் அனுப்புதலும் லாக்கும் பகுதியில் அவற்றைப் போடுங்கள்; பிறகு அவற்றுக்குள் பணம் மாற்றலாம்.</translation>
    </message>
    <message>
        <source>Fewer than two fund sources are known here</source>
        <translation>இங்கே இரண்டுக்கும் குறைவான ஃபண்ட் சோர்ஸ்களே உள்ளன</translation>
    </message>
    <message>
        <source>From</source>
        <translation>எங்கிருந்து</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>மாற்று</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} மாற்று</translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation>பேலன்ஸ் இப்போது பார்</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>ரீசார்ஜ் கணக்கு</translation>
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
        <source>Type the recharge account.</source>
        <translation>ரீசார்ஜ் கணக்கை எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>What the accounts hold</source>
        <translation>கணக்குகளில் உள்ள பணம்</translation>
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
        <source>%n more stand in the orders</source>
        <translation>
            <numerusform>மேலும் %n ‘ஆர்டர்கள்’ பக்கத்தில் உள்ளது</numerusform>
            <numerusform>மேலும் %n ‘ஆர்டர்கள்’ பக்கத்தில் உள்ளன</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer version of Paydesk has written the sales of this PC.</source>
        <translation>இந்த PC-யின் விற்பனையை Paydesk-ன் புதிய வெர்ஷன் எழுதியுள்ளது.</translation>
    </message>
    <message>
        <source>A sale is written down before it is sent. That was not possible.</source>
        <translation>விற்பனையை அனுப்பும் முன் எழுதி வைக்க வேண்டும். அது முடியவில்லை.</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales of this PC. No sale can start.</source>
        <translation>இந்த PC-யின் விற்பனை உள்ள ஃபைலை வேறு புரோகிராம் பிடித்துள்ளது. எந்த விற்பனையும் தொடங்க முடியாது.</translation>
    </message>
    <message>
        <source>Check the disk and the rights of the data folder, then press Enter again.</source>
        <translation>டிஸ்கையும் டேட்டா ஃபோல்டரின் அனுமதியையும் பாருங்கள், பிறகு மீண்டும் Enter அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then press Enter again.</source>
        <translation>டேட்டா ஃபோல்டரின் அனுமதியைப் பாருங்கள், பிறகு மீண்டும் Enter அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again: it goes on where it was.</source>
        <translation>Paydesk-ஐ மூடி மீண்டும் தொடங்குங்கள்: விட்ட இடத்திலிருந்து தொடரும்.</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs that use it, then press Enter again.</source>
        <translation>அதைப் பயன்படுத்தும் பேக்கப் அல்லது ஆன்டிவைரஸ் புரோகிராமை மூடி, மீண்டும் Enter அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Free some space on this PC, then press Enter again.</source>
        <translation>இந்த PC-யில் கொஞ்சம் இடம் காலி செய்து, மீண்டும் Enter அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Its inner part broke. Every sale is written down, but nothing is asked now.</source>
        <translation>அதன் உள்பகுதி நின்றுவிட்டது. எல்லா விற்பனையும் எழுதப்பட்டுள்ளது, ஆனால் இப்போது எதுவும் கேட்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Look the sale up in Orders before you take it again.</source>
        <translation>அந்த விற்பனையை மீண்டும் எடுக்கும் முன் ‘ஆர்டர்கள்’ பக்கத்தில் தேடிப் பாருங்கள்.</translation>
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
        <source>Somebody changed the sales of this PC outside Paydesk.</source>
        <translation>Paydesk-க்கு வெளியே யாரோ இந்த PC-யின் விற்பனையை மாற்றியுள்ளார்.</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was written down.</source>
        <translation>ஒரு விற்பனையை எழுதும்போது ஏதோ தவறு நடந்தது.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>அந்தப் புதிய வெர்ஷனைத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Take no payment here. Call whoever set up this counter.</source>
        <translation>இங்கே பணம் வாங்காதீர்கள். இந்த கவுண்டரை அமைத்தவரைக் கூப்பிடுங்கள்.</translation>
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
        <source>The file that holds the sales of this PC cannot be read.</source>
        <translation>இந்த PC-யின் விற்பனை உள்ள ஃபைலைப் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The file with the sales of this PC was removed or replaced, and cannot be put back.</source>
        <translation>இந்த PC-யின் விற்பனை உள்ள ஃபைலை யாரோ நீக்கியுள்ளார் அல்லது மாற்றியுள்ளார்; திரும்ப வைக்க முடியவில்லை.</translation>
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
    <message>
        <source>This PC does not let Paydesk write to its data folder. No sale can start.</source>
        <translation>Paydesk தன் டேட்டா ஃபோல்டரில் எழுத இந்த PC விடவில்லை. எந்த விற்பனையும் தொடங்க முடியாது.</translation>
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
        <source>Amounts, names, outcomes; accounts, UPI addresses and phones masked</source>
        <translation>தொகை, பெயர், முடிவு; கணக்கு, UPI ID, போன் எண் மறைத்தது</translation>
    </message>
    <message>
        <source>Amounts, order numbers, what happened when; phones masked</source>
        <translation>தொகை, ஆர்டர் எண், எப்போது என்ன நடந்தது; போன் எண் மறைத்தது</translation>
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
        <source>How far it has come: an older copy in its place is noticed</source>
        <translation>ஜர்னல் எதுவரை வந்துள்ளது: அதன் இடத்தில் பழைய நகல் வந்தால் தெரியும்</translation>
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
        <source>Made before an update of Paydesk changed it</source>
        <translation>Paydesk அப்டேட் ஜர்னலை மாற்றும் முன் எடுத்தவை</translation>
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
        <source>Names and roles; PINs scrambled: nobody can read them back</source>
        <translation>பெயரும் பொறுப்பும்; PIN உருமாற்றியது: யாரும் திரும்பப் படிக்க முடியாது</translation>
    </message>
    <message>
        <source>Nothing here is that old and finished.</source>
        <translation>இங்கே அவ்வளவு பழையதாக முடிந்தது எதுவும் இல்லை.</translation>
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
        <source>Sales</source>
        <translation>விற்பனை</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Shows that an account was paid before, without the account being kept</source>
        <translation>ஒரு கணக்குக்கு முன்பு பணம் போனதைக் காட்டும், கணக்கைச் சேமிக்காமல்</translation>
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
        <source>Until it ends or is forgotten; never in a file</source>
        <translation>முடியும் வரை அல்லது நீக்கும் வரை; எந்த ஃபைலிலும் இல்லை</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>யார் என்ன செய்தார்</translation>
    </message>
    <message>
        <source>What the program did, for support; no keys, phones or accounts</source>
        <translation>புரோகிராம் செய்தவை, சப்போர்ட்டுக்காக; கீ, போன், கணக்கு இல்லை</translation>
    </message>
    <message>
        <source>Who signed in, unlocked or changed something; stays as long as the journal</source>
        <translation>யார் லாகின் செய்தார், லாக் திறந்தார், எதை மாற்றினார்; ஜர்னல் இருக்கும் வரை இருக்கும்</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>கீபேடு</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>புள்ளி</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Add the shop&apos;s public IP address in the dashboard, or set the public key in Settings, Money out and locks.</source>
        <translation>டாஷ்போர்டில் கடையின் public IP முகவரியைச் சேர்க்கவும், அல்லது செட்டிங்ஸ், பணம் அனுப்புதலும் லாக்கும் பகுதியில் public key போடுங்கள்.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>பட்டன்கள்</translation>
    </message>
    <message>
        <source>Ask again now</source>
        <translation>மீண்டும் கேள்</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support to enable it; keys and settings can stay as they are.</source>
        <translation>அதை இயக்கச் சொல்லி சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்; கீகளும் செட்டிங்ஸும் அப்படியே இருக்கலாம்.</translation>
    </message>
    <message>
        <source>Cancel the order (asks once)</source>
        <translation>ஆர்டரை ரத்து செய் (ஒரு முறை கேட்கும்)</translation>
    </message>
    <message>
        <source>Cancel this order</source>
        <translation>ரத்து செய்</translation>
    </message>
    <message>
        <source>Check a UPI address</source>
        <translation>UPI ID சரிபார்</translation>
    </message>
    <message>
        <source>Check that they belong to this part of the service, and to the same one: test or live.</source>
        <translation>இவை சர்வீஸின் இந்தப் பகுதிக்கு உரியவையா, அதே வகையா என்று பாருங்கள்: டெஸ்ட் அல்லது லைவ்.</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>இந்த PC-யின் நெட்வொர்க்கைப் பார்த்து மீண்டும் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>Checking UPI addresses, payout links (cashgrams), transfers. It moves money out.</source>
        <translation>UPI ID சரிபார்ப்பு, பேஅவுட் லிங்க் (கேஷ்கிராம்), டிரான்ஸ்பர். இது பணத்தை வெளியே அனுப்பும்.</translation>
    </message>
    <message>
        <source>Client id: {number}</source>
        <translation>கிளையண்ட் ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>பேனலை மூடு, அல்லது தொகையை அழி</translation>
    </message>
    <message>
        <source>Compare address and version in Settings with the service&apos;s documentation.</source>
        <translation>செட்டிங்ஸில் உள்ள முகவரியையும் வெர்ஷனையும் சர்வீஸின் ஆவணத்துடன் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Copy both anew from the dashboard, without spaces; the public key too, if one is set.</source>
        <translation>இரண்டையும் டாஷ்போர்டிலிருந்து புதிதாக காப்பி செய்யுங்கள், இடைவெளி இல்லாமல்; public key அமைத்திருந்தால் அதையும்.</translation>
    </message>
    <message>
        <source>Customer display: open, and close</source>
        <translation>கஸ்டமர் திரை: திற, மூடு</translation>
    </message>
    <message>
        <source>Customer says paid</source>
        <translation>கட்டியாச்சு என்கிறார்</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>{address} என்றா சொல்கிறீர்கள்?</translation>
    </message>
    <message>
        <source>Exchanging the code of a person who was asked to prove who they are.</source>
        <translation>அடையாளம் கேட்கப்பட்டவரின் கோடை டோக்கனாக மாற்றுவது.</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>முழுத் திரை, திரும்ப</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>இதற்குப் பொருள் கொடு</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>இப்போது பொருள் கொடு</translation>
    </message>
    <message>
        <source>Help on this page</source>
        <translation>இந்தப் பக்கத்துக்கு உதவி</translation>
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
        <source>It cannot be used, or what answers there is not this service or not this version of it.</source>
        <translation>இதைப் பயன்படுத்த முடியாது, அல்லது அங்கே பதில் சொல்வது இந்த சர்வீஸோ இதன் இந்த வெர்ஷனோ அல்ல.</translation>
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
        <source>Kept in memory only; they are asked for at each start.</source>
        <translation>மெமரியில் மட்டும் உள்ளன; ஒவ்வொரு முறை தொடங்கும்போதும் கேட்கப்படும்.</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>இந்த PC-யின் கீசெயினில் உள்ளன.</translation>
    </message>
    <message>
        <source>Let this PC set its time by itself, check the time zone, and test again.</source>
        <translation>இந்த PC நேரத்தைத் தானாக அமைக்கட்டும்; டைம் சோன் பார்த்து, மீண்டும் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>Lock; sales go on</source>
        <translation>லாக்; விற்பனை தொடரும்</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>புதிய QR</translation>
    </message>
    <message>
        <source>New QR for this order</source>
        <translation>இந்த ஆர்டருக்குப் புதிய QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>அடுத்த கஸ்டமர்</translation>
    </message>
    <message>
        <source>Next customer; this one keeps waiting</source>
        <translation>அடுத்த கஸ்டமர்; இது காத்திருக்கும்</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>கீகள் இல்லை</translation>
    </message>
    <message>
        <source>No keys have been typed yet. Without them this part of Paydesk stays closed.</source>
        <translation>இன்னும் கீகள் போடவில்லை. அவை இல்லாமல் Paydesk-ன் இந்தப் பகுதி மூடியே இருக்கும்.</translation>
    </message>
    <message>
        <source>No whole answer came, so nothing is known about the keys.</source>
        <translation>முழுப் பதில் வரவில்லை, அதனால் கீகளைப் பற்றி எதுவும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>One of them is empty, or has a sign that no key has. Nothing was sent.</source>
        <translation>ஒன்று காலியாக உள்ளது, அல்லது கீயில் வராத எழுத்து உள்ளது. எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>Open the pretend phone</source>
        <translation>டெமோ போனைத் திற</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links: what every sale needs.</source>
        <translation>ஆர்டர், QR கோடு, பேமெண்ட் லிங்க்: ஒவ்வொரு விற்பனைக்கும் தேவை.</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>பேமெண்ட் லிங்க்</translation>
    </message>
    <message>
        <source>Payment link instead</source>
        <translation>பதிலாக லிங்க்</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>பேமெண்ட்கள்</translation>
    </message>
    <message>
        <source>Payout link: whoever has it takes the money</source>
        <translation>பேஅவுட் லிங்க்: வைத்திருப்பவருக்கே பணம்</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>பேஅவுட்</translation>
    </message>
    <message>
        <source>Payouts (supervisor)</source>
        <translation>பேஅவுட் (சூப்பர்வைசர்)</translation>
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
        <source>Read the status now</source>
        <translation>நிலையை இப்போது பார்</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>ரசீது</translation>
    </message>
    <message>
        <source>Receipt of this sale, or of the last one</source>
        <translation>இந்த விற்பனையின், அல்லது கடைசி விற்பனையின் ரசீது</translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation>பேஅவுட் லிங்க்கில் ரீஃபண்ட் செய்</translation>
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
        <source>Search in the orders</source>
        <translation>ஆர்டர்களில் தேடு</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Show the QR; once it is paid: next customer</source>
        <translation>QR காட்டு; பணம் வந்ததும்: அடுத்த கஸ்டமர்</translation>
    </message>
    <message>
        <source>Slips and days have its time. Put it right: Paydesk follows by itself.</source>
        <translation>சீட்டிலும் நாள் கணக்கிலும் இந்த நேரம்தான். சரி செய்யுங்கள்: Paydesk தானாக மாறும்.</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>மீண்டும் எடு</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>பட்டியலிலிருந்து நீக்கு</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} கழித்து மீண்டும் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>The address is wrong</source>
        <translation>முகவரி தவறு</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>இணைப்பு வேலை செய்கிறது</translation>
    </message>
    <message>
        <source>The customer says it is paid</source>
        <translation>பணம் கட்டியதாகக் கஸ்டமர் சொல்கிறார்</translation>
    </message>
    <message>
        <source>The day&apos;s report; the end of the shift</source>
        <translation>நாள் ரிப்போர்ட்; ஷிஃப்ட் முடிவு</translation>
    </message>
    <message>
        <source>The keys are right, but the service has not opened this part to the shop yet.</source>
        <translation>கீகள் சரி, ஆனால் சர்வீஸ் இந்தப் பகுதியைக் கடைக்கு இன்னும் திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>கீகள் தவறு</translation>
    </message>
    <message>
        <source>The keys on this PC were given for {host} and are sent nowhere else.</source>
        <translation>இந்த PC-யில் உள்ள கீகள் {host}-க்காகத் தரப்பட்டவை; வேறு எங்கும் அனுப்பப்படுவதில்லை.</translation>
    </message>
    <message>
        <source>The service answered, but does not know this client id with this secret.</source>
        <translation>சர்வீஸ் பதில் சொன்னது, ஆனால் இந்த சீக்ரெட்டுடன் இந்த கிளையண்ட் ID அதற்குத் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>The service could not be asked</source>
        <translation>சர்வீஸிடம் கேட்க முடியவில்லை</translation>
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
        <source>The service turned the call away because of where it came from, not because of the keys.</source>
        <translation>சர்வீஸ் அழைப்பைத் திருப்பியது அது வந்த இடத்தால்தான், கீகளால் அல்ல.</translation>
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
        <source>They are kept in memory until Paydesk closes, in no file.</source>
        <translation>இவை Paydesk மூடும் வரை மெமரியில் இருக்கும், எந்த ஃபைலிலும் இல்லை.</translation>
    </message>
    <message>
        <source>This PC has no keychain, so they are kept in memory only and asked for at each start.</source>
        <translation>இந்த PC-யில் கீசெயின் இல்லை; அதனால் இவை மெமரியில் மட்டும் இருக்கும், ஒவ்வொரு முறை தொடங்கும்போதும் கேட்கப்படும்.</translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start</source>
        <translation>இந்த PC-யில் கீசெயின் இல்லை: ஒவ்வொரு முறை தொடங்கும்போதும் கீகள் கேட்கப்படும்</translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start and kept in memory.</source>
        <translation>இந்த PC-யில் கீசெயின் இல்லை: ஒவ்வொரு முறை தொடங்கும்போதும் கீகள் கேட்கப்பட்டு மெமரியில் இருக்கும்.</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>இந்த PC-யின் கடிகாரம் தவறு</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked, so they are kept in memory only and asked for at each start.</source>
        <translation>இந்த PC-யின் கீசெயின் லாக்கில் உள்ளது; அதனால் இவை மெமரியில் மட்டும் இருக்கும், ஒவ்வொரு முறை தொடங்கும்போதும் கேட்கப்படும்.</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: its keys cannot be read. Open it, or type them, in Settings, Keys of the service.</source>
        <translation>இந்த PC-யின் கீசெயின் லாக்கில் உள்ளது: அதன் கீகளைப் படிக்க முடியவில்லை. செட்டிங்ஸ், சர்வீஸின் கீகள் பகுதியில் அதைத் திறங்கள், அல்லது கீகளைப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: keys are asked for at each start</source>
        <translation>இந்த PC-யின் கீசெயின் லாக்கில் உள்ளது: ஒவ்வொரு முறை தொடங்கும்போதும் கீகள் கேட்கப்படும்</translation>
    </message>
    <message>
        <source>This is not enabled for the account</source>
        <translation>இது இந்தக் கணக்குக்கு இயக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>இந்தக் கடையின் இன்டர்நெட் முகவரி அனுமதிப் பட்டியலில் இல்லை</translation>
    </message>
    <message>
        <source>Type the client id and the secret from the service&apos;s dashboard first.</source>
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
        <source>A scanned order number goes into its field, wherever you are.</source>
        <translation>நீங்கள் எங்கே இருந்தாலும், ஸ்கேன் செய்த ஆர்டர் எண் அதன் கட்டத்துக்குப் போகும்.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>பட்டன்கள்</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR comes, and it asks for another amount.</source>
        <translation>புதிய QR வருகிறது; அது வேறு தொகையைக் கேட்கிறது.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Another sale</source>
        <translation>இன்னொரு விற்பனை</translation>
    </message>
    <message>
        <source>At most {amount} here.</source>
        <translation>இங்கே அதிகபட்சம் {amount}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Both payments are seen. One is to be given back.</source>
        <translation>இரண்டு பேமெண்ட்டும் தெரிகிறது. ஒன்றைத் திருப்பித் தர வேண்டும்.</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>இந்த கியோஸ்குக்கு ஒரு PIN தேர்வு செய்யுங்கள்</translation>
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
        <source>Declined. Nothing was charged.</source>
        <translation>நிராகரித்தது. பணம் போகவில்லை.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>பச்சை</translation>
    </message>
    <message>
        <source>Green {n} s after you pressed Pay.</source>
        <translation>‘பணம் கட்டு’ அழுத்தி {n} வினாடியில் பச்சையானது.</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>பச்சை: பொருளைக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>பணம் வந்ததா?</translation>
    </message>
    <message>
        <source>It ends the kiosk, and is needed for nothing else. Write it down.</source>
        <translation>இது கியோஸ்கை முடிக்கும்; வேறு எதற்கும் தேவையில்லை. எழுதி வையுங்கள்.</translation>
    </message>
    <message>
        <source>Keep this PIN</source>
        <translation>இந்த PIN-ஐ வைத்துக்கொள்</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>கியோஸ்க்</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>கியோஸ்கிலிருந்து வெளியேறு</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>சாப்பாடு</translation>
    </message>
    <message>
        <source>Make it harder:</source>
        <translation>இன்னும் கடினமாக்கு:</translation>
    </message>
    <message>
        <source>No answer comes. Paydesk does not guess: the goods stay here.</source>
        <translation>பதில் வரவில்லை. Paydesk ஊகிக்காது: பொருள் இங்கேயே இருக்கும்.</translation>
    </message>
    <message>
        <source>Nothing to pay here now</source>
        <translation>இப்போது இங்கே கட்ட எதுவும் இல்லை</translation>
    </message>
    <message>
        <source>Now be the customer</source>
        <translation>இப்போது நீங்களே கஸ்டமர்</translation>
    </message>
    <message>
        <source>Only for staff: the PIN of this kiosk ends it.</source>
        <translation>ஊழியர்களுக்கு மட்டும்: இந்த கியோஸ்கின் PIN இதை முடிக்கும்.</translation>
    </message>
    <message>
        <source>Or take one of these</source>
        <translation>அல்லது இவற்றில் ஒன்றை எடுங்கள்</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>கியோஸ்கின் PIN</translation>
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
        <source>Paydesk has read the QR back before you could. It is not shown.</source>
        <translation>நீங்கள் படிக்கும் முன்பே Paydesk QR-ஐத் திரும்பப் படித்துவிட்டது. அது காட்டப்படாது.</translation>
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
        <source>Press Pay on the phone here, and watch the strip.</source>
        <translation>இங்குள்ள போனில் ‘பணம் கட்டு’ அழுத்தி, பட்டையைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>டெமோ போன்</translation>
    </message>
    <message>
        <source>QR lives {time}</source>
        <translation>QR {time} செல்லும்</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>சேலை</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>ஸ்கேன்</translation>
    </message>
    <message>
        <source>Scan with your own phone</source>
        <translation>உங்கள் போனில் ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>கடை ரத்து செய்யும்</translation>
    </message>
    <message>
        <source>Show the QR</source>
        <translation>QR காட்டு</translation>
    </message>
    <message>
        <source>Staff: leave with the PIN</source>
        <translation>ஊழியர்: PIN போட்டு வெளியேறு</translation>
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
        <source>Take a UPI payment yourself, with your own phone or ours.</source>
        <translation>உங்கள் போனிலோ எங்கள் போனிலோ, நீங்களே ஒரு UPI பேமெண்ட் வாங்கிப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>டீ</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>இது அந்த PIN இல்லை.</translation>
    </message>
    <message>
        <source>The amount is in it.</source>
        <translation>தொகையுடன்.</translation>
    </message>
    <message>
        <source>The first money came after all. Nobody counts it twice: hand over once, or refund.</source>
        <translation>முதல் பணம் கடைசியில் வந்துவிட்டது. யாரும் இதை இரண்டு முறை கணக்கிட மாட்டார்கள்: ஒரு முறை பொருளைக் கொடுங்கள், அல்லது ரீஃபண்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>The line is back. Paydesk asks again.</source>
        <translation>லைன் திரும்பி வந்தது. Paydesk மீண்டும் கேட்கிறது.</translation>
    </message>
    <message>
        <source>The line is cut, and you pay all the same. Watch the strip for 15 seconds.</source>
        <translation>லைன் துண்டித்துள்ளது, இருந்தும் நீங்கள் பணம் கட்டுகிறீர்கள். 15 வினாடி பட்டையைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>The pretend phone has scanned it</source>
        <translation>டெமோ போன் ஸ்கேன் செய்துவிட்டது</translation>
    </message>
    <message>
        <source>The same PIN once more</source>
        <translation>அதே PIN இன்னொரு முறை</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay it any more.</source>
        <translation>சர்வீஸ் உறுதி செய்கிறது: இனி யாரும் இதற்குப் பணம் கட்ட முடியாது.</translation>
    </message>
    <message>
        <source>The service said so, nobody else can.</source>
        <translation>இது சர்வீஸ் சொன்னது; வேறு யாரும் சொல்ல முடியாது.</translation>
    </message>
    <message>
        <source>The shop cancels before you pay. The QR is gone at once.</source>
        <translation>நீங்கள் பணம் கட்டும் முன் கடை ரத்து செய்கிறது. QR உடனே மறைகிறது.</translation>
    </message>
    <message>
        <source>The shop gives up on this QR and takes the sale anew.</source>
        <translation>கடை இந்த QR-ஐ விட்டுவிட்டு விற்பனையை மீண்டும் எடுக்கிறது.</translation>
    </message>
    <message>
        <source>The strip never says HAND OVER unless it is paid.</source>
        <translation>பணம் வராமல் பட்டை ஒருபோதும் ‘பொருளைக் கொடுங்கள்’ என்று சொல்லாது.</translation>
    </message>
    <message>
        <source>The strip on the left never says HAND OVER unless it is paid.</source>
        <translation>பணம் வராமல் இடது பக்கப் பட்டை ஒருபோதும் ‘பொருளைக் கொடுங்கள்’ என்று சொல்லாது.</translation>
    </message>
    <message>
        <source>These were two different PINs.</source>
        <translation>இரண்டும் வேறு வேறு PIN.</translation>
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
        <source>Try again in {n} s.</source>
        <translation>{n} வினாடி கழித்து மீண்டும் முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Two phones pay the same QR at once.</source>
        <translation>இரண்டு போன்கள் ஒரே நேரத்தில் ஒரே QR-க்குப் பணம் கட்டுகின்றன.</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>ஒரு தொகையை எழுதுங்கள்</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Visitors would guess that one. Choose another.</source>
        <translation>வருபவர்கள் இதை ஊகித்துவிடுவார்கள். வேறு ஒன்றைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>எவ்வளவு விலை?</translation>
    </message>
    <message>
        <source>What if it goes wrong?</source>
        <translation>தவறாகப் போனால் என்ன?</translation>
    </message>
    <message>
        <source>With your phone.</source>
        <translation>உங்கள் போனில்.</translation>
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
        <source>Your own phone opens a practice page: join this Wi-Fi and scan. Or press Pay on the phone here.</source>
        <translation>உங்கள் போனில் ஒரு பயிற்சிப் பக்கம் திறக்கும்: இந்த Wi-Fi-யில் சேர்ந்து ஸ்கேன் செய்யுங்கள். அல்லது இங்குள்ள போனில் ‘பணம் கட்டு’ அழுத்துங்கள்.</translation>
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
        <source>goes home in {n} s</source>
        <translation>{n} வினாடியில் முதல் பக்கம்</translation>
    </message>
    <message>
        <source>in the QR</source>
        <translation>QR-இல்</translation>
    </message>
    <message>
        <source>in the middle of paying</source>
        <translation>பணம் கட்டும் நடுவில்</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>இரண்டு போன், ஒரு QR</translation>
    </message>
</context>
<context>
    <name>LastSaleBar</name>
    <message>
        <source>Last sale</source>
        <translation>கடைசி விற்பனை</translation>
    </message>
    <message>
        <source>{amount} paid, {refunded} refunded, {time} · order {number}</source>
        <translation>{amount} வந்தது, {refunded} ரீஃபண்ட், {time} · ஆர்டர் {number}</translation>
    </message>
    <message>
        <source>{amount} paid, {time} · order {number}</source>
        <translation>{amount} வந்தது, {time} · ஆர்டர் {number}</translation>
    </message>
</context>
<context>
    <name>LatePaymentView</name>
    <message>
        <source>Decide later</source>
        <translation>பிறகு முடிவு</translation>
    </message>
    <message>
        <source>Did the goods already go out on {order} ({amount} at {time})?</source>
        <translation>{order} ({amount}, {time})-க்குப் பொருள் ஏற்கனவே கொடுத்தாச்சா?</translation>
    </message>
    <message>
        <source>Did the goods go out already?</source>
        <translation>பொருள் ஏற்கனவே கொடுத்தாச்சா?</translation>
    </message>
    <message>
        <source>Fits what happened</source>
        <translation>பொருந்தும்</translation>
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
        <source>Refund {amount}</source>
        <translation>{amount} ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Stays on this counter until it is settled.</source>
        <translation>தீர்வாகும் வரை இந்த கவுண்டரில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Taken again as</source>
        <translation>மறுமுறை</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>இது</translation>
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
        <source>Above a limit, a second person&apos;s PIN is needed. An empty field is no limit.</source>
        <translation>வரம்புக்கு மேல் இரண்டாம் நபரின் PIN தேவை. காலியாக இருந்தால் வரம்பு இல்லை.</translation>
    </message>
    <message>
        <source>Above it, or while it is empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>இதற்கு மேல் போனாலோ, இது காலியாக இருந்தாலோ, கேஷியரின் பேஅவுட் லிங்க்குக்கு சூப்பர்வைசரின் PIN தேவை.</translation>
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
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>உங்களுக்குப் பணம்</translation>
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
        <source>Scan it with your phone and say where the money shall go.</source>
        <translation>உங்கள் போனில் ஸ்கேன் செய்து, பணம் எங்கே வர வேண்டும் என்று சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: whoever has it gets the money.</source>
        <translation>{day} வரை. பத்திரமாக வையுங்கள்: வைத்திருப்பவருக்கே பணம் கிடைக்கும்.</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>காப்பி</translation>
    </message>
    <message>
        <source>Copy the link</source>
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
        <source>Print the link</source>
        <translation>லிங்க் பிரிண்ட்</translation>
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
    <name>ListFilterController</name>
    <message>
        <source>The newest {n} are listed; the sums are of all. Choose fewer days to see the others.</source>
        <translation>புதிய {n} மட்டும் பட்டியலில் உள்ளன; கூட்டுத்தொகை எல்லாவற்றுக்கும். மற்றவற்றைப் பார்க்க குறைவான நாட்களைத் தேர்வு செய்யுங்கள்.</translation>
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
        <source>Charges are taken off it, and paid out at the end of the day.</source>
        <translation>கட்டணங்கள் இதிலிருந்து கழித்து, நாள் முடிவில் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>If the service knows this id already, it may pay the account that it has under it.</source>
        <translation>இந்த ID சர்வீஸுக்கு ஏற்கனவே தெரிந்திருந்தால், அதனிடம் உள்ள கணக்குக்கே பணம் அனுப்பலாம்.</translation>
    </message>
    <message>
        <source>Lend</source>
        <translation>லோன் கொடு</translation>
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
    <message numerus="yes">
        <source>%n payments came in</source>
        <translation>
            <numerusform>%n பேமெண்ட் வந்தது</numerusform>
            <numerusform>%n பேமெண்ட் வந்தன</numerusform>
        </translation>
    </message>
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
    <message>
        <source>Nobody is waiting</source>
        <translation>யாரும் காத்திருக்கவில்லை</translation>
    </message>
    <message>
        <source>Reading who works here. This PC may ask for its keychain.</source>
        <translation>இங்கே வேலை செய்பவர்கள் யார் என்று படிக்கிறது. இந்த PC கீசெயின் கேட்கலாம்.</translation>
    </message>
    <message numerus="yes">
        <source>Sales go on: %n waiting</source>
        <translation>
            <numerusform>காத்திருப்பு: %n</numerusform>
            <numerusform>காத்திருப்பு: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to see it.</source>
        <translation>பார்க்க லாகின் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>மீண்டும் முயலுங்கள்</translation>
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
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>பணம் அனுப்பும் பக்கங்கள் ஒரு நிமிடம் வேலை இல்லாவிட்டால் மூடிவிடும், இங்கே என்ன அமைத்தாலும்.</translation>
    </message>
    <message>
        <source>The screen locks by itself after</source>
        <translation>திரை தானாக லாக் ஆகும் நேரம்</translation>
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
        <source>It arrived</source>
        <translation>பணம் சேர்ந்தது</translation>
    </message>
    <message>
        <source>It can be sent again then. If it did arrive, the money moves twice. The journal keeps your name.</source>
        <translation>பிறகு இதை மீண்டும் அனுப்ப முடியும். பணம் சேர்ந்திருந்தால், இரண்டு முறை போகும். ஜர்னலில் உங்கள் பெயர் இருக்கும்.</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>பணம் சேரவில்லை</translation>
    </message>
    <message>
        <source>It is then done for good. The journal keeps your name.</source>
        <translation>பிறகு இது நிரந்தரமாக முடிந்துவிடும். ஜர்னலில் உங்கள் பெயர் இருக்கும்.</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>வேண்டாம், பின்செல்</translation>
    </message>
    <message>
        <source>Nobody can ask the service for this one. Compare the balances of both accounts, then say it here.</source>
        <translation>இதைப் பற்றி சர்வீஸிடம் யாரும் கேட்க முடியாது. இரண்டு கணக்குகளின் பேலன்ஸையும் ஒப்பிட்டு, இங்கே சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation>பேலன்ஸ் இப்போது பார்</translation>
    </message>
    <message>
        <source>The service does not tell what became of this one. Look at the account&apos;s statement, then say it here.</source>
        <translation>இதற்கு என்ன ஆனது என்று சர்வீஸ் சொல்வதில்லை. கணக்கின் ஸ்டேட்மென்டைப் பார்த்து, இங்கே சொல்லுங்கள்.</translation>
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
    <name>MessageView</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to an empty form</source>
        <translation>காலிப் படிவத்துக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>படிவத்துக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
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
        <source>Save this page</source>
        <translation>இந்தப் பக்கத்தைச் சேமி</translation>
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
    <name>NameCheck</name>
    <message>
        <source>Asking the bank for the name…</source>
        <translation>வங்கியிடம் பெயரைக் கேட்கிறோம்…</translation>
    </message>
    <message>
        <source>Check the name</source>
        <translation>பெயரைச் சரிபார்</translation>
    </message>
    <message>
        <source>Checked {ago}</source>
        <translation>{ago} சரிபார்த்தது</translation>
    </message>
    <message>
        <source>Checked {ago}, token good for {time}</source>
        <translation>{ago} சரிபார்த்தது, டோக்கன் இன்னும் {time} செல்லும்</translation>
    </message>
    <message>
        <source>It is asked for once the UPI address is typed.</source>
        <translation>UPI ID எழுதியதும் பெயர் கேட்கப்படும்.</translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation>வங்கியில் பெயர்: {name}</translation>
    </message>
    <message>
        <source>That is not the name that was typed.</source>
        <translation>இது எழுதிய பெயர் இல்லை.</translation>
    </message>
    <message>
        <source>The bank&apos;s name is looked up before anything is sent</source>
        <translation>எதையும் அனுப்பும் முன் வங்கியில் உள்ள பெயர் பார்க்கப்படும்</translation>
    </message>
    <message>
        <source>This address was not looked up</source>
        <translation>இந்த ID சரிபார்க்கவில்லை</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>சொல்லவில்லை</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>புதிய ஜர்னல் தொடங்கு</translation>
    </message>
    <message>
        <source>Open sales and payouts go on in the new one as far as they can be read. Who else may still pay is not watched any more: look at the service&apos;s dashboard.</source>
        <translation>திறந்த விற்பனைகளும் பேஅவுட்களும், படிக்க முடிந்தவரை, புதியதில் தொடரும். இன்னும் பணம் கட்டக்கூடிய மற்றவர்கள் இனி கண்காணிக்கப்படமாட்டார்கள்: சர்வீஸின் டாஷ்போர்டில் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>ஜர்னலைத் தனியே வைக்கவா?</translation>
    </message>
    <message>
        <source>The journal of this PC is damaged. It can be set aside, under another name, for who looks into it.</source>
        <translation>இந்த PC-யின் ஜர்னல் பழுதாகிவிட்டது. பிறகு யாராவது ஆராய, அதை வேறு பெயரில் தனியே வைக்கலாம்.</translation>
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
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>How</source>
        <translation>எப்படி</translation>
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
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>நாள்</translation>
    </message>
    <message>
        <source>How</source>
        <translation>எப்படி</translation>
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
        <source>All days were looked through, for amounts, order numbers, payment numbers and the last digits of a phone. Check the digits, or type fewer of them.</source>
        <translation>எல்லா நாட்களிலும் தொகை, ஆர்டர் எண், பேமெண்ட் எண், போனின் கடைசி இலக்கங்கள் தேடப்பட்டன. இலக்கங்களைப் பாருங்கள், அல்லது குறைவாக எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Amount, order, last 4</source>
        <translation>தொகை, ஆர்டர், கடைசி 4</translation>
    </message>
    <message>
        <source>Choose another day.</source>
        <translation>வேறு நாளைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>How</source>
        <translation>எப்படி</translation>
    </message>
    <message>
        <source>No sale of {day} fits these filters</source>
        <translation>{day}: இந்த ஃபில்டருக்குப் பொருந்தும் விற்பனை இல்லை</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>{day}: விற்பனை இல்லை</translation>
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
        <source>Save these orders</source>
        <translation>இந்த ஆர்டர்களைச் சேமி</translation>
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
        <source>Show all orders</source>
        <translation>எல்லா ஆர்டரும் காட்டு</translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation>நேற்றையது காட்டு</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>There may be others that day.</source>
        <translation>அன்று வேறு விற்பனை இருக்கலாம்.</translation>
    </message>
    <message>
        <source>They stand here as soon as they are taken.</source>
        <translation>விற்பனை எடுத்தவுடன் இங்கே தெரியும்.</translation>
    </message>
</context>
<context>
    <name>OutboxTab</name>
    <message>
        <source>Nothing has gone out yet</source>
        <translation>இன்னும் எதுவும் அனுப்பவில்லை</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>அவுட்பாக்ஸ்</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>அது என்ன ஆனது</translation>
    </message>
    <message>
        <source>What is sent stands here until it is settled.</source>
        <translation>அனுப்பியது தீர்வாகும் வரை இங்கே இருக்கும்.</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Ask status now</source>
        <translation>நிலையை இப்போது கேள்</translation>
    </message>
    <message>
        <source>By</source>
        <translation>யார்</translation>
    </message>
    <message>
        <source>End this payout link</source>
        <translation>இந்த பேஅவுட் லிங்க்கை நிறுத்து</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>நிறுத்தியவர்</translation>
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
        <source>This ends the link: nobody can take the money with it. End it?</source>
        <translation>இது லிங்க்கை நிறுத்திவிடும்: இனி யாரும் அதில் பணம் எடுக்க முடியாது. நிறுத்தவா?</translation>
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
        <source>Yes, end it</source>
        <translation>ஆம், நிறுத்து</translation>
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
        <source>Add money to the fund source, then send it once more; it keeps its number.</source>
        <translation>ஃபண்ட் சோர்ஸில் பணம் சேர்த்து, இன்னொரு முறை அனுப்புங்கள்; அதே எண் இருக்கும்.</translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money.</source>
        <translation>சிறிது நேரத்தில் மீண்டும் கேளுங்கள்; கேட்பதால் பணம் போகாது.</translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money. If it is about a payment: do not send it again.</source>
        <translation>சிறிது நேரத்தில் மீண்டும் கேளுங்கள்; கேட்பதால் பணம் போகாது. பணம் அனுப்புவது பற்றியது என்றால்: மீண்டும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>Ask for it with the support form in the service&apos;s dashboard; it cannot be done from here before.</source>
        <translation>சர்வீஸின் டாஷ்போர்டில் உள்ள சப்போர்ட் படிவத்தில் இதைக் கேளுங்கள்; அதற்கு முன் இங்கிருந்து செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it; until then it cannot be done from here.</source>
        <translation>இதை அனுமதிக்கச் சொல்லி பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்; அதுவரை இங்கிருந்து செய்ய முடியாது.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support why they may not be paid; pay them another way until then.</source>
        <translation>அவருக்கு ஏன் பணம் அனுப்பக் கூடாது என்று பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்; அதுவரை வேறு வழியில் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>திரும்பி வந்தது</translation>
    </message>
    <message>
        <source>Check the addresses and versions in Settings, Money out and locks.</source>
        <translation>செட்டிங்ஸ், பணம் அனுப்புதலும் லாக்கும் பகுதியில் முகவரிகளையும் வெர்ஷன்களையும் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask the payment service&apos;s support to enable this one.</source>
        <translation>வேறு முறையைத் தேர்வு செய்யுங்கள், அல்லது இதை இயக்கச் சொல்லி பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Choose in “{field}” which one pays, then send it.</source>
        <translation>எதிலிருந்து பணம் போகும் என்று “{field}” கட்டத்தில் தேர்வு செய்து, பிறகு அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Choose two fund sources between which money may move, or ask the payment service&apos;s support.</source>
        <translation>தங்களுக்குள் பணம் மாற்றக்கூடிய இரண்டு ஃபண்ட் சோர்ஸைத் தேர்வு செய்யுங்கள், அல்லது பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Compare “{field}” with the address that came back. A code works once, and not for long: if it is right, have the person agree once more for another.</source>
        <translation>“{field}”-ஐ திரும்பி வந்த முகவரியுடன் ஒப்பிடுங்கள். கோடு ஒரு முறைதான், சிறிது நேரம்தான் செல்லும்: அது சரியாக இருந்தால், இன்னொரு கோடுக்கு அவரை மீண்டும் சம்மதிக்கச் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s own app, letter by letter, then check it again.</source>
        <translation>“{field}” கட்டத்தை கஸ்டமரின் ஆப்புடன் எழுத்து எழுத்தாக ஒப்பிட்டு, மீண்டும் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>Correct “{field}” in Settings, Money out and locks.</source>
        <translation>செட்டிங்ஸ், பணம் அனுப்புதலும் லாக்கும் பகுதியில் “{field}” திருத்துங்கள்.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then ask again.</source>
        <translation>“{field}” திருத்தி, மீண்டும் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” திருத்தி, பிறகு அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Do not send it again. Ask for its status; Paydesk also does so by itself until it is known.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். நிலையைக் கேளுங்கள்; தெரியும் வரை Paydesk தானாகவும் கேட்கும்.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts in a few minutes, then say here whether it arrived.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். சில நிமிடங்களில் இரண்டு கணக்குகளின் பேலன்ஸையும் ஒப்பிட்டு, பணம் சேர்ந்ததா என்று இங்கே சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts, then say here whether it arrived.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள். இரண்டு கணக்குகளின் பேலன்ஸையும் ஒப்பிட்டு, பணம் சேர்ந்ததா என்று இங்கே சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Do not send it again: begin anew with another code from the customer.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள்: கஸ்டமரிடம் வேறு கோடு வாங்கி, புதிதாகத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>நிறுத்தியது</translation>
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
        <source>It did not reach the payment service.</source>
        <translation>அது பேமெண்ட் சர்வீஸைச் சேரவில்லை.</translation>
    </message>
    <message>
        <source>It goes later</source>
        <translation>இது பிறகு போகும்</translation>
    </message>
    <message>
        <source>It goes on the next working day</source>
        <translation>இது அடுத்த வேலை நாளில் போகும்</translation>
    </message>
    <message>
        <source>It has nothing with this number, so the request never arrived.</source>
        <translation>இந்த எண்ணில் அதனிடம் எதுவும் இல்லை; அதனால் கோரிக்கை போய்ச் சேரவே இல்லை.</translation>
    </message>
    <message>
        <source>It is at the bank</source>
        <translation>இது வங்கியில் உள்ளது</translation>
    </message>
    <message>
        <source>It is not allowed</source>
        <translation>இதற்கு அனுமதி இல்லை</translation>
    </message>
    <message>
        <source>It is on its way</source>
        <translation>இது போய்க்கொண்டிருக்கிறது</translation>
    </message>
    <message>
        <source>It turned the request away before it looked at it; nothing was done.</source>
        <translation>கோரிக்கையைப் பார்க்கும் முன்பே திருப்பிவிட்டது; எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>It was not done</source>
        <translation>இது நடக்கவில்லை</translation>
    </message>
    <message>
        <source>It was not sent</source>
        <translation>இது அனுப்பப்படவில்லை</translation>
    </message>
    <message>
        <source>It was sent, and the bank has returned it to the shop&apos;s account.</source>
        <translation>அனுப்பப்பட்டது; வங்கி கடையின் கணக்குக்குத் திருப்பிவிட்டது.</translation>
    </message>
    <message>
        <source>It was taken, and is being worked on</source>
        <translation>எடுத்துக்கொண்டது, வேலை நடக்கிறது</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>கடையின் ஒரு கணக்கிலிருந்து இன்னொரு கணக்குக்குப் போனது.</translation>
    </message>
    <message>
        <source>It went to the bank, and the bank does not say what became of it.</source>
        <translation>இது வங்கிக்குப் போனது; என்ன ஆனது என்று வங்கி சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>அதுவரை வேலை செய்யும். Paydesk-ஐ அப்டேட்டாக வையுங்கள்.</translation>
    </message>
    <message>
        <source>Its last day is over, and nobody took the money.</source>
        <translation>கடைசி நாள் முடிந்தது, யாரும் பணம் எடுக்கவில்லை.</translation>
    </message>
    <message>
        <source>Lower the charges in “{field}”, or raise the amount, then send it.</source>
        <translation>“{field}” கட்டத்தில் கட்டணங்களைக் குறைக்கவும், அல்லது தொகையை உயர்த்தவும்; பிறகு அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>No UPI address is known for whoever is to be paid.</source>
        <translation>பணம் பெறுபவரின் UPI ID அங்கே இல்லை.</translation>
    </message>
    <message>
        <source>No account number or IFSC is known for whoever is to be paid.</source>
        <translation>பணம் பெறுபவரின் கணக்கு எண் அல்லது IFSC அங்கே இல்லை.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>பதில் இல்லை</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>நேரத்துக்குப் பதில் வரவில்லை</translation>
    </message>
    <message>
        <source>No bank knows this UPI address. It cannot be paid.</source>
        <translation>இந்த UPI ID எந்த வங்கிக்கும் தெரியவில்லை. இதற்குப் பணம் அனுப்ப முடியாது.</translation>
    </message>
    <message>
        <source>Nobody can take the money with it any more.</source>
        <translation>இனி யாரும் அதில் பணம் எடுக்க முடியாது.</translation>
    </message>
    <message>
        <source>Nobody has taken the money yet; whoever has the link can.</source>
        <translation>இன்னும் யாரும் பணம் எடுக்கவில்லை; லிங்க் உள்ளவர் எடுக்கலாம்.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>அனுமதி இல்லை</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பேமெண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>இனி செய்ய எதுவும் இல்லை.</translation>
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
        <source>Open</source>
        <translation>ஓப்பன்</translation>
    </message>
    <message>
        <source>Paydesk fills in “{field}” itself: close this form and begin a new one. If it happens again, tell whoever set up Paydesk.</source>
        <translation>“{field}” Paydesk தானே நிரப்பும்: இந்தப் படிவத்தை மூடி, புதியதைத் தொடங்குங்கள். மீண்டும் நடந்தால், Paydesk அமைத்தவரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Paydesk has the access token; it is never shown whole.</source>
        <translation>அக்சஸ் டோக்கன் Paydesk-இடம் உள்ளது; முழுதாக ஒருபோதும் காட்டப்படாது.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>பெண்டிங்</translation>
    </message>
    <message>
        <source>Put that right, then ask again.</source>
        <translation>அதைத் திருத்தி, மீண்டும் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Put that right, then send it.</source>
        <translation>அதைத் திருத்தி, பிறகு அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Put this PC&apos;s internet address on the allow-list in the service&apos;s dashboard, or give the public key in Settings, Money out and locks.</source>
        <translation>சர்வீஸின் டாஷ்போர்டில் இந்த PC-யின் இன்டர்நெட் முகவரியை அனுமதிப் பட்டியலில் சேர்க்கவும், அல்லது செட்டிங்ஸ், பணம் அனுப்புதலும் லாக்கும் பகுதியில் public key போடுங்கள்.</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>பணம் எடுத்தாச்சு</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>பிறகு போகும்</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so it cannot be paid twice.</source>
        <translation>மீண்டும் அனுப்புங்கள்: அதே எண் இருக்கும், அதனால் இரண்டு முறை பணம் போகாது.</translation>
    </message>
    <message>
        <source>Send less, send it another day, or ask the payment service&apos;s support to raise the limit.</source>
        <translation>குறைவாக அனுப்புங்கள், வேறு நாளில் அனுப்புங்கள், அல்லது வரம்பை உயர்த்தச் சொல்லி பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Show or send the link; Paydesk sees when the money is taken.</source>
        <translation>லிங்க்கைக் காட்டுங்கள் அல்லது அனுப்புங்கள்; பணம் எடுத்ததும் Paydesk-க்குத் தெரியும்.</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>லிங்க்கைக் கஸ்டமருக்குக் காட்டுங்கள், அல்லது அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Somebody at the shop ended it before the money was taken.</source>
        <translation>பணம் எடுக்கும் முன் கடையில் யாரோ அதை நிறுத்தினார்.</translation>
    </message>
    <message>
        <source>Somebody with the right to do so turned it down.</source>
        <translation>அந்த உரிமை உள்ள ஒருவர் நிராகரித்தார்.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a login page, a proxy or a filter.</source>
        <translation>பதில் சொன்னது சர்வீஸ் அல்ல, நடுவில் உள்ள ஒன்று: லாகின் பக்கம், ப்ராக்ஸி அல்லது ஃபில்டர்.</translation>
    </message>
    <message>
        <source>Something broke while it worked on this.</source>
        <translation>இதைச் செய்யும்போது ஏதோ உடைந்தது.</translation>
    </message>
    <message>
        <source>Something came back that is no answer of the payment service.</source>
        <translation>வந்தது பேமெண்ட் சர்வீஸின் பதில் இல்லை.</translation>
    </message>
    <message>
        <source>Something has to be corrected</source>
        <translation>ஏதோ திருத்த வேண்டும்</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>ஏதோ விடுபட்டுள்ளது</translation>
    </message>
    <message>
        <source>Something with it arrived there before, most likely this very payment.</source>
        <translation>இந்த எண்ணில் ஏதோ ஒன்று ஏற்கனவே அங்கே போய்ச் சேர்ந்துள்ளது, பெரும்பாலும் இதே பேமெண்ட்.</translation>
    </message>
    <message>
        <source>Test the keys in Settings, Keys of the service, and type them anew.</source>
        <translation>செட்டிங்ஸ், சர்வீஸின் கீகள் பகுதியில் கீகளைச் சோதித்து, புதிதாகப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>The account number and the IFSC do not belong to an account.</source>
        <translation>இந்தக் கணக்கு எண்ணும் IFSC-யும் எந்தக் கணக்குக்கும் உரியவை அல்ல.</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>கணக்கின் வரம்பு முடிந்தது</translation>
    </message>
    <message>
        <source>The address of the service is wrong</source>
        <translation>சர்வீஸின் முகவரி தவறு</translation>
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
        <source>The answer could not be read</source>
        <translation>பதிலைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The answer is not understood</source>
        <translation>பதில் புரியவில்லை</translation>
    </message>
    <message>
        <source>The balance is here</source>
        <translation>பேலன்ஸ் வந்தது</translation>
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
        <source>The bank has it and has not finished it yet.</source>
        <translation>இது வங்கியிடம் உள்ளது; வங்கி இன்னும் முடிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>வங்கி பதில் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount; the charges are kept back.</source>
        <translation>கட்டணம் போக மீதி பயனாளிக்குக் கிடைக்கும்; கட்டணங்கள் பிடித்து வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>The beneficiary has no UPI address there</source>
        <translation>பயனாளிக்கு அங்கே UPI ID இல்லை</translation>
    </message>
    <message>
        <source>The beneficiary has no bank account there</source>
        <translation>பயனாளிக்கு அங்கே வங்கிக் கணக்கு இல்லை</translation>
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
        <source>The code was exchanged</source>
        <translation>கோடு டோக்கனாக மாறியது</translation>
    </message>
    <message>
        <source>The connection broke before the answer came.</source>
        <translation>பதில் வரும் முன் இணைப்பு துண்டித்தது.</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>கீகள் சரி</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>கீகள் நிராகரிக்கப்பட்டன</translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation>லைன் துண்டித்தது</translation>
    </message>
    <message>
        <source>The list is here</source>
        <translation>பட்டியல் வந்தது</translation>
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
        <source>The money has been moved</source>
        <translation>பணம் மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>The money has left; the bank of whoever is paid has not confirmed it yet.</source>
        <translation>பணம் புறப்பட்டுவிட்டது; பெறுபவரின் வங்கி இன்னும் உறுதி செய்யவில்லை.</translation>
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
        <source>The money was taken</source>
        <translation>பணம் எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The other bank has to confirm it</source>
        <translation>மற்ற வங்கி உறுதி செய்ய வேண்டும்</translation>
    </message>
    <message>
        <source>The pass of this counter has run out</source>
        <translation>இந்த கவுண்டரின் பாஸ் முடிந்தது</translation>
    </message>
    <message>
        <source>The payment service answered something that nobody foresaw.</source>
        <translation>யாரும் எதிர்பாராத ஒன்றை பேமெண்ட் சர்வீஸ் பதிலாகச் சொன்னது.</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>பேமெண்ட் சர்வீஸ் இதைச் செய்யவில்லை.</translation>
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
        <source>The payment service does not take the keys of this counter; nothing was done.</source>
        <translation>பேமெண்ட் சர்வீஸ் இந்த கவுண்டரின் கீகளை ஏற்கவில்லை; எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>The payment service does not take “{field}” as it is.</source>
        <translation>“{field}” இப்படியே இருந்தால் பேமெண்ட் சர்வீஸ் ஏற்காது.</translation>
    </message>
    <message>
        <source>The payment service got too many requests from this shop and wants a pause.</source>
        <translation>இந்தக் கடையிலிருந்து பேமெண்ட் சர்வீஸுக்கு மிக அதிகக் கோரிக்கைகள் வந்தன; சிறிது நிறுத்தச் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service had a fault</source>
        <translation>பேமெண்ட் சர்வீஸில் கோளாறு</translation>
    </message>
    <message>
        <source>The payment service has it and has not finished it yet.</source>
        <translation>இது பேமெண்ட் சர்வீஸிடம் உள்ளது; இன்னும் முடிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The payment service has taken it and sends it later.</source>
        <translation>பேமெண்ட் சர்வீஸ் இதை எடுத்துக்கொண்டது; பிறகு அனுப்பும்.</translation>
    </message>
    <message>
        <source>The payment service has taken it, and sends it once the banks are open.</source>
        <translation>பேமெண்ட் சர்வீஸ் இதை எடுத்துக்கொண்டது; வங்கிகள் திறந்ததும் அனுப்பும்.</translation>
    </message>
    <message>
        <source>The payment service has taken it; the end is not known yet.</source>
        <translation>பேமெண்ட் சர்வீஸ் இதை எடுத்துக்கொண்டது; முடிவு இன்னும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>The payment service has told what the account holds.</source>
        <translation>கணக்கில் எவ்வளவு உள்ளது என்று பேமெண்ட் சர்வீஸ் சொன்னது.</translation>
    </message>
    <message>
        <source>The payment service has told what was sent to this beneficiary.</source>
        <translation>இந்தப் பயனாளிக்கு அனுப்பியவற்றை பேமெண்ட் சர்வீஸ் சொன்னது.</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>பேமெண்ட் சர்வீஸுக்கு இந்த கவுண்டர் தெரியும்.</translation>
    </message>
    <message>
        <source>The payment service lets the shop send no more for now.</source>
        <translation>இப்போதைக்குக் கடை மேலும் அனுப்ப பேமெண்ட் சர்வீஸ் விடவில்லை.</translation>
    </message>
    <message>
        <source>The payment service lets them get no more for now.</source>
        <translation>இப்போதைக்கு அவருக்கு மேலும் பணம் போக பேமெண்ட் சர்வீஸ் விடவில்லை.</translation>
    </message>
    <message>
        <source>The payment service pays nobody within 30 minutes of adding them, so that a mistake can be noticed.</source>
        <translation>பயனாளியைச் சேர்த்த 30 நிமிடத்துக்குள் பேமெண்ட் சர்வீஸ் யாருக்கும் பணம் அனுப்பாது; தவறைக் கவனிக்க நேரம் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>The payment service says that it ended without payment.</source>
        <translation>பணம் போகாமல் முடிந்ததாக பேமெண்ட் சர்வீஸ் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service says that it is done.</source>
        <translation>முடிந்ததாக பேமெண்ட் சர்வீஸ் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service says that the transfer is complete.</source>
        <translation>டிரான்ஸ்பர் முடிந்ததாக பேமெண்ட் சர்வீஸ் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service sends no less than ₹{limit} this way.</source>
        <translation>பேமெண்ட் சர்வீஸ் இந்த முறையில் ₹{limit} தொகைக்குக் குறைவாக அனுப்பாது.</translation>
    </message>
    <message>
        <source>The payment service sends no more than ₹{limit} at once this way.</source>
        <translation>பேமெண்ட் சர்வீஸ் இந்த முறையில் ஒரே தடவையில் ₹{limit} தொகைக்கு மேல் அனுப்பாது.</translation>
    </message>
    <message>
        <source>The payment service sends no such large amounts at once this way.</source>
        <translation>பேமெண்ட் சர்வீஸ் இந்த முறையில் ஒரே தடவையில் இவ்வளவு பெரிய தொகையை அனுப்பாது.</translation>
    </message>
    <message>
        <source>The payment service sends no such small amounts this way.</source>
        <translation>பேமெண்ட் சர்வீஸ் இந்த முறையில் இவ்வளவு சிறிய தொகையை அனுப்பாது.</translation>
    </message>
    <message>
        <source>The payment service takes calls only from addresses that the shop has named.</source>
        <translation>கடை கொடுத்த முகவரிகளிலிருந்து மட்டுமே பேமெண்ட் சர்வீஸ் அழைப்பை ஏற்கும்.</translation>
    </message>
    <message>
        <source>The payment service wants a new one before it does anything.</source>
        <translation>எதையும் செய்யும் முன் பேமெண்ட் சர்வீஸ் புதியது கேட்கிறது.</translation>
    </message>
    <message>
        <source>The payment service was asked, and says that the transfer is complete.</source>
        <translation>பேமெண்ட் சர்வீஸிடம் கேட்டோம்; டிரான்ஸ்பர் முடிந்ததாகச் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service will switch {what} off for its {replacement}; the date is not known yet.</source>
        <translation>பேமெண்ட் சர்வீஸ் இதை நிறுத்தும்: {what}. இதற்குப் பதில்: {replacement}. தேதி இன்னும் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>The payout link has been redeemed; it is used up.</source>
        <translation>பேஅவுட் லிங்க்கில் பணம் எடுத்தாச்சு; இனி அது பயன்படாது.</translation>
    </message>
    <message>
        <source>The payout link has run out</source>
        <translation>பேஅவுட் லிங்க்கின் நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>The payout link is ended</source>
        <translation>பேஅவுட் லிங்க் நிறுத்தப்பட்டது</translation>
    </message>
    <message>
        <source>The payout link is made</source>
        <translation>பேஅவுட் லிங்க் உருவானது</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>பேஅவுட் லிங்க் திறந்துள்ளது</translation>
    </message>
    <message>
        <source>The payout link may have been made.</source>
        <translation>பேஅவுட் லிங்க் உருவாகியிருக்கலாம்.</translation>
    </message>
    <message>
        <source>The payout link may have ended, or may still be open.</source>
        <translation>பேஅவுட் லிங்க் நின்றிருக்கலாம், அல்லது இன்னும் திறந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>The payout link was ended</source>
        <translation>பேஅவுட் லிங்க் நிறுத்தப்பட்டது</translation>
    </message>
    <message>
        <source>The question was not sent</source>
        <translation>கேள்வி அனுப்பவில்லை</translation>
    </message>
    <message>
        <source>The request did not reach the payment service.</source>
        <translation>கோரிக்கை பேமெண்ட் சர்வீஸைச் சேரவில்லை.</translation>
    </message>
    <message>
        <source>The request left this PC, and nothing came back in time.</source>
        <translation>கோரிக்கை இந்த PC-யிலிருந்து போனது; நேரத்துக்குள் எதுவும் திரும்பி வரவில்லை.</translation>
    </message>
    <message>
        <source>The second attempt was turned down; that says nothing about the first.</source>
        <translation>இரண்டாவது முயற்சி நிராகரிக்கப்பட்டது; அது முதல் முயற்சியைப் பற்றி எதுவும் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation>சர்வீஸுக்கு இது தெரியவில்லை</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>சர்வீஸுக்கு இந்தப் பயனாளி தெரியவில்லை</translation>
    </message>
    <message>
        <source>The service does not take this.</source>
        <translation>சர்வீஸ் இதை ஏற்காது.</translation>
    </message>
    <message>
        <source>The service has not enabled this</source>
        <translation>சர்வீஸ் இதை இயக்கவில்லை</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>சர்வீஸிடம் இந்த எண் ஏற்கனவே உள்ளது</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>சர்வீஸே பதில் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>The service let nobody in</source>
        <translation>சர்வீஸ் உள்ளே விடவில்லை</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this way of paying.</source>
        <translation>இந்த முறைக்கு கடையிடம் பல ஃபண்ட் சோர்ஸ் உள்ளன.</translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot do this</source>
        <translation>கடையின் கணக்கு இதைச் செய்ய முடியாது</translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot send money that way.</source>
        <translation>கடையின் கணக்கு இந்த முறையில் பணம் அனுப்ப முடியாது.</translation>
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
        <source>The transfer to the wallet failed. Does this phone have a wallet?</source>
        <translation>வாலட்டுக்கு டிரான்ஸ்பர் ஃபெயில் ஆனது. இந்த போன் எண்ணுக்கு வாலட் உள்ளதா?</translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation>டிரான்ஸ்பர் நிராகரிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The wallet did not take it</source>
        <translation>வாலட் ஏற்கவில்லை</translation>
    </message>
    <message>
        <source>There is no payout link to end. Look at its state before you make another.</source>
        <translation>நிறுத்த பேஅவுட் லிங்க் எதுவும் இல்லை. இன்னொன்று உருவாக்கும் முன் அதன் நிலையைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>There is no such bank account</source>
        <translation>அப்படி ஒரு வங்கிக் கணக்கு இல்லை</translation>
    </message>
    <message>
        <source>There is not enough money in the account</source>
        <translation>கணக்கில் போதுமான பணம் இல்லை</translation>
    </message>
    <message>
        <source>This UPI address exists and can be paid. Compare the name before you send.</source>
        <translation>இந்த UPI ID உள்ளது, பணம் அனுப்பலாம். அனுப்பும் முன் பெயரை ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>இந்தப் பயனாளி மிகப் புதியவர்</translation>
    </message>
    <message>
        <source>This beneficiary may not be paid</source>
        <translation>இந்தப் பயனாளிக்குப் பணம் அனுப்பக் கூடாது</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>இந்தப் பயனாளியின் வரம்பு முடிந்தது</translation>
    </message>
    <message>
        <source>This feature is not part of the shop&apos;s contract with the payment service.</source>
        <translation>இந்த வசதி பேமெண்ட் சர்வீஸுடனான கடையின் ஒப்பந்தத்தில் இல்லை.</translation>
    </message>
    <message>
        <source>This fund source cannot be used for it</source>
        <translation>இதற்கு இந்த ஃபண்ட் சோர்ஸ் பயன்படாது</translation>
    </message>
    <message>
        <source>This internet address is not on the allow-list</source>
        <translation>இந்த இன்டர்நெட் முகவரி அனுமதிப் பட்டியலில் இல்லை</translation>
    </message>
    <message>
        <source>This is on the bank&apos;s side.</source>
        <translation>பிரச்சினை வங்கிப் பக்கம்.</translation>
    </message>
    <message>
        <source>This is on the payment service&apos;s side.</source>
        <translation>பிரச்சினை பேமெண்ட் சர்வீஸ் பக்கம்.</translation>
    </message>
    <message>
        <source>This is on the shop&apos;s side: its account or its settings.</source>
        <translation>பிரச்சினை கடையின் பக்கம்: அதன் கணக்கில் அல்லது செட்டிங்ஸில்.</translation>
    </message>
    <message>
        <source>This is on the side of the line, or of the payment service.</source>
        <translation>பிரச்சினை லைனில், அல்லது பேமெண்ட் சர்வீஸ் பக்கம்.</translation>
    </message>
    <message>
        <source>This is on the side of whoever is to be paid.</source>
        <translation>பிரச்சினை பணம் பெறுபவரின் பக்கம்.</translation>
    </message>
    <message>
        <source>This is on this PC&apos;s side.</source>
        <translation>பிரச்சினை இந்த PC பக்கம்.</translation>
    </message>
    <message>
        <source>This one is over. If the money is still owed, fill in a new one; it gets a new number.</source>
        <translation>இது முடிந்துவிட்டது. பணம் இன்னும் கொடுக்க வேண்டும் என்றால், புதியதை நிரப்புங்கள்; அதற்குப் புதிய எண் கிடைக்கும்.</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>இந்தச் செயல்</translation>
    </message>
    <message>
        <source>This part of it is not switched on for the shop&apos;s account.</source>
        <translation>இந்தப் பகுதி கடையின் கணக்குக்கு இயக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>This way of paying is not enabled</source>
        <translation>இந்த முறை இயக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>To be retired</source>
        <translation>நிறுத்தப்படும்</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>திருத்த வேண்டும்</translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation>மெதுவாகக் கேட்கச் சொன்னது</translation>
    </message>
    <message>
        <source>Try again: Paydesk fetches a new pass by itself. If that does not help, test the keys in Settings.</source>
        <translation>மீண்டும் முயலுங்கள்: Paydesk தானாகப் புதிய பாஸ் எடுக்கும். சரியாகவில்லை என்றால், செட்டிங்ஸில் கீகளைச் சோதியுங்கள்.</translation>
    </message>
    <message>
        <source>Try again; nothing was changed.</source>
        <translation>மீண்டும் முயலுங்கள்; எதுவும் மாறவில்லை.</translation>
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
        <source>Wait a minute, then try once more.</source>
        <translation>ஒரு நிமிடம் காத்திருந்து, இன்னொரு முறை முயலுங்கள்.</translation>
    </message>
    <message>
        <source>Wait for that day, and do not send it again. Paydesk asks for its status by itself.</source>
        <translation>அந்த நாள் வரை காத்திருங்கள், மீண்டும் அனுப்பாதீர்கள். Paydesk தானாக நிலையைக் கேட்கும்.</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after the beneficiary was added, then send it once more.</source>
        <translation>பயனாளியைச் சேர்த்து 30 நிமிடம் ஆகும் வரை காத்திருந்து, இன்னொரு முறை அனுப்புங்கள்.</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it once more; it keeps its number, so it cannot be paid twice.</source>
        <translation>{time} வரை காத்திருந்து, இன்னொரு முறை அனுப்புங்கள்; அதே எண் இருக்கும், அதனால் இரண்டு முறை பணம் போகாது.</translation>
    </message>
    <message>
        <source>Wait, and do not send it again. Paydesk asks for its status until it is settled.</source>
        <translation>காத்திருங்கள், மீண்டும் அனுப்பாதீர்கள். தீர்வாகும் வரை Paydesk நிலையைக் கேட்டுக்கொண்டே இருக்கும்.</translation>
    </message>
    <message>
        <source>What answers there does not know this operation; nothing was done.</source>
        <translation>அங்கே பதில் சொல்வதற்கு இந்தச் செயல் தெரியாது; எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>What became of the first attempt is not known</source>
        <translation>முதல் முயற்சி என்ன ஆனது என்று தெரியவில்லை</translation>
    </message>
    <message>
        <source>What is chosen in “{field}” is not there, or is not for this way of paying.</source>
        <translation>“{field}”-இல் தேர்ந்தெடுத்தது அங்கே இல்லை, அல்லது இந்த முறைக்கு உரியது அல்ல.</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>எந்தக் கணக்கிலிருந்து பணம் போக வேண்டும்?</translation>
    </message>
    <message>
        <source>Whoever has it can take the money until its last day.</source>
        <translation>கடைசி நாள் வரை, வைத்திருப்பவர் பணத்தை எடுக்கலாம்.</translation>
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
        <source>“{field}” are refused, and the service does not say which. Look at the name (A to Z only), phone and e-mail; some shops have to give all, and the address.</source>
        <translation>“{field}” ஏற்கப்படவில்லை; எது என்று தெரியாது. பெயர் (A முதல் Z மட்டும்), போன், இமெயில் பாருங்கள்; சில கடைகளுக்கு எல்லாமும் முகவரியும் தேவை.</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” தேவை.</translation>
    </message>
    <message>
        <source>“{field}” is not accepted as it is.</source>
        <translation>“{field}” இப்படியே ஏற்கப்படாது.</translation>
    </message>
    <message>
        <source>“{field}” names nobody who was added there.</source>
        <translation>“{field}” கட்டத்தில் உள்ளவர் அங்கே சேர்க்கப்படவில்லை.</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>It was not handed over: hand over now</source>
        <translation>கொடுக்கவில்லை: இப்போது பொருள் கொடு</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation>பேஅவுட் லிங்க்கில் ரீஃபண்ட் செய்</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>ஆம்: அடுத்த கஸ்டமர்</translation>
    </message>
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
        <source>%n more rows are not either.</source>
        <translation>
            <numerusform>மேலும் %n வரியும் எழுதியபடி இல்லை.</numerusform>
            <numerusform>மேலும் %n வரிகளும் எழுதியபடி இல்லை.</numerusform>
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
        <source>%n rows were made anew. This Z counts what the journal says.</source>
        <translation>
            <numerusform>%n வரி புதிதாக எழுதப்பட்டது. இந்த Z ஜர்னல் சொல்வதை எண்ணும்.</numerusform>
            <numerusform>%n வரிகள் புதிதாக எழுதப்பட்டன. இந்த Z ஜர்னல் சொல்வதை எண்ணும்.</numerusform>
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
        <source>How the others stand the service&apos;s dashboard says.</source>
        <translation>மற்றவற்றின் நிலையை சேவையின் டாஷ்போர்டில் பாருங்கள்.</translation>
    </message>
    <message>
        <source>If the other PC goes on, begin here with an empty folder: both count what was open.</source>
        <translation>மற்ற PC-யும் இயங்கினால், இங்கு காலி ஃபோல்டருடன் தொடங்கவும்: திறந்திருந்ததை இரண்டும் எண்ணும்.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot go on with %n sales or payouts: they are set aside.</source>
        <translation>
            <numerusform>%n விற்பனை அல்லது பேஅவுட்டைத் தொடர முடியவில்லை: தனியே வைக்கப்பட்டுள்ளது.</numerusform>
            <numerusform>%n விற்பனை அல்லது பேஅவுட்டைத் தொடர முடியவில்லை: தனியே வைக்கப்பட்டுள்ளன.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended, or did not start; the log says why. It is started again by itself, all else goes on.</source>
        <translation>அது நின்றுவிட்டது, அல்லது தொடங்கவில்லை; ஏன் என்று பதிவேட்டில் உள்ளது. அது தானாக மீண்டும் தொடங்கும், மற்ற எல்லாம் தொடரும்.</translation>
    </message>
    <message>
        <source>It is an older copy, or was cut off after row {row}.</source>
        <translation>இது பழைய நகல், அல்லது வரி {row}-க்குப் பின் துண்டிக்கப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>Look them up on the service&apos;s dashboard. All else goes on.</source>
        <translation>சர்வீஸின் டாஷ்போர்டில் அவற்றைப் பாருங்கள். மற்ற எல்லாம் தொடரும்.</translation>
    </message>
    <message>
        <source>Newer versions are not looked for at the moment</source>
        <translation>இப்போது புதிய வெர்ஷன்கள் தேடப்படவில்லை</translation>
    </message>
    <message>
        <source>Not finished, and taken over: {sales}, {payouts}.</source>
        <translation>முடியாதவை, இதில் சேர்க்கப்பட்டன: {sales}, {payouts}.</translation>
    </message>
    <message>
        <source>Not taken over, as it cannot be read: {numbers}.</source>
        <translation>படிக்க முடியாததால் சேர்க்கப்படவில்லை: {numbers}.</translation>
    </message>
    <message>
        <source>Not taken over, as it was altered: {numbers}.</source>
        <translation>மாற்றப்பட்டிருந்ததால் சேர்க்கப்படவில்லை: {numbers}.</translation>
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
        <source>Paydesk made a mistake</source>
        <translation>Paydesk தவறு செய்துவிட்டது</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; its log says which. This part is started again by itself, all else goes on.</source>
        <translation>Paydesk தவறு செய்துவிட்டது; எது என்று அதன் பதிவேட்டில் உள்ளது. இந்தப் பகுதி தானாக மீண்டும் தொடங்கும், மற்ற எல்லாம் தொடரும்.</translation>
    </message>
    <message>
        <source>Payouts are not read for a moment</source>
        <translation>இப்போதைக்கு பேஅவுட் படிக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Row {row} is not as it was written.</source>
        <translation>வரி {row} எழுதியபடி இல்லை.</translation>
    </message>
    <message>
        <source>Sales are not read for a moment</source>
        <translation>இப்போதைக்கு விற்பனை படிக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file outside Paydesk.</source>
        <translation>கடை உரிமையாளரிடம் சொல்லுங்கள்: Paydesk-க்கு வெளியே யாரோ ஃபைலை மாற்றியிருக்கலாம்.</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸ் பதில் தரவில்லை</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new. From now on Z-reports are another series; for a day each payout needs a second person&apos;s PIN.</source>
        <translation>டேட்டா ஃபோல்டர் வேறு PC-யிலிருந்து நகலெடுக்கப்பட்டது, அல்லது கீசெயின் புதியது. இனி Z-ரிப்போர்ட் வேறு தொடர்; ஒரு நாள் ஒவ்வொரு பேஅவுட்டுக்கும் இரண்டாம் நபரின் PIN தேவை.</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>ஜர்னலின் கடைசிப் பகுதி இல்லை</translation>
    </message>
    <message>
        <source>The journal cannot be taken up</source>
        <translation>ஜர்னலைத் திறக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The journal is not checked for a moment</source>
        <translation>இப்போதைக்கு ஜர்னல் சரிபார்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk-க்கு வெளியே ஜர்னல் மாற்றப்பட்டுள்ளது</translation>
    </message>
    <message>
        <source>The keychain of this PC does not know this journal</source>
        <translation>இந்த PC-யின் கீசெயினுக்கு இந்த ஜர்னல் தெரியாது</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>கீகளைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The sales it concerns are set aside, all else goes on. Tell the owner of the shop.</source>
        <translation>இது சம்பந்தப்பட்ட விற்பனை தனியே வைக்கப்பட்டுள்ளது, மற்ற எல்லாம் தொடரும். கடை உரிமையாளரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>அட்டவணைகள் ஜர்னலிலிருந்து வேறுபட்டன</translation>
    </message>
    <message>
        <source>What else was not finished cannot be read.</source>
        <translation>வேறு எவை முடியவில்லை என்று படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>What was answered is not written for a moment</source>
        <translation>இப்போதைக்கு வந்த பதில்கள் எழுதப்படவில்லை</translation>
    </message>
    <message>
        <source>What was sold and sent after that only the service&apos;s dashboard knows: look there before money is sent again. Tell the owner of the shop.</source>
        <translation>அதற்குப் பின் விற்றதும் அனுப்பியதும் சேவையின் டாஷ்போர்டுக்கு மட்டுமே தெரியும்: மீண்டும் பணம் அனுப்பும் முன் அங்கே பாருங்கள். கடை உரிமையாளரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Who works here cannot be read</source>
        <translation>இங்கே யார் வேலை செய்கிறார் என்று படிக்க முடியவில்லை</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>About this payment</source>
        <translation>இந்த பேமெண்ட் பற்றி</translation>
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
        <source>Copy the payment link</source>
        <translation>பேமெண்ட் லிங்க் காப்பி</translation>
    </message>
    <message>
        <source>It pays {payee}. Sales before paid another. Ask your supervisor first.</source>
        <translation>பணம் {payee}-க்குப் போகும். முந்தைய விற்பனை வேறு ID-க்குப் போனது. முதலில் சூப்பர்வைசரிடம் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation>டெமோ போனில் பணம் கட்டு</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>பேமெண்ட் லிங்க்</translation>
    </message>
    <message>
        <source>Ran out</source>
        <translation>நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>The QR could not be read back</source>
        <translation>QR-ஐத் திரும்பப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The payment link could not be checked</source>
        <translation>பேமெண்ட் லிங்க்கைச் சரிபார்க்க முடியவில்லை</translation>
    </message>
    <message>
        <source>Then: new QR, same order</source>
        <translation>பிறகு: புதிய QR, அதே ஆர்டர்</translation>
    </message>
    <message>
        <source>This QR pays a UPI address that is new here</source>
        <translation>இந்த QR-இன் UPI ID இங்கே புதியது</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>கட்ட வேண்டியது</translation>
    </message>
    <message>
        <source>works until {time}</source>
        <translation>{time} வரை செல்லும்</translation>
    </message>
    <message>
        <source>{time} after it was shown</source>
        <translation>காட்டி {time} கழித்து</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} மீதி</translation>
    </message>
    <message>
        <source>{why} Let the customer compare the amount on the phone with the one here.</source>
        <translation>{why} போனிலும் இதே தொகையா என்று கஸ்டமர் பார்க்கட்டும்.</translation>
    </message>
    <message>
        <source>✓ Read back</source>
        <translation>✓ திரும்பப் படித்தது</translation>
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
        <source>Beneficiary name</source>
        <translation>பயனாளியின் பெயர்</translation>
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
        <source>The service wants this from some shops.</source>
        <translation>சர்வீஸ் சில கடைகளிடம் இதையும் கேட்கும்.</translation>
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
    <name>Payouts</name>
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
        <source>Compare the balances once more before you send it again: if it did arrive, the money moves twice.</source>
        <translation>மீண்டும் அனுப்பும் முன் பேலன்ஸை இன்னொரு முறை ஒப்பிடுங்கள்: பணம் சேர்ந்திருந்தால் இரண்டு முறை போகும்.</translation>
    </message>
    <message>
        <source>Do not send it again: ask for its status.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள்: நிலையைக் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Do not send it again: compare the balances of both accounts.</source>
        <translation>மீண்டும் அனுப்பாதீர்கள்: இரண்டு கணக்குகளின் பேலன்ஸையும் ஒப்பிடுங்கள்.</translation>
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
        <source>It did not arrive, says whoever compared the balances</source>
        <translation>பேலன்ஸை ஒப்பிட்டவர் பணம் சேரவில்லை என்றார்</translation>
    </message>
    <message>
        <source>It was made before Paydesk was started again, and the full details of who gets it are not kept here: if the money is still owed, fill in a new one.</source>
        <translation>இது Paydesk மீண்டும் தொடங்கும் முன் உருவானது, பணம் பெறுபவரின் முழு விவரம் இங்கே சேமிப்பதில்லை: பணம் இன்னும் கொடுக்க வேண்டும் என்றால், புதியதை நிரப்புங்கள்.</translation>
    </message>
    <message>
        <source>It was sent with other keys than this counter has now: only their account can tell what became of it. Look for its number in that account&apos;s dashboard, or enter those keys again.</source>
        <translation>இது இந்த கவுண்டரில் இப்போது உள்ள கீகளால் அல்ல, வேறு கீகளால் அனுப்பப்பட்டது: என்ன ஆனது என்று அந்தக் கணக்கு மட்டுமே சொல்ல முடியும். அந்தக் கணக்கின் டாஷ்போர்டில் இதன் எண்ணைத் தேடுங்கள், அல்லது அந்தக் கீகளை மீண்டும் போடுங்கள்.</translation>
    </message>
    <message>
        <source>It was sent {ago} and has no end yet: ask the payment service&apos;s support, with its number. Do not send it again before they have said that it failed.</source>
        <translation>இது {ago} அனுப்பப்பட்டது, இன்னும் முடியவில்லை: இதன் எண்ணுடன் பேமெண்ட் சர்வீஸின் சப்போர்ட்டிடம் கேளுங்கள். இது ஃபெயில் என்று அவர்கள் சொல்லும் வரை மீண்டும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>It was written down and sent. It may have gone through.</source>
        <translation>எழுதி அனுப்பப்பட்டது. பணம் போயிருக்கலாம்.</translation>
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
        <source>No answer has come yet</source>
        <translation>இன்னும் எந்தப் பதிலும் வரவில்லை</translation>
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
        <source>The last question about it brought nothing: {why}.</source>
        <translation>இதைப் பற்றி கடைசியாகக் கேட்டதில் எதுவும் கிடைக்கவில்லை: {why}.</translation>
    </message>
    <message>
        <source>The service had this number already when the link was to be made, and tells neither the amount nor the name that belong to it: this may be another link.</source>
        <translation>லிங்க் உருவாக்கும்போது இந்த எண் சர்வீஸிடம் ஏற்கனவே இருந்தது; அதன் தொகையும் பெயரும் என்ன என்று அது சொல்வதில்லை: இது வேறு லிங்க்காக இருக்கலாம்.</translation>
    </message>
    <message>
        <source>The service was not asked: it tells nobody what became of it.</source>
        <translation>சர்வீஸிடம் கேட்கவில்லை: என்ன ஆனது என்று அது யாரிடமும் சொல்வதில்லை.</translation>
    </message>
    <message>
        <source>This was done, and the money has come back: whoever was to get it has not got it.</source>
        <translation>இது முடிந்திருந்தது, ஆனால் பணம் திரும்பி வந்துவிட்டது: கிடைக்க வேண்டியவருக்குக் கிடைக்கவில்லை.</translation>
    </message>
    <message>
        <source>This was said to have failed, and it did not: do not send it again.</source>
        <translation>இது ஃபெயில் என்று சொல்லப்பட்டது, ஆனால் ஃபெயில் ஆகவில்லை: மீண்டும் அனுப்பாதீர்கள்.</translation>
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
        <source>Between accounts</source>
        <translation>நம் கணக்குகள்</translation>
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
        <source>Outbox</source>
        <translation>அவுட்பாக்ஸ்</translation>
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
        <source>Sent</source>
        <translation>பதிவுகள்</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN-இல் 4 முதல் 8 இலக்கம்.</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed} alone; {amount} needs a supervisor.</source>
        <translation>கேஷியர் தனியாக {allowed} வரை அனுப்பலாம்; {amount} அனுப்ப சூப்பர்வைசர் தேவை.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 characters, and nobody else here has it.</source>
        <translation>பெயரில் 1 முதல் 40 எழுத்து; அது இங்கே வேறு யாருக்கும் இருக்கக் கூடாது.</translation>
    </message>
    <message>
        <source>A newer version of Paydesk wrote who works here: nobody can sign in with this one. Start that newer version.</source>
        <translation>இங்கே யார் வேலை செய்கிறார்கள் என்பதை Paydesk-ன் புதிய வெர்ஷன் எழுதியது: இதில் யாரும் லாகின் செய்ய முடியாது. அந்தப் புதிய வெர்ஷனைத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>ரீஃபண்டுக்கு சூப்பர்வைசரின் PIN தேவை</translation>
    </message>
    <message>
        <source>A supervisor types their PIN; it opens for a minute of work.</source>
        <translation>சூப்பர்வைசர் தன் PIN போடட்டும்; ஒரு நிமிட வேலைக்குத் திறக்கும்.</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ட்ரெய்னி டெமோவில் மட்டுமே பழகுவார்.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>செட்டிங்ஸ், ஆட்கள் பகுதியில் ஆட்களைச் சேர்க்கவும்: முதலில் உங்களை அட்மினாக.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People; then the screen can be locked.</source>
        <translation>செட்டிங்ஸ், ஆட்கள் பகுதியில் ஆட்களைச் சேர்க்கவும்; பிறகு திரையை லாக் செய்யலாம்.</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>அட்மின்</translation>
    </message>
    <message>
        <source>All that a cashier does. Sends money, refunds, moves money between accounts, exports, confirms what others send, opens for somebody whose PIN was wrong too often.</source>
        <translation>கேஷியர் செய்யும் எல்லாம். பணம் அனுப்புவார், ரீஃபண்ட் செய்வார், கணக்குகளுக்குள் பணம் மாற்றுவார், ஃபைலாகச் சேமிப்பார், மற்றவர் அனுப்புவதை உறுதி செய்வார், பல முறை தவறான PIN போட்டவருக்குத் திறந்து கொடுப்பார்.</translation>
    </message>
    <message>
        <source>All that a supervisor does. Changes settings, keys and people, and erases what this PC keeps.</source>
        <translation>சூப்பர்வைசர் செய்யும் எல்லாம். செட்டிங்ஸ், கீகள், ஆட்களை மாற்றுவார்; இந்த PC-யில் இருப்பதை அழிப்பார்.</translation>
    </message>
    <message>
        <source>Ask somebody who may; their PIN opens it.</source>
        <translation>அனுமதி உள்ளவரிடம் கேளுங்கள்; அவரின் PIN திறக்கும்.</translation>
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
        <source>It goes on until then.</source>
        <translation>அதுவரை அது தொடரும்.</translation>
    </message>
    <message>
        <source>It is for an admin; their PIN opens it.</source>
        <translation>இது அட்மினுக்கு உரியது; அவரின் PIN திறக்கும்.</translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>கேஷியர் லாகின் செய்யட்டும் (Ctrl L), அல்லது டெமோவைத் திறங்கள்.</translation>
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
        <source>Nothing was done; sales that wait go on.</source>
        <translation>எதுவும் செய்யவில்லை; காத்திருக்கும் விற்பனை தொடரும்.</translation>
    </message>
    <message>
        <source>Nothing was sent, and nothing that you typed is lost.</source>
        <translation>எதுவும் அனுப்பவில்லை; நீங்கள் எழுதியது எதுவும் போகவில்லை.</translation>
    </message>
    <message>
        <source>Only a supervisor can open it now, with their own PIN.</source>
        <translation>இனி சூப்பர்வைசர் மட்டுமே தன் PIN போட்டுத் திறக்க முடியும்.</translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, and sealed by its keychain. Nobody can read them back.</source>
        <translation>PIN-கள் இந்த PC-யில் மட்டும், உருமாற்றி, கீசெயினால் சீல் செய்து வைக்கப்படும். யாரும் திரும்பப் படிக்க முடியாது.</translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, in a file that only this user of the PC can open. Nobody can read them back.</source>
        <translation>PIN-கள் இந்த PC-யில் மட்டும், உருமாற்றி, இந்த PC-யின் இந்தப் பயனர் மட்டும் திறக்கக்கூடிய ஃபைலில் வைக்கப்படும். யாரும் திரும்பப் படிக்க முடியாது.</translation>
    </message>
    <message>
        <source>Practises in the demo. On a real counter a trainee may do nothing.</source>
        <translation>டெமோவில் பழகுவார். உண்மையான கவுண்டரில் ட்ரெய்னி எதுவும் செய்யக் கூடாது.</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>உங்கள் PIN போட்டு லாகின் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Somebody has to be admin, or nobody could change anything here. Make somebody else admin first.</source>
        <translation>ஒருவர் அட்மினாக இருக்க வேண்டும், இல்லாவிட்டால் இங்கே யாரும் எதையும் மாற்ற முடியாது. முதலில் வேறு ஒருவரை அட்மின் ஆக்குங்கள்.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>சூப்பர்வைசர்</translation>
    </message>
    <message>
        <source>Takes payments, cancels orders, finds sales, checks UPI addresses, makes payout links.</source>
        <translation>பணம் வாங்குவார், ஆர்டர் ரத்து செய்வார், விற்பனையைத் தேடுவார், UPI ID சரிபார்ப்பார், பேஅவுட் லிங்க் உருவாக்குவார்.</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>பத்து முறை PIN தவறு.</translation>
    </message>
    <message>
        <source>That PIN is among the first that anybody would try. Choose another one.</source>
        <translation>இந்த PIN-ஐ யாரும் முதலிலேயே முயன்று பார்ப்பார்கள். வேறு தேர்வு செய்யுங்கள்.</translation>
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
        <source>The file that says who works here is gone from this PC, or cannot be read: nobody can sign in. If this PC&apos;s keychain is locked, unlock it and try again; else the guide says what to do.</source>
        <translation>இங்கே வேலை செய்பவர்கள் யார் என்ற ஃபைல் இந்த PC-யில் இல்லை, அல்லது படிக்க முடியவில்லை: யாரும் லாகின் செய்ய முடியாது. இந்த PC-யின் கீசெயின் லாக்கில் இருந்தால், அதைத் திறந்து மீண்டும் முயலுங்கள்; இல்லையெனில் என்ன செய்வது என்று கைடில் உள்ளது.</translation>
    </message>
    <message>
        <source>The next try is looked at in {time}.</source>
        <translation>அடுத்த முயற்சி {time} கழித்துப் பார்க்கப்படும்.</translation>
    </message>
    <message>
        <source>The payment service has not told its time: how much of a day&apos;s limit is left is not known.</source>
        <translation>பேமெண்ட் சர்வீஸ் தன் நேரத்தைச் சொல்லவில்லை: ஒரு நாளின் வரம்பில் எவ்வளவு மீதம் உள்ளது என்று தெரியவில்லை.</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>திரை லாக் ஆகியுள்ளது.</translation>
    </message>
    <message>
        <source>The second person must be another one.</source>
        <translation>இரண்டாம் நபர் வேறு ஒருவராக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>There is nobody to lock it for.</source>
        <translation>லாக் செய்ய இங்கே யாரையும் அமைக்கவில்லை.</translation>
    </message>
    <message>
        <source>This PC could not write it down, so nothing was changed. Is the disk full?</source>
        <translation>இந்த PC இதை எழுத முடியவில்லை, அதனால் எதுவும் மாறவில்லை. டிஸ்க் நிரம்பிவிட்டதா?</translation>
    </message>
    <message>
        <source>This is a real counter: nothing was done.</source>
        <translation>இது உண்மையான கவுண்டர்: எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>இதற்கு சூப்பர்வைசரின் PIN தேவை</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN, typed just now.</source>
        <translation>இதற்கு சூப்பர்வைசர் தன் PIN-ஐ இப்போது போட வேண்டும்.</translation>
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
        <source>Too many wrong PINs.</source>
        <translation>பல முறை தவறான PIN.</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>ட்ரெய்னி</translation>
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
        <source>Until it answers, Paydesk does not know who works here. Sales that wait go on. Unlock the keychain of this PC, then press Try again.</source>
        <translation>அது பதில் சொல்லும் வரை, இங்கே யார் வேலை செய்கிறார் என்று Paydesk-க்குத் தெரியாது. காத்திருக்கும் விற்பனை தொடரும். இந்த PC-யின் கீசெயினைத் திறந்து, ‘மீண்டும் முயலுங்கள்’ அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Until it answers, this counter only takes payments. Nothing was done.</source>
        <translation>அது பதில் சொல்லும் வரை, இந்த கவுண்டர் பணம் மட்டும் வாங்கும். எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain.</source>
        <translation>இந்த PC-யின் கீசெயினுக்காகக் காத்திருக்கிறது.</translation>
    </message>
    <message>
        <source>What it opens closes by itself after a minute without work.</source>
        <translation>இது திறப்பது ஒரு நிமிடம் வேலை இல்லாவிட்டால் தானாக மூடும்.</translation>
    </message>
    <message>
        <source>What it opens closes by itself after a minute without work. What is done there is done in their name.</source>
        <translation>இது திறப்பது ஒரு நிமிடம் வேலை இல்லாவிட்டால் தானாக மூடும். அங்கே செய்வது அவரின் பெயரில் நடக்கும்.</translation>
    </message>
    <message>
        <source>What sends money out needs a name in the journal. Nothing was done.</source>
        <translation>பணம் அனுப்ப ஜர்னலில் ஒரு பெயர் தேவை. எதுவும் செய்யவில்லை.</translation>
    </message>
    <message>
        <source>What was sent lately is not known on this PC: its journal is a copy, or the file account.key was lost.</source>
        <translation>சமீபத்தில் அனுப்பியது இந்த PC-க்குத் தெரியாது: இங்குள்ள ஜர்னல் நகல், அல்லது account.key ஃபைல் காணவில்லை.</translation>
    </message>
    <message>
        <source>What you typed stays. The refund goes in the supervisor&apos;s name.</source>
        <translation>நீங்கள் எழுதியது அப்படியே இருக்கும். ரீஃபண்ட் சூப்பர்வைசரின் பெயரில் போகும்.</translation>
    </message>
    <message>
        <source>Whoever is at the counter may not do this.</source>
        <translation>கவுண்டரில் இருப்பவர் இதைச் செய்யக் கூடாது.</translation>
    </message>
    <message>
        <source>With {amount} more, this account gets more than the limit of {allowed} a day.</source>
        <translation>இன்னும் {amount} சேர்ந்தால், இந்தக் கணக்குக்கு ஒரு நாளின் {allowed} வரம்பைவிட அதிகம் போகும்.</translation>
    </message>
    <message>
        <source>With {amount} more, today&apos;s transfers are above the limit of {allowed} a day.</source>
        <translation>இன்னும் {amount} சேர்ந்தால், இன்றைய டிரான்ஸ்பர்கள் ஒரு நாளின் {allowed} வரம்பைத் தாண்டும்.</translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation>இப்போது மீண்டும் முயலலாம்.</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>{amount} என்பது ஒரு டிரான்ஸ்ஃபருக்கான {allowed} வரம்பைவிட அதிகம்.</translation>
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
        <source>Add somebody</source>
        <translation>ஒருவரைச் சேர்</translation>
    </message>
    <message>
        <source>Everybody may sell; sending money needs people. Add yourself as admin first.</source>
        <translation>எல்லோரும் விற்கலாம்; பணம் அனுப்ப ஆட்கள் தேவை. முதலில் உங்களை அட்மினாகச் சேர்க்கவும்.</translation>
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
        <source>Open with an admin&apos;s PIN</source>
        <translation>அட்மின் PIN போட்டுத் திற</translation>
    </message>
    <message>
        <source>People</source>
        <translation>ஆட்கள்</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>சேமித்தது.</translation>
    </message>
    <message>
        <source>You can look at the list. An admin&apos;s PIN opens it.</source>
        <translation>பட்டியலைப் பார்க்கலாம். அட்மினின் PIN அதைத் திறக்கும்.</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add yourself as admin to go on.</source>
        <translation>தொடர, உங்களை அட்மினாகச் சேருங்கள்.</translation>
    </message>
    <message>
        <source>Next: a test sale</source>
        <translation>அடுத்து: டெஸ்ட் விற்பனை</translation>
    </message>
    <message>
        <source>One admin is needed. Without a PIN anybody could pay money out.</source>
        <translation>ஒரு அட்மின் தேவை. PIN இல்லாவிட்டால் யாரும் பணம் அனுப்பிவிட முடியும்.</translation>
    </message>
    <message>
        <source>The screen locks by itself</source>
        <translation>திரை தானாக லாக் ஆகும்</translation>
    </message>
    <message>
        <source>Who works here?</source>
        <translation>இங்கே வேலை செய்பவர்கள் யார்?</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>7 days</source>
        <translation>7 நாள்</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>எல்லா நாளும்</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>நாள்: {day}</translation>
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
    <message>
        <source>{first} to {last}</source>
        <translation>{first} – {last}</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>4 to 8 digits that only this person knows. It is never shown, not even here.</source>
        <translation>இந்த நபருக்கு மட்டும் தெரிந்த 4 முதல் 8 இலக்கம். ஒருபோதும் காட்டப்படாது, இங்கேயும்.</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>ஒருவரைச் சேர்</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>உங்களைச் சேர்க்கவும்</translation>
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
        <source>Keep</source>
        <translation>இருக்கட்டும்</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN as it is.</source>
        <translation>PIN அப்படியே இருக்க, இரண்டையும் காலியாக விடுங்கள்.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation>சேமிக்கவில்லை: இன்னும் ஏதோ திருத்த வேண்டும்.</translation>
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
        <source>Remove {name}? Their PIN opens nothing any more; the journal keeps their name.</source>
        <translation>{name} நீக்கவா? அவரின் PIN இனி எதையும் திறக்காது; ஜர்னலில் பெயர் இருக்கும்.</translation>
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
        <source>The name that everybody uses</source>
        <translation>எல்லோரும் கூப்பிடும் பெயர்</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>அதே PIN மீண்டும்</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>கடையின் மொழி</translation>
    </message>
    <message>
        <source>The two PINs are not the same. Type both again.</source>
        <translation>இரண்டு PIN-களும் ஒன்றாக இல்லை. இரண்டையும் மீண்டும் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>ஆம், நீக்கு</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who is there</source>
        <translation>யார் இருக்கிறார்</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation>டெமோவில் {name} PIN: {pin}</translation>
    </message>
    <message>
        <source>It is open again for {name}.</source>
        <translation>{name} அவர்களுக்கு மீண்டும் திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>Looking at the PIN…</source>
        <translation>PIN பார்க்கிறது…</translation>
    </message>
    <message>
        <source>Nobody else here may. The guide says what to do.</source>
        <translation>இங்கே வேறு யாருக்கும் அனுமதி இல்லை. என்ன செய்வது என்று கைடில் உள்ளது.</translation>
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
        <source>Somebody else opens it</source>
        <translation>வேறு ஒருவர் திறப்பார்</translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>யார் இருக்கிறார்</translation>
    </message>
    <message>
        <source>Who is there?</source>
        <translation>யார் இருக்கிறார்?</translation>
    </message>
    <message>
        <source>Who opens for {name}?</source>
        <translation>{name} அவர்களுக்கு யார் திறக்கிறார்?</translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation>இப்போது மீண்டும் முயலலாம்.</translation>
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
        <source>Open</source>
        <translation>திற</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>A GSTIN has 15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>GSTIN-இல் 15 எழுத்துகளும் எண்களும் இருக்கும், உதாரணம் 29ABCDE1234F1Z5.</translation>
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
        <source>Paper</source>
        <translation>பேப்பர்</translation>
    </message>
    <message>
        <source>Print a receipt by itself when a sale is paid</source>
        <translation>பணம் வந்ததும் ரசீதைத் தானாக அச்சிடு</translation>
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
        <source>Roll of 58 mm</source>
        <translation>58 mm ரோல்</translation>
    </message>
    <message>
        <source>Roll of 80 mm</source>
        <translation>80 mm ரோல்</translation>
    </message>
    <message>
        <source>Show the printers</source>
        <translation>பிரிண்டர்களைக் காட்டு</translation>
    </message>
    <message>
        <source>This PC knows no printer: slips are saved as PDF files.</source>
        <translation>இந்த PC-க்கு எந்தப் பிரிண்டரும் தெரியாது: ஸ்லிப்புகள் PDF ஃபைல்களாகச் சேமிக்கப்படும்.</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>இந்த PC-க்குத் தெரிந்தவை: {names}</translation>
    </message>
    <message>
        <source>the system&apos;s own</source>
        <translation>சிஸ்டத்தினுடையது</translation>
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
        <source>{printer} has taken it.</source>
        <translation>{printer} எடுத்துக்கொண்டது.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A filter blocks the payment service</source>
        <translation>ஒரு ஃபில்டர் பேமெண்ட் சர்வீஸைத் தடுக்கிறது</translation>
    </message>
    <message>
        <source>A number or text is not of the shape that the payment service demands.</source>
        <translation>ஓர் எண்ணோ எழுத்தோ பேமெண்ட் சர்வீஸ் கேட்கும் வடிவில் இல்லை.</translation>
    </message>
    <message>
        <source>Ask for the status: the first request may have arrived.</source>
        <translation>நிலையைக் கேளுங்கள்: முதல் கோரிக்கை போய்ச் சேர்ந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>Check the bill: is it the right order, and the right amount?</source>
        <translation>பில்லைப் பாருங்கள்: சரியான ஆர்டரா, சரியான தொகையா?</translation>
    </message>
    <message>
        <source>Check the date of this PC. If it is right, somebody may be listening: tell whoever set it up.</source>
        <translation>இந்த PC-யின் தேதியைப் பாருங்கள். அது சரி என்றால், யாரோ நடுவில் ஒட்டுக்கேட்கலாம்: அமைத்தவரிடம் சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Check the network cable or the Wi-Fi of this PC; if web pages open, check the service&apos;s address in Settings.</source>
        <translation>கேபிள் அல்லது Wi-Fi பாருங்கள்; வெப் பக்கம் திறந்தால், செட்டிங்ஸில் சர்வீஸ் முகவரியைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Check the network: open a web page on this PC and see whether it wants a login.</source>
        <translation>நெட்வொர்க்கைப் பாருங்கள்: இந்த PC-யில் ஒரு வெப் பக்கம் திறந்து, லாகின் கேட்கிறதா என்று பாருங்கள்.</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>ஆர்டர் எண்ணை பில்லுடனும், டெர்மினலை செட்டிங்ஸுடனும் ஒப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>Correct it and try again; nothing was sent.</source>
        <translation>திருத்தி மீண்டும் முயலுங்கள்; எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>Enter the keys again in Settings, Keys of the service.</source>
        <translation>செட்டிங்ஸ், சர்வீஸின் கீகள் பகுதியில் கீகளை மீண்டும் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Enter them in Settings, Keys of the service.</source>
        <translation>செட்டிங்ஸ், சர்வீஸின் கீகள் பகுதியில் அவற்றைப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Free some space on this PC, then start Paydesk again.</source>
        <translation>இந்த PC-யில் கொஞ்சம் இடம் காலி செய்து, Paydesk-ஐ மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Have the address of this PC allowed in the service&apos;s dashboard.</source>
        <translation>சர்வீஸின் டாஷ்போர்டில் இந்த PC-யின் முகவரிக்கு அனுமதி வாங்குங்கள்.</translation>
    </message>
    <message>
        <source>Have the proxy and its login in this PC&apos;s network settings checked, then start Paydesk again.</source>
        <translation>நெட்வொர்க் செட்டிங்ஸில் ப்ராக்ஸியையும் அதன் லாகினையும் சரிபார்க்கச் சொல்லி, Paydesk-ஐ மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Have the proxy in this PC&apos;s network settings checked, then start Paydesk again.</source>
        <translation>நெட்வொர்க் செட்டிங்ஸில் ப்ராக்ஸியைச் சரிபார்க்கச் சொல்லி, Paydesk-ஐ மீண்டும் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed in the filter here, and this PC&apos;s address in the service&apos;s dashboard.</source>
        <translation>இங்குள்ள ஃபில்டரில் சர்வீஸ் முகவரிக்கும், சர்வீஸின் டாஷ்போர்டில் இந்த PC-யின் முகவரிக்கும் அனுமதி வாங்குங்கள்.</translation>
    </message>
    <message>
        <source>If an antivirus or the network opens secure pages, install its certificate here.</source>
        <translation>ஆன்டிவைரஸோ நெட்வொர்க்கோ பாதுகாப்பான பக்கங்களைத் திறந்து பார்த்தால், அதன் சர்டிஃபிகேட்டை இங்கே இன்ஸ்டால் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>அதன் விண்டோ இருந்தால், அதையே பயன்படுத்துங்கள்.</translation>
    </message>
    <message>
        <source>It answered that something broke on its side.</source>
        <translation>தன் பக்கம் கோளாறு என்று பதில் சொன்னது.</translation>
    </message>
    <message>
        <source>It exists already</source>
        <translation>இது ஏற்கனவே உள்ளது</translation>
    </message>
    <message>
        <source>It is starting, or ending. This waits a minute for it.</source>
        <translation>அது தொடங்குகிறது, அல்லது முடிகிறது. இது ஒரு நிமிடம் அதற்காகக் காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>It shows a certificate from “{issuer}”, which this PC does not trust.</source>
        <translation>அது “{issuer}” தந்த சர்டிஃபிகேட்டைக் காட்டுகிறது; இந்த PC அதை நம்பவில்லை.</translation>
    </message>
    <message>
        <source>It was cut, or it is about something else than was asked.</source>
        <translation>பதில் பாதியில் துண்டித்தது, அல்லது கேட்டதற்கான பதில் இல்லை.</translation>
    </message>
    <message>
        <source>It was made with other keys, or at another address, than this counter uses now.</source>
        <translation>இது வேறு கீகளில் அல்லது வேறு முகவரியில் உருவானது.</translation>
    </message>
    <message>
        <source>Its certificate is not trusted by this PC, so nothing was sent to it.</source>
        <translation>அதன் சர்டிஃபிகேட்டை இந்த PC நம்பவில்லை; எதுவும் அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>அதன் விண்டோ பதில் தரவில்லை.</translation>
    </message>
    <message>
        <source>Look at how it stands before you press again.</source>
        <translation>மீண்டும் அழுத்தும் முன் நிலை என்ன என்று பாருங்கள்.</translation>
    </message>
    <message>
        <source>Look at its status; take a new sale if it was not paid.</source>
        <translation>நிலையைப் பாருங்கள்; பணம் வரவில்லை என்றால் புதிய விற்பனை எடுங்கள்.</translation>
    </message>
    <message>
        <source>Look it up where it was made, or put the former keys back in Settings.</source>
        <translation>உருவான இடத்தில் தேடுங்கள், அல்லது செட்டிங்ஸில் பழைய கீகளைத் திரும்பப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Look the number up in Orders before it is taken again.</source>
        <translation>மீண்டும் எடுக்கும் முன் இந்த எண்ணை ‘ஆர்டர்கள்’ பக்கத்தில் தேடுங்கள்.</translation>
    </message>
    <message>
        <source>Nothing to mend here. It is asked again by itself.</source>
        <translation>இங்கே சரிசெய்ய எதுவும் இல்லை. தானாக மீண்டும் கேட்கும்.</translation>
    </message>
    <message>
        <source>Open a web page on this PC and log in to the network.</source>
        <translation>இந்த PC-யில் ஒரு வெப் பக்கம் திறந்து, நெட்வொர்க்கில் லாகின் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk தவறு செய்துவிட்டது</translation>
    </message>
    <message>
        <source>Paydesk runs already on this PC</source>
        <translation>Paydesk இந்த PC-யில் ஏற்கனவே இயங்குகிறது</translation>
    </message>
    <message>
        <source>Read its own words in Orders, in the story of this sale.</source>
        <translation>அதன் சொந்த வார்த்தைகளை ‘ஆர்டர்கள்’ பக்கத்தில், இந்த விற்பனையில் நடந்தவற்றில் படியுங்கள்.</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop and terminal; then press F7.</source>
        <translation>செட்டிங்ஸ், கடையும் டெர்மினலும் பகுதியில் அதை மீண்டும் அமைத்து, F7 அழுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a filter, a firewall or the service&apos;s front door.</source>
        <translation>பதில் சொன்னது நடுவில் உள்ள ஒன்று: ஃபில்டர், ஃபயர்வால் அல்லது சர்வீஸின் கேட்வே.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a login page, a proxy or a filter.</source>
        <translation>பதில் சொன்னது சர்வீஸ் அல்ல, நடுவில் உள்ள ஒன்று: லாகின் பக்கம், ப்ராக்ஸி அல்லது ஃபில்டர்.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a proxy, or the service&apos;s front door.</source>
        <translation>பதில் சொன்னது நடுவில் உள்ள ஒன்று: ப்ராக்ஸி, அல்லது சர்வீஸின் கேட்வே.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: the login page of this network.</source>
        <translation>பதில் சொன்னது சர்வீஸ் அல்ல, இந்த நெட்வொர்க்கின் லாகின் பக்கம்.</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: the proxy that this PC goes through.</source>
        <translation>பதில் சொன்னது சர்வீஸ் அல்ல, இந்த PC-யின் ப்ராக்ஸி.</translation>
    </message>
    <message>
        <source>Something in the request is not what the payment service accepts.</source>
        <translation>கோரிக்கையில் ஏதோ ஒன்றை சர்வீஸ் ஏற்கவில்லை.</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>தொகை ஆர்டருடையது இல்லை</translation>
    </message>
    <message>
        <source>The amount typed and the amount of this order differ. No QR was made.</source>
        <translation>எழுதிய தொகையும் இந்த ஆர்டரின் தொகையும் வேறு. QR உருவாகவில்லை.</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>பதிலைப் படிக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The connection broke in the middle of an answer. The request may have arrived.</source>
        <translation>பதிலின் நடுவில் இணைப்பு துண்டித்தது. கோரிக்கை போய்ச் சேர்ந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>விவரங்கள் ஒரு விதியை மீறுகின்றன</translation>
    </message>
    <message>
        <source>The fault is in the shop&apos;s own settings.</source>
        <translation>கோளாறு கடையின் சொந்த செட்டிங்ஸில்.</translation>
    </message>
    <message>
        <source>The fault is in this sale&apos;s details.</source>
        <translation>கோளாறு இந்த விற்பனையின் விவரத்தில்.</translation>
    </message>
    <message>
        <source>The fault is on the payment service&apos;s side.</source>
        <translation>கோளாறு பேமெண்ட் சர்வீஸ் பக்கம்.</translation>
    </message>
    <message>
        <source>The fault is on this PC&apos;s side.</source>
        <translation>கோளாறு இந்த PC பக்கம்.</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>கீகள் நிராகரிக்கப்பட்டன</translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation>லைன் துண்டித்தது</translation>
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
        <source>The payment service does not answer</source>
        <translation>பேமெண்ட் சர்வீஸ் பதில் சொல்லவில்லை</translation>
    </message>
    <message>
        <source>The payment service does not know the client id and secret of this counter.</source>
        <translation>இந்த கவுண்டரின் கிளையண்ட் ID, சீக்ரெட் சர்வீஸுக்குத் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>The payment service got too many questions from this shop and wants a pause.</source>
        <translation>இந்தக் கடை மிக அதிகமாகக் கேட்டது; சர்வீஸ் சிறிது நிறுத்தச் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service had the same request earlier, with other details.</source>
        <translation>இதே கோரிக்கை முன்பு வேறு விவரங்களுடன் வந்தது.</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>பேமெண்ட் சர்வீஸில் கோளாறு உள்ளது</translation>
    </message>
    <message>
        <source>The payment service has an order of this number already.</source>
        <translation>பேமெண்ட் சர்வீஸிடம் இந்த எண்ணில் ஏற்கனவே ஆர்டர் உள்ளது.</translation>
    </message>
    <message>
        <source>The payment service knows the keys, but not this network address, or not this feature.</source>
        <translation>கீகள் சரி, ஆனால் இந்த நெட்வொர்க் முகவரிக்கோ வசதிக்கோ அனுமதி இல்லை.</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>இந்த ஆர்டர் திறந்த நிலையில் இல்லை என்று பேமெண்ட் சர்வீஸ் சொல்கிறது.</translation>
    </message>
    <message>
        <source>The payment service took too long</source>
        <translation>பேமெண்ட் சர்வீஸ் மிகத் தாமதம்</translation>
    </message>
    <message>
        <source>The proxy of this PC does not work</source>
        <translation>இந்த PC-யின் ப்ராக்ஸி வேலை செய்யவில்லை</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>ப்ராக்ஸி லாகின் கேட்கிறது</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>கோரிக்கை முன்பே அனுப்பப்பட்டது</translation>
    </message>
    <message>
        <source>The request was sent, and no answer came in time. It may have arrived.</source>
        <translation>கோரிக்கை போனது, நேரத்தில் பதில் இல்லை. அது போய்ச் சேர்ந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation>சர்வீஸுக்கு இது தெரியவில்லை</translation>
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
        <source>The service&apos;s identity could not be checked</source>
        <translation>சர்வீஸின் அடையாளத்தைச் சரிபார்க்க முடியவில்லை</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>டெர்மினல் இப்போது அமைக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>The terminal with which this order was made was taken out of the settings.</source>
        <translation>இந்த ஆர்டரை உருவாக்கிய டெர்மினல் செட்டிங்ஸிலிருந்து எடுக்கப்பட்டது.</translation>
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
        <source>There is no such order, or no such terminal, at the payment service.</source>
        <translation>பேமெண்ட் சர்வீஸிடம் அப்படி ஒரு ஆர்டரோ டெர்மினலோ இல்லை.</translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation>இந்தக் கீகளுக்கு இந்த ஆர்டர் தெரியவில்லை</translation>
    </message>
    <message>
        <source>This PC goes to the network through a proxy, and that lets nothing through.</source>
        <translation>இந்த PC-யின் ப்ராக்ஸி எதையும் அனுமதிக்கவில்லை.</translation>
    </message>
    <message>
        <source>This PC has no network. The payment service cannot be asked from here.</source>
        <translation>இந்த PC-யில் நெட்வொர்க் இல்லை. இங்கிருந்து பேமெண்ட் சர்வீஸிடம் கேட்க முடியாது.</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>இந்த PC ஆஃப்லைனில் உள்ளது</translation>
    </message>
    <message>
        <source>This PC is online, but the payment service cannot be reached.</source>
        <translation>இந்த PC ஆன்லைனில் உள்ளது, ஆனால் சர்வீஸை அடைய முடியவில்லை.</translation>
    </message>
    <message>
        <source>This counter has no client id and secret for the payment service.</source>
        <translation>சர்வீஸின் கிளையண்ட் ID, சீக்ரெட் இந்த கவுண்டரில் இல்லை.</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>இந்த கவுண்டருக்கு அதற்கு அனுமதி இல்லை</translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation>மெதுவாகக் கேட்கச் சொன்னது</translation>
    </message>
    <message>
        <source>Wait a minute and start Paydesk again. If this comes again, restart this PC.</source>
        <translation>ஒரு நிமிடம் காத்திருந்து Paydesk-ஐ மீண்டும் தொடங்குங்கள். இதுவே மீண்டும் வந்தால், இந்த PC-யை மறுதொடக்கம் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself in {time}.</source>
        <translation>காத்திருங்கள்: {time} கழித்து தானாகக் கேட்பது தொடரும்.</translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself.</source>
        <translation>காத்திருங்கள்: தானாகத் தொடர்ந்து கேட்கும்.</translation>
    </message>
    <message>
        <source>Wait: it is asked again by itself. If it lasts, call the service&apos;s support.</source>
        <translation>காத்திருங்கள்: தானாக மீண்டும் கேட்கும். நீண்ட நேரம் ஆனால், சர்வீஸின் சப்போர்ட்டுக்கு போன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Wait: it is asked again by itself. If it lasts, check the network.</source>
        <translation>காத்திருங்கள்: தானாக மீண்டும் கேட்கும். நீண்ட நேரம் ஆனால், நெட்வொர்க்கைப் பாருங்கள்.</translation>
    </message>
    <message>
        <source>Wait: the status is read again by itself. If it lasts, call the service&apos;s support.</source>
        <translation>காத்திருங்கள்: நிலை தானாக மீண்டும் பார்க்கப்படும். நீண்ட நேரம் ஆனால், சர்வீஸின் சப்போர்ட்டுக்கு போன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Wait: the status is read as soon as the line is back.</source>
        <translation>காத்திருங்கள்: லைன் வந்தவுடன் நிலை பார்க்கப்படும்.</translation>
    </message>
    <message>
        <source>Wait: the status is read before anything is sent again.</source>
        <translation>காத்திருங்கள்: எதையும் மீண்டும் அனுப்பும் முன் நிலை பார்க்கப்படும்.</translation>
    </message>
    <message>
        <source>What you asked for may not be done. What went wrong is in the log.</source>
        <translation>நீங்கள் கேட்டது நடக்காமல் இருக்கலாம். என்ன தவறு என்று பதிவேட்டில் உள்ளது.</translation>
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
    <name>QrCheckLine</name>
    <message>
        <source>Checked: it is the service&apos;s own address</source>
        <translation>சரிபார்த்தது: இது சர்வீஸின் சொந்த முகவரி</translation>
    </message>
    <message>
        <source>Read back: it asks for {amount}</source>
        <translation>திரும்பப் படித்தது: {amount} கேட்கிறது</translation>
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
        <source>It is on no screen, here or at the customer&apos;s.</source>
        <translation>இது இங்கும் கஸ்டமர் திரையிலும் இல்லை.</translation>
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
        <source>The QR asks for</source>
        <translation>QR கேட்பது</translation>
    </message>
    <message>
        <source>The order says</source>
        <translation>ஆர்டர் சொல்வது</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>எது பொருந்தவில்லை</translation>
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
        <source>No QR was found in the picture.</source>
        <translation>படத்தில் QR இல்லை.</translation>
    </message>
    <message>
        <source>The QR asks for another amount than the order.</source>
        <translation>QR ஆர்டரைவிட வேறு தொகையைக் கேட்கிறது.</translation>
    </message>
    <message>
        <source>The QR asks for another currency than the order.</source>
        <translation>QR ஆர்டரைவிட வேறு கரன்சியைக் கேட்கிறது.</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR வேறு ஆர்டருக்கு உரியது.</translation>
    </message>
    <message>
        <source>The QR does not say clearly who is paid.</source>
        <translation>பணம் யாருக்கு என்று QR தெளிவாகச் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>The QR holds something else than one plain payment.</source>
        <translation>QR-இல் இருப்பது சாதாரண ஒரே பேமெண்ட் இல்லை.</translation>
    </message>
    <message>
        <source>The QR lets the amount be changed, or asks for more than this payment.</source>
        <translation>QR தொகையை மாற்ற விடுகிறது, அல்லது இந்த பேமெண்ட்டுக்கு மேலும் கேட்கிறது.</translation>
    </message>
    <message>
        <source>The QR names no amount that could be compared.</source>
        <translation>ஒப்பிடக்கூடிய தொகை QR-இல் இல்லை.</translation>
    </message>
    <message>
        <source>The QR names something twice, so apps may read it differently.</source>
        <translation>QR-இல் ஒன்று இரண்டு முறை எழுதியுள்ளது; அதனால் ஆப்கள் வெவ்வேறாகப் படிக்கலாம்.</translation>
    </message>
    <message>
        <source>The QR pays a UPI address that is new at this counter.</source>
        <translation>QR-இன் UPI ID இந்த கவுண்டருக்குப் புதியது.</translation>
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
        <source>The payment link is no plain https address; it is not opened.</source>
        <translation>பேமெண்ட் லிங்க் சாதாரண https முகவரி இல்லை; திறக்கப்படாது.</translation>
    </message>
    <message>
        <source>The payment link leads to another place than the service&apos;s own.</source>
        <translation>பேமெண்ட் லிங்க் சர்வீஸின் சொந்த இடத்துக்கு அல்ல, வேறு இடத்துக்குப் போகிறது.</translation>
    </message>
    <message>
        <source>The picture came garbled (its text is not base64).</source>
        <translation>படம் சிதைந்து வந்தது (அதன் எழுத்து base64 இல்லை).</translation>
    </message>
    <message>
        <source>The picture is far too large to be a QR; it was not opened.</source>
        <translation>QR-ஆக இருக்க முடியாத அளவு படம் மிகப் பெரியது; திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>The picture is of a kind that Paydesk does not open.</source>
        <translation>Paydesk திறக்காத வகைப் படம் இது.</translation>
    </message>
    <message>
        <source>The picture was cut off on its way.</source>
        <translation>படம் வழியில் துண்டித்தது.</translation>
    </message>
    <message>
        <source>The service sent no picture of a QR.</source>
        <translation>சர்வீஸ் QR படத்தை அனுப்பவில்லை.</translation>
    </message>
    <message>
        <source>This is the demo, but the QR would move real money.</source>
        <translation>இது டெமோ, ஆனால் இந்த QR உண்மையான பணத்தை எடுக்கும்.</translation>
    </message>
    <message>
        <source>What came in place of the QR is no picture.</source>
        <translation>QR-க்குப் பதிலாக வந்தது படம் இல்லை.</translation>
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
    <name>RailButton</name>
    <message>
        <source>Not ready yet. This PC may ask for its keychain.</source>
        <translation>இன்னும் தயாராகவில்லை. இந்த PC கீசெயின் கேட்கலாம்.</translation>
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
        <source>The journal cannot be opened: no sale can be written down.</source>
        <translation>ஜர்னலைத் திறக்க முடியவில்லை: எந்த விற்பனையும் எழுத முடியாது.</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk: see Settings, What this PC keeps.</source>
        <translation>Paydesk-க்கு வெளியே ஜர்னல் மாற்றப்பட்டுள்ளது: செட்டிங்ஸ், இந்த PC-யில் இருப்பவை பகுதியைப் பாருங்கள்.</translation>
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
        <source>There is none. Receipts are saved as PDF.</source>
        <translation>பிரிண்டர் இல்லை. ரசீதுகள் PDF ஆகச் சேமிக்கப்படும்.</translation>
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
        <source>not asked: there are no keys</source>
        <translation>கேட்கவில்லை: கீகள் இல்லை</translation>
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
        <source>the system&apos;s own choice</source>
        <translation>சிஸ்டத்தின் தேர்வு</translation>
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
    <message numerus="yes">
        <source>%n thing(s) to see to. You can sell without.</source>
        <translation>
            <numerusform>கவனிக்க %n விஷயம். அப்படியே விற்கலாம்.</numerusform>
            <numerusform>கவனிக்க %n விஷயங்கள். அப்படியே விற்கலாம்.</numerusform>
        </translation>
    </message>
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
        <source>Everything works.</source>
        <translation>எல்லாம் வேலை செய்கிறது.</translation>
    </message>
    <message numerus="yes">
        <source>From before today: %n sale(s) go on, {amount}</source>
        <translation>
            <numerusform>இன்றைக்கு முந்தையவை: %n விற்பனை தொடர்கிறது, {amount}</numerusform>
            <numerusform>இன்றைக்கு முந்தையவை: %n விற்பனை தொடர்கிறது, {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>திறக்கத் தயாரில்லை</translation>
    </message>
    <message numerus="yes">
        <source>Nothing can be sold before %n thing(s) in red are mended.</source>
        <translation>
            <numerusform>சிவப்பில் உள்ள %n விஷயம் சரியாகும் வரை எதுவும் விற்க முடியாது.</numerusform>
            <numerusform>சிவப்பில் உள்ள %n விஷயங்கள் சரியாகும் வரை எதுவும் விற்க முடியாது.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>ஷிஃப்ட் திறந்து விற்கவும்</translation>
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
    <message>
        <source>They are read again. None is lost, none is made twice.</source>
        <translation>இவை மீண்டும் பார்க்கப்படும். எதுவும் தொலையாது, எதுவும் இரண்டு முறை உருவாகாது.</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>தொகை (INR)</translation>
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
        <source>Refunds by payout link</source>
        <translation>பேஅவுட் லிங்க்கில் ரீஃபண்ட்</translation>
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
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Close the shift</source>
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
        <source>Hand over</source>
        <translation>ஷிஃப்ட்டை ஒப்படை</translation>
    </message>
    <message>
        <source>Open the shift</source>
        <translation>ஷிஃப்ட்டைத் திற</translation>
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
        <source>Z reports</source>
        <translation>Z ரிப்போர்ட்கள்</translation>
    </message>
</context>
<context>
    <name>SalePage</name>
    <message>
        <source>{order}, attempt {number}</source>
        <translation>{order}, முயற்சி {number}</translation>
    </message>
</context>
<context>
    <name>SaleStep</name>
    <message>
        <source>A test sale of {amount}</source>
        <translation>{amount} டெஸ்ட் விற்பனை</translation>
    </message>
    <message>
        <source>A test sale of {amount} went through</source>
        <translation>{amount} டெஸ்ட் விற்பனை முடிந்தது</translation>
    </message>
    <message>
        <source>Admin has a PIN</source>
        <translation>அட்மினுக்கு PIN உள்ளது</translation>
    </message>
    <message>
        <source>Begin it anew</source>
        <translation>புதிதாகத் தொடங்கு</translation>
    </message>
    <message>
        <source>Begin the test sale</source>
        <translation>டெஸ்ட் விற்பனை தொடங்கு</translation>
    </message>
    <message>
        <source>Begin the test sale anew.</source>
        <translation>டெஸ்ட் விற்பனையைப் புதிதாகத் தொடங்குங்கள்.</translation>
    </message>
    <message>
        <source>Cancel works</source>
        <translation>ரத்து வேலை செய்கிறது</translation>
    </message>
    <message>
        <source>Customer screen shows it</source>
        <translation>கஸ்டமர் திரையில் தெரிகிறது</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Every step that a customer will meet has worked on this counter.</source>
        <translation>கஸ்டமர் சந்திக்கும் ஒவ்வொரு படியும் இந்த கவுண்டரில் வேலை செய்தது.</translation>
    </message>
    <message>
        <source>Go back to Connect, and type the keys there.</source>
        <translation>‘இணை’ படிக்குத் திரும்பி, அங்கே கீகளைப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Go live now</source>
        <translation>இப்போது லைவ் ஆக்கு</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>இது இல்லாமல் தொடர்</translation>
    </message>
    <message>
        <source>Going live</source>
        <translation>லைவ் ஆவது</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>பொருளைக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>காதில் கேட்டது</translation>
    </message>
    <message>
        <source>If the terminal number is wrong, go back to Connect.</source>
        <translation>டெர்மினல் எண் தவறென்றால், ‘இணை’ படிக்குத் திரும்புங்கள்.</translation>
    </message>
    <message>
        <source>It shows what a customer will meet, before there is one.</source>
        <translation>கஸ்டமர் வரும் முன்பே, அவருக்கு என்ன தெரியும் என்று காட்டும்.</translation>
    </message>
    <message>
        <source>Order made</source>
        <translation>ஆர்டர் உருவானது</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>பணம் வந்தது</translation>
    </message>
    <message>
        <source>Pay it with a test phone. No real money moves.</source>
        <translation>டெஸ்ட் போனில் பணம் கட்டுங்கள். உண்மையான பணம் போகாது.</translation>
    </message>
    <message>
        <source>Pay it with your own phone. It is real money; you can refund it afterwards.</source>
        <translation>உங்கள் போனில் பணம் கட்டுங்கள். இது உண்மையான பணம்; பிறகு ரீஃபண்ட் செய்யலாம்.</translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation>டெமோ போனில் பணம் கட்டு</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ஒலி எழுப்பு</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>பிரிண்ட்</translation>
    </message>
    <message>
        <source>Put the live keys in. The same checks run again with a real {amount}, which you can refund.</source>
        <translation>லைவ் கீகளைப் போடுங்கள். அதே சோதனைகள் உண்மையான {amount} தொகையுடன் மீண்டும் நடக்கும்; அதை ரீஃபண்ட் செய்யலாம்.</translation>
    </message>
    <message>
        <source>QR shown and read back</source>
        <translation>QR காட்டி, திரும்பப் படித்தது</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>ரசீது பிரிண்ட் ஆனது</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>காட்டு</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>விற்பனை தொடங்கு</translation>
    </message>
    <message>
        <source>The strip turned green</source>
        <translation>பட்டை பச்சையானது</translation>
    </message>
    <message>
        <source>This order has ended without a payment</source>
        <translation>இந்த ஆர்டர் பணம் வராமல் முடிந்தது</translation>
    </message>
    <message>
        <source>Written down first</source>
        <translation>முதலில் எழுதி வைத்தது</translation>
    </message>
    <message>
        <source>it asks for {amount}</source>
        <translation>{amount} கேட்கிறது</translation>
    </message>
    <message>
        <source>its amount could not be read: compare it on the phone</source>
        <translation>இதன் தொகையைப் படிக்க முடியவில்லை: போனில் ஒப்பிடுங்கள்</translation>
    </message>
    <message>
        <source>journal is on this disk, {n} GB free</source>
        <translation>ஜர்னல் இந்த டிஸ்கில் உள்ளது, {n} GB காலி</translation>
    </message>
    <message>
        <source>loud enough at 1 m?</source>
        <translation>1 மீட்டர் தூரத்தில் நன்றாகக் கேட்கிறதா?</translation>
    </message>
    <message>
        <source>no printer: it was saved as PDF</source>
        <translation>பிரிண்டர் இல்லை: PDF ஆகச் சேமிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>one screen only: turn it to the customer</source>
        <translation>ஒரே திரைதான்: அதைக் கஸ்டமர் பக்கம் திருப்புங்கள்</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>பேமெண்ட் {number}</translation>
    </message>
    <message>
        <source>the customer&apos;s window is open</source>
        <translation>கஸ்டமரின் விண்டோ திறந்துள்ளது</translation>
    </message>
    <message>
        <source>the order was closed by the service</source>
        <translation>சர்வீஸ் ஆர்டரை மூடிவிட்டது</translation>
    </message>
    <message>
        <source>the service closes the order</source>
        <translation>சர்வீஸ் ஆர்டரை மூடுகிறது</translation>
    </message>
    <message>
        <source>there is a second screen: show it there</source>
        <translation>இரண்டாவது திரை உள்ளது: அங்கே காட்டுங்கள்</translation>
    </message>
    <message>
        <source>{name}; the screen locks {time}</source>
        <translation>{name}; திரை {time} லாக் ஆகும்</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} வினாடி</translation>
    </message>
</context>
<context>
    <name>SaleTextView</name>
    <message>
        <source>It is settled</source>
        <translation>தீர்வானது</translation>
    </message>
    <message>
        <source>Refund by payout link</source>
        <translation>பேஅவுட் லிங்க்கில் ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>கட்ட வேண்டியது</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>இதன் பொருள்</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>ஆம், லிங்க் உருவாக்கு</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>ஆம், QR காட்டு</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Asked the service {ago}: {word}</source>
        <translation>{ago} கேட்டது: {word}</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>சர்வீஸிடம் கேட்கிறோம்…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>ரத்தாகிறது…</translation>
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
        <source>Refunded</source>
        <translation>ரீஃபண்ட்</translation>
    </message>
    <message>
        <source>Refunded {amount}</source>
        <translation>ரீஃபண்ட் {amount}</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>ரீஃபண்ட் ஆனது: {amount}</translation>
    </message>
    <message>
        <source>Run out</source>
        <translation>நேரம் முடிவு</translation>
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
        <source>Asking the service now…</source>
        <translation>இப்போது சர்வீஸிடம் கேட்கிறோம்…</translation>
    </message>
    <message>
        <source>Choose the customer&apos;s sale in the list by its amount.</source>
        <translation>கஸ்டமரின் விற்பனையைத் தொகையால் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>It cannot be told now.</source>
        <translation>இப்போது சொல்ல முடியாது.</translation>
    </message>
    <message>
        <source>Look in Orders by amount or order number: Ctrl+K.</source>
        <translation>‘ஆர்டர்கள்’ பக்கத்தில் தொகை அல்லது ஆர்டர் எண்ணால் தேடுங்கள்: Ctrl+K.</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>எந்த விற்பனையும் காத்திருக்கவில்லை.</translation>
    </message>
    <message>
        <source>No, and nobody shall pay it.</source>
        <translation>இல்லை, யாரும் இதற்குப் பணம் கட்டக் கூடாது.</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>இல்லை, இன்னும் வரவில்லை.</translation>
    </message>
    <message>
        <source>No, this order was not paid.</source>
        <translation>இல்லை, இந்த ஆர்டருக்குப் பணம் வரவில்லை.</translation>
    </message>
    <message>
        <source>One moment. A screenshot or a sound on the phone is no proof.</source>
        <translation>ஒரு நிமிடம். போனில் உள்ள ஸ்கிரீன்ஷாட்டோ சத்தமோ ஆதாரம் இல்லை.</translation>
    </message>
    <message>
        <source>Only a part of the number came: nothing was taken.</source>
        <translation>எண்ணின் ஒரு பகுதிதான் வந்தது: எதுவும் எடுக்கவில்லை.</translation>
    </message>
    <message>
        <source>Say: “It has not reached us yet. What does your app say: successful, pending or failed?” If it says successful, wait a minute: this screen turns green by itself. F6 asks again.</source>
        <translation>சொல்லுங்கள்: “எங்களுக்கு இன்னும் வரவில்லை. உங்கள் ஆப் என்ன சொல்கிறது: சக்சஸ், பெண்டிங் அல்லது ஃபெயில்?” சக்சஸ் என்றால் ஒரு நிமிடம் காத்திருங்கள்: இந்தத் திரை தானாகப் பச்சையாகும். F6 மீண்டும் கேட்கும்.</translation>
    </message>
    <message>
        <source>Say: “No money reached us. If your bank took it, it comes back to you by itself.”</source>
        <translation>சொல்லுங்கள்: “எங்களுக்குப் பணம் வரவில்லை. உங்கள் வங்கி எடுத்திருந்தால், அது தானாக உங்களுக்குத் திரும்பி வரும்.”</translation>
    </message>
    <message>
        <source>Say: “Our bank does not answer at the moment. Please wait; do not pay a second time.”</source>
        <translation>சொல்லுங்கள்: “எங்கள் வங்கி இப்போது பதில் சொல்லவில்லை. தயவுசெய்து காத்திருங்கள்; இரண்டாவது முறை பணம் கட்டாதீர்கள்.”</translation>
    </message>
    <message>
        <source>Say: “Please do not scan anything; I make a new code for you.”</source>
        <translation>சொல்லுங்கள்: “தயவுசெய்து எதையும் ஸ்கேன் செய்யாதீர்கள்; உங்களுக்குப் புதிய கோடு எடுத்துத் தருகிறேன்.”</translation>
    </message>
    <message>
        <source>That is a UPI address, not an order number.</source>
        <translation>இது UPI ID, ஆர்டர் எண் இல்லை.</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>ஸ்கேன் பாதியில் நின்றது. மீண்டும் ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>The waiting sales are asked again.</source>
        <translation>மீண்டும் கேட்கிறோம்.</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>ஆர்டர் {number} இல்லை.</translation>
    </message>
    <message>
        <source>To see whose it is, open Check UPI and scan it again.</source>
        <translation>யாருடையது என்று பார்க்க, ‘UPI சரிபார்’ திறந்து மீண்டும் ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>தொகை: {amount}</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>ஆர்டர் எண்</translation>
    </message>
    <message>
        <source>The digits came as quickly as from a scanner.</source>
        <translation>இலக்கங்கள் ஸ்கேனர் போல வேகமாக வந்தன.</translation>
    </message>
    <message>
        <source>{number}: order number or {amount}?</source>
        <translation>{number}: ஆர்டர் எண்ணா, {amount} தொகையா?</translation>
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
        <source>Click here, then scan</source>
        <translation>இங்கே கிளிக் செய்து, ஸ்கேன் செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Its keys came up to {most} ms apart. Was it typed by hand? Then scan a code.</source>
        <translation>பட்டன் இடைவெளி {most} ms வரை இருந்தது. கையால் எழுதியதா? ஒரு கோடை ஸ்கேன் செய்யுங்கள்.</translation>
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
        <source>Scan the code beside it to learn which signs the scanner adds.</source>
        <translation>ஸ்கேனர் எந்த எழுத்துகளைச் சேர்க்கிறது என்று அறிய, பக்கத்தில் உள்ள கோடை ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>ஸ்கேனர்</translation>
    </message>
    <message>
        <source>Signs before each number (taken off)</source>
        <translation>எண்ணுக்கு முன் வரும் எழுத்துகள் (நீக்கப்படும்)</translation>
    </message>
    <message>
        <source>Signs behind each number (taken off)</source>
        <translation>எண்ணுக்குப் பின் வரும் எழுத்துகள் (நீக்கப்படும்)</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>இது மிகச் சிறியது. நீளமான கோடை ஸ்கேன் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Wired scanners: 35. By radio: up to 150. People type slower than that.</source>
        <translation>வயர் ஸ்கேனர்: 35. வயர்லெஸ்: 150 வரை. ஆட்கள் அதைவிட மெதுவாக எழுதுவார்கள்.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A payment of this order is on its way at a bank.</source>
        <translation>இந்த ஆர்டரின் ஒரு பேமெண்ட் வங்கியில் போய்க்கொண்டிருக்கிறது.</translation>
    </message>
    <message>
        <source>An order that has run out gets no new QR. To try again, take a new sale.</source>
        <translation>நேரம் முடிந்த ஆர்டருக்குப் புதிய QR கிடைக்காது. மீண்டும் முயல, புதிய விற்பனை எடுங்கள்.</translation>
    </message>
    <message>
        <source>Another counter may have shown a code for the same order, and handed the goods over: ask before you hand them over again.</source>
        <translation>வேறு கவுண்டர் இதே ஆர்டருக்கு QR காட்டி பொருளைக் கொடுத்திருக்கலாம்: மீண்டும் கொடுக்கும் முன் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Cancelling the order</source>
        <translation>ஆர்டர் ரத்தாகிறது</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI சரிபார்</translation>
    </message>
    <message>
        <source>Compare it with the bill. This shop asks above {limit}.</source>
        <translation>பில்லுடன் ஒப்பிடுங்கள். {limit}-க்கு மேல் இந்தக் கடை கேட்கும்.</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>நாள் ரிப்போர்ட்</translation>
    </message>
    <message>
        <source>HAND OVER was shown for it at {time}.</source>
        <translation>‘பொருளைக் கொடுங்கள்’: {time}.</translation>
    </message>
    <message>
        <source>Hand over once, for this sale.</source>
        <translation>இந்த விற்பனைக்கு ஒரு முறை பொருளைக் கொடுங்கள்.</translation>
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
        <source>Handed over {time}</source>
        <translation>கொடுத்தது {time}</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>கொடுத்தது {time}, {person}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>உதவி</translation>
    </message>
    <message>
        <source>If it cannot be known here any more, take it off the list: it stays in Orders, and says there that nobody knows.</source>
        <translation>இங்கே இனி தெரிய வழியில்லை என்றால், பட்டியலிலிருந்து நீக்குங்கள்: ‘ஆர்டர்கள்’ பக்கத்தில் இருக்கும், யாருக்கும் தெரியாது என்று அங்கே சொல்லும்.</translation>
    </message>
    <message>
        <source>If the customer was quicker, this screen turns green and says HAND OVER. Keep the goods until then.</source>
        <translation>கஸ்டமர் முந்திக் கட்டியிருந்தால், இந்தத் திரை பச்சையாகி ‘பொருளைக் கொடுங்கள்’ என்று சொல்லும். அதுவரை பொருளைக் கொடுக்காதீர்கள்.</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>இந்தத் தொகை சரியா?</translation>
    </message>
    <message>
        <source>It is asked for seldom now.</source>
        <translation>இதைப் பற்றி இப்போது அரிதாகவே கேட்கிறது.</translation>
    </message>
    <message>
        <source>It is not asked for by itself any more. New QR reads the order first, then asks for one more.</source>
        <translation>இனி அது தானாகக் கேட்கப்படாது. “புதிய QR” முதலில் ஆர்டரைப் படித்து, பிறகு இன்னொன்றைக் கேட்கும்.</translation>
    </message>
    <message>
        <source>It stays watched for 24 hours all the same, also after a restart.</source>
        <translation>இருந்தாலும் 24 மணி நேரம் கண்காணிக்கப்படும், மீண்டும் தொடங்கிய பிறகும்.</translation>
    </message>
    <message>
        <source>It was closed here at {closed}; the payment came at {paid}.</source>
        <translation>மூடியது: {closed}; பணம்: {paid}.</translation>
    </message>
    <message>
        <source>It was ended.</source>
        <translation>இது நிறுத்தப்பட்டது.</translation>
    </message>
    <message>
        <source>It was paid already when its number was taken here; this sale brought no new money. Somebody may have handed the goods over: ask before you hand them over again.</source>
        <translation>இங்கே இதன் எண்ணை எடுத்தபோதே பணம் வந்திருந்தது; இந்த விற்பனையில் புதிய பணம் வரவில்லை. யாரோ பொருளைக் கொடுத்திருக்கலாம்: மீண்டும் கொடுக்கும் முன் கேளுங்கள்.</translation>
    </message>
    <message>
        <source>It was taken again at {again}; the payment came at {paid}.</source>
        <translation>மீண்டும் எடுத்தது: {again}; பணம் வந்தது: {paid}.</translation>
    </message>
    <message>
        <source>Its refund did not go through.</source>
        <translation>இதன் ரீஃபண்ட் போகவில்லை.</translation>
    </message>
    <message>
        <source>Keep the goods, and call your supervisor: what is wrong has to be settled with the customer.</source>
        <translation>பொருளைக் கொடுக்காதீர்கள், சூப்பர்வைசரைக் கூப்பிடுங்கள்: தவறானதை கஸ்டமருடன் தீர்க்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Keep the goods, and do not take the payment again, until the bank has said yes or no.</source>
        <translation>வங்கி ஆம் அல்லது இல்லை சொல்லும் வரை, பொருளைக் கொடுக்காதீர்கள், மீண்டும் பணம் வாங்காதீர்கள்.</translation>
    </message>
    <message>
        <source>Keep the goods. It is asked again and again; after five minutes you know.</source>
        <translation>பொருளைக் கொடுக்காதீர்கள். மீண்டும் மீண்டும் கேட்கிறது; ஐந்து நிமிடத்தில் தெரியும்.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>லாக்</translation>
    </message>
    <message>
        <source>Look the order up at the service before anybody hands over for it. Should it be paid, this PC says so.</source>
        <translation>இதற்கு யாரும் பொருளைக் கொடுக்கும் முன், ஆர்டரை சர்வீஸில் தேடிப் பாருங்கள். பணம் வந்தால் இந்த PC சொல்லும்.</translation>
    </message>
    <message>
        <source>Make a new QR for the same order, or use a payment link.</source>
        <translation>இதே ஆர்டருக்குப் புதிய QR எடுங்கள், அல்லது பேமெண்ட் லிங்க் பயன்படுத்துங்கள்.</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR உருவாகிறது</translation>
    </message>
    <message>
        <source>Making the order</source>
        <translation>ஆர்டர் உருவாகிறது</translation>
    </message>
    <message>
        <source>Making the payment link</source>
        <translation>பேமெண்ட் லிங்க் உருவாகிறது</translation>
    </message>
    <message>
        <source>Money came, but not what this bill asks for.</source>
        <translation>பணம் வந்தது, ஆனால் இந்த பில் கேட்டது அல்ல.</translation>
    </message>
    <message>
        <source>No QR was shown, so this customer has paid nothing here.</source>
        <translation>QR காட்டவில்லை, அதனால் இந்த கஸ்டமர் இங்கே எதுவும் கட்டவில்லை.</translation>
    </message>
    <message>
        <source>No answer came when the QR was asked for.</source>
        <translation>QR கேட்டபோது பதில் வரவில்லை.</translation>
    </message>
    <message>
        <source>No order was made</source>
        <translation>ஆர்டர் உருவாகவில்லை</translation>
    </message>
    <message>
        <source>Nobody has paid yet</source>
        <translation>இன்னும் யாரும் பணம் கட்டவில்லை</translation>
    </message>
    <message>
        <source>Nobody paid in time, and the service has closed the order.</source>
        <translation>நேரத்துக்குள் யாரும் பணம் கட்டவில்லை; சர்வீஸ் ஆர்டரை மூடிவிட்டது.</translation>
    </message>
    <message>
        <source>Nobody paid it.</source>
        <translation>யாரும் பணம் கட்டவில்லை.</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>பொருள் கொடுக்கவில்லை</translation>
    </message>
    <message>
        <source>Not paid so far. Cancel it before you hand over.</source>
        <translation>இதுவரை பணம் வரவில்லை. பொருளைக் கொடுக்கும் முன் இதை ரத்து செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Nothing of it is shown here. Check the bill: is it the right order? To take it for its own amount, take it again without typing one.</source>
        <translation>இதில் எதுவும் இங்கே காட்டவில்லை. பில்லைப் பாருங்கள்: சரியான ஆர்டரா? ஆர்டரின் சொந்தத் தொகைக்கு எடுக்க, தொகை எழுதாமல் மீண்டும் எடுங்கள்.</translation>
    </message>
    <message>
        <source>Order cancelled</source>
        <translation>ஆர்டர் ரத்து</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ஆர்டர்கள்</translation>
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
        <source>PAID TWICE. One payment has to be given back.</source>
        <translation>இரண்டு முறை பணம் வந்தது. ஒரு பேமெண்ட்டைத் திருப்பிக் கொடுக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>PAID TWICE. {amount} of it was given back.</source>
        <translation>இரண்டு முறை பணம் வந்தது. இதில் {amount} திருப்பிக் கொடுத்தாயிற்று.</translation>
    </message>
    <message>
        <source>Paid, but not as it was asked for</source>
        <translation>பணம் வந்தது, ஆனால் கேட்டபடி இல்லை</translation>
    </message>
    <message>
        <source>Paid, but not known to be by a code of this counter</source>
        <translation>பணம் வந்தது, ஆனால் இந்த கவுண்டரின் QR-இல் என்று தெரியவில்லை</translation>
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
        <source>Please wait, I am asking. Do not pay again.</source>
        <translation>கொஞ்சம் பொறுங்கள், கேட்கிறேன். மீண்டும் கட்டாதீர்கள்.</translation>
    </message>
    <message>
        <source>Reading the order</source>
        <translation>ஆர்டரைப் பார்க்கிறது</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>ரீஃபண்ட் {time}</translation>
    </message>
    <message>
        <source>Refunded {time}, {person}</source>
        <translation>ரீஃபண்ட் {time}, {person}</translation>
    </message>
    <message>
        <source>Say: “You have paid twice; I give one back now.”</source>
        <translation>சொல்லுங்கள்: “இருமுறை வந்தது; ஒன்றைத் திருப்பித் தருகிறேன்.”</translation>
    </message>
    <message>
        <source>Say: “Your payment came late; I give it back now.”</source>
        <translation>சொல்லுங்கள்: “உங்கள் பேமெண்ட் தாமதமாக வந்தது; இப்போது திருப்பித் தருகிறேன்.”</translation>
    </message>
    <message>
        <source>Say: “Your payment came late; here are your goods.”</source>
        <translation>சொல்லுங்கள்: “பேமெண்ட் தாமதமாக வந்தது; இதோ பொருள்.”</translation>
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
        <source>Somebody took it off the list; the service never said how it ended. It may have been paid.</source>
        <translation>யாரோ இதைப் பட்டியலிலிருந்து நீக்கினார்; எப்படி முடிந்தது என்று சர்வீஸ் சொல்லவே இல்லை. பணம் வந்திருக்கலாம்.</translation>
    </message>
    <message>
        <source>Taken off the list</source>
        <translation>பட்டியலிலிருந்து நீக்கியது</translation>
    </message>
    <message>
        <source>The QR asks for {asked}; the order says {order}.</source>
        <translation>QR {asked} கேட்கிறது; ஆர்டர் {order} சொல்கிறது.</translation>
    </message>
    <message>
        <source>The QR ran out. The order is still open</source>
        <translation>QR நேரம் முடிந்தது. ஆர்டர் இன்னும் திறந்துள்ளது</translation>
    </message>
    <message>
        <source>The bill is {asked}; the order that was paid is of {paid}.</source>
        <translation>பில் {asked}; பணம் வந்த ஆர்டர் {paid}.</translation>
    </message>
    <message>
        <source>The bill is {asked}; the order was paid in {currency}.</source>
        <translation>பில் {asked}; ஆர்டருக்கு வந்த பணம் {currency} கரன்சியில்.</translation>
    </message>
    <message>
        <source>The bill is {asked}; the service does not say what was paid.</source>
        <translation>பில் {asked}; எவ்வளவு வந்தது என்று சர்வீஸ் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>The bill is {asked}; what the service says was paid is no amount.</source>
        <translation>பில் {asked}; வந்ததாக சர்வீஸ் சொல்வது ஒரு தொகையே இல்லை.</translation>
    </message>
    <message>
        <source>The bill says {billed}; this order is of {order}.</source>
        <translation>பில் {billed} சொல்கிறது; இந்த ஆர்டர் {order}.</translation>
    </message>
    <message>
        <source>The bill says {billed}; what the service says of this order is no amount.</source>
        <translation>பில் {billed} சொல்கிறது; இந்த ஆர்டருக்கு சர்வீஸ் சொல்வது ஒரு தொகையே இல்லை.</translation>
    </message>
    <message>
        <source>The cancel came too late.</source>
        <translation>ரத்து செய்தது தாமதமாகிவிட்டது.</translation>
    </message>
    <message>
        <source>The customer had paid before the order could be ended.</source>
        <translation>ஆர்டர் நிற்கும் முன்பே கஸ்டமர் பணம் கட்டிவிட்டார்.</translation>
    </message>
    <message>
        <source>The customer has paid twice. Give this one back by payout link; the order number goes with it.</source>
        <translation>கஸ்டமர் இரண்டு முறை பணம் கட்டிவிட்டார். இதை பேஅவுட் லிங்க்கில் திருப்பிக் கொடுங்கள்; ஆர்டர் எண்ணும் அதனுடன் போகும்.</translation>
    </message>
    <message>
        <source>The last answer of the service is too old to rely on.</source>
        <translation>சர்வீஸின் கடைசி பதில் மிகப் பழையது, நம்ப முடியாது.</translation>
    </message>
    <message>
        <source>The order has run out</source>
        <translation>ஆர்டரின் நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>The order never reached the payment service. Take it again.</source>
        <translation>ஆர்டர் பேமெண்ட் சர்வீஸை எட்டவே இல்லை. மீண்டும் எடுங்கள்.</translation>
    </message>
    <message>
        <source>The order&apos;s time is over. A payment that began before may still come through.</source>
        <translation>ஆர்டரின் நேரம் முடிந்தது. முன்பே தொடங்கிய பேமெண்ட் இன்னும் வரலாம்.</translation>
    </message>
    <message>
        <source>The sale is written down and asked for again by itself.</source>
        <translation>விற்பனை எழுதப்பட்டுள்ளது; தானாக மீண்டும் கேட்கும்.</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay this order any more.</source>
        <translation>சர்வீஸ் உறுதி செய்கிறது: இந்த ஆர்டருக்கு இனி யாரும் பணம் கட்ட முடியாது.</translation>
    </message>
    <message>
        <source>The service does not know this order any more</source>
        <translation>சர்வீஸுக்கு இந்த ஆர்டர் இப்போது தெரியவில்லை</translation>
    </message>
    <message>
        <source>The service is asked. This takes a moment.</source>
        <translation>சர்வீஸிடம் கேட்கிறோம். சிறிது நேரம் ஆகும்.</translation>
    </message>
    <message>
        <source>The service lists more than one payment: {numbers}.</source>
        <translation>சர்வீஸ் பட்டியலில் ஒன்றுக்கு மேல் பேமெண்ட்: {numbers}.</translation>
    </message>
    <message>
        <source>The service says “{word}”, a word that Paydesk does not know.</source>
        <translation>சர்வீஸ் “{word}” என்கிறது; அந்த வார்த்தை Paydesk-க்குத் தெரியாது.</translation>
    </message>
    <message>
        <source>The service sent a QR that does not fit this order.</source>
        <translation>QR இந்த ஆர்டருக்குப் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>The service sent a payment link that does not fit this order.</source>
        <translation>சர்வீஸ் அனுப்பிய பேமெண்ட் லிங்க் இந்த ஆர்டருக்குப் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>The service was asked to end this order. It is cancelled only once the service says so.</source>
        <translation>இந்த ஆர்டரை நிறுத்தச் சொல்லி சர்வீஸிடம் கேட்டாச்சு. சர்வீஸ் சொன்ன பிறகே ரத்தாகும்.</translation>
    </message>
    <message>
        <source>The strip turns green by itself</source>
        <translation>பட்டை தானாகப் பச்சையாகும்</translation>
    </message>
    <message>
        <source>Then {order} is the one to give back.</source>
        <translation>அப்போது {order}-இன் பணத்தைத் திருப்பித் தர வேண்டும்.</translation>
    </message>
    <message>
        <source>There is no QR for this order</source>
        <translation>இந்த ஆர்டருக்கு QR இல்லை</translation>
    </message>
    <message>
        <source>There is no QR to show</source>
        <translation>காட்ட QR இல்லை</translation>
    </message>
    <message>
        <source>There is no order with this number</source>
        <translation>இந்த எண்ணில் ஆர்டர் இல்லை</translation>
    </message>
    <message>
        <source>There is no payment link to show</source>
        <translation>காட்ட பேமெண்ட் லிங்க் இல்லை</translation>
    </message>
    <message>
        <source>They have their goods. Give this money back by payout link.</source>
        <translation>அவருக்குப் பொருள் கிடைத்துவிட்டது. இந்தப் பணத்தை பேஅவுட் லிங்க்கில் திருப்பிக் கொடுங்கள்.</translation>
    </message>
    <message>
        <source>This order could not be taken</source>
        <translation>இந்த ஆர்டரை எடுக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>This order is in {currency}, not in rupees.</source>
        <translation>இந்த ஆர்டர் {currency} கரன்சியில் உள்ளது, ரூபாயில் இல்லை.</translation>
    </message>
    <message>
        <source>This order is of another amount</source>
        <translation>இந்த ஆர்டர் வேறு தொகை</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>கஸ்டமருக்காகக் காத்திருக்கிறது</translation>
    </message>
    <message>
        <source>Waiting: the customer pays on a web page</source>
        <translation>காத்திருக்கிறது: கஸ்டமர் வெப் பக்கத்தில் பணம் கட்டுகிறார்</translation>
    </message>
    <message>
        <source>Were the goods handed over?</source>
        <translation>பொருளைக் கொடுத்தாயிற்றா?</translation>
    </message>
    <message>
        <source>What the last code said is not known here any more, or cannot be checked. It is on no screen.</source>
        <translation>கடைசி கோடில் இருந்தது இனி இங்கே தெரியாது, அல்லது சரிபார்க்க முடியாது. அது எந்தத் திரையிலும் இல்லை.</translation>
    </message>
    <message>
        <source>What to do:</source>
        <translation>என்ன செய்வது:</translation>
    </message>
    <message>
        <source>make a new QR once. If that is refused too, cancel the order and call your supervisor.</source>
        <translation>ஒரு முறை புதிய QR எடுங்கள். அதுவும் நிராகரிக்கப்பட்டால், ஆர்டரை ரத்து செய்து சூப்பர்வைசரைக் கூப்பிடுங்கள்.</translation>
    </message>
    <message>
        <source>{person} cancelled it.</source>
        <translation>{person} ரத்து செய்தார்.</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid}-இல் {refunded}</translation>
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
        <source>A second person&apos;s PIN is needed</source>
        <translation>இரண்டாம் நபர் PIN</translation>
    </message>
    <message>
        <source>Back, send nothing</source>
        <translation>அனுப்பாமல் பின்செல்</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>உறுதி செய்</translation>
    </message>
    <message>
        <source>Look at it together. The journal keeps both names.</source>
        <translation>சேர்ந்து பாருங்கள். ஜர்னலில் இரண்டு பெயரும் இருக்கும்.</translation>
    </message>
    <message>
        <source>Name typed: {name}</source>
        <translation>எழுதிய பெயர்: {name}</translation>
    </message>
    <message>
        <source>Nobody else here may be the second person. An admin can add somebody in Settings.</source>
        <translation>இங்கே வேறு யாரும் இரண்டாம் நபராக முடியாது. அட்மின் செட்டிங்ஸில் ஒருவரைச் சேர்க்கலாம்.</translation>
    </message>
    <message>
        <source>The names differ: ask who it is before you type your PIN.</source>
        <translation>பெயர்கள் வேறு: உங்கள் PIN போடும் முன் யார் என்று கேளுங்கள்.</translation>
    </message>
    <message>
        <source>Who is the second person?</source>
        <translation>இரண்டாம் நபர் யார்?</translation>
    </message>
    <message>
        <source>{first} ticked: the money is for {name}.</source>
        <translation>{first} டிக் செய்தார்: பணம் {name}-க்கு.</translation>
    </message>
    <message>
        <source>{name} sends it; somebody else looks at it and types their own PIN.</source>
        <translation>{name} அனுப்புகிறார்; வேறு ஒருவர் பார்த்து தன் PIN போட வேண்டும்.</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>10 digits</source>
        <translation>10 இலக்கம்</translation>
    </message>
    <message>
        <source>Add a GST invoice to the QR</source>
        <translation>QR-இல் GST பில் சேர்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Customer phone</source>
        <translation>கஸ்டமர் போன்</translation>
    </message>
    <message>
        <source>Customer phone (optional)</source>
        <translation>கஸ்டமர் போன் (கட்டாயமில்லை)</translation>
    </message>
    <message>
        <source>How will the customer pay?</source>
        <translation>கஸ்டமர் எப்படிப் பணம் கட்டுவார்?</translation>
    </message>
    <message>
        <source>Made for you</source>
        <translation>தானாக</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>லிங்க் உருவாக்கு</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>பல UPI ஆப்களில் {limit} வரைதான். F3: லிங்க்.</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>புதிய பேமெண்ட்</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>டெர்மினல் இல்லை</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>ஆர்டர் எண்</translation>
    </message>
    <message>
        <source>Order number (scan or leave empty)</source>
        <translation>ஆர்டர் எண் (ஸ்கேன் அல்லது காலி)</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>பேமெண்ட் லிங்க்</translation>
    </message>
    <message>
        <source>QR on screen</source>
        <translation>திரையில் QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR காட்டு</translation>
    </message>
    <message>
        <source>The order says the amount. Type it too to have it checked.</source>
        <translation>தொகையை ஆர்டர் சொல்லும். சரிபார்க்க நீங்களும் எழுதுங்கள்.</translation>
    </message>
</context>
<context>
    <name>SentChart</name>
    <message>
        <source>Sent, day by day</source>
        <translation>அனுப்பியவை, நாள் வாரியாக</translation>
    </message>
    <message>
        <source>nothing sent</source>
        <translation>எதுவும் அனுப்பவில்லை</translation>
    </message>
</context>
<context>
    <name>SentTab</name>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%n பேஅவுட்</numerusform>
            <numerusform>%n பேஅவுட்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: do not send again</source>
        <translation>
            <numerusform>%n பேஅவுட்: மீண்டும் அனுப்பாதீர்கள்</numerusform>
            <numerusform>%n பேஅவுட்: மீண்டும் அனுப்பாதீர்கள்</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: failed, or came back</source>
        <translation>
            <numerusform>%n பேஅவுட்: ஃபெயில், அல்லது திரும்பி வந்தது</numerusform>
            <numerusform>%n பேஅவுட்: ஃபெயில், அல்லது திரும்பி வந்தன</numerusform>
        </translation>
    </message>
    <message>
        <source>All days were looked through, for names, amounts and numbers. Check what is typed.</source>
        <translation>எல்லா நாட்களிலும் பெயர், தொகை, எண் தேடப்பட்டன. எழுதியதைப் பாருங்கள்.</translation>
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
        <source>Ask the service by beneficiary</source>
        <translation>பயனாளியால் சர்வீஸிடம் கேள்</translation>
    </message>
    <message>
        <source>Back to what was sent</source>
        <translation>அனுப்பியவற்றுக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Choose other days or filters. What was sent elsewhere the service tells by beneficiary.</source>
        <translation>வேறு நாட்களை அல்லது ஃபில்டரைத் தேர்வு செய்யுங்கள். வேறு இடத்திலிருந்து அனுப்பியதை சர்வீஸ் பயனாளி வாரியாகச் சொல்லும்.</translation>
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
        <translation>CSV ஆகச் சேமி</translation>
    </message>
    <message>
        <source>How</source>
        <translation>எப்படி</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>பெயர், தொகை, UTR</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>பேமெண்ட் ஆகவில்லை</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” எதுவும் கிடைக்கவில்லை</translation>
    </message>
    <message>
        <source>Nothing that was sent fits these filters: {days}</source>
        <translation>அனுப்பியவற்றில் எதுவும் இந்த ஃபில்டருக்குப் பொருந்தவில்லை: {days}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: {days}</source>
        <translation>இங்கிருந்து எதுவும் அனுப்பவில்லை: {days}</translation>
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
        <source>Search what was sent</source>
        <translation>அனுப்பியதில் தேடு</translation>
    </message>
    <message>
        <source>Sent from here</source>
        <translation>இங்கிருந்து அனுப்பியவை</translation>
    </message>
    <message>
        <source>State</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>To</source>
        <translation>யாருக்கு</translation>
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
        <translation>தெரியவில்லை</translation>
    </message>
    <message>
        <source>What</source>
        <translation>என்ன</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>அது என்ன ஆனது</translation>
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
        <source>Payments are answered by the built-in sandbox</source>
        <translation>Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸ் பதில் சொல்கிறது</translation>
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
        <source>This counter talks to {host}</source>
        <translation>இந்த கவுண்டர் {host} உடன் பேசுகிறது</translation>
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
        <translation>சர்வீஸின் அனுமதிப் பட்டியலில் இன்டர்நெட் முகவரி இல்லாத கடைக்கு. இது ரகசியம் இல்லை.</translation>
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
        <source>That was a private key: it was not kept, and nobody should have it here.</source>
        <translation>அது private key: அதை வைத்துக்கொள்ளவில்லை, இங்கே யாரிடமும் அது இருக்கக் கூடாது.</translation>
    </message>
    <message>
        <source>The demo sends pretend money through the built-in sandbox; its address is not set here.</source>
        <translation>டெமோ போலிப் பணத்தை Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸ் வழியாக அனுப்புகிறது; அதன் முகவரி இங்கே அமைப்பதில்லை.</translation>
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
        <source>A whole number of minutes, from 1 to {most}.</source>
        <translation>முழு நிமிடங்கள் மட்டும், 1 முதல் {most} வரை.</translation>
    </message>
    <message>
        <source>Only https:// is used, except for a service on this PC.</source>
        <translation>https:// மட்டுமே பயன்படும்; இந்த PC-யில் உள்ள சர்வீஸுக்கு மட்டும் விதிவிலக்கு.</translation>
    </message>
    <message>
        <source>The version is a date, as 2025-01-01.</source>
        <translation>வெர்ஷன் ஒரு தேதி, 2025-01-01 போல.</translation>
    </message>
    <message>
        <source>The version is a day, as 2024-01-01.</source>
        <translation>வெர்ஷன் ஒரு நாள், 2024-01-01 போல.</translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com.</source>
        <translation>இது முகவரி இல்லை. அது இப்படி இருக்கும்: https://api.example.com.</translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com/pg.</source>
        <translation>இது முகவரி இல்லை. அது இப்படி இருக்கும்: https://api.example.com/pg.</translation>
    </message>
    <message>
        <source>This is no public key. It begins with -----BEGIN PUBLIC KEY----- and is copied whole.</source>
        <translation>இது public key இல்லை. அது -----BEGIN PUBLIC KEY----- என்று தொடங்கும்; முழுதாகக் காப்பி செய்ய வேண்டும்.</translation>
    </message>
    <message>
        <source>Without a terminal no payment can be taken.</source>
        <translation>டெர்மினல் இல்லாமல் பணம் வாங்க முடியாது.</translation>
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
        <source>Not saved. What you typed is still here.</source>
        <translation>சேமிக்கவில்லை. நீங்கள் எழுதியது இன்னும் இங்கே உள்ளது.</translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation>சேமிக்கவில்லை: இன்னும் ஏதோ திருத்த வேண்டும்.</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. What you typed is still here.</source>
        <translation>சேமிக்கவில்லை: இதற்கு அட்மின் தேவை. நீங்கள் எழுதியது இன்னும் இங்கே உள்ளது.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>சேமித்தது.</translation>
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
        <source>Connection</source>
        <translation>இணைப்பு</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>கஸ்டமர் திரையும் ஒலியும்</translation>
    </message>
    <message>
        <source>Demo: the built-in sandbox</source>
        <translation>டெமோ: Paydesk-க்குள் உள்ள சாண்ட்பாக்ஸ்</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>செட்டிங் தேடு</translation>
    </message>
    <message>
        <source>Journal, copies, export, erasing</source>
        <translation>ஜர்னல், நகல்கள், எக்ஸ்போர்ட், அழிப்பது</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>சர்வீஸின் கீகள்</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>மொழியும் தோற்றமும்</translation>
    </message>
    <message>
        <source>Limits, versions, fund sources</source>
        <translation>வரம்புகள், வெர்ஷன்கள், ஃபண்ட் சோர்ஸ்கள்</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>லைவ்</translation>
    </message>
    <message>
        <source>Money out and locks</source>
        <translation>பணம் அனுப்புதலும் லாக்கும்</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>புதிய வெர்ஷன்கள்</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <translation>இந்தப் பெயரில் செட்டிங் எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Nobody yet: everybody may do everything that needs no supervisor</source>
        <translation>இன்னும் யாரும் இல்லை: சூப்பர்வைசர் தேவைப்படாத எல்லாவற்றையும் எல்லோரும் செய்யலாம்</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>ஆட்களும் PIN-களும்</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>திறக்கத் தயார்</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>ரசீதுகளும் பிரிண்டரும்</translation>
    </message>
    <message>
        <source>Sales, payouts, verification</source>
        <translation>விற்பனை, பேஅவுட், வெரிஃபிகேஷன்</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>ஸ்கேனர்</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>செட்டிங்ஸ்</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>கடையும் டெர்மினலும்</translation>
    </message>
    <message>
        <source>Test: no money moves</source>
        <translation>டெஸ்ட்: பணம் போகாது</translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation>இந்த PC-யில் இருப்பவை</translation>
    </message>
    <message>
        <source>amounts spoken</source>
        <translation>தொகை குரலில்</translation>
    </message>
    <message>
        <source>as this PC</source>
        <translation>இந்த PC போல</translation>
    </message>
    <message>
        <source>by itself when paid</source>
        <translation>பணம் வந்ததும் தானாக</translation>
    </message>
    <message>
        <source>colours as the system</source>
        <translation>நிறம் சிஸ்டம் போல</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>இருள்</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>அதிக கான்ட்ராஸ்ட்</translation>
    </message>
    <message>
        <source>keys up to {n} ms apart</source>
        <translation>பட்டன் இடைவெளி {n} ms வரை</translation>
    </message>
    <message>
        <source>light</source>
        <translation>வெளிச்சம்</translation>
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
        <source>looked for once a day</source>
        <translation>தினமும் ஒருமுறை தேடப்படும்</translation>
    </message>
    <message>
        <source>no terminal yet</source>
        <translation>இன்னும் டெர்மினல் இல்லை</translation>
    </message>
    <message>
        <source>no tones</source>
        <translation>டோன் இல்லை</translation>
    </message>
    <message>
        <source>not looked for</source>
        <translation>தேடப்படாது</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>டெர்மினல் {number}</translation>
    </message>
    <message>
        <source>text at {percent} %</source>
        <translation>எழுத்து {percent} %</translation>
    </message>
    <message>
        <source>the system&apos;s own printer</source>
        <translation>சிஸ்டத்தின் பிரிண்டர்</translation>
    </message>
    <message>
        <source>tones</source>
        <translation>டோன் உண்டு</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
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
        <source>Free some space, or check the rights of the data folder; then save again.</source>
        <translation>கொஞ்சம் இடம் காலி செய்யுங்கள், அல்லது டேட்டா ஃபோல்டரின் அனுமதியைப் பாருங்கள்; பிறகு மீண்டும் சேமியுங்கள்.</translation>
    </message>
    <message>
        <source>Its default is used; a limit of payouts that cannot be read is nothing.</source>
        <translation>அதன் டிஃபால்ட் பயன்படுகிறது; படிக்க முடியாத பேஅவுட் வரம்பு பூஜ்யமாகக் கொள்ளப்படும்.</translation>
    </message>
    <message>
        <source>Look them over in Settings.</source>
        <translation>செட்டிங்ஸில் அவற்றை ஒருமுறை பாருங்கள்.</translation>
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
        <source>The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation>டிஃபால்ட் செட்டிங்ஸ் பயன்படுகிறது; ஒவ்வொரு பேஅவுட்டுக்கும் இரண்டாம் நபரின் PIN தேவை.</translation>
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
        <source>The settings cannot be written</source>
        <translation>செட்டிங்ஸை எழுத முடியவில்லை</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>செட்டிங்ஸ் ஃபைல் பழுதாகியிருந்தது</translation>
    </message>
    <message>
        <source>The settings that were saved last are used again.</source>
        <translation>கடைசியாகச் சேமித்த செட்டிங்ஸ் மீண்டும் பயன்படுகிறது.</translation>
    </message>
    <message>
        <source>Their file was damaged, or is gone. The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation>அதன் ஃபைல் பழுதாகிவிட்டது, அல்லது காணவில்லை. டிஃபால்ட் செட்டிங்ஸ் பயன்படுகிறது; ஒவ்வொரு பேஅவுட்டுக்கும் இரண்டாம் நபரின் PIN தேவை.</translation>
    </message>
    <message>
        <source>What you chose is used until Paydesk closes.</source>
        <translation>நீங்கள் தேர்ந்தெடுத்தது Paydesk மூடும் வரை இருக்கும்.</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back to the report</source>
        <translation>ரிப்போர்ட்டுக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>பில்கள்</translation>
    </message>
    <message>
        <source>Can stay empty. A difference stops nothing: it goes on the slip.</source>
        <translation>காலியாக விடலாம். வித்தியாசம் எதையும் நிறுத்தாது: அது சீட்டில் வரும்.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>தேர்வு செய்யுங்கள்</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>மூடி {z} பிரிண்ட் செய்</translation>
    </message>
    <message>
        <source>Close the shift</source>
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
        <source>Count: your own bills</source>
        <translation>சரிபார்ப்பு: உங்கள் பில்கள்</translation>
    </message>
    <message>
        <source>Difference {amount}</source>
        <translation>வித்தியாசம் {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: your bills say less</source>
        <translation>வித்தியாசம் {amount}: உங்கள் பில்களில் குறைவு</translation>
    </message>
    <message>
        <source>Difference {amount}: your bills say more</source>
        <translation>வித்தியாசம் {amount}: உங்கள் பில்களில் அதிகம்</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>ஷிஃப்ட்டை ஒப்படை</translation>
    </message>
    <message>
        <source>Hand over the shift</source>
        <translation>ஷிஃப்ட்டை ஒப்படை</translation>
    </message>
    <message>
        <source>Handed over by {name}</source>
        <translation>தருபவர்: {name}</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>அடுத்த நபர்</translation>
    </message>
    <message>
        <source>Next person (can stay open)</source>
        <translation>அடுத்த நபர் (காலியாக விடலாம்)</translation>
    </message>
    <message>
        <source>Nobody is set up here: no name goes on it</source>
        <translation>இங்கே யாரையும் அமைக்கவில்லை: இதில் பெயர் வராது</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>இன்னும் யாரும் இல்லை</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>இன்னும் இல்லை</translation>
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
        <source>Paid, by the service</source>
        <translation>சர்வீஸ்படி வந்த பணம்</translation>
    </message>
    <message>
        <source>Their total</source>
        <translation>அவற்றின் மொத்தம்</translation>
    </message>
    <message>
        <source>These go on the slip as they are</source>
        <translation>இவை இப்படியே சீட்டில் வரும்</translation>
    </message>
    <message>
        <source>These go on with the shift</source>
        <translation>இவை ஷிஃப்ட்டுடன் தொடரும்</translation>
    </message>
    <message>
        <source>Type both, the number of bills and their total, or none of them.</source>
        <translation>பில் எண்ணிக்கை, மொத்தம் இரண்டையும் எழுதுங்கள், அல்லது எதுவும் வேண்டாம்.</translation>
    </message>
    <message>
        <source>Type how many there are, in digits.</source>
        <translation>எத்தனை என்று எண்களில் எழுதுங்கள்.</translation>
    </message>
    <message>
        <source>Who has the shift from now on?</source>
        <translation>இனி ஷிஃப்ட் யாருடையது?</translation>
    </message>
    <message>
        <source>becomes {z}</source>
        <translation>{z} ஆகும்</translation>
    </message>
    <message>
        <source>nobody may strike them out</source>
        <translation>இவற்றை யாரும் அடித்துவிட முடியாது</translation>
    </message>
    <message>
        <source>nothing changes it afterwards</source>
        <translation>பிறகு எதுவும் இதை மாற்றாது</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Look at it anew.</source>
        <translation>மீண்டும் ஒருமுறை பாருங்கள்.</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>நடக்கவில்லை</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>பணம் வந்தது: {amount}</translation>
    </message>
    <message>
        <source>The shift was closed or handed over meanwhile.</source>
        <translation>இதற்கிடையே ஷிஃப்ட் மூடப்பட்டது அல்லது ஒப்படைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>{z} is closed</source>
        <translation>{z} மூடப்பட்டது</translation>
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
        <source>A larger amount is asked about once, before anybody can pay it.</source>
        <translation>அதிகத் தொகை என்றால், யாரும் பணம் கட்டும் முன் ஒரு முறை கேட்கும்.</translation>
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
        <source>An order of another amount is stopped before anybody can pay it.</source>
        <translation>வேறு தொகை உள்ள ஆர்டர், யாரும் பணம் கட்டும் முன்பே நிறுத்தப்படும்.</translation>
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
        <source>By India&apos;s clock. For a shop that is open past midnight: reports go by it.</source>
        <translation>இந்திய நேரப்படி. நள்ளிரவுக்குப் பிறகும் திறந்திருக்கும் கடைக்கு: ரிப்போர்ட்கள் இதன்படி வரும்.</translation>
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
        <source>How the terminal is named</source>
        <translation>டெர்மினலின் அடையாளம்</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>கடையின் பெயர்</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>கேட்க வேண்டாம்</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>முருகன் ஸ்டோர்ஸ்</translation>
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
        <source>Just now</source>
        <translation>சற்று முன்</translation>
    </message>
    <message>
        <source>Nobody is waiting</source>
        <translation>யாரும் காத்திருக்கவில்லை</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>விற்பனை</translation>
    </message>
    <message>
        <source>Waiting now</source>
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
        <source>Copy the link, and send it as you like.</source>
        <translation>லிங்க் காப்பி செய்து, விரும்பியபடி அனுப்புங்கள்.</translation>
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
        <source>Do not hand over. Still being asked.</source>
        <translation>பொருளைக் கொடுக்காதீர்கள். இன்னும் கேட்கிறோம்.</translation>
    </message>
    <message>
        <source>Do not refund again. Still being asked.</source>
        <translation>மீண்டும் ரீஃபண்ட் செய்யாதீர்கள். இன்னும் கேட்கிறோம்.</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>முதல் ஆர்டர்</translation>
    </message>
    <message>
        <source>GO ON TO THE NEXT SHIFT: {count}</source>
        <translation>அடுத்த ஷிஃப்ட்டுக்குப் போகும்: {count}</translation>
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
        <source>No sale, and no receipt: the printer is being tried.</source>
        <translation>விற்பனையும் இல்லை, ரசீதும் இல்லை: பிரிண்டர் சோதிக்கப்படுகிறது.</translation>
    </message>
    <message>
        <source>Nobody&apos;s name</source>
        <translation>பெயர் இல்லாதவை</translation>
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
        <source>Refunds by payout link</source>
        <translation>பேஅவுட் லிங்க்கில் ரீஃபண்ட்</translation>
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
        <source>The tables differed from the journal and were made anew.</source>
        <translation>அட்டவணைகள் ஜர்னலிலிருந்து வேறுபட்டன; புதிதாக எழுதப்பட்டன.</translation>
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
        <source>Said at {time}</source>
        <translation>அறிவித்தது {time}</translation>
    </message>
    <message>
        <source>The code has run out</source>
        <translation>கோடின் நேரம் முடிந்தது</translation>
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
        <source>The accounts that money can go from, as the service&apos;s dashboard names them. Transfers of v1 use none.</source>
        <translation>பணம் போகக்கூடிய கணக்குகள், சர்வீஸின் டாஷ்போர்டில் உள்ள பெயர்களில். v1 டிரான்ஸ்பர்களுக்கு இவை வேண்டாம்.</translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation>இது ஏற்கனவே பட்டியலில் உள்ளது.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. You can stop after any step, and go on later.</source>
        <translation>சுமார் 3 நிமிடம். எந்தப் படிக்குப் பிறகும் நிறுத்தி, பிறகு தொடரலாம்.</translation>
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
        <source>after 1 minute</source>
        <translation>1 நிமிடம் கழித்து</translation>
    </message>
    <message>
        <source>after 15 minutes</source>
        <translation>15 நிமிடம் கழித்து</translation>
    </message>
    <message>
        <source>after 3 minutes</source>
        <translation>3 நிமிடம் கழித்து</translation>
    </message>
    <message>
        <source>after 5 minutes</source>
        <translation>5 நிமிடம் கழித்து</translation>
    </message>
    <message>
        <source>after {n} s</source>
        <translation>{n} வினாடி கழித்து</translation>
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
        <source>It holds no settings of Paydesk. On the other counter: Settings, What this PC keeps.</source>
        <translation>இதில் Paydesk செட்டிங்ஸ் எதுவும் இல்லை. மற்ற கவுண்டரில்: செட்டிங்ஸ், இந்த PC-யில் இருப்பவை.</translation>
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
    <name>StatusBar</name>
    <message>
        <source>Connection</source>
        <translation>இணைப்பு</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>ஹப்</translation>
    </message>
    <message>
        <source>No terminal set</source>
        <translation>டெர்மினல் அமைக்கவில்லை</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>சாண்ட்பாக்ஸ்</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>சர்வீஸ்</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>ஷிஃப்ட்</translation>
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
        <source>Terminal</source>
        <translation>டெர்மினல்</translation>
    </message>
    <message>
        <source>Terminal {name}</source>
        <translation>டெர்மினல் {name}</translation>
    </message>
    <message>
        <source>Test service</source>
        <translation>டெஸ்ட் சர்வீஸ்</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>இன்று: {paid} பேமெண்ட், {total}</translation>
    </message>
    <message>
        <source>{amount} refunded</source>
        <translation>ரீஃபண்ட் {amount}</translation>
    </message>
    <message>
        <source>{name}, {time} ms</source>
        <translation>{name}, {time} ms</translation>
    </message>
    <message>
        <source>{name}: not asked yet</source>
        <translation>{name}: இன்னும் கேட்கவில்லை</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>Copied</source>
        <translation>காப்பி ஆனது</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>காப்பி</translation>
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
        <source>Everything that is set here, without keys and without people. Type the keys there anew.</source>
        <translation>இங்கே அமைத்த எல்லாம், கீகளும் ஆட்களும் இல்லாமல். அங்கே கீகளைப் புதிதாகப் போடுங்கள்.</translation>
    </message>
    <message>
        <source>Finished sales and settled payouts, old lines of the logs, and copies of the journal go for good. What is open, watched or not settled stays, and so does who erased what.</source>
        <translation>முடிந்த விற்பனை, தீர்வான பேஅவுட், பதிவேட்டின் பழைய வரிகள், ஜர்னலின் நகல்கள் நிரந்தரமாக அழியும். திறந்தவை, கண்காணிப்பில் உள்ளவை, தீர்வாகாதவை இருக்கும்; யார் எதை அழித்தார் என்பதும் இருக்கும்.</translation>
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
        <source>Paste it into a file or a message.</source>
        <translation>அதை ஒரு ஃபைலில் அல்லது மெசேஜில் பேஸ்ட் செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ஃபைலாகச் சேமி</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>செட்டிங்ஸைச் சேமி</translation>
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
        <source>This PC could not write everything. Make room on the disk, and erase once more.</source>
        <translation>இந்த PC எல்லாவற்றையும் எழுத முடியவில்லை. டிஸ்கில் இடம் காலி செய்து, இன்னொரு முறை அழியுங்கள்.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>என்ன</translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation>இந்த PC-யில் இருப்பவை</translation>
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
        <source>(its words: {words})</source>
        <translation>(அதன் வார்த்தைகள்: {words})</translation>
    </message>
    <message>
        <source>Asked in vain. {what}</source>
        <translation>கேட்டும் பயனில்லை. {what}</translation>
    </message>
    <message>
        <source>Asked: {word}</source>
        <translation>கேட்டது: {word}</translation>
    </message>
    <message>
        <source>Cancel answered: {word}</source>
        <translation>ரத்துக்குப் பதில்: {word}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>ரத்து கோரிக்கை சர்வீஸுக்கு அனுப்பியது</translation>
    </message>
    <message>
        <source>HAND OVER was shown to {person}</source>
        <translation>{person} திரையில் ‘பொருளைக் கொடுங்கள்’ காட்டியது</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR அல்லது பேமெண்ட் லிங்க் வரவில்லை. {what}</translation>
    </message>
    <message>
        <source>No answer that made the order. {what}</source>
        <translation>ஆர்டர் உருவானதாகப் பதில் இல்லை. {what}</translation>
    </message>
    <message>
        <source>No picture of the QR. {why}</source>
        <translation>QR படம் இல்லை. {why}</translation>
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
        <source>Paydesk was started again and went on with it</source>
        <translation>Paydesk மீண்டும் தொடங்கி இதைத் தொடர்ந்தது</translation>
    </message>
    <message>
        <source>Paydesk was started again; the order stays watched</source>
        <translation>Paydesk மீண்டும் தொடங்கியது; ஆர்டர் கண்காணிப்பில் உள்ளது</translation>
    </message>
    <message>
        <source>Payment link asked for</source>
        <translation>பேமெண்ட் லிங்க் கேட்டது</translation>
    </message>
    <message>
        <source>Payment link ready, its address checked</source>
        <translation>பேமெண்ட் லிங்க் தயார், அதன் முகவரியைச் சரிபார்த்தது</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>பேமெண்ட் {number} திறந்தது</translation>
    </message>
    <message>
        <source>Payments read: none went through</source>
        <translation>பேமெண்ட்கள் பார்த்தது: எதுவும் வெற்றி பெறவில்லை</translation>
    </message>
    <message>
        <source>Payments read: one is on its way at a bank</source>
        <translation>பேமெண்ட்கள் பார்த்தது: ஒன்று வங்கியில் போய்க்கொண்டிருக்கிறது</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>பேஅவுட் லிங்க் {number}: {why}. எதுவும் ரீஃபண்ட் ஆகவில்லை.</translation>
    </message>
    <message>
        <source>QR asked for</source>
        <translation>QR கேட்டது</translation>
    </message>
    <message>
        <source>QR ready as it came, not read back. {why}</source>
        <translation>QR வந்தபடியே தயார், திரும்பப் படிக்கவில்லை. {why}</translation>
    </message>
    <message>
        <source>QR ready, read back and checked</source>
        <translation>QR தயார், திரும்பப் படித்து, சரிபார்த்தது</translation>
    </message>
    <message>
        <source>QR ready, read back. {why}</source>
        <translation>QR தயார், திரும்பப் படித்தது. {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR நிராகரித்தது, காட்டவில்லை. {why}</translation>
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
        <source>Seen by {person}</source>
        <translation>{person} பார்த்தார்</translation>
    </message>
    <message>
        <source>Taken again: another sale stands in its stead</source>
        <translation>மீண்டும் எடுத்தது: இதற்குப் பதில் வேறு விற்பனை உள்ளது</translation>
    </message>
    <message>
        <source>The cancel was not confirmed. {what}</source>
        <translation>ரத்து உறுதியாகவில்லை. {what}</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>கஸ்டமருக்குப் பணம் கிடைத்தது: பேஅவுட் லிங்க் {number}</translation>
    </message>
    <message>
        <source>The payments could not be read. {what}</source>
        <translation>பேமெண்ட்களைப் படிக்க முடியவில்லை. {what}</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was put right: times before were wrong</source>
        <translation>இந்த PC-யின் கடிகாரம் சரியானது: முந்தைய நேரங்கள் தவறு</translation>
    </message>
    <message>
        <source>Watched for 24 hours; no payment was seen</source>
        <translation>24 மணி நேரம் கண்காணித்தது; பேமெண்ட் எதுவும் தெரியவில்லை</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>யாரோ</translation>
    </message>
    <message>
        <source>{person} asked for a receipt</source>
        <translation>{person} ரசீது கேட்டார்</translation>
    </message>
    <message>
        <source>{person} asked to cancel the order</source>
        <translation>{person} ஆர்டரை ரத்து செய்யக் கேட்டார்</translation>
    </message>
    <message>
        <source>{person} asked: {word}</source>
        <translation>{person} கேட்டார்: {word}</translation>
    </message>
    <message>
        <source>{person} ended payout link {number}. Nothing was refunded.</source>
        <translation>{person} பேஅவுட் லிங்க் {number}-ஐ நிறுத்தினார். எதுவும் ரீஃபண்ட் ஆகவில்லை.</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} பொருளைக் கொடுத்தார்</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} {amount} ரீஃபண்ட் செய்தார்: பேஅவுட் லிங்க் {number}</translation>
    </message>
    <message>
        <source>{person} took it off the list</source>
        <translation>{person} பட்டியலிலிருந்து நீக்கினார்</translation>
    </message>
    <message>
        <source>{person} took order {order} by its number</source>
        <translation>{person} ஆர்டர் {order} அதன் எண்ணால் எடுத்தார்</translation>
    </message>
    <message>
        <source>{person} wanted a new QR</source>
        <translation>{person} புதிய QR கேட்டார்</translation>
    </message>
    <message>
        <source>{person} wanted a new payment link</source>
        <translation>{person} புதிய பேமெண்ட் லிங்க் கேட்டார்</translation>
    </message>
    <message>
        <source>{person} wanted a sale of {amount}</source>
        <translation>{person} {amount} விற்பனை தொடங்கினார்</translation>
    </message>
    <message>
        <source>{person} went on to the next customer</source>
        <translation>{person} அடுத்த கஸ்டமருக்குப் போனார்</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Ask now</source>
        <translation>நிலை கேள்</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>பட்டியலுக்குத் திரும்பு</translation>
    </message>
    <message>
        <source>Choose one in the table.</source>
        <translation>டேபிளில் ஒன்றைத் தேர்வு செய்யுங்கள்.</translation>
    </message>
    <message>
        <source>It was paid after it was closed. Show it to settle it.</source>
        <translation>இதை மூடிய பிறகு பணம் வந்தது. தீர்க்க இதைக் காட்டுங்கள்.</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>தீர்வாகவில்லை</translation>
    </message>
    <message>
        <source>Payment {number}</source>
        <translation>பேமெண்ட் {number}</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>ரசீது</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>காட்டு</translation>
    </message>
    <message>
        <source>The story of a sale</source>
        <translation>ஒரு விற்பனையில் நடந்தவை</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Story of this sale</source>
        <translation>இந்த விற்பனையில் நடந்தவை</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n not paid</source>
        <translation>
            <numerusform>பணம் வரவில்லை: %n</numerusform>
            <numerusform>பணம் வரவில்லை: %n</numerusform>
        </translation>
    </message>
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
        <source>%n shown</source>
        <translation>
            <numerusform>காட்டியது: %n</numerusform>
            <numerusform>காட்டியது: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>தெரியவில்லை: %n</numerusform>
            <numerusform>தெரியவில்லை: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>காத்திருப்பு: %n</numerusform>
            <numerusform>காத்திருப்பு: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>net</source>
        <translation>நிகரம்</translation>
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
        <source>Save the support file</source>
        <translation>சப்போர்ட் ஃபைலைச் சேமி</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>சப்போர்ட் ஃபைல்</translation>
    </message>
    <message>
        <source>Versions, settings, counts and the end of the log, for whoever helps you. Keys, PINs, names of customers, phones and accounts are not in it, or masked. Read it before you hand it on.</source>
        <translation>உங்களுக்கு உதவுபவருக்கு: பதிப்புகள், செட்டிங்ஸ், எண்ணிக்கைகள், லாக்கின் கடைசிப் பகுதி. கீகள், PIN, வாடிக்கையாளர் பெயர், ஃபோன், கணக்கு இதில் இல்லை, அல்லது மறைக்கப்பட்டுள்ளன. கொடுக்கும் முன் படியுங்கள்.</translation>
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
        <source>Send money to this address</source>
        <translation>இந்த ID-க்குப் பணம் அனுப்பு</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n ஓப்பன்</numerusform>
            <numerusform>%n ஓப்பன்</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>மெனு</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>From</source>
        <translation>எங்கிருந்து</translation>
    </message>
    <message>
        <source>It must be more than ₹1.00.</source>
        <translation>இது ₹1.00-ஐ விட அதிகமாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>முறை</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>அனுப்பு</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} அனுப்பு</translation>
    </message>
    <message>
        <source>The account&apos;s usual one</source>
        <translation>கணக்கின் வழக்கமானது</translation>
    </message>
    <message>
        <source>The bank says that this address cannot be paid.</source>
        <translation>இந்த ID-க்குப் பணம் அனுப்ப முடியாது என்று வங்கி சொல்கிறது.</translation>
    </message>
    <message>
        <source>Type the UPI address, as name@bank.</source>
        <translation>UPI ID எழுதுங்கள், name@bank போல.</translation>
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
        <source>Nobody here may do this yet. An admin can add somebody in Settings, under People.</source>
        <translation>இங்கே இன்னும் யாருக்கும் இதற்கு அனுமதி இல்லை. அட்மின் செட்டிங்ஸ், ஆட்கள் பகுதியில் ஒருவரைச் சேர்க்கலாம்.</translation>
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
        <source>Never in the demo. It is only told of: nothing is installed or started again by itself.</source>
        <translation>டெமோவில் ஒருபோதும் இல்லை. சொல்லப்படும், அவ்வளவே: எதுவும் தானாக நிறுவப்படாது, மறுபடி தொடங்காது.</translation>
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
        <source>Ask the customer for the UPI address itself. Send nothing to this one.</source>
        <translation>கஸ்டமரிடம் UPI ID-யையே கேளுங்கள். இதற்கு எதுவும் அனுப்பாதீர்கள்.</translation>
    </message>
    <message>
        <source>Ask the customer to read it out once more. Send nothing to this one.</source>
        <translation>கஸ்டமரை இன்னொரு முறை படித்துச் சொல்லச் சொல்லுங்கள். இதற்கு எதுவும் அனுப்பாதீர்கள்.</translation>
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
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>தவறானது</translation>
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
        <source>Rails</source>
        <translation>வழிகள்</translation>
    </message>
    <message>
        <source>Run out</source>
        <translation>நேரம் முடிந்தது</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>ஒரு முறை மட்டும்</translation>
    </message>
    <message>
        <source>State</source>
        <translation>நிலை</translation>
    </message>
    <message>
        <source>The transfer token has run out. Check the address again for another.</source>
        <translation>டிரான்ஸ்பர் டோக்கனின் நேரம் முடிந்தது. புதியதற்கு ID-யை மீண்டும் சரிபாருங்கள்.</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again for another.</source>
        <translation>டிரான்ஸ்பர் டோக்கன் பயன்படுத்தியாச்சு. புதியதற்கு ID-யை மீண்டும் சரிபாருங்கள்.</translation>
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
        <source>Check a UPI address</source>
        <translation>UPI ID சரிபார்</translation>
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
        <source>Phone number</source>
        <translation>போன் எண்</translation>
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
        <source>What is known</source>
        <translation>தெரிந்தவை</translation>
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
        <translation>ஏற்கனவே பணம் வந்தது {time}</translation>
    </message>
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
        <source>NOT PAID, SAFE TO RETRY</source>
        <translation>பணம் வரவில்லை, மீண்டும் முயலலாம்</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>மூடிய பின் பணம் வந்தது</translation>
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
        <source>REFUNDED</source>
        <translation>ரீஃபண்ட் ஆனது</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>நிலை தெரியாது, பொருள் தராதீர்கள்</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>காத்திருங்கள்</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
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
        <source>HAND OVER</source>
        <translation>பொருளைக் கொடுங்கள்</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>பணம் வந்ததா? திரை சொல்லும்.</translation>
    </message>
    <message>
        <source>It turns green</source>
        <translation>பச்சையாகும்</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>No account, no network, no real money. A small shop is ready: sell, cancel, refund. Everything says DEMO.</source>
        <translation>கணக்கு வேண்டாம், நெட்வொர்க் வேண்டாம், உண்மையான பணம் இல்லை. ஒரு சிறிய கடை தயார்: விற்கலாம், ரத்து செய்யலாம், ரீஃபண்ட் செய்யலாம். எல்லாவற்றிலும் டெமோ என்று இருக்கும்.</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>செட்டிங்ஸ் ஃபைலைத் திற</translation>
    </message>
    <message>
        <source>Setting up a second counter?</source>
        <translation>இரண்டாவது கவுண்டர் அமைக்கிறீர்களா?</translation>
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
        <source>The goods leave the counter when the screen turns green, not before.</source>
        <translation>திரை பச்சையான பிறகே பொருளைக் கொடுங்கள், அதற்கு முன் கொடுக்காதீர்கள்.</translation>
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
        <source>You need three things from Cashfree: client ID, client secret, terminal number. The next page shows where they are.</source>
        <translation>Cashfree-யிடமிருந்து மூன்று தேவை: கிளையண்ட் ID, கிளையண்ட் சீக்ரெட், டெர்மினல் எண். அவை எங்கே என்று அடுத்த பக்கம் காட்டும்.</translation>
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
        <source>Back to the report</source>
        <translation>ரிப்போர்ட்டுக்குத் திரும்பு</translation>
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
        <source>Each shift that is closed gets one. Its number has no gap, and nothing changes it afterwards.</source>
        <translation>மூடிய ஒவ்வொரு ஷிஃப்ட்டுக்கும் ஒன்று. எண்ணில் இடைவெளி வராது; பிறகு எதுவும் இதை மாற்றாது.</translation>
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
        <source>There is no Z report yet</source>
        <translation>இன்னும் Z ரிப்போர்ட் இல்லை</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z reports</source>
        <translation>Z ரிப்போர்ட்கள்</translation>
    </message>
    <message>
        <source>not printed</source>
        <translation>பிரிண்ட் ஆகவில்லை</translation>
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
    <name>_EntryRow</name>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
    </message>
    <message>
        <source>More: {title}</source>
        <translation>மேலும்: {title}</translation>
    </message>
</context>
<context>
    <name>_ItemRow</name>
    <message>
        <source>Ask now</source>
        <translation>இப்போது கேள்</translation>
    </message>
    <message>
        <source>Settle it</source>
        <translation>தீர்வு செய்</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>காட்டு</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi_IN" sourcelanguage="en_IN">
<context>
    <name>AboutTab</name>
    <message>
        <source>About</source>
        <translation>परिचय</translation>
    </message>
    <message>
        <source>Drafts that no native speaker has read yet: {languages}.</source>
        <translation>मसौदे जिन्हें किसी मातृभाषी ने अभी नहीं पढ़ा: {languages}।</translation>
    </message>
    <message>
        <source>Journal, settings, people and logs: data folder. Keys: system keychain, or only memory.</source>
        <translation>जर्नल, सेटिंग, लोग और लॉग: डेटा फ़ोल्डर। कीज़: सिस्टम की कीचेन, या सिर्फ़ मेमोरी।</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>लाइसेंस</translation>
    </message>
    <message>
        <source>Paydesk is under the Apache License 2.0. It uses Qt under the LGPL 3, and:</source>
        <translation>Paydesk Apache License 2.0 के तहत है। यह LGPL 3 वाला Qt इस्तेमाल करता है, और ये भी:</translation>
    </message>
    <message>
        <source>Paydesk {version}</source>
        <translation>Paydesk {version}</translation>
    </message>
    <message>
        <source>Paydesk {version} is there: {news} Get it at {page} and install it over this one.</source>
        <translation>Paydesk {version} आ गया है: {news} इसे {page} से लें और इसी के ऊपर इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>डेटा फ़ोल्डर यह है: {folder}।</translation>
    </message>
</context>
<context>
    <name>AccessSettings</name>
    <message>
        <source>A number from {first} to {last}.</source>
        <translation>{first} से {last} तक का नंबर।</translation>
    </message>
    <message>
        <source>Address: {url}</source>
        <translation>पता: {url}</translation>
    </message>
    <message>
        <source>Bills as files</source>
        <translation>बिल फ़ाइल के रूप में</translation>
    </message>
    <message>
        <source>Fixed port</source>
        <translation>तय पोर्ट</translation>
    </message>
    <message>
        <source>For programs that cannot find the address.</source>
        <translation>जो प्रोग्राम पता नहीं खोज पाते, उनके लिए।</translation>
    </message>
    <message>
        <source>How programs reach this counter</source>
        <translation>प्रोग्राम इस काउंटर तक कैसे पहुँचें</translation>
    </message>
    <message>
        <source>Links of web pages fill the form</source>
        <translation>वेब पेज के लिंक फ़ॉर्म भरते हैं</translation>
    </message>
    <message>
        <source>No address before a program is added.</source>
        <translation>प्रोग्राम जोड़ने पर ही पता मिलेगा।</translation>
    </message>
    <message>
        <source>No program can call now.</source>
        <translation>अभी कोई प्रोग्राम कॉल नहीं कर सकता।</translation>
    </message>
    <message>
        <source>Nothing is sent before you press.</source>
        <translation>आपके दबाने से पहले कुछ नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>पोर्ट</translation>
    </message>
    <message>
        <source>Port {port} is in use</source>
        <translation>पोर्ट {port} इस्तेमाल में है</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Cancel this sale?</source>
        <translation>यह बिक्री रद्द करें?</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>इंतज़ार करते रहें</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>हाँ, रद्द करें</translation>
    </message>
</context>
<context>
    <name>ActivityChart</name>
    <message>
        <source>Day by day</source>
        <translation>दिन-ब-दिन</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>कुछ नहीं</translation>
    </message>
</context>
<context>
    <name>ActivityTab</name>
    <message>
        <source>Activity</source>
        <translation>गतिविधि</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Amount (INR)</source>
        <translation>राशि (INR)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>लाभार्थी का पिछला रिकॉर्ड</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV में सेव करें</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>नाम, राशि, UTR</translation>
    </message>
    <message>
        <source>No payouts: {days}</source>
        <translation>कोई पेआउट नहीं: {days}</translation>
    </message>
    <message>
        <source>No such payout: {days}</source>
        <translation>ऐसा कोई पेआउट नहीं: {days}</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” के लिए कुछ नहीं मिला</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>नंबर</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>पेंडिंग</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ति</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>सब दिखाएँ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>To</source>
        <translation>किस खाते में</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>पता नहीं</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
    <message>
        <source>When</source>
        <translation>कब</translation>
    </message>
    <message>
        <source>done {amount}</source>
        <translation>हो गया {amount}</translation>
    </message>
    <message>
        <source>not paid {amount}</source>
        <translation>भुगतान नहीं हुआ {amount}</translation>
    </message>
    <message>
        <source>pending {amount}</source>
        <translation>पेंडिंग {amount}</translation>
    </message>
    <message>
        <source>unknown {amount}</source>
        <translation>पता नहीं {amount}</translation>
    </message>
    <message>
        <source>{n} · do not send again</source>
        <translation>{n} · दोबारा मत भेजें</translation>
    </message>
    <message>
        <source>{n} · failed or came back</source>
        <translation>{n} · फ़ेल हुए या वापस आए</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n और</numerusform>
            <numerusform>%n और</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>सब हटाएँ</translation>
    </message>
    <message>
        <source>Dismiss the others</source>
        <translation>बाकी हटाएँ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>आपके बंद करने के बाद भुगतान हुआ: {amount} · {order}</translation>
    </message>
    <message>
        <source>{amount} paid · {order}</source>
        <translation>{amount} का भुगतान हुआ · {order}</translation>
    </message>
</context>
<context>
    <name>AmountEdit</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
</context>
<context>
    <name>AmountQuestion</name>
    <message>
        <source>No, change it</source>
        <translation>नहीं, बदलें</translation>
    </message>
    <message>
        <source>This shop asks above {limit}.</source>
        <translation>यह दुकान {limit} से ऊपर पूछती है।</translation>
    </message>
    <message>
        <source>Yes, continue</source>
        <translation>हाँ, आगे बढ़ें</translation>
    </message>
    <message>
        <source>{amount}: is this amount right?</source>
        <translation>{amount}: क्या यह राशि सही है?</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The pretend phone opens in this PC&apos;s browser</source>
        <translation>नकली फ़ोन इस PC के ब्राउज़र में खुलता है</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>A person can have a language of their own: People and PINs.</source>
        <translation>हर व्यक्ति की अपनी भाषा हो सकती है: लोग और PIN में।</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>सिस्टम जैसा</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>हाई कंट्रास्ट</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>भाषा और रूप</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Size of text and keys</source>
        <translation>अक्षरों और बटनों का आकार</translation>
    </message>
    <message>
        <source>Takes effect when Paydesk starts again.</source>
        <translation>Paydesk फिर शुरू होने पर लागू होगा।</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>कीज़ हटाएँ</translation>
    </message>
    <message>
        <source>Delete these keys?</source>
        <translation>ये कीज़ हटाएँ?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Erased from this PC. This part stops until you type new keys.</source>
        <translation>इस PC से मिटाई गईं। नई कीज़ लिखने तक यह हिस्सा बंद रहेगा।</translation>
    </message>
    <message>
        <source>Save keys</source>
        <translation>कीज़ सेव करें</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>यह कनेक्शन जाँचें</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>डेमो की अपनी</translation>
    </message>
    <message>
        <source>Type new keys</source>
        <translation>नई कीज़ डालें</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज़ डालें</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>हाँ, हटाएँ</translation>
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
        <translation>राशि पता नहीं</translation>
    </message>
    <message>
        <source>Bill {number}</source>
        <translation>बिल {number}</translation>
    </message>
    <message>
        <source>en_IN</source>
        <comment>the locale of this translation</comment>
        <translation>hi_IN</translation>
    </message>
    <message>
        <source>{n} h ago</source>
        <translation>{n} घंटे पहले</translation>
    </message>
    <message>
        <source>{n} min ago</source>
        <translation>{n} मिनट पहले</translation>
    </message>
    <message>
        <source>{n} s ago</source>
        <translation>{n} सेकंड पहले</translation>
    </message>
    <message>
        <source>{program}, bill {number}</source>
        <translation>{program}, बिल {number}</translation>
    </message>
</context>
<context>
    <name>BillQuestion</name>
    <message>
        <source>Charge {amount}</source>
        <translation>{amount} लें</translation>
    </message>
    <message>
        <source>Misread? Scan again.</source>
        <translation>गलत पढ़ा? फिर स्कैन करें।</translation>
    </message>
    <message>
        <source>New sale</source>
        <translation>नई बिक्री</translation>
    </message>
    <message>
        <source>No order {number}. Charge {amount} for this bill?</source>
        <translation>ऑर्डर {number} नहीं है। इस बिल के {amount} लें?</translation>
    </message>
    <message>
        <source>Same customer? Open that sale from the list.</source>
        <translation>वही ग्राहक? वह बिक्री सूची से खोलें।</translation>
    </message>
    <message>
        <source>{bill} waits for {amount}.</source>
        <translation>{bill} को {amount} का इंतज़ार है।</translation>
    </message>
</context>
<context>
    <name>Bills</name>
    <message>
        <source>Another amount is open.</source>
        <translation>दूसरी राशि खुली है।</translation>
    </message>
    <message>
        <source>Unlock first.</source>
        <translation>पहले लॉक खोलें।</translation>
    </message>
    <message>
        <source>You may not sell.</source>
        <translation>आप बेच नहीं सकते।</translation>
    </message>
    <message>
        <source>{bill}: {amount} refused.</source>
        <translation>{bill}: {amount} नामंज़ूर।</translation>
    </message>
    <message>
        <source>{bill}: {amount} waits in the list</source>
        <translation>{bill}: {amount} सूची में है</translation>
    </message>
    <message>
        <source>{other} is open.</source>
        <translation>{other} खुला है।</translation>
    </message>
    <message>
        <source>{other} is paid.</source>
        <translation>{other} का भुगतान हुआ।</translation>
    </message>
    <message>
        <source>{program} wants {amount} for {bill}.</source>
        <translation>{program} को {bill} के {amount} चाहिए।</translation>
    </message>
</context>
<context>
    <name>CashgramForm</name>
    <message>
        <source>10 digits</source>
        <translation>10 अंक</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>आखिरी दिन तक, यह लिंक जिसके पास हो वही पैसे ले सकता है।</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ई-मेल</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ई-मेल (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>आखिरी दिन</translation>
    </message>
    <message>
        <source>Last day, e-mail</source>
        <translation>आखिरी दिन, ई-मेल</translation>
    </message>
    <message>
        <source>Letters, digits, spaces</source>
        <translation>अक्षर, अंक, खाली जगह</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>लिंक बनाएँ</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>और ब्योरा</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>किसका रिफ़ंड</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>रिमार्क</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>रिमार्क (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>Send the link to this phone and e-mail</source>
        <translation>लिंक इस फ़ोन और ई-मेल पर भेजें</translation>
    </message>
    <message>
        <source>Sent to the customer</source>
        <translation>ग्राहक को भेजा</translation>
    </message>
    <message>
        <source>This is more than is left to refund of this sale.</source>
        <translation>इस बिक्री में इतना रिफ़ंड बाकी नहीं है।</translation>
    </message>
    <message>
        <source>This is more than is left to refund: {amount}.</source>
        <translation>रिफ़ंड के लिए इतना बाकी नहीं है; बाकी है: {amount}।</translation>
    </message>
    <message>
        <source>This is more than was paid: {amount}.</source>
        <translation>यह मिले भुगतान से ज़्यादा है: {amount}।</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>किस लिए</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
</context>
<context>
    <name>CashgramList</name>
    <message>
        <source>No link is open</source>
        <translation>कोई लिंक खुला नहीं</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>निपटा नहीं</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>निपट गया</translation>
    </message>
</context>
<context>
    <name>CashgramPanel</name>
    <message>
        <source>Links made here</source>
        <translation>यहाँ बने लिंक</translation>
    </message>
    <message>
        <source>Made here</source>
        <translation>यहाँ बने</translation>
    </message>
    <message>
        <source>New link</source>
        <translation>नया लिंक</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Payout links</source>
        <translation>पेआउट लिंक</translation>
    </message>
</context>
<context>
    <name>Cashgrams</name>
    <message>
        <source>Already refunded: {amount}.</source>
        <translation>रिफ़ंड हो चुका: {amount}.</translation>
    </message>
    <message>
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>पहले लौटाया गया: {amount}। रिफ़ंड बाकी: {left}।</translation>
    </message>
    <message>
        <source>Cancel this payout link, and call your supervisor.</source>
        <translation>यह पेआउट लिंक रद्द करें, और सुपरवाइज़र को बुलाएँ।</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>यह लिंक किसी को मत दीजिए</translation>
    </message>
    <message>
        <source>Needs a supervisor. It goes back to the account that paid.</source>
        <translation>सुपरवाइज़र चाहिए। पैसा उसी खाते में लौटेगा।</translation>
    </message>
    <message>
        <source>Needs a supervisor. Paid from the payout account.</source>
        <translation>सुपरवाइज़र चाहिए। पेआउट खाते से भुगतान।</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>कोई टाइप नहीं</translation>
    </message>
    <message>
        <source>Nothing is left to refund</source>
        <translation>रिफ़ंड के लिए कुछ बाकी नहीं</translation>
    </message>
    <message>
        <source>Paydesk does not show, copy or print it.</source>
        <translation>Paydesk इसे दिखाता, कॉपी या प्रिंट नहीं करता।</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>रिफ़ंड</translation>
    </message>
    <message>
        <source>Refund of {amount} for {number}</source>
        <translation>{number} के लिए {amount} का रिफ़ंड</translation>
    </message>
    <message>
        <source>Repayment</source>
        <translation>पैसे वापसी</translation>
    </message>
    <message>
        <source>The payment service sent a link that asks the customer to pay.</source>
        <translation>पेमेंट सर्विस ने ऐसा लिंक भेजा जो ग्राहक से पैसे माँगता है।</translation>
    </message>
    <message>
        <source>The payment service sent a link that is not secure.</source>
        <translation>पेमेंट सर्विस ने ऐसा लिंक भेजा जो सुरक्षित नहीं है।</translation>
    </message>
    <message>
        <source>The payment service sent a link to another address.</source>
        <translation>पेमेंट सर्विस ने दूसरे पते का लिंक भेजा।</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>इस्तेमाल में नहीं</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>See to it</source>
        <translation>इसे देखें</translation>
    </message>
    <message>
        <source>Stops selling</source>
        <translation>बिक्री रोकता है</translation>
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
            <numerusform>%n ग्राहक अब भी भुगतान कर सकता है।</numerusform>
            <numerusform>%n ग्राहक अब भी भुगतान कर सकते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales were waiting when Paydesk closed.</source>
        <translation>
            <numerusform>Paydesk बंद हुआ तब %n बिक्री इंतज़ार में थी।</numerusform>
            <numerusform>Paydesk बंद हुआ तब %n बिक्री इंतज़ार में थी।</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>फिर भी बंद करें</translation>
    </message>
    <message>
        <source>Keep Paydesk open</source>
        <translation>Paydesk खुला रखें</translation>
    </message>
    <message>
        <source>One customer can still pay.</source>
        <translation>एक ग्राहक अब भी भुगतान कर सकता है।</translation>
    </message>
    <message>
        <source>One sale was waiting when Paydesk closed.</source>
        <translation>Paydesk बंद हुआ तब एक बिक्री इंतज़ार में थी।</translation>
    </message>
    <message>
        <source>Paydesk now checks who has paid.</source>
        <translation>Paydesk अब देख रहा है कि किसने भुगतान किया।</translation>
    </message>
    <message>
        <source>Payments still arrive, but nobody here sees them until Paydesk opens again.</source>
        <translation>भुगतान आते रहेंगे, पर Paydesk दोबारा खुलने तक यहाँ किसी को नहीं दिखेंगे।</translation>
    </message>
</context>
<context>
    <name>ColourView</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
</context>
<context>
    <name>ConfirmationPage</name>
    <message>
        <source>A second person&apos;s PIN is needed.</source>
        <translation>दूसरे व्यक्ति का PIN चाहिए।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Bank says {name}</source>
        <translation>बैंक में नाम: {name}</translation>
    </message>
    <message>
        <source>Each attempt has the same number: nobody is paid twice.</source>
        <translation>हर कोशिश का नंबर वही है: किसी को दो बार पैसे नहीं जाते।</translation>
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
        <translation>क्या यह सही है?</translation>
    </message>
    <message>
        <source>Names differ. Ask who this is before you send.</source>
        <translation>नाम अलग हैं। भेजने से पहले पूछें कि यह कौन है।</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>सार</translation>
    </message>
    <message>
        <source>Yes, the money is for {name}</source>
        <translation>हाँ, पैसे {name} के लिए हैं</translation>
    </message>
</context>
<context>
    <name>ConfirmedActionCard</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
</context>
<context>
    <name>ConnectStep</name>
    <message>
        <source>1. Sign in to the Cashfree dashboard.</source>
        <translation>1. Cashfree डैशबोर्ड में साइन इन करें।</translation>
    </message>
    <message>
        <source>2. Switch to Live at the top.</source>
        <translation>2. ऊपर Live पर करें।</translation>
    </message>
    <message>
        <source>2. Switch to Test at the top.</source>
        <translation>2. ऊपर Test पर करें।</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers खोलें, फिर API keys।</translation>
    </message>
    <message>
        <source>4. Copy both. The secret is shown once.</source>
        <translation>4. दोनों कॉपी करें। सीक्रेट एक ही बार दिखता है।</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>कीज़ जाँचें</translation>
    </message>
    <message>
        <source>Clock is right</source>
        <translation>घड़ी सही है</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>यह काउंटर जोड़ें</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keys accepted</source>
        <translation>कीज़ मंज़ूर हुईं</translation>
    </message>
    <message>
        <source>Keys accepted. Clock is right.</source>
        <translation>कीज़ मंज़ूर हुईं। घड़ी सही है।</translation>
    </message>
    <message>
        <source>Keys are saved after the check.</source>
        <translation>कीज़ जाँच के बाद सेव होंगी।</translation>
    </message>
    <message>
        <source>Keys are saved. Leave empty to keep them.</source>
        <translation>कीज़ सेव हैं। रखने के लिए खाली छोड़ें।</translation>
    </message>
    <message>
        <source>Keys match Live</source>
        <translation>कीज़ ‘लाइव’ की हैं</translation>
    </message>
    <message>
        <source>Keys match Test</source>
        <translation>कीज़ ‘टेस्ट’ की हैं</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>लाइव</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Next: people</source>
        <translation>अगला: लोग</translation>
    </message>
    <message>
        <source>Practice with test keys</source>
        <translation>टेस्ट कीज़ से अभ्यास करें</translation>
    </message>
    <message>
        <source>Real customers, real money</source>
        <translation>असली ग्राहक, असली पैसा</translation>
    </message>
    <message>
        <source>See softPOS in the dashboard, or type its phone.</source>
        <translation>डैशबोर्ड में softPOS देखें, या इसका फ़ोन नंबर लिखें।</translation>
    </message>
    <message>
        <source>Settings loaded from the file</source>
        <translation>फ़ाइल से सेटिंग ली गईं</translation>
    </message>
    <message>
        <source>Some values were not valid and left out.</source>
        <translation>कुछ मान सही नहीं थे, छोड़ दिए गए।</translation>
    </message>
    <message>
        <source>TEST on every screen</source>
        <translation>हर स्क्रीन पर ‘टेस्ट’</translation>
    </message>
    <message>
        <source>Terminal number</source>
        <translation>टर्मिनल नंबर</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>टेस्ट</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>फिर जाँचें</translation>
    </message>
    <message>
        <source>These are live keys. Choose Live, or copy the test keys.</source>
        <translation>ये लाइव कीज़ हैं। ‘लाइव’ चुनें, या टेस्ट कीज़ कॉपी करें।</translation>
    </message>
    <message>
        <source>These are test keys. Choose Test, or copy the live keys.</source>
        <translation>ये टेस्ट कीज़ हैं। ‘टेस्ट’ चुनें, या लाइव कीज़ कॉपी करें।</translation>
    </message>
    <message>
        <source>Type the keys and this counter&apos;s terminal number.</source>
        <translation>कीज़ और इस काउंटर का टर्मिनल नंबर लिखें।</translation>
    </message>
    <message>
        <source>Use another server</source>
        <translation>दूसरा सर्वर लें</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>कीज़ कहाँ मिलेंगी</translation>
    </message>
    <message>
        <source>{n} s off</source>
        <translation>{n} सेकंड का फ़र्क</translation>
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
        <translation>API वर्शन</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>कीज़ बदलें</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>कनेक्शन</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कीज़</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>यह कनेक्शन जाँचें</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>डेमो प्रोग्राम के अपने सैंडबॉक्स से चलता है। यहाँ कुछ सेट नहीं करना।</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>यह डेमो है</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज़ डालें</translation>
    </message>
</context>
<context>
    <name>ConnectionsPage</name>
    <message>
        <source>Connections</source>
        <translation>कनेक्शन</translation>
    </message>
    <message>
        <source>Each part has its own keys. New keys count from the next call.</source>
        <translation>हर हिस्से की अपनी कीज़ हैं। नई कीज़ अगली कॉल से चलेंगी।</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>कीचेन खोलें</translation>
    </message>
    <message>
        <source>Sandbox keys. You can test them, not change them.</source>
        <translation>सैंडबॉक्स की कीज़। इन्हें टेस्ट कर सकते हैं, बदल नहीं सकते।</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>यह डेमो है</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied. The clipboard is emptied after a minute.</source>
        <translation>कॉपी हुआ। क्लिपबोर्ड एक मिनट बाद खाली हो जाएगा।</translation>
    </message>
</context>
<context>
    <name>CopyValueButton</name>
    <message>
        <source>Copied</source>
        <translation>कॉपी हुआ</translation>
    </message>
    <message>
        <source>Copy {name} {value}</source>
        <translation>{name} कॉपी करें: {value}</translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>Time left</source>
        <translation>बाकी समय</translation>
    </message>
</context>
<context>
    <name>CounterSettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
</context>
<context>
    <name>CrashKept</name>
    <message>
        <source>All sales are saved and continue. The report stays on this PC.</source>
        <translation>सारी बिक्री सेव है और चलती रहेगी। रिपोर्ट इस PC पर रहेगी।</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk काम के बीच में बंद हो गया था</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Almost expired. Ask for a new code</source>
        <translation>समय लगभग खत्म। नया कोड माँगें</translation>
    </message>
    <message>
        <source>Ask at the counter for a new code.</source>
        <translation>काउंटर पर नया कोड माँगें।</translation>
    </message>
    <message>
        <source>Ask at the counter.</source>
        <translation>काउंटर पर पूछें।</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>रद्द</translation>
    </message>
    <message>
        <source>Compare the amount with your phone</source>
        <translation>राशि अपने फ़ोन से मिलाएँ</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>एक मिनट से कम बचा</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>इस बार कोड नहीं बना</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>कोई भुगतान बाकी नहीं।</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>ऑर्डर {number}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>पहले ही भुगतान हुआ</translation>
    </message>
    <message>
        <source>Pay once, wait for the green screen</source>
        <translation>एक ही बार भुगतान करें, हरी स्क्रीन तक रुकें</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>कृपया रुकें</translation>
    </message>
    <message>
        <source>Scan to receive this money</source>
        <translation>ये पैसे पाने के लिए स्कैन करें</translation>
    </message>
    <message>
        <source>Scan with any UPI app</source>
        <translation>किसी भी UPI ऐप से स्कैन करें</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>अपने फ़ोन से स्कैन करें</translation>
    </message>
    <message>
        <source>Thank you. Take your goods.</source>
        <translation>धन्यवाद। अपना सामान ले लीजिए।</translation>
    </message>
    <message>
        <source>The shop cancels this payment. Do not pay.</source>
        <translation>दुकान यह भुगतान रद्द कर रही है। भुगतान मत करें।</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>समय खत्म</translation>
    </message>
    <message>
        <source>Type the amount in your app</source>
        <translation>अपने ऐप में राशि लिखें</translation>
    </message>
    <message>
        <source>We check your payment. Do not pay again.</source>
        <translation>हम आपका भुगतान जाँच रहे हैं। दोबारा भुगतान मत करें।</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>स्वागत है</translation>
    </message>
    <message>
        <source>Your code comes now.</source>
        <translation>आपका कोड आ रहा है।</translation>
    </message>
</context>
<context>
    <name>CustomerPhrase</name>
    <message>
        <source>Say to the customer</source>
        <translation>ग्राहक से कहें</translation>
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
        <translation>बिक्री का भुगतान होने या फ़ेल होने पर टोन</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>ग्राहक स्क्रीन बंद करने के लिए PIN चाहिए</translation>
    </message>
    <message>
        <source>Customer screen also in</source>
        <translation>ग्राहक स्क्रीन की दूसरी भाषा</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>ग्राहक स्क्रीन और आवाज़</translation>
    </message>
    <message>
        <source>No second language</source>
        <translation>दूसरी भाषा नहीं</translation>
    </message>
    <message>
        <source>Say the amount aloud</source>
        <translation>राशि बोलकर बताएँ</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>आवाज़ जाँचें</translation>
    </message>
    <message>
        <source>Where it fills a second screen: so that no customer closes it.</source>
        <translation>जब यह दूसरी स्क्रीन पर पूरी हो: ताकि कोई ग्राहक इसे बंद न करे।</translation>
    </message>
    <message>
        <source>Where this PC has a voice for the language.</source>
        <translation>जब इस PC में उस भाषा की आवाज़ हो।</translation>
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
        <translation>{shop}, ग्राहक स्क्रीन</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>This is no day. Type it as 20-11-2026.</source>
        <translation>यह तारीख सही नहीं है। ऐसे लिखें: 20-11-2026।</translation>
    </message>
    <message>
        <source>dd-mm-yyyy</source>
        <translation>दिन-महीना-साल</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n बिक्री</numerusform>
            <numerusform>%n बिक्री</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n इंतज़ार में</numerusform>
            <numerusform>%n इंतज़ार में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}, %n more.</source>
        <translation>
            <numerusform>अपने आप चलते रहेंगे: {orders}, %n और।</numerusform>
            <numerusform>अपने आप चलते रहेंगे: {orders}, %n और।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}.</source>
        <translation>
            <numerusform>अपने आप चलता रहेगा: {orders}।</numerusform>
            <numerusform>अपने आप चलते रहेंगे: {orders}।</numerusform>
        </translation>
    </message>
    <message>
        <source>GST QR</source>
        <translation>GST QR</translation>
    </message>
    <message>
        <source>Last answer {ago}. Do not hand over.</source>
        <translation>पिछला जवाब {ago}। सामान मत दें।</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>लिंक</translation>
    </message>
    <message>
        <source>Needs attention: {n}</source>
        <translation>ध्यान दें: {n}</translation>
    </message>
    <message>
        <source>No answer says that it was made. Do not refund it again.</source>
        <translation>लिंक बनने का जवाब नहीं आया। दोबारा रिफ़ंड मत करें।</translation>
    </message>
    <message>
        <source>No answer yet. Do not hand over.</source>
        <translation>अभी जवाब नहीं। सामान मत दें।</translation>
    </message>
    <message>
        <source>No shift is open: the next sale opens one</source>
        <translation>कोई शिफ़्ट खुली नहीं: अगली बिक्री से खुलेगी</translation>
    </message>
    <message>
        <source>Not settled: refund or hand over.</source>
        <translation>निपटा नहीं: रिफ़ंड करें या सामान दें।</translation>
    </message>
    <message>
        <source>Paid again as {order}: hand over once, refund the other.</source>
        <translation>{order} के रूप में दोबारा भुगतान हुआ: एक बार सामान दें, दूसरे का रिफ़ंड करें।</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>देर से मिला</translation>
    </message>
    <message>
        <source>Refund of {order}</source>
        <translation>{order} का रिफ़ंड</translation>
    </message>
    <message>
        <source>Refunded {amount}, net {net}</source>
        <translation>{amount} लौटाए गए, बचा {net}</translation>
    </message>
    <message>
        <source>Shift open since {time}</source>
        <translation>शिफ़्ट {time} से खुली है</translation>
    </message>
    <message>
        <source>Shift open since {time}, {name}</source>
        <translation>शिफ़्ट {time} से खुली है, {name}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकान का QR</translation>
    </message>
    <message>
        <source>The next shift keeps checking.</source>
        <translation>अगली शिफ़्ट जाँचती रहेगी।</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>पता नहीं</translation>
    </message>
    <message>
        <source>Z {number}</source>
        <translation>Z {number}</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>अभी ऑर्डर नंबर नहीं</translation>
    </message>
    <message>
        <source>paid elsewhere: {n}</source>
        <translation>कहीं और भुगतान: {n}</translation>
    </message>
    <message>
        <source>paid late: {n}</source>
        <translation>देर से मिला: {n}</translation>
    </message>
    <message>
        <source>refund unknown: {n}</source>
        <translation>रिफ़ंड पता नहीं: {n}</translation>
    </message>
    <message>
        <source>unknown: {n}</source>
        <translation>पता नहीं: {n}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 से {from_hour}:59</translation>
    </message>
    <message>
        <source>{n} % less</source>
        <translation>{n} % कम</translation>
    </message>
    <message>
        <source>{n} % less today</source>
        <translation>आज {n} % कम</translation>
    </message>
    <message>
        <source>{n} % more</source>
        <translation>{n} % ज़्यादा</translation>
    </message>
    <message>
        <source>{n} % more today</source>
        <translation>आज {n} % ज़्यादा</translation>
    </message>
    <message>
        <source>{program}: {amount}, {sales}</source>
        <translation>{program}: {amount}, {sales}</translation>
    </message>
    <message>
        <source>{sales}, average {amount}</source>
        <translation>{sales}, औसत {amount}</translation>
    </message>
    <message>
        <source>{shop}, {days}: {amount} paid, {note}</source>
        <translation>{shop}, {days}: {amount} भुगतान, {note}</translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>No WhatsApp on this PC</source>
        <translation>इस PC पर WhatsApp नहीं है</translation>
    </message>
    <message>
        <source>Save a PDF instead.</source>
        <translation>इसके बदले PDF सेव करें।</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फ़ाइल में सेव करें</translation>
    </message>
</context>
<context>
    <name>DemoHints</name>
    <message>
        <source>1 of 4: type an amount</source>
        <translation>4 में से 1: राशि लिखें</translation>
    </message>
    <message>
        <source>2 of 4: Show QR</source>
        <translation>4 में से 2: QR दिखाएँ</translation>
    </message>
    <message>
        <source>3 of 4: Pay on the phone</source>
        <translation>4 में से 3: फ़ोन पर भुगतान करें</translation>
    </message>
    <message>
        <source>4 of 4: Next</source>
        <translation>4 में से 4: अगला</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address looks like name@bank.</source>
        <translation>UPI पता ऐसा दिखता है: name@bank</translation>
    </message>
    <message>
        <source>A character here is not allowed.</source>
        <translation>इसमें एक अक्षर यहाँ नहीं चलता।</translation>
    </message>
    <message>
        <source>A phone number has 10 digits, without +91.</source>
        <translation>फ़ोन नंबर में 10 अंक होते हैं, +91 के बिना।</translation>
    </message>
    <message>
        <source>A phone number has 8 to 12 digits, without +91.</source>
        <translation>फ़ोन नंबर में 8 से 12 अंक होते हैं, +91 के बिना।</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>खाता नंबर</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>पता</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>An IFSC has 11 characters: four letters, a zero, six letters or digits.</source>
        <translation>IFSC में 11 अक्षर होते हैं: चार अक्षर, एक शून्य, छह अक्षर या अंक।</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>राशि शून्य से कम नहीं हो सकती।</translation>
    </message>
    <message>
        <source>An e-mail address looks like name@example.com.</source>
        <translation>ई-मेल पता ऐसा दिखता है: name@example.com</translation>
    </message>
    <message>
        <source>At least 3 characters.</source>
        <translation>कम से कम 3 अक्षर।</translation>
    </message>
    <message>
        <source>At most 100 characters.</source>
        <translation>अधिकतम 100 अक्षर।</translation>
    </message>
    <message>
        <source>At most 200 characters.</source>
        <translation>अधिकतम 200 अक्षर।</translation>
    </message>
    <message>
        <source>At most 30 days ahead.</source>
        <translation>अधिकतम 30 दिन आगे तक।</translation>
    </message>
    <message>
        <source>At most 45 characters.</source>
        <translation>अधिकतम 45 अक्षर।</translation>
    </message>
    <message>
        <source>At most 70 characters.</source>
        <translation>अधिकतम 70 अक्षर।</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>ऑथराइज़ेशन कोड</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>लाभार्थी ID</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>चार्ज</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>सूची में से एक चुनें।</translation>
    </message>
    <message>
        <source>Choose the account that pays.</source>
        <translation>जिस खाते से पैसे जाएँगे वह चुनें।</translation>
    </message>
    <message>
        <source>Choose the account that receives.</source>
        <translation>जिस खाते में पैसे आएँगे वह चुनें।</translation>
    </message>
    <message>
        <source>Choose the accounts, or give a recharge account.</source>
        <translation>खाते चुनें, या रीचार्ज खाता दें।</translation>
    </message>
    <message>
        <source>Choose the last day of the payout link.</source>
        <translation>पेआउट लिंक का आखिरी दिन चुनें।</translation>
    </message>
    <message>
        <source>Choose the last day, too.</source>
        <translation>आखिरी दिन भी चुनें।</translation>
    </message>
    <message>
        <source>Choose who gets each charge.</source>
        <translation>चुनें कि कौन सा चार्ज किसे मिलेगा।</translation>
    </message>
    <message>
        <source>Choose yesterday or an earlier day.</source>
        <translation>कल या उससे पहले का दिन चुनें।</translation>
    </message>
    <message>
        <source>Details of the beneficiary</source>
        <translation>लाभार्थी का ब्योरा</translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation>ग्राहक का ब्योरा</translation>
    </message>
    <message>
        <source>Digits only.</source>
        <translation>सिर्फ़ अंक।</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ई-मेल</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>यह भरें।</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>पहला दिन</translation>
    </message>
    <message>
        <source>From</source>
        <translation>कहाँ से</translation>
    </message>
    <message>
        <source>Give a recharge account or two fund sources, not both.</source>
        <translation>रीचार्ज खाता या दो फंड सोर्स में से एक दें, दोनों नहीं।</translation>
    </message>
    <message>
        <source>Give one, not both.</source>
        <translation>एक ही दें, दोनों नहीं।</translation>
    </message>
    <message>
        <source>Give the UPI address or the phone number, not both.</source>
        <translation>UPI पता या फ़ोन नंबर में से एक दें, दोनों नहीं।</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>आखिरी दिन</translation>
    </message>
    <message>
        <source>Last day of the payout link</source>
        <translation>पेआउट लिंक का आखिरी दिन</translation>
    </message>
    <message>
        <source>Lines of a page</source>
        <translation>एक पेज की लाइनें</translation>
    </message>
    <message>
        <source>Mark of the transfer</source>
        <translation>ट्रांसफ़र का निशान</translation>
    </message>
    <message>
        <source>Mobile number</source>
        <translation>मोबाइल नंबर</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>More than allowed.</source>
        <translation>तय सीमा से ज़्यादा।</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>No bill with this number. Scan again, or type the amount.</source>
        <translation>इस नंबर का कोई बिल नहीं। फिर स्कैन करें, या राशि लिखें।</translation>
    </message>
    <message>
        <source>No order {number}. Misread, or Caps Lock on? Scan again.</source>
        <translation>ऑर्डर {number} नहीं है। गलत पढ़ा, या Caps Lock चालू? फिर स्कैन करें।</translation>
    </message>
    <message>
        <source>No spaces. Only A to Z, digits, _ and -.</source>
        <translation>खाली जगह नहीं। सिर्फ़ A से Z, अंक, _ और -।</translation>
    </message>
    <message>
        <source>No terminal is set. Enter one in Settings.</source>
        <translation>टर्मिनल सेट नहीं है। सेटिंग में डालें।</translation>
    </message>
    <message>
        <source>Number of the check</source>
        <translation>जाँच का नंबर</translation>
    </message>
    <message>
        <source>Number of the loan</source>
        <translation>लोन का नंबर</translation>
    </message>
    <message>
        <source>Number of the payout link</source>
        <translation>पेआउट लिंक का नंबर</translation>
    </message>
    <message>
        <source>Number of the session</source>
        <translation>सेशन का नंबर</translation>
    </message>
    <message>
        <source>Number of the transfer</source>
        <translation>ट्रांसफ़र का नंबर</translation>
    </message>
    <message>
        <source>Only A to Z, digits, _ and -.</source>
        <translation>सिर्फ़ A से Z, अंक, _ और -।</translation>
    </message>
    <message>
        <source>Only letters and digits, no spaces.</source>
        <translation>सिर्फ़ अक्षर और अंक, खाली जगह नहीं।</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces.</source>
        <translation>सिर्फ़ अक्षर, अंक और खाली जगह।</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp;.</source>
        <translation>सिर्फ़ अक्षर, अंक, खाली जगह और . - / &amp;।</translation>
    </message>
    <message>
        <source>Only two digits after the point.</source>
        <translation>पॉइंट के बाद सिर्फ़ दो अंक।</translation>
    </message>
    <message>
        <source>Only version v1.2 can choose the fund source.</source>
        <translation>फंड सोर्स सिर्फ़ वर्शन v1.2 में चुन सकते हैं।</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>पेज</translation>
    </message>
    <message>
        <source>Paste only the code, without address or spaces.</source>
        <translation>सिर्फ़ कोड पेस्ट करें, पता या खाली जगह नहीं।</translation>
    </message>
    <message>
        <source>Paste the code from the customer.</source>
        <translation>ग्राहक से मिला कोड पेस्ट करें।</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>Real and test money do not mix. Still owed? Fill in a new one.</source>
        <translation>असली और टेस्ट के पैसे नहीं मिलते। अब भी देना है? नया भरें।</translation>
    </message>
    <message>
        <source>Real and test money do not mix: this sale has the other kind.</source>
        <translation>असली और टेस्ट के पैसे नहीं मिलते: यह बिक्री दूसरी तरह की है।</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>रीचार्ज खाता</translation>
    </message>
    <message>
        <source>Reference of the service</source>
        <translation>सर्विस का रेफ़रेंस</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>रिमार्क</translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation>ग्राहक को बताएँ</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>चार्ज लोन से ज़्यादा हैं</translation>
    </message>
    <message>
        <source>The first day is after the last.</source>
        <translation>पहला दिन आखिरी दिन के बाद का है।</translation>
    </message>
    <message>
        <source>The smallest amount is ₹1.00.</source>
        <translation>सबसे छोटी राशि ₹1.00 है।</translation>
    </message>
    <message>
        <source>There is no order with this number.</source>
        <translation>यह नंबर किसी ऑर्डर का नहीं।</translation>
    </message>
    <message>
        <source>This day is over.</source>
        <translation>यह दिन बीत चुका है।</translation>
    </message>
    <message>
        <source>This order has another amount.</source>
        <translation>इस ऑर्डर की राशि अलग है।</translation>
    </message>
    <message>
        <source>To</source>
        <translation>किस खाते में</translation>
    </message>
    <message>
        <source>Too large. A digit too many?</source>
        <translation>बहुत बड़ा। कहीं एक अंक ज़्यादा तो नहीं?</translation>
    </message>
    <message>
        <source>Too long.</source>
        <translation>बहुत लंबा।</translation>
    </message>
    <message>
        <source>Too short.</source>
        <translation>बहुत छोटा।</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>किस लिए</translation>
    </message>
    <message>
        <source>Type a UPI address, as name@bank, or a phone number.</source>
        <translation>UPI पता (जैसे name@bank) या फ़ोन नंबर लिखें।</translation>
    </message>
    <message>
        <source>Type the IFSC of the bank&apos;s branch.</source>
        <translation>बैंक शाखा का IFSC लिखें।</translation>
    </message>
    <message>
        <source>Type the account number.</source>
        <translation>खाता नंबर लिखें।</translation>
    </message>
    <message>
        <source>Type the amount without commas.</source>
        <translation>राशि कॉमा के बिना लिखें।</translation>
    </message>
    <message>
        <source>Type the amount, as 1250 or 1250.50.</source>
        <translation>राशि लिखें, जैसे 1250 या 1250.50।</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>लाभार्थी की ID लिखें।</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>फ़ोन नंबर लिखें।</translation>
    </message>
    <message>
        <source>Type the reason.</source>
        <translation>कारण लिखें।</translation>
    </message>
    <message>
        <source>Type the recipient&apos;s name.</source>
        <translation>पाने वाले का नाम लिखें।</translation>
    </message>
    <message>
        <source>Type the total of the bill, to compare.</source>
        <translation>मिलाने के लिए बिल का जोड़ लिखें।</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI पता</translation>
    </message>
    <message>
        <source>Use digits and one point.</source>
        <translation>अंक और एक पॉइंट लिखें।</translation>
    </message>
    <message>
        <source>Version of the service</source>
        <translation>सर्विस का वर्शन</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>एक खाना</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Only A to Z, digits, _ and -.</source>
        <translation>“{sign}” नहीं चलता। सिर्फ़ A से Z, अंक, _ और -।</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Scanned? Set PC and scanner to English (US).</source>
        <translation>“{sign}” नहीं चलता। स्कैन किया? PC और स्कैनर को English (US) पर सेट करें।</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Last {weekday}</source>
        <translation>पिछला {weekday}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Paid by hour</source>
        <translation>घंटे के हिसाब से भुगतान</translation>
    </message>
    <message>
        <source>Paid today</source>
        <translation>आज का भुगतान</translation>
    </message>
    <message>
        <source>Paid, {days}</source>
        <translation>भुगतान, {days}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>{day}, same time</source>
        <translation>{day}, इसी समय तक</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Did you mean {value}?</source>
        <translation>क्या आपका मतलब {value} है?</translation>
    </message>
    <message>
        <source>Digits alone are no name. They may be a PIN, and are gone.</source>
        <translation>सिर्फ़ अंक कोई नाम नहीं होते। ये PIN हो सकते हैं, इसलिए हटा दिए गए।</translation>
    </message>
</context>
<context>
    <name>GuideTab</name>
    <message>
        <source>A draft: no native speaker has read it yet.</source>
        <translation>मसौदा: किसी मातृभाषी ने इसे अभी नहीं पढ़ा है।</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>सभी विषय</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>परिचय</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>गाइड</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>इस पेज के बटन</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>खोलने के लिए तैयार</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>सपोर्ट फ़ाइल</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Close the hint</source>
        <translation>सुझाव बंद करें</translation>
    </message>
</context>
<context>
    <name>HistoryCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>राशि (INR)</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>लाभार्थी ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Beneficiary</source>
        <translation>लाभार्थी</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>लाभार्थी का पिछला रिकॉर्ड</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>लाभार्थी ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Newer page</source>
        <translation>और नए</translation>
    </message>
    <message>
        <source>Older page</source>
        <translation>और पुराने</translation>
    </message>
    <message>
        <source>Page {n} · {id}</source>
        <translation>पेज {n} · {id}</translation>
    </message>
    <message>
        <source>Save this page as CSV</source>
        <translation>यह पेज CSV में सेव करें</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>The service knows of none to this beneficiary in these days.</source>
        <translation>सर्विस के पास इन दिनों में इस लाभार्थी का कोई ट्रांसफ़र नहीं है।</translation>
    </message>
    <message>
        <source>There are no transfers on this page</source>
        <translation>इस पेज पर कोई ट्रांसफ़र नहीं</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>लाभार्थी की ID लिखें।</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>लाभार्थी की ID लिखें; दिन खाली छोड़ सकते हैं।</translation>
    </message>
    <message>
        <source>Which beneficiary?</source>
        <translation>कौन सा लाभार्थी?</translation>
    </message>
    <message>
        <source>Whose transfers?</source>
        <translation>किसके ट्रांसफ़र?</translation>
    </message>
    <message>
        <source>Yesterday at the latest</source>
        <translation>ज़्यादा से ज़्यादा बीते कल तक</translation>
    </message>
</context>
<context>
    <name>Hub</name>
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>डेटा फ़ोल्डर की नकल हुई है। यहाँ नया जर्नल शुरू करें।</translation>
    </message>
    <message>
        <source>An address looks like https://hub.example.com.</source>
        <translation>पता ऐसा दिखता है: https://hub.example.com</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>जर्नल की पुरानी प्रति वापस लाई गई है। नया जर्नल शुरू करें।</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date, or ask the shop&apos;s technician.</source>
        <translation>इस PC की तारीख जाँचें, या दुकान के तकनीशियन से पूछें।</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>जुड़ा है</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>जुड़ रहा है…</translation>
    </message>
    <message>
        <source>Get a new code and connect again.</source>
        <translation>नया कोड लें और फिर जोड़ें।</translation>
    </message>
    <message>
        <source>Give the file of the shop&apos;s authority, or ask its technician.</source>
        <translation>दुकान की प्रमाणपत्र फ़ाइल दें, या तकनीशियन से पूछें।</translation>
    </message>
    <message>
        <source>Hub: no events</source>
        <translation>हब: कोई सूचना नहीं</translation>
    </message>
    <message>
        <source>Keep selling. Check the address, or ask the shop&apos;s technician.</source>
        <translation>बेचते रहें। पता जाँचें, या दुकान के तकनीशियन से पूछें।</translation>
    </message>
    <message>
        <source>Keep selling. Check the network. Paydesk sends later.</source>
        <translation>बेचते रहें। नेटवर्क जाँचें। Paydesk बाद में भेजेगा।</translation>
    </message>
    <message>
        <source>Keep selling. Paydesk sends later.</source>
        <translation>बेचते रहें। Paydesk बाद में भेजेगा।</translation>
    </message>
    <message>
        <source>Let the hub show a new one.</source>
        <translation>हब से नया कोड दिखवाएँ।</translation>
    </message>
    <message>
        <source>No hub</source>
        <translation>हब नहीं</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>जुड़ा नहीं है</translation>
    </message>
    <message>
        <source>The code is used or too old</source>
        <translation>कोड इस्तेमाल हो चुका है या पुराना है</translation>
    </message>
    <message>
        <source>The code is wrong</source>
        <translation>कोड ग़लत है</translation>
    </message>
    <message>
        <source>The hub accepts no more of it. Begin a new journal.</source>
        <translation>हब इससे और नहीं लेता। नया जर्नल शुरू करें।</translation>
    </message>
    <message>
        <source>The hub does not answer</source>
        <translation>हब जवाब नहीं देता</translation>
    </message>
    <message>
        <source>The hub does not know this counter</source>
        <translation>हब इस काउंटर को नहीं जानता</translation>
    </message>
    <message>
        <source>The hub has a fault</source>
        <translation>हब में ख़राबी है</translation>
    </message>
    <message>
        <source>The hub has everything.</source>
        <translation>हब के पास सब कुछ है।</translation>
    </message>
    <message>
        <source>The hub has other facts</source>
        <translation>हब के पास दूसरे तथ्य हैं</translation>
    </message>
    <message>
        <source>The hub is busy</source>
        <translation>हब व्यस्त है</translation>
    </message>
    <message>
        <source>The hub is not trusted</source>
        <translation>हब पर भरोसा नहीं है</translation>
    </message>
    <message>
        <source>The hub&apos;s certificate is not valid today</source>
        <translation>हब का सर्टिफ़िकेट आज मान्य नहीं</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>जर्नल बदला गया है</translation>
    </message>
    <message>
        <source>This counter works alone.</source>
        <translation>यह काउंटर अकेला चलता है।</translation>
    </message>
    <message>
        <source>This journal is another counter&apos;s</source>
        <translation>यह जर्नल दूसरे काउंटर का है</translation>
    </message>
    <message>
        <source>Type the code exactly as the hub shows it.</source>
        <translation>कोड ठीक वैसा लिखें जैसा हब दिखाता है।</translation>
    </message>
    <message numerus="yes">
        <source>Waiting to be sent: %n</source>
        <translation>
            <numerusform>भेजना बाकी: %n</numerusform>
            <numerusform>भेजना बाकी: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>not paid, of {time}</source>
        <translation>नहीं चुकाया, {time} का</translation>
    </message>
    <message>
        <source>open since {time}</source>
        <translation>{time} से खुला</translation>
    </message>
    <message>
        <source>paid at {time}</source>
        <translation>{time} पर चुकाया</translation>
    </message>
</context>
<context>
    <name>HubCard</name>
    <message>
        <source>Address of the hub</source>
        <translation>हब का पता</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Connect to a hub</source>
        <translation>हब से जोड़ें</translation>
    </message>
    <message>
        <source>Connected with {shop} as {name}</source>
        <translation>{shop} से {name} के रूप में जुड़ा</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>File of the shop&apos;s authority</source>
        <translation>दुकान की प्रमाणपत्र फ़ाइल</translation>
    </message>
    <message>
        <source>Hub of the shop</source>
        <translation>दुकान का हब</translation>
    </message>
    <message>
        <source>It shows all counters on one page.</source>
        <translation>यह सारे काउंटर एक पेज पर दिखाता है।</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>हब छोड़ें</translation>
    </message>
    <message>
        <source>Leave the hub?</source>
        <translation>हब छोड़ें?</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>एक बार का कोड</translation>
    </message>
    <message>
        <source>The hub keeps its data. To return, get a new code.</source>
        <translation>हब अपना डेटा रखता है। वापस आने के लिए नया कोड लें।</translation>
    </message>
    <message>
        <source>Yes, leave it</source>
        <translation>हाँ, छोड़ें</translation>
    </message>
    <message>
        <source>only if it has one</source>
        <translation>केवल अगर हो</translation>
    </message>
</context>
<context>
    <name>HyphenSuggestion</name>
    <message>
        <source>Use hyphens</source>
        <translation>हाइफ़न लगाएँ</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page and gets a code.</source>
        <translation>1. व्यक्ति सर्विस के पेज पर सहमति देता है और कोड पाता है।</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. वह कोड यहाँ लिखें। वह एक ही बार चलता है।</translation>
    </message>
    <message>
        <source>3. Paydesk keeps the token and never shows all of it.</source>
        <translation>3. Paydesk टोकन रखता है और पूरा कभी नहीं दिखाता।</translation>
    </message>
    <message>
        <source>A token is here</source>
        <translation>टोकन मौजूद है</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>ऑथराइज़ेशन कोड</translation>
    </message>
    <message>
        <source>Delete token</source>
        <translation>टोकन हटाएँ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Get token</source>
        <translation>टोकन लें</translation>
    </message>
    <message>
        <source>Good until</source>
        <translation>कब तक चलेगा</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>पहचान</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>कहाँ रखा है</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>रेफ़रेंस</translation>
    </message>
    <message>
        <source>The token has expired</source>
        <translation>टोकन का समय बीत गया</translation>
    </message>
    <message>
        <source>The token is not deleted</source>
        <translation>टोकन नहीं हटा</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked and still has it.</source>
        <translation>इस PC की कीचेन लॉक है, टोकन अब भी उसमें है।</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>टोकन</translation>
    </message>
    <message>
        <source>Unlock the keychain, then delete the token again.</source>
        <translation>कीचेन खोलें, फिर टोकन दोबारा हटाएँ।</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>वेरिफ़िकेशन</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>व्यक्ति की पहचान जाँचें</translation>
    </message>
    <message>
        <source>in memory, until Paydesk closes</source>
        <translation>मेमोरी में, Paydesk बंद होने तक</translation>
    </message>
    <message>
        <source>in this PC&apos;s keychain</source>
        <translation>इस PC की कीचेन में</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>नहीं बताया</translation>
    </message>
    <message>
        <source>{time}, in {left}</source>
        <translation>{time}, {left} में</translation>
    </message>
</context>
<context>
    <name>InternalTransferForm</name>
    <message>
        <source>Add two fund sources first</source>
        <translation>पहले दो फंड सोर्स जोड़ें</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>बैलेंस</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>From</source>
        <translation>कहाँ से</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} भेजें</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>रीचार्ज खाता</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>बैलेंस फिर देखें</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>रिमार्क</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>रिमार्क (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>Settings, Advanced</source>
        <translation>सेटिंग, एडवांस</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>खाता</translation>
    </message>
    <message>
        <source>This is the account it comes from. Choose another one.</source>
        <translation>पैसे इसी खाते से जा रहे हैं। कोई दूसरा चुनें।</translation>
    </message>
    <message>
        <source>To</source>
        <translation>किस खाते में</translation>
    </message>
    <message>
        <source>To a fund source of ours</source>
        <translation>अपने फंड सोर्स में</translation>
    </message>
    <message>
        <source>To a recharge account</source>
        <translation>रीचार्ज खाते में</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ट्रांसफ़र</translation>
    </message>
    <message>
        <source>Type the recharge account.</source>
        <translation>रीचार्ज खाता लिखें।</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>कहाँ जाएगा</translation>
    </message>
    <message>
        <source>before: {balance}</source>
        <translation>पहले: {balance}</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>अभी देखा नहीं</translation>
    </message>
    <message>
        <source>now: {balance}</source>
        <translation>अब: {balance}</translation>
    </message>
</context>
<context>
    <name>ItemsCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n और</numerusform>
            <numerusform>%n और</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer Paydesk has written this PC&apos;s sales.</source>
        <translation>इस PC की बिक्री Paydesk के नए वर्शन ने लिखी है।</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales. No sale can start.</source>
        <translation>बिक्री वाली फ़ाइल किसी दूसरे प्रोग्राम में खुली है। कोई बिक्री शुरू नहीं हो सकती।</translation>
    </message>
    <message>
        <source>Check the disk and the folder&apos;s rights, then press Enter again.</source>
        <translation>डिस्क और फ़ोल्डर की अनुमति जाँचें, फिर दोबारा Enter दबाएँ।</translation>
    </message>
    <message>
        <source>Check the sale in Orders before you charge again.</source>
        <translation>दोबारा लेने से पहले यह बिक्री ‘ऑर्डर’ में जाँचें।</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again.</source>
        <translation>Paydesk बंद करके फिर शुरू करें।</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs, then press Enter again.</source>
        <translation>बैकअप या एंटीवायरस प्रोग्राम बंद करें, फिर दोबारा Enter दबाएँ।</translation>
    </message>
    <message>
        <source>Every sale is saved, but none is checked now.</source>
        <translation>हर बिक्री सेव है, पर अभी कोई जाँची नहीं जा रही।</translation>
    </message>
    <message>
        <source>Free some space, then press Enter again.</source>
        <translation>जगह खाली करें, फिर दोबारा Enter दबाएँ।</translation>
    </message>
    <message>
        <source>Paydesk has stopped working</source>
        <translation>Paydesk ने काम करना बंद कर दिया है</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk से गलती हुई</translation>
    </message>
    <message>
        <source>Paydesk may not write to its data folder. No sale can start.</source>
        <translation>Paydesk अपने डेटा फ़ोल्डर में लिख नहीं सकता। कोई बिक्री शुरू नहीं हो सकती।</translation>
    </message>
    <message>
        <source>Paydesk saves a sale before sending. Saving failed.</source>
        <translation>Paydesk भेजने से पहले बिक्री सेव करता है। सेव नहीं हुई।</translation>
    </message>
    <message>
        <source>Somebody changed this PC&apos;s sales outside Paydesk.</source>
        <translation>किसी ने Paydesk के बाहर से इस PC की बिक्री बदली है।</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was saved.</source>
        <translation>बिक्री सेव करते समय गड़बड़ हुई।</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>वही नया वर्शन चलाएँ।</translation>
    </message>
    <message>
        <source>Take no payment here. Call your technician.</source>
        <translation>यहाँ कोई भुगतान मत लें। तकनीशियन को बुलाएँ।</translation>
    </message>
    <message>
        <source>Take no payment here. Tell the owner of the shop.</source>
        <translation>यहाँ कोई भुगतान मत लें। दुकान के मालिक को बताएँ।</translation>
    </message>
    <message>
        <source>The disk of this PC is full</source>
        <translation>इस PC की डिस्क भर गई है</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales cannot be read.</source>
        <translation>इस PC की बिक्री वाली फ़ाइल पढ़ी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales was removed or replaced.</source>
        <translation>इस PC की बिक्री वाली फ़ाइल हटाई या बदली गई।</translation>
    </message>
    <message>
        <source>The journal cannot be written</source>
        <translation>जर्नल नहीं लिखा जा सकता</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>जर्नल खराब हो गया है</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>जर्नल इस्तेमाल में है</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>जर्नल गायब है</translation>
    </message>
    <message>
        <source>The journal is of a newer Paydesk</source>
        <translation>जर्नल नए Paydesk का है</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>जर्नल में छेड़छाड़ हुई है</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>1 year</source>
        <translation>1 साल</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 दिन</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 दिन</translation>
    </message>
    <message>
        <source>Access token of identity</source>
        <translation>पहचान का एक्सेस टोकन</translation>
    </message>
    <message>
        <source>Addresses, shop, terminal, limits; no keys</source>
        <translation>पते, दुकान, टर्मिनल, सीमाएँ; कीज़ नहीं</translation>
    </message>
    <message>
        <source>Amounts, names, results; accounts, UPI addresses and phones masked</source>
        <translation>राशि, नाम, नतीजे; खाते, UPI पते और फ़ोन नंबर छिपे हुए</translation>
    </message>
    <message>
        <source>Amounts, order numbers, times; phones masked</source>
        <translation>राशि, ऑर्डर नंबर, समय; फ़ोन नंबर छिपे हुए</translation>
    </message>
    <message>
        <source>Client ids and secrets; never in a file</source>
        <translation>क्लाइंट ID और सीक्रेट; किसी फ़ाइल में कभी नहीं</translation>
    </message>
    <message>
        <source>Copies of the journal</source>
        <translation>जर्नल की कॉपियाँ</translation>
    </message>
    <message>
        <source>For support; no keys, phones or accounts</source>
        <translation>सपोर्ट के लिए; कीज़, फ़ोन या खाते नहीं</translation>
    </message>
    <message>
        <source>Key for spotting repeats</source>
        <translation>दोहराव पकड़ने वाली key</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>सर्विस की कीज़</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>Made before an update of Paydesk</source>
        <translation>Paydesk के अपडेट से पहले बनी</translation>
    </message>
    <message>
        <source>Mark of the journal</source>
        <translation>जर्नल का निशान</translation>
    </message>
    <message>
        <source>Memory, until Paydesk closes</source>
        <translation>मेमोरी, Paydesk बंद होने तक</translation>
    </message>
    <message>
        <source>Names and roles; PINs scrambled</source>
        <translation>नाम और भूमिकाएँ; PIN छिपे हुए</translation>
    </message>
    <message>
        <source>Nothing finished is that old.</source>
        <translation>इतना पुराना और पूरा हुआ कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Nothing in it is real</source>
        <translation>इसमें कुछ भी असली नहीं</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>पेआउट</translation>
    </message>
    <message>
        <source>People and their PINs</source>
        <translation>लोग और उनके PIN</translation>
    </message>
    <message>
        <source>Recognises an account paid before, without keeping it</source>
        <translation>पहले भुगतान किया खाता पहचानता है, उसे रखे बिना</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>बिक्री</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Shows if an older copy was put in place</source>
        <translation>पुरानी कॉपी रखी गई हो तो दिखाता है</translation>
    </message>
    <message>
        <source>Sign-ins, unlocks, changes; kept as long as the journal</source>
        <translation>साइन इन, लॉक खुलना, बदलाव; जर्नल जितने समय तक रहते हैं</translation>
    </message>
    <message>
        <source>The demo&apos;s pretend service</source>
        <translation>डेमो की नकली सर्विस</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain</source>
        <translation>इस PC की कीचेन</translation>
    </message>
    <message>
        <source>Until it expires or is deleted; never in a file</source>
        <translation>समय बीतने या हटाने तक; किसी फ़ाइल में कभी नहीं</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>किसने क्या किया</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>Key of {name}</source>
        <translation>{name} की key</translation>
    </message>
    <message>
        <source>Put this key into the program now. Paydesk shows a key once.</source>
        <translation>यह key अभी प्रोग्राम में डालें। Paydesk key एक ही बार दिखाता है।</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Backspace</source>
        <translation>पिछला अंक मिटाएँ</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>कीपैड</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>प्लस</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>पॉइंट</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>गुणा</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys</source>
        <translation>सारे बटन</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>डैशबोर्ड में दुकान के पते को अनुमति दें, या सेटिंग में public key डालें।</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>वहाँ से दूसरी सर्विस, या दूसरा वर्शन जवाब देता है।</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>पेमेंट सर्विस के सपोर्ट से इसकी अनुमति माँगें।</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Charge again</source>
        <translation>दोबारा लें</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI जाँचें</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>अभी जाँचें</translation>
    </message>
    <message>
        <source>Check that they are of this part and mode: test or live.</source>
        <translation>देखें कि ये इसी हिस्से और मोड की हैं: टेस्ट या लाइव।</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>इस PC का नेटवर्क देखें और फिर जाँचें।</translation>
    </message>
    <message>
        <source>Checks UPI addresses, makes payout links, sends money.</source>
        <translation>UPI पते जाँचना, पेआउट लिंक बनाना, पैसे भेजना।</translation>
    </message>
    <message>
        <source>Client ID: {number}</source>
        <translation>क्लाइंट ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>पैनल बंद करें, या राशि मिटाएँ</translation>
    </message>
    <message>
        <source>Compare address and version with the service&apos;s documentation.</source>
        <translation>पता और वर्शन सर्विस के दस्तावेज़ से मिलाएँ।</translation>
    </message>
    <message>
        <source>Copy both again from the dashboard, without spaces. The public key too, if set.</source>
        <translation>दोनों को डैशबोर्ड से फिर कॉपी करें, खाली जगह के बिना। public key सेट हो तो वह भी।</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>ग्राहक स्क्रीन</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>दिन की रिपोर्ट</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>क्या आपका मतलब {address} है?</translation>
    </message>
    <message>
        <source>Exchanges the code of a person who proved their identity.</source>
        <translation>पहचान साबित करने वाले का कोड टोकन में बदलता है।</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>पूरी स्क्रीन</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>सामान दें</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>सामान अभी दें</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>पहचान</translation>
    </message>
    <message>
        <source>In the keychain</source>
        <translation>कीचेन में</translation>
    </message>
    <message>
        <source>It is {minutes} min ahead of the service&apos;s clock.</source>
        <translation>यह सर्विस की घड़ी से {minutes} मिनट आगे है।</translation>
    </message>
    <message>
        <source>It is {minutes} min behind the service&apos;s clock.</source>
        <translation>यह सर्विस की घड़ी से {minutes} मिनट पीछे है।</translation>
    </message>
    <message>
        <source>Kept in memory. Paydesk needs them at each start.</source>
        <translation>मेमोरी में हैं। Paydesk को हर बार शुरू में चाहिए।</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>इस PC की कीचेन में रखी हैं।</translation>
    </message>
    <message>
        <source>Let this PC set its time, check the time zone, test again.</source>
        <translation>PC को समय खुद सेट करने दें, टाइम ज़ोन जाँचें, फिर टेस्ट करें।</translation>
    </message>
    <message>
        <source>Link instead</source>
        <translation>इसके बदले लिंक</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>लॉक</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>नया QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>अगला ग्राहक</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>कीज़ नहीं हैं</translation>
    </message>
    <message>
        <source>No keys yet. This part of Paydesk stays closed.</source>
        <translation>अभी कीज़ नहीं हैं। Paydesk का यह हिस्सा बंद रहेगा।</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>दुकान के खाते में चालू नहीं है</translation>
    </message>
    <message>
        <source>Nothing is known about the keys.</source>
        <translation>कीज़ के बारे में कुछ पता नहीं।</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>कुछ नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>One is empty, or has a wrong character. Nothing was sent.</source>
        <translation>एक खाली है, या उसमें गलत अक्षर है। कुछ नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links. Every sale needs them.</source>
        <translation>ऑर्डर, QR कोड और भुगतान लिंक। हर बिक्री में चाहिए।</translation>
    </message>
    <message>
        <source>Pay on the phone</source>
        <translation>फ़ोन पर भुगतान करें</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk यह पता इस्तेमाल नहीं कर सकता</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>भुगतान लिंक</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>भुगतान</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>पेआउट</translation>
    </message>
    <message>
        <source>Print a slip</source>
        <translation>पर्ची प्रिंट करें</translation>
    </message>
    <message>
        <source>QR instead</source>
        <translation>लिंक की जगह QR</translation>
    </message>
    <message>
        <source>QR on the screen</source>
        <translation>स्क्रीन पर QR</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>रसीद</translation>
    </message>
    <message>
        <source>Receipt by WhatsApp</source>
        <translation>WhatsApp पर रसीद</translation>
    </message>
    <message>
        <source>Receipt by mail</source>
        <translation>ई-मेल से रसीद</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>रिफ़ंड</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>सूची से हटाएँ</translation>
    </message>
    <message>
        <source>SMS</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>Say the last announcement again</source>
        <translation>आखिरी सूचना फिर बोलें</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकान का QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR दिखाएँ</translation>
    </message>
    <message>
        <source>Slips and days have this PC&apos;s time. Correct it: Paydesk follows.</source>
        <translation>पर्ची और दिन में इस PC का समय है। उसे ठीक करें: Paydesk वही लेगा।</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} बाद फिर जाँचें।</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>कनेक्शन चल रहा है</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>कीज़ गलत हैं</translation>
    </message>
    <message>
        <source>The keys on this PC are of {host}. Paydesk sends them nowhere else.</source>
        <translation>इस PC की कीज़ {host} की हैं। Paydesk इन्हें कहीं और नहीं भेजता।</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>सर्विस ने जवाब नहीं दिया</translation>
    </message>
    <message>
        <source>The service does not know this client id with this secret.</source>
        <translation>सर्विस इस सीक्रेट के साथ इस क्लाइंट ID को नहीं पहचानती।</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>सर्विस ने यह हिस्सा अभी नहीं खोला।</translation>
    </message>
    <message>
        <source>The service knows the keys.</source>
        <translation>सर्विस इन कीज़ को पहचानती है।</translation>
    </message>
    <message>
        <source>The service knows the keys. It answered in {time} ms.</source>
        <translation>सर्विस इन कीज़ को पहचानती है। जवाब {time} ms में आया।</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>सर्विस ने पता नामंज़ूर किया, कीज़ नहीं।</translation>
    </message>
    <message>
        <source>There are no keys to test</source>
        <translation>जाँचने के लिए कोई कीज़ नहीं</translation>
    </message>
    <message>
        <source>These cannot be keys</source>
        <translation>ये कीज़ नहीं हो सकतीं</translation>
    </message>
    <message>
        <source>They say they paid</source>
        <translation>ग्राहक कहता है, हो गया</translation>
    </message>
    <message>
        <source>They stay in memory until Paydesk closes, in no file.</source>
        <translation>Paydesk बंद होने तक मेमोरी में हैं, किसी फ़ाइल में नहीं।</translation>
    </message>
    <message>
        <source>This PC has no keychain: type the keys at each start</source>
        <translation>इस PC में कीचेन नहीं है: कीज़ हर बार शुरू में लिखें</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>इस PC की घड़ी गलत है</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked. Open it, or type the keys in Settings.</source>
        <translation>इस PC की कीचेन लॉक है। उसे खोलें, या सेटिंग में कीज़ लिखें।</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: type the keys at each start</source>
        <translation>इस PC की कीचेन लॉक है: कीज़ हर बार शुरू में लिखें</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>दुकान का इंटरनेट पता अनुमति-सूची में नहीं है</translation>
    </message>
    <message>
        <source>Type the client id and secret from the service&apos;s dashboard first.</source>
        <translation>पहले सर्विस के डैशबोर्ड से क्लाइंट ID और सीक्रेट लिखें।</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज़ डालें</translation>
    </message>
    <message>
        <source>Until Paydesk closes</source>
        <translation>Paydesk बंद होने तक</translation>
    </message>
    <message>
        <source>Use {address}</source>
        <translation>{address} इस्तेमाल करें</translation>
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
        <translation>स्कैन किया बिल नंबर किसी भी पेज पर अपने खाने में भर जाता है।</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कीज़</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR has another amount.</source>
        <translation>नए QR में राशि अलग है।</translation>
    </message>
    <message>
        <source>Already scanned by the phone here</source>
        <translation>यहाँ वाले फ़ोन ने स्कैन कर लिया है</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Amount included</source>
        <translation>राशि शामिल है</translation>
    </message>
    <message>
        <source>At most {amount}.</source>
        <translation>अधिकतम {amount}।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Be the customer</source>
        <translation>ग्राहक बनें</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>इस कियोस्क का PIN चुनें</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>कियोस्क बंद करें</translation>
    </message>
    <message>
        <source>Confirmed by the payment service.</source>
        <translation>पेमेंट सर्विस ने पुष्टि की।</translation>
    </message>
    <message>
        <source>Cut the line</source>
        <translation>नेटवर्क काटें</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>मना करें</translation>
    </message>
    <message>
        <source>Declined. Nothing paid.</source>
        <translation>मना किया। कोई भुगतान नहीं हुआ।</translation>
    </message>
    <message>
        <source>Enter the PIN of this kiosk.</source>
        <translation>इस कियोस्क का PIN डालें।</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>वही PIN फिर डालें</translation>
    </message>
    <message>
        <source>First money came. Hand over once, or refund.</source>
        <translation>पहले वाले पैसे आ गए। एक बार सामान दें, या रिफ़ंड करें।</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>हरी</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>हरी: सामान दे दें</translation>
    </message>
    <message>
        <source>HAND OVER appears only after payment.</source>
        <translation>‘सामान दे दें’ भुगतान के बाद ही दिखता है।</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>भुगतान हुआ?</translation>
    </message>
    <message>
        <source>Join this Wi-Fi and scan. Or press Pay.</source>
        <translation>इस Wi-Fi से जुड़ें और स्कैन करें। या ‘भुगतान करें’ दबाएँ।</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>कियोस्क</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>थाली</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>अगला</translation>
    </message>
    <message>
        <source>No answer. Paydesk waits: keep the goods.</source>
        <translation>जवाब नहीं आया। Paydesk इंतज़ार में है: सामान रोकें।</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>कोई भुगतान बाकी नहीं।</translation>
    </message>
    <message>
        <source>Or choose</source>
        <translation>या चुनें</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>कियोस्क का PIN</translation>
    </message>
    <message>
        <source>Paid in {n} s.</source>
        <translation>{n} से. में भुगतान हुआ।</translation>
    </message>
    <message>
        <source>Paid to</source>
        <translation>इन्हें भुगतान हुआ</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>भुगतान करें</translation>
    </message>
    <message>
        <source>Pay too late</source>
        <translation>देर से भुगतान करें</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>दो बार भुगतान करें</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>{amount} का भुगतान करें</translation>
    </message>
    <message>
        <source>Paydesk checks the QR and hides it.</source>
        <translation>Paydesk QR जाँचता है और छिपा देता है।</translation>
    </message>
    <message>
        <source>Paydesk sees both. One goes back.</source>
        <translation>Paydesk दोनों देखता है। एक वापस जाएगा।</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>भुगतान हो रहा है</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>Press Pay on the phone here.</source>
        <translation>यहाँ वाले फ़ोन पर ‘भुगतान करें’ दबाएँ।</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>नकली फ़ोन</translation>
    </message>
    <message>
        <source>Restarts in {n} s</source>
        <translation>{n} से. में फिर शुरू</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>साड़ी</translation>
    </message>
    <message>
        <source>Save PIN</source>
        <translation>PIN सेव करें</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>स्कैन करें</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>अपने फ़ोन से स्कैन करें</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>दुकान रद्द करती है</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR दिखाएँ</translation>
    </message>
    <message>
        <source>Staff: close</source>
        <translation>स्टाफ़: बंद करें</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>फिर शुरू करें</translation>
    </message>
    <message>
        <source>Step {n} of 3: {words}</source>
        <translation>चरण {n}, कुल 3: {words}</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>चाय</translation>
    </message>
    <message>
        <source>The PINs differ. Try again.</source>
        <translation>दोनों PIN अलग हैं। फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The line is back. Paydesk checks again.</source>
        <translation>नेटवर्क वापस आ गया। Paydesk फिर जाँच रहा है।</translation>
    </message>
    <message>
        <source>The line is cut while you pay.</source>
        <translation>आपके भुगतान के समय नेटवर्क कट जाता है।</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay.</source>
        <translation>सर्विस पुष्टि करती है: कोई भुगतान नहीं कर सकता।</translation>
    </message>
    <message>
        <source>The shop cancels. The QR is gone.</source>
        <translation>दुकान रद्द करती है। QR हट गया।</translation>
    </message>
    <message>
        <source>The shop gives up and charges again.</source>
        <translation>दुकान छोड़कर दोबारा लेती है।</translation>
    </message>
    <message>
        <source>This PIN closes the kiosk. Write it down.</source>
        <translation>यह PIN कियोस्क बंद करता है। इसे लिख लें।</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>अंदाज़ा लगाना आसान है। दूसरा PIN चुनें।</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>बहुत बार गलत PIN।</translation>
    </message>
    <message>
        <source>Touch to start</source>
        <translation>शुरू करने के लिए छुएँ</translation>
    </message>
    <message>
        <source>Try UPI with your phone or ours.</source>
        <translation>अपने या हमारे फ़ोन से UPI आज़माएँ।</translation>
    </message>
    <message>
        <source>Try a problem</source>
        <translation>कोई मुश्किल आज़माएँ</translation>
    </message>
    <message>
        <source>Try again in {n} s.</source>
        <translation>{n} सेकंड में फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Two phones pay the same QR.</source>
        <translation>दो फ़ोन एक ही QR का भुगतान करते हैं।</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>किस लिए</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>राशि लिखें</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>कितने का है?</translation>
    </message>
    <message>
        <source>With your phone</source>
        <translation>अपने फ़ोन से</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>गलत PIN।</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>गलत राशि</translation>
    </message>
    <message>
        <source>You pay, but your bank is slow.</source>
        <translation>आप भुगतान करते हैं, पर आपका बैंक धीमा है।</translation>
    </message>
    <message>
        <source>You see it.</source>
        <translation>आप खुद देखें।</translation>
    </message>
    <message>
        <source>after the shop gave up</source>
        <translation>दुकान के छोड़ देने के बाद</translation>
    </message>
    <message>
        <source>before you pay</source>
        <translation>आपके भुगतान से पहले</translation>
    </message>
    <message>
        <source>from Pretend Bank ••4321</source>
        <translation>नकली बैंक ••4321 से</translation>
    </message>
    <message>
        <source>in the QR</source>
        <translation>QR में</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>दो फ़ोन, एक QR</translation>
    </message>
    <message>
        <source>while paying</source>
        <translation>भुगतान के समय</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} बाकी</translation>
    </message>
</context>
<context>
    <name>LatePaymentView</name>
    <message>
        <source>Charged again as</source>
        <translation>दोबारा ली गई बिक्री</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>बाद में तय करें</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>इस बिक्री का सामान दे दें</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>नहीं: अभी सामान दे दें</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>बेहतर विकल्प</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} रिफ़ंड करें</translation>
    </message>
    <message>
        <source>Stays here until settled.</source>
        <translation>निपटने तक यहाँ रहेगा।</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>यह बिक्री</translation>
    </message>
    <message>
        <source>Were the goods given for {order} ({amount}, {time})?</source>
        <translation>क्या {order} ({amount}, {time}) का सामान दिया गया?</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>क्या सामान दिया गया?</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>क्या हुआ</translation>
    </message>
    <message>
        <source>Yes: refund this one</source>
        <translation>हाँ: इसका रिफ़ंड करें</translation>
    </message>
</context>
<context>
    <name>LimitSettings</name>
    <message>
        <source>A cashier&apos;s payout link, at most</source>
        <translation>कैशियर का पेआउट लिंक, अधिकतम</translation>
    </message>
    <message>
        <source>Above a limit, a second person&apos;s PIN is needed. Empty: no limit.</source>
        <translation>सीमा से ज़्यादा पर दूसरे व्यक्ति का PIN चाहिए। खाली: कोई सीमा नहीं।</translation>
    </message>
    <message>
        <source>Above this, or if empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>इससे ज़्यादा पर, या खाली हो तो, कैशियर के पेआउट लिंक में सुपरवाइज़र का PIN चाहिए।</translation>
    </message>
    <message>
        <source>All of a day, at most</source>
        <translation>पूरे दिन में, अधिकतम</translation>
    </message>
    <message>
        <source>Limits of this shop</source>
        <translation>इस दुकान की सीमाएँ</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>कोई सीमा नहीं</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>कुछ नहीं</translation>
    </message>
    <message>
        <source>One transfer, at most</source>
        <translation>एक ट्रांसफ़र, अधिकतम</translation>
    </message>
    <message>
        <source>To one beneficiary a day, at most</source>
        <translation>एक लाभार्थी को एक दिन में, अधिकतम</translation>
    </message>
</context>
<context>
    <name>LinkPane</name>
    <message>
        <source>Copied</source>
        <translation>कॉपी हुआ</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>लिंक कॉपी करें</translation>
    </message>
    <message>
        <source>Customer&apos;s phone</source>
        <translation>ग्राहक का फ़ोन</translation>
    </message>
    <message>
        <source>Not with a UPI app</source>
        <translation>UPI ऐप से नहीं</translation>
    </message>
    <message>
        <source>Or scan with the phone camera</source>
        <translation>या फ़ोन के कैमरे से स्कैन करें</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>भुगतान लिंक</translation>
    </message>
    <message>
        <source>Send the link</source>
        <translation>लिंक भेजें</translation>
    </message>
</context>
<context>
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>आपके लिए पैसे</translation>
    </message>
    <message>
        <source>Money sent</source>
        <translation>पैसे भेजे गए</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Refund of order {number}</source>
        <translation>ऑर्डर {number} का रिफ़ंड</translation>
    </message>
    <message>
        <source>Scan, then choose where the money goes.</source>
        <translation>स्कैन करें, फिर चुनें कि पैसे कहाँ जाएँ।</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: anyone who has it gets the money.</source>
        <translation>{day} तक। संभालकर रखें: जिसके पास यह हो, पैसे उसी को मिलेंगे।</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>लिंक कॉपी करें</translation>
    </message>
    <message>
        <source>For the customer to scan. Hidden in {time}, or by any key.</source>
        <translation>ग्राहक के स्कैन करने के लिए। {time} में, या कोई भी बटन दबाने पर छिप जाएगा।</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>प्रिंट करें</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>फिर दिखाएँ</translation>
    </message>
    <message>
        <source>The link as a QR code, for the customer</source>
        <translation>ग्राहक के लिए लिंक, QR कोड के रूप में</translation>
    </message>
    <message>
        <source>The link is hidden: {link}</source>
        <translation>लिंक छिपा है: {link}</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>A field is unknown or repeated.</source>
        <translation>कोई खाना अनजाना है या दो बार है।</translation>
    </message>
    <message>
        <source>Bill link refused.</source>
        <translation>बिल लिंक नामंज़ूर हुआ।</translation>
    </message>
    <message>
        <source>Bill links are off.</source>
        <translation>बिल लिंक बंद हैं।</translation>
    </message>
    <message>
        <source>Bill not opened.</source>
        <translation>बिल नहीं खुला।</translation>
    </message>
    <message>
        <source>Clear the form, then open the link again.</source>
        <translation>फ़ॉर्म खाली करें, फिर लिंक दोबारा खोलें।</translation>
    </message>
    <message>
        <source>Finish this sale, then open the link again.</source>
        <translation>यह बिक्री पूरी करें, फिर लिंक दोबारा खोलें।</translation>
    </message>
    <message>
        <source>Go to Sell, then open the link again.</source>
        <translation>‘बेचें’ पर जाएँ, फिर लिंक दोबारा खोलें।</translation>
    </message>
    <message>
        <source>Not a charge link.</source>
        <translation>यह चार्ज लिंक नहीं है।</translation>
    </message>
    <message>
        <source>See Settings, Billing programs.</source>
        <translation>सेटिंग, बिलिंग प्रोग्राम देखें।</translation>
    </message>
    <message>
        <source>The address to go back to is wrong.</source>
        <translation>वापस जाने का पता गलत है।</translation>
    </message>
    <message>
        <source>The amount is missing or wrong.</source>
        <translation>राशि नहीं है या गलत है।</translation>
    </message>
    <message>
        <source>The bill number is missing or wrong.</source>
        <translation>बिल नंबर नहीं है या गलत है।</translation>
    </message>
    <message>
        <source>The program name is wrong.</source>
        <translation>प्रोग्राम का नाम गलत है।</translation>
    </message>
    <message>
        <source>Unlock, then open the link again.</source>
        <translation>लॉक खोलें, फिर लिंक दोबारा खोलें।</translation>
    </message>
    <message>
        <source>Wait 5 seconds, then open the link again.</source>
        <translation>5 सेकंड रुकें, फिर लिंक दोबारा खोलें।</translation>
    </message>
</context>
<context>
    <name>ListFilterController</name>
    <message>
        <source>Newest {n} listed; sums are of all. Choose fewer days to see others.</source>
        <translation>सबसे नए {n} दिख रहे हैं; जोड़ सबका है। बाकी देखने के लिए कम दिन चुनें।</translation>
    </message>
</context>
<context>
    <name>Loan</name>
    <message>
        <source>Loan</source>
        <translation>लोन</translation>
    </message>
</context>
<context>
    <name>LoanForm</name>
    <message>
        <source>Add a charge</source>
        <translation>चार्ज जोड़ें</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Amount of charge {n}</source>
        <translation>चार्ज {n} की राशि</translation>
    </message>
    <message>
        <source>Amount of the loan</source>
        <translation>लोन की राशि</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>लाभार्थी ID</translation>
    </message>
    <message>
        <source>Charge for {party}</source>
        <translation>{party} का चार्ज</translation>
    </message>
    <message>
        <source>Charges are deducted and paid out at the end of the day.</source>
        <translation>चार्ज कटते हैं, और दिन के अंत में चुकाए जाते हैं।</translation>
    </message>
    <message>
        <source>If the service knows this id, it may pay the account saved there.</source>
        <translation>सर्विस में यह ID पहले से हो, तो पैसे वहाँ सेव खाते में जा सकते हैं।</translation>
    </message>
    <message>
        <source>Lend {amount}</source>
        <translation>{amount} लोन दें</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>पार्टी</translation>
    </message>
    <message>
        <source>Party of charge {n}</source>
        <translation>चार्ज {n} की पार्टी</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Remove charge {n}</source>
        <translation>चार्ज {n} हटाएँ</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>लाभार्थी को मिलेगा</translation>
    </message>
    <message>
        <source>The beneficiary gets {net}: {amount} less {charges} of charges.</source>
        <translation>लाभार्थी को {net} मिलेंगे: {amount} में से {charges} चार्ज घटाकर।</translation>
    </message>
    <message>
        <source>The charges are {amount} more than the loan.</source>
        <translation>चार्ज लोन से {amount} ज़्यादा हैं।</translation>
    </message>
    <message>
        <source>What the service knows of it may stay empty.</source>
        <translation>जो सर्विस को पहले से पता है वह खाली छोड़ सकते हैं।</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>किसे मिलेगा?</translation>
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
        <translation>लॉक है</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>कोई साइन इन नहीं कर सकता</translation>
    </message>
    <message numerus="yes">
        <source>Paid meanwhile: %n</source>
        <translation>
            <numerusform>इस बीच भुगतान हुआ: %n</numerusform>
            <numerusform>इस बीच भुगतान हुए: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading people. This PC may ask for a password.</source>
        <translation>लोगों की सूची पढ़ रहे हैं। यह PC पासवर्ड माँग सकता है।</translation>
    </message>
    <message numerus="yes">
        <source>Still paying: %n</source>
        <translation>
            <numerusform>अभी भुगतान बाकी: %n</numerusform>
            <numerusform>अभी भुगतान बाकी: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Unlock to see.</source>
        <translation>देखने के लिए लॉक खोलें।</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>इस PC के कीचेन का इंतज़ार</translation>
    </message>
</context>
<context>
    <name>LockSettings</name>
    <message numerus="yes">
        <source>%n minutes without a touch</source>
        <translation>
            <numerusform>%n मिनट तक कोई न छुए तो</numerusform>
            <numerusform>%n मिनट तक कोई न छुए तो</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds without a touch</source>
        <translation>
            <numerusform>%n सेकंड तक कोई न छुए तो</numerusform>
            <numerusform>%n सेकंड तक कोई न छुए तो</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>लॉक</translation>
    </message>
    <message>
        <source>Lock the screen after</source>
        <translation>स्क्रीन लॉक करें, इतने समय बाद</translation>
    </message>
    <message>
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>पैसे भेजने वाले पेज एक मिनट काम न होने पर बंद हो जाते हैं, यहाँ कुछ भी सेट हो।</translation>
    </message>
</context>
<context>
    <name>LogoSettings</name>
    <message>
        <source>Choose a PNG or JPEG of at most {size} KB and {side} pixels.</source>
        <translation>PNG या JPEG चुनें, अधिकतम {size} KB और {side} पिक्सल।</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>तस्वीर चुनें</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>लोगो</translation>
    </message>
    <message>
        <source>Logo saved</source>
        <translation>लोगो सेव हुआ</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>लोगो नहीं</translation>
    </message>
    <message>
        <source>PNG or JPEG, up to {size} KB, for receipts and the customer&apos;s screen.</source>
        <translation>PNG या JPEG, अधिकतम {size} KB, रसीद और ग्राहक की स्क्रीन के लिए।</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
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
        <translation>{shop}, असली पैसा नहीं चलता</translation>
    </message>
</context>
<context>
    <name>ManualSettlementCard</name>
    <message>
        <source>Did it arrive?</source>
        <translation>क्या पैसे पहुँचे?</translation>
    </message>
    <message>
        <source>If the money arrived, sending again pays twice. Your name is recorded.</source>
        <translation>पैसे पहुँच गए हों तो दोबारा भेजने से दो बार जाएँगे। आपका नाम दर्ज होगा।</translation>
    </message>
    <message>
        <source>It arrived</source>
        <translation>पैसे पहुँचे</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>पैसे नहीं पहुँचे</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>नहीं, वापस जाएँ</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>बैलेंस फिर देखें</translation>
    </message>
    <message>
        <source>The service cannot check this one. Compare both balances, then say it here.</source>
        <translation>सर्विस इसे नहीं जाँच सकती। दोनों बैलेंस मिलाएँ, फिर यहाँ बताएँ।</translation>
    </message>
    <message>
        <source>The service gives no result. Check the account&apos;s statement, then say it here.</source>
        <translation>सर्विस नतीजा नहीं देती। खाते का स्टेटमेंट जाँचें, फिर यहाँ बताएँ।</translation>
    </message>
    <message>
        <source>This cannot be changed later. Your name is recorded.</source>
        <translation>यह बाद में नहीं बदल सकता। आपका नाम दर्ज होगा।</translation>
    </message>
    <message>
        <source>Yes, it arrived</source>
        <translation>हाँ, पहुँच गए</translation>
    </message>
    <message>
        <source>Yes, it did not arrive</source>
        <translation>हाँ, नहीं पहुँचे</translation>
    </message>
    <message>
        <source>You say that it arrived</source>
        <translation>आप कहते हैं कि पैसे पहुँच गए</translation>
    </message>
    <message>
        <source>You say that it did not arrive</source>
        <translation>आप कहते हैं कि पैसे नहीं पहुँचे</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>More actions</source>
        <translation>और काम</translation>
    </message>
</context>
<context>
    <name>MenuChoice</name>
    <message>
        <source>All</source>
        <translation>सब</translation>
    </message>
</context>
<context>
    <name>MessageView</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to the form</source>
        <translation>वापस फ़ॉर्म पर</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>जाँच लें</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation>यह ऐसे नहीं भेजा जा सकता</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>इसका क्या हुआ</translation>
    </message>
</context>
<context>
    <name>MoneyOutPresenter</name>
    <message>
        <source>Save as a file</source>
        <translation>फ़ाइल में सेव करें</translation>
    </message>
</context>
<context>
    <name>MoneyOutSettings</name>
    <message>
        <source>Money out</source>
        <translation>पैसे भेजना</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>More</source>
        <translation>और</translation>
    </message>
</context>
<context>
    <name>NameCheck</name>
    <message>
        <source>Bank says {name}</source>
        <translation>बैंक में नाम: {name}</translation>
    </message>
    <message>
        <source>Bank says {name}: not the name typed</source>
        <translation>बैंक में नाम {name}: लिखा नाम अलग है</translation>
    </message>
    <message>
        <source>Check name</source>
        <translation>नाम जाँचें</translation>
    </message>
    <message>
        <source>Checking the name…</source>
        <translation>नाम जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>कोई नाम नहीं</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>नया जर्नल शुरू करें</translation>
    </message>
    <message>
        <source>For a damaged journal, or one the hub refuses. The old file stays.</source>
        <translation>खराब जर्नल के लिए, या जिसे हब नहीं लेता। पुरानी फ़ाइल रहेगी।</translation>
    </message>
    <message>
        <source>Readable open sales and payouts continue. For others, check the service&apos;s dashboard.</source>
        <translation>खुली बिक्री और पेआउट, जो पढ़े जा सकें, चलते रहेंगे। बाकी सर्विस के डैशबोर्ड में जाँचें।</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>जर्नल अलग रखें?</translation>
    </message>
    <message>
        <source>Yes, set it aside</source>
        <translation>हाँ, अलग रखें</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>A newer Paydesk is there: {version}</source>
        <translation>नया Paydesk आ गया है: {version}</translation>
    </message>
    <message>
        <source>Help (F1), About says what is new, and where to get it.</source>
        <translation>मदद (F1), परिचय में है कि नया क्या है और कहाँ मिलेगा।</translation>
    </message>
</context>
<context>
    <name>NoteTile</name>
    <message>
        <source>Add a name or note</source>
        <translation>नाम या नोट जोड़ें</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>बिल नंबर</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>नाम या नोट</translation>
    </message>
    <message>
        <source>Remove bill number</source>
        <translation>बिल नंबर हटाएँ</translation>
    </message>
</context>
<context>
    <name>OfferSettings</name>
    <message>
        <source>Loans</source>
        <translation>लोन</translation>
    </message>
    <message>
        <source>Offered in Payouts</source>
        <translation>पेआउट में दिखेगा</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>व्यक्ति की पहचान जाँचें</translation>
    </message>
</context>
<context>
    <name>OrderRefundForm</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Back to the account that paid</source>
        <translation>जिस खाते से आया, उसी में वापस</translation>
    </message>
    <message>
        <source>In 5 to 7 days</source>
        <translation>5 से 7 दिन में</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>अभी</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>रिफ़ंड</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} रिफ़ंड करें</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>किसका रिफ़ंड</translation>
    </message>
    <message>
        <source>When</source>
        <translation>कब</translation>
    </message>
    <message>
        <source>Which reason?</source>
        <translation>क्या कारण?</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>बिल</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>नाम या नोट</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
</context>
<context>
    <name>OrdersCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>राशि (INR)</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>बिल</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>बिलिंग प्रोग्राम</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Net (INR)</source>
        <translation>बचा (INR)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>भुगतान</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ति</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>Refunded (INR)</source>
        <translation>लौटाया गया (INR)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n मिला</numerusform>
            <numerusform>%n मिले</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount, name or bill</source>
        <translation>राशि, नाम या बिल</translation>
    </message>
    <message>
        <source>Check the digits, or type fewer.</source>
        <translation>अंक जाँचें, या कम अंक लिखें।</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV में सेव करें</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>कोई बिक्री नहीं: {day}</translation>
    </message>
    <message>
        <source>No such sale on {day}</source>
        <translation>{day} को ऐसी कोई बिक्री नहीं</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” के लिए कुछ नहीं मिला</translation>
    </message>
    <message>
        <source>Open or unknown</source>
        <translation>खुले या पता नहीं</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ति</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>पैसा लौटाया गया</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फ़ाइल में सेव करें</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>सब दिखाएँ</translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation>बीते कल की दिखाएँ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
</context>
<context>
    <name>OthersCard</name>
    <message>
        <source>Also waiting</source>
        <translation>ये भी इंतज़ार में</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} और</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>By</source>
        <translation>किसने</translation>
    </message>
    <message>
        <source>Cancel payout link</source>
        <translation>पेआउट लिंक रद्द करें</translation>
    </message>
    <message>
        <source>Cancel this link? Nobody can collect the money with it.</source>
        <translation>यह लिंक रद्द करें? फिर इससे कोई पैसे नहीं ले सकेगा।</translation>
    </message>
    <message>
        <source>Cancelled by</source>
        <translation>किसने रद्द किया</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>अभी जाँचें</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>मैंने देख लिया</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>आखिरी दिन</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>नहीं, रहने दें</translation>
    </message>
    <message>
        <source>Our number</source>
        <translation>हमारा नंबर</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>प्रिंट करें</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>रेफ़रेंस</translation>
    </message>
    <message>
        <source>Refunds order</source>
        <translation>किस ऑर्डर का रिफ़ंड</translation>
    </message>
    <message>
        <source>Send again, same number</source>
        <translation>फिर भेजें, वही नंबर</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>भेजा</translation>
    </message>
    <message>
        <source>Show the link to the customer</source>
        <translation>ग्राहक को लिंक दिखाएँ</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>लाभार्थी को मिलेगा</translation>
    </message>
    <message>
        <source>The service&apos;s words: “{words}”</source>
        <translation>सर्विस के शब्द: “{words}”</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>हाँ, रद्द करें</translation>
    </message>
    <message>
        <source>{first}, with {second}</source>
        <translation>{first}, साथ में {second}</translation>
    </message>
</context>
<context>
    <name>OutcomePresenter</name>
    <message>
        <source>This cannot be sent any more: {why}</source>
        <translation>यह अब नहीं भेजा जा सकता: {why}</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Account number and IFSC do not match</source>
        <translation>खाता नंबर और IFSC मेल नहीं खाते</translation>
    </message>
    <message>
        <source>Add money at the service. Do not send it again.</source>
        <translation>सर्विस पर पैसा डालें। दोबारा न भेजें।</translation>
    </message>
    <message>
        <source>Add money to the fund source, then send it again; it keeps its number.</source>
        <translation>फंड सोर्स में पैसे डालें, फिर दोबारा भेजें; नंबर वही रहेगा।</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>डैशबोर्ड में दुकान के पते को अनुमति दें, या सेटिंग में public key डालें।</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>वहाँ से दूसरी सर्विस, या दूसरा वर्शन जवाब देता है।</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>आखिरी दिन तक, यह लिंक जिसके पास हो वही पैसे ले सकता है।</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>पेमेंट सर्विस के सपोर्ट से इसकी अनुमति माँगें।</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support why. Pay them another way until then.</source>
        <translation>सर्विस के सपोर्ट से वजह पूछें। तब तक उन्हें किसी और तरीके से दें।</translation>
    </message>
    <message>
        <source>Balance received</source>
        <translation>बैलेंस मिल गया</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>वापस आया</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>रद्द</translation>
    </message>
    <message>
        <source>Check addresses and versions in Settings, Advanced.</source>
        <translation>सेटिंग, एडवांस में पते और वर्शन जाँचें।</translation>
    </message>
    <message>
        <source>Check again in a moment. Checking moves no money.</source>
        <translation>थोड़ी देर में फिर जाँचें। जाँचने से पैसे नहीं जाते।</translation>
    </message>
    <message>
        <source>Check again soon. If it was a payment, do not send it again.</source>
        <translation>थोड़ी देर में फिर जाँचें। पैसे भेजे थे तो दोबारा मत भेजें।</translation>
    </message>
    <message>
        <source>Check the order in the service&apos;s dashboard, or refund by link.</source>
        <translation>सर्विस के डैशबोर्ड में ऑर्डर जाँचें, या लिंक से रिफ़ंड दें।</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask support to enable this one.</source>
        <translation>भुगतान का दूसरा तरीका चुनें, या सपोर्ट से इसे चालू करने को कहें।</translation>
    </message>
    <message>
        <source>Choose one in “{field}”, then send it.</source>
        <translation>“{field}” में एक चुनें, फिर भेजें।</translation>
    </message>
    <message>
        <source>Choose two other fund sources, or ask the service&apos;s support.</source>
        <translation>दूसरे दो फंड सोर्स चुनें, या सर्विस के सपोर्ट से पूछें।</translation>
    </message>
    <message>
        <source>Close this form and begin a new one. If this repeats, call your technician.</source>
        <translation>यह फ़ॉर्म बंद करके नया शुरू करें। फिर ऐसा हो तो तकनीशियन को बुलाएँ।</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>पैसे ले लिए गए</translation>
    </message>
    <message>
        <source>Compare the code with the address. If it is right, get another code.</source>
        <translation>कोड को पते से मिलाएँ। सही हो तो दूसरा कोड लें।</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s app, letter by letter.</source>
        <translation>“{field}” को ग्राहक के ऐप से एक-एक अक्षर मिलाएँ।</translation>
    </message>
    <message>
        <source>Correct this in Settings, Advanced.</source>
        <translation>इसे सेटिंग, एडवांस में सुधारें।</translation>
    </message>
    <message>
        <source>Correct this, then check again.</source>
        <translation>इसे सुधारें, फिर दोबारा जाँचें।</translation>
    </message>
    <message>
        <source>Correct this, then send it.</source>
        <translation>इसे सुधारें, फिर भेजें।</translation>
    </message>
    <message>
        <source>Correct “{field}”, then check again.</source>
        <translation>“{field}” सुधारें, फिर दोबारा जाँचें।</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” सुधारें, फिर भेजें।</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>दोबारा मत भेजें। इसकी स्थिति जाँचें; Paydesk भी जाँचता है।</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>दोबारा मत भेजें। दोनों बैलेंस मिलाएँ, फिर बताएँ कि पैसे पहुँचे या नहीं।</translation>
    </message>
    <message>
        <source>Do not send it again. Get another code from the customer.</source>
        <translation>दोबारा मत भेजें। ग्राहक से दूसरा कोड लें।</translation>
    </message>
    <message>
        <source>Do not send it again. In a few minutes, compare both balances.</source>
        <translation>दोबारा मत भेजें। कुछ मिनट बाद दोनों बैलेंस मिलाएँ।</translation>
    </message>
    <message>
        <source>Does this phone have a wallet?</source>
        <translation>क्या इस फ़ोन नंबर पर वॉलेट है?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>सेटिंग, भुगतान खाता में कीज़ डालें।</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>समय बीता</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>गलत है</translation>
    </message>
    <message>
        <source>If the money is still owed, fill in a new one.</source>
        <translation>अगर पैसे अब भी देने हैं, तो नया भरें।</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>दुकान के एक खाते से दूसरे खाते में गए।</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>तब तक चलेगा। Paydesk को अपडेट रखें।</translation>
    </message>
    <message>
        <source>Lower “{field}” or raise the amount, then send it.</source>
        <translation>“{field}” घटाएँ या राशि बढ़ाएँ, फिर भेजें।</translation>
    </message>
    <message>
        <source>Most likely it is this very payment.</source>
        <translation>ज़्यादातर यही भुगतान होता है।</translation>
    </message>
    <message>
        <source>No UPI address for this beneficiary</source>
        <translation>इस लाभार्थी का UPI पता नहीं है</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>जवाब नहीं</translation>
    </message>
    <message>
        <source>No bank account for this beneficiary</source>
        <translation>इस लाभार्थी का बैंक खाता नहीं है</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>यह UPI पता किसी बैंक में नहीं है।</translation>
    </message>
    <message>
        <source>No more is possible for now.</source>
        <translation>फ़िलहाल इससे ज़्यादा नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Nobody can collect the money with it.</source>
        <translation>अब इससे कोई पैसे नहीं ले सकता।</translation>
    </message>
    <message>
        <source>Nobody collected the money in time.</source>
        <translation>समय पर किसी ने पैसे नहीं लिए।</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>अनुमति नहीं</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>नहीं हुआ</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>दुकान के खाते में चालू नहीं है</translation>
    </message>
    <message>
        <source>Not enough money in the account</source>
        <translation>खाते में पूरे पैसे नहीं हैं</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>रिफ़ंड नहीं हुआ</translation>
    </message>
    <message>
        <source>Nothing reached the payment service.</source>
        <translation>पेमेंट सर्विस तक कुछ नहीं पहुँचा।</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>कुछ करना बाकी नहीं।</translation>
    </message>
    <message>
        <source>Nothing to do. Paydesk checks its status.</source>
        <translation>कुछ करना बाकी नहीं। Paydesk स्थिति जाँचता है।</translation>
    </message>
    <message>
        <source>Nothing was paid.</source>
        <translation>पैसे नहीं गए।</translation>
    </message>
    <message>
        <source>Nothing would be left for the beneficiary.</source>
        <translation>लाभार्थी के लिए कुछ नहीं बचेगा।</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>रुका हुआ</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>रास्ते में है</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk यह पता इस्तेमाल नहीं कर सकता</translation>
    </message>
    <message>
        <source>Paydesk has the access token and never shows all of it.</source>
        <translation>Paydesk के पास एक्सेस टोकन है, पर पूरा कभी नहीं दिखाता।</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>पेंडिंग</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>पैसा लौटाया गया</translation>
    </message>
    <message>
        <source>Request it with the support form in the service&apos;s dashboard.</source>
        <translation>सर्विस के डैशबोर्ड में सपोर्ट फ़ॉर्म से इसे माँगें।</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>आगे के लिए तय</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so nobody is paid twice.</source>
        <translation>फिर भेजें: नंबर वही रहता है, इसलिए पैसे दो बार नहीं जाते।</translation>
    </message>
    <message>
        <source>Send less, send on another day, or ask support for a higher limit.</source>
        <translation>कम भेजें, किसी और दिन भेजें, या सपोर्ट से सीमा बढ़वाएँ।</translation>
    </message>
    <message>
        <source>Sent on the next working day</source>
        <translation>अगले कामकाजी दिन भेजा जाएगा</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>ग्राहक को लिंक दिखाएँ, या भेजें।</translation>
    </message>
    <message>
        <source>Somebody with approval rights rejected it.</source>
        <translation>मंज़ूरी के अधिकार वाले ने नामंज़ूर किया।</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>कुछ छूट गया है</translation>
    </message>
    <message>
        <source>Something to correct</source>
        <translation>कुछ सुधारना है</translation>
    </message>
    <message>
        <source>The access token has expired</source>
        <translation>एक्सेस टोकन का समय खत्म</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>खाते की सीमा पूरी हो गई</translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation>राशि बहुत बड़ी है</translation>
    </message>
    <message>
        <source>The amount is too small</source>
        <translation>राशि बहुत छोटी है</translation>
    </message>
    <message>
        <source>The balance of the fund source is below the amount.</source>
        <translation>फंड सोर्स का बैलेंस राशि से कम है।</translation>
    </message>
    <message>
        <source>The bank did not do it</source>
        <translation>बैंक ने यह नहीं किया</translation>
    </message>
    <message>
        <source>The bank gives it back in 5 to 7 days, to the account that paid.</source>
        <translation>बैंक 5 से 7 दिन में उसी खाते में लौटाएगा।</translation>
    </message>
    <message>
        <source>The bank gives it back now, to the account that paid.</source>
        <translation>बैंक अभी उसी खाते में लौटा रहा है।</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>बैंक ने जवाब नहीं दिया</translation>
    </message>
    <message>
        <source>The bank has not finished yet.</source>
        <translation>बैंक ने अभी पूरा नहीं किया है।</translation>
    </message>
    <message>
        <source>The bank returned it to the shop&apos;s account.</source>
        <translation>बैंक ने दुकान के खाते में लौटा दिया।</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount, without the charges.</source>
        <translation>लाभार्थी को चार्ज घटाकर बची राशि मिलेगी।</translation>
    </message>
    <message>
        <source>The beneficiary is known</source>
        <translation>लाभार्थी मिला</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>चार्ज लोन से ज़्यादा हैं</translation>
    </message>
    <message>
        <source>The code may be used up.</source>
        <translation>कोड इस्तेमाल हो चुका हो सकता है।</translation>
    </message>
    <message>
        <source>The code was accepted</source>
        <translation>कोड मंज़ूर हुआ</translation>
    </message>
    <message>
        <source>The customer has the money back</source>
        <translation>ग्राहक को पैसा वापस मिल गया</translation>
    </message>
    <message>
        <source>The first attempt is not settled</source>
        <translation>पहली कोशिश अभी निपटी नहीं</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>कीज़ सही हैं</translation>
    </message>
    <message>
        <source>The largest amount this way is ₹{limit}.</source>
        <translation>इस तरीके से सबसे बड़ी राशि ₹{limit} है।</translation>
    </message>
    <message>
        <source>The list is ready</source>
        <translation>सूची तैयार है</translation>
    </message>
    <message>
        <source>The loan is paid out</source>
        <translation>लोन दे दिया गया</translation>
    </message>
    <message>
        <source>The money came back</source>
        <translation>पैसे वापस आ गए</translation>
    </message>
    <message>
        <source>The money has arrived</source>
        <translation>पैसे पहुँच गए</translation>
    </message>
    <message>
        <source>The money has left. The other bank has not confirmed yet.</source>
        <translation>पैसे निकल चुके हैं। दूसरे बैंक ने अभी पुष्टि नहीं की।</translation>
    </message>
    <message>
        <source>The money is at the bank</source>
        <translation>पैसे बैंक में हैं</translation>
    </message>
    <message>
        <source>The money is sent</source>
        <translation>पैसे भेज दिए गए</translation>
    </message>
    <message>
        <source>The money may have gone.</source>
        <translation>पैसे जा चुके हो सकते हैं।</translation>
    </message>
    <message>
        <source>The money was collected</source>
        <translation>पैसे ले लिए गए</translation>
    </message>
    <message>
        <source>The money was moved</source>
        <translation>पैसे भेजे गए</translation>
    </message>
    <message>
        <source>The other bank has to confirm</source>
        <translation>दूसरे बैंक की पुष्टि बाकी है</translation>
    </message>
    <message>
        <source>The payment service answered something unexpected.</source>
        <translation>पेमेंट सर्विस ने अनजाना जवाब दिया।</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>पेमेंट सर्विस ने यह नहीं किया।</translation>
    </message>
    <message>
        <source>The payment service did not take it.</source>
        <translation>पेमेंट सर्विस ने इसे नहीं लिया।</translation>
    </message>
    <message>
        <source>The payment service does not allow this counter to do that.</source>
        <translation>पेमेंट सर्विस इस काउंटर को यह नहीं करने देती।</translation>
    </message>
    <message>
        <source>The payment service does not let the shop pay them.</source>
        <translation>पेमेंट सर्विस दुकान को उन्हें पैसे भेजने नहीं देती।</translation>
    </message>
    <message>
        <source>The payment service has accepted it. The result is not known yet.</source>
        <translation>पेमेंट सर्विस ने इसे ले लिया है। नतीजा अभी पता नहीं।</translation>
    </message>
    <message>
        <source>The payment service has this beneficiary.</source>
        <translation>पेमेंट सर्विस के पास यह लाभार्थी है।</translation>
    </message>
    <message>
        <source>The payment service is working on it</source>
        <translation>पेमेंट सर्विस इस पर काम कर रही है</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>पेमेंट सर्विस इस काउंटर को पहचानती है।</translation>
    </message>
    <message>
        <source>The payment service pays new beneficiaries after 30 minutes.</source>
        <translation>पेमेंट सर्विस नए लाभार्थी को 30 मिनट बाद पैसे भेजती है।</translation>
    </message>
    <message>
        <source>The payment service says: done.</source>
        <translation>पेमेंट सर्विस कहती है: हो गया।</translation>
    </message>
    <message>
        <source>The payment service says: ended without a refund.</source>
        <translation>पेमेंट सर्विस कहती है: बिना रिफ़ंड के ख़त्म।</translation>
    </message>
    <message>
        <source>The payment service says: ended without payment.</source>
        <translation>पेमेंट सर्विस कहती है: पैसे दिए बिना खत्म हुआ।</translation>
    </message>
    <message>
        <source>The payment service says: refunded to the account that paid.</source>
        <translation>पेमेंट सर्विस कहती है: उसी खाते में रिफ़ंड हुआ।</translation>
    </message>
    <message>
        <source>The payment service says: transfer complete.</source>
        <translation>पेमेंट सर्विस कहती है: ट्रांसफ़र पूरा हुआ।</translation>
    </message>
    <message>
        <source>The payment service sends it later.</source>
        <translation>पेमेंट सर्विस इसे बाद में भेजेगी।</translation>
    </message>
    <message>
        <source>The payment service sends it when the banks open.</source>
        <translation>पेमेंट सर्विस इसे बैंक खुलने पर भेजेगी।</translation>
    </message>
    <message>
        <source>The payment service sent it just now.</source>
        <translation>पेमेंट सर्विस ने अभी-अभी भेजा।</translation>
    </message>
    <message>
        <source>The payment service wants a new one first.</source>
        <translation>पेमेंट सर्विस को पहले नया चाहिए।</translation>
    </message>
    <message>
        <source>The payout link has expired</source>
        <translation>पेआउट लिंक का समय बीत गया</translation>
    </message>
    <message>
        <source>The payout link is cancelled</source>
        <translation>पेआउट लिंक रद्द है</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>पेआउट लिंक खुला है</translation>
    </message>
    <message>
        <source>The payout link is ready</source>
        <translation>पेआउट लिंक तैयार है</translation>
    </message>
    <message>
        <source>The payout link is used up.</source>
        <translation>पेआउट लिंक इस्तेमाल हो चुका।</translation>
    </message>
    <message>
        <source>The payout link may exist.</source>
        <translation>हो सकता है पेआउट लिंक बन गया हो।</translation>
    </message>
    <message>
        <source>The payout link may still be open.</source>
        <translation>हो सकता है पेआउट लिंक अब भी खुला हो।</translation>
    </message>
    <message>
        <source>The refund did not go through</source>
        <translation>रिफ़ंड पूरा नहीं हुआ</translation>
    </message>
    <message>
        <source>The refund is on hold</source>
        <translation>रिफ़ंड रुका हुआ है</translation>
    </message>
    <message>
        <source>The refund is on its way</source>
        <translation>रिफ़ंड रास्ते में है</translation>
    </message>
    <message>
        <source>The refund was refused</source>
        <translation>रिफ़ंड मना हुआ</translation>
    </message>
    <message>
        <source>The request never arrived there.</source>
        <translation>अनुरोध वहाँ पहुँचा ही नहीं।</translation>
    </message>
    <message>
        <source>The request was not sent</source>
        <translation>अनुरोध नहीं भेजा गया</translation>
    </message>
    <message>
        <source>The request was refused unread. Nothing was done.</source>
        <translation>अनुरोध बिना पढ़े नामंज़ूर हुआ। कुछ नहीं किया गया।</translation>
    </message>
    <message>
        <source>The result at the bank is not known.</source>
        <translation>बैंक में क्या हुआ, पता नहीं।</translation>
    </message>
    <message>
        <source>The second attempt was refused. The first may still have gone.</source>
        <translation>दूसरी कोशिश नामंज़ूर हुई। पहली शायद पूरी हो चुकी हो।</translation>
    </message>
    <message>
        <source>The service does not accept this.</source>
        <translation>सर्विस इसे नहीं मानती।</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>सर्विस इस लाभार्थी को नहीं पहचानती</translation>
    </message>
    <message>
        <source>The service does not know this payout</source>
        <translation>सर्विस यह पेआउट नहीं जानती</translation>
    </message>
    <message>
        <source>The service does not say which. Check name (A to Z), phone, e-mail, address.</source>
        <translation>सर्विस नहीं बताती कि कौन सा। नाम (A से Z), फ़ोन, ई-मेल, पता जाँचें।</translation>
    </message>
    <message>
        <source>The service has accepted it and is not finished yet.</source>
        <translation>सर्विस ने इसे ले लिया है, अभी पूरा नहीं किया।</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>सर्विस ने यह हिस्सा अभी नहीं खोला।</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>सर्विस के पास यह नंबर पहले से है</translation>
    </message>
    <message>
        <source>The service refused access</source>
        <translation>सर्विस ने पहुँच नहीं दी</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>सर्विस ने पता नामंज़ूर किया, कीज़ नहीं।</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this.</source>
        <translation>इसके लिए दुकान के कई फंड सोर्स हैं।</translation>
    </message>
    <message>
        <source>The shop&apos;s balance at the payment service is too low for it.</source>
        <translation>पेमेंट सर्विस पर दुकान का बैलेंस कम है।</translation>
    </message>
    <message>
        <source>The smallest amount this way is ₹{limit}.</source>
        <translation>इस तरीके से सबसे छोटी राशि ₹{limit} है।</translation>
    </message>
    <message>
        <source>The transfer failed</source>
        <translation>ट्रांसफ़र फ़ेल हुआ</translation>
    </message>
    <message>
        <source>The transfer failed at the bank.</source>
        <translation>ट्रांसफ़र बैंक में फ़ेल हुआ।</translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation>ट्रांसफ़र नामंज़ूर हुआ</translation>
    </message>
    <message>
        <source>The wallet did not accept it</source>
        <translation>वॉलेट ने नहीं लिया</translation>
    </message>
    <message>
        <source>There is no payout link to cancel. Check before you make another.</source>
        <translation>रद्द करने के लिए पेआउट लिंक नहीं है। दूसरा बनाने से पहले जाँचें।</translation>
    </message>
    <message>
        <source>These payouts went to this beneficiary.</source>
        <translation>ये पेआउट इस लाभार्थी को गए।</translation>
    </message>
    <message>
        <source>This UPI address can be paid. Compare the name before you send.</source>
        <translation>इस UPI पते पर पैसे जा सकते हैं। भेजने से पहले नाम मिलाएँ।</translation>
    </message>
    <message>
        <source>This beneficiary cannot be paid</source>
        <translation>इस लाभार्थी को पैसे नहीं भेजे जा सकते</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>यह लाभार्थी बहुत नया है</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>इस लाभार्थी की सीमा पूरी हो गई</translation>
    </message>
    <message>
        <source>This fund source cannot be used</source>
        <translation>यह फंड सोर्स नहीं चलेगा</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>यह काम</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>दुकान का इंटरनेट पता अनुमति-सूची में नहीं है</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>सुधारना है</translation>
    </message>
    <message>
        <source>Try again. Nothing was changed.</source>
        <translation>फिर कोशिश करें। कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>Try again: Paydesk gets a new token. If not, test the keys in Settings.</source>
        <translation>फिर कोशिश करें: Paydesk नया टोकन लेता है। न हो, तो सेटिंग में कीज़ टेस्ट करें।</translation>
    </message>
    <message>
        <source>Unexpected answer</source>
        <translation>अनजाना जवाब</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>पता नहीं</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>सही है</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>रुकें</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>एक मिनट रुकें, फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Wait for that day. Do not send it again. Paydesk checks its status.</source>
        <translation>उस दिन तक रुकें। दोबारा मत भेजें। Paydesk इसकी स्थिति जाँचता है।</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after adding the beneficiary, then send it again.</source>
        <translation>लाभार्थी जोड़ने के 30 मिनट बाद तक रुकें, फिर दोबारा भेजें।</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it again; it keeps its number.</source>
        <translation>{time} तक रुकें, फिर दोबारा भेजें; नंबर वही रहेगा।</translation>
    </message>
    <message>
        <source>Wait. Do not send it again. Paydesk checks its status.</source>
        <translation>रुकें। दोबारा मत भेजें। Paydesk इसकी स्थिति जाँचता है।</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>पैसे किस खाते से जाएँ?</translation>
    </message>
    <message>
        <source>{what} will end: the service replaces it by {replacement}. The date is not known.</source>
        <translation>{what} बंद होगा: सर्विस उसकी जगह {replacement} लाएगी। तारीख पता नहीं।</translation>
    </message>
    <message>
        <source>“Ask the service by beneficiary”</source>
        <translation>“लाभार्थी से सर्विस में पूछें”</translation>
    </message>
    <message>
        <source>“Send” (v1)</source>
        <translation>“भेजें” (v1)</translation>
    </message>
    <message>
        <source>“Send” (v1.2)</source>
        <translation>“भेजें” (v1.2)</translation>
    </message>
    <message>
        <source>“{field}” does not exist, or cannot pay this way.</source>
        <translation>“{field}” मौजूद नहीं है, या इस तरह भुगतान नहीं कर सकता।</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” ज़रूरी है।</translation>
    </message>
    <message>
        <source>“{field}” is not accepted.</source>
        <translation>“{field}” नहीं चलेगा।</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>payment {number}</source>
        <translation>भुगतान {number}</translation>
    </message>
</context>
<context>
    <name>PaidView</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n और</numerusform>
            <numerusform>%n और</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%n पेआउट</numerusform>
            <numerusform>%n पेआउट</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n बिक्री</numerusform>
            <numerusform>%n बिक्री</numerusform>
        </translation>
    </message>
    <message>
        <source>A new journal is begun</source>
        <translation>नया जर्नल शुरू हुआ</translation>
    </message>
    <message>
        <source>Answers are not saved for a moment</source>
        <translation>फ़िलहाल जवाब सेव नहीं हो रहे</translation>
    </message>
    <message>
        <source>Billing programs are not served for a moment</source>
        <translation>फ़िलहाल बिलिंग प्रोग्रामों को जवाब नहीं मिल रहा</translation>
    </message>
    <message>
        <source>Check later sales and payouts in the service&apos;s dashboard before you send money.</source>
        <translation>पैसे भेजने से पहले सर्विस के डैशबोर्ड में बाद की बिक्री और पेआउट जाँचें।</translation>
    </message>
    <message>
        <source>Check the others in the service&apos;s dashboard.</source>
        <translation>बाकी को सर्विस के डैशबोर्ड में जाँचें।</translation>
    </message>
    <message>
        <source>Check them in the service&apos;s dashboard. All else works.</source>
        <translation>इन्हें सर्विस के डैशबोर्ड में जाँचें। बाकी सब चल रहा है।</translation>
    </message>
    <message>
        <source>Copied because unfinished: {sales}, {payouts}.</source>
        <translation>अधूरे होने से कॉपी किए: {sales}, {payouts}।</translation>
    </message>
    <message numerus="yes">
        <source>Corrected rows: %n. This Z counts what the journal says.</source>
        <translation>
            <numerusform>सुधारी गई पंक्ति: %n। यह Z वही गिनता है जो जर्नल कहता है।</numerusform>
            <numerusform>सुधारी गई पंक्तियाँ: %n। यह Z वही गिनता है जो जर्नल कहता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>New series of Z-reports. For a day, each payout needs a second person&apos;s PIN.</source>
        <translation>Z रिपोर्ट की नई शृंखला। एक दिन तक हर पेआउट में दूसरे व्यक्ति का PIN चाहिए।</translation>
    </message>
    <message>
        <source>Not copied, altered: {numbers}.</source>
        <translation>कॉपी नहीं हुए, बदले हुए: {numbers}।</translation>
    </message>
    <message>
        <source>Not copied, unreadable: {numbers}.</source>
        <translation>कॉपी नहीं हुए, पढ़े नहीं जा सके: {numbers}।</translation>
    </message>
    <message>
        <source>Nothing is sent to the hub for a moment</source>
        <translation>अभी हब को कुछ नहीं भेजा जा रहा</translation>
    </message>
    <message>
        <source>Nothing was left behind.</source>
        <translation>कुछ भी नहीं छूटा।</translation>
    </message>
    <message>
        <source>Other PC still in use? Begin here with an empty folder.</source>
        <translation>दूसरा PC अब भी चल रहा है? यहाँ खाली फ़ोल्डर से शुरू करें।</translation>
    </message>
    <message numerus="yes">
        <source>Other changed rows: %n.</source>
        <translation>
            <numerusform>बदली गई दूसरी पंक्ति: %n।</numerusform>
            <numerusform>बदली गई दूसरी पंक्तियाँ: %n।</numerusform>
        </translation>
    </message>
    <message>
        <source>Other unfinished sales and payouts cannot be read.</source>
        <translation>बाकी अधूरी बिक्री और पेआउट पढ़े नहीं जा सकते।</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk से गलती हुई</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; see its log. This part restarts automatically.</source>
        <translation>Paydesk में गड़बड़ हुई; लॉग देखें। यह हिस्सा अपने आप फिर शुरू होगा।</translation>
    </message>
    <message>
        <source>Payouts are not checked for a moment</source>
        <translation>फ़िलहाल पेआउट जाँचे नहीं जा रहे</translation>
    </message>
    <message>
        <source>Row {row} is not as written.</source>
        <translation>पंक्ति {row} वैसी नहीं जैसी लिखी गई थी।</translation>
    </message>
    <message numerus="yes">
        <source>Sales and payouts set aside: %n.</source>
        <translation>
            <numerusform>अलग रखी गई बिक्री या पेआउट: %n।</numerusform>
            <numerusform>अलग रखी गई बिक्री और पेआउट: %n।</numerusform>
        </translation>
    </message>
    <message>
        <source>Sales are not checked for a moment</source>
        <translation>फ़िलहाल बिक्री जाँची नहीं जा रही</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file.</source>
        <translation>दुकान के मालिक को बताएँ: शायद किसी ने फ़ाइल बदली है।</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>प्रोग्राम का अपना सैंडबॉक्स जवाब नहीं देता</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new.</source>
        <translation>डेटा फ़ोल्डर दूसरे PC से कॉपी हुआ, या कीचेन नई है।</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>जर्नल का आख़िरी हिस्सा नहीं है</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>जर्नल नहीं खुल सकता</translation>
    </message>
    <message>
        <source>The journal is not verified for a moment</source>
        <translation>फ़िलहाल जर्नल जाँचा नहीं जा रहा</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk के बाहर से जर्नल बदला गया</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>कीज़ पढ़ी नहीं जा सकतीं</translation>
    </message>
    <message>
        <source>The list of people cannot be read</source>
        <translation>लोगों की सूची पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>The sales of these rows are set aside. Tell the owner of the shop.</source>
        <translation>इन पंक्तियों की बिक्री अलग रखी गई है। दुकान के मालिक को बताएँ।</translation>
    </message>
    <message>
        <source>The sandbox stopped; see the log. It restarts automatically.</source>
        <translation>सैंडबॉक्स रुक गया; लॉग देखें। अपने आप फिर शुरू होगा।</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>आँकड़े जर्नल से अलग थे</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain does not know this journal</source>
        <translation>इस PC की कीचेन इस जर्नल को नहीं जानती</translation>
    </message>
    <message>
        <source>This is an older copy, or was cut off after row {row}.</source>
        <translation>यह पुरानी कॉपी है, या पंक्ति {row} के बाद कट गया है।</translation>
    </message>
    <message>
        <source>Updates are not searched for a moment</source>
        <translation>फ़िलहाल अपडेट नहीं खोजे जा रहे</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>Ask the customer to compare the amount.</source>
        <translation>ग्राहक से राशि मिलाने को कहें।</translation>
    </message>
    <message>
        <source>It pays {payee}. Ask your supervisor first.</source>
        <translation>पैसा {payee} को जाता है। पहले सुपरवाइज़र से पूछें।</translation>
    </message>
    <message>
        <source>New UPI address</source>
        <translation>नया UPI पता</translation>
    </message>
    <message>
        <source>Payment link not checked</source>
        <translation>भुगतान लिंक नहीं जाँचा गया</translation>
    </message>
    <message>
        <source>QR not checked</source>
        <translation>QR नहीं जाँचा गया</translation>
    </message>
</context>
<context>
    <name>PayView</name>
    <message>
        <source>To pay</source>
        <translation>देना है</translation>
    </message>
</context>
<context>
    <name>Payee</name>
    <message>
        <source>8 to 12 digits</source>
        <translation>8 से 12 अंक</translation>
    </message>
    <message>
        <source>ABCD0123456</source>
        <translation>ABCD0123456</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>खाता नंबर</translation>
    </message>
    <message>
        <source>Address (optional)</source>
        <translation>पता (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ई-मेल (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>Phone (optional)</source>
        <translation>फ़ोन (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>Some banks take only the letters A to Z and spaces.</source>
        <translation>कुछ बैंक सिर्फ़ A से Z अक्षर और खाली जगह लेते हैं।</translation>
    </message>
    <message>
        <source>Some shops need this.</source>
        <translation>कुछ दुकानों को यह चाहिए।</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI पता</translation>
    </message>
    <message>
        <source>Wallet of</source>
        <translation>किसका वॉलेट</translation>
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
        <translation>अभी कोई भुगतान नहीं</translation>
    </message>
    <message>
        <source>Older ones are in Orders.</source>
        <translation>पुराने ऑर्डर में हैं।</translation>
    </message>
    <message>
        <source>Today&apos;s payments</source>
        <translation>आज के भुगतान</translation>
    </message>
</context>
<context>
    <name>PayoutDetail</name>
    <message>
        <source>Payout</source>
        <translation>पेआउट</translation>
    </message>
</context>
<context>
    <name>Payouts</name>
    <message>
        <source>A person compared the balances. The service was not checked.</source>
        <translation>बैलेंस किसी व्यक्ति ने मिलाए। सर्विस में नहीं जाँचा गया।</translation>
    </message>
    <message>
        <source>Amazon Pay wallet</source>
        <translation>Amazon Pay वॉलेट</translation>
    </message>
    <message>
        <source>Bank transfer</source>
        <translation>बैंक ट्रांसफ़र</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>खातों के बीच</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>वापस आया</translation>
    </message>
    <message>
        <source>Compare amount and name in the service&apos;s dashboard before you show or send it.</source>
        <translation>दिखाने या भेजने से पहले सर्विस के डैशबोर्ड में राशि और नाम मिला लें।</translation>
    </message>
    <message>
        <source>Compare the balances again: if it did arrive, the money moves twice.</source>
        <translation>बैलेंस फिर मिलाएँ: पैसे पहुँच चुके हों, तो दो बार जाएँगे।</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>दोबारा मत भेजें। इसकी स्थिति जाँचें; Paydesk भी जाँचता है।</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>दोबारा मत भेजें। दोनों बैलेंस मिलाएँ, फिर बताएँ कि पैसे पहुँचे या नहीं।</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>IMPS</source>
        <translation>IMPS</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>लोन</translation>
    </message>
    <message>
        <source>MONEY SENT HAS COME BACK: {amount} · {number}</source>
        <translation>भेजे हुए पैसे वापस आ गए: {amount} · {number}</translation>
    </message>
    <message>
        <source>NEFT</source>
        <translation>NEFT</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>अभी जवाब नहीं</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Paytm wallet</source>
        <translation>Paytm वॉलेट</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>पेंडिंग</translation>
    </message>
    <message>
        <source>RTGS</source>
        <translation>RTGS</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>रिफ़ंड</translation>
    </message>
    <message>
        <source>SENT AFTER ALL, DO NOT SEND AGAIN: {amount} · {number}</source>
        <translation>आखिर पैसे चले गए, दोबारा मत भेजें: {amount} · {number}</translation>
    </message>
    <message>
        <source>Sent with other keys. Search its number in that account&apos;s dashboard.</source>
        <translation>दूसरी कीज़ से भेजा गया। उसी खाते के डैशबोर्ड में नंबर खोजें।</translation>
    </message>
    <message>
        <source>Sent {ago}, still open. Call the service&apos;s support. Do not send it again before.</source>
        <translation>{ago} भेजा, अब भी खुला है। सर्विस के सपोर्ट को फ़ोन करें। उससे पहले दोबारा मत भेजें।</translation>
    </message>
    <message>
        <source>The last check brought no result: {why}.</source>
        <translation>पिछली जाँच से नतीजा नहीं मिला: {why}।</translation>
    </message>
    <message>
        <source>The money did not arrive, by the balances</source>
        <translation>बैलेंस के हिसाब से पैसे नहीं पहुँचे</translation>
    </message>
    <message>
        <source>The recipient&apos;s details are no longer here. Still owed? Fill in a new one.</source>
        <translation>पाने वाले का ब्योरा अब यहाँ नहीं है। अब भी देना है? नया भरें।</translation>
    </message>
    <message>
        <source>The request was saved and sent. It may have gone through.</source>
        <translation>अनुरोध सेव हुआ और भेजा गया। हो सकता है पैसे जा चुके हों।</translation>
    </message>
    <message>
        <source>The service had this number already: this may be another link.</source>
        <translation>सर्विस के पास यह नंबर पहले से था: यह दूसरा लिंक हो सकता है।</translation>
    </message>
    <message>
        <source>This was done, then the money came back. The recipient does not have it.</source>
        <translation>यह हुआ, फिर पैसे लौट आए। पाने वाले के पास नहीं हैं।</translation>
    </message>
    <message>
        <source>This was reported as not done, but it was. Do not send it again.</source>
        <translation>बताया गया था कि नहीं हुआ, पर हुआ था। दोबारा मत भेजें।</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ट्रांसफ़र</translation>
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
        <translation>गतिविधि</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>पहचान</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>लोन</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>पेआउट</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>भेजें</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ट्रांसफ़र</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN में 4 से 8 अंक होते हैं।</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed}. {amount} needs a supervisor.</source>
        <translation>कैशियर {allowed} तक भेज सकता है। {amount} के लिए सुपरवाइज़र चाहिए।</translation>
    </message>
    <message>
        <source>A newer Paydesk wrote the list of people. Start that newer version.</source>
        <translation>लोगों की सूची नए Paydesk ने लिखी है। वही नया वर्शन चलाएँ।</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>रिफ़ंड के लिए सुपरवाइज़र का PIN चाहिए</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it for a minute of work.</source>
        <translation>सुपरवाइज़र के PIN से एक मिनट के काम के लिए खुलेगा।</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it.</source>
        <translation>सुपरवाइज़र के PIN से खुलेगा।</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ट्रेनी सिर्फ़ डेमो में अभ्यास करता है।</translation>
    </message>
    <message>
        <source>Add people in Settings, under People.</source>
        <translation>सेटिंग, लोग में लोगों को जोड़ें।</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>सेटिंग, लोग में लोगों को जोड़ें: पहले खुद को एडमिन बनाएँ।</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>एडमिन</translation>
    </message>
    <message>
        <source>All of a cashier. Also sends money, refunds, exports, approves and unlocks.</source>
        <translation>कैशियर के सारे काम। साथ में पैसे भेजना, रिफ़ंड, एक्सपोर्ट, मंज़ूरी और लॉक खोलना।</translation>
    </message>
    <message>
        <source>All of a supervisor. Also changes settings, keys and people, and erases data.</source>
        <translation>सुपरवाइज़र के सारे काम। साथ में सेटिंग, कीज़ और लोग बदलना, और डेटा मिटाना।</translation>
    </message>
    <message>
        <source>An admin&apos;s PIN unlocks it.</source>
        <translation>एडमिन के PIN से खुलेगा।</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>कैशियर</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>किसी और को चुनें।</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>ग्राहक स्क्रीन बंद करने के लिए PIN चाहिए</translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>किसी कैशियर को साइन इन करने दें (Ctrl L), या डेमो खोलें।</translation>
    </message>
    <message>
        <source>Locks again after a minute without work.</source>
        <translation>एक मिनट काम न हो तो फिर लॉक।</translation>
    </message>
    <message>
        <source>Locks again after a minute without work. Recorded under the supervisor&apos;s name.</source>
        <translation>एक मिनट काम न हो तो फिर लॉक। सुपरवाइज़र के नाम से दर्ज होगा।</translation>
    </message>
    <message>
        <source>Make somebody else admin first.</source>
        <translation>पहले किसी और को एडमिन बनाएँ।</translation>
    </message>
    <message>
        <source>Nobody can be locked out yet.</source>
        <translation>अभी किसी को लॉक से बाहर नहीं रखा जा सकता।</translation>
    </message>
    <message>
        <source>Nobody can sign in: unlock the keychain, or see the guide.</source>
        <translation>कोई साइन इन नहीं कर सकता: कीचेन खोलें, या गाइड देखें।</translation>
    </message>
    <message>
        <source>Nobody is set up at this counter.</source>
        <translation>इस काउंटर पर कोई सेट नहीं है।</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>कुछ नहीं किया गया।</translation>
    </message>
    <message>
        <source>Nothing was done. Waiting sales continue.</source>
        <translation>कुछ नहीं किया गया। इंतज़ार वाली बिक्री चलती रहेगी।</translation>
    </message>
    <message>
        <source>Nothing was sent. Your text stays.</source>
        <translation>कुछ नहीं भेजा गया। आपका लिखा बना रहेगा।</translation>
    </message>
    <message>
        <source>Only a supervisor&apos;s PIN unlocks this now.</source>
        <translation>अब सिर्फ़ सुपरवाइज़र के PIN से खुलेगा।</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled and sealed by its keychain.</source>
        <translation>PIN इसी PC पर रहते हैं, छिपे हुए और इसकी कीचेन से सील।</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled, in a file of this user.</source>
        <translation>PIN इसी PC पर रहते हैं, छिपे हुए, इस यूज़र की फ़ाइल में।</translation>
    </message>
    <message>
        <source>Paydesk cannot read the list of people. Unlock the keychain, then try again.</source>
        <translation>Paydesk लोगों की सूची नहीं पढ़ सकता। कीचेन खोलें, फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Practises in the demo. May do nothing on a real counter.</source>
        <translation>डेमो में अभ्यास करता है। असली काउंटर पर कुछ नहीं कर सकता।</translation>
    </message>
    <message>
        <source>Recent payouts are unknown here: copied journal, or account.key lost.</source>
        <translation>हाल के पेआउट यहाँ पता नहीं: जर्नल कॉपी किया हुआ है, या account.key खो गई।</translation>
    </message>
    <message>
        <source>Sending money needs a name. Nothing was done.</source>
        <translation>पैसे भेजने के लिए नाम चाहिए। कुछ नहीं किया गया।</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>अपने PIN से साइन इन करें।</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>सुपरवाइज़र</translation>
    </message>
    <message>
        <source>Takes payments, cancels sales, checks UPI addresses, makes payout links.</source>
        <translation>भुगतान लेना, बिक्री रद्द करना, UPI पते जाँचना, पेआउट लिंक बनाना।</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>दस बार PIN गलत हुआ।</translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>यह PIN गलत है।</translation>
    </message>
    <message>
        <source>The PIN is right, but this person may not do that.</source>
        <translation>PIN सही है, पर इस व्यक्ति को इसकी अनुमति नहीं।</translation>
    </message>
    <message>
        <source>The payment service&apos;s time is missing: today&apos;s limit is not known.</source>
        <translation>पेमेंट सर्विस का समय नहीं मिला: आज की सीमा पता नहीं।</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>स्क्रीन लॉक है।</translation>
    </message>
    <message>
        <source>The screen stays open until then.</source>
        <translation>तब तक स्क्रीन खुली रहेगी।</translation>
    </message>
    <message>
        <source>The second person must be somebody else.</source>
        <translation>दूसरा व्यक्ति कोई और होना चाहिए।</translation>
    </message>
    <message>
        <source>This PC could not save. Is the disk full?</source>
        <translation>यह PC सेव नहीं कर सका। डिस्क भर गई?</translation>
    </message>
    <message>
        <source>This is a real counter. Nothing was done.</source>
        <translation>यह असली काउंटर है। कुछ नहीं किया गया।</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>इसके लिए सुपरवाइज़र का PIN चाहिए</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN again.</source>
        <translation>इसके लिए फिर सुपरवाइज़र का PIN चाहिए।</translation>
    </message>
    <message>
        <source>This needs an admin&apos;s PIN</source>
        <translation>इसके लिए एडमिन का PIN चाहिए</translation>
    </message>
    <message>
        <source>This person is no longer on the list. Nothing was changed.</source>
        <translation>यह व्यक्ति अब सूची में नहीं है। कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>अंदाज़ा लगाना आसान है। दूसरा PIN चुनें।</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>बहुत बार गलत PIN।</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>ट्रेनी</translation>
    </message>
    <message>
        <source>Try again in {time}.</source>
        <translation>{time} बाद फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>अभी फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Unlock the keychain of this PC, then try again.</source>
        <translation>इस PC का कीचेन खोलें, फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Unlocked by {name} · {time}</source>
        <translation>{name} ने खोला · {time}</translation>
    </message>
    <message>
        <source>Until then, this counter only takes payments. Nothing was done.</source>
        <translation>तब तक यह काउंटर सिर्फ़ भुगतान लेता है। कुछ नहीं किया गया।</translation>
    </message>
    <message>
        <source>Use 1 to 40 characters, and a name that nobody else has.</source>
        <translation>1 से 40 अक्षर लिखें, और ऐसा नाम जो किसी और का न हो।</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>इस PC के कीचेन का इंतज़ार</translation>
    </message>
    <message>
        <source>You may not do this.</source>
        <translation>आप यह नहीं कर सकते।</translation>
    </message>
    <message>
        <source>Your text stays. The refund is recorded under the supervisor&apos;s name.</source>
        <translation>आपका लिखा बना रहेगा। रिफ़ंड सुपरवाइज़र के नाम से दर्ज होगा।</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>{amount} एक ट्रांसफ़र की सीमा {allowed} से ज़्यादा है।</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day for this account.</source>
        <translation>{amount} और भेजने पर इस खाते की एक दिन की सीमा {allowed} पार होगी।</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day.</source>
        <translation>{amount} और भेजने पर एक दिन की सीमा {allowed} पार होगी।</translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n hours ago.</source>
        <translation>
            <numerusform>%n घंटे पहले इस खाते में {amount} भेजे गए।</numerusform>
            <numerusform>%n घंटे पहले इस खाते में {amount} भेजे गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n minutes ago.</source>
        <translation>
            <numerusform>%n मिनट पहले इस खाते में {amount} भेजे गए।</numerusform>
            <numerusform>%n मिनट पहले इस खाते में {amount} भेजे गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} went to this account a minute ago.</source>
        <translation>एक मिनट पहले इस खाते में {amount} भेजे गए।</translation>
    </message>
    <message>
        <source>{amount} went to this account in the last 24 hours.</source>
        <translation>पिछले 24 घंटे में इस खाते में {amount} भेजे गए।</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Add a person</source>
        <translation>व्यक्ति जोड़ें</translation>
    </message>
    <message>
        <source>Add yourself as admin first. Sending money needs people.</source>
        <translation>पहले खुद को एडमिन जोड़ें। पैसे भेजने के लिए लोग दर्ज होने चाहिए।</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>कोई साइन इन नहीं कर सकता</translation>
    </message>
    <message>
        <source>Nobody is set up</source>
        <translation>कोई सेट नहीं है</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>कुछ नहीं बदला गया।</translation>
    </message>
    <message>
        <source>Only an admin changes people</source>
        <translation>लोगों को सिर्फ़ एडमिन बदल सकता है</translation>
    </message>
    <message>
        <source>People</source>
        <translation>लोग</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>सेव हुआ</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>लॉक खोलें</translation>
    </message>
    <message>
        <source>Unlock with an admin&apos;s PIN.</source>
        <translation>एडमिन के PIN से लॉक खोलें।</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add others in Settings, People.</source>
        <translation>बाकी को सेटिंग, लोग में जोड़ें।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next: test sale</source>
        <translation>अगला: टेस्ट बिक्री</translation>
    </message>
    <message>
        <source>Who is the admin?</source>
        <translation>एडमिन कौन है?</translation>
    </message>
    <message>
        <source>{name} is the admin</source>
        <translation>{name} एडमिन हैं</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>All days</source>
        <translation>सभी दिन</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>दिन: {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>आज, {day}</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>कल, {day}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} से {last}</translation>
    </message>
</context>
<context>
    <name>PeriodPopup</name>
    <message>
        <source>7 days</source>
        <translation>7 दिन</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>बाद के दिन</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>पहले के दिन</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>महीना</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>अन्य</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>कई दिन</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>बीता कल</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>Add a person</source>
        <translation>व्यक्ति जोड़ें</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>खुद को जोड़ें</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>आशा</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} को बदलें</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>वही PIN फिर डालें</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>रहने दें</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN.</source>
        <translation>PIN रखने के लिए दोनों खाली छोड़ें।</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Only this person knows the PIN.</source>
        <translation>PIN सिर्फ़ यही व्यक्ति जानता है।</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ति</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Remove {name}? Old sales keep the name.</source>
        <translation>{name} को हटाएँ? पुरानी बिक्री में नाम रहेगा।</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>भूमिका</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव करें</translation>
    </message>
    <message>
        <source>The PINs differ. Type both again.</source>
        <translation>दोनों PIN अलग हैं। दोनों फिर लिखें।</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>दुकान वाली</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>हाँ, हटाएँ</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who are you?</source>
        <translation>आप कौन हैं?</translation>
    </message>
</context>
<context>
    <name>PhonePanel</name>
    <message>
        <source>Open in the browser</source>
        <translation>ब्राउज़र में खोलें</translation>
    </message>
    <message>
        <source>Pay late</source>
        <translation>देर से भुगतान करें</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>दो बार भुगतान करें</translation>
    </message>
    <message>
        <source>The customer&apos;s phone</source>
        <translation>ग्राहक का फ़ोन</translation>
    </message>
</context>
<context>
    <name>PinEdit</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 से 8 अंक</translation>
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
        <translation>सुपरवाइज़र से कहें</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation>डेमो में {name} का PIN {pin} है।</translation>
    </message>
    <message>
        <source>Nobody else here may. Press F1 for help.</source>
        <translation>यहाँ किसी और को अनुमति नहीं। मदद के लिए F1 दबाएँ।</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>{name} का PIN</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>अभी फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>आप कौन हैं?</translation>
    </message>
    <message>
        <source>Who unlocks {name}?</source>
        <translation>{name} का लॉक कौन खोलेगा?</translation>
    </message>
    <message>
        <source>{name} can sign in again.</source>
        <translation>{name} फिर साइन इन कर सकते हैं।</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 से 8 अंक</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN में 4 से 8 अंक होते हैं।</translation>
    </message>
    <message>
        <source>A scanner typed that. It is no PIN.</source>
        <translation>यह स्कैनर ने टाइप किया। यह PIN नहीं है।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>लॉक खोलें</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>15 अक्षर और अंक, जैसे 29ABCDE1234F1Z5।</translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm कागज़</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm कागज़</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Address of the shop (on slips)</source>
        <translation>दुकान का पता (पर्ची पर)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>सिस्टम जैसा</translation>
    </message>
    <message>
        <source>GSTIN (on slips)</source>
        <translation>GSTIN (पर्ची पर)</translation>
    </message>
    <message>
        <source>Last line of a receipt</source>
        <translation>रसीद की आखिरी लाइन</translation>
    </message>
    <message>
        <source>Name of the printer (optional)</source>
        <translation>प्रिंटर का नाम (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>प्रिंटर नहीं। रसीदें PDF में सेव होती हैं।</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>काग़ज़</translation>
    </message>
    <message>
        <source>Print a receipt automatically when a sale is paid</source>
        <translation>बिक्री का भुगतान होने पर रसीद अपने आप प्रिंट करें</translation>
    </message>
    <message>
        <source>Print a test slip</source>
        <translation>टेस्ट पर्ची प्रिंट करें</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>रसीदें और प्रिंटर</translation>
    </message>
    <message>
        <source>Show the printers</source>
        <translation>प्रिंटर दिखाएँ</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>इस PC को ये पता हैं: {names}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>It could not be saved as a file either. Look at this PC&apos;s disk.</source>
        <translation>फ़ाइल में भी सेव नहीं हो सका। इस PC की डिस्क देखें।</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>प्रिंटर नहीं</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>प्रिंट नहीं हुआ</translation>
    </message>
    <message>
        <source>Nothing was saved. Show the code on the screen instead.</source>
        <translation>कुछ सेव नहीं हुआ। इसकी जगह कोड स्क्रीन पर दिखाएँ।</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>प्रिंट हुआ</translation>
    </message>
    <message>
        <source>The printer does not answer</source>
        <translation>प्रिंटर जवाब नहीं दे रहा</translation>
    </message>
    <message>
        <source>The slip is saved: {file}. Print that, or choose a printer in the settings.</source>
        <translation>पर्ची सेव हो गई: {file}। उसे प्रिंट करें, या सेटिंग में प्रिंटर चुनें।</translation>
    </message>
    <message>
        <source>{printer} accepted it.</source>
        <translation>{printer} ने ले लिया।</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A filter blocks the payment service</source>
        <translation>फ़िल्टर पेमेंट सर्विस को रोकता है</translation>
    </message>
    <message>
        <source>A login page, proxy, filter or gateway answered instead.</source>
        <translation>जवाब किसी लॉगिन पेज, प्रॉक्सी, फ़िल्टर या गेटवे का है।</translation>
    </message>
    <message>
        <source>Cause: the bank.</source>
        <translation>वजह: बैंक।</translation>
    </message>
    <message>
        <source>Cause: the details of this sale.</source>
        <translation>वजह: इस बिक्री का ब्योरा।</translation>
    </message>
    <message>
        <source>Cause: the network, or the payment service.</source>
        <translation>वजह: नेटवर्क, या पेमेंट सर्विस।</translation>
    </message>
    <message>
        <source>Cause: the payment service.</source>
        <translation>वजह: पेमेंट सर्विस।</translation>
    </message>
    <message>
        <source>Cause: the recipient.</source>
        <translation>वजह: पैसे पाने वाला।</translation>
    </message>
    <message>
        <source>Cause: the shop&apos;s account or settings.</source>
        <translation>वजह: दुकान का खाता या सेटिंग।</translation>
    </message>
    <message>
        <source>Cause: this PC.</source>
        <translation>वजह: यह PC।</translation>
    </message>
    <message>
        <source>Check before you press again.</source>
        <translation>फिर दबाने से पहले जाँच लें।</translation>
    </message>
    <message>
        <source>Check its status. Not paid? Start a new sale.</source>
        <translation>इसकी स्थिति जाँचें। भुगतान नहीं हुआ? नई बिक्री शुरू करें।</translation>
    </message>
    <message>
        <source>Check the bill: right order, right amount?</source>
        <translation>बिल जाँचें: ऑर्डर सही है, राशि सही है?</translation>
    </message>
    <message>
        <source>Check the cable or Wi-Fi. Web pages open? Check the address in Settings.</source>
        <translation>केबल या Wi-Fi जाँचें। वेब पेज खुलते हैं? सेटिंग में पता जाँचें।</translation>
    </message>
    <message>
        <source>Check the status: the first request may have arrived.</source>
        <translation>स्थिति जाँचें: हो सकता है पहला अनुरोध पहुँच गया हो।</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date. If right, somebody may be listening: call your technician.</source>
        <translation>इस PC की तारीख जाँचें। सही हो, तो शायद कोई बीच में सुन रहा है: तकनीशियन को बुलाएँ।</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>ऑर्डर नंबर बिल से मिलाएँ, और टर्मिनल सेटिंग से।</translation>
    </message>
    <message>
        <source>Correct it and try again. Nothing was sent.</source>
        <translation>सुधारें और फिर कोशिश करें। कुछ नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>Does an antivirus or the network open secure pages? Install its certificate here.</source>
        <translation>क्या एंटीवायरस या नेटवर्क सुरक्षित पेज खोलता है? उसका सर्टिफ़िकेट यहाँ इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>सेटिंग, भुगतान खाता में कीज़ डालें।</translation>
    </message>
    <message>
        <source>Free some space, then start Paydesk again.</source>
        <translation>जगह खाली करें, फिर Paydesk दोबारा शुरू करें।</translation>
    </message>
    <message>
        <source>Have the proxy checked, then start Paydesk again.</source>
        <translation>प्रॉक्सी की जाँच करवाएँ, फिर Paydesk दोबारा शुरू करें।</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed here, and this PC&apos;s address in its dashboard.</source>
        <translation>यहाँ सर्विस के पते को, और उसके डैशबोर्ड में इस PC के पते को अनुमति दिलाएँ।</translation>
    </message>
    <message>
        <source>Have this PC&apos;s address allowed in the service&apos;s dashboard.</source>
        <translation>सर्विस के डैशबोर्ड में इस PC के पते को अनुमति दिलाएँ।</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>अगर उसकी विंडो दिख रही है, तो उसी का इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>It is starting or closing. This waits a minute for it.</source>
        <translation>वह शुरू या बंद हो रहा है। यह एक मिनट उसका इंतज़ार करता है।</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>उसकी विंडो जवाब नहीं दे रही।</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>समय पर जवाब नहीं आया</translation>
    </message>
    <message>
        <source>Open a web page on this PC. Does it want a login?</source>
        <translation>इस PC पर कोई वेब पेज खोलें। क्या वह लॉगिन माँगता है?</translation>
    </message>
    <message>
        <source>Paydesk is already running on this PC</source>
        <translation>Paydesk इस PC पर पहले से चल रहा है</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk से गलती हुई</translation>
    </message>
    <message>
        <source>Read its message in Orders, in the details of this sale.</source>
        <translation>इसका संदेश ‘ऑर्डर’ में, इस बिक्री के ब्योरे में पढ़ें।</translation>
    </message>
    <message>
        <source>Search for the number in Orders first.</source>
        <translation>पहले ‘ऑर्डर’ में यह नंबर खोजें।</translation>
    </message>
    <message>
        <source>Search where it was made, or put the old keys back in Settings.</source>
        <translation>जहाँ बना था वहाँ खोजें, या सेटिंग में पुरानी कीज़ वापस डालें।</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop. Then press F7.</source>
        <translation>इसे सेटिंग, दुकान में फिर सेट करें। फिर F7 दबाएँ।</translation>
    </message>
    <message>
        <source>Something broke on its side.</source>
        <translation>उसकी तरफ़ कुछ टूट गया।</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>राशि ऑर्डर वाली नहीं है</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>जवाब पढ़ा नहीं जा सका</translation>
    </message>
    <message>
        <source>The answer was cut off, or about something else.</source>
        <translation>जवाब कटा हुआ था, या किसी और बात का।</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>कनेक्शन टूट गया</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>ब्योरा किसी नियम से मेल नहीं खाता</translation>
    </message>
    <message>
        <source>The keys are right. This PC&apos;s address or the feature is not allowed.</source>
        <translation>कीज़ सही हैं। इस PC के पते या सुविधा को अनुमति नहीं है।</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>कीज़ नामंज़ूर हुईं</translation>
    </message>
    <message>
        <source>The network wants a login</source>
        <translation>नेटवर्क लॉगिन माँगता है</translation>
    </message>
    <message>
        <source>The order cannot be paid any more</source>
        <translation>इस ऑर्डर का भुगतान अब नहीं हो सकता</translation>
    </message>
    <message>
        <source>The order was made with other keys, or at another address.</source>
        <translation>ऑर्डर दूसरी कीज़ से, या दूसरे पते पर बना था।</translation>
    </message>
    <message>
        <source>The payment service does not accept a number or text like this.</source>
        <translation>पेमेंट सर्विस ऐसा नंबर या टेक्स्ट नहीं मानती।</translation>
    </message>
    <message>
        <source>The payment service does not accept something in the request.</source>
        <translation>पेमेंट सर्विस अनुरोध में कुछ नहीं मानती।</translation>
    </message>
    <message>
        <source>The payment service does not accept this counter&apos;s keys.</source>
        <translation>पेमेंट सर्विस इस काउंटर की कीज़ नहीं मानती।</translation>
    </message>
    <message>
        <source>The payment service does not answer</source>
        <translation>पेमेंट सर्विस जवाब नहीं देती</translation>
    </message>
    <message>
        <source>The payment service had this request earlier, with other details.</source>
        <translation>पेमेंट सर्विस को यह अनुरोध पहले दूसरे ब्योरे के साथ मिला था।</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>पेमेंट सर्विस में गड़बड़ है</translation>
    </message>
    <message>
        <source>The payment service has an order with this number.</source>
        <translation>पेमेंट सर्विस के पास इस नंबर का ऑर्डर है।</translation>
    </message>
    <message>
        <source>The payment service has no such order or terminal.</source>
        <translation>पेमेंट सर्विस के पास ऐसा ऑर्डर या टर्मिनल नहीं है।</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>पेमेंट सर्विस कहती है कि यह ऑर्डर खुला नहीं है।</translation>
    </message>
    <message>
        <source>The payment service wants a pause.</source>
        <translation>पेमेंट सर्विस थोड़ा रुकने को कहती है।</translation>
    </message>
    <message>
        <source>The proxy does not work</source>
        <translation>प्रॉक्सी काम नहीं कर रहा</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>प्रॉक्सी लॉगिन माँगता है</translation>
    </message>
    <message>
        <source>The request may have arrived.</source>
        <translation>हो सकता है अनुरोध पहुँच गया हो।</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>अनुरोध पहले भेजा जा चुका है</translation>
    </message>
    <message>
        <source>The service does not know this number</source>
        <translation>सर्विस यह नंबर नहीं जानती</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>जवाब सर्विस का नहीं है</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>सर्विस ने अनुरोध नामंज़ूर किया</translation>
    </message>
    <message>
        <source>The service&apos;s identity is not certain</source>
        <translation>सर्विस की पहचान पक्की नहीं है</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>टर्मिनल अब सेट नहीं है</translation>
    </message>
    <message>
        <source>The terminal of this order was removed from the settings.</source>
        <translation>इस ऑर्डर का टर्मिनल सेटिंग से हटा दिया गया।</translation>
    </message>
    <message>
        <source>The typed amount differs from the order. No QR was made.</source>
        <translation>लिखी राशि ऑर्डर से अलग है। QR नहीं बना।</translation>
    </message>
    <message>
        <source>The way to the payment service is down</source>
        <translation>पेमेंट सर्विस तक का रास्ता बंद है</translation>
    </message>
    <message>
        <source>There are no keys yet</source>
        <translation>अभी कीज़ नहीं हैं</translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation>ये कीज़ इस ऑर्डर को नहीं पहचानतीं</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate from “{issuer}”.</source>
        <translation>यह PC “{issuer}” के सर्टिफ़िकेट पर भरोसा नहीं करता।</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate. Nothing was sent.</source>
        <translation>यह PC उसके सर्टिफ़िकेट पर भरोसा नहीं करता। कुछ नहीं भेजा गया।</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>यह PC ऑफ़लाइन है</translation>
    </message>
    <message>
        <source>This PC is online, but the service cannot be reached.</source>
        <translation>यह PC ऑनलाइन है, पर सर्विस तक नहीं पहुँच पा रहा।</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy answered instead of the payment service.</source>
        <translation>जवाब पेमेंट सर्विस का नहीं, इस PC के प्रॉक्सी का है।</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy lets nothing through.</source>
        <translation>इस PC का प्रॉक्सी कुछ भी आगे नहीं जाने देता।</translation>
    </message>
    <message>
        <source>This counter has no keys for the payment service.</source>
        <translation>इस काउंटर के पास पेमेंट सर्विस की कीज़ नहीं हैं।</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>इस काउंटर को इसकी अनुमति नहीं है</translation>
    </message>
    <message>
        <source>This order exists already</source>
        <translation>यह ऑर्डर पहले से है</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>बहुत ज़्यादा अनुरोध</translation>
    </message>
    <message>
        <source>Wait a minute, then start Paydesk again. If this repeats, restart this PC.</source>
        <translation>एक मिनट रुकें, फिर Paydesk दोबारा शुरू करें। फिर ऐसा हो तो यह PC रीस्टार्ट करें।</translation>
    </message>
    <message>
        <source>Wait: Paydesk checks before anything is sent again.</source>
        <translation>रुकें: कुछ भी दोबारा भेजने से पहले Paydesk जाँचता है।</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues automatically.</source>
        <translation>रुकें: Paydesk अपने आप आगे चलेगा।</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues in {time}.</source>
        <translation>रुकें: Paydesk {time} में आगे चलेगा।</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, call the service&apos;s support.</source>
        <translation>रुकें: Paydesk फिर कोशिश करता है। देर लगे तो सर्विस के सपोर्ट को फ़ोन करें।</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, check the network.</source>
        <translation>रुकें: Paydesk फिर कोशिश करता है। देर लगे तो नेटवर्क जाँचें।</translation>
    </message>
    <message>
        <source>Without a network, the payment service cannot be reached.</source>
        <translation>नेटवर्क के बिना पेमेंट सर्विस तक नहीं पहुँच सकते।</translation>
    </message>
    <message>
        <source>Your last action may not be done. See the log.</source>
        <translation>आपका पिछला काम शायद नहीं हुआ। लॉग देखें।</translation>
    </message>
</context>
<context>
    <name>ProgramRow</name>
    <message>
        <source>Change</source>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>{name} के बारे में और</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>नई key</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Test with ₹1</source>
        <translation>₹1 से टेस्ट करें</translation>
    </message>
    <message>
        <source>{name}: test with ₹1</source>
        <translation>{name}: ₹1 से टेस्ट करें</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Each day</source>
        <translation>हर दिन</translation>
    </message>
    <message>
        <source>Each financial year</source>
        <translation>हर वित्त वर्ष</translation>
    </message>
    <message>
        <source>Last call {time}</source>
        <translation>पिछली कॉल {time}</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation>अभी कोई कॉल नहीं</translation>
    </message>
    <message>
        <source>cannot cancel</source>
        <translation>रद्द नहीं कर सकता</translation>
    </message>
    <message>
        <source>key for practice</source>
        <translation>अभ्यास वाली key</translation>
    </message>
    <message>
        <source>key for real money</source>
        <translation>असली पैसे वाली key</translation>
    </message>
    <message>
        <source>may cancel</source>
        <translation>रद्द कर सकता है</translation>
    </message>
    <message>
        <source>opens at once</source>
        <translation>तुरंत खुलता है</translation>
    </message>
    <message>
        <source>waits in the list</source>
        <translation>सूची में रुकता है</translation>
    </message>
</context>
<context>
    <name>ProgramsCard</name>
    <message>
        <source>A new key for {name}?</source>
        <translation>{name} के लिए नई key?</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>प्रोग्राम जोड़ें</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Bill numbers begin again</source>
        <translation>बिल नंबर फिर से शुरू</translation>
    </message>
    <message>
        <source>Check the name and the web pages.</source>
        <translation>नाम और वेब पेज जाँचें।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It cannot send bills any more. Its sales stay.</source>
        <translation>यह अब बिल नहीं भेज सकता। इसकी बिक्री बनी रहेगी।</translation>
    </message>
    <message>
        <source>It may cancel</source>
        <translation>रद्द कर सकता है</translation>
    </message>
    <message>
        <source>Leave out . : / \ * ? &quot; &lt; &gt; |</source>
        <translation>ये न लिखें: . : / \ * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>प्रोग्राम का नाम</translation>
    </message>
    <message>
        <source>No program yet.</source>
        <translation>अभी कोई प्रोग्राम नहीं।</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>सेव नहीं हुआ</translation>
    </message>
    <message>
        <source>Only for a program in a browser.</source>
        <translation>सिर्फ़ ब्राउज़र में चलने वाले प्रोग्राम के लिए।</translation>
    </message>
    <message>
        <source>Open its bills at once</source>
        <translation>इसके बिल तुरंत खोलें</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>प्रोग्राम</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} को हटाएँ?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव करें</translation>
    </message>
    <message>
        <source>The old key stops working at once.</source>
        <translation>पुरानी key तुरंत बंद हो जाएगी।</translation>
    </message>
    <message>
        <source>They send their bills to this counter.</source>
        <translation>ये अपने बिल इस काउंटर को भेजते हैं।</translation>
    </message>
    <message>
        <source>This name is in the list already.</source>
        <translation>यह नाम सूची में पहले से है।</translation>
    </message>
    <message>
        <source>Up to 4 addresses such as https://shop.odoo.com, with spaces between.</source>
        <translation>4 तक पते, जैसे https://shop.odoo.com, बीच में खाली जगह।</translation>
    </message>
    <message>
        <source>Web pages that may call (optional)</source>
        <translation>जो वेब पेज कॉल कर सकें (वैकल्पिक)</translation>
    </message>
    <message>
        <source>Yes, a new key</source>
        <translation>हाँ, नई key</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>हाँ, हटाएँ</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Billing programs</source>
        <translation>बिलिंग प्रोग्राम</translation>
    </message>
    <message>
        <source>Check keys and terminal in Payments account.</source>
        <translation>‘भुगतान खाता’ में कीज़ और टर्मिनल जाँचें।</translation>
    </message>
    <message>
        <source>The test charge was refused</source>
        <translation>टेस्ट चार्ज नामंज़ूर हुआ</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>सब चुनें</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>एक बढ़ाएँ</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>एक घटाएँ</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 पहले से है।
क्या इसे बदल दें?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>चुनें</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सेव करें</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>विवरण के साथ</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फ़ोल्डर:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फ़ाइल का नाम:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>फ़ोल्डर खोजें</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>सूची</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नया फ़ोल्डर</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ऊपर का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>इस नाम से सेव करें</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>पेस्ट करें</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर से करें</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>वापस लें</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>विवरण छिपाएँ...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>विवरण दिखाएँ...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>छोड़ दें</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव करें</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>सबसे नीचे</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>एक पेज नीचे</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>एक पेज ऊपर</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>नीचे जाएँ</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>यहाँ जाएँ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ऊपर जाएँ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>सबसे ऊपर</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>पेस्ट करें</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर से करें</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>वापस लें</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंक का पता कॉपी करें</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QrComparison</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>मुद्रा</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>पाने वाला</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>बिक्री</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>QR में नहीं</translation>
    </message>
    <message>
        <source>this shop</source>
        <translation>यह दुकान</translation>
    </message>
</context>
<context>
    <name>QrReasons</name>
    <message>
        <source>Apps may read this QR differently.</source>
        <translation>हर ऐप इस QR को अलग पढ़ सकता है।</translation>
    </message>
    <message>
        <source>Paydesk does not open this type of picture.</source>
        <translation>Paydesk इस तरह की तस्वीर नहीं खोलता।</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR किसी दूसरे ऑर्डर का है।</translation>
    </message>
    <message>
        <source>The QR does not name one recipient.</source>
        <translation>QR किसी एक पाने वाले का नाम नहीं बताता।</translation>
    </message>
    <message>
        <source>The QR has another amount than the order.</source>
        <translation>QR की राशि ऑर्डर से अलग है।</translation>
    </message>
    <message>
        <source>The QR has another currency than the order.</source>
        <translation>QR की मुद्रा ऑर्डर से अलग है।</translation>
    </message>
    <message>
        <source>The QR has no amount to compare.</source>
        <translation>QR में मिलाने के लिए राशि नहीं है।</translation>
    </message>
    <message>
        <source>The QR is not one plain payment.</source>
        <translation>QR एक सीधा भुगतान नहीं है।</translation>
    </message>
    <message>
        <source>The QR lets customers change the amount.</source>
        <translation>QR में ग्राहक राशि बदल सकता है।</translation>
    </message>
    <message>
        <source>The QR pays a new UPI address.</source>
        <translation>QR का पैसा नए UPI पते पर जाता है।</translation>
    </message>
    <message>
        <source>The QR pays somebody else than this shop.</source>
        <translation>QR के पैसे इस दुकान को नहीं, किसी और को जाते हैं।</translation>
    </message>
    <message>
        <source>The link asks the customer to pay.</source>
        <translation>लिंक ग्राहक से पैसे माँगता है।</translation>
    </message>
    <message>
        <source>The payment link is no https address.</source>
        <translation>भुगतान लिंक https पता नहीं है।</translation>
    </message>
    <message>
        <source>The payment link leads to another address.</source>
        <translation>भुगतान लिंक दूसरे पते पर जाता है।</translation>
    </message>
    <message>
        <source>The picture arrived damaged.</source>
        <translation>तस्वीर खराब पहुँची।</translation>
    </message>
    <message>
        <source>The picture contains no QR.</source>
        <translation>तस्वीर में QR नहीं है।</translation>
    </message>
    <message>
        <source>The picture is too large for a QR.</source>
        <translation>QR के लिए तस्वीर बहुत बड़ी है।</translation>
    </message>
    <message>
        <source>The picture was cut off.</source>
        <translation>तस्वीर कटी हुई है।</translation>
    </message>
    <message>
        <source>The service sent no QR picture.</source>
        <translation>सर्विस ने QR की तस्वीर नहीं भेजी।</translation>
    </message>
    <message>
        <source>The service sent something else than a picture.</source>
        <translation>सर्विस ने तस्वीर की जगह कुछ और भेजा।</translation>
    </message>
    <message>
        <source>This QR moves real money, in the demo.</source>
        <translation>इस QR से असली पैसे जाते हैं, डेमो में भी।</translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code</source>
        <translation>QR कोड</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>पेज</translation>
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
        <translation>कब से</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>कई दिन</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>ये दिन दिखाएँ</translation>
    </message>
    <message>
        <source>That is before the first day.</source>
        <translation>यह पहले दिन से पहले का है।</translation>
    </message>
    <message>
        <source>To</source>
        <translation>कब तक</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>As the system</source>
        <translation>सिस्टम जैसा</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>घड़ी</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>डिस्क</translation>
    </message>
    <message>
        <source>It is off: a payment is seen, not heard.</source>
        <translation>बंद है: भुगतान दिखेगा, सुनाई नहीं देगा।</translation>
    </message>
    <message>
        <source>Its number is not set: nothing can be sold.</source>
        <translation>इसका नंबर सेट नहीं है: कुछ नहीं बेच सकते।</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कीज़</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>रूप</translation>
    </message>
    <message>
        <source>Nearly full. Make room before the day begins.</source>
        <translation>लगभग भर गई है। दिन शुरू होने से पहले जगह बनाएँ।</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>प्रिंटर नहीं। रसीदें PDF में सेव होती हैं।</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>बजाएँ</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>टेस्ट प्रिंट करें</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>प्रिंटर</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>दूसरी स्क्रीन</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>सर्विस</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>आवाज़</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>टर्मिनल</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>डेमो की अपनी</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>जर्नल नहीं खुल सकता</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk के बाहर से जर्नल बदला गया</translation>
    </message>
    <message>
        <source>The last slip was not printed. Look at paper, lid and cable.</source>
        <translation>पिछली पर्ची प्रिंट नहीं हुई। काग़ज़, ढक्कन और केबल देखें।</translation>
    </message>
    <message>
        <source>There are none: nothing can be sold.</source>
        <translation>कीज़ नहीं हैं: कुछ नहीं बेच सकते।</translation>
    </message>
    <message>
        <source>There is one, and it shows nothing to the customer.</source>
        <translation>स्क्रीन है, पर ग्राहक को कुछ नहीं दिखा रही।</translation>
    </message>
    <message>
        <source>This PC has one screen. F10 opens a window for the customer.</source>
        <translation>इस PC में एक ही स्क्रीन है। F10 से ग्राहक की विंडो खुलती है।</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज़ डालें</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>जवाब दे रही है</translation>
    </message>
    <message>
        <source>not checked: no keys</source>
        <translation>नहीं जाँचा: कीज़ नहीं हैं</translation>
    </message>
    <message>
        <source>not compared: the service told no time</source>
        <translation>मिलाया नहीं: सर्विस ने समय नहीं बताया</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>नंबर {number}</translation>
    </message>
    <message>
        <source>on; play it, and listen</source>
        <translation>चालू; बजाकर सुनें</translation>
    </message>
    <message>
        <source>room enough; the journal is whole</source>
        <translation>जगह काफ़ी है; जर्नल सही-सलामत है</translation>
    </message>
    <message>
        <source>shows what the customer has to see</source>
        <translation>ग्राहक को जो देखना है वही दिखा रही है</translation>
    </message>
    <message>
        <source>{name} is not there. Switch it on, or choose another one.</source>
        <translation>{name} नहीं मिल रहा। उसे चालू करें, या दूसरा चुनें।</translation>
    </message>
    <message>
        <source>{n} GB free</source>
        <translation>{n} GB खाली</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} s off the service&apos;s</source>
        <translation>सर्विस की घड़ी से {n} सेकंड का फ़र्क</translation>
    </message>
    <message>
        <source>{what}: {button}</source>
        <translation>{what}: {button}</translation>
    </message>
    <message>
        <source>{where}; the service knows them</source>
        <translation>{where}; सर्विस इन्हें पहचानती है</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Check again</source>
        <translation>फिर जाँचें</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>सब ठीक चल रहा है</translation>
    </message>
    <message numerus="yes">
        <source>No sales yet. To correct, in red: %n.</source>
        <translation>
            <numerusform>अभी बिक्री नहीं हो सकती। लाल में, सुधारना है: %n।</numerusform>
            <numerusform>अभी बिक्री नहीं हो सकती। लाल में, सुधारने हैं: %n।</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>खोलने के लिए तैयार नहीं</translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>शिफ़्ट खोलें और बेचें</translation>
    </message>
    <message>
        <source>Paydesk checks them again.</source>
        <translation>Paydesk इन्हें फिर जाँचता है।</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ति</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>खोलने के लिए तैयार</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>इन्हें दिखाएँ</translation>
    </message>
    <message>
        <source>Show this page at the first start of each day</source>
        <translation>यह पेज हर दिन पहली बार शुरू होने पर दिखाएँ</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>बिक्री शुरू करें</translation>
    </message>
    <message numerus="yes">
        <source>Still open from before today: %n, {amount}</source>
        <translation>
            <numerusform>आज से पहले के बाकी: %n, {amount}</numerusform>
            <numerusform>आज से पहले के बाकी: %n, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell. To check: %n.</source>
        <translation>
            <numerusform>आप बेच सकते हैं। जाँचना है: %n।</numerusform>
            <numerusform>आप बेच सकते हैं। जाँचने हैं: %n।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefundPanel</name>
    <message>
        <source>Refund</source>
        <translation>रिफ़ंड</translation>
    </message>
    <message>
        <source>Refund by payout link instead</source>
        <translation>इसके बजाय पेआउट लिंक से रिफ़ंड</translation>
    </message>
</context>
<context>
    <name>Refunds</name>
    <message>
        <source>Goods returned</source>
        <translation>सामान लौटाया</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>सामान उपलब्ध नहीं</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>अन्य</translation>
    </message>
    <message>
        <source>Paid twice</source>
        <translation>दो बार भुगतान</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>गलत राशि</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>राशि (INR)</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>बिलिंग प्रोग्राम</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>घंटा</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>Net: paid less refunds</source>
        <translation>बचा: भुगतान में से रिफ़ंड घटाकर</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>नाम नहीं</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>भुगतान नहीं हुआ: रद्द</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>भुगतान नहीं हुआ: समय बीता</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>भुगतान नहीं हुआ: फ़ेल</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>इसमें देर से मिला</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>कहीं और भुगतान</translation>
    </message>
    <message>
        <source>Paid late, not settled</source>
        <translation>देर से मिले, निपटे नहीं</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>हिस्सा</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ति</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>किसका रिफ़ंड</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>बिक्री</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>कुल</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>पता नहीं</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>इंतज़ार में</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>कैशियर बदलें</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>शिफ़्ट बंद करें</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>दिन की रिपोर्ट</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>ध्यान दें</translation>
    </message>
    <message>
        <source>Open shift</source>
        <translation>शिफ़्ट खोलें</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>प्रिंट करें</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z रिपोर्ट</translation>
    </message>
</context>
<context>
    <name>Restart</name>
    <message>
        <source>Later</source>
        <translation>बाद में</translation>
    </message>
    <message>
        <source>Restart for the new text size?</source>
        <translation>अक्षरों के नए आकार के लिए रीस्टार्ट करें?</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>अभी रीस्टार्ट करें</translation>
    </message>
    <message>
        <source>Your page and the amount stay. Customers can still pay.</source>
        <translation>आपका पेज और राशि बने रहेंगे। ग्राहक भुगतान कर सकते हैं।</translation>
    </message>
</context>
<context>
    <name>SaleFacts</name>
    <message>
        <source>Cashier</source>
        <translation>कैशियर</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>सामान</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>भुगतान का तरीका</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>Shop&apos;s bill</source>
        <translation>दुकान का बिल</translation>
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
        <translation>ग्राहक यह कोड नहीं देख सकता।</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>देना है</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>क्या मेल नहीं खाता</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>इसका मतलब</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Cancelled</source>
        <translation>रद्द</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>रद्द हो रहा है…</translation>
    </message>
    <message>
        <source>Checked {ago}: {word}</source>
        <translation>{ago} जाँचा: {word}</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Confirmed by the service at {time}</source>
        <translation>सर्विस ने {time} पर पुष्टि की</translation>
    </message>
    <message>
        <source>Confirmed by the service {ago}</source>
        <translation>सर्विस ने {ago} पुष्टि की</translation>
    </message>
    <message>
        <source>Do not let pay</source>
        <translation>भुगतान मत करने दें</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>समय बीता</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>फ़ेल हुआ</translation>
    </message>
    <message>
        <source>Handed over {time}</source>
        <translation>{time} पर सामान दिया गया</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>{time} पर {person} ने सामान दिया</translation>
    </message>
    <message>
        <source>Last answer {ago}: {word}</source>
        <translation>पिछला जवाब {ago}: {word}</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>अभी जवाब नहीं</translation>
    </message>
    <message>
        <source>No such order</source>
        <translation>ऐसा ऑर्डर नहीं</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>सामान नहीं दिया गया</translation>
    </message>
    <message>
        <source>Nothing was made at the service</source>
        <translation>सर्विस में कुछ नहीं बना</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE; read {ago}</source>
        <translation>पहले ही भुगतान; {ago} देखा</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Paid at {time}, {ago}</source>
        <translation>{time} पर भुगतान हुआ, {ago}</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>पहले ही भुगतान</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>कहीं और भुगतान</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>देर से मिला</translation>
    </message>
    <message>
        <source>Part refunded</source>
        <translation>कुछ लौटाया गया</translation>
    </message>
    <message>
        <source>Part refunded: {amount} of {paid}</source>
        <translation>कुछ लौटाया गया: {paid} में से {amount}</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>भुगतान लिंक</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>तैयार हो रहा है…</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR का समय खत्म</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>पैसा लौटाया गया</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>पैसा लौटाया गया: {amount}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकान का QR</translation>
    </message>
    <message>
        <source>UTR {digits}</source>
        <translation>UTR {digits}</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>पता नहीं</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>इंतज़ार में</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>अभी ऑर्डर नंबर नहीं</translation>
    </message>
    <message>
        <source>{part}. {rest} left to refund.</source>
        <translation>{part}। रिफ़ंड बाकी: {rest}।</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>Not saved</source>
        <translation>सेव नहीं हुआ</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>फ़ोल्डर खोलें</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>सेव हुआ</translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation>यह PC {file} नहीं लिख सका। दूसरी जगह चुनें।</translation>
    </message>
</context>
<context>
    <name>Says</name>
    <message>
        <source>A UPI address, not an order number.</source>
        <translation>यह UPI पता है, ऑर्डर नंबर नहीं।</translation>
    </message>
    <message>
        <source>A screenshot is no proof.</source>
        <translation>स्क्रीनशॉट कोई सबूत नहीं है।</translation>
    </message>
    <message>
        <source>Checking all waiting sales.</source>
        <translation>सारी इंतज़ार वाली बिक्री जाँच रहे हैं।</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>जाँच रहे हैं…</translation>
    </message>
    <message>
        <source>Does their app say paid? Wait one minute.</source>
        <translation>ग्राहक का ऐप कहता है भुगतान हुआ? एक मिनट रुकें।</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>कोई बिक्री इंतज़ार में नहीं।</translation>
    </message>
    <message>
        <source>No, not paid.</source>
        <translation>नहीं, भुगतान नहीं हुआ।</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>नहीं, अभी नहीं।</translation>
    </message>
    <message>
        <source>No. Do not let them pay.</source>
        <translation>नहीं। ग्राहक को भुगतान मत करने दें।</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>अभी पता नहीं।</translation>
    </message>
    <message>
        <source>Only part of the number came.</source>
        <translation>नंबर का एक हिस्सा ही आया।</translation>
    </message>
    <message>
        <source>Open Check UPI and scan again.</source>
        <translation>‘UPI जाँचें’ खोलें और फिर स्कैन करें।</translation>
    </message>
    <message>
        <source>Open the sale from the list.</source>
        <translation>सूची से बिक्री खोलें।</translation>
    </message>
    <message>
        <source>Say: “Do not scan. Wait for another code.”</source>
        <translation>कहें: “स्कैन मत करें। दूसरे कोड तक रुकें।”</translation>
    </message>
    <message>
        <source>Say: “No money came. Your bank returns it.”</source>
        <translation>कहें: “पैसे नहीं आए। आपका बैंक लौटा देगा।”</translation>
    </message>
    <message>
        <source>Say: “Please wait. Do not pay again.”</source>
        <translation>कहें: “कृपया रुकिए। दोबारा भुगतान मत कीजिए।”</translation>
    </message>
    <message>
        <source>Search in Orders: Ctrl+K.</source>
        <translation>‘ऑर्डर’ में खोजें: Ctrl+K।</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>स्कैन बीच में टूट गया। फिर स्कैन करें।</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>{number} किसी ऑर्डर का नंबर नहीं।</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>राशि: {amount}</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>बिल नंबर</translation>
    </message>
    <message>
        <source>Typed as fast as a scanner.</source>
        <translation>स्कैनर जितना तेज़ लिखा गया।</translation>
    </message>
    <message>
        <source>{number}: bill number or {amount}?</source>
        <translation>{number}: बिल नंबर या {amount}?</translation>
    </message>
</context>
<context>
    <name>ScannerSettings</name>
    <message>
        <source>A key comes behind the number.</source>
        <translation>नंबर के बाद एक बटन (जैसे Enter) आता है।</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>{least} से {most} तक की पूरी संख्या।</translation>
    </message>
    <message>
        <source>Characters after each number (removed)</source>
        <translation>हर नंबर के बाद के अक्षर (हटते हैं)</translation>
    </message>
    <message>
        <source>Characters before each number (removed)</source>
        <translation>हर नंबर के पहले के अक्षर (हटते हैं)</translation>
    </message>
    <message>
        <source>Click here, then scan</source>
        <translation>यहाँ क्लिक करें, फिर स्कैन करें</translation>
    </message>
    <message>
        <source>Keys {least} to {most} ms apart.</source>
        <translation>अक्षरों के बीच {least} से {most} ms।</translation>
    </message>
    <message>
        <source>Longest pause between keys (ms)</source>
        <translation>अक्षरों के बीच सबसे ज़्यादा देर (ms)</translation>
    </message>
    <message>
        <source>No key comes behind it.</source>
        <translation>उसके बाद कोई बटन नहीं आता।</translation>
    </message>
    <message>
        <source>No scanner is so slow.</source>
        <translation>कोई स्कैनर इतना धीमा नहीं होता।</translation>
    </message>
    <message>
        <source>Press Save to use it, and scan again to test it.</source>
        <translation>लागू करने के लिए ‘सेव करें’ दबाएँ, और जाँचने के लिए फिर स्कैन करें।</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>पढ़ा गया: {number}</translation>
    </message>
    <message>
        <source>Scan any code here</source>
        <translation>यहाँ कोई भी कोड स्कैन करें</translation>
    </message>
    <message>
        <source>Scan this code to find the characters the scanner adds.</source>
        <translation>स्कैनर जो अक्षर जोड़ता है, उन्हें जानने के लिए यह कोड स्कैन करें।</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>स्कैनर</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>सीखने के लिए यह बहुत छोटा है। लंबा कोड स्कैन करें।</translation>
    </message>
    <message>
        <source>Up to {most} ms between keys. Typed by hand? Scan a code.</source>
        <translation>बटनों के बीच {most} ms तक। हाथ से लिखा? कोड स्कैन करें।</translation>
    </message>
    <message>
        <source>Wired scanners: 35. Radio: up to 150.</source>
        <translation>तार वाले स्कैनर: 35। वायरलेस: 150 तक।</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A bank is still working on this payment.</source>
        <translation>बैंक में यह भुगतान अभी चल रहा है।</translation>
    </message>
    <message>
        <source>ALREADY PAID</source>
        <translation>पहले ही भुगतान हुआ</translation>
    </message>
    <message>
        <source>Above {limit}: compare with the bill.</source>
        <translation>{limit} से ज़्यादा: बिल से मिलाएँ।</translation>
    </message>
    <message>
        <source>Another counter may have handed over. Ask first.</source>
        <translation>शायद दूसरे काउंटर ने सामान दे दिया। पहले पूछें।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid in {currency}.</source>
        <translation>बिल: {asked}। भुगतान {currency} में हुआ।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: amount not known.</source>
        <translation>बिल: {asked}। भुगतान: राशि पता नहीं।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: no valid amount.</source>
        <translation>बिल: {asked}। भुगतान: सही राशि नहीं।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: {paid}.</source>
        <translation>बिल: {asked}। भुगतान: {paid}।</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: no valid amount.</source>
        <translation>बिल: {billed}। ऑर्डर: सही राशि नहीं।</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: {order}.</source>
        <translation>बिल: {billed}। ऑर्डर: {order}।</translation>
    </message>
    <message>
        <source>CANCELLED</source>
        <translation>रद्द हुआ</translation>
    </message>
    <message>
        <source>Cancelled too late.</source>
        <translation>रद्द करने में देर हो गई।</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>रद्द हो रहा है…</translation>
    </message>
    <message>
        <source>Charged again {again}, paid {paid}.</source>
        <translation>{again} पर दोबारा लिया, {paid} पर भुगतान हुआ।</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI जाँचें</translation>
    </message>
    <message>
        <source>Check bill number, or charge without amount.</source>
        <translation>बिल नंबर जाँचें, या राशि के बिना लें।</translation>
    </message>
    <message>
        <source>Check with the service before you hand over.</source>
        <translation>सामान देने से पहले सर्विस में जाँचें।</translation>
    </message>
    <message>
        <source>Closed {closed}, paid {paid}.</source>
        <translation>{closed} पर बंद, {paid} पर भुगतान हुआ।</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>दिन की रिपोर्ट</translation>
    </message>
    <message>
        <source>HAND OVER shown {time}.</source>
        <translation>{time} पर ‘सामान दे दें’ दिखाया।</translation>
    </message>
    <message>
        <source>Hand over for this sale.</source>
        <translation>इस बिक्री का सामान दे दें।</translation>
    </message>
    <message>
        <source>Hand over once, or refund. Never both.</source>
        <translation>एक बार सामान दें, या रिफ़ंड करें। दोनों कभी नहीं।</translation>
    </message>
    <message>
        <source>Hand-over not recorded</source>
        <translation>सामान देना दर्ज नहीं</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>सामान दे दिया</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>क्या यह राशि सही है?</translation>
    </message>
    <message>
        <source>Keep the goods for five minutes.</source>
        <translation>सामान पाँच मिनट अपने पास रखें।</translation>
    </message>
    <message>
        <source>Keep the goods. Call your supervisor.</source>
        <translation>सामान अपने पास रखें। सुपरवाइज़र को बुलाएँ।</translation>
    </message>
    <message>
        <source>Keep the goods. Do not charge again.</source>
        <translation>सामान अपने पास रखें। दोबारा पैसे मत लें।</translation>
    </message>
    <message>
        <source>Keep the goods. The customer may have paid.</source>
        <translation>सामान रोकें। ग्राहक ने शायद भुगतान कर दिया है।</translation>
    </message>
    <message>
        <source>Last code unchecked. The customer cannot see it.</source>
        <translation>पिछला कोड नहीं जाँचा गया। ग्राहक को नहीं दिखता।</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>लॉक</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR बन रहा है</translation>
    </message>
    <message>
        <source>Making the link</source>
        <translation>लिंक बन रहा है</translation>
    </message>
    <message>
        <source>More</source>
        <translation>और</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>अगला</translation>
    </message>
    <message>
        <source>No QR came</source>
        <translation>QR नहीं आया</translation>
    </message>
    <message>
        <source>No QR to show</source>
        <translation>दिखाने के लिए QR नहीं</translation>
    </message>
    <message>
        <source>No bill with this number</source>
        <translation>इस नंबर का कोई बिल नहीं</translation>
    </message>
    <message>
        <source>No new money. Were the goods given?</source>
        <translation>नए पैसे नहीं आए। क्या सामान दिया गया?</translation>
    </message>
    <message>
        <source>No payment link to show</source>
        <translation>दिखाने के लिए भुगतान लिंक नहीं</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>नहीं: अभी सामान दे दें</translation>
    </message>
    <message>
        <source>Nobody can pay this now</source>
        <translation>अब कोई इसका भुगतान नहीं कर सकता</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>सामान नहीं दिया गया</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>Not paid yet</source>
        <translation>अभी भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>Not paid. Cancel that sale before handing over.</source>
        <translation>भुगतान नहीं हुआ। सामान देने से पहले वह बिक्री रद्द करें।</translation>
    </message>
    <message>
        <source>Order expired</source>
        <translation>ऑर्डर का समय बीता</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>PAID AT ANOTHER COUNTER</source>
        <translation>दूसरे काउंटर पर भुगतान हुआ</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE</source>
        <translation>इस बिक्री से पहले ही भुगतान हुआ था</translation>
    </message>
    <message>
        <source>PAID BY A CODE OF ANOTHER COUNTER</source>
        <translation>दूसरे काउंटर के कोड से भुगतान हुआ</translation>
    </message>
    <message>
        <source>PAID TWICE. Refund one payment.</source>
        <translation>दो बार भुगतान हुआ। एक भुगतान का रिफ़ंड करें।</translation>
    </message>
    <message>
        <source>PAID TWICE. Refunded: {amount}.</source>
        <translation>दो बार भुगतान हुआ। लौटाया गया: {amount}।</translation>
    </message>
    <message>
        <source>PAID {time}</source>
        <translation>{time} पर भुगतान हुआ</translation>
    </message>
    <message>
        <source>PART REFUNDED</source>
        <translation>कुछ पैसा लौटाया गया</translation>
    </message>
    <message>
        <source>Paid {time} at this counter</source>
        <translation>इस काउंटर पर {time} भुगतान हुआ</translation>
    </message>
    <message>
        <source>Payments: {numbers}.</source>
        <translation>भुगतान: {numbers}।</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>पेआउट</translation>
    </message>
    <message>
        <source>Perhaps paid at another counter.</source>
        <translation>शायद दूसरे काउंटर पर भुगतान हुआ।</translation>
    </message>
    <message>
        <source>Please wait. Do not pay again.</source>
        <translation>कृपया रुकें। दोबारा भुगतान मत करें।</translation>
    </message>
    <message>
        <source>QR EXPIRED</source>
        <translation>QR का समय खत्म</translation>
    </message>
    <message>
        <source>QR: {asked}. Sale: {order}.</source>
        <translation>QR: {asked}। बिक्री: {order}।</translation>
    </message>
    <message>
        <source>REFUNDED</source>
        <translation>पैसा लौटाया गया</translation>
    </message>
    <message>
        <source>Reading the bill</source>
        <translation>बिल पढ़ रहे हैं</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>{time} पर लौटाया गया</translation>
    </message>
    <message>
        <source>Refunded {time} by {person}</source>
        <translation>{person} ने {time} पर पैसा लौटाया</translation>
    </message>
    <message>
        <source>Remove from list. Stays unknown in Orders.</source>
        <translation>सूची से हटाएँ। ‘ऑर्डर’ में ‘पता नहीं’ रहेगा।</translation>
    </message>
    <message>
        <source>Removed from list</source>
        <translation>सूची से हटाई गई</translation>
    </message>
    <message>
        <source>Removed from list. Payment may have come.</source>
        <translation>सूची से हटाया। भुगतान शायद आ गया हो।</translation>
    </message>
    <message>
        <source>Say: “You paid late. Here are your goods.”</source>
        <translation>कहें: “आपका भुगतान देर से मिला। यह लीजिए आपका सामान।”</translation>
    </message>
    <message>
        <source>Say: “You paid late. I refund you now.”</source>
        <translation>कहें: “आपका भुगतान देर से मिला। अभी रिफ़ंड कर रहे हैं।”</translation>
    </message>
    <message>
        <source>Say: “You paid twice. I refund one now.”</source>
        <translation>कहें: “आपने दो बार भुगतान किया। एक अभी लौटाया जा रहा है।”</translation>
    </message>
    <message>
        <source>Scan again, or type the amount.</source>
        <translation>दोबारा स्कैन करें, या रकम लिखें।</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>बेचें</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>निपट गया</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकान का QR</translation>
    </message>
    <message>
        <source>Show a new QR, or send a link.</source>
        <translation>नया QR दिखाएँ, या लिंक भेजें।</translation>
    </message>
    <message>
        <source>Show a new QR. Paydesk checks first.</source>
        <translation>नया QR दिखाएँ। Paydesk पहले जाँचता है।</translation>
    </message>
    <message>
        <source>Show one new QR. Refused again? Call supervisor.</source>
        <translation>एक नया QR दिखाएँ। फिर नामंज़ूर? सुपरवाइज़र को बुलाएँ।</translation>
    </message>
    <message>
        <source>Starting the sale</source>
        <translation>बिक्री शुरू हो रही है</translation>
    </message>
    <message>
        <source>The QR does not match this sale.</source>
        <translation>QR इस बिक्री से मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>The amounts differ</source>
        <translation>राशियाँ अलग हैं</translation>
    </message>
    <message>
        <source>The customer had already paid.</source>
        <translation>ग्राहक पहले ही भुगतान कर चुका था।</translation>
    </message>
    <message>
        <source>The customer paid twice. Refund this payment.</source>
        <translation>ग्राहक ने दो बार भुगतान किया। यह भुगतान लौटाएँ।</translation>
    </message>
    <message>
        <source>The last answer is too old.</source>
        <translation>पिछला जवाब बहुत पुराना है।</translation>
    </message>
    <message>
        <source>The payment does not match the bill.</source>
        <translation>भुगतान बिल से मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>The payment link does not match this sale.</source>
        <translation>भुगतान लिंक इस बिक्री से मेल नहीं खाता।</translation>
    </message>
    <message>
        <source>The refund failed.</source>
        <translation>रिफ़ंड फ़ेल हुआ।</translation>
    </message>
    <message>
        <source>The sale did not start</source>
        <translation>बिक्री शुरू नहीं हुई</translation>
    </message>
    <message>
        <source>The sale is saved. Paydesk checks again.</source>
        <translation>बिक्री सेव है। Paydesk फिर जाँचेगा।</translation>
    </message>
    <message>
        <source>The service got no order. Charge again.</source>
        <translation>सर्विस को ऑर्डर नहीं मिला। दोबारा लें।</translation>
    </message>
    <message>
        <source>The service no longer knows this order</source>
        <translation>सर्विस अब यह ऑर्डर नहीं पहचानती</translation>
    </message>
    <message>
        <source>Then refund {order}.</source>
        <translation>फिर {order} का रिफ़ंड करें।</translation>
    </message>
    <message>
        <source>They have the goods. Refund this payment.</source>
        <translation>सामान उनके पास है। यह भुगतान लौटाएँ।</translation>
    </message>
    <message>
        <source>This bill cannot be paid here</source>
        <translation>इस बिल का भुगतान यहाँ नहीं हो सकता</translation>
    </message>
    <message>
        <source>This order is in {currency}, not rupees.</source>
        <translation>यह ऑर्डर {currency} में है, रुपये में नहीं।</translation>
    </message>
    <message>
        <source>Time is over. A payment may still come.</source>
        <translation>समय खत्म। भुगतान अब भी आ सकता है।</translation>
    </message>
    <message>
        <source>Time is over. Nobody can pay this now</source>
        <translation>समय खत्म। अब कोई इसका भुगतान नहीं कर सकता</translation>
    </message>
    <message>
        <source>Unknown answer: “{word}”.</source>
        <translation>अनजाना जवाब: “{word}”।</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>ग्राहक का इंतज़ार है</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>क्या सामान दिया गया?</translation>
    </message>
    <message>
        <source>Wrong payment</source>
        <translation>गलत भुगतान</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>हाँ, लिंक बनाएँ</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>हाँ, QR दिखाएँ</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>हाँ: अगला ग्राहक</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid} में से {refunded}</translation>
    </message>
    <message>
        <source>{since}, by {person}</source>
        <translation>{since}, {person} ने</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}।</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Empty the search</source>
        <translation>खोज खाली करें</translation>
    </message>
</context>
<context>
    <name>SecondPersonPanel</name>
    <message>
        <source>Confirm</source>
        <translation>पुष्टि करें</translation>
    </message>
    <message>
        <source>Different name!</source>
        <translation>नाम अलग है!</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>मत भेजें</translation>
    </message>
    <message>
        <source>Enter your PIN to send</source>
        <translation>भेजने के लिए अपना PIN डालें</translation>
    </message>
    <message>
        <source>Nobody else may be second person. An admin can add one in Settings.</source>
        <translation>कोई और दूसरा व्यक्ति नहीं बन सकता। एडमिन सेटिंग में किसी को जोड़ सकता है।</translation>
    </message>
    <message>
        <source>Second person: check this payout</source>
        <translation>दूसरा व्यक्ति: यह पेआउट जाँचें</translation>
    </message>
    <message>
        <source>Who checks?</source>
        <translation>कौन जाँचेगा?</translation>
    </message>
    <message>
        <source>{name} wants to send this</source>
        <translation>{name} यह भेजना चाहते हैं</translation>
    </message>
    <message>
        <source>{person} typed {name}</source>
        <translation>{person} ने {name} लिखा</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Amount comes from the bill.</source>
        <translation>राशि बिल से आती है।</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>कीपैड</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>कई UPI ऐप {limit} पर रुक जाते हैं। F3: लिंक।</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>टर्मिनल नहीं है</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR दिखाएँ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>वापस लें</translation>
    </message>
</context>
<context>
    <name>SellingSettings</name>
    <message>
        <source>Add GST details to every QR</source>
        <translation>हर QR में GST का ब्योरा जोड़ें</translation>
    </message>
    <message>
        <source>Add a quick amount</source>
        <translation>झटपट राशि जोड़ें</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Name of quick amount {n}</source>
        <translation>झटपट राशि {n} का नाम</translation>
    </message>
    <message>
        <source>Next sale after PAID</source>
        <translation>भुगतान होने पर अगली बिक्री</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Quick amount {n}</source>
        <translation>झटपट राशि {n}</translation>
    </message>
    <message>
        <source>Quick amounts</source>
        <translation>झटपट राशियाँ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Remove quick amount {n}</source>
        <translation>झटपट राशि {n} हटाएँ</translation>
    </message>
    <message>
        <source>Selling</source>
        <translation>बिक्री</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>चाय</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} से.</translation>
    </message>
</context>
<context>
    <name>ServiceKind</name>
    <message>
        <source>DEMO</source>
        <translation>डेमो</translation>
    </message>
    <message>
        <source>DEMO: no real money moves</source>
        <translation>डेमो: असली पैसा नहीं चलता</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>टेस्ट</translation>
    </message>
    <message>
        <source>TEST: no real money moves</source>
        <translation>टेस्ट: असली पैसा नहीं चलता</translation>
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
        <translation>अपने आप</translation>
    </message>
    <message>
        <source>For a shop whose address is not on the allow-list. Not secret.</source>
        <translation>उस दुकान के लिए जिसका पता अनुमति सूची में नहीं है। गुप्त नहीं।</translation>
    </message>
    <message>
        <source>Internal transfers, if elsewhere (optional)</source>
        <translation>अपने खातों के बीच ट्रांसफ़र, अगर कहीं और हो (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>Own addresses</source>
        <translation>अपने पते</translation>
    </message>
    <message>
        <source>Paste the public one.</source>
        <translation>पब्लिक वाली key पेस्ट करें।</translation>
    </message>
    <message>
        <source>Payouts, v1 and v1.2</source>
        <translation>पेआउट, v1 और v1.2</translation>
    </message>
    <message>
        <source>Payouts, v2</source>
        <translation>पेआउट, v2</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>प्रोडक्शन</translation>
    </message>
    <message>
        <source>Public key (optional)</source>
        <translation>Public key (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>That was a private key. Paydesk did not keep it.</source>
        <translation>वह private key थी। Paydesk ने उसे नहीं रखा।</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>डेमो प्रोग्राम के अपने सैंडबॉक्स से चलता है। यहाँ कुछ सेट नहीं करना।</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>सर्विस</translation>
    </message>
    <message>
        <source>The service&apos;s sandbox</source>
        <translation>सर्विस का सैंडबॉक्स</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>यह डेमो है</translation>
    </message>
    <message>
        <source>Transfers by {option}</source>
        <translation>{option} से ट्रांसफ़र</translation>
    </message>
    <message>
        <source>UPI check by {option}</source>
        <translation>{option} से UPI जाँच</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>वेरिफ़िकेशन</translation>
    </message>
    <message>
        <source>Version of payouts, v2</source>
        <translation>पेआउट का वर्शन, v2</translation>
    </message>
    <message>
        <source>Version of the UPI check</source>
        <translation>UPI जाँच का वर्शन</translation>
    </message>
    <message>
        <source>Version of transfers</source>
        <translation>ट्रांसफ़र का वर्शन</translation>
    </message>
    <message>
        <source>Version of verification</source>
        <translation>वेरिफ़िकेशन का वर्शन</translation>
    </message>
    <message>
        <source>Where the payout side is</source>
        <translation>पेआउट वाला हिस्सा कहाँ है</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>A UPI address looks like shop@okbank.</source>
        <translation>UPI पता ऐसा दिखता है: shop@okbank।</translation>
    </message>
    <message>
        <source>A version is a date, as 2024-01-01.</source>
        <translation>वर्शन एक तारीख होता है, जैसे 2024-01-01।</translation>
    </message>
    <message>
        <source>A version is a date, as 2025-01-01.</source>
        <translation>वर्शन एक तारीख होता है, जैसे 2025-01-01।</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>सर्विस का पता</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>पता ऐसा दिखता है: https://api.example.com</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com/pg.</source>
        <translation>पता ऐसा दिखता है: https://api.example.com/pg</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>क्लाइंट ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>क्लाइंट सीक्रेट</translation>
    </message>
    <message>
        <source>Copy all of the public key, from -----BEGIN PUBLIC KEY----- on.</source>
        <translation>पूरी public key कॉपी करें, -----BEGIN PUBLIC KEY----- से शुरू करके।</translation>
    </message>
    <message>
        <source>Every payment needs a terminal.</source>
        <translation>हर भुगतान के लिए टर्मिनल चाहिए।</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>दुकान का नाम</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>शर्मा स्टोर्स</translation>
    </message>
    <message>
        <source>Use https://, except on this PC.</source>
        <translation>https:// लिखें, इस PC को छोड़कर।</translation>
    </message>
    <message>
        <source>Use minutes from 1 to {most}.</source>
        <translation>1 से {most} तक मिनट लिखें।</translation>
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
        <translation>अभी सेव नहीं हुआ: एडमिन का PIN चाहिए।</translation>
    </message>
    <message>
        <source>Not saved. Your text stays.</source>
        <translation>सेव नहीं हुआ। आपका लिखा बना रहेगा।</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. Your text stays.</source>
        <translation>सेव नहीं हुआ: एडमिन चाहिए। आपका लिखा बना रहेगा।</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव करें</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>सेव हुआ</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>सेव हो रहा है…</translation>
    </message>
</context>
<context>
    <name>SettingsOverview</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n व्यक्ति</numerusform>
            <numerusform>%n लोग</numerusform>
        </translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm कागज़</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm कागज़</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>एडवांस</translation>
    </message>
    <message>
        <source>Billing programs</source>
        <translation>बिलिंग प्रोग्राम</translation>
    </message>
    <message>
        <source>Checked once a day</source>
        <translation>दिन में एक बार जाँचा जाता है</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>कनेक्शन</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरा</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>इस PC का डेटा</translation>
    </message>
    <message>
        <source>Demo, no real money</source>
        <translation>डेमो, असली पैसे नहीं</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>हाई कंट्रास्ट</translation>
    </message>
    <message>
        <source>Journal, copies, erasing, second counter</source>
        <translation>जर्नल, कॉपी, मिटाना, दूसरा काउंटर</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>भाषा और रूप</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>सिस्टम की भाषा</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्का</translation>
    </message>
    <message>
        <source>Limits and lock</source>
        <translation>सीमाएँ और लॉक</translation>
    </message>
    <message>
        <source>Limits, connection, scanner, data on this PC</source>
        <translation>सीमाएँ, कनेक्शन, स्कैनर, इस PC का डेटा</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>लाइव</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>नए वर्शन</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>टर्मिनल नहीं है</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>अभी कोई नहीं</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>अभी कोई नहीं</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Payments account</source>
        <translation>भुगतान खाता</translation>
    </message>
    <message>
        <source>Payouts, fund sources, automatic lock</source>
        <translation>पेआउट, फंड सोर्स, अपने आप लॉक</translation>
    </message>
    <message>
        <source>People</source>
        <translation>लोग</translation>
    </message>
    <message>
        <source>Printer and screen</source>
        <translation>प्रिंटर और स्क्रीन</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>खोलने के लिए तैयार</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>स्कैनर</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>दुकान</translation>
    </message>
    <message>
        <source>Test, no real money</source>
        <translation>टेस्ट, असली पैसे नहीं</translation>
    </message>
    <message>
        <source>Up to {n} ms between keys</source>
        <translation>बटनों के बीच {n} ms तक</translation>
    </message>
    <message>
        <source>colours of the system</source>
        <translation>सिस्टम के रंग</translation>
    </message>
    <message numerus="yes">
        <source>locks after %n minutes</source>
        <translation>
            <numerusform>%n मिनट बाद लॉक</numerusform>
            <numerusform>%n मिनट बाद लॉक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>locks after %n seconds</source>
        <translation>
            <numerusform>%n सेकंड बाद लॉक</numerusform>
            <numerusform>%n सेकंड बाद लॉक</numerusform>
        </translation>
    </message>
    <message>
        <source>sound off</source>
        <translation>आवाज़ बंद</translation>
    </message>
    <message>
        <source>sound on</source>
        <translation>आवाज़ चालू</translation>
    </message>
    <message>
        <source>text {percent} %</source>
        <translation>अक्षर {percent} %</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Advanced</source>
        <translation>एडवांस</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>सारी सेटिंग</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
</context>
<context>
    <name>SettingsTroubles</name>
    <message>
        <source>A setting is not possible</source>
        <translation>एक सेटिंग मुमकिन नहीं है</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then start Paydesk again.</source>
        <translation>डेटा फ़ोल्डर की अनुमति जाँचें, फिर Paydesk दोबारा शुरू करें।</translation>
    </message>
    <message>
        <source>Check them in Settings.</source>
        <translation>इन्हें सेटिंग में जाँचें।</translation>
    </message>
    <message>
        <source>Free some space or check the folder&apos;s rights. Then save again.</source>
        <translation>जगह खाली करें या फ़ोल्डर की अनुमति जाँचें। फिर दोबारा सेव करें।</translation>
    </message>
    <message>
        <source>Set the address, the shop and the limits again in Settings.</source>
        <translation>पता, दुकान और सीमाएँ सेटिंग में फिर सेट करें।</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>वही नया वर्शन चलाएँ।</translation>
    </message>
    <message>
        <source>The default is used. A payout limit that cannot be read is zero.</source>
        <translation>डिफ़ॉल्ट लगा है। पेआउट की जो सीमा पढ़ी न जाए वह शून्य है।</translation>
    </message>
    <message>
        <source>The defaults are used. Each payout needs a second person&apos;s PIN.</source>
        <translation>डिफ़ॉल्ट लगे हैं। हर पेआउट के लिए दूसरे व्यक्ति का PIN चाहिए।</translation>
    </message>
    <message>
        <source>The last saved settings are used.</source>
        <translation>पिछली बार सेव की हुई सेटिंग लगी है।</translation>
    </message>
    <message>
        <source>The settings are lost</source>
        <translation>सेटिंग खो गई है</translation>
    </message>
    <message>
        <source>The settings are of a newer Paydesk</source>
        <translation>सेटिंग नए Paydesk की है</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>सेटिंग पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>The settings cannot be saved</source>
        <translation>सेटिंग सेव नहीं हो सकती</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>सेटिंग की फ़ाइल खराब हो गई थी</translation>
    </message>
    <message>
        <source>Your changes last until Paydesk closes.</source>
        <translation>आपके बदलाव Paydesk बंद होने तक रहेंगे।</translation>
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
        <translation>लॉक</translation>
    </message>
    <message>
        <source>New shift</source>
        <translation>नई शिफ़्ट</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>शिफ़्ट बंद हुई। {z} सेव हुई।</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Bill count</source>
        <translation>बिलों की संख्या</translation>
    </message>
    <message>
        <source>Bill total</source>
        <translation>बिलों का जोड़</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>कैशियर बदलें</translation>
    </message>
    <message>
        <source>Changed by {name}</source>
        <translation>{name} ने बदला</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>चुनें</translation>
    </message>
    <message>
        <source>Choose the next cashier.</source>
        <translation>अगला कैशियर चुनें।</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>बंद करके {z} प्रिंट करें</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>शिफ़्ट बंद करें</translation>
    </message>
    <message>
        <source>Close, no paper</source>
        <translation>बंद करें, काग़ज़ नहीं</translation>
    </message>
    <message>
        <source>Closed by {name}</source>
        <translation>{name} ने बंद की</translation>
    </message>
    <message>
        <source>Difference {amount}</source>
        <translation>फ़र्क {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: less on your bills</source>
        <translation>फ़र्क {amount}: आपके बिलों में कम</translation>
    </message>
    <message>
        <source>Difference {amount}: more on your bills</source>
        <translation>फ़र्क {amount}: आपके बिलों में ज़्यादा</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next cashier</source>
        <translation>अगला कैशियर</translation>
    </message>
    <message>
        <source>Next cashier (optional)</source>
        <translation>अगला कैशियर (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>No name is printed: nobody is set up</source>
        <translation>नाम प्रिंट नहीं होगा: कोई सेट नहीं है</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>अभी कोई नहीं</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>खुली {time}</translation>
    </message>
    <message>
        <source>Opened {time} by {name}</source>
        <translation>{time} पर {name} ने खोली</translation>
    </message>
    <message>
        <source>Optional. Any difference is printed.</source>
        <translation>ज़रूरी नहीं। फ़र्क होगा तो प्रिंट होगा।</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Printed on the slip</source>
        <translation>पर्ची पर प्रिंट होगा</translation>
    </message>
    <message>
        <source>Stays with the shift</source>
        <translation>शिफ़्ट के साथ रहेगा</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>नंबर लिखें।</translation>
    </message>
    <message>
        <source>Type both, or neither.</source>
        <translation>दोनों लिखें, या कोई नहीं।</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>आपके बिल</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Not done</source>
        <translation>नहीं हुआ</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>शिफ़्ट बंद हुई। {z} सेव हुई।</translation>
    </message>
    <message>
        <source>The shift was closed, or its cashier changed, meanwhile.</source>
        <translation>इस बीच शिफ़्ट बंद हुई, या कैशियर बदल गया।</translation>
    </message>
</context>
<context>
    <name>ShopResults</name>
    <message>
        <source>Other counters</source>
        <translation>दूसरे काउंटर</translation>
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
        <translation>स्कैन किए ऑर्डर के साथ उसके बिल का कुल भी लिखना होगा</translation>
    </message>
    <message>
        <source>An order can be paid for (minutes)</source>
        <translation>ऑर्डर का भुगतान कितने समय तक (मिनट)</translation>
    </message>
    <message>
        <source>Another amount stops the order before anybody can pay.</source>
        <translation>राशि अलग हो तो किसी के भुगतान से पहले ऑर्डर रुक जाता है।</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>आशा</translation>
    </message>
    <message>
        <source>Ask above this amount</source>
        <translation>इस राशि से ऊपर पूछें</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>नंबर से</translation>
    </message>
    <message>
        <source>By its phone</source>
        <translation>फ़ोन से</translation>
    </message>
    <message>
        <source>Confirm a larger amount once, before anybody can pay.</source>
        <translation>बड़ी राशि की एक बार पुष्टि करें, किसी के भुगतान से पहले।</translation>
    </message>
    <message>
        <source>How the terminal is named</source>
        <translation>टर्मिनल की पहचान</translation>
    </message>
    <message>
        <source>India&apos;s time. For shops open past midnight: reports use this hour.</source>
        <translation>भारत का समय। आधी रात के बाद खुली दुकानों के लिए: रिपोर्ट इसी घंटे से चलती हैं।</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>दुकान और टर्मिनल</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>टर्मिनल</translation>
    </message>
    <message>
        <source>The shop&apos;s day ends at</source>
        <translation>दुकान का दिन कब खत्म होता है</translation>
    </message>
    <message>
        <source>The shop&apos;s own UPI address (optional)</source>
        <translation>दुकान का अपना UPI पता (ज़रूरी नहीं)</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>यह काउंटर</translation>
    </message>
    <message>
        <source>Who sells here</source>
        <translation>यहाँ कौन बेचता है</translation>
    </message>
    <message>
        <source>counter 2</source>
        <translation>काउंटर 2</translation>
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
        <translation>बिक्री</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>इंतज़ार में</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close this panel</source>
        <translation>यह पैनल बंद करें</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc से बंद</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>(continued)</source>
        <translation>(जारी)</translation>
    </message>
    <message>
        <source>Another series of numbers since {time}: other slips may have the same ones.</source>
        <translation>{time} से नंबरों की अलग शृंखला: वही नंबर दूसरी पर्चियों पर भी हो सकते हैं।</translation>
    </message>
    <message>
        <source>Bank reference</source>
        <translation>बैंक रेफ़रेंस</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>बिल</translation>
    </message>
    <message>
        <source>Bills of {name}</source>
        <translation>{name} के बिल</translation>
    </message>
    <message>
        <source>CAME LATE, SETTLED: {count}</source>
        <translation>देर से मिले, निपटे: {count}</translation>
    </message>
    <message>
        <source>CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT</source>
        <translation>PAYDESK के बाहर से बदला गया: इस पर भरोसा मत करें</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>मिलान</translation>
    </message>
    <message>
        <source>Closed {time}</source>
        <translation>बंद हुई {time}</translation>
    </message>
    <message>
        <source>Copy the link instead.</source>
        <translation>इसके बदले लिंक कॉपी करें।</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>काउंटर</translation>
    </message>
    <message>
        <source>DAY REPORT</source>
        <translation>दिन की रिपोर्ट</translation>
    </message>
    <message>
        <source>DEMO: NO REAL MONEY MOVED</source>
        <translation>डेमो: असली पैसा नहीं चला</translation>
    </message>
    <message>
        <source>DUPLICATE {number}</source>
        <translation>डुप्लिकेट {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>फ़र्क</translation>
    </message>
    <message>
        <source>Do not hand over. Still checking.</source>
        <translation>सामान मत दें। अभी जाँच चल रही है।</translation>
    </message>
    <message>
        <source>Do not refund again. Still checking.</source>
        <translation>दोबारा रिफ़ंड मत करें। अभी जाँच चल रही है।</translation>
    </message>
    <message>
        <source>FOR THE NEXT SHIFT: {count}</source>
        <translation>अगली शिफ़्ट के लिए: {count}</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>पहला ऑर्डर</translation>
    </message>
    <message>
        <source>GST dynamic QR</source>
        <translation>GST डायनामिक QR</translation>
    </message>
    <message>
        <source>GSTIN {number}</source>
        <translation>GSTIN {number}</translation>
    </message>
    <message>
        <source>HANDED OVER BY HAND: {count}</source>
        <translation>हाथ से सामान दिया: {count}</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>बिल</translation>
    </message>
    <message>
        <source>It works until {time}.</source>
        <translation>{time} तक चलेगा।</translation>
    </message>
    <message>
        <source>Journal seal</source>
        <translation>जर्नल की सील</translation>
    </message>
    <message>
        <source>Last order</source>
        <translation>आखिरी ऑर्डर</translation>
    </message>
    <message>
        <source>NET, after refunds</source>
        <translation>रिफ़ंड के बाद बचा</translation>
    </message>
    <message>
        <source>NEW JOURNAL SINCE {time}</source>
        <translation>नया जर्नल {time} से</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>No program found for this</source>
        <translation>इसके लिए कोई प्रोग्राम नहीं मिला</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>नाम नहीं</translation>
    </message>
    <message>
        <source>Not paid on an earlier Z, now otherwise</source>
        <translation>पिछले Z में भुगतान नहीं हुआ था, अब बदल गया</translation>
    </message>
    <message>
        <source>Not paid yet: this is no receipt.</source>
        <translation>अभी भुगतान नहीं हुआ: यह रसीद नहीं है।</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>भुगतान नहीं हुआ: रद्द</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>भुगतान नहीं हुआ: समय बीता</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>भुगतान नहीं हुआ: फ़ेल</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>इसमें देर से मिला</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>खुली {time}</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>वेब पेज खुलता है</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Our paid</source>
        <translation>हमारे हिसाब से भुगतान</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>PAID ELSEWHERE: {count}</source>
        <translation>कहीं और भुगतान: {count}</translation>
    </message>
    <message>
        <source>PAID LATE, NOT SETTLED: {count}</source>
        <translation>देर से मिले, निपटे नहीं: {count}</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>भुगतान का तरीका</translation>
    </message>
    <message>
        <source>Paid on an earlier Z, not to this counter</source>
        <translation>पिछले Z में भुगतान, पर इस काउंटर को नहीं</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>भुगतान</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>भुगतान लिंक</translation>
    </message>
    <message>
        <source>Payment link {order}</source>
        <translation>भुगतान लिंक {order}</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>Print it instead.</source>
        <translation>इसके बदले प्रिंट करें।</translation>
    </message>
    <message>
        <source>Printer test: no sale, no receipt.</source>
        <translation>प्रिंटर टेस्ट: न बिक्री, न रसीद।</translation>
    </message>
    <message>
        <source>REFUND UNKNOWN: {count}</source>
        <translation>रिफ़ंड पता नहीं: {count}</translation>
    </message>
    <message>
        <source>REFUNDED {amount}</source>
        <translation>पैसा लौटाया गया {amount}</translation>
    </message>
    <message>
        <source>Receipt {order}</source>
        <translation>रसीद {order}</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>किसका रिफ़ंड</translation>
    </message>
    <message>
        <source>Refunds on an earlier Z, not paid out</source>
        <translation>पिछले Z के रिफ़ंड, जो नहीं गए</translation>
    </message>
    <message>
        <source>STILL WAITING: {count}</source>
        <translation>इंतज़ार में: {count}</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address.</source>
        <translation>फ़ोन के कैमरे से स्कैन करें, या पता लिखें।</translation>
    </message>
    <message>
        <source>Show this slip at the counter: we scan it and find your payment.</source>
        <translation>यह पर्ची काउंटर पर दिखाएँ: हम इसे स्कैन करके आपका भुगतान ढूँढ लेंगे।</translation>
    </message>
    <message>
        <source>Signed: {person}</source>
        <translation>हस्ताक्षर: {person}</translation>
    </message>
    <message>
        <source>TEST: NO REAL MONEY MOVED</source>
        <translation>टेस्ट: असली पैसा नहीं चला</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <translation>भुगतान बाकी</translation>
    </message>
    <message>
        <source>Test slip</source>
        <translation>टेस्ट पर्ची</translation>
    </message>
    <message>
        <source>Thank you. Come again.</source>
        <translation>धन्यवाद। फिर आइए।</translation>
    </message>
    <message>
        <source>The shop&apos;s own bills were not counted.</source>
        <translation>दुकान के अपने बिल नहीं गिने गए।</translation>
    </message>
    <message>
        <source>The tables differed from the journal and were rebuilt.</source>
        <translation>टेबल जर्नल से अलग थे, दोबारा बनाए गए।</translation>
    </message>
    <message>
        <source>This PC has no program for it</source>
        <translation>इस PC में इसके लिए कोई प्रोग्राम नहीं है</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was set back meanwhile.</source>
        <translation>इस बीच इस PC की घड़ी पीछे की गई।</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>कुल</translation>
    </message>
    <message>
        <source>UNKNOWN: {count}</source>
        <translation>पता नहीं: {count}</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>What was paid before and stood on no Z is not on this one.</source>
        <translation>जो पहले चुकाया गया और किसी Z पर नहीं था, वह इस पर भी नहीं है।</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>आपके बिल</translation>
    </message>
    <message>
        <source>Z REPORT {number}</source>
        <translation>Z रिपोर्ट {number}</translation>
    </message>
    <message>
        <source>Z before this</source>
        <translation>इससे पहले का Z</translation>
    </message>
    <message>
        <source>printed {time}</source>
        <translation>प्रिंट {time}</translation>
    </message>
    <message>
        <source>printed {time} by {person}</source>
        <translation>प्रिंट {time}, {person} ने किया</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>टर्मिनल {number}</translation>
    </message>
    <message>
        <source>twin {number}</source>
        <translation>जोड़ी का ऑर्डर {number}</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>{shop}: please pay {amount} here: {link}</source>
        <translation>{shop}: कृपया {amount} का भुगतान यहाँ करें: {link}</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>How the slip will look</source>
        <translation>पर्ची ऐसी दिखेगी</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation>पर्ची</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Another sale is paid: {amount}</source>
        <translation>दूसरी बिक्री का भुगतान हुआ: {amount}</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>भुगतान के लिए एक मिनट से कम बचा है</translation>
    </message>
    <message>
        <source>Not ready to be paid. Look at the screen</source>
        <translation>भुगतान के लिए तैयार नहीं। स्क्रीन देखें</translation>
    </message>
    <message>
        <source>Nothing was announced yet</source>
        <translation>अभी तक कोई सूचना नहीं बोली गई</translation>
    </message>
    <message>
        <source>Paid late: {amount}. Look at the screen</source>
        <translation>भुगतान देर से मिला: {amount}। स्क्रीन देखें</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>भुगतान हुआ: {amount}</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR का समय खत्म</translation>
    </message>
    <message>
        <source>Said at {time}</source>
        <translation>{time} पर बोला गया</translation>
    </message>
    <message>
        <source>The first payment will be.</source>
        <translation>पहला भुगतान बोला जाएगा।</translation>
    </message>
    <message>
        <source>This is how Paydesk sounds</source>
        <translation>Paydesk की आवाज़ ऐसी है</translation>
    </message>
    <message>
        <source>Twenty seconds left to pay</source>
        <translation>भुगतान के लिए बीस सेकंड बचे हैं</translation>
    </message>
</context>
<context>
    <name>SourceSettings</name>
    <message>
        <source>Accounts to pay from, as named in the service&apos;s dashboard. Not for v1.</source>
        <translation>जिन खातों से पैसे जाते हैं, सर्विस के डैशबोर्ड वाले नाम से। v1 के लिए नहीं।</translation>
    </message>
    <message>
        <source>Add a fund source</source>
        <translation>फंड सोर्स जोड़ें</translation>
    </message>
    <message>
        <source>CFMAIN1</source>
        <translation>CFMAIN1</translation>
    </message>
    <message>
        <source>Daily payouts</source>
        <translation>रोज़ के पेआउट</translation>
    </message>
    <message>
        <source>Fund sources</source>
        <translation>फंड सोर्स</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Id of fund source {n}</source>
        <translation>फंड सोर्स {n} की ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Name of fund source {n}</source>
        <translation>फंड सोर्स {n} का नाम</translation>
    </message>
    <message>
        <source>None yet: the service uses the account&apos;s own fund source.</source>
        <translation>अभी कोई नहीं: सर्विस खाते का अपना फंड सोर्स लेती है।</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Remove fund source {n}</source>
        <translation>फंड सोर्स {n} हटाएँ</translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation>यह सूची में पहले से है।</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. Stop after any step, continue later.</source>
        <translation>करीब 3 मिनट। किसी भी चरण के बाद रुकें, बाद में आगे बढ़ें।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Paydesk</source>
        <translation>Paydesk</translation>
    </message>
    <message>
        <source>People</source>
        <translation>लोग</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>टेस्ट बिक्री</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>स्वागत है</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: हो गया</translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation>{step}: अभी बाकी</translation>
    </message>
    <message>
        <source>{step}: you are here</source>
        <translation>{step}: आप यहाँ हैं</translation>
    </message>
</context>
<context>
    <name>StartPresenter</name>
    <message>
        <source>A newer Paydesk wrote it. Install that version here first.</source>
        <translation>यह नए Paydesk ने लिखी है। पहले यहाँ वही वर्शन डालें।</translation>
    </message>
    <message>
        <source>No Paydesk settings in this file.</source>
        <translation>इस फ़ाइल में Paydesk की सेटिंग नहीं हैं।</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>यह फ़ाइल काम की नहीं है</translation>
    </message>
</context>
<context>
    <name>StartingPage</name>
    <message>
        <source>Starting Paydesk…</source>
        <translation>Paydesk शुरू हो रहा है…</translation>
    </message>
</context>
<context>
    <name>StaticPaymentRow</name>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Same amount</source>
        <translation>वही राशि</translation>
    </message>
</context>
<context>
    <name>StaticQrPage</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Customer types the amount</source>
        <translation>ग्राहक राशि लिखे</translation>
    </message>
    <message>
        <source>Payments cannot be read</source>
        <translation>भुगतान पढ़े नहीं जा सकते</translation>
    </message>
    <message>
        <source>Read {ago}</source>
        <translation>{ago} देखा</translation>
    </message>
    <message>
        <source>Use the printed QR. Payments are listed here.</source>
        <translation>छपा हुआ QR दिखाएँ। भुगतान यहाँ दिखेंगे।</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Connecting…</source>
        <translation>जुड़ रहा है…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>कनेक्शन</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>हब</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>ऑनलाइन</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>स्टाफ़</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>आज: {paid} भुगतान, {total}</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>All settings, without keys and people. Type the keys there again.</source>
        <translation>सारी सेटिंग, कीज़ और लोगों के बिना। वहाँ कीज़ फिर लिखें।</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>कॉपी हुआ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>इस PC का डेटा</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Erase everything finished from before {day}?</source>
        <translation>{day} से पहले का सारा पूरा हुआ काम मिटाएँ?</translation>
    </message>
    <message>
        <source>Erase what is older than</source>
        <translation>इससे पुराना मिटाएँ</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>मिट गया</translation>
    </message>
    <message>
        <source>Erases finished sales, settled payouts, old logs and copies for good. Open items stay.</source>
        <translation>पूरी हुई बिक्री, निपटे पेआउट, पुराने लॉग और कॉपी हमेशा के लिए मिटेंगे। जो बाकी हैं, वे रहेंगे।</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>कितना</translation>
    </message>
    <message>
        <source>It cannot be brought back. Reports of those days will be empty.</source>
        <translation>यह वापस नहीं आएगा। उन दिनों की रिपोर्ट खाली रहेगी।</translation>
    </message>
    <message>
        <source>Not everything was erased</source>
        <translation>सब कुछ नहीं मिटा</translation>
    </message>
    <message>
        <source>Not everything was erased. Free some space, then erase again.</source>
        <translation>सब कुछ नहीं मिटा। कुछ जगह खाली करें, फिर दोबारा मिटाएँ।</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>इसे किसी मैसेज में पेस्ट करें।</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फ़ाइल में सेव करें</translation>
    </message>
    <message>
        <source>Settings for a second counter</source>
        <translation>दूसरे काउंटर के लिए सेटिंग</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>कब से</translation>
    </message>
    <message>
        <source>The files are in {folder}.</source>
        <translation>फ़ाइलें {folder} में हैं।</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>कहाँ</translation>
    </message>
    <message>
        <source>Yes, erase it for good</source>
        <translation>हाँ, हमेशा के लिए मिटाएँ</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>(answer: {words})</source>
        <translation>(जवाब: {words})</translation>
    </message>
    <message>
        <source>Answer to Cancel: {word}</source>
        <translation>रद्द करने का जवाब: {word}</translation>
    </message>
    <message>
        <source>Cancel not confirmed. {what}</source>
        <translation>रद्द होने की पुष्टि नहीं हुई। {what}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>रद्द करने का अनुरोध सर्विस को भेजा गया</translation>
    </message>
    <message>
        <source>Charged again by another sale</source>
        <translation>दूसरी बिक्री से दोबारा लिया गया</translation>
    </message>
    <message>
        <source>Check without answer. {what}</source>
        <translation>जाँच का जवाब नहीं आया। {what}</translation>
    </message>
    <message>
        <source>Checked: {word}</source>
        <translation>जाँचा: {word}</translation>
    </message>
    <message>
        <source>Clock corrected: earlier times are wrong</source>
        <translation>घड़ी ठीक की गई: पहले के समय गलत हैं</translation>
    </message>
    <message>
        <source>HAND OVER shown to {person}</source>
        <translation>{person} को ‘सामान दे दें’ दिखाया</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR या भुगतान लिंक नहीं आया। {what}</translation>
    </message>
    <message>
        <source>No QR picture. {why}</source>
        <translation>QR की तस्वीर नहीं। {why}</translation>
    </message>
    <message>
        <source>No order made. {what}</source>
        <translation>कोई ऑर्डर नहीं बना। {what}</translation>
    </message>
    <message>
        <source>No payment after 24 hours</source>
        <translation>24 घंटे बाद भी भुगतान नहीं</translation>
    </message>
    <message>
        <source>Order made for {amount}: {word}</source>
        <translation>{amount} का ऑर्डर बना: {word}</translation>
    </message>
    <message>
        <source>Order sent to the service</source>
        <translation>ऑर्डर सर्विस को भेजा गया</translation>
    </message>
    <message>
        <source>Paid by payment {number}</source>
        <translation>भुगतान हुआ, भुगतान नंबर {number}</translation>
    </message>
    <message>
        <source>Paid more than once: {numbers}</source>
        <translation>एक से ज़्यादा बार भुगतान हुआ: {numbers}</translation>
    </message>
    <message>
        <source>Paydesk restarted and continued</source>
        <translation>Paydesk फिर शुरू हुआ और काम जारी है</translation>
    </message>
    <message>
        <source>Paydesk restarted. The order is still checked</source>
        <translation>Paydesk फिर शुरू हुआ। ऑर्डर की जाँच जारी है</translation>
    </message>
    <message>
        <source>Payment found on the shop&apos;s QR, {amount}</source>
        <translation>दुकान के QR पर {amount} का भुगतान मिला</translation>
    </message>
    <message>
        <source>Payment link checked</source>
        <translation>भुगतान लिंक जाँचा गया</translation>
    </message>
    <message>
        <source>Payment link requested</source>
        <translation>भुगतान लिंक माँगा गया</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>भुगतान {number} खुला</translation>
    </message>
    <message>
        <source>Payments checked: none went through</source>
        <translation>भुगतान जाँचे: कोई पूरा नहीं हुआ</translation>
    </message>
    <message>
        <source>Payments checked: one pending at a bank</source>
        <translation>भुगतान जाँचे: एक बैंक में पेंडिंग है</translation>
    </message>
    <message>
        <source>Payments not readable. {what}</source>
        <translation>भुगतान पढ़े नहीं जा सके। {what}</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>पेआउट लिंक {number}: {why}। पैसे नहीं लौटाए गए।</translation>
    </message>
    <message>
        <source>QR checked</source>
        <translation>QR जाँचा गया</translation>
    </message>
    <message>
        <source>QR checked. {why}</source>
        <translation>QR जाँचा गया। {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR नामंज़ूर, नहीं दिखाया गया। {why}</translation>
    </message>
    <message>
        <source>QR requested</source>
        <translation>QR माँगा गया</translation>
    </message>
    <message>
        <source>QR shown unchecked. {why}</source>
        <translation>बिना जाँचे QR दिखाया। {why}</translation>
    </message>
    <message>
        <source>Receipt not printed</source>
        <translation>रसीद प्रिंट नहीं हुई</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>रसीद प्रिंट हुई</translation>
    </message>
    <message>
        <source>Receipt saved as PDF</source>
        <translation>रसीद PDF में सेव हुई</translation>
    </message>
    <message>
        <source>Refund {number}: {why}. Nothing was refunded.</source>
        <translation>रिफ़ंड {number}: {why}. कुछ रिफ़ंड नहीं हुआ।</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}</source>
        <translation>{person} ने बिक्री शुरू की, {amount}</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}: {note}</source>
        <translation>{person} ने बिक्री शुरू की, {amount}: {note}</translation>
    </message>
    <message>
        <source>Seen by {person}</source>
        <translation>{person} ने देखा</translation>
    </message>
    <message>
        <source>Service reports payment {number}</source>
        <translation>सर्विस ने भुगतान {number} बताया</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>ग्राहक को पैसे मिल गए: पेआउट लिंक {number}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>किसी</translation>
    </message>
    <message>
        <source>{bill}: sale started by {person}, {amount}</source>
        <translation>{bill}: {person} ने बिक्री शुरू की, {amount}</translation>
    </message>
    <message>
        <source>{person} cancelled payout link {number}. Nothing was refunded.</source>
        <translation>{person} ने पेआउट लिंक {number} रद्द किया। कुछ नहीं लौटाया गया।</translation>
    </message>
    <message>
        <source>{person} checked: {word}</source>
        <translation>{person} ने जाँचा: {word}</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} ने सामान दिया</translation>
    </message>
    <message>
        <source>{person} named the sale: {note}</source>
        <translation>{person} ने बिक्री को नाम दिया: {note}</translation>
    </message>
    <message>
        <source>{person} opened order {order} by number</source>
        <translation>{person} ने ऑर्डर {order} नंबर से खोला</translation>
    </message>
    <message>
        <source>{person} pressed Cancel</source>
        <translation>{person} ने ‘रद्द करें’ दबाया</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} ने पेआउट लिंक {number} से {amount} लौटाए</translation>
    </message>
    <message>
        <source>{person} refunded {amount}: {reason}, number {number}</source>
        <translation>{person} ने {amount} रिफ़ंड किए: {reason}, नंबर {number}</translation>
    </message>
    <message>
        <source>{person} removed the sale from the list</source>
        <translation>{person} ने बिक्री सूची से हटाई</translation>
    </message>
    <message>
        <source>{person} removed the sale&apos;s name</source>
        <translation>{person} ने बिक्री का नाम हटाया</translation>
    </message>
    <message>
        <source>{person} requested a new QR</source>
        <translation>{person} ने नया QR माँगा</translation>
    </message>
    <message>
        <source>{person} requested a new payment link</source>
        <translation>{person} ने नया भुगतान लिंक माँगा</translation>
    </message>
    <message>
        <source>{person} requested a receipt</source>
        <translation>{person} ने रसीद माँगी</translation>
    </message>
    <message>
        <source>{person} served the next customer</source>
        <translation>{person} ने अगला ग्राहक लिया</translation>
    </message>
    <message>
        <source>{why}: refund {number}</source>
        <translation>{why}: रिफ़ंड {number}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>About this sale</source>
        <translation>इस बिक्री के बारे में</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>ब्योरा</translation>
    </message>
    <message>
        <source>More actions for this sale</source>
        <translation>इस बिक्री के और काम</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>निपटा नहीं</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Paid after it was closed. Open it to settle.</source>
        <translation>बंद करने के बाद भुगतान हुआ। निपटाने के लिए खोलें।</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Details of this sale</source>
        <translation>इस बिक्री का ब्योरा</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n paid</source>
        <translation>
            <numerusform>%n भुगतान हुए</numerusform>
            <numerusform>%n भुगतान हुए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid elsewhere</source>
        <translation>
            <numerusform>%n का कहीं और भुगतान</numerusform>
            <numerusform>%n का कहीं और भुगतान</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunded</source>
        <translation>
            <numerusform>%n का पैसा लौटाया</numerusform>
            <numerusform>%n का पैसा लौटाया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n पता नहीं</numerusform>
            <numerusform>%n पता नहीं</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SupportTab</name>
    <message>
        <source>Copied</source>
        <translation>कॉपी हुआ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>कॉपी करें</translation>
    </message>
    <message>
        <source>Make the support file</source>
        <translation>सपोर्ट फ़ाइल बनाएँ</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>इसे किसी मैसेज में पेस्ट करें।</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फ़ाइल में सेव करें</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>सपोर्ट फ़ाइल</translation>
    </message>
    <message>
        <source>Versions, settings, log. Keys, PINs, personal data: left out or masked. Read before sending.</source>
        <translation>वर्शन, सेटिंग, लॉग। कीज़, PIN, निजी डेटा: हटाए या छिपाए गए। भेजने से पहले पढ़ें।</translation>
    </message>
</context>
<context>
    <name>TimedClipboard</name>
    <message>
        <source>no real money: {text}</source>
        <translation>असली पैसा नहीं: {text}</translation>
    </message>
</context>
<context>
    <name>TokenBox</name>
    <message>
        <source>Copy token</source>
        <translation>टोकन कॉपी करें</translation>
    </message>
    <message>
        <source>Send money</source>
        <translation>पैसे भेजें</translation>
    </message>
</context>
<context>
    <name>TopicCards</name>
    <message>
        <source>All topics</source>
        <translation>सभी विषय</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Account, phone, e-mail</source>
        <translation>खाता, फ़ोन, ई-मेल</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>राशि</translation>
    </message>
    <message>
        <source>Enter a UPI address or an account number.</source>
        <translation>UPI पता या खाता नंबर डालें।</translation>
    </message>
    <message>
        <source>Enter more than ₹1.00.</source>
        <translation>₹1.00 से ज़्यादा डालें।</translation>
    </message>
    <message>
        <source>From</source>
        <translation>कहाँ से</translation>
    </message>
    <message>
        <source>Main account</source>
        <translation>मुख्य खाता</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>और ब्योरा</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} भेजें</translation>
    </message>
    <message>
        <source>The bank cannot pay this UPI address.</source>
        <translation>बैंक इस UPI पते पर पैसे नहीं भेज सकता।</translation>
    </message>
    <message>
        <source>UPI address or account number</source>
        <translation>UPI पता या खाता नंबर</translation>
    </message>
    <message>
        <source>UPI or bank transfer</source>
        <translation>UPI या बैंक ट्रांसफ़र</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>सब ठीक चल रहा है</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>लाइव शुरू करें</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>QR shown</source>
        <translation>QR दिखाया</translation>
    </message>
    <message>
        <source>Screen turned green</source>
        <translation>स्क्रीन हरी हुई</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>टेस्ट बिक्री</translation>
    </message>
    <message>
        <source>Test sale of real ₹1</source>
        <translation>असली ₹1 की टेस्ट बिक्री</translation>
    </message>
    <message>
        <source>Test sale of ₹1</source>
        <translation>₹1 की टेस्ट बिक्री</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody here may do this yet. An admin adds people in Settings.</source>
        <translation>अभी यहाँ किसी को इसकी अनुमति नहीं। एडमिन सेटिंग में लोगों को जोड़ता है।</translation>
    </message>
    <message>
        <source>This PIN saves</source>
        <translation>इस PIN से यह सेव होगा</translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation>किसका PIN?</translation>
    </message>
</context>
<context>
    <name>UpdateSettings</name>
    <message>
        <source>Look for a newer Paydesk once a day</source>
        <translation>दिन में एक बार नया Paydesk ढूँढें</translation>
    </message>
    <message>
        <source>Never in the demo. Paydesk only tells you; nothing is installed automatically.</source>
        <translation>डेमो में कभी नहीं। Paydesk सिर्फ़ बताता है; अपने आप कुछ इंस्टॉल नहीं होता।</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>नए वर्शन</translation>
    </message>
</context>
<context>
    <name>Upi</name>
    <message>
        <source>Address</source>
        <translation>पता</translation>
    </message>
    <message>
        <source>Ask the customer for the UPI address. Send nothing here.</source>
        <translation>ग्राहक से UPI पता माँगें। यहाँ कुछ मत भेजें।</translation>
    </message>
    <message>
        <source>Ask the customer to read it again. Send nothing here.</source>
        <translation>ग्राहक से फिर पढ़कर बताने को कहें। यहाँ कुछ मत भेजें।</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>बैंक</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>शाखा</translation>
    </message>
    <message>
        <source>City</source>
        <translation>शहर</translation>
    </message>
    <message>
        <source>District</source>
        <translation>ज़िला</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>समय बीता</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>गलत है</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>तरीका</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>No UPI address belongs to this phone number.</source>
        <translation>इस फ़ोन नंबर का कोई UPI पता नहीं है।</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>यह UPI पता किसी बैंक में नहीं है।</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>एक बार के लिए</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिति</translation>
    </message>
    <message>
        <source>The transfer token has expired. Check the address again.</source>
        <translation>ट्रांसफ़र टोकन का समय खत्म। पता फिर जाँचें।</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again.</source>
        <translation>ट्रांसफ़र टोकन इस्तेमाल हो चुका। पता फिर जाँचें।</translation>
    </message>
    <message>
        <source>Transfer token ready</source>
        <translation>ट्रांसफ़र टोकन तैयार</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>इस्तेमाल हो चुका</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>{time} left, single use</source>
        <translation>{time} बाकी, एक बार के लिए</translation>
    </message>
</context>
<context>
    <name>UpiPanel</name>
    <message>
        <source>10 digits</source>
        <translation>10 अंक</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>जाँचें</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI जाँचें</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>ब्योरा</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फ़ोन</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI पता</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>सही है</translation>
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
        <translation>सामान मत दें</translation>
    </message>
    <message>
        <source>DO NOT LET THEM PAY</source>
        <translation>ग्राहक को भुगतान मत करने दें</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>सामान दे दें</translation>
    </message>
    <message>
        <source>NOT PAID</source>
        <translation>भुगतान नहीं हुआ</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>आपके बंद करने के बाद भुगतान हुआ</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>स्थिति पता नहीं, सामान मत दें</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>रुकें</translation>
    </message>
</context>
<context>
    <name>WaitPanel</name>
    <message>
        <source>About this payment</source>
        <translation>इस भुगतान के बारे में</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>देना है</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} बाकी</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>A small shop to try. No account, no network, no real money.</source>
        <translation>आज़माने के लिए छोटी दुकान। खाता, नेटवर्क, असली पैसे: कुछ नहीं चाहिए।</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>जोड़ें</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>यह काउंटर जोड़ें</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the goods when the screen turns green.</source>
        <translation>स्क्रीन हरी होने पर सामान दें।</translation>
    </message>
    <message>
        <source>Have ready from Cashfree: client ID, client secret, terminal number.</source>
        <translation>Cashfree से तैयार रखें: क्लाइंट ID, क्लाइंट सीक्रेट, टर्मिनल नंबर।</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>भुगतान हुआ? स्क्रीन बताती है।</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>सेटिंग की फ़ाइल खोलें</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Second counter?</source>
        <translation>दूसरा काउंटर?</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>डेमो शुरू करें</translation>
    </message>
    <message>
        <source>The customer scans</source>
        <translation>ग्राहक स्कैन करता है</translation>
    </message>
    <message>
        <source>The screen turns green</source>
        <translation>स्क्रीन हरी होती है</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>यह फ़ाइल पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>डेमो चलाएँ</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <translation>राशि लिखें</translation>
    </message>
    <message>
        <source>Your keys stay in this PC&apos;s keychain.</source>
        <translation>आपकी कीज़ इस PC की कीचेन में रहती हैं।</translation>
    </message>
    <message>
        <source>{file}: choose it again, or another one.</source>
        <translation>{file}: इसे फिर चुनें, या कोई और।</translation>
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
        <translation>वापस</translation>
    </message>
    <message>
        <source>By</source>
        <translation>किसने</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>बंद हुई</translation>
    </message>
    <message>
        <source>Each closed shift gets one. It cannot be changed later.</source>
        <translation>हर बंद शिफ़्ट को एक मिलती है। बाद में बदली नहीं जा सकती।</translation>
    </message>
    <message>
        <source>No Z-reports yet</source>
        <translation>अभी कोई Z रिपोर्ट नहीं</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>प्रिंट नहीं हुआ</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>खुली</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>भुगतान हुआ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>काग़ज़</translation>
    </message>
    <message>
        <source>Print it again</source>
        <translation>फिर प्रिंट करें</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>बिक्री</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z रिपोर्ट</translation>
    </message>
    <message numerus="yes">
        <source>printed %n times</source>
        <translation>
            <numerusform>%n बार प्रिंट हुई</numerusform>
            <numerusform>%n बार प्रिंट हुई</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Calendar</name>
    <message>
        <source>Calendar</source>
        <translation>कैलेंडर</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>दिन</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>पिछला महीना</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>अगला महीना</translation>
    </message>
</context>
<context>
    <name>_ChapterView</name>
    <message>
        <source>Guide</source>
        <translation>गाइड</translation>
    </message>
</context>
<context>
    <name>_ItemRow</name>
    <message>
        <source>Check now</source>
        <translation>अभी जाँचें</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>निपटाएँ</translation>
    </message>
</context>
</TS>

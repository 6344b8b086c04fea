<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mr_IN" sourcelanguage="en_IN">
<context>
    <name>AboutTab</name>
    <message>
        <source>About</source>
        <translation>माहिती</translation>
    </message>
    <message>
        <source>Drafts that no native speaker has read yet: {languages}.</source>
        <translation>कोणत्याही मातृभाषिकाने अजून न वाचलेले मसुदे: {languages}.</translation>
    </message>
    <message>
        <source>Journal, settings, people and logs: data folder. Keys: system keychain, or only memory.</source>
        <translation>जर्नल, सेटिंग, माणसे आणि लॉग: डेटा फोल्डर. कीज: सिस्टमची कीचेन, किंवा फक्त मेमरी.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>लायसन्स</translation>
    </message>
    <message>
        <source>Paydesk is under the Apache License 2.0. It uses Qt under the LGPL 3, and:</source>
        <translation>Paydesk हे Apache License 2.0 खाली आहे. ते LGPL 3 खालील Qt वापरते, आणि हे:</translation>
    </message>
    <message>
        <source>Paydesk {version}</source>
        <translation>Paydesk {version}</translation>
    </message>
    <message>
        <source>Paydesk {version} is there: {news} Get it at {page} and install it over this one.</source>
        <translation>Paydesk {version} आला आहे: {news} तो {page} वरून घ्या आणि यावरच इन्स्टॉल करा.</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>डेटा फोल्डर हा आहे: {folder}.</translation>
    </message>
</context>
<context>
    <name>AccessSettings</name>
    <message>
        <source>A number from {first} to {last}.</source>
        <translation>{first} ते {last} मधला नंबर.</translation>
    </message>
    <message>
        <source>Address: {url}</source>
        <translation>पत्ता: {url}</translation>
    </message>
    <message>
        <source>Bills as files</source>
        <translation>फाइल म्हणून बिले</translation>
    </message>
    <message>
        <source>Fixed port</source>
        <translation>ठरावीक पोर्ट</translation>
    </message>
    <message>
        <source>For programs that cannot find the address.</source>
        <translation>पत्ता सापडत नाही अशा प्रोग्रामसाठी.</translation>
    </message>
    <message>
        <source>How programs reach this counter</source>
        <translation>प्रोग्राम या काउंटरशी कसे जोडतात</translation>
    </message>
    <message>
        <source>Links of web pages fill the form</source>
        <translation>वेब पेजच्या लिंकने फॉर्म भरतो</translation>
    </message>
    <message>
        <source>No address before a program is added.</source>
        <translation>प्रोग्राम जोडेपर्यंत पत्ता नाही.</translation>
    </message>
    <message>
        <source>No program can call now.</source>
        <translation>आता प्रोग्राम कॉल करू शकत नाहीत.</translation>
    </message>
    <message>
        <source>Nothing is sent before you press.</source>
        <translation>तुम्ही दाबेपर्यंत काहीही पाठवले जात नाही.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>पोर्ट</translation>
    </message>
    <message>
        <source>Port {port} is in use</source>
        <translation>पोर्ट {port} वापरात आहे</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Cancel this sale?</source>
        <translation>ही विक्री रद्द करायची?</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>वाट पाहत राहा</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>हो, रद्द करा</translation>
    </message>
</context>
<context>
    <name>ActivityChart</name>
    <message>
        <source>Day by day</source>
        <translation>दिवसानुसार</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>काहीही नाही</translation>
    </message>
</context>
<context>
    <name>ActivityTab</name>
    <message>
        <source>Activity</source>
        <translation>व्यवहार</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Amount (INR)</source>
        <translation>रक्कम (INR)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>लाभार्थीचे मागील रेकॉर्ड</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>दिवस</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>झाले</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV सेव्ह करा</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>नाव, रक्कम, UTR</translation>
    </message>
    <message>
        <source>No payouts: {days}</source>
        <translation>पेआउट नाहीत: {days}</translation>
    </message>
    <message>
        <source>No such payout: {days}</source>
        <translation>असा पेआउट नाही: {days}</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>पेमेंट झाले नाही</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” साठी काहीही सापडले नाही</translation>
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
        <translation>व्यक्ती</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>शोधा</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>सर्व दाखवा</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>वेळ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>कोणत्या खात्यात</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>माहीत नाही</translation>
    </message>
    <message>
        <source>What</source>
        <translation>काय</translation>
    </message>
    <message>
        <source>When</source>
        <translation>केव्हा</translation>
    </message>
    <message>
        <source>done {amount}</source>
        <translation>झाले {amount}</translation>
    </message>
    <message>
        <source>not paid {amount}</source>
        <translation>पेमेंट झाले नाही {amount}</translation>
    </message>
    <message>
        <source>pending {amount}</source>
        <translation>पेंडिंग {amount}</translation>
    </message>
    <message>
        <source>unknown {amount}</source>
        <translation>माहीत नाही {amount}</translation>
    </message>
    <message>
        <source>{n} · do not send again</source>
        <translation>{n} · पुन्हा पाठवू नका</translation>
    </message>
    <message>
        <source>{n} · failed or came back</source>
        <translation>{n} · अयशस्वी किंवा परत आले</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>आणखी %n</numerusform>
            <numerusform>आणखी %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>हटवा</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>सर्व हटवा</translation>
    </message>
    <message>
        <source>Dismiss the others</source>
        <translation>बाकीचे हटवा</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>तुम्ही बंद केल्यानंतर पेमेंट झाले: {amount} · {order}</translation>
    </message>
    <message>
        <source>{amount} paid · {order}</source>
        <translation>{amount} चे पेमेंट झाले · {order}</translation>
    </message>
</context>
<context>
    <name>AmountEdit</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
</context>
<context>
    <name>AmountQuestion</name>
    <message>
        <source>No, change it</source>
        <translation>नाही, बदला</translation>
    </message>
    <message>
        <source>This shop asks above {limit}.</source>
        <translation>हे दुकान {limit} च्या वर विचारते.</translation>
    </message>
    <message>
        <source>Yes, continue</source>
        <translation>होय, पुढे चला</translation>
    </message>
    <message>
        <source>{amount}: is this amount right?</source>
        <translation>{amount}: ही रक्कम बरोबर आहे का?</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The pretend phone opens in this PC&apos;s browser</source>
        <translation>नकली फोन या PC च्या ब्राउझरमध्ये उघडतो</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>A person can have a language of their own: People and PINs.</source>
        <translation>प्रत्येक व्यक्तीची स्वतःची भाषा असू शकते: माणसे आणि PIN मध्ये.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>सिस्टमप्रमाणे</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गडद</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>हाय कॉन्ट्रास्ट</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>भाषा आणि रूप</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>उजळ</translation>
    </message>
    <message>
        <source>Size of text and keys</source>
        <translation>अक्षरे आणि बटणांचा आकार</translation>
    </message>
    <message>
        <source>Takes effect when Paydesk starts again.</source>
        <translation>Paydesk पुन्हा सुरू झाल्यावर लागू होते.</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>कीज काढून टाका</translation>
    </message>
    <message>
        <source>Delete these keys?</source>
        <translation>या कीज काढून टाकायच्या?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Erased from this PC. This part stops until you type new keys.</source>
        <translation>या PC वरून पुसले. नवीन कीज टाकेपर्यंत हा भाग बंद.</translation>
    </message>
    <message>
        <source>Save keys</source>
        <translation>कीज सेव्ह करा</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>हे कनेक्शन तपासा</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>डेमोच्या स्वतःच्या</translation>
    </message>
    <message>
        <source>Type new keys</source>
        <translation>नवीन कीज टाका</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज टाका</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>होय, काढून टाका</translation>
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
        <translation>रक्कम माहीत नाही</translation>
    </message>
    <message>
        <source>Bill {number}</source>
        <translation>बिल {number}</translation>
    </message>
    <message>
        <source>en_IN</source>
        <comment>the locale of this translation</comment>
        <translation>mr_IN</translation>
    </message>
    <message>
        <source>{n} h ago</source>
        <translation>{n} तासांपूर्वी</translation>
    </message>
    <message>
        <source>{n} min ago</source>
        <translation>{n} मिनिटांपूर्वी</translation>
    </message>
    <message>
        <source>{n} s ago</source>
        <translation>{n} सेकंदांपूर्वी</translation>
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
        <translation>{amount} घ्या</translation>
    </message>
    <message>
        <source>Misread? Scan again.</source>
        <translation>चुकीचे वाचले? पुन्हा स्कॅन करा.</translation>
    </message>
    <message>
        <source>New sale</source>
        <translation>नवीन विक्री</translation>
    </message>
    <message>
        <source>No order {number}. Charge {amount} for this bill?</source>
        <translation>{number} नंबरची ऑर्डर नाही. या बिलाचे {amount} घ्यायचे?</translation>
    </message>
    <message>
        <source>Same customer? Open that sale from the list.</source>
        <translation>तोच ग्राहक? ती विक्री यादीतून उघडा.</translation>
    </message>
    <message>
        <source>{bill} waits for {amount}.</source>
        <translation>{bill}: {amount} ची वाट पाहत आहे.</translation>
    </message>
</context>
<context>
    <name>Bills</name>
    <message>
        <source>Another amount is open.</source>
        <translation>दुसरी रक्कम उघडी आहे.</translation>
    </message>
    <message>
        <source>Unlock first.</source>
        <translation>आधी अनलॉक करा.</translation>
    </message>
    <message>
        <source>You may not sell.</source>
        <translation>विक्रीची परवानगी नाही.</translation>
    </message>
    <message>
        <source>{bill}: {amount} refused.</source>
        <translation>{bill}: {amount} नाकारले.</translation>
    </message>
    <message>
        <source>{bill}: {amount} waits in the list</source>
        <translation>{bill}: {amount} यादीत थांबले आहे</translation>
    </message>
    <message>
        <source>{other} is open.</source>
        <translation>{other} उघडी आहे.</translation>
    </message>
    <message>
        <source>{other} is paid.</source>
        <translation>{other}: पेमेंट झाले.</translation>
    </message>
    <message>
        <source>{program} wants {amount} for {bill}.</source>
        <translation>{program} ला {bill} साठी {amount} हवे.</translation>
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
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>शेवटच्या दिवसापर्यंत, ही लिंक असलेला कोणीही पैसे घेऊ शकतो.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ई-मेल</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ई-मेल (ऐच्छिक)</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>शेवटचा दिवस</translation>
    </message>
    <message>
        <source>Last day, e-mail</source>
        <translation>शेवटचा दिवस, ई-मेल</translation>
    </message>
    <message>
        <source>Letters, digits, spaces</source>
        <translation>अक्षरे, अंक, मोकळी जागा</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>लिंक बनवा</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>आणखी तपशील</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नाही</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>कशाचा रिफंड</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>शेरा</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>शेरा (ऐच्छिक)</translation>
    </message>
    <message>
        <source>Send the link to this phone and e-mail</source>
        <translation>लिंक या फोन आणि ई-मेलवर पाठवा</translation>
    </message>
    <message>
        <source>Sent to the customer</source>
        <translation>ग्राहकाला पाठवले</translation>
    </message>
    <message>
        <source>This is more than is left to refund of this sale.</source>
        <translation>या विक्रीत एवढा रिफंड बाकी नाही.</translation>
    </message>
    <message>
        <source>This is more than is left to refund: {amount}.</source>
        <translation>रिफंडसाठी एवढे बाकी नाही; बाकी आहे: {amount}.</translation>
    </message>
    <message>
        <source>This is more than was paid: {amount}.</source>
        <translation>झालेल्या पेमेंटपेक्षा हे जास्त आहे: {amount}.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>कशासाठी</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हो</translation>
    </message>
</context>
<context>
    <name>CashgramList</name>
    <message>
        <source>No link is open</source>
        <translation>एकही लिंक खुली नाही</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>निकाली नाही</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>निकाली</translation>
    </message>
</context>
<context>
    <name>CashgramPanel</name>
    <message>
        <source>Links made here</source>
        <translation>येथे बनवलेल्या लिंक</translation>
    </message>
    <message>
        <source>Made here</source>
        <translation>येथे बनवले</translation>
    </message>
    <message>
        <source>New link</source>
        <translation>नवीन लिंक</translation>
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
        <translation>आधीच रिफंड: {amount}.</translation>
    </message>
    <message>
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>आधीचा रिफंड: {amount}. रिफंड बाकी: {left}.</translation>
    </message>
    <message>
        <source>Cancel this payout link, and call your supervisor.</source>
        <translation>ही पेआउट लिंक रद्द करा, आणि तुमच्या सुपरवायझरला बोलवा.</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>ही लिंक कोणालाही देऊ नका</translation>
    </message>
    <message>
        <source>Needs a supervisor. It goes back to the account that paid.</source>
        <translation>सुपरवायझर हवा. पैसे त्याच खात्यात परत जातील.</translation>
    </message>
    <message>
        <source>Needs a supervisor. Paid from the payout account.</source>
        <translation>सुपरवायझर लागेल. पैसे पेआउट खात्यातून जातात.</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>प्रकार नाही</translation>
    </message>
    <message>
        <source>Nothing is left to refund</source>
        <translation>रिफंडसाठी काही बाकी नाही</translation>
    </message>
    <message>
        <source>Paydesk does not show, copy or print it.</source>
        <translation>Paydesk ती दाखवत, कॉपी किंवा प्रिंट करत नाही.</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>रिफंड</translation>
    </message>
    <message>
        <source>Refund of {amount} for {number}</source>
        <translation>{number} साठी {amount} चा रिफंड</translation>
    </message>
    <message>
        <source>Repayment</source>
        <translation>पैसे परतफेड</translation>
    </message>
    <message>
        <source>The payment service sent a link that asks the customer to pay.</source>
        <translation>पेमेंट सर्व्हिसने पाठवलेली लिंक ग्राहकाकडे पैसे मागते.</translation>
    </message>
    <message>
        <source>The payment service sent a link that is not secure.</source>
        <translation>पेमेंट सर्व्हिसने पाठवलेली लिंक सुरक्षित नाही.</translation>
    </message>
    <message>
        <source>The payment service sent a link to another address.</source>
        <translation>पेमेंट सर्व्हिसने पाठवलेली लिंक दुसऱ्या पत्त्याची आहे.</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>वापरात नाही</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>अजून नाही</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक आहे</translation>
    </message>
    <message>
        <source>See to it</source>
        <translation>हे पाहा</translation>
    </message>
    <message>
        <source>Stops selling</source>
        <translation>विक्री थांबवते</translation>
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
            <numerusform>%n ग्राहक अजून पेमेंट करू शकतो.</numerusform>
            <numerusform>%n ग्राहक अजून पेमेंट करू शकतात.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales were waiting when Paydesk closed.</source>
        <translation>
            <numerusform>Paydesk बंद झाले तेव्हा %n विक्री प्रतीक्षेत होती.</numerusform>
            <numerusform>Paydesk बंद झाले तेव्हा %n विक्री प्रतीक्षेत होत्या.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>तरीही बंद करा</translation>
    </message>
    <message>
        <source>Keep Paydesk open</source>
        <translation>Paydesk उघडे ठेवा</translation>
    </message>
    <message>
        <source>One customer can still pay.</source>
        <translation>एक ग्राहक अजून पेमेंट करू शकतो.</translation>
    </message>
    <message>
        <source>One sale was waiting when Paydesk closed.</source>
        <translation>Paydesk बंद झाले तेव्हा एक विक्री प्रतीक्षेत होती.</translation>
    </message>
    <message>
        <source>Paydesk now checks who has paid.</source>
        <translation>कोणी पेमेंट केले ते Paydesk आता पाहते.</translation>
    </message>
    <message>
        <source>Payments still arrive, but nobody here sees them until Paydesk opens again.</source>
        <translation>पेमेंट येत राहतात, पण Paydesk पुन्हा उघडेपर्यंत येथे कोणालाही दिसत नाहीत.</translation>
    </message>
</context>
<context>
    <name>ColourView</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
</context>
<context>
    <name>ConfirmationPage</name>
    <message>
        <source>A second person&apos;s PIN is needed.</source>
        <translation>दुसऱ्या व्यक्तीचा PIN लागतो.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Bank says {name}</source>
        <translation>बँकेत नाव {name}</translation>
    </message>
    <message>
        <source>Each attempt has the same number: nobody is paid twice.</source>
        <translation>प्रत्येक प्रयत्नाचा नंबर तोच: कोणालाही पैसे दोनदा जात नाहीत.</translation>
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
        <translation>हे बरोबर आहे का?</translation>
    </message>
    <message>
        <source>Names differ. Ask who this is before you send.</source>
        <translation>नावे वेगळी. पाठवण्याआधी हे कोण ते विचारा.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>सारांश</translation>
    </message>
    <message>
        <source>Yes, the money is for {name}</source>
        <translation>हो, पैसे {name} यांच्यासाठी आहेत</translation>
    </message>
</context>
<context>
    <name>ConfirmedActionCard</name>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
</context>
<context>
    <name>ConnectStep</name>
    <message>
        <source>1. Sign in to the Cashfree dashboard.</source>
        <translation>1. Cashfree डॅशबोर्डमध्ये साइन इन करा.</translation>
    </message>
    <message>
        <source>2. Switch to Live at the top.</source>
        <translation>2. वरच्या बाजूला Live निवडा.</translation>
    </message>
    <message>
        <source>2. Switch to Test at the top.</source>
        <translation>2. वरच्या बाजूला Test निवडा.</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers उघडा, मग API keys.</translation>
    </message>
    <message>
        <source>4. Copy both. The secret is shown once.</source>
        <translation>4. दोन्ही कॉपी करा. सीक्रेट एकदाच दिसते.</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>कीज तपासा</translation>
    </message>
    <message>
        <source>Clock is right</source>
        <translation>घड्याळ बरोबर आहे</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>हा काउंटर जोडा</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keys accepted</source>
        <translation>कीज चालल्या</translation>
    </message>
    <message>
        <source>Keys accepted. Clock is right.</source>
        <translation>कीज चालल्या. घड्याळ बरोबर आहे.</translation>
    </message>
    <message>
        <source>Keys are saved after the check.</source>
        <translation>तपासणीनंतर कीज सेव्ह होतात.</translation>
    </message>
    <message>
        <source>Keys are saved. Leave empty to keep them.</source>
        <translation>कीज सेव्ह आहेत. त्याच ठेवायच्या तर रिकामे ठेवा.</translation>
    </message>
    <message>
        <source>Keys match Live</source>
        <translation>कीज लाइव्हच्याच आहेत</translation>
    </message>
    <message>
        <source>Keys match Test</source>
        <translation>कीज टेस्टच्याच आहेत</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>लाइव्ह</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Next: people</source>
        <translation>पुढे: माणसे</translation>
    </message>
    <message>
        <source>Practice with test keys</source>
        <translation>टेस्ट कीजने सराव करा</translation>
    </message>
    <message>
        <source>Real customers, real money</source>
        <translation>खरे ग्राहक, खरे पैसे</translation>
    </message>
    <message>
        <source>See softPOS in the dashboard, or type its phone.</source>
        <translation>डॅशबोर्डमध्ये softPOS पाहा, किंवा त्याचा फोन नंबर लिहा.</translation>
    </message>
    <message>
        <source>Settings loaded from the file</source>
        <translation>फाइलमधून सेटिंग घेतली</translation>
    </message>
    <message>
        <source>Some values were not valid and left out.</source>
        <translation>काही नोंदी चुकीच्या होत्या; त्या घेतल्या नाहीत.</translation>
    </message>
    <message>
        <source>TEST on every screen</source>
        <translation>प्रत्येक स्क्रीनवर ‘टेस्ट’</translation>
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
        <translation>पुन्हा तपासा</translation>
    </message>
    <message>
        <source>These are live keys. Choose Live, or copy the test keys.</source>
        <translation>या लाइव्ह कीज आहेत. ‘लाइव्ह’ निवडा, किंवा टेस्ट कीज कॉपी करा.</translation>
    </message>
    <message>
        <source>These are test keys. Choose Test, or copy the live keys.</source>
        <translation>या टेस्ट कीज आहेत. ‘टेस्ट’ निवडा, किंवा लाइव्ह कीज कॉपी करा.</translation>
    </message>
    <message>
        <source>Type the keys and this counter&apos;s terminal number.</source>
        <translation>कीज आणि या काउंटरचा टर्मिनल नंबर लिहा.</translation>
    </message>
    <message>
        <source>Use another server</source>
        <translation>दुसरा सर्व्हर वापरा</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>कीज कुठे मिळतील</translation>
    </message>
    <message>
        <source>{n} s off</source>
        <translation>{n} सेकंदांचा फरक</translation>
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
        <translation>API आवृत्ती</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>कीज बदला</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>कनेक्शन</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कीज</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>हे कनेक्शन तपासा</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>डेमो आतील सँडबॉक्स वापरतो. येथे सेट करायचे काही नाही.</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>हा डेमो आहे</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज टाका</translation>
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
        <translation>प्रत्येक भागाच्या स्वतःच्या कीज. नव्या कीज पुढच्या कॉलपासून.</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>कीचेन अनलॉक करा</translation>
    </message>
    <message>
        <source>Sandbox keys. You can test them, not change them.</source>
        <translation>सँडबॉक्सच्या कीज. त्या तपासता येतात, बदलता येत नाहीत.</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>हा डेमो आहे</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied. The clipboard is emptied after a minute.</source>
        <translation>कॉपी झाले. क्लिपबोर्ड एका मिनिटाने रिकामा होतो.</translation>
    </message>
</context>
<context>
    <name>CopyValueButton</name>
    <message>
        <source>Copied</source>
        <translation>कॉपी झाले</translation>
    </message>
    <message>
        <source>Copy {name} {value}</source>
        <translation>{name} {value} कॉपी करा</translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>Time left</source>
        <translation>उरलेला वेळ</translation>
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
        <translation>सर्व विक्री सेव्ह आहे आणि चालू राहते. रिपोर्ट याच PC वर राहते.</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk काम चालू असताना मधेच बंद पडले</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Almost expired. Ask for a new code</source>
        <translation>मुदत संपत आली. नवीन कोड मागा</translation>
    </message>
    <message>
        <source>Ask at the counter for a new code.</source>
        <translation>काउंटरवर नवीन कोड मागा.</translation>
    </message>
    <message>
        <source>Ask at the counter.</source>
        <translation>काउंटरवर विचारा.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>रद्द</translation>
    </message>
    <message>
        <source>Compare the amount with your phone</source>
        <translation>रक्कम तुमच्या फोनशी जुळवा</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>एक मिनिटापेक्षा कमी वेळ उरला</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>या वेळी कोड बनला नाही</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>देणे काही नाही.</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>ऑर्डर {number}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>आधीच पेमेंट झाले</translation>
    </message>
    <message>
        <source>Pay once, wait for the green screen</source>
        <translation>एकदाच पेमेंट करा, हिरव्या स्क्रीनपर्यंत थांबा</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>कृपया थांबा</translation>
    </message>
    <message>
        <source>Scan to receive this money</source>
        <translation>हे पैसे घ्यायला स्कॅन करा</translation>
    </message>
    <message>
        <source>Scan with any UPI app</source>
        <translation>कोणत्याही UPI अ‍ॅपने स्कॅन करा</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>तुमच्या फोनने स्कॅन करा</translation>
    </message>
    <message>
        <source>Thank you. Take your goods.</source>
        <translation>धन्यवाद. तुमचा माल घ्या.</translation>
    </message>
    <message>
        <source>The shop cancels this payment. Do not pay.</source>
        <translation>दुकान हे पेमेंट रद्द करते. पेमेंट करू नका.</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>वेळ संपली</translation>
    </message>
    <message>
        <source>Type the amount in your app</source>
        <translation>तुमच्या ॲपमध्ये रक्कम लिहा</translation>
    </message>
    <message>
        <source>We check your payment. Do not pay again.</source>
        <translation>तुमचे पेमेंट तपासत आहोत. पुन्हा पेमेंट करू नका.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>स्वागत</translation>
    </message>
    <message>
        <source>Your code comes now.</source>
        <translation>तुमचा कोड आता येतो.</translation>
    </message>
</context>
<context>
    <name>CustomerPhrase</name>
    <message>
        <source>Say to the customer</source>
        <translation>ग्राहकाला सांगा</translation>
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
        <translation>पेमेंट झाल्यावर किंवा अयशस्वी झाल्यावर टोन</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>ग्राहक स्क्रीन बंद करायला PIN लागतो</translation>
    </message>
    <message>
        <source>Customer screen also in</source>
        <translation>ग्राहक स्क्रीनची दुसरी भाषा</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>ग्राहक स्क्रीन आणि आवाज</translation>
    </message>
    <message>
        <source>No second language</source>
        <translation>दुसरी भाषा नाही</translation>
    </message>
    <message>
        <source>Say the amount aloud</source>
        <translation>रक्कम बोलून सांगा</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>आवाज तपासा</translation>
    </message>
    <message>
        <source>Where it fills a second screen: so that no customer closes it.</source>
        <translation>ती दुसरी स्क्रीन पूर्ण भरते तेव्हा: कोणत्याही ग्राहकाने ती बंद करू नये म्हणून.</translation>
    </message>
    <message>
        <source>Where this PC has a voice for the language.</source>
        <translation>या PC वर त्या भाषेचा आवाज असेल तेव्हा.</translation>
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
        <translation>ही तारीख बरोबर नाही. अशी लिहा: 20-11-2026.</translation>
    </message>
    <message>
        <source>dd-mm-yyyy</source>
        <translation>दिवस-महिना-वर्ष</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n विक्री</numerusform>
            <numerusform>%n विक्री</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>प्रतीक्षेत: %n</numerusform>
            <numerusform>प्रतीक्षेत: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}, %n more.</source>
        <translation>
            <numerusform>आपोआप चालू राहते: {orders}, आणखी %n.</numerusform>
            <numerusform>आपोआप चालू राहतात: {orders}, आणखी %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}.</source>
        <translation>
            <numerusform>आपोआप चालू राहते: {orders}.</numerusform>
            <numerusform>आपोआप चालू राहतात: {orders}.</numerusform>
        </translation>
    </message>
    <message>
        <source>GST QR</source>
        <translation>GST QR</translation>
    </message>
    <message>
        <source>Last answer {ago}. Do not hand over.</source>
        <translation>शेवटचे उत्तर {ago}. माल देऊ नका.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>लिंक</translation>
    </message>
    <message>
        <source>Needs attention: {n}</source>
        <translation>लक्ष द्या: {n}</translation>
    </message>
    <message>
        <source>No answer says that it was made. Do not refund it again.</source>
        <translation>लिंक बनल्याचे उत्तर आले नाही. पुन्हा रिफंड करू नका.</translation>
    </message>
    <message>
        <source>No answer yet. Do not hand over.</source>
        <translation>अजून उत्तर नाही. माल देऊ नका.</translation>
    </message>
    <message>
        <source>No shift is open: the next sale opens one</source>
        <translation>शिफ्ट उघडी नाही: पुढच्या विक्रीने उघडेल</translation>
    </message>
    <message>
        <source>Not settled: refund or hand over.</source>
        <translation>निकाली नाही: रिफंड करा किंवा माल द्या.</translation>
    </message>
    <message>
        <source>Paid again as {order}: hand over once, refund the other.</source>
        <translation>{order} म्हणून पुन्हा पेमेंट: माल एकदाच द्या, दुसऱ्याचा रिफंड करा.</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>उशिरा पेमेंट झाले</translation>
    </message>
    <message>
        <source>Refund of {order}</source>
        <translation>{order} चा रिफंड</translation>
    </message>
    <message>
        <source>Refunded {amount}, net {net}</source>
        <translation>रिफंड {amount}, निव्वळ {net}</translation>
    </message>
    <message>
        <source>Shift open since {time}</source>
        <translation>शिफ्ट {time} पासून उघडी</translation>
    </message>
    <message>
        <source>Shift open since {time}, {name}</source>
        <translation>शिफ्ट {time} पासून उघडी, {name}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकानाचा QR</translation>
    </message>
    <message>
        <source>The next shift keeps checking.</source>
        <translation>पुढची शिफ्ट तपासत राहते.</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>माहीत नाही</translation>
    </message>
    <message>
        <source>Z {number}</source>
        <translation>Z {number}</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>अजून ऑर्डर नंबर नाही</translation>
    </message>
    <message>
        <source>paid elsewhere: {n}</source>
        <translation>दुसरीकडे पेमेंट: {n}</translation>
    </message>
    <message>
        <source>paid late: {n}</source>
        <translation>उशिरा पेमेंट झाले: {n}</translation>
    </message>
    <message>
        <source>refund unknown: {n}</source>
        <translation>रिफंड माहीत नाही: {n}</translation>
    </message>
    <message>
        <source>unknown: {n}</source>
        <translation>माहीत नाही: {n}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 ते {from_hour}:59</translation>
    </message>
    <message>
        <source>{n} % less</source>
        <translation>{n} % कमी</translation>
    </message>
    <message>
        <source>{n} % less today</source>
        <translation>आज {n} % कमी</translation>
    </message>
    <message>
        <source>{n} % more</source>
        <translation>{n} % जास्त</translation>
    </message>
    <message>
        <source>{n} % more today</source>
        <translation>आज {n} % जास्त</translation>
    </message>
    <message>
        <source>{program}: {amount}, {sales}</source>
        <translation>{program}: {amount}, {sales}</translation>
    </message>
    <message>
        <source>{sales}, average {amount}</source>
        <translation>{sales}, सरासरी {amount}</translation>
    </message>
    <message>
        <source>{shop}, {days}: {amount} paid, {note}</source>
        <translation>{shop}, {days}: {amount} चे पेमेंट झाले, {note}</translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>No WhatsApp on this PC</source>
        <translation>या PC वर WhatsApp नाही</translation>
    </message>
    <message>
        <source>Save a PDF instead.</source>
        <translation>त्याऐवजी PDF सेव्ह करा.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फाइलमध्ये सेव्ह करा</translation>
    </message>
</context>
<context>
    <name>DemoHints</name>
    <message>
        <source>1 of 4: type an amount</source>
        <translation>4 पैकी 1: रक्कम लिहा</translation>
    </message>
    <message>
        <source>2 of 4: Show QR</source>
        <translation>4 पैकी 2: QR दाखवा</translation>
    </message>
    <message>
        <source>3 of 4: Pay on the phone</source>
        <translation>4 पैकी 3: फोनवर पेमेंट करा</translation>
    </message>
    <message>
        <source>4 of 4: Next</source>
        <translation>4 पैकी 4: पुढे</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address looks like name@bank.</source>
        <translation>UPI पत्ता असा दिसतो: name@bank.</translation>
    </message>
    <message>
        <source>A character here is not allowed.</source>
        <translation>यातले एक अक्षर येथे चालत नाही.</translation>
    </message>
    <message>
        <source>A phone number has 10 digits, without +91.</source>
        <translation>फोन नंबरमध्ये 10 अंक असतात, +91 शिवाय.</translation>
    </message>
    <message>
        <source>A phone number has 8 to 12 digits, without +91.</source>
        <translation>फोन नंबरमध्ये 8 ते 12 अंक असतात, +91 शिवाय.</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>खाते नंबर</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>पत्ता</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>An IFSC has 11 characters: four letters, a zero, six letters or digits.</source>
        <translation>IFSC मध्ये 11 अक्षरे: चार अक्षरे, एक शून्य, सहा अक्षरे किंवा अंक.</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>रक्कम शून्यापेक्षा कमी असू शकत नाही.</translation>
    </message>
    <message>
        <source>An e-mail address looks like name@example.com.</source>
        <translation>ई-मेल पत्ता असा दिसतो: name@example.com.</translation>
    </message>
    <message>
        <source>At least 3 characters.</source>
        <translation>किमान 3 अक्षरे.</translation>
    </message>
    <message>
        <source>At most 100 characters.</source>
        <translation>जास्तीत जास्त 100 अक्षरे.</translation>
    </message>
    <message>
        <source>At most 200 characters.</source>
        <translation>जास्तीत जास्त 200 अक्षरे.</translation>
    </message>
    <message>
        <source>At most 30 days ahead.</source>
        <translation>जास्तीत जास्त 30 दिवस पुढे.</translation>
    </message>
    <message>
        <source>At most 45 characters.</source>
        <translation>जास्तीत जास्त 45 अक्षरे.</translation>
    </message>
    <message>
        <source>At most 70 characters.</source>
        <translation>जास्तीत जास्त 70 अक्षरे.</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>ऑथरायझेशन कोड</translation>
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
        <translation>यादीतून एक निवडा.</translation>
    </message>
    <message>
        <source>Choose the account that pays.</source>
        <translation>पैसे ज्या खात्यातून जाणार ते निवडा.</translation>
    </message>
    <message>
        <source>Choose the account that receives.</source>
        <translation>पैसे ज्या खात्यात येणार ते निवडा.</translation>
    </message>
    <message>
        <source>Choose the accounts, or give a recharge account.</source>
        <translation>खाती निवडा, किंवा रिचार्ज खाते द्या.</translation>
    </message>
    <message>
        <source>Choose the last day of the payout link.</source>
        <translation>पेआउट लिंकचा शेवटचा दिवस निवडा.</translation>
    </message>
    <message>
        <source>Choose the last day, too.</source>
        <translation>शेवटचा दिवसही निवडा.</translation>
    </message>
    <message>
        <source>Choose who gets each charge.</source>
        <translation>प्रत्येक चार्ज कोणाला मिळणार ते निवडा.</translation>
    </message>
    <message>
        <source>Choose yesterday or an earlier day.</source>
        <translation>काल किंवा त्याआधीचा दिवस निवडा.</translation>
    </message>
    <message>
        <source>Details of the beneficiary</source>
        <translation>लाभार्थीचा तपशील</translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation>ग्राहकाचा तपशील</translation>
    </message>
    <message>
        <source>Digits only.</source>
        <translation>फक्त अंक.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ई-मेल</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>हे भरा.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>पहिला दिवस</translation>
    </message>
    <message>
        <source>From</source>
        <translation>कुठून</translation>
    </message>
    <message>
        <source>Give a recharge account or two fund sources, not both.</source>
        <translation>रिचार्ज खाते किंवा दोन फंड सोर्स यांपैकी एक द्या, दोन्ही नको.</translation>
    </message>
    <message>
        <source>Give one, not both.</source>
        <translation>एकच द्या, दोन्ही नको.</translation>
    </message>
    <message>
        <source>Give the UPI address or the phone number, not both.</source>
        <translation>UPI पत्ता किंवा फोन नंबर यांपैकी एक द्या, दोन्ही नको.</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>शेवटचा दिवस</translation>
    </message>
    <message>
        <source>Last day of the payout link</source>
        <translation>पेआउट लिंकचा शेवटचा दिवस</translation>
    </message>
    <message>
        <source>Lines of a page</source>
        <translation>एका पानावरील ओळी</translation>
    </message>
    <message>
        <source>Mark of the transfer</source>
        <translation>ट्रान्सफरची खूण</translation>
    </message>
    <message>
        <source>Mobile number</source>
        <translation>मोबाइल नंबर</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>More than allowed.</source>
        <translation>मर्यादेपेक्षा जास्त.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>No bill with this number. Scan again, or type the amount.</source>
        <translation>या नंबरचे बिल नाही. पुन्हा स्कॅन करा, किंवा रक्कम लिहा.</translation>
    </message>
    <message>
        <source>No order {number}. Misread, or Caps Lock on? Scan again.</source>
        <translation>{number} नंबरची ऑर्डर नाही. चुकीचे वाचले, की Caps Lock चालू? पुन्हा स्कॅन करा.</translation>
    </message>
    <message>
        <source>No spaces. Only A to Z, digits, _ and -.</source>
        <translation>मोकळी जागा नको. फक्त A ते Z, अंक, _ आणि -.</translation>
    </message>
    <message>
        <source>No terminal is set. Enter one in Settings.</source>
        <translation>टर्मिनल सेट नाही. सेटिंगमध्ये टाका.</translation>
    </message>
    <message>
        <source>Number of the check</source>
        <translation>तपासणीचा नंबर</translation>
    </message>
    <message>
        <source>Number of the loan</source>
        <translation>कर्जाचा नंबर</translation>
    </message>
    <message>
        <source>Number of the payout link</source>
        <translation>पेआउट लिंकचा नंबर</translation>
    </message>
    <message>
        <source>Number of the session</source>
        <translation>सेशनचा नंबर</translation>
    </message>
    <message>
        <source>Number of the transfer</source>
        <translation>ट्रान्सफरचा नंबर</translation>
    </message>
    <message>
        <source>Only A to Z, digits, _ and -.</source>
        <translation>फक्त A ते Z, अंक, _ आणि -.</translation>
    </message>
    <message>
        <source>Only letters and digits, no spaces.</source>
        <translation>फक्त अक्षरे आणि अंक, मोकळी जागा नको.</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces.</source>
        <translation>फक्त अक्षरे, अंक आणि मोकळी जागा.</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp;.</source>
        <translation>फक्त अक्षरे, अंक, मोकळी जागा आणि . - / &amp;.</translation>
    </message>
    <message>
        <source>Only two digits after the point.</source>
        <translation>पॉइंटनंतर फक्त दोन अंक.</translation>
    </message>
    <message>
        <source>Only version v1.2 can choose the fund source.</source>
        <translation>फंड सोर्स फक्त v1.2 आवृत्तीत निवडता येतो.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>पान</translation>
    </message>
    <message>
        <source>Paste only the code, without address or spaces.</source>
        <translation>फक्त कोड पेस्ट करा, पत्ता किंवा मोकळी जागा नको.</translation>
    </message>
    <message>
        <source>Paste the code from the customer.</source>
        <translation>ग्राहकाकडून आलेला कोड पेस्ट करा.</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>Real and test money do not mix. Still owed? Fill in a new one.</source>
        <translation>खरे आणि टेस्ट पैसे मिसळत नाहीत. अजून द्यायचे? नवीन फॉर्म भरा.</translation>
    </message>
    <message>
        <source>Real and test money do not mix: this sale has the other kind.</source>
        <translation>खरे आणि टेस्ट पैसे मिसळत नाहीत: या विक्रीचे पैसे दुसऱ्या प्रकारचे आहेत.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>रिचार्ज खाते</translation>
    </message>
    <message>
        <source>Reference of the service</source>
        <translation>सर्व्हिसचा रेफरन्स</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>शेरा</translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation>ग्राहकाला कळवा</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>चार्ज कर्जापेक्षा जास्त आहेत</translation>
    </message>
    <message>
        <source>The first day is after the last.</source>
        <translation>पहिला दिवस शेवटच्या दिवसानंतरचा आहे.</translation>
    </message>
    <message>
        <source>The smallest amount is ₹1.00.</source>
        <translation>सर्वात लहान रक्कम ₹1.00 आहे.</translation>
    </message>
    <message>
        <source>There is no order with this number.</source>
        <translation>या नंबरची ऑर्डर नाही.</translation>
    </message>
    <message>
        <source>This day is over.</source>
        <translation>हा दिवस होऊन गेला आहे.</translation>
    </message>
    <message>
        <source>This order has another amount.</source>
        <translation>या ऑर्डरची रक्कम वेगळी आहे.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>कोणत्या खात्यात</translation>
    </message>
    <message>
        <source>Too large. A digit too many?</source>
        <translation>फार मोठी. एखादा अंक जास्त?</translation>
    </message>
    <message>
        <source>Too long.</source>
        <translation>फार मोठे.</translation>
    </message>
    <message>
        <source>Too short.</source>
        <translation>फार लहान.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>कशासाठी</translation>
    </message>
    <message>
        <source>Type a UPI address, as name@bank, or a phone number.</source>
        <translation>UPI पत्ता (उदा. name@bank) किंवा फोन नंबर लिहा.</translation>
    </message>
    <message>
        <source>Type the IFSC of the bank&apos;s branch.</source>
        <translation>बँकेच्या शाखेचा IFSC लिहा.</translation>
    </message>
    <message>
        <source>Type the account number.</source>
        <translation>खाते नंबर लिहा.</translation>
    </message>
    <message>
        <source>Type the amount without commas.</source>
        <translation>रक्कम स्वल्पविरामाशिवाय लिहा.</translation>
    </message>
    <message>
        <source>Type the amount, as 1250 or 1250.50.</source>
        <translation>रक्कम लिहा, जसे 1250 किंवा 1250.50.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>लाभार्थीचा ID लिहा.</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>फोन नंबर लिहा.</translation>
    </message>
    <message>
        <source>Type the reason.</source>
        <translation>कारण टाइप करा.</translation>
    </message>
    <message>
        <source>Type the recipient&apos;s name.</source>
        <translation>पैसे घेणाऱ्याचे नाव लिहा.</translation>
    </message>
    <message>
        <source>Type the total of the bill, to compare.</source>
        <translation>जुळवण्यासाठी बिलाची बेरीज लिहा.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI पत्ता</translation>
    </message>
    <message>
        <source>Use digits and one point.</source>
        <translation>अंक आणि एकच पॉइंट लिहा.</translation>
    </message>
    <message>
        <source>Version of the service</source>
        <translation>सर्व्हिसची आवृत्ती</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>एक रकाना</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Only A to Z, digits, _ and -.</source>
        <translation>“{sign}” चालत नाही. फक्त A ते Z, अंक, _ आणि -.</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Scanned? Set PC and scanner to English (US).</source>
        <translation>“{sign}” चालत नाही. स्कॅन केले? PC आणि स्कॅनर English (US) वर ठेवा.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Last {weekday}</source>
        <translation>मागील {weekday}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Paid by hour</source>
        <translation>तासानुसार पेमेंट</translation>
    </message>
    <message>
        <source>Paid today</source>
        <translation>आजचे पेमेंट</translation>
    </message>
    <message>
        <source>Paid, {days}</source>
        <translation>पेमेंट, {days}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>{day}, same time</source>
        <translation>{day}, याच वेळी</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Did you mean {value}?</source>
        <translation>तुम्हाला {value} म्हणायचे आहे का?</translation>
    </message>
    <message>
        <source>Digits alone are no name. They may be a PIN, and are gone.</source>
        <translation>फक्त अंक म्हणजे नाव नाही. ते PIN असू शकतात, म्हणून काढून टाकले.</translation>
    </message>
</context>
<context>
    <name>GuideTab</name>
    <message>
        <source>A draft: no native speaker has read it yet.</source>
        <translation>मसुदा: कोणत्याही मातृभाषिकाने हे अजून वाचलेले नाही.</translation>
    </message>
    <message>
        <source>All topics</source>
        <translation>सर्व विषय</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>माहिती</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>गाइड</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदत</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>या पानाची बटणे</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>उघडायला तयार</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>सपोर्ट फाइल</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Close the hint</source>
        <translation>सूचना बंद करा</translation>
    </message>
</context>
<context>
    <name>HistoryCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>रक्कम (INR)</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>लाभार्थी ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>वेळ</translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Beneficiary</source>
        <translation>लाभार्थी</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>लाभार्थीचे मागील रेकॉर्ड</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>लाभार्थी ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Newer page</source>
        <translation>नवीन पान</translation>
    </message>
    <message>
        <source>Older page</source>
        <translation>जुने पान</translation>
    </message>
    <message>
        <source>Page {n} · {id}</source>
        <translation>पान {n} · {id}</translation>
    </message>
    <message>
        <source>Save this page as CSV</source>
        <translation>हे पान CSV मध्ये सेव्ह करा</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>दाखवा</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>The service knows of none to this beneficiary in these days.</source>
        <translation>या दिवसांत या लाभार्थीचे एकही ट्रान्सफर सर्व्हिसकडे नाही.</translation>
    </message>
    <message>
        <source>There are no transfers on this page</source>
        <translation>या पानावर एकही ट्रान्सफर नाही</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>वेळ</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>लाभार्थीचा ID लिहा.</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>लाभार्थीचा ID लिहा; दिवस रिकामे ठेवता येतात.</translation>
    </message>
    <message>
        <source>Which beneficiary?</source>
        <translation>कोणता लाभार्थी?</translation>
    </message>
    <message>
        <source>Whose transfers?</source>
        <translation>कोणाचे ट्रान्सफर?</translation>
    </message>
    <message>
        <source>Yesterday at the latest</source>
        <translation>उशिरात उशिरा कालचा</translation>
    </message>
</context>
<context>
    <name>Hub</name>
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>डेटा फोल्डरची नक्कल झाली आहे. येथे नवीन जर्नल सुरू करा.</translation>
    </message>
    <message>
        <source>An address looks like https://hub.example.com.</source>
        <translation>पत्ता असा दिसतो: https://hub.example.com.</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>जर्नलची जुनी प्रत परत आणली आहे. नवीन जर्नल सुरू करा.</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date, or ask the shop&apos;s technician.</source>
        <translation>या PC ची तारीख तपासा, किंवा तंत्रज्ञाला विचारा.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>जोडलेले</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>जोडत आहे…</translation>
    </message>
    <message>
        <source>Get a new code and connect again.</source>
        <translation>नवीन कोड घेऊन पुन्हा जोडा.</translation>
    </message>
    <message>
        <source>Give the file of the shop&apos;s authority, or ask its technician.</source>
        <translation>दुकानाची प्रमाणपत्र फाइल द्या, किंवा तंत्रज्ञाला विचारा.</translation>
    </message>
    <message>
        <source>Hub: no events</source>
        <translation>हब: सूचना नाहीत</translation>
    </message>
    <message>
        <source>Keep selling. Check the address, or ask the shop&apos;s technician.</source>
        <translation>विक्री चालू ठेवा. पत्ता तपासा, किंवा तंत्रज्ञाला विचारा.</translation>
    </message>
    <message>
        <source>Keep selling. Check the network. Paydesk sends later.</source>
        <translation>विक्री चालू ठेवा. नेटवर्क तपासा. Paydesk नंतर पाठवते.</translation>
    </message>
    <message>
        <source>Keep selling. Paydesk sends later.</source>
        <translation>विक्री चालू ठेवा. Paydesk नंतर पाठवते.</translation>
    </message>
    <message>
        <source>Let the hub show a new one.</source>
        <translation>हबवर नवीन कोड दाखवा.</translation>
    </message>
    <message>
        <source>No hub</source>
        <translation>हब नाही</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>जोडलेले नाही</translation>
    </message>
    <message>
        <source>The code is used or too old</source>
        <translation>कोड वापरलेला किंवा जुना आहे</translation>
    </message>
    <message>
        <source>The code is wrong</source>
        <translation>कोड चुकीचा आहे</translation>
    </message>
    <message>
        <source>The hub accepts no more of it. Begin a new journal.</source>
        <translation>हब यातून आणखी काही घेत नाही. नवीन जर्नल सुरू करा.</translation>
    </message>
    <message>
        <source>The hub does not answer</source>
        <translation>हब उत्तर देत नाही</translation>
    </message>
    <message>
        <source>The hub does not know this counter</source>
        <translation>हब हे काउंटर ओळखत नाही</translation>
    </message>
    <message>
        <source>The hub has a fault</source>
        <translation>हबमध्ये बिघाड आहे</translation>
    </message>
    <message>
        <source>The hub has everything.</source>
        <translation>हबकडे सर्व काही आहे.</translation>
    </message>
    <message>
        <source>The hub has other facts</source>
        <translation>हबकडे वेगळ्या नोंदी आहेत</translation>
    </message>
    <message>
        <source>The hub is busy</source>
        <translation>हब व्यस्त आहे</translation>
    </message>
    <message>
        <source>The hub is not trusted</source>
        <translation>हबवर विश्वास नाही</translation>
    </message>
    <message>
        <source>The hub&apos;s certificate is not valid today</source>
        <translation>हबचे सर्टिफिकेट आज वैध नाही</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>जर्नल बदलले गेले आहे</translation>
    </message>
    <message>
        <source>This counter works alone.</source>
        <translation>हे काउंटर एकटेच चालते.</translation>
    </message>
    <message>
        <source>This journal is another counter&apos;s</source>
        <translation>हे जर्नल दुसऱ्या काउंटरचे आहे</translation>
    </message>
    <message>
        <source>Type the code exactly as the hub shows it.</source>
        <translation>हबवर दिसतो तसाच कोड लिहा.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting to be sent: %n</source>
        <translation>
            <numerusform>पाठवायचे बाकी: %n</numerusform>
            <numerusform>पाठवायचे बाकी: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>not paid, of {time}</source>
        <translation>पैसे दिले नाहीत, {time} चे</translation>
    </message>
    <message>
        <source>open since {time}</source>
        <translation>{time} पासून सुरू</translation>
    </message>
    <message>
        <source>paid at {time}</source>
        <translation>{time} ला पैसे दिले</translation>
    </message>
</context>
<context>
    <name>HubCard</name>
    <message>
        <source>Address of the hub</source>
        <translation>हबचा पत्ता</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>जोडा</translation>
    </message>
    <message>
        <source>Connect to a hub</source>
        <translation>हबशी जोडा</translation>
    </message>
    <message>
        <source>Connected with {shop} as {name}</source>
        <translation>{shop} शी {name} म्हणून जोडले</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>File of the shop&apos;s authority</source>
        <translation>दुकानाची प्रमाणपत्र फाइल</translation>
    </message>
    <message>
        <source>Hub of the shop</source>
        <translation>दुकानाचे हब</translation>
    </message>
    <message>
        <source>It shows all counters on one page.</source>
        <translation>ते सर्व काउंटर एका पानावर दाखवते.</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>हब सोडा</translation>
    </message>
    <message>
        <source>Leave the hub?</source>
        <translation>हब सोडायचे?</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>एकदाचा कोड</translation>
    </message>
    <message>
        <source>The hub keeps its data. To return, get a new code.</source>
        <translation>हबचा डेटा तसाच राहतो. परत येण्यासाठी नवीन कोड घ्या.</translation>
    </message>
    <message>
        <source>Yes, leave it</source>
        <translation>होय, सोडा</translation>
    </message>
    <message>
        <source>only if it has one</source>
        <translation>असेल तरच</translation>
    </message>
</context>
<context>
    <name>HyphenSuggestion</name>
    <message>
        <source>Use hyphens</source>
        <translation>हायफन घाला</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page and gets a code.</source>
        <translation>1. व्यक्ती सर्व्हिसच्या पानावर संमती देते आणि तिला कोड मिळतो.</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. तो कोड येथे लिहा. तो एकदाच चालतो.</translation>
    </message>
    <message>
        <source>3. Paydesk keeps the token and never shows all of it.</source>
        <translation>3. टोकन Paydesk कडे राहतो; तो कधीही पूर्ण दिसत नाही.</translation>
    </message>
    <message>
        <source>A token is here</source>
        <translation>टोकन येथे आहे</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>ऑथरायझेशन कोड</translation>
    </message>
    <message>
        <source>Delete token</source>
        <translation>टोकन काढून टाका</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Get token</source>
        <translation>टोकन घ्या</translation>
    </message>
    <message>
        <source>Good until</source>
        <translation>कधीपर्यंत चालेल</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>ओळख</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>ठेवला</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>रेफरन्स</translation>
    </message>
    <message>
        <source>The token has expired</source>
        <translation>टोकनची मुदत संपली</translation>
    </message>
    <message>
        <source>The token is not deleted</source>
        <translation>टोकन काढला गेला नाही</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked and still has it.</source>
        <translation>या PC ची कीचेन लॉक आहे, टोकन अजून तिच्यात आहे.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>टोकन</translation>
    </message>
    <message>
        <source>Unlock the keychain, then delete the token again.</source>
        <translation>कीचेन अनलॉक करा, मग टोकन पुन्हा काढून टाका.</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>व्हेरिफिकेशन</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>व्यक्तीची ओळख तपासा</translation>
    </message>
    <message>
        <source>in memory, until Paydesk closes</source>
        <translation>मेमरीत, Paydesk बंद होईपर्यंत</translation>
    </message>
    <message>
        <source>in this PC&apos;s keychain</source>
        <translation>या PC च्या कीचेनमध्ये</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>सांगितले नाही</translation>
    </message>
    <message>
        <source>{time}, in {left}</source>
        <translation>{time}, {left} बाकी</translation>
    </message>
</context>
<context>
    <name>InternalTransferForm</name>
    <message>
        <source>Add two fund sources first</source>
        <translation>आधी दोन फंड सोर्स जोडा</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>बॅलन्स</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>From</source>
        <translation>कुठून</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} पाठवा</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>रिचार्ज खाते</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>बॅलन्स रिफ्रेश करा</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>शेरा</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>शेरा (ऐच्छिक)</translation>
    </message>
    <message>
        <source>Settings, Advanced</source>
        <translation>सेटिंग, प्रगत</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>खाते</translation>
    </message>
    <message>
        <source>This is the account it comes from. Choose another one.</source>
        <translation>पैसे याच खात्यातून जात आहेत. दुसरे खाते निवडा.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>कोणत्या खात्यात</translation>
    </message>
    <message>
        <source>To a fund source of ours</source>
        <translation>आपल्या फंड सोर्समध्ये</translation>
    </message>
    <message>
        <source>To a recharge account</source>
        <translation>रिचार्ज खात्यात</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ट्रान्सफर</translation>
    </message>
    <message>
        <source>Type the recharge account.</source>
        <translation>रिचार्ज खाते लिहा.</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>कुठे जाणार</translation>
    </message>
    <message>
        <source>before: {balance}</source>
        <translation>आधी: {balance}</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>अजून पाहिले नाही</translation>
    </message>
    <message>
        <source>now: {balance}</source>
        <translation>आता: {balance}</translation>
    </message>
</context>
<context>
    <name>ItemsCard</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>आणखी %n</numerusform>
            <numerusform>आणखी %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer Paydesk has written this PC&apos;s sales.</source>
        <translation>या PC ची विक्री नव्या Paydesk ने लिहिली आहे.</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales. No sale can start.</source>
        <translation>विक्रीची फाइल दुसऱ्या प्रोग्रामने धरली आहे. विक्री सुरू होत नाही.</translation>
    </message>
    <message>
        <source>Check the disk and the folder&apos;s rights, then press Enter again.</source>
        <translation>डिस्क आणि फोल्डरची परवानगी तपासा, मग पुन्हा Enter दाबा.</translation>
    </message>
    <message>
        <source>Check the sale in Orders before you charge again.</source>
        <translation>पुन्हा घेण्याआधी ‘ऑर्डर’ मध्ये ही विक्री तपासा.</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again.</source>
        <translation>Paydesk बंद करून पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs, then press Enter again.</source>
        <translation>बॅकअप किंवा अँटिव्हायरस प्रोग्राम बंद करा, मग पुन्हा Enter दाबा.</translation>
    </message>
    <message>
        <source>Every sale is saved, but none is checked now.</source>
        <translation>प्रत्येक विक्री सेव्ह आहे, पण आता एकही तपासली जात नाही.</translation>
    </message>
    <message>
        <source>Free some space, then press Enter again.</source>
        <translation>जागा मोकळी करा, मग पुन्हा Enter दाबा.</translation>
    </message>
    <message>
        <source>Paydesk has stopped working</source>
        <translation>Paydesk चे काम थांबले आहे</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk कडून चूक झाली</translation>
    </message>
    <message>
        <source>Paydesk may not write to its data folder. No sale can start.</source>
        <translation>Paydesk ला डेटा फोल्डरमध्ये लिहिता येत नाही. विक्री सुरू होत नाही.</translation>
    </message>
    <message>
        <source>Paydesk saves a sale before sending. Saving failed.</source>
        <translation>Paydesk पाठवण्याआधी विक्री सेव्ह करते. सेव्ह झाली नाही.</translation>
    </message>
    <message>
        <source>Somebody changed this PC&apos;s sales outside Paydesk.</source>
        <translation>कोणीतरी या PC ची विक्री Paydesk बाहेरून बदलली.</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was saved.</source>
        <translation>विक्री सेव्ह होताना काहीतरी बिघडले.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>तीच नवी आवृत्ती सुरू करा.</translation>
    </message>
    <message>
        <source>Take no payment here. Call your technician.</source>
        <translation>येथे पेमेंट घेऊ नका. तंत्रज्ञाला बोलवा.</translation>
    </message>
    <message>
        <source>Take no payment here. Tell the owner of the shop.</source>
        <translation>येथे कोणतेही पेमेंट घेऊ नका. दुकानाच्या मालकांना सांगा.</translation>
    </message>
    <message>
        <source>The disk of this PC is full</source>
        <translation>या PC ची डिस्क भरली आहे</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales cannot be read.</source>
        <translation>या PC च्या विक्रीची फाइल वाचता येत नाही.</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales was removed or replaced.</source>
        <translation>या PC च्या विक्रीची फाइल काढली किंवा बदलली गेली.</translation>
    </message>
    <message>
        <source>The journal cannot be written</source>
        <translation>जर्नल लिहिता येत नाही</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>जर्नल खराब झाले आहे</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>जर्नल वापरात आहे</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>जर्नल सापडत नाही</translation>
    </message>
    <message>
        <source>The journal is of a newer Paydesk</source>
        <translation>जर्नल नव्या Paydesk चे आहे</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>जर्नलमध्ये फेरफार झाला आहे</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>1 year</source>
        <translation>1 वर्ष</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 दिवस</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 दिवस</translation>
    </message>
    <message>
        <source>Access token of identity</source>
        <translation>ओळखीचा अ‍ॅक्सेस टोकन</translation>
    </message>
    <message>
        <source>Addresses, shop, terminal, limits; no keys</source>
        <translation>पत्ते, दुकान, टर्मिनल, मर्यादा; कीज नाहीत</translation>
    </message>
    <message>
        <source>Amounts, names, results; accounts, UPI addresses and phones masked</source>
        <translation>रक्कम, नावे, निकाल; खाती, UPI पत्ते आणि फोन नंबर झाकलेले</translation>
    </message>
    <message>
        <source>Amounts, order numbers, times; phones masked</source>
        <translation>रक्कम, ऑर्डर नंबर, वेळा; फोन नंबर झाकलेले</translation>
    </message>
    <message>
        <source>Client ids and secrets; never in a file</source>
        <translation>क्लायंट ID आणि सीक्रेट; कोणत्याही फाइलमध्ये कधीही नाही</translation>
    </message>
    <message>
        <source>Copies of the journal</source>
        <translation>जर्नलच्या प्रती</translation>
    </message>
    <message>
        <source>For support; no keys, phones or accounts</source>
        <translation>सपोर्टसाठी; कीज, फोन नंबर किंवा खाती नाहीत</translation>
    </message>
    <message>
        <source>Key for spotting repeats</source>
        <translation>पुनरावृत्ती ओळखणारी की</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>सर्व्हिसच्या कीज</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>लॉग</translation>
    </message>
    <message>
        <source>Made before an update of Paydesk</source>
        <translation>Paydesk च्या अपडेटआधी बनवले</translation>
    </message>
    <message>
        <source>Mark of the journal</source>
        <translation>जर्नलची खूण</translation>
    </message>
    <message>
        <source>Memory, until Paydesk closes</source>
        <translation>मेमरी, Paydesk बंद होईपर्यंत</translation>
    </message>
    <message>
        <source>Names and roles; PINs scrambled</source>
        <translation>नावे आणि भूमिका; PIN झाकलेले</translation>
    </message>
    <message>
        <source>Nothing finished is that old.</source>
        <translation>एवढे जुने पूर्ण झालेले काही नाही.</translation>
    </message>
    <message>
        <source>Nothing in it is real</source>
        <translation>यातले काहीही खरे नाही</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>पेआउट</translation>
    </message>
    <message>
        <source>People and their PINs</source>
        <translation>माणसे आणि त्यांचे PIN</translation>
    </message>
    <message>
        <source>Recognises an account paid before, without keeping it</source>
        <translation>आधी पैसे दिलेले खाते ते न साठवता ओळखते</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>विक्री</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Shows if an older copy was put in place</source>
        <translation>जुनी प्रत ठेवली गेली का ते दाखवते</translation>
    </message>
    <message>
        <source>Sign-ins, unlocks, changes; kept as long as the journal</source>
        <translation>साइन इन, अनलॉक, बदल; जर्नल असेपर्यंत ठेवले जातात</translation>
    </message>
    <message>
        <source>The demo&apos;s pretend service</source>
        <translation>डेमोची नकली सर्व्हिस</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain</source>
        <translation>या PC ची कीचेन</translation>
    </message>
    <message>
        <source>Until it expires or is deleted; never in a file</source>
        <translation>मुदत संपेपर्यंत किंवा काढेपर्यंत; कधीही फाइलमध्ये नाही</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>कोणी काय केले</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>झाले</translation>
    </message>
    <message>
        <source>Key of {name}</source>
        <translation>{name} ची की</translation>
    </message>
    <message>
        <source>Put this key into the program now. Paydesk shows a key once.</source>
        <translation>ही की आता प्रोग्राममध्ये टाका. Paydesk की एकदाच दाखवते.</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Backspace</source>
        <translation>मागील अंक पुसा</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>पुसा</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>कीपॅड</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>अधिक</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>पॉइंट</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>गुणिले</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys</source>
        <translation>सर्व बटणे</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>डॅशबोर्डमध्ये दुकानाच्या पत्त्याला परवानगी द्या, किंवा सेटिंगमध्ये public key टाका.</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>तेथे दुसरी सर्व्हिस किंवा दुसरी आवृत्ती उत्तर देते.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>पेमेंट सर्व्हिसच्या सपोर्टला परवानगी द्यायला सांगा.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करा</translation>
    </message>
    <message>
        <source>Charge again</source>
        <translation>पुन्हा घ्या</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI तपासा</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>आता तपासा</translation>
    </message>
    <message>
        <source>Check that they are of this part and mode: test or live.</source>
        <translation>त्या याच भागाच्या आणि प्रकारच्या आहेत का तपासा: टेस्ट किंवा लाइव्ह.</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>या PC चे नेटवर्क पाहा आणि पुन्हा तपासा.</translation>
    </message>
    <message>
        <source>Checks UPI addresses, makes payout links, sends money.</source>
        <translation>UPI पत्ते तपासते, पेआउट लिंक बनवते, पैसे पाठवते.</translation>
    </message>
    <message>
        <source>Client ID: {number}</source>
        <translation>क्लायंट ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>पॅनेल बंद करा, किंवा रक्कम पुसा</translation>
    </message>
    <message>
        <source>Compare address and version with the service&apos;s documentation.</source>
        <translation>पत्ता आणि आवृत्ती सर्व्हिसच्या माहितीशी जुळवा.</translation>
    </message>
    <message>
        <source>Copy both again from the dashboard, without spaces. The public key too, if set.</source>
        <translation>दोन्ही डॅशबोर्डवरून पुन्हा कॉपी करा, मोकळ्या जागेशिवाय. public key असेल तर तीही.</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>ग्राहक स्क्रीन</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>दिवसाची रिपोर्ट</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>तुम्हाला {address} म्हणायचे आहे का?</translation>
    </message>
    <message>
        <source>Exchanges the code of a person who proved their identity.</source>
        <translation>ओळख सिद्ध केलेल्या व्यक्तीचा कोड बदलून टोकन घेते.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>पूर्ण स्क्रीन</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>माल द्या</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>माल आता द्या</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदत</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>ओळख</translation>
    </message>
    <message>
        <source>In the keychain</source>
        <translation>कीचेनमध्ये</translation>
    </message>
    <message>
        <source>It is {minutes} min ahead of the service&apos;s clock.</source>
        <translation>ते सर्व्हिसच्या घड्याळापेक्षा {minutes} मिनिटे पुढे आहे.</translation>
    </message>
    <message>
        <source>It is {minutes} min behind the service&apos;s clock.</source>
        <translation>ते सर्व्हिसच्या घड्याळापेक्षा {minutes} मिनिटे मागे आहे.</translation>
    </message>
    <message>
        <source>Kept in memory. Paydesk needs them at each start.</source>
        <translation>मेमरीत ठेवल्या आहेत. Paydesk ला त्या दर वेळी सुरू होताना लागतात.</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>या PC च्या कीचेनमध्ये ठेवल्या आहेत.</translation>
    </message>
    <message>
        <source>Let this PC set its time, check the time zone, test again.</source>
        <translation>या PC ला वेळ सेट करू द्या, टाइम झोन तपासा, पुन्हा तपासणी करा.</translation>
    </message>
    <message>
        <source>Link instead</source>
        <translation>त्याऐवजी लिंक</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>लॉक</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>नवीन QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>पुढचा ग्राहक</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>कीज नाहीत</translation>
    </message>
    <message>
        <source>No keys yet. This part of Paydesk stays closed.</source>
        <translation>अजून कीज नाहीत. Paydesk चा हा भाग बंद राहतो.</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>दुकानाच्या खात्यासाठी सुरू नाही</translation>
    </message>
    <message>
        <source>Nothing is known about the keys.</source>
        <translation>कीजबद्दल काहीही माहीत नाही.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>काहीही पाठवले नाही.</translation>
    </message>
    <message>
        <source>One is empty, or has a wrong character. Nothing was sent.</source>
        <translation>एक रिकामे आहे, किंवा त्यात चुकीचे अक्षर आहे. काहीही पाठवले नाही.</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links. Every sale needs them.</source>
        <translation>ऑर्डर, QR कोड आणि पेमेंट लिंक. प्रत्येक विक्रीला लागतात.</translation>
    </message>
    <message>
        <source>Pay on the phone</source>
        <translation>फोनवर पेमेंट करा</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk हा पत्ता वापरू शकत नाही</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>पेमेंट लिंक</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>पेमेंट</translation>
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
        <translation>स्लिप प्रिंट करा</translation>
    </message>
    <message>
        <source>QR instead</source>
        <translation>त्याऐवजी QR</translation>
    </message>
    <message>
        <source>QR on the screen</source>
        <translation>स्क्रीनवर QR</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>पावती</translation>
    </message>
    <message>
        <source>Receipt by WhatsApp</source>
        <translation>WhatsApp ने पावती</translation>
    </message>
    <message>
        <source>Receipt by mail</source>
        <translation>मेलने पावती</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>रिफंड</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>यादीतून काढा</translation>
    </message>
    <message>
        <source>SMS</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>Say the last announcement again</source>
        <translation>शेवटची सूचना पुन्हा बोला</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>शोधा</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकानाचा QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR दाखवा</translation>
    </message>
    <message>
        <source>Slips and days have this PC&apos;s time. Correct it: Paydesk follows.</source>
        <translation>स्लिप आणि दिवसांवर या PC ची वेळ असते. ती दुरुस्त करा: Paydesk तीच घेते.</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} नंतर पुन्हा तपासा.</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>कनेक्शन चालते</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>कीज चुकीच्या आहेत</translation>
    </message>
    <message>
        <source>The keys on this PC are of {host}. Paydesk sends them nowhere else.</source>
        <translation>या PC वरील कीज {host} च्या आहेत. Paydesk त्या दुसरीकडे पाठवत नाही.</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>सर्व्हिसने उत्तर दिले नाही</translation>
    </message>
    <message>
        <source>The service does not know this client id with this secret.</source>
        <translation>या सीक्रेटसह हा क्लायंट ID सर्व्हिसला माहीत नाही.</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>सर्व्हिसने हा भाग अजून सुरू केला नाही.</translation>
    </message>
    <message>
        <source>The service knows the keys.</source>
        <translation>सर्व्हिस या कीज ओळखते.</translation>
    </message>
    <message>
        <source>The service knows the keys. It answered in {time} ms.</source>
        <translation>सर्व्हिस या कीज ओळखते. उत्तर {time} ms मध्ये आले.</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>सर्व्हिसने पत्ता नाकारला, कीज नाही.</translation>
    </message>
    <message>
        <source>There are no keys to test</source>
        <translation>तपासायला कीज नाहीत</translation>
    </message>
    <message>
        <source>These cannot be keys</source>
        <translation>या कीज असू शकत नाहीत</translation>
    </message>
    <message>
        <source>They say they paid</source>
        <translation>ग्राहक म्हणतो, झाले</translation>
    </message>
    <message>
        <source>They stay in memory until Paydesk closes, in no file.</source>
        <translation>त्या Paydesk बंद होईपर्यंत मेमरीत राहतात, फाइलमध्ये नाही.</translation>
    </message>
    <message>
        <source>This PC has no keychain: type the keys at each start</source>
        <translation>या PC ला कीचेन नाही: दर वेळी सुरू करताना कीज टाका</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>या PC चे घड्याळ चुकीचे आहे</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked. Open it, or type the keys in Settings.</source>
        <translation>या PC ची कीचेन लॉक आहे. ती अनलॉक करा, किंवा सेटिंगमध्ये कीज टाका.</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: type the keys at each start</source>
        <translation>या PC ची कीचेन लॉक आहे: दर वेळी सुरू करताना कीज टाका</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>दुकानाचा इंटरनेट पत्ता परवानगी-यादीत नाही</translation>
    </message>
    <message>
        <source>Type the client id and secret from the service&apos;s dashboard first.</source>
        <translation>आधी सर्व्हिसच्या डॅशबोर्डवरून क्लायंट ID आणि सीक्रेट टाका.</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज टाका</translation>
    </message>
    <message>
        <source>Until Paydesk closes</source>
        <translation>Paydesk बंद होईपर्यंत</translation>
    </message>
    <message>
        <source>Use {address}</source>
        <translation>{address} वापरा</translation>
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
        <translation>स्कॅन केलेला बिल नंबर कोणत्याही पानावर आपल्या रकान्यात भरतो.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कीज</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR has another amount.</source>
        <translation>नवीन QR ची रक्कम वेगळी आहे.</translation>
    </message>
    <message>
        <source>Already scanned by the phone here</source>
        <translation>येथील फोनने आधीच स्कॅन केले</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Amount included</source>
        <translation>रक्कम आत आहे</translation>
    </message>
    <message>
        <source>At most {amount}.</source>
        <translation>जास्तीत जास्त {amount}.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Be the customer</source>
        <translation>ग्राहक बना</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>या किऑस्कचा PIN निवडा</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>किऑस्क बंद करा</translation>
    </message>
    <message>
        <source>Confirmed by the payment service.</source>
        <translation>पेमेंट सर्व्हिसने खात्री दिली.</translation>
    </message>
    <message>
        <source>Cut the line</source>
        <translation>नेटवर्क तोडा</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>नकार द्या</translation>
    </message>
    <message>
        <source>Declined. Nothing paid.</source>
        <translation>नाकारले. पेमेंट झाले नाही.</translation>
    </message>
    <message>
        <source>Enter the PIN of this kiosk.</source>
        <translation>या किऑस्कचा PIN टाका.</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>तोच PIN पुन्हा टाका</translation>
    </message>
    <message>
        <source>First money came. Hand over once, or refund.</source>
        <translation>पहिले पैसे आले. एकदाच माल द्या, किंवा रिफंड करा.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>हिरवी</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>हिरवी: माल द्या</translation>
    </message>
    <message>
        <source>HAND OVER appears only after payment.</source>
        <translation>‘माल द्या’ पेमेंटनंतरच दिसते.</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>पेमेंट झाले का?</translation>
    </message>
    <message>
        <source>Join this Wi-Fi and scan. Or press Pay.</source>
        <translation>या Wi-Fi ला जोडा आणि स्कॅन करा. किंवा ‘पेमेंट’ दाबा.</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>किऑस्क</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>थाळी</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>पुढे</translation>
    </message>
    <message>
        <source>No answer. Paydesk waits: keep the goods.</source>
        <translation>उत्तर नाही. Paydesk थांबते: माल देऊ नका.</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>देणे काही नाही.</translation>
    </message>
    <message>
        <source>Or choose</source>
        <translation>किंवा निवडा</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>किऑस्कचा PIN</translation>
    </message>
    <message>
        <source>Paid in {n} s.</source>
        <translation>{n} s मध्ये पेमेंट झाले.</translation>
    </message>
    <message>
        <source>Paid to</source>
        <translation>यांना पेमेंट झाले</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>पेमेंट करा</translation>
    </message>
    <message>
        <source>Pay too late</source>
        <translation>उशिरा पेमेंट करा</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>दोनदा पेमेंट करा</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>{amount} चे पेमेंट करा</translation>
    </message>
    <message>
        <source>Paydesk checks the QR and hides it.</source>
        <translation>Paydesk QR तपासते आणि लपवते.</translation>
    </message>
    <message>
        <source>Paydesk sees both. One goes back.</source>
        <translation>Paydesk ला दोन्ही दिसतात. एक परत जाते.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>पेमेंट होत आहे</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>Press Pay on the phone here.</source>
        <translation>येथे ‘फोनवर पेमेंट करा’ दाबा.</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>नकली फोन</translation>
    </message>
    <message>
        <source>Restarts in {n} s</source>
        <translation>{n} s मध्ये पुन्हा सुरू होते</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>साडी</translation>
    </message>
    <message>
        <source>Save PIN</source>
        <translation>PIN सेव्ह करा</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>स्कॅन करा</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>तुमच्या फोनने स्कॅन करा</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>दुकान रद्द करते</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR दाखवा</translation>
    </message>
    <message>
        <source>Staff: close</source>
        <translation>स्टाफ: बंद करा</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>पुन्हा सुरू करा</translation>
    </message>
    <message>
        <source>Step {n} of 3: {words}</source>
        <translation>टप्पा {n}, एकूण 3: {words}</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>चहा</translation>
    </message>
    <message>
        <source>The PINs differ. Try again.</source>
        <translation>PIN जुळत नाहीत. पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>The line is back. Paydesk checks again.</source>
        <translation>कनेक्शन परत आले. Paydesk पुन्हा तपासते.</translation>
    </message>
    <message>
        <source>The line is cut while you pay.</source>
        <translation>पेमेंट करताना कनेक्शन तुटते.</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay.</source>
        <translation>सर्व्हिसची खात्री: कोणीही पेमेंट करू शकत नाही.</translation>
    </message>
    <message>
        <source>The shop cancels. The QR is gone.</source>
        <translation>दुकान रद्द करते. QR निघून गेला.</translation>
    </message>
    <message>
        <source>The shop gives up and charges again.</source>
        <translation>दुकान ते सोडून पुन्हा घेते.</translation>
    </message>
    <message>
        <source>This PIN closes the kiosk. Write it down.</source>
        <translation>या PIN ने किऑस्क बंद होतो. लिहून ठेवा.</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>ओळखायला फार सोपा. दुसरा PIN टाका.</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>फार वेळा चुकीचा PIN.</translation>
    </message>
    <message>
        <source>Touch to start</source>
        <translation>सुरू करायला स्पर्श करा</translation>
    </message>
    <message>
        <source>Try UPI with your phone or ours.</source>
        <translation>तुमच्या किंवा आमच्या फोनने UPI करून पाहा.</translation>
    </message>
    <message>
        <source>Try a problem</source>
        <translation>एक अडचण करून पाहा</translation>
    </message>
    <message>
        <source>Try again in {n} s.</source>
        <translation>{n} सेकंदांत पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Two phones pay the same QR.</source>
        <translation>दोन फोन एकाच QR चे पेमेंट करतात.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>कशासाठी</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>रक्कम लिहा</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>किंमत किती?</translation>
    </message>
    <message>
        <source>With your phone</source>
        <translation>तुमच्या फोनने</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>चुकीचा PIN.</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>चुकीची रक्कम</translation>
    </message>
    <message>
        <source>You pay, but your bank is slow.</source>
        <translation>तुम्ही पेमेंट करता, पण तुमची बँक हळू आहे.</translation>
    </message>
    <message>
        <source>You see it.</source>
        <translation>तुम्हीच पाहा.</translation>
    </message>
    <message>
        <source>after the shop gave up</source>
        <translation>दुकानाने सोडल्यानंतर</translation>
    </message>
    <message>
        <source>before you pay</source>
        <translation>तुम्ही पेमेंट करण्याआधी</translation>
    </message>
    <message>
        <source>from Pretend Bank ••4321</source>
        <translation>नकली बँक ••4321 कडून</translation>
    </message>
    <message>
        <source>in the QR</source>
        <translation>QR मध्ये</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>दोन फोन, एक QR</translation>
    </message>
    <message>
        <source>while paying</source>
        <translation>पेमेंट चालू असताना</translation>
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
        <translation>पुन्हा घेतलेली विक्री</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>नंतर ठरवा</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>या विक्रीचा माल द्या</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>नाही: आता माल द्या</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>शिफारस</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} रिफंड करा</translation>
    </message>
    <message>
        <source>Stays here until settled.</source>
        <translation>निकाली निघेपर्यंत येथे राहते.</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>ही विक्री</translation>
    </message>
    <message>
        <source>Were the goods given for {order} ({amount}, {time})?</source>
        <translation>{order} ({amount}, {time}) चा माल दिला का?</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>माल दिला का?</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>काय झाले</translation>
    </message>
    <message>
        <source>Yes: refund this one</source>
        <translation>हो: हिचा रिफंड करा</translation>
    </message>
</context>
<context>
    <name>LimitSettings</name>
    <message>
        <source>A cashier&apos;s payout link, at most</source>
        <translation>कॅशियरची पेआउट लिंक, जास्तीत जास्त</translation>
    </message>
    <message>
        <source>Above a limit, a second person&apos;s PIN is needed. Empty: no limit.</source>
        <translation>मर्यादेच्या वर दुसऱ्या व्यक्तीचा PIN लागतो. रिकामे: मर्यादा नाही.</translation>
    </message>
    <message>
        <source>Above this, or if empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>याच्या वर किंवा रिकामे असेल तर कॅशियरच्या पेआउट लिंकला सुपरवायझरचा PIN लागतो.</translation>
    </message>
    <message>
        <source>All of a day, at most</source>
        <translation>दिवसभरात सर्व, जास्तीत जास्त</translation>
    </message>
    <message>
        <source>Limits of this shop</source>
        <translation>या दुकानाच्या मर्यादा</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>मर्यादा नाही</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>काहीही नाही</translation>
    </message>
    <message>
        <source>One transfer, at most</source>
        <translation>एक ट्रान्सफर, जास्तीत जास्त</translation>
    </message>
    <message>
        <source>To one beneficiary a day, at most</source>
        <translation>एका लाभार्थीला एका दिवसात, जास्तीत जास्त</translation>
    </message>
</context>
<context>
    <name>LinkPane</name>
    <message>
        <source>Copied</source>
        <translation>कॉपी झाले</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>लिंक कॉपी करा</translation>
    </message>
    <message>
        <source>Customer&apos;s phone</source>
        <translation>ग्राहकाचा फोन</translation>
    </message>
    <message>
        <source>Not with a UPI app</source>
        <translation>UPI अ‍ॅपने नाही</translation>
    </message>
    <message>
        <source>Or scan with the phone camera</source>
        <translation>किंवा फोनच्या कॅमेऱ्याने स्कॅन करा</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>पेमेंट लिंक</translation>
    </message>
    <message>
        <source>Send the link</source>
        <translation>लिंक पाठवा</translation>
    </message>
</context>
<context>
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>तुमच्यासाठी पैसे</translation>
    </message>
    <message>
        <source>Money sent</source>
        <translation>पैसे पाठवले</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>पेआउट लिंक</translation>
    </message>
    <message>
        <source>Refund of order {number}</source>
        <translation>ऑर्डर {number} चा रिफंड</translation>
    </message>
    <message>
        <source>Scan, then choose where the money goes.</source>
        <translation>स्कॅन करा, मग पैसे कुठे जातील ते निवडा.</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: anyone who has it gets the money.</source>
        <translation>{day} पर्यंत. जपून ठेवा: ज्याच्याकडे असेल त्याला पैसे मिळतात.</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>लिंक कॉपी करा</translation>
    </message>
    <message>
        <source>For the customer to scan. Hidden in {time}, or by any key.</source>
        <translation>ग्राहकाने स्कॅन करण्यासाठी. {time} नंतर, किंवा कोणतेही बटण दाबल्यावर लपते.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>प्रिंट करा</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>पुन्हा दाखवा</translation>
    </message>
    <message>
        <source>The link as a QR code, for the customer</source>
        <translation>ग्राहकासाठी लिंक, QR कोड म्हणून</translation>
    </message>
    <message>
        <source>The link is hidden: {link}</source>
        <translation>लिंक लपवली आहे: {link}</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>A field is unknown or repeated.</source>
        <translation>एक रकाना अनोळखी किंवा दोनदा आहे.</translation>
    </message>
    <message>
        <source>Bill link refused.</source>
        <translation>बिल लिंक नाकारली.</translation>
    </message>
    <message>
        <source>Bill links are off.</source>
        <translation>बिल लिंक बंद आहेत.</translation>
    </message>
    <message>
        <source>Bill not opened.</source>
        <translation>बिल उघडले नाही.</translation>
    </message>
    <message>
        <source>Clear the form, then open the link again.</source>
        <translation>फॉर्म रिकामा करा, मग लिंक पुन्हा उघडा.</translation>
    </message>
    <message>
        <source>Finish this sale, then open the link again.</source>
        <translation>ही विक्री पूर्ण करा, मग लिंक पुन्हा उघडा.</translation>
    </message>
    <message>
        <source>Go to Sell, then open the link again.</source>
        <translation>‘विक्री करा’ वर जा, मग लिंक पुन्हा उघडा.</translation>
    </message>
    <message>
        <source>Not a charge link.</source>
        <translation>ही पैसे घेण्याची लिंक नाही.</translation>
    </message>
    <message>
        <source>See Settings, Billing programs.</source>
        <translation>सेटिंग, बिलिंग प्रोग्राम पाहा.</translation>
    </message>
    <message>
        <source>The address to go back to is wrong.</source>
        <translation>परत जाण्याचा पत्ता चुकीचा आहे.</translation>
    </message>
    <message>
        <source>The amount is missing or wrong.</source>
        <translation>रक्कम नाही किंवा चुकीची आहे.</translation>
    </message>
    <message>
        <source>The bill number is missing or wrong.</source>
        <translation>बिल नंबर नाही किंवा चुकीचा आहे.</translation>
    </message>
    <message>
        <source>The program name is wrong.</source>
        <translation>प्रोग्रामचे नाव चुकीचे आहे.</translation>
    </message>
    <message>
        <source>Unlock, then open the link again.</source>
        <translation>अनलॉक करा, मग लिंक पुन्हा उघडा.</translation>
    </message>
    <message>
        <source>Wait 5 seconds, then open the link again.</source>
        <translation>5 सेकंद थांबा, मग लिंक पुन्हा उघडा.</translation>
    </message>
</context>
<context>
    <name>ListFilterController</name>
    <message>
        <source>Newest {n} listed; sums are of all. Choose fewer days to see others.</source>
        <translation>सर्वात नवीन {n} यादीत; बेरीज सर्वांची. इतर पाहण्यासाठी कमी दिवस निवडा.</translation>
    </message>
</context>
<context>
    <name>Loan</name>
    <message>
        <source>Loan</source>
        <translation>कर्ज</translation>
    </message>
</context>
<context>
    <name>LoanForm</name>
    <message>
        <source>Add a charge</source>
        <translation>चार्ज जोडा</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Amount of charge {n}</source>
        <translation>चार्ज {n} ची रक्कम</translation>
    </message>
    <message>
        <source>Amount of the loan</source>
        <translation>कर्जाची रक्कम</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>लाभार्थी ID</translation>
    </message>
    <message>
        <source>Charge for {party}</source>
        <translation>{party} चा चार्ज</translation>
    </message>
    <message>
        <source>Charges are deducted and paid out at the end of the day.</source>
        <translation>चार्ज वजा करून दिवसाच्या शेवटी दिले जातात.</translation>
    </message>
    <message>
        <source>If the service knows this id, it may pay the account saved there.</source>
        <translation>सर्व्हिसला हा ID माहीत असेल तर तेथे सेव्ह केलेल्या खात्यात पैसे जाऊ शकतात.</translation>
    </message>
    <message>
        <source>Lend {amount}</source>
        <translation>{amount} कर्ज द्या</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>पार्टी</translation>
    </message>
    <message>
        <source>Party of charge {n}</source>
        <translation>चार्ज {n} ची पार्टी</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
    </message>
    <message>
        <source>Remove charge {n}</source>
        <translation>चार्ज {n} काढा</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>लाभार्थीला मिळतात</translation>
    </message>
    <message>
        <source>The beneficiary gets {net}: {amount} less {charges} of charges.</source>
        <translation>लाभार्थीला {net} मिळतात: {amount} मधून {charges} चार्ज वजा.</translation>
    </message>
    <message>
        <source>The charges are {amount} more than the loan.</source>
        <translation>चार्ज कर्जापेक्षा {amount} जास्त आहेत.</translation>
    </message>
    <message>
        <source>What the service knows of it may stay empty.</source>
        <translation>सर्व्हिसला जे माहीत आहे ते रिकामे ठेवता येते.</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>कोणाला मिळणार?</translation>
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
        <translation>लॉक आहे</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>कोणीही साइन इन करू शकत नाही</translation>
    </message>
    <message numerus="yes">
        <source>Paid meanwhile: %n</source>
        <translation>
            <numerusform>दरम्यान पेमेंट झाले: %n</numerusform>
            <numerusform>दरम्यान पेमेंट झाली: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading people. This PC may ask for a password.</source>
        <translation>माणसांची यादी वाचत आहे. हा PC पासवर्ड मागू शकतो.</translation>
    </message>
    <message numerus="yes">
        <source>Still paying: %n</source>
        <translation>
            <numerusform>पेमेंट चालू: %n</numerusform>
            <numerusform>पेमेंट चालू: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>पुन्हा प्रयत्न करा</translation>
    </message>
    <message>
        <source>Unlock to see.</source>
        <translation>पाहायला अनलॉक करा.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>या PC च्या कीचेनची वाट पाहत आहे</translation>
    </message>
</context>
<context>
    <name>LockSettings</name>
    <message numerus="yes">
        <source>%n minutes without a touch</source>
        <translation>
            <numerusform>%n मिनिटे स्पर्श न झाल्यास</numerusform>
            <numerusform>%n मिनिटे स्पर्श न झाल्यास</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds without a touch</source>
        <translation>
            <numerusform>%n सेकंद स्पर्श न झाल्यास</numerusform>
            <numerusform>%n सेकंद स्पर्श न झाल्यास</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>लॉक</translation>
    </message>
    <message>
        <source>Lock the screen after</source>
        <translation>इतक्या वेळानंतर स्क्रीन लॉक करा</translation>
    </message>
    <message>
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>पैसे पाठवणारी पाने एक मिनिट काम न झाल्यास बंद होतात, येथे काहीही सेट असो.</translation>
    </message>
</context>
<context>
    <name>LogoSettings</name>
    <message>
        <source>Choose a PNG or JPEG of at most {size} KB and {side} pixels.</source>
        <translation>जास्तीत जास्त {size} KB आणि {side} पिक्सेलची PNG किंवा JPEG निवडा.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>चित्र निवडा</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>लोगो</translation>
    </message>
    <message>
        <source>Logo saved</source>
        <translation>लोगो सेव्ह झाला</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>लोगो नाही</translation>
    </message>
    <message>
        <source>PNG or JPEG, up to {size} KB, for receipts and the customer&apos;s screen.</source>
        <translation>PNG किंवा JPEG, {size} KB पर्यंत, पावती आणि ग्राहक स्क्रीनसाठी.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
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
        <translation>{shop}, खरे पैसे फिरत नाहीत</translation>
    </message>
</context>
<context>
    <name>ManualSettlementCard</name>
    <message>
        <source>Did it arrive?</source>
        <translation>पैसे पोहोचले का?</translation>
    </message>
    <message>
        <source>If the money arrived, sending again pays twice. Your name is recorded.</source>
        <translation>पैसे पोहोचले असतील तर पुन्हा पाठवल्याने दोनदा जातात. तुमच्या नावाची नोंद होते.</translation>
    </message>
    <message>
        <source>It arrived</source>
        <translation>पैसे पोहोचले</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>पैसे पोहोचले नाहीत</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>नाही, मागे जा</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>बॅलन्स रिफ्रेश करा</translation>
    </message>
    <message>
        <source>The service cannot check this one. Compare both balances, then say it here.</source>
        <translation>सर्व्हिस हे तपासू शकत नाही. दोन्ही बॅलन्स जुळवा, मग येथे सांगा.</translation>
    </message>
    <message>
        <source>The service gives no result. Check the account&apos;s statement, then say it here.</source>
        <translation>सर्व्हिस निकाल देत नाही. खात्याचे स्टेटमेंट तपासा, मग येथे सांगा.</translation>
    </message>
    <message>
        <source>This cannot be changed later. Your name is recorded.</source>
        <translation>हे नंतर बदलता येत नाही. तुमच्या नावाची नोंद होते.</translation>
    </message>
    <message>
        <source>Yes, it arrived</source>
        <translation>हो, पोहोचले</translation>
    </message>
    <message>
        <source>Yes, it did not arrive</source>
        <translation>हो, पोहोचले नाहीत</translation>
    </message>
    <message>
        <source>You say that it arrived</source>
        <translation>पैसे पोहोचले असे तुम्ही सांगता</translation>
    </message>
    <message>
        <source>You say that it did not arrive</source>
        <translation>पैसे पोहोचले नाहीत असे तुम्ही सांगता</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>More actions</source>
        <translation>आणखी पर्याय</translation>
    </message>
</context>
<context>
    <name>MenuChoice</name>
    <message>
        <source>All</source>
        <translation>सर्व</translation>
    </message>
</context>
<context>
    <name>MessageView</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to the form</source>
        <translation>परत फॉर्मवर</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>झाले</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>तपासून पाहा</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation>हे असे पाठवता येत नाही</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>याचे काय झाले</translation>
    </message>
</context>
<context>
    <name>MoneyOutPresenter</name>
    <message>
        <source>Save as a file</source>
        <translation>फाइलमध्ये सेव्ह करा</translation>
    </message>
</context>
<context>
    <name>MoneyOutSettings</name>
    <message>
        <source>Money out</source>
        <translation>पैसे पाठवणे</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>More</source>
        <translation>आणखी</translation>
    </message>
</context>
<context>
    <name>NameCheck</name>
    <message>
        <source>Bank says {name}</source>
        <translation>बँकेत नाव {name}</translation>
    </message>
    <message>
        <source>Bank says {name}: not the name typed</source>
        <translation>बँकेत नाव {name}: लिहिलेले नाव नाही</translation>
    </message>
    <message>
        <source>Check name</source>
        <translation>नाव तपासा</translation>
    </message>
    <message>
        <source>Checking the name…</source>
        <translation>नाव तपासत आहे…</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>नाव नाही</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>नवीन जर्नल सुरू करा</translation>
    </message>
    <message>
        <source>For a damaged journal, or one the hub refuses. The old file stays.</source>
        <translation>खराब किंवा हबने नाकारलेल्या जर्नलसाठी. जुनी फाइल राहते.</translation>
    </message>
    <message>
        <source>Readable open sales and payouts continue. For others, check the service&apos;s dashboard.</source>
        <translation>वाचता येणारी खुली विक्री आणि पेआउट चालू राहतात. इतर सर्व्हिसच्या डॅशबोर्डमध्ये तपासा.</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>जर्नल बाजूला ठेवायचे?</translation>
    </message>
    <message>
        <source>Yes, set it aside</source>
        <translation>हो, बाजूला ठेवा</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>A newer Paydesk is there: {version}</source>
        <translation>नवा Paydesk आला आहे: {version}</translation>
    </message>
    <message>
        <source>Help (F1), About says what is new, and where to get it.</source>
        <translation>मदत (F1), माहिती मध्ये नवे काय आणि कोठे मिळेल ते आहे.</translation>
    </message>
</context>
<context>
    <name>NoteTile</name>
    <message>
        <source>Add a name or note</source>
        <translation>नाव किंवा नोंद जोडा</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>बिल नंबर</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>नाव किंवा नोंद</translation>
    </message>
    <message>
        <source>Remove bill number</source>
        <translation>बिल नंबर काढा</translation>
    </message>
</context>
<context>
    <name>OfferSettings</name>
    <message>
        <source>Loans</source>
        <translation>कर्ज</translation>
    </message>
    <message>
        <source>Offered in Payouts</source>
        <translation>पेआउटमध्ये उपलब्ध</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>व्यक्तीची ओळख तपासा</translation>
    </message>
</context>
<context>
    <name>OrderRefundForm</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Back to the account that paid</source>
        <translation>ज्या खात्यातून आले, त्यात परत</translation>
    </message>
    <message>
        <source>In 5 to 7 days</source>
        <translation>5 ते 7 दिवसांत</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>आता</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>रिफंड</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} रिफंड करा</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>कशाचा रिफंड</translation>
    </message>
    <message>
        <source>When</source>
        <translation>केव्हा</translation>
    </message>
    <message>
        <source>Which reason?</source>
        <translation>कोणते कारण?</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>बिल</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>नाव किंवा नोंद</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>वेळ</translation>
    </message>
</context>
<context>
    <name>OrdersCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>रक्कम (INR)</translation>
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
        <translation>दिवस</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Net (INR)</source>
        <translation>निव्वळ (INR)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>पेमेंट</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ती</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>Refunded (INR)</source>
        <translation>रिफंड (INR)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>वेळ</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n सापडली</numerusform>
            <numerusform>%n सापडल्या</numerusform>
        </translation>
    </message>
    <message>
        <source>Amount, name or bill</source>
        <translation>रक्कम, नाव किंवा बिल</translation>
    </message>
    <message>
        <source>Check the digits, or type fewer.</source>
        <translation>अंक तपासा, किंवा कमी लिहा.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV सेव्ह करा</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>{day}: विक्री नाही</translation>
    </message>
    <message>
        <source>No such sale on {day}</source>
        <translation>{day}: अशी विक्री नाही</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>पेमेंट झाले नाही</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}” साठी काहीही सापडले नाही</translation>
    </message>
    <message>
        <source>Open or unknown</source>
        <translation>खुली किंवा माहीत नाही</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ती</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>रिफंड झाला</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फाइलमध्ये सेव्ह करा</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>शोधा</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>सर्व दाखवा</translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation>कालची दाखवा</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
</context>
<context>
    <name>OthersCard</name>
    <message>
        <source>Also waiting</source>
        <translation>हेही प्रतीक्षेत</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>आणखी {n}</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>By</source>
        <translation>कोणी</translation>
    </message>
    <message>
        <source>Cancel payout link</source>
        <translation>पेआउट लिंक रद्द करा</translation>
    </message>
    <message>
        <source>Cancel this link? Nobody can collect the money with it.</source>
        <translation>ही लिंक रद्द करायची? मग यातून कोणीही पैसे घेऊ शकत नाही.</translation>
    </message>
    <message>
        <source>Cancelled by</source>
        <translation>रद्द करणारे</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>आता तपासा</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>मी पाहिले आहे</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>शेवटचा दिवस</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>नाही, राहू द्या</translation>
    </message>
    <message>
        <source>Our number</source>
        <translation>आपला नंबर</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>प्रिंट करा</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>कारण</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>रेफरन्स</translation>
    </message>
    <message>
        <source>Refunds order</source>
        <translation>कोणत्या ऑर्डरचा रिफंड</translation>
    </message>
    <message>
        <source>Send again, same number</source>
        <translation>पुन्हा पाठवा, तोच नंबर</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>पाठवले</translation>
    </message>
    <message>
        <source>Show the link to the customer</source>
        <translation>ग्राहकाला लिंक दाखवा</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>लाभार्थीला मिळतात</translation>
    </message>
    <message>
        <source>The service&apos;s words: “{words}”</source>
        <translation>सर्व्हिसचे शब्द: “{words}”</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>What</source>
        <translation>काय</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>हो, रद्द करा</translation>
    </message>
    <message>
        <source>{first}, with {second}</source>
        <translation>{first}, सोबत {second}</translation>
    </message>
</context>
<context>
    <name>OutcomePresenter</name>
    <message>
        <source>This cannot be sent any more: {why}</source>
        <translation>हे आता पाठवता येत नाही: {why}</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Account number and IFSC do not match</source>
        <translation>खाते नंबर आणि IFSC जुळत नाहीत</translation>
    </message>
    <message>
        <source>Add money at the service. Do not send it again.</source>
        <translation>सर्व्हिसवर पैसे भरा. पुन्हा पाठवू नका.</translation>
    </message>
    <message>
        <source>Add money to the fund source, then send it again; it keeps its number.</source>
        <translation>फंड सोर्समध्ये पैसे भरा, मग पुन्हा पाठवा; नंबर तोच राहतो.</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>डॅशबोर्डमध्ये दुकानाच्या पत्त्याला परवानगी द्या, किंवा सेटिंगमध्ये public key टाका.</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>तेथे दुसरी सर्व्हिस किंवा दुसरी आवृत्ती उत्तर देते.</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>शेवटच्या दिवसापर्यंत, ही लिंक असलेला कोणीही पैसे घेऊ शकतो.</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>पेमेंट सर्व्हिसच्या सपोर्टला परवानगी द्यायला सांगा.</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support why. Pay them another way until then.</source>
        <translation>कारण सर्व्हिसच्या सपोर्टला विचारा. तोपर्यंत त्यांना दुसऱ्या मार्गाने पैसे द्या.</translation>
    </message>
    <message>
        <source>Balance received</source>
        <translation>बॅलन्स मिळाला</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>परत आले</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>रद्द</translation>
    </message>
    <message>
        <source>Check addresses and versions in Settings, Advanced.</source>
        <translation>पत्ते आणि आवृत्त्या सेटिंग, प्रगत येथे तपासा.</translation>
    </message>
    <message>
        <source>Check again in a moment. Checking moves no money.</source>
        <translation>थोड्या वेळाने पुन्हा तपासा. तपासल्याने पैसे हलत नाहीत.</translation>
    </message>
    <message>
        <source>Check again soon. If it was a payment, do not send it again.</source>
        <translation>थोड्या वेळाने पुन्हा तपासा. ते पेमेंट असेल तर पुन्हा पाठवू नका.</translation>
    </message>
    <message>
        <source>Check the order in the service&apos;s dashboard, or refund by link.</source>
        <translation>सर्व्हिसच्या डॅशबोर्डमध्ये ऑर्डर तपासा, किंवा लिंकने रिफंड द्या.</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask support to enable this one.</source>
        <translation>पेमेंटचा दुसरा मार्ग निवडा, किंवा सपोर्टला हा सुरू करायला सांगा.</translation>
    </message>
    <message>
        <source>Choose one in “{field}”, then send it.</source>
        <translation>“{field}” मध्ये एक निवडा, मग पाठवा.</translation>
    </message>
    <message>
        <source>Choose two other fund sources, or ask the service&apos;s support.</source>
        <translation>दुसरे दोन फंड सोर्स निवडा, किंवा सर्व्हिसच्या सपोर्टला विचारा.</translation>
    </message>
    <message>
        <source>Close this form and begin a new one. If this repeats, call your technician.</source>
        <translation>हा फॉर्म बंद करून नवीन भरा. पुन्हा असे झाले तर तंत्रज्ञाला बोलवा.</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>पैसे घेतले</translation>
    </message>
    <message>
        <source>Compare the code with the address. If it is right, get another code.</source>
        <translation>कोड पत्त्याशी जुळवा. बरोबर असेल तर दुसरा कोड घ्या.</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s app, letter by letter.</source>
        <translation>“{field}” ग्राहकाच्या अ‍ॅपशी अक्षर-अक्षर जुळवा.</translation>
    </message>
    <message>
        <source>Correct this in Settings, Advanced.</source>
        <translation>हे सेटिंग, प्रगत येथे दुरुस्त करा.</translation>
    </message>
    <message>
        <source>Correct this, then check again.</source>
        <translation>हे दुरुस्त करा, मग पुन्हा तपासा.</translation>
    </message>
    <message>
        <source>Correct this, then send it.</source>
        <translation>हे दुरुस्त करा, मग पाठवा.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then check again.</source>
        <translation>“{field}” दुरुस्त करा, मग पुन्हा तपासा.</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” दुरुस्त करा, मग पाठवा.</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>पुन्हा पाठवू नका. स्थिती तपासा; Paydesk ही तपासते.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>पुन्हा पाठवू नका. दोन्ही बॅलन्स जुळवा, मग पैसे पोहोचले का ते सांगा.</translation>
    </message>
    <message>
        <source>Do not send it again. Get another code from the customer.</source>
        <translation>पुन्हा पाठवू नका. ग्राहकाकडून दुसरा कोड घ्या.</translation>
    </message>
    <message>
        <source>Do not send it again. In a few minutes, compare both balances.</source>
        <translation>पुन्हा पाठवू नका. काही मिनिटांनी दोन्ही बॅलन्स जुळवा.</translation>
    </message>
    <message>
        <source>Does this phone have a wallet?</source>
        <translation>या फोनला वॉलेट आहे का?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>झाले</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>कीज सेटिंग, पेमेंट खाते येथे टाका.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>मुदत संपली</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>चुकीचा</translation>
    </message>
    <message>
        <source>If the money is still owed, fill in a new one.</source>
        <translation>पैसे अजून द्यायचे असतील तर नवीन फॉर्म भरा.</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>ते दुकानाच्या एका खात्यातून दुसऱ्या खात्यात गेले.</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>तोपर्यंत चालते. Paydesk अपडेट ठेवा.</translation>
    </message>
    <message>
        <source>Lower “{field}” or raise the amount, then send it.</source>
        <translation>“{field}” कमी करा किंवा रक्कम वाढवा, मग पाठवा.</translation>
    </message>
    <message>
        <source>Most likely it is this very payment.</source>
        <translation>बहुतेक हेच ते पेमेंट आहे.</translation>
    </message>
    <message>
        <source>No UPI address for this beneficiary</source>
        <translation>या लाभार्थीचा UPI पत्ता नाही</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>उत्तर नाही</translation>
    </message>
    <message>
        <source>No bank account for this beneficiary</source>
        <translation>या लाभार्थीचे बँक खाते नाही</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>हा UPI पत्ता कोणत्याही बँकेला माहीत नाही.</translation>
    </message>
    <message>
        <source>No more is possible for now.</source>
        <translation>सध्या आणखी शक्य नाही.</translation>
    </message>
    <message>
        <source>Nobody can collect the money with it.</source>
        <translation>यातून कोणीही पैसे घेऊ शकत नाही.</translation>
    </message>
    <message>
        <source>Nobody collected the money in time.</source>
        <translation>कोणीही वेळेत पैसे घेतले नाहीत.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>परवानगी नाही</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>झाले नाही</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>दुकानाच्या खात्यासाठी सुरू नाही</translation>
    </message>
    <message>
        <source>Not enough money in the account</source>
        <translation>खात्यात पुरेसे पैसे नाहीत</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>पेमेंट झाले नाही</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>रिफंड झाला नाही</translation>
    </message>
    <message>
        <source>Nothing reached the payment service.</source>
        <translation>पेमेंट सर्व्हिसपर्यंत काहीही पोहोचले नाही.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>काही करायचे नाही.</translation>
    </message>
    <message>
        <source>Nothing to do. Paydesk checks its status.</source>
        <translation>काही करायचे नाही. Paydesk स्थिती तपासते.</translation>
    </message>
    <message>
        <source>Nothing was paid.</source>
        <translation>पैसे गेले नाहीत.</translation>
    </message>
    <message>
        <source>Nothing would be left for the beneficiary.</source>
        <translation>लाभार्थीसाठी काहीच उरणार नाही.</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>थांबवले</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>मार्गावर</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk हा पत्ता वापरू शकत नाही</translation>
    </message>
    <message>
        <source>Paydesk has the access token and never shows all of it.</source>
        <translation>Paydesk कडे अ‍ॅक्सेस टोकन आहे; तो कधीही पूर्ण दिसत नाही.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>पेंडिंग</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>रिफंड झाला</translation>
    </message>
    <message>
        <source>Request it with the support form in the service&apos;s dashboard.</source>
        <translation>सर्व्हिसच्या डॅशबोर्डमधील सपोर्ट फॉर्मने ते मागा.</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>पुढे होणार</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so nobody is paid twice.</source>
        <translation>पुन्हा पाठवा: नंबर तोच राहतो, म्हणून कोणालाही पैसे दोनदा जात नाहीत.</translation>
    </message>
    <message>
        <source>Send less, send on another day, or ask support for a higher limit.</source>
        <translation>कमी पाठवा, दुसऱ्या दिवशी पाठवा, किंवा सपोर्टकडे जास्त मर्यादा मागा.</translation>
    </message>
    <message>
        <source>Sent on the next working day</source>
        <translation>पुढच्या कामकाजाच्या दिवशी जाते</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>ग्राहकाला लिंक दाखवा, किंवा पाठवा.</translation>
    </message>
    <message>
        <source>Somebody with approval rights rejected it.</source>
        <translation>मंजुरीचा हक्क असलेल्या व्यक्तीने ते नाकारले.</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>काहीतरी राहिले आहे</translation>
    </message>
    <message>
        <source>Something to correct</source>
        <translation>दुरुस्त करायचे आहे</translation>
    </message>
    <message>
        <source>The access token has expired</source>
        <translation>अ‍ॅक्सेस टोकनची मुदत संपली</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>खात्याची मर्यादा पूर्ण झाली</translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation>रक्कम फार मोठी आहे</translation>
    </message>
    <message>
        <source>The amount is too small</source>
        <translation>रक्कम फार लहान आहे</translation>
    </message>
    <message>
        <source>The balance of the fund source is below the amount.</source>
        <translation>फंड सोर्सचा बॅलन्स रकमेपेक्षा कमी आहे.</translation>
    </message>
    <message>
        <source>The bank did not do it</source>
        <translation>बँकेने ते केले नाही</translation>
    </message>
    <message>
        <source>The bank gives it back in 5 to 7 days, to the account that paid.</source>
        <translation>बँक 5 ते 7 दिवसांत त्याच खात्यात परत करेल.</translation>
    </message>
    <message>
        <source>The bank gives it back now, to the account that paid.</source>
        <translation>बँक आता त्याच खात्यात परत करत आहे.</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>बँकेने उत्तर दिले नाही</translation>
    </message>
    <message>
        <source>The bank has not finished yet.</source>
        <translation>बँकेचे काम अजून पूर्ण झाले नाही.</translation>
    </message>
    <message>
        <source>The bank returned it to the shop&apos;s account.</source>
        <translation>बँकेने ते दुकानाच्या खात्यात परत केले.</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount, without the charges.</source>
        <translation>लाभार्थीला चार्ज वजा करून निव्वळ रक्कम मिळते.</translation>
    </message>
    <message>
        <source>The beneficiary is known</source>
        <translation>लाभार्थी सापडला</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>चार्ज कर्जापेक्षा जास्त आहेत</translation>
    </message>
    <message>
        <source>The code may be used up.</source>
        <translation>कोड वापरला गेला असू शकतो.</translation>
    </message>
    <message>
        <source>The code was accepted</source>
        <translation>कोड चालला</translation>
    </message>
    <message>
        <source>The customer has the money back</source>
        <translation>ग्राहकाला पैसे परत मिळाले</translation>
    </message>
    <message>
        <source>The first attempt is not settled</source>
        <translation>पहिला प्रयत्न निकाली नाही</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>कीज बरोबर आहेत</translation>
    </message>
    <message>
        <source>The largest amount this way is ₹{limit}.</source>
        <translation>या मार्गाने सर्वात मोठी रक्कम ₹{limit} आहे.</translation>
    </message>
    <message>
        <source>The list is ready</source>
        <translation>यादी तयार आहे</translation>
    </message>
    <message>
        <source>The loan is paid out</source>
        <translation>कर्ज दिले गेले</translation>
    </message>
    <message>
        <source>The money came back</source>
        <translation>पैसे परत आले</translation>
    </message>
    <message>
        <source>The money has arrived</source>
        <translation>पैसे पोहोचले</translation>
    </message>
    <message>
        <source>The money has left. The other bank has not confirmed yet.</source>
        <translation>पैसे गेले. दुसऱ्या बँकेने अजून खात्री दिली नाही.</translation>
    </message>
    <message>
        <source>The money is at the bank</source>
        <translation>पैसे बँकेत आहेत</translation>
    </message>
    <message>
        <source>The money is sent</source>
        <translation>पैसे पाठवले</translation>
    </message>
    <message>
        <source>The money may have gone.</source>
        <translation>पैसे गेले असू शकतात.</translation>
    </message>
    <message>
        <source>The money was collected</source>
        <translation>पैसे घेतले गेले</translation>
    </message>
    <message>
        <source>The money was moved</source>
        <translation>पैसे हलवले</translation>
    </message>
    <message>
        <source>The other bank has to confirm</source>
        <translation>दुसऱ्या बँकेने खात्री द्यायला हवी</translation>
    </message>
    <message>
        <source>The payment service answered something unexpected.</source>
        <translation>पेमेंट सर्व्हिसने अनपेक्षित उत्तर दिले.</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>पेमेंट सर्व्हिसने ते केले नाही.</translation>
    </message>
    <message>
        <source>The payment service did not take it.</source>
        <translation>पेमेंट सर्व्हिसने हे घेतले नाही.</translation>
    </message>
    <message>
        <source>The payment service does not allow this counter to do that.</source>
        <translation>पेमेंट सर्व्हिस या काउंटरला ते करू देत नाही.</translation>
    </message>
    <message>
        <source>The payment service does not let the shop pay them.</source>
        <translation>पेमेंट सर्व्हिस दुकानाला त्यांना पैसे पाठवू देत नाही.</translation>
    </message>
    <message>
        <source>The payment service has accepted it. The result is not known yet.</source>
        <translation>पेमेंट सर्व्हिसने ते घेतले. निकाल अजून माहीत नाही.</translation>
    </message>
    <message>
        <source>The payment service has this beneficiary.</source>
        <translation>पेमेंट सर्व्हिसकडे हा लाभार्थी आहे.</translation>
    </message>
    <message>
        <source>The payment service is working on it</source>
        <translation>पेमेंट सर्व्हिसचे काम चालू आहे</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>पेमेंट सर्व्हिस हा काउंटर ओळखते.</translation>
    </message>
    <message>
        <source>The payment service pays new beneficiaries after 30 minutes.</source>
        <translation>पेमेंट सर्व्हिस नवीन लाभार्थींना 30 मिनिटांनी पैसे देते.</translation>
    </message>
    <message>
        <source>The payment service says: done.</source>
        <translation>पेमेंट सर्व्हिस सांगते: पूर्ण झाले.</translation>
    </message>
    <message>
        <source>The payment service says: ended without a refund.</source>
        <translation>पेमेंट सर्व्हिस सांगते: रिफंडशिवाय संपले.</translation>
    </message>
    <message>
        <source>The payment service says: ended without payment.</source>
        <translation>पेमेंट सर्व्हिस सांगते: पेमेंटशिवाय संपले.</translation>
    </message>
    <message>
        <source>The payment service says: refunded to the account that paid.</source>
        <translation>पेमेंट सर्व्हिस सांगते: त्याच खात्यात रिफंड झाला.</translation>
    </message>
    <message>
        <source>The payment service says: transfer complete.</source>
        <translation>पेमेंट सर्व्हिस सांगते: ट्रान्सफर पूर्ण.</translation>
    </message>
    <message>
        <source>The payment service sends it later.</source>
        <translation>पेमेंट सर्व्हिस ते नंतर पाठवते.</translation>
    </message>
    <message>
        <source>The payment service sends it when the banks open.</source>
        <translation>बँका उघडल्यावर पेमेंट सर्व्हिस ते पाठवते.</translation>
    </message>
    <message>
        <source>The payment service sent it just now.</source>
        <translation>पेमेंट सर्व्हिसने ते आत्ताच पाठवले.</translation>
    </message>
    <message>
        <source>The payment service wants a new one first.</source>
        <translation>पेमेंट सर्व्हिसला आधी नवीन हवे आहे.</translation>
    </message>
    <message>
        <source>The payout link has expired</source>
        <translation>पेआउट लिंकची मुदत संपली</translation>
    </message>
    <message>
        <source>The payout link is cancelled</source>
        <translation>पेआउट लिंक रद्द आहे</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>पेआउट लिंक खुली आहे</translation>
    </message>
    <message>
        <source>The payout link is ready</source>
        <translation>पेआउट लिंक तयार आहे</translation>
    </message>
    <message>
        <source>The payout link is used up.</source>
        <translation>पेआउट लिंक वापरून झाली.</translation>
    </message>
    <message>
        <source>The payout link may exist.</source>
        <translation>पेआउट लिंक बनली असू शकते.</translation>
    </message>
    <message>
        <source>The payout link may still be open.</source>
        <translation>पेआउट लिंक अजून खुली असू शकते.</translation>
    </message>
    <message>
        <source>The refund did not go through</source>
        <translation>रिफंड पूर्ण झाला नाही</translation>
    </message>
    <message>
        <source>The refund is on hold</source>
        <translation>रिफंड थांबला आहे</translation>
    </message>
    <message>
        <source>The refund is on its way</source>
        <translation>रिफंड वाटेत आहे</translation>
    </message>
    <message>
        <source>The refund was refused</source>
        <translation>रिफंड नाकारला</translation>
    </message>
    <message>
        <source>The request never arrived there.</source>
        <translation>विनंती तेथे पोहोचलीच नाही.</translation>
    </message>
    <message>
        <source>The request was not sent</source>
        <translation>विनंती पाठवली नाही</translation>
    </message>
    <message>
        <source>The request was refused unread. Nothing was done.</source>
        <translation>विनंती न वाचताच नाकारली. काहीही केले नाही.</translation>
    </message>
    <message>
        <source>The result at the bank is not known.</source>
        <translation>बँकेतील निकाल माहीत नाही.</translation>
    </message>
    <message>
        <source>The second attempt was refused. The first may still have gone.</source>
        <translation>दुसरा प्रयत्न नाकारला गेला. पहिला तरीही गेला असू शकतो.</translation>
    </message>
    <message>
        <source>The service does not accept this.</source>
        <translation>सर्व्हिस हे घेत नाही.</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>सर्व्हिसला हा लाभार्थी माहीत नाही</translation>
    </message>
    <message>
        <source>The service does not know this payout</source>
        <translation>सर्व्हिसला हा पेआउट माहीत नाही</translation>
    </message>
    <message>
        <source>The service does not say which. Check name (A to Z), phone, e-mail, address.</source>
        <translation>सर्व्हिस कोणते ते सांगत नाही. नाव (A ते Z), फोन, ई-मेल, पत्ता तपासा.</translation>
    </message>
    <message>
        <source>The service has accepted it and is not finished yet.</source>
        <translation>सर्व्हिसने ते घेतले, अजून पूर्ण झाले नाही.</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>सर्व्हिसने हा भाग अजून सुरू केला नाही.</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>सर्व्हिसकडे हा नंबर आधीच आहे</translation>
    </message>
    <message>
        <source>The service refused access</source>
        <translation>सर्व्हिसने प्रवेश नाकारला</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>सर्व्हिसने पत्ता नाकारला, कीज नाही.</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this.</source>
        <translation>दुकानाचे यासाठी अनेक फंड सोर्स आहेत.</translation>
    </message>
    <message>
        <source>The shop&apos;s balance at the payment service is too low for it.</source>
        <translation>पेमेंट सर्व्हिसवर दुकानाची शिल्लक कमी आहे.</translation>
    </message>
    <message>
        <source>The smallest amount this way is ₹{limit}.</source>
        <translation>या मार्गाने सर्वात लहान रक्कम ₹{limit} आहे.</translation>
    </message>
    <message>
        <source>The transfer failed</source>
        <translation>ट्रान्सफर अयशस्वी झाले</translation>
    </message>
    <message>
        <source>The transfer failed at the bank.</source>
        <translation>ट्रान्सफर बँकेत अयशस्वी झाले.</translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation>ट्रान्सफर नामंजूर झाले</translation>
    </message>
    <message>
        <source>The wallet did not accept it</source>
        <translation>वॉलेटने ते घेतले नाही</translation>
    </message>
    <message>
        <source>There is no payout link to cancel. Check before you make another.</source>
        <translation>रद्द करायला पेआउट लिंक नाही. दुसरी बनवण्याआधी तपासा.</translation>
    </message>
    <message>
        <source>These payouts went to this beneficiary.</source>
        <translation>हे पेआउट या लाभार्थीला गेले.</translation>
    </message>
    <message>
        <source>This UPI address can be paid. Compare the name before you send.</source>
        <translation>या UPI पत्त्यावर पैसे पाठवता येतात. पाठवण्याआधी नाव जुळवा.</translation>
    </message>
    <message>
        <source>This beneficiary cannot be paid</source>
        <translation>या लाभार्थीला पैसे पाठवता येत नाहीत</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>हा लाभार्थी फारच नवीन आहे</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>या लाभार्थीची मर्यादा पूर्ण झाली</translation>
    </message>
    <message>
        <source>This fund source cannot be used</source>
        <translation>हा फंड सोर्स वापरता येत नाही</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>हे काम</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>दुकानाचा इंटरनेट पत्ता परवानगी-यादीत नाही</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>दुरुस्त करा</translation>
    </message>
    <message>
        <source>Try again. Nothing was changed.</source>
        <translation>पुन्हा प्रयत्न करा. काहीही बदलले नाही.</translation>
    </message>
    <message>
        <source>Try again: Paydesk gets a new token. If not, test the keys in Settings.</source>
        <translation>पुन्हा प्रयत्न करा: Paydesk नवीन टोकन घेते. न जमल्यास सेटिंगमध्ये कीज तपासा.</translation>
    </message>
    <message>
        <source>Unexpected answer</source>
        <translation>अनपेक्षित उत्तर</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>माहीत नाही</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>बरोबर</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>थांबा</translation>
    </message>
    <message>
        <source>Wait a minute, then try again.</source>
        <translation>एक मिनिट थांबा, मग पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Wait for that day. Do not send it again. Paydesk checks its status.</source>
        <translation>त्या दिवसापर्यंत थांबा. पुन्हा पाठवू नका. Paydesk स्थिती तपासते.</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after adding the beneficiary, then send it again.</source>
        <translation>लाभार्थी जोडल्यावर 30 मिनिटे थांबा, मग पुन्हा पाठवा.</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it again; it keeps its number.</source>
        <translation>{time} पर्यंत थांबा, मग पुन्हा पाठवा; नंबर तोच राहतो.</translation>
    </message>
    <message>
        <source>Wait. Do not send it again. Paydesk checks its status.</source>
        <translation>थांबा. पुन्हा पाठवू नका. Paydesk स्थिती तपासते.</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>पैसे कोणत्या खात्यातून जावेत?</translation>
    </message>
    <message>
        <source>{what} will end: the service replaces it by {replacement}. The date is not known.</source>
        <translation>{what} बंद होणार आहे: सर्व्हिस त्याऐवजी {replacement} देते. तारीख माहीत नाही.</translation>
    </message>
    <message>
        <source>“Ask the service by beneficiary”</source>
        <translation>“लाभार्थीनुसार सर्व्हिसला विचारा”</translation>
    </message>
    <message>
        <source>“Send” (v1)</source>
        <translation>“पाठवा” (v1)</translation>
    </message>
    <message>
        <source>“Send” (v1.2)</source>
        <translation>“पाठवा” (v1.2)</translation>
    </message>
    <message>
        <source>“{field}” does not exist, or cannot pay this way.</source>
        <translation>“{field}” अस्तित्वात नाही, किंवा या मार्गाने पैसे देऊ शकत नाही.</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” आवश्यक आहे.</translation>
    </message>
    <message>
        <source>“{field}” is not accepted.</source>
        <translation>“{field}” चालत नाही.</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>payment {number}</source>
        <translation>पेमेंट {number}</translation>
    </message>
</context>
<context>
    <name>PaidView</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>आणखी %n</numerusform>
            <numerusform>आणखी %n</numerusform>
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
            <numerusform>%n विक्री</numerusform>
            <numerusform>%n विक्री</numerusform>
        </translation>
    </message>
    <message>
        <source>A new journal is begun</source>
        <translation>नवीन जर्नल सुरू झाले</translation>
    </message>
    <message>
        <source>Answers are not saved for a moment</source>
        <translation>सध्या काही क्षण उत्तरे सेव्ह होत नाहीत</translation>
    </message>
    <message>
        <source>Billing programs are not served for a moment</source>
        <translation>सध्या काही क्षण बिलिंग प्रोग्रामला उत्तर मिळत नाही</translation>
    </message>
    <message>
        <source>Check later sales and payouts in the service&apos;s dashboard before you send money.</source>
        <translation>पैसे पाठवण्याआधी नंतरची विक्री आणि पेआउट सर्व्हिसच्या डॅशबोर्डमध्ये तपासा.</translation>
    </message>
    <message>
        <source>Check the others in the service&apos;s dashboard.</source>
        <translation>बाकीचे सर्व्हिसच्या डॅशबोर्डमध्ये तपासा.</translation>
    </message>
    <message>
        <source>Check them in the service&apos;s dashboard. All else works.</source>
        <translation>सर्व्हिसच्या डॅशबोर्डमध्ये ते तपासा. बाकी सर्व चालते.</translation>
    </message>
    <message>
        <source>Copied because unfinished: {sales}, {payouts}.</source>
        <translation>अपूर्ण असल्याने कॉपी केले: {sales}, {payouts}.</translation>
    </message>
    <message numerus="yes">
        <source>Corrected rows: %n. This Z counts what the journal says.</source>
        <translation>
            <numerusform>दुरुस्त केलेली ओळ: %n. ही Z जर्नलप्रमाणे मोजते.</numerusform>
            <numerusform>दुरुस्त केलेल्या ओळी: %n. ही Z जर्नलप्रमाणे मोजते.</numerusform>
        </translation>
    </message>
    <message>
        <source>New series of Z-reports. For a day, each payout needs a second person&apos;s PIN.</source>
        <translation>Z-रिपोर्टची नवीन मालिका. एक दिवस प्रत्येक पेआउटला दुसऱ्या व्यक्तीचा PIN लागतो.</translation>
    </message>
    <message>
        <source>Not copied, altered: {numbers}.</source>
        <translation>बदललेले असल्याने कॉपी केले नाही: {numbers}.</translation>
    </message>
    <message>
        <source>Not copied, unreadable: {numbers}.</source>
        <translation>वाचता येत नसल्याने कॉपी केले नाही: {numbers}.</translation>
    </message>
    <message>
        <source>Nothing is sent to the hub for a moment</source>
        <translation>सध्या हबला काही पाठवले जात नाही</translation>
    </message>
    <message>
        <source>Nothing was left behind.</source>
        <translation>काहीही मागे राहिले नाही.</translation>
    </message>
    <message>
        <source>Other PC still in use? Begin here with an empty folder.</source>
        <translation>दुसरा PC अजून वापरात? येथे रिकाम्या फोल्डरने सुरू करा.</translation>
    </message>
    <message numerus="yes">
        <source>Other changed rows: %n.</source>
        <translation>
            <numerusform>बदललेली इतर ओळ: %n.</numerusform>
            <numerusform>बदललेल्या इतर ओळी: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other unfinished sales and payouts cannot be read.</source>
        <translation>इतर अपूर्ण विक्री आणि पेआउट वाचता येत नाहीत.</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk कडून चूक झाली</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; see its log. This part restarts automatically.</source>
        <translation>Paydesk कडून चूक झाली; लॉग पाहा. हा भाग आपोआप पुन्हा सुरू होतो.</translation>
    </message>
    <message>
        <source>Payouts are not checked for a moment</source>
        <translation>सध्या काही क्षण पेआउट तपासले जात नाहीत</translation>
    </message>
    <message>
        <source>Row {row} is not as written.</source>
        <translation>ओळ {row} जशी लिहिली तशी नाही.</translation>
    </message>
    <message numerus="yes">
        <source>Sales and payouts set aside: %n.</source>
        <translation>
            <numerusform>बाजूला ठेवलेली विक्री आणि पेआउट: %n.</numerusform>
            <numerusform>बाजूला ठेवलेल्या विक्री आणि पेआउट: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sales are not checked for a moment</source>
        <translation>सध्या काही क्षण विक्री तपासली जात नाही</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file.</source>
        <translation>दुकानाच्या मालकांना सांगा: कोणीतरी फाइल बदलली असेल.</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>प्रोग्राममधला सँडबॉक्स उत्तर देत नाही</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new.</source>
        <translation>डेटा फोल्डर दुसऱ्या PC वरून कॉपी केला, किंवा कीचेन नवीन आहे.</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>जर्नलचा शेवटचा भाग नाही</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>जर्नल उघडता येत नाही</translation>
    </message>
    <message>
        <source>The journal is not verified for a moment</source>
        <translation>सध्या काही क्षण जर्नल तपासले जात नाही</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk च्या बाहेरून जर्नल बदलले गेले</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>कीज वाचता येत नाहीत</translation>
    </message>
    <message>
        <source>The list of people cannot be read</source>
        <translation>माणसांची यादी वाचता येत नाही</translation>
    </message>
    <message>
        <source>The sales of these rows are set aside. Tell the owner of the shop.</source>
        <translation>या ओळींची विक्री बाजूला ठेवली आहे. दुकानाच्या मालकांना सांगा.</translation>
    </message>
    <message>
        <source>The sandbox stopped; see the log. It restarts automatically.</source>
        <translation>सँडबॉक्स थांबला; लॉग पाहा. तो आपोआप पुन्हा सुरू होतो.</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>आकडे जर्नलशी जुळत नव्हते</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain does not know this journal</source>
        <translation>या PC ची कीचेन हे जर्नल ओळखत नाही</translation>
    </message>
    <message>
        <source>This is an older copy, or was cut off after row {row}.</source>
        <translation>ही जुनी प्रत आहे, किंवा ओळ {row} नंतर तुटले आहे.</translation>
    </message>
    <message>
        <source>Updates are not searched for a moment</source>
        <translation>सध्या काही क्षण अपडेट शोधले जात नाहीत</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>Ask the customer to compare the amount.</source>
        <translation>ग्राहकाला रक्कम जुळवायला सांगा.</translation>
    </message>
    <message>
        <source>It pays {payee}. Ask your supervisor first.</source>
        <translation>यातून {payee} यांना पैसे जातात. आधी सुपरवायझरला विचारा.</translation>
    </message>
    <message>
        <source>New UPI address</source>
        <translation>नवीन UPI पत्ता</translation>
    </message>
    <message>
        <source>Payment link not checked</source>
        <translation>पेमेंट लिंक तपासली नाही</translation>
    </message>
    <message>
        <source>QR not checked</source>
        <translation>QR तपासला नाही</translation>
    </message>
</context>
<context>
    <name>PayView</name>
    <message>
        <source>To pay</source>
        <translation>द्यायचे आहेत</translation>
    </message>
</context>
<context>
    <name>Payee</name>
    <message>
        <source>8 to 12 digits</source>
        <translation>8 ते 12 अंक</translation>
    </message>
    <message>
        <source>ABCD0123456</source>
        <translation>ABCD0123456</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>खाते नंबर</translation>
    </message>
    <message>
        <source>Address (optional)</source>
        <translation>पत्ता (ऐच्छिक)</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ई-मेल (ऐच्छिक)</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>Phone (optional)</source>
        <translation>फोन (ऐच्छिक)</translation>
    </message>
    <message>
        <source>Some banks take only the letters A to Z and spaces.</source>
        <translation>काही बँका फक्त A ते Z अक्षरे आणि मोकळी जागा घेतात.</translation>
    </message>
    <message>
        <source>Some shops need this.</source>
        <translation>काही दुकानांना हे लागते.</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI पत्ता</translation>
    </message>
    <message>
        <source>Wallet of</source>
        <translation>कोणाचे वॉलेट</translation>
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
        <translation>अजून पेमेंट नाही</translation>
    </message>
    <message>
        <source>Older ones are in Orders.</source>
        <translation>जुनी ऑर्डरमध्ये आहेत.</translation>
    </message>
    <message>
        <source>Today&apos;s payments</source>
        <translation>आजची पेमेंट</translation>
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
        <translation>बॅलन्स एका व्यक्तीने जुळवले. सर्व्हिसमध्ये तपासले नाही.</translation>
    </message>
    <message>
        <source>Amazon Pay wallet</source>
        <translation>Amazon Pay वॉलेट</translation>
    </message>
    <message>
        <source>Bank transfer</source>
        <translation>बँक ट्रान्सफर</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>खात्यांमध्ये</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>परत आले</translation>
    </message>
    <message>
        <source>Compare amount and name in the service&apos;s dashboard before you show or send it.</source>
        <translation>दाखवण्याआधी किंवा पाठवण्याआधी सर्व्हिसच्या डॅशबोर्डमध्ये रक्कम आणि नाव जुळवून पाहा.</translation>
    </message>
    <message>
        <source>Compare the balances again: if it did arrive, the money moves twice.</source>
        <translation>बॅलन्स पुन्हा जुळवा: पैसे पोहोचले असतील तर ते दोनदा जातील.</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>पुन्हा पाठवू नका. स्थिती तपासा; Paydesk ही तपासते.</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>पुन्हा पाठवू नका. दोन्ही बॅलन्स जुळवा, मग पैसे पोहोचले का ते सांगा.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>झाले</translation>
    </message>
    <message>
        <source>IMPS</source>
        <translation>IMPS</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>कर्ज</translation>
    </message>
    <message>
        <source>MONEY SENT HAS COME BACK: {amount} · {number}</source>
        <translation>पाठवलेले पैसे परत आले आहेत: {amount} · {number}</translation>
    </message>
    <message>
        <source>NEFT</source>
        <translation>NEFT</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>अजून उत्तर नाही</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>पेमेंट झाले नाही</translation>
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
        <translation>रिफंड</translation>
    </message>
    <message>
        <source>SENT AFTER ALL, DO NOT SEND AGAIN: {amount} · {number}</source>
        <translation>शेवटी पैसे गेले आहेत, पुन्हा पाठवू नका: {amount} · {number}</translation>
    </message>
    <message>
        <source>Sent with other keys. Search its number in that account&apos;s dashboard.</source>
        <translation>दुसऱ्या कीजने पाठवले. त्या खात्याच्या डॅशबोर्डमध्ये नंबर शोधा.</translation>
    </message>
    <message>
        <source>Sent {ago}, still open. Call the service&apos;s support. Do not send it again before.</source>
        <translation>{ago} पाठवले, अजून खुले. सर्व्हिसच्या सपोर्टला फोन करा. त्याआधी पुन्हा पाठवू नका.</translation>
    </message>
    <message>
        <source>The last check brought no result: {why}.</source>
        <translation>शेवटच्या तपासणीतून काही कळले नाही: {why}.</translation>
    </message>
    <message>
        <source>The money did not arrive, by the balances</source>
        <translation>बॅलन्सनुसार पैसे पोहोचले नाहीत</translation>
    </message>
    <message>
        <source>The recipient&apos;s details are no longer here. Still owed? Fill in a new one.</source>
        <translation>पैसे घेणाऱ्याचा तपशील आता येथे नाही. अजून द्यायचे? नवीन फॉर्म भरा.</translation>
    </message>
    <message>
        <source>The request was saved and sent. It may have gone through.</source>
        <translation>विनंती सेव्ह करून पाठवली. ती यशस्वी झाली असू शकते.</translation>
    </message>
    <message>
        <source>The service had this number already: this may be another link.</source>
        <translation>सर्व्हिसकडे हा नंबर आधीच होता: ही वेगळी लिंक असू शकते.</translation>
    </message>
    <message>
        <source>This was done, then the money came back. The recipient does not have it.</source>
        <translation>हे झाले होते, मग पैसे परत आले. पैसे घेणाऱ्याकडे ते नाहीत.</translation>
    </message>
    <message>
        <source>This was reported as not done, but it was. Do not send it again.</source>
        <translation>हे झाले नाही असे नोंदवले, पण झाले होते. पुन्हा पाठवू नका.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ट्रान्सफर</translation>
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
        <translation>व्यवहार</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>ओळख</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>कर्ज</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>पेआउट</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>पाठवा</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ट्रान्सफर</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN मध्ये 4 ते 8 अंक असतात.</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed}. {amount} needs a supervisor.</source>
        <translation>कॅशियर {allowed} पर्यंत पाठवू शकतो. {amount} साठी सुपरवायझर लागेल.</translation>
    </message>
    <message>
        <source>A newer Paydesk wrote the list of people. Start that newer version.</source>
        <translation>माणसांची यादी नव्या Paydesk ने लिहिली आहे. ती नवी आवृत्ती सुरू करा.</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>रिफंडसाठी सुपरवायझरचा PIN लागतो</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it for a minute of work.</source>
        <translation>सुपरवायझरच्या PIN ने एका मिनिटाच्या कामासाठी उघडते.</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it.</source>
        <translation>सुपरवायझरच्या PIN ने उघडते.</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ट्रेनी फक्त डेमोमध्ये सराव करतो.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People.</source>
        <translation>सेटिंगमध्ये, ‘माणसे’ येथे माणसे जोडा.</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>सेटिंगमध्ये, माणसे येथे माणसे जोडा: आधी स्वतःला अ‍ॅडमिन म्हणून.</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>अ‍ॅडमिन</translation>
    </message>
    <message>
        <source>All of a cashier. Also sends money, refunds, exports, approves and unlocks.</source>
        <translation>कॅशियरची सर्व कामे. शिवाय पैसे पाठवणे, रिफंड, एक्सपोर्ट, मंजुरी आणि अनलॉक.</translation>
    </message>
    <message>
        <source>All of a supervisor. Also changes settings, keys and people, and erases data.</source>
        <translation>सुपरवायझरची सर्व कामे. शिवाय सेटिंग, कीज आणि माणसे बदलणे, डेटा पुसणे.</translation>
    </message>
    <message>
        <source>An admin&apos;s PIN unlocks it.</source>
        <translation>अ‍ॅडमिनच्या PIN ने उघडते.</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>कॅशियर</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>दुसऱ्या कोणाला निवडा.</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>ग्राहक स्क्रीन बंद करायला PIN लागतो</translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>कॅशियरला साइन इन करू द्या (Ctrl L), किंवा डेमो उघडा.</translation>
    </message>
    <message>
        <source>Locks again after a minute without work.</source>
        <translation>एक मिनिट काम नसेल तर पुन्हा लॉक होते.</translation>
    </message>
    <message>
        <source>Locks again after a minute without work. Recorded under the supervisor&apos;s name.</source>
        <translation>एक मिनिट काम नसेल तर पुन्हा लॉक होते. सुपरवायझरच्या नावाने नोंद होते.</translation>
    </message>
    <message>
        <source>Make somebody else admin first.</source>
        <translation>आधी दुसऱ्या कोणाला अ‍ॅडमिन करा.</translation>
    </message>
    <message>
        <source>Nobody can be locked out yet.</source>
        <translation>अजून कोणालाही बाहेर लॉक करता येत नाही.</translation>
    </message>
    <message>
        <source>Nobody can sign in: unlock the keychain, or see the guide.</source>
        <translation>कोणीही साइन इन करू शकत नाही: कीचेन अनलॉक करा, किंवा गाइड पाहा.</translation>
    </message>
    <message>
        <source>Nobody is set up at this counter.</source>
        <translation>या काउंटरवर कोणीही सेट केलेले नाही.</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>काहीही केले गेले नाही.</translation>
    </message>
    <message>
        <source>Nothing was done. Waiting sales continue.</source>
        <translation>काहीही केले नाही. प्रतीक्षेतील विक्री चालू राहते.</translation>
    </message>
    <message>
        <source>Nothing was sent. Your text stays.</source>
        <translation>काहीही पाठवले नाही. तुम्ही लिहिलेले तसेच राहते.</translation>
    </message>
    <message>
        <source>Only a supervisor&apos;s PIN unlocks this now.</source>
        <translation>आता हे फक्त सुपरवायझरच्या PIN ने उघडते.</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled and sealed by its keychain.</source>
        <translation>PIN याच PC वर राहतात, झाकलेले आणि त्याच्या कीचेनने सील केलेले.</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled, in a file of this user.</source>
        <translation>PIN याच PC वर राहतात, झाकलेले, या युजरच्या फाइलमध्ये.</translation>
    </message>
    <message>
        <source>Paydesk cannot read the list of people. Unlock the keychain, then try again.</source>
        <translation>Paydesk ला माणसांची यादी वाचता येत नाही. कीचेन अनलॉक करा, मग पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Practises in the demo. May do nothing on a real counter.</source>
        <translation>डेमोमध्ये सराव करतो. खऱ्या काउंटरवर काहीही करू शकत नाही.</translation>
    </message>
    <message>
        <source>Recent payouts are unknown here: copied journal, or account.key lost.</source>
        <translation>येथे अलीकडचे पेआउट माहीत नाहीत: जर्नल कॉपी केलेले, किंवा account.key हरवली.</translation>
    </message>
    <message>
        <source>Sending money needs a name. Nothing was done.</source>
        <translation>पैसे पाठवायला नाव लागते. काहीही केले नाही.</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>तुमच्या PIN ने साइन इन करा.</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>सुपरवायझर</translation>
    </message>
    <message>
        <source>Takes payments, cancels sales, checks UPI addresses, makes payout links.</source>
        <translation>पेमेंट घेणे, विक्री रद्द करणे, UPI पत्ते तपासणे, पेआउट लिंक बनवणे.</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>दहा वेळा PIN चुकला.</translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>हा PIN चुकीचा आहे.</translation>
    </message>
    <message>
        <source>The PIN is right, but this person may not do that.</source>
        <translation>PIN बरोबर आहे, पण या व्यक्तीला त्याची परवानगी नाही.</translation>
    </message>
    <message>
        <source>The payment service&apos;s time is missing: today&apos;s limit is not known.</source>
        <translation>पेमेंट सर्व्हिसची वेळ मिळाली नाही: आजची मर्यादा माहीत नाही.</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>स्क्रीन लॉक आहे.</translation>
    </message>
    <message>
        <source>The screen stays open until then.</source>
        <translation>तोपर्यंत स्क्रीन उघडी राहते.</translation>
    </message>
    <message>
        <source>The second person must be somebody else.</source>
        <translation>दुसरी व्यक्ती वेगळी हवी.</translation>
    </message>
    <message>
        <source>This PC could not save. Is the disk full?</source>
        <translation>या PC वर सेव्ह झाले नाही. डिस्क भरली आहे का?</translation>
    </message>
    <message>
        <source>This is a real counter. Nothing was done.</source>
        <translation>हा खरा काउंटर आहे. काहीही केले नाही.</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>यासाठी सुपरवायझरचा PIN लागतो</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN again.</source>
        <translation>यासाठी पुन्हा सुपरवायझरचा PIN लागेल.</translation>
    </message>
    <message>
        <source>This needs an admin&apos;s PIN</source>
        <translation>यासाठी अ‍ॅडमिनचा PIN लागतो</translation>
    </message>
    <message>
        <source>This person is no longer on the list. Nothing was changed.</source>
        <translation>ही व्यक्ती आता यादीत नाही. काहीही बदलले नाही.</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>ओळखायला फार सोपा. दुसरा PIN टाका.</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>फार वेळा चुकीचा PIN.</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>ट्रेनी</translation>
    </message>
    <message>
        <source>Try again in {time}.</source>
        <translation>{time} नंतर पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>आता पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Unlock the keychain of this PC, then try again.</source>
        <translation>या PC ची कीचेन अनलॉक करा, मग पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Unlocked by {name} · {time}</source>
        <translation>{name} यांनी उघडले · {time}</translation>
    </message>
    <message>
        <source>Until then, this counter only takes payments. Nothing was done.</source>
        <translation>तोपर्यंत हा काउंटर फक्त पेमेंट घेतो. काहीही केले नाही.</translation>
    </message>
    <message>
        <source>Use 1 to 40 characters, and a name that nobody else has.</source>
        <translation>1 ते 40 अक्षरे लिहा, आणि दुसऱ्या कोणाचे नसलेले नाव.</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>या PC च्या कीचेनची वाट पाहत आहे</translation>
    </message>
    <message>
        <source>You may not do this.</source>
        <translation>तुम्हाला हे करण्याची परवानगी नाही.</translation>
    </message>
    <message>
        <source>Your text stays. The refund is recorded under the supervisor&apos;s name.</source>
        <translation>तुम्ही लिहिलेले तसेच राहते. रिफंडची नोंद सुपरवायझरच्या नावाने होते.</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>{amount} हे एका ट्रान्सफरच्या {allowed} या मर्यादेपेक्षा जास्त आहे.</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day for this account.</source>
        <translation>आणखी {amount} म्हणजे या खात्याच्या रोजच्या {allowed} मर्यादेपेक्षा जास्त.</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day.</source>
        <translation>आणखी {amount} म्हणजे रोजच्या {allowed} मर्यादेपेक्षा जास्त.</translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n hours ago.</source>
        <translation>
            <numerusform>%n तासांपूर्वी या खात्यावर {amount} गेले.</numerusform>
            <numerusform>%n तासांपूर्वी या खात्यावर {amount} गेले.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n minutes ago.</source>
        <translation>
            <numerusform>%n मिनिटांपूर्वी या खात्यावर {amount} गेले.</numerusform>
            <numerusform>%n मिनिटांपूर्वी या खात्यावर {amount} गेले.</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} went to this account a minute ago.</source>
        <translation>एका मिनिटापूर्वी या खात्यावर {amount} गेले.</translation>
    </message>
    <message>
        <source>{amount} went to this account in the last 24 hours.</source>
        <translation>गेल्या 24 तासांत या खात्यावर {amount} गेले.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Add a person</source>
        <translation>व्यक्ती जोडा</translation>
    </message>
    <message>
        <source>Add yourself as admin first. Sending money needs people.</source>
        <translation>आधी स्वतःला अ‍ॅडमिन म्हणून जोडा. पैसे पाठवायला माणसे लागतात.</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>कोणीही साइन इन करू शकत नाही</translation>
    </message>
    <message>
        <source>Nobody is set up</source>
        <translation>कोणीही सेट केलेले नाही</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>काहीही बदलले नाही.</translation>
    </message>
    <message>
        <source>Only an admin changes people</source>
        <translation>माणसे फक्त अ‍ॅडमिन बदलू शकतो</translation>
    </message>
    <message>
        <source>People</source>
        <translation>माणसे</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>सेव्ह झाले</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>अनलॉक करा</translation>
    </message>
    <message>
        <source>Unlock with an admin&apos;s PIN.</source>
        <translation>अ‍ॅडमिनच्या PIN ने अनलॉक करा.</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add others in Settings, People.</source>
        <translation>इतरांना सेटिंग, माणसे येथे जोडा.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next: test sale</source>
        <translation>पुढे: टेस्ट विक्री</translation>
    </message>
    <message>
        <source>Who is the admin?</source>
        <translation>अ‍ॅडमिन कोण?</translation>
    </message>
    <message>
        <source>{name} is the admin</source>
        <translation>{name} अ‍ॅडमिन आहेत</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>All days</source>
        <translation>सर्व दिवस</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>दिवस: {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>आज, {day}</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>काल, {day}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} ते {last}</translation>
    </message>
</context>
<context>
    <name>PeriodPopup</name>
    <message>
        <source>7 days</source>
        <translation>7 दिवस</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>दिवस</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>नंतरचे दिवस</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>आधीचे दिवस</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>महिना</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>इतर</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>अनेक दिवस</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>काल</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>Add a person</source>
        <translation>व्यक्ती जोडा</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>स्वतःला जोडा</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>आशा</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} यांना बदला</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>तोच PIN पुन्हा टाका</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>राहू द्या</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN.</source>
        <translation>PIN तोच ठेवायचा तर दोन्ही रिकामे ठेवा.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Only this person knows the PIN.</source>
        <translation>PIN फक्त याच व्यक्तीला माहीत आहे.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ती</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
    </message>
    <message>
        <source>Remove {name}? Old sales keep the name.</source>
        <translation>{name} काढायचे? जुन्या विक्रीत नाव राहते.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>भूमिका</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव्ह करा</translation>
    </message>
    <message>
        <source>The PINs differ. Type both again.</source>
        <translation>PIN जुळत नाहीत. दोन्ही पुन्हा लिहा.</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>दुकानाची</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>हो, काढा</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who are you?</source>
        <translation>तुम्ही कोण?</translation>
    </message>
</context>
<context>
    <name>PhonePanel</name>
    <message>
        <source>Open in the browser</source>
        <translation>ब्राउझरमध्ये उघडा</translation>
    </message>
    <message>
        <source>Pay late</source>
        <translation>उशिरा पेमेंट करा</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>दोनदा पेमेंट करा</translation>
    </message>
    <message>
        <source>The customer&apos;s phone</source>
        <translation>ग्राहकाचा फोन</translation>
    </message>
</context>
<context>
    <name>PinEdit</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 ते 8 अंक</translation>
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
        <translation>सुपरवायझरला विचारा</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation>डेमोमध्ये {name} यांचा PIN {pin} आहे.</translation>
    </message>
    <message>
        <source>Nobody else here may. Press F1 for help.</source>
        <translation>येथे इतर कोणालाही परवानगी नाही. मदतीसाठी F1 दाबा.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>आता नको</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>{name} यांचा PIN</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>आता पुन्हा प्रयत्न करा.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>तुम्ही कोण?</translation>
    </message>
    <message>
        <source>Who unlocks {name}?</source>
        <translation>{name} यांना कोण अनलॉक करेल?</translation>
    </message>
    <message>
        <source>{name} can sign in again.</source>
        <translation>{name} पुन्हा साइन इन करू शकतात.</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 ते 8 अंक</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN मध्ये 4 ते 8 अंक असतात.</translation>
    </message>
    <message>
        <source>A scanner typed that. It is no PIN.</source>
        <translation>हे स्कॅनरने टाइप केले. हा PIN नाही.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>अनलॉक करा</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>15 अक्षरे आणि अंक, जसे 29ABCDE1234F1Z5.</translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm कागद</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm कागद</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Address of the shop (on slips)</source>
        <translation>दुकानाचा पत्ता (स्लिपवर)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>सिस्टमप्रमाणे</translation>
    </message>
    <message>
        <source>GSTIN (on slips)</source>
        <translation>GSTIN (स्लिपवर)</translation>
    </message>
    <message>
        <source>Last line of a receipt</source>
        <translation>पावतीची शेवटची ओळ</translation>
    </message>
    <message>
        <source>Name of the printer (optional)</source>
        <translation>प्रिंटरचे नाव (ऐच्छिक)</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>प्रिंटर नाही. पावत्या PDF म्हणून सेव्ह होतात.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>कागद</translation>
    </message>
    <message>
        <source>Print a receipt automatically when a sale is paid</source>
        <translation>पेमेंट झाले की पावती आपोआप प्रिंट करा</translation>
    </message>
    <message>
        <source>Print a test slip</source>
        <translation>टेस्ट स्लिप प्रिंट करा</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>पावत्या आणि प्रिंटर</translation>
    </message>
    <message>
        <source>Show the printers</source>
        <translation>प्रिंटर दाखवा</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>या PC ला माहीत आहेत: {names}</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>It could not be saved as a file either. Look at this PC&apos;s disk.</source>
        <translation>फाइलमध्येही सेव्ह झाले नाही. या PC ची डिस्क पाहा.</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>प्रिंटर नाही</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>प्रिंट झाले नाही</translation>
    </message>
    <message>
        <source>Nothing was saved. Show the code on the screen instead.</source>
        <translation>काहीही सेव्ह झाले नाही. त्याऐवजी कोड स्क्रीनवर दाखवा.</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>प्रिंट झाले</translation>
    </message>
    <message>
        <source>The printer does not answer</source>
        <translation>प्रिंटर उत्तर देत नाही</translation>
    </message>
    <message>
        <source>The slip is saved: {file}. Print that, or choose a printer in the settings.</source>
        <translation>स्लिप सेव्ह झाली: {file}. ती प्रिंट करा, किंवा सेटिंगमध्ये प्रिंटर निवडा.</translation>
    </message>
    <message>
        <source>{printer} accepted it.</source>
        <translation>{printer} ने ते घेतले.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A filter blocks the payment service</source>
        <translation>फिल्टर पेमेंट सर्व्हिसला अडवतो</translation>
    </message>
    <message>
        <source>A login page, proxy, filter or gateway answered instead.</source>
        <translation>उत्तर लॉगिन पेज, प्रॉक्सी, फिल्टर किंवा गेटवेने दिले.</translation>
    </message>
    <message>
        <source>Cause: the bank.</source>
        <translation>कारण: बँक.</translation>
    </message>
    <message>
        <source>Cause: the details of this sale.</source>
        <translation>कारण: या विक्रीचा तपशील.</translation>
    </message>
    <message>
        <source>Cause: the network, or the payment service.</source>
        <translation>कारण: नेटवर्क, किंवा पेमेंट सर्व्हिस.</translation>
    </message>
    <message>
        <source>Cause: the payment service.</source>
        <translation>कारण: पेमेंट सर्व्हिस.</translation>
    </message>
    <message>
        <source>Cause: the recipient.</source>
        <translation>कारण: पैसे घेणारा.</translation>
    </message>
    <message>
        <source>Cause: the shop&apos;s account or settings.</source>
        <translation>कारण: दुकानाचे खाते किंवा सेटिंग.</translation>
    </message>
    <message>
        <source>Cause: this PC.</source>
        <translation>कारण: हा PC.</translation>
    </message>
    <message>
        <source>Check before you press again.</source>
        <translation>पुन्हा दाबण्याआधी तपासा.</translation>
    </message>
    <message>
        <source>Check its status. Not paid? Start a new sale.</source>
        <translation>स्थिती तपासा. पेमेंट झाले नाही? नवीन विक्री सुरू करा.</translation>
    </message>
    <message>
        <source>Check the bill: right order, right amount?</source>
        <translation>बिल तपासा: ऑर्डर बरोबर, रक्कम बरोबर?</translation>
    </message>
    <message>
        <source>Check the cable or Wi-Fi. Web pages open? Check the address in Settings.</source>
        <translation>केबल किंवा Wi-Fi तपासा. वेब पेज उघडतात? सेटिंगमधील पत्ता तपासा.</translation>
    </message>
    <message>
        <source>Check the status: the first request may have arrived.</source>
        <translation>स्थिती तपासा: पहिली विनंती पोहोचली असू शकते.</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date. If right, somebody may be listening: call your technician.</source>
        <translation>या PC ची तारीख तपासा. बरोबर असेल तर कोणी ऐकत असेल: तंत्रज्ञाला बोलवा.</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>ऑर्डर नंबर बिलाशी, आणि टर्मिनल सेटिंगशी जुळवून पाहा.</translation>
    </message>
    <message>
        <source>Correct it and try again. Nothing was sent.</source>
        <translation>दुरुस्त करून पुन्हा प्रयत्न करा. काहीही पाठवले नाही.</translation>
    </message>
    <message>
        <source>Does an antivirus or the network open secure pages? Install its certificate here.</source>
        <translation>अँटिव्हायरस किंवा नेटवर्क सुरक्षित पेज उघडते? त्याचे सर्टिफिकेट येथे इन्स्टॉल करा.</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>कीज सेटिंग, पेमेंट खाते येथे टाका.</translation>
    </message>
    <message>
        <source>Free some space, then start Paydesk again.</source>
        <translation>जागा मोकळी करा, मग Paydesk पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>Have the proxy checked, then start Paydesk again.</source>
        <translation>प्रॉक्सी तपासून घ्या, मग Paydesk पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed here, and this PC&apos;s address in its dashboard.</source>
        <translation>येथे सर्व्हिसच्या पत्त्याला, आणि तिच्या डॅशबोर्डमध्ये या PC च्या पत्त्याला परवानगी घ्या.</translation>
    </message>
    <message>
        <source>Have this PC&apos;s address allowed in the service&apos;s dashboard.</source>
        <translation>सर्व्हिसच्या डॅशबोर्डमध्ये या PC च्या पत्त्याला परवानगी घ्या.</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>त्याची विंडो दिसत असेल, तर तीच वापरा.</translation>
    </message>
    <message>
        <source>It is starting or closing. This waits a minute for it.</source>
        <translation>ते सुरू किंवा बंद होत आहे. यासाठी एक मिनिट वाट पाहते.</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>त्याची विंडो उत्तर देत नाही.</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>वेळेत उत्तर आले नाही</translation>
    </message>
    <message>
        <source>Open a web page on this PC. Does it want a login?</source>
        <translation>या PC वर वेब पेज उघडा. ते लॉगिन मागते का?</translation>
    </message>
    <message>
        <source>Paydesk is already running on this PC</source>
        <translation>या PC वर Paydesk आधीच चालू आहे</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk कडून चूक झाली</translation>
    </message>
    <message>
        <source>Read its message in Orders, in the details of this sale.</source>
        <translation>‘ऑर्डर’ मध्ये, या विक्रीच्या तपशिलात त्याचा संदेश वाचा.</translation>
    </message>
    <message>
        <source>Search for the number in Orders first.</source>
        <translation>आधी ‘ऑर्डर’ मध्ये हा नंबर शोधा.</translation>
    </message>
    <message>
        <source>Search where it was made, or put the old keys back in Settings.</source>
        <translation>जेथे बनवले तेथे शोधा, किंवा सेटिंगमध्ये जुन्या कीज परत टाका.</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop. Then press F7.</source>
        <translation>ते सेटिंग, दुकान येथे पुन्हा सेट करा. मग F7 दाबा.</translation>
    </message>
    <message>
        <source>Something broke on its side.</source>
        <translation>त्यांच्याकडे काहीतरी बिघडले.</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>रक्कम ऑर्डरची नाही</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>उत्तर वाचता आले नाही</translation>
    </message>
    <message>
        <source>The answer was cut off, or about something else.</source>
        <translation>उत्तर तुटले, किंवा दुसऱ्याच गोष्टीचे होते.</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>कनेक्शन तुटले</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>तपशील नियमात बसत नाही</translation>
    </message>
    <message>
        <source>The keys are right. This PC&apos;s address or the feature is not allowed.</source>
        <translation>कीज बरोबर आहेत. या PC च्या पत्त्याला किंवा या सुविधेला परवानगी नाही.</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>कीज नाकारल्या</translation>
    </message>
    <message>
        <source>The network wants a login</source>
        <translation>नेटवर्क लॉगिन मागते</translation>
    </message>
    <message>
        <source>The order cannot be paid any more</source>
        <translation>या ऑर्डरचे पेमेंट आता होऊ शकत नाही</translation>
    </message>
    <message>
        <source>The order was made with other keys, or at another address.</source>
        <translation>ऑर्डर दुसऱ्या कीजने किंवा दुसऱ्या पत्त्यावर बनवली होती.</translation>
    </message>
    <message>
        <source>The payment service does not accept a number or text like this.</source>
        <translation>पेमेंट सर्व्हिस असा नंबर किंवा मजकूर घेत नाही.</translation>
    </message>
    <message>
        <source>The payment service does not accept something in the request.</source>
        <translation>विनंतीतली एखादी गोष्ट पेमेंट सर्व्हिस घेत नाही.</translation>
    </message>
    <message>
        <source>The payment service does not accept this counter&apos;s keys.</source>
        <translation>पेमेंट सर्व्हिस या काउंटरच्या कीज घेत नाही.</translation>
    </message>
    <message>
        <source>The payment service does not answer</source>
        <translation>पेमेंट सर्व्हिस उत्तर देत नाही</translation>
    </message>
    <message>
        <source>The payment service had this request earlier, with other details.</source>
        <translation>पेमेंट सर्व्हिसकडे ही विनंती आधी वेगळ्या तपशिलासह आली होती.</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>पेमेंट सर्व्हिसमध्ये बिघाड आहे</translation>
    </message>
    <message>
        <source>The payment service has an order with this number.</source>
        <translation>पेमेंट सर्व्हिसकडे या नंबरची ऑर्डर आहे.</translation>
    </message>
    <message>
        <source>The payment service has no such order or terminal.</source>
        <translation>पेमेंट सर्व्हिसकडे अशी ऑर्डर किंवा टर्मिनल नाही.</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>ही ऑर्डर खुली नाही असे पेमेंट सर्व्हिस सांगते.</translation>
    </message>
    <message>
        <source>The payment service wants a pause.</source>
        <translation>पेमेंट सर्व्हिस थोडे थांबायला सांगते.</translation>
    </message>
    <message>
        <source>The proxy does not work</source>
        <translation>प्रॉक्सी चालत नाही</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>प्रॉक्सी लॉगिन मागतो</translation>
    </message>
    <message>
        <source>The request may have arrived.</source>
        <translation>विनंती पोहोचली असू शकते.</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>विनंती आधी पाठवली होती</translation>
    </message>
    <message>
        <source>The service does not know this number</source>
        <translation>सर्व्हिसला हा नंबर माहीत नाही</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>उत्तर सर्व्हिसचे नाही</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>सर्व्हिसने विनंती नाकारली</translation>
    </message>
    <message>
        <source>The service&apos;s identity is not certain</source>
        <translation>सर्व्हिसच्या ओळखीची खात्री नाही</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>टर्मिनल आता सेट नाही</translation>
    </message>
    <message>
        <source>The terminal of this order was removed from the settings.</source>
        <translation>या ऑर्डरचे टर्मिनल सेटिंगमधून काढले आहे.</translation>
    </message>
    <message>
        <source>The typed amount differs from the order. No QR was made.</source>
        <translation>लिहिलेली रक्कम ऑर्डरपेक्षा वेगळी आहे. QR बनवला नाही.</translation>
    </message>
    <message>
        <source>The way to the payment service is down</source>
        <translation>पेमेंट सर्व्हिसपर्यंतचा मार्ग बंद आहे</translation>
    </message>
    <message>
        <source>There are no keys yet</source>
        <translation>अजून कीज नाहीत</translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation>या कीजना ही ऑर्डर माहीत नाही</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate from “{issuer}”.</source>
        <translation>“{issuer}” कडील त्याच्या सर्टिफिकेटवर या PC चा विश्वास नाही.</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate. Nothing was sent.</source>
        <translation>त्याच्या सर्टिफिकेटवर या PC चा विश्वास नाही. काहीही पाठवले नाही.</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>हा PC ऑफलाइन आहे</translation>
    </message>
    <message>
        <source>This PC is online, but the service cannot be reached.</source>
        <translation>हा PC ऑनलाइन आहे, पण सर्व्हिसपर्यंत पोहोचता येत नाही.</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy answered instead of the payment service.</source>
        <translation>पेमेंट सर्व्हिसऐवजी या PC च्या प्रॉक्सीने उत्तर दिले.</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy lets nothing through.</source>
        <translation>या PC ची प्रॉक्सी काहीही पुढे जाऊ देत नाही.</translation>
    </message>
    <message>
        <source>This counter has no keys for the payment service.</source>
        <translation>या काउंटरकडे पेमेंट सर्व्हिसच्या कीज नाहीत.</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>या काउंटरला याची परवानगी नाही</translation>
    </message>
    <message>
        <source>This order exists already</source>
        <translation>ही ऑर्डर आधीच आहे</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>फार जास्त विनंत्या</translation>
    </message>
    <message>
        <source>Wait a minute, then start Paydesk again. If this repeats, restart this PC.</source>
        <translation>एक मिनिट थांबा, मग Paydesk पुन्हा सुरू करा. पुन्हा असे झाले तर हा PC रीस्टार्ट करा.</translation>
    </message>
    <message>
        <source>Wait: Paydesk checks before anything is sent again.</source>
        <translation>थांबा: पुन्हा काही पाठवण्याआधी Paydesk तपासते.</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues automatically.</source>
        <translation>थांबा: Paydesk आपोआप पुढे चालू ठेवते.</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues in {time}.</source>
        <translation>थांबा: Paydesk {time} मध्ये पुढे चालू ठेवते.</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, call the service&apos;s support.</source>
        <translation>थांबा: Paydesk पुन्हा प्रयत्न करते. असेच राहिले तर सर्व्हिसच्या सपोर्टला फोन करा.</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, check the network.</source>
        <translation>थांबा: Paydesk पुन्हा प्रयत्न करते. असेच राहिले तर नेटवर्क तपासा.</translation>
    </message>
    <message>
        <source>Without a network, the payment service cannot be reached.</source>
        <translation>नेटवर्कशिवाय पेमेंट सर्व्हिसपर्यंत पोहोचता येत नाही.</translation>
    </message>
    <message>
        <source>Your last action may not be done. See the log.</source>
        <translation>तुमचे शेवटचे काम झाले नसेल. लॉग पाहा.</translation>
    </message>
</context>
<context>
    <name>ProgramRow</name>
    <message>
        <source>Change</source>
        <translation>बदला</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>{name} बद्दल आणखी</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>नवीन की</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
    </message>
    <message>
        <source>Test with ₹1</source>
        <translation>₹1 ने टेस्ट करा</translation>
    </message>
    <message>
        <source>{name}: test with ₹1</source>
        <translation>{name}: ₹1 ने टेस्ट करा</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Each day</source>
        <translation>दररोज</translation>
    </message>
    <message>
        <source>Each financial year</source>
        <translation>दर आर्थिक वर्षी</translation>
    </message>
    <message>
        <source>Last call {time}</source>
        <translation>शेवटचा कॉल {time}</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कधीही नाही</translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation>अजून कॉल नाही</translation>
    </message>
    <message>
        <source>cannot cancel</source>
        <translation>रद्द करू शकत नाही</translation>
    </message>
    <message>
        <source>key for practice</source>
        <translation>सरावाची की</translation>
    </message>
    <message>
        <source>key for real money</source>
        <translation>खऱ्या पैशांची की</translation>
    </message>
    <message>
        <source>may cancel</source>
        <translation>रद्द करू शकतो</translation>
    </message>
    <message>
        <source>opens at once</source>
        <translation>लगेच उघडते</translation>
    </message>
    <message>
        <source>waits in the list</source>
        <translation>यादीत थांबते</translation>
    </message>
</context>
<context>
    <name>ProgramsCard</name>
    <message>
        <source>A new key for {name}?</source>
        <translation>{name} साठी नवीन की?</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>प्रोग्राम जोडा</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Bill numbers begin again</source>
        <translation>बिल नंबर पुन्हा सुरू होतात</translation>
    </message>
    <message>
        <source>Check the name and the web pages.</source>
        <translation>नाव आणि वेब पेज तपासा.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It cannot send bills any more. Its sales stay.</source>
        <translation>तो आता बिले पाठवू शकत नाही. त्याची विक्री राहते.</translation>
    </message>
    <message>
        <source>It may cancel</source>
        <translation>तो रद्द करू शकतो</translation>
    </message>
    <message>
        <source>Leave out . : / \ * ? &quot; &lt; &gt; |</source>
        <translation>हे नको: . : / \ * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>प्रोग्रामचे नाव</translation>
    </message>
    <message>
        <source>No program yet.</source>
        <translation>अजून प्रोग्राम नाही.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>सेव्ह झाले नाही</translation>
    </message>
    <message>
        <source>Only for a program in a browser.</source>
        <translation>फक्त ब्राउझरमधील प्रोग्रामसाठी.</translation>
    </message>
    <message>
        <source>Open its bills at once</source>
        <translation>त्याची बिले लगेच उघडा</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>प्रोग्राम</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} काढायचे?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव्ह करा</translation>
    </message>
    <message>
        <source>The old key stops working at once.</source>
        <translation>जुनी की लगेच बंद होते.</translation>
    </message>
    <message>
        <source>They send their bills to this counter.</source>
        <translation>ते आपली बिले या काउंटरला पाठवतात.</translation>
    </message>
    <message>
        <source>This name is in the list already.</source>
        <translation>हे नाव यादीत आधीच आहे.</translation>
    </message>
    <message>
        <source>Up to 4 addresses such as https://shop.odoo.com, with spaces between.</source>
        <translation>https://shop.odoo.com असे 4 पर्यंत पत्ते, मध्ये मोकळी जागा.</translation>
    </message>
    <message>
        <source>Web pages that may call (optional)</source>
        <translation>कॉल करू शकणारी वेब पेज (ऐच्छिक)</translation>
    </message>
    <message>
        <source>Yes, a new key</source>
        <translation>होय, नवीन की</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>होय, काढा</translation>
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
        <translation>पेमेंट खाते येथे कीज आणि टर्मिनल तपासा.</translation>
    </message>
    <message>
        <source>The test charge was refused</source>
        <translation>टेस्ट विक्री नाकारली गेली</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>सर्व निवडा</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>एकने वाढवा</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>एकने कमी करा</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 आधीपासून आहे.
त्याऐवजी हे ठेवायचे का?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>निवडा</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>उघडा</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सेव्ह करा</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सर्व फाइल (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नवीन फोल्डर बनवा</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>तपशिलासह</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फोल्डर:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फाइलचे नाव:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>फोल्डर शोधा</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>पुढे</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>यादी</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नवीन फोल्डर</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>वरचा फोल्डर</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>या नावाने सेव्ह करा</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>पेस्ट करा</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>पुन्हा करा</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>मागे घ्या</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>कट करा</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>काढून टाका</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सर्व निवडा</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>तपशील लपवा...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>तपशील दाखवा...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>नाही</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हो</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करा</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करा</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करा</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>टाकून द्या</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदत</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक आहे</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>उघडा</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>पुन्हा प्रयत्न करा</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव्ह करा</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>सर्वात खाली</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>एक पान खाली</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>एक पान वर</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>खाली जा</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>येथे जा</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>वर जा</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>सर्वात वर</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>पेस्ट करा</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>पुन्हा करा</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>मागे घ्या</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंकचा पत्ता कॉपी करा</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>कट करा</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>काढून टाका</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सर्व निवडा</translation>
    </message>
</context>
<context>
    <name>QrComparison</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>चलन</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>पैसे घेणारा</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>विक्री</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>QR मध्ये नाही</translation>
    </message>
    <message>
        <source>this shop</source>
        <translation>हे दुकान</translation>
    </message>
</context>
<context>
    <name>QrReasons</name>
    <message>
        <source>Apps may read this QR differently.</source>
        <translation>अ‍ॅप हा QR वेगळा वाचू शकतात.</translation>
    </message>
    <message>
        <source>Paydesk does not open this type of picture.</source>
        <translation>Paydesk या प्रकारचे चित्र उघडत नाही.</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR दुसऱ्या ऑर्डरचा आहे.</translation>
    </message>
    <message>
        <source>The QR does not name one recipient.</source>
        <translation>QR मध्ये एकच पैसे घेणारा नाही.</translation>
    </message>
    <message>
        <source>The QR has another amount than the order.</source>
        <translation>QR ची रक्कम ऑर्डरपेक्षा वेगळी आहे.</translation>
    </message>
    <message>
        <source>The QR has another currency than the order.</source>
        <translation>QR चे चलन ऑर्डरपेक्षा वेगळे आहे.</translation>
    </message>
    <message>
        <source>The QR has no amount to compare.</source>
        <translation>QR मध्ये जुळवायला रक्कम नाही.</translation>
    </message>
    <message>
        <source>The QR is not one plain payment.</source>
        <translation>QR हे एकच साधे पेमेंट नाही.</translation>
    </message>
    <message>
        <source>The QR lets customers change the amount.</source>
        <translation>या QR मध्ये ग्राहक रक्कम बदलू शकतो.</translation>
    </message>
    <message>
        <source>The QR pays a new UPI address.</source>
        <translation>QR चे पैसे नवीन UPI पत्त्यावर जातात.</translation>
    </message>
    <message>
        <source>The QR pays somebody else than this shop.</source>
        <translation>QR चे पैसे या दुकानाला नाही, दुसऱ्या कोणाला जातात.</translation>
    </message>
    <message>
        <source>The link asks the customer to pay.</source>
        <translation>लिंक ग्राहकाकडे पैसे मागते.</translation>
    </message>
    <message>
        <source>The payment link is no https address.</source>
        <translation>पेमेंट लिंक हा https पत्ता नाही.</translation>
    </message>
    <message>
        <source>The payment link leads to another address.</source>
        <translation>पेमेंट लिंक दुसऱ्या पत्त्यावर जाते.</translation>
    </message>
    <message>
        <source>The picture arrived damaged.</source>
        <translation>चित्र खराब होऊन आले.</translation>
    </message>
    <message>
        <source>The picture contains no QR.</source>
        <translation>चित्रात QR नाही.</translation>
    </message>
    <message>
        <source>The picture is too large for a QR.</source>
        <translation>QR साठी हे चित्र फार मोठे आहे.</translation>
    </message>
    <message>
        <source>The picture was cut off.</source>
        <translation>चित्र अर्धवट आले.</translation>
    </message>
    <message>
        <source>The service sent no QR picture.</source>
        <translation>सर्व्हिसने QR चे चित्र पाठवले नाही.</translation>
    </message>
    <message>
        <source>The service sent something else than a picture.</source>
        <translation>सर्व्हिसने चित्राऐवजी दुसरेच काही पाठवले.</translation>
    </message>
    <message>
        <source>This QR moves real money, in the demo.</source>
        <translation>हा QR डेमोमध्ये खरे पैसे हलवतो.</translation>
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
        <translation>पाने</translation>
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
        <translation>पासून</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>अनेक दिवस</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>हे दिवस दाखवा</translation>
    </message>
    <message>
        <source>That is before the first day.</source>
        <translation>हा पहिल्या दिवसाच्या आधीचा आहे.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>पर्यंत</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>As the system</source>
        <translation>सिस्टमप्रमाणे</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>घड्याळ</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>डिस्क</translation>
    </message>
    <message>
        <source>It is off: a payment is seen, not heard.</source>
        <translation>आवाज बंद आहे: पेमेंट दिसेल, ऐकू येणार नाही.</translation>
    </message>
    <message>
        <source>Its number is not set: nothing can be sold.</source>
        <translation>त्याचा नंबर सेट नाही: काहीही विकता येत नाही.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कीज</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>रूप</translation>
    </message>
    <message>
        <source>Nearly full. Make room before the day begins.</source>
        <translation>जवळजवळ भरली आहे. दिवस सुरू होण्याआधी जागा करा.</translation>
    </message>
    <message>
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>प्रिंटर नाही. पावत्या PDF म्हणून सेव्ह होतात.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>वाजवा</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>टेस्ट प्रिंट करा</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>प्रिंटर</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>दुसरी स्क्रीन</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>सर्व्हिस</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>दाखवा</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>आवाज</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>टर्मिनल</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>डेमोच्या स्वतःच्या</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>जर्नल उघडता येत नाही</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>Paydesk च्या बाहेरून जर्नल बदलले गेले</translation>
    </message>
    <message>
        <source>The last slip was not printed. Look at paper, lid and cable.</source>
        <translation>मागील स्लिप प्रिंट झाली नाही. कागद, झाकण आणि केबल पाहा.</translation>
    </message>
    <message>
        <source>There are none: nothing can be sold.</source>
        <translation>कीज नाहीत: काहीही विकता येत नाही.</translation>
    </message>
    <message>
        <source>There is one, and it shows nothing to the customer.</source>
        <translation>स्क्रीन आहे, पण ग्राहकाला काही दाखवत नाही.</translation>
    </message>
    <message>
        <source>This PC has one screen. F10 opens a window for the customer.</source>
        <translation>या PC ला एकच स्क्रीन आहे. F10 ने ग्राहकाची विंडो उघडते.</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>कीज टाका</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>उत्तर देते</translation>
    </message>
    <message>
        <source>not checked: no keys</source>
        <translation>तपासले नाही: कीज नाहीत</translation>
    </message>
    <message>
        <source>not compared: the service told no time</source>
        <translation>जुळवले नाही: सर्व्हिसने वेळ सांगितली नाही</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>नंबर {number}</translation>
    </message>
    <message>
        <source>on; play it, and listen</source>
        <translation>चालू; वाजवून ऐका</translation>
    </message>
    <message>
        <source>room enough; the journal is whole</source>
        <translation>पुरेशी जागा आहे; जर्नल शाबूत आहे</translation>
    </message>
    <message>
        <source>shows what the customer has to see</source>
        <translation>ग्राहकाने जे पाहायचे ते दाखवते</translation>
    </message>
    <message>
        <source>{name} is not there. Switch it on, or choose another one.</source>
        <translation>{name} सापडत नाही. चालू करा, किंवा दुसरा निवडा.</translation>
    </message>
    <message>
        <source>{n} GB free</source>
        <translation>{n} GB मोकळी</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} s off the service&apos;s</source>
        <translation>सर्व्हिसच्या घड्याळाशी {n} सेकंदांचा फरक</translation>
    </message>
    <message>
        <source>{what}: {button}</source>
        <translation>{what}: {button}</translation>
    </message>
    <message>
        <source>{where}; the service knows them</source>
        <translation>{where}; सर्व्हिस त्या ओळखते</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message>
        <source>Check again</source>
        <translation>पुन्हा तपासा</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>सर्व चालते</translation>
    </message>
    <message numerus="yes">
        <source>No sales yet. To correct, in red: %n.</source>
        <translation>
            <numerusform>अजून विक्री नाही. लाल रंगात, दुरुस्त करायचे: %n.</numerusform>
            <numerusform>अजून विक्री नाही. लाल रंगात, दुरुस्त करायचे: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>उघडायला तयार नाही</translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>शिफ्ट उघडा आणि विका</translation>
    </message>
    <message>
        <source>Paydesk checks them again.</source>
        <translation>Paydesk ते पुन्हा तपासते.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ती</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>उघडायला तयार</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>त्या दाखवा</translation>
    </message>
    <message>
        <source>Show this page at the first start of each day</source>
        <translation>हे पान रोज पहिल्यांदा सुरू झाल्यावर दाखवा</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>विक्री सुरू करा</translation>
    </message>
    <message numerus="yes">
        <source>Still open from before today: %n, {amount}</source>
        <translation>
            <numerusform>आजच्या आधीचे, अजून खुले: %n, {amount}</numerusform>
            <numerusform>आजच्या आधीचे, अजून खुले: %n, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell. To check: %n.</source>
        <translation>
            <numerusform>तुम्ही विक्री करू शकता. तपासायचे: %n.</numerusform>
            <numerusform>तुम्ही विक्री करू शकता. तपासायचे: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefundPanel</name>
    <message>
        <source>Refund</source>
        <translation>रिफंड</translation>
    </message>
    <message>
        <source>Refund by payout link instead</source>
        <translation>त्याऐवजी पेआउट लिंकने रिफंड</translation>
    </message>
</context>
<context>
    <name>Refunds</name>
    <message>
        <source>Goods returned</source>
        <translation>माल परत केला</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>उपलब्ध नाही</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>इतर</translation>
    </message>
    <message>
        <source>Paid twice</source>
        <translation>दोनदा पैसे दिले</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>चुकीची रक्कम</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>रक्कम (INR)</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>बिलिंग प्रोग्राम</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>तास</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>Net: paid less refunds</source>
        <translation>निव्वळ: पेमेंट वजा रिफंड</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>नाव नाही</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>पेमेंट झाले नाही</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>पेमेंट झाले नाही: रद्द</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>पेमेंट झाले नाही: मुदत संपली</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>पेमेंट झाले नाही: अयशस्वी</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>यातले उशिरा आलेले</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>दुसरीकडे पेमेंट</translation>
    </message>
    <message>
        <source>Paid late, not settled</source>
        <translation>उशिरा आले, निकाली नाही</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>भाग</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>व्यक्ती</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>कशाचा रिफंड</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>विक्री</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>एकूण</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>माहीत नाही</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>प्रतीक्षेत</translation>
    </message>
    <message>
        <source>What</source>
        <translation>काय</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>कॅशियर बदला</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>शिफ्ट बंद करा</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>दिवसाची रिपोर्ट</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>आकडे</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>लक्ष द्या</translation>
    </message>
    <message>
        <source>Open shift</source>
        <translation>शिफ्ट सुरू करा</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>प्रिंट करा</translation>
    </message>
    <message>
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z-रिपोर्ट</translation>
    </message>
</context>
<context>
    <name>Restart</name>
    <message>
        <source>Later</source>
        <translation>नंतर</translation>
    </message>
    <message>
        <source>Restart for the new text size?</source>
        <translation>अक्षरांच्या नव्या आकारासाठी पुन्हा सुरू करायचे?</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>आता पुन्हा सुरू करा</translation>
    </message>
    <message>
        <source>Your page and the amount stay. Customers can still pay.</source>
        <translation>तुमचे पान आणि रक्कम तशीच राहते. ग्राहक अजून पेमेंट करू शकतात.</translation>
    </message>
</context>
<context>
    <name>SaleFacts</name>
    <message>
        <source>Cashier</source>
        <translation>कॅशियर</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>माल</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>पेमेंटची पद्धत</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>Shop&apos;s bill</source>
        <translation>दुकानाचे बिल</translation>
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
        <translation>ग्राहकाला हा कोड दिसत नाही.</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>द्यायचे आहेत</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>काय जुळत नाही</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>याचा अर्थ</translation>
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
        <translation>रद्द होत आहे…</translation>
    </message>
    <message>
        <source>Checked {ago}: {word}</source>
        <translation>{ago} तपासले: {word}</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Confirmed by the service at {time}</source>
        <translation>सर्व्हिसने {time} वाजता पुष्टी केली</translation>
    </message>
    <message>
        <source>Confirmed by the service {ago}</source>
        <translation>सर्व्हिसने {ago} पुष्टी केली</translation>
    </message>
    <message>
        <source>Do not let pay</source>
        <translation>पेमेंट करू देऊ नका</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>मुदत संपली</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>अयशस्वी</translation>
    </message>
    <message>
        <source>Handed over {time}</source>
        <translation>{time} वाजता माल दिला</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>{time} वाजता {person} यांनी माल दिला</translation>
    </message>
    <message>
        <source>Last answer {ago}: {word}</source>
        <translation>शेवटचे उत्तर {ago}: {word}</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>अजून उत्तर नाही</translation>
    </message>
    <message>
        <source>No such order</source>
        <translation>अशी ऑर्डर नाही</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>माल दिला नाही</translation>
    </message>
    <message>
        <source>Nothing was made at the service</source>
        <translation>सर्व्हिसकडे काहीही बनले नाही</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE; read {ago}</source>
        <translation>आधीच पेमेंट झाले; {ago} पाहिले</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Paid at {time}, {ago}</source>
        <translation>{time} वाजता पेमेंट झाले, {ago}</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>आधीच पेमेंट झाले</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>दुसरीकडे पेमेंट</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>उशिरा पेमेंट झाले</translation>
    </message>
    <message>
        <source>Part refunded</source>
        <translation>काही रिफंड</translation>
    </message>
    <message>
        <source>Part refunded: {amount} of {paid}</source>
        <translation>काही रिफंड: {paid} पैकी {amount}</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>पेमेंट लिंक</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>तयार होत आहे…</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR ची मुदत संपली</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>रिफंड झाला</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>रिफंड झाला: {amount}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकानाचा QR</translation>
    </message>
    <message>
        <source>UTR {digits}</source>
        <translation>UTR {digits}</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>माहीत नाही</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>प्रतीक्षेत</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>अजून ऑर्डर नंबर नाही</translation>
    </message>
    <message>
        <source>{part}. {rest} left to refund.</source>
        <translation>{part}. रिफंड बाकी: {rest}.</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>Not saved</source>
        <translation>सेव्ह झाले नाही</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>फोल्डर उघडा</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>सेव्ह झाले</translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation>हा PC {file} लिहू शकला नाही. दुसरी जागा निवडा.</translation>
    </message>
</context>
<context>
    <name>Says</name>
    <message>
        <source>A UPI address, not an order number.</source>
        <translation>हा UPI पत्ता आहे, ऑर्डर नंबर नाही.</translation>
    </message>
    <message>
        <source>A screenshot is no proof.</source>
        <translation>स्क्रीनशॉट हा पुरावा नाही.</translation>
    </message>
    <message>
        <source>Checking all waiting sales.</source>
        <translation>प्रतीक्षेतील सर्व विक्री तपासत आहे.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>तपासत आहे…</translation>
    </message>
    <message>
        <source>Does their app say paid? Wait one minute.</source>
        <translation>त्यांचे अ‍ॅप ‘पेमेंट झाले’ सांगते? एक मिनिट थांबा.</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>कोणतीही विक्री प्रतीक्षेत नाही.</translation>
    </message>
    <message>
        <source>No, not paid.</source>
        <translation>नाही, पेमेंट झाले नाही.</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>नाही, अजून नाही.</translation>
    </message>
    <message>
        <source>No. Do not let them pay.</source>
        <translation>नाही. पेमेंट करू देऊ नका.</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>अजून माहीत नाही.</translation>
    </message>
    <message>
        <source>Only part of the number came.</source>
        <translation>नंबरचा फक्त काही भाग आला.</translation>
    </message>
    <message>
        <source>Open Check UPI and scan again.</source>
        <translation>‘UPI तपासा’ उघडा आणि पुन्हा स्कॅन करा.</translation>
    </message>
    <message>
        <source>Open the sale from the list.</source>
        <translation>यादीतून विक्री उघडा.</translation>
    </message>
    <message>
        <source>Say: “Do not scan. Wait for another code.”</source>
        <translation>सांगा: “स्कॅन करू नका. दुसऱ्या कोडसाठी थांबा.”</translation>
    </message>
    <message>
        <source>Say: “No money came. Your bank returns it.”</source>
        <translation>सांगा: “पैसे आले नाहीत. तुमची बँक परत करेल.”</translation>
    </message>
    <message>
        <source>Say: “Please wait. Do not pay again.”</source>
        <translation>सांगा: “कृपया थांबा. पुन्हा पेमेंट करू नका.”</translation>
    </message>
    <message>
        <source>Search in Orders: Ctrl+K.</source>
        <translation>‘ऑर्डर’ मध्ये शोधा: Ctrl+K.</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>स्कॅन मध्येच तुटले. पुन्हा स्कॅन करा.</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>{number} नंबरची ऑर्डर नाही.</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>रक्कम: {amount}</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>बिल नंबर</translation>
    </message>
    <message>
        <source>Typed as fast as a scanner.</source>
        <translation>स्कॅनरइतके जलद लिहिले.</translation>
    </message>
    <message>
        <source>{number}: bill number or {amount}?</source>
        <translation>{number}: बिल नंबर की {amount}?</translation>
    </message>
</context>
<context>
    <name>ScannerSettings</name>
    <message>
        <source>A key comes behind the number.</source>
        <translation>नंबरनंतर एक बटण (जसे Enter) येते.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>{least} ते {most} मधली पूर्ण संख्या.</translation>
    </message>
    <message>
        <source>Characters after each number (removed)</source>
        <translation>प्रत्येक नंबरनंतरची अक्षरे (काढली जातात)</translation>
    </message>
    <message>
        <source>Characters before each number (removed)</source>
        <translation>प्रत्येक नंबरआधीची अक्षरे (काढली जातात)</translation>
    </message>
    <message>
        <source>Click here, then scan</source>
        <translation>येथे क्लिक करा, मग स्कॅन करा</translation>
    </message>
    <message>
        <source>Keys {least} to {most} ms apart.</source>
        <translation>अक्षरांत {least} ते {most} ms अंतर.</translation>
    </message>
    <message>
        <source>Longest pause between keys (ms)</source>
        <translation>अक्षरांमधले जास्तीत जास्त अंतर (ms)</translation>
    </message>
    <message>
        <source>No key comes behind it.</source>
        <translation>त्यानंतर बटण येत नाही.</translation>
    </message>
    <message>
        <source>No scanner is so slow.</source>
        <translation>कोणताही स्कॅनर इतका हळू नसतो.</translation>
    </message>
    <message>
        <source>Press Save to use it, and scan again to test it.</source>
        <translation>वापरण्यासाठी ‘सेव्ह करा’ दाबा, आणि तपासण्यासाठी पुन्हा स्कॅन करा.</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>वाचले: {number}</translation>
    </message>
    <message>
        <source>Scan any code here</source>
        <translation>येथे कोणताही कोड स्कॅन करा</translation>
    </message>
    <message>
        <source>Scan this code to find the characters the scanner adds.</source>
        <translation>स्कॅनर कोणती अक्षरे जोडतो ते शोधायला हा कोड स्कॅन करा.</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>स्कॅनर</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>शिकण्यासाठी हा फार लहान आहे. मोठा कोड स्कॅन करा.</translation>
    </message>
    <message>
        <source>Up to {most} ms between keys. Typed by hand? Scan a code.</source>
        <translation>अक्षरांत {most} ms पर्यंत अंतर. हाताने लिहिले? कोड स्कॅन करा.</translation>
    </message>
    <message>
        <source>Wired scanners: 35. Radio: up to 150.</source>
        <translation>वायरचे स्कॅनर: 35. वायरलेस: 150 पर्यंत.</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A bank is still working on this payment.</source>
        <translation>या पेमेंटवर बँकेचे काम अजून चालू आहे.</translation>
    </message>
    <message>
        <source>ALREADY PAID</source>
        <translation>आधीच पेमेंट झाले</translation>
    </message>
    <message>
        <source>Above {limit}: compare with the bill.</source>
        <translation>{limit} च्या वर: बिलाशी जुळवा.</translation>
    </message>
    <message>
        <source>Another counter may have handed over. Ask first.</source>
        <translation>दुसऱ्या काउंटरने माल दिला असेल. आधी विचारा.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid in {currency}.</source>
        <translation>बिल: {asked}. पेमेंट {currency} मध्ये.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: amount not known.</source>
        <translation>बिल: {asked}. पेमेंट: रक्कम माहीत नाही.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: no valid amount.</source>
        <translation>बिल: {asked}. पेमेंट: रक्कम योग्य नाही.</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: {paid}.</source>
        <translation>बिल: {asked}. पेमेंट: {paid}.</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: no valid amount.</source>
        <translation>बिल: {billed}. ऑर्डर: रक्कम योग्य नाही.</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: {order}.</source>
        <translation>बिल: {billed}. ऑर्डर: {order}.</translation>
    </message>
    <message>
        <source>CANCELLED</source>
        <translation>रद्द झाले</translation>
    </message>
    <message>
        <source>Cancelled too late.</source>
        <translation>रद्द करायला उशीर झाला.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>रद्द होत आहे…</translation>
    </message>
    <message>
        <source>Charged again {again}, paid {paid}.</source>
        <translation>पुन्हा घेतले: {again}, पेमेंट: {paid}.</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI तपासा</translation>
    </message>
    <message>
        <source>Check bill number, or charge without amount.</source>
        <translation>बिल नंबर तपासा, किंवा रकमेशिवाय घ्या.</translation>
    </message>
    <message>
        <source>Check with the service before you hand over.</source>
        <translation>माल देण्याआधी सर्व्हिसकडे तपासा.</translation>
    </message>
    <message>
        <source>Closed {closed}, paid {paid}.</source>
        <translation>बंद: {closed}, पेमेंट: {paid}.</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>दिवसाची रिपोर्ट</translation>
    </message>
    <message>
        <source>HAND OVER shown {time}.</source>
        <translation>{time} वाजता ‘माल द्या’ दाखवले.</translation>
    </message>
    <message>
        <source>Hand over for this sale.</source>
        <translation>या विक्रीचा माल द्या.</translation>
    </message>
    <message>
        <source>Hand over once, or refund. Never both.</source>
        <translation>एकदा माल द्या, किंवा रिफंड करा. दोन्ही कधीही नाही.</translation>
    </message>
    <message>
        <source>Hand-over not recorded</source>
        <translation>माल दिल्याची नोंद नाही</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>माल दिला</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदत</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>ही रक्कम बरोबर आहे का?</translation>
    </message>
    <message>
        <source>Keep the goods for five minutes.</source>
        <translation>पाच मिनिटे माल देऊ नका.</translation>
    </message>
    <message>
        <source>Keep the goods. Call your supervisor.</source>
        <translation>माल देऊ नका. तुमच्या सुपरवायझरला बोलवा.</translation>
    </message>
    <message>
        <source>Keep the goods. Do not charge again.</source>
        <translation>माल देऊ नका. पुन्हा पैसे घेऊ नका.</translation>
    </message>
    <message>
        <source>Keep the goods. The customer may have paid.</source>
        <translation>माल देऊ नका. ग्राहकाने पेमेंट केले असेल.</translation>
    </message>
    <message>
        <source>Last code unchecked. The customer cannot see it.</source>
        <translation>शेवटचा कोड तपासला नाही. ग्राहकाला तो दिसत नाही.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>लॉक</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR बनत आहे</translation>
    </message>
    <message>
        <source>Making the link</source>
        <translation>लिंक बनवत आहे</translation>
    </message>
    <message>
        <source>More</source>
        <translation>आणखी</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>पुढे</translation>
    </message>
    <message>
        <source>No QR came</source>
        <translation>QR आला नाही</translation>
    </message>
    <message>
        <source>No QR to show</source>
        <translation>दाखवायला QR नाही</translation>
    </message>
    <message>
        <source>No bill with this number</source>
        <translation>या नंबरचे बिल नाही</translation>
    </message>
    <message>
        <source>No new money. Were the goods given?</source>
        <translation>नवीन पैसे नाहीत. माल दिला का?</translation>
    </message>
    <message>
        <source>No payment link to show</source>
        <translation>दाखवायला पेमेंट लिंक नाही</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>नाही: आता माल द्या</translation>
    </message>
    <message>
        <source>Nobody can pay this now</source>
        <translation>आता याचे पेमेंट कोणीही करू शकत नाही</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>माल दिला नाही</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>पेमेंट झाले नाही</translation>
    </message>
    <message>
        <source>Not paid yet</source>
        <translation>अजून पेमेंट झाले नाही</translation>
    </message>
    <message>
        <source>Not paid. Cancel that sale before handing over.</source>
        <translation>पेमेंट झाले नाही. माल देण्याआधी ती विक्री रद्द करा.</translation>
    </message>
    <message>
        <source>Order expired</source>
        <translation>ऑर्डरची मुदत संपली</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>PAID AT ANOTHER COUNTER</source>
        <translation>दुसऱ्या काउंटरवर पेमेंट झाले</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE</source>
        <translation>या विक्रीच्या आधीच पेमेंट झाले होते</translation>
    </message>
    <message>
        <source>PAID BY A CODE OF ANOTHER COUNTER</source>
        <translation>दुसऱ्या काउंटरच्या कोडने पैसे आले</translation>
    </message>
    <message>
        <source>PAID TWICE. Refund one payment.</source>
        <translation>दोनदा पेमेंट झाले. एकाचा रिफंड करा.</translation>
    </message>
    <message>
        <source>PAID TWICE. Refunded: {amount}.</source>
        <translation>दोनदा पेमेंट झाले. रिफंड: {amount}.</translation>
    </message>
    <message>
        <source>PAID {time}</source>
        <translation>{time} वाजता पेमेंट झाले</translation>
    </message>
    <message>
        <source>PART REFUNDED</source>
        <translation>काही रिफंड झाला</translation>
    </message>
    <message>
        <source>Paid {time} at this counter</source>
        <translation>{time} वाजता या काउंटरवर पेमेंट झाले</translation>
    </message>
    <message>
        <source>Payments: {numbers}.</source>
        <translation>पेमेंट: {numbers}.</translation>
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
        <translation>कदाचित दुसऱ्या काउंटरवर पेमेंट झाले.</translation>
    </message>
    <message>
        <source>Please wait. Do not pay again.</source>
        <translation>कृपया थांबा. पुन्हा पेमेंट करू नका.</translation>
    </message>
    <message>
        <source>QR EXPIRED</source>
        <translation>QR ची मुदत संपली</translation>
    </message>
    <message>
        <source>QR: {asked}. Sale: {order}.</source>
        <translation>QR: {asked}. विक्री: {order}.</translation>
    </message>
    <message>
        <source>REFUNDED</source>
        <translation>रिफंड झाला</translation>
    </message>
    <message>
        <source>Reading the bill</source>
        <translation>बिल वाचत आहे</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>{time} वाजता रिफंड झाला</translation>
    </message>
    <message>
        <source>Refunded {time} by {person}</source>
        <translation>{time} वाजता {person} यांनी रिफंड केला</translation>
    </message>
    <message>
        <source>Remove from list. Stays unknown in Orders.</source>
        <translation>यादीतून काढा. ‘ऑर्डर’ मध्ये ‘माहीत नाही’ राहते.</translation>
    </message>
    <message>
        <source>Removed from list</source>
        <translation>यादीतून काढले</translation>
    </message>
    <message>
        <source>Removed from list. Payment may have come.</source>
        <translation>यादीतून काढले. पेमेंट आले असू शकते.</translation>
    </message>
    <message>
        <source>Say: “You paid late. Here are your goods.”</source>
        <translation>सांगा: “पेमेंट उशिरा आले. हा घ्या तुमचा माल.”</translation>
    </message>
    <message>
        <source>Say: “You paid late. I refund you now.”</source>
        <translation>सांगा: “पेमेंट उशिरा आले. आता रिफंड करत आहे.”</translation>
    </message>
    <message>
        <source>Say: “You paid twice. I refund one now.”</source>
        <translation>सांगा: “तुम्ही दोनदा पेमेंट केले. एकाचा रिफंड आता करत आहे.”</translation>
    </message>
    <message>
        <source>Scan again, or type the amount.</source>
        <translation>पुन्हा स्कॅन करा, किंवा रक्कम टाइप करा.</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>विक्री करा</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>निकाली</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>दुकानाचा QR</translation>
    </message>
    <message>
        <source>Show a new QR, or send a link.</source>
        <translation>नवीन QR दाखवा, किंवा लिंक पाठवा.</translation>
    </message>
    <message>
        <source>Show a new QR. Paydesk checks first.</source>
        <translation>नवीन QR दाखवा. Paydesk आधी तपासते.</translation>
    </message>
    <message>
        <source>Show one new QR. Refused again? Call supervisor.</source>
        <translation>एक नवीन QR दाखवा. पुन्हा नाकारला? सुपरवायझरला बोलवा.</translation>
    </message>
    <message>
        <source>Starting the sale</source>
        <translation>विक्री सुरू होत आहे</translation>
    </message>
    <message>
        <source>The QR does not match this sale.</source>
        <translation>QR या विक्रीशी जुळत नाही.</translation>
    </message>
    <message>
        <source>The amounts differ</source>
        <translation>रकमा जुळत नाहीत</translation>
    </message>
    <message>
        <source>The customer had already paid.</source>
        <translation>ग्राहकाने आधीच पेमेंट केले होते.</translation>
    </message>
    <message>
        <source>The customer paid twice. Refund this payment.</source>
        <translation>ग्राहकाने दोनदा पेमेंट केले. या पेमेंटचा रिफंड करा.</translation>
    </message>
    <message>
        <source>The last answer is too old.</source>
        <translation>शेवटचे उत्तर फार जुने आहे.</translation>
    </message>
    <message>
        <source>The payment does not match the bill.</source>
        <translation>पेमेंट बिलाशी जुळत नाही.</translation>
    </message>
    <message>
        <source>The payment link does not match this sale.</source>
        <translation>पेमेंट लिंक या विक्रीशी जुळत नाही.</translation>
    </message>
    <message>
        <source>The refund failed.</source>
        <translation>रिफंड अयशस्वी झाला.</translation>
    </message>
    <message>
        <source>The sale did not start</source>
        <translation>विक्री सुरू झाली नाही</translation>
    </message>
    <message>
        <source>The sale is saved. Paydesk checks again.</source>
        <translation>विक्री सेव्ह आहे. Paydesk पुन्हा तपासते.</translation>
    </message>
    <message>
        <source>The service got no order. Charge again.</source>
        <translation>सर्व्हिसला ऑर्डर मिळाली नाही. पुन्हा घ्या.</translation>
    </message>
    <message>
        <source>The service no longer knows this order</source>
        <translation>सर्व्हिस ही ऑर्डर आता ओळखत नाही</translation>
    </message>
    <message>
        <source>Then refund {order}.</source>
        <translation>मग {order} चा रिफंड करा.</translation>
    </message>
    <message>
        <source>They have the goods. Refund this payment.</source>
        <translation>माल त्यांच्याकडे आहे. या पेमेंटचा रिफंड करा.</translation>
    </message>
    <message>
        <source>This bill cannot be paid here</source>
        <translation>या बिलाचे पेमेंट येथे होत नाही</translation>
    </message>
    <message>
        <source>This order is in {currency}, not rupees.</source>
        <translation>ही ऑर्डर {currency} मध्ये आहे, रुपयांत नाही.</translation>
    </message>
    <message>
        <source>Time is over. A payment may still come.</source>
        <translation>वेळ संपली. पेमेंट अजून येऊ शकते.</translation>
    </message>
    <message>
        <source>Time is over. Nobody can pay this now</source>
        <translation>वेळ संपली. आता याचे पेमेंट कोणीही करू शकत नाही</translation>
    </message>
    <message>
        <source>Unknown answer: “{word}”.</source>
        <translation>अनोळखी उत्तर: “{word}”.</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>ग्राहकाची वाट पाहत आहे</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>माल दिला का?</translation>
    </message>
    <message>
        <source>Wrong payment</source>
        <translation>चुकीचे पेमेंट</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>हो, लिंक बनवा</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>हो, QR दाखवा</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>हो: पुढचा ग्राहक</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid} पैकी {refunded}</translation>
    </message>
    <message>
        <source>{since}, by {person}</source>
        <translation>{since}, {person} यांनी</translation>
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
        <translation>शोध रिकामा करा</translation>
    </message>
</context>
<context>
    <name>SecondPersonPanel</name>
    <message>
        <source>Confirm</source>
        <translation>पुष्टी करा</translation>
    </message>
    <message>
        <source>Different name!</source>
        <translation>नाव वेगळे!</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>पाठवू नका</translation>
    </message>
    <message>
        <source>Enter your PIN to send</source>
        <translation>पाठवण्यासाठी तुमचा PIN टाका</translation>
    </message>
    <message>
        <source>Nobody else may be second person. An admin can add one in Settings.</source>
        <translation>दुसरी व्यक्ती होऊ शकेल असे कोणी नाही. अ‍ॅडमिन सेटिंगमध्ये जोडू शकतो.</translation>
    </message>
    <message>
        <source>Second person: check this payout</source>
        <translation>दुसरी व्यक्ती: हा पेआउट तपासा</translation>
    </message>
    <message>
        <source>Who checks?</source>
        <translation>कोण तपासणार?</translation>
    </message>
    <message>
        <source>{name} wants to send this</source>
        <translation>{name} यांना हे पाठवायचे आहे</translation>
    </message>
    <message>
        <source>{person} typed {name}</source>
        <translation>{person} यांनी लिहिले: {name}</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Amount comes from the bill.</source>
        <translation>रक्कम बिलावरून येते.</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>कीपॅड</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>अनेक UPI अ‍ॅप {limit} वर थांबतात. F3: लिंक.</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>टर्मिनल नाही</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR दाखवा</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करा</translation>
    </message>
</context>
<context>
    <name>SellingSettings</name>
    <message>
        <source>Add GST details to every QR</source>
        <translation>प्रत्येक QR मध्ये GST तपशील जोडा</translation>
    </message>
    <message>
        <source>Add a quick amount</source>
        <translation>झटपट रक्कम जोडा</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Name of quick amount {n}</source>
        <translation>झटपट रक्कम {n} चे नाव</translation>
    </message>
    <message>
        <source>Next sale after PAID</source>
        <translation>पेमेंट झाल्यावर पुढची विक्री</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Quick amount {n}</source>
        <translation>झटपट रक्कम {n}</translation>
    </message>
    <message>
        <source>Quick amounts</source>
        <translation>झटपट रकमा</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
    </message>
    <message>
        <source>Remove quick amount {n}</source>
        <translation>झटपट रक्कम {n} काढा</translation>
    </message>
    <message>
        <source>Selling</source>
        <translation>विक्री</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>चहा</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} से</translation>
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
        <translation>डेमो: खरे पैसे फिरत नाहीत</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>टेस्ट</translation>
    </message>
    <message>
        <source>TEST: no real money moves</source>
        <translation>टेस्ट: खरे पैसे फिरत नाहीत</translation>
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
        <translation>आपोआप</translation>
    </message>
    <message>
        <source>For a shop whose address is not on the allow-list. Not secret.</source>
        <translation>ज्या दुकानाचा पत्ता परवानगी-यादीत नाही त्यासाठी. गुप्त नाही.</translation>
    </message>
    <message>
        <source>Internal transfers, if elsewhere (optional)</source>
        <translation>अंतर्गत ट्रान्सफर, दुसरीकडे असतील तर (ऐच्छिक)</translation>
    </message>
    <message>
        <source>Own addresses</source>
        <translation>स्वतःचे पत्ते</translation>
    </message>
    <message>
        <source>Paste the public one.</source>
        <translation>पब्लिक की पेस्ट करा.</translation>
    </message>
    <message>
        <source>Payouts, v1 and v1.2</source>
        <translation>पेआउट, v1 आणि v1.2</translation>
    </message>
    <message>
        <source>Payouts, v2</source>
        <translation>पेआउट, v2</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>प्रॉडक्शन</translation>
    </message>
    <message>
        <source>Public key (optional)</source>
        <translation>Public key (ऐच्छिक)</translation>
    </message>
    <message>
        <source>That was a private key. Paydesk did not keep it.</source>
        <translation>ती private key होती. Paydesk ने ती ठेवली नाही.</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>डेमो आतील सँडबॉक्स वापरतो. येथे सेट करायचे काही नाही.</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>सर्व्हिस</translation>
    </message>
    <message>
        <source>The service&apos;s sandbox</source>
        <translation>सर्व्हिसचा सँडबॉक्स</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>हा डेमो आहे</translation>
    </message>
    <message>
        <source>Transfers by {option}</source>
        <translation>{option} ने ट्रान्सफर</translation>
    </message>
    <message>
        <source>UPI check by {option}</source>
        <translation>{option} ने UPI तपासणी</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>व्हेरिफिकेशन</translation>
    </message>
    <message>
        <source>Version of payouts, v2</source>
        <translation>पेआउटची आवृत्ती, v2</translation>
    </message>
    <message>
        <source>Version of the UPI check</source>
        <translation>UPI तपासणीची आवृत्ती</translation>
    </message>
    <message>
        <source>Version of transfers</source>
        <translation>ट्रान्सफरची आवृत्ती</translation>
    </message>
    <message>
        <source>Version of verification</source>
        <translation>व्हेरिफिकेशनची आवृत्ती</translation>
    </message>
    <message>
        <source>Where the payout side is</source>
        <translation>पेआउटची बाजू कुठे आहे</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>A UPI address looks like shop@okbank.</source>
        <translation>UPI पत्ता असा दिसतो: shop@okbank.</translation>
    </message>
    <message>
        <source>A version is a date, as 2024-01-01.</source>
        <translation>आवृत्ती म्हणजे तारीख, जसे 2024-01-01.</translation>
    </message>
    <message>
        <source>A version is a date, as 2025-01-01.</source>
        <translation>आवृत्ती म्हणजे तारीख, जसे 2025-01-01.</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>सर्व्हिसचा पत्ता</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>पत्ता असा दिसतो: https://api.example.com.</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com/pg.</source>
        <translation>पत्ता असा दिसतो: https://api.example.com/pg.</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>क्लायंट ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>क्लायंट सीक्रेट</translation>
    </message>
    <message>
        <source>Copy all of the public key, from -----BEGIN PUBLIC KEY----- on.</source>
        <translation>-----BEGIN PUBLIC KEY----- पासून पूर्ण public key कॉपी करा.</translation>
    </message>
    <message>
        <source>Every payment needs a terminal.</source>
        <translation>प्रत्येक पेमेंटला टर्मिनल लागते.</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>दुकानाचे नाव</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>शर्मा स्टोअर्स</translation>
    </message>
    <message>
        <source>Use https://, except on this PC.</source>
        <translation>https:// वापरा, या PC वर सोडून.</translation>
    </message>
    <message>
        <source>Use minutes from 1 to {most}.</source>
        <translation>1 ते {most} मिनिटे लिहा.</translation>
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
        <translation>अजून सेव्ह झाले नाही: अ‍ॅडमिनचा PIN लागतो.</translation>
    </message>
    <message>
        <source>Not saved. Your text stays.</source>
        <translation>सेव्ह झाले नाही. तुम्ही लिहिलेले राहते.</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. Your text stays.</source>
        <translation>सेव्ह झाले नाही: अ‍ॅडमिन लागेल. तुम्ही लिहिलेले राहते.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सेव्ह करा</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>सेव्ह झाले</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>सेव्ह होत आहे…</translation>
    </message>
</context>
<context>
    <name>SettingsOverview</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n व्यक्ती</numerusform>
            <numerusform>%n माणसे</numerusform>
        </translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm कागद</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm कागद</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>प्रगत</translation>
    </message>
    <message>
        <source>Billing programs</source>
        <translation>बिलिंग प्रोग्राम</translation>
    </message>
    <message>
        <source>Checked once a day</source>
        <translation>दिवसातून एकदा तपासले जाते</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>कनेक्शन</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गडद</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>या PC वरील डेटा</translation>
    </message>
    <message>
        <source>Demo, no real money</source>
        <translation>डेमो, खरे पैसे नाहीत</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>हाय कॉन्ट्रास्ट</translation>
    </message>
    <message>
        <source>Journal, copies, erasing, second counter</source>
        <translation>जर्नल, प्रती, पुसणे, दुसरा काउंटर</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>भाषा आणि रूप</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>सिस्टमची भाषा</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>उजळ</translation>
    </message>
    <message>
        <source>Limits and lock</source>
        <translation>मर्यादा आणि लॉक</translation>
    </message>
    <message>
        <source>Limits, connection, scanner, data on this PC</source>
        <translation>मर्यादा, कनेक्शन, स्कॅनर, या PC वरील डेटा</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>लाइव्ह</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>नवीन आवृत्त्या</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>टर्मिनल नाही</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>अजून कोणीही नाही</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>अजून नाही</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Payments account</source>
        <translation>पेमेंट खाते</translation>
    </message>
    <message>
        <source>Payouts, fund sources, automatic lock</source>
        <translation>पेआउट, फंड सोर्स, आपोआप लॉक</translation>
    </message>
    <message>
        <source>People</source>
        <translation>माणसे</translation>
    </message>
    <message>
        <source>Printer and screen</source>
        <translation>प्रिंटर आणि स्क्रीन</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>उघडायला तयार</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>स्कॅनर</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>दुकान</translation>
    </message>
    <message>
        <source>Test, no real money</source>
        <translation>टेस्ट, खरे पैसे नाहीत</translation>
    </message>
    <message>
        <source>Up to {n} ms between keys</source>
        <translation>अक्षरांत {n} ms पर्यंत अंतर</translation>
    </message>
    <message>
        <source>colours of the system</source>
        <translation>सिस्टमचे रंग</translation>
    </message>
    <message numerus="yes">
        <source>locks after %n minutes</source>
        <translation>
            <numerusform>%n मिनिटानंतर लॉक</numerusform>
            <numerusform>%n मिनिटांनंतर लॉक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>locks after %n seconds</source>
        <translation>
            <numerusform>%n सेकंदानंतर लॉक</numerusform>
            <numerusform>%n सेकंदांनंतर लॉक</numerusform>
        </translation>
    </message>
    <message>
        <source>sound off</source>
        <translation>आवाज बंद</translation>
    </message>
    <message>
        <source>sound on</source>
        <translation>आवाज चालू</translation>
    </message>
    <message>
        <source>text {percent} %</source>
        <translation>अक्षरे {percent} %</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Advanced</source>
        <translation>प्रगत</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>सर्व सेटिंग</translation>
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
        <translation>एक सेटिंग शक्य नाही</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then start Paydesk again.</source>
        <translation>डेटा फोल्डरची परवानगी तपासा, मग Paydesk पुन्हा सुरू करा.</translation>
    </message>
    <message>
        <source>Check them in Settings.</source>
        <translation>सेटिंगमध्ये ते तपासा.</translation>
    </message>
    <message>
        <source>Free some space or check the folder&apos;s rights. Then save again.</source>
        <translation>जागा मोकळी करा किंवा फोल्डरची परवानगी तपासा. मग पुन्हा सेव्ह करा.</translation>
    </message>
    <message>
        <source>Set the address, the shop and the limits again in Settings.</source>
        <translation>पत्ता, दुकान आणि मर्यादा सेटिंगमध्ये पुन्हा सेट करा.</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>तीच नवी आवृत्ती सुरू करा.</translation>
    </message>
    <message>
        <source>The default is used. A payout limit that cannot be read is zero.</source>
        <translation>मूळ सेटिंग वापरली जाते. वाचता न येणारी पेआउट मर्यादा शून्य धरली जाते.</translation>
    </message>
    <message>
        <source>The defaults are used. Each payout needs a second person&apos;s PIN.</source>
        <translation>मूळ सेटिंग वापरली जाते. प्रत्येक पेआउटला दुसऱ्या व्यक्तीचा PIN लागतो.</translation>
    </message>
    <message>
        <source>The last saved settings are used.</source>
        <translation>शेवटी सेव्ह केलेली सेटिंग वापरली जाते.</translation>
    </message>
    <message>
        <source>The settings are lost</source>
        <translation>सेटिंग हरवली आहे</translation>
    </message>
    <message>
        <source>The settings are of a newer Paydesk</source>
        <translation>सेटिंग नव्या Paydesk ची आहे</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>सेटिंग वाचता येत नाही</translation>
    </message>
    <message>
        <source>The settings cannot be saved</source>
        <translation>सेटिंग सेव्ह करता येत नाही</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>सेटिंगची फाइल खराब झाली होती</translation>
    </message>
    <message>
        <source>Your changes last until Paydesk closes.</source>
        <translation>तुमचे बदल Paydesk बंद होईपर्यंत राहतात.</translation>
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
        <translation>नवीन शिफ्ट</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>शिफ्ट बंद झाली. {z} सेव्ह झाली.</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Bill count</source>
        <translation>बिलांची संख्या</translation>
    </message>
    <message>
        <source>Bill total</source>
        <translation>बिलाची बेरीज</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करा</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>कॅशियर बदला</translation>
    </message>
    <message>
        <source>Changed by {name}</source>
        <translation>{name} यांनी बदलले</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>निवडा</translation>
    </message>
    <message>
        <source>Choose the next cashier.</source>
        <translation>पुढचा कॅशियर निवडा.</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>बंद करून {z} प्रिंट करा</translation>
    </message>
    <message>
        <source>Close shift</source>
        <translation>शिफ्ट बंद करा</translation>
    </message>
    <message>
        <source>Close, no paper</source>
        <translation>बंद करा, कागद नको</translation>
    </message>
    <message>
        <source>Closed by {name}</source>
        <translation>{name} यांनी बंद केली</translation>
    </message>
    <message>
        <source>Difference {amount}</source>
        <translation>फरक {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: less on your bills</source>
        <translation>फरक {amount}: तुमच्या बिलांवर कमी</translation>
    </message>
    <message>
        <source>Difference {amount}: more on your bills</source>
        <translation>फरक {amount}: तुमच्या बिलांवर जास्त</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next cashier</source>
        <translation>पुढचा कॅशियर</translation>
    </message>
    <message>
        <source>Next cashier (optional)</source>
        <translation>पुढचा कॅशियर (ऐच्छिक)</translation>
    </message>
    <message>
        <source>No name is printed: nobody is set up</source>
        <translation>नाव छापले जात नाही: कोणीही नोंदवलेले नाही</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>अजून कोणीही नाही</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>उघडली {time}</translation>
    </message>
    <message>
        <source>Opened {time} by {name}</source>
        <translation>{name} यांनी {time} वाजता उघडली</translation>
    </message>
    <message>
        <source>Optional. Any difference is printed.</source>
        <translation>ऐच्छिक. फरक असेल तर छापला जातो.</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Printed on the slip</source>
        <translation>स्लिपवर छापलेले</translation>
    </message>
    <message>
        <source>Stays with the shift</source>
        <translation>शिफ्टसोबत राहते</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>संख्या लिहा.</translation>
    </message>
    <message>
        <source>Type both, or neither.</source>
        <translation>दोन्ही लिहा, किंवा एकही नको.</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>तुमची बिले</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Not done</source>
        <translation>झाले नाही</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>शिफ्ट बंद झाली. {z} सेव्ह झाली.</translation>
    </message>
    <message>
        <source>The shift was closed, or its cashier changed, meanwhile.</source>
        <translation>दरम्यान शिफ्ट बंद झाली किंवा तिचा कॅशियर बदलला.</translation>
    </message>
</context>
<context>
    <name>ShopResults</name>
    <message>
        <source>Other counters</source>
        <translation>इतर काउंटर</translation>
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
        <translation>स्कॅन केलेल्या ऑर्डरसोबत तिच्या बिलाची बेरीज लागते</translation>
    </message>
    <message>
        <source>An order can be paid for (minutes)</source>
        <translation>ऑर्डरचे पेमेंट किती वेळ करता येते (मिनिटे)</translation>
    </message>
    <message>
        <source>Another amount stops the order before anybody can pay.</source>
        <translation>रक्कम वेगळी असेल तर कोणी पेमेंट करण्याआधीच ऑर्डर थांबते.</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>आशा</translation>
    </message>
    <message>
        <source>Ask above this amount</source>
        <translation>या रकमेच्या वर विचारा</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>नंबरने</translation>
    </message>
    <message>
        <source>By its phone</source>
        <translation>फोनने</translation>
    </message>
    <message>
        <source>Confirm a larger amount once, before anybody can pay.</source>
        <translation>मोठ्या रकमेची एकदा खात्री करा, कोणी पेमेंट करण्याआधी.</translation>
    </message>
    <message>
        <source>How the terminal is named</source>
        <translation>टर्मिनलची ओळख</translation>
    </message>
    <message>
        <source>India&apos;s time. For shops open past midnight: reports use this hour.</source>
        <translation>भारताची वेळ. मध्यरात्रीनंतर उघड्या दुकानासाठी: रिपोर्ट हा तास वापरतात.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कधीही नाही</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>दुकान आणि टर्मिनल</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>टर्मिनल</translation>
    </message>
    <message>
        <source>The shop&apos;s day ends at</source>
        <translation>दुकानाचा दिवस कधी संपतो</translation>
    </message>
    <message>
        <source>The shop&apos;s own UPI address (optional)</source>
        <translation>दुकानाचा स्वतःचा UPI पत्ता (ऐच्छिक)</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>हा काउंटर</translation>
    </message>
    <message>
        <source>Who sells here</source>
        <translation>येथे कोण विकते</translation>
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
        <translation>विक्री</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>प्रतीक्षेत</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close this panel</source>
        <translation>हे पॅनेल बंद करा</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc ने बंद होते</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>(continued)</source>
        <translation>(पुढे चालू)</translation>
    </message>
    <message>
        <source>Another series of numbers since {time}: other slips may have the same ones.</source>
        <translation>{time} पासून नंबरांची वेगळी मालिका: तेच नंबर इतर स्लिपांवरही असू शकतात.</translation>
    </message>
    <message>
        <source>Bank reference</source>
        <translation>बँक रेफरन्स</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>बिल</translation>
    </message>
    <message>
        <source>Bills of {name}</source>
        <translation>{name} ची बिले</translation>
    </message>
    <message>
        <source>CAME LATE, SETTLED: {count}</source>
        <translation>उशिरा आले, निकाली: {count}</translation>
    </message>
    <message>
        <source>CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT</source>
        <translation>PAYDESK च्या बाहेरून बदलले: यावर विसंबू नका</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>मोजणी</translation>
    </message>
    <message>
        <source>Closed {time}</source>
        <translation>बंद झाली {time}</translation>
    </message>
    <message>
        <source>Copy the link instead.</source>
        <translation>त्याऐवजी लिंक कॉपी करा.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>काउंटर</translation>
    </message>
    <message>
        <source>DAY REPORT</source>
        <translation>दिवसाची रिपोर्ट</translation>
    </message>
    <message>
        <source>DEMO: NO REAL MONEY MOVED</source>
        <translation>डेमो: खरे पैसे फिरले नाहीत</translation>
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
        <translation>फरक</translation>
    </message>
    <message>
        <source>Do not hand over. Still checking.</source>
        <translation>माल देऊ नका. अजून तपासत आहे.</translation>
    </message>
    <message>
        <source>Do not refund again. Still checking.</source>
        <translation>पुन्हा रिफंड करू नका. अजून तपासत आहे.</translation>
    </message>
    <message>
        <source>FOR THE NEXT SHIFT: {count}</source>
        <translation>पुढच्या शिफ्टसाठी: {count}</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>पहिली ऑर्डर</translation>
    </message>
    <message>
        <source>GST dynamic QR</source>
        <translation>GST डायनॅमिक QR</translation>
    </message>
    <message>
        <source>GSTIN {number}</source>
        <translation>GSTIN {number}</translation>
    </message>
    <message>
        <source>HANDED OVER BY HAND: {count}</source>
        <translation>हाताने माल दिला: {count}</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>बिल</translation>
    </message>
    <message>
        <source>It works until {time}.</source>
        <translation>{time} पर्यंत चालेल.</translation>
    </message>
    <message>
        <source>Journal seal</source>
        <translation>जर्नलचे सील</translation>
    </message>
    <message>
        <source>Last order</source>
        <translation>शेवटची ऑर्डर</translation>
    </message>
    <message>
        <source>NET, after refunds</source>
        <translation>निव्वळ, रिफंडनंतर</translation>
    </message>
    <message>
        <source>NEW JOURNAL SINCE {time}</source>
        <translation>नवीन जर्नल {time} पासून</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>No program found for this</source>
        <translation>यासाठी प्रोग्राम सापडला नाही</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>नाव नाही</translation>
    </message>
    <message>
        <source>Not paid on an earlier Z, now otherwise</source>
        <translation>आधीच्या Z मध्ये पेमेंट झाले नव्हते, आता बदलले</translation>
    </message>
    <message>
        <source>Not paid yet: this is no receipt.</source>
        <translation>अजून पेमेंट झाले नाही: ही पावती नाही.</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>पेमेंट झाले नाही: रद्द</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>पेमेंट झाले नाही: मुदत संपली</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>पेमेंट झाले नाही: अयशस्वी</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>यातले उशिरा आलेले</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>उघडली {time}</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>वेब पेज उघडते</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ऑर्डर</translation>
    </message>
    <message>
        <source>Our paid</source>
        <translation>आमच्या हिशोबाने पेमेंट</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>PAID ELSEWHERE: {count}</source>
        <translation>दुसरीकडे पेमेंट: {count}</translation>
    </message>
    <message>
        <source>PAID LATE, NOT SETTLED: {count}</source>
        <translation>उशिरा आले, निकाली नाही: {count}</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>पेमेंटची पद्धत</translation>
    </message>
    <message>
        <source>Paid on an earlier Z, not to this counter</source>
        <translation>आधीच्या Z मधले पेमेंट, या काउंटरला नाही</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>पेमेंट</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>पेमेंट लिंक</translation>
    </message>
    <message>
        <source>Payment link {order}</source>
        <translation>पेमेंट लिंक {order}</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>Print it instead.</source>
        <translation>त्याऐवजी प्रिंट करा.</translation>
    </message>
    <message>
        <source>Printer test: no sale, no receipt.</source>
        <translation>प्रिंटर तपासणी: विक्री नाही, पावती नाही.</translation>
    </message>
    <message>
        <source>REFUND UNKNOWN: {count}</source>
        <translation>रिफंड माहीत नाही: {count}</translation>
    </message>
    <message>
        <source>REFUNDED {amount}</source>
        <translation>रिफंड झाला {amount}</translation>
    </message>
    <message>
        <source>Receipt {order}</source>
        <translation>पावती {order}</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>कशाचा रिफंड</translation>
    </message>
    <message>
        <source>Refunds on an earlier Z, not paid out</source>
        <translation>आधीच्या Z मधील रिफंड, जे गेले नाहीत</translation>
    </message>
    <message>
        <source>STILL WAITING: {count}</source>
        <translation>प्रतीक्षेत: {count}</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address.</source>
        <translation>फोनच्या कॅमेऱ्याने स्कॅन करा, किंवा पत्ता लिहा.</translation>
    </message>
    <message>
        <source>Show this slip at the counter: we scan it and find your payment.</source>
        <translation>ही स्लिप काउंटरवर दाखवा: आम्ही ती स्कॅन करून तुमचे पेमेंट शोधतो.</translation>
    </message>
    <message>
        <source>Signed: {person}</source>
        <translation>सही: {person}</translation>
    </message>
    <message>
        <source>TEST: NO REAL MONEY MOVED</source>
        <translation>टेस्ट: खरे पैसे फिरले नाहीत</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <translation>पेमेंट बाकी</translation>
    </message>
    <message>
        <source>Test slip</source>
        <translation>टेस्ट स्लिप</translation>
    </message>
    <message>
        <source>Thank you. Come again.</source>
        <translation>धन्यवाद. पुन्हा या.</translation>
    </message>
    <message>
        <source>The shop&apos;s own bills were not counted.</source>
        <translation>दुकानाची स्वतःची बिले मोजली नाहीत.</translation>
    </message>
    <message>
        <source>The tables differed from the journal and were rebuilt.</source>
        <translation>तक्ते जर्नलशी जुळत नव्हते; ते पुन्हा बनवले.</translation>
    </message>
    <message>
        <source>This PC has no program for it</source>
        <translation>या PC वर यासाठी प्रोग्राम नाही</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was set back meanwhile.</source>
        <translation>दरम्यान या PC चे घड्याळ मागे केले गेले.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>एकूण</translation>
    </message>
    <message>
        <source>UNKNOWN: {count}</source>
        <translation>माहीत नाही: {count}</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>What was paid before and stood on no Z is not on this one.</source>
        <translation>जे आधी भरले गेले आणि कोणत्याही Z वर नव्हते, ते यावरही नाही.</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>तुमची बिले</translation>
    </message>
    <message>
        <source>Z REPORT {number}</source>
        <translation>Z रिपोर्ट {number}</translation>
    </message>
    <message>
        <source>Z before this</source>
        <translation>याआधीची Z</translation>
    </message>
    <message>
        <source>printed {time}</source>
        <translation>प्रिंट {time}</translation>
    </message>
    <message>
        <source>printed {time} by {person}</source>
        <translation>प्रिंट {time}, {person} यांनी</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>टर्मिनल {number}</translation>
    </message>
    <message>
        <source>twin {number}</source>
        <translation>जोडीची ऑर्डर {number}</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>{shop}: please pay {amount} here: {link}</source>
        <translation>{shop}: कृपया {amount} चे पेमेंट येथे करा: {link}</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>How the slip will look</source>
        <translation>स्लिप अशी दिसेल</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation>स्लिप</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Another sale is paid: {amount}</source>
        <translation>दुसऱ्या विक्रीचे पेमेंट झाले: {amount}</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>पेमेंटसाठी एका मिनिटापेक्षा कमी वेळ उरला आहे</translation>
    </message>
    <message>
        <source>Not ready to be paid. Look at the screen</source>
        <translation>पेमेंटसाठी तयार नाही. स्क्रीन पाहा</translation>
    </message>
    <message>
        <source>Nothing was announced yet</source>
        <translation>अजून कोणतीही सूचना बोलली गेली नाही</translation>
    </message>
    <message>
        <source>Paid late: {amount}. Look at the screen</source>
        <translation>उशिरा पेमेंट झाले: {amount}. स्क्रीन पाहा</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>पेमेंट झाले: {amount}</translation>
    </message>
    <message>
        <source>QR expired</source>
        <translation>QR ची मुदत संपली</translation>
    </message>
    <message>
        <source>Said at {time}</source>
        <translation>{time} वाजता बोलले</translation>
    </message>
    <message>
        <source>The first payment will be.</source>
        <translation>पहिले पेमेंट बोलले जाईल.</translation>
    </message>
    <message>
        <source>This is how Paydesk sounds</source>
        <translation>Paydesk चा आवाज असा आहे</translation>
    </message>
    <message>
        <source>Twenty seconds left to pay</source>
        <translation>पेमेंटसाठी वीस सेकंद उरले</translation>
    </message>
</context>
<context>
    <name>SourceSettings</name>
    <message>
        <source>Accounts to pay from, as named in the service&apos;s dashboard. Not for v1.</source>
        <translation>पैसे देणारी खाती, डॅशबोर्डमधील नावांप्रमाणे. v1 साठी नाही.</translation>
    </message>
    <message>
        <source>Add a fund source</source>
        <translation>फंड सोर्स जोडा</translation>
    </message>
    <message>
        <source>CFMAIN1</source>
        <translation>CFMAIN1</translation>
    </message>
    <message>
        <source>Daily payouts</source>
        <translation>रोजचे पेआउट</translation>
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
        <translation>फंड सोर्स {n} चा ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Name of fund source {n}</source>
        <translation>फंड सोर्स {n} चे नाव</translation>
    </message>
    <message>
        <source>None yet: the service uses the account&apos;s own fund source.</source>
        <translation>अजून एकही नाही: सर्व्हिस खात्याचा स्वतःचा फंड सोर्स वापरते.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>काढा</translation>
    </message>
    <message>
        <source>Remove fund source {n}</source>
        <translation>फंड सोर्स {n} काढा</translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation>हे यादीत आधीच आहे.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. Stop after any step, continue later.</source>
        <translation>सुमारे 3 मिनिटे. कुठेही थांबा, नंतर पुढे चालू करा.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>जोडा</translation>
    </message>
    <message>
        <source>Paydesk</source>
        <translation>Paydesk</translation>
    </message>
    <message>
        <source>People</source>
        <translation>माणसे</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>टेस्ट विक्री</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>स्वागत</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: झाले</translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation>{step}: अजून बाकी</translation>
    </message>
    <message>
        <source>{step}: you are here</source>
        <translation>{step}: तुम्ही येथे आहात</translation>
    </message>
</context>
<context>
    <name>StartPresenter</name>
    <message>
        <source>A newer Paydesk wrote it. Install that version here first.</source>
        <translation>ती नव्या Paydesk ने लिहिली आहे. आधी येथे ती आवृत्ती टाका.</translation>
    </message>
    <message>
        <source>No Paydesk settings in this file.</source>
        <translation>या फाइलमध्ये Paydesk ची सेटिंग नाही.</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>ही फाइल वापरता येत नाही</translation>
    </message>
</context>
<context>
    <name>StartingPage</name>
    <message>
        <source>Starting Paydesk…</source>
        <translation>Paydesk सुरू होत आहे…</translation>
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
        <translation>तीच रक्कम</translation>
    </message>
</context>
<context>
    <name>StaticQrPage</name>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Customer types the amount</source>
        <translation>ग्राहक रक्कम लिहितो</translation>
    </message>
    <message>
        <source>Payments cannot be read</source>
        <translation>पेमेंट वाचता येत नाहीत</translation>
    </message>
    <message>
        <source>Read {ago}</source>
        <translation>{ago} पाहिले</translation>
    </message>
    <message>
        <source>Use the printed QR. Payments are listed here.</source>
        <translation>छापलेला QR दाखवा. पेमेंट येथे दिसतील.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Connecting…</source>
        <translation>जोडत आहे…</translation>
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
        <translation>स्टाफ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>आज: {paid} पेमेंट, {total}</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>All settings, without keys and people. Type the keys there again.</source>
        <translation>सर्व सेटिंग; कीज आणि माणसे नाहीत. तेथे कीज पुन्हा लिहा.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>कॉपी झाले</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>या PC वरील डेटा</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>पुसा</translation>
    </message>
    <message>
        <source>Erase everything finished from before {day}?</source>
        <translation>{day} आधीचे पूर्ण झालेले सर्व पुसायचे?</translation>
    </message>
    <message>
        <source>Erase what is older than</source>
        <translation>यापेक्षा जुने पुसा</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>पुसले</translation>
    </message>
    <message>
        <source>Erases finished sales, settled payouts, old logs and copies for good. Open items stay.</source>
        <translation>पूर्ण विक्री, निकाली पेआउट, जुने लॉग आणि प्रती कायमचे पुसते. खुले राहते.</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>किती</translation>
    </message>
    <message>
        <source>It cannot be brought back. Reports of those days will be empty.</source>
        <translation>ते परत आणता येणार नाही. त्या दिवसांचे रिपोर्ट रिकामे असतील.</translation>
    </message>
    <message>
        <source>Not everything was erased</source>
        <translation>सर्व काही पुसले गेले नाही</translation>
    </message>
    <message>
        <source>Not everything was erased. Free some space, then erase again.</source>
        <translation>सर्व पुसले नाही. जागा मोकळी करा, मग पुन्हा पुसा.</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>ते मेसेजमध्ये पेस्ट करा.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फाइलमध्ये सेव्ह करा</translation>
    </message>
    <message>
        <source>Settings for a second counter</source>
        <translation>दुसऱ्या काउंटरसाठी सेटिंग</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>कधीपासून</translation>
    </message>
    <message>
        <source>The files are in {folder}.</source>
        <translation>फाइल {folder} मध्ये आहेत.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>काय</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>कुठे</translation>
    </message>
    <message>
        <source>Yes, erase it for good</source>
        <translation>हो, कायमचे पुसा</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>(answer: {words})</source>
        <translation>(उत्तर: {words})</translation>
    </message>
    <message>
        <source>Answer to Cancel: {word}</source>
        <translation>रद्द करण्याला उत्तर: {word}</translation>
    </message>
    <message>
        <source>Cancel not confirmed. {what}</source>
        <translation>रद्द झाल्याची खात्री नाही. {what}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>रद्द करण्याची विनंती सर्व्हिसला पाठवली</translation>
    </message>
    <message>
        <source>Charged again by another sale</source>
        <translation>दुसऱ्या विक्रीने पुन्हा घेतले</translation>
    </message>
    <message>
        <source>Check without answer. {what}</source>
        <translation>तपासणीला उत्तर नाही. {what}</translation>
    </message>
    <message>
        <source>Checked: {word}</source>
        <translation>तपासले: {word}</translation>
    </message>
    <message>
        <source>Clock corrected: earlier times are wrong</source>
        <translation>घड्याळ दुरुस्त झाले: आधीच्या वेळा चुकीच्या</translation>
    </message>
    <message>
        <source>HAND OVER shown to {person}</source>
        <translation>{person} यांना ‘माल द्या’ दाखवले</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR किंवा पेमेंट लिंक आली नाही. {what}</translation>
    </message>
    <message>
        <source>No QR picture. {why}</source>
        <translation>QR चे चित्र नाही. {why}</translation>
    </message>
    <message>
        <source>No order made. {what}</source>
        <translation>ऑर्डर बनली नाही. {what}</translation>
    </message>
    <message>
        <source>No payment after 24 hours</source>
        <translation>24 तासांनंतरही पेमेंट नाही</translation>
    </message>
    <message>
        <source>Order made for {amount}: {word}</source>
        <translation>{amount} ची ऑर्डर बनली: {word}</translation>
    </message>
    <message>
        <source>Order sent to the service</source>
        <translation>ऑर्डर सर्व्हिसला पाठवली</translation>
    </message>
    <message>
        <source>Paid by payment {number}</source>
        <translation>पेमेंट झाले, पेमेंट नंबर {number}</translation>
    </message>
    <message>
        <source>Paid more than once: {numbers}</source>
        <translation>एकापेक्षा जास्त वेळा पेमेंट झाले: {numbers}</translation>
    </message>
    <message>
        <source>Paydesk restarted and continued</source>
        <translation>Paydesk पुन्हा सुरू झाले आणि काम चालू ठेवले</translation>
    </message>
    <message>
        <source>Paydesk restarted. The order is still checked</source>
        <translation>Paydesk पुन्हा सुरू झाले. ऑर्डर अजून तपासली जाते</translation>
    </message>
    <message>
        <source>Payment found on the shop&apos;s QR, {amount}</source>
        <translation>दुकानाच्या QR वर {amount} चे पेमेंट मिळाले</translation>
    </message>
    <message>
        <source>Payment link checked</source>
        <translation>पेमेंट लिंक तपासली</translation>
    </message>
    <message>
        <source>Payment link requested</source>
        <translation>पेमेंट लिंक मागितली</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>पेमेंट {number} उघडले</translation>
    </message>
    <message>
        <source>Payments checked: none went through</source>
        <translation>पेमेंट तपासली: एकही यशस्वी झाले नाही</translation>
    </message>
    <message>
        <source>Payments checked: one pending at a bank</source>
        <translation>पेमेंट तपासली: एक बँकेत पेंडिंग</translation>
    </message>
    <message>
        <source>Payments not readable. {what}</source>
        <translation>पेमेंट वाचता येत नाहीत. {what}</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>पेआउट लिंक {number}: {why}. रिफंड झाला नाही.</translation>
    </message>
    <message>
        <source>QR checked</source>
        <translation>QR तपासला</translation>
    </message>
    <message>
        <source>QR checked. {why}</source>
        <translation>QR तपासला. {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR नाकारला, दाखवला नाही. {why}</translation>
    </message>
    <message>
        <source>QR requested</source>
        <translation>QR मागितला</translation>
    </message>
    <message>
        <source>QR shown unchecked. {why}</source>
        <translation>QR न तपासता दाखवला. {why}</translation>
    </message>
    <message>
        <source>Receipt not printed</source>
        <translation>पावती प्रिंट झाली नाही</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>पावती प्रिंट झाली</translation>
    </message>
    <message>
        <source>Receipt saved as PDF</source>
        <translation>पावती PDF म्हणून सेव्ह झाली</translation>
    </message>
    <message>
        <source>Refund {number}: {why}. Nothing was refunded.</source>
        <translation>रिफंड {number}: {why}. काहीही रिफंड झाले नाही.</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}</source>
        <translation>{person} यांनी विक्री सुरू केली, {amount}</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}: {note}</source>
        <translation>{person} यांनी विक्री सुरू केली, {amount}: {note}</translation>
    </message>
    <message>
        <source>Seen by {person}</source>
        <translation>{person} यांनी पाहिले</translation>
    </message>
    <message>
        <source>Service reports payment {number}</source>
        <translation>सर्व्हिसने पेमेंट {number} कळवले</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>ग्राहकाला पैसे मिळाले: पेआउट लिंक {number}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>कर्मचारी</translation>
    </message>
    <message>
        <source>{bill}: sale started by {person}, {amount}</source>
        <translation>{bill}: {person} यांनी विक्री सुरू केली, {amount}</translation>
    </message>
    <message>
        <source>{person} cancelled payout link {number}. Nothing was refunded.</source>
        <translation>{person} यांनी पेआउट लिंक {number} रद्द केली. रिफंड झाला नाही.</translation>
    </message>
    <message>
        <source>{person} checked: {word}</source>
        <translation>{person} यांनी तपासले: {word}</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} यांनी माल दिला</translation>
    </message>
    <message>
        <source>{person} named the sale: {note}</source>
        <translation>{person} यांनी विक्रीला नाव दिले: {note}</translation>
    </message>
    <message>
        <source>{person} opened order {order} by number</source>
        <translation>{person} यांनी ऑर्डर {order} नंबरने उघडली</translation>
    </message>
    <message>
        <source>{person} pressed Cancel</source>
        <translation>{person} यांनी ‘रद्द करा’ दाबले</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} यांनी पेआउट लिंक {number} ने {amount} चा रिफंड केला</translation>
    </message>
    <message>
        <source>{person} refunded {amount}: {reason}, number {number}</source>
        <translation>{person} यांनी {amount} रिफंड केले: {reason}, क्रमांक {number}</translation>
    </message>
    <message>
        <source>{person} removed the sale from the list</source>
        <translation>{person} यांनी विक्री यादीतून काढली</translation>
    </message>
    <message>
        <source>{person} removed the sale&apos;s name</source>
        <translation>{person} यांनी विक्रीचे नाव काढले</translation>
    </message>
    <message>
        <source>{person} requested a new QR</source>
        <translation>{person} यांनी नवीन QR मागितला</translation>
    </message>
    <message>
        <source>{person} requested a new payment link</source>
        <translation>{person} यांनी नवीन पेमेंट लिंक मागितली</translation>
    </message>
    <message>
        <source>{person} requested a receipt</source>
        <translation>{person} यांनी पावती मागितली</translation>
    </message>
    <message>
        <source>{person} served the next customer</source>
        <translation>{person} यांनी पुढचा ग्राहक घेतला</translation>
    </message>
    <message>
        <source>{why}: refund {number}</source>
        <translation>{why}: रिफंड {number}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>About this sale</source>
        <translation>या विक्रीबद्दल</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>तपशील</translation>
    </message>
    <message>
        <source>More actions for this sale</source>
        <translation>या विक्रीसाठी आणखी पर्याय</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>निकाली नाही</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Paid after it was closed. Open it to settle.</source>
        <translation>बंद केल्यानंतर पेमेंट झाले. निकाली काढायला उघडा.</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Details of this sale</source>
        <translation>या विक्रीचा तपशील</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n paid</source>
        <translation>
            <numerusform>पेमेंट झाले: %n</numerusform>
            <numerusform>पेमेंट झाले: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid elsewhere</source>
        <translation>
            <numerusform>दुसरीकडे पेमेंट: %n</numerusform>
            <numerusform>दुसरीकडे पेमेंट: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunded</source>
        <translation>
            <numerusform>रिफंड झाला: %n</numerusform>
            <numerusform>रिफंड झाला: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>माहीत नाही: %n</numerusform>
            <numerusform>माहीत नाही: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SupportTab</name>
    <message>
        <source>Copied</source>
        <translation>कॉपी झाले</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>कॉपी करा</translation>
    </message>
    <message>
        <source>Make the support file</source>
        <translation>सपोर्ट फाइल तयार करा</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>ते मेसेजमध्ये पेस्ट करा.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>फाइलमध्ये सेव्ह करा</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>सपोर्ट फाइल</translation>
    </message>
    <message>
        <source>Versions, settings, log. Keys, PINs, personal data: left out or masked. Read before sending.</source>
        <translation>आवृत्त्या, सेटिंग, लॉग. कीज, PIN, वैयक्तिक माहिती: वगळलेली किंवा झाकलेली. पाठवण्याआधी वाचा.</translation>
    </message>
</context>
<context>
    <name>TimedClipboard</name>
    <message>
        <source>no real money: {text}</source>
        <translation>खरे पैसे नाहीत: {text}</translation>
    </message>
</context>
<context>
    <name>TokenBox</name>
    <message>
        <source>Copy token</source>
        <translation>टोकन कॉपी करा</translation>
    </message>
    <message>
        <source>Send money</source>
        <translation>पैसे पाठवा</translation>
    </message>
</context>
<context>
    <name>TopicCards</name>
    <message>
        <source>All topics</source>
        <translation>सर्व विषय</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Account, phone, e-mail</source>
        <translation>खाते, फोन, ई-मेल</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>रक्कम</translation>
    </message>
    <message>
        <source>Enter a UPI address or an account number.</source>
        <translation>UPI पत्ता किंवा खाते नंबर टाका.</translation>
    </message>
    <message>
        <source>Enter more than ₹1.00.</source>
        <translation>₹1.00 पेक्षा जास्त टाका.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>कुठून</translation>
    </message>
    <message>
        <source>Main account</source>
        <translation>मुख्य खाते</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>आणखी तपशील</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाव</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} पाठवा</translation>
    </message>
    <message>
        <source>The bank cannot pay this UPI address.</source>
        <translation>बँक या UPI पत्त्यावर पैसे देऊ शकत नाही.</translation>
    </message>
    <message>
        <source>UPI address or account number</source>
        <translation>UPI पत्ता किंवा खाते नंबर</translation>
    </message>
    <message>
        <source>UPI or bank transfer</source>
        <translation>UPI किंवा बँक ट्रान्सफर</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Done</source>
        <translation>झाले</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>सर्व चालते</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>लाइव्ह सुरू करा</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>QR shown</source>
        <translation>QR दाखवला</translation>
    </message>
    <message>
        <source>Screen turned green</source>
        <translation>स्क्रीन हिरवी झाली</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>वगळा</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>टेस्ट विक्री</translation>
    </message>
    <message>
        <source>Test sale of real ₹1</source>
        <translation>खऱ्या ₹1 ची टेस्ट विक्री</translation>
    </message>
    <message>
        <source>Test sale of ₹1</source>
        <translation>₹1 ची टेस्ट विक्री</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Back</source>
        <translation>मागे</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody here may do this yet. An admin adds people in Settings.</source>
        <translation>येथे अजून कोणालाही याची परवानगी नाही. अ‍ॅडमिन सेटिंगमध्ये माणसे जोडतो.</translation>
    </message>
    <message>
        <source>This PIN saves</source>
        <translation>या PIN ने हे सेव्ह होईल</translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation>कोणाचा PIN?</translation>
    </message>
</context>
<context>
    <name>UpdateSettings</name>
    <message>
        <source>Look for a newer Paydesk once a day</source>
        <translation>दिवसातून एकदा नवा Paydesk शोधा</translation>
    </message>
    <message>
        <source>Never in the demo. Paydesk only tells you; nothing is installed automatically.</source>
        <translation>डेमोमध्ये कधीही नाही. Paydesk फक्त कळवते; काहीही आपोआप इन्स्टॉल होत नाही.</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>नव्या आवृत्त्या</translation>
    </message>
</context>
<context>
    <name>Upi</name>
    <message>
        <source>Address</source>
        <translation>पत्ता</translation>
    </message>
    <message>
        <source>Ask the customer for the UPI address. Send nothing here.</source>
        <translation>ग्राहकाला UPI पत्ता विचारा. येथे काहीही पाठवू नका.</translation>
    </message>
    <message>
        <source>Ask the customer to read it again. Send nothing here.</source>
        <translation>ग्राहकाला पुन्हा वाचायला सांगा. येथे काहीही पाठवू नका.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>बँक</translation>
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
        <translation>जिल्हा</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>मुदत संपली</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>चुकीचा</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>पद्धत</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नाही</translation>
    </message>
    <message>
        <source>No UPI address belongs to this phone number.</source>
        <translation>या फोन नंबरचा कोणताही UPI पत्ता नाही.</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>हा UPI पत्ता कोणत्याही बँकेला माहीत नाही.</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>एकदाच वापर</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>स्थिती</translation>
    </message>
    <message>
        <source>The transfer token has expired. Check the address again.</source>
        <translation>ट्रान्सफर टोकनची मुदत संपली. पत्ता पुन्हा तपासा.</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again.</source>
        <translation>ट्रान्सफर टोकन वापरला गेला. पत्ता पुन्हा तपासा.</translation>
    </message>
    <message>
        <source>Transfer token ready</source>
        <translation>ट्रान्सफर टोकन तयार</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>वापरला</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हो</translation>
    </message>
    <message>
        <source>{time} left, single use</source>
        <translation>{time} बाकी, एकदाच वापर</translation>
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
        <translation>तपासा</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI तपासा</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>तपशील</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>फोन</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI पत्ता</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>बरोबर</translation>
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
        <translation>माल देऊ नका</translation>
    </message>
    <message>
        <source>DO NOT LET THEM PAY</source>
        <translation>पेमेंट करू देऊ नका</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>माल द्या</translation>
    </message>
    <message>
        <source>NOT PAID</source>
        <translation>पेमेंट झाले नाही</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>तुम्ही बंद केल्यानंतर पेमेंट झाले</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>स्थिती माहीत नाही, माल देऊ नका</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>थांबा</translation>
    </message>
</context>
<context>
    <name>WaitPanel</name>
    <message>
        <source>About this payment</source>
        <translation>या पेमेंटबद्दल</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>द्यायचे आहेत</translation>
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
        <translation>सरावासाठी छोटे दुकान. खाते नाही, नेटवर्क नाही, खरे पैसे नाहीत.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>जोडा</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>हा काउंटर जोडा</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the goods when the screen turns green.</source>
        <translation>स्क्रीन हिरवी झाली की माल द्या.</translation>
    </message>
    <message>
        <source>Have ready from Cashfree: client ID, client secret, terminal number.</source>
        <translation>Cashfree कडून तयार ठेवा: क्लायंट ID, क्लायंट सीक्रेट, टर्मिनल नंबर.</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>पेमेंट झाले का? स्क्रीन सांगते.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>सेटिंगची फाइल उघडा</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Second counter?</source>
        <translation>दुसरा काउंटर?</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>डेमो सुरू करा</translation>
    </message>
    <message>
        <source>The customer scans</source>
        <translation>ग्राहक स्कॅन करतो</translation>
    </message>
    <message>
        <source>The screen turns green</source>
        <translation>स्क्रीन हिरवी होते</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>ही फाइल वाचता येत नाही</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>डेमो चालवा</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <translation>रक्कम लिहा</translation>
    </message>
    <message>
        <source>Your keys stay in this PC&apos;s keychain.</source>
        <translation>तुमच्या कीज या PC च्या कीचेनमध्ये राहतात.</translation>
    </message>
    <message>
        <source>{file}: choose it again, or another one.</source>
        <translation>{file}: ती पुन्हा निवडा, किंवा दुसरी.</translation>
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
        <translation>मागे</translation>
    </message>
    <message>
        <source>By</source>
        <translation>कोणी</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>बंद झाली</translation>
    </message>
    <message>
        <source>Each closed shift gets one. It cannot be changed later.</source>
        <translation>बंद झालेल्या प्रत्येक शिफ्टची एक बनते. ती नंतर बदलता येत नाही.</translation>
    </message>
    <message>
        <source>No Z-reports yet</source>
        <translation>अजून Z-रिपोर्ट नाही</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>प्रिंट झाले नाही</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>उघडली</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>पेमेंट झाले</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>कागद</translation>
    </message>
    <message>
        <source>Print it again</source>
        <translation>पुन्हा प्रिंट करा</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>विक्री</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z-रिपोर्ट</translation>
    </message>
    <message numerus="yes">
        <source>printed %n times</source>
        <translation>
            <numerusform>%n वेळा प्रिंट झाली</numerusform>
            <numerusform>%n वेळा प्रिंट झाली</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Calendar</name>
    <message>
        <source>Calendar</source>
        <translation>कॅलेंडर</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>दिवस</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>मागील महिना</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>पुढील महिना</translation>
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
        <translation>आता तपासा</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ओपन</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>निकाली काढा</translation>
    </message>
</context>
</TS>

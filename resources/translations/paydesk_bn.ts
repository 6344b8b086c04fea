<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bn_IN" sourcelanguage="en_IN">
<context>
    <name>AboutTab</name>
    <message>
        <source>About</source>
        <translation>পরিচয়</translation>
    </message>
    <message>
        <source>Drafts that no native speaker has read yet: {languages}.</source>
        <translation>যে খসড়াগুলো কোনও মাতৃভাষী এখনও পড়েননি: {languages}।</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>লাইসেন্স</translation>
    </message>
    <message>
        <source>Paydesk is under the Apache License 2.0. It uses Qt under the LGPL 3, and:</source>
        <translation>Paydesk-এর লাইসেন্স Apache License 2.0। এতে LGPL 3-এর Qt আছে, আর এগুলো:</translation>
    </message>
    <message>
        <source>Paydesk {version}</source>
        <translation>Paydesk {version}</translation>
    </message>
    <message>
        <source>Paydesk {version} is there: {news} Get it at {page} and install it over this one.</source>
        <translation>Paydesk {version} এসেছে: {news} {page} থেকে নিন আর এটার উপরেই ইনস্টল করুন।</translation>
    </message>
    <message>
        <source>Sales, payouts and who did what: the journal, in the data folder. Settings, people (PINs scrambled) and logs: beside it. Keys: in the system&apos;s keychain, or only in memory. Nothing is kept anywhere else.</source>
        <translation>বিক্রি, পেআউট আর কে কী করেছেন: ডেটা ফোল্ডারের জার্নালে। সেটিংস, লোকজন (PIN লুকোনো) আর লগ: তার পাশে। API কী: সিস্টেমের কীচেনে, বা শুধু মেমরিতে। আর কোথাও কিছু রাখা হয় না।</translation>
    </message>
    <message>
        <source>The data folder is {folder}.</source>
        <translation>ডেটা ফোল্ডার হল {folder}।</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>More</source>
        <translation>আরও</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>না, থাক</translation>
    </message>
    <message>
        <source>This ends the order. Cancel it?</source>
        <translation>এতে অর্ডার শেষ হয়ে যাবে। বাতিল করবেন?</translation>
    </message>
    <message>
        <source>Yes, cancel it</source>
        <translation>হ্যাঁ, বাতিল করুন</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
    <message>
        <source>Dismiss</source>
        <translation>সরান</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>সব সরান</translation>
    </message>
    <message>
        <source>Dismiss the others</source>
        <translation>বাকিগুলো সরান</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>বন্ধ করার পরে পেমেন্ট হয়েছে: {amount} · {order}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>দেখান</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>আরও %n</numerusform>
            <numerusform>আরও %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} paid · {order}</source>
        <translation>{amount} পেমেন্ট হয়েছে · {order}</translation>
    </message>
</context>
<context>
    <name>AmountEdit</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
</context>
<context>
    <name>AmountQuestion</name>
    <message>
        <source>No, change it</source>
        <translation>না, বদলান</translation>
    </message>
    <message>
        <source>This shop asks above {limit}.</source>
        <translation>এই দোকানে {limit}-এর বেশি হলে জিজ্ঞাসা করা হয়।</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>হ্যাঁ, এগিয়ে যান</translation>
    </message>
    <message>
        <source>{amount}: is this amount right?</source>
        <translation>{amount}: এই অ্যামাউন্ট ঠিক তো?</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The pretend phone opens in this PC&apos;s browser</source>
        <translation>নকল ফোন এই PC-র ব্রাউজারে খোলে</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>A person can have a language of their own: People and PINs.</source>
        <translation>প্রত্যেকের নিজের ভাষা থাকতে পারে: লোকজন আর PIN-এ।</translation>
    </message>
    <message>
        <source>As much of it as fits into the window.</source>
        <translation>উইন্ডোতে যতটা ধরে।</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>সিস্টেম যেমন</translation>
    </message>
    <message>
        <source>As this PC</source>
        <translation>এই PC যেমন</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>রং</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>গাঢ়</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>হাই কনট্রাস্ট</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>ভাষা আর চেহারা</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>হালকা</translation>
    </message>
    <message>
        <source>Size of text and keys</source>
        <translation>লেখা আর বোতামের সাইজ</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Asking the service…</source>
        <translation>সার্ভিসকে জিজ্ঞাসা করা হচ্ছে…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Client id</source>
        <translation>ক্লায়েন্ট ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>ক্লায়েন্ট সিক্রেট</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Forget the keys</source>
        <translation>API কী মুছুন</translation>
    </message>
    <message>
        <source>Forget these keys?</source>
        <translation>এই API কী মুছবেন?</translation>
    </message>
    <message>
        <source>Keep these keys</source>
        <translation>এই API কী রাখুন</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>এই কানেকশন যাচাই করুন</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>ডেমোর নিজের</translation>
    </message>
    <message>
        <source>They are erased from this PC, and nothing of this part works until new ones are typed.</source>
        <translation>এগুলো এই PC থেকে মুছে যাবে, আর নতুন API কী না লেখা পর্যন্ত এই অংশ একেবারেই চলবে না।</translation>
    </message>
    <message>
        <source>Type new keys</source>
        <translation>নতুন API কী লিখুন</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>API কী লিখুন</translation>
    </message>
    <message>
        <source>Yes, forget them</source>
        <translation>হ্যাঁ, মুছুন</translation>
    </message>
    <message>
        <source>from the service&apos;s dashboard</source>
        <translation>সার্ভিসের ড্যাশবোর্ড থেকে</translation>
    </message>
    <message>
        <source>shown to nobody again</source>
        <translation>আর কাউকে দেখানো হবে না</translation>
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
        <translation>অ্যামাউন্ট জানা নেই</translation>
    </message>
    <message>
        <source>en_IN</source>
        <comment>the locale of this translation</comment>
        <translation>bn_IN</translation>
    </message>
    <message>
        <source>{n} h ago</source>
        <translation>{n} ঘণ্টা আগে</translation>
    </message>
    <message>
        <source>{n} min ago</source>
        <translation>{n} মিনিট আগে</translation>
    </message>
    <message>
        <source>{n} s ago</source>
        <translation>{n} সেকেন্ড আগে</translation>
    </message>
</context>
<context>
    <name>CashgramForm</name>
    <message>
        <source>10 digits</source>
        <translation>10 ডিজিট</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ই-মেল</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ই-মেল (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>এগিয়ে যান</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>শেষ দিন</translation>
    </message>
    <message>
        <source>Letters, digits, spaces</source>
        <translation>অক্ষর, ডিজিট, ফাঁকা জায়গা</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>লিঙ্ক বানান</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>No</source>
        <translation>না</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>পেআউট লিঙ্ক</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>কীসের রিফান্ড</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>মন্তব্য (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>Send the link to this phone and e-mail</source>
        <translation>লিঙ্কটা এই ফোন আর ই-মেলে পাঠান</translation>
    </message>
    <message>
        <source>Sent to the customer</source>
        <translation>কাস্টমারকে পাঠানো হয়েছে</translation>
    </message>
    <message>
        <source>This is more than is left to refund of this sale.</source>
        <translation>এই বিক্রির এত টাকা রিফান্ড বাকি নেই।</translation>
    </message>
    <message>
        <source>This is more than is left to refund: {amount}.</source>
        <translation>রিফান্ডের এত বাকি নেই; বাকি আছে: {amount}।</translation>
    </message>
    <message>
        <source>This is more than was paid: {amount}.</source>
        <translation>যত পেমেন্ট হয়েছে এটা তার বেশি: {amount}।</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>কীসের জন্য</translation>
    </message>
    <message>
        <source>Whoever has the link can take the money, until its last day.</source>
        <translation>শেষ দিন পর্যন্ত লিঙ্ক যার কাছে থাকবে, সে-ই টাকা নিতে পারবে।</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>হ্যাঁ</translation>
    </message>
</context>
<context>
    <name>CashgramList</name>
    <message>
        <source>No link is open</source>
        <translation>কোনও লিঙ্ক খোলা নেই</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>মেটেনি</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>মিটেছে</translation>
    </message>
</context>
<context>
    <name>CashgramPanel</name>
    <message>
        <source>Links made here</source>
        <translation>এখানে বানানো লিঙ্ক</translation>
    </message>
    <message>
        <source>Made here</source>
        <translation>এখানে বানানো</translation>
    </message>
    <message>
        <source>New link</source>
        <translation>নতুন লিঙ্ক</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>পেআউট লিঙ্ক</translation>
    </message>
    <message>
        <source>Payout links</source>
        <translation>পেআউট লিঙ্ক</translation>
    </message>
</context>
<context>
    <name>Cashgrams</name>
    <message>
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>আগে রিফান্ড হয়েছে: {amount}। রিফান্ড বাকি: {left}।</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>এই লিঙ্ক কাউকে দেবেন না</translation>
    </message>
    <message>
        <source>End this payout link, and call your supervisor.</source>
        <translation>এই পেআউট লিঙ্ক বন্ধ করুন, আর সুপারভাইজারকে ডাকুন।</translation>
    </message>
    <message>
        <source>It needs a supervisor. The money comes from the payout account, not out of the order.</source>
        <translation>এর জন্য সুপারভাইজার লাগবে। টাকা পেআউট অ্যাকাউন্ট থেকে যায়, অর্ডার থেকে নয়।</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>বলা হয়নি</translation>
    </message>
    <message>
        <source>Nothing is left to refund</source>
        <translation>রিফান্ডের কিছু বাকি নেই</translation>
    </message>
    <message>
        <source>Paydesk does not show, copy or print it.</source>
        <translation>Paydesk এটি দেখায় না, কপি বা প্রিন্টও করে না।</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>রিফান্ড</translation>
    </message>
    <message>
        <source>Refund of {amount} for {number}</source>
        <translation>{number}-এর জন্য {amount} রিফান্ড</translation>
    </message>
    <message>
        <source>Repayment</source>
        <translation>টাকা ফেরত</translation>
    </message>
    <message>
        <source>The payment service sent a link that asks the customer to pay.</source>
        <translation>পেমেন্ট সার্ভিস এমন লিঙ্ক পাঠিয়েছে যা কাস্টমারের কাছে টাকা চায়।</translation>
    </message>
    <message>
        <source>The payment service sent a link that is no secure web address.</source>
        <translation>পেমেন্ট সার্ভিস এমন লিঙ্ক পাঠিয়েছে যা নিরাপদ ওয়েব ঠিকানা নয়।</translation>
    </message>
    <message>
        <source>The payment service sent a link that is not at its own address.</source>
        <translation>পেমেন্ট সার্ভিস এমন লিঙ্ক পাঠিয়েছে যা তার নিজের ঠিকানার নয়।</translation>
    </message>
    <message>
        <source>{amount} was refunded already. See Payout link, Made here.</source>
        <translation>{amount} আগেই রিফান্ড হয়েছে। ‘পেআউট লিঙ্ক’, ‘এখানে বানানো’-তে দেখুন।</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>ব্যবহার হচ্ছে না</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>এখনও নয়</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ঠিক আছে</translation>
    </message>
    <message>
        <source>See to it</source>
        <translation>এটা দেখুন</translation>
    </message>
    <message>
        <source>Stops selling</source>
        <translation>বিক্রি আটকায়</translation>
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
            <numerusform>%n জন কাস্টমার এখনও পেমেন্ট করতে পারেন।</numerusform>
            <numerusform>%n জন কাস্টমার এখনও পেমেন্ট করতে পারেন।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales were waiting when Paydesk closed.</source>
        <translation>
            <numerusform>Paydesk বন্ধ হওয়ার সময় %nটা বিক্রি অপেক্ষায় ছিল।</numerusform>
            <numerusform>Paydesk বন্ধ হওয়ার সময় %nটা বিক্রি অপেক্ষায় ছিল।</numerusform>
        </translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>তবুও বন্ধ করুন</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keep Paydesk open</source>
        <translation>Paydesk খোলা রাখুন</translation>
    </message>
    <message>
        <source>One customer can still pay.</source>
        <translation>একজন কাস্টমার এখনও পেমেন্ট করতে পারেন।</translation>
    </message>
    <message>
        <source>One sale was waiting when Paydesk closed.</source>
        <translation>Paydesk বন্ধ হওয়ার সময় একটা বিক্রি অপেক্ষায় ছিল।</translation>
    </message>
    <message>
        <source>Paydesk now checks who has paid.</source>
        <translation>কে পেমেন্ট করেছেন Paydesk এখন দেখছে।</translation>
    </message>
    <message>
        <source>What they pay still arrives, but nobody here sees it until Paydesk is open again.</source>
        <translation>ওঁদের পেমেন্ট তবুও আসবে, কিন্তু Paydesk আবার না খোলা পর্যন্ত এখানে কেউ দেখতে পাবেন না।</translation>
    </message>
</context>
<context>
    <name>CodeCard</name>
    <message>
        <source>A new one asks for the same order. Nothing is typed again.</source>
        <translation>নতুন QR একই অর্ডারের জন্য চাইবে। আবার কিছু লিখতে হবে না।</translation>
    </message>
    <message>
        <source>For the phone&apos;s camera. UPI apps do not read it, and it holds no amount: the page says it.</source>
        <translation>ফোনের ক্যামেরার জন্য। UPI অ্যাপ এটা পড়ে না, আর এতে অ্যামাউন্ট নেই: অ্যামাউন্ট পেজে দেখা যাবে।</translation>
    </message>
    <message>
        <source>No QR on any screen</source>
        <translation>কোনও স্ক্রিনে QR নেই</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>ওয়েব পেজ খোলে</translation>
    </message>
    <message>
        <source>QR for UPI apps instead</source>
        <translation>এর বদলে UPI অ্যাপের QR</translation>
    </message>
</context>
<context>
    <name>CollapsibleToolbar</name>
    <message>
        <source>Less</source>
        <translation>কম</translation>
    </message>
    <message>
        <source>More</source>
        <translation>আরও</translation>
    </message>
</context>
<context>
    <name>ConfirmationPage</name>
    <message>
        <source>A second person&apos;s PIN is needed.</source>
        <translation>দ্বিতীয় ব্যক্তির PIN লাগবে।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
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
        <translation>এটা কি ঠিক?</translation>
    </message>
    <message>
        <source>Its number is made when you send it, and is the same in every attempt: nobody is paid twice.</source>
        <translation>পাঠানোর সময় এর নম্বর তৈরি হয়, আর প্রতি চেষ্টায় একই থাকে: কেউ দু&apos;বার টাকা পায় না।</translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation>ব্যাঙ্কে নাম: {name}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>সারাংশ</translation>
    </message>
    <message>
        <source>That is not the name that was typed. Ask who it is before you send anything.</source>
        <translation>যে নাম লেখা হয়েছিল এটা তা নয়। কিছু পাঠানোর আগে জিজ্ঞাসা করুন ইনি কে।</translation>
    </message>
    <message>
        <source>Yes, the money is for {name}</source>
        <translation>হ্যাঁ, টাকা {name}-এর জন্য</translation>
    </message>
</context>
<context>
    <name>ConfirmedActionCard</name>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
</context>
<context>
    <name>ConnectStep</name>
    <message>
        <source>1. Sign in to the Cashfree dashboard as the owner.</source>
        <translation>1. মালিক হিসেবে Cashfree ড্যাশবোর্ডে সাইন ইন করুন।</translation>
    </message>
    <message>
        <source>2. Switch it to Live at the top.</source>
        <translation>2. উপরে এটা Live করুন।</translation>
    </message>
    <message>
        <source>2. Switch it to Test at the top.</source>
        <translation>2. উপরে এটা Test করুন।</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers খুলুন, তারপর API keys।</translation>
    </message>
    <message>
        <source>4. Copy both: “Client ID” goes into the first field, “Secret” into the second. The secret is shown once.</source>
        <translation>4. দুটোই কপি করুন: “Client ID” প্রথম ঘরে, “Secret” দ্বিতীয় ঘরে। সিক্রেট একবারই দেখানো হয়।</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>সার্ভিসের ঠিকানা</translation>
    </message>
    <message>
        <source>Another address</source>
        <translation>অন্য ঠিকানা</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>API কী যাচাই করুন</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ক্লায়েন্ট ID</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>ক্লায়েন্ট সিক্রেট</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>এই কাউন্টার যুক্ত করুন</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>In the softPOS part of the dashboard, or ask your account manager. It goes into the field of the same name; the terminal&apos;s phone number will do as well.</source>
        <translation>ড্যাশবোর্ডের softPOS অংশে, বা আপনার অ্যাকাউন্ট ম্যানেজারকে জিজ্ঞাসা করুন। একই নামের ঘরে লিখুন; টার্মিনালের ফোন নম্বরও চলবে।</translation>
    </message>
    <message>
        <source>Keys and clock are right.</source>
        <translation>API কী আর ঘড়ি ঠিক আছে।</translation>
    </message>
    <message>
        <source>Keys and people are never in a file: type the keys, and the number of this counter&apos;s terminal.</source>
        <translation>API কী আর লোকজন কখনও ফাইলে থাকে না: API কী আর এই কাউন্টারের টার্মিনালের নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Keys are saved only once they and the clock were checked. What else is typed here stays.</source>
        <translation>কী আর ঘড়ি যাচাই হলে তবেই কী সেভ হয়। এখানে লেখা বাকি সব থেকে যায়।</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>লাইভ</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>দোকানের নাম</translation>
    </message>
    <message>
        <source>Next: people</source>
        <translation>এরপর: লোকজন</translation>
    </message>
    <message>
        <source>Practice with test keys</source>
        <translation>টেস্ট API কী দিয়ে অভ্যাস</translation>
    </message>
    <message>
        <source>Real customers, real money</source>
        <translation>আসল কাস্টমার, আসল টাকা</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>শর্মা স্টোর্স</translation>
    </message>
    <message>
        <source>Some of its values cannot be used, and are as in a new counter.</source>
        <translation>এর কিছু তথ্য ব্যবহার করা যাবে না; সেগুলো নতুন কাউন্টারের মতো রাখা হয়েছে।</translation>
    </message>
    <message>
        <source>TEST on every screen</source>
        <translation>প্রতি স্ক্রিনে ‘টেস্ট’</translation>
    </message>
    <message>
        <source>Terminal number</source>
        <translation>টার্মিনাল নম্বর</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>টেস্ট</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>আবার যাচাই করুন</translation>
    </message>
    <message>
        <source>The keys are of the kind that is chosen</source>
        <translation>যা বাছা হয়েছে, API কী সেই ধরনেরই</translation>
    </message>
    <message>
        <source>The service knows them</source>
        <translation>সার্ভিস এগুলো চেনে</translation>
    </message>
    <message>
        <source>The settings of the file are here</source>
        <translation>ফাইলের সেটিংস এখানে এসে গেছে</translation>
    </message>
    <message>
        <source>There are keys already. Leave both empty to keep them.</source>
        <translation>API কী আগে থেকেই আছে। রাখতে হলে দুটোই ফাঁকা রাখুন।</translation>
    </message>
    <message>
        <source>These are live keys, and Live is chosen</source>
        <translation>এগুলো লাইভ API কী, আর লাইভ বাছা আছে</translation>
    </message>
    <message>
        <source>These are live keys, but Test is chosen. Choose Live, or copy the test keys.</source>
        <translation>এগুলো লাইভ API কী, কিন্তু টেস্ট বাছা আছে। লাইভ বাছুন, বা টেস্ট API কী কপি করুন।</translation>
    </message>
    <message>
        <source>These are test keys, and Test is chosen</source>
        <translation>এগুলো টেস্ট API কী, আর টেস্ট বাছা আছে</translation>
    </message>
    <message>
        <source>These are test keys, but Live is chosen. Choose Test, or copy the live keys.</source>
        <translation>এগুলো টেস্ট API কী, কিন্তু লাইভ বাছা আছে। টেস্ট বাছুন, বা লাইভ API কী কপি করুন।</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is right</source>
        <translation>এই PC-র ঘড়ি ঠিক আছে</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>API কী কোথায় পাবেন</translation>
    </message>
    <message>
        <source>Which money?</source>
        <translation>কোন টাকা?</translation>
    </message>
    <message>
        <source>{n} s off</source>
        <translation>{n} সেকেন্ডের তফাত</translation>
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
        <translation>API ভার্সন</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>সার্ভিসের ঠিকানা</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>সার্ভিসকে জিজ্ঞাসা করা হচ্ছে…</translation>
    </message>
    <message>
        <source>Change the keys</source>
        <translation>API কী বদলান</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>কানেকশন</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>API কী</translation>
    </message>
    <message>
        <source>Test this connection</source>
        <translation>এই কানেকশন যাচাই করুন</translation>
    </message>
    <message>
        <source>The demo talks to the built-in sandbox, with keys of its own. There is nothing to set here.</source>
        <translation>ডেমো নিজের API কী দিয়ে প্রোগ্রামের নিজের স্যান্ডবক্সের সঙ্গে কথা বলে। এখানে কিছু সেট করার নেই।</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>এটা ডেমো</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>API কী লিখুন</translation>
    </message>
</context>
<context>
    <name>ConnectionsPage</name>
    <message>
        <source>Connections</source>
        <translation>কানেকশন</translation>
    </message>
    <message>
        <source>Each part of the service has keys of its own. New ones are used from the next call on.</source>
        <translation>সার্ভিসের প্রতিটা অংশের নিজের API কী আছে। নতুনগুলো পরের কল থেকে চলবে।</translation>
    </message>
    <message>
        <source>It talks to the built-in sandbox; its keys open nothing else. They can be tested, not changed.</source>
        <translation>এটা প্রোগ্রামের নিজের স্যান্ডবক্সের সঙ্গে কথা বলে; এর API কী অন্য কোথাও চলে না। যাচাই করা যায়, বদলানো যায় না।</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>কীচেন খুলুন</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>এটা ডেমো</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied. The clipboard is emptied after a minute.</source>
        <translation>কপি হয়েছে। এক মিনিট পরে ক্লিপবোর্ড ফাঁকা হয়ে যাবে।</translation>
    </message>
</context>
<context>
    <name>CountdownRing</name>
    <message>
        <source>Time left</source>
        <translation>বাকি সময়</translation>
    </message>
</context>
<context>
    <name>CounterSettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
</context>
<context>
    <name>CrashKept</name>
    <message>
        <source>All sales are written down, and go on. What is known of it is kept on this PC, and sent to nobody.</source>
        <translation>সব বিক্রি লেখা আছে আর চলছে। যা জানা গেছে তা এই PC-তেই রাখা আছে, কাউকে পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk কাজের মাঝখানে বন্ধ হয়ে গিয়েছিল</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Cancelled</source>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Compare this amount with the one on your phone</source>
        <translation>এই অ্যামাউন্ট আপনার ফোনেরটার সঙ্গে মিলিয়ে নিন</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>পেমেন্টের জন্য এক মিনিটেরও কম বাকি</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>এবার কোড হয়নি</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>একটু অপেক্ষা করুন</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>অর্ডার {number}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>আগেই পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Pay once, wait for the green screen</source>
        <translation>একবারই পেমেন্ট করুন, সবুজ স্ক্রিন পর্যন্ত দাঁড়ান</translation>
    </message>
    <message>
        <source>Please ask at the counter for a new code.</source>
        <translation>দয়া করে কাউন্টারে নতুন কোড চান।</translation>
    </message>
    <message>
        <source>Please ask at the counter.</source>
        <translation>দয়া করে কাউন্টারে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>দয়া করে অপেক্ষা করুন</translation>
    </message>
    <message>
        <source>Scan with any UPI app</source>
        <translation>যে কোনও UPI অ্যাপ দিয়ে স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>আপনার ফোন দিয়ে স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Scan with your phone to receive this money</source>
        <translation>এই টাকা পেতে আপনার ফোন দিয়ে স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Thank you. Take your goods.</source>
        <translation>ধন্যবাদ। আপনার জিনিস নিন।</translation>
    </message>
    <message>
        <source>The time is almost over. Ask for a new code</source>
        <translation>সময় প্রায় শেষ। নতুন কোড চান</translation>
    </message>
    <message>
        <source>There is nothing to pay.</source>
        <translation>কোনও পেমেন্ট করতে হবে না।</translation>
    </message>
    <message>
        <source>This payment is being cancelled. Please do not pay now.</source>
        <translation>এই পেমেন্ট বাতিল হচ্ছে। দয়া করে এখন পেমেন্ট করবেন না।</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>সময় শেষ</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>স্বাগত</translation>
    </message>
    <message>
        <source>Your code is on its way.</source>
        <translation>আপনার কোড আসছে।</translation>
    </message>
    <message>
        <source>Your payment is being checked. Please do not pay again.</source>
        <translation>আপনার পেমেন্ট যাচাই হচ্ছে। দয়া করে আবার পেমেন্ট করবেন না।</translation>
    </message>
</context>
<context>
    <name>CustomerPhrase</name>
    <message>
        <source>Say to the customer</source>
        <translation>কাস্টমারকে বলুন</translation>
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
        <translation>বিক্রির পেমেন্ট হলে বা ফেল হলে টোন</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>কাস্টমার স্ক্রিন বন্ধ করতে PIN লাগে</translation>
    </message>
    <message>
        <source>Customer screen also in</source>
        <translation>কাস্টমার স্ক্রিনের দ্বিতীয় ভাষা</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>কাস্টমার স্ক্রিন আর আওয়াজ</translation>
    </message>
    <message>
        <source>No second language</source>
        <translation>দ্বিতীয় ভাষা নেই</translation>
    </message>
    <message>
        <source>Say the amount aloud</source>
        <translation>অ্যামাউন্ট জোরে বলা হবে</translation>
    </message>
    <message>
        <source>Test the sound</source>
        <translation>আওয়াজ যাচাই করুন</translation>
    </message>
    <message>
        <source>Where it fills a second screen: so that no customer closes it.</source>
        <translation>যখন এটা দ্বিতীয় স্ক্রিন জুড়ে থাকে: যাতে কোনও কাস্টমার বন্ধ না করেন।</translation>
    </message>
    <message>
        <source>Where this PC has a voice for the language.</source>
        <translation>যদি এই PC-তে ওই ভাষার গলা থাকে।</translation>
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
        <translation>{shop}, কাস্টমার স্ক্রিন</translation>
    </message>
</context>
<context>
    <name>DateEditor</name>
    <message>
        <source>This is no day. Type it as 20-11-2026.</source>
        <translation>এই তারিখ ঠিক নয়। এভাবে লিখুন: 20-11-2026।</translation>
    </message>
    <message>
        <source>dd-mm-yyyy</source>
        <translation>দিন-মাস-বছর</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation>
            <numerusform>%nটা বাতিল</numerusform>
            <numerusform>%nটা বাতিল</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expired</source>
        <translation>
            <numerusform>%nটার মেয়াদ শেষ</numerusform>
            <numerusform>%nটার মেয়াদ শেষ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%nটা ফেল</numerusform>
            <numerusform>%nটা ফেল</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not settled</source>
        <translation>
            <numerusform>%nটা মেটেনি</numerusform>
            <numerusform>%nটা মেটেনি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payout links</source>
        <translation>
            <numerusform>%nটা পেআউট লিঙ্ক</numerusform>
            <numerusform>%nটা পেআউট লিঙ্ক</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%nটা বিক্রি</numerusform>
            <numerusform>%nটা বিক্রি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales, in Paid</source>
        <translation>
            <numerusform>%nটা বিক্রি, ‘পেমেন্ট হয়েছে’-তে</numerusform>
            <numerusform>%nটা বিক্রি, ‘পেমেন্ট হয়েছে’-তে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales, still being asked</source>
        <translation>
            <numerusform>%nটা বিক্রি, এখনও জিজ্ঞাসা হচ্ছে</numerusform>
            <numerusform>%nটা বিক্রি, এখনও জিজ্ঞাসা হচ্ছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%nটা অপেক্ষায়</numerusform>
            <numerusform>%nটা অপেক্ষায়</numerusform>
        </translation>
    </message>
    <message>
        <source>GST QR</source>
        <translation>GST QR</translation>
    </message>
    <message>
        <source>Last answer {ago}. Do not hand over.</source>
        <translation>শেষ উত্তর {ago}। জিনিস দেবেন না।</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>লিঙ্ক</translation>
    </message>
    <message>
        <source>No answer says that it was made. Do not refund it again.</source>
        <translation>লিঙ্ক তৈরির উত্তর আসেনি। আবার রিফান্ড করবেন না।</translation>
    </message>
    <message>
        <source>No answer yet. Do not hand over.</source>
        <translation>এখনও উত্তর নেই। জিনিস দেবেন না।</translation>
    </message>
    <message>
        <source>No shift is open: the next sale opens one</source>
        <translation>কোনও শিফট খোলা নেই: পরের বিক্রিতে খুলবে</translation>
    </message>
    <message>
        <source>Not settled: refund or hand over.</source>
        <translation>মেটেনি: রিফান্ড করুন বা জিনিস দিন।</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>দেরিতে পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Refund of {order}</source>
        <translation>{order}-এর রিফান্ড</translation>
    </message>
    <message>
        <source>Refunded {amount}, net {net}</source>
        <translation>রিফান্ড {amount}, নিট {net}</translation>
    </message>
    <message>
        <source>Shift open since {time}</source>
        <translation>শিফট খোলা {time} থেকে</translation>
    </message>
    <message>
        <source>Shift open since {time}, {name}</source>
        <translation>শিফট খোলা {time} থেকে, {name}</translation>
    </message>
    <message>
        <source>Taken again as {order}: hand over once, refund the other.</source>
        <translation>{order} হিসেবে আবার নেওয়া: একবার জিনিস দিন, অন্যটা রিফান্ড করুন।</translation>
    </message>
    <message>
        <source>The next shift keeps asking.</source>
        <translation>পরের শিফট জিজ্ঞাসা করতে থাকবে।</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>জানা নেই</translation>
    </message>
    <message>
        <source>Z {number}</source>
        <translation>Z {number}</translation>
    </message>
    <message>
        <source>middle bill {amount}</source>
        <translation>মাঝামাঝি বিল {amount}</translation>
    </message>
    <message>
        <source>net {amount}</source>
        <translation>নিট {amount}</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>এখনও অর্ডার নম্বর নেই</translation>
    </message>
    <message>
        <source>none</source>
        <translation>একটাও নেই</translation>
    </message>
    <message>
        <source>paid elsewhere: {amount}</source>
        <translation>অন্য জায়গায় পেমেন্ট: {amount}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 থেকে {from_hour}:59</translation>
    </message>
    <message numerus="yes">
        <source>{orders} and %n more go on by themselves.</source>
        <translation>
            <numerusform>{orders} আর বাকি %nটা: নিজে থেকেই চলছে।</numerusform>
            <numerusform>{orders} আর বাকি %nটা: নিজে থেকেই চলছে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{orders} go on by themselves.</source>
        <translation>
            <numerusform>{orders}: নিজে থেকেই চলছে।</numerusform>
            <numerusform>{orders}: নিজে থেকেই চলছে।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>Save this report</source>
        <translation>এই রিপোর্ট সেভ করুন</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address has at most 100 signs.</source>
        <translation>UPI আইডিতে সর্বাধিক 100টা ক্যারেক্টার থাকে।</translation>
    </message>
    <message>
        <source>A beneficiary&apos;s id has letters and digits only.</source>
        <translation>প্রাপকের ID-তে শুধু অক্ষর আর ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>A blank cannot be in an order number. Only A to Z, digits, _ and -.</source>
        <translation>অর্ডার নম্বরে ফাঁকা জায়গা চলে না। শুধু A থেকে Z, ডিজিট, _ আর - চলে।</translation>
    </message>
    <message>
        <source>A name has at most 100 signs.</source>
        <translation>নামে সর্বাধিক 100টা ক্যারেক্টার থাকে।</translation>
    </message>
    <message>
        <source>A phone number has at least 8 digits.</source>
        <translation>ফোন নম্বরে অন্তত 8টা ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>A phone number has at most 12 digits, without +91.</source>
        <translation>ফোন নম্বরে +91 ছাড়া সর্বাধিক 12টা ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>A phone number has digits only, 8 to 12 without +91.</source>
        <translation>ফোন নম্বরে শুধু ডিজিট, +91 ছাড়া 8 থেকে 12টা।</translation>
    </message>
    <message>
        <source>A phone number has digits only, without +91.</source>
        <translation>ফোন নম্বরে শুধু ডিজিট, +91 ছাড়া।</translation>
    </message>
    <message>
        <source>A phone number has exactly 10 digits.</source>
        <translation>ফোন নম্বরে ঠিক 10টা ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>A recharge account has letters and digits only, no spaces.</source>
        <translation>রিচার্জ অ্যাকাউন্টে শুধু অক্ষর আর ডিজিট থাকে, ফাঁকা জায়গা নয়।</translation>
    </message>
    <message>
        <source>A sign in it is not allowed here.</source>
        <translation>এতে এমন ক্যারেক্টার আছে যা এখানে চলে না।</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>অ্যাকাউন্ট নম্বর</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>ঠিকানা</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>An IFSC has 11 signs: four letters, a zero, and six letters or digits.</source>
        <translation>IFSC-তে 11টা ক্যারেক্টার: চারটে অক্ষর, একটা শূন্য, আর ছ&apos;টা অক্ষর বা ডিজিট।</translation>
    </message>
    <message>
        <source>An account number has letters and digits only, no spaces.</source>
        <translation>অ্যাকাউন্ট নম্বরে শুধু অক্ষর আর ডিজিট থাকে, ফাঁকা জায়গা নয়।</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>অ্যামাউন্ট শূন্যের কম হতে পারে না।</translation>
    </message>
    <message>
        <source>An e-mail address has at most 200 signs.</source>
        <translation>ই-মেল ঠিকানায় সর্বাধিক 200টা ক্যারেক্টার থাকে।</translation>
    </message>
    <message>
        <source>An order number has at least 3 signs.</source>
        <translation>অর্ডার নম্বরে অন্তত 3টা ক্যারেক্টার থাকে।</translation>
    </message>
    <message>
        <source>An order number has at most 45 signs.</source>
        <translation>অর্ডার নম্বরে সর্বাধিক 45টা ক্যারেক্টার থাকে।</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>অথরাইজেশন কোড</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>প্রাপকের ID</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>চার্জ</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>তালিকা থেকে একটা বাছুন।</translation>
    </message>
    <message>
        <source>Choose the account it goes from.</source>
        <translation>যে অ্যাকাউন্ট থেকে টাকা যাবে সেটা বাছুন।</translation>
    </message>
    <message>
        <source>Choose the account it goes to.</source>
        <translation>যে অ্যাকাউন্টে টাকা যাবে সেটা বাছুন।</translation>
    </message>
    <message>
        <source>Choose the accounts, or give a recharge account.</source>
        <translation>অ্যাকাউন্টগুলো বাছুন, বা রিচার্জ অ্যাকাউন্ট দিন।</translation>
    </message>
    <message>
        <source>Choose the last day of the payout link.</source>
        <translation>পেআউট লিঙ্কের শেষ দিন বাছুন।</translation>
    </message>
    <message>
        <source>Choose the last day, too.</source>
        <translation>শেষ দিনও বাছুন।</translation>
    </message>
    <message>
        <source>Details of the beneficiary</source>
        <translation>প্রাপকের তথ্য</translation>
    </message>
    <message>
        <source>Details of the customer</source>
        <translation>কাস্টমারের তথ্য</translation>
    </message>
    <message>
        <source>Digits only, please.</source>
        <translation>শুধু ডিজিট লিখুন।</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ই-মেল</translation>
    </message>
    <message>
        <source>Each charge needs the party that gets it.</source>
        <translation>প্রতিটা চার্জ যে পার্টি পাবে তার নাম লাগবে।</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>প্রথম দিন</translation>
    </message>
    <message>
        <source>From</source>
        <translation>কোথা থেকে</translation>
    </message>
    <message>
        <source>Give a recharge account or two fund sources, not both.</source>
        <translation>রিচার্জ অ্যাকাউন্ট বা দুটো ফান্ড সোর্স, যে কোনও একটা দিন, দুটোই নয়।</translation>
    </message>
    <message>
        <source>Give one or the other, not both.</source>
        <translation>যে কোনও একটা দিন, দুটোই নয়।</translation>
    </message>
    <message>
        <source>Give the UPI address or the phone number, not both.</source>
        <translation>UPI আইডি বা ফোন নম্বর, যে কোনও একটা দিন, দুটোই নয়।</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>It must have exactly 10 digits.</source>
        <translation>ঠিক 10টা ডিজিট হতে হবে।</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>শেষ দিন</translation>
    </message>
    <message>
        <source>Last day of the payout link</source>
        <translation>পেআউট লিঙ্কের শেষ দিন</translation>
    </message>
    <message>
        <source>Lines of a page</source>
        <translation>এক পেজে লাইন</translation>
    </message>
    <message>
        <source>Mark of the transfer</source>
        <translation>ট্রান্সফারের চিহ্ন</translation>
    </message>
    <message>
        <source>Mobile number</source>
        <translation>মোবাইল নম্বর</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>No order {number}. Scan again, or type the amount.</source>
        <translation>{number} নম্বরের অর্ডার নেই। আবার স্ক্যান করুন, বা অ্যামাউন্ট লিখুন।</translation>
    </message>
    <message>
        <source>No order {number}. Was it misread, or is Caps Lock on? Scan again, or type the amount.</source>
        <translation>{number} নম্বরের অর্ডার নেই। ভুল পড়া হয়েছে, না Caps Lock চালু? আবার স্ক্যান করুন, বা অ্যামাউন্ট লিখুন।</translation>
    </message>
    <message>
        <source>No terminal is set. Enter it in Settings.</source>
        <translation>টার্মিনাল সেট করা নেই। সেটিংসে লিখুন।</translation>
    </message>
    <message>
        <source>Number of the check</source>
        <translation>যাচাইয়ের নম্বর</translation>
    </message>
    <message>
        <source>Number of the loan</source>
        <translation>লোনের নম্বর</translation>
    </message>
    <message>
        <source>Number of the payout link</source>
        <translation>পেআউট লিঙ্কের নম্বর</translation>
    </message>
    <message>
        <source>Number of the session</source>
        <translation>সেশনের নম্বর</translation>
    </message>
    <message>
        <source>Number of the transfer</source>
        <translation>ট্রান্সফারের নম্বর</translation>
    </message>
    <message>
        <source>Only A to Z, digits, _ and - are in an order number.</source>
        <translation>অর্ডার নম্বরে শুধু A থেকে Z, ডিজিট, _ আর - থাকে।</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces stand in remarks.</source>
        <translation>মন্তব্যে শুধু অক্ষর, ডিজিট আর ফাঁকা জায়গা থাকে।</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp; stand in a name.</source>
        <translation>নামে শুধু অক্ষর, ডিজিট, ফাঁকা জায়গা আর . - / &amp; থাকে।</translation>
    </message>
    <message>
        <source>Only transfers of version v1.2 can choose the fund source.</source>
        <translation>শুধু v1.2-র ট্রান্সফারে ফান্ড সোর্স বাছা যায়।</translation>
    </message>
    <message>
        <source>Only two digits after the point: paise.</source>
        <translation>দশমিকের পরে শুধু দুটো ডিজিট: পয়সা।</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>পেজ</translation>
    </message>
    <message>
        <source>Paste the code that came back from the customer.</source>
        <translation>কাস্টমারের কাছ থেকে ফিরে আসা কোড পেস্ট করুন।</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Real money and test money do not mix: this one was made with the other kind than is sent now. If the money is still owed, fill in a new one.</source>
        <translation>আসল টাকা আর টেস্টের টাকা মেশে না: এটা এখন যা পাঠানো হয় তার অন্য ধরনে তৈরি হয়েছিল। টাকা এখনও দেওয়ার থাকলে নতুন করে লিখুন।</translation>
    </message>
    <message>
        <source>Real money and test money do not mix: this sale was paid with the other kind than is paid out now.</source>
        <translation>আসল টাকা আর পরীক্ষার টাকা মেশে না: এই বিক্রি অন্য ধরনের টাকায় হয়েছিল, এখন অন্য ধরনের টাকা পাঠানো হচ্ছে।</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>রিচার্জ অ্যাকাউন্ট</translation>
    </message>
    <message>
        <source>Reference of the service</source>
        <translation>সার্ভিসের রেফারেন্স</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Remarks have at most 70 signs.</source>
        <translation>মন্তব্যে সর্বাধিক 70টা ক্যারেক্টার থাকে।</translation>
    </message>
    <message>
        <source>Tell the customer</source>
        <translation>কাস্টমারকে জানান</translation>
    </message>
    <message>
        <source>The charges are more than the loan: nothing would be left.</source>
        <translation>চার্জ লোনের চেয়ে বেশি: কিছুই বাকি থাকবে না।</translation>
    </message>
    <message>
        <source>The code alone, please: no address, no spaces, no odd signs.</source>
        <translation>শুধু কোডটা দিন: পুরো ঠিকানা নয়, ফাঁক নয়, অদ্ভুত চিহ্ন নয়।</translation>
    </message>
    <message>
        <source>The commas stand in odd places. Type it without commas.</source>
        <translation>কমা ভুল জায়গায় আছে। কমা ছাড়া লিখুন।</translation>
    </message>
    <message>
        <source>The first day lies after the last one.</source>
        <translation>প্রথম দিনটা শেষ দিনের পরে।</translation>
    </message>
    <message>
        <source>The id of a fund source has letters and digits only.</source>
        <translation>ফান্ড সোর্সের ID-তে শুধু অক্ষর আর ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>The smallest amount is ₹1.00.</source>
        <translation>সবচেয়ে কম অ্যামাউন্ট ₹1.00।</translation>
    </message>
    <message>
        <source>There is no order with this number.</source>
        <translation>এই নম্বরের কোনও অর্ডার নেই।</translation>
    </message>
    <message>
        <source>This amount is too large. Is there a digit too many?</source>
        <translation>এই অ্যামাউন্ট খুব বেশি। একটা ডিজিট বেশি পড়েনি তো?</translation>
    </message>
    <message>
        <source>This day is over already.</source>
        <translation>এই দিন পেরিয়ে গেছে।</translation>
    </message>
    <message>
        <source>This day is too far ahead; 30 days at most.</source>
        <translation>এই দিন অনেক পরে; সর্বাধিক 30 দিন।</translation>
    </message>
    <message>
        <source>This day must be over: yesterday at the latest.</source>
        <translation>দিনটা পেরিয়ে যাওয়া হতে হবে: বড়জোর গতকাল।</translation>
    </message>
    <message>
        <source>This is more than is allowed.</source>
        <translation>এটা অনুমতির চেয়ে বেশি।</translation>
    </message>
    <message>
        <source>This is needed.</source>
        <translation>এটা লাগবেই।</translation>
    </message>
    <message>
        <source>This is no UPI address. It looks like name@bank.</source>
        <translation>এটা UPI আইডি নয়। দেখতে হয় এরকম: name@bank।</translation>
    </message>
    <message>
        <source>This is no e-mail address.</source>
        <translation>এটা ই-মেল ঠিকানা নয়।</translation>
    </message>
    <message>
        <source>This is not a number. Use digits and one point.</source>
        <translation>এটা সংখ্যা নয়। ডিজিট আর একটাই দশমিক দিন।</translation>
    </message>
    <message>
        <source>This is too long.</source>
        <translation>এটা খুব বড়।</translation>
    </message>
    <message>
        <source>This is too short.</source>
        <translation>এটা খুব ছোট।</translation>
    </message>
    <message>
        <source>This order is of another amount.</source>
        <translation>এই অর্ডার অন্য অ্যামাউন্টের।</translation>
    </message>
    <message>
        <source>To</source>
        <translation>কোন অ্যাকাউন্টে</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>কীসের জন্য</translation>
    </message>
    <message>
        <source>Type a UPI address, as name@bank, or a phone number.</source>
        <translation>UPI আইডি (যেমন name@bank) বা ফোন নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Type the IFSC of the bank&apos;s branch.</source>
        <translation>ব্যাঙ্কের শাখার IFSC লিখুন।</translation>
    </message>
    <message>
        <source>Type the account number.</source>
        <translation>অ্যাকাউন্ট নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Type the amount, for example 1250 or 1250.50.</source>
        <translation>অ্যামাউন্ট লিখুন, যেমন 1250 বা 1250.50।</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>প্রাপকের ID লিখুন।</translation>
    </message>
    <message>
        <source>Type the name of whoever gets the money.</source>
        <translation>যে টাকা পাবে তার নাম লিখুন।</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>ফোন নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Type the total of the bill: it is compared with the order.</source>
        <translation>বিলের মোট লিখুন: সেটা অর্ডারের সঙ্গে মেলানো হয়।</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI আইডি</translation>
    </message>
    <message>
        <source>Version of the service</source>
        <translation>সার্ভিসের ভার্সন</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>একটা ঘর</translation>
    </message>
    <message>
        <source>“{sign}” cannot be in an order number. Only A to Z, digits, _ and -.</source>
        <translation>অর্ডার নম্বরে “{sign}” চলে না। শুধু A থেকে Z, ডিজিট, _ আর - চলে।</translation>
    </message>
    <message>
        <source>“{sign}” cannot be in an order number. Only A to Z, digits, _ and -. Scanned? This PC or the scanner may not be set to English (US).</source>
        <translation>অর্ডার নম্বরে “{sign}” চলে না। শুধু A থেকে Z, ডিজিট, _ আর - চলে। স্ক্যান করেছেন? এই PC বা স্ক্যানার হয়তো English (US)-এ সেট নেই।</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n more people stand in the CSV</source>
        <translation>
            <numerusform>CSV-তে আরও %n জন আছে</numerusform>
            <numerusform>CSV-তে আরও %n জন আছে</numerusform>
        </translation>
    </message>
    <message>
        <source>By method</source>
        <translation>উপায় অনুযায়ী</translation>
    </message>
    <message>
        <source>By person</source>
        <translation>ব্যক্তি অনুযায়ী</translation>
    </message>
    <message>
        <source>By the hour</source>
        <translation>ঘণ্টা অনুযায়ী</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>নাম নেই</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>দেরিতে পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>To see to before you close</source>
        <translation>বন্ধ করার আগে দেখুন</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>জানা নেই</translation>
    </message>
    <message>
        <source>rupees paid; below: number of sales</source>
        <translation>পেমেন্ট হওয়া টাকা; নীচে: বিক্রির সংখ্যা</translation>
    </message>
</context>
<context>
    <name>FilterBox</name>
    <message>
        <source>All</source>
        <translation>সব</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Did you mean {value}?</source>
        <translation>আপনি কি {value} বলতে চান?</translation>
    </message>
    <message>
        <source>Digits alone are no name. They may be a PIN, and are gone.</source>
        <translation>শুধু সংখ্যা কোনও নাম নয়। এগুলো PIN হতে পারে, তাই মুছে দেওয়া হয়েছে।</translation>
    </message>
</context>
<context>
    <name>GuideTab</name>
    <message>
        <source>A draft: no native speaker has read it yet.</source>
        <translation>খসড়া: কোনও মাতৃভাষী এখনও এটা পড়েননি।</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>অধ্যায়</translation>
    </message>
    <message>
        <source>Language of the guide</source>
        <translation>গাইডের ভাষা</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>পরিচয়</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>সব বোতাম</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>গাইড</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>সাহায্য</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>খোলার জন্য তৈরি</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>সাপোর্ট ফাইল</translation>
    </message>
</context>
<context>
    <name>HistoryCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>অ্যামাউন্ট (INR)</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>প্রাপকের ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
    </message>
    <message>
        <source>State</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
</context>
<context>
    <name>HistoryTab</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Beneficiary</source>
        <translation>প্রাপক</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>প্রাপকের হিস্ট্রি</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>প্রাপকের ID</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
    </message>
    <message>
        <source>Newer page</source>
        <translation>আরও নতুন</translation>
    </message>
    <message>
        <source>Older page</source>
        <translation>আরও পুরনো</translation>
    </message>
    <message>
        <source>Page {n} · {id}</source>
        <translation>পেজ {n} · {id}</translation>
    </message>
    <message>
        <source>Save this page as CSV</source>
        <translation>এই পেজ CSV-তে সেভ করুন</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>দেখান</translation>
    </message>
    <message>
        <source>State</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>The service knows of none to this beneficiary in these days.</source>
        <translation>এই দিনগুলোতে এই প্রাপকের কোনও ট্রান্সফার সার্ভিসের কাছে নেই।</translation>
    </message>
    <message>
        <source>There are no transfers on this page</source>
        <translation>এই পেজে কোনও ট্রান্সফার নেই</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>প্রাপকের ID লিখুন; দিন ফাঁকা থাকলেও চলে।</translation>
    </message>
    <message>
        <source>Whose transfers?</source>
        <translation>কার ট্রান্সফার?</translation>
    </message>
    <message>
        <source>Yesterday at the latest</source>
        <translation>বড়জোর গতকাল</translation>
    </message>
</context>
<context>
    <name>Hub</name>
    <message numerus="yes">
        <source>%n facts wait.</source>
        <translation>
            <numerusform>%n টি তথ্য বাকি।</numerusform>
            <numerusform>%n টি তথ্য বাকি।</numerusform>
        </translation>
    </message>
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>ডেটা ফোল্ডার কপি করা হয়েছে। এখানে নতুন জার্নাল শুরু করুন।</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>জার্নালের পুরনো কপি ফেরানো হয়েছে। নতুন জার্নাল শুরু করুন।</translation>
    </message>
    <message>
        <source>Ask for a new code, and connect again.</source>
        <translation>নতুন কোড চান, আবার যুক্ত করুন।</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>যুক্ত</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>যুক্ত হচ্ছে</translation>
    </message>
    <message>
        <source>Give the file of the shop&apos;s authority, or ask its technician.</source>
        <translation>দোকানের সার্টিফিকেট ফাইল দিন, বা টেকনিশিয়ানকে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Hub: no events</source>
        <translation>হাব: খবর আসছে না</translation>
    </message>
    <message>
        <source>Let the hub show a new one.</source>
        <translation>হাবে নতুন কোড দেখান।</translation>
    </message>
    <message>
        <source>No hub</source>
        <translation>হাব নেই</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>যুক্ত নয়</translation>
    </message>
    <message>
        <source>Sell on. Check the address, or ask the shop&apos;s technician.</source>
        <translation>বিক্রি চালিয়ে যান। ঠিকানা দেখুন, বা টেকনিশিয়ানকে বলুন।</translation>
    </message>
    <message>
        <source>Sell on. Check the network. What waits is sent later.</source>
        <translation>বিক্রি চালিয়ে যান। নেটওয়ার্ক দেখুন। বাকিটা পরে যাবে।</translation>
    </message>
    <message>
        <source>Sell on. What waits is sent later.</source>
        <translation>বিক্রি চালিয়ে যান। বাকিটা পরে যাবে।</translation>
    </message>
    <message>
        <source>The code is used or too old</source>
        <translation>কোড ব্যবহৃত বা পুরনো</translation>
    </message>
    <message>
        <source>The code is wrong</source>
        <translation>কোড ভুল</translation>
    </message>
    <message>
        <source>The hub does not answer</source>
        <translation>হাব সাড়া দিচ্ছে না</translation>
    </message>
    <message>
        <source>The hub does not know this counter</source>
        <translation>হাব এই কাউন্টার চেনে না</translation>
    </message>
    <message>
        <source>The hub has a fault</source>
        <translation>হাবে ত্রুটি আছে</translation>
    </message>
    <message>
        <source>The hub has everything.</source>
        <translation>হাবের কাছে সব আছে।</translation>
    </message>
    <message>
        <source>The hub has other facts</source>
        <translation>হাবে অন্য তথ্য আছে</translation>
    </message>
    <message>
        <source>The hub is busy</source>
        <translation>হাব ব্যস্ত</translation>
    </message>
    <message>
        <source>The hub is not trusted</source>
        <translation>হাব বিশ্বস্ত নয়</translation>
    </message>
    <message>
        <source>The hub takes nothing more of it. Begin a new journal.</source>
        <translation>হাব এর থেকে আর কিছু নেয় না। নতুন জার্নাল শুরু করুন।</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>জার্নাল বদলানো হয়েছে</translation>
    </message>
    <message>
        <source>This counter works alone.</source>
        <translation>এই কাউন্টার একা চলে।</translation>
    </message>
    <message>
        <source>This is no address. It looks like https://hub.example.com.</source>
        <translation>এটি ঠিকানা নয়। ঠিকানা এমন: https://hub.example.com</translation>
    </message>
    <message>
        <source>This journal is another counter&apos;s</source>
        <translation>এই জার্নাল অন্য কাউন্টারের</translation>
    </message>
    <message>
        <source>Type it as the hub shows it.</source>
        <translation>হাব যেমন দেখায় তেমন লিখুন।</translation>
    </message>
    <message>
        <source>not paid, of {time}</source>
        <translation>টাকা আসেনি, {time} এর</translation>
    </message>
    <message>
        <source>open since {time}</source>
        <translation>{time} থেকে খোলা</translation>
    </message>
    <message>
        <source>paid at {time}</source>
        <translation>{time} এ টাকা এসেছে</translation>
    </message>
</context>
<context>
    <name>HubCard</name>
    <message>
        <source>Address of the hub</source>
        <translation>হাবের ঠিকানা</translation>
    </message>
    <message>
        <source>Asking the hub…</source>
        <translation>হাবকে জিজ্ঞাসা করা হচ্ছে…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>যুক্ত করুন</translation>
    </message>
    <message>
        <source>Connect to a hub</source>
        <translation>হাবে যুক্ত করুন</translation>
    </message>
    <message>
        <source>Connected with {shop} as {name}</source>
        <translation>{shop} এর সঙ্গে {name} নামে যুক্ত</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>File of the shop&apos;s authority</source>
        <translation>দোকানের সার্টিফিকেট ফাইল</translation>
    </message>
    <message>
        <source>Hub of the shop</source>
        <translation>দোকানের হাব</translation>
    </message>
    <message>
        <source>It shows all counters on one page.</source>
        <translation>এটি সব কাউন্টার এক পাতায় দেখায়।</translation>
    </message>
    <message>
        <source>Leave the hub</source>
        <translation>হাব ছাড়ুন</translation>
    </message>
    <message>
        <source>Leave the hub?</source>
        <translation>হাব ছাড়বেন?</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>একবারের কোড</translation>
    </message>
    <message>
        <source>The hub keeps what it has. To come back, this counter needs a new code.</source>
        <translation>হাবে যা আছে তা থাকবে। ফিরতে নতুন কোড লাগবে।</translation>
    </message>
    <message>
        <source>Yes, leave it</source>
        <translation>হ্যাঁ, ছাড়ুন</translation>
    </message>
    <message>
        <source>only if it has one</source>
        <translation>থাকলে তবেই</translation>
    </message>
</context>
<context>
    <name>HyphenSuggestion</name>
    <message>
        <source>Use {number}</source>
        <translation>{number} নিন</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page, which sends them back to an address with a code.</source>
        <translation>1. ব্যক্তি সার্ভিসের পেজে রাজি হন; সেই পেজ তাঁকে কোড সমেত একটা ঠিকানায় ফেরত পাঠায়।</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. সেই কোড এখানে লিখুন। এটা একবারই চলে।</translation>
    </message>
    <message>
        <source>3. The token goes to this PC&apos;s keychain, where there is one. It is never shown whole.</source>
        <translation>3. টোকেন এই PC-র কীচেনে যায়, যদি কীচেন থাকে। পুরোটা কখনও দেখানো হয় না।</translation>
    </message>
    <message>
        <source>A token is here</source>
        <translation>টোকেন আছে</translation>
    </message>
    <message>
        <source>Authorisation code</source>
        <translation>অথরাইজেশন কোড</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Exchange it for a token</source>
        <translation>এর বদলে টোকেন নিন</translation>
    </message>
    <message>
        <source>Forget the token</source>
        <translation>টোকেন মুছুন</translation>
    </message>
    <message>
        <source>Good until</source>
        <translation>কতক্ষণ চলবে</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>পরিচয়</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>কোথায় রাখা</translation>
    </message>
    <message>
        <source>Proof of who somebody is</source>
        <translation>কে কে, তার প্রমাণ</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>রেফারেন্স</translation>
    </message>
    <message>
        <source>The token has run out</source>
        <translation>টোকেনের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The token is not forgotten</source>
        <translation>টোকেন মোছা হয়নি</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked and still has it.</source>
        <translation>এই PC-র কীচেন লক আছে, টোকেন এখনও সেখানে আছে।</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>টোকেন</translation>
    </message>
    <message>
        <source>Unlock the keychain, then forget the token again.</source>
        <translation>কীচেন খুলুন, তারপর টোকেন আবার মুছুন।</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>ভেরিফিকেশন</translation>
    </message>
    <message>
        <source>in memory, until Paydesk closes</source>
        <translation>মেমরিতে, Paydesk বন্ধ হওয়া পর্যন্ত</translation>
    </message>
    <message>
        <source>in this PC&apos;s keychain</source>
        <translation>এই PC-র কীচেনে</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>বলা হয়নি</translation>
    </message>
    <message>
        <source>{time}, in {left}</source>
        <translation>{time}, {left} পরে</translation>
    </message>
</context>
<context>
    <name>InternalTransferForm</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>অ্যাকাউন্টের মধ্যে</translation>
    </message>
    <message>
        <source>Enter them in Settings, Money out and locks; then money can be moved between them.</source>
        <translation>সেটিংস, টাকা পাঠানো আর লক-এ এগুলো লিখুন; তারপর এদের মধ্যে টাকা ট্রান্সফার করা যাবে।</translation>
    </message>
    <message>
        <source>Fewer than two fund sources are known here</source>
        <translation>এখানে দুটোর কম ফান্ড সোর্স লেখা আছে</translation>
    </message>
    <message>
        <source>From</source>
        <translation>কোথা থেকে</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>পাঠান</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} পাঠান</translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation>এখনই ব্যালেন্স দেখুন</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>রিচার্জ অ্যাকাউন্ট</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>মন্তব্য</translation>
    </message>
    <message>
        <source>Remarks (optional)</source>
        <translation>মন্তব্য (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>The account</source>
        <translation>অ্যাকাউন্ট</translation>
    </message>
    <message>
        <source>This is the account it comes from. Choose another one.</source>
        <translation>টাকা এই অ্যাকাউন্ট থেকেই যাচ্ছে। অন্য একটা বাছুন।</translation>
    </message>
    <message>
        <source>To</source>
        <translation>কোন অ্যাকাউন্টে</translation>
    </message>
    <message>
        <source>To a fund source of ours</source>
        <translation>নিজেদের ফান্ড সোর্সে</translation>
    </message>
    <message>
        <source>To a recharge account</source>
        <translation>রিচার্জ অ্যাকাউন্টে</translation>
    </message>
    <message>
        <source>Type the recharge account.</source>
        <translation>রিচার্জ অ্যাকাউন্ট লিখুন।</translation>
    </message>
    <message>
        <source>What the accounts hold</source>
        <translation>অ্যাকাউন্টে কত আছে</translation>
    </message>
    <message>
        <source>Where it goes</source>
        <translation>কোথায় যাবে</translation>
    </message>
    <message>
        <source>before: {balance}</source>
        <translation>আগে: {balance}</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>এখনও দেখা হয়নি</translation>
    </message>
    <message>
        <source>now: {balance}</source>
        <translation>এখন: {balance}</translation>
    </message>
</context>
<context>
    <name>ItemsCard</name>
    <message numerus="yes">
        <source>%n more stand in the orders</source>
        <translation>
            <numerusform>অর্ডারে আরও %nটা আছে</numerusform>
            <numerusform>অর্ডারে আরও %nটা আছে</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer version of Paydesk has written the sales of this PC.</source>
        <translation>এই PC-র বিক্রি Paydesk-এর নতুন ভার্সন লিখেছে।</translation>
    </message>
    <message>
        <source>A sale is written down before it is sent. That was not possible.</source>
        <translation>বিক্রি পাঠানোর আগে লিখে রাখা হয়। সেটা করা যায়নি।</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales of this PC. No sale can start.</source>
        <translation>এই PC-র বিক্রির ফাইল অন্য প্রোগ্রাম আটকে রেখেছে। কোনও বিক্রি শুরু করা যাবে না।</translation>
    </message>
    <message>
        <source>Check the disk and the rights of the data folder, then press Enter again.</source>
        <translation>ডিস্ক আর ডেটা ফোল্ডারের অনুমতি দেখুন, তারপর আবার Enter টিপুন।</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then press Enter again.</source>
        <translation>ডেটা ফোল্ডারের অনুমতি দেখুন, তারপর আবার Enter টিপুন।</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again: it goes on where it was.</source>
        <translation>Paydesk বন্ধ করে আবার চালু করুন: যেখানে ছিল সেখান থেকেই চলবে।</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs that use it, then press Enter again.</source>
        <translation>যে ব্যাকআপ বা অ্যান্টিভাইরাস এটা ব্যবহার করছে তা বন্ধ করুন, তারপর আবার Enter টিপুন।</translation>
    </message>
    <message>
        <source>Free some space on this PC, then press Enter again.</source>
        <translation>এই PC-তে কিছু জায়গা খালি করুন, তারপর আবার Enter টিপুন।</translation>
    </message>
    <message>
        <source>Its inner part broke. Every sale is written down, but nothing is asked now.</source>
        <translation>এর ভিতরের অংশ থেমে গেছে। সব বিক্রি লেখা আছে, কিন্তু এখন কিছুই জিজ্ঞাসা করা হচ্ছে না।</translation>
    </message>
    <message>
        <source>Look the sale up in Orders before you take it again.</source>
        <translation>আবার নেওয়ার আগে বিক্রিটা ‘অর্ডার’-এ দেখুন।</translation>
    </message>
    <message>
        <source>Paydesk has stopped working</source>
        <translation>Paydesk কাজ করা বন্ধ করেছে</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk ভুল করেছে</translation>
    </message>
    <message>
        <source>Somebody changed the sales of this PC outside Paydesk.</source>
        <translation>কেউ Paydesk-এর বাইরে থেকে এই PC-র বিক্রি বদলেছে।</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was written down.</source>
        <translation>বিক্রি লেখার সময় কিছু গোলমাল হয়েছে।</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>সেই নতুন ভার্সন চালান।</translation>
    </message>
    <message>
        <source>Take no payment here. Call whoever set up this counter.</source>
        <translation>এখানে কোনও পেমেন্ট নেবেন না। যিনি এই কাউন্টার সেট করেছেন তাঁকে ডাকুন।</translation>
    </message>
    <message>
        <source>Take no payment here. Tell the owner of the shop.</source>
        <translation>এখানে কোনও পেমেন্ট নেবেন না। দোকানের মালিককে জানান।</translation>
    </message>
    <message>
        <source>The disk of this PC is full</source>
        <translation>এই PC-র ডিস্ক ভর্তি</translation>
    </message>
    <message>
        <source>The file that holds the sales of this PC cannot be read.</source>
        <translation>এই PC-র বিক্রি যে ফাইলে আছে সেটা পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>The file with the sales of this PC was removed or replaced, and cannot be put back.</source>
        <translation>এই PC-র বিক্রির ফাইল সরানো বা বদলানো হয়েছে, আর ফিরিয়ে রাখা যাচ্ছে না।</translation>
    </message>
    <message>
        <source>The journal cannot be written</source>
        <translation>জার্নালে লেখা যাচ্ছে না</translation>
    </message>
    <message>
        <source>The journal is damaged</source>
        <translation>জার্নাল নষ্ট হয়েছে</translation>
    </message>
    <message>
        <source>The journal is in use</source>
        <translation>জার্নাল অন্য কেউ ব্যবহার করছে</translation>
    </message>
    <message>
        <source>The journal is missing</source>
        <translation>জার্নাল পাওয়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>The journal is of a newer Paydesk</source>
        <translation>জার্নাল নতুন Paydesk-এর</translation>
    </message>
    <message>
        <source>The journal was altered</source>
        <translation>জার্নাল পাল্টানো হয়েছে</translation>
    </message>
    <message>
        <source>This PC does not let Paydesk write to its data folder. No sale can start.</source>
        <translation>এই PC Paydesk-কে ডেটা ফোল্ডারে লিখতে দিচ্ছে না। কোনও বিক্রি শুরু করা যাবে না।</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>1 year</source>
        <translation>1 বছর</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 দিন</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 দিন</translation>
    </message>
    <message>
        <source>Access token of identity</source>
        <translation>পরিচয়ের অ্যাক্সেস টোকেন</translation>
    </message>
    <message>
        <source>Addresses, shop, terminal, limits; no keys</source>
        <translation>ঠিকানা, দোকান, টার্মিনাল, সীমা; API কী নয়</translation>
    </message>
    <message>
        <source>Amounts, names, outcomes; accounts, UPI addresses and phones masked</source>
        <translation>অ্যামাউন্ট, নাম, ফল; অ্যাকাউন্ট, UPI আইডি আর ফোন নম্বর ঢাকা</translation>
    </message>
    <message>
        <source>Amounts, order numbers, what happened when; phones masked</source>
        <translation>অ্যামাউন্ট, অর্ডার নম্বর, কখন কী হয়েছে; ফোন নম্বর ঢাকা</translation>
    </message>
    <message>
        <source>Client ids and secrets; never in a file</source>
        <translation>ক্লায়েন্ট ID আর সিক্রেট; কখনও কোনও ফাইলে নয়</translation>
    </message>
    <message>
        <source>Copies of the journal</source>
        <translation>জার্নালের কপি</translation>
    </message>
    <message>
        <source>How far it has come: an older copy in its place is noticed</source>
        <translation>জার্নাল কতদূর এসেছে: তার জায়গায় পুরোনো কপি এলে ধরা পড়ে</translation>
    </message>
    <message>
        <source>Key for spotting repeats</source>
        <translation>একই পেমেন্ট ধরার key</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>সার্ভিসের API কী</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>লগ</translation>
    </message>
    <message>
        <source>Made before an update of Paydesk changed it</source>
        <translation>Paydesk-এর আপডেট জার্নাল বদলানোর আগে করা</translation>
    </message>
    <message>
        <source>Mark of the journal</source>
        <translation>জার্নালের চিহ্ন</translation>
    </message>
    <message>
        <source>Memory, until Paydesk closes</source>
        <translation>মেমরি, Paydesk বন্ধ হওয়া পর্যন্ত</translation>
    </message>
    <message>
        <source>Names and roles; PINs scrambled: nobody can read them back</source>
        <translation>নাম আর ভূমিকা; PIN এমনভাবে লুকোনো যে কেউ পড়তে পারে না</translation>
    </message>
    <message>
        <source>Nothing here is that old and finished.</source>
        <translation>এত পুরনো আর শেষ হওয়া কিছু এখানে নেই।</translation>
    </message>
    <message>
        <source>Nothing in it is real</source>
        <translation>এর কিছুই আসল নয়</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>পেআউট</translation>
    </message>
    <message>
        <source>People and their PINs</source>
        <translation>লোকজন আর তাঁদের PIN</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>বিক্রি</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Shows that an account was paid before, without the account being kept</source>
        <translation>অ্যাকাউন্টে আগে টাকা গেছে কি না দেখায়, অ্যাকাউন্ট জমা না রেখে</translation>
    </message>
    <message>
        <source>The demo&apos;s pretend service</source>
        <translation>ডেমোর নকল সার্ভিস</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain</source>
        <translation>এই PC-র কীচেন</translation>
    </message>
    <message>
        <source>Until it ends or is forgotten; never in a file</source>
        <translation>শেষ হওয়া বা মোছা পর্যন্ত; কখনও কোনও ফাইলে নয়</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>কে কী করেছে</translation>
    </message>
    <message>
        <source>What the program did, for support; no keys, phones or accounts</source>
        <translation>প্রোগ্রাম কী করেছে, সাপোর্টের জন্য; API কী, ফোন বা অ্যাকাউন্ট নয়</translation>
    </message>
    <message>
        <source>Who signed in, unlocked or changed something; stays as long as the journal</source>
        <translation>কে সাইন ইন করেছে, লক খুলেছে বা কিছু বদলেছে; জার্নাল যতদিন থাকে ততদিন থাকে</translation>
    </message>
</context>
<context>
    <name>Keypad</name>
    <message>
        <source>Backspace</source>
        <translation>শেষ ডিজিট মুছুন</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>কীপ্যাড</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>দশমিক</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Add the shop&apos;s public IP address in the dashboard, or set the public key in Settings, Money out and locks.</source>
        <translation>ড্যাশবোর্ডে দোকানের পাবলিক IP ঠিকানা যোগ করুন, বা সেটিংস, টাকা পাঠানো আর লক-এ public key দিন।</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>সব বোতাম</translation>
    </message>
    <message>
        <source>Ask again now</source>
        <translation>আবার জিজ্ঞাসা করুন</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support to enable it; keys and settings can stay as they are.</source>
        <translation>সার্ভিসের সাপোর্টকে এটা চালু করতে বলুন; API কী আর সেটিংস যেমন আছে থাক।</translation>
    </message>
    <message>
        <source>Cancel the order (asks once)</source>
        <translation>অর্ডার বাতিল করুন (একবার জিজ্ঞাসা করবে)</translation>
    </message>
    <message>
        <source>Cancel this order</source>
        <translation>এই অর্ডার বাতিল করুন</translation>
    </message>
    <message>
        <source>Check a UPI address</source>
        <translation>UPI আইডি যাচাই করুন</translation>
    </message>
    <message>
        <source>Check that they belong to this part of the service, and to the same one: test or live.</source>
        <translation>দেখুন এগুলো সার্ভিসের এই অংশেরই কি না, আর একই দিকের: টেস্ট বা লাইভ।</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>এই PC-র নেটওয়ার্ক দেখুন আর আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Checking UPI addresses, payout links (cashgrams), transfers. It moves money out.</source>
        <translation>UPI আইডি যাচাই, পেআউট লিঙ্ক (ক্যাশগ্রাম), ট্রান্সফার। এতে টাকা বাইরে যায়।</translation>
    </message>
    <message>
        <source>Client id: {number}</source>
        <translation>ক্লায়েন্ট ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>প্যানেল বন্ধ করুন, বা অ্যামাউন্ট মুছুন</translation>
    </message>
    <message>
        <source>Compare address and version in Settings with the service&apos;s documentation.</source>
        <translation>সেটিংসের ঠিকানা আর ভার্সন সার্ভিসের নথির সঙ্গে মেলান।</translation>
    </message>
    <message>
        <source>Copy both anew from the dashboard, without spaces; the public key too, if one is set.</source>
        <translation>দুটোই ড্যাশবোর্ড থেকে নতুন করে কপি করুন, ফাঁকা জায়গা ছাড়া; public key সেট থাকলে সেটাও।</translation>
    </message>
    <message>
        <source>Customer display: open, and close</source>
        <translation>কাস্টমার স্ক্রিন: খোলা আর বন্ধ</translation>
    </message>
    <message>
        <source>Customer says paid</source>
        <translation>কাস্টমার বলছেন হয়েছে</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>আপনি কি {address} বলতে চান?</translation>
    </message>
    <message>
        <source>Exchanging the code of a person who was asked to prove who they are.</source>
        <translation>যাঁর পরিচয় চাওয়া হয়েছে, তাঁর কোডের বদলে টোকেন নেওয়া।</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>পুরো স্ক্রিন, আর ফেরা</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>এই বিক্রির জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>জিনিস এখন দিন</translation>
    </message>
    <message>
        <source>Help on this page</source>
        <translation>এই পেজের সাহায্য</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>পরিচয়</translation>
    </message>
    <message>
        <source>In the keychain</source>
        <translation>কীচেনে</translation>
    </message>
    <message>
        <source>It cannot be used, or what answers there is not this service or not this version of it.</source>
        <translation>এটা চলবে না, অথবা ওখানে যে উত্তর দেয় তা এই সার্ভিস বা এর এই ভার্সন নয়।</translation>
    </message>
    <message>
        <source>It is {minutes} min ahead of the service&apos;s clock.</source>
        <translation>এটা সার্ভিসের ঘড়ির চেয়ে {minutes} মিনিট এগিয়ে।</translation>
    </message>
    <message>
        <source>It is {minutes} min behind the service&apos;s clock.</source>
        <translation>এটা সার্ভিসের ঘড়ির চেয়ে {minutes} মিনিট পিছিয়ে।</translation>
    </message>
    <message>
        <source>Kept in memory only; they are asked for at each start.</source>
        <translation>শুধু মেমরিতে রাখা আছে; প্রতিবার শুরুতে চাওয়া হবে।</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>এই PC-র কীচেনে রাখা আছে।</translation>
    </message>
    <message>
        <source>Let this PC set its time by itself, check the time zone, and test again.</source>
        <translation>PC-কে নিজে থেকে সময় ঠিক করতে দিন, টাইম জোন দেখুন, আর আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Lock; sales go on</source>
        <translation>লক করুন; বিক্রি চলতে থাকে</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>নতুন QR</translation>
    </message>
    <message>
        <source>New QR for this order</source>
        <translation>এই অর্ডারের নতুন QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>পরের কাস্টমার</translation>
    </message>
    <message>
        <source>Next customer; this one keeps waiting</source>
        <translation>পরের কাস্টমার; এটা অপেক্ষায় থাকবে</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>API কী নেই</translation>
    </message>
    <message>
        <source>No keys have been typed yet. Without them this part of Paydesk stays closed.</source>
        <translation>এখনও কোনও API কী লেখা হয়নি। এগুলো ছাড়া Paydesk-এর এই অংশ বন্ধ থাকবে।</translation>
    </message>
    <message>
        <source>No whole answer came, so nothing is known about the keys.</source>
        <translation>পুরো উত্তর আসেনি, তাই API কী নিয়ে কিছুই জানা নেই।</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>কিছুই পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>One of them is empty, or has a sign that no key has. Nothing was sent.</source>
        <translation>একটা ফাঁকা, বা তাতে এমন ক্যারেক্টার আছে যা API কী-তে থাকে না। কিছুই পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>Open the pretend phone</source>
        <translation>নকল ফোন খুলুন</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links: what every sale needs.</source>
        <translation>অর্ডার, QR কোড আর পেমেন্ট লিঙ্ক: প্রতিটা বিক্রিতে যা লাগে।</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>Payment link instead</source>
        <translation>QR-এর বদলে পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>পেমেন্ট</translation>
    </message>
    <message>
        <source>Payout link: whoever has it takes the money</source>
        <translation>পেআউট লিঙ্ক: যার কাছে, টাকা তার</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>পেআউট</translation>
    </message>
    <message>
        <source>Payouts (supervisor)</source>
        <translation>পেআউট (সুপারভাইজার)</translation>
    </message>
    <message>
        <source>Print a slip</source>
        <translation>স্লিপ প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>QR instead</source>
        <translation>লিঙ্কের বদলে QR</translation>
    </message>
    <message>
        <source>QR on the screen</source>
        <translation>স্ক্রিনে QR</translation>
    </message>
    <message>
        <source>Read the status now</source>
        <translation>এখনই স্ট্যাটাস দেখুন</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>রসিদ</translation>
    </message>
    <message>
        <source>Receipt of this sale, or of the last one</source>
        <translation>এই বিক্রির, বা শেষটার রসিদ</translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation>পেআউট লিঙ্কে এই বিক্রির রিফান্ড করুন</translation>
    </message>
    <message>
        <source>SMS</source>
        <translation>SMS</translation>
    </message>
    <message>
        <source>Say the last announcement again</source>
        <translation>শেষ ঘোষণা আবার শোনান</translation>
    </message>
    <message>
        <source>Search in the orders</source>
        <translation>অর্ডারে খুঁজুন</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Show the QR; once it is paid: next customer</source>
        <translation>QR দেখান; পেমেন্ট হলে: পরের কাস্টমার</translation>
    </message>
    <message>
        <source>Slips and days have its time. Put it right: Paydesk follows by itself.</source>
        <translation>স্লিপ আর দিনের হিসাবে এরই সময় থাকে। ঠিক করুন: Paydesk নিজে থেকেই সেই সময় নেবে।</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>আবার নিন</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>তালিকা থেকে সরান</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} পরে আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>The address is wrong</source>
        <translation>ঠিকানা ভুল</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>কানেকশন কাজ করছে</translation>
    </message>
    <message>
        <source>The customer says it is paid</source>
        <translation>কাস্টমার বলছেন পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>The day&apos;s report; the end of the shift</source>
        <translation>দিনের রিপোর্ট; শিফটের শেষ</translation>
    </message>
    <message>
        <source>The keys are right, but the service has not opened this part to the shop yet.</source>
        <translation>API কী ঠিক আছে, কিন্তু সার্ভিস দোকানের জন্য এই অংশ এখনও খোলেনি।</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>API কী ভুল</translation>
    </message>
    <message>
        <source>The keys on this PC were given for {host} and are sent nowhere else.</source>
        <translation>এই PC-র API কী {host}-এর জন্য দেওয়া হয়েছিল; সেগুলো আর কোথাও পাঠানো হয় না।</translation>
    </message>
    <message>
        <source>The service answered, but does not know this client id with this secret.</source>
        <translation>সার্ভিস উত্তর দিয়েছে, কিন্তু এই সিক্রেটের সঙ্গে এই ক্লায়েন্ট ID চেনে না।</translation>
    </message>
    <message>
        <source>The service could not be asked</source>
        <translation>সার্ভিসকে জিজ্ঞাসা করা যায়নি</translation>
    </message>
    <message>
        <source>The service knows the keys.</source>
        <translation>সার্ভিস এই API কী চেনে।</translation>
    </message>
    <message>
        <source>The service knows the keys. It answered in {time} ms.</source>
        <translation>সার্ভিস এই API কী চেনে। উত্তর {time} ms-এ এসেছে।</translation>
    </message>
    <message>
        <source>The service turned the call away because of where it came from, not because of the keys.</source>
        <translation>সার্ভিস কলটা ফিরিয়ে দিয়েছে কোথা থেকে এসেছে তার জন্য, API কী-র জন্য নয়।</translation>
    </message>
    <message>
        <source>There are no keys to test</source>
        <translation>যাচাই করার মতো API কী নেই</translation>
    </message>
    <message>
        <source>These cannot be keys</source>
        <translation>এগুলো API কী হতে পারে না</translation>
    </message>
    <message>
        <source>They are kept in memory until Paydesk closes, in no file.</source>
        <translation>এগুলো Paydesk বন্ধ হওয়া পর্যন্ত মেমরিতে থাকে, কোনও ফাইলে নয়।</translation>
    </message>
    <message>
        <source>This PC has no keychain, so they are kept in memory only and asked for at each start.</source>
        <translation>এই PC-তে কীচেন নেই, তাই এগুলো শুধু মেমরিতে আছে আর প্রতিবার শুরুতে চাওয়া হবে।</translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start</source>
        <translation>এই PC-তে কীচেন নেই: প্রতিবার শুরুতে API কী চাওয়া হবে</translation>
    </message>
    <message>
        <source>This PC has no keychain: keys are asked for at each start and kept in memory.</source>
        <translation>এই PC-তে কীচেন নেই: API কী প্রতিবার শুরুতে চাওয়া হবে আর মেমরিতে থাকবে।</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>এই PC-র ঘড়ি ভুল</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked, so they are kept in memory only and asked for at each start.</source>
        <translation>এই PC-র কীচেন লক আছে, তাই এগুলো শুধু মেমরিতে আছে আর প্রতিবার শুরুতে চাওয়া হবে।</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: its keys cannot be read. Open it, or type them, in Settings, Keys of the service.</source>
        <translation>এই PC-র কীচেন লক আছে: ভিতরের API কী পড়া যাচ্ছে না। সেটিংস, সার্ভিসের API কী-তে কীচেন খুলুন, বা API কী লিখুন।</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: keys are asked for at each start</source>
        <translation>এই PC-র কীচেন লক আছে: প্রতিবার শুরুতে API কী চাওয়া হবে</translation>
    </message>
    <message>
        <source>This is not enabled for the account</source>
        <translation>এই অ্যাকাউন্টের জন্য এটা চালু নেই</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>দোকানের ইন্টারনেট ঠিকানা অনুমতি-তালিকায় নেই</translation>
    </message>
    <message>
        <source>Type the client id and the secret from the service&apos;s dashboard first.</source>
        <translation>আগে সার্ভিসের ড্যাশবোর্ড থেকে ক্লায়েন্ট ID আর সিক্রেট লিখুন।</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>API কী লিখুন</translation>
    </message>
    <message>
        <source>Until Paydesk closes</source>
        <translation>Paydesk বন্ধ হওয়া পর্যন্ত</translation>
    </message>
    <message>
        <source>Use {address}</source>
        <translation>{address} ব্যবহার করুন</translation>
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
        <translation>আপনি যেখানেই থাকুন, স্ক্যান করা অর্ডার নম্বর নিজের ঘরে চলে যায়।</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>সব বোতাম</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR comes, and it asks for another amount.</source>
        <translation>নতুন QR আসে, আর সেটা অন্য অ্যামাউন্ট চায়।</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Another sale</source>
        <translation>আর একটা বিক্রি</translation>
    </message>
    <message>
        <source>At most {amount} here.</source>
        <translation>এখানে সর্বাধিক {amount}।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Both payments are seen. One is to be given back.</source>
        <translation>দুটো পেমেন্টই দেখা গেছে। একটা ফেরত দিতে হবে।</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>এই কিয়স্কের PIN বাছুন</translation>
    </message>
    <message>
        <source>Cut the line</source>
        <translation>লাইন কেটে দিন</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>নাকচ করুন</translation>
    </message>
    <message>
        <source>Declined. Nothing was charged.</source>
        <translation>নাকচ হয়েছে। কোনও টাকা কাটেনি।</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>এগিয়ে যান</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>সবুজ</translation>
    </message>
    <message>
        <source>Green {n} s after you pressed Pay.</source>
        <translation>‘পেমেন্ট করুন’ টেপার {n} সেকেন্ড পরে সবুজ হয়েছে।</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>সবুজ: জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>পেমেন্ট হয়েছে?</translation>
    </message>
    <message>
        <source>It ends the kiosk, and is needed for nothing else. Write it down.</source>
        <translation>এটা কিয়স্ক বন্ধ করে, আর কিছুতে লাগে না। লিখে রাখুন।</translation>
    </message>
    <message>
        <source>Keep this PIN</source>
        <translation>এই PIN রাখুন</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>কিয়স্ক</translation>
    </message>
    <message>
        <source>Leave the kiosk</source>
        <translation>কিয়স্ক থেকে বেরোন</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>থালি</translation>
    </message>
    <message>
        <source>Make it harder:</source>
        <translation>আরও কঠিন করুন:</translation>
    </message>
    <message>
        <source>No answer comes. Paydesk does not guess: the goods stay here.</source>
        <translation>উত্তর আসে না। Paydesk আন্দাজ করে না: জিনিস এখানেই থাকে।</translation>
    </message>
    <message>
        <source>Nothing to pay here now</source>
        <translation>এখানে এখন কোনও পেমেন্ট নেই</translation>
    </message>
    <message>
        <source>Now be the customer</source>
        <translation>এবার আপনি কাস্টমার হোন</translation>
    </message>
    <message>
        <source>Only for staff: the PIN of this kiosk ends it.</source>
        <translation>শুধু স্টাফের জন্য: এই কিয়স্কের PIN-এ এটা বন্ধ হয়।</translation>
    </message>
    <message>
        <source>Or take one of these</source>
        <translation>বা এর মধ্যে একটা নিন</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>কিয়স্কের PIN</translation>
    </message>
    <message>
        <source>Paid to</source>
        <translation>কাকে পেমেন্ট হল</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>পেমেন্ট করুন</translation>
    </message>
    <message>
        <source>Pay too late</source>
        <translation>দেরিতে পেমেন্ট</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>দু&apos;বার পেমেন্ট</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>{amount} পেমেন্ট করুন</translation>
    </message>
    <message>
        <source>Paydesk has read the QR back before you could. It is not shown.</source>
        <translation>আপনি পড়ার আগেই Paydesk QR ফিরে পড়েছে। এটা দেখানো হচ্ছে না।</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>পেমেন্ট হচ্ছে</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Press Pay on the phone here, and watch the strip.</source>
        <translation>এখানকার ফোনে ‘পেমেন্ট করুন’ টিপুন, আর পট্টি দেখুন।</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>নকল ফোন</translation>
    </message>
    <message>
        <source>QR lives {time}</source>
        <translation>QR {time} চলবে</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>শাড়ি</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Scan with your own phone</source>
        <translation>নিজের ফোন দিয়ে স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>দোকান বাতিল করে</translation>
    </message>
    <message>
        <source>Show the QR</source>
        <translation>QR দেখান</translation>
    </message>
    <message>
        <source>Staff: leave with the PIN</source>
        <translation>স্টাফ: PIN দিয়ে বেরোন</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>আবার শুরু করুন</translation>
    </message>
    <message>
        <source>Step {n} of 3: {words}</source>
        <translation>ধাপ {n}, মোট 3: {words}</translation>
    </message>
    <message>
        <source>Take a UPI payment yourself, with your own phone or ours.</source>
        <translation>নিজের ফোনে বা আমাদের ফোনে, নিজেই একটা UPI পেমেন্ট নিন।</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>চা</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>এই PIN ঠিক নয়।</translation>
    </message>
    <message>
        <source>The amount is in it.</source>
        <translation>অ্যামাউন্ট এতেই আছে।</translation>
    </message>
    <message>
        <source>The first money came after all. Nobody counts it twice: hand over once, or refund.</source>
        <translation>প্রথম টাকাটা শেষ পর্যন্ত এসেছে। কেউ এটা দু&apos;বার গোনে না: একবার জিনিস দিন, নয়তো রিফান্ড করুন।</translation>
    </message>
    <message>
        <source>The line is back. Paydesk asks again.</source>
        <translation>লাইন ফিরে এসেছে। Paydesk আবার জিজ্ঞাসা করছে।</translation>
    </message>
    <message>
        <source>The line is cut, and you pay all the same. Watch the strip for 15 seconds.</source>
        <translation>লাইন কাটা, তবু আপনি পেমেন্ট করেন। 15 সেকেন্ড পট্টি দেখুন।</translation>
    </message>
    <message>
        <source>The pretend phone has scanned it</source>
        <translation>নকল ফোন এটা স্ক্যান করেছে</translation>
    </message>
    <message>
        <source>The same PIN once more</source>
        <translation>একই PIN আর একবার</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay it any more.</source>
        <translation>সার্ভিস নিশ্চিত করছে: আর কেউ এর পেমেন্ট করতে পারবে না।</translation>
    </message>
    <message>
        <source>The service said so, nobody else can.</source>
        <translation>সার্ভিস এটা বলেছে, আর কেউ বলতে পারে না।</translation>
    </message>
    <message>
        <source>The shop cancels before you pay. The QR is gone at once.</source>
        <translation>আপনি পেমেন্ট করার আগেই দোকান বাতিল করে। QR সঙ্গে সঙ্গে চলে যায়।</translation>
    </message>
    <message>
        <source>The shop gives up on this QR and takes the sale anew.</source>
        <translation>দোকান এই QR ছেড়ে বিক্রিটা নতুন করে নেয়।</translation>
    </message>
    <message>
        <source>The strip never says HAND OVER unless it is paid.</source>
        <translation>পেমেন্ট না হলে পট্টি কখনও ‘জিনিস দিয়ে দিন’ বলে না।</translation>
    </message>
    <message>
        <source>The strip on the left never says HAND OVER unless it is paid.</source>
        <translation>পেমেন্ট না হলে বাঁ দিকের পট্টি কখনও ‘জিনিস দিয়ে দিন’ বলে না।</translation>
    </message>
    <message>
        <source>These were two different PINs.</source>
        <translation>এ দুটো আলাদা PIN ছিল।</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>অনেকবার ভুল PIN।</translation>
    </message>
    <message>
        <source>Touch to start</source>
        <translation>শুরু করতে ছুঁয়ে দিন</translation>
    </message>
    <message>
        <source>Try again in {n} s.</source>
        <translation>{n} সেকেন্ড পরে আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Two phones pay the same QR at once.</source>
        <translation>দুটো ফোন একসঙ্গে একই QR-এ পেমেন্ট করে।</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>একটা অ্যামাউন্ট লিখুন</translation>
    </message>
    <message>
        <source>Type it</source>
        <translation>অ্যামাউন্ট লিখুন</translation>
    </message>
    <message>
        <source>Visitors would guess that one. Choose another.</source>
        <translation>দর্শকরা এটা আন্দাজ করে ফেলবেন। অন্য একটা বাছুন।</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>দাম কত?</translation>
    </message>
    <message>
        <source>What if it goes wrong?</source>
        <translation>গোলমাল হলে কী?</translation>
    </message>
    <message>
        <source>With your phone.</source>
        <translation>আপনার ফোন দিয়ে।</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>ভুল অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>You pay, but your bank is slow.</source>
        <translation>আপনি পেমেন্ট করেন, কিন্তু আপনার ব্যাঙ্ক ধীর।</translation>
    </message>
    <message>
        <source>You see it.</source>
        <translation>আপনি নিজেই দেখুন।</translation>
    </message>
    <message>
        <source>Your own phone opens a practice page: join this Wi-Fi and scan. Or press Pay on the phone here.</source>
        <translation>নিজের ফোনে অভ্যাসের পেজ খোলে: এই Wi-Fi-তে যুক্ত হয়ে স্ক্যান করুন। বা এখানকার ফোনে ‘পেমেন্ট করুন’ টিপুন।</translation>
    </message>
    <message>
        <source>after the shop gave up</source>
        <translation>দোকান ছেড়ে দেওয়ার পরে</translation>
    </message>
    <message>
        <source>before you pay</source>
        <translation>আপনার পেমেন্টের আগে</translation>
    </message>
    <message>
        <source>from Pretend Bank ••4321</source>
        <translation>নকল ব্যাঙ্ক ••4321 থেকে</translation>
    </message>
    <message>
        <source>goes home in {n} s</source>
        <translation>{n} সেকেন্ড পরে শুরুতে ফিরবে</translation>
    </message>
    <message>
        <source>in the QR</source>
        <translation>QR-এর ভিতরে</translation>
    </message>
    <message>
        <source>in the middle of paying</source>
        <translation>পেমেন্টের মাঝখানে</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>দুটো ফোন, একটা QR</translation>
    </message>
</context>
<context>
    <name>LastSaleBar</name>
    <message>
        <source>Last sale</source>
        <translation>শেষ বিক্রি</translation>
    </message>
    <message>
        <source>{amount} paid, {refunded} refunded, {time} · order {number}</source>
        <translation>{amount} পেমেন্ট হয়েছে, {refunded} রিফান্ড, {time} · অর্ডার {number}</translation>
    </message>
    <message>
        <source>{amount} paid, {time} · order {number}</source>
        <translation>{amount} পেমেন্ট হয়েছে, {time} · অর্ডার {number}</translation>
    </message>
</context>
<context>
    <name>LatePaymentView</name>
    <message>
        <source>Decide later</source>
        <translation>পরে ঠিক করুন</translation>
    </message>
    <message>
        <source>Did the goods already go out on {order} ({amount} at {time})?</source>
        <translation>{order} ({amount}, {time})-এর জিনিস কি আগেই চলে গেছে?</translation>
    </message>
    <message>
        <source>Did the goods go out already?</source>
        <translation>জিনিস কি আগেই চলে গেছে?</translation>
    </message>
    <message>
        <source>Fits what happened</source>
        <translation>যা হয়েছে তার সঙ্গে মেলে</translation>
    </message>
    <message>
        <source>Hand over for this sale</source>
        <translation>এই বিক্রির জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>না: এখন জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} রিফান্ড করুন</translation>
    </message>
    <message>
        <source>Stays on this counter until it is settled.</source>
        <translation>না মেটা পর্যন্ত এই কাউন্টারে থাকবে।</translation>
    </message>
    <message>
        <source>Taken again as</source>
        <translation>আবার নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>এই বিক্রি</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>কী হয়েছে</translation>
    </message>
    <message>
        <source>Yes: refund this one</source>
        <translation>হ্যাঁ: এটা রিফান্ড করুন</translation>
    </message>
</context>
<context>
    <name>LimitSettings</name>
    <message>
        <source>A cashier&apos;s payout link, at most</source>
        <translation>ক্যাশিয়ারের পেআউট লিঙ্ক, সর্বাধিক</translation>
    </message>
    <message>
        <source>Above a limit, a second person&apos;s PIN is needed. An empty field is no limit.</source>
        <translation>সীমার বেশি হলে দ্বিতীয় ব্যক্তির PIN লাগবে। ফাঁকা ঘর মানে কোনও সীমা নেই।</translation>
    </message>
    <message>
        <source>Above it, or while it is empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>এর বেশি হলে, বা ঘর ফাঁকা থাকলে, ক্যাশিয়ারের পেআউট লিঙ্কে সুপারভাইজারের PIN লাগবে।</translation>
    </message>
    <message>
        <source>All of a day, at most</source>
        <translation>সারা দিনে, সর্বাধিক</translation>
    </message>
    <message>
        <source>Limits of this shop</source>
        <translation>এই দোকানের সীমা</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>কোনও সীমা নেই</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>কিছুই নয়</translation>
    </message>
    <message>
        <source>One transfer, at most</source>
        <translation>একটা ট্রান্সফার, সর্বাধিক</translation>
    </message>
    <message>
        <source>To one beneficiary a day, at most</source>
        <translation>এক প্রাপককে দিনে, সর্বাধিক</translation>
    </message>
</context>
<context>
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>আপনার জন্য টাকা</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>পেআউট লিঙ্ক</translation>
    </message>
    <message>
        <source>Refund of order {number}</source>
        <translation>অর্ডার {number}-এর রিফান্ড</translation>
    </message>
    <message>
        <source>Scan it with your phone and say where the money shall go.</source>
        <translation>আপনার ফোন দিয়ে স্ক্যান করে জানান টাকা কোথায় যাবে।</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: whoever has it gets the money.</source>
        <translation>{day} পর্যন্ত। সাবধানে রাখুন: এটা যার কাছে থাকবে, টাকা সে-ই পাবে।</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>লিঙ্ক কপি করুন</translation>
    </message>
    <message>
        <source>For the customer to scan. Hidden in {time}, or by any key.</source>
        <translation>কাস্টমারের স্ক্যান করার জন্য। {time} পরে, বা যে কোনও বোতাম টিপলে লুকিয়ে যাবে।</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Print the link</source>
        <translation>লিঙ্ক প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>আবার দেখান</translation>
    </message>
    <message>
        <source>The link as a QR code, for the customer</source>
        <translation>কাস্টমারের জন্য QR কোড হিসেবে লিঙ্ক</translation>
    </message>
    <message>
        <source>The link is hidden: {link}</source>
        <translation>লিঙ্ক লুকোনো: {link}</translation>
    </message>
</context>
<context>
    <name>ListFilterController</name>
    <message>
        <source>The newest {n} are listed; the sums are of all. Choose fewer days to see the others.</source>
        <translation>সবচেয়ে নতুন {n}টা তালিকায় আছে; যোগফল সবগুলোর। বাকিগুলো দেখতে কম দিন বাছুন।</translation>
    </message>
</context>
<context>
    <name>Loan</name>
    <message>
        <source>Loan</source>
        <translation>লোন</translation>
    </message>
</context>
<context>
    <name>LoanForm</name>
    <message>
        <source>Add a charge</source>
        <translation>চার্জ যোগ করুন</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Amount of charge {n}</source>
        <translation>চার্জ {n}-এর অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Amount of the loan</source>
        <translation>লোনের অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Beneficiary id</source>
        <translation>প্রাপকের ID</translation>
    </message>
    <message>
        <source>Charge for {party}</source>
        <translation>{party}-এর চার্জ</translation>
    </message>
    <message>
        <source>Charges are taken off it, and paid out at the end of the day.</source>
        <translation>চার্জ এ থেকে কাটা হয়, আর দিনের শেষে দেওয়া হয়।</translation>
    </message>
    <message>
        <source>If the service knows this id already, it may pay the account that it has under it.</source>
        <translation>সার্ভিস এই ID আগে থেকে জানলে, তার কাছে থাকা অ্যাকাউন্টেই টাকা দিতে পারে।</translation>
    </message>
    <message>
        <source>Lend</source>
        <translation>লোন দিন</translation>
    </message>
    <message>
        <source>Lend {amount}</source>
        <translation>{amount} লোন দিন</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>পার্টি</translation>
    </message>
    <message>
        <source>Party of charge {n}</source>
        <translation>চার্জ {n}-এর পার্টি</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
    </message>
    <message>
        <source>Remove charge {n}</source>
        <translation>চার্জ {n} সরান</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>প্রাপক পাবেন</translation>
    </message>
    <message>
        <source>The beneficiary gets {net}: {amount} less {charges} of charges.</source>
        <translation>প্রাপক {net} পাবেন: {amount} থেকে {charges} চার্জ বাদ দিয়ে।</translation>
    </message>
    <message>
        <source>The charges are {amount} more than the loan.</source>
        <translation>চার্জ লোনের চেয়ে {amount} বেশি।</translation>
    </message>
    <message>
        <source>What the service knows of it may stay empty.</source>
        <translation>সার্ভিস যা জানে তা ফাঁকা থাকলেও চলে।</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>কে পাবে?</translation>
    </message>
</context>
<context>
    <name>LockPage</name>
    <message numerus="yes">
        <source>%n payments came in</source>
        <translation>
            <numerusform>%nটা পেমেন্ট এসেছে</numerusform>
            <numerusform>%nটা পেমেন্ট এসেছে</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>লক করা</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>কেউ সাইন ইন করতে পারবে না</translation>
    </message>
    <message>
        <source>Nobody is waiting</source>
        <translation>কেউ অপেক্ষায় নেই</translation>
    </message>
    <message>
        <source>Reading who works here. This PC may ask for its keychain.</source>
        <translation>এখানে কে কে কাজ করে পড়া হচ্ছে। এই PC কীচেন চাইতে পারে।</translation>
    </message>
    <message numerus="yes">
        <source>Sales go on: %n waiting</source>
        <translation>
            <numerusform>বিক্রি চলছে: %nটা অপেক্ষায়</numerusform>
            <numerusform>বিক্রি চলছে: %nটা অপেক্ষায়</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to see it.</source>
        <translation>দেখতে সাইন ইন করুন।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>আবার চেষ্টা করুন</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>এই PC-র কীচেনের অপেক্ষায়</translation>
    </message>
</context>
<context>
    <name>LockSettings</name>
    <message numerus="yes">
        <source>%n minutes without a touch</source>
        <translation>
            <numerusform>%n মিনিট কিছু না ছুঁলে</numerusform>
            <numerusform>%n মিনিট কিছু না ছুঁলে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds without a touch</source>
        <translation>
            <numerusform>%n সেকেন্ড কিছু না ছুঁলে</numerusform>
            <numerusform>%n সেকেন্ড কিছু না ছুঁলে</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>লক</translation>
    </message>
    <message>
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>টাকা পাঠানোর পেজ এক মিনিট কাজ না হলে বন্ধ হয়ে যায়, এখানে যা-ই সেট থাকুক।</translation>
    </message>
    <message>
        <source>The screen locks by itself after</source>
        <translation>স্ক্রিন নিজে থেকে লক হবে</translation>
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
        <translation>{shop}, আসল টাকা চলে না</translation>
    </message>
</context>
<context>
    <name>ManualSettlementCard</name>
    <message>
        <source>Did it arrive?</source>
        <translation>টাকা কি পৌঁছেছে?</translation>
    </message>
    <message>
        <source>It arrived</source>
        <translation>টাকা পৌঁছেছে</translation>
    </message>
    <message>
        <source>It can be sent again then. If it did arrive, the money moves twice. The journal keeps your name.</source>
        <translation>তখন এটা আবার পাঠানো যাবে। টাকা পৌঁছে থাকলে দু&apos;বার যাবে। জার্নালে আপনার নাম থাকবে।</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>টাকা পৌঁছয়নি</translation>
    </message>
    <message>
        <source>It is then done for good. The journal keeps your name.</source>
        <translation>তাহলে এটা পাকাপাকি হয়ে যাবে। জার্নালে আপনার নাম থাকবে।</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>না, ফিরুন</translation>
    </message>
    <message>
        <source>Nobody can ask the service for this one. Compare the balances of both accounts, then say it here.</source>
        <translation>এটা নিয়ে সার্ভিসকে জিজ্ঞাসা করা যায় না। দুই অ্যাকাউন্টের ব্যালেন্স মেলান, তারপর এখানে জানান।</translation>
    </message>
    <message>
        <source>Read the balances now</source>
        <translation>এখনই ব্যালেন্স দেখুন</translation>
    </message>
    <message>
        <source>The service does not tell what became of this one. Look at the account&apos;s statement, then say it here.</source>
        <translation>এটার কী হল তা সার্ভিস জানাচ্ছে না। অ্যাকাউন্টের স্টেটমেন্ট দেখুন, তারপর এখানে জানান।</translation>
    </message>
    <message>
        <source>Yes, it arrived</source>
        <translation>হ্যাঁ, পৌঁছেছে</translation>
    </message>
    <message>
        <source>Yes, it did not arrive</source>
        <translation>হ্যাঁ, পৌঁছয়নি</translation>
    </message>
    <message>
        <source>You say that it arrived</source>
        <translation>আপনি বলছেন টাকা পৌঁছেছে</translation>
    </message>
    <message>
        <source>You say that it did not arrive</source>
        <translation>আপনি বলছেন টাকা পৌঁছয়নি</translation>
    </message>
</context>
<context>
    <name>MessageView</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
</context>
<context>
    <name>MoneyFlow</name>
    <message>
        <source>Back to an empty form</source>
        <translation>ফাঁকা ফর্মে ফিরুন</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>ফর্মে ফিরুন</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>This cannot be sent as it is</source>
        <translation>এটা এভাবে পাঠানো যাবে না</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>এটার কী হল</translation>
    </message>
</context>
<context>
    <name>MoneyOutPresenter</name>
    <message>
        <source>Save this page</source>
        <translation>এই পেজ সেভ করুন</translation>
    </message>
</context>
<context>
    <name>MoneyOutSettings</name>
    <message>
        <source>Money out</source>
        <translation>টাকা পাঠানো</translation>
    </message>
</context>
<context>
    <name>NameCheck</name>
    <message>
        <source>Asking the bank for the name…</source>
        <translation>ব্যাঙ্ককে নাম জিজ্ঞাসা করা হচ্ছে…</translation>
    </message>
    <message>
        <source>Check the name</source>
        <translation>নাম যাচাই করুন</translation>
    </message>
    <message>
        <source>Checked {ago}</source>
        <translation>{ago} যাচাই হয়েছে</translation>
    </message>
    <message>
        <source>Checked {ago}, token good for {time}</source>
        <translation>{ago} যাচাই হয়েছে, টোকেন আরও {time} চলবে</translation>
    </message>
    <message>
        <source>It is asked for once the UPI address is typed.</source>
        <translation>UPI আইডি লিখলেই জিজ্ঞাসা করা হবে।</translation>
    </message>
    <message>
        <source>Name at bank: {name}</source>
        <translation>ব্যাঙ্কে নাম: {name}</translation>
    </message>
    <message>
        <source>That is not the name that was typed.</source>
        <translation>যে নাম লেখা হয়েছিল এটা তা নয়।</translation>
    </message>
    <message>
        <source>The bank&apos;s name is looked up before anything is sent</source>
        <translation>কিছু পাঠানোর আগে ব্যাঙ্কের নাম দেখা হয়</translation>
    </message>
    <message>
        <source>This address was not looked up</source>
        <translation>এই আইডি যাচাই করা হয়নি</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>বলা হয়নি</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>নতুন জার্নাল শুরু করুন</translation>
    </message>
    <message>
        <source>Open sales and payouts go on in the new one as far as they can be read. Who else may still pay is not watched any more: look at the service&apos;s dashboard.</source>
        <translation>খোলা বিক্রি আর পেআউট যতটা পড়া যায়, নতুন জার্নালে চলতে থাকবে। বাকি কে এখনও পেমেন্ট করতে পারে, তার উপর আর নজর থাকবে না: সার্ভিসের ড্যাশবোর্ডে দেখুন।</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>জার্নাল আলাদা রাখবেন?</translation>
    </message>
    <message>
        <source>The journal of this PC is damaged. It can be set aside, under another name, for who looks into it.</source>
        <translation>এই PC-র জার্নাল নষ্ট। যিনি এটা পরীক্ষা করবেন তাঁর জন্য অন্য নামে আলাদা রাখা যায়।</translation>
    </message>
    <message>
        <source>Yes, set it aside</source>
        <translation>হ্যাঁ, আলাদা রাখুন</translation>
    </message>
</context>
<context>
    <name>NewerVersion</name>
    <message>
        <source>A newer Paydesk is there: {version}</source>
        <translation>নতুন Paydesk এসেছে: {version}</translation>
    </message>
    <message>
        <source>Help (F1), About says what is new, and where to get it.</source>
        <translation>সাহায্য (F1), পরিচয়-এ আছে নতুন কী আর কোথায় পাবেন।</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>How</source>
        <translation>কীভাবে</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>পেমেন্ট</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ব্যক্তি</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
</context>
<context>
    <name>OrdersCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>অ্যামাউন্ট (INR)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>তারিখ</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>দিন</translation>
    </message>
    <message>
        <source>How</source>
        <translation>কীভাবে</translation>
    </message>
    <message>
        <source>Net (INR)</source>
        <translation>নিট (INR)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>পেমেন্ট</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ব্যক্তি</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Refunded (INR)</source>
        <translation>রিফান্ড (INR)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%nটা পাওয়া গেছে</numerusform>
            <numerusform>%nটা পাওয়া গেছে</numerusform>
        </translation>
    </message>
    <message>
        <source>All days were looked through, for amounts, order numbers, payment numbers and the last digits of a phone. Check the digits, or type fewer of them.</source>
        <translation>সব দিনে অ্যামাউন্ট, অর্ডার নম্বর, পেমেন্ট নম্বর আর ফোনের শেষ ডিজিট দেখা হয়েছে। ডিজিট মিলিয়ে দেখুন, বা কম ডিজিট লিখুন।</translation>
    </message>
    <message>
        <source>Amount, order, last 4</source>
        <translation>অ্যামাউন্ট, অর্ডার, শেষ 4টা</translation>
    </message>
    <message>
        <source>Choose another day.</source>
        <translation>অন্য দিন বাছুন।</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV-তে সেভ করুন</translation>
    </message>
    <message>
        <source>How</source>
        <translation>কীভাবে</translation>
    </message>
    <message>
        <source>No sale of {day} fits these filters</source>
        <translation>এই ফিল্টারে কোনও বিক্রি মেলে না: {day}</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>কোনও বিক্রি নেই: {day}</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}”-এর জন্য কিছু পাওয়া যায়নি</translation>
    </message>
    <message>
        <source>Open or unknown</source>
        <translation>খোলা বা জানা নেই</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ব্যক্তি</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>Save these orders</source>
        <translation>এই অর্ডারগুলো সেভ করুন</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>খুঁজুন</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>সব দেখান</translation>
    </message>
    <message>
        <source>Show all orders</source>
        <translation>সব অর্ডার দেখান</translation>
    </message>
    <message>
        <source>Show yesterday</source>
        <translation>গতকালের দেখান</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>There may be others that day.</source>
        <translation>ওই দিনে অন্য বিক্রি থাকতে পারে।</translation>
    </message>
    <message>
        <source>They stand here as soon as they are taken.</source>
        <translation>বিক্রি নিলেই এখানে দেখা যাবে।</translation>
    </message>
</context>
<context>
    <name>OutboxTab</name>
    <message>
        <source>Nothing has gone out yet</source>
        <translation>এখনও কিছু পাঠানো হয়নি</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>আউটবক্স</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>এটার কী হল</translation>
    </message>
    <message>
        <source>What is sent stands here until it is settled.</source>
        <translation>যা পাঠানো হয় তা না মেটা পর্যন্ত এখানে থাকে।</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Ask status now</source>
        <translation>এখনই স্ট্যাটাস জিজ্ঞাসা করুন</translation>
    </message>
    <message>
        <source>By</source>
        <translation>কে করেছেন</translation>
    </message>
    <message>
        <source>End this payout link</source>
        <translation>এই পেআউট লিঙ্ক বন্ধ করুন</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>কে বন্ধ করেছেন</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>আমি দেখেছি</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>শেষ দিন</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>না, থাক</translation>
    </message>
    <message>
        <source>Our number</source>
        <translation>আমাদের নম্বর</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>রেফারেন্স</translation>
    </message>
    <message>
        <source>Refunds order</source>
        <translation>কোন অর্ডারের রিফান্ড</translation>
    </message>
    <message>
        <source>Send again, same number</source>
        <translation>আবার পাঠান, একই নম্বর</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>পাঠানো</translation>
    </message>
    <message>
        <source>Show the link to the customer</source>
        <translation>কাস্টমারকে লিঙ্ক দেখান</translation>
    </message>
    <message>
        <source>The beneficiary gets</source>
        <translation>প্রাপক পাবেন</translation>
    </message>
    <message>
        <source>The service&apos;s words: “{words}”</source>
        <translation>সার্ভিসের কথা: “{words}”</translation>
    </message>
    <message>
        <source>This ends the link: nobody can take the money with it. End it?</source>
        <translation>এতে লিঙ্ক বন্ধ হবে: কেউ এ দিয়ে টাকা নিতে পারবে না। বন্ধ করবেন?</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>What</source>
        <translation>কী</translation>
    </message>
    <message>
        <source>Yes, end it</source>
        <translation>হ্যাঁ, বন্ধ করুন</translation>
    </message>
    <message>
        <source>{first}, with {second}</source>
        <translation>{first}, সঙ্গে {second}</translation>
    </message>
</context>
<context>
    <name>OutcomePresenter</name>
    <message>
        <source>This cannot be sent any more: {why}</source>
        <translation>এটা আর পাঠানো যাবে না: {why}</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source>Add money to the fund source, then send it once more; it keeps its number.</source>
        <translation>ফান্ড সোর্সে টাকা দিন, তারপর আর একবার পাঠান; নম্বর একই থাকবে।</translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money.</source>
        <translation>একটু পরে আবার জিজ্ঞাসা করুন; জিজ্ঞাসা করলে টাকা যায় না।</translation>
    </message>
    <message>
        <source>Ask again in a moment; asking moves no money. If it is about a payment: do not send it again.</source>
        <translation>একটু পরে আবার জিজ্ঞাসা করুন; জিজ্ঞাসা করলে টাকা যায় না। টাকা পাঠানোর ব্যাপার হলে: এটা আবার পাঠাবেন না।</translation>
    </message>
    <message>
        <source>Ask for it with the support form in the service&apos;s dashboard; it cannot be done from here before.</source>
        <translation>সার্ভিসের ড্যাশবোর্ডের সাপোর্ট ফর্মে এটা চান; তার আগে এখান থেকে করা যাবে না।</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it; until then it cannot be done from here.</source>
        <translation>পেমেন্ট সার্ভিসের সাপোর্টের কাছে এর অনুমতি চান; ততদিন এখান থেকে এটা করা যাবে না।</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support why they may not be paid; pay them another way until then.</source>
        <translation>পেমেন্ট সার্ভিসের সাপোর্টকে জিজ্ঞাসা করুন কেন তাঁকে টাকা পাঠানো যাচ্ছে না; ততদিন অন্য উপায়ে দিন।</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>ফেরত এসেছে</translation>
    </message>
    <message>
        <source>Check the addresses and versions in Settings, Money out and locks.</source>
        <translation>সেটিংস, টাকা পাঠানো আর লক-এ ঠিকানা আর ভার্সন দেখুন।</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask the payment service&apos;s support to enable this one.</source>
        <translation>পেমেন্টের অন্য উপায় বাছুন, বা পেমেন্ট সার্ভিসের সাপোর্টকে এটা চালু করতে বলুন।</translation>
    </message>
    <message>
        <source>Choose in “{field}” which one pays, then send it.</source>
        <translation>“{field}”-এ বাছুন কোনটা থেকে টাকা যাবে, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>Choose two fund sources between which money may move, or ask the payment service&apos;s support.</source>
        <translation>এমন দুটো ফান্ড সোর্স বাছুন যাদের মধ্যে টাকা যেতে পারে, বা পেমেন্ট সার্ভিসের সাপোর্টকে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Compare “{field}” with the address that came back. A code works once, and not for long: if it is right, have the person agree once more for another.</source>
        <translation>“{field}” ফিরে আসা ঠিকানার সঙ্গে মিলিয়ে দেখুন। কোড একবারই, আর অল্প সময় চলে: ঠিক থাকলে আরেকটা কোডের জন্য ব্যক্তিকে আবার সম্মতি দিতে বলুন।</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s own app, letter by letter, then check it again.</source>
        <translation>“{field}” কাস্টমারের নিজের অ্যাপের সঙ্গে এক-এক অক্ষর করে মেলান, তারপর আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Correct “{field}” in Settings, Money out and locks.</source>
        <translation>সেটিংস, টাকা পাঠানো আর লক-এ “{field}” ঠিক করুন।</translation>
    </message>
    <message>
        <source>Correct “{field}”, then ask again.</source>
        <translation>“{field}” ঠিক করুন, তারপর আবার জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” ঠিক করুন, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>Do not send it again. Ask for its status; Paydesk also does so by itself until it is known.</source>
        <translation>এটা আবার পাঠাবেন না। স্ট্যাটাস জিজ্ঞাসা করুন; জানা না যাওয়া পর্যন্ত Paydesk নিজেও জিজ্ঞাসা করবে।</translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts in a few minutes, then say here whether it arrived.</source>
        <translation>এটা আবার পাঠাবেন না। কয়েক মিনিট পরে দুই অ্যাকাউন্টের ব্যালেন্স মেলান, তারপর এখানে জানান টাকা পৌঁছেছে কি না।</translation>
    </message>
    <message>
        <source>Do not send it again. Compare the balances of both accounts, then say here whether it arrived.</source>
        <translation>এটা আবার পাঠাবেন না। দুই অ্যাকাউন্টের ব্যালেন্স মেলান, তারপর এখানে জানান টাকা পৌঁছেছে কি না।</translation>
    </message>
    <message>
        <source>Do not send it again: begin anew with another code from the customer.</source>
        <translation>এটা আবার পাঠাবেন না: কাস্টমারের কাছ থেকে অন্য কোড নিয়ে নতুন করে শুরু করুন।</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>হয়ে গেছে</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>বন্ধ করা হয়েছে</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>ভুল</translation>
    </message>
    <message>
        <source>It did not reach the payment service.</source>
        <translation>এটা পেমেন্ট সার্ভিসে পৌঁছয়নি।</translation>
    </message>
    <message>
        <source>It goes later</source>
        <translation>এটা পরে যাবে</translation>
    </message>
    <message>
        <source>It goes on the next working day</source>
        <translation>এটা পরের কাজের দিনে যাবে</translation>
    </message>
    <message>
        <source>It has nothing with this number, so the request never arrived.</source>
        <translation>ওদের কাছে এই নম্বরের কিছু নেই, অর্থাৎ রিকোয়েস্ট পৌঁছয়ইনি।</translation>
    </message>
    <message>
        <source>It is at the bank</source>
        <translation>এটা ব্যাঙ্কে আছে</translation>
    </message>
    <message>
        <source>It is not allowed</source>
        <translation>এর অনুমতি নেই</translation>
    </message>
    <message>
        <source>It is on its way</source>
        <translation>এটা পথে আছে</translation>
    </message>
    <message>
        <source>It turned the request away before it looked at it; nothing was done.</source>
        <translation>রিকোয়েস্ট দেখার আগেই ফিরিয়ে দিয়েছে; কিছুই করা হয়নি।</translation>
    </message>
    <message>
        <source>It was not done</source>
        <translation>এটা হয়নি</translation>
    </message>
    <message>
        <source>It was not sent</source>
        <translation>এটা পাঠানো হয়নি</translation>
    </message>
    <message>
        <source>It was sent, and the bank has returned it to the shop&apos;s account.</source>
        <translation>টাকা পাঠানো হয়েছিল, ব্যাঙ্ক দোকানের অ্যাকাউন্টে ফেরত দিয়েছে।</translation>
    </message>
    <message>
        <source>It was taken, and is being worked on</source>
        <translation>এটা নেওয়া হয়েছে, কাজ চলছে</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>দোকানের এক অ্যাকাউন্ট থেকে আর এক অ্যাকাউন্টে গেছে।</translation>
    </message>
    <message>
        <source>It went to the bank, and the bank does not say what became of it.</source>
        <translation>এটা ব্যাঙ্কে গেছে, কিন্তু কী হল ব্যাঙ্ক বলছে না।</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>ততদিন চলবে। Paydesk আপডেট রাখুন।</translation>
    </message>
    <message>
        <source>Its last day is over, and nobody took the money.</source>
        <translation>শেষ দিন পেরিয়ে গেছে, কেউ টাকা নেয়নি।</translation>
    </message>
    <message>
        <source>Lower the charges in “{field}”, or raise the amount, then send it.</source>
        <translation>“{field}”-এ চার্জ কমান, বা অ্যামাউন্ট বাড়ান, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>No UPI address is known for whoever is to be paid.</source>
        <translation>যাঁকে টাকা দেওয়া হবে তাঁর UPI আইডি জানা নেই।</translation>
    </message>
    <message>
        <source>No account number or IFSC is known for whoever is to be paid.</source>
        <translation>যাঁকে টাকা দেওয়া হবে তাঁর অ্যাকাউন্ট নম্বর বা IFSC জানা নেই।</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>উত্তর নেই</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>সময়ে উত্তর আসেনি</translation>
    </message>
    <message>
        <source>No bank knows this UPI address. It cannot be paid.</source>
        <translation>কোনও ব্যাঙ্ক এই UPI আইডি চেনে না। এতে টাকা পাঠানো যাবে না।</translation>
    </message>
    <message>
        <source>Nobody can take the money with it any more.</source>
        <translation>এ দিয়ে আর কেউ টাকা নিতে পারবে না।</translation>
    </message>
    <message>
        <source>Nobody has taken the money yet; whoever has the link can.</source>
        <translation>এখনও কেউ টাকা নেয়নি; লিঙ্ক যার কাছে সে নিতে পারে।</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>অনুমতি নেই</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>আর কিছু করার নেই।</translation>
    </message>
    <message>
        <source>Nothing was paid.</source>
        <translation>কোনও টাকা যায়নি।</translation>
    </message>
    <message>
        <source>Nothing would be left for the beneficiary.</source>
        <translation>প্রাপকের জন্য কিছুই বাকি থাকবে না।</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>Paydesk fills in “{field}” itself: close this form and begin a new one. If it happens again, tell whoever set up Paydesk.</source>
        <translation>“{field}” Paydesk নিজেই লেখে: এই ফর্ম বন্ধ করে নতুন শুরু করুন। আবার হলে যিনি Paydesk সেট করেছেন তাঁকে জানান।</translation>
    </message>
    <message>
        <source>Paydesk has the access token; it is never shown whole.</source>
        <translation>Paydesk-এর কাছে অ্যাক্সেস টোকেন আছে; পুরোটা কখনও দেখানো হয় না।</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>পেন্ডিং</translation>
    </message>
    <message>
        <source>Put that right, then ask again.</source>
        <translation>সেটা ঠিক করুন, তারপর আবার জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Put that right, then send it.</source>
        <translation>সেটা ঠিক করুন, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>Put this PC&apos;s internet address on the allow-list in the service&apos;s dashboard, or give the public key in Settings, Money out and locks.</source>
        <translation>সার্ভিসের ড্যাশবোর্ডে এই PC-র ইন্টারনেট ঠিকানা অনুমতি-তালিকায় দিন, বা সেটিংস, টাকা পাঠানো আর লক-এ public key দিন।</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>টাকা নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>পরে যাওয়ার জন্য ঠিক</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so it cannot be paid twice.</source>
        <translation>এটা আবার পাঠান: নম্বর একই থাকে, তাই টাকা দু&apos;বার যেতে পারে না।</translation>
    </message>
    <message>
        <source>Send less, send it another day, or ask the payment service&apos;s support to raise the limit.</source>
        <translation>কম পাঠান, অন্য দিন পাঠান, বা পেমেন্ট সার্ভিসের সাপোর্টকে সীমা বাড়াতে বলুন।</translation>
    </message>
    <message>
        <source>Show or send the link; Paydesk sees when the money is taken.</source>
        <translation>লিঙ্ক দেখান বা পাঠান; টাকা নেওয়া হলে Paydesk জানতে পারবে।</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>কাস্টমারকে লিঙ্ক দেখান, বা পাঠান।</translation>
    </message>
    <message>
        <source>Somebody at the shop ended it before the money was taken.</source>
        <translation>টাকা নেওয়ার আগেই দোকানের কেউ এটা বন্ধ করেছেন।</translation>
    </message>
    <message>
        <source>Somebody with the right to do so turned it down.</source>
        <translation>যাঁর সেই অধিকার আছে তিনি এটা নামঞ্জুর করেছেন।</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a login page, a proxy or a filter.</source>
        <translation>উত্তর দিয়েছে এই PC আর পেমেন্ট সার্ভিসের মাঝের কিছু: লগইন পেজ, প্রক্সি বা ফিল্টার।</translation>
    </message>
    <message>
        <source>Something broke while it worked on this.</source>
        <translation>এটা নিয়ে কাজ করার সময় ওদের দিকে কিছু বিগড়েছে।</translation>
    </message>
    <message>
        <source>Something came back that is no answer of the payment service.</source>
        <translation>এমন কিছু এসেছে যা পেমেন্ট সার্ভিসের উত্তর নয়।</translation>
    </message>
    <message>
        <source>Something has to be corrected</source>
        <translation>কিছু ঠিক করতে হবে</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>কিছু একটা বাদ গেছে</translation>
    </message>
    <message>
        <source>Something with it arrived there before, most likely this very payment.</source>
        <translation>এই নম্বরের কিছু একটা আগেই সেখানে পৌঁছেছে, খুব সম্ভব এই পেমেন্টটাই।</translation>
    </message>
    <message>
        <source>Test the keys in Settings, Keys of the service, and type them anew.</source>
        <translation>সেটিংস, সার্ভিসের API কী-তে API কী যাচাই করুন, আর নতুন করে লিখুন।</translation>
    </message>
    <message>
        <source>The account number and the IFSC do not belong to an account.</source>
        <translation>এই অ্যাকাউন্ট নম্বর আর IFSC কোনও অ্যাকাউন্টের নয়।</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>অ্যাকাউন্টের সীমা শেষ</translation>
    </message>
    <message>
        <source>The address of the service is wrong</source>
        <translation>সার্ভিসের ঠিকানা ভুল</translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation>অ্যামাউন্ট খুব বেশি</translation>
    </message>
    <message>
        <source>The amount is too small</source>
        <translation>অ্যামাউন্ট খুব কম</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>উত্তর পড়া যায়নি</translation>
    </message>
    <message>
        <source>The answer is not understood</source>
        <translation>উত্তর বোঝা যায়নি</translation>
    </message>
    <message>
        <source>The balance is here</source>
        <translation>ব্যালেন্স এসে গেছে</translation>
    </message>
    <message>
        <source>The balance of the fund source is below the amount.</source>
        <translation>ফান্ড সোর্সের ব্যালেন্স অ্যামাউন্টের চেয়ে কম।</translation>
    </message>
    <message>
        <source>The bank did not do it</source>
        <translation>ব্যাঙ্ক এটা করেনি</translation>
    </message>
    <message>
        <source>The bank has it and has not finished it yet.</source>
        <translation>এটা ব্যাঙ্কের কাছে, ব্যাঙ্ক এখনও শেষ করেনি।</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>ব্যাঙ্ক উত্তর দেয়নি</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount; the charges are kept back.</source>
        <translation>প্রাপক চার্জ বাদে টাকা পাবেন; চার্জ রেখে দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>The beneficiary has no UPI address there</source>
        <translation>ওখানে প্রাপকের UPI আইডি নেই</translation>
    </message>
    <message>
        <source>The beneficiary has no bank account there</source>
        <translation>ওখানে প্রাপকের ব্যাঙ্ক অ্যাকাউন্ট নেই</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>চার্জ লোনের চেয়ে বেশি</translation>
    </message>
    <message>
        <source>The code may be used up.</source>
        <translation>কোড ব্যবহার হয়ে গিয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The code was exchanged</source>
        <translation>কোডের বদলে টোকেন পাওয়া গেছে</translation>
    </message>
    <message>
        <source>The connection broke before the answer came.</source>
        <translation>উত্তর আসার আগেই কানেকশন কেটে গেছে।</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>API কী ঠিক আছে</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>API কী নামঞ্জুর হয়েছে</translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation>লাইন কেটে গেছে</translation>
    </message>
    <message>
        <source>The list is here</source>
        <translation>তালিকা এসে গেছে</translation>
    </message>
    <message>
        <source>The loan is paid out</source>
        <translation>লোন দেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>The money came back</source>
        <translation>টাকা ফেরত এসেছে</translation>
    </message>
    <message>
        <source>The money has arrived</source>
        <translation>টাকা পৌঁছে গেছে</translation>
    </message>
    <message>
        <source>The money has been moved</source>
        <translation>টাকা অন্য অ্যাকাউন্টে গেছে</translation>
    </message>
    <message>
        <source>The money has left; the bank of whoever is paid has not confirmed it yet.</source>
        <translation>টাকা বেরিয়ে গেছে; যিনি পাবেন তাঁর ব্যাঙ্ক এখনও নিশ্চিত করেনি।</translation>
    </message>
    <message>
        <source>The money is sent</source>
        <translation>টাকা পাঠানো হয়েছে</translation>
    </message>
    <message>
        <source>The money may have gone.</source>
        <translation>টাকা চলে গিয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The money was taken</source>
        <translation>টাকা নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>The other bank has to confirm it</source>
        <translation>অন্য ব্যাঙ্কের নিশ্চিত করা বাকি</translation>
    </message>
    <message>
        <source>The pass of this counter has run out</source>
        <translation>এই কাউন্টারের পাসের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The payment service answered something that nobody foresaw.</source>
        <translation>পেমেন্ট সার্ভিস এমন উত্তর দিয়েছে যা কেউ ভাবেনি।</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>পেমেন্ট সার্ভিস এটা করেনি।</translation>
    </message>
    <message>
        <source>The payment service does not allow this counter to do that.</source>
        <translation>পেমেন্ট সার্ভিস এই কাউন্টারকে এটা করতে দেয় না।</translation>
    </message>
    <message>
        <source>The payment service does not let the shop pay them.</source>
        <translation>পেমেন্ট সার্ভিস দোকানকে তাঁকে টাকা পাঠাতে দেয় না।</translation>
    </message>
    <message>
        <source>The payment service does not take the keys of this counter; nothing was done.</source>
        <translation>পেমেন্ট সার্ভিস এই কাউন্টারের API কী মানছে না; কিছুই করা হয়নি।</translation>
    </message>
    <message>
        <source>The payment service does not take “{field}” as it is.</source>
        <translation>পেমেন্ট সার্ভিস “{field}” এভাবে নেয় না।</translation>
    </message>
    <message>
        <source>The payment service got too many requests from this shop and wants a pause.</source>
        <translation>পেমেন্ট সার্ভিস এই দোকান থেকে খুব বেশি রিকোয়েস্ট পেয়েছে, একটু থামতে বলছে।</translation>
    </message>
    <message>
        <source>The payment service had a fault</source>
        <translation>পেমেন্ট সার্ভিসে গোলমাল হয়েছে</translation>
    </message>
    <message>
        <source>The payment service has it and has not finished it yet.</source>
        <translation>এটা পেমেন্ট সার্ভিসের কাছে, এখনও শেষ হয়নি।</translation>
    </message>
    <message>
        <source>The payment service has taken it and sends it later.</source>
        <translation>পেমেন্ট সার্ভিস এটা নিয়েছে আর পরে পাঠাবে।</translation>
    </message>
    <message>
        <source>The payment service has taken it, and sends it once the banks are open.</source>
        <translation>পেমেন্ট সার্ভিস এটা নিয়েছে, আর ব্যাঙ্ক খুললেই পাঠাবে।</translation>
    </message>
    <message>
        <source>The payment service has taken it; the end is not known yet.</source>
        <translation>পেমেন্ট সার্ভিস এটা নিয়েছে; শেষে কী হল এখনও জানা নেই।</translation>
    </message>
    <message>
        <source>The payment service has told what the account holds.</source>
        <translation>পেমেন্ট সার্ভিস জানিয়েছে অ্যাকাউন্টে কত আছে।</translation>
    </message>
    <message>
        <source>The payment service has told what was sent to this beneficiary.</source>
        <translation>পেমেন্ট সার্ভিস জানিয়েছে এই প্রাপককে কী কী পাঠানো হয়েছে।</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>পেমেন্ট সার্ভিস এই কাউন্টারকে চেনে।</translation>
    </message>
    <message>
        <source>The payment service lets the shop send no more for now.</source>
        <translation>পেমেন্ট সার্ভিস এখন দোকানকে আর পাঠাতে দিচ্ছে না।</translation>
    </message>
    <message>
        <source>The payment service lets them get no more for now.</source>
        <translation>পেমেন্ট সার্ভিস এখন তাঁকে আর টাকা পেতে দিচ্ছে না।</translation>
    </message>
    <message>
        <source>The payment service pays nobody within 30 minutes of adding them, so that a mistake can be noticed.</source>
        <translation>প্রাপক যোগ করার 30 মিনিটের মধ্যে পেমেন্ট সার্ভিস তাঁকে টাকা পাঠায় না, যাতে ভুল হলে ধরা পড়ে।</translation>
    </message>
    <message>
        <source>The payment service says that it ended without payment.</source>
        <translation>পেমেন্ট সার্ভিস বলছে, টাকা না দিয়েই এটা শেষ হয়েছে।</translation>
    </message>
    <message>
        <source>The payment service says that it is done.</source>
        <translation>পেমেন্ট সার্ভিস বলছে কাজ হয়ে গেছে।</translation>
    </message>
    <message>
        <source>The payment service says that the transfer is complete.</source>
        <translation>পেমেন্ট সার্ভিস বলছে ট্রান্সফার সম্পূর্ণ।</translation>
    </message>
    <message>
        <source>The payment service sends no less than ₹{limit} this way.</source>
        <translation>পেমেন্ট সার্ভিস এই উপায়ে ₹{limit}-এর কম পাঠায় না।</translation>
    </message>
    <message>
        <source>The payment service sends no more than ₹{limit} at once this way.</source>
        <translation>পেমেন্ট সার্ভিস এই উপায়ে একবারে ₹{limit}-এর বেশি পাঠায় না।</translation>
    </message>
    <message>
        <source>The payment service sends no such large amounts at once this way.</source>
        <translation>পেমেন্ট সার্ভিস এই উপায়ে একবারে এত টাকা পাঠায় না।</translation>
    </message>
    <message>
        <source>The payment service sends no such small amounts this way.</source>
        <translation>পেমেন্ট সার্ভিস এই উপায়ে এত কম টাকা পাঠায় না।</translation>
    </message>
    <message>
        <source>The payment service takes calls only from addresses that the shop has named.</source>
        <translation>পেমেন্ট সার্ভিস শুধু দোকানের জানানো ঠিকানা থেকেই কল নেয়।</translation>
    </message>
    <message>
        <source>The payment service wants a new one before it does anything.</source>
        <translation>কিছু করার আগে পেমেন্ট সার্ভিস নতুন পাস চায়।</translation>
    </message>
    <message>
        <source>The payment service was asked, and says that the transfer is complete.</source>
        <translation>পেমেন্ট সার্ভিসকে জিজ্ঞাসা করা হয়েছে; সে বলছে ট্রান্সফার সম্পূর্ণ।</translation>
    </message>
    <message>
        <source>The payment service will switch {what} off for its {replacement}; the date is not known yet.</source>
        <translation>পেমেন্ট সার্ভিস এটা বন্ধ করবে: {what}। এর জায়গায়: {replacement}। তারিখ এখনও জানা নেই।</translation>
    </message>
    <message>
        <source>The payout link has been redeemed; it is used up.</source>
        <translation>পেআউট লিঙ্কের টাকা নেওয়া হয়ে গেছে; এটা আর চলবে না।</translation>
    </message>
    <message>
        <source>The payout link has run out</source>
        <translation>পেআউট লিঙ্কের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The payout link is ended</source>
        <translation>পেআউট লিঙ্ক বন্ধ হয়েছে</translation>
    </message>
    <message>
        <source>The payout link is made</source>
        <translation>পেআউট লিঙ্ক তৈরি হয়েছে</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>পেআউট লিঙ্ক খোলা আছে</translation>
    </message>
    <message>
        <source>The payout link may have been made.</source>
        <translation>পেআউট লিঙ্ক তৈরি হয়ে গিয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The payout link may have ended, or may still be open.</source>
        <translation>পেআউট লিঙ্ক বন্ধ হয়ে গিয়ে থাকতে পারে, বা এখনও খোলা থাকতে পারে।</translation>
    </message>
    <message>
        <source>The payout link was ended</source>
        <translation>পেআউট লিঙ্ক বন্ধ করা হয়েছিল</translation>
    </message>
    <message>
        <source>The question was not sent</source>
        <translation>প্রশ্নটা পাঠানো হয়নি</translation>
    </message>
    <message>
        <source>The request did not reach the payment service.</source>
        <translation>রিকোয়েস্ট পেমেন্ট সার্ভিসে পৌঁছয়নি।</translation>
    </message>
    <message>
        <source>The request left this PC, and nothing came back in time.</source>
        <translation>রিকোয়েস্ট এই PC থেকে বেরিয়েছে, সময়ে কিছু ফেরত আসেনি।</translation>
    </message>
    <message>
        <source>The second attempt was turned down; that says nothing about the first.</source>
        <translation>দ্বিতীয় চেষ্টা নামঞ্জুর হয়েছে; তাতে প্রথমটার কিছু জানা যায় না।</translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation>সার্ভিস এটা চেনে না</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>সার্ভিস এই প্রাপককে চেনে না</translation>
    </message>
    <message>
        <source>The service does not take this.</source>
        <translation>সার্ভিস এটা নেয় না।</translation>
    </message>
    <message>
        <source>The service has not enabled this</source>
        <translation>সার্ভিস এটা চালু করেনি</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>সার্ভিসের কাছে এই নম্বর আগে থেকেই আছে</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>উত্তর সার্ভিসের নয়</translation>
    </message>
    <message>
        <source>The service let nobody in</source>
        <translation>সার্ভিস ঢুকতে দেয়নি</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this way of paying.</source>
        <translation>এই উপায়ের জন্য দোকানের একাধিক ফান্ড সোর্স আছে।</translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot do this</source>
        <translation>দোকানের অ্যাকাউন্টে এটা করা যায় না</translation>
    </message>
    <message>
        <source>The shop&apos;s account cannot send money that way.</source>
        <translation>দোকানের অ্যাকাউন্ট থেকে এই উপায়ে টাকা পাঠানো যায় না।</translation>
    </message>
    <message>
        <source>The transfer failed</source>
        <translation>ট্রান্সফার ফেল হয়েছে</translation>
    </message>
    <message>
        <source>The transfer failed at the bank.</source>
        <translation>ব্যাঙ্কে ট্রান্সফার ফেল হয়েছে।</translation>
    </message>
    <message>
        <source>The transfer to the wallet failed. Does this phone have a wallet?</source>
        <translation>ওয়ালেটে ট্রান্সফার ফেল হয়েছে। এই ফোন নম্বরে কি ওয়ালেট আছে?</translation>
    </message>
    <message>
        <source>The transfer was rejected</source>
        <translation>ট্রান্সফার নামঞ্জুর হয়েছে</translation>
    </message>
    <message>
        <source>The wallet did not take it</source>
        <translation>ওয়ালেট এটা নেয়নি</translation>
    </message>
    <message>
        <source>There is no payout link to end. Look at its state before you make another.</source>
        <translation>বন্ধ করার মতো পেআউট লিঙ্ক নেই। আর একটা বানানোর আগে তার স্ট্যাটাস দেখুন।</translation>
    </message>
    <message>
        <source>There is no such bank account</source>
        <translation>এমন কোনও ব্যাঙ্ক অ্যাকাউন্ট নেই</translation>
    </message>
    <message>
        <source>There is not enough money in the account</source>
        <translation>অ্যাকাউন্টে যথেষ্ট টাকা নেই</translation>
    </message>
    <message>
        <source>This UPI address exists and can be paid. Compare the name before you send.</source>
        <translation>এই UPI আইডি আছে আর এতে টাকা পাঠানো যায়। পাঠানোর আগে নাম মিলিয়ে নিন।</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>এই প্রাপক খুব নতুন</translation>
    </message>
    <message>
        <source>This beneficiary may not be paid</source>
        <translation>এই প্রাপককে টাকা পাঠানো যাবে না</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>এই প্রাপকের সীমা শেষ</translation>
    </message>
    <message>
        <source>This feature is not part of the shop&apos;s contract with the payment service.</source>
        <translation>পেমেন্ট সার্ভিসের সঙ্গে দোকানের চুক্তিতে এই সুবিধা নেই।</translation>
    </message>
    <message>
        <source>This fund source cannot be used for it</source>
        <translation>এর জন্য এই ফান্ড সোর্স চলবে না</translation>
    </message>
    <message>
        <source>This internet address is not on the allow-list</source>
        <translation>এই ইন্টারনেট ঠিকানা অনুমতি-তালিকায় নেই</translation>
    </message>
    <message>
        <source>This is on the bank&apos;s side.</source>
        <translation>সমস্যাটা ব্যাঙ্কের দিকে।</translation>
    </message>
    <message>
        <source>This is on the payment service&apos;s side.</source>
        <translation>সমস্যাটা পেমেন্ট সার্ভিসের দিকে।</translation>
    </message>
    <message>
        <source>This is on the shop&apos;s side: its account or its settings.</source>
        <translation>সমস্যাটা দোকানের দিকে: তার অ্যাকাউন্টে বা সেটিংসে।</translation>
    </message>
    <message>
        <source>This is on the side of the line, or of the payment service.</source>
        <translation>সমস্যাটা লাইনের, বা পেমেন্ট সার্ভিসের দিকে।</translation>
    </message>
    <message>
        <source>This is on the side of whoever is to be paid.</source>
        <translation>সমস্যাটা যাঁকে টাকা দেওয়া হবে তাঁর দিকে।</translation>
    </message>
    <message>
        <source>This is on this PC&apos;s side.</source>
        <translation>সমস্যাটা এই PC-র দিকে।</translation>
    </message>
    <message>
        <source>This one is over. If the money is still owed, fill in a new one; it gets a new number.</source>
        <translation>এটা শেষ হয়ে গেছে। টাকা এখনও দেওয়ার থাকলে নতুন একটা লিখুন; সেটা নতুন নম্বর পাবে।</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>এই কাজ</translation>
    </message>
    <message>
        <source>This part of it is not switched on for the shop&apos;s account.</source>
        <translation>দোকানের অ্যাকাউন্টের জন্য এই অংশ চালু নেই।</translation>
    </message>
    <message>
        <source>This way of paying is not enabled</source>
        <translation>পেমেন্টের এই উপায় চালু নেই</translation>
    </message>
    <message>
        <source>To be retired</source>
        <translation>বন্ধ হতে চলেছে</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>ঠিক করতে হবে</translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation>ধীরে চলতে বলা হয়েছে</translation>
    </message>
    <message>
        <source>Try again: Paydesk fetches a new pass by itself. If that does not help, test the keys in Settings.</source>
        <translation>আবার চেষ্টা করুন: Paydesk নিজেই নতুন পাস আনে। তাতে না হলে সেটিংসে API কী যাচাই করুন।</translation>
    </message>
    <message>
        <source>Try again; nothing was changed.</source>
        <translation>আবার চেষ্টা করুন; কিছুই বদলানো হয়নি।</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>জানা নেই</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>ঠিক</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>অপেক্ষা করুন</translation>
    </message>
    <message>
        <source>Wait a minute, then try once more.</source>
        <translation>এক মিনিট অপেক্ষা করুন, তারপর আর একবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Wait for that day, and do not send it again. Paydesk asks for its status by itself.</source>
        <translation>সেই দিনের জন্য অপেক্ষা করুন, আর এটা আবার পাঠাবেন না। Paydesk নিজেই স্ট্যাটাস জিজ্ঞাসা করবে।</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after the beneficiary was added, then send it once more.</source>
        <translation>প্রাপক যোগ করার পরে 30 মিনিট পর্যন্ত অপেক্ষা করুন, তারপর আর একবার পাঠান।</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it once more; it keeps its number, so it cannot be paid twice.</source>
        <translation>{time} পর্যন্ত অপেক্ষা করুন, তারপর আর একবার পাঠান; নম্বর একই থাকে, তাই টাকা দু&apos;বার যেতে পারে না।</translation>
    </message>
    <message>
        <source>Wait, and do not send it again. Paydesk asks for its status until it is settled.</source>
        <translation>অপেক্ষা করুন, আর এটা আবার পাঠাবেন না। না মেটা পর্যন্ত Paydesk স্ট্যাটাস জিজ্ঞাসা করবে।</translation>
    </message>
    <message>
        <source>What answers there does not know this operation; nothing was done.</source>
        <translation>ওখানে যে উত্তর দেয় সে এই কাজ চেনে না; কিছুই করা হয়নি।</translation>
    </message>
    <message>
        <source>What became of the first attempt is not known</source>
        <translation>প্রথম চেষ্টার কী হল জানা নেই</translation>
    </message>
    <message>
        <source>What is chosen in “{field}” is not there, or is not for this way of paying.</source>
        <translation>“{field}”-এ যা বাছা হয়েছে তা সেখানে নেই, বা এই উপায়ের জন্য নয়।</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>কোন অ্যাকাউন্ট থেকে টাকা যাবে?</translation>
    </message>
    <message>
        <source>Whoever has it can take the money until its last day.</source>
        <translation>শেষ দিন পর্যন্ত এটা যার কাছে থাকবে, সে-ই টাকা নিতে পারবে।</translation>
    </message>
    <message>
        <source>“Ask the service by beneficiary”</source>
        <translation>“প্রাপক ধরে সার্ভিসকে জিজ্ঞাসা করুন”</translation>
    </message>
    <message>
        <source>“Send” (v1)</source>
        <translation>“পাঠান” (v1)</translation>
    </message>
    <message>
        <source>“Send” (v1.2)</source>
        <translation>“পাঠান” (v1.2)</translation>
    </message>
    <message>
        <source>“{field}” are refused, and the service does not say which. Look at the name (A to Z only), phone and e-mail; some shops have to give all, and the address.</source>
        <translation>সার্ভিস “{field}” নেয়নি, আর কোনটা তা বলে না। নাম (শুধু A থেকে Z), ফোন আর ই-মেল দেখুন; কিছু দোকানকে এই সব আর ঠিকানাও দিতে হয়।</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” লাগবেই।</translation>
    </message>
    <message>
        <source>“{field}” is not accepted as it is.</source>
        <translation>“{field}” এভাবে চলবে না।</translation>
    </message>
    <message>
        <source>“{field}” names nobody who was added there.</source>
        <translation>“{field}”-এ যা আছে তা ওখানে যোগ করা হয়নি।</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
    <message>
        <source>It was not handed over: hand over now</source>
        <translation>দেওয়া হয়নি: এখন দিন</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Refund this sale by payout link</source>
        <translation>পেআউট লিঙ্কে এই বিক্রির রিফান্ড করুন</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>হ্যাঁ: পরের কাস্টমার</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>পেমেন্ট {number}</translation>
    </message>
</context>
<context>
    <name>PaidView</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>আরও %nটা</numerusform>
            <numerusform>আরও %nটা</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more rows are not either.</source>
        <translation>
            <numerusform>আরও %nটা লাইনও তেমন নেই।</numerusform>
            <numerusform>আরও %nটা লাইনও তেমন নেই।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%nটা পেআউট</numerusform>
            <numerusform>%nটা পেআউট</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were made anew. This Z counts what the journal says.</source>
        <translation>
            <numerusform>%nটা লাইন নতুন করে তৈরি হয়েছে। এই Z জার্নাল যা বলে তাই গোনে।</numerusform>
            <numerusform>%nটা লাইন নতুন করে তৈরি হয়েছে। এই Z জার্নাল যা বলে তাই গোনে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%nটা বিক্রি</numerusform>
            <numerusform>%nটা বিক্রি</numerusform>
        </translation>
    </message>
    <message>
        <source>A new journal is begun</source>
        <translation>নতুন জার্নাল শুরু হয়েছে</translation>
    </message>
    <message>
        <source>How the others stand the service&apos;s dashboard says.</source>
        <translation>বাকিগুলো কী অবস্থায় আছে তা সার্ভিসের ড্যাশবোর্ডে দেখুন।</translation>
    </message>
    <message>
        <source>If the other PC goes on, begin here with an empty folder: both count what was open.</source>
        <translation>অন্য PC-টাও চালু থাকলে এখানে খালি ফোল্ডার দিয়ে শুরু করুন: যা খোলা ছিল তা দুটোই গোনে।</translation>
    </message>
    <message numerus="yes">
        <source>It cannot go on with %n sales or payouts: they are set aside.</source>
        <translation>
            <numerusform>%nটা বিক্রি বা পেআউট আর চালানো যাচ্ছে না: আলাদা রাখা হয়েছে।</numerusform>
            <numerusform>%nটা বিক্রি বা পেআউট আর চালানো যাচ্ছে না: আলাদা রাখা হয়েছে।</numerusform>
        </translation>
    </message>
    <message>
        <source>It ended, or did not start; the log says why. It is started again by itself, all else goes on.</source>
        <translation>এটা বন্ধ হয়ে গেছে, বা চালু হয়নি; কেন, তা লগে আছে। এটা নিজে থেকেই আবার চালু হচ্ছে, বাকি সব চলছে।</translation>
    </message>
    <message>
        <source>It is an older copy, or was cut off after row {row}.</source>
        <translation>এটা পুরোনো কপি, অথবা লাইন {row}-এর পরে কেটে গেছে।</translation>
    </message>
    <message>
        <source>Look them up on the service&apos;s dashboard. All else goes on.</source>
        <translation>এগুলো সার্ভিসের ড্যাশবোর্ডে দেখুন। বাকি সব চলছে।</translation>
    </message>
    <message>
        <source>Newer versions are not looked for at the moment</source>
        <translation>এই মুহূর্তে নতুন ভার্সন খোঁজা হচ্ছে না</translation>
    </message>
    <message>
        <source>Not finished, and taken over: {sales}, {payouts}.</source>
        <translation>শেষ হয়নি, এতে নেওয়া হয়েছে: {sales}, {payouts}।</translation>
    </message>
    <message>
        <source>Not taken over, as it cannot be read: {numbers}.</source>
        <translation>পড়া যাচ্ছে না বলে নেওয়া হয়নি: {numbers}।</translation>
    </message>
    <message>
        <source>Not taken over, as it was altered: {numbers}.</source>
        <translation>বদলানো হয়েছে বলে নেওয়া হয়নি: {numbers}।</translation>
    </message>
    <message>
        <source>Nothing is sent to the hub for a moment</source>
        <translation>এখন হাবে কিছু পাঠানো হচ্ছে না</translation>
    </message>
    <message>
        <source>Nothing was left behind.</source>
        <translation>কিছুই বাদ পড়েনি।</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk ভুল করেছে</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; its log says which. This part is started again by itself, all else goes on.</source>
        <translation>Paydesk ভুল করেছে; কোনটা, তা লগে আছে। এই অংশ নিজে থেকেই আবার চালু হচ্ছে, বাকি সব চলছে।</translation>
    </message>
    <message>
        <source>Payouts are not read for a moment</source>
        <translation>এই মুহূর্তে পেআউট পড়া হচ্ছে না</translation>
    </message>
    <message>
        <source>Row {row} is not as it was written.</source>
        <translation>লাইন {row} যেমন লেখা হয়েছিল তেমন নেই।</translation>
    </message>
    <message>
        <source>Sales are not read for a moment</source>
        <translation>এই মুহূর্তে বিক্রি পড়া হচ্ছে না</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file outside Paydesk.</source>
        <translation>দোকানের মালিককে জানান: কেউ হয়তো Paydesk-এর বাইরে থেকে ফাইল বদলেছে।</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>প্রোগ্রামের নিজের স্যান্ডবক্স সাড়া দিচ্ছে না</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new. From now on Z-reports are another series; for a day each payout needs a second person&apos;s PIN.</source>
        <translation>ডেটা ফোল্ডার অন্য PC থেকে কপি করা, বা কীচেনটা নতুন। এখন থেকে Z-রিপোর্টের আলাদা সিরিজ; এক দিন প্রতিটা পেআউটে দ্বিতীয় ব্যক্তির PIN লাগবে।</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>জার্নালের শেষ অংশ নেই</translation>
    </message>
    <message>
        <source>The journal cannot be taken up</source>
        <translation>জার্নাল খোলা যাচ্ছে না</translation>
    </message>
    <message>
        <source>The journal is not checked for a moment</source>
        <translation>এই মুহূর্তে জার্নাল যাচাই হচ্ছে না</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>জার্নাল Paydesk-এর বাইরে থেকে বদলানো হয়েছে</translation>
    </message>
    <message>
        <source>The keychain of this PC does not know this journal</source>
        <translation>এই PC-র কীচেন এই জার্নাল চেনে না</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>API কী পড়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>The sales it concerns are set aside, all else goes on. Tell the owner of the shop.</source>
        <translation>এতে যেসব বিক্রি জড়িত সেগুলো আলাদা রাখা হয়েছে, বাকি সব চলছে। দোকানের মালিককে জানান।</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>হিসাব জার্নালের সঙ্গে মিলছিল না</translation>
    </message>
    <message>
        <source>What else was not finished cannot be read.</source>
        <translation>আর কী শেষ হয়নি তা পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>What was answered is not written for a moment</source>
        <translation>এই মুহূর্তে আসা উত্তর লেখা হচ্ছে না</translation>
    </message>
    <message>
        <source>What was sold and sent after that only the service&apos;s dashboard knows: look there before money is sent again. Tell the owner of the shop.</source>
        <translation>তারপর কী বিক্রি হয়েছে ও কী পাঠানো হয়েছে তা শুধু সার্ভিসের ড্যাশবোর্ড জানে: আবার টাকা পাঠানোর আগে সেখানে দেখুন। দোকানের মালিককে জানান।</translation>
    </message>
    <message>
        <source>Who works here cannot be read</source>
        <translation>এখানে কে কে কাজ করে তা পড়া যাচ্ছে না</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>About this payment</source>
        <translation>এই পেমেন্ট নিয়ে</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>কপি হয়েছে</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>Copy the payment link</source>
        <translation>পেমেন্ট লিঙ্ক কপি করুন</translation>
    </message>
    <message>
        <source>It pays {payee}. Sales before paid another. Ask your supervisor first.</source>
        <translation>এর টাকা {payee}-তে যায়। আগের বিক্রির টাকা অন্য আইডিতে গেছে। আগে সুপারভাইজারকে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation>নকল ফোন দিয়ে পেমেন্ট করুন</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>Ran out</source>
        <translation>সময় শেষ</translation>
    </message>
    <message>
        <source>The QR could not be read back</source>
        <translation>QR ফিরে পড়া যায়নি</translation>
    </message>
    <message>
        <source>The payment link could not be checked</source>
        <translation>পেমেন্ট লিঙ্ক যাচাই করা যায়নি</translation>
    </message>
    <message>
        <source>Then: new QR, same order</source>
        <translation>তারপর: নতুন QR, একই অর্ডার</translation>
    </message>
    <message>
        <source>This QR pays a UPI address that is new here</source>
        <translation>এই QR যে UPI আইডিতে টাকা পাঠায়, সেটা এখানে নতুন</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>দিতে হবে</translation>
    </message>
    <message>
        <source>works until {time}</source>
        <translation>{time} পর্যন্ত চলবে</translation>
    </message>
    <message>
        <source>{time} after it was shown</source>
        <translation>দেখানোর {time} পরে</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} বাকি</translation>
    </message>
    <message>
        <source>{why} Let the customer compare the amount on the phone with the one here.</source>
        <translation>{why} কাস্টমারকে ফোনের অ্যামাউন্ট এখানকার সঙ্গে মিলিয়ে নিতে বলুন।</translation>
    </message>
    <message>
        <source>✓ Read back</source>
        <translation>✓ ফিরে পড়া হয়েছে</translation>
    </message>
</context>
<context>
    <name>PayView</name>
    <message>
        <source>To pay</source>
        <translation>দিতে হবে</translation>
    </message>
</context>
<context>
    <name>Payee</name>
    <message>
        <source>8 to 12 digits</source>
        <translation>8 থেকে 12 ডিজিট</translation>
    </message>
    <message>
        <source>ABCD0123456</source>
        <translation>ABCD0123456</translation>
    </message>
    <message>
        <source>Account number</source>
        <translation>অ্যাকাউন্ট নম্বর</translation>
    </message>
    <message>
        <source>Address (optional)</source>
        <translation>ঠিকানা (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>Beneficiary name</source>
        <translation>প্রাপকের নাম</translation>
    </message>
    <message>
        <source>E-mail (optional)</source>
        <translation>ই-মেল (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Phone (optional)</source>
        <translation>ফোন (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>Some banks take only the letters A to Z and spaces.</source>
        <translation>কিছু ব্যাংক শুধু A থেকে Z অক্ষর আর ফাঁকা জায়গা নেয়।</translation>
    </message>
    <message>
        <source>The service wants this from some shops.</source>
        <translation>সার্ভিস কিছু দোকানের কাছে এটাও চায়।</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI আইডি</translation>
    </message>
    <message>
        <source>Wallet of</source>
        <translation>কার ওয়ালেট</translation>
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
        <translation>Amazon Pay ওয়ালেট</translation>
    </message>
    <message>
        <source>Bank transfer</source>
        <translation>ব্যাঙ্ক ট্রান্সফার</translation>
    </message>
    <message>
        <source>Between accounts</source>
        <translation>অ্যাকাউন্টের মধ্যে</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>ফেরত এসেছে</translation>
    </message>
    <message>
        <source>Compare amount and name in the service&apos;s dashboard before you show or send it.</source>
        <translation>দেখানো বা পাঠানোর আগে সার্ভিসের ড্যাশবোর্ডে অ্যামাউন্ট আর নাম মিলিয়ে নিন।</translation>
    </message>
    <message>
        <source>Compare the balances once more before you send it again: if it did arrive, the money moves twice.</source>
        <translation>আবার পাঠানোর আগে ব্যালেন্স আরেকবার মিলিয়ে নিন: টাকা পৌঁছে থাকলে তা দু&apos;বার যাবে।</translation>
    </message>
    <message>
        <source>Do not send it again: ask for its status.</source>
        <translation>এটা আবার পাঠাবেন না: স্ট্যাটাস জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Do not send it again: compare the balances of both accounts.</source>
        <translation>এটা আবার পাঠাবেন না: দুই অ্যাকাউন্টের ব্যালেন্স মেলান।</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>হয়ে গেছে</translation>
    </message>
    <message>
        <source>IMPS</source>
        <translation>IMPS</translation>
    </message>
    <message>
        <source>It did not arrive, says whoever compared the balances</source>
        <translation>যিনি ব্যালেন্স মিলিয়েছেন তিনি বলেছেন টাকা পৌঁছয়নি</translation>
    </message>
    <message>
        <source>It was made before Paydesk was started again, and the full details of who gets it are not kept here: if the money is still owed, fill in a new one.</source>
        <translation>এটা Paydesk আবার চালু হওয়ার আগে করা, আর যিনি টাকা পাবেন তাঁর পুরো তথ্য এখানে রাখা হয় না: টাকা এখনও দেওয়ার থাকলে নতুন একটা লিখুন।</translation>
    </message>
    <message>
        <source>It was sent with other keys than this counter has now: only their account can tell what became of it. Look for its number in that account&apos;s dashboard, or enter those keys again.</source>
        <translation>এই কাউন্টারে এখন যে API কী আছে তা দিয়ে নয়, অন্য API কী দিয়ে এটা পাঠানো হয়েছিল: এর কী হল শুধু সেই অ্যাকাউন্টই বলতে পারে। সেই অ্যাকাউন্টের ড্যাশবোর্ডে এর নম্বর খুঁজুন, বা সেই API কী আবার লিখুন।</translation>
    </message>
    <message>
        <source>It was sent {ago} and has no end yet: ask the payment service&apos;s support, with its number. Do not send it again before they have said that it failed.</source>
        <translation>এটা {ago} পাঠানো হয়েছিল আর এখনও শেষ হয়নি: এর নম্বর দিয়ে পেমেন্ট সার্ভিসের সাপোর্টকে জিজ্ঞাসা করুন। এটা ফেল হয়েছে বলে তারা না জানানো পর্যন্ত আবার পাঠাবেন না।</translation>
    </message>
    <message>
        <source>It was written down and sent. It may have gone through.</source>
        <translation>এটা লেখা হয়েছে আর পাঠানো হয়েছে। টাকা চলে গিয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>লোন</translation>
    </message>
    <message>
        <source>MONEY SENT HAS COME BACK: {amount} · {number}</source>
        <translation>পাঠানো টাকা ফেরত এসেছে: {amount} · {number}</translation>
    </message>
    <message>
        <source>NEFT</source>
        <translation>NEFT</translation>
    </message>
    <message>
        <source>No answer has come yet</source>
        <translation>এখনও কোনও উত্তর আসেনি</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>এখনও উত্তর নেই</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>পেআউট লিঙ্ক</translation>
    </message>
    <message>
        <source>Paytm wallet</source>
        <translation>Paytm ওয়ালেট</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>পেন্ডিং</translation>
    </message>
    <message>
        <source>RTGS</source>
        <translation>RTGS</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>রিফান্ড</translation>
    </message>
    <message>
        <source>SENT AFTER ALL, DO NOT SEND AGAIN: {amount} · {number}</source>
        <translation>শেষে টাকা চলে গেছে, আবার পাঠাবেন না: {amount} · {number}</translation>
    </message>
    <message>
        <source>The last question about it brought nothing: {why}.</source>
        <translation>এ নিয়ে শেষবার জিজ্ঞাসা করে কিছু পাওয়া যায়নি: {why}।</translation>
    </message>
    <message>
        <source>The service had this number already when the link was to be made, and tells neither the amount nor the name that belong to it: this may be another link.</source>
        <translation>লিঙ্ক বানানোর সময় সার্ভিসের কাছে এই নম্বর আগে থেকেই ছিল, আর তার অ্যামাউন্ট ও নাম কী তা সে জানায় না: এটা অন্য লিঙ্ক হতে পারে।</translation>
    </message>
    <message>
        <source>The service was not asked: it tells nobody what became of it.</source>
        <translation>সার্ভিসকে জিজ্ঞাসা করা হয়নি: কী হল তা সে কাউকে জানায় না।</translation>
    </message>
    <message>
        <source>This was done, and the money has come back: whoever was to get it has not got it.</source>
        <translation>এটা হয়ে গিয়েছিল, আর টাকা ফেরত এসেছে: যাঁর পাওয়ার কথা তিনি পাননি।</translation>
    </message>
    <message>
        <source>This was said to have failed, and it did not: do not send it again.</source>
        <translation>এটা ফেল হয়েছে বলা হয়েছিল, কিন্তু ফেল হয়নি: এটা আবার পাঠাবেন না।</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ট্রান্সফার</translation>
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
        <translation>অ্যাকাউন্টের মধ্যে</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>পরিচয়</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>লোন</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>আউটবক্স</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>পেআউট</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>পাঠান</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>পাঠানো</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN-এ 4 থেকে 8টা ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed} alone; {amount} needs a supervisor.</source>
        <translation>ক্যাশিয়ার একা {allowed} পর্যন্ত পাঠাতে পারেন; {amount}-এর জন্য সুপারভাইজার লাগবে।</translation>
    </message>
    <message>
        <source>A name has 1 to 40 characters, and nobody else here has it.</source>
        <translation>নামে 1 থেকে 40টা ক্যারেক্টার থাকে, আর এখানে অন্য কারও সেই নাম নেই।</translation>
    </message>
    <message>
        <source>A newer version of Paydesk wrote who works here: nobody can sign in with this one. Start that newer version.</source>
        <translation>এখানে কারা কাজ করে তা Paydesk-এর নতুন ভার্সন লিখেছে: এটা দিয়ে কেউ সাইন ইন করতে পারবে না। সেই নতুন ভার্সন চালান।</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>রিফান্ডে সুপারভাইজারের PIN লাগবে</translation>
    </message>
    <message>
        <source>A supervisor types their PIN; it opens for a minute of work.</source>
        <translation>সুপারভাইজার নিজের PIN দেবেন; এক মিনিট কাজের জন্য খুলবে।</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ট্রেনি শুধু ডেমোতে অভ্যাস করেন।</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>সেটিংস, লোকজনে লোক যোগ করুন: আগে নিজেকে অ্যাডমিন করুন।</translation>
    </message>
    <message>
        <source>Add people in Settings, under People; then the screen can be locked.</source>
        <translation>সেটিংস, লোকজনে লোক যোগ করুন; তারপর স্ক্রিন লক করা যাবে।</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>অ্যাডমিন</translation>
    </message>
    <message>
        <source>All that a cashier does. Sends money, refunds, moves money between accounts, exports, confirms what others send, opens for somebody whose PIN was wrong too often.</source>
        <translation>ক্যাশিয়ারের সব কাজ। টাকা পাঠানো, রিফান্ড করা, অ্যাকাউন্টের মধ্যে টাকা ট্রান্সফার, ফাইলে সেভ করা, অন্যরা যা পাঠান তা নিশ্চিত করা, যাঁর PIN অনেকবার ভুল হয়েছে তাঁর জন্য খোলা।</translation>
    </message>
    <message>
        <source>All that a supervisor does. Changes settings, keys and people, and erases what this PC keeps.</source>
        <translation>সুপারভাইজারের সব কাজ। সেটিংস, API কী আর লোকজন বদলানো, আর এই PC যা রাখে তা মোছা।</translation>
    </message>
    <message>
        <source>Ask somebody who may; their PIN opens it.</source>
        <translation>যাঁর অনুমতি আছে তাঁকে বলুন; তাঁর PIN-এ খুলবে।</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>ক্যাশিয়ার</translation>
    </message>
    <message>
        <source>Choose somebody else.</source>
        <translation>অন্য কাউকে বাছুন।</translation>
    </message>
    <message>
        <source>Closing the customer screen needs a PIN</source>
        <translation>কাস্টমার স্ক্রিন বন্ধ করতে PIN লাগে</translation>
    </message>
    <message>
        <source>It goes on until then.</source>
        <translation>ততদিন চলবে।</translation>
    </message>
    <message>
        <source>It is for an admin; their PIN opens it.</source>
        <translation>এটা অ্যাডমিনের জন্য; তাঁর PIN-এ খুলবে।</translation>
    </message>
    <message>
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>কোনও ক্যাশিয়ারকে সাইন ইন করতে দিন (Ctrl L), বা ডেমো খুলুন।</translation>
    </message>
    <message>
        <source>Nobody is set up at this counter.</source>
        <translation>এই কাউন্টারে কাউকে সেট করা নেই।</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>কিছুই করা হয়নি।</translation>
    </message>
    <message>
        <source>Nothing was done; sales that wait go on.</source>
        <translation>কিছুই করা হয়নি; অপেক্ষায় থাকা বিক্রি চলতে থাকবে।</translation>
    </message>
    <message>
        <source>Nothing was sent, and nothing that you typed is lost.</source>
        <translation>কিছুই পাঠানো হয়নি, আর আপনি যা লিখেছেন তা হারায়নি।</translation>
    </message>
    <message>
        <source>Only a supervisor can open it now, with their own PIN.</source>
        <translation>এখন শুধু সুপারভাইজার নিজের PIN দিয়ে খুলতে পারেন।</translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, and sealed by its keychain. Nobody can read them back.</source>
        <translation>PIN শুধু এই PC-তে থাকে, লুকোনো আর কীচেনে সিল করা। কেউ তা পড়তে পারে না।</translation>
    </message>
    <message>
        <source>PINs are kept on this PC only, scrambled, in a file that only this user of the PC can open. Nobody can read them back.</source>
        <translation>PIN শুধু এই PC-তে থাকে, লুকোনো, এমন ফাইলে যা PC-র শুধু এই ইউজার খুলতে পারে। কেউ তা পড়তে পারে না।</translation>
    </message>
    <message>
        <source>Practises in the demo. On a real counter a trainee may do nothing.</source>
        <translation>ডেমোতে অভ্যাস করেন। আসল কাউন্টারে ট্রেনি কিছুই করতে পারেন না।</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>আপনার PIN দিয়ে সাইন ইন করুন।</translation>
    </message>
    <message>
        <source>Somebody has to be admin, or nobody could change anything here. Make somebody else admin first.</source>
        <translation>কাউকে অ্যাডমিন থাকতেই হবে, নইলে এখানে কেউ কিছু বদলাতে পারবে না। আগে অন্য কাউকে অ্যাডমিন করুন।</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>সুপারভাইজার</translation>
    </message>
    <message>
        <source>Takes payments, cancels orders, finds sales, checks UPI addresses, makes payout links.</source>
        <translation>পেমেন্ট নেওয়া, অর্ডার বাতিল করা, বিক্রি খোঁজা, UPI আইডি যাচাই করা, পেআউট লিঙ্ক বানানো।</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>দশবার PIN ভুল হয়েছে।</translation>
    </message>
    <message>
        <source>That PIN is among the first that anybody would try. Choose another one.</source>
        <translation>এই PIN যে কেউ প্রথমেই চেষ্টা করবে। অন্য একটা বাছুন।</translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>এই PIN ভুল।</translation>
    </message>
    <message>
        <source>The PIN is right, but this person may not do that.</source>
        <translation>PIN ঠিক, কিন্তু এই ব্যক্তির এর অনুমতি নেই।</translation>
    </message>
    <message>
        <source>The file that says who works here is gone from this PC, or cannot be read: nobody can sign in. If this PC&apos;s keychain is locked, unlock it and try again; else the guide says what to do.</source>
        <translation>এখানে কে কে কাজ করে, সেই ফাইল এই PC থেকে উধাও বা পড়া যাচ্ছে না: কেউ সাইন ইন করতে পারবে না। এই PC-র কীচেন লক থাকলে তা খুলে আবার চেষ্টা করুন; নইলে কী করতে হবে গাইডে লেখা আছে।</translation>
    </message>
    <message>
        <source>The next try is looked at in {time}.</source>
        <translation>পরের চেষ্টা {time} পরে দেখা হবে।</translation>
    </message>
    <message>
        <source>The payment service has not told its time: how much of a day&apos;s limit is left is not known.</source>
        <translation>পেমেন্ট সার্ভিস তার সময় জানায়নি: দিনের সীমার কতটা বাকি আছে তা জানা নেই।</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>স্ক্রিন লক করা।</translation>
    </message>
    <message>
        <source>The second person must be another one.</source>
        <translation>দ্বিতীয় ব্যক্তি অন্য কেউ হতে হবে।</translation>
    </message>
    <message>
        <source>There is nobody to lock it for.</source>
        <translation>কার জন্য লক হবে, এমন কেউ সেট করা নেই।</translation>
    </message>
    <message>
        <source>This PC could not write it down, so nothing was changed. Is the disk full?</source>
        <translation>এই PC এটা লিখতে পারেনি, তাই কিছুই বদলানো হয়নি। ডিস্ক কি ভর্তি?</translation>
    </message>
    <message>
        <source>This is a real counter: nothing was done.</source>
        <translation>এটা আসল কাউন্টার: কিছুই করা হয়নি।</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>এর জন্য সুপারভাইজারের PIN লাগবে</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN, typed just now.</source>
        <translation>এর জন্য সুপারভাইজারের PIN এখনই দিতে হবে।</translation>
    </message>
    <message>
        <source>This needs an admin&apos;s PIN</source>
        <translation>এর জন্য অ্যাডমিনের PIN লাগবে</translation>
    </message>
    <message>
        <source>This person is no longer on the list. Nothing was changed.</source>
        <translation>এই ব্যক্তি আর তালিকায় নেই। কিছুই বদলানো হয়নি।</translation>
    </message>
    <message>
        <source>Too many wrong PINs.</source>
        <translation>অনেকবার ভুল PIN।</translation>
    </message>
    <message>
        <source>Trainee</source>
        <translation>ট্রেনি</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Unlock the keychain of this PC, then try again.</source>
        <translation>এই PC-র কীচেন খুলুন, তারপর আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Unlocked by {name} · {time}</source>
        <translation>{name} খুলেছেন · {time}</translation>
    </message>
    <message>
        <source>Until it answers, Paydesk does not know who works here. Sales that wait go on. Unlock the keychain of this PC, then press Try again.</source>
        <translation>উত্তর না আসা পর্যন্ত এখানে কে কে কাজ করে Paydesk জানে না। অপেক্ষায় থাকা বিক্রি চলতে থাকবে। এই PC-র কীচেন খুলুন, তারপর ‘আবার চেষ্টা করুন’ টিপুন।</translation>
    </message>
    <message>
        <source>Until it answers, this counter only takes payments. Nothing was done.</source>
        <translation>উত্তর না আসা পর্যন্ত এই কাউন্টার শুধু পেমেন্ট নেয়। কিছুই করা হয়নি।</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain.</source>
        <translation>এই PC-র কীচেনের অপেক্ষায়।</translation>
    </message>
    <message>
        <source>What it opens closes by itself after a minute without work.</source>
        <translation>এতে যা খোলে তা এক মিনিট কাজ না হলে নিজে থেকে বন্ধ হয়।</translation>
    </message>
    <message>
        <source>What it opens closes by itself after a minute without work. What is done there is done in their name.</source>
        <translation>এতে যা খোলে তা এক মিনিট কাজ না হলে নিজে থেকে বন্ধ হয়। ওখানে যা করা হয় তা তাঁর নামে হয়।</translation>
    </message>
    <message>
        <source>What sends money out needs a name in the journal. Nothing was done.</source>
        <translation>টাকা পাঠাতে গেলে জার্নালে নাম লাগে। কিছুই করা হয়নি।</translation>
    </message>
    <message>
        <source>What was sent lately is not known on this PC: its journal is a copy, or the file account.key was lost.</source>
        <translation>সম্প্রতি কী পাঠানো হয়েছে এই PC তা জানে না: এর জার্নাল একটা কপি, বা account.key ফাইলটা হারিয়ে গেছে।</translation>
    </message>
    <message>
        <source>What you typed stays. The refund goes in the supervisor&apos;s name.</source>
        <translation>আপনি যা লিখেছেন তা থাকবে। রিফান্ড সুপারভাইজারের নামে যাবে।</translation>
    </message>
    <message>
        <source>Whoever is at the counter may not do this.</source>
        <translation>কাউন্টারে যিনি আছেন তাঁর এর অনুমতি নেই।</translation>
    </message>
    <message>
        <source>With {amount} more, this account gets more than the limit of {allowed} a day.</source>
        <translation>আরও {amount} পাঠালে এই অ্যাকাউন্ট দিনের সীমা {allowed}-এর বেশি পাবে।</translation>
    </message>
    <message>
        <source>With {amount} more, today&apos;s transfers are above the limit of {allowed} a day.</source>
        <translation>আরও {amount} পাঠালে আজকের ট্রান্সফার দিনের সীমা {allowed}-এর বেশি হবে।</translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation>এখন আবার চেষ্টা করতে পারেন।</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>একটা ট্রান্সফারের সীমা {allowed}, {amount} তার বেশি।</translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n hours ago.</source>
        <translation>
            <numerusform>%n ঘণ্টা আগে এই অ্যাকাউন্টে {amount} গেছে।</numerusform>
            <numerusform>%n ঘণ্টা আগে এই অ্যাকাউন্টে {amount} গেছে।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n minutes ago.</source>
        <translation>
            <numerusform>%n মিনিট আগে এই অ্যাকাউন্টে {amount} গেছে।</numerusform>
            <numerusform>%n মিনিট আগে এই অ্যাকাউন্টে {amount} গেছে।</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} went to this account a minute ago.</source>
        <translation>এক মিনিট আগে এই অ্যাকাউন্টে {amount} গেছে।</translation>
    </message>
    <message>
        <source>{amount} went to this account in the last 24 hours.</source>
        <translation>গত 24 ঘণ্টায় এই অ্যাকাউন্টে {amount} গেছে।</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Add somebody</source>
        <translation>কাউকে যোগ করুন</translation>
    </message>
    <message>
        <source>Everybody may sell; sending money needs people. Add yourself as admin first.</source>
        <translation>বিক্রি সবাই করতে পারে; টাকা পাঠাতে লোক যোগ করা লাগে। আগে নিজেকে অ্যাডমিন হিসেবে যোগ করুন।</translation>
    </message>
    <message>
        <source>Nobody can sign in</source>
        <translation>কেউ সাইন ইন করতে পারবে না</translation>
    </message>
    <message>
        <source>Nobody is set up</source>
        <translation>কাউকে সেট করা নেই</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>কিছুই বদলানো হয়নি।</translation>
    </message>
    <message>
        <source>Only an admin changes people</source>
        <translation>লোকজন শুধু অ্যাডমিন বদলাতে পারেন</translation>
    </message>
    <message>
        <source>Open with an admin&apos;s PIN</source>
        <translation>অ্যাডমিনের PIN দিয়ে খুলুন</translation>
    </message>
    <message>
        <source>People</source>
        <translation>লোকজন</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>সেভ হয়েছে।</translation>
    </message>
    <message>
        <source>You can look at the list. An admin&apos;s PIN opens it.</source>
        <translation>আপনি তালিকা দেখতে পারেন। এটা অ্যাডমিনের PIN-এ খোলে।</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add yourself as admin to go on.</source>
        <translation>এগোতে হলে নিজেকে অ্যাডমিন হিসেবে যোগ করুন।</translation>
    </message>
    <message>
        <source>Next: a test sale</source>
        <translation>এরপর: টেস্ট বিক্রি</translation>
    </message>
    <message>
        <source>One admin is needed. Without a PIN anybody could pay money out.</source>
        <translation>একজন অ্যাডমিন লাগবেই। PIN না থাকলে যে কেউ টাকা পাঠাতে পারে।</translation>
    </message>
    <message>
        <source>The screen locks by itself</source>
        <translation>স্ক্রিন নিজে থেকে লক হয়</translation>
    </message>
    <message>
        <source>Who works here?</source>
        <translation>এখানে কে কে কাজ করে?</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>7 days</source>
        <translation>7 দিন</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>সব দিন</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>দিন: {day}</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>দিন</translation>
    </message>
    <message>
        <source>Days after</source>
        <translation>পরের দিন</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>আগের দিন</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>মাস</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>অন্য</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>কয়েক দিন</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>আজ</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>গতকাল</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} থেকে {last}</translation>
    </message>
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>4 to 8 digits that only this person knows. It is never shown, not even here.</source>
        <translation>4 থেকে 8 ডিজিট যা শুধু এই ব্যক্তি জানেন। কখনও দেখানো হয় না, এখানেও নয়।</translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation>কাউকে যোগ করুন</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>নিজেকে যোগ করুন</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name}-কে বদলান</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>থাক</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>Leave both empty to keep the PIN as it is.</source>
        <translation>PIN একই রাখতে দুটোই ফাঁকা রাখুন।</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation>সেভ হয়নি: এখনও কিছু ঠিক করা বাকি।</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ব্যক্তি</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
    </message>
    <message>
        <source>Remove {name}? Their PIN opens nothing any more; the journal keeps their name.</source>
        <translation>{name}-কে সরাবেন? তাঁর PIN-এ আর কিছু খুলবে না; জার্নালে নাম থাকবে।</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>ভূমিকা</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>সেভ করুন</translation>
    </message>
    <message>
        <source>The name that everybody uses</source>
        <translation>সবাই যে নামে ডাকে</translation>
    </message>
    <message>
        <source>The same PIN again</source>
        <translation>একই PIN আবার</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>দোকানের ভাষা</translation>
    </message>
    <message>
        <source>The two PINs are not the same. Type both again.</source>
        <translation>দুটো PIN এক নয়। দুটোই আবার লিখুন।</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>হ্যাঁ, সরান</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who is there</source>
        <translation>এখানে কে আছেন</translation>
    </message>
</context>
<context>
    <name>PinEdit</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 থেকে 8 ডিজিট</translation>
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
        <translation>ডেমোতে {name}-এর PIN {pin}।</translation>
    </message>
    <message>
        <source>It is open again for {name}.</source>
        <translation>{name}-এর জন্য আবার খুলেছে।</translation>
    </message>
    <message>
        <source>Looking at the PIN…</source>
        <translation>PIN দেখা হচ্ছে…</translation>
    </message>
    <message>
        <source>Nobody else here may. The guide says what to do.</source>
        <translation>এখানে আর কারও অনুমতি নেই। কী করতে হবে গাইডে লেখা আছে।</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>এখন নয়</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>{name}-এর PIN</translation>
    </message>
    <message>
        <source>Somebody else opens it</source>
        <translation>অন্য কেউ খুলবেন</translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>এখানে কে আছেন</translation>
    </message>
    <message>
        <source>Who is there?</source>
        <translation>এখানে কে আছেন?</translation>
    </message>
    <message>
        <source>Who opens for {name}?</source>
        <translation>{name}-এর জন্য কে খুলবেন?</translation>
    </message>
    <message>
        <source>You can try again now.</source>
        <translation>এখন আবার চেষ্টা করতে পারেন।</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>4 to 8 digits</source>
        <translation>4 থেকে 8 ডিজিট</translation>
    </message>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN-এ 4 থেকে 8টা ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>A scanner typed that. It is no PIN.</source>
        <translation>এটা স্ক্যানার টাইপ করেছে। এটা PIN নয়।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খুলুন</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>A GSTIN has 15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>GSTIN-এ 15টি অক্ষর আর সংখ্যা থাকে, যেমন 29ABCDE1234F1Z5.</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Address of the shop (on slips)</source>
        <translation>দোকানের ঠিকানা (স্লিপে)</translation>
    </message>
    <message>
        <source>GSTIN (on slips)</source>
        <translation>GSTIN (স্লিপে)</translation>
    </message>
    <message>
        <source>Last line of a receipt</source>
        <translation>রসিদের শেষ লাইন</translation>
    </message>
    <message>
        <source>Name of the printer (optional)</source>
        <translation>প্রিন্টারের নাম (ঐচ্ছিক)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>কাগজ</translation>
    </message>
    <message>
        <source>Print a receipt by itself when a sale is paid</source>
        <translation>পেমেন্ট হলেই রসিদ নিজে থেকে প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Print a test slip</source>
        <translation>টেস্ট স্লিপ প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>রসিদ আর প্রিন্টার</translation>
    </message>
    <message>
        <source>Roll of 58 mm</source>
        <translation>58 mm রোল</translation>
    </message>
    <message>
        <source>Roll of 80 mm</source>
        <translation>80 mm রোল</translation>
    </message>
    <message>
        <source>Show the printers</source>
        <translation>প্রিন্টারগুলো দেখান</translation>
    </message>
    <message>
        <source>This PC knows no printer: slips are saved as PDF files.</source>
        <translation>এই PC কোনও প্রিন্টার চেনে না: স্লিপ PDF ফাইল হিসেবে সেভ হয়।</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>এই PC চেনে: {names}</translation>
    </message>
    <message>
        <source>the system&apos;s own</source>
        <translation>সিস্টেমের নিজের</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>It could not be saved as a file either. Look at this PC&apos;s disk.</source>
        <translation>ফাইল হিসেবেও সেভ করা যায়নি। এই PC-র ডিস্ক দেখুন।</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>প্রিন্টার নেই</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>প্রিন্ট হয়নি</translation>
    </message>
    <message>
        <source>Nothing was saved. Show the code on the screen instead.</source>
        <translation>কিছু সেভ হয়নি। এর বদলে স্ক্রিনে কোড দেখান।</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>প্রিন্ট হয়েছে</translation>
    </message>
    <message>
        <source>The printer does not answer</source>
        <translation>প্রিন্টার উত্তর দিচ্ছে না</translation>
    </message>
    <message>
        <source>The slip is saved: {file}. Print that, or choose a printer in the settings.</source>
        <translation>স্লিপ সেভ হয়েছে: {file}। ওটা প্রিন্ট করুন, বা সেটিংসে প্রিন্টার বাছুন।</translation>
    </message>
    <message>
        <source>{printer} has taken it.</source>
        <translation>{printer} এটা নিয়েছে।</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A filter blocks the payment service</source>
        <translation>ফিল্টার পেমেন্ট সার্ভিস আটকাচ্ছে</translation>
    </message>
    <message>
        <source>A number or text is not of the shape that the payment service demands.</source>
        <translation>কোনও সংখ্যা বা লেখা পেমেন্ট সার্ভিস যেমন চায় তেমন নয়।</translation>
    </message>
    <message>
        <source>Ask for the status: the first request may have arrived.</source>
        <translation>স্ট্যাটাস জিজ্ঞাসা করুন: প্রথম রিকোয়েস্ট পৌঁছে থাকতে পারে।</translation>
    </message>
    <message>
        <source>Check the bill: is it the right order, and the right amount?</source>
        <translation>বিল দেখুন: অর্ডার ঠিক তো, অ্যামাউন্ট ঠিক তো?</translation>
    </message>
    <message>
        <source>Check the date of this PC. If it is right, somebody may be listening: tell whoever set it up.</source>
        <translation>এই PC-র তারিখ দেখুন। তারিখ ঠিক থাকলে কেউ আড়ি পেতে থাকতে পারে: যিনি সেট করেছেন তাঁকে জানান।</translation>
    </message>
    <message>
        <source>Check the network cable or the Wi-Fi of this PC; if web pages open, check the service&apos;s address in Settings.</source>
        <translation>এই PC-র নেটওয়ার্ক কেবল বা Wi-Fi দেখুন; ওয়েব পেজ খুললে সেটিংসে সার্ভিসের ঠিকানা দেখুন।</translation>
    </message>
    <message>
        <source>Check the network: open a web page on this PC and see whether it wants a login.</source>
        <translation>নেটওয়ার্ক দেখুন: এই PC-তে একটা ওয়েব পেজ খুলে দেখুন লগইন চাইছে কি না।</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>অর্ডার নম্বর বিলের সঙ্গে, আর টার্মিনাল সেটিংসের সঙ্গে মেলান।</translation>
    </message>
    <message>
        <source>Correct it and try again; nothing was sent.</source>
        <translation>ঠিক করে আবার চেষ্টা করুন; কিছুই পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>Enter the keys again in Settings, Keys of the service.</source>
        <translation>সেটিংস, সার্ভিসের API কী-তে API কী আবার লিখুন।</translation>
    </message>
    <message>
        <source>Enter them in Settings, Keys of the service.</source>
        <translation>সেটিংস, সার্ভিসের API কী-তে এগুলো লিখুন।</translation>
    </message>
    <message>
        <source>Free some space on this PC, then start Paydesk again.</source>
        <translation>এই PC-তে কিছু জায়গা খালি করুন, তারপর Paydesk আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Have the address of this PC allowed in the service&apos;s dashboard.</source>
        <translation>সার্ভিসের ড্যাশবোর্ডে এই PC-র ঠিকানার অনুমতি করিয়ে নিন।</translation>
    </message>
    <message>
        <source>Have the proxy and its login in this PC&apos;s network settings checked, then start Paydesk again.</source>
        <translation>এই PC-র নেটওয়ার্ক সেটিংসে প্রক্সি আর তার লগইন পরীক্ষা করিয়ে নিন, তারপর Paydesk আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Have the proxy in this PC&apos;s network settings checked, then start Paydesk again.</source>
        <translation>এই PC-র নেটওয়ার্ক সেটিংসে প্রক্সি পরীক্ষা করিয়ে নিন, তারপর Paydesk আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed in the filter here, and this PC&apos;s address in the service&apos;s dashboard.</source>
        <translation>এখানকার ফিল্টারে সার্ভিসের ঠিকানার, আর সার্ভিসের ড্যাশবোর্ডে এই PC-র ঠিকানার অনুমতি করিয়ে নিন।</translation>
    </message>
    <message>
        <source>If an antivirus or the network opens secure pages, install its certificate here.</source>
        <translation>অ্যান্টিভাইরাস বা নেটওয়ার্ক নিরাপদ পেজ খুলে দেখলে তার সার্টিফিকেট এখানে ইনস্টল করুন।</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>তার উইন্ডো থাকলে সেটাই ব্যবহার করুন।</translation>
    </message>
    <message>
        <source>It answered that something broke on its side.</source>
        <translation>উত্তর এসেছে যে ওদের দিকে কিছু বিগড়েছে।</translation>
    </message>
    <message>
        <source>It exists already</source>
        <translation>এটা আগে থেকেই আছে</translation>
    </message>
    <message>
        <source>It is starting, or ending. This waits a minute for it.</source>
        <translation>সেটা চালু হচ্ছে, বা বন্ধ হচ্ছে। এটা এক মিনিট তার জন্য অপেক্ষা করে।</translation>
    </message>
    <message>
        <source>It shows a certificate from “{issuer}”, which this PC does not trust.</source>
        <translation>ওরা “{issuer}”-এর সার্টিফিকেট দেখাচ্ছে, এই PC তা বিশ্বাস করে না।</translation>
    </message>
    <message>
        <source>It was cut, or it is about something else than was asked.</source>
        <translation>উত্তর কেটে গেছে, বা অন্য কিছুর উত্তর এসেছে।</translation>
    </message>
    <message>
        <source>It was made with other keys, or at another address, than this counter uses now.</source>
        <translation>এটা অন্য API কী দিয়ে, বা অন্য ঠিকানায় তৈরি; এই কাউন্টার এখন সেগুলো ব্যবহার করে না।</translation>
    </message>
    <message>
        <source>Its certificate is not trusted by this PC, so nothing was sent to it.</source>
        <translation>এই PC ওদের সার্টিফিকেট বিশ্বাস করে না, তাই কিছুই পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>এর উইন্ডো সাড়া দিচ্ছে না।</translation>
    </message>
    <message>
        <source>Look at how it stands before you press again.</source>
        <translation>আবার টেপার আগে দেখুন কী অবস্থায় আছে।</translation>
    </message>
    <message>
        <source>Look at its status; take a new sale if it was not paid.</source>
        <translation>এর স্ট্যাটাস দেখুন; পেমেন্ট না হয়ে থাকলে নতুন বিক্রি নিন।</translation>
    </message>
    <message>
        <source>Look it up where it was made, or put the former keys back in Settings.</source>
        <translation>যেখানে তৈরি সেখানে খুঁজুন, বা সেটিংসে আগের API কী ফিরিয়ে দিন।</translation>
    </message>
    <message>
        <source>Look the number up in Orders before it is taken again.</source>
        <translation>আবার নেওয়ার আগে নম্বরটা ‘অর্ডার’-এ দেখুন।</translation>
    </message>
    <message>
        <source>Nothing to mend here. It is asked again by itself.</source>
        <translation>এখানে কিছু ঠিক করার নেই। নিজে থেকেই আবার জিজ্ঞাসা হবে।</translation>
    </message>
    <message>
        <source>Open a web page on this PC and log in to the network.</source>
        <translation>এই PC-তে একটা ওয়েব পেজ খুলে নেটওয়ার্কে লগইন করুন।</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk ভুল করেছে</translation>
    </message>
    <message>
        <source>Paydesk runs already on this PC</source>
        <translation>Paydesk এই PC-তে আগে থেকেই চলছে</translation>
    </message>
    <message>
        <source>Read its own words in Orders, in the story of this sale.</source>
        <translation>‘অর্ডার’-এ, এই বিক্রির বিবরণে, ওদের নিজেদের কথা পড়ুন।</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop and terminal; then press F7.</source>
        <translation>সেটিংস, দোকান ও টার্মিনালে আবার সেট করুন; তারপর F7 টিপুন।</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a filter, a firewall or the service&apos;s front door.</source>
        <translation>উত্তর দিয়েছে এই PC আর পেমেন্ট সার্ভিসের মাঝের কিছু: ফিল্টার, ফায়ারওয়াল বা সার্ভিসের গেটওয়ে।</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a login page, a proxy or a filter.</source>
        <translation>উত্তর দিয়েছে এই PC আর পেমেন্ট সার্ভিসের মাঝের কিছু: লগইন পেজ, প্রক্সি বা ফিল্টার।</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: a proxy, or the service&apos;s front door.</source>
        <translation>উত্তর দিয়েছে এই PC আর পেমেন্ট সার্ভিসের মাঝের কিছু: প্রক্সি বা সার্ভিসের গেটওয়ে।</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: the login page of this network.</source>
        <translation>উত্তর দিয়েছে এই PC আর পেমেন্ট সার্ভিসের মাঝে এই নেটওয়ার্কের লগইন পেজ।</translation>
    </message>
    <message>
        <source>Something between this PC and the payment service answered: the proxy that this PC goes through.</source>
        <translation>উত্তর দিয়েছে এই PC আর পেমেন্ট সার্ভিসের মাঝে এই PC-র প্রক্সি।</translation>
    </message>
    <message>
        <source>Something in the request is not what the payment service accepts.</source>
        <translation>রিকোয়েস্টে এমন কিছু আছে যা পেমেন্ট সার্ভিস মানে না।</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>অ্যামাউন্ট অর্ডারের নয়</translation>
    </message>
    <message>
        <source>The amount typed and the amount of this order differ. No QR was made.</source>
        <translation>লেখা অ্যামাউন্ট আর এই অর্ডারের অ্যামাউন্ট আলাদা। QR বানানো হয়নি।</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>উত্তর পড়া যায়নি</translation>
    </message>
    <message>
        <source>The connection broke in the middle of an answer. The request may have arrived.</source>
        <translation>উত্তরের মাঝখানে কানেকশন কেটে গেছে। রিকোয়েস্ট পৌঁছে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>তথ্য নিয়ম মানছে না</translation>
    </message>
    <message>
        <source>The fault is in the shop&apos;s own settings.</source>
        <translation>গোলমালটা দোকানের নিজের সেটিংসে।</translation>
    </message>
    <message>
        <source>The fault is in this sale&apos;s details.</source>
        <translation>গোলমালটা এই বিক্রির তথ্যে।</translation>
    </message>
    <message>
        <source>The fault is on the payment service&apos;s side.</source>
        <translation>গোলমালটা পেমেন্ট সার্ভিসের দিকে।</translation>
    </message>
    <message>
        <source>The fault is on this PC&apos;s side.</source>
        <translation>গোলমালটা এই PC-র দিকে।</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>API কী নামঞ্জুর হয়েছে</translation>
    </message>
    <message>
        <source>The line was cut</source>
        <translation>লাইন কেটে গেছে</translation>
    </message>
    <message>
        <source>The network wants a login</source>
        <translation>নেটওয়ার্ক লগইন চাইছে</translation>
    </message>
    <message>
        <source>The order cannot be paid any more</source>
        <translation>এই অর্ডারের পেমেন্ট আর করা যাবে না</translation>
    </message>
    <message>
        <source>The payment service does not answer</source>
        <translation>পেমেন্ট সার্ভিস উত্তর দিচ্ছে না</translation>
    </message>
    <message>
        <source>The payment service does not know the client id and secret of this counter.</source>
        <translation>পেমেন্ট সার্ভিস এই কাউন্টারের ক্লায়েন্ট ID আর সিক্রেট চেনে না।</translation>
    </message>
    <message>
        <source>The payment service got too many questions from this shop and wants a pause.</source>
        <translation>পেমেন্ট সার্ভিস এই দোকান থেকে খুব বেশি প্রশ্ন পেয়েছে, একটু থামতে বলছে।</translation>
    </message>
    <message>
        <source>The payment service had the same request earlier, with other details.</source>
        <translation>পেমেন্ট সার্ভিস এই একই রিকোয়েস্ট আগে অন্য তথ্য দিয়ে পেয়েছে।</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>পেমেন্ট সার্ভিসে গোলমাল</translation>
    </message>
    <message>
        <source>The payment service has an order of this number already.</source>
        <translation>পেমেন্ট সার্ভিসের কাছে এই নম্বরের অর্ডার আগে থেকেই আছে।</translation>
    </message>
    <message>
        <source>The payment service knows the keys, but not this network address, or not this feature.</source>
        <translation>পেমেন্ট সার্ভিস API কী চেনে, কিন্তু এই নেটওয়ার্ক ঠিকানা বা এই সুবিধা চেনে না।</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>পেমেন্ট সার্ভিস বলছে এই অর্ডার খোলা নেই।</translation>
    </message>
    <message>
        <source>The payment service took too long</source>
        <translation>পেমেন্ট সার্ভিস খুব বেশি সময় নিয়েছে</translation>
    </message>
    <message>
        <source>The proxy of this PC does not work</source>
        <translation>এই PC-র প্রক্সি কাজ করছে না</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>প্রক্সি লগইন চাইছে</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>রিকোয়েস্ট আগেই পাঠানো হয়েছে</translation>
    </message>
    <message>
        <source>The request was sent, and no answer came in time. It may have arrived.</source>
        <translation>রিকোয়েস্ট পাঠানো হয়েছে, সময়ে উত্তর আসেনি। সেটা পৌঁছে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The service does not know it</source>
        <translation>সার্ভিস এটা চেনে না</translation>
    </message>
    <message>
        <source>The service itself did not answer</source>
        <translation>উত্তর সার্ভিসের নয়</translation>
    </message>
    <message>
        <source>The service refused the request</source>
        <translation>সার্ভিস রিকোয়েস্ট নামঞ্জুর করেছে</translation>
    </message>
    <message>
        <source>The service&apos;s identity could not be checked</source>
        <translation>সার্ভিসের পরিচয় যাচাই করা যায়নি</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>টার্মিনাল আর সেট করা নেই</translation>
    </message>
    <message>
        <source>The terminal with which this order was made was taken out of the settings.</source>
        <translation>যে টার্মিনালে এই অর্ডার তৈরি হয়েছিল তা সেটিংস থেকে সরানো হয়েছে।</translation>
    </message>
    <message>
        <source>The way to the payment service is down</source>
        <translation>পেমেন্ট সার্ভিসের পথ বন্ধ</translation>
    </message>
    <message>
        <source>There are no keys yet</source>
        <translation>এখনও API কী নেই</translation>
    </message>
    <message>
        <source>There is no such order, or no such terminal, at the payment service.</source>
        <translation>পেমেন্ট সার্ভিসের কাছে এমন অর্ডার বা এমন টার্মিনাল নেই।</translation>
    </message>
    <message>
        <source>These keys do not know this order</source>
        <translation>এই API কী এই অর্ডার চেনে না</translation>
    </message>
    <message>
        <source>This PC goes to the network through a proxy, and that lets nothing through.</source>
        <translation>এই PC প্রক্সির মধ্য দিয়ে নেটওয়ার্কে যায়, আর সেটা কিছুই যেতে দিচ্ছে না।</translation>
    </message>
    <message>
        <source>This PC has no network. The payment service cannot be asked from here.</source>
        <translation>এই PC-তে নেটওয়ার্ক নেই। এখান থেকে পেমেন্ট সার্ভিসকে জিজ্ঞাসা করা যাচ্ছে না।</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>এই PC অফলাইন</translation>
    </message>
    <message>
        <source>This PC is online, but the payment service cannot be reached.</source>
        <translation>এই PC অনলাইন, কিন্তু পেমেন্ট সার্ভিসে পৌঁছনো যাচ্ছে না।</translation>
    </message>
    <message>
        <source>This counter has no client id and secret for the payment service.</source>
        <translation>এই কাউন্টারে পেমেন্ট সার্ভিসের ক্লায়েন্ট ID আর সিক্রেট নেই।</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>এই কাউন্টারের এটা করার অনুমতি নেই</translation>
    </message>
    <message>
        <source>Told to slow down</source>
        <translation>ধীরে চলতে বলা হয়েছে</translation>
    </message>
    <message>
        <source>Wait a minute and start Paydesk again. If this comes again, restart this PC.</source>
        <translation>এক মিনিট অপেক্ষা করে Paydesk আবার চালু করুন। এটাই আবার এলে এই PC রিস্টার্ট করুন।</translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself in {time}.</source>
        <translation>অপেক্ষা করুন: {time} পরে জিজ্ঞাসা নিজে থেকেই চলবে।</translation>
    </message>
    <message>
        <source>Wait: asking goes on by itself.</source>
        <translation>অপেক্ষা করুন: জিজ্ঞাসা নিজে থেকেই চলবে।</translation>
    </message>
    <message>
        <source>Wait: it is asked again by itself. If it lasts, call the service&apos;s support.</source>
        <translation>অপেক্ষা করুন: নিজে থেকেই আবার জিজ্ঞাসা হবে। বেশিক্ষণ চললে সার্ভিসের সাপোর্টে ফোন করুন।</translation>
    </message>
    <message>
        <source>Wait: it is asked again by itself. If it lasts, check the network.</source>
        <translation>অপেক্ষা করুন: নিজে থেকেই আবার জিজ্ঞাসা হবে। বেশিক্ষণ চললে নেটওয়ার্ক দেখুন।</translation>
    </message>
    <message>
        <source>Wait: the status is read again by itself. If it lasts, call the service&apos;s support.</source>
        <translation>অপেক্ষা করুন: স্ট্যাটাস নিজে থেকেই আবার দেখা হবে। বেশিক্ষণ চললে সার্ভিসের সাপোর্টে ফোন করুন।</translation>
    </message>
    <message>
        <source>Wait: the status is read as soon as the line is back.</source>
        <translation>অপেক্ষা করুন: লাইন ফিরলেই স্ট্যাটাস দেখা হবে।</translation>
    </message>
    <message>
        <source>Wait: the status is read before anything is sent again.</source>
        <translation>অপেক্ষা করুন: কিছু আবার পাঠানোর আগে স্ট্যাটাস দেখা হবে।</translation>
    </message>
    <message>
        <source>What you asked for may not be done. What went wrong is in the log.</source>
        <translation>আপনি যা চেয়েছিলেন তা না হয়ে থাকতে পারে। কী গোলমাল হয়েছে তা লগে আছে।</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>সব বাছুন</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>এক বাড়ান</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>এক কমান</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 আগে থেকেই আছে।
এটা বদলে দেবেন?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>বাছুন</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>খুলুন</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>সেভ করুন</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>সব ফাইল (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>নতুন ফোল্ডার বানান</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>বিস্তারিত তালিকা</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>ফোল্ডার:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ফাইলের নাম:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ফোল্ডার খুঁজুন</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>সামনে</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>তালিকা</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>নতুন ফোল্ডার</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>উপরের ফোল্ডার</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>এই নামে সেভ করুন</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>পেস্ট করুন</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>আবার করুন</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ফিরিয়ে নিন</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>কাটুন</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>সব বাছুন</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>বিস্তারিত লুকোন...</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>বিস্তারিত দেখান...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>না</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>হ্যাঁ</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>চালু করুন</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>বাতিল করুন</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>বাদ দিন</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>সাহায্য</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ঠিক আছে</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খুলুন</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>আবার চেষ্টা করুন</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>সেভ করুন</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>সবচেয়ে নীচে</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>এক পেজ নীচে</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>এক পেজ উপরে</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>নীচে যান</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>এখানে যান</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>উপরে যান</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>সবচেয়ে উপরে</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>পেস্ট করুন</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>আবার করুন</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ফিরিয়ে নিন</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>লিঙ্কের ঠিকানা কপি করুন</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>কাটুন</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>সব বাছুন</translation>
    </message>
</context>
<context>
    <name>QrCheckLine</name>
    <message>
        <source>Checked: it is the service&apos;s own address</source>
        <translation>যাচাই হয়েছে: এটা সার্ভিসের নিজের ঠিকানা</translation>
    </message>
    <message>
        <source>Read back: it asks for {amount}</source>
        <translation>ফিরে পড়া হয়েছে: {amount} চাইছে</translation>
    </message>
</context>
<context>
    <name>QrComparison</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>মুদ্রা</translation>
    </message>
    <message>
        <source>It is on no screen, here or at the customer&apos;s.</source>
        <translation>এটা কোনও স্ক্রিনে নেই, এখানেও নয়, কাস্টমারেরটাতেও নয়।</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>টাকা পাবে</translation>
    </message>
    <message>
        <source>The QR asks for</source>
        <translation>QR চাইছে</translation>
    </message>
    <message>
        <source>The order says</source>
        <translation>অর্ডারে আছে</translation>
    </message>
    <message>
        <source>What does not fit</source>
        <translation>কী মেলে না</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>QR-এ নেই</translation>
    </message>
    <message>
        <source>this shop</source>
        <translation>এই দোকান</translation>
    </message>
</context>
<context>
    <name>QrReasons</name>
    <message>
        <source>No QR was found in the picture.</source>
        <translation>ছবিতে QR পাওয়া যায়নি।</translation>
    </message>
    <message>
        <source>The QR asks for another amount than the order.</source>
        <translation>QR অর্ডারের থেকে আলাদা অ্যামাউন্ট চাইছে।</translation>
    </message>
    <message>
        <source>The QR asks for another currency than the order.</source>
        <translation>QR অর্ডারের থেকে আলাদা মুদ্রা চাইছে।</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR অন্য অর্ডারের।</translation>
    </message>
    <message>
        <source>The QR does not say clearly who is paid.</source>
        <translation>টাকা কার কাছে যাবে QR-এ তা পরিষ্কার নেই।</translation>
    </message>
    <message>
        <source>The QR holds something else than one plain payment.</source>
        <translation>QR-এ একটা সোজা পেমেন্ট ছাড়া অন্য কিছু আছে।</translation>
    </message>
    <message>
        <source>The QR lets the amount be changed, or asks for more than this payment.</source>
        <translation>QR-এ অ্যামাউন্ট বদলানো যায়, বা এটা এই পেমেন্টের চেয়ে বেশি চায়।</translation>
    </message>
    <message>
        <source>The QR names no amount that could be compared.</source>
        <translation>QR-এ মেলানোর মতো কোনও অ্যামাউন্ট নেই।</translation>
    </message>
    <message>
        <source>The QR names something twice, so apps may read it differently.</source>
        <translation>QR-এ একটা জিনিস দু&apos;বার লেখা আছে, তাই আলাদা অ্যাপ আলাদা পড়তে পারে।</translation>
    </message>
    <message>
        <source>The QR pays a UPI address that is new at this counter.</source>
        <translation>QR যে UPI আইডিতে টাকা পাঠায়, সেটা এই কাউন্টারে নতুন।</translation>
    </message>
    <message>
        <source>The QR pays somebody else than this shop.</source>
        <translation>QR-এর টাকা এই দোকানে নয়, অন্য কারও কাছে যায়।</translation>
    </message>
    <message>
        <source>The link asks the customer to pay.</source>
        <translation>লিঙ্কটা কাস্টমারের কাছে টাকা চায়।</translation>
    </message>
    <message>
        <source>The payment link is no plain https address; it is not opened.</source>
        <translation>পেমেন্ট লিঙ্কটা সোজা https ঠিকানা নয়; খোলা হবে না।</translation>
    </message>
    <message>
        <source>The payment link leads to another place than the service&apos;s own.</source>
        <translation>পেমেন্ট লিঙ্কটা সার্ভিসের নিজের জায়গায় নয়, অন্য জায়গায় যায়।</translation>
    </message>
    <message>
        <source>The picture came garbled (its text is not base64).</source>
        <translation>ছবি বিগড়ে এসেছে (এর লেখা base64 নয়)।</translation>
    </message>
    <message>
        <source>The picture is far too large to be a QR; it was not opened.</source>
        <translation>QR হওয়ার পক্ষে ছবিটা অনেক বেশি বড়; খোলা হয়নি।</translation>
    </message>
    <message>
        <source>The picture is of a kind that Paydesk does not open.</source>
        <translation>ছবিটা এমন ধরনের যা Paydesk খোলে না।</translation>
    </message>
    <message>
        <source>The picture was cut off on its way.</source>
        <translation>ছবি পথে কেটে গেছে।</translation>
    </message>
    <message>
        <source>The service sent no picture of a QR.</source>
        <translation>সার্ভিস QR-এর ছবি পাঠায়নি।</translation>
    </message>
    <message>
        <source>This is the demo, but the QR would move real money.</source>
        <translation>এটা ডেমো, কিন্তু এই QR-এ আসল টাকা যাবে।</translation>
    </message>
    <message>
        <source>What came in place of the QR is no picture.</source>
        <translation>QR-এর জায়গায় যা এসেছে তা ছবি নয়।</translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code</source>
        <translation>QR কোড</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation>পেজ</translation>
    </message>
</context>
<context>
    <name>RailButton</name>
    <message>
        <source>Not ready yet. This PC may ask for its keychain.</source>
        <translation>এখনও তৈরি নয়। এই PC কীচেন চাইতে পারে।</translation>
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
        <translation>কবে থেকে</translation>
    </message>
    <message>
        <source>Several days</source>
        <translation>কয়েক দিন</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>এই দিনগুলো দেখান</translation>
    </message>
    <message>
        <source>That is before the first day.</source>
        <translation>এটা প্রথম দিনের আগে।</translation>
    </message>
    <message>
        <source>To</source>
        <translation>কবে পর্যন্ত</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>Clock</source>
        <translation>ঘড়ি</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>ডিস্ক</translation>
    </message>
    <message>
        <source>It is off: a payment is seen, not heard.</source>
        <translation>আওয়াজ বন্ধ: পেমেন্ট দেখা যাবে, শোনা যাবে না।</translation>
    </message>
    <message>
        <source>Its number is not set: nothing can be sold.</source>
        <translation>এর নম্বর সেট করা নেই: কিছুই বিক্রি করা যাবে না।</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>API কী</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>চেহারা</translation>
    </message>
    <message>
        <source>Nearly full. Make room before the day begins.</source>
        <translation>প্রায় ভর্তি। দিন শুরুর আগে জায়গা খালি করুন।</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>বাজান</translation>
    </message>
    <message>
        <source>Print a test</source>
        <translation>টেস্ট প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>প্রিন্টার</translation>
    </message>
    <message>
        <source>Second screen</source>
        <translation>দ্বিতীয় স্ক্রিন</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>সার্ভিস</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>দেখান</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>আওয়াজ</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>টার্মিনাল</translation>
    </message>
    <message>
        <source>The demo&apos;s own</source>
        <translation>ডেমোর নিজের</translation>
    </message>
    <message>
        <source>The journal cannot be opened: no sale can be written down.</source>
        <translation>জার্নাল খোলা যাচ্ছে না: কোনও বিক্রি লেখা যাবে না।</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk: see Settings, What this PC keeps.</source>
        <translation>জার্নাল Paydesk-এর বাইরে থেকে বদলানো হয়েছে: সেটিংস, “এই PC কী কী রাখে” দেখুন।</translation>
    </message>
    <message>
        <source>The last slip was not printed. Look at paper, lid and cable.</source>
        <translation>শেষ স্লিপটা প্রিন্ট হয়নি। কাগজ, ঢাকনা আর কেবল দেখুন।</translation>
    </message>
    <message>
        <source>There are none: nothing can be sold.</source>
        <translation>একটাও নেই: কিছুই বিক্রি করা যাবে না।</translation>
    </message>
    <message>
        <source>There is none. Receipts are saved as PDF.</source>
        <translation>প্রিন্টার নেই। রসিদ PDF হিসেবে সেভ হয়।</translation>
    </message>
    <message>
        <source>There is one, and it shows nothing to the customer.</source>
        <translation>একটা আছে, কিন্তু কাস্টমারকে কিছুই দেখাচ্ছে না।</translation>
    </message>
    <message>
        <source>This PC has one screen. F10 opens a window for the customer.</source>
        <translation>এই PC-তে একটাই স্ক্রিন। F10 কাস্টমারের জন্য উইন্ডো খোলে।</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>API কী লিখুন</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>উত্তর দিচ্ছে</translation>
    </message>
    <message>
        <source>not asked: there are no keys</source>
        <translation>জিজ্ঞাসা হয়নি: API কী নেই</translation>
    </message>
    <message>
        <source>not compared: the service told no time</source>
        <translation>মেলানো হয়নি: সার্ভিস সময় জানায়নি</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>নম্বর {number}</translation>
    </message>
    <message>
        <source>on; play it, and listen</source>
        <translation>চালু; বাজিয়ে শুনে নিন</translation>
    </message>
    <message>
        <source>room enough; the journal is whole</source>
        <translation>যথেষ্ট জায়গা আছে; জার্নাল অটুট</translation>
    </message>
    <message>
        <source>shows what the customer has to see</source>
        <translation>কাস্টমারের যা দেখা দরকার তা দেখাচ্ছে</translation>
    </message>
    <message>
        <source>the system&apos;s own choice</source>
        <translation>সিস্টেমের নিজের পছন্দ</translation>
    </message>
    <message>
        <source>{name} is not there. Switch it on, or choose another one.</source>
        <translation>{name} পাওয়া যাচ্ছে না। চালু করুন, বা অন্য একটা বাছুন।</translation>
    </message>
    <message>
        <source>{n} GB free</source>
        <translation>{n} GB খালি</translation>
    </message>
    <message>
        <source>{n} ms</source>
        <translation>{n} ms</translation>
    </message>
    <message>
        <source>{n} s off the service&apos;s</source>
        <translation>সার্ভিসের ঘড়ি থেকে {n} সেকেন্ডের তফাত</translation>
    </message>
    <message>
        <source>{what}: {button}</source>
        <translation>{what}: {button}</translation>
    </message>
    <message>
        <source>{where}; the service knows them</source>
        <translation>{where}; সার্ভিস এগুলো চেনে</translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message numerus="yes">
        <source>%n thing(s) to see to. You can sell without.</source>
        <translation>
            <numerusform>%nটা বিষয় দেখার আছে। না দেখেও বিক্রি করা যায়।</numerusform>
            <numerusform>%nটা বিষয় দেখার আছে। না দেখেও বিক্রি করা যায়।</numerusform>
        </translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>আবার যাচাই করুন</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>সব ঠিক চলছে।</translation>
    </message>
    <message numerus="yes">
        <source>From before today: %n sale(s) go on, {amount}</source>
        <translation>
            <numerusform>আজকের আগের: %nটা বিক্রি চলছে, {amount}</numerusform>
            <numerusform>আজকের আগের: %nটা বিক্রি চলছে, {amount}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>খোলার জন্য তৈরি নয়</translation>
    </message>
    <message numerus="yes">
        <source>Nothing can be sold before %n thing(s) in red are mended.</source>
        <translation>
            <numerusform>লাল %nটা বিষয় ঠিক না হওয়া পর্যন্ত কিছুই বিক্রি করা যাবে না।</numerusform>
            <numerusform>লাল %nটা বিষয় ঠিক না হওয়া পর্যন্ত কিছুই বিক্রি করা যাবে না।</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>শিফট খুলে বিক্রি করুন</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ব্যক্তি</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>খোলার জন্য তৈরি</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>এগুলো দেখান</translation>
    </message>
    <message>
        <source>Show this page at the first start of each day</source>
        <translation>প্রতিদিন প্রথমবার চালু হলে এই পেজ দেখান</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>বিক্রি শুরু করুন</translation>
    </message>
    <message>
        <source>They are read again. None is lost, none is made twice.</source>
        <translation>এগুলো আবার পড়া হয়। কোনওটা হারায় না, কোনওটা দু&apos;বার হয় না।</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>অ্যামাউন্ট (INR)</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>ঘণ্টা</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>পদ্ধতি</translation>
    </message>
    <message>
        <source>Net: paid less refunds</source>
        <translation>নিট: পেমেন্ট থেকে রিফান্ড বাদে</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>নাম নেই</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>পেমেন্ট হয়নি: বাতিল</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>পেমেন্ট হয়নি: মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>পেমেন্ট হয়নি: ফেল হয়েছে</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>এর মধ্যে দেরিতে পেমেন্ট</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>অন্য জায়গায় পেমেন্ট</translation>
    </message>
    <message>
        <source>Paid late, not settled</source>
        <translation>দেরিতে পেমেন্ট, মেটেনি</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>অংশ</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ব্যক্তি</translation>
    </message>
    <message>
        <source>Refunds by payout link</source>
        <translation>পেআউট লিঙ্কে রিফান্ড</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>বিক্রি</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>মোট</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>জানা নেই</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>অপেক্ষায়</translation>
    </message>
    <message>
        <source>What</source>
        <translation>কী</translation>
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
        <translation>শিফট বন্ধ করুন</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>দিনের রিপোর্ট</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>হিসাব</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>শিফট বুঝিয়ে দিন</translation>
    </message>
    <message>
        <source>Open the shift</source>
        <translation>শিফট খুলুন</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Z reports</source>
        <translation>Z রিপোর্ট</translation>
    </message>
</context>
<context>
    <name>SalePage</name>
    <message>
        <source>{order}, attempt {number}</source>
        <translation>{order}, চেষ্টা {number}</translation>
    </message>
</context>
<context>
    <name>SaleStep</name>
    <message>
        <source>A test sale of {amount}</source>
        <translation>{amount}-এর টেস্ট বিক্রি</translation>
    </message>
    <message>
        <source>A test sale of {amount} went through</source>
        <translation>{amount}-এর টেস্ট বিক্রি হয়ে গেছে</translation>
    </message>
    <message>
        <source>Admin has a PIN</source>
        <translation>অ্যাডমিনের PIN আছে</translation>
    </message>
    <message>
        <source>Begin it anew</source>
        <translation>নতুন করে শুরু করুন</translation>
    </message>
    <message>
        <source>Begin the test sale</source>
        <translation>টেস্ট বিক্রি শুরু করুন</translation>
    </message>
    <message>
        <source>Begin the test sale anew.</source>
        <translation>টেস্ট বিক্রি নতুন করে শুরু করুন।</translation>
    </message>
    <message>
        <source>Cancel works</source>
        <translation>বাতিল কাজ করছে</translation>
    </message>
    <message>
        <source>Customer screen shows it</source>
        <translation>কাস্টমার স্ক্রিনে দেখা যাচ্ছে</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Every step that a customer will meet has worked on this counter.</source>
        <translation>কাস্টমারের সামনে যা যা হবে, তার সব ধাপ এই কাউন্টারে কাজ করেছে।</translation>
    </message>
    <message>
        <source>Go back to Connect, and type the keys there.</source>
        <translation>‘যুক্ত করুন’-এ ফিরে সেখানে API কী লিখুন।</translation>
    </message>
    <message>
        <source>Go live now</source>
        <translation>এখনই লাইভ চালু করুন</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>এটা ছাড়াই এগোন</translation>
    </message>
    <message>
        <source>Going live</source>
        <translation>লাইভ চালু করা</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>Heard</source>
        <translation>শোনা গেছে</translation>
    </message>
    <message>
        <source>If the terminal number is wrong, go back to Connect.</source>
        <translation>টার্মিনাল নম্বর ভুল হলে ‘যুক্ত করুন’-এ ফিরুন।</translation>
    </message>
    <message>
        <source>It shows what a customer will meet, before there is one.</source>
        <translation>কাস্টমার আসার আগেই দেখিয়ে দেয় তিনি কী দেখবেন।</translation>
    </message>
    <message>
        <source>Order made</source>
        <translation>অর্ডার তৈরি</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Pay it with a test phone. No real money moves.</source>
        <translation>টেস্ট ফোন দিয়ে পেমেন্ট করুন। আসল টাকা চলে না।</translation>
    </message>
    <message>
        <source>Pay it with your own phone. It is real money; you can refund it afterwards.</source>
        <translation>নিজের ফোন দিয়ে পেমেন্ট করুন। এটা আসল টাকা; পরে রিফান্ড করতে পারেন।</translation>
    </message>
    <message>
        <source>Pay with the pretend phone</source>
        <translation>নকল ফোন দিয়ে পেমেন্ট করুন</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>বাজান</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Put the live keys in. The same checks run again with a real {amount}, which you can refund.</source>
        <translation>লাইভ API কী দিন। একই যাচাই আসল {amount} দিয়ে আবার হবে, সেটা রিফান্ড করতে পারেন।</translation>
    </message>
    <message>
        <source>QR shown and read back</source>
        <translation>QR দেখানো আর ফিরে পড়া হয়েছে</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>রসিদ প্রিন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>দেখান</translation>
    </message>
    <message>
        <source>Start selling</source>
        <translation>বিক্রি শুরু করুন</translation>
    </message>
    <message>
        <source>The strip turned green</source>
        <translation>পট্টি সবুজ হয়েছে</translation>
    </message>
    <message>
        <source>This order has ended without a payment</source>
        <translation>এই অর্ডার পেমেন্ট ছাড়াই শেষ হয়েছে</translation>
    </message>
    <message>
        <source>Written down first</source>
        <translation>আগে লেখা হয়েছে</translation>
    </message>
    <message>
        <source>it asks for {amount}</source>
        <translation>{amount} চাইছে</translation>
    </message>
    <message>
        <source>its amount could not be read: compare it on the phone</source>
        <translation>এর অ্যামাউন্ট পড়া যায়নি: ফোনে মিলিয়ে নিন</translation>
    </message>
    <message>
        <source>journal is on this disk, {n} GB free</source>
        <translation>জার্নাল এই ডিস্কে, {n} GB খালি</translation>
    </message>
    <message>
        <source>loud enough at 1 m?</source>
        <translation>1 মিটার দূর থেকে ভালো শোনা যায়?</translation>
    </message>
    <message>
        <source>no printer: it was saved as PDF</source>
        <translation>প্রিন্টার নেই: PDF হিসেবে সেভ হয়েছে</translation>
    </message>
    <message>
        <source>one screen only: turn it to the customer</source>
        <translation>একটাই স্ক্রিন: এটা কাস্টমারের দিকে ঘোরান</translation>
    </message>
    <message>
        <source>payment {number}</source>
        <translation>পেমেন্ট {number}</translation>
    </message>
    <message>
        <source>the customer&apos;s window is open</source>
        <translation>কাস্টমারের উইন্ডো খোলা আছে</translation>
    </message>
    <message>
        <source>the order was closed by the service</source>
        <translation>সার্ভিস অর্ডারটা বন্ধ করেছে</translation>
    </message>
    <message>
        <source>the service closes the order</source>
        <translation>সার্ভিস অর্ডারটা বন্ধ করছে</translation>
    </message>
    <message>
        <source>there is a second screen: show it there</source>
        <translation>দ্বিতীয় স্ক্রিন আছে: ওখানে দেখান</translation>
    </message>
    <message>
        <source>{name}; the screen locks {time}</source>
        <translation>{name}; স্ক্রিন লক হয় {time}</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} সেকেন্ড</translation>
    </message>
</context>
<context>
    <name>SaleTextView</name>
    <message>
        <source>It is settled</source>
        <translation>মিটে গেছে</translation>
    </message>
    <message>
        <source>Refund by payout link</source>
        <translation>পেআউট লিঙ্কে রিফান্ড</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>দিতে হবে</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>এর মানে কী</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>হ্যাঁ, লিঙ্ক বানান</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>হ্যাঁ, QR দেখান</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Asked the service {ago}: {word}</source>
        <translation>{ago} জিজ্ঞাসা: {word}</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>সার্ভিসকে জিজ্ঞাসা করা হচ্ছে…</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>বাতিল হচ্ছে…</translation>
    </message>
    <message>
        <source>Confirmed by the service at {time}</source>
        <translation>সার্ভিস {time}-এ নিশ্চিত করেছে</translation>
    </message>
    <message>
        <source>Confirmed by the service {ago}</source>
        <translation>সার্ভিস {ago} নিশ্চিত করেছে</translation>
    </message>
    <message>
        <source>Do not let pay</source>
        <translation>দিতে দেবেন না</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ফেল হয়েছে</translation>
    </message>
    <message>
        <source>Last answer {ago}: {word}</source>
        <translation>শেষ উত্তর {ago}: {word}</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>এখনও উত্তর নেই</translation>
    </message>
    <message>
        <source>No such order</source>
        <translation>এমন অর্ডার নেই</translation>
    </message>
    <message>
        <source>Nothing was made at the service</source>
        <translation>সার্ভিসে কিছুই তৈরি হয়নি</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE; read {ago}</source>
        <translation>আগেই পেমেন্ট হয়েছে; {ago} দেখা</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Paid at {time}, {ago}</source>
        <translation>{time}-এ পেমেন্ট হয়েছে, {ago}</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>আগেই হয়েছে</translation>
    </message>
    <message>
        <source>Paid elsewhere</source>
        <translation>অন্য জায়গায়</translation>
    </message>
    <message>
        <source>Paid late</source>
        <translation>দেরিতে এসেছে</translation>
    </message>
    <message>
        <source>Part refunded</source>
        <translation>কিছুটা রিফান্ড</translation>
    </message>
    <message>
        <source>Part refunded: {amount} of {paid}</source>
        <translation>কিছুটা রিফান্ড: {paid}-এর মধ্যে {amount}</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>তৈরি হচ্ছে…</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>Refunded {amount}</source>
        <translation>{amount} রিফান্ড</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>রিফান্ড হয়েছে: {amount}</translation>
    </message>
    <message>
        <source>Run out</source>
        <translation>সময় শেষ</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>জানা নেই</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>অপেক্ষায়</translation>
    </message>
    <message>
        <source>no order number yet</source>
        <translation>এখনও অর্ডার নম্বর নেই</translation>
    </message>
    <message>
        <source>{part}. {rest} left to refund.</source>
        <translation>{part}। রিফান্ড বাকি: {rest}।</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>Not saved</source>
        <translation>সেভ হয়নি</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>ফোল্ডার খুলুন</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>সেভ হয়েছে</translation>
    </message>
    <message>
        <source>This PC could not write {file}. Choose another place.</source>
        <translation>এই PC {file} লিখতে পারেনি। অন্য জায়গা বাছুন।</translation>
    </message>
</context>
<context>
    <name>Says</name>
    <message>
        <source>Asking the service now…</source>
        <translation>এখনই সার্ভিসকে জিজ্ঞাসা করা হচ্ছে…</translation>
    </message>
    <message>
        <source>Choose the customer&apos;s sale in the list by its amount.</source>
        <translation>তালিকায় অ্যামাউন্ট দেখে কাস্টমারের বিক্রি বাছুন।</translation>
    </message>
    <message>
        <source>It cannot be told now.</source>
        <translation>এখন বলা যাচ্ছে না।</translation>
    </message>
    <message>
        <source>Look in Orders by amount or order number: Ctrl+K.</source>
        <translation>‘অর্ডার’-এ অ্যামাউন্ট বা অর্ডার নম্বর দিয়ে দেখুন: Ctrl+K।</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>কোনও বিক্রি অপেক্ষায় নেই।</translation>
    </message>
    <message>
        <source>No, and nobody shall pay it.</source>
        <translation>না। কেউ যেন এর পেমেন্ট না করে।</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>না, এখনও নয়।</translation>
    </message>
    <message>
        <source>No, this order was not paid.</source>
        <translation>না, এই অর্ডারের পেমেন্ট হয়নি।</translation>
    </message>
    <message>
        <source>One moment. A screenshot or a sound on the phone is no proof.</source>
        <translation>একটু দাঁড়ান। ফোনের স্ক্রিনশট বা আওয়াজ কোনও প্রমাণ নয়।</translation>
    </message>
    <message>
        <source>Only a part of the number came: nothing was taken.</source>
        <translation>নম্বরের শুধু একটা অংশ এসেছে: কিছুই নেওয়া হয়নি।</translation>
    </message>
    <message>
        <source>Say: “It has not reached us yet. What does your app say: successful, pending or failed?” If it says successful, wait a minute: this screen turns green by itself. F6 asks again.</source>
        <translation>বলুন: “আমাদের কাছে এখনও আসেনি। আপনার অ্যাপ কী বলছে: সফল, পেন্ডিং না ফেল?” সফল বললে এক মিনিট অপেক্ষা করুন: এই স্ক্রিন নিজে থেকে সবুজ হবে। F6-এ আবার জিজ্ঞাসা হয়।</translation>
    </message>
    <message>
        <source>Say: “No money reached us. If your bank took it, it comes back to you by itself.”</source>
        <translation>বলুন: “আমরা টাকা পাইনি। আপনার ব্যাঙ্ক কেটে থাকলে নিজে থেকেই আপনার কাছে ফেরত যাবে।”</translation>
    </message>
    <message>
        <source>Say: “Our bank does not answer at the moment. Please wait; do not pay a second time.”</source>
        <translation>বলুন: “আমাদের ব্যাঙ্ক এই মুহূর্তে উত্তর দিচ্ছে না। দয়া করে অপেক্ষা করুন; দ্বিতীয়বার পেমেন্ট করবেন না।”</translation>
    </message>
    <message>
        <source>Say: “Please do not scan anything; I make a new code for you.”</source>
        <translation>বলুন: “দয়া করে কিছু স্ক্যান করবেন না; আপনার জন্য নতুন কোড বানাচ্ছি।”</translation>
    </message>
    <message>
        <source>That is a UPI address, not an order number.</source>
        <translation>ওটা UPI আইডি, অর্ডার নম্বর নয়।</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>স্ক্যান মাঝপথে কেটে গেছে। আবার স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>The waiting sales are asked again.</source>
        <translation>অপেক্ষায় থাকা বিক্রিগুলো আবার জিজ্ঞাসা করা হচ্ছে।</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>{number} নম্বরের কোনও অর্ডার নেই।</translation>
    </message>
    <message>
        <source>To see whose it is, open Check UPI and scan it again.</source>
        <translation>ওটা কার দেখতে ‘UPI যাচাই’ খুলে আবার স্ক্যান করুন।</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>অ্যামাউন্ট: {amount}</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>অর্ডার নম্বর</translation>
    </message>
    <message>
        <source>The digits came as quickly as from a scanner.</source>
        <translation>ডিজিটগুলো স্ক্যানারের মতো তাড়াতাড়ি এসেছে।</translation>
    </message>
    <message>
        <source>{number}: order number or {amount}?</source>
        <translation>{number}: অর্ডার নম্বর, না {amount}?</translation>
    </message>
</context>
<context>
    <name>ScannerSettings</name>
    <message>
        <source>A key comes behind the number.</source>
        <translation>নম্বরের পরে একটা বোতাম (যেমন Enter) আসে।</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>{least} থেকে {most}-এর মধ্যে পূর্ণ সংখ্যা।</translation>
    </message>
    <message>
        <source>Click here, then scan</source>
        <translation>এখানে ক্লিক করে স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Its keys came up to {most} ms apart. Was it typed by hand? Then scan a code.</source>
        <translation>ক্যারেক্টারগুলো {most} ms পর্যন্ত ফাঁকে এসেছে। হাতে লেখা? তাহলে একটা কোড স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Keys {least} to {most} ms apart.</source>
        <translation>ক্যারেক্টারের মাঝে {least} থেকে {most} ms।</translation>
    </message>
    <message>
        <source>Longest pause between keys (ms)</source>
        <translation>ক্যারেক্টারের মাঝে সবচেয়ে বেশি ফাঁক (ms)</translation>
    </message>
    <message>
        <source>No key comes behind it.</source>
        <translation>তার পরে কোনও বোতাম আসে না।</translation>
    </message>
    <message>
        <source>No scanner is so slow.</source>
        <translation>কোনও স্ক্যানার এত ধীর নয়।</translation>
    </message>
    <message>
        <source>Press Save to use it, and scan again to test it.</source>
        <translation>ব্যবহার করতে ‘সেভ করুন’ টিপুন, আর যাচাই করতে আবার স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Read as {number}</source>
        <translation>পড়া হয়েছে: {number}</translation>
    </message>
    <message>
        <source>Scan any code here</source>
        <translation>এখানে যে কোনও কোড স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Scan the code beside it to learn which signs the scanner adds.</source>
        <translation>স্ক্যানার কী কী ক্যারেক্টার জোড়ে তা জানতে পাশের কোড স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>স্ক্যানার</translation>
    </message>
    <message>
        <source>Signs before each number (taken off)</source>
        <translation>প্রতি নম্বরের আগের ক্যারেক্টার (বাদ যায়)</translation>
    </message>
    <message>
        <source>Signs behind each number (taken off)</source>
        <translation>প্রতি নম্বরের পরের ক্যারেক্টার (বাদ যায়)</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>শেখার পক্ষে এটা খুব ছোট। আরও লম্বা কোড স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Wired scanners: 35. By radio: up to 150. People type slower than that.</source>
        <translation>তার-ওয়ালা স্ক্যানার: 35। ওয়্যারলেস: 150 পর্যন্ত। হাতে লেখা এর চেয়ে ধীর।</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A payment of this order is on its way at a bank.</source>
        <translation>এই অর্ডারের একটা পেমেন্ট ব্যাঙ্কে পথে আছে।</translation>
    </message>
    <message>
        <source>An order that has run out gets no new QR. To try again, take a new sale.</source>
        <translation>মেয়াদ শেষ হওয়া অর্ডার নতুন QR পায় না। আবার চেষ্টা করতে নতুন বিক্রি নিন।</translation>
    </message>
    <message>
        <source>Another counter may have shown a code for the same order, and handed the goods over: ask before you hand them over again.</source>
        <translation>হয়তো অন্য কাউন্টার এই একই অর্ডারের কোড দেখিয়ে জিনিস দিয়ে দিয়েছে: আবার দেওয়ার আগে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Cancelling the order</source>
        <translation>অর্ডার বাতিল হচ্ছে</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI যাচাই</translation>
    </message>
    <message>
        <source>Compare it with the bill. This shop asks above {limit}.</source>
        <translation>বিলের সঙ্গে মিলিয়ে নিন। এই দোকানে {limit}-এর বেশি হলে জিজ্ঞাসা করা হয়।</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>দিনের রিপোর্ট</translation>
    </message>
    <message>
        <source>HAND OVER was shown for it at {time}.</source>
        <translation>{time}-এ এর জন্য ‘জিনিস দিয়ে দিন’ দেখানো হয়েছিল।</translation>
    </message>
    <message>
        <source>Hand over once, for this sale.</source>
        <translation>এই বিক্রির জন্য একবার জিনিস দিয়ে দিন।</translation>
    </message>
    <message>
        <source>Hand over once, or refund. Never both.</source>
        <translation>একবার জিনিস দিন, নয়তো রিফান্ড করুন। দুটোই নয়।</translation>
    </message>
    <message>
        <source>Hand-over not recorded</source>
        <translation>জিনিস দেওয়া লেখা নেই</translation>
    </message>
    <message>
        <source>Handed over {time}</source>
        <translation>{time}-এ জিনিস দেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>{time}-এ {person} জিনিস দিয়েছেন</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>সাহায্য</translation>
    </message>
    <message>
        <source>If it cannot be known here any more, take it off the list: it stays in Orders, and says there that nobody knows.</source>
        <translation>এখানে আর জানা না গেলে তালিকা থেকে সরান: এটা ‘অর্ডার’-এ থাকবে, আর সেখানে লেখা থাকবে যে কেউ জানে না।</translation>
    </message>
    <message>
        <source>If the customer was quicker, this screen turns green and says HAND OVER. Keep the goods until then.</source>
        <translation>কাস্টমার আগে পেমেন্ট করে ফেললে এই স্ক্রিন সবুজ হয়ে ‘জিনিস দিয়ে দিন’ বলবে। ততক্ষণ জিনিস নিজের কাছে রাখুন।</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>এই অ্যামাউন্ট ঠিক তো?</translation>
    </message>
    <message>
        <source>It is asked for seldom now.</source>
        <translation>এখন এটা কম জিজ্ঞাসা করা হয়।</translation>
    </message>
    <message>
        <source>It is not asked for by itself any more. New QR reads the order first, then asks for one more.</source>
        <translation>এটা আর নিজে থেকে চাওয়া হচ্ছে না। “নতুন QR” আগে অর্ডারটি পড়ে, তারপর আর একটি চায়।</translation>
    </message>
    <message>
        <source>It stays watched for 24 hours all the same, also after a restart.</source>
        <translation>তবুও 24 ঘণ্টা এর উপর নজর থাকবে, আবার চালু করলেও।</translation>
    </message>
    <message>
        <source>It was closed here at {closed}; the payment came at {paid}.</source>
        <translation>এখানে {closed}-এ বন্ধ করা হয়েছিল; পেমেন্ট এসেছে {paid}-এ।</translation>
    </message>
    <message>
        <source>It was ended.</source>
        <translation>এটা বন্ধ করা হয়েছে।</translation>
    </message>
    <message>
        <source>It was paid already when its number was taken here; this sale brought no new money. Somebody may have handed the goods over: ask before you hand them over again.</source>
        <translation>এর নম্বর এখানে নেওয়ার সময় পেমেন্ট আগেই হয়ে গিয়েছিল; এই বিক্রিতে নতুন টাকা আসেনি। কেউ হয়তো জিনিস দিয়ে দিয়েছে: আবার দেওয়ার আগে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>It was taken again at {again}; the payment came at {paid}.</source>
        <translation>{again}-এ আবার নেওয়া হয়েছিল; পেমেন্ট এসেছে {paid}-এ।</translation>
    </message>
    <message>
        <source>Its refund did not go through.</source>
        <translation>এর রিফান্ড হয়নি।</translation>
    </message>
    <message>
        <source>Keep the goods, and call your supervisor: what is wrong has to be settled with the customer.</source>
        <translation>জিনিস নিজের কাছে রাখুন, সুপারভাইজারকে ডাকুন: কী গোলমাল তা কাস্টমারের সঙ্গে মেটাতে হবে।</translation>
    </message>
    <message>
        <source>Keep the goods, and do not take the payment again, until the bank has said yes or no.</source>
        <translation>ব্যাঙ্ক ‘হ্যাঁ’ বা ‘না’ বলা পর্যন্ত জিনিস নিজের কাছে রাখুন, আর আবার পেমেন্ট নেবেন না।</translation>
    </message>
    <message>
        <source>Keep the goods. It is asked again and again; after five minutes you know.</source>
        <translation>জিনিস নিজের কাছে রাখুন। বারবার জিজ্ঞাসা করা হচ্ছে; পাঁচ মিনিটে জানতে পারবেন।</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>লক</translation>
    </message>
    <message>
        <source>Look the order up at the service before anybody hands over for it. Should it be paid, this PC says so.</source>
        <translation>এর জন্য কেউ জিনিস দেওয়ার আগে সার্ভিসে অর্ডারটা দেখুন। পেমেন্ট হলে এই PC জানাবে।</translation>
    </message>
    <message>
        <source>Make a new QR for the same order, or use a payment link.</source>
        <translation>একই অর্ডারের নতুন QR বানান, বা পেমেন্ট লিঙ্ক নিন।</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR তৈরি হচ্ছে</translation>
    </message>
    <message>
        <source>Making the order</source>
        <translation>অর্ডার তৈরি হচ্ছে</translation>
    </message>
    <message>
        <source>Making the payment link</source>
        <translation>পেমেন্ট লিঙ্ক তৈরি হচ্ছে</translation>
    </message>
    <message>
        <source>Money came, but not what this bill asks for.</source>
        <translation>টাকা এসেছে, কিন্তু এই বিল যা চায় তা নয়।</translation>
    </message>
    <message>
        <source>No QR was shown, so this customer has paid nothing here.</source>
        <translation>QR দেখানো হয়নি, তাই এই কাস্টমার এখানে কিছুই পেমেন্ট করেননি।</translation>
    </message>
    <message>
        <source>No answer came when the QR was asked for.</source>
        <translation>QR চাওয়ার পর কোনও উত্তর আসেনি।</translation>
    </message>
    <message>
        <source>No order was made</source>
        <translation>অর্ডার তৈরি হয়নি</translation>
    </message>
    <message>
        <source>Nobody has paid yet</source>
        <translation>এখনও কেউ পেমেন্ট করেনি</translation>
    </message>
    <message>
        <source>Nobody paid in time, and the service has closed the order.</source>
        <translation>কেউ সময়ে পেমেন্ট করেনি, আর সার্ভিস অর্ডারটা বন্ধ করে দিয়েছে।</translation>
    </message>
    <message>
        <source>Nobody paid it.</source>
        <translation>কেউ এর পেমেন্ট করেনি।</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>জিনিস দেওয়া হয়নি</translation>
    </message>
    <message>
        <source>Not paid so far. Cancel it before you hand over.</source>
        <translation>এখনও পেমেন্ট হয়নি। জিনিস দেওয়ার আগে এটা বাতিল করুন।</translation>
    </message>
    <message>
        <source>Nothing of it is shown here. Check the bill: is it the right order? To take it for its own amount, take it again without typing one.</source>
        <translation>এর কিছুই এখানে দেখানো হয়নি। বিল দেখুন: অর্ডার ঠিক তো? অর্ডারের নিজের অ্যামাউন্টে নিতে হলে অ্যামাউন্ট না লিখে আবার নিন।</translation>
    </message>
    <message>
        <source>Order cancelled</source>
        <translation>অর্ডার বাতিল হয়েছে</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>PAID BEFORE THIS SALE</source>
        <translation>এই বিক্রির আগেই পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>PAID BY A CODE OF ANOTHER COUNTER</source>
        <translation>অন্য কাউন্টারের কোডে টাকা এসেছে</translation>
    </message>
    <message>
        <source>PAID TWICE. One payment has to be given back.</source>
        <translation>দু&apos;বার পেমেন্ট হয়েছে। একটা ফেরত দিতে হবে।</translation>
    </message>
    <message>
        <source>PAID TWICE. {amount} of it was given back.</source>
        <translation>দু&apos;বার পেমেন্ট হয়েছে। তার {amount} ফেরত দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>Paid, but not as it was asked for</source>
        <translation>পেমেন্ট হয়েছে, কিন্তু যেমন চাওয়া হয়েছিল তেমন নয়</translation>
    </message>
    <message>
        <source>Paid, but not known to be by a code of this counter</source>
        <translation>টাকা এসেছে, কিন্তু এই কাউন্টারের কোডে কি না জানা নেই</translation>
    </message>
    <message>
        <source>Payout link</source>
        <translation>পেআউট লিঙ্ক</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>পেআউট</translation>
    </message>
    <message>
        <source>Please wait, I am asking. Do not pay again.</source>
        <translation>দয়া করে অপেক্ষা করুন, জিজ্ঞাসা করছি। আবার পেমেন্ট করবেন না।</translation>
    </message>
    <message>
        <source>Reading the order</source>
        <translation>অর্ডার দেখা হচ্ছে</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>{time}-এ রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>Refunded {time}, {person}</source>
        <translation>{time}-এ {person} রিফান্ড করেছেন</translation>
    </message>
    <message>
        <source>Say: “You have paid twice; I give one back now.”</source>
        <translation>বলুন: “আপনি দু&apos;বার পেমেন্ট করেছেন; একটা এখনই ফেরত দিচ্ছি।”</translation>
    </message>
    <message>
        <source>Say: “Your payment came late; I give it back now.”</source>
        <translation>বলুন: “আপনার পেমেন্ট দেরিতে এসেছে; এখনই ফেরত দিচ্ছি।”</translation>
    </message>
    <message>
        <source>Say: “Your payment came late; here are your goods.”</source>
        <translation>বলুন: “আপনার পেমেন্ট দেরিতে এসেছে; এই নিন আপনার জিনিস।”</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>বিক্রি করুন</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Somebody took it off the list; the service never said how it ended. It may have been paid.</source>
        <translation>কেউ এটা তালিকা থেকে সরিয়েছেন; কীভাবে শেষ হল সার্ভিস কখনও বলেনি। পেমেন্ট হয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>Taken off the list</source>
        <translation>তালিকা থেকে সরানো হয়েছে</translation>
    </message>
    <message>
        <source>The QR asks for {asked}; the order says {order}.</source>
        <translation>QR চাইছে {asked}; অর্ডারে আছে {order}।</translation>
    </message>
    <message>
        <source>The QR ran out. The order is still open</source>
        <translation>QR-এর সময় শেষ। অর্ডার এখনও খোলা</translation>
    </message>
    <message>
        <source>The bill is {asked}; the order that was paid is of {paid}.</source>
        <translation>বিলে আছে {asked}; যে অর্ডারের পেমেন্ট হয়েছে তা {paid}-এর।</translation>
    </message>
    <message>
        <source>The bill is {asked}; the order was paid in {currency}.</source>
        <translation>বিলে আছে {asked}; অর্ডারের পেমেন্ট হয়েছে {currency}-তে।</translation>
    </message>
    <message>
        <source>The bill is {asked}; the service does not say what was paid.</source>
        <translation>বিলে আছে {asked}; কত পেমেন্ট হয়েছে সার্ভিস বলছে না।</translation>
    </message>
    <message>
        <source>The bill is {asked}; what the service says was paid is no amount.</source>
        <translation>বিলে আছে {asked}; সার্ভিস যে পেমেন্ট বলছে তা কোনও অ্যামাউন্ট নয়।</translation>
    </message>
    <message>
        <source>The bill says {billed}; this order is of {order}.</source>
        <translation>বিলে আছে {billed}; এই অর্ডার {order}-এর।</translation>
    </message>
    <message>
        <source>The bill says {billed}; what the service says of this order is no amount.</source>
        <translation>বিলে আছে {billed}; এই অর্ডারের জন্য সার্ভিস যা বলছে তা কোনও অ্যামাউন্ট নয়।</translation>
    </message>
    <message>
        <source>The cancel came too late.</source>
        <translation>বাতিল করতে দেরি হয়ে গেছে।</translation>
    </message>
    <message>
        <source>The customer had paid before the order could be ended.</source>
        <translation>অর্ডার বন্ধ হওয়ার আগেই কাস্টমার পেমেন্ট করে দিয়েছিলেন।</translation>
    </message>
    <message>
        <source>The customer has paid twice. Give this one back by payout link; the order number goes with it.</source>
        <translation>কাস্টমার দু&apos;বার পেমেন্ট করেছেন। এটা পেআউট লিঙ্কে ফেরত দিন; অর্ডার নম্বর সঙ্গে যাবে।</translation>
    </message>
    <message>
        <source>The last answer of the service is too old to rely on.</source>
        <translation>সার্ভিসের শেষ উত্তর এত পুরনো যে ভরসা করা যায় না।</translation>
    </message>
    <message>
        <source>The order has run out</source>
        <translation>অর্ডারের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The order never reached the payment service. Take it again.</source>
        <translation>অর্ডারটি পেমেন্ট সার্ভিসে পৌঁছায়ইনি। আবার নিন।</translation>
    </message>
    <message>
        <source>The order&apos;s time is over. A payment that began before may still come through.</source>
        <translation>অর্ডারের সময় শেষ। আগে শুরু হওয়া পেমেন্ট এখনও আসতে পারে।</translation>
    </message>
    <message>
        <source>The sale is written down and asked for again by itself.</source>
        <translation>বিক্রি লেখা আছে, নিজে থেকেই আবার জিজ্ঞাসা হবে।</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay this order any more.</source>
        <translation>সার্ভিস নিশ্চিত করেছে: এই অর্ডারের পেমেন্ট আর কেউ করতে পারবে না।</translation>
    </message>
    <message>
        <source>The service does not know this order any more</source>
        <translation>সার্ভিস এই অর্ডার আর চেনে না</translation>
    </message>
    <message>
        <source>The service is asked. This takes a moment.</source>
        <translation>সার্ভিসকে জিজ্ঞাসা করা হচ্ছে। একটু সময় লাগবে।</translation>
    </message>
    <message>
        <source>The service lists more than one payment: {numbers}.</source>
        <translation>সার্ভিসের তালিকায় একের বেশি পেমেন্ট আছে: {numbers}।</translation>
    </message>
    <message>
        <source>The service says “{word}”, a word that Paydesk does not know.</source>
        <translation>সার্ভিস বলছে “{word}”, এই কথা Paydesk জানে না।</translation>
    </message>
    <message>
        <source>The service sent a QR that does not fit this order.</source>
        <translation>সার্ভিসের QR এই অর্ডারের সঙ্গে মেলে না।</translation>
    </message>
    <message>
        <source>The service sent a payment link that does not fit this order.</source>
        <translation>সার্ভিস এমন পেমেন্ট লিঙ্ক পাঠিয়েছে যা এই অর্ডারের সঙ্গে মেলে না।</translation>
    </message>
    <message>
        <source>The service was asked to end this order. It is cancelled only once the service says so.</source>
        <translation>সার্ভিসকে এই অর্ডার বন্ধ করতে বলা হয়েছে। সার্ভিস বললে তবেই এটা বাতিল।</translation>
    </message>
    <message>
        <source>The strip turns green by itself</source>
        <translation>পট্টি নিজে থেকে সবুজ হবে</translation>
    </message>
    <message>
        <source>Then {order} is the one to give back.</source>
        <translation>তাহলে {order}-এর টাকা ফেরত দিতে হবে।</translation>
    </message>
    <message>
        <source>There is no QR for this order</source>
        <translation>এই অর্ডারের QR নেই</translation>
    </message>
    <message>
        <source>There is no QR to show</source>
        <translation>দেখানোর মতো QR নেই</translation>
    </message>
    <message>
        <source>There is no order with this number</source>
        <translation>এই নম্বরের কোনও অর্ডার নেই</translation>
    </message>
    <message>
        <source>There is no payment link to show</source>
        <translation>দেখানোর মতো পেমেন্ট লিঙ্ক নেই</translation>
    </message>
    <message>
        <source>They have their goods. Give this money back by payout link.</source>
        <translation>ওঁরা জিনিস পেয়ে গেছেন। এই টাকা পেআউট লিঙ্কে ফেরত দিন।</translation>
    </message>
    <message>
        <source>This order could not be taken</source>
        <translation>এই অর্ডার নেওয়া যায়নি</translation>
    </message>
    <message>
        <source>This order is in {currency}, not in rupees.</source>
        <translation>এই অর্ডার {currency}-তে, টাকায় নয়।</translation>
    </message>
    <message>
        <source>This order is of another amount</source>
        <translation>এই অর্ডার অন্য অ্যামাউন্টের</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>কাস্টমারের অপেক্ষায়</translation>
    </message>
    <message>
        <source>Waiting: the customer pays on a web page</source>
        <translation>অপেক্ষায়: কাস্টমার ওয়েব পেজে পেমেন্ট করছেন</translation>
    </message>
    <message>
        <source>Were the goods handed over?</source>
        <translation>জিনিস কি দেওয়া হয়েছে?</translation>
    </message>
    <message>
        <source>What the last code said is not known here any more, or cannot be checked. It is on no screen.</source>
        <translation>শেষ কোডে কী ছিল তা এখানে আর জানা নেই, বা যাচাই করা যাচ্ছে না। সেটা কোনও স্ক্রিনে নেই।</translation>
    </message>
    <message>
        <source>What to do:</source>
        <translation>কী করবেন:</translation>
    </message>
    <message>
        <source>make a new QR once. If that is refused too, cancel the order and call your supervisor.</source>
        <translation>একবার নতুন QR বানান। সেটাও নামঞ্জুর হলে অর্ডার বাতিল করুন আর সুপারভাইজারকে ডাকুন।</translation>
    </message>
    <message>
        <source>{person} cancelled it.</source>
        <translation>{person} এটা বাতিল করেছেন।</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid}-এর মধ্যে {refunded}</translation>
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
        <translation>খোঁজা মুছুন</translation>
    </message>
</context>
<context>
    <name>SecondPersonPanel</name>
    <message>
        <source>A second person&apos;s PIN is needed</source>
        <translation>দ্বিতীয় ব্যক্তির PIN লাগবে</translation>
    </message>
    <message>
        <source>Back, send nothing</source>
        <translation>ফিরুন, কিছু পাঠাবেন না</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>নিশ্চিত করুন</translation>
    </message>
    <message>
        <source>Look at it together. The journal keeps both names.</source>
        <translation>একসঙ্গে দেখুন। জার্নালে দু&apos;জনের নাম থাকবে।</translation>
    </message>
    <message>
        <source>Name typed: {name}</source>
        <translation>লেখা নাম: {name}</translation>
    </message>
    <message>
        <source>Nobody else here may be the second person. An admin can add somebody in Settings.</source>
        <translation>এখানে আর কেউ দ্বিতীয় ব্যক্তি হতে পারেন না। অ্যাডমিন সেটিংসে কাউকে যোগ করতে পারেন।</translation>
    </message>
    <message>
        <source>The names differ: ask who it is before you type your PIN.</source>
        <translation>নাম আলাদা: নিজের PIN দেওয়ার আগে জিজ্ঞাসা করুন ইনি কে।</translation>
    </message>
    <message>
        <source>Who is the second person?</source>
        <translation>দ্বিতীয় ব্যক্তি কে?</translation>
    </message>
    <message>
        <source>{first} ticked: the money is for {name}.</source>
        <translation>{first} টিক দিয়েছেন: টাকা {name}-এর জন্য।</translation>
    </message>
    <message>
        <source>{name} sends it; somebody else looks at it and types their own PIN.</source>
        <translation>{name} এটা পাঠাচ্ছেন; অন্য কেউ এটা দেখে নিজের PIN দেবেন।</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>10 digits</source>
        <translation>10 ডিজিট</translation>
    </message>
    <message>
        <source>Add a GST invoice to the QR</source>
        <translation>QR-এ GST বিল যোগ করুন</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Customer phone</source>
        <translation>কাস্টমারের ফোন</translation>
    </message>
    <message>
        <source>Customer phone (optional)</source>
        <translation>কাস্টমারের ফোন (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>How will the customer pay?</source>
        <translation>কাস্টমার কীভাবে পেমেন্ট করবেন?</translation>
    </message>
    <message>
        <source>Made for you</source>
        <translation>নিজে থেকে হবে</translation>
    </message>
    <message>
        <source>Make the link</source>
        <translation>লিঙ্ক বানান</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>অনেক UPI অ্যাপ {limit}-এ আটকায়। F3: লিঙ্ক।</translation>
    </message>
    <message>
        <source>New payment</source>
        <translation>নতুন পেমেন্ট</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>টার্মিনাল নেই</translation>
    </message>
    <message>
        <source>Order number</source>
        <translation>অর্ডার নম্বর</translation>
    </message>
    <message>
        <source>Order number (scan or leave empty)</source>
        <translation>অর্ডার নম্বর (স্ক্যান করুন বা ফাঁকা রাখুন)</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>QR on screen</source>
        <translation>স্ক্রিনে QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR দেখান</translation>
    </message>
    <message>
        <source>The order says the amount. Type it too to have it checked.</source>
        <translation>অ্যামাউন্ট অর্ডার বলবে। মিলিয়ে দেখতে আপনিও লিখুন।</translation>
    </message>
</context>
<context>
    <name>SentChart</name>
    <message>
        <source>Sent, day by day</source>
        <translation>পাঠানো, দিন অনুযায়ী</translation>
    </message>
    <message>
        <source>nothing sent</source>
        <translation>কিছু পাঠানো হয়নি</translation>
    </message>
</context>
<context>
    <name>SentTab</name>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%nটা পেআউট</numerusform>
            <numerusform>%nটা পেআউট</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: do not send again</source>
        <translation>
            <numerusform>%nটা পেআউট: আবার পাঠাবেন না</numerusform>
            <numerusform>%nটা পেআউট: আবার পাঠাবেন না</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: failed, or came back</source>
        <translation>
            <numerusform>%nটা পেআউট: ফেল হয়েছে, বা ফেরত এসেছে</numerusform>
            <numerusform>%nটা পেআউট: ফেল হয়েছে, বা ফেরত এসেছে</numerusform>
        </translation>
    </message>
    <message>
        <source>All days were looked through, for names, amounts and numbers. Check what is typed.</source>
        <translation>সব দিনে নাম, অ্যামাউন্ট আর নম্বর দেখা হয়েছে। যা লিখেছেন মিলিয়ে দেখুন।</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Amount (INR)</source>
        <translation>অ্যামাউন্ট (INR)</translation>
    </message>
    <message>
        <source>Ask the service by beneficiary</source>
        <translation>প্রাপক ধরে সার্ভিসকে জিজ্ঞাসা করুন</translation>
    </message>
    <message>
        <source>Back to what was sent</source>
        <translation>যা পাঠানো হয়েছে তাতে ফিরুন</translation>
    </message>
    <message>
        <source>Choose other days or filters. What was sent elsewhere the service tells by beneficiary.</source>
        <translation>অন্য দিন বা ফিল্টার বাছুন। অন্য জায়গা থেকে যা পাঠানো হয়েছে সার্ভিস তা প্রাপক ধরে জানায়।</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>দিন</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>হয়ে গেছে</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV-তে সেভ করুন</translation>
    </message>
    <message>
        <source>How</source>
        <translation>কীভাবে</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>নাম, অ্যামাউন্ট, UTR</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>“{query}”-এর জন্য কিছু পাওয়া যায়নি</translation>
    </message>
    <message>
        <source>Nothing that was sent fits these filters: {days}</source>
        <translation>যা পাঠানো হয়েছে তার কিছুই এই ফিল্টারে মেলে না: {days}</translation>
    </message>
    <message>
        <source>Nothing was sent from here: {days}</source>
        <translation>এখান থেকে কিছু পাঠানো হয়নি: {days}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>নম্বর</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>পেন্ডিং</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>ব্যক্তি</translation>
    </message>
    <message>
        <source>Search what was sent</source>
        <translation>যা পাঠানো হয়েছে তাতে খুঁজুন</translation>
    </message>
    <message>
        <source>Sent from here</source>
        <translation>এখান থেকে পাঠানো</translation>
    </message>
    <message>
        <source>State</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
    <message>
        <source>To</source>
        <translation>কাকে</translation>
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
        <translation>জানা নেই</translation>
    </message>
    <message>
        <source>What</source>
        <translation>কী</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>এটার কী হল</translation>
    </message>
    <message>
        <source>When</source>
        <translation>কখন</translation>
    </message>
    <message>
        <source>done {amount}</source>
        <translation>হয়ে গেছে {amount}</translation>
    </message>
    <message>
        <source>not paid {amount}</source>
        <translation>পেমেন্ট হয়নি {amount}</translation>
    </message>
    <message>
        <source>pending {amount}</source>
        <translation>পেন্ডিং {amount}</translation>
    </message>
    <message>
        <source>unknown {amount}</source>
        <translation>জানা নেই {amount}</translation>
    </message>
</context>
<context>
    <name>ServiceKind</name>
    <message>
        <source>DEMO</source>
        <translation>ডেমো</translation>
    </message>
    <message>
        <source>DEMO: no real money moves</source>
        <translation>ডেমো: আসল টাকা চলে না</translation>
    </message>
    <message>
        <source>Payments are answered by the built-in sandbox</source>
        <translation>পেমেন্টের উত্তর প্রোগ্রামের নিজের স্যান্ডবক্স দেয়</translation>
    </message>
    <message>
        <source>TEST</source>
        <translation>টেস্ট</translation>
    </message>
    <message>
        <source>TEST: no real money moves</source>
        <translation>টেস্ট: আসল টাকা চলে না</translation>
    </message>
    <message>
        <source>This counter talks to {host}</source>
        <translation>এই কাউন্টার {host}-এর সঙ্গে কথা বলে</translation>
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
        <translation>যে দোকানের ইন্টারনেট ঠিকানা সার্ভিসের অনুমতি-তালিকায় নেই, তার জন্য। এটা গোপন নয়।</translation>
    </message>
    <message>
        <source>Internal transfers, if elsewhere (optional)</source>
        <translation>নিজেদের অ্যাকাউন্টে ট্রান্সফার, অন্য জায়গায় হলে (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>Own addresses</source>
        <translation>নিজের ঠিকানা</translation>
    </message>
    <message>
        <source>Paste the public one.</source>
        <translation>public key-টা পেস্ট করুন।</translation>
    </message>
    <message>
        <source>Payouts, v1 and v1.2</source>
        <translation>পেআউট, v1 আর v1.2</translation>
    </message>
    <message>
        <source>Payouts, v2</source>
        <translation>পেআউট, v2</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>প্রোডাকশন</translation>
    </message>
    <message>
        <source>Public key (optional)</source>
        <translation>Public key (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>That was a private key: it was not kept, and nobody should have it here.</source>
        <translation>ওটা private key ছিল: রাখা হয়নি, আর ওটা এখানে কারও কাছে থাকা উচিত নয়।</translation>
    </message>
    <message>
        <source>The demo sends pretend money through the built-in sandbox; its address is not set here.</source>
        <translation>ডেমো প্রোগ্রামের নিজের স্যান্ডবক্স দিয়ে নকল টাকা পাঠায়; তার ঠিকানা এখানে সেট হয় না।</translation>
    </message>
    <message>
        <source>The service</source>
        <translation>সার্ভিস</translation>
    </message>
    <message>
        <source>The service&apos;s sandbox</source>
        <translation>সার্ভিসের স্যান্ডবক্স</translation>
    </message>
    <message>
        <source>This is the demo</source>
        <translation>এটা ডেমো</translation>
    </message>
    <message>
        <source>Transfers by {option}</source>
        <translation>{option} দিয়ে ট্রান্সফার</translation>
    </message>
    <message>
        <source>UPI check by {option}</source>
        <translation>{option} দিয়ে UPI যাচাই</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>ভেরিফিকেশন</translation>
    </message>
    <message>
        <source>Version of payouts, v2</source>
        <translation>পেআউটের ভার্সন, v2</translation>
    </message>
    <message>
        <source>Version of the UPI check</source>
        <translation>UPI যাচাইয়ের ভার্সন</translation>
    </message>
    <message>
        <source>Version of transfers</source>
        <translation>ট্রান্সফারের ভার্সন</translation>
    </message>
    <message>
        <source>Version of verification</source>
        <translation>ভেরিফিকেশনের ভার্সন</translation>
    </message>
    <message>
        <source>Where the payout side is</source>
        <translation>পেআউট অংশ কোথায়</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>A UPI address looks like shop@okbank.</source>
        <translation>UPI আইডি দেখতে হয় এরকম: shop@okbank।</translation>
    </message>
    <message>
        <source>A whole number of minutes, from 1 to {most}.</source>
        <translation>পুরো মিনিট লিখুন, 1 থেকে {most} পর্যন্ত।</translation>
    </message>
    <message>
        <source>Only https:// is used, except for a service on this PC.</source>
        <translation>শুধু https:// চলে, এই PC-র নিজের সার্ভিস ছাড়া।</translation>
    </message>
    <message>
        <source>The version is a date, as 2025-01-01.</source>
        <translation>ভার্সন একটা তারিখ, যেমন 2025-01-01।</translation>
    </message>
    <message>
        <source>The version is a day, as 2024-01-01.</source>
        <translation>ভার্সন একটা দিন, যেমন 2024-01-01।</translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com.</source>
        <translation>এই ঠিকানা ঠিক নয়। দেখতে হয় এরকম: https://api.example.com।</translation>
    </message>
    <message>
        <source>This is no address. It looks like https://api.example.com/pg.</source>
        <translation>এই ঠিকানা ঠিক নয়। দেখতে হয় এরকম: https://api.example.com/pg।</translation>
    </message>
    <message>
        <source>This is no public key. It begins with -----BEGIN PUBLIC KEY----- and is copied whole.</source>
        <translation>এটা public key নয়। সেটা -----BEGIN PUBLIC KEY----- দিয়ে শুরু হয়, আর পুরোটা কপি করতে হয়।</translation>
    </message>
    <message>
        <source>Without a terminal no payment can be taken.</source>
        <translation>টার্মিনাল ছাড়া কোনও পেমেন্ট নেওয়া যায় না।</translation>
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
        <translation>এখনও সেভ হয়নি: অ্যাডমিনের PIN লাগবে।</translation>
    </message>
    <message>
        <source>Not saved. What you typed is still here.</source>
        <translation>সেভ হয়নি। আপনি যা লিখেছেন তা এখনও এখানে আছে।</translation>
    </message>
    <message>
        <source>Not saved: something is still to be corrected.</source>
        <translation>সেভ হয়নি: এখনও কিছু ঠিক করা বাকি।</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. What you typed is still here.</source>
        <translation>সেভ হয়নি: এর জন্য অ্যাডমিন লাগবে। আপনি যা লিখেছেন তা এখনও এখানে আছে।</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>সেভ করুন</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>সেভ হয়েছে।</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>সেভ হচ্ছে…</translation>
    </message>
</context>
<context>
    <name>SettingsOverview</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n জন</numerusform>
            <numerusform>%n জন</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>কানেকশন</translation>
    </message>
    <message>
        <source>Customer screen and sound</source>
        <translation>কাস্টমার স্ক্রিন আর আওয়াজ</translation>
    </message>
    <message>
        <source>Demo: the built-in sandbox</source>
        <translation>ডেমো: প্রোগ্রামের নিজের স্যান্ডবক্স</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>সেটিং খুঁজুন</translation>
    </message>
    <message>
        <source>Journal, copies, export, erasing</source>
        <translation>জার্নাল, কপি, এক্সপোর্ট, মোছা</translation>
    </message>
    <message>
        <source>Keys of the service</source>
        <translation>সার্ভিসের API কী</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>ভাষা আর চেহারা</translation>
    </message>
    <message>
        <source>Limits, versions, fund sources</source>
        <translation>সীমা, ভার্সন, ফান্ড সোর্স</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>লাইভ</translation>
    </message>
    <message>
        <source>Money out and locks</source>
        <translation>টাকা পাঠানো আর লক</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>নতুন ভার্সন</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <translation>কোনও সেটিংয়ের নামে এটা নেই।</translation>
    </message>
    <message>
        <source>Nobody yet: everybody may do everything that needs no supervisor</source>
        <translation>এখনও কেউ নেই: যাতে সুপারভাইজার লাগে না, তা সবাই করতে পারে</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>লোকজন আর PIN</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>খোলার জন্য তৈরি</translation>
    </message>
    <message>
        <source>Receipts and printer</source>
        <translation>রসিদ আর প্রিন্টার</translation>
    </message>
    <message>
        <source>Sales, payouts, verification</source>
        <translation>বিক্রি, পেআউট, ভেরিফিকেশন</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>স্ক্যানার</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>দোকান ও টার্মিনাল</translation>
    </message>
    <message>
        <source>Test: no money moves</source>
        <translation>টেস্ট: টাকা চলে না</translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation>এই PC কী কী রাখে</translation>
    </message>
    <message>
        <source>amounts spoken</source>
        <translation>অ্যামাউন্ট বলা হয়</translation>
    </message>
    <message>
        <source>as this PC</source>
        <translation>এই PC যেমন</translation>
    </message>
    <message>
        <source>by itself when paid</source>
        <translation>পেমেন্ট হলেই নিজে থেকে</translation>
    </message>
    <message>
        <source>colours as the system</source>
        <translation>রং সিস্টেমের মতো</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>গাঢ়</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>হাই কনট্রাস্ট</translation>
    </message>
    <message>
        <source>keys up to {n} ms apart</source>
        <translation>ক্যারেক্টারের মাঝে {n} ms পর্যন্ত</translation>
    </message>
    <message>
        <source>light</source>
        <translation>হালকা</translation>
    </message>
    <message numerus="yes">
        <source>locks after %n minutes</source>
        <translation>
            <numerusform>%n মিনিট পরে লক</numerusform>
            <numerusform>%n মিনিট পরে লক</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>locks after %n seconds</source>
        <translation>
            <numerusform>%n সেকেন্ড পরে লক</numerusform>
            <numerusform>%n সেকেন্ড পরে লক</numerusform>
        </translation>
    </message>
    <message>
        <source>looked for once a day</source>
        <translation>দিনে একবার খোঁজা হয়</translation>
    </message>
    <message>
        <source>no terminal yet</source>
        <translation>এখনও টার্মিনাল নেই</translation>
    </message>
    <message>
        <source>no tones</source>
        <translation>টোন নেই</translation>
    </message>
    <message>
        <source>not looked for</source>
        <translation>খোঁজা হয় না</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>টার্মিনাল {number}</translation>
    </message>
    <message>
        <source>text at {percent} %</source>
        <translation>লেখা {percent} %</translation>
    </message>
    <message>
        <source>the system&apos;s own printer</source>
        <translation>সিস্টেমের নিজের প্রিন্টার</translation>
    </message>
    <message>
        <source>tones</source>
        <translation>টোন চালু</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>All settings</source>
        <translation>সব সেটিংস</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
</context>
<context>
    <name>SettingsTroubles</name>
    <message>
        <source>A setting is not possible</source>
        <translation>একটা সেটিং সম্ভব নয়</translation>
    </message>
    <message>
        <source>Check the rights of the data folder, then start Paydesk again.</source>
        <translation>ডেটা ফোল্ডারের অনুমতি দেখুন, তারপর Paydesk আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Free some space, or check the rights of the data folder; then save again.</source>
        <translation>কিছু জায়গা খালি করুন, বা ডেটা ফোল্ডারের অনুমতি দেখুন; তারপর আবার সেভ করুন।</translation>
    </message>
    <message>
        <source>Its default is used; a limit of payouts that cannot be read is nothing.</source>
        <translation>তার ডিফল্ট চলছে; পেআউটের যে সীমা পড়া যায় না তা শূন্য ধরা হয়।</translation>
    </message>
    <message>
        <source>Look them over in Settings.</source>
        <translation>সেটিংসে গিয়ে দেখে নিন।</translation>
    </message>
    <message>
        <source>Set the address, the shop and the limits again in Settings.</source>
        <translation>সেটিংসে ঠিকানা, দোকান আর সীমা আবার সেট করুন।</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>সেই নতুন ভার্সন চালান।</translation>
    </message>
    <message>
        <source>The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation>ডিফল্ট সেটিংস চলছে; প্রতিটা পেআউটে দ্বিতীয় ব্যক্তির PIN লাগবে।</translation>
    </message>
    <message>
        <source>The settings are lost</source>
        <translation>সেটিংস হারিয়ে গেছে</translation>
    </message>
    <message>
        <source>The settings are of a newer Paydesk</source>
        <translation>সেটিংস নতুন Paydesk-এর</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>সেটিংস পড়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>The settings cannot be written</source>
        <translation>সেটিংস লেখা যাচ্ছে না</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>সেটিংসের ফাইল নষ্ট হয়েছিল</translation>
    </message>
    <message>
        <source>The settings that were saved last are used again.</source>
        <translation>শেষবার সেভ করা সেটিংস আবার চালু হয়েছে।</translation>
    </message>
    <message>
        <source>Their file was damaged, or is gone. The defaults are used; each payout needs a second person&apos;s PIN.</source>
        <translation>ফাইলটা নষ্ট হয়েছিল, বা নেই। ডিফল্ট সেটিংস চলছে; প্রতিটা পেআউটে দ্বিতীয় ব্যক্তির PIN লাগবে।</translation>
    </message>
    <message>
        <source>What you chose is used until Paydesk closes.</source>
        <translation>আপনি যা বেছেছেন, Paydesk বন্ধ হওয়া পর্যন্ত তা চলবে।</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back to the report</source>
        <translation>রিপোর্টে ফিরুন</translation>
    </message>
    <message>
        <source>Bills</source>
        <translation>বিল</translation>
    </message>
    <message>
        <source>Can stay empty. A difference stops nothing: it goes on the slip.</source>
        <translation>ফাঁকা রাখা যায়। তফাতে কিছুই আটকায় না: স্লিপে লেখা থাকে।</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>বাছুন</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>বন্ধ করে {z} প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Close the shift</source>
        <translation>শিফট বন্ধ করুন</translation>
    </message>
    <message>
        <source>Close, no paper</source>
        <translation>বন্ধ করুন, কাগজ নয়</translation>
    </message>
    <message>
        <source>Closed by {name}</source>
        <translation>{name} বন্ধ করেছেন</translation>
    </message>
    <message>
        <source>Count: your own bills</source>
        <translation>হিসাব মেলানো: আপনার নিজের বিল</translation>
    </message>
    <message>
        <source>Difference {amount}</source>
        <translation>তফাত {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: your bills say less</source>
        <translation>তফাত {amount}: আপনার বিলে কম</translation>
    </message>
    <message>
        <source>Difference {amount}: your bills say more</source>
        <translation>তফাত {amount}: আপনার বিলে বেশি</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>শিফট বুঝিয়ে দিন</translation>
    </message>
    <message>
        <source>Hand over the shift</source>
        <translation>শিফট বুঝিয়ে দিন</translation>
    </message>
    <message>
        <source>Handed over by {name}</source>
        <translation>শিফট দিচ্ছেন: {name}</translation>
    </message>
    <message>
        <source>Next person</source>
        <translation>পরের ব্যক্তি</translation>
    </message>
    <message>
        <source>Next person (can stay open)</source>
        <translation>পরের ব্যক্তি (ফাঁকা রাখা যায়)</translation>
    </message>
    <message>
        <source>Nobody is set up here: no name goes on it</source>
        <translation>এখানে কাউকে সেট করা নেই: এতে কোনও নাম থাকবে না</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>এখনও কেউ নেই</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>এখনও নয়</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>খোলা {time}</translation>
    </message>
    <message>
        <source>Opened {time} by {name}</source>
        <translation>খোলা {time}, {name}</translation>
    </message>
    <message>
        <source>Paid, by the service</source>
        <translation>সার্ভিসের হিসাবে পেমেন্ট</translation>
    </message>
    <message>
        <source>Their total</source>
        <translation>এগুলোর মোট</translation>
    </message>
    <message>
        <source>These go on the slip as they are</source>
        <translation>এগুলো এভাবেই স্লিপে যাবে</translation>
    </message>
    <message>
        <source>These go on with the shift</source>
        <translation>এগুলো শিফটের সঙ্গে যাবে</translation>
    </message>
    <message>
        <source>Type both, the number of bills and their total, or none of them.</source>
        <translation>দুটোই লিখুন, বিলের সংখ্যা আর তাদের মোট, নয়তো কোনওটাই নয়।</translation>
    </message>
    <message>
        <source>Type how many there are, in digits.</source>
        <translation>কতগুলো আছে, ডিজিটে লিখুন।</translation>
    </message>
    <message>
        <source>Who has the shift from now on?</source>
        <translation>এখন থেকে শিফট কার?</translation>
    </message>
    <message>
        <source>becomes {z}</source>
        <translation>হবে {z}</translation>
    </message>
    <message>
        <source>nobody may strike them out</source>
        <translation>এগুলো কেউ কাটতে পারবে না</translation>
    </message>
    <message>
        <source>nothing changes it afterwards</source>
        <translation>পরে কিছুতেই বদলায় না</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Look at it anew.</source>
        <translation>আবার দেখে নিন।</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>হয়নি</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>পেমেন্ট হয়েছে: {amount}</translation>
    </message>
    <message>
        <source>The shift was closed or handed over meanwhile.</source>
        <translation>এর মধ্যে শিফট বন্ধ হয়েছে বা বুঝিয়ে দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>{z} is closed</source>
        <translation>{z} বন্ধ হয়েছে</translation>
    </message>
</context>
<context>
    <name>ShopResults</name>
    <message>
        <source>Other counters</source>
        <translation>অন্য কাউন্টার</translation>
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
        <translation>এর বেশি অ্যামাউন্ট হলে, কেউ পেমেন্ট করার আগে একবার জিজ্ঞাসা করা হয়।</translation>
    </message>
    <message>
        <source>A scanned order needs the total of its bill beside it</source>
        <translation>স্ক্যান করা অর্ডারের পাশে তার বিলের মোট লাগবে</translation>
    </message>
    <message>
        <source>An order can be paid for (minutes)</source>
        <translation>অর্ডারের পেমেন্ট কতক্ষণ করা যাবে (মিনিট)</translation>
    </message>
    <message>
        <source>An order of another amount is stopped before anybody can pay it.</source>
        <translation>অন্য অ্যামাউন্টের অর্ডার কেউ পেমেন্ট করার আগেই আটকানো হয়।</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>আশা</translation>
    </message>
    <message>
        <source>Ask above this amount</source>
        <translation>এর বেশি অ্যামাউন্টে জিজ্ঞাসা</translation>
    </message>
    <message>
        <source>By India&apos;s clock. For a shop that is open past midnight: reports go by it.</source>
        <translation>ভারতের ঘড়ি অনুযায়ী। মাঝরাতের পরেও খোলা দোকানের জন্য: রিপোর্ট এতেই চলে।</translation>
    </message>
    <message>
        <source>By its number</source>
        <translation>নম্বর দিয়ে</translation>
    </message>
    <message>
        <source>By its phone</source>
        <translation>ফোন দিয়ে</translation>
    </message>
    <message>
        <source>How the terminal is named</source>
        <translation>টার্মিনালের পরিচয়</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>দোকানের নাম</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>কখনও নয়</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>শর্মা স্টোর্স</translation>
    </message>
    <message>
        <source>Shop and terminal</source>
        <translation>দোকান ও টার্মিনাল</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>টার্মিনাল</translation>
    </message>
    <message>
        <source>The shop&apos;s day ends at</source>
        <translation>দোকানের দিন শেষ হয়</translation>
    </message>
    <message>
        <source>The shop&apos;s own UPI address (optional)</source>
        <translation>দোকানের নিজের UPI আইডি (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>This counter</source>
        <translation>এই কাউন্টার</translation>
    </message>
    <message>
        <source>Who sells here</source>
        <translation>এখানে কে বিক্রি করেন</translation>
    </message>
    <message>
        <source>counter 2</source>
        <translation>কাউন্টার 2</translation>
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
        <translation>এইমাত্র</translation>
    </message>
    <message>
        <source>Nobody is waiting</source>
        <translation>কেউ অপেক্ষায় নেই</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>বিক্রি</translation>
    </message>
    <message>
        <source>Waiting now</source>
        <translation>এখন অপেক্ষায়</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close this panel</source>
        <translation>এই প্যানেল বন্ধ করুন</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc টিপলে বন্ধ</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>(continued)</source>
        <translation>(আগের পর থেকে)</translation>
    </message>
    <message>
        <source>Another series of numbers since {time}: other slips may have the same ones.</source>
        <translation>{time} থেকে নম্বরের আলাদা সিরিজ: একই নম্বর অন্য স্লিপেও থাকতে পারে।</translation>
    </message>
    <message>
        <source>Bank reference</source>
        <translation>ব্যাঙ্ক রেফারেন্স</translation>
    </message>
    <message>
        <source>CAME LATE, SETTLED: {count}</source>
        <translation>দেরিতে এসেছে, মিটেছে: {count}</translation>
    </message>
    <message>
        <source>CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT</source>
        <translation>PAYDESK-এর বাইরে থেকে বদলানো: এতে ভরসা করবেন না</translation>
    </message>
    <message>
        <source>COUNT</source>
        <translation>হিসাব মেলানো</translation>
    </message>
    <message>
        <source>Closed {time}</source>
        <translation>বন্ধ {time}</translation>
    </message>
    <message>
        <source>Copy the link, and send it as you like.</source>
        <translation>লিঙ্ক কপি করুন, আর যেভাবে খুশি পাঠান।</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>কাউন্টার</translation>
    </message>
    <message>
        <source>DAY REPORT</source>
        <translation>দিনের রিপোর্ট</translation>
    </message>
    <message>
        <source>DEMO: NO REAL MONEY MOVED</source>
        <translation>ডেমো: আসল টাকা চলেনি</translation>
    </message>
    <message>
        <source>DUPLICATE {number}</source>
        <translation>ডুপ্লিকেট {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>তারিখ</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>তফাত</translation>
    </message>
    <message>
        <source>Do not hand over. Still being asked.</source>
        <translation>জিনিস দেবেন না। এখনও জিজ্ঞাসা হচ্ছে।</translation>
    </message>
    <message>
        <source>Do not refund again. Still being asked.</source>
        <translation>আবার রিফান্ড করবেন না। এখনও জিজ্ঞাসা হচ্ছে।</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>প্রথম অর্ডার</translation>
    </message>
    <message>
        <source>GO ON TO THE NEXT SHIFT: {count}</source>
        <translation>পরের শিফটে গেল: {count}</translation>
    </message>
    <message>
        <source>GST dynamic QR</source>
        <translation>GST ডায়নামিক QR</translation>
    </message>
    <message>
        <source>GSTIN {number}</source>
        <translation>GSTIN {number}</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>বিল</translation>
    </message>
    <message>
        <source>It works until {time}.</source>
        <translation>{time} পর্যন্ত চলবে।</translation>
    </message>
    <message>
        <source>Journal seal</source>
        <translation>জার্নালের সিল</translation>
    </message>
    <message>
        <source>Last order</source>
        <translation>শেষ অর্ডার</translation>
    </message>
    <message>
        <source>NET, after refunds</source>
        <translation>নিট, রিফান্ড বাদে</translation>
    </message>
    <message>
        <source>NEW JOURNAL SINCE {time}</source>
        <translation>নতুন জার্নাল {time} থেকে</translation>
    </message>
    <message>
        <source>No sale, and no receipt: the printer is being tried.</source>
        <translation>বিক্রি নয়, রসিদও নয়: প্রিন্টার পরীক্ষা হচ্ছে।</translation>
    </message>
    <message>
        <source>Nobody&apos;s name</source>
        <translation>নাম ছাড়া</translation>
    </message>
    <message>
        <source>Not paid on an earlier Z, now otherwise</source>
        <translation>আগের Z-এ পেমেন্ট হয়নি, এখন বদলেছে</translation>
    </message>
    <message>
        <source>Not paid yet: this is no receipt.</source>
        <translation>এখনও পেমেন্ট হয়নি: এটা রসিদ নয়।</translation>
    </message>
    <message>
        <source>Not paid: cancelled</source>
        <translation>পেমেন্ট হয়নি: বাতিল</translation>
    </message>
    <message>
        <source>Not paid: expired</source>
        <translation>পেমেন্ট হয়নি: মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>Not paid: failed</source>
        <translation>পেমেন্ট হয়নি: ফেল হয়েছে</translation>
    </message>
    <message>
        <source>Of this paid late</source>
        <translation>এর মধ্যে দেরিতে পেমেন্ট</translation>
    </message>
    <message>
        <source>Opened {time}</source>
        <translation>খোলা {time}</translation>
    </message>
    <message>
        <source>Opens a web page</source>
        <translation>ওয়েব পেজ খোলে</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>Our paid</source>
        <translation>আমাদের হিসাবে পেমেন্ট</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>PAID ELSEWHERE: {count}</source>
        <translation>অন্য জায়গায় পেমেন্ট: {count}</translation>
    </message>
    <message>
        <source>PAID LATE, NOT SETTLED: {count}</source>
        <translation>দেরিতে পেমেন্ট, মেটেনি: {count}</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>পেমেন্টের উপায়</translation>
    </message>
    <message>
        <source>Paid on an earlier Z, not to this counter</source>
        <translation>আগের Z-এর পেমেন্ট, এই কাউন্টারে নয়</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>পেমেন্ট</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>Payment link {order}</source>
        <translation>পেমেন্ট লিঙ্ক {order}</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>REFUND UNKNOWN: {count}</source>
        <translation>রিফান্ড জানা নেই: {count}</translation>
    </message>
    <message>
        <source>REFUNDED {amount}</source>
        <translation>রিফান্ড হয়েছে {amount}</translation>
    </message>
    <message>
        <source>Receipt {order}</source>
        <translation>রসিদ {order}</translation>
    </message>
    <message>
        <source>Refunds by payout link</source>
        <translation>পেআউট লিঙ্কে রিফান্ড</translation>
    </message>
    <message>
        <source>Refunds on an earlier Z, not paid out</source>
        <translation>আগের Z-এর রিফান্ড, যা যায়নি</translation>
    </message>
    <message>
        <source>STILL WAITING: {count}</source>
        <translation>এখনও অপেক্ষায়: {count}</translation>
    </message>
    <message>
        <source>Scan it with the phone&apos;s camera, or type the address.</source>
        <translation>ফোনের ক্যামেরা দিয়ে স্ক্যান করুন, বা ঠিকানা লিখুন।</translation>
    </message>
    <message>
        <source>Show this slip at the counter: we scan it and find your payment.</source>
        <translation>এই স্লিপ কাউন্টারে দেখান: আমরা স্ক্যান করে আপনার পেমেন্ট খুঁজে নেব।</translation>
    </message>
    <message>
        <source>Signed: {person}</source>
        <translation>সই: {person}</translation>
    </message>
    <message>
        <source>TEST: NO REAL MONEY MOVED</source>
        <translation>টেস্ট: আসল টাকা চলেনি</translation>
    </message>
    <message>
        <source>TO PAY</source>
        <translation>পেমেন্ট বাকি</translation>
    </message>
    <message>
        <source>Test slip</source>
        <translation>টেস্ট স্লিপ</translation>
    </message>
    <message>
        <source>Thank you. Come again.</source>
        <translation>ধন্যবাদ। আবার আসবেন।</translation>
    </message>
    <message>
        <source>The shop&apos;s own bills were not counted.</source>
        <translation>দোকানের নিজের বিল গোনা হয়নি।</translation>
    </message>
    <message>
        <source>The tables differed from the journal and were made anew.</source>
        <translation>হিসাব জার্নালের সঙ্গে মিলছিল না, নতুন করে তৈরি।</translation>
    </message>
    <message>
        <source>This PC has no program for it</source>
        <translation>এই PC-তে এর কোনও প্রোগ্রাম নেই</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was set back meanwhile.</source>
        <translation>এর মধ্যে এই PC-র ঘড়ি পিছিয়ে দেওয়া হয়েছে।</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>মোট</translation>
    </message>
    <message>
        <source>UNKNOWN: {count}</source>
        <translation>জানা নেই: {count}</translation>
    </message>
    <message>
        <source>UPI QR</source>
        <translation>UPI QR</translation>
    </message>
    <message>
        <source>What was paid before and stood on no Z is not on this one.</source>
        <translation>আগে যে পেমেন্ট হয়েছে কিন্তু কোনও Z-এ ছিল না, তা এতেও নেই।</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>আপনার বিল</translation>
    </message>
    <message>
        <source>Z REPORT {number}</source>
        <translation>Z রিপোর্ট {number}</translation>
    </message>
    <message>
        <source>Z before this</source>
        <translation>এর আগের Z</translation>
    </message>
    <message>
        <source>printed {time}</source>
        <translation>প্রিন্ট {time}</translation>
    </message>
    <message>
        <source>printed {time} by {person}</source>
        <translation>প্রিন্ট {time}, {person}</translation>
    </message>
    <message>
        <source>terminal {number}</source>
        <translation>টার্মিনাল {number}</translation>
    </message>
    <message>
        <source>twin {number}</source>
        <translation>জোড়া অর্ডার {number}</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>{shop}: please pay {amount} here: {link}</source>
        <translation>{shop}: দয়া করে {amount} এখানে পেমেন্ট করুন: {link}</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>How the slip will look</source>
        <translation>স্লিপ দেখতে কেমন হবে</translation>
    </message>
    <message>
        <source>The slip</source>
        <translation>স্লিপ</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Another sale is paid: {amount}</source>
        <translation>অন্য বিক্রির পেমেন্ট হয়েছে: {amount}</translation>
    </message>
    <message>
        <source>Less than a minute left to pay</source>
        <translation>পেমেন্টের জন্য এক মিনিটেরও কম বাকি</translation>
    </message>
    <message>
        <source>Not ready to be paid. Look at the screen</source>
        <translation>পেমেন্টের জন্য তৈরি নয়। স্ক্রিন দেখুন</translation>
    </message>
    <message>
        <source>Nothing was announced yet</source>
        <translation>এখনও কিছু ঘোষণা হয়নি</translation>
    </message>
    <message>
        <source>Paid late: {amount}. Look at the screen</source>
        <translation>দেরিতে পেমেন্ট হয়েছে: {amount}। স্ক্রিন দেখুন</translation>
    </message>
    <message>
        <source>Paid: {amount}</source>
        <translation>পেমেন্ট হয়েছে: {amount}</translation>
    </message>
    <message>
        <source>Said at {time}</source>
        <translation>বলা হয়েছে {time}</translation>
    </message>
    <message>
        <source>The code has run out</source>
        <translation>কোডের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The first payment will be.</source>
        <translation>প্রথম পেমেন্টের ঘোষণা হবে।</translation>
    </message>
    <message>
        <source>This is how Paydesk sounds</source>
        <translation>Paydesk এমন শোনায়</translation>
    </message>
    <message>
        <source>Twenty seconds left to pay</source>
        <translation>পেমেন্টের জন্য কুড়ি সেকেন্ড বাকি</translation>
    </message>
</context>
<context>
    <name>SourceSettings</name>
    <message>
        <source>Add a fund source</source>
        <translation>ফান্ড সোর্স যোগ করুন</translation>
    </message>
    <message>
        <source>CFMAIN1</source>
        <translation>CFMAIN1</translation>
    </message>
    <message>
        <source>Daily payouts</source>
        <translation>রোজের পেআউট</translation>
    </message>
    <message>
        <source>Fund sources</source>
        <translation>ফান্ড সোর্স</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Id of fund source {n}</source>
        <translation>ফান্ড সোর্স {n}-এর ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Name of fund source {n}</source>
        <translation>ফান্ড সোর্স {n}-এর নাম</translation>
    </message>
    <message>
        <source>None yet: the service uses the account&apos;s own fund source.</source>
        <translation>এখনও নেই: সার্ভিস অ্যাকাউন্টের নিজের ফান্ড সোর্স ব্যবহার করে।</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
    </message>
    <message>
        <source>Remove fund source {n}</source>
        <translation>ফান্ড সোর্স {n} সরান</translation>
    </message>
    <message>
        <source>The accounts that money can go from, as the service&apos;s dashboard names them. Transfers of v1 use none.</source>
        <translation>যেসব অ্যাকাউন্ট থেকে টাকা যেতে পারে, সার্ভিসের ড্যাশবোর্ডে যে নামে আছে। v1-এর ট্রান্সফারে এগুলো লাগে না।</translation>
    </message>
    <message>
        <source>This one is in the list already.</source>
        <translation>এটা আগে থেকেই তালিকায় আছে।</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. You can stop after any step, and go on later.</source>
        <translation>প্রায় 3 মিনিট। যে কোনও ধাপের পরে থামতে পারেন, পরে আবার শুরু করুন।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>যুক্ত করুন</translation>
    </message>
    <message>
        <source>Paydesk</source>
        <translation>Paydesk</translation>
    </message>
    <message>
        <source>People</source>
        <translation>লোকজন</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>টেস্ট বিক্রি</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>স্বাগত</translation>
    </message>
    <message>
        <source>after 1 minute</source>
        <translation>1 মিনিট পরে</translation>
    </message>
    <message>
        <source>after 15 minutes</source>
        <translation>15 মিনিট পরে</translation>
    </message>
    <message>
        <source>after 3 minutes</source>
        <translation>3 মিনিট পরে</translation>
    </message>
    <message>
        <source>after 5 minutes</source>
        <translation>5 মিনিট পরে</translation>
    </message>
    <message>
        <source>after {n} s</source>
        <translation>{n} সেকেন্ড পরে</translation>
    </message>
    <message>
        <source>{step}: done</source>
        <translation>{step}: হয়ে গেছে</translation>
    </message>
    <message>
        <source>{step}: still to come</source>
        <translation>{step}: এখনও বাকি</translation>
    </message>
    <message>
        <source>{step}: you are here</source>
        <translation>{step}: আপনি এখানে</translation>
    </message>
</context>
<context>
    <name>StartPresenter</name>
    <message>
        <source>A newer Paydesk wrote it. Install that version here first.</source>
        <translation>এটা নতুন Paydesk লিখেছে। আগে এখানে সেই ভার্সন ইনস্টল করুন।</translation>
    </message>
    <message>
        <source>It holds no settings of Paydesk. On the other counter: Settings, What this PC keeps.</source>
        <translation>এতে Paydesk-এর কোনও সেটিংস নেই। অন্য কাউন্টারে: সেটিংস, এই PC কী কী রাখে।</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>এই ফাইল ব্যবহার করা যাবে না</translation>
    </message>
</context>
<context>
    <name>StartingPage</name>
    <message>
        <source>Starting Paydesk…</source>
        <translation>Paydesk চালু হচ্ছে…</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Connection</source>
        <translation>কানেকশন</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>হাব</translation>
    </message>
    <message>
        <source>No terminal set</source>
        <translation>টার্মিনাল সেট নেই</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>স্যান্ডবক্স</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>সার্ভিস</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>শিফট</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>স্টাফ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>টার্মিনাল</translation>
    </message>
    <message>
        <source>Terminal {name}</source>
        <translation>টার্মিনাল {name}</translation>
    </message>
    <message>
        <source>Test service</source>
        <translation>টেস্ট সার্ভিস</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>আজ</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>আজ: {paid}টা পেমেন্ট, {total}</translation>
    </message>
    <message>
        <source>{amount} refunded</source>
        <translation>{amount} রিফান্ড</translation>
    </message>
    <message>
        <source>{name}, {time} ms</source>
        <translation>{name}, {time} ms</translation>
    </message>
    <message>
        <source>{name}: not asked yet</source>
        <translation>{name}: এখনও জিজ্ঞাসা হয়নি</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>Copied</source>
        <translation>কপি হয়েছে</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>মুছুন</translation>
    </message>
    <message>
        <source>Erase everything finished from before {day}?</source>
        <translation>{day}-এর আগে শেষ হওয়া সব মুছবেন?</translation>
    </message>
    <message>
        <source>Erase what is older than</source>
        <translation>এর চেয়ে পুরনো মুছুন</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>মোছা হয়েছে</translation>
    </message>
    <message>
        <source>Everything that is set here, without keys and without people. Type the keys there anew.</source>
        <translation>এখানকার সব সেটিংস, API কী আর লোকজন ছাড়া। ওখানে API কী নতুন করে লিখুন।</translation>
    </message>
    <message>
        <source>Finished sales and settled payouts, old lines of the logs, and copies of the journal go for good. What is open, watched or not settled stays, and so does who erased what.</source>
        <translation>শেষ হওয়া বিক্রি, মিটে যাওয়া পেআউট, লগের পুরনো লাইন আর জার্নালের কপি চিরতরে মুছে যাবে। যা খোলা, নজরে রাখা বা মেটেনি তা থাকবে; কে কী মুছেছে, তাও থাকবে।</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>কতটা</translation>
    </message>
    <message>
        <source>It cannot be brought back. Reports of those days will be empty.</source>
        <translation>এটা আর ফেরানো যাবে না। ওই দিনগুলোর রিপোর্ট ফাঁকা থাকবে।</translation>
    </message>
    <message>
        <source>Not everything was erased</source>
        <translation>সব মোছা যায়নি</translation>
    </message>
    <message>
        <source>Paste it into a file or a message.</source>
        <translation>এটা কোনও ফাইল বা মেসেজে পেস্ট করুন।</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ফাইলে সেভ করুন</translation>
    </message>
    <message>
        <source>Save the settings</source>
        <translation>সেটিংস সেভ করুন</translation>
    </message>
    <message>
        <source>Settings for a second counter</source>
        <translation>আর একটা কাউন্টারের জন্য সেটিংস</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>কবে থেকে</translation>
    </message>
    <message>
        <source>The files are in {folder}.</source>
        <translation>ফাইলগুলো {folder}-এ আছে।</translation>
    </message>
    <message>
        <source>This PC could not write everything. Make room on the disk, and erase once more.</source>
        <translation>এই PC সব লিখতে পারেনি। ডিস্কে জায়গা করুন, আর আবার একবার মুছুন।</translation>
    </message>
    <message>
        <source>What</source>
        <translation>কী</translation>
    </message>
    <message>
        <source>What this PC keeps</source>
        <translation>এই PC কী কী রাখে</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>কোথায়</translation>
    </message>
    <message>
        <source>Yes, erase it for good</source>
        <translation>হ্যাঁ, চিরতরে মুছুন</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>(its words: {words})</source>
        <translation>(ওদের কথা: {words})</translation>
    </message>
    <message>
        <source>Asked in vain. {what}</source>
        <translation>জিজ্ঞাসা করে কিছু পাওয়া যায়নি। {what}</translation>
    </message>
    <message>
        <source>Asked: {word}</source>
        <translation>জিজ্ঞাসা করা হয়েছে: {word}</translation>
    </message>
    <message>
        <source>Cancel answered: {word}</source>
        <translation>বাতিলের উত্তর: {word}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>বাতিলের রিকোয়েস্ট সার্ভিসে পাঠানো হয়েছে</translation>
    </message>
    <message>
        <source>HAND OVER was shown to {person}</source>
        <translation>{person}-কে ‘জিনিস দিয়ে দিন’ দেখানো হয়েছে</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR বা পেমেন্ট লিঙ্ক আসেনি। {what}</translation>
    </message>
    <message>
        <source>No answer that made the order. {what}</source>
        <translation>অর্ডার তৈরির উত্তর আসেনি। {what}</translation>
    </message>
    <message>
        <source>No picture of the QR. {why}</source>
        <translation>QR-এর ছবি নেই। {why}</translation>
    </message>
    <message>
        <source>Order made for {amount}: {word}</source>
        <translation>{amount}-এর অর্ডার তৈরি হয়েছে: {word}</translation>
    </message>
    <message>
        <source>Order sent to the service</source>
        <translation>অর্ডার সার্ভিসে পাঠানো হয়েছে</translation>
    </message>
    <message>
        <source>Paid by payment {number}</source>
        <translation>পেমেন্ট হয়েছে, পেমেন্ট নম্বর {number}</translation>
    </message>
    <message>
        <source>Paid more than once: {numbers}</source>
        <translation>একাধিকবার পেমেন্ট হয়েছে: {numbers}</translation>
    </message>
    <message>
        <source>Paydesk was started again and went on with it</source>
        <translation>Paydesk আবার চালু হয়ে এটা চালিয়ে গেছে</translation>
    </message>
    <message>
        <source>Paydesk was started again; the order stays watched</source>
        <translation>Paydesk আবার চালু হয়েছে; অর্ডারে নজর থাকছে</translation>
    </message>
    <message>
        <source>Payment link asked for</source>
        <translation>পেমেন্ট লিঙ্ক চাওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Payment link ready, its address checked</source>
        <translation>পেমেন্ট লিঙ্ক তৈরি, তার ঠিকানা যাচাই হয়েছে</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>পেমেন্ট {number} খোলা হয়েছে</translation>
    </message>
    <message>
        <source>Payments read: none went through</source>
        <translation>পেমেন্ট দেখা হয়েছে: একটাও সফল হয়নি</translation>
    </message>
    <message>
        <source>Payments read: one is on its way at a bank</source>
        <translation>পেমেন্ট দেখা হয়েছে: একটা ব্যাঙ্কে পথে আছে</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>পেআউট লিঙ্ক {number}: {why}। রিফান্ড হয়নি।</translation>
    </message>
    <message>
        <source>QR asked for</source>
        <translation>QR চাওয়া হয়েছে</translation>
    </message>
    <message>
        <source>QR ready as it came, not read back. {why}</source>
        <translation>QR যেমন এসেছে তেমন তৈরি, ফিরে পড়া হয়নি। {why}</translation>
    </message>
    <message>
        <source>QR ready, read back and checked</source>
        <translation>QR তৈরি, ফিরে পড়া আর যাচাই হয়েছে</translation>
    </message>
    <message>
        <source>QR ready, read back. {why}</source>
        <translation>QR তৈরি, ফিরে পড়া হয়েছে। {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR নামঞ্জুর, দেখানো হয়নি। {why}</translation>
    </message>
    <message>
        <source>Receipt not printed</source>
        <translation>রসিদ প্রিন্ট হয়নি</translation>
    </message>
    <message>
        <source>Receipt printed</source>
        <translation>রসিদ প্রিন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Receipt saved as PDF</source>
        <translation>রসিদ PDF হিসেবে সেভ হয়েছে</translation>
    </message>
    <message>
        <source>Seen by {person}</source>
        <translation>{person} দেখেছেন</translation>
    </message>
    <message>
        <source>Taken again: another sale stands in its stead</source>
        <translation>আবার নেওয়া হয়েছে: এর জায়গায় অন্য বিক্রি আছে</translation>
    </message>
    <message>
        <source>The cancel was not confirmed. {what}</source>
        <translation>বাতিল নিশ্চিত হয়নি। {what}</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>কাস্টমার টাকা পেয়েছেন: পেআউট লিঙ্ক {number}</translation>
    </message>
    <message>
        <source>The payments could not be read. {what}</source>
        <translation>পেমেন্ট দেখা যায়নি। {what}</translation>
    </message>
    <message>
        <source>This PC&apos;s clock was put right: times before were wrong</source>
        <translation>এই PC-র ঘড়ি ঠিক করা হয়েছে: আগের সময় ভুল ছিল</translation>
    </message>
    <message>
        <source>Watched for 24 hours; no payment was seen</source>
        <translation>24 ঘণ্টা নজর রাখা হয়েছে; কোনও পেমেন্ট দেখা যায়নি</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>কেউ একজন</translation>
    </message>
    <message>
        <source>{person} asked for a receipt</source>
        <translation>{person} রসিদ চেয়েছেন</translation>
    </message>
    <message>
        <source>{person} asked to cancel the order</source>
        <translation>{person} অর্ডার বাতিল করতে বলেছেন</translation>
    </message>
    <message>
        <source>{person} asked: {word}</source>
        <translation>{person} জিজ্ঞাসা করেছেন: {word}</translation>
    </message>
    <message>
        <source>{person} ended payout link {number}. Nothing was refunded.</source>
        <translation>{person} পেআউট লিঙ্ক {number} বন্ধ করেছেন। রিফান্ড হয়নি।</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} জিনিস দিয়েছেন</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} পেআউট লিঙ্ক {number} দিয়ে {amount} রিফান্ড করেছেন</translation>
    </message>
    <message>
        <source>{person} took it off the list</source>
        <translation>{person} তালিকা থেকে সরিয়েছেন</translation>
    </message>
    <message>
        <source>{person} took order {order} by its number</source>
        <translation>{person} অর্ডার {order} তার নম্বর দিয়ে নিয়েছেন</translation>
    </message>
    <message>
        <source>{person} wanted a new QR</source>
        <translation>{person} নতুন QR চেয়েছেন</translation>
    </message>
    <message>
        <source>{person} wanted a new payment link</source>
        <translation>{person} নতুন পেমেন্ট লিঙ্ক চেয়েছেন</translation>
    </message>
    <message>
        <source>{person} wanted a sale of {amount}</source>
        <translation>{person} {amount}-এর বিক্রি শুরু করেছেন</translation>
    </message>
    <message>
        <source>{person} went on to the next customer</source>
        <translation>{person} পরের কাস্টমারে গেছেন</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Ask now</source>
        <translation>এখনই দেখুন</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>তালিকায় ফিরুন</translation>
    </message>
    <message>
        <source>Choose one in the table.</source>
        <translation>টেবিল থেকে একটা বাছুন।</translation>
    </message>
    <message>
        <source>It was paid after it was closed. Show it to settle it.</source>
        <translation>বন্ধ করার পরে এর পেমেন্ট হয়েছে। মেটাতে এটা দেখান।</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>মেটেনি</translation>
    </message>
    <message>
        <source>Payment {number}</source>
        <translation>পেমেন্ট {number}</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>রসিদ</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>দেখান</translation>
    </message>
    <message>
        <source>The story of a sale</source>
        <translation>বিক্রির বিবরণ</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Story of this sale</source>
        <translation>এই বিক্রির বিবরণ</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n not paid</source>
        <translation>
            <numerusform>%nটার পেমেন্ট হয়নি</numerusform>
            <numerusform>%nটার পেমেন্ট হয়নি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid</source>
        <translation>
            <numerusform>%nটার পেমেন্ট হয়েছে</numerusform>
            <numerusform>%nটার পেমেন্ট হয়েছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid elsewhere</source>
        <translation>
            <numerusform>%nটার অন্য জায়গায় পেমেন্ট</numerusform>
            <numerusform>%nটার অন্য জায়গায় পেমেন্ট</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunded</source>
        <translation>
            <numerusform>%nটার রিফান্ড হয়েছে</numerusform>
            <numerusform>%nটার রিফান্ড হয়েছে</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%nটা দেখানো</numerusform>
            <numerusform>%nটা দেখানো</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%nটা জানা নেই</numerusform>
            <numerusform>%nটা জানা নেই</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%nটা অপেক্ষায়</numerusform>
            <numerusform>%nটা অপেক্ষায়</numerusform>
        </translation>
    </message>
    <message>
        <source>net</source>
        <translation>নিট</translation>
    </message>
</context>
<context>
    <name>SupportTab</name>
    <message>
        <source>Copied</source>
        <translation>কপি হয়েছে</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>Make the support file</source>
        <translation>সাপোর্ট ফাইল বানান</translation>
    </message>
    <message>
        <source>Paste it into a message.</source>
        <translation>কোনও মেসেজে পেস্ট করুন।</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ফাইলে সেভ করুন</translation>
    </message>
    <message>
        <source>Save the support file</source>
        <translation>সাপোর্ট ফাইল সেভ করুন</translation>
    </message>
    <message>
        <source>Support file</source>
        <translation>সাপোর্ট ফাইল</translation>
    </message>
    <message>
        <source>Versions, settings, counts and the end of the log, for whoever helps you. Keys, PINs, names of customers, phones and accounts are not in it, or masked. Read it before you hand it on.</source>
        <translation>যিনি আপনাকে সাহায্য করবেন তাঁর জন্য ভার্সন, সেটিংস, সংখ্যা আর লগের শেষটুকু। API কী, PIN, কাস্টমারের নাম, ফোন আর অ্যাকাউন্ট এতে নেই, বা লুকোনো। দেওয়ার আগে পড়ে নিন।</translation>
    </message>
</context>
<context>
    <name>TimedClipboard</name>
    <message>
        <source>no real money: {text}</source>
        <translation>আসল টাকা নয়: {text}</translation>
    </message>
</context>
<context>
    <name>TokenBox</name>
    <message>
        <source>Copy token</source>
        <translation>টোকেন কপি করুন</translation>
    </message>
    <message>
        <source>Send money to this address</source>
        <translation>এই আইডিতে টাকা পাঠান</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%nটা খোলা</numerusform>
            <numerusform>%nটা খোলা</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>মেনু</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>From</source>
        <translation>কোথা থেকে</translation>
    </message>
    <message>
        <source>It must be more than ₹1.00.</source>
        <translation>₹1.00-এর বেশি হতে হবে।</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>পাঠান</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} পাঠান</translation>
    </message>
    <message>
        <source>The account&apos;s usual one</source>
        <translation>অ্যাকাউন্টের যেটা সাধারণত চলে</translation>
    </message>
    <message>
        <source>The bank says that this address cannot be paid.</source>
        <translation>ব্যাঙ্ক বলছে এই আইডিতে টাকা পাঠানো যাবে না।</translation>
    </message>
    <message>
        <source>Type the UPI address, as name@bank.</source>
        <translation>UPI আইডি লিখুন, যেমন name@bank।</translation>
    </message>
</context>
<context>
    <name>UnlockPanel</name>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nobody here may do this yet. An admin can add somebody in Settings, under People.</source>
        <translation>এখানে এখনও কারও এর অনুমতি নেই। অ্যাডমিন সেটিংস, লোকজনে কাউকে যোগ করতে পারেন।</translation>
    </message>
    <message>
        <source>This PIN saves</source>
        <translation>এই PIN দিলে যা সেভ হবে</translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation>কার PIN?</translation>
    </message>
</context>
<context>
    <name>UpdateSettings</name>
    <message>
        <source>Look for a newer Paydesk once a day</source>
        <translation>দিনে একবার নতুন Paydesk খুঁজুন</translation>
    </message>
    <message>
        <source>Never in the demo. It is only told of: nothing is installed or started again by itself.</source>
        <translation>ডেমোতে কখনও নয়। শুধু জানানো হয়: নিজে থেকে কিছু ইনস্টল বা আবার চালু হয় না।</translation>
    </message>
    <message>
        <source>Newer versions</source>
        <translation>নতুন ভার্সন</translation>
    </message>
</context>
<context>
    <name>Upi</name>
    <message>
        <source>Address</source>
        <translation>ঠিকানা</translation>
    </message>
    <message>
        <source>Ask the customer for the UPI address itself. Send nothing to this one.</source>
        <translation>কাস্টমারের কাছে UPI আইডিটাই চান। এতে কিছু পাঠাবেন না।</translation>
    </message>
    <message>
        <source>Ask the customer to read it out once more. Send nothing to this one.</source>
        <translation>কাস্টমারকে আর একবার পড়ে শোনাতে বলুন। এতে কিছু পাঠাবেন না।</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>ব্যাঙ্ক</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>শাখা</translation>
    </message>
    <message>
        <source>City</source>
        <translation>শহর</translation>
    </message>
    <message>
        <source>District</source>
        <translation>জেলা</translation>
    </message>
    <message>
        <source>IFSC</source>
        <translation>IFSC</translation>
    </message>
    <message>
        <source>INVALID</source>
        <translation>ভুল</translation>
    </message>
    <message>
        <source>No</source>
        <translation>না</translation>
    </message>
    <message>
        <source>No UPI address belongs to this phone number.</source>
        <translation>এই ফোন নম্বরের কোনও UPI আইডি নেই।</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>কোনও ব্যাঙ্ক এই UPI আইডি চেনে না।</translation>
    </message>
    <message>
        <source>Rails</source>
        <translation>পাঠানোর উপায়</translation>
    </message>
    <message>
        <source>Run out</source>
        <translation>সময় শেষ</translation>
    </message>
    <message>
        <source>Single use</source>
        <translation>একবারের জন্য</translation>
    </message>
    <message>
        <source>State</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>The transfer token has run out. Check the address again for another.</source>
        <translation>ট্রান্সফার টোকেনের মেয়াদ শেষ। নতুন পেতে আইডি আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again for another.</source>
        <translation>ট্রান্সফার টোকেন ব্যবহার হয়ে গেছে। নতুন পেতে আইডি আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Transfer token ready</source>
        <translation>ট্রান্সফার টোকেন তৈরি</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>ব্যবহার হয়ে গেছে</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>হ্যাঁ</translation>
    </message>
    <message>
        <source>{time} left, single use</source>
        <translation>{time} বাকি, একবারের জন্য</translation>
    </message>
</context>
<context>
    <name>UpiPanel</name>
    <message>
        <source>10 digits</source>
        <translation>10 ডিজিট</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>যাচাই করুন</translation>
    </message>
    <message>
        <source>Check a UPI address</source>
        <translation>UPI আইডি যাচাই করুন</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Phone number</source>
        <translation>ফোন নম্বর</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI আইডি</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>ঠিক</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>যা জানা আছে</translation>
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
        <translation>{time}-এ আগেই পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>DO NOT HAND OVER</source>
        <translation>জিনিস দেবেন না</translation>
    </message>
    <message>
        <source>DO NOT LET THEM PAY</source>
        <translation>পেমেন্ট করতে দেবেন না</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>NOT PAID, SAFE TO RETRY</source>
        <translation>পেমেন্ট হয়নি, আবার নেওয়া নিরাপদ</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>বন্ধ করার পরে পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>PAID {time}</source>
        <translation>{time}-এ পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>PART REFUNDED</source>
        <translation>কিছুটা রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>REFUNDED</source>
        <translation>রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>স্ট্যাটাস জানা নেই, জিনিস দেবেন না</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>রায়</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>অপেক্ষা করুন</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>Connect</source>
        <translation>যুক্ত করুন</translation>
    </message>
    <message>
        <source>Connect this counter</source>
        <translation>এই কাউন্টার যুক্ত করুন</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>HAND OVER</source>
        <translation>জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>পেমেন্ট হয়েছে? স্ক্রিন জানিয়ে দেয়।</translation>
    </message>
    <message>
        <source>It turns green</source>
        <translation>সবুজ হয়</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>No account, no network, no real money. A small shop is ready: sell, cancel, refund. Everything says DEMO.</source>
        <translation>অ্যাকাউন্ট নয়, নেটওয়ার্ক নয়, আসল টাকা নয়। একটা ছোট দোকান তৈরি আছে: বেচুন, বাতিল করুন, রিফান্ড করুন। সবেতে ‘ডেমো’ লেখা থাকে।</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>সেটিংসের ফাইল খুলুন</translation>
    </message>
    <message>
        <source>Setting up a second counter?</source>
        <translation>আর একটা কাউন্টার সেট করছেন?</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>ডেমো শুরু করুন</translation>
    </message>
    <message>
        <source>The customer scans</source>
        <translation>কাস্টমার স্ক্যান করেন</translation>
    </message>
    <message>
        <source>The goods leave the counter when the screen turns green, not before.</source>
        <translation>স্ক্রিন সবুজ হলে তবেই জিনিস দিন, তার আগে নয়।</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>এই ফাইল পড়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>ডেমো চালান</translation>
    </message>
    <message>
        <source>Type the amount</source>
        <translation>অ্যামাউন্ট লিখুন</translation>
    </message>
    <message>
        <source>You need three things from Cashfree: client ID, client secret, terminal number. The next page shows where they are.</source>
        <translation>Cashfree থেকে তিনটে তথ্য লাগবে: ক্লায়েন্ট ID, ক্লায়েন্ট সিক্রেট, টার্মিনাল নম্বর। কোথায় আছে, পরের পেজে দেখুন।</translation>
    </message>
    <message>
        <source>Your keys stay in this PC&apos;s keychain.</source>
        <translation>আপনার API কী এই PC-র কীচেনে থাকে।</translation>
    </message>
    <message>
        <source>{file}: choose it again, or another one.</source>
        <translation>{file}: আবার এটাই বাছুন, বা অন্য একটা।</translation>
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
        <translation>রিপোর্টে ফিরুন</translation>
    </message>
    <message>
        <source>By</source>
        <translation>কে করেছেন</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>বন্ধ হয়েছে</translation>
    </message>
    <message>
        <source>Each shift that is closed gets one. Its number has no gap, and nothing changes it afterwards.</source>
        <translation>বন্ধ হওয়া প্রতি শিফটের একটা করে। নম্বরে কোনও ফাঁক থাকে না, পরে কিছুতেই বদলায় না।</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>খোলা হয়েছে</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>কাগজ</translation>
    </message>
    <message>
        <source>Print it again</source>
        <translation>আবার প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>বিক্রি</translation>
    </message>
    <message>
        <source>There is no Z report yet</source>
        <translation>এখনও কোনও Z রিপোর্ট নেই</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z reports</source>
        <translation>Z রিপোর্ট</translation>
    </message>
    <message>
        <source>not printed</source>
        <translation>প্রিন্ট হয়নি</translation>
    </message>
    <message numerus="yes">
        <source>printed %n times</source>
        <translation>
            <numerusform>%n বার প্রিন্ট হয়েছে</numerusform>
            <numerusform>%n বার প্রিন্ট হয়েছে</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Calendar</name>
    <message>
        <source>Calendar</source>
        <translation>ক্যালেন্ডার</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>দিন</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>আগের মাস</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>পরের মাস</translation>
    </message>
</context>
<context>
    <name>_ChapterView</name>
    <message>
        <source>Guide</source>
        <translation>গাইড</translation>
    </message>
</context>
<context>
    <name>_EntryRow</name>
    <message>
        <source>More</source>
        <translation>আরও</translation>
    </message>
    <message>
        <source>More: {title}</source>
        <translation>আরও: {title}</translation>
    </message>
</context>
<context>
    <name>_ItemRow</name>
    <message>
        <source>Ask now</source>
        <translation>এখনই জিজ্ঞাসা করুন</translation>
    </message>
    <message>
        <source>Settle it</source>
        <translation>মেটান</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>দেখান</translation>
    </message>
</context>
</TS>

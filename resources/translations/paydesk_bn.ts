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
        <source>Journal, settings, people and logs: data folder. Keys: system keychain, or only memory.</source>
        <translation>জার্নাল, সেটিংস, লোকজন আর লগ: ডেটা ফোল্ডারে। API কী: সিস্টেমের কীচেনে, বা শুধু মেমরিতে।</translation>
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
        <source>The data folder is {folder}.</source>
        <translation>ডেটা ফোল্ডার হল {folder}।</translation>
    </message>
</context>
<context>
    <name>AccessSettings</name>
    <message>
        <source>A number from {first} to {last}.</source>
        <translation>{first} থেকে {last}-এর মধ্যে একটা সংখ্যা।</translation>
    </message>
    <message>
        <source>Address: {url}</source>
        <translation>ঠিকানা: {url}</translation>
    </message>
    <message>
        <source>Bills as files</source>
        <translation>ফাইল হিসেবে বিল</translation>
    </message>
    <message>
        <source>Fixed port</source>
        <translation>নির্দিষ্ট পোর্ট</translation>
    </message>
    <message>
        <source>For programs that cannot find the address.</source>
        <translation>যে প্রোগ্রাম ঠিকানা খুঁজে পায় না তার জন্য।</translation>
    </message>
    <message>
        <source>How programs reach this counter</source>
        <translation>প্রোগ্রাম এই কাউন্টারে যেভাবে পৌঁছয়</translation>
    </message>
    <message>
        <source>Links of web pages fill the form</source>
        <translation>ওয়েব পেজের লিঙ্ক ফর্ম ভরে দেয়</translation>
    </message>
    <message>
        <source>No address before a program is added.</source>
        <translation>প্রোগ্রাম যোগ করার আগে ঠিকানা নেই।</translation>
    </message>
    <message>
        <source>No program can call now.</source>
        <translation>এখন কোনও প্রোগ্রাম কল করতে পারে না।</translation>
    </message>
    <message>
        <source>Nothing is sent before you press.</source>
        <translation>টেপার আগে কিছু পাঠানো হয় না।</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>পোর্ট</translation>
    </message>
    <message>
        <source>Port {port} is in use</source>
        <translation>পোর্ট {port} ব্যবহার হচ্ছে</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>Cancel this sale?</source>
        <translation>এই বিক্রি বাতিল করবেন?</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>অপেক্ষা চালিয়ে যান</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>হ্যাঁ, বাতিল করুন</translation>
    </message>
</context>
<context>
    <name>ActivityChart</name>
    <message>
        <source>Day by day</source>
        <translation>দিন ধরে</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>কিছুই নয়</translation>
    </message>
</context>
<context>
    <name>ActivityTab</name>
    <message>
        <source>Activity</source>
        <translation>লেনদেনের তালিকা</translation>
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
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Beneficiary history</source>
        <translation>প্রাপকের হিস্ট্রি</translation>
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
        <source>Method</source>
        <translation>পদ্ধতি</translation>
    </message>
    <message>
        <source>Name, amount, UTR</source>
        <translation>নাম, অ্যামাউন্ট, UTR</translation>
    </message>
    <message>
        <source>No payouts: {days}</source>
        <translation>পেআউট নেই: {days}</translation>
    </message>
    <message>
        <source>No such payout: {days}</source>
        <translation>এমন পেআউট নেই: {days}</translation>
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
        <source>Search</source>
        <translation>খুঁজুন</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>সব দেখান</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>সময়</translation>
    </message>
    <message>
        <source>To</source>
        <translation>কোন অ্যাকাউন্টে</translation>
    </message>
    <message>
        <source>UTR</source>
        <translation>UTR</translation>
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
    <message>
        <source>{n} · do not send again</source>
        <translation>{n} · আবার পাঠাবেন না</translation>
    </message>
    <message>
        <source>{n} · failed or came back</source>
        <translation>{n} · ফেল হয়েছে বা ফেরত এসেছে</translation>
    </message>
</context>
<context>
    <name>AlarmBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>আরও %nটা</numerusform>
            <numerusform>আরও %nটা</numerusform>
        </translation>
    </message>
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
        <source>Open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT: {amount} · {order}</source>
        <translation>বন্ধ করার পরে পেমেন্ট হয়েছে: {amount} · {order}</translation>
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
        <source>Yes, continue</source>
        <translation>হ্যাঁ, চালিয়ে যান</translation>
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
        <source>As the system</source>
        <translation>সিস্টেম যেমন</translation>
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
    <message>
        <source>Takes effect when Paydesk starts again.</source>
        <translation>Paydesk আবার চালু হলে কাজে লাগবে।</translation>
    </message>
</context>
<context>
    <name>AreaCard</name>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>API কী মুছুন</translation>
    </message>
    <message>
        <source>Delete these keys?</source>
        <translation>এই API কী মুছবেন?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Erased from this PC. This part stops until you type new keys.</source>
        <translation>এই PC থেকে মোছা হয়েছে। নতুন API কী না লেখা পর্যন্ত এই অংশ বন্ধ।</translation>
    </message>
    <message>
        <source>Save keys</source>
        <translation>API কী সেভ করুন</translation>
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
        <source>Type new keys</source>
        <translation>নতুন API কী লিখুন</translation>
    </message>
    <message>
        <source>Type the keys</source>
        <translation>API কী লিখুন</translation>
    </message>
    <message>
        <source>Yes, delete</source>
        <translation>হ্যাঁ, মুছুন</translation>
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
        <source>Bill {number}</source>
        <translation>বিল {number}</translation>
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
    <message>
        <source>{program}, bill {number}</source>
        <translation>{program}, বিল {number}</translation>
    </message>
</context>
<context>
    <name>BillQuestion</name>
    <message>
        <source>Charge {amount}</source>
        <translation>{amount} নিন</translation>
    </message>
    <message>
        <source>Misread? Scan again.</source>
        <translation>ভুল পড়া? আবার স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>New sale</source>
        <translation>নতুন বিক্রি</translation>
    </message>
    <message>
        <source>No order {number}. Charge {amount} for this bill?</source>
        <translation>{number} অর্ডার নেই। এই বিলে {amount} নেবেন?</translation>
    </message>
    <message>
        <source>Same customer? Open that sale from the list.</source>
        <translation>একই কাস্টমার? তালিকা থেকে ওই বিক্রি খুলুন।</translation>
    </message>
    <message>
        <source>{bill} waits for {amount}.</source>
        <translation>{bill}: {amount}-এর অপেক্ষায়।</translation>
    </message>
</context>
<context>
    <name>Bills</name>
    <message>
        <source>Another amount is open.</source>
        <translation>অন্য একটা অ্যামাউন্ট খোলা আছে।</translation>
    </message>
    <message>
        <source>Unlock first.</source>
        <translation>আগে লক খুলুন।</translation>
    </message>
    <message>
        <source>You may not sell.</source>
        <translation>আপনার বিক্রির অনুমতি নেই।</translation>
    </message>
    <message>
        <source>{bill}: {amount} refused.</source>
        <translation>{bill}: {amount} নামঞ্জুর।</translation>
    </message>
    <message>
        <source>{bill}: {amount} waits in the list</source>
        <translation>{bill}: {amount} তালিকায় অপেক্ষায়</translation>
    </message>
    <message>
        <source>{other} is open.</source>
        <translation>{other} খোলা আছে।</translation>
    </message>
    <message>
        <source>{other} is paid.</source>
        <translation>{other}-এর পেমেন্ট হয়েছে।</translation>
    </message>
    <message>
        <source>{program} wants {amount} for {bill}.</source>
        <translation>{program} {bill}-এর জন্য {amount} চায়।</translation>
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
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>শেষ দিন পর্যন্ত এই লিঙ্ক যার কাছে থাকবে, সে-ই টাকা নিতে পারবে।</translation>
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
        <source>Last day</source>
        <translation>শেষ দিন</translation>
    </message>
    <message>
        <source>Last day, e-mail</source>
        <translation>শেষ দিন, ই-মেল</translation>
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
        <source>More details</source>
        <translation>আরও বিবরণ</translation>
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
        <source>Already refunded: {amount}.</source>
        <translation>আগেই রিফান্ড হয়েছে: {amount}.</translation>
    </message>
    <message>
        <source>Already refunded: {amount}. {left} left to refund.</source>
        <translation>আগে রিফান্ড হয়েছে: {amount}। রিফান্ড বাকি: {left}।</translation>
    </message>
    <message>
        <source>Cancel this payout link, and call your supervisor.</source>
        <translation>এই পেআউট লিঙ্ক বাতিল করুন, আর সুপারভাইজারকে ডাকুন।</translation>
    </message>
    <message>
        <source>Do not give this link to anybody</source>
        <translation>এই লিঙ্ক কাউকে দেবেন না</translation>
    </message>
    <message>
        <source>Needs a supervisor. It goes back to the account that paid.</source>
        <translation>সুপারভাইজার দরকার। টাকা সেই অ্যাকাউন্টেই ফেরত যাবে।</translation>
    </message>
    <message>
        <source>Needs a supervisor. Paid from the payout account.</source>
        <translation>সুপারভাইজার লাগবে। টাকা পেআউট অ্যাকাউন্ট থেকে যায়।</translation>
    </message>
    <message>
        <source>No type</source>
        <translation>ধরন নেই</translation>
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
        <source>The payment service sent a link that is not secure.</source>
        <translation>পেমেন্ট সার্ভিস যে লিঙ্ক পাঠিয়েছে তা নিরাপদ নয়।</translation>
    </message>
    <message>
        <source>The payment service sent a link to another address.</source>
        <translation>পেমেন্ট সার্ভিস অন্য ঠিকানার লিঙ্ক পাঠিয়েছে।</translation>
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
        <source>Payments still arrive, but nobody here sees them until Paydesk opens again.</source>
        <translation>পেমেন্ট এখনও আসে, কিন্তু Paydesk আবার না খোলা পর্যন্ত এখানে কেউ দেখে না।</translation>
    </message>
</context>
<context>
    <name>ColourView</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
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
        <source>Bank says {name}</source>
        <translation>ব্যাঙ্ক বলছে {name}</translation>
    </message>
    <message>
        <source>Each attempt has the same number: nobody is paid twice.</source>
        <translation>প্রতি চেষ্টার নম্বর একই: কেউ দু&apos;বার টাকা পায় না।</translation>
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
        <source>Names differ. Ask who this is before you send.</source>
        <translation>নাম আলাদা। পাঠানোর আগে জিজ্ঞাসা করুন ইনি কে।</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>সারাংশ</translation>
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
        <source>1. Sign in to the Cashfree dashboard.</source>
        <translation>1. Cashfree ড্যাশবোর্ডে সাইন ইন করুন।</translation>
    </message>
    <message>
        <source>2. Switch to Live at the top.</source>
        <translation>2. উপরে Live বাছুন।</translation>
    </message>
    <message>
        <source>2. Switch to Test at the top.</source>
        <translation>2. উপরে Test বাছুন।</translation>
    </message>
    <message>
        <source>3. Open Developers, then API keys.</source>
        <translation>3. Developers খুলুন, তারপর API keys।</translation>
    </message>
    <message>
        <source>4. Copy both. The secret is shown once.</source>
        <translation>4. দুটোই কপি করুন। সিক্রেট একবারই দেখায়।</translation>
    </message>
    <message>
        <source>Check the keys</source>
        <translation>API কী যাচাই করুন</translation>
    </message>
    <message>
        <source>Clock is right</source>
        <translation>ঘড়ি ঠিক আছে</translation>
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
        <source>Keys accepted</source>
        <translation>API কী চলছে</translation>
    </message>
    <message>
        <source>Keys accepted. Clock is right.</source>
        <translation>API কী চলছে। ঘড়ি ঠিক আছে।</translation>
    </message>
    <message>
        <source>Keys are saved after the check.</source>
        <translation>যাচাইয়ের পরে API কী সেভ হয়।</translation>
    </message>
    <message>
        <source>Keys are saved. Leave empty to keep them.</source>
        <translation>API কী সেভ আছে। রাখতে হলে ফাঁকা রাখুন।</translation>
    </message>
    <message>
        <source>Keys match Live</source>
        <translation>API কী ‘লাইভ’-এর</translation>
    </message>
    <message>
        <source>Keys match Test</source>
        <translation>API কী ‘টেস্ট’-এর</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>লাইভ</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
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
        <source>See softPOS in the dashboard, or type its phone.</source>
        <translation>ড্যাশবোর্ডে softPOS দেখুন, বা এর ফোন নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Settings loaded from the file</source>
        <translation>ফাইল থেকে সেটিংস নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Some values were not valid and left out.</source>
        <translation>কিছু মান ঠিক ছিল না, বাদ গেছে।</translation>
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
        <source>These are live keys. Choose Live, or copy the test keys.</source>
        <translation>এগুলো লাইভ কী। লাইভ বাছুন, বা টেস্ট কী কপি করুন।</translation>
    </message>
    <message>
        <source>These are test keys. Choose Test, or copy the live keys.</source>
        <translation>এগুলো টেস্ট কী। টেস্ট বাছুন, বা লাইভ কী কপি করুন।</translation>
    </message>
    <message>
        <source>Type the keys and this counter&apos;s terminal number.</source>
        <translation>API কী আর এই কাউন্টারের টার্মিনাল নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Use another server</source>
        <translation>অন্য সার্ভার ব্যবহার করুন</translation>
    </message>
    <message>
        <source>Where to find the keys</source>
        <translation>API কী কোথায় পাবেন</translation>
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
        <source>Change the keys</source>
        <translation>API কী বদলান</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
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
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>ডেমো প্রোগ্রামের নিজের স্যান্ডবক্স ব্যবহার করে। এখানে কিছু সেট করার নেই।</translation>
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
        <source>Each part has its own keys. New keys count from the next call.</source>
        <translation>প্রতি অংশের নিজের API কী। নতুন কী পরের কল থেকে চলে।</translation>
    </message>
    <message>
        <source>Open the keychain</source>
        <translation>কীচেন খুলুন</translation>
    </message>
    <message>
        <source>Sandbox keys. You can test them, not change them.</source>
        <translation>স্যান্ডবক্সের API কী। যাচাই করা যায়, বদলানো যায় না।</translation>
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
    <name>CopyValueButton</name>
    <message>
        <source>Copied</source>
        <translation>কপি হয়েছে</translation>
    </message>
    <message>
        <source>Copy {name} {value}</source>
        <translation>{name} {value} কপি করুন</translation>
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
        <source>All sales are saved and continue. The report stays on this PC.</source>
        <translation>সব বিক্রি সেভ আছে, চলছে। রিপোর্ট এই PC-তে থাকে।</translation>
    </message>
    <message>
        <source>Paydesk ended in the middle of its work</source>
        <translation>Paydesk কাজের মাঝখানে বন্ধ হয়ে গিয়েছিল</translation>
    </message>
</context>
<context>
    <name>Customer</name>
    <message>
        <source>Almost expired. Ask for a new code</source>
        <translation>মেয়াদ প্রায় শেষ। নতুন কোড চান</translation>
    </message>
    <message>
        <source>Ask at the counter for a new code.</source>
        <translation>কাউন্টারে নতুন কোড চান।</translation>
    </message>
    <message>
        <source>Ask at the counter.</source>
        <translation>কাউন্টারে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Compare the amount with your phone</source>
        <translation>অ্যামাউন্ট আপনার ফোনের সঙ্গে মেলান</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>এক মিনিটেরও কম বাকি</translation>
    </message>
    <message>
        <source>No code this time</source>
        <translation>এবার কোড হয়নি</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>পেমেন্টের কিছু নেই।</translation>
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
        <source>Please wait</source>
        <translation>দয়া করে অপেক্ষা করুন</translation>
    </message>
    <message>
        <source>Scan to receive this money</source>
        <translation>এই টাকা নিতে স্ক্যান করুন</translation>
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
        <source>Thank you. Take your goods.</source>
        <translation>ধন্যবাদ। আপনার জিনিস নিন।</translation>
    </message>
    <message>
        <source>The shop cancels this payment. Do not pay.</source>
        <translation>দোকান এই পেমেন্ট বাতিল করছে। পেমেন্ট করবেন না।</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>সময় শেষ</translation>
    </message>
    <message>
        <source>Type the amount in your app</source>
        <translation>আপনার অ্যাপে অ্যামাউন্ট লিখুন</translation>
    </message>
    <message>
        <source>We check your payment. Do not pay again.</source>
        <translation>আপনার পেমেন্ট যাচাই করছি। আবার পেমেন্ট করবেন না।</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>স্বাগত</translation>
    </message>
    <message>
        <source>Your code comes now.</source>
        <translation>আপনার কোড এখনই আসছে।</translation>
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
        <source>%n sales</source>
        <translation>
            <numerusform>%nটা বিক্রি</numerusform>
            <numerusform>%nটা বিক্রি</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%nটা অপেক্ষায়</numerusform>
            <numerusform>%nটা অপেক্ষায়</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}, %n more.</source>
        <translation>
            <numerusform>নিজে থেকেই চলবে: {orders}, আরও %n।</numerusform>
            <numerusform>নিজে থেকেই চলবে: {orders}, আরও %n।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}.</source>
        <translation>
            <numerusform>নিজে থেকেই চলবে: {orders}।</numerusform>
            <numerusform>নিজে থেকেই চলবে: {orders}।</numerusform>
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
        <source>Needs attention: {n}</source>
        <translation>নজর দিন: {n}</translation>
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
        <source>Paid again as {order}: hand over once, refund the other.</source>
        <translation>{order} নামে আবার পেমেন্ট হয়েছে: জিনিস একবার দিন, অন্যটা রিফান্ড করুন।</translation>
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
        <source>Shop&apos;s QR</source>
        <translation>দোকানের QR</translation>
    </message>
    <message>
        <source>The next shift keeps checking.</source>
        <translation>পরের শিফট যাচাই চালিয়ে যাবে।</translation>
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
        <source>no order number yet</source>
        <translation>এখনও অর্ডার নম্বর নেই</translation>
    </message>
    <message>
        <source>paid elsewhere: {n}</source>
        <translation>অন্য জায়গায় পেমেন্ট: {n}</translation>
    </message>
    <message>
        <source>paid late: {n}</source>
        <translation>দেরিতে পেমেন্ট: {n}</translation>
    </message>
    <message>
        <source>refund unknown: {n}</source>
        <translation>রিফান্ড জানা নেই: {n}</translation>
    </message>
    <message>
        <source>unknown: {n}</source>
        <translation>জানা নেই: {n}</translation>
    </message>
    <message>
        <source>{from_hour}:00 to {from_hour}:59</source>
        <translation>{from_hour}:00 থেকে {from_hour}:59</translation>
    </message>
    <message>
        <source>{n} % less</source>
        <translation>{n} % কম</translation>
    </message>
    <message>
        <source>{n} % less today</source>
        <translation>আজ {n} % কম</translation>
    </message>
    <message>
        <source>{n} % more</source>
        <translation>{n} % বেশি</translation>
    </message>
    <message>
        <source>{n} % more today</source>
        <translation>আজ {n} % বেশি</translation>
    </message>
    <message>
        <source>{program}: {amount}, {sales}</source>
        <translation>{program}: {amount}, {sales}</translation>
    </message>
    <message>
        <source>{sales}, average {amount}</source>
        <translation>{sales}, গড় {amount}</translation>
    </message>
    <message>
        <source>{shop}, {days}: {amount} paid, {note}</source>
        <translation>{shop}, {days}: {amount} পেমেন্ট, {note}</translation>
    </message>
</context>
<context>
    <name>DayPresenter</name>
    <message>
        <source>No WhatsApp on this PC</source>
        <translation>এই PC-তে WhatsApp নেই</translation>
    </message>
    <message>
        <source>Save a PDF instead.</source>
        <translation>এর বদলে PDF সেভ করুন।</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ফাইলে সেভ করুন</translation>
    </message>
</context>
<context>
    <name>DemoHints</name>
    <message>
        <source>1 of 4: type an amount</source>
        <translation>4-এর 1: অ্যামাউন্ট লিখুন</translation>
    </message>
    <message>
        <source>2 of 4: Show QR</source>
        <translation>4-এর 2: QR দেখান</translation>
    </message>
    <message>
        <source>3 of 4: Pay on the phone</source>
        <translation>4-এর 3: ফোনে পেমেন্ট করুন</translation>
    </message>
    <message>
        <source>4 of 4: Next</source>
        <translation>4-এর 4: পরের</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A UPI address looks like name@bank.</source>
        <translation>UPI আইডি দেখতে এমন: name@bank।</translation>
    </message>
    <message>
        <source>A character here is not allowed.</source>
        <translation>এখানে একটা ক্যারেক্টার চলে না।</translation>
    </message>
    <message>
        <source>A phone number has 10 digits, without +91.</source>
        <translation>ফোন নম্বরে 10 ডিজিট, +91 ছাড়া।</translation>
    </message>
    <message>
        <source>A phone number has 8 to 12 digits, without +91.</source>
        <translation>ফোন নম্বরে 8 থেকে 12 ডিজিট, +91 ছাড়া।</translation>
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
        <source>An IFSC has 11 characters: four letters, a zero, six letters or digits.</source>
        <translation>IFSC-তে 11টা ক্যারেক্টার: চারটে অক্ষর, একটা শূন্য, ছ&apos;টা অক্ষর বা ডিজিট।</translation>
    </message>
    <message>
        <source>An amount cannot be below zero.</source>
        <translation>অ্যামাউন্ট শূন্যের কম হতে পারে না।</translation>
    </message>
    <message>
        <source>An e-mail address looks like name@example.com.</source>
        <translation>ই-মেল ঠিকানা দেখতে এমন: name@example.com।</translation>
    </message>
    <message>
        <source>At least 3 characters.</source>
        <translation>অন্তত 3টে ক্যারেক্টার।</translation>
    </message>
    <message>
        <source>At most 100 characters.</source>
        <translation>সবচেয়ে বেশি 100টা ক্যারেক্টার।</translation>
    </message>
    <message>
        <source>At most 200 characters.</source>
        <translation>সর্বাধিক 200টা ক্যারেক্টার।</translation>
    </message>
    <message>
        <source>At most 30 days ahead.</source>
        <translation>সর্বাধিক 30 দিন পর পর্যন্ত।</translation>
    </message>
    <message>
        <source>At most 45 characters.</source>
        <translation>সর্বাধিক 45টা ক্যারেক্টার।</translation>
    </message>
    <message>
        <source>At most 70 characters.</source>
        <translation>সর্বাধিক 70টা ক্যারেক্টার।</translation>
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
        <source>Choose the account that pays.</source>
        <translation>যে অ্যাকাউন্ট থেকে যাবে সেটা বাছুন।</translation>
    </message>
    <message>
        <source>Choose the account that receives.</source>
        <translation>যে অ্যাকাউন্টে আসবে সেটা বাছুন।</translation>
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
        <source>Choose who gets each charge.</source>
        <translation>প্রতিটা চার্জ কে পাবেন বাছুন।</translation>
    </message>
    <message>
        <source>Choose yesterday or an earlier day.</source>
        <translation>গতকাল বা তার আগের দিন বাছুন।</translation>
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
        <source>Digits only.</source>
        <translation>শুধু ডিজিট।</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>ই-মেল</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>এটা লিখুন।</translation>
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
        <source>Give one, not both.</source>
        <translation>একটা দিন, দুটোই নয়।</translation>
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
        <source>More than allowed.</source>
        <translation>অনুমতির চেয়ে বেশি।</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>No bill with this number. Scan again, or type the amount.</source>
        <translation>এই নম্বরের বিল নেই। আবার স্ক্যান করুন, বা অ্যামাউন্ট লিখুন।</translation>
    </message>
    <message>
        <source>No order {number}. Misread, or Caps Lock on? Scan again.</source>
        <translation>{number} নম্বরের অর্ডার নেই। ভুল পড়া, না Caps Lock চালু? আবার স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>No spaces. Only A to Z, digits, _ and -.</source>
        <translation>ফাঁকা জায়গা নয়। শুধু A থেকে Z, ডিজিট, _ আর -।</translation>
    </message>
    <message>
        <source>No terminal is set. Enter one in Settings.</source>
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
        <source>Only A to Z, digits, _ and -.</source>
        <translation>শুধু A থেকে Z, ডিজিট, _ আর -।</translation>
    </message>
    <message>
        <source>Only letters and digits, no spaces.</source>
        <translation>শুধু অক্ষর আর ডিজিট, ফাঁকা জায়গা নয়।</translation>
    </message>
    <message>
        <source>Only letters, digits and spaces.</source>
        <translation>শুধু অক্ষর, ডিজিট আর ফাঁকা জায়গা।</translation>
    </message>
    <message>
        <source>Only letters, digits, spaces and . - / &amp;.</source>
        <translation>শুধু অক্ষর, ডিজিট, ফাঁকা জায়গা আর . - / &amp;।</translation>
    </message>
    <message>
        <source>Only two digits after the point.</source>
        <translation>দশমিকের পরে শুধু দুটো ডিজিট।</translation>
    </message>
    <message>
        <source>Only version v1.2 can choose the fund source.</source>
        <translation>শুধু ভার্সন v1.2 ফান্ড সোর্স বাছতে পারে।</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>পেজ</translation>
    </message>
    <message>
        <source>Paste only the code, without address or spaces.</source>
        <translation>শুধু কোডটা পেস্ট করুন, ঠিকানা বা ফাঁকা জায়গা ছাড়া।</translation>
    </message>
    <message>
        <source>Paste the code from the customer.</source>
        <translation>কাস্টমারের দেওয়া কোড পেস্ট করুন।</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Real and test money do not mix. Still owed? Fill in a new one.</source>
        <translation>আসল আর টেস্ট টাকা মেশে না। এখনও বাকি? নতুন ফর্ম লিখুন।</translation>
    </message>
    <message>
        <source>Real and test money do not mix: this sale has the other kind.</source>
        <translation>আসল আর টেস্ট টাকা মেশে না: এই বিক্রি অন্য ধরনের।</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>কারণ</translation>
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
        <source>Tell the customer</source>
        <translation>কাস্টমারকে জানান</translation>
    </message>
    <message>
        <source>The charges are more than the loan</source>
        <translation>চার্জ লোনের চেয়ে বেশি</translation>
    </message>
    <message>
        <source>The first day is after the last.</source>
        <translation>প্রথম দিন শেষ দিনের পরে।</translation>
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
        <source>This day is over.</source>
        <translation>এই দিন শেষ হয়ে গেছে।</translation>
    </message>
    <message>
        <source>This order has another amount.</source>
        <translation>এই অর্ডারের অ্যামাউন্ট আলাদা।</translation>
    </message>
    <message>
        <source>To</source>
        <translation>কোন অ্যাকাউন্টে</translation>
    </message>
    <message>
        <source>Too large. A digit too many?</source>
        <translation>বেশি বড়। একটা ডিজিট বেশি?</translation>
    </message>
    <message>
        <source>Too long.</source>
        <translation>বেশি লম্বা।</translation>
    </message>
    <message>
        <source>Too short.</source>
        <translation>বেশি ছোট।</translation>
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
        <source>Type the amount without commas.</source>
        <translation>কমা ছাড়া অ্যামাউন্ট লিখুন।</translation>
    </message>
    <message>
        <source>Type the amount, as 1250 or 1250.50.</source>
        <translation>অ্যামাউন্ট লিখুন, যেমন 1250 বা 1250.50।</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id.</source>
        <translation>প্রাপকের ID লিখুন।</translation>
    </message>
    <message>
        <source>Type the phone number.</source>
        <translation>ফোন নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Type the reason.</source>
        <translation>কারণ লিখুন।</translation>
    </message>
    <message>
        <source>Type the recipient&apos;s name.</source>
        <translation>প্রাপকের নাম লিখুন।</translation>
    </message>
    <message>
        <source>Type the total of the bill, to compare.</source>
        <translation>মেলানোর জন্য বিলের মোট লিখুন।</translation>
    </message>
    <message>
        <source>UPI address</source>
        <translation>UPI আইডি</translation>
    </message>
    <message>
        <source>Use digits and one point.</source>
        <translation>ডিজিট আর একটা দশমিক বিন্দু দিন।</translation>
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
        <source>“{sign}” is not allowed. Only A to Z, digits, _ and -.</source>
        <translation>“{sign}” চলে না। শুধু A থেকে Z, ডিজিট, _ আর -।</translation>
    </message>
    <message>
        <source>“{sign}” is not allowed. Scanned? Set PC and scanner to English (US).</source>
        <translation>“{sign}” চলে না। স্ক্যান করা? PC আর স্ক্যানার English (US)-এ সেট করুন।</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Last {weekday}</source>
        <translation>গত {weekday}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Paid by hour</source>
        <translation>ঘণ্টা ধরে পেমেন্ট</translation>
    </message>
    <message>
        <source>Paid today</source>
        <translation>আজকের পেমেন্ট</translation>
    </message>
    <message>
        <source>Paid, {days}</source>
        <translation>পেমেন্ট, {days}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>আজ</translation>
    </message>
    <message>
        <source>{day}, same time</source>
        <translation>{day}, একই সময়</translation>
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
        <source>All topics</source>
        <translation>সব বিষয়</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>About</source>
        <translation>পরিচয়</translation>
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
        <source>Keys of this page</source>
        <translation>এই পেজের কী</translation>
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
    <name>HintBubble</name>
    <message>
        <source>Close the hint</source>
        <translation>পরামর্শ বন্ধ করুন</translation>
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
        <source>Status</source>
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
        <source>Status</source>
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
        <source>Type the beneficiary&apos;s id.</source>
        <translation>প্রাপকের ID লিখুন।</translation>
    </message>
    <message>
        <source>Type the beneficiary&apos;s id; the days may stay empty.</source>
        <translation>প্রাপকের ID লিখুন; দিন ফাঁকা থাকলেও চলে।</translation>
    </message>
    <message>
        <source>Which beneficiary?</source>
        <translation>কোন প্রাপক?</translation>
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
    <message>
        <source>A data folder was copied. Begin a new journal here.</source>
        <translation>ডেটা ফোল্ডার কপি করা হয়েছে। এখানে নতুন জার্নাল শুরু করুন।</translation>
    </message>
    <message>
        <source>An address looks like https://hub.example.com.</source>
        <translation>ঠিকানা দেখতে এমন: https://hub.example.com।</translation>
    </message>
    <message>
        <source>An older copy of the journal was restored. Begin a new journal.</source>
        <translation>জার্নালের পুরনো কপি ফেরানো হয়েছে। নতুন জার্নাল শুরু করুন।</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date, or ask the shop&apos;s technician.</source>
        <translation>এই PC-র তারিখ দেখুন, বা দোকানের টেকনিশিয়ানকে বলুন।</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>যুক্ত</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>যুক্ত হচ্ছে…</translation>
    </message>
    <message>
        <source>Get a new code and connect again.</source>
        <translation>নতুন কোড নিয়ে আবার যুক্ত করুন।</translation>
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
        <source>Keep selling. Check the address, or ask the shop&apos;s technician.</source>
        <translation>বিক্রি চালিয়ে যান। ঠিকানা দেখুন, বা টেকনিশিয়ানকে বলুন।</translation>
    </message>
    <message>
        <source>Keep selling. Check the network. Paydesk sends later.</source>
        <translation>বিক্রি চালিয়ে যান। নেটওয়ার্ক দেখুন। Paydesk পরে পাঠাবে।</translation>
    </message>
    <message>
        <source>Keep selling. Paydesk sends later.</source>
        <translation>বিক্রি চালিয়ে যান। Paydesk পরে পাঠাবে।</translation>
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
        <source>The code is used or too old</source>
        <translation>কোড ব্যবহৃত বা পুরনো</translation>
    </message>
    <message>
        <source>The code is wrong</source>
        <translation>কোড ভুল</translation>
    </message>
    <message>
        <source>The hub accepts no more of it. Begin a new journal.</source>
        <translation>হাব এর আর কিছু নেয় না। নতুন জার্নাল শুরু করুন।</translation>
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
        <source>The hub&apos;s certificate is not valid today</source>
        <translation>হাবের সার্টিফিকেট আজ চলবে না</translation>
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
        <source>This journal is another counter&apos;s</source>
        <translation>এই জার্নাল অন্য কাউন্টারের</translation>
    </message>
    <message>
        <source>Type the code exactly as the hub shows it.</source>
        <translation>হাবে যেমন আছে ঠিক তেমনই কোড লিখুন।</translation>
    </message>
    <message numerus="yes">
        <source>Waiting to be sent: %n</source>
        <translation>
            <numerusform>পাঠানো বাকি: %n</numerusform>
            <numerusform>পাঠানো বাকি: %n</numerusform>
        </translation>
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
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
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
        <source>The hub keeps its data. To return, get a new code.</source>
        <translation>হাবের ডেটা হাবেই থাকে। ফিরতে নতুন কোড নিন।</translation>
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
        <source>Use hyphens</source>
        <translation>হাইফেন দিন</translation>
    </message>
</context>
<context>
    <name>IdentityTab</name>
    <message>
        <source>1. The person agrees on the service&apos;s page and gets a code.</source>
        <translation>1. ব্যক্তি সার্ভিসের পেজে রাজি হন আর কোড পান।</translation>
    </message>
    <message>
        <source>2. Type that code here. It can be used once.</source>
        <translation>2. সেই কোড এখানে লিখুন। এটা একবারই চলে।</translation>
    </message>
    <message>
        <source>3. Paydesk keeps the token and never shows all of it.</source>
        <translation>3. Paydesk টোকেন রাখে, পুরোটা কখনও দেখায় না।</translation>
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
        <source>Delete token</source>
        <translation>টোকেন মুছুন</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Get token</source>
        <translation>টোকেন নিন</translation>
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
        <source>Reference</source>
        <translation>রেফারেন্স</translation>
    </message>
    <message>
        <source>The token has expired</source>
        <translation>টোকেনের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The token is not deleted</source>
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
        <source>Unlock the keychain, then delete the token again.</source>
        <translation>কীচেনের লক খুলুন, তারপর টোকেন আবার মুছুন।</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>ভেরিফিকেশন</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>ব্যক্তির পরিচয় যাচাই</translation>
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
        <source>Add two fund sources first</source>
        <translation>আগে দুটো ফান্ড সোর্স যোগ করুন</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>ব্যালান্স</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>From</source>
        <translation>কোথা থেকে</translation>
    </message>
    <message>
        <source>Move {amount}</source>
        <translation>{amount} পাঠান</translation>
    </message>
    <message>
        <source>Recharge account</source>
        <translation>রিচার্জ অ্যাকাউন্ট</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>ব্যালান্স আবার আনুন</translation>
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
        <source>Settings, Advanced</source>
        <translation>সেটিংস, অ্যাডভান্সড</translation>
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
        <source>Transfer</source>
        <translation>ট্রান্সফার</translation>
    </message>
    <message>
        <source>Type the recharge account.</source>
        <translation>রিচার্জ অ্যাকাউন্ট লিখুন।</translation>
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
        <source>%n more</source>
        <translation>
            <numerusform>আরও %nটা</numerusform>
            <numerusform>আরও %nটা</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalFaults</name>
    <message>
        <source>A newer Paydesk has written this PC&apos;s sales.</source>
        <translation>এই PC-র বিক্রি নতুন Paydesk লিখেছে।</translation>
    </message>
    <message>
        <source>Another program holds the file with the sales. No sale can start.</source>
        <translation>বিক্রির ফাইল অন্য প্রোগ্রাম ধরে আছে। বিক্রি শুরু করা যাবে না।</translation>
    </message>
    <message>
        <source>Check the disk and the folder&apos;s rights, then press Enter again.</source>
        <translation>ডিস্ক আর ফোল্ডারের অনুমতি দেখুন, তারপর আবার Enter টিপুন।</translation>
    </message>
    <message>
        <source>Check the sale in Orders before you charge again.</source>
        <translation>আবার নেওয়ার আগে অর্ডারে বিক্রিটা দেখুন।</translation>
    </message>
    <message>
        <source>Close Paydesk and start it again.</source>
        <translation>Paydesk বন্ধ করে আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Close backup or antivirus programs, then press Enter again.</source>
        <translation>ব্যাকআপ বা অ্যান্টিভাইরাস বন্ধ করুন, তারপর আবার Enter টিপুন।</translation>
    </message>
    <message>
        <source>Every sale is saved, but none is checked now.</source>
        <translation>প্রতিটা বিক্রি সেভ হয়েছে, কিন্তু এখন কোনওটা যাচাই হচ্ছে না।</translation>
    </message>
    <message>
        <source>Free some space, then press Enter again.</source>
        <translation>জায়গা খালি করুন, তারপর আবার Enter টিপুন।</translation>
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
        <source>Paydesk may not write to its data folder. No sale can start.</source>
        <translation>ডেটা ফোল্ডারে Paydesk-এর লেখার অনুমতি নেই। বিক্রি শুরু করা যাবে না।</translation>
    </message>
    <message>
        <source>Paydesk saves a sale before sending. Saving failed.</source>
        <translation>Paydesk পাঠানোর আগে বিক্রি সেভ করে। সেভ হয়নি।</translation>
    </message>
    <message>
        <source>Somebody changed this PC&apos;s sales outside Paydesk.</source>
        <translation>কেউ Paydesk-এর বাইরে থেকে এই PC-র বিক্রি বদলেছে।</translation>
    </message>
    <message>
        <source>Something went wrong while a sale was saved.</source>
        <translation>বিক্রি সেভ করার সময় গোলমাল হয়েছে।</translation>
    </message>
    <message>
        <source>Start that newer version.</source>
        <translation>সেই নতুন ভার্সন চালান।</translation>
    </message>
    <message>
        <source>Take no payment here. Call your technician.</source>
        <translation>এখানে পেমেন্ট নেবেন না। টেকনিশিয়ানকে ডাকুন।</translation>
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
        <source>The file with this PC&apos;s sales cannot be read.</source>
        <translation>এই PC-র বিক্রির ফাইল পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>The file with this PC&apos;s sales was removed or replaced.</source>
        <translation>এই PC-র বিক্রির ফাইল সরানো বা বদলানো হয়েছে।</translation>
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
        <source>Amounts, names, results; accounts, UPI addresses and phones masked</source>
        <translation>অ্যামাউন্ট, নাম, ফলাফল; অ্যাকাউন্ট, UPI আইডি আর ফোন লুকোনো</translation>
    </message>
    <message>
        <source>Amounts, order numbers, times; phones masked</source>
        <translation>অ্যামাউন্ট, অর্ডার নম্বর, সময়; ফোন লুকোনো</translation>
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
        <source>For support; no keys, phones or accounts</source>
        <translation>সাপোর্টের জন্য; API কী, ফোন বা অ্যাকাউন্ট নয়</translation>
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
        <source>Made before an update of Paydesk</source>
        <translation>Paydesk আপডেটের আগে তৈরি</translation>
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
        <source>Names and roles; PINs scrambled</source>
        <translation>নাম আর ভূমিকা; PIN লুকোনো</translation>
    </message>
    <message>
        <source>Nothing finished is that old.</source>
        <translation>শেষ হওয়া কিছু এত পুরনো নেই।</translation>
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
        <source>Recognises an account paid before, without keeping it</source>
        <translation>আগে টাকা পাওয়া অ্যাকাউন্ট চেনে, জমা না রেখেই</translation>
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
        <source>Shows if an older copy was put in place</source>
        <translation>পুরনো কপি বসানো হলে তা দেখায়</translation>
    </message>
    <message>
        <source>Sign-ins, unlocks, changes; kept as long as the journal</source>
        <translation>সাইন ইন, লক খোলা, বদল; জার্নাল যতদিন থাকে ততদিন থাকে</translation>
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
        <source>Until it expires or is deleted; never in a file</source>
        <translation>মেয়াদ শেষ হওয়া বা মোছা পর্যন্ত; কখনও ফাইলে নয়</translation>
    </message>
    <message>
        <source>What people did</source>
        <translation>কে কী করেছে</translation>
    </message>
</context>
<context>
    <name>KeyPanel</name>
    <message>
        <source>Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>হয়ে গেছে</translation>
    </message>
    <message>
        <source>Key of {name}</source>
        <translation>{name}-এর কী</translation>
    </message>
    <message>
        <source>Put this key into the program now. Paydesk shows a key once.</source>
        <translation>এই কী এখনই প্রোগ্রামে দিন। Paydesk কী একবারই দেখায়।</translation>
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
        <source>Keypad</source>
        <translation>কীপ্যাড</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>যোগ</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>দশমিক</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>গুণ</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys</source>
        <translation>সব বোতাম</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>ড্যাশবোর্ডে দোকানের ঠিকানার অনুমতি দিন, বা সেটিংসে public key দিন।</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>ওখানে অন্য সার্ভিস বা অন্য ভার্সন উত্তর দিচ্ছে।</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>পেমেন্ট সার্ভিসের সাপোর্টের কাছে এর অনুমতি চান।</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>বাতিল করুন</translation>
    </message>
    <message>
        <source>Charge again</source>
        <translation>আবার নিন</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI যাচাই</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>এখনই যাচাই করুন</translation>
    </message>
    <message>
        <source>Check that they are of this part and mode: test or live.</source>
        <translation>দেখুন এগুলো এই অংশ আর মোডের কি না: টেস্ট বা লাইভ।</translation>
    </message>
    <message>
        <source>Check the network of this PC and test again.</source>
        <translation>এই PC-র নেটওয়ার্ক দেখুন আর আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Checks UPI addresses, makes payout links, sends money.</source>
        <translation>UPI আইডি যাচাই করে, পেআউট লিঙ্ক বানায়, টাকা পাঠায়।</translation>
    </message>
    <message>
        <source>Client ID: {number}</source>
        <translation>ক্লায়েন্ট ID: {number}</translation>
    </message>
    <message>
        <source>Close a panel, or clear the amount</source>
        <translation>প্যানেল বন্ধ করুন, বা অ্যামাউন্ট মুছুন</translation>
    </message>
    <message>
        <source>Compare address and version with the service&apos;s documentation.</source>
        <translation>সার্ভিসের ডকুমেন্টেশনের সঙ্গে ঠিকানা আর ভার্সন মেলান।</translation>
    </message>
    <message>
        <source>Copy both again from the dashboard, without spaces. The public key too, if set.</source>
        <translation>দুটোই ড্যাশবোর্ড থেকে আবার কপি করুন, ফাঁকা জায়গা ছাড়া। public key থাকলে সেটাও।</translation>
    </message>
    <message>
        <source>Customer display</source>
        <translation>কাস্টমার স্ক্রিন</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>দিনের রিপোর্ট</translation>
    </message>
    <message>
        <source>Did you mean {address}?</source>
        <translation>আপনি কি {address} বলতে চান?</translation>
    </message>
    <message>
        <source>Exchanges the code of a person who proved their identity.</source>
        <translation>পরিচয় প্রমাণ করেছেন এমন ব্যক্তির কোড বদলে টোকেন নেয়।</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>পুরো স্ক্রিন</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>জিনিস দিন</translation>
    </message>
    <message>
        <source>Hand over now</source>
        <translation>জিনিস এখন দিন</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>সাহায্য</translation>
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
        <source>It is {minutes} min ahead of the service&apos;s clock.</source>
        <translation>এটা সার্ভিসের ঘড়ির চেয়ে {minutes} মিনিট এগিয়ে।</translation>
    </message>
    <message>
        <source>It is {minutes} min behind the service&apos;s clock.</source>
        <translation>এটা সার্ভিসের ঘড়ির চেয়ে {minutes} মিনিট পিছিয়ে।</translation>
    </message>
    <message>
        <source>Kept in memory. Paydesk needs them at each start.</source>
        <translation>মেমরিতে রাখা। Paydesk-এর প্রতিবার চালুর সময় এগুলো লাগে।</translation>
    </message>
    <message>
        <source>Kept in this PC&apos;s keychain.</source>
        <translation>এই PC-র কীচেনে রাখা আছে।</translation>
    </message>
    <message>
        <source>Let this PC set its time, check the time zone, test again.</source>
        <translation>এই PC-কে সময় সেট করতে দিন, টাইম জোন দেখুন, আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Link instead</source>
        <translation>এর বদলে লিঙ্ক</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>লক</translation>
    </message>
    <message>
        <source>New QR</source>
        <translation>নতুন QR</translation>
    </message>
    <message>
        <source>Next customer</source>
        <translation>পরের কাস্টমার</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>API কী নেই</translation>
    </message>
    <message>
        <source>No keys yet. This part of Paydesk stays closed.</source>
        <translation>এখনও API কী নেই। Paydesk-এর এই অংশ বন্ধ থাকবে।</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>দোকানের অ্যাকাউন্টে চালু নেই</translation>
    </message>
    <message>
        <source>Nothing is known about the keys.</source>
        <translation>API কী-র ব্যাপারে কিছু জানা নেই।</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>কিছুই পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>One is empty, or has a wrong character. Nothing was sent.</source>
        <translation>একটা ফাঁকা, বা ভুল ক্যারেক্টার আছে। কিছু পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>Orders, QR codes and payment links. Every sale needs them.</source>
        <translation>অর্ডার, QR কোড আর পেমেন্ট লিঙ্ক। প্রতি বিক্রিতে লাগে।</translation>
    </message>
    <message>
        <source>Pay on the phone</source>
        <translation>ফোনে পেমেন্ট করুন</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk এই ঠিকানা ব্যবহার করতে পারে না</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>পেমেন্ট</translation>
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
        <source>Receipt</source>
        <translation>রসিদ</translation>
    </message>
    <message>
        <source>Receipt by WhatsApp</source>
        <translation>WhatsApp-এ রসিদ</translation>
    </message>
    <message>
        <source>Receipt by mail</source>
        <translation>ই-মেলে রসিদ</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>রিফান্ড</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>তালিকা থেকে সরান</translation>
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
        <source>Search</source>
        <translation>খুঁজুন</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>সেটিংস</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>দোকানের QR</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR দেখান</translation>
    </message>
    <message>
        <source>Slips and days have this PC&apos;s time. Correct it: Paydesk follows.</source>
        <translation>স্লিপ আর দিনে এই PC-র সময় থাকে। সময় ঠিক করুন: Paydesk মেনে নেবে।</translation>
    </message>
    <message>
        <source>Test again in {time}.</source>
        <translation>{time} পরে আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>The connection works</source>
        <translation>কানেকশন কাজ করছে</translation>
    </message>
    <message>
        <source>The keys are wrong</source>
        <translation>API কী ভুল</translation>
    </message>
    <message>
        <source>The keys on this PC are of {host}. Paydesk sends them nowhere else.</source>
        <translation>এই PC-র API কী {host}-এর। Paydesk এগুলো আর কোথাও পাঠায় না।</translation>
    </message>
    <message>
        <source>The service did not answer</source>
        <translation>সার্ভিস উত্তর দেয়নি</translation>
    </message>
    <message>
        <source>The service does not know this client id with this secret.</source>
        <translation>সার্ভিস এই সিক্রেট-সহ এই ক্লায়েন্ট ID চেনে না।</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>সার্ভিস এই অংশ এখনও খোলেনি।</translation>
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
        <source>The service refused the address, not the keys.</source>
        <translation>সার্ভিস ঠিকানা নামঞ্জুর করেছে, API কী নয়।</translation>
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
        <source>They say they paid</source>
        <translation>কাস্টমার বলছেন হয়েছে</translation>
    </message>
    <message>
        <source>They stay in memory until Paydesk closes, in no file.</source>
        <translation>Paydesk বন্ধ না হওয়া পর্যন্ত মেমরিতে থাকে, কোনও ফাইলে নয়।</translation>
    </message>
    <message>
        <source>This PC has no keychain: type the keys at each start</source>
        <translation>এই PC-তে কীচেন নেই: প্রতিবার চালুর সময় API কী লিখুন</translation>
    </message>
    <message>
        <source>This PC&apos;s clock is wrong</source>
        <translation>এই PC-র ঘড়ি ভুল</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked. Open it, or type the keys in Settings.</source>
        <translation>এই PC-র কীচেন লক আছে। সেটা খুলুন, বা সেটিংসে API কী লিখুন।</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain is locked: type the keys at each start</source>
        <translation>এই PC-র কীচেন লক আছে: প্রতিবার চালুর সময় API কী লিখুন</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>দোকানের ইন্টারনেট ঠিকানা অনুমতি-তালিকায় নেই</translation>
    </message>
    <message>
        <source>Type the client id and secret from the service&apos;s dashboard first.</source>
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
        <source>A scanned bill number fills its field on any page.</source>
        <translation>স্ক্যান করা বিল নম্বর যে কোনও পেজে নিজের ঘরে বসে।</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>API কী</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>A new QR has another amount.</source>
        <translation>নতুন QR-এর অ্যামাউন্ট আলাদা।</translation>
    </message>
    <message>
        <source>Already scanned by the phone here</source>
        <translation>এখানকার ফোন আগেই স্ক্যান করেছে</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Amount included</source>
        <translation>অ্যামাউন্ট ধরা আছে</translation>
    </message>
    <message>
        <source>At most {amount}.</source>
        <translation>সবচেয়ে বেশি {amount}।</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Be the customer</source>
        <translation>কাস্টমার হয়ে দেখুন</translation>
    </message>
    <message>
        <source>Choose a PIN for this kiosk</source>
        <translation>এই কিয়স্কের PIN বাছুন</translation>
    </message>
    <message>
        <source>Close the kiosk</source>
        <translation>কিয়স্ক বন্ধ করুন</translation>
    </message>
    <message>
        <source>Confirmed by the payment service.</source>
        <translation>পেমেন্ট সার্ভিস নিশ্চিত করেছে।</translation>
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
        <source>Declined. Nothing paid.</source>
        <translation>নামঞ্জুর। পেমেন্ট হয়নি।</translation>
    </message>
    <message>
        <source>Enter the PIN of this kiosk.</source>
        <translation>এই কিয়স্কের PIN দিন।</translation>
    </message>
    <message>
        <source>Enter the same PIN again</source>
        <translation>একই PIN আবার দিন</translation>
    </message>
    <message>
        <source>First money came. Hand over once, or refund.</source>
        <translation>প্রথম টাকা এসেছে। জিনিস একবার দিন, বা রিফান্ড করুন।</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>সবুজ</translation>
    </message>
    <message>
        <source>Green: hand over</source>
        <translation>সবুজ: জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>HAND OVER appears only after payment.</source>
        <translation>‘জিনিস দিয়ে দিন’ শুধু পেমেন্টের পরে দেখায়।</translation>
    </message>
    <message>
        <source>Is it paid?</source>
        <translation>পেমেন্ট হয়েছে?</translation>
    </message>
    <message>
        <source>Join this Wi-Fi and scan. Or press Pay.</source>
        <translation>এই Wi-Fi-এ যুক্ত হয়ে স্ক্যান করুন। বা ‘পেমেন্ট করুন’ টিপুন।</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>কিয়স্ক</translation>
    </message>
    <message>
        <source>Lunch plate</source>
        <translation>থালি</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>পরের</translation>
    </message>
    <message>
        <source>No answer. Paydesk waits: keep the goods.</source>
        <translation>উত্তর নেই। Paydesk অপেক্ষা করছে: জিনিস দেবেন না।</translation>
    </message>
    <message>
        <source>Nothing to pay.</source>
        <translation>পেমেন্টের কিছু নেই।</translation>
    </message>
    <message>
        <source>Or choose</source>
        <translation>বা বাছুন</translation>
    </message>
    <message>
        <source>PIN of the kiosk</source>
        <translation>কিয়স্কের PIN</translation>
    </message>
    <message>
        <source>Paid in {n} s.</source>
        <translation>{n} সেকেন্ডে পেমেন্ট হয়েছে।</translation>
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
        <source>Paydesk checks the QR and hides it.</source>
        <translation>Paydesk QR যাচাই করে লুকিয়ে রাখে।</translation>
    </message>
    <message>
        <source>Paydesk sees both. One goes back.</source>
        <translation>Paydesk দুটোই দেখে। একটা ফেরত যায়।</translation>
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
        <source>Press Pay on the phone here.</source>
        <translation>এখানে ‘ফোনে পেমেন্ট করুন’ টিপুন।</translation>
    </message>
    <message>
        <source>Pretend phone</source>
        <translation>নকল ফোন</translation>
    </message>
    <message>
        <source>Restarts in {n} s</source>
        <translation>{n} সেকেন্ডে আবার চালু হবে</translation>
    </message>
    <message>
        <source>Saree</source>
        <translation>শাড়ি</translation>
    </message>
    <message>
        <source>Save PIN</source>
        <translation>PIN সেভ করুন</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Scan with your phone</source>
        <translation>আপনার ফোন দিয়ে স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Shop cancels</source>
        <translation>দোকান বাতিল করে</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR দেখান</translation>
    </message>
    <message>
        <source>Staff: close</source>
        <translation>স্টাফ: বন্ধ করুন</translation>
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
        <source>Tea</source>
        <translation>চা</translation>
    </message>
    <message>
        <source>The PINs differ. Try again.</source>
        <translation>PIN দুটো আলাদা। আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>The line is back. Paydesk checks again.</source>
        <translation>লাইন ফিরেছে। Paydesk আবার যাচাই করছে।</translation>
    </message>
    <message>
        <source>The line is cut while you pay.</source>
        <translation>আপনার পেমেন্টের সময় লাইন কেটে যায়।</translation>
    </message>
    <message>
        <source>The service confirms: nobody can pay.</source>
        <translation>সার্ভিস নিশ্চিত করেছে: কেউ পেমেন্ট করতে পারবে না।</translation>
    </message>
    <message>
        <source>The shop cancels. The QR is gone.</source>
        <translation>দোকান বাতিল করে। QR চলে যায়।</translation>
    </message>
    <message>
        <source>The shop gives up and charges again.</source>
        <translation>দোকান অপেক্ষা ছেড়ে আবার পেমেন্ট নেয়।</translation>
    </message>
    <message>
        <source>This PIN closes the kiosk. Write it down.</source>
        <translation>এই PIN কিয়স্ক বন্ধ করে। লিখে রাখুন।</translation>
    </message>
    <message>
        <source>Too easy to guess. Try another PIN.</source>
        <translation>সহজে আন্দাজ করা যায়। অন্য PIN দিন।</translation>
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
        <source>Try UPI with your phone or ours.</source>
        <translation>আপনার বা আমাদের ফোন দিয়ে UPI করে দেখুন।</translation>
    </message>
    <message>
        <source>Try a problem</source>
        <translation>একটা সমস্যা পরখ করুন</translation>
    </message>
    <message>
        <source>Try again in {n} s.</source>
        <translation>{n} সেকেন্ড পরে আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Two phones pay the same QR.</source>
        <translation>দুটো ফোন একই QR-এ পেমেন্ট করে।</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>কীসের জন্য</translation>
    </message>
    <message>
        <source>Type an amount</source>
        <translation>একটা অ্যামাউন্ট লিখুন</translation>
    </message>
    <message>
        <source>What does it cost?</source>
        <translation>দাম কত?</translation>
    </message>
    <message>
        <source>With your phone</source>
        <translation>আপনার ফোন দিয়ে</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>ভুল PIN।</translation>
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
        <source>in the QR</source>
        <translation>QR-এর ভিতরে</translation>
    </message>
    <message>
        <source>two phones, one QR</source>
        <translation>দুটো ফোন, একটা QR</translation>
    </message>
    <message>
        <source>while paying</source>
        <translation>পেমেন্টের সময়</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} বাকি</translation>
    </message>
</context>
<context>
    <name>LatePaymentView</name>
    <message>
        <source>Charged again as</source>
        <translation>আবার নেওয়ার নম্বর</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>পরে ঠিক করুন</translation>
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
        <source>Recommended</source>
        <translation>এটাই ভাল</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} রিফান্ড করুন</translation>
    </message>
    <message>
        <source>Stays here until settled.</source>
        <translation>না মেটা পর্যন্ত এখানে থাকে।</translation>
    </message>
    <message>
        <source>This sale</source>
        <translation>এই বিক্রি</translation>
    </message>
    <message>
        <source>Were the goods given for {order} ({amount}, {time})?</source>
        <translation>{order}-এর জিনিস কি দেওয়া হয়েছে ({amount}, {time})?</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>জিনিস কি দেওয়া হয়েছে?</translation>
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
        <source>Above a limit, a second person&apos;s PIN is needed. Empty: no limit.</source>
        <translation>সীমার বেশি হলে দ্বিতীয় ব্যক্তির PIN লাগে। ফাঁকা: সীমা নেই।</translation>
    </message>
    <message>
        <source>Above this, or if empty, a cashier&apos;s payout link needs a supervisor&apos;s PIN.</source>
        <translation>এর বেশি হলে বা ফাঁকা থাকলে, ক্যাশিয়ারের পেআউট লিঙ্কে সুপারভাইজারের PIN লাগে।</translation>
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
    <name>LinkPane</name>
    <message>
        <source>Copied</source>
        <translation>কপি হয়েছে</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>লিঙ্ক কপি করুন</translation>
    </message>
    <message>
        <source>Customer&apos;s phone</source>
        <translation>কাস্টমারের ফোন</translation>
    </message>
    <message>
        <source>Not with a UPI app</source>
        <translation>UPI অ্যাপে নয়</translation>
    </message>
    <message>
        <source>Or scan with the phone camera</source>
        <translation>বা ফোনের ক্যামেরা দিয়ে স্ক্যান করুন</translation>
    </message>
    <message>
        <source>Payment link</source>
        <translation>পেমেন্ট লিঙ্ক</translation>
    </message>
    <message>
        <source>Send the link</source>
        <translation>লিঙ্ক পাঠান</translation>
    </message>
</context>
<context>
    <name>LinkSlip</name>
    <message>
        <source>Money for you</source>
        <translation>আপনার জন্য টাকা</translation>
    </message>
    <message>
        <source>Money sent</source>
        <translation>টাকা পাঠানো হয়েছে</translation>
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
        <source>Scan, then choose where the money goes.</source>
        <translation>স্ক্যান করুন, তারপর টাকা কোথায় যাবে বাছুন।</translation>
    </message>
    <message>
        <source>Until {day}. Keep it safe: anyone who has it gets the money.</source>
        <translation>{day} পর্যন্ত। সাবধানে রাখুন: যার কাছে থাকে সে-ই টাকা পায়।</translation>
    </message>
</context>
<context>
    <name>LinkView</name>
    <message>
        <source>Copy</source>
        <translation>কপি করুন</translation>
    </message>
    <message>
        <source>Copy link</source>
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
    <name>Links</name>
    <message>
        <source>A field is unknown or repeated.</source>
        <translation>একটা ঘর অজানা, বা দু&apos;বার আছে।</translation>
    </message>
    <message>
        <source>Bill link refused.</source>
        <translation>বিল লিঙ্ক নামঞ্জুর।</translation>
    </message>
    <message>
        <source>Bill links are off.</source>
        <translation>বিল লিঙ্ক বন্ধ।</translation>
    </message>
    <message>
        <source>Bill not opened.</source>
        <translation>বিল খোলেনি।</translation>
    </message>
    <message>
        <source>Clear the form, then open the link again.</source>
        <translation>ফর্ম খালি করুন, তারপর লিঙ্ক আবার খুলুন।</translation>
    </message>
    <message>
        <source>Finish this sale, then open the link again.</source>
        <translation>এই বিক্রি শেষ করুন, তারপর লিঙ্ক আবার খুলুন।</translation>
    </message>
    <message>
        <source>Go to Sell, then open the link again.</source>
        <translation>‘বিক্রি করুন’-এ যান, তারপর লিঙ্ক আবার খুলুন।</translation>
    </message>
    <message>
        <source>Not a charge link.</source>
        <translation>এটা পেমেন্ট নেওয়ার লিঙ্ক নয়।</translation>
    </message>
    <message>
        <source>See Settings, Billing programs.</source>
        <translation>দেখুন সেটিংস, বিলিং প্রোগ্রাম।</translation>
    </message>
    <message>
        <source>The address to go back to is wrong.</source>
        <translation>ফেরার ঠিকানা ভুল।</translation>
    </message>
    <message>
        <source>The amount is missing or wrong.</source>
        <translation>অ্যামাউন্ট নেই বা ভুল।</translation>
    </message>
    <message>
        <source>The bill number is missing or wrong.</source>
        <translation>বিল নম্বর নেই বা ভুল।</translation>
    </message>
    <message>
        <source>The program name is wrong.</source>
        <translation>প্রোগ্রামের নাম ভুল।</translation>
    </message>
    <message>
        <source>Unlock, then open the link again.</source>
        <translation>লক খুলুন, তারপর লিঙ্ক আবার খুলুন।</translation>
    </message>
    <message>
        <source>Wait 5 seconds, then open the link again.</source>
        <translation>5 সেকেন্ড অপেক্ষা করুন, তারপর লিঙ্ক আবার খুলুন।</translation>
    </message>
</context>
<context>
    <name>ListFilterController</name>
    <message>
        <source>Newest {n} listed; sums are of all. Choose fewer days to see others.</source>
        <translation>নতুন {n}টা দেখানো; যোগফল সবগুলোর। অন্যগুলো দেখতে কম দিন বাছুন।</translation>
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
        <source>Charges are deducted and paid out at the end of the day.</source>
        <translation>চার্জ কেটে দিনের শেষে টাকা দেওয়া হয়।</translation>
    </message>
    <message>
        <source>If the service knows this id, it may pay the account saved there.</source>
        <translation>সার্ভিস এই ID চিনলে সেখানে সেভ করা অ্যাকাউন্টে টাকা পাঠাতে পারে।</translation>
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
    <message numerus="yes">
        <source>Paid meanwhile: %n</source>
        <translation>
            <numerusform>এর মধ্যে পেমেন্ট হয়েছে: %n</numerusform>
            <numerusform>এর মধ্যে পেমেন্ট হয়েছে: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading people. This PC may ask for a password.</source>
        <translation>লোকজনের তালিকা পড়া হচ্ছে। এই PC পাসওয়ার্ড চাইতে পারে।</translation>
    </message>
    <message numerus="yes">
        <source>Still paying: %n</source>
        <translation>
            <numerusform>এখনও পেমেন্ট করছেন: %n</numerusform>
            <numerusform>এখনও পেমেন্ট করছেন: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>আবার চেষ্টা করুন</translation>
    </message>
    <message>
        <source>Unlock to see.</source>
        <translation>দেখতে লক খুলুন।</translation>
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
        <source>Lock the screen after</source>
        <translation>এতক্ষণ পরে স্ক্রিন লক</translation>
    </message>
    <message>
        <source>Pages that move money close after a minute without work, whatever is set here.</source>
        <translation>টাকা পাঠানোর পেজ এক মিনিট কাজ না হলে বন্ধ হয়ে যায়, এখানে যা-ই সেট থাকুক।</translation>
    </message>
</context>
<context>
    <name>LogoSettings</name>
    <message>
        <source>Choose a PNG or JPEG of at most {size} KB and {side} pixels.</source>
        <translation>PNG বা JPEG বাছুন, সর্বাধিক {size} KB আর {side} পিক্সেল।</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>ছবি বাছুন</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>লোগো</translation>
    </message>
    <message>
        <source>Logo saved</source>
        <translation>লোগো সেভ হয়েছে</translation>
    </message>
    <message>
        <source>No logo</source>
        <translation>লোগো নেই</translation>
    </message>
    <message>
        <source>PNG or JPEG, up to {size} KB, for receipts and the customer&apos;s screen.</source>
        <translation>PNG বা JPEG, {size} KB পর্যন্ত, রসিদ আর কাস্টমার স্ক্রিনের জন্য।</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
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
        <source>If the money arrived, sending again pays twice. Your name is recorded.</source>
        <translation>টাকা পৌঁছে থাকলে আবার পাঠালে দু&apos;বার যাবে। আপনার নাম লেখা থাকবে।</translation>
    </message>
    <message>
        <source>It arrived</source>
        <translation>টাকা পৌঁছেছে</translation>
    </message>
    <message>
        <source>It did not arrive</source>
        <translation>টাকা পৌঁছয়নি</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>না, ফিরুন</translation>
    </message>
    <message>
        <source>Refresh balances</source>
        <translation>ব্যালান্স আবার আনুন</translation>
    </message>
    <message>
        <source>The service cannot check this one. Compare both balances, then say it here.</source>
        <translation>সার্ভিস এটা যাচাই করতে পারে না। দুটো ব্যালান্স মেলান, তারপর এখানে জানান।</translation>
    </message>
    <message>
        <source>The service gives no result. Check the account&apos;s statement, then say it here.</source>
        <translation>সার্ভিস ফল জানায় না। অ্যাকাউন্টের স্টেটমেন্ট দেখুন, তারপর এখানে জানান।</translation>
    </message>
    <message>
        <source>This cannot be changed later. Your name is recorded.</source>
        <translation>এটা পরে বদলানো যাবে না। আপনার নাম লেখা থাকবে।</translation>
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
    <name>Menu</name>
    <message>
        <source>More actions</source>
        <translation>আরও কাজ</translation>
    </message>
</context>
<context>
    <name>MenuChoice</name>
    <message>
        <source>All</source>
        <translation>সব</translation>
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
        <source>Back to the form</source>
        <translation>ফর্মে ফিরুন</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>হয়ে গেছে</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>মিলিয়ে দেখুন</translation>
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
        <source>Save as a file</source>
        <translation>ফাইলে সেভ করুন</translation>
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
    <name>MoreSheet</name>
    <message>
        <source>Close</source>
        <translation>বন্ধ করুন</translation>
    </message>
    <message>
        <source>More</source>
        <translation>আরও</translation>
    </message>
</context>
<context>
    <name>NameCheck</name>
    <message>
        <source>Bank says {name}</source>
        <translation>ব্যাঙ্ক বলছে {name}</translation>
    </message>
    <message>
        <source>Bank says {name}: not the name typed</source>
        <translation>ব্যাঙ্ক বলছে {name}: লেখা নাম এটা নয়</translation>
    </message>
    <message>
        <source>Check name</source>
        <translation>নাম যাচাই করুন</translation>
    </message>
    <message>
        <source>Checking the name…</source>
        <translation>নাম যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>নাম নেই</translation>
    </message>
</context>
<context>
    <name>NewJournalCard</name>
    <message>
        <source>Begin a new journal</source>
        <translation>নতুন জার্নাল শুরু করুন</translation>
    </message>
    <message>
        <source>For a damaged journal, or one the hub refuses. The old file stays.</source>
        <translation>জার্নাল নষ্ট হলে বা হাব না নিলে। পুরনো ফাইল থাকে।</translation>
    </message>
    <message>
        <source>Readable open sales and payouts continue. For others, check the service&apos;s dashboard.</source>
        <translation>পড়া যায় এমন খোলা বিক্রি আর পেআউট চলছে। অন্যগুলো সার্ভিসের ড্যাশবোর্ডে দেখুন।</translation>
    </message>
    <message>
        <source>Set the journal aside?</source>
        <translation>জার্নাল আলাদা রাখবেন?</translation>
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
    <name>NoteTile</name>
    <message>
        <source>Add a name or note</source>
        <translation>নাম বা নোট যোগ করুন</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>বিল নম্বর</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>নাম বা নোট</translation>
    </message>
    <message>
        <source>Remove bill number</source>
        <translation>বিল নম্বর সরান</translation>
    </message>
</context>
<context>
    <name>OfferSettings</name>
    <message>
        <source>Loans</source>
        <translation>লোন</translation>
    </message>
    <message>
        <source>Offered in Payouts</source>
        <translation>পেআউটে দেখা যায়</translation>
    </message>
    <message>
        <source>Verify a person</source>
        <translation>ব্যক্তির পরিচয় যাচাই</translation>
    </message>
</context>
<context>
    <name>OrderRefundForm</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Back to the account that paid</source>
        <translation>যে অ্যাকাউন্ট থেকে এসেছে, সেখানেই ফেরত</translation>
    </message>
    <message>
        <source>In 5 to 7 days</source>
        <translation>5 থেকে 7 দিনে</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>এখনই</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>কারণ</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>রিফান্ড</translation>
    </message>
    <message>
        <source>Refund {amount}</source>
        <translation>{amount} রিফান্ড করুন</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>কীসের রিফান্ড</translation>
    </message>
    <message>
        <source>When</source>
        <translation>কখন</translation>
    </message>
    <message>
        <source>Which reason?</source>
        <translation>কোন কারণ?</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>বিল</translation>
    </message>
    <message>
        <source>Name or note</source>
        <translation>নাম বা নোট</translation>
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
        <source>Bill</source>
        <translation>বিল</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>বিলিং প্রোগ্রাম</translation>
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
        <source>Method</source>
        <translation>পদ্ধতি</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
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
        <source>Amount, name or bill</source>
        <translation>অ্যামাউন্ট, নাম বা বিল</translation>
    </message>
    <message>
        <source>Check the digits, or type fewer.</source>
        <translation>ডিজিট দেখুন, বা কম লিখুন।</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV-তে সেভ করুন</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>পদ্ধতি</translation>
    </message>
    <message>
        <source>No sales on {day}</source>
        <translation>কোনও বিক্রি নেই: {day}</translation>
    </message>
    <message>
        <source>No such sale on {day}</source>
        <translation>{day}-তে এমন বিক্রি নেই</translation>
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
        <source>Save as a file</source>
        <translation>ফাইলে সেভ করুন</translation>
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
        <source>Show yesterday</source>
        <translation>গতকালের দেখান</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>স্ট্যাটাস</translation>
    </message>
</context>
<context>
    <name>OthersCard</name>
    <message>
        <source>Also waiting</source>
        <translation>এগুলোও অপেক্ষায়</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>আরও {n}</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>By</source>
        <translation>কে করেছেন</translation>
    </message>
    <message>
        <source>Cancel payout link</source>
        <translation>পেআউট লিঙ্ক বাতিল করুন</translation>
    </message>
    <message>
        <source>Cancel this link? Nobody can collect the money with it.</source>
        <translation>এই লিঙ্ক বাতিল করবেন? এটা দিয়ে কেউ টাকা নিতে পারবে না।</translation>
    </message>
    <message>
        <source>Cancelled by</source>
        <translation>বাতিল করেছেন</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>এখনই যাচাই করুন</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>কপি করুন</translation>
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
        <source>Print</source>
        <translation>প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>কারণ</translation>
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
        <source>UTR</source>
        <translation>UTR</translation>
    </message>
    <message>
        <source>What</source>
        <translation>কী</translation>
    </message>
    <message>
        <source>Yes, cancel</source>
        <translation>হ্যাঁ, বাতিল করুন</translation>
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
        <source>Account number and IFSC do not match</source>
        <translation>অ্যাকাউন্ট নম্বর আর IFSC মিলছে না</translation>
    </message>
    <message>
        <source>Add money at the service. Do not send it again.</source>
        <translation>সার্ভিসে টাকা যোগ করুন। আবার পাঠাবেন না।</translation>
    </message>
    <message>
        <source>Add money to the fund source, then send it again; it keeps its number.</source>
        <translation>ফান্ড সোর্সে টাকা ভরুন, তারপর আবার পাঠান; নম্বর একই থাকবে।</translation>
    </message>
    <message>
        <source>Allow the shop&apos;s address in the dashboard, or set the public key in Settings.</source>
        <translation>ড্যাশবোর্ডে দোকানের ঠিকানার অনুমতি দিন, বা সেটিংসে public key দিন।</translation>
    </message>
    <message>
        <source>Another service, or another version, answers there.</source>
        <translation>ওখানে অন্য সার্ভিস বা অন্য ভার্সন উত্তর দিচ্ছে।</translation>
    </message>
    <message>
        <source>Anyone with this link can collect the money until its last day.</source>
        <translation>শেষ দিন পর্যন্ত এই লিঙ্ক যার কাছে থাকবে, সে-ই টাকা নিতে পারবে।</translation>
    </message>
    <message>
        <source>Ask the payment service&apos;s support to allow it.</source>
        <translation>পেমেন্ট সার্ভিসের সাপোর্টের কাছে এর অনুমতি চান।</translation>
    </message>
    <message>
        <source>Ask the service&apos;s support why. Pay them another way until then.</source>
        <translation>সার্ভিসের সাপোর্টকে কারণ জিজ্ঞাসা করুন। ততদিন টাকা অন্য উপায়ে দিন।</translation>
    </message>
    <message>
        <source>Balance received</source>
        <translation>ব্যালেন্স এসেছে</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>ফেরত এসেছে</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Check addresses and versions in Settings, Advanced.</source>
        <translation>ঠিকানা আর ভার্সন দেখুন: সেটিংস, অ্যাডভান্সড।</translation>
    </message>
    <message>
        <source>Check again in a moment. Checking moves no money.</source>
        <translation>একটু পরে আবার যাচাই করুন। যাচাই করলে টাকা যায় না।</translation>
    </message>
    <message>
        <source>Check again soon. If it was a payment, do not send it again.</source>
        <translation>একটু পরে আবার যাচাই করুন। পেমেন্ট হলে আবার পাঠাবেন না।</translation>
    </message>
    <message>
        <source>Check the order in the service&apos;s dashboard, or refund by link.</source>
        <translation>সার্ভিসের ড্যাশবোর্ডে অর্ডার দেখুন, বা লিঙ্কে রিফান্ড দিন।</translation>
    </message>
    <message>
        <source>Choose another way of paying, or ask support to enable this one.</source>
        <translation>পেমেন্টের অন্য উপায় বাছুন, বা সাপোর্টকে এটা চালু করতে বলুন।</translation>
    </message>
    <message>
        <source>Choose one in “{field}”, then send it.</source>
        <translation>“{field}”-এ একটা বাছুন, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>Choose two other fund sources, or ask the service&apos;s support.</source>
        <translation>অন্য দুটো ফান্ড সোর্স বাছুন, বা সার্ভিসের সাপোর্টকে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Close this form and begin a new one. If this repeats, call your technician.</source>
        <translation>এই ফর্ম বন্ধ করে নতুন শুরু করুন। আবার হলে টেকনিশিয়ানকে ডাকুন।</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Compare the code with the address. If it is right, get another code.</source>
        <translation>কোড আর ঠিকানা মেলান। ঠিক থাকলে অন্য কোড নিন।</translation>
    </message>
    <message>
        <source>Compare “{field}” with the customer&apos;s app, letter by letter.</source>
        <translation>“{field}” কাস্টমারের অ্যাপের সঙ্গে অক্ষরে অক্ষরে মেলান।</translation>
    </message>
    <message>
        <source>Correct this in Settings, Advanced.</source>
        <translation>ঠিক করুন সেটিংস, অ্যাডভান্সড-এ।</translation>
    </message>
    <message>
        <source>Correct this, then check again.</source>
        <translation>এটা ঠিক করুন, তারপর আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Correct this, then send it.</source>
        <translation>এটা ঠিক করুন, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>Correct “{field}”, then check again.</source>
        <translation>“{field}” ঠিক করুন, তারপর আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>Correct “{field}”, then send it.</source>
        <translation>“{field}” ঠিক করুন, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>আবার পাঠাবেন না। স্ট্যাটাস যাচাই করুন; Paydesk-ও যাচাই করছে।</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>আবার পাঠাবেন না। দুটো ব্যালেন্স মেলান, তারপর জানান টাকা পৌঁছেছে কি না।</translation>
    </message>
    <message>
        <source>Do not send it again. Get another code from the customer.</source>
        <translation>আবার পাঠাবেন না। কাস্টমারের কাছে অন্য কোড নিন।</translation>
    </message>
    <message>
        <source>Do not send it again. In a few minutes, compare both balances.</source>
        <translation>আবার পাঠাবেন না। কয়েক মিনিট পরে দুটো ব্যালেন্স মেলান।</translation>
    </message>
    <message>
        <source>Does this phone have a wallet?</source>
        <translation>এই ফোন নম্বরে কি ওয়ালেট আছে?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>হয়ে গেছে</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>API কী লিখুন: সেটিংস, পেমেন্ট অ্যাকাউন্ট।</translation>
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
        <source>If the money is still owed, fill in a new one.</source>
        <translation>টাকা এখনও বাকি থাকলে নতুন ফর্ম লিখুন।</translation>
    </message>
    <message>
        <source>It went from one of the shop&apos;s accounts to another.</source>
        <translation>দোকানের এক অ্যাকাউন্ট থেকে আর এক অ্যাকাউন্টে গেছে।</translation>
    </message>
    <message>
        <source>It works until then. Keep Paydesk up to date.</source>
        <translation>ততদিন চলবে। Paydesk আপডেট রাখুন।</translation>
    </message>
    <message>
        <source>Lower “{field}” or raise the amount, then send it.</source>
        <translation>“{field}” কমান বা অ্যামাউন্ট বাড়ান, তারপর পাঠান।</translation>
    </message>
    <message>
        <source>Most likely it is this very payment.</source>
        <translation>সম্ভবত এটা এই পেমেন্টই।</translation>
    </message>
    <message>
        <source>No UPI address for this beneficiary</source>
        <translation>এই প্রাপকের UPI আইডি নেই</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>উত্তর নেই</translation>
    </message>
    <message>
        <source>No bank account for this beneficiary</source>
        <translation>এই প্রাপকের ব্যাঙ্ক অ্যাকাউন্ট নেই</translation>
    </message>
    <message>
        <source>No bank knows this UPI address.</source>
        <translation>কোনও ব্যাঙ্ক এই UPI আইডি চেনে না।</translation>
    </message>
    <message>
        <source>No more is possible for now.</source>
        <translation>এখন এর বেশি সম্ভব নয়।</translation>
    </message>
    <message>
        <source>Nobody can collect the money with it.</source>
        <translation>এটা দিয়ে কেউ টাকা নিতে পারবে না।</translation>
    </message>
    <message>
        <source>Nobody collected the money in time.</source>
        <translation>সময়ের মধ্যে কেউ টাকা নেননি।</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>অনুমতি নেই</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>হয়নি</translation>
    </message>
    <message>
        <source>Not enabled for the shop&apos;s account</source>
        <translation>দোকানের অ্যাকাউন্টে চালু নেই</translation>
    </message>
    <message>
        <source>Not enough money in the account</source>
        <translation>অ্যাকাউন্টে যথেষ্ট টাকা নেই</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Not refunded</source>
        <translation>রিফান্ড হয়নি</translation>
    </message>
    <message>
        <source>Nothing reached the payment service.</source>
        <translation>পেমেন্ট সার্ভিসে কিছু পৌঁছয়নি।</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <translation>কিছু করার নেই।</translation>
    </message>
    <message>
        <source>Nothing to do. Paydesk checks its status.</source>
        <translation>কিছু করার নেই। Paydesk অবস্থা দেখে।</translation>
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
        <source>On hold</source>
        <translation>আটকে আছে</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>পথে আছে</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>Paydesk cannot use this address</source>
        <translation>Paydesk এই ঠিকানা ব্যবহার করতে পারে না</translation>
    </message>
    <message>
        <source>Paydesk has the access token and never shows all of it.</source>
        <translation>Paydesk-এর কাছে অ্যাক্সেস টোকেন আছে, পুরোটা কখনও দেখায় না।</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>পেন্ডিং</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>Request it with the support form in the service&apos;s dashboard.</source>
        <translation>সার্ভিসের ড্যাশবোর্ডের সাপোর্ট ফর্মে এটা চান।</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>পরে যাওয়ার জন্য ঠিক</translation>
    </message>
    <message>
        <source>Send it again: it keeps its number, so nobody is paid twice.</source>
        <translation>আবার পাঠান: নম্বর একই থাকে, তাই কেউ দু&apos;বার টাকা পায় না।</translation>
    </message>
    <message>
        <source>Send less, send on another day, or ask support for a higher limit.</source>
        <translation>কম পাঠান, অন্য দিন পাঠান, বা সাপোর্টকে সীমা বাড়াতে বলুন।</translation>
    </message>
    <message>
        <source>Sent on the next working day</source>
        <translation>পরের কাজের দিনে পাঠানো হয়</translation>
    </message>
    <message>
        <source>Show the link to the customer, or send it.</source>
        <translation>কাস্টমারকে লিঙ্ক দেখান, বা পাঠান।</translation>
    </message>
    <message>
        <source>Somebody with approval rights rejected it.</source>
        <translation>অনুমোদনের অধিকার আছে এমন কেউ এটা নামঞ্জুর করেছেন।</translation>
    </message>
    <message>
        <source>Something is missing</source>
        <translation>কিছু একটা বাদ গেছে</translation>
    </message>
    <message>
        <source>Something to correct</source>
        <translation>কিছু ঠিক করতে হবে</translation>
    </message>
    <message>
        <source>The access token has expired</source>
        <translation>অ্যাক্সেস টোকেনের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The account&apos;s limit is reached</source>
        <translation>অ্যাকাউন্টের সীমা শেষ</translation>
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
        <source>The balance of the fund source is below the amount.</source>
        <translation>ফান্ড সোর্সের ব্যালেন্স অ্যামাউন্টের চেয়ে কম।</translation>
    </message>
    <message>
        <source>The bank did not do it</source>
        <translation>ব্যাঙ্ক এটা করেনি</translation>
    </message>
    <message>
        <source>The bank gives it back in 5 to 7 days, to the account that paid.</source>
        <translation>ব্যাঙ্ক 5 থেকে 7 দিনে সেই অ্যাকাউন্টেই ফেরত দেবে।</translation>
    </message>
    <message>
        <source>The bank gives it back now, to the account that paid.</source>
        <translation>ব্যাঙ্ক এখনই সেই অ্যাকাউন্টে ফেরত দিচ্ছে।</translation>
    </message>
    <message>
        <source>The bank has not answered</source>
        <translation>ব্যাঙ্ক উত্তর দেয়নি</translation>
    </message>
    <message>
        <source>The bank has not finished yet.</source>
        <translation>ব্যাঙ্কের কাজ এখনও শেষ হয়নি।</translation>
    </message>
    <message>
        <source>The bank returned it to the shop&apos;s account.</source>
        <translation>ব্যাঙ্ক এটা দোকানের অ্যাকাউন্টে ফেরত দিয়েছে।</translation>
    </message>
    <message>
        <source>The beneficiary gets the net amount, without the charges.</source>
        <translation>প্রাপক চার্জ বাদে নিট অ্যামাউন্ট পাবেন।</translation>
    </message>
    <message>
        <source>The beneficiary is known</source>
        <translation>প্রাপক পাওয়া গেছে</translation>
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
        <source>The code was accepted</source>
        <translation>কোড গ্রহণ হয়েছে</translation>
    </message>
    <message>
        <source>The customer has the money back</source>
        <translation>গ্রাহক টাকা ফেরত পেয়েছেন</translation>
    </message>
    <message>
        <source>The first attempt is not settled</source>
        <translation>প্রথম চেষ্টা মেটেনি</translation>
    </message>
    <message>
        <source>The keys are good</source>
        <translation>API কী ঠিক আছে</translation>
    </message>
    <message>
        <source>The largest amount this way is ₹{limit}.</source>
        <translation>এই উপায়ে সর্বাধিক অ্যামাউন্ট ₹{limit}।</translation>
    </message>
    <message>
        <source>The list is ready</source>
        <translation>তালিকা তৈরি</translation>
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
        <source>The money has left. The other bank has not confirmed yet.</source>
        <translation>টাকা চলে গেছে। অন্য ব্যাঙ্ক এখনও নিশ্চিত করেনি।</translation>
    </message>
    <message>
        <source>The money is at the bank</source>
        <translation>টাকা ব্যাঙ্কে আছে</translation>
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
        <source>The money was collected</source>
        <translation>টাকা নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>The money was moved</source>
        <translation>টাকা সরানো হয়েছে</translation>
    </message>
    <message>
        <source>The other bank has to confirm</source>
        <translation>অন্য ব্যাঙ্কের নিশ্চিত করা বাকি</translation>
    </message>
    <message>
        <source>The payment service answered something unexpected.</source>
        <translation>পেমেন্ট সার্ভিস অপ্রত্যাশিত উত্তর দিয়েছে।</translation>
    </message>
    <message>
        <source>The payment service did not do it.</source>
        <translation>পেমেন্ট সার্ভিস এটা করেনি।</translation>
    </message>
    <message>
        <source>The payment service did not take it.</source>
        <translation>পেমেন্ট সার্ভিস এটা নেয়নি।</translation>
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
        <source>The payment service has accepted it. The result is not known yet.</source>
        <translation>পেমেন্ট সার্ভিস এটা নিয়েছে। ফল এখনও জানা নেই।</translation>
    </message>
    <message>
        <source>The payment service has this beneficiary.</source>
        <translation>পেমেন্ট সার্ভিসের কাছে এই প্রাপক আছে।</translation>
    </message>
    <message>
        <source>The payment service is working on it</source>
        <translation>পেমেন্ট সার্ভিস এটা নিয়ে কাজ করছে</translation>
    </message>
    <message>
        <source>The payment service knows this counter.</source>
        <translation>পেমেন্ট সার্ভিস এই কাউন্টারকে চেনে।</translation>
    </message>
    <message>
        <source>The payment service pays new beneficiaries after 30 minutes.</source>
        <translation>পেমেন্ট সার্ভিস নতুন প্রাপককে 30 মিনিট পরে টাকা পাঠায়।</translation>
    </message>
    <message>
        <source>The payment service says: done.</source>
        <translation>পেমেন্ট সার্ভিস বলছে: হয়ে গেছে।</translation>
    </message>
    <message>
        <source>The payment service says: ended without a refund.</source>
        <translation>পেমেন্ট সার্ভিস বলছে: রিফান্ড ছাড়াই শেষ।</translation>
    </message>
    <message>
        <source>The payment service says: ended without payment.</source>
        <translation>পেমেন্ট সার্ভিস বলছে: পেমেন্ট ছাড়াই শেষ।</translation>
    </message>
    <message>
        <source>The payment service says: refunded to the account that paid.</source>
        <translation>পেমেন্ট সার্ভিস বলছে: সেই অ্যাকাউন্টেই রিফান্ড হয়েছে।</translation>
    </message>
    <message>
        <source>The payment service says: transfer complete.</source>
        <translation>পেমেন্ট সার্ভিস বলছে: ট্রান্সফার সম্পূর্ণ।</translation>
    </message>
    <message>
        <source>The payment service sends it later.</source>
        <translation>পেমেন্ট সার্ভিস এটা পরে পাঠাবে।</translation>
    </message>
    <message>
        <source>The payment service sends it when the banks open.</source>
        <translation>ব্যাঙ্ক খুললে পেমেন্ট সার্ভিস এটা পাঠাবে।</translation>
    </message>
    <message>
        <source>The payment service sent it just now.</source>
        <translation>পেমেন্ট সার্ভিস এটা এইমাত্র পাঠিয়েছে।</translation>
    </message>
    <message>
        <source>The payment service wants a new one first.</source>
        <translation>পেমেন্ট সার্ভিস আগে নতুন একটা চায়।</translation>
    </message>
    <message>
        <source>The payout link has expired</source>
        <translation>পেআউট লিঙ্কের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>The payout link is cancelled</source>
        <translation>পেআউট লিঙ্ক বাতিল</translation>
    </message>
    <message>
        <source>The payout link is open</source>
        <translation>পেআউট লিঙ্ক খোলা আছে</translation>
    </message>
    <message>
        <source>The payout link is ready</source>
        <translation>পেআউট লিঙ্ক তৈরি</translation>
    </message>
    <message>
        <source>The payout link is used up.</source>
        <translation>পেআউট লিঙ্ক ব্যবহার হয়ে গেছে।</translation>
    </message>
    <message>
        <source>The payout link may exist.</source>
        <translation>পেআউট লিঙ্ক তৈরি হয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The payout link may still be open.</source>
        <translation>পেআউট লিঙ্ক এখনও খোলা থাকতে পারে।</translation>
    </message>
    <message>
        <source>The refund did not go through</source>
        <translation>রিফান্ড সম্পূর্ণ হয়নি</translation>
    </message>
    <message>
        <source>The refund is on hold</source>
        <translation>রিফান্ড আটকে আছে</translation>
    </message>
    <message>
        <source>The refund is on its way</source>
        <translation>রিফান্ড পথে আছে</translation>
    </message>
    <message>
        <source>The refund was refused</source>
        <translation>রিফান্ড নেওয়া হয়নি</translation>
    </message>
    <message>
        <source>The request never arrived there.</source>
        <translation>রিকোয়েস্ট ওখানে পৌঁছয়ইনি।</translation>
    </message>
    <message>
        <source>The request was not sent</source>
        <translation>রিকোয়েস্ট পাঠানো হয়নি</translation>
    </message>
    <message>
        <source>The request was refused unread. Nothing was done.</source>
        <translation>না পড়েই রিকোয়েস্ট নামঞ্জুর হয়েছে। কিছু করা হয়নি।</translation>
    </message>
    <message>
        <source>The result at the bank is not known.</source>
        <translation>ব্যাঙ্কে ফল কী, জানা নেই।</translation>
    </message>
    <message>
        <source>The second attempt was refused. The first may still have gone.</source>
        <translation>দ্বিতীয় চেষ্টা নামঞ্জুর হয়েছে। প্রথমটা তবুও চলে গিয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The service does not accept this.</source>
        <translation>সার্ভিস এটা নেয় না।</translation>
    </message>
    <message>
        <source>The service does not know this beneficiary</source>
        <translation>সার্ভিস এই প্রাপককে চেনে না</translation>
    </message>
    <message>
        <source>The service does not know this payout</source>
        <translation>সার্ভিস এই পেআউট চেনে না</translation>
    </message>
    <message>
        <source>The service does not say which. Check name (A to Z), phone, e-mail, address.</source>
        <translation>কোনটা, সার্ভিস বলে না। নাম (A থেকে Z), ফোন, ই-মেল, ঠিকানা দেখুন।</translation>
    </message>
    <message>
        <source>The service has accepted it and is not finished yet.</source>
        <translation>সার্ভিস এটা নিয়েছে, কাজ এখনও শেষ হয়নি।</translation>
    </message>
    <message>
        <source>The service has not opened this part yet.</source>
        <translation>সার্ভিস এই অংশ এখনও খোলেনি।</translation>
    </message>
    <message>
        <source>The service has this number already</source>
        <translation>সার্ভিসের কাছে এই নম্বর আগে থেকেই আছে</translation>
    </message>
    <message>
        <source>The service refused access</source>
        <translation>সার্ভিস ঢুকতে দেয়নি</translation>
    </message>
    <message>
        <source>The service refused the address, not the keys.</source>
        <translation>সার্ভিস ঠিকানা নামঞ্জুর করেছে, API কী নয়।</translation>
    </message>
    <message>
        <source>The shop has several fund sources for this.</source>
        <translation>এর জন্য দোকানের একাধিক ফান্ড সোর্স আছে।</translation>
    </message>
    <message>
        <source>The shop&apos;s balance at the payment service is too low for it.</source>
        <translation>পেমেন্ট সার্ভিসে দোকানের ব্যালেন্স কম।</translation>
    </message>
    <message>
        <source>The smallest amount this way is ₹{limit}.</source>
        <translation>এই উপায়ে সবচেয়ে কম অ্যামাউন্ট ₹{limit}।</translation>
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
        <source>The transfer was rejected</source>
        <translation>ট্রান্সফার নামঞ্জুর হয়েছে</translation>
    </message>
    <message>
        <source>The wallet did not accept it</source>
        <translation>ওয়ালেট এটা নেয়নি</translation>
    </message>
    <message>
        <source>There is no payout link to cancel. Check before you make another.</source>
        <translation>বাতিল করার পেআউট লিঙ্ক নেই। আর একটা বানানোর আগে যাচাই করুন।</translation>
    </message>
    <message>
        <source>These payouts went to this beneficiary.</source>
        <translation>এই প্রাপককে এই পেআউটগুলো পাঠানো হয়েছে।</translation>
    </message>
    <message>
        <source>This UPI address can be paid. Compare the name before you send.</source>
        <translation>এই UPI আইডিতে টাকা পাঠানো যায়। পাঠানোর আগে নাম মেলান।</translation>
    </message>
    <message>
        <source>This beneficiary cannot be paid</source>
        <translation>এই প্রাপককে টাকা পাঠানো যাবে না</translation>
    </message>
    <message>
        <source>This beneficiary is too new</source>
        <translation>এই প্রাপক খুব নতুন</translation>
    </message>
    <message>
        <source>This beneficiary&apos;s limit is reached</source>
        <translation>এই প্রাপকের সীমা শেষ</translation>
    </message>
    <message>
        <source>This fund source cannot be used</source>
        <translation>এই ফান্ড সোর্স চলবে না</translation>
    </message>
    <message>
        <source>This operation</source>
        <translation>এই কাজ</translation>
    </message>
    <message>
        <source>This shop&apos;s internet address is not on the allow-list</source>
        <translation>দোকানের ইন্টারনেট ঠিকানা অনুমতি-তালিকায় নেই</translation>
    </message>
    <message>
        <source>To correct</source>
        <translation>ঠিক করতে হবে</translation>
    </message>
    <message>
        <source>Try again. Nothing was changed.</source>
        <translation>আবার চেষ্টা করুন। কিছু বদলায়নি।</translation>
    </message>
    <message>
        <source>Try again: Paydesk gets a new token. If not, test the keys in Settings.</source>
        <translation>আবার চেষ্টা করুন: Paydesk নতুন টোকেন নেয়। না হলে সেটিংসে API কী যাচাই করুন।</translation>
    </message>
    <message>
        <source>Unexpected answer</source>
        <translation>অপ্রত্যাশিত উত্তর</translation>
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
        <source>Wait a minute, then try again.</source>
        <translation>এক মিনিট অপেক্ষা করুন, তারপর আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Wait for that day. Do not send it again. Paydesk checks its status.</source>
        <translation>সেই দিন পর্যন্ত অপেক্ষা করুন। আবার পাঠাবেন না। Paydesk স্ট্যাটাস যাচাই করছে।</translation>
    </message>
    <message>
        <source>Wait until 30 minutes after adding the beneficiary, then send it again.</source>
        <translation>প্রাপক যোগ করার পরে 30 মিনিট অপেক্ষা করুন, তারপর আবার পাঠান।</translation>
    </message>
    <message>
        <source>Wait until {time}, then send it again; it keeps its number.</source>
        <translation>{time} পর্যন্ত অপেক্ষা করুন, তারপর আবার পাঠান; নম্বর একই থাকবে।</translation>
    </message>
    <message>
        <source>Wait. Do not send it again. Paydesk checks its status.</source>
        <translation>অপেক্ষা করুন। আবার পাঠাবেন না। Paydesk স্ট্যাটাস যাচাই করছে।</translation>
    </message>
    <message>
        <source>Which account should pay?</source>
        <translation>কোন অ্যাকাউন্ট থেকে টাকা যাবে?</translation>
    </message>
    <message>
        <source>{what} will end: the service replaces it by {replacement}. The date is not known.</source>
        <translation>{what} বন্ধ হবে: সার্ভিস এর বদলে {replacement} আনছে। তারিখ জানা নেই।</translation>
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
        <source>“{field}” does not exist, or cannot pay this way.</source>
        <translation>“{field}” নেই, বা এই উপায়ে টাকা পাঠাতে পারে না।</translation>
    </message>
    <message>
        <source>“{field}” is needed.</source>
        <translation>“{field}” লাগবেই।</translation>
    </message>
    <message>
        <source>“{field}” is not accepted.</source>
        <translation>“{field}” চলবে না।</translation>
    </message>
</context>
<context>
    <name>PaidBottom</name>
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
        <source>%n payouts</source>
        <translation>
            <numerusform>%nটা পেআউট</numerusform>
            <numerusform>%nটা পেআউট</numerusform>
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
        <source>Answers are not saved for a moment</source>
        <translation>উত্তর কিছুক্ষণ সেভ হচ্ছে না</translation>
    </message>
    <message>
        <source>Billing programs are not served for a moment</source>
        <translation>বিলিং প্রোগ্রাম কিছুক্ষণ সাড়া পাচ্ছে না</translation>
    </message>
    <message>
        <source>Check later sales and payouts in the service&apos;s dashboard before you send money.</source>
        <translation>টাকা পাঠানোর আগে পরের বিক্রি আর পেআউট সার্ভিসের ড্যাশবোর্ডে দেখুন।</translation>
    </message>
    <message>
        <source>Check the others in the service&apos;s dashboard.</source>
        <translation>বাকিগুলো সার্ভিসের ড্যাশবোর্ডে দেখুন।</translation>
    </message>
    <message>
        <source>Check them in the service&apos;s dashboard. All else works.</source>
        <translation>এগুলো সার্ভিসের ড্যাশবোর্ডে দেখুন। বাকি সব চলছে।</translation>
    </message>
    <message>
        <source>Copied because unfinished: {sales}, {payouts}.</source>
        <translation>শেষ হয়নি, তাই কপি করা হয়েছে: {sales}, {payouts}।</translation>
    </message>
    <message numerus="yes">
        <source>Corrected rows: %n. This Z counts what the journal says.</source>
        <translation>
            <numerusform>ঠিক করা লাইন: %n। এই Z জার্নালে যা আছে তা-ই গোনে।</numerusform>
            <numerusform>ঠিক করা লাইন: %n। এই Z জার্নালে যা আছে তা-ই গোনে।</numerusform>
        </translation>
    </message>
    <message>
        <source>New series of Z-reports. For a day, each payout needs a second person&apos;s PIN.</source>
        <translation>Z-রিপোর্টের নতুন সিরিজ। এক দিন প্রতি পেআউটে দ্বিতীয় ব্যক্তির PIN লাগবে।</translation>
    </message>
    <message>
        <source>Not copied, altered: {numbers}.</source>
        <translation>পাল্টানো, তাই কপি হয়নি: {numbers}।</translation>
    </message>
    <message>
        <source>Not copied, unreadable: {numbers}.</source>
        <translation>পড়া যায় না, তাই কপি হয়নি: {numbers}।</translation>
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
        <source>Other PC still in use? Begin here with an empty folder.</source>
        <translation>অন্য PC এখনও চলছে? এখানে ফাঁকা ফোল্ডার দিয়ে শুরু করুন।</translation>
    </message>
    <message numerus="yes">
        <source>Other changed rows: %n.</source>
        <translation>
            <numerusform>অন্য বদলানো লাইন: %n।</numerusform>
            <numerusform>অন্য বদলানো লাইন: %n।</numerusform>
        </translation>
    </message>
    <message>
        <source>Other unfinished sales and payouts cannot be read.</source>
        <translation>শেষ না হওয়া অন্য বিক্রি আর পেআউট পড়া যাচ্ছে না।</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk ভুল করেছে</translation>
    </message>
    <message>
        <source>Paydesk made a mistake; see its log. This part restarts automatically.</source>
        <translation>Paydesk ভুল করেছে; লগ দেখুন। এই অংশ নিজে থেকেই আবার চালু হচ্ছে।</translation>
    </message>
    <message>
        <source>Payouts are not checked for a moment</source>
        <translation>পেআউট কিছুক্ষণ যাচাই হচ্ছে না</translation>
    </message>
    <message>
        <source>Row {row} is not as written.</source>
        <translation>লাইন {row} যেমন লেখা হয়েছিল তেমন নেই।</translation>
    </message>
    <message numerus="yes">
        <source>Sales and payouts set aside: %n.</source>
        <translation>
            <numerusform>আলাদা রাখা বিক্রি আর পেআউট: %n।</numerusform>
            <numerusform>আলাদা রাখা বিক্রি আর পেআউট: %n।</numerusform>
        </translation>
    </message>
    <message>
        <source>Sales are not checked for a moment</source>
        <translation>বিক্রি কিছুক্ষণ যাচাই হচ্ছে না</translation>
    </message>
    <message>
        <source>Tell the owner of the shop: somebody may have changed the file.</source>
        <translation>দোকানের মালিককে জানান: কেউ হয়তো ফাইল বদলেছে।</translation>
    </message>
    <message>
        <source>The built-in sandbox does not answer</source>
        <translation>প্রোগ্রামের নিজের স্যান্ডবক্স সাড়া দিচ্ছে না</translation>
    </message>
    <message>
        <source>The data folder was copied from another PC, or the keychain is new.</source>
        <translation>ডেটা ফোল্ডার অন্য PC থেকে কপি করা, বা কীচেনটা নতুন।</translation>
    </message>
    <message>
        <source>The end of the journal is missing</source>
        <translation>জার্নালের শেষ অংশ নেই</translation>
    </message>
    <message>
        <source>The journal cannot be opened</source>
        <translation>জার্নাল খোলা যাচ্ছে না</translation>
    </message>
    <message>
        <source>The journal is not verified for a moment</source>
        <translation>জার্নাল কিছুক্ষণ যাচাই হচ্ছে না</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>জার্নাল Paydesk-এর বাইরে থেকে বদলানো হয়েছে</translation>
    </message>
    <message>
        <source>The keys cannot be read</source>
        <translation>API কী পড়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>The list of people cannot be read</source>
        <translation>লোকজনের তালিকা পড়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>The sales of these rows are set aside. Tell the owner of the shop.</source>
        <translation>এই লাইনগুলোর বিক্রি আলাদা রাখা হয়েছে। দোকানের মালিককে জানান।</translation>
    </message>
    <message>
        <source>The sandbox stopped; see the log. It restarts automatically.</source>
        <translation>স্যান্ডবক্স থেমে গেছে; লগ দেখুন। নিজে থেকেই আবার চালু হচ্ছে।</translation>
    </message>
    <message>
        <source>The tables differed from the journal</source>
        <translation>হিসাব জার্নালের সঙ্গে মিলছিল না</translation>
    </message>
    <message>
        <source>This PC&apos;s keychain does not know this journal</source>
        <translation>এই PC-র কীচেন এই জার্নাল চেনে না</translation>
    </message>
    <message>
        <source>This is an older copy, or was cut off after row {row}.</source>
        <translation>এটা পুরনো কপি, বা লাইন {row}-এর পরে কেটে গেছে।</translation>
    </message>
    <message>
        <source>Updates are not searched for a moment</source>
        <translation>আপডেট কিছুক্ষণ খোঁজা হচ্ছে না</translation>
    </message>
</context>
<context>
    <name>PayPanel</name>
    <message>
        <source>Ask the customer to compare the amount.</source>
        <translation>কাস্টমারকে অ্যামাউন্ট মিলিয়ে নিতে বলুন।</translation>
    </message>
    <message>
        <source>It pays {payee}. Ask your supervisor first.</source>
        <translation>এর টাকা {payee}-তে যায়। আগে সুপারভাইজারকে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>New UPI address</source>
        <translation>নতুন UPI আইডি</translation>
    </message>
    <message>
        <source>Payment link not checked</source>
        <translation>পেমেন্ট লিঙ্ক যাচাই হয়নি</translation>
    </message>
    <message>
        <source>QR not checked</source>
        <translation>QR যাচাই হয়নি</translation>
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
        <source>Name</source>
        <translation>নাম</translation>
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
        <source>Some shops need this.</source>
        <translation>কিছু দোকানের এটা লাগে।</translation>
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
    <name>PaymentsCard</name>
    <message>
        <source>No payment yet</source>
        <translation>এখনও পেমেন্ট নেই</translation>
    </message>
    <message>
        <source>Older ones are in Orders.</source>
        <translation>পুরনোগুলো অর্ডার-এ আছে।</translation>
    </message>
    <message>
        <source>Today&apos;s payments</source>
        <translation>আজকের পেমেন্ট</translation>
    </message>
</context>
<context>
    <name>PayoutDetail</name>
    <message>
        <source>Payout</source>
        <translation>পেআউট</translation>
    </message>
</context>
<context>
    <name>Payouts</name>
    <message>
        <source>A person compared the balances. The service was not checked.</source>
        <translation>একজন ব্যালেন্স মিলিয়েছেন। সার্ভিসে যাচাই হয়নি।</translation>
    </message>
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
        <source>Compare the balances again: if it did arrive, the money moves twice.</source>
        <translation>ব্যালেন্স আবার মেলান: টাকা পৌঁছে থাকলে দু&apos;বার যাবে।</translation>
    </message>
    <message>
        <source>Do not send it again. Check its status; Paydesk checks too.</source>
        <translation>আবার পাঠাবেন না। স্ট্যাটাস যাচাই করুন; Paydesk-ও যাচাই করছে।</translation>
    </message>
    <message>
        <source>Do not send it again. Compare both balances, then say whether it arrived.</source>
        <translation>আবার পাঠাবেন না। দুটো ব্যালেন্স মেলান, তারপর জানান টাকা পৌঁছেছে কি না।</translation>
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
        <source>Sent with other keys. Search its number in that account&apos;s dashboard.</source>
        <translation>অন্য API কী দিয়ে পাঠানো। ওই অ্যাকাউন্টের ড্যাশবোর্ডে নম্বরটা খুঁজুন।</translation>
    </message>
    <message>
        <source>Sent {ago}, still open. Call the service&apos;s support. Do not send it again before.</source>
        <translation>{ago} পাঠানো, এখনও খোলা। সার্ভিসের সাপোর্টে ফোন করুন। তার আগে আবার পাঠাবেন না।</translation>
    </message>
    <message>
        <source>The last check brought no result: {why}.</source>
        <translation>শেষ যাচাইয়ে ফল পাওয়া যায়নি: {why}।</translation>
    </message>
    <message>
        <source>The money did not arrive, by the balances</source>
        <translation>ব্যালেন্স অনুযায়ী টাকা পৌঁছয়নি</translation>
    </message>
    <message>
        <source>The recipient&apos;s details are no longer here. Still owed? Fill in a new one.</source>
        <translation>প্রাপকের তথ্য আর এখানে নেই। টাকা এখনও বাকি? নতুন ফর্ম লিখুন।</translation>
    </message>
    <message>
        <source>The request was saved and sent. It may have gone through.</source>
        <translation>রিকোয়েস্ট সেভ করে পাঠানো হয়েছে। কাজ হয়ে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The service had this number already: this may be another link.</source>
        <translation>সার্ভিসে এই নম্বর আগেই ছিল: এটা অন্য লিঙ্ক হতে পারে।</translation>
    </message>
    <message>
        <source>This was done, then the money came back. The recipient does not have it.</source>
        <translation>এটা হয়েছিল, তারপর টাকা ফেরত এসেছে। প্রাপক টাকা পাননি।</translation>
    </message>
    <message>
        <source>This was reported as not done, but it was. Do not send it again.</source>
        <translation>‘হয়নি’ বলা হয়েছিল, কিন্তু হয়েছে। আবার পাঠাবেন না।</translation>
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
        <source>Activity</source>
        <translation>লেনদেনের তালিকা</translation>
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
        <source>Payouts</source>
        <translation>পেআউট</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>পাঠান</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ট্রান্সফার</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A PIN has 4 to 8 digits.</source>
        <translation>PIN-এ 4 থেকে 8টা ডিজিট থাকে।</translation>
    </message>
    <message>
        <source>A cashier sends up to {allowed}. {amount} needs a supervisor.</source>
        <translation>ক্যাশিয়ার {allowed} পর্যন্ত পাঠান। {amount}-এর জন্য সুপারভাইজার লাগবে।</translation>
    </message>
    <message>
        <source>A newer Paydesk wrote the list of people. Start that newer version.</source>
        <translation>লোকজনের তালিকা নতুন Paydesk লিখেছে। সেই নতুন ভার্সন চালান।</translation>
    </message>
    <message>
        <source>A refund needs a supervisor&apos;s PIN</source>
        <translation>রিফান্ডে সুপারভাইজারের PIN লাগবে</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it for a minute of work.</source>
        <translation>সুপারভাইজারের PIN এক মিনিট কাজের জন্য লক খোলে।</translation>
    </message>
    <message>
        <source>A supervisor&apos;s PIN unlocks it.</source>
        <translation>সুপারভাইজারের PIN লক খোলে।</translation>
    </message>
    <message>
        <source>A trainee practises in the demo only.</source>
        <translation>ট্রেনি শুধু ডেমোতে অভ্যাস করেন।</translation>
    </message>
    <message>
        <source>Add people in Settings, under People.</source>
        <translation>সেটিংস, লোকজনে লোক যোগ করুন।</translation>
    </message>
    <message>
        <source>Add people in Settings, under People: yourself as admin first.</source>
        <translation>সেটিংস, লোকজনে লোক যোগ করুন: আগে নিজেকে অ্যাডমিন করুন।</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>অ্যাডমিন</translation>
    </message>
    <message>
        <source>All of a cashier. Also sends money, refunds, exports, approves and unlocks.</source>
        <translation>ক্যাশিয়ারের সব কাজ। সঙ্গে টাকা পাঠানো, রিফান্ড, এক্সপোর্ট, অনুমোদন আর লক খোলা।</translation>
    </message>
    <message>
        <source>All of a supervisor. Also changes settings, keys and people, and erases data.</source>
        <translation>সুপারভাইজারের সব কাজ। সঙ্গে সেটিংস, API কী আর লোকজন বদলানো, ডেটা মোছা।</translation>
    </message>
    <message>
        <source>An admin&apos;s PIN unlocks it.</source>
        <translation>অ্যাডমিনের PIN লক খোলে।</translation>
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
        <source>Let a cashier sign in (Ctrl L), or open the demo.</source>
        <translation>কোনও ক্যাশিয়ারকে সাইন ইন করতে দিন (Ctrl L), বা ডেমো খুলুন।</translation>
    </message>
    <message>
        <source>Locks again after a minute without work.</source>
        <translation>এক মিনিট কাজ না হলে আবার লক হয়।</translation>
    </message>
    <message>
        <source>Locks again after a minute without work. Recorded under the supervisor&apos;s name.</source>
        <translation>এক মিনিট কাজ না হলে আবার লক হয়। সুপারভাইজারের নামে লেখা থাকে।</translation>
    </message>
    <message>
        <source>Make somebody else admin first.</source>
        <translation>আগে অন্য কাউকে অ্যাডমিন করুন।</translation>
    </message>
    <message>
        <source>Nobody can be locked out yet.</source>
        <translation>এখনও কাউকে লক করে আটকানো যায় না।</translation>
    </message>
    <message>
        <source>Nobody can sign in: unlock the keychain, or see the guide.</source>
        <translation>কেউ সাইন ইন করতে পারবে না: কীচেনের লক খুলুন, বা গাইড দেখুন।</translation>
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
        <source>Nothing was done. Waiting sales continue.</source>
        <translation>কিছু করা হয়নি। অপেক্ষায় থাকা বিক্রি চলছে।</translation>
    </message>
    <message>
        <source>Nothing was sent. Your text stays.</source>
        <translation>কিছু পাঠানো হয়নি। আপনার লেখা থাকছে।</translation>
    </message>
    <message>
        <source>Only a supervisor&apos;s PIN unlocks this now.</source>
        <translation>এখন শুধু সুপারভাইজারের PIN লক খোলে।</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled and sealed by its keychain.</source>
        <translation>PIN এই PC-তেই থাকে, লুকোনো আর কীচেনে সিল করা।</translation>
    </message>
    <message>
        <source>PINs stay on this PC, scrambled, in a file of this user.</source>
        <translation>PIN এই PC-তেই থাকে, লুকোনো, এই ইউজারের একটা ফাইলে।</translation>
    </message>
    <message>
        <source>Paydesk cannot read the list of people. Unlock the keychain, then try again.</source>
        <translation>Paydesk লোকজনের তালিকা পড়তে পারছে না। কীচেন খুলুন, তারপর আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Practises in the demo. May do nothing on a real counter.</source>
        <translation>ডেমোতে অভ্যাস করে। আসল কাউন্টারে কিছু করতে পারে না।</translation>
    </message>
    <message>
        <source>Recent payouts are unknown here: copied journal, or account.key lost.</source>
        <translation>সাম্প্রতিক পেআউট এখানে জানা নেই: জার্নাল কপি করা, বা account.key হারিয়েছে।</translation>
    </message>
    <message>
        <source>Sending money needs a name. Nothing was done.</source>
        <translation>টাকা পাঠাতে নাম লাগে। কিছু করা হয়নি।</translation>
    </message>
    <message>
        <source>Sign in with your PIN.</source>
        <translation>আপনার PIN দিয়ে সাইন ইন করুন।</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>সুপারভাইজার</translation>
    </message>
    <message>
        <source>Takes payments, cancels sales, checks UPI addresses, makes payout links.</source>
        <translation>পেমেন্ট নেয়, বিক্রি বাতিল করে, UPI আইডি যাচাই করে, পেআউট লিঙ্ক বানায়।</translation>
    </message>
    <message>
        <source>Ten PINs were wrong.</source>
        <translation>দশবার PIN ভুল হয়েছে।</translation>
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
        <source>The payment service&apos;s time is missing: today&apos;s limit is not known.</source>
        <translation>পেমেন্ট সার্ভিসের সময় পাওয়া যায়নি: আজকের সীমা জানা নেই।</translation>
    </message>
    <message>
        <source>The screen is locked.</source>
        <translation>স্ক্রিন লক করা।</translation>
    </message>
    <message>
        <source>The screen stays open until then.</source>
        <translation>ততক্ষণ স্ক্রিন খোলা থাকবে।</translation>
    </message>
    <message>
        <source>The second person must be somebody else.</source>
        <translation>দ্বিতীয় ব্যক্তি অন্য কেউ হতে হবে।</translation>
    </message>
    <message>
        <source>This PC could not save. Is the disk full?</source>
        <translation>এই PC সেভ করতে পারেনি। ডিস্ক কি ভর্তি?</translation>
    </message>
    <message>
        <source>This is a real counter. Nothing was done.</source>
        <translation>এটা আসল কাউন্টার। কিছু করা হয়নি।</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN</source>
        <translation>এর জন্য সুপারভাইজারের PIN লাগবে</translation>
    </message>
    <message>
        <source>This needs a supervisor&apos;s PIN again.</source>
        <translation>এর জন্য আবার সুপারভাইজারের PIN লাগবে।</translation>
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
        <source>Too easy to guess. Try another PIN.</source>
        <translation>সহজে আন্দাজ করা যায়। অন্য PIN দিন।</translation>
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
        <source>Try again in {time}.</source>
        <translation>{time} পরে আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Try again now.</source>
        <translation>এখন আবার চেষ্টা করুন।</translation>
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
        <source>Until then, this counter only takes payments. Nothing was done.</source>
        <translation>ততদিন এই কাউন্টার শুধু পেমেন্ট নেবে। কিছু করা হয়নি।</translation>
    </message>
    <message>
        <source>Use 1 to 40 characters, and a name that nobody else has.</source>
        <translation>1 থেকে 40টা ক্যারেক্টার দিন, আর এমন নাম যা আর কারও নেই।</translation>
    </message>
    <message>
        <source>Waiting for this PC&apos;s keychain</source>
        <translation>এই PC-র কীচেনের অপেক্ষায়</translation>
    </message>
    <message>
        <source>You may not do this.</source>
        <translation>আপনার এই কাজের অনুমতি নেই।</translation>
    </message>
    <message>
        <source>Your text stays. The refund is recorded under the supervisor&apos;s name.</source>
        <translation>আপনার লেখা থাকছে। রিফান্ড সুপারভাইজারের নামে লেখা হবে।</translation>
    </message>
    <message>
        <source>{amount} is above the limit of {allowed} for one transfer.</source>
        <translation>একটা ট্রান্সফারের সীমা {allowed}, {amount} তার বেশি।</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day for this account.</source>
        <translation>আরও {amount} দিলে এই অ্যাকাউন্টের দিনে {allowed}-এর সীমা ছাড়াবে।</translation>
    </message>
    <message>
        <source>{amount} more is above the limit of {allowed} a day.</source>
        <translation>আরও {amount} দিলে দিনে {allowed}-এর সীমা ছাড়াবে।</translation>
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
        <source>Add a person</source>
        <translation>ব্যক্তি যোগ করুন</translation>
    </message>
    <message>
        <source>Add yourself as admin first. Sending money needs people.</source>
        <translation>আগে নিজেকে অ্যাডমিন হিসেবে যোগ করুন। টাকা পাঠাতে লোকজন লাগে।</translation>
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
        <source>People</source>
        <translation>লোকজন</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>সেভ হয়েছে</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>লক খুলুন</translation>
    </message>
    <message>
        <source>Unlock with an admin&apos;s PIN.</source>
        <translation>অ্যাডমিনের PIN দিয়ে লক খুলুন।</translation>
    </message>
</context>
<context>
    <name>PeopleStep</name>
    <message>
        <source>Add others in Settings, People.</source>
        <translation>অন্যদের যোগ করুন সেটিংস, লোকজন-এ।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next: test sale</source>
        <translation>পরের: টেস্ট বিক্রি</translation>
    </message>
    <message>
        <source>Who is the admin?</source>
        <translation>অ্যাডমিন কে?</translation>
    </message>
    <message>
        <source>{name} is the admin</source>
        <translation>{name} অ্যাডমিন</translation>
    </message>
</context>
<context>
    <name>PeriodPicker</name>
    <message>
        <source>All days</source>
        <translation>সব দিন</translation>
    </message>
    <message>
        <source>Day: {day}</source>
        <translation>দিন: {day}</translation>
    </message>
    <message>
        <source>Today, {day}</source>
        <translation>আজ, {day}</translation>
    </message>
    <message>
        <source>Yesterday, {day}</source>
        <translation>গতকাল, {day}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} থেকে {last}</translation>
    </message>
</context>
<context>
    <name>PeriodPopup</name>
    <message>
        <source>7 days</source>
        <translation>7 দিন</translation>
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
</context>
<context>
    <name>PersonForm</name>
    <message>
        <source>Add a person</source>
        <translation>ব্যক্তি যোগ করুন</translation>
    </message>
    <message>
        <source>Add yourself</source>
        <translation>নিজেকে যোগ করুন</translation>
    </message>
    <message>
        <source>Asha</source>
        <translation>আশা</translation>
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
        <source>Enter the same PIN again</source>
        <translation>একই PIN আবার দিন</translation>
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
        <source>Leave both empty to keep the PIN.</source>
        <translation>PIN রাখতে দুটোই ফাঁকা রাখুন।</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Only this person knows the PIN.</source>
        <translation>PIN শুধু এই ব্যক্তি জানেন।</translation>
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
        <source>Remove {name}? Old sales keep the name.</source>
        <translation>{name}-কে সরাবেন? পুরনো বিক্রিতে নাম থাকবে।</translation>
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
        <source>The PINs differ. Type both again.</source>
        <translation>PIN দুটো আলাদা। দুটোই আবার লিখুন।</translation>
    </message>
    <message>
        <source>The shop&apos;s</source>
        <translation>দোকানের ভাষা</translation>
    </message>
    <message>
        <source>Yes, remove</source>
        <translation>হ্যাঁ, সরান</translation>
    </message>
</context>
<context>
    <name>PersonTiles</name>
    <message>
        <source>Who are you?</source>
        <translation>আপনি কে?</translation>
    </message>
</context>
<context>
    <name>PhonePanel</name>
    <message>
        <source>Open in the browser</source>
        <translation>ব্রাউজারে খুলুন</translation>
    </message>
    <message>
        <source>Pay late</source>
        <translation>দেরিতে পেমেন্ট করুন</translation>
    </message>
    <message>
        <source>Pay twice</source>
        <translation>দু&apos;বার পেমেন্ট</translation>
    </message>
    <message>
        <source>The customer&apos;s phone</source>
        <translation>কাস্টমারের ফোন</translation>
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
        <source>Ask a supervisor</source>
        <translation>সুপারভাইজারকে বলুন</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>In the demo, the PIN of {name} is {pin}.</source>
        <translation>ডেমোতে {name}-এর PIN {pin}।</translation>
    </message>
    <message>
        <source>Nobody else here may. Press F1 for help.</source>
        <translation>এখানে আর কারও অনুমতি নেই। সাহায্যের জন্য F1 টিপুন।</translation>
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
        <source>Try again now.</source>
        <translation>এখন আবার চেষ্টা করুন।</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>আপনি কে?</translation>
    </message>
    <message>
        <source>Who unlocks {name}?</source>
        <translation>{name}-এর লক কে খুলবেন?</translation>
    </message>
    <message>
        <source>{name} can sign in again.</source>
        <translation>{name} আবার সাইন ইন করতে পারেন।</translation>
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
        <source>Unlock</source>
        <translation>লক খুলুন</translation>
    </message>
</context>
<context>
    <name>PrintSettings</name>
    <message>
        <source>15 letters and digits, as 29ABCDE1234F1Z5.</source>
        <translation>15টা অক্ষর আর ডিজিট, যেমন 29ABCDE1234F1Z5।</translation>
    </message>
    <message>
        <source>58 mm paper</source>
        <translation>58 mm কাগজ</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm কাগজ</translation>
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
        <source>As the system</source>
        <translation>সিস্টেম যেমন</translation>
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
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>প্রিন্টার নেই। রসিদ PDF হিসেবে সেভ হয়।</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>কাগজ</translation>
    </message>
    <message>
        <source>Print a receipt automatically when a sale is paid</source>
        <translation>বিক্রির পেমেন্ট হলে নিজে থেকে রসিদ প্রিন্ট করুন</translation>
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
        <source>Show the printers</source>
        <translation>প্রিন্টারগুলো দেখান</translation>
    </message>
    <message>
        <source>This PC knows: {names}</source>
        <translation>এই PC চেনে: {names}</translation>
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
        <source>{printer} accepted it.</source>
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
        <source>A login page, proxy, filter or gateway answered instead.</source>
        <translation>বদলে লগইন পেজ, প্রক্সি, ফিল্টার বা গেটওয়ে উত্তর দিয়েছে।</translation>
    </message>
    <message>
        <source>Cause: the bank.</source>
        <translation>কারণ: ব্যাঙ্ক।</translation>
    </message>
    <message>
        <source>Cause: the details of this sale.</source>
        <translation>কারণ: এই বিক্রির তথ্য।</translation>
    </message>
    <message>
        <source>Cause: the network, or the payment service.</source>
        <translation>কারণ: নেটওয়ার্ক বা পেমেন্ট সার্ভিস।</translation>
    </message>
    <message>
        <source>Cause: the payment service.</source>
        <translation>কারণ: পেমেন্ট সার্ভিস।</translation>
    </message>
    <message>
        <source>Cause: the recipient.</source>
        <translation>কারণ: প্রাপক।</translation>
    </message>
    <message>
        <source>Cause: the shop&apos;s account or settings.</source>
        <translation>কারণ: দোকানের অ্যাকাউন্ট বা সেটিংস।</translation>
    </message>
    <message>
        <source>Cause: this PC.</source>
        <translation>কারণ: এই PC।</translation>
    </message>
    <message>
        <source>Check before you press again.</source>
        <translation>আবার টেপার আগে যাচাই করুন।</translation>
    </message>
    <message>
        <source>Check its status. Not paid? Start a new sale.</source>
        <translation>এর স্ট্যাটাস যাচাই করুন। পেমেন্ট হয়নি? নতুন বিক্রি শুরু করুন।</translation>
    </message>
    <message>
        <source>Check the bill: right order, right amount?</source>
        <translation>বিল দেখুন: অর্ডার ঠিক? অ্যামাউন্ট ঠিক?</translation>
    </message>
    <message>
        <source>Check the cable or Wi-Fi. Web pages open? Check the address in Settings.</source>
        <translation>কেবল বা Wi-Fi দেখুন। ওয়েব পেজ খুলছে? সেটিংসে ঠিকানা দেখুন।</translation>
    </message>
    <message>
        <source>Check the status: the first request may have arrived.</source>
        <translation>স্ট্যাটাস যাচাই করুন: প্রথম রিকোয়েস্ট পৌঁছে থাকতে পারে।</translation>
    </message>
    <message>
        <source>Check this PC&apos;s date. If right, somebody may be listening: call your technician.</source>
        <translation>এই PC-র তারিখ দেখুন। ঠিক থাকলে কেউ আড়ি পাতছে হয়তো: টেকনিশিয়ান ডাকুন।</translation>
    </message>
    <message>
        <source>Compare the order number with the bill, and the terminal in Settings.</source>
        <translation>অর্ডার নম্বর বিলের সঙ্গে, আর টার্মিনাল সেটিংসের সঙ্গে মেলান।</translation>
    </message>
    <message>
        <source>Correct it and try again. Nothing was sent.</source>
        <translation>ঠিক করে আবার চেষ্টা করুন। কিছু পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>Does an antivirus or the network open secure pages? Install its certificate here.</source>
        <translation>অ্যান্টিভাইরাস বা নেটওয়ার্ক কি নিরাপদ পেজ খোলে? তার সার্টিফিকেট এখানে ইনস্টল করুন।</translation>
    </message>
    <message>
        <source>Enter the keys in Settings, Payments account.</source>
        <translation>API কী লিখুন: সেটিংস, পেমেন্ট অ্যাকাউন্ট।</translation>
    </message>
    <message>
        <source>Free some space, then start Paydesk again.</source>
        <translation>জায়গা খালি করুন, তারপর Paydesk আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Have the proxy checked, then start Paydesk again.</source>
        <translation>প্রক্সি পরীক্ষা করান, তারপর Paydesk আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Have the service&apos;s address allowed here, and this PC&apos;s address in its dashboard.</source>
        <translation>এখানে সার্ভিসের ঠিকানার, আর ওদের ড্যাশবোর্ডে এই PC-র ঠিকানার অনুমতি করান।</translation>
    </message>
    <message>
        <source>Have this PC&apos;s address allowed in the service&apos;s dashboard.</source>
        <translation>সার্ভিসের ড্যাশবোর্ডে এই PC-র ঠিকানার অনুমতি করান।</translation>
    </message>
    <message>
        <source>If its window is there, use that one.</source>
        <translation>তার উইন্ডো থাকলে সেটাই ব্যবহার করুন।</translation>
    </message>
    <message>
        <source>It is starting or closing. This waits a minute for it.</source>
        <translation>এটা চালু বা বন্ধ হচ্ছে। এক মিনিট অপেক্ষা করা হবে।</translation>
    </message>
    <message>
        <source>Its window does not answer.</source>
        <translation>এর উইন্ডো সাড়া দিচ্ছে না।</translation>
    </message>
    <message>
        <source>No answer came in time</source>
        <translation>সময়ে উত্তর আসেনি</translation>
    </message>
    <message>
        <source>Open a web page on this PC. Does it want a login?</source>
        <translation>এই PC-তে একটা ওয়েব পেজ খুলুন। লগইন চাইছে?</translation>
    </message>
    <message>
        <source>Paydesk is already running on this PC</source>
        <translation>এই PC-তে Paydesk আগে থেকেই চলছে</translation>
    </message>
    <message>
        <source>Paydesk made a mistake</source>
        <translation>Paydesk ভুল করেছে</translation>
    </message>
    <message>
        <source>Read its message in Orders, in the details of this sale.</source>
        <translation>অর্ডারে এই বিক্রির বিবরণে মেসেজটা পড়ুন।</translation>
    </message>
    <message>
        <source>Search for the number in Orders first.</source>
        <translation>আগে অর্ডারে নম্বরটা খুঁজুন।</translation>
    </message>
    <message>
        <source>Search where it was made, or put the old keys back in Settings.</source>
        <translation>যেখানে তৈরি হয়েছিল সেখানে খুঁজুন, বা সেটিংসে পুরনো API কী ফেরান।</translation>
    </message>
    <message>
        <source>Set it again in Settings, Shop. Then press F7.</source>
        <translation>আবার সেট করুন সেটিংস, দোকান-এ। তারপর F7 টিপুন।</translation>
    </message>
    <message>
        <source>Something broke on its side.</source>
        <translation>ওদের দিকে কিছু গোলমাল হয়েছে।</translation>
    </message>
    <message>
        <source>The amount is not the order&apos;s</source>
        <translation>অ্যামাউন্ট অর্ডারের নয়</translation>
    </message>
    <message>
        <source>The answer could not be read</source>
        <translation>উত্তর পড়া যায়নি</translation>
    </message>
    <message>
        <source>The answer was cut off, or about something else.</source>
        <translation>উত্তর কেটে গেছে, বা অন্য কিছুর ব্যাপারে।</translation>
    </message>
    <message>
        <source>The connection broke</source>
        <translation>কানেকশন কেটে গেছে</translation>
    </message>
    <message>
        <source>The details break a rule</source>
        <translation>তথ্য নিয়ম মানছে না</translation>
    </message>
    <message>
        <source>The keys are right. This PC&apos;s address or the feature is not allowed.</source>
        <translation>API কী ঠিক আছে। এই PC-র ঠিকানা বা এই সুবিধার অনুমতি নেই।</translation>
    </message>
    <message>
        <source>The keys were refused</source>
        <translation>API কী নামঞ্জুর হয়েছে</translation>
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
        <source>The order was made with other keys, or at another address.</source>
        <translation>অর্ডার অন্য API কী দিয়ে বা অন্য ঠিকানায় তৈরি।</translation>
    </message>
    <message>
        <source>The payment service does not accept a number or text like this.</source>
        <translation>পেমেন্ট সার্ভিস এমন নম্বর বা লেখা নেয় না।</translation>
    </message>
    <message>
        <source>The payment service does not accept something in the request.</source>
        <translation>পেমেন্ট সার্ভিস রিকোয়েস্টের কিছু একটা নেয় না।</translation>
    </message>
    <message>
        <source>The payment service does not accept this counter&apos;s keys.</source>
        <translation>পেমেন্ট সার্ভিস এই কাউন্টারের API কী নেয় না।</translation>
    </message>
    <message>
        <source>The payment service does not answer</source>
        <translation>পেমেন্ট সার্ভিস উত্তর দিচ্ছে না</translation>
    </message>
    <message>
        <source>The payment service had this request earlier, with other details.</source>
        <translation>পেমেন্ট সার্ভিস এই রিকোয়েস্ট আগে অন্য তথ্য দিয়ে পেয়েছে।</translation>
    </message>
    <message>
        <source>The payment service has a fault</source>
        <translation>পেমেন্ট সার্ভিসে গোলমাল</translation>
    </message>
    <message>
        <source>The payment service has an order with this number.</source>
        <translation>পেমেন্ট সার্ভিসে এই নম্বরের অর্ডার আছে।</translation>
    </message>
    <message>
        <source>The payment service has no such order or terminal.</source>
        <translation>পেমেন্ট সার্ভিসে এমন অর্ডার বা টার্মিনাল নেই।</translation>
    </message>
    <message>
        <source>The payment service says that this order is not open.</source>
        <translation>পেমেন্ট সার্ভিস বলছে এই অর্ডার খোলা নেই।</translation>
    </message>
    <message>
        <source>The payment service wants a pause.</source>
        <translation>পেমেন্ট সার্ভিস একটু থামতে বলছে।</translation>
    </message>
    <message>
        <source>The proxy does not work</source>
        <translation>প্রক্সি কাজ করছে না</translation>
    </message>
    <message>
        <source>The proxy wants a login</source>
        <translation>প্রক্সি লগইন চাইছে</translation>
    </message>
    <message>
        <source>The request may have arrived.</source>
        <translation>রিকোয়েস্ট পৌঁছে থাকতে পারে।</translation>
    </message>
    <message>
        <source>The request was sent before</source>
        <translation>রিকোয়েস্ট আগেই পাঠানো হয়েছে</translation>
    </message>
    <message>
        <source>The service does not know this number</source>
        <translation>সার্ভিস এই নম্বর চেনে না</translation>
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
        <source>The service&apos;s identity is not certain</source>
        <translation>সার্ভিসের পরিচয় নিশ্চিত নয়</translation>
    </message>
    <message>
        <source>The terminal is not set any more</source>
        <translation>টার্মিনাল আর সেট করা নেই</translation>
    </message>
    <message>
        <source>The terminal of this order was removed from the settings.</source>
        <translation>এই অর্ডারের টার্মিনাল সেটিংস থেকে সরানো হয়েছে।</translation>
    </message>
    <message>
        <source>The typed amount differs from the order. No QR was made.</source>
        <translation>লেখা অ্যামাউন্ট আর অর্ডারের অ্যামাউন্ট আলাদা। QR তৈরি হয়নি।</translation>
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
        <source>These keys do not know this order</source>
        <translation>এই API কী এই অর্ডার চেনে না</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate from “{issuer}”.</source>
        <translation>এই PC “{issuer}”-এর সার্টিফিকেট বিশ্বাস করে না।</translation>
    </message>
    <message>
        <source>This PC does not trust its certificate. Nothing was sent.</source>
        <translation>এই PC ওদের সার্টিফিকেট বিশ্বাস করে না। কিছু পাঠানো হয়নি।</translation>
    </message>
    <message>
        <source>This PC is offline</source>
        <translation>এই PC অফলাইন</translation>
    </message>
    <message>
        <source>This PC is online, but the service cannot be reached.</source>
        <translation>এই PC অনলাইন আছে, কিন্তু সার্ভিসে পৌঁছনো যাচ্ছে না।</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy answered instead of the payment service.</source>
        <translation>পেমেন্ট সার্ভিসের বদলে এই PC-র প্রক্সি উত্তর দিয়েছে।</translation>
    </message>
    <message>
        <source>This PC&apos;s proxy lets nothing through.</source>
        <translation>এই PC-র প্রক্সি কিছুই যেতে দিচ্ছে না।</translation>
    </message>
    <message>
        <source>This counter has no keys for the payment service.</source>
        <translation>এই কাউন্টারে পেমেন্ট সার্ভিসের API কী নেই।</translation>
    </message>
    <message>
        <source>This counter is not allowed to do that</source>
        <translation>এই কাউন্টারের এটা করার অনুমতি নেই</translation>
    </message>
    <message>
        <source>This order exists already</source>
        <translation>এই অর্ডার আগে থেকেই আছে</translation>
    </message>
    <message>
        <source>Too many requests</source>
        <translation>খুব বেশি রিকোয়েস্ট</translation>
    </message>
    <message>
        <source>Wait a minute, then start Paydesk again. If this repeats, restart this PC.</source>
        <translation>এক মিনিট অপেক্ষা করুন, তারপর Paydesk আবার চালু করুন। আবার হলে PC আবার চালু করুন।</translation>
    </message>
    <message>
        <source>Wait: Paydesk checks before anything is sent again.</source>
        <translation>অপেক্ষা করুন: আবার কিছু পাঠানোর আগে Paydesk যাচাই করে।</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues automatically.</source>
        <translation>অপেক্ষা করুন: Paydesk নিজে থেকেই চালিয়ে যাবে।</translation>
    </message>
    <message>
        <source>Wait: Paydesk continues in {time}.</source>
        <translation>অপেক্ষা করুন: {time} পরে Paydesk চালিয়ে যাবে।</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, call the service&apos;s support.</source>
        <translation>অপেক্ষা করুন: Paydesk আবার চেষ্টা করছে। বেশিক্ষণ চললে সার্ভিসের সাপোর্টে ফোন করুন।</translation>
    </message>
    <message>
        <source>Wait: Paydesk tries again. If this lasts, check the network.</source>
        <translation>অপেক্ষা করুন: Paydesk আবার চেষ্টা করছে। বেশিক্ষণ চললে নেটওয়ার্ক দেখুন।</translation>
    </message>
    <message>
        <source>Without a network, the payment service cannot be reached.</source>
        <translation>নেটওয়ার্ক ছাড়া পেমেন্ট সার্ভিসে পৌঁছনো যায় না।</translation>
    </message>
    <message>
        <source>Your last action may not be done. See the log.</source>
        <translation>আপনার শেষ কাজ না হয়ে থাকতে পারে। লগ দেখুন।</translation>
    </message>
</context>
<context>
    <name>ProgramRow</name>
    <message>
        <source>Change</source>
        <translation>বদলান</translation>
    </message>
    <message>
        <source>More about {name}</source>
        <translation>{name}-এর ব্যাপারে আরও</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>নতুন কী</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
    </message>
    <message>
        <source>Test with ₹1</source>
        <translation>₹1 দিয়ে টেস্ট করুন</translation>
    </message>
    <message>
        <source>{name}: test with ₹1</source>
        <translation>{name}: ₹1 দিয়ে টেস্ট করুন</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>Each day</source>
        <translation>প্রতি দিন</translation>
    </message>
    <message>
        <source>Each financial year</source>
        <translation>প্রতি অর্থবছর</translation>
    </message>
    <message>
        <source>Last call {time}</source>
        <translation>শেষ কল {time}</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>কখনও নয়</translation>
    </message>
    <message>
        <source>No call yet</source>
        <translation>এখনও কল নেই</translation>
    </message>
    <message>
        <source>cannot cancel</source>
        <translation>বাতিল করতে পারে না</translation>
    </message>
    <message>
        <source>key for practice</source>
        <translation>অভ্যাসের কী</translation>
    </message>
    <message>
        <source>key for real money</source>
        <translation>আসল টাকার কী</translation>
    </message>
    <message>
        <source>may cancel</source>
        <translation>বাতিল করতে পারে</translation>
    </message>
    <message>
        <source>opens at once</source>
        <translation>সঙ্গে সঙ্গে খোলে</translation>
    </message>
    <message>
        <source>waits in the list</source>
        <translation>তালিকায় অপেক্ষায়</translation>
    </message>
</context>
<context>
    <name>ProgramsCard</name>
    <message>
        <source>A new key for {name}?</source>
        <translation>{name}-এর নতুন কী?</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>প্রোগ্রাম যোগ করুন</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Bill numbers begin again</source>
        <translation>বিল নম্বর আবার শুরু হয়</translation>
    </message>
    <message>
        <source>Check the name and the web pages.</source>
        <translation>নাম আর ওয়েব পেজ দেখুন।</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>It cannot send bills any more. Its sales stay.</source>
        <translation>এটা আর বিল পাঠাতে পারবে না। এর বিক্রি থাকবে।</translation>
    </message>
    <message>
        <source>It may cancel</source>
        <translation>বাতিল করতে পারে</translation>
    </message>
    <message>
        <source>Leave out . : / \ * ? &quot; &lt; &gt; |</source>
        <translation>বাদ দিন . : / \ * ? &quot; &lt; &gt; |</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>প্রোগ্রামের নাম</translation>
    </message>
    <message>
        <source>No program yet.</source>
        <translation>এখনও প্রোগ্রাম নেই।</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>সেভ হয়নি</translation>
    </message>
    <message>
        <source>Only for a program in a browser.</source>
        <translation>শুধু ব্রাউজারে চলা প্রোগ্রামের জন্য।</translation>
    </message>
    <message>
        <source>Open its bills at once</source>
        <translation>এর বিল সঙ্গে সঙ্গে খুলুন</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>প্রোগ্রাম</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} সরাবেন?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>সেভ করুন</translation>
    </message>
    <message>
        <source>The old key stops working at once.</source>
        <translation>পুরনো কী সঙ্গে সঙ্গে অচল হবে।</translation>
    </message>
    <message>
        <source>They send their bills to this counter.</source>
        <translation>এগুলো এই কাউন্টারে বিল পাঠায়।</translation>
    </message>
    <message>
        <source>This name is in the list already.</source>
        <translation>এই নাম তালিকায় আগে থেকেই আছে।</translation>
    </message>
    <message>
        <source>Up to 4 addresses such as https://shop.odoo.com, with spaces between.</source>
        <translation>4টা পর্যন্ত ঠিকানা, যেমন https://shop.odoo.com, মাঝে ফাঁকা জায়গা।</translation>
    </message>
    <message>
        <source>Web pages that may call (optional)</source>
        <translation>যে ওয়েব পেজ কল করতে পারে (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>Yes, a new key</source>
        <translation>হ্যাঁ, নতুন কী</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>হ্যাঁ, সরান</translation>
    </message>
</context>
<context>
    <name>ProgramsPage</name>
    <message>
        <source>Billing programs</source>
        <translation>বিলিং প্রোগ্রাম</translation>
    </message>
    <message>
        <source>Check keys and terminal in Payments account.</source>
        <translation>API কী আর টার্মিনাল দেখুন পেমেন্ট অ্যাকাউন্টে।</translation>
    </message>
    <message>
        <source>The test charge was refused</source>
        <translation>টেস্ট পেমেন্ট নামঞ্জুর হয়েছে</translation>
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
        <source>Order</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>টাকা পাবে</translation>
    </message>
    <message>
        <source>QR</source>
        <translation>QR</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>বিক্রি</translation>
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
        <source>Apps may read this QR differently.</source>
        <translation>অ্যাপ এই QR আলাদাভাবে পড়তে পারে।</translation>
    </message>
    <message>
        <source>Paydesk does not open this type of picture.</source>
        <translation>Paydesk এই ধরনের ছবি খোলে না।</translation>
    </message>
    <message>
        <source>The QR belongs to another order.</source>
        <translation>QR অন্য অর্ডারের।</translation>
    </message>
    <message>
        <source>The QR does not name one recipient.</source>
        <translation>QR-এ একজন প্রাপকের নাম নেই।</translation>
    </message>
    <message>
        <source>The QR has another amount than the order.</source>
        <translation>QR আর অর্ডারের অ্যামাউন্ট আলাদা।</translation>
    </message>
    <message>
        <source>The QR has another currency than the order.</source>
        <translation>QR আর অর্ডারের কারেন্সি আলাদা।</translation>
    </message>
    <message>
        <source>The QR has no amount to compare.</source>
        <translation>QR-এ মেলানোর মতো অ্যামাউন্ট নেই।</translation>
    </message>
    <message>
        <source>The QR is not one plain payment.</source>
        <translation>QR একটা সাধারণ পেমেন্টের নয়।</translation>
    </message>
    <message>
        <source>The QR lets customers change the amount.</source>
        <translation>এই QR-এ কাস্টমার অ্যামাউন্ট বদলাতে পারেন।</translation>
    </message>
    <message>
        <source>The QR pays a new UPI address.</source>
        <translation>QR-এর টাকা নতুন UPI আইডিতে যায়।</translation>
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
        <source>The payment link is no https address.</source>
        <translation>পেমেন্ট লিঙ্ক https ঠিকানা নয়।</translation>
    </message>
    <message>
        <source>The payment link leads to another address.</source>
        <translation>পেমেন্ট লিঙ্ক অন্য ঠিকানায় যায়।</translation>
    </message>
    <message>
        <source>The picture arrived damaged.</source>
        <translation>ছবি নষ্ট হয়ে এসেছে।</translation>
    </message>
    <message>
        <source>The picture contains no QR.</source>
        <translation>ছবিতে QR নেই।</translation>
    </message>
    <message>
        <source>The picture is too large for a QR.</source>
        <translation>QR-এর জন্য ছবি বেশি বড়।</translation>
    </message>
    <message>
        <source>The picture was cut off.</source>
        <translation>ছবি কেটে গেছে।</translation>
    </message>
    <message>
        <source>The service sent no QR picture.</source>
        <translation>সার্ভিস QR-এর ছবি পাঠায়নি।</translation>
    </message>
    <message>
        <source>The service sent something else than a picture.</source>
        <translation>সার্ভিস ছবির বদলে অন্য কিছু পাঠিয়েছে।</translation>
    </message>
    <message>
        <source>This QR moves real money, in the demo.</source>
        <translation>ডেমোতে এই QR আসল টাকা চালায়।</translation>
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
        <source>As the system</source>
        <translation>সিস্টেম যেমন</translation>
    </message>
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
        <source>No printer. Receipts are saved as PDF.</source>
        <translation>প্রিন্টার নেই। রসিদ PDF হিসেবে সেভ হয়।</translation>
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
        <source>The journal cannot be opened</source>
        <translation>জার্নাল খোলা যাচ্ছে না</translation>
    </message>
    <message>
        <source>The journal was changed outside Paydesk</source>
        <translation>জার্নাল Paydesk-এর বাইরে থেকে বদলানো হয়েছে</translation>
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
        <source>not checked: no keys</source>
        <translation>যাচাই হয়নি: API কী নেই</translation>
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
        <source>Everything works</source>
        <translation>সব ঠিক চলছে</translation>
    </message>
    <message numerus="yes">
        <source>No sales yet. To correct, in red: %n.</source>
        <translation>
            <numerusform>এখনও বিক্রি নেই। ঠিক করতে হবে, লাল রঙে: %n।</numerusform>
            <numerusform>এখনও বিক্রি নেই। ঠিক করতে হবে, লাল রঙে: %n।</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready to open</source>
        <translation>খোলার জন্য তৈরি নয়</translation>
    </message>
    <message>
        <source>Open the shift and sell</source>
        <translation>শিফট খুলে বিক্রি করুন</translation>
    </message>
    <message>
        <source>Paydesk checks them again.</source>
        <translation>Paydesk এগুলো আবার যাচাই করে।</translation>
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
    <message numerus="yes">
        <source>Still open from before today: %n, {amount}</source>
        <translation>
            <numerusform>আজকের আগের, এখনও খোলা: %n, {amount}</numerusform>
            <numerusform>আজকের আগের, এখনও খোলা: %n, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell. To check: %n.</source>
        <translation>
            <numerusform>বিক্রি করতে পারেন। যাচাই বাকি: %n।</numerusform>
            <numerusform>বিক্রি করতে পারেন। যাচাই বাকি: %n।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefundPanel</name>
    <message>
        <source>Refund</source>
        <translation>রিফান্ড</translation>
    </message>
    <message>
        <source>Refund by payout link instead</source>
        <translation>বদলে পেআউট লিঙ্কে রিফান্ড</translation>
    </message>
</context>
<context>
    <name>Refunds</name>
    <message>
        <source>Goods returned</source>
        <translation>মাল ফেরত দিয়েছে</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>পাওয়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>অন্য</translation>
    </message>
    <message>
        <source>Paid twice</source>
        <translation>দুবার পেমেন্ট</translation>
    </message>
    <message>
        <source>Wrong amount</source>
        <translation>ভুল অ্যামাউন্ট</translation>
    </message>
</context>
<context>
    <name>ReportCsv</name>
    <message>
        <source>Amount (INR)</source>
        <translation>অ্যামাউন্ট (INR)</translation>
    </message>
    <message>
        <source>Billing program</source>
        <translation>বিলিং প্রোগ্রাম</translation>
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
        <source>Refunds</source>
        <translation>কীসের রিফান্ড</translation>
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
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>ক্যাশিয়ার বদলান</translation>
    </message>
    <message>
        <source>Close shift</source>
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
        <source>Needs attention</source>
        <translation>নজর দিন</translation>
    </message>
    <message>
        <source>Open shift</source>
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
        <source>WhatsApp</source>
        <translation>WhatsApp</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z-রিপোর্ট</translation>
    </message>
</context>
<context>
    <name>Restart</name>
    <message>
        <source>Later</source>
        <translation>পরে</translation>
    </message>
    <message>
        <source>Restart for the new text size?</source>
        <translation>নতুন লেখার সাইজের জন্য রিস্টার্ট করবেন?</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>এখনই রিস্টার্ট করুন</translation>
    </message>
    <message>
        <source>Your page and the amount stay. Customers can still pay.</source>
        <translation>আপনার পেজ আর অ্যামাউন্ট থাকছে। কাস্টমার এখনও পেমেন্ট করতে পারেন।</translation>
    </message>
</context>
<context>
    <name>SaleFacts</name>
    <message>
        <source>Cashier</source>
        <translation>ক্যাশিয়ার</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>জিনিস</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>পেমেন্টের উপায়</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>ফোন</translation>
    </message>
    <message>
        <source>Shop&apos;s bill</source>
        <translation>দোকানের বিল</translation>
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
        <translation>কাস্টমার এই কোড দেখতে পাচ্ছেন না।</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>দিতে হবে</translation>
    </message>
    <message>
        <source>What does not match</source>
        <translation>যা মিলছে না</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>এর মানে কী</translation>
    </message>
</context>
<context>
    <name>Sales</name>
    <message>
        <source>Cancelled</source>
        <translation>বাতিল</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>বাতিল হচ্ছে…</translation>
    </message>
    <message>
        <source>Checked {ago}: {word}</source>
        <translation>{ago} যাচাই হয়েছে: {word}</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
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
        <source>Handed over {time}</source>
        <translation>{time}-এ জিনিস দেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Handed over {time}, {person}</source>
        <translation>{time}-এ {person} জিনিস দিয়েছেন</translation>
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
        <source>Not handed over</source>
        <translation>জিনিস দেওয়া হয়নি</translation>
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
        <source>QR expired</source>
        <translation>QR-এর সময় শেষ</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>Refunded: {amount}</source>
        <translation>রিফান্ড হয়েছে: {amount}</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>দোকানের QR</translation>
    </message>
    <message>
        <source>UTR {digits}</source>
        <translation>UTR {digits}</translation>
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
        <source>A UPI address, not an order number.</source>
        <translation>এটা UPI আইডি, অর্ডার নম্বর নয়।</translation>
    </message>
    <message>
        <source>A screenshot is no proof.</source>
        <translation>স্ক্রিনশট কোনও প্রমাণ নয়।</translation>
    </message>
    <message>
        <source>Checking all waiting sales.</source>
        <translation>অপেক্ষায় থাকা সব বিক্রি যাচাই হচ্ছে।</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>যাচাই হচ্ছে…</translation>
    </message>
    <message>
        <source>Does their app say paid? Wait one minute.</source>
        <translation>ওঁদের অ্যাপ কি বলছে পেমেন্ট হয়েছে? এক মিনিট অপেক্ষা করুন।</translation>
    </message>
    <message>
        <source>No sale is waiting.</source>
        <translation>কোনও বিক্রি অপেক্ষায় নেই।</translation>
    </message>
    <message>
        <source>No, not paid.</source>
        <translation>না, পেমেন্ট হয়নি।</translation>
    </message>
    <message>
        <source>No, not yet.</source>
        <translation>না, এখনও নয়।</translation>
    </message>
    <message>
        <source>No. Do not let them pay.</source>
        <translation>না। পেমেন্ট করতে দেবেন না।</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>এখনও জানা নেই।</translation>
    </message>
    <message>
        <source>Only part of the number came.</source>
        <translation>নম্বরের শুধু একটা অংশ এসেছে।</translation>
    </message>
    <message>
        <source>Open Check UPI and scan again.</source>
        <translation>‘UPI যাচাই’ খুলে আবার স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Open the sale from the list.</source>
        <translation>তালিকা থেকে বিক্রিটা খুলুন।</translation>
    </message>
    <message>
        <source>Say: “Do not scan. Wait for another code.”</source>
        <translation>বলুন: “স্ক্যান করবেন না। অন্য কোডের জন্য অপেক্ষা করুন।”</translation>
    </message>
    <message>
        <source>Say: “No money came. Your bank returns it.”</source>
        <translation>বলুন: “টাকা আসেনি। আপনার ব্যাঙ্ক ফেরত দেবে।”</translation>
    </message>
    <message>
        <source>Say: “Please wait. Do not pay again.”</source>
        <translation>বলুন: “একটু দাঁড়ান। আবার পেমেন্ট করবেন না।”</translation>
    </message>
    <message>
        <source>Search in Orders: Ctrl+K.</source>
        <translation>অর্ডারে খুঁজুন: Ctrl+K।</translation>
    </message>
    <message>
        <source>The scan broke off. Scan again.</source>
        <translation>স্ক্যান মাঝপথে কেটে গেছে। আবার স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>There is no order {number}.</source>
        <translation>{number} নম্বরের কোনও অর্ডার নেই।</translation>
    </message>
</context>
<context>
    <name>ScannedAmountCheck</name>
    <message>
        <source>Amount: {amount}</source>
        <translation>অ্যামাউন্ট: {amount}</translation>
    </message>
    <message>
        <source>Bill number</source>
        <translation>বিল নম্বর</translation>
    </message>
    <message>
        <source>Typed as fast as a scanner.</source>
        <translation>স্ক্যানারের মতো দ্রুত লেখা।</translation>
    </message>
    <message>
        <source>{number}: bill number or {amount}?</source>
        <translation>{number}: বিল নম্বর, না {amount}?</translation>
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
        <source>Characters after each number (removed)</source>
        <translation>প্রতি নম্বরের পরের ক্যারেক্টার (বাদ যায়)</translation>
    </message>
    <message>
        <source>Characters before each number (removed)</source>
        <translation>প্রতি নম্বরের আগের ক্যারেক্টার (বাদ যায়)</translation>
    </message>
    <message>
        <source>Click here, then scan</source>
        <translation>এখানে ক্লিক করে স্ক্যান করুন</translation>
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
        <source>Scan this code to find the characters the scanner adds.</source>
        <translation>স্ক্যানার কোন ক্যারেক্টার জোড়ে জানতে এই কোড স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>স্ক্যানার</translation>
    </message>
    <message>
        <source>That is too short to learn from. Scan a longer code.</source>
        <translation>শেখার পক্ষে এটা খুব ছোট। আরও লম্বা কোড স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Up to {most} ms between keys. Typed by hand? Scan a code.</source>
        <translation>দুই অক্ষরের মধ্যে {most} ms পর্যন্ত। হাতে লেখা? কোড স্ক্যান করুন।</translation>
    </message>
    <message>
        <source>Wired scanners: 35. Radio: up to 150.</source>
        <translation>তারের স্ক্যানার: 35। রেডিও: 150 পর্যন্ত।</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>A bank is still working on this payment.</source>
        <translation>একটা ব্যাঙ্ক এখনও এই পেমেন্ট নিয়ে কাজ করছে।</translation>
    </message>
    <message>
        <source>ALREADY PAID</source>
        <translation>আগেই পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Above {limit}: compare with the bill.</source>
        <translation>{limit}-এর বেশি হলে: বিলের সঙ্গে মেলান।</translation>
    </message>
    <message>
        <source>Another counter may have handed over. Ask first.</source>
        <translation>অন্য কাউন্টার হয়তো জিনিস দিয়ে দিয়েছে। আগে জিজ্ঞাসা করুন।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid in {currency}.</source>
        <translation>বিল: {asked}। পেমেন্ট হয়েছে {currency}-তে।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: amount not known.</source>
        <translation>বিল: {asked}। পেমেন্ট: অ্যামাউন্ট জানা নেই।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: no valid amount.</source>
        <translation>বিল: {asked}। পেমেন্ট: অ্যামাউন্ট ঠিক নয়।</translation>
    </message>
    <message>
        <source>Bill: {asked}. Paid: {paid}.</source>
        <translation>বিল: {asked}। পেমেন্ট: {paid}।</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: no valid amount.</source>
        <translation>বিল: {billed}। অর্ডার: অ্যামাউন্ট ঠিক নয়।</translation>
    </message>
    <message>
        <source>Bill: {billed}. Order: {order}.</source>
        <translation>বিল: {billed}। অর্ডার: {order}।</translation>
    </message>
    <message>
        <source>CANCELLED</source>
        <translation>বাতিল হয়েছে</translation>
    </message>
    <message>
        <source>Cancelled too late.</source>
        <translation>বাতিল করতে দেরি হয়ে গেছে।</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>বাতিল হচ্ছে…</translation>
    </message>
    <message>
        <source>Charged again {again}, paid {paid}.</source>
        <translation>আবার নেওয়া {again}, পেমেন্ট {paid}।</translation>
    </message>
    <message>
        <source>Check UPI</source>
        <translation>UPI যাচাই</translation>
    </message>
    <message>
        <source>Check bill number, or charge without amount.</source>
        <translation>বিল নম্বর দেখুন, বা অ্যামাউন্ট ছাড়া নিন।</translation>
    </message>
    <message>
        <source>Check with the service before you hand over.</source>
        <translation>জিনিস দেওয়ার আগে সার্ভিসের সঙ্গে যাচাই করুন।</translation>
    </message>
    <message>
        <source>Closed {closed}, paid {paid}.</source>
        <translation>বন্ধ {closed}, পেমেন্ট {paid}।</translation>
    </message>
    <message>
        <source>Day report</source>
        <translation>দিনের রিপোর্ট</translation>
    </message>
    <message>
        <source>HAND OVER shown {time}.</source>
        <translation>‘জিনিস দিয়ে দিন’ দেখানো হয়েছে {time}।</translation>
    </message>
    <message>
        <source>Hand over for this sale.</source>
        <translation>এই বিক্রির জিনিস দিয়ে দিন।</translation>
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
        <source>Handed over</source>
        <translation>জিনিস দেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>সাহায্য</translation>
    </message>
    <message>
        <source>Is this amount right?</source>
        <translation>এই অ্যামাউন্ট ঠিক তো?</translation>
    </message>
    <message>
        <source>Keep the goods for five minutes.</source>
        <translation>পাঁচ মিনিট জিনিস দেবেন না।</translation>
    </message>
    <message>
        <source>Keep the goods. Call your supervisor.</source>
        <translation>জিনিস দেবেন না। সুপারভাইজারকে ডাকুন।</translation>
    </message>
    <message>
        <source>Keep the goods. Do not charge again.</source>
        <translation>জিনিস দেবেন না। আবার পেমেন্ট নেবেন না।</translation>
    </message>
    <message>
        <source>Keep the goods. The customer may have paid.</source>
        <translation>জিনিস দেবেন না। কাস্টমার পেমেন্ট করে থাকতে পারেন।</translation>
    </message>
    <message>
        <source>Last code unchecked. The customer cannot see it.</source>
        <translation>শেষ কোড যাচাই হয়নি। কাস্টমার দেখতে পান না।</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>লক</translation>
    </message>
    <message>
        <source>Making the QR</source>
        <translation>QR তৈরি হচ্ছে</translation>
    </message>
    <message>
        <source>Making the link</source>
        <translation>লিঙ্ক তৈরি হচ্ছে</translation>
    </message>
    <message>
        <source>More</source>
        <translation>আরও</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>পরের</translation>
    </message>
    <message>
        <source>No QR came</source>
        <translation>QR আসেনি</translation>
    </message>
    <message>
        <source>No QR to show</source>
        <translation>দেখানোর QR নেই</translation>
    </message>
    <message>
        <source>No bill with this number</source>
        <translation>এই নম্বরের বিল নেই</translation>
    </message>
    <message>
        <source>No new money. Were the goods given?</source>
        <translation>নতুন টাকা আসেনি। জিনিস কি দেওয়া হয়েছে?</translation>
    </message>
    <message>
        <source>No payment link to show</source>
        <translation>দেখানোর পেমেন্ট লিঙ্ক নেই</translation>
    </message>
    <message>
        <source>No: hand over now</source>
        <translation>না: এখন জিনিস দিয়ে দিন</translation>
    </message>
    <message>
        <source>Nobody can pay this now</source>
        <translation>এখন কেউ এর পেমেন্ট করতে পারবে না</translation>
    </message>
    <message>
        <source>Not handed over</source>
        <translation>জিনিস দেওয়া হয়নি</translation>
    </message>
    <message>
        <source>Not paid</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Not paid yet</source>
        <translation>এখনও পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>Not paid. Cancel that sale before handing over.</source>
        <translation>পেমেন্ট হয়নি। জিনিস দেওয়ার আগে ওই বিক্রি বাতিল করুন।</translation>
    </message>
    <message>
        <source>Order expired</source>
        <translation>অর্ডারের মেয়াদ শেষ</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>অর্ডার</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>PAID AT ANOTHER COUNTER</source>
        <translation>অন্য কাউন্টারে পেমেন্ট হয়েছে</translation>
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
        <source>PAID TWICE. Refund one payment.</source>
        <translation>দু&apos;বার পেমেন্ট হয়েছে। একটা রিফান্ড করুন।</translation>
    </message>
    <message>
        <source>PAID TWICE. Refunded: {amount}.</source>
        <translation>দু&apos;বার পেমেন্ট হয়েছে। রিফান্ড হয়েছে: {amount}।</translation>
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
        <source>Paid {time} at this counter</source>
        <translation>এই কাউন্টারে পেমেন্ট হয়েছে {time}</translation>
    </message>
    <message>
        <source>Payments: {numbers}.</source>
        <translation>পেমেন্ট: {numbers}।</translation>
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
        <source>Perhaps paid at another counter.</source>
        <translation>হয়তো অন্য কাউন্টারে পেমেন্ট হয়েছে।</translation>
    </message>
    <message>
        <source>Please wait. Do not pay again.</source>
        <translation>একটু দাঁড়ান। আবার পেমেন্ট করবেন না।</translation>
    </message>
    <message>
        <source>QR EXPIRED</source>
        <translation>QR-এর সময় শেষ</translation>
    </message>
    <message>
        <source>QR: {asked}. Sale: {order}.</source>
        <translation>QR: {asked}। বিক্রি: {order}।</translation>
    </message>
    <message>
        <source>REFUNDED</source>
        <translation>রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>Reading the bill</source>
        <translation>বিল পড়া হচ্ছে</translation>
    </message>
    <message>
        <source>Refunded {time}</source>
        <translation>{time}-এ রিফান্ড হয়েছে</translation>
    </message>
    <message>
        <source>Refunded {time} by {person}</source>
        <translation>{time}-এ {person} রিফান্ড করেছেন</translation>
    </message>
    <message>
        <source>Remove from list. Stays unknown in Orders.</source>
        <translation>তালিকা থেকে সরান। অর্ডারে ‘জানা নেই’ থাকবে।</translation>
    </message>
    <message>
        <source>Removed from list</source>
        <translation>তালিকা থেকে সরানো</translation>
    </message>
    <message>
        <source>Removed from list. Payment may have come.</source>
        <translation>তালিকা থেকে সরানো। পেমেন্ট এসে থাকতে পারে।</translation>
    </message>
    <message>
        <source>Say: “You paid late. Here are your goods.”</source>
        <translation>বলুন: “আপনি দেরিতে পেমেন্ট করেছেন। এই নিন আপনার জিনিস।”</translation>
    </message>
    <message>
        <source>Say: “You paid late. I refund you now.”</source>
        <translation>বলুন: “আপনি দেরিতে পেমেন্ট করেছেন। এখনই রিফান্ড করছি।”</translation>
    </message>
    <message>
        <source>Say: “You paid twice. I refund one now.”</source>
        <translation>বলুন: “আপনি দু&apos;বার পেমেন্ট করেছেন। একটা এখনই রিফান্ড করছি।”</translation>
    </message>
    <message>
        <source>Scan again, or type the amount.</source>
        <translation>আবার স্ক্যান করুন, বা পরিমাণ লিখুন।</translation>
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
        <source>Settled</source>
        <translation>মিটেছে</translation>
    </message>
    <message>
        <source>Shop&apos;s QR</source>
        <translation>দোকানের QR</translation>
    </message>
    <message>
        <source>Show a new QR, or send a link.</source>
        <translation>নতুন QR দেখান, বা লিঙ্ক পাঠান।</translation>
    </message>
    <message>
        <source>Show a new QR. Paydesk checks first.</source>
        <translation>নতুন QR দেখান। Paydesk আগে যাচাই করে।</translation>
    </message>
    <message>
        <source>Show one new QR. Refused again? Call supervisor.</source>
        <translation>একটা নতুন QR দেখান। আবার নামঞ্জুর? সুপারভাইজারকে ডাকুন।</translation>
    </message>
    <message>
        <source>Starting the sale</source>
        <translation>বিক্রি শুরু হচ্ছে</translation>
    </message>
    <message>
        <source>The QR does not match this sale.</source>
        <translation>QR এই বিক্রির সঙ্গে মিলছে না।</translation>
    </message>
    <message>
        <source>The amounts differ</source>
        <translation>অ্যামাউন্ট মিলছে না</translation>
    </message>
    <message>
        <source>The customer had already paid.</source>
        <translation>কাস্টমার আগেই পেমেন্ট করেছিলেন।</translation>
    </message>
    <message>
        <source>The customer paid twice. Refund this payment.</source>
        <translation>কাস্টমার দু&apos;বার পেমেন্ট করেছেন। এই পেমেন্ট রিফান্ড করুন।</translation>
    </message>
    <message>
        <source>The last answer is too old.</source>
        <translation>শেষ উত্তর খুব পুরনো।</translation>
    </message>
    <message>
        <source>The payment does not match the bill.</source>
        <translation>পেমেন্ট বিলের সঙ্গে মিলছে না।</translation>
    </message>
    <message>
        <source>The payment link does not match this sale.</source>
        <translation>পেমেন্ট লিঙ্ক এই বিক্রির সঙ্গে মিলছে না।</translation>
    </message>
    <message>
        <source>The refund failed.</source>
        <translation>রিফান্ড ফেল হয়েছে।</translation>
    </message>
    <message>
        <source>The sale did not start</source>
        <translation>বিক্রি শুরু হয়নি</translation>
    </message>
    <message>
        <source>The sale is saved. Paydesk checks again.</source>
        <translation>বিক্রি সেভ হয়েছে। Paydesk আবার যাচাই করছে।</translation>
    </message>
    <message>
        <source>The service got no order. Charge again.</source>
        <translation>সার্ভিস অর্ডার পায়নি। আবার নিন।</translation>
    </message>
    <message>
        <source>The service no longer knows this order</source>
        <translation>সার্ভিস এই অর্ডার আর চেনে না</translation>
    </message>
    <message>
        <source>Then refund {order}.</source>
        <translation>তারপর {order} রিফান্ড করুন।</translation>
    </message>
    <message>
        <source>They have the goods. Refund this payment.</source>
        <translation>ওঁরা জিনিস পেয়ে গেছেন। এই পেমেন্ট রিফান্ড করুন।</translation>
    </message>
    <message>
        <source>This bill cannot be paid here</source>
        <translation>এই বিলের পেমেন্ট এখানে হবে না</translation>
    </message>
    <message>
        <source>This order is in {currency}, not rupees.</source>
        <translation>এই অর্ডার {currency}-তে, টাকায় নয়।</translation>
    </message>
    <message>
        <source>Time is over. A payment may still come.</source>
        <translation>সময় শেষ। পেমেন্ট এখনও আসতে পারে।</translation>
    </message>
    <message>
        <source>Time is over. Nobody can pay this now</source>
        <translation>সময় শেষ। এখন কেউ এর পেমেন্ট করতে পারবে না</translation>
    </message>
    <message>
        <source>Unknown answer: “{word}”.</source>
        <translation>উত্তর জানা নেই: “{word}”।</translation>
    </message>
    <message>
        <source>Waiting for the customer</source>
        <translation>কাস্টমারের অপেক্ষায়</translation>
    </message>
    <message>
        <source>Were the goods given?</source>
        <translation>জিনিস কি দেওয়া হয়েছে?</translation>
    </message>
    <message>
        <source>Wrong payment</source>
        <translation>ভুল পেমেন্ট</translation>
    </message>
    <message>
        <source>Yes, make the link</source>
        <translation>হ্যাঁ, লিঙ্ক বানান</translation>
    </message>
    <message>
        <source>Yes, show the QR</source>
        <translation>হ্যাঁ, QR দেখান</translation>
    </message>
    <message>
        <source>Yes: next customer</source>
        <translation>হ্যাঁ: পরের কাস্টমার</translation>
    </message>
    <message>
        <source>{refunded} of {paid}</source>
        <translation>{paid}-এর মধ্যে {refunded}</translation>
    </message>
    <message>
        <source>{since}, by {person}</source>
        <translation>{since}, {person}</translation>
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
        <source>Confirm</source>
        <translation>নিশ্চিত করুন</translation>
    </message>
    <message>
        <source>Different name!</source>
        <translation>নাম আলাদা!</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>পাঠাবেন না</translation>
    </message>
    <message>
        <source>Enter your PIN to send</source>
        <translation>পাঠাতে আপনার PIN দিন</translation>
    </message>
    <message>
        <source>Nobody else may be second person. An admin can add one in Settings.</source>
        <translation>দ্বিতীয় ব্যক্তি হওয়ার আর কেউ নেই। অ্যাডমিন সেটিংসে যোগ করতে পারেন।</translation>
    </message>
    <message>
        <source>Second person: check this payout</source>
        <translation>দ্বিতীয় ব্যক্তি: এই পেআউট যাচাই করুন</translation>
    </message>
    <message>
        <source>Who checks?</source>
        <translation>কে যাচাই করবেন?</translation>
    </message>
    <message>
        <source>{name} wants to send this</source>
        <translation>{name} এটা পাঠাতে চান</translation>
    </message>
    <message>
        <source>{person} typed {name}</source>
        <translation>{person} লিখেছেন {name}</translation>
    </message>
</context>
<context>
    <name>SellPage</name>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Amount comes from the bill.</source>
        <translation>অ্যামাউন্ট বিল থেকে আসে।</translation>
    </message>
    <message>
        <source>Keypad</source>
        <translation>কীপ্যাড</translation>
    </message>
    <message>
        <source>Many UPI apps stop at {limit}. F3: link.</source>
        <translation>অনেক UPI অ্যাপ {limit}-এ আটকায়। F3: লিঙ্ক।</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>টার্মিনাল নেই</translation>
    </message>
    <message>
        <source>Show QR</source>
        <translation>QR দেখান</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ফিরিয়ে নিন</translation>
    </message>
</context>
<context>
    <name>SellingSettings</name>
    <message>
        <source>Add GST details to every QR</source>
        <translation>প্রতি QR-এ GST-র তথ্য যোগ করুন</translation>
    </message>
    <message>
        <source>Add a quick amount</source>
        <translation>চটজলদি অ্যামাউন্ট যোগ করুন</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Name of quick amount {n}</source>
        <translation>চটজলদি অ্যামাউন্ট {n}-এর নাম</translation>
    </message>
    <message>
        <source>Next sale after PAID</source>
        <translation>পেমেন্ট হলে পরের বিক্রি</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>বন্ধ</translation>
    </message>
    <message>
        <source>Quick amount {n}</source>
        <translation>চটজলদি অ্যামাউন্ট {n}</translation>
    </message>
    <message>
        <source>Quick amounts</source>
        <translation>চটজলদি অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>সরান</translation>
    </message>
    <message>
        <source>Remove quick amount {n}</source>
        <translation>চটজলদি অ্যামাউন্ট {n} সরান</translation>
    </message>
    <message>
        <source>Selling</source>
        <translation>বিক্রি চলছে</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>চা</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} সে</translation>
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
        <source>TEST</source>
        <translation>টেস্ট</translation>
    </message>
    <message>
        <source>TEST: no real money moves</source>
        <translation>টেস্ট: আসল টাকা চলে না</translation>
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
        <translation>স্বয়ংক্রিয়</translation>
    </message>
    <message>
        <source>For a shop whose address is not on the allow-list. Not secret.</source>
        <translation>যে দোকানের ঠিকানা অনুমতি-তালিকায় নেই তার জন্য। গোপন নয়।</translation>
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
        <source>That was a private key. Paydesk did not keep it.</source>
        <translation>ওটা প্রাইভেট কী ছিল। Paydesk রাখেনি।</translation>
    </message>
    <message>
        <source>The demo uses the built-in sandbox. Nothing to set here.</source>
        <translation>ডেমো প্রোগ্রামের নিজের স্যান্ডবক্স ব্যবহার করে। এখানে কিছু সেট করার নেই।</translation>
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
        <source>A version is a date, as 2024-01-01.</source>
        <translation>ভার্সন একটা তারিখ, যেমন 2024-01-01।</translation>
    </message>
    <message>
        <source>A version is a date, as 2025-01-01.</source>
        <translation>ভার্সন একটা তারিখ, যেমন 2025-01-01।</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>সার্ভিসের ঠিকানা</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com.</source>
        <translation>ঠিকানা দেখতে এমন: https://api.example.com।</translation>
    </message>
    <message>
        <source>An address looks like https://api.example.com/pg.</source>
        <translation>ঠিকানা দেখতে এমন: https://api.example.com/pg।</translation>
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
        <source>Copy all of the public key, from -----BEGIN PUBLIC KEY----- on.</source>
        <translation>public key পুরোটা কপি করুন, -----BEGIN PUBLIC KEY----- থেকে।</translation>
    </message>
    <message>
        <source>Every payment needs a terminal.</source>
        <translation>প্রতি পেমেন্টে টার্মিনাল লাগে।</translation>
    </message>
    <message>
        <source>Name of the shop</source>
        <translation>দোকানের নাম</translation>
    </message>
    <message>
        <source>Sharma Stores</source>
        <translation>শর্মা স্টোর্স</translation>
    </message>
    <message>
        <source>Use https://, except on this PC.</source>
        <translation>https:// দিন, এই PC বাদে।</translation>
    </message>
    <message>
        <source>Use minutes from 1 to {most}.</source>
        <translation>1 থেকে {most} মিনিট দিন।</translation>
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
        <source>Not saved. Your text stays.</source>
        <translation>সেভ হয়নি। আপনার লেখা থাকছে।</translation>
    </message>
    <message>
        <source>Not saved: this needs an admin. Your text stays.</source>
        <translation>সেভ হয়নি: এতে অ্যাডমিন লাগে। আপনার লেখা থাকছে।</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>সেভ করুন</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>সেভ হয়েছে</translation>
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
        <source>58 mm paper</source>
        <translation>58 mm কাগজ</translation>
    </message>
    <message>
        <source>80 mm paper</source>
        <translation>80 mm কাগজ</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>অ্যাডভান্সড</translation>
    </message>
    <message>
        <source>Billing programs</source>
        <translation>বিলিং প্রোগ্রাম</translation>
    </message>
    <message>
        <source>Checked once a day</source>
        <translation>দিনে একবার যাচাই হয়</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>কানেকশন</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>গাঢ়</translation>
    </message>
    <message>
        <source>Data on this PC</source>
        <translation>এই PC-র ডেটা</translation>
    </message>
    <message>
        <source>Demo, no real money</source>
        <translation>ডেমো, আসল টাকা নয়</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>হাই কনট্রাস্ট</translation>
    </message>
    <message>
        <source>Journal, copies, erasing, second counter</source>
        <translation>জার্নাল, কপি, মোছা, দ্বিতীয় কাউন্টার</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>ভাষা আর চেহারা</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>সিস্টেমের ভাষা</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>হালকা</translation>
    </message>
    <message>
        <source>Limits and lock</source>
        <translation>সীমা আর লক</translation>
    </message>
    <message>
        <source>Limits, connection, scanner, data on this PC</source>
        <translation>সীমা, কানেকশন, স্ক্যানার, এই PC-র ডেটা</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>লাইভ</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>নতুন ভার্সন</translation>
    </message>
    <message>
        <source>No terminal</source>
        <translation>টার্মিনাল নেই</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>এখনও কেউ নেই</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>এখনও নেই</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>বন্ধ</translation>
    </message>
    <message>
        <source>Payments account</source>
        <translation>পেমেন্ট অ্যাকাউন্ট</translation>
    </message>
    <message>
        <source>Payouts, fund sources, automatic lock</source>
        <translation>পেআউট, ফান্ড সোর্স, নিজে থেকে লক</translation>
    </message>
    <message>
        <source>People</source>
        <translation>লোকজন</translation>
    </message>
    <message>
        <source>Printer and screen</source>
        <translation>প্রিন্টার আর স্ক্রিন</translation>
    </message>
    <message>
        <source>Ready to open</source>
        <translation>খোলার জন্য তৈরি</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>স্ক্যানার</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>দোকান</translation>
    </message>
    <message>
        <source>Test, no real money</source>
        <translation>টেস্ট, আসল টাকা নয়</translation>
    </message>
    <message>
        <source>Up to {n} ms between keys</source>
        <translation>দুই অক্ষরের মধ্যে {n} ms পর্যন্ত</translation>
    </message>
    <message>
        <source>colours of the system</source>
        <translation>সিস্টেমের রং</translation>
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
        <source>sound off</source>
        <translation>শব্দ বন্ধ</translation>
    </message>
    <message>
        <source>sound on</source>
        <translation>শব্দ চালু</translation>
    </message>
    <message>
        <source>text {percent} %</source>
        <translation>লেখা {percent} %</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Advanced</source>
        <translation>অ্যাডভান্সড</translation>
    </message>
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
        <source>Check them in Settings.</source>
        <translation>এগুলো সেটিংসে দেখুন।</translation>
    </message>
    <message>
        <source>Free some space or check the folder&apos;s rights. Then save again.</source>
        <translation>জায়গা খালি করুন বা ফোল্ডারের অনুমতি দেখুন। তারপর আবার সেভ করুন।</translation>
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
        <source>The default is used. A payout limit that cannot be read is zero.</source>
        <translation>ডিফল্ট চলছে। পেআউটের যে সীমা পড়া যায় না তা শূন্য।</translation>
    </message>
    <message>
        <source>The defaults are used. Each payout needs a second person&apos;s PIN.</source>
        <translation>ডিফল্ট চলছে। প্রতি পেআউটে দ্বিতীয় ব্যক্তির PIN লাগবে।</translation>
    </message>
    <message>
        <source>The last saved settings are used.</source>
        <translation>শেষ সেভ করা সেটিংস চলছে।</translation>
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
        <source>The settings cannot be saved</source>
        <translation>সেটিংস সেভ করা যাচ্ছে না</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>সেটিংসের ফাইল নষ্ট হয়েছিল</translation>
    </message>
    <message>
        <source>Your changes last until Paydesk closes.</source>
        <translation>আপনার বদল Paydesk বন্ধ হওয়া পর্যন্ত থাকবে।</translation>
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
        <translation>লক</translation>
    </message>
    <message>
        <source>New shift</source>
        <translation>নতুন শিফট</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>শিফট বন্ধ হয়েছে। {z} সেভ হয়েছে।</translation>
    </message>
</context>
<context>
    <name>ShiftEndView</name>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Bill count</source>
        <translation>বিলের সংখ্যা</translation>
    </message>
    <message>
        <source>Bill total</source>
        <translation>বিলের মোট</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>বাতিল করুন</translation>
    </message>
    <message>
        <source>Change cashier</source>
        <translation>ক্যাশিয়ার বদলান</translation>
    </message>
    <message>
        <source>Changed by {name}</source>
        <translation>{name} বদলেছেন</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>বাছুন</translation>
    </message>
    <message>
        <source>Choose the next cashier.</source>
        <translation>পরের ক্যাশিয়ার বাছুন।</translation>
    </message>
    <message>
        <source>Close and print {z}</source>
        <translation>বন্ধ করে {z} প্রিন্ট করুন</translation>
    </message>
    <message>
        <source>Close shift</source>
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
        <source>Difference {amount}</source>
        <translation>তফাত {amount}</translation>
    </message>
    <message>
        <source>Difference {amount}: less on your bills</source>
        <translation>তফাত {amount}: আপনার বিলে কম</translation>
    </message>
    <message>
        <source>Difference {amount}: more on your bills</source>
        <translation>তফাত {amount}: আপনার বিলে বেশি</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Next cashier</source>
        <translation>পরের ক্যাশিয়ার</translation>
    </message>
    <message>
        <source>Next cashier (optional)</source>
        <translation>পরের ক্যাশিয়ার (না দিলেও চলে)</translation>
    </message>
    <message>
        <source>No name is printed: nobody is set up</source>
        <translation>নাম ছাপা হয় না: কাউকে সেট করা নেই</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>এখনও কেউ নেই</translation>
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
        <source>Optional. Any difference is printed.</source>
        <translation>না দিলেও চলে। তফাত থাকলে ছাপা হয়।</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Printed on the slip</source>
        <translation>স্লিপে ছাপা হয়</translation>
    </message>
    <message>
        <source>Stays with the shift</source>
        <translation>শিফটের সঙ্গে থাকে</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>একটা সংখ্যা লিখুন।</translation>
    </message>
    <message>
        <source>Type both, or neither.</source>
        <translation>দুটোই লিখুন, বা একটাও নয়।</translation>
    </message>
    <message>
        <source>Your bills</source>
        <translation>আপনার বিল</translation>
    </message>
</context>
<context>
    <name>ShiftPresenter</name>
    <message>
        <source>Not done</source>
        <translation>হয়নি</translation>
    </message>
    <message>
        <source>Shift closed. {z} saved.</source>
        <translation>শিফট বন্ধ হয়েছে। {z} সেভ হয়েছে।</translation>
    </message>
    <message>
        <source>The shift was closed, or its cashier changed, meanwhile.</source>
        <translation>এর মধ্যে শিফট বন্ধ হয়েছে, বা ক্যাশিয়ার বদলেছে।</translation>
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
        <source>A scanned order needs the total of its bill beside it</source>
        <translation>স্ক্যান করা অর্ডারের পাশে তার বিলের মোট লাগবে</translation>
    </message>
    <message>
        <source>An order can be paid for (minutes)</source>
        <translation>অর্ডারের পেমেন্ট কতক্ষণ করা যাবে (মিনিট)</translation>
    </message>
    <message>
        <source>Another amount stops the order before anybody can pay.</source>
        <translation>অ্যামাউন্ট আলাদা হলে কেউ পেমেন্ট করার আগেই অর্ডার থামে।</translation>
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
        <source>By its number</source>
        <translation>নম্বর দিয়ে</translation>
    </message>
    <message>
        <source>By its phone</source>
        <translation>ফোন দিয়ে</translation>
    </message>
    <message>
        <source>Confirm a larger amount once, before anybody can pay.</source>
        <translation>কেউ পেমেন্ট করার আগে বেশি অ্যামাউন্ট একবার নিশ্চিত করুন।</translation>
    </message>
    <message>
        <source>How the terminal is named</source>
        <translation>টার্মিনালের পরিচয়</translation>
    </message>
    <message>
        <source>India&apos;s time. For shops open past midnight: reports use this hour.</source>
        <translation>ভারতের সময়। মাঝরাতের পরেও খোলা দোকানের জন্য: রিপোর্ট এই ঘণ্টা ধরে।</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>কখনও নয়</translation>
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
        <source>Sales</source>
        <translation>বিক্রি</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>অপেক্ষায়</translation>
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
        <source>Bill</source>
        <translation>বিল</translation>
    </message>
    <message>
        <source>Bills of {name}</source>
        <translation>{name}-এর বিল</translation>
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
        <source>Copy the link instead.</source>
        <translation>এর বদলে লিঙ্ক কপি করুন।</translation>
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
        <source>Do not hand over. Still checking.</source>
        <translation>জিনিস দেবেন না। এখনও যাচাই হচ্ছে।</translation>
    </message>
    <message>
        <source>Do not refund again. Still checking.</source>
        <translation>আবার রিফান্ড করবেন না। এখনও যাচাই হচ্ছে।</translation>
    </message>
    <message>
        <source>FOR THE NEXT SHIFT: {count}</source>
        <translation>পরের শিফটের জন্য: {count}</translation>
    </message>
    <message>
        <source>First order</source>
        <translation>প্রথম অর্ডার</translation>
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
        <source>HANDED OVER BY HAND: {count}</source>
        <translation>নিজে দেখে জিনিস দেওয়া: {count}</translation>
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
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>No program found for this</source>
        <translation>এর জন্য কোনও প্রোগ্রাম পাওয়া যায়নি</translation>
    </message>
    <message>
        <source>Nobody named</source>
        <translation>নাম নেই</translation>
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
        <source>Print it instead.</source>
        <translation>এর বদলে প্রিন্ট করুন।</translation>
    </message>
    <message>
        <source>Printer test: no sale, no receipt.</source>
        <translation>প্রিন্টার টেস্ট: বিক্রি নয়, রসিদ নয়।</translation>
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
        <source>Refunds</source>
        <translation>কীসের রিফান্ড</translation>
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
        <source>The tables differed from the journal and were rebuilt.</source>
        <translation>টেবিল জার্নালের সঙ্গে মেলেনি, আবার তৈরি হয়েছে।</translation>
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
        <source>QR expired</source>
        <translation>QR-এর সময় শেষ</translation>
    </message>
    <message>
        <source>Said at {time}</source>
        <translation>বলা হয়েছে {time}</translation>
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
        <source>Accounts to pay from, as named in the service&apos;s dashboard. Not for v1.</source>
        <translation>যে অ্যাকাউন্ট থেকে টাকা যায়, সার্ভিসের ড্যাশবোর্ডের নামে। v1-এর জন্য নয়।</translation>
    </message>
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
        <source>This one is in the list already.</source>
        <translation>এটা আগে থেকেই তালিকায় আছে।</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>About 3 minutes. Stop after any step, continue later.</source>
        <translation>প্রায় 3 মিনিট। যে কোনও ধাপে থামুন, পরে চালিয়ে যান।</translation>
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
        <source>No Paydesk settings in this file.</source>
        <translation>এই ফাইলে Paydesk-এর সেটিংস নেই।</translation>
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
    <name>StaticPaymentRow</name>
    <message>
        <source>Open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>Same amount</source>
        <translation>একই অ্যামাউন্ট</translation>
    </message>
</context>
<context>
    <name>StaticQrPage</name>
    <message>
        <source>Back</source>
        <translation>ফিরুন</translation>
    </message>
    <message>
        <source>Customer types the amount</source>
        <translation>গ্রাহক অ্যামাউন্ট লিখবেন</translation>
    </message>
    <message>
        <source>Payments cannot be read</source>
        <translation>পেমেন্ট পড়া যাচ্ছে না</translation>
    </message>
    <message>
        <source>Read {ago}</source>
        <translation>{ago} দেখা</translation>
    </message>
    <message>
        <source>Use the printed QR. Payments are listed here.</source>
        <translation>ছাপা QR দেখান। পেমেন্ট এখানে দেখাবে।</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Connecting…</source>
        <translation>যুক্ত হচ্ছে…</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>কানেকশন</translation>
    </message>
    <message>
        <source>Hub</source>
        <translation>হাব</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>অনলাইন</translation>
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
        <source>Today</source>
        <translation>আজ</translation>
    </message>
    <message>
        <source>Today: {paid} paid, {total}</source>
        <translation>আজ: {paid}টা পেমেন্ট, {total}</translation>
    </message>
</context>
<context>
    <name>StoredDataPage</name>
    <message>
        <source>All settings, without keys and people. Type the keys there again.</source>
        <translation>সব সেটিংস, API কী আর লোকজন বাদে। ওখানে API কী আবার লিখুন।</translation>
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
        <source>Data on this PC</source>
        <translation>এই PC-র ডেটা</translation>
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
        <source>Erases finished sales, settled payouts, old logs and copies for good. Open items stay.</source>
        <translation>শেষ হওয়া বিক্রি, মেটানো পেআউট, পুরনো লগ আর কপি চিরতরে মোছে। খোলাগুলো থাকে।</translation>
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
        <source>Not everything was erased. Free some space, then erase again.</source>
        <translation>সব মোছা যায়নি। কিছু জায়গা খালি করুন, তারপর আবার মুছুন।</translation>
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
        <source>What</source>
        <translation>কী</translation>
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
        <source>(answer: {words})</source>
        <translation>(উত্তর: {words})</translation>
    </message>
    <message>
        <source>Answer to Cancel: {word}</source>
        <translation>বাতিলের উত্তর: {word}</translation>
    </message>
    <message>
        <source>Cancel not confirmed. {what}</source>
        <translation>বাতিল নিশ্চিত হয়নি। {what}</translation>
    </message>
    <message>
        <source>Cancel sent to the service</source>
        <translation>বাতিলের রিকোয়েস্ট সার্ভিসে পাঠানো হয়েছে</translation>
    </message>
    <message>
        <source>Charged again by another sale</source>
        <translation>অন্য বিক্রিতে আবার নেওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Check without answer. {what}</source>
        <translation>যাচাইয়ের উত্তর আসেনি। {what}</translation>
    </message>
    <message>
        <source>Checked: {word}</source>
        <translation>যাচাই হয়েছে: {word}</translation>
    </message>
    <message>
        <source>Clock corrected: earlier times are wrong</source>
        <translation>ঘড়ি ঠিক করা হয়েছে: আগের সময় ভুল</translation>
    </message>
    <message>
        <source>HAND OVER shown to {person}</source>
        <translation>{person}-কে ‘জিনিস দিয়ে দিন’ দেখানো হয়েছে</translation>
    </message>
    <message>
        <source>No QR or payment link came. {what}</source>
        <translation>QR বা পেমেন্ট লিঙ্ক আসেনি। {what}</translation>
    </message>
    <message>
        <source>No QR picture. {why}</source>
        <translation>QR-এর ছবি নেই। {why}</translation>
    </message>
    <message>
        <source>No order made. {what}</source>
        <translation>অর্ডার তৈরি হয়নি। {what}</translation>
    </message>
    <message>
        <source>No payment after 24 hours</source>
        <translation>24 ঘণ্টা পরেও পেমেন্ট আসেনি</translation>
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
        <source>Paydesk restarted and continued</source>
        <translation>Paydesk আবার চালু হয়ে চালিয়ে গেছে</translation>
    </message>
    <message>
        <source>Paydesk restarted. The order is still checked</source>
        <translation>Paydesk আবার চালু হয়েছে। অর্ডার এখনও যাচাই হচ্ছে</translation>
    </message>
    <message>
        <source>Payment found on the shop&apos;s QR, {amount}</source>
        <translation>দোকানের QR-এ {amount} পেমেন্ট পাওয়া গেছে</translation>
    </message>
    <message>
        <source>Payment link checked</source>
        <translation>পেমেন্ট লিঙ্ক যাচাই হয়েছে</translation>
    </message>
    <message>
        <source>Payment link requested</source>
        <translation>পেমেন্ট লিঙ্ক চাওয়া হয়েছে</translation>
    </message>
    <message>
        <source>Payment {number} opened</source>
        <translation>পেমেন্ট {number} খোলা হয়েছে</translation>
    </message>
    <message>
        <source>Payments checked: none went through</source>
        <translation>পেমেন্ট যাচাই হয়েছে: একটাও সফল হয়নি</translation>
    </message>
    <message>
        <source>Payments checked: one pending at a bank</source>
        <translation>পেমেন্ট যাচাই হয়েছে: একটা ব্যাঙ্কে অপেক্ষায়</translation>
    </message>
    <message>
        <source>Payments not readable. {what}</source>
        <translation>পেমেন্ট পড়া যাচ্ছে না। {what}</translation>
    </message>
    <message>
        <source>Payout link {number}: {why}. Nothing was refunded.</source>
        <translation>পেআউট লিঙ্ক {number}: {why}। রিফান্ড হয়নি।</translation>
    </message>
    <message>
        <source>QR checked</source>
        <translation>QR যাচাই হয়েছে</translation>
    </message>
    <message>
        <source>QR checked. {why}</source>
        <translation>QR যাচাই হয়েছে। {why}</translation>
    </message>
    <message>
        <source>QR refused, not shown. {why}</source>
        <translation>QR নামঞ্জুর, দেখানো হয়নি। {why}</translation>
    </message>
    <message>
        <source>QR requested</source>
        <translation>QR চাওয়া হয়েছে</translation>
    </message>
    <message>
        <source>QR shown unchecked. {why}</source>
        <translation>QR যাচাই না করে দেখানো হয়েছে। {why}</translation>
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
        <source>Refund {number}: {why}. Nothing was refunded.</source>
        <translation>রিফান্ড {number}: {why}. কিছুই রিফান্ড হয়নি।</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}</source>
        <translation>{person} বিক্রি শুরু করেছেন, {amount}</translation>
    </message>
    <message>
        <source>Sale started by {person}, {amount}: {note}</source>
        <translation>{person} বিক্রি শুরু করেছেন, {amount}: {note}</translation>
    </message>
    <message>
        <source>Seen by {person}</source>
        <translation>{person} দেখেছেন</translation>
    </message>
    <message>
        <source>Service reports payment {number}</source>
        <translation>সার্ভিস পেমেন্ট {number} জানিয়েছে</translation>
    </message>
    <message>
        <source>The customer has the money: payout link {number}</source>
        <translation>কাস্টমার টাকা পেয়েছেন: পেআউট লিঙ্ক {number}</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>কেউ একজন</translation>
    </message>
    <message>
        <source>{bill}: sale started by {person}, {amount}</source>
        <translation>{bill}: {person} বিক্রি শুরু করেছেন, {amount}</translation>
    </message>
    <message>
        <source>{person} cancelled payout link {number}. Nothing was refunded.</source>
        <translation>{person} পেআউট লিঙ্ক {number} বাতিল করেছেন। কিছু রিফান্ড হয়নি।</translation>
    </message>
    <message>
        <source>{person} checked: {word}</source>
        <translation>{person} যাচাই করেছেন: {word}</translation>
    </message>
    <message>
        <source>{person} handed the goods over</source>
        <translation>{person} জিনিস দিয়েছেন</translation>
    </message>
    <message>
        <source>{person} named the sale: {note}</source>
        <translation>{person} বিক্রির নাম দিয়েছেন: {note}</translation>
    </message>
    <message>
        <source>{person} opened order {order} by number</source>
        <translation>{person} নম্বর দিয়ে অর্ডার {order} খুলেছেন</translation>
    </message>
    <message>
        <source>{person} pressed Cancel</source>
        <translation>{person} ‘বাতিল করুন’ টিপেছেন</translation>
    </message>
    <message>
        <source>{person} refunded {amount} by payout link {number}</source>
        <translation>{person} পেআউট লিঙ্ক {number} দিয়ে {amount} রিফান্ড করেছেন</translation>
    </message>
    <message>
        <source>{person} refunded {amount}: {reason}, number {number}</source>
        <translation>{person} {amount} রিফান্ড করেছেন: {reason}, নম্বর {number}</translation>
    </message>
    <message>
        <source>{person} removed the sale from the list</source>
        <translation>{person} তালিকা থেকে বিক্রি সরিয়েছেন</translation>
    </message>
    <message>
        <source>{person} removed the sale&apos;s name</source>
        <translation>{person} বিক্রির নাম সরিয়েছেন</translation>
    </message>
    <message>
        <source>{person} requested a new QR</source>
        <translation>{person} নতুন QR চেয়েছেন</translation>
    </message>
    <message>
        <source>{person} requested a new payment link</source>
        <translation>{person} নতুন পেমেন্ট লিঙ্ক চেয়েছেন</translation>
    </message>
    <message>
        <source>{person} requested a receipt</source>
        <translation>{person} রসিদ চেয়েছেন</translation>
    </message>
    <message>
        <source>{person} served the next customer</source>
        <translation>{person} পরের কাস্টমারে গেছেন</translation>
    </message>
    <message>
        <source>{why}: refund {number}</source>
        <translation>{why}: রিফান্ড {number}</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>About this sale</source>
        <translation>এই বিক্রির ব্যাপারে</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>বিবরণ</translation>
    </message>
    <message>
        <source>More actions for this sale</source>
        <translation>এই বিক্রির আরও কাজ</translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation>মেটেনি</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>Paid after it was closed. Open it to settle.</source>
        <translation>বন্ধ করার পরে পেমেন্ট হয়েছে। মেটাতে এটা খুলুন।</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Details of this sale</source>
        <translation>এই বিক্রির বিবরণ</translation>
    </message>
</context>
<context>
    <name>SumBar</name>
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
        <source>%n unknown</source>
        <translation>
            <numerusform>%nটা জানা নেই</numerusform>
            <numerusform>%nটা জানা নেই</numerusform>
        </translation>
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
        <source>Support file</source>
        <translation>সাপোর্ট ফাইল</translation>
    </message>
    <message>
        <source>Versions, settings, log. Keys, PINs, personal data: left out or masked. Read before sending.</source>
        <translation>ভার্সন, সেটিংস, লগ। API কী, PIN, ব্যক্তিগত তথ্য: বাদ বা ঢাকা। পাঠানোর আগে পড়ুন।</translation>
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
        <source>Send money</source>
        <translation>টাকা পাঠান</translation>
    </message>
</context>
<context>
    <name>TopicCards</name>
    <message>
        <source>All topics</source>
        <translation>সব বিষয়</translation>
    </message>
</context>
<context>
    <name>TransferForm</name>
    <message>
        <source>Account, phone, e-mail</source>
        <translation>অ্যাকাউন্ট, ফোন, ই-মেল</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>অ্যামাউন্ট</translation>
    </message>
    <message>
        <source>Enter a UPI address or an account number.</source>
        <translation>UPI আইডি বা অ্যাকাউন্ট নম্বর লিখুন।</translation>
    </message>
    <message>
        <source>Enter more than ₹1.00.</source>
        <translation>₹1.00-এর বেশি লিখুন।</translation>
    </message>
    <message>
        <source>From</source>
        <translation>কোথা থেকে</translation>
    </message>
    <message>
        <source>Main account</source>
        <translation>মূল অ্যাকাউন্ট</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>উপায়</translation>
    </message>
    <message>
        <source>More details</source>
        <translation>আরও বিবরণ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>নাম</translation>
    </message>
    <message>
        <source>Send {amount}</source>
        <translation>{amount} পাঠান</translation>
    </message>
    <message>
        <source>The bank cannot pay this UPI address.</source>
        <translation>ব্যাঙ্ক এই UPI আইডিতে টাকা পাঠাতে পারে না।</translation>
    </message>
    <message>
        <source>UPI address or account number</source>
        <translation>UPI আইডি বা অ্যাকাউন্ট নম্বর</translation>
    </message>
    <message>
        <source>UPI or bank transfer</source>
        <translation>UPI বা ব্যাঙ্ক ট্রান্সফার</translation>
    </message>
</context>
<context>
    <name>TrialBar</name>
    <message>
        <source>Done</source>
        <translation>হয়ে গেছে</translation>
    </message>
    <message>
        <source>Everything works</source>
        <translation>সব ঠিক চলছে</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>লাইভ শুরু করুন</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>QR shown</source>
        <translation>QR দেখানো হয়েছে</translation>
    </message>
    <message>
        <source>Screen turned green</source>
        <translation>স্ক্রিন সবুজ হয়েছে</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>বাদ দিন</translation>
    </message>
    <message>
        <source>Test sale</source>
        <translation>টেস্ট বিক্রি</translation>
    </message>
    <message>
        <source>Test sale of real ₹1</source>
        <translation>আসল ₹1-এর টেস্ট বিক্রি</translation>
    </message>
    <message>
        <source>Test sale of ₹1</source>
        <translation>₹1-এর টেস্ট বিক্রি</translation>
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
        <source>Nobody here may do this yet. An admin adds people in Settings.</source>
        <translation>এখানে এখনও কারও এর অনুমতি নেই। অ্যাডমিন সেটিংসে লোকজন যোগ করেন।</translation>
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
        <source>Never in the demo. Paydesk only tells you; nothing is installed automatically.</source>
        <translation>ডেমোতে কখনও নয়। Paydesk শুধু জানায়; নিজে থেকে কিছু ইনস্টল হয় না।</translation>
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
        <source>Ask the customer for the UPI address. Send nothing here.</source>
        <translation>কাস্টমারের কাছে UPI আইডি চান। এখানে কিছু পাঠাবেন না।</translation>
    </message>
    <message>
        <source>Ask the customer to read it again. Send nothing here.</source>
        <translation>কাস্টমারকে আবার পড়ে শোনাতে বলুন। এখানে কিছু পাঠাবেন না।</translation>
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
        <source>Expired</source>
        <translation>মেয়াদ শেষ</translation>
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
        <source>Mode</source>
        <translation>উপায়</translation>
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
        <source>Single use</source>
        <translation>একবারের জন্য</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>স্ট্যাটাস</translation>
    </message>
    <message>
        <source>The transfer token has expired. Check the address again.</source>
        <translation>ট্রান্সফার টোকেনের মেয়াদ শেষ। আইডি আবার যাচাই করুন।</translation>
    </message>
    <message>
        <source>The transfer token was used. Check the address again.</source>
        <translation>ট্রান্সফার টোকেন ব্যবহার হয়ে গেছে। আইডি আবার যাচাই করুন।</translation>
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
        <source>Check UPI</source>
        <translation>UPI যাচাই</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>বিবরণ</translation>
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
        <source>UPI address</source>
        <translation>UPI আইডি</translation>
    </message>
    <message>
        <source>VALID</source>
        <translation>ঠিক</translation>
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
        <source>NOT PAID</source>
        <translation>পেমেন্ট হয়নি</translation>
    </message>
    <message>
        <source>PAID AFTER YOU CLOSED IT</source>
        <translation>বন্ধ করার পরে পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>STATUS UNKNOWN, DO NOT HAND OVER</source>
        <translation>স্ট্যাটাস জানা নেই, জিনিস দেবেন না</translation>
    </message>
    <message>
        <source>WAIT</source>
        <translation>অপেক্ষা করুন</translation>
    </message>
</context>
<context>
    <name>WaitPanel</name>
    <message>
        <source>About this payment</source>
        <translation>এই পেমেন্ট নিয়ে</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>দিতে হবে</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>{time} বাকি</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>A small shop to try. No account, no network, no real money.</source>
        <translation>পরখ করার ছোট দোকান। অ্যাকাউন্ট, নেটওয়ার্ক, আসল টাকা কিছুই লাগে না।</translation>
    </message>
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
        <source>Give the goods when the screen turns green.</source>
        <translation>স্ক্রিন সবুজ হলে জিনিস দিন।</translation>
    </message>
    <message>
        <source>Have ready from Cashfree: client ID, client secret, terminal number.</source>
        <translation>Cashfree থেকে হাতে রাখুন: ক্লায়েন্ট ID, ক্লায়েন্ট সিক্রেট, টার্মিনাল নম্বর।</translation>
    </message>
    <message>
        <source>Is it paid? The screen says so.</source>
        <translation>পেমেন্ট হয়েছে? স্ক্রিন জানিয়ে দেয়।</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ভাষা</translation>
    </message>
    <message>
        <source>Open a settings file</source>
        <translation>সেটিংসের ফাইল খুলুন</translation>
    </message>
    <message>
        <source>PAID</source>
        <translation>পেমেন্ট হয়েছে</translation>
    </message>
    <message>
        <source>Second counter?</source>
        <translation>দ্বিতীয় কাউন্টার?</translation>
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
        <source>The screen turns green</source>
        <translation>স্ক্রিন সবুজ হয়</translation>
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
        <source>Back</source>
        <translation>ফিরুন</translation>
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
        <source>Each closed shift gets one. It cannot be changed later.</source>
        <translation>বন্ধ হওয়া প্রতি শিফটের একটা। পরে বদলানো যায় না।</translation>
    </message>
    <message>
        <source>No Z-reports yet</source>
        <translation>এখনও কোনও Z-রিপোর্ট নেই</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>প্রিন্ট হয়নি</translation>
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
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Z-reports</source>
        <translation>Z-রিপোর্ট</translation>
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
    <name>_ItemRow</name>
    <message>
        <source>Check now</source>
        <translation>এখনই যাচাই করুন</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>খোলা</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>মেটান</translation>
    </message>
</context>
</TS>

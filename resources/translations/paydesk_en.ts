<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_IN" sourcelanguage="en_IN">
<context>
    <name>AlarmBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloseQuestion</name>
    <message numerus="yes">
        <source>%n customers can still pay.</source>
        <translation>
            <numerusform>%n customer can still pay.</numerusform>
            <numerusform>%n customers can still pay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales were waiting when Paydesk closed.</source>
        <translation>
            <numerusform>%n sale was waiting when Paydesk closed.</numerusform>
            <numerusform>%n sales were waiting when Paydesk closed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n sale</numerusform>
            <numerusform>%n sales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{orders} and %n more go on by themselves.</source>
        <translation>
            <numerusform>{orders} and %n more go on by themselves.</numerusform>
            <numerusform>{orders} and %n more go on by themselves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{orders} go on by themselves.</source>
        <translation>
            <numerusform>{orders} goes on by itself.</numerusform>
            <numerusform>{orders} go on by themselves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hub</name>
    <message numerus="yes">
        <source>Waiting to be sent: %n</source>
        <translation>
            <numerusform>Waiting to be sent: %n</numerusform>
            <numerusform>Waiting to be sent: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemsCard</name>
    <message numerus="yes">
        <source>%n more stand in the orders</source>
        <translation>
            <numerusform>%n more stands in the orders</numerusform>
            <numerusform>%n more stand in the orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LockPage</name>
    <message numerus="yes">
        <source>%n payments came in</source>
        <translation>
            <numerusform>A payment came in</numerusform>
            <numerusform>%n payments came in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sales go on: %n waiting</source>
        <translation>
            <numerusform>Sales go on: %n waiting</numerusform>
            <numerusform>Sales go on: %n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LockSettings</name>
    <message numerus="yes">
        <source>%n minutes without a touch</source>
        <translation>
            <numerusform>%n minute without a touch</numerusform>
            <numerusform>%n minutes without a touch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds without a touch</source>
        <translation>
            <numerusform>%n second without a touch</numerusform>
            <numerusform>%n seconds without a touch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%n payout</numerusform>
            <numerusform>%n payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales</source>
        <translation>
            <numerusform>%n sale</numerusform>
            <numerusform>%n sales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected rows: %n. This Z counts what the journal says.</source>
        <translation>
            <numerusform>Corrected rows: %n. This Z counts what the journal says.</numerusform>
            <numerusform>Corrected rows: %n. This Z counts what the journal says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Other changed rows: %n.</source>
        <translation>
            <numerusform>Other changed rows: %n.</numerusform>
            <numerusform>Other changed rows: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sales and payouts set aside: %n.</source>
        <translation>
            <numerusform>Sales and payouts set aside: %n.</numerusform>
            <numerusform>Sales and payouts set aside: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>People</name>
    <message numerus="yes">
        <source>{amount} went to this account %n hours ago.</source>
        <translation>
            <numerusform>{amount} went to this account %n hour ago.</numerusform>
            <numerusform>{amount} went to this account %n hours ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{amount} went to this account %n minutes ago.</source>
        <translation>
            <numerusform>{amount} went to this account %n minute ago.</numerusform>
            <numerusform>{amount} went to this account %n minutes ago.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyPage</name>
    <message numerus="yes">
        <source>%n thing(s) to see to. You can sell without.</source>
        <translation>
            <numerusform>%n thing to see to. You can sell without.</numerusform>
            <numerusform>%n things to see to. You can sell without.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From before today: %n sale(s) go on, {amount}</source>
        <translation>
            <numerusform>From before today: %n sale goes on, {amount}</numerusform>
            <numerusform>From before today: %n sales go on, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing can be sold before %n thing(s) in red are mended.</source>
        <translation>
            <numerusform>Nothing can be sold before %n thing in red is mended.</numerusform>
            <numerusform>Nothing can be sold before %n things in red are mended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentTab</name>
    <message numerus="yes">
        <source>%n payouts</source>
        <translation>
            <numerusform>%n payout</numerusform>
            <numerusform>%n payouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: do not send again</source>
        <translation>
            <numerusform>%n payout: do not send again</numerusform>
            <numerusform>%n payouts: do not send again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: failed, or came back</source>
        <translation>
            <numerusform>%n payout: failed, or came back</numerusform>
            <numerusform>%n payouts: failed, or came back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsOverview</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>locks after %n minutes</source>
        <translation>
            <numerusform>locks after %n minute</numerusform>
            <numerusform>locks after %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>locks after %n seconds</source>
        <translation>
            <numerusform>locks after %n second</numerusform>
            <numerusform>locks after %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n paid</source>
        <translation>
            <numerusform>%n paid</numerusform>
            <numerusform>%n paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid elsewhere</source>
        <translation>
            <numerusform>%n paid elsewhere</numerusform>
            <numerusform>%n paid elsewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refunded</source>
        <translation>
            <numerusform>%n refunded</numerusform>
            <numerusform>%n refunded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ZList</name>
    <message numerus="yes">
        <source>printed %n times</source>
        <translation>
            <numerusform>printed %n time</numerusform>
            <numerusform>printed %n times</numerusform>
        </translation>
    </message>
</context>
</TS>

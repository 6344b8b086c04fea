<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_IN" sourcelanguage="en_IN">
<context>
    <name>AlarmBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
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
        <source>Continue automatically: {orders}, %n more.</source>
        <translation>
            <numerusform>Continue automatically: {orders}, %n more.</numerusform>
            <numerusform>Continue automatically: {orders}, %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue automatically: {orders}.</source>
        <translation>
            <numerusform>Continue automatically: {orders}.</numerusform>
            <numerusform>Continue automatically: {orders}.</numerusform>
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
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LockPage</name>
    <message numerus="yes">
        <source>Paid meanwhile: %n</source>
        <translation>
            <numerusform>Paid meanwhile: %n</numerusform>
            <numerusform>Paid meanwhile: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still paying: %n</source>
        <translation>
            <numerusform>Still paying: %n</numerusform>
            <numerusform>Still paying: %n</numerusform>
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
        <source>No sales yet. To correct, in red: %n.</source>
        <translation>
            <numerusform>No sales yet. To correct, in red: %n.</numerusform>
            <numerusform>No sales yet. To correct, in red: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still open from before today: %n, {amount}</source>
        <translation>
            <numerusform>Still open from before today: %n, {amount}</numerusform>
            <numerusform>Still open from before today: %n, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell. To check: %n.</source>
        <translation>
            <numerusform>You can sell. To check: %n.</numerusform>
            <numerusform>You can sell. To check: %n.</numerusform>
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

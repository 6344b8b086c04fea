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
    <name>LockScreen</name>
    <message numerus="yes">
        <source>%n payments came in</source>
        <translation>
            <numerusform>A payment came in</numerusform>
            <numerusform>%n payments came in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoneyOutSettings</name>
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
        <source>%n more rows are not either.</source>
        <translation>
            <numerusform>%n more row is not either.</numerusform>
            <numerusform>%n more rows are not either.</numerusform>
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
            <numerusform>%n payouts: do not send again</numerusform>
            <numerusform>%n payouts: do not send again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payouts: failed, or came back</source>
        <translation>
            <numerusform>%n payouts: failed, or came back</numerusform>
            <numerusform>%n payouts: failed, or came back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SumBar</name>
    <message numerus="yes">
        <source>%n not paid</source>
        <translation>
            <numerusform>%n not paid</numerusform>
            <numerusform>%n not paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paid</source>
        <translation>
            <numerusform>%n paid</numerusform>
            <numerusform>%n paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shown</source>
        <translation>
            <numerusform>%n shown</numerusform>
            <numerusform>%n shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
</TS>

#include "model/people/names.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_badge_number {

/// The number of a badge, however it was written.
class TestBadgeNumber : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneNumberIsOneBadge_data() {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("number");
        const auto row = [](const QString& written, const QString& number) {
            QTest::newRow(qPrintable(u'"' + written + u'"')) << written << number;
        };
        row(u"1042"_s, u"1042"_s);
        row(u" 1042 "_s, u"1042"_s);
        row(u"1042.0"_s, u"1042"_s);
        row(u"1042.00"_s, u"1042"_s);
        row(u"1042,0"_s, u"1042"_s);
        row(u"00981"_s, u"981"_s);
        row(u"000"_s, u"0"_s);
        row(u"#1045"_s, u"1045"_s);
        row(u"# 1045"_s, u"1045"_s);
        row(u"#01,045.0"_s, u"1045"_s);
        row(u"1,043"_s, u"1043"_s);
        row(u"1.043"_s, u"1043"_s);
        row(u"1 043"_s, u"1043"_s);
        row(u"1\u202F043"_s, u"1043"_s);
        row(u"1'043"_s, u"1043"_s);
        row(u"1,234,567"_s, u"1234567"_s);
        row(u"1.000"_s, u"1000"_s); // a thousand, and no fraction
        row(u"1,043.0"_s, u"1043"_s);
        row(u"\u0661\u0660\u0664\u0662"_s, u"1042"_s);
        row(u"123456789012345678901234567890"_s, u"123456789012345678901234567890"_s);
    }
    void oneNumberIsOneBadge() {
        QFETCH(const QString, written);
        QFETCH(const QString, number);
        QVERIFY(isBadgeNumber(written));
        QCOMPARE(badgeNumber(written), number);
        QCOMPARE(badgeNumber(std::optional(written)), number);
        QCOMPARE(badgeNumber(number), number);
    }

    void whatIsNoNumberIsNone_data() {
        QTest::addColumn<QString>("text");
        for (const QString& text :
             {u""_s, u" "_s, u"#"_s, u"A17"_s, u"10 42"_s, u"1042.5"_s, u"10,42"_s, u"1,0432"_s,
              u"1,,043"_s, u",043"_s, u"1042."_s, u"1.04E+03"_s, u"Player 10"_s, u"-5"_s,
              u"1,043.000,5"_s, u"##5"_s, u"½"_s})
            QTest::newRow(qPrintable(u'"' + text + u'"')) << text;
    }
    void whatIsNoNumberIsNone() {
        QFETCH(const QString, text);
        QVERIFY(!isBadgeNumber(text));
    }

    void otherBadgesAreComparedAsNames() {
        QCOMPARE(badgeNumber(u"gm-07"_s), badgeNumber(u"GM 07"_s));
        QVERIFY(badgeNumber(u"GM7"_s) != badgeNumber(u"GM07"_s));
        QVERIFY(badgeNumber(u"GM7"_s) != badgeNumber(u"7"_s));
        QCOMPARE(badgeNumber(std::nullopt), QString());
        QCOMPARE(badgeNumber(u" "_s), QString());
    }
};

} // namespace mentat::test::tst_badge_number

MENTAT_TEST(tst_badge_number, TestBadgeNumber, QCoreApplication)
#include "tst_badge_number.moc"

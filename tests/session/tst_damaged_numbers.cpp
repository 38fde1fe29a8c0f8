#include "app/session/people/list_matching.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_damaged_numbers {

/// Numbers of a list of which a spreadsheet kept only the first digits.
class TestDamagedNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatASpreadsheetShortens_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isDamaged");
        const auto row = [](const QString& text, bool isDamaged) {
            QTest::newRow(qPrintable(text)) << text << isDamaged;
        };
        row(u"8.15E+09"_s, true);
        row(u"8.14555E+09"_s, true);
        row(u" 8,15e+9 "_s, true);
        row(u"1E+11"_s, true);
        row(u"-8.15E+09"_s, true); // "=-8145550101"
        row(u"8145550101"_s, false);
        row(u"814-555-0101"_s, false);
        row(u"+44 20 7946 0000"_s, false);
        row(u"555-0101 E4"_s, false);
        row(u"8.15E-09"_s, false);
        row(u"E+09"_s, false);
        row(u"3E"_s, false);
    }
    void whatASpreadsheetShortens() {
        QFETCH(const QString, text);
        QFETCH(const bool, isDamaged);
        QCOMPARE(isShortenedNumber(text), isDamaged);
    }

    void eachIsNamedWithItsLine() {
        const auto list = readPeopleCsv("name,badge,phone\nAda Byron,1.23E+11,8.15E+09\n"
                                        "8.15E+09,7,555\nGrace Hopper,,8.15E+10\n");
        const std::vector<DamagedNumber> expected{{2, PeopleColumn::Badge, u"1.23E+11"_s},
                                                  {2, PeopleColumn::Phone, u"8.15E+09"_s},
                                                  {4, PeopleColumn::Phone, u"8.15E+10"_s}};
        QVERIFY(damagedNumbers(*list) == expected);
    }
};

} // namespace mentat::test::tst_damaged_numbers

MENTAT_TEST(tst_damaged_numbers, TestDamagedNumbers, QCoreApplication)
#include "tst_damaged_numbers.moc"

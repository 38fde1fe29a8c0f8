#include "reports/wording/formats/wbc_dune/report_wording.h"
#include "reports/wording/heats/heats_wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_report_wording {

class TestReportWording : public QObject {
    Q_OBJECT

private:
    Language m_language;

private Q_SLOTS:
    void meansHaveOneDecimalHalfUp() {
        QCOMPARE(meanText(m_language, Fraction(104, 15)), u"6.9"_s); // 6.93
        QCOMPARE(meanText(m_language, Fraction(27, 4)), u"6.8"_s);   // 6.75
        QCOMPARE(meanText(m_language, Fraction(6, 1)), u"6.0"_s);
        QCOMPARE(meanText(m_language, std::nullopt), u"–"_s);
        QCOMPARE(hoursText(m_language, Fraction(252, 1)), u"4.2"_s);
        QCOMPARE(hoursText(m_language, std::nullopt), u"–"_s);
        const Language german(nullptr, QLocale(u"de_DE"_s));
        QCOMPARE(meanText(german, Fraction(104, 15)), u"6,9"_s);
    }

    void durationsHaveTwoDigitsOfMinutes() {
        QCOMPARE(durationText(m_language, 247), u"4 h 07"_s);
        QCOMPARE(durationText(m_language, 600), u"10 h 00"_s);
        QCOMPARE(durationText(m_language, 59), u"0 h 59"_s);
    }

    void aHeatsOwnNameStandsBesideItsNumber() {
        Heat heat{.number = HeatNumber(2),
                  .details = {},
                  .entrants = {},
                  .standby = {},
                  .draw = {},
                  .games = {}};
        QCOMPARE(heatTitle(m_language, heat), u"Heat 2"_s);
        heat.details.name = Name::fromText(u"Heat 2"_s);
        QCOMPARE(heatTitle(m_language, heat), u"Heat 2"_s);
        heat.details.name = Name::fromText(u"Night heat"_s);
        QCOMPARE(heatTitle(m_language, heat), u"Heat 2 (Night heat)"_s);
        QCOMPARE(tableTitle(m_language, HeatNumber(2), TableNumber(3)), u"Heat 2, table 3"_s);
    }

    void whatAMeanLeavesOutIsSaid() {
        GameMean mean;
        mean.add(7);
        QCOMPARE(coverageText(m_language, mean), u"over 1 game"_s);
        mean.add(8);
        mean.add(std::nullopt);
        QCOMPARE(coverageText(m_language, mean), u"over 2 games; unknown for 1"_s);
    }

    void standingsSayWhatTheyRestOn() {
        QCOMPARE(standingsIntroduction(m_language, 0, 6),
                 u"No games yet: the standings begin with the first result."_s);
        QCOMPARE(standingsIntroduction(m_language, 1, 6),
                 u"After 1 completed game. The first 6 of the standings play the final (R4.6)."_s);
        QVERIFY(tieBreakNote(m_language, TieBreakValues::Individual)
                    .contains(u"the player's own strongholds"_s));
        QVERIFY(tieBreakNote(m_language, TieBreakValues::Alliance)
                    .contains(u"of the player's alliance"_s));
    }
};

} // namespace mentat::test::tst_report_wording

MENTAT_TEST(tst_report_wording, TestReportWording, QCoreApplication)
#include "tst_report_wording.moc"

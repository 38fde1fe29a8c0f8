#include "reports/wording/formats/by_ruleset/ruleset_wording.h"

#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// Every pair of neighbours in the standings has its sentence with the values (H4).
namespace mentat::test::tst_ruleset_wording {

namespace {

QString nameOf(const PlayerId& player) {
    return player.text().toUpper();
}

/// Why the first row stands before the second.
QString firstReason(const Event& event) {
    const RulesetStandings standings = rulesetStandings(event);
    return rulesetStandingReason(Language(), std::get<RulesetPlay>(event.play).ruleset,
                                 standings.ranked.at(0), standings.ranked.at(1), nameOf);
}

PlacePointsKey thousands() {
    PlacePointsKey key;
    key.points = decimals({1000, 100, 10, 1});
    return key;
}

} // namespace

class TestRulesetWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachKeySaysItsValues_data() {
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        const std::vector<std::vector<Game>> heats{{scored({{1, 30}, {2, 20}, {3, 10}})},
                                                   {scored({{1, 24}, {2, 8}, {3, 4}})}};
        const auto row = [&](const char* name, OrderKey key, const QString& expected) {
            const Event event = eventBy(orderedBy({std::move(key)}, Scores::High), 3, heats);
            QTest::newRow(name) << firstReason(event) << expected;
        };
        row("wins", WinsKey(), u"P1 before P2: wins 2 against 0 (H4)"_s);
        row("place points", thousands(), u"P1 before P2: 2,000 place points against 200 (H4)"_s);
        row("early wins", EarlyWinsKey(),
            u"P1 before P2: wins in game 1 of each, in the order of the heats: 1 against 0 (H4)"_s);
        row("places", PlacesKey(), u"P2 before P3: times in place 2: 2 against 0 (H4)"_s);
        row("average place", AveragePlaceKey(), u"P1 before P2: average place 1 against 2 (H4)"_s);
        row("score", ScoreKey(), u"P1 before P2: score 54 against 28 (H4)"_s);
        row("share", ScoreShareKey(),
            u"P1 before P2: share of the table's score 0.667 against 0.333 (H4)"_s);
        row("score to the best", ScoreOfFirstKey(),
            u"P1 before P2: score as a share of the table's best 1 against 0.5 (H4)"_s);
        row("behind the best", BehindFirstKey(),
            u"P1 before P2: 0 behind the best score against 26 (H4)"_s);
        row("later seats", LaterSeatsKey(), u"P3 before P2: later seats 4 against 2 (H4)"_s);
    }
    void eachKeySaysItsValues() {
        QFETCH(QString, found);
        QFETCH(QString, expected);
        QCOMPARE(found, expected);
    }

    /// Two means that would be rounded to the same are told exactly.
    void whatIsRoundedToTheSameIsToldExactly() {
        ScoreShareKey share;
        const Event event = eventBy(orderedBy({share}, Scores::High), 6,
                                    {{scored({{1, 3334}, {2, 3333}, {3, 3333}})},
                                     {scored({{4, 33341}, {5, 33330}, {6, 33329}})}});
        QCOMPARE(firstReason(event),
                 u"P4 before P1: share of the table's score 33341/100000 against 1667/5000 (H4)"_s);
    }

    void tiesAndRolls() {
        Event event = eventBy(orderedBy({WinsKey()}), 3, {{onlyWinner(3, {1, 2})}});
        event.tieRolls = {rollOf({1, 2}, {2, 5})};
        const RulesetStandings standings = rulesetStandings(event);
        const auto reason = [&](size_t row) {
            return rulesetStandingReason(Language(), std::get<RulesetPlay>(event.play).ruleset,
                                         standings.ranked.at(row), standings.ranked.at(row + 1),
                                         nameOf);
        };
        QCOMPARE(reason(1), u"P2 before P1: roll 5 against 2 (R4.4)"_s);
        event.tieRolls.clear();
        const RulesetStandings tied = rulesetStandings(event);
        QCOMPARE(rulesetStandingReason(Language(), std::get<RulesetPlay>(event.play).ruleset,
                                       tied.ranked.at(1), tied.ranked.at(2), nameOf),
                 u"P1 and P2 are equal in everything and share the place until they roll (R4.5)"_s);
    }
};

} // namespace mentat::test::tst_ruleset_wording

MENTAT_TEST(tst_ruleset_wording, TestRulesetWording, QCoreApplication)
#include "tst_ruleset_wording.moc"

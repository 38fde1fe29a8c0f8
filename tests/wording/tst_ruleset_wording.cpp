#include "reports/wording/wording.h"
#include "scoring/ruleset/ruleset_standings.h"

#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

// Every pair of neighbors in the standings has its sentence with the values (H4).
namespace mentat::test::tst_ruleset_wording {

namespace {

QString nameOf(const PlayerId& player) {
    return player.text().toUpper();
}

/// Why the first row stands before the second.
QString firstReason(const Event& event) {
    const Standings standings = rulesetStandings(event);
    return Wording().standing(event, standings.ranked.at(0), standings.ranked.at(1), nameOf);
}

/// Why each place comes before the next.
QStringList placeReasons(const Event& event, const NameOf& named = nameOf) {
    const auto rows = rulesetPlacements(event);
    QStringList reasons;
    for (size_t i = 0; i + 1 < rows.size(); ++i)
        reasons.append(Wording().placement(event, rows[i], rows[i + 1], named));
    return reasons;
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
        row("wins", WinsKey(), u"P1 ahead of P2: wins 2 vs. 0 (H4)"_s);
        row("place points", thousands(), u"P1 ahead of P2: 2,000 place points vs. 200 (H4)"_s);
        row("early wins", EarlyWinsKey(),
            u"P1 ahead of P2: wins in game 1 of each, in the order of the heats: 1 vs. 0 (H4)"_s);
        row("places", PlacesKey(), u"P2 ahead of P3: times in place 2: 2 vs. 0 (H4)"_s);
        row("average place", AveragePlaceKey(), u"P1 ahead of P2: average place 1 vs. 2 (H4)"_s);
        row("score", ScoreKey(), u"P1 ahead of P2: sum of the scores 54 vs. 28 (H4)"_s);
        row("share", ScoreShareKey(),
            u"P1 ahead of P2: best share of the table's score 0.667 vs. 0.333 (H4)"_s);
        row("score vs. the best", ScoreOfFirstKey(),
            u"P1 ahead of P2: mean score as a share of the table's best 1 vs. 0.5 (H4)"_s);
        row("behind the best", BehindFirstKey(),
            u"P1 ahead of P2: 0 behind the best score vs. 26 (H4)"_s);
        row("behind the best in some games",
            BehindFirstKey{.places = {PlaceAtTable(2), PlaceAtTable(3)}},
            u"P2 ahead of P3: 26 behind the best score vs. 40, in games of place 2, 3 (H4)"_s);
        row("no such game", BehindFirstKey{.places = {PlaceAtTable(2)}},
            u"P2 ahead of P1: 26 behind the best score vs. no value, in games of place 2 (H4)"_s);
        row("sum of shares", ScoreShareKey{Take::Sum},
            u"P1 ahead of P2: sum of the shares of each table's score 1.167 vs. 0.556 (H4)"_s);
        row("mean share", ScoreShareKey{Take::Mean},
            u"P1 ahead of P2: mean share of the table's score 0.583 vs. 0.278 (H4)"_s);
        row("sum to the best", ScoreOfFirstKey{Take::Sum},
            u"P1 ahead of P2: sum of the scores as shares of the table's best 2 vs. 1 (H4)"_s);
        row("best to the best", ScoreOfFirstKey{Take::Best},
            u"P1 ahead of P2: best score as a share of the table's best 1 vs. 0.667 (H4)"_s);
        row("mean score", ScoreKey{Take::Mean}, u"P1 ahead of P2: mean score 27 vs. 14 (H4)"_s);
        row("best score", ScoreKey{Take::Best}, u"P1 ahead of P2: best score 30 vs. 20 (H4)"_s);
        row("finishes", FinishesKey(),
            u"P1 ahead of P2: finish 1 of each, the best first: place 1 vs. 2 (H4)"_s);
        row("margin", MarginKey(),
            u"P1 ahead of P2: sum of the margins over the others' best score 26 vs. -26 (H4)"_s);
        row("to the others' best", ScoreOfFirstKey{.against = Against::Others},
            u"P1 ahead of P2: mean score as a share of the others' best 2.25 vs. 0.5 (H4)"_s);
        row("behind the best on average", BehindFirstKey{.take = Take::Mean},
            u"P1 ahead of P2: on average 0 behind the best score vs. 13 (H4)"_s);
        row("later seats", LaterSeatsKey(), u"P3 ahead of P2: later seats 4 vs. 2 (H4)"_s);
    }
    void eachKeySaysItsValues() {
        QFETCH(QString, found);
        QFETCH(QString, expected);
        QCOMPARE(found, expected);
    }

    /// Whatever parts two, both are named, with their values and the rule.
    void everyKeyHasItsReason() {
        QStringList reasons;
        for (const auto& [by, id] : idTable(OrderBy{})) {
            const bool isList
                = by == OrderBy::EarlyWins || by == OrderBy::Places || by == OrderBy::Finishes;
            const auto value = [&](qint64 number) {
                return isList ? OrderValue(std::vector{Exact(number)}) : OrderValue(Exact(number));
            };
            const OrderKey key
                = ofKeyType(by, []<class Key>(std::type_identity<Key>) { return OrderKey(Key()); });
            const Event event = eventBy(orderedBy({key}, Scores::High), 2, {});
            const Standing upper{.player = event.players[0].id,
                                 .fromNext = ByKey{0, value(7), value(6)}};
            const Standing lower{.player = event.players[1].id};
            const QString reason = Wording().standing(event, upper, lower, nameOf);
            QVERIFY2(reason.startsWith(u"P1 ahead of P2: "_s) && reason.endsWith(u" (H4)"_s)
                         && reason.contains(u'7') && reason.contains(u'6')
                         && !reason.contains(u'%'),
                     qPrintable(QString(id) + u": "_s + reason));
            reasons.append(reason);
        }
        QCOMPARE(reasons.removeDuplicates(), 0);
    }

    /// Where less is better, and where only the number of games or of opponents' wins differs.
    void otherWaysRound() {
        const std::vector<std::vector<Game>> heats{{scored({{1, 3}, {2, 2}})},
                                                   {scored({{1, 2}, {3, 4}})}};
        const auto reason = [&](OrderKey key) {
            return firstReason(eventBy(orderedBy({std::move(key)}, Scores::Low), 3, heats));
        };
        QCOMPARE(reason(ScoreKey()),
                 u"P2 ahead of P3: sum of the scores 2 vs. 4, lower is better (H4)"_s);
        QCOMPARE(reason(ScoreKey{Take::Mean}),
                 u"P2 ahead of P1: mean score 2 vs. 2.5, lower is better (H4)"_s);
        QCOMPARE(reason(HeatsPlayedKey{PreferHeats::More}),
                 u"P1 ahead of P2: more heats played, 2 vs. 1 (H4)"_s);
        const Event event = eventBy(orderedBy({OpponentsWinsKey()}), 4,
                                    {{inOrder({1, 2}), inOrder({3, 4})}, {inOrder({1, 4})}});
        QCOMPARE(firstReason(event), u"P4 ahead of P2: opponents' wins 3 vs. 2 (H4)"_s);
        QCOMPARE(firstReason(eventBy(orderedBy({OpponentsKey()}), 3,
                                     {{inOrder({1, 2})}, {inOrder({1, 3})}})),
                 u"P1 ahead of P2: people met 2 vs. 1 (H4)"_s);
        QCOMPARE(firstReason(eventBy(orderedBy({FinishesKey()}), 2, {{inOrder({1, 2})}, {}})),
                 u"P1 ahead of P2: finish 1 of each, the best first: place 1 vs. 2 (H4)"_s);
    }

    /// H11: each way in which two places part has its sentence.
    void placesSayWhatPartsThem() {
        Ruleset ruleset = orderedBy({AveragePlaceKey()}, Scores::High);
        StageRule semifinal = stageRule("Semifinal", {4});
        semifinal.entrants = EntrantsNumber{Positive(8)};
        semifinal.advance = Positive(2);
        ruleset.stages = {semifinal, stageRule("Final", {4})};
        std::vector<RulesetSeatCase> seats;
        for (int number = 1; number <= 9; ++number)
            seats.push_back(sits(number).placed(number));
        Event event = eventBy(ruleset, 9, {{tableOf(seats)}});
        play(event, "Semifinal", {inOrder({8, 1, 4, 5}), inOrder({2, 3, 6, 9})});
        play(event, "Final", {inOrder({3, 8, 1})}); // p2 stays away
        QCOMPARE(placeReasons(event),
                 (QStringList{u"P3 ahead of P8: place 1 vs. 2 in the Final (H11)"_s,
                              u"P8 ahead of P1: place 2 vs. 3 in the Final (H11)"_s,
                              u"P1 ahead of P4: got to the Final, P4 to the Semifinal (H11)"_s,
                              u"P4 ahead of P6: seed 4 vs. 6 (H11)"_s,
                              u"P6 ahead of P5: place 3 vs. 4 in the Semifinal (H11)"_s,
                              u"P5 ahead of P9: seed 5; P9 was not in the line-up (H11)"_s,
                              u"P9 ahead of P2: P2 left after the Semifinal (H11)"_s}));
        QCOMPARE(placeReasons(event, {}),
                 (QStringList{u"Place 1 vs. 2 in the Final (H11)"_s,
                              u"Place 2 vs. 3 in the Final (H11)"_s,
                              u"Got to the Final, the next to the Semifinal (H11)"_s,
                              u"Seed 4 vs. 6 (H11)"_s, u"Place 3 vs. 4 in the Semifinal (H11)"_s,
                              u"Seed 5; the next was not in the line-up (H11)"_s,
                              u"The next left after the Semifinal (H11)"_s}));
        ruledPlay(event).ruleset.eliminated = {EliminatedBy::StagePlace};
        stageOf(event, "Semifinal").details.tieRolls = {rollOf({4, 6}, {2, 5})};
        QCOMPARE(
            placeReasons(event).mid(3, 3),
            (QStringList{
                u"P6 ahead of P4: roll 5 vs. 2 (H11)"_s,
                u"P4 ahead of P5: place 3 vs. 4 in the Semifinal (H11)"_s,
                u"P5 and P9 are tied on everything and share the place until they roll (H11)"_s}));
        QCOMPARE(placeReasons(event, {}).mid(3, 3),
                 (QStringList{u"Roll 5 vs. 2 (H11)"_s, u"Place 3 vs. 4 in the Semifinal (H11)"_s,
                              u"Tied on everything with the next: they share the place until they "
                              u"roll (H11)"_s}));
        ruledPlay(event).ruleset.eliminated = {EliminatedBy::StageScore};
        play(event, "Semifinal",
             {scored({{8, 9}, {1, 8}, {4, 6}, {5, 3}}), scored({{2, 10}, {3, 8}, {6, 5}, {9, 1}})});
        QCOMPARE(placeReasons(event).at(3),
                 u"P4 ahead of P6: score as a share of the table's best 0.667 vs. 0.5 in the "_s
                 u"Semifinal (H11)"_s);
        ruledPlay(event).ruleset.stages.clear();
        ruledPlay(event).stages.clear();
        QCOMPARE(placeReasons(event).at(0), u"P1 ahead of P2: average place 1 vs. 2 (H4)"_s);
        QCOMPARE(placeReasons(event, {}).at(0), u"Average place 1 vs. 2 (H4)"_s);
    }

    /// Two means that would be rounded to the same are told exactly.
    void whatIsRoundedToTheSameIsToldExactly() {
        ScoreShareKey share;
        const Event event = eventBy(orderedBy({share}, Scores::High), 6,
                                    {{scored({{1, 3334}, {2, 3333}, {3, 3333}})},
                                     {scored({{4, 33341}, {5, 33330}, {6, 33329}})}});
        QCOMPARE(
            firstReason(event),
            u"P4 ahead of P1: best share of the table's score 33341/100000 vs. 1667/5000 (H4)"_s);
    }

    void tiesAndRolls() {
        Event event = eventBy(orderedBy({WinsKey()}), 3, {{onlyWinner(3, {1, 2})}});
        event.tieRolls = {rollOf({1, 2}, {2, 5})};
        const Standings standings = rulesetStandings(event);
        const auto reason = [&](size_t row) {
            return Wording().standing(event, standings.ranked.at(row), standings.ranked.at(row + 1),
                                      nameOf);
        };
        QCOMPARE(reason(1), u"P2 ahead of P1: roll 5 vs. 2 (H5)"_s);
        event.tieRolls.clear();
        const Standings tied = rulesetStandings(event);
        QCOMPARE(Wording().standing(event, tied.ranked.at(1), tied.ranked.at(2), nameOf),
                 u"P1 and P2 are tied on everything and share the place until they roll (H5)"_s);
    }
};

} // namespace mentat::test::tst_ruleset_wording

MENTAT_TEST(tst_ruleset_wording, TestRulesetWording, QCoreApplication)
#include "tst_ruleset_wording.moc"

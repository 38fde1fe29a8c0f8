#include "scoring/heats/draw/seat_changes.h"
#include "scoring/ruleset/ruleset_scoring.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "scoring/ruleset/stage_lineups.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ruleset_byes {

namespace {

/// Standings p1, p2, … by one game of all and the average place.
Event inStandings(const Ruleset& ruleset, int players) {
    std::vector<RulesetSeatCase> seats;
    for (int number = 1; number <= players; ++number)
        seats.push_back(sits(number).placed(number));
    return eventBy(ruleset, players, {{tableOf(seats)}});
}

/// The first so many of the standings enter a round, then there is a final of two.
Ruleset roundAndFinal(int entrants, std::initializer_list<int> sizes) {
    Ruleset ruleset = orderedBy({AveragePlaceKey()});
    StageRule round = stageRule("Round", sizes);
    round.entrants = EntrantsNumber{Positive(entrants)};
    ruleset.stages = {round, stageRule("Final", {2})};
    return ruleset;
}

const StageLineUp& roundOf(const StageLineUps& all) {
    return all.stages.front();
}

QString byesText(const Event& event) {
    return idsOf(roundOf(stageLineUps(event)).byes);
}

/// "12", or with byes "12 and 1", or "not held".
QString numberText(const Event& event) {
    const StageLineUps all = stageLineUps(event);
    const StageLineUp& round = roundOf(all);
    if (!round.held)
        return u"not held"_s;
    const auto byes = round.byes.size();
    const QString seated = QString::number(round.lineUp.size() - byes);
    return byes == 0 ? seated : u"%1 and %2"_s.arg(seated).arg(byes);
}

StageRule& roundRule(Event& event) {
    return ruledPlay(event).ruleset.stages.front();
}

/// p1 to p5 have each a win, p6 has none; in three heats.
Event withFiveWinners(std::initializer_list<int> sizes) {
    Ruleset ruleset = orderedBy({WinsKey()});
    StageRule round = stageRule("Round", sizes);
    round.entrants = EntrantsByWins{Positive(1), {}};
    ruleset.stages = {round, stageRule("Final", {2})};
    return eventBy(ruleset, 6,
                   {{onlyWinner(1, {2, 3}), onlyWinner(4, {5, 6})},
                    {onlyWinner(2, {1, 3}), onlyWinner(5, {4, 6})},
                    {onlyWinner(3, {1, 2})}});
}

Game byeOf(int player) {
    return tableOf({sits(player).placed(1)});
}

/// A heat at tables of two: p1 and p2 have sat down, p3 has a bye, p4 is not there yet.
Event withABye() {
    Ruleset ruleset = orderedBy({WinsKey()});
    ruleset.sizes = sizes({2});
    ruleset.byes = true;
    return eventBy(ruleset, 4, {{ofSeats({1, 2}), byeOf(3)}});
}

const RoundId firstHeat = HeatNumber(1);

VenueTime fivePast() {
    return *VenueTime::fromText(u"2026-07-31T10:05"_s);
}

/// "2: p3 p4": each table that changes with who sits there then; "2: –" where it goes.
QString changedTables(const Result<std::vector<SeatChange>>& choices) {
    if (!choices)
        return u"refused"_s;
    QStringList texts;
    for (const TableChange& table : choices->front().tables) {
        std::vector<PlayerId> players;
        for (const Seat& seat : table.after ? table.after->seats : std::vector<Seat>())
            players.push_back(seat.player);
        texts.append(
            u"%1: %2"_s.arg(table.table.value()).arg(players.empty() ? u"–"_s : idsOf(players)));
    }
    return texts.join(u", "_s);
}

QStringList warned(const Event& event) {
    QStringList found;
    for (const Finding& one : rulesetWarnings(event).open)
        found.append(QString(idOf(ruleOf(one))) + u' ' + one.where.text());
    return found;
}

QString statusesText(const Event& event) {
    QStringList statuses;
    for (const Standing& row : rulesetStandings(event).ranked)
        statuses.append(idOf(row.status));
    return statuses.join(u' ');
}

} // namespace

/// H1, H2 and H6 to H11 as the second edition has them: byes, given tables, limits, words.
class TestRulesetByes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void h2_aByeIsAWinAndAGame() {
        Ruleset ruleset = orderedBy({WinsKey(), ScoreKey(), HeatsPlayedKey()}, Scores::High);
        ruleset.byes = true;
        const Event event
            = eventBy(ruleset, 3, {{scored({{1, 10}, {2, 6}}), byeOf(3)}, {byeOf(1)}});
        QCOMPARE(valuesText(event, 1), u"2, 10, 2"_s);
        QCOMPARE(valuesText(event, 3), u"1, –, 1"_s); // its score is known to no rule
    }

    /// Who comes late plays whoever has the bye, who has won nothing then.
    void h2_aByeTakesALatecomer() {
        const auto choices
            = seatChanges(withABye(), LatecomerRequest{firstHeat, player(4), fivePast()});
        QCOMPARE(changedTables(choices), u"2: p3 p4"_s);
        const Game& joined = *choices->front().tables.front().after;
        QVERIFY(!hasResult(joined));
        QVERIFY(std::ranges::none_of(
            joined.seats, [](const Seat& seat) { return byRuleset(seat).place.has_value(); }));
    }

    /// A game that was played takes nobody, also where it is over for one alone.
    void h2_aPlayedTableTakesNoLatecomer() {
        Event event = withABye();
        ruledPlay(event).heats[0].games[0] = inOrder({1, 2});
        ruledPlay(event).heats[0].games[1].isVoid = true;
        QCOMPARE(
            changedTables(seatChanges(event, LatecomerRequest{firstHeat, player(4), fivePast()})),
            u"refused"_s);
    }

    /// Who has a bye can go home, or sit down where somebody is alone.
    void h2_whoHasAByeLeavesOrMoves() {
        Event event = withABye();
        QCOMPARE(changedTables(seatChanges(event, LeaveRequest{firstHeat, player(3), fivePast()})),
                 u"2: –"_s);
        ruledPlay(event).heats[0].games[0] = ofSeats({1});
        QCOMPARE(
            changedTables(seatChanges(event, MoveRequest{firstHeat, player(3), TableNumber(1)})),
            u"2: –, 1: p1 p3"_s);
    }

    /// There is no sheet that it could be held against.
    void h2_nobodyChecksABye() {
        QVERIFY(isUnchecked(inOrder({1, 2})));
        QVERIFY(!isUnchecked(byeOf(3)));
    }

    void h2_dropoutsHaveTheLastPlace() {
        const Event event = eventBy(orderedBy({AveragePlaceKey()}), 4,
                                    {{tableOf({sits(1).placed(1), sits(2).placed(2),
                                               sits(3).leaves(), sits(4).leaves()})}});
        QCOMPARE(valuesText(event, 3), u"4"_s);
        QCOMPARE(valuesText(event, 4), u"4"_s);
    }

    void h6_atMostSoManyWinners() {
        Event event = withFiveWinners({2});
        roundRule(event).entrants = EntrantsByWins{Positive(1), Positive(4)};
        QCOMPARE(numberText(event), u"4"_s);
        stageOf(event, "Round").details.unavailable = {player(1), player(2)};
        // Of three winners who are there two would leave one out, so p6 comes in.
        QCOMPARE(numberText(event), u"4"_s);
    }

    void h6_whoMayFillUp() {
        Ruleset ruleset = roundAndFinal(2, {2});
        ruleset.stages[0].fillTo = Count(6);
        Event event = inStandings(ruleset, 6);
        QCOMPARE(numberText(event), u"6"_s);
        roundRule(event).fillWith = FillWithPlace{Positive(4)};
        QCOMPARE(numberText(event), u"4"_s);
        QCOMPARE(statusesText(event), u"qualifier qualifier qualifier qualifier ranked ranked"_s);
        roundRule(event).fillWith = FillWithWins{Positive(1)}; // those above are in without
        QCOMPARE(statusesText(event), u"qualifier qualifier ranked ranked ranked ranked"_s);
    }

    void h7_seedsSplit() {
        Ruleset ruleset = roundAndFinal(4, {2});
        ruleset.ties = TiesBy::Seed;
        Event event = inStandings(ruleset, 4);
        play(event, "Round", {tableOf({sits(4).placed(1), sits(1).placed(1)}), inOrder({3, 2})});
        QCOMPARE(tiesText(event), QString());
        QVERIFY(stagesText(event).endsWith(u"Final: p1 p3 | p2 p4 | p1 p3"_s));
        ruledPlay(event).ruleset.ties = TiesBy::Rolls;
        QCOMPARE(tiesText(event), u"p1 p4 cut of Round"_s);
    }

    void h8_byesComeDownToANumber() {
        Ruleset ruleset = roundAndFinal(13, {2});
        ruleset.stages[0].byesTo = Count(8);
        Event event = inStandings(ruleset, 13);
        // Of 1, 3, 5, … byes with 6, 5, 4, … tables three make eight.
        QCOMPARE(byesText(event), u"p1 p2 p3"_s);
        QCOMPARE(tablesText(event, "Round"), u"p4 p13 / p5 p12 / p6 p11 / p7 p10 / p8 p9"_s);
        roundRule(event).entrants = EntrantsNumber{Positive(8)};
        QCOMPARE(numberText(event), u"not held"_s);
        // Seven at threes: one bye and two tables make 3, four byes and one table 5.
        roundRule(event).sizes = sizes({3});
        roundRule(event).entrants = EntrantsNumber{Positive(7)};
        roundRule(event).byesTo = Count(4);
        QCOMPARE(byesText(event), u"p1 p2 p3 p4"_s);
    }

    void h8_whoSitsAloneHasTheBye() {
        Ruleset ruleset = roundAndFinal(5, {2});
        ruleset.stages[0].byesTo = Count(3);
        Event event = inStandings(ruleset, 5);
        QCOMPARE(byesText(event), u"p1"_s);
        play(event, "Round", {inOrder({1, 5}), inOrder({3, 4}), byeOf(2)});
        QCOMPARE(byesText(event), u"p2"_s);
        QCOMPARE(tablesText(event, "Round"), u"p1 p5 / p3 p4"_s);
        QVERIFY(stagesText(event).endsWith(u"Final: p1 p2 | p3 p4 p5 | p1 p2"_s));
        QVERIFY(warned(event).contains(u"H10.21 /stages/0/games/2/seats"_s));
    }

    void h8_nobodyIsLeftOutForTheTables() {
        QCOMPARE(numberText(withFiveWinners({3})), u"6"_s);       // three would leave two out
        QCOMPARE(numberText(withFiveWinners({4})), u"4 and 1"_s); // eight are not there
        QCOMPARE(numberText(withFiveWinners({6})), u"5"_s);       // at one table
    }

    void h8_heldOrNot() {
        QCOMPARE(numberText(inStandings(roundAndFinal(1, {2}), 8)), u"not held"_s);
        Ruleset ruleset = roundAndFinal(8, {2});
        ruleset.stages[0].skipBelow = Count(8);
        Event event = inStandings(ruleset, 9);
        stageOf(event, "Round").details.unavailable = {player(1)};
        QCOMPARE(numberText(event), u"8"_s);
        roundRule(event).skipBy = SkipBy::Available;
        QCOMPARE(numberText(event), u"not held"_s);
        roundRule(event).skipBy = SkipBy::LineUp; // with p9, who moves up
        QCOMPARE(numberText(event), u"8"_s);
        stageOf(event, "Round").details.held = false;
        QCOMPARE(numberText(event), u"not held"_s);
        roundRule(event).skipBelow = Count(9);
        stageOf(event, "Round").details.held = true;
        QCOMPARE(numberText(event), u"8"_s);
        play(event, "Final", {inOrder({1, 2})}); // games come first
        QCOMPARE(numberText(event), u"not held"_s);
    }

    void h8_fillToTheNextOfSeveral() {
        Ruleset ruleset = roundAndFinal(5, {2});
        ruleset.stages[0].fillTo = std::vector{Count(4), Count(8), Count(16)};
        QCOMPARE(numberText(inStandings(ruleset, 20)), u"8"_s);
        ruleset.stages[0].entrants = EntrantsNumber{Positive(18)};
        QCOMPARE(numberText(inStandings(ruleset, 20)), u"18"_s);
    }

    void h8_theFinalHasAListedSize() {
        Ruleset ruleset = roundAndFinal(4, {4});
        ruleset.stages = {ruleset.stages[0]};
        ruleset.stages[0].sizes = sizes({5, 2});
        QCOMPARE(numberText(inStandings(ruleset, 9)), u"2"_s);
        ruleset.stages[0].sizes = sizes({5, 6});
        QCOMPARE(numberText(inStandings(ruleset, 9)), u"4"_s);
    }

    void h9_givenTables() {
        Ruleset ruleset = roundAndFinal(8, {4});
        ruleset.stages[0].tables = Positive(3);
        QCOMPARE(tablesText(inStandings(ruleset, 8), "Round"), u"p1 p6 p7 / p2 p5 p8 / p3 p4"_s);
        ruleset.stages[0].small = SmallTables::First;
        QCOMPARE(tablesText(inStandings(ruleset, 8), "Round"), u"p1 p6 / p2 p5 p7 / p3 p4 p8"_s);
        // No number for eight, or one that cannot seat them: H1.
        ruleset.stages[0].tables = NumbersFrom{{Count(9), Count(3)}};
        QCOMPARE(tablesText(inStandings(ruleset, 8), "Round"), u"p1 p4 p5 p8 / p2 p3 p6 p7"_s);
        ruleset.stages[0].tables = Positive(5);
        QCOMPARE(tablesText(inStandings(ruleset, 8), "Round"), u"p1 p4 p5 p8 / p2 p3 p6 p7"_s);
    }

    void h9_patterns() {
        Ruleset ruleset = roundAndFinal(8, {4, 3});
        const auto table = [](std::initializer_list<int> numbers) {
            std::vector<Positive> positions;
            for (const int number : numbers)
                positions.emplace_back(number);
            return positions;
        };
        ruleset.stages[0].pattern = {table({1, 4, 6, 7}), table({2, 3, 5, 8})};
        QCOMPARE(tablesText(inStandings(ruleset, 8), "Round"), u"p1 p4 p6 p7 / p2 p3 p5 p8"_s);
        ruleset.stages[0].entrants = EntrantsNumber{Positive(7)};
        QCOMPARE(tablesText(inStandings(ruleset, 8), "Round"), u"p1 p4 p5 p7 / p2 p3 p6"_s);
    }

    void h10_byes() {
        Ruleset ruleset = orderedBy({WinsKey()});
        Event event = eventBy(ruleset, 5, {{inOrder({2, 3, 4}), byeOf(1)}, {byeOf(1)}});
        QCOMPARE(warned(event), (QStringList{u"H10.21 /heats/0/games/1/seats"_s,
                                             u"H10.21 /heats/1/games/0/seats"_s,
                                             u"H10.26 /heats/1/games/0/seats/0/player"_s}));
        ruledPlay(event).ruleset.byes = true;
        QCOMPARE(warned(event), QStringList{u"H10.26 /heats/1/games/0/seats/0/player"_s});
    }

    void h10_27_withoutASeat() {
        Event event = inStandings(roundAndFinal(4, {2}), 4);
        ruledPlay(event).ruleset.sizes = sizes({4});
        play(event, "Round", {inOrder({1, 4})});
        stageOf(event, "Round").details.closed = true;
        QCOMPARE(warned(event), QStringList{u"H10.27 /stages/0"_s});
    }

    /// H1: a bye is no table, so Today counts none; of a heat of byes alone it counts those.
    void cardsCountTablesAndNoByes() {
        const VenueTime now = *VenueTime::fromText(u"2026-07-29T14:00"_s);
        Ruleset ruleset = orderedBy({WinsKey()});
        ruleset.sizes = sizes({2});
        ruleset.byes = true;
        Event event = eventBy(ruleset, 5, {{ofSeats({1, 2}), ofSeats({3, 4}), byeOf(5)}});
        const auto card = [&] { return rulesetDayCards(event, now).front(); };
        QCOMPARE(card().state, DayCardState::Drawn); // with nothing recorded but the bye
        QCOMPARE(card().count, 2);
        auto& games = ruledPlay(event).heats.front().games;
        games.front() = inOrder({1, 2});
        QCOMPARE(card().of, 2);
        QCOMPARE(card().recorded, 1);
        games = {byeOf(5)};
        QCOMPARE(card().state, DayCardState::Recorded);
        QCOMPARE(card().of, 1);
    }

    void h11_totalsAndSeeds() {
        Ruleset ruleset = roundAndFinal(4, {2});
        ruleset.score = Scores::Low;
        ruleset.eliminated = {EliminatedBy::StageTotal};
        ruleset.ties = TiesBy::Seed;
        Event event = inStandings(ruleset, 4);
        play(event, "Round", {scored({{1, 3}, {4, 9}}), scored({{2, 5}, {3, 8}})});
        play(event, "Final", {inOrder({2, 1})});
        QCOMPARE(placesText(event), u"1 p2, 2 p1, 3 p3, 4 p4"_s);
        play(event, "Round", {scored({{1, 3}, {4, 8}}), scored({{2, 5}, {3, 8}})});
        QCOMPARE(placesText(event), u"1 p2, 2 p1, 3 p3, 4 p4"_s); // the better seed
        ruledPlay(event).ruleset.ties = TiesBy::Rolls;
        QCOMPARE(placesText(event), u"1 p2, 2 p1, 3 p3, 3 p4"_s);
    }
};

} // namespace mentat::test::tst_ruleset_byes

MENTAT_TEST(tst_ruleset_byes, TestRulesetByes, QCoreApplication)
#include "tst_ruleset_byes.moc"

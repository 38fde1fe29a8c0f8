#include "model/failure_kind.h"
#include "scoring/heats/draw/draw_options.h"
#include "scoring/heats/draw/heat_draw.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/ranking/exact.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/seating/paired_rounds.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_rounds_by_record {

namespace {

/// Tables of two, by record; wins decide.
Ruleset swiss(bool byes = true) {
    Ruleset ruleset = orderedBy({WinsKey()});
    ruleset.sizes = sizes({2});
    ruleset.pairing = Pairing::Record;
    ruleset.byes = byes;
    return ruleset;
}

Game won(int winner, int loser) {
    return inOrder({winner, loser});
}

Game drawnGame(int one, int other) {
    return tableOf({sits(one).placed(1), sits(other).placed(1)});
}

Game bye(int player) {
    return tableOf({sits(player).placed(1)});
}

/// The next heat, with whoever has checked in.
HeatNumber addHeat(Event& event, const std::vector<PlayerId>& entrants) {
    auto& heats = ruledPlay(event).heats;
    const HeatNumber number(static_cast<int>(heats.size()) + 1);
    heats.push_back({number, {}, entrants, {}, {}, {}});
    return number;
}

Result<HeatDraw> tried(const Event& event, HeatNumber heat, qint64 seed = 1,
                       const std::vector<Count>& sizes = {}) {
    return drawHeat(event, {.heat = heat, .seed = seed, .sizes = sizes, .variantTables = {}});
}

/// Its tables stand.
void keep(Event& event, HeatNumber number, const HeatDraw& draw) {
    Heat& heat = ruledPlay(event).heats[static_cast<size_t>(number.value()) - 1];
    heat.draw = draw.record;
    heat.games = draw.games;
}

/// Whom somebody plays: "p2", or "bye"; empty: nobody.
QString opponentOf(const HeatDraw& draw, int number) {
    for (const Game& game : draw.games) {
        if (!seatIn(game, player(number)))
            continue;
        if (game.seats.size() == 1)
            return u"bye"_s;
        return game.seats[game.seats[0].player == player(number) ? 1 : 0].player.text();
    }
    return {};
}

/// "1/2", of a draw by record.
QString recordText(const HeatDraw& draw) {
    const qint64 unit = draw.recordUnit.value_or(0);
    return unit == 0 ? QString() : Exact(draw.cost.record, unit * unit).text();
}

/// Three games of the first heat; everyone comes again.
Event sixAfterOneHeat() {
    return eventBy(swiss(), 6, {{won(1, 2), won(3, 4), won(5, 6)}});
}

/// The sum of wins before a heat, in halves, and whom each has met, counted from the games.
struct Counted {
    std::map<PlayerId, qint64> halves;
    std::map<PlayerId, int> byes;
    std::set<std::pair<PlayerId, PlayerId>> met;
};

Counted countedIn(const Event& event, HeatNumber before) {
    Counted counted;
    for (const Heat& heat : std::get<RulesetPlay>(event.play).heats) {
        if (heat.number >= before)
            continue;
        for (const Game& game : heat.games) {
            int first = 0;
            for (const Seat& seat : game.seats)
                first += std::get<RulesetSeat>(seat.part).place == TablePlace(1) ? 1 : 0;
            for (const Seat& seat : game.seats) {
                if (std::get<RulesetSeat>(seat.part).place == TablePlace(1))
                    counted.halves[seat.player] += 2 / first;
                counted.byes[seat.player] += game.seats.size() == 1 ? 1 : 0;
                for (const Seat& other : game.seats)
                    counted.met.emplace(seat.player, other.player);
            }
        }
    }
    return counted;
}

/// What is wrong with a round's draw, by that count; without lists of people to keep apart.
QString faultOf(const Event& event, HeatNumber heat, const HeatDraw& draw) {
    const Counted counted = countedIn(event, heat);
    const auto halves = [&](const PlayerId& who) {
        const auto found = counted.halves.find(who);
        return found == counted.halves.end() ? 0 : found->second;
    };
    const auto byesOf = [&](const PlayerId& who) {
        const auto found = counted.byes.find(who);
        return found == counted.byes.end() ? 0 : found->second;
    };
    std::vector<PlayerId> paired;
    raw::Pairing pairs;
    for (const Game& game : draw.games) {
        if (game.seats.size() == 2) {
            pairs.emplace_back(paired.size(), paired.size() + 1);
            paired.push_back(game.seats[0].player);
            paired.push_back(game.seats[1].player);
        }
    }
    const auto& everyone
        = std::get<RulesetPlay>(event.play).heats[static_cast<size_t>(heat.value()) - 1].entrants;
    if (paired.size() + draw.byes.size() != everyone.size() || draw.byes.size() > 1)
        return u"not everybody is in a pair, or one has a bye"_s;
    for (const PlayerId& had : draw.byes) {
        for (const PlayerId& other : paired) {
            if (byesOf(other) < byesOf(had)
                || (byesOf(other) == byesOf(had) && halves(other) < halves(had)))
                return u"%1 comes before %2 for a bye"_s.arg(other.text(), had.text());
        }
    }
    raw::PairLevelCosts costs(paired.size(), std::vector<raw::PairLevelCost>(paired.size()));
    for (size_t one = 0; one < paired.size(); ++one) {
        for (size_t other = 0; other < paired.size(); ++other) {
            const qint64 apart = halves(paired[one]) - halves(paired[other]);
            const bool isRepeat
                = one != other && counted.met.contains({paired[one], paired[other]});
            costs[one][other] = {0, 0, isRepeat ? 1 : 0, apart * apart};
        }
    }
    const auto is = raw::costOf(costs, pairs);
    if (!is || *is != raw::costOf(costs, raw::leastByBlossoms(costs)))
        return u"another draw is better"_s;
    return {};
}

/// A round is over: some games are drawn, now and then a result is missing.
void playRound(Event& event, HeatNumber number, const HeatDraw& draw, RandomSource& random) {
    keep(event, number, draw);
    for (Game& game : ruledPlay(event).heats.back().games) {
        if (game.seats.size() == 1)
            continue;
        const bool isDrawn = random.oneIn(6);
        const size_t winner = random.below(2);
        for (size_t seat = 0; seat < 2; ++seat)
            std::get<RulesetSeat>(game.seats[seat].part).place
                = TablePlace(isDrawn || seat == winner ? 1 : 2);
    }
}

} // namespace

/// Pairing by record, round after round.
class TestRoundsByRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Three have won: two of them meet, two losers meet, and one pair differs by a win.
    void winnersMeetWinners() {
        Event event = sixAfterOneHeat();
        const HeatNumber heat = addHeat(event, players({1, 2, 3, 4, 5, 6}));
        const auto draw = tried(event, heat);
        QVERIFY(draw);
        QCOMPARE(faultOf(event, heat, *draw), QString());
        QCOMPARE(draw->repeats, 0);
        QCOMPARE(recordText(*draw), u"1"_s);
        QCOMPARE(draw->recordBound, draw->cost.record);
    }

    void theFirstHeatGoesByChance() {
        Event event = eventBy(swiss(), 6);
        const auto draw = tried(event, addHeat(event, players({1, 2, 3, 4, 5, 6})));
        QVERIFY(draw);
        QVERIFY(!draw->recordUnit);
        QCOMPARE(draw->games.size(), 3U);
    }

    void otherRulesetsDrawByChance() {
        Ruleset ruleset = swiss();
        ruleset.pairing = Pairing::Chance;
        Event event = eventBy(ruleset, 4, {{won(1, 2), won(3, 4)}});
        const auto draw = tried(event, addHeat(event, players({1, 2, 3, 4})));
        QVERIFY(draw);
        QVERIFY(!draw->recordUnit);
    }

    // Two halves, a win, and none: whoever met apart, each pair differs by a half, 1/4 + 1/4.
    void sharedWinsAreExact() {
        Ruleset ruleset = swiss();
        ruleset.sharedWin = SharedWin::Share;
        Event event = eventBy(ruleset, 4, {{drawnGame(1, 2), won(3, 4)}});
        const auto draw = tried(event, addHeat(event, players({1, 2, 3, 4})));
        QVERIFY(draw);
        QCOMPARE(draw->repeats, 0);
        QCOMPARE(recordText(*draw), u"1/2"_s);
    }

    // H1: a game of one seat with place 1, after the others; the draw keeps it as a table of one.
    void whoSitsOutHasABye() {
        Event event = eventBy(swiss(), 5);
        const HeatNumber heat = addHeat(event, players({1, 2, 3, 4, 5}));
        const auto draw = tried(event, heat);
        QVERIFY(draw);
        QCOMPARE(draw->games.size(), 3U);
        const Game& last = draw->games.back();
        QCOMPARE(last.table, TableNumber(3));
        QCOMPARE(last.seats.size(), 1U);
        QCOMPARE(std::get<RulesetSeat>(last.seats.front().part).place, TablePlace(1));
        QCOMPARE(draw->byes, std::vector<PlayerId>{last.seats.front().player});
        QCOMPARE(draw->record.tables.back(), draw->byes);
        QCOMPARE(draw->record.entrants, players({1, 2, 3, 4, 5}));
        keep(event, heat, *draw);
        QCOMPARE(checkDraw(event, heat)->isDrawnAgain, true);
        QVERIFY(checkDraw(event, heat)->differences.empty());
    }

    // p5 has had one and a win by it; of the others p2 and p4 are the lowest.
    void theSecondByeIsAnothers() {
        std::set<QString> had;
        for (qint64 seed = 0; seed < 40; ++seed) {
            Event event = eventBy(swiss(), 5, {{won(1, 2), won(3, 4), bye(5)}});
            const HeatNumber heat = addHeat(event, players({1, 2, 3, 4, 5}));
            const auto draw = tried(event, heat, seed);
            QVERIFY(draw);
            QCOMPARE(faultOf(event, heat, *draw), QString());
            had.insert(draw->byes.front().text());
        }
        QCOMPARE(had, (std::set<QString>{u"p2"_s, u"p4"_s}));
    }

    void withoutByesNoOneSitsOut() {
        Event event = eventBy(swiss(false), 5);
        const HeatNumber heat = addHeat(event, players({1, 2, 3, 4, 5}));
        QCOMPARE(tried(event, heat).error().kind, FailureKind::NoSuchTables);
        const auto asked = tried(event, heat, 1, {Count(2), Count(2)});
        QCOMPARE(asked.error().kind, FailureKind::SizesDoNotAddUp);
    }

    // H1: sizes that add up to fewer; to more they never do.
    void theSizesAskedForLeaveTheRest() {
        Event event = eventBy(swiss(), 6);
        const HeatNumber heat = addHeat(event, players({1, 2, 3, 4, 5, 6}));
        const auto fewer = tried(event, heat, 1, {Count(2)});
        QVERIFY(fewer);
        QCOMPARE(fewer->byes.size(), 4U);
        const std::vector<Count> four(4, Count(2));
        const auto more = tried(event, heat, 1, four);
        QCOMPARE(more.error().kind, FailureKind::SizesDoNotAddUp);
    }

    // Nobody to play with is no draw.
    void oneAloneIsNoDraw() {
        Event event = eventBy(swiss(), 1);
        QVERIFY(!tried(event, addHeat(event, players({1}))));
    }

    // Whoever goes home after the first heat is in no list: the others are paired, with a bye.
    void aPlayerWhoWithdrewIsNotPaired() {
        Event event = sixAfterOneHeat();
        const HeatNumber heat = addHeat(event, players({2, 3, 4, 5, 6}));
        const auto draw = tried(event, heat);
        QVERIFY(draw);
        QCOMPARE(faultOf(event, heat, *draw), QString());
        QCOMPARE(opponentOf(*draw, 1), QString());
        QCOMPARE(draw->byes.size(), 1U);
    }

    // A latecomer in the second round has no record: nobody has met them, and they play the losers.
    void aLatecomerMeetsTheLowest() {
        for (qint64 seed = 0; seed < 20; ++seed) {
            Event event = eventBy(swiss(), 8, {{won(1, 2), won(3, 4), won(5, 6)}});
            const HeatNumber heat = addHeat(event, players({1, 2, 3, 4, 5, 6, 7, 8}));
            const auto draw = tried(event, heat, seed);
            QVERIFY(draw);
            QCOMPARE(faultOf(event, heat, *draw), QString());
            QCOMPARE(recordText(*draw), u"1"_s);
        }
    }

    // H1: who has no rank is below all, so an odd number gives the bye to whoever comes late.
    void aLatecomerWithoutAnOpponentHasTheBye() {
        Event event = eventBy(swiss(), 7, {{won(1, 2), won(3, 4), won(5, 6)}});
        const auto draw = tried(event, addHeat(event, players({1, 2, 3, 4, 5, 6, 7})));
        QVERIFY(draw);
        QCOMPARE(opponentOf(*draw, 7), u"bye"_s);
    }

    // p1 and p3 have won and meet. Then p2's result turns out to be the better one: the tables that
    // stand stay, the check says that they would be drawn otherwise, the next round goes by it.
    void aResultCorrectedLaterChangesNoTable() {
        Event event = eventBy(swiss(), 4, {{won(1, 2), won(3, 4)}});
        const HeatNumber second = addHeat(event, players({1, 2, 3, 4}));
        const auto draw = tried(event, second);
        QVERIFY(draw);
        QCOMPARE(opponentOf(*draw, 1), u"p3"_s);
        keep(event, second, *draw);
        QCOMPARE(checkDraw(event, second)->isDrawnAgain, true);

        ruledPlay(event).heats.front().games[0] = won(2, 1);
        QVERIFY(checkDraw(event, second)->differences.empty());
        QCOMPARE(checkDraw(event, second)->isDrawnAgain, false);
        QCOMPARE(opponentOf(*tried(event, addHeat(event, players({1, 2, 3, 4}))), 1), u"p4"_s);
    }

    // A correction that leaves the wins as they were leaves the draw as it was.
    void aCorrectionThatChangesNoRecordLeavesTheDraw() {
        Event event = sixAfterOneHeat();
        const HeatNumber second = addHeat(event, players({1, 2, 3, 4, 5, 6}));
        keep(event, second, *tried(event, second));
        ruledPlay(event).heats.front().games[0].note = u"seen by the judge"_s;
        QCOMPARE(checkDraw(event, second)->isDrawnAgain, true);
    }

    // Neither a meeting nor a win.
    void aVoidGameIsAsIfItWereNot() {
        Event event = eventBy(swiss(), 4, {{won(1, 2), won(3, 4)}});
        ruledPlay(event).heats.front().games[0].isVoid = true;
        const auto draw = tried(event, addHeat(event, players({1, 2, 3, 4})));
        QVERIFY(draw);
        QCOMPARE(draw->repeats, 0);
        QCOMPARE(recordText(*draw), u"1"_s); // p1 and p2 with nothing: one meets p3, 1, one p4
    }

    void whoMustBeApartIsNotPaired() {
        Event event = eventBy(swiss(), 2, {{}});
        event.keepApart = {{players({1, 2}), true}};
        const auto draw = tried(event, addHeat(event, players({1, 2})));
        QCOMPARE(draw.error().kind, FailureKind::KeptApartTogether);
    }

    // H1: what is offered for five is what a draw makes of them; who has the bye the draw says.
    void theWaysToDrawSayTheByes() {
        Event event = eventBy(swiss(), 5);
        const auto options = drawOptions(event, addHeat(event, players({1, 2, 3, 4, 5})), {});
        QVERIFY(options);
        QCOMPARE(options->front().kind, SplitKind::Default);
        QCOMPARE(options->front().sizes, (std::vector<int>{2, 2}));
        QCOMPARE(options->front().byes, 1);
        QVERIFY(options->front().leftOut.empty());
    }

    // Tables of four by record: those who won the first heat sit together.
    void largerTablesGoByRecordToo() {
        Ruleset ruleset = swiss();
        ruleset.sizes = sizes({4});
        Event event = eventBy(ruleset, 16,
                              {{onlyWinner(1, {2, 3, 4}), onlyWinner(5, {6, 7, 8}),
                                onlyWinner(9, {10, 11, 12}), onlyWinner(13, {14, 15, 16})}});
        std::vector<PlayerId> all;
        for (int number = 1; number <= 16; ++number)
            all.push_back(player(number));
        const auto draw = tried(event, addHeat(event, all));
        QVERIFY(draw);
        QCOMPARE(draw->repeats, 0);
        QCOMPARE(recordText(*draw), u"0"_s);
        const Game* table = nullptr;
        for (const Game& game : draw->games) {
            if (seatIn(game, player(1)))
                table = &game;
        }
        QVERIFY(table && seatIn(*table, player(5)) && seatIn(*table, player(9))
                && seatIn(*table, player(13)));
    }

    // Whole events, people coming and going: each round is held against its own count.
    void wholeEventsAreDrawnByTheRules() {
        for (unsigned seed = 0; seed < unsigned(rounds(25, 600)); ++seed) {
            RandomSource random(seed);
            const int all = random.between(4, 40);
            Ruleset ruleset = swiss();
            ruleset.sharedWin = SharedWin::Share;
            Event event = eventBy(ruleset, all);
            for (int round = 0; round < random.between(3, 7); ++round) {
                std::vector<PlayerId> entrants;
                for (int number = 1; number <= all; ++number) {
                    if (!random.oneIn(9))
                        entrants.push_back(player(number));
                }
                const HeatNumber heat = addHeat(event, entrants);
                const auto draw = tried(event, heat, seed);
                if (!draw && entrants.size() < 2)
                    break;
                QVERIFY(draw);
                const QString fault = round == 0 ? QString() : faultOf(event, heat, *draw);
                QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
                playRound(event, heat, *draw, random);
                QCOMPARE(checkDraw(event, heat)->isDrawnAgain, true);
            }
        }
    }

    // The count above finds a round that was made worse: two pairs change partners.
    void aWorseRoundIsFound() {
        Event event = eventBy(swiss(), 4, {{won(1, 2), won(3, 4)}});
        const HeatNumber heat = addHeat(event, players({1, 2, 3, 4}));
        auto draw = tried(event, heat);
        QVERIFY(draw);
        QCOMPARE(faultOf(event, heat, *draw), QString());
        draw->games = {won(1, 4), won(2, 3)};
        QCOMPARE(faultOf(event, heat, *draw), u"another draw is better"_s);
        draw->games = {won(1, 3)};
        draw->byes = players({2, 4});
        QVERIFY(!faultOf(event, heat, *draw).isEmpty());
    }
};

} // namespace mentat::test::tst_rounds_by_record

MENTAT_TEST(tst_rounds_by_record, TestRoundsByRecord, QCoreApplication)
#include "tst_rounds_by_record.moc"

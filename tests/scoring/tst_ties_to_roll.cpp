#include "model/document/event_document.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/scoring_kind.h"
#include "tests/scoring/played_events.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_ties_to_roll {

namespace {

using Ties = std::vector<OpenTie>;

raw::Json documentOf(const Event& event) {
    return *raw::readJson(writeEventDocument(event).toBytes());
}

QStringList idsIn(const raw::Json& list) {
    QStringList ids;
    for (const raw::Json& one : list.items)
        ids.append(one.text);
    return ids;
}

QStringList idsOf(const Ties& ties) {
    QStringList all;
    for (const OpenTie& tie : ties)
        all.append(test::idsOf(tie.players));
    return all;
}

// What a tie matters for, said once more by the judge of events in heats, which shares no code with
// the program.

/// The first stage held; nullptr: there is none.
const raw::Json* firstHeld(const raw::Json& finalists) {
    for (const raw::Json& stage : finalists.find(u"stages"_s)->items) {
        if (stage.find(u"held"_s)->flag)
            return &stage;
    }
    return nullptr;
}

/// Of an event with stages who is called, in their order: who qualifies, then four alternates, and
/// one more for each of these who can't play. Else who gets a plaque or laurels, or is first.
QString topOf(const Event& event) {
    const raw::Json document = documentOf(event);
    if (std::get<RulesetPlay>(event.play).ruleset.stages.empty()) {
        QStringList prizes;
        for (const raw::Json& row : raw::rawHeatsPlacements(document, raw::Edition::Second).items) {
            const double laurels = row.find(u"laurels"_s)->number;
            const bool plaque = row.find(u"plaque"_s)->flag;
            const double place = row.find(u"place"_s)->number;
            if (laurels > 0 || plaque || place == 1)
                prizes.append(
                    u"%1 %2 %3"_s.arg(row.find(u"player"_s)->text).arg(place).arg(laurels));
        }
        return prizes.join(u", "_s);
    }
    const raw::Json finalists = raw::rawHeatsFinalists(document, raw::Edition::Second);
    const raw::Json* stage = firstHeld(finalists);
    const QStringList qualifiers = idsIn(*stage->find(u"qualifiers"_s));
    std::set<QString> absent;
    for (const PlayedStage& played : heatsPlay(event)->stages) {
        if (played.name.text() != stage->find(u"name"_s)->text)
            continue;
        for (const PlayerId& player : played.details.unavailable)
            absent.insert(player.text());
    }
    QStringList called;
    qsizetype available = 0;
    for (const QString& id : qualifiers + idsIn(*stage->find(u"alternates"_s))) {
        if (available == qualifiers.size() + 4)
            break;
        called.append(id);
        available += absent.contains(id) ? 0 : 1;
    }
    return called.join(u' ');
}

/// Whether some dice of these players change the top.
bool touches(Event event, const std::vector<PlayerId>& tied, RandomSource& random) {
    const QString before = topOf(event);
    std::vector<int> dice;
    for (size_t i = 0; i < tied.size(); ++i)
        dice.push_back(static_cast<int>(i) + 1); // first those against the order of registration
    event.tieRolls.push_back({tied, {}, {}});
    for (int time = 0; time < 8; ++time) {
        event.tieRolls.back().rolls.clear();
        for (const int die : dice)
            event.tieRolls.back().rolls.push_back(*Roll::fromInt(die));
        if (topOf(event) != before)
            return true;
        for (size_t i = dice.size(); i > 1; --i)
            std::swap(dice[i - 1], dice[random.below(i)]);
    }
    return false;
}

/// The open ties of the standings.
Ties tiesOf(const Event& event) {
    Ties ties;
    const raw::Json finalists = raw::rawHeatsFinalists(documentOf(event), raw::Edition::Second);
    for (const raw::Json& one : finalists.find(u"ties"_s)->items) {
        if (one.find(u"stage"_s))
            continue;
        OpenTie& tie = ties.emplace_back(OpenTie{{}, TieMatter::Cut});
        for (const QString& id : idsIn(*one.find(u"players"_s)))
            tie.players.push_back(*PlayerId::fromText(id));
    }
    return ties;
}

// Events, and what can still become of them.

/// Without what came after the heats.
Event drawn(quint32 seed) {
    raw::RandomHeatsOptions options;
    RandomSource random(seed * 23);
    options.players = random.between(5, 24);
    options.heats = random.between(1, 3);
    options.isOpen = true;
    Event event = playedEvent(raw::randomHeatsEvent(seed, options)).event;
    event.details.closed = false;
    std::erase_if(event.tieRolls,
                  [](const TieRoll& roll) { return roll.rolls.size() < roll.players.size(); });
    for (PlayedStage& stage : heatsPlay(event)->stages) {
        stage.games.clear();
        stage.details.closed = false;
        stage.details.present.clear();
    }
    return event;
}

bool isFinished(const Game& game) {
    return game.isVoid || hasResult(game);
}

/// The game, played to some end, with a shared place now and then.
void finish(Game& game, RandomSource& random) {
    std::vector<int> places;
    for (size_t i = 0; i < game.seats.size(); ++i)
        places.push_back(static_cast<int>(i) + 1);
    for (size_t i = places.size(); i > 1; --i)
        std::swap(places[i - 1], places[random.below(i)]);
    const bool isShared = places.size() > 1 && random.oneIn(3);
    for (size_t i = 0; i < places.size(); ++i) {
        Seat& seat = game.seats[i];
        seat.dropout = false;
        byRuleset(seat).score.reset();
        byRuleset(seat).place = TablePlace(isShared && places[i] == 2 ? 1 : places[i]);
    }
}

void unfinish(Game& game) {
    for (Seat& seat : game.seats) {
        seat.dropout = false;
        byRuleset(seat).place.reset();
        byRuleset(seat).score.reset();
    }
}

Event afterTheHeats(quint32 seed) {
    Event event = drawn(seed);
    RandomSource random(seed * 29);
    auto& heats = heatsPlay(event)->heats;
    for (Heat& heat : heats) {
        for (Game& game : heat.games) {
            if (!isFinished(game))
                finish(game, random);
        }
    }
    std::erase_if(heats, [](const Heat& heat) { return heat.games.empty(); });
    return event;
}

/// The last heat with few tables that are not finished, or with none that is.
Event amidTheHeats(quint32 seed) {
    Event event = afterTheHeats(seed);
    RandomSource random(seed * 31);
    if (seed % 2 == 0) { // few values, many ties, and bounds to what is still to come
        Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
        ruleset.order = {WinsKey()};
        ruleset.count = Count(0);
    }
    auto& heats = heatsPlay(event)->heats;
    if (heats.empty())
        return event;
    auto& games = heats.back().games;
    const bool isNew = random.oneIn(6);
    for (size_t i = 0; i < games.size(); ++i) {
        if (isNew || i + 1 == games.size() || random.oneIn(3))
            unfinish(games[i]);
    }
    return event;
}

bool areHeatsToCome(const Event& event) {
    return std::ranges::any_of(heatsPlay(event)->heats, [](const Heat& heat) {
        return heat.games.empty() || !std::ranges::all_of(heat.games, isFinished);
    });
}

std::set<QString> disqualifiedIn(const Event& event) {
    std::set<QString> out;
    for (const raw::Json& row :
         raw::rawHeatsStandings(documentOf(event), raw::Edition::Second).items) {
        if (row.find(u"status"_s)->text == u"disqualified")
            out.insert(row.find(u"player"_s)->text);
    }
    return out;
}

/// Who sits nowhere in the heat and may still sit down.
std::vector<PlayerId> freeIn(const Event& event, const Heat& heat) {
    const bool isOpen = std::ranges::none_of(
        heat.games, [](const Game& game) { return !game.isVoid && hasResult(game); });
    std::set<QString> taken = disqualifiedIn(event);
    for (const Game& game : heat.games) {
        for (const Seat& seat : game.seats) {
            if (!game.isVoid)
                taken.insert(seat.player.text());
        }
    }
    std::vector<PlayerId> free;
    for (const Player& player : event.players) {
        const bool isIn = std::ranges::find(heat.entrants, player.id) != heat.entrants.end();
        if ((isOpen || isIn) && !taken.contains(player.id.text()))
            free.push_back(player.id);
    }
    return free;
}

/// A table of some of those who are free, where there are enough.
void seatMore(const Event& event, Heat& heat, RandomSource& random) {
    std::vector<PlayerId> free = freeIn(event, heat);
    const auto size
        = static_cast<size_t>(std::get<RulesetPlay>(event.play).ruleset.sizes.front().value());
    if (free.size() < size || random.oneIn(3))
        return;
    int table = 1;
    for (const Game& game : heat.games)
        table = std::max(table, game.table.value() + 1);
    Game game = blankGame(event);
    game.table = TableNumber(table);
    for (size_t i = 0; i < size; ++i) {
        std::swap(free[i], free[i + random.below(free.size() - i)]);
        game.seats.push_back(blankSeat(event, SeatNumber(static_cast<int>(i) + 1), free[i]));
        if (std::ranges::find(heat.entrants, free[i]) == heat.entrants.end())
            heat.entrants.push_back(free[i]);
    }
    heat.games.push_back(game);
}

/// With all that remains of its heats played to some end, or come to nothing.
Event playedOn(Event event, RandomSource& random) {
    for (Heat& heat : heatsPlay(event)->heats) {
        seatMore(event, heat, random);
        for (Game& game : heat.games) {
            if (isFinished(game))
                continue;
            if (random.oneIn(5))
                game.isVoid = true;
            else
                finish(game, random);
        }
    }
    return event;
}

/// Once the heats are over: a tie asked that touches nothing, or one that does and is not asked.
QString wrongAfter(const Event& event, const Ties& asked, RandomSource& random) {
    const QStringList ids = idsOf(asked);
    for (const OpenTie& tie : tiesOf(event)) {
        const bool matters = touches(event, tie.players, random);
        if (matters != ids.contains(test::idsOf(tie.players)))
            return test::idsOf(tie.players)
                   + (matters ? u" is not asked"_s : u" is asked for nothing"_s);
    }
    return {};
}

/// While heats are to come: an asked tie that is none in some future, or touches nothing there.
QString wrongBefore(const Event& event, const Ties& asked, RandomSource& random) {
    for (int i = 0; i < 6 && !asked.empty(); ++i) {
        const Event future = playedOn(event, random);
        const QStringList still = idsOf(tiesOf(future));
        for (const OpenTie& tie : asked) {
            const QString ids = test::idsOf(tie.players);
            if (!still.contains(ids))
                return ids + u" is parted without dice"_s;
            if (!touches(future, tie.players, random))
                return ids + u" touches nothing in the end"_s;
        }
    }
    return {};
}

/// As the page Standings asked once: every open tie.
Ties allTies(const Event& event) {
    return kindOf<ScoringKind>(event).advancement(event).ties;
}

/// A final of the first three by wins alone, so that most are tied.
Event winsOf(int players, std::vector<std::vector<Game>> heats) {
    Ruleset ruleset = orderedBy({WinsKey()});
    StageRule final = stageRule("Final", {3});
    final.entrants = EntrantsNumber{Positive(3)};
    ruleset.stages = {final};
    return eventBy(ruleset, players, std::move(heats));
}

} // namespace

/// The ties of an event by a ruleset that are to be rolled for, in examples and against trial: dice
/// are thrown, heats played on, and the judge of such events says who is called then.
class TestTiesToRoll : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r4_5_noDiceWhileHeatsAreToCome();
    void r4_5_onlyForThoseWhoAreCalled();
    void r4_5_whateverTheHeatsBring();
    void r4_5_aPlannedRollStays();
    void r4_5_settledWhenTheLineUpIsClosed();
    void r4_5_withoutStagesForPrizes();
    void r11_4_noDiceInEyeOfTheStorm();
    void afterTheHeatsThoseThatMatter();
    void whileHeatsAreToComeThoseThatAlwaysMatter();
    void askingForAllIsFoundOut();
    void askingForNoneIsFoundOut();
};

void TestTiesToRoll::r4_5_noDiceWhileHeatsAreToCome() {
    Event event = winsOf(9, {{inOrder({1, 2, 3}), inOrder({4, 5, 6}), inOrder({7, 8, 9})}, {}});
    QCOMPARE(tiesText(event), u"p1 p4 p7 order, p2 p3 p5 p6 p8 p9 alternates"_s);
    QVERIFY(tiesToRoll(event).empty());
    ruledPlay(event).heats[1].details.canceled = u"too late"_s;
    QCOMPARE(idsOf(tiesToRoll(event)), QStringList({u"p1 p4 p7"_s, u"p2 p3 p5 p6 p8 p9"_s}));
}

void TestTiesToRoll::r4_5_onlyForThoseWhoAreCalled() {
    // Winners of 1, 2, … heats are told apart; four alternates are called behind three finalists.
    const auto heat = [](int winner, int second, int third) {
        return std::vector<Game>{inOrder({winner, second, third})};
    };
    Event event = winsOf(12, {heat(1, 10, 11), heat(1, 10, 11), heat(2, 10, 11), heat(3, 10, 11),
                              heat(4, 10, 11), heat(5, 10, 11), heat(6, 10, 11), heat(7, 10, 12)});
    event.tieRolls = {rollOf({2, 3, 4, 5, 6, 7}, {9, 8, 7, 6, 5, 4})};
    QCOMPARE(tiesText(event), u"p10 p11 p12 alternates"_s);
    QVERIFY(tiesToRoll(event).empty()); // they begin at the eighth place
    stageOf(event, "Final").details.unavailable = players({2});
    QCOMPARE(idsOf(tiesToRoll(event)), QStringList(u"p10 p11 p12"_s));
}

void TestTiesToRoll::r4_5_whateverTheHeatsBring() {
    // The second heat has begun without p1 and p4; of its one table nobody can come to two wins.
    Event event = winsOf(9, {{inOrder({1, 2, 3}), inOrder({4, 5, 6})},
                             {inOrder({1, 5, 6}), inOrder({4, 2, 8}), ofSeats({3, 7, 9})}});
    ruledPlay(event).heats[1].entrants = players({1, 4, 2, 5, 6, 8, 3, 7, 9});
    QCOMPARE(idsOf(tiesToRoll(event)), QStringList(u"p1 p4"_s));
    // A key by what others do can still part them.
    ruledPlay(event).ruleset.order.push_back(OpponentsWinsKey());
    QCOMPARE(tiesText(event).left(5), u"p1 p4"_s);
    QVERIFY(tiesToRoll(event).empty());
}

void TestTiesToRoll::r4_5_aPlannedRollStays() {
    Event event = winsOf(12, {{inOrder({1, 2, 3}), inOrder({4, 5, 6}), inOrder({7, 8, 9})}});
    event.tieRolls = {rollOf({1, 4, 7}, {3, 2, 1}), rollOf({2, 3, 5, 6, 8, 9}, {6, 5, 4, 3, 1, 1})};
    QCOMPARE(tiesText(event), u"p8 p9 alternates"_s);
    QVERIFY(tiesToRoll(event).empty());
    event.tieRolls.push_back({players({8, 9}), {}, u"Saturday 8:45"_s});
    QCOMPARE(idsOf(tiesToRoll(event)), QStringList(u"p8 p9"_s));
    event.details.closed = true;
    QVERIFY(tiesToRoll(event).empty());
}

void TestTiesToRoll::r4_5_settledWhenTheLineUpIsClosed() {
    Event event = winsOf(6, {{inOrder({1, 2, 3}), inOrder({4, 5, 6})}});
    QCOMPARE(tiesToRoll(event).size(), size_t(2));
    stageOf(event, "Final").details.closed = true;
    QVERIFY(tiesToRoll(event).empty());
    stageOf(event, "Final").details.closed = false;
    play(event, "Final", {ofSeats({1, 4, 2})});
    QVERIFY(tiesToRoll(event).empty());
}

void TestTiesToRoll::r4_5_withoutStagesForPrizes() {
    std::vector<Game> games;
    for (int first = 1; first <= 13; first += 3)
        games.push_back(inOrder({first, first + 1, first + 2}));
    Event event = eventBy(orderedBy({WinsKey()}), 15, {games});
    event.settings.prizeLevel = Count(3);
    // Five winners share the first places; who is tied behind them shares the laurels of the sixth.
    QCOMPARE(tiesToRoll(event).size(), size_t(2));
    event.tieRolls = {rollOf({2, 3, 5, 6, 8, 9, 11, 12, 14, 15}, {9, 8, 7, 6, 5, 4, 3, 2, 1, 1})};
    QCOMPARE(tiesToRoll(event).size(), size_t(1)); // the last two are nothing to anybody
    event.settings.prizeLevel = Count(0);
    QCOMPARE(tiesToRoll(event).size(), size_t(1)); // who is first
}

void TestTiesToRoll::r11_4_noDiceInEyeOfTheStorm() {
    for (quint32 seed = 1; seed <= 20; ++seed)
        QVERIFY(tiesToRoll(randomStorm(seed).event).empty());
}

void TestTiesToRoll::afterTheHeatsThoseThatMatter() {
    size_t asked = 0;
    size_t open = 0;
    for (quint32 seed = 1; goesOn(seed, seedCount() / 8, asked > 20 && open > asked + 20); ++seed) {
        const Event event = afterTheHeats(seed);
        if (heatsPlay(event)->heats.empty())
            continue;
        RandomSource random(seed);
        const Ties ties = tiesToRoll(event);
        const QString found = wrongAfter(event, ties, random);
        QVERIFY2(found.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + found));
        asked += ties.size();
        open += tiesOf(event).size();
    }
    QVERIFY(asked > 20);
    QVERIFY2(open > asked + 20, qPrintable(u"%1 of %2"_s.arg(asked).arg(open)));
}

void TestTiesToRoll::whileHeatsAreToComeThoseThatAlwaysMatter() {
    size_t asked = 0;
    for (quint32 seed = 1; goesOn(seed, seedCount() / 2, asked > 5); ++seed) {
        const Event event = amidTheHeats(seed);
        if (!areHeatsToCome(event))
            continue;
        RandomSource random(seed);
        const Ties ties = tiesToRoll(event);
        const QString found = wrongBefore(event, ties, random);
        QVERIFY2(found.isEmpty(), qPrintable(u"seed %1: "_s.arg(seed) + found));
        asked += ties.size();
        Event fresh = event;
        auto& heats = heatsPlay(fresh)->heats;
        heats.push_back({HeatNumber(heats.back().number.value() + 1), {}, {}, {}, {}, {}});
        QVERIFY(tiesToRoll(fresh).empty());
    }
    QVERIFY2(asked > 5, qPrintable(QString::number(asked)));
}

/// The planted faults: every open tie is asked for, at any time; none is.
void TestTiesToRoll::askingForAllIsFoundOut() {
    int before = 0;
    int after = 0;
    for (quint32 seed = 1; goesOn(seed, 20, before > 3 && after > 3); ++seed) {
        RandomSource random(seed);
        const Event over = afterTheHeats(seed);
        const Event amid = amidTheHeats(seed);
        after += wrongAfter(over, allTies(over), random).isEmpty() ? 0 : 1;
        if (areHeatsToCome(amid))
            before += wrongBefore(amid, allTies(amid), random).isEmpty() ? 0 : 1;
    }
    QVERIFY(before > 3);
    QVERIFY(after > 3);
}

void TestTiesToRoll::askingForNoneIsFoundOut() {
    int missed = 0;
    for (quint32 seed = 1; goesOn(seed, 20, missed > 3); ++seed) {
        RandomSource random(seed);
        missed += wrongAfter(afterTheHeats(seed), {}, random).isEmpty() ? 0 : 1;
    }
    QVERIFY(missed > 3);
}

} // namespace mentat::test::tst_ties_to_roll

MENTAT_TEST(tst_ties_to_roll, TestTiesToRoll, QCoreApplication)

#include "tst_ties_to_roll.moc"

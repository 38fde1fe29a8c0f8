#include "model/failure_kind.h"
#include "scoring/heats/draw/draw_options.h"
#include "tests/scoring/cases.h"
#include "tests/seating/heats_to_draw.h"
#include "tests/seating/judged_draws.h"
#include "tests/seating/judged_heats.h"
#include "tests/support/raw/draw_ways.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_draw_options {

namespace {

using Options = std::vector<DrawOption>;
using Ways = std::vector<raw::WayToDraw>;

/// A heat to draw as the program and as the judge know it.
struct Case {
    Event event;
    GameLengths lengths;
    raw::HeatToDraw heat;
};

raw::JudgedWish randomWish(Player& player, RandomSource& random) {
    constexpr std::array wishes{raw::JudgedWish::Base, raw::JudgedWish::Expansion,
                                raw::JudgedWish::Either};
    constexpr std::array preferences{Preference::Base, Preference::Variant, Preference::Either};
    const size_t number = random.below(3);
    player.preference = preferences[number];
    return wishes[number];
}

/// Games of another year with these lengths.
GameLengths lengthsOf(const std::vector<raw::TimedGame>& timed) {
    std::vector<std::vector<Game>> heats;
    for (const raw::TimedGame& one : timed) {
        std::vector<int> people(one.players);
        std::iota(people.begin(), people.end(), 1);
        Game game = seatedAt(people);
        dune(game).victory = Victory::Adjudicated;
        game.minutes = Minutes(static_cast<int>(one.minutes));
        heats.push_back({game});
    }
    GameLengths lengths;
    lengths.add(eventWith(6, heats));
    return lengths;
}

/// So many who have checked in, in another order than they registered, and more on standby.
Case caseOf(int players, int standby, RandomSource& random) {
    Case result{eventWith(players + standby), {}, {}};
    result.heat.hasExpansion = random.oneIn(2);
    if (result.heat.hasExpansion)
        result.event.details.sets.push_back(GameSet::ChoamRichese);
    Heat heat = heatOf(1, {});
    for (int number = players; number > -standby; --number) {
        const int person = number > 0 ? number : players + 1 - number;
        auto& player = result.event.players[static_cast<size_t>(person) - 1];
        const auto wish = randomWish(player, random);
        (number > 0 ? heat.entrants : heat.standby).push_back(player.id);
        (number > 0 ? result.heat.wishes : result.heat.standby).push_back(wish);
    }
    play(result.event).heats.push_back(heat);
    for (size_t games = random.below(12); games > 0; --games)
        result.heat.timed.push_back({3 + random.below(4), random.between(100, 300)});
    result.lengths = lengthsOf(result.heat.timed);
    return result;
}

/// The heat's options in the judge's terms.
Ways waysOf(const Options& options) {
    Ways ways;
    for (const DrawOption& option : options) {
        ways.push_back({.kind = QString(idOf(option.kind)),
                        .sizes = {option.sizes.begin(), option.sizes.end()},
                        .out = option.leftOut.size(),
                        .standby = option.broughtIn.size(),
                        .missing = static_cast<size_t>(option.missing),
                        .mostExpansion = option.mostVariantTables,
                        .minutes = option.minutes});
    }
    return ways;
}

Options optionsOf(const Case& test) {
    const auto options = drawOptions(test.event, HeatNumber(1), test.lengths);
    return options ? *options : Options();
}

/// Kind and sizes of each.
QString textOfOptions(const Options& options) {
    QStringList texts;
    for (const DrawOption& option : options) {
        QStringList sizes;
        for (const int size : option.sizes)
            sizes << QString::number(size);
        texts << idOf(option.kind) + u' ' + sizes.join(u'+');
    }
    return texts.join(u", "_s);
}

/// The heat as an option would have it, and the request that asks for it.
struct Asked {
    Event event;
    DrawRequest request;
};

Asked askedFor(Event event, const DrawOption& option, qint64 seed) {
    DrawRequest request = requestFor(heatToDraw(event), seed);
    auto& entrants = play(event).heats.back().entrants;
    for (const PlayerId& player : option.leftOut)
        std::erase(entrants, player);
    for (int i = 0; i < option.missing; ++i) {
        Player newcomer = event.players.front();
        newcomer.id = *PlayerId::fromText(u"new%1"_s.arg(i));
        newcomer.preference = Preference::Either;
        entrants.push_back(newcomer.id);
        event.players.push_back(newcomer);
    }
    request.standby = Count(static_cast<int>(option.broughtIn.size()));
    for (const int size : option.sizes)
        request.sizes.emplace_back(size);
    return {std::move(event), std::move(request)};
}

QString boundFault(qint64 bound, qint64 fewest) {
    return bound <= fewest ? QString() : u"%1 can be had, not %2"_s.arg(fewest).arg(bound);
}

} // namespace

class TestDrawOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r1_2_everyNumberIsAsTheRulesSay() {
        RandomSource random(1);
        for (int round = 1; round <= rounds(4, 40); ++round) {
            for (int players = 1; players <= 30; ++players) {
                const Case test = caseOf(players, round % 4, random);
                const QString difference
                    = raw::differenceOf(waysOf(optionsOf(test)), raw::waysToDraw(test.heat));
                QVERIFY2(difference.isEmpty(),
                         qPrintable(u"%1 players: %2"_s.arg(players).arg(difference)));
            }
        }
    }

    void plantedFaultsAreFound_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<std::function<void(Ways&)>>("plant");
        const auto row
            = [](const char* name, int players, const std::function<void(Ways&)>& plant) {
                  QTest::newRow(name) << players << plant;
              };
        row("one missing", 30, [](Ways& ways) { ways.pop_back(); });
        row("one more", 11, [](Ways& ways) { ways.push_back(ways.back()); });
        row("another order", 30, [](Ways& ways) { std::swap(ways[0], ways[1]); });
        row("kind", 9, [](Ways& ways) { ways[1].kind = u"other"_s; });
        row("sizes", 19, [](Ways& ways) { ways[0].sizes = {6, 5, 4, 4}; });
        row("out", 14, [](Ways& ways) { ++ways[2].out; });
        row("missing", 12, [](Ways& ways) { ++ways.back().missing; });
        row("standby", 12, [](Ways& ways) { ++ways.back().standby; });
        row("expansion", 12, [](Ways& ways) { ++ways[0].mostExpansion; });
        row("minutes", 12, [](Ways& ways) { ways[0].minutes = 1; });
    }
    void plantedFaultsAreFound() {
        QFETCH(const int, players);
        QFETCH(const std::function<void(Ways&)>, plant);
        RandomSource random(1);
        const Case test = caseOf(players, 0, random);
        Ways ways = raw::waysToDraw(test.heat);
        QCOMPARE(raw::differenceOf(ways, raw::waysToDraw(test.heat)), QString());
        plant(ways);
        QVERIFY(!raw::differenceOf(ways, raw::waysToDraw(test.heat)).isEmpty());
    }

    // By hand, from R1.1 and R1.2.
    void r1_2_kindsInTheirOrder_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("options");
        const auto row = [](int players, const char* options) {
            QTest::addRow("%d", players) << players << QString::fromLatin1(options);
        };
        row(1, "");
        row(2, "one-more 3");
        row(3, "default 3, one-more 4");
        row(7, "default 4+3, out 6, one-more 5+3");
        row(8, "default 5+3, out 6, one-more 5+4");
        row(9, "default 5+4, small 6+3, out 6, one-more 5+5");
        row(13, "default 5+5+3, out 6+6, one-more 5+5+4");
        row(14, "default 5+5+4, small 6+5+3, out 6+6, one-more 5+5+5");
        row(19, "default 5+5+5+4, small 6+5+5+3, out 6+6+6, one-more 5+5+5+5");
        row(30, "default 6+6+6+6+6, other 5+5+5+5+5+5, one-more 6+5+5+5+5+5");
    }
    void r1_2_kindsInTheirOrder() {
        QFETCH(const int, players);
        QFETCH(const QString, options);
        RandomSource random(1);
        QCOMPARE(textOfOptions(optionsOf(caseOf(players, 0, random))), options);
    }

    void theLastToCheckInSitOut() {
        Event event = eventWith(8);
        Heat heat = heatOf(1, {});
        heat.entrants = players({5, 2, 8, 1, 7, 3, 4, 6});
        play(event).heats.push_back(heat);
        const auto options = drawOptions(event, HeatNumber(1), {});
        QCOMPARE(options->at(1).kind, SplitKind::Out);
        QCOMPARE(textOf(options->at(1).leftOut), u"p4 p6"_s);
    }

    void theFirstOnStandbyAreBroughtIn() {
        Event event = eventWith(9);
        Heat heat = heatOf(1, {});
        heat.entrants = players({1, 2});
        heat.standby = players({9, 4, 7});
        play(event).heats.push_back(heat);
        event.players[3].disqualified = true;
        const auto options = drawOptions(event, HeatNumber(1), {});
        QCOMPARE(textOfOptions(*options), u"one-more 3, one-more 4"_s);
        QCOMPARE(textOf(options->at(0).broughtIn), u"p9"_s);
        QCOMPARE(textOf(options->at(1).broughtIn), u"p9 p7"_s);
        QCOMPARE(options->at(1).missing, 0);
    }

    // Judged: drawn with every number of expansion tables that the option names, and no more.
    void everyOptionCanBeDrawn() {
        int drawn = 0;
        for (int seed = 1; seed <= rounds(25, 1'000); ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            Event event = randomHeats(random);
            event.keepApart.clear();
            const auto options = drawOptions(event, heatToDraw(event), {});
            for (const DrawOption& option : *options) {
                Asked asked = askedFor(event, option, seed);
                asked.request.avoidRepeats = random.oneIn(4);
                for (size_t tables = 0; tables <= option.mostVariantTables; ++tables, ++drawn) {
                    asked.request.variantTables = Count(static_cast<int>(tables));
                    const HeatDraw draw = judgedHeatDraw(asked.event, asked.request);
                    QVERIFY(draw.repeats >= option.bound);
                }
                asked.request.variantTables = Count(static_cast<int>(option.mostVariantTables) + 1);
                const auto refused = drawHeat(asked.event, asked.request);
                QVERIFY(!refused);
                QCOMPARE(refused.error().kind, FailureKind::VariantTablesTooMany);
            }
        }
        QVERIFY(drawn > rounds(25, 1'000) * 2);
    }

    // Against every seating of up to ten; the bound is no promise that it can be reached.
    void noSeatingGoesBelowTheBound() {
        int above = 0;
        int reached = 0;
        for (int seed = 1; seed <= rounds(80, 1'000); ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const Event event = randomHeats(random);
            const auto options = drawOptions(event, heatToDraw(event), {});
            const DrawOption& option = options->front();
            if (std::accumulate(option.sizes.begin(), option.sizes.end(), 0) > 10)
                continue;
            const Asked asked = askedFor(event, option, seed);
            const HeatDraw draw = judgedHeatDraw(asked.event, asked.request);
            const qint64 fewest
                = raw::fewestRepeats(judgedTaskOf(asked.event, asked.request.heat, draw));
            QCOMPARE(boundFault(option.bound, fewest), QString());
            above += option.bound > 0 ? 1 : 0;
            reached += option.bound > 0 && option.bound == fewest ? 1 : 0;
        }
        QVERIFY(above > 0);
        QVERIFY(2 * reached > above);
    }

    // Two tables of five who all met at one: by hand, two and three of each meet again.
    void aBoundTooHighIsFound() {
        raw::JudgedTask task;
        task.wishes.assign(10, raw::JudgedWish::Either);
        task.sizes = {5, 5};
        task.expansion = {false, false};
        task.past = {{{0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}}};
        QCOMPARE(raw::fewestRepeats(task), 2 * (1 + 3));
        QCOMPARE(boundFault(8, raw::fewestRepeats(task)), QString());
        QCOMPARE(boundFault(9, raw::fewestRepeats(task)), u"8 can be had, not 9"_s);
    }

    void refusals_data() {
        QTest::addColumn<std::function<void(Event&)>>("change");
        QTest::addColumn<FailureKind>("kind");
        const auto row
            = [](const char* name, FailureKind kind, const std::function<void(Event&)>& change) {
                  QTest::newRow(name) << change << kind;
              };
        row("unknown heat", FailureKind::UnknownHeat,
            [](Event& event) { play(event).heats.clear(); });
        row("nobody", FailureKind::NoEntrants,
            [](Event& event) { play(event).heats.front().entrants.clear(); });
        row("disqualified", FailureKind::DisqualifiedEntrant,
            [](Event& event) { event.players[2].disqualified = true; });
    }
    void refusals() {
        QFETCH(const std::function<void(Event&)>, change);
        QFETCH(const FailureKind, kind);
        RandomSource random(1);
        Case test = caseOf(11, 1, random);
        QVERIFY(drawOptions(test.event, HeatNumber(1), test.lengths));
        change(test.event);
        const auto options = drawOptions(test.event, HeatNumber(1), test.lengths);
        QVERIFY(!options);
        QCOMPARE(options.error().kind, kind);
    }
};

} // namespace mentat::test::tst_draw_options

MENTAT_TEST(tst_draw_options, TestDrawOptions, QCoreApplication)
#include "tst_draw_options.moc"

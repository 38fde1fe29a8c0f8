#include "model/document/event_document.h"
#include "scoring/heats/draw/heat_draw.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_even_tables {

namespace {

using Table = std::vector<int>;
using Tables = std::vector<Table>;

constexpr int people = 11;
constexpr int full = 4;

/// Eleven at tables of four, four and three, drawn by version 1 of the algorithm: "p6" sat at the
/// three in all heats.
Event drawnByVersionOne() {
    QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/tests/data/scoring/drawn-by-version-1.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no document of a draw");
    return *readEventDocument(Json::parse(file.readAll()).value());
}

std::vector<Heat>& heatsOf(Event& event) {
    return std::get<RulesetPlay>(event.play).heats;
}

Event withoutTables() {
    Event event = drawnByVersionOne();
    for (Heat& heat : heatsOf(event)) {
        heat.games.clear();
        heat.draw.reset();
    }
    return event;
}

int numberOf(const PlayerId& player) {
    return player.text().mid(1).toInt();
}

Tables tablesOf(const std::vector<Game>& games) {
    Tables tables;
    for (const Game& game : games) {
        auto& table = tables.emplace_back();
        for (const Seat& seat : game.seats)
            table.push_back(numberOf(seat.player));
    }
    return tables;
}

/// What was, counted from the tables alone.
struct Past {
    std::map<std::pair<int, int>, int> meetings;
    std::map<int, int> shortGames;

    void add(const Tables& tables) {
        for (const Table& table : tables) {
            for (const int one : table) {
                shortGames[one] += table.size() < full ? 1 : 0;
                for (const int other : table)
                    meetings[{one, other}] += one == other ? 0 : 1;
            }
        }
    }
    [[nodiscard]] int repeatsOf(const Tables& tables) {
        int repeats = 0;
        for (const Table& table : tables) {
            for (size_t i = 0; i < table.size(); ++i) {
                for (size_t j = 0; j < i; ++j)
                    repeats += meetings[{table[i], table[j]}];
            }
        }
        return repeats;
    }
    /// How often somebody at a short table will have sat at one.
    [[nodiscard]] int mostShortAfter(const Tables& tables) {
        int most = 0;
        for (const Table& table : tables) {
            for (const int one : table)
                most = table.size() < full ? std::max(most, shortGames[one] + 1) : most;
        }
        return most;
    }
};

/// Each way to seat the eleven once; the two tables of four in either order are one way.
template <class Look>
void forEachSeating(const Look& look) {
    std::vector<int> tableOf{0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2};
    do {
        if (std::ranges::find(tableOf, 1) < std::ranges::find(tableOf, 0))
            continue;
        Tables tables(3);
        for (int i = 0; i < people; ++i)
            tables[static_cast<size_t>(tableOf[static_cast<size_t>(i)])].push_back(i + 1);
        look(tables);
    } while (std::ranges::next_permutation(tableOf).found);
}

struct Least {
    int repeats = 1000;
    int mostShort = 1000; // of those with so few repeats
};

Least leastAfter(Past& past) {
    Least least;
    forEachSeating([&](const Tables& tables) {
        const int repeats = past.repeatsOf(tables);
        if (repeats > least.repeats)
            return;
        const int mostShort = past.mostShortAfter(tables);
        if (repeats < least.repeats)
            least = {repeats, mostShort};
        least.mostShort = std::min(least.mostShort, mostShort);
    });
    return least;
}

HeatDraw drawn(const Event& event, int heat, qint64 seed) {
    const DrawRequest request{.heat = HeatNumber(heat),
                              .seed = seed,
                              .sizes = {},
                              .avoidRepeats = true,
                              .variantTables = {}};
    auto draw = drawHeat(event, request);
    if (!draw)
        qFatal("a draw of the tests is refused");
    return *std::move(draw);
}

void take(Event& event, size_t heat, HeatDraw draw) {
    heatsOf(event)[heat].games = std::move(draw.games);
    heatsOf(event)[heat].draw = std::move(draw.record);
}

} // namespace

/// Whoever sat at the small tables before sits there no more often than repeats ask for.
class TestEvenTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Of all seatings with the fewest repeats one in which the most unlucky has it best.
    void nobodySitsShortThriceWhereNobodyHasTo() {
        for (qint64 seed = 1; seed <= rounds(8, 100); ++seed) {
            Event event = withoutTables();
            Past past;
            for (int heat = 1; heat <= 3; ++heat) {
                HeatDraw draw = drawn(event, heat, seed);
                const Tables tables = tablesOf(draw.games);
                const Least least = leastAfter(past);
                const QByteArray where = u"seed %1, heat %2"_s.arg(seed).arg(heat).toUtf8();
                QVERIFY2(past.repeatsOf(tables) == least.repeats, where.constData());
                QVERIFY2(past.mostShortAfter(tables) == least.mostShort, where.constData());
                past.add(tables);
                take(event, static_cast<size_t>(heat) - 1, std::move(draw));
            }
        }
    }

    // The planted fault: version 1 drew such a heat.
    void aThirdTimeIsFound() {
        Event event = drawnByVersionOne();
        Past past;
        past.add(tablesOf(heatsOf(event)[0].games));
        past.add(tablesOf(heatsOf(event)[1].games));
        const Tables last = tablesOf(heatsOf(event)[2].games);
        const Least least = leastAfter(past);
        QCOMPARE(past.repeatsOf(last), least.repeats);
        QCOMPARE(past.mostShortAfter(last), 3);
        QCOMPARE(least.mostShort, 2);
    }

    // Two earlier short games count four, one counts one; no seating has less than the bound.
    void aShortGameCountsByItsSquare() {
        Event event = drawnByVersionOne();
        Past past;
        past.add(tablesOf(heatsOf(event)[0].games));
        past.add(tablesOf(heatsOf(event)[1].games));
        heatsOf(event)[2].games.clear();
        const HeatDraw draw = drawn(event, 3, 4);
        int squares = 0;
        for (const Table& table : tablesOf(draw.games)) {
            for (const int one : table)
                squares += table.size() < full ? past.shortGames[one] * past.shortGames[one] : 0;
        }
        QCOMPARE(draw.cost.shortGames, squares);
        QCOMPARE(draw.shortBound, 0); // six have not sat short yet
        QVERIFY(draw.cost.shortGames >= draw.shortBound);
        // By hand: only the three of the first heat sat short, and in the second all do.
        heatsOf(event)[1].games.clear();
        const DrawRequest small{.heat = HeatNumber(2),
                                .seed = 1,
                                .sizes = {Count(3), Count(3), Count(3), Count(2)},
                                .avoidRepeats = true,
                                .variantTables = {}};
        QCOMPARE(drawHeat(event, small)->shortBound, 3); // all seats are short
    }

    // R1.7: what was drawn before this version is drawn again as it was.
    void r1_7_aDrawOfVersionOneIsDrawnAgain() {
        Event event = drawnByVersionOne();
        for (int heat = 1; heat <= 3; ++heat) {
            const auto check = checkDraw(event, HeatNumber(heat));
            QCOMPARE(check->algorithm, Count(1));
            QCOMPARE(check->isDrawnAgain, std::optional(true));
            const auto again = drawAgain(event, HeatNumber(heat),
                                         *heatsOf(event)[static_cast<size_t>(heat) - 1].draw);
            QCOMPARE(again->record.algorithm, std::optional(Count(1)));
        }
        // Version 2 draws the last of them otherwise.
        heatsOf(event)[2].draw->algorithm = Count(2);
        QCOMPARE(checkDraw(event, HeatNumber(3))->isDrawnAgain, std::optional(false));
    }

    void aNewDrawIsOfThisVersion() {
        const Event event = withoutTables();
        QCOMPARE(drawn(event, 1, 1).record.algorithm, std::optional(Count(2)));
    }
};

} // namespace mentat::test::tst_even_tables

MENTAT_TEST(tst_even_tables, TestEvenTables, QCoreApplication)
#include "tst_even_tables.moc"

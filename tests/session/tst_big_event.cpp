#include "app/session/rounds/result_acts.h"
#include "model/document/event_document.h"
#include "model/ruleset/ruleset_play.h"
#include "model/store/database.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "tests/support/kinds/big_event.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

// 275 people at 69 tables in four heats, as at the greatest tournaments; by counts, times stand in
// docs/PERFORMANCE.md.
namespace mentat::test::tst_big_event {

namespace {

constexpr int people = 275;
constexpr int heats = 4;

class CountedStatements final : public StatementWatch {
public:
    void aboutToRun(const QString&) override { ++seen; }
    int seen = 0;
};

const Heat& heat(const Event& event, int number) {
    return *findHeat(std::get<RulesetPlay>(event.play), HeatNumber(number));
}

} // namespace

class TestBigEvent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyMeetsAgain() {
        Event event = bigEvent(people, heats);
        for (int number = 1; number <= heats; ++number) {
            const auto& games = heat(event, number).games;
            QCOMPARE(games.size(), size_t(69)); // 68 tables of four, one of three
            QCOMPARE(std::ranges::count(games, size_t(3),
                                        [](const Game& game) { return game.seats.size(); }),
                     qsizetype(1));
        }
        QCOMPARE(pairsWhoMeetAgain(event), 0);
        // Who sit together once more are found.
        auto& later = std::get<RulesetPlay>(event.play).heats[1].games.front().seats;
        const auto& earlier = std::get<RulesetPlay>(event.play).heats[0].games.front().seats;
        later[0].player = earlier[0].player;
        later[1].player = earlier[1].player;
        QVERIFY(pairsWhoMeetAgain(event) > 0);
    }

    void everybodyHasAPlace() {
        Event event = bigEvent(people, heats);
        std::get<RulesetPlay>(event.play).heats.pop_back(); // nobody plays the fifth
        playStages(event);
        const auto placements = rulesetPlacements(event);
        QCOMPARE(placements.size(), size_t(16)); // semifinal of 16, and the final
    }

    /// What one result of a table writes does not grow with the event.
    void statementsAResult() {
        Event event = bigEvent(people, heats - 1);
        drawNextHeat(event);
        CountedStatements watch;
        ScratchBook scratch;
        scratch.create({writeEventDocument(event).toBytes()});
        const auto session = scratch.open(Session::Access::Write, {&watch});
        const EventId id = session->book().events.front().id;
        const auto cost = [&](int table, const std::vector<int>& places) {
            const Event& now = session->book().events.front().event;
            const GameAddress place{HeatNumber(heats), TableNumber(table)};
            const auto change = recordGame(now, place, placed(*gameAt(now, place), places));
            watch.seen = 0;
            if (!change || !session->perform(id, *change))
                qFatal("the result was refused");
            return watch.seen;
        };
        (void)cost(1, {1, 2, 3, 4}); // the first change also begins the write-ahead log
        // BEGIN, the row of each seat, the sheet's draft, the journal's row, COMMIT.
        QCOMPARE(cost(2, {1, 2, 3, 4}), 8);
        QCOMPARE(cost(68, {4, 3, 2, 1}), 8);
        QCOMPARE(cost(69, {2, 1, 3}), 7); // three seats
    }
};

} // namespace mentat::test::tst_big_event

MENTAT_TEST(tst_big_event, TestBigEvent, QCoreApplication)
#include "tst_big_event.moc"

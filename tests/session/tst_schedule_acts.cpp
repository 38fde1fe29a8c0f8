#include "app/session/rounds/heat_acts.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/standings/outlook.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/scoring_kind.h"
#include "scoring/today/to_do.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_schedule_acts {

namespace {

// Heat 1 plays at its second table, heat 2 is drawn, heat 3 is to come.
const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"}],
 "heats":[
  {"number":1,"start":"2026-07-29T13:00","entrants":["p1","p2"],"games":[
   {"table":1,"start":"2026-07-29T13:00","victory":"solo",
    "seats":[{"seat":1,"player":"p1","faction":"fremen","winner":true}]},
   {"table":2,"start":"2026-07-29T13:02","seats":[{"seat":1,"player":"p2"}]}]},
  {"number":2,"start":"2026-07-30T13:00","entrants":["p1","p2"],"games":[
   {"table":1,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p2"}]}]},
  {"number":3,"start":"2026-07-31T13:00","entrants":["p1"],"standby":["p2"],"games":[]}]})";

} // namespace

class TestScheduleActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const Heat& third() const { return std::get<DunePlay>(event().play).heats[2]; }
    void cancel(int heat) {
        QVERIFY(m_session->perform(id(), *cancelHeat(event(), HeatNumber(heat), u"x"_s)));
    }

private Q_SLOTS:
    void init() { openFileWith({document}); }

    void nobodyWaitsForAHeatThatIsNotHeld() {
        const auto morning = VenueTime::of({2026, 7, 31}, {12, 30});
        QCOMPARE(heatOfTheHour(event(), morning), std::optional(HeatNumber(1))); // it plays
        cancel(1);
        cancel(2);
        QCOMPARE(heatOfTheHour(event(), morning), std::optional(HeatNumber(3)));
        QVERIFY(takesLatecomers(event(), third(), morning));
        QCOMPARE(Outlook(Field(event())).heats().size(), size_t(1));
        QVERIFY(!areHeatsOver(event()));

        cancel(3);
        QCOMPARE(heatOfTheHour(event(), morning), std::nullopt);
        QVERIFY(!takesLatecomers(event(), third(), morning));
        QVERIFY(Outlook(Field(event())).heats().empty());
        QVERIFY(areHeatsOver(event()));
        for (const ToDo& item : kindOf<ScoringKind>(event()).toDo(event(), morning))
            QVERIFY(groupOf(item.kind) != ToDoGroup::Next || !item.round
                    || item.round->isAdvanced());
    }
};

} // namespace mentat::test::tst_schedule_acts

MENTAT_TEST(tst_schedule_acts, TestScheduleActs, QCoreApplication)
#include "tst_schedule_acts.moc"

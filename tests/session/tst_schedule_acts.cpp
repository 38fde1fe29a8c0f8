#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
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

// Heat 1: table 1 is recorded, table 2 plays, table 3 is drawn. Heat 2 is drawn, heat 3 to come.
const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
 "players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"},{"id":"p3","name":"Cy"},
  {"id":"p4","name":"Di"},{"id":"p5","name":"Ed"},{"id":"p6","name":"Flo"}],
 "heats":[
  {"number":1,"start":"2026-07-29T13:00","entrants":["p1","p2","p3","p4","p5","p6"],"games":[
   {"table":1,"start":"2026-07-29T13:00","victory":"solo",
    "seats":[{"seat":1,"player":"p1","faction":"fremen","winner":true},{"seat":2,"player":"p2"}]},
   {"table":2,"start":"2026-07-29T13:02","note":"late",
    "seats":[{"seat":1,"player":"p3"},{"seat":2,"player":"p4"}]},
   {"table":3,"seats":[{"seat":1,"player":"p5"},{"seat":2,"player":"p6"}]}]},
  {"number":2,"start":"2026-07-30T13:00","entrants":["p1","p2","p3"],
   "draw":{"seed":7,"entrants":["p1","p2","p3"],"tables":[["p1","p2","p3"]]},
   "games":[{"table":1,"seats":[{"seat":1,"player":"p1"},{"seat":2,"player":"p2"},
    {"seat":3,"player":"p3"}]}]},
  {"number":3,"start":"2026-07-31T13:00","entrants":["p1","p2","p3","p4"],"standby":["p5"],
   "games":[]}]})";

VenueTime at(const char* text) {
    return *VenueTime::fromText(QString::fromLatin1(text));
}

} // namespace

/// A heat that cannot be played as it was announced.
class TestScheduleActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const DunePlay& play() const { return std::get<DunePlay>(event().play); }
    [[nodiscard]] const Heat& heat(int number) const {
        return *findHeat(play(), HeatNumber(number));
    }
    [[nodiscard]] const Game& game(int table) const {
        return *findGame(heat(1).games, TableNumber(table));
    }

    /// Performs the change; one undo gives back all, and the file holds what memory holds.
    void perform(const Result<Change>& change, ChangeKind kind) {
        QVERIFY(change);
        QCOMPARE(change->kind, kind);
        const Event before = event();
        QVERIFY(m_session->perform(id(), *change));
        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
        QVERIFY(m_session->redo());
        const Event after = event();
        openAgain();
        QVERIFY(event() == after);
    }

private Q_SLOTS:
    void init() { openFileWith({document}); }

    void whatHasNoResultIsVoidAndWhatIsRecordedCounts() {
        perform(cancelHeat(event(), HeatNumber(1), u" no light "_s), ChangeKind::HeatCanceled);
        QCOMPARE(heat(1).details.canceled, std::optional(u"no light"_s));
        QVERIFY(dune(game(1)).victory && !game(1).isVoid);
        QVERIFY(game(2).isVoid && game(3).isVoid);
        QCOMPARE(game(2).note, std::optional(u"late\nno light"_s));
        QCOMPARE(heat(1).entrants.size(), size_t(6));
    }

    // Its sheet is on the way.
    void whatHasEndedWasPlayed() {
        Game ended = game(2);
        ended.end = at("2026-07-29T15:00");
        QVERIFY(m_session->perform(
            id(), *changeGame(event(), HeatNumber(1), ended, ChangeKind::GameEnded)));
        perform(postponeHeat(event(), HeatNumber(1), at("2026-07-29T19:00"), u"no light"_s),
                ChangeKind::HeatPostponed);
        QVERIFY(game(2) == ended);
        perform(cancelHeat(event(), HeatNumber(1), u"no light"_s), ChangeKind::HeatCanceled);
        QVERIFY(game(2) == ended && game(3).isVoid);
    }

    void aDrawOfWhichNothingHasStartedIsTakenBack() {
        perform(cancelHeat(event(), HeatNumber(2), u"no room"_s), ChangeKind::HeatCanceled);
        QVERIFY(heat(2).games.empty() && !heat(2).draw);
        QCOMPARE(heat(2).entrants.size(), size_t(3));
    }

    void nobodyWaitsForAHeatThatIsNotHeld() {
        const VenueTime morning = at("2026-07-31T12:30");
        QCOMPARE(heatOfTheHour(event(), morning), std::optional(HeatNumber(1))); // it plays
        for (const int number : {1, 2})
            QVERIFY(m_session->perform(id(), *cancelHeat(event(), HeatNumber(number), u"x"_s)));
        QCOMPARE(heatOfTheHour(event(), morning), std::optional(HeatNumber(3)));
        QVERIFY(takesLatecomers(event(), heat(3), morning));
        QCOMPARE(Outlook(Field(event())).heats().size(), size_t(1));
        QVERIFY(!areHeatsOver(event()));

        perform(cancelHeat(event(), HeatNumber(3), u"x"_s), ChangeKind::HeatCanceled);
        QCOMPARE(heatOfTheHour(event(), morning), std::nullopt);
        QVERIFY(!takesLatecomers(event(), heat(3), morning));
        QVERIFY(Outlook(Field(event())).heats().empty());
        QVERIFY(areHeatsOver(event()));
        for (const ToDo& item : kindOf<ScoringKind>(event()).toDo(event(), morning))
            QVERIFY(groupOf(item.kind) != ToDoGroup::Next || !item.round
                    || item.round->isAdvanced());
    }

    void nobodyComesIntoAHeatThatIsNotHeld() {
        QVERIFY(m_session->perform(id(), *cancelHeat(event(), HeatNumber(3), u"x"_s)));
        const auto in = checkIn(event(), HeatNumber(3), *PlayerId::fromText(u"p6"_s));
        QCOMPARE(in.error().kind, FailureKind::HeatCanceled);
        const auto drawn = setTables(event(), HeatNumber(3), Draw{}, {});
        QCOMPARE(drawn.error().kind, FailureKind::HeatCanceled);
        QCOMPARE(cancelHeat(event(), HeatNumber(3), u"x"_s).error().kind,
                 FailureKind::HeatCanceled);
        perform(holdAfterAll(event(), HeatNumber(3)), ChangeKind::HeatHeldAfterAll);
        QVERIFY(!heat(3).details.canceled);
        QCOMPARE(heat(3).entrants.size(), size_t(4));
        QCOMPARE(holdAfterAll(event(), HeatNumber(3)).error().kind, FailureKind::NotCanceled);
    }

    void aPostponedHeatKeepsItsPlayersAndItsTables() {
        const VenueTime evening = at("2026-07-29T19:00");
        perform(postponeHeat(event(), HeatNumber(1), evening, u"no light"_s),
                ChangeKind::HeatPostponed);
        QCOMPARE(heat(1).details.start, std::optional(evening));
        QVERIFY(game(1).start && dune(game(1)).victory);
        QVERIFY(!game(2).start && isToStart(game(2)));
        QCOMPARE(game(2).seats.size(), size_t(2));
        QCOMPARE(heat(1).entrants.size(), size_t(6));
        QCOMPARE(postponeHeat(event(), HeatNumber(1), evening, u"x"_s).error().kind,
                 FailureKind::SameStart);
    }

    void aCancelledHeatIsHeldAtAnotherTime() {
        QVERIFY(m_session->perform(id(), *cancelHeat(event(), HeatNumber(3), u"x"_s)));
        perform(postponeHeat(event(), HeatNumber(3), at("2026-07-31T13:00"), u"light again"_s),
                ChangeKind::HeatPostponed);
        QVERIFY(!heat(3).details.canceled);
    }

    void eachNeedsAReasonAndAHeat() {
        const VenueTime evening = at("2026-07-29T19:00");
        QCOMPARE(cancelHeat(event(), HeatNumber(1), u"  "_s).error().kind,
                 FailureKind::ReasonMissing);
        QCOMPARE(postponeHeat(event(), HeatNumber(1), evening, {}).error().kind,
                 FailureKind::ReasonMissing);
        QCOMPARE(cancelHeat(event(), HeatNumber(9), u"x"_s).error().kind, FailureKind::UnknownHeat);
        QCOMPARE(postponeHeat(event(), HeatNumber(9), evening, u"x"_s).error().kind,
                 FailureKind::UnknownHeat);
        QCOMPARE(holdAfterAll(event(), HeatNumber(9)).error().kind, FailureKind::UnknownHeat);
    }
};

} // namespace mentat::test::tst_schedule_acts

MENTAT_TEST(tst_schedule_acts, TestScheduleActs, QCoreApplication)
#include "tst_schedule_acts.moc"

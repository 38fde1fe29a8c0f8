#include "app/session/dune/dune_session.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_table_acts {

namespace {

// Heat 1: table 1 is drawn, table 2 has started, table 3 is over, table 4 void, table 5 empty.
const QByteArray document = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune",
  "rulings":[{"answer":"A","heat":2},{"answer":"B","heat":3},{"answer":"C","heat":1,"table":2}]},
 "players":[{"id":"p1","name":"Ada"},{"id":"p2","name":"Bo"},{"id":"p3","name":"Cy"},
  {"id":"p4","name":"Di"},{"id":"p5","name":"Ed"},{"id":"p6","name":"Flo"},{"id":"p7","name":"Gus"}],
 "heats":[
  {"number":1,"entrants":["p1","p2","p3","p4"],"standby":["p5"],"games":[
   {"table":1,"seats":[{"seat":1,"player":"p1","faction":"guild"},
    {"seat":2,"player":"p2","faction":"emperor"},{"seat":3,"player":"p7"}]},
   {"table":2,"start":"2026-07-29T13:02","seats":[{"seat":1,"player":"p3","faction":"guild"},
    {"seat":2,"player":"p4","faction":"atreides"}]},
   {"table":3,"start":"2026-07-29T13:00","victory":"solo","note":"long",
    "seats":[{"seat":1,"player":"p6","faction":"fremen","winner":true}]},
   {"table":6,"void":true,"seats":[]},
   {"table":8,"seats":[]}]},
  {"number":2,"name":"Two","start":"2026-07-30T13:00","entrants":["p1","p2"],"standby":["p3"],
   "games":[]},
  {"number":3,"name":"Three","start":"2026-07-31T13:00","entrants":["p4"],"games":[]}]})";

const HeatNumber one(1);

VenueTime at(const char* time) {
    return *VenueTime::fromText(u"2026-07-29T"_s + QString::fromLatin1(time));
}

} // namespace

class TestTableActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const Heat& heat(int number = 1) const {
        return *findHeat(std::get<DunePlay>(event().play), HeatNumber(number));
    }
    [[nodiscard]] const Game& game(int table) const {
        return *findGame(heat().games, TableNumber(table));
    }
    [[nodiscard]] PlayerId player(const char* text) const {
        return *PlayerId::fromText(QString::fromLatin1(text));
    }

    /// Performs the change; one undo gives back all, and the file holds what memory holds.
    void perform(const Result<Change>& change, ChangeKind kind, const Values& operands) {
        QVERIFY(change);
        QCOMPARE(change->kind, kind);
        QCOMPARE(change->operands, operands);
        const Event before = event();
        const auto rows = m_session->journalMarks()->size();
        QVERIFY(m_session->perform(id(), *change));
        QCOMPARE(m_session->journalMarks()->size(), rows + 1);
        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
        QVERIFY(m_session->redo());
        const Event after = event();
        openAgain();
        QVERIFY(event() == after);
    }

    static void refused(const Result<Change>& change, FailureKind kind, const Values& values) {
        QVERIFY(!change);
        QCOMPARE(change.error().kind, kind);
        QCOMPARE(change.error().values, values);
    }

private Q_SLOTS:
    void init() { openFileWith({document}); }

    void startingTheHeatStartsWhatIsStillToStart() {
        perform(startRound(event(), one, at("13:05")), ChangeKind::RoundStarted,
                {qint64(1), qint64(2)});
        QCOMPARE(game(1).start, std::optional(at("13:05")));
        QCOMPARE(game(8).start, std::optional(at("13:05")));
        QCOMPARE(game(2).start, std::optional(at("13:02")));
        QCOMPARE(game(3).start, std::optional(at("13:00")));
        QVERIFY(!game(6).start);
        refused(startRound(event(), one, at("13:06")), FailureKind::NothingToStart, {qint64(1)});
        refused(startRound(event(), HeatNumber(9), at("13:06")), FailureKind::UnknownHeat,
                {qint64(9)});
    }

    void oneTableStartsLate() {
        perform(startTable(event(), {one, TableNumber(1)}, at("13:11")), ChangeKind::GameStarted,
                {qint64(1), qint64(1)});
        QCOMPARE(game(1).start, std::optional(at("13:11")));
        const auto again = [&](int table) {
            return startTable(event(), {one, TableNumber(table)}, at("13:12"));
        };
        refused(again(2), FailureKind::StartedAlready, {qint64(1), qint64(2)});
        refused(again(3), FailureKind::EndedAlready, {qint64(1), qint64(3)});
        refused(again(6), FailureKind::VoidAlready, {qint64(1), qint64(6)});
        refused(again(7), FailureKind::UnknownTable, {qint64(1), qint64(7)});
    }

    void aStartIsTakenBack() {
        perform(takeBackStart(event(), {one, TableNumber(2)}), ChangeKind::StartTakenBack,
                {qint64(1), qint64(2)});
        QVERIFY(!game(2).start);
        QCOMPARE(game(2).seats.size(), size_t(2));
        refused(takeBackStart(event(), {one, TableNumber(2)}), FailureKind::NotStarted,
                {qint64(1), qint64(2)});
        refused(takeBackStart(event(), {one, TableNumber(3)}), FailureKind::EndedAlready,
                {qint64(1), qint64(3)});
    }

    void aTableIsLockedAndFree() {
        perform(toggleTableLock(event(), {one, TableNumber(2)}), ChangeKind::GameChanged,
                {qint64(1), qint64(2)});
        QVERIFY(game(2).locked);
        perform(toggleTableLock(event(), {one, TableNumber(2)}), ChangeKind::GameChanged,
                {qint64(1), qint64(2)});
        QVERIFY(!game(2).locked);
        refused(toggleTableLock(event(), {one, TableNumber(9)}), FailureKind::UnknownTable,
                {qint64(1), qint64(9)});
    }

    void aGameWithoutADrawChecksItsPlayersIn() {
        Game played;
        played.table = TableNumber(4);
        played.seats = {seatOf(SeatNumber(1), player("p5"))};
        perform(addGame(event(), one, played), ChangeKind::GameAdded, {qint64(1), qint64(4)});
        QCOMPARE(heat().entrants, (std::vector<PlayerId>{player("p1"), player("p2"), player("p3"),
                                                         player("p4"), player("p5")}));
        QVERIFY(heat().standby.empty());
        QCOMPARE(heat().games[3].table, TableNumber(4)); // in the order of the tables
        QVERIFY(game(4) == played);
        refused(addGame(event(), one, played), FailureKind::TableExists, {qint64(1), qint64(4)});
        played.table = TableNumber(5);
        played.seats = {seatOf(SeatNumber(1), player("stranger"))};
        refused(addGame(event(), one, played), FailureKind::UnknownPlayer, {u"stranger"_s});
    }

    void anEmptyTableGetsTheNumberAfterTheLast() {
        perform(addTable(event(), one), ChangeKind::GameAdded, {qint64(1), qint64(9)});
        QVERIFY(game(9).seats.empty());
        perform(addTable(event(), HeatNumber(2)), ChangeKind::GameAdded, {qint64(2), qint64(1)});
        refused(addTable(event(), HeatNumber(9)), FailureKind::UnknownHeat, {qint64(9)});
    }

    // R10.2 is the session's to check: the act does not know of the other tables.
    void whoSitsElsewhereIsRefused() {
        Game played;
        played.table = TableNumber(4);
        played.seats = {seatOf(SeatNumber(1), player("p1"))};
        const auto done = m_session->perform(id(), *addGame(event(), one, played));
        QCOMPARE(done.error().kind, FailureKind::Refused);
        QCOMPARE(done.error().findings.front().kind, FindingKind::PlayerInTwoGames);
    }

    void aResultThatComesWithTheGameSettlesItsDraft() {
        QVERIFY(m_session->saveDraft(id(), draftPlaceOf({one, TableNumber(4)}), u"{}"_s));
        Game played;
        played.table = TableNumber(4);
        dune(played).victory = Victory::Adjudicated;
        played.seats = {seatOf(SeatNumber(1), player("p5"))};
        dune(played.seats[0]).faction = Faction::Guild;
        dune(played.seats[0]).winner = true;
        QVERIFY(m_session->perform(id(), *addGame(event(), one, played)));
        QVERIFY(m_session->drafts().empty());
    }

    void aGameIsVoidForAReason() {
        perform(voidGame(event(), {one, TableNumber(3)}, u" wrong deck "_s), ChangeKind::GameVoided,
                {qint64(1), qint64(3), u"wrong deck"_s});
        QVERIFY(game(3).isVoid);
        QCOMPARE(game(3).note, std::optional(u"long\nwrong deck"_s));
        QVERIFY(dune(game(3)).victory);
        QVERIFY(
            m_session->perform(id(), *voidGame(event(), {one, TableNumber(1)}, u"fire alarm"_s)));
        QCOMPARE(game(1).note, std::optional(u"fire alarm"_s));
        refused(voidGame(event(), {one, TableNumber(6)}, u"x"_s), FailureKind::VoidAlready,
                {qint64(1), qint64(6)});
        refused(voidGame(event(), {one, TableNumber(2)}, u"  "_s), FailureKind::ReasonMissing, {});
    }

    void onlyAnEmptyGameIsRemoved() {
        perform(removeGame(event(), {one, TableNumber(8)}), ChangeKind::GameRemoved,
                {qint64(1), qint64(8)});
        QVERIFY(!findGame(heat().games, TableNumber(8)));
        for (const int table : {1, 2, 3}) {
            refused(removeGame(event(), {one, TableNumber(table)}), FailureKind::GameNotEmpty,
                    {qint64(1), qint64(table)});
        }
    }

    void factionsAreTypedAsTheyAreDrawn() {
        perform(recordFaction(event(), {one, TableNumber(1)}, SeatNumber(3), Faction::Fremen),
                ChangeKind::SideRecorded, {qint64(1), qint64(1), u"Gus"_s, Faction::Fremen});
        QCOMPARE(dune(game(1).seats[2]).faction, std::optional(Faction::Fremen));
        perform(recordFaction(event(), {one, TableNumber(1)}, SeatNumber(3), std::nullopt),
                ChangeKind::SideRecorded, {qint64(1), qint64(1), u"Gus"_s});
        QVERIFY(!dune(game(1).seats[2]).faction);
        refused(recordFaction(event(), {one, TableNumber(1)}, SeatNumber(4), Faction::Fremen),
                FailureKind::UnknownSeat, {qint64(1), qint64(1), qint64(4)});
        const auto twice = m_session->perform(
            id(), *recordFaction(event(), {one, TableNumber(1)}, SeatNumber(3), Faction::Guild));
        QCOMPARE(twice.error().findings.front().kind, FindingKind::SideTwice); // R10.3
    }

    void factionsAreTradedBeforePlay() { // R1.3
        const auto trade = [&](int table, int a, int b) {
            return tradeFactions(event(), {one, TableNumber(table)}, SeatNumber(a), SeatNumber(b));
        };
        perform(trade(1, 1, 2), ChangeKind::SidesTraded, {qint64(1), qint64(1), u"Ada"_s, u"Bo"_s});
        QCOMPARE(dune(game(1).seats[0]).faction, std::optional(Faction::Emperor));
        QCOMPARE(dune(game(1).seats[1]).faction, std::optional(Faction::Guild));
        refused(trade(1, 1, 3), FailureKind::NoSide, {u"Gus"_s});
        refused(trade(1, 2, 2), FailureKind::SeatTwice, {qint64(2)});
        refused(trade(1, 2, 5), FailureKind::UnknownSeat, {qint64(1), qint64(1), qint64(5)});
        refused(trade(2, 1, 2), FailureKind::StartedAlready, {qint64(1), qint64(2)});
        refused(trade(3, 1, 1), FailureKind::EndedAlready, {qint64(1), qint64(3)});
    }

    void twoHeatsExchangeTheirNumbers() {
        perform(moveHeat(event(), HeatNumber(3), HeatNumber(2)), ChangeKind::HeatMoved,
                {qint64(3), qint64(2)});
        const auto& heats = std::get<DunePlay>(event().play).heats;
        QCOMPARE(heats[1].number, HeatNumber(2));
        QCOMPARE(heats[1].details.name->text(), u"Three"_s);
        QCOMPARE(heats[1].entrants, std::vector<PlayerId>{player("p4")});
        QCOMPARE(heats[2].number, HeatNumber(3));
        QCOMPARE(heats[2].details.name->text(), u"Two"_s);
        QCOMPARE(heats[2].entrants, (std::vector<PlayerId>{player("p1"), player("p2")}));
        QCOMPARE(heats[2].standby, std::vector<PlayerId>{player("p3")});
        QCOMPARE(event().rulings[0].heat, std::optional(HeatNumber(3)));
        QCOMPARE(event().rulings[1].heat, std::optional(HeatNumber(2)));
        QCOMPARE(event().rulings[2].heat, std::optional(HeatNumber(1)));
    }

    void aHeatTakesAFreeNumberAndItsPlace() {
        perform(moveHeat(event(), HeatNumber(2), HeatNumber(4)), ChangeKind::HeatMoved,
                {qint64(2), qint64(4)});
        const auto& heats = std::get<DunePlay>(event().play).heats;
        QCOMPARE(heats[1].number, HeatNumber(3));
        QCOMPARE(heats[2].number, HeatNumber(4));
        QCOMPARE(heats[2].details.name->text(), u"Two"_s);
        QCOMPARE(heats[2].entrants.size(), size_t(2));
    }

    void aHeatWithTablesKeepsItsNumber() {
        refused(moveHeat(event(), HeatNumber(2), one), FailureKind::RoundHasTables, {qint64(1)});
        refused(moveHeat(event(), one, HeatNumber(5)), FailureKind::RoundHasTables, {qint64(1)});
        refused(moveHeat(event(), HeatNumber(7), one), FailureKind::UnknownHeat, {qint64(7)});
        const auto rows = m_session->journalMarks()->size();
        QVERIFY(m_session->perform(id(), *moveHeat(event(), HeatNumber(2), HeatNumber(2))));
        QCOMPARE(m_session->journalMarks()->size(), rows);
    }
};

} // namespace mentat::test::tst_table_acts

MENTAT_TEST(tst_table_acts, TestTableActs, QCoreApplication)
#include "tst_table_acts.moc"

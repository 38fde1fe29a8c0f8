#include "app/session/acts.h"
#include "app/session/rounds/assistant_acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "tests/session/session_test.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_assistant_sheets {

namespace {

const GameAddress table{HeatNumber(1), TableNumber(1)};

QByteArray document() {
    QByteArrayList players;
    QByteArrayList seats;
    for (int i = 1; i <= 5; ++i) {
        const QByteArray number = QByteArray::number(i);
        players += "{\"id\": \"p" + number + "\", \"name\": \"Player " + number + "\"}";
        seats += "{\"seat\": " + number + ", \"player\": \"p" + number + "\"}";
    }
    return "{\"format\": \"mentat-event\", \"version\": 1, \"event\": {\"name\": \"Dune\", "
           "\"year\": 2026, \"rules\": \"wbc-dune\"}, \"players\": ["
           + players.join(", ")
           + "], \"heats\": [{\"number\": 1, \"entrants\": [\"p1\", \"p2\", \"p3\", \"p4\", "
             "\"p5\"], \"games\": [{\"table\": 1, \"note\": \"was late\", \"seats\": ["
           + seats.join(", ") + "]}]}]}";
}

} // namespace

/// A sheet that an assistant has typed: recorded once, unless something stands in its way.
class TestAssistantSheets : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const Game& game() const { return *gameAt(event(), table); }
    [[nodiscard]] Game won() const {
        Game played = game();
        dune(played).victory = Victory::Solo;
        dune(played.seats[0]).winner = true;
        dune(played.seats[0]).faction = Faction::Emperor;
        return played;
    }
    [[nodiscard]] AssistantSheet sheet(int act = 1) const {
        return {u"0123456789abcdef-%1"_s.arg(act), u"CD"_s, table, won(), seatsOf(event(), table)};
    }
    AssistantSheetOutcome sent(const AssistantSheet& one) {
        const auto outcome = recordByAssistant(*m_session, id(), one);
        if (!outcome)
            qFatal("a sheet failed");
        return *outcome;
    }
    void perform(const Result<Change>& change) {
        QVERIFY(change);
        QVERIFY(m_session->perform(id(), *change));
    }

private Q_SLOTS:
    void init() { openFileWith({document()}); }
    void cleanup() { closeFile(); }

    void itIsRecordedByTheAssistantsHand() {
        QCOMPARE(sent(sheet()).answer, SheetAnswer::Done);
        QVERIFY(hasResult(game()));
        const JournalEntry last = m_session->journalPage({}, 1)->front();
        QCOMPARE(last.scorekeeper, u"CD"_s);
        QCOMPARE(last.change.kind, ChangeKind::ResultRecorded);
        QCOMPARE(m_session->desk().scorekeeper, u"AB"_s);
    }

    void twiceIsOnce() {
        const AssistantSheet one = sheet();
        QCOMPARE(sent(one).answer, SheetAnswer::Done);
        QVERIFY(isSheetRecorded(*m_session, id(), one.id));
        const auto marks = m_session->journalMarks()->size();
        QCOMPARE(sent(one).answer, SheetAnswer::Done);
        openAgain();
        QCOMPARE(sent(one).answer, SheetAnswer::Done);
        QCOMPARE(m_session->journalMarks()->size(), marks);
    }

    void whatIsRecordedStays() {
        Game other = won();
        dune(other.seats[0]).winner = false;
        dune(other.seats[1]).winner = true;
        dune(other.seats[1]).faction = Faction::Atreides;
        perform(recordGame(event(), table, other));
        const AssistantSheetOutcome late = sent(sheet());
        QCOMPARE(late.answer, SheetAnswer::HasResult);
        QCOMPARE(late.meanwhile->change.kind, ChangeKind::ResultRecorded);
        QCOMPARE(late.meanwhile->scorekeeper, u"AB"_s);
        QCOMPARE(game(), other);
    }

    void seatsOfBeforeAreRefused() {
        AssistantSheet one = sheet();
        Game moved = game();
        std::swap(moved.seats[0].player, moved.seats[1].player);
        perform(changeGame(event(), *table.heat(), moved, ChangeKind::SeatsDrawn));
        const AssistantSheetOutcome late = sent(one);
        QCOMPARE(late.answer, SheetAnswer::SeatsChanged);
        QCOMPARE(late.meanwhile->change.kind, ChangeKind::SeatsDrawn);
        QVERIFY(!hasResult(game()));
        QCOMPARE(sent(sheet()).answer, SheetAnswer::Done);
    }

    void whatIsTypedAtTheDeskStays() {
        QVERIFY(m_session->saveDraft(id(), draftPlaceOf(table), u"{}"_s));
        QCOMPARE(sent(sheet()).answer, SheetAnswer::AtDesk);
        QCOMPARE(m_session->drafts().size(), size_t(1));
        QVERIFY(m_session->discardDraft(id(), draftPlaceOf(table)));
        QCOMPARE(sent(sheet()).answer, SheetAnswer::Done);
    }

    void noTableAndNoEventIsSaid() {
        AssistantSheet one = sheet();
        one.table.table = TableNumber(7);
        QCOMPARE(sent(one).answer, SheetAnswer::Gone);
        one.table = finalAddress(event());
        QCOMPARE(sent(one).answer, SheetAnswer::Gone);
        Game nothing = game();
        nothing.isVoid = true;
        perform(changeGame(event(), *table.heat(), nothing, ChangeKind::GameVoided));
        QCOMPARE(sent(sheet()).answer, SheetAnswer::Gone);
        QCOMPARE(sent(sheet()).meanwhile->change.kind, ChangeKind::GameVoided);
        perform(closeEvent(event()));
        QCOMPARE(sent(sheet()).answer, SheetAnswer::Closed);
    }

    void theFinalIsRecordedToo() {
        openFileWith({document().replace("]}]}]}", R"(]}]}],"final":{"game":{"table":1,"seats":[
            {"seat":1,"player":"p1"},{"seat":2,"player":"p2"},{"seat":3,"player":"p3"},
            {"seat":4,"player":"p4"},{"seat":5,"player":"p5"}]}}})")});
        AssistantSheet one = sheet();
        one.table = finalAddress(event());
        one.seats = seatsOf(event(), one.table);
        one.game = *gameAt(event(), one.table);
        dune(one.game).victory = Victory::Solo;
        dune(one.game.seats[1]).winner = true;
        dune(one.game.seats[1]).faction = Faction::Guild;
        QCOMPARE(sent(one).answer, SheetAnswer::Done);
        QVERIFY(hasResult(*gameAt(event(), one.table)));
        QVERIFY(!hasResult(game()));
        QVERIFY(isSheetRecorded(*m_session, id(), one.id));
        const AssistantSheetOutcome late
            = sheetOutcome(*m_session, id(), one.table, seatsOf(event(), one.table));
        QCOMPARE(late.answer, SheetAnswer::HasResult);
        QCOMPARE(late.meanwhile->scorekeeper, u"CD"_s);
        QVERIFY(m_session->undo());
        QVERIFY(!isSheetRecorded(*m_session, id(), one.id));
    }

    void theGameMastersWordsStay() {
        AssistantSheet one = sheet();
        one.game.note = u"two judges"_s;
        QCOMPARE(sent(one).answer, SheetAnswer::Done);
        QCOMPARE(game().note, std::optional(u"was late\ntwo judges"_s));
        QVERIFY(m_session->undo());
        AssistantSheet other = sheet(2);
        other.game.note.reset();
        QCOMPARE(sent(other).answer, SheetAnswer::Done);
        QCOMPARE(game().note, std::optional(u"was late"_s));
    }
};

} // namespace mentat::test::tst_assistant_sheets

MENTAT_TEST(tst_assistant_sheets, TestAssistantSheets, QCoreApplication)
#include "tst_assistant_sheets.moc"

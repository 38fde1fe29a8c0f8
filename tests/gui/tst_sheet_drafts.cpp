#include "app/session/acts.h"
#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/dune/results/sheet/sheet_edit.h"
#include "ui/heats/results/results_page.h"
#include "ui/heats/round_tabs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/sheets/sheet_view.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_sheet_drafts {

/// Drafts and recorded results are two things, and a key too many lands where it does no harm.
class TestSheetDrafts : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ResultsFixture> m_fixture;

    WindowFixture& window() { return m_fixture->fixture(); }
    const std::vector<Draft>& drafts() { return window().book().session().drafts(); }
    QString text(const SheetField& field) { return m_fixture->field(field).text(); }
    QString points(int row) { return text({FieldKind::Points, row}); }
    void choose(const QString& entry) { window().menuEntry(entry).trigger(); }
    QString sheetState() { return m_fixture->sheet()->findChild<QLabel*>(u"sheetDraft"_s)->text(); }
    void recordOne(int tables = 1) {
        m_fixture->openHeat(tables);
        m_fixture->recordSolo(u"3"_s);
    }
    /// Half a correction of table 1: its second row has 9.5 PP.
    void beginCorrection() {
        m_fixture->keys(u"1 Return F2"_s);
        m_fixture->fields()->focus({FieldKind::Points, 1});
        m_fixture->keys(u"9 . 5"_s);
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ResultsFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void aRecordedSheetIsReadUntilF2() {
        recordOne();
        const QByteArray recorded = exported(window().book().book());
        m_fixture->keys(u"1 Return"_s);
        QVERIFY(m_fixture->sheet()->isReading());
        QVERIFY2(sheetState().endsWith(u"recorded"), qPrintable(sheetState()));
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"7"_s);
        m_fixture->keys(u"9"_s);
        QVERIFY2(window().notice().contains(u"Press F2 to correct it"),
                 qPrintable(window().notice()));
        m_fixture->keys(u"5 X Space Backspace Delete F8 Return Return 5 Return"_s);
        choose(u"Control grid: who held what, turn by turn"_s);
        m_fixture->keys(u"E"_s);
        choose(u"Add a player who played here…"_s);
        choose(u"Take this row's player out of the game"_s);
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"7"_s);
        QVERIFY(drafts().empty());
        QCOMPARE(exported(window().book().book()), recorded);
        QVERIFY(m_fixture->sheet()->isReading());
        m_fixture->keys(u"F2"_s);
        QVERIFY(!m_fixture->sheet()->isReading());
        m_fixture->keys(u"8"_s);
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"8"_s);
        QCOMPARE(drafts().size(), size_t(1));
    }

    // A5: what was passed over before it may well stay empty.
    void typingGoesOnWhereItStopped() {
        m_fixture->openHeat(2);
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 7"_s);
        m_fixture->fields()->focus({FieldKind::Points, 2});
        m_fixture->keys(u"5"_s);
        const SheetField stopped = m_fixture->focusedField();
        m_fixture->keys(u"Escape 1 Return"_s);
        QCOMPARE(m_fixture->focusedField(), stopped);
        window().reopen();
        m_fixture->showPage();
        m_fixture->keys(u"1 Return"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::SidePlayed, 3}));
    }

    // Nothing is recorded, and the sheet makes room for the next.
    void ctrlEnterLeavesWhatIsRead() {
        recordOne();
        const size_t entries = window().book().session().journalMarks()->size();
        m_fixture->keys(u"1 Return Ctrl+Return"_s);
        QVERIFY(!m_fixture->sheet());
        QCOMPARE(window().book().session().journalMarks()->size(), entries);
    }

    void whatIsRecordedStandsBesideTheDraft() {
        recordOne();
        const QString recorded = u"5.0"_s;
        beginCorrection();
        m_fixture->keys(u"Escape 1 Return"_s);
        QCOMPARE(points(1), recorded);
        QVERIFY2(sheetState().contains(u"unfinished correction"), qPrintable(sheetState()));
        m_fixture->keys(u"Ctrl+Return 1 Return"_s); // who only reads does not lose it
        QCOMPARE(drafts().size(), size_t(1));
        m_fixture->keys(u"F2"_s);
        QCOMPARE(points(1), u"9.5"_s);
        choose(u"Switch between recorded result and draft"_s);
        QCOMPARE(points(1), recorded);
        choose(u"Switch between recorded result and draft"_s);
        QCOMPARE(points(1), u"9.5"_s);
    }

    void aDraftIsThrownAwayAndComesBack() {
        recordOne();
        beginCorrection();
        choose(u"Discard the draft"_s);
        QVERIFY(drafts().empty());
        QCOMPARE(points(1), u"5.0"_s);
        QVERIFY(m_fixture->sheet()->isReading());
        QVERIFY2(window().notice().contains(u"discarded"), qPrintable(window().notice()));
        window().book().undo();
        QCOMPARE(drafts().size(), size_t(1));
        m_fixture->keys(u"Escape 1 Return F2"_s);
        QCOMPARE(points(1), u"9.5"_s);
        m_fixture->keys(u"Escape"_s);
        choose(u"Discard the draft"_s); // of the marked table
        QVERIFY(drafts().empty());
        choose(u"Discard the draft"_s);
        QVERIFY2(window().notice().contains(u"There is no draft"), qPrintable(window().notice()));
    }

    // What is typed next would else land where the draft had come to.
    void afterADraftIsThrownAwayTypingBeginsAnew() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 5"_s);
        choose(u"Discard the draft"_s);
        QVERIFY(drafts().empty());
        QCoreApplication::processEvents();
        m_fixture->keys(u"8"_s);
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"8"_s);
    }

    void aDraftGoesToTheTableItWasTypedFor() {
        m_fixture->openHeat(3);
        m_fixture->keys(u"2 Return 7 F8"_s);
        m_fixture->fields()->focus({FieldKind::Points, 0});
        m_fixture->keys(u"4 . 5"_s);
        QTimer::singleShot(0, this, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QCOMPARE(menu->actions().size(), qsizetype(2));
            QTest::keyClick(menu, Qt::Key_Return); // too many: nothing is marked
            QTest::keyClick(menu, Qt::Key_3);
        });
        choose(u"Move the draft to another table…"_s);
        QCOMPARE(drafts().size(), size_t(1));
        QCOMPARE(drafts().front().place, u"heats/1/tables/3"_s);
        QVERIFY(m_fixture->sheet());
        QCOMPARE(m_fixture->sheet()->place().table, TableNumber(3));
        QCOMPARE(points(0), u"4.5"_s);
        QCOMPARE(m_fixture->fields()->state().text.rows.front().player,
                 m_fixture->game(3).seats.front().player);
        window().book().undo();
        QCOMPARE(drafts().front().place, u"heats/1/tables/2"_s);
    }

    // B1: what was typed over a result does not hide it; it is an unfinished correction again.
    void anUndoneCorrectionStandsBesideTheResult() {
        recordOne();
        beginCorrection();
        m_fixture->keys(u"Ctrl+Return Ctrl+Return Ctrl+Return"_s); // more PP than there are
        QCOMPARE(m_fixture->lastKind(), ChangeKind::ResultCorrected);
        QVERIFY(drafts().empty());
        m_fixture->keys(u"Ctrl+Z"_s);
        QCOMPARE(drafts().size(), size_t(1));
        m_fixture->keys(u"1 Return"_s);
        QCOMPARE(points(1), u"5.0"_s);
        QVERIFY(m_fixture->sheet()->isReading());
        QVERIFY2(sheetState().contains(u"unfinished correction"), qPrintable(sheetState()));
        m_fixture->keys(u"F2"_s);
        QCOMPARE(points(1), u"9.5"_s);
        m_fixture->keys(u"Ctrl+Shift+Z"_s);
        QVERIFY(drafts().empty());
        QCOMPARE(points(1), u"9.5"_s);
    }

    // What was typed is there again, also after a restart, and goes with the result that comes
    // back.
    void anUndoneResultIsADraftAgain() {
        recordOne();
        QVERIFY(drafts().empty());
        m_fixture->keys(u"Ctrl+Z"_s);
        QVERIFY(!dune(m_fixture->game(1)).victory);
        QCOMPARE(drafts().size(), size_t(1));
        m_fixture->keys(u"1 Return"_s);
        QVERIFY(!m_fixture->sheet()->isReading());
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"7"_s);
        QCOMPARE(points(5), u"1"_s);
        m_fixture->keys(u"Ctrl+Return"_s);
        if (!m_fixture->refusal().isEmpty())
            m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(dune(m_fixture->game(1)).victory);
        window().reopen();
        m_fixture->showPage();
        window().book().undo();
        QCOMPARE(drafts().size(), size_t(1));
        m_fixture->keys(u"1 Return"_s);
        QCOMPARE(points(5), u"1"_s);
        window().book().redo();
        QVERIFY(drafts().empty());
    }

    // Typed on since: the result that comes back leaves it alone, and it hides nothing.
    void whatIsTypedAfterAnUndoStays() {
        recordOne();
        m_fixture->keys(u"Ctrl+Z 1 Return"_s);
        m_fixture->fields()->focus({FieldKind::Points, 1});
        m_fixture->keys(u"4"_s);
        window().book().redo();
        QCOMPARE(drafts().size(), size_t(1));
        QCOMPARE(points(1), u"5.0"_s);
        QVERIFY(m_fixture->sheet()->isReading());
        QVERIFY2(sheetState().contains(u"unfinished correction"), qPrintable(sheetState()));
        window().book().undo();
        QCOMPARE(points(1), u"4"_s);
        QVERIFY(!m_fixture->sheet()->isReading());
    }

    void aResultDoneAgainIsReadUntilF2() {
        recordOne();
        m_fixture->keys(u"Ctrl+Z 1 Return"_s);
        QVERIFY(!m_fixture->sheet()->isReading());
        m_fixture->keys(u"Ctrl+Shift+Z"_s);
        QVERIFY(m_fixture->sheet()->isReading());
        m_fixture->fields()->focus({FieldKind::TurnsPlayed});
        m_fixture->keys(u"9"_s);
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"7"_s);
    }

    // At a second desk, or by what is answered in the list.
    void aResultByAnotherHandIsReadToo() {
        recordOne();
        const Game recorded = m_fixture->game(1);
        window().book().undo();
        m_fixture->keys(u"1 Return"_s);
        QVERIFY(!m_fixture->sheet()->isReading());
        QVERIFY(window().book().perform(
            recordGame(window().event(), {HeatNumber(1), TableNumber(1)}, recorded)));
        QVERIFY(m_fixture->sheet()->isReading());
    }

    // The Enter behind the reason went on to the button that corrects.
    void acceptingWarningsCorrectsNothing() {
        m_fixture->openHeat();
        m_fixture->recordSolo(u"2"_s);
        m_fixture->keys(u"1 Return"_s);
        auto& reason = *m_fixture->sheet()->findChild<QLineEdit*>(u"acceptReason"_s);
        QVERIFY(reason.isVisible());
        reason.setFocus();
        WindowFixture::type(u"checked"_s);
        m_fixture->keys(u"Return"_s);
        QCOMPARE(m_fixture->game(1).accepted.size(), size_t(1));
        QCOMPARE(m_fixture->game(1).accepted.front().reason, std::optional(u"checked"_s));
        QVERIFY(m_fixture->sheet()->isReading());
        m_fixture->keys(u"Return 8"_s);
        QVERIFY(m_fixture->sheet()->isReading());
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"7"_s);
    }

    void escLeavesTheSheetFromAnywhere_data() {
        QTest::addColumn<QString>("place");
        QTest::addColumn<bool>("isRecorded");
        for (const bool isRecorded : {false, true}) {
            for (const char* place : {"sheetNote", "acceptReason", "recordResult"})
                QTest::addRow("%s, %s", isRecorded ? "recorded" : "typed", place)
                    << QString::fromLatin1(place) << isRecorded;
        }
    }
    void escLeavesTheSheetFromAnywhere() {
        QFETCH(const QString, place);
        QFETCH(const bool, isRecorded);
        m_fixture->openHeat();
        m_fixture->recordSolo(u"2"_s);
        if (!isRecorded)
            window().book().undo();
        m_fixture->keys(u"1 Return"_s);
        auto& part = window().widget<QWidget>(place);
        QVERIFY(part.isVisible());
        part.setFocus();
        m_fixture->keys(u"Escape"_s);
        QVERIFY(!m_fixture->sheet());
        m_fixture->keys(u"1 Return"_s); // the list has the keys
        QVERIFY(m_fixture->sheet());
        QCOMPARE(drafts().size(), size_t(isRecorded ? 0 : 1));
    }

    void aClosedEventShowsWhatIsRecorded() {
        recordOne();
        beginCorrection();
        m_fixture->keys(u"Escape"_s);
        QVERIFY(window().book().perform(closeEvent(window().event())));
        m_fixture->openSheet(1);
        QCOMPARE(points(1), u"5.0"_s);
        m_fixture->keys(u"Return Return 9"_s);
        QCOMPARE(points(1), u"5.0"_s);
    }

    // P1: everyone presses Enter after a number.
    void anEnterAfterAFieldThatMovedOnIsEaten() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 Return 1 7 1 2 Tab S Return Return E Return"_s);
        QCOMPARE(text({FieldKind::TurnsPlayed}), u"7"_s);
        QCOMPARE(text({FieldKind::EndTime}), u"17:12"_s);
        QCOMPARE(m_fixture->fields()->state().text.victory, Victory::Solo);
        QCOMPARE(m_fixture->fields()->state().text.winners, u"E"_s);
        m_fixture->fields()->toggleAllValues();
        m_fixture->fields()->focus({FieldKind::Tokens, 0});
        m_fixture->keys(u"- Return 3 Return"_s);
        QCOMPARE(text({FieldKind::Tokens, 0}), u"-"_s);
        QCOMPARE(text({FieldKind::Spice, 0}), u"3"_s);
    }

    // However late it comes; only a second one, or one after another key, is one of its own.
    void theSecondEnterIsMeant() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::EndTime}));
        QTest::qWait(1100);
        m_fixture->keys(u"Return"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::EndTime}));
        m_fixture->keys(u"Return"_s);
        QCOMPARE(m_fixture->focusedField(), (SheetField{FieldKind::HowWon}));
    }

    void aKeyThatIsNothingForAFieldFlashesIt() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 Return 1 7 1 2"_s);
        SheetEdit& victory = m_fixture->field({FieldKind::HowWon});
        QVERIFY(!victory.isFlashing());
        m_fixture->keys(u"7"_s);
        QVERIFY(victory.isFlashing());
        QVERIFY(!m_fixture->fields()->state().text.victory);
        QTRY_VERIFY_WITH_TIMEOUT(!victory.isFlashing(), patience);
    }

    // A7: behind the last field stands the note, and a Space of its words records nothing.
    void behindTheLastFieldStandsTheNote() {
        m_fixture->openHeat();
        m_fixture->keys(u"1 Return 7 F8 S Down E Return E 7 Return 3 1 1 Return 1 4 Return 2 "
                        u"G 5 Return H 4 Return F 3 Return A 2 Return B 3 Return"_s);
        WindowFixture::type(u"3"_s); // a digit too many for the last field
        QVERIFY(m_fixture->field({FieldKind::Points, 5}).isFlashing());
        WindowFixture::type(u"a close game"_s);
        QCOMPARE(m_fixture->sheet()->findChild<QPlainTextEdit*>(u"sheetNote"_s)->toPlainText(),
                 u"a close game"_s);
        QVERIFY(!dune(m_fixture->game(1)).victory);
        m_fixture->keys(u"Ctrl+Return"_s);
        QVERIFY(dune(m_fixture->game(1)).victory);
        QCOMPARE(m_fixture->game(1).note, u"a close game"_s);
    }

    // B2: the page follows the heat that is on.
    void resultsShowTheHeatOfHeats() {
        QByteArray document = resultsDocument(2);
        document.chop(2);
        document
            += R"(, {"number": 2, "start": "2026-07-30T13:00", "entrants": [], "games": []}]})";
        window().clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        window().open({document});
        auto& results = window().page<ResultsPage>(u"results"_s);
        auto* tabs = results.findChild<RoundTabs*>();
        QCOMPARE(tabs->round(), RoundId(HeatNumber(1)));
        window().page<RoundsPage>(u"heats"_s).reveal(u"2"_s);
        QCOMPARE(tabs->round(), RoundId(HeatNumber(2)));
        window().goTo(u"results"_s); // whose heat plays
        QCOMPARE(tabs->round(), RoundId(HeatNumber(1)));
        m_fixture->recordSolo(u"3"_s, 1);
        m_fixture->recordSolo(u"3"_s, 2);
        QCOMPARE(tabs->round(), RoundId(HeatNumber(1))); // not under the hand
        window().goTo(u"players"_s);
        window().clock().set(QDateTime::fromString(u"2026-07-30T12:50:00Z"_s, Qt::ISODate));
        window().goTo(u"results"_s);
        QCOMPARE(tabs->round(), RoundId(HeatNumber(2)));
    }
};

} // namespace mentat::test::tst_sheet_drafts

MENTAT_TEST(tst_sheet_drafts, TestSheetDrafts, QApplication)
#include "tst_sheet_drafts.moc"

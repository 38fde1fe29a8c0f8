#include "app/session/acts.h"
#include "tests/gui/results_fixture.h"
#include "tests/gui/ruleset_document.h"
#include "tests/support/award_document.h"
#include "tests/support/folder_files.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/frame/banners.h"
#include "ui/pages/event/event_page.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_closing {

namespace {

QByteArray nextYear() {
    return awardDocument().replace("\"year\": 2026", "\"year\": 2027");
}

/// Hands over each event of the file by the button, one after the other; each time what the others
/// have is checked byte by byte.
void handOverEach(WindowFixture& fixture, const QString& stick) {
    fixture.prompts().toFolder = stick;
    std::vector<EventId> events;
    for (const BookEvent& entry : fixture.book().book().events)
        events.push_back(entry.id);
    for (const EventId event : events) {
        fixture.book().chooseEvent(event);
        fixture.workspace().go(u"event"_s, u"closing"_s);
        QApplication::processEvents();
        fixture.workspace().notices().dismiss();
        const auto before = filesBelow(stick);
        for (auto* button : fixture.window().findChildren<QPushButton*>(u"handOver"_s)) {
            if (button->isVisible())
                button->click();
        }
        const auto isSaid = [&] { return fixture.notice().startsWith(u"Saved "_s); };
        QVERIFY2(QTest::qWaitFor(isSaid, patience), qPrintable(fixture.notice()));
        QCOMPARE(lostSince(before, filesBelow(stick)), QStringList());
    }
}

} // namespace

/// An event is closed, read, and opened again.
class TestClosing : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document = awardDocument()) {
        m_fixture->open({document});
        toClosing();
    }
    void toClosing() {
        m_fixture->workspace().go(u"event"_s, u"closing"_s);
        QApplication::processEvents();
    }
    bool isClosed() { return m_fixture->event().details.closed; }
    QString banner() {
        const auto* shown = m_fixture->window().findChild<ClosedBanner*>();
        return shown && shown->isVisible() ? shown->accessibleName() : QString();
    }
    template <class Widget>
    Widget* visible(const QString& name) {
        for (auto* found : m_fixture->window().findChildren<Widget*>(name)) {
            if (found->isVisible())
                return found;
        }
        return nullptr;
    }
    QString openText(int row) {
        const auto* label = visible<QLabel>(u"openText%1"_s.arg(row));
        return label ? label->text() : QString();
    }
    static void press(const QString& keys) {
        for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(key);
            QCoreApplication::processEvents();
        }
    }
    void close() {
        visible<QPushButton>(u"closeAnyway"_s)->setFocus();
        press(u"Space Tab Space"_s);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void reopen(const QString& reason) {
        toClosing();
        WindowFixture::type(reason);
        press(u"Return"_s);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    /// Missing 6: everything that leaves the desk, in one act, to a folder that is chosen once.
    void everythingIsHandedOverInOneAct() {
        open();
        const QString stick = m_fixture->scratch().folder() + u"/STICK"_s;
        QVERIFY(QDir().mkpath(stick));
        m_fixture->prompts().toFolder = stick;
        const QString folder = stick + u"/Dune 2026 hand-in"_s;
        const auto files = [&] { return QDir(folder).entryList(QDir::Files, QDir::Name); };
        const auto handOver = [&] {
            visible<QPushButton>(u"handOver"_s)->click();
            const auto isSaid
                = [&] { return m_fixture->notice().startsWith(u"Saved Event report"); };
            QVERIFY2(QTest::qWaitFor(isSaid, patience), qPrintable(m_fixture->notice()));
        };
        QVERIFY(!visible<QPushButton>(u"handOverElsewhere"_s));
        handOver();
        QVERIFY2(files().contains(u"book.mentat"_s), qPrintable(files().join(u", "_s)));
        QVERIFY(!files().filter(u"Event report"_s, Qt::CaseInsensitive).isEmpty());
        QVERIFY(files().size() > 3); // what the convention gets
        QCOMPARE(m_fixture->prompts().asked, 1);
        QVERIFY(QDir(stick).entryList(QDir::Files).isEmpty());
        for (const QString& name : files())
            QVERIFY2(name.contains(u"Dune 2026"_s) || name == u"book.mentat"_s, qPrintable(name));
        QVERIFY(!m_fixture->notice().contains(u"Replaced"_s));
        // Once more: the folder is known, and no copy of the event file is written over.
        const qsizetype before = files().size();
        m_fixture->workspace().notices().dismiss();
        handOver();
        QCOMPARE(m_fixture->prompts().asked, 1);
        QCOMPARE(files().size(), before + 1);
        QVERIFY2(m_fixture->notice().contains(u"Replaced: Dune 2026 Event report.html, "_s),
                 qPrintable(m_fixture->notice()));
        QVERIFY(visible<QPushButton>(u"handOverElsewhere"_s));
    }

    /// Point by point what is one button and one stick for the Game Master: Dune, another event of
    /// the file, next year's Dune, and a Dune of the same title from another file.
    void handingOverHarmsNoOtherEvent() {
        m_fixture->open({awardDocument(), playedRuleset(), nextYear()});
        const QString stick = m_fixture->scratch().folder() + u"/STICK"_s;
        QVERIFY(QDir().mkpath(stick));
        handOverEach(*m_fixture, stick);
        const auto first = filesBelow(stick);
        QVERIFY(first.size() > 12);
        WindowFixture another;
        another.clock().set(another.clock().nowUtc().addDays(1));
        another.open({awardDocument()});
        handOverEach(another, stick);
        QCOMPARE(lostSince(first, filesBelow(stick)), QStringList());
        QCOMPARE(QDir(stick).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name),
                 (QStringList{u"Dune 2026 hand-in"_s, u"Dune 2026 hand-in (2)"_s,
                              u"Dune 2027 hand-in"_s, u"Puerto Rico 2026 hand-in"_s}));
        // The planted fault: something of the first was written over.
        writeBytes(stick + u"/Dune 2026 hand-in/2 Dune 2026 result form.pdf"_s, "Puerto Rico");
        QCOMPARE(lostSince(first, filesBelow(stick)),
                 QStringList{u"Dune 2026 hand-in/2 Dune 2026 result form.pdf"_s});
    }

    void anEnterTooManyClosesNothing() {
        open();
        visible<QPushButton>(u"closeAnyway"_s)->setFocus();
        press(u"Return"_s); // asks
        QVERIFY(visible<QPushButton>(u"keepOpen"_s)->hasFocus());
        press(u"Return"_s);
        QVERIFY(!isClosed() && visible<QPushButton>(u"closeAnyway"_s));
    }

    // What is open stands above: nobody closes with it by one click, nor by a second one there.
    void closingAnywayTakesASecondDecision() {
        open();
        const auto* anyway = visible<QPushButton>(u"closeAnyway"_s);
        QWidget& window = m_fixture->window();
        const QPoint at = anyway->mapTo(&window, anyway->rect().center());
        for (int click = 0; click < 3; ++click) {
            QWidget* under = window.childAt(at);
            QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(&window, at));
            QCoreApplication::processEvents();
            QVERIFY(!isClosed());
        }
        if (auto* keepOpen = visible<QPushButton>(u"keepOpen"_s))
            keepOpen->click(); // the last click asked
        visible<QPushButton>(u"closeAnyway"_s)->click();
        QVERIFY(visible<QPushButton>(u"keepOpen"_s)->hasFocus());
        press(u"Return"_s);
        QVERIFY(!isClosed() && visible<QPushButton>(u"closeAnyway"_s));
        visible<QPushButton>(u"closeAnyway"_s)->click();
        press(u"Escape"_s); // keeps it open as well
        QVERIFY(!isClosed() && !visible<QPushButton>(u"keepOpen"_s));
        QVERIFY(!visible<QPushButton>(u"closeAnyway"_s)->hasFocus());
        visible<QPushButton>(u"closeAnyway"_s)->click();
        press(u"Tab"_s);
        QVERIFY(visible<QPushButton>(u"closeWithThisOpen"_s)->hasFocus());
        press(u"Return"_s); // it was pressed by Space alone
        QVERIFY(isClosed());
    }

    void whatIsOpenIsNamedAndLedTo() {
        open();
        QCOMPARE(openText(0), u"The final has no result, so there are no places"_s);
        int row = 0;
        while (!openText(row).isEmpty() && !openText(row).contains(u"Best Bene"_s))
            ++row;
        auto* button = visible<QPushButton>(u"openButton%1"_s.arg(row));
        QVERIFY(button);
        button->setFocus();
        press(u"Return"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"awards"_s);
    }

    void itIsClosedNeverthelessAndThenRead() {
        open();
        QVERIFY(!visible<QPushButton>(u"closeEvent"_s));
        // An Enter too many leads to the first thing that is open.
        QVERIFY(!visible<QPushButton>(u"closeAnyway"_s)->hasFocus());
        QVERIFY(visible<QPushButton>(u"openButton0"_s)->hasFocus());
        close();
        QVERIFY(isClosed());
        QCOMPARE(banner(), u"Dune 2026 is closed: you can read it but not change it."_s);
        QVERIFY(!m_fixture->book().canWrite());
        QVERIFY(m_fixture->book().canWriteFile());
        // Every page stands, and none takes anything.
        for (const PageEntry& page : m_fixture->workspace().pages()) {
            m_fixture->goTo(page.id);
            QVERIFY(!banner().isEmpty());
        }
        m_fixture->goTo(u"awards"_s);
        press(u"H"_s);
        QVERIFY(m_fixture->event().awardDecisions.empty());
        QVERIFY(!visible<QPushButton>(u"awardNext"_s));
        m_fixture->goTo(u"players"_s);
        for (auto* field : m_fixture->window().findChildren<QLineEdit*>(u"playerName"_s))
            QVERIFY(field->isReadOnly() || !field->isVisible());
    }

    void anActIsRefusedInOneSentence() {
        open();
        close();
        m_fixture->goTo(u"players"_s);
        Settings settings;
        settings.prizeLevel = Count(5);
        QVERIFY(!m_fixture->book().perform(changeSettings(m_fixture->event(), settings)));
        QCOMPARE(
            m_fixture->notice(),
            u"Dune 2026 is closed, so it cannot be changed. Reopen it first, with a reason."_s);
    }

    void undoDoesNotGoBackBehindIt() {
        open();
        m_fixture->goTo(u"awards"_s);
        press(u"H"_s);
        toClosing();
        close();
        press(u"Ctrl+Z"_s);
        QVERIFY(isClosed());
        QVERIFY(m_fixture->event().awardDecisions.front().handedOver);
    }

    void theJournalSaysWhyNothingIsPutBack() {
        open();
        m_fixture->goTo(u"awards"_s);
        press(u"H"_s);
        toClosing();
        close();
        m_fixture->goTo(u"journal"_s);
        auto& list = m_fixture->widget<QTableView>(u"journalList"_s);
        QStringList reasons;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            list.selectRow(row);
            reasons << m_fixture->widget<QLabel>(u"journalWhyNot"_s).text();
        }
        const QString closed
            = u"Dune 2026 is closed, so it cannot be changed. Reopen it first, with a reason."_s;
        QCOMPARE(reasons.count(closed), 1); // the others are acts that undo stops at
    }

    void anotherEventOfTheFileIsNotReadOnlyForThat() {
        m_fixture->open({R"({"format": "mentat-event", "version": 1,
                             "event": {"name": "Dune", "year": 2024, "rules": "wbc-dune"},
                             "players": []})",
                         awardDocument()});
        toClosing();
        close();
        const auto* saved = m_fixture->window().statusBar()->findChild<QLabel*>();
        QCOMPARE(saved->text(), u"Read only"_s);
        const auto& events = m_fixture->book().book().events;
        const auto other = std::ranges::find_if(
            events, [](const BookEvent& entry) { return !entry.event.details.closed; });
        QVERIFY(other != events.end());
        m_fixture->book().chooseEvent(other->id);
        QVERIFY(saved->text() != u"Read only"_s);
    }

    void itIsReopenedWithAReason() {
        open();
        close();
        toClosing();
        QVERIFY(visible<QLineEdit>(u"reopenReason"_s)->hasFocus());
        press(u"Return"_s);
        QVERIFY(isClosed()); // not without one
        reopen(u"a wrong line"_s);
        QVERIFY(!isClosed());
        QCOMPARE(banner(), QString());
        const auto& last = m_fixture->book().nextUndo();
        QCOMPARE(m_fixture->book().wording().journal(last->change.kind, last->change.operands),
                 u"Dune 2026 reopened (a wrong line)"_s);
        m_fixture->goTo(u"awards"_s);
        press(u"H"_s);
        QVERIFY(m_fixture->event().awardDecisions.front().handedOver);
    }

    void theBannerLeadsToReopening() {
        open();
        close();
        m_fixture->goTo(u"players"_s);
        visible<QPushButton>(u"toReopening"_s)->setFocus();
        press(u"Space"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"event"_s);
        QVERIFY(visible<QLineEdit>(u"reopenReason"_s));
        // There, the page has the button.
        const auto& toReopening = m_fixture->widget<QPushButton>(u"toReopening"_s);
        QVERIFY(toReopening.isHidden());
        QVERIFY(visible<QPushButton>(u"reopenEvent"_s));
        m_fixture->widget<QTabBar>(u"eventTabs"_s).setCurrentIndex(0);
        QVERIFY(!toReopening.isHidden());
    }

    void aFileWithAClosedEventOpensToBeRead() {
        open();
        close();
        m_fixture->reopen();
        QVERIFY(isClosed());
        QVERIFY(!banner().isEmpty());
        QVERIFY(m_fixture->book().session().canWrite());
    }

    void aSettledEventIsClosedByTheAccent() {
        QByteArray document = R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Storm", "year": 2026, "rules": "eye-of-the-storm"},
            "players": []})";
        open(document);
        QVERIFY(visible<QPushButton>(u"closeEvent"_s)->hasFocus());
        press(u"Return"_s); // the focus came by itself
        QVERIFY(!isClosed());
        const QString told = m_fixture->window().statusBar()->currentMessage();
        QVERIFY2(told.contains(u"Press Space or click"_s), qPrintable(told));
        press(u"Space"_s);
        QVERIFY(isClosed());
        QVERIFY(banner().startsWith(u"Storm 2026 is closed"_s));
    }
};

} // namespace mentat::test::tst_closing

MENTAT_TEST(tst_closing, TestClosing, QApplication)
#include "tst_closing.moc"

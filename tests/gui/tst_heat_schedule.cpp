#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/heats/day/heat_schedule.h"
#include "ui/heats/rounds/rounds_page.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_heat_schedule {

namespace {

const QByteArray document = R"({"format":"mentat-event","version":1,
    "event":{"name":"Dune","year":2026,"rules":"wbc-dune"},
    "players":[{"id":"p1","name":"Ada Byron"},{"id":"p2","name":"Grace Hopper"}],
    "heats":[{"number":1,"start":"2026-07-29T13:00","minutes":300,"entrants":["p1"],"games":[]},
             {"number":2,"start":"2026-07-30T13:00","minutes":300,"entrants":[],"games":[]}]})";

} // namespace

/// A heat that is postponed or canceled from its page.
class TestHeatSchedule : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    RoundsPage* m_page = nullptr;

    [[nodiscard]] const Heat& heat() const {
        return std::get<DunePlay>(m_fixture->event().play).heats.front();
    }
    [[nodiscard]] QAction& action(const QString& begin) const {
        const auto actions = m_page->actions();
        const auto found = std::ranges::find_if(actions, [&](const QAction* action) {
            return action->text().remove(u'&').startsWith(begin);
        });
        if (found == actions.end())
            qFatal("no such act");
        return **found;
    }
    /// Chooses the act and types into its dialog, which has the keys; says whether it is gone then.
    template <class Dialog>
    void choose(const QString& begin, const std::function<void(Dialog&)>& type) {
        QTimer::singleShot(0, m_page, [&] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (!dialog)
                qFatal("no such dialog");
            type(*dialog);
            if (dialog->isVisible())
                dialog->reject();
        });
        action(begin).trigger();
        m_fixture->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window(), patience));
    }

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(u"fusion"_s); }
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T12:45:00Z"_s, Qt::ISODate));
        m_fixture->open({document});
        m_page = &m_fixture->page<RoundsPage>(u"heats"_s);
    }
    void cleanup() { m_fixture.reset(); }

    void aHeatIsCancelledWithItsReasonAndHeldAfterAll() {
        const auto& banner = m_fixture->widget<QWidget>(u"cancelledHeat"_s);
        const auto& field = m_fixture->widget<QLineEdit>(u"checkInField"_s);
        QVERIFY(!banner.isVisible());
        choose<ReasonDialog>(u"Cancel"_s, [](ReasonDialog& dialog) {
            QTest::keyClick(&dialog, Qt::Key_Return); // without a reason nothing is done
            QVERIFY(dialog.isVisible());
        });
        QVERIFY(!heat().details.canceled);
        choose<ReasonDialog>(u"Cancel"_s, [](ReasonDialog& dialog) {
            QTest::keyClicks(dialog.findChild<QLineEdit*>(), u"no light"_s);
            QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
        });
        QCOMPARE(heat().details.canceled, std::optional(u"no light"_s));
        QVERIFY(banner.isVisible() && !field.isEnabled());
        QCOMPARE(banner.findChild<QLabel*>(QString(), Qt::FindDirectChildrenOnly)->isVisible(),
                 true);
        QCOMPARE(m_fixture->widget<QTabBar>(u"roundTabs"_s).tabText(0), u"Heat 1 – canceled"_s);
        QVERIFY(!m_fixture->widget<QPushButton>(u"nextStep"_s).isVisible());
        QVERIFY(!action(u"Cancel"_s).isEnabled());
        // A name that is typed all the same is told, not taken.
        m_fixture->press(u"G"_s);
        QCOMPARE(field.text(), QString());
        m_fixture->widget<QPushButton>(u"holdAfterAll"_s).click();
        QVERIFY(!banner.isVisible() && field.isEnabled());
        QCOMPARE(heat().entrants.size(), size_t(1));
        m_fixture->press(u"Ctrl+Z Ctrl+Z"_s);
        QVERIFY(!heat().details.canceled);
    }

    void postponingNeedsTheKeyboardAlone() {
        choose<PostponeDialog>(u"Postpone"_s, [](PostponeDialog& dialog) {
            auto* start = dialog.findChild<QLineEdit*>(u"postponedStart"_s);
            auto* reason = dialog.findChild<QLineEdit*>(u"postponedReason"_s);
            QTRY_VERIFY_WITH_TIMEOUT(start->hasFocus(), patience);
            QCOMPARE(start->selectedText(), start->text());
            WindowFixture::press(u"X Return"_s); // no time: it stays there, and says so
            QCOMPARE(start->text(), u"x"_s);
            QVERIFY(start->hasFocus() && start->hasSelectedText());
            QCoreApplication::processEvents();
            for (const auto* label : dialog.findChildren<QLabel*>()) {
                if (label->isVisible() && label->text().startsWith(u"This is not a day"_s))
                    QVERIFY(label->height() >= label->heightForWidth(label->width()));
            }
            // Nothing of the form has gone out of sight.
            const auto* area = dialog.findChild<QScrollArea*>();
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
            WindowFixture::press(u"7 P M Return"_s);
            QVERIFY(reason->hasFocus()); // which is missing still
            WindowFixture::press(u"R A I N Return"_s);
            QVERIFY(!dialog.isVisible());
        });
        QCOMPARE(heat().details.start->text(), u"2026-07-29T19:00"_s);
    }

    void aHeatIsPostponedToATimeAsPeopleSayIt() {
        choose<PostponeDialog>(u"Postpone"_s, [](PostponeDialog& dialog) {
            auto* accept = dialog.findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
            QVERIFY(!accept->isEnabled());
            auto* start = dialog.findChild<QLineEdit*>(u"postponedStart"_s);
            start->setFocus();
            start->selectAll();
            QTest::keyClicks(start, u"7pm"_s);
            QTest::keyClick(start, Qt::Key_Return);
            QVERIFY(!accept->isEnabled());
            QTest::keyClicks(dialog.findChild<QLineEdit*>(u"postponedReason"_s), u"no light"_s);
            QVERIFY(accept->isEnabled());
            accept->click();
        });
        QCOMPARE(heat().details.start->text(), u"2026-07-29T19:00"_s);
        QCOMPARE(heat().entrants.size(), size_t(1));
        m_fixture->press(u"Ctrl+Z"_s);
        QCOMPARE(heat().details.start->text(), u"2026-07-29T13:00"_s);
    }
};

} // namespace mentat::test::tst_heat_schedule

MENTAT_TEST(tst_heat_schedule, TestHeatSchedule, QApplication)
#include "tst_heat_schedule.moc"

#include "app/session/acts.h"
#include "app/session/rounds/round_acts.h"
#include "scoring/dune/dune_clocks.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dune/dune_heats_window.h"
#include "ui/heats/clock/clock_bar.h"
#include "ui/heats/clock/clock_panel.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/look/text_label.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_calling_the_clock {

/// Calling the clock (R8), by keys, under a clock that the test sets.
class TestCallingTheClock : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    int m_keys = 0;

    void setTime(const char* time) {
        m_fixture->clock().set(
            QDateTime::fromString(u"2026-07-29T%1Z"_s.arg(QString::fromLatin1(time)), Qt::ISODate));
    }
    /// Three tables that play.
    void open(const QString& page = u"heats"_s) {
        m_fixture = std::make_unique<WindowFixture>();
        setTime("15:00:00");
        m_fixture->open({resultsDocument(3)});
        m_fixture->goTo(page);
    }
    void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QCoreApplication::processEvents();
            ++m_keys;
        }
    }
    std::vector<CalledClock> clocks() {
        return calledClocks(m_fixture->book().session(), m_fixture->book().eventId());
    }
    QString header() {
        const auto& next = m_fixture->widget<QLabel>(u"nextCalledClock"_s);
        return next.isVisible() ? next.text() : QString();
    }
    ClockBar& clockBar() { return *m_fixture->window().findChild<ClockBar*>(); }
    QWidget& panel() { return m_fixture->widget<QWidget>(u"calledClocks"_s); }
    /// What the panel says of the clock at this place; empty where there is none.
    QString state(int place) {
        for (const auto* label :
             panel().findChildren<QLabel*>(u"calledClockState%1"_s.arg(place))) {
            if (!label->isHidden())
                return label->text();
        }
        return {};
    }
    QPushButton* done(int place) {
        for (auto* button : panel().findChildren<QPushButton*>(u"calledClockDone%1"_s.arg(place))) {
            if (!button->isHidden())
                return button;
        }
        return nullptr;
    }
    QWidget& line() { return m_fixture->widget<QWidget>(u"callClock"_s); }
    QString reason() { return line().findChild<ReasonLine*>()->text(); }

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    void fourKeys() {
        open();
        QVERIFY(panel().isHidden()); // no room while none runs
        QCOMPARE(header(), QString());
        auto& before = *QApplication::focusWidget();
        m_keys = 0;
        keys(u"F5 3 P Return"_s);
        std::printf("keys to call the clock: %d\n", m_keys);
        QVERIFY(m_keys <= 4);
        QCOMPARE(clocks().size(), size_t(1));
        QVERIFY(clocks().front()
                == (CalledClock{{HeatNumber(1), TableNumber(3)},
                                clockRuleOf(ClockAction::BattlePlans),
                                m_fixture->clock().nowUtc()}));
        QCOMPARE(header(), u"Table 3 · battle plans 2:00"_s);
        QVERIFY(panel().isVisible());
        QCOMPARE(state(0), u"2:00"_s);
        QVERIFY(before.hasFocus());
        QVERIFY(line().isHidden());
    }

    void severalAtOnceByTable() {
        open();
        keys(u"F5 1 N Return"_s);
        setTime("15:00:30");
        keys(u"F5 3 P Return"_s);
        keys(u"F5 3 B Return"_s);
        QCOMPARE(header(), u"Table 3 · bid 0:10 (+2)"_s);
        QCOMPARE(state(0), u"0:10"_s);
        QCOMPARE(state(1), u"2:00"_s);
        QCOMPARE(state(2), u"4:30"_s);
        setTime("15:01:18");
        QTRY_COMPARE_WITH_TIMEOUT(state(0), u"Time is up: pass, no bid"_s, patience);
        QCOMPARE(state(1), u"1:12"_s);
        QCOMPARE(state(2), u"3:42"_s);
        QCOMPARE(header(), u"Table 3: pass, no bid (+2)"_s);
    }

    void zeroIsSaidOnceAndStays() {
        open();
        keys(u"F5 2 P Return"_s);
        const QSignalSpy said(clockBar().findChild<RunningClocks*>(), &RunningClocks::ranOut);
        setTime("15:01:59");
        QTRY_COMPARE_WITH_TIMEOUT(state(0), u"0:01"_s, patience);
        QCOMPARE(said.size(), 0);
        setTime("15:02:00");
        QTRY_COMPARE_WITH_TIMEOUT(
            state(0), u"Time is up: lowest available leader, dial 0, 0 spice, no cards"_s,
            patience);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
        // What a screen reader is told.
        QCOMPARE(clockBar().accessibleName(),
                 u"Table 2: lowest available leader, dial 0, 0 spice, no cards"_s);
        QCOMPARE(header(), u"Table 2: lowest available leader, dial 0, 0 spice, no cards"_s);
        setTime("15:09:00");
        m_fixture->goTo(u"results"_s);
        QCOMPARE(header(), u"Table 2: lowest available leader, dial 0, 0 spice, no cards"_s);
        setTime("15:20:00");
        QTRY_COMPARE_WITH_TIMEOUT(header(), u"Table 2: battle plans ran out at 15:02"_s, patience);
        QCOMPARE(said.size(), 1);
        keys(u"Shift+F5"_s); // one key, from any page
        QVERIFY(clocks().empty());
        QCOMPARE(header(), QString());
        m_fixture->goTo(u"heats"_s);
        QVERIFY(panel().isHidden());
    }

    void aRestartInTheMiddle() {
        open();
        keys(u"F5 3 P Return F5 1 N Return"_s);
        setTime("15:00:48");
        m_fixture->reopen();
        QCOMPARE(header(), u"Table 3 · battle plans 1:12 (+1)"_s); // by the time of day
        m_fixture->goTo(u"heats"_s);
        QCOMPARE(state(1), u"4:12"_s);
        setTime("15:30:00");
        m_fixture->reopen(); // it ran out while the window was closed
        QCOMPARE(header(), u"Table 3: battle plans ran out at 15:02 (+1)"_s);
        m_fixture->goTo(u"heats"_s);
        QCOMPARE(state(1), u"Ran out at 15:05: alliances stay as they were"_s);
        QCOMPARE(clockBar().accessibleName(), QString()); // nobody needs to be called
    }

    void doneInTimeByItsButton() {
        open();
        keys(u"F5 1 N Return F5 3 P Return"_s);
        QVERIFY(done(1));
        done(1)->setFocus();
        keys(u"Space"_s); // the nexus of table 1
        QCOMPARE(clocks().size(), size_t(1));
        QCOMPARE(clocks().front().rule, clockRuleOf(ClockAction::BattlePlans));
        QVERIFY(done(0));
        QVERIFY(done(0)->hasFocus());
        keys(u"Space"_s);
        QVERIFY(clocks().empty());
        QVERIFY(panel().isHidden());
        QVERIFY(QApplication::focusWidget());
        QVERIFY(QApplication::focusWidget()->isVisible());
    }

    void aTableThatIsNotThereIsRefused() {
        open();
        auto& before = *QApplication::focusWidget();
        keys(u"F5 Return"_s);
        QCOMPARE(reason(), u"Type a table number."_s);
        keys(u"9 Return"_s);
        QCOMPARE(reason(), u"Heat 1 has no table 9."_s);
        QVERIFY(clocks().empty());
        QVERIFY(line().isVisible());
        keys(u"2 Return"_s); // what was typed is selected
        QCOMPARE(clocks().size(), size_t(1));
        keys(u"F5 1 Escape"_s);
        QVERIFY(line().isHidden());
        QVERIFY(before.hasFocus());
        QCOMPARE(clocks().size(), size_t(1));
        keys(u"F5 Return"_s); // nothing is left of it
        QCOMPARE(reason(), u"Type a table number."_s);
        keys(u"F Return"_s);
        QCOMPARE(reason(), u"The Final has no tables yet. Draw them first."_s);
    }

    void nothingIsDrawnYet() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [],
            "heats": [{"number": 1, "entrants": [], "games": []}]})"});
        keys(u"F5 1 Return"_s);
        QCOMPARE(reason(), u"No heat has tables yet."_s);
    }

    void itsLettersAreNotThePages() {
        open();
        m_fixture->widget<QWidget>(u"table1"_s).findChild<QAbstractItemView*>()->setFocus();
        const auto entry = m_fixture->book().nextUndo();
        keys(u"F5 1 S M L X Return"_s); // on the page: start, move, lock, leave
        QCOMPARE(m_fixture->book().nextUndo().has_value(), entry.has_value());
        QCOMPARE(clocks().size(), size_t(1));
        QCOMPARE(clocks().front().rule, clockRuleOf(ClockAction::AlliesBeforeMovement));
    }

    void whileASheetIsTyped() {
        open(u"results"_s);
        keys(u"1 Return 7"_s);
        QWidget* field = QApplication::focusWidget();
        keys(u"F5 2 A Return"_s);
        QCOMPARE(header(), u"Table 2 · allies before battle 2:00"_s);
        QCOMPARE(QApplication::focusWidget(), field);
        QCOMPARE(m_fixture->workspace().currentId(), u"results"_s);
    }

    void whoseActionItIs() {
        open();
        keys(u"F5 1 B Tab B Return"_s); // Blaise Pascal, in the list of the table's players
        QCOMPARE(clocks().front().whose, PlayerId::fromText(u"p2"_s));
        keys(u"F5 1 B"_s);
        auto& whose = m_fixture->widget<QComboBox>(u"callClockWhose"_s);
        QCOMPARE(whose.count(), 7);
        keys(u"Return"_s);
        QVERIFY(!clocks().back().whose);
        QVERIFY(!done(0)->accessibleName().isEmpty());
        QVERIFY(done(0)->accessibleName().contains(u"Blaise Pascal"_s));
    }

    void fromTheTablesMenu() {
        open();
        TableMenu menu(m_fixture->book(), duneHeatsWindow, {HeatNumber(1), TableNumber(2)},
                       PlayerId::fromText(u"p8"_s));
        const auto* sub = menu.findChild<QMenu*>(u"callClockMenu"_s);
        QVERIFY(sub);
        QCOMPARE(sub->actions().size(), 8);
        QCOMPARE(sub->actions().at(2)->text(), u"battle plans, 2:00: Henri Cartan"_s);
        sub->actions().at(2)->trigger();
        QCOMPARE(sub->actions().at(3)->text(), u"nexus, 5:00"_s);
        sub->actions().at(3)->trigger();
        QCOMPARE(clocks().size(), size_t(2));
        QCOMPARE(clocks()[0].whose, PlayerId::fromText(u"p8"_s));
        QCOMPARE(clocks()[1].table, (GameAddress{HeatNumber(1), TableNumber(2)}));
        QVERIFY(!clocks()[1].whose);
    }

    void fromWhateverIsFound() {
        open(u"standings"_s);
        keys(u"Ctrl+K"_s);
        WindowFixture::type(u"clock 3 bat"_s);
        keys(u"Return"_s);
        QCOMPARE(header(), u"Table 3 · battle plans 2:00"_s);
        keys(u"Ctrl+K"_s);
        WindowFixture::type(u"call table 2 dip"_s);
        keys(u"Return"_s);
        QCOMPARE(clocks().size(), size_t(2));
        QCOMPARE(clocks().back().rule, clockRuleOf(ClockAction::DiplomacyChip));
        keys(u"Ctrl+K"_s);
        WindowFixture::type(u"dismiss table 3"_s);
        keys(u"Return"_s);
        QCOMPARE(header(), u"Table 2 · diplomacy chip 1:00"_s);
    }

    void chipMinutesAreCounted() {
        open();
        keys(u"F5 2 D Return Shift+F5"_s);
        setTime("15:20:00");
        keys(u"F5 2 D Return"_s);
        bool isSaid = false;
        for (const QLabel* label : panel().findChildren<QLabel*>())
            isSaid = isSaid || label->text().contains(u"minute 2 at this table"_s);
        QVERIFY(isSaid);
    }

    void inTheFinal() {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-08-01T09:05:00Z"_s, Qt::ISODate));
        m_fixture->open({finalDocument({})});
        m_fixture->workspace().go(u"final"_s, u"tables"_s);
        keys(u"G E A H F B F9 Ctrl+Return"_s);
        keys(u"F5 P Return"_s); // its table is meant
        QCOMPARE(header(), u"Final · battle plans 2:00"_s);
        QVERIFY(clocks().front().table.round.isAdvanced());
    }

    void aClosedEventCallsNone() {
        open();
        keys(u"F5 1 N Return"_s);
        const auto change = closeEvent(m_fixture->event());
        QVERIFY(m_fixture->book().perform(change));
        QCoreApplication::processEvents(); // the pages are made anew
        keys(u"F5 1 P Return"_s);
        QVERIFY2(reason().contains(u"closed"_s), qPrintable(reason()));
        QCOMPARE(clocks().size(), size_t(1));
        keys(u"Shift+F5"_s); // the one from before goes all the same
        QVERIFY(clocks().empty());
    }
};

} // namespace mentat::test::tst_calling_the_clock

MENTAT_TEST(tst_calling_the_clock, TestCallingTheClock, QApplication)
#include "tst_calling_the_clock.moc"

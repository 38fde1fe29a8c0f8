#include "app/session/rounds/phone_check_ins.h"
#include "app/session/rounds/round_acts.h"
#include "scoring/dune/dune_clocks.h"
#include "tests/desktop/desk_document.h"
#include "tests/desktop/dialogs_go_away.h"
#include "tests/desktop/duties_after_the_heats.h"
#include "tests/gui/results_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/dune/results/sheet/dune_fields.h"
#include "ui/screen/second_screen.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_typed_keys {

/// Every key of the table, pressed on the X server in its focus. There a text field takes more keys
/// for itself than on other platforms (Ctrl+E, Ctrl+K, Ctrl+U), and the window manager comes first.
class TestTypedKeys : public QObject, private DutiesAfterTheHeats {
    Q_OBJECT

private:
    const Heat& heat() {
        return *findHeat(std::get<DunePlay>(m_fixture->event().play), HeatNumber(1));
    }
    const Player& ada() { return m_fixture->event().players.front(); }
    size_t started() {
        return static_cast<size_t>(
            std::count_if(heat().games.begin(), heat().games.end(),
                          [](const Game& g) { return g.start.has_value(); }));
    }
    QAction* actionOf(const QKeySequence& key) {
        for (QAction* action : m_fixture->window().findChildren<QAction*>()) {
            if (action->shortcuts().contains(key))
                return action;
        }
        return nullptr;
    }

    bool isAsOpened(const QString& page, const Event& opened) {
        QCoreApplication::processEvents();
        return m_fixture->window().isActiveWindow() && m_fixture->window().workspace()
               && m_fixture->workspace().currentId() == page && m_fixture->event() == opened
               && !QApplication::activePopupWidget()
               && std::ranges::none_of(QApplication::topLevelWidgets(), [this](QWidget* widget) {
                      return widget->isVisible() && widget != &m_fixture->window();
                  });
    }
    void openAt(const QString& page, int players, int in) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->open({deskDocument(players, in)});
        m_fixture->goTo(page);
    }
    void type(const QString& text) {
        widget<QLineEdit>(u"checkInField"_s).setFocus();
        m_input->type(text);
    }
    void focusFirstTable() {
        openAt(u"heats"_s, 12, 12);
        m_input->press(u"F9"_s);
        QTRY_COMPARE_WITH_TIMEOUT(heat().games.size(), size_t(2), patience);
        widget(u"table1"_s).findChild<QAbstractItemView*>()->setFocus();
    }

    std::map<DeskKey, Duty> playerDuties() {
        const auto count = [this] { return m_fixture->event().players.size(); };
        const auto open = [this] { openAt(u"players"_s, 12, 0); };
        return {
            {DeskKey::AddPlayer,
             {[this, open] {
                  open();
                  m_input->type(u"zoe gamma"_s);
              },
              [count] { return count() == 13; }}},
            {DeskKey::FindPlayer,
             {[this, open] {
                  open();
                  focusRow(u"playersList"_s);
              },
              [this] { return widget(u"playerSearch"_s).hasFocus(); }}},
            {DeskKey::EditPlayer,
             {[this, open] {
                  open();
                  focusRow(u"playersList"_s);
              },
              [this] { return widget(u"playerName"_s).hasFocus(); }}},
            {DeskKey::RemovePlayer,
             {[this, open] {
                  open();
                  focusRow(u"playersList"_s);
              },
              [count] { return count() == 11; }}},
        };
    }
    /// lead: to the row of Ada Byron in the list, or to her name in the field.
    std::map<DeskKey, Duty> checkInDuties(const std::function<void()>& lead,
                                          const std::function<void()>& leadToNobody) {
        return {
            {DeskKey::BroughtCopy, {lead, [this] { return ada().copies == Count(1); }}},
            {DeskKey::ChangePreference,
             {lead, [this] { return ada().preference == Preference::Base; }}},
            {DeskKey::PlaysIfNeeded,
             {lead, [this] { return heat().standby == std::vector{ada().id}; }}},
            {DeskKey::TakeOut, {leadToNobody, [this] { return heat().entrants.size() == 10; }}},
            {DeskKey::PaperList,
             {lead, [this] { return widget(u"checkInList"_s).hasFocus() || isPaperList(); }}},
            {DeskKey::LetIn,
             {[this] {
                  openAt(u"heats"_s, 11, 10);
                  OpenBook& book = m_fixture->book();
                  (void)checkInByPhone(book.session(), book.eventId(), HeatNumber(1),
                                       book.event().players.back().id, PhoneRule::AllWait);
              },
              [this] { return heat().entrants.size() == 11; }}},
            {DeskKey::Tick,
             {[this] {
                  openAt(u"heats"_s, 12, 11);
                  m_input->press(u"F4"_s);
              },
              [this] { return heat().entrants.size() == 10; }}},
        };
    }
    bool isPaperList() {
        // Only there everyone stands in the list, also who is not in.
        return widget<QAbstractItemView>(u"checkInList"_s).model()->rowCount() == 12;
    }
    std::map<DeskKey, Duty> tableDuties() {
        const auto lead = [this] { focusFirstTable(); };
        const auto isOffered = [this] { return widget(u"seatChoiceList"_s).hasFocus(); };
        return {
            {DeskKey::MoveToTable, {lead, isOffered}},
            {DeskKey::LeavesTable, {lead, isOffered}},
            {DeskKey::LockTable, {lead, [this] { return heat().games.front().locked; }}},
            {DeskKey::StartAll, {lead, [this] { return started() == 2; }}},
            {DeskKey::StartTable, {lead, [this] { return started() == 1; }}},
        };
    }
    bool isInField(const SheetField& field) {
        const auto* edit = qobject_cast<SheetEdit*>(QApplication::focusWidget());
        return edit && edit->field() == field;
    }
    /// The sheet of table 1 of a heat whose tables play, and these keys.
    void openSheet(const QString& keys) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        QByteArray document = resultsDocument(2);
        document.replace(R"("rules": "wbc-dune")",
                         R"("rules": "wbc-dune", "sets": ["base", "ixians-tleilaxu"])");
        m_fixture->open({document});
        m_fixture->goTo(u"results"_s);
        m_input->press(u"1 Return"_s);
        QTRY_VERIFY_WITH_TIMEOUT(sheet(), patience);
        m_input->press(keys);
    }
    /// Of a solo victory. With two strongholds there are too few, which is a warning.
    static QString wholeSheet(int strongholds) {
        return u"7 F8 S Down E Return E 7 Return %1 1 1 Return 1 4 Return 2 G 5 Return H 4 Return "
               "F 3 Return A 2 Return B 3 Return"_s.arg(strongholds);
    }
    std::map<DeskKey, Duty> resultDuties() {
        const auto typed = [this] { openSheet(wholeSheet(3)); };
        const auto recorded = [this] {
            openSheet(wholeSheet(2));
            m_input->press(u"Ctrl+Return Ctrl+Return"_s); // the first asks to look at it
            QTRY_VERIFY_WITH_TIMEOUT(dune(heat().games.front()).victory, patience);
        };
        const auto both = [this](const QString& keys) {
            openSheet(u"7"_s);
            m_fixture->workspace().go(u"results"_s, u"1/2"_s);
            m_input->press(keys);
        };
        const auto shows
            = [this](int table) { return sheet()->place().table == TableNumber(table); };
        return {
            {DeskKey::DoubleCheck,
             {recorded, [this] { return widget(u"secondLook"_s).isVisible(); }}},
            {DeskKey::AcceptWarnings,
             {recorded, [this] { return heat().games.front().accepted.size() == 1; }}},
            {DeskKey::Record,
             {typed, [this] { return dune(heat().games.front()).victory.has_value(); }}},
            {DeskKey::OpenControlGrid,
             {[this] { openSheet(u"7"_s); },
              [this] {
                  return isInField({FieldKind::Control, 0});
              }}},
            // The losers' values: until then the last field of a loser's row are the points.
            {DeskKey::AllValues,
             {typed, [this] { return sheet()->findChild<QWidget*>(losersCards())->isVisible(); }}},
            {DeskKey::NextSheet,
             {[both] { both(u"6 Ctrl+PgUp"_s); }, [shows] { return shows(2); }}},
            {DeskKey::PreviousSheet, {[both] { both(u"6"_s); }, [shows] { return shows(1); }}},
        };
    }
    std::map<DeskKey, Duty> recordedSheetDuties() {
        const auto read = [this] {
            openSheet(wholeSheet(3));
            m_input->press(u"Ctrl+Return"_s);
            QTRY_VERIFY_WITH_TIMEOUT(dune(heat().games.front()).victory, patience);
            m_input->press(u"1 Return"_s);
            QTRY_VERIFY_WITH_TIMEOUT(sheet() && sheet()->isReading(), patience);
        };
        return {{DeskKey::CorrectResult, {read, [this] { return !sheet()->isReading(); }}}};
    }
    static QString losersCards() { return u"sheet2%1"_s.arg(static_cast<int>(FieldKind::Cards)); }
    std::map<DeskKey, Duty> sheetRowDuties() {
        const auto inRow = [this] {
            openSheet(u"7 F8 S Down E Return E"_s);
            QTRY_VERIFY_WITH_TIMEOUT(isInField({FieldKind::Points, 0}), patience);
        };
        const auto leads = [this, inRow](FieldKind kind) {
            return Duty{inRow, [this, kind] { return isInField({kind, 0}); }};
        };
        const auto notes = [this, inRow](bool SheetRow::*fact) {
            return Duty{inRow, [this, fact] { return fields()->state().text.rows.front().*fact; }};
        };
        Duty excused = notes(&SheetRow::excused);
        excused.prepare = [this, inRow] {
            inRow();
            m_input->press(u"D"_s); // who drops out is excused or not
        };
        return {
            {DeskKey::DropsOut, notes(&SheetRow::dropout)},
            {DeskKey::Excused, excused},
            {DeskKey::JoinedLate, notes(&SheetRow::late)},
            {DeskKey::ShieldWallAlone, notes(&SheetRow::shieldWall)},
            {DeskKey::TechTokens, notes(&SheetRow::techTokens)},
            {DeskKey::PointsByGm, leads(FieldKind::QpByGm)},
            {DeskKey::SideDie, leads(FieldKind::Die)},
            {DeskKey::OtherPlayer,
             {inRow, [this] { return widget(u"playerChoiceField"_s).hasFocus(); }}},
        };
    }
    std::map<DeskKey, Duty> journalDuties() {
        const auto lead = [this] {
            openAt(u"heats"_s, 12, 11);
            m_input->press(u"Delete"_s);
            QTRY_COMPARE_WITH_TIMEOUT(heat().entrants.size(), size_t(10), patience);
            m_fixture->goTo(u"journal"_s);
            focusRow(u"journalList"_s);
        };
        return {{DeskKey::PutBack, {lead, [this] { return heat().entrants.size() == 11; }}}};
    }
    std::map<DeskKey, Duty> dutiesAt(KeyScope place) {
        switch (place) {
        case KeyScope::Everywhere: return {};
        case KeyScope::LostFile: return lostFileDuties();
        case KeyScope::Players: return playerDuties();
        case KeyScope::CheckIn: {
            const auto open = [this] { openAt(u"heats"_s, 12, 11); };
            return checkInDuties(
                [this, open] {
                    open();
                    type(u"ada byr"_s);
                    m_input->press(u"Left Left Left"_s);
                },
                open);
        }
        case KeyScope::Tables: return tableDuties();
        case KeyScope::Results: return resultDuties();
        case KeyScope::RecordedSheet: return recordedSheetDuties();
        case KeyScope::SheetRow: return sheetRowDuties();
        case KeyScope::Standings: return standingDuties();
        case KeyScope::Awards: return awardDuties();
        case KeyScope::PlayerParts: return houseDuties();
        case KeyScope::Games: return stormGameDuties();
        case KeyScope::FinalGame: return finalGameDuties();
        case KeyScope::CallList: return callListDuties();
        case KeyScope::Reports: return reportDuties();
        case KeyScope::Figures: return figureDuties();
        case KeyScope::Rules: return ruleDuties();
        case KeyScope::RulingPanel: return rulingDuties();
        case KeyScope::ImportPanel: return importDuties();
        case KeyScope::Journal: return journalDuties();
        case KeyScope::RulesetText: return rulesetDuties();
        case KeyScope::Guide: return guideDuties();
        }
        return {};
    }
    void doesItsDuty(const KeyRow& row, const std::map<DeskKey, Duty>& duties) {
        const auto duty = duties.find(row.key);
        QVERIFY2(duty != duties.end(), "nobody has written what this key must bring about");
        duty->second.prepare();
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!duty->second.isDone());
        m_input->press(row.sequence);
        QTRY_VERIFY_WITH_TIMEOUT(duty->second.isDone(), patience);
        QCOMPARE(m_input->ambiguous(), QStringList());
    }

private Q_SLOTS:
    void init() {
        m_input = std::make_unique<XInput>();
        m_fixture = std::make_unique<WindowFixture>();
    }
    void cleanup() {
        m_fixture.reset();
        m_input.reset();
    }

    void aKeyOfEveryPageIsNoTextFields_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("field");
        QTest::newRow("check-in") << u"heats"_s << u"checkInField"_s;
        QTest::newRow("search") << u"players"_s << u"playerSearch"_s;
        QTest::newRow("several lines") << u"event"_s << u"eventNotes"_s;
    }
    void aKeyOfEveryPageIsNoTextFields() {
        QFETCH(QString, page);
        QFETCH(QString, field);
        openAt(page, 12, 11);
        const Event opened = m_fixture->event();
        for (const KeyRow& row : keyTable()) {
            if (row.place != KeyScope::Everywhere)
                continue;
            // What a key has led away from or changed is opened anew.
            if (!isAsOpened(page, opened))
                openAt(page, 12, 11);
            const DialogsGoAway goAway;
            QAction* action = actionOf(row.sequence);
            if (!action) { // what it leads to is not there yet: the key must be free all the same
                action = new QAction(&m_fixture->window());
                action->setShortcut(row.sequence);
                m_fixture->window().addAction(action);
            }
            action->setEnabled(true);
            const QSignalSpy triggered(action, &QAction::triggered);
            QWidget& focus = widget(field);
            focus.setFocus();
            putFieldText(focus);
            // A window that the server takes the keyboard from for a moment would take the text,
            // and Ctrl+Z take it back.
            const QSignalBlocker nobodyTakesTheText(focus);
            const QString before = fieldText(focus);
            m_input->press(row.sequence);
            const QString key = row.sequence.toString();
            QTRY_VERIFY2_WITH_TIMEOUT(triggered.size() == 1, qPrintable(key), patience);
            QVERIFY2(fieldText(focus) == before, qPrintable(key));
            QVERIFY2(m_input->ambiguous().isEmpty(), qPrintable(key));
        }
    }

    void aKeyOfAPlaceDoesItsDuty_data() {
        QTest::addColumn<int>("row");
        for (size_t i = 0; i < keyTable().size(); ++i) {
            if (keyTable()[i].place != KeyScope::Everywhere)
                QTest::addRow("%zu: %s", i, qPrintable(keyTable()[i].sequence.toString()))
                    << static_cast<int>(i);
        }
    }
    void aKeyOfAPlaceDoesItsDuty() {
        QFETCH(int, row);
        const KeyRow& key = keyTable()[static_cast<size_t>(row)];
        doesItsDuty(key, dutiesAt(key.place));
    }

    void theListAtTheDeskHasTheKeysOfTheField() {
        const auto lead = [this] {
            openAt(u"heats"_s, 12, 11);
            focusRow(u"checkInList"_s);
        };
        for (const KeyRow& row : keyTable()) {
            if (row.place != KeyScope::CheckIn)
                continue;
            const auto leadToAda = [this, lead] {
                lead();
                auto& list = widget<QAbstractItemView>(u"checkInList"_s);
                const auto found = list.model()->match(list.model()->index(0, 0), Qt::DisplayRole,
                                                       ada().name.text());
                QVERIFY(!found.isEmpty());
                list.setCurrentIndex(found.front());
            };
            auto duties = checkInDuties(leadToAda, lead);
            duties[DeskKey::PaperList].isDone = [this] { return isPaperList(); };
            doesItsDuty(row, duties);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void eachPageHasItsNumber() {
        m_fixture->openSample();
        const auto& pages = m_fixture->workspace().pages();
        for (size_t place = 0; place < pages.size() && place < 9; ++place) {
            m_input->press(pageSequence(static_cast<int>(place) + 1));
            QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workspace().currentId(), pages[place].id,
                                      patience);
        }
        m_input->press(u"Ctrl+1 Ctrl+2 Alt+Left"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workspace().currentId(), pages[0].id, patience);
        m_input->press(u"Alt+Right"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workspace().currentId(), pages[1].id, patience);
    }

    void aHeatFromTheDeskToItsStart() {
        openAt(u"heats"_s, 12, 10);
        m_input->type(u"karen"_s);
        m_input->press(u"Return Ctrl+B"_s); // Ctrl+B: whoever came in last
        QTRY_COMPARE_WITH_TIMEOUT(heat().entrants.size(), size_t(11), patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->event().players[10].copies, std::optional(Count(1)),
                                  patience);
        m_input->press(u"Ctrl+Z"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->event().players[10].copies != Count(1), patience);
        m_input->press(u"Ctrl+Shift+Z"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->event().players[10].copies, std::optional(Count(1)),
                                  patience);
        m_input->type(u"leon"_s);
        m_input->press(u"Ctrl+Z"_s); // of what was typed, which the field keeps for itself
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->event().players[10].copies, std::optional(Count(1)),
                                  patience);
        m_input->type(u"leon"_s);
        m_input->press(u"Return"_s);
        QTRY_COMPARE_WITH_TIMEOUT(heat().entrants.size(), size_t(12), patience);

        m_input->press(u"F9"_s);
        QTRY_COMPARE_WITH_TIMEOUT(heat().games.size(), size_t(2), patience);
        m_input->press(u"F11"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window().findChild<QWidget*>(u"callOut"_s), patience);
        QTRY_VERIFY_WITH_TIMEOUT(widget(u"callOut"_s).isActiveWindow(), patience);
        m_input->press(u"Escape"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->window().findChild<QWidget*>(u"callOut"_s), patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window().isActiveWindow(), patience);
        m_input->press(u"Ctrl+Return"_s);
        QTRY_COMPARE_WITH_TIMEOUT(started(), size_t(2), patience);
    }

    /// The window manager gives a new window the keyboard, unless it says that it wants none.
    void theSecondWindowLeavesTheKeyboardAtTheDesk() {
        openAt(u"players"_s, 12, 0);
        Choices choices = m_fixture->preferences().choices();
        choices.secondScreen.isChosen = true; // in a window that can be dragged
        m_fixture->preferences().setChoices(choices);
        const auto second = [this] { return m_fixture->window().secondScreen().window(); };
        m_input->press(u"Ctrl+F"_s);
        auto& field = widget<QLineEdit>(u"playerSearch"_s);
        QTRY_VERIFY_WITH_TIMEOUT(field.hasFocus(), patience);
        m_input->type(u"ad"_s);
        m_input->press(u"F11"_s);
        QTRY_VERIFY_WITH_TIMEOUT(second() && second()->isVisible(), patience);
        QVERIFY(QTest::qWaitForWindowExposed(second(), patience));
        m_input->type(u"a b"_s);
        QTRY_COMPARE_WITH_TIMEOUT(field.text(), u"ada b"_s, patience);
        QVERIFY(m_fixture->window().isActiveWindow());
        QTest::mouseClick(second(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(second()->isActiveWindow(), patience);
        m_input->press(u"Escape"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!second(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window().isActiveWindow(), patience);
        m_input->press(u"F11"_s);
        QTRY_VERIFY_WITH_TIMEOUT(second(), patience);
        m_input->press(u"F11"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!second(), patience);
        QCOMPARE(m_input->ambiguous(), QStringList());
    }

    void aTableEndsNow() {
        openAt(u"heats"_s, 12, 12);
        m_input->press(u"F9 Ctrl+Return"_s);
        QTRY_COMPARE_WITH_TIMEOUT(started(), size_t(2), patience);
        widget(u"table2"_s).findChild<QAbstractItemView*>()->setFocus();
        m_input->press(u"F8"_s);
        QTRY_VERIFY_WITH_TIMEOUT(heat().games[1].end, patience);
        QVERIFY(!heat().games[0].end);
        m_fixture->goTo(u"results"_s);
        m_input->press(u"1 F8"_s);
        QTRY_VERIFY_WITH_TIMEOUT(heat().games[0].end, patience);
        QCOMPARE(m_input->ambiguous(), QStringList());
    }

    void theClockIsCalled() {
        focusFirstTable();
        const auto called = [this] {
            return calledClocks(m_fixture->book().session(), m_fixture->book().eventId());
        };
        // Letters that would do something to the table, and one that is none of the line's.
        m_input->press(u"F5 2 S X M S"_s);
        m_input->press(u"Return"_s);
        QTRY_COMPARE_WITH_TIMEOUT(called().size(), size_t(1), patience);
        QCOMPARE(called().front().rule, clockRuleOf(ClockAction::ShipmentAndMovement));
        QCOMPARE(called().front().table.table, TableNumber(2));
        QCOMPARE(started(), size_t(0));
        QVERIFY(!widget(u"seatChoiceList"_s).isVisible());
        // The focus is back where it was: S starts the table.
        m_input->press(u"S"_s);
        QTRY_COMPARE_WITH_TIMEOUT(started(), size_t(1), patience);
        m_input->press(u"Shift+F5"_s);
        QTRY_VERIFY_WITH_TIMEOUT(called().empty(), patience);
        m_input->press(u"F5 1 Escape"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!widget(u"callClock"_s).isVisible(), patience);
        QVERIFY(called().empty());
        QCOMPARE(m_input->ambiguous(), QStringList());
    }

    void aGameIsFoundFromAField() {
        openAt(u"heats"_s, 12, 12);
        m_input->press(u"F9"_s);
        QTRY_COMPARE_WITH_TIMEOUT(heat().games.size(), size_t(2), patience);
        type(u"ada"_s);
        m_input->press(u"Ctrl+K"_s);
        QTRY_VERIFY_WITH_TIMEOUT(widget(u"finderField"_s).hasFocus(), patience);
        QCOMPARE(widget<QLineEdit>(u"checkInField"_s).text(), u"ada"_s);
        m_input->press(u"Escape"_s);
        QTRY_VERIFY_WITH_TIMEOUT(widget(u"checkInField"_s).hasFocus(), patience);
        m_input->press(u"Ctrl+K"_s);
        m_input->type(u"1/2"_s);
        m_input->press(u"Ctrl+K"_s); // in its own field, which would delete to the end
        m_input->press(u"End Return"_s);
        QTRY_VERIFY_WITH_TIMEOUT(sheet(), patience);
        QCOMPARE(sheet()->place().table, TableNumber(2));
    }

    void theGuideComesAndGoes() {
        openAt(u"heats"_s, 12, 11);
        type(u"ad"_s);
        for (const QString& leaving : {u"F1"_s, u"Escape"_s}) {
            openGuide();
            const QString title = widget(u"guide"_s).windowTitle();
            m_input->type(u"nineteen"_s);
            m_input->press(u"Return"_s);
            QTRY_VERIFY_WITH_TIMEOUT(widget(u"guide"_s).windowTitle() != title, patience);
            m_input->press(u"Alt+Left"_s);
            QTRY_COMPARE_WITH_TIMEOUT(widget(u"guide"_s).windowTitle(), title, patience);
            m_input->press(leaving);
            QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window().isActiveWindow(), patience);
        }
        QTRY_VERIFY_WITH_TIMEOUT(widget(u"checkInField"_s).hasFocus(), patience);
        QCOMPARE(widget<QLineEdit>(u"checkInField"_s).text(), u"ad"_s);
        QCOMPARE(m_input->ambiguous(), QStringList());
    }

    void whoIsAtTheDeskIsTyped() {
        openAt(u"heats"_s, 12, 11);
        WindowFixture::inNextDialog([this](QDialog& dialog) {
            QTRY_VERIFY_WITH_TIMEOUT(dialog.findChild<QLineEdit*>()->hasFocus(), patience);
            m_input->type(u"qz"_s);
            m_input->press(u"Return"_s);
        });
        m_input->press(u"F12"_s);
        m_input->press(u"Delete"_s); // an act, which the new hand signs
        QTRY_COMPARE_WITH_TIMEOUT(heat().entrants.size(), size_t(10), patience);
        QCOMPARE(m_fixture->book().nextUndo()->scorekeeper, u"qz"_s);
    }

    void aFieldThatKeepsAKeyIsFound() {
        QWidget window;
        auto* line = new QLineEdit(u"ada byr"_s);
        (new QVBoxLayout(&window))->addWidget(line);
        QAction action;
        action.setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
        window.addAction(&action);
        const QSignalSpy triggered(&action, &QAction::triggered);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        line->setFocus();
        m_input->press(u"Ctrl+E"_s);
        QCOMPARE(triggered.size(), 0); // moves the caret to the end instead
        m_input->press(u"Home Ctrl+K"_s);
        QCOMPARE(line->text(), QString());
    }

    void aDoubleIsFound() {
        openAt(u"heats"_s, 12, 11);
        QAction second;
        second.setShortcut(sequenceOf(DeskKey::DrawTables));
        m_fixture->window().addAction(&second);
        m_input->press(u"F9"_s);
        QCOMPARE(m_input->ambiguous(), QStringList{u"F9"_s});
        QVERIFY(heat().games.empty());
    }
};

} // namespace mentat::test::tst_typed_keys

MENTAT_TEST(tst_typed_keys, TestTypedKeys, QApplication)
#include "tst_typed_keys.moc"

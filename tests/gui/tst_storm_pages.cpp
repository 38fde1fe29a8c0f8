#include "app/session/storm/storm_session.h"
#include "model/kinds/rules_kind.h"
#include "reports/report.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/storm_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/desk/pages_kind.h"
#include "ui/dialogs/setting_editor.h"
#include "ui/dune/event/faction_pools_part.h"
#include "ui/heats/rounds/rounds_page.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_storm_pages {

/// A session of Eye of the Storm by keys alone.
class TestStormPages : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    int m_keys = 0;

    void open(const std::vector<QByteArray>& documents, const QString& page) {
        m_fixture->open(documents);
        m_fixture->goTo(page);
        QApplication::processEvents();
    }
    const StormPlay& play() { return std::get<StormPlay>(m_fixture->event().play); }
    template <class Widget>
    Widget& widget(const QString& name) {
        return m_fixture->widget<Widget>(name);
    }
    void keys(const QString& names) {
        for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
            WindowFixture::press(name);
            QCoreApplication::processEvents();
            ++m_keys;
        }
    }
    void type(const QString& text) {
        WindowFixture::type(text);
        QCoreApplication::processEvents();
        m_keys += static_cast<int>(text.size());
    }
    /// Adds somebody to the open sheet.
    void add(const QString& letters) {
        type(letters);
        keys(u"Return"_s);
    }
    /// Status, solaris, favor, spice of the row that has the focus.
    void row(const QString& status, const QString& totals = {}) {
        type(status);
        for (const QString& total : totals.split(u' ', Qt::SkipEmptyParts)) {
            type(total);
            keys(u"Return"_s);
        }
    }
    QString cell(const QString& list, int row, int column) {
        return widget<QTableView>(list).model()->index(row, column).data().toString();
    }
    /// What a label or a line of reasons says; empty where it is hidden.
    QString said(const QString& name) {
        const auto& shown = widget<QWidget>(name);
        if (!shown.isVisible())
            return {};
        if (const auto* label = qobject_cast<const QLabel*>(&shown))
            return label->text();
        QStringList texts;
        for (const QLabel* label : shown.findChildren<QLabel*>())
            texts.append(label->text());
        return texts.join(QString()).trimmed();
    }
    QAction& actionCalled(const QString& text) {
        for (QAction* action : m_fixture->workspace().current()->actions()) {
            if (QString(action->text()).remove(u'&') == text)
                return *action;
        }
        qFatal("there is no action %s", qPrintable(text));
    }
    QStringList pages() {
        QStringList ids;
        for (const PageEntry& entry : m_fixture->workspace().pages())
            ids.append(entry.id);
        return ids;
    }

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_keys = 0;
    }
    void cleanup() { m_fixture.reset(); }

    void threeGamesByKeys() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        for (const QString& name : {u"hea"_s, u"ear"_s, u"mar"_s, u"der"_s})
            add(name);
        // The rulebook's example: four players, hoard 14, rate 1.
        QCOMPARE(said(u"gameSetUp"_s), u"4 players: 14 spice in the Guild hoard, rate 1"_s);
        keys(u"Return"_s); // nothing to add: on to the first row
        row(u"g"_s, u"12 14 10"_s);
        QCOMPARE(said(u"gamePoints0"_s), u"95"_s);
        row(u"a"_s, u"8 4 3"_s);
        row(u"r"_s, u"20 -2 1"_s);
        row(u"e"_s);
        keys(u"Ctrl+Return"_s);
        QCOMPARE(play().games.size(), size_t(1));
        QCOMPARE(play().games[0].seats[2].favor, std::optional(Favor(-2)));
        QVERIFY(!play().games[0].seats[3].solaris);
        // The sheet of the next game is open.
        add(u"ear"_s);
        add(u"hea"_s);
        keys(u"Return"_s);
        row(u"g"_s, u"5 10 12"_s);
        row(u"a"_s, u"0 3 0"_s);
        keys(u"Return Return"_s); // from the note to the button, and it
        QCOMPARE(play().games.size(), size_t(2));
        add(u"mar"_s);
        add(u"der"_s);
        keys(u"Return"_s);
        row(u"a"_s, u"1 1 1"_s);
        row(u"g"_s, u"9 12 11"_s);
        keys(u"Ctrl+Return"_s);
        QCOMPARE(play().games.size(), size_t(3));
        qInfo("three games of four, two and two players: %d keys", m_keys);
        QVERIFY(m_keys <= 120);

        m_fixture->goTo(u"standings"_s);
        QApplication::processEvents();
        // Earl 8 + 8 + 9, then 25 + 5 + 20 + 36; Heather 25 + 12 + 28 + 30, then 6.
        QCOMPARE(cell(u"sessionRanking"_s, 0, 1), u"Earl Brandt"_s);
        const auto& ranking = *m_fixture->widget<QTableView>(u"sessionRanking"_s).model();
        QVERIFY(!ranking.index(0, 1).data(Qt::FontRole).isValid()); // bold is for paper
        QCOMPARE(cell(u"sessionRanking"_s, 0, 3), u"111"_s);
        QCOMPARE(cell(u"sessionRanking"_s, 1, 3), u"101"_s);
        QCOMPARE(cell(u"sessionRanking"_s, 2, 3), u"91"_s);
        QCOMPARE(cell(u"sessionRanking"_s, 3, 3), u"25"_s);
        QCOMPARE(said(u"sums"_s),
                 u"Game 1: active: 8 solaris + 2 × 4 favor + 3 × 3 spice = 25\n"
                 "Game 2: Great House 25 + 5 solaris + 2 × 10 favor + 3 × 12 spice = 86"_s);
        keys(u"Ctrl+Z"_s);
        m_fixture->goTo(u"games"_s);
        QCOMPARE(play().games.size(), size_t(3)); // undoing on another page asks once more
        keys(u"Ctrl+Z"_s);
        QCOMPARE(play().games.size(), size_t(2));
        keys(u"Ctrl+Shift+Z"_s);
        QCOMPARE(play().games.size(), size_t(3));
    }

    void whatIsHalfTypedSurvives() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        add(u"hea"_s);
        add(u"ear"_s);
        keys(u"Return"_s);
        row(u"g"_s, u"12"_s);
        type(u"1x"_s);
        m_fixture->reopen();
        m_fixture->goTo(u"games"_s);
        QCOMPARE(cell(u"gamesList"_s, 0, 4), u"draft"_s);
        keys(u"Return"_s);
        QCOMPARE(widget<QLineEdit>(u"game0-1"_s).text(), u"12"_s);
        QCOMPARE(widget<QLineEdit>(u"game0-2"_s).text(), u"1x"_s);
        QVERIFY(play().games.empty());
        actionCalled(u"Discard the draft"_s).trigger();
        QVERIFY(m_fixture->book().session().drafts().empty());
    }

    void whatCannotBeRecordedSaysWhy() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        add(u"hea"_s);
        keys(u"Ctrl+Return"_s);
        QVERIFY2(said(u"gameFault"_s).contains(u"at least two"_s),
                 qPrintable(said(u"gameFault"_s)));
        type(u"ear"_s); // without looking
        QCOMPARE(widget<QLineEdit>(u"gameAdd"_s).text(), QString());
        keys(u"F2"_s);
        add(u"ear"_s);
        keys(u"Return"_s);
        row(u"a"_s, u"5 -1 nonsense"_s);
        row(u"a"_s, u"5 5 -"_s);
        keys(u"Ctrl+Return"_s);
        QCOMPARE(said(u"gameFault"_s), u"Spice of Heather Ames: type a whole number, 0 or more."_s);
        type(u"4"_s); // without looking
        QCOMPARE(said(u"gameFault"_s), u"Spice of Heather Ames: type a whole number, 0 or more."_s);
        keys(u"F2"_s);
        type(u"4"_s); // there, over what stood there
        keys(u"Ctrl+Return"_s);
        // Unknown stays unknown: the game waits for it.
        QVERIFY(said(u"gameFault"_s).startsWith(u"Spice of Earl Brandt: not known yet."_s));
        QVERIFY(play().games.empty());
        QCOMPARE(cell(u"gamesList"_s, 0, 4), u"draft"_s);
        keys(u"F2"_s);
        type(u"7"_s);
        keys(u"Ctrl+Return"_s);
        QCOMPARE(play().games.size(), size_t(1));
    }

    // The letter of a status moves on: who ends it by Enter skips no total.
    void anEnterBehindAStatusSkipsNothing() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        add(u"hea"_s);
        add(u"ear"_s);
        keys(u"Return"_s);
        type(u"g"_s);
        keys(u"Return"_s);
        type(u"12"_s);
        QCOMPARE(widget<QLineEdit>(u"game0-1"_s).text(), u"12"_s);
    }

    void aRecordedGameIsReadUntilF2() {
        open({playedStorm()}, u"games"_s);
        const auto games = play().games;
        keys(u"Return"_s);
        widget<QLineEdit>(u"game0-1"_s).setFocus();
        type(u"9"_s);
        keys(u"Return Return"_s);
        type(u"9"_s);
        QVERIFY2(m_fixture->notice().contains(u"Press F2 to correct it"),
                 qPrintable(m_fixture->notice()));
        QCOMPARE(widget<QLineEdit>(u"game0-1"_s).text(), u"12"_s);
        QVERIFY(m_fixture->book().session().drafts().empty());
        QVERIFY(play().games == games);
        keys(u"F2"_s);
        widget<QLineEdit>(u"game0-1"_s).setFocus();
        keys(u"Ctrl+A"_s);
        type(u"9"_s);
        QCOMPARE(m_fixture->book().session().drafts().size(), size_t(1));
        actionCalled(u"Discard the draft"_s).trigger(); // and the correction is over
        QVERIFY(widget<QLineEdit>(u"game0-1"_s).isReadOnly());
    }

    void anUndoneGameIsADraftAgainAndReadOnceDoneAgain() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        add(u"hea"_s);
        add(u"ear"_s);
        keys(u"Return"_s);
        row(u"g"_s, u"1 3 2"_s);
        row(u"g"_s, u"1 3 10"_s);
        keys(u"Ctrl+Return"_s);
        QCOMPARE(play().games.size(), size_t(1));
        QVERIFY(m_fixture->book().session().drafts().empty());
        m_fixture->book().undo();
        QVERIFY(play().games.empty());
        QCOMPARE(m_fixture->book().session().drafts().size(), size_t(1));
        widget<QWidget>(u"gamesList"_s).setFocus();
        keys(u"Home Return"_s);
        QCOMPARE(widget<QLineEdit>(u"game0-1"_s).text(), u"1"_s);
        QVERIFY(!widget<QLineEdit>(u"game0-1"_s).isReadOnly());
        m_fixture->book().redo();
        QCOMPARE(play().games.size(), size_t(1));
        QVERIFY(m_fixture->book().session().drafts().empty());
        QVERIFY(widget<QLineEdit>(u"game0-1"_s).isReadOnly());
    }

    void whatIsOddIsSaidAndTheOtherVictoryNoted() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        add(u"hea"_s);
        add(u"ear"_s);
        keys(u"Return"_s);
        row(u"g"_s, u"1 3 2"_s);
        row(u"g"_s, u"1 0 10"_s);
        const QString warnings = said(u"gameWarnings"_s);
        QVERIFY(warnings.contains(u"Great Houses: Heather Ames, Earl Brandt"_s));
        QVERIFY(warnings.contains(u"Earl Brandt has 0 favor and is not eliminated"_s));
        QVERIFY(warnings.contains(u"only possible with all six Dune fiefs (rulebook 7.1)"_s));
        keys(u"F4"_s);
        QVERIFY(!said(u"gameWarnings"_s).contains(u"7.1"_s));
        keys(u"Ctrl+Return"_s); // accepted all the same
        QCOMPARE(play().games.size(), size_t(1));
        QCOMPARE(play().games[0].note, std::optional(u"admitted by all six Dune fiefs (7.1)"_s));
        QCOMPARE(cell(u"gamesList"_s, 0, 4), u"2 warnings"_s);
        m_fixture->goTo(u"today"_s);
        QApplication::processEvents();
        QCOMPARE(widget<QLabel>(u"wrongText0"_s).text(), u"Check 2 warnings in game 1"_s);
    }

    void aCorrectionSaysWhatItChanges() {
        open({playedStorm()}, u"games"_s);
        keys(u"Return F2"_s);
        widget<QLineEdit>(u"game0-1"_s).setFocus();
        keys(u"Ctrl+A"_s);
        type(u"0"_s);
        QVERIFY2(said(u"gameChanges"_s).startsWith(u"New ranking:"_s),
                 qPrintable(said(u"gameChanges"_s)));
        QVERIFY(said(u"gameChanges"_s).contains(u"Heather Ames: rank"_s));
        keys(u"Ctrl+Return"_s);
        QCOMPARE(play().games[0].seats[0].solaris, std::optional(Count(0)));
        QCOMPARE(m_fixture->book().wording().journal(*m_fixture->book().nextUndo()),
                 u"Game 1: result corrected"_s);
        keys(u"Ctrl+Z"_s);
        QCOMPARE(play().games[0].seats[0].solaris, std::optional(Count(12)));
    }

    void aGameThatDoesNotCount() {
        open({playedStorm()}, u"games"_s);
        actionCalled(u"Mark the game void"_s).trigger();
        QVERIFY(play().games[0].isVoid);
        QCOMPARE(cell(u"gamesList"_s, 0, 4), u"void"_s);
        QCOMPARE(m_fixture->book().wording().journal(*m_fixture->book().nextUndo()),
                 u"Game 1 marked void"_s);
        actionCalled(u"Count the game after all"_s).trigger();
        QVERIFY(!play().games[0].isVoid);
    }

    void aPlayerIsTakenOutOfASheet() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        for (const QString& name : {u"hea"_s, u"ear"_s, u"mar"_s})
            add(name);
        keys(u"Return Down Ctrl+Delete"_s);
        QCOMPARE(cell(u"gamesList"_s, 0, 3), u"Heather Ames, Mark Cole"_s);
    }

    void aRoundIsDrawn() {
        open({playedStorm()}, u"games"_s);
        keys(u"F9"_s);
        QVERIFY(widget<QListWidget>(u"roundPlayers"_s).hasFocus());
        QCOMPARE(said(u"roundSizes"_s), u"8 players at tables of 4, 4"_s);
        keys(u"Space"_s); // the first one does not play
        QCOMPARE(said(u"roundSizes"_s), u"7 players at tables of 4, 3"_s);
        keys(u"F9"_s);
        QVERIFY(m_fixture->notice().startsWith(u"Round 4: 2 tables drawn."_s));
        QCOMPARE(cell(u"gamesList"_s, 5, 4), u"drawn"_s);
        QCOMPARE(cell(u"gamesList"_s, 6, 1), u"4"_s);
        QVERIFY(!cell(u"gamesList"_s, 5, 3).contains(u"Heather"_s));
        // The sheet of the first of them is open: its first status.
        QVERIFY(widget<QLineEdit>(u"game0-0"_s).hasFocus());
        type(u"e"_s);
        actionCalled(u"Take back the draw"_s).trigger();
        QCOMPARE(widget<QTableView>(u"gamesList"_s).model()->rowCount(), 6); // one is half typed
        QCOMPARE(play().games.size(), size_t(5));
    }

    void theRateOfExchange() {
        open({stormSession()}, u"games"_s);
        widget<QLineEdit>(u"exchangeHoard"_s).setFocus();
        type(u"7"_s);
        QCOMPARE(said(u"exchangeRate"_s), u"Rate 3"_s);
        QCOMPARE(said(u"exchangeBuy"_s),
                 u"Buy: 1 for 3 (then rate 4) · 2 for 7 (then rate 4) · 3 for 11 (then rate 4)"_s);
        QVERIFY(said(u"exchangeSell"_s).startsWith(u"Sell: 1 for 3 (then rate 3)"_s));
        type(u"x"_s);
        QCOMPARE(said(u"exchangeRate"_s), u"Type a whole number, 0 or more."_s);
    }

    void heathersHouse() {
        open({stormSession()}, u"houses"_s);
        keys(u"Return"_s);
        type(u"House Demios"_s);
        keys(u"Return"_s);
        type(u"a"_s); // the sponsor by a letter
        keys(u"Return"_s);
        type(u"Caladan"_s);
        keys(u"Return"_s);
        for (const QString& points : {u"3"_s, u"2"_s, u"0"_s, u"4"_s}) {
            type(points);
            keys(u"Return"_s);
        }
        QVERIFY2(said(u"houseStart"_s).startsWith(u"Starts with 18 solaris, 11 favor, 0 spice"_s),
                 qPrintable(said(u"houseStart"_s)));
        keys(u"Tab Space"_s); // Atreides in the Imperial deck
        keys(u"Tab Space"_s); // and Harkonnen, their adversaries
        QVERIFY(
            said(u"houseFaults"_s).contains(u"Atreides and Harkonnen are adversaries (R11.2)"_s));
        keys(u"Space Ctrl+Return"_s);
        const House& house = play().houses.at(*PlayerId::fromText(u"h"_s));
        QCOMPARE(house.name, std::optional(u"House Demios"_s));
        QCOMPARE(house.sponsor, std::optional(Sponsor::Atreides));
        QCOMPARE(house.startingPoints, (StartingPoints{Count(3), Count(2), Count(0)}));
        QCOMPARE(house.allegiances.imperial, std::vector{Sponsor::Atreides});
        QCOMPARE(cell(u"housesList"_s, 0, 6), u"complete"_s);
        QVERIFY(widget<QTableView>(u"housesList"_s).hasFocus());
        QCOMPARE(widget<QTableView>(u"housesList"_s).currentIndex().row(), 1); // the next one
        keys(u"Ctrl+Z"_s);
        QVERIFY(play().houses.empty());
    }

    void aHalfTypedHouseSurvives() {
        open({stormSession()}, u"houses"_s);
        keys(u"Return"_s);
        type(u"House Dem"_s);
        keys(u"Return Return Return"_s);
        type(u"many"_s);
        keys(u"Ctrl+Return"_s);
        QVERIFY(said(u"houseFault"_s).startsWith(u"Starting points:"_s));
        QVERIFY(play().houses.empty());
        m_fixture->reopen();
        m_fixture->goTo(u"houses"_s);
        QCOMPARE(cell(u"housesList"_s, 0, 6), u"draft"_s);
        QCOMPARE(widget<QLineEdit>(u"houseName"_s).text(), u"House Dem"_s);
        QCOMPARE(widget<QLineEdit>(u"houseSolaris"_s).text(), u"many"_s);
    }

    void theHouseBeforeIsOfferedNext() {
        QByteArray older = stormOfLastYear();
        older.replace("2025", "2024").replace("House Demios", "House Old");
        open({older, stormOfLastYear(), stormSession()}, u"houses"_s);
        keys(u"Ctrl+T Ctrl+T"_s);
        QCOMPARE(widget<QLineEdit>(u"houseName"_s).text(), u"House Old"_s);
        keys(u"Ctrl+T"_s);
        QCOMPARE(widget<QLineEdit>(u"houseName"_s).text(), u"House Demios"_s);
    }

    void anEarlierHouseIsTakenOver() {
        open({stormOfLastYear(), stormSession()}, u"houses"_s);
        QCOMPARE(widget<QPushButton>(u"takeOverHouse"_s).text(), u"Use House Demios from 2025"_s);
        keys(u"Ctrl+T Ctrl+Return"_s);
        const House& house = play().houses.at(*PlayerId::fromText(u"h"_s));
        QCOMPARE(house.name, std::optional(u"House Demios"_s));
        QCOMPARE(house.allegiances.imperial, (std::vector{Sponsor::Atreides, Sponsor::Sisterhood}));
        // Nobody else had one.
        QVERIFY(!widget<QPushButton>(u"takeOverHouse"_s).isVisible());
    }

    /// Else the sheet takes its rows for others than those of the draft, and makes them anew.
    void theDraftHasTheLetterThatIsShown() {
        open({stormSession()}, u"games"_s);
        keys(u"Insert"_s);
        add(u"hea"_s);
        add(u"ear"_s);
        keys(u"Return"_s);
        type(u"g"_s);
        QCOMPARE(widget<QLineEdit>(u"game0-0"_s).text(), u"G"_s);
        const auto draft = m_fixture->book().draft(stormGameDraft(StormGameNumber(1)));
        QVERIFY(draft && draft->contains(uR"("status":"G")"_s));
    }

    /// The player of the same id in another event of the file.
    void theHouseIsThatOfTheEvent() {
        QByteArray older = stormOfLastYear();
        older.replace(R"("x")", R"("h")");
        open({older, stormSession()}, u"houses"_s);
        QCOMPARE(widget<QLineEdit>(u"houseName"_s).text(), QString());
        OpenBook& book = m_fixture->book();
        book.chooseEvent(book.book().events.front().id);
        QCOMPARE(widget<QLineEdit>(u"houseName"_s).text(), u"House Demios"_s);
    }

    void nothingOfOneFormatInTheOther() {
        open({stormSession()}, u"games"_s);
        QCOMPARE(pages(),
                 (QStringList{u"today"_s, u"players"_s, u"houses"_s, u"games"_s, u"standings"_s,
                              u"rules"_s, u"reports"_s, u"journal"_s, u"event"_s}));
        m_fixture->goTo(u"event"_s);
        QVERIFY(!m_fixture->window().findChild<SetBoxes*>()->isVisible()); // of the board game
        m_fixture->goTo(u"reports"_s);
        QVERIFY(!widget<QPushButton>(u"roundPapersPrint"_s).isVisible());
        QStringList reports;
        for (const Report& report : reportsOf(m_fixture->event()))
            reports.append(report.name);
        QCOMPARE(reports,
                 (QStringList{u"house-profiles"_s, u"game-sheets"_s, u"results"_s, u"ranking"_s}));
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->openSample();
        for (const QString& page : {u"houses"_s, u"games"_s})
            QVERIFY(!pages().contains(page));
        for (const Report& report : reportsOf(m_fixture->event()))
            QVERIFY(!reports.contains(report.name) || report.name == "results"_L1);
        QVERIFY(m_fixture->window().findChildren<RoundsPage*>().isEmpty());
    }

    void nothingOfTheOthersInAnEventByARuleset() {
        open({playedRuleset()}, u"today"_s);
        for (const QString& page : {u"houses"_s, u"games"_s, u"awards"_s})
            QVERIFY(!pages().contains(page));
        QCOMPARE(pages().mid(0, 6), (QStringList{u"today"_s, u"players"_s, u"heats"_s, u"results"_s,
                                                 u"standings"_s, u"final"_s}));
        m_fixture->goTo(u"final"_s);
        QVERIFY(qobject_cast<RoundsPage*>(m_fixture->workspace().current()));
        m_fixture->goTo(u"event"_s);
        QVERIFY(!m_fixture->window().findChild<SetBoxes*>()->isVisible());
        QVERIFY(m_fixture->window().findChildren<FactionPoolsPart*>().isEmpty());
        const auto marks
            = m_fixture->window().findChildren<QLabel*>(QRegularExpression(u"^mark-"_s));
        QCOMPARE(marks.size(), 3); // settings: Dune has many more
        // The walk would find them in the other's window.
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->openSample();
        m_fixture->goTo(u"event"_s);
        QVERIFY(m_fixture->window().findChild<SetBoxes*>()->isVisible());
        QVERIFY(!m_fixture->window().findChildren<FactionPoolsPart*>().isEmpty());
        QVERIFY(m_fixture->window().findChildren<QLabel*>(QRegularExpression(u"^mark-"_s)).size()
                > 3);
    }

    void aNewEventOfThisFormat() {
        m_fixture->open({});
        m_fixture->prompts().toSave = m_fixture->scratch().folder() + u"/new.mentat"_s;
        WindowFixture::inNextDialog([](QDialog& dialog) {
            auto* format = dialog.findChild<QComboBox*>(u"newEventFormat"_s);
            QCOMPARE(format->count(),
                     std::ranges::count_if(kinds<PagesKind>(),
                                           [](const PagesKind& one) { return bool(one.name); }));
            format->setCurrentIndex(1);
            dialog.accept();
        });
        keys(u"Ctrl+N"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->book().hasEvent(), patience);
        QVERIFY(std::holds_alternative<StormPlay>(m_fixture->event().play));
        QVERIFY(pages().contains(u"houses"_s));
    }
};

} // namespace mentat::test::tst_storm_pages

MENTAT_TEST(tst_storm_pages, TestStormPages, QApplication)
#include "tst_storm_pages.moc"

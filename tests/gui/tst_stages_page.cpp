#include "model/changes/change_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "ui/desk/keys.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/heats/rounds/rounds_page.h"
#include "ui/heats/tables/table_card.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <cstdio>
#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_stages_page {

namespace {

const QString typingArgument = u"--type"_s;

/// The semifinal with two tables, on the evening before it is played.
void openSemifinal(WindowFixture& fixture) {
    fixture.goTo(u"final"_s);
    QApplication::processEvents();
    WindowFixture::pressEach(u"F9"_s);
}

/// The other program of this test: types in the window on this file, says "typed" and waits to be
/// killed.
int typeAndWait(const QString& path, const QString& keys) {
    WindowFixture fixture;
    fixture.openFile(path);
    openSemifinal(fixture);
    WindowFixture::pressEach(keys);
    std::puts("typed");
    std::fflush(stdout);
    return QApplication::exec();
}

} // namespace

/// The advanced rounds of an event by a ruleset, by keys alone.
class TestStagesPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    void open(const QByteArray& document, const QString& page) {
        m_fixture->clock().set(QDateTime::fromString(u"2026-07-29T17:12:00Z"_s, Qt::ISODate));
        m_fixture->open({document});
        m_fixture->goTo(page);
        QApplication::processEvents();
    }
    void goTo(const QString& page) {
        m_fixture->goTo(page);
        QApplication::processEvents();
    }
    const RulesetPlay& play() { return std::get<RulesetPlay>(m_fixture->event().play); }
    const PlayedStage& stage(const QString& name) {
        const PlayedStage* found = findStage(play(), *Name::fromText(name));
        if (!found)
            qFatal("nothing is recorded of the %s", qPrintable(name));
        return *found;
    }
    SheetView* sheet() {
        for (auto* sheet : m_fixture->window().findChildren<SheetView*>()) {
            if (sheet->isVisible())
                return sheet;
        }
        return nullptr;
    }
    ChangeKind lastKind() { return m_fixture->book().nextUndo()->change.kind; }
    QString focused() {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }
    /// At the seats of a table.
    static bool isAtSeats() { return qobject_cast<SeatList*>(QApplication::focusWidget()); }
    /// At the tables, and at none of their seats.
    static bool isBesideSeats() { return qobject_cast<TablesView*>(QApplication::focusWidget()); }
    TableCard& card(int table) {
        for (auto* card : m_fixture->window().findChildren<TableCard*>(u"table%1"_s.arg(table))) {
            if (card->isVisible())
                return *card;
        }
        qFatal("table %d has no card", table);
    }
    QString text(const QString& name) {
        const auto* label = m_fixture->window().findChild<QLabel*>(name);
        return label && label->isVisible() ? label->text() : QString();
    }
    /// The lines of Today.
    QStringList toDo(const QString& group = u"next"_s) {
        goTo(u"today"_s);
        QStringList lines;
        for (int row = 0;; ++row) {
            const QString line = text(u"%1Text%2"_s.arg(group).arg(row));
            if (line.isEmpty())
                return lines;
            lines.append(line);
        }
    }
    /// Of this page: that of the heats has entries of the same names.
    QAction& entry(const QString& text) {
        for (QAction* action : m_fixture->workspace().current()->findChildren<QAction*>()) {
            if (plainMenuText(action->text()) == plainMenuText(text))
                return *action;
        }
        qFatal("there is no entry %s", qPrintable(text));
    }
    /// Chooses the entry and answers the dialog that it opens.
    template <class Dialog>
    void choose(const QString& text, const std::function<void(Dialog&)>& answer) {
        QTimer::singleShot(0, &m_fixture->window(), [answer] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            answer(*dialog);
            dialog->accept();
        });
        entry(text).trigger();
        m_fixture->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window(), patience));
    }
    QAbstractItemModel& list(const QString& name) {
        return *m_fixture->widget<QTableView>(name).model();
    }
    QString cell(const QString& name, int row, int column) {
        return list(name).index(row, column).data().toString();
    }
    int cards() {
        const auto all = m_fixture->window().findChildren<TableCard*>();
        return static_cast<int>(
            std::ranges::count_if(all, [](const TableCard* card) { return card->isVisible(); }));
    }
    /// Everyone who is equal rolls another number.
    void rollTiesOfStandings() {
        for (int ties = 0; ties < 9 && !toDo().filter(u": have "_s).isEmpty(); ++ties) {
            goTo(u"standings"_s);
            WindowFixture::pressEach(u"Ctrl+T"_s);
            for (int die = 9; die > 0 && focused().contains(u"die"_s, Qt::CaseInsensitive); --die)
                WindowFixture::pressEach(QString::number(die) + u" Return"_s);
            QCOMPARE(lastKind(), ChangeKind::TiesRolled);
        }
    }
    /// Calls and presence of a whole line-up: the first can't play, all others are here.
    void gatherAndClose(int others) {
        QCOMPARE(focused(), u"callList"_s);
        WindowFixture::pressEach(u"Home X"_s);
        QCOMPARE(lastKind(), ChangeKind::PlayerCalled);
        for (int i = 0; i < others; ++i)
            WindowFixture::pressEach(u"Space"_s);
        QCOMPARE(lastKind(), ChangeKind::PlayerPresent);
        WindowFixture::pressEach(u"Ctrl+L Return"_s); // an Enter too many draws no tables
        QCOMPARE(lastKind(), ChangeKind::LineUpClosed);
    }

    void seatAndPlaySemifinal() {
        // The cards stand beside the line-up; what they show is taken.
        goTo(u"final"_s);
        QCOMPARE(cards(), 2);
        WindowFixture::pressEach(u"F9"_s);
        QCOMPARE(lastKind(), ChangeKind::TablesDrawn);
        QCOMPARE(stage(u"Semifinal"_s).games.size(), size_t(2));
        QVERIFY(isBesideSeats());
        const Event drawn = m_fixture->event();
        WindowFixture::pressEach(u"'slmx"_s); // whoever types on acts at no table
        QVERIFY(m_fixture->event() == drawn);
        QVERIFY(isBesideSeats());
        WindowFixture::pressEach(u"Ctrl+Return"_s);
        QCOMPARE(lastKind(), ChangeKind::RoundStarted);
        QVERIFY(stage(u"Semifinal"_s).games[1].start);
        QVERIFY2(toDo().first().startsWith(u"Semifinal: 2 tables playing since"),
                 qPrintable(toDo().join(u'\n')));

        // A tie across the line, and a shared place that nobody has to roll for.
        goTo(u"final"_s);
        WindowFixture::pressEach(u"Return 1 1 3 4 Return"_s);
        QVERIFY(sheet());
        WindowFixture::pressEach(u"1 2 3 3 Return"_s);
        QCOMPARE(lastKind(), ChangeKind::ResultRecorded);
        QVERIFY(!sheet());
        const QStringList lines = toDo();
        QVERIFY2(lines.first().startsWith(u"Roll for who advances from the Semifinal: ")
                     && lines.first().endsWith(u"are tied (H7)"),
                 qPrintable(lines.join(u'\n')));
        goTo(u"final"_s);
        WindowFixture::pressEach(u"Ctrl+T 5 Return 9 Return"_s);
        QCOMPARE(lastKind(), ChangeKind::RoundTiesRolled);
        QCOMPARE(stage(u"Semifinal"_s).details.tieRolls.size(), size_t(1));

        // Who won the roll is said where it was typed, and the roll is removed there.
        QStringList tied;
        for (const PlayerId& player : stage(u"Semifinal"_s).details.tieRolls.front().players)
            tied.append(playerName(m_fixture->event(), player));
        QCOMPARE(text(u"placeRoll"_s), u"%1 9, %2 5: %1 is ahead."_s.arg(tied[1], tied[0]));
        auto& remove = m_fixture->widget<QToolButton>(u"removeRoll"_s);
        QCOMPARE(remove.accessibleName(), u"Remove the roll: %1 9, %2 5"_s.arg(tied[1], tied[0]));
        remove.setFocus();
        WindowFixture::pressEach(u"Return"_s);
        QVERIFY(stage(u"Semifinal"_s).details.tieRolls.empty());
        WindowFixture::pressEach(u"5 Return 9 Return"_s); // the fields are there again, with focus
        QCOMPARE(stage(u"Semifinal"_s).details.tieRolls.size(), size_t(1));
    }

    /// Of two who advanced and two who fill it.
    void playTheFinal() {
        m_fixture->page<RoundsPage>(u"final"_s).reveal(u"Final"_s);
        QApplication::processEvents();
        QVERIFY2(text(u"roundWhy"_s).contains(u"Filled from 2 to 4 (H8)."),
                 qPrintable(text(u"roundWhy"_s)));
        gatherAndClose(4);
        QCOMPARE(cards(), 1);
        WindowFixture::pressEach(u"F9 Ctrl+Return Return 1 2 3 4 Return"_s);
        QCOMPARE(stage(u"Final"_s).games.size(), size_t(1));
        QVERIFY(hasResult(stage(u"Final"_s).games.front()));
        QCOMPARE(focused(), u"stagePlaces"_s); // where the last sheet leads to
        // Between two rows, their names need not be said again.
        const auto& places = *m_fixture->widget<QTableView>(u"stagePlaces"_s).model();
        QCOMPARE(places.index(0, places.columnCount() - 1).data().toString(),
                 u"Place 1 vs. 2 in the Final (H11)"_s);
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void anEventIsPlayedToItsPlaces() {
        open(almostPlayedRuleset(), u"today"_s);
        QVERIFY2(toDo().first().startsWith(u"Heat 2: 1 table playing (5)"),
                 qPrintable(toDo().join(u'\n')));
        goTo(u"results"_s);
        WindowFixture::pressEach(u"5 Return 1 2 3 4 Return"_s);
        QCOMPARE(lastKind(), ChangeKind::ResultRecorded);

        rollTiesOfStandings();
        QStringList lines = toDo();
        QVERIFY2(lines.contains(u"Call the players for the Semifinal: 12 still to reach"_s),
                 qPrintable(lines.join(u'\n')));
        goTo(u"final"_s);
        QCOMPARE(cell(u"callList"_s, 0, 2), u"plays"_s);
        QCOMPARE(cell(u"callList"_s, 8, 2), u"alternate 1"_s);
        QVERIFY2(
            text(u"roundWhy"_s).startsWith(u"Held: 8 qualify, and at least 8 are needed (H8)."),
            qPrintable(text(u"roundWhy"_s)));
        const QString out = cell(u"callList"_s, 0, 1);
        const QString in = cell(u"callList"_s, 8, 1);
        gatherAndClose(8);
        QVERIFY2(text(u"roundWhy"_s).contains(in + u" moves up for " + out + u'.'),
                 qPrintable(text(u"roundWhy"_s)));
        QCOMPARE(stage(u"Semifinal"_s).details.present.size(), size_t(8));
        QVERIFY(stage(u"Semifinal"_s).details.closed);
        QCOMPARE(toDo().first(), u"Seat the tables for the Semifinal: 8 players play"_s);

        seatAndPlaySemifinal();
        playTheFinal();
        goTo(u"final"_s);
        QCOMPARE(list(u"stagePlaces"_s).rowCount(), 8);
        QCOMPARE(cell(u"stagePlaces"_s, 0, 1),
                 playerName(m_fixture->event(), stage(u"Final"_s).games.front().seats[0].player));
        QCOMPARE(cell(u"stagePlaces"_s, 0, 3), u"30"_s); // R7.6: ten times the prize level 3
        QCOMPARE(cell(u"stagePlaces"_s, 0, 2), u"Final"_s);
        QCOMPARE(cell(u"stagePlaces"_s, 7, 2), u"Semifinal"_s);
        lines = toDo();
        QCOMPARE(lines.mid(lines.size() - 2),
                 (QStringList{u"Turn in the final places: 6 players earn laurels (R7.6)"_s,
                              u"Close the event"_s}));
        QCOMPARE(toDo(u"wrong"_s).filter(u"warning"_s), QStringList());
    }

    // The question stands below the call list; answered, the list is in sight again.
    void theCallListIsInSightOnceTheLineUpIsClosed() {
        open(playedRuleset(), u"final"_s);
        m_fixture->window().resize(1366, 480); // all else than the list has no room
        WindowFixture::pressEach(u"Home X Space Space Space Space Space Space Space"_s);
        WindowFixture::pressEach(u"Ctrl+L"_s);
        QApplication::processEvents();
        QScrollBar* bar = nullptr;
        for (QWidget* in = &m_fixture->widget<QTableView>(u"callList"_s); in && !bar;
             in = in->parentWidget()) {
            if (auto* area = qobject_cast<QScrollArea*>(in))
                bar = area->verticalScrollBar();
        }
        QVERIFY(bar && bar->maximum() > 0);
        QVERIFY(bar->value() > 0); // asked, because one is missing
        WindowFixture::pressEach(u"Ctrl+L"_s);
        QApplication::processEvents();
        QCOMPARE(lastKind(), ChangeKind::LineUpClosed);
        QCOMPARE(bar->value(), 0);
    }

    void aGameIsVoidAndPlayedAgain() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9"_s);
        entry(u"Mark the table's game void…"_s).trigger(); // of which table?
        QVERIFY2(m_fixture->notice().startsWith(u"Choose a seat at the table first"_s),
                 qPrintable(m_fixture->notice()));
        WindowFixture::pressEach(u"Ctrl+PgDown"_s);
        choose<ReasonDialog>(u"Mark the table's game void…"_s, [](ReasonDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(u"a lost piece"_s);
        });
        QCOMPARE(lastKind(), ChangeKind::GameVoided);
        QVERIFY(stage(u"Semifinal"_s).games.front().isVoid);
        WindowFixture::pressEach(u"Ctrl+PgDown"_s);
        entry(u"Count a void game after all"_s).trigger();
        QCOMPARE(lastKind(), ChangeKind::GameCounts);
        WindowFixture::pressEach(u"Ctrl+Z Ctrl+PgDown"_s);
        entry(u"Replay a void game at a new table"_s).trigger();
        QCOMPARE(lastKind(), ChangeKind::GameAdded);
        QCOMPARE(stage(u"Semifinal"_s).games.size(), size_t(3));
        QApplication::processEvents();
        QCOMPARE(cards(), 3);
    }

    void seatsAreDrawnAtTheTable() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9 Ctrl+PgDown"_s);
        const PlayerId third = stage(u"Semifinal"_s).games.front().seats[2].player;
        const auto typed = [this](const QString& seats) {
            choose<SeatsDrawnDialog>(
                u"Enter the seats drawn at the table…"_s,
                [&](SeatsDrawnDialog& dialog) { dialog.findChild<QLineEdit*>()->setText(seats); });
        };
        typed(u"3124"_s);
        QCOMPARE(lastKind(), ChangeKind::SeatsDrawn);
        QCOMPARE(stage(u"Semifinal"_s).games.front().seats[0].player, third);
        QCOMPARE(stage(u"Semifinal"_s).games.front().seats[0].number, SeatNumber(1));
        WindowFixture::pressEach(u"Ctrl+PgDown"_s);
        typed(u"1 1 2 3"_s);
        QVERIFY2(m_fixture->notice().contains(u"Table 1 of the Semifinal: name each of its seats"),
                 qPrintable(m_fixture->notice()));
    }

    /// What can be done at a heat's tables can be done at a semifinal's.
    void aPlayerIsMovedByHand() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9"_s);
        const auto& games
            = [this]() -> const std::vector<Game>& { return stage(u"Semifinal"_s).games; };
        const PlayerId first = games()[0].seats[0].player;
        card(1).seats().setFocus();
        WindowFixture::pressEach(u"Home M"_s); // every other seat is taken: two change places
        QCOMPARE(focused(), u"seatChoiceList"_s);
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(lastKind(), ChangeKind::SeatsSwapped);
        QVERIFY(std::ranges::find(games()[1].seats, first, &Seat::player)
                != games()[1].seats.end());
        const Change change = m_fixture->book().nextUndo()->change;
        QCOMPARE(change.operands.front(), Value(u"Semifinal"_s));

        // Somebody never came: the table has a seat free, which takes in whoever is next.
        card(2).seats().setFocus();
        WindowFixture::pressEach(u"End X Return"_s);
        QCOMPARE(lastKind(), ChangeKind::PlayerLeft);
        QCOMPARE(games()[1].seats.size(), size_t(3));
        QCOMPARE(stage(u"Semifinal"_s).details.unavailable.size(), size_t(1));
        card(2).seats().setFocus();
        entry(u"Fix a table with too few players…"_s).trigger();
        QVERIFY2(m_fixture->notice().isEmpty() || focused() == u"seatChoiceList"_s,
                 qPrintable(m_fixture->notice()));
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(lastKind(), ChangeKind::LatecomerSeated);
        QCOMPARE(games()[1].seats.size(), size_t(4));
        for (int i = 0; i < 3; ++i)
            WindowFixture::pressEach(u"Ctrl+Z"_s);
        QCOMPARE(games()[0].seats[0].player, first);
        QCOMPARE(stage(u"Semifinal"_s).details.unavailable.size(), size_t(0));
    }

    /// The key that starts all tables records while a sheet is open.
    void oneKeyStartsOrRecords() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9 Return 1 2 3 4 Ctrl+Return"_s);
        QCOMPARE(lastKind(), ChangeKind::ResultRecorded);
        QVERIFY(!stage(u"Semifinal"_s).games[1].start);
    }

    /// As --sizes on the command line: what is shown is seated, and whoever is beyond it has a bye.
    void otherSizesAreTyped() {
        open(playedRuleset(), u"final"_s);
        auto& sizes = m_fixture->widget<QLineEdit>(u"stageSizes"_s);
        QCOMPARE(sizes.placeholderText(), u"4, 4"_s);
        sizes.setFocus();
        WindowFixture::type(u"3 3 2"_s);
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(cards(), 3);
        sizes.selectAll();
        WindowFixture::type(u"5"_s); // the first three of the line-up have byes
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(cards(), 4);
        sizes.selectAll();
        WindowFixture::type(u"5, 4"_s);
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(cards(), 0);
        QVERIFY2(text(u"stageHint"_s).contains(u"8"), qPrintable(text(u"stageHint"_s)));
        sizes.selectAll();
        WindowFixture::type(u"3, 5"_s);
        WindowFixture::pressEach(u"F9"_s); // without leaving the field
        QCOMPARE(lastKind(), ChangeKind::TablesDrawn);
        const auto& games = stage(u"Semifinal"_s).games;
        QCOMPARE(games.size(), size_t(2));
        QCOMPARE(games[0].seats.size(), size_t(3));
        QCOMPARE(games[1].seats.size(), size_t(5));
    }

    /// Heats and stages are tabs of one page, and whoever chose one finds it on the next page.
    void resultsHaveATabForEveryRound() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9"_s);
        goTo(u"results"_s);
        auto& tabs = m_fixture->widget<QTabBar>(u"roundTabs"_s);
        QStringList names;
        for (int tab = 0; tab < tabs.count(); ++tab)
            names.append(tabs.tabText(tab));
        QCOMPARE(names, (QStringList{u"Heat 1 ✓"_s, u"Heat 2 ✓"_s, u"Semifinal"_s, u"Final"_s}));
        m_fixture->page<Page>(u"final"_s).reveal(u"Semifinal/2"_s);
        goTo(u"results"_s);
        QCOMPARE(tabs.currentIndex(), 2);
        QCOMPARE(list(u"resultsList"_s).rowCount(), 2);
        QCOMPARE(cell(u"resultsList"_s, 1, 1), u"not started"_s);
        // What a heat's results can do, a stage's can: end, sheets side by side, the second look.
        WindowFixture::pressEach(u"2 F8"_s);
        QVERIFY(stage(u"Semifinal"_s).games[1].end);
        QCOMPARE(cell(u"resultsList"_s, 1, 1), u"ended, no sheet"_s);
        WindowFixture::pressEach(u"2 Return 2 1 3 4 Return"_s);
        QVERIFY(sheet()); // the first table's
        WindowFixture::pressEach(u"Escape"_s);
        QCOMPARE(cell(u"resultsList"_s, 1, 1), u"recorded"_s);
        // On Heats the heat stays that was shown there.
        goTo(u"heats"_s);
        QVERIFY(m_fixture->widget<QTabBar>(u"roundTabs"_s).tabText(0).startsWith(u"Heat 1"));
        goTo(u"results"_s);
        QCOMPARE(tabs.currentIndex(), 2);
    }

    void roundsAndGamesAreFoundByALetter() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9 Ctrl+K"_s);
        WindowFixture::type(u"semi"_s);
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"final"_s);
        WindowFixture::pressEach(u"Ctrl+K"_s);
        WindowFixture::type(u"semi t2"_s);
        WindowFixture::pressEach(u"Return"_s);
        QCOMPARE(m_fixture->workspace().currentId(), u"results"_s);
        QVERIFY(sheet());
        QCOMPARE(sheet()->place(), (GameAddress{*Name::fromText(u"Semifinal"_s), TableNumber(2)}));
    }

    // The keys of a seat go with it; those of the round stay.
    void theRoundIsStartedFromEitherSide() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9"_s);
        QVERIFY(isBesideSeats());
        WindowFixture::pressEach(u"Ctrl+PgUp Ctrl+PgUp"_s); // each key leads to its side
        QCOMPARE(focused(), u"callList"_s);
        WindowFixture::pressEach(u"Ctrl+Return"_s);
        QCOMPARE(lastKind(), ChangeKind::RoundStarted);
        QVERIFY(isBesideSeats()); // the call list's letters are calls
        WindowFixture::pressEach(u"Ctrl+Z Ctrl+PgDown Ctrl+PgDown"_s);
        QVERIFY(isAtSeats());
        WindowFixture::pressEach(u"Ctrl+PgUp Ctrl+PgDown Ctrl+Return"_s);
        QCOMPARE(lastKind(), ChangeKind::RoundStarted);
    }

    // After an act at a seat the next letter acted there too.
    void anArrowGoesOnFromTheSeatOfTheLastAct() {
        open(playedRuleset(), u"final"_s);
        WindowFixture::pressEach(u"F9 Ctrl+PgDown S"_s);
        QVERIFY(stage(u"Semifinal"_s).games[0].start);
        QVERIFY(isBesideSeats());
        WindowFixture::pressEach(u"'sl"_s);
        QVERIFY(!stage(u"Semifinal"_s).games[0].locked);
        WindowFixture::pressEach(u"Right S"_s);
        QVERIFY(stage(u"Semifinal"_s).games[1].start);
        QVERIFY(isBesideSeats());
        WindowFixture::pressEach(u"Return"_s);
        QVERIFY(sheet());
        QCOMPARE(sheet()->place().table, TableNumber(2));
    }

    void whereAndHowLongIsKept() {
        open(playedRuleset(), u"final"_s);
        auto& where = m_fixture->widget<QLineEdit>(u"roundLocation"_s);
        QVERIFY(!where.isVisible()); // below a call list it is one line
        QCOMPARE(text(u"roundTimes"_s), u"not set"_s);
        m_fixture->widget<QPushButton>(u"changeTimes"_s).click();
        where.setFocus();
        WindowFixture::type(u"Ballroom B"_s);
        m_fixture->widget<QLineEdit>(u"roundMinutes"_s).setFocus();
        QCOMPARE(lastKind(), ChangeKind::RoundChanged);
        WindowFixture::type(u"240"_s);
        m_fixture->widget<QTableView>(u"callList"_s).setFocus();
        QCOMPARE(stage(u"Semifinal"_s).details.location, u"Ballroom B"_s);
        QCOMPARE(stage(u"Semifinal"_s).details.minutes, Minutes(240));
        m_fixture->page<RoundsPage>(u"final"_s).reveal(u"Final"_s);
        QCOMPARE(where.text(), QString()); // of the other stage
        QCOMPARE(text(u"roundTimes"_s), u"not set"_s);
        m_fixture->page<RoundsPage>(u"final"_s).reveal(u"Semifinal"_s);
        QCOMPARE(text(u"roundTimes"_s), u"Ballroom B · 240 min"_s);
    }

    void aHalfTypedSheetIsListedAndGoesOn() {
        open(playedRuleset(), u"final"_s);
        openSemifinal(*m_fixture);
        WindowFixture::pressEach(u"Return 2 1 Escape"_s);
        QCOMPARE(toDo(u"halfTyped"_s), QStringList(u"Semifinal, table 1: unfinished result"_s));
        m_fixture->reopen();
        QCOMPARE(toDo(u"halfTyped"_s).size(), 1);
        m_fixture->widget<QPushButton>(u"halfTypedButton0"_s).click();
        QApplication::processEvents();
        QVERIFY(sheet());
        QCOMPARE(sheet()->findChild<QLineEdit*>(u"sheetPlaces"_s)->text(), u"21"_s);
        WindowFixture::pressEach(u"Escape"_s);
        m_fixture->menuEntry(u"Discard the draft"_s).trigger();
        QCOMPARE(lastKind(), ChangeKind::DraftDiscarded);
        QVERIFY(toDo(u"halfTyped"_s).isEmpty());
    }

    void aHalfTypedSheetOutlivesTheProgram() {
        ScratchBook scratch;
        scratch.create({playedRuleset()});
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(),
                      {u"tst_stages_page"_s, typingArgument, scratch.path(), u"Return 2 1"_s});
        QByteArray said;
        while (!said.contains("typed") && program.waitForReadyRead(patience))
            said += program.readAllStandardOutput();
        program.kill();
        program.waitForFinished(patience);
        QVERIFY(said.contains("typed") && program.exitStatus() == QProcess::CrashExit);
        m_fixture->openFile(scratch.path());
        QCOMPARE(toDo(u"halfTyped"_s), QStringList(u"Semifinal, table 1: unfinished result"_s));
        m_fixture->page<Page>(u"results"_s).reveal(u"Semifinal/1"_s);
        QApplication::processEvents();
        QCOMPARE(sheet()->findChild<QLineEdit*>(u"sheetPlaces"_s)->text(), u"21"_s);
        m_fixture.reset(); // before its file goes
    }

    void theSettingsOfSuchAnEvent() {
        open(playedRuleset(), u"event"_s);
        const auto marks
            = m_fixture->window().findChildren<QLabel*>(QRegularExpression(u"^mark-"_s));
        QStringList names;
        for (const QLabel* mark : marks)
            names.append(mark->objectName());
        QCOMPARE(names, (QStringList{u"mark-graceMinutes"_s, u"mark-lastTurnMinutes"_s,
                                     u"mark-prizeLevel"_s}));
    }
};

} // namespace mentat::test::tst_stages_page

int tst_stages_page(int argc, char* argv[]);
int tst_stages_page(int argc, char* argv[]) {
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    using namespace mentat::test::tst_stages_page;
    if (arguments.size() == 4 && arguments[1] == typingArgument)
        return typeAndWait(arguments[2], arguments[3]);
    TestStagesPage test;
    return QTest::qExec(&test, arguments);
}

#include "tst_stages_page.moc"

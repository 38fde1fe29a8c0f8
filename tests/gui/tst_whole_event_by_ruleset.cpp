#include "app/session/ruleset/result_text.h"
#include "model/changes/change_kind.h"
#include "model/document/event_document.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/scoring_kind.h"
#include "tests/gui/judged_event.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/sheets/sheet_view.h"

#include <QApplication>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

// A whole event by the ruleset HMW-P, 60 people in three heats, a semifinal and a final, typed into
// the real window by keys alone and held against the judge. The results are drawn from a seed; who
// sits where is by the window's own chance, so that nothing here may depend on it.
namespace mentat::test::tst_whole_event_by_ruleset {

namespace {

constexpr unsigned seedOfResults = 31;
constexpr int people = 60;
constexpr int goalWithPlaces = 12; // keys for a table of four
constexpr int goalWithScores = 20; // of two digits
constexpr int goalOfCheckIn = 6;

QString textOfPlaces(const Game& game) {
    QString text;
    for (const Seat& seat : game.seats) {
        const auto& place = byRuleset(seat).place;
        text += seat.dropout ? u"d"_s : place ? QString::number(place->value()) : u"-"_s;
    }
    return text;
}

bool isLess(const OpenTie& one, const OpenTie& other) {
    return one.matters < other.matters;
}

} // namespace

class TestWholeEventByRuleset : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    RandomSource m_random{seedOfResults};
    QObject m_listening;
    QStringList m_refusals; // what the window said that it did not do
    int m_keys = 0;
    int m_checkIns = 0;
    int m_keysOfCheckIns = 0;
    int m_tables = 0;
    int m_keysOfTables = 0;
    int m_mostOfTable = 0;

    // What the person does: everything here is keys.
    void afterKey();
    void press(const QString& names);
    void type(const QString& text);
    void typeAndEnter(const QString& text);
    /// "2 1 4 3": each place once.
    QString drawnPlaces(size_t seats);
    void checkIn(const QString& name);
    void playHeat(int number, const QStringList& names, const std::vector<size_t>& sizes);
    /// What is typed at some tables instead of what is drawn.
    using Places = std::map<int, QString>;
    using Tables = std::function<const std::vector<Game>&()>;
    /// Into the sheet that is open; since: the keys before it was turned to.
    void typeTable(const Tables& tables, const Places& special, int since);
    /// From the open sheet to the last, those of a heat or of a stage; the result of undone is
    /// taken back once, and typed again.
    void typeTables(const Tables& tables, const Places& special, int undone = 0);
    /// In no order, as their slips are brought to the desk.
    void typeTablesAsTheyComeIn(const Tables& tables, const Places& special);
    void rollTies();
    void gather(int players, bool firstIsOut);

    // What stands in the window.
    void open(const std::vector<QByteArray>& documents);
    void setTime(int day, int hour, int minute);
    const RulesetPlay& play() { return std::get<RulesetPlay>(m_fixture->event().play); }
    const Heat& heat(int number) { return *findHeat(play(), HeatNumber(number)); }
    const PlayedStage& stage(const QString& name);
    Tables tablesOfHeat(int number) {
        return [this, number]() -> const std::vector<Game>& { return heat(number).games; };
    }
    Tables tablesOfStage(const QString& name) {
        return [this, name]() -> const std::vector<Game>& { return stage(name).games; };
    }
    SheetView* sheet();
    QString focused();
    ChangeKind lastKind() { return m_fixture->book().nextUndo()->change.kind; }
    QString tabOf(const QString& bar);
    QString cell(const QString& list, int row, int column);
    QStringList standingsShown(int keys);
    QStringList placesShown();

    // The days of the event.
    void theFirstHeat();
    void aWrongResultIsCorrected();
    void theOtherHeats();
    void theStandings();
    void theSemifinal();
    void theFinal();
    void thePlaces();
    void whatIsWrongIsNoticed();
    void report();

private Q_SLOTS:
    void init() {
        m_fixture = std::make_unique<WindowFixture>();
        m_random = RandomSource(seedOfResults);
        m_keys = 0;
    }
    void cleanup() {
        // With it the failure can be looked at again: the draws were by chance.
        if (QTest::currentTestFailed() && m_fixture->window().book())
            std::fputs(writeEventDocument(m_fixture->event()).toBytes().constData(), stderr);
        m_fixture.reset();
    }

    void fromTheFirstCheckInToThePlaces() {
        open(eventOfSixty());
        using Part = void (TestWholeEventByRuleset::*)();
        using Test = TestWholeEventByRuleset;
        for (const Part part :
             {&Test::theFirstHeat, &Test::aWrongResultIsCorrected, &Test::theOtherHeats,
              &Test::theStandings, &Test::theSemifinal, &Test::theFinal, &Test::thePlaces,
              &Test::whatIsWrongIsNoticed, &Test::report}) {
            (this->*part)();
            if (QTest::currentTestFailed())
                return;
        }
    }
    void aHeatWithScores();
};

void TestWholeEventByRuleset::afterKey() {
    ++m_keys;
    QCoreApplication::processEvents();
    // What a sheet left goes, as it does where a loop of events runs.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestWholeEventByRuleset::press(const QString& names) {
    for (const QString& name : names.split(u' ', Qt::SkipEmptyParts)) {
        WindowFixture::press(name);
        afterKey();
    }
}

void TestWholeEventByRuleset::type(const QString& text) {
    for (const QChar letter : text) {
        WindowFixture::type(letter);
        afterKey();
    }
}

void TestWholeEventByRuleset::typeAndEnter(const QString& text) {
    type(text);
    press(u"Return"_s);
}

QString TestWholeEventByRuleset::drawnPlaces(size_t seats) {
    QString places;
    for (size_t place = 1; place <= seats; ++place)
        places.insert(static_cast<qsizetype>(m_random.below(place)), QString::number(place));
    return places;
}

void TestWholeEventByRuleset::open(const std::vector<QByteArray>& documents) {
    m_fixture->open(documents);
    m_refusals.clear();
    connect(&m_fixture->book(), &OpenBook::said, &m_listening, [this](const Notice& notice) {
        if (notice.gravity == Gravity::Refused)
            m_refusals.append(notice.text);
    });
    connect(m_fixture->window().statusBar(), &QStatusBar::messageChanged, &m_listening,
            [this](const QString& message) {
                if (!message.isEmpty())
                    m_refusals.append(message);
            });
}

void TestWholeEventByRuleset::setTime(int day, int hour, int minute) {
    m_fixture->clock().set(QDateTime({2026, 7, day}, {hour, minute}, Qt::UTC));
    press(u"Ctrl+1"_s); // whoever comes back to the desk looks what is next
}

const PlayedStage& TestWholeEventByRuleset::stage(const QString& name) {
    const PlayedStage* found = findStage(play(), *Name::fromText(name));
    if (!found)
        qFatal("nothing is recorded of the %s", qPrintable(name));
    return *found;
}

SheetView* TestWholeEventByRuleset::sheet() {
    for (auto* sheet : m_fixture->window().findChildren<SheetView*>()) {
        if (sheet->isVisible())
            return sheet;
    }
    return nullptr;
}

QString TestWholeEventByRuleset::focused() {
    const QWidget* focus = QApplication::focusWidget();
    return focus ? focus->objectName() : QString();
}

QString TestWholeEventByRuleset::tabOf(const QString& bar) {
    const auto& tabs = m_fixture->widget<QTabBar>(bar);
    return tabs.tabText(tabs.currentIndex());
}

QString TestWholeEventByRuleset::cell(const QString& list, int row, int column) {
    const QAbstractItemModel& model = *m_fixture->widget<QTableView>(list).model();
    return model.index(row, column).data().toString();
}

static constexpr int nameColumn = 1;

/// As far as the values of so many keys, and whether they stand above the cut, which is no row.
QStringList TestWholeEventByRuleset::standingsShown(int keys) {
    const QAbstractItemModel& model = *m_fixture->widget<QTableView>(u"standingsList"_s).model();
    const auto shown = [this](int row, int column) {
        return cell(u"standingsList"_s, row, column).remove(u',');
    };
    int cut = 0; // without one nobody qualifies for anything
    while (cut < model.rowCount() && !shown(cut, nameColumn).isEmpty())
        ++cut;
    const bool hasCut = cut < model.rowCount();
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (row == cut)
            continue;
        QStringList cells{shown(row, 0)};
        for (int column = nameColumn; column <= nameColumn + keys; ++column)
            cells.append(shown(row, column));
        const QString note = shown(row, model.columnCount() - 1);
        if (note == u"disqualified"_s)
            cells.append(note);
        else
            cells.append(!hasCut ? QString() : row < cut ? u"qualifies"_s : u"alternate"_s);
        rows.append(cells.join(u" | "_s));
    }
    return rows;
}

QStringList TestWholeEventByRuleset::placesShown() {
    const int count = m_fixture->widget<QTableView>(u"stagePlaces"_s).model()->rowCount();
    QStringList rows;
    for (int row = 0; row < count; ++row) {
        QStringList cells;
        for (const int column : {0, 1, 3, 4})
            cells.append(cell(u"stagePlaces"_s, row, column));
        rows.append(cells.join(u" | "_s));
    }
    return rows;
}

/// Three letters, as many more as it takes to be the first in the list, Enter.
void TestWholeEventByRuleset::checkIn(const QString& name) {
    const int before = m_keys;
    QCOMPARE(focused(), u"checkInField"_s);
    for (qsizetype typed = 0; typed < name.size(); ++typed) {
        type(name.mid(typed, 1));
        if (typed >= 2 && cell(u"checkInList"_s, 0, 0) == name)
            break;
    }
    QCOMPARE(cell(u"checkInList"_s, 0, 0), name);
    press(u"Return"_s);
    ++m_checkIns;
    m_keysOfCheckIns += m_keys - before;
}

void TestWholeEventByRuleset::playHeat(int number, const QStringList& names,
                                       const std::vector<size_t>& sizes) {
    setTime(27 + number, 12, 40);
    press(u"Ctrl+3"_s);
    for (const QString& name : names) {
        checkIn(name);
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(heat(number).entrants.size(), static_cast<size_t>(names.size()));
    setTime(27 + number, 13, 2);
    press(u"Ctrl+3 F9"_s);
    std::vector<size_t> drawn;
    for (const Game& game : heat(number).games)
        drawn.push_back(game.seats.size());
    QCOMPARE(drawn, sizes);
    press(u"Ctrl+Return"_s);
    QVERIFY(std::ranges::all_of(heat(number).games,
                                [](const Game& game) { return game.start.has_value(); }));
    setTime(27 + number, 15, 30);
    press(u"Ctrl+4 1 Return"_s);
}

void TestWholeEventByRuleset::typeTable(const Tables& tables, const Places& special, int since) {
    QVERIFY(sheet());
    const TableNumber table = sheet()->place().table;
    const auto game
        = [&]() -> const Game& { return *std::ranges::find(tables(), table, &Game::table); };
    QVERIFY2(!hasResult(game()), "the sheet of a recorded table was opened");
    const auto own = special.find(table.value());
    const size_t seats = game().seats.size();
    const QString places = own == special.end() ? drawnPlaces(seats) : own->second;
    typeAndEnter(places);
    QCOMPARE(textOfPlaces(game()), places);
    const int keys = m_keys - since;
    QVERIFY2(seats != 4 || keys <= goalWithPlaces, qPrintable(QString::number(keys)));
    m_mostOfTable = std::max(m_mostOfTable, keys);
    m_keysOfTables += keys;
    ++m_tables;
}

void TestWholeEventByRuleset::typeTables(const Tables& tables, const Places& special, int undone) {
    int since = m_keys - 2; // the first of them is opened by its number and Enter
    for (size_t sheets = 0; sheet(); ++sheets, since = m_keys) {
        QVERIFY(sheets <= tables().size());
        const TableNumber table = sheet()->place().table;
        typeTable(tables, special, since);
        if (QTest::currentTestFailed())
            return;
        if (table.value() == undone) {
            undone = 0;
            press(u"Ctrl+Z"_s);
            QVERIFY(!hasResult(*std::ranges::find(tables(), table, &Game::table)));
            // What is typed now is that table's.
            QCOMPARE(sheet()->place().table, table);
        }
    }
    QCOMPARE(undone, 0);
    QVERIFY(std::ranges::all_of(tables(), [](const Game& game) { return hasResult(game); }));
}

void TestWholeEventByRuleset::typeTablesAsTheyComeIn(const Tables& tables, const Places& special) {
    std::vector<int> order;
    for (const Game& game : tables()) {
        const auto place = static_cast<std::ptrdiff_t>(m_random.below(order.size() + 1));
        order.insert(order.begin() + place, game.table.value());
    }
    int most = 0;
    int all = 0;
    for (const int table : order) {
        const int since = m_keys;
        if (sheet() && sheet()->place().table.value() != table)
            press(u"Escape"_s);
        if (!sheet())
            typeAndEnter(QString::number(table));
        typeTable(tables, special, since);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(hasResult(*std::ranges::find(tables(), TableNumber(table), &Game::table)));
        most = std::max(most, m_keys - since);
        all += m_keys - since;
    }
    std::printf("keys a table, in whatever order they end: %.2f, at most %d\n",
                static_cast<double>(all) / static_cast<double>(order.size()), most);
}

/// All 60, of whom the program knows the names from last year.
void TestWholeEventByRuleset::theFirstHeat() {
    QVERIFY(m_fixture->event().players.empty());
    playHeat(1, sixtyNames(), std::vector<size_t>(15, 4));
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(m_fixture->event().players.size(), size_t(people));
    const double each = static_cast<double>(m_keysOfCheckIns) / m_checkIns;
    std::printf("keys a check-in of somebody of an earlier year: %.2f (goal %d)\n", each,
                goalOfCheckIn);
    QVERIFY2(each <= goalOfCheckIn, qPrintable(QString::number(each)));
    // Two share the first place at one table.
    typeTables(tablesOfHeat(1), {{7, u"1134"_s}});
    QCOMPARE(focused(), u"resultsList"_s);
}

void TestWholeEventByRuleset::aWrongResultIsCorrected() {
    QString places = textOfPlaces(heat(1).games[4]);
    std::ranges::reverse(places);
    const int before = m_keys;
    press(u"5 Return F2 Ctrl+A"_s);
    typeAndEnter(places);
    QCOMPARE(focused(), u"correctionAskedBy"_s);
    press(u"Return Return"_s);
    std::printf("keys a correction, nobody and no reason named: %d\n", m_keys - before);
    QCOMPARE(lastKind(), ChangeKind::ResultCorrected);
    QCOMPARE(textOfPlaces(heat(1).games[4]), places);
    QVERIFY(!sheet());
}

/// Fewer come: one drops out, one result is taken back and typed again.
void TestWholeEventByRuleset::theOtherHeats() {
    const QStringList all = sixtyNames();
    playHeat(2, all.mid(0, 44), std::vector<size_t>(11, 4));
    if (QTest::currentTestFailed())
        return;
    typeTablesAsTheyComeIn(tablesOfHeat(2), {{3, u"2d13"_s}});
    if (QTest::currentTestFailed())
        return;
    QVERIFY(heat(2).games[2].seats[1].dropout);
    playHeat(3, all.mid(22), {4, 4, 4, 4, 4, 4, 4, 4, 3, 3});
    if (QTest::currentTestFailed())
        return;
    typeTables(tablesOfHeat(3), {}, 2);
}

/// Rolled is what decides who goes on, and in which order.
void TestWholeEventByRuleset::rollTies() {
    const int before = m_keys;
    int ties = 0;
    int rolled = 0;
    const auto open = [this] {
        return kindOf<ScoringKind>(m_fixture->event()).advancement(m_fixture->event()).ties;
    };
    for (auto now = open(); !now.empty(); now = open(), ++ties) {
        const OpenTie first = *std::ranges::min_element(now, isLess);
        if (first.matters == TieMatter::Alternates)
            break;
        const auto made = m_fixture->event().tieRolls.size();
        press(u"Ctrl+T"_s);
        const auto tied = static_cast<int>(first.players.size());
        for (int die = tied; die > 0; --die, ++rolled) {
            QCOMPARE(focused(), u"tieDie"_s);
            typeAndEnter(QString::number(die));
        }
        QCOMPARE(lastKind(), ChangeKind::TiesRolled);
        QCOMPARE(m_fixture->event().tieRolls.size(), made + 1);
    }
    std::printf("ties rolled in the standings: %d, of %d people, in %d keys\n", ties, rolled,
                m_keys - before);
}

void TestWholeEventByRuleset::theStandings() {
    setTime(30, 18, 0);
    press(u"Ctrl+5"_s);
    rollTies();
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(standingsShown(2), standingsByJudge(m_fixture->event(), 2));
    QCOMPARE(standingsShown(2).size(), people);
}

/// Space for who is here; X for the first, who can't play.
void TestWholeEventByRuleset::gather(int players, bool firstIsOut) {
    QCOMPARE(focused(), u"callList"_s);
    press(u"Home"_s);
    if (firstIsOut) {
        press(u"X"_s);
        QCOMPARE(lastKind(), ChangeKind::PlayerCalled);
    }
    for (int i = 0; i < players; ++i)
        press(u"Space"_s);
    QCOMPARE(lastKind(), ChangeKind::PlayerPresent);
    press(u"Ctrl+L"_s);
    QCOMPARE(lastKind(), ChangeKind::LineUpClosed);
}

void TestWholeEventByRuleset::theSemifinal() {
    setTime(31, 8, 50);
    const int before = m_keys;
    press(u"Ctrl+6"_s);
    QCOMPARE(tabOf(u"roundTabs"_s), u"Semifinal"_s);
    gather(16, true);
    if (QTest::currentTestFailed())
        return;
    press(u"F9"_s);
    QCOMPARE(lastKind(), ChangeKind::TablesDrawn);
    std::printf("keys from who qualifies to who sits where, 16 in a semifinal: %d\n",
                m_keys - before);
    QCOMPARE(stage(u"Semifinal"_s).details.present.size(), size_t(16));
    QCOMPARE(tablesOf(stage(u"Semifinal"_s)), tablesByJudge(m_fixture->event(), u"Semifinal"_s));
    QCOMPARE(stage(u"Semifinal"_s).games.size(), size_t(4));
    press(u"Ctrl+Return"_s);
    QCOMPARE(lastKind(), ChangeKind::RoundStarted);
    // The first table's first place is shared, and one of the two goes on.
    press(u"Return"_s);
    typeTables(tablesOfStage(u"Semifinal"_s), {{1, u"1134"_s}});
    if (QTest::currentTestFailed())
        return;
    press(u"Ctrl+T 5 Return 9 Return"_s);
    QCOMPARE(lastKind(), ChangeKind::RoundTiesRolled);
    // Not on whatever comes next in the window.
    QVERIFY(qobject_cast<TablesView*>(QApplication::focusWidget()));
}

void TestWholeEventByRuleset::theFinal() {
    setTime(31, 13, 10);
    press(u"Return"_s); // what Today says is next
    QCOMPARE(m_fixture->workspace().currentId(), u"final"_s);
    QCOMPARE(tabOf(u"roundTabs"_s), u"Final"_s);
    gather(4, false);
    if (QTest::currentTestFailed())
        return;
    press(u"F9 Ctrl+Return"_s);
    QCOMPARE(tablesOf(stage(u"Final"_s)), tablesByJudge(m_fixture->event(), u"Final"_s));
    press(u"Return"_s);
    typeTables(tablesOfStage(u"Final"_s), {});
}

void TestWholeEventByRuleset::thePlaces() {
    QCOMPARE(focused(), u"stagePlaces"_s); // where the last sheet leads to
    const Event& event = m_fixture->event();
    QVERIFY(isFlawlessByJudge(event));
    QCOMPARE(placesShown(), placesByJudge(event));
    QCOMPARE(placesShown().size(), 16);
    const auto& seats = stage(u"Final"_s).games.front().seats;
    const auto first = std::ranges::find_if(
        seats, [](const Seat& seat) { return byRuleset(seat).place == TablePlace(1); });
    QCOMPARE(placesShown().front(), // R7.6: ten times the prize level 3
             u"1 | %1 | 30 | plaque"_s.arg(playerName(event, first->player)));
}

/// One place that is recorded otherwise, in the final or in a heat: the judge's answers are others.
void TestWholeEventByRuleset::whatIsWrongIsNoticed() {
    const Event& event = m_fixture->event();
    Event other = event;
    const auto swapFirstTwo = [](Game& game) {
        std::swap(byRuleset(game.seats[0]).place, byRuleset(game.seats[1]).place);
    };
    swapFirstTwo(std::get<RulesetPlay>(other.play).stages.back().games.front());
    QVERIFY(placesShown() != placesByJudge(other));
    other = event;
    swapFirstTwo(std::get<RulesetPlay>(other.play).heats[1].games.front());
    QCOMPARE(standingsShown(2), standingsByJudge(event, 2));
    QVERIFY(standingsShown(2) != standingsByJudge(other, 2));
    // A letter that nothing takes would have been told.
    QCOMPARE(m_refusals.join(u'\n'), QString());
    press(u"7"_s);
    QVERIFY(!m_refusals.isEmpty());
    --m_keys;
}

void TestWholeEventByRuleset::report() {
    std::printf("keys a check-in, all heats: %.2f\n",
                static_cast<double>(m_keysOfCheckIns) / m_checkIns);
    std::printf("keys a table with places: %.2f, at most %d (goal %d)\n",
                static_cast<double>(m_keysOfTables) / m_tables, m_mostOfTable, goalWithPlaces);
    std::printf(
        "keys of the whole event: %d; %d check-ins, %d results, the results drawn from %u\n",
        m_keys, m_checkIns, m_tables, seedOfResults);
}

/// Scores of two digits, as Catan has them; its places follow.
void TestWholeEventByRuleset::aHeatWithScores() {
    open({scoredHeat()});
    setTime(29, 17, 12);
    press(u"Ctrl+4"_s);
    int most = 0;
    int before = m_keys;
    press(u"1 Return"_s);
    while (sheet()) {
        const TableNumber table = sheet()->place().table;
        QStringList scores;
        for (int seat = 0; seat < 4; ++seat)
            scores.append(QString::number(m_random.between(10, 14)));
        typeAndEnter(scores.join(u' '));
        most = std::max(most, m_keys - before);
        QVERIFY2(m_keys - before <= goalWithScores, qPrintable(QString::number(m_keys - before)));
        before = m_keys;
        QStringList recorded;
        for (const Seat& seat : findGame(heat(1).games, table)->seats)
            recorded.append(scoreToType(byRuleset(seat).score.value()));
        QCOMPARE(recorded, scores);
    }
    std::printf("keys a table with scores of two digits: at most %d (goal %d)\n", most,
                goalWithScores);
    press(u"Ctrl+5"_s);
    QCOMPARE(standingsShown(2), standingsByJudge(m_fixture->event(), 2));
    QCOMPARE(standingsShown(2).size(), 12);
    QCOMPARE(m_refusals.join(u'\n'), QString());
}

} // namespace mentat::test::tst_whole_event_by_ruleset

MENTAT_TEST(tst_whole_event_by_ruleset, TestWholeEventByRuleset, QApplication)
#include "tst_whole_event_by_ruleset.moc"

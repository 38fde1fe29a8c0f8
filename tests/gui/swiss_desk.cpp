#include "tests/gui/swiss_desk.h"

#include "scoring/scoring_kind.h"
#include "tests/gui/ruleset_document.h"
#include "ui/sheets/sheet_view.h"

#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test {

QString textOfPlaces(const Game& game) {
    QString text;
    for (const Seat& seat : game.seats) {
        const auto& place = byRuleset(seat).place;
        text += seat.dropout ? u"d"_s : place ? QString::number(place->value()) : u"-"_s;
    }
    return text;
}

const Game* byeIn(const Heat& heat) {
    const auto found = std::ranges::find_if(heat.games, isBye);
    return found == heat.games.end() ? nullptr : &*found;
}

void SwissDesk::open() {
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->open(swissEvent());
    QObject::connect(&m_fixture->book(), &OpenBook::said, &m_listening,
                     [this](const Notice& notice) {
                         if (notice.gravity == Gravity::Refused)
                             m_refusals.append(notice.text);
                     });
    QObject::connect(m_fixture->window().statusBar(), &QStatusBar::messageChanged, &m_listening,
                     [this](const QString& message) {
                         if (!message.isEmpty())
                             m_refusals.append(message);
                     });
}

const RulesetPlay& SwissDesk::play() {
    return std::get<RulesetPlay>(m_fixture->event().play);
}

SwissDesk::Tables SwissDesk::tablesOfHeat(int number) {
    return [this, number]() -> const std::vector<Game>& { return heat(number).games; };
}

QString SwissDesk::nameOf(const PlayerId& player) {
    return playerName(m_fixture->event(), player);
}

void SwissDesk::setTime(int hour, int minute) {
    m_fixture->clock().set(QDateTime({2026, 7, 31}, {hour, minute}, Qt::UTC));
    m_hand.press(u"Ctrl+1"_s); // whoever comes back to the desk looks what is next
}

const PlayedStage& SwissDesk::stage(const QString& name) {
    const PlayedStage* found = findStage(play(), *Name::fromText(name));
    if (!found)
        qFatal("nothing is recorded of the %s", qPrintable(name));
    return *found;
}

SheetView* SwissDesk::sheet() {
    for (auto* sheet : m_fixture->window().findChildren<SheetView*>()) {
        if (sheet->isVisible())
            return sheet;
    }
    return nullptr;
}

QString SwissDesk::cell(const QString& list, int row, int column) {
    const QAbstractItemModel& model = *m_fixture->widget<QTableView>(list).model();
    return model.index(row, column).data().toString();
}

QString SwissDesk::tabShown() {
    const auto& tabs = m_fixture->widget<QTabBar>(u"roundTabs"_s);
    return tabs.tabText(tabs.currentIndex());
}

static int columnOf(const QAbstractItemModel& model, const QString& title) {
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal).toString() == title)
            return column;
    }
    return -1;
}

QString SwissDesk::standing(const QString& column, const QString& player) {
    const QAbstractItemModel& model = *m_fixture->widget<QTableView>(u"standingsList"_s).model();
    const int shown = columnOf(model, column);
    const int names = columnOf(model, u"Player"_s);
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, names).data().toString().startsWith(player))
            return shown < 0 ? u"no such column"_s : model.index(row, shown).data().toString();
    }
    return u"not in the standings"_s;
}

/// As the judge tells them; between those above the cut and those below it is a row without a name.
QStringList SwissDesk::standingsShown() {
    const QAbstractItemModel& model = *m_fixture->widget<QTableView>(u"standingsList"_s).model();
    QStringList rows;
    QString status = u"qualifies"_s;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (const QString& title : {u"Rank"_s, u"Player"_s, u"Wins"_s, u"Opponents' wins"_s})
            cells.append(model.index(row, columnOf(model, title)).data().toString());
        if (cells[1].isEmpty()) {
            status = u"alternate"_s;
            continue;
        }
        rows.append((cells << status).join(u" | "_s));
    }
    return rows;
}

QStringList SwissDesk::placesShown() {
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

int SwissDesk::winsBefore(int number, const PlayerId& player) {
    int wins = 0;
    for (int before = 1; before < number; ++before) {
        for (const Game& game : heat(before).games) {
            for (const Seat& seat : game.seats)
                wins += seat.player == player && byRuleset(seat).place == TablePlace(1) ? 1 : 0;
        }
    }
    return wins;
}

/// Three letters, as many more as it takes to be the first in the list, Enter.
void SwissDesk::checkIn(const QString& name) {
    QCOMPARE(focusedName(), u"checkInField"_s);
    for (qsizetype typed = 0; typed < name.size(); ++typed) {
        m_hand.type(name.mid(typed, 1));
        if (typed >= 2 && cell(u"checkInList"_s, 0, 0) == name)
            break;
    }
    QCOMPARE(cell(u"checkInList"_s, 0, 0), name);
    m_hand.press(u"Return"_s);
}

/// The paper list has a button for it; whoever went home is unchecked there.
void SwissDesk::letInAllOf(int number, const QStringList& missing) {
    const int before = m_hand.keys();
    m_hand.press(u"Ctrl+3"_s);
    QCOMPARE(tabShown(), u"Heat %1"_s.arg(number + 1));
    m_hand.press(u"F4"_s);
    QVERIFY(m_hand.pressUntil(u"Tab"_s, u"thoseOfHeat%1"_s.arg(number)));
    m_hand.press(u"Space"_s);
    QCOMPARE(heat(number + 1).entrants.size(), heat(number).entrants.size());
    for (const QString& name : missing) {
        const QString family = name.section(u' ', -1); // a blank checks a row of this list
        QVERIFY(m_hand.pressUntil(u"Shift+Tab"_s, u"checkInList"_s));
        for (qsizetype typed = 0; cell(u"checkInList"_s, 0, 0) != name; ++typed) {
            QVERIFY(typed < family.size());
            m_hand.type(family.mid(typed, 1));
        }
        m_hand.press(u"Return"_s);
    }
    m_hand.press(u"F4"_s);
    QCOMPARE(heat(number + 1).entrants.size(),
             heat(number).entrants.size() - static_cast<size_t>(missing.size()));
    std::printf("keys of all of round %d in the next but %lld: %d\n", number,
                static_cast<long long>(missing.size()), m_hand.since(before));
}

/// Into the sheet that is open.
void SwissDesk::typeResult(const Tables& tables, const Places& special) {
    QVERIFY(sheet());
    const int before = m_hand.keys();
    const TableNumber table = sheet()->place().table;
    const auto game
        = [&]() -> const Game& { return *std::ranges::find(tables(), table, &Game::table); };
    QVERIFY2(!hasResult(game()), "the sheet of a recorded table was opened");
    const auto own = special.find(table.value());
    const QString drawn = m_random.below(2) == 0 ? u"12"_s : u"21"_s;
    const QString places = own == special.end() ? drawn : own->second;
    m_hand.typeAndEnter(places);
    QCOMPARE(textOfPlaces(game()), places);
    QVERIFY2(m_hand.since(before) <= goalOfAResult,
             qPrintable(QString::number(m_hand.since(before))));
    m_keysOfResults += m_hand.since(before);
    ++m_results;
}

/// From the open sheet to the last: the next opens by itself, and a bye has none.
void SwissDesk::typeResults(const Tables& tables, const Places& special) {
    for (size_t sheets = 0; sheet(); ++sheets) {
        QVERIFY(sheets < tables().size());
        typeResult(tables, special);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(isAllRecorded(tables()));
}

void SwissDesk::typeResultsAsTheyComeIn(const Tables& tables) {
    std::vector<int> order;
    for (const Game& game : tables()) {
        const auto place = static_cast<std::ptrdiff_t>(m_random.below(order.size() + 1));
        if (!isBye(game))
            order.insert(order.begin() + place, game.table.value());
    }
    const int before = m_hand.keys();
    int most = 0;
    for (const int table : order) {
        const int since = m_hand.keys();
        if (sheet() && sheet()->place().table.value() != table)
            m_hand.press(u"Escape"_s);
        if (!sheet())
            m_hand.typeAndEnter(QString::number(table));
        typeResult(tables);
        if (QTest::currentTestFailed())
            return;
        most = std::max(most, m_hand.since(since));
    }
    std::printf("keys a result of two, in whatever order they end: %.2f, at most %d\n",
                static_cast<double>(m_hand.since(before)) / static_cast<double>(order.size()),
                most);
    QVERIFY(most <= goalInNoOrder);
    QVERIFY(isAllRecorded(tables()));
}

/// Rolled is what decides who goes on, and in which order.
void SwissDesk::rollTies() {
    const auto open = [this] {
        return kindOf<ScoringKind>(m_fixture->event()).advancement(m_fixture->event()).ties;
    };
    for (auto now = open(); !now.empty(); now = open()) {
        const OpenTie first = *std::ranges::min_element(now, {}, &OpenTie::matters);
        if (first.matters == TieMatter::Alternates)
            break;
        m_hand.press(u"Ctrl+T"_s);
        for (auto die = first.players.size(); die > 0; --die) {
            QCOMPARE(focusedName(), u"tieDie"_s);
            m_hand.typeAndEnter(QString::number(die));
        }
        QCOMPARE(lastKind(), ChangeKind::TiesRolled);
    }
}

} // namespace mentat::test

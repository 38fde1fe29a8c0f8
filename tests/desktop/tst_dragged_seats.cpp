#include "tests/desktop/desk_document.h"
#include "tests/desktop/x_drag.h"
#include "tests/desktop/x_input.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QTabBar>
#include <QTest>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_dragged_seats {

/// Somebody is dragged to another table with the mouse of the X server, as the Game Master does it
/// with a heat that is drawn and has not started.
class TestDraggedSeats : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<XInput> m_input;

    const std::vector<Game>& games(int heat = 1) {
        return findHeat(std::get<DunePlay>(m_fixture->event().play), HeatNumber(heat))->games;
    }
    QWidget& card(int table) { return m_fixture->widget<QWidget>(u"table%1"_s.arg(table)); }
    /// The middle of a seat's row, on the screen.
    QPoint seat(int table, int row) {
        const auto& list = *card(table).findChild<QAbstractItemView*>();
        const QRect place = list.visualRect(list.model()->index(row, 0));
        return list.viewport()->mapToGlobal(place.center());
    }
    /// The foot of a table's card, below its seats.
    QPoint foot(int table) {
        const QWidget& shown = card(table);
        return shown.mapToGlobal(QPoint(shown.width() / 2, shown.height() - 4));
    }
    void draw(int in) {
        m_fixture->open({deskDocument(12, in)});
        m_fixture->goTo(u"heats"_s);
        drawHeat(1);
    }
    void drawHeat(int heat) {
        m_fixture->widget<QTabBar>(u"roundTabs"_s).setCurrentIndex(heat - 1);
        m_input->press(u"F9"_s);
        QTRY_COMPARE_WITH_TIMEOUT(games(heat).size(), size_t(2), patience);
        QTRY_VERIFY_WITH_TIMEOUT(card(2).isVisible(), patience);
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

    void ontoSomebodyTheTwoChangePlaces() {
        draw(12);
        const auto before = games();
        dragOnScreen(seat(1, 0), seat(2, 3));
        QTRY_VERIFY_WITH_TIMEOUT(games() != before, patience);
        auto swapped = before;
        std::swap(swapped[0].seats[0].player, swapped[1].seats[3].player);
        for (size_t table = 0; table < 2; ++table) {
            for (size_t place = 0; place < 6; ++place)
                QCOMPARE(games()[table].seats[place].player, swapped[table].seats[place].player);
        }
        m_input->press(u"Ctrl+Z"_s);
        QTRY_VERIFY_WITH_TIMEOUT(games() == before, patience);
    }

    void ontoAFreePlaceOneMoves() {
        draw(11); // a table of six and one of five
        const auto before = games();
        const PlayerId moved = before[0].seats[2].player;
        dragOnScreen(seat(1, 2), foot(2));
        QTRY_COMPARE_WITH_TIMEOUT(games()[1].seats.size(), size_t(6), patience);
        QCOMPARE(games()[0].seats.size(), size_t(5));
        QVERIFY(std::any_of(games()[1].seats.begin(), games()[1].seats.end(),
                            [&](const Seat& seat) { return seat.player == moved; }));
    }

    void besideTheTablesNothingHappens() {
        draw(12);
        const auto before = games();
        auto& field = m_fixture->widget<QWidget>(u"checkInField"_s);
        dragOnScreen(seat(1, 0), field.mapToGlobal(field.rect().center()));
        m_input->press(u"F11"_s); // heard after the drop
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window().findChild<QWidget*>(u"callOut"_s), patience);
        QVERIFY(games() == before);
    }

    void theCostIsShownOnTheWayWhereTheDrawAvoidsMeetingAgain() {
        draw(12);
        const auto met = games(1);
        const auto tableOf = [&met](const PlayerId& player) {
            return std::find_if(met.begin(), met.end(), [&player](const Game& game) {
                return std::any_of(game.seats.begin(), game.seats.end(),
                                   [&](const Seat& seat) { return seat.player == player; });
            });
        };
        m_fixture->widget<QCheckBox>(u"avoidMeetingAgain"_s).setChecked(true);
        drawHeat(2); // three of each of the first heat's tables at each of the second's
        const PlayerId dragged = games(2)[0].seats[0].player;
        const auto& others = games(2)[1].seats;
        const auto stranger = std::find_if(others.begin(), others.end(), [&](const Seat& seat) {
            return tableOf(seat.player) != tableOf(dragged);
        });
        QVERIFY(stranger != others.end());
        const PlayerId replaced = stranger->player;
        QString cost;
        dragOnScreen(seat(1, 0), seat(2, static_cast<int>(stranger - others.begin())), [&cost] {
            cost = QToolTip::text();
            return QToolTip::isVisible();
        });
        const Event& event = m_fixture->event();
        const QString change = u"%1 to table 2, %2 to table 1: "_s.arg(playerName(event, dragged),
                                                                       playerName(event, replaced));
        QVERIFY2(cost.startsWith(u"+2 repeats, 12 → 14\n"_s + change), qPrintable(cost));
        QVERIFY2(cost.contains(u"has met"_s) && cost.contains(u"(heat 1)"_s), qPrintable(cost));
    }

    void aRandomDrawSpeaksOfNoCost() {
        draw(12);
        const auto before = games();
        QString said;
        dragOnScreen(seat(1, 0), seat(2, 3), [&said] {
            if (QToolTip::isVisible())
                said += QToolTip::text(); // who the two are
            return true;
        });
        QTRY_VERIFY_WITH_TIMEOUT(games() != before, patience);
        QVERIFY2(!said.contains(u"repeat"_s) && !said.contains(u"met before"_s), qPrintable(said));
    }
};

} // namespace mentat::test::tst_dragged_seats

MENTAT_TEST(tst_dragged_seats, TestDraggedSeats, QApplication)
#include "tst_dragged_seats.moc"

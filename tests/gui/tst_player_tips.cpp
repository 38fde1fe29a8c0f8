#include "app/session/rounds/seat_acts.h"
#include "model/rounds/heats_play.h"
#include "tests/gui/looks.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"
#include "ui/frame/player_tips.h"
#include "ui/heats/tables/seat_list.h"
#include "ui/heats/tables/table_card.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/lists/list_table.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QMimeData>
#include <QTest>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_player_tips {

namespace {

/// The mouse rests on a cell: what is said then.
QString tipAt(QAbstractItemView& view, const QModelIndex& cell) {
    QToolTip::hideText();
    view.scrollTo(cell);
    const QPoint place = view.visualRect(cell).center();
    QHelpEvent resting(QEvent::ToolTip, place, view.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(view.viewport(), &resting);
    return QToolTip::text();
}

/// The first cell that a tip of a player belongs to; invalid: none.
QModelIndex firstName(WindowFixture& fixture, const QAbstractItemView& view) {
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        for (int column = 0; column < view.model()->columnCount(); ++column) {
            const QModelIndex cell = view.model()->index(row, column);
            const auto& players = fixture.event().players;
            const bool isName = std::ranges::any_of(players, [&](const Player& player) {
                return playerName(fixture.event(), player.id) == cell.data().toString();
            });
            if (isName)
                return cell;
        }
    }
    return {};
}

/// Somebody carried over the middle of a card, or over a seat of it.
void dragOver(TableCard& card, const PlayerId& player, const QPoint& place) {
    QMimeData carried;
    carried.setData(u"application/x-mentat-seat"_s, player.text().toUtf8());
    QDragEnterEvent enter(place, Qt::MoveAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&card, &enter);
    QDragMoveEvent move(place, Qt::MoveAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&card, &move);
}

} // namespace

/// Who somebody is, wherever the name stands; and what a drop costs, before it.
class TestPlayerTips : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyNameInAnyListHasTheCard_data() {
        QTest::addColumn<QString>("list");
        QTest::newRow("players") << u"playersList"_s;
        QTest::newRow("standings") << u"standingsList"_s;
        QTest::newRow("final-calls") << u"callList"_s;
        QTest::newRow("heats") << u"checkInList"_s;
    }
    void anyNameInAnyListHasTheCard() {
        QFETCH(QString, list);
        WindowFixture fixture;
        sceneOf(QString::fromLatin1(QTest::currentDataTag())).set(fixture);
        QTest::qWait(20);
        auto& view = fixture.widget<ListTable>(list);
        const QModelIndex name = firstName(fixture, view);
        QVERIFY(name.isValid());
        const QString tip = tipAt(view, name);
        QVERIFY2(tip.startsWith(name.data().toString()) && tip.contains(u'\n'), qPrintable(tip));
        // Another cell of the row is nobody's name.
        PlayerTips tips(fixture.book(), &fixture.window());
        QVERIFY(tips.namedBy(name.data().toString()));
        for (int column = 0; column < view.model()->columnCount(); ++column) {
            if (column != name.column())
                QVERIFY(!tips.namedBy(name.siblingAtColumn(column).data().toString()));
        }
    }

    void aNewNameIsKnownAtOnce() {
        WindowFixture fixture;
        fixture.openSample();
        PlayerTips tips(fixture.book(), &fixture.window());
        const Player& first = fixture.event().players.front();
        QCOMPARE(tips.namedBy(playerName(fixture.event(), first.id)), std::optional(first.id));
        QVERIFY(!tips.namedBy(u"Nobody of this name"_s));
        QVERIFY(!tips.namedBy({}));
    }

    void atATableAndWhileDragging() {
        WindowFixture fixture;
        fixture.open({largeDocument()});
        fixture.goTo(u"heats"_s);
        const HeatNumber first = heatsPlay(fixture.event())->heats.front().number;
        QVERIFY(fixture.book().perform(drawTables(
            fixture.event(),
            {.heat = first, .seed = 5, .sizes = {}, .avoidRepeats = true, .variantTables = {}})));
        QTest::qWait(20);
        const auto cards = fixture.window().findChildren<TableCard*>();
        QVERIFY(cards.size() >= 2);
        SeatList& seats = cards[0]->seats();
        const QString tip = tipAt(seats, seats.model()->index(0, 0));
        QVERIFY2(tip.contains(seats.item(0)->text()) && tip.contains(u'\n'), qPrintable(tip));

        const auto carried = seats.playerAt(seats.visualItemRect(seats.item(0)).center());
        QVERIFY(carried);
        SeatList& others = cards[1]->seats();
        const QPoint onSeat
            = others.viewport()->mapTo(cards[1], others.visualItemRect(others.item(0)).center());
        QCOMPARE(cards[1]->dropSign(), DropSign::None);
        dragOver(*cards[1], *carried, onSeat);
        QVERIFY(cards[1]->dropSign() != DropSign::None);
        const QString cost = QToolTip::text();
        QVERIFY2(cost.contains(u"repeat"_s), qPrintable(cost));
        // The color is that of the words: green adds nothing.
        QVERIFY(cards[1]->dropSign() == DropSign::Costs || !cost.startsWith(u'+'));
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(cards[1], &leave);
        QCOMPARE(cards[1]->dropSign(), DropSign::None);
        // Onto one's own seat: nothing would change.
        dragOver(*cards[0], *carried,
                 seats.viewport()->mapTo(cards[0], seats.visualItemRect(seats.item(0)).center()));
        QCOMPARE(cards[0]->dropSign(), DropSign::None);
    }

    /// Beside the standings where the list has all its columns; on a laptop the tip says it.
    void theCardStandsBesideTheStandingsOfALargeScreen() {
        for (const bool isLarge : {false, true}) {
            WindowFixture fixture;
            fixture.setWindowSize(isLarge ? QSize(1920, 1080) : QSize(1366, 768));
            sceneOf(u"standings"_s).set(fixture);
            QTest::qWait(20);
            auto& title = fixture.widget<QLabel>(u"standingCardTitle"_s);
            QCOMPARE(title.isVisible(), isLarge);
            if (!isLarge)
                continue;
            auto& list = fixture.widget<ListTable>(u"standingsList"_s);
            const QString before = title.text();
            list.setCurrentIndex(list.model()->index(list.currentIndex().row() + 1, 0));
            QVERIFY(title.text() != before);
        }
    }
};

} // namespace mentat::test::tst_player_tips

MENTAT_TEST(tst_player_tips, TestPlayerTips, QApplication)
#include "tst_player_tips.moc"

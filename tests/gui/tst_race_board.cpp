#include "model/dune/dune_play.h"
#include "model/dune/game.h"
#include "tests/gui/board_documents.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/test_program.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/screen/board_layout.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_race_board {

/// The race on the second window.
class TestRaceBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The race stands between heats: not while tables play, nor once the final is played.
    void betweenHeatsTheRaceStands() {
        Book book{
            .people = {}, .events = {{EventId(1), eventFrom(sampleDocument())}}, .summaries = {}};
        auto& play = std::get<DunePlay>(book.events.front().event.play);
        const Wording wording;
        const auto made = [&] {
            return raceBoard({.book = book,
                              .event = book.events.front().event,
                              .wording = wording,
                              .now = *VenueTime::fromText(u"2026-07-30T13:07"_s)});
        };
        QVERIFY(!made());
        play.stages.clear();
        const auto board = made();
        QVERIFY(board && board->race);
        QCOMPARE(board->title,
                 u"Maëlle Quintrec climbed from rank 27 to the last seat in the final"_s);
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080), QSize(768, 1366)}) {
            const PlacedBoard placed = placedBoard(*board, QSizeF(size));
            QVERIFY(placed.picture);
            const PlacedPage& page = placed.picture->page;
            QVERIFY(QRectF(placed.body)
                        .adjusted(-1, -1, 1, 1)
                        .contains(QRectF(placed.picture->at, page.size)));
            for (size_t i = 0; i < board->race->cut; ++i) {
                QVERIFY(std::ranges::any_of(page.items, [&](const PlacedItem& item) {
                    const auto* text = std::get_if<PlacedText>(&item);
                    return text && text->text == board->race->lines[i].name;
                }));
            }
        }
        Game& game = play.heats.front().games.front();
        dune(game).victory.reset();
        game.end.reset();
        game.start = VenueTime::fromText(u"2026-07-30T12:00"_s);
        for (Seat& seat : game.seats)
            dune(seat).winner = false;
        QVERIFY(!made());
    }
};

} // namespace mentat::test::tst_race_board

MENTAT_TEST(tst_race_board, TestRaceBoard, QApplication)
#include "tst_race_board.moc"

#pragma once

#include "app/session/rounds/result_acts.h"
#include "tests/gui/window_fixture.h"

#include <QApplication>

#include <benchmark/benchmark.h>

namespace mentat::test {

/// From the word to record a result until it is on the disk and every page that is looked at is
/// painted. All pages have been shown before; this one is. played: the game as it comes out, now
/// one way and now the other.
template <class Played>
void recordingSeen(benchmark::State& state, WindowFixture& fixture, const QString& page,
                   const GameAddress& place, Played played) {
    for (const PageEntry& entry : fixture.workspace().pages())
        fixture.goTo(entry.id);
    fixture.goTo(page);
    QApplication::processEvents();
    OpenBook& book = fixture.book();
    bool isTurned = false;
    for ([[maybe_unused]] auto _ : state) {
        isTurned = !isTurned;
        const Game game = played(*gameAt(book.event(), place), isTurned);
        if (!book.perform(recordGame(book.event(), place, game)))
            state.SkipWithError("the result was refused");
        QApplication::processEvents();
    }
}

} // namespace mentat::test

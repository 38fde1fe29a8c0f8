#pragma once

#include "model/heats/game_address.h"
#include "ui/desk/open_book.h"

#include <functional>

class QMenu;
class QWidget;

namespace mentat {

/// A box to tick beside a draw.
struct DrawBox {
    QString text;
    bool (*isUsual)(const Event& event); // whether the event's settings tick it
    DrawPart (*part)(bool isTicked);     // what is then asked of the draw
};

/// What the pages of heats ask of an event format.
struct HeatsWindow {
    /// Adds to a table's menu what is done with one seat of it.
    void (*addSeatActs)(QMenu& menu, OpenBook& book, const GameAddress& table, const Seat& seat);
    /// The same of the table; chosen: whose seat is chosen, if anybody's.
    void (*addTableActs)(QMenu& menu, OpenBook& book, const GameAddress& table,
                         const std::optional<PlayerId>& chosen);
    /// What stands above check-in and tables, and shows itself there as soon as it has something to
    /// say. onEmptied: the focus was in it, and it is gone.
    QWidget* (*aboveTables)(OpenBook& book, QWidget& page, const std::function<void()>& onEmptied);
    DrawBox (*drawBox)();
};

/// Of an event with heats.
[[nodiscard]] const HeatsWindow& heatsWindowOf(const Event& event);

} // namespace mentat

#pragma once

#include "app/room/desk/desk_pages.h"
#include "app/session/rounds/assistant_acts.h"
#include "app/session/sheets/sheet_kind.h"
#include "model/rounds/round.h"

namespace mentat {

// The pages of the second desk on which sheets are typed.

/// A table whose result is not recorded.
struct OpenTable {
    GameAddress address;
    QStringList players;
};

/// Those tables, with a field for the number of one.
struct DeskTablesView {
    QString initials;
    std::optional<Round> round{}; // whose table is typed by its number; absent: none has tables
    std::vector<OpenTable> tables{};
    DeskEnd end = DeskEnd::None;
    QStringList said{};
};
[[nodiscard]] QByteArray deskTablesPage(const RoomView& view, const DeskTablesView& page);

/// A sheet as it is typed.
struct DeskSheetView {
    QString initials;
    GameAddress table;
    QString seats;      // who sits there, as seatsOf() says it
    QString lookedAt{}; // the warnings that this page shows; empty: it shows none
    std::vector<SheetPart> parts{};
    std::vector<SheetNotice> notices{};
    DeskEnd end = DeskEnd::None;
    QStringList said{};
};
[[nodiscard]] QByteArray deskSheetPage(const RoomView& view, const DeskSheetView& page);

/// "Heat 1, table 3 is recorded.", "Final is recorded."
[[nodiscard]] QStringList sheetTexts(const RoomView& view, const GameAddress& table,
                                     const AssistantSheetOutcome& outcome);
/// "Heat 1, table 3", "Final"
[[nodiscard]] QString tableText(const RoomView& view, const GameAddress& table);

} // namespace mentat

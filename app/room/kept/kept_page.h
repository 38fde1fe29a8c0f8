#pragma once

#include "app/room/formats/room_sheets.h"
#include "app/room/room_server.h"
#include "app/room/room_view.h"
#include "app/session/rounds/reported/table_codes.h"
#include "app/session/typing/scanned_sheet.h"

namespace mentat {

/// The sheet of one table, to be filled in where there is no network any more.
struct KeptSheet {
    TableCode code;
    GameAddress table; // of a game that is there
    std::vector<SheetPart> parts;
};

/// A page that needs nothing but itself once the phone has it: what is typed stays in it, and it
/// shows the sheet as a QR code that a scanner at the desk types.
[[nodiscard]] QByteArray keptPage(const RoomView& view, const KeptSheet& sheet);

/// The page of the table that the view has by this code.
[[nodiscard]] RoomReply keptReply(const RoomView& view, const TableCode& code);
/// Asks for it, among the fields of an address.
[[nodiscard]] QString keptField();

/// What a browser has to be told of the one script that may run in it: "'sha256-…'"
[[nodiscard]] QByteArray keptScriptHash();

/// What tells an event from others on a scanned sheet, by name and year, and how people sat at the
/// table when the page was made, which no code of a table says.
struct ScanMark {
    static constexpr int bits = ScannedSheet::bitsOfEvent / 2; // of each
    quint32 event;
    quint32 seats;

    [[nodiscard]] static ScanMark of(const Event& event, const Game& game);
    /// As a sheet has it.
    [[nodiscard]] static ScanMark in(const ScannedSheet& sheet);
    [[nodiscard]] quint32 number() const { return event << bits | seats; }
};

} // namespace mentat

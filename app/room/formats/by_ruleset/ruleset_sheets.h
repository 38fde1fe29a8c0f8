#pragma once

#include "app/room/formats/room_sheets.h"

namespace mentat {

/// The result of a game by a ruleset, seat by seat as on its slip.
[[nodiscard]] RoomSheets roomSheetsOf(std::type_identity<RulesetPlay>);

} // namespace mentat

#pragma once

#include "reports/wording/formats/wbc_dune/result_letters.h"

namespace mentat {

/// The letters of all factions that an event with these sets can have.
[[nodiscard]] QString factionLetters(const std::vector<GameSet>& sets);

} // namespace mentat

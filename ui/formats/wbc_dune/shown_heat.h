#pragma once

#include "ui/desk/open_book.h"

namespace mentat {

/// What the event that is worked on holds of this format; nullptr where there is none.
[[nodiscard]] const DunePlay* shownPlay(const OpenBook& book);
/// nullptr where no heat is chosen, or it is gone.
[[nodiscard]] const Heat* shownHeat(const OpenBook& book, std::optional<HeatNumber> heat);

} // namespace mentat

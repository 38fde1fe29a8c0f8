#pragma once

#include "ui/desk/open_book.h"

namespace mentat {

/// The heats of the event that is worked on; nullptr where it has none.
[[nodiscard]] const HeatsPlay* shownPlay(const OpenBook& book);
/// Of its final; likewise.
[[nodiscard]] const Stage* shownStage(const OpenBook& book);
/// nullptr where no heat is chosen, or it is gone.
[[nodiscard]] const Heat* shownHeat(const OpenBook& book, std::optional<HeatNumber> heat);

} // namespace mentat

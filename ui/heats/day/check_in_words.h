#pragma once

#include "app/session/rounds/desk_check_in.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// Who was taken for what was typed, where that is not plain, and whose badge was said; empty: it
/// is plain. typed: what the row was found by; what stood there before it is said.
[[nodiscard]] QString checkInText(const OpenBook& book, const CheckInWish& wish,
                                  const TypedQuery& typed, const Player& player);

/// Of those who came in: that they sit at another event at that time. Of a few by name; empty:
/// nobody does.
[[nodiscard]] QString elsewhereText(const OpenBook& book, HeatNumber heat,
                                    const std::vector<PlayerId>& players);

} // namespace mentat

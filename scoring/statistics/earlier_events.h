#pragma once

#include "model/book.h"

#include <vector>

namespace mentat {

/// The years of this event before it, by the same format, the newest first: what a year is set
/// beside. Another event of the book, which may have the same format, is none of them.
[[nodiscard]] std::vector<const Event*> earlierEvents(const Book& book, const Event& event);

} // namespace mentat

#pragma once

#include "model/book.h"

#include <vector>

namespace mentat {

/// The book's events of the same format and an earlier year, the newest first: what a year is set
/// beside.
[[nodiscard]] std::vector<const Event*> earlierEvents(const Book& book, const Event& event);

} // namespace mentat

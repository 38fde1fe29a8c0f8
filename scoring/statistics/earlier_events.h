#pragma once

#include "model/book.h"

#include <vector>

namespace mentat {

/// The years of this event before it, by the same format, the newest first: what a year is set
/// beside. Another event of the book, which may have the same format, is none of them.
[[nodiscard]] std::vector<const Event*> earlierEvents(const Book& book, const Event& event);
/// R7.6: of the people with a completed game of a heat, how many had one in an earlier year, as
/// people of the book, whatever they were called then. Absent: the book has no earlier year.
[[nodiscard]] std::optional<int> returningPlayers(const Book& book, const Event& event);

} // namespace mentat

#pragma once

#include "reports/paper/block_strips.h"

namespace mentat {

/// What stands on one page of a poster; y counts from where the poster begins on it.
using PosterPage = std::vector<PlacedItem>;

/// In one to three columns and in the largest letters in which all groups have room on the first
/// page; with letters of 14 pt on as many pages as it takes. first: the room on the first page,
/// further: on the others.
[[nodiscard]] std::vector<PosterPage> pagesOf(const Poster& poster, const Measures& measures,
                                              double first, double further);

} // namespace mentat

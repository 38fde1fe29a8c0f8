#pragma once

#include "reports/paper/block_strips.h"

#include <optional>

namespace mentat {

/// The letters of a sheet for the wall, in points; with one size for all its names, never more than
/// five sizes on a sheet. Normal eyes tell letters apart whose capitals are 1/688 of their distance
/// high (five minutes of arc): figures of 30 pt from five metres, names of 14 pt from two and a
/// half.
struct WallLetters {
    static constexpr double title = 34;
    static constexpr double detail = 18;
    static constexpr double figure = 30;
    static constexpr double note = 10;
    static constexpr double leastNames = 14;
    static constexpr double mostNames = 28;
};
/// How the lists of such a sheet are parted.
struct WallColumns {
    static constexpr int most = 3;
    static constexpr double between = 28; // in points
    /// One name in so many may take a second line for all others' sake.
    static constexpr int oneBrokenIn = 12;
    /// For letters that are larger by this at least.
    static constexpr double worthBreaking = 1.2;
};
/// In metres, from which capitals and figures of that size are read.
[[nodiscard]] double readableFrom(double size);

[[nodiscard]] constexpr TypeStyle narrow(double size, bool isBold = false) {
    return {.size = size, .isBold = isBold, .face = Typeface::Narrow};
}

/// What stands on one page of a list for the wall; y counts from where the list begins on it.
using WallPage = std::vector<PlacedItem>;

/// The rows in one to three columns, on as few pages as hold them and in the largest letters in
/// which they do: one size for all names; few of them take two lines, none is smaller than the
/// others. What is left of the page is shared out between the rows. Columns and remarks that are
/// spare are left out; what a row begins is a band across. first: the room on the first page,
/// further: on the others. Nothing where a row is higher than a page.
[[nodiscard]] std::optional<std::vector<WallPage>>
wallPagesOf(const ReportTable& table, const Measures& measures, double first, double further);

/// The same for groups, in fields that are all alike, row by row.
[[nodiscard]] std::optional<std::vector<WallPage>>
wallPagesOf(const Poster& poster, const Measures& measures, double first, double further);

/// Where a text of one or more lines stands so that its capitals are in the middle of a height.
[[nodiscard]] double topInMiddle(double middle, double size, qsizetype lines);

} // namespace mentat

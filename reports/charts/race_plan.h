#pragma once

#include "reports/placed_page.h"
#include "reports/text_measure.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace mentat {

// A picture of ranks from heat to heat: a column for each heat with a dot at each player's rank,
// and lines between dots. Made once, from words and ranks; then placed on paper, on a
// board, in the window, or on the web.

enum class RaceTone {
    Plain,
    In,  // above the cut
    Told // the subject of the title
};

struct RaceLine {
    QString rank{}; // current: "6"
    QString name{};
    QString value{}; // the first key: "2.0"; may be empty
    RaceTone tone = RaceTone::Plain;
    std::vector<std::optional<int>> ranks{}; // by column; absent: not ranked yet
    friend bool operator==(const RaceLine&, const RaceLine&) = default;
};

struct RaceDrawing {
    QString title{};               // the finding: "Ada Byron climbed from rank 27 to rank 6"
    QString note{};                // how to read the picture
    QStringList columns{};         // "Heat 1", "Heat 2"
    std::vector<RaceLine> lines{}; // in the order of the standings
    size_t cut = 0;                // number of lines above the cut; 0: there is none
    QString cutWord{};             // label of the cut
    QString belowWord{};           // at the bottom, for ranks that do not fit
    friend bool operator==(const RaceDrawing&, const RaceDrawing&) = default;
};

/// The number of players to show: those highlighted, and some behind them.
[[nodiscard]] constexpr size_t racersShown(size_t front) {
    constexpr size_t behind = 8;
    constexpr size_t least = 14;
    return front + behind > least ? front + behind : least;
}

/// Every text in reading order.
[[nodiscard]] QStringList textsOf(const RaceDrawing& drawing);

/// The number of lines that fit into this height in letters of one size: each on a row of its own,
/// below the column names, above the bottom label. Never more than there are.
[[nodiscard]] size_t linesThatFit(const RaceDrawing& drawing, double height, double letters);

/// The least height into which all lines fit: the inverse of linesThatFit.
[[nodiscard]] double leastHeight(const RaceDrawing& drawing, double letters);

/// This many lines, at the requested width. Spreads rows over the height, up to a distance that is
/// still easy to follow. Omits title and note, which are placed separately.
[[nodiscard]] PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure,
                                    QSizeF room, double letters, size_t lines);
/// As many as fit.
[[nodiscard]] PlacedPage placedRace(const RaceDrawing& drawing, const TextMeasure& measure,
                                    QSizeF room, double letters);

} // namespace mentat

#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace mentat {

// The picture of how ranks went from heat to heat: a column for each heat, in it a dot at each
// one's rank, and a line from dot to dot. Made once, of words and ranks; whoever shows it places it
// (race_plan.h), on paper, on a board, in the window or on the web.

enum class RaceTone {
    Plain,
    In,  // above the cut
    Told // whom the title is about
};

struct RaceLine {
    QString rank{}; // now: "6"
    QString name{};
    QString value{}; // what decides first: "2.0"; may be empty
    RaceTone tone = RaceTone::Plain;
    std::vector<std::optional<int>> ranks{}; // by column; absent: not in it yet
    friend bool operator==(const RaceLine&, const RaceLine&) = default;
};

struct RaceDrawing {
    QString title{};               // what is seen: "Ada Byron climbed from rank 27 to rank 6"
    QString note{};                // how it is read
    QStringList columns{};         // "Heat 1", "Heat 2"
    std::vector<RaceLine> lines{}; // the first of the standings first
    size_t cut = 0;                // so many stand above the line; 0: there is none
    QString cutWord{};             // at that line
    QString belowWord{};           // at the foot, for all ranks that have no room
    friend bool operator==(const RaceDrawing&, const RaceDrawing&) = default;
};

/// Of whom: as many as are told apart, and some behind them.
[[nodiscard]] constexpr size_t racersShown(size_t front) {
    constexpr size_t behind = 8;
    constexpr size_t least = 14;
    return front + behind > least ? front + behind : least;
}

/// Every text of it in reading order.
[[nodiscard]] QStringList textsOf(const RaceDrawing& drawing);

} // namespace mentat

#include "scoring/dune/games/points.h"

#include "scoring/table_sizes.h"

#include <algorithm>

namespace mentat {

QpColumn columnOf(size_t starters) {
    return starters >= fewestOfAFullGame ? QpColumn::FiveOrSix : QpColumn::ThreeOrFour;
}

QualificationPoints pointsIn(const WinEntry& entry, QpColumn column) {
    return column == QpColumn::FiveOrSix ? entry.fiveOrSix : entry.threeOrFour;
}

std::optional<WinRow> qpRowOf(const Game& game) {
    if (!hasResult(game))
        return std::nullopt;
    const bool shared = std::ranges::count_if(game.seats, hasWon) > 1;
    switch (*dune(game).victory) {
    case Victory::Solo: return WinRow::Solo;
    case Victory::Alliance: return WinRow::Alliance;
    case Victory::BgPrediction: return WinRow::BgPrediction;
    case Victory::FremenDefault:
        return shared ? WinRow::FremenDefaultAlliance : WinRow::FremenDefault;
    case Victory::GuildDefault: return shared ? WinRow::GuildDefaultAlliance : WinRow::GuildDefault;
    case Victory::Adjudicated: return WinRow::Adjudicated;
    }
    return std::nullopt;
}

QualificationPoints winnersPoints(const Game& game, const WinPoints& table) {
    const auto row = qpRowOf(game);
    if (!row)
        return {};
    return pointsIn(table.at(*row), columnOf(game.seats.size()));
}

QualificationPoints pointsOf(const Seat& seat, QualificationPoints winnersPoints) {
    if (dune(seat).qp)
        return *dune(seat).qp;
    return dune(seat).winner ? winnersPoints : QualificationPoints();
}

std::optional<PerformancePoints> performanceOf(const Seat& seat, const Settings& settings) {
    if (dune(seat).performancePoints || dune(seat).control.empty())
        return dune(seat).performancePoints;
    return pointsOf(dune(seat).control, settings);
}

Fraction normalized(PerformancePoints points, Turns turns, int starters) {
    constexpr qint64 halvesInOne = 2;
    constexpr qint64 seatsOfAFullGame = 6;
    return {qint64(points.halves()) * starters, halvesInOne * turns.value() * seatsOfAFullGame};
}

} // namespace mentat

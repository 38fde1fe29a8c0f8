#include "scoring/dune/games/points.h"

#include "scoring/table_sizes.h"

#include <algorithm>

namespace mentat {

QpColumn columnOf(size_t starters) {
    return starters >= fewestOfAFullGame ? QpColumn::FiveOrSix : QpColumn::ThreeOrFour;
}

QualificationPoints pointsIn(const QpEntry& entry, QpColumn column) {
    return column == QpColumn::FiveOrSix ? entry.fiveOrSix : entry.threeOrFour;
}

std::optional<QpRow> qpRowOf(const Game& game) {
    if (!hasResult(game))
        return std::nullopt;
    const bool shared = std::ranges::count_if(game.seats, hasWon) > 1;
    switch (*dune(game).victory) {
    case Victory::Solo: return QpRow::Solo;
    case Victory::Alliance: return QpRow::Alliance;
    case Victory::BgPrediction: return QpRow::BgPrediction;
    case Victory::FremenDefault:
        return shared ? QpRow::FremenDefaultAlliance : QpRow::FremenDefault;
    case Victory::GuildDefault: return shared ? QpRow::GuildDefaultAlliance : QpRow::GuildDefault;
    case Victory::Adjudicated: return QpRow::Adjudicated;
    }
    return std::nullopt;
}

QualificationPoints winnersPoints(const Game& game, const QpTable& table) {
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

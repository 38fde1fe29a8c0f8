#pragma once

#include "model/dune/game.h"
#include "model/event.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/statistics/figure.h"

#include <array>
#include <span>

namespace mentat {

/// Completed games, as they are counted and published.
struct GameFigures {
    int games = 0;
    int playerStarts = 0; // R2.1: over all games, who started
    GameMean turns;
    GameMean minutes;
    Pace pace;
    qint64 playerMinutes = 0; // of the games whose time is known, each player's
    int adjudicated = 0;      // R3

    void add(const Game& game);
    void add(const GameFigures& other);
    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

/// A number of a game whose mean is told of its heats and sizes: as a figure, in answers, and in
/// the event report.
struct GameMeasure {
    QLatin1StringView name; // of the figure and in answers
    FigureUnit unit;
    int parts; // of the sum in one of the unit: minutes in an hour
    GameMean GameFigures::*mean;
    std::optional<qint64> (*of)(const Game& game); // absent: not known

    /// By which a sum becomes its unit.
    [[nodiscard]] constexpr double scale() const { return 1.0 / parts; }
};

template <class Number>
[[nodiscard]] std::optional<qint64> measured(const std::optional<Number>& number) {
    return number ? std::optional<qint64>(number->value()) : std::nullopt;
}

/// Every one; each number that the tables of facts have of a game is here.
inline constexpr std::array gameMeasures{
    GameMeasure{QLatin1StringView("turns"), FigureUnit::GameTurns, 1, &GameFigures::turns,
                [](const Game& game) { return measured(game.turns); }},
    GameMeasure{QLatin1StringView("hours"), FigureUnit::Hours, 60, &GameFigures::minutes,
                minutesOf}};

struct HeatFigures {
    HeatNumber heat;
    int entrants = 0;
    int unfinished = 0; // tables without a result, void ones aside
    int voided = 0;
    GameFigures completed;
    friend bool operator==(const HeatFigures&, const HeatFigures&) = default;
};

/// The games of a heat with so many players.
struct LengthFigures {
    HeatNumber heat;
    int players = 0;
    GameFigures completed;
    friend bool operator==(const LengthFigures&, const LengthFigures&) = default;
};

/// Games by the number of their players.
struct SizeFigures {
    int players = 0;
    GameFigures completed;
    friend bool operator==(const SizeFigures&, const SizeFigures&) = default;
};

/// An alliance that stood at the end of completed heat games.
struct AllianceFigures {
    SideGroup group;
    int formed = 0;
    int won = 0; // with or without a default, by adjudication too
    friend bool operator==(const AllianceFigures&, const AllianceFigures&) = default;
};

/// A year in numbers. All are over the completed heat games; the final stands apart.
struct EventFigures {
    int registered = 0;
    int players = 0; // distinct people with a completed heat game
    /// How many of these completed a game in one heat, in two, …: the first is of one.
    std::vector<int> byHeatsPlayed;
    GameFigures heatGames;
    GameFigures finalGame;
    std::vector<HeatFigures> heats;     // lowest number first
    std::vector<SizeFigures> sizes;     // the largest first; those that were played
    std::vector<LengthFigures> lengths; // heat by heat, the largest first
    std::array<int, 6> victories{};     // by Victory
    int concessions = 0;
    int dropouts = 0; // seats left, in completed games
    /// Of the event's sets, and others that were played, in the order of the factions.
    std::vector<SideFigures> sides;
    int winnersWithoutFaction = 0;
    /// The most frequent first, then in the order of the factions.
    std::vector<AllianceFigures> alliances;
    int alliancesWithoutFactions = 0; // of a player at least it is not known which was played

    [[nodiscard]] int won(Victory victory) const { return victories[static_cast<size_t>(victory)]; }
    friend bool operator==(const EventFigures&, const EventFigures&) = default;
};

/// The event has no error of R10, and is one with heats.
[[nodiscard]] EventFigures eventFigures(const Event& event);

/// Several years as one, to set another beside them: players are those of each year, added up; it
/// has no heats.
[[nodiscard]] EventFigures pooled(std::span<const EventFigures> years);

} // namespace mentat

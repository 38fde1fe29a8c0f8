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
    int playerStarts = 0; // R2.1: starters over all games
    GameMean turns;
    GameMean minutes;
    Pace pace;
    qint64 playerMinutes = 0; // sum over the players of games with a known time
    int adjudicated = 0;      // R3

    void add(const Game& game);
    void add(const GameFigures& other);
    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

/// A number of a game that is reported as a mean by heat and table size: in figures, answers, and
/// the event report.
struct GameMeasure {
    QLatin1StringView name; // in the figure and in answers
    FigureUnit unit;
    int parts; // units of the sum in one unit of the figure: minutes in an hour
    GameMean GameFigures::*mean;
    std::optional<qint64> (*of)(const Game& game); // absent: unknown

    /// Converts the sum to the figure's unit.
    [[nodiscard]] constexpr double scale() const { return 1.0 / parts; }
};

template <class Number>
[[nodiscard]] std::optional<qint64> measured(const std::optional<Number>& number) {
    return number ? std::optional<qint64>(number->value()) : std::nullopt;
}

/// All of them; every number that the tables of facts have for a game is here.
inline constexpr std::array gameMeasures{
    GameMeasure{QLatin1StringView("turns"), FigureUnit::GameTurns, 1, &GameFigures::turns,
                [](const Game& game) { return measured(game.turns); }},
    GameMeasure{QLatin1StringView("hours"), FigureUnit::Hours, 60, &GameFigures::minutes,
                minutesOf}};

struct HeatFigures {
    HeatNumber heat;
    int entrants = 0;
    int unfinished = 0; // tables without a result, except void ones
    int voided = 0;
    GameFigures completed;
    friend bool operator==(const HeatFigures&, const HeatFigures&) = default;
};

/// Games of a heat with this many players.
struct LengthFigures {
    HeatNumber heat;
    int players = 0;
    GameFigures completed;
    friend bool operator==(const LengthFigures&, const LengthFigures&) = default;
};

/// Games by number of players.
struct SizeFigures {
    int players = 0;
    GameFigures completed;
    friend bool operator==(const SizeFigures&, const SizeFigures&) = default;
};

/// An alliance at the end of completed heat games.
struct AllianceFigures {
    SideGroup group;
    int formed = 0;
    int won = 0; // including defaults and adjudications
    friend bool operator==(const AllianceFigures&, const AllianceFigures&) = default;
};

/// A year in numbers, over the completed heat games; the final is separate.
struct EventFigures {
    int registered = 0;
    int players = 0; // distinct people with a completed heat game
    /// Number of players by completed games, starting at one: [0] is players with one.
    std::vector<int> byHeatsPlayed;
    GameFigures heatGames;
    GameFigures finalGame;
    std::vector<HeatFigures> heats;     // lowest number first
    std::vector<SizeFigures> sizes;     // sizes that were played, largest first
    std::vector<LengthFigures> lengths; // by heat, largest first
    std::array<int, 6> victories{};     // by Victory
    int concessions = 0;
    int dropouts = 0; // seats left, in completed games
    /// The event's sets and other factions that were played, in the order of the factions.
    std::vector<SideFigures> sides;
    int winnersWithoutFaction = 0;
    /// Most frequent first, then in the order of the factions.
    std::vector<AllianceFigures> alliances;
    int alliancesWithoutFactions = 0; // a faction of one ally or more is unknown

    [[nodiscard]] int won(Victory victory) const { return victories[static_cast<size_t>(victory)]; }
    friend bool operator==(const EventFigures&, const EventFigures&) = default;
};

/// The event has heats and no R10 error.
[[nodiscard]] EventFigures eventFigures(const Event& event);

/// Several years added up, for comparison with another: players are summed year by year; there are
/// no heats.
[[nodiscard]] EventFigures pooled(std::span<const EventFigures> years);

} // namespace mentat

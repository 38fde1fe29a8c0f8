#pragma once

#include "model/event.h"
#include "model/formats/wbc_dune/game.h"
#include "model/fraction.h"

namespace mentat {

/// A mean over games: of those whose value is known, the others are only counted.
struct GameMean {
    qint64 sum = 0;
    int known = 0;
    int unknown = 0;

    void add(std::optional<qint64> value);
    /// Absent where no game's value is known.
    [[nodiscard]] std::optional<Fraction> mean() const;
    friend bool operator==(const GameMean&, const GameMean&) = default;
};

/// Completed games, as they are counted and published.
struct GameFigures {
    int games = 0;
    int playerStarts = 0; // R2.1: over all games, who started
    GameMean turns;
    GameMean minutes;
    qint64 playerMinutes = 0; // of the games whose time is known, each player's

    void add(const Game& game);
    void add(const GameFigures& other);
    friend bool operator==(const GameFigures&, const GameFigures&) = default;
};

struct HeatFigures {
    HeatNumber heat;
    int entrants = 0;
    int unfinished = 0; // tables without a result, void ones aside
    int voided = 0;
    GameFigures completed;
    friend bool operator==(const HeatFigures&, const HeatFigures&) = default;
};

/// Games by the number of their players.
struct SizeFigures {
    int players = 0;
    GameFigures completed;
    friend bool operator==(const SizeFigures&, const SizeFigures&) = default;
};

/// A faction in the completed heat games. A win counts for each faction that took part in it.
struct FactionFigures {
    Faction faction;
    int games = 0;
    int wins = 0;        // of every kind, those below among them
    int byDefault = 0;   // R2.5: Fremen or Guild default
    int adjudicated = 0; // R3
    friend bool operator==(const FactionFigures&, const FactionFigures&) = default;
};

/// A year in numbers. All are over the completed heat games; the final stands apart.
struct EventFigures {
    int registered = 0;
    int players = 0; // distinct people with a completed heat game
    /// How many of these completed a game in one heat, in two, …: the first is of one.
    std::vector<int> byHeatsPlayed;
    GameFigures heatGames;
    GameFigures finalGame;
    std::vector<HeatFigures> heats; // lowest number first
    std::vector<SizeFigures> sizes; // the largest first; those that were played
    std::array<int, 6> victories{}; // by Victory
    int concessions = 0;
    int dropouts = 0; // seats left, in completed games
    /// Of the event's sets, and others that were played, in the order of the factions.
    std::vector<FactionFigures> factions;
    int winnersWithoutFaction = 0;

    [[nodiscard]] int won(Victory victory) const { return victories[static_cast<size_t>(victory)]; }
    friend bool operator==(const EventFigures&, const EventFigures&) = default;
};

/// The event has no error of R10, and is one with heats.
[[nodiscard]] EventFigures eventFigures(const Event& event);

} // namespace mentat

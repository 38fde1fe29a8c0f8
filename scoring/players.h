#pragma once

#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "model/values/side.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace mentat {

[[nodiscard]] inline bool isAmong(const std::vector<PlayerId>& players, const PlayerId& player) {
    return std::ranges::find(players, player) != players.end();
}

enum class GameOutcome { Open, Won, Lost, DroppedOut, Void };

/// A player's part in one game, as far as it is known.
struct GameRecord {
    std::optional<HeatNumber> heat; // absent: an advanced round, or a kind without heats
    bool isFinal = false;
    std::optional<QString> stage; // an advanced round before the final: its name
    qint64 number = 1;            // the table's in its heat; the game's where there are no heats
    std::optional<Side> side;
    /// Absent: the kind names no winner of a single game.
    std::optional<GameOutcome> outcome;
    bool isCompleted = false;                  // with a result, not void
    std::optional<QualificationPoints> points; // R2: of a completed game of a heat
    std::optional<PerformancePoints> pp;       // R5.1
    std::optional<Place> place;                // R7.5: in the final
    std::optional<qint64> score;               // R11.3
    std::optional<QString> note;               // on the game
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// What a player did in an event: the card that the desk shows, and a year of an earlier one.
struct PlayerRecord {
    PlayerId player;
    /// Heats checked in to, or played in; lowest first.
    std::vector<HeatNumber> heats;
    int completed = 0;             // games of heats with a result, not void
    QualificationPoints points;    // R4.1: of those
    bool isDisqualified = false;   // R6.1, R6.2
    std::vector<GameRecord> games; // in the order of play, the final last; void ones too
    friend bool operator==(const PlayerRecord&, const PlayerRecord&) = default;
};

/// Heats come in the order of their numbers; the one that was added last is there already.
inline void addHeat(PlayerRecord& record, HeatNumber heat) {
    if (record.heats.empty() || record.heats.back() != heat)
        record.heats.push_back(heat);
}

/// One row of a session's ranking by what its games add up to (R11.4). May be below 0.
struct TotalScore {
    Place rank; // shared by equals: 1, 2, 2, 4
    PlayerId player;
    qint64 total = 0; // of all games
    /// For each game that counts, in the event's order; absent where the player was not in it.
    std::vector<std::optional<qint64>> games;
    friend bool operator==(const TotalScore&, const TotalScore&) = default;
};

} // namespace mentat

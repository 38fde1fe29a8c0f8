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

/// A player's part in one game, as far as known.
struct GameRecord {
    std::optional<HeatNumber> heat; // absent: an advanced round, or a kind without heats
    bool isFinal = false;
    std::optional<QString> stage; // an advanced round before the final: its name
    qint64 number = 1;            // the table's number in its heat; the game's without heats
    std::optional<Side> side;
    /// Absent: the kind has no winner of a single game.
    std::optional<GameOutcome> outcome;
    bool isCompleted = false;                  // with a result, not void
    std::optional<QualificationPoints> points; // R2: of a completed game of a heat
    std::optional<PerformancePoints> pp;       // R5.1
    std::optional<Place> place;                // R7.5: in the final
    std::optional<qint64> score;               // R11.3
    std::optional<QString> note;               // on the game
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// A player's results in an event: the card at the desk, or a year of an earlier event.
struct PlayerRecord {
    PlayerId player;
    /// Heats checked in to, or played in; lowest first.
    std::vector<HeatNumber> heats;
    int completed = 0;             // games of heats with a result, not void
    QualificationPoints points;    // R4.1: from those games
    bool isDisqualified = false;   // R6.1, R6.2
    std::vector<GameRecord> games; // in the order of play, the final last; includes void games
    friend bool operator==(const PlayerRecord&, const PlayerRecord&) = default;
};

/// Heats arrive in the order of their numbers; a repeat of the last one is ignored.
inline void addHeat(PlayerRecord& record, HeatNumber heat) {
    if (record.heats.empty() || record.heats.back() != heat)
        record.heats.push_back(heat);
}

/// A row of a session's ranking by the sum of its games (R11.4), which may be negative.
struct TotalScore {
    Place rank; // shared in a tie: 1, 2, 2, 4
    PlayerId player;
    qint64 total = 0; // of all games
    /// For each game that counts, in the event's order; absent if the player was not in it.
    std::vector<std::optional<qint64>> games;
    friend bool operator==(const TotalScore&, const TotalScore&) = default;
};

} // namespace mentat

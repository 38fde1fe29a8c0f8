#pragma once

#include "model/rounds/round.h"
#include "scoring/heats/games/games_played.h"

#include <optional>

namespace mentat {

/// A value that a game cannot have.
enum class BeyondKind : quint8 {
    Points,            // one player's, above what the board yields in these turns (R10.21)
    PointsTogether,    // all players' (R10.21)
    Strongholds,       // one player's, above those in play (R10.22)
    StrongholdsAtOnce, // all players' (R10.22)
    Tokens,            // R10.23
    Spice,             // above what the desert yields
    Length,            // play continued long after the heat
};

struct BeyondBoard {
    BeyondKind kind;
    std::optional<size_t> seat; // the culprit, in Game::seats; absent: the whole game
    qint64 value;               // points in half-points, time in minutes
    qint64 limit;               // in the same units
    friend bool operator==(const BeyondBoard&, const BeyondBoard&) = default;
};

/// Values of a game, draft or recorded, that the board cannot hold, one per seat: if only the sum
/// is too great, the seat with the most. Unknown values count nothing; without turns, PP and spice
/// are checked against the turn limit. The desert yields at most 24 spice a turn (two blows of 12),
/// and each player begins with at most 10. Play that exceeds its heat by more than an hour is a
/// mistyped time; the final has no such limit.
[[nodiscard]] std::vector<BeyondBoard> beyondBoard(const Event& event, const GameAddress& place,
                                                   const Game& game);

/// The rule whose warning reports the same value and may have been accepted; absent if there is
/// none.
[[nodiscard]] std::optional<Rule> ruleOf(BeyondKind kind);

/// R10.21: a game's total PP, and the most that its turns can yield. In half-points, because a
/// document hardly limits turns and PP.
struct PointsTogether {
    std::optional<qint64> given; // absent: no PP are known
    std::optional<qint64> most;  // absent: the turns are unknown
};
[[nodiscard]] PointsTogether pointsTogether(const Event& event, const Game& game);

/// R10.21–R10.23: values that no board can show.
[[nodiscard]] Findings valueWarnings(const Event& event, const AddressedGame& placed);

/// R10.24, R10.25: victories that contradict the values.
[[nodiscard]] Findings victoryWarnings(const Event& event, const AddressedGame& placed);

} // namespace mentat

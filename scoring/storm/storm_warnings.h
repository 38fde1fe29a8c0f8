#pragma once

#include "model/event.h"

#include <cstddef>
#include <optional>
#include <variant>

namespace mentat {

// Odd values in a recorded game, which may still be right: compare with the profiles.

/// The game ends with the first admission to the High Council (rulebook 5.4).
struct TwoGreatHouses {
    std::vector<PlayerId> players; // in the order of the seats, at least two
    friend bool operator==(const TwoGreatHouses&, const TwoGreatHouses&) = default;
};
/// A player without favor must withdraw from the game and is eliminated.
struct FavorGone {
    PlayerId player;
    int favor; // 0 or below
    friend bool operator==(const FavorGone&, const FavorGone&) = default;
};
/// Admission takes 10 spice and 10 favor, or all six Dune fiefs and 1 favor (rulebook 7.1). Omitted
/// for a player without favor, and if the game's note cites the rule.
struct AdmittedWithLess {
    PlayerId player;
    int favor;
    int spice;
    friend bool operator==(const AdmittedWithLess&, const AdmittedWithLess&) = default;
};
/// A game needs at least two players.
struct TooFewPlayers {
    int players;
    friend bool operator==(const TooFewPlayers&, const TooFewPlayers&) = default;
};
using StormWarning = std::variant<TooFewPlayers, TwoGreatHouses, FavorGone, AdmittedWithLess>;

/// For a game that is not void; ignores unknown totals.
[[nodiscard]] std::vector<StormWarning> stormWarnings(const StormGame& game);

/// What the note says if a player won by governing all six Dune fiefs: the number of the rule.
inline constexpr QLatin1StringView otherVictoryRule("7.1");
[[nodiscard]] bool notesOtherVictory(const std::optional<QString>& note);

// Why a typed game of a session cannot be recorded.

/// The fields of a seat, in typing order.
enum class GameField { Status, SolarisTotal, FavorTotal, SpiceTotal };

struct GameFieldAddress {
    size_t row;
    GameField field;
    friend bool operator==(const GameFieldAddress&, const GameFieldAddress&) = default;
};

enum class GameFaultKind {
    NoRound,
    NoTable,
    TooFewPlayers,
    // about a field in a row
    NoStatus,
    NotKnownYet,
    NoWholeNumber,
    NoCount,
};

struct GameFault {
    GameFaultKind kind;
    std::optional<GameFieldAddress> at{}; // absent: not in a row
};

enum class HouseFault { NoStartingPoints, NoPlayersOfFirstGame };

} // namespace mentat

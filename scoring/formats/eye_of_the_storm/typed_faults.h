#pragma once

#include <cstddef>
#include <optional>

namespace mentat {

// Why what is typed of a session cannot be recorded as it stands.

/// The fields of a seat, in the order in which they are typed.
enum class GameField { Status, SolarisTotal, FavorTotal, SpiceTotal };

struct GameFieldPlace {
    size_t row;
    GameField field;
    friend bool operator==(const GameFieldPlace&, const GameFieldPlace&) = default;
};

enum class GameFaultKind {
    NoRound,
    NoTable,
    TooFewPlayers,
    // of a field in a row
    NoStatus,
    NotKnownYet,
    NoWholeNumber,
    NoCount,
};

struct GameFault {
    GameFaultKind kind;
    std::optional<GameFieldPlace> at{}; // absent: not in a row
};

enum class HouseFault { NoStartingPoints, NoPlayersOfFirstGame };

} // namespace mentat

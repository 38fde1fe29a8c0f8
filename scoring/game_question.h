#pragma once

#include <cstddef>
#include <optional>

namespace mentat {

/// What is asked about a finished game, in the order of its sheet.
enum class AskedFact {
    TurnsPlayed,
    EndTime,
    Predicted,
    FactionPlayed,
    Points, // PP
    Strongholds,
    Tokens,
    Spice,
    Cards,
    DropoutTurn,
};

/// Something that the sheet of a finished game left unknown: "Ask table 3: cards of Ada Byron".
struct GameQuestion {
    AskedFact fact;
    std::optional<std::size_t> seat; // position in the game's seats; absent: of the whole game
    friend bool operator==(const GameQuestion&, const GameQuestion&) = default;
};

} // namespace mentat

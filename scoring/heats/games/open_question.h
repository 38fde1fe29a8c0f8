#pragma once

#include "model/rounds/round.h"

#include <cstddef>
#include <optional>

namespace mentat {

/// What to ask about a finished game, in the order of its sheet.
enum class AskedFact {
    TurnsPlayed,
    EndTime,
    Predicted,
    SidePlayed,
    Points, // PP
    Strongholds,
    Tokens,
    Spice,
    Cards,
    DropoutTurn,
};

/// A value that a finished game's sheet left unknown: "Ask table 3: Ada Byron's cards".
struct GameQuestion {
    AskedFact fact;
    std::optional<std::size_t> seat; // position in the game's seats; absent: of the whole game
    friend bool operator==(const GameQuestion&, const GameQuestion&) = default;
};

/// An unknown value of a game of the event.
struct OpenQuestion {
    GameAddress place;
    GameQuestion question;
    bool isOfSheet = true; // the sheet requires it, whatever it decides
    /// The game is recorded as adjudicated and has no winner until this is known (R3.5).
    bool isAwaited = false;
    /// R10.26: what the answer could currently decide; may be empty.
    Findings deciding;
    friend bool operator==(const OpenQuestion&, const OpenQuestion&) = default;
};

/// All unknown values, divided into those to ask and those not to. Each in the order of the heats
/// and tables, then the final; within a game in the order of its sheet.
struct EventQuestions {
    /// Values that can affect something: a verdict, an award, a place on the call list
    /// (PlacesThatMatter), a place in the final (R7.5).
    std::vector<OpenQuestion> asked;
    /// Values that cannot, or cannot be shown to while heats are still to come; for a loser the
    /// first unknown value. Nothing about the standings once they are settled
    /// (areStandingsSettled()).
    std::vector<OpenQuestion> notAsked;
    friend bool operator==(const EventQuestions&, const EventQuestions&) = default;
};

} // namespace mentat

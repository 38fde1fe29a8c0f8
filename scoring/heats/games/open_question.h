#pragma once

#include "model/rounds/round.h"

#include <cstddef>
#include <optional>

namespace mentat {

/// What is asked about a finished game, in the order of its sheet.
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

/// Something that the sheet of a finished game left unknown: "Ask table 3: Ada Byron's cards".
struct GameQuestion {
    AskedFact fact;
    std::optional<std::size_t> seat; // position in the game's seats; absent: of the whole game
    friend bool operator==(const GameQuestion&, const GameQuestion&) = default;
};

/// Something unknown of a game of the event.
struct OpenQuestion {
    GameAddress place;
    GameQuestion question;
    bool isOfSheet = true; // the sheet asks for it whatever it decides
    /// The game is recorded as adjudicated and has no winner before this is known (R3.5).
    bool isAwaited = false;
    /// R10.26: what the answer could decide, as things stand; may be empty.
    Findings deciding;
    friend bool operator==(const OpenQuestion&, const OpenQuestion&) = default;
};

/// All that is unknown, by whether it is to be asked. Each in the order of the heats and tables,
/// the final's last; of a game in the order of its sheet.
struct EventQuestions {
    /// What can touch something: a verdict; an award; a place of the standings that somebody
    /// is called for (PlacesThatMatter); a place in the final (R7.5).
    std::vector<OpenQuestion> asked;
    /// What cannot, or is not shown to while heats are to come; of a loser the first value that is
    /// unknown. Nothing of the standings once they are settled (areStandingsSettled()).
    std::vector<OpenQuestion> notAsked;
    friend bool operator==(const EventQuestions&, const EventQuestions&) = default;
};

} // namespace mentat

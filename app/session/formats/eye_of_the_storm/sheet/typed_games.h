#pragma once

#include "app/session/formats/eye_of_the_storm/sheet/game_text.h"
#include "model/changes/journal.h"

namespace mentat {

/// A game that has no result yet, or is being corrected.
struct TypedGame {
    StormGameNumber number;
    GameText text;
};

/// The half-typed games of an event of this format, among all drafts of its file.
[[nodiscard]] std::vector<TypedGame> typedGames(const std::vector<Draft>& drafts, EventId id,
                                                const Event& event);

// The numbers after those that games have, recorded or typed.
[[nodiscard]] StormGameNumber nextGame(const Event& event, const std::vector<TypedGame>& typed);
[[nodiscard]] Count nextRound(const Event& event, const std::vector<TypedGame>& typed);

} // namespace mentat

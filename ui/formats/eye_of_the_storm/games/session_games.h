#pragma once

#include "ui/desk/open_book.h"
#include "ui/formats/eye_of_the_storm/games/game_text.h"
#include "ui/itemmodels/formats/eye_of_the_storm/session_games_model.h"

namespace mentat {

/// A game that has no result yet, or is being corrected.
struct TypedGame {
    StormGameNumber number;
    GameText text;
};

// The event that is worked on is one of this format.

[[nodiscard]] std::vector<TypedGame> typedGames(OpenBook& book);
/// Recorded and typed games together, by their numbers.
[[nodiscard]] std::vector<SessionGameRow> sessionGameRows(OpenBook& book);
/// The numbers after those that games have, recorded or typed.
[[nodiscard]] StormGameNumber nextGame(OpenBook& book);
[[nodiscard]] Count nextRound(OpenBook& book);

} // namespace mentat

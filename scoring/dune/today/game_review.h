#pragma once

#include "model/rounds/round.h"
#include "model/values/numbers.h"
#include "scoring/dune/results/verdict.h"
#include "scoring/warnings.h"

namespace mentat {

/// What a seat has of a game as it stands.
struct SeatReview {
    QualificationPoints qp;             // R2; 0 while the victory is unknown
    std::optional<Fraction> normalized; // R5.2; absent where PP or turns are unknown, or turns 0
    friend bool operator==(const SeatReview&, const SeatReview&) = default;
};

/// What one game comes to by itself, recorded or half typed. Findings name their places from the
/// game's own object ("/seats/2/tokens").
struct GameReview {
    std::vector<SeatReview> seats;  // in the order of Game::seats
    std::optional<Verdict> verdict; // of an adjudicated game (R3), also without winners yet
    Findings errors;                // R10.1–R10.10
    /// R10.21–R10.27 but those that need the other games of the event (a value that could decide a
    /// tie or an award); none where there are errors.
    Warnings warnings;
};

/// The event has no error of R10 and knows the place; the game may have any.
[[nodiscard]] GameReview reviewGame(const Event& event, const GameAddress& place, const Game& game);

} // namespace mentat

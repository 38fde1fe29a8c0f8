#pragma once

#include "model/rounds/round.h"
#include "model/values/numbers.h"
#include "scoring/dune/results/verdict.h"
#include "scoring/warnings.h"

namespace mentat {

/// A seat's figures in the game as entered.
struct SeatReview {
    QualificationPoints qp;             // R2; 0 while the victory is unknown
    std::optional<Fraction> normalized; // R5.2; absent if PP or turns are unknown, or turns are 0
    friend bool operator==(const SeatReview&, const SeatReview&) = default;
};

/// The outcome of one game by itself, recorded or a draft. Findings use pointers into the game's
/// own object ("/seats/2/tokens").
struct GameReview {
    std::vector<SeatReview> seats;  // in the order of Game::seats
    std::optional<Verdict> verdict; // of an adjudicated game (R3), even without winners yet
    Findings errors;                // R10.1–R10.10
    /// R10.21–R10.27 except those that need other games of the event (a value that could decide a
    /// tie or an award); none if there are errors other than an open verdict.
    Warnings warnings;
};

/// The event has no R10 error and contains the address; the game may have any error.
[[nodiscard]] GameReview reviewGame(const Event& event, const GameAddress& place, const Game& game);

} // namespace mentat

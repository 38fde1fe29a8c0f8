#pragma once

#include "app/session/heats/result_acts.h"
#include "scoring/warnings.h"

namespace mentat {

/// A table whose result is typed: of a heat, or of an advanced round.
struct ResultPlace {
    GameAddress address;         // of a stage only the table is meant
    std::optional<Name> stage{}; // absent: of a heat
    friend bool operator==(const ResultPlace&, const ResultPlace&) = default;
};

/// nullptr where there is none.
[[nodiscard]] const Game* gameOfResult(const Event& event, const ResultPlace& place);
/// Where the half-typed sheet of the game is kept.
[[nodiscard]] DraftAddress resultDraftPlace(const ResultPlace& place);

/// The game as its sheet says; settles the sheet's draft. Failures: UnknownHeat, UnknownTable.
[[nodiscard]] Result<Change> recordResult(const Event& event, const ResultPlace& place,
                                          const Game& game, const Correction& correction = {});
/// H10.21 to H10.25 of the game, as if it stood so.
[[nodiscard]] Warnings warningsOf(const Event& event, const ResultPlace& place, const Game& game);

/// Somebody can't play in a stage, or can after all (H6, H7). Failures: UnknownPlayer.
[[nodiscard]] Result<Change> setUnavailable(const Event& event, const Name& stage,
                                            const PlayerId& player, bool isUnavailable);

} // namespace mentat

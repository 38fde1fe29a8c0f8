#pragma once

#include "app/session/session_kind.h"
#include "model/changes/change.h"
#include "model/result.h"

namespace mentat {

[[nodiscard]] SessionKind rulesetSessionKind();

/// The drawn tables of a stage (H9).
struct StageDraw {
    Name stage;
    qint64 seed;
    std::vector<Game> games;
};

/// Parameters of the draw.
struct StageDrawRequest {
    Name stage;
    qint64 seed;         // of `rows` and `random`
    bool redraw = false; // even if there are tables
    /// The players, in the order of seeding; empty: the line-up of H6 or H7; for a closed line-up
    /// those present (R7.1).
    std::vector<PlayerId> players{};
    /// Table sizes, in order; empty: those of H9.
    std::vector<Count> sizes{};
};

/// H6 to H9: the stage's players at tables; nothing is stored. Failures: UnknownStage,
/// StageNotHeld, StageNotReady, RoundHasTables, RoundHasResult, SizeOutside, SizesDoNotAddUp;
/// Refused if the final would have two tables (H10.5).
[[nodiscard]] Result<StageDraw> drawStage(const Event& event, const StageDrawRequest& request);

} // namespace mentat

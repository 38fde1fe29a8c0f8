#pragma once

#include "app/session/session_kind.h"
#include "model/changes/change.h"
#include "model/result.h"

namespace mentat {

[[nodiscard]] SessionKind rulesetSessionKind();

/// The tables of a stage, as they are drawn (H9).
struct StageDraw {
    Name stage;
    qint64 seed;
    std::vector<Game> games;
};

/// What is asked of it.
struct StageDrawRequest {
    Name stage;
    qint64 seed;         // of `rows` and `random`
    bool redraw = false; // although there are tables
    /// Who plays, in the order of seeding; empty: the line-up of H6 or H7. Of a closed line-up
    /// those who are here (R7.1).
    std::vector<PlayerId> players{};
    /// Of the tables, in their order; empty: those of H9.
    std::vector<Count> sizes{};
};

/// H6 to H9: who plays the stage, at its tables; nothing is stored. Failures: UnknownStage,
/// StageNotHeld, StageNotReady, RoundHasTables, RoundHasResult, SizeOutside, SizesDoNotAddUp;
/// Refused where the final would have two tables (H10.5).
[[nodiscard]] Result<StageDraw> drawStage(const Event& event, const StageDrawRequest& request);

} // namespace mentat

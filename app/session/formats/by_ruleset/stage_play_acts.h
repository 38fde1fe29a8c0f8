#pragma once

#include "model/changes/change.h"
#include "model/result.h"

namespace mentat {

// What the person at the desk does with a stage of an event by a ruleset once its tables are known;
// its results are app/session/rounds/result_acts.h, who plays it is
// app/session/rounds/final. See app/session/acts.h.

/// Its tables go. Failures: StageNotSeated, StageHasResult.
[[nodiscard]] Result<Change> unseatStage(const Event& event, const Name& stage);
/// Play begins at every table that waits. Failures: StageNotSeated, StageUnderWay.
[[nodiscard]] Result<Change> startStage(const Event& event, const Name& stage,
                                        const VenueTime& time);
/// Failures: StageNotStarted, StageHasResult.
[[nodiscard]] Result<Change> takeBackStageStart(const Event& event, const Name& stage);

/// H9: the seats of a table as they were drawn there: everybody who sits at it once, from the first
/// seat on. Failures: UnknownStageTable, StageHasResult, OthersSitThere.
[[nodiscard]] Result<Change> drawStageSeats(const Event& event, const Name& stage,
                                            TableNumber table,
                                            const std::vector<PlayerId>& players);

/// A game of it does not count; the reason goes into its note. Failures: UnknownStageTable,
/// StageTableVoid, ReasonMissing.
[[nodiscard]] Result<Change> voidStageGame(const Event& event, const Name& stage, TableNumber table,
                                           const QString& reason);
/// Failures: UnknownStageTable, StageTableCounts.
[[nodiscard]] Result<Change> countStageGame(const Event& event, const Name& stage,
                                            TableNumber table);

/// Those of a void game play another one, at a table with the next number. Failures:
/// UnknownStageTable, StageTableCounts.
[[nodiscard]] Result<Change> playStageGameAgain(const Event& event, const Name& stage,
                                                TableNumber table);

} // namespace mentat

#pragma once

#include "scoring/ruleset/plan/event_plan.h"

#include <tl/expected.hpp>

namespace mentat {

/// What is typed to plan an event, as it is typed; empty: nothing is said of it.
struct PlanTyped {
    QString players; // in each heat: "20, 18, 15"
    QString field;
    QString winners;
    QString minutes;
    friend bool operator==(const PlanTyped&, const PlanTyped&) = default;
};

template <class What>
using PlanReading = tl::expected<What, PlanFault>;

/// known: what is expected where nothing is typed.
[[nodiscard]] PlanReading<PlanExpectation> readPlan(const Ruleset& ruleset, const PlanTyped& typed,
                                                    const PlanExpectation& known);
/// How many begin rounds of elimination.
[[nodiscard]] PlanReading<Count> readCrowd(const QString& typed);
/// How long a game takes; absent where nothing is typed.
[[nodiscard]] PlanReading<std::optional<Minutes>> readLength(const QString& typed);
/// H1: "4, 3".
[[nodiscard]] PlanReading<ListedSizes> readSizes(const QString& typed);
/// How many of each table go on, fewer than sit at the smallest.
[[nodiscard]] PlanReading<Positive> readAdvance(const QString& typed, const ListedSizes& sizes);

} // namespace mentat

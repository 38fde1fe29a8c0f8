#pragma once

#include "scoring/ruleset/plan/event_plan.h"

#include <tl/expected.hpp>

namespace mentat {

/// The input for planning an event, as typed; empty: not given.
struct PlanTyped {
    QString players; // in each heat: "20, 18, 15"
    QString field;
    QString winners;
    QString minutes;
    friend bool operator==(const PlanTyped&, const PlanTyped&) = default;
};

template <class What>
using PlanReading = tl::expected<What, PlanFault>;

/// known: the expectation for empty fields.
[[nodiscard]] PlanReading<PlanExpectation> readPlan(const Ruleset& ruleset, const PlanTyped& typed,
                                                    const PlanExpectation& known);
/// The number of players entering the elimination rounds.
[[nodiscard]] PlanReading<Count> readCrowd(const QString& typed);
/// The length of a game; absent if nothing is typed.
[[nodiscard]] PlanReading<std::optional<Minutes>> readLength(const QString& typed);
/// H1: "4, 3".
[[nodiscard]] PlanReading<ListedSizes> readSizes(const QString& typed);
/// How many advance from each table, fewer than the smallest size.
[[nodiscard]] PlanReading<Positive> readAdvance(const QString& typed, const ListedSizes& sizes);

} // namespace mentat

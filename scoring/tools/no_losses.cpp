#include "scoring/tools/no_losses.h"

#include <algorithm>

namespace mentat {

namespace {

/// What the forces of a side come to with all the spice spread over them, in halves.
struct StrengthRange {
    qint64 least;
    qint64 most;
};

/// What a starred force is worth at half, in halves.
qint64 halvesOfStarred(const BattlePlan& plan) {
    return plan.worth == StarredWorth::Two ? 2 : 1;
}

/// The least where the spice supports ordinary forces first and no other is lost, the most where it
/// supports the starred ones first and all are lost. spice: no more than there are forces.
StrengthRange strengthWith(const BattlePlan& plan, qint64 spice) {
    const qint64 forces = plan.forces.value();
    const qint64 starred = plan.starred.value();
    const qint64 worth = halvesOfStarred(plan);
    const qint64 cheapest = std::min(spice, forces);
    const qint64 dearest = std::min(spice, starred);
    return {2 * cheapest + 2 * worth * (spice - cheapest),
            worth * (starred + dearest) + forces + (spice - dearest)};
}

StrengthRange strengthInFull(const BattlePlan& plan) {
    return {0, 2 * (halvesOfStarred(plan) * plan.starred.value() + qint64(plan.forces.value()))};
}

} // namespace

NoLosses whyNoLosses(const BattlePlan& plan) {
    using enum NoLosses::Why;
    const Count* spice = std::get_if<Count>(&plan.support);
    const qint64 there = qint64(plan.forces.value()) + plan.starred.value();
    if (spice && spice->value() > there)
        return {TooMuchSpice, 0};
    if (!spice && plan.dial.value() % 2 != 0)
        return {Half, 0};
    const StrengthRange range = spice ? strengthWith(plan, spice->value()) : strengthInFull(plan);
    if (plan.dial.value() > range.most)
        return {TooStrong, range.most};
    if (plan.dial.value() < range.least)
        return {TooWeak, range.least};
    return {NotMadeUp, 0};
}

} // namespace mentat

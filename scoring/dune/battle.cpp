#include "scoring/dune/battle.h"

#include <algorithm>

namespace mentat {
namespace {

using Choices = std::optional<std::vector<LossChoice>>;

/// The whole numbers from least to most; empty if least is greater.
struct StarredRange {
    qint64 least;
    qint64 most;
};

/// A battle plan in plain numbers; strengths in halves. An ordinary force counts 2 in full and 1 at
/// half, a starred one twice starredHalf and starredHalf.
struct Battle {
    qint64 forces;
    qint64 starred;
    qint64 dial;
    qint64 starredHalf;
};

Battle battleOf(const BattlePlan& plan) {
    return {plan.forces.value(), plan.starred.value(), plan.dial.value(),
            plan.worth == StarredWorth::Two ? 2 : 1};
}

/// The quotient rounded up.
qint64 quotientAbove(qint64 dividend, qint64 divisor) {
    return dividend <= 0 ? 0 : (dividend + divisor - 1) / divisor;
}

/// Adds a choice; false beyond the limit, when all choices are dropped.
bool addChoice(qint64 starredFull, qint64 starredHalf, qint64 forcesFull, qint64 forcesHalf,
               Choices& choices) {
    if (choices->size() == greatestNumberOfChoices) {
        choices.reset();
        return false;
    }
    choices->push_back({static_cast<int>(starredFull), static_cast<int>(starredHalf),
                        static_cast<int>(forcesFull), static_cast<int>(forcesHalf)});
    return true;
}

/// The range of starred forces that can be lost in full: the other forces must be able to make up
/// the strength that is left, at least 0 and at most all of them at half. Nearly every number in
/// the range has a choice, so the work grows with the answer.
StarredRange starredInFull(const Battle& battle, qint64 spice) {
    StarredRange range{std::max<qint64>(0, spice - battle.forces), std::min(spice, battle.starred)};
    const qint64 leftByForces = battle.dial - 2 * spice; // if all supported forces are ordinary
    const qint64 lackOfForces
        = battle.dial - spice - battle.starredHalf * battle.starred - battle.forces;
    if (battle.starredHalf == 2) { // each supported starred force adds 2 halves
        range.most = leftByForces < 0 ? -1 : std::min(range.most, leftByForces / 2);
        range.least = std::max(range.least, lackOfForces);
    } else if (leftByForces < 0 || lackOfForces > 0) {
        range.most = -1;
    }
    return range;
}

/// Adds the choices with this many forces lost in full. False if there are too many.
bool addWithHalves(const Battle& battle, qint64 starredFull, qint64 forcesFull, Choices& choices) {
    const qint64 rest = battle.dial - 2 * battle.starredHalf * starredFull - 2 * forcesFull;
    const qint64 otherForces = battle.forces - forcesFull;
    const qint64 most = std::min(battle.starred - starredFull, rest / battle.starredHalf);
    const qint64 least = quotientAbove(rest - otherForces, battle.starredHalf);
    for (qint64 starredHalf = most; starredHalf >= least; --starredHalf) {
        const qint64 forcesHalf = rest - battle.starredHalf * starredHalf;
        if (!addChoice(starredFull, starredHalf, forcesFull, forcesHalf, choices))
            return false;
    }
    return true;
}

/// R12: exactly the spice that was paid is spread over the lost forces, at most one each.
Choices choicesWithSpice(const Battle& battle, qint64 spice) {
    Choices choices{std::in_place};
    const StarredRange range = starredInFull(battle, spice);
    for (qint64 starredFull = range.most; starredFull >= range.least; --starredFull) {
        if (!addWithHalves(battle, starredFull, spice - starredFull, choices))
            break;
    }
    return choices;
}

/// R12: Fremen forces count in full without spice, so none is lost at half.
Choices choicesInFull(const Battle& battle) {
    Choices choices{std::in_place};
    if (battle.dial % 2 != 0)
        return choices;
    const qint64 strength = battle.dial / 2;
    const qint64 most = std::min(battle.starred, strength / battle.starredHalf);
    const qint64 least = quotientAbove(strength - battle.forces, battle.starredHalf);
    for (qint64 starred = most; starred >= least; --starred) {
        if (!addChoice(starred, 0, strength - battle.starredHalf * starred, 0, choices))
            break;
    }
    return choices;
}

} // namespace

std::optional<std::vector<LossChoice>> legalLosses(const BattlePlan& plan) {
    const Battle battle = battleOf(plan);
    if (const Count* spice = std::get_if<Count>(&plan.support))
        return choicesWithSpice(battle, spice->value());
    return choicesInFull(battle);
}

namespace {

/// The strength of a side's forces with all its spice, in halves.
struct StrengthRange {
    qint64 least;
    qint64 most;
};

/// The strength of a starred force at half, in halves.
qint64 halvesOfStarred(const BattlePlan& plan) {
    return plan.worth == StarredWorth::Two ? 2 : 1;
}

/// The least: the spice supports ordinary forces first, and no other force is lost. The most: it
/// supports the starred forces first, and all forces are lost. `spice` is at most the number of
/// forces.
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

#include "scoring/formats/wbc_dune/clock/called_clock.h"

#include <algorithm>

namespace mentat {

namespace {

/// R8, in the order of the enumeration.
constexpr auto clockRules = std::to_array<ClockRule>({
    {ClockAction::Bid, 10, ClockDefault::NoBid},
    {ClockAction::ShipmentAndMovement, 120, ClockDefault::NoShipmentNoMovement},
    {ClockAction::BattlePlans, 120, ClockDefault::LowestLeader},
    {ClockAction::Nexus, 300, ClockDefault::AlliancesStay},
    {ClockAction::AlliesBeforeMovement, 120, ClockDefault::BackToTheTable},
    {ClockAction::AlliesBeforeBattle, 120, ClockDefault::BackToTheTable},
    {ClockAction::EverybodyAtNexus, 300, ClockDefault::BackToTheTable},
    {ClockAction::DiplomacyChip, 60, ClockDefault::BackToTheTable},
});

constexpr bool areInTheirPlaces() {
    size_t place = 0;
    for (const ClockRule& rule : clockRules) {
        if (static_cast<size_t>(rule.action) != place++)
            return false;
    }
    return place == std::size(idsOf<ClockAction>);
}
static_assert(areInTheirPlaces());

constexpr qint64 longOver = 10 * 60'000; // milliseconds

} // namespace

const ClockRule& clockRuleOf(ClockAction action) {
    return clockRules[static_cast<size_t>(action)];
}

bool isOfOnePlayer(ClockAction action) {
    switch (action) {
    case ClockAction::Bid:
    case ClockAction::ShipmentAndMovement:
    case ClockAction::BattlePlans: return true;
    case ClockAction::Nexus:
    case ClockAction::AlliesBeforeMovement:
    case ClockAction::AlliesBeforeBattle:
    case ClockAction::EverybodyAtNexus:
    case ClockAction::DiplomacyChip: break;
    }
    return false;
}

QDateTime endOf(const CalledClock& clock) {
    return clock.called.addSecs(clockRuleOf(clock.action).seconds);
}

int secondsLeft(const CalledClock& clock, const QDateTime& utc) {
    const qint64 begun = (utc.msecsTo(endOf(clock)) + 999) / 1000;
    return static_cast<int>(std::clamp<qint64>(begun, 0, clockRuleOf(clock.action).seconds));
}

bool isOver(const CalledClock& clock, const QDateTime& utc) {
    return secondsLeft(clock, utc) == 0;
}

bool isLongOver(const CalledClock& clock, const QDateTime& utc) {
    return endOf(clock).msecsTo(utc) > longOver;
}

std::vector<CalledClock> inOrder(std::vector<CalledClock> clocks, const QDateTime& utc) {
    std::erase_if(clocks, [](const CalledClock& clock) { return clock.isDismissed; });
    std::stable_sort(clocks.begin(), clocks.end(),
                     [&](const CalledClock& one, const CalledClock& other) {
                         return std::pair(isLongOver(one, utc), endOf(one))
                                < std::pair(isLongOver(other, utc), endOf(other));
                     });
    return clocks;
}

int chipMinutesUpTo(const CalledClock& clock, const std::vector<CalledClock>& all) {
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const CalledClock& one) {
        return one.action == ClockAction::DiplomacyChip && one.table == clock.table
               && one.called <= clock.called;
    }));
}

} // namespace mentat

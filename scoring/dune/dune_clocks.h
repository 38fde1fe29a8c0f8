#pragma once

#include "scoring/heats/clock/called_clock.h"

#include <array>

namespace mentat {

/// What players at a table can have timed (R8): one player's action that takes too long, or players
/// who leave the table to talk.
enum class ClockAction {
    Bid,
    ShipmentAndMovement,
    BattlePlans,
    Nexus,
    // away from the table
    AlliesBeforeMovement,
    AlliesBeforeBattle,
    EveryoneAtNexus,
    DiplomacyChip,
};

/// R8, in the order of the enumeration. A player has three diplomacy chips in a game.
inline constexpr auto duneClockRules = std::to_array<ClockRule>({
    {QLatin1StringView("bid"), 10, true},
    {QLatin1StringView("shipment-and-movement"), 120, true},
    {QLatin1StringView("battle-plans"), 120, true},
    {QLatin1StringView("nexus"), 300, false},
    {QLatin1StringView("allies-before-movement"), 120, false},
    {QLatin1StringView("allies-before-battle"), 120, false},
    {QLatin1StringView("everybody-at-nexus"), 300, false},
    {QLatin1StringView("diplomacy-chip"), 60, false, 3},
});
static_assert(duneClockRules.size() == static_cast<size_t>(ClockAction::DiplomacyChip) + 1);

[[nodiscard]] constexpr const ClockRule* clockRuleOf(ClockAction action) {
    return &duneClockRules[static_cast<size_t>(action)];
}

} // namespace mentat

#pragma once

#include "model/heats/game_address.h"
#include "model/values/enum_ids.h"

#include <QDateTime>

#include <array>
#include <vector>

namespace mentat {

/// What the players of a table can have timed (R8): an action of one player that takes too long,
/// or people who step away from the table to talk.
enum class ClockAction {
    Bid,
    ShipmentAndMovement,
    BattlePlans,
    Nexus,
    // away from the table
    AlliesBeforeMovement,
    AlliesBeforeBattle,
    EverybodyAtNexus,
    DiplomacyChip,
};

/// As a called clock is kept with the file.
constexpr auto idTable(ClockAction) {
    using enum ClockAction;
    return std::to_array<EnumId<ClockAction>>({
        {Bid, QLatin1StringView("bid")},
        {ShipmentAndMovement, QLatin1StringView("shipment-and-movement")},
        {BattlePlans, QLatin1StringView("battle-plans")},
        {Nexus, QLatin1StringView("nexus")},
        {AlliesBeforeMovement, QLatin1StringView("allies-before-movement")},
        {AlliesBeforeBattle, QLatin1StringView("allies-before-battle")},
        {EverybodyAtNexus, QLatin1StringView("everybody-at-nexus")},
        {DiplomacyChip, QLatin1StringView("diplomacy-chip")},
    });
}

/// What is done when the time is over (R8).
enum class ClockDefault {
    NoBid,
    NoShipmentNoMovement,
    LowestLeader, // available; dial 0, 0 spice, no cards
    AlliancesStay,
    BackToTheTable,
};

/// One line of the time guidelines (R8).
struct ClockRule {
    ClockAction action;
    int seconds; // the hard limit
    ClockDefault whenOver;
};
[[nodiscard]] const ClockRule& clockRuleOf(ClockAction action);
/// Whether one player alone keeps the table waiting.
[[nodiscard]] bool isOfOnePlayer(ClockAction action);

/// R8: diplomacy chips of a player in a game.
inline constexpr int chipsOfAPlayer = 3;

/// A clock that the players of a table called for. What remains of it follows from the time of day:
/// nothing is counted down, so that nothing is lost by a restart.
struct CalledClock {
    GameAddress table;
    ClockAction action;
    QDateTime called; // UTC, to the millisecond
    std::optional<PlayerId> whose{};
    /// The GM needs to see it no more. Kept for diplomacy chips alone, which are counted.
    bool isDismissed = false;

    friend bool operator==(const CalledClock&, const CalledClock&) = default;
};

[[nodiscard]] QDateTime endOf(const CalledClock& clock);
/// Begun seconds count whole: 0 says that the time is over. Never above the limit, also where the
/// computer's clock was put back.
[[nodiscard]] int secondsLeft(const CalledClock& clock, const QDateTime& utc);
[[nodiscard]] bool isOver(const CalledClock& clock, const QDateTime& utc);
/// Over for more than ten minutes: what is left to say is when that was.
[[nodiscard]] bool isLongOver(const CalledClock& clock, const QDateTime& utc);

/// Those that are not dismissed, the one that ends first in front; what is long over comes last.
[[nodiscard]] std::vector<CalledClock> inOrder(std::vector<CalledClock> clocks,
                                               const QDateTime& utc);

/// How many minutes for diplomacy chips were called for in a game up to and with this one,
/// dismissed or not.
[[nodiscard]] int chipMinutesUpTo(const CalledClock& clock, const std::vector<CalledClock>& all);

} // namespace mentat

#include "reports/wording/dune/dune_clock_words.h"

#include "scoring/dune/dune_clocks.h"

#include <QCoreApplication>

namespace mentat {

std::span<const ClockWords> duneClockWords() {
    using enum ClockAction;
    static constexpr const char* back = QT_TRANSLATE_NOOP("CalledClock", "back to the table");
    static constexpr auto all = std::to_array<ClockWords>({
        {clockRuleOf(Bid), u'B', QT_TRANSLATE_NOOP("CalledClock", "bid"),
         QT_TRANSLATE_NOOP("CalledClock", "pass, no bid")},
        {clockRuleOf(ShipmentAndMovement), u'S',
         QT_TRANSLATE_NOOP("CalledClock", "shipment and movement"),
         QT_TRANSLATE_NOOP("CalledClock", "pass, no shipment and no movement")},
        {clockRuleOf(BattlePlans), u'P', QT_TRANSLATE_NOOP("CalledClock", "battle plans"),
         QT_TRANSLATE_NOOP("CalledClock", "lowest available leader, dial 0, 0 spice, no cards"),
         nullptr, true},
        {clockRuleOf(Nexus), u'N', QT_TRANSLATE_NOOP("CalledClock", "nexus"),
         QT_TRANSLATE_NOOP("CalledClock", "alliances stay as they were")},
        {clockRuleOf(AlliesBeforeMovement), u'M',
         QT_TRANSLATE_NOOP("CalledClock", "allies before movement"), back},
        {clockRuleOf(AlliesBeforeBattle), u'A',
         QT_TRANSLATE_NOOP("CalledClock", "allies before battle"), back},
        {clockRuleOf(EverybodyAtNexus), u'E',
         QT_TRANSLATE_NOOP("CalledClock", "everyone at a nexus"), back},
        {clockRuleOf(DiplomacyChip), u'D', QT_TRANSLATE_NOOP("CalledClock", "diplomacy chip"), back,
         QT_TRANSLATE_NOOP("CalledClock", "minute %1 at this table (%2 per player)")},
    });
    static_assert(all.size() == duneClockRules.size());
    return all;
}

} // namespace mentat

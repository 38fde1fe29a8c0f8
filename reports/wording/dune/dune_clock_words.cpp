#include "reports/wording/dune/dune_clock_words.h"

#include "reports/wording/language/phrase.h"
#include "scoring/dune/dune_clocks.h"

#include <QCoreApplication>

namespace mentat {

std::span<const ClockWords> duneClockWords() {
    using enum ClockAction;
    static constexpr auto back = Phrase("CalledClock", "back to the table");
    static constexpr auto all = std::to_array<ClockWords>({
        {clockRuleOf(Bid), u'B', Phrase("CalledClock", "bid"),
         Phrase("CalledClock", "pass, no bid")},
        {clockRuleOf(ShipmentAndMovement), u'S', Phrase("CalledClock", "shipment and movement"),
         Phrase("CalledClock", "pass, no shipment and no movement")},
        {clockRuleOf(BattlePlans), u'P', Phrase("CalledClock", "battle plans"),
         Phrase("CalledClock", "lowest available leader, dial 0, 0 spice, no cards"), nullptr,
         true},
        {clockRuleOf(Nexus), u'N', Phrase("CalledClock", "nexus"),
         Phrase("CalledClock", "alliances stay as they were")},
        {clockRuleOf(AlliesBeforeMovement), u'M', Phrase("CalledClock", "allies before movement"),
         back},
        {clockRuleOf(AlliesBeforeBattle), u'A', Phrase("CalledClock", "allies before battle"),
         back},
        {clockRuleOf(EveryoneAtNexus), u'E', Phrase("CalledClock", "everyone at a nexus"), back},
        {clockRuleOf(DiplomacyChip), u'D', Phrase("CalledClock", "diplomacy chip"), back,
         Phrase("CalledClock", "minute %1 at this table (%2 per player)")},
    });
    static_assert(all.size() == duneClockRules.size());
    return all;
}

} // namespace mentat

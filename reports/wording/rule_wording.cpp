#include "reports/wording/rule_wording.h"

#include "reports/wording/language/phrase.h"

namespace mentat {

QString phaseName(const Language& language, RulePhase phase) {
    static constexpr Phrase names[] = {Phrase("RulePhase", "Set-up"),
                                       Phrase("RulePhase", "Storm"),
                                       Phrase("RulePhase", "Spice blow"),
                                       Phrase("RulePhase", "CHOAM charity"),
                                       Phrase("RulePhase", "Bidding"),
                                       Phrase("RulePhase", "Revival"),
                                       Phrase("RulePhase", "Shipment and movement"),
                                       Phrase("RulePhase", "Battle"),
                                       Phrase("RulePhase", "Spice collection"),
                                       Phrase("RulePhase", "Mentat Pause"),
                                       Phrase("RulePhase", "Opening interval"),
                                       Phrase("RulePhase", "House interval"),
                                       Phrase("RulePhase", "Closing interval")};
    static_assert(std::size(names) == idsOf<RulePhase>.size());
    return say(language, names[static_cast<size_t>(phase)]);
}

QString statusName(const Language& language, RuleStatus status) {
    static constexpr Phrase names[] = {Phrase("RuleStatus", "Rule"),
                                       Phrase("RuleStatus", "Official"),
                                       Phrase("RuleStatus", "House rule"),
                                       Phrase("RuleStatus", "GM's ruling"),
                                       Phrase("RuleStatus", "Older answer, not confirmed"),
                                       Phrase("RuleStatus", "Superseded")};
    static_assert(std::size(names) == idsOf<RuleStatus>.size());
    return say(language, names[static_cast<size_t>(status)]);
}

QString interruptionName(const Language& language, Interruption interruption) {
    static constexpr Phrase names[]
        = {Phrase("Interruption", "Karama"), Phrase("Interruption", "Truthtrance"),
           Phrase("Interruption", "Voice"), Phrase("Interruption", "Prescience"),
           Phrase("Interruption", "Card")};
    static_assert(std::size(names) == idsOf<Interruption>.size());
    return say(language, names[static_cast<size_t>(interruption)]);
}

} // namespace mentat

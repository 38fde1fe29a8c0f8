#include "reports/wording/rule_wording.h"

namespace mentat {

QString phaseName(const Language& language, RulePhase phase) {
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("RulePhase", "Set-up"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Storm"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Spice blow"),
                                            QT_TRANSLATE_NOOP("RulePhase", "CHOAM charity"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Bidding"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Revival"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Shipment and movement"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Battle"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Spice collection"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Mentat Pause"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Opening interval"),
                                            QT_TRANSLATE_NOOP("RulePhase", "House interval"),
                                            QT_TRANSLATE_NOOP("RulePhase", "Closing interval")};
    static_assert(std::size(names) == idsOf<RulePhase>.size());
    return language.translate("RulePhase", names[static_cast<size_t>(phase)]);
}

QString topicName(const Language& language, RuleTopic topic) {
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("RuleTopic", "Format"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Scoring"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Final"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Conduct"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Time"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Dropouts"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "General"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Set-up"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Storm"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Spice blow"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "CHOAM charity"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Bidding"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Revival"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Shipment and movement"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Battle"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Spice collection"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Mentat Pause"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Advisors"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Karama"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Truthtrance"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Alliances"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Deals"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Treachery cards"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Factions"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Victory"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Components"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Homeworlds"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Nexus cards"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Discovery tokens"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Terror tokens"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Ambassadors"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Duke Vidal"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Tech tokens"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Match-ups"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Building a House"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Areas of play"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Sequence of play"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Cards"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Petition"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Rites"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Basics"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Optional rules"),
                                            QT_TRANSLATE_NOOP("RuleTopic", "Lexicon")};
    static_assert(std::size(names) == idsOf<RuleTopic>.size());
    return language.translate("RuleTopic", names[static_cast<size_t>(topic)]);
}

QString statusName(const Language& language, RuleStatus status) {
    static constexpr const char* names[]
        = {QT_TRANSLATE_NOOP("RuleStatus", "Rule"), QT_TRANSLATE_NOOP("RuleStatus", "Official"),
           QT_TRANSLATE_NOOP("RuleStatus", "House rule"),
           QT_TRANSLATE_NOOP("RuleStatus", "GM's ruling"),
           QT_TRANSLATE_NOOP("RuleStatus", "Superseded")};
    static_assert(std::size(names) == idsOf<RuleStatus>.size());
    return language.translate("RuleStatus", names[static_cast<size_t>(status)]);
}

QString interruptionName(const Language& language, Interruption interruption) {
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("Interruption", "Karama"),
                                            QT_TRANSLATE_NOOP("Interruption", "Truthtrance"),
                                            QT_TRANSLATE_NOOP("Interruption", "Voice"),
                                            QT_TRANSLATE_NOOP("Interruption", "Prescience"),
                                            QT_TRANSLATE_NOOP("Interruption", "Card")};
    static_assert(std::size(names) == idsOf<Interruption>.size());
    return language.translate("Interruption", names[static_cast<size_t>(interruption)]);
}

} // namespace mentat

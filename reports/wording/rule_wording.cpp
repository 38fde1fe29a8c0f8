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

QString statusName(const Language& language, RuleStatus status) {
    static constexpr const char* names[]
        = {QT_TRANSLATE_NOOP("RuleStatus", "Rule"),
           QT_TRANSLATE_NOOP("RuleStatus", "Official"),
           QT_TRANSLATE_NOOP("RuleStatus", "House rule"),
           QT_TRANSLATE_NOOP("RuleStatus", "GM's ruling"),
           QT_TRANSLATE_NOOP("RuleStatus", "Older answer, not confirmed"),
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

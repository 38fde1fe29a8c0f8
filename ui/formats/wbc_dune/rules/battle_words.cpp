#include "ui/formats/wbc_dune/rules/battle_tool.h"

namespace mentat {

QString noLossesText(const NoLosses& reason, const BattlePlan& plan, const Language& language) {
    switch (reason.why) {
    case NoLosses::Why::TooMuchSpice:
        return BattleTool::tr(
            "More spice was paid than there are forces: each takes at most 1 (R12).");
    case NoLosses::Why::Half:
        return BattleTool::tr("Fremen forces count in full, so that they make up no half (R12).");
    case NoLosses::Why::TooStrong:
        return BattleTool::tr("All the forces come to at most %1, less than was dialed (R12).")
            .arg(language.halves(reason.limit));
    case NoLosses::Why::TooWeak:
        return BattleTool::tr("The forces that the spice supports come to at least %1, more than "
                              "was dialed (R12).")
            .arg(language.halves(reason.limit));
    case NoLosses::Why::NotMadeUp:
        return BattleTool::tr("No forces that are there add up to exactly %1 (R12).")
            .arg(language.halves(plan.dial.value()));
    }
    return {};
}

QString occupyText(Count ecazForces, DialInHalves dial, const Language& language) {
    const OccupySupport support = occupySupport(ecazForces, OccupyReading::Rule);
    return BattleTool::tr("Ecaz adds %1 to the number dialed, without spice: %2 together. If they "
                          "win, %3 of the %4 Ecaz forces stay and %5 go to the Tanks. The forces "
                          "dialed and lost are the ally's, whoever of the two fights.")
        .arg(language.number(support.added),
             language.halves(dial.value() + 2 * qint64(support.added)),
             language.number(support.staying), language.number(ecazForces.value()),
             language.number(support.lost));
}

QString occupyDoubt(Count ecazForces, const Language& language) {
    const OccupySupport example = occupySupport(ecazForces, OccupyReading::Example);
    if (example == occupySupport(ecazForces, OccupyReading::Rule))
        return {};
    return BattleTool::tr("This follows the text of Occupy. The booklet's own example rounds the "
                          "other way: %1 added, %2 stay, %3 lost.")
        .arg(language.number(example.added), language.number(example.staying),
             language.number(example.lost));
}

} // namespace mentat

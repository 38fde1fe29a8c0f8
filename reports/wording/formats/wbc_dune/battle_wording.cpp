#include "reports/wording/formats/wbc_dune/rule_notes.h"

#include "reports/wording/sentences.h"

namespace mentat {

namespace {

constexpr const char* battleContext = "Battle";

QString battleText(const Language& language, const char* english, const QStringList& filling = {}) {
    return filled(language.translate(battleContext, english), filling);
}

} // namespace

QString noLossesText(const Language& language, const NoLosses& reason, const BattlePlan& plan) {
    switch (reason.why) {
    case NoLosses::Why::TooMuchSpice:
        return battleText(
            language,
            QT_TRANSLATE_NOOP(
                "Battle",
                "More spice was paid than there are forces: each can use at most 1 (R12)."));
    case NoLosses::Why::Half:
        return battleText(
            language,
            QT_TRANSLATE_NOOP(
                "Battle", "Fremen forces count in full, so they cannot add up to a half (R12)."));
    case NoLosses::Why::TooStrong:
        return battleText(
            language,
            QT_TRANSLATE_NOOP("Battle",
                              "All the forces add up to at most %1, less than was dialed (R12)."),
            {language.halves(reason.limit)});
    case NoLosses::Why::TooWeak:
        return battleText(language,
                          QT_TRANSLATE_NOOP("Battle",
                                            "The forces supported by spice add up to at least %1, "
                                            "more than was dialed (R12)."),
                          {language.halves(reason.limit)});
    case NoLosses::Why::NotMadeUp:
        return battleText(
            language,
            QT_TRANSLATE_NOOP("Battle",
                              "No combination of these forces adds up to exactly %1 (R12)."),
            {language.halves(plan.dial.value())});
    }
    Q_UNREACHABLE();
}

QString occupyText(const Language& language, Count ecazForces, DialInHalves dial) {
    const OccupySupport support = occupySupport(ecazForces, OccupyPassage::Rule);
    return battleText(
        language,
        QT_TRANSLATE_NOOP("Battle",
                          "Ecaz adds %1 to the number dialed, without spice: %2 in all. If they "
                          "win, %3 of the %4 Ecaz forces stay and %5 go to the Tanks. The forces "
                          "dialed and lost are the ally's, whichever of the two fights."),
        {language.number(support.added), language.halves(dial.value() + 2 * qint64(support.added)),
         language.number(support.staying), language.number(ecazForces.value()),
         language.number(support.lost)});
}

QString occupyDoubt(const Language& language, Count ecazForces) {
    const OccupySupport example = occupySupport(ecazForces, OccupyPassage::Example);
    if (example == occupySupport(ecazForces, OccupyPassage::Rule))
        return {};
    return battleText(
        language,
        QT_TRANSLATE_NOOP("Battle",
                          "This follows the text of Occupy. The booklet's own example rounds the "
                          "other way: %1 added, %2 stay, %3 lost."),
        {language.number(example.added), language.number(example.staying),
         language.number(example.lost)});
}

} // namespace mentat

#include "reports/wording/dune/rule_notes.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <iterator>

namespace mentat {
namespace {

// In the order of RuleNote.
constexpr Phrase ruleNotes[] = {
    Phrase("RuleNote", "R3.1: the final ends only after its last turn"),
    Phrase("RuleNote", "All rolled the same; each rolls again (R4.4):"),
    Phrase("RuleNote", "Tied on everything; each rolls for the place (R7.5):"),
    Phrase("RuleNote",
           "Each player draws one of these; with fewer than six players the GM can choose which "
           "(R1.4)."),
    Phrase("RuleNote", "The published recommendation for three (R1.4)."),
    Phrase("RuleNote", "Factions from the base game and the event's other sets (R1.4, R9)."),
    Phrase("RuleNote", "Qualification points for each winner (R2)"),
    Phrase("RuleNote", "totals differ"),
    Phrase("RuleNote", "own values differ"),
    Phrase("RuleNote", "Count the board as it was when play stopped (R3.2)."),
    Phrase("RuleNote", "Count the board as it was after the last completed turn (R3.2)."),
    Phrase("RuleNote", "Type a faction's letter or any name; allies share a side number, "
                       "and their values are added (R3.3). Empty means unknown. Nothing "
                       "here is saved."),
    Phrase("RuleNote", "Advanced combat, the winner's side. Starred forces are Sardaukar and "
                       "Fedaykin: worth 2, others 1; half that without spice (R12)."),
    Phrase("RuleNote", "Advanced combat, the winner's side. Starred forces are Sardaukar, "
                       "Fedaykin, and cyborgs: worth 2, others 1; half that without spice (R12)."),
    Phrase("RuleNote", "A starred force counts 1 instead of 2 (R12)"),
};
static_assert(std::size(ruleNotes) == static_cast<size_t>(RuleNote::BattleKarama) + 1);

} // namespace

QString ruleNote(const Language& language, RuleNote note) {
    return say(language, ruleNotes[static_cast<size_t>(note)]);
}

QString noLossesText(const Language& language, const NoLosses& reason, const BattlePlan& plan) {
    switch (reason.why) {
    case NoLosses::Why::TooMuchSpice:
        return say(
            language,
            Phrase("Battle",
                   "More spice was paid than there are forces: each can use at most 1 (R12)."));
    case NoLosses::Why::Half:
        return say(language,
                   Phrase("Battle",
                          "Fremen forces count in full, so they cannot add up to a half (R12)."));
    case NoLosses::Why::TooStrong:
        return say(
            language,
            Phrase("Battle", "All the forces add up to at most %1, less than was dialed (R12)."),
            {language.halves(reason.limit)});
    case NoLosses::Why::TooWeak:
        return say(language,
                   Phrase("Battle", "The forces supported by spice add up to at least %1, "
                                    "more than was dialed (R12)."),
                   {language.halves(reason.limit)});
    case NoLosses::Why::NotMadeUp:
        return say(language,
                   Phrase("Battle", "No combination of these forces adds up to exactly %1 (R12)."),
                   {language.halves(plan.dial.value())});
    }
    Q_UNREACHABLE();
}

QString occupyText(const Language& language, Count ecazForces, DialInHalves dial) {
    const OccupySupport support = occupySupport(ecazForces, OccupyPassage::Rule);
    return say(
        language,
        Phrase("Battle", "Ecaz adds %1 to the number dialed, without spice: %2 in all. If they "
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
    return say(language,
               Phrase("Battle",
                      "This follows the text of Occupy. The booklet's own example rounds the "
                      "other way: %1 added, %2 stay, %3 lost."),
               {language.number(example.added), language.number(example.staying),
                language.number(example.lost)});
}

} // namespace mentat

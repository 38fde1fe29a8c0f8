#include "reports/wording/formats/wbc_dune/rule_notes.h"

#include <iterator>

namespace mentat {

namespace {

constexpr const char* ruleNoteContext = "RuleNote";

// In the order of RuleNote.
constexpr const char* ruleNotes[] = {
    QT_TRANSLATE_NOOP("RuleNote", "R3.1: the final ends only after its last turn"),
    QT_TRANSLATE_NOOP("RuleNote", "All rolled the same; each rolls again (R4.4):"),
    QT_TRANSLATE_NOOP("RuleNote", "Equal in everything; each rolls for the place (R7.5):"),
    QT_TRANSLATE_NOOP(
        "RuleNote",
        "Each player draws one of these; with fewer than six players the GM can choose which "
        "(R1.4)."),
    QT_TRANSLATE_NOOP("RuleNote", "The published recommendation for three (R1.4)."),
    QT_TRANSLATE_NOOP("RuleNote",
                      "Factions from the base game and the event's other sets (R1.4, R9)."),
    QT_TRANSLATE_NOOP("RuleNote", "Qualification points for each winner (R2)"),
    QT_TRANSLATE_NOOP("RuleNote", "otherwise by R4.3"),
    QT_TRANSLATE_NOOP("RuleNote", "Count the board as it was when play stopped (R3.2)."),
    QT_TRANSLATE_NOOP("RuleNote",
                      "Count the board as it was after the last completed turn (R3.2)."),
    QT_TRANSLATE_NOOP("RuleNote",
                      "Type a faction's letter or any name; allies share a side number, and "
                      "their values are added (R3.3). Empty means unknown. Nothing here is "
                      "stored."),
    QT_TRANSLATE_NOOP("RuleNote",
                      "Advanced combat, the winner's side. Starred forces are Sardaukar and "
                      "Fedaykin: worth 2, others 1; half that without spice (R12)."),
    QT_TRANSLATE_NOOP("RuleNote",
                      "Advanced combat, the winner's side. Starred forces are Sardaukar, "
                      "Fedaykin, and cyborgs: worth 2, others 1; half that without spice (R12)."),
    QT_TRANSLATE_NOOP("RuleNote", "A starred force counts 1 instead of 2 (R12)"),
};
static_assert(std::size(ruleNotes) == static_cast<size_t>(RuleNote::BattleKarama) + 1);

} // namespace

QString ruleNote(const Language& language, RuleNote note) {
    return language.translate(ruleNoteContext, ruleNotes[static_cast<size_t>(note)]);
}

} // namespace mentat

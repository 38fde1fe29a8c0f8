#include "reports/wording/formats/eye_of_the_storm/typed_wording.h"

#include "reports/wording/sentences.h"

#include <iterator>

namespace mentat {

namespace {

constexpr const char* gameTextContext = "GameText";
constexpr const char* houseTextContext = "HouseText";

// In the order of GameField.
constexpr const char* gameFieldNames[]
    = {QT_TRANSLATE_NOOP("GameText", "Status"), QT_TRANSLATE_NOOP("GameText", "Solaris"),
       QT_TRANSLATE_NOOP("GameText", "Favor"), QT_TRANSLATE_NOOP("GameText", "Spice")};
static_assert(std::size(gameFieldNames) == static_cast<size_t>(GameField::SpiceTotal) + 1);

// In the order of GameFaultKind.
constexpr const char* gameFaultTexts[] = {
    QT_TRANSLATE_NOOP("GameText", "Round: type a whole number, or nothing."),
    QT_TRANSLATE_NOOP("GameText", "Table: type its number, 1 or more, or nothing."),
    QT_TRANSLATE_NOOP("GameText", "A game needs at least two players: add them first."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: type G, A, R or E."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: not known yet. The game stays a draft until it is "
                                  "(R11.3)."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: type a whole number."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: type a whole number, 0 or more."),
};
static_assert(std::size(gameFaultTexts) == static_cast<size_t>(GameFaultKind::NoCount) + 1);

// In the order of HouseFault.
constexpr const char* houseFaultTexts[] = {
    QT_TRANSLATE_NOOP("HouseText",
                      "Starting points: type how many of the 5 are spent on it, 0 or more."),
    QT_TRANSLATE_NOOP("HouseText",
                      "Players of the first game: type their number, 2 or more, or nothing."),
};
static_assert(std::size(houseFaultTexts)
              == static_cast<size_t>(HouseFault::NoPlayersOfFirstGame) + 1);

} // namespace

QString gameFaultText(const Language& language, const GameFault& fault, const QString& name) {
    const QString text
        = language.translate(gameTextContext, gameFaultTexts[static_cast<size_t>(fault.kind)]);
    if (!fault.at)
        return text;
    const char* field = gameFieldNames[static_cast<size_t>(fault.at->field)];
    return filled(text, {language.translate(gameTextContext, field), name});
}

QString houseFaultText(const Language& language, HouseFault fault) {
    return language.translate(houseTextContext, houseFaultTexts[static_cast<size_t>(fault)]);
}

} // namespace mentat

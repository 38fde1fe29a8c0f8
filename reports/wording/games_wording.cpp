#include "reports/wording/games_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/refusals/finding_wording.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct GamesText {
    GamesProblemKind kind;
    Phrase english;
};

/// In the order of the kinds; an Error uses its finding's wording.
constexpr GamesText gamesTexts[] = {
    {GamesProblemKind::ColumnMissing, Phrase("GamesProblem", "There is no column \"%1\"; add it")},
    {GamesProblemKind::ColumnsSame,
     Phrase("GamesProblem", "This column says the same as \"%1\"; remove one of them")},
    {GamesProblemKind::Empty, Phrase("GamesProblem", "The %1 is missing; type it here")},
    {GamesProblemKind::NotWhole,
     Phrase("GamesProblem", "\"%1\" is not a whole number of %2 or more; leave it "
                            "empty if unknown")},
    {GamesProblemKind::NotHalf,
     Phrase("GamesProblem",
            "\"%1\" is not a number of points; use whole or half points, such as 2 or 2.5")},
    {GamesProblemKind::NotHours,
     Phrase("GamesProblem", "\"%1\" is not a duration; write it like 4.25 or 4:15")},
    {GamesProblemKind::NotYesOrNo, Phrase("GamesProblem", "\"%1\" is neither yes nor no")},
    {GamesProblemKind::NotHeat,
     Phrase("GamesProblem", "\"%1\" is not a heat; it is a number from 1, or final")},
    {GamesProblemKind::NoTime,
     Phrase("GamesProblem", "\"%1\" is not a time; it must be written like 2001-08-02T13:05")},
    {GamesProblemKind::UnknownWord,
     Phrase("GamesProblem", "\"%1\" is not valid here; use one of %2")},
    {GamesProblemKind::ControlCharacter,
     Phrase("GamesProblem", "This contains a control character; remove it")},
    {GamesProblemKind::TooManyFields,
     Phrase("GamesProblem", "This row has %1 fields for %2 columns; is a text with a "
                            "separator missing its quotes?")},
    {GamesProblemKind::Differs,
     Phrase("GamesProblem",
            "\"%1\" here is \"%2\" in line %3 of the same game; use the same value or "
            "leave it empty")},
    {GamesProblemKind::YearDiffers,
     Phrase("GamesProblem",
            "\"%1\" here is \"%2\" in line %3 of the same year; use the same value or "
            "leave it empty")},
    {GamesProblemKind::HomeDiffers,
     Phrase("GamesProblem", "%1 is from \"%2\" here and from \"%3\" in line %4; two people "
                            "need two names")},
    {GamesProblemKind::SeatNotNumbered,
     Phrase("GamesProblem", "Other seats of this game are numbered; number this one too")},
    {GamesProblemKind::TooManySeats,
     Phrase("GamesProblem", "This game has %1 rows, but no more than %2 can play; are these "
                            "two tables?")},
    {GamesProblemKind::NoSuchPlayer,
     Phrase("GamesProblem", "No one this year is named \"%1\"; type the predicted "
                            "player's name")},
    {GamesProblemKind::NeedsTurnLimit,
     Phrase("GamesProblem", "%1 turns is more than the usual limit of %2; if the limit was higher "
                            "that year, add a column \"turn limit\" with %1 in it")},
    {GamesProblemKind::NeedsAllianceSize,
     Phrase("GamesProblem",
            "An alliance of %1 is larger than the usual %2; if that was allowed that "
            "year, add a column \"alliance size\" with %1 in it")},
};

constexpr bool areGamesTextsComplete() {
    size_t kind = 0;
    for (const GamesText& text : gamesTexts) {
        if (static_cast<size_t>(text.kind) != kind++)
            return false;
    }
    return kind == static_cast<size_t>(GamesProblemKind::Error);
}
static_assert(areGamesTextsComplete());

Phrase gamesText(GamesProblemKind kind) {
    return gamesTexts[static_cast<size_t>(kind)].english;
}

/// The column as named in the file; empty if unnamed.
QString placeText(const Language& language, const GamesProblem& problem) {
    const QString line = QString::number(problem.line);
    if (problem.column == 0)
        return say(language, Phrase("GamesProblem", "line %1"), {line});
    return say(language, Phrase("GamesProblem", "line %1, column %2 (%3)"),
               {line, QString::number(problem.column), onOneLine(problem.heading)});
}

} // namespace

QString gamesProblemSentence(const Language& language, const GamesProblem& problem) {
    if (problem.finding)
        return findingSentence(language, *problem.finding);
    const Sentences sentences(language, problem.values);
    if (problem.kind == GamesProblemKind::UnknownWord) // the list of possible words stays whole
        return sentences.say(gamesText(problem.kind), {sentences.quoted(0), sentences.whole(1)});
    return sentences.sayQuoted(gamesText(problem.kind));
}

QString gamesProblemLine(const Language& language, const GamesProblem& problem) {
    return placeText(language, problem) + u": "_s + gamesProblemSentence(language, problem)
           + u" ("_s + QString(idOf(problem.rule)) + u')';
}

QString neededSettingText(const Language& language, const NeededSetting& needed) {
    const bool isTurns = needed.heading == "turn limit"_L1;
    Phrase english = isTurns ? Phrase("GamesProblem", "turn limit %1 in %2")
                             : Phrase("GamesProblem", "alliances of up to %1 in %2");
    return say(language, english)
        .arg(QString::number(needed.value), QString::number(needed.year.value()));
}

} // namespace mentat

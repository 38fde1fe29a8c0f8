#include "reports/wording/games_wording.h"

#include "reports/wording/finding_wording.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* gamesContext = "GamesProblem";

const char* gamesText(GamesProblemKind kind) {
    switch (kind) {
    case GamesProblemKind::ColumnMissing:
        return QT_TRANSLATE_NOOP("GamesProblem", "There is no column \"%1\"; add it");
    case GamesProblemKind::ColumnsSame:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "This column says the same as \"%1\"; leave one of them out");
    case GamesProblemKind::Empty:
        return QT_TRANSLATE_NOOP("GamesProblem", "The %1 is missing; type it here");
    case GamesProblemKind::NotWhole:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "\"%1\" is not a whole number of %2 or more; an unknown one "
                                 "is left empty");
    case GamesProblemKind::NotHalf:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "\"%1\" are no points; they are whole or half, such as 2 or 2.5");
    case GamesProblemKind::NotHours:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "\"%1\" is not a duration; it is written like 4.25 or 4:15");
    case GamesProblemKind::NotYesOrNo:
        return QT_TRANSLATE_NOOP("GamesProblem", "\"%1\" is neither yes nor no");
    case GamesProblemKind::NotHeat:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "\"%1\" is not a heat; it is a number from 1, or final");
    case GamesProblemKind::NoTime:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "\"%1\" is not a time; it must be written like 2001-08-02T13:05");
    case GamesProblemKind::UnknownWord:
        return QT_TRANSLATE_NOOP("GamesProblem", "\"%1\" is not known here; possible are %2");
    case GamesProblemKind::ControlCharacter:
        return QT_TRANSLATE_NOOP("GamesProblem", "This holds a control character, which must go");
    case GamesProblemKind::TooManyFields:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "This row has %1 fields for %2 columns; is a text with a "
                                 "separator in it lacking its quotes?");
    case GamesProblemKind::Differs:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "\"%1\" here is \"%2\" in line %3 of the same game; put the same, "
                                 "or leave it empty");
    case GamesProblemKind::YearDiffers:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "\"%1\" here is \"%2\" in line %3 of the same year; put the same, "
                                 "or leave it empty");
    case GamesProblemKind::HomeDiffers:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "%1 is from \"%2\" here and from \"%3\" in line %4; two people "
                                 "need two names");
    case GamesProblemKind::SeatNotNumbered:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "Other seats of this game are numbered; number this one too");
    case GamesProblemKind::TooManySeats:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "This game has %1 rows, but no more than %2 can play; are these "
                                 "two tables?");
    case GamesProblemKind::NoSuchPlayer:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "Nobody of this year is called \"%1\"; type the predicted "
                                 "player's name");
    case GamesProblemKind::NeedsTurnLimit:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "%1 turns are more than the usual limit of %2; where the year's "
                                 "was higher, add a column \"turn limit\" with %1 in it");
    case GamesProblemKind::NeedsAllianceSize:
        return QT_TRANSLATE_NOOP("GamesProblem",
                                 "An alliance of %1 is larger than the usual %2; where the year's "
                                 "was, add a column \"alliance size\" with %1 in it");
    case GamesProblemKind::Error: break; // worded as the finding that it is
    }
    return "";
}

/// The column as the file calls it; unnamed: empty.
QString placeText(const Language& language, const GamesProblem& problem) {
    const QString line = language.translate(gamesContext, "line %1").arg(problem.line);
    if (problem.column == 0)
        return line;
    return language.translate(gamesContext, "line %1, column %2 (%3)")
        .arg(QString::number(problem.line), QString::number(problem.column),
             onOneLine(problem.heading));
}

} // namespace

QString gamesProblemSentence(const Language& language, const GamesProblem& problem) {
    if (problem.finding)
        return findingSentence(language, *problem.finding);
    const Sentences sentences(language, gamesContext, problem.values);
    if (problem.kind == GamesProblemKind::UnknownWord) // what is possible is never cut
        return sentences.say(gamesText(problem.kind), {sentences.quoted(0), sentences.value(1)});
    return sentences.sayQuoted(gamesText(problem.kind));
}

QString gamesProblemLine(const Language& language, const GamesProblem& problem) {
    return placeText(language, problem) + u": "_s + gamesProblemSentence(language, problem)
           + u" ("_s + QString(idOf(problem.rule)) + u')';
}

QString neededSettingText(const Language& language, const NeededSetting& needed) {
    const bool isTurns = needed.heading == "turn limit"_L1;
    const char* english = isTurns
                              ? QT_TRANSLATE_NOOP("GamesProblem", "turn limit %1 in %2")
                              : QT_TRANSLATE_NOOP("GamesProblem", "alliances of up to %1 in %2");
    return language.translate(gamesContext, english)
        .arg(QString::number(needed.value), QString::number(needed.year.value()));
}

} // namespace mentat

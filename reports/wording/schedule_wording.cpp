#include "reports/wording/schedule_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Phrase scheduleText(ScheduleProblemKind kind) {
    switch (kind) {
    case ScheduleProblemKind::NoHeader:
        return Phrase("ScheduleProblem",
                      "No row names the columns of a schedule: Date, Time, Event Code, "
                      "Event, and Round/Heat");
    case ScheduleProblemKind::ColumnMissing:
        return Phrase("ScheduleProblem", "There is no column \"%1\"; add it");
    case ScheduleProblemKind::ColumnTwice:
        return Phrase("ScheduleProblem", "Another column says the same; remove one of them");
    case ScheduleProblemKind::Empty:
        return Phrase("ScheduleProblem", "This is missing; type it here");
    case ScheduleProblemKind::NotDate:
        return Phrase("ScheduleProblem",
                      "\"%1\" is not a date; write it like 7/29/26 or 2026-07-29");
    case ScheduleProblemKind::NotTime:
        return Phrase("ScheduleProblem", "\"%1\" is not a time; write it like 9, 17.5, or 17:30");
    case ScheduleProblemKind::NotHours:
        return Phrase("ScheduleProblem",
                      "\"%1\" is not a duration; write it in hours, like 5 or 2.75");
    case ScheduleProblemKind::BadText:
        return Phrase("ScheduleProblem", "This contains a control character; remove it");
    case ScheduleProblemKind::RoundTwice:
        return Phrase("ScheduleProblem",
                      "\"%1\" of this event is already in line %2; remove one of them");
    case ScheduleProblemKind::RoundUnknown:
        return Phrase("ScheduleProblem", "\"%1\" is left out: it is not a round that Mentat knows; "
                                         "if games are played in it, name it like Heat 3");
    case ScheduleProblemKind::RoundAside:
        return Phrase("ScheduleProblem", "\"%1\" is left out: it is not a heat");
    case ScheduleProblemKind::CodeMissing:
        return Phrase("ScheduleProblem", "\"%1\" is left out: no event is named in its row");
    case ScheduleProblemKind::LengthLong:
        return Phrase("ScheduleProblem", "\"%1\" is read as hours, more than a day; check it");
    case ScheduleProblemKind::LengthInMinutes:
        return Phrase("ScheduleProblem", "\"%1\" is read as minutes; check it");
    }
    Q_UNREACHABLE();
}

} // namespace

QString scheduleProblemSentence(const Language& language, const ScheduleProblem& problem) {
    return Sentences(language, problem.values).sayQuoted(scheduleText(problem.kind));
}

QString scheduleProblemLine(const Language& language, const ScheduleProblem& problem) {
    const QString sentence = scheduleProblemSentence(language, problem);
    if (problem.line == 0)
        return sentence;
    const QString line = QString::number(problem.line);
    const QString place
        = problem.column == 0
              ? say(language, Phrase("ScheduleProblem", "line %1"), {line})
              : say(language, Phrase("ScheduleProblem", "line %1, column %2 (%3)"),
                    {line, QString::number(problem.column), onOneLine(problem.heading)});
    return place + u": "_s + sentence;
}

QString scheduledRoundName(const Language& language, RoundKind kind,
                           std::optional<HeatNumber> number, const QString& words) {
    switch (kind) {
    case RoundKind::Elimination:
        return number ? say(language, Phrase("ScheduleProblem", "Round %1"),
                            {QString::number(number->value())})
                      : onOneLine(words);
    case RoundKind::Heat:
        return say(language, Phrase("ScheduleProblem", "Heat %1"),
                   {QString::number(number ? number->value() : 0)});
    case RoundKind::Quarterfinal: return say(language, Phrase("ScheduleProblem", "Quarterfinal"));
    case RoundKind::Semifinal: return say(language, Phrase("ScheduleProblem", "Semifinal"));
    case RoundKind::Final: return say(language, Phrase("ScheduleProblem", "Final"));
    case RoundKind::Demo:
    case RoundKind::Mulligan:
    case RoundKind::Other: break;
    }
    return {};
}

QString leftRoundSentence(const Language& language, const ScheduledRound& round) {
    return say(language,
               Phrase("ScheduleProblem", "%1 is left out; the rules of this event have none."),
               {scheduledRoundName(language, round.kind, round.number, round.words)});
}

QString addedRoundSentence(const Language& language, RoundKind kind) {
    return say(language,
               Phrase("ScheduleProblem", "%1 is added for this event; the ruleset has none. Check "
                                         "who enters it, under Event ▸ Ruleset."),
               {scheduledRoundName(language, kind, std::nullopt)});
}

QString droppedRoundSentence(const Language& language, RoundKind kind) {
    if (kind == RoundKind::Final)
        return say(
            language,
            Phrase("ScheduleProblem", "%1 is not held in this event; the schedule has none."),
            {scheduledRoundName(language, kind, std::nullopt)});
    return say(language,
               Phrase("ScheduleProblem", "%1 is not held in this event; the schedule has "
                                         "none. Whoever would enter it goes on: check how many "
                                         "do, under Event ▸ Ruleset."),
               {scheduledRoundName(language, kind, std::nullopt)});
}

QString earlierRoundsSentence(const Language& language, const std::vector<Name>& names) {
    if (names.empty())
        return say(language,
                   Phrase("ScheduleProblem",
                          "No other rounds come between the heats and the quarterfinal or "
                          "later, as in the schedule. Check who enters, under Event ▸ "
                          "Ruleset."));
    QStringList texts;
    for (const Name& name : names)
        texts << onOneLine(name.text());
    return say(language,
               Phrase("ScheduleProblem", "The rounds after the heats are those of the schedule, in "
                                         "which all winners play: %1."),
               {texts.join(u", "_s)});
}

QString crowdedFinalSentence(const Language& language, const Name& stage, int enter, int goOn,
                             const Name& final, int places) {
    return say(language,
               Phrase("ScheduleProblem",
                      "%1: %2 enter and %3 go on, but %4 has %5 places. Change who "
                      "enters, under Event ▸ Ruleset."),
               {onOneLine(stage.text()), language.number(enter), language.number(goOn),
                onOneLine(final.text()), language.number(places)});
}

QString begunRoundSentence(const Language& language, const ScheduledRound& round) {
    return say(language, Phrase("ScheduleProblem", "%1 has begun; its times stay."),
               {scheduledRoundName(language, round.kind, round.number, round.words)});
}

bool isOwnElimination(const QString& format) {
    return format.compare(u"HMSE"_s, Qt::CaseInsensitive) == 0;
}

QString notRunSentence(const Language& language, const std::optional<QString>& format) {
    if (!format)
        return say(language, Phrase("ScheduleProblem", "The schedule has no format"));
    if (isOwnElimination(*format))
        return say(language,
                   Phrase("ScheduleProblem",
                          "Mentat has no ruleset for %1 events, in which each heat is an "
                          "elimination: make each heat an event by SE, and one more for the "
                          "rounds after them"),
                   {onOneLine(*format)});
    return say(language, Phrase("ScheduleProblem", "Mentat has no ruleset for %1 events"),
               {onOneLine(*format)});
}

} // namespace mentat

#include "app/cli/commands/commands.h"

#include "app/cli/commands/given_list.h"
#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/scheduled_event.h"
#include "model/document/schedule/schedule_csv.h"
#include "model/failure_kind.h"
#include "reports/wording/schedule_wording.h"
#include "reports/wording/sentences.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The event's start, not counting a demonstration the day before.
VenueTime beginOf(const ScheduledEvent& event) {
    const auto first = std::ranges::find_if(event.rounds, [](const ScheduledRound& round) {
        return round.kind != RoundKind::Demo && round.kind != RoundKind::Other;
    });
    return first == event.rounds.end() ? event.rounds.front().start : first->start;
}

/// Why the entry makes no event, and what to do; without a final period.
QString whyNot(const Language& language, const std::optional<QString>& format) {
    const QString sentence = notRunSentence(language, format);
    return format && isOwnElimination(*format) ? sentence : sentence + u"; --ruleset says one"_s;
}

/// The events to choose from, and the rules by which Mentat would run each.
Answer listOfEvents(const Schedule& schedule, const FormatCodes& codes, const Language& language) {
    Json::List rows;
    for (const ScheduledEvent& event : schedule.events) {
        const auto rules = codes.rulesOf(event);
        rows.emplace_back(
            Json::Object{{u"code"_s, Json(event.code)},
                         {u"name"_s, Json(event.name.text())},
                         {u"format"_s, textOrNull(event.format)},
                         {u"class"_s, textOrNull(event.eventClass)},
                         {u"heats"_s, Json(qint64(codes.heatsOf(event)))},
                         {u"start"_s, Json(beginOf(event).text())},
                         {u"gm"_s, textOrNull(event.gm)},
                         {u"rules"_s, rules ? Json(rules->name) : Json()},
                         {u"note"_s, rules ? Json() : Json(whyNot(language, event.format))}});
    }
    return {Json(std::move(rows)),
            {{u"code"_s},
             {u"name"_s},
             {u"format"_s},
             {u"class"_s},
             {u"heats"_s},
             {u"start"_s},
             {u"gm"_s},
             {u"rules"_s},
             {u"note"_s}}};
}

QString wordOf(ScheduleFact fact) {
    switch (fact) {
    case ScheduleFact::Start: return u"start"_s;
    case ScheduleFact::Length: return u"minutes"_s;
    case ScheduleFact::Room: return u"room"_s;
    }
    Q_UNREACHABLE();
}

/// How the schedule differs from the event. `event` is absent if nothing was written.
Answer listOfDifferences(const std::optional<EventId>& event, const ScheduleUpdate& update,
                         const Language& language) {
    Json::List rows;
    for (const ScheduleDifference& difference : update.differences) {
        rows.emplace_back(Json::Object{
            {u"event"_s, event ? Json(event->number()) : Json()},
            {u"round"_s, Json(scheduledRoundName(language, difference.kind, difference.number,
                                                 difference.words))},
            {u"fact"_s, Json(wordOf(difference.fact))},
            {u"was"_s, textOrNull(difference.was)},
            {u"now"_s, Json(difference.now)}});
    }
    return {Json(std::move(rows)),
            {{u"event"_s}, {u"round"_s}, {u"fact"_s}, {u"was"_s}, {u"now"_s}}};
}

ExitCode reportScheduleProblems(CommandContext& context,
                                const std::vector<ScheduleProblem>& problems, qint64 further) {
    constexpr size_t maxListed = 100;
    const size_t told = std::min(problems.size(), maxListed);
    QString lines;
    for (size_t i = 0; i < told; ++i)
        lines += scheduleProblemLine(context.wording.language(), problems[i]) + u'\n';
    if (const qint64 rest = qint64(problems.size() - told) + further; rest > 0)
        lines += context.wording.furtherProblems(rest) + u'\n';
    context.err.write(lines.toUtf8());
    return ExitCode::WrongRequest;
}

ExitCode sayNo(CommandContext& context, const QString& sentence) {
    context.err.write((sentence + u'\n').toUtf8());
    return ExitCode::WrongRequest;
}

/// The event in the book that the schedule refers to.
const BookEvent* sameEvent(const Book& book, const ScheduledEvent& scheduled) {
    const auto found = std::ranges::find_if(
        book.events, [&](const BookEvent& entry) { return speaksOf(scheduled, entry.event); });
    return found == book.events.end() ? nullptr : &*found;
}

/// Imports one event of a schedule into a file.
class ScheduleImport {
public:
    /// `answers` is about the advanced rounds of a new event; an existing event keeps its own.
    ScheduleImport(const ScheduledEvent& scheduled, std::optional<ScheduledRules> rules,
                   StageAnswers answers)
        : m_scheduled(scheduled)
        , m_rules(std::move(rules))
        , m_answers(std::move(answers)) {}

    /// Determines what would change. Failures: Refused if the event is not in the file and Mentat
    /// has no rules for it (lacksRules()), and those of the update.
    Result<void> look(const Book& book) {
        if (const BookEvent* known = sameEvent(book, m_scheduled)) {
            m_event = known->id;
            return keep(updateFromSchedule(known->event, m_scheduled));
        }
        m_lacksRules = !m_rules;
        if (m_lacksRules)
            return failure(FailureKind::Refused);
        return keep(eventFromSchedule(m_scheduled, *m_rules, m_answers));
    }
    Result<void> write(Session& session) {
        if (const auto looked = look(session.book()); !looked)
            return looked;
        if (!m_event)
            return session.addEvent(m_update->after).map([this](EventId id) { m_event = id; });
        return m_update->change ? session.perform(*m_event, *m_update->change) : Result<void>();
    }
    [[nodiscard]] const ScheduleUpdate& update() const { return *m_update; }
    [[nodiscard]] std::optional<EventId> event() const { return m_event; }
    [[nodiscard]] bool lacksRules() const { return m_lacksRules; }

private:
    Result<void> keep(Result<ScheduleUpdate> update) {
        if (!update)
            return tl::unexpected(update.error());
        m_update = *std::move(update);
        return {};
    }

    const ScheduledEvent& m_scheduled;
    std::optional<ScheduledRules> m_rules;
    StageAnswers m_answers;
    std::optional<EventId> m_event;
    std::optional<ScheduleUpdate> m_update;
    bool m_lacksRules = false;
};

Result<void> tryOut(const QString& path, ScheduleImport& import, const CommandContext& context) {
    if (!QFile::exists(path))
        return import.look(Book());
    const auto session = openToRead(path, context);
    return session ? import.look((*session)->book()) : tl::unexpected(session.error());
}

void tellRounds(CommandContext& context, const std::vector<ScheduledRound>& rounds,
                QString (*sentence)(const Language&, const ScheduledRound&)) {
    for (const ScheduledRound& round : rounds)
        context.err.write(
            u"line %1: %2\n"_s
                .arg(QString::number(round.line), sentence(context.wording.language(), round))
                .toUtf8());
}

/// Tells how a new event differs from its ruleset.
void tellStages(CommandContext& context, const ScheduleUpdate& update,
                const ScheduledEvent& scheduled) {
    const Language& language = context.wording.language();
    if (update.stages.earlier)
        context.err.write(
            (earlierRoundsSentence(language, *update.stages.earlier) + u'\n').toUtf8());
    for (const RoundKind kind : update.stages.added)
        context.err.write((addedRoundSentence(language, kind) + u'\n').toUtf8());
    for (const RoundKind kind : update.stages.dropped)
        context.err.write((droppedRoundSentence(language, kind) + u'\n').toUtf8());
    if (const auto& crowded = update.crowded)
        context.err.write((crowdedFinalSentence(language, crowded->stage, crowded->enter,
                                                crowded->goOn, crowded->final, crowded->places)
                           + u'\n')
                              .toUtf8());
    const int level = update.after.settings.prizeLevel.value();
    if (scheduled.prizeLevel && *scheduled.prizeLevel != level)
        context.err.write(u"The schedule has prize level %1; the event keeps %2.\n"_s
                              .arg(QString::number(*scheduled.prizeLevel), QString::number(level))
                              .toUtf8());
}

/// The rules for the event: those asked for, or those of its format. Failures: UnknownRuleset.
Result<std::optional<ScheduledRules>> rulesFor(const Arguments& arguments, const FormatCodes& codes,
                                               const ScheduledEvent& scheduled) {
    const auto wanted = arguments.value(u"ruleset"_s);
    if (!wanted)
        return codes.rulesOf(scheduled);
    if (const ScheduledRules* rules = codes.named(*wanted))
        return std::optional(*rules);
    QStringList names;
    for (const ScheduledRules& rules : codes.all())
        names << rules.name;
    return failure(FailureKind::UnknownRuleset, {*wanted, names.join(u", "_s)});
}

/// Tells what was doubtful or left out without stopping the import.
void tellLeftOut(CommandContext& context, const Schedule& schedule,
                 const std::vector<ScheduleProblem>& notes) {
    constexpr size_t maxListed = 100;
    for (size_t i = 0; i < std::min(notes.size(), maxListed); ++i)
        context.err.write(
            (scheduleProblemLine(context.wording.language(), notes[i]) + u'\n').toUtf8());
    if (notes.size() > maxListed)
        context.err.write(u"%1 more lines like these.\n"_s.arg(notes.size() - maxListed).toUtf8());
    tellNotTaken(context, schedule.notTaken);
}

/// Whether the note is about a round that is left out before the rules are known.
bool isOfRoundLeftOut(const ScheduleProblem& note) {
    return note.kind == ScheduleProblemKind::RoundAside
           || note.kind == ScheduleProblemKind::RoundUnknown;
}

/// The same for a whole convention, without the demonstrations and mulligans that nobody misses.
void tellAllLeftOut(CommandContext& context, const Schedule& schedule) {
    std::vector<ScheduleProblem> notes = schedule.notes;
    std::erase_if(notes, [](const ScheduleProblem& note) {
        return note.kind == ScheduleProblemKind::RoundAside;
    });
    tellLeftOut(context, schedule, notes);
}

ExitCode bringIn(const Arguments& arguments, CommandContext& context, const Schedule& schedule,
                 const ScheduledEvent& scheduled, const FormatCodes& codes) {
    const auto rules = rulesFor(arguments, codes, scheduled);
    if (!rules)
        return reportFailure(context, rules.error());
    ScheduleImport import(scheduled, *rules,
                          arguments.has(u"keep-rounds"_s) ? StageAnswers(RoundKinds())
                                                          : std::nullopt);
    const QString path = *arguments.operand(0);
    const bool isTrial = arguments.has(u"dry-run"_s);
    const auto done = isTrial ? tryOut(path, import, context)
                              : changeEventFile(path, context, [&](Session& session) {
                                    return import.write(session);
                                });
    if (!done && import.lacksRules())
        return sayNo(context, whyNot(context.wording.language(), scheduled.format) + u'.');
    if (!done)
        return reportFailure(context, done.error());
    std::vector<ScheduleProblem> notes = schedule.notesOf(scheduled.code);
    std::erase_if(notes, [&](const ScheduleProblem& note) {
        return isOfRoundLeftOut(note) && !isLeftOut(import.update(), note.line);
    });
    tellLeftOut(context, schedule, notes);
    tellStages(context, import.update(), scheduled);
    tellRounds(context, import.update().left, leftRoundSentence);
    tellRounds(context, import.update().begun, begunRoundSentence);
    const bool isWritten = !isTrial && import.update().change.has_value();
    return print(context,
                 listOfDifferences(isTrial ? std::nullopt : import.event(), import.update(),
                                   context.wording.language()),
                 outputFormat(arguments), isWritten ? Done::Change : Done::Nothing);
}

ExitCode runSchedule(const Arguments& arguments, CommandContext& context) {
    const auto table = readList(arguments, context, scheduleWords(), u"schedule"_s);
    if (!table)
        return table.error();
    const Schedule schedule = readSchedule(
        table->rows, table->columns ? std::optional(scheduleTopOf(*table->columns)) : std::nullopt);
    const auto codes = FormatCodes::known();
    if (!codes)
        return reportFailure(context, codes.error());
    const auto code = arguments.value(u"code"_s);
    // Unreadable lines of other events do not matter here.
    const auto problems
        = code && schedule.furtherProblems == 0 ? schedule.problemsOf(*code) : schedule.problems;
    if (!problems.empty())
        return reportScheduleProblems(context, problems, schedule.furtherProblems);
    for (const QString& option : {u"ruleset"_s, u"keep-rounds"_s}) {
        if (!code && arguments.has(option))
            return reportWrongUsage(context.err, u"--%1 needs --code."_s.arg(option),
                                    u"schedule"_s);
    }
    if (!code) {
        tellAllLeftOut(context, schedule);
        return print(context, listOfEvents(schedule, *codes, context.wording.language()),
                     outputFormat(arguments));
    }
    const ScheduledEvent* scheduled = findScheduled(schedule.events, *code);
    if (!scheduled)
        return sayNo(context,
                     u"The schedule has no event with the code \"%1\"."_s.arg(onOneLine(*code)));
    return bringIn(arguments, context, schedule, *scheduled, *codes);
}

Usage scheduleUsage() {
    Usage usage{{eventFileOperand()}, listOptions(u"the schedule"_s, scheduleWords())};
    usage.options.push_back({.name = u"code"_s,
                             .value = u"CODE"_s,
                             .description = u"the event's code in the schedule, such as DUN"_s});
    usage.options.push_back(
        {.name = u"ruleset"_s,
         .value = u"NAME"_s,
         .description = u"rules for a new event, instead of those its format implies"_s});
    usage.options.push_back(
        {.name = u"keep-rounds"_s,
         .description = u"a new event gets the ruleset's advanced rounds, not the schedule's"_s});
    usage.options.push_back(
        {.name = u"dry-run"_s,
         .description = u"show what would be added or changed; write nothing"_s});
    usage.options.push_back(formatOption());
    return usage;
}

} // namespace

Command scheduleCommand() {
    return {u"schedule"_s,
            u"set up an event from the convention's schedule"_s,
            u"Without --code, lists the events of a schedule and which rules Mentat has for each.\n"
            u"With it, adds that event to FILE with its heats and stages, times, and rooms; FILE "
            u"is\n"
            u"created if needed. An event that is already there gets the schedule's new times."_s,
            scheduleUsage(),
            u"mentat-cli schedule dune.mentat --csv schedule.csv --code DUN"_s,
            runSchedule};
}

} // namespace mentat

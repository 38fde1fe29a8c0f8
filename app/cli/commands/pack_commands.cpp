#include "app/cli/commands/commands.h"

#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/event_packs.h"
#include "app/session/practice.h"
#include "model/document/event_document.h"
#include "model/failure_kind.h"
#include "model/kinds/rules_kind.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Answer listOf(const std::vector<EventPack>& packs) {
    Json::List rows;
    for (const EventPack& pack : packs) {
        const Event event = eventByPack(pack, pack.name, Year(1));
        rows.emplace_back(Json::Object{{u"name"_s, Json(pack.name.text())},
                                       {u"code"_s, textOrNull(pack.code)},
                                       {u"rules"_s, Json(kindOf<RulesKind>(event).id)},
                                       {u"note"_s, textOrNull(pack.note)}});
    }
    return {Json(std::move(rows)), {{u"name"_s}, {u"code"_s}, {u"rules"_s}, {u"note"_s}}};
}

ExitCode runPacks(const Arguments& arguments, CommandContext& context) {
    const auto packs = builtInPacks();
    if (!packs)
        return reportFailure(context, packs.error());
    const auto wanted = arguments.operand(0);
    if (!wanted)
        return print(context, listOf(*packs), outputFormat(arguments));
    QStringList names;
    for (const EventPack& pack : *packs) {
        if (pack.name.normalized() == normalizedText(*wanted))
            return print(context, writePackDocument(pack).toBytes());
        names << pack.name.text();
    }
    return reportFailure(context, {FailureKind::UnknownPack, {*wanted, names.join(u", "_s)}, {}});
}

ExitCode runPack(const Arguments& arguments, CommandContext& context) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const Event leaving = eventForDocument(opened->book(), opened->event());
    return print(context, writePackDocument(packOf(leaving)).toBytes());
}

/// The destination of a pack: the event that --event names, or a new one of this year.
struct PackDestination {
    std::optional<QString> event;
    std::optional<Year> year;
};

Result<EventId> takeInto(Session& session, const EventPack& pack, const PackDestination& place) {
    if (place.year)
        return session.addEvent(eventByPack(pack, pack.name, *place.year));
    const auto chosen = chooseEvent(session.book(), place.event);
    if (!chosen)
        return tl::unexpected(chosen.error());
    const EventId id = (*chosen)->id;
    const auto change = takePack((*chosen)->event, pack);
    if (!change)
        return tl::unexpected(change.error());
    if (!change->edits.empty()) {
        if (const auto done = session.perform(id, *change); !done)
            return tl::unexpected(done.error());
    }
    return id;
}

/// Absent if the text is not a year.
std::optional<Year> yearIn(const QString& text) {
    const auto number = wholeNumber(text);
    return number ? Year::fromInt(number->value()) : std::nullopt;
}

ExitCode runTakePack(const Arguments& arguments, CommandContext& context) {
    PackDestination place{arguments.value(u"event"_s), {}};
    if (const auto typed = arguments.value(u"year"_s)) {
        place.year = yearIn(*typed);
        if (!place.year)
            return reportWrongUsage(context.err, u"--year must be a year such as 2027."_s,
                                    u"take-pack"_s);
        if (place.event)
            return reportWrongUsage(context.err, u"--year makes a new event; leave --event out."_s,
                                    u"take-pack"_s);
    }
    const auto document = readInput(*arguments.value(u"pack"_s), context.in);
    if (!document)
        return reportInputFailure(context, document.error());
    const auto pack = readPackDocument(*document);
    if (!pack)
        return reportInputFailure(context, pack.error());
    std::optional<EventId> event;
    const auto act = [&](Session& session) {
        return takeInto(session, *pack, place).map([&](EventId id) { event = id; });
    };
    if (const auto done = changeEventFile(*arguments.operand(0), context, act); !done)
        return reportFailure(context, done.error());
    return print(context,
                 {Json(Json::Object{{u"event"_s, Json(event->number())},
                                    {u"pack"_s, Json(pack->name.text())}}),
                  {{u"event"_s}, {u"pack"_s}}},
                 outputFormat(arguments), Done::Change);
}

} // namespace

Command packsCommand() {
    return {u"packs"_s,
            u"list the event packs that come with Mentat, or print one"_s,
            u"With NAME, prints that one as a mentat-pack document, in every format."_s,
            {{{.name = u"NAME"_s, .description = u"the pack to print"_s, .required = false}},
             {formatOption()}},
            u"mentat-cli packs Dune"_s,
            runPacks};
}

Command packCommand() {
    return {u"pack"_s,
            u"print how an event is run, for the next Game Master"_s,
            u"Prints the event's rules, settings, sheet labels, table card, and notes as a\n"
            u"mentat-pack document, in every format. No player is in it."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli pack dune.mentat > dune-pack.json"_s,
            runPack};
}

Command takePackCommand() {
    return {
        u"take-pack"_s,
        u"apply an event pack to an event"_s,
        u"Gives an event the rules, settings, sheet labels, table card, and notes of a pack.\n"
        u"With --year, makes a new event from it; FILE is created if needed. People, heats, and\n"
        u"results stay as they are."_s,
        {{eventFileOperand()},
         {{.name = u"pack"_s,
           .value = u"PACK"_s,
           .description = u"a mentat-pack document; - is standard input"_s,
           .required = true},
          {.name = u"year"_s,
           .value = u"YEAR"_s,
           .description = u"make a new event of this year"_s},
          eventOption(),
          formatOption()}},
        u"mentat-cli take-pack new.mentat --pack dune-pack.json --year 2027"_s,
        runTakePack};
}

} // namespace mentat

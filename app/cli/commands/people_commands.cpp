#include "app/cli/commands/commands.h"

#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "model/failure_kind.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// As import-players takes them.
Json rowOf(const Person& person) {
    return Json(Json::Object{
        {u"name"_s, Json(person.name.text())},
        {u"from"_s, textOrNull(person.from)},
        {u"badge"_s, textOrNull(person.badge)},
        {u"preference"_s, person.preference ? Json(QString(idOf(*person.preference))) : Json()},
        {u"email"_s, textOrNull(person.email)},
        {u"phone"_s, textOrNull(person.phone)}});
}

ExitCode runPeople(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    Json::List rows;
    for (const Person& person : (*session)->book().people)
        rows.push_back(rowOf(person));
    return print(
        context,
        {Json(std::move(rows)),
         {{u"name"_s}, {u"from"_s}, {u"badge"_s}, {u"preference"_s}, {u"email"_s}, {u"phone"_s}}},
        outputFormat(arguments));
}

} // namespace

Command peopleCommand() {
    return {u"people"_s,
            u"list everybody in the file, for another file"_s,
            u"Lists the people of all events in FILE. As csv it is a list that import-players\n"
            u"takes, so that several files have the same people."_s,
            {{eventFileOperand()}, {formatOption()}},
            u"mentat-cli people dune.mentat --format csv > people.csv"_s,
            runPeople};
}

namespace {

/// Each split is told as a list of its games, so the answer grows with the square of the players:
/// for these it has more than two million numbers, for ten times as many it would not fit into
/// memory.
constexpr Count greatestNumberOfPlayers(20'000);

Json sizesOf(const HeatSplit& split) {
    Json::List sizes;
    for (const int size : split.sizes)
        sizes.emplace_back(size);
    return Json(std::move(sizes));
}

/// Of the splits the default stands first, where there is one; all others are alternatives.
Json valueOf(const std::vector<HeatSplit>& splits, Count players) {
    Json sizes{Json::List()};
    Json::List alternatives;
    for (const HeatSplit& split : splits) {
        if (split.kind == SplitKind::Default) {
            sizes = sizesOf(split);
            continue;
        }
        alternatives.emplace_back(Json::Object{{u"sizes"_s, sizesOf(split)},
                                               {u"out"_s, Json(split.out)},
                                               {u"kind"_s, Json(idOf(split.kind))}});
    }
    return Json(Json::Object{{u"players"_s, Json(players.value())},
                             {u"sizes"_s, std::move(sizes)},
                             {u"alternatives"_s, Json(std::move(alternatives))}});
}

/// A line for each split; all alternatives in one row nobody could tell apart.
QString tableOf(const std::vector<HeatSplit>& splits) {
    Json::List rows;
    for (const HeatSplit& split : splits) {
        rows.emplace_back(Json::Object{{u"kind"_s, Json(idOf(split.kind))},
                                       {u"games"_s, Json(qint64(split.sizes.size()))},
                                       {u"out"_s, Json(split.out)},
                                       {u"sizes"_s, sizesOf(split)}});
    }
    return textTable(
        gridOf(Json(std::move(rows)), {{u"kind"_s}, {u"games"_s}, {u"out"_s}, {u"sizes"_s}}));
}

/// H1: the sizes of `4,3`, each once; nothing where it is something else.
std::optional<ListedSizes> listedSizes(const QString& typed) {
    ListedSizes sizes;
    for (const QString& part : typed.split(u',')) {
        const auto number = wholeNumber(part);
        const auto size = number ? ListedSize::fromInt(number->value()) : std::nullopt;
        if (!size || std::ranges::find(sizes, *size) != sizes.end())
            return std::nullopt;
        sizes.push_back(*size);
    }
    return sizes;
}

ExitCode runGroups(const Arguments& arguments, CommandContext& context) {
    const Count players = *wholeNumber(*arguments.operand(0));
    if (players > greatestNumberOfPlayers)
        return reportFailure(context, {FailureKind::AnswerTooLong, {}, {}});
    std::vector<HeatSplit> splits;
    if (const auto typed = arguments.value(u"sizes"_s)) {
        const auto sizes = listedSizes(*typed);
        if (!sizes) {
            return reportWrongUsage(
                context.err,
                u"--sizes must be sizes from 2 to 10, each once, separated by commas, such as "_s
                u"4,3."_s,
                u"groups"_s);
        }
        splits = heatSplits(tableGroupsOffered(players, *sizes));
    } else {
        splits = heatSplits(tableSplits(players));
    }
    const OutputFormat format = outputFormat(arguments);
    Answer answer{valueOf(splits, players),
                  {{u"players"_s},
                   {u"sizes"_s},
                   {u"alternatives.sizes"_s},
                   {u"alternatives.out"_s},
                   {u"alternatives.kind"_s}}};
    if (format == OutputFormat::Table)
        answer.table = tableOf(splits);
    return print(context, answer, format);
}

} // namespace

Command groupsCommand() {
    return {
        u"groups"_s,
        u"show how players are split into games"_s,
        u"Splits N players into as many games of 6 as possible with at least 5 in every game,\n"
        u"and shows the alternatives. Games under 5, and players who sit out, come up only if\n"
        u"there is no split into games of 5 and 6. With --sizes it makes as many tables of the\n"
        u"first size as possible, then of the second, and so on; if there is no way, it shows\n"
        u"the nearest smaller and the nearest larger number that works."_s,
        {{{.name = u"N"_s, .description = u"how many players"_s, .kind = ValueKind::WholeNumber}},
         {{.name = u"sizes"_s,
           .value = u"4,3,…"_s,
           .description = u"the sizes tables can have, preferred first"_s},
          formatOption()}},
        u"mentat-cli groups 45"_s,
        runGroups};
}

} // namespace mentat

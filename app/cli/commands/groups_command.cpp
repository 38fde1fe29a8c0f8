#include "app/cli/commands/commands.h"

#include "app/cli/call/numbers.h"
#include "app/cli/output/problems.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/shared_options.h"
#include "model/failure_kind.h"
#include "scoring/table_groups.h"
#include "scoring/table_sizes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Each split is told as a list of its games, so the answer grows with the square of the players:
/// for these it has more than two million numbers, for ten times as many it would not fit into
/// memory.
constexpr Count greatestNumberOfPlayers(20'000);

Json sizesOf(const TableSplit& split) {
    Json::List sizes;
    for (const int size : split.sizes.descending())
        sizes.emplace_back(size);
    return Json(std::move(sizes));
}

Json valueOf(const TableSplits& splits, Count players) {
    Json::List alternatives;
    for (const TableSplit& split : splits.alternatives) {
        alternatives.emplace_back(Json::Object{{u"sizes"_s, sizesOf(split)},
                                               {u"out"_s, Json(split.out.value())},
                                               {u"kind"_s, Json(idOf(split.kind))}});
    }
    return Json(Json::Object{{u"players"_s, Json(players.value())},
                             {u"sizes"_s, sizesOf(splits.standard)},
                             {u"alternatives"_s, Json(std::move(alternatives))}});
}

Json rowOf(const TableSplit& split) {
    return Json(Json::Object{{u"kind"_s, Json(idOf(split.kind))},
                             {u"games"_s, Json(split.sizes.games())},
                             {u"out"_s, Json(split.out.value())},
                             {u"sizes"_s, sizesOf(split)}});
}

QString splitTable(Json::List rows) {
    return textTable(
        gridOf(Json(std::move(rows)), {{u"kind"_s}, {u"games"_s}, {u"out"_s}, {u"sizes"_s}}));
}

Columns groupColumns() {
    return {{u"players"_s},
            {u"sizes"_s},
            {u"alternatives.sizes"_s},
            {u"alternatives.out"_s},
            {u"alternatives.kind"_s}};
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

/// A line for each split; all alternatives in one row nobody could tell apart.
QString tableOf(const TableSplits& splits) {
    Json::List rows{rowOf(splits.standard)};
    for (const TableSplit& split : splits.alternatives)
        rows.push_back(rowOf(split));
    return splitTable(std::move(rows));
}

/// H1: the answer where the sizes are given.
Answer answerOf(const TableGroups& groups, Count players) {
    const auto numbers = [](const std::vector<int>& sizes) {
        Json::List list;
        for (const int size : sizes)
            list.emplace_back(size);
        return Json(std::move(list));
    };
    Json::List alternatives;
    for (const OtherGroups& other : groups.others) {
        const auto kind = other.out > 0 ? SplitKind::Out : SplitKind::Missing;
        alternatives.emplace_back(Json::Object{{u"sizes"_s, numbers(other.groups)},
                                               {u"out"_s, Json(other.out)},
                                               {u"kind"_s, Json(idOf(kind))}});
    }
    Json::List rows{Json(Json::Object{{u"kind"_s, Json(idOf(SplitKind::Default))},
                                      {u"games"_s, Json(qint64(groups.groups.size()))},
                                      {u"out"_s, Json(0)},
                                      {u"sizes"_s, numbers(groups.groups)}})};
    if (groups.groups.empty() && players > Count(0))
        rows.clear();
    for (const OtherGroups& other : groups.others) {
        const auto kind = other.out > 0 ? SplitKind::Out : SplitKind::Missing;
        rows.emplace_back(Json::Object{{u"kind"_s, Json(idOf(kind))},
                                       {u"games"_s, Json(qint64(other.groups.size()))},
                                       {u"out"_s, Json(other.out)},
                                       {u"sizes"_s, numbers(other.groups)}});
    }
    return {Json(Json::Object{{u"players"_s, Json(players.value())},
                              {u"sizes"_s, numbers(groups.groups)},
                              {u"alternatives"_s, Json(std::move(alternatives))}}),
            groupColumns(), splitTable(std::move(rows))};
}

ExitCode runGroups(const Arguments& arguments, CommandContext& context) {
    const Count players = *wholeNumber(*arguments.operand(0));
    if (players > greatestNumberOfPlayers)
        return reportFailure(context, {FailureKind::AnswerTooLong, {}, {}});
    const OutputFormat format = outputFormat(arguments);
    if (const auto typed = arguments.value(u"sizes"_s)) {
        const auto sizes = listedSizes(*typed);
        if (!sizes) {
            return reportWrongUsage(
                context.err,
                u"--sizes must be sizes from 2 to 10, each once, with commas between them, such "
                u"as 4,3."_s,
                u"groups"_s);
        }
        return print(context, answerOf(tableGroupsOffered(players, *sizes), players), format);
    }
    const TableSplits splits = tableSplits(players);
    Answer answer{valueOf(splits, players), groupColumns()};
    if (format == OutputFormat::Table)
        answer.table = tableOf(splits);
    return print(context, answer, format);
}

} // namespace

Command groupsCommand() {
    return {
        u"groups"_s,
        u"tell how players are split into games"_s,
        u"Splits N players into as many games of 6 as possible with at least 5 in every game,\n"
        u"and tells the alternatives. Games under 5, and players who sit out, come up only\n"
        u"where there is no split into games of 5 and 6. With --sizes it makes as many tables\n"
        u"of the first size as can be, then of the second, and so on; where there is no way, it\n"
        u"tells that of the nearest smaller and the nearest larger number."_s,
        {{{.name = u"N"_s, .description = u"how many players"_s, .kind = ValueKind::WholeNumber}},
         {{.name = u"sizes"_s,
           .value = u"4,3,…"_s,
           .description = u"the sizes that tables can have, the preferred one first"_s},
          formatOption()}},
        u"mentat-cli groups 45"_s,
        runGroups};
}

} // namespace mentat

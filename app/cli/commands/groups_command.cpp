#include "app/cli/commands/commands.h"

#include "app/cli/call/numbers.h"
#include "app/cli/output/problems.h"
#include "app/cli/output/text_table.h"
#include "app/cli/shared/shared_options.h"
#include "model/failure_kind.h"
#include "scoring/table_sizes.h"

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

/// A line for each split; all alternatives in one row nobody could tell apart.
QString tableOf(const TableSplits& splits) {
    Json::List rows{rowOf(splits.standard)};
    for (const TableSplit& split : splits.alternatives)
        rows.push_back(rowOf(split));
    return textTable(
        gridOf(Json(std::move(rows)), {{u"kind"_s}, {u"games"_s}, {u"out"_s}, {u"sizes"_s}}));
}

ExitCode runGroups(const Arguments& arguments, CommandContext& context) {
    const Count players = *wholeNumber(*arguments.operand(0));
    if (players > greatestNumberOfPlayers)
        return reportFailure(context, {FailureKind::AnswerTooLong, {}, {}});
    const TableSplits splits = tableSplits(players);
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
        u"tell how players are split into games"_s,
        u"Splits N players into as many games of 6 as possible with at least 5 in every game,\n"
        u"and tells the alternatives. Games under 5, and players who sit out, come up only\n"
        u"where there is no split into games of 5 and 6."_s,
        {{{.name = u"N"_s, .description = u"how many players"_s, .kind = ValueKind::WholeNumber}},
         {formatOption()}},
        u"mentat-cli groups 45"_s,
        runGroups};
}

} // namespace mentat

#include "app/cli/commands/commands.h"

#include "app/cli/answers/answers.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Of the event or summary that was picked; of a file with summaries alone, that of these.
Result<size_t> chosenFormat(const Book& book, const std::optional<QString>& wanted) {
    if (!wanted && book.events.empty() && !book.summaries.empty())
        return formatOfSummaries();
    const auto chosen = chooseEntry(book, wanted);
    if (!chosen)
        return tl::unexpected(chosen.error());
    if (const auto* event = std::get_if<const BookEvent*>(&*chosen))
        return (*event)->event.play.index();
    return formatOf(book, std::get<const BookSummary*>(*chosen)->summary);
}

ExitCode runHistory(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    const Book& book = (*session)->book();
    const auto format = chosenFormat(book, arguments.value(u"event"_s));
    if (!format)
        return reportFailure(context, format.error());
    return print(context, historyAnswer(historyOf(book, *format)), outputFormat(arguments));
}

} // namespace

Command historyCommand() {
    return {u"history"_s,
            u"compare all years in a file"_s,
            u"Shows each event and summary in the file, everyone who played, and each faction "
            u"over\n"
            u"all years. A file with events of several kinds has a history of each: --event picks\n"
            u"the kind; the default is the newest event's."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli history dune.mentat --format json"_s,
            runHistory};
}

} // namespace mentat

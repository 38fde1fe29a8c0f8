#include "app/cli/commands/commands.h"
#include "app/cli/formats/answer_formats.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_answer.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/shared_options.h"
#include "model/people/names.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ExitCode runStatistics(const Arguments& arguments, CommandContext& context) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const Event& event = opened->event();
    const auto statistics = answerFormatOf(event).statistics;
    if (!statistics)
        return reportFailure(context, otherRules(event));
    const OutputFormat format = outputFormat(arguments);
    const Event shown = format == OutputFormat::Table ? withCalledNames(event) : event;
    return print(context, statistics(opened->book(), shown), format);
}

} // namespace

Command statisticsCommand() {
    return {u"statistics"_s,
            u"show a year in figures"_s,
            u"Shows who played, how long games took, how they were won, how the factions did, and\n"
            u"the same for the file's earlier years combined. Covers completed heat games; the "
            u"final\n"
            u"is separate, and each mean says how many games it leaves out."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli statistics dune.mentat --format json"_s,
            runStatistics};
}

} // namespace mentat

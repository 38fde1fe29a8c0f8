#include "app/cli/formats/wbc_dune/statistics_command.h"

#include "app/cli/event_answer.h"
#include "app/cli/event_choice.h"
#include "app/cli/formats/wbc_dune/statistics_answer.h"
#include "app/cli/problems.h"
#include "app/cli/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

CommandDescription StatisticsCommand::description() const {
    return {u"statistics"_s,
            u"tell a year in figures"_s,
            u"Tells who played, how long games took, how they were won, how the factions did, and\n"
            u"the same of the file's earlier years as one. Over the completed games of the heats;\n"
            u"the final stands apart, and a mean says how many games it leaves out."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli statistics dune.mentat --format json"_s};
}

ExitCode StatisticsCommand::run(const Arguments& arguments, CommandContext& context) const {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const Event& event = opened->event();
    if (!std::holds_alternative<DunePlay>(event.play))
        return reportFailure(context, otherRules(event));
    return print(context, statisticsAnswer(opened->book(), event), outputFormat(arguments));
}

} // namespace mentat

#include "app/cli/formats/wbc_dune/statistics_command.h"

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
    const auto session = Session::open(*arguments.operand(0), Session::Access::Read, context.desk);
    if (!session)
        return reportFailure(context, session.error());
    const Book& book = (*session)->book();
    const auto chosen = chooseEvent(book, arguments.value(u"event"_s));
    if (!chosen)
        return reportFailure(context, chosen.error());
    const Event& event = (*chosen)->event;
    if (!std::holds_alternative<DunePlay>(event.play))
        return reportFailure(context, otherRules(event));
    return print(context, statisticsAnswer(book, event), outputFormat(arguments));
}

} // namespace mentat

#include "app/cli/standings_command.h"

#include "app/cli/answers/standings_answer.h"
#include "app/cli/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

CommandDescription StandingsCommand::description() const {
    return {u"standings"_s,
            u"rank the players of the heats"_s,
            u"Ranks everybody with a completed game, tie rolls counted, the disqualified below.\n"
            u"With --explain each row says why it stands before the next."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli standings dune.mentat --explain"_s};
}

ExitCode StandingsCommand::run(const Arguments& arguments, CommandContext& context) const {
    return answerFromEvent(arguments, context, standingsAnswer);
}

} // namespace mentat

#include "app/cli/score_command.h"

#include "app/cli/answers/score_answer.h"
#include "app/cli/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

CommandDescription ScoreCommand::description() const {
    return {u"score"_s,
            u"rank the players of a session by victory points"_s,
            u"Sums up the victory points of each player over all games of a session that are not\n"
            u"void, the highest first; equals share a rank, and players without a game are left\n"
            u"out. Only for an event of scoring play."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli score storm.mentat"_s};
}

ExitCode ScoreCommand::run(const Arguments& arguments, CommandContext& context) const {
    return answerFromEvent(arguments, context, scoreAnswer);
}

} // namespace mentat

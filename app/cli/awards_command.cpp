#include "app/cli/awards_command.h"

#include "app/cli/answers/awards_answer.h"
#include "app/cli/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

CommandDescription AwardsCommand::description() const {
    return {u"awards"_s,
            u"tell the Best Faction awards"_s,
            u"Tells for each faction who did best with it, in points made per turn and player."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli awards dune.mentat --explain"_s};
}

ExitCode AwardsCommand::run(const Arguments& arguments, CommandContext& context) const {
    return answerFromEvent(arguments, context, awardsAnswer);
}

} // namespace mentat

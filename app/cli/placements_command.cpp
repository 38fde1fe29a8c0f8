#include "app/cli/placements_command.h"

#include "app/cli/answers/placements_answer.h"
#include "app/cli/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

CommandDescription PlacementsCommand::description() const {
    return {u"placements"_s,
            u"tell the places of the final"_s,
            u"Tells the places, laurels and plaques of a finished final."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli placements dune.mentat"_s};
}

ExitCode PlacementsCommand::run(const Arguments& arguments, CommandContext& context) const {
    return answerFromEvent(arguments, context, placementsAnswer);
}

} // namespace mentat

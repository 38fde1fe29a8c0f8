#include "app/cli/finalists_command.h"

#include "app/cli/answers/finalists_answer.h"
#include "app/cli/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

CommandDescription FinalistsCommand::description() const {
    return {
        u"finalists"_s,
        u"tell who plays the final"_s,
        u"Tells the qualifiers, the alternates, the line-up without those who cannot play, and\n"
        u"the ties that still need a roll."_s,
        {{eventFileOperand()}, {eventOption(), formatOption()}},
        u"mentat-cli finalists dune.mentat"_s};
}

ExitCode FinalistsCommand::run(const Arguments& arguments, CommandContext& context) const {
    return answerFromEvent(arguments, context, finalistsAnswer);
}

} // namespace mentat

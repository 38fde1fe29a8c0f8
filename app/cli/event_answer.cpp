#include "app/cli/event_answer.h"

#include "app/cli/event_choice.h"
#include "app/cli/problems.h"
#include "app/cli/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

ExitCode answerFromEvent(const Arguments& arguments, CommandContext& context,
                         const EventAnswer& answer) {
    const auto session = Session::open(*arguments.operand(0), Session::Access::Read, context.desk);
    if (!session)
        return reportFailure(context, session.error());
    const auto chosen = chooseEvent((*session)->book(), arguments.value(u"event"_s));
    if (!chosen)
        return reportFailure(context, chosen.error());
    const Event& event = (*chosen)->event;
    const auto made = answer(event, {context.wording, arguments.has(u"explain"_s)});
    if (!made)
        return reportFailure(context, made.error());
    return print(context, *made, outputFormat(arguments));
}

} // namespace mentat

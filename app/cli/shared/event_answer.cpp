#include "app/cli/shared/event_answer.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "model/people/names.h"

using namespace Qt::StringLiterals;

namespace mentat {

Result<OpenedEvent> openEvent(const Arguments& arguments, const CommandContext& context) {
    auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return tl::unexpected(session.error());
    const auto chosen = chooseEvent((*session)->book(), arguments.value(u"event"_s));
    if (!chosen)
        return tl::unexpected(chosen.error());
    return OpenedEvent{*std::move(session), *chosen};
}

ExitCode answerFromEvent(const Arguments& arguments, CommandContext& context,
                         const EventAnswer& answer) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const OutputFormat format = outputFormat(arguments);
    const Event& event = opened->event();
    const Event shown = format == OutputFormat::Table ? withCalledNames(event) : event;
    const auto made = answer(shown, {context.wording, arguments.has(u"explain"_s)});
    if (!made)
        return reportFailure(context, made.error());
    return print(context, *made, format);
}

} // namespace mentat

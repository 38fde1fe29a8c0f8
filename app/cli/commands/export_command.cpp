#include "app/cli/commands/commands.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/practice.h"
#include "model/document/event_document.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ExitCode runExport(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    const auto event = chooseEvent((*session)->book(), arguments.value(u"event"_s));
    if (!event)
        return reportFailure(context, event.error());
    const Event leaving = eventForDocument((*session)->book(), (*event)->event);
    return print(context, writeEventDocument(leaving).toBytes());
}

} // namespace

Command exportCommand() {
    return {u"export"_s,
            u"print an event as its document"_s,
            u"Prints an event's mentat-event document, in every format."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli export dune.mentat --event \"Dune 2025\" > dune-2025.json"_s,
            runExport};
}

} // namespace mentat

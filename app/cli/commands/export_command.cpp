#include "app/cli/commands/commands.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/event_answer.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/practice.h"
#include "model/document/event_document.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ExitCode runExport(const Arguments& arguments, CommandContext& context) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const Event leaving = eventForDocument(opened->book(), opened->event());
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

#include "app/cli/commands/commands.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/input.h"
#include "app/cli/shared/shared_options.h"
#include "model/document/incoming_file.h"
#include "model/formats/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<Answer> importInto(Session& session, const DocumentContent& content, ImportMode mode) {
    if (const Event* event = std::get_if<Event>(&content)) {
        const auto id = session.importEvent(*event, mode);
        if (!id)
            return tl::unexpected(id.error());
        const auto games = formatOf(*event).gameCount(event->play);
        return Answer{Json(Json::Object{{u"event"_s, Json(id->number())},
                                        {u"players"_s, Json(qint64(event->players.size()))},
                                        {u"games"_s, Json(qint64(games))}}),
                      {{u"event"_s}, {u"players"_s}, {u"games"_s}}};
    }
    const auto number = session.importSummaries(std::get<std::vector<Summary>>(content), mode);
    if (!number)
        return tl::unexpected(number.error());
    return Answer{Json(Json::Object{{u"summaries"_s, Json(*number)}}), {{u"summaries"_s}}};
}

ExitCode runImport(const Arguments& arguments, CommandContext& context) {
    const auto document = readInput(*arguments.value(u"document"_s), context.in);
    if (!document)
        return reportInputFailure(context, document.error());
    const auto content = readAnyDocument(*document);
    if (!content)
        return reportInputFailure(context, content.error());
    const ImportMode mode = importMode(arguments);
    std::optional<Answer> answer;
    const auto imported
        = changeEventFile(*arguments.operand(0), context, [&](Session& session) -> Result<void> {
              auto made = importInto(session, *content, mode);
              if (!made)
                  return tl::unexpected(made.error());
              answer = *std::move(made);
              return {};
          });
    if (!imported)
        return reportFailure(context, imported.error());
    return print(context, *answer, outputFormat(arguments), Done::Change);
}

} // namespace

Command importCommand() {
    std::vector<Option> options = importModeOptions();
    options.insert(options.begin(), {.name = u"document"_s,
                                     .value = u"DOC"_s,
                                     .description = u"the document; - is standard input"_s,
                                     .required = true});
    options.push_back(formatOption());
    return {
        u"import"_s,
        u"add a document's event or summaries"_s,
        u"Adds the event of a mentat-event document, or the years of a mentat-summary document.\n"
        u"FILE is created if needed. A document with errors is refused as a whole."_s,
        {{eventFileOperand()}, std::move(options)},
        u"mentat-cli import dune.mentat --document dune-2026.json"_s,
        runImport};
}

} // namespace mentat

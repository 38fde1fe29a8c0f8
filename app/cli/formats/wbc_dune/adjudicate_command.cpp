#include "app/cli/formats/format_commands.h"

#include "app/cli/answers/answers.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/input.h"
#include "app/cli/shared/shared_options.h"
#include "model/document/formats/wbc_dune/game_document.h"
#include "scoring/formats/wbc_dune/results/adjudication.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<Game> gameFrom(const QByteArray& utf8) {
    const auto json = Json::parse(utf8);
    if (!json)
        return tl::unexpected(json.error());
    return readGameToAdjudicate(*json);
}

ExitCode runAdjudicate(const Arguments& arguments, CommandContext& context) {
    const auto document = readInput(*arguments.value(u"document"_s), context.in);
    if (!document)
        return reportInputFailure(context, document.error());
    const auto game = gameFrom(*document);
    if (!game)
        return reportInputFailure(context, game.error());
    const Asked asked{context.wording, arguments.has(u"explain"_s)};
    return print(context, verdictAnswer(adjudicate(*game, Settings()), asked),
                 outputFormat(arguments));
}

} // namespace

Command adjudicateCommand() {
    return {u"adjudicate"_s,
            u"show who wins an unfinished game"_s,
            u"Adjudicates one game, an object as in an event document; seats are enough. Recorded\n"
            u"winners are ignored. The settings are the defaults."_s,
            {{},
             {{.name = u"document"_s,
               .value = u"GAME"_s,
               .description = u"the game object; - is standard input"_s,
               .required = true},
              explainOption(),
              formatOption()}},
            u"mentat-cli adjudicate --document game.json --explain"_s,
            runAdjudicate};
}

} // namespace mentat

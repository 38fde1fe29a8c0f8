#include "app/cli/kind_commands.h"

#include "app/cli/answers/parts.h"
#include "app/cli/call/command.h"
#include "app/cli/dune/dune_answers.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "model/document/dune/game_document.h"
#include "scoring/dune/results/adjudication.h"

using namespace Qt::StringLiterals;

namespace mentat {

Answer verdictAnswer(const Verdict& verdict, const Asked& asked) {
    Json::List tied;
    for (const auto& side : verdict.tied)
        tied.push_back(idsJson(side));
    Json::List needs;
    for (const Need& need : verdict.needs) {
        needs.emplace_back(Json::Object{{u"player"_s, Json(need.player.text())},
                                        {u"value"_s, Json(idOf(need.value))}});
    }
    Json::Object value{{u"winners"_s, idsJson(verdict.winners)},
                       {u"decidedBy"_s, Json(idOf(verdict.decidedBy))},
                       {u"tied"_s, Json(std::move(tied))},
                       {u"needs"_s, Json(std::move(needs))}};
    if (asked.explained) {
        const auto id = [](const PlayerId& player) { return player.text(); };
        value.push_back({u"why"_s, Json(asked.wording.verdict(verdict, id))});
    }
    return {Json(std::move(value)),
            {{u"winners"_s},
             {u"decidedBy"_s},
             {u"tied"_s},
             {u"needs.player"_s},
             {u"needs.value"_s},
             reasonColumn()}};
}

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

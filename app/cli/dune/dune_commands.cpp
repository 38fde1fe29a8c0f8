#include "app/cli/kind_commands.h"

#include "app/cli/answers/parts.h"
#include "app/cli/call/command.h"
#include "app/cli/dune/dune_answers.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "model/document/dune/game_document.h"
#include "model/failure_kind.h"
#include "reports/wording/dune/dune_wording.h"
#include "scoring/dune/battle.h"
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
        value.push_back({u"why"_s, Json(verdictReason(asked.wording.language(), verdict, id))});
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

namespace {

Option numberOption(const QString& name, const QString& value, const QString& description) {
    return {.name = name,
            .value = value,
            .description = description,
            .required = true,
            .kind = ValueKind::WholeNumber};
}

std::vector<Option> battleOptions() {
    return {numberOption(u"forces"_s, u"N"_s, u"the forces, without the starred ones"_s),
            numberOption(u"starred"_s, u"M"_s, u"the starred forces"_s),
            {.name = u"dial"_s,
             .value = u"D"_s,
             .description = u"the strength dialed, in halves, such as 3.5"_s,
             .required = true,
             .kind = ValueKind::Halves},
            numberOption(u"spice"_s, u"S"_s, u"the spice paid"_s),
            {.name = u"starred-value"_s,
             .value = u"VALUE"_s,
             .description = u"what a starred force counts: 2 (the default), or 1 after a Karama"_s,
             .words = {u"1"_s, u"2"_s}},
            {.name = u"fremen"_s,
             .description = u"the forces count in full without spice; S must be 0"_s},
            formatOption()};
}

Count numberIn(const Arguments& arguments, const QString& option) {
    return *wholeNumber(*arguments.value(option));
}

BattlePlan planOf(const Arguments& arguments) {
    const DialInHalves dial(numberOfHalves(*arguments.value(u"dial"_s))->value());
    const bool isFremen = arguments.has(u"fremen"_s);
    const bool countsOne = arguments.value(u"starred-value"_s) == u"1"_s;
    return {numberIn(arguments, u"forces"_s), numberIn(arguments, u"starred"_s), dial,
            isFremen ? Support(NoSpiceNeeded{}) : Support(numberIn(arguments, u"spice"_s)),
            countsOne ? StarredWorth::One : StarredWorth::Two};
}

Json rowOf(const LossChoice& choice) {
    return Json(Json::Object{{u"starredFull"_s, Json(choice.starredFull)},
                             {u"starredHalf"_s, Json(choice.starredHalf)},
                             {u"forcesFull"_s, Json(choice.forcesFull)},
                             {u"forcesHalf"_s, Json(choice.forcesHalf)}});
}

ExitCode runBattle(const Arguments& arguments, CommandContext& context) {
    if (arguments.has(u"fremen"_s) && numberIn(arguments, u"spice"_s) != Count(0)) {
        return reportWrongUsage(
            context.err,
            u"--spice must be 0 with --fremen: Fremen forces count in full without it."_s,
            u"battle"_s);
    }
    const auto choices = legalLosses(planOf(arguments));
    if (!choices)
        return reportFailure(context, {FailureKind::AnswerTooLong, {}, {}});
    Json::List rows;
    rows.reserve(choices->size());
    for (const LossChoice& choice : *choices)
        rows.push_back(rowOf(choice));
    return print(context,
                 {Json(std::move(rows)),
                  {{u"starredFull"_s}, {u"starredHalf"_s}, {u"forcesFull"_s}, {u"forcesHalf"_s}}},
                 outputFormat(arguments));
}

} // namespace

Command battleCommand() {
    return {
        u"battle"_s,
        u"show the losses the winner of an advanced battle can choose from"_s,
        u"Shows every choice of forces whose strengths add up to D with exactly the spice paid\n"
        u"spread over them, at most one each. A force counts its full strength with a spice and\n"
        u"half without; a starred one (Sardaukar, Fedaykin, cyborg) counts 2, any other 1. No\n"
        u"lines means no choice is legal."_s,
        {{}, battleOptions()},
        u"mentat-cli battle --forces 5 --starred 1 --dial 3 --spice 1"_s,
        runBattle};
}

} // namespace mentat

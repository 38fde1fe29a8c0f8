#include "app/cli/commands/commands.h"
#include "app/cli/formats/answer_formats.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_choice.h"
#include "app/cli/shared/input.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/rounds/tables/supposed_games.h"
#include "model/document/finding_order.h"
#include "model/document/heats/hypothesis.h"
#include "scoring/heats/games/games_played.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The event as it would be. Findings within the game name their place in the document, and stand
/// in its order.
Result<Event> suppose(const Event& event, const Hypothesis& hypothesis, const Json& document) {
    auto result = supposed(event, hypothesis.round, hypothesis.game);
    if (result || result.error().findings.empty())
        return result;
    const Pointer place = documentPlaceOf(event, {hypothesis.round, hypothesis.game.table});
    Findings errors = std::move(result.error().findings);
    for (Finding& error : errors) {
        if (error.where.isWithin(place))
            error.where = error.where.moved(place, Pointer().key("game"));
    }
    sortInDocumentOrder(errors, document);
    return refusal(std::move(errors));
}

ExitCode runWhatIf(const Arguments& arguments, CommandContext& context) {
    const auto input = readInput(*arguments.value(u"document"_s), context.in);
    if (!input)
        return reportInputFailure(context, input.error());
    const auto document = Json::parse(*input);
    if (!document)
        return reportInputFailure(context, document.error());
    const auto answer = [&](const Event& event, const Asked& asked) -> Result<Answer> {
        if (!heatsPlay(event))
            return tl::unexpected(otherRules(event));
        const auto hypothesis = readHypothesis(*document, event);
        if (!hypothesis)
            return tl::unexpected(hypothesis.error());
        const auto supposed = suppose(event, *hypothesis, *document);
        if (!supposed)
            return tl::unexpected(supposed.error());
        const AnswerFormat& format = answerFormatOf(event);
        const auto stage = hypothesis->round.stage();
        return stage ? format.whatIfStage(*supposed, event, *stage, asked)
                     : whatIfAnswer(*supposed, event, asked);
    };
    return answerFromEvent(arguments, context, answer);
}

} // namespace

Command whatIfCommand() {
    return {
        u"what-if"_s,
        u"show the standings or places as they would be"_s,
        u"Replaces one drawn game, played or not, with another and shows the standings that\n"
        u"would follow, each row with its current rank; of a final the places, of a stage\n"
        u"before it who would go on. Nothing is stored."_s,
        {{eventFileOperand()},
         {{.name = u"document"_s,
           .value = u"HYPOTHESIS"_s,
           .description = u"an object with heat or stage, table and game; - is standard input"_s,
           .required = true},
          eventOption(),
          formatOption()}},
        u"mentat-cli what-if dune.mentat --document what-if.json"_s,
        runWhatIf};
}

} // namespace mentat

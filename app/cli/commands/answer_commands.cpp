#include "app/cli/answers/answers.h"

#include "app/cli/answers_kind.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/problems.h"
#include "app/cli/shared/event_file.h"
#include "app/cli/shared/shared_options.h"
#include "app/session/rounds/result_acts.h"
#include "model/document/finding_order.h"
#include "model/document/heats/hypothesis.h"
#include "model/people/names.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/scoring_kind.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

template <Result<Answer> (*answer)(const Event&, const Asked&)>
ExitCode runAnswer(const Arguments& arguments, CommandContext& context) {
    return answerFromEvent(arguments, context, answer);
}

/// For answers that the event's kind implements.
template <auto Own>
ExitCode runOwnAnswer(const Arguments& arguments, CommandContext& context) {
    return answerFromEvent(arguments, context, [](const Event& event, const Asked& asked) {
        return (kindOf<AnswersKind>(event).*Own)(event, asked);
    });
}

} // namespace

Command standingsCommand() {
    return {u"standings"_s,
            u"rank the players of the heats"_s,
            u"Ranks everyone with a completed game, counting tie rolls, with the disqualified "
            u"below.\n"
            u"With --explain each row says why it is ahead of the next."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli standings dune.mentat --explain"_s,
            runAnswer<standingsAnswer>};
}

Command finalistsCommand() {
    return {
        u"finalists"_s,
        u"show who plays the final"_s,
        u"Shows the qualifiers, the alternates, the line-up without those who cannot play, and\n"
        u"the ties that still need a roll."_s,
        {{eventFileOperand()}, {eventOption(), formatOption()}},
        u"mentat-cli finalists dune.mentat"_s,
        runOwnAnswer<&AnswersKind::finalists>};
}

Command awardsCommand() {
    return {u"awards"_s,
            u"show the Best Faction awards"_s,
            u"Shows who did best with each faction, in points per turn and player."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli awards dune.mentat --explain"_s,
            runAnswer<awardsAnswer>};
}

Command placementsCommand() {
    return {u"placements"_s,
            u"show the places in the final"_s,
            u"Shows the places, laurels, and plaques of a finished final."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli placements dune.mentat"_s,
            runAnswer<placementsAnswer>};
}

Command scoreCommand() {
    return {u"score"_s,
            u"rank the players of a session by victory points"_s,
            u"Adds up each player's victory points over all games of a session that are not void,\n"
            u"highest first; ties share a rank, and players without a game are left out. Only for "
            u"a\n"
            u"scoring play event."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli score storm.mentat"_s,
            runAnswer<scoreAnswer>};
}

namespace {

/// The event with the hypothesis. Findings in the game get their place in the document, and its
/// order.
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
        const AnswersKind& kind = kindOf<AnswersKind>(event);
        const auto stage = hypothesis->round.stage();
        return stage ? kind.whatIfStage(*supposed, event, *stage, asked)
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
           .description = u"an object with heat or stage, table, and game; - is standard input"_s,
           .required = true},
          eventOption(),
          formatOption()}},
        u"mentat-cli what-if dune.mentat --document what-if.json"_s,
        runWhatIf};
}

namespace {

ExitCode runStatistics(const Arguments& arguments, CommandContext& context) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const Event& event = opened->event();
    const auto statistics = kindOf<AnswersKind>(event).statistics;
    if (!statistics)
        return reportFailure(context, otherRules(event));
    const OutputFormat format = outputFormat(arguments);
    const Event shown = format == OutputFormat::Table ? withCalledNames(event) : event;
    return print(context, statistics(opened->book(), shown), format);
}

} // namespace

Command statisticsCommand() {
    return {u"statistics"_s,
            u"show a year in figures"_s,
            u"Shows who played, how long games took, how they were won, how the factions did, and\n"
            u"the same for the file's earlier years combined. Covers completed heat games; the "
            u"final\n"
            u"is separate, and each mean says how many games it leaves out."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli statistics dune.mentat --format json"_s,
            runStatistics};
}

namespace {

/// The kind of the chosen event or summary; for a file with only summaries, theirs.
Result<size_t> chosenKind(const Book& book, const std::optional<QString>& wanted) {
    if (!wanted && book.events.empty() && !book.summaries.empty())
        return kindOfSummaries();
    const auto chosen = chooseEntry(book, wanted);
    if (!chosen)
        return tl::unexpected(chosen.error());
    if (const auto* event = std::get_if<const BookEvent*>(&*chosen))
        return (*event)->event.play.index();
    return kindOfSummary(book, std::get<const BookSummary*>(*chosen)->summary);
}

ExitCode runHistory(const Arguments& arguments, CommandContext& context) {
    const auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return reportFailure(context, session.error());
    const Book& book = (*session)->book();
    const auto kind = chosenKind(book, arguments.value(u"event"_s));
    if (!kind)
        return reportFailure(context, kind.error());
    return print(context, historyAnswer(historyOf(book, *kind)), outputFormat(arguments));
}

} // namespace

Command historyCommand() {
    return {u"history"_s,
            u"compare all years in a file"_s,
            u"Shows each event and summary in the file, everyone who played, and each faction "
            u"over\n"
            u"all years. A file with events of several kinds has a history of each: --event picks\n"
            u"the kind; the default is the newest event's."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli history dune.mentat --format json"_s,
            runHistory};
}

} // namespace mentat

#include "app/cli/answers/answers.h"
#include "app/cli/commands/commands.h"
#include "app/cli/formats/answer_formats.h"
#include "app/cli/shared/shared_options.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

template <Result<Answer> (*answer)(const Event&, const Asked&)>
ExitCode runAnswer(const Arguments& arguments, CommandContext& context) {
    return answerFromEvent(arguments, context, answer);
}

/// The same where formats have answers of their own.
template <auto Own>
ExitCode runOwnAnswer(const Arguments& arguments, CommandContext& context) {
    return answerFromEvent(arguments, context, [](const Event& event, const Asked& asked) {
        return (answerFormatOf(event).*Own)(event, asked);
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
        runOwnAnswer<&AnswerFormat::finalists>};
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

} // namespace mentat

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
            u"Ranks everybody with a completed game, tie rolls counted, the disqualified below.\n"
            u"With --explain each row says why it stands before the next."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli standings dune.mentat --explain"_s,
            runOwnAnswer<&AnswerFormat::standings>};
}

Command finalistsCommand() {
    return {
        u"finalists"_s,
        u"tell who plays the final"_s,
        u"Tells the qualifiers, the alternates, the line-up without those who cannot play, and\n"
        u"the ties that still need a roll."_s,
        {{eventFileOperand()}, {eventOption(), formatOption()}},
        u"mentat-cli finalists dune.mentat"_s,
        runOwnAnswer<&AnswerFormat::finalists>};
}

Command awardsCommand() {
    return {u"awards"_s,
            u"tell the Best Faction awards"_s,
            u"Tells for each faction who did best with it, in points made per turn and player."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli awards dune.mentat --explain"_s,
            runAnswer<awardsAnswer>};
}

Command placementsCommand() {
    return {u"placements"_s,
            u"tell the places of the final"_s,
            u"Tells the places, laurels and plaques of a finished final."_s,
            {{eventFileOperand()}, {eventOption(), explainOption(), formatOption()}},
            u"mentat-cli placements dune.mentat"_s,
            runOwnAnswer<&AnswerFormat::placements>};
}

Command scoreCommand() {
    return {u"score"_s,
            u"rank the players of a session by victory points"_s,
            u"Sums up the victory points of each player over all games of a session that are not\n"
            u"void, the highest first; equals share a rank, and players without a game are left\n"
            u"out. Only for an event of scoring play."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli score storm.mentat"_s,
            runAnswer<scoreAnswer>};
}

} // namespace mentat

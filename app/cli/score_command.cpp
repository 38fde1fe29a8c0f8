#include "app/cli/score_command.h"

#include "app/cli/event_choice.h"
#include "app/cli/problems.h"
#include "app/cli/shared_options.h"
#include "app/cli/text_table.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Columns columnsOfScores() {
    return {{u"rank"_s}, {u"player"_s}, {u"name"_s}, {u"victoryPoints"_s}, {u"games"_s}};
}

Json gamesOf(const SessionScore& score) {
    Json::List games;
    for (const auto& points : score.games)
        games.push_back(points ? Json(*points) : Json());
    return Json(std::move(games));
}

/// The same for people, who would not see a game left out between two others.
Json gamesInWords(const SessionScore& score) {
    QStringList games;
    for (const auto& points : score.games)
        games << (points ? QString::number(*points) : u"–"_s);
    return Json(games.join(u' '));
}

Json rowOf(const Event& event, const SessionScore& score, Json games) {
    return Json(Json::Object{{u"rank"_s, Json(score.rank.value())},
                             {u"player"_s, Json(score.player.text())},
                             {u"name"_s, Json(playerName(event, score.player))},
                             {u"victoryPoints"_s, Json(score.victoryPoints)},
                             {u"games"_s, std::move(games)}});
}

Answer answerOf(const Event& event, const std::vector<SessionScore>& scores) {
    Json::List rows;
    Json::List rowsInWords;
    for (const SessionScore& score : scores) {
        rows.push_back(rowOf(event, score, gamesOf(score)));
        rowsInWords.push_back(rowOf(event, score, gamesInWords(score)));
    }
    return {Json(std::move(rows)), columnsOfScores(),
            textTable(gridOf(Json(std::move(rowsInWords)), columnsOfScores()))};
}

} // namespace

CommandDescription ScoreCommand::description() const {
    return {u"score"_s,
            u"rank the players of a session by victory points"_s,
            u"Sums up the victory points of each player over all games of a session that are not\n"
            u"void, the highest first; equals share a rank, and players without a game are left\n"
            u"out. Only for an event of scoring play."_s,
            {{eventFileOperand()}, {eventOption(), formatOption()}},
            u"mentat-cli score storm.mentat"_s};
}

ExitCode ScoreCommand::run(const Arguments& arguments, CommandContext& context) const {
    const auto session = Session::open(*arguments.operand(0), Session::Access::Read, context.desk);
    if (!session)
        return reportFailure(context, session.error());
    const auto chosen = chooseEvent((*session)->book(), arguments.value(u"event"_s));
    if (!chosen)
        return reportFailure(context, chosen.error());
    const Event& event = (*chosen)->event;
    const auto scores = scoringFormatOf(event).sessionScores;
    if (!scores)
        return reportFailure(context, otherRules(event));
    return print(context, answerOf(event, scores(event)), outputFormat(arguments));
}

} // namespace mentat

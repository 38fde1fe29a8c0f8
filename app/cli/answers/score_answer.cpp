#include "app/cli/answers/answers.h"

#include "app/cli/answers/parts.h"
#include "app/cli/output/output.h"
#include "app/cli/shared/event_file.h"
#include "scoring/formats/scoring_format.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

Columns columnsOfScores() {
    return {{u"rank"_s}, {u"player"_s}, {u"name"_s}, {u"victoryPoints"_s}, {u"games"_s}};
}

Json gamesOf(const VictoryScore& score) {
    Json::List games;
    for (const auto& points : score.games)
        games.push_back(points ? Json(*points) : Json());
    return Json(std::move(games));
}

/// The same for people, who would not see a game left out between two others.
Json gamesInWords(const VictoryScore& score) {
    QStringList games;
    for (const auto& points : score.games)
        games << (points ? QString::number(*points) : u"–"_s);
    return Json(games.join(u' '));
}

Json rowOf(const Names& names, const VictoryScore& score, Json games) {
    return Json(Json::Object{{u"rank"_s, Json(score.rank.value())},
                             {u"player"_s, Json(score.player.text())},
                             {u"name"_s, Json(names(score.player))},
                             {u"victoryPoints"_s, Json(score.victoryPoints)},
                             {u"games"_s, std::move(games)}});
}

} // namespace

Result<Answer> scoreAnswer(const Event& event, const Asked&) {
    const auto compute = scoringFormatOf(event).victoryScores;
    if (!compute)
        return tl::unexpected(otherRules(event));
    const Names names(event);
    Json::List rows;
    Json::List rowsInWords;
    for (const VictoryScore& score : compute(event)) {
        rows.push_back(rowOf(names, score, gamesOf(score)));
        rowsInWords.push_back(rowOf(names, score, gamesInWords(score)));
    }
    return Answer{Json(std::move(rows)), columnsOfScores(),
                  textTable(gridOf(Json(std::move(rowsInWords)), columnsOfScores()))};
}

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

} // namespace mentat

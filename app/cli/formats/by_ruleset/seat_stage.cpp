#include "app/cli/answers/parts.h"
#include "app/cli/formats/by_ruleset/ruleset_answers.h"
#include "app/cli/output/text_table.h"
#include "app/session/formats/by_ruleset/stage_acts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Json tableJson(const Game& game) {
    Json::List seats;
    for (const Seat& seat : game.seats) {
        seats.emplace_back(Json::Object{{u"seat"_s, Json(seat.number.value())},
                                        {u"player"_s, Json(seat.player.text())}});
    }
    return Json(
        Json::Object{{u"table"_s, Json(game.table.value())}, {u"seats"_s, Json(std::move(seats))}});
}

/// A line for each seat, with the name.
QString tableOf(const Event& event, const StageDraw& draw) {
    const Names names(event);
    Json::List rows;
    for (const Game& game : draw.games) {
        for (const Seat& seat : game.seats) {
            rows.emplace_back(Json::Object{{u"table"_s, Json(game.table.value())},
                                           {u"seat"_s, Json(seat.number.value())},
                                           {u"player"_s, Json(seat.player.text())},
                                           {u"name"_s, Json(names(seat.player))}});
        }
    }
    return textTable(
        gridOf(Json(std::move(rows)), {{u"table"_s}, {u"seat"_s}, {u"player"_s}, {u"name"_s}}));
}

Answer answerOf(const Event& event, const StageDraw& draw) {
    Json::List tables;
    for (const Game& game : draw.games)
        tables.push_back(tableJson(game));
    Columns columns;
    for (const auto* key :
         {"stage", "seed", "tables.table", "tables.seats.seat", "tables.seats.player"})
        columns.push_back({QString::fromLatin1(key)});
    return {Json(Json::Object{{u"stage"_s, Json(draw.stage.text())},
                              {u"seed"_s, Json(draw.seed)},
                              {u"tables"_s, Json(std::move(tables))}}),
            columns, tableOf(event, draw)};
}

} // namespace

Result<SeatedStage> seatedStage(const Event& event, const StageAsked& asked) {
    // A name that is none is the name of no stage.
    const Name stage = Name::fromText(asked.stage).value_or(Name::placeholder());
    const auto draw = drawStage(event, {stage, asked.seed, asked.redraw});
    if (!draw)
        return tl::unexpected(draw.error());
    return SeatedStage{answerOf(event, *draw), setStageTables(event, *draw)};
}

} // namespace mentat

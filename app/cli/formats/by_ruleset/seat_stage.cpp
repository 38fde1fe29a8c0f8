#include "app/cli/formats/by_ruleset/ruleset_answers.h"
#include "app/cli/heats/seat_answers.h"
#include "app/session/formats/by_ruleset/stage_acts.h"
#include "app/session/rounds/round_acts.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Answer answerOf(const Event& event, const StageDraw& draw) {
    Columns columns;
    for (const auto* key :
         {"stage", "seed", "tables.table", "tables.seats.seat", "tables.seats.player"})
        columns.push_back({QString::fromLatin1(key)});
    return {Json(Json::Object{{u"stage"_s, Json(draw.stage.text())},
                              {u"seed"_s, Json(draw.seed)},
                              {u"tables"_s, tablesJson(event, draw.games)}}),
            columns, seatTable(event, draw.games)};
}

} // namespace

Result<SeatedStage> seatedStage(const Event& event, const StageAsked& asked) {
    // A name that is none is the name of no stage.
    const Name stage = Name::fromText(asked.stage).value_or(Name::placeholder());
    const auto draw = drawStage(event, {stage, asked.seed, asked.redraw});
    if (!draw)
        return tl::unexpected(draw.error());
    return SeatedStage{answerOf(event, *draw),
                       setTables(event, draw->stage, draw->seed, draw->games)};
}

} // namespace mentat

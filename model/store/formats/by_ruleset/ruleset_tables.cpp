#include "model/store/formats/by_ruleset/ruleset_tables.h"

#include "model/document/formats/by_ruleset/ruleset_codec.h"
#include "model/store/event_tables.h"
#include "model/store/formats/by_ruleset/ruleset_columns.h"
#include "model/store/heats/game_columns.h"
#include "model/store/heats/heats_tables.h"
#include "model/store/list_part.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A ruleset is only ever read and written whole: it is one cell, its document.
struct RulesetRow {
    Ruleset ruleset;
};

} // namespace

template <>
struct Cell<Ruleset> : WholeCell<Ruleset> {};

namespace {

const Mapping<RulesetRow>& rulesetTable() {
    static const Mapping<RulesetRow> mapping("ruleset", {"event"},
                                             {column<&RulesetRow::ruleset>("content")});
    return mapping;
}

/// The column of what every stage has.
template <auto Member>
auto stageColumn(const char* name) {
    using Value = decltype(memberOf(Member));
    return Column<Placed<StageDetails>>{
        name, [](const Placed<StageDetails>& row) { return Cell<Value>::write(row.value.*Member); },
        [](Placed<StageDetails>& row, const SqlValue& cell) {
            row.value.*Member = Cell<Value>::read(cell);
        }};
}

const Mapping<Placed<StageDetails>>& stageTable() {
    static const Mapping<Placed<StageDetails>> mapping(
        "stage", {"event", "name"},
        {column<&Placed<StageDetails>::position>("position"),
         stageColumn<&Stage::start>("start_time"), stageColumn<&Stage::minutes>("minutes"),
         stageColumn<&StageDetails::location>("location"),
         stageColumn<&Stage::unavailable>("unavailable"), stageColumn<&Stage::present>("present"),
         stageColumn<&Stage::deadline>("deadline"), stageColumn<&Stage::closed>("closed"),
         stageColumn<&Stage::calls>("calls"), stageColumn<&StageDetails::seed>("seed"),
         stageColumn<&Stage::tieRolls>("tie_rolls")});
    return mapping;
}

const Mapping<Placed<Game>>& stageGameTable() {
    static const Mapping<Placed<Game>> mapping(
        "stage_game", {"event", "stage", "table_number"},
        joined<Placed<Game>>({{column<&Placed<Game>::position>("position")},
                              commonGameColumns<&Placed<Game>::value>()}));
    return mapping;
}

const Mapping<Placed<Seat>>& stageSeatTable() {
    static const Mapping<Placed<Seat>> mapping(
        "stage_seat", {"event", "stage", "table_number", "number"},
        joined<Placed<Seat>>({commonSeatColumns(), partColumns<&Placed<Seat>::value>(
                                                       std::type_identity<RulesetSeat>{})}));
    return mapping;
}

} // namespace

Rows rowsOf(EventId event, const RulesetSlot&, const Ruleset& ruleset) {
    return {rulesetTable().row({event.number()}, {ruleset})};
}

Rows rowsOf(EventId event, const StageSlot& slot, const Placed<StageDetails>& stage) {
    return {stageTable().row({event.number(), slot.stage.text()}, stage)};
}

Rows rowsOf(EventId event, const StageGameSlot& slot, const Placed<Game>& game) {
    const SqlValue stage = slot.stage.text();
    const SqlValue table = number(slot.table);
    Rows rows{stageGameTable().row({event.number(), stage, table}, game)};
    for (size_t i = 0; i < game.value.seats.size(); ++i) {
        const Seat& seat = game.value.seats[i];
        rows.push_back(
            stageSeatTable().row({event.number(), stage, table, number(seat.number)}, {i, seat}));
    }
    return rows;
}

ListScope scopeOf(EventId event, const StageSlot&, const Placed<StageDetails>&) {
    return {&stageTable().table(), {u"event"_s}, {event.number()}};
}

ListScope scopeOf(EventId event, const StageGameSlot& slot, const Placed<Game>&) {
    return {&stageGameTable().table(),
            {u"event"_s, u"stage"_s},
            {event.number(), SqlValue(slot.stage.text())}};
}

Rows rulesetRows(EventId event, const Play& any) {
    const auto& play = std::get<RulesetPlay>(any);
    Rows rows = rowsOf(event, RulesetSlot{}, play.ruleset);
    append(rows, heatsRows(event, play));
    for (size_t s = 0; s < play.stages.size(); ++s) {
        const PlayedStage& stage = play.stages[s];
        append(rows, rowsOf(event, StageSlot{stage.name}, {s, stage.details}));
        for (size_t g = 0; g < stage.games.size(); ++g) {
            const StageGameSlot slot{stage.name, stage.games[g].table};
            append(rows, rowsOf(event, slot, {g, stage.games[g]}));
        }
    }
    return rows;
}

namespace {

PlayedStage& stageOf(RulesetPlay& play, const SqlValue& cell) {
    const auto name = Cell<Name>::read(cell);
    const auto found = std::ranges::find(play.stages, name, &PlayedStage::name);
    if (found == play.stages.end())
        throwBadCell();
    return *found;
}

void loadStages(Database& database, EventId event, RulesetPlay& play) {
    const HeatsParts parts = RulesetPlay::parts();
    Game blankGame;
    blankGame.part = parts.game;
    Seat blankSeat = blank(std::type_identity<Seat>{});
    blankSeat.part = parts.seat;
    stageTable().load(
        database, event, "position", [](SqlRow) { return Placed<StageDetails>(); },
        [&](SqlRow key, Placed<StageDetails> row) {
            play.stages.push_back({Cell<Name>::read(key[1]), std::move(row.value), {}});
        });
    stageGameTable().load(
        database, event, "stage, position",
        [&](SqlRow) {
            return Placed<Game>{0, blankGame};
        },
        [&](SqlRow key, Placed<Game> row) {
            row.value.table = Cell<TableNumber>::read(key[2]);
            stageOf(play, key[1]).games.push_back(std::move(row.value));
        });
    stageSeatTable().load(
        database, event, "stage, table_number, position",
        [&](SqlRow) {
            return Placed<Seat>{0, blankSeat};
        },
        [&](SqlRow key, Placed<Seat> row) {
            row.value.number = Cell<SeatNumber>::read(key[3]);
            auto& games = stageOf(play, key[1]).games;
            const auto game
                = std::ranges::find(games, Cell<TableNumber>::read(key[2]), &Game::table);
            if (game == games.end())
                throwBadCell();
            game->seats.push_back(std::move(row.value));
        });
}

} // namespace

void loadByRuleset(Database& database, EventId event, Play& any) {
    auto& play = std::get<RulesetPlay>(any);
    rulesetTable().load(
        database, event, "event", [&](SqlRow) { return RulesetRow{play.ruleset}; },
        [&](SqlRow, RulesetRow row) { play.ruleset = std::move(row.ruleset); });
    loadHeats(database, event, RulesetPlay::parts(), play);
    loadStages(database, event, play);
}

bool dropRulesetPart(Play& any, const QStringList& place) {
    auto& play = std::get<RulesetPlay>(any);
    if (place.value(0) != u"stages")
        return dropHeatsPart(play, place);
    bool isNumber = false;
    const auto stage = static_cast<size_t>(place.value(1).toUInt(&isNumber));
    if (!isNumber || stage >= play.stages.size())
        return false;
    return (place.value(2) == u"games" && dropAt(play.stages[stage].games, place.value(3)))
           || dropAt(play.stages, place.value(1));
}

} // namespace mentat

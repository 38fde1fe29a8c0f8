#include "model/store/storm/storm_tables.h"

#include "model/document/storm/storm_codec.h"
#include "model/store/book_tables.h"
#include "model/store/fact_columns.h"
#include "model/store/table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

static_assert(memberCount<StormPlay>() == 2, "what the format adds has its table");

const Mapping<House>& houses() {
    static const Mapping<House> mapping("house", {"event", "player"}, factColumns<House>());
    return mapping;
}

struct StormGameRow {
    size_t position;
    StormGame game;
};

const Mapping<StormGameRow>& games() {
    static const Mapping<StormGameRow> mapping(
        "storm_game", {"event", "number"},
        joined<StormGameRow>({{column<&StormGameRow::position>("position")},
                              innerFactColumns<&StormGameRow::game>()}));
    return mapping;
}

const Mapping<StormSeat>& seats() {
    static const Mapping<StormSeat> mapping("storm_seat", {"event", "game", "position"},
                                            factColumns<StormSeat>());
    return mapping;
}

} // namespace

Rows rowsOf(EventId event, const HouseSlot& slot, const House& house) {
    return {houses().row({event.number(), slot.player.text()}, house)};
}

Rows rowsOf(EventId event, const StormGameSlot& slot, const AtPosition<StormGame>& game) {
    const qint64 number = slot.game.value();
    Rows rows{games().row({event.number(), number}, {game.position, game.value})};
    for (size_t i = 0; i < game.value.seats.size(); ++i) {
        rows.push_back(seats().row({event.number(), number, SqlValue(static_cast<qint64>(i))},
                                   game.value.seats[i]));
    }
    return rows;
}

ListScope scopeOf(EventId event, const StormGameSlot&, const AtPosition<StormGame>&) {
    return {&games().table(), {u"event"_s}, {event.number()}};
}

Rows stormRows(EventId event, const Play& any) {
    const auto& play = std::get<StormPlay>(any);
    Rows rows;
    for (const auto& [player, house] : play.houses) {
        for (TableRow& row : rowsOf(event, HouseSlot{player}, house))
            rows.push_back(std::move(row));
    }
    for (size_t i = 0; i < play.games.size(); ++i) {
        for (TableRow& row : rowsOf(event, StormGameSlot{play.games[i].number}, {i, play.games[i]}))
            rows.push_back(std::move(row));
    }
    return rows;
}

bool dropStormPart(Play& any, const QStringList& place) {
    return place.value(0) == u"games" && dropAt(std::get<StormPlay>(any).games, place.value(1));
}

void loadStorm(Database& database, EventId event, Play& any) {
    auto& play = std::get<StormPlay>(any);
    houses().load(
        database, event, "player", [](SqlRow) { return House(); },
        [&](SqlRow key, House house) {
            play.houses.insert_or_assign(Cell<PlayerId>::read(key[1]), std::move(house));
        });
    games().load(
        database, event, "position",
        [](SqlRow key) {
            StormGameRow row{0, blank(std::type_identity<StormGame>{})};
            row.game.number = Cell<StormGameNumber>::read(key[1]);
            return row;
        },
        [&](SqlRow, StormGameRow row) { play.games.push_back(std::move(row.game)); });
    seats().load(
        database, event, "game, position",
        [](SqlRow) { return blank(std::type_identity<StormSeat>{}); },
        [&](SqlRow key, StormSeat seat) {
            const auto number = Cell<StormGameNumber>::read(key[1]);
            const auto game = std::ranges::find(play.games, number, &StormGame::number);
            if (game != play.games.end())
                game->seats.push_back(std::move(seat));
        });
}

} // namespace mentat

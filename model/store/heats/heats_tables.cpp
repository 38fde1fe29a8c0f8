#include "model/store/heats/heats_tables.h"

#include "model/document/heats/heat_codec.h"
#include "model/store/event_tables.h"
#include "model/store/formats/part_columns.h"
#include "model/store/heats/game_columns.h"
#include "model/store/list_part.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct DrawRow {
    Draw draw;
};

/// The columns in which the formats keep a part, one format's after the other's.
template <auto Outer, class... Parts>
auto columnsOf(std::type_identity<std::variant<Parts...>>) {
    return joined({partColumns<Outer>(std::type_identity<Parts>{})...});
}

/// At a heat's table as in the final.
template <auto Outer>
auto gameColumns() {
    return joined({{innerColumn<Outer, &Game::expansion>("expansion")},
                   commonGameColumns<Outer>(),
                   columnsOf<Outer>(std::type_identity<GamePart>{})});
}

std::vector<Column<Placed<Seat>>> seatColumns() {
    return joined<Placed<Seat>>(
        {commonSeatColumns(), columnsOf<&Placed<Seat>::value>(std::type_identity<SeatPart>{})});
}

const Mapping<Placed<HeatDetails>>& heatTable() {
    constexpr auto details = &Placed<HeatDetails>::value;
    static const Mapping<Placed<HeatDetails>> mapping(
        "heat", {"event", "number"},
        {column<&Placed<HeatDetails>::position>("position"),
         innerColumn<details, &HeatDetails::name>("name"),
         innerColumn<details, &HeatDetails::start>("start_time"),
         innerColumn<details, &HeatDetails::minutes>("minutes"),
         innerColumn<details, &HeatDetails::location>("location"),
         innerColumn<details, &HeatDetails::cancelled>("cancelled")});
    return mapping;
}

const Mapping<Attendance>& entrantTable() {
    static const Mapping<Attendance> mapping("entrant", {"event", "heat", "player"},
                                             {column<&Attendance::onlyIfNeeded>("if_needed"),
                                              column<&Attendance::position>("position")});
    return mapping;
}

const Mapping<DrawRow>& drawTable() {
    constexpr auto draw = &DrawRow::draw;
    static const Mapping<DrawRow> mapping(
        "draw", {"event", "heat"},
        joined<DrawRow>({{innerColumn<draw, &Draw::seed>("seed"),
                          innerColumn<draw, &Draw::algorithm>("algorithm"),
                          innerColumn<draw, &Draw::avoidRepeats>("avoid_repeats"),
                          innerColumn<draw, &Draw::sizes>("sizes"),
                          innerColumn<draw, &Draw::expansionTables>("expansion_tables"),
                          innerColumn<draw, &Draw::entrants>("entrants"),
                          innerColumn<draw, &Draw::tables>("tables")},
                         columnsOf<draw>(std::type_identity<DrawPart>{})}));
    return mapping;
}

const Mapping<Placed<Game>>& gameTable() {
    static const Mapping<Placed<Game>> mapping(
        "game", {"event", "heat", "table_number"},
        joined<Placed<Game>>(
            {{column<&Placed<Game>::position>("position")}, gameColumns<&Placed<Game>::value>()}));
    return mapping;
}

const Mapping<Placed<Seat>>& seatTable() {
    static const Mapping<Placed<Seat>> mapping("seat", {"event", "heat", "table_number", "number"},
                                               seatColumns());
    return mapping;
}

const Mapping<Stage>& finalTable() {
    static const Mapping<Stage> mapping(
        "final_details", {"event"},
        {column<&Stage::start>("start_time"), column<&Stage::minutes>("minutes"),
         column<&Stage::unavailable>("unavailable"), column<&Stage::present>("present"),
         column<&Stage::deadline>("deadline"), column<&Stage::closed>("closed")});
    return mapping;
}

const Mapping<FinalCall>& callTable() {
    static const Mapping<FinalCall> mapping("final_call", {"event", "position"},
                                            {column<&FinalCall::player>("player"),
                                             column<&FinalCall::state>("state"),
                                             column<&FinalCall::time>("time")});
    return mapping;
}

const Mapping<TieRoll>& finalTieRollTable() {
    static const Mapping<TieRoll> mapping("final_tie_roll", {"event", "position"},
                                          tieRollColumns());
    return mapping;
}

const Mapping<FinalGame>& finalGameTable() {
    static const Mapping<FinalGame> mapping(
        "final_game", {"event"},
        joined<FinalGame>({{column<&FinalGame::tableStated>("table_stated"),
                            innerColumn<&FinalGame::game, &Game::table>("table_number")},
                           gameColumns<&FinalGame::game>()}));
    return mapping;
}

const Mapping<Placed<Seat>>& finalSeatTable() {
    static const Mapping<Placed<Seat>> mapping("final_seat", {"event", "number"}, seatColumns());
    return mapping;
}

} // namespace

Rows rowsOf(EventId event, const HeatSlot& slot, const Placed<HeatDetails>& heat) {
    return {heatTable().row({event.number(), number(slot.heat)}, heat)};
}

Rows rowsOf(EventId event, const EntrantSlot& slot, const Attendance& attendance) {
    return {
        entrantTable().row({event.number(), number(slot.heat), slot.player.text()}, attendance)};
}

Rows rowsOf(EventId event, const DrawSlot& slot, const Draw& draw) {
    return {drawTable().row({event.number(), number(slot.heat)}, {draw})};
}

Rows rowsOf(EventId event, const GameSlot& slot, const Placed<Game>& game) {
    const SqlValue heat = number(slot.heat);
    const SqlValue table = number(slot.table);
    Rows rows{gameTable().row({event.number(), heat, table}, game)};
    for (size_t i = 0; i < game.value.seats.size(); ++i) {
        const Seat& seat = game.value.seats[i];
        rows.push_back(
            seatTable().row({event.number(), heat, table, number(seat.number)}, {i, seat}));
    }
    return rows;
}

Rows stageRows(EventId event, const Stage& stage) {
    Rows rows{finalTable().row({event.number()}, stage)};
    append(rows, positionRows(event, callTable(), stage.calls));
    append(rows, positionRows(event, finalTieRollTable(), stage.tieRolls));
    return rows;
}

Rows rowsOf(EventId event, const FinalGameSlot&, const FinalGame& final) {
    Rows rows{finalGameTable().row({event.number()}, final)};
    for (size_t i = 0; i < final.game.seats.size(); ++i) {
        const Seat& seat = final.game.seats[i];
        rows.push_back(finalSeatTable().row({event.number(), number(seat.number)}, {i, seat}));
    }
    return rows;
}

ListScope scopeOf(EventId event, const HeatSlot&, const Placed<HeatDetails>&) {
    return {&heatTable().table(), {u"event"_s}, {event.number()}};
}

ListScope scopeOf(EventId event, const EntrantSlot& slot, const Attendance& attendance) {
    return {&entrantTable().table(),
            {u"event"_s, u"heat"_s, u"if_needed"_s},
            {event.number(), number(slot.heat), qint64(attendance.onlyIfNeeded ? 1 : 0)}};
}

ListScope scopeOf(EventId event, const GameSlot& slot, const Placed<Game>&) {
    return {&gameTable().table(), {u"event"_s, u"heat"_s}, {event.number(), number(slot.heat)}};
}

namespace {

Rows entrantRows(EventId event, const Heat& heat) {
    Rows rows;
    const auto add = [&](const std::vector<PlayerId>& list, bool onlyIfNeeded) {
        for (size_t i = 0; i < list.size(); ++i)
            append(rows, rowsOf(event, EntrantSlot{heat.number, list[i]}, {onlyIfNeeded, i}));
    };
    add(heat.entrants, false);
    add(heat.standby, true);
    return rows;
}

} // namespace

Rows heatsRows(EventId event, const HeatsPlay& play) {
    Rows rows;
    for (size_t h = 0; h < play.heats.size(); ++h) {
        const Heat& heat = play.heats[h];
        append(rows, rowsOf(event, HeatSlot{heat.number}, {h, heat.details}));
        append(rows, entrantRows(event, heat));
        if (heat.draw)
            append(rows, rowsOf(event, DrawSlot{heat.number}, *heat.draw));
        for (size_t g = 0; g < heat.games.size(); ++g) {
            const GameSlot slot{heat.number, heat.games[g].table};
            append(rows, rowsOf(event, slot, {g, heat.games[g]}));
        }
    }
    if (play.finalGame)
        append(rows, rowsOf(event, FinalGameSlot{}, *play.finalGame));
    return rows;
}

namespace {

/// Reads heats in their order, then finds each by its number.
struct HeatsLoader {
    Database& database;
    EventId event;
    const HeatsParts& parts;
    HeatsPlay& play;

    void load() {
        loadHeats();
        loadEntrants();
        loadDraws();
        loadGames();
        loadFinalGame();
    }

    Heat& heat(const SqlValue& numberCell) {
        const auto wanted = Cell<HeatNumber>::read(numberCell);
        for (Heat& heat : play.heats) {
            if (heat.number == wanted)
                return heat;
        }
        throwBadCell();
    }

    void loadHeats() {
        heatTable().load(
            database, event, "position", [](SqlRow) { return Placed<HeatDetails>(); },
            [&](SqlRow key, Placed<HeatDetails> row) {
                Heat heat = blank(std::type_identity<Heat>{});
                heat.number = Cell<HeatNumber>::read(key[1]);
                heat.details = std::move(row.value);
                play.heats.push_back(std::move(heat));
            });
    }

    void loadEntrants() {
        entrantTable().load(
            database, event, "heat, if_needed, position", [](SqlRow) { return Attendance(); },
            [&](SqlRow key, Attendance attendance) {
                Heat& in = heat(key[1]);
                auto& list = attendance.onlyIfNeeded ? in.standby : in.entrants;
                list.push_back(Cell<PlayerId>::read(key[2]));
            });
    }

    void loadDraws() {
        DrawRow blankRow;
        blankRow.draw.part = parts.draw;
        drawTable().load(
            database, event, "heat", [&](SqlRow) { return blankRow; },
            [&](SqlRow key, DrawRow row) { heat(key[1]).draw = std::move(row.draw); });
    }

    void loadGames() {
        gameTable().load(
            database, event, "heat, position", [&](SqlRow) { return placed(blankGame()); },
            [&](SqlRow key, Placed<Game> row) {
                row.value.table = Cell<TableNumber>::read(key[2]);
                heat(key[1]).games.push_back(std::move(row.value));
            });
        seatTable().load(
            database, event, "heat, table_number, position",
            [&](SqlRow) { return placed(blankSeat()); },
            [&](SqlRow key, Placed<Seat> row) {
                row.value.number = Cell<SeatNumber>::read(key[3]);
                const auto table = Cell<TableNumber>::read(key[2]);
                for (Game& game : heat(key[1]).games) {
                    if (game.table == table)
                        game.seats.push_back(std::move(row.value));
                }
            });
    }

    void loadFinalGame() {
        finalGameTable().load(
            database, event, "event", [&](SqlRow) { return FinalGame{blankGame()}; },
            [&](SqlRow, FinalGame row) { play.finalGame = std::move(row); });
        if (!play.finalGame)
            return;
        finalSeatTable().load(
            database, event, "position", [&](SqlRow) { return placed(blankSeat()); },
            [&](SqlRow key, Placed<Seat> row) {
                row.value.number = Cell<SeatNumber>::read(key[1]);
                play.finalGame->game.seats.push_back(std::move(row.value));
            });
    }

    [[nodiscard]] Game blankGame() const {
        Game game;
        game.part = parts.game;
        return game;
    }
    [[nodiscard]] Seat blankSeat() const {
        Seat seat = blank(std::type_identity<Seat>{});
        seat.part = parts.seat;
        return seat;
    }
    template <class T>
    static Placed<T> placed(T value) {
        return {0, std::move(value)};
    }
};

bool dropHeatPart(Heat& heat, const QStringList& place) {
    const QString part = place.value(2);
    if (part == u"games")
        return dropAt(heat.games, place.value(3));
    if (part == u"entrants")
        return dropAt(heat.entrants, place.value(3));
    if (part == u"standby")
        return dropAt(heat.standby, place.value(3));
    if (part != u"draw" || !heat.draw)
        return false;
    heat.draw.reset();
    return true;
}

} // namespace

bool dropHeatsPart(HeatsPlay& play, const QStringList& place) {
    bool isNumber = false;
    const auto heat = static_cast<size_t>(place.value(1).toUInt(&isNumber));
    if (place.value(0) != u"heats" || !isNumber || heat >= play.heats.size())
        return false;
    return dropHeatPart(play.heats[heat], place) || dropAt(play.heats, place.value(1));
}

void loadHeats(Database& database, EventId event, const HeatsParts& parts, HeatsPlay& play) {
    HeatsLoader{database, event, parts, play}.load();
}

void loadStage(Database& database, EventId event, Stage& stage) {
    finalTable().load(
        database, event, "event", [](SqlRow) { return Stage(); },
        [&](SqlRow, Stage row) { stage = std::move(row); });
    stage.calls = loadPositions(database, event, callTable(),
                                [] { return blank(std::type_identity<FinalCall>{}); });
    stage.tieRolls = loadPositions(database, event, finalTieRollTable(), [] { return TieRoll(); });
}

} // namespace mentat

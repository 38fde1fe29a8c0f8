#include "model/store/formats/wbc_dune/dune_tables.h"

#include "model/document/formats/wbc_dune/dune_codec.h"
#include "model/store/event_tables.h"
#include "model/store/formats/wbc_dune/dune_mappings.h"
#include "model/store/list_part.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

void append(Rows& rows, Rows more) {
    rows.insert(rows.end(), std::make_move_iterator(more.begin()),
                std::make_move_iterator(more.end()));
}

SqlValue number(auto bounded) {
    return qint64(bounded.value());
}

} // namespace

Rows rowsOf(EventId event, const HeatSlot& slot, const Placed<HeatDetails>& heat) {
    return {heatTable().row({event.number(), number(slot.heat)}, {heat.position, heat.value})};
}

Rows rowsOf(EventId event, const EntrantSlot& slot, const Attendance& attendance) {
    return {
        entrantTable().row({event.number(), number(slot.heat), slot.player.text()}, attendance)};
}

Rows rowsOf(EventId event, const DrawSlot& slot, const Draw& draw) {
    return {drawTable().row({event.number(), number(slot.heat)}, draw)};
}

Rows rowsOf(EventId event, const GameSlot& slot, const Placed<Game>& game) {
    const SqlValue heat = number(slot.heat);
    const SqlValue table = number(slot.table);
    Rows rows{gameTable().row({event.number(), heat, table}, {game.position, game.value})};
    for (size_t i = 0; i < game.value.seats.size(); ++i) {
        const Seat& seat = game.value.seats[i];
        rows.push_back(
            seatTable().row({event.number(), heat, table, number(seat.number)}, {i, seat}));
    }
    return rows;
}

Rows rowsOf(EventId event, const FinalSlot&, const FinalDetails& details) {
    Rows rows{finalTable().row({event.number()}, details)};
    append(rows, positionRows(event, callTable(), details.calls));
    append(rows, positionRows(event, voteTable(), details.expansionVotes));
    append(rows, positionRows(event, pickTable(), details.picks));
    append(rows, positionRows(event, finalTieRollTable(), details.tieRolls));
    return rows;
}

Rows rowsOf(EventId event, const FinalGameSlot&, const FinalGame& final) {
    Rows rows{finalGameTable().row({event.number()}, {final.tableStated, final.game})};
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

Rows duneRows(EventId event, const Play& any) {
    const auto& play = std::get<DunePlay>(any);
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
    append(rows, rowsOf(event, FinalSlot{}, play.finalDetails));
    if (play.finalGame)
        append(rows, rowsOf(event, FinalGameSlot{}, *play.finalGame));
    return rows;
}

namespace {

/// Reads heats in their order, then finds each by its number.
class DuneLoader {
public:
    DuneLoader(Database& database, EventId event, DunePlay& play)
        : m_database(database)
        , m_event(event)
        , m_play(play) {}

    void load() {
        loadHeats();
        loadEntrants();
        loadDraws();
        loadGames();
        loadFinal();
        loadFinalGame();
    }

private:
    Heat& heat(const SqlValue& numberCell) {
        const auto wanted = Cell<HeatNumber>::read(numberCell);
        for (Heat& heat : m_play.heats) {
            if (heat.number == wanted)
                return heat;
        }
        throwBadCell();
    }

    void loadHeats() {
        heatTable().load(
            m_database, m_event, "position",
            [](SqlRow) {
                return HeatRow{0, {}};
            },
            [&](SqlRow key, HeatRow row) {
                Heat heat = blank(std::type_identity<Heat>{});
                heat.number = Cell<HeatNumber>::read(key[1]);
                heat.details = std::move(row.details);
                m_play.heats.push_back(std::move(heat));
            });
    }

    void loadEntrants() {
        entrantTable().load(
            m_database, m_event, "heat, if_needed, position", [](SqlRow) { return Attendance(); },
            [&](SqlRow key, Attendance attendance) {
                Heat& in = heat(key[1]);
                auto& list = attendance.onlyIfNeeded ? in.standby : in.entrants;
                list.push_back(Cell<PlayerId>::read(key[2]));
            });
    }

    void loadDraws() {
        drawTable().load(
            m_database, m_event, "heat", [](SqlRow) { return Draw(); },
            [&](SqlRow key, Draw draw) { heat(key[1]).draw = std::move(draw); });
    }

    void loadGames() {
        gameTable().load(
            m_database, m_event, "heat, position",
            [](SqlRow) {
                return GameRow{0, {}};
            },
            [&](SqlRow key, GameRow row) {
                row.game.table = Cell<TableNumber>::read(key[2]);
                heat(key[1]).games.push_back(std::move(row.game));
            });
        seatTable().load(m_database, m_event, "heat, table_number, position", emptySeat,
                         [&](SqlRow key, SeatRow row) {
                             row.seat.number = Cell<SeatNumber>::read(key[3]);
                             const auto table = Cell<TableNumber>::read(key[2]);
                             for (Game& game : heat(key[1]).games) {
                                 if (game.table == table)
                                     game.seats.push_back(std::move(row.seat));
                             }
                         });
    }

    void loadFinal() {
        FinalDetails& details = m_play.finalDetails;
        finalTable().load(
            m_database, m_event, "event", [](SqlRow) { return FinalDetails(); },
            [&](SqlRow, FinalDetails row) { details = std::move(row); });
        details.calls = loadPositions(m_database, m_event, callTable(),
                                      [] { return blank(std::type_identity<FinalCall>{}); });
        details.expansionVotes = loadPositions(m_database, m_event, voteTable(), [] {
            return ExpansionVote{PlayerId::placeholder(0), false};
        });
        details.picks = loadPositions(m_database, m_event, pickTable(),
                                      [] { return blank(std::type_identity<FactionPick>{}); });
        details.tieRolls
            = loadPositions(m_database, m_event, finalTieRollTable(), [] { return TieRoll(); });
    }

    void loadFinalGame() {
        finalGameTable().load(
            m_database, m_event, "event",
            [](SqlRow) {
                return FinalGameRow{false, {}};
            },
            [&](SqlRow, FinalGameRow row) {
                m_play.finalGame = FinalGame{std::move(row.game), row.tableStated};
            });
        if (!m_play.finalGame)
            return;
        finalSeatTable().load(m_database, m_event, "position", emptySeat,
                              [&](SqlRow key, SeatRow row) {
                                  row.seat.number = Cell<SeatNumber>::read(key[1]);
                                  m_play.finalGame->game.seats.push_back(std::move(row.seat));
                              });
    }

    static SeatRow emptySeat(SqlRow) { return {0, blank(std::type_identity<Seat>{})}; }

    Database& m_database;
    EventId m_event;
    DunePlay& m_play;
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

bool dropDunePart(Play& any, const QStringList& place) {
    auto& play = std::get<DunePlay>(any);
    if (place.value(0) == u"final") {
        const bool isEmpty = !play.finalGame && play.finalDetails == FinalDetails();
        const bool isGame = play.finalGame && place.value(1) == u"game";
        play.finalGame.reset();
        if (!isGame)
            play.finalDetails = {};
        return !isEmpty;
    }
    bool isNumber = false;
    const auto heat = static_cast<size_t>(place.value(1).toUInt(&isNumber));
    if (place.value(0) != u"heats" || !isNumber || heat >= play.heats.size())
        return false;
    if (!dropHeatPart(play.heats[heat], place))
        play.heats.erase(play.heats.begin() + static_cast<std::ptrdiff_t>(heat));
    return true;
}

void loadDune(Database& database, EventId event, Play& play) {
    DuneLoader(database, event, std::get<DunePlay>(play)).load();
}

} // namespace mentat

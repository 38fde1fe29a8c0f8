#include "model/store/heats/heats_tables.h"

#include "model/document/heats/heat_codec.h"
#include "model/store/book_tables.h"
#include "model/store/fact_columns.h"
#include "model/store/table.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct DrawRow {
    Draw draw;
};
static_assert(memberCount<HeatsPlay>() == 2 && memberCount<Heat>() == 6
                  && memberCount<PlayedStage>() == 3,
              "what a round holds has a table of the event file");
static_assert(memberCount<HeatDetails>() == 5, "a heat's details are RoundRow's");

/// The columns for the kinds' parts, one kind after another.
template <auto Outer, class... Parts>
auto columnsOf(std::type_identity<std::variant<Parts...>>) {
    return joined({partFactColumns<Outer, Parts>()...});
}

/// The number of a table or seat, for a key.
SqlValue number(auto bounded) {
    return qint64(bounded.value());
}

/// A heat or an advanced round, without what has tables of its own.
struct RoundRow {
    size_t position = 0;
    std::optional<Name> name;
    std::optional<QString> canceled;
    Stage stage; // a heat uses only start, minutes, and location

    RoundRow() = default;
    explicit RoundRow(const AtPosition<HeatDetails>& heat)
        : position(heat.position)
        , name(heat.value.name)
        , canceled(heat.value.canceled) {
        stage.start = heat.value.start;
        stage.minutes = heat.value.minutes;
        stage.location = heat.value.location;
    }
    explicit RoundRow(const AtPosition<Stage>& placed)
        : position(placed.position)
        , stage(placed.value) {}

    [[nodiscard]] HeatDetails heat() const {
        if (!stage.minutes)
            throwBadCell();
        return {name, stage.start, *stage.minutes, stage.location, canceled};
    }
};

const Mapping<RoundRow>& roundTable() {
    static const Mapping<RoundRow> mapping(
        "round", {"event", "kind", "round"},
        joined<RoundRow>({{column<&RoundRow::position>("position"), column<&RoundRow::name>("name"),
                           column<&RoundRow::canceled>("cancelled")},
                          innerFactColumns<&RoundRow::stage>()}));
    return mapping;
}

const Mapping<Attendance>& entrantTable() {
    static const Mapping<Attendance> mapping("round_entrant", {"event", "kind", "round", "player"},
                                             {column<&Attendance::onlyIfNeeded>("if_needed"),
                                              column<&Attendance::position>("position")});
    return mapping;
}

const Mapping<DrawRow>& drawTable() {
    constexpr auto draw = &DrawRow::draw;
    static const Mapping<DrawRow> mapping(
        "round_draw", {"event", "kind", "round"},
        joined<DrawRow>(
            {innerFactColumns<draw>(), columnsOf<draw>(std::type_identity<DrawPart>{})}));
    return mapping;
}

const Mapping<AtPosition<Game>>& gameTable() {
    constexpr auto game = &AtPosition<Game>::value;
    static const Mapping<AtPosition<Game>> mapping(
        "round_game", {"event", "kind", "round", "table_number"},
        joined<AtPosition<Game>>({{column<&AtPosition<Game>::position>("position")},
                                  innerFactColumns<game>(),
                                  columnsOf<game>(std::type_identity<GamePart>{})}));
    return mapping;
}

const Mapping<AtPosition<Seat>>& seatTable() {
    constexpr auto seat = &AtPosition<Seat>::value;
    static const Mapping<AtPosition<Seat>> mapping(
        "round_seat", {"event", "kind", "round", "table_number", "number"},
        joined<AtPosition<Seat>>({{column<&AtPosition<Seat>::position>("position")},
                                  innerFactColumns<seat>(),
                                  columnsOf<seat>(std::type_identity<SeatPart>{})}));
    return mapping;
}

using Key = std::vector<SqlValue>;

Key keyOf(EventId event, const RoundId& round) {
    if (const auto heat = round.heat())
        return {event.number(), u"heat"_s, QString::number(heat->value())};
    return {event.number(), u"stage"_s, round.stage()->text()};
}

Key with(Key key, SqlValue last) {
    key.push_back(std::move(last));
    return key;
}

RoundId roundIn(SqlRow key) {
    if (textIn(key[1]) == u"stage")
        return Cell<Name>::read(key[2]);
    const auto heat = HeatNumber::fromInt(textIn(key[2]).toInt());
    if (!heat)
        throwBadCell();
    return *heat;
}

} // namespace

Rows rowsOf(EventId event, const HeatSlot& slot, const AtPosition<HeatDetails>& heat) {
    return {roundTable().row(keyOf(event, slot.heat), RoundRow(heat))};
}

Rows rowsOf(EventId event, const StageSlot& slot, const AtPosition<Stage>& stage) {
    return {roundTable().row(keyOf(event, slot.stage), RoundRow(stage))};
}

Rows rowsOf(EventId event, const EntrantSlot& slot, const Attendance& attendance) {
    return {entrantTable().row(with(keyOf(event, slot.heat), slot.player.text()), attendance)};
}

Rows rowsOf(EventId event, const DrawSlot& slot, const Draw& draw) {
    return {drawTable().row(keyOf(event, slot.heat), {draw})};
}

Rows rowsOf(EventId event, const GameSlot& slot, const AtPosition<Game>& game) {
    const Key key = with(keyOf(event, slot.round), number(slot.table));
    Rows rows{gameTable().row(key, game)};
    for (size_t i = 0; i < game.value.seats.size(); ++i) {
        const Seat& seat = game.value.seats[i];
        rows.push_back(seatTable().row(with(key, number(seat.number)), {i, seat}));
    }
    return rows;
}

namespace {

ListScope roundsOf(EventId event, const char* kind) {
    return {&roundTable().table(),
            {u"event"_s, u"kind"_s},
            {event.number(), QString::fromLatin1(kind)}};
}

} // namespace

ListScope scopeOf(EventId event, const HeatSlot&, const AtPosition<HeatDetails>&) {
    return roundsOf(event, "heat");
}

ListScope scopeOf(EventId event, const StageSlot&, const AtPosition<Stage>&) {
    return roundsOf(event, "stage");
}

ListScope scopeOf(EventId event, const EntrantSlot& slot, const Attendance& attendance) {
    return {&entrantTable().table(),
            {u"event"_s, u"kind"_s, u"round"_s, u"if_needed"_s},
            with(keyOf(event, slot.heat), qint64(attendance.onlyIfNeeded ? 1 : 0))};
}

ListScope scopeOf(EventId event, const GameSlot& slot, const AtPosition<Game>&) {
    return {&gameTable().table(), {u"event"_s, u"kind"_s, u"round"_s}, keyOf(event, slot.round)};
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

Rows roundsRows(EventId event, const HeatsPlay& play) {
    Rows rows;
    const auto addGames = [&](const RoundId& round, const std::vector<Game>& games) {
        for (size_t i = 0; i < games.size(); ++i)
            append(rows, rowsOf(event, GameSlot{round, games[i].table}, {i, games[i]}));
    };
    for (size_t h = 0; h < play.heats.size(); ++h) {
        const Heat& heat = play.heats[h];
        append(rows, rowsOf(event, HeatSlot{heat.number}, {h, heat.details}));
        append(rows, entrantRows(event, heat));
        if (heat.draw)
            append(rows, rowsOf(event, DrawSlot{heat.number}, *heat.draw));
        addGames(heat.number, heat.games);
    }
    for (size_t s = 0; s < play.stages.size(); ++s) {
        const PlayedStage& stage = play.stages[s];
        append(rows, rowsOf(event, StageSlot{stage.name}, {s, stage.details}));
        addGames(stage.name, stage.games);
    }
    return rows;
}

namespace {

/// Reads rounds in order, then finds each by id.
struct RoundsLoader {
    Database& database;
    EventId event;
    const HeatsParts& parts;
    HeatsPlay& play;

    void load() {
        loadRounds();
        loadEntrants();
        loadDraws();
        loadGames();
    }

    Heat& heat(SqlRow key) {
        const RoundId wanted = roundIn(key);
        for (Heat& heat : play.heats) {
            if (wanted.heat() == heat.number)
                return heat;
        }
        throwBadCell();
    }

    std::vector<Game>& games(SqlRow key) {
        const RoundId wanted = roundIn(key);
        for (PlayedStage& stage : play.stages) {
            if (wanted.stage() == stage.name)
                return stage.games;
        }
        return heat(key).games;
    }

    void loadRounds() {
        std::vector<PlayedStage> stages;
        roundTable().load(
            database, event, "kind, position", [](SqlRow) { return RoundRow(); },
            [&](SqlRow key, const RoundRow& row) {
                const RoundId id = roundIn(key);
                if (const auto number = id.heat())
                    play.heats.push_back({*number, row.heat(), {}, {}, {}, {}});
                else
                    stages.push_back({*id.stage(), row.stage, {}});
            });
        if (!stages.empty())
            play.stages = std::move(stages);
    }

    void loadEntrants() {
        entrantTable().load(
            database, event, "kind, round, if_needed, position",
            [](SqlRow) { return Attendance(); },
            [&](SqlRow key, Attendance attendance) {
                Heat& in = heat(key);
                auto& list = attendance.onlyIfNeeded ? in.standby : in.entrants;
                list.push_back(Cell<PlayerId>::read(key[3]));
            });
    }

    void loadDraws() {
        DrawRow blankRow;
        blankRow.draw.part = parts.draw;
        drawTable().load(
            database, event, "kind, round", [&](SqlRow) { return blankRow; },
            [&](SqlRow key, DrawRow row) { heat(key).draw = std::move(row.draw); });
    }

    void loadGames() {
        gameTable().load(
            database, event, "kind, round, position", [&](SqlRow) { return placed(blankGame()); },
            [&](SqlRow key, AtPosition<Game> row) {
                row.value.table = Cell<TableNumber>::read(key[3]);
                games(key).push_back(std::move(row.value));
            });
        seatTable().load(
            database, event, "kind, round, table_number, position",
            [&](SqlRow) { return placed(blankSeat()); },
            [&](SqlRow key, AtPosition<Seat> row) {
                row.value.number = Cell<SeatNumber>::read(key[4]);
                const auto table = Cell<TableNumber>::read(key[3]);
                for (Game& game : games(key)) {
                    if (game.table == table)
                        game.seats.push_back(std::move(row.value));
                }
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
    static AtPosition<T> placed(T value) {
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

bool dropRoundsPart(HeatsPlay& play, const QStringList& place) {
    bool isNumber = false;
    const auto at = static_cast<size_t>(place.value(1).toUInt(&isNumber));
    if (!isNumber)
        return false;
    if (place.value(0) == u"heats" && at < play.heats.size())
        return dropHeatPart(play.heats[at], place) || dropAt(play.heats, place.value(1));
    if (place.value(0) != u"stages" || at >= play.stages.size())
        return false;
    return (place.value(2) == u"games" && dropAt(play.stages[at].games, place.value(3)))
           || dropAt(play.stages, place.value(1));
}

void loadRounds(Database& database, EventId event, const HeatsParts& parts, HeatsPlay& play) {
    RoundsLoader{database, event, parts, play}.load();
}

} // namespace mentat

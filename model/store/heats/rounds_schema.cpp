#include "model/store/heats/heats_tables.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// A seat has columns for all kinds of rules.
const QString factsOfGames
    = u"position, expansion, start_time, end_time, minutes, turns, ending, victory, predicted, "
      "void, locked, checked, pool, accepted, note"_s;
const QString factsOfSeats
    = u"number, position, player, faction, alliance, winner, performance_half_points, control, "
      "strongholds, shield_wall, tech_tokens, tokens, spice, cards, rolls, dropout, dropout_turn, "
      "excused, left_at, late, qualification_half_points, qualification_reason, place, "
      "score_thousandths, label"_s;
const QString factsOfStageSeats
    = u"number, position, player, place, score_thousandths, label, dropout, excused, left_at, late"_s;

QStringList whoPlaysTables() {
    return {
        uR"(CREATE TABLE round (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    kind TEXT NOT NULL CHECK (kind IN ('heat', 'stage')),
    round TEXT NOT NULL CHECK (trim(round) <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    name TEXT,
    start_time TEXT,
    minutes INTEGER CHECK (minutes >= 0),
    location TEXT,
    cancelled TEXT,
    unavailable TEXT,
    present TEXT,
    deadline TEXT,
    closed INTEGER NOT NULL CHECK (closed IN (0, 1)),
    calls TEXT,
    seed INTEGER CHECK (seed >= 0),
    tie_rolls TEXT,
    PRIMARY KEY (event, kind, round),
    CHECK (kind = 'stage' OR minutes IS NOT NULL)))"_s,
        uR"(CREATE TABLE round_entrant (
    event INTEGER NOT NULL,
    kind TEXT NOT NULL,
    round TEXT NOT NULL,
    player TEXT NOT NULL,
    if_needed INTEGER NOT NULL CHECK (if_needed IN (0, 1)),
    position INTEGER NOT NULL CHECK (position >= 0),
    PRIMARY KEY (event, kind, round, player),
    FOREIGN KEY (event, kind, round) REFERENCES round (event, kind, round)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE TABLE round_draw (
    event INTEGER NOT NULL,
    kind TEXT NOT NULL,
    round TEXT NOT NULL,
    seed INTEGER CHECK (seed >= 0),
    algorithm INTEGER CHECK (algorithm >= 0),
    avoid_repeats INTEGER NOT NULL CHECK (avoid_repeats IN (0, 1)),
    sizes TEXT,
    expansion_tables INTEGER CHECK (expansion_tables >= 0),
    factions INTEGER NOT NULL CHECK (factions IN (0, 1)),
    entrants TEXT,
    tables TEXT,
    PRIMARY KEY (event, kind, round),
    FOREIGN KEY (event, kind, round) REFERENCES round (event, kind, round)
        DEFERRABLE INITIALLY DEFERRED))"_s,
    };
}

QStringList gameTables() {
    return {
        uR"(CREATE TABLE round_game (
    event INTEGER NOT NULL,
    kind TEXT NOT NULL,
    round TEXT NOT NULL,
    table_number INTEGER NOT NULL CHECK (table_number > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    expansion INTEGER NOT NULL CHECK (expansion IN (0, 1)),
    start_time TEXT,
    end_time TEXT,
    minutes INTEGER CHECK (minutes >= 0),
    turns INTEGER CHECK (turns >= 0),
    ending TEXT CHECK (ending IN ('victory', 'concession', 'turn-limit', 'time-limit')),
    victory TEXT CHECK (victory IN ('solo', 'alliance', 'bg-prediction', 'fremen-default',
                                    'guild-default', 'adjudicated')),
    predicted TEXT,
    void INTEGER NOT NULL CHECK (void IN (0, 1)),
    locked INTEGER NOT NULL CHECK (locked IN (0, 1)),
    checked INTEGER NOT NULL CHECK (checked IN (0, 1)),
    pool TEXT,
    accepted TEXT,
    note TEXT,
    PRIMARY KEY (event, kind, round, table_number),
    FOREIGN KEY (event, kind, round) REFERENCES round (event, kind, round)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, predicted) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
    };
}

QStringList seatTables() {
    return {
        uR"(CREATE TABLE round_seat (
    event INTEGER NOT NULL,
    kind TEXT NOT NULL,
    round TEXT NOT NULL,
    table_number INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    player TEXT NOT NULL,
    faction TEXT,
    alliance INTEGER CHECK (alliance >= 0),
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    performance_half_points INTEGER CHECK (performance_half_points >= 0),
    control TEXT,
    strongholds INTEGER CHECK (strongholds >= 0),
    shield_wall INTEGER NOT NULL CHECK (shield_wall IN (0, 1)),
    tech_tokens INTEGER NOT NULL CHECK (tech_tokens IN (0, 1)),
    tokens INTEGER CHECK (tokens >= 0),
    spice INTEGER CHECK (spice >= 0),
    cards INTEGER CHECK (cards >= 0),
    rolls TEXT,
    dropout INTEGER NOT NULL CHECK (dropout IN (0, 1)),
    dropout_turn INTEGER CHECK (dropout_turn >= 0),
    excused INTEGER NOT NULL CHECK (excused IN (0, 1)),
    left_at TEXT,
    late INTEGER NOT NULL CHECK (late IN (0, 1)),
    qualification_half_points INTEGER CHECK (qualification_half_points >= 0),
    qualification_reason TEXT,
    place INTEGER CHECK (place > 0),
    score_thousandths INTEGER,
    label TEXT,
    PRIMARY KEY (event, kind, round, table_number, number),
    FOREIGN KEY (event, kind, round, table_number)
        REFERENCES round_game (event, kind, round, table_number) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE INDEX round_seat_player ON round_seat (event, player))"_s,
        uR"(CREATE TABLE final_table (
    event INTEGER PRIMARY KEY REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    stated INTEGER NOT NULL CHECK (stated IN (0, 1))))"_s,
    };
}

/// Heats keep their numbers, stored as text.
QStringList movedHeats() {
    const QString heat = u"event, 'heat', CAST(heat AS TEXT)"_s;
    return {
        u"INSERT INTO round (event, kind, round, position, name, start_time, minutes, location, "
        "cancelled, closed) SELECT event, 'heat', CAST(number AS TEXT), position, name, "
        "start_time, minutes, location, cancelled, 0 FROM heat"_s,
        u"INSERT INTO round_entrant SELECT %1, player, if_needed, position FROM entrant"_s.arg(
            heat),
        u"INSERT INTO round_draw SELECT %1, seed, algorithm, avoid_repeats, sizes, "
        "expansion_tables, factions, entrants, tables FROM draw"_s.arg(heat),
        u"INSERT INTO round_game (event, kind, round, table_number, %2) "
        "SELECT %1, table_number, %2 FROM game"_s.arg(heat, factsOfGames),
        u"INSERT INTO round_seat (event, kind, round, table_number, %2) "
        "SELECT %1, table_number, %2 FROM seat"_s.arg(heat, factsOfSeats),
    };
}

QStringList movedStages() {
    return {
        u"INSERT INTO round (event, kind, round, position, start_time, minutes, location, "
        "unavailable, present, deadline, closed, calls, seed, tie_rolls) SELECT event, 'stage', "
        "name, position, start_time, minutes, location, unavailable, present, deadline, closed, "
        "calls, seed, tie_rolls FROM stage"_s,
        u"INSERT INTO round_game (event, kind, round, table_number, position, expansion, "
        "start_time, end_time, minutes, turns, void, locked, checked, accepted, note) "
        "SELECT event, 'stage', stage, table_number, position, 0, start_time, end_time, minutes, "
        "turns, void, locked, checked, accepted, note FROM stage_game"_s,
        u"INSERT INTO round_seat (event, kind, round, table_number, winner, shield_wall, "
        "tech_tokens, %1) SELECT event, 'stage', stage, table_number, 0, 0, 0, %1 "
        "FROM stage_seat"_s.arg(factsOfStageSeats),
    };
}

/// Calls and tie rolls become one cell each, as in other stages.
QStringList movedFinals() {
    const QString calls = uR"((SELECT json_group_array(json(call)) FROM (
        SELECT CASE WHEN time IS NULL
                    THEN json_object('player', player, 'state', state)
                    ELSE json_object('player', player, 'state', state, 'time', time) END AS call
        FROM final_call WHERE final_call.event = final_details.event ORDER BY position)))"_s;
    const QString rolls = uR"((SELECT json_group_array(json(roll)) FROM (
        SELECT json_patch(json_object('players', json(coalesce(players, '[]'))),
                          json_object('rolls', json(rolls), 'planned', planned)) AS roll
        FROM final_tie_roll WHERE final_tie_roll.event = final_details.event
        ORDER BY position)))"_s;
    const QString played = u"final_game.event, 'stage', 'Final', final_game.table_number"_s;
    return {
        u"INSERT INTO round (event, kind, round, position, start_time, minutes, unavailable, "
        "present, deadline, closed, calls, tie_rolls) SELECT event, 'stage', 'Final', 0, "
        "start_time, minutes, unavailable, present, deadline, closed, nullif(%1, '[]'), "
        "nullif(%2, '[]') FROM final_details"_s.arg(calls, rolls),
        u"INSERT INTO round_game (event, kind, round, table_number, %2) SELECT %1, 0, %3 "
        "FROM final_game"_s.arg(played, factsOfGames,
                                QString(factsOfGames).remove(u"position, "_s)),
        u"INSERT INTO round_seat (event, kind, round, table_number, %2) SELECT %1, %2 "
        "FROM final_seat JOIN final_game ON final_game.event = final_seat.event"_s.arg(
            played, factsOfSeats),
        u"UPDATE draft SET place = 'stages/Final/tables/' || coalesce((SELECT table_number FROM "
        "final_game WHERE final_game.event = draft.event), 1) WHERE place = 'final'"_s,
        u"INSERT INTO final_table SELECT event, coalesce((SELECT table_stated FROM final_game "
        "WHERE final_game.event = final_details.event), 0) FROM final_details"_s,
    };
}

} // namespace

QStringList roundsSchema() {
    QStringList statements = whoPlaysTables() + gameTables() + seatTables() + movedHeats()
                             + movedStages() + movedFinals();
    // Drop children before the tables they refer to.
    for (const char* table :
         {"final_seat", "final_call", "final_tie_roll", "final_game", "final_details", "stage_seat",
          "stage_game", "stage", "seat", "game", "draw", "entrant", "heat"})
        statements << u"DROP TABLE "_s + QLatin1StringView(table);
    return statements;
}

} // namespace mentat

#include "model/store/dune/dune_tables.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// Games of heats and the final have the same facts under different keys.
const QString gameFacts = uR"(
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
    note TEXT,)"_s;

const QString seatFacts = uR"(
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
    )"_s;

QStringList heatTables() {
    return {
        uR"(CREATE TABLE heat (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    name TEXT,
    start_time TEXT,
    minutes INTEGER NOT NULL CHECK (minutes >= 0),
    location TEXT,
    PRIMARY KEY (event, number)))"_s,
        uR"(CREATE TABLE entrant (
    event INTEGER NOT NULL,
    heat INTEGER NOT NULL,
    player TEXT NOT NULL,
    if_needed INTEGER NOT NULL CHECK (if_needed IN (0, 1)),
    position INTEGER NOT NULL CHECK (position >= 0),
    PRIMARY KEY (event, heat, player),
    FOREIGN KEY (event, heat) REFERENCES heat (event, number) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE TABLE draw (
    event INTEGER NOT NULL,
    heat INTEGER NOT NULL,
    seed INTEGER CHECK (seed >= 0),
    algorithm INTEGER CHECK (algorithm >= 0),
    avoid_repeats INTEGER NOT NULL CHECK (avoid_repeats IN (0, 1)),
    sizes TEXT,
    expansion_tables INTEGER CHECK (expansion_tables >= 0),
    factions INTEGER NOT NULL CHECK (factions IN (0, 1)),
    entrants TEXT,
    tables TEXT,
    PRIMARY KEY (event, heat),
    FOREIGN KEY (event, heat) REFERENCES heat (event, number) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE TABLE game (
    event INTEGER NOT NULL,
    heat INTEGER NOT NULL,
    table_number INTEGER NOT NULL CHECK (table_number > 0),
    position INTEGER NOT NULL CHECK (position >= 0),)"_s
            + gameFacts + uR"(
    PRIMARY KEY (event, heat, table_number),
    FOREIGN KEY (event, heat) REFERENCES heat (event, number) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, predicted) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE TABLE seat (
    event INTEGER NOT NULL,
    heat INTEGER NOT NULL,
    table_number INTEGER NOT NULL,)"_s
            + seatFacts + uR"(PRIMARY KEY (event, heat, table_number, number),
    FOREIGN KEY (event, heat, table_number) REFERENCES game (event, heat, table_number)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE INDEX seat_player ON seat (event, player))"_s,
    };
}

QStringList finalTables() {
    const QString ofEvent
        = u"event INTEGER PRIMARY KEY REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED"_s;
    const QString listKey = uR"(
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL CHECK (position >= 0),)"_s;
    const QString playerKey = uR"(
    PRIMARY KEY (event, position),
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s;
    return {
        u"CREATE TABLE final_details (\n    "_s + ofEvent + uR"(,
    start_time TEXT,
    minutes INTEGER CHECK (minutes >= 0),
    unavailable TEXT,
    present TEXT,
    deadline TEXT,
    closed INTEGER NOT NULL CHECK (closed IN (0, 1))))"_s,
        u"CREATE TABLE final_call ("_s + listKey + uR"(
    player TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('told', 'confirmed', 'no-answer', 'cannot')),
    time TEXT,)"_s
            + playerKey,
        u"CREATE TABLE expansion_vote ("_s + listKey + uR"(
    player TEXT NOT NULL,
    in_favour INTEGER NOT NULL CHECK (in_favour IN (0, 1)),)"_s
            + playerKey,
        u"CREATE TABLE faction_pick ("_s + listKey + uR"(
    player TEXT NOT NULL,
    faction TEXT NOT NULL,)"_s
            + playerKey,
        u"CREATE TABLE final_tie_roll ("_s + listKey + uR"(
    players TEXT,
    rolls TEXT,
    planned TEXT,
    PRIMARY KEY (event, position)))"_s,
        u"CREATE TABLE final_game (\n    "_s + ofEvent + uR"(,
    table_stated INTEGER NOT NULL CHECK (table_stated IN (0, 1)),
    table_number INTEGER NOT NULL CHECK (table_number > 0),)"_s
            + gameFacts + uR"(
    FOREIGN KEY (event, predicted) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        u"CREATE TABLE final_seat (\n    event INTEGER NOT NULL REFERENCES final_game (event)"
        "\n        DEFERRABLE INITIALLY DEFERRED,"_s
            + seatFacts + uR"(PRIMARY KEY (event, number),
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
    };
}

} // namespace

std::vector<Migration> duneSteps() {
    return {
        {1, u"heats, games and the final"_s, heatTables() + finalTables()},
    };
}

} // namespace mentat

#include "model/store/migrations.h"

#include "model/store/store_kind.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// Check foreign keys at the end of a transaction: within it, a parent may be removed before its
// children, or a child inserted before its parent.
QStringList peopleAndEvents() {
    return {
        uR"(CREATE TABLE person (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    origin TEXT,
    badge TEXT,
    email TEXT,
    phone TEXT,
    whereabouts TEXT,
    notes TEXT,
    preference TEXT CHECK (preference IN ('base', 'expansion', 'either'))))"_s,
        uR"(CREATE TABLE event (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    code TEXT,
    year INTEGER NOT NULL CHECK (year BETWEEN 1 AND 9999),
    format TEXT NOT NULL CHECK (format <> ''),
    location TEXT,
    gm TEXT,
    assistants TEXT,
    sets TEXT,
    notes TEXT,
    closed INTEGER NOT NULL CHECK (closed IN (0, 1))))"_s,
        uR"(CREATE TABLE summary (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    year INTEGER NOT NULL CHECK (year BETWEEN 1 AND 9999),
    champion TEXT,
    players INTEGER CHECK (players >= 0),
    games INTEGER CHECK (games >= 0),
    turns REAL CHECK (turns >= 0),
    hours REAL CHECK (hours >= 0),
    adjudicated INTEGER CHECK (adjudicated >= 0),
    top TEXT,
    source TEXT))"_s,
    };
}

QStringList settingsTables() {
    return {
        uR"(CREATE TABLE settings (
    event INTEGER PRIMARY KEY REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    finalists INTEGER NOT NULL CHECK (finalists > 0),
    tie_break_values TEXT NOT NULL CHECK (tie_break_values IN ('individual', 'alliance')),
    shield_wall_adjudicated INTEGER NOT NULL CHECK (shield_wall_adjudicated IN (0, 1)),
    shield_wall_half_points INTEGER NOT NULL CHECK (shield_wall_half_points >= 0),
    city_half_points INTEGER NOT NULL CHECK (city_half_points >= 0),
    stronghold_half_points INTEGER NOT NULL CHECK (stronghold_half_points >= 0),
    turn_limit INTEGER NOT NULL CHECK (turn_limit > 0),
    alliance_size INTEGER NOT NULL CHECK (alliance_size > 0),
    count_at TEXT NOT NULL CHECK (count_at IN ('stop', 'turn-end')),
    grace_minutes INTEGER NOT NULL CHECK (grace_minutes >= 0),
    last_turn_minutes INTEGER NOT NULL CHECK (last_turn_minutes >= 0),
    final_last_turn_minutes INTEGER NOT NULL CHECK (final_last_turn_minutes >= 0),
    final_clock_waived INTEGER NOT NULL CHECK (final_clock_waived IN (0, 1)),
    draw_factions TEXT NOT NULL CHECK (draw_factions IN ('table', 'program')),
    final_trades INTEGER NOT NULL CHECK (final_trades IN (0, 1)),
    prize_level INTEGER NOT NULL CHECK (prize_level >= 0)))"_s,
        uR"(CREATE TABLE qp_row (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    victory TEXT NOT NULL,
    five_or_six_half_points INTEGER NOT NULL CHECK (five_or_six_half_points >= 0),
    three_or_four_half_points INTEGER NOT NULL CHECK (three_or_four_half_points >= 0),
    PRIMARY KEY (event, victory)))"_s,
    };
}

QStringList playersAndLists() {
    return {
        uR"(CREATE TABLE player (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    id TEXT NOT NULL CHECK (trim(id) <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    person INTEGER NOT NULL REFERENCES person (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    origin TEXT,
    badge TEXT,
    email TEXT,
    phone TEXT,
    whereabouts TEXT,
    notes TEXT,
    preference TEXT NOT NULL CHECK (preference IN ('base', 'expansion', 'either')),
    copies INTEGER CHECK (copies >= 0),
    expansion_copies INTEGER CHECK (expansion_copies >= 0),
    final_answer TEXT CHECK (final_answer IN ('yes', 'no')),
    disqualified INTEGER CHECK (disqualified IN (0, 1)),
    disqualified_reason TEXT,
    PRIMARY KEY (event, id)))"_s,     uR"(CREATE INDEX player_person ON player (person))"_s,
        uR"(CREATE TABLE keep_apart (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL CHECK (position >= 0),
    players TEXT,
    hard INTEGER NOT NULL CHECK (hard IN (0, 1)),
    PRIMARY KEY (event, position)))"_s, uR"(CREATE TABLE award_decision (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL CHECK (position >= 0),
    faction TEXT NOT NULL,
    player TEXT,
    reason TEXT,
    handed_over INTEGER NOT NULL CHECK (handed_over IN (0, 1)),
    PRIMARY KEY (event, position),
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE TABLE ruling (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL CHECK (position >= 0),
    question TEXT,
    answer TEXT,
    topic TEXT,
    entry TEXT,
    heat INTEGER,
    table_number INTEGER,
    time TEXT,
    PRIMARY KEY (event, position)))"_s,     uR"(CREATE TABLE tie_roll (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL CHECK (position >= 0),
    players TEXT,
    rolls TEXT,
    planned TEXT,
    PRIMARY KEY (event, position)))"_s,
    };
}

// The journal outlives its events (an import may replace one), so it refers to none of them.
QStringList journalAndDrafts() {
    return {
        uR"(CREATE TABLE journal (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    time TEXT NOT NULL,
    hand TEXT NOT NULL,
    event INTEGER,
    kind TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('done', 'undone', 'redone')),
    target INTEGER REFERENCES journal (id),
    schema_version INTEGER NOT NULL,
    content TEXT NOT NULL,
    CHECK ((role = 'done') = (target IS NULL))))"_s,
        uR"(CREATE TABLE draft (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    place TEXT NOT NULL CHECK (place <> ''),
    content TEXT NOT NULL,
    saved TEXT NOT NULL,
    PRIMARY KEY (event, place)))"_s,
    };
}

} // namespace

QStringList schemaVersion1() {
    return peopleAndEvents() + settingsTables() + playersAndLists() + kindSchemasVersion1()
           + journalAndDrafts();
}

QStringList schemaVersion3() {
    return {u"ALTER TABLE person ADD COLUMN also_known_as TEXT"_s,
            u"ALTER TABLE player ADD COLUMN also_known_as TEXT"_s,
            u"ALTER TABLE heat ADD COLUMN cancelled TEXT"_s};
}

QStringList schemaVersion5() {
    return {u"ALTER TABLE event ADD COLUMN host TEXT"_s, uR"(CREATE TABLE event_logo (
    event INTEGER PRIMARY KEY REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    kind TEXT NOT NULL CHECK (kind IN ('png', 'svg')),
    bytes BLOB NOT NULL CHECK (length(bytes) BETWEEN 1 AND 1048576)))"_s};
}

QStringList schemaVersion6() {
    return {uR"(CREATE TABLE event_aids (
    event INTEGER PRIMARY KEY REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    content TEXT NOT NULL))"_s};
}

} // namespace mentat

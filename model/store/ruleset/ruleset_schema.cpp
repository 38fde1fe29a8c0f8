#include "model/store/ruleset/ruleset_tables.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QStringList addedTo(const QString& seats) {
    const QString add = u"ALTER TABLE %1 ADD COLUMN "_s.arg(seats);
    return {add + u"place INTEGER CHECK (place > 0)"_s, add + u"score_thousandths INTEGER"_s,
            add + u"label TEXT"_s};
}

QStringList rulesetTables() {
    return {
        uR"(CREATE TABLE ruleset (
    event INTEGER PRIMARY KEY REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    content TEXT NOT NULL))"_s,
        uR"(CREATE TABLE stage (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL CHECK (trim(name) <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    start_time TEXT,
    minutes INTEGER CHECK (minutes >= 0),
    location TEXT,
    unavailable TEXT,
    present TEXT,
    deadline TEXT,
    closed INTEGER NOT NULL CHECK (closed IN (0, 1)),
    calls TEXT,
    seed INTEGER CHECK (seed >= 0),
    tie_rolls TEXT,
    PRIMARY KEY (event, name)))"_s,
        uR"(CREATE TABLE stage_game (
    event INTEGER NOT NULL,
    stage TEXT NOT NULL,
    table_number INTEGER NOT NULL CHECK (table_number > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    start_time TEXT,
    end_time TEXT,
    minutes INTEGER CHECK (minutes >= 0),
    turns INTEGER CHECK (turns >= 0),
    void INTEGER NOT NULL CHECK (void IN (0, 1)),
    locked INTEGER NOT NULL CHECK (locked IN (0, 1)),
    checked INTEGER NOT NULL CHECK (checked IN (0, 1)),
    accepted TEXT,
    note TEXT,
    PRIMARY KEY (event, stage, table_number),
    FOREIGN KEY (event, stage) REFERENCES stage (event, name) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE TABLE stage_seat (
    event INTEGER NOT NULL,
    stage TEXT NOT NULL,
    table_number INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    player TEXT NOT NULL,
    place INTEGER CHECK (place > 0),
    score_thousandths INTEGER,
    label TEXT,
    dropout INTEGER NOT NULL CHECK (dropout IN (0, 1)),
    excused INTEGER NOT NULL CHECK (excused IN (0, 1)),
    left_at TEXT,
    late INTEGER NOT NULL CHECK (late IN (0, 1)),
    PRIMARY KEY (event, stage, table_number, number),
    FOREIGN KEY (event, stage, table_number)
        REFERENCES stage_game (event, stage, table_number) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
    };
}

} // namespace

std::vector<Migration> rulesetSteps() {
    return {
        {4, u"events by a ruleset"_s,
         addedTo(u"seat"_s) + addedTo(u"final_seat"_s) + rulesetTables(),
         "e6c8bdfde68dcb28636a0577ddc0efed7fc5820a1e503c35e72d5cb31f857883"_ba},
    };
}

} // namespace mentat

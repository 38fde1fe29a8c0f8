#include "model/store/storm/storm_tables.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QStringList stormTables() {
    return {
        uR"(CREATE TABLE house (
    event INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT,
    sponsor TEXT,
    homeworld TEXT,
    solaris_points INTEGER CHECK (solaris_points >= 0),
    favor_points INTEGER CHECK (favor_points >= 0),
    spice_points INTEGER CHECK (spice_points >= 0),
    imperial_allegiances TEXT,
    house_allegiances TEXT,
    PRIMARY KEY (event, player),
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
        uR"(CREATE TABLE storm_game (
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    round INTEGER CHECK (round >= 0),
    table_number INTEGER CHECK (table_number >= 0),
    void INTEGER NOT NULL CHECK (void IN (0, 1)),
    note TEXT,
    PRIMARY KEY (event, number)))"_s,
        uR"(CREATE TABLE storm_seat (
    event INTEGER NOT NULL,
    game INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    player TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('great-house', 'active', 'renegade', 'eliminated')),
    solaris INTEGER CHECK (solaris >= 0),
    favor INTEGER,
    spice INTEGER CHECK (spice >= 0),
    PRIMARY KEY (event, game, position),
    FOREIGN KEY (event, game) REFERENCES storm_game (event, number)
        DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (event, player) REFERENCES player (event, id) DEFERRABLE INITIALLY DEFERRED))"_s,
    };
}

} // namespace

std::vector<Migration> stormSteps() {
    return {
        {1, u"houses and session games"_s, stormTables()},
    };
}

} // namespace mentat

#pragma once

#include "ordered_json.h"
#include "random_document.h"
#include "random_draw.h"

#include <QDateTime>

// The inside of randomDocument(): not for the tests themselves.
namespace mentat::test::raw {

// What the parts of one document have in common while it is made.
struct World {
    explicit World(quint32 seed) : draw(seed) {}

    // Whether an optional key is written: how often differs from document to document, so that
    // there are sparse ones and full ones.
    bool may() { return draw.chance(density); }

    Draw draw;
    int density = 50;
    bool storm = false;
    bool hasExpansion = false;
    QStringList players;
    QDateTime firstDay;
    std::vector<int> heatNumbers;
    // The settings in force.
    int turnLimit = 10;
    int allianceSize = 2;
    double cityPoints = 1;
    double strongholdPoints = 0.5;
    double shieldWallPoints = 0;
};

const QStringList& baseFactions();
const QStringList& expansionFactions();

// random_texts.cpp
QString randomName(Draw& draw);
QString randomText(Draw& draw);
QString randomNotes(Draw& draw);
QString timeText(const QDateTime& time);
// Some players, each once, in any order; fewer where there are not so many.
QStringList somePlayers(World& world, int count);
// Who hosts the event and its logo, each sometimes. Drawn from the year and not from the world, so
// that the other facts of a seed are what they were before there were these.
void setHost(Json& event, int year);
// What lies on the tables and is told the next Game Master, sometimes; drawn from the year too.
void setAids(Json& event, int year, bool hasSheet);
Json listOfTexts(const QStringList& texts);

// random_event.cpp, random_players.cpp, random_game.cpp, random_heats.cpp, random_final.cpp,
// random_storm.cpp
Json randomEvent(World& world);
Json randomPlayers(World& world, int count);
Json randomTieRolls(World& world);
Json randomGame(World& world, const QStringList& seated, int table, bool isFinal);
// The numbers come first, because rulings name them.
void numberHeats(World& world, int count);
Json randomHeats(World& world);
Json randomFinal(World& world);
void addHouse(World& world, Json& player);
Json randomStormGames(World& world);

// Writes the member where there is something to write: no list or object that is empty.
void setUnlessEmpty(Json& object, const QString& key, const Json& value);

} // namespace mentat::test::raw

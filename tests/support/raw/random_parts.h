#pragma once

#include "ordered_json.h"
#include "random_document.h"
#include "random_draw.h"

#include <QDateTime>

// Internals of randomDocument(), not for the tests themselves.
namespace mentat::test::raw {

// State that the parts of one document share while it is generated.
struct World {
    explicit World(quint32 seed) : draw(seed) {}

    // Whether to write an optional key: the density differs between documents, so that there are
    // sparse and full ones.
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
// Some players, without duplicates, in any order; fewer if there are too few.
QStringList somePlayers(World& world, int count);
// Sets the event's host and logo, sometimes. Depends on the year rather than the world, so that the
// other facts of a seed stay as they were.
void setHost(Json& event, int year);
// Sets table aids and notes for the next Game Master, sometimes; also by the year.
void setAids(Json& event, int year, bool hasSheet);
Json listOfTexts(const QStringList& texts);

// random_event.cpp, random_players.cpp, random_game.cpp, random_heats.cpp, random_final.cpp,
// random_storm.cpp
Json randomEvent(World& world);
Json randomPlayers(World& world, int count);
Json randomTieRolls(World& world);
Json randomGame(World& world, const QStringList& seated, int table, bool isFinal);
// Numbers come first, because rulings refer to them.
void numberHeats(World& world, int count);
Json randomHeats(World& world);
Json randomFinal(World& world);
void addHouse(World& world, Json& player);
Json randomStormGames(World& world);

// Writes the member unless it is an empty list or object.
void setUnlessEmpty(Json& object, const QString& key, const Json& value);

} // namespace mentat::test::raw

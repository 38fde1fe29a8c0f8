#include "random_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

const QStringList allSponsors
    = {u"corrino"_s, u"atreides"_s, u"harkonnen"_s, u"guild"_s, u"sisterhood"_s, u"fremen"_s};

Json randomDeck(World& world) {
    QStringList deck = allSponsors;
    world.draw.shuffle(deck);
    return listOfTexts(deck.mid(0, world.draw.below(4)));
}

// R11.1: at most 5 points, an even number of them for favor.
Json randomStartingPoints(World& world) {
    const int favor = 2 * world.draw.below(3);
    const int solaris = world.draw.below(6 - favor);
    const int spice = std::min(3, world.draw.below(6 - favor - solaris));
    Json points = Json::object();
    if (world.draw.chance(90))
        points.set(u"solaris"_s, solaris);
    if (world.draw.chance(90))
        points.set(u"favor"_s, favor);
    if (world.draw.chance(90))
        points.set(u"spice"_s, spice);
    return points;
}

Json randomPlace(World& world, const QString& player) {
    const QString status = world.draw.pick(
        QStringList{u"great-house"_s, u"active"_s, u"active"_s, u"renegade"_s, u"eliminated"_s});
    Json place = Json::object();
    place.set(u"player"_s, player);
    place.set(u"status"_s, status);
    // Eliminated players need no totals, but may have them.
    if (status == u"eliminated"_s && world.draw.chance(70))
        return place;
    place.set(u"solaris"_s, world.draw.below(40));
    place.set(u"favor"_s, world.draw.between(-12, 30));
    place.set(u"spice"_s, world.draw.below(25));
    return place;
}

} // namespace

void addHouse(World& world, Json& player) {
    if (world.may())
        player.set(u"house"_s, randomName(world.draw));
    if (world.may())
        player.set(u"sponsor"_s, world.draw.pick(allSponsors));
    if (world.may())
        player.set(u"homeworld"_s, randomText(world.draw));
    if (world.may())
        setUnlessEmpty(player, u"startingPoints"_s, randomStartingPoints(world));
    if (world.may()) {
        Json allegiances = Json::object();
        setUnlessEmpty(allegiances, u"imperial"_s, randomDeck(world));
        setUnlessEmpty(allegiances, u"house"_s, randomDeck(world));
        setUnlessEmpty(player, u"allegiances"_s, allegiances);
    }
}

Json randomStormGames(World& world) {
    Json games = Json::list();
    const int count = world.draw.below(7);
    const int first = world.draw.chance(80) ? 1 : world.draw.between(2, 9);
    for (int i = 0; i < count; ++i) {
        Json game = Json::object();
        game.set(u"number"_s, first + i);
        Json seats = Json::list();
        const QStringList seated = somePlayers(world, world.draw.between(0, 6));
        for (const QString& player : seated)
            seats.append(randomPlace(world, player));
        game.set(u"seats"_s, seats);
        if (world.may())
            game.set(u"round"_s, world.draw.between(1, 4));
        if (world.may())
            game.set(u"table"_s, world.draw.between(1, 6));
        if (world.draw.chance(10))
            game.set(u"void"_s, true);
        if (world.may())
            game.set(u"note"_s, randomNotes(world.draw));
        games.append(game);
    }
    if (world.draw.chance(10))
        world.draw.shuffle(games.items);
    return games;
}

} // namespace mentat::test::raw

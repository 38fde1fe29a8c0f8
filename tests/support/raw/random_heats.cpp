#include "random_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

// Tables of mostly five and six; sometimes anything from none to eight.
std::vector<QStringList> splitIntoTables(World& world, const QStringList& players) {
    std::vector<QStringList> tables;
    qsizetype from = 0;
    while (from < players.size()) {
        const int size
            = world.draw.chance(80) ? world.draw.between(5, 6) : world.draw.between(1, 8);
        tables.push_back(players.mid(from, size));
        from += size;
    }
    if (world.draw.chance(5))
        tables.push_back({});
    return tables;
}

Json randomDraw(World& world, const QStringList& entrants, const std::vector<QStringList>& tables) {
    Json draw = Json::object();
    Json sizes = Json::list();
    Json drawn = Json::list();
    for (const QStringList& table : tables) {
        sizes.append(static_cast<int>(table.size()));
        if (!table.isEmpty())
            drawn.append(listOfTexts(table));
    }
    // A draw without a seed may come from another program's document.
    if (world.draw.chance(95))
        draw.set(u"seed"_s, world.draw.below(2147483647));
    if (world.draw.chance(95))
        draw.set(u"algorithm"_s, 1);
    if (world.draw.chance(30))
        draw.set(u"avoidRepeats"_s, true);
    if (world.draw.chance(95))
        setUnlessEmpty(draw, u"sizes"_s, sizes);
    if (world.draw.chance(80))
        draw.set(u"expansionTables"_s, world.draw.below(3));
    if (world.draw.chance(20))
        draw.set(u"factions"_s, true);
    setUnlessEmpty(draw, u"entrants"_s, listOfTexts(entrants));
    setUnlessEmpty(draw, u"tables"_s, drawn);
    return draw;
}

// A void game's replay seats the same players at a table with another number: R10.1 allows no
// duplicate numbers.
Json randomGames(World& world, const std::vector<QStringList>& tables) {
    Json games = Json::list();
    int number = 1;
    for (const QStringList& table : tables) {
        if (world.draw.chance(6)) {
            Json game = randomGame(world, table, number++, false);
            Json replayed = Json::object();
            for (const JsonMember& member : game.members) {
                const bool afterVoid = member.key == u"locked"_s || member.key == u"checked"_s
                                       || member.key == u"pool"_s || member.key == u"accepted"_s
                                       || member.key == u"note"_s || member.key == u"seats"_s;
                if (afterVoid && !replayed.find(u"void"_s))
                    replayed.set(u"void"_s, true);
                replayed.set(member.key, member.value);
            }
            games.append(replayed);
        }
        games.append(randomGame(world, table, number++, false));
    }
    if (world.draw.chance(10))
        world.draw.shuffle(games.items);
    return games;
}

Json randomHeat(World& world, int number) {
    Draw& draw = world.draw;
    Json heat = Json::object();
    heat.set(u"number"_s, number);
    if (world.may())
        heat.set(u"name"_s, draw.chance(70) ? u"Heat %1"_s.arg(number) : randomName(draw));
    if (world.may())
        heat.set(u"start"_s, timeText(world.firstDay.addDays(number)));
    heat.set(u"minutes"_s, draw.chance(70) ? 300 : draw.below(600));
    if (world.may())
        heat.set(u"location"_s, randomText(draw));
    // Draw separately, so that the rest is as it was before heats could be canceled.
    Draw apart(static_cast<quint32>(world.firstDay.date().toJulianDay() + number));
    const bool isCanceled = apart.chance(4);
    if (isCanceled)
        heat.set(u"cancelled"_s, randomText(apart));
    const int present
        = draw.between(world.players.isEmpty() ? 0 : 1, static_cast<int>(world.players.size()));
    const QStringList everyone = somePlayers(world, static_cast<int>(world.players.size()));
    const QStringList entrants = everyone.mid(0, present);
    const QStringList standby = everyone.mid(present, draw.chance(30) ? draw.below(4) : 0);
    // A seated player who did not enter is only a warning.
    const QStringList strangers = everyone.mid(present, draw.chance(10) ? 2 : 0);
    heat.set(u"entrants"_s, listOfTexts(entrants));
    setUnlessEmpty(heat, u"standby"_s, listOfTexts(standby));
    QStringList seated = entrants + strangers;
    draw.shuffle(seated);
    const std::vector<QStringList> tables = splitIntoTables(world, seated);
    if (world.may())
        setUnlessEmpty(heat, u"draw"_s, randomDraw(world, entrants, tables));
    const Json games = draw.chance(90) ? randomGames(world, tables) : Json::list();
    heat.set(u"games"_s, isCanceled ? Json::list() : games);
    return heat;
}

} // namespace

void numberHeats(World& world, int count) {
    int number = 0;
    for (int i = 0; i < count; ++i) {
        number += world.draw.chance(95) ? 1 : 2;
        world.heatNumbers.push_back(number);
    }
    if (world.draw.chance(5))
        world.draw.shuffle(world.heatNumbers);
}

Json randomHeats(World& world) {
    Json heats = Json::list();
    for (const int number : world.heatNumbers)
        heats.append(randomHeat(world, number));
    return heats;
}

} // namespace mentat::test::raw

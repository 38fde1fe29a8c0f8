#include "random_play.h"

#include "random_play_parts.h"
#include "raw_scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

QString idOf(int number) {
    return u"p%1"_s.arg(number);
}

void setUnlessEmptyHere(Json& object, const QString& key, const Json& value) {
    if (!value.isEmptyContainer())
        object.set(key, value);
}

Json eventHead(PlayWorld& world, bool usualSettings) {
    Json event = Json::object();
    event.set(u"name"_s, u"Dune"_s);
    event.set(u"year"_s, 2026);
    event.set(u"rules"_s, u"wbc-dune"_s);
    Json sets = Json::list();
    sets.append(u"base"_s);
    const std::vector<std::pair<QString, QStringList>> expansions
        = {{u"ixians-tleilaxu"_s, {u"ixian"_s, u"tleilaxu"_s}},
           {u"choam-richese"_s, {u"choam"_s, u"richese"_s}},
           {u"ecaz-moritani"_s, {u"ecaz"_s, u"moritani"_s}}};
    for (const auto& [name, factions] : expansions) {
        if (!world.draw.chance(35))
            continue;
        sets.append(name);
        world.expansionFactions += factions;
    }
    event.set(u"sets"_s, sets);
    setUnlessEmptyHere(event, u"settings"_s, drawSettings(world, usualSettings));
    return event;
}

Json drawPlayers(PlayWorld& world, int count) {
    Json players = Json::list();
    QStringList ids;
    for (int number = 1; number <= count; ++number)
        ids.append(idOf(number));
    // Registration follows document order, not ids.
    if (world.draw.chance(50))
        world.draw.shuffle(ids);
    for (const QString& id : ids) {
        Json player = Json::object();
        player.set(u"id"_s, id);
        player.set(u"name"_s, QString(u"Player "_s + id.mid(1)));
        player.set(u"preference"_s, u"either"_s);
        players.append(player);
    }
    world.players = ids;
    return players;
}

// Leaves some out if they do not fill a game.
std::vector<QStringList> split(Draw& draw, QStringList entrants) {
    std::vector<QStringList> tables;
    draw.shuffle(entrants);
    while (entrants.size() >= 3) {
        const int most = std::min(6, static_cast<int>(entrants.size()));
        const int size = draw.chance(60) ? most : draw.between(3, most);
        tables.push_back(entrants.mid(0, size));
        entrants = entrants.mid(size);
    }
    return tables;
}

// The same people may replay a void game.
Json drawGames(PlayWorld& world, const QStringList& entrants) {
    Json games = Json::list();
    int table = 1;
    for (const QStringList& seated : split(world.draw, entrants)) {
        for (bool again = true; again; ++table) {
            Json game = drawTable(world, seated, table, TableKind::Heat);
            const bool isVoid = world.draw.chance(8);
            again = isVoid && world.draw.chance(50);
            if (isVoid)
                game.set(u"void"_s, true);
            games.append(game);
        }
    }
    return games;
}

Json drawHeat(PlayWorld& world, int number, int order) {
    QStringList entrants;
    const int turnout = world.draw.pick(std::vector<int>{100, 90, 50});
    for (const QString& player : world.players) {
        if (world.draw.chance(turnout))
            entrants.append(player);
    }
    Json heat = Json::object();
    heat.set(u"number"_s, number);
    heat.set(u"name"_s, u"Heat %1"_s.arg(number));
    heat.set(u"start"_s, u"2026-07-%1T13:00"_s.arg(26 + order));
    heat.set(u"minutes"_s, 300);
    Json list = Json::list();
    for (const QString& entrant : entrants)
        list.append(entrant);
    heat.set(u"entrants"_s, list);
    heat.set(u"games"_s, drawGames(world, entrants));
    return heat;
}

Json drawHeats(PlayWorld& world, int count) {
    Json heats = Json::list();
    int number = 1;
    for (int order = 0; order < count; ++order) {
        heats.append(drawHeat(world, number, order));
        number += world.draw.chance(90) ? 1 : 2;
    }
    return heats;
}

QStringList outOf(const Json& document) {
    QStringList out;
    for (const Json& row : rawStandings(document).items) {
        if (row.find(u"status"_s)->text == u"disqualified"_s)
            out.append(row.find(u"player"_s)->text);
    }
    return out;
}

// R6.2
void drawWords(PlayWorld& world, Json& document) {
    const QStringList dropped = outOf(document);
    for (Json& player : document.find(u"players"_s)->items) {
        const bool left = dropped.contains(player.find(u"id"_s)->text);
        if (world.draw.chance(left ? 40 : 2)) {
            player.set(u"disqualified"_s, false);
        } else if (world.draw.chance(3)) {
            player.set(u"disqualified"_s, true);
            player.set(u"disqualifiedReason"_s, u"for cause"_s);
        }
    }
}

// At most one per faction, valid or not.
void drawDecisions(PlayWorld& world, Json& document) {
    Json decisions = Json::list();
    for (const Json& award : rawAwards(document).items) {
        const bool tied = award.find(u"tied"_s)->flag;
        if (!world.draw.chance(tied ? 65 : 8))
            continue;
        const auto& winners = award.find(u"winners"_s)->items;
        Json decision = Json::object();
        decision.set(u"faction"_s, *award.find(u"faction"_s));
        if (!winners.empty() && world.draw.chance(80))
            decision.set(u"player"_s, *world.draw.pick(winners).find(u"player"_s));
        else if (world.draw.chance(90))
            decision.set(u"player"_s, world.draw.pick(world.players));
        decisions.append(decision);
    }
    Json* event = document.find(u"event"_s);
    setUnlessEmptyHere(*event, u"awardDecisions"_s, decisions);
}

Json stormSeat(Draw& draw, const QString& player, int top) {
    const QStringList statuses = {u"great-house"_s, u"active"_s, u"renegade"_s, u"eliminated"_s};
    const QString status = draw.pick(statuses);
    Json seat = Json::object();
    seat.set(u"player"_s, player);
    seat.set(u"status"_s, status);
    if (status == u"eliminated"_s && draw.chance(70))
        return seat;
    seat.set(u"solaris"_s, draw.below(top));
    seat.set(u"favor"_s, draw.between(-3, top));
    seat.set(u"spice"_s, draw.below(top));
    return seat;
}

Json stormGame(Draw& draw, QStringList players, int number, int top) {
    Json game = Json::object();
    game.set(u"number"_s, number);
    draw.shuffle(players);
    Json seats = Json::list();
    for (const QString& player : players.mid(0, draw.between(0, 6)))
        seats.append(stormSeat(draw, player, top));
    game.set(u"seats"_s, seats);
    if (draw.chance(12))
        game.set(u"void"_s, true);
    return game;
}

Json wholeDocument(const Json& event, const Json& players) {
    Json document = Json::object();
    document.set(u"format"_s, u"mentat-event"_s);
    document.set(u"version"_s, 1);
    document.set(u"event"_s, event);
    document.set(u"players"_s, players);
    return document;
}

} // namespace

QByteArray randomPlayedEvent(quint32 seed, const RandomPlayOptions& options) {
    PlayWorld world(seed * 2654435761U + 97);
    Draw& draw = world.draw;
    const std::vector<int> fields
        = {draw.below(7), draw.between(6, 14), draw.between(8, 24), draw.between(18, 45)};
    const int drawnPlayers = draw.chance(3) ? 0 : draw.pick(fields);
    const int drawnHeats = draw.chance(3) ? 0 : draw.between(1, 4);
    const bool drawnUsual = draw.chance(50);
    const bool drawnFinal = draw.chance(75);
    drawMood(world);
    const Json event = eventHead(world, options.defaultSettings.value_or(drawnUsual));
    const Json players = drawPlayers(world, options.players.value_or(drawnPlayers));
    const Json heats = drawHeats(world, options.heats.value_or(drawnHeats));
    Json document = wholeDocument(event, players);
    setUnlessEmptyHere(document, u"heats"_s, heats);
    drawWords(world, document);
    drawDecisions(world, document);
    const auto tiedWith = [&](const Json& entries) {
        Json tried = document;
        tried.set(u"tieRolls"_s, entries);
        return tiedRows(rawStandings(tried), u"rank"_s);
    };
    // Before the heats, which may be absent.
    const Json entries = drawTieRolls(world, tiedWith);
    document.remove(u"heats"_s);
    setUnlessEmptyHere(document, u"tieRolls"_s, entries);
    setUnlessEmptyHere(document, u"heats"_s, heats);
    if (options.finishedFinal.value_or(drawnFinal))
        document.set(u"final"_s, drawFinal(world, document, options.finishedFinal));
    return writeJson(document);
}

QByteArray randomStormEvent(quint32 seed) {
    PlayWorld world(seed * 2654435761U + 98);
    Json event = Json::object();
    event.set(u"name"_s, u"Eye of the Storm"_s);
    event.set(u"year"_s, 2026);
    event.set(u"rules"_s, u"eye-of-the-storm"_s);
    const Json players = drawPlayers(world, world.draw.below(10));
    Json games = Json::list();
    const int top = world.draw.pick(std::vector<int>{2, 4, 30});
    const int count = world.draw.below(6);
    for (int number = 1; number <= count; ++number)
        games.append(stormGame(world.draw, world.players, number, top));
    Json document = wholeDocument(event, players);
    setUnlessEmptyHere(document, u"games"_s, games);
    return writeJson(document);
}

QByteArray randomAdjudication(quint32 seed) {
    PlayWorld world(seed * 2654435761U + 99);
    Draw& draw = world.draw;
    drawMood(world);
    world.unknown = draw.pick(std::vector<int>{0, 0, 2, 20});
    world.blank = 0;
    if (draw.chance(60))
        world.topValues = {draw.below(2), draw.below(2), draw.below(2), draw.below(2)};
    world.expansionFactions = {u"ixian"_s, u"tleilaxu"_s};
    const int players = draw.chance(90) ? draw.between(3, 6) : draw.between(1, 8);
    QStringList seated;
    for (int number = 1; number <= players; ++number)
        seated.append(idOf(number));
    draw.shuffle(seated);
    Json game = drawTable(world, seated, 1, TableKind::Alone);
    if (!draw.chance(50))
        return writeJson(game);
    Json seats = Json::object();
    seats.set(u"seats"_s, *game.find(u"seats"_s));
    return writeJson(seats);
}

} // namespace mentat::test::raw

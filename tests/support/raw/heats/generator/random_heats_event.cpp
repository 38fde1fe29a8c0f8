#include "random_heats_event.h"

#include "heats_world.h"

#include "tests/support/raw/heats/raw_heats.h"
#include "tests/support/raw/random_parts.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

Json textList(const QStringList& texts) {
    Json list = Json::list();
    for (const QString& text : texts)
        list.append(text);
    return list;
}

QStringList textsIn(const Json& list) {
    QStringList texts;
    for (const Json& item : list.items)
        texts.append(item.text);
    return texts;
}

std::vector<int> sizesIn(const Json& object) {
    std::vector<int> sizes;
    for (const Json& size : object.find(u"sizes"_s)->items)
        sizes.push_back(static_cast<int>(std::llround(size.number)));
    return sizes;
}

QString timeAfter(const World& world, int minutes) {
    return timeText(world.firstDay.addSecs(60 * minutes));
}

// Varies events: what occurs at all, and how often.
void drawMood(World& world) {
    Draw& draw = world.draw;
    world.density = draw.pick(std::vector<int>{0, 15, 15, 50, 95});
    world.shared = draw.pick(std::vector<int>{0, 10, 25, 60});
    world.dropouts = draw.pick(std::vector<int>{0, 10, 30, 60});
    world.voids = draw.pick(std::vector<int>{0, 5, 15, 30});
    world.unfinished = draw.pick(std::vector<int>{0, 3, 20});
    world.scored = draw.pick(std::vector<int>{0, 60, 100, 100});
    world.scoresAlone = draw.pick(std::vector<int>{0, 30, 100});
    world.unknown = draw.pick(std::vector<int>{0, 5, 20});
    world.bottom = draw.pick(std::vector<int>{0, 0, 0, 3, 1000});
    world.top = draw.pick(std::vector<int>{0, 1, 2, 6, 40, 2000});
    world.step = draw.pick(std::vector<int>{1000, 1000, 500, 125, 1, 333});
    world.rolls.die = draw.pick(std::vector<int>{1, 2, 6, 20});
    world.firstDay = QDateTime(QDate(draw.between(1992, 2035), draw.between(1, 12), 3),
                               QTime(draw.below(24), draw.below(60)), Qt::UTC);
}

namespace {

Json drawSettings(Draw& draw) {
    Json settings = Json::object();
    if (draw.chance(20))
        settings.set(u"graceMinutes"_s, draw.pick(std::vector<int>{0, 5, 30}));
    if (draw.chance(20))
        settings.set(u"lastTurnMinutes"_s, draw.pick(std::vector<int>{15, 30}));
    if (draw.chance(40))
        settings.set(u"prizeLevel"_s, draw.pick(std::vector<int>{0, 1, 2, 4, 6}));
    return settings;
}

Json drawKeepApart(World& world) {
    Json list = Json::list();
    if (world.players.size() < 2 || !world.may())
        return list;
    QStringList apart = world.players;
    world.draw.shuffle(apart);
    Json pair = Json::object();
    pair.set(u"players"_s, textList(apart.mid(0, 2)));
    if (world.draw.chance(40))
        pair.set(u"hard"_s, true);
    list.append(pair);
    return list;
}

Json drawRulings(World& world) {
    Json list = Json::list();
    for (int count = world.may() ? world.draw.below(3) : 0; count > 0; --count) {
        Json ruling = Json::object();
        ruling.set(u"question"_s, randomNotes(world.draw));
        if (world.may())
            ruling.set(u"answer"_s, randomNotes(world.draw));
        if (world.may())
            ruling.set(u"heat"_s, world.draw.between(1, 4));
        if (world.may())
            ruling.set(u"table"_s, world.draw.between(1, 8));
        if (world.may())
            ruling.set(u"time"_s, timeAfter(world, world.draw.below(5000)));
        list.append(ruling);
    }
    return list;
}

Json drawEvent(World& world) {
    Draw& draw = world.draw;
    Json event = Json::object();
    event.set(u"name"_s, draw.chance(50) ? u"Puerto Rico"_s : randomName(draw));
    if (world.may())
        event.set(u"code"_s, u"PRO"_s);
    event.set(u"year"_s, world.firstDay.date().year());
    event.set(u"rules"_s, u"heats"_s);
    if (world.may())
        event.set(u"location"_s, randomText(draw));
    if (world.may())
        event.set(u"gm"_s, randomName(draw));
    if (world.may())
        event.set(u"assistants"_s, textList({randomName(draw), randomName(draw)}));
    if (world.may())
        event.set(u"notes"_s, randomNotes(draw));
    if (draw.chance(10))
        event.set(u"closed"_s, true);
    setHost(event, world.firstDay.date().year());
    setUnlessEmpty(event, u"settings"_s, drawSettings(draw));
    event.set(u"ruleset"_s, world.isSecond() ? drawSecondRuleset(world) : drawRuleset(world));
    setUnlessEmpty(event, u"keepApart"_s, drawKeepApart(world));
    setUnlessEmpty(event, u"rulings"_s, drawRulings(world));
    setAids(event, world.firstDay.date().year(), true);
    return event;
}

Json drawPlayer(World& world, const QString& id) {
    Draw& draw = world.draw;
    Json player = Json::object();
    player.set(u"id"_s, id);
    player.set(u"name"_s, randomName(draw));
    if (draw.chance(world.density / 4))
        player.set(u"alsoKnownAs"_s, textList({randomName(draw)}));
    if (world.may())
        player.set(u"from"_s, draw.pick(QStringList{u"PA"_s, u"NY"_s, u"Kraków"_s, u"東京"_s}));
    if (world.may())
        player.set(u"badge"_s, QString::number(draw.between(1, 2000)));
    if (world.may())
        player.set(u"email"_s, randomText(draw));
    if (world.may())
        player.set(u"phone"_s, randomText(draw));
    if (world.may())
        player.set(u"whereabouts"_s, randomText(draw));
    if (world.may())
        player.set(u"notes"_s, randomNotes(draw));
    if (world.may())
        player.set(u"copies"_s, draw.between(1, 3));
    if (world.may())
        player.set(u"finalAnswer"_s, draw.chance(70) ? u"yes"_s : u"no"_s);
    return player;
}

// Registration follows document order, not ids.
void nameIds(World& world, int count) {
    for (int number = 1; number <= count; ++number)
        world.players.append(u"p%1"_s.arg(number));
    if (world.draw.chance(50))
        world.draw.shuffle(world.players);
    world.rolls.players = world.players;
}

Json drawPlayers(World& world) {
    Json players = Json::list();
    for (const QString& id : world.players)
        players.append(drawPlayer(world, id));
    return players;
}

Json drawRecord(World& world, const QStringList& entrants, const std::vector<QStringList>& tables) {
    Json record = Json::object();
    Json sizes = Json::list();
    Json drawn = Json::list();
    for (const QStringList& table : tables) {
        sizes.append(static_cast<int>(table.size()));
        drawn.append(textList(table));
    }
    record.set(u"seed"_s, world.draw.below(2147483647));
    record.set(u"algorithm"_s, 1);
    if (world.draw.chance(30))
        record.set(u"avoidRepeats"_s, true);
    setUnlessEmpty(record, u"sizes"_s, sizes);
    setUnlessEmpty(record, u"entrants"_s, textList(entrants));
    setUnlessEmpty(record, u"tables"_s, drawn);
    return record;
}

Json drawHeat(World& world, int number) {
    Draw& draw = world.draw;
    Json heat = Json::object();
    heat.set(u"number"_s, number);
    if (world.may())
        heat.set(u"name"_s, u"Heat %1"_s.arg(number));
    if (world.may())
        heat.set(u"start"_s, timeAfter(world, number * 1440));
    heat.set(u"minutes"_s, draw.chance(70) ? 300 : draw.below(600));
    if (world.may())
        heat.set(u"location"_s, randomText(draw));
    const bool isCanceled = draw.chance(3);
    if (isCanceled)
        heat.set(u"cancelled"_s, randomText(draw));
    const int turnout = draw.pick(std::vector<int>{100, 90, 60, 30});
    QStringList entrants;
    QStringList others;
    for (const QString& player : world.players)
        (draw.chance(turnout) ? entrants : others).append(player);
    heat.set(u"entrants"_s, textList(entrants));
    if (draw.chance(15))
        setUnlessEmpty(heat, u"standby"_s, textList(others.mid(0, 2)));
    const std::vector<QStringList> tables = drawTables(world, entrants, world.sizes);
    if (world.may())
        setUnlessEmpty(heat, u"draw"_s, drawRecord(world, entrants, tables));
    heat.set(u"games"_s, isCanceled ? Json::list() : drawGames(world, tables));
    return heat;
}

Json drawHeats(World& world, int count) {
    Json heats = Json::list();
    int number = 1;
    for (int order = 0; order < count; ++order) {
        heats.append(drawHeat(world, number));
        number += world.draw.chance(90) ? 1 : 2;
    }
    return heats;
}

// R6.2
void drawWords(World& world, Json& document) {
    QStringList dropped;
    for (const Json& row : rawHeatsStandings(document, world.edition).items) {
        if (row.find(u"status"_s)->text == u"disqualified"_s)
            dropped.append(row.find(u"player"_s)->text);
    }
    for (Json& player : document.find(u"players"_s)->items) {
        const bool left = dropped.contains(player.find(u"id"_s)->text);
        if (world.draw.chance(left ? 30 : 2)) {
            player.set(u"disqualified"_s, false);
        } else if (world.draw.chance(4)) {
            player.set(u"disqualified"_s, true);
            if (world.may())
                player.set(u"disqualifiedReason"_s, u"for cause"_s);
        }
    }
}

// Disqualifies a player of a stage for cause, after the consequences for others are drawn.
void sendAway(World& world, Json& document) {
    QStringList seated;
    const Json* stages = document.find(u"stages"_s);
    for (const Json& stage : stages ? stages->items : std::vector<Json>()) {
        for (const Json& game : stage.find(u"games"_s)->items) {
            for (const Json& seat : game.find(u"seats"_s)->items)
                seated.append(seat.find(u"player"_s)->text);
        }
    }
    if (seated.isEmpty())
        return;
    const QString out = world.draw.pick(seated);
    for (Json& player : document.find(u"players"_s)->items) {
        const bool hasReason = player.find(u"disqualifiedReason"_s);
        if (player.find(u"id"_s)->text == out && !hasReason)
            player.set(u"disqualified"_s, true);
    }
}

} // namespace

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

QByteArray randomHeatsEvent(quint32 seed, const RandomHeatsOptions& options) {
    heats::World world(seed * 2654435761U + 201);
    world.edition = options.edition;
    Draw& draw = world.draw;
    const std::vector<int> fields = {draw.below(8), draw.between(4, 12), draw.between(6, 16),
                                     draw.between(8, 24), draw.between(20, 60)};
    const int drawnPlayers = draw.chance(2) ? 0 : draw.pick(fields);
    const int drawnHeats = draw.chance(2) ? 0 : draw.between(1, 5);
    const bool drawnPlayed = draw.chance(world.isSecond() ? 30 : 45);
    heats::drawMood(world);
    heats::nameIds(world, options.players.value_or(drawnPlayers));
    Json document = Json::object();
    document.set(u"format"_s, u"mentat-event"_s);
    document.set(u"version"_s, 1);
    Json event = heats::drawEvent(world);
    if (options.isOpen)
        event.remove(u"closed"_s);
    document.set(u"event"_s, event);
    document.set(u"players"_s, heats::drawPlayers(world));
    const Json games = heats::drawHeats(world, options.heats.value_or(drawnHeats));
    setUnlessEmpty(document, u"heats"_s, games);
    heats::drawWords(world, document);
    const auto tiedWith = [&](const Json& entries) {
        Json tried = document;
        tried.set(u"tieRolls"_s, entries);
        return tiedRows(rawHeatsStandings(tried, options.edition), u"rank"_s);
    };
    // Before the heats, which may be absent.
    const Json entries
        = world.players.isEmpty() ? Json::list() : drawTieRolls(world.rolls, tiedWith);
    document.remove(u"heats"_s);
    setUnlessEmpty(document, u"tieRolls"_s, entries);
    setUnlessEmpty(document, u"heats"_s, games);
    const bool isPlayed = options.playedStages.value_or(drawnPlayed);
    setUnlessEmpty(document, u"stages"_s, heats::drawStages(world, document, isPlayed));
    if (draw.chance(30))
        heats::sendAway(world, document);
    return writeJson(document);
}

} // namespace mentat::test::raw

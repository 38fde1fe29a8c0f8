#include "random_play_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

void drawMood(PlayWorld& world) {
    Draw& draw = world.draw;
    const std::vector<int> tops = {0, 1, 1, 2, 2, 4, 14};
    for (int& top : world.topValues)
        top = draw.pick(tops);
    world.topPoints = draw.pick(std::vector<int>{0, 1, 2, 3, 6, 6, 20});
    world.topTurns = draw.pick(std::vector<int>{1, 2, 4, 10});
    world.die = draw.pick(std::vector<int>{1, 2, 2, 6, 20});
    world.unknown = draw.pick(std::vector<int>{0, 0, 4, 20, 50});
    world.blank = draw.pick(std::vector<int>{0, 5, 30});
    world.dropouts = draw.pick(std::vector<int>{0, 10, 30, 60});
    world.words = draw.pick(std::vector<int>{0, 2, 10});
}

namespace {

Json drawQpTable(Draw& draw) {
    Json table = Json::object();
    for (const QString& row :
         {u"solo"_s, u"alliance"_s, u"bg-prediction"_s, u"fremen-default"_s, u"guild-default"_s,
          u"adjudicated"_s, u"fremen-default-alliance"_s, u"guild-default-alliance"_s}) {
        if (!draw.chance(40))
            continue;
        Json points = Json::list();
        points.append(draw.below(7) / 2.0);
        points.append(draw.below(7) / 2.0);
        table.set(row, points);
    }
    return table;
}

// Draws a number to apply, and writes its member unless it is the default.
void drawNumber(PlayWorld& world, Json& settings, const QString& key, int& inForce,
                const std::vector<int>& choices, double unit = 1) {
    const int byDefault = inForce;
    if (world.draw.chance(50))
        inForce = world.draw.pick(choices);
    if (inForce != byDefault)
        settings.set(key, inForce * unit);
}

} // namespace

Json drawSettings(PlayWorld& world, bool usual) {
    Json settings = Json::object();
    if (usual)
        return settings;
    Draw& draw = world.draw;
    drawNumber(world, settings, u"finalists"_s, world.finalists, {1, 2, 3, 4, 5, 7, 9, 50});
    if (draw.chance(50))
        settings.set(u"tieBreakValues"_s, u"alliance"_s);
    if (draw.chance(40)) {
        world.wallCounts = false;
        settings.set(u"shieldWallAdjudicated"_s, false);
    }
    drawNumber(world, settings, u"shieldWallPoints"_s, world.wallHalves, {1, 2, 5}, 0.5);
    drawNumber(world, settings, u"cityPoints"_s, world.cityHalves, {0, 1, 3}, 0.5);
    drawNumber(world, settings, u"strongholdPoints"_s, world.strongholdHalves, {0, 2, 3}, 0.5);
    const Json table = drawQpTable(draw);
    if (draw.chance(50) && !table.isEmptyContainer())
        settings.set(u"qpTable"_s, table);
    drawNumber(world, settings, u"turnLimit"_s, world.turnLimit, {1, 6, 12});
    drawNumber(world, settings, u"allianceSize"_s, world.allianceSize, {1, 3, 4});
    if (draw.chance(30))
        settings.set(u"countAt"_s, u"turn-end"_s);
    if (draw.chance(30))
        settings.set(u"finalClockWaived"_s, true);
    int prizeLevel = 3;
    drawNumber(world, settings, u"prizeLevel"_s, prizeLevel, {0, 1, 2, 4, 6, 11});
    return settings;
}

namespace {

Json rolled(PlayWorld& world, QStringList players) {
    Json entry = Json::object();
    Json ids = Json::list();
    Json rolls = Json::list();
    world.draw.shuffle(players);
    for (const QString& player : players) {
        ids.append(player);
        rolls.append(world.draw.between(1, world.die));
    }
    entry.set(u"players"_s, ids);
    entry.set(u"rolls"_s, rolls);
    return entry;
}

// Fewer rolls than players, or none.
Json incomplete(PlayWorld& world, const QStringList& players) {
    Json entry = rolled(world, players);
    Json* rolls = entry.find(u"rolls"_s);
    rolls->items.resize(
        static_cast<size_t>(world.draw.below(static_cast<int>(rolls->items.size()))));
    if (rolls->items.empty())
        entry.remove(u"rolls"_s);
    entry.set(u"planned"_s, u"Saturday 8:45"_s);
    return entry;
}

// One too many, or one too few.
QStringList otherPlayers(PlayWorld& world, QStringList players) {
    const QString other = world.draw.pick(world.players);
    if (players.contains(other))
        players.removeAll(other);
    else
        players.append(other);
    return players;
}

void addEntries(PlayWorld& world, const QStringList& tied, Json& entries) {
    Draw& draw = world.draw;
    const int kind = draw.below(100);
    if (kind < 20)
        return;
    if (kind < 30) {
        entries.append(incomplete(world, tied));
        return;
    }
    if (kind < 42) {
        const QStringList others = otherPlayers(world, tied);
        if (!others.isEmpty())
            entries.append(rolled(world, others));
        return;
    }
    Json entry = rolled(world, tied);
    if (kind < 52) {
        for (Json& roll : entry.find(u"rolls"_s)->items)
            roll = 4;
    }
    entries.append(entry);
    if (draw.chance(8))
        entries.append(incomplete(world, tied));
    if (draw.chance(8))
        entries.append(rolled(world, tied));
}

} // namespace

Json drawTieRolls(PlayWorld& world, const TiedGroups& groups) {
    Json entries = Json::list();
    // Smaller ties show only after the larger one is rolled.
    for (int rounds = world.draw.below(5); rounds > 0; --rounds) {
        for (const QStringList& tied : groups(entries))
            addEntries(world, tied, entries);
    }
    if (world.players.size() > 2 && world.draw.chance(15))
        entries.append(rolled(world, world.players.mid(0, 2)));
    // The order matters only for the same players: smaller ties may come first.
    if (world.draw.chance(30)) {
        const auto sizeOf
            = [](const Json& entry) { return entry.find(u"players"_s)->items.size(); };
        std::stable_sort(entries.items.begin(), entries.items.end(),
                         [&](const Json& a, const Json& b) { return sizeOf(a) < sizeOf(b); });
    }
    return entries;
}

std::vector<QStringList> tiedRows(const Json& rows, const QString& key) {
    std::vector<QStringList> groups;
    double last = -1;
    for (const Json& row : rows.items) {
        const Json* number = row.find(key);
        if (number->kind != Json::Kind::Number)
            continue;
        if (number->number != last)
            groups.emplace_back();
        last = number->number;
        groups.back().append(row.find(u"player"_s)->text);
    }
    std::erase_if(groups, [](const QStringList& group) { return group.size() < 2; });
    return groups;
}

} // namespace mentat::test::raw

#include "random_parts.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

/// Drawn separately, so that the rest is as it was before players had other names.
void addOtherNames(Json& player, const QString& id) {
    Draw draw(static_cast<quint32>(qHash(id, 0)));
    if (!draw.chance(12))
        return;
    Json names = Json::list();
    names.append(randomName(draw));
    player.set(u"alsoKnownAs"_s, names);
}

Json randomPlayer(World& world, const QString& id) {
    Draw& draw = world.draw;
    Json player = Json::object();
    player.set(u"id"_s, id);
    player.set(u"name"_s, randomName(draw));
    addOtherNames(player, id);
    if (world.may())
        player.set(u"from"_s,
                   draw.pick(QStringList{u"PA"_s, u"NY"_s, u"ON"_s, u"Kraków"_s, u"東京"_s}));
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
    player.set(u"preference"_s,
               draw.pick(QStringList{u"base"_s, u"expansion"_s, u"either"_s, u"either"_s}));
    if (world.may())
        player.set(u"copies"_s, draw.below(4));
    if (world.may())
        player.set(u"expansionCopies"_s, draw.below(3));
    if (world.may())
        player.set(u"finalAnswer"_s, draw.chance(70) ? u"yes"_s : u"no"_s);
    // Absent, false, and true mean three different things (R6.2).
    if (draw.chance(12))
        player.set(u"disqualified"_s, draw.chance(60));
    if (draw.chance(12))
        player.set(u"disqualifiedReason"_s, randomNotes(draw));
    if (world.storm)
        addHouse(world, player);
    return player;
}

// Ids can be any text; most documents have p1, p2, …
QString idOf(int style, int number) {
    switch (style) {
    case 0: return u"player-%1"_s.arg(number, 3, 10, QChar(u'0'));
    case 1: return u"ź/%1~\"x\""_s.arg(number);
    case 2: return u"№ %1 \\ 山"_s.arg(number);
    case 3: return QString::number(number * 7919);
    default: return u"p%1"_s.arg(number);
    }
}

} // namespace

// Fills in the world's ids, in document order.
Json randomPlayers(World& world, int count) {
    const int style = world.draw.below(16);
    for (int number = 1; number <= count; ++number)
        world.players.append(idOf(style, number));
    if (world.draw.chance(10))
        world.draw.shuffle(world.players);
    Json players = Json::list();
    const QStringList ids = world.players;
    for (const QString& id : ids)
        players.append(randomPlayer(world, id));
    return players;
}

Json randomTieRolls(World& world) {
    Json list = Json::list();
    for (int count = world.draw.below(4); count > 0 && world.players.size() > 1; --count) {
        const QStringList tied = somePlayers(world, world.draw.between(2, 5));
        Json tie = Json::object();
        tie.set(u"players"_s, listOfTexts(tied));
        Json rolls = Json::list();
        // Fewer rolls than players: some have not rolled yet.
        const int rolled
            = world.draw.chance(80) ? static_cast<int>(tied.size()) : world.draw.below(2);
        for (int i = 0; i < rolled; ++i)
            rolls.append(world.draw.between(1, world.draw.chance(80) ? 6 : 20));
        setUnlessEmpty(tie, u"rolls"_s, rolls);
        if (rolls.items.empty() || world.draw.chance(10))
            tie.set(u"planned"_s, u"Saturday 8:45"_s);
        list.append(tie);
    }
    return list;
}

} // namespace mentat::test::raw

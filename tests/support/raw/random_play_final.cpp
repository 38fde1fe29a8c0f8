#include "random_play_parts.h"
#include "raw_scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

QStringList texts(const Json* list) {
    QStringList all;
    for (const Json& item : list->items)
        all.append(item.text);
    return all;
}

Json absentees(PlayWorld& world, const Json& document) {
    Json list = Json::list();
    const int percentage = world.draw.pick(std::vector<int>{0, 10, 40});
    const QStringList qualifiers = texts(rawFinalists(document).find(u"qualifiers"_s));
    for (const QString& player : world.players) {
        if (world.draw.chance(qualifiers.contains(player) ? percentage : percentage / 3))
            list.append(player);
    }
    return list;
}

// The line-up, sometimes with another player; always enough for a game.
QStringList finalists(PlayWorld& world, const Json& document) {
    QStringList seated = texts(rawFinalists(document).find(u"lineup"_s));
    QStringList others = world.players;
    world.draw.shuffle(others);
    for (const QString& other : others) {
        const bool taken = seated.contains(other);
        if (!taken && (seated.size() < 3 || (seated.size() < 8 && world.draw.chance(3))))
            seated.append(other);
    }
    seated = seated.mid(0, 12);
    if (world.draw.chance(50))
        world.draw.shuffle(seated);
    return seated;
}

Json withFinal(const Json& document, const Json& last) {
    Json whole = document;
    whole.set(u"final"_s, last);
    return whole;
}

void addPicks(Json& last, const Json& game) {
    Json picks = Json::list();
    for (const Json& seat : game.find(u"seats"_s)->items) {
        const Json* faction = seat.find(u"faction"_s);
        if (!faction)
            continue;
        Json pick = Json::object();
        pick.set(u"player"_s, *seat.find(u"player"_s));
        pick.set(u"faction"_s, *faction);
        picks.append(pick);
    }
    if (!picks.isEmptyContainer())
        last.set(u"picks"_s, picks);
}

// The game's ties exist only after it; their entries come before it.
void addGame(PlayWorld& world, const Json& document, Json& last, const Json& game) {
    const auto tiedIn = [&](const Json& entries) {
        Json tried = last;
        tried.set(u"tieRolls"_s, entries);
        tried.set(u"game"_s, game);
        return tiedRows(rawPlacements(withFinal(document, tried)), u"place"_s);
    };
    const Json entries = drawTieRolls(world, tiedIn);
    if (!entries.isEmptyContainer())
        last.set(u"tieRolls"_s, entries);
    last.set(u"game"_s, game);
}

// A game under way. Only a concession has no turns (R10.4).
void breakOff(Json& game) {
    game.remove(u"victory"_s);
    game.remove(u"ending"_s);
    const Json* turns = game.find(u"turns"_s);
    if (turns && turns->number == 0)
        game.remove(u"turns"_s);
}

} // namespace

Json drawFinal(PlayWorld& world, const Json& document, std::optional<bool> finished) {
    Draw& draw = world.draw;
    Json last = Json::object();
    last.set(u"start"_s, u"2026-08-01T09:00"_s);
    const Json absent = absentees(world, document);
    if (!absent.isEmptyContainer())
        last.set(u"unavailable"_s, absent);
    if (draw.chance(50))
        last.set(u"closed"_s, true);
    const QStringList seated = finalists(world, withFinal(document, last));
    const bool drawnFinished = draw.chance(75);
    if (seated.size() < 3) {
        if (draw.chance(30))
            last.set(u"game"_s, Json::object());
        return last;
    }
    Json game = drawTable(world, seated, 1, TableKind::Final);
    if (!finished.value_or(drawnFinished)) {
        const int state = draw.below(3);
        if (state == 0)
            return last;
        if (state == 1)
            game.set(u"void"_s, true);
        else
            breakOff(game);
    }
    if (draw.chance(50))
        addPicks(last, game);
    addGame(world, document, last, game);
    return last;
}

} // namespace mentat::test::raw

#include "fault_planting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// R10.1: unknown ids; duplicate ids, numbers, and items.
namespace mentat::test::raw {

namespace {

using enum FieldType;

const QStringList& strangers() {
    static const QStringList ids = {u"nobody"_s, u"P1"_s, u"p0"_s, u"p1 "_s, u"p999"_s, QString()};
    return ids;
}

Planted plantStranger(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.type == PlayerRef; }, false);
    if (!spot)
        return std::nullopt;
    put(planting.root, spot->pointer, planting.draw.pick(strangers()));
    return refused(u"R10.1"_s, spot->pointer);
}

std::optional<QString> someList(Planting& planting, const std::vector<QString>& paths) {
    std::vector<QString> lists;
    for (const QString& path : paths) {
        for (const QString& list : places(planting.root, path))
            lists.push_back(list);
    }
    return lists.empty() ? std::nullopt : std::optional<QString>(planting.draw.pick(lists));
}

std::optional<QString> somePlayerList(Planting& planting) {
    const auto spot = someSpot(
        planting, [](const DocumentField& field) { return field.type == PlayerList; }, true);
    auto drawn = someList(planting, {u"/heats/*/draw/tables/*"_s});
    if (drawn && (!spot || planting.draw.chance(15)))
        return drawn;
    return spot ? std::optional<QString>(spot->pointer) : std::nullopt;
}

Planted plantListedStranger(Planting& planting) {
    const auto pointer = somePlayerList(planting);
    if (!pointer)
        return std::nullopt;
    Json* list = jsonAt(planting.root, *pointer);
    const int index = planting.draw.below(static_cast<int>(list->items.size()) + 1);
    list->items.insert(list->items.begin() + index, planting.draw.pick(strangers()));
    return refused(u"R10.1"_s, at(*pointer, static_cast<size_t>(index)));
}

Planted plantVotingStranger(Planting& planting) {
    if (places(planting.root, u"/final/expansionVotes"_s).empty())
        return std::nullopt;
    const QString pointer = at(u"/final/expansionVotes"_s, planting.draw.pick(strangers()));
    put(planting.root, pointer, planting.draw.chance(50));
    return refused(u"R10.1"_s, pointer);
}

// A second player with the same id; references to the id still find one.
Planted plantSameId(Planting& planting) {
    Json* players = jsonAt(planting.root, u"/players"_s);
    if (players->items.empty())
        return std::nullopt;
    Json twin = Json::object();
    twin.set(u"id"_s, *planting.draw.pick(players->items).find(u"id"_s));
    twin.set(u"name"_s, u"Twin"_s);
    players->append(twin);
    return refused(u"R10.1"_s, at(at(u"/players"_s, players->items.size() - 1), u"id"_s));
}

// Gives two objects of one list the same number.
Plant sameNumber(const std::vector<QString>& lists, const QString& key) {
    return [lists, key](Planting& planting) -> Planted {
        std::vector<QString> candidates;
        for (const QString& path : lists) {
            for (const QString& list : places(planting.root, path)) {
                if (jsonAt(planting.root, list)->items.size() > 1)
                    candidates.push_back(list);
            }
        }
        if (candidates.empty())
            return std::nullopt;
        const QString pointer = planting.draw.pick(candidates);
        Json* list = jsonAt(planting.root, pointer);
        const size_t later = static_cast<size_t>(
            planting.draw.between(1, static_cast<int>(list->items.size()) - 1));
        const size_t earlier = static_cast<size_t>(planting.draw.below(static_cast<int>(later)));
        const bool changesLater = planting.draw.chance(50);
        const Json number = *list->items.at(changesLater ? earlier : later).find(key);
        list->items.at(changesLater ? later : earlier).set(key, number);
        return refused(u"R10.1"_s, at(at(pointer, later), key));
    };
}

// Repeats an item somewhere in the list: the later one is an error.
Planted repeatItem(Planting& planting, const QString& pointer) {
    Json* list = jsonAt(planting.root, pointer);
    if (list->items.empty())
        return std::nullopt;
    const int size = static_cast<int>(list->items.size());
    const int item = planting.draw.below(size);
    const int place = planting.draw.below(size + 1);
    const Json copy = list->items.at(static_cast<size_t>(item));
    list->items.insert(list->items.begin() + place, copy);
    const int later = std::max(place, place <= item ? item + 1 : item);
    return refused(u"R10.1"_s, at(pointer, static_cast<size_t>(later)));
}

Planted plantListedTwice(Planting& planting) {
    const auto pointer = somePlayerList(planting);
    return pointer ? repeatItem(planting, *pointer) : std::nullopt;
}

Planted plantEnumTwice(Planting& planting) {
    const auto pointer
        = someList(planting, {u"/event/sets"_s, u"/heats/*/games/*/pool"_s, u"/final/game/pool"_s});
    return pointer ? repeatItem(planting, *pointer) : std::nullopt;
}

// Twice in one turn of a seat. Points are then not compared, because the grid is invalid.
Planted plantHeldTwice(Planting& planting) {
    std::vector<QString> turns = places(planting.root, u"/heats/*/games/*/seats/*/control/*"_s);
    const std::vector<QString> last = places(planting.root, u"/final/game/seats/*/control/*"_s);
    turns.insert(turns.end(), last.begin(), last.end());
    // A reader that adds up the grid anyway would find another sum.
    std::erase_if(turns, [&](const QString& turn) {
        const QString seat = parentOf(parentOf(turn));
        return jsonAt(planting.root, turn)->items.empty()
               || jsonAt(planting.root, at(seat, u"performancePoints"_s)) != nullptr;
    });
    return turns.empty() ? std::nullopt : repeatItem(planting, planting.draw.pick(turns));
}

Planted plantStandbyEntrant(Planting& planting) {
    std::vector<QString> heats = places(planting.root, u"/heats/*"_s);
    std::erase_if(heats, [&](const QString& heat) {
        return jsonAt(planting.root, at(heat, u"entrants"_s))->items.empty();
    });
    if (heats.empty())
        return std::nullopt;
    const QString pointer = at(planting.draw.pick(heats), u"standby"_s);
    const Json entrant
        = planting.draw.pick(jsonAt(planting.root, at(parentOf(pointer), u"entrants"_s))->items);
    if (!jsonAt(planting.root, pointer))
        put(planting.root, pointer, Json::list());
    Json* standby = jsonAt(planting.root, pointer);
    const int index = planting.draw.below(static_cast<int>(standby->items.size()) + 1);
    standby->items.insert(standby->items.begin() + index, entrant);
    return refused(u"R10.1"_s, at(pointer, static_cast<size_t>(index)));
}

Planted plantSecondPick(Planting& planting) {
    const std::vector<QString> picks = places(planting.root, u"/final/picks/*"_s);
    if (picks.empty())
        return std::nullopt;
    Json pick = Json::object();
    pick.set(u"player"_s, *jsonAt(planting.root, planting.draw.pick(picks))->find(u"player"_s));
    pick.set(u"faction"_s, planting.draw.pick(QStringList{u"ecaz"_s, u"moritani"_s, u"choam"_s}));
    jsonAt(planting.root, u"/final/picks"_s)->append(pick);
    return refused(u"R10.1"_s, at(at(u"/final/picks"_s, picks.size()), u"player"_s));
}

Planted plantSurplusRoll(Planting& planting) {
    const auto tie = someList(planting, {u"/tieRolls/*"_s, u"/final/tieRolls/*"_s});
    if (!tie)
        return std::nullopt;
    Json rolls = Json::list();
    const size_t players = jsonAt(planting.root, at(*tie, u"players"_s))->items.size();
    const size_t count = players + static_cast<size_t>(planting.draw.between(1, 3));
    while (rolls.items.size() < count)
        rolls.append(planting.draw.between(1, 6));
    put(planting.root, at(*tie, u"rolls"_s), rolls);
    return refused(u"R10.1"_s, at(*tie, u"rolls"_s));
}

} // namespace

std::vector<FaultKind> listFaults() {
    return {{u"R10.1 unknown player"_s, plantStranger},
            {u"R10.1 unknown player in a list"_s, plantListedStranger},
            {u"R10.1 unknown player votes"_s, plantVotingStranger},
            {u"R10.1 player id twice"_s, plantSameId},
            {u"R10.1 heat number twice"_s, sameNumber({u"/heats"_s}, u"number"_s)},
            {u"R10.1 table number twice"_s, sameNumber({u"/heats/*/games"_s}, u"table"_s)},
            {u"R10.1 seat number twice"_s,
             sameNumber({u"/heats/*/games/*/seats"_s, u"/final/game/seats"_s}, u"seat"_s)},
            {u"R10.1 game number twice"_s,
             [](Planting& planting) -> Planted {
                 return planting.storm ? sameNumber({u"/games"_s}, u"number"_s)(planting)
                                       : std::nullopt;
             }},
            {u"R10.1 player listed twice"_s, plantListedTwice},
            {u"R10.1 set or faction listed twice"_s, plantEnumTwice},
            {u"R10.1 stronghold twice in a seat's turn"_s, plantHeldTwice},
            {u"R10.1 standby who is an entrant"_s, plantStandbyEntrant},
            {u"R10.1 second pick"_s, plantSecondPick},
            {u"R10.1 more tie rolls than players"_s, plantSurplusRoll}};
}

} // namespace mentat::test::raw

#include "heats_faults.h"
#include "heats_world.h"
#include "random_heats_event.h"

#include <utility>

using namespace Qt::StringLiterals;

// H10: events with a fault.
namespace mentat::test::raw::heats {

namespace {

const std::vector<WrongValue>& wrongValues() {
    static const std::vector<WrongValue> rows
        = {{"event", "ruleset", ""},
           {"event", "ruleset", "[]"},
           {"event", "sets", "[\"base\"]"},
           {"event", "awardDecisions", "[]"},
           {"event", "settings", R"({"finalists":6})"},
           {"event/ruleset", "name", ""},
           {"event/ruleset", "name", "\" \""},
           {"event/ruleset", "code", "7"},
           {"event/ruleset", "sizes", ""},
           {"event/ruleset", "sizes", "[4,11]"},
           {"event/ruleset", "sizes", "[4,3,4]"},
           {"event/ruleset", "sizes", "[1]"},
           {"event/ruleset", "score", "\"middle\""},
           {"event/ruleset", "sharedWin", "\"half\""},
           {"event/ruleset", "count", "1.5"},
           {"event/ruleset", "dropouts", "\"stay\""},
           {"event/ruleset", "labels", "\"Red\""},
           {"event/ruleset", "order", ""},
           {"event/ruleset", "order", "[]"},
           {"event/ruleset", "factions", "[]"},
           {"event/ruleset/order/*", "by", ""},
           {"event/ruleset/order/*", "by", "\"losses\""},
           {"event/ruleset/order/*", "weight", "2"},
           {"event/ruleset/order/*", "take", "\"first\""},
           {"event/ruleset/order/*", "prefer", "\"none\""},
           {"event/ruleset/stages/*", "name", ""},
           {"event/ruleset/stages/*", "advance", "0"},
           {"event/ruleset/stages/*", "fillTables", "1"},
           {"event/ruleset/stages/*", "fillTo", "-1"},
           {"event/ruleset/stages/*", "seeding", "\"fair\""},
           {"event/ruleset/stages/*", "sizes", "[3,3]"},
           {"event/ruleset/stages/*", "minutes", "300"},
           {"event/ruleset/stages/0", "entrants", ""},
           {"event/ruleset/stages/0", "entrants", "[[8,4],[4,2]]"},
           {"event/ruleset/stages/0", "entrants", "\"all\""},
           {"event/ruleset/stages/1", "entrants", "4"},
           {"event/ruleset/stages/2", "entrants", "[[1,4]]"},
           {"event/ruleset/eliminated/*", "by", "\"place\""},
           {"players/*", "preference", "\"either\""},
           {"players/*", "expansionCopies", "1"},
           {"players/*", "name", ""},
           {"tieRolls/*", "rolls", "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22]"},
           {"tieRolls/*", "rolls", "[0]"},
           {"heats/*", "number", ""},
           {"heats/*", "entrants", ""},
           {"heats/*", "draw", R"({"expansionTables":0})"},
           {"heats/*/games/*", "victory", "\"solo\""},
           {"heats/*/games/*", "expansion", "false"},
           {"heats/*/games/*", "table", ""},
           {"heats/*/games/*", "accepted", R"([{"rule":"R10.25"}])"},
           {"heats/*/games/*/seats/*", "player", "\"nobody\""},
           {"heats/*/games/*/seats/*", "faction", "\"guild\""},
           {"heats/*/games/*/seats/*", "place", "0"},
           {"heats/*/games/*/seats/*", "place", "\"1\""},
           {"heats/*/games/*/seats/*", "score", "1000000000"},
           {"heats/*/games/*/seats/*", "score", "0.0005"},
           {"heats/*/games/*/seats/*", "score", "\"7\""},
           {"heats/*/games/*/seats/*", "label", "3"},
           {"stages/*", "name", ""},
           {"stages/*", "name", "\"Last sixteen\""},
           {"stages/*", "picks", "[]"},
           {"stages/*", "game", "{}"},
           {"stages/*", "unavailable", "[\"nobody\"]"},
           {"stages/*/tieRolls/*", "rolls", "[0]"},
           {"stages/*/games/*/seats/*", "place", "-1"},
           {"stages/*/games/*/seats/*", "seat", ""}};
    return rows;
}

// The objects at a path; * is every item of a list.
std::vector<Json*> objectsAt(Json& root, const QString& path) {
    std::vector<Json*> here = {&root};
    for (const QString& step : path.split(u'/')) {
        std::vector<Json*> next;
        for (Json* object : here) {
            if (object->kind == Json::Kind::Object) {
                if (Json* member = object->find(step))
                    next.push_back(member);
                continue;
            }
            for (size_t i = 0; i < object->items.size(); ++i) {
                if (step == u"*"_s || step == QString::number(i))
                    next.push_back(&object->items.at(i));
            }
        }
        here = next;
    }
    return here;
}

Json* anyAt(Draw& draw, Json& document, const QString& path) {
    const std::vector<Json*> all = objectsAt(document, path);
    return all.empty() ? nullptr : draw.pick(all);
}

bool putOneOf(Draw& draw, Json& document, const std::vector<WrongValue>& rows) {
    const WrongValue& row = draw.pick(rows);
    Json* object = anyAt(draw, document, QString::fromUtf8(row.path));
    if (!object || object->kind != Json::Kind::Object)
        return false;
    const QString key = QString::fromUtf8(row.key);
    if (*row.text == '\0')
        object->remove(key);
    else
        object->set(key, *readJson(row.text));
    return true;
}

bool putWrongValue(Draw& draw, Json& document) {
    return putOneOf(draw, document, wrongValues());
}

bool putSecondWrongValue(Draw& draw, Json& document) {
    return putOneOf(draw, document, secondWrongValues());
}

QString gamesPath(Draw& draw) {
    return draw.chance(60) ? u"heats/*/games/*"_s : u"stages/*/games/*"_s;
}

// R10.1: a duplicate number of a table, seat, or heat.
bool repeatNumber(Draw& draw, Json& document) {
    const bool isTable = draw.chance(40);
    Json* list = anyAt(draw, document,
                       isTable ? u"heats/*/games"_s : QString(gamesPath(draw) + u"/seats"));
    if (!list || list->items.size() < 2)
        return false;
    const QString key = isTable ? u"table"_s : u"seat"_s;
    if (const Json* number = list->items.front().find(key))
        list->items.back().set(key, *number);
    return true;
}

// H10.2: a player at two seats.
bool seatTwice(Draw& draw, Json& document) {
    Json* round = anyAt(draw, document, draw.chance(70) ? u"heats/*"_s : u"stages/*"_s);
    if (!round)
        return false;
    const std::vector<Json*> seats = objectsAt(*round, u"games/*/seats/*"_s);
    if (seats.size() < 2)
        return false;
    draw.pick(seats)->set(u"player"_s, *draw.pick(seats)->find(u"player"_s));
    return true;
}

// H10.2: everyone at one table.
bool seatEverybody(Draw& draw, Json& document) {
    Json* heat = anyAt(draw, document, u"heats/*"_s);
    const std::vector<Json*> players = objectsAt(document, u"players/*"_s);
    if (!heat || players.size() < 11)
        return false;
    Json seats = Json::list();
    for (size_t i = 0; i < players.size() && i < 14; ++i) {
        Json seat = Json::object();
        seat.set(u"seat"_s, static_cast<int>(i) + 1);
        seat.set(u"player"_s, *players.at(i)->find(u"id"_s));
        seats.append(seat);
    }
    Json game = Json::object();
    game.set(u"table"_s, 1);
    game.set(u"seats"_s, seats);
    Json games = Json::list();
    games.append(game);
    heat->set(u"games"_s, games);
    return true;
}

// H10.3
bool misplace(Draw& draw, Json& document) {
    Json* seat = anyAt(draw, document, gamesPath(draw) + u"/seats/*");
    Json* place = seat ? seat->find(u"place"_s) : nullptr;
    if (place)
        *place = Json(static_cast<int>(place->number) + draw.between(1, 2));
    return place;
}

// H10.1, and H10.4 if results have scores.
bool forgetScores(Draw& draw, Json& document) {
    Json* ruleset = anyAt(draw, document, u"event/ruleset"_s);
    if (ruleset)
        ruleset->remove(u"score"_s);
    return ruleset;
}

// H10.1: `score-share` needs `high`, the others any scores.
bool askForScores(Draw& draw, Json& document) {
    Json* order = anyAt(draw, document, u"event/ruleset/order"_s);
    Json key = Json::object();
    key.set(u"by"_s, draw.pick(QStringList{u"score"_s, u"score-share"_s, u"score-of-first"_s,
                                           u"behind-first"_s}));
    if (order)
        order->append(key);
    return order;
}

// H10.1, H10.5
bool renameStage(Draw& draw, Json& document) {
    const QString path = draw.chance(50) ? u"event/ruleset/stages/*"_s : u"stages/*"_s;
    Json* one = anyAt(draw, document, path);
    const Json* other = anyAt(draw, document, u"event/ruleset/stages/*"_s);
    const Json* name = other ? other->find(u"name"_s) : nullptr;
    if (one && name)
        one->set(u"name"_s, Json(*name));
    return one && name;
}

// H10.5
bool turnStages(Draw& draw, Json& document) {
    Json* stages = anyAt(draw, document, u"stages"_s);
    if (!stages || stages->items.size() < 2)
        return false;
    std::swap(stages->items.front(), stages->items.back());
    return true;
}

// H10.5, where it is the final.
bool playAgain(Draw& draw, Json& document) {
    Json* stages = anyAt(draw, document, u"stages"_s);
    Json* games = stages ? stages->items.back().find(u"games"_s) : nullptr;
    if (!games || games->items.empty())
        return false;
    Json game = Json::object();
    game.set(u"table"_s, 99);
    game.set(u"seats"_s, Json::list());
    games->append(game);
    return true;
}

} // namespace

void plantFault(Draw& draw, Json& document, Edition edition) {
    using Fault = bool (*)(Draw&, Json&);
    static const std::vector<Fault> first
        = {putWrongValue, putWrongValue, putWrongValue, putWrongValue, repeatNumber,
           seatTwice,     seatEverybody, misplace,      misplace,      forgetScores,
           askForScores,  renameStage,   turnStages,    playAgain};
    static const std::vector<Fault> second = [] {
        std::vector<Fault> all = first;
        all.insert(all.end(), 8, putSecondWrongValue);
        return all;
    }();
    const std::vector<Fault>& faults = edition == Edition::First ? first : second;
    while (!draw.pick(faults)(draw, document)) {
    }
}

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

QByteArray randomFaultyHeatsEvent(quint32 seed, Edition edition) {
    Json document = *readJson(randomHeatsEvent(seed, {.edition = edition}));
    Draw draw(seed * 2654435761U + 205);
    for (int faults = draw.chance(80) ? 1 : draw.between(2, 4); faults > 0; --faults)
        heats::plantFault(draw, document, edition);
    return writeJson(document);
}

} // namespace mentat::test::raw

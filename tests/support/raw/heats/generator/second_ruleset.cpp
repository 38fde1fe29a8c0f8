#include "heats_world.h"

#include "tests/support/raw/heats/heats_sizes.h"
#include "tests/support/raw/random_parts.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// Rulesets of the second edition, in export order.
namespace mentat::test::raw::heats {

namespace {

// In order of preference, without duplicates.
std::vector<int> drawTableSizes(Draw& draw) {
    if (draw.chance(60))
        return draw.pick(std::vector<std::vector<int>>{{4, 3},
                                                       {4, 3, 5},
                                                       {4},
                                                       {4},
                                                       {3},
                                                       {2},
                                                       {2},
                                                       {2},
                                                       {5, 4},
                                                       {6},
                                                       {3, 2},
                                                       {12, 5},
                                                       {11, 6}});
    std::vector<int> all = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    draw.shuffle(all);
    all.resize(static_cast<size_t>(draw.between(1, draw.chance(80) ? 3 : 11)));
    return all;
}

Json pairOf(int from, int number) {
    return numberList({static_cast<double>(from), static_cast<double>(number)});
}

Json drawWins(Draw& draw) {
    Json wins = Json::object();
    wins.set(u"wins"_s, draw.chance(80) ? 1 : 2);
    if (draw.chance(50))
        wins.set(u"most"_s, draw.chance(70) ? draw.between(1, 4) : draw.between(5, 9));
    return wins;
}

Json drawEntering(Draw& draw, bool byWins) {
    if (byWins)
        return drawWins(draw);
    if (draw.chance(55))
        return draw.chance(70) ? draw.between(1, 12) : draw.between(8, 25);
    Json pairs = Json::list();
    int from = draw.below(5);
    int number = draw.between(1, 5);
    for (int count = draw.between(1, 4); count > 0; --count) {
        pairs.append(pairOf(from, number));
        from += draw.between(1, 12);
        number += draw.below(8);
    }
    return pairs;
}

Json drawFillTo(Draw& draw) {
    if (draw.chance(60))
        return draw.between(1, 12);
    Json list = Json::list();
    int number = draw.between(1, 6);
    for (int count = draw.between(2, 3); count > 0; --count) {
        list.append(number);
        number += draw.between(1, 6);
    }
    return list;
}

Json drawFillWith(Draw& draw) {
    Json one = Json::object();
    if (draw.chance(50))
        one.set(u"wins"_s, 1);
    else
        one.set(u"place"_s, draw.between(1, 3));
    return one;
}

// Some numbers cannot be met.
Json drawTableNumbers(Draw& draw) {
    if (draw.chance(50))
        return draw.between(1, 4);
    Json pairs = Json::list();
    int from = draw.below(7);
    for (int count = draw.between(1, 3); count > 0; --count) {
        pairs.append(pairOf(from, draw.below(4)));
        from += draw.between(1, 8);
    }
    return pairs;
}

// For exactly the players who enter, if that is a number; usually in order of position.
Json drawPattern(Draw& draw, const Json& stage, const std::vector<int>& sizes) {
    const Json* entrants = stage.find(u"entrants"_s);
    const bool isNumber = entrants && entrants->kind == Json::Kind::Number;
    int people = isNumber ? static_cast<int>(std::llround(entrants->number)) : draw.between(4, 12);
    std::optional<std::vector<int>> tables = tablesFor(people, sizes);
    while (!tables)
        tables = tablesFor(++people, sizes);
    std::vector<double> positions;
    for (int position = 1; position <= people; ++position)
        positions.push_back(position);
    draw.shuffle(positions);
    if (draw.chance(25))
        draw.shuffle(*tables);
    const bool isSorted = draw.chance(70);
    Json pattern = Json::list();
    size_t from = 0;
    for (const int size : *tables) {
        const auto first = positions.begin() + static_cast<std::ptrdiff_t>(from);
        std::vector<double> own(first, first + size);
        if (isSorted)
            std::sort(own.begin(), own.end());
        pattern.append(numberList(own));
        from += static_cast<size_t>(size);
    }
    Json seeding = Json::object();
    seeding.set(u"pattern"_s, pattern);
    return seeding;
}

void drawSeats(Draw& draw, Json& stage, const std::vector<int>& sizes) {
    if (draw.chance(30))
        stage.set(u"tables"_s, drawTableNumbers(draw));
    if (draw.chance(25))
        stage.set(u"small"_s, u"first"_s);
    if (draw.chance(40))
        stage.set(u"advance"_s, draw.between(2, 3));
    if (draw.chance(25))
        stage.set(u"seeding"_s, drawPattern(draw, stage, sizes));
    else if (draw.chance(45))
        stage.set(u"seeding"_s, draw.pick(QStringList{u"ranked"_s, u"rows"_s, u"random"_s}));
}

void drawLimits(Draw& draw, Json& stage) {
    if (draw.chance(40))
        stage.set(u"skipBelow"_s, draw.between(1, 9));
    if (draw.chance(45))
        stage.set(u"skipBy"_s, draw.pick(QStringList{u"available"_s, u"lineup"_s}));
    if (draw.chance(35))
        stage.set(u"atMostHalf"_s, true);
    if (draw.chance(40))
        stage.set(u"fillTo"_s, drawFillTo(draw));
    if (draw.chance(20))
        stage.set(u"fillTables"_s, true);
    if (draw.chance(30))
        stage.set(u"fillWith"_s, drawFillWith(draw));
    if (draw.chance(40))
        stage.set(u"byesTo"_s, draw.between(1, 8));
}

// A number equally near to the results of two ways to give byes, if the sizes allow that.
std::optional<int> betweenByes(const Json& stage, const std::vector<int>& sizes) {
    const Json* entrants = stage.find(u"entrants"_s);
    if (!entrants || entrants->kind != Json::Kind::Number)
        return std::nullopt;
    const int people = static_cast<int>(std::llround(entrants->number));
    const Json* advance = stage.find(u"advance"_s);
    const int each = advance ? static_cast<int>(std::llround(advance->number)) : 1;
    std::optional<int> last;
    for (int byes = 0; byes < people; ++byes) {
        const auto tables = tablesFor(people - byes, sizes);
        if (!tables)
            continue;
        const int sum = byes + each * static_cast<int>(tables->size());
        if (last && sum > *last && (sum - *last) % 2 == 0)
            return (sum + *last) / 2;
        last = sum;
    }
    return std::nullopt;
}

// Coincidences that random numbers rarely produce: a limit that the entrants just reach, and places
// beyond the last winner admitted.
void bringNear(Draw& draw, Json& stage, const std::vector<int>& sizes) {
    const std::optional<int> between = betweenByes(stage, sizes);
    if (stage.find(u"byesTo"_s) && between && draw.chance(85)) {
        stage.set(u"byesTo"_s, *between);
        for (const QString& key : {u"atMostHalf"_s, u"fillTo"_s, u"fillTables"_s, u"tables"_s})
            stage.remove(key);
    }
    const Json* entrants = stage.find(u"entrants"_s);
    if (!entrants)
        return;
    const bool isNumber = entrants->kind == Json::Kind::Number;
    if (stage.find(u"skipBelow"_s) && isNumber && draw.chance(60))
        stage.set(u"skipBelow"_s, *entrants);
    const Json* most = entrants->find(u"most"_s);
    if (stage.find(u"fillTo"_s) && most && draw.chance(90)) {
        stage.set(u"fillTo"_s, most->number + draw.between(1, 3));
        stage.remove(u"byesTo"_s);
    }
}

Json drawSecondStages(Draw& draw, bool byWins, const std::vector<int>& sizes) {
    const QStringList names = {u"Quarterfinal"_s, u"Semifinal"_s, u"Final"_s};
    const int count = draw.pick(std::vector<int>{0, 1, 2, 2, 2, 3, 3, 3});
    Json stages = Json::list();
    for (const QString& name : names.mid(names.size() - (byWins ? std::max(count, 1) : count))) {
        Json stage = Json::object();
        stage.set(u"name"_s, name);
        const std::vector<int> own = drawTableSizes(draw);
        const bool hasOwn = draw.chance(60) && own != sizes;
        if (hasOwn)
            stage.set(u"sizes"_s, sizeList(own));
        if (stages.items.empty())
            stage.set(u"entrants"_s, drawEntering(draw, byWins));
        drawLimits(draw, stage);
        drawSeats(draw, stage, hasOwn ? own : sizes);
        bringNear(draw, stage, hasOwn ? own : sizes);
        stages.append(stage);
    }
    return stages;
}

bool isDefault(const Json& eliminated) {
    return eliminated.items.size() == 2
           && eliminated.items.front().find(u"by"_s)->text == u"stage-place"_s
           && eliminated.items.back().find(u"by"_s)->text == u"seed"_s;
}

void drawDraws(Draw& draw, Json& rules) {
    if (draw.chance(35))
        rules.set(u"count"_s, draw.between(1, 3));
    if (draw.chance(40))
        rules.set(u"dropouts"_s, u"disqualified"_s);
    if (draw.chance(30))
        rules.set(u"pairing"_s, u"record"_s);
    if (draw.chance(50))
        rules.set(u"byes"_s, true);
    if (draw.chance(30))
        rules.set(u"ties"_s, u"seed"_s);
}

} // namespace

Json drawSecondRuleset(World& world) {
    Draw& draw = world.draw;
    const bool byWins = draw.chance(35);
    const QString score
        = draw.pick(QStringList{u"none"_s, u"high"_s, u"high"_s, u"high"_s, u"low"_s, u"low"_s});
    const std::vector<int> sizes = drawTableSizes(draw);
    Json rules = Json::object();
    rules.set(u"name"_s, randomName(draw));
    if (world.may())
        rules.set(u"code"_s, u"SwEl"_s);
    if (world.may())
        rules.set(u"note"_s, randomNotes(draw));
    rules.set(u"sizes"_s, sizeList(sizes));
    if (score != u"none"_s)
        rules.set(u"score"_s, score);
    if (draw.chance(50))
        rules.set(u"sharedWin"_s, draw.chance(60) ? u"share"_s : u"none"_s);
    drawDraws(draw, rules);
    if (world.may()) {
        world.labels = {u"Red"_s, u"Blue"_s, u"山 \"x\""_s};
        rules.set(u"labels"_s, textList(world.labels));
    }
    rules.set(u"order"_s, drawSecondOrder(draw, score, byWins));
    setUnlessEmpty(rules, u"stages"_s, drawSecondStages(draw, byWins, sizes));
    const Json eliminated = drawSecondEliminated(draw, score);
    if (draw.chance(60) && !isDefault(eliminated))
        rules.set(u"eliminated"_s, eliminated);
    world.ruleset = rules;
    world.sizes = sizes;
    world.hasScores = score != u"none"_s;
    return rules;
}

} // namespace mentat::test::raw::heats

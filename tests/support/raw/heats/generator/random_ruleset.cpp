#include "heats_world.h"
#include "random_heats_event.h"

#include "tests/support/raw/random_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw::heats {

Json numberList(const std::vector<double>& values) {
    Json list = Json::list();
    for (const double value : values)
        list.append(value);
    return list;
}

Json sizeList(const std::vector<int>& sizes) {
    return numberList({sizes.begin(), sizes.end()});
}

Json keyOf(const QString& by) {
    Json key = Json::object();
    key.set(u"by"_s, by);
    return key;
}

std::vector<double> drawPoints(Draw& draw) {
    std::vector<double> points
        = draw.pick(std::vector<std::vector<double>>{{1000, 100, 10, 1},
                                                     {3, 1.5, 0.5},
                                                     {5},
                                                     {5, 3, 3, 1},
                                                     {10, 6, 4, 3, 2, 1},
                                                     {0.125, 0, 0.001},
                                                     {7, 5, 4, 3, 2, 1, 1, 1, 1, 1}});
    points.resize(static_cast<size_t>(draw.between(1, static_cast<int>(points.size()))));
    return points;
}

namespace {

// In order of preference, without duplicates.
std::vector<int> drawSizes(Draw& draw) {
    if (draw.chance(50))
        return draw.pick(std::vector<std::vector<int>>{
            {4, 3}, {4, 3, 5}, {4, 5, 3}, {4}, {3, 2}, {2}, {5, 4}, {6, 5}, {7}, {3, 4, 2}});
    std::vector<int> all = {2, 3, 4, 5, 6, 7, 8, 9, 10};
    draw.shuffle(all);
    all.resize(static_cast<size_t>(draw.between(1, draw.chance(80) ? 3 : 9)));
    return all;
}

Json drawPlacePoints(Draw& draw) {
    Json key = keyOf(u"place-points"_s);
    if (draw.chance(60)) {
        key.set(u"points"_s, numberList(drawPoints(draw)));
    } else {
        Json lists = Json::object();
        for (int size = 2; size <= 9; ++size) {
            if (draw.chance(50))
                lists.set(QString::number(size), numberList(drawPoints(draw)));
        }
        lists.set(u"9"_s, numberList(drawPoints(draw)));
        key.set(u"points"_s, lists);
    }
    if (draw.chance(45))
        key.set(u"shared"_s, u"mean"_s);
    if (draw.chance(35))
        key.set(u"sharedFirst"_s, draw.pick(std::vector<double>{0, 1, 1.5, 4.25}));
    return key;
}

// Any word except the default, or none.
void drawWord(Draw& draw, Json& key, const QString& name, const QStringList& others) {
    if (draw.chance(50))
        key.set(name, draw.pick(others));
}

Json drawBehindFirst(Draw& draw) {
    Json key = keyOf(u"behind-first"_s);
    if (draw.chance(50)) {
        std::vector<double> places = {2, 1, 3, 4};
        places.resize(static_cast<size_t>(draw.between(1, 3)));
        key.set(u"places"_s, numberList(places));
    }
    return key;
}

Json drawKey(Draw& draw, const QString& by) {
    if (by == u"place-points"_s)
        return drawPlacePoints(draw);
    if (by == u"behind-first"_s)
        return drawBehindFirst(draw);
    Json key = keyOf(by);
    if (by == u"places"_s && draw.chance(40))
        key.set(u"from"_s, draw.between(3, 5));
    if (by == u"score"_s)
        drawWord(draw, key, u"take"_s, {u"mean"_s, u"best"_s});
    if (by == u"score-share"_s)
        drawWord(draw, key, u"take"_s, {u"sum"_s, u"mean"_s});
    if (by == u"score-of-first"_s)
        drawWord(draw, key, u"take"_s, {u"sum"_s, u"best"_s});
    if (by == u"heats-played"_s)
        drawWord(draw, key, u"prefer"_s, {u"more"_s});
    return key;
}

Json drawOrder(Draw& draw, const QString& score, bool beginsWithWins) {
    QStringList known
        = {u"wins"_s,          u"place-points"_s, u"early-wins"_s,     u"places"_s,
           u"average-place"_s, u"heats-played"_s, u"opponents-wins"_s, u"later-seats"_s};
    if (score != u"none"_s)
        known += {u"score"_s, u"score-of-first"_s, u"behind-first"_s,
                  u"score"_s, u"score-of-first"_s, u"behind-first"_s};
    if (score == u"high"_s)
        known += {u"score-share"_s, u"score-share"_s};
    Json order = Json::list();
    if (beginsWithWins || draw.chance(30))
        order.append(keyOf(u"wins"_s));
    for (int more = draw.between(order.items.empty() ? 1 : 0, draw.chance(70) ? 2 : 5); more > 0;
         --more)
        order.append(drawKey(draw, draw.pick(known)));
    return order;
}

Json drawEntrants(Draw& draw, bool byWins) {
    if (byWins) {
        Json wins = Json::object();
        wins.set(u"wins"_s, draw.chance(80) ? 1 : 2);
        return wins;
    }
    if (draw.chance(45))
        return draw.chance(70) ? draw.between(1, 12) : draw.between(8, 25);
    Json pairs = Json::list();
    int from = draw.below(5);
    int number = draw.between(1, 5);
    for (int count = draw.between(1, 4); count > 0; --count) {
        pairs.append(numberList({static_cast<double>(from), static_cast<double>(number)}));
        from += draw.between(1, 12);
        number += draw.below(8);
    }
    return pairs;
}

Json drawStage(Draw& draw, const QString& name, const std::vector<int>& byDefault) {
    Json stage = Json::object();
    stage.set(u"name"_s, name);
    const std::vector<int> sizes = drawSizes(draw);
    if (draw.chance(60) && sizes != byDefault)
        stage.set(u"sizes"_s, sizeList(sizes));
    return stage;
}

void drawBounds(Draw& draw, Json& stage) {
    if (draw.chance(40))
        stage.set(u"skipBelow"_s, draw.between(1, 9));
    if (draw.chance(35))
        stage.set(u"atMostHalf"_s, true);
    if (draw.chance(35))
        stage.set(u"fillTo"_s, draw.between(1, 10));
    if (draw.chance(25))
        stage.set(u"fillTables"_s, true);
    if (draw.chance(40))
        stage.set(u"advance"_s, draw.between(2, 3));
    if (draw.chance(50))
        stage.set(u"seeding"_s, draw.pick(QStringList{u"ranked"_s, u"rows"_s, u"random"_s}));
}

Json drawStageList(Draw& draw, bool byWins, const std::vector<int>& sizes) {
    const QStringList names = {u"Quarterfinal"_s, u"Semifinal"_s, u"Final"_s};
    const int count = draw.pick(std::vector<int>{0, 1, 2, 2, 2, 3, 3});
    Json stages = Json::list();
    for (const QString& name : names.mid(names.size() - (byWins ? std::max(count, 1) : count))) {
        Json stage = drawStage(draw, draw.chance(95) ? name : name + u" – \"last\" chance", sizes);
        if (stages.items.empty())
            stage.set(u"entrants"_s, drawEntrants(draw, byWins));
        drawBounds(draw, stage);
        stages.append(stage);
    }
    return stages;
}

Json drawEliminated(Draw& draw, const QString& score) {
    QStringList known = {u"stage-place"_s, u"seed"_s};
    if (score != u"none"_s)
        known += u"stage-score"_s;
    draw.shuffle(known);
    Json keys = Json::list();
    for (const QString& by : known.mid(0, draw.between(1, static_cast<int>(known.size()))))
        keys.append(keyOf(by));
    return keys;
}

bool isDefaultEliminated(const Json& keys) {
    return keys.items.size() == 2 && keys.items.front().find(u"by"_s)->text == u"stage-place"_s
           && keys.items.back().find(u"by"_s)->text == u"seed"_s;
}

} // namespace

Json drawRuleset(World& world) {
    Draw& draw = world.draw;
    const bool byWins = draw.chance(25);
    const QString score = draw.pick(
        QStringList{u"none"_s, u"none"_s, u"high"_s, u"high"_s, u"high"_s, u"low"_s, u"low"_s});
    const std::vector<int> sizes = drawSizes(draw);
    Json rules = Json::object();
    rules.set(u"name"_s, randomName(draw));
    if (world.may())
        rules.set(u"code"_s, u"HMW-P"_s);
    if (world.may())
        rules.set(u"note"_s, randomNotes(draw));
    rules.set(u"sizes"_s, sizeList(sizes));
    if (score != u"none"_s)
        rules.set(u"score"_s, score);
    if (draw.chance(50))
        rules.set(u"sharedWin"_s, draw.chance(60) ? u"share"_s : u"none"_s);
    if (draw.chance(35))
        rules.set(u"count"_s, draw.between(1, 3));
    if (draw.chance(50))
        rules.set(u"dropouts"_s, u"disqualified"_s);
    if (world.may()) {
        world.labels = {u"Red"_s, u"Blue"_s, u"山 \"x\""_s};
        rules.set(u"labels"_s, textList(world.labels));
    }
    rules.set(u"order"_s, drawOrder(draw, score, byWins));
    const Json stages = drawStageList(draw, byWins, sizes);
    if (!stages.items.empty())
        rules.set(u"stages"_s, stages);
    const Json eliminated = drawEliminated(draw, score);
    if (draw.chance(60) && !isDefaultEliminated(eliminated))
        rules.set(u"eliminated"_s, eliminated);
    world.ruleset = rules;
    world.sizes = sizes;
    world.hasScores = score != u"none"_s;
    return rules;
}

} // namespace mentat::test::raw::heats

namespace mentat::test::raw {

QByteArray randomRuleset(quint32 seed, Edition edition) {
    heats::World world(seed * 2654435761U + 203);
    world.edition = edition;
    Json document = Json::object();
    document.set(u"format"_s, u"mentat-ruleset"_s);
    document.set(u"version"_s, 1);
    document.set(u"ruleset"_s,
                 world.isSecond() ? heats::drawSecondRuleset(world) : heats::drawRuleset(world));
    return writeJson(document);
}

} // namespace mentat::test::raw

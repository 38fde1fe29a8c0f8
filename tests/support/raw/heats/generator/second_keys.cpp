#include "heats_world.h"
#include "tests/support/raw/heats/heats_keys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// The keys of the second edition, with parameters in export order and without defaults.
namespace mentat::test::raw::heats {

namespace {

// Any word except the default, or none.
void mayPick(Draw& draw, Json& key, const QString& name, const QStringList& others,
             int percent = 50) {
    if (draw.chance(percent))
        key.set(name, draw.pick(others));
}

// Sorted as text: "10" comes before "2".
Json drawListsBySize(Draw& draw) {
    Json lists = Json::object();
    const bool isLarge = draw.chance(25);
    for (int size = isLarge ? 10 : 2; size <= (isLarge ? 11 : 8); ++size) {
        if (draw.chance(50))
            lists.set(QString::number(size), numberList(drawPoints(draw)));
    }
    lists.set(isLarge ? u"12"_s : u"9"_s, numberList(drawPoints(draw)));
    return lists;
}

void setPlacePoints(Draw& draw, Json& key, bool hasScores) {
    key.set(u"points"_s, draw.chance(60) ? numberList(drawPoints(draw)) : drawListsBySize(draw));
    if (draw.chance(50))
        key.set(u"shared"_s, u"mean"_s);
    if (draw.chance(25))
        key.set(u"sharedFirst"_s, draw.pick(std::vector<double>{0, 1, 1.5, 4.25}));
    if (hasScores && draw.chance(45))
        key.set(u"ratio"_s, numberList(draw.pick(std::vector<std::vector<double>>{
                                {1, 10, 50}, {2.5}, {0, 1}, {100, -1, 0.125, 3}})));
}

void setPlaces(Draw& draw, Json& key) {
    std::vector<double> places = {2, 1, 3, 4};
    places.resize(static_cast<size_t>(draw.between(1, 3)));
    key.set(u"places"_s, numberList(places));
}

void setOwn(Draw& draw, Json& key, const QString& by, bool hasScores) {
    if (by == u"place-points"_s)
        setPlacePoints(draw, key, hasScores);
    if (by == u"places"_s && draw.chance(50))
        key.set(u"from"_s, draw.pick(std::vector<int>{1, 1, 3, 4, 8, 12}));
    if ((by == u"early-wins"_s || by == u"finishes"_s) && draw.chance(50))
        key.set(u"first"_s, draw.between(1, 2));
    if (by == u"score"_s || by == u"margin"_s || by == u"behind-first"_s)
        mayPick(draw, key, u"take"_s, {u"mean"_s, u"best"_s});
    if (by == u"score-share"_s)
        mayPick(draw, key, u"take"_s, {u"sum"_s, u"mean"_s});
    if (by == u"score-of-first"_s) {
        mayPick(draw, key, u"take"_s, {u"sum"_s, u"best"_s});
        mayPick(draw, key, u"against"_s, {u"others"_s}, 60);
    }
    if (by == u"score-share"_s && draw.chance(70))
        key.set(u"asSize"_s, draw.between(2, 5));
    if (by == u"behind-first"_s && draw.chance(40))
        setPlaces(draw, key);
    if (by == u"heats-played"_s)
        mayPick(draw, key, u"prefer"_s, {u"more"_s});
}

Json drawKey(Draw& draw, const QString& by, bool hasScores) {
    static const QStringList ofGames
        = {u"place-points"_s, u"finishes"_s,       u"average-place"_s, u"score"_s,
           u"score-share"_s,  u"score-of-first"_s, u"margin"_s,        u"behind-first"_s};
    Json key = keyOf(by);
    setOwn(draw, key, by, hasScores);
    if (!ofGames.contains(by))
        return key;
    mayPick(draw, key, u"where"_s, {u"won"_s, u"lost"_s}, 30);
    if (by != u"finishes"_s && draw.chance(key.find(u"where"_s) ? 60 : 25))
        key.set(u"count"_s, draw.between(1, 3));
    return key;
}

QStringList wordsThatNeed(NeedsScores scores) {
    QStringList words;
    for (const OrderWord& word : orderWords()) {
        if (word.scores == scores)
            words.append(word.by);
    }
    return words;
}

} // namespace

Json drawSecondOrder(Draw& draw, const QString& score, bool beginsWithWins) {
    const bool hasScores = score != u"none"_s;
    // Prefer score keys if there are scores.
    QStringList known = wordsThatNeed(NeedsScores::No);
    if (hasScores)
        known += wordsThatNeed(NeedsScores::Any)
                 + QStringList{u"score"_s, u"score-of-first"_s, u"place-points"_s, u"margin"_s};
    if (score == u"high"_s)
        known += wordsThatNeed(NeedsScores::High) + wordsThatNeed(NeedsScores::High);
    Json order = Json::list();
    if (beginsWithWins || draw.chance(30))
        order.append(keyOf(u"wins"_s));
    for (int more = draw.between(order.items.empty() ? 1 : 0, draw.chance(70) ? 2 : 5); more > 0;
         --more)
        order.append(drawKey(draw, draw.pick(known), hasScores));
    return order;
}

Json drawSecondEliminated(Draw& draw, const QString& score) {
    QStringList known = {u"stage-place"_s, u"seed"_s};
    if (score != u"none"_s)
        known += {u"stage-score"_s, u"stage-total"_s, u"stage-total"_s};
    draw.shuffle(known);
    known.removeDuplicates();
    Json keys = Json::list();
    for (const QString& by : known.mid(0, draw.between(1, static_cast<int>(known.size()))))
        keys.append(keyOf(by));
    return keys;
}

} // namespace mentat::test::raw::heats

#include "heats_key_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H4: what a player has by a key, and who has more.
namespace mentat::test::raw::heats {

QString takeOf(const Json& key, const QString& byDefault) {
    return key.find(u"take"_s) ? textAt(key, u"take"_s) : byDefault;
}

Known taken(const QString& take, const Numbers& numbers, bool lessIsBetter) {
    if (numbers.empty())
        return std::nullopt;
    if (take == u"best"_s)
        return lessIsBetter ? *std::min_element(numbers.begin(), numbers.end())
                            : *std::max_element(numbers.begin(), numbers.end());
    Number sum = 0;
    for (const Number& number : numbers)
        sum += number;
    return take == u"mean"_s ? ratio(sum, wholeNumber(static_cast<qint64>(numbers.size()))) : sum;
}

namespace {

KeyValue one(const Known& number) {
    return {false, {number}};
}

bool isNone(const KeyValue& value) {
    return !value.isList && !value.numbers.front();
}

Number summed(const std::vector<Played>& games, auto&& addend) {
    Number sum = 0;
    for (const Played& played : games)
        sum += addend(played);
    return sum;
}

bool leavesByesOut(const QString& by) {
    return by == u"score"_s || by == u"score-share"_s || by == u"score-of-first"_s
           || by == u"margin"_s || by == u"behind-first"_s;
}

void takeWhere(const Event& event, const Json& key, std::vector<Played>& games) {
    const QString where = textAt(key, u"where"_s);
    if (where.isEmpty() || event.slips(HeatsSlip::WhereForgotten))
        return;
    std::erase_if(games, [&](const Played& played) {
        const bool isAlone = played.game->sharing(*played.seat) == 1;
        const bool isWon
            = played.seat->place == 1 && (isAlone || !event.slips(HeatsSlip::SharedWinsAreLost));
        return isWon != (where == u"won"_s);
    });
}

// The best by this key alone; those that it does not part are worth the same.
void takeBest(const Event& event, const Json& key, std::vector<Played>& games) {
    const std::optional<qint64> count = wholeAt(key, u"count"_s);
    if (!count || static_cast<qint64>(games.size()) <= *count
        || event.slips(HeatsSlip::OwnCountForgotten))
        return;
    std::vector<std::pair<KeyValue, Played>> valued;
    for (const Played& played : games)
        valued.emplace_back(valueOver(event, key, {played}), played);
    std::stable_sort(valued.begin(), valued.end(), [&](const auto& mine, const auto& theirs) {
        return compareBy(event, key, mine.first, theirs.first) > 0;
    });
    games.clear();
    for (size_t i = 0; i < static_cast<size_t>(*count); ++i)
        games.push_back(valued.at(i).second);
}

// Of a key that counts all games every one is left.
std::vector<Played> gamesFor(const Event& event, const Json& key, std::vector<Played> games) {
    if (leavesByesOut(textAt(key, u"by"_s)) && !event.slips(HeatsSlip::ByesHaveScores))
        std::erase_if(games, [](const Played& played) { return played.game->isBye; });
    if (event.slips(HeatsSlip::CountBeforeWhere)) {
        Json anywhere = key;
        anywhere.remove(u"where"_s);
        takeBest(event, anywhere, games);
    }
    takeWhere(event, key, games);
    takeBest(event, key, games);
    return games;
}

KeyValue valueOfAll(const Event& event, const Json& key, const std::vector<Played>& games) {
    const QString by = textAt(key, u"by"_s);
    if (by == u"wins"_s)
        return one(winsIn(event, games));
    if (by == u"place-points"_s)
        return one(
            summed(games, [&](const Played& played) { return placePoints(event, key, played); }));
    if (by == u"early-wins"_s)
        return earlyWins(event, key, games);
    if (by == u"places"_s)
        return placeCounts(event, key, games);
    if (by == u"finishes"_s)
        return finishes(event, key, games);
    if (by == u"average-place"_s)
        return one(meanPlace(games));
    if (by == u"score"_s)
        return one(scoreTaken(event, key, games));
    if (by == u"score-share"_s)
        return one(scoreShare(event, key, games));
    if (by == u"score-of-first"_s)
        return one(ofFirst(event, key, games));
    if (by == u"margin"_s)
        return one(margin(event, key, games));
    if (by == u"behind-first"_s)
        return one(behindFirst(event, key, games));
    if (by == u"heats-played"_s)
        return one(wholeNumber(static_cast<qint64>(games.size())));
    if (by == u"opponents-wins"_s)
        return one(opponentsWins(event, games));
    if (by == u"opponents"_s)
        return one(opponents(event, games));
    if (by == u"later-seats"_s)
        return one(summed(
            games, [](const Played& played) { return wholeNumber(played.seat->number - 1); }));
    qFatal("no key: %s", qPrintable(by));
}

bool lessIsBetter(const Event& event, const Json& key) {
    const QString by = textAt(key, u"by"_s);
    if (by == u"heats-played"_s)
        return textAt(key, u"prefer"_s) != u"more"_s && !event.slips(HeatsSlip::MoreHeatsAreBetter);
    return by == u"average-place"_s || by == u"behind-first"_s || by == u"finishes"_s
           || (by == u"score"_s && event.rules.score == u"low"_s);
}

} // namespace

KeyValue valueOver(const Event& event, const Json& key, const std::vector<Played>& games) {
    const std::vector<Played> chosen = gamesFor(event, key, games);
    const bool isPlaceKey = textAt(key, u"by"_s) == u"place-points"_s;
    if (isPlaceKey && chosen.empty() && !event.slips(HeatsSlip::NothingLeftIsZero))
        return one(std::nullopt);
    return valueOfAll(event, key, chosen);
}

int compareBy(const Event& event, const Json& key, const KeyValue& mine, const KeyValue& theirs) {
    if (isNone(mine) || isNone(theirs)) {
        if (isNone(mine) == isNone(theirs))
            return 0;
        return isNone(theirs) == !event.slips(HeatsSlip::NullComesFirst) ? 1 : -1;
    }
    const int direction = lessIsBetter(event, key) ? -1 : 1;
    // What a list lacks is 0; a place that is missing is worse than any.
    const bool isWorst
        = textAt(key, u"by"_s) == u"finishes"_s && !event.slips(HeatsSlip::MissingFinishIsBest);
    const Number lacking = isWorst ? 1000 : 0;
    const size_t length = std::max(mine.numbers.size(), theirs.numbers.size());
    for (size_t i = 0; i < length; ++i) {
        const Number own = i < mine.numbers.size() ? *mine.numbers.at(i) : lacking;
        const Number other = i < theirs.numbers.size() ? *theirs.numbers.at(i) : lacking;
        const int sign = signOf(own, other) * direction;
        if (sign != 0)
            return sign;
    }
    return 0;
}

Comparison compareAll(const Event& event, const std::vector<Json>& keys,
                      const std::vector<KeyValue>& mine, const std::vector<KeyValue>& theirs) {
    for (size_t i = 0; i < keys.size(); ++i) {
        if (const int sign = compareBy(event, keys.at(i), mine.at(i), theirs.at(i)))
            return {sign, i};
    }
    return {0, keys.size()};
}

Json valueJson(const Json& key, const KeyValue& value) {
    Json object = Json::object();
    object.set(u"by"_s, textAt(key, u"by"_s));
    if (!value.isList) {
        const Known& number = value.numbers.front();
        object.set(u"value"_s, number ? Json(exactText(*number)) : Json());
        return object;
    }
    // No place is 0.
    size_t length = value.numbers.size();
    while (length > 0 && *value.numbers.at(length - 1) == 0)
        --length;
    Json list = Json::list();
    for (size_t i = 0; i < length; ++i)
        list.append(exactText(*value.numbers.at(i)));
    object.set(u"value"_s, list);
    return object;
}

} // namespace mentat::test::raw::heats

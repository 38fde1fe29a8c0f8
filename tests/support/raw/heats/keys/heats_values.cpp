#include "heats_key_parts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// H4: a player's value under a key, and who has more.
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

const OrderWord* wordOf(const Json& key) {
    const auto found = std::ranges::find(orderWords(), textAt(key, u"by"_s), &OrderWord::by);
    return found == orderWords().end() ? nullptr : &*found;
}

// For keys that compare scores.
bool leavesByesOut(const Json& key) {
    const OrderWord* word = wordOf(key);
    return word && word->scores != NeedsScores::No;
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

// The best by this key alone; ties under it are worth the same.
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

// A key that counts all games keeps every one.
std::vector<Played> gamesFor(const Event& event, const Json& key, std::vector<Played> games) {
    if (leavesByesOut(key) && !event.slips(HeatsSlip::ByesHaveScores))
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
    const OrderWord* word = wordOf(key);
    if (!word)
        qFatal("no key: %s", qPrintable(textAt(key, u"by"_s)));
    return word->value(event, key, games);
}

bool lessIsBetter(const Event& event, const Json& key) {
    const QString by = textAt(key, u"by"_s);
    if (by == u"heats-played"_s)
        return textAt(key, u"prefer"_s) != u"more"_s && !event.slips(HeatsSlip::MoreHeatsAreBetter);
    return by == u"average-place"_s || by == u"behind-first"_s || by == u"finishes"_s
           || (by == u"score"_s && event.rules.score == u"low"_s);
}

using Games = std::vector<Played>;

KeyValue laterSeats(const Event&, const Json&, const Games& games) {
    return one(
        summed(games, [](const Played& played) { return wholeNumber(played.seat->number - 1); }));
}

} // namespace

// The table of H4. Words that need no scores come first: a generator draws them for every ruleset.
const std::vector<OrderWord>& orderWords() {
    using enum Edition;
    using enum NeedsScores;
    static const std::vector<OrderWord> words = {
        {u"wins"_s, First, No, false,
         [](const Event& event, const Json&, const Games& games) {
             return one(winsIn(event, games));
         }},
        {u"place-points"_s, First, No, false,
         [](const Event& event, const Json& key, const Games& games) {
             return one(summed(
                 games, [&](const Played& played) { return placePoints(event, key, played); }));
         }},
        {u"early-wins"_s, First, No, true, earlyWins},
        {u"places"_s, First, No, false, placeCounts},
        {u"finishes"_s, Second, No, false, finishes},
        {u"average-place"_s, First, No, false,
         [](const Event&, const Json&, const Games& games) { return one(meanPlace(games)); }},
        {u"heats-played"_s, First, No, true,
         [](const Event&, const Json&, const Games& games) {
             return one(wholeNumber(static_cast<qint64>(games.size())));
         }},
        {u"opponents"_s, Second, No, true,
         [](const Event& event, const Json&, const Games& games) {
             return one(opponents(event, games));
         }},
        {u"opponents-wins"_s, First, No, true,
         [](const Event& event, const Json&, const Games& games) {
             return one(opponentsWins(event, games));
         }},
        {u"later-seats"_s, First, No, false, laterSeats},
        {u"score"_s, First, Any, false,
         [](const Event& event, const Json& key, const Games& games) {
             return one(scoreTaken(event, key, games));
         }},
        {u"score-of-first"_s, First, Any, false,
         [](const Event& event, const Json& key, const Games& games) {
             return one(ofFirst(event, key, games));
         }},
        {u"margin"_s, Second, Any, false,
         [](const Event& event, const Json& key, const Games& games) {
             return one(margin(event, key, games));
         }},
        {u"behind-first"_s, First, Any, false,
         [](const Event& event, const Json& key, const Games& games) {
             return one(behindFirst(event, key, games));
         }},
        {u"score-share"_s, First, High, false,
         [](const Event& event, const Json& key, const Games& games) {
             return one(scoreShare(event, key, games));
         }},
    };
    return words;
}

QStringList wordsOfOrder(Edition edition) {
    QStringList words;
    for (const OrderWord& word : orderWords()) {
        if (word.since == Edition::First || edition == Edition::Second)
            words.append(word.by);
    }
    return words;
}

bool needsEveryGame(const Json& key) {
    const OrderWord* word = wordOf(key);
    return (word && word->everyGame) || key.find(u"count"_s);
}

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
    // A missing list item is 0; a missing place is worse than any.
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

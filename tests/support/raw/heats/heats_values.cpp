#include "heats_keys.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

// H4, key by key.
namespace mentat::test::raw::heats {

namespace {

using Known = std::optional<Number>;

constexpr qint64 lastPlace = 10;

Number winOf(const Event& event, const Played& played) {
    if (played.seat->place != 1)
        return 0;
    const qint64 sharers = played.game->sharing(*played.seat);
    if (sharers == 1 || event.rules.sharedWin == u"full"_s
        || event.slips(HeatsSlip::SharedWinsInFull))
        return 1;
    return event.rules.sharedWin == u"share"_s ? ratio(1, wholeNumber(sharers)) : Number(0);
}

Number winsIn(const Event& event, const std::vector<Played>& games) {
    Number sum = 0;
    for (const Played& played : games)
        sum += winOf(event, played);
    return sum;
}

// What the list gives for a place, counted from 1.
Number listed(const std::vector<Json>& points, qint64 place) {
    return place <= static_cast<qint64>(points.size())
               ? numberFrom(points.at(static_cast<size_t>(place - 1)))
               : Number(0);
}

Number placePoints(const Event& event, const Json& key, const Played& played) {
    const qint64 place = played.seat->place;
    const qint64 sharers = played.game->sharing(*played.seat);
    const Known first = numberAt(key, u"sharedFirst"_s);
    if (first && place == 1 && sharers > 1 && !event.slips(HeatsSlip::SharedFirstForgotten))
        return *first;
    const Json* points = key.find(u"points"_s);
    const bool bySize = points->kind == Json::Kind::Object;
    const std::vector<Json>& list
        = bySize ? itemsAt(*points, QString::number(played.game->size)) : points->items;
    const bool isMean
        = textAt(key, u"shared"_s) == u"mean"_s && !event.slips(HeatsSlip::PointsNeverMean);
    if (!isMean)
        return listed(list, place);
    Number sum = 0;
    for (qint64 spanned = place; spanned < place + sharers; ++spanned)
        sum += listed(list, spanned);
    return ratio(sum, wholeNumber(sharers));
}

KeyValue one(const Known& number) {
    return {false, {number}};
}

KeyValue earlyWins(const Event& event, const std::vector<Played>& games) {
    KeyValue wins{true, {}};
    for (const Played& played : games) {
        if (event.slips(HeatsSlip::EarlyWinsWithGaps)) {
            while (static_cast<qint64>(wins.numbers.size()) + 1 < played.game->heat)
                wins.numbers.emplace_back(0);
        }
        wins.numbers.emplace_back(winOf(event, played));
    }
    return wins;
}

KeyValue placeCounts(const Event& event, const Json& key, const std::vector<Played>& games) {
    qint64 from = wholeAt(key, u"from"_s).value_or(2);
    if (event.slips(HeatsSlip::PlacesFromSecond))
        from = 2;
    KeyValue counts{true, {}};
    for (qint64 place = from; place <= lastPlace; ++place) {
        counts.numbers.emplace_back(
            wholeNumber(std::count_if(games.begin(), games.end(), [&](const Played& played) {
                return played.seat->place == place;
            })));
    }
    return counts;
}

Known meanPlace(const std::vector<Played>& games) {
    if (games.empty())
        return std::nullopt;
    Number sum = 0;
    for (const Played& played : games)
        sum += wholeNumber(played.seat->place);
    return ratio(sum, wholeNumber(static_cast<qint64>(games.size())));
}

Known taken(const QString& take, const std::vector<Number>& numbers, bool lessIsBetter) {
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

QString takeOf(const Json& key, const QString& byDefault) {
    return key.find(u"take"_s) ? textAt(key, u"take"_s) : byDefault;
}

Known scoreTaken(const Event& event, const Json& key, const std::vector<Played>& games) {
    const bool low = event.rules.score == u"low"_s;
    const QString take = takeOf(key, u"sum"_s);
    std::vector<Number> known;
    for (const Played& played : games) {
        if (played.seat->score)
            known.push_back(*played.seat->score);
    }
    const bool isWhole = known.size() == games.size();
    if (known.empty() || isWhole || take == u"best"_s
        || event.slips(HeatsSlip::UnknownScoreLeftOut))
        return taken(take, known, low);
    if (low)
        return std::nullopt;
    known.resize(games.size(), Number(0));
    return taken(take, known, low);
}

std::vector<Number> scoresAt(const Game& game) {
    std::vector<Number> scores;
    for (const Seat& seat : game.seats) {
        if (seat.score)
            scores.push_back(*seat.score);
    }
    return scores;
}

Number bestAt(const Event& event, const Game& game) {
    const std::vector<Number> scores = scoresAt(game);
    if (event.slips(HeatsSlip::BestIsTheWinners)) {
        for (const Seat& seat : game.seats) {
            if (seat.place == 1 && seat.score)
                return *seat.score;
        }
    }
    return event.rules.score == u"low"_s ? *std::min_element(scores.begin(), scores.end())
                                         : *std::max_element(scores.begin(), scores.end());
}

bool isKnown(const Event& event, const Played& played) {
    return (played.game->isScored || event.slips(HeatsSlip::UnscoredTablesShare))
           && played.seat->score;
}

Number scoreShare(const Event& event, const Played& played) {
    if (!isKnown(event, played))
        return 0;
    Number sum = 0;
    for (const Number& score : scoresAt(*played.game))
        sum += score;
    return sum > 0 ? ratio(*played.seat->score, sum) : Number(0);
}

Known takenOver(const Json& key, const QString& byDefault, const std::vector<Played>& games,
                auto&& share) {
    std::vector<Number> shares;
    for (const Played& played : games)
        shares.push_back(share(played));
    return taken(takeOf(key, byDefault), shares, false);
}

bool isListed(const Event& event, const Json& key, qint64 place) {
    const std::vector<Json>& places = itemsAt(key, u"places"_s);
    const bool any = !key.find(u"places"_s) || event.slips(HeatsSlip::BehindFirstOfAllPlaces);
    return any || std::any_of(places.begin(), places.end(), [&](const Json& one) {
               return one.number == static_cast<double>(place);
           });
}

Known behindFirst(const Event& event, const Json& key, const std::vector<Played>& games) {
    Known sum;
    for (const Played& played : games) {
        const bool behind = isKnown(event, played) && isListed(event, key, played.seat->place);
        if (behind)
            sum = Number(sum.value_or(0)
                         + abs(Number(bestAt(event, *played.game) - *played.seat->score)));
    }
    return sum;
}

Number opponentsWins(const Event& event, const std::vector<Played>& games) {
    Number sum = 0;
    QStringList met;
    for (const Played& played : games) {
        for (const Seat& seat : played.game->seats) {
            const bool left = event.slips(HeatsSlip::OpponentsWithoutTheDisqualified)
                              && event.isOut(seat.player);
            const bool again = event.slips(HeatsSlip::OpponentsOnce) && met.contains(seat.player);
            if (seat.player == played.seat->player || left || again)
                continue;
            met.append(seat.player);
            sum += winsIn(event, event.slips(HeatsSlip::OpponentsByAllTheirGames)
                                     ? gamesOf(event, seat.player)
                                     : bestGamesOf(event, seat.player));
        }
    }
    return sum;
}

Number summed(const std::vector<Played>& games, auto&& addend) {
    Number sum = 0;
    for (const Played& played : games)
        sum += addend(played);
    return sum;
}

} // namespace

Number scoreOfFirst(const Event& event, const Played& played) {
    if (!isKnown(event, played))
        return 0;
    const Number best = bestAt(event, *played.game);
    const Number own = *played.seat->score;
    const bool low = event.rules.score == u"low"_s;
    const Number divisor = low ? own : best;
    return divisor > 0 ? ratio(low ? best : own, divisor) : Number(0);
}

KeyValue valueOver(const Event& event, const Json& key, const std::vector<Played>& games) {
    const QString by = textAt(key, u"by"_s);
    if (by == u"wins"_s)
        return one(winsIn(event, games));
    if (by == u"place-points"_s)
        return one(
            summed(games, [&](const Played& played) { return placePoints(event, key, played); }));
    if (by == u"early-wins"_s)
        return earlyWins(event, games);
    if (by == u"places"_s)
        return placeCounts(event, key, games);
    if (by == u"average-place"_s)
        return one(meanPlace(games));
    if (by == u"score"_s)
        return one(scoreTaken(event, key, games));
    if (by == u"score-share"_s)
        return one(takenOver(key, u"best"_s, games,
                             [&](const Played& played) { return scoreShare(event, played); }));
    if (by == u"score-of-first"_s)
        return one(takenOver(key, u"mean"_s, games,
                             [&](const Played& played) { return scoreOfFirst(event, played); }));
    if (by == u"behind-first"_s)
        return one(behindFirst(event, key, games));
    if (by == u"heats-played"_s)
        return one(wholeNumber(static_cast<qint64>(games.size())));
    if (by == u"opponents-wins"_s)
        return one(opponentsWins(event, games));
    // later-seats
    return one(
        summed(games, [](const Played& played) { return wholeNumber(played.seat->number - 1); }));
}

namespace {

bool lessIsBetter(const Event& event, const Json& key) {
    const QString by = textAt(key, u"by"_s);
    if (by == u"heats-played"_s)
        return textAt(key, u"prefer"_s) != u"more"_s && !event.slips(HeatsSlip::MoreHeatsAreBetter);
    return by == u"average-place"_s || by == u"behind-first"_s
           || (by == u"score"_s && event.rules.score == u"low"_s);
}

} // namespace

int compareBy(const Event& event, const Json& key, const KeyValue& mine, const KeyValue& theirs) {
    const int direction = lessIsBetter(event, key) ? -1 : 1;
    const size_t length = std::max(mine.numbers.size(), theirs.numbers.size());
    for (size_t i = 0; i < length; ++i) {
        // What a list lacks is 0; in a single value null comes after every other.
        const Known own = i < mine.numbers.size() ? mine.numbers.at(i) : Known(0);
        const Known other = i < theirs.numbers.size() ? theirs.numbers.at(i) : Known(0);
        if (own.has_value() != other.has_value())
            return own.has_value() == !event.slips(HeatsSlip::NullComesFirst) ? 1 : -1;
        const int sign = own ? signOf(*own, *other) * direction : 0;
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

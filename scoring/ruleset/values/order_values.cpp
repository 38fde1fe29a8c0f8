#include "scoring/ruleset/values/order_values.h"

#include "model/ruleset/results.h"

#include <algorithm>
#include <numeric>

namespace mentat {
namespace {

constexpr qint64 thousand = 1000; // Decimals are stored in thousandths

/// The fraction of a win that a first place in the game is worth.
Exact winOf(const SeatResult& game, SharedWin shared) {
    if (game.place != 1)
        return Exact();
    if (game.sharing == 1 || shared == SharedWin::Full)
        return Exact(1);
    return shared == SharedWin::Share ? Exact(1, game.sharing) : Exact();
}

qint64 pointsAt(const PointsList& points, int place) {
    const auto position = static_cast<size_t>(place - 1);
    return position < points.size() ? points[position].thousandths() : 0;
}

const PointsList& pointsFor(const PlacePointsKey& key, int tableSize) {
    static const PointsList none;
    if (const auto* all = std::get_if<PointsList>(&key.points))
        return *all;
    for (const PointsOfSize& points : std::get<std::vector<PointsOfSize>>(key.points)) {
        if (points.size.value() == tableSize)
            return points.points;
    }
    return none;
}

Exact pointsOfPlace(const PlacePointsKey& key, const SeatResult& game, const Ruleset& ruleset) {
    const bool isShared = game.sharing > 1;
    if (isShared && game.place == 1 && key.sharedFirst)
        return {key.sharedFirst->thousandths(), thousand};
    // A bye earns the points of the usual table size.
    const PointsList& points
        = pointsFor(key, game.isBye() ? ruleset.sizes.front().value() : game.tableSize);
    if (!isShared || key.shared == SharedPoints::Full || game.seat->dropout)
        return {pointsAt(points, game.place), thousand};
    qint64 sum = 0;
    for (int place = game.place; place < game.place + game.sharing; ++place)
        sum += pointsAt(points, place);
    return {sum, thousand * game.sharing};
}

Exact placePoints(const PlacePointsKey& key, const SeatResult& game, const Ruleset& ruleset) {
    Exact points = pointsOfPlace(key, game, ruleset);
    if (const qint64 ratio = pointsAt(key.ratio, game.place); ratio != 0) {
        Exact added = scoreOfOthers(game, ruleset.score);
        added *= Exact(ratio, thousand);
        points += added;
    }
    return points;
}

Exact sumOf(const std::vector<Exact>& values) {
    Exact sum;
    for (const Exact& value : values)
        sum += value;
    return sum;
}

/// Reduces the values of a player's games to one; no value if there are none.
OrderValue taken(Take take, const std::vector<Exact>& values, bool isLess = false) {
    if (values.empty())
        return {};
    if (take == Take::Best)
        return isLess ? std::ranges::min(values) : std::ranges::max(values);
    Exact result = sumOf(values);
    if (take == Take::Mean)
        result /= static_cast<qint64>(values.size());
    return result;
}

OrderValue withoutZerosAtEnd(std::vector<Exact> list) {
    while (!list.empty() && list.back().isZero())
        list.pop_back();
    return list;
}

template <class ValueOfGame>
std::vector<Exact> ofEach(std::span<const SeatResult> games, ValueOfGame valueOfGame) {
    std::vector<Exact> values;
    values.reserve(games.size());
    for (const SeatResult& game : games)
        values.push_back(valueOfGame(game));
    return values;
}

/// The values of those games that have one.
template <class ValueOfGame>
std::vector<Exact> ofKnown(std::span<const SeatResult> games, ValueOfGame valueOfGame) {
    std::vector<Exact> values;
    for (const SeatResult& game : games) {
        if (const std::optional<qint64> value = valueOfGame(game))
            values.emplace_back(*value, thousand);
    }
    return values;
}

/// Applies `where`, and drops byes if scores count: the remaining games, stored in `room` if any
/// are dropped.
std::span<const SeatResult> gamesFor(const OrderKey& key, std::span<const SeatResult> games,
                                     std::vector<SeatResult>& room) {
    const auto where = gamesOfKey(key).where;
    const bool withByes = !natureOf(key).ofScores;
    const auto isTaken = [&](const SeatResult& game) {
        return (!where || (game.place == 1) == (*where == GamesWhere::Won))
               && (withByes || !game.isBye());
    };
    if (std::ranges::all_of(games, isTaken))
        return games;
    std::ranges::copy_if(games, std::back_inserter(room), isTaken);
    return room;
}

/// The value of each key by its row in H4's table, over the games that the key takes.
class ValueOfKey {
public:
    ValueOfKey(const Ruleset& ruleset, const PlayedGames& played, std::span<const SeatResult> games)
        : m_ruleset(ruleset)
        , m_played(played)
        , m_games(games) {}

    OrderValue operator()(const WinsKey&) const { return winsIn(m_games, m_ruleset.sharedWin); }

    OrderValue operator()(const PlacePointsKey& key) const {
        return taken(Take::Sum, ofEach(m_games, [&](const SeatResult& game) {
                         return placePoints(key, game, m_ruleset);
                     }));
    }

    OrderValue operator()(const EarlyWinsKey& key) const {
        return withoutZerosAtEnd(
            ofEach(firstOf(m_played.all, key.first),
                   [&](const SeatResult& game) { return winOf(game, m_ruleset.sharedWin); }));
    }

    OrderValue operator()(const PlacesKey& key) const {
        int last = 0;
        for (const SeatResult& game : m_games)
            last = std::max(last, game.place);
        std::vector<Exact> often;
        for (int place = key.from.value(); place <= std::min<int>(last, PlaceAtTable::max); ++place)
            often.emplace_back(std::ranges::count(m_games, place, &SeatResult::place));
        return often; // someone was last among these
    }

    OrderValue operator()(const FinishesKey& key) const {
        std::vector<int> places;
        for (const SeatResult& game : m_games)
            places.push_back(game.place);
        std::ranges::sort(places);
        std::vector<Exact> finishes;
        for (const int place : firstOf(std::span<const int>(places), key.first))
            finishes.emplace_back(place);
        return finishes.empty() ? OrderValue() : OrderValue(std::move(finishes));
    }

    OrderValue operator()(const AveragePlaceKey&) const {
        return taken(Take::Mean,
                     ofEach(m_games, [](const SeatResult& game) { return Exact(game.place); }));
    }

    OrderValue operator()(const ScoreKey& key) const {
        const std::vector<Exact> known
            = ofKnown(m_games, [](const SeatResult& game) -> std::optional<qint64> {
                  return game.score ? std::optional(game.score->thousandths()) : std::nullopt;
              });
        const bool isLow = m_ruleset.score == Scores::Low;
        if (known.empty() || key.take == Take::Best)
            return taken(key.take, known, isLow);
        if (isLow && known.size() < m_games.size())
            return {};
        Exact result = sumOf(known);
        if (key.take == Take::Mean)
            result /= static_cast<qint64>(m_games.size());
        return result;
    }

    OrderValue operator()(const ScoreShareKey& key) const {
        return taken(key.take, ofEach(m_games, [&](const SeatResult& game) {
                         Exact share = shareOfScores(game);
                         if (key.asSize)
                             share *= Exact(game.stayed, key.asSize->value());
                         return share;
                     }));
    }

    OrderValue operator()(const ScoreOfFirstKey& key) const {
        return taken(key.take, ofEach(m_games, [&](const SeatResult& game) {
                         return key.against == Against::Others
                                    ? scoreOfOthers(game, m_ruleset.score)
                                    : scoreOfFirst(game, m_ruleset.score);
                     }));
    }

    OrderValue operator()(const MarginKey& key) const {
        return taken(key.take, ofKnown(m_games, [&](const SeatResult& game) {
                         return marginOf(game, m_ruleset.score);
                     }));
    }

    OrderValue operator()(const BehindFirstKey& key) const {
        const auto isNamed = [&](int place) {
            return key.places.empty()
                   || std::ranges::find(key.places, place, &PlaceAtTable::value)
                          != key.places.end();
        };
        return taken(key.take,
                     ofKnown(m_games,
                             [&](const SeatResult& game) {
                                 return isNamed(game.place) ? behindFirst(game) : std::nullopt;
                             }),
                     true);
    }

    OrderValue operator()(const HeatsPlayedKey&) const {
        return Exact(static_cast<qint64>(m_played.all.size()));
    }

    OrderValue operator()(const OpponentsWinsKey&) const { return m_played.opponentsWins; }

    OrderValue operator()(const OpponentsKey&) const { return Exact(m_played.opponents); }

    OrderValue operator()(const LaterSeatsKey&) const {
        qint64 sum = 0;
        for (const SeatResult& game : m_games)
            sum += game.seat->number.value() - 1;
        return Exact(sum);
    }

private:
    template <class One>
    static std::span<const One> firstOf(std::span<const One> all,
                                        const std::optional<Positive>& number) {
        const size_t most = number ? static_cast<size_t>(number->value()) : all.size();
        return all.first(std::min(most, all.size()));
    }

    const Ruleset& m_ruleset;
    const PlayedGames& m_played;
    std::span<const SeatResult> m_games;
};

/// Compares place by place: the lower is better; with fewer places, a player ranks behind.
std::strong_ordering compareFinishes(const OrderValue& a, const OrderValue& b) {
    const auto* one = std::get_if<std::vector<Exact>>(&a);
    const auto* other = std::get_if<std::vector<Exact>>(&b);
    if (!one || !other)
        return (one ? 1 : 0) <=> (other ? 1 : 0);
    for (size_t i = 0; i < std::min(one->size(), other->size()); ++i) {
        if (const auto order = (*other)[i] <=> (*one)[i]; order != 0)
            return order;
    }
    return one->size() <=> other->size();
}

} // namespace

namespace {

/// The positions of the best games, in order, up to a number; of equal games the first.
template <class IsBetter>
std::vector<size_t> bestOf(size_t games, size_t number, IsBetter isBetter) {
    std::vector<size_t> order(games);
    std::iota(order.begin(), order.end(), size_t(0));
    std::ranges::stable_sort(order, isBetter);
    order.resize(std::min(number, games));
    std::ranges::sort(order);
    return order;
}

std::vector<SeatResult> gamesAt(const std::vector<size_t>& positions,
                                std::span<const SeatResult> games) {
    std::vector<SeatResult> result;
    for (const size_t position : positions)
        result.push_back(games[position]);
    return result;
}

/// The best games by this key alone, each rated as the player's only game.
std::vector<SeatResult> bestBy(const OrderKey& key, const Ruleset& ruleset,
                               std::span<const SeatResult> games, size_t number) {
    std::vector<OrderValue> values;
    for (size_t game = 0; game < games.size(); ++game) {
        const auto alone = games.subspan(game, 1);
        values.push_back(std::visit(ValueOfKey(ruleset, {alone, alone}, alone), key));
    }
    return gamesAt(bestOf(games.size(), number,
                          [&](size_t a, size_t b) {
                              return compareBy(key, ruleset.score, values[a], values[b]) > 0;
                          }),
                   games);
}

} // namespace

OrderValue valueOf(const OrderKey& key, const Ruleset& ruleset, const PlayedGames& games) {
    const auto number = gamesOfKey(key).count;
    std::vector<SeatResult> room;
    const auto left = gamesFor(key, number ? games.all : games.counted, room);
    if (!number)
        return std::visit(ValueOfKey(ruleset, games, left), key);
    const auto best = bestBy(key, ruleset, left, static_cast<size_t>(number->value()));
    return std::visit(ValueOfKey(ruleset, games, best), key);
}

Exact winsIn(std::span<const SeatResult> games, SharedWin shared) {
    if (shared != SharedWin::Share) {
        return Exact(std::ranges::count_if(games, [&](const SeatResult& game) {
            return game.place == 1 && (game.sharing == 1 || shared == SharedWin::Full);
        }));
    }
    return sumOf(ofEach(games, [&](const SeatResult& game) { return winOf(game, shared); }));
}

bool isByAllGames(const OrderKey& key) {
    return natureOf(key).ofAllGames || gamesOfKey(key).count.has_value();
}

std::strong_ordering compareBy(const OrderKey& key, Scores scores, const OrderValue& a,
                               const OrderValue& b) {
    const auto lessIs
        = [&](bool better) { return better ? lessIsBetter(a, b) : moreIsBetter(a, b); };
    switch (natureOf(key).better) {
    case Better::More: return moreIsBetter(a, b);
    case Better::Less: return lessIsBetter(a, b);
    case Better::AsScores: return lessIs(scores == Scores::Low);
    case Better::AsPlayed:
        return lessIs(std::get<HeatsPlayedKey>(key).prefer == PreferHeats::Fewer);
    case Better::FirstPlaces: return compareFinishes(a, b);
    }
    Q_UNREACHABLE();
}

namespace {

/// Rates each game as if it were the player's only one. The first keys separate most games, so a
/// value is computed only when requested.
class RatedGames {
public:
    RatedGames(const Ruleset& ruleset, std::span<const SeatResult> games)
        : m_ruleset(ruleset)
        , m_games(games)
        , m_values(games.size() * ruleset.order.size()) {}

    [[nodiscard]] bool isBetter(size_t game, size_t other) {
        for (size_t key = 0; key < m_ruleset.order.size(); ++key) {
            const OrderKey& by = m_ruleset.order[key];
            if (isByAllGames(by))
                continue;
            const auto order
                = compareBy(by, m_ruleset.score, valueAt(game, key), valueAt(other, key));
            if (order != 0)
                return order > 0;
        }
        return false;
    }

private:
    const OrderValue& valueAt(size_t game, size_t key) {
        auto& value = m_values[game * m_ruleset.order.size() + key];
        if (!value) {
            const auto alone = m_games.subspan(game, 1);
            value = valueOf(m_ruleset.order[key], m_ruleset, {alone, alone});
        }
        return *value;
    }

    const Ruleset& m_ruleset;
    std::span<const SeatResult> m_games;
    std::vector<std::optional<OrderValue>> m_values; // one game after another
};

bool isAskedFor(const Ruleset& ruleset, OrderBy by) {
    return std::ranges::find(ruleset.order, by, orderBy) != ruleset.order.end();
}

} // namespace

std::vector<SeatResult> countedGames(const Ruleset& ruleset, std::span<const SeatResult> games) {
    const auto number = static_cast<size_t>(ruleset.count.value());
    if (number == 0 || games.size() <= number)
        return {games.begin(), games.end()};
    // Ties: the lower heat number first, which is their order already.
    RatedGames rated(ruleset, games);
    return gamesAt(
        bestOf(games.size(), number, [&](size_t a, size_t b) { return rated.isBetter(a, b); }),
        games);
}

OrderValues::OrderValues(const RulesetField& field)
    : m_field(field)
    , m_opponentsWins(field.playerCount())
    , m_opponents(field.playerCount()) {
    m_counted.reserve(field.playerCount());
    m_wins.reserve(field.playerCount());
    for (size_t player = 0; player < field.playerCount(); ++player) {
        m_counted.push_back(countedGames(field.ruleset(), field.gamesOf(player)));
        m_wins.push_back(winsIn(m_counted.back(), field.ruleset().sharedWin));
    }
    if (!isAskedFor(field.ruleset(), OrderBy::OpponentsWins)
        && !isAskedFor(field.ruleset(), OrderBy::Opponents))
        return;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        for (const SeatResult& result : field.gamesOf(player)) {
            if (result.seat == &result.game->seats.front()) // count each game once
                addOpponents(*result.game);
        }
    }
}

std::vector<OrderValue> OrderValues::valuesOf(size_t player) const {
    const Ruleset& ruleset = m_field.ruleset();
    const PlayedGames games{m_counted[player], m_field.gamesOf(player), m_opponentsWins[player],
                            static_cast<int>(m_opponents[player].size())};
    std::vector<OrderValue> values;
    values.reserve(ruleset.order.size());
    for (const OrderKey& key : ruleset.order)
        values.push_back(valueOf(key, ruleset, games));
    return values;
}

void OrderValues::addOpponents(const Game& game) {
    std::vector<size_t> players;
    for (const Seat& seat : game.seats)
        players.push_back(m_field.positionOf(seat.player));
    for (const size_t player : players) {
        for (const size_t opponent : players) {
            if (opponent == player)
                continue;
            m_opponentsWins[player] += m_wins[opponent];
            m_opponents[player].insert(opponent);
        }
    }
}

} // namespace mentat

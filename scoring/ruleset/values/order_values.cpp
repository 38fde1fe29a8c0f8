#include "scoring/ruleset/values/order_values.h"

#include "model/ruleset/results.h"

#include <algorithm>
#include <numeric>

namespace mentat {
namespace {

constexpr qint64 thousand = 1000; // Decimals are whole thousandths

/// What a first place of these is worth as a win.
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

Exact placePoints(const PlacePointsKey& key, const SeatResult& game) {
    const bool isShared = game.sharing > 1;
    if (isShared && game.place == 1 && key.sharedFirst)
        return {key.sharedFirst->thousandths(), thousand};
    const PointsList& points = pointsFor(key, game.tableSize);
    if (!isShared || key.shared == SharedPoints::Full)
        return {pointsAt(points, game.place), thousand};
    qint64 sum = 0;
    for (int place = game.place; place < game.place + game.sharing; ++place)
        sum += pointsAt(points, place);
    return {sum, thousand * game.sharing};
}

Exact sumOf(const std::vector<Exact>& values) {
    Exact sum;
    for (const Exact& value : values)
        sum += value;
    return sum;
}

/// There is a value.
Exact taken(Take take, const std::vector<Exact>& values) {
    if (take == Take::Best)
        return std::ranges::max(values);
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

/// The row of H4's table for each key.
class ValueOfKey {
public:
    ValueOfKey(const Ruleset& ruleset, const PlayedGames& games)
        : m_ruleset(ruleset)
        , m_games(games) {}

    OrderValue operator()(const WinsKey&) const {
        return winsIn(m_games.counted, m_ruleset.sharedWin);
    }

    OrderValue operator()(const PlacePointsKey& key) const {
        return sumOf(ofEach(m_games.counted,
                            [&](const SeatResult& game) { return placePoints(key, game); }));
    }

    OrderValue operator()(const EarlyWinsKey&) const {
        return withoutZerosAtEnd(ofEach(
            m_games.all, [&](const SeatResult& game) { return winOf(game, m_ruleset.sharedWin); }));
    }

    OrderValue operator()(const PlacesKey& key) const {
        int last = 0;
        for (const SeatResult& game : m_games.counted)
            last = std::max(last, game.place);
        std::vector<Exact> often;
        for (int place = key.from.value(); place <= std::min<int>(last, PlaceAtTable::max); ++place)
            often.emplace_back(std::ranges::count(m_games.counted, place, &SeatResult::place));
        return often; // somebody was last of these
    }

    OrderValue operator()(const AveragePlaceKey&) const {
        qint64 sum = 0;
        for (const SeatResult& game : m_games.counted)
            sum += game.place;
        return Exact(sum, static_cast<qint64>(m_games.counted.size()));
    }

    OrderValue operator()(const ScoreKey& key) const {
        std::vector<Decimal> known;
        for (const SeatResult& game : m_games.counted) {
            if (game.score)
                known.push_back(*game.score);
        }
        const bool isLow = m_ruleset.score == Scores::Low;
        if (known.empty())
            return {};
        if (key.take == Take::Best)
            return inWhole(isLow ? std::ranges::min(known) : std::ranges::max(known));
        if (isLow && known.size() < m_games.counted.size())
            return {};
        Exact result;
        for (const Decimal score : known)
            result += inWhole(score);
        if (key.take == Take::Mean)
            result /= static_cast<qint64>(m_games.counted.size());
        return result;
    }

    OrderValue operator()(const ScoreShareKey& key) const {
        return taken(key.take, ofEach(m_games.counted, shareOfScores));
    }

    OrderValue operator()(const ScoreOfFirstKey& key) const {
        return taken(key.take, ofEach(m_games.counted, [&](const SeatResult& game) {
                         return scoreOfFirst(game, m_ruleset.score);
                     }));
    }

    OrderValue operator()(const BehindFirstKey& key) const {
        bool isKnown = false;
        Exact sum;
        for (const SeatResult& game : m_games.counted) {
            const auto behind = behindFirst(game);
            const bool isNamed = key.places.empty()
                                 || std::ranges::find(key.places, game.place, &PlaceAtTable::value)
                                        != key.places.end();
            if (!behind || !isNamed)
                continue;
            isKnown = true;
            sum += Exact(*behind, thousand);
        }
        return isKnown ? OrderValue(std::move(sum)) : OrderValue();
    }

    OrderValue operator()(const HeatsPlayedKey&) const {
        return Exact(static_cast<qint64>(m_games.all.size()));
    }

    OrderValue operator()(const OpponentsWinsKey&) const { return m_games.opponentsWins; }

    OrderValue operator()(const LaterSeatsKey&) const {
        qint64 sum = 0;
        for (const SeatResult& game : m_games.counted)
            sum += game.seat->number.value() - 1;
        return Exact(sum);
    }

private:
    static Exact inWhole(Decimal decimal) { return {decimal.thousandths(), thousand}; }

    const Ruleset& m_ruleset;
    const PlayedGames& m_games;
};

bool isLessBetter(const OrderKey& key, Scores scores) {
    switch (orderBy(key)) {
    case OrderBy::AveragePlace:
    case OrderBy::BehindFirst: return true;
    case OrderBy::Score: return scores == Scores::Low;
    case OrderBy::HeatsPlayed: return std::get<HeatsPlayedKey>(key).prefer == PreferHeats::Fewer;
    case OrderBy::Wins:
    case OrderBy::PlacePoints:
    case OrderBy::EarlyWins:
    case OrderBy::Places:
    case OrderBy::ScoreShare:
    case OrderBy::ScoreOfFirst:
    case OrderBy::OpponentsWins:
    case OrderBy::LaterSeats: return false;
    }
    Q_UNREACHABLE();
}

} // namespace

OrderValue valueOf(const OrderKey& key, const Ruleset& ruleset, const PlayedGames& games) {
    return std::visit(ValueOfKey(ruleset, games), key);
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
    const OrderBy by = orderBy(key);
    return by == OrderBy::EarlyWins || by == OrderBy::HeatsPlayed || by == OrderBy::OpponentsWins;
}

std::strong_ordering compareBy(const OrderKey& key, Scores scores, const OrderValue& a,
                               const OrderValue& b) {
    return isLessBetter(key, scores) ? lessIsBetter(a, b) : moreIsBetter(a, b);
}

namespace {

/// Games by what the keys would make of each, were it the player's only one. Most are parted by the
/// first keys, so that a value is computed only when it is asked for.
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
    std::vector<std::optional<OrderValue>> m_values; // game after game
};

bool isAskedFor(const Ruleset& ruleset, OrderBy by) {
    return std::ranges::find(ruleset.order, by, orderBy) != ruleset.order.end();
}

} // namespace

std::vector<SeatResult> countedGames(const Ruleset& ruleset, std::span<const SeatResult> games) {
    const auto number = static_cast<size_t>(ruleset.count.value());
    if (number == 0 || games.size() <= number)
        return {games.begin(), games.end()};
    std::vector<size_t> order(games.size());
    std::iota(order.begin(), order.end(), size_t(0));
    // Equal ones: the lower heat number first, as they stand.
    RatedGames rated(ruleset, games);
    std::ranges::stable_sort(order, [&](size_t a, size_t b) { return rated.isBetter(a, b); });
    order.resize(number);
    std::ranges::sort(order);
    std::vector<SeatResult> counted;
    for (const size_t game : order)
        counted.push_back(games[game]);
    return counted;
}

OrderValues::OrderValues(const RulesetField& field)
    : m_field(field)
    , m_opponentsWins(field.playerCount()) {
    m_counted.reserve(field.playerCount());
    m_wins.reserve(field.playerCount());
    for (size_t player = 0; player < field.playerCount(); ++player) {
        m_counted.push_back(countedGames(field.ruleset(), field.gamesOf(player)));
        m_wins.push_back(winsIn(m_counted.back(), field.ruleset().sharedWin));
    }
    if (!isAskedFor(field.ruleset(), OrderBy::OpponentsWins))
        return;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        for (const SeatResult& result : field.gamesOf(player)) {
            if (result.seat == &result.game->seats.front()) // each game once
                addOpponentsWins(*result.game);
        }
    }
}

std::vector<OrderValue> OrderValues::valuesOf(size_t player) const {
    const Ruleset& ruleset = m_field.ruleset();
    const PlayedGames games{m_counted[player], m_field.gamesOf(player), m_opponentsWins[player]};
    std::vector<OrderValue> values;
    values.reserve(ruleset.order.size());
    for (const OrderKey& key : ruleset.order)
        values.push_back(valueOf(key, ruleset, games));
    return values;
}

void OrderValues::addOpponentsWins(const Game& game) {
    std::vector<size_t> players;
    for (const Seat& seat : game.seats)
        players.push_back(m_field.positionOf(seat.player));
    for (const size_t player : players) {
        for (const size_t opponent : players) {
            if (opponent != player)
                m_opponentsWins[player] += m_wins[opponent];
        }
    }
}

} // namespace mentat

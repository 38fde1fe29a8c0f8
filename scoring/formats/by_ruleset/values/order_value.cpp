#include "scoring/formats/by_ruleset/values/order_value.h"

#include "model/formats/by_ruleset/results.h"

#include <algorithm>

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

} // namespace mentat

#include "scoring/dune/standings/dune_standings.h"

#include "scoring/dune/games/best_game.h"
#include "scoring/heats/final/final_line_up.h"

#include <algorithm>

namespace mentat {

namespace {

QualificationPoints pointsIn(const Exact& points) {
    return QualificationPoints::fromHalves(static_cast<int>(*points.times(2)));
}

/// All game QP, best first.
std::vector<Exact> gamePoints(std::span<const Appearance> games) {
    std::vector<Exact> points;
    points.reserve(games.size());
    for (const Appearance& game : games)
        points.emplace_back(game.qp.halves(), 2);
    std::ranges::sort(points, std::greater<>());
    return points;
}

/// The values that rank a player.
struct Rated {
    std::vector<OrderValue> values;
    std::optional<GameAddress> best; // absent if the player has no game
};

Rated rated(std::span<const Appearance> games, TieBreakValues reading) {
    const BestAppearance best = games.empty() ? BestAppearance() : bestGame(games, reading);
    QualificationPoints sum;
    for (const Appearance& game : games)
        sum += game.qp;
    Rated result;
    result.values.reserve(FirstValueKey + allEndValues.size());
    result.values.emplace_back(Exact(sum.halves(), 2));
    result.values.emplace_back(gamePoints(games));
    addValues(result.values, best.values);
    if (const Appearance* one = best.appearance)
        result.best = GameAddress{one->heat->number, one->game->table};
    return result;
}

const RankingOrder& duneOrder() {
    static const RankingOrder order = [] {
        RankingOrder keys{{moreIsBetter}, {moreIsBetter}}; // R4.2: a missing game counts as 0
        addValueKeys(keys);
        return keys;
    }();
    return order;
}

TieBreakValues otherThan(TieBreakValues reading) {
    return reading == TieBreakValues::Individual ? TieBreakValues::Alliance
                                                 : TieBreakValues::Individual;
}

/// The values that rank an event's players.
class DuneRows {
public:
    explicit DuneRows(const Field& field)
        : m_field(field)
        , m_reading(field.event().settings.tieBreakValues) {}

    [[nodiscard]] std::vector<Standing> ranked() const {
        std::vector<Contender> contenders;
        std::vector<std::optional<GameAddress>> best; // of the contenders
        std::vector<size_t> positions;
        for (size_t player = 0; player < m_field.playerCount(); ++player) {
            const auto games = m_field.gamesOf(player);
            if (m_field.isDisqualified(player) || games.empty())
                continue;
            Rated one = rated(games, m_reading);
            contenders.push_back({m_field.player(player).id, std::move(one.values)});
            best.push_back(std::move(one.best));
            positions.push_back(player);
        }
        auto rows
            = rankingOf(std::move(contenders), duneOrder(), TieRolls(m_field.event().tieRolls));
        std::vector<size_t> contenderOf;
        for (const Ranked& row : rows)
            contenderOf.push_back(row.contender);
        auto standings = standingsOf(std::move(rows));
        for (size_t i = 0; i < standings.size(); ++i) {
            const size_t player = positions[contenderOf[i]];
            standings[i].games = static_cast<int>(m_field.gamesOf(player).size());
            standings[i].valuesFrom = best[contenderOf[i]];
            if (i + 1 < standings.size())
                standings[i].otherReading
                    = otherReading(standings[i], player, positions[contenderOf[i + 1]]);
        }
        return standings;
    }

    [[nodiscard]] std::vector<Standing> disqualified() const {
        std::vector<Standing> rows;
        for (size_t player = 0; player < m_field.playerCount(); ++player) {
            if (!m_field.isDisqualified(player))
                continue;
            const auto games = m_field.gamesOf(player);
            Rated one = rated(games, m_reading);
            rows.push_back({.player = m_field.player(player).id,
                            .values = std::move(one.values),
                            .status = StandingStatus::Disqualified,
                            .games = static_cast<int>(games.size()),
                            .valuesFrom = std::move(one.best)});
        }
        return rows;
    }

private:
    /// R4.3 affects only players tied on QP, and only if one of them had an ally.
    [[nodiscard]] std::optional<Standing::OtherReading>
    otherReading(const Standing& row, size_t upper, size_t lower) const {
        const auto key = keyOf(row.fromNext);
        const bool isByPoints = key && *key < FirstValueKey;
        if (isByPoints || (!wasAllied(upper) && !wasAllied(lower)))
            return std::nullopt;
        const auto upperValues = otherValues(upper);
        const auto lowerValues = otherValues(lower);
        for (size_t i = 0; i < upperValues.size(); ++i) {
            const auto order = moreIsBetterThanNone(upperValues[i], lowerValues[i]);
            if (order == 0)
                continue;
            if (order > 0 && key)
                return std::nullopt;
            ByKey by{FirstValueKey + i, upperValues[i], lowerValues[i]};
            if (order < 0)
                std::swap(by.upper, by.lower);
            return Standing::OtherReading{std::move(by), order < 0};
        }
        // A roll would decide, or already does.
        return key ? std::optional(Standing::OtherReading{NotSeparated{}, false}) : std::nullopt;
    }

    [[nodiscard]] bool wasAllied(size_t player) const {
        return std::ranges::any_of(m_field.gamesOf(player), &Appearance::allied);
    }

    /// The four values, under the other reading.
    [[nodiscard]] std::vector<OrderValue> otherValues(size_t player) const {
        std::vector<OrderValue> values;
        values.reserve(allEndValues.size());
        addValues(values, bestGame(m_field.gamesOf(player), otherThan(m_reading)).values);
        return values;
    }

    const Field& m_field;
    TieBreakValues m_reading;
};

} // namespace

Standings duneStandings(const Field& field) {
    const DuneRows rows(field);
    Standings standings{rows.ranked(), rows.disqualified()};
    setQualifiers(standings, static_cast<size_t>(field.event().settings.finalists.value()));
    return standings;
}

Standings duneStandings(const Event& event) {
    return duneStandings(Field(event));
}

Advancement duneAdvancement(const Event& event) {
    return advancementBy(event, duneStandings(event));
}

QualificationPoints pointsOf(const Standing& row) {
    return pointsIn(std::get<Exact>(row.values[SumKey]));
}

std::vector<QualificationPoints> gamePointsOf(const Standing& row) {
    std::vector<QualificationPoints> points;
    for (const Exact& game : std::get<std::vector<Exact>>(row.values[GamesKey]))
        points.push_back(pointsIn(game));
    return points;
}

EndValues bestValuesOf(const Standing& row) {
    return endValuesIn(row.values, FirstValueKey);
}

bool areEqualInGames(const Standing& a, const Standing& b) {
    return moreIsBetter(a.values[GamesKey], b.values[GamesKey]) == 0;
}

std::optional<QualificationPoints> cutOf(const Standings& standings, Positive finalists) {
    const auto last = static_cast<size_t>(finalists.value());
    if (standings.ranked.size() < last)
        return std::nullopt;
    return pointsOf(standings.ranked[last - 1]);
}

std::vector<EarlierCut> earlierCuts(const Book& book, EventId aside) {
    std::vector<EarlierCut> cuts;
    const Event* shown = findEvent(book, aside);
    for (const BookEvent& entry : book.events) {
        const Event& event = entry.event;
        const bool goesByPoints = std::holds_alternative<DunePlay>(event.play);
        if (entry.id == aside || !goesByPoints
            || (shown && event.details.year >= shown->details.year))
            continue;
        if (const auto cut = cutOf(duneStandings(event), event.settings.finalists))
            cuts.push_back({event.details.year, event.details.name, *cut});
    }
    std::ranges::stable_sort(cuts, std::greater<>(), &EarlierCut::year);
    return cuts;
}

} // namespace mentat

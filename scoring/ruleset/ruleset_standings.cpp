#include "scoring/ruleset/ruleset_standings.h"

#include "model/ruleset/results.h"
#include "scoring/ruleset/stage_course.h"

#include <algorithm>

namespace mentat {
namespace {

RankingOrder orderOf(const Ruleset& ruleset) {
    RankingOrder order;
    for (const OrderKey& key : ruleset.order) {
        order.push_back({[&key, scores = ruleset.score](const OrderValue& a, const OrderValue& b) {
            return compareBy(key, scores, a, b);
        }});
    }
    return order;
}

/// A row's facts apart from the order.
class RowFacts {
public:
    explicit RowFacts(const RulesetField& field) : m_field(field), m_byes(field.playerCount()) {
        for (const Heat& heat : field.play().heats) {
            for (const Game& game : heat.games) {
                if (!game.isVoid && isBye(game))
                    m_byes[field.positionOf(game.seats.front().player)].push_back(heat.number);
            }
        }
    }

    void addTo(Standing& row, size_t player) const {
        row.games = static_cast<int>(m_field.gamesOf(player).size());
        row.byes = m_byes[player];
        if (m_field.ruleset().pairing == Pairing::Record && row.games > 0)
            row.record = recordOf(m_field.gamesOf(player));
    }

private:
    static HeatRecord recordOf(std::span<const SeatResult> games) {
        HeatRecord record;
        for (const SeatResult& game : games) {
            if (game.place != 1)
                ++record.lost;
            else
                ++(game.sharing > 1 ? record.shared : record.won);
        }
        return record;
    }

    const RulesetField& m_field;
    std::vector<std::vector<HeatNumber>> m_byes; // per player
};

} // namespace

RulesetRanking rulesetRanking(const RulesetField& field) {
    const OrderValues values(field);
    const RowFacts facts(field);
    RulesetRanking ranking;
    std::vector<Contender> contenders;
    std::vector<size_t> positions;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        const bool hasGame = !field.gamesOf(player).empty();
        if (field.isDisqualified(player)) {
            ranking.standings.disqualified.push_back(
                {.player = field.idOf(player),
                 .values = hasGame ? values.valuesOf(player) : std::vector<OrderValue>(),
                 .status = StandingStatus::Disqualified});
            facts.addTo(ranking.standings.disqualified.back(), player);
        } else if (hasGame) {
            contenders.push_back({field.idOf(player), values.valuesOf(player)});
            positions.push_back(player);
        }
    }
    auto rows = rankingOf(std::move(contenders), orderOf(field.ruleset()),
                          TieRolls(field.event().tieRolls));
    for (const Ranked& row : rows) {
        ranking.players.push_back(positions[row.contender]);
        ranking.wins.push_back(values.winsOf(positions[row.contender]));
    }
    ranking.standings.ranked = standingsOf(std::move(rows));
    for (size_t row = 0; row < ranking.players.size(); ++row)
        facts.addTo(ranking.standings.ranked[row], ranking.players[row]);
    return ranking;
}

Standings rulesetStandings(const Event& event) {
    const RulesetField field(event);
    RulesetRanking ranking = rulesetRanking(field);
    if (!field.ruleset().stages.empty())
        setStatuses(ranking, courseToFirstHeld(field, ranking));
    return std::move(ranking.standings);
}

namespace {

bool isFinished(const RulesetPlay& play) {
    const PlayedStage* final = playedStage(play, play.ruleset.stages.size() - 1);
    return final && std::ranges::any_of(final->games, [](const Game& game) {
               return !game.isVoid && isComplete(game.seats);
           });
}

std::strong_ordering compareBy(PlaceBy by, Scores scores, const OrderValue& a,
                               const OrderValue& b) {
    const bool isMoreBetter = by == PlaceBy::Stage || by == PlaceBy::StageScore
                              || (by == PlaceBy::StageTotal && scores != Scores::Low);
    return isMoreBetter ? moreIsBetter(a, b) : lessIsBetter(a, b);
}

/// Whether the last keys apply only to players tied on all earlier keys.
bool isSplitBySeed(const Ruleset& ruleset) {
    return ruleset.ties == TiesBy::Seed
           && std::ranges::find(ruleset.eliminated, EliminatedBy::Seed) == ruleset.eliminated.end();
}

RankingOrder orderOf(const std::vector<PlaceBy>& keys, Scores scores) {
    RankingOrder order;
    for (const PlaceBy by : keys) {
        order.push_back({[by, scores](const OrderValue& a, const OrderValue& b) {
            return compareBy(by, scores, a, b);
        }});
    }
    return order;
}

std::vector<Ranked> rowsOf(const Standings& standings) {
    std::vector<Ranked> rows;
    for (const Standing& row : standings.ranked)
        rows.push_back({rows.size(), row.player, *row.rank, row.tied, row.values, row.fromNext});
    return rows;
}

/// Ranks everyone who played in a stage by the last stage they played.
class StagePlaces {
public:
    explicit StagePlaces(const RulesetField& field)
        : m_field(field)
        , m_keys(placeKeys(field.ruleset()))
        , m_course(stageCourse(field, rulesetRanking(field)))
        , m_seeds(seedsIn(m_course, field.playerCount()))
        , m_reached(field.playerCount()) {
        const auto first = std::ranges::find(m_course, true, &StageRound::held);
        m_seeded = first == m_course.end() ? 0 : first->lineUp.size();
        for (size_t stage = 0; stage < field.ruleset().stages.size(); ++stage) {
            if (const PlayedStage* played = playedStage(field.play(), stage))
                reach(stage, *played);
        }
    }

    [[nodiscard]] std::vector<Ranked> make() const {
        std::vector<Contender> contenders;
        std::vector<size_t> players;
        for (size_t player = 0; player < m_reached.size(); ++player) {
            if (!m_reached[player] || m_field.isDisqualified(player))
                continue;
            contenders.push_back({m_field.idOf(player), valuesOf(*m_reached[player])});
            players.push_back(player);
        }
        RankingOrder order = orderOf(m_keys, m_field.ruleset().score);
        if (isSplitBySeed(m_field.ruleset()))
            splitBySeed(order, players);
        // Players tied up to the roll are equal in one stage, and roll there.
        const auto rolledBy = [this](std::span<const PlayerId> tied) {
            static const std::vector<TieRoll> none;
            const auto& reached = *m_reached[m_field.positionOf(tied.front())];
            const auto& rolls = playedStage(m_field.play(), reached.stage)->details.tieRolls;
            const bool areAside = std::ranges::all_of(tied, [this](const PlayerId& player) {
                return m_reached[m_field.positionOf(player)]->result.isDropout;
            });
            return TieRolls(areAside || m_field.ruleset().ties == TiesBy::Seed ? none : rolls)
                .orderOf(tied);
        };
        return rankingOf(std::move(contenders), order, rolledBy);
    }

private:
    struct Reached {
        size_t stage;
        StageResult result;
    };

    void reach(size_t stage, const PlayedStage& played) {
        const auto advance = advanceOf(m_field.ruleset(), stage);
        for (const StageResult& result : stageResults(m_field, played, advance, m_seeds).results)
            m_reached[result.player] = Reached{stage, result};
    }

    /// A place shared only by dropouts stays shared, as at a table.
    void splitBySeed(RankingOrder& order, const std::vector<size_t>& players) const {
        for (size_t key = order.size() - 2; key < order.size(); ++key) {
            order[key].within = [this, key, players](std::span<const size_t> tied) {
                const bool areAside = std::ranges::all_of(tied, [&](size_t contender) {
                    return m_reached[players[contender]]->result.isDropout;
                });
                std::vector<OrderValue> values;
                for (const size_t contender : tied) {
                    values.push_back(areAside ? OrderValue()
                                              : seedValue(m_keys[key], players[contender]));
                }
                return values;
            };
        }
    }

    /// H11: the player advanced, qualified for the next held stage, and played in no later one.
    [[nodiscard]] bool isForfeit(const Reached& reached) const {
        if (!reached.result.advances || reached.stage >= m_course.size())
            return false;
        const auto next
            = std::find_if(m_course.begin() + static_cast<ptrdiff_t>(reached.stage) + 1,
                           m_course.end(), [](const StageRound& round) { return round.held; });
        return next != m_course.end()
               && std::ranges::find(next->qualifiers, reached.result.player)
                      != next->qualifiers.end();
    }

    [[nodiscard]] std::vector<OrderValue> valuesOf(const Reached& reached) const {
        std::vector<OrderValue> values;
        for (const PlaceBy by : m_keys)
            values.push_back(valueOf(by, reached));
        return values;
    }

    [[nodiscard]] OrderValue valueOf(PlaceBy by, const Reached& reached) const {
        if (by == PlaceBy::Stage)
            return number(reached.stage);
        const bool isFinal = reached.stage + 1 == m_field.ruleset().stages.size();
        if (isFinal != (by == PlaceBy::FinalPlace)) // only the place counts in a final
            return {};
        switch (by) {
        case PlaceBy::Stage: break;
        case PlaceBy::FinalPlace:
        case PlaceBy::StagePlace: return Exact(reached.result.place);
        case PlaceBy::Forfeit: return Exact(isForfeit(reached) ? 1 : 0);
        case PlaceBy::StageScore: return reached.result.scoreOfFirst;
        case PlaceBy::StageTotal:
            return reached.result.total ? Exact(reached.result.total->thousandths(), 1000)
                                        : OrderValue();
        case PlaceBy::Seed:
        case PlaceBy::Registration: return seedValue(by, reached.result.player);
        }
        Q_UNREACHABLE();
    }

    /// H6: players outside the line-up come after it, in the order of registration.
    [[nodiscard]] OrderValue seedValue(PlaceBy by, size_t player) const {
        const size_t seed = m_seeds[player];
        if (by == PlaceBy::Registration)
            return number(seed);
        return seed < m_seeded ? number(seed + 1) : OrderValue();
    }

    static OrderValue number(size_t value) { return Exact(static_cast<qint64>(value)); }

    const RulesetField& m_field;
    std::vector<PlaceBy> m_keys;
    std::vector<StageRound> m_course;
    Seeds m_seeds;
    size_t m_seeded = 0;                           // players with a seed
    std::vector<std::optional<Reached>> m_reached; // per player, the last stage
};

} // namespace

std::vector<PlaceBy> placeKeys(const Ruleset& ruleset) {
    if (ruleset.stages.empty())
        return {};
    std::vector<PlaceBy> keys{PlaceBy::Stage, PlaceBy::FinalPlace, PlaceBy::Forfeit};
    for (const EliminatedBy by : ruleset.eliminated) {
        switch (by) {
        case EliminatedBy::StagePlace: keys.push_back(PlaceBy::StagePlace); break;
        case EliminatedBy::StageScore: keys.push_back(PlaceBy::StageScore); break;
        case EliminatedBy::StageTotal: keys.push_back(PlaceBy::StageTotal); break;
        case EliminatedBy::Seed:
            keys.push_back(PlaceBy::Seed);
            keys.push_back(PlaceBy::Registration);
            break;
        }
    }
    if (isSplitBySeed(ruleset)) {
        keys.push_back(PlaceBy::Seed);
        keys.push_back(PlaceBy::Registration);
    }
    return keys;
}

std::vector<Placement> rulesetPlacements(const Event& event) {
    const RulesetField field(event);
    std::vector<Ranked> rows;
    if (field.ruleset().stages.empty())
        rows = rowsOf(rulesetRanking(field).standings);
    else if (isFinished(field.play()))
        rows = StagePlaces(field).make();
    return placementsOf(std::move(rows), field.participants(), event.settings.prizeLevel);
}

namespace {

/// H4: at most twelve players share a win, so each share is a whole number of these parts: the
/// least common multiple of 1 to 12.
constexpr qint64 partsOfAWin = 27'720;

/// The event as it was when only the heats with a lower number were over.
Event before(Event event, HeatNumber heat) {
    auto& play = std::get<RulesetPlay>(event.play);
    std::erase_if(play.heats, [&](const Heat& other) { return other.number >= heat; });
    play.stages.clear();
    return event;
}

/// `wins` by `sharedWin`, regardless of `count`, including byes.
std::vector<qint64> recordsOf(const RulesetField& field, const std::vector<PlayerId>& entrants,
                              qint64 unit) {
    std::vector<qint64> records;
    for (const PlayerId& entrant : entrants) {
        const auto games = field.gamesOf(field.positionOf(entrant));
        const auto parts = winsIn(games, field.ruleset().sharedWin).times(unit);
        Q_ASSERT(parts);
        records.push_back(parts.value_or(0));
    }
    return records;
}

std::vector<ByeCandidate> candidatesOf(const RulesetField& field,
                                       const std::vector<PlayerId>& entrants) {
    const RulesetRanking ranking = rulesetRanking(field);
    std::vector<std::optional<int>> ranks(field.playerCount());
    for (size_t row = 0; row < ranking.players.size(); ++row)
        ranks[ranking.players[row]] = ranking.standings.ranked[row].rank->value();
    std::vector<ByeCandidate> candidates;
    for (const PlayerId& entrant : entrants) {
        const size_t player = field.positionOf(entrant);
        const auto isBye = [](const SeatResult& result) { return result.tableSize == 1; };
        candidates.push_back(
            {static_cast<int>(std::ranges::count_if(field.gamesOf(player), isBye)), ranks[player]});
    }
    return candidates;
}

} // namespace

HeatsBefore rulesetHeatsBefore(const Event& event, HeatNumber heat,
                               const std::vector<PlayerId>& entrants) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    if (ruleset.pairing == Pairing::Chance && !ruleset.byes)
        return {};
    const Event earlier = before(event, heat);
    const RulesetField field(earlier);
    HeatsBefore said;
    if (ruleset.pairing == Pairing::Record && !field.play().heats.empty()) {
        said.unit = ruleset.sharedWin == SharedWin::Share ? partsOfAWin : 1;
        said.records = recordsOf(field, entrants, said.unit);
    }
    if (ruleset.byes)
        said.byes = candidatesOf(field, entrants);
    return said;
}

} // namespace mentat

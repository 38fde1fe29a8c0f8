#include "scoring/formats/by_ruleset/ruleset_scoring.h"
#include "scoring/formats/by_ruleset/stage_course.h"
#include "scoring/formats/by_ruleset/stage_numbers.h"
#include "scoring/formats/by_ruleset/stage_round.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ranking/placement.h"

#include <algorithm>

namespace mentat {

namespace {

/// Whether the wins of a player can only become more, and by one a heat, and nothing but them
/// decides first.
bool isByWins(const Ruleset& ruleset) {
    return std::holds_alternative<WinsKey>(ruleset.order.front()) && ruleset.count == Count(0);
}

/// Whether what others do counts for somebody whose games are all over.
bool isOfOthers(const OrderKey& key) {
    return std::holds_alternative<OpponentsWinsKey>(key);
}

/// In how many heats somebody may still play. What is recorded stands; in a heat without a result
/// everybody can sit down, in another those of its unfinished games and those checked in without a
/// seat.
class HeatsToCome {
public:
    explicit HeatsToCome(const RulesetField& field) : m_field(field), m_left(field.playerCount()) {
        for (const Heat& heat : field.play().heats)
            add(heat);
    }

    [[nodiscard]] int left(size_t player) const {
        return m_field.isDisqualified(player) ? 0 : m_left[player];
    }

private:
    void add(const Heat& heat) {
        if (heat.details.cancelled && heat.games.empty())
            return;
        std::vector<bool> comes(m_left.size(), std::ranges::none_of(heat.games, isCompleted));
        for (const PlayerId& entrant : heat.entrants)
            comes[m_field.positionOf(entrant)] = true;
        for (const Game& game : heat.games) {
            if (!isCompleted(game))
                continue;
            for (const Seat& seat : game.seats)
                comes[m_field.positionOf(seat.player)] = false;
        }
        for (const Game& game : heat.games) {
            if (!isUnfinished(game))
                continue;
            for (const Seat& seat : game.seats)
                comes[m_field.positionOf(seat.player)] = true;
        }
        for (size_t player = 0; player < comes.size(); ++player)
            m_left[player] += comes[player] ? 1 : 0;
    }

    const RulesetField& m_field;
    std::vector<int> m_left;
};

/// An event by a ruleset as tiesToRoll() sees it.
class RulesetAtStake {
public:
    explicit RulesetAtStake(const Event& event)
        : m_event(event)
        , m_field(event)
        , m_ranking(rulesetRanking(m_field))
        , m_lineUps(stageLineUps(event))
        , m_heats(m_field) {}

    [[nodiscard]] StandingsAtStake found() const {
        StandingsAtStake stake;
        stake.areHeatsOver = areHeatsOver(m_event);
        stake.places = stake.areHeatsOver ? places() : leastPlaces();
        const auto groups = tiedRows(m_ranking.standings.ranked);
        for (size_t i = 0; i < groups.size(); ++i) {
            const StageTie& tie = m_lineUps.ties[i]; // those of the standings come first
            stake.ties.push_back(
                {{tie.players, tie.matters}, groups[i].begin, mostAhead(groups[i])});
        }
        return stake;
    }

private:
    [[nodiscard]] const Ruleset& ruleset() const { return m_field.ruleset(); }

    /// Who is first is asked for, too, where nobody gets anything.
    [[nodiscard]] size_t prizes() const {
        return std::max(size_t(1),
                        placesWithPrizes(m_field.participants(), m_event.settings.prizeLevel));
    }

    [[nodiscard]] size_t places() const {
        const auto held = std::ranges::find(m_lineUps.stages, true, &StageLineUp::held);
        if (held == m_lineUps.stages.end())
            return prizes();
        const AdvancedRound round = stageRound(m_event, m_lineUps, held->stage);
        return placesToCall(round, inOrderOf(round.advancement));
    }

    /// Whatever heats are to come: the field grows, who is done stays, and each number of H8 grows
    /// with them.
    [[nodiscard]] size_t leastPlaces() const {
        if (ruleset().stages.empty())
            return prizes();
        const int done = static_cast<int>(
            std::ranges::count_if(m_ranking.players, [this](size_t one) { return isDone(one); }));
        std::optional<int> least;
        for (size_t i = 0; i < ruleset().stages.size(); ++i) {
            const StageOfRuleset stage{ruleset(), i};
            StageCrowd crowd{leastQualified(), done, {}};
            if (stage.rule().atMostHalf && !stage.isFinal())
                crowd.atMost = static_cast<int>(m_field.participants() / 2);
            const int number = stageNumber(stage, crowd);
            least = std::min(least.value_or(number), number);
        }
        return static_cast<size_t>(*least) + alternatesToCall;
    }

    /// H6.
    [[nodiscard]] int leastQualified() const {
        const auto& entrants = ruleset().stages.front().entrants;
        if (!entrants)
            return 0;
        if (const auto* byWins = std::get_if<EntrantsByWins>(&*entrants)) {
            const Exact needed(byWins->wins.value());
            int winners = 0;
            for (size_t row = 0; row < m_ranking.players.size(); ++row)
                winners += isDone(m_ranking.players[row]) && m_ranking.wins[row] >= needed ? 1 : 0;
            return winners;
        }
        const auto field = static_cast<int>(m_field.participants());
        int least = entrantsFrom(*entrants, field).value_or(0);
        if (const auto* byField = std::get_if<EntrantsByField>(&*entrants)) {
            for (const EntrantsFrom& pair : *byField) {
                if (pair.field.value() > field)
                    least = std::min(least, pair.number.value());
            }
        }
        return least;
    }

    [[nodiscard]] bool isDone(size_t player) const { return m_heats.left(player) == 0; }

    /// By their wins alone. Nobody else may come to share them: a roll is for exactly those tied
    /// (R4.4).
    [[nodiscard]] std::optional<size_t> mostAhead(TiedRows tied) const {
        if (!isByWins(ruleset()) || std::ranges::any_of(ruleset().order, isOfOthers))
            return std::nullopt;
        const Exact& shared = m_ranking.wins[tied.begin];
        size_t ahead = 0;
        std::vector<Exact> wins(m_field.playerCount());
        for (size_t row = 0; row < m_ranking.players.size(); ++row) {
            wins[m_ranking.players[row]] = m_ranking.wins[row];
            ahead += row < tied.begin && isDone(m_ranking.players[row]) ? size_t(1) : size_t(0);
        }
        for (size_t player = 0; player < wins.size(); ++player) {
            Exact most = wins[player];
            most += Exact(m_heats.left(player));
            const bool canReach = !isDone(player) && most >= shared;
            if (canReach && wins[player] <= shared)
                return std::nullopt;
            ahead += canReach ? size_t(1) : size_t(0);
        }
        return ahead;
    }

    const Event& m_event;
    RulesetField m_field;
    RulesetRanking m_ranking;
    StageLineUps m_lineUps;
    HeatsToCome m_heats;
};

} // namespace

bool isStageSettled(const Event& event) {
    return std::ranges::any_of(
        std::get<RulesetPlay>(event.play).stages,
        [](const PlayedStage& stage) { return stage.details.closed || hasGames(stage); });
}

StandingsAtStake rulesetAtStake(const Event& event) {
    return RulesetAtStake(event).found();
}

} // namespace mentat

#include "scoring/ruleset/stage_course.h"

#include "model/ruleset/results.h"
#include "scoring/ranking/tie_rolls.h"
#include "scoring/ruleset/stage_round.h"

#include <algorithm>
#include <unordered_set>

namespace mentat {
namespace {

bool isAskedFor(const Ruleset& ruleset, EliminatedBy by) {
    return std::ranges::find(ruleset.eliminated, by) != ruleset.eliminated.end();
}

/// The results of one table, its shared places split by the stage's rolls.
class TableResults {
public:
    TableResults(const RulesetField& field, const Game& game) {
        const Scores scores = field.ruleset().score;
        const bool withScores = isAskedFor(field.ruleset(), EliminatedBy::StageScore);
        for (const SeatResult& result : resultsOf(game, scores)) {
            m_results.push_back({.player = field.positionOf(result.seat->player),
                                 .table = game.table,
                                 .place = result.place,
                                 .isDropout = result.seat->dropout});
            if (withScores)
                m_results.back().scoreOfFirst = scoreOfFirst(result, scores);
        }
        std::ranges::sort(m_results, {}, [](const StageResult& result) {
            return std::pair(result.place, result.player);
        });
    }

    void split(const RulesetField& field, const TieRolls& rolls) {
        for (const std::span<StageResult> group : groups()) {
            const RolledOrder rolled = rolls.orderOf(idsOf(field, group));
            const std::vector<StageResult> before(group.begin(), group.end());
            int place = before.front().place;
            for (size_t i = 0; i < group.size(); ++i) {
                if (i > 0 && !isTie(rolled.between[i - 1]))
                    place = before.front().place + static_cast<int>(i);
                group[i] = before[rolled.order[i]];
                group[i].place = place;
            }
        }
    }

    /// Marks who advances; the tie across the line, where there is one.
    [[nodiscard]] std::vector<PlayerId> drawLine(const RulesetField& field, int advance) {
        for (const std::span<StageResult> group : groups()) {
            const int first = group.front().place;
            const int last = first + static_cast<int>(group.size()) - 1;
            if (group.front().isDropout || first > advance)
                continue;
            if (last > advance)
                return idsOf(field, group);
            for (StageResult& result : group)
                result.advances = true;
        }
        return {};
    }

    [[nodiscard]] std::vector<StageResult>& results() { return m_results; }

private:
    static std::vector<PlayerId> idsOf(const RulesetField& field,
                                       std::span<const StageResult> group) {
        std::vector<PlayerId> ids;
        for (const StageResult& result : group)
            ids.push_back(field.idOf(result.player));
        return ids;
    }

    /// Of one place each, best first.
    std::vector<std::span<StageResult>> groups() {
        std::vector<std::span<StageResult>> result;
        for (size_t begin = 0; begin < m_results.size();) {
            size_t end = begin + 1;
            while (end < m_results.size() && m_results[end].place == m_results[begin].place)
                ++end;
            result.push_back(std::span(m_results).subspan(begin, end - begin));
            begin = end;
        }
        return result;
    }

    std::vector<StageResult> m_results; // by place, equal ones in the order of registration
};

std::vector<const Game*> gamesByTable(const PlayedStage& stage) {
    std::vector<const Game*> games;
    for (const Game& game : stage.games) {
        if (!game.isVoid)
            games.push_back(&game);
    }
    std::ranges::stable_sort(games, {}, &Game::table);
    return games;
}

} // namespace

StageResults stageResults(const RulesetField& field, const PlayedStage& stage,
                          std::optional<int> advance) {
    const TieRolls rolls(stage.details.tieRolls);
    const auto games = gamesByTable(stage);
    StageResults all;
    all.isOver = !games.empty();
    for (const Game* game : games) {
        if (!isComplete(game->seats)) {
            all.isOver = false;
            continue;
        }
        TableResults table(field, *game);
        table.split(field, rolls);
        if (advance) {
            if (auto tied = table.drawLine(field, *advance); !tied.empty())
                all.tiesForTheLine.push_back(std::move(tied));
        }
        std::ranges::move(table.results(), std::back_inserter(all.results));
    }
    return all;
}

bool hasGames(const PlayedStage& stage) {
    return std::ranges::any_of(stage.games, [](const Game& game) { return !game.isVoid; });
}

Seeds seedsOf(const std::vector<size_t>& lineUp, size_t players) {
    Seeds seeds;
    for (size_t player = 0; player < players; ++player)
        seeds.push_back(lineUp.size() + player);
    for (size_t position = 0; position < lineUp.size(); ++position)
        seeds[lineUp[position]] = position;
    return seeds;
}

std::weak_ordering compareEliminated(const std::vector<EliminatedBy>& eliminated,
                                     const StageResult& a, const StageResult& b,
                                     const Seeds& seeds) {
    const auto compare = [&](EliminatedBy by) -> std::weak_ordering {
        switch (by) {
        case EliminatedBy::StagePlace: return a.place <=> b.place;
        case EliminatedBy::StageScore: return b.scoreOfFirst <=> a.scoreOfFirst;
        case EliminatedBy::Seed: return seeds[a.player] <=> seeds[b.player];
        }
        Q_UNREACHABLE();
    };
    for (const EliminatedBy by : eliminated) {
        if (const auto order = compare(by); order != 0)
            return order;
    }
    return std::weak_ordering::equivalent;
}

namespace {

/// Who comes to a stage, best first, and how many of them qualified (H6, H7).
struct Comers {
    std::vector<size_t> players;
    int qualified = 0;
    /// H6, `{"wins": N}`: whose wins are enough, in the order of players; empty: it does not go by
    /// wins.
    std::vector<bool> haveWins;
};

int sizeOf(const auto& list) {
    return static_cast<int>(list.size());
}

/// H6: who comes from the heats.
Comers comersFromHeats(const RulesetField& field, const RulesetRanking& ranking) {
    Comers comers{ranking.players, 0, {}};
    const auto& entrants = field.ruleset().stages.front().entrants;
    if (!entrants)
        return comers;
    if (const auto* byWins = std::get_if<EntrantsByWins>(&*entrants)) {
        const Exact needed(byWins->wins.value());
        for (const Exact& wins : ranking.wins)
            comers.haveWins.push_back(wins >= needed);
        comers.qualified = static_cast<int>(std::ranges::count(comers.haveWins, true));
    } else {
        comers.qualified
            = std::min(entrantsFrom(*entrants, static_cast<int>(field.participants())).value_or(0),
                       sizeOf(comers.players));
    }
    return comers;
}

/// Goes through the stages in their order.
class StagesInOrder {
public:
    StagesInOrder(const RulesetField& field, const RulesetRanking& ranking)
        : m_field(field)
        , m_comers(comersFromHeats(field, ranking)) {}

    /// The next stage; absent: it cannot be computed, or there is none.
    [[nodiscard]] std::optional<StageRound> next() {
        if (m_isStuck || m_next == m_field.ruleset().stages.size())
            return std::nullopt;
        StageRound round;
        round.reason = {whyHeld(), std::min(m_comers.qualified, sizeOf(m_comers.players)), limit()};
        round.held = round.reason.because != HeldBecause::LaterHasGames
                     && round.reason.because != HeldBecause::TooFew;
        if (round.held)
            hold(round);
        ++m_next;
        return round;
    }

private:
    [[nodiscard]] StageOfRuleset stage() const { return {m_field.ruleset(), m_next}; }

    [[nodiscard]] bool hasGamesAt(size_t stage) const {
        const PlayedStage* played = playedStage(m_field.play(), stage);
        return played && hasGames(*played);
    }

    /// H8, `atMostHalf`.
    [[nodiscard]] std::optional<int> limit() const {
        if (m_hasHeld || !stage().rule().atMostHalf || stage().isFinal())
            return std::nullopt;
        return static_cast<int>(m_field.participants() / 2);
    }

    [[nodiscard]] HeldBecause whyHeld() const {
        if (hasGamesAt(m_next))
            return HeldBecause::HasGames;
        for (size_t later = m_next + 1; later < m_field.ruleset().stages.size(); ++later) {
            if (hasGamesAt(later))
                return HeldBecause::LaterHasGames;
        }
        if (stage().isFinal())
            return HeldBecause::IsFinal;
        return areEnough(stage(), {m_comers.qualified, sizeOf(m_comers.players), limit()})
                   ? HeldBecause::Enough
                   : HeldBecause::TooFew;
    }

    void hold(StageRound& round) {
        const Comers there = available();
        const auto numberOf = [&](const Comers& comers) {
            return stageNumber(stage(), {comers.qualified, sizeOf(comers.players), limit()});
        };
        const auto cut = m_comers.players.begin() + numberOf(m_comers);
        round.qualifiers.assign(m_comers.players.begin(), cut);
        round.alternates.assign(cut, m_comers.players.end());
        round.lineUp.assign(there.players.begin(), there.players.begin() + numberOf(there));
        if (!m_hasHeld)
            m_seeds = seedsOf(round.lineUp, m_field.playerCount());
        if (const PlayedStage* played = playedStage(m_field.play(), m_next))
            round.results = stageResults(m_field, *played, advanceOf(m_field.ruleset(), m_next));
        m_isStuck = !round.results.isOver || !round.results.tiesForTheLine.empty();
        if (!m_isStuck && !stage().isFinal())
            m_comers = comersFrom(round);
        m_hasHeld = true;
    }

    /// H6: without those who cannot play; only of the winners who can, each has a place.
    [[nodiscard]] Comers available() const {
        const PlayedStage* played = playedStage(m_field.play(), m_next);
        if (!played || played->details.unavailable.empty())
            return m_comers;
        std::unordered_set<size_t> absent;
        for (const PlayerId& player : played->details.unavailable)
            absent.insert(m_field.positionOf(player));
        Comers there;
        for (size_t i = 0; i < m_comers.players.size(); ++i) {
            if (absent.contains(m_comers.players[i]))
                continue;
            there.players.push_back(m_comers.players[i]);
            if (!m_comers.haveWins.empty())
                there.haveWins.push_back(m_comers.haveWins[i]);
        }
        there.qualified = m_comers.haveWins.empty()
                              ? m_comers.qualified
                              : static_cast<int>(std::ranges::count(there.haveWins, true));
        return there;
    }

    /// H7: who comes from a stage that is over.
    [[nodiscard]] Comers comersFrom(const StageRound& round) const {
        Comers comers;
        std::vector<StageResult> sorted;
        for (const StageResult& result : round.results.results) {
            comers.qualified += result.advances ? 1 : 0; // a disqualified one's place included
            if (!result.isDropout && !m_field.isDisqualified(result.player))
                sorted.push_back(result);
        }
        const auto& eliminated = m_field.ruleset().eliminated;
        std::ranges::sort(sorted, [&](const StageResult& a, const StageResult& b) {
            if (a.advances != b.advances)
                return a.advances;
            if (a.advances && a.place != b.place)
                return a.place < b.place;
            if (!a.advances) {
                if (const auto order = compareEliminated(eliminated, a, b, m_seeds); order != 0)
                    return order < 0;
            }
            return m_seeds[a.player] < m_seeds[b.player];
        });
        for (const StageResult& result : sorted)
            comers.players.push_back(result.player);
        comers.qualified = std::min(comers.qualified, sizeOf(comers.players));
        return comers;
    }

    const RulesetField& m_field;
    Comers m_comers;
    Seeds m_seeds; // of the first stage held
    size_t m_next = 0;
    bool m_hasHeld = false;
    bool m_isStuck = false;
};

} // namespace

std::vector<StageRound> stageCourse(const RulesetField& field, const RulesetRanking& ranking) {
    std::vector<StageRound> rounds;
    if (field.ruleset().stages.empty())
        return rounds;
    StagesInOrder course(field, ranking);
    while (auto round = course.next())
        rounds.push_back(std::move(*round));
    return rounds;
}

Seeds seedsIn(const std::vector<StageRound>& course, size_t players) {
    const auto first = std::ranges::find(course, true, &StageRound::held);
    return seedsOf(first == course.end() ? std::vector<size_t>() : first->lineUp, players);
}

size_t qualifiersOfStandings(const RulesetField& field, const RulesetRanking& ranking) {
    StagesInOrder course(field, ranking);
    while (const auto round = course.next()) {
        if (round->held)
            return round->qualifiers.size();
    }
    return 0;
}

const PlayedStage* playedStage(const RulesetPlay& play, size_t stage) {
    return findStage(play, play.ruleset.stages[stage].name);
}

std::optional<int> advanceOf(const Ruleset& ruleset, size_t stage) {
    if (stage + 1 == ruleset.stages.size())
        return std::nullopt;
    return ruleset.stages[stage].advance.value();
}

} // namespace mentat

#include "scoring/formats/by_ruleset/stage_results.h"

#include "model/formats/by_ruleset/results.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

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

} // namespace mentat

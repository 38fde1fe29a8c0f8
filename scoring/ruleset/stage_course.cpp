#include "scoring/ruleset/stage_course.h"

#include "model/ruleset/results.h"
#include "scoring/ranking/tie_rolls.h"
#include "scoring/ruleset/stage_round.h"

#include <algorithm>
#include <unordered_map>
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
                                 .isDropout = result.seat->dropout,
                                 .total = result.score});
            if (withScores)
                m_results.back().scoreOfFirst = scoreOfFirst(result, scores);
        }
        std::ranges::sort(m_results, {}, [](const StageResult& result) {
            return std::pair(result.place, result.player);
        });
    }

    /// H7: dropouts share the last place, even if rolls split the others.
    void split(const RulesetField& field, const TieRolls& rolls) {
        for (const std::span<StageResult> group : groups()) {
            if (group.front().isDropout)
                continue;
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

    void splitBySeed(const Seeds& seeds) {
        for (const std::span<StageResult> group : groups()) {
            if (group.front().isDropout)
                continue;
            std::ranges::sort(group, {}, [&](const StageResult& one) { return seeds[one.player]; });
            for (size_t i = 1; i < group.size(); ++i)
                group[i].place = group.front().place + static_cast<int>(i);
        }
    }

    /// Marks who advances; returns the tie across the line, if there is one.
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

    /// Groups with a shared place, best first.
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

    std::vector<StageResult> m_results; // by place; ties in the order of registration
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
                          std::optional<int> advance, const Seeds& seeds) {
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
        if (field.ruleset().ties == TiesBy::Seed)
            table.splitBySeed(seeds);
        else
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

std::strong_ordering compareTotals(Scores scores, const std::optional<Decimal>& a,
                                   const std::optional<Decimal>& b) {
    if (!a || !b)
        return a.has_value() <=> b.has_value();
    return scores == Scores::Low ? *b <=> *a : *a <=> *b;
}

std::weak_ordering compareEliminated(const Ruleset& ruleset, const StageResult& a,
                                     const StageResult& b, const Seeds& seeds) {
    const auto compare = [&](EliminatedBy by) -> std::weak_ordering {
        switch (by) {
        case EliminatedBy::StagePlace: return a.place <=> b.place;
        case EliminatedBy::StageScore: return b.scoreOfFirst <=> a.scoreOfFirst;
        case EliminatedBy::StageTotal: return compareTotals(ruleset.score, b.total, a.total);
        case EliminatedBy::Seed: return seeds[a.player] <=> seeds[b.player];
        }
        Q_UNREACHABLE();
    };
    for (const EliminatedBy by : ruleset.eliminated) {
        if (const auto order = compare(by); order != 0)
            return order;
    }
    return std::weak_ordering::equivalent;
}

namespace {

/// The players who come to a stage, best first, and how many of them qualified (H6, H7).
struct Comers {
    std::vector<size_t> players;
    int qualified = 0; // this many from the top
    /// H6, `{"wins": N}`: this many from the top have enough wins, and `most` drops none of them.
    std::optional<int> winners;
    std::optional<int> most; // H6, until a stage has taken them
    /// H7: this many from the top advanced from a stage.
    std::optional<int> advanced;
};

int sizeOf(const auto& list) {
    return static_cast<int>(list.size());
}

/// H6: the players who come from the heats.
Comers comersFromHeats(const RulesetField& field, const RulesetRanking& ranking) {
    Comers comers{ranking.players, 0, {}, {}, {}};
    const auto& entrants = field.ruleset().stages.front().entrants;
    if (!entrants)
        return comers;
    if (const auto* byWins = std::get_if<EntrantsByWins>(&*entrants)) {
        const Exact needed(byWins->wins.value());
        comers.winners = static_cast<int>(
            std::ranges::count_if(ranking.wins, [&](const Exact& wins) { return wins >= needed; }));
        if (byWins->most)
            comers.most = byWins->most->value();
        comers.qualified = std::min(*comers.winners, comers.most.value_or(*comers.winners));
    } else {
        comers.qualified
            = std::min(entrantsFrom(*entrants, static_cast<int>(field.participants())).value_or(0),
                       sizeOf(comers.players));
    }
    return comers;
}

/// H6, `fillWith`: the wins or the place that a player needs to fill up a stage.
class FillingUp {
public:
    FillingUp(const RulesetField& field, const RulesetRanking& ranking)
        : m_field(field)
        , m_wins(field.playerCount()) {
        for (size_t row = 0; row < ranking.players.size(); ++row)
            m_wins[ranking.players[row]] = ranking.wins[row];
    }

    [[nodiscard]] bool allows(const FillWith& fillWith, size_t player) const {
        if (const auto* wins = std::get_if<FillWithWins>(&fillWith))
            return m_wins[player] >= Exact(wins->wins.value());
        const int place = std::get<FillWithPlace>(fillWith).place.value();
        return std::ranges::any_of(m_field.gamesOf(player),
                                   [&](const SeatResult& game) { return game.place <= place; });
    }

private:
    const RulesetField& m_field;
    std::vector<Exact> m_wins;
};

/// Goes through the stages in their order.
class StagesInOrder {
public:
    StagesInOrder(const RulesetField& field, const RulesetRanking& ranking)
        : m_field(field)
        , m_filling(field, ranking)
        , m_comers(comersFromHeats(field, ranking)) {}

    /// The next stage; absent if it cannot be computed or there is none.
    [[nodiscard]] std::optional<StageRound> next() {
        if (m_isStuck || m_next == m_field.ruleset().stages.size())
            return std::nullopt;
        StageRound round;
        const Comers comers = comersOfStage();
        const Comers there = available(comers);
        round.reason = {HeldBecause::TooFew, std::min(comers.qualified, sizeOf(comers.players)),
                        limit(), countedOf(comers), stageNumberWanted(stage(), crowdOf(there))};
        if (stage().rule().skipBy == SkipBy::LineUp)
            round.reason.counted = round.reason.wanted;
        round.reason.because = whyHeld(round.reason);
        round.held = isHeld(round.reason.because);
        if (round.held)
            hold(round, comers, there);
        else
            pass();
        ++m_next;
        return round;
    }

private:
    [[nodiscard]] StageOfRuleset stage() const { return {m_field.ruleset(), m_next}; }
    [[nodiscard]] const PlayedStage* played() const { return playedStage(m_field.play(), m_next); }

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

    /// H6: without players who may not fill it up.
    [[nodiscard]] Comers comersOfStage() const {
        const auto& fillWith = stage().rule().fillWith;
        if (!fillWith)
            return m_comers;
        Comers comers = m_comers;
        comers.players.clear();
        if (comers.winners)
            comers.winners = 0;
        for (size_t i = 0; i < m_comers.players.size(); ++i) {
            const auto position = static_cast<int>(i);
            if (position >= m_comers.qualified && !m_filling.allows(*fillWith, m_comers.players[i]))
                continue;
            comers.players.push_back(m_comers.players[i]);
            if (comers.winners && position < *m_comers.winners)
                ++*comers.winners;
        }
        return comers;
    }

    [[nodiscard]] bool isAbsent(size_t player) const {
        return played()
               && std::ranges::find(played()->details.unavailable, m_field.idOf(player))
                      != played()->details.unavailable.end();
    }

    /// H8, `skipBy`: how many qualifiers count, within `atMostHalf`. A line-up is counted
    /// separately.
    [[nodiscard]] int countedOf(const Comers& comers) const {
        int qualified = std::min(comers.qualified, sizeOf(comers.players));
        qualified = std::min(qualified, limit().value_or(qualified));
        if (stage().rule().skipBy != SkipBy::Available)
            return qualified;
        return static_cast<int>(
            std::ranges::count_if(comers.players.begin(), comers.players.begin() + qualified,
                                  [this](size_t player) { return !isAbsent(player); }));
    }

    [[nodiscard]] HeldBecause whyHeld(const HeldReason& numbers) const {
        if (hasGamesAt(m_next))
            return HeldBecause::HasGames;
        for (size_t later = m_next + 1; later < m_field.ruleset().stages.size(); ++later) {
            if (hasGamesAt(later))
                return HeldBecause::LaterHasGames;
        }
        if (!stage().isFinal() && played() && played()->details.held)
            return *played()->details.held ? HeldBecause::GmHolds : HeldBecause::GmSkips;
        return whetherEnough(stage(), numbers.counted, numbers.wanted);
    }

    /// Whether only players who advanced can enter (H7).
    [[nodiscard]] bool isForAdvanced(const Comers& comers) const {
        return comers.advanced && stage().rule().byesTo.value() > 0 && !stage().isFinal();
    }

    [[nodiscard]] StageCrowd crowdOf(const Comers& comers) const {
        StageCrowd crowd{comers.qualified, sizeOf(comers.players), limit(), 0};
        if (isForAdvanced(comers))
            crowd.people = *comers.advanced;
        if (comers.advanced)
            crowd.guarded = *comers.advanced;
        else if (comers.winners)
            crowd.guarded = comers.qualified;
        return crowd;
    }

    void hold(StageRound& round, const Comers& comers, const Comers& there) {
        const auto cut = comers.players.begin() + stageNumber(stage(), crowdOf(comers));
        round.qualifiers.assign(comers.players.begin(), cut);
        round.alternates.assign(cut, comers.players.end());
        round.lineUp.assign(there.players.begin(),
                            there.players.begin() + stageNumber(stage(), crowdOf(there)));
        if (!m_hasHeld)
            m_seeds = seedsOf(round.lineUp, m_field.playerCount());
        round.byes = byesIn(round.lineUp);
        round.isForAdvanced = isForAdvanced(comers);
        if (played())
            round.results
                = stageResults(m_field, *played(), advanceOf(m_field.ruleset(), m_next), m_seeds);
        m_isStuck = !round.results.isOver || !round.results.tiesForTheLine.empty();
        if (!m_isStuck && !stage().isFinal())
            m_comers = comersFrom(round);
        m_hasHeld = true;
    }

    /// H8: all qualifiers go on, at most half the field where the ruleset says so; with byes, only
    /// those who advanced (H7).
    void pass() {
        if (isForAdvanced(m_comers))
            m_comers.qualified = std::min(m_comers.qualified, *m_comers.advanced);
        m_comers.qualified = std::min(m_comers.qualified, limit().value_or(m_comers.qualified));
        if (m_comers.winners)
            m_comers.winners = m_comers.qualified;
        m_comers.most.reset();
    }

    /// H8: once a player sits alone, those who do: in line-up order, then others in the order of
    /// registration.
    [[nodiscard]] std::vector<size_t> byesIn(const std::vector<size_t>& lineUp) const {
        if (stage().isFinal())
            return {};
        std::vector<size_t> alone;
        if (played()) {
            for (const Game& game : played()->games) {
                if (!game.isVoid && game.seats.size() == 1)
                    alone.push_back(m_field.positionOf(game.seats.front().player));
            }
        }
        if (alone.empty())
            return {lineUp.begin(), lineUp.begin() + stageByes(stage(), sizeOf(lineUp))};
        const Seeds order = seedsOf(lineUp, m_field.playerCount());
        std::ranges::sort(alone, {}, [&](size_t player) { return order[player]; });
        return alone;
    }

    /// H6: without players who cannot play; every available winner has a place.
    [[nodiscard]] Comers available(const Comers& comers) const {
        if (!played() || played()->details.unavailable.empty())
            return comers;
        std::unordered_set<size_t> absent;
        for (const PlayerId& player : played()->details.unavailable)
            absent.insert(m_field.positionOf(player));
        Comers there{{}, comers.qualified, {}, comers.most, {}};
        if (comers.winners)
            there.winners = 0;
        if (comers.advanced)
            there.advanced = 0;
        for (size_t i = 0; i < comers.players.size(); ++i) {
            if (absent.contains(comers.players[i]))
                continue;
            there.players.push_back(comers.players[i]);
            const auto position = static_cast<int>(i);
            if (comers.winners && position < *comers.winners)
                ++*there.winners;
            if (comers.advanced && position < *comers.advanced)
                ++*there.advanced;
        }
        if (there.winners)
            there.qualified = std::min(*there.winners, there.most.value_or(*there.winners));
        return there;
    }

    /// H7: the players who come from a finished stage.
    [[nodiscard]] Comers comersFrom(const StageRound& round) const {
        Comers comers;
        std::vector<StageResult> sorted;
        for (const StageResult& result : round.results.results) {
            comers.qualified += result.advances ? 1 : 0; // including a disqualified player's place
            if (!result.isDropout && !m_field.isDisqualified(result.player))
                sorted.push_back(result);
        }
        std::ranges::sort(sorted, [&](const StageResult& a, const StageResult& b) {
            if (a.advances != b.advances)
                return a.advances;
            if (a.advances && a.place != b.place)
                return a.place < b.place;
            if (!a.advances) {
                if (const auto order = compareEliminated(m_field.ruleset(), a, b, m_seeds);
                    order != 0)
                    return order < 0;
            }
            return m_seeds[a.player] < m_seeds[b.player];
        });
        for (const StageResult& result : sorted)
            comers.players.push_back(result.player);
        comers.qualified = std::min(comers.qualified, sizeOf(comers.players));
        comers.advanced
            = static_cast<int>(std::ranges::count(sorted, true, &StageResult::advances));
        return comers;
    }

    const RulesetField& m_field;
    FillingUp m_filling;
    Comers m_comers;
    Seeds m_seeds; // of the first stage that is held
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

std::vector<StageRound> courseToFirstHeld(const RulesetField& field,
                                          const RulesetRanking& ranking) {
    std::vector<StageRound> rounds;
    StagesInOrder course(field, ranking);
    while (rounds.empty() || !rounds.back().held) {
        auto round = course.next();
        if (!round)
            break;
        rounds.push_back(std::move(*round));
    }
    return rounds;
}

void setStatuses(RulesetRanking& ranking, const std::vector<StageRound>& course) {
    const auto first = std::ranges::find(course, true, &StageRound::held);
    if (first == course.end())
        return;
    std::unordered_map<size_t, StandingStatus> statuses;
    for (const size_t player : first->qualifiers)
        statuses.emplace(player, StandingStatus::Qualifier);
    for (const size_t player : first->alternates)
        statuses.emplace(player, StandingStatus::Alternate);
    for (size_t row = 0; row < ranking.players.size(); ++row) {
        const auto found = statuses.find(ranking.players[row]);
        ranking.standings.ranked[row].status
            = found == statuses.end() ? StandingStatus::Ranked : found->second;
    }
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

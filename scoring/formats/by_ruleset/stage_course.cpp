#include "scoring/formats/by_ruleset/stage_course.h"

#include "scoring/formats/by_ruleset/stage_numbers.h"

#include <algorithm>
#include <unordered_set>

namespace mentat {

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

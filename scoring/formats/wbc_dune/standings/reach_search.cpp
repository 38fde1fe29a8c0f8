#include "scoring/formats/wbc_dune/standings/reach_search.h"

#include <algorithm>
#include <compare>
#include <set>

namespace mentat {

namespace {

/// Somebody beside the player of the aim, on the way to it.
struct Way {
    int ahead = 0;         // half-points beyond the aim; below 0: as many are missing
    bool isRanked = false; // R4.1
    friend auto operator<=>(const Way&, const Way&) = default;
    [[nodiscard]] bool isThere() const { return ahead >= 0 && isRanked; }
};

struct State {
    std::array<Way, fewContenders> ways{}; // the first so many
    bool isPlayerRanked = false;
    friend auto operator<=>(const State&, const State&) = default;
};

/// Everybody is free, so that exchanging two players makes no difference; two others than the
/// player of the aim, where something is supposed of them.
bool isAlike(const Outlook& outlook, const HeatToCome& heat) {
    return heat.begun.empty() && heat.free.size() == outlook.contenders().size();
}

/// A heat with its outcomes.
struct Stage {
    std::vector<HeatOutcome> outcomes;
    bool isAlike = false;
    std::array<int, fewContenders> most{};
    int least = 0; // the farthest that anybody falls back
};

/// Depth first through the heats, in any order: outcomes of different heats have nothing to do with
/// each other, and points are summed.
class HeatSearch {
public:
    template <class OutcomesOf>
    HeatSearch(const Outlook& outlook, const OutcomeAim& aim, OutcomesOf outcomesOf)
        : m_player(aim.player)
        , m_count(outlook.contenders().size()) {
        for (const HeatToCome& heat : outlook.heats()) {
            Stage stage;
            stage.outcomes = outcomesOf(heat);
            stage.isAlike = isAlike(outlook, heat);
            for (const HeatOutcome& outcome : stage.outcomes) {
                for (size_t i = 0; i < m_count; ++i) {
                    stage.most[i] = std::max(stage.most[i], outcome.nearer[i]);
                    stage.least = std::min(stage.least, outcome.nearer[i]);
                }
            }
            m_stages.push_back(std::move(stage));
        }
        std::ranges::stable_partition(m_stages, [](const Stage& stage) { return !stage.isAlike; });
        m_failed.resize(m_stages.size());
    }

    /// Whether so many can be where the aim wants them, the player being ranked.
    [[nodiscard]] bool canReach(const State& state, size_t wanted, size_t stage = 0) {
        if (state.isPlayerRanked && countThere(state) >= wanted
            && leastFrom(stage) == 0) // nobody falls back
            return true;
        if (stage == m_stages.size())
            return state.isPlayerRanked && countThere(state) >= wanted;
        if (countWithin(state, stage) < wanted)
            return false;
        const State canonical = canonicalFrom(state, stage);
        if (m_failed[stage].contains(canonical))
            return false;
        for (const HeatOutcome& outcome : m_stages[stage].outcomes) {
            if (canReach(after(canonical, outcome), wanted, stage + 1))
                return true;
        }
        m_failed[stage].insert(canonical);
        return false;
    }

private:
    [[nodiscard]] size_t countThere(const State& state) const {
        size_t count = 0;
        for (size_t i = 0; i < m_count; ++i)
            count += i != m_player && state.ways[i].isThere() ? size_t(1) : size_t(0);
        return count;
    }

    /// Who, each alone, can still get there.
    [[nodiscard]] size_t countWithin(const State& state, size_t stage) const {
        size_t count = 0;
        for (size_t i = 0; i < m_count; ++i) {
            int ahead = state.ways[i].ahead;
            for (size_t later = stage; later < m_stages.size(); ++later)
                ahead += mostOf(m_stages[later], i);
            count += i != m_player && ahead >= 0 ? size_t(1) : size_t(0);
        }
        return count;
    }

    /// In a heat that is alike for all, whoever it is may stand at another place of the state.
    [[nodiscard]] int mostOf(const Stage& stage, size_t i) const {
        return stage.isAlike ? std::ranges::max(stage.most) : stage.most[i];
    }

    [[nodiscard]] int leastFrom(size_t stage) const {
        int least = 0;
        for (size_t later = stage; later < m_stages.size(); ++later)
            least += m_stages[later].least;
        return least;
    }

    /// What makes no difference any more taken out: by how much somebody is beyond where they could
    /// fall back from, and who is who among equals.
    [[nodiscard]] State canonicalFrom(const State& state, size_t stage) const {
        State canonical = state;
        const int enough = -leastFrom(stage);
        for (size_t i = 0; i < m_count; ++i)
            canonical.ways[i].ahead = std::min(canonical.ways[i].ahead, enough);
        if (!m_stages[stage].isAlike)
            return canonical;
        // The player of the aim stands last, so that the others are one piece.
        std::swap(canonical.ways[m_player], canonical.ways[m_count - 1]);
        std::sort(canonical.ways.begin(), canonical.ways.begin() + lastOther(), std::greater<>());
        std::swap(canonical.ways[m_player], canonical.ways[m_count - 1]);
        return canonical;
    }

    [[nodiscard]] ptrdiff_t lastOther() const { return static_cast<ptrdiff_t>(m_count) - 1; }

    [[nodiscard]] State after(State state, const HeatOutcome& outcome) const {
        for (size_t i = 0; i < m_count; ++i) {
            state.ways[i].ahead += outcome.nearer[i];
            state.ways[i].isRanked |= (outcome.played >> i & 1U) != 0;
        }
        state.isPlayerRanked |= (outcome.played >> m_player & 1U) != 0;
        return state;
    }

    size_t m_player;
    size_t m_count;
    std::vector<Stage> m_stages; // those that are alike for all last
    std::vector<std::set<State>> m_failed;
};

size_t positionOf(const Outlook& outlook, size_t player) {
    return static_cast<size_t>(std::ranges::find(outlook.contenders(), player)
                               - outlook.contenders().begin());
}

/// The same with two players in each other's place.
std::vector<HeatOutcome> exchanged(std::vector<HeatOutcome> outcomes, size_t a, size_t b) {
    for (HeatOutcome& outcome : outcomes) {
        std::swap(outcome.nearer[a], outcome.nearer[b]);
        const FewPlayers differ = (outcome.played >> a ^ outcome.played >> b) & 1U;
        if (a != b)
            outcome.played ^= differ << a | differ << b;
    }
    return outcomes;
}

} // namespace

ReachSearch::ReachSearch(const Outlook& outlook, const WaysToWin& ways)
    : m_outlook(outlook)
    , m_ways(ways) {
    Q_ASSERT(outlook.contenders().size() <= fewContenders);
}

/// Who must be known to have played: the player of the aim, for them. Whoever has more QP than
/// somebody has a completed game. For the others all of them or none, because in heats that are
/// alike for everybody they change places.
FewPlayers ReachSearch::askedFor(const OutcomeAim& aim) const {
    if (aim.sought == OutcomeFor::Player)
        return FewPlayers(1) << aim.player;
    const bool areAllRanked = std::ranges::all_of(
        m_outlook.contenders(), [&](size_t player) { return m_outlook.isRanked(player); });
    return areAllRanked ? 0 : ~FewPlayers(0);
}

const std::vector<HeatOutcome>& ReachSearch::alikeOutcomes(const HeatToCome& heat,
                                                           OutcomeFor sought) {
    auto& known = m_alike[static_cast<size_t>(sought)];
    if (!known) {
        const OutcomeAim first{0, sought};
        known = heatOutcomes(m_outlook, heat, m_ways, first, askedFor(first));
    }
    return *known;
}

std::vector<HeatOutcome> ReachSearch::outcomesOf(const HeatToCome& heat, const OutcomeAim& aim) {
    if (isAlike(m_outlook, heat) && !heat.supposed)
        return exchanged(alikeOutcomes(heat, aim.sought), 0, aim.player);
    return heatOutcomes(m_outlook, heat, m_ways, aim, askedFor(aim));
}

bool ReachSearch::canDrawLevel(size_t player, size_t others) {
    const auto& contenders = m_outlook.contenders();
    State state{};
    state.isPlayerRanked = true;
    for (size_t i = 0; i < contenders.size(); ++i) {
        state.ways[i] = {m_outlook.halvesOf(contenders[i]) - m_outlook.halvesOf(player),
                         m_outlook.isRanked(contenders[i])};
    }
    const OutcomeAim aim{positionOf(m_outlook, player), OutcomeFor::Others};
    const auto outcomes = [&](const HeatToCome& heat) { return outcomesOf(heat, aim); };
    return HeatSearch(m_outlook, aim, outcomes).canReach(state, others);
}

bool ReachSearch::canStayWithin(size_t player, size_t others) {
    const auto& contenders = m_outlook.contenders();
    State state{};
    state.isPlayerRanked = m_outlook.isRanked(player);
    for (size_t i = 0; i < contenders.size(); ++i)
        state.ways[i] = {m_outlook.halvesOf(player) - m_outlook.halvesOf(contenders[i]), true};
    const OutcomeAim aim{positionOf(m_outlook, player), OutcomeFor::Player};
    const auto outcomes = [&](const HeatToCome& heat) { return outcomesOf(heat, aim); };
    const size_t behind = contenders.size() - 1 - std::min(others, contenders.size() - 1);
    return HeatSearch(m_outlook, aim, outcomes).canReach(state, behind);
}

} // namespace mentat

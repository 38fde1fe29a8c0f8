#include "scoring/ranking/tie_rolls.h"

#include <algorithm>
#include <numeric>
#include <ranges>

namespace mentat {
namespace {

std::vector<PlayerId> sorted(std::span<const PlayerId> players) {
    std::vector<PlayerId> result(players.begin(), players.end());
    std::ranges::sort(result, std::less<>());
    return result;
}

Roll dieOf(const PlayerId& player, const TieRoll& roll) {
    const auto found = std::ranges::find(roll.players, player);
    return roll.rolls[static_cast<size_t>(found - roll.players.begin())];
}

} // namespace

TieRolls::TieRolls(const std::vector<TieRoll>& rolls) {
    for (const TieRoll& roll : rolls) {
        if (roll.players.empty() || roll.rolls.size() != roll.players.size())
            continue;
        m_rolls[sorted(roll.players)] = &roll;
        m_sizes.insert(roll.players.size());
    }
}

const TieRoll* TieRolls::rollOf(std::span<const PlayerId> tied) const {
    if (!m_sizes.contains(tied.size()))
        return nullptr;
    const auto found = m_rolls.find(sorted(tied));
    return found == m_rolls.end() ? nullptr : found->second;
}

RolledOrder TieRolls::orderOf(std::span<const PlayerId> tied) const {
    RolledOrder result;
    std::vector<size_t> all(tied.size());
    std::iota(all.begin(), all.end(), size_t(0));
    appendOrder(tied, all, result);
    return result;
}

void TieRolls::appendOrder(std::span<const PlayerId> tied, const std::vector<size_t>& group,
                           RolledOrder& result) const {
    const auto emplaceAll = [&] {
        for (size_t i = 0; i < group.size(); ++i) {
            if (i > 0)
                result.between.emplace_back(NotSeparated{});
            result.order.push_back(group[i]);
        }
    };
    if (group.size() < 2 || !m_sizes.contains(group.size()))
        return emplaceAll();
    std::vector<PlayerId> players;
    for (const size_t position : group)
        players.push_back(tied[position]);
    const TieRoll* roll = rollOf(players);
    if (!roll)
        return emplaceAll();

    std::map<Roll, std::vector<size_t>, std::greater<>> byDie;
    for (const size_t position : group)
        byDie[dieOf(tied[position], *roll)].push_back(position);
    if (byDie.size() == 1) // all equal: they roll again
        return emplaceAll();
    std::optional<Roll> upper;
    for (const auto& [die, equal] : byDie) {
        if (upper)
            result.between.emplace_back(ByRoll{*upper, die});
        appendOrder(tied, equal, result);
        upper = die;
    }
}

namespace {

bool areAllEqual(const TieRoll& roll) {
    return roll.rolls.size() == roll.players.size()
           && std::ranges::adjacent_find(roll.rolls, std::not_equal_to<>()) == roll.rolls.end();
}

/// Collects a tie and the smaller ties that its roll leaves.
void collectTies(const std::vector<PlayerId>& tied, const TieRolls& rolls,
                 std::set<std::vector<PlayerId>>& ties) {
    if (tied.size() < 2 || !ties.insert(sorted(tied)).second)
        return;
    const TieRoll* roll = rolls.rollOf(tied);
    if (!roll)
        return;
    std::map<Roll, std::vector<PlayerId>> byDie;
    for (const PlayerId& player : tied)
        byDie[dieOf(player, *roll)].push_back(player);
    for (const auto& [die, equal] : byDie)
        collectTies(equal, rolls, ties);
}

} // namespace

const TieRoll* waitingRoll(const std::vector<TieRoll>& rolls,
                           const std::vector<PlayerId>& players) {
    const auto found = std::ranges::find_if(rolls, [&](const TieRoll& roll) {
        return roll.rolls.size() < roll.players.size()
               && std::ranges::is_permutation(roll.players, players);
    });
    return found == rolls.end() ? nullptr : &*found;
}

std::vector<size_t> rollsWithoutTie(const std::vector<TieRoll>& rolls,
                                    const std::vector<std::vector<PlayerId>>& ties) {
    const TieRolls made(rolls);
    std::set<std::vector<PlayerId>> known;
    for (const auto& tie : ties)
        collectTies(tie, made, known);
    std::vector<size_t> positions;
    for (size_t i = 0; i < rolls.size(); ++i) {
        if (!known.contains(sorted(rolls[i].players)))
            positions.push_back(i);
    }
    return positions;
}

TieRoll rollSoFar(const std::vector<PlayerId>& players,
                  const std::vector<std::optional<Roll>>& dice) {
    TieRoll entry;
    std::vector<PlayerId> waiting;
    for (size_t i = 0; i < players.size(); ++i) {
        if (!dice[i]) {
            waiting.push_back(players[i]);
            continue;
        }
        entry.players.push_back(players[i]);
        entry.rolls.push_back(*dice[i]);
    }
    entry.players.insert(entry.players.end(), waiting.begin(), waiting.end());
    return entry;
}

std::vector<TieRoll> withRoll(std::vector<TieRoll> rolls, const TieRoll& roll) {
    const auto isSame = [players = sorted(roll.players)](const TieRoll& other) {
        return sorted(other.players) == players;
    };
    const auto last = std::ranges::find_if(rolls.rbegin(), rolls.rend(), isSame);
    if (last == rolls.rend() || areAllEqual(*last))
        rolls.push_back(roll);
    else
        *last = roll;
    return rolls;
}

} // namespace mentat

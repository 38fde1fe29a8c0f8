#include "scoring/tie_rolls.h"

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

} // namespace mentat

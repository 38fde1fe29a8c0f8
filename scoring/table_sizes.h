#pragma once

#include "model/values/enum_ids.h"
#include "model/values/numbers.h"

#include <array>
#include <optional>
#include <vector>

namespace mentat {

/// Players in a game (R1.2: at least 3).
using GameSize = BoundedInt<struct GameSizeTag, 3, 6>;

inline constexpr size_t maxPlayersPerTable = GameSize::max; // R1.1
inline constexpr size_t fewestOfAFullGame = 5;              // R1.1
inline constexpr size_t fewestOfAGame = GameSize::min;      // R1.2

/// The games of a heat by size: the number of each.
class TableSizes {
public:
    TableSizes() = default; // no game

    /// The same with more games (0 or above) of one size.
    [[nodiscard]] TableSizes with(GameSize size, int games) const;

    [[nodiscard]] int gamesOf(GameSize size) const { return m_games[indexOf(size)]; }
    [[nodiscard]] int games() const;
    /// Games under 5 players (R1.2), at the GM's discretion.
    [[nodiscard]] int smallGames() const;
    [[nodiscard]] int players() const;
    [[nodiscard]] std::optional<GameSize> smallest() const;
    /// A size for each game, the largest first.
    [[nodiscard]] std::vector<int> descending() const;

    friend bool operator==(const TableSizes&, const TableSizes&) = default;

private:
    static constexpr size_t indexOf(GameSize size) {
        return static_cast<size_t>(size.value() - GameSize::min);
    }
    std::array<int, GameSize::max - GameSize::min + 1> m_games{};
};

/// What a split means to the GM who chooses.
enum class SplitKind {
    Default, // R1.1, R1.2: the preferred one
    Other,   // another into games of 5 and 6
    Small,   // another with as few games under 5
    Out,     // games of 5 and 6 for the rest if some sit out
    OneMore, // with one more, or with players who play only if needed; never from tableSplits()
    Missing, // for the nearest larger number, which is not there; never from tableSplits()
};

constexpr std::array<EnumId<SplitKind>, 6> idTable(SplitKind) {
    return {{{SplitKind::Default, QLatin1StringView("default")},
             {SplitKind::Other, QLatin1StringView("other")},
             {SplitKind::Small, QLatin1StringView("small")},
             {SplitKind::Out, QLatin1StringView("out")},
             {SplitKind::OneMore, QLatin1StringView("one-more")},
             {SplitKind::Missing, QLatin1StringView("missing")}}};
}

/// One way to split a heat's players into games: those in `sizes` play, `out` sit out.
struct TableSplit {
    TableSizes sizes;
    Count out;
    SplitKind kind;
    friend bool operator==(const TableSplit&, const TableSplit&) = default;
};

/// The ways to split a heat's players.
struct TableSplits {
    TableSplit standard; // of kind Default; under 3 players there is no game, and all sit out
    /// R1.1: all of kind Other, those with the most games of 6 first. If no split into 5s and 6s
    /// exists, R1.2: Small, in the order of preference, then Out.
    std::vector<TableSplit> alternatives;
};

/// R1.1 and R1.2 for a number of players. Time and memory are proportional to the answer: one
/// alternative per thirty players.
[[nodiscard]] TableSplits tableSplits(Count players);

// H1: how players in heats by a ruleset are divided among tables.

/// A size for each table, the largest first: as many tables of the first size as possible, then of
/// the second, and so on; absent if there is no way. No players need no table.
[[nodiscard]] std::optional<std::vector<int>> tableGroups(Count players, const ListedSizes& sizes);

/// Whether there is a way; does not build the tables.
[[nodiscard]] bool canBeGrouped(Count players, const ListedSizes& sizes);

/// What is offered if there is no way: the tables for another number of players.
struct OtherGroups {
    std::vector<int> groups;
    int out; // players who sit out; below 0: players missing
    friend bool operator==(const OtherGroups&, const OtherGroups&) = default;
};

struct TableGroups {
    std::vector<int> groups;
    /// For the nearest smaller number above 0, then the nearest larger; empty if there is a way.
    std::vector<OtherGroups> others;
    friend bool operator==(const TableGroups&, const TableGroups&) = default;
};
[[nodiscard]] TableGroups tableGroupsOffered(Count players, const ListedSizes& sizes);

} // namespace mentat

#pragma once

#include "model/values/enum_ids.h"
#include "model/values/numbers.h"

#include <array>
#include <optional>
#include <vector>

namespace mentat {

/// Players of one game (R1.2: no game has fewer than 3).
using GameSize = BoundedInt<struct GameSizeTag, 3, 6>;

inline constexpr size_t mostAtATable = GameSize::max;  // R1.1
inline constexpr size_t fewestOfAFullGame = 5;         // R1.1
inline constexpr size_t fewestOfAGame = GameSize::min; // R1.2

/// The games of a heat by their size: how many there are of each.
class TableSizes {
public:
    TableSizes() = default; // no game

    /// The same and so many games more (0 or above) of one size.
    [[nodiscard]] TableSizes with(GameSize size, int games) const;

    [[nodiscard]] int gamesOf(GameSize size) const { return m_games[indexOf(size)]; }
    [[nodiscard]] int games() const;
    /// Games under 5 players (R1.2), which are at the GM's discretion.
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

/// What a split is to the GM who chooses one.
enum class SplitKind {
    Default, // R1.1, R1.2: the one that the rules prefer
    Other,   // another into games of 5 and 6
    Small,   // another with as few games under 5
    Out,     // into games of 5 and 6 for those who are left when some sit out
    OneMore, // with one more, or with some who play only if needed; never of tableSplits()
    Missing, // for the nearest larger number, of which some are missing; never of tableSplits()
};

constexpr std::array<EnumId<SplitKind>, 6> idTable(SplitKind) {
    return {{{SplitKind::Default, QLatin1StringView("default")},
             {SplitKind::Other, QLatin1StringView("other")},
             {SplitKind::Small, QLatin1StringView("small")},
             {SplitKind::Out, QLatin1StringView("out")},
             {SplitKind::OneMore, QLatin1StringView("one-more")},
             {SplitKind::Missing, QLatin1StringView("missing")}}};
}

/// One way to put a heat's players into games: those of `sizes` play, `out` sit out.
struct TableSplit {
    TableSizes sizes;
    Count out;
    SplitKind kind;
    friend bool operator==(const TableSplit&, const TableSplit&) = default;
};

/// What a heat's players can be split into.
struct TableSplits {
    TableSplit standard; // of the kind Default; under 3 players no game, and all sit out
    /// R1.1: all of the kind Other, those with most games of 6 first. Where no split into 5s and 6s
    /// exists, R1.2: Small, in the order of preference, then Out.
    std::vector<TableSplit> alternatives;
};

/// R1.1 and R1.2 for a number of players. Takes time and room as its answer: one alternative for
/// thirty players.
[[nodiscard]] TableSplits tableSplits(Count players);

// H1: how people in heats by a ruleset are put at tables.

/// A size for each table, the largest first. Of all ways the one with the most tables of the first
/// size, among these the most of the second, and so on; absent where there is no way. Nobody needs
/// no table.
[[nodiscard]] std::optional<std::vector<int>> tableGroups(Count players, const ListedSizes& sizes);

/// Whether there is a way; found without making the tables.
[[nodiscard]] bool canBeGrouped(Count players, const ListedSizes& sizes);

/// What is offered where there is no way: that of another number of people.
struct OtherGroups {
    std::vector<int> groups;
    int out; // so many sit out; below 0 so many are missing
    friend bool operator==(const OtherGroups&, const OtherGroups&) = default;
};

struct TableGroups {
    std::vector<int> groups;
    /// Of the nearest smaller number above 0, then of the nearest larger; none where there is a
    /// way.
    std::vector<OtherGroups> others;
    friend bool operator==(const TableGroups&, const TableGroups&) = default;
};
[[nodiscard]] TableGroups tableGroupsOffered(Count players, const ListedSizes& sizes);

} // namespace mentat

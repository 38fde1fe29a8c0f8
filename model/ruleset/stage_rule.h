#pragma once

#include "model/values/enum_ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace mentat {

// H6 to H9: an advanced round as defined by a ruleset (docs/HEATS_RULES.md).

/// A number that applies from this many people.
struct NumberFrom {
    Count from;
    Count number;
    friend bool operator==(const NumberFrom&, const NumberFrom&) = default;
};
/// Ascending, at least one; none below the first.
using NumbersFrom = std::vector<NumberFrom>;

/// H6: a number from the standings, whatever the field.
struct EntrantsNumber {
    Positive number{1};
    friend bool operator==(const EntrantsNumber&, const EntrantsNumber&) = default;
};
/// H6: by field size.
using EntrantsByField = NumbersFrom;
/// H6: everyone with enough wins.
struct EntrantsByWins {
    Positive wins{1};
    std::optional<Positive> most; // at most the first of them
    friend bool operator==(const EntrantsByWins&, const EntrantsByWins&) = default;
};
using Entrants = std::variant<EntrantsNumber, EntrantsByField, EntrantsByWins>;

/// H6: the condition for players who fill a stage.
struct FillWithWins {
    Positive wins{1};
    friend bool operator==(const FillWithWins&, const FillWithWins&) = default;
};
struct FillWithPlace {
    Positive place{1}; // at most, in some game of a heat
    friend bool operator==(const FillWithPlace&, const FillWithPlace&) = default;
};
using FillWith = std::variant<FillWithWins, FillWithPlace>;

/// H8: a number, or the first of an ascending list that is not below the players in.
using FillTo = std::variant<Count, std::vector<Count>>;
/// H9: a number of tables, whatever their sizes, or by the number of players.
using TablesRule = std::variant<Positive, NumbersFrom>;

/// H8: the players `skipBelow` counts.
enum class SkipBy { Qualified, Available, LineUp };
constexpr std::array<EnumId<SkipBy>, 3> idTable(SkipBy) {
    return {{{SkipBy::Qualified, QLatin1StringView("qualified")},
             {SkipBy::Available, QLatin1StringView("available")},
             {SkipBy::LineUp, QLatin1StringView("lineup")}}};
}

/// H9: the position of the smaller tables.
enum class SmallTables { Last, First };
constexpr std::array<EnumId<SmallTables>, 2> idTable(SmallTables) {
    return {{{SmallTables::Last, QLatin1StringView("last")},
             {SmallTables::First, QLatin1StringView("first")}}};
}

/// H9: how a stage's tables are filled from its seeds.
enum class Seeding { Snake, Ranked, Rows, Random };
constexpr std::array<EnumId<Seeding>, 4> idTable(Seeding) {
    return {{{Seeding::Snake, QLatin1StringView("snake")},
             {Seeding::Ranked, QLatin1StringView("ranked")},
             {Seeding::Rows, QLatin1StringView("rows")},
             {Seeding::Random, QLatin1StringView("random")}}};
}
/// H9: the seeds, from 1, at each table.
using SeatPattern = std::vector<std::vector<Positive>>;

/// An advanced round as defined by the ruleset.
struct StageRule {
    Name name;
    ListedSizes sizes{};                   // empty: the ruleset's
    std::optional<Entrants> entrants{};    // of the first stage, where it is required (H6)
    Count skipBelow{0};                    // H8
    SkipBy skipBy = SkipBy::Qualified;     // H8
    bool atMostHalf = false;               // H8
    FillTo fillTo = Count(0);              // H8
    bool fillTables = false;               // H8
    std::optional<FillWith> fillWith{};    // H6
    Count byesTo{0};                       // H8: the target for byes plus advancing players
    std::optional<TablesRule> tables{};    // H9
    SmallTables small = SmallTables::Last; // H9
    Positive advance{1};                   // H7
    Seeding seeding = Seeding::Snake;      // H9
    SeatPattern pattern{}; // H9: used if its sizes are the tables', otherwise `snake`
    friend bool operator==(const StageRule&, const StageRule&) = default;
};

/// H11: what separates players eliminated in one stage.
enum class EliminatedBy { StagePlace, StageScore, StageTotal, Seed };
constexpr std::array<EnumId<EliminatedBy>, 4> idTable(EliminatedBy) {
    return {{{EliminatedBy::StagePlace, QLatin1StringView("stage-place")},
             {EliminatedBy::StageScore, QLatin1StringView("stage-score")},
             {EliminatedBy::StageTotal, QLatin1StringView("stage-total")},
             {EliminatedBy::Seed, QLatin1StringView("seed")}}};
}

/// Whether it needs the scores of games (H10.1).
[[nodiscard]] bool needsScores(EliminatedBy by);

/// The number of the last pair whose `from` is at most this many people; 0 if there is none.
[[nodiscard]] int numberFor(const NumbersFrom& pairs, int people);

} // namespace mentat

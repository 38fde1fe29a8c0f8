#pragma once

#include "model/values/enum_ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace mentat {

// H6 to H9: an advanced round as a ruleset has it (docs/HEATS_RULES.md).

/// A number that holds from so many people on.
struct NumberFrom {
    Count from;
    Count number;
    friend bool operator==(const NumberFrom&, const NumberFrom&) = default;
};
/// Ascending, at least one; none below the first.
using NumbersFrom = std::vector<NumberFrom>;

/// H6: so many of the standings, whatever the field.
struct EntrantsNumber {
    Positive number{1};
    friend bool operator==(const EntrantsNumber&, const EntrantsNumber&) = default;
};
/// H6: by the size of the field.
using EntrantsByField = NumbersFrom;
/// H6: everybody with so many wins.
struct EntrantsByWins {
    Positive wins{1};
    std::optional<Positive> most; // at most the first so many of them
    friend bool operator==(const EntrantsByWins&, const EntrantsByWins&) = default;
};
using Entrants = std::variant<EntrantsNumber, EntrantsByField, EntrantsByWins>;

/// H6: what it takes to be one of those who fill a stage up.
struct FillWithWins {
    Positive wins{1};
    friend bool operator==(const FillWithWins&, const FillWithWins&) = default;
};
struct FillWithPlace {
    Positive place{1}; // at most, in some game of a heat
    friend bool operator==(const FillWithPlace&, const FillWithPlace&) = default;
};
using FillWith = std::variant<FillWithWins, FillWithPlace>;

/// H8: a number, or the first of an ascending list that is not below those who are in.
using FillTo = std::variant<Count, std::vector<Count>>;
/// H9: so many tables, whatever their sizes, or by the number of those who sit down.
using TablesRule = std::variant<Positive, NumbersFrom>;

/// H8: whom `skipBelow` counts.
enum class SkipBy { Qualified, Available, LineUp };
constexpr std::array<EnumId<SkipBy>, 3> idTable(SkipBy) {
    return {{{SkipBy::Qualified, QLatin1StringView("qualified")},
             {SkipBy::Available, QLatin1StringView("available")},
             {SkipBy::LineUp, QLatin1StringView("lineup")}}};
}

/// H9: where the smaller tables stand.
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
/// H9: which positions, from 1 on, sit at each table.
using SeatPattern = std::vector<std::vector<Positive>>;

/// An advanced round as the ruleset has it.
struct StageRule {
    Name name;
    ListedSizes sizes{};                   // empty: the ruleset's
    std::optional<Entrants> entrants{};    // of the first stage, which has to say them (H6)
    Count skipBelow{0};                    // H8
    SkipBy skipBy = SkipBy::Qualified;     // H8
    bool atMostHalf = false;               // H8
    FillTo fillTo = Count(0);              // H8
    bool fillTables = false;               // H8
    std::optional<FillWith> fillWith{};    // H6
    Count byesTo{0};                       // H8: byes and those who advance are to come near to it
    std::optional<TablesRule> tables{};    // H9
    SmallTables small = SmallTables::Last; // H9
    Positive advance{1};                   // H7
    Seeding seeding = Seeding::Snake;      // H9
    SeatPattern pattern{};                 // H9: where its sizes are the tables', else `snake`
    friend bool operator==(const StageRule&, const StageRule&) = default;
};

/// H11: what parts those who went out in one stage.
enum class EliminatedBy { StagePlace, StageScore, StageTotal, Seed };
constexpr std::array<EnumId<EliminatedBy>, 4> idTable(EliminatedBy) {
    return {{{EliminatedBy::StagePlace, QLatin1StringView("stage-place")},
             {EliminatedBy::StageScore, QLatin1StringView("stage-score")},
             {EliminatedBy::StageTotal, QLatin1StringView("stage-total")},
             {EliminatedBy::Seed, QLatin1StringView("seed")}}};
}

/// Whether it needs the scores of games (H10.1).
[[nodiscard]] bool needsScores(EliminatedBy by);

/// The number of the last pair whose `from` is not above so many people; none: 0.
[[nodiscard]] int numberFor(const NumbersFrom& pairs, int people);

} // namespace mentat

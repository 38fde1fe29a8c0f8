#pragma once

#include "model/values/enum_ids.h"
#include "model/values/name.h"
#include "model/values/numbers.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace mentat {

// What differs between one event in heats and another, as data (docs/HEATS_RULES.md, H1 to H11).

/// A place that a list of a rule names: nobody comes in after the tenth.
using PlaceAtTable = BoundedInt<struct PlaceAtTableTag, 1, 10>;

/// H2: whether games have scores, and which is the better one.
enum class Scores { None, High, Low };
/// H4: what a shared first place is worth as a win.
enum class SharedWin { Full, Share, None };
/// H2: what follows from leaving a game before its end.
enum class DropoutsRule { Last, Disqualified };

constexpr std::array<EnumId<Scores>, 3> idTable(Scores) {
    return {{{Scores::None, QLatin1StringView("none")},
             {Scores::High, QLatin1StringView("high")},
             {Scores::Low, QLatin1StringView("low")}}};
}
constexpr std::array<EnumId<SharedWin>, 3> idTable(SharedWin) {
    return {{{SharedWin::Full, QLatin1StringView("full")},
             {SharedWin::Share, QLatin1StringView("share")},
             {SharedWin::None, QLatin1StringView("none")}}};
}
constexpr std::array<EnumId<DropoutsRule>, 2> idTable(DropoutsRule) {
    return {{{DropoutsRule::Last, QLatin1StringView("last")},
             {DropoutsRule::Disqualified, QLatin1StringView("disqualified")}}};
}

/// H4: what becomes of the values of a player's games.
enum class Take { Sum, Mean, Best };
/// H4: what a shared place earns, its own points or the mean of those it spans.
enum class SharedPoints { Full, Mean };
/// H4: whether it is better to have played more heats.
enum class PreferHeats { Fewer, More };

constexpr std::array<EnumId<Take>, 3> idTable(Take) {
    return {{{Take::Sum, QLatin1StringView("sum")},
             {Take::Mean, QLatin1StringView("mean")},
             {Take::Best, QLatin1StringView("best")}}};
}
constexpr std::array<EnumId<SharedPoints>, 2> idTable(SharedPoints) {
    return {{{SharedPoints::Full, QLatin1StringView("full")},
             {SharedPoints::Mean, QLatin1StringView("mean")}}};
}
constexpr std::array<EnumId<PreferHeats>, 2> idTable(PreferHeats) {
    return {{{PreferHeats::Fewer, QLatin1StringView("fewer")},
             {PreferHeats::More, QLatin1StringView("more")}}};
}

/// What each place earns, from the first on; beyond the list nothing.
using PointsList = std::vector<Decimal>;
/// The same at tables of one size.
struct PointsOfSize {
    ListedSize size;
    PointsList points;
    friend bool operator==(const PointsOfSize&, const PointsOfSize&) = default;
};

// The keys of H4, each by its word and its parameters.
struct WinsKey {
    friend bool operator==(const WinsKey&, const WinsKey&) = default;
};
struct PlacePointsKey {
    /// The same for all tables, or by size; a size that is not listed earns nothing.
    std::variant<PointsList, std::vector<PointsOfSize>> points;
    SharedPoints shared = SharedPoints::Full;
    std::optional<Decimal> sharedFirst; // what a shared first place earns instead
    friend bool operator==(const PlacePointsKey&, const PlacePointsKey&) = default;
};
struct EarlyWinsKey {
    friend bool operator==(const EarlyWinsKey&, const EarlyWinsKey&) = default;
};
struct PlacesKey {
    /// Second to tenth.
    using From = BoundedInt<struct PlacesFromTag, 2, 10>;
    static constexpr From usualFrom{2};
    From from = usualFrom;
    friend bool operator==(const PlacesKey&, const PlacesKey&) = default;
};
struct AveragePlaceKey {
    friend bool operator==(const AveragePlaceKey&, const AveragePlaceKey&) = default;
};
struct ScoreKey {
    static constexpr Take usualTake = Take::Sum;
    Take take = usualTake;
    friend bool operator==(const ScoreKey&, const ScoreKey&) = default;
};
struct ScoreShareKey {
    static constexpr Take usualTake = Take::Best;
    Take take = usualTake;
    friend bool operator==(const ScoreShareKey&, const ScoreShareKey&) = default;
};
struct ScoreOfFirstKey {
    static constexpr Take usualTake = Take::Mean;
    Take take = usualTake;
    friend bool operator==(const ScoreOfFirstKey&, const ScoreOfFirstKey&) = default;
};
struct BehindFirstKey {
    std::vector<PlaceAtTable> places; // the games that count, by the player's place; empty: all
    friend bool operator==(const BehindFirstKey&, const BehindFirstKey&) = default;
};
struct HeatsPlayedKey {
    PreferHeats prefer = PreferHeats::Fewer;
    friend bool operator==(const HeatsPlayedKey&, const HeatsPlayedKey&) = default;
};
struct OpponentsWinsKey {
    friend bool operator==(const OpponentsWinsKey&, const OpponentsWinsKey&) = default;
};
struct LaterSeatsKey {
    friend bool operator==(const LaterSeatsKey&, const LaterSeatsKey&) = default;
};
using OrderKey = std::variant<WinsKey, PlacePointsKey, EarlyWinsKey, PlacesKey, AveragePlaceKey,
                              ScoreKey, ScoreShareKey, ScoreOfFirstKey, BehindFirstKey,
                              HeatsPlayedKey, OpponentsWinsKey, LaterSeatsKey>;

/// What a key goes by, in the order of OrderKey's alternatives.
enum class OrderBy {
    Wins,
    PlacePoints,
    EarlyWins,
    Places,
    AveragePlace,
    Score,
    ScoreShare,
    ScoreOfFirst,
    BehindFirst,
    HeatsPlayed,
    OpponentsWins,
    LaterSeats,
};
constexpr std::array<EnumId<OrderBy>, std::variant_size_v<OrderKey>> idTable(OrderBy) {
    using enum OrderBy;
    return {{{Wins, QLatin1StringView("wins")},
             {PlacePoints, QLatin1StringView("place-points")},
             {EarlyWins, QLatin1StringView("early-wins")},
             {Places, QLatin1StringView("places")},
             {AveragePlace, QLatin1StringView("average-place")},
             {Score, QLatin1StringView("score")},
             {ScoreShare, QLatin1StringView("score-share")},
             {ScoreOfFirst, QLatin1StringView("score-of-first")},
             {BehindFirst, QLatin1StringView("behind-first")},
             {HeatsPlayed, QLatin1StringView("heats-played")},
             {OpponentsWins, QLatin1StringView("opponents-wins")},
             {LaterSeats, QLatin1StringView("later-seats")}}};
}
[[nodiscard]] inline OrderBy orderBy(const OrderKey& key) {
    return static_cast<OrderBy>(key.index());
}

/// H6: so many of the standings, whatever the field.
struct EntrantsNumber {
    Positive number{1};
    friend bool operator==(const EntrantsNumber&, const EntrantsNumber&) = default;
};
struct EntrantsFrom {
    Count field; // the least field it is for
    Count number;
    friend bool operator==(const EntrantsFrom&, const EntrantsFrom&) = default;
};
/// H6: by the size of the field, ascending, at least one; none below the first.
using EntrantsByField = std::vector<EntrantsFrom>;
/// H6: everybody with so many wins.
struct EntrantsByWins {
    Positive wins{1};
    friend bool operator==(const EntrantsByWins&, const EntrantsByWins&) = default;
};
using Entrants = std::variant<EntrantsNumber, EntrantsByField, EntrantsByWins>;

/// H9: how a stage's tables are filled from its seeds.
enum class Seeding { Snake, Ranked, Rows, Random };
constexpr std::array<EnumId<Seeding>, 4> idTable(Seeding) {
    return {{{Seeding::Snake, QLatin1StringView("snake")},
             {Seeding::Ranked, QLatin1StringView("ranked")},
             {Seeding::Rows, QLatin1StringView("rows")},
             {Seeding::Random, QLatin1StringView("random")}}};
}

/// An advanced round as the ruleset has it.
struct StageRule {
    Name name;
    ListedSizes sizes;                // empty: the ruleset's
    std::optional<Entrants> entrants; // of the first stage, which has to say them (H6)
    Count skipBelow{0};               // H8
    bool atMostHalf = false;          // H8
    Count fillTo{0};                  // H8
    bool fillTables = false;          // H8
    Positive advance{1};              // H7
    Seeding seeding = Seeding::Snake; // H9
    friend bool operator==(const StageRule&, const StageRule&) = default;
};

/// H11: what parts those who went out in one stage.
enum class EliminatedBy { StagePlace, StageScore, Seed };
constexpr std::array<EnumId<EliminatedBy>, 3> idTable(EliminatedBy) {
    return {{{EliminatedBy::StagePlace, QLatin1StringView("stage-place")},
             {EliminatedBy::StageScore, QLatin1StringView("stage-score")},
             {EliminatedBy::Seed, QLatin1StringView("seed")}}};
}

struct Ruleset {
    Name name;
    std::optional<QString> code;
    std::optional<QString> note;
    ListedSizes sizes;
    Scores score = Scores::None;
    SharedWin sharedWin = SharedWin::Full;
    Count count{0}; // H3: so many best games of each; 0: all
    DropoutsRule dropouts = DropoutsRule::Last;
    std::vector<QString> labels;
    std::vector<OrderKey> order;
    std::vector<StageRule> stages;
    std::vector<EliminatedBy> eliminated{EliminatedBy::StagePlace, EliminatedBy::Seed};
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// The sizes of a stage's tables: its own, or the ruleset's.
[[nodiscard]] inline const ListedSizes& sizesOf(const Ruleset& ruleset, const StageRule& stage) {
    return stage.sizes.empty() ? ruleset.sizes : stage.sizes;
}
/// Whether it needs the scores of games (H10.1).
[[nodiscard]] bool needsScores(const OrderKey& key);
/// Whether some key of the order or of who went out does (H10.23).
[[nodiscard]] bool needsScores(const Ruleset& ruleset);
/// Where it has the stage of this name; absent: it has none.
[[nodiscard]] std::optional<size_t> stagePosition(const Ruleset& ruleset, const Name& name);
/// nullptr where it has no stage of this name.
[[nodiscard]] const StageRule* findStageRule(const Ruleset& ruleset, const Name& name);

} // namespace mentat

#pragma once

#include "model/values/enum_ids.h"
#include "model/values/numbers.h"

#include <array>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace mentat {

// H4: the order of the standings in heats by a ruleset, as data (docs/HEATS_RULES.md).

/// A place in a rule's list: there is none after the twelfth.
using PlaceAtTable = BoundedInt<struct PlaceAtTableTag, 1, 12>;

/// How the values of a player's games are combined.
enum class Take { Sum, Mean, Best };
/// What a shared place earns: its own points, or the mean of those it spans.
enum class SharedPoints { Full, Mean };
/// Whether it is better to have played more heats.
enum class PreferHeats { Fewer, More };
/// What a score is measured against: the table's best, or the best of the others.
enum class Against { First, Others };
/// Only games with a first place, or only those without.
enum class GamesWhere { Won, Lost };

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
constexpr std::array<EnumId<Against>, 2> idTable(Against) {
    return {{{Against::First, QLatin1StringView("first")},
             {Against::Others, QLatin1StringView("others")}}};
}
constexpr std::array<EnumId<GamesWhere>, 2> idTable(GamesWhere) {
    return {{{GamesWhere::Won, QLatin1StringView("won")},
             {GamesWhere::Lost, QLatin1StringView("lost")}}};
}

/// What each place earns, from the first; nothing beyond the list.
using PointsList = std::vector<Decimal>;
/// The same at tables of one size.
struct PointsOfSize {
    ListedSize size;
    PointsList points;
    friend bool operator==(const PointsOfSize&, const PointsOfSize&) = default;
};

/// The games of a player that a key uses.
struct KeyGames {
    std::optional<GamesWhere> where{}; // absent: all
    std::optional<Positive> count{}; // this many best of all games, instead of the ruleset's count
    friend bool operator==(const KeyGames&, const KeyGames&) = default;
};

/// Which values of a key are better.
enum class Better {
    More,
    Less,
    AsScores,   // more, or less where the ruleset's scores are low
    AsPlayed,   // by its `prefer`
    FirstPlaces // the lower place, where they first differ; a missing one is worst
};
/// Properties of a key regardless of its parameters; a key without them does not compile.
struct KeyNature {
    Better better;
    bool ofScores = false;   // compares scores, so omits byes
    bool ofAllGames = false; // regardless of the ruleset's `count` (H3)
};

// The keys, each by its word and its parameters.
struct WinsKey {
    static constexpr KeyNature nature{.better = Better::More};
    friend bool operator==(const WinsKey&, const WinsKey&) = default;
};
struct PlacePointsKey {
    static constexpr KeyNature nature{.better = Better::More};
    /// The same for all tables, or by size; an unlisted size earns nothing.
    std::variant<PointsList, std::vector<PointsOfSize>> points{};
    SharedPoints shared = SharedPoints::Full;
    std::optional<Decimal> sharedFirst{}; // what a shared first place earns instead
    PointsList ratio{}; // by place: multiplies the score relative to the best of the others
    KeyGames games{};
    friend bool operator==(const PlacePointsKey&, const PlacePointsKey&) = default;
};
struct EarlyWinsKey {
    static constexpr KeyNature nature{.better = Better::More, .ofAllGames = true};
    std::optional<Positive> first{}; // only the first games; absent: all
    friend bool operator==(const EarlyWinsKey&, const EarlyWinsKey&) = default;
};
struct PlacesKey {
    static constexpr KeyNature nature{.better = Better::More};
    static constexpr PlaceAtTable usualFrom{2};
    PlaceAtTable from = usualFrom;
    friend bool operator==(const PlacesKey&, const PlacesKey&) = default;
};
struct FinishesKey {
    static constexpr KeyNature nature{.better = Better::FirstPlaces};
    std::optional<Positive> first{}; // only the best places; absent: all
    std::optional<GamesWhere> where{};
    friend bool operator==(const FinishesKey&, const FinishesKey&) = default;
};
struct AveragePlaceKey {
    static constexpr KeyNature nature{.better = Better::Less};
    KeyGames games{};
    friend bool operator==(const AveragePlaceKey&, const AveragePlaceKey&) = default;
};
struct ScoreKey {
    static constexpr KeyNature nature{.better = Better::AsScores, .ofScores = true};
    static constexpr Take usualTake = Take::Sum;
    Take take = usualTake;
    KeyGames games{};
    friend bool operator==(const ScoreKey&, const ScoreKey&) = default;
};
struct ScoreShareKey {
    static constexpr KeyNature nature{.better = Better::More, .ofScores = true};
    static constexpr Take usualTake = Take::Best;
    Take take = usualTake;
    std::optional<Positive> asSize{}; // as at a table of this size
    KeyGames games{};
    friend bool operator==(const ScoreShareKey&, const ScoreShareKey&) = default;
};
struct ScoreOfFirstKey {
    static constexpr KeyNature nature{.better = Better::More, .ofScores = true};
    static constexpr Take usualTake = Take::Mean;
    Take take = usualTake;
    Against against = Against::First;
    KeyGames games{};
    friend bool operator==(const ScoreOfFirstKey&, const ScoreOfFirstKey&) = default;
};
struct MarginKey {
    static constexpr KeyNature nature{.better = Better::More, .ofScores = true};
    static constexpr Take usualTake = Take::Sum;
    Take take = usualTake;
    KeyGames games{};
    friend bool operator==(const MarginKey&, const MarginKey&) = default;
};
struct BehindFirstKey {
    static constexpr KeyNature nature{.better = Better::Less, .ofScores = true};
    static constexpr Take usualTake = Take::Sum;
    Take take = usualTake;
    std::vector<PlaceAtTable> places{}; // games counted, by the player's place; empty: all
    KeyGames games{};
    friend bool operator==(const BehindFirstKey&, const BehindFirstKey&) = default;
};
struct HeatsPlayedKey {
    static constexpr KeyNature nature{.better = Better::AsPlayed, .ofAllGames = true};
    PreferHeats prefer = PreferHeats::Fewer;
    friend bool operator==(const HeatsPlayedKey&, const HeatsPlayedKey&) = default;
};
struct OpponentsWinsKey {
    static constexpr KeyNature nature{.better = Better::More, .ofAllGames = true};
    friend bool operator==(const OpponentsWinsKey&, const OpponentsWinsKey&) = default;
};
struct OpponentsKey {
    static constexpr KeyNature nature{.better = Better::More, .ofAllGames = true};
    friend bool operator==(const OpponentsKey&, const OpponentsKey&) = default;
};
struct LaterSeatsKey {
    static constexpr KeyNature nature{.better = Better::More};
    friend bool operator==(const LaterSeatsKey&, const LaterSeatsKey&) = default;
};
using OrderKey
    = std::variant<WinsKey, PlacePointsKey, EarlyWinsKey, PlacesKey, FinishesKey, AveragePlaceKey,
                   ScoreKey, ScoreShareKey, ScoreOfFirstKey, MarginKey, BehindFirstKey,
                   HeatsPlayedKey, OpponentsWinsKey, OpponentsKey, LaterSeatsKey>;

/// The kind of a key, in the order of OrderKey's alternatives.
enum class OrderBy {
    Wins,
    PlacePoints,
    EarlyWins,
    Places,
    Finishes,
    AveragePlace,
    Score,
    ScoreShare,
    ScoreOfFirst,
    Margin,
    BehindFirst,
    HeatsPlayed,
    OpponentsWins,
    Opponents,
    LaterSeats,
};
constexpr std::array<EnumId<OrderBy>, std::variant_size_v<OrderKey>> idTable(OrderBy) {
    using enum OrderBy;
    return {{{Wins, QLatin1StringView("wins")},
             {PlacePoints, QLatin1StringView("place-points")},
             {EarlyWins, QLatin1StringView("early-wins")},
             {Places, QLatin1StringView("places")},
             {Finishes, QLatin1StringView("finishes")},
             {AveragePlace, QLatin1StringView("average-place")},
             {Score, QLatin1StringView("score")},
             {ScoreShare, QLatin1StringView("score-share")},
             {ScoreOfFirst, QLatin1StringView("score-of-first")},
             {Margin, QLatin1StringView("margin")},
             {BehindFirst, QLatin1StringView("behind-first")},
             {HeatsPlayed, QLatin1StringView("heats-played")},
             {OpponentsWins, QLatin1StringView("opponents-wins")},
             {Opponents, QLatin1StringView("opponents")},
             {LaterSeats, QLatin1StringView("later-seats")}}};
}
[[nodiscard]] inline OrderBy orderBy(const OrderKey& key) {
    return static_cast<OrderBy>(key.index());
}
[[nodiscard]] inline KeyNature natureOf(const OrderKey& key) {
    return std::visit([](const auto& own) { return own.nature; }, key);
}

/// Calls use() with a key's type: use(std::type_identity<WinsKey>{}).
template <class Use>
[[nodiscard]] auto ofKeyType(OrderBy by, Use use) {
    decltype(use(std::type_identity<WinsKey>{})) said{};
    const auto ask = [&]<size_t Key>(std::integral_constant<size_t, Key>) {
        if (static_cast<size_t>(by) == Key)
            said = use(std::type_identity<std::variant_alternative_t<Key, OrderKey>>{});
    };
    [&]<size_t... Keys>(std::index_sequence<Keys...>) {
        (ask(std::integral_constant<size_t, Keys>{}), ...);
    }
    (std::make_index_sequence<std::variant_size_v<OrderKey>>());
    return said;
}

/// `where` and `count` of a key; empty if it has neither.
[[nodiscard]] KeyGames gamesOfKey(const OrderKey& key);
/// Whether it needs the scores of games (H10.1): `ratio` does too.
[[nodiscard]] bool needsScores(const OrderKey& key);

} // namespace mentat

#pragma once

#include "model/ruleset/order_key.h"
#include "model/ruleset/stage_rule.h"

namespace mentat {

// What distinguishes events in heats, as data (docs/HEATS_RULES.md, H1 to H11).

/// H2: whether games have scores, and which are better.
enum class Scores { None, High, Low };
/// H4: the value of a shared first place as a win.
enum class SharedWin { Full, Share, None };
/// H2: the consequence of leaving a game before its end.
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

/// How a heat's tables are drawn: by chance, or among players with similar records.
enum class Pairing { Chance, Record };
/// H7: what splits a shared place of a stage.
enum class TiesBy { Rolls, Seed };

constexpr std::array<EnumId<Pairing>, 2> idTable(Pairing) {
    return {{{Pairing::Chance, QLatin1StringView("chance")},
             {Pairing::Record, QLatin1StringView("record")}}};
}
constexpr std::array<EnumId<TiesBy>, 2> idTable(TiesBy) {
    return {
        {{TiesBy::Rolls, QLatin1StringView("roll")}, {TiesBy::Seed, QLatin1StringView("seed")}}};
}

struct Ruleset {
    Name name;
    std::optional<QString> code{};
    std::optional<QString> note{};
    ListedSizes sizes{};
    Scores score = Scores::None;
    SharedWin sharedWin = SharedWin::Full;
    Count count{0}; // H3: this many best games; 0: all
    DropoutsRule dropouts = DropoutsRule::Last;
    Pairing pairing = Pairing::Chance;
    bool byes = false; // H1: a player who sits out of a heat has one
    TiesBy ties = TiesBy::Rolls;
    std::vector<QString> labels{};
    std::vector<OrderKey> order{};
    std::vector<StageRule> stages{};
    std::vector<EliminatedBy> eliminated{EliminatedBy::StagePlace, EliminatedBy::Seed};
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// The table sizes of a stage: its own, or the ruleset's.
[[nodiscard]] inline const ListedSizes& sizesOf(const Ruleset& ruleset, const StageRule& stage) {
    return stage.sizes.empty() ? ruleset.sizes : stage.sizes;
}
/// Whether a key of the order or of the eliminated needs them (H10.23).
[[nodiscard]] bool needsScores(const Ruleset& ruleset);
/// The stage with this name; absent: there is none.
[[nodiscard]] std::optional<size_t> stagePosition(const Ruleset& ruleset, const Name& name);
/// nullptr if it has no stage with this name.
[[nodiscard]] const StageRule* findStageRule(const Ruleset& ruleset, const Name& name);

} // namespace mentat

#pragma once

#include "model/finding.h"
#include "model/values/fact_of.h"
#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "model/values/side.h"

#include <QString>

#include <optional>
#include <vector>

namespace mentat {

struct Seat;

/// H2: from 1.
using TablePlace = BoundedInt<struct TablePlaceTag, 1>;

/// A ruleset's record of a seat in a game (H2).
struct RulesetSeat {
    std::optional<TablePlace> place;
    std::optional<Decimal> score;
    std::optional<QString> label; // what the player played

    [[nodiscard]] std::optional<Side> playedSide() const { return std::nullopt; }
    /// Resets whatever was unknown in the earlier value.
    void forgetNew(const RulesetSeat& earlier);
    friend bool operator==(const RulesetSeat&, const RulesetSeat&) = default;
};

/// A ruleset's record of the table: nothing, because everything follows from the seats.
struct RulesetGame {
    static constexpr bool hasVariant = false;
    static constexpr Rule firstWarning = Rule::H10_21;
    static constexpr Rule lastWarning = Rule::H10_27;

    /// H2: the game is complete.
    [[nodiscard]] bool hasResult(const std::vector<Seat>& seats) const;
    /// H2: a complete game of one seat.
    [[nodiscard]] bool isBye(const std::vector<Seat>& seats) const;
    void forgetNew(const RulesetGame&) {}
    void playOn() {}
    void rename(const PlayerId&, const PlayerId&) {}
    [[nodiscard]] bool isAwaitingVerdict(const std::vector<Seat>&) const { return false; }
    friend bool operator==(const RulesetGame&, const RulesetGame&) = default;
};

struct RulesetDraw {
    static constexpr bool hasVariant = false;
    friend bool operator==(const RulesetDraw&, const RulesetDraw&) = default;
};

struct RulesetParts {
    using Seat = RulesetSeat;
    using Game = RulesetGame;
    using Draw = RulesetDraw;
};

constexpr auto factsOf(std::type_identity<RulesetSeat>) {
    return std::tuple{FactOf<&RulesetSeat::place>{"place"},
                      FactOf<&RulesetSeat::score>{.key = "score", .column = "score_thousandths"},
                      FactOf<&RulesetSeat::label>{"label"}};
}
static_assert(hasEveryFact<RulesetSeat>(), "a fact of a seat by a ruleset has its row");

constexpr auto factsOf(std::type_identity<RulesetGame>) {
    return std::tuple<>();
}
static_assert(hasEveryFact<RulesetGame>(), "a fact of a game by a ruleset has its row");

constexpr auto factsOf(std::type_identity<RulesetDraw>) {
    return std::tuple<>();
}
static_assert(hasEveryFact<RulesetDraw>(), "a fact of a draw by a ruleset has its row");

} // namespace mentat

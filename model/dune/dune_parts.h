#pragma once

#include "model/dune/faction.h"
#include "model/finding.h"
#include "model/values/enum_ids.h"
#include "model/values/fact_of.h"
#include "model/values/ids.h"
#include "model/values/numbers.h"

#include <array>
#include <optional>
#include <vector>

namespace mentat {

struct Seat;

/// How play stopped. Only a concession affects which values are allowed (R10.5).
enum class Ending { Victory, Concession, TurnLimit, TimeLimit };

constexpr std::array<EnumId<Ending>, 4> idTable(Ending) {
    return {{{Ending::Victory, QLatin1StringView("victory")},
             {Ending::Concession, QLatin1StringView("concession")},
             {Ending::TurnLimit, QLatin1StringView("turn-limit")},
             {Ending::TimeLimit, QLatin1StringView("time-limit")}}};
}

/// R2: what won a game.
enum class Victory { Solo, Alliance, BgPrediction, FremenDefault, GuildDefault, Adjudicated };

constexpr std::array<EnumId<Victory>, 6> idTable(Victory) {
    return {{{Victory::Solo, QLatin1StringView("solo")},
             {Victory::Alliance, QLatin1StringView("alliance")},
             {Victory::BgPrediction, QLatin1StringView("bg-prediction")},
             {Victory::FremenDefault, QLatin1StringView("fremen-default")},
             {Victory::GuildDefault, QLatin1StringView("guild-default")},
             {Victory::Adjudicated, QLatin1StringView("adjudicated")}}};
}

/// Per game turn, the strongholds held at its end (R5.1). Empty: not recorded.
using ControlGrid = std::vector<std::vector<Stronghold>>;

/// Dune's record of a seat in a game. Values at the end of play; an unknown one is absent, never 0.
struct DuneSeat {
    std::optional<Faction> faction;
    std::optional<AllianceNumber> alliance; // ignored for a dropout
    bool winner = false;
    std::optional<PerformancePoints> performancePoints;
    ControlGrid control;              // instead of performancePoints, or consistent with them
    std::optional<Count> strongholds; // without the Shield Wall
    bool shieldWall = false;          // holds it alone (R3.4)
    bool techTokens = false;          // holds all three (R9)
    std::optional<Count> tokens;
    std::optional<Count> spice;
    std::optional<Count> cards;
    std::vector<Roll> rolls; // the side's die of R3.3, the last one after re-rolls
    std::optional<Count> dropoutTurn;
    std::optional<QualificationPoints> qp; // set by the GM (R2.6)
    std::optional<QString> qpReason;

    [[nodiscard]] std::optional<Side> playedSide() const { return faction; }
    /// Resets whatever was unknown in the earlier value.
    void forgetNew(const DuneSeat& earlier);
    friend bool operator==(const DuneSeat&, const DuneSeat&) = default;
};

/// Dune's record of the table. Without a victory the game is unfinished and counts for nothing.
struct DuneGame {
    static constexpr bool hasVariant = true;
    static constexpr Rule firstWarning = Rule::R10_21;
    static constexpr Rule lastWarning = Rule::R10_27;

    std::optional<Ending> ending;
    std::optional<Victory> victory;
    std::optional<PlayerId> predicted;
    std::vector<Faction> pool;

    [[nodiscard]] bool hasResult(const std::vector<Seat>&) const { return victory.has_value(); }
    [[nodiscard]] bool isBye(const std::vector<Seat>&) const { return false; }
    /// Resets whatever was unknown in the earlier value, and what follows from it.
    void forgetNew(const DuneGame& earlier);
    /// The game has not ended after all.
    void playOn() { ending.reset(); }
    /// Replaces a player's id.
    void rename(const PlayerId& from, const PlayerId& to);
    /// Adjudicated without a winner: the board was counted when time or turns ran out. Recorded
    /// without a victory, because R10.5 requires winners for one.
    [[nodiscard]] bool isAwaitingVerdict(const std::vector<Seat>& seats) const;
    friend bool operator==(const DuneGame&, const DuneGame&) = default;
};

/// Dune's decisions when a heat's tables were drawn.
struct DuneDraw {
    static constexpr bool hasVariant = true;

    bool factions = false;

    friend bool operator==(const DuneDraw&, const DuneDraw&) = default;
};

struct DuneParts {
    using Seat = DuneSeat;
    using Game = DuneGame;
    using Draw = DuneDraw;
};

constexpr auto factsOf(std::type_identity<DuneSeat>) {
    return std::tuple{
        FactOf<&DuneSeat::faction>{"faction"},
        FactOf<&DuneSeat::alliance>{.key = "alliance", .onUndo = OnUndo::Stays},
        FactOf<&DuneSeat::winner>{"winner"},
        FactOf<&DuneSeat::performancePoints>{.key = "performancePoints", .heading = "pp"},
        FactOf<&DuneSeat::control>{.key = "control", .heading = notInLists},
        FactOf<&DuneSeat::strongholds>{"strongholds"},
        FactOf<&DuneSeat::shieldWall>{"shieldWall"},
        FactOf<&DuneSeat::techTokens>{"techTokens"},
        FactOf<&DuneSeat::tokens>{"tokens"},
        FactOf<&DuneSeat::spice>{"spice"},
        FactOf<&DuneSeat::cards>{"cards"},
        FactOf<&DuneSeat::rolls>{.key = "roll", .rule = KeyRule::OneOrList, .column = "rolls"},
        FactOf<&DuneSeat::dropoutTurn>{"dropoutTurn"},
        FactOf<&DuneSeat::qp>{
            .key = "qp", .onUndo = OnUndo::Stays, .column = "qualification_half_points"},
        FactOf<&DuneSeat::qpReason>{
            .key = "qpReason", .onUndo = OnUndo::Stays, .column = "qualification_reason"}};
}
static_assert(hasEveryFact<DuneSeat>(), "a fact of a seat of Dune has its row");

constexpr auto factsOf(std::type_identity<DuneGame>) {
    return std::tuple{
        FactOf<&DuneGame::ending>{.key = "ending", .onUndo = OnUndo::AsBefore},
        FactOf<&DuneGame::victory>{.key = "victory", .onUndo = OnUndo::Stays},
        FactOf<&DuneGame::predicted>{"predicted"},
        FactOf<&DuneGame::pool>{.key = "pool", .onUndo = OnUndo::Stays, .heading = notInLists}};
}
static_assert(hasEveryFact<DuneGame>(), "a fact of a game of Dune has its row");

constexpr auto factsOf(std::type_identity<DuneDraw>) {
    return std::tuple{FactOf<&DuneDraw::factions>{"factions"}};
}
static_assert(hasEveryFact<DuneDraw>(), "a fact of a draw of Dune has its row");

} // namespace mentat

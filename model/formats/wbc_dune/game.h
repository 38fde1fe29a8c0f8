#pragma once

#include "model/faction.h"
#include "model/finding.h"
#include "model/settings.h"
#include "model/values/bounded_int.h"
#include "model/values/ids.h"
#include "model/values/points.h"
#include "model/values/venue_time.h"

#include <array>
#include <optional>
#include <vector>

namespace mentat {

/// How play stopped. Only a concession has a bearing on what is accepted (R10.5).
enum class Ending { Victory, Concession, TurnLimit, TimeLimit };

constexpr std::array<EnumId<Ending>, 4> idTable(Ending) {
    return {{{Ending::Victory, QLatin1StringView("victory")},
             {Ending::Concession, QLatin1StringView("concession")},
             {Ending::TurnLimit, QLatin1StringView("turn-limit")},
             {Ending::TimeLimit, QLatin1StringView("time-limit")}}};
}

/// R2: what a game was won by.
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

/// One player's part in a game. Values at the end of play; an unknown one is absent, never 0.
struct Seat {
    SeatNumber number;
    PlayerId player;
    std::optional<Faction> faction;
    std::optional<AllianceNumber> alliance; // ignored for a dropout
    bool winner = false;
    std::optional<PerformancePoints> performancePoints;
    ControlGrid control;              // instead of performancePoints, or in agreement with them
    std::optional<Count> strongholds; // without the Shield Wall
    bool shieldWall = false;          // holds it alone (R3.4)
    bool techTokens = false;          // holds all three (R9)
    std::optional<Count> tokens;
    std::optional<Count> spice;
    std::optional<Count> cards;
    std::vector<Roll> rolls; // the side's die of R3.3, the last one after re-rolls
    bool dropout = false;    // R6
    std::optional<Count> dropoutTurn;
    bool excused = false;
    std::optional<VenueTime> left;
    bool late = false;                     // joined after grace, by the GM's word (R1.6)
    std::optional<QualificationPoints> qp; // the GM's word (R2.6)
    std::optional<QString> qpReason;

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A seat of which only the player is known.
[[nodiscard]] Seat seatOf(SeatNumber number, PlayerId player);

/// A warning that the GM accepted.
struct Acceptance {
    Rule rule;
    std::optional<QString> reason;
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// A table of a heat, or the final. Without a victory it is unfinished and counts for nothing.
struct Game {
    TableNumber table{1};
    bool expansion = false;
    std::optional<VenueTime> start;
    std::optional<VenueTime> end;
    std::optional<Minutes> minutes;
    std::optional<Turns> turns;
    std::optional<Ending> ending;
    std::optional<Victory> victory;
    std::optional<PlayerId> predicted;
    bool isVoid = false;
    bool locked = false;
    bool checked = false;
    std::vector<Faction> pool;
    std::vector<Acceptance> accepted;
    std::optional<QString> note;
    std::vector<Seat> seats;

    friend bool operator==(const Game&, const Game&) = default;
};

/// A side of R3.3: the seats of an alliance, or of one unallied faction; no dropouts. Positions in
/// Game::seats, in their order. A faction whose allies all dropped out is unallied (R6.1).
using Side = std::vector<size_t>;

/// All sides of a game, in the order of their first seats.
[[nodiscard]] std::vector<Side> sidesOf(const Game& game);

/// Whether two seats of a game were allied at its end: never with a dropout (R6.1), nor with
/// oneself.
[[nodiscard]] bool areAllied(const Seat& a, const Seat& b);

/// R5.1: the PP that a control grid is worth.
[[nodiscard]] PerformancePoints pointsOf(const ControlGrid& control, const Settings& settings);

} // namespace mentat

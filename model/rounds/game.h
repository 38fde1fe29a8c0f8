#pragma once

#include "model/finding.h"
#include "model/kinds/parts.h"
#include "model/values/fact_of.h"
#include "model/values/ids.h"
#include "model/values/numbers.h"
#include "model/values/side.h"
#include "model/values/times.h"

#include <optional>
#include <vector>

namespace mentat {

/// One player's part in a game.
struct Seat {
    SeatNumber number;
    PlayerId player;
    bool dropout = false; // R6
    bool excused = false;
    std::optional<VenueTime> left;
    bool late = false; // joined after grace, by the GM's word (R1.6)
    SeatPart part;

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

/// A table of a heat, or the final.
struct Game {
    TableNumber table{1};
    bool variant = false; // is played with it (R1.5)
    std::optional<VenueTime> start;
    std::optional<VenueTime> end;
    std::optional<Minutes> minutes;
    std::optional<Turns> turns;
    bool isVoid = false;
    bool locked = false;
    bool checked = false;
    std::vector<Acceptance> accepted;
    std::optional<QString> note;
    std::vector<Seat> seats;
    GamePart part;

    friend bool operator==(const Game&, const Game&) = default;
};

/// Whether it says who won, or what else its kind needs to score it.
[[nodiscard]] bool hasResult(const Game& game);
/// H2: a complete game of one seat, where a format has such: no result that hinders a new draw.
[[nodiscard]] bool isBye(const Game& game);
/// Of a round: it has tables, and each has its result or is void.
[[nodiscard]] bool isAllRecorded(const std::vector<Game>& games);
/// Absent where it is not known, or the kind has none.
[[nodiscard]] std::optional<Side> playedSide(const Seat& seat);
/// R4.1: with a result, not void.
[[nodiscard]] bool isCompleted(const Game& game);
/// Neither with a result nor void.
[[nodiscard]] bool isUnfinished(const Game& game);
/// Whether a result was not held against its sheet a second time; a bye has no sheet.
[[nodiscard]] bool isUnchecked(const Game& game);
/// R2.1: everybody who started it, dropouts counted.
[[nodiscard]] int startersOf(const Game& game);
/// What the kind recorded, without what was unknown earlier. Both have the part of one kind.
void forgetNew(SeatPart& part, const SeatPart& earlier);
void forgetNew(GamePart& part, const GamePart& earlier);
/// Play has not ended after all: what the kind says of the end goes.
void playOn(Game& game);
/// Replaces a player's id in the kind's part.
void renameInPart(Game& game, const PlayerId& from, const PlayerId& to);

/// Whether play is over and what decides it is still to come; so it counts for nothing until then.
[[nodiscard]] bool isAwaitingVerdict(const Game& game);

/// nullptr where there is none of that number.
[[nodiscard]] const Game* findGame(const std::vector<Game>& games, TableNumber table);

/// Its number and what the kind records stand elsewhere.
constexpr auto factsOf(std::type_identity<Seat>) {
    return std::tuple{FactOf<&Seat::player>{.key = "player", .heading = notInLists},
                      FactOf<&Seat::dropout>{"dropout"}, FactOf<&Seat::excused>{"excused"},
                      FactOf<&Seat::left>{.key = "left", .column = "left_at"},
                      FactOf<&Seat::late>{"late"}};
}
static_assert(hasEveryFact<Seat>(2), "a fact of a seat has its row");

constexpr auto factsOf(std::type_identity<Acceptance>) {
    return std::tuple{FactOf<&Acceptance::rule>{"rule"}, FactOf<&Acceptance::reason>{"reason"}};
}
static_assert(hasEveryFact<Acceptance>(), "a fact of an accepted warning has its row");

/// Its table, its seats, and what the kind records stand elsewhere.
constexpr auto factsOf(std::type_identity<Game>) {
    return std::tuple{FactOf<&Game::variant>{.key = "expansion", .rule = KeyRule::Always},
                      FactOf<&Game::start>{.key = "start", .column = "start_time"},
                      FactOf<&Game::end>{.key = "end", .column = "end_time"},
                      FactOf<&Game::minutes>{"minutes"},
                      FactOf<&Game::turns>{"turns"},
                      FactOf<&Game::isVoid>{"void"},
                      FactOf<&Game::locked>{.key = "locked", .heading = notInLists},
                      FactOf<&Game::checked>{.key = "checked", .heading = notInLists},
                      FactOf<&Game::accepted>{
                          .key = "accepted", .onUndo = OnUndo::AsBefore, .heading = notInLists},
                      FactOf<&Game::note>{"note"}};
}
static_assert(hasEveryFact<Game>(3), "a fact of a game has its row");

} // namespace mentat

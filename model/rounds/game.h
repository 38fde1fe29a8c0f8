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
    bool late = false; // joined after grace, with the GM's permission (R1.6)
    SeatPart part;

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// A seat with only its player known.
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
    bool variant = false; // played with it (R1.5)
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

/// Whether it states a winner, or whatever else its kind needs to score it.
[[nodiscard]] bool hasResult(const Game& game);
/// H2: a complete game of one seat, if the kind has byes; it does not prevent a new draw.
[[nodiscard]] bool isBye(const Game& game);
/// Of a round: it has tables, and each has a result or is void.
[[nodiscard]] bool isAllRecorded(const std::vector<Game>& games);
/// Absent if unknown, or the kind has none.
[[nodiscard]] std::optional<Side> playedSide(const Seat& seat);
/// R4.1: with a result, not void.
[[nodiscard]] bool isCompleted(const Game& game);
/// No result, and not void.
[[nodiscard]] bool isUnfinished(const Game& game);
/// Whether a result was not double-checked against its sheet; a bye has no sheet.
[[nodiscard]] bool isUnchecked(const Game& game);
/// R2.1: everyone who started, including dropouts.
[[nodiscard]] int startersOf(const Game& game);
/// Resets whatever was unknown in the earlier part. Both parts are of one kind.
void forgetNew(SeatPart& part, const SeatPart& earlier);
void forgetNew(GamePart& part, const GamePart& earlier);
/// Play has not ended after all: removes what the kind says about the end.
void playOn(Game& game);
/// Replaces a player's id in the kind's part.
void renameInPart(Game& game, const PlayerId& from, const PlayerId& to);

/// Whether play is over and a deciding value is missing; the game does not count until then.
[[nodiscard]] bool isAwaitingVerdict(const Game& game);

/// nullptr if there is none with this number.
[[nodiscard]] const Game* findGame(const std::vector<Game>& games, TableNumber table);

/// Excludes its number and the kind's part, which are stored elsewhere.
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

/// Excludes its table, its seats, and the kind's part, which are stored elsewhere.
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

#pragma once

#include "model/rounds/heat.h"
#include "model/rounds/round_id.h"
#include "model/rounds/stage.h"

namespace mentat {

struct Event;

/// What every format of heats adds to an event; the format's own play derives from it.
struct HeatsPlay {
    std::vector<Heat> heats;
    std::vector<PlayedStage> stages; // in the order in which they are played
    friend bool operator==(const HeatsPlay&, const HeatsPlay&) = default;

    /// What the advanced rounds are called, also those of which nothing is recorded. A format whose
    /// rules name them has its own.
    [[nodiscard]] std::vector<Name> advancedRounds() const;
};

/// The heats of an event, of whatever format; nullptr where it has none.
[[nodiscard]] const HeatsPlay* heatsPlay(const Event& event);
[[nodiscard]] HeatsPlay* heatsPlay(Event& event);

/// A game, and a seat of one, of the event's format of which nothing is known yet. Of an event with
/// heats.
[[nodiscard]] Game blankGame(const Event& event);
[[nodiscard]] Seat blankSeat(const Event& event, SeatNumber number, PlayerId player);

/// What the advanced rounds are called that its rules have, in the order of play; empty where it
/// has no heats.
[[nodiscard]] std::vector<Name> advancedRounds(const Event& event);
/// The final's, with nothing in it where nothing is recorded of it; nullptr where the event has no
/// heats.
[[nodiscard]] const Stage* finalStage(const Event& event);
/// Whether its rules have one advanced round, the final, of one table.
[[nodiscard]] bool hasOnlyFinal(const Event& event);
/// The game of that final; nullptr where it has none yet, and in other events.
[[nodiscard]] const Game* onlyFinalGame(const Event& event);

/// nullptr where there is none.
[[nodiscard]] const Heat* findHeat(const HeatsPlay& play, HeatNumber number);
/// nullptr where nothing is recorded of it.
[[nodiscard]] const PlayedStage* findStage(const HeatsPlay& play, const Name& name);
/// nullptr where there is no such round, or nothing is recorded of it.
[[nodiscard]] const std::vector<Game>* gamesOf(const HeatsPlay& play, const RoundId& round);
[[nodiscard]] std::vector<Game>* gamesOf(HeatsPlay& play, const RoundId& round);

} // namespace mentat

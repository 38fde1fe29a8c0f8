#pragma once

#include "model/rounds/heat.h"
#include "model/rounds/stage.h"

namespace mentat {

struct Event;

/// The final's game. Its document may leave the table out, which is then 1.
struct FinalGame {
    Game game;
    bool tableStated = false;
    friend bool operator==(const FinalGame&, const FinalGame&) = default;
};

/// What every format of heats adds to an event; the format's own play derives from it.
struct HeatsPlay {
    std::vector<Heat> heats;
    std::optional<FinalGame> finalGame;
    friend bool operator==(const HeatsPlay&, const HeatsPlay&) = default;
};

/// The heats of an event, of whatever format; nullptr where it has none.
[[nodiscard]] const HeatsPlay* heatsPlay(const Event& event);
[[nodiscard]] HeatsPlay* heatsPlay(Event& event);

/// A game, and a seat of one, of the event's format of which nothing is known yet. Of an event with
/// heats.
[[nodiscard]] Game blankGame(const Event& event);
[[nodiscard]] Seat blankSeat(const Event& event, SeatNumber number, PlayerId player);

/// The final's; nullptr where the event has no heats.
[[nodiscard]] const Stage* finalStage(const Event& event);

/// nullptr where there is none.
[[nodiscard]] const Heat* findHeat(const HeatsPlay& play, HeatNumber number);

} // namespace mentat

#pragma once

#include "model/event.h"

namespace mentat::test {

/// The greatest tournament of a convention: so many people by the ruleset HMW-P, all in every heat,
/// at tables of four and some of three. The heats are drawn with repeats avoided and played, with
/// places by chance; one more has everybody checked in.
[[nodiscard]] Event bigEvent(int people, int heats);
/// Another heat for everybody, drawn but not played.
void drawNextHeat(Event& event);
/// Seats and plays the stages of an event whose heats are played.
void playStages(Event& event);
/// The game with these places in the order of its seats.
[[nodiscard]] Game placed(Game game, const std::vector<int>& places);

/// The pairs who sit together more than once in heats 1 to the last, counted seat by seat.
[[nodiscard]] int pairsWhoMeetAgain(const Event& event);

} // namespace mentat::test

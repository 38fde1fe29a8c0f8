#pragma once

#include "model/event.h"

namespace mentat::test {

/// The largest tournament of a convention: this many people by the ruleset HMW-P, all in every
/// heat, at tables of four and some of three. The heats are drawn avoiding repeats and played with
/// random places; in one more heat, everyone is checked in.
[[nodiscard]] Event bigEvent(int people, int heats);
/// Draws, but does not play, another heat with everyone.
void drawNextHeat(Event& event);
/// Seats and plays the stages of an event whose heats are played.
void playStages(Event& event);
/// The game with these places in the order of its seats.
[[nodiscard]] Game placed(Game game, const std::vector<int>& places);

/// How many pairs sit together more than once in all heats, counted seat by seat.
[[nodiscard]] int pairsWhoMeetAgain(const Event& event);

} // namespace mentat::test

#pragma once

#include "model/event.h"
#include "model/rounds/heats_play.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// An advanced round as far as who plays it goes: what its call list, line-up and closing are made
/// of, whatever the kind.
struct AdvancedRound {
    Name name = finalName();
    Stage details;
    Advancement advancement;        // for it; the ties are those of the standings (R4.5)
    size_t places = 0;              // so many can play
    std::vector<PlayerId> seated;   // at its tables
    std::vector<PlayerId> ifClosed; // who would play if the line-up were closed now (R7.1)
    std::vector<PlayerId> byes{};   // H8: of who plays, who goes on without a game
};

/// Those who qualified, then the alternates.
[[nodiscard]] std::vector<PlayerId> inOrderOf(const Advancement& advancement);

/// The final of an event that has no other round, by these standings.
[[nodiscard]] AdvancedRound finalRound(const Event& event, const Advancement& advancement);

} // namespace mentat

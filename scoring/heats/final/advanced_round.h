#pragma once

#include "model/event.h"
#include "model/rounds/heats_play.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// Who plays an advanced round: the basis of its call list, line-up, and closing, for every kind.
struct AdvancedRound {
    Name name = finalName();
    Stage details;
    Advancement advancement;        // into this round; ties are those of the standings (R4.5)
    size_t places = 0;              // number of players
    std::vector<PlayerId> seated;   // at its tables
    std::vector<PlayerId> ifClosed; // plays if the line-up closes now (R7.1), as whoever sits does
    std::vector<PlayerId> byes{};   // H8: players of the round who advance without a game
};

/// The qualifiers, then the alternates.
[[nodiscard]] std::vector<PlayerId> inOrderOf(const Advancement& advancement);

/// Who is here for the round. Once tables are seated, whoever sits or has a bye is, and others only
/// for the places left.
[[nodiscard]] std::vector<PlayerId> thereFor(const AdvancedRound& round);

/// The final of an event without other advanced rounds, from these standings.
[[nodiscard]] AdvancedRound finalRound(const Event& event, const Advancement& advancement);

} // namespace mentat

#pragma once

#include "model/formats/wbc_dune/game.h"
#include "model/rounds/heats_play.h"
#include "model/rounds/stage.h"

namespace mentat {

/// R7.2.
struct ExpansionVote {
    PlayerId player;
    bool inFavour;
    friend bool operator==(const ExpansionVote&, const ExpansionVote&) = default;
};

/// R7.3.
struct FactionPick {
    PlayerId player;
    Faction faction;
    friend bool operator==(const FactionPick&, const FactionPick&) = default;
};

/// All about the final but its game (R7): 480 minutes where they are absent (R3.1), tie rolls by
/// R7.5.
struct FinalDetails : Stage {
    std::vector<ExpansionVote> expansionVotes;
    std::vector<FactionPick> picks;
    friend bool operator==(const FinalDetails&, const FinalDetails&) = default;
};

/// What the tournament of the World Boardgaming Championships adds to an event.
struct DunePlay : HeatsPlay {
    FinalDetails finalDetails;
    [[nodiscard]] const Stage& stage() const { return finalDetails; }
    [[nodiscard]] Stage& stage() { return finalDetails; }
    [[nodiscard]] static HeatsParts parts() { return {DuneSeat(), DuneGame(), DuneDraw()}; }
    friend bool operator==(const DunePlay&, const DunePlay&) = default;
};

} // namespace mentat

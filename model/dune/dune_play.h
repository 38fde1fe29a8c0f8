#pragma once

#include "model/dune/game.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// R7.2.
struct ExpansionVote {
    PlayerId player;
    bool inFavor;
    friend bool operator==(const ExpansionVote&, const ExpansionVote&) = default;
};

/// R7.3.
struct FactionPick {
    PlayerId player;
    Faction faction;
    friend bool operator==(const FactionPick&, const FactionPick&) = default;
};

/// What the finalists choose before the final is played.
struct FinalChoices {
    std::vector<ExpansionVote> expansionVotes;
    std::vector<FactionPick> picks;
    friend bool operator==(const FinalChoices&, const FinalChoices&) = default;
};

/// What the tournament of the World Boardgaming Championships adds to an event. It has one advanced
/// round, the final, with one table (R7): 480 minutes by default (R3.1), tie rolls by R7.5.
struct DunePlay : HeatsPlay {
    FinalChoices choices;
    /// Whether the document states the final's table; if not, it is 1.
    bool isFinalTableStated = false;

    DunePlay();
    /// The final without its game.
    [[nodiscard]] const Stage& stage() const { return stages.front().details; }
    [[nodiscard]] Stage& stage() { return stages.front().details; }
    /// nullptr if it has none yet.
    [[nodiscard]] const Game* finalGame() const;
    [[nodiscard]] Game* finalGame();
    void setFinalGame(std::optional<Game> game);
    [[nodiscard]] static HeatsParts parts() { return {DuneSeat(), DuneGame(), DuneDraw()}; }
    friend bool operator==(const DunePlay&, const DunePlay&) = default;
};

} // namespace mentat

#pragma once

#include "model/formats/wbc_dune/game.h"
#include "model/tie_roll.h"

namespace mentat {

/// Where the call list stands with somebody.
enum class CallState { Told, Confirmed, NoAnswer, Cannot };

constexpr std::array<EnumId<CallState>, 4> idTable(CallState) {
    return {{{CallState::Told, QLatin1StringView("told")},
             {CallState::Confirmed, QLatin1StringView("confirmed")},
             {CallState::NoAnswer, QLatin1StringView("no-answer")},
             {CallState::Cannot, QLatin1StringView("cannot")}}};
}

struct FinalCall {
    PlayerId player;
    CallState state;
    std::optional<VenueTime> time;
    friend bool operator==(const FinalCall&, const FinalCall&) = default;
};

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

/// All about the final but its game (R7).
struct FinalDetails {
    std::optional<VenueTime> start;
    std::optional<Minutes> minutes; // 480 where absent (R3.1)
    std::vector<PlayerId> unavailable;
    std::vector<PlayerId> present;
    std::optional<VenueTime> deadline;
    bool closed = false;
    std::vector<FinalCall> calls;
    std::vector<ExpansionVote> expansionVotes;
    std::vector<FactionPick> picks;
    std::vector<TieRoll> tieRolls; // R7.5
    friend bool operator==(const FinalDetails&, const FinalDetails&) = default;
};

/// The final's game. Its document may leave the table out, which is then 1.
struct FinalGame {
    Game game;
    bool tableStated = false;
    friend bool operator==(const FinalGame&, const FinalGame&) = default;
};

/// What the tournament of the World Boardgaming Championships adds to an event.
struct DunePlay {
    std::vector<Heat> heats;
    FinalDetails finalDetails;
    std::optional<FinalGame> finalGame;
    friend bool operator==(const DunePlay&, const DunePlay&) = default;
};

/// nullptr where there is none.
[[nodiscard]] const Heat* findHeat(const DunePlay& play, HeatNumber number);

} // namespace mentat

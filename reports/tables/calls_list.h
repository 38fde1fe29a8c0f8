#pragma once

#include "reports/tables/listing.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {

/// A player's current role on the call list of a round.
enum class FinalRole {
    Plays,
    Tied,      // for the last place (R4.5)
    Alternate, // next if someone can't play
    Out,       // can't play, or was left out of the closed line-up
    NoClaim,
};

/// A player on the call list.
struct CalledPlayer {
    PlayerId player;
    CallListPart part;
    std::optional<Place> rank{}; // absent: disqualified
    FinalRole role = FinalRole::NoClaim;
    int alternate = 0; // counted from 1 among the alternates who can play; 0: none
    std::optional<CallState> state{};
    std::optional<VenueTime> called{};
    bool present = false;
    bool hasBye = false; // H8
};

/// The players to call before a round, in the order of the standings. For a named stage, the rank
/// is the one among the players who reached it.
[[nodiscard]] std::vector<CalledPlayer> calledPlayers(const Event& event,
                                                      const AdvancedRound& round);

/// Names, contact details, and answers: for the desk and paper, never for the public.
[[nodiscard]] Listing<CalledPlayer> callsList(const ReportRequest& request,
                                              const AdvancedRound& round);
/// Tick boxes for what the desk does not know; a line above the first alternate.
[[nodiscard]] ReportTable callsOnPaper(const ReportRequest& request, const AdvancedRound& round);

/// "no answer", within a list
[[nodiscard]] QString callStateText(const Language& language, CallState state);

} // namespace mentat

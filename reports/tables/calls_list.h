#pragma once

#include "reports/tables/listing.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {

/// What somebody on the call list is to the round, as it now stands.
enum class FinalRole {
    Plays,
    Tied,      // for the last place (R4.5)
    Alternate, // comes next where somebody can't play
    Out,       // can't play, or stays out of the closed line-up
    NoClaim,
};

/// Somebody on the call list.
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

/// Whom to phone before a round, in the order of the standings. Of a stage that has a name the rank
/// is the one among those who came to it.
[[nodiscard]] std::vector<CalledPlayer> calledPlayers(const Event& event,
                                                      const AdvancedRound& round);

/// Who they are, where they are to be reached, and what they said: for the desk and for paper,
/// never for everybody.
[[nodiscard]] Listing<CalledPlayer> callsList(const ReportRequest& request,
                                              const AdvancedRound& round);
/// To be ticked by pen as far as the desk does not know; the first alternate below a line.
[[nodiscard]] ReportTable callsOnPaper(const ReportRequest& request, const AdvancedRound& round);

/// "no answer", within a list
[[nodiscard]] QString callStateText(const Language& language, CallState state);

} // namespace mentat

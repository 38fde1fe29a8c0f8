#pragma once

#include "model/event.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// R7.2: whether the final uses the expansion: the majority of the line-up's votes; a tied vote
/// follows the first in the line-up who voted. Absent while nobody has voted.
[[nodiscard]] std::optional<bool> expansionVote(const std::vector<PlayerId>& lineUp,
                                                const std::vector<ExpansionVote>& votes);

/// R7.3: the state of the faction picks.
struct Picking {
    std::optional<PlayerId> next; // absent: everyone has picked
    std::vector<Faction> left;    // in the order of the factions
    friend bool operator==(const Picking&, const Picking&) = default;
};

/// The line-up picks in its order, each from the factions left: the base factions and, with the
/// expansion, those of the event's other sets. A pick by anyone outside the line-up only removes
/// the faction.
[[nodiscard]] Picking pickingOf(const std::vector<PlayerId>& lineUp,
                                const std::vector<FactionPick>& picks,
                                const std::vector<GameSet>& sets, bool withExpansion);

/// R7.2: the finalists' votes on the expansion so far.
struct VoteCount {
    size_t inFavor = 0;
    size_t against = 0;
    size_t missing = 0;
    /// In a tied vote: the player whose vote decides.
    std::optional<PlayerId> followed{};

    friend bool operator==(const VoteCount&, const VoteCount&) = default;
};

/// Counts the line-up's votes; others do not count.
[[nodiscard]] VoteCount countVotes(const std::vector<PlayerId>& lineUp,
                                   const std::vector<ExpansionVote>& votes);

/// A player of the final, as far as the game is known.
struct FinalSeat {
    PlayerId player;
    bool inLineUp = true; // otherwise seated, or has picked
    std::optional<bool> vote{};
    std::optional<Faction> picked{};
    std::optional<Faction> plays{}; // if different from the pick, after a trade
    std::optional<SeatNumber> number{};

    friend bool operator==(const FinalSeat&, const FinalSeat&) = default;
};

/// The next step for the final's game.
enum class FinalStep {
    NoLineUp,    // nobody is ranked
    Voting,      // R7.2
    Picks,       // R7.3
    TakingSeats, // a finalist's seat is unknown
    ToStart,     // factions may be traded until then
    Playing,     // until the game ends
    ResultDue,   // enter its sheet
    Rolls,       // tied finalists (R7.5)
    Placed,      // nothing left to do
};

/// What the facts say about the final's game before its sheet.
struct FinalState {
    FinalStep step = FinalStep::NoLineUp;
    bool isLineUpClosed = false;
    bool hasVote = false; // whether the event has an expansion to vote on
    VoteCount votes{};
    bool withExpansion = false;     // so far
    std::vector<FinalSeat> seats{}; // in the order of the line-up, others last
    Picking picking{};

    friend bool operator==(const FinalState&, const FinalState&) = default;
};

/// Play has begun: votes, picks, and seats are fixed.
[[nodiscard]] bool hasFinalBegun(const Game& game);

[[nodiscard]] FinalState finalState(const Event& event);

/// R7.1: the players asked for votes, picks, and seats, in the order of the standings.
[[nodiscard]] std::vector<PlayerId> finalistsOf(const Event& event);

/// R7.5: groups of players who share a place until they roll, in the order of their places.
[[nodiscard]] std::vector<std::vector<PlayerId>>
tiesOfFinal(const std::vector<Placement>& placements);

/// The player's pick; absent if there is none.
[[nodiscard]] std::optional<Faction> pickOf(const FinalChoices& choices, const PlayerId& player);

} // namespace mentat

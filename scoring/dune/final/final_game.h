#pragma once

#include "model/event.h"
#include "scoring/ranking/standings.h"

namespace mentat {

/// R7.2: whether the final is played with the expansion: the majority of the line-up's votes; a
/// tied vote follows the first of the line-up who voted. Absent while nobody in it has voted.
[[nodiscard]] std::optional<bool> expansionVote(const std::vector<PlayerId>& lineUp,
                                                const std::vector<ExpansionVote>& votes);

/// R7.3: where the picking of factions stands.
struct Picking {
    std::optional<PlayerId> next; // absent: everybody has picked
    std::vector<Faction> left;    // in the order of the factions
    friend bool operator==(const Picking&, const Picking&) = default;
};

/// The line-up picks in its order, each from the factions left: the base factions, with the
/// expansion also those of the event's other sets. Picks of others than the line-up only take their
/// faction away.
[[nodiscard]] Picking pickingOf(const std::vector<PlayerId>& lineUp,
                                const std::vector<FactionPick>& picks,
                                const std::vector<GameSet>& sets, bool withExpansion);

/// R7.2: how the finalists have voted on the expansion so far.
struct VoteCount {
    size_t inFavour = 0;
    size_t against = 0;
    size_t missing = 0;
    /// Of a tied vote: whom it follows.
    std::optional<PlayerId> followed{};

    friend bool operator==(const VoteCount&, const VoteCount&) = default;
};

/// Of the line-up; votes of others count for nothing.
[[nodiscard]] VoteCount countVotes(const std::vector<PlayerId>& lineUp,
                                   const std::vector<ExpansionVote>& votes);

/// Somebody who plays the final, as far as its game stands.
struct FinalSeat {
    PlayerId player;
    bool inLineUp = true; // else seated, or has picked, all the same
    std::optional<bool> vote{};
    std::optional<Faction> picked{};
    std::optional<Faction> plays{}; // another than the pick after a trade
    std::optional<SeatNumber> number{};

    friend bool operator==(const FinalSeat&, const FinalSeat&) = default;
};

/// What is to be done next for the final's game.
enum class FinalStep {
    NoLineUp,    // nobody is ranked yet
    Voting,      // R7.2
    Picks,       // R7.3
    TakingSeats, // whose place at the table is not known
    ToStart,     // until then factions may be traded
    Playing,     // until it ends
    ResultDue,   // its sheet is to be typed
    Rolls,       // equal finalists (R7.5)
    Placed,      // nothing
};

/// Everything about the final's game before its sheet, from the facts.
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

/// Play has begun: what was agreed before it stays as it is.
[[nodiscard]] bool hasFinalBegun(const Game& game);

[[nodiscard]] FinalState finalState(const Event& event);

/// R7.1: whom the vote, the picks and the seats are asked of, in the order of the standings.
[[nodiscard]] std::vector<PlayerId> finalistsOf(const Event& event);

/// R7.5: those who share places until they roll, each group in the order of its places.
[[nodiscard]] std::vector<std::vector<PlayerId>>
tiesOfFinal(const std::vector<Placement>& placements);

/// What somebody has picked; absent where nothing.
[[nodiscard]] std::optional<Faction> pickOf(const FinalChoices& choices, const PlayerId& player);

} // namespace mentat

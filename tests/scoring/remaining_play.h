#pragma once

#include "model/event.h"
#include "tests/support/random_source.h"

#include <map>
#include <optional>
#include <set>

/// What is still to be played of an event, said once more without anything of scoring/: to go
/// through all of it, and to play it at random.
namespace mentat::test {

/// Of a heat, by position in the event.
struct RemainingHeat {
    size_t heat;
    std::vector<size_t> begun;  // games without a result whose seats stand
    std::vector<size_t> open;   // drawn, but nothing says that they have begun
    std::vector<PlayerId> free; // who may still sit down
    [[nodiscard]] bool isOver() const { return begun.empty() && free.size() < 3; }
};

[[nodiscard]] bool isOut(const Event& event, const PlayerId& player); // R6.1, R6.2
[[nodiscard]] std::vector<RemainingHeat> remainingHeats(const Event& event);

/// The ids of whoever has a certain place by sums of QP alone, ties against the claim.
struct CertainPlaces {
    std::set<QString> through;
    std::set<QString> out;
    friend bool operator==(const CertainPlaces&, const CertainPlaces&) = default;
};

/// By going through every seating, winner and victory; nothing where they are more than the limit.
[[nodiscard]] std::optional<CertainPlaces> certainPlaces(const Event& event, size_t limit);

/// How somebody's game in one heat ended.
struct OwnEnd {
    bool plays = false;
    struct Win {
        int share = 0; // half-points of each winner, the GM's word aside
        bool isFull = false;
        friend auto operator<=>(const Win&, const Win&) = default;
    };
    std::optional<Win> win = {};
    friend auto operator<=>(const OwnEnd&, const OwnEnd&) = default;
};

/// What is the same in all that can happen: a place among the qualifiers by sums of QP alone, ties
/// against the claim; or none.
struct Followed {
    bool always = true;
    bool never = true;
    friend bool operator==(const Followed&, const Followed&) = default;
};

/// What follows from each end of the player's game in a heat (by position in the event) that is
/// possible, by going through everything; nothing where that is more than the limit.
[[nodiscard]] std::optional<std::map<OwnEnd, Followed>>
whatFollows(const Event& event, const PlayerId& player, size_t heat, size_t limit);

/// How what remains is played.
struct Playing {
    std::set<QString> favored; // who wins where they can
    std::set<QString> staying; // who never drops out; everyone, where it is empty
    bool dropouts = false;     // of others, some not excused
    bool answers = true;       // open questions are answered and ties rolled for, some of them
};

/// The event with all that remains played to an end, or come to nothing; open questions answered,
/// some of the open ties rolled for. It has no error.
[[nodiscard]] Event playedOn(const Event& event, const Playing& how, RandomSource& random);

/// An event of so many players somewhere between its first game and its last.
[[nodiscard]] Event midTournament(quint32 seed, int players, int heats);

} // namespace mentat::test

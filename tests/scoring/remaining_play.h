#pragma once

#include "model/event.h"
#include "tests/support/random_source.h"

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

/// How what remains is played.
struct Playing {
    std::set<QString> favoured; // who wins where they can
    std::set<QString> staying;  // who never drops out; everybody, where it is empty
    bool dropouts = false;      // of others, some not excused
    bool answers = true;        // open questions are answered and ties rolled for, some of them
};

/// The event with all that remains played to an end, or come to nothing; open questions answered,
/// some of the open ties rolled for. It has no error.
[[nodiscard]] Event playedOn(const Event& event, const Playing& how, RandomSource& random);

/// An event of so many players somewhere between its first game and its last.
[[nodiscard]] Event midTournament(quint32 seed, int players, int heats);

} // namespace mentat::test

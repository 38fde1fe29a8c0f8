#pragma once

#include "model/event.h"
#include "model/next_year.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// Which game of an event.
struct GameAddress {
    RoundId round;
    TableNumber table{1};

    /// Absent: it is in an advanced round.
    [[nodiscard]] std::optional<HeatNumber> heat() const { return round.heat(); }
    friend bool operator==(const GameAddress&, const GameAddress&) = default;
    friend auto operator<=>(const GameAddress&, const GameAddress&) = default;
};

/// Of the game of onlyFinalGame(), also where there is none yet.
[[nodiscard]] GameAddress finalAddress(const Event& event);

/// Round and table, as failures and the journal name them; no table where the round has one alone.
[[nodiscard]] Values placeOf(const Event& event, const GameAddress& place);

/// nullptr where there is none, also where the event has no rounds.
[[nodiscard]] const Game* gameAt(const Event& event, const GameAddress& place);

/// People come in freely, to a heat; never nullptr.
struct CheckIn {
    const Heat* heat;
};
/// People come by a call list out of the standings (R7.1), to an advanced round; never nullptr.
struct LineUp {
    const PlayedStage* stage;
};
/// Where the people of a round come from: that, and nothing else, is what kinds of rounds differ
/// by.
using Entry = std::variant<CheckIn, LineUp>;

/// Games at tables that are played at one time, as they stand: what a heat and an advanced round
/// both have. Refers to the event, which must outlive it unchanged.
class Round {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a heat is a round
    Round(const Heat& heat) : m_entry(CheckIn{&heat}) {}
    // NOLINTNEXTLINE(google-explicit-constructor): likewise
    Round(const PlayedStage& stage) : m_entry(LineUp{&stage}) {}

    [[nodiscard]] const Entry& entry() const { return m_entry; }
    /// nullptr: it is an advanced round.
    [[nodiscard]] const Heat* heat() const;
    /// nullptr: it is a heat.
    [[nodiscard]] const PlayedStage* stage() const;

    [[nodiscard]] RoundId id() const;
    [[nodiscard]] const std::vector<Game>& games() const;
    /// When it is to start.
    [[nodiscard]] const std::optional<VenueTime>& start() const;
    [[nodiscard]] const std::optional<QString>& location() const;

private:
    Entry m_entry;
};

/// Absent where there is none, or nothing is recorded of it yet.
[[nodiscard]] std::optional<Round> findRound(const Event& event, const RoundId& id);
/// Of which something is recorded: the heats, then the advanced rounds in the order of play.
[[nodiscard]] std::vector<Round> roundsOf(const Event& event);
/// The heats, then the advanced rounds that the event's rules have, in the order of play: also
/// those of which nothing is recorded.
[[nodiscard]] std::vector<RoundId> plannedRounds(const Event& event);

// What the row of a kind in heats answers by the heats alone. Own: its play.

/// The games of the heats; the final is no one of them.
template <std::derived_from<HeatsPlay> Own>
[[nodiscard]] size_t heatGameCount(const Play& play) {
    size_t count = 0;
    for (const Heat& heat : std::get<Own>(play).heats)
        count += heat.games.size();
    return count;
}

/// By number, name, place and length, at the shifted times.
[[nodiscard]] std::vector<Heat> heatsNextYear(const std::vector<Heat>& last,
                                              const YearShift& shift);
/// By its length, at the shifted times.
void planNextYear(Stage& next, const Stage& last, const YearShift& shift);

} // namespace mentat

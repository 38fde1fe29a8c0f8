#pragma once

#include "model/event.h"
#include "model/next_year.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// Identifies a game of an event.
struct GameAddress {
    RoundId round;
    TableNumber table{1};

    /// Absent: it is in an advanced round.
    [[nodiscard]] std::optional<HeatNumber> heat() const { return round.heat(); }
    friend bool operator==(const GameAddress&, const GameAddress&) = default;
    friend auto operator<=>(const GameAddress&, const GameAddress&) = default;
};

/// Of the game of onlyFinalGame(), even if there is none yet.
[[nodiscard]] GameAddress finalAddress(const Event& event);

/// Round and table as operands of failures and the journal; no table if the round has only one.
[[nodiscard]] Values placeOf(const Event& event, const GameAddress& place);

/// nullptr if there is none, or the event has no rounds.
[[nodiscard]] const Game* gameAt(const Event& event, const GameAddress& place);

/// Players check in freely, to a heat; never nullptr.
struct CheckIn {
    const Heat* heat;
};
/// Players are called from the standings (R7.1), to an advanced round; never nullptr.
struct LineUp {
    const PlayedStage* stage;
};
/// Where the players of a round come from: the only difference between kinds of rounds.
using Entry = std::variant<CheckIn, LineUp>;

/// Games at tables played at one time: what a heat and an advanced round have in common. Refers to
/// the event, which must outlive it unchanged.
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

/// Absent if there is none, or nothing is recorded yet.
[[nodiscard]] std::optional<Round> findRound(const Event& event, const RoundId& id);
/// Rounds with recorded facts: the heats, then the advanced rounds in the order of play.
[[nodiscard]] std::vector<Round> roundsOf(const Event& event);
/// The heats, then the advanced rounds in the event's rules, in the order of play, including those
/// without recorded facts.
[[nodiscard]] std::vector<RoundId> plannedRounds(const Event& event);

// Default answers of a kind in heats. Own: its play.

/// The games of the heats, without the final.
template <std::derived_from<HeatsPlay> Own>
[[nodiscard]] size_t heatGameCount(const Play& play) {
    size_t count = 0;
    for (const Heat& heat : std::get<Own>(play).heats)
        count += heat.games.size();
    return count;
}

/// Keeps number, name, place, and length, at the shifted times.
[[nodiscard]] std::vector<Heat> heatsNextYear(const std::vector<Heat>& last,
                                              const YearShift& shift);
/// Keeps the length, at the shifted times.
void planNextYear(Stage& next, const Stage& last, const YearShift& shift);

} // namespace mentat

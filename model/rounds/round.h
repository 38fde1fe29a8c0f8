#pragma once

#include "model/event.h"
#include "model/rounds/round_id.h"

namespace mentat {

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

} // namespace mentat

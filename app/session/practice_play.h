#pragma once

#include "app/session/session.h"
#include "model/rounds/heats_play.h"

#include <QDate>

namespace mentat {

/// What the program does at the desk of somebody who practises, each by the same acts as a
/// person's, so that all of it can be undone.
enum class PracticeStep {
    PlayersRegistered,
    HeatAdded,
    PlayersCheckedIn,
    LineUpClosed,
    TablesDrawn,
    RoundStarted,
    ResultRecorded,
};

/// A step that was done.
struct PracticeDeed {
    PracticeStep step;
    int count = 0; // players, or tables
    std::optional<RoundId> round = {};
    std::optional<TableNumber> table = {}; // of a result
    friend bool operator==(const PracticeDeed&, const PracticeDeed&) = default;
};

/// An event that is set up and empty: the tournament's, or one by the same rules as another where
/// its kind can be practised so.
[[nodiscard]] Event inventedEvent(QDate firstDay, const Event* like = nullptr);

/// Whether there is a step that the program can do: a heat without all its results or, once there
/// is none, an advanced round of which it is known who plays it. Kinds without heats have none.
[[nodiscard]] bool canPractiseOn(const Event& event);

/// Does the next step of the round that is on; seed: of whatever is by chance. Absent where there
/// is none. Failures: NoPractice where the file is not to practise with, those of
/// Session::perform().
[[nodiscard]] Result<std::optional<PracticeDeed>> doPracticeStep(Session& session, EventId event,
                                                                 qint64 seed);
/// All steps until the round that is on has its results. As above; what was done before a failure
/// stays.
[[nodiscard]] Result<std::vector<PracticeDeed>> playPracticeRound(Session& session, EventId event,
                                                                  qint64 seed);

/// See practice_play.h: what the program plays of an event with heats.

/// What differs between kinds of rules.
struct HeatsPractice {
    /// Of how many a heat is made at least.
    size_t (*fewest)(const Event& event);
    /// The game as it could have ended, believably, by the latest time where there is one.
    Game (*end)(const Event& event, Game game, const std::optional<VenueTime>& latest, qint64 seed);
    /// The tables of an advanced round, by chance where the rules have some.
    Result<Change> (*seat)(const Event& event, const Name& round, qint64 seed);
};

/// The first heat that has no tables, or a table without its result; where there is none, the
/// advanced round that is next, once it is known who plays it. Absent where there is nothing to
/// play.
[[nodiscard]] std::optional<RoundId> roundToPractise(const Event& event);
/// The event has a step, and the file is to practise with.
[[nodiscard]] Result<PracticeDeed> doRoundStep(Session& session, EventId event,
                                               const HeatsPractice& practice, qint64 seed);

/// Three heats on three days, at this time of the day.
[[nodiscard]] std::vector<Heat> inventedHeats(QDate firstDay, QTime time);

} // namespace mentat

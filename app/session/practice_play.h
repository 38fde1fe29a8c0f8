#pragma once

#include "app/session/session.h"
#include "model/rounds/heats_play.h"

#include <QDate>

namespace mentat {

/// What Mentat does automatically during practice, with the same acts as a person, so that
/// everything can be undone.
enum class PracticeStep {
    PlayersRegistered,
    HeatAdded,
    PlayersCheckedIn,
    LineUpClosed,
    TablesDrawn,
    RoundStarted,
    ResultRecorded,
};

/// A completed step.
struct PracticeDeed {
    PracticeStep step;
    int count = 0; // players, or tables
    std::optional<RoundId> round = {};
    std::optional<TableNumber> table = {}; // of a result
    friend bool operator==(const PracticeDeed&, const PracticeDeed&) = default;
};

/// An empty event: the tournament's, or one under another event's rules if its kind supports
/// practice.
[[nodiscard]] Event inventedEvent(QDate firstDay, const Event* like = nullptr);

/// Whether there is a step to play: a heat without all its results or, after the heats, an advanced
/// round with known players. False for kinds without heats.
[[nodiscard]] bool canPracticeOn(const Event& event);

/// Performs the next step of the current round; seed: for random choices. Absent if there is none.
/// Failures: NoPractice if the file is not a practice file, those of Session::perform().
[[nodiscard]] Result<std::optional<PracticeDeed>> doPracticeStep(Session& session, EventId event,
                                                                 qint64 seed);
/// All steps until the current round has its results. As above; steps before a failure stay.
[[nodiscard]] Result<std::vector<PracticeDeed>> playPracticeRound(Session& session, EventId event,
                                                                  qint64 seed);

/// See practice_play.h: playing an event with heats automatically.

/// What differs between kinds of rules.
struct HeatsPractice {
    /// The minimum number of players in a heat.
    size_t (*fewest)(const Event& event);
    /// The game with a plausible end, by the latest time if there is one.
    Game (*end)(const Event& event, Game game, const std::optional<VenueTime>& latest, qint64 seed);
    /// The tables of an advanced round, random if the rules say so.
    Result<Change> (*seat)(const Event& event, const Name& round, qint64 seed);
};

/// The first heat without tables or with a missing result; after the heats, the next advanced
/// round, once its players are known. Absent if there is nothing to play.
[[nodiscard]] std::optional<RoundId> roundToPractise(const Event& event);
/// The event has a step, and the file is a practice file.
[[nodiscard]] Result<PracticeDeed> doRoundStep(Session& session, EventId event,
                                               const HeatsPractice& practice, qint64 seed);

/// Three heats on three days, at this time of day.
[[nodiscard]] std::vector<Heat> inventedHeats(QDate firstDay, QTime time);

} // namespace mentat

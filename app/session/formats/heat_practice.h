#pragma once

#include "app/session/formats/practice_play.h"
#include "model/rounds/heats_play.h"

namespace mentat {

/// See practice_play.h: what the program plays of an event with heats.

/// What differs from format to format.
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
                                               const HeatsPractice& format, qint64 seed);

/// Three heats on three days, at this time of the day.
[[nodiscard]] std::vector<Heat> inventedHeats(QDate firstDay, QTime time);

} // namespace mentat

#pragma once

#include "app/session/session.h"
#include "model/changes/change.h"
#include "model/result.h"
#include "scoring/heats/final/advanced_round.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {

/// What the person at the desk does about who plays an advanced round (R7.1); see
/// app/session/acts.h. Each fails with NoFinal or UnknownStage where the event
/// has none, with UnknownPlayer for somebody it does not know.

/// Somebody was called, at this time. Who can't play is not present and makes room for the next
/// alternate; any other state takes that back. Failures: LineUpClosed where it would change who
/// plays.
[[nodiscard]] Result<Change> noteCall(const Event& event, const Name& round, const PlayerId& player,
                                      CallState state, const VenueTime& time);
/// As if nobody had called. Failures: LineUpClosed where it would change who plays.
[[nodiscard]] Result<Change> takeBackCall(const Event& event, const Name& round,
                                          const PlayerId& player);

/// Somebody is there, also who had said that they can't play; or is not there after all. Failures:
/// LineUpClosed.
[[nodiscard]] Result<Change> markPresent(const Event& event, const Name& round,
                                         const PlayerId& player, bool present);

/// The first of those present play, in the order of the standings; who stands above the last of
/// them and is not there can't play, and in a round of fewer than possible nobody else can. From
/// then on those present are who plays. Failures: LineUpClosed, NobodyPresent.
[[nodiscard]] Result<Change> closeLineUp(const Event& event, const Name& round);
/// Failures: LineUpOpen, ReasonMissing.
[[nodiscard]] Result<Change> reopenLineUp(const Event& event, const Name& round,
                                          const QString& reason);

/// How the calls that an advanced round notes were made, from the journal: the document does not
/// say what the standings were then. A call that came with a document is not among them. Failures:
/// those of the file.
[[nodiscard]] Result<std::vector<CallMade>> callsMade(Session& session, EventId event,
                                                      const Name& round);

} // namespace mentat

#pragma once

#include "app/session/session.h"
#include "model/changes/change.h"
#include "model/result.h"
#include "scoring/heats/final/advanced_round.h"
#include "scoring/heats/final/final_line_up.h"

namespace mentat {

/// Acts on who plays an advanced round (R7.1); see app/session/acts.h. Each fails with NoFinal or
/// UnknownStage if the event has none, with UnknownPlayer for an unknown player.

/// Records a call at this time. A player who can't play is not present and makes room for the next
/// alternate; any other state reverts that. Failures: LineUpClosed if it would change who plays.
[[nodiscard]] Result<Change> noteCall(const Event& event, const Name& round, const PlayerId& player,
                                      CallState state, const VenueTime& time);
/// Removes a call. Failures: LineUpClosed if it would change who plays.
[[nodiscard]] Result<Change> takeBackCall(const Event& event, const Name& round,
                                          const PlayerId& player);

/// Marks a player present, even one who had said that they can't play; or not present after all.
/// Failures: LineUpClosed.
[[nodiscard]] Result<Change> markPresent(const Event& event, const Name& round,
                                         const PlayerId& player, bool present);

/// The first of those present play, in the order of the standings; players above the last of them
/// who are absent can't play, and if the round has fewer than possible nobody else can. From then
/// on the present players are the line-up. Failures: LineUpClosed, NobodyPresent.
[[nodiscard]] Result<Change> closeLineUp(const Event& event, const Name& round);
/// Failures: LineUpOpen, ReasonMissing.
[[nodiscard]] Result<Change> reopenLineUp(const Event& event, const Name& round,
                                          const QString& reason);

/// The circumstances of an advanced round's calls, from the journal: the document does not record
/// the standings at the time. Omits calls imported with a document. Failures: those of the file.
[[nodiscard]] Result<std::vector<CallMade>> callsMade(Session& session, EventId event,
                                                      const Name& round);

} // namespace mentat

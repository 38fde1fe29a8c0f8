#pragma once

#include "app/session/session.h"
#include "scoring/heats/today/round_timeline.h"

#include <map>

namespace mentat {

/// The turns seen on a walk through the room, as typed; kept among the drafts.
[[nodiscard]] DraftAddress walkAddress(HeatNumber heat);
[[nodiscard]] std::map<TableNumber, QString> turnsOfWalk(const QString& draft);
[[nodiscard]] QString walkDraft(const std::map<TableNumber, QString>& turns);

/// What is known about a round's tables in addition to the event's facts: from the walk, and which
/// ones reported a result by phone.
[[nodiscard]] NewsOfTables newsOfTables(const Session& session, EventId event,
                                        const RoundId& round);

} // namespace mentat

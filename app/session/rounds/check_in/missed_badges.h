#pragma once

#include "app/session/session.h"
#include "model/rounds/heats_play.h"

#include <QStringList>

namespace mentat {

/// Badges that were scanned at the check-in of a heat and let nobody in: no one has them, or
/// several do. They stand beside the event among the drafts, so that neither another page nor a
/// restart loses who held them, until somebody comes in by them or they are dismissed.

/// As they were scanned, the first before the others; each number (badgeNumber()) once.
[[nodiscard]] QStringList missedBadges(const Session& session, EventId event, HeatNumber heat);

/// Adds a badge, one that is there already stays. Failures: those of saving a draft.
[[nodiscard]] Result<void> noteMissedBadge(Session& session, EventId event, HeatNumber heat,
                                           const QString& badge);
/// Failures: those of saving a draft.
[[nodiscard]] Result<void> dismissMissedBadge(Session& session, EventId event, HeatNumber heat,
                                              const QString& badge);

/// The change that lets somebody in by the badge also takes it off; undone, it is back.
[[nodiscard]] Change withoutMissedBadge(const Session& session, EventId event, HeatNumber heat,
                                        const QString& badge, Change change);

} // namespace mentat

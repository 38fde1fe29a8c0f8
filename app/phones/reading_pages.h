#pragma once

#include "app/phones/phones_view.h"
#include "app/session/rules/rules_desk.h"

namespace mentat {

// The room's pages that are only read. Each is made when a phone asks for it, of the view that the
// phones read just then.

/// Where the players sit whom the typed letters mean: in the last advanced round that they play,
/// else in the latest heat that has tables. own: whose phone it is, shown while nothing is typed;
/// nullptr: it has not said so.
[[nodiscard]] QByteArray myTablePage(const PhonesView& view, const QString& typed,
                                     const Player* own = nullptr);

/// How long it is to the marks of the heat or final that is on or next (R1.6, R3.1), to the minute.
/// now: on the venue's wall clock, when the phone asked.
[[nodiscard]] QByteArray clockPage(const PhonesView& view, const VenueTime& now);

/// What the rules desk answers from its own entries: the best of them, each with its source and as
/// much of its text as a phone shows, and whether none of them answers for certain. The GM's
/// rulings are not among them: they are the GM's own notes. desk: nullptr where there is none,
/// which the page says, whether or not anything was asked.
[[nodiscard]] QByteArray rulesPage(const PhonesView& view, const QString& typed,
                                   const RulesDesk* desk);

/// Where there is no page.
[[nodiscard]] QByteArray nothingPage(const PhonesView& view);

} // namespace mentat

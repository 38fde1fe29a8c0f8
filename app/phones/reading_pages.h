#pragma once

#include "app/phones/phones_view.h"
#include "app/session/rules/rules_desk.h"

namespace mentat {

// The room's read-only pages, made on request from the current view.

/// The tables of players matching the letters: in the last advanced round that they play, otherwise
/// in the latest heat with tables. own: the phone's owner, shown if nothing is typed; nullptr:
/// unknown.
[[nodiscard]] QByteArray myTablePage(const PhonesView& view, const QString& typed,
                                     const Player* own = nullptr);

/// Time to the marks of the current or next heat or final (R1.6, R3.1), in minutes. now: the
/// venue's wall clock at the request.
[[nodiscard]] QByteArray clockPage(const PhonesView& view, const VenueTime& now);

/// The rules desk's answer from its own entries: the best ones, each with its source and as much
/// text as fits a phone, and whether none of them is a certain answer. Excludes the GM's rulings,
/// which are private notes. desk: nullptr if unavailable, which the page says, with or without a
/// question.
[[nodiscard]] QByteArray rulesPage(const PhonesView& view, const QString& typed,
                                   const RulesDesk* desk);

/// The page for a missing page.
[[nodiscard]] QByteArray nothingPage(const PhonesView& view);

} // namespace mentat

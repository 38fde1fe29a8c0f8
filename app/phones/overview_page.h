#pragma once

#include "app/phones/phones_view.h"

namespace mentat {

// The first page of an event in heats. A phone says once whose it is; from then on the page begins
// with that player's table.

/// What a phone keeps, and an address holds, of whose it is: of one player in one event, under one
/// name. Whoever is renamed, or was taken back, is asked again.
[[nodiscard]] QString ownMark(const PhonesView& view, const Player& player);
/// nullptr: it is nobody's.
[[nodiscard]] const Player* playerOfMark(const PhonesView& view, const QString& mark);
/// The field of an address that holds it; empty there: nobody's from now on.
[[nodiscard]] QString ownField();

/// own: whose phone it is, their table, seat, time left (R1.6, R3.1), rank and what they need
/// (R4.6); nullptr: the page asks, by the letters that are typed. Below it four ways on, who leads,
/// and all pages.
[[nodiscard]] QByteArray overviewPage(const PhonesView& view, const Player* own,
                                      const QString& typed, const VenueTime& now);

} // namespace mentat

#pragma once

#include "app/phones/phones_view.h"

namespace mentat {

// The first page of an event in heats. A phone chooses its player once; from then on the page
// begins with that player's table.

/// The mark of a phone's owner, in a cookie or address: one player in one event, under one name. A
/// player who was renamed or undone must choose again.
[[nodiscard]] QString ownMark(const PhonesView& view, const Player& player);
/// nullptr: unknown.
[[nodiscard]] const Player* playerOfMark(const PhonesView& view, const QString& mark);
/// The field of an address with the mark; empty: forget the owner.
[[nodiscard]] QString ownField();

/// own: the phone's owner: shows table, seat, time left (R1.6, R3.1), rank, and needs (R4.6);
/// nullptr: the page has a search field. Below are four links, the leaders, and all pages.
[[nodiscard]] QByteArray overviewPage(const PhonesView& view, const Player* own,
                                      const QString& typed, const VenueTime& now);

} // namespace mentat

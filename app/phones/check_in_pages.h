#pragma once

#include "app/phones/phones_forms.h"
#include "app/phones/phones_view.h"
#include "app/session/rounds/phone_check_ins.h"

namespace mentat {

// The pages on which a phone checks in.

/// A search result: all matching players, but people of earlier years only by full name or badge.
struct FoundGuest {
    PhoneGuest who;
    QString name;
    QString from; // may be empty
    bool isIn = false;
};

/// The guest identified by a form or list line; absent: nobody.
[[nodiscard]] std::optional<PhoneGuest> guestIn(const FormFields& fields);
/// The field that identifies a guest.
[[nodiscard]] std::pair<QString, QString> fieldOf(const PhoneGuest& who);

/// A hash of the player's name for a page that identifies the player by id: after an undo or a
/// restore the id can belong to someone else. Empty for all others, who are identified by full
/// name.
[[nodiscard]] QString calledMark(const Event& event, const PhoneGuest& who);
[[nodiscard]] QString calledField();

/// Whether a player certainly plays in the heat.
[[nodiscard]] bool isIn(const Event& event, HeatNumber heat, const PlayerId& player);

/// The view's players that match the letters.
[[nodiscard]] std::vector<FoundGuest> guestsMeant(const PhonesView& view, HeatNumber heat,
                                                  const QString& typed);

/// The field for a name, and the search results.
[[nodiscard]] QByteArray searchPage(const PhonesView& view, HeatNumber heat, const QString& typed,
                                    const std::vector<FoundGuest>& found);
/// "Is this you?", with the one button that checks in.
[[nodiscard]] QByteArray confirmPage(const PhonesView& view, HeatNumber heat,
                                     const FoundGuest& guest, const QString& typed);
/// The address of that page for a player of the event.
[[nodiscard]] QString confirmAddress(const PhonesView& view, HeatNumber heat, const Player& player);
/// The result of the act.
[[nodiscard]] QByteArray outcomePage(const PhonesView& view, HeatNumber heat, const QString& name,
                                     PhoneOutcome outcome);
/// No heat is open for check-in now.
[[nodiscard]] QByteArray closedPage(const PhonesView& view);
/// The request comes from a page shown while a different heat was open.
[[nodiscard]] QByteArray earlierHeatPage(const PhonesView& view);
/// The name on the page is outdated.
[[nodiscard]] QByteArray outdatedPage(const PhonesView& view);
/// The guest is unknown, or gone.
[[nodiscard]] QByteArray nobodyPage(const PhonesView& view);

} // namespace mentat

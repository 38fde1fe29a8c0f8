#pragma once

#include "app/phones/phones_forms.h"
#include "app/phones/phones_view.h"
#include "app/session/rounds/phone_check_ins.h"

namespace mentat {

// The pages on which a phone checks in.

/// Who was found by what was typed: of the players all whom the letters mean, of the people of
/// earlier years only who was named in full or by badge.
struct FoundGuest {
    PhoneGuest who;
    QString name;
    QString from; // may be empty
    bool isIn = false;
};

/// Whom a form or a line of a list names; absent: nobody.
[[nodiscard]] std::optional<PhoneGuest> guestIn(const FormFields& fields);
/// What it names them by.
[[nodiscard]] std::pair<QString, QString> fieldOf(const PhoneGuest& who);

/// The name of the player whom a page names by id, in short, and the field that says it: after an
/// undo or a restore the id can be somebody else's. Empty for all others, whom a page names in
/// full.
[[nodiscard]] QString calledMark(const Event& event, const PhoneGuest& who);
[[nodiscard]] QString calledField();

/// Whether a player plays in the heat for certain.
[[nodiscard]] bool isIn(const Event& event, HeatNumber heat, const PlayerId& player);

/// Those whom the letters mean among the players of the view.
[[nodiscard]] std::vector<FoundGuest> guestsMeant(const PhonesView& view, HeatNumber heat,
                                                  const QString& typed);

/// The field for a name, and who was found by it.
[[nodiscard]] QByteArray searchPage(const PhonesView& view, HeatNumber heat, const QString& typed,
                                    const std::vector<FoundGuest>& found);
/// "Is this you?", with the one button that checks in.
[[nodiscard]] QByteArray confirmPage(const PhonesView& view, HeatNumber heat,
                                     const FoundGuest& guest, const QString& typed);
/// Where that page of a player of the event is.
[[nodiscard]] QString confirmAddress(const PhonesView& view, HeatNumber heat, const Player& player);
/// What came of it.
[[nodiscard]] QByteArray outcomePage(const PhonesView& view, HeatNumber heat, const QString& name,
                                     PhoneOutcome outcome);
/// No heat is open for check-in now.
[[nodiscard]] QByteArray closedPage(const PhonesView& view);
/// What was sent is of a page that the phone has shown since another heat was open.
[[nodiscard]] QByteArray earlierHeatPage(const PhonesView& view);
/// Whom it names is called otherwise by now.
[[nodiscard]] QByteArray outdatedPage(const PhonesView& view);
/// Whoever was meant is not known, or is gone by now.
[[nodiscard]] QByteArray nobodyPage(const PhonesView& view);

} // namespace mentat

#pragma once

#include "app/session/rounds/phone_check_ins.h"
#include "ui/desk/open_book.h"
#include "ui/look/text_label.h"

namespace mentat {

/// Who waits with a phone at the check-in of a heat, and the key that lets them in; hidden while
/// nobody does.
class WaitingLine : public TextLabel {
    Q_OBJECT

public:
    explicit WaitingLine(OpenBook& book, QWidget* parent = nullptr);

    /// Of another heat, or as it now is. heat: absent or gone, nobody waits.
    void showGuests(std::optional<HeatNumber> heat);
    /// Who are shown, those who came first before the others.
    [[nodiscard]] const std::vector<PhoneGuest>& guests() const { return m_guests; }

Q_SIGNALS:
    /// Others wait than those who are shown.
    void outdated();

private:
    [[nodiscard]] std::vector<PhoneGuest> guestsNow() const;

    OpenBook& m_book;
    std::optional<HeatNumber> m_heat;
    std::vector<PhoneGuest> m_guests;
};

} // namespace mentat

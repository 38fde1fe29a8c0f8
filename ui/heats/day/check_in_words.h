#pragma once

#include "app/session/rounds/desk_check_in.h"
#include "ui/desk/open_book.h"
#include "ui/look/text_label.h"

namespace mentat {

/// The badges scanned at check-in and not found, and the key for them; or the question whose badge
/// it is. Hidden without any.
class MissedLine : public TextLabel {
    Q_OBJECT

public:
    explicit MissedLine(QWidget* parent = nullptr);

    /// asked: the badge whose owner is to be typed; empty: none.
    void showBadges(const QStringList& badges, const QString& asked);
};

/// The guests waiting with phones at the check-in of a heat, and the key that lets them in; hidden
/// without guests.
class WaitingLine : public TextLabel {
    Q_OBJECT

public:
    explicit WaitingLine(QWidget* parent = nullptr);

    /// first: the name of the guest whom the key lets in.
    void showGuests(size_t guests, const QString& first);
};

/// Names the player matched by the typed text, if that is not obvious, and the owner of an assigned
/// badge; empty: it is obvious. typed: the text that found the row; the result contains the text
/// before it.
[[nodiscard]] QString checkInText(const OpenBook& book, const CheckInWish& wish,
                                  const TypedQuery& typed, const Player& player);

/// For new check-ins: that they sit at another event at that time. A few are named; empty: none
/// does.
[[nodiscard]] QString elsewhereText(const OpenBook& book, HeatNumber heat,
                                    const std::vector<PlayerId>& players);

} // namespace mentat

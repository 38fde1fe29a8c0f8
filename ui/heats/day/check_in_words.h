#pragma once

#include "app/session/rounds/desk_check_in.h"
#include "ui/desk/open_book.h"
#include "ui/look/text_label.h"

namespace mentat {

/// Which badges were scanned at check-in and not found, and what to press for them; or whose badge
/// is asked for. Hidden while there are none.
class MissedLine : public TextLabel {
    Q_OBJECT

public:
    explicit MissedLine(QWidget* parent = nullptr);

    /// asked: the badge whose name is to be typed; empty: none.
    void showBadges(const QStringList& badges, const QString& asked);
};

/// Who waits with a phone at the check-in of a heat, and the key that lets them in; hidden while
/// nobody does.
class WaitingLine : public TextLabel {
    Q_OBJECT

public:
    explicit WaitingLine(QWidget* parent = nullptr);

    /// first: the name of whom the key lets in.
    void showGuests(size_t guests, const QString& first);
};

/// Who was taken for what was typed, where that is not plain, and whose badge was said; empty: it
/// is plain. typed: what the row was found by; what stood there before it is said.
[[nodiscard]] QString checkInText(const OpenBook& book, const CheckInWish& wish,
                                  const TypedQuery& typed, const Player& player);

/// Of those who came in: that they sit at another event at that time. Of a few by name; empty:
/// nobody does.
[[nodiscard]] QString elsewhereText(const OpenBook& book, HeatNumber heat,
                                    const std::vector<PlayerId>& players);

} // namespace mentat

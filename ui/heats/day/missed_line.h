#pragma once

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
    /// Those that are shown.
    [[nodiscard]] const QStringList& badges() const { return m_badges; }

private:
    QStringList m_badges;
};

} // namespace mentat

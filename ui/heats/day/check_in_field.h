#pragma once

#include "ui/desk/keys.h"
#include "ui/look/text_label.h"

#include <QLineEdit>

namespace mentat {

/// Where names are typed and badges scanned. Takes the keys of check-in before the field itself or
/// a menu would; arrows go to the list below it.
class CheckInField : public QLineEdit {
    Q_OBJECT

public:
    explicit CheckInField(QWidget* parent = nullptr);

    /// The name that is typed next belongs to this badge; empty: to none.
    void askFor(const QString& badge);
    [[nodiscard]] const QString& badgeAskedFor() const { return m_badge; }

Q_SIGNALS:
    /// Enter.
    void entered();
    void pressed(mentat::DeskKey key);
    /// Up, down and by pages.
    void movedBy(int rows);
    /// No badge is asked for any more: Esc in the empty field.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::optional<DeskKey> keyOf(const QKeyEvent& event) const;

    QString m_badge;
};

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

/// Who waits with a phone at the check-in of a heat, and the key that lets them in; hidden while
/// nobody does.
class WaitingLine : public TextLabel {
    Q_OBJECT

public:
    explicit WaitingLine(QWidget* parent = nullptr);

    /// first: the name of whom the key lets in.
    void showGuests(size_t guests, const QString& first);
};

} // namespace mentat

#pragma once

#include "ui/desk/keys.h"

#include <QLineEdit>

namespace mentat {

/// The field for typed names and scanned badges. Handles the keys of check-in before the field
/// itself or a menu would; arrows go to the list below it.
class CheckInField : public QLineEdit {
    Q_OBJECT

public:
    explicit CheckInField(QWidget* parent = nullptr);

    /// Assigns this badge to the next typed name; empty: no badge.
    void askFor(const QString& badge);
    [[nodiscard]] const QString& badgeAskedFor() const { return m_badge; }

Q_SIGNALS:
    /// Enter.
    void entered();
    void pressed(mentat::DeskKey key);
    /// Up, down and by pages.
    void movedBy(int rows);
    /// No longer asks for the owner of a badge: Esc in the empty field.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::optional<DeskKey> keyOf(const QKeyEvent& event) const;

    QString m_badge;
};

} // namespace mentat

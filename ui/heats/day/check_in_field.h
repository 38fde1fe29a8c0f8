#pragma once

#include "ui/desk/keys.h"

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

} // namespace mentat

#pragma once

#include <QObject>

class QAbstractButton;

namespace mentat {

/// What leads somewhere is gone through and opened by the keys: Enter opens it, the arrows go to
/// the one before and after it. Of one widget, whose buttons they are.
class ToDoKeys : public QObject {
    Q_OBJECT

public:
    explicit ToDoKeys(QWidget* owner);

    void add(QAbstractButton& button);

Q_SIGNALS:
    /// One of them has got the keys, or lost them.
    void focusMoved();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void step(QAbstractButton& from, bool forward) const;
};

} // namespace mentat

#pragma once

#include <QObject>

namespace mentat {

/// Lets Ctrl+Z through a text field that has nothing to undo, to the act before: a field takes the
/// keys of undo and redo for itself, whether it can do something with them or not.
class IdleUndo : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace mentat

#pragma once

#include <QObject>

class QWidget;

namespace mentat {

/// Enter presses the button that has the focus, on every page and in every dialog; a box that is
/// checked leaves it to the dialog. Not what is final (keepFromEnter): that is said, and which key
/// does it. Held down, it presses once.
class EnterPresses : public QObject {
    Q_OBJECT

public:
    /// window: where sentences of its pages are said; over other windows they are said in place.
    explicit EnterPresses(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Enter came to a button of the window that it does not press.
    void refused(const QString& sentence);

private:
    QWidget& m_window;
};

} // namespace mentat

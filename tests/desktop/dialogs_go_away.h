#pragma once

#include <QApplication>
#include <QTimer>
#include <QWidget>

namespace mentat::test {

/// Closes each dialog as soon as it opens, where a test asks what a key leads to and not what the
/// dialog is for.
class DialogsGoAway {
public:
    DialogsGoAway() {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [] {
            if (QWidget* dialog = QApplication::activeModalWidget())
                dialog->close();
        });
        m_timer.start(10);
    }

private:
    QTimer m_timer;
};

} // namespace mentat::test

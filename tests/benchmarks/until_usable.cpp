// Linked into a program with a window, whose own sources stay as they are: says on standard output
// when the window can be used, that is painted, with nothing left to do before the next key; then
// what memory the program holds, and ends it.

#include <QApplication>
#include <QFile>
#include <QTimer>
#include <QWidget>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// In kB, as the kernel counts it ("Rss:  1234 kB"); -1 where it does not say.
long long kilobytes(const QByteArray& key) {
    QFile file(u"/proc/self/smaps_rollup"_s);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray start = key + ':';
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith(start))
            return line.mid(start.size()).trimmed().split(' ').front().toLongLong();
    }
    return -1;
}

QString shownTitle() {
    for (const QWidget* window : QApplication::topLevelWidgets()) {
        if (window->isVisible())
            return window->windowTitle();
    }
    return {};
}

class UntilUsable final : public QObject {
public:
    explicit UntilUsable(QObject* parent) : QObject(parent) {
        // Its turn comes when no other event waits.
        m_idle.setInterval(0);
        m_idle.setSingleShot(true);
        connect(&m_idle, &QTimer::timeout, this, &UntilUsable::look);
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            m_painted = true;
            if (!m_idle.isActive())
                m_idle.start();
        }
        return false;
    }

private:
    void look() {
        if (m_painted) { // since it was last looked at: perhaps more comes
            m_painted = false;
            m_idle.start();
            return;
        }
        std::printf("usable %s\n", qPrintable(shownTitle()));
        std::fflush(stdout);
        std::printf("rss %lld pss %lld\n", kilobytes("Rss"), kilobytes("Pss"));
        QCoreApplication::quit();
    }

    QTimer m_idle;
    bool m_painted = false;
};

void watch() {
    qApp->installEventFilter(new UntilUsable(qApp));
}
Q_COREAPP_STARTUP_FUNCTION(watch)

} // namespace

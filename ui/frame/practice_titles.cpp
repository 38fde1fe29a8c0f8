#include "ui/frame/practice_titles.h"

#include <QEvent>
#include <QWidget>

namespace mentat {

PracticeTitles::PracticeTitles(std::function<bool()> isPractising, QObject* parent)
    : QObject(parent)
    , m_isPractising(std::move(isPractising)) {}

bool PracticeTitles::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Show && event->type() != QEvent::WindowTitleChange)
        return false;
    auto* window = qobject_cast<QWidget*>(watched);
    if (!window || !window->isWindow() || window->windowTitle().isEmpty())
        return false;
    const QString mark = tr("Practice – %1").arg(QString());
    const bool isMarked = window->windowTitle().startsWith(mark);
    if (m_isPractising() && !isMarked)
        window->setWindowTitle(mark + window->windowTitle());
    else if (!m_isPractising() && isMarked)
        window->setWindowTitle(window->windowTitle().mid(mark.size()));
    return false;
}

} // namespace mentat

#include "ui/frame/banners/over_header.h"

#include "ui/frame/banners/header_notice.h"
#include "ui/frame/page_header.h"
#include "ui/look/spacing.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>

namespace mentat {

namespace {

constexpr int narrowest = 45; // letters of the font, for a notice beside the format's line

} // namespace

OverHeader::OverHeader(PageHeader& header, QWidget& host)
    : QObject(&host)
    , m_header(header)
    , m_host(host) {
    header.installEventFilter(this);
}

void OverHeader::setLine(QWidget* line) {
    m_line = line;
    if (!line)
        return;
    line->setParent(&m_host);
    line->installEventFilter(this);
    line->show();
    placeSoon();
}

void OverHeader::add(HeaderNotice& notice) {
    notice.setParent(&m_host);
    m_notices.push_back(&notice);
    connect(&notice, &HeaderNotice::roomWanted, this, &OverHeader::place);
}

bool OverHeader::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
        if (watched == &m_header)
            place();
        break;
    case QEvent::LayoutRequest: placeSoon(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

// What stands in the header has its new places only after this.
void OverHeader::placeSoon() {
    if (m_isDue)
        return;
    m_isDue = true;
    QMetaObject::invokeMethod(this, &OverHeader::place, Qt::QueuedConnection);
}

void OverHeader::place() {
    m_isDue = false;
    const QPoint at = m_header.mapTo(&m_host, QPoint());
    QRect words = m_header.roomOfWords().translated(at);
    QRect whole = m_header.roomOfAll().translated(at);
    placeLine(words, whole);
    for (HeaderNotice* notice : m_notices) {
        notice->placeIn(words, whole);
        notice->raise();
        if (!notice->isHidden())
            words = whole = notice->roomOfSentence();
    }
    if (m_line && m_line->isAncestorOf(QApplication::focusWidget()))
        m_line->raise(); // it is typed into
}

/// Leaves the rooms in which notices cover nothing of it.
void OverHeader::placeLine(QRect& words, QRect& whole) {
    if (!m_line)
        return;
    const int wanted = m_line->sizeHint().width();
    const bool isThere = wanted > 0 && m_line->sizeHint().height() > 0;
    // While it is typed into, its fields come before the clock behind it.
    const bool isTyped = m_line->isAncestorOf(QApplication::focusWidget());
    const QRect given = isTyped && wanted > words.width() ? whole : words;
    const int width = std::min(wanted, given.width());
    const int height
        = m_line->hasHeightForWidth() ? m_line->heightForWidth(width) : m_line->sizeHint().height();
    const QRect room(given.right() - width + 1, given.top(), width,
                     std::max(height, given.height()));
    m_line->setGeometry(isThere ? room : QRect(room.topRight(), QSize()));
    m_line->raise();
    if (!isThere)
        return;
    const QRect before(words.topLeft(), QPoint(room.left() - space::page, words.bottom()));
    const QRect behind(QPoint(room.right() + space::page, whole.top()), whole.bottomRight());
    const int letters = narrowest * m_host.fontMetrics().averageCharWidth();
    words = whole = before.width() >= std::min(letters, behind.width()) ? before : behind;
}

} // namespace mentat

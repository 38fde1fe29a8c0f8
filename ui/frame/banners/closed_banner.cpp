#include "ui/frame/banners/closed_banner.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

ClosedBanner::ClosedBanner(OpenBook& book, QWidget* parent)
    : Banner(LineIcon::Lock, parent)
    , m_book(book)
    , m_reopen(new QPushButton(tr("Reopen…"))) {
    setObjectName(u"closedBanner"_s);
    m_reopen->setObjectName(u"toReopening"_s);
    m_reopen->setFocusPolicy(Qt::TabFocus);
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(false);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setAlignment(m_sign, Qt::AlignVCenter);
    m_text->setWordWrap(false);
    addParts(m_row, {m_text, m_reopen});
    connect(m_reopen, &QPushButton::clicked, this, &ClosedBanner::reopeningWanted);
    m_book.followEvent(this, &ClosedBanner::showState);
    showState();
}

void ClosedBanner::showState() {
    const bool isClosed = m_book.hasEvent() && m_book.event().details.closed;
    if (isClosed) {
        m_text->setText(tr("Closed: it can be read but not changed."));
        setAccessibleName(tr("%1 is closed: it can be read but not changed.", "event and year")
                              .arg(eventTitle(m_book.event().details)));
        setToolTip(accessibleName());
        m_reopen->setVisible(m_book.session().canWrite());
    }
    showWhere(isClosed);
}

} // namespace mentat

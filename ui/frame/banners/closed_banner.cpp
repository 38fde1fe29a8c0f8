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
    addParts(m_row, {{m_text, 1}, m_reopen});
    connect(m_reopen, &QPushButton::clicked, this, &ClosedBanner::reopeningWanted);
    m_book.followEvent(this, &ClosedBanner::showState);
    showState();
}

void ClosedBanner::showState() {
    const bool isClosed = m_book.hasEvent() && m_book.event().details.closed;
    if (isClosed) {
        m_text->setText(tr("%1 is closed: it can be read but not changed.", "event and year")
                            .arg(eventTitle(m_book.event().details)));
        setAccessibleName(m_text->text());
        m_reopen->setVisible(m_book.session().canWrite());
    }
    showWhere(isClosed);
}

} // namespace mentat

#include "ui/frame/banners/closed_banner.h"

#include "ui/look/icon_label.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int lockSize = 24;

} // namespace

ClosedBanner::ClosedBanner(OpenBook& book, QWidget* parent)
    : QFrame(parent)
    , m_book(book)
    , m_text(new QLabel)
    , m_reopen(new QPushButton(tr("Reopen…"))) {
    setObjectName(u"closedBanner"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    showPlainly(*m_text);
    m_reopen->setObjectName(u"toReopening"_s);
    m_reopen->setFocusPolicy(Qt::TabFocus);
    auto* icon = new IconLabel(lockSize);
    icon->setLineIcon(LineIcon::Lock);
    addParts(
        rowWithin(this, {space::medium, space::small, space::small, space::small}, space::small),
        {{icon, 0, Qt::AlignTop}, {m_text, 1}, m_reopen});
    connect(m_reopen, &QPushButton::clicked, this, &ClosedBanner::reopeningWanted);
    m_book.followEvent(this, &ClosedBanner::showState);
    showState();
}

QString ClosedBanner::text() const {
    return isHidden() ? QString() : m_text->text();
}

void ClosedBanner::showState() {
    const bool isClosed = m_book.hasEvent() && m_book.event().details.closed;
    if (isClosed) {
        m_text->setText(tr("%1 is closed. It can be read, not changed.", "event and year")
                            .arg(eventTitle(m_book.event().details)));
        setAccessibleName(m_text->text());
        m_reopen->setVisible(m_book.session().canWrite());
    }
    // Not before it stands in the window: it would be a window of its own.
    if (parentWidget() || !isClosed)
        setVisible(isClosed);
}

} // namespace mentat

#include "ui/frame/closed_banner.h"

#include "ui/look/colours.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QEvent>
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
    , m_icon(new QLabel)
    , m_text(new QLabel)
    , m_reopen(new QPushButton(tr("Reopen…"))) {
    setObjectName(u"closedBanner"_s);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_reopen->setObjectName(u"toReopening"_s);
    m_reopen->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::medium, space::small, space::small, space::small);
    row->setSpacing(space::small);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_reopen);
    connect(m_reopen, &QPushButton::clicked, this, &ClosedBanner::reopeningWanted);
    connect(&m_book, &OpenBook::eventChanged, this, &ClosedBanner::showState);
    connect(&m_book, &OpenBook::eventChosen, this, &ClosedBanner::showState);
    paintIcon();
    showState();
}

QString ClosedBanner::text() const {
    return isHidden() ? QString() : m_text->text();
}

void ClosedBanner::showState() {
    const bool isClosed = m_book.hasEvent() && m_book.event().details.closed;
    if (isClosed) {
        const EventDetails& details = m_book.event().details;
        m_text->setText(tr("%1 %2 is closed. It can be read, not changed.", "event and year")
                            .arg(details.name.text())
                            .arg(details.year.value()));
        setAccessibleName(m_text->text());
        m_reopen->setVisible(m_book.session().canWrite());
    }
    // Not before it stands in the window: it would be a window of its own.
    if (parentWidget() || !isClosed)
        setVisible(isClosed);
}

void ClosedBanner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintIcon();
}

void ClosedBanner::paintIcon() {
    m_icon->setPixmap(
        linePixmap(LineIcon::Lock, lockSize, coloursOf(palette()).text, devicePixelRatioF()));
}

} // namespace mentat

#include "ui/frame/banners/notice_bar.h"

#include "ui/look/icon_label.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace mentat {

namespace {

constexpr int mostLines = 12; // a longer sentence may be cut: the page stays usable

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new IconLabel(24))
    , m_text(new QLabel)
    , m_action(new QPushButton)
    , m_close(new QToolButton) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    showPlainly(*m_text);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus); // what is typed next belongs to the page
    m_text->installEventFilter(this);
    m_close->setIcon(lineIcon(LineIcon::Close));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));

    addParts(
        rowWithin(this, {space::medium, space::small, space::small, space::small}, space::small),
        {{m_icon, 0, Qt::AlignTop}, {m_text, 1}, m_action, {m_close, 0, Qt::AlignTop}});

    connect(m_close, &QToolButton::clicked, this, &NoticeBar::dismiss);
    connect(m_action, &QPushButton::clicked, this, &NoticeBar::act);
    dismiss();
}

void NoticeBar::show(const Notice& notice) {
    m_notice = notice;
    m_text->setText(notice.text);
    keepWhole();
    m_action->setText(notice.action);
    m_action->setVisible(!notice.action.isEmpty());
    if (notice.gravity == Gravity::Refused)
        m_icon->setLineIcon(LineIcon::Warning, &Colours::bad);
    else
        m_icon->setLineIcon(LineIcon::Note);
    QFrame::show();
    setAccessibleName(notice.text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::dismiss() {
    m_notice = {Gravity::Note, {}};
    hide();
}

QString NoticeBar::text() const {
    return m_notice.text;
}

bool NoticeBar::act() {
    if (!m_notice.act)
        return false;
    const Notice notice = m_notice;
    dismiss();
    notice.act();
    return true;
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
    const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::FontChange
                         || event->type() == QEvent::Show;
    if (watched == m_text && isOther)
        keepWhole();
    return QFrame::eventFilter(watched, event);
}

void NoticeBar::keepWhole() {
    const int whole = m_text->heightForWidth(m_text->width());
    m_text->setMinimumHeight(std::clamp(whole, 0, mostLines * m_text->fontMetrics().lineSpacing()));
}

} // namespace mentat

#include "ui/frame/banners/notice_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace mentat {

namespace {

constexpr int mostLines = 12; // a longer sentence may be cut: the page stays usable

} // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : Banner(LineIcon::Note, parent)
    , m_action(new QPushButton)
    , m_close(new QToolButton) {
    makeSentenceSelectable();
    m_text->installEventFilter(this);
    m_close->setIcon(lineIcon(LineIcon::Close));
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));

    addParts(m_row, {{m_text, 1}, m_action, {m_close, 0, Qt::AlignTop}});

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
        m_sign->setLineIcon(LineIcon::Warning, &Colours::bad);
    else
        m_sign->setLineIcon(LineIcon::Note);
    Banner::show();
    setAccessibleName(notice.text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::dismiss() {
    m_notice = {Gravity::Note, {}};
    hide();
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
    return Banner::eventFilter(watched, event);
}

void NoticeBar::keepWhole() {
    const int whole = m_text->heightForWidth(m_text->width());
    m_text->setMinimumHeight(std::clamp(whole, 0, mostLines * m_text->fontMetrics().lineSpacing()));
}

} // namespace mentat

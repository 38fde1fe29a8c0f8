#include "ui/frame/banners/header_notice.h"

#include <QEvent>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>

namespace mentat {

namespace {

constexpr int linesInHeader = 2;

/// The first line as it breaks at this width, and of the rest what has room in another.
QString elidedToTwoLines(QString text, int width, const QFont& font) {
    const QFontMetrics metrics(font);
    text.replace(u'\n', QChar::LineSeparator);
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    const auto end = first.textStart() + first.textLength();
    QString rest = text.mid(end).trimmed();
    rest.replace(QChar::LineSeparator, u' ');
    return text.left(end).trimmed() + u'\n' + metrics.elidedText(rest, Qt::ElideRight, width);
}

} // namespace

HeaderNotice::HeaderNotice(LineIcon sign, QWidget* parent)
    : Banner(sign, parent)
    , m_more(new QToolButton) {
    makeSentenceSelectable();
    m_row->setContentsMargins(space::small, 1, space::tight, 1);
    m_row->setAlignment(m_sign, Qt::AlignVCenter);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_text->setMinimumHeight(1);
    m_more->setAutoRaise(true);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_more);
    connect(m_more, &QToolButton::clicked, this, &HeaderNotice::showAll);
    m_more->hide();
}

void HeaderNotice::addEnd(std::initializer_list<LayoutPart> parts) {
    addParts(m_row, parts);
}

void HeaderNotice::setSentence(const QString& sentence) {
    m_isAllShown = m_isAllShown && sentence == m_sentence;
    m_sentence = sentence;
    setAccessibleName(sentence);
    Q_EMIT roomWanted();
}

void HeaderNotice::showAll() {
    m_isAllShown = !m_isAllShown;
    placeIn(QRect(m_beside), QRect(m_whole));
}

int HeaderNotice::heightOfText(int width) const {
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    return m_text->fontMetrics().boundingRect(room, Qt::TextWordWrap, m_sentence).height();
}

void HeaderNotice::placeIn(const QRect& beside, const QRect& whole) {
    m_beside = beside;
    m_whole = whole;
    if (isHidden() || !parentWidget())
        return;
    m_more->hide();
    bool isWhole = fitInto(beside);
    if (!isWhole && whole != beside)
        isWhole = fitInto(whole);
    if (isWhole)
        return;
    m_more->setText(m_isAllShown ? tr("Show less") : tr("Show all"));
    m_more->show();
    fitInto(whole);
    if (m_isAllShown) {
        const int needed = heightOfText(m_text->width()) + 2 * space::small;
        const int most = parentWidget()->height() - whole.top() - space::page;
        m_text->setText(m_sentence);
        setGeometry(QRect(whole.topLeft(), QSize(whole.width(), std::min(needed, most))));
        return;
    }
    m_text->setText(elidedToTwoLines(m_sentence, m_text->width(), m_text->font()));
    m_text->setToolTip(m_sentence);
}

QRect HeaderNotice::roomOfSentence() const {
    return {pos(), QSize(m_text->geometry().right() + 1, height())};
}

bool HeaderNotice::fitInto(const QRect& room) {
    setGeometry(room);
    m_row->activate();
    const int width = m_text->width();
    m_text->setText(m_sentence);
    m_text->setToolTip({});
    return width > 0 && heightOfText(width) <= linesInHeader * m_text->fontMetrics().lineSpacing();
}

void HeaderNotice::changeEvent(QEvent* event) {
    Banner::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        Q_EMIT roomWanted();
}

} // namespace mentat

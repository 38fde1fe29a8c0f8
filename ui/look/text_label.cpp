#include "ui/look/text_label.h"

#include "ui/look/desk_theme.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int platformPixels = 12;

/// In pixels at 100 %, if the platform's font has platformPixels.
constexpr int pixelsOf(TextLevel level) {
    switch (level) {
    case TextLevel::Loud: return 28;
    case TextLevel::Fact: return 22;
    case TextLevel::PageTitle: return 18;
    case TextLevel::GroupTitle: return 14;
    case TextLevel::Strong:
    case TextLevel::Weak: break;
    }
    return platformPixels;
}

} // namespace

QFont fontOf(TextLevel level, QFont font) {
    const double larger = pixelsOf(level) / double(platformPixels);
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * larger);
    else
        font.setPixelSize(qRound(font.pixelSize() * larger));
    if (level != TextLevel::Weak)
        font.setWeight(QFont::DemiBold);
    return font;
}

TextLabel::TextLabel(TextLevel level, const QString& text, QWidget* parent)
    : QLabel(text, parent)
    , m_level(level) {
    setTextFormat(Qt::PlainText);
    applyLevel();
}

void TextLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    // On a new theme. Qt sends no event on a new font to a label with its own font: DeskTheme
    // updates it.
    if (event->type() == QEvent::PaletteChange)
        applyLevel();
}

void TextLabel::applyLevel() {
    if (m_applying)
        return;
    const QScopedValueRollback applying(m_applying, true);
    setFont(fontOf(m_level, QApplication::font()));
    if (m_level == TextLevel::Weak) {
        QPalette weak; // the application's palette, except for this color
        weak.setColor(QPalette::WindowText, colorsOf(weak).weakText);
        setPalette(weak);
    }
}

namespace {

constexpr int reasonIconSize = 16;

} // namespace

ReasonLine::ReasonLine(QWidget* parent)
    : QWidget(parent)
    , m_icon(new IconLabel(reasonIconSize))
    , m_text(new QLabel) {
    showPlainly(*m_text);
    addParts(bareRow(this, space::tight), {{m_icon, 0, Qt::AlignTop}, {m_text, 1}});
    hide();
}

void ReasonLine::setText(const QString& text, Weight weight) {
    if (text == this->text() && weight == m_weight)
        return;
    m_weight = weight;
    m_text->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    if (weight == Weight::Warning)
        m_icon->setLineIcon(LineIcon::Note, &Colors::warning);
    else
        m_icon->setLineIcon(LineIcon::Warning, &Colors::bad);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ReasonLine::keepRoom() {
    keepRoomWhenHidden(*this);
    setMinimumHeight(std::max(zoomed(reasonIconSize), m_text->fontMetrics().height()));
}

QString ReasonLine::text() const {
    return m_text->text();
}

ColumnTitle::ColumnTitle(const QString& text, Qt::Alignment alignment, QWidget* parent)
    : TextLabel(TextLevel::Weak, text, parent) {
    setAlignment(alignment | Qt::AlignVCenter);
}

QString ColumnTitle::shownText() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

QSize ColumnTitle::minimumSizeHint() const {
    const QSize whole = TextLabel::minimumSizeHint();
    return {std::min(whole.width(), fontMetrics().horizontalAdvance(u"mm…"_s)), whole.height()};
}

void ColumnTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     shownText());
}

void ColumnTitle::resizeEvent(QResizeEvent* event) {
    TextLabel::resizeEvent(event);
    setToolTip(shownText() == text() ? QString() : text());
}

} // namespace mentat

#include "moc_text_label.cpp"

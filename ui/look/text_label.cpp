#include "ui/look/text_label.h"

#include "ui/look/colours.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

namespace mentat {

namespace {

void enlarge(QFont& font, double points) {
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() + points);
    else
        font.setPixelSize(font.pixelSize() + qRound(points * 96 / 72));
}

} // namespace

QFont fontOf(TextLevel level, QFont font) {
    if (level == TextLevel::Figure)
        enlarge(font, 24);
    if (level == TextLevel::PageTitle)
        enlarge(font, 6);
    if (level == TextLevel::GroupTitle)
        enlarge(font, 1);
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
    // Of another theme. Of another font Qt says nothing to what has one of its own: Look does.
    if (event->type() == QEvent::PaletteChange)
        applyLevel();
}

void TextLabel::applyLevel() {
    if (m_applying)
        return;
    const QScopedValueRollback applying(m_applying, true);
    setFont(fontOf(m_level, QApplication::font()));
    if (m_level == TextLevel::Weak) {
        QPalette weak; // the application's, of which nothing but this colour is the label's own
        weak.setColor(QPalette::WindowText, coloursOf(weak).weakText);
        setPalette(weak);
    }
}

} // namespace mentat

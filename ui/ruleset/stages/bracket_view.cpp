#include "ui/ruleset/stages/bracket_view.h"

#include "model/ruleset/ruleset_play.h"
#include "reports/charts/bracket_plan.h"
#include "reports/charts/placed_painter.h"
#include "reports/ruleset/course_drawing.h"
#include "ui/desk/open_book.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"

#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// Enlarges a small bracket up to the size of a page title: several people look at it together.
constexpr double mostEnlarged = 1.25;

/// Paints the picture from the left edge of the page.
class BracketPicture : public QWidget {
public:
    void setPage(PlacedPage page) {
        m_page = std::move(page);
        const QSize size = m_page.size.toSize() + QSize(1, 1);
        setMinimumSize(size);
        resize(size);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::TextAntialiasing);
        const Colors& colors = colorsOf(palette());
        painter.fillRect(rect(), colors.window);
        // Align lines one pixel wide to pixels.
        painter.translate(0.5, 0.5);
        paintPlaced(painter, m_page,
                    {.background = colors.window,
                     .text = colors.text,
                     .weakText = colors.weakText,
                     .grid = colors.line,
                     .edge = colors.edge,
                     .fills = {colors.weakText},
                     .font = font(),
                     .accent = colors.accent,
                     .tint = colors.accentTint,
                     .dim = colors.edge});
    }

private:
    PlacedPage m_page;
};

} // namespace

BracketView::BracketView(OpenBook& book, QWidget* parent) : QScrollArea(parent), m_book(book) {
    speakAs(*this, QAccessible::Graphic); // before a screen reader asks
    setObjectName(u"bracketView"_s);
    setAccessibleName(tr("Bracket"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setWidget(new BracketPicture);
    setWidgetResizable(true);
}

void BracketView::refresh() {
    m_drawing = m_book.play<RulesetPlay>()
                    ? courseDrawing(m_book.event(), m_book.wording().language())
                    : BracketDrawing();
    QStringList texts = textsOf(m_drawing);
    setAccessibleDescription(texts.join(u", "_s));
    place();
}

void BracketView::place() {
    BracketDrawing drawing = m_drawing;
    // Notes become sentences below the first column.
    if (!drawing.columns.empty())
        drawing.columns.front().below += drawing.notes;
    // The picture's smallest letters have the window's size.
    const int letters = qCeil(QFontInfo(font()).pixelSize() / bracketDetailLetters);
    PlacedPage page = placedBracket(drawing, TextMeasure(), letters);
    const QSizeF room = viewport()->size();
    const double fitting
        = std::min({room.width() / std::max(1.0, page.size.width()),
                    room.height() / std::max(1.0, page.size.height()), mostEnlarged});
    if (const int enlarged = static_cast<int>(letters * fitting); enlarged > letters)
        page = placedBracket(drawing, TextMeasure(), enlarged);
    static_cast<BracketPicture*>(widget())->setPage(std::move(page));
}

void BracketView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    place();
}

void BracketView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QScrollArea::keyPressEvent(event);
}

void BracketView::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

} // namespace mentat

#include "moc_bracket_view.cpp"

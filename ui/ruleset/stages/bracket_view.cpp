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
#include <QPainter>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

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
        paintTables(painter, palette().color(QPalette::Base));
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
    /// Fills the tables as the cards of other pages are filled.
    void paintTables(QPainter& painter, const QColor& fill) const {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        for (const PlacedItem& item : m_page.items) {
            if (const auto* table = std::get_if<PlacedBox>(&item))
                painter.drawRoundedRect(table->box, table->radius, table->radius);
        }
        painter.restore();
    }

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
    constexpr double details = 1; // no letters smaller than the page's
    static_cast<BracketPicture*>(widget())->setPage(
        placedBracket(drawing, TextMeasure(), QFontInfo(font()).pixelSize(), 0, {}, details));
}

void BracketView::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

} // namespace mentat

#include "moc_bracket_view.cpp"

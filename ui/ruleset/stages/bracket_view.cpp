#include "ui/ruleset/stages/bracket_view.h"

#include "model/ruleset/ruleset_play.h"
#include "reports/charts/bracket_plan.h"
#include "reports/charts/placed_painter.h"
#include "reports/ruleset/course_drawing.h"
#include "ui/desk/open_book.h"
#include "ui/look/desk_theme.h"

#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The picture itself, with a margin.
class BracketPicture : public QWidget {
public:
    void setPage(PlacedPage page, int margin) {
        m_page = std::move(page);
        m_margin = margin;
        const QSize size = m_page.size.toSize() + QSize(2 * margin + 1, 2 * margin + 1);
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
        // Lines of one pixel lie on pixels.
        painter.translate(m_margin + 0.5, m_margin + 0.5);
        paintPlaced(painter, m_page,
                    {.background = colors.window,
                     .text = colors.text,
                     .weakText = colors.weakText,
                     .grid = colors.line,
                     .edge = colors.edge,
                     .fills = {colors.weakText},
                     .font = font()});
    }

private:
    PlacedPage m_page;
    int m_margin = 0;
};

} // namespace

BracketView::BracketView(OpenBook& book, QWidget* parent) : QScrollArea(parent), m_book(book) {
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
    const int letters = QFontInfo(font()).pixelSize();
    BracketDrawing drawing = m_drawing;
    // Below the picture, as sentences of its first column.
    if (!drawing.columns.empty())
        drawing.columns.front().below += drawing.notes;
    static_cast<BracketPicture*>(widget())->setPage(placedBracket(drawing, TextMeasure(), letters),
                                                    letters / 2);
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

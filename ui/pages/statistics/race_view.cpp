#include "ui/pages/statistics/race_view.h"

#include "reports/charts/placed_painter.h"
#include "reports/charts/race_plan.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/statistics/figure_panel.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr double greatestWidth = 78; // in letters: longer lines are hard to follow

} // namespace

/// Paints the picture, laid out anew for each size. As high as all of its lines need: in large
/// letters or a small window its page scrolls, so that neither the cut nor the player of the title
/// is left out.
class RacePicture : public QWidget {
public:
    RacePicture() {
        setObjectName(u"racePicture"_s);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    void setDrawing(const RaceDrawing& drawing) {
        m_drawing = drawing;
        updateGeometry();
        place();
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {0, m_drawing.lines.empty() ? 0 : heightOfLines()};
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        place();
    }
    void changeEvent(QEvent* event) override {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange) {
            updateGeometry();
            place();
        }
        if (event->type() == QEvent::PaletteChange)
            update();
    }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::TextAntialiasing);
        paintPlaced(painter, m_page, chartLookOf(*this));
    }

private:
    [[nodiscard]] double letters() const { return QFontInfo(font()).pixelSize(); }
    [[nodiscard]] int heightOfLines() const {
        return static_cast<int>(std::ceil(leastHeight(m_drawing, letters())));
    }
    void place() {
        const QSizeF room(std::min<double>(width(), greatestWidth * letters()), height());
        m_page = m_drawing.lines.empty() ? PlacedPage()
                                         : placedRace(m_drawing, TextMeasure(), room, letters());
        update();
    }

    RaceDrawing m_drawing;
    PlacedPage m_page;
};

RaceView::RaceView(QWidget* parent)
    : QWidget(parent)
    , m_title(wrapped(new TextLabel(TextLevel::GroupTitle)))
    , m_note(wrapped(new TextLabel(TextLevel::Weak)))
    , m_picture(new RacePicture) {
    setObjectName(u"raceView"_s);
    speakAs(*m_picture, QAccessible::Chart);
    m_title->setTextFormat(Qt::PlainText);
    m_note->setTextFormat(Qt::PlainText);
    // Clear of the page's scroll bar.
    addParts(columnWithin(this, {0, 0, space::small, 0}, space::small),
             {m_title, m_note, {m_picture, 1}});
}

void RaceView::setDrawing(const RaceDrawing& drawing, const QString& instead) {
    if (drawing == m_drawing && instead == m_instead)
        return;
    m_drawing = drawing;
    m_instead = instead;
    const bool hasRace = !drawing.lines.empty();
    m_title->setText(drawing.title);
    m_title->setVisible(hasRace);
    m_note->setText(hasRace ? drawing.note : instead);
    m_picture->setDrawing(drawing);
    m_picture->setAccessibleName(drawing.title);
    m_picture->setAccessibleDescription(textsOf(drawing).join(u", "_s));
}

} // namespace mentat

#include "moc_race_view.cpp"

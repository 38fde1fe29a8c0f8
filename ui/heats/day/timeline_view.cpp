#include "ui/heats/day/timeline_view.h"

#include "app/session/rounds/table_news.h"
#include "reports/charts/placed_painter.h"
#include "reports/charts/timeline_plan.h"
#include "reports/heats/round_timeline_words.h"
#include "reports/text_measure.h"
#include "scoring/heats/clock/round_times.h"
#include "ui/desk/chart_look_of.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QFontInfo>
#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int lookAtMinute = 5'000; // milliseconds: notices a new minute soon
constexpr int usualWidth = 60;      // letters

} // namespace

TimelinePicture::TimelinePicture(QWidget* parent) : QWidget(parent) {
    setObjectName(u"timelinePicture"_s);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TimelinePicture::setDrawing(const TimelineDrawing& drawing) {
    m_drawing = drawing;
    place();
    updateGeometry();
}

PlacedPage TimelinePicture::placedFor(int width) const {
    if (m_drawing.rows.empty())
        return {};
    return placedTimeline(m_drawing, TextMeasure(), width, QFontInfo(font()).pixelSize());
}

int TimelinePicture::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(placedFor(width).size.height()));
}

QSize TimelinePicture::sizeHint() const {
    const int width = usualWidth * fontMetrics().averageCharWidth();
    return {width, heightForWidth(width)};
}

void TimelinePicture::place() {
    m_page = placedFor(width());
    update();
}

void TimelinePicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void TimelinePicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        place();
        updateGeometry();
    }
    if (event->type() == QEvent::PaletteChange)
        update();
}

void TimelinePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintPlaced(painter, m_page, chartLookOnPanel(*this));
}

TimelineView::TimelineView(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_title(wrapped(new TextLabel(TextLevel::GroupTitle)))
    , m_picture(new TimelinePicture)
    , m_note(wrapped(new TextLabel(TextLevel::Weak))) {
    setObjectName(u"timeline"_s);
    addParts(
        columnWithin(this, {space::page, space::medium, space::page, space::medium}, space::small),
        {m_title, m_picture, m_note});
    speakAs(*m_picture, QAccessible::Chart);
    hide();
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (isVisible())
            refresh();
    });
    m_tick.start(lookAtMinute);
    m_book.followEvent(this, &TimelineView::refresh);
    connect(&m_book, &OpenBook::draftsChanged, this, &TimelineView::refresh);
}

void TimelineView::setRound(const std::optional<RoundId>& round) {
    if (m_round == round)
        return;
    m_round = round;
    refresh();
}

TimelineDrawing TimelineView::drawingNow() const {
    if (!m_book.hasEvent())
        return {};
    const Event& event = m_book.event();
    const auto round = m_round ? m_round : roundOfTheHour(event, m_book.now());
    if (!round)
        return {};
    const auto timeline = timelineOf(event, *round, m_book.now(),
                                     newsOfTables(m_book.session(), m_book.eventId(), *round));
    return timeline ? timelineDrawing(event, *timeline, m_book.wording().language())
                    : TimelineDrawing();
}

void TimelineView::refresh() {
    const TimelineDrawing drawing = drawingNow();
    if (drawing == m_drawing)
        return;
    m_drawing = drawing;
    ++m_redrawn;
    setVisible(!drawing.rows.empty());
    m_title->setText(drawing.title);
    m_note->setText(drawing.note);
    m_picture->setDrawing(drawing);
    m_picture->setAccessibleName(drawing.title);
    m_picture->setAccessibleDescription(textsOf(drawing).join(u", "_s));
}

void TimelineView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colors& colors = colorsOf(palette());
    flat::drawPanel(painter, rect(), {colors.base, colors.line, 1, flat::buttonRadius});
}

} // namespace mentat

#include "moc_timeline_view.cpp"

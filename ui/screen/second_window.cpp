#include "ui/screen/second_window.h"

#include "ui/desk/keys.h"
#include "ui/look/colours.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// In milliseconds.
constexpr qint64 restsFor = 4000;  // a list, before and after it moves
constexpr double lineTakes = 1500; // to move by one line
constexpr int lookAtClock = 200;   // often enough that no second is left out
constexpr int lookWhileMoving = 33;

QColor colourOf(BoardInk ink, const Colours& colours) {
    switch (ink) {
    case BoardInk::Text: return colours.text;
    case BoardInk::Weak: return colours.weakText;
    case BoardInk::Accent: return colours.accent;
    }
    return colours.text;
}

void paintTexts(QPainter& painter, const std::vector<BoardText>& texts, const QRectF& seen,
                const Colours& colours) {
    for (const BoardText& text : texts) {
        if (!text.box.intersects(seen))
            continue;
        painter.setPen(colourOf(text.ink, colours));
        painter.setFont(paperFont(text.style.isBold, text.style.isItalic));
        // As on paper: one font, scaled, so that it is as wide as it was measured.
        const double scale = text.style.size / referenceSize;
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(text.text) * scale;
        painter.save();
        painter.translate(text.isAtEnd ? text.box.right() - width : text.box.left(),
                          text.box.top() + baseline(text.style.size));
        painter.scale(scale, scale);
        painter.drawText(QPointF(), text.text);
        painter.restore();
    }
}

} // namespace

qint64 scrollTime(const PlacedBoard& placed) {
    if (!placed.scrolls())
        return 0;
    const double lines = (placed.height - placed.body.height()) / placed.line;
    return 2 * restsFor + static_cast<qint64>(std::ceil(lines * lineTakes));
}

int scrollOffset(const PlacedBoard& placed, qint64 milliseconds) {
    if (!placed.scrolls())
        return 0;
    const double way = placed.height - placed.body.height();
    const double moved = static_cast<double>(std::max<qint64>(milliseconds - restsFor, 0))
                         / lineTakes * placed.line;
    return static_cast<int>(std::ceil(std::min(moved, way)));
}

SecondWindow::SecondWindow(const Preferences& preferences) : m_preferences(preferences) {
    setObjectName(u"secondWindow"_s);
    setWindowTitle(tr("Second window"));
    setAccessibleName(windowTitle());
    setAttribute(Qt::WA_ShowWithoutActivating);
    setWindowFlag(Qt::WindowDoesNotAcceptFocus); // until it is clicked on
    setAttribute(Qt::WA_QuitOnClose, false);     // the program ends with the desk
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    connect(&m_timer, &QTimer::timeout, this, &SecondWindow::tick);
    connect(&preferences, &Preferences::choicesChanged, this, &SecondWindow::applyTone);
    applyTone();
}

SecondWindow::~SecondWindow() = default;

void SecondWindow::setBook(const OpenBook* book) {
    m_show = book ? std::make_unique<BoardShow>(*book, m_preferences) : nullptr;
    if (m_show)
        connect(m_show.get(), &BoardShow::changed, this, &SecondWindow::place);
    place();
}

void SecondWindow::applyTone() {
    setPalette(paletteOf(m_preferences.choices().secondScreen.tone));
    update();
}

void SecondWindow::place() {
    const ScreenBoard board = m_show ? m_show->board() : ScreenBoard();
    setAccessibleDescription(textsOf(board).join(u'\n'));
    const PlacedBoard before = std::exchange(m_placed, placedBoard(board, QSizeF(size())));
    if (m_show)
        m_show->setNeeded(scrollTime(m_placed));
    const auto paintAnew = [this](const QRectF& box) { update(box.toAlignedRect()); };
    const size_t both = std::min(before.fixed.size(), m_placed.fixed.size());
    for (size_t i = 0; i < std::max(before.fixed.size(), m_placed.fixed.size()); ++i) {
        if (i < both && before.fixed[i] == m_placed.fixed[i])
            continue;
        if (i < before.fixed.size())
            paintAnew(before.fixed[i].box);
        if (i < m_placed.fixed.size())
            paintAnew(m_placed.fixed[i].box);
    }
    if (before.lists != m_placed.lists || before.cuts != m_placed.cuts
        || before.body != m_placed.body) {
        paintAnew(before.body);
        paintAnew(m_placed.body);
    }
    scroll();
}

void SecondWindow::scroll() {
    const int moved = offset();
    if (moved != m_scrolled)
        update(m_placed.body.toAlignedRect());
    m_scrolled = moved;
    m_timer.setInterval(m_placed.scrolls() ? lookWhileMoving : lookAtClock);
}

int SecondWindow::offset() const {
    return m_show ? scrollOffset(m_placed, m_show->shownFor()) : 0;
}

void SecondWindow::tick() {
    if (!m_show)
        return;
    m_show->tick();
    scroll();
}

void SecondWindow::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const Colours& colours = coloursOf(palette());
    painter.fillRect(event->rect(), colours.base);
    paintTexts(painter, m_placed.fixed, event->rect(), colours);
    painter.setClipRect(m_placed.body.toAlignedRect(), Qt::IntersectClip);
    painter.translate(0, m_placed.body.top() - m_scrolled);
    const QRectF seen(0, m_scrolled, width(), m_placed.body.height());
    paintTexts(painter, m_placed.lists, seen, colours);
    painter.setPen(QPen(colours.accent, m_placed.line / 12));
    for (const QLineF& cut : m_placed.cuts)
        painter.drawLine(cut);
}

void SecondWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
    update();
}

void SecondWindow::mousePressEvent(QMouseEvent* event) {
    QWidget::mousePressEvent(event);
    windowHandle()->setFlag(Qt::WindowDoesNotAcceptFocus, false);
    activateWindow();
}

void SecondWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape
        || QKeySequence(event->keyCombination()) == sequenceOf(DeskKey::CallOut))
        close();
    else
        QWidget::keyPressEvent(event);
}

void SecondWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    Q_EMIT closed();
}

void SecondWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_timer.start();
}

void SecondWindow::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_timer.stop();
}

} // namespace mentat

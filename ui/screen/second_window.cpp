#include "ui/screen/second_window.h"

#include "reports/charts/placed_painter.h"
#include "reports/paper/page_painter.h"
#include "reports/qr_code.h"
#include "ui/desk/keys.h"
#include "ui/look/desk_theme.h"
#include "ui/look/side_chip.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QWindow>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int lookAtClock = 200; // milliseconds, short enough to show every second
constexpr int fadeTime = 600;    // milliseconds

QColor colorOf(BoardInk ink, const Colors& colors) {
    switch (ink) {
    case BoardInk::Text: return colors.text;
    case BoardInk::Weak: return colors.weakText;
    case BoardInk::Accent: return colors.accent;
    case BoardInk::OnBand: return colors.accentOnTint;
    }
    return colors.text;
}

void paintTexts(QPainter& painter, const std::vector<BoardText>& texts, const QRectF& seen,
                const Colors& colors) {
    for (const BoardText& text : texts) {
        if (!text.box.intersects(seen))
            continue;
        painter.setPen(colorOf(text.ink, colors));
        painter.setFont(paperFont(text.style));
        // As on paper: one font, scaled, so that text has its measured width.
        const double scale = text.style.size / referenceSize;
        const double width
            = QFontMetricsF(painter.font()).horizontalAdvance(text.text) * scale * text.stretch;
        painter.save();
        painter.translate(text.isAtEnd ? text.box.right() - width : text.box.left(),
                          text.box.top() + baseline(text.style.size));
        painter.scale(scale * text.stretch, scale);
        painter.drawText(QPointF(), text.text);
        painter.restore();
    }
}

/// Outlines each color, so that black shows on a dark screen.
void paintSwatches(QPainter& painter, const std::vector<BoardSwatch>& swatches,
                   const Colors& colors) {
    for (const BoardSwatch& swatch : swatches) {
        const double radius = swatch.box.width() / 5;
        painter.setPen(QPen(colors.weakText, std::max(swatch.box.width() / 12, 1.0)));
        painter.setBrush(sideColor(swatch.side));
        painter.drawRoundedRect(swatch.box, radius, radius);
    }
}

void paintLists(QPainter& painter, const PlacedBoard& placed, const BoardPage& page,
                const QRectF& seen, const Colors& colors) {
    for (const QRectF& band : page.bands)
        painter.fillRect(band, colors.accentTint);
    const double hair = std::max(placed.line / 40, 1.0);
    painter.setPen(QPen(colors.separator, hair));
    for (const QLineF& rule : page.rules)
        painter.drawLine(rule);
    painter.setPen(QPen(colors.weakText, hair));
    for (const QLineF& rule : page.strongRules)
        painter.drawLine(rule);
    paintTexts(painter, page.texts, seen, colors);
    paintSwatches(painter, page.swatches, colors);
    painter.setPen(QPen(colors.accent, placed.line / 12));
    for (const QLineF& cut : page.cuts)
        painter.drawLine(cut);
}

/// Two waves of sand, in the center of the box.
void paintOrnament(QPainter& painter, const QRectF& box, const Colors& colors) {
    const auto wave = [&](double inset, double y, double high) {
        const double left = box.left() + box.width() * inset;
        const double width = box.width() * (1 - 2 * inset);
        QPainterPath path(QPointF(left, y));
        path.cubicTo(left + width * 0.25, y - high, left + width * 0.35, y + high * 0.6,
                     left + width * 0.5, y);
        path.cubicTo(left + width * 0.65, y - high * 0.9, left + width * 0.8, y - high * 0.9,
                     left + width, y);
        return path;
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colors.accent, box.height() / 14));
    painter.drawPath(wave(0, box.top() + box.height() * 0.45, box.height() * 0.4));
    painter.setPen(QPen(colors.accent, box.height() / 24));
    painter.drawPath(wave(0.1, box.top() + box.height() * 0.75, box.height() * 0.25));
}

ChartLook lookOf(const Colors& colors, const QFont& font) {
    return {.background = colors.base,
            .text = colors.text,
            .weakText = colors.weakText,
            .grid = colors.line,
            .edge = colors.edge,
            .fills = {colors.focus},
            .font = font,
            .accent = colors.accent,
            .tint = colors.accentTint,
            .dim = seenOn(colors.base, colors.line, colors.text)};
}

} // namespace

SecondWindow::SecondWindow(const Preferences& preferences) : m_preferences(preferences) {
    setObjectName(u"secondWindow"_s);
    setWindowTitle(tr("Second window"));
    setAccessibleName(windowTitle());
    setAttribute(Qt::WA_ShowWithoutActivating);
    setWindowFlag(Qt::WindowDoesNotAcceptFocus); // until it is clicked
    setAttribute(Qt::WA_QuitOnClose, false);     // Mentat quits with the desk
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    m_fade.setDuration(fadeTime);
    m_fade.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_fade, &QVariantAnimation::finished, this, [this] { update(); });
    m_timer.setInterval(lookAtClock);
    connect(&m_timer, &QTimer::timeout, this, &SecondWindow::tick);
    connect(&preferences, &Preferences::choicesChanged, this, &SecondWindow::applyTone);
    applyTone();
}

SecondWindow::~SecondWindow() = default;

void SecondWindow::setBook(const OpenBook* book) {
    m_revealed.clear();
    m_shownMark.clear();
    m_show = book ? std::make_unique<BoardShow>(*book, m_preferences) : nullptr;
    if (m_show)
        connect(m_show.get(), &BoardShow::changed, this, &SecondWindow::place);
    place();
}

void SecondWindow::applyTone() {
    setPalette(paletteOf(m_preferences.choices().secondScreen.tone));
    chooseColors();
    update();
}

void SecondWindow::chooseColors() {
    const std::pair<Tone, std::optional<Logo>> of{
        m_preferences.choices().secondScreen.tone,
        m_show && m_show->board().face ? m_show->board().face->logo : std::nullopt};
    if (m_colorsOf == of)
        return;
    m_colorsOf = of;
    m_colors = boardColors(of.first, of.second);
    update();
}

void SecondWindow::place() {
    const ScreenBoard board = m_show ? m_show->board() : ScreenBoard();
    setAccessibleDescription(textsOf(board).join(u'\n'));
    chooseColors();
    reveal(board);
    const PlacedBoard before = std::exchange(m_placed, placedBoard(board, QSizeF(size())));
    if (m_show)
        m_show->setPages(m_placed.pages.size());
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
    if (before.pages != m_placed.pages || before.picture != m_placed.picture
        || before.swatches != m_placed.swatches || before.code != m_placed.code
        || before.logo != m_placed.logo || before.rule != m_placed.rule
        || before.ornament != m_placed.ornament || before.body != m_placed.body)
        update();
    turnPage();
}

/// Fades in once per board. The desktop can forbid animation.
void SecondWindow::reveal(const ScreenBoard& board) {
    const QString mark = (m_show ? QString(m_show->shownKind()) : QString()) + u'\n' + board.title;
    if (mark == m_shownMark)
        return;
    m_shownMark = mark;
    m_fade.stop();
    const bool isNew = board.isRevealed && !m_revealed.contains(mark);
    if (!isNew)
        return;
    m_revealed.insert(mark);
    if (m_preferences.choices().fades
        && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0)
        m_fade.start();
}

double SecondWindow::shownShare() const {
    return m_fade.state() == QAbstractAnimation::Running ? m_fade.currentValue().toDouble() : 1;
}

void SecondWindow::turnPage() {
    const size_t page = m_show ? m_show->page() : 0;
    if (page != m_page)
        update();
    m_page = page;
}

void SecondWindow::tick() {
    if (!m_show)
        return;
    m_show->tick();
    turnPage();
}

const QImage& SecondWindow::ground() {
    const std::tuple of{size() * devicePixelRatioF(), m_colors.base, m_colors.accent};
    if (m_groundOf != of) {
        m_groundOf = of;
        m_ground = glowingGround(std::get<QSize>(of), m_colors);
        m_ground.setDevicePixelRatio(devicePixelRatioF());
    }
    return m_ground;
}

void SecondWindow::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const Colors& colors = m_colors;
    painter.fillRect(event->rect(), colors.base);
    if (!m_placed.ornament.isEmpty())
        painter.drawImage(QPoint(), ground());
    painter.fillRect(m_placed.rule, colors.accent);
    if (m_placed.logo
        && QRectF(m_placed.logo->at, m_placed.logo->page.size).intersects(event->rect())) {
        painter.save();
        painter.translate(m_placed.logo->at);
        paintPage(painter, m_placed.logo->page);
        painter.restore();
    }
    paintTexts(painter, m_placed.fixed, event->rect(), colors);
    if (!m_placed.ornament.isEmpty())
        paintOrnament(painter, m_placed.ornament, colors);
    paintSwatches(painter, m_placed.swatches, colors);
    if (const auto code = m_placed.code ? qrCodeOf(m_placed.code->text) : std::nullopt)
        paintQr(painter, m_placed.code->box, *code);
    if (m_placed.picture) {
        painter.save();
        painter.translate(m_placed.picture->at);
        paintPlaced(painter, m_placed.picture->page, lookOf(colors, font()));
        painter.restore();
    }
    if (m_page < m_placed.pages.size())
        paintLists(painter, m_placed, m_placed.pages[m_page], event->rect(), colors);
    if (shownShare() < 1) {
        QColor veil = colors.base;
        veil.setAlphaF(static_cast<float>(1 - shownShare()));
        painter.fillRect(event->rect(), veil);
    }
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

#include "moc_second_window.cpp"

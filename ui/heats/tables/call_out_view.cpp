#include "ui/heats/tables/call_out_view.h"

#include "ui/heats/shown_round.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QFont fontFor(const QFont& base, int pixels, bool strong = false) {
    QFont font = base;
    font.setPixelSize(std::max(pixels, 10));
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

/// The largest font, up to `pixels`, in which all lines fit the width.
QFont fitted(const QFont& base, int pixels, const QStringList& lines, int width) {
    for (int size = pixels; size > 12; size -= 2) {
        const QFont font = fontFor(base, size);
        const QFontMetrics metrics(font);
        if (std::all_of(lines.begin(), lines.end(), [&](const QString& line) {
                return metrics.horizontalAdvance(line) <= width;
            }))
            return font;
    }
    return fontFor(base, 12);
}

/// Paints the number at the end of the cell, larger than the word "table": readers look for the
/// number.
void paintTableNumber(QPainter& painter, const QRect& cell, const QString& text,
                      const Colors& colors) {
    const QFont usual = painter.font();
    QFont heavy = usual;
    heavy.setWeight(QFont::Bold);
    int right = cell.right();
    const QStringList words = text.split(u' ');
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
        const bool isFigure = word->front().isDigit();
        painter.setFont(isFigure ? heavy : usual);
        painter.setPen(isFigure ? colors.text : colors.weakText);
        painter.drawText(QRect(cell.left(), cell.top(), right - cell.left(), cell.height()),
                         Qt::AlignVCenter | Qt::AlignRight, *word);
        right -= painter.fontMetrics().horizontalAdvance(*word + u' ');
    }
}

} // namespace

CallOutView::CallOutView(const Event& event, const Round& round, QWidget* window)
    : QWidget(window, Qt::Window) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"callOut"_s);
    setFocusPolicy(Qt::StrongFocus);
    speakAs(*this, QAccessible::Window);
    setWindowTitle(tr("Call out"));
    m_of = tr("%1 · %2", "event, round")
               .arg(eventTitle(event.details), roundName(event, round.id()));
    for (const Game& game : round.games()) {
        if (game.isVoid)
            continue;
        const bool hasBye = isBye(game);
        const QString title = hasBye         ? tr("Bye")
                              : game.variant ? tr("Table %1 – expansion").arg(game.table.value())
                                             : tr("Table %1").arg(game.table.value());
        Called called{title, {}};
        for (const Seat& seat : game.seats) {
            const QString name = playerName(event, seat.player);
            called.lines.append(hasBye ? name : u"%1  %2"_s.arg(seat.number.value()).arg(name));
            m_byName.emplace_back(name,
                                  hasBye ? tr("bye") : tr("table %1").arg(game.table.value()));
        }
        m_tables.push_back(std::move(called));
    }
    std::stable_sort(m_byName.begin(), m_byName.end(), [](const auto& a, const auto& b) {
        return a.first.localeAwareCompare(b.first) < 0;
    });
}

void CallOutView::open() {
    showFullScreen();
    setFocus();
    go(0);
}

void CallOutView::go(int direction) {
    m_step = std::clamp(m_step + direction, 0, static_cast<int>(m_tables.size()));
    const bool names = m_step == static_cast<int>(m_tables.size());
    QString spoken = names ? tr("All by name") : QString();
    if (!names) {
        const Called& called = m_tables[static_cast<size_t>(m_step)];
        spoken = called.title + u": "_s + called.lines.join(u", "_s);
    }
    setAccessibleName(spoken);
    update();
}

void CallOutView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Return: go(1); break;
    case Qt::Key_Backspace:
    case Qt::Key_Left:
    case Qt::Key_PageUp: go(-1); break;
    case Qt::Key_Escape:
    case Qt::Key_F11: close(); break;
    default: QWidget::keyPressEvent(event);
    }
}

void CallOutView::mousePressEvent(QMouseEvent* event) {
    go(event->button() == Qt::RightButton ? -1 : 1);
}

void CallOutView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colors& colors = colorsOf(palette());
    painter.fillRect(rect(), colors.base);
    painter.setPen(colors.text);
    const int margin = height() / 24;
    const int foot = fontMetrics().height() + space::small;
    const QRect area = rect().adjusted(2 * margin, margin, -2 * margin, -margin - foot);
    if (m_step < static_cast<int>(m_tables.size()))
        paintTable(painter, area, m_tables[static_cast<size_t>(m_step)]);
    else
        paintNames(painter, area);
    painter.setFont(font());
    painter.setPen(colors.weakText);
    const int steps = static_cast<int>(m_tables.size()) + 1;
    const QRect line = rect().adjusted(2 * margin, 0, -2 * margin, -margin / 2);
    const QString keys
        = tr("%1 of %2 · Space next · Backspace back · Esc ends").arg(m_step + 1).arg(steps);
    painter.drawText(line, Qt::AlignBottom | Qt::AlignRight, keys);
    const int room = line.width() - fontMetrics().horizontalAdvance(keys) - space::group;
    painter.drawText(line, Qt::AlignBottom | Qt::AlignLeft,
                     fontMetrics().elidedText(m_of, Qt::ElideRight, room));
}

void CallOutView::paintTable(QPainter& painter, const QRect& area, const Called& called) const {
    const int rows = std::max(static_cast<int>(called.lines.size()), 5) + 2;
    const int row = area.height() / rows;
    const Colors& colors = colorsOf(palette());
    painter.setPen(colors.accent);
    painter.setFont(fontFor(font(), row * 5 / 4, true));
    painter.drawText(QRect(area.left(), area.top(), area.width(), row * 7 / 4),
                     Qt::AlignVCenter | Qt::AlignLeft, called.title);
    painter.setPen(colors.text);
    painter.setFont(fitted(font(), row * 3 / 4, called.lines, area.width()));
    int top = area.top() + 2 * row;
    for (const QString& line : called.lines) {
        painter.drawText(QRect(area.left(), top, area.width(), row), Qt::AlignVCenter, line);
        top += row;
    }
}

void CallOutView::paintNames(QPainter& painter, const QRect& area) const {
    const int people = static_cast<int>(m_byName.size());
    const int columns = people > 60 ? 4 : people > 32 ? 3 : 2;
    const int rows = std::max((people + columns - 1) / columns, 1);
    const int row = std::min(area.height() / rows, area.height() / 8);
    // Leave two letter heights between columns, with a rule in the middle.
    const int gutter = 2 * (row * 3 / 5);
    const int width = (area.width() + gutter) / columns;
    const int cellWidth = width - gutter;
    QStringList lines;
    for (const auto& [name, table] : m_byName)
        lines.append(name + u"    "_s + table);
    const QFont usual = fitted(font(), row * 3 / 5, lines, cellWidth);
    const Colors& colors = colorsOf(palette());
    painter.setPen(QPen(colors.line, std::max(1, row / 24)));
    for (int column = 1; column < columns && column * rows < people; ++column) {
        const int x = area.left() + column * width - gutter / 2;
        painter.drawLine(x, area.top(), x, area.top() + rows * row);
    }
    for (int i = 0; i < people; ++i) {
        const QRect cell(area.left() + (i / rows) * width, area.top() + (i % rows) * row, cellWidth,
                         row);
        const auto& [name, table] = m_byName[static_cast<size_t>(i)];
        painter.setFont(usual);
        painter.setPen(colors.text);
        painter.drawText(cell, Qt::AlignVCenter, name);
        paintTableNumber(painter, cell, table, colors);
    }
}

} // namespace mentat

#include "moc_call_out_view.cpp"

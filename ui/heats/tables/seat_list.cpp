#include "ui/heats/tables/seat_list.h"

#include "ui/look/desk_theme.h"
#include "ui/look/side_chip.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/zoom.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int seatNumberRole = Qt::UserRole;
constexpr int seatSideRole = Qt::UserRole + 1;
constexpr int seatNoteRole = Qt::UserRole + 2;
constexpr auto seatFormat = QLatin1StringView("application/x-mentat-seat");

/// Elides the suffix that tells namesakes apart ("Michael Smith (OH)") last.
QString elidedName(const QFontMetrics& metrics, const QString& name, int width) {
    const qsizetype apart = name.endsWith(u')') ? name.lastIndexOf(u" (") : -1;
    const QString end = apart < 0 ? QString() : name.sliced(apart);
    const int left = width - metrics.horizontalAdvance(end);
    if (end.isEmpty() || left < width / 2 || metrics.horizontalAdvance(name) <= width)
        return metrics.elidedText(name, Qt::ElideRight, width);
    return metrics.elidedText(name.first(apart), Qt::ElideRight, left) + end;
}

class SeatDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool chosen = option.state.testFlag(QStyle::State_Selected)
                            && option.state.testFlag(QStyle::State_Active);
        const Colors& colors = colorsOf(option.palette);
        painter->save();
        if (chosen)
            flat::drawMark(*painter, option.rect, colors, true);
        const QColor text = colors.text;
        const QColor weak = colors.weakText;
        const QFontMetrics& metrics = option.fontMetrics;
        const int inset = zoomedGap(space::small); // aligned with the title above
        QRect rest = option.rect.adjusted(inset, 0, -inset, 0);
        const int numberWidth = metrics.horizontalAdvance(u"0"_s);
        painter->setFont(option.font);
        painter->setPen(weak);
        painter->drawText(QRect(rest.left(), rest.top(), numberWidth, rest.height()),
                          Qt::AlignVCenter | Qt::AlignRight, index.data(seatNumberRole).toString());
        rest.setLeft(rest.left() + numberWidth + space::small);
        const auto side = sideById(index.data(seatSideRole).toString());
        const QSize chip = chipSize(metrics);
        if (side) {
            const QRect at(QPoint(rest.left(), rest.center().y() - chip.height() / 2), chip);
            paintSideChip(*painter, at, *side, text);
            rest.setLeft(at.right() + space::small);
        }
        const QString name = index.data(Qt::DisplayRole).toString();
        painter->setPen(text);
        painter->drawText(rest, Qt::AlignVCenter, elidedName(metrics, name, rest.width()));
        // The name has priority; the note gets the rest.
        rest.setLeft(rest.left() + metrics.horizontalAdvance(name) + space::small);
        painter->setPen(weak);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight,
                          metrics.elidedText(index.data(seatNoteRole).toString(), Qt::ElideRight,
                                             std::max(rest.width(), 0)));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex&) const override {
        return {100, cardPitch(option.fontMetrics)};
    }
};

} // namespace

SeatList::SeatList(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new SeatDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setContextMenuPolicy(Qt::NoContextMenu); // the card has the menu
}

void SeatList::setLines(const std::vector<SeatLine>& lines) {
    if (lines == m_lines)
        return;
    const auto kept = current();
    m_lines = lines;
    clear();
    for (const SeatLine& line : lines) {
        auto* item = new QListWidgetItem(line.name, this);
        item->setData(seatNumberRole, QString::number(line.number.value()));
        if (line.side)
            item->setData(seatSideRole, QString(idOf(*line.side)));
        item->setData(seatNoteRole, line.note);
        QStringList spoken{tr("Seat %1: %2").arg(line.number.value()).arg(line.name)};
        if (!line.sideName.isEmpty())
            spoken.append(line.sideName);
        if (!line.note.isEmpty())
            spoken.append(line.note);
        item->setData(Qt::AccessibleTextRole, spoken.join(u", "_s));
        item->setToolTip(spoken.join(u", "_s));
        if (kept == line.player)
            setCurrentItem(item);
    }
    updateGeometry();
}

std::optional<PlayerId> SeatList::current() const {
    const int row = currentRow();
    return row < 0 ? std::nullopt : std::optional(m_lines[static_cast<size_t>(row)].player);
}

std::optional<PlayerId> SeatList::playerAt(const QPoint& place) const {
    const int row = indexAt(place).row();
    return row < 0 ? std::nullopt : std::optional(m_lines[static_cast<size_t>(row)].player);
}

int SeatList::wholeWidth() const {
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const SeatLine& line : m_lines) {
        int width = metrics.horizontalAdvance(line.name);
        if (line.side)
            width += chipSize(metrics).width() + space::small;
        if (!line.note.isEmpty())
            width += metrics.horizontalAdvance(line.note) + space::small;
        widest = std::max(widest, width);
    }
    const int number = metrics.horizontalAdvance(u"0"_s) + space::small;
    return widest + number + 2 * zoomedGap(space::small) + 2 * frameWidth();
}

QSize SeatList::sizeHint() const {
    return {220, std::max(count(), 1) * cardPitch(fontMetrics()) + 2 * frameWidth()};
}

void SeatList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void SeatList::keyPressEvent(QKeyEvent* event) {
    const bool first = currentRow() <= 0;
    const bool last = currentRow() == count() - 1;
    switch (event->key()) {
    case Qt::Key_Left: Q_EMIT left(-1); return;
    case Qt::Key_Right: Q_EMIT left(1); return;
    case Qt::Key_Up:
        if (first) {
            Q_EMIT left(-1);
            return;
        }
        break;
    case Qt::Key_Down:
        if (last) {
            Q_EMIT left(1);
            return;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            event->ignore();
            return;
        }
        Q_EMIT entered();
        return;
    default:
        // Letters are keys of the page; six names need no search.
        if (!event->text().isEmpty() && event->modifiers() == Qt::NoModifier) {
            event->ignore();
            return;
        }
        break;
    }
    QListWidget::keyPressEvent(event);
}

void SeatList::focusInEvent(QFocusEvent* event) {
    QListWidget::focusInEvent(event);
    if (currentRow() < 0 && count() > 0)
        setCurrentRow(0);
    if (currentItem())
        currentItem()->setSelected(true);
}

void SeatList::focusOutEvent(QFocusEvent* event) {
    QListWidget::focusOutEvent(event);
    // Only one seat of the whole room is selected, not one per table.
    const bool comesBack = event->reason() == Qt::PopupFocusReason
                           || event->reason() == Qt::ActiveWindowFocusReason
                           || event->reason() == Qt::MenuBarFocusReason;
    if (!comesBack)
        clearSelection();
}

QMimeData* SeatList::mimeData(const QList<QListWidgetItem*>& items) const {
    if (items.isEmpty())
        return nullptr;
    auto* carriedSeat = new QMimeData;
    const auto place = static_cast<size_t>(row(items.front()));
    carriedSeat->setData(seatFormat, m_lines[place].player.text().toUtf8());
    return carriedSeat;
}

std::optional<PlayerId> SeatList::carried(const QMimeData* data) {
    if (!data->hasFormat(seatFormat))
        return std::nullopt;
    return PlayerId::fromText(QString::fromUtf8(data->data(seatFormat)));
}

} // namespace mentat

#include "moc_seat_list.cpp"

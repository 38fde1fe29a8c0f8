#include "ui/heats/tables/table_card.h"

#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QContextMenuEvent>
#include <QDragEnterEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

TableCard::TableCard(QWidget* parent)
    : QFrame(parent)
    , m_title(new TextLabel(TextLevel::Strong))
    , m_lock(new QLabel)
    , m_state(new TextLabel(TextLevel::Weak))
    , m_cost(new TextLabel(TextLevel::Weak))
    , m_free(new TextLabel(TextLevel::Weak))
    , m_seats(new SeatList) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAcceptDrops(true);

    auto* head = addParts(rowWithin(nullptr, {space::small, 0, space::small, 0}, space::tight),
                          {m_title, m_lock, FreeRoom{}, m_state});
    auto* foot
        = addParts(rowWithin(nullptr, {space::small, 0, space::small, 0}), {{m_cost, 1}, m_free});

    addParts(columnWithin(this, {0, space::small, 0, space::small}, space::tight),
             {head, m_seats, foot, FreeRoom{}});
}

void TableCard::setFace(const TableFace& face) {
    if (m_face == face)
        return;
    m_face = face;
    setObjectName(u"table%1"_s.arg(face.table.value()));
    m_seats->setAccessibleName(face.title);
    m_title->setText(face.title);
    m_state->setText(face.state);
    m_cost->setText(face.cost);
    const size_t most = face.seats.size() + static_cast<size_t>(face.free);
    m_free->setText(face.free > 0 ? tr("%1 of %2").arg(face.seats.size()).arg(most) : QString());
    // A full table takes no line for them: so nine tables stand on a laptop's screen.
    m_cost->setVisible(!face.cost.isEmpty());
    m_free->setVisible(face.free > 0);
    m_lock->setVisible(face.locked);
    if (face.locked) {
        m_lock->setPixmap(
            linePixmap(LineIcon::Lock, 16, palette().color(QPalette::Text), devicePixelRatioF()));
        m_lock->setToolTip(tr("Locked: no one is moved without asking"));
        m_lock->setAccessibleName(tr("Locked"));
    }
    m_seats->setLines(face.seats);
}

int TableCard::wholeWidth() const {
    return std::max(m_seats->wholeWidth() + 2 * frameWidth(), minimumSizeHint().width());
}

void TableCard::contextMenuEvent(QContextMenuEvent* event) {
    m_seats->setFocus(Qt::MouseFocusReason);
    if (auto* item = m_seats->itemAt(m_seats->viewport()->mapFromGlobal(event->globalPos())))
        m_seats->setCurrentItem(item);
    Q_EMIT menuWanted(event->globalPos());
}

std::optional<PlayerId> TableCard::seatedAt(const QPoint& place) const {
    return m_seats->playerAt(m_seats->viewport()->mapFrom(this, place));
}

void TableCard::dragEnterEvent(QDragEnterEvent* event) {
    if (SeatList::carried(event->mimeData()))
        event->acceptProposedAction();
}

void TableCard::dragMoveEvent(QDragMoveEvent* event) {
    const auto player = SeatList::carried(event->mimeData());
    if (!player)
        return;
    event->acceptProposedAction();
    const QPoint place = event->position().toPoint();
    Q_EMIT draggedOver(*player, seatedAt(place), mapToGlobal(place));
}

void TableCard::dropEvent(QDropEvent* event) {
    const auto player = SeatList::carried(event->mimeData());
    if (!player)
        return;
    event->acceptProposedAction();
    Q_EMIT dropped(*player, seatedAt(event->position().toPoint()));
}

} // namespace mentat

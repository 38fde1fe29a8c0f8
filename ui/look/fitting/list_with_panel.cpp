#include "ui/look/fitting/list_with_panel.h"

#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QAbstractItemView>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace mentat {

namespace {

constexpr int narrowestPanel = 420;
constexpr int greatestPanel = 560;
constexpr int lettersForBoth = 110; // a list and a panel need at least this many

int leastRoomOf(const QWidget& part) {
    return part.isHidden() ? 0 : std::max(part.minimumSizeHint().width(), part.minimumWidth());
}

/// The list in the part, whose width its fields and texts follow.
const QWidget& measuredIn(const QWidget& part) {
    if (qobject_cast<const QAbstractItemView*>(&part))
        return part;
    const auto* list = part.findChild<QAbstractItemView*>();
    return list ? static_cast<const QWidget&>(*list) : part;
}

} // namespace

ListWithPanel::ListWithPanel(QWidget* list, QWidget* panel, QWidget* parent) : QSplitter(parent) {
    addWidget(list);
    addWidget(panel);
    setChildrenCollapsible(false);
    setHandleWidth(space::page);
}

void ListWithPanel::setPanelColumns(int columns) {
    m_panelColumns = columns;
    place();
}

void ListWithPanel::setShareAbove(int share) {
    if (std::exchange(m_shareAbove, share) != share)
        place();
}

int ListWithPanel::roomForBoth(const QFontMetrics& letters) {
    return lettersForBoth * letters.averageCharWidth();
}

int ListWithPanel::leastPanel() {
    return zoomed(narrowestPanel);
}

int ListWithPanel::widestPanel() {
    return zoomed(greatestPanel);
}

/// No wider than the wider minimum of the two.
QSize ListWithPanel::minimumSizeHint() const {
    QSize least = QSplitter::minimumSizeHint();
    least.setWidth(std::max(leastRoomOf(*widget(0)), leastRoomOf(*widget(1))));
    return least;
}

bool ListWithPanel::hasBar() const {
    return widget(1)->findChild<PageBar*>() != nullptr;
}

bool ListWithPanel::hasBoth() const {
    return !widget(0)->isHidden() && !widget(1)->isHidden();
}

int ListWithPanel::widthOfList() const {
    return std::max(measuredIn(*widget(0)).sizeHint().width(), leastRoomOf(*widget(0)));
}

bool ListWithPanel::isPanelTooWide() const {
    const QWidget& panel = *widget(1);
    return m_hadBoth && orientation() == Qt::Horizontal && panel.width() > m_widest
           && panel.width() > leastRoomOf(panel);
}

void ListWithPanel::place() {
    if (count() < 2 || width() <= handleWidth())
        return;
    m_wanted = m_widthOfList.widened(widthOfList(), width(), fontMetrics().averageCharWidth());
    m_hadBoth = hasBoth();
    const int both = leastRoomOf(*widget(0)) + handleWidth() + leastRoomOf(*widget(1));
    const bool isBeside = width() >= std::max(both, roomForBoth(fontMetrics()));
    setOrientation(isBeside ? Qt::Horizontal : Qt::Vertical);
    if (isBeside && m_hadBoth)
        return placeSideBySide();
    setContentsMargins({});
    const int room = (isBeside ? width() : height()) - handleWidth();
    setSizes({room * m_shareAbove / 100, room - room * m_shareAbove / 100});
}

void ListWithPanel::placeSideBySide() {
    const int room = width() - handleWidth();
    const int columns = std::clamp((room - m_wanted + space::page) / (leastPanel() + space::page),
                                   1, m_panelColumns);
    m_widest = hasBar() ? room : columns * widestPanel() + (columns - 1) * space::page;
    const int least = std::max(std::min(leastPanel(), room / 2), leastRoomOf(*widget(1)));
    const int list = std::max(std::min(m_wanted, room - least), leastRoomOf(*widget(0)));
    const int panel = std::min(room - list, std::max(m_widest, least));
    const int left = std::max(room - list - panel, 0);
    // The remaining width stays empty, so that neither part moves.
    const QMargins free = isRightToLeft() ? QMargins(left, 0, 0, 0) : QMargins(0, 0, left, 0);
    if (contentsMargins() != free)
        setContentsMargins(free);
    setSizes({list, panel});
}

bool ListWithPanel::event(QEvent* event) {
    const bool done = QSplitter::event(event);
    // A part may need another size, appear, or vanish; a dragged position is kept.
    if (event->type() == QEvent::LayoutRequest && count() == 2
        && (widthOfList() > m_wanted || hasBoth() != m_hadBoth || isPanelTooWide()))
        place();
    return done;
}

void ListWithPanel::resizeEvent(QResizeEvent* event) {
    place();
    QSplitter::resizeEvent(event);
}

} // namespace mentat

#include "moc_list_with_panel.cpp"

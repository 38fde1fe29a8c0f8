#include "ui/look/fitting/list_with_panel.h"

#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace mentat {

namespace {

constexpr int narrowestPanel = 420;
constexpr int greatestPanel = 560;
constexpr int lettersForBoth = 110; // a list and a panel need at least this many

/// The list in the part, whose width its fields and texts follow; the part itself if it has none.
QWidget& listIn(QWidget& part) {
    if (qobject_cast<QAbstractItemView*>(&part))
        return part;
    auto* list = part.findChild<QAbstractItemView*>();
    return list ? static_cast<QWidget&>(*list) : part;
}

/// The first child that Tab would reach; the part itself if there is none, so that it gets the
/// keys.
QWidget& firstFieldIn(QWidget& part) {
    for (QWidget* next = part.nextInFocusChain(); next != &part; next = next->nextInFocusChain()) {
        if (part.isAncestorOf(next) && next->isVisibleTo(&part) && next->isEnabled()
            && next->focusPolicy() & Qt::TabFocus)
            return *next;
    }
    return part;
}

} // namespace

ListWithPanel::ListWithPanel(QWidget* list, QWidget* panel, QWidget* parent)
    : QSplitter(parent)
    , m_leastLetters(lettersForBoth)
    , m_toOther(new QPushButton) {
    addWidget(list);
    addWidget(panel);
    setChildrenCollapsible(false);
    setHandleWidth(space::page);
    connect(m_toOther, &QPushButton::clicked, this, &ListWithPanel::turn);
    showTurn();
}

void ListWithPanel::setPanelColumns(int columns) {
    m_panelColumns = columns;
    place();
}

void ListWithPanel::setLeastLetters(int letters) {
    m_leastLetters = letters;
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
    least.setWidth(std::max(leastRoomOf(0), leastRoomOf(1)));
    return least;
}

/// In pixels; 0 if the part is not needed.
int ListWithPanel::leastRoomOf(int part) const {
    const QWidget& asked = *widget(part);
    const bool isNeeded = part == 0 || m_isPanelNeeded;
    return isNeeded ? std::max(asked.minimumSizeHint().width(), asked.minimumWidth()) : 0;
}

bool ListWithPanel::reachesEnd() const {
    return qobject_cast<QScrollArea*>(widget(1)) || widget(1)->findChild<PageBar*>();
}

int ListWithPanel::widthOfList() const {
    return std::max(listIn(*widget(0)).sizeHint().width(), leastRoomOf(0));
}

bool ListWithPanel::isPanelTooWide() const {
    const QWidget& panel = *widget(1);
    return hasBoth() && panel.width() > m_widest && panel.width() > leastRoomOf(1);
}

void ListWithPanel::place() {
    if (count() < 2 || width() <= handleWidth())
        return;
    m_wanted = m_widthOfList.widened(widthOfList(), width(), fontMetrics().averageCharWidth());
    const int both = leastRoomOf(0) + handleWidth() + leastRoomOf(1);
    const bool isOneAtATime
        = width() < std::max(both, m_leastLetters * fontMetrics().averageCharWidth());
    const bool isOther = std::exchange(m_isOneAtATime, isOneAtATime) != isOneAtATime;
    showTurn();
    if (isOther)
        Q_EMIT roomChanged();
    if (hasBoth())
        return placeSideBySide();
    setContentsMargins({});
    if (auto* area = qobject_cast<QScrollArea*>(widget(1)))
        area->widget()->setMaximumWidth(QWIDGETSIZE_MAX);
}

void ListWithPanel::placeSideBySide() {
    const int room = width() - handleWidth();
    const int columns = std::clamp((room - m_wanted + space::page) / (leastPanel() + space::page),
                                   1, m_panelColumns);
    const int widest = columns * widestPanel() + (columns - 1) * space::page;
    m_widest = reachesEnd() ? room : widest;
    if (auto* area = qobject_cast<QScrollArea*>(widget(1)))
        area->widget()->setMaximumWidth(widest);
    const int least = std::max(std::min(leastPanel(), room / 2), leastRoomOf(1));
    const int list = std::max(std::min(m_wanted, room - least), leastRoomOf(0));
    const int panel = std::min(room - list, std::max(m_widest, least));
    const int left = std::max(room - list - panel, 0);
    // The remaining width stays empty, so that neither part moves.
    const QMargins free = isRightToLeft() ? QMargins(left, 0, 0, 0) : QMargins(0, 0, left, 0);
    if (contentsMargins() != free)
        setContentsMargins(free);
    setSizes({list, panel});
}

QWidget* ListWithPanel::turnRow() {
    auto* row = new QWidget;
    addParts(bareRow(row), {FreeSpace{}, m_toOther});
    return row;
}

void ListWithPanel::setPanelNeeded(bool isNeeded) {
    if (std::exchange(m_isPanelNeeded, isNeeded) == isNeeded)
        return;
    m_isPanelsTurn = m_isPanelsTurn && isNeeded;
    showTurn();
    place();
}

void ListWithPanel::turnTo(bool isPanel) {
    if (!m_isOneAtATime || m_isPanelsTurn == isPanel || !m_isPanelNeeded)
        return;
    m_isPanelsTurn = isPanel;
    showTurn();
}

void ListWithPanel::turn() {
    const bool isToPanel = !m_isPanelsTurn;
    turnTo(isToPanel);
    QWidget& first = isToPanel ? firstFieldIn(*widget(1)) : listIn(*widget(0));
    first.setFocus(Qt::OtherFocusReason);
    Q_EMIT turned(isToPanel);
}

void ListWithPanel::showTurn() {
    const bool isPanelAlone = m_isOneAtATime && m_isPanelsTurn;
    widget(0)->setVisible(!isPanelAlone);
    widget(1)->setVisible(m_isPanelNeeded && (!m_isOneAtATime || m_isPanelsTurn));
    m_toOther->setText(isPanelAlone ? tr("Back to the list") : tr("Details"));
    m_toOther->setVisible(m_isOneAtATime && m_isPanelNeeded && isVisible());
}

void ListWithPanel::showEvent(QShowEvent* event) {
    QSplitter::showEvent(event);
    showTurn();
}

/// The page opens on its list again.
void ListWithPanel::hideEvent(QHideEvent* event) {
    QSplitter::hideEvent(event);
    if (event->spontaneous())
        return;
    m_isPanelsTurn = false;
    showTurn();
}

void ListWithPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_isOneAtATime && m_isPanelsTurn)
        turn();
    else
        QSplitter::keyPressEvent(event);
}

bool ListWithPanel::event(QEvent* event) {
    const bool done = QSplitter::event(event);
    // A part may need another size; a dragged position is kept.
    if (event->type() == QEvent::LayoutRequest && count() == 2
        && (widthOfList() > m_wanted || isPanelTooWide()))
        place();
    return done;
}

void ListWithPanel::resizeEvent(QResizeEvent* event) {
    place();
    QSplitter::resizeEvent(event);
}

} // namespace mentat

#include "moc_list_with_panel.cpp"

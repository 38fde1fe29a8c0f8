#include "ui/look/style/desk_style.h"

#include "ui/look/accent_button.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/zoom.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QByteArrayView>
#include <QDialog>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

#include <algorithm>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// Added to Fusion's sizes, in pixels before scaling.
constexpr int buttonRoom = 10; // left and right of a button's text, together
constexpr int buttonHeight = 4;
constexpr int fieldHeight = 4;
constexpr int spinExcess = 1;    // by which Fusion's spin boxes exceed its other fields
constexpr int leastLetters = 14; // Qt makes fields at least high enough for these letters
constexpr int boxRoom = 3;       // beside the text of a combo box
constexpr int fieldIndent = 3;
constexpr double viewRadius = 1; // scroll areas paint into their corners
constexpr int textFrame = 3;     // keeps a text area's square inside within round corners

bool hasLine(const QStyleOption& option) {
    return static_cast<const QStyleOptionFrame&>(option).lineWidth > 0;
}

bool isOnlyRead(const QWidget* widget) {
    const auto* line = qobject_cast<const QLineEdit*>(widget);
    return line && line->isReadOnly() && line->hasFrame();
}

/// Outlines an input field; the focused one stands out.
flat::Panel fieldPanel(const QStyleOption& option, const QColor& fill) {
    const Colors& colors = colorsOf(option.palette);
    const bool hasKeys = option.state.testFlag(QStyle::State_HasFocus);
    return {fill, hasKeys ? colors.focus : colors.edge, hasKeys ? 2 : 1};
}

flat::Panel fieldPanel(const QStyleOption& option) {
    const Colors& colors = colorsOf(option.palette);
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    return fieldPanel(option, isEnabled ? colors.base : colors.window);
}

/// The frame of lists, cards, and multiline texts; none if Fusion has none.
std::optional<flat::Panel> framePanel(const QStyleOption& option, const QWidget* widget) {
    if (!hasLine(option))
        return std::nullopt;
    if (qobject_cast<const QPlainTextEdit*>(widget))
        return fieldPanel(option, option.palette.color(QPalette::Base));
    // In a read-only text, only the frame shows that keys scroll it.
    const bool hasKeys = option.state.testFlag(QStyle::State_HasFocus);
    if (qobject_cast<const QTextEdit*>(widget) && hasKeys) {
        flat::Panel panel = fieldPanel(option, {});
        panel.radius = viewRadius;
        return panel;
    }
    return flat::Panel{{}, colorsOf(option.palette).line, 1, viewRadius};
}

/// Whether a cell is the first of its row on the screen.
bool beginsRow(const QStyleOptionViewItem& cell) {
    const auto* table = qobject_cast<const QTableView*>(cell.widget);
    if (!table)
        return true;
    const QHeaderView& header = *table->horizontalHeader();
    for (int place = 0; place < header.count(); ++place) {
        const int column = header.logicalIndex(place);
        if (!header.isSectionHidden(column))
            return column == cell.index.column();
    }
    return true;
}

/// If whole rows are selected, the selection shows where the focus is; else it is in one cell.
bool marksRows(const QWidget* widget) {
    const auto* table = qobject_cast<const QTableView*>(widget);
    return table && table->selectionBehavior() == QAbstractItemView::SelectRows;
}

bool hasKeys(const QWidget* list) {
    return list && list->hasFocus() && list->isActiveWindow();
}

/// Paints the background of a cell: the line below its row, and the selection.
void drawCell(QPainter& painter, const QStyleOptionViewItem& cell) {
    const Colors& colors = colorsOf(cell.palette);
    if (cell.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(cell.rect, cell.backgroundBrush);
    const bool isTable = qobject_cast<const QTableView*>(cell.widget);
    if (cell.state.testFlag(QStyle::State_Selected)) {
        // A cell to type into looks like a field, not like one that is disabled.
        if (isTable && !marksRows(cell.widget) && !hasKeys(cell.widget)) {
            painter.fillRect(cell.rect, colors.base);
            flat::drawPanel(painter, cell.rect.adjusted(1, 1, -1, -2), {colors.base, colors.edge});
        } else {
            flat::drawMark(painter, cell.rect, colors, hasKeys(cell.widget), beginsRow(cell));
        }
    }
    if (isTable)
        painter.fillRect(QRect(cell.rect.left(), cell.rect.bottom(), cell.rect.width(), 1),
                         colors.separator);
}

} // namespace

DeskStyle::DeskStyle() : QProxyStyle(u"Fusion"_s) {}

void DeskStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    if (label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (view && !qobject_cast<QHeaderView*>(widget))
        helpInList(*view);
    followZoom(*widget);
}

void DeskStyle::polish(QApplication* application) {
    QProxyStyle::polish(application);
    application->installEventFilter(this);
}

void DeskStyle::unpolish(QApplication* application) {
    application->removeEventFilter(this);
    QProxyStyle::unpolish(application);
}

bool DeskStyle::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt) {
            m_isAltDown = event->type() == QEvent::KeyPress;
            underline(m_isAltDown || (m_isUnderlined && QApplication::activePopupWidget()));
        }
        break;
    case QEvent::Hide:
        if (m_isUnderlined && !m_isAltDown && qobject_cast<QMenu*>(watched))
            underline(QApplication::activePopupWidget() != nullptr);
        break;
    case QEvent::ApplicationStateChange: // after Alt+Tab, no release of Alt arrives
        m_isAltDown = false;
        underline(false);
        break;
    default: break;
    }
    return QProxyStyle::eventFilter(watched, event);
}

void DeskStyle::underline(bool isShown) {
    if (isShown == m_isUnderlined)
        return;
    m_isUnderlined = isShown;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window->isVisible())
            window->update();
    }
}

int DeskStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    switch (metric) {
    case PM_FocusFrameHMargin:
        if (qobject_cast<const QAbstractItemView*>(widget))
            return space::cell - 1; // Qt adds one
        break;
    case PM_DefaultFrameWidth:
        if (qobject_cast<const QPlainTextEdit*>(widget))
            return textFrame;
        break;
    case PM_HeaderMargin: return space::cell; // aligns titles with the texts of their column
    case PM_SmallIconSize:                    // Qt asks for this size in fields, tabs, and lists
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize: {
        // At 200 % as high as the text beside it, which at 100 % is lower.
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        return zoomed(usual) - std::max(0, zoomed(usual) - usual) / 4;
    }
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return zoomed(QProxyStyle::pixelMetric(metric, option, widget));
    case PM_ButtonMargin:
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return zoomedGap(QProxyStyle::pixelMetric(metric, option, widget));
    case PM_MenuButtonIndicator: return flat::roomOfMenuArrow();
    case PM_ScrollBarExtent: return flat::scrollBarWidth;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarBaseOverlap: return 0;
    default: break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const {
    if (hint == SH_UnderlineShortcut)
        return m_isUnderlined ? 1 : 0;
    // Qt's own icons are not Mentat's.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

QIcon DeskStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                              const QWidget* widget) const {
    if (const auto ours = ownIcon(icon))
        return lineIcon(*ours);
    return QProxyStyle::standardIcon(icon, option, widget);
}

int DeskStyle::roomForPicture(const QStyleOption& option, const QWidget* widget) const {
    const int picture = pixelMetric(PM_SmallIconSize, &option, widget) - 2;
    return std::max(0, picture - std::max(option.fontMetrics.height(), leastLetters));
}

QSize DeskStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                  const QSize& contents, const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        return size
               + QSize(zoomedGap(buttonRoom) + flat::gapInLabel(*option), zoomedGap(buttonHeight));
    case CT_LineEdit: {
        if (!hasLine(*option))
            return size;
        return size
               + QSize(2 * zoomedGap(fieldIndent),
                       zoomedGap(fieldHeight) - roomForPicture(*option, widget));
    }
    case CT_ComboBox: {
        // As high as other fields, even with an icon.
        const int letters = std::max(option->fontMetrics.height(), leastLetters) + 2;
        return size
               + QSize(zoomedGap(boxRoom),
                       zoomedGap(fieldHeight) - std::max(0, contents.height() - letters));
    }
    case CT_SpinBox:
        return size
               + QSize(zoomedGap(boxRoom),
                       zoomedGap(fieldHeight) - spinExcess - roomForPicture(*option, widget));
    case CT_ItemViewItem:
        // Tables set the height of their rows themselves.
        if (qobject_cast<const QListView*>(widget)) {
            const int pitch = listPitch(option->fontMetrics, m_density);
            const int letters = option->fontMetrics.height();
            // Rows of several lines get the same padding as rows of one.
            const bool isOneLine = size.height() < 2 * letters;
            size.setHeight(isOneLine ? std::max(size.height(), pitch)
                                     : size.height() + pitch - letters);
        }
        return size;
    default: return size;
    }
}

QRect DeskStyle::subElementRect(SubElement element, const QStyleOption* option,
                                const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents && hasLine(*option))
        return rect.adjusted(zoomedGap(fieldIndent), 0, -zoomedGap(fieldIndent), 0);
    // An icon in a cell belongs to its text.
    const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option);
    if (element == SE_ItemViewItemText && cell
        && cell->features.testFlag(QStyleOptionViewItem::HasDecoration)
        && cell->decorationPosition == QStyleOptionViewItem::Left)
        return rect.adjusted(-space::cell, 0, 0, 0);
    return rect;
}

QRect DeskStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const QRect thumb = flat::thumbOf(*bar);
    const bool isFlat = bar->orientation == Qt::Horizontal;
    QRect rest = bar->rect;
    switch (part) {
    case SC_ScrollBarSlider: return thumb;
    case SC_ScrollBarGroove: return rest;
    case SC_ScrollBarSubPage:
        isFlat ? rest.setRight(thumb.left() - 1) : rest.setBottom(thumb.top() - 1);
        return rest;
    case SC_ScrollBarAddPage:
        isFlat ? rest.setLeft(thumb.right() + 1) : rest.setTop(thumb.bottom() + 1);
        return rest;
    default: return {}; // it has no arrow buttons
    }
}

void DeskStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand:
        if (const auto* next = qobject_cast<const AccentButton*>(widget);
            next && next->hasAccent() && option->state.testFlag(State_Enabled))
            return flat::drawAccentButton(*painter, *option);
        return flat::drawButton(*painter, *option);
    case PE_PanelButtonTool: return flat::drawToolButton(*painter, *option);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: return flat::drawCheckBox(*painter, *option);
    case PE_IndicatorRadioButton: return flat::drawRadioButton(*painter, *option);
    case PE_PanelLineEdit:
        // A field inside a spin or combo box has the box's frame; a read-only field does not look
        // editable.
        if (!qobject_cast<const QLineEdit*>(widget) || !hasLine(*option))
            break;
        if (!isOnlyRead(widget))
            return flat::drawPanel(*painter, option->rect, fieldPanel(*option));
        if (option->state.testFlag(State_HasFocus))
            flat::drawPanel(*painter, option->rect, fieldPanel(*option, {}));
        return;
    case PE_Frame:
        if (const auto panel = framePanel(*option, widget))
            return flat::drawPanel(*painter, option->rect, *panel);
        return;
    case PE_FrameFocusRect:
        if (!qobject_cast<const QPushButton*>(widget)
            && !(marksRows(widget) && option->state.testFlag(State_Selected)))
            flat::drawFocusRing(*painter, option->rect, colorsOf(option->palette));
        return;
    case PE_IndicatorArrowDown:
        return flat::drawAngle(*painter, option->rect, flat::Pointing::Down,
                               option->palette.color(option->state.testFlag(State_Enabled)
                                                         ? QPalette::Active
                                                         : QPalette::Disabled,
                                                     QPalette::ButtonText));
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, colorsOf(option->palette).line);
        painter->fillRect(option->rect.adjusted(1, 1, -1, -1), colorsOf(option->palette).base);
        return;
    case PE_FrameTabBarBase:
    case PE_FrameTabWidget:
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1),
                          colorsOf(option->palette).line);
        return;
    case PE_PanelItemViewItem:
        if (const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option))
            return drawCell(*painter, *cell);
        break;
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void DeskStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const Colors& colors = colorsOf(option->palette);
    switch (element) {
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return flat::drawTab(*painter, *tab);
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            QStyleOptionTab quiet(*tab);
            if (!quiet.state.testFlag(State_Selected))
                quiet.palette.setColor(QPalette::WindowText, colors.weakText);
            return QProxyStyle::drawControl(element, &quiet, painter, widget);
        }
        break;
    case CE_Header:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return drawColumnTitle(*header, *painter, widget);
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: return flat::drawHeader(*painter, option->rect, colors);
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader quiet(*header);
            quiet.palette.setColor(QPalette::ButtonText, colors.weakText);
            return QProxyStyle::drawControl(element, &quiet, painter, widget);
        }
        break;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            for (const QStyleOptionButton& part : flat::partsOfLabel(*button))
                QProxyStyle::drawControl(element, &part, painter, widget);
            return;
        }
        break;
    case CE_SizeGrip: return; // windows are resized at their edges
    case CE_ProgressBarGroove:
        return flat::drawPanel(*painter, option->rect,
                               {colors.base, colors.edge, 1, flat::fieldRadius});
    case CE_ProgressBarContents:
        if (const auto* progress = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            return flat::drawProgress(*painter, *progress);
        break;
    case CE_Splitter: return flat::drawGrip(*painter, *option);
    case CE_ItemViewItem:
        if (const auto* cell = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem marked(*cell);
            marked.palette = markedPalette(cell->palette, hasKeys(cell->widget));
            return QProxyStyle::drawControl(element, &marked, painter, widget);
        }
        break;
    case CE_MenuBarItem:
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            QStyleOptionMenuItem marked(*item);
            marked.palette = markedPalette(item->palette, true);
            return QProxyStyle::drawControl(element, &marked, painter, widget);
        }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void DeskStyle::drawColumnTitle(const QStyleOptionHeader& header, QPainter& painter,
                                const QWidget* widget) const {
    painter.save();
    painter.setClipRect(header.rect, Qt::IntersectClip);
    drawControl(CE_HeaderSection, &header, &painter, widget);
    const int margin = pixelMetric(PM_HeaderMargin, &header, widget);
    const QRect room = header.rect.adjusted(margin, margin, -margin, -margin);
    QStyleOptionHeader title(header);
    title.rect = room;
    if (header.sortIndicator != QStyleOptionHeader::None) {
        const int arrow = flat::roomOfSortArrow();
        // Qt's list of files has an empty picture before its first title.
        const int picture
            = header.icon.isNull() ? 0 : pixelMetric(PM_SmallIconSize, &header, widget) + margin;
        const int words = picture + header.fontMetrics.size(0, header.text).width();
        const bool isAtEnd = header.textAlignment.testFlag(Qt::AlignRight);
        title.rect.setWidth(isAtEnd ? room.width() - arrow : std::min(words, room.width() - arrow));
        const QRect behind(title.rect.right() + 1, header.rect.top(), arrow, header.rect.height());
        flat::drawAngle(painter,
                        visualRect(header.direction, room,
                                   behind.adjusted(arrow - flat::widthOfSortArrow(), 0, 0, 0)),
                        header.sortIndicator == QStyleOptionHeader::SortUp ? flat::Pointing::Up
                                                                           : flat::Pointing::Down,
                        colorsOf(header.palette).weakText);
    }
    title.rect = visualRect(header.direction, room, title.rect);
    drawControl(CE_HeaderLabel, &title, &painter, widget);
    painter.restore();
}

void DeskStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    const Colors& colors = colorsOf(option->palette);
    const auto angle = [&](SubControl part, flat::Pointing pointing) {
        flat::drawAngle(*painter, subControlRect(control, option, part, widget), pointing,
                        option->state.testFlag(State_Enabled) ? colors.weakText : colors.line);
    };
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        bar && control == CC_ScrollBar)
        return flat::drawScrollBar(*painter, *bar, flat::thumbOf(*bar));
    if (const auto* choice = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        choice && control == CC_ComboBox) {
        if (choice->frame)
            flat::drawPanel(*painter, option->rect, fieldPanel(*option));
        return angle(SC_ComboBoxArrow, flat::Pointing::Down);
    }
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        box && control == CC_SpinBox) {
        flat::drawPanel(*painter, option->rect, fieldPanel(*option));
        if (box->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        angle(SC_SpinBoxUp, flat::Pointing::Up);
        return angle(SC_SpinBoxDown, flat::Pointing::Down);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

namespace {

/// Qt's dialogs manage their own lists. In the file dialog two lists follow each other: each would
/// undo the other's selection forever.
bool isOfToolkit(const QWidget& window) {
    const auto* dialog = qobject_cast<const QDialog*>(&window);
    return dialog && !QByteArrayView(dialog->metaObject()->className()).startsWith("mentat");
}

bool isCellCut(const QAbstractItemView& view, const QModelIndex& cell) {
    const QRect seen = view.visualRect(cell).intersected(view.viewport()->rect());
    const auto* table = qobject_cast<const QTableView*>(&view);
    if (!table || !table->wordWrap())
        return seen.width() < view.sizeHintForIndex(cell).width();
    const QString text = cell.data().toString();
    const QFontMetrics metrics = view.fontMetrics();
    const QRect lines(0, 0, seen.width(), seen.height());
    return seen.width() < metrics.horizontalAdvance(text)
           || seen.height() < metrics.boundingRect(lines, Qt::TextWordWrap, text).height();
}

/// Adds tooltips to one list, for its lifetime.
class ListHelp final : public QObject {
public:
    explicit ListHelp(QAbstractItemView& view) : QObject(&view), m_view(view) {
        setObjectName(name());
        view.viewport()->installEventFilter(this);
        followSelection();
    }

    static QString name() { return u"listHelp"_s; }

    bool eventFilter(QObject*, QEvent* event) override {
        // The viewport's last events arrive when the view is already destroyed.
        if (!qobject_cast<QAbstractItemView*>(parent()))
            return false;
        followSelection();
        return event->type() == QEvent::ToolTip && tell(*static_cast<QHelpEvent*>(event));
    }

private:
    /// A list may get its rows, and a new selection model, after it was polished.
    void followSelection() {
        const QItemSelectionModel* selection = m_view.selectionModel();
        if (selection == m_selection)
            return;
        m_selection = selection;
        if (!selection)
            return;
        connect(selection, &QItemSelectionModel::selectionChanged, this,
                [this](const QItemSelection& selected) {
                    m_wasSelected = !selected.isEmpty();
                    // Queued: code that also moves the cursor does so after this.
                    QMetaObject::invokeMethod(this, &ListHelp::follow, Qt::QueuedConnection);
                });
    }

    bool tell(const QHelpEvent& resting) {
        const QModelIndex cell = m_view.indexAt(resting.pos());
        if (!cell.isValid() || !isCellCut(m_view, cell))
            return false;
        QString text = cell.data().toString();
        const QString more = cell.data(Qt::ToolTipRole).toString();
        if (text.isEmpty() || more.contains(text))
            return false;
        if (!more.isEmpty())
            text += u'\n' + more;
        QToolTip::showText(resting.globalPos(), text, m_view.viewport(), m_view.visualRect(cell));
        return true;
    }

    void follow() {
        QItemSelectionModel* selection = m_view.selectionModel();
        if (!m_wasSelected || !selection)
            return;
        m_wasSelected = false;
        std::set<int> rows;
        const QModelIndexList chosen = selection->selectedIndexes();
        for (const QModelIndex& index : chosen)
            rows.insert(index.row());
        if (rows.size() == 1 && selection->currentIndex().row() != *rows.begin())
            selection->setCurrentIndex(chosen.front(), QItemSelectionModel::NoUpdate);
    }

    QAbstractItemView& m_view;
    const QItemSelectionModel* m_selection = nullptr;
    bool m_wasSelected = false;
};

} // namespace

void helpInList(QAbstractItemView& view) {
    if (view.viewport() && !isOfToolkit(*view.window())
        && !view.findChild<QObject*>(ListHelp::name(), Qt::FindDirectChildrenOnly))
        new ListHelp(view);
}

} // namespace mentat

#include "moc_desk_style.cpp"

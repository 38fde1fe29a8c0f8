#include "tests/gui/clipped_texts.h"

#include "ui/lists/list_table.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QString fault(const QWidget& widget, const QString& text, const QSize& has, const QSize& needs) {
    return u"%1 %2: %3 (has %4 × %5, needs %6 × %7)"_s
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(), text)
        .arg(has.width())
        .arg(has.height())
        .arg(needs.width())
        .arg(needs.height());
}

bool isTooSmall(const QSize& has, const QSize& needs) {
    return has.width() < needs.width() || has.height() < needs.height();
}

void checkLabel(const QLabel& label, QStringList& faults) {
    if (label.text().isEmpty())
        return;
    const QSize has = label.contentsRect().size();
    QSize needs;
    if (label.wordWrap())
        needs = {0, label.heightForWidth(label.width()) - (label.height() - has.height())};
    else
        needs = label.fontMetrics().size(label.buddy() ? Qt::TextSingleLine | Qt::TextShowMnemonic
                                                       : Qt::TextSingleLine,
                                         label.text());
    // What gives way to the fields below it is shortened, and said whole by its tip.
    if (qobject_cast<const ColumnTitle*>(&label) && label.toolTip() == label.text())
        needs.setWidth(label.minimumSizeHint().width());
    if (isTooSmall(has, needs))
        faults.append(fault(label, label.text(), has, needs));
}

/// A letter to press that nothing follows is shown as an ampersand.
void checkMnemonic(const QLabel& label, QStringList& faults) {
    static const QRegularExpression mnemonic(u"&\\w"_s);
    if (!label.buddy() && label.text().contains(mnemonic))
        faults.append(
            u"QLabel %1: %2 (its letter leads nowhere)"_s.arg(label.objectName(), label.text()));
}

/// The hint in an empty field.
void checkHint(const QLineEdit& field, QStringList& faults) {
    constexpr int margins = 8;
    constexpr int iconWidth = 24;
    if (!field.text().isEmpty() || field.placeholderText().isEmpty())
        return;
    const int icons = static_cast<int>(field.findChildren<QToolButton*>().size());
    const QSize has(field.width() - margins - icons * iconWidth, field.height());
    const QSize needs(field.fontMetrics().horizontalAdvance(field.placeholderText()), 0);
    if (isTooSmall(has, needs))
        faults.append(fault(field, field.placeholderText(), has, needs));
}

void checkButton(const QAbstractButton& button, QStringList& faults) {
    if (button.text().isEmpty())
        return;
    const QSize needs
        = button.fontMetrics().size(Qt::TextShowMnemonic | Qt::TextSingleLine, button.text());
    QSize has = button.size();
    const bool isBox = qobject_cast<const QCheckBox*>(&button);
    if (isBox || qobject_cast<const QRadioButton*>(&button)) {
        QStyleOptionButton option; // beside its mark
        option.initFrom(&button);
        has = button.style()
                  ->subElementRect(isBox ? QStyle::SE_CheckBoxContents
                                         : QStyle::SE_RadioButtonContents,
                                   &option, &button)
                  .size();
    }
    if (isTooSmall(has, needs))
        faults.append(fault(button, button.text(), has, needs));
}

/// What is chosen, beside the arrow that opens the list, or in the tool tip.
void checkChoice(const QComboBox& box, QStringList& faults) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                    QStyle::SC_ComboBoxEditField, &box);
    const QSize needs = box.fontMetrics().size(Qt::TextSingleLine, box.currentText());
    if (!box.isEditable() && isTooSmall(field.size(), needs)
        && !box.toolTip().contains(box.currentText()))
        faults.append(fault(box, box.currentText(), field.size(), needs));
}

/// What the view says of a cell where the mouse rests on it.
QString tipAt(const QAbstractItemView& view, const QPoint& place) {
    QWidget* viewport = view.viewport();
    const QString none = u"(nothing)"_s; // in the place of an earlier tip, which goes only later
    QToolTip::showText(viewport->mapToGlobal(place), none, viewport);
    QHelpEvent resting(QEvent::ToolTip, place, viewport->mapToGlobal(place));
    QApplication::sendEvent(viewport, &resting);
    const QString tip = QToolTip::text() == none ? QString() : QToolTip::text();
    QToolTip::hideText();
    return tip;
}

/// Whether less of the cell is seen than its text takes.
bool isCut(const QAbstractItemView& view, const QModelIndex& cell, const QRect& seen) {
    const QString text = cell.data().toString();
    const auto* table = qobject_cast<const QTableView*>(&view);
    if (table && table->wordWrap()) {
        const QRect lines(0, 0, seen.width() - 2 * space::cell, 10000);
        const QSize needs = view.fontMetrics().boundingRect(lines, Qt::TextWordWrap, text).size();
        return isTooSmall(seen.size(), needs);
    }
    return seen.width() < view.sizeHintForIndex(cell).width();
}

/// Of each column, its first cell that is cut: the whole text comes up where the mouse rests.
void checkCells(const QAbstractItemView& view, QStringList& faults) {
    constexpr int maxRows = 60;
    if (!view.model())
        return;
    const QRect room = view.viewport()->rect();
    for (int column = 0; column < view.model()->columnCount(view.rootIndex()); ++column) {
        const int rows = std::min(view.model()->rowCount(view.rootIndex()), maxRows);
        for (int row = 0; row < rows; ++row) {
            const QModelIndex cell = view.model()->index(row, column, view.rootIndex());
            const QRect seen = view.visualRect(cell).intersected(room);
            const QString text = cell.data().toString();
            if (text.isEmpty() || seen.width() <= 0 || seen.height() < view.fontMetrics().height()
                || !isCut(view, cell, seen))
                continue;
            if (!tipAt(view, seen.center()).contains(text))
                faults.append(fault(view, text + u" (cut, and no tip says it)"_s, seen.size(),
                                    view.sizeHintForIndex(cell)));
            break;
        }
    }
}

void checkTabs(const QTabBar& bar, QStringList& faults) {
    for (int tab = 0; tab < bar.count(); ++tab) {
        if (!bar.isTabVisible(tab))
            continue;
        const QSize needs
            = bar.fontMetrics().size(Qt::TextShowMnemonic | Qt::TextSingleLine, bar.tabText(tab));
        if (isTooSmall(bar.tabRect(tab).size(), needs))
            faults.append(fault(bar, bar.tabText(tab), bar.tabRect(tab).size(), needs));
    }
}

/// What a list is about: a dozen letters of it are there, or the longest of what it holds.
void checkNameColumn(const QHeaderView& header, int section, QStringList& faults) {
    constexpr int letters = 12;
    const QFontMetrics metrics = header.fontMetrics();
    int longest = 0;
    for (int row = 0; row < std::min(header.model()->rowCount(), 50); ++row) {
        const QString text = header.model()->index(row, section).data().toString();
        longest = std::max(longest, metrics.horizontalAdvance(text));
    }
    const QSize needs(std::min(letters * metrics.averageCharWidth(), longest), 0);
    const QSize has(header.sectionSize(section), header.height());
    if (isTooSmall(has, needs))
        faults.append(fault(header, u"(what the list is about)"_s, has, needs));
}

bool isOfNames(const QHeaderView& header, int section) {
    const auto* list = qobject_cast<const ListTable*>(header.parentWidget());
    const std::vector<int> names = list ? list->nameColumns() : std::vector<int>();
    return std::ranges::find(names, section) != names.end();
}

void checkHeader(const QHeaderView& header, QStringList& faults) {
    if (!header.model() || header.orientation() != Qt::Horizontal)
        return;
    for (int section = 0; section < header.count(); ++section) {
        if (header.isSectionHidden(section))
            continue;
        if (isOfNames(header, section))
            checkNameColumn(header, section, faults);
        const QString text = header.model()->headerData(section, Qt::Horizontal).toString();
        // Its lines may be broken between words, where the header is as high as that takes.
        const QSize has(header.sectionSize(section), header.height());
        const QSize needs
            = header.fontMetrics()
                  .boundingRect(QRect(0, 0, has.width(), 1000), Qt::TextWordWrap, text)
                  .size();
        if (isTooSmall(has, needs))
            faults.append(fault(header, text, has, needs));
    }
}

/// Down is fine; sideways nobody reads.
void checkScrolling(const QAbstractScrollArea& area, QStringList& faults) {
    const QScrollBar& bar = *area.horizontalScrollBar();
    if (bar.maximum() > 0) {
        const QSize has = area.viewport()->size();
        QString ends; // where what it holds ends
        for (const QWidget* inner : area.viewport()->findChildren<QWidget*>()) {
            const int right = inner->mapTo(area.viewport(), QPoint(inner->width(), 0)).x();
            if (inner->isVisible() && right > has.width())
                ends = u", %1 %2"_s.arg(QLatin1StringView(inner->metaObject()->className()),
                                        inner->objectName());
        }
        faults.append(
            fault(area, u"(scrolls sideways%1)"_s.arg(ends), has, has + QSize(bar.maximum(), 0)));
    }
}

/// Whether some of the widget is cut off by what it stands in, where nothing scrolls.
void checkWithinParent(const QWidget& widget, QStringList& faults) {
    const QWidget* parent = widget.parentWidget();
    if (!parent || widget.isWindow())
        return;
    if (const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget())) {
        if (area->viewport() == parent)
            return;
    }
    const QRect visible = parent->rect().intersected(widget.geometry());
    if (visible.size() != widget.size())
        faults.append(fault(widget, u"(cut off)"_s, visible.size(), widget.size()));
}

} // namespace

QStringList clippedTexts(const QWidget& root) {
    QStringList faults;
    const auto scrolled = [&faults](const QWidget& widget) {
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget))
            checkScrolling(*area, faults);
    };
    scrolled(root);
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->windowType() == Qt::ToolTip)
            continue;
        scrolled(*widget);
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            checkLabel(*label, faults);
            checkMnemonic(*label, faults);
            checkWithinParent(*label, faults);
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            checkButton(*button, faults);
            checkWithinParent(*button, faults);
        } else if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
            checkTabs(*bar, faults);
        } else if (const auto* field = qobject_cast<const QLineEdit*>(widget)) {
            checkHint(*field, faults);
            checkWithinParent(*field, faults);
        } else if (const auto* choice = qobject_cast<const QComboBox*>(widget)) {
            checkChoice(*choice, faults);
            checkWithinParent(*choice, faults);
        } else if (qobject_cast<const QAbstractSpinBox*>(widget)) {
            checkWithinParent(*widget, faults);
        } else if (const auto* group = qobject_cast<const QGroupBox*>(widget)) {
            const QSize needs = group->fontMetrics().size(Qt::TextShowMnemonic, group->title());
            if (isTooSmall(group->size(), needs))
                faults.append(fault(*group, group->title(), group->size(), needs));
        } else if (const auto* header = qobject_cast<const QHeaderView*>(widget)) {
            checkHeader(*header, faults);
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) {
            checkCells(*view, faults);
            checkWithinParent(*view, faults);
        }
    }
    return faults;
}

} // namespace mentat::test

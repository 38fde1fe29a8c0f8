#include "tests/gui/list_checks.h"

#include "ui/lists/list_table.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/style/own_palette.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int rowsLookedAt = 6;
constexpr int fromNumberToWord = 16;
constexpr int roomOfBar = 24; // and what is left over by whole pixels
constexpr int rounding = 3;
constexpr int bearing = 1; // letters may begin a pixel early

QString faultOf(const QWidget& list, const QString& what) {
    return u"%1 %2: %3"_s.arg(
        QString::fromLatin1(list.metaObject()->className()),
        list.objectName().isEmpty() ? list.accessibleName() : list.objectName(), what);
}

bool isOfNumbers(const QTableView& list, int column) {
    const QVariant alignment = list.model()->index(0, column).data(Qt::TextAlignmentRole);
    return Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight);
}

/// From left to right.
std::vector<int> shownColumns(const QTableView& list) {
    const QHeaderView& header = *list.horizontalHeader();
    std::vector<int> columns;
    for (int place = 0; place < header.count(); ++place) {
        const int column = header.logicalIndex(place);
        if (!header.isSectionHidden(column))
            columns.push_back(column);
    }
    return columns;
}

/// Of the picture of a row, the first and the last column of pixels within the cell that differ
/// from its middle line's background; absent where nothing is written.
std::optional<std::pair<int, int>> written(const QImage& row, const QRect& cell) {
    std::optional<std::pair<int, int>> found;
    const QRgb background = row.pixel(cell.right() - 2, cell.center().y());
    const QRect inner = cell.adjusted(4, 3, -2, -3);
    for (int x = inner.left(); x <= inner.right(); ++x) {
        for (int y = inner.top(); y <= inner.bottom(); ++y) {
            if (row.pixel(x, y) == background)
                continue;
            found = found ? std::pair(found->first, x) : std::pair(x, x);
            break;
        }
    }
    return found;
}

void checkEnd(const QTableView& list, QStringList& faults) {
    const QSize seen = list.viewport()->size();
    const int below = seen.height() - list.verticalHeader()->length();
    const int beside = seen.width() - list.horizontalHeader()->length();
    const auto* ours = qobject_cast<const ListTable*>(&list);
    const bool isKept = ours && ours->isSizeKept(); // while somebody types
    if (list.model()->rowCount() > 0 && below > 1 && !isKept)
        faults.append(faultOf(list, u"goes on %1 px below its last row"_s.arg(below)));
    if (list.model()->rowCount() > 0 && beside > 1)
        faults.append(faultOf(list, u"goes on %1 px beside its last column"_s.arg(beside)));
}

void checkPitch(const QTableView& list, Density density, QStringList& faults) {
    const int pitch = listPitch(list.fontMetrics(), density);
    for (int row = 0; row < std::min(list.model()->rowCount(), rowsLookedAt); ++row) {
        const int height = list.rowHeight(row);
        if (list.wordWrap() ? height < pitch : height != pitch)
            faults.append(faultOf(
                list, u"row %1 is %2 px high, others are %3"_s.arg(row).arg(height).arg(pitch)));
    }
}

void checkPitch(const LineList& list, Density density, QStringList& faults) {
    const int pitch = listPitch(list.fontMetrics(), density);
    for (int row = 0; row < std::min(list.count(), rowsLookedAt); ++row) {
        const QListWidgetItem* line = list.item(row);
        const int height
            = (list.wordWrap() ? list.visualItemRect(line).height() : list.sizeHintForRow(row))
              + 2 * list.spacing();
        // As much room around several lines as around one.
        const auto more = static_cast<int>(line->text().count(u'\n'));
        const int least = pitch + more * list.fontMetrics().height();
        if (list.wordWrap() ? height < least : height != pitch)
            faults.append(faultOf(
                list, u"row %1 is %2 px high, others are %3"_s.arg(row).arg(height).arg(pitch)));
    }
    const int below
        = list.viewport()->height() - list.visualItemRect(list.item(list.count() - 1)).bottom();
    const int hidden = list.verticalScrollBar()->maximum();
    const int room = list.parentWidget()->rect().bottom() - list.geometry().bottom();
    if (list.wordWrap() && hidden > 0 && list.isVisible() && room > 2 * pitch
        && list.parentWidget()->findChildren<QAbstractItemView*>().size() == 1)
        faults.append(faultOf(list, u"scrolls with %1 px free below it"_s.arg(room)));
    if (list.count() > 0 && list.verticalScrollBar()->maximum() == 0 && below > 2)
        faults.append(faultOf(list, u"goes on %1 px below its last row"_s.arg(below)));
}

} // namespace

QStringList cutNames(const ListTable& list) {
    constexpr int nameLetters = 40;
    constexpr int fewLetters = 16; // more than must stay of any word
    QStringList faults;
    const QFontMetrics metrics = list.fontMetrics();
    QFont bold = list.font(); // as titles are measured
    bold.setBold(true);
    const QFontMetrics ofTitles(bold);
    const std::vector<int> names = list.nameColumns();
    const auto isName = [&](int column) { return std::ranges::find(names, column) != names.end(); };
    const auto wanted = [&](int column) {
        return static_cast<const QAbstractItemView&>(list).sizeHintForColumn(column);
    };
    for (const int name : names) {
        const int most = nameLetters * metrics.averageCharWidth();
        if (list.isColumnHidden(name) || list.columnWidth(name) >= std::min(wanted(name), most))
            continue;
        for (const int column : shownColumns(list)) {
            const QString title = list.model()->headerData(column, Qt::Horizontal).toString();
            // The last has the room of the bar that does not stand there.
            const int width
                = list.columnWidth(column) - (column == shownColumns(list).back() ? roomOfBar : 0);
            if (list.isSpare(column))
                faults.append(faultOf(list, u"a name is cut, and “%1” could go"_s.arg(title)));
            else if (!isName(column)
                     && width > std::max(
                            {fewLetters * metrics.averageCharWidth(),
                             ofTitles.horizontalAdvance(title) + 2 * space::cell + rounding,
                             isOfNumbers(list, column) ? wanted(column) + 12 : 0}))
                faults.append(
                    faultOf(list, u"a name is cut, and “%1” has %2 px"_s.arg(title).arg(width)));
        }
        const int free = list.viewport()->width() - list.horizontalHeader()->length();
        if (free > 1)
            faults.append(faultOf(list, u"a name is cut, and %1 px are free"_s.arg(free)));
    }
    return faults;
}

QStringList roomBesideCuts(const ListTable& list) {
    constexpr int wordLetters = 40;
    QFont bold = list.font(); // as Qt measures titles
    bold.setBold(true);
    const QFontMetrics ofTitles(bold);
    const int word = wordLetters * list.fontMetrics().averageCharWidth();
    const auto titleOf
        = [&](int column) { return list.model()->headerData(column, Qt::Horizontal).toString(); };
    const auto contentOf = [&](int column) {
        return static_cast<const QAbstractItemView&>(list).sizeHintForColumn(column);
    };
    QStringList cut;
    QStringList roomy;
    for (const int column : shownColumns(list)) {
        const int content = contentOf(column);
        const int title
            = ofTitles.horizontalAdvance(titleOf(column)) + 2 * space::cell + fromNumberToWord;
        const int width = list.columnWidth(column);
        if (width < std::min(content, word))
            cut.append(titleOf(column));
        else if (width > std::max(content, title) + roomOfBar)
            roomy.append(titleOf(column));
    }
    if (cut.isEmpty() || roomy.isEmpty())
        return {};
    return {faultOf(list, u"“%1” is cut, and “%2” has room"_s.arg(cut.front(), roomy.front()))};
}

QStringList touchingNumbers(QTableView& list) {
    QStringList faults;
    if (!list.model() || list.model()->rowCount() == 0)
        return faults;
    const std::vector<int> columns = shownColumns(list);
    QImage painted;
    const QRect seen = list.viewport()->rect();
    for (size_t place = 0; place + 1 < columns.size(); ++place) {
        const int left = columns[place];
        const int right = columns[place + 1];
        if (isOfNumbers(list, left) == isOfNumbers(list, right))
            continue;
        for (int row = 0; row < std::min(list.model()->rowCount(), rowsLookedAt); ++row) {
            const QRect one = list.visualRect(list.model()->index(row, left));
            const QRect other = list.visualRect(list.model()->index(row, right));
            if (list.columnSpan(row, left) > 1 || list.columnSpan(row, right) > 1
                || !seen.contains(one) || !seen.contains(other))
                continue;
            if (painted.isNull()) {
                painted = QImage(seen.size(), QImage::Format_RGB32);
                list.viewport()->render(&painted);
            }
            const auto first = written(painted, one);
            const auto second = written(painted, other);
            if (!first || !second)
                continue;
            const int between = second->first - first->second - 1;
            if (between < fromNumberToWord - bearing)
                faults.append(
                    faultOf(list, u"row %1, columns %2 and %3: %4 px between them"_s.arg(row)
                                      .arg(left)
                                      .arg(right)
                                      .arg(between)));
        }
    }
    return faults;
}

QStringList pageFaults(const QWidget& page) {
    constexpr int withinBar = 8; // what is lower than a button stands in the bar's middle
    constexpr int right = space::page + 1;
    QStringList faults;
    const auto placeOf = [&](const QWidget& widget) {
        return QRect(widget.mapTo(&page, QPoint()), widget.size());
    };
    const auto isContent = [](const QWidget& widget) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        return widget.isVisible() && !widget.size().isEmpty()
               && ((label && !label->text().isEmpty())
                   || qobject_cast<const QAbstractButton*>(&widget)
                   || qobject_cast<const QTabBar*>(&widget)
                   || qobject_cast<const QAbstractItemView*>(&widget)
                   || qobject_cast<const QLineEdit*>(&widget));
    };
    std::vector<const QWidget*> content;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (isContent(*widget))
            content.push_back(widget);
    }
    int first = page.height();
    for (const QWidget* widget : content)
        first = std::min(first, placeOf(*widget).top());
    if (first > withinBar)
        faults.append(faultOf(page, u"begins at %1"_s.arg(first)));
    for (const PageBar* bar : page.findChildren<PageBar*>()) {
        if (!bar->isVisible())
            continue;
        const QRect place = placeOf(*bar);
        if (place.top() != 0 || place.height() != bar->minimumHeight())
            faults.append(faultOf(
                page, u"has a bar from %1, %2 px high"_s.arg(place.top()).arg(place.height())));
        int below = page.height();
        for (const QWidget* widget : content) {
            const QRect one = placeOf(*widget);
            if (one.top() > place.bottom() && one.left() <= place.right()
                && one.right() >= place.left())
                below = std::min(below, one.top());
        }
        // The last button ends with the bar, which on a wide screen ends before the page.
        const auto rows = bar->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        int behind = page.width();
        for (const auto* button : bar->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && !rows.isEmpty())
                behind
                    = std::min(behind, placeOf(*rows.front()).right() - placeOf(*button).right());
        }
        if (behind > 0 && behind <= 2 * space::small)
            faults.append(faultOf(page, u"has a bar that ends %1 px late"_s.arg(behind)));
        if (below < page.height() && below - place.bottom() - 1 > 2 * space::small)
            faults.append(faultOf(page, u"goes on at %1"_s.arg(below)));
    }
    for (const AccentButton* next : page.findChildren<AccentButton*>()) {
        const QRect place = placeOf(*next);
        if (next->isVisible()
            && (place.top() > withinBar || page.width() - place.right() > right + 1))
            faults.append(faultOf(
                page,
                u"“%1” stands at %2, %3"_s.arg(next->text()).arg(place.right()).arg(place.top())));
    }
    return faults;
}

QStringList listFaults(const QWidget& root, Density density) {
    QStringList faults;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* lines = qobject_cast<const LineList*>(widget))
            checkPitch(*lines, density, faults);
        auto* list = qobject_cast<ListTable*>(widget);
        if (!list || !list->model())
            continue;
        checkEnd(*list, faults);
        checkPitch(*list, density, faults);
        faults += cutNames(*list);
        faults += touchingNumbers(*list);
    }
    return faults;
}

} // namespace mentat::test

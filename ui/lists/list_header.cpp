#include "ui/lists/list_header.h"

#include "ui/look/style/flat_parts.h"

#include <QStyle>
#include <QStyleOptionHeader>

#include <algorithm>
#include <numeric>
#include <utility>

namespace mentat {
namespace {

/// Narrows all columns to this width, but not below their minimums.
std::vector<int> upTo(const std::vector<ColumnWish>& columns, int widest) {
    std::vector<int> widths;
    for (const ColumnWish& column : columns)
        widths.push_back(std::max(std::min(column.wanted, widest), column.least));
    return widths;
}

} // namespace

std::vector<int> sharedRoom(const std::vector<ColumnWish>& columns, int room) {
    const auto fitsUpTo = [&](int widest) {
        const std::vector<int> widths = upTo(columns, widest);
        return std::accumulate(widths.begin(), widths.end(), 0) <= room;
    };
    int widest = 0;
    for (const ColumnWish& column : columns)
        widest = std::max(widest, column.wanted);
    if (fitsUpTo(widest))
        return upTo(columns, widest);
    int tooWide = widest;
    int narrow = 0; // the best approximation if nothing fits
    while (tooWide - narrow > 1) {
        const int between = (narrow + tooWide) / 2;
        (fitsUpTo(between) ? narrow : tooWide) = between;
    }
    return upTo(columns, narrow);
}

QString inTwoLines(const QString& title, const std::function<int(const QString&)>& widthOf) {
    if (title.contains(u'\n'))
        return title;
    QString best = title;
    int least = widthOf(title);
    for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1)) {
        const QString first = title.left(at);
        const QString second = title.mid(at + 1);
        const int widest = std::max(widthOf(first), widthOf(second));
        if (second.startsWith(u'·') || widest >= least)
            continue;
        least = widest;
        best = first + u'\n' + second;
    }
    return best;
}

QString inTwoLines(const QString& title, const QFontMetrics& letters) {
    return inTwoLines(title,
                      [&letters](const QString& part) { return letters.horizontalAdvance(part); });
}

ListHeader::ListHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
}

QString ListHeader::titleOf(int section) const {
    return model() ? model()->headerData(section, Qt::Horizontal).toString() : QString();
}

bool ListHeader::breakWhereNarrow() {
    std::set<int> narrow;
    for (int section = 0; section < count(); ++section) {
        if (!isSectionHidden(section) && sectionSize(section) < widthOfTitle(section, false))
            narrow.insert(section);
    }
    if (narrow == m_broken)
        return false;
    m_broken = std::move(narrow);
    headerDataChanged(Qt::Horizontal, 0, count() - 1);
    return true;
}

QSize ListHeader::sizeOf(int section, bool broken) const {
    const QString title = titleOf(section);
    const QFontMetrics letters = fontMetrics();
    const QSize words = letters.size(0, broken ? inTwoLines(title, letters) : title);
    const QSize base = QHeaderView::sectionSizeFromContents(section);
    // Qt reserves space for the arrow in every section, and at another position; only one needs it.
    const bool isSorted = isSortIndicatorShown() && section == sortIndicatorSection();
    const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    return {words.width() + 2 * margin + (isSorted ? flat::roomOfSortArrow() : 0),
            base.height() - letters.size(0, title).height() + words.height()};
}

int ListHeader::widthOfTitle(int section, bool broken) const {
    return sizeOf(section, broken).width();
}

QSize ListHeader::sectionSizeFromContents(int section) const {
    return sizeOf(section, m_broken.contains(section));
}

void ListHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    if (m_broken.contains(section))
        option->text = inTwoLines(titleOf(section), fontMetrics());
}

} // namespace mentat

#include "moc_list_header.cpp"

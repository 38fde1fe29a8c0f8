#include "ui/lists/list_header.h"

#include <QStyle>
#include <QStyleOptionHeader>

#include <algorithm>
#include <numeric>

namespace mentat {
namespace {

/// No column wider than this, but for what must stay of it.
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
    int narrow = 0; // where this does not fit either, it is what comes nearest
    while (tooWide - narrow > 1) {
        const int between = (narrow + tooWide) / 2;
        (fitsUpTo(between) ? narrow : tooWide) = between;
    }
    return upTo(columns, narrow);
}

namespace {

QString inLines(QString title) {
    return title.replace(u' ', u'\n');
}

} // namespace

ListHeader::ListHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
}

bool ListHeader::setBroken(bool broken) {
    if (broken == m_broken)
        return false;
    m_broken = broken;
    headerDataChanged(Qt::Horizontal, 0, count() - 1);
    return true;
}

QSize ListHeader::sizeOf(int section, bool broken) const {
    QSize whole = QHeaderView::sectionSizeFromContents(section);
    // Qt keeps room for the arrow in every section; one has it.
    if (isSortIndicatorShown() && section != sortIndicatorSection()) {
        const int margin = style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
        const int words
            = fontMetrics()
                  .size(0, model() ? model()->headerData(section, Qt::Horizontal).toString()
                                   : QString())
                  .width();
        whole.setWidth(std::min(whole.width(), words + 2 * margin));
    }
    if (!broken || !model())
        return whole;
    const QString title = model()->headerData(section, Qt::Horizontal).toString();
    const QFontMetrics metrics = fontMetrics();
    return whole - metrics.size(0, title) + metrics.size(0, inLines(title));
}

int ListHeader::widthOfTitle(int section, bool broken) const {
    return sizeOf(section, broken).width();
}

QSize ListHeader::sectionSizeFromContents(int section) const {
    return sizeOf(section, m_broken);
}

void ListHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    if (m_broken)
        option->text = inLines(option->text);
}

} // namespace mentat

#include "ui/lists/list_header.h"
#include "ui/lists/list_table.h"
#include "ui/look/spacing.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <numeric>
#include <utility>

namespace mentat {

namespace {

// In letters of the font.
constexpr int nameLetters = 40;  // of a name, before another column goes for it
constexpr int textLetters = 120; // a line of 90 or 100, as texts have wider ones than the average
constexpr int wordLetters = 40;
constexpr int wideLetters = 12;   // what stays at least of a name or a text
constexpr int fewLetters = 16;    // of a word, before a column goes for it
constexpr int fewestLetters = 13; // what stays at least of a word: "disqualified"

int sumOf(const std::vector<ColumnWish>& columns, int ColumnWish::*part) {
    return std::accumulate(columns.begin(), columns.end(), 0,
                           [part](int sum, const ColumnWish& one) { return sum + one.*part; });
}

} // namespace

ListTable::ColumnKind ListTable::kindOf(int column) const {
    const auto kind = m_kinds.find(column);
    return kind == m_kinds.end() ? ColumnKind::Words : kind->second;
}

ListTable::Measure ListTable::measureOf(int column) const {
    const int letter = fontMetrics().averageCharWidth();
    const auto widthOf = [&](int letters) { return letters * letter + 2 * space::cell; };
    int content = sizeHintForColumn(column);
    if (const auto expected = m_expected.find(column); expected != m_expected.end())
        content = std::max(content,
                           fontMetrics().horizontalAdvance(expected->second) + 2 * space::cell);
    const QVariant alignment
        = model()->index(0, column).data(Qt::TextAlignmentRole); // of all its rows
    if (Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight))
        return {.content = content, .least = content, .cut = content};
    switch (kindOf(column)) {
    case ColumnKind::Names: {
        const int least = std::min(content, widthOf(nameLetters));
        return {.content = content, .least = least, .cut = std::min(content, widthOf(wideLetters))};
    }
    case ColumnKind::Texts: {
        const int least = std::min(content, widthOf(wideLetters));
        return {.content = std::min(content, widthOf(textLetters)), .least = least, .cut = least};
    }
    case ColumnKind::Words: {
        const int least = std::min(content, widthOf(fewLetters));
        return {.content = std::min(content, widthOf(wordLetters)),
                .least = least,
                .cut = std::min(content, widthOf(fewestLetters))};
    }
    }
    Q_UNREACHABLE();
}

void ListTable::measureColumns() {
    m_measures.clear();
    for (int column = 0; model() && column < m_header->count(); ++column)
        m_measures.push_back(m_hidden.contains(column) ? Measure() : measureOf(column));
    measureTitles();
}

void ListTable::measureTitles() {
    for (size_t i = 0; i < m_measures.size(); ++i) {
        const int column = static_cast<int>(i);
        if (m_hidden.contains(column))
            continue;
        m_measures[i].title = m_header->widthOfTitle(column, false);
        m_measures[i].brokenTitle = m_header->widthOfTitle(column, true);
    }
}

void ListTable::growSoon() {
    const bool isFitted = !m_measures.empty() && !m_isByHand;
    if (isFitted && !std::exchange(m_willGrow, true))
        QMetaObject::invokeMethod(this, &ListTable::grow, Qt::QueuedConnection);
}

void ListTable::grow() {
    m_willGrow = false;
    if (m_isByHand || static_cast<int>(m_measures.size()) != m_header->count())
        return;
    const std::vector<Measure> fitted = m_measures;
    measureColumns();
    bool isAnyLonger = false;
    for (size_t column = 0; column < m_measures.size(); ++column) {
        Measure& now = m_measures[column];
        isAnyLonger = isAnyLonger || now.content > fitted[column].content;
        now.content = std::max(now.content, fitted[column].content);
        now.least = std::max(now.least, fitted[column].least);
        now.cut = std::max(now.cut, fitted[column].cut);
    }
    if (!isAnyLonger)
        return;
    shareRoom(width());
    followSize();
}

/// What a list takes beside its columns. The bar may come by the rows that are still to come.
int ListTable::besideColumns() const {
    const int bar = verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                        ? 0
                        : style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return bar + 2 * frameWidth();
}

int ListTable::roomOfColumns(int width) const {
    return width - besideColumns();
}

ColumnWish ListTable::wishOf(int column, bool broken, Scarcity scarcity) const {
    const Measure& measure = m_measures[static_cast<size_t>(column)];
    const int title = broken ? measure.brokenTitle : measure.title;
    const bool isWhole
        = scarcity == Scarcity::ColumnsGo
          || (scarcity == Scarcity::WordsAreCut && kindOf(column) == ColumnKind::Names);
    const int least = isWhole ? measure.least : measure.cut;
    const int stays = std::max(least, title);
    // Before a name is cut, everything else has given all that it can.
    if (scarcity == Scarcity::NamesAreCut && kindOf(column) != ColumnKind::Names)
        return {stays, stays};
    return {std::max(measure.content, title), stays};
}

std::vector<ColumnWish> ListTable::wishes(bool broken, Scarcity scarcity,
                                          const std::set<int>& gone) const {
    std::vector<ColumnWish> all;
    for (int column = 0; column < m_header->count(); ++column)
        all.push_back(gone.contains(column) ? ColumnWish() : wishOf(column, broken, scarcity));
    return all;
}

std::vector<ColumnWish> ListTable::wishes(bool broken, Scarcity scarcity) const {
    std::set<int> gone;
    for (int column = 0; column < m_header->count(); ++column) {
        if (isColumnHidden(column))
            gone.insert(column);
    }
    return wishes(broken, scarcity, gone);
}

bool ListTable::isTooWide(int width) const {
    return sumOf(wishes(true, Scarcity::ColumnsGo), &ColumnWish::wanted) > roomOfColumns(width);
}

int ListTable::wantedWidth() const {
    return sumOf(wishes(false, Scarcity::ColumnsGo, m_hidden), &ColumnWish::wanted)
           + besideColumns();
}

int ListTable::leastWidth() const {
    const bool isMeasured = static_cast<int>(m_measures.size()) == m_header->count();
    return (isMeasured ? sumOf(wishes(true, Scarcity::NamesAreCut), &ColumnWish::least) : 0)
           + besideColumns();
}

/// Only what changes is hidden or shown: a column that comes for a moment would let bars come, too.
void ListTable::spareColumns(int room) {
    std::set<int> gone = m_hidden;
    for (const int column : m_spare) {
        if (sumOf(wishes(true, Scarcity::ColumnsGo, gone), &ColumnWish::least) <= room)
            break;
        gone.insert(column);
    }
    for (const int column : m_spare)
        QTableView::setColumnHidden(column, gone.contains(column));
}

/// The rows end at the frame: what a bar that does not stand there leaves, or titles that went on
/// several lines, is the last column's.
void ListTable::giveRest(std::vector<int>& widths, int seen) {
    const int used = std::accumulate(widths.begin(), widths.end(), 0);
    const int most = wantedWidth();
    if (used >= seen || seen > most)
        return;
    for (int place = m_header->count() - 1; place >= 0; --place) {
        const int last = m_header->logicalIndex(place);
        if (isColumnHidden(last))
            continue;
        widths[static_cast<size_t>(last)] += seen - used;
        return;
    }
}

void ListTable::shareRoom(int width) {
    if (m_sharing || static_cast<int>(m_measures.size()) != m_header->count())
        return;
    const QScopedValueRollback sharing(m_sharing, true);
    const int seen = viewport()->width();
    resizeColumns(width);
    // Sideways it scrolls only where nothing can give way.
    if (horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff || m_isBarOurs) {
        m_isBarOurs = m_header->length() <= width - 2 * frameWidth();
        setHorizontalScrollBarPolicy(m_isBarOurs ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }
    if (viewport()->width() != seen)
        resizeColumns(width); // a bar came or went by it
}

void ListTable::resizeColumns(int width) {
    const int room = roomOfColumns(width);
    spareColumns(room);
    const bool isBroken = sumOf(wishes(false, Scarcity::ColumnsGo), &ColumnWish::wanted) > room;
    if (m_header->setBroken(isBroken)) {
        updateGeometries(); // another height of the titles
        updateGeometry();
    }
    std::vector<ColumnWish> columns = wishes(isBroken, Scarcity::ColumnsGo);
    for (const Scarcity scarcity : {Scarcity::WordsAreCut, Scarcity::NamesAreCut}) {
        if (sumOf(columns, &ColumnWish::least) > room)
            columns = wishes(isBroken, scarcity);
    }
    std::vector<int> widths = sharedRoom(columns, room);
    giveRest(widths, viewport()->width() + width - this->width());
    for (int column = 0; column < m_header->count(); ++column) {
        if (!isColumnHidden(column)
            && m_header->sectionResizeMode(column) == QHeaderView::Interactive)
            m_header->resizeSection(column, widths[static_cast<size_t>(column)]);
    }
}

} // namespace mentat

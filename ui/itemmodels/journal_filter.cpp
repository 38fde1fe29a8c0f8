#include "ui/itemmodels/journal_filter.h"

#include <algorithm>

namespace mentat {

namespace {

bool isAt(const JournalPlace& place, const JournalPlace& wanted) {
    return place.heat == wanted.heat && (!wanted.table || place.table == wanted.table);
}

} // namespace

JournalFilter::JournalFilter(JournalModel& journal, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_journal(journal) {
    setSortRole(mentat::sortRole);
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSourceModel(&journal);
}

void JournalFilter::setWish(const JournalWish& wish) {
    if (wish == m_wish)
        return;
    m_wish = wish;
    m_words = normalisedText(wish.text).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

const JournalRow& JournalFilter::rowAt(const QModelIndex& index) const {
    return m_journal.row(mapToSource(index));
}

bool JournalFilter::filterAcceptsRow(int number, const QModelIndex&) const {
    const JournalRow& row = m_journal.rows()[static_cast<size_t>(number)];
    if (m_wish.scorekeeper && row.scorekeeper != *m_wish.scorekeeper)
        return false;
    if (m_wish.from.isValid() && row.time < m_wish.from)
        return false;
    if (m_wish.to.isValid() && row.time >= m_wish.to.addSecs(60))
        return false;
    if (m_wish.place && std::ranges::none_of(row.places, [&](const JournalPlace& place) {
            return isAt(place, *m_wish.place);
        }))
        return false;
    return std::ranges::all_of(m_words,
                               [&](const QString& word) { return row.searched.contains(word); });
}

} // namespace mentat

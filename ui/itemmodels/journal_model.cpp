#include "ui/itemmodels/journal_model.h"

#include "ui/itemmodels/value_texts.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// The distinct addresses of a change's edits.
std::vector<ChangeAddress> placesOf(const Change& change) {
    std::vector<ChangeAddress> places;
    for (const AnyEdit& edit : change.edits) {
        std::visit(
            [&](const auto& e) {
                std::optional<ChangeAddress> place;
                if constexpr (requires { e.slot.heat; })
                    place = ChangeAddress{e.slot.heat, {}};
                else if constexpr (requires { e.slot.round.heat(); }) {
                    if (const auto heat = e.slot.round.heat())
                        place = ChangeAddress{*heat, e.slot.table};
                }
                if (place && std::ranges::find(places, *place) == places.end())
                    places.push_back(*place);
            },
            edit);
    }
    return places;
}

/// "Wed 7/29/26", in the form that the facts of a change have: in the C locale, "Wed 2026-07-29".
QString dayOf(const QLocale& locale, QDate day) {
    if (locale.language() != QLocale::C)
        return dayText(locale, day);
    return locale.toString(day, u"ddd "_s) + day.toString(Qt::ISODate);
}

/// With seconds, in 12 or 24 hours, without the time zone.
QString preciseTime(const QTime& time) {
    const QLocale locale;
    return locale.toString(time, locale.timeFormat(QLocale::LongFormat).remove(u't').trimmed());
}

} // namespace

bool operator<(const ChangeAddress& a, const ChangeAddress& b) {
    const auto numbers = [](const ChangeAddress& place) {
        return std::pair(place.heat.value(), place.table ? place.table->value() : 0);
    };
    return numbers(a) < numbers(b);
}

JournalModel::JournalModel(Session& session, const Wording& wording, QObject* parent)
    : TableModel<JournalRow>(parent)
    , m_session(session)
    , m_wording(wording) {}

Result<bool> JournalModel::readOlder() {
    const auto oldest = rows().empty() ? std::nullopt : std::optional(rows().back().id);
    const auto page = m_session.journalPage(oldest, pageLength);
    if (!page)
        return tl::unexpected(page.error());
    std::vector<JournalRow> older;
    for (const JournalEntry& entry : *page)
        older.push_back(rowOf(entry));
    take(rows().size(), std::move(older));
    m_isComplete = page->size() < static_cast<size_t>(pageLength);
    return !m_isComplete;
}

Result<void> JournalModel::readNewer() {
    if (rows().empty() && !m_isComplete)
        return {};
    const qint64 newest = rows().empty() ? 0 : rows().front().id.number();
    std::vector<JournalRow> newer;
    std::optional<JournalId> before;
    while (!before || before->number() > newest + 1) {
        const auto page = m_session.journalPage(before, pageLength);
        if (!page)
            return tl::unexpected(page.error());
        if (page->empty())
            break;
        for (const JournalEntry& entry : *page) {
            if (entry.id.number() > newest)
                newer.push_back(rowOf(entry));
        }
        before = page->back().id;
    }
    take(0, std::move(newer));
    return {};
}

void JournalModel::take(size_t place, std::vector<JournalRow> rows) {
    for (const JournalRow& row : rows) {
        if (!row.scorekeeper.isEmpty())
            m_hands.insert(row.scorekeeper);
        m_places.insert(row.places.begin(), row.places.end());
        if (!row.event.isEmpty())
            m_events.insert(row.event);
    }
    insertRowsAt(place, std::move(rows));
}

JournalRow JournalModel::rowOf(const JournalEntry& entry) const {
    JournalRow row{
        entry.id, entry.time.toLocalTime(), entry.scorekeeper, {}, m_wording.journal(entry),
        {},       placesOf(entry.change)};
    QStringList searched{row.sentence};
    const Event* event = entry.event ? findEvent(m_session.book(), *entry.event) : nullptr;
    if (event) {
        row.event = eventTitle(event->details);
        for (const PlayerId& player : playersIn(entry.change, event->players))
            searched.append(playerName(*event, player));
    }
    row.searched = normalizedText(searched.join(u' '));
    return row;
}

QString JournalModel::key(const JournalRow& row) const {
    return QString::number(row.id.number());
}

QString JournalModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Day: return tr("Day");
    case Time: return tr("Time");
    case Scorekeeper: return tr("By");
    case Act: return tr("Change");
    case EventName: return tr("Event");
    case ColumnCount: break;
    }
    return {};
}

QVariant JournalModel::cell(const JournalRow& row, int column, int role) const {
    if (role == sortRole && (column == Day || column == Time))
        return row.id.number(); // the order of the acts, even if the clock jumped
    if (role == Qt::ToolTipRole && column == Act)
        return row.sentence;
    const bool isWholeTime = role == Qt::ToolTipRole || role == copyRole;
    if (isWholeTime && column == Time)
        return QString(dayOf(m_wording.language().locale(), row.time.date()) + u' '
                       + preciseTime(row.time.time()));
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Day: return dayOf(m_wording.language().locale(), row.time.date());
    case Time: return m_wording.language().clockTime(row.time.time());
    case Scorekeeper: return row.scorekeeper;
    case Act: return row.sentence;
    case EventName: return row.event;
    case ColumnCount: break;
    }
    return {};
}

namespace {

bool isAt(const ChangeAddress& place, const ChangeAddress& wanted) {
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
    m_words = normalizedText(wish.text).split(u' ', Qt::SkipEmptyParts);
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
    if (m_wish.place && std::ranges::none_of(row.places, [&](const ChangeAddress& place) {
            return isAt(place, *m_wish.place);
        }))
        return false;
    return std::ranges::all_of(m_words,
                               [&](const QString& word) { return row.searched.contains(word); });
}

void JournalFactsModel::setFacts(const std::vector<ChangedFact>& facts) {
    std::vector<NumberedFact> rows;
    for (const ChangedFact& fact : facts)
        rows.push_back({static_cast<int>(rows.size()), fact});
    setRows(std::move(rows));
}

QString JournalFactsModel::key(const NumberedFact& row) const {
    return QString::number(row.number);
}

QString JournalFactsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Where: return tr("Where");
    case What: return tr("What");
    case Before: return tr("Before");
    case After: return tr("After");
    case ColumnCount: break;
    }
    return {};
}

QVariant JournalFactsModel::cell(const NumberedFact& row, int column, int role) const {
    if (role == sortRole)
        return row.number;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto orNone = [](const QString& text) { return text.isEmpty() ? u"–"_s : text; };
    switch (static_cast<Column>(column)) {
    case Where: return row.fact.place;
    case What: return row.fact.fact;
    case Before: return orNone(row.fact.before);
    case After: return orNone(row.fact.after);
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat

#include "moc_journal_model.cpp"

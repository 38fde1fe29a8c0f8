#include "ui/itemmodels/journal_model.h"

#include "ui/itemmodels/time_text.h"

#include <QLocale>

#include <algorithm>

namespace mentat {

namespace {

/// Where the edits of a change are, each place once.
std::vector<JournalPlace> placesOf(const Change& change) {
    std::vector<JournalPlace> places;
    for (const AnyEdit& edit : change.edits) {
        std::visit(
            [&](const auto& e) {
                std::optional<JournalPlace> place;
                if constexpr (requires { e.slot.heat; })
                    place = JournalPlace{e.slot.heat, {}};
                else if constexpr (requires { e.slot.round.heat(); }) {
                    if (const auto heat = e.slot.round.heat())
                        place = JournalPlace{*heat, e.slot.table};
                }
                if (place && std::ranges::find(places, *place) == places.end())
                    places.push_back(*place);
            },
            edit);
    }
    return places;
}

/// With seconds, by 12 or 24 hours, without the zone.
QString preciseTime(const QTime& time) {
    const QLocale locale;
    return locale.toString(time, locale.timeFormat(QLocale::LongFormat).remove(u't').trimmed());
}

} // namespace

bool operator<(const JournalPlace& a, const JournalPlace& b) {
    const auto numbers = [](const JournalPlace& place) {
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
    row.searched = normalisedText(searched.join(u' '));
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
        return row.id.number(); // the order in which things were done, whatever the clock said
    if (role == Qt::ToolTipRole && column == Act)
        return row.sentence;
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(column)) {
    case Day: return dayText(row.time.date());
    case Time: return preciseTime(row.time.time());
    case Scorekeeper: return row.scorekeeper;
    case Act: return row.sentence;
    case EventName: return row.event;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat

#include "model/store/book_store.h"
#include "model/store/formats/slot_tables.h"
#include "model/store/formats/store_format.h"
#include "model/store/journal_table.h"
#include "model/store/people_tables.h"
#include "model/store/print_log_table.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

template <class Slot>
Rows rowsAt(EventId event, const Slot& slot, const std::optional<typename Slot::Value>& value) {
    return value ? rowsOf(event, slot, *value) : Rows();
}

template <class Slot>
concept StandsInList
    = requires(EventId event, const Slot& slot, const typename Slot::Value& value) {
    scopeOf(event, slot, value);
};

/// Makes room and closes gaps in the list, so that only the row itself is left to write.
template <StandsInList Slot>
void moveNeighbours(Database& database, EventId event, const Edit<Slot>& edit) {
    std::optional<ListScope> from;
    std::optional<ListScope> to;
    if (edit.before)
        from = scopeOf(event, edit.slot, *edit.before);
    if (edit.after)
        to = scopeOf(event, edit.slot, *edit.after);
    if (from && to && from == to && edit.before->position == edit.after->position)
        return;
    if (from)
        closeGap(database, *from, edit.before->position);
    if (to)
        openGap(database, *to, edit.after->position);
}

template <class Slot>
void saveEdit(Database& database, EventId event, const Edit<Slot>& edit) {
    if constexpr (StandsInList<Slot>)
        moveNeighbours(database, event, edit);
    writeDifference(database, rowsAt(event, edit.slot, edit.before),
                    rowsAt(event, edit.slot, edit.after));
}

/// Every table that has rows of an event, but the journal and the print log: what is on paper
/// outlives it.
QStringList tablesOfEvents(Database& database) {
    QStringList names;
    database.select(
        u"SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c "
        "WHERE m.type = 'table' AND c.name = 'event' AND m.name NOT IN ('journal', 'printed')"_s,
        {}, [&](SqlRow row) { names << textIn(row[0]); });
    return names;
}

} // namespace

void BookStore::Writer::savePeople(const std::vector<PersonEdit>& people) {
    for (const PersonEdit& edit : people)
        writeDifference(m_database, personRows(edit.before), personRows(edit.after));
}

void BookStore::Writer::saveEdits(EventId event, const std::vector<AnyEdit>& edits) {
    for (const AnyEdit& edit : edits)
        std::visit([&](const auto& e) { saveEdit(m_database, event, e); }, edit);
}

void BookStore::Writer::saveLinks(const std::vector<PersonLink>& links) {
    for (const PersonLink& link : links)
        m_database.run(u"UPDATE player SET person = ? WHERE event = ? AND id = ?"_s,
                       {link.after.number(), link.event.number(), link.player.text()});
}

void BookStore::Writer::addEvent(EventId id, const Event& event) {
    insertRows(m_database, commonRows(id, event));
    insertRows(m_database, storeFormatOf(event.play).rows(id, event.play));
}

void BookStore::Writer::removeEvent(EventId id) {
    for (const QString& table : tablesOfEvents(m_database))
        m_database.run(u"DELETE FROM %1 WHERE event = ?"_s.arg(table), {id.number()});
    m_database.run(u"DELETE FROM event WHERE id = ?"_s, {id.number()});
}

void BookStore::Writer::changeEvent(EventId id, const Event& before, const Event& after) {
    writeDifference(m_database, commonRows(id, before), commonRows(id, after));
    writeDifference(m_database, storeFormatOf(before.play).rows(id, before.play),
                    storeFormatOf(after.play).rows(id, after.play));
}

void BookStore::Writer::addSummary(EventId id, const Summary& summary) {
    insertRows(m_database, summaryRows(id, summary));
}

void BookStore::Writer::removeSummary(EventId id) {
    m_database.run(u"DELETE FROM summary WHERE id = ?"_s, {id.number()});
}

void BookStore::Writer::saveDraft(const Draft& draft) {
    m_database.run(u"INSERT INTO draft (event, place, content, saved) VALUES (?, ?, ?, ?) "
                   "ON CONFLICT (event, place) DO UPDATE SET content = excluded.content, "
                   "saved = excluded.saved"_s,
                   {draft.event.number(), draft.place, draft.content,
                    draft.saved.toUTC().toString(Qt::ISODateWithMs)});
}

void BookStore::Writer::removeDraft(EventId event, const DraftAddress& place) {
    m_database.run(u"DELETE FROM draft WHERE event = ? AND place = ?"_s, {event.number(), place});
}

void BookStore::Writer::addPrinted(const PrintedReport& printed) {
    insertPrinted(m_database, printed);
}

JournalMark BookStore::Writer::addEntry(const JournalEntry& entry) {
    const JournalId id = insertEntry(m_database, entry);
    return {id, entry.change.kind, entry.role, entry.target};
}

void BookStore::Writer::rewriteEntry(const JournalEntry& entry) {
    updateEntry(m_database, entry);
}

void BookStore::Writer::markAsPractice() {
    mentat::markAsPractice(m_database);
}

} // namespace mentat

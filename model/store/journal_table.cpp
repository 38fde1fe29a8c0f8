#include "model/store/journal_table.h"

#include "model/changes/journal.h"
#include "model/document/change_codec.h"

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString journalColumns
    = u"id, time, hand, event, kind, role, target, schema_version, content"_s;
// What Qt::ISODateWithMs writes of a time in UTC; read strictly, where Qt would take more.
const QString timeFormat = u"yyyy-MM-ddTHH:mm:ss.zzzZ"_s;

QDateTime readTime(const SqlValue& cell) {
    QDateTime time = QDateTime::fromString(textIn(cell), timeFormat);
    if (!time.isValid())
        throwBadCell();
    time.setTimeSpec(Qt::UTC);
    return time;
}

ChangeKind kindIn(const SqlValue& cell) {
    const auto kind = kindByWord(textIn(cell));
    if (!kind)
        throwBadCell();
    return *kind;
}

} // namespace

JournalEntry journalEntryIn(SqlRow row) {
    const QString word = textIn(row[4]);
    auto change = readChange(kindIn(row[4]), jsonIn(row[8]));
    if (!change || wholeIn(row[7]) > changeSchemaVersion)
        throwBadCell();
    auto act = *actByWord(word, std::move(change->operands));
    change->kind = act.kind;
    change->operands = std::move(act.operands);
    return {Cell<JournalId>::read(row[0]),
            readTime(row[1]),
            textIn(row[2]),
            Cell<std::optional<EventId>>::read(row[3]),
            Cell<JournalRole>::read(row[5]),
            Cell<std::optional<JournalId>>::read(row[6]),
            *std::move(change)};
}

JournalId insertEntry(Database& database, const JournalEntry& entry) {
    static const QString sql
        = u"INSERT INTO journal (%1) VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)"_s.arg(journalColumns);
    database.run(sql, {entry.time.toUTC().toString(Qt::ISODateWithMs), entry.scorekeeper,
                       Cell<std::optional<EventId>>::write(entry.event),
                       QString(idOf(entry.change.kind)), QString(idOf(entry.role)),
                       Cell<std::optional<JournalId>>::write(entry.target),
                       qint64(changeSchemaVersion), changeText(entry.change)});
    return JournalId(database.lastInsertedId());
}

void updateEntry(Database& database, const JournalEntry& entry) {
    database.run(u"UPDATE journal SET schema_version = ?, content = ? WHERE id = ?"_s,
                 {qint64(changeSchemaVersion), changeText(entry.change), entry.id.number()});
}

std::vector<JournalMark> loadMarks(Database& database) {
    std::vector<JournalMark> marks;
    database.select(u"SELECT id, kind, role, target FROM journal ORDER BY id"_s, {},
                    [&](SqlRow row) {
                        marks.push_back({Cell<JournalId>::read(row[0]), kindIn(row[1]),
                                         Cell<JournalRole>::read(row[2]),
                                         Cell<std::optional<JournalId>>::read(row[3])});
                    });
    return marks;
}

std::vector<JournalEntry> loadEntriesBefore(Database& database, std::optional<JournalId> before,
                                            int count) {
    const qint64 end = before ? before->number() : std::numeric_limits<qint64>::max();
    const std::array<SqlValue, 2> values{end, qint64(count)};
    std::vector<JournalEntry> entries;
    database.select(
        u"SELECT %1 FROM journal WHERE id < ? ORDER BY id DESC LIMIT ?"_s.arg(journalColumns),
        values, [&](SqlRow row) { entries.push_back(journalEntryIn(row)); });
    return entries;
}

JournalEntry loadEntry(Database& database, JournalId id) {
    std::optional<JournalEntry> entry;
    const SqlValue wanted = id.number();
    database.select(u"SELECT %1 FROM journal WHERE id = ?"_s.arg(journalColumns),
                    SqlRow(&wanted, 1), [&](SqlRow row) { entry = journalEntryIn(row); });
    if (!entry)
        throwBadCell();
    return *std::move(entry);
}

} // namespace mentat

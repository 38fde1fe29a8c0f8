#include "model/store/journal_tables.h"

#include "model/document/change_codec.h"

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const QString journalColumns
    = u"id, time, hand, event, kind, role, target, schema_version, content"_s;
// Qt::ISODateWithMs for UTC times; read strictly, because Qt would accept more.
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

QStringList printLogSchema() {
    return {uR"(CREATE TABLE printed (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    report TEXT NOT NULL CHECK (report <> ''),
    heat INTEGER,
    time TEXT NOT NULL,
    pages INTEGER CHECK (pages > 0),
    kind TEXT NOT NULL CHECK (kind IN ('printer', 'file')),
    place TEXT NOT NULL,
    fingerprint TEXT NOT NULL))"_s};
}

QStringList printLogOfRounds() {
    return {u"ALTER TABLE printed ADD COLUMN stage TEXT CHECK (stage IS NULL OR heat IS NULL)"_s};
}

static std::optional<RoundId> roundIn(const SqlValue& heat, const SqlValue& stage) {
    if (const auto number = Cell<std::optional<HeatNumber>>::read(heat))
        return RoundId(*number);
    const auto name = Cell<std::optional<Name>>::read(stage);
    return name ? std::optional<RoundId>(*name) : std::nullopt;
}

std::vector<PrintedReport> loadPrinted(Database& database) {
    std::vector<PrintedReport> all;
    database.select(
        u"SELECT event, report, heat, stage, time, pages, kind, place, fingerprint "
        "FROM printed ORDER BY id"_s,
        {}, [&](SqlRow row) {
            const QDateTime time = QDateTime::fromString(textIn(row[4]), Qt::ISODateWithMs);
            if (!time.isValid())
                throwBadCell();
            std::optional<int> pages;
            if (const auto number = Cell<std::optional<qint64>>::read(row[5]))
                pages = static_cast<int>(*number);
            all.push_back({Cell<EventId>::read(row[0]), textIn(row[1]), roundIn(row[2], row[3]),
                           time, pages, Cell<PrintedTo>::read(row[6]), textIn(row[7]),
                           textIn(row[8])});
        });
    return all;
}

void insertPrinted(Database& database, const PrintedReport& printed) {
    const SqlValue pages = printed.pages ? SqlValue(qint64(*printed.pages)) : SqlValue();
    const auto heat = printed.round ? printed.round->heat() : std::nullopt;
    const auto stage = printed.round ? printed.round->stage() : std::nullopt;
    database.run(
        u"INSERT INTO printed (event, report, heat, stage, time, pages, kind, place, "
        "fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {printed.event.number(), printed.report, Cell<std::optional<HeatNumber>>::write(heat),
         Cell<std::optional<Name>>::write(stage), printed.time.toUTC().toString(Qt::ISODateWithMs),
         pages, Cell<PrintedTo>::write(printed.to), printed.place, printed.fingerprint});
}

} // namespace mentat

#include "model/store/recovery/recovery.h"

#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/book_tables.h"
#include "model/store/file/event_file.h"
#include "model/store/file/on_disk.h"
#include "model/store/journal_tables.h"
#include "model/store/recovery/recovered_rows.h"
#include "model/store/recovery/salvage.h"
#include "model/store/sound_event.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Note = RecoveryNote::Kind;
using JournalById = std::map<qint64, JournalEntry>;

const TableRows& tableIn(const Tables& tables, const QString& name) {
    return *std::ranges::find(tables, name, &TableRows::name);
}

/// Whether acts in the journal affect the rows of a table.
bool isInBook(const QString& table) {
    return table != u"draft" && table != u"printed" && table != nameOfJournal;
}

bool isEmpty(const Tables& tables) {
    return std::ranges::all_of(tables, [](const TableRows& table) { return table.rows.empty(); });
}

/// The readable entries of the journal; the others are lost.
JournalById entriesIn(TableRows& journal) {
    JournalById entries;
    for (const auto& row : journal.rows) {
        try {
            const JournalEntry entry = journalEntryIn(row);
            entries.emplace(entry.id.number(), entry);
        } catch (const StoreError&) {
            journal.hasGaps = true;
            journal.lost.push_back(journal.keyOf(row));
        }
    }
    return entries;
}

/// A snapshot's content, in tables of the newest version.
struct SnapshotContent {
    QDateTime time;
    Tables tables;
    Book book;
    JournalById journal;

    [[nodiscard]] qint64 lastAct() const { return journal.empty() ? 0 : journal.rbegin()->first; }
};

std::optional<SnapshotContent> contentOf(const Snapshot& snapshot) {
    try {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"snapshot.mentat"_s);
        const int newest = latestVersion(migrations());
        checkHeader(snapshot.path, newest);
        const auto database = openForReading(snapshot.path);
        checkSchema(*database, migrations());
        checkIntegrity(*database, newest);
        copyTo(*database, path);
        Database copy(path, Database::Access::ReadWrite);
        migrate(copy, migrations());
        SnapshotContent content{snapshot.time, allRowsOf(copy), loadWholeBook(copy), {}};
        TableRows journal = tableIn(content.tables, nameOfJournal);
        content.journal = entriesIn(journal);
        return content;
    } catch (const StoreError&) {
        return std::nullopt;
    }
}

bool isSameAct(const JournalEntry& a, const JournalEntry& b) {
    return a.time == b.time && a.scorekeeper == b.scorekeeper && a.role == b.role
           && a.event == b.event && a.target == b.target && a.change == b.change;
}

/// A snapshot of another file with the same name, or of one restored since, has other acts at the
/// same journal ids. A single mismatch can be damage.
bool isOfThisFile(const SnapshotContent& snapshot, const JournalById& journal) {
    int same = 0;
    int others = 0;
    for (const auto& [id, entry] : journal) {
        const auto known = snapshot.journal.find(id);
        if (known != snapshot.journal.end())
            ++(isSameAct(entry, known->second) ? same : others);
    }
    return others == 0 || same > others;
}

std::optional<SnapshotContent> newestFitting(const std::vector<Snapshot>& snapshots,
                                             const JournalById& journal) {
    for (const Snapshot& snapshot : snapshots) {
        auto content = contentOf(snapshot);
        if (content && isOfThisFile(*content, journal))
            return content;
    }
    return std::nullopt;
}

std::vector<JournalEntry> actsAfter(const JournalById& journal, qint64 last) {
    std::vector<JournalEntry> acts;
    for (auto entry = journal.upper_bound(last); entry != journal.end(); ++entry)
        acts.push_back(entry->second);
    return acts;
}

void markFileAsPractice(const QString& path) {
    Database database(path, Database::Access::ReadWrite);
    markAsPractice(database);
}

/// Holds the state of a recovery.
class RecoveryWork {
public:
    RecoveryWork(const QString& file, const std::vector<Snapshot>& snapshots) {
        readFile(file, snapshots);
        m_journal = entriesIn(journal());
        m_snapshot = newestFitting(snapshots, m_journal);
        if (m_snapshot) {
            m_recovery.snapshot = m_snapshot->time;
            m_isPractice = m_isPractice || m_snapshot->book.isPractice;
        }
        if (isEmpty(m_tables) && !m_snapshot)
            throw StoreError(FailureKind::NothingLeft, {file});
    }

    Recovery run(const QString& newFile, const QDateTime& now, const QString& scorekeeper) {
        auto replay = replayOfSnapshot();
        noteLosses(replay.has_value());
        std::vector<RecoveryNote> notes;
        RecoveredRows rows = filledRows(notes);
        Book book = rows.makeBook();
        if (replay) {
            m_recovery.isReplayed = true;
            book = *std::move(replay);
            noteDoubts(book);
            std::erase_if(notes, [](const RecoveryNote& note) { return isInBook(note.table); });
        } else {
            rows.noteUnconfirmed(m_snapshot ? m_snapshot->tables : Tables(),
                                 actsAfter(m_journal, 0));
        }
        m_recovery.notes.insert(m_recovery.notes.end(), notes.begin(), notes.end());
        makeBookSound(book);
        write(newFile, book, rows, now, scorekeeper);
        return m_recovery;
    }

private:
    TableRows& journal() { return *std::ranges::find(m_tables, nameOfJournal, &TableRows::name); }

    // Even if not even the file's header is left, a snapshot may be.
    void readFile(const QString& file, const std::vector<Snapshot>& snapshots) {
        try {
            const DamagedCopy copy(file);
            m_isPractice = copy.isPractice();
            m_tables = copy.rows();
            return;
        } catch (const StoreError& error) {
            const FailureKind kind = error.failure().kind;
            if (kind != FailureKind::NotAnEventFile || snapshots.empty())
                throw;
        }
        Database empty(u":memory:"_s, Database::Access::ReadWrite);
        migrate(empty, migrations());
        m_tables = tablesOf(empty);
        for (TableRows& table : m_tables)
            table.hasGaps = true;
    }

    std::optional<Book> replayOfSnapshot() {
        if (!m_snapshot || journal().hasGaps)
            return std::nullopt;
        const qint64 last = m_journal.empty() ? 0 : m_journal.rbegin()->first;
        const auto acts = actsAfter(m_journal, m_snapshot->lastAct());
        if (last < m_snapshot->lastAct()
            || last - m_snapshot->lastAct() != static_cast<qint64>(acts.size()))
            return std::nullopt;
        return replayed(m_snapshot->book, acts);
    }

    RecoveredRows filledRows(std::vector<RecoveryNote>& notes) {
        RecoveredRows rows(m_tables, notes);
        if (m_snapshot)
            rows.fillFrom(m_snapshot->tables);
        rows.fillFrom(actsAfter(m_journal, m_snapshot ? m_snapshot->lastAct() : 0));
        rows.fillFromEmptied();
        rows.fillPeopleFromPlayers();
        return rows;
    }

    void noteLosses(bool isReplayed) {
        for (const TableRows& table : m_tables) {
            if (isReplayed && isInBook(table.name))
                continue; // nothing in it is needed
            const auto emptied = table.keysOfEmptied();
            for (const QString& key : table.lost) {
                if (!emptied.contains(key)) // such a row is reported separately
                    m_recovery.notes.push_back({Note::Lost, table.name, key});
            }
            if (table.hasGaps && table.lost.empty())
                m_recovery.notes.push_back({Note::Gap, table.name, {}});
        }
    }

    /// Notes where the file, though readable, contradicts the journal.
    void noteDoubts(const Book& book) {
        std::map<QString, std::map<QString, std::vector<SqlValue>>> read;
        for (const TableRows& table : m_tables) {
            for (const auto& row : table.rows)
                read[table.name].emplace(table.keyOf(row), row);
        }
        for (const TableRow& row : rowsOfBook(book)) {
            const TableRows& table = tableIn(m_tables, row.table->name);
            const auto cells = cellsInOrder(row, table);
            const auto said = read[table.name].find(table.keyOf(cells));
            if (said != read[table.name].end() && said->second != cells)
                m_recovery.notes.push_back({Note::Doubtful, table.name, said->first});
        }
    }

    void makeBookSound(Book& book) {
        std::erase_if(book.events, [&](BookEvent& entry) {
            return !makeSound(entry.event, m_recovery.leftOut);
        });
    }

    void write(const QString& newFile, const Book& book, const RecoveredRows& rows,
               const QDateTime& now, const QString& scorekeeper) {
        const QString unfinished = newFile + u"-new"_s;
        removeUnfinished(unfinished); // left by a program that died
        try {
            makeEmptyFile(unfinished, migrations());
            writeInto(unfinished, book, rows, now, scorekeeper);
            if (m_isPractice)
                markFileAsPractice(unfinished);
            {
                Database written(unfinished, Database::Access::ReadOnly);
                checkIntegrity(written, latestVersion(migrations()));
                (void)loadWholeBook(written);
            }
            giveFreeName(unfinished, newFile);
        } catch (const StoreError&) {
            removeWithSideFiles(unfinished);
            throw;
        }
        bringNamesToDisk(QFileInfo(newFile).absolutePath());
    }

    void writeInto(const QString& path, const Book& book, const RecoveredRows& rows,
                   const QDateTime& now, const QString& scorekeeper) {
        Database database(path, Database::Access::ReadWrite);
        Transaction transaction(database);
        const Rows all = rowsOfBook(book);
        insertRows(database, all);
        m_recovery.rows = static_cast<int>(all.size());
        for (const QString& name : {u"draft"_s, u"printed"_s})
            writeOfEvents(database, book, rows.table(name));
        writeJournal(database);
        const Change recovered{ChangeKind::FileRecovered, {}, {}, {}, {}};
        (void)insertEntry(database, {JournalId(1), now, scorekeeper, std::nullopt,
                                     JournalRole::Done, std::nullopt, recovered});
        transaction.commit();
    }

    void writeOfEvents(Database& database, const Book& book, const TableRows& table) {
        std::vector<std::vector<SqlValue>> kept;
        const auto event = static_cast<size_t>(table.columns.indexOf(u"event"_s));
        for (const auto& row : table.rows) {
            const auto id = EventId::fromNumber(wholeIn(row[event]));
            if (id && findEvent(book, *id))
                kept.push_back(row);
        }
        insertRows(database, table, kept);
        m_recovery.rows += static_cast<int>(kept.size());
    }

    // Undoing a lost act would refer to nothing.
    void writeJournal(Database& database) {
        JournalById all = m_journal;
        if (m_snapshot && journal().hasGaps)
            all.insert(m_snapshot->journal.begin(), m_snapshot->journal.end());
        Tables tables{journal()};
        TableRows& table = tables.front();
        std::map<qint64, std::vector<SqlValue>> cells;
        const auto take = [&](const TableRows& from, const JournalById& readable) {
            for (const auto& row : from.rows) {
                const auto* id = std::get_if<qint64>(&row.front());
                if (id && readable.contains(*id))
                    cells.emplace(*id, row);
            }
        };
        take(table, m_journal);
        if (m_snapshot)
            take(tableIn(m_snapshot->tables, nameOfJournal), m_snapshot->journal);
        for (const auto& [id, entry] : all) {
            if (entry.target && !all.contains(entry.target->number())) {
                m_recovery.notes.push_back({Note::Rejected, table.name, QString::number(id)});
                continue;
            }
            insertRows(database, table, {cells.at(id)});
        }
    }

    Tables m_tables;
    JournalById m_journal;
    std::optional<SnapshotContent> m_snapshot;
    bool m_isPractice = false;
    Recovery m_recovery;
};

} // namespace

Recovery recover(const QString& file, const QString& newFile,
                 const std::vector<Snapshot>& snapshots, const QDateTime& now,
                 const QString& scorekeeper) {
    checkIsFree(newFile);
    return RecoveryWork(file, snapshots).run(newFile, now, scorekeeper);
}

} // namespace mentat

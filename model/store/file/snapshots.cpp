#include "model/store/file/snapshots.h"

#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/book_store.h"
#include "model/store/file/held_file.h"
#include "model/store/file/on_disk.h"
#include "model/store/journal_tables.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString nameFormat = u"yyyy-MM-dd HH-mm-ss'Z'"_s;
const QString unfinishedName = u".unfinished"_s;
const QString keptMark = u"kept "_s;
const QString beforeRestore = u"before-restore "_s;
const std::array sideSuffixes{u"-wal"_s, u"-shm"_s, u"-journal"_s};

QString nameOf(const QString& file, const QDateTime& time) {
    return QFileInfo(file).completeBaseName() + u' ' + time.toUTC().toString(nameFormat)
           + u".mentat"_s;
}

QDateTime timeIn(const QString& name, const QString& base) {
    for (const QString& beginning : {QString(base + u' '), QString(base + u'.' + keptMark)}) {
        if (!name.startsWith(beginning))
            continue;
        const auto length = name.size() - beginning.size() - qsizetype(sizeof(".mentat") - 1);
        QDateTime time = QDateTime::fromString(name.mid(beginning.size(), length), nameFormat);
        time.setTimeSpec(Qt::UTC);
        return time;
    }
    return {};
}

/// Whether it belongs to a file that was moved away: work may have continued in it.
bool isKept(const QString& path) {
    return QFileInfo(path).fileName().contains(u'.' + keptMark);
}

/// Moves files one after another; unless all moves succeed, undoes them.
class Moves {
public:
    ~Moves() {
        if (m_done)
            return;
        for (auto step = m_made.rbegin(); step != m_made.rend(); ++step) {
            try {
                moveOver(step->second, step->first);
            } catch (const StoreError&) {
                // Nothing more can be done; both names speak for themselves.
            }
        }
        if (!m_secondName.isEmpty())
            QFile::remove(m_secondName);
    }
    void make(const QString& from, const QString& to) {
        moveOver(from, to);
        m_made.emplace_back(from, to);
    }
    /// Where the file system supports links, the old name always refers to a file until another
    /// takes its place. Returns whether it does.
    [[nodiscard]] bool keepByTwoNames(const QString& from, const QString& to) {
        if (!giveSecondName(from, to))
            return false;
        m_secondName = to;
        bringNamesToDisk(QFileInfo(to).absolutePath());
        return true;
    }
    void finish() { m_done = true; }

private:
    std::vector<std::pair<QString, QString>> m_made;
    QString m_secondName;
    bool m_done = false;
};

/// Writes the snapshot as a new file of today's version, with an entry in the journal.
void prepare(const QString& snapshot, const QString& path, const QDateTime& now,
             const QString& scorekeeper) {
    checkHeader(snapshot, latestVersion(migrations()));
    {
        const auto database = openForReading(snapshot);
        checkSchema(*database, migrations());
        checkIntegrity(*database, latestVersion(migrations()));
        copyTo(*database, path);
    }
    const QDateTime time = timeIn(QFileInfo(snapshot).fileName(),
                                  QFileInfo(snapshot).fileName().section(u' ', 0, -3));
    const QDateTime ofWhen = time.isValid() ? time : QFileInfo(snapshot).lastModified().toUTC();
    Database database(path, Database::Access::ReadWrite);
    migrate(database, migrations());
    Transaction transaction(database);
    const Change restored{
        ChangeKind::FileRestored, {ofWhen.toUTC().toString(Qt::ISODate)}, {}, {}, {}};
    (void)insertEntry(database, {JournalId(1), now, scorekeeper, std::nullopt, JournalRole::Done,
                                 std::nullopt, restored});
    transaction.commit();
}

/// The whole content can be read: loads it once.
void checkContent(const QString& path) {
    (void)BookStore(path, BookStore::Access::Read, {}).loadBook();
}

} // namespace

QString snapshotFolder(const QString& file, const QString& within) {
    return QDir(within).absoluteFilePath(QFileInfo(file).completeBaseName() + u" backups"_s);
}

QString originOf(const QString& file) {
    QString origin;
    if (!QFileInfo(file).isFile())
        return origin;
    try {
        openForReading(file)->select(
            u"SELECT id, time, hand, kind FROM journal ORDER BY id LIMIT 1"_s, {}, [&](SqlRow row) {
                origin = u"%1 %2 %3 "_s.arg(wholeIn(row[0])).arg(textIn(row[1]), textIn(row[3]))
                         + textIn(row[2]);
            });
    } catch (const StoreError&) {
        origin.clear();
    }
    return origin;
}

namespace {

/// The newest readable snapshot tells whose they are.
bool holdsSnapshotsOf(const QString& folder, const QString& file, const QString& origin) {
    const auto snapshots = snapshotsOf(file, folder);
    for (const Snapshot& snapshot : snapshots) {
        const QString found = originOf(snapshot.path);
        if (!found.isEmpty())
            return found == origin;
    }
    return snapshots.empty();
}

QString numberedFolder(const QString& file, const QString& within, int number) {
    const QString first = snapshotFolder(file, within);
    return number == 1 ? first : u"%1 (%2)"_s.arg(first).arg(number);
}

} // namespace

QString sharedSnapshotFolder(const QString& file, const QString& within) {
    const QString origin = originOf(file);
    int number = 1;
    while (!origin.isEmpty() && QFileInfo::exists(numberedFolder(file, within, number))
           && !holdsSnapshotsOf(numberedFolder(file, within, number), file, origin))
        ++number;
    return numberedFolder(file, within, number);
}

QStringList sharedSnapshotFolders(const QString& file, const QString& within) {
    if (!originOf(file).isEmpty())
        return {sharedSnapshotFolder(file, within)};
    QStringList folders;
    for (int number = 1; QFileInfo::exists(numberedFolder(file, within, number)); ++number)
        folders.append(numberedFolder(file, within, number));
    return folders;
}

QString refugePath(const QString& file, const QString& folder, const QDateTime& now) {
    const QString name = QFileInfo(file).fileName();
    return freePathBeside(QDir(folder).filePath(name), keptMark + now.toUTC().toString(nameFormat));
}

std::vector<Snapshot> snapshotsOf(const QString& file, const QString& folder) {
    const QString base = QFileInfo(file).completeBaseName();
    std::vector<Snapshot> all;
    for (const QFileInfo& info : QDir(folder).entryInfoList({u"*.mentat"_s}, QDir::Files)) {
        const QDateTime time = timeIn(info.fileName(), base);
        if (time.isValid())
            all.push_back({info.absoluteFilePath(), time});
    }
    std::ranges::sort(all, std::ranges::greater(), &Snapshot::time);
    return all;
}

bool isOfTheFuture(const QDateTime& made, const QDateTime& now) {
    constexpr qint64 secondsOff = 600; // tolerance for clocks set by hand
    return now.secsTo(made) > secondsOff;
}

Snapshot takeSnapshot(const QString& file, const QString& folder, const QDateTime& now,
                      StatementWatch* watch) {
    // Use a connection of SQLite alone: closing another handle would release the locks of the
    // window that has the file open.
    if (!QFileInfo::exists(file))
        throw StoreError(FailureKind::FileMissing, {file});
    makePrivateFolder(folder);
    const QDir place(folder);
    const QString unfinished
        = place.absoluteFilePath(QFileInfo(file).completeBaseName() + unfinishedName);
    removeWithSideFiles(unfinished); // left by a program that died
    // A clock that was set back can repeat a second.
    QDateTime made = now.toUTC();
    while (QFileInfo::exists(place.absoluteFilePath(nameOf(file, made))))
        made = made.addSecs(1);
    const QString path = place.absoluteFilePath(nameOf(file, made));
    try {
        const auto database = openForReading(file);
        checkIsEventFile(*database);
        copyTo(*database, unfinished, watch);
        bringToDisk(unfinished);
        moveOver(unfinished, path);
        bringNamesToDisk(folder);
        bringNamesToDisk(QFileInfo(folder).absolutePath()); // the folder itself may be new
    } catch (const StoreError& error) {
        removeWithSideFiles(unfinished);
        // Nobody knows the temporary name.
        if (error.failure().kind == FailureKind::DiskFull)
            throw StoreError(FailureKind::DiskFull, {folder}, error.cause());
        throw;
    }
    return {path, made};
}

void rotateSnapshots(const QString& file, const QString& folder, const QDateTime& now) {
    const QDate today = now.toLocalTime().date();
    const QString origin = originOf(file);
    std::set<QDate> days; // earlier days among the snapshots checked
    for (const Snapshot& snapshot : snapshotsOf(file, folder)) { // newest of each day first
        const QDate day = snapshot.time.toLocalTime().date();
        if (day >= today || isKept(snapshot.path))
            continue;
        const bool isNewestOfDay = days.insert(day).second;
        const bool isOfLastDay = days.size() == 1;
        // Before each file had its own folder, two files of one name shared a folder.
        const QString found = isNewestOfDay || isOfLastDay ? QString() : originOf(snapshot.path);
        if (!isNewestOfDay && !isOfLastDay && (found.isEmpty() || found == origin))
            QFile::remove(snapshot.path);
    }
}

QString restoreSnapshot(const QString& file, const QString& snapshot, const QDateTime& now,
                        const QString& scorekeeper) {
    const QString ready = file + u"-restored"_s;
    removeUnfinished(ready); // left by a program that died
    try {
        prepare(snapshot, ready, now, scorekeeper);
        if (QFileInfo::exists(file))
            QFile::setPermissions(ready, QFile::permissions(file));
        checkContent(ready);
        bringToDisk(ready);
        QString kept = QFileInfo::exists(file)
                           ? freePathBeside(file, beforeRestore + now.toUTC().toString(nameFormat))
                           : QString();
        Moves moves;
        if (!kept.isEmpty()) {
            (void)Database::clearBeside(realPathOf(file));
            checkCanBeRenamed(file);
            for (const QString& suffix : sideSuffixes)
                checkCanBeRenamed(file + suffix);
            // A log without its file, or beside another file, would be worse than none: create both
            // names before the log moves to the new one.
            const bool hasBoth = moves.keepByTwoNames(file, kept);
            for (const QString& suffix : sideSuffixes) {
                if (QFileInfo::exists(file + suffix))
                    moves.make(file + suffix, kept + suffix);
            }
            if (!hasBoth)
                moves.make(file, kept);
            bringNamesToDisk(QFileInfo(kept).absolutePath());
        }
        moves.make(ready, file);
        moves.finish();
        bringNamesToDisk(QFileInfo(file).absolutePath());
        return kept;
    } catch (const StoreError&) {
        removeWithSideFiles(ready);
        throw;
    }
}

void finishDeadRestore(const QString& file) {
    if (!hasOtherNames(file))
        return;
    const QFileInfo info(file);
    const QString pattern = u"%1.%2*"_s.arg(info.completeBaseName(), beforeRestore);
    for (const QFileInfo& kept : info.dir().entryInfoList({pattern}, QDir::Files)) {
        const QString path = kept.absoluteFilePath();
        if (identityOf(path) != identityOf(file))
            continue;
        for (const QString& suffix : sideSuffixes) {
            if (QFileInfo::exists(path + suffix) && !QFileInfo::exists(file + suffix))
                moveOver(path + suffix, file + suffix);
        }
        QFile::remove(path);
    }
    bringNamesToDisk(info.absolutePath());
}

} // namespace mentat

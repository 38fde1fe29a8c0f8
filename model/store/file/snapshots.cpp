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

/// Of a file that was taken away: work may have gone on in it.
bool isKept(const QString& path) {
    return QFileInfo(path).fileName().contains(u'.' + keptMark);
}

/// Files that change places one after another; unless all did, they go back.
class Moves {
public:
    ~Moves() {
        if (m_done)
            return;
        for (auto step = m_made.rbegin(); step != m_made.rend(); ++step) {
            try {
                moveOver(step->second, step->first);
            } catch (const StoreError&) {
                // Nothing more can be done; both names say what they are.
            }
        }
        if (!m_secondName.isEmpty())
            QFile::remove(m_secondName);
    }
    void make(const QString& from, const QString& to) {
        moveOver(from, to);
        m_made.emplace_back(from, to);
    }
    /// Where the file system knows such: then there is a file by the old name at every moment until
    /// another takes its place. Whether it does.
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

/// The snapshot as a new file, brought up to date, with its entry in the journal.
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

/// All of the program's kind can read it: it is loaded once as a whole.
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

/// The newest that can be read says whose they are.
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
    constexpr qint64 secondsOff = 600; // clocks that are set by hand
    return now.secsTo(made) > secondsOff;
}

Snapshot takeSnapshot(const QString& file, const QString& folder, const QDateTime& now,
                      StatementWatch* watch) {
    // By a connection of SQLite's alone: closing another handle would give up the locks of the
    // window, which has the file open.
    if (!QFileInfo::exists(file))
        throw StoreError(FailureKind::FileMissing, {file});
    makePrivateFolder(folder);
    const QDir place(folder);
    const QString unfinished
        = place.absoluteFilePath(QFileInfo(file).completeBaseName() + unfinishedName);
    removeWithSideFiles(unfinished); // of a program that died here
    // A clock that was put back comes to the same second again.
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
        bringNamesToDisk(QFileInfo(folder).absolutePath()); // it may be new itself
    } catch (const StoreError& error) {
        removeWithSideFiles(unfinished);
        // Nobody knows the name that it has until it is done.
        if (error.failure().kind == FailureKind::DiskFull)
            throw StoreError(FailureKind::DiskFull, {folder}, error.cause());
        throw;
    }
    return {path, made};
}

void rotateSnapshots(const QString& file, const QString& folder, const QDateTime& now) {
    const QDate today = now.toLocalTime().date();
    const QString origin = originOf(file);
    std::set<QDate> days; // before today, of those that were looked at
    for (const Snapshot& snapshot : snapshotsOf(file, folder)) { // the newest of a day comes first
        const QDate day = snapshot.time.toLocalTime().date();
        if (day >= today || isKept(snapshot.path))
            continue;
        const bool isNewestOfDay = days.insert(day).second;
        const bool isOfLastDay = days.size() == 1;
        // Before each file had a folder of its own there, two of one name shared one.
        const QString found = isNewestOfDay || isOfLastDay ? QString() : originOf(snapshot.path);
        if (!isNewestOfDay && !isOfLastDay && (found.isEmpty() || found == origin))
            QFile::remove(snapshot.path);
    }
}

QString restoreSnapshot(const QString& file, const QString& snapshot, const QDateTime& now,
                        const QString& scorekeeper) {
    const QString ready = file + u"-restored"_s;
    removeUnfinished(ready); // of a program that died here
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
            // A log without its file, or beside another file, would be worse than none: both names
            // are there before the log goes to the new one.
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

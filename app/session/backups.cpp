#include "app/session/backups.h"

#include "app/session/guarded.h"
#include "app/session/people/removal.h"
#include "model/failure_kind.h"
#include "model/kinds/rules_kind.h"
#include "model/store/file/on_disk.h"
#include "model/store/file/snapshots.h"
#include "model/store/file/write_lock.h"
#include "model/store/recovery/recovery.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString besideOf(const QString& file) {
    return snapshotFolder(file, QFileInfo(file).absolutePath());
}

void addFrom(const QString& file, const QString& folder, BackupFolder place,
             std::vector<Backup>& all) {
    for (const Snapshot& snapshot : snapshotsOf(file, folder))
        all.push_back({snapshot.path, snapshot.time, place});
}

Result<Backup> makeBackup(const QString& file, const QString& folder, BackupFolder place,
                          const QDateTime& nowUtc) {
    return guarded(folder, [&]() -> Result<Backup> {
        const Snapshot made = takeSnapshot(file, folder, nowUtc);
        rotateSnapshots(file, folder, nowUtc);
        return Backup{made.path, made.time, place};
    });
}

std::vector<EventCounts> countsOf(const Book& book) {
    std::vector<EventCounts> counts;
    for (const BookEvent& entry : book.events) {
        const Event& event = entry.event;
        counts.push_back({event.details.name.text(), event.details.year.value(),
                          static_cast<int>(event.players.size()),
                          static_cast<int>(kindOf<RulesKind>(event).gameCount(event.play))});
    }
    return counts;
}

bool isSame(const JournalMark& a, const JournalMark& b) {
    return a.id == b.id && a.kind == b.kind && a.role == b.role && a.target == b.target;
}

/// The number of leading rows that both journals share.
size_t commonRows(const std::vector<JournalMark>& a, const std::vector<JournalMark>& b) {
    const auto [end, other] = std::ranges::mismatch(a, b, isSame);
    return static_cast<size_t>(end - a.begin());
}

/// Rows of different histories can look alike, but were not made at the same moment.
bool isOneHistory(Session& one, Session& other, JournalId last) {
    const auto a = one.journalEntry(last);
    const auto b = other.journalEntry(last);
    return a && b && a->time == b->time && a->scorekeeper == b->scorekeeper;
}

Result<void> compareJournals(Session& backup, Session& now, BackupComparison& comparison) {
    const auto before = backup.journalMarks();
    const auto after = now.journalMarks();
    if (!before)
        return tl::unexpected(before.error());
    if (!after)
        return tl::unexpected(after.error());
    const size_t common = commonRows(*before, *after);
    comparison.isEarlierState
        = common == before->size() && (common == 0 || isOneHistory(backup, now, before->back().id));
    comparison.actsSince = static_cast<int>(after->size() - common);
    const int wanted = std::min(comparison.actsSince, actsNamed);
    auto page = now.journalPage(std::nullopt, wanted);
    if (!page)
        return tl::unexpected(page.error());
    comparison.latestActs = *std::move(page);
    return {};
}

} // namespace

std::vector<Backup> backupsOf(const BackupFolders& folders, const QDateTime& nowUtc) {
    std::vector<Backup> all;
    addFrom(folders.file, besideOf(folders.file), BackupFolder::BesideFile, all);
    if (!folders.second.isEmpty()) {
        for (const QString& folder : sharedSnapshotFolders(folders.file, folders.second))
            addFrom(folders.file, folder, BackupFolder::SecondFolder, all);
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &Backup::time);
    // Backups dated in the future were sorted first; move them last, the farthest at the very end.
    const auto real = std::ranges::find_if_not(
        all, [&](const Backup& backup) { return isOfTheFuture(backup.time, nowUtc); });
    std::reverse(all.begin(), real);
    std::rotate(all.begin(), real, all.end());
    return all;
}

std::optional<Backup> newestSoundBackup(const BackupFolders& folders, const Desk& desk) {
    for (const Backup& backup : backupsOf(folders, desk.clock.nowUtc())) {
        if (Session::open(backup.path, Session::Access::Read, desk))
            return backup;
    }
    return std::nullopt;
}

BackupRound makeBackups(const BackupFolders& folders, const QDateTime& nowUtc) {
    BackupRound round;
    if (auto made
        = makeBackup(folders.file, besideOf(folders.file), BackupFolder::BesideFile, nowUtc))
        round.beside = *made;
    else
        round.besideFailure = made.error();
    if (folders.second.isEmpty())
        return round;
    // Do not create a folder in place of a missing USB drive.
    if (!QDir(folders.second).exists()) {
        round.secondFailure = Failure{FailureKind::FileMissing, {folders.second}, {}};
        return round;
    }
    if (auto made = makeBackup(folders.file, sharedSnapshotFolder(folders.file, folders.second),
                               BackupFolder::SecondFolder, nowUtc))
        round.second = *made;
    else
        round.secondFailure = made.error();
    return round;
}

Result<BackupComparison> compareBackup(const QString& backup, Session* now, const Desk& desk) {
    const auto opened = Session::open(backup, Session::Access::Read, desk);
    if (!opened)
        return tl::unexpected(opened.error());
    Session& before = **opened;
    BackupComparison comparison;
    comparison.inBackup = countsOf(before.book());
    if (const auto last = before.journalPage(std::nullopt, 1); last && !last->empty())
        comparison.lastChange = last->front().time;
    if (!now)
        return comparison;
    comparison.now = countsOf(now->book());
    if (const auto compared = compareJournals(before, *now, comparison); !compared)
        return tl::unexpected(compared.error());
    return comparison;
}

Result<QString> restoreBackup(const QString& file, const QString& backup, const Desk& desk) {
    return guarded(file, [&]() -> Result<QString> {
        const QDateTime now = desk.clock.nowUtc();
        const WriteLock lock(file, {desk.host, desk.user, now.toString(Qt::ISODate)},
                             desk.lockWait);
        return restoreSnapshot(file, backup, now, desk.scorekeeper);
    });
}

QStringList copiesNaming(const PersonRemoval& removal, const BackupFolders& folders,
                         const Desk& desk) {
    QStringList copies;
    for (const Backup& backup : backupsOf(folders, desk.clock.nowUtc()))
        copies << backup.path;
    const QFileInfo file(folders.file);
    const QString base = file.completeBaseName();
    for (const QFileInfo& kept :
         file.dir().entryInfoList({u"*.%1"_s.arg(file.suffix())}, QDir::Files, QDir::Name)) {
        if (kept.fileName().startsWith(base + u".before-restore "_s)
            || kept.fileName().startsWith(base + u".version-"_s))
            copies << kept.absoluteFilePath();
    }
    erase_if(copies, [&](const QString& path) {
        const auto opened = Session::open(path, Session::Access::Read, desk);
        return opened && !removal.isNamedIn((*opened)->book());
    });
    return copies;
}

QStringList deleteCopies(const QStringList& copies) {
    QStringList left;
    for (const QString& copy : copies) {
        removeWithSideFiles(copy);
        if (QFileInfo::exists(copy))
            left << copy;
    }
    return left;
}

Result<Recovery> recoverInto(const QString& newFile, const BackupFolders& folders,
                             const Desk& desk) {
    return guarded(newFile, [&]() -> Result<Recovery> {
        std::vector<Snapshot> snapshots;
        for (const Backup& backup : backupsOf(folders, desk.clock.nowUtc()))
            snapshots.push_back({backup.path, backup.time});
        return recover(folders.file, newFile, snapshots, desk.clock.nowUtc(), desk.scorekeeper);
    });
}

} // namespace mentat

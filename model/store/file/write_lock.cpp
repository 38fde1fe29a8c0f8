#include "model/store/file/write_lock.h"

#include "model/document/bytes/json.h"
#include "model/failure_kind.h"
#include "model/store/file/held_file.h"
#include "model/store/store_error.h"

#include <QFile>
#include <QThread>

#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The same for every name that the event file is reached by.
QString lockPathOf(const QString& path) {
    return realPathOf(path) + u"-lock"_s;
}

/// Anything longer is not our lock.
constexpr qint64 longestText = 4096;

enum class OpenMode { ToRead, ToHold };

#ifdef Q_OS_WIN
// Windows: lock a byte far past the text, so that others can read who holds it.
bool tryLock(QFile& file) {
    OVERLAPPED where{};
    where.OffsetHigh = 1;
    const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(file.handle()));
    return LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where);
}
bool isLocked(QFile& file) {
    OVERLAPPED where{};
    where.OffsetHigh = 1;
    const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(file.handle()));
    return !LockFileEx(handle, LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where);
}
bool stillNamed(QFile&, const QString&) {
    return true; // Windows cannot remove an open file
}
bool openLock(QFile& file, const QString& path, OpenMode mode) {
    file.setFileName(path);
    return file.open(mode == OpenMode::ToHold ? QIODevice::ReadWrite : QIODevice::ReadOnly);
}
#else
bool tryLock(QFile& file) {
    return flock(file.handle(), LOCK_EX | LOCK_NB) == 0;
}
// Takes a shared lock and releases it at once: a writer that comes in between just waits for its
// next try.
bool isLocked(QFile& file) {
    return flock(file.handle(), LOCK_SH | LOCK_NB) != 0;
}
// The holder removes the file when it is done: then the file locked here is not the one that the
// next program will find.
bool stillNamed(QFile& file, const QString& path) {
    struct stat open {};
    return fstat(file.handle(), &open) == 0
           && identityOf(path) == FileIdentity{open.st_dev, open.st_ino};
}

[[noreturn]] void throwOpenError(int error, const QString& path) {
    switch (error) {
    case ELOOP: throw StoreError(FailureKind::LockInTheWay, {path});
    case ENOSPC:
    case EDQUOT: throw StoreError(FailureKind::DiskFull, {path});
    default: throw StoreError(FailureKind::NoPermission, {path}, qt_error_string(error));
    }
}

/// The mode of a new lock: whoever can read the event file may know who writes it.
mode_t modeOfLock(const QString& path) {
    QString file = path;
    file.chop(qsizetype(sizeof("-lock") - 1));
    struct stat status {};
    const bool isThere = stat(QFile::encodeName(file), &status) == 0;
    return isThere ? status.st_mode & mode_t(0666) : mode_t(0600);
}

/// In a folder that others can write to, the lock's name can be anything. Follow no link, and do
/// not open a file with other names for writing. False if there is no lock to read.
bool openLock(QFile& file, const QString& path, OpenMode mode) {
    const QByteArray name = QFile::encodeName(path);
    const int flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    const int handle = mode == OpenMode::ToHold
                           ? open(name.constData(), flags | O_RDWR | O_CREAT, modeOfLock(path))
                           : open(name.constData(), flags | O_RDONLY);
    if (handle < 0) {
        if (mode == OpenMode::ToRead)
            return false;
        throwOpenError(errno, path);
    }
    struct stat status {};
    const bool isOfOneName
        = fstat(handle, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink <= 1;
    if (!isOfOneName) {
        close(handle);
        if (mode == OpenMode::ToRead)
            return false;
        throw StoreError(FailureKind::LockInTheWay, {path});
    }
    return file.open(handle, mode == OpenMode::ToHold ? QIODevice::ReadWrite : QIODevice::ReadOnly,
                     QFileDevice::AutoCloseHandle);
}
#endif

QByteArray textOf(const LockHolder& holder) {
    return Json(Json::Object{{u"host"_s, Json(holder.host)},
                             {u"user"_s, Json(holder.user)},
                             {u"since"_s, Json(holder.since)}})
        .toBytes();
}

std::optional<LockHolder> holderIn(const QByteArray& text) {
    const auto json = Json::parse(text);
    if (!json || !json->find(u"host"))
        return std::nullopt;
    const auto said = [&](QStringView key) {
        const Json* member = json->find(key);
        return member && member->text() ? *member->text() : QString();
    };
    return LockHolder{said(u"host"), said(u"user"), said(u"since")};
}

} // namespace

struct WriteLock::Handle {
    QFile file;
    QString path; // of the event file, as given
    QString lockPath;

    [[nodiscard]] bool tryAcquire() {
        if (!file.isOpen() && !openLock(file, lockPath, OpenMode::ToHold))
            throw StoreError(FailureKind::NoPermission, {path});
        if (!tryLock(file)) {
            file.close();
            return false;
        }
        if (stillNamed(file, lockPath))
            return true;
        file.close();
        return tryAcquire();
    }

    /// The previous holder. A file that is not a lock is left alone.
    [[nodiscard]] std::optional<LockHolder> formerHolder() {
        const QByteArray text = file.read(longestText + 1);
        const auto holder = holderIn(text);
        if (!holder && !text.isEmpty())
            throw StoreError(FailureKind::LockInTheWay, {lockPath});
        return holder;
    }

    void say(const LockHolder& holder) {
        const QByteArray text = textOf(holder);
        if (file.seek(0) && file.resize(0) && file.write(text) == text.size() && file.flush())
            return;
        const bool isFull = file.error() == QFileDevice::ResourceError;
        const QString said = file.errorString();
        letGo();
        if (isFull)
            throw StoreError(FailureKind::DiskFull, {path});
        throw StoreError(FailureKind::WriteFailed, {path, said});
    }

    /// Remove it while still locked: a program that opened it meanwhile notices by stillNamed().
    void letGo() {
        const bool isOurs = stillNamed(file, lockPath);
#ifdef Q_OS_WIN
        file.close();
#endif
        if (isOurs)
            QFile::remove(lockPath);
        file.close();
    }
};

WriteLock::WriteLock(const QString& path, const LockHolder& holder, std::chrono::milliseconds wait)
    : m_handle(std::make_unique<Handle>()) {
    constexpr std::chrono::milliseconds pause(50);
    m_handle->path = path;
    m_handle->lockPath = lockPathOf(path);
    for (std::chrono::milliseconds waited(0); !m_handle->tryAcquire(); waited += pause) {
        if (waited >= wait) {
            const LockHolder other = holderOf(path).value_or(LockHolder());
            throw StoreError(FailureKind::LockedByOther,
                             {path, other.host, other.user, other.since});
        }
        QThread::msleep(static_cast<unsigned long>(pause.count()));
    }
    m_deadHolder = m_handle->formerHolder();
    m_handle->say(holder);
}

WriteLock::~WriteLock() {
    m_handle->letGo();
}

std::optional<LockHolder> WriteLock::livingHolderOf(const QString& path) {
    QFile file;
    if (!openLock(file, lockPathOf(path), OpenMode::ToRead) || !isLocked(file))
        return std::nullopt;
    return holderIn(file.read(longestText));
}

std::optional<LockHolder> WriteLock::holderOf(const QString& path) {
    QFile file;
    if (!openLock(file, lockPathOf(path), OpenMode::ToRead))
        return std::nullopt;
    return holderIn(file.read(longestText));
}

} // namespace mentat

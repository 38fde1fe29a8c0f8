#include "model/store/write_lock.h"

#include "model/document/json.h"
#include "model/failure_kind.h"
#include "model/store/store_error.h"

#include <QFile>
#include <QThread>

#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#include <windows.h>
#else
#include <sys/file.h>
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString lockPathOf(const QString& path) {
    return path + u"-lock"_s;
}

#ifdef Q_OS_WIN
// Windows: the byte that is locked lies far behind the text, so that others can read who holds it.
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
    return true; // an open file cannot be removed there
}
#else
bool tryLock(QFile& file) {
    return flock(file.handle(), LOCK_EX | LOCK_NB) == 0;
}
// A shared lock, let go at once: a writer that comes just then only waits for its next try.
bool isLocked(QFile& file) {
    return flock(file.handle(), LOCK_SH | LOCK_NB) != 0;
}
// The holder removes the file when it is done: then what was locked here is no longer the file that
// the next program would find.
bool stillNamed(QFile& file, const QString& path) {
    struct stat open {};
    struct stat named {};
    return fstat(file.handle(), &open) == 0 && stat(QFile::encodeName(path), &named) == 0
           && open.st_ino == named.st_ino && open.st_dev == named.st_dev;
}
#endif

QByteArray textOf(const LockHolder& holder) {
    return Json(Json::Object{{u"host"_s, Json(holder.host)},
                             {u"user"_s, Json(holder.user)},
                             {u"since"_s, Json(holder.since)}})
        .toBytes();
}

} // namespace

struct WriteLock::Handle {
    QFile file;
    QString path;

    [[nodiscard]] bool tryAcquire() {
        if (!file.isOpen() && !file.open(QIODevice::ReadWrite))
            throw StoreError(FailureKind::NoPermission, {path});
        if (!tryLock(file)) {
            file.close();
            return false;
        }
        if (stillNamed(file, file.fileName()))
            return true;
        file.close();
        return tryAcquire();
    }
};

WriteLock::WriteLock(const QString& path, const LockHolder& holder, std::chrono::milliseconds wait)
    : m_handle(std::make_unique<Handle>()) {
    constexpr std::chrono::milliseconds pause(50);
    m_handle->path = path;
    m_handle->file.setFileName(lockPathOf(path));
    for (std::chrono::milliseconds waited(0); !m_handle->tryAcquire(); waited += pause) {
        if (waited >= wait) {
            const LockHolder other = holderOf(path).value_or(LockHolder());
            throw StoreError(FailureKind::LockedByOther,
                             {path, other.host, other.user, other.since});
        }
        QThread::msleep(static_cast<unsigned long>(pause.count()));
    }
    QFile& file = m_handle->file;
    m_deadHolder = holderOf(path);
    if (!file.resize(0) || file.write(textOf(holder)) < 0 || !file.flush())
        throw StoreError(FailureKind::WriteFailed, {path, file.errorString()});
}

// Removed while still locked: whoever opened it meanwhile finds out by stillNamed().
WriteLock::~WriteLock() {
#ifdef Q_OS_WIN
    m_handle->file.close();
#endif
    QFile::remove(m_handle->file.fileName());
}

std::optional<LockHolder> WriteLock::livingHolderOf(const QString& path) {
    QFile file(lockPathOf(path));
    if (!file.open(QIODevice::ReadOnly) || !isLocked(file))
        return std::nullopt;
    return holderOf(path);
}

std::optional<LockHolder> WriteLock::holderOf(const QString& path) {
    QFile file(lockPathOf(path));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto json = Json::parse(file.readAll());
    if (!json)
        return std::nullopt;
    const auto text = [&](QStringView key) {
        const Json* member = json->find(key);
        return member && member->text() ? *member->text() : QString();
    };
    return LockHolder{text(u"host"), text(u"user"), text(u"since")};
}

} // namespace mentat

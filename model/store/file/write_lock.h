#pragma once

#include "model/values/ids.h"

#include <chrono>
#include <memory>

namespace mentat {

/// The writer of an event file: only for the message; the lock itself is the operating system's.
struct LockHolder {
    QString host;
    QString user;
    QString since; // UTC, ISO 8601
};

/// The right to write an event file: an operating system's lock on `FILE-lock`, which ends with its
/// process; the content of that file names the holder. The file is removed with the lock. The lock
/// is the same for every name of the event file; a link in its place, or a file that is not a lock,
/// is left alone.
class WriteLock {
public:
    /// Waits for another program to finish, up to the given time. Throws StoreError: LockedByOther
    /// with what is known about the holder, LockInTheWay, NoPermission, DiskFull, WriteFailed.
    WriteLock(const QString& path, const LockHolder& holder, std::chrono::milliseconds wait);
    ~WriteLock();
    WriteLock(const WriteLock&) = delete;
    WriteLock& operator=(const WriteLock&) = delete;

    /// The previous holder, which died: a regular release removes the file. Absent if there was
    /// none.
    [[nodiscard]] const std::optional<LockHolder>& deadHolder() const { return m_deadHolder; }

    /// The holder named in the lock file; nullopt without one.
    [[nodiscard]] static std::optional<LockHolder> holderOf(const QString& path);
    /// The same, but nullopt if the holder died and only its file is left.
    [[nodiscard]] static std::optional<LockHolder> livingHolderOf(const QString& path);

private:
    struct Handle;
    std::unique_ptr<Handle> m_handle;
    std::optional<LockHolder> m_deadHolder;
};

} // namespace mentat

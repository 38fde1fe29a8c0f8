#pragma once

#include "model/values/ids.h"

#include <chrono>
#include <memory>

namespace mentat {

/// Who writes an event file: only for the message, the lock itself is the operating system's.
struct LockHolder {
    QString host;
    QString user;
    QString since; // UTC, ISO 8601
};

/// The right to write an event file, held by an operating system's lock on `FILE-lock`, which dies
/// with its process; what stands in that file says who holds it. The file goes with the lock. It is
/// the same whatever name the event file is reached by; a link that stands in its place, or a file
/// that is no lock, is left alone.
class WriteLock {
public:
    /// Waits as long as given for another program to finish. Throws StoreError: LockedByOther with
    /// what is known of the holder, LockInTheWay, NoPermission, DiskFull, WriteFailed.
    WriteLock(const QString& path, const LockHolder& holder, std::chrono::milliseconds wait);
    ~WriteLock();
    WriteLock(const WriteLock&) = delete;
    WriteLock& operator=(const WriteLock&) = delete;

    /// Who held it before and died with it: whoever lets go of it takes its file away. Absent where
    /// there was nobody.
    [[nodiscard]] const std::optional<LockHolder>& deadHolder() const { return m_deadHolder; }

    /// Who holds the lock, as far as its file tells; nothing where there is no such file.
    [[nodiscard]] static std::optional<LockHolder> holderOf(const QString& path);
    /// The same, but nothing where the holder has died and only its file is left.
    [[nodiscard]] static std::optional<LockHolder> livingHolderOf(const QString& path);

private:
    struct Handle;
    std::unique_ptr<Handle> m_handle;
    std::optional<LockHolder> m_deadHolder;
};

} // namespace mentat

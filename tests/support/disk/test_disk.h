#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace mentat::test {

/// SQLite's operations on files.
enum class DiskAct {
    Open,
    Read,
    Write,
    Truncate,
    Sync,
    Delete,
    Size,
    Access,
    Lock,
    MapShared,
    LockShared
};

/// An act that fails, and SQLite's code for it (SQLITE_FULL, SQLITE_IOERR_WRITE …).
struct DiskFault {
    const char* name;
    DiskAct act;
    int code;
};
/// All faults known here; the first is a full disk.
[[nodiscard]] const std::vector<DiskFault>& diskFaults();
inline constexpr size_t diskFull = 0;

/// One file operation, in order. Paths are absolute.
struct DiskStep {
    enum class Kind { Made, Wrote, Cut, Synced, FolderSynced, Removed, Renamed, Linked };
    Kind kind;
    QString path;     // for FolderSynced, the folder
    qint64 place = 0; // where it wrote; for a truncation, the new length
    QByteArray bytes;
    QString newPath; // for Renamed and Linked
};

/// While it lives, it holds every event file that this process opens: it is SQLite's default VFS,
/// on top of the system's. To keep tests quick, it does not really sync, and does not wait when
/// SQLite sleeps. It also records the program's own operations: new names and syncs. One at a time;
/// for any thread.
class TestDisk {
public:
    TestDisk();
    ~TestDisk();
    TestDisk(const TestDisk&) = delete;
    TestDisk& operator=(const TestDisk&) = delete;

    /// Makes the number-th act of this kind from now on fail (1: the next one); with stays, also
    /// all that follow.
    void failAt(const DiskFault& fault, int number, bool stays);
    void mend();
    /// Whether something has failed since failAt().
    [[nodiscard]] bool hasFailed() const;

    /// Starts recording steps, from none.
    void remember();
    [[nodiscard]] std::vector<DiskStep> steps() const;
    [[nodiscard]] size_t stepCount() const;
    /// Runs SQL on the most recently opened connection, behind the program's back, to plant a
    /// fault.
    static void runOnLastConnection(const char* sql);
    /// Runs SQL on every connection when it opens; nullptr: nothing.
    static void runOnEachConnection(const char* sql);

    struct State;

private:
    std::unique_ptr<State> m_state;
};

} // namespace mentat::test

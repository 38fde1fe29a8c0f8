#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace mentat::test {

/// What SQLite does with files.
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

/// An act that fails, and the code that SQLite gets for it (SQLITE_FULL, SQLITE_IOERR_WRITE …).
struct DiskFault {
    const char* name;
    DiskAct act;
    int code;
};
/// All that are known here; the first is that of a full disk.
[[nodiscard]] const std::vector<DiskFault>& diskFaults();
inline constexpr size_t diskFull = 0;

/// One step of what was done with files, in order. Paths are absolute.
struct DiskStep {
    enum class Kind { Made, Wrote, Cut, Synced, FolderSynced, Removed, Renamed, Linked };
    Kind kind;
    QString path;     // the folder, of FolderSynced
    qint64 place = 0; // where it wrote; the length it cut to
    QByteArray bytes;
    QString newPath; // of Renamed and Linked
};

/// While it lives, every event file that this process opens stands on it: SQLite's default VFS,
/// over the system's. It syncs nothing in truth, so that tests are quick, and does not wait where
/// SQLite sleeps. What the program does by itself is remembered too: new names, and what it brings
/// to the disk. One at a time; for any thread.
class TestDisk {
public:
    TestDisk();
    ~TestDisk();
    TestDisk(const TestDisk&) = delete;
    TestDisk& operator=(const TestDisk&) = delete;

    /// From now on, the number-th act of this kind fails (1: the next one); with stays, all after
    /// it too.
    void failAt(const DiskFault& fault, int number, bool stays);
    void mend();
    /// Whether something has failed since failAt().
    [[nodiscard]] bool hasFailed() const;

    /// Begins to remember steps, from none.
    void remember();
    [[nodiscard]] std::vector<DiskStep> steps() const;
    [[nodiscard]] size_t stepCount() const;
    /// Runs SQL on the connection that was opened last, beside the program: to plant a fault.
    static void runOnLastConnection(const char* sql);
    /// Runs on every connection when it is opened; nullptr: nothing.
    static void runOnEachConnection(const char* sql);

    struct State;

private:
    std::unique_ptr<State> m_state;
};

} // namespace mentat::test

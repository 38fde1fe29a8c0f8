#pragma once

#include <QFile>

#include <functional>
#include <optional>

namespace mentat {

/// The identity of a file, whatever it is called: all names of one file share it.
struct FileIdentity {
    quint64 volume = 0;
    quint64 file = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// Absent if the path leads to nothing. Follows symbolic links.
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString& path);

/// The canonical path of a file: links resolved, absolute. For a file that does not exist yet, its
/// folder's with its name.
[[nodiscard]] QString realPathOf(const QString& path);

/// Whether the file has other names (hard links).
[[nodiscard]] bool hasOtherNames(const QString& path);

/// What happened to a file since it was opened.
enum class FileFate : quint8 {
    AsLeft,   // present, and not written by anyone else
    Touched,  // present, but written by someone else
    Gone,     // nothing is at its path: deleted, moved, or its drive was removed
    Replaced, // another file is at its path
};

/// The event file that a program writes, with its log: kept open while in use, so that changes at
/// its path can be detected and nothing else can be mistaken for it. Release it only after every
/// SQLite connection of this process to the file: closing any handle releases the locks of all
/// (https://www.sqlite.org/howtocorrupt.html, section 2.2).
class HeldFile {
public:
    /// path: from realPathOf(). Throws StoreError (ReadFailed).
    explicit HeldFile(const QString& path);

    [[nodiscard]] FileFate fate() const;
    /// Whether file and log are as they were left.
    [[nodiscard]] bool isAsLeft() const;
    /// Throws StoreError if they are not: FileGone, FileReplaced, FileOverwritten.
    void check() const;

    /// The current first bytes of the file.
    [[nodiscard]] QByteArray header();

    /// The current content was written by us.
    void noteOwnWriting();
    /// The current log is ours.
    void noteLog();
    /// Call before SQLite removes it: where open files keep their names, it could not.
    void forgetLog();

    /// Copies the file in its last state known to be ours, with its log, to a new one. Throws
    /// StoreError.
    void copySoundTo(const QString& newPath);
    /// Runs the code that closes the last connection, when SQLite folds in the log. Does not fold
    /// it into an overwritten file, nor mistake another file's log for it; then it is gone.
    void withoutFoldingIn(const std::function<void()>& close);
    /// Renames the log, so that it cannot be applied to any file.
    void moveLogAside() const;

private:
    /// Changes with every write. Some file systems store whole seconds.
    struct Stamp {
        qint64 size = -1;
        qint64 written = 0; // nanoseconds
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    [[nodiscard]] Stamp stampNow() const;
    [[nodiscard]] QString logPath() const;
    [[nodiscard]] bool isLogOurs() const;

    QString m_path;
    QFile m_file;
    std::optional<FileIdentity> m_identity;
    std::optional<FileIdentity> m_log;
    QFile m_logFile; // open as long as m_log is known
    Stamp m_stamp;
    QByteArray m_bytes; // as of the stamp
};

} // namespace mentat

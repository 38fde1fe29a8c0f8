#pragma once

#include <QFile>

#include <functional>
#include <optional>

namespace mentat {

/// Which file it is, whatever it is called: all names of one file have the same.
struct FileIdentity {
    quint64 volume = 0;
    quint64 file = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

/// Absent where nothing stands at the path. Symbolic links are followed.
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString& path);

/// The path by which a file is known whatever it was called: links resolved, absolute. Of a file
/// that is not there yet, its folder's with its name.
[[nodiscard]] QString realPathOf(const QString& path);

/// Whether the file has further names (hard links) beside this one.
[[nodiscard]] bool hasOtherNames(const QString& path);

/// What became of a file since it was opened.
enum class FileFate : quint8 {
    AsLeft,   // there, and nobody else has written it
    Touched,  // there, but written since by somebody who is not us
    Gone,     // nothing stands at its path: deleted, moved, or its drive is out
    Replaced, // another file stands at its path
};

/// The event file that a program writes, with the log beside it: it stays open while it is in use,
/// so that what became of its path can be told and nothing else can be taken for it. To be let go
/// of only after every SQLite connection of this process to the file: closing any handle gives up
/// the locks of all (https://www.sqlite.org/howtocorrupt.html, section 2.2).
class HeldFile {
public:
    /// path: as realPathOf() has it. Throws StoreError (ReadFailed).
    explicit HeldFile(const QString& path);

    [[nodiscard]] FileFate fate() const;
    /// Whether file and log are there as they were left.
    [[nodiscard]] bool isAsLeft() const;
    /// Throws StoreError where they are not: FileGone, FileReplaced, FileOverwritten.
    void check() const;

    /// The first bytes of the file as it is now.
    [[nodiscard]] QByteArray header();

    /// What the file holds now was written by us.
    void noteOwnWriting();
    /// What stands by the name of the log now is ours.
    void noteLog();
    /// To be called before SQLite removes it: where files that are open keep their names, it could
    /// not.
    void forgetLog();

    /// The file as it was when it was last known to be ours, with its log, as a new one. Throws
    /// StoreError.
    void copySoundTo(const QString& newPath);
    /// Runs what closes the last connection, which SQLite folds the log in at. It is not folded
    /// into a file that was written over, and no other file's log is taken for it; then it is gone.
    void withoutFoldingIn(const std::function<void()>& close);
    /// Gives the log a name of its own, so that it is laid over no file.
    void moveLogAside() const;

private:
    /// What changes with every writing. On some file systems the time is whole seconds.
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

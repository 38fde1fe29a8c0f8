#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace mentat {

/// What stands beside an event file under a name of SQLite's and is not what SQLite would take it
/// for. A journal is played into the file when it is opened, and whatever file it names is deleted
/// then; a log and what programs share of it are written, through every link.

/// What a rollback journal (`FILE-journal`) is. Mentat leaves one alone if it dies while it turns
/// the log on or off: it holds the first page as it was before that, and names nothing.
enum class Journal : quint8 { None, Own, OfAnother };
[[nodiscard]] Journal journalOf(const QString& path);

/// The file that is there under this name by itself: no folder, pipe or device, no link, and no
/// second name of another file. Also true where nothing is there.
[[nodiscard]] bool isPlainFile(const QString& path);

/// What stands beside the file under a name of SQLite's and is no plain file. Nothing is opened:
/// closing a file gives up the locks that this process has on it.
[[nodiscard]] QStringList oddNamesBeside(const QString& path);
/// That, and a journal of another file. For whoever has no transaction open.
[[nodiscard]] QStringList strangersBeside(const QString& path);

/// One of them, and where it is now: empty where it stays where it was and is not used.
struct Stranger {
    QString path;
    QString aside;
};
using Strangers = std::vector<Stranger>;

/// Gives it another name beside the file, which nothing has yet. A log that has a second name is
/// copied instead: what it says counts, and only the other name is nobody's business here. Throws
/// StoreError (LockInTheWay) where that cannot be.
[[nodiscard]] Stranger movedAside(const QString& path, const QString& stranger);

} // namespace mentat

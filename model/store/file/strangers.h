#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace mentat {

/// Files next to an event file with one of SQLite's names that are not what SQLite would take them
/// for. SQLite plays a journal into the file on opening, then deletes whatever file it names; it
/// writes a log and its shared index through every link.

/// A rollback journal (`FILE-journal`). Mentat leaves one if it dies while turning the log on or
/// off: it holds the earlier first page, and names nothing.
enum class Journal : quint8 { None, Own, OfAnother };
[[nodiscard]] Journal journalOf(const QString& path);

/// Whether the name is a file by itself: not a folder, pipe, device, or link, and not a second name
/// of another file. Also true if there is nothing.
[[nodiscard]] bool isPlainFile(const QString& path);

/// Names of SQLite's next to the file that are not plain files. Opens nothing: closing a file
/// releases this process's locks on it.
[[nodiscard]] QStringList oddNamesBeside(const QString& path);
/// Those, and a journal of another file. Requires that no transaction is open.
[[nodiscard]] QStringList strangersBeside(const QString& path);

/// Such a file and its current place: empty if it stayed and is not used.
struct Stranger {
    QString path;
    QString aside;
};
using Strangers = std::vector<Stranger>;

/// Renames it to an unused name next to the file. Copies a log with a second name instead: its
/// content counts, and only the other name is not ours to touch. Throws StoreError (LockInTheWay)
/// if that is impossible.
[[nodiscard]] Stranger movedAside(const QString& path, const QString& stranger);

} // namespace mentat

#pragma once

#include <QByteArray>
#include <QString>

namespace mentat::test {

/// An event file as somebody left it, with what stands beside it.
struct DamagedFile {
    QByteArray file;
    QByteArray log;     // FILE-wal; none where empty
    QByteArray journal; // FILE-journal
};

/// What an input says of the file of tests/data: bytes that are put over others, pages that move,
/// an end that is cut off, cells and tables that no program of ours makes. An input that begins as
/// a database does is the file itself. folder: for what is made on the way, left empty.
[[nodiscard]] DamagedFile damagedFile(const QByteArray& input, const QString& folder);

} // namespace mentat::test

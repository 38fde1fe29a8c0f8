#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace mentat::test {

/// A part that an event file may lack: a row, a cell, or a cell's value.
struct MissingPart {
    enum class How { RowRemoved, Empty, OtherType, OtherValue };
    QString table;
    qint64 row = 0; // its rowid; 0: all rows of the table
    QString column; // empty: the whole row
    How how = How::RowRemoved;

    [[nodiscard]] QString name() const;
};

/// Everything that a file can lack, one at a time: every table, every row, every cell in three
/// ways.
[[nodiscard]] std::vector<MissingPart> allMissingParts(const QString& path);

/// Removes it behind the program's back, ignoring the schema's constraints. False if the table
/// itself refuses (NOT NULL).
[[nodiscard]] bool takeAway(const QString& path, const MissingPart& part);

/// Event files of all kinds: the two samples (heats by a ruleset with stages, and Dune), and a
/// scored session. folder: where to create the files.
struct FileOfKind {
    QString kind;
    QString path;
};
[[nodiscard]] std::vector<FileOfKind> filesOfAllKinds(const QString& folder,
                                                      const QByteArray& scoringPlay);

} // namespace mentat::test

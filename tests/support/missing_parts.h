#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace mentat::test {

/// What can go from an event file: a row, a cell, or what a cell says.
struct MissingPart {
    enum class How { RowRemoved, Empty, OtherType, OtherValue };
    QString table;
    qint64 row = 0; // its rowid; 0: all rows of the table
    QString column; // empty: the whole row
    How how = How::RowRemoved;

    [[nodiscard]] QString name() const;
};

/// All that a file can be without, one at a time: every table, every row, every cell in three ways.
[[nodiscard]] std::vector<MissingPart> allMissingParts(const QString& path);

/// Takes it away behind the program's back, without the schema's conditions. False where the table
/// itself refuses that (NOT NULL).
[[nodiscard]] bool takeAway(const QString& path, const MissingPart& part);

/// Event files of all kinds of events: the two samples, heats by a ruleset with stages and Dune,
/// and a document of scoring play. folder: where the files are made.
struct FileOfKind {
    QString kind;
    QString path;
};
[[nodiscard]] std::vector<FileOfKind> filesOfAllKinds(const QString& folder,
                                                      const QByteArray& scoringPlay);

} // namespace mentat::test

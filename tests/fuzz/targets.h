#pragma once

#include "model/document/bytes/csv.h"

#include <QByteArray>
#include <QString>

#include <span>

namespace mentat::test {

/// A reader of bytes that somebody else made, with all that is promised of it.
struct FuzzTarget {
    const char* name; // that of its corpus
    /// Feeds it. Returns the promise that was broken, in words; nothing where all were kept.
    /// folder: empty, and the only place where anything may be written.
    QString (*tryOut)(const QByteArray& input, const QString& folder);
    int readings = 1; // how often it reads the input, or what it made of it
};

/// All of them: documents, tables (lists as CSV), rules, files (event files), requests (of phones
/// in the room), workbooks (lists in any other file).
[[nodiscard]] std::span<const FuzzTarget> fuzzTargets();
/// nullptr where there is none of this name.
[[nodiscard]] const FuzzTarget* findTarget(const QString& name);

// One function each, in a file of its own.
[[nodiscard]] QString tryDocument(const QByteArray& input, const QString& folder);
[[nodiscard]] QString tryTable(const QByteArray& input, const QString& folder);
[[nodiscard]] QString tryRules(const QByteArray& input, const QString& folder);
[[nodiscard]] QString tryFile(const QByteArray& input, const QString& folder);
[[nodiscard]] QString tryRequest(const QByteArray& input, const QString& folder);
[[nodiscard]] QString tryWorkbook(const QByteArray& input, const QString& folder);

/// What is wrong with rows that were read; nothing where they follow each other and are the same
/// list as text.
[[nodiscard]] QString faultOfRows(const std::vector<CsvRow>& rows);

} // namespace mentat::test

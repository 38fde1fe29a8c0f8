#pragma once

#include "model/file_header.h"
#include "model/store/database.h"

#include <QStringList>

#include <functional>

namespace mentat {

/// One step of the event file's schema, from version - 1 to version. Steps are only ever appended:
/// files of every earlier version are out there.
struct Migration {
    int version;
    QString what; // for the reader of the code
    QStringList statements;
    /// schemaDigestOf() what the file then holds, which saves making it at each opening just to
    /// compare; empty where nobody has noted it.
    QByteArray schemaDigest = {};
};

/// All steps, from version 1.
[[nodiscard]] const std::vector<Migration>& migrations();

/// The version that the last of the steps makes.
[[nodiscard]] int latestVersion(const std::vector<Migration>& steps);
[[nodiscard]] int schemaVersion(Database& database);

/// Runs the steps that the file has not had, and then last() if there were any, in one transaction.
/// Throws StoreError; then the file is as it was.
void migrate(Database& database, const std::vector<Migration>& steps,
             const std::function<void()>& last = {});

/// The statements that make an empty file one of version 1; never changed again.
[[nodiscard]] QStringList schemaVersion1();
/// Those that make a file of version 2 one of version 3: other names of people and players, heats
/// that are not held.
[[nodiscard]] QStringList schemaVersion3();

/// Those that make a file of version 4 one of version 5: who hosts an event, its logo.
[[nodiscard]] QStringList schemaVersion5();
/// Those that make a file of version 5 one of version 6: labels, card and notes of an event.
[[nodiscard]] QStringList schemaVersion6();

} // namespace mentat

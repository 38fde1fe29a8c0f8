#pragma once

#include "model/file_header.h"
#include "model/store/database.h"

#include <QStringList>

#include <functional>

namespace mentat {

/// A migration of the event file's schema from version - 1 to version. Migrations are only ever
/// appended: files of every earlier version exist.
struct Migration {
    int version;
    QString what; // for readers of the code
    QStringList statements;
    /// schemaDigestOf() the resulting file, which saves building it at each opening just to
    /// compare; empty if not noted.
    QByteArray schemaDigest = {};
};

/// All migrations, from version 1.
[[nodiscard]] const std::vector<Migration>& migrations();

/// The version after the last migration.
[[nodiscard]] int latestVersion(const std::vector<Migration>& steps);
[[nodiscard]] int schemaVersion(Database& database);

/// Runs the migrations that the file has not had, then last() if there were any, in one
/// transaction. Throws StoreError; then the file is unchanged.
void migrate(Database& database, const std::vector<Migration>& steps,
             const std::function<void()>& last = {});

/// The statements that make an empty file version 1; never change them.
[[nodiscard]] QStringList schemaVersion1();
/// The statements from version 2 to 3: other names of people and players, heats that are not held.
[[nodiscard]] QStringList schemaVersion3();

/// The statements from version 4 to 5: an event's host and logo.
[[nodiscard]] QStringList schemaVersion5();
/// The statements from version 5 to 6: labels, card, and notes of an event.
[[nodiscard]] QStringList schemaVersion6();

} // namespace mentat

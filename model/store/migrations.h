#pragma once

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

/// `PRAGMA application_id` of an event file: "MNTT"; of one to practise with: "PRAC". Many bits
/// apart: no damage makes one of the other, and a program that knows no practice opens none.
inline constexpr qint64 eventFileApplicationId = 0x4D4E5454;
inline constexpr qint64 practiceFileApplicationId = 0x50524143;

/// The version that the last of the steps makes.
[[nodiscard]] int latestVersion(const std::vector<Migration>& steps);
[[nodiscard]] int schemaVersion(Database& database);

/// Runs the steps that the file has not had, and then last() if there were any, in one transaction.
/// Throws StoreError; then the file is as it was.
void migrate(Database& database, const std::vector<Migration>& steps,
             const std::function<void()>& last = {});

} // namespace mentat

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>

namespace mentat::test {

/// Every file below a folder, including hidden ones, by relative path.
using FolderFiles = std::map<QString, QByteArray>;
[[nodiscard]] FolderFiles filesBelow(const QString& folder);

/// The earlier files that are gone or have other bytes.
[[nodiscard]] QStringList lostSince(const FolderFiles& before, const FolderFiles& after);

} // namespace mentat::test

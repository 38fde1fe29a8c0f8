#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>

namespace mentat::test {

/// Every file below a folder, hidden ones too, by its path from there.
using FolderFiles = std::map<QString, QByteArray>;
[[nodiscard]] FolderFiles filesBelow(const QString& folder);

/// What was there before and is not there as it was: gone, or with other bytes.
[[nodiscard]] QStringList lostSince(const FolderFiles& before, const FolderFiles& after);

} // namespace mentat::test

#pragma once

#include <QByteArray>
#include <QString>

#include <map>

namespace mentat::test {

/// Every file below a folder, by its path there, with its bytes.
using FolderState = std::map<QString, QByteArray>;
[[nodiscard]] FolderState stateOf(const QString& folder);

/// The first file that is new, gone or changed, in words; nothing where all is as it was.
[[nodiscard]] QString differenceOf(const FolderState& before, const FolderState& after);

/// Drive and all, which QDir leaves out: it leads there from anywhere, once the watch has moved.
[[nodiscard]] QString wholePath(const char* path);

/// A file that has to be there, and one that has to be written: ends the program where it cannot.
[[nodiscard]] QByteArray bytesOf(const QString& path);
void writeBytes(const QString& path, const QByteArray& bytes);

} // namespace mentat::test

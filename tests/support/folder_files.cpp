#include "tests/support/folder_files.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace mentat::test {

FolderFiles filesBelow(const QString& folder) {
    FolderFiles content;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            content[QDir(folder).relativeFilePath(file.fileName())] = file.readAll();
    }
    return content;
}

QStringList lostSince(const FolderFiles& before, const FolderFiles& after) {
    QStringList lost;
    for (const auto& [name, bytes] : before) {
        const auto found = after.find(name);
        if (found == after.end() || found->second != bytes)
            lost.append(name);
    }
    return lost;
}

} // namespace mentat::test

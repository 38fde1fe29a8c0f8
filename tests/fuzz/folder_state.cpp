#include "tests/fuzz/folder_state.h"

#include <QDirIterator>
#include <QFile>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace mentat::test {

FolderState stateOf(const QString& folder) {
    FolderState state;
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const bool isOpen = file.open(QIODevice::ReadOnly);
        state.emplace(file.fileName().sliced(folder.size()),
                      isOpen ? file.readAll() : "unreadable");
    }
    return state;
}

QString differenceOf(const FolderState& before, const FolderState& after) {
    for (const auto& [name, bytes] : before) {
        const auto same = after.find(name);
        if (same == after.end())
            return u"the file %1 is gone"_s.arg(name);
        if (same->second != bytes)
            return u"the file %1 was changed"_s.arg(name);
    }
    for (const auto& [name, bytes] : after) {
        if (!before.contains(name))
            return u"the file %1 was made"_s.arg(name);
    }
    return {};
}

QString wholePath(const char* path) {
    return QString::fromStdString(std::filesystem::absolute(path).generic_string());
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("unreadable: %s", qPrintable(path));
    return file.readAll();
}

void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace mentat::test

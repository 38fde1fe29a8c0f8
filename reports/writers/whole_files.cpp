#include "reports/writers/whole_files.h"

#include "model/failure_kind.h"
#include "reports/writers/file_writing.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <memory>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<void> makeFolderOf(const QString& path) {
    errno = 0;
    if (QDir().mkpath(QFileInfo(path).absolutePath()))
        return {};
    if (errno == ENOSPC)
        return failure(FailureKind::NoSpaceForFile, {path});
    return failure(FailureKind::UnwritableFile, {path, u"its folder cannot be made"_s});
}

} // namespace

Result<void> writeWhole(const std::vector<FileToWrite>& files,
                        const std::function<bool()>& givenUp) {
    for (const FileToWrite& file : files) {
        if (const auto allowed = mayBeWritten(file.path); !allowed)
            return allowed;
    }
    std::vector<std::unique_ptr<QSaveFile>> beside;
    for (const FileToWrite& file : files) {
        if (givenUp())
            return {};
        if (const auto made = makeFolderOf(file.path); !made)
            return made;
        auto& save = beside.emplace_back(std::make_unique<QSaveFile>(file.path));
        if (!save->open(QIODevice::WriteOnly) || !writeAll(*save, file.bytes))
            return tl::unexpected(writingFailure(file.path, *save));
    }
    if (givenUp())
        return {};
    for (const auto& save : beside) {
        if (!save->commit())
            return tl::unexpected(writingFailure(save->fileName(), *save));
    }
    return {};
}

QString fileNameOf(const QString& text) {
    QString name;
    for (const QChar c : text)
        name += c.isPrint() && !u"/\\:*?\"<>|"_s.contains(c) ? c : QChar(u' ');
    name = name.simplified().left(100);
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1);
    name = name.trimmed();
    return name.isEmpty() ? u"Mentat"_s : name;
}

} // namespace mentat

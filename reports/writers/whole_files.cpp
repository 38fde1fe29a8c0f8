#include "reports/writers/whole_files.h"

#include "model/failure_kind.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>

using namespace Qt::StringLiterals;

namespace mentat {

Result<void> writeWhole(const std::vector<FileToWrite>& files,
                        const std::function<bool()>& givenUp) {
    std::vector<std::unique_ptr<QSaveFile>> beside;
    for (const FileToWrite& file : files) {
        if (givenUp())
            return {};
        const QString folder = QFileInfo(file.path).absolutePath();
        if (!QDir().mkpath(folder))
            return failure(FailureKind::UnwritableFile,
                           {file.path, u"its folder cannot be made"_s});
        auto& save = beside.emplace_back(std::make_unique<QSaveFile>(file.path));
        if (!save->open(QIODevice::WriteOnly) || save->write(file.bytes) != file.bytes.size()
            || !save->flush())
            return failure(FailureKind::UnwritableFile, {file.path, save->errorString()});
    }
    if (givenUp())
        return {};
    for (const auto& save : beside) {
        if (!save->commit())
            return failure(FailureKind::UnwritableFile, {save->fileName(), save->errorString()});
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

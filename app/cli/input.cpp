#include "app/cli/input.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<QByteArray> readFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists())
        return failure(FailureKind::FileMissing, {path});
    if (info.isDir())
        return failure(FailureKind::FileIsFolder, {path});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(FailureKind::NoPermission, {path});
    QByteArray content = file.readAll();
    if (file.error() != QFile::NoError)
        return failure(FailureKind::ReadFailed, {path, file.errorString()});
    return content;
}

} // namespace

Result<QByteArray> readInput(const QString& path, QIODevice& standardInput) {
    if (path == u"-"_s)
        return standardInput.readAll();
    return readFile(path);
}

} // namespace mentat

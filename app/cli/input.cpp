#include "app/cli/input.h"

#include "model/failure_kind.h"

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

Result<QByteArray> readStandardInput(QIODevice& device) {
    if (!device.isReadable()) // closed by whoever called the program
        return QByteArray();
    QByteArray content = device.readAll();
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    if (file && file->error() != QFile::NoError)
        return failure(FailureKind::ReadFailed, {u"standard input"_s, file->errorString()});
    return content;
}

} // namespace

Result<QByteArray> readInput(const QString& path, QIODevice& standardInput) {
    return path == u"-"_s ? readStandardInput(standardInput) : readFile(path);
}

} // namespace mentat

#include "model/failure_kind.h"
#include "model/store/file/on_disk.h"
#include "model/store/store_error.h"

#include <QFile>

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace mentat {

void bringToDisk(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        throw StoreError(FailureKind::WriteFailed, {path, file.errorString()});
    if (fsync(file.handle()) != 0)
        throw StoreError(FailureKind::WriteFailed, {path, qt_error_string()});
}

void bringNamesToDisk(const QString& folder) {
    const int handle = open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
    if (handle < 0)
        return;
    (void)fsync(handle);
    close(handle);
}

void moveOver(const QString& from, const QString& to) {
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        throw StoreError(FailureKind::WriteFailed, {from, qt_error_string()});
}

void giveFreeName(const QString& from, const QString& to) {
    QFile file(from);
    if (!file.rename(to))
        throw StoreError(FailureKind::WriteFailed, {to, file.errorString()});
}

bool giveSecondName(const QString& from, const QString& to) {
    return link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0;
}

void checkCanBeRenamed(const QString& /*path*/) {}

QString systemPath(const QString& path) {
    return path;
}

} // namespace mentat

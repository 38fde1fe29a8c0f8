#include "model/store/file/on_disk.h"

#include "model/failure_kind.h"
#include "model/store/store_error.h"

#include <QDir>

namespace mentat {

void makePrivateFile(const QString& path, std::optional<QFileDevice::Permissions> like) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                   QFileDevice::ReadOwner | QFileDevice::WriteOwner)) {
        if (QFileInfo::exists(path))
            throw StoreError(FailureKind::FileExists, {path});
        const bool isFull = file.error() == QFileDevice::ResourceError;
        throw StoreError(isFull ? FailureKind::DiskFull : FailureKind::NoPermission, {path},
                         file.errorString());
    }
    if (like)
        file.setPermissions(*like | QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

void makePrivateFolder(const QString& path) {
    if (QFileInfo(path).isDir())
        return;
    const QString parent = QFileInfo(path).absolutePath();
    const auto owner = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    if (QDir().mkpath(parent) && (QDir().mkdir(path, owner) || QFileInfo(path).isDir()))
        return;
    throw StoreError(FailureKind::NoPermission, {path});
}

} // namespace mentat

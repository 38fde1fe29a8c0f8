#include "model/store/on_disk.h"

#include "model/failure_kind.h"
#include "model/store/store_error.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace mentat {

void bringToDisk(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        throw StoreError(FailureKind::WriteFailed, {path, file.errorString()});
#ifdef Q_OS_UNIX
    if (fsync(file.handle()) != 0)
        throw StoreError(FailureKind::WriteFailed, {path, qt_error_string()});
#endif
}

void bringNamesToDisk(const QString& folder) {
#ifdef Q_OS_UNIX
    const int handle = open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
    if (handle < 0)
        return;
    (void)fsync(handle);
    close(handle);
#else
    Q_UNUSED(folder)
#endif
}

} // namespace mentat

#include "reports/writers/report_file.h"

#include "model/failure_kind.h"

#include <QFileInfo>
#include <QSaveFile>

namespace mentat {

namespace {

/// Nothing can be renamed onto these without taking them away.
bool isDevice(const QFileInfo& info) {
    return info.exists() && !info.isFile() && !info.isDir();
}

template <class File>
bool writeAll(File& file, const QByteArray& bytes) {
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

Result<void> writeReportFile(const QString& path, const QByteArray& bytes) {
    if (isDevice(QFileInfo(path))) {
        QFile device(path);
        if (!writeAll(device, bytes) || !device.flush())
            return failure(FailureKind::UnwritableFile, {path, device.errorString()});
        return {};
    }
    QSaveFile file(path);
    if (!writeAll(file, bytes) || !file.commit())
        return failure(FailureKind::UnwritableFile, {path, file.errorString()});
    return {};
}

} // namespace mentat

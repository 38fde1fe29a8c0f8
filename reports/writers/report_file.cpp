#include "reports/writers/report_file.h"

#include "reports/writers/file_writing.h"

#include <QFileInfo>
#include <QSaveFile>

namespace mentat {

namespace {

/// Nothing can be renamed onto these without taking them away.
bool isDevice(const QFileInfo& info) {
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace

Result<void> writeReportFile(const QString& path, const QByteArray& bytes) {
    if (const auto allowed = mayBeWritten(path); !allowed)
        return allowed;
    if (isDevice(QFileInfo(path))) {
        QFile device(path);
        if (!device.open(QIODevice::WriteOnly) || !writeAll(device, bytes))
            return tl::unexpected(writingFailure(path, device));
        return {};
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes) || !file.commit())
        return tl::unexpected(writingFailure(path, file));
    return {};
}

} // namespace mentat

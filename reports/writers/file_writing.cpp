#include "reports/writers/file_writing.h"

#include "model/failure_kind.h"
#include "model/protected_file.h"

#include <QFile>

namespace mentat {

Result<void> mayBeWritten(const QString& path) {
    if (belongsToEventFile(path))
        return failure(FailureKind::IsEventFile, {path});
    return {};
}

bool writeAll(QFileDevice& file, const QByteArray& bytes) {
    for (qint64 done = 0; done < bytes.size();) {
        // Of what a disk takes only in part Qt gives no error; asked for the rest, it does.
        const qint64 taken = file.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return file.flush() || file.flush(); // the same of what it kept until now
}

Failure writingFailure(const QString& path, const QFileDevice& file) {
    if (file.error() == QFileDevice::ResourceError)
        return {FailureKind::NoSpaceForFile, {path}, {}};
    const bool saysWhy = file.errorString() != QFile().errorString(); // "Unknown error"
    if (!saysWhy)
        return {FailureKind::UnwritableFile, {path}, {}};
    return {FailureKind::UnwritableFile, {path, file.errorString()}, {}};
}

} // namespace mentat

#include "model/document/bytes/whole_input.h"

#include "model/failure_kind.h"

#include <QFile>
#include <QFileInfo>

#include <array>

namespace mentat {

Result<QByteArray> readWhole(QIODevice& device, const QString& name) {
    const auto tooLarge = [&] {
        return failure(FailureKind::InputTooLarge, {name, mostInputMegabytes});
    };
    if (!device.isSequential() && device.size() > mostInputBytes)
        return tooLarge();
    QByteArray content;
    std::array<char, 65'536> block{};
    qint64 length = 0;
    while ((length = device.read(block.data(), qint64(block.size()))) > 0) {
        if (content.size() + length > mostInputBytes)
            return tooLarge();
        content.append(block.data(), length);
    }
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    if (file && file->error() != QFileDevice::NoError)
        return failure(FailureKind::ReadFailed, {name, file->errorString()});
    return content;
}

Result<QByteArray> readWholeFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists())
        return failure(FailureKind::FileMissing, {path});
    if (info.isDir())
        return failure(FailureKind::FileIsFolder, {path});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(FailureKind::NoPermission, {path});
    return readWhole(file, path);
}

Result<void> checkSize(qint64 bytes) {
    if (bytes > mostInputBytes)
        return failure(FailureKind::InputTooLarge, {QString(), mostInputMegabytes});
    return {};
}

} // namespace mentat

#include "model/protected_file.h"

#include "model/file_header.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int maxLinks = 40; // as Linux does

bool saysItIsEventFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = file.read(fileheader::length);
    if (header.size() < fileheader::length || !header.startsWith(fileheader::magic))
        return false;
    const quint32 mark = fileheader::numberAt(header, fileheader::applicationOffset);
    return mark == eventFileApplicationId || mark == practiceFileApplicationId;
}

bool isEventFile(const QString& path) {
    const QFileInfo info(path);
    return info.isFile()
           && (info.suffix().compare("mentat"_L1, Qt::CaseInsensitive) == 0
               || saysItIsEventFile(path));
}

bool isBesideEventFile(const QString& path) {
    static constexpr auto suffixes = {"-wal"_L1, "-shm"_L1, "-journal"_L1, "-lock"_L1};
    return std::ranges::any_of(suffixes, [&](QLatin1StringView suffix) {
        return path.endsWith(suffix) && isEventFile(path.chopped(suffix.size()));
    });
}

/// The file that would be written: the target of a link, even if it does not exist yet.
QString targetOf(const QString& path) {
    QString target = path;
    for (int links = 0; links < maxLinks && QFileInfo(target).isSymbolicLink(); ++links)
        target = QFileInfo(target).symLinkTarget();
    return target;
}

} // namespace

bool belongsToEventFile(const QString& path) {
    const QString target = targetOf(path);
    return isEventFile(target) || isBesideEventFile(target) || isBesideEventFile(path);
}

} // namespace mentat

#pragma once

#include <QFile>
#include <QFileInfo>

namespace mentat {

/// Removes a file that nobody uses, with all that can stand beside it.
inline void removeWithSideFiles(const QString& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-journal", "-lock"})
        QFile::remove(path + QLatin1StringView(suffix));
}

/// A path beside a file, of its name and a mark, that nothing has yet: a number is added if need
/// be.
[[nodiscard]] inline QString freePathBeside(const QString& file, const QString& mark) {
    const QFileInfo info(file);
    const QString name = info.path() + u'/' + info.completeBaseName() + u'.' + mark;
    const QString suffix = info.suffix().isEmpty() ? QString() : QString(u'.' + info.suffix());
    QString path = name + suffix;
    const auto isTaken = [&path] {
        return QFileInfo::exists(path) || QFileInfo::exists(path + QStringLiteral("-lock"));
    };
    for (int number = 2; isTaken(); ++number)
        path = name + QStringLiteral(" (%1)").arg(number) + suffix;
    return path;
}

} // namespace mentat

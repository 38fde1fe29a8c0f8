#pragma once

#include <QFile>

namespace mentat {

/// Removes a file that nobody uses, with all that can stand beside it.
inline void removeWithSideFiles(const QString& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-journal", "-lock"})
        QFile::remove(path + QLatin1StringView(suffix));
}

} // namespace mentat

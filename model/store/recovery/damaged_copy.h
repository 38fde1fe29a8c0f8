#pragma once

#include "model/store/recovery/salvage.h"

#include <QTemporaryDir>

#include <memory>

namespace mentat {

/// A copy of a damaged event file with its log, whose header is put right as far
/// as that is known; the file itself is only read.
class DamagedCopy {
public:
    /// Throws StoreError: FileMissing, NoPermission, NewerFile, and NotAnEventFile where neither
    /// the format nor the program's mark can be seen.
    explicit DamagedCopy(const QString& file);

    /// The schema version that the file says it has, else the newest.
    [[nodiscard]] int version() const { return m_version; }
    [[nodiscard]] bool isPractice() const { return m_isPractice; }
    /// All rows that can be read and that the schema allows, in the tables of the newest version.
    [[nodiscard]] Tables rows() const;

private:
    void copyLog(const QString& file);
    void salvageInto(Tables& tables) const;

    QTemporaryDir m_folder;
    QString m_path;
    qint64 m_size = 0;
    int m_version = 0;
    bool m_isPractice = false;
};

} // namespace mentat

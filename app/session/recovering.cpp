#include "app/session/recovering.h"

#include "app/session/guarded.h"
#include "model/store/recovery/recovery.h"

namespace mentat {

Result<Recovery> recoverInto(const QString& newFile, const BackupFolders& folders,
                             const Desk& desk) {
    return guarded(newFile, [&]() -> Result<Recovery> {
        std::vector<Snapshot> snapshots;
        for (const Backup& backup : backupsOf(folders, desk.clock.nowUtc()))
            snapshots.push_back({backup.path, backup.time});
        return recover(folders.file, newFile, snapshots, desk.clock.nowUtc(), desk.scorekeeper);
    });
}

} // namespace mentat

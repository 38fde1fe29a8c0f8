#pragma once

#include <QFileDevice>
#include <QString>

#include <optional>

namespace mentat {

/// What a file holds is on the disk when this comes back: a stick may be pulled out, the power may
/// go. Throws StoreError (WriteFailed).
void bringToDisk(const QString& path);

/// The same of the names in a folder: of what was made, renamed or removed there. File systems that
/// cannot do it on its own do it without being asked, so that it never fails.
void bringNamesToDisk(const QString& folder);

/// Makes an empty file for what is nobody else's business (names, phone numbers), where nothing
/// stands yet: for its owner alone, or for whom another file is. Throws StoreError: FileExists,
/// DiskFull, NoPermission.
void makePrivateFile(const QString& path, std::optional<QFileDevice::Permissions> like = {});
/// The same for a folder; one that is there stays as it is. Throws StoreError: NoPermission, with
/// the folder.
void makePrivateFolder(const QString& path);

} // namespace mentat

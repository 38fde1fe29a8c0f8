#include "app/platform/storage_kind.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStorageInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Names of the services' folders: "Dropbox (Work)", "OneDrive - Firm".
bool isNamedByService(const QString& name) {
    static const QRegularExpression names(
        u"^(dropbox|onedrive|nextcloud|owncloud|google ?drive|icloud ?drive|pcloud ?drive|mega)"
        "( .*|-.*)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return names.match(name).hasMatch();
}

/// Files and folders at the root of what the services synchronize.
bool isMarkedByService(const QDir& folder) {
    constexpr std::array marks{u".stfolder", u".dropbox.cache", u".owncloudsync.log",
                               u".nextcloudsync.log"};
    const bool isMarked = std::ranges::any_of(
        marks, [&](const char16_t* mark) { return folder.exists(QString::fromUtf16(mark)); });
    // As a folder, it holds the service's settings in the home of each of its users.
    return isMarked || QFileInfo(folder.filePath(u".dropbox"_s)).isFile()
           || !folder
                   .entryList({u"._sync_*.db"_s, u".sync_*.db"_s, u".OneDrive*"_s},
                              QDir::Files | QDir::Hidden)
                   .isEmpty();
}

/// Whether OneDrive's own variables name the folder, whatever it is called.
bool isOneDrive(const QString& folder) {
    constexpr std::array variables{"OneDrive", "OneDriveConsumer", "OneDriveCommercial"};
    return std::ranges::any_of(variables, [&](const char* variable) {
        const QString kept = QDir::fromNativeSeparators(qEnvironmentVariable(variable));
        // Compares as Windows does; elsewhere the variables are not set.
        return !kept.isEmpty() && QDir::cleanPath(kept).compare(folder, Qt::CaseInsensitive) == 0;
    });
}

} // namespace

StorageKind storagePlaceOf(const QString& file, const QString& type) {
    QDir folder(QFileInfo(file).absolutePath());
    const QStorageInfo drive(folder);
    const QString said = type.isEmpty() ? QString::fromLatin1(drive.fileSystemType()) : type;
    if (isKeptElsewhere(folder.path(), said))
        return StorageKind::Network;
    if (isNamedByService(drive.name())) // a drive of the service's own, which looks like a disk
        return StorageKind::Synchronised;
    do {
        if (isNamedByService(folder.dirName()) || isMarkedByService(folder)
            || isOneDrive(folder.path()))
            return StorageKind::Synchronised;
    } while (folder.cdUp());
    return StorageKind::Local;
}

} // namespace mentat

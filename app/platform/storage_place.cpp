#include "app/platform/storage_place.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStorageInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool isOfNetwork(const QString& type) {
    static const QRegularExpression types(
        u"^(nfs4?|cifs|smb2|smb3|smbfs|afs|9p|ceph|glusterfs|davfs2?|ncpfs"
        "|fuse\\.(sshfs|gvfsd-fuse|rclone|davfs2?|s3fs|smbnetfs|kio-fuse))$"_s);
    return types.match(type.toLower()).hasMatch();
}

/// Names that the services give their folders: "Dropbox (Work)", "OneDrive - Firm".
bool isNamedByService(const QString& name) {
    static const QRegularExpression names(
        u"^(dropbox|onedrive|nextcloud|owncloud|google ?drive|icloud ?drive|pcloud ?drive|mega)"
        "( .*|-.*)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return names.match(name).hasMatch();
}

/// Files and folders that the services put at the top of what they keep.
bool isMarkedByService(const QDir& folder) {
    constexpr std::array marks{u".stfolder", u".dropbox.cache", u".owncloudsync.log",
                               u".nextcloudsync.log"};
    const bool isMarked = std::ranges::any_of(
        marks, [&](const char16_t* mark) { return folder.exists(QString::fromUtf16(mark)); });
    // As a folder it holds the settings of the service, in everybody's home who has it.
    return isMarked || QFileInfo(folder.filePath(u".dropbox"_s)).isFile()
           || !folder
                   .entryList({u"._sync_*.db"_s, u".sync_*.db"_s, u".OneDrive*"_s},
                              QDir::Files | QDir::Hidden)
                   .isEmpty();
}

} // namespace

StoragePlace storagePlaceOf(const QString& file, const QString& type) {
    QDir folder(QFileInfo(file).absolutePath());
    const QString said
        = type.isEmpty() ? QString::fromLatin1(QStorageInfo(folder).fileSystemType()) : type;
    if (isOfNetwork(said))
        return StoragePlace::Network;
    do {
        if (isNamedByService(folder.dirName()) || isMarkedByService(folder))
            return StoragePlace::Synchronised;
    } while (folder.cdUp());
    return StoragePlace::Local;
}

} // namespace mentat

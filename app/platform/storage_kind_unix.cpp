#include "app/platform/storage_kind.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat {

bool isKeptElsewhere(const QString& /*folder*/, const QString& type) {
    static const QRegularExpression types(
        u"^(nfs4?|cifs|smb2|smb3|smbfs|afs|9p|ceph|glusterfs|davfs2?|ncpfs"
        "|fuse\\.(sshfs|gvfsd-fuse|rclone|davfs2?|s3fs|smbnetfs|kio-fuse))$"_s);
    return types.match(type.toLower()).hasMatch();
}

} // namespace mentat

#include "app/platform/storage_kind.h"

#include <QDir>

#include <windows.h>

#include <vector>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// `//server/share`, including the long form; `//?/C:/` and `//./C:/` are drives.
bool isShare(const QString& folder) {
    if (folder.startsWith(u"//?/UNC/"_s, Qt::CaseInsensitive))
        return true;
    return folder.startsWith(u"//"_s) && !folder.startsWith(u"//?/"_s)
           && !folder.startsWith(u"//./"_s);
}

} // namespace

bool isKeptElsewhere(const QString& folder, const QString& /*type*/) {
    if (isShare(QDir::fromNativeSeparators(folder)))
        return true;
    const std::wstring path = QDir::toNativeSeparators(folder).toStdWString();
    std::vector<wchar_t> root(path.size() + 2); // room for a trailing backslash
    const bool isKnown
        = GetVolumePathNameW(path.c_str(), root.data(), static_cast<DWORD>(root.size()));
    return isKnown && GetDriveTypeW(root.data()) == DRIVE_REMOTE;
}

} // namespace mentat

#include "tests/support/disk/imports_windows.h"
#include "tests/support/disk/steps_beside_sqlite.h"

#include <QFileInfo>

#include <array>

namespace mentat::test {

namespace {

QString text(const wchar_t* path) {
    return QString::fromWCharArray(path);
}

BOOL named(BOOL outcome, DiskStep::Kind kind, const wchar_t* from, const wchar_t* to) {
    if (outcome)
        addStep({kind, text(from), 0, {}, text(to)});
    return outcome;
}

BOOL WINAPI move(const wchar_t* from, const wchar_t* to) {
    return named(systems<decltype(MoveFileW)>("MoveFileW")(from, to), DiskStep::Kind::Renamed, from,
                 to);
}

BOOL WINAPI moveHow(const wchar_t* from, const wchar_t* to, DWORD how) {
    return named(systems<decltype(MoveFileExW)>("MoveFileExW")(from, to, how),
                 DiskStep::Kind::Renamed, from, to);
}

BOOL WINAPI link(const wchar_t* to, const wchar_t* from, SECURITY_ATTRIBUTES* rights) {
    return named(systems<decltype(CreateHardLinkW)>("CreateHardLinkW")(to, from, rights),
                 DiskStep::Kind::Linked, from, to);
}

BOOL WINAPI flush(HANDLE file) {
    if (!isOnTestDisk())
        return systems<decltype(FlushFileBuffers)>("FlushFileBuffers")(file);
    std::array<wchar_t, 1024> name{};
    const DWORD length
        = GetFinalPathNameByHandleW(file, name.data(), static_cast<DWORD>(name.size()), 0);
    if (length == 0 || length >= name.size())
        qFatal("a file that is brought to the disk has no name");
    const QString path = plainPath(text(name.data()));
    addStep({QFileInfo(path).isDir() ? DiskStep::Kind::FolderSynced : DiskStep::Kind::Synced,
             path,
             0,
             {},
             {}});
    return TRUE;
}

} // namespace

void watchStepsBesideSqlite() {
    static const bool isWatched = [] {
        for (const HMODULE module : {GetModuleHandleW(nullptr), GetModuleHandleW(L"Qt6Core.dll")}) {
            replaceImport(module, "MoveFileW", move);
            replaceImport(module, "MoveFileExW", moveHow);
            replaceImport(module, "CreateHardLinkW", link);
            replaceImport(module, "FlushFileBuffers", flush);
        }
        return true;
    }();
    (void)isWatched;
}

} // namespace mentat::test

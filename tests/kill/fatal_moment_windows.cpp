// Loaded into a program before it begins: fatal_moment.h. SQLite's calls of Windows are replaced by
// SQLite's own means, those of the program and of Qt where they are imported.

#include "tests/kill/fatal_moment.h"
#include "tests/support/disk/imports_windows.h"

#include <cwchar>
#include <sqlite3.h>

namespace {

namespace fatal = mentat::test::fatal;
using mentat::test::replaceImport;
using mentat::test::systems;

// As QProcess::kill() ends a program: it knows it for one that was killed.
constexpr UINT killed = 0xf291;

void countMoment() {
    if (fatal::isFatal())
        TerminateProcess(GetCurrentProcess(), killed);
}

void countOfEventFile(const wchar_t* path) {
    if (path && std::wcsstr(path, L".mentat"))
        countMoment();
}

BOOL WINAPI writeAt(HANDLE file, const void* bytes, DWORD count, DWORD* written,
                    OVERLAPPED* place) {
    countMoment();
    return WriteFile(file, bytes, count, written, place);
}

BOOL WINAPI cutOff(HANDLE file) {
    countMoment();
    return SetEndOfFile(file);
}

BOOL WINAPI flush(HANDLE file) {
    countMoment();
    return FlushFileBuffers(file);
}

BOOL WINAPI removeNamed(const wchar_t* path) {
    countOfEventFile(path);
    return systems<decltype(DeleteFileW)>("DeleteFileW")(path);
}

BOOL WINAPI moveNamed(const wchar_t* from, const wchar_t* to) {
    countOfEventFile(from);
    return systems<decltype(MoveFileW)>("MoveFileW")(from, to);
}

BOOL WINAPI moveNamedHow(const wchar_t* from, const wchar_t* to, DWORD how) {
    countOfEventFile(from);
    return systems<decltype(MoveFileExW)>("MoveFileExW")(from, to, how);
}

template <class Function>
void replaceInSqlite(const char* name, Function* by) {
    sqlite3_vfs* files = sqlite3_vfs_find(nullptr);
    files->xSetSystemCall(files, name, reinterpret_cast<sqlite3_syscall_ptr>(by));
}

void beginCounting() {
    replaceInSqlite("WriteFile", writeAt);
    replaceInSqlite("SetEndOfFile", cutOff);
    replaceInSqlite("FlushFileBuffers", flush);
    replaceInSqlite("DeleteFileW", removeNamed);
    for (const HMODULE module : {GetModuleHandleW(nullptr), GetModuleHandleW(L"Qt6Core.dll")}) {
        replaceImport(module, "DeleteFileW", removeNamed);
        replaceImport(module, "MoveFileW", moveNamed);
        replaceImport(module, "MoveFileExW", moveNamedHow);
    }
}

} // namespace

extern "C" BOOL WINAPI DllMain(HINSTANCE, DWORD reason, void*) {
    if (reason == DLL_PROCESS_ATTACH)
        beginCounting();
    else if (reason == DLL_PROCESS_DETACH)
        fatal::sayCount();
    return TRUE;
}

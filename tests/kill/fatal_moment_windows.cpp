// Loaded into a program before it begins, this ends it as it is about to do its n-th change to an
// event file: see fatal_moment_unix.cpp, whose variables it takes. SQLite's calls of Windows are
// replaced by SQLite's own means, those of the program and of Qt where they are imported.

#include "tests/support/disk/imports_windows.h"

#include <sqlite3.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cwchar>

namespace {

using mentat::test::replaceImport;
using mentat::test::systems;

// As QProcess::kill() ends a program: it knows it for one that was killed.
constexpr UINT killed = 0xf291;

std::atomic<long> moments{0};

long fatalMoment() {
    static const long moment = [] {
        const char* text = std::getenv("MENTAT_FATAL_MOMENT");
        return text ? std::atol(text) : 0L;
    }();
    return moment;
}

void countMoment() {
    if (++moments == fatalMoment())
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

void sayCount() {
    const char* path = std::getenv("MENTAT_MOMENTS_COUNTED");
    std::FILE* file = path ? std::fopen(path, "w") : nullptr;
    if (!file)
        return;
    std::fprintf(file, "%ld\n", moments.load());
    std::fclose(file);
}

} // namespace

extern "C" BOOL WINAPI DllMain(HINSTANCE, DWORD reason, void*) {
    if (reason == DLL_PROCESS_ATTACH)
        beginCounting();
    else if (reason == DLL_PROCESS_DETACH)
        sayCount();
    return TRUE;
}

#include "tests/kill/loaded_start.h"

#include "tests/support/disk/imports_windows.h"
#include "tests/support/patience.h"

#include <QDir>

#include <memory>

#include <tlhelp32.h>

namespace mentat::test {

namespace {

struct Closing {
    void operator()(void* handle) const { CloseHandle(handle); }
};
using Handle = std::unique_ptr<void, Closing>;

[[noreturn]] void giveUp(const char* what) {
    qFatal("a program cannot be started with a library in it: %s, error %lu", what, GetLastError());
    std::abort();
}

/// A thread of the program does nothing but load the library: the function of Windows for that is
/// at the same place in every program.
void load(HANDLE program, const QString& library) {
    const std::wstring path = QDir::toNativeSeparators(library).toStdWString();
    const size_t size = (path.size() + 1) * sizeof(wchar_t);
    void* text = VirtualAllocEx(program, nullptr, size, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE);
    if (!text || !WriteProcessMemory(program, text, path.c_str(), size, nullptr))
        giveUp("its memory cannot be written");
    auto* loading = reinterpret_cast<LPTHREAD_START_ROUTINE>(
        reinterpret_cast<void*>(systems<decltype(LoadLibraryW)>("LoadLibraryW")));
    const Handle thread(CreateRemoteThread(program, nullptr, 0, loading, text, 0, nullptr));
    if (!thread || WaitForSingleObject(thread.get(), patience) != WAIT_OBJECT_0)
        giveUp("the library's thread does not end");
    DWORD loaded = 0; // the half of its address that a thread can say
    if (!GetExitCodeThread(thread.get(), &loaded) || loaded == 0)
        giveUp("the library cannot be loaded");
}

void goOn(DWORD program) {
    const Handle all(CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0));
    THREADENTRY32 entry{};
    entry.dwSize = sizeof entry;
    for (BOOL found = Thread32First(all.get(), &entry); found;
         found = Thread32Next(all.get(), &entry)) {
        if (entry.th32OwnerProcessID != program)
            continue;
        const Handle thread(OpenThread(THREAD_SUSPEND_RESUME, FALSE, entry.th32ThreadID));
        if (thread)
            ResumeThread(thread.get());
    }
}

} // namespace

// The program is made, stands still before its first line, is given the library, and goes on.
void startWithLibrary(QProcess& process, const QString& library) {
    process.setCreateProcessArgumentsModifier(
        [](QProcess::CreateProcessArguments* arguments) { arguments->flags |= CREATE_SUSPENDED; });
    process.start();
    const auto id = static_cast<DWORD>(process.processId());
    if (id == 0)
        return; // it says itself why
    const Handle program(OpenProcess(PROCESS_ALL_ACCESS, FALSE, id));
    if (!program)
        giveUp("it cannot be reached");
    load(program.get(), library);
    goOn(id);
}

} // namespace mentat::test

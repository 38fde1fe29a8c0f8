#pragma once

#include <windows.h>

namespace mentat::test {

/// Redirects this program's and its libraries' calls of a Windows function: replaces the address
/// that was bound at load time. Does nothing without such an import.
void replaceImport(HMODULE module, const char* function, const void* by);

template <class Function>
void replaceImport(HMODULE module, const char* function, Function* by) {
    replaceImport(module, function, reinterpret_cast<const void*>(by));
}

/// Windows' own function, even if imports were replaced.
template <class Function>
Function* systems(const char* name) {
    const FARPROC found = GetProcAddress(GetModuleHandleW(L"kernel32.dll"), name);
    return reinterpret_cast<Function*>(reinterpret_cast<void*>(found));
}

} // namespace mentat::test

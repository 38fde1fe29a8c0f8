#pragma once

#include <windows.h>

namespace mentat::test {

/// From now on what this program or library calls by the name of this function of Windows is
/// another: the address that it was bound to when it was loaded is replaced. Without such an
/// import, nothing happens.
void replaceImport(HMODULE module, const char* function, const void* by);

template <class Function>
void replaceImport(HMODULE module, const char* function, Function* by) {
    replaceImport(module, function, reinterpret_cast<const void*>(by));
}

/// Windows' own function, whatever this program's imports were replaced by.
template <class Function>
Function* systems(const char* name) {
    const FARPROC found = GetProcAddress(GetModuleHandleW(L"kernel32.dll"), name);
    return reinterpret_cast<Function*>(reinterpret_cast<void*>(found));
}

} // namespace mentat::test

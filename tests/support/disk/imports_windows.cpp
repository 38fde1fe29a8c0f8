#include "tests/support/disk/imports_windows.h"

#include <cstdint>
#include <cstring>

namespace mentat::test {

namespace {

template <class Part>
Part* at(HMODULE module, DWORD offset) {
    return reinterpret_cast<Part*>(reinterpret_cast<uint8_t*>(module) + offset);
}

void writeOver(IMAGE_THUNK_DATA& bound, const void* by) {
    DWORD before = 0;
    if (!VirtualProtect(&bound, sizeof bound, PAGE_READWRITE, &before))
        return;
    bound.u1.Function = reinterpret_cast<ULONGLONG>(by);
    VirtualProtect(&bound, sizeof bound, before, &before);
}

} // namespace

// For each library, a module lists the names it imports and, next to them, their addresses.
void replaceImport(HMODULE module, const char* function, const void* by) {
    if (!module)
        return;
    const auto* dos = at<IMAGE_DOS_HEADER>(module, 0);
    const auto* headers = at<IMAGE_NT_HEADERS>(module, static_cast<DWORD>(dos->e_lfanew));
    const IMAGE_DATA_DIRECTORY& imports
        = headers->OptionalHeader.DataDirectory[IMAGE_DIRECTORY_ENTRY_IMPORT];
    if (imports.VirtualAddress == 0)
        return;
    for (const auto* library = at<IMAGE_IMPORT_DESCRIPTOR>(module, imports.VirtualAddress);
         library->FirstThunk != 0; ++library) {
        const auto* name = at<IMAGE_THUNK_DATA>(module, library->OriginalFirstThunk);
        auto* bound = at<IMAGE_THUNK_DATA>(module, library->FirstThunk);
        for (; name->u1.AddressOfData != 0; ++name, ++bound) {
            if (IMAGE_SNAP_BY_ORDINAL(name->u1.Ordinal))
                continue;
            const auto* imported
                = at<IMAGE_IMPORT_BY_NAME>(module, static_cast<DWORD>(name->u1.AddressOfData));
            if (std::strcmp(reinterpret_cast<const char*>(imported->Name), function) == 0)
                writeOver(*bound, by);
        }
    }
}

} // namespace mentat::test

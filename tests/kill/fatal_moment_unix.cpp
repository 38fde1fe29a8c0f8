// Loaded into a program before everything else (LD_PRELOAD): fatal_moment.h. What counts is what
// SQLite and the program do with files: write at a place, cut off, bring to the disk, rename,
// remove. Plain C functions by the names of the system's own; the program is not linked.

#include "tests/kill/fatal_moment.h"

#include <csignal>
#include <cstring>

#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

void countMoment() {
    if (mentat::test::fatal::isFatal())
        kill(getpid(), SIGKILL);
}

bool isOfEventFile(const char* path) {
    return path && std::strstr(path, ".mentat");
}

template <class Function>
Function* systems(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

struct AtTheEnd {
    ~AtTheEnd() { mentat::test::fatal::sayCount(); }
} atTheEnd;

} // namespace

extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t place) {
    static const auto real = systems<decltype(pwrite64)>("pwrite64");
    countMoment();
    return real(file, bytes, count, place);
}

int ftruncate64(int file, off64_t size) noexcept {
    static const auto real = systems<decltype(ftruncate64)>("ftruncate64");
    countMoment();
    return real(file, size);
}

int fdatasync(int file) {
    static const auto real = systems<decltype(fdatasync)>("fdatasync");
    countMoment();
    return real(file);
}

int unlink(const char* path) noexcept {
    static const auto real = systems<decltype(unlink)>("unlink");
    if (isOfEventFile(path))
        countMoment();
    return real(path);
}

int rename(const char* from, const char* to) noexcept {
    static const auto real = systems<decltype(rename)>("rename");
    if (isOfEventFile(from))
        countMoment();
    return real(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
              unsigned flags) noexcept {
    static const auto real = systems<decltype(renameat2)>("renameat2");
    if (isOfEventFile(from))
        countMoment();
    return real(fromFolder, from, toFolder, to, flags);
}
}

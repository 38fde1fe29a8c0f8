// Loaded into a program before everything else (LD_PRELOAD), this kills it with SIGKILL as it is
// about to do its n-th change to an event file: a moment with a name, which comes on a busy machine
// as on an idle one. What counts is what SQLite and the program do with files: write at a place,
// cut off, bring to the disk, rename, remove.
//   MENTAT_FATAL_MOMENT=N        dies at the N-th; 0 or absent: never
//   MENTAT_MOMENTS_COUNTED=FILE  writes there, at its end, how many there were
//
// Plain C functions by the names of the system's own; the program is not linked.

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

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
    ~AtTheEnd() {
        const char* path = std::getenv("MENTAT_MOMENTS_COUNTED");
        std::FILE* file = path ? std::fopen(path, "w") : nullptr;
        if (!file)
            return;
        std::fprintf(file, "%ld\n", moments.load());
        std::fclose(file);
    }
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

#include "tests/support/disk/steps_beside_sqlite.h"

#include <QFileInfo>

#include <dlfcn.h>
#include <unistd.h>

#include <cstdio>

namespace mentat::test {

// Linking the functions below is enough.
void watchStepsBesideSqlite() {}

} // namespace mentat::test

// These override the system's functions by name for the program and its libraries.
namespace {

using mentat::test::DiskStep;

template <class Function>
Function* systems(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

int named(int outcome, DiskStep::Kind kind, const char* from, const char* to) {
    if (outcome == 0)
        mentat::test::addStep({kind, QString::fromUtf8(from), 0, {}, QString::fromUtf8(to)});
    return outcome;
}

} // namespace

extern "C" {

int rename(const char* from, const char* to) noexcept {
    static const auto real = systems<decltype(rename)>("rename");
    return named(real(from, to), DiskStep::Kind::Renamed, from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
              unsigned flags) noexcept {
    static const auto real = systems<decltype(renameat2)>("renameat2");
    return named(real(fromFolder, from, toFolder, to, flags), DiskStep::Kind::Renamed, from, to);
}

int link(const char* from, const char* to) noexcept {
    static const auto real = systems<decltype(link)>("link");
    return named(real(from, to), DiskStep::Kind::Linked, from, to);
}

int fsync(int file) {
    static const auto real = systems<decltype(fsync)>("fsync");
    if (!mentat::test::isOnTestDisk())
        return real(file);
    const QString path = QFileInfo(QStringLiteral("/proc/self/fd/%1").arg(file)).symLinkTarget();
    const auto kind
        = QFileInfo(path).isDir() ? DiskStep::Kind::FolderSynced : DiskStep::Kind::Synced;
    mentat::test::addStep({kind, path, 0, {}, {}});
    return 0;
}
}

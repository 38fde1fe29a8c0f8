#include "model/failure_kind.h"
#include "model/store/file/on_disk.h"
#include "model/store/store_error.h"

#include <QDir>
#include <QFile>
#include <QThread>

#include <io.h>
#include <windows.h>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr DWORD sharedWithAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
// Virus scanners and indexers open each new file briefly.
constexpr int maxTries = 40;
constexpr unsigned long betweenTries = 50; // milliseconds

std::wstring wideName(const QString& path) {
    return systemPath(path).toStdWString();
}

/// Whether a program has it open without sharing.
bool isInUse(const QString& path) {
    const HANDLE handle = CreateFileW(wideName(path).c_str(), DELETE, sharedWithAll, nullptr,
                                      OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return GetLastError() == ERROR_SHARING_VIOLATION;
    CloseHandle(handle);
    return false;
}

bool isOfOthers(DWORD error) {
    return error == ERROR_SHARING_VIOLATION || error == ERROR_LOCK_VIOLATION
           || error == ERROR_ACCESS_DENIED;
}

QString said(DWORD error) {
    return qt_error_string(static_cast<int>(error));
}

} // namespace

void bringToDisk(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        throw StoreError(FailureKind::WriteFailed, {path, file.errorString()});
    if (!FlushFileBuffers(reinterpret_cast<HANDLE>(_get_osfhandle(file.handle()))))
        throw StoreError(FailureKind::WriteFailed, {path, said(GetLastError())});
}

void bringNamesToDisk(const QString& folder) {
    const HANDLE handle = CreateFileW(wideName(folder).c_str(), GENERIC_WRITE, sharedWithAll,
                                      nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return;
    (void)FlushFileBuffers(handle);
    CloseHandle(handle);
}

namespace {

void move(const QString& from, const QString& to, DWORD how) {
    for (int left = maxTries; !MoveFileExW(wideName(from).c_str(), wideName(to).c_str(), how);
         QThread::msleep(betweenTries)) {
        const DWORD error = GetLastError();
        if (isOfOthers(error) && --left > 0)
            continue;
        for (const QString& path : {to, from}) {
            if (isInUse(path))
                throw StoreError(FailureKind::FileBusy, {path}, said(error));
        }
        throw StoreError(FailureKind::WriteFailed, {from, said(error)});
    }
}

} // namespace

void moveOver(const QString& from, const QString& to) {
    move(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
}

void giveFreeName(const QString& from, const QString& to) {
    move(from, to, MOVEFILE_WRITE_THROUGH);
}

bool giveSecondName(const QString& from, const QString& to) {
    return CreateHardLinkW(wideName(to).c_str(), wideName(from).c_str(), nullptr);
}

void checkCanBeRenamed(const QString& path) {
    for (int left = maxTries; isInUse(path); QThread::msleep(betweenTries)) {
        if (--left == 0)
            throw StoreError(FailureKind::FileBusy, {path});
    }
}

QString systemPath(const QString& path) {
    constexpr qsizetype longest = 240; // 259, minus the suffixes that SQLite and we append
    const QString native = QDir::toNativeSeparators(path);
    if (native.size() <= longest || native.startsWith(u"\\\\?\\"_s) || !QDir::isAbsolutePath(path))
        return native;
    if (native.startsWith(u"\\\\"_s)) // a network share
        return u"\\\\?\\UNC"_s + native.sliced(1);
    return u"\\\\?\\"_s + native;
}

} // namespace mentat

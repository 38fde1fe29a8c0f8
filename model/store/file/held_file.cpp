#include "model/store/file/held_file.h"

#include "model/failure_kind.h"
#include "model/file_header.h"
#include "model/store/file/on_disk.h"
#include "model/store/store_error.h"

#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_WIN
#include <io.h>
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/sysmacros.h>
#endif

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

#ifdef Q_OS_WIN
std::optional<BY_HANDLE_FILE_INFORMATION> informationOf(HANDLE handle) {
    BY_HANDLE_FILE_INFORMATION information{};
    if (handle == INVALID_HANDLE_VALUE || !GetFileInformationByHandle(handle, &information))
        return std::nullopt;
    return information;
}

std::optional<BY_HANDLE_FILE_INFORMATION> informationOf(const QString& path) {
    const auto name = systemPath(path).toStdWString();
    const HANDLE handle
        = CreateFileW(name.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                      nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    const auto information = informationOf(handle);
    if (handle != INVALID_HANDLE_VALUE)
        CloseHandle(handle);
    return information;
}

quint64 joined(DWORD high, DWORD low) {
    return (quint64(high) << 32) | low;
}

FileIdentity identityIn(const BY_HANDLE_FILE_INFORMATION& information) {
    return {information.dwVolumeSerialNumber,
            joined(information.nFileIndexHigh, information.nFileIndexLow)};
}
#else
std::optional<struct stat> statusOf(const QString& path) {
    struct stat status {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return std::nullopt;
    return status;
}
#endif

void writeInto(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
        return;
    const bool isFull = file.error() == QFileDevice::ResourceError;
    throw StoreError(isFull ? FailureKind::DiskFull : FailureKind::WriteFailed, {path},
                     file.errorString());
}

} // namespace

std::optional<FileIdentity> identityOf(const QString& path) {
#ifdef Q_OS_WIN
    const auto information = informationOf(path);
    return information ? std::optional(identityIn(*information)) : std::nullopt;
#else
#ifdef Q_OS_LINUX
    // Do not ask for times: once read, a file's times become finer at the next write, and syncing
    // the log must write those too, a third of its time.
    struct statx found {};
    if (::statx(AT_FDCWD, QFile::encodeName(path).constData(), 0, STATX_INO, &found) == 0)
        return FileIdentity{makedev(found.stx_dev_major, found.stx_dev_minor), found.stx_ino};
#endif
    const auto status = statusOf(path);
    return status ? std::optional(FileIdentity{status->st_dev, status->st_ino}) : std::nullopt;
#endif
}

QString realPathOf(const QString& path) {
    const QFileInfo info(path);
    if (const QString real = info.canonicalFilePath(); !real.isEmpty())
        return real;
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? info.absoluteFilePath() : QDir(folder).filePath(info.fileName());
}

bool hasOtherNames(const QString& path) {
#ifdef Q_OS_WIN
    const auto information = informationOf(path);
    return information && information->nNumberOfLinks > 1;
#else
    const auto status = statusOf(path);
    return status && status->st_nlink > 1;
#endif
}

HeldFile::HeldFile(const QString& path) : m_path(path), m_file(path), m_identity(identityOf(path)) {
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        throw StoreError(FailureKind::ReadFailed, {path, m_file.errorString()});
    noteOwnWriting();
}

FileFate HeldFile::fate() const {
    const auto there = identityOf(m_path);
    if (!there)
        return FileFate::Gone;
    if (there != m_identity)
        return FileFate::Replaced;
    return stampNow() == m_stamp ? FileFate::AsLeft : FileFate::Touched;
}

bool HeldFile::isAsLeft() const {
    return fate() == FileFate::AsLeft && isLogOurs();
}

void HeldFile::check() const {
    switch (fate()) {
    case FileFate::AsLeft: break;
    case FileFate::Touched: throw StoreError(FailureKind::FileOverwritten, {m_path});
    case FileFate::Gone: throw StoreError(FailureKind::FileGone, {m_path});
    case FileFate::Replaced: throw StoreError(FailureKind::FileReplaced, {m_path});
    }
    if (!isLogOurs())
        throw StoreError(FailureKind::FileGone, {logPath()});
}

QByteArray HeldFile::header() {
    return m_file.seek(0) ? m_file.read(fileheader::length) : QByteArray();
}

void HeldFile::noteOwnWriting() {
    const Stamp now = stampNow();
    if (now == m_stamp)
        return;
    m_stamp = now;
    if (m_file.seek(0))
        m_bytes = m_file.readAll();
}

void HeldFile::noteLog() {
    if (m_log)
        return;
    m_logFile.setFileName(logPath());
    if (m_logFile.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
        m_log = identityOf(logPath());
}

void HeldFile::forgetLog() {
    m_logFile.close();
    m_log.reset();
}

void HeldFile::copySoundTo(const QString& newPath) {
    makePrivateFile(newPath, QFileDevice::Permissions(m_file.permissions()));
    writeInto(newPath, m_bytes);
    if (!m_log)
        return;
    if (!m_logFile.seek(0))
        throw StoreError(FailureKind::ReadFailed, {logPath(), m_logFile.errorString()});
    makePrivateFile(newPath + u"-wal"_s);
    writeInto(newPath + u"-wal"_s, m_logFile.readAll());
}

// SQLite reads the log by its handle, whatever happened to its name, and removes it by name. From
// an empty log it folds in nothing.
void HeldFile::withoutFoldingIn(const std::function<void()>& close) {
    const bool isOurs = isLogOurs();
    const bool hadLog = m_log.has_value();
    const QString aside = logPath() + u"-aside"_s;
    if (!isOurs)
        QFile::rename(logPath(), aside);
    if (fate() == FileFate::Touched && hadLog)
        m_logFile.resize(0);
    forgetLog();
    close();
    if (!isOurs)
        QFile::rename(aside, logPath());
    else if (hadLog)
        QFile::remove(logPath());
    if (hadLog && !QFile::exists(logPath()))
        QFile::remove(m_path + u"-shm"_s);
}

void HeldFile::moveLogAside() const {
    if (!m_log || !isLogOurs())
        return;
    const QString aside = freePathBeside(m_path, u"unsaved"_s) + u"-wal"_s;
    // Windows does not rename open files.
    if (!QFile::rename(logPath(), aside))
        QFile::copy(logPath(), aside);
    QFile::remove(m_path + u"-shm"_s);
}

QString HeldFile::logPath() const {
    return m_path + u"-wal"_s;
}

bool HeldFile::isLogOurs() const {
    return !m_log || identityOf(logPath()) == m_log;
}

HeldFile::Stamp HeldFile::stampNow() const {
#ifdef Q_OS_WIN
    const auto information
        = informationOf(reinterpret_cast<HANDLE>(_get_osfhandle(m_file.handle())));
    if (!information)
        return {};
    const FILETIME& written = information->ftLastWriteTime;
    return {qint64(joined(information->nFileSizeHigh, information->nFileSizeLow)),
            qint64(joined(written.dwHighDateTime, written.dwLowDateTime)) * 100};
#else
    struct stat status {};
    if (fstat(m_file.handle(), &status) != 0)
        return {};
    return {status.st_size, qint64(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec};
#endif
}

} // namespace mentat

#include "reports/writers/file_writing.h"

#include "model/failure_kind.h"
#include "model/protected_file.h"
#include "reports/writers/report_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QThread>

#include <cerrno>
#include <memory>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Renaming a file to these would remove them.
bool isDevice(const QFileInfo& info) {
    return info.exists() && !info.isFile() && !info.isDir();
}

Result<void> makeFolderOf(const QString& path) {
    errno = 0;
    if (QDir().mkpath(QFileInfo(path).absolutePath()))
        return {};
    if (errno == ENOSPC)
        return failure(FailureKind::NoSpaceForFile, {path});
    return failure(FailureKind::UnwritableFile, {path, u"its folder cannot be made"_s});
}

/// Names that Windows reserves for devices, in any folder and with any extension: "CON",
/// "con.2026.json", "LPT\u00b9".
bool isNameOfDevice(const QString& name) {
    static const QRegularExpression names(
        u"^(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|(COM|LPT)[0-9\u00b9\u00b2\u00b3]) *(\\..*)?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return names.match(name).hasMatch();
}

/// On Windows, a file keeps its name while a program reads it, such as a browser, a virus scanner,
/// or a sync client. Wait a second for them; elsewhere readers do not matter.
bool succeedsAfterReaders([[maybe_unused]] const QString& path,
                          [[maybe_unused]] const std::function<bool()>& act) {
#ifdef Q_OS_WIN
    constexpr int maxTries = 20;
    constexpr unsigned long betweenTries = 50; // milliseconds
    for (int i = 0; i < maxTries && QFileInfo(path).isFile(); ++i) {
        QThread::msleep(betweenTries);
        if (act())
            return true;
    }
#endif
    return false;
}

/// Replaces the file with the same name.
bool takesItsPlace(QSaveFile& file, const QByteArray& bytes) {
    return file.commit() || succeedsAfterReaders(file.fileName(), [&] {
               QSaveFile again(file.fileName());
               return again.open(QIODevice::WriteOnly) && writeAll(again, bytes) && again.commit();
           });
}

} // namespace

Result<void> mayBeWritten(const QString& path) {
    if (belongsToEventFile(path))
        return failure(FailureKind::IsEventFile, {path});
    return {};
}

bool writeAll(QFileDevice& file, const QByteArray& bytes) {
    for (qint64 done = 0; done < bytes.size();) {
        // Qt reports no error for a partial write; writing the rest fails with one.
        const qint64 taken = file.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return file.flush() || file.flush(); // the second reports what the first buffered
}

Failure writingFailure(const QString& path, const QFileDevice& file) {
    if (file.error() == QFileDevice::ResourceError)
        return {FailureKind::NoSpaceForFile, {path}, {}};
    const bool saysWhy = file.errorString() != QFile().errorString(); // "Unknown error"
    if (!saysWhy)
        return {FailureKind::UnwritableFile, {path}, {}};
    return {FailureKind::UnwritableFile, {path, file.errorString()}, {}};
}

Result<void> writeReportFile(const QString& path, const QByteArray& bytes) {
    if (const auto allowed = mayBeWritten(path); !allowed)
        return allowed;
    if (isDevice(QFileInfo(path))) {
        QFile device(path);
        if (!device.open(QIODevice::WriteOnly) || !writeAll(device, bytes))
            return tl::unexpected(writingFailure(path, device));
        return {};
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeAll(file, bytes) || !takesItsPlace(file, bytes))
        return tl::unexpected(writingFailure(path, file));
    return {};
}

Result<void> writeWhole(const std::vector<FileToWrite>& files,
                        const std::function<bool()>& givenUp) {
    for (const FileToWrite& file : files) {
        if (const auto allowed = mayBeWritten(file.path); !allowed)
            return allowed;
    }
    std::vector<std::unique_ptr<QSaveFile>> beside;
    for (const FileToWrite& file : files) {
        if (givenUp())
            return {};
        if (const auto made = makeFolderOf(file.path); !made)
            return made;
        auto& save = beside.emplace_back(std::make_unique<QSaveFile>(file.path));
        if (!save->open(QIODevice::WriteOnly) || !writeAll(*save, file.bytes))
            return tl::unexpected(writingFailure(file.path, *save));
    }
    if (givenUp())
        return {};
    for (size_t i = 0; i < beside.size(); ++i) {
        if (!takesItsPlace(*beside[i], files[i].bytes))
            return tl::unexpected(writingFailure(files[i].path, *beside[i]));
    }
    return {};
}

Result<void> takeAway(const QString& path) {
    QFile file(path);
    if (file.remove() || succeedsAfterReaders(path, [&] { return file.remove(); }))
        return {};
    return tl::unexpected(writingFailure(path, file));
}

QString fileNameOf(const QString& text) {
    constexpr qsizetype longest = 100;
    QString name;
    for (const QChar c : text)
        name += c.isPrint() && !u"/\\:*?\"<>|"_s.contains(c) ? c : QChar(u' ');
    name = name.simplified();
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1);
    name.truncate(longest);
    while (name.endsWith(u'.') || name.endsWith(u' '))
        name.chop(1);
    if (isNameOfDevice(name))
        name.prepend(u"Mentat "_s);
    return name.isEmpty() ? u"Mentat"_s : name;
}

Result<std::vector<NamedFile>> namedFilesOf(const std::vector<ReportFile>& files,
                                            const Language& language,
                                            const std::function<bool()>& givenUp) {
    std::vector<NamedFile> all;
    for (const ReportFile& file : files) {
        for (const ReportKind kind : file.kinds) {
            if (givenUp())
                return all;
            auto bytes = written(file.document, kind, language);
            if (!bytes)
                return tl::unexpected(bytes.error());
            all.push_back({fileNameOf(file.name) + u'.' + QString(idOf(kind)), *std::move(bytes)});
        }
    }
    return all;
}

Result<QStringList> writeReportFolder(const QString& folder, const ReportFiles& files,
                                      const Language& language,
                                      const std::function<bool()>& givenUp) {
    auto made = namedFilesOf(files.files, language, givenUp);
    if (!made)
        return tl::unexpected(made.error());
    QStringList names;
    std::vector<FileToWrite> placed;
    for (NamedFile& file : *made) {
        names.append(file.name);
        placed.push_back({QDir(folder).absoluteFilePath(file.name), std::move(file.bytes)});
    }
    const bool wasThere = QFileInfo(folder).isDir();
    if (const auto done = writeWhole(placed, givenUp); !done) {
        if (!wasThere)
            QDir().rmdir(folder);
        return tl::unexpected(done.error());
    }
    return names;
}

} // namespace mentat

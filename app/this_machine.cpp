#include "app/this_machine.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QSysInfo>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

#ifdef Q_OS_WIN
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// If the environment does not name the user.
QString systemUser() {
#ifdef Q_OS_UNIX
    if (const passwd* entry = getpwuid(geteuid()))
        return QFile::decodeName(entry->pw_name);
    return QString::number(geteuid());
#else
    return u"?"_s;
#endif
}

} // namespace

Language languageOfThisPerson(std::shared_ptr<const QTranslator> translator) {
    return {std::move(translator), QLocale::system()};
}

QString hostName() {
    return QSysInfo::machineHostName();
}

QString userName() {
    for (const char* variable : {"USER", "LOGNAME", "USERNAME"}) {
        if (const QString name = qEnvironmentVariable(variable); !name.isEmpty())
            return name;
    }
    return systemUser();
}

tl::expected<std::unique_ptr<Clock>, QString> clockOfThisMachine() {
    const QString fixed = qEnvironmentVariable("MENTAT_FIXED_TIME");
    if (fixed.isEmpty())
        return std::make_unique<SystemClock>();
    if (const auto time = fixedTime(fixed))
        return std::make_unique<FixedClock>(*time);
    return tl::unexpected(
        u"MENTAT_FIXED_TIME must be a time such as 2026-08-02T12:00:00Z, not \"%1\"."_s.arg(fixed));
}

void choosePlatform(Drawing drawing) {
    const bool isUnseen = drawing == Drawing::Unseen;
#ifdef Q_OS_WIN
    if (isUnseen || !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "windows:fontengine=freetype");
#else
    if (isUnseen)
        qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
}

void prepareStandardStreams() {
#ifdef Q_OS_WIN
    for (const int stream : {0, 1, 2})
        (void)_setmode(stream, _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
#endif
}

void leaveNothingRunning(int code) {
#ifdef Q_OS_WIN
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(code));
#else
    Q_UNUSED(code)
#endif
}

QString broughtAlong(const QString& name, QStandardPaths::LocateOption kind) {
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString& folder : {u"../resources/"_s, u"../share/mentat/"_s, u"data/"_s}) {
        const QString path = here.filePath(folder + name);
        if (QFileInfo::exists(path))
            return QDir::cleanPath(path);
    }
    return QStandardPaths::locate(QStandardPaths::AppDataLocation, name, kind);
}

void addFontsBroughtAlong() {
    const QDir here(QCoreApplication::applicationDirPath());
    for (const QString& folder :
         {here.filePath(u"fonts"_s), broughtAlong(u"fonts"_s, QStandardPaths::LocateDirectory)}) {
        if (folder.isEmpty()) // none was installed
            continue;
        const QDir fonts(folder);
        for (const QFileInfo& font : fonts.entryInfoList({u"*.ttf"_s, u"*.otf"_s}, QDir::Files))
            QFontDatabase::addApplicationFont(font.filePath());
    }
}

QString ownFolder(QStandardPaths::StandardLocation kind) {
    const QDir here(QCoreApplication::applicationDirPath());
    QString settings = here.filePath(u"settings"_s);
    // A USB drive may be locked, and a program folder is usually not writable.
    if (here.exists(u"portable"_s) && here.mkpath(settings) && QFileInfo(settings).isWritable())
        return settings;
    return QStandardPaths::writableLocation(kind);
}

} // namespace mentat

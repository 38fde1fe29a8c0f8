#include "app/brought_along.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontDatabase>

using namespace Qt::StringLiterals;

namespace mentat {

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
        if (folder.isEmpty()) // none came
            continue;
        const QDir fonts(folder);
        for (const QFileInfo& font : fonts.entryInfoList({u"*.ttf"_s, u"*.otf"_s}, QDir::Files))
            QFontDatabase::addApplicationFont(font.filePath());
    }
}

QString ownFolder(QStandardPaths::StandardLocation kind) {
    const QDir here(QCoreApplication::applicationDirPath());
    QString settings = here.filePath(u"settings"_s);
    // A stick can be locked, and a folder of programs is nobody's to write.
    if (here.exists(u"portable"_s) && here.mkpath(settings) && QFileInfo(settings).isWritable())
        return settings;
    return QStandardPaths::writableLocation(kind);
}

} // namespace mentat

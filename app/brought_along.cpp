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
    const QDir folder(broughtAlong(u"fonts"_s, QStandardPaths::LocateDirectory));
    if (folder.path() == u"."_s) // none came
        return;
    for (const QFileInfo& font : folder.entryInfoList({u"*.ttf"_s, u"*.otf"_s}, QDir::Files))
        QFontDatabase::addApplicationFont(font.filePath());
}

QString ownFolder(QStandardPaths::StandardLocation kind) {
    const QDir here(QCoreApplication::applicationDirPath());
    if (here.exists(u"portable"_s))
        return here.filePath(u"settings"_s);
    return QStandardPaths::writableLocation(kind);
}

} // namespace mentat

#include "tests/kill/taken_away.h"

#include "tests/support/scratch_book.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test {

QByteArray nameOf(Way way) {
    static constexpr std::array names{"deleted", "moved", "replaced", "overwritten"};
    return names.at(static_cast<size_t>(way));
}

QByteArray nameOf(Moment moment) {
    static constexpr std::array names{"before the first change", "after changes", "half typed",
                                      "at quitting"};
    return names.at(static_cast<size_t>(moment));
}

QString movedFrom(const QString& file) {
    return file + u".moved"_s;
}

QString foreignFor(const QString& file) {
    return file + u".foreign"_s;
}

void takeAway(const QString& file, Way way) {
    bool isDone = false;
    switch (way) {
    case Way::Deleted: isDone = QFile::remove(file); break;
    case Way::Moved: isDone = QFile::rename(file, movedFrom(file)); break;
    case Way::Replaced:
        isDone = QFile::copy(foreignFor(file), file + u".coming"_s)
                 && std::rename(qPrintable(file + u".coming"_s), qPrintable(file)) == 0;
        break;
    case Way::WrittenOver:
        writeBytes(file, bytesOf(foreignFor(file)));
        isDone = true;
        break;
    }
    if (!isDone)
        qFatal("%s cannot be taken away", qPrintable(file));
}

QStringList keptOf(const QString& file) {
    const QFileInfo info(file);
    const QString name = info.completeBaseName();
    QStringList kept;
    const QDir backups(info.path() + u'/' + name + u" backups"_s);
    for (const QFileInfo& found : backups.entryInfoList({name + u".kept *.mentat"_s}, QDir::Files,
                                                        QDir::Name | QDir::Reversed))
        kept << found.absoluteFilePath();
    return kept;
}

} // namespace mentat::test

#include "tests/kill/taken_away.h"

#include "tests/support/scratch_book.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace mentat::test {

QByteArray nameOf(Way way) {
    static constexpr std::array names{"deleted",          "moved",   "replaced", "overwritten",
                                      "half overwritten", "put back"};
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

QString earlierFor(const QString& file) {
    return file + u".earlier"_s;
}

/// Without cutting it off first.
static bool writeInPlace(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && file.write(bytes) == bytes.size();
}

static QByteArray halfOf(const QByteArray& bytes) {
    return bytes.left(bytes.size() / 2);
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
    case Way::HalfWritten: isDone = writeInPlace(file, halfOf(bytesOf(foreignFor(file)))); break;
    case Way::PutBack: isDone = writeInPlace(file, bytesOf(earlierFor(file))); break;
    }
    if (!isDone)
        qFatal("%s cannot be taken away", qPrintable(file));
}

bool isAsItCame(const QString& file, Way way) {
    switch (way) {
    case Way::Deleted:
    case Way::Moved: return !QFile::exists(file);
    case Way::Replaced:
    case Way::WrittenOver: return bytesOf(file) == bytesOf(foreignFor(file));
    case Way::HalfWritten: return bytesOf(file).startsWith(halfOf(bytesOf(foreignFor(file))));
    case Way::PutBack: return bytesOf(file) == bytesOf(earlierFor(file));
    }
    Q_UNREACHABLE();
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

#include "model/store/file/strangers.h"

#include "model/failure_kind.h"
#include "model/file_header.h"
#include "model/store/file/held_file.h"
#include "model/store/file/on_disk.h"
#include "model/store/store_error.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <bit>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using fileheader::numberAt;

const QString journalSuffix = u"-journal"_s;
const QString logSuffix = u"-wal"_s;
const QString sharedSuffix = u"-shm"_s;

// https://www.sqlite.org/fileformat.html, section 3.
const QByteArray journalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
constexpr qsizetype recordCountOffset = 8;
constexpr qsizetype pagesOffset = 16;
constexpr qsizetype sectorOffset = 20;
constexpr qsizetype pageSizeOffset = 24;
constexpr qsizetype journalHeader = 28;
constexpr qsizetype numberLength = 4; // the page number before a page, and its checksum after it
constexpr qint64 pageLength = 4096;   // in every event file
constexpr qsizetype largestSector = 65536;
constexpr quint32 countedByLength = 0xFFFFFFFF;

bool isThere(const QString& path) {
    const QFileInfo info(path);
    return info.exists() || info.isSymLink(); // including dangling links
}

/// Blanks out what changes in the first page when the log is turned on or off.
QByteArray withoutCounters(QByteArray page) {
    constexpr std::array<std::pair<qsizetype, qsizetype>, 3> counters{{{18, 2}, {24, 4}, {92, 8}}};
    for (const auto& [offset, length] : counters)
        page.replace(offset, length, QByteArray(length, '\0'));
    return page;
}

bool isZero(const QByteArray& bytes) {
    return std::ranges::all_of(bytes, [](char byte) { return byte == 0; });
}

/// Whether the journal's only page is the file's first page, as far as it was written.
bool holdsFirstPage(const QByteArray& record, const QString& path) {
    if (record.size() < numberLength + pageLength)
        return true; // truncated: SQLite plays nothing back
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    return numberAt(record, 0) == 1
           && withoutCounters(record.mid(numberLength, pageLength))
                  == withoutCounters(file.read(pageLength));
}

bool isOwnJournal(const QByteArray& journal, const QString& path) {
    // Before it is synced, a journal begins with zeros, or has nothing else.
    const QByteArray begin = journal.left(journalMagic.size());
    if (!isZero(begin) && begin != journalMagic)
        return false;
    if (journal.endsWith(journalMagic)) // names a super-journal, or is the magic alone
        return false;
    if (isZero(journal))
        return true;
    if (journal.size() < journalHeader || numberAt(journal, pageSizeOffset) != pageLength
        || numberAt(journal, pagesOffset) * pageLength != QFileInfo(path).size())
        return false;
    const auto sector = static_cast<qsizetype>(numberAt(journal, sectorOffset));
    const quint32 count = numberAt(journal, recordCountOffset);
    return sector >= 512 && sector <= largestSector && std::has_single_bit(quint32(sector))
           && (count <= 1 || count == countedByLength)
           && journal.size() <= sector + numberLength + pageLength + numberLength
           && holdsFirstPage(journal.mid(sector), path);
}

QString markOf(const QString& suffix) {
    if (suffix == journalSuffix)
        return u"journal of another file"_s;
    return suffix == logSuffix ? u"log of another file"_s : u"file of another program"_s;
}

QString freeNameFor(const QString& path, const QString& suffix) {
    const QFileInfo info(path);
    const QString ending = (info.suffix().isEmpty() ? QString() : u'.' + info.suffix()) + suffix;
    const QString name = info.path() + u'/' + info.completeBaseName() + u'.' + markOf(suffix);
    QString aside = name + ending;
    for (int number = 2; isThere(aside); ++number)
        aside = name + u" (%1)"_s.arg(number) + ending;
    return aside;
}

bool isOfSecondName(const QString& path) {
    const QFileInfo info(path);
    return info.isFile() && !info.isSymLink() && hasOtherNames(path);
}

/// Replaces a link or shared file by a copy with the same bytes.
void giveCopyItsName(const QString& path) {
    const QString copy = path + u"-own"_s;
    QFile::remove(copy);
    QFile file(path);
    if (!file.copy(copy))
        throw StoreError(FailureKind::WriteFailed, {path, file.errorString()});
    bringToDisk(copy);
    moveOver(copy, path);
}

} // namespace

bool isPlainFile(const QString& path) {
    const QFileInfo info(path);
    return !isThere(path) || (info.isFile() && !info.isSymLink() && !hasOtherNames(path));
}

Journal journalOf(const QString& path) {
    const QString name = path + journalSuffix;
    if (!isThere(name))
        return Journal::None;
    if (!isPlainFile(name))
        return Journal::OfAnother;
    constexpr qint64 longest = largestSector + pageLength + 2 * numberLength;
    QFile file(name);
    if (file.size() > longest || !file.open(QIODevice::ReadOnly))
        return Journal::OfAnother;
    const QByteArray bytes = file.readAll();
    return isOwnJournal(bytes, path) ? Journal::Own : Journal::OfAnother;
}

QStringList oddNamesBeside(const QString& path) {
    QStringList odd;
    for (const QString& suffix : {journalSuffix, logSuffix, sharedSuffix}) {
        if (!isPlainFile(path + suffix))
            odd << path + suffix;
    }
    return odd;
}

QStringList strangersBeside(const QString& path) {
    QStringList all = oddNamesBeside(path);
    const QString journal = path + journalSuffix;
    if (!all.contains(journal) && journalOf(path) == Journal::OfAnother)
        all << journal;
    return all;
}

Stranger movedAside(const QString& path, const QString& stranger) {
    const QString suffix = stranger.mid(path.size());
    try {
        if (suffix == logSuffix && isOfSecondName(stranger)) {
            giveCopyItsName(stranger);
            return {};
        }
        const QString aside = freeNameFor(path, suffix);
        moveOver(stranger, aside);
        return {stranger, aside};
    } catch (const StoreError& error) {
        throw StoreError(FailureKind::LockInTheWay, {stranger}, error.cause());
    }
}

} // namespace mentat

#include "model/document/event_document.h"
#include "model/errors.h"
#include "model/store/book_store.h"
#include "model/store/recovery/recovery.h"
#include "tests/fuzz/damage.h"
#include "tests/fuzz/folder_state.h"
#include "tests/fuzz/refusals.h"
#include "tests/fuzz/targets.h"
#include "tests/support/summary_writer.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr int wholeJournal = 10'000;

QString faultOfEvent(const Event& event) {
    if (!eventErrors(event).empty())
        return {}; // so it was stored: `check` says so, and it cannot be given away
    // Who a player is as a person stands in the file alone, so the documents are compared.
    const QByteArray document = writeEventDocument(event).toBytes();
    const auto json = Json::parse(document);
    const auto again = json ? readEventDocument(*json) : tl::unexpected(json.error());
    if (!again)
        return u"an event of a file gives a document that is refused"_s;
    const bool isSame = writeEventDocument(*again).toBytes() == document;
    return isSame ? QString() : u"an event of a file comes back as something else"_s;
}

// A number of a summary can be any in the file; a document takes those that its rules name.
QString faultOfSummaries(const Book& book) {
    std::vector<Summary> summaries;
    for (const BookSummary& entry : book.summaries)
        summaries.push_back(entry.summary);
    if (summaries.empty())
        return {};
    const auto json = Json::parse(summaryDocument(summaries).toBytes());
    if (!json)
        return u"summaries of a file give a document that is none"_s;
    const auto again = readSummaryDocument(*json);
    return !again || *again == summaries ? QString()
                                         : u"summaries of a file come back as something else"_s;
}

/// Everything that is read of a file when it is opened for reading.
QString readAll(const QString& path, std::vector<Event>* events = nullptr) {
    try {
        StoreOptions options;
        options.holder = {u"host"_s, u"user"_s, u""_s};
        BookStore store(path, BookStore::Access::Read, options);
        const Book book = store.loadBook();
        (void)store.loadJournalMarks();
        (void)store.loadJournalPage(std::nullopt, wholeJournal);
        (void)store.loadDrafts();
        (void)store.loadPrintLog();
        QString fault = faultOfSummaries(book);
        for (const BookEvent& entry : book.events) {
            if (fault.isEmpty())
                fault = faultOfEvent(entry.event);
            if (events)
                events->push_back(entry.event);
        }
        return fault;
    } catch (const StoreError& error) {
        return events ? u"a recovered file does not open"_s : faultOfRefusal(error.failure());
    }
}

QString recoverInto(const QString& newPath, const QString& path) {
    try {
        const QDateTime now(QDate(2026, 7, 29), QTime(12, 0), Qt::UTC);
        (void)recover(path, newPath, {}, now, u"AB"_s);
    } catch (const StoreError& error) {
        return QFile::exists(newPath) ? u"half a recovered file is left"_s
                                      : faultOfRefusal(error.failure());
    }
    std::vector<Event> events;
    QString fault = readAll(newPath, &events);
    for (const Event& event : events) {
        if (!eventErrors(event).empty())
            return u"a recovered event has errors"_s;
    }
    return fault;
}

void lay(const DamagedFile& damaged, const QString& path) {
    writeBytes(path, damaged.file);
    if (!damaged.log.isEmpty())
        writeBytes(path + u"-wal"_s, damaged.log);
    if (!damaged.journal.isEmpty())
        writeBytes(path + u"-journal"_s, damaged.journal);
}

} // namespace

// Opened for reading as the program does, then recovered: neither touches it nor what stands beside
// it. A log or a half-written change beside it is SQLite's to fold in, where somebody reads.
QString tryFile(const QByteArray& input, const QString& folder) {
    const DamagedFile damaged = damagedFile(input, folder);
    const QString path = folder + u"/book.mentat"_s;
    const QString newPath = folder + u"/new.mentat"_s;
    lay(damaged, path);
    const FolderState before = stateOf(folder);
    QString fault = readAll(path);
    const bool isAlone = damaged.log.isEmpty() && damaged.journal.isEmpty();
    if (fault.isEmpty() && isAlone)
        fault = differenceOf(before, stateOf(folder));
    // A journal that is not the file's own goes aside as it came.
    const QDir place(folder);
    for (const QString& name : place.entryList({u"book.* of another *"_s}, QDir::Files)) {
        if (fault.isEmpty() && bytesOf(place.filePath(name)) != damaged.journal)
            fault = u"what went aside is not what was there"_s;
        QFile::remove(place.filePath(name));
    }
    if (!fault.isEmpty())
        return u"reading: "_s + fault;
    for (const char* suffix : {"-shm", "-wal", "-journal"})
        QFile::remove(path + QLatin1StringView(suffix));
    lay(damaged, path);
    fault = recoverInto(newPath, path);
    QFile::remove(newPath);
    if (fault.isEmpty())
        fault = differenceOf(before, stateOf(folder));
    return fault.isEmpty() ? QString() : u"recovering: "_s + fault;
}

} // namespace mentat::test

#include "model/store/book_loading.h"

#include "model/store/event_tables.h"
#include "model/store/file/event_file.h"
#include "model/store/people_tables.h"

using namespace Qt::StringLiterals;

namespace mentat {

Book loadWholeBook(Database& database) {
    Book book = loadParts(database);
    for (const BookEvent& event : book.events) {
        if (!missingOf(database, event).empty())
            throwBadCell();
    }
    return book;
}

std::vector<NeededRows> missingOf(Database& database, const BookEvent& event) {
    std::vector<NeededRows> missing = neededCommonRows();
    const auto& ofFormat = storeFormatOf(event.event.play).needed;
    missing.insert(missing.end(), ofFormat.begin(), ofFormat.end());
    std::erase_if(missing, [&](const NeededRows& rows) {
        const SqlValue id = event.id.number();
        QString sql = u"SELECT count(*) FROM %1 WHERE event = ?"_s.arg(rows.table);
        if (!rows.which.isEmpty())
            sql += u" AND "_s + rows.which;
        return wholeIn(database.single(sql, SqlRow(&id, 1))) == rows.count;
    });
    return missing;
}

Book loadParts(Database& database) {
    Book book;
    book.people = loadPeople(database);
    book.events = loadCommon(database);
    for (BookEvent& event : book.events)
        storeFormatOf(event.event.play).load(database, event.id, event.event.play);
    book.summaries = loadSummaries(database);
    book.isPractice = isPracticeFile(database);
    return book;
}

std::vector<Draft> loadAllDrafts(Database& database) {
    std::vector<Draft> drafts;
    database.select(u"SELECT event, place, content, saved FROM draft ORDER BY event, place"_s, {},
                    [&](SqlRow row) {
                        drafts.push_back(
                            {Cell<EventId>::read(row[0]), textIn(row[1]), textIn(row[2]),
                             QDateTime::fromString(textIn(row[3]), Qt::ISODateWithMs)});
                    });
    return drafts;
}

} // namespace mentat

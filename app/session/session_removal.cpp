#include "app/session/guarded.h"
#include "app/session/people/removal.h"
#include "app/session/session.h"
#include "app/session/session_place.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/store/book_store.h"

namespace mentat {

namespace {

/// Who is registered in no event is taken out of the people too.
Book without(const PersonRemoval& removal, Book book) {
    if (registrationsOf(book, removal.person()) == 0)
        std::erase_if(book.people, [&](const Person& p) { return p.id == removal.person(); });
    for (Person& person : book.people)
        (void)removal.removeFrom(person);
    for (BookEvent& entry : book.events)
        (void)removal.removeFrom(entry.event);
    for (BookSummary& entry : book.summaries)
        (void)removal.removeFrom(entry.summary);
    return book;
}

std::vector<PersonEdit> editsOf(const Book& before, const Book& after) {
    std::vector<PersonEdit> edits;
    for (const Person& person : before.people) {
        const Person* now = findPerson(after, person.id);
        if (!now || !(*now == person))
            edits.push_back({person.id, person, now ? std::optional(*now) : std::nullopt});
    }
    return edits;
}

void saveBook(BookStore::Writer& writer, const Book& before, const Book& after) {
    writer.savePeople(editsOf(before, after));
    for (size_t i = 0; i < before.events.size(); ++i) {
        if (!(before.events[i].event == after.events[i].event))
            writer.changeEvent(before.events[i].id, before.events[i].event, after.events[i].event);
    }
    for (size_t i = 0; i < before.summaries.size(); ++i) {
        if (before.summaries[i].summary == after.summaries[i].summary)
            continue;
        writer.removeSummary(before.summaries[i].id);
        writer.addSummary(after.summaries[i].id, after.summaries[i].summary);
    }
}

} // namespace

Result<PersonRemoval> Session::removalOf(PersonId person, const Name& neutral) {
    if (!findPerson(m_book, person))
        return failure(FailureKind::UnknownPerson, {QString::number(person.number())});
    return guarded(m_path, [&]() -> Result<PersonRemoval> {
        PersonRemoval removal(m_book, person, neutral);
        m_store->readJournal([&](const JournalEntry& entry) { removal.read(entry.change); });
        return removal;
    });
}

Result<bool> Session::removePerson(const PersonRemoval& removal) {
    if (!findPerson(m_book, removal.person()))
        return failure(FailureKind::UnknownPerson, {QString::number(removal.person().number())});
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    return written([&]() -> Result<bool> {
        Book next = without(removal, m_book);
        std::vector<Draft> drafts = m_drafts;
        for (Draft& draft : drafts)
            (void)removal.removeFrom(draft.content);
        const Change removed{ChangeKind::PersonRemoved, {removal.neutral().text()}, {}, {}, {}};
        std::optional<JournalMark> mark;
        m_store->writeOver([&](BookStore::Writer& writer) {
            saveBook(writer, m_book, next);
            for (const Draft& draft : drafts)
                writer.saveDraft(draft);
            m_store->readJournal([&](JournalEntry old) {
                if (removal.removeFrom(old))
                    writer.rewriteEntry(old);
            });
            mark = writer.addEntry(entry(removed, std::nullopt, JournalRole::Done, std::nullopt));
        });
        m_book = std::move(next);
        m_drafts = std::move(drafts);
        m_undoOrder.add(*mark);
        Q_EMIT bookReset();
        return m_store->vacuum();
    });
}

} // namespace mentat

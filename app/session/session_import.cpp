#include "app/session/people/known_people.h"

#include "app/session/guarded.h"
#include "app/session/people/removal.h"
#include "app/session/session.h"
#include "app/session/session_refuge.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"
#include "model/failure_kind.h"
#include "model/store/book_store.h"

namespace mentat {
namespace {

template <class List, class DetailsOf>
std::optional<EventId> sameNameAndYear(const List& list, const Name& name, Year year,
                                       DetailsOf detailsOf) {
    for (const auto& entry : list) {
        const auto& details = detailsOf(entry);
        if (details.year == year && details.name.normalized() == name.normalized())
            return entry.id;
    }
    return std::nullopt;
}

/// An imported event, its address, and the people it adds.
struct Arrival {
    EventId id;
    bool replaces;
    Change change;
};

/// Puts the events into the book one by one, so that each finds the people of those before it.
/// `kind` is used for events that replace no other.
Result<std::vector<Arrival>> putInto(Book& book, std::vector<IncomingEvent> events,
                                     ChangeKind kind) {
    std::vector<Arrival> arrivals;
    for (auto& [event, mode] : events) {
        if (Findings errors = eventErrors(event); !errors.empty())
            return refusal(std::move(errors));
        const Name name = event.details.name;
        const Year year = event.details.year;
        const auto existing = existingEvent(book, name, year);
        const Values operands{name.text(), qint64(year.value())};
        if (existing && mode == ImportMode::RefuseExisting)
            return failure(FailureKind::EventExists, operands);
        const bool replaces = existing && mode == ImportMode::Replace;
        const EventId id = replaces ? *existing : nextEventId(book);
        const Change change{replaces ? ChangeKind::EventReplaced : kind,
                            operands,
                            {},
                            registerPeople(book, event, replaces ? existing : std::nullopt),
                            {}};
        if (Event* replaced = findEvent(book, id))
            *replaced = std::move(event);
        else
            book.events.push_back({id, std::move(event)});
        applyPeople(book, change);
        arrivals.push_back({id, replaces, change});
    }
    return arrivals;
}

} // namespace

std::optional<EventId> existingEvent(const Book& book, const Name& name, Year year) {
    return sameNameAndYear(
        book.events, name, year, [](const BookEvent& e) -> const auto& { return e.event.details; });
}

std::optional<EventId> existingSummary(const Book& book, const Name& name, Year year) {
    return sameNameAndYear(
        book.summaries, name, year, [](const BookSummary& s) -> const auto& { return s.summary; });
}

Result<EventId> Session::addEvent(Event event) {
    return takeIn({{std::move(event), ImportMode::RefuseExisting}}, ChangeKind::EventAdded)
        .map([](const std::vector<EventId>& ids) { return ids.front(); });
}

Result<EventId> Session::importEvent(Event event, ImportMode mode) {
    return takeIn({{std::move(event), mode}}, ChangeKind::EventImported)
        .map([](const std::vector<EventId>& ids) { return ids.front(); });
}

Result<std::vector<EventId>> Session::importEvents(std::vector<IncomingEvent> events) {
    return takeIn(std::move(events), ChangeKind::EventImported);
}

Result<std::vector<EventId>> Session::takeIn(std::vector<IncomingEvent> events, ChangeKind kind) {
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    Book next = m_book;
    const auto arrivals = putInto(next, std::move(events), kind);
    if (!arrivals)
        return tl::unexpected(arrivals.error());
    return written([&]() -> Result<std::vector<EventId>> {
        std::vector<JournalMark> marks;
        m_store->write([&](BookStore::Writer& writer) {
            for (const auto& [id, replaces, change] : *arrivals) {
                if (replaces)
                    writer.removeEvent(id);
                writer.savePeople(change.people);
                writer.addEvent(id, *findEvent(next, id));
                marks.push_back(
                    writer.addEntry(entry(change, id, JournalRole::Done, std::nullopt)));
            }
        });
        m_book = std::move(next);
        std::vector<EventId> ids;
        for (const Arrival& arrival : *arrivals) {
            ids.push_back(arrival.id);
            std::erase_if(m_drafts, [&](const Draft& d) { return d.event == arrival.id; });
        }
        for (const JournalMark& mark : marks)
            m_undoOrder.add(mark);
        if (!ids.empty())
            Q_EMIT bookReset();
        return ids;
    });
}

Result<int> Session::importSummaries(const std::vector<Summary>& summaries, ImportMode mode) {
    std::vector<IncomingSummary> incoming;
    incoming.reserve(summaries.size());
    for (const Summary& summary : summaries)
        incoming.push_back({summary, mode});
    return importSummaries(incoming);
}

Result<int> Session::importSummaries(const std::vector<IncomingSummary>& summaries) {
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    std::vector<BookSummary> added;
    std::vector<EventId> removed;
    qint64 next = nextEventId(m_book).number();
    for (const auto& [summary, mode] : summaries) {
        const auto existing = existingSummary(m_book, summary.name, summary.year);
        if (existing && mode == ImportMode::RefuseExisting)
            return failure(FailureKind::EventExists,
                           {summary.name.text(), qint64(summary.year.value())});
        if (existing && mode == ImportMode::Replace) {
            removed.push_back(*existing);
            added.push_back({*existing, summary});
        } else {
            added.push_back({EventId(next++), summary});
        }
    }
    const Change change{ChangeKind::SummariesImported, {qint64(summaries.size())}, {}, {}, {}};
    return written([&]() -> Result<int> {
        std::optional<JournalMark> mark;
        m_store->write([&](BookStore::Writer& writer) {
            for (const EventId id : removed)
                writer.removeSummary(id);
            for (const BookSummary& summary : added)
                writer.addSummary(summary.id, summary.summary);
            mark = writer.addEntry(entry(change, std::nullopt, JournalRole::Done, std::nullopt));
        });
        for (const EventId id : removed)
            std::erase_if(m_book.summaries, [&](const BookSummary& s) { return s.id == id; });
        m_book.summaries.insert(m_book.summaries.end(), added.begin(), added.end());
        std::sort(m_book.summaries.begin(), m_book.summaries.end(),
                  [](const BookSummary& a, const BookSummary& b) { return a.id < b.id; });
        m_undoOrder.add(*mark);
        Q_EMIT bookReset();
        return static_cast<int>(summaries.size());
    });
}

Result<PeopleImport> Session::importPeople(PeopleList list, bool skipRejected) {
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    PeopleImport import = matchPeople(m_book, std::move(list));
    if (import.people.empty() || (!import.rejected.empty() && !skipRejected))
        return import;
    return makeBeside(peopleTaken(import), JournalRole::Done, std::nullopt).map([&] {
        return import;
    });
}

namespace {

/// Also removes people who are registered in no event.
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

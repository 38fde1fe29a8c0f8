#include "app/session/guarded.h"
#include "app/session/session.h"
#include "model/errors.h"
#include "model/store/book_store.h"

namespace mentat {

namespace {

template <class List, class DetailsOf>
std::optional<EventId> sameNameAndYear(const List& list, const Name& name, Year year,
                                       DetailsOf detailsOf) {
    for (const auto& entry : list) {
        const auto& details = detailsOf(entry);
        if (details.year == year && details.name.normalised() == name.normalised())
            return entry.id;
    }
    return std::nullopt;
}

} // namespace

Result<EventId> Session::addEvent(Event event) {
    return takeIn(std::move(event), ImportMode::RefuseExisting, ChangeKind::EventAdded);
}

Result<EventId> Session::importEvent(Event event, ImportMode mode) {
    return takeIn(std::move(event), mode, ChangeKind::EventImported);
}

/// kind: what it is called where it replaces no other.
Result<EventId> Session::takeIn(Event event, ImportMode mode, ChangeKind kind) {
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    if (Findings errors = eventErrors(event); !errors.empty())
        return refusal(std::move(errors));
    const Name name = event.details.name;
    const Year year = event.details.year;
    const auto existing = sameNameAndYear(m_book.events, name, year,
                                          [](const BookEvent& e) { return e.event.details; });
    if (existing && mode == ImportMode::RefuseExisting)
        return failure(FailureKind::EventExists, {name.text(), qint64(year.value())});
    const bool replaces = existing && mode == ImportMode::Replace;
    const EventId id = replaces ? *existing : nextEventId(m_book);
    const Change change{replaces ? ChangeKind::EventReplaced : kind,
                        {name.text(), qint64(year.value())},
                        {},
                        registerPeople(m_book, event, replaces ? existing : std::nullopt),
                        {}};
    return guarded(m_path, [&]() -> Result<EventId> {
        std::optional<JournalMark> mark;
        m_store->write([&](BookStore::Writer& writer) {
            if (replaces)
                writer.removeEvent(id);
            writer.savePeople(change.people);
            writer.addEvent(id, event);
            mark = writer.addEntry(entry(change, id, JournalRole::Done, std::nullopt));
        });
        if (Event* replaced = findEvent(m_book, id)) {
            *replaced = std::move(event);
            std::erase_if(m_drafts, [&](const Draft& draft) { return draft.event == id; });
        } else {
            m_book.events.push_back({id, std::move(event)});
        }
        applyPeople(m_book, change);
        m_undoOrder.add(*mark);
        Q_EMIT bookReset();
        return id;
    });
}

Result<int> Session::importSummaries(const std::vector<Summary>& summaries, ImportMode mode) {
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    std::vector<BookSummary> added;
    std::vector<EventId> removed;
    qint64 next = nextEventId(m_book).number();
    for (const Summary& summary : summaries) {
        const auto existing = sameNameAndYear(m_book.summaries, summary.name, summary.year,
                                              [](const BookSummary& s) { return s.summary; });
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
    return guarded(m_path, [&]() -> Result<int> {
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

Result<PeopleImport> Session::importPeople(const PeopleList& list, bool skipRejected) {
    if (!canWrite())
        return failure(FailureKind::ReadOnly);
    PeopleImport import = matchPeople(m_book, list);
    if (import.people.empty() || (!import.rejected.empty() && !skipRejected))
        return import;
    const Change change{ChangeKind::PeopleImported,
                        {qint64(import.added), qint64(import.updated)},
                        {},
                        import.people,
                        {}};
    return guarded(m_path, [&]() -> Result<PeopleImport> {
        std::optional<JournalMark> mark;
        m_store->write([&](BookStore::Writer& writer) {
            writer.savePeople(change.people);
            mark = writer.addEntry(entry(change, std::nullopt, JournalRole::Done, std::nullopt));
        });
        applyPeople(m_book, change);
        m_undoOrder.add(*mark);
        Q_EMIT bookReset();
        return import;
    });
}

} // namespace mentat

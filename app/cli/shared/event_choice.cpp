#include "app/cli/shared/event_choice.h"

#include "model/failure_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// An event or summary under the words by which it can be asked for.
struct NamedEvent {
    EventId id;
    Name name;
    Year year;
    Chosen chosen;

    [[nodiscard]] bool isSummary() const {
        return std::holds_alternative<const BookSummary*>(chosen);
    }
    [[nodiscard]] QString nameAndYear() const {
        return name.text() + u' ' + QString::number(year.value());
    }
};

std::vector<NamedEvent> entriesOf(const Book& book) {
    std::vector<NamedEvent> entries;
    for (const BookEvent& event : book.events) {
        const EventDetails& details = event.event.details;
        entries.push_back({event.id, details.name, details.year, &event});
    }
    for (const BookSummary& summary : book.summaries)
        entries.push_back({summary.id, summary.summary.name, summary.summary.year, &summary});
    std::sort(entries.begin(), entries.end(),
              [](const NamedEvent& a, const NamedEvent& b) { return a.id < b.id; });
    return entries;
}

template <class Fits>
std::vector<NamedEvent> fitting(const std::vector<NamedEvent>& entries, Fits fits) {
    std::vector<NamedEvent> found;
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(found), fits);
    const bool hasEvent = std::any_of(found.begin(), found.end(),
                                      [](const NamedEvent& entry) { return !entry.isSummary(); });
    if (hasEvent)
        std::erase_if(found, [](const NamedEvent& entry) { return entry.isSummary(); });
    return found;
}

std::vector<NamedEvent> entriesNamed(const std::vector<NamedEvent>& entries,
                                     const QString& wanted) {
    // To the letter first: names that differ in capitals alone can still be told apart.
    auto exact = fitting(entries, [&](const NamedEvent& entry) {
        return wanted == entry.name.text() || wanted == entry.nameAndYear();
    });
    const QString plain = normalisedText(wanted);
    if (!exact.empty() || plain.isEmpty())
        return exact;
    return fitting(entries, [&](const NamedEvent& entry) {
        return plain == entry.name.normalised() || plain == normalisedText(entry.nameAndYear());
    });
}

Values namesOf(const QString& wanted, const std::vector<NamedEvent>& entries) {
    Values values{wanted};
    for (const NamedEvent& entry : entries) {
        const QString id = QString::number(entry.id.number());
        values.push_back(entry.nameAndYear() + u" ("_s + (entry.isSummary() ? u"summary "_s : u""_s)
                         + id + u')');
    }
    return values;
}

Result<Chosen> latest(const Book& book) {
    if (book.events.empty())
        return failure(FailureKind::NoEvent);
    const auto last = std::max_element(
        book.events.begin(), book.events.end(), [](const BookEvent& a, const BookEvent& b) {
            return std::pair(a.event.details.year, a.id) < std::pair(b.event.details.year, b.id);
        });
    return &*last;
}

} // namespace

Result<Chosen> chooseEntry(const Book& book, const std::optional<QString>& wanted) {
    if (!wanted)
        return latest(book);
    const std::vector<NamedEvent> entries = entriesOf(book);
    bool isNumber = false;
    const qint64 number = wanted->toLongLong(&isNumber);
    for (const NamedEvent& entry : entries) {
        if (isNumber && entry.id.number() == number)
            return entry.chosen;
    }
    const std::vector<NamedEvent> found = entriesNamed(entries, *wanted);
    if (found.empty())
        return failure(FailureKind::UnknownEvent, namesOf(*wanted, entries));
    if (found.size() > 1)
        return failure(FailureKind::AmbiguousEvent, namesOf(*wanted, found));
    return found.front().chosen;
}

Result<const BookEvent*> chooseEvent(const Book& book, const std::optional<QString>& wanted) {
    const auto chosen = chooseEntry(book, wanted);
    if (!chosen)
        return tl::unexpected(chosen.error());
    if (const auto* event = std::get_if<const BookEvent*>(&*chosen))
        return *event;
    const Summary& summary = std::get<const BookSummary*>(*chosen)->summary;
    return failure(FailureKind::SummaryOnly, {summary.name.text(), qint64(summary.year.value())});
}

Failure otherRules(const Event& event) {
    return {FailureKind::OtherRules,
            {event.details.name.text(), qint64(event.details.year.value())},
            {}};
}

} // namespace mentat

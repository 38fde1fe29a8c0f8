#include "app/cli/shared/event_file.h"

#include "app/cli/output/problems.h"
#include "app/cli/shared/shared_options.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "reports/wording/sentences.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

void note(const QString& text, const CommandContext& context) {
    context.err.write((onOneLine(text) + u'\n').toUtf8());
}

void noteStrayFiles(const QString& path, const Session& session, const CommandContext& context) {
    for (const StrayFile& file : session.strayFiles()) {
        const QString begin
            = u"Next to %1 is a file from another program, %2: it was not used"_s.arg(path,
                                                                                      file.path);
        const QString end = file.aside.isEmpty() ? u"."_s : u", and is now %1."_s.arg(file.aside);
        note(begin + end, context);
    }
}

} // namespace

Result<std::unique_ptr<Session>> openToRead(const QString& path, const CommandContext& context) {
    auto session = Session::open(path, Session::Access::Read, context.desk);
    if (!session)
        return session;
    if ((*session)->isWithoutItsLog())
        note(u"%1 was copied or moved while it was open, without %1-wal: its latest changes "
             "may be missing."_s.arg(path),
             context);
    else if ((*session)->hadStrayLog())
        note(u"Next to %1 is a log from another file, %1-wal: it was not used."_s.arg(path),
             context);
    noteStrayFiles(path, **session, context);
    return session;
}

Result<void> changeEventFile(const QString& path, const CommandContext& context,
                             const SessionAct& act) {
    if (!QFile::exists(path))
        return Session::create(path, context.desk, act);
    const auto session = Session::open(path, Session::Access::Write, context.desk);
    if (!session)
        return tl::unexpected(session.error());
    noteStrayFiles(path, **session, context);
    return act(**session);
}

namespace {

/// An event or summary, with the words that select it.
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
    // Exact matches first, to tell apart names that differ only in case.
    auto exact = fitting(entries, [&](const NamedEvent& entry) {
        return wanted == entry.name.text() || wanted == entry.nameAndYear();
    });
    const QString plain = normalizedText(wanted);
    if (!exact.empty() || plain.isEmpty())
        return exact;
    return fitting(entries, [&](const NamedEvent& entry) {
        return plain == entry.name.normalized() || plain == normalizedText(entry.nameAndYear());
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

Result<OpenedEvent> openEvent(const Arguments& arguments, const CommandContext& context) {
    auto session = openToRead(*arguments.operand(0), context);
    if (!session)
        return tl::unexpected(session.error());
    const auto chosen = chooseEvent((*session)->book(), arguments.value(u"event"_s));
    if (!chosen)
        return tl::unexpected(chosen.error());
    return OpenedEvent{*std::move(session), *chosen};
}

ExitCode answerFromEvent(const Arguments& arguments, CommandContext& context,
                         const EventAnswer& answer) {
    const auto opened = openEvent(arguments, context);
    if (!opened)
        return reportFailure(context, opened.error());
    const OutputFormat format = outputFormat(arguments);
    const Event& event = opened->event();
    const Event shown = format == OutputFormat::Table ? withCalledNames(event) : event;
    const auto made = answer(shown, {context.wording, arguments.has(u"explain"_s)});
    if (!made)
        return reportFailure(context, made.error());
    return print(context, *made, format);
}

} // namespace mentat

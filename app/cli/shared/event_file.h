#pragma once

#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "model/book.h"

#include <functional>
#include <memory>

namespace mentat {

/// Opens an event file for reading. A line on standard error warns if recent changes may be
/// missing, or a foreign file was next to it; the answer is given anyway. Failures: those of
/// Session::open().
[[nodiscard]] Result<std::unique_ptr<Session>> openToRead(const QString& path,
                                                          const CommandContext& context);

using SessionAct = std::function<Result<void>(Session&)>;

/// Changes the event file; creates a missing one, which appears only when the act is done, and
/// never where it would be another file's log or lock. An act that fails leaves the file's bytes
/// unchanged.
[[nodiscard]] Result<void> changeEventFile(const QString& path, const CommandContext& context,
                                           const SessionAct& act);

/// What --event can pick. Points into the book.
using Chosen = std::variant<const BookEvent*, const BookSummary*>;

/// The event or summary requested by number, name, or name and year; by default the event of the
/// latest year, or the last one to arrive if there are several. A name that matches events does not
/// mean summaries of that name. Failures: NoEvent, AmbiguousEvent, UnknownEvent; the last also
/// lists what exists.
[[nodiscard]] Result<Chosen> chooseEntry(const Book& book, const std::optional<QString>& wanted);

/// The same, for events only. Also fails with SummaryOnly.
[[nodiscard]] Result<const BookEvent*> chooseEvent(const Book& book,
                                                   const std::optional<QString>& wanted);

/// The failure if the rules of the chosen event have no such answer.
[[nodiscard]] Failure otherRules(const Event& event);

/// FILE, open for reading, and the event chosen by --event.
struct OpenedEvent {
    std::unique_ptr<Session> session;
    const BookEvent* chosen; // of the session's book

    [[nodiscard]] const Book& book() const { return session->book(); }
    [[nodiscard]] const Event& event() const { return chosen->event; }
};
/// Failures: those of Session::open() and chooseEvent().
[[nodiscard]] Result<OpenedEvent> openEvent(const Arguments& arguments,
                                            const CommandContext& context);

/// How to answer.
struct Asked {
    const Wording& wording;
    bool explained = false; // --explain: with the reason of each row
};

/// Computes a command's answer from an event. Failures: OtherRules, if the event's rules have no
/// such answer, and the command's own.
using EventAnswer = std::function<Result<Answer>(const Event&, const Asked&)>;

/// Opens FILE, chooses the event, and prints the answer; reports failures.
[[nodiscard]] ExitCode answerFromEvent(const Arguments& arguments, CommandContext& context,
                                       const EventAnswer& answer);

} // namespace mentat

#pragma once

#include "app/cli/call/command.h"
#include "app/cli/output/output.h"
#include "model/book.h"

#include <functional>
#include <memory>

namespace mentat {

/// Opens an event file to be read. Where its last changes may be missing, or something stood beside
/// it that is not its own, a line on standard error says so; the answer is given all the same.
/// Failures: those of Session::open().
[[nodiscard]] Result<std::unique_ptr<Session>> openToRead(const QString& path,
                                                          const CommandContext& context);

using SessionAct = std::function<Result<void>(Session&)>;

/// Changes the event file; where there is none, makes one, which stands there only when the act is
/// done, and none where it would stand beside another as its log or lock. An act that fails leaves
/// the file's bytes as they were.
[[nodiscard]] Result<void> changeEventFile(const QString& path, const CommandContext& context,
                                           const SessionAct& act);

/// What --event can pick. Points into the book.
using Chosen = std::variant<const BookEvent*, const BookSummary*>;

/// The event or summary that somebody asks for by number, name, or name and year; asked for
/// nothing, the event of the highest year, of several the one that came in last. Where a name fits
/// events, summaries of that name are not meant. Failures: NoEvent, AmbiguousEvent, UnknownEvent;
/// the last also names what there is.
[[nodiscard]] Result<Chosen> chooseEntry(const Book& book, const std::optional<QString>& wanted);

/// The same where only an event will do. Failure besides: SummaryOnly.
[[nodiscard]] Result<const BookEvent*> chooseEvent(const Book& book,
                                                   const std::optional<QString>& wanted);

/// What is said where the rules of the event that was chosen have no such answer.
[[nodiscard]] Failure otherRules(const Event& event);

/// FILE, open to be read, and the event that --event picks.
struct OpenedEvent {
    std::unique_ptr<Session> session;
    const BookEvent* chosen; // of the session's book

    [[nodiscard]] const Book& book() const { return session->book(); }
    [[nodiscard]] const Event& event() const { return chosen->event; }
};
/// Failures: those of Session::open() and chooseEvent().
[[nodiscard]] Result<OpenedEvent> openEvent(const Arguments& arguments,
                                            const CommandContext& context);

/// How an answer is asked for.
struct Asked {
    const Wording& wording;
    bool explained = false; // --explain: with the reason of each row
};

/// What a command makes of an event. Failure: OtherRules, where the event's rules have no such
/// answer, and what else the command refuses.
using EventAnswer = std::function<Result<Answer>(const Event&, const Asked&)>;

/// Opens FILE, picks the event and prints the answer; says what fails.
[[nodiscard]] ExitCode answerFromEvent(const Arguments& arguments, CommandContext& context,
                                       const EventAnswer& answer);

} // namespace mentat

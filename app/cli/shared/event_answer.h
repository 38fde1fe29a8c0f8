#pragma once

#include "app/cli/output/output.h"

#include <functional>
#include <memory>

namespace mentat {

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

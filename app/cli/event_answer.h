#pragma once

#include "app/cli/output.h"

#include <functional>

namespace mentat {

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

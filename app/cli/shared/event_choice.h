#pragma once

#include "model/book.h"

namespace mentat {

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

} // namespace mentat

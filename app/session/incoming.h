#pragma once

#include "model/book.h"

namespace mentat {

/// What to do if the book already has an event of the same name and year.
enum class ImportMode { RefuseExisting, Replace, AsNew };

/// One of several events, or summaries, imported together.
struct IncomingEvent {
    Event event;
    ImportMode mode = ImportMode::RefuseExisting;
};
struct IncomingSummary {
    Summary summary;
    ImportMode mode = ImportMode::RefuseExisting;
};

/// The event or summary that an import of this name and year would conflict with; the oldest, if
/// there are several.
[[nodiscard]] std::optional<EventId> existingEvent(const Book& book, const Name& name, Year year);
[[nodiscard]] std::optional<EventId> existingSummary(const Book& book, const Name& name, Year year);

} // namespace mentat

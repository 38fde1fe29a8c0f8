#pragma once

#include "model/event.h"
#include "model/store/table.h"

namespace mentat {

/// What a format keeps in the event file. One row a format.
struct StoreFormat {
    /// Rows of the whole play, parents first.
    Rows (*rows)(EventId event, const Play& play);
    void (*load)(Database& database, EventId event, Play& play);
    /// Takes out the smallest part that can be without the others around a place of the play, named
    /// by the steps of a pointer into the event document. Whether there was one.
    bool (*dropPart)(Play& play, const QStringList& place);
};

[[nodiscard]] const StoreFormat& storeFormatOf(const Play& play);

} // namespace mentat

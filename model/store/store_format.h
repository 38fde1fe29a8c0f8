#pragma once

#include "model/event.h"
#include "model/store/migrations.h"
#include "model/store/table.h"

namespace mentat {

/// What a format keeps in the event file: storeFormatOf(std::type_identity<DunePlay>) of each.
struct StoreFormat {
    /// Rows of the whole play, parents first.
    Rows (*rows)(EventId event, const Play& play);
    void (*load)(Database& database, EventId event, Play& play);
    /// Takes out the smallest part that can be without the others around a place of the play, named
    /// by the steps of a pointer into the event document. Whether there was one.
    bool (*dropPart)(Play& play, const QStringList& place);
    /// The steps of the schema that make its tables and add to them, each never changed again. What
    /// is there since version 1 is a part of the step that all formats share.
    std::vector<Migration> steps;
    std::vector<NeededRows> needed = {};
};

[[nodiscard]] const StoreFormat& storeFormatOf(const Play& play);
/// The tables of the formats that are there since version 1 of the schema.
[[nodiscard]] QStringList formatSchemasVersion1();
/// The steps by which others came.
[[nodiscard]] std::vector<Migration> formatMigrations();

} // namespace mentat

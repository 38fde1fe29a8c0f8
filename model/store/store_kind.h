#pragma once

#include "model/event.h"
#include "model/kinds/kind_table.h"
#include "model/store/migrations.h"
#include "model/store/table.h"

namespace mentat {

/// A kind of rules' part of the event file.
struct StoreKind {
    /// Rows of the whole play, parents first.
    Rows (*rows)(EventId event, const Play& play);
    void (*load)(Database& database, EventId event, Play& play);
    /// Removes the smallest self-contained part around a place of the play, named by the steps of a
    /// pointer into the event document. Returns whether there was one.
    bool (*dropPart)(Play& play, const QStringList& place);
    /// The migrations that make and extend its tables, never changed. What exists since version 1
    /// is part of a migration shared by all kinds of rules.
    std::vector<Migration> steps;
    std::vector<NeededRows> needed = {};
};

template <>
[[nodiscard]] const KindTable<StoreKind>& kindTable<StoreKind>();
/// The kinds' tables in version 1 of the schema.
[[nodiscard]] QStringList kindSchemasVersion1();
/// The later migrations of the kinds.
[[nodiscard]] std::vector<Migration> kindMigrations();

} // namespace mentat

#pragma once

#include "model/event.h"
#include "model/kinds/kind_table.h"
#include "model/store/migrations.h"
#include "model/store/table.h"

namespace mentat {

/// What a kind of rules keeps in the event file.
struct StoreKind {
    /// Rows of the whole play, parents first.
    Rows (*rows)(EventId event, const Play& play);
    void (*load)(Database& database, EventId event, Play& play);
    /// Takes out the smallest part that can be without the others around a place of the play, named
    /// by the steps of a pointer into the event document. Whether there was one.
    bool (*dropPart)(Play& play, const QStringList& place);
    /// The steps of the schema that make its tables and add to them, each never changed again. What
    /// is there since version 1 is a part of the step that all kinds of rules share.
    std::vector<Migration> steps;
    std::vector<NeededRows> needed = {};
};

template <>
[[nodiscard]] const KindTable<StoreKind>& kindTable<StoreKind>();
/// The tables of the kinds of rules that are there since version 1 of the schema.
[[nodiscard]] QStringList kindSchemasVersion1();
/// The steps by which others came.
[[nodiscard]] std::vector<Migration> kindMigrations();

} // namespace mentat

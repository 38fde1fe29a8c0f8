#include "app/session/formats/wbc_dune/table_acts.h"

#include "app/session/formats/wbc_dune/heat_acts.h"

namespace mentat {

Result<Change> startTables(const Event& event, HeatNumber number,
                           const std::vector<TableNumber>& tables, const VenueTime& at) {
    const auto* play = std::get_if<DunePlay>(&event.play);
    const Heat* heat = play ? findHeat(*play, number) : nullptr;
    if (!heat)
        return failure(FailureKind::UnknownHeat, {qint64(number.value())});
    Change all{
        ChangeKind::TablesStarted, {qint64(number.value()), qint64(tables.size())}, {}, {}, {}};
    for (const TableNumber table : tables) {
        const Game* game = findGame(*heat, table);
        if (!game)
            return failure(FailureKind::UnknownTable,
                           {qint64(number.value()), qint64(table.value())});
        Game started = *game;
        started.start = at;
        auto change = changeGame(event, number, started, ChangeKind::GameStarted);
        if (!change || tables.size() == 1)
            return change;
        std::move(change->edits.begin(), change->edits.end(), std::back_inserter(all.edits));
    }
    return all;
}

} // namespace mentat

#include "app/session/rounds/tables/pile_order.h"

#include "app/session/formats/change_facts.h"
#include "model/changes/change_kind.h"

#include <algorithm>

namespace mentat {

Result<std::vector<TableNumber>> pileOrder(Session& session, EventId event, const Round& round) {
    const auto marks = session.journalMarks();
    if (!marks)
        return tl::unexpected(marks.error());
    std::vector<TableNumber> pile;
    for (const JournalMark& mark : *marks) {
        if (mark.kind != ChangeKind::ResultRecorded || mark.role == JournalRole::Undone)
            continue;
        const auto entry = session.journalEntry(mark.id);
        if (!entry)
            return tl::unexpected(entry.error());
        const auto table = tableRecorded(entry->change, round.id());
        if (entry->event != event || !table)
            continue;
        std::erase(pile, *table); // typed anew
        pile.push_back(*table);
    }
    const auto isRecorded = [&](TableNumber table) {
        const Game* game = findGame(round.games(), table);
        return game && isCompleted(*game);
    };
    std::erase_if(pile, [&](TableNumber table) { return !isRecorded(table); });
    for (const Game& game : round.games()) {
        if (isRecorded(game.table) && std::ranges::find(pile, game.table) == pile.end())
            pile.push_back(game.table);
    }
    return pile;
}

} // namespace mentat

#include "app/session/formats/wbc_dune/pile_order.h"

#include "model/change_kind.h"

#include <algorithm>

namespace mentat {

namespace {

/// The table whose result the entry recorded; absent where it did something else.
std::optional<TableNumber> recordedTable(const JournalEntry& entry, HeatNumber heat) {
    const Values& operands = entry.change.operands;
    const auto number = [&](size_t place) {
        const auto* value
            = place < operands.size() ? std::get_if<qint64>(&operands[place]) : nullptr;
        return value ? *value : 0;
    };
    return number(0) == heat.value() ? TableNumber::fromInt(number(1)) : std::nullopt;
}

} // namespace

Result<std::vector<TableNumber>> pileOrder(Session& session, EventId event, const Heat& heat) {
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
        const auto table = recordedTable(*entry, heat.number);
        if (entry->event != event || !table)
            continue;
        std::erase(pile, *table); // typed anew
        pile.push_back(*table);
    }
    const auto isRecorded = [&](TableNumber table) {
        const Game* game = findGame(heat, table);
        return game && game->victory && !game->isVoid;
    };
    std::erase_if(pile, [&](TableNumber table) { return !isRecorded(table); });
    for (const Game& game : heat.games) {
        if (isRecorded(game.table) && std::ranges::find(pile, game.table) == pile.end())
            pile.push_back(game.table);
    }
    return pile;
}

} // namespace mentat

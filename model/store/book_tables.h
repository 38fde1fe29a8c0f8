#pragma once

#include "model/book.h"
#include "model/changes/journal.h"
#include "model/store/database.h"
#include "model/store/store_kind.h"
#include "model/store/table.h"

namespace mentat {

/// The tables that every event has, whatever its kind. Each slot defines its rows; slots of lists
/// define where their gap opens.

[[nodiscard]] Rows rowsOf(EventId event, const DetailsSlot& slot, const EventDetails& details);
[[nodiscard]] Rows rowsOf(EventId event, const SettingsSlot& slot, const Settings& settings);
[[nodiscard]] Rows rowsOf(EventId event, const KeepApartSlot& slot,
                          const std::vector<KeepApart>& list);
[[nodiscard]] Rows rowsOf(EventId event, const AwardDecisionsSlot& slot,
                          const std::vector<AwardDecision>& list);
[[nodiscard]] Rows rowsOf(EventId event, const RulingsSlot& slot, const std::vector<Ruling>& list);
[[nodiscard]] Rows rowsOf(EventId event, const TieRollsSlot& slot,
                          const std::vector<TieRoll>& list);
[[nodiscard]] Rows rowsOf(EventId event, const LogoSlot& slot, const Logo& logo);
[[nodiscard]] Rows rowsOf(EventId event, const AidsSlot& slot, const EventAids& aids);
[[nodiscard]] Rows rowsOf(EventId event, const PlayerSlot& slot, const AtPosition<Player>& player);

[[nodiscard]] ListScope scopeOf(EventId event, const PlayerSlot& slot,
                                const AtPosition<Player>& player);

/// The row of an event, with its kind's id; rowsOf(DetailsSlot) are its changes.
[[nodiscard]] TableRow eventRow(EventId event, const EventDetails& details, const QString& format);

/// The rows of an event except its play, parents first.
[[nodiscard]] Rows commonRows(EventId event, const Event& value);
/// Reads all events except their play, which is empty and of the right kind.
[[nodiscard]] std::vector<BookEvent> loadCommon(Database& database);
/// The rows that every event must have.
[[nodiscard]] std::vector<NeededRows> neededCommonRows();

/// A list that is written as one row an element, numbered by position.
template <class T>
Rows positionRows(EventId event, const Mapping<T>& mapping, const std::vector<T>& list) {
    Rows rows;
    for (size_t i = 0; i < list.size(); ++i) {
        rows.push_back(mapping.row({event.number(), SqlValue(static_cast<qint64>(i))}, list[i]));
    }
    return rows;
}
template <class T, class Make>
std::vector<T> loadPositions(Database& database, EventId event, const Mapping<T>& mapping,
                             Make make) {
    std::vector<T> list;
    mapping.load(
        database, event, "position", [&](SqlRow) { return make(); },
        [&](SqlRow, T value) { list.push_back(std::move(value)); });
    return list;
}

[[nodiscard]] Rows personRows(const std::optional<Person>& person);
[[nodiscard]] std::vector<Person> loadPeople(Database& database);

[[nodiscard]] Rows summaryRows(EventId id, const Summary& summary);
[[nodiscard]] std::vector<BookSummary> loadSummaries(Database& database);

/// Reads all people, events, and summaries of an event file. Throws StoreError, also if a cell
/// holds a value that Mentat never writes, or an event lacks a required row.
[[nodiscard]] Book loadWholeBook(Database& database);
/// The same, tolerating missing rows.
[[nodiscard]] Book loadParts(Database& database);

/// The tables that lack required rows of the event.
[[nodiscard]] std::vector<NeededRows> missingOf(Database& database, const BookEvent& event);

[[nodiscard]] std::vector<Draft> loadAllDrafts(Database& database);

} // namespace mentat

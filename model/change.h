#pragma once

#include "model/formats/slots.h"
#include "model/person.h"
#include "model/result.h"

#include <array>

namespace mentat {

/// What the person at the desk did. Words for it are in reports/wording; the comment names the
/// operands that come with it, in order.
enum class ChangeKind {
    // things that undo stops at
    EventImported,     // name, year
    EventReplaced,     // name, year
    EventAdded,        // name, year
    SummariesImported, // number
    PeopleImported,    // added, updated
    FileMigrated,      // from version, to version
    EventClosed,       // name, year
    PersonRemoved,     // name
    // the event
    DetailsChanged,   // name, year
    SettingsChanged,  // –
    PlayerAdded,      // name
    PlayerChanged,    // name
    PlayerRemoved,    // name
    PlayersMerged,    // name kept, name that is gone
    PeopleMerged,     // name kept, name that is gone
    Disqualified,     // name
    Reinstated,       // name
    TiesRolled,       // number of ties
    KeepApartChanged, // –
    RulingRecorded,   // topic, or the question where there is none
    AwardDecided,     // faction
    PutBack,          // the kind of change that was taken back, its operands
    // heats and final
    HeatAdded,       // heat
    HeatChanged,     // heat
    HeatRemoved,     // heat
    HeatMoved,       // heat, the number it has now
    CheckedIn,       // name, heat
    ListCheckedIn,   // number of players, heat
    IfNeeded,        // name, heat
    CheckedOut,      // name, heat
    TablesDrawn,     // heat, number of tables
    DrawTakenBack,   // heat
    HeatStarted,     // heat, number of tables
    GameStarted,     // heat, table
    StartTakenBack,  // heat, table
    GameAdded,       // heat, table
    GameRemoved,     // heat, table
    FactionRecorded, // heat, table, name, faction; without one: taken out
    FactionsTraded,  // heat, table, name, name
    GameEnded,       // heat, table
    ResultRecorded,  // heat, table
    ResultCorrected, // heat, table
    GameChanged,     // heat, table
    GameVoided,      // heat, table
    // reason: the GM's, empty where none was given
    LatecomerSeated, // heat, table, reason, name
    PlayerLeft,      // heat, table, reason, name: was never in the game
    DroppedOut,      // heat, table, reason, name
    SeatsSwapped,    // heat, table, reason, name, the other table, the other name
    PlayerMoved,     // heat, table joined, reason, name, table left
    TableOpened,     // heat, table, reason, names of who sits there
    TableDissolved,  // heat, table, reason, tables joined
    FinalChanged,    // –
    FinalSeated,     // –
    FinalRecorded,   // –
    // Eye of the Storm
    HouseChanged,      // name
    StormGameRecorded, // number
};

constexpr std::array<EnumId<ChangeKind>, 56> idTable(ChangeKind) {
    using enum ChangeKind;
    return {{{EventImported, QLatin1StringView("event-imported")},
             {EventReplaced, QLatin1StringView("event-replaced")},
             {EventAdded, QLatin1StringView("event-added")},
             {SummariesImported, QLatin1StringView("summaries-imported")},
             {PeopleImported, QLatin1StringView("people-imported")},
             {FileMigrated, QLatin1StringView("file-migrated")},
             {EventClosed, QLatin1StringView("event-closed")},
             {PersonRemoved, QLatin1StringView("person-removed")},
             {DetailsChanged, QLatin1StringView("details-changed")},
             {SettingsChanged, QLatin1StringView("settings-changed")},
             {PlayerAdded, QLatin1StringView("player-added")},
             {PlayerChanged, QLatin1StringView("player-changed")},
             {PlayerRemoved, QLatin1StringView("player-removed")},
             {PlayersMerged, QLatin1StringView("players-merged")},
             {PeopleMerged, QLatin1StringView("people-merged")},
             {Disqualified, QLatin1StringView("disqualified")},
             {Reinstated, QLatin1StringView("reinstated")},
             {TiesRolled, QLatin1StringView("ties-rolled")},
             {KeepApartChanged, QLatin1StringView("keep-apart-changed")},
             {RulingRecorded, QLatin1StringView("ruling-recorded")},
             {AwardDecided, QLatin1StringView("award-decided")},
             {PutBack, QLatin1StringView("put-back")},
             {HeatAdded, QLatin1StringView("heat-added")},
             {HeatChanged, QLatin1StringView("heat-changed")},
             {HeatRemoved, QLatin1StringView("heat-removed")},
             {HeatMoved, QLatin1StringView("heat-moved")},
             {CheckedIn, QLatin1StringView("checked-in")},
             {ListCheckedIn, QLatin1StringView("list-checked-in")},
             {IfNeeded, QLatin1StringView("if-needed")},
             {CheckedOut, QLatin1StringView("checked-out")},
             {TablesDrawn, QLatin1StringView("tables-drawn")},
             {DrawTakenBack, QLatin1StringView("draw-taken-back")},
             {HeatStarted, QLatin1StringView("heat-started")},
             {GameStarted, QLatin1StringView("game-started")},
             {StartTakenBack, QLatin1StringView("start-taken-back")},
             {GameAdded, QLatin1StringView("game-added")},
             {GameRemoved, QLatin1StringView("game-removed")},
             {FactionRecorded, QLatin1StringView("faction-recorded")},
             {FactionsTraded, QLatin1StringView("factions-traded")},
             {GameEnded, QLatin1StringView("game-ended")},
             {ResultRecorded, QLatin1StringView("result-recorded")},
             {ResultCorrected, QLatin1StringView("result-corrected")},
             {GameChanged, QLatin1StringView("game-changed")},
             {GameVoided, QLatin1StringView("game-voided")},
             {LatecomerSeated, QLatin1StringView("latecomer-seated")},
             {PlayerLeft, QLatin1StringView("player-left")},
             {DroppedOut, QLatin1StringView("dropped-out")},
             {SeatsSwapped, QLatin1StringView("seats-swapped")},
             {PlayerMoved, QLatin1StringView("player-moved")},
             {TableOpened, QLatin1StringView("table-opened")},
             {TableDissolved, QLatin1StringView("table-dissolved")},
             {FinalChanged, QLatin1StringView("final-changed")},
             {FinalSeated, QLatin1StringView("final-seated")},
             {FinalRecorded, QLatin1StringView("final-recorded")},
             {HouseChanged, QLatin1StringView("house-changed")},
             {StormGameRecorded, QLatin1StringView("storm-game-recorded")}}};
}

/// Undo stops at these (architecture.md 3).
[[nodiscard]] bool isUndoBarrier(ChangeKind kind);

/// A person of the file before and after a change.
struct PersonEdit {
    PersonId id;
    std::optional<Person> before;
    std::optional<Person> after;
    friend bool operator==(const PersonEdit&, const PersonEdit&) = default;
};

/// Who a player of any event of the file is, before and after a change: when two people turn out to
/// be one, the players of all years are that one. A player that a change edits, it does not link.
struct PersonLink {
    EventId event;
    PlayerId player;
    PersonId before;
    PersonId after;
    friend bool operator==(const PersonLink&, const PersonLink&) = default;
};

/// The place of a half-typed result within an event: "heats/1/tables/3", "final".
using DraftPlace = QString;

/// One act of the person at the desk, complete: what it was, and what stood where before and after.
/// Made by the functions of app/session/acts.h, applied, journaled and taken back as a whole.
struct Change {
    ChangeKind kind;
    Values operands;
    std::vector<AnyEdit> edits; // in the order in which they are made
    std::vector<PersonEdit> people;
    /// The draft that this change makes superfluous.
    std::optional<DraftPlace> settlesDraft;
    std::vector<PersonLink> links{};

    friend bool operator==(const Change&, const Change&) = default;
};

/// The edit that puts a value into a slot of the event as it stands.
template <class Slot>
[[nodiscard]] Edit<Slot> editOf(const Event& event, const Slot& slot,
                                std::optional<typename Slot::Value> after) {
    return {slot, valueAt(event, slot), std::move(after)};
}

/// Makes the change in the event. Cannot fail; whether the outcome is right, eventErrors() says.
void apply(Event& event, const Change& change);

/// The event after the change; nothing where it does not hold just what the change expects to find
/// in each slot.
[[nodiscard]] std::optional<Event> changed(const Event& event, const Change& change);

/// The change that takes this one back; of the same kind.
[[nodiscard]] Change inverse(const Change& change);

/// Without the edits that change nothing.
[[nodiscard]] Change withoutIdleEdits(Change change);
[[nodiscard]] bool isIdle(const Change& change);

} // namespace mentat

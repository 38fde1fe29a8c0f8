#pragma once

#include "app/session/acts.h"
#include "app/session/session_kind.h"
#include "model/book.h"
#include "model/changes/change.h"

namespace mentat {

[[nodiscard]] SessionKind stormSessionKind();

/// What the person at the desk does in an Eye of the Storm session; see app/session/acts.h.

/// Settles the half-typed house.
[[nodiscard]] Result<Change> changeHouse(const Event& event, const PlayerId& player,
                                         const std::optional<House>& house);
/// A game as it ended, with its second operand where it is corrected; one of a number not yet there
/// comes last. Settles the half-typed game.
[[nodiscard]] Result<Change> recordStormGame(const Event& event, const StormGame& game);
/// A game that does not count, or counts after all. Failures: UnknownGame.
[[nodiscard]] Result<Change> voidStormGame(const Event& event, StormGameNumber number, bool isVoid);

// Where half-typed things are kept. Tables that were drawn and have not ended are such games: the
// event's document knows a game only by how it ended.
[[nodiscard]] DraftAddress houseDraft(const PlayerId& player);
[[nodiscard]] DraftAddress stormGameDraft(StormGameNumber game);
/// Absent where the place is not a game's.
[[nodiscard]] std::optional<StormGameNumber> gameOfDraft(const DraftAddress& place);

/// A house as somebody had it in an event of the file.
struct RegisteredHouse {
    Year year;
    Name event;
    House house;
    friend bool operator==(const RegisteredHouse&, const RegisteredHouse&) = default;
};

/// The houses of a person in all events of the file but one, the newest first: a house can be
/// played on with. Of equal houses the newest alone.
[[nodiscard]] std::vector<RegisteredHouse> registeredHouses(const Book& book, PersonId person,
                                                            std::optional<EventId> aside);

} // namespace mentat

#pragma once

#include "app/session/acts.h"
#include "app/session/session_kind.h"
#include "model/book.h"
#include "model/changes/change.h"

namespace mentat {

[[nodiscard]] SessionKind stormSessionKind();

/// Acts on an Eye of the Storm session; see app/session/acts.h.

/// Settles the house's draft.
[[nodiscard]] Result<Change> changeHouse(const Event& event, const PlayerId& player,
                                         const std::optional<House>& house);
/// A finished game, with a second operand if it is a correction; a new number is appended. Settles
/// the game's draft.
[[nodiscard]] Result<Change> recordStormGame(const Event& event, const StormGame& game);
/// A game is void, or counts after all. Failures: UnknownGame.
[[nodiscard]] Result<Change> voidStormGame(const Event& event, StormGameNumber number, bool isVoid);

// Addresses of drafts. Drawn tables that have not ended are such drafts: the event's document only
// has finished games.
[[nodiscard]] DraftAddress houseDraft(const PlayerId& player);
[[nodiscard]] DraftAddress stormGameDraft(StormGameNumber game);
/// Absent if the address is not a game's.
[[nodiscard]] std::optional<StormGameNumber> gameOfDraft(const DraftAddress& place);

/// A person's house in an event of the file.
struct RegisteredHouse {
    Year year;
    Name event;
    House house;
    friend bool operator==(const RegisteredHouse&, const RegisteredHouse&) = default;
};

/// A person's houses in all other events of the file, newest first: a house can be continued. Of
/// equal houses only the newest.
[[nodiscard]] std::vector<RegisteredHouse> registeredHouses(const Book& book, PersonId person,
                                                            std::optional<EventId> aside);

} // namespace mentat

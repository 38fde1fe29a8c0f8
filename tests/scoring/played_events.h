#pragma once

#include "model/document/bytes/json.h"
#include "model/event.h"
#include "model/rounds/round.h"
#include "tests/support/raw/ordered_json.h"

namespace mentat::test {

/// One document, for the program and for the checker that shares no code with it.
struct PlayedEvent {
    Event event;
    raw::Json document;
};

/// The document has no errors; a test that gets here with one stops.
[[nodiscard]] PlayedEvent playedEvent(const QByteArray& document);
[[nodiscard]] PlayedEvent randomPlayed(quint32 seed);
[[nodiscard]] PlayedEvent randomStorm(quint32 seed);

/// What the commands of mentat-cli answer, in the checker's own JSON.
[[nodiscard]] raw::Json asRaw(const Json& json);
[[nodiscard]] raw::Json standingsOf(const Event& event);
[[nodiscard]] raw::Json finalistsOf(const Event& event);
[[nodiscard]] raw::Json awardsOf(const Event& event);
[[nodiscard]] raw::Json placementsOf(const Event& event);
[[nodiscard]] raw::Json scoresOf(const Event& event);
[[nodiscard]] raw::Json verdictOf(const QByteArray& game);

/// How many seeds a property is tried with: more in a soak.
[[nodiscard]] quint32 seedCount();

/// The game of a heat, to be changed; asserts that it is there.
[[nodiscard]] Game& gameIn(Event& event, const GameAddress& place);

} // namespace mentat::test

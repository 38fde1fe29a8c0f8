#include "model/document/dune/game_document.h"

#include "model/document/event_codec.h"
#include "model/document/finding_order.h"
#include "model/document/heats/hypothesis.h"
#include "model/dune/game_errors.h"
#include "model/finding_kind.h"

namespace mentat {

namespace {

/// An event with everyone in the game as a player, so that only the game itself is checked.
Event eventOf(const Game& game) {
    Event event{blank(std::type_identity<EventDetails>{}), {}, {}, {}, {}, {}, {}, {}};
    for (const Seat& seat : game.seats) {
        Player player = blank(std::type_identity<Player>{});
        player.id = seat.player;
        event.players.push_back(std::move(player));
    }
    return event;
}

void leaveOutOutcome(Game& game) {
    dune(game).victory.reset();
    dune(game).predicted.reset();
    for (Seat& seat : game.seats)
        dune(seat).winner = false;
    if (game.turns && game.turns->value() == 0) // a concession, which is an outcome
        game.turns.reset();
}

} // namespace

Result<Game> readGameToAdjudicate(const Json& document) {
    ReadNotes notes(&document);
    notes.readInto(DunePlay::parts());
    Game game = readGameObject(document, {}, notes);
    if (notes.isHopeless())
        return notes.refused();
    leaveOutOutcome(game);
    const Event event = eventOf(game);
    Findings findings;
    addGameErrors({game, false, [] { return Pointer(); }}, event.settings, KnownPlayers(event),
                  findings);
    notes.add(withoutConsequences(std::move(findings), notes.findings()));
    if (notes.count() == 0)
        return game;
    return notes.refused();
}

} // namespace mentat

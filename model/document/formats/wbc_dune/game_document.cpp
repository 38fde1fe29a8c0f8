#include "model/document/formats/wbc_dune/game_document.h"

#include "model/document/finding_order.h"
#include "model/document/heats/game_codec.h"
#include "model/finding_kind.h"
#include "model/formats/wbc_dune/game_errors.h"

namespace mentat {

namespace {

Game readGame(const Json& json, const Pointer& where, ReadNotes& notes) {
    Game game;
    const Json::Object* object = json.object();
    if (!object) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return game;
    }
    ObjectReader reader(*object, where, notes);
    describeGame(reader, game, [&] { reader.always("table", game.table); });
    reader.finish();
    return game;
}

/// An event in which everybody whom the game names is a player, so that only the game is checked.
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
    if (game.turns && game.turns->value() == 0) // a concession's, which is an outcome
        game.turns.reset();
}

} // namespace

Result<Game> readGameToAdjudicate(const Json& document) {
    ReadNotes notes(&document);
    notes.readInto(DunePlay::parts());
    Game game = readGame(document, {}, notes);
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

Result<Hypothesis> readHypothesis(const Json& document) {
    ReadNotes notes(&document);
    notes.readInto(DunePlay::parts());
    const Json::Object* object = document.object();
    if (!object) {
        notes.add(FindingKind::WrongType, {}, {QStringLiteral("object")});
        return notes.refused();
    }
    Hypothesis hypothesis{HeatNumber(1), {}};
    TableNumber table(1);
    ObjectReader reader(*object, {}, notes);
    reader.required("heat", hypothesis.heat);
    reader.required("table", table);
    if (const Json* game = reader.take("game"))
        hypothesis.game = readGame(*game, Pointer().key("game"), notes);
    else
        notes.add(FindingKind::MissingKey, {}, {QStringLiteral("game")});
    reader.finish();
    hypothesis.game.table = table;
    if (notes.count() == 0)
        return hypothesis;
    return notes.refused();
}

} // namespace mentat

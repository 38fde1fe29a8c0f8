#include "model/document/heats/hypothesis.h"

#include "model/document/heats/heat_codec.h"
#include "model/finding_kind.h"

#include <algorithm>

namespace mentat {

Game readGameObject(const Json& json, const Pointer& where, ReadNotes& notes) {
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

namespace {

/// Without the draw's part, which is in no game.
HeatsParts partsOfGames(const Event& event) {
    return {
        blankSeat(event, SeatNumber(1), PlayerId::placeholder(0)).part, blankGame(event).part, {}};
}

/// A heat, unless the object names a stage.
RoundId readRound(ObjectReader& reader, const Json::Object& object) {
    if (std::ranges::find(object, QStringLiteral("stage"), &Json::Member::key) != object.end()) {
        Name stage = Name::placeholder();
        reader.required("stage", stage);
        return stage;
    }
    HeatNumber heat(1);
    reader.required("heat", heat);
    return heat;
}

} // namespace

Result<Hypothesis> readHypothesis(const Json& document, const Event& event) {
    ReadNotes notes(&document);
    notes.readInto(partsOfGames(event));
    const Json::Object* object = document.object();
    if (!object) {
        notes.add(FindingKind::WrongType, {}, {QStringLiteral("object")});
        return notes.refused();
    }
    Hypothesis hypothesis{HeatNumber(1), {}};
    TableNumber table(1);
    ObjectReader reader(*object, {}, notes);
    hypothesis.round = readRound(reader, *object);
    reader.required("table", table);
    if (const Json* game = reader.take("game"))
        hypothesis.game = readGameObject(*game, Pointer().key("game"), notes);
    else
        notes.add(FindingKind::MissingKey, {}, {QStringLiteral("game")});
    reader.finish();
    hypothesis.game.table = table;
    if (notes.count() == 0)
        return hypothesis;
    return notes.refused();
}

} // namespace mentat

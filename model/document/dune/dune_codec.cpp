#include "model/document/dune/dune_codec.h"

#include "model/document/heats/heat_slot_codec.h"
#include "model/finding_kind.h"

namespace mentat {

Json Codec<std::vector<ExpansionVote>>::write(const std::vector<ExpansionVote>& votes) {
    Json::Object members;
    for (const ExpansionVote& vote : votes)
        members.push_back({vote.player.text(), Json(vote.inFavor)});
    return Json(std::move(members));
}

std::optional<std::vector<ExpansionVote>>
Codec<std::vector<ExpansionVote>>::read(const Json& json, const Pointer& where, ReadNotes& notes) {
    const Json::Object* members = json.object();
    if (!members) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return std::nullopt;
    }
    std::vector<ExpansionVote> votes;
    std::set<QString> seen;
    for (const Json::Member& member : *members) {
        const Pointer place = where.key(member.key);
        const auto player = Codec<PlayerId>::read(Json(member.key), place, notes);
        const auto vote = Codec<bool>::read(member.value, place, notes);
        if (!seen.insert(member.key).second)
            notes.add(FindingKind::KeyTwice, place, {member.key});
        else if (player && vote)
            votes.push_back({*player, *vote});
    }
    return votes;
}

namespace {

/// `final` without its game: the round and the finalists' choices share an object.
struct FinalObject {
    Stage stage;
    FinalChoices choices;
};
FinalObject blank(std::type_identity<FinalObject>) {
    return {};
}
void describe(auto& io, Is<FinalObject> auto& final) {
    describeStage(io, final.stage, [&] { describe(io, final.choices); });
}

void writeFinal(ObjectWriter& writer, const DunePlay& play) {
    ObjectWriter inner;
    const FinalObject whole{play.stage(), play.choices};
    describe(inner, whole);
    if (const Game* game = play.finalGame()) {
        ObjectWriter ofGame;
        describeGame(ofGame, *game, [&] {
            if (play.isFinalTableStated)
                ofGame.required("table", game->table);
        });
        inner.append("game", ofGame.take());
    }
    Json final = inner.take();
    if (!final.object()->empty())
        writer.append("final", std::move(final));
}

Game readFinalGame(const Json::Object& object, const Pointer& where, ReadNotes& notes) {
    Game game;
    ObjectReader reader(object, where, notes);
    describeGame(reader, game, [&] { reader.always("table", game.table); });
    reader.finish();
    return game;
}

void readFinal(ObjectReader& reader, DunePlay& play) {
    const Json* json = reader.take("final");
    if (!json)
        return;
    const Pointer where = reader.where().key("final");
    if (!json->object()) {
        reader.notes().add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return;
    }
    ObjectReader inner(*json->object(), where, reader.notes());
    FinalObject final;
    describe(inner, final);
    play.stage() = std::move(final.stage);
    play.choices = std::move(final.choices);
    const Json* game = inner.take("game");
    if (game && !game->object()) {
        reader.notes().add(FindingKind::WrongType, where.key("game"), {QStringLiteral("object")});
    } else if (game && !game->object()->empty()) { // an empty game counts as absent
        play.isFinalTableStated = game->find(u"table") != nullptr;
        play.setFinalGame(readFinalGame(*game->object(), where.key("game"), reader.notes()));
    }
    inner.finish();
}

/// Older journals have the final's game without an address, with its table as in documents.
struct FinalGameObject {
    AtPosition<Game> game;
};
FinalGameObject blank(std::type_identity<FinalGameObject>) {
    return {};
}
void describe(auto& io, Is<FinalGameObject> auto& final) {
    describeGame(io, final.game.value, [&] { io.always("table", final.game.value.table); });
}

bool readOldFinalEdit(const QString& slot, ObjectReader& reader, EditList& edits) {
    if (slot == u"final") {
        std::optional<FinalObject> before;
        std::optional<FinalObject> after;
        reader.optional("before", before);
        reader.optional("after", after);
        const FinalObject was = before.value_or(FinalObject{});
        const FinalObject is = after.value_or(FinalObject{});
        edits.push_back(Edit<StageSlot>{
            {finalName()}, AtPosition<Stage>{0, was.stage}, AtPosition<Stage>{0, is.stage}});
        edits.push_back(Edit<FinalChoicesSlot>{{}, was.choices, is.choices});
        return true;
    }
    if (slot != u"finalGame")
        return false;
    readFormatOfParts(reader);
    std::optional<FinalGameObject> before;
    std::optional<FinalGameObject> after;
    reader.optional("before", before);
    reader.optional("after", after);
    Edit<GameSlot> edit{{finalName(), TableNumber(1)}, {}, {}};
    if (before)
        edit.before = std::move(before->game);
    if (after)
        edit.after = std::move(after->game);
    if (edit.before || edit.after)
        edit.slot.table = (edit.after ? edit.after : edit.before)->value.table;
    edits.push_back(std::move(edit));
    return true;
}

} // namespace

DocumentKind duneDocumentKind() {
    return {.writePlayer = [](ObjectWriter&, const PlayerId&, const Play&) {},
            .readPlayer = [](ObjectReader&, const PlayerId&, Play&) {},
            .writePlay =
                [](ObjectWriter& writer, const Play& any) {
                    const auto& play = std::get<DunePlay>(any);
                    writeHeats(writer, play);
                    writeFinal(writer, play);
                },
            .readPlay =
                [](ObjectReader& reader, Play& any) {
                    auto& play = std::get<DunePlay>(any);
                    readHeats(reader, play, DunePlay::parts());
                    readFinal(reader, play);
                },
            .showTexts =
                [](TextGuide& guide, Play& any) {
                    auto& play = std::get<DunePlay>(any);
                    guide.visit(play.heats);
                    guide.visit(play.stage());
                    guide.visit(play.choices);
                    guide.visit(play.stages.front().games);
                },
            .readOldEdit = readOldFinalEdit};
}

} // namespace mentat

#include "model/document/formats/wbc_dune/dune_codec.h"

#include "model/finding_kind.h"

namespace mentat {

Json Codec<std::vector<ExpansionVote>>::write(const std::vector<ExpansionVote>& votes) {
    Json::Object members;
    for (const ExpansionVote& vote : votes)
        members.push_back({vote.player.text(), Json(vote.inFavour)});
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

Json Codec<FinalGame>::write(const FinalGame& final) {
    ObjectWriter writer;
    describeGame(writer, final.game, [&] {
        if (final.tableStated)
            writer.required("table", final.game.table);
    });
    return writer.take();
}

std::optional<FinalGame> Codec<FinalGame>::read(const Json& json, const Pointer& where,
                                                ReadNotes& notes) {
    if (!json.object()) {
        notes.add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return std::nullopt;
    }
    FinalGame final;
    ObjectReader reader(*json.object(), where, notes);
    final.tableStated = json.find(u"table") != nullptr;
    describeGame(reader, final.game, [&] { reader.always("table", final.game.table); });
    reader.finish();
    return final;
}

namespace {

void writeHeatsAndFinal(ObjectWriter& writer, const Play& any) {
    const auto& play = std::get<DunePlay>(any);
    writer.list("heats", play.heats);
    ObjectWriter inner;
    describe(inner, play.finalDetails);
    inner.optional("game", play.finalGame);
    Json final = inner.take();
    if (!final.object()->empty())
        writer.append("final", std::move(final));
}

void readHeatsAndFinal(ObjectReader& reader, Play& any) {
    auto& play = std::get<DunePlay>(any);
    reader.list("heats", play.heats);
    const Draw noDraw;
    for (Heat& heat : play.heats) {
        if (heat.draw == noDraw)
            heat.draw.reset(); // an empty object is the default
    }
    const Json* json = reader.take("final");
    if (!json)
        return;
    const Pointer where = reader.where().key("final");
    if (!json->object()) {
        reader.notes().add(FindingKind::WrongType, where, {QStringLiteral("object")});
        return;
    }
    ObjectReader inner(*json->object(), where, reader.notes());
    describe(inner, play.finalDetails);
    const Json* game = json->find(u"game");
    if (game && game->object() && game->object()->empty())
        (void)inner.take("game"); // as if absent
    else
        inner.optional("game", play.finalGame);
    inner.finish();
}

void showHeatsAndFinal(TextGuide& guide, Play& any) {
    auto& play = std::get<DunePlay>(any);
    guide.visit(play.heats);
    guide.visit(play.finalDetails);
    guide.visit(play.finalGame);
}

} // namespace

DocumentFormat documentFormatOf(std::type_identity<DunePlay>) {
    return {[](ObjectWriter&, const PlayerId&, const Play&) {},
            [](ObjectReader&, const PlayerId&, Play&) {}, writeHeatsAndFinal, readHeatsAndFinal,
            showHeatsAndFinal};
}

} // namespace mentat

#include "model/document/formats/wbc_dune/dune_codec.h"

#include "model/finding_kind.h"

namespace mentat {

void describeRoll(ObjectReader& io, DuneSeat& seat) {
    const Json* json = io.take("roll");
    if (!json)
        return;
    const Pointer where = io.where().key("roll");
    if (json->list()) {
        if (auto rolls = Codec<std::vector<Roll>>::read(*json, where, io.notes()))
            seat.rolls = std::move(*rolls);
    } else if (const auto roll = Codec<Roll>::read(*json, where, io.notes())) {
        seat.rolls = {*roll};
    }
}

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

DocumentFormat documentFormatOf(std::type_identity<DunePlay>) {
    return {[](ObjectWriter&, const PlayerId&, const Play&) {},
            [](ObjectReader&, const PlayerId&, Play&) {},
            [](ObjectWriter& writer, const Play& any) {
                const auto& play = std::get<DunePlay>(any);
                writeHeats(writer, play);
                writeFinal(writer, play, [&](auto& stage) { describe(stage, play.finalDetails); });
            },
            [](ObjectReader& reader, Play& any) {
                auto& play = std::get<DunePlay>(any);
                readHeats(reader, play, DunePlay::parts());
                readFinal(reader, play, [&](auto& stage) { describe(stage, play.finalDetails); });
            },
            [](TextGuide& guide, Play& any) {
                auto& play = std::get<DunePlay>(any);
                guide.visit(play.heats);
                guide.visit(play.finalDetails);
                guide.visit(play.finalGame);
            }};
}

} // namespace mentat

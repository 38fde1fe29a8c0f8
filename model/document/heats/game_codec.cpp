#include "model/document/heats/game_codec.h"

namespace mentat {

namespace {

bool isWarning(Rule rule) {
    return rule >= Rule::R10_21 && rule <= Rule::R10_27;
}

QStringList warningRules() {
    QStringList ids;
    for (const EnumId<Rule>& entry : idTable(Rule{})) {
        if (isWarning(entry.value))
            ids << QString(entry.id);
    }
    return ids;
}

} // namespace

std::optional<Rule> Codec<Rule>::read(const Json& json, const Pointer& where, ReadNotes& notes) {
    const auto word = Codec<QString>::read(json, where, notes);
    if (!word)
        return std::nullopt;
    const auto rule = enumFromId<Rule>(*word);
    if (!rule || !isWarning(*rule)) {
        addUnknownWord(*word, warningRules(), where, notes);
        return std::nullopt;
    }
    return rule;
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

} // namespace mentat

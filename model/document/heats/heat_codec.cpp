#include "model/document/heats/heat_codec.h"

namespace mentat {
namespace {

/// Whether some kind has this warning for its games; only the document tells which kind.
bool isWarning(Rule rule, const ReadNotes& notes) {
    const auto isOf
        = [rule](const auto& own) { return rule >= own.firstWarning && rule <= own.lastWarning; };
    if (notes.isOfKnownKind())
        return std::visit(isOf, notes.parts().game);
    return [&]<class... Parts>(std::type_identity<std::variant<Parts...>>) {
        return (isOf(Parts()) || ...);
    }(std::type_identity<GamePart>{});
}

QStringList warningRules(const ReadNotes& notes) {
    QStringList ids;
    for (const EnumId<Rule>& entry : idTable(Rule{})) {
        if (isWarning(entry.value, notes))
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
    if (!rule || !isWarning(*rule, notes)) {
        addUnknownWord(*word, warningRules(notes), where, notes);
        return std::nullopt;
    }
    return rule;
}

void writeHeats(ObjectWriter& writer, const HeatsPlay& play) {
    writer.list("heats", play.heats);
}

void readHeats(ObjectReader& reader, HeatsPlay& play, const HeatsParts& parts) {
    reader.notes().readInto(parts);
    reader.list("heats", play.heats);
    Draw noDraw;
    noDraw.part = parts.draw;
    for (Heat& heat : play.heats) {
        if (heat.draw == noDraw)
            heat.draw.reset(); // an empty object is the default
    }
}

} // namespace mentat

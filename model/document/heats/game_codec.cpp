#include "model/document/heats/game_codec.h"

namespace mentat {

namespace {

/// A warning that a game of some format can have; of which one, only a document says.
bool isWarning(Rule rule, const ReadNotes& notes) {
    const auto isOf
        = [rule](const auto& own) { return rule >= own.firstWarning && rule <= own.lastWarning; };
    if (notes.isOfFormat())
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

} // namespace mentat

#include "model/document/formats/wbc_dune/game_codec.h"

namespace mentat {

void describeRoll(ObjectReader& io, Seat& seat) {
    const Json* json = io.take("roll");
    if (!json)
        return;
    const Pointer where = io.where().key("roll");
    if (json->list()) {
        if (auto rolls = Codec<std::vector<Roll>>::read(*json, where, io.notes()))
            dune(seat).rolls = std::move(*rolls);
    } else if (const auto roll = Codec<Roll>::read(*json, where, io.notes())) {
        dune(seat).rolls = {*roll};
    }
}

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

} // namespace mentat

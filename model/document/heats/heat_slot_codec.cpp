#include "model/document/heats/heat_slot_codec.h"

#include "model/kinds/rules_kind.h"

namespace mentat {

namespace {

constexpr const char* formatKey = "rules";

/// Absent for a kind without heats.
std::optional<HeatsParts> partsOf(const RulesKind& kind) {
    return std::visit(
        []<class Own>(const Own&) -> std::optional<HeatsParts> {
            if constexpr (std::is_base_of_v<HeatsPlay, Own>)
                return Own::parts();
            else
                return std::nullopt;
        },
        kind.emptyPlay());
}

} // namespace

void writeFormatOfParts(ObjectWriter& writer, size_t alternative) {
    if (alternative == 0)
        return;
    for (const RulesKind& kind : kinds<RulesKind>()) {
        const auto parts = partsOf(kind);
        if (parts && parts->game.index() == alternative)
            writer.append(formatKey, Json(kind.id));
    }
}

void readFormatOfParts(ObjectReader& reader) {
    const Json* rules = reader.take(formatKey);
    if (!rules)
        return;
    const Pointer where = reader.where().key(formatKey);
    const auto id = Codec<QString>::read(*rules, where, reader.notes());
    const RulesKind* kind = id ? kindById(*id) : nullptr;
    if (const auto parts = kind ? partsOf(*kind) : std::nullopt)
        reader.notes().readInto(*parts);
    else if (id)
        addUnknownWord(*id, {}, where, reader.notes());
}

} // namespace mentat

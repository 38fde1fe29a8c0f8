#include "model/document/heats/heat_slot_codec.h"

#include "model/kinds/format.h"

namespace mentat {

namespace {

constexpr const char* formatKey = "rules";

/// Absent of a format without heats.
std::optional<HeatsParts> partsOf(const Format& format) {
    return std::visit(
        []<class Own>(const Own&) -> std::optional<HeatsParts> {
            if constexpr (std::is_base_of_v<HeatsPlay, Own>)
                return Own::parts();
            else
                return std::nullopt;
        },
        format.emptyPlay());
}

} // namespace

void writeFormatOfParts(ObjectWriter& writer, size_t alternative) {
    if (alternative == 0)
        return;
    for (const Format& format : formats()) {
        const auto parts = partsOf(format);
        if (parts && parts->game.index() == alternative)
            writer.append(formatKey, Json(format.id));
    }
}

void readFormatOfParts(ObjectReader& reader) {
    const Json* rules = reader.take(formatKey);
    if (!rules)
        return;
    const Pointer where = reader.where().key(formatKey);
    const auto id = Codec<QString>::read(*rules, where, reader.notes());
    const Format* format = id ? formatById(*id) : nullptr;
    if (const auto parts = format ? partsOf(*format) : std::nullopt)
        reader.notes().readInto(*parts);
    else if (id)
        addUnknownWord(*id, {}, where, reader.notes());
}

} // namespace mentat

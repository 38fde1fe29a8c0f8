#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/document/formats/by_ruleset/ruleset_key_codec.h"
#include "model/document/formats/document_format.h"
#include "model/document/heats/heat_codec.h"
#include "model/formats/by_ruleset/ruleset_slots.h"

namespace mentat {

/// What is wrong in a ruleset stands under H10.1.
template <>
struct Codec<Ruleset> {
    static Json write(const Ruleset& ruleset);
    static std::optional<Ruleset> read(const Json& json, const Pointer& where, ReadNotes& notes);
};
void showTexts(TextGuide& guide, Ruleset& ruleset);

inline constexpr const char* slotName(const RulesetSlot&) {
    return "ruleset";
}

/// `ruleset` of the event, `heats` and `stages`.
[[nodiscard]] DocumentFormat documentFormatOf(std::type_identity<RulesetPlay>);

} // namespace mentat

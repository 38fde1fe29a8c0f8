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

inline StageDetails blank(std::type_identity<StageDetails>) {
    return {};
}
void describe(auto& io, Is<StageDetails> auto& details) {
    describeStage(io, details, [&] { io.optional("seed", details.seed); });
}

inline PlayedStage blank(std::type_identity<PlayedStage>) {
    return {Name::placeholder(), {}, {}};
}
void describe(auto& io, Is<PlayedStage> auto& stage) {
    io.required("name", stage.name);
    describe(io, stage.details);
    io.always("games", stage.games);
}

inline constexpr const char* slotName(const RulesetSlot&) {
    return "ruleset";
}

inline constexpr const char* slotName(const StageSlot&) {
    return "stage";
}
inline StageSlot blank(std::type_identity<StageSlot>) {
    return {Name::placeholder()};
}
void describeAddress(auto& io, Is<StageSlot> auto& slot) {
    io.required("stage", slot.stage);
}

inline constexpr const char* slotName(const StageGameSlot&) {
    return "stageGame";
}
inline StageGameSlot blank(std::type_identity<StageGameSlot>) {
    return {Name::placeholder(), TableNumber(1)};
}
void describeAddress(auto& io, Is<StageGameSlot> auto& slot) {
    io.required("stage", slot.stage);
    io.required("table", slot.table);
}

/// `ruleset` of the event, `heats` and `stages`.
[[nodiscard]] DocumentFormat documentFormatOf(std::type_identity<RulesetPlay>);

} // namespace mentat

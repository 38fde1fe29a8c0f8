#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/document/document_kind.h"
#include "model/document/event_codec.h"
#include "model/document/heats/heat_codec.h"
#include "model/ruleset/ruleset.h"
#include "model/ruleset/ruleset_slots.h"

namespace mentat {

// How the parts of a ruleset stand in a document. A reader gives something for each element of a
// list, so that positions stay as they came.

template <>
[[nodiscard]] constexpr FindingKind tooSmall<ListedSizeTag>(qint64) {
    return FindingKind::OutOfRange;
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<PlacesFromTag>(qint64) {
    return FindingKind::OutOfRange;
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<PlaceAtTableTag>(qint64) {
    return FindingKind::OutOfRange;
}

/// A number with at most three digits after the point.
template <>
struct Codec<Decimal> {
    static Json write(Decimal decimal);
    static std::optional<Decimal> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// `by` and the parameters that it has.
template <>
struct Codec<OrderKey> {
    static Json write(const OrderKey& key);
    static std::optional<OrderKey> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// `{"by":"seed"}`.
template <>
struct Codec<EliminatedBy> {
    static Json write(EliminatedBy by);
    static std::optional<EliminatedBy> read(const Json& json, const Pointer& where,
                                            ReadNotes& notes);
};

/// A number, `[[from, number], …]` or `{"wins": N}`.
template <>
struct Codec<Entrants> {
    static Json write(const Entrants& entrants);
    static std::optional<Entrants> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

inline StageRule blank(std::type_identity<StageRule>) {
    return {Name::placeholder(), {}, {}, Count(0), {}, Count(0), {}, Positive(1), {}};
}
void describe(auto& io, Is<StageRule> auto& stage) {
    io.required("name", stage.name);
    io.list("sizes", stage.sizes);
    io.optional("entrants", stage.entrants);
    io.unlessDefault("skipBelow", stage.skipBelow, Count(0));
    io.flag("atMostHalf", stage.atMostHalf);
    io.unlessDefault("fillTo", stage.fillTo, Count(0));
    io.flag("fillTables", stage.fillTables);
    io.unlessDefault("advance", stage.advance, Positive(1));
    io.unlessDefault("seeding", stage.seeding, Seeding::Snake);
}

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
[[nodiscard]] DocumentKind rulesetDocumentKind();

} // namespace mentat

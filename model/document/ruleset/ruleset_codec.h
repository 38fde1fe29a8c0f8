#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/document/document_kind.h"
#include "model/document/event_codec.h"
#include "model/document/heats/heat_codec.h"
#include "model/ruleset/ruleset.h"
#include "model/ruleset/ruleset_slots.h"

namespace mentat {

// The document format of a ruleset's parts. A reader returns something for each element of a list,
// so that positions stay unchanged.

template <>
[[nodiscard]] constexpr FindingKind tooSmall<ListedSizeTag>(qint64) {
    return FindingKind::OutOfRange;
}
template <>
[[nodiscard]] constexpr FindingKind tooSmall<PlaceAtTableTag>(qint64) {
    return FindingKind::OutOfRange;
}

/// A number with at most three decimals.
template <>
struct Codec<Decimal> {
    static Json write(Decimal decimal);
    static std::optional<Decimal> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// `by` and its parameters.
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

/// A number or a list of them.
template <>
struct Codec<FillTo> {
    static Json write(const FillTo& fillTo);
    static std::optional<FillTo> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// `{"wins": N}` or `{"place": N}`.
template <>
struct Codec<FillWith> {
    static Json write(const FillWith& fillWith);
    static std::optional<FillWith> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

/// A number or `[[from, number], …]`.
template <>
struct Codec<TablesRule> {
    static Json write(const TablesRule& tables);
    static std::optional<TablesRule> read(const Json& json, const Pointer& where, ReadNotes& notes);
};

// `seeding`: a word, or `{"pattern": [[…], …]}`.
void describeSeeding(ObjectWriter& io, const StageRule& stage);
void describeSeeding(ObjectReader& io, StageRule& stage);

/// A list that may be missing, but not empty.
template <class T>
void describeSome(ObjectWriter& io, const char* key, const std::vector<T>& values) {
    io.list(key, values);
}
template <class T>
void describeSome(ObjectReader& io, const char* key, std::vector<T>& values) {
    const Json* json = io.take(key);
    if (!json)
        return;
    if (json->list() && json->list()->empty())
        io.notes().add(FindingKind::NothingInList, io.where().key(key));
    if (auto read = Codec<std::vector<T>>::read(*json, io.where().key(key), io.notes()))
        values = std::move(*read);
}

inline StageRule blank(std::type_identity<StageRule>) {
    return {.name = Name::placeholder()};
}
void describe(auto& io, Is<StageRule> auto& stage) {
    io.required("name", stage.name);
    describeSome(io, "sizes", stage.sizes);
    io.optional("entrants", stage.entrants);
    io.unlessDefault("skipBelow", stage.skipBelow, Count(0));
    io.unlessDefault("skipBy", stage.skipBy, SkipBy::Qualified);
    io.flag("atMostHalf", stage.atMostHalf);
    io.unlessDefault("fillTo", stage.fillTo, FillTo(Count(0)));
    io.flag("fillTables", stage.fillTables);
    io.optional("fillWith", stage.fillWith);
    io.unlessDefault("byesTo", stage.byesTo, Count(0));
    io.optional("tables", stage.tables);
    io.unlessDefault("small", stage.small, SmallTables::Last);
    io.unlessDefault("advance", stage.advance, Positive(1));
    describeSeeding(io, stage);
}

/// Faults in a ruleset are reported under H10.1.
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

#pragma once

#include "model/document/bytes/text_guide.h"
#include "model/document/document_kind.h"
#include "model/document/heats/heat_codec.h"
#include "model/dune/dune_slots.h"

namespace mentat {

constexpr auto factsOf(std::type_identity<FactionPick>) {
    return std::tuple{FactOf<&FactionPick::player>{"player"},
                      FactOf<&FactionPick::faction>{"faction"}};
}
static_assert(hasEveryFact<FactionPick>(), "a fact of a pick has its row");
inline FactionPick blank(std::type_identity<FactionPick>) {
    return {PlayerId::placeholder(0), Faction::Atreides};
}
void describe(auto& io, Is<FactionPick> auto& pick) {
    describeFacts(io, pick);
}

/// `expansionVotes`: an object of player → vote. A vote against is a fact and is written.
template <>
struct Codec<std::vector<ExpansionVote>> {
    static Json write(const std::vector<ExpansionVote>& votes);
    static std::optional<std::vector<ExpansionVote>> read(const Json& json, const Pointer& where,
                                                          ReadNotes& notes);
};

inline void showTexts(TextGuide& guide, ExpansionVote& vote) {
    guide.visit(vote.player);
}

inline FinalChoices blank(std::type_identity<FinalChoices>) {
    return {};
}
void describe(auto& io, Is<FinalChoices> auto& choices) {
    io.list("expansionVotes", choices.expansionVotes);
    io.list("picks", choices.picks);
}

inline constexpr const char* slotName(const FinalChoicesSlot&) {
    return "finalChoices";
}

/// `heats` and `final`.
[[nodiscard]] DocumentKind duneDocumentKind();

} // namespace mentat

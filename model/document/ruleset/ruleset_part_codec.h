#pragma once

#include "model/document/ruleset/ruleset_codec.h"
#include "model/ruleset/ruleset_parts.h"

namespace mentat {

template <>
[[nodiscard]] constexpr FindingKind tooSmall<TablePlaceTag>(qint64) {
    return FindingKind::OutOfRange; // it names something, R10.1
}

void describePart(auto& io, Is<RulesetSeat> auto& seat, auto dropout, auto presence) {
    describeFacts(io, seat);
    dropout();
    presence();
}

void describePart(auto&, Is<RulesetGame> auto&, auto marks) {
    marks();
}

void describePart(auto&, Is<RulesetDraw> auto&) {}

} // namespace mentat

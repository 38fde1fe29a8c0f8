#pragma once

#include "model/book.h"
#include "model/document/bytes/json.h"
#include "model/document/event_codec.h"

namespace mentat {

/// The document format of a summary.

constexpr auto factsOf(std::type_identity<SummaryPlace>) {
    return std::tuple{FactOf<&SummaryPlace::place>{"place"}, FactOf<&SummaryPlace::name>{"name"},
                      FactOf<&SummaryPlace::from>{"from"}};
}
static_assert(hasEveryFact<SummaryPlace>(), "a fact of a place in a summary has its row");
inline SummaryPlace blank(std::type_identity<SummaryPlace>) {
    return {Place(1), Name::placeholder(), {}};
}

void describe(auto& io, Is<SummaryPlace> auto& place) {
    describeFacts(io, place);
}

constexpr auto factsOf(std::type_identity<Summary>) {
    return std::tuple{
        FactOf<&Summary::name>{"name"},         FactOf<&Summary::year>{"year"},
        FactOf<&Summary::champion>{"champion"}, FactOf<&Summary::players>{"players"},
        FactOf<&Summary::games>{"games"},       FactOf<&Summary::turns>{"turns"},
        FactOf<&Summary::hours>{"hours"},       FactOf<&Summary::adjudicated>{"adjudicated"},
        FactOf<&Summary::top>{"top"},           FactOf<&Summary::source>{"source"}};
}
static_assert(hasEveryFact<Summary>(), "a fact of a summary has its row");
inline Summary blank(std::type_identity<Summary>) {
    return {Name::placeholder(), Year(1), {}, {}, {}, {}, {}, {}, {}, {}};
}

void describe(auto& io, Is<Summary> auto& summary) {
    describeFacts(io, summary);
}

/// `mentat-summary`, version 1: years without games. Failure: Refused, with all findings in
/// document order.
[[nodiscard]] Result<std::vector<Summary>> readSummaryDocument(const Json& document);

inline constexpr QLatin1StringView summaryDocumentFormat("mentat-summary");

} // namespace mentat

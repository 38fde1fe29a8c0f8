#pragma once

#include "model/document/event_codec.h"
#include "model/summary.h"

namespace mentat {

/// How a summary stands in a document.

inline SummaryPlace blank(std::type_identity<SummaryPlace>) {
    return {Place(1), Name::placeholder(), {}};
}

void describe(auto& io, Is<SummaryPlace> auto& place) {
    io.required("place", place.place);
    io.required("name", place.name);
    io.optional("from", place.from);
}

inline Summary blank(std::type_identity<Summary>) {
    return {Name::placeholder(), Year(1), {}, {}, {}, {}, {}, {}, {}, {}};
}

void describe(auto& io, Is<Summary> auto& summary) {
    io.required("name", summary.name);
    io.required("year", summary.year);
    io.optional("champion", summary.champion);
    io.optional("players", summary.players);
    io.optional("games", summary.games);
    io.optional("turns", summary.turns);
    io.optional("hours", summary.hours);
    io.optional("adjudicated", summary.adjudicated);
    io.list("top", summary.top);
    io.optional("source", summary.source);
}

} // namespace mentat

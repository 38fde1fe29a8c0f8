#pragma once

#include "model/document/json.h"
#include "model/finding.h"

namespace mentat {

/// Where a place stands in the text of a document, an object before what is in it: places compare
/// as they follow each other.
using DocumentPlace = std::vector<size_t>;
[[nodiscard]] DocumentPlace placeIn(const Json& document, const Pointer& pointer);

/// Puts findings into the order of the document. Equal places keep their order.
void sortInDocumentOrder(Findings& findings, const Json& document);

/// The findings of `checked` that do not rest on something which the reader could not read.
[[nodiscard]] Findings withoutConsequences(Findings checked, const Findings& read);

} // namespace mentat

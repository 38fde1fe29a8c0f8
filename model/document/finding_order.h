#pragma once

#include "model/document/json.h"
#include "model/finding.h"

namespace mentat {

/// Puts findings into the order of the document: that of their places in its text, an object
/// before what is in it. Equal places keep their order.
void sortInDocumentOrder(Findings& findings, const Json& document);

/// The findings of `checked` that do not rest on something which the reader could not read.
[[nodiscard]] Findings withoutConsequences(Findings checked, const Findings& read);

} // namespace mentat

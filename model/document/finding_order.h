#pragma once

#include "model/document/document_places.h"
#include "model/finding.h"

namespace mentat {

/// The positions of the pointers as their places follow each other in the document. Equal places
/// keep their order.
[[nodiscard]] std::vector<size_t> orderInDocument(const std::vector<Pointer>& pointers,
                                                  const Json& document);

/// Puts findings into the order of the document. Equal places keep their order.
void sortInDocumentOrder(Findings& findings, const Json& document);
void sortInDocumentOrder(Findings& findings, DocumentPlaces& places);

/// The findings of `checked` that do not rest on something which the reader could not read.
[[nodiscard]] Findings withoutConsequences(Findings checked, const Findings& read);

} // namespace mentat

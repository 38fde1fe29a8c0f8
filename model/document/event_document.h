#pragma once

#include "model/document/bytes/json.h"
#include "model/event.h"
#include "model/result.h"

namespace mentat {

/// The event document, version 1 (docs/DOCUMENT.md). The failure of a reader that found errors is
/// Refused, with the first of them in the order of the document and the number of the others.
[[nodiscard]] Result<Event> readEventDocument(const Json& document);
[[nodiscard]] Json writeEventDocument(const Event& event);

/// The word a document has under `format`, if it has one.
[[nodiscard]] std::optional<QString> documentFormat(const Json& document);
inline constexpr QLatin1StringView eventDocumentFormat("mentat-event");

} // namespace mentat

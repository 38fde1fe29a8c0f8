#pragma once

#include "model/document/bytes/json.h"
#include "model/event.h"
#include "model/next_year.h"
#include "model/result.h"

namespace mentat {

/// The event document, version 1 (docs/DOCUMENT.md). The failure of a reader that found errors is
/// Refused, with the first of them in the order of the document and the number of the others.
[[nodiscard]] Result<Event> readEventDocument(const Json& document);
[[nodiscard]] Json writeEventDocument(const Event& event);

/// The document's `format`, if it has one.
[[nodiscard]] std::optional<QString> documentFormat(const Json& document);
inline constexpr QLatin1StringView eventDocumentFormat("mentat-event");

// `mentat-pack`, version 1 (docs/DOCUMENT.md): only data, validated like an event document.

inline constexpr QLatin1StringView packDocumentFormat{"mentat-pack"};

/// Whether it claims to be a pack, valid or not.
[[nodiscard]] bool isPack(const QByteArray& utf8);
/// Failures: those of Json::parse(), Refused with all errors.
[[nodiscard]] Result<EventPack> readPackDocument(const QByteArray& utf8);
[[nodiscard]] Json writePackDocument(const EventPack& pack);

/// An event from a pack, with nothing recorded.
[[nodiscard]] Event eventByPack(const EventPack& pack, const Name& name, Year year);

} // namespace mentat

#pragma once

#include "model/book.h"
#include "model/event.h"
#include "model/result.h"

#include <QByteArray>

#include <variant>
#include <vector>

namespace mentat {

/// The word of a ruleset by itself (H10.1), which is part of an event.
inline constexpr QLatin1StringView rulesetDocumentFormat{"mentat-ruleset"};

/// What a document can hold: an event, or the summaries of earlier years.
using DocumentContent = std::variant<Event, std::vector<Summary>>;

/// Reads a document of either format. Failures: those of Json::parse(), Refused with all that is
/// wrong in it, RulesetByItself and PackByItself where it is no event.
[[nodiscard]] Result<DocumentContent> readAnyDocument(const QByteArray& utf8);

} // namespace mentat

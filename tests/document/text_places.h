#pragma once

#include "tests/document/documents.h"

#include <map>

namespace mentat::test {

/// Where each value of a JSON text begins (a member at its key), by JSON pointer: found in the
/// text alone. Of keys that stand twice it is the later.
[[nodiscard]] std::map<QString, qsizetype> placesIn(const QByteArray& document);

/// Empty, or the first of the findings that stands before its predecessor in the text. A place that
/// is not there counts as the innermost of what is around it.
[[nodiscard]] QString orderFault(const QByteArray& document,
                                 const std::vector<RuleAndPlace>& findings);

/// The same document with its members in another order, those of maps apart.
[[nodiscard]] Json withOtherOrder(const Json& document, quint32 seed);

} // namespace mentat::test

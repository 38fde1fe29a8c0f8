#pragma once

#include "model/document/bytes/json.h"
#include "model/event.h"
#include "tests/support/soak.h"

#include <QStringList>

namespace mentat::test {

/// Assert that this is JSON, and an event without an error.
[[nodiscard]] Json jsonFrom(const QByteArray& document);
[[nodiscard]] Event eventOf(const QByteArray& document);

/// A finding as the independent checker writes one: its rule and its place.
using RuleAndPlace = std::pair<QString, QString>;
/// Those of the program, in its order; none where it accepts the document.
[[nodiscard]] std::vector<RuleAndPlace> findingsIn(const Json& document);
/// Those of the independent checker.
[[nodiscard]] std::vector<RuleAndPlace> rawFindingsIn(const QByteArray& document);

[[nodiscard]] QString textOf(const std::vector<RuleAndPlace>& findings);
/// What the first has and the second has not.
[[nodiscard]] std::vector<RuleAndPlace> without(const std::vector<RuleAndPlace>& all,
                                                const std::vector<RuleAndPlace>& others);

} // namespace mentat::test

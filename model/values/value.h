#pragma once

#include "model/values/side.h"

#include <QString>

#include <variant>
#include <vector>

namespace mentat {

/// A fact inside a finding, a failure or a journal entry, which reports/wording puts into its
/// sentence: a number, something's own name (a player's, a file's), a side to be named in the
/// reader's language. Never a sentence.
using Value = std::variant<qint64, QString, Side>;
using Values = std::vector<Value>;

} // namespace mentat

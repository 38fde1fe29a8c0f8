#pragma once

#include "model/values/side.h"

#include <QString>

#include <variant>
#include <vector>

namespace mentat {

/// A fact in a finding, a failure, or a journal entry, for a sentence by reports/wording: a number,
/// a name (of a player, a file), or a side, named in the reader's language. Never a sentence.
using Value = std::variant<qint64, QString, Side>;
using Values = std::vector<Value>;

} // namespace mentat

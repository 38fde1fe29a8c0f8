#pragma once

#include "reports/wording/language/language.h"
#include "scoring/award.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace mentat {

/// What a player is called in a sentence.
using NameOf = std::function<QString(const PlayerId&)>;

/// What the players are called, in their order; each name on one line.
[[nodiscard]] QStringList namesOf(const std::vector<PlayerId>& players, const NameOf& nameOf);
/// The same of who made these; each player once.
[[nodiscard]] QStringList namesOf(const std::vector<Performance>& performances,
                                  const NameOf& nameOf);

/// "Ada Byron, Blaise Pascal and Carl Gauss"; empty without a name.
[[nodiscard]] QString listedNames(const Language& language, const QStringList& names);

} // namespace mentat

#pragma once

#include "app/session/session.h"

namespace mentat::test {

/// Makes an event file at a path where none stands: a random event of the kind that seed % 3 says
/// (Dune, by a ruleset, Eye of the Storm), for two seeds in three an earlier year of it, and so
/// many random acts on them, of which some are taken back and done again. The same seed makes the
/// same file, whatever the machine.
void makeRandomBook(const QString& path, const Desk& desk, quint32 seed, int acts);

} // namespace mentat::test

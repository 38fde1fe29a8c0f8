#pragma once

#include "tests/kill/said_state.h"
#include "tests/kill/victim.h"

#include <vector>

namespace mentat::test {

/// The event file of the window that is killed, as it begins its evening.
[[nodiscard]] QByteArray deskBook();

/// What a victim said that has shown its states, in order.
[[nodiscard]] std::vector<SaidState> saidBy(const Victim& victim);

/// Whether a book keeps the rules of R10.
[[nodiscard]] bool isSound(const Book& book);

/// What is wrong with a session on a file whose writer has said `said` and was about to say `next`,
/// if anything; empty: all is there, nothing is half, and undo goes on.
[[nodiscard]] QString wrongAfter(Session& session, const SaidState& said, const SaidState& next);

} // namespace mentat::test

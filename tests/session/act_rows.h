#pragma once

#include "app/session/session.h"
#include "tests/session/act_words.h"

namespace mentat::test {

/// The event that an act is made in.
struct ActsDesk {
    Session& session;
    EventId id;
    [[nodiscard]] const Event& event() const { return *findEvent(session.book(), id); }
};

/// The act that a line names by the word of its kind (model/changes/change_kinds.def), made of the
/// line's operands. Throws NotUnderstood.
[[nodiscard]] Result<Change> changeOf(const ActsDesk& desk, const ActWords& words);

} // namespace mentat::test

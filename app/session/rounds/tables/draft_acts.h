#pragma once

#include "model/changes/change.h"
#include "model/rounds/round.h"

namespace mentat {

/// Where the half-typed sheet of a game is kept.
[[nodiscard]] DraftAddress draftPlaceOf(const GameAddress& place);

/// The half-typed sheet of a game goes; content: as it is kept now. Undo brings it back.
[[nodiscard]] Change throwDraftAway(const Event& event, const GameAddress& place,
                                    const QString& content);

/// A sheet that was typed for the wrong table becomes that of another of the same round, which has
/// none; contentThere: as it reads there, with who sits there.
[[nodiscard]] Change moveDraft(const GameAddress& from, const QString& content, TableNumber to,
                               const QString& contentThere);

} // namespace mentat

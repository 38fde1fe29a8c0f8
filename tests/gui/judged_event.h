#pragma once

#include "model/event.h"
#include "model/ruleset/ruleset_play.h"

#include <QStringList>

// What the independent judge (tests/support/raw/heats) makes of an event by a ruleset, as it is
// exported, in the words of the window's lists.
namespace mentat::test {

/// Whether it finds no error of H10 in it.
[[nodiscard]] bool isFlawlessByJudge(const Event& event);

/// Rank, player, the values of the first so many keys, and whether they go on:
/// "1 | Ada Byron | 2 | 2001 | qualifies"
[[nodiscard]] QStringList standingsByJudge(const Event& event, size_t keys);

/// Place, player, laurels and plaque: "1 | Ada Byron | 30 | plaque"
[[nodiscard]] QStringList placesByJudge(const Event& event);

/// Who sits together in a stage that is seated without chance (H9), table by table: the ids of a
/// table sorted, with blanks between them.
[[nodiscard]] QStringList tablesByJudge(const Event& event, const QString& stage);
/// The same as it was recorded.
[[nodiscard]] QStringList tablesOf(const PlayedStage& stage);

} // namespace mentat::test

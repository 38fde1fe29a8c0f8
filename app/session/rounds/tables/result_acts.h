#pragma once

#include "model/changes/change.h"
#include "model/result.h"
#include "model/rounds/round.h"

namespace mentat {

/// What the person at the desk does with the sheet of a game; see app/session/acts.h. Each fails
/// with UnknownHeat, RoundWithoutTables or UnknownTable where there is none.

/// Who asked for a correction, and why; either may be empty.
struct Correction {
    QString askedBy;
    QString reason;
};

/// What recording the game is, by what was recorded before: ResultRecorded where it had no victory,
/// GameChanged where it has none yet, QuestionsAnswered where only unknown facts came in, also
/// where it goes on waiting for its verdict (isAwaitingVerdict()),
/// WarningsAccepted, else ResultCorrected.
[[nodiscard]] ChangeKind recordingOf(const Game& before, const Game& after);

/// The game as its sheet says; settles the sheet's draft. Who sits here newly changes places with
/// whoever sat here where that is at another table of the round, and is checked in to a heat. A
/// correction is to be checked once more.
[[nodiscard]] Result<Change> recordGame(const Event& event, const GameAddress& place, Game game,
                                        const Correction& correction = {});

/// Adds what is not accepted yet; what is keeps its reason. reason: empty where there is none.
void accept(std::vector<Acceptance>& accepted, const std::vector<Rule>& rules,
            const QString& reason);
/// Warnings under these rules need no further look in this game.
[[nodiscard]] Result<Change> acceptWarnings(const Event& event, const GameAddress& place,
                                            const std::vector<Rule>& rules, const QString& reason);

/// The recorded result was held against its sheet once more, or was not after all. Failures:
/// NoResult.
[[nodiscard]] Result<Change> markChecked(const Event& event, const GameAddress& place,
                                         bool checked);

} // namespace mentat

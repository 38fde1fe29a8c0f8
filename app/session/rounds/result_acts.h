#pragma once

#include "app/session/session.h"
#include "model/changes/change.h"
#include "model/event.h"
#include "model/result.h"
#include "model/rounds/round.h"

#include <map>

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

/// What the person at the desk does with the sheet of a game; see app/session/acts.h. Each fails
/// with UnknownHeat, RoundWithoutTables or UnknownTable where there is none.

/// Who asked for a correction, and why; either may be empty.
struct Correction {
    QString askedBy;
    QString reason;
};

/// What recording the game is, by what was recorded before: ResultRecorded where it had no result,
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

/// The tables of a round with a recorded result, as their sheets lie on the pile: in the order in
/// which they were typed, as far as the journal knows; then the others by table. Failures: those of
/// reading the file.
[[nodiscard]] Result<std::vector<TableNumber>> pileOrder(Session& session, EventId event,
                                                         const Round& round);

/// The event as it would be if these games of its heats had gone so; nothing is stored. Failures:
/// as changeGame(); Refused with the errors of R10 that the games would bring.
[[nodiscard]] Result<Event> supposed(const Event& event, const std::map<GameAddress, Game>& games);

/// The same of one game of any round. Failures: UnknownHeat, RoundWithoutTables, UnknownTable too.
[[nodiscard]] Result<Event> supposed(const Event& event, const RoundId& round, const Game& game);

} // namespace mentat

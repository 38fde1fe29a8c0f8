#pragma once

#include "app/session/session.h"
#include "model/changes/change.h"
#include "model/event.h"
#include "model/result.h"
#include "model/rounds/round.h"

#include <map>

namespace mentat {

/// The draft address of a game.
[[nodiscard]] DraftAddress draftPlaceOf(const GameAddress& place);

/// Discards a game's draft; content: the current one. Undo restores it.
[[nodiscard]] Change discardDraftAt(const Event& event, const GameAddress& place,
                                    const QString& content);

/// Moves a sheet typed for the wrong table to another of the same round without a draft;
/// contentThere: adapted to the players there.
[[nodiscard]] Change moveDraft(const GameAddress& from, const QString& content, TableNumber to,
                               const QString& contentThere);

/// Acts on a game's sheet; see app/session/acts.h. Each fails with UnknownHeat, RoundWithoutTables,
/// or UnknownTable.

/// Who asked for a correction, and why; either may be empty.
struct Correction {
    QString askedBy;
    QString reason;
};

/// The kind of act, judged by what was recorded before: ResultRecorded if there was no result,
/// GameChanged if there is none yet, QuestionsAnswered if only unknown facts were filled in, even
/// if it still waits for its verdict (isAwaitingVerdict()), WarningsAccepted, otherwise
/// ResultCorrected.
[[nodiscard]] ChangeKind recordingOf(const Game& before, const Game& after);

/// Records the game from its sheet; settles its draft. A player new to this table trades places
/// with the previous player, if that one is at another table of the round, and is checked in to the
/// heat. A corrected result needs double-checking again.
[[nodiscard]] Result<Change> recordGame(const Event& event, const GameAddress& place, Game game,
                                        const Correction& correction = {});

/// Adds what is not accepted yet; existing acceptances keep their reason. reason: empty if there is
/// none.
void accept(std::vector<Acceptance>& accepted, const std::vector<Rule>& rules,
            const QString& reason);
/// Accepts warnings under these rules in this game.
[[nodiscard]] Result<Change> acceptWarnings(const Event& event, const GameAddress& place,
                                            const std::vector<Rule>& rules, const QString& reason);

/// Marks the recorded result as double-checked against its sheet, or not. Failures: NoResult.
[[nodiscard]] Result<Change> markChecked(const Event& event, const GameAddress& place,
                                         bool checked);

/// The tables of a round with recorded results in the order of the pile of sheets: as typed, as far
/// as the journal knows; then the others by table. Failures: those of reading the file.
[[nodiscard]] Result<std::vector<TableNumber>> pileOrder(Session& session, EventId event,
                                                         const Round& round);

/// The event with hypothetical games in its heats; nothing is stored. Failures: as for
/// changeGame(); Refused with the R10 errors of the games.
[[nodiscard]] Result<Event> supposed(const Event& event, const std::map<GameAddress, Game>& games);

/// The same for one game of any round. Also fails with UnknownHeat, RoundWithoutTables,
/// UnknownTable.
[[nodiscard]] Result<Event> supposed(const Event& event, const RoundId& round, const Game& game);

} // namespace mentat

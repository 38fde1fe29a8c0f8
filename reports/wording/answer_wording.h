#pragma once

#include "model/values/numbers.h"
#include "reports/wording/award_wording.h"
#include "reports/wording/language/language.h"
#include "scoring/award.h"
#include "scoring/heats/games/open_question.h"
#include "scoring/outcome_change.h"
#include "scoring/seat_change.h"
#include "scoring/today/to_do.h"

namespace mentat {

/// "9.5 PP ÷ 7 turns × 5 players ÷ 6 = 1.131 (R5.2)"
[[nodiscard]] QString performanceCalculation(const Language& language, const Performance& one);

/// The announcement when the award is handed out: "Best Atreides: Ada Byron, with 9.5 PP in 7 turns
/// at a table of 5, heat 1 (1.131 normalized)." For an undecided tie: the players. Empty if nobody
/// scored.
[[nodiscard]] QString awardAnnouncement(const Language& language, const Award& award,
                                        const NameOf& nameOf);

/// The Game Master's choice among tied players; reason: empty if none was given.
[[nodiscard]] QString awardDecisionText(const Language& language, const QString& name,
                                        const QString& reason);

/// How results would change: "QP of 4 players; 6 ranks; Ada Byron above the cut now". Without a
/// period; empty if nothing would.
[[nodiscard]] QString outcomeChangeText(const Language& language, const OutcomeChange& change,
                                        const NameOf& nameOf);

/// "Ada Byron to table 3 (5 players, not started): has met Grace Hopper (heat 1)": a change of
/// seats with all its costs, first those that need the GM's permission. Without a period.
[[nodiscard]] QString seatChangeText(const Language& language, const SeatChange& change,
                                     const NameOf& nameOf);

/// The same in columns, for a list of choices.
struct SeatChangeColumns {
    QString table; // of the player who asked: "Table 3"; empty: the deed says all
    QString deed;  // "Carl Gauss to table 1", or "5 players, not started"
    QString costs; // may be empty
};
[[nodiscard]] SeatChangeColumns seatChangeColumns(const Language& language,
                                                  const SeatChange& change, const NameOf& nameOf);

/// "+1 repeat, 5 → 6": the repeats that a change of seats adds, and the totals over all tables
/// before and after; "no new repeat (5)" if it adds none.
[[nodiscard]] QString repeatsChangeText(const Language& language, qint64 before, qint64 added);

/// Of many players, the first few and how many more; on paper, everyone.
enum class Naming { First, Everyone };

/// "Record 2 sheets of heat 1: tables 2, 5"; "Ask heat 1, table 3: turns, Ada Byron's cards". One
/// line, no period.
[[nodiscard]] QString toDoText(const Language& language, const ToDo& item, const NameOf& nameOf,
                               Naming naming = Naming::First);
/// Helpful context: "Ended 4:41 PM, 12 minutes ago". May be empty. now: the venue's wall clock.
[[nodiscard]] QString toDoBeside(const Language& language, const ToDo& item, const VenueTime& now);

/// "Ada Byron's cards", "turns": what to ask for, within a sentence. name: of the seat's player.
[[nodiscard]] QString questionText(const Language& language, AskedFact fact, const QString& name);
/// "Ada Byron's tokens, spice, and cards": everything to ask about one player; facts: not empty;
/// several facts must all be isOwned().
[[nodiscard]] QString questionText(const Language& language, const std::vector<AskedFact>& facts,
                                   const QString& name);
/// Whether it belongs to a player: "Ada Byron's cards".
[[nodiscard]] bool isOwned(AskedFact fact);

} // namespace mentat

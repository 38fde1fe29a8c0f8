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

/// What is read out when the award is handed out: "Best Atreides: Ada Byron, with 9.5 PP in 7
/// turns at a table of 5, heat 1 (1.131 normalized)." Of equals who are not decided between: who
/// they are. Empty where nobody scored.
[[nodiscard]] QString awardAnnouncement(const Language& language, const Award& award,
                                        const NameOf& nameOf);

/// Whom of equals the Game Master chose; reason: empty where none was given.
[[nodiscard]] QString awardDecisionText(const Language& language, const QString& name,
                                        const QString& reason);

/// What would change of what the games came to: "QP of 4 players; 6 ranks; Ada Byron above
/// the cut now". Without a full stop; empty where nothing would.
[[nodiscard]] QString outcomeChangeText(const Language& language, const OutcomeChange& change,
                                        const NameOf& nameOf);

/// "Ada Byron to table 3 (5 players, not started): has met Grace Hopper (heat 1)": what a change of
/// seats does, then all that it costs, what needs the GM's word first. Without a full stop.
[[nodiscard]] QString seatChangeText(const Language& language, const SeatChange& change,
                                     const NameOf& nameOf);

/// "+1 repeat, 5 → 6": what a change of seats adds to the meetings of people who have met before,
/// and how many those of all tables are before and after it; "no new repeat (5)" where it adds
/// none.
[[nodiscard]] QString repeatsChangeText(const Language& language, qint64 before, qint64 added);

/// "Record 2 sheets of heat 1: tables 2, 5"; "Ask heat 1, table 3: turns, Ada Byron's cards".
/// One line, no full stop.
[[nodiscard]] QString toDoText(const Language& language, const ToDo& item, const NameOf& nameOf);
/// What is useful to know of it beside: "Ended 4:41 PM, 12 minutes ago". Empty where there is
/// nothing. now: on the venue's wall clock.
[[nodiscard]] QString toDoBeside(const Language& language, const ToDo& item, const VenueTime& now);

/// "Ada Byron's cards", "turns": what is asked for, within a sentence. name: of the seat's player.
[[nodiscard]] QString questionText(const Language& language, AskedFact fact, const QString& name);
/// "Ada Byron's tokens, spice, and cards": all that is asked of one player; facts: not empty, and
/// where there are several, each of them isOwned().
[[nodiscard]] QString questionText(const Language& language, const std::vector<AskedFact>& facts,
                                   const QString& name);
/// Whether it is something of a player's: "Ada Byron's cards".
[[nodiscard]] bool isOwned(AskedFact fact);

} // namespace mentat

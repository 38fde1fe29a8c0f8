#pragma once

#include "model/book.h"
#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// The heats of the event that is worked on; nullptr where it has none.
[[nodiscard]] const HeatsPlay* shownPlay(const OpenBook& book);
/// Of its final; likewise.
[[nodiscard]] const Stage* shownStage(const OpenBook& book);
/// nullptr where no heat is chosen, or it is gone.
[[nodiscard]] const Heat* shownHeat(const OpenBook& book, std::optional<HeatNumber> heat);
/// Absent where no round is chosen, or nothing is recorded of it (yet, or any more).
[[nodiscard]] std::optional<Round> shownRound(const OpenBook& book,
                                              const std::optional<RoundId>& round);

/// As pages are led to: "2", "Semifinal"; "2/3", "Semifinal/3" a table of it.
[[nodiscard]] QString addressOf(const RoundId& round);
[[nodiscard]] QString addressOf(const GameAddress& place);
/// Which of the event's rounds an address begins with, and what follows it.
struct RevealedRound {
    std::optional<RoundId> round;
    QString place;
};
[[nodiscard]] RevealedRound roundAt(const Event& event, const QString& address);

/// "Heat 2 of 3 · Thu 13:00 · Alpine"
[[nodiscard]] QString heatContext(const Event& event, const Heat& heat);
/// The same of any round: "Semifinal · Sun 9:00 · Alpine"
[[nodiscard]] QString roundContext(const Event& event, const RoundId& round);
/// "Sun 9:00 · Alpine"; empty where neither is known.
[[nodiscard]] QString whenAndWhere(const Event& event, const RoundId& round);
/// "Heat 1 ✓": with a tick when all its tables are done, a dot while they play.
[[nodiscard]] QString roundTabText(const Event& event, const RoundId& round);
/// "Heat 2", or the heat's own name.
[[nodiscard]] QString heatName(const Heat& heat);
/// "Heat 2", or the round's own name; of one of the event.
[[nodiscard]] QString roundName(const Event& event, const RoundId& round);
/// "5 of 10 games recorded"; empty where no table is drawn.
[[nodiscard]] QString recordedText(const HeatsPlay& play);
/// Behind the number of those who are in: "in · 2 only if needed · 5 copies of the game".
[[nodiscard]] QString attendanceText(const Event& event, const Heat& heat);
/// Where a player of this heat is checked in or sits during its hours, in another event of the
/// book; empty: nowhere.
[[nodiscard]] QString elsewhereText(const Book& book, EventId event, HeatNumber heat,
                                    const Player& player);

} // namespace mentat

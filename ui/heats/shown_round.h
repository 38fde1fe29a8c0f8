#pragma once

#include "model/book.h"
#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// The heats of the current event; nullptr if it has none.
[[nodiscard]] const HeatsPlay* shownPlay(const OpenBook& book);
/// Of its final; likewise.
[[nodiscard]] const Stage* shownStage(const OpenBook& book);
/// nullptr if no heat is chosen, or it is gone.
[[nodiscard]] const Heat* shownHeat(const OpenBook& book, std::optional<HeatNumber> heat);
/// Absent if no round is chosen, or it has no records (yet, or anymore).
[[nodiscard]] std::optional<Round> shownRound(const OpenBook& book,
                                              const std::optional<RoundId>& round);

/// In addresses of pages: "2", "Semifinal"; "2/3", "Semifinal/3" for one of its tables.
[[nodiscard]] QString addressOf(const RoundId& round);
[[nodiscard]] QString addressOf(const GameAddress& place);
/// The event's round at the beginning of an address, and the rest of the address.
struct RevealedRound {
    std::optional<RoundId> round;
    QString place;
};
[[nodiscard]] RevealedRound roundAt(const Event& event, const QString& address);

/// "Heat 2 of 3 · Thu 13:00 · Alpine"
[[nodiscard]] QString heatContext(const Event& event, const Heat& heat);
/// The same for any round: "Semifinal · Sun 9:00 · Alpine"
[[nodiscard]] QString roundContext(const Event& event, const RoundId& round);
/// "Sun 9:00 · Alpine"; empty if neither is known.
[[nodiscard]] QString whenAndWhere(const Event& event, const RoundId& round);
/// "Heat 1 ✓": with a tick when all its tables are done, a dot while they play.
[[nodiscard]] QString roundTabText(const Event& event, const RoundId& round);
/// "Heat 2", or the heat's own name.
[[nodiscard]] QString heatName(const Heat& heat);
/// "Heat 2", or the round's own name; for a round of the event.
[[nodiscard]] QString roundName(const Event& event, const RoundId& round);
/// "5 of 10 games recorded"; empty if no table is drawn.
[[nodiscard]] QString recordedText(const HeatsPlay& play);
/// After the number of checked-in players: "in · 2 only if needed · 5 copies of the game".
[[nodiscard]] QString attendanceText(const Event& event, const Heat& heat);
/// The table or check-in of a player of this heat in another event of the book during its hours;
/// empty: none.
[[nodiscard]] QString elsewhereText(const Book& book, EventId event, HeatNumber heat,
                                    const Player& player);

} // namespace mentat

#pragma once

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

} // namespace mentat

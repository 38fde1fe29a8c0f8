#pragma once

#include "model/formats/slots.h"
#include "model/store/table.h"

namespace mentat {

/// How heats, games and the final stand in the columns of the event file.

struct HeatRow {
    size_t position;
    HeatDetails details;
};
struct GameRow {
    size_t position;
    Game game;
};
struct FinalGameRow {
    bool tableStated;
    Game game;
};
struct SeatRow {
    size_t position;
    Seat seat;
};

[[nodiscard]] const Mapping<HeatRow>& heatTable();
[[nodiscard]] const Mapping<Attendance>& entrantTable();
[[nodiscard]] const Mapping<Draw>& drawTable();
[[nodiscard]] const Mapping<GameRow>& gameTable();
[[nodiscard]] const Mapping<SeatRow>& seatTable();
[[nodiscard]] const Mapping<FinalDetails>& finalTable();
[[nodiscard]] const Mapping<FinalCall>& callTable();
[[nodiscard]] const Mapping<ExpansionVote>& voteTable();
[[nodiscard]] const Mapping<FactionPick>& pickTable();
[[nodiscard]] const Mapping<TieRoll>& finalTieRollTable();
[[nodiscard]] const Mapping<FinalGameRow>& finalGameTable();
[[nodiscard]] const Mapping<SeatRow>& finalSeatTable();

} // namespace mentat

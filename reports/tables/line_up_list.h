#pragma once

#include "reports/tables/listing.h"
#include "scoring/heats/final/advanced_round.h"

#include <span>

namespace mentat {

/// Somebody in the line-up of an advanced round, or waiting to move up.
struct LineUpSeat {
    PlayerId player;
    int number; // the place in which they choose (R7.3); of those who wait, anew from 1
    std::optional<int> table{};
    bool isAlternate = false;
    bool hasBye = false; // H8
    QString state{};     // for the desk: whether they are here, or what they said
};

/// A line-up with whoever would move up below it. name: of the list.
[[nodiscard]] Listing<LineUpSeat> lineUpList(const ReportRequest& request, const QString& name,
                                             std::vector<LineUpSeat> seats, bool hasHomes,
                                             bool hasTables = false);

/// Who plays, one after another.
[[nodiscard]] std::vector<LineUpSeat> lineUpSeats(std::span<const PlayerId> players);
/// The same with what is known of each at the desk.
[[nodiscard]] std::vector<LineUpSeat> lineUpSeats(const ReportRequest& request,
                                                  const AdvancedRound& round);
/// The first of those who would move up, as many as the wall tells.
void addAlternates(std::vector<LineUpSeat>& seats, std::span<const PlayerId> waiting);
/// For the wall: those who would move up below a line.
[[nodiscard]] ReportTable lineUpOnPaper(const ReportRequest& request,
                                        const Listing<LineUpSeat>& list);

} // namespace mentat

#pragma once

#include "reports/tables/listing.h"
#include "scoring/heats/final/advanced_round.h"

#include <span>

namespace mentat {

/// A player in the line-up of an advanced round, or waiting to move up.
struct LineUpSeat {
    PlayerId player;
    int number; // the order of choosing (R7.3); restarts at 1 for those who wait
    std::optional<int> table{};
    bool isAlternate = false;
    bool hasBye = false; // H8
    QString state{};     // for the desk: present, or the answer to the call
};

/// A line-up with the alternates below it. name: of the list.
[[nodiscard]] Listing<LineUpSeat> lineUpList(const ReportRequest& request, const QString& name,
                                             std::vector<LineUpSeat> seats, bool hasHomes,
                                             bool hasTables = false);

/// The players, in order.
[[nodiscard]] std::vector<LineUpSeat> lineUpSeats(std::span<const PlayerId> players);
/// The same with what the desk knows about each.
[[nodiscard]] std::vector<LineUpSeat> lineUpSeats(const ReportRequest& request,
                                                  const AdvancedRound& round);
/// Appends the first alternates, as many as the wall shows.
void addAlternates(std::vector<LineUpSeat>& seats, std::span<const PlayerId> waiting);
/// For the wall: alternates below a line.
[[nodiscard]] ReportTable lineUpOnPaper(const ReportRequest& request,
                                        const Listing<LineUpSeat>& list);

} // namespace mentat

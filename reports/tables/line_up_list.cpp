#include "reports/tables/line_up_list.h"

#include "reports/heats/report_parts.h"
#include "reports/tables/calls_list.h"
#include "reports/wording/language/phrase.h"
#include "scoring/players.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString stateOf(const ReportRequest& request, const AdvancedRound& round, const PlayerId& player) {
    const Stage& details = round.details;
    if (!details.closed && !surelyPlays(round.advancement, player))
        return say(request, Phrase("Report", "a roll decides"));
    if (isAmong(details.present, player))
        return say(request, Phrase("Report", "✓ here"));
    if (!details.present.empty())
        return say(request, Phrase("Report", "not here"));
    const auto call = std::ranges::find(details.calls, player, &FinalCall::player);
    return call == details.calls.end() ? say(request, Phrase("Report", "not called"))
                                       : callStateText(request.wording.language(), call->state);
}

} // namespace

Listing<LineUpSeat> lineUpList(const ReportRequest& request, const QString& name,
                               std::vector<LineUpSeat> seats, bool hasHomes, bool hasTables) {
    Listing<LineUpSeat> list{.name = name,
                             .columns = {},
                             .rows = std::move(seats),
                             .key = [](const LineUpSeat& row) { return row.player.text(); }};
    const auto add = [&](ReportColumn column, Audiences readers,
                         std::function<ListedCell(const LineUpSeat&)> cell) {
        list.columns.push_back(
            {.column = std::move(column), .readers = readers, .cell = std::move(cell)});
    };
    add(numberColumn(u"number"_s, say(request, Phrase("Report", "No."))), everyone,
        [](const LineUpSeat& row) -> ListedCell { return NumberCell{row.number}; });
    add(wideColumn(u"name"_s, say(request, Phrase("Report", "Player"))), everyone,
        [](const LineUpSeat& row) -> ListedCell {
            return PersonCell{row.player, !row.isAlternate};
        });
    if (hasHomes)
        add(textColumn(u"from"_s, say(request, Phrase("Report", "From"))),
            Audience::Paper | Audience::Public,
            [&event = request.event](const LineUpSeat& row) -> ListedCell {
                return TextCell{findPlayer(event, row.player)->from};
            });
    if (hasTables)
        add(numberColumn(u"table"_s, say(request, Phrase("Report", "Table"))),
            Audience::Paper | Audience::Public,
            [bye = byeText(request.wording.language())](const LineUpSeat& row) -> ListedCell {
                if (row.hasBye)
                    return TextCell{bye};
                return row.table ? ListedCell(NumberCell{*row.table}) : TextCell{};
            });
    add(textColumn(u"state"_s, {}), Audience::Desk,
        [](const LineUpSeat& row) -> ListedCell { return TextCell{row.state}; });
    return list;
}

std::vector<LineUpSeat> lineUpSeats(std::span<const PlayerId> players) {
    std::vector<LineUpSeat> seats;
    for (const PlayerId& player : players)
        seats.push_back({.player = player, .number = static_cast<int>(seats.size()) + 1});
    return seats;
}

std::vector<LineUpSeat> lineUpSeats(const ReportRequest& request, const AdvancedRound& round) {
    auto seats = lineUpSeats(finalLineUp(round));
    for (LineUpSeat& seat : seats) {
        seat.hasBye = isAmong(round.byes, seat.player);
        QStringList state{stateOf(request, round, seat.player)};
        if (seat.hasBye)
            state.prepend(byeText(request.wording.language()));
        seat.state = state.join(u" · "_s);
    }
    return seats;
}

void addAlternates(std::vector<LineUpSeat>& seats, std::span<const PlayerId> waiting) {
    for (LineUpSeat& seat :
         lineUpSeats(waiting.first(std::min(waiting.size(), alternatesOnWall)))) {
        seat.isAlternate = true;
        seats.push_back(std::move(seat));
    }
}

ReportTable lineUpOnPaper(const ReportRequest& request, const Listing<LineUpSeat>& list) {
    ReportTable table = tableAt(request, list, Audience::Paper);
    const auto first = std::ranges::find(list.rows, true, &LineUpSeat::isAlternate);
    if (first != list.rows.end()) {
        ReportRow& row = table.rows[static_cast<size_t>(first - list.rows.begin())];
        row.beginsPart = true;
        row.partName = say(request, Phrase("Report", "Alternates"));
    }
    return table;
}

} // namespace mentat

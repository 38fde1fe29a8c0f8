#include "model/event.h"
#include "reports/tables/standings_table.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/heats/games/games_played.h"
#include "ui/heats/boards/heats_boards.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// Places in front of a champion that the room has to read.
constexpr int placesShown = 6;

} // namespace

QString howFar(const BoardRequest& request) {
    const HeatsPlay& play = *heatsPlay(request.event);
    if (areHeatsOver(request.event))
        return {};
    const Heat* last = nullptr; // with a result
    bool isBetween = false;     // two results of a heat
    for (const Heat& heat : play.heats) {
        const auto awaited = std::ranges::count_if(
            heat.games, [](const Game& game) { return !game.isVoid && !hasResult(game); });
        const auto recorded = std::ranges::count_if(
            heat.games, [](const Game& game) { return !game.isVoid && hasResult(game); });
        isBetween = isBetween || (recorded > 0 && awaited > 0);
        if (recorded > 0 && (!last || last->number < heat.number))
            last = &heat;
    }
    if (!last || isBetween)
        return boardText(request, QT_TRANSLATE_NOOP("Boards", "so far"));
    return boardText(request, QT_TRANSLATE_NOOP("Boards", "after heat %1"),
                     {request.wording.language().number(last->number.value())});
}

QString ranksWhere(const BoardRequest& request, const QString& by) {
    const QString far = howFar(request);
    return far.isEmpty() ? by : QString(by + u" · "_s + far);
}

namespace {

/// The first are pinned above the band. cut: how many; 0: no band.
std::vector<ScreenGroup> rankGroups(std::vector<ScreenLine> ranks, size_t cut,
                                    const QString& band) {
    if (cut == 0 || cut >= ranks.size())
        return {{.heading = {}, .lines = std::move(ranks)}};
    const auto at = ranks.begin() + static_cast<std::ptrdiff_t>(cut);
    ScreenGroup rest{.heading = {}, .lines = {at, ranks.end()}, .band = band};
    rest.lines.front().beginsPart = true;
    ranks.erase(at, ranks.end());
    ScreenGroup first{.heading = {}, .lines = std::move(ranks), .isPinned = true};
    return {std::move(first), std::move(rest)};
}

} // namespace

std::optional<ScreenBoard> boardOfStandings(const BoardRequest& request, const Standings& standings,
                                            const StandingsOnBoard& words) {
    if (standings.ranked.empty())
        return std::nullopt;
    const PublicEvent event(request.event);
    const ReportTable table = publicStandings({event, request.wording}, standings);
    std::vector<ScreenLine> ranks;
    for (size_t i = 0; i < standings.ranked.size(); ++i) { // rank, name, what decides first
        const auto& cells = table.rows[i].cells;
        ranks.push_back({.before = cells[0].text, .text = cells[1].text, .after = cells[2].text});
    }
    ScreenBoard board{.title = boardText(request, QT_TRANSLATE_NOOP("Boards", "Standings")),
                      .where = ranksWhere(request, words.by),
                      .groups = rankGroups(std::move(ranks),
                                           bandedAt(ranksAtCut(request.event, standings.ranked)),
                                           words.band)};
    if (board.groups.size() == 1 && !words.band.isEmpty())
        board.notes = {words.band};
    return board;
}

ScreenGroup placesBelow(const BoardRequest& request, const std::vector<Placement>& placements) {
    const PlayerIndex players(request.event);
    ScreenGroup places;
    for (const Placement& placement : placements) {
        const int place = placement.place.value();
        if (&placement != &placements.front() && place <= placesShown)
            places.lines.push_back({.before = request.wording.language().number(place),
                                    .text = players.nameOf(placement.player),
                                    .after = {}});
    }
    return places;
}

QString championOf(const BoardRequest& request, size_t players) {
    return boardText(request, QT_TRANSLATE_N_NOOP("Boards", "Champion of %n player(s)"), {},
                     static_cast<int>(players));
}

} // namespace mentat

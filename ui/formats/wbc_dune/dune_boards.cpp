#include "ui/formats/wbc_dune/dune_pages.h"

#include "model/people/player_index.h"
#include "scoring/formats/wbc_dune/awards/award_course.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/itemmodels/points_text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

std::optional<ScreenBoard> standingsBoard(const BoardRequest& request) {
    const Standings standings = duneStandings(request.event);
    if (standings.ranked.empty())
        return std::nullopt;
    const Language& language = request.wording.language();
    const PlayerIndex players(request.event);
    ScreenGroup ranks;
    bool isInFinal = true;
    for (const Standing& standing : standings.ranked) {
        const bool wasInFinal
            = std::exchange(isInFinal, standing.status == StandingStatus::Qualifier);
        ranks.lines.push_back(
            {.before = standing.rank ? language.number(standing.rank->value()) : u"–"_s,
             .text = players.nameOf(standing.player),
             .after = pointsText(standing.qp),
             .beginsPart = wasInFinal && !isInFinal && !ranks.lines.empty()});
    }
    const QStringList notes
        = QStringList{boardText(request, QT_TRANSLATE_NOOP("Boards", "The first %1 play the final"),
                                {language.number(request.event.settings.finalists.value())})}
          + whatIsMissing(request);
    return ScreenBoard{.title = boardText(request, QT_TRANSLATE_NOOP("Boards", "Standings")),
                       .where
                       = boardText(request, QT_TRANSLATE_NOOP("Boards", "qualification points")),
                       .groups = {std::move(ranks)},
                       .notes = notes};
}

std::optional<ScreenBoard> awardsBoard(const BoardRequest& request) {
    const PlayerIndex players(request.event);
    ScreenBoard board{.title
                      = boardText(request, QT_TRANSLATE_NOOP("Boards", "Best Faction awards")),
                      .where = boardText(request, QT_TRANSLATE_NOOP("Boards", "normalized PP"))};
    bool isLive = false;
    for (const AwardCourse& course : awardCourses(request.event)) {
        const auto& winners = course.award.winners;
        if (winners.empty())
            continue;
        isLive = isLive || course.isLive;
        ScreenGroup group{.heading = request.wording.factionName(course.award.faction)};
        // Chosen by the GM between equals: why is nobody else's business here.
        const size_t shown = course.award.decided ? 1 : winners.size();
        for (size_t i = 0; i < shown; ++i)
            group.lines.push_back({.before = {},
                                   .text = players.nameOf(winners[i].player),
                                   .after = request.wording.language().thousandths(
                                       winners[i].normalized.thousandths())});
        board.groups.push_back(std::move(group));
    }
    if (board.groups.empty())
        return std::nullopt;
    if (isLive)
        board.notes = {boardText(
            request, QT_TRANSLATE_NOOP("Boards", "The heats are not over: who leads can change."))};
    return board;
}

std::span<const BoardKind> duneBoards() {
    static constexpr std::array all{
        BoardKind{"tables-by-name"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Tables by name"),
                  tablesByNameBoard},
        BoardKind{"tables-by-table"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Tables"),
                  tablesByTableBoard},
        BoardKind{"clock"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Clock"), clockBoard, true},
        BoardKind{"standings"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Standings"),
                  standingsBoard},
        BoardKind{"awards"_L1, QT_TRANSLATE_NOOP("mentat::BoardKinds", "Best Faction awards"),
                  awardsBoard},
    };
    return all;
}

} // namespace mentat

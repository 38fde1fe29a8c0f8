#pragma once

#include "model/event.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/desk/pages_kind.h"
#include "ui/desk/screen_board.h"

#include <span>
#include <vector>

namespace mentat {

[[nodiscard]] PagesKind dunePagesKind();

/// The parts of the page Event for this kind: heats, settings, faction pools.
[[nodiscard]] std::vector<EventPart> duneEventParts(const PageContext& pageContext);
/// Heats and the final.
[[nodiscard]] std::vector<ScheduleLine> duneSchedule(const Event& event);

/// The parts of the page Rules for a game of Dune in addition to search and turn.
[[nodiscard]] std::vector<RulePart> duneRuleParts(const PageContext& pageContext,
                                                  const ShowRule& showRule);

/// The boards of a second screen for the tournament, in the usual order.
[[nodiscard]] std::span<const BoardKind> duneBoards();
/// Everyone ranked, with the cut (R4). Disqualified players are on the posted paper and not on a
/// screen. Nothing if no one is ranked.
[[nodiscard]] std::optional<ScreenBoard> standingsBoard(const BoardRequest& request);
/// The leaders or winners of each Best Faction award (R5.3); nothing if there are none.
[[nodiscard]] std::optional<ScreenBoard> awardsBoard(const BoardRequest& request);
/// The players of the final, by seat, with the faction (R7.3): from the closing of the line-up
/// until its result is recorded.
[[nodiscard]] std::optional<ScreenBoard> lineUpBoard(const BoardRequest& request);
/// The winner, the places below and the Best Factions; nothing before (R7.5).
[[nodiscard]] std::optional<ScreenBoard> championBoard(const BoardRequest& request);

} // namespace mentat

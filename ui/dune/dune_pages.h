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

/// What the page Event holds of this kind: heats, settings, faction pools.
[[nodiscard]] std::vector<EventPart> duneEventParts(const PageContext& pageContext);
/// Heats and the final.
[[nodiscard]] std::vector<ScheduleLine> duneSchedule(const Event& event);

/// What the page Rules has for a game of Dune beside search and turn.
[[nodiscard]] std::vector<RulePart> duneRuleParts(const PageContext& pageContext,
                                                  const ShowRule& showRule);

/// What a second screen can show of the tournament, in the usual order.
[[nodiscard]] std::span<const BoardKind> duneBoards();
/// Everybody ranked, with the cut (R4). Who is disqualified is on the paper that hangs out and not
/// on a screen. Nothing where nobody is.
[[nodiscard]] std::optional<ScreenBoard> standingsBoard(const BoardRequest& request);
/// Who leads or has won each Best Faction award (R5.3); nothing where nobody has.
[[nodiscard]] std::optional<ScreenBoard> awardsBoard(const BoardRequest& request);
/// Who plays the final, by seat, with the faction (R7.3): from the closing of the line-up until its
/// result is recorded.
[[nodiscard]] std::optional<ScreenBoard> lineUpBoard(const BoardRequest& request);
/// Who has won, the places below and the Best Factions; nothing before (R7.5).
[[nodiscard]] std::optional<ScreenBoard> championBoard(const BoardRequest& request);

} // namespace mentat

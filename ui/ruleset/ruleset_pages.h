#pragma once

#include "model/event.h"
#include "ui/desk/pages_kind.h"

namespace mentat {

[[nodiscard]] PagesKind rulesetPagesKind();

/// What the page Event holds of this kind: heats and rules.
[[nodiscard]] std::vector<EventPart> rulesetEventParts(const PageContext& pageContext);
struct HeatsWindow;
struct StandingsWindow;
/// Nothing is drawn, timed or asked beside the seats; results are places or scores.
extern const HeatsWindow rulesetHeatsWindow;
/// The cut of the first stage that is held; a supposed game by its places or scores.
extern const StandingsWindow rulesetStandingsWindow;

/// Heats and advanced rounds.
[[nodiscard]] std::vector<ScheduleLine> rulesetSchedule(const Event& event);

/// What a second screen can show, in the usual order.
[[nodiscard]] std::span<const BoardKind> rulesetBoards();
/// Everybody ranked, by the first key of the order, with the cut (H5). Nothing where nobody is.
[[nodiscard]] std::optional<ScreenBoard> rulesetStandingsBoard(const BoardRequest& request);
/// Who plays the latest stage, and at which table; nothing while that is not known, and once the
/// last one has a result.
[[nodiscard]] std::optional<ScreenBoard> stageBoard(const BoardRequest& request);
/// The bracket from the first round that a screen has room for; nothing while it is open who is in,
/// or where the round that is played has no room.
[[nodiscard]] std::optional<ScreenBoard> bracketBoard(const BoardRequest& request);
/// Who has won the last stage, and the places below; nothing before.
[[nodiscard]] std::optional<ScreenBoard> rulesetChampionBoard(const BoardRequest& request);

} // namespace mentat

#pragma once

#include "model/event.h"
#include "ui/desk/pages_kind.h"

namespace mentat {

[[nodiscard]] PagesKind rulesetPagesKind();

/// The parts of the page Event for this kind: heats and rules.
[[nodiscard]] std::vector<EventPart> rulesetEventParts(const PageContext& pageContext);
struct HeatsWindow;
struct StandingsWindow;
/// No extra draws, clocks or questions besides the seats; results are places or scores.
extern const HeatsWindow rulesetHeatsWindow;
/// The cut of the first stage that is held; a supposed game by its places or scores.
extern const StandingsWindow rulesetStandingsWindow;

/// Heats and advanced rounds.
[[nodiscard]] std::vector<ScheduleLine> rulesetSchedule(const Event& event);

/// The boards of a second screen, in the usual order.
[[nodiscard]] std::span<const BoardKind> rulesetBoards();
/// Everyone ranked, by the first key of the order, with the cut (H5). Nothing if no one is ranked.
[[nodiscard]] std::optional<ScreenBoard> rulesetStandingsBoard(const BoardRequest& request);
/// The players of the latest stage with their tables; nothing while these are unknown, and once the
/// last one has a result.
[[nodiscard]] std::optional<ScreenBoard> stageBoard(const BoardRequest& request);
/// The bracket from the first round that fits on a screen; nothing while its players are unknown,
/// or if the round in play does not fit.
[[nodiscard]] std::optional<ScreenBoard> bracketBoard(const BoardRequest& request);
/// The winner of the last stage, and the places below; nothing before.
[[nodiscard]] std::optional<ScreenBoard> rulesetChampionBoard(const BoardRequest& request);

} // namespace mentat

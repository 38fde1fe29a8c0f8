#pragma once

#include "model/event.h"
#include "reports/charts/bracket_drawing.h"
#include "reports/wording/language/language.h"
#include "scoring/ruleset/course/event_course.h"

namespace mentat {

/// The course of an event by a ruleset as a bracket: a column for each round held, and the winner
/// of the final. Heats are separate columns if one win takes a player out of them and they have few
/// tables; otherwise they are one, with the players from the standings. No columns without stages.
[[nodiscard]] BracketDrawing courseDrawing(const Event& event, const EventCourse& course,
                                           const Language& language);
[[nodiscard]] BracketDrawing courseDrawing(const Event& event, const Language& language);

/// "Bracket": its name everywhere.
[[nodiscard]] QString bracketTitle(const Language& language);

} // namespace mentat

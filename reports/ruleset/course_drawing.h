#pragma once

#include "model/event.h"
#include "reports/charts/bracket_drawing.h"
#include "reports/wording/language/language.h"
#include "scoring/ruleset/course/event_course.h"

namespace mentat {

/// The course of an event by a ruleset as a bracket: a column for each round that is held, and who
/// has won the final. Heats are columns where one win takes a player out of them and they have few
/// tables; else they are one, with those who came out of the standings. No columns without stages.
[[nodiscard]] BracketDrawing courseDrawing(const Event& event, const EventCourse& course,
                                           const Language& language);
[[nodiscard]] BracketDrawing courseDrawing(const Event& event, const Language& language);

/// "Bracket": what it is called wherever it is shown.
[[nodiscard]] QString bracketTitle(const Language& language);

} // namespace mentat

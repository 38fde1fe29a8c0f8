#pragma once

#include "reports/wording/language/language.h"
#include "scoring/ruleset/plan/elimination_plan.h"
#include "scoring/ruleset/plan/event_plan.h"

#include <QStringList>

namespace mentat {

// A plan of an event, as text.

/// A round in a list; empty: nothing to say.
struct PlanLine {
    QString round;
    QString players;
    QString tables;
    QString sizes; // "4 tables of 4, 1 table of 3", or that it is not held
    QString goOn;
    QString start;
    QString end;
    friend bool operator==(const PlanLine&, const PlanLine&) = default;
};
struct PlanTexts {
    QStringList sentences;
    std::vector<PlanLine> lines;
};

[[nodiscard]] PlanTexts planTexts(const Language& language, const Ruleset& ruleset,
                                  const EventPlan& plan);
/// The rounds of the usual chain as lines; the chain and its alternatives as sentences.
[[nodiscard]] PlanTexts eliminationTexts(const Language& language, const EliminationPlan& plan,
                                         const std::optional<Minutes>& minutes);
/// What is wrong with the input, and what would be right.
[[nodiscard]] QString planFaultText(const Language& language, const PlanFault& fault);

} // namespace mentat

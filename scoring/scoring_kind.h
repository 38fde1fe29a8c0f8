#pragma once

#include "model/event.h"
#include "model/kinds/kind_table.h"
#include "scoring/award.h"
#include "scoring/players.h"
#include "scoring/ranking/standings.h"
#include "scoring/statistics/history.h"
#include "scoring/today/to_do.h"
#include "scoring/warnings.h"

#include <span>

namespace mentat {

struct HeatsScoring;

/// What scoring asks of a kind of rules. nullptr: the kind has no such answer, and a request for it
/// is refused (FailureKind::OtherRules).
struct ScoringKind {
    /// R4.
    Standings (*standings)(const Event& event) = nullptr;
    /// R4.6, R7.1.
    Advancement (*advancement)(const Event& event) = nullptr;
    /// R5.3.
    std::vector<Award> (*awards)(const Event& event) = nullptr;
    /// R7.5, R7.6.
    std::vector<Placement> (*placements)(const Event& event) = nullptr;
    /// R10.21–R10.27.
    Warnings (*warnings)(const Event& event) = nullptr;
    /// What is to be done, the next first, then what is wrong, then what is to be asked.
    std::vector<ToDo> (*toDo)(const Event& event, const VenueTime& now) = nullptr;
    /// What closing the event would leave open; nullptr: nothing.
    std::vector<ToDo> (*openAtClosing)(const Event& event) = nullptr;
    /// How far its heats and rounds have come, in their order; nullptr: it has none.
    std::vector<DayCard> (*dayCards)(const Event& event, const VenueTime& now) = nullptr;
    /// R11.4: the ranking of a session by what its games add up to.
    std::vector<TotalScore> (*totals)(const Event& event) = nullptr;
    /// What everybody registered did, in the order of registration. Every kind has it.
    std::vector<PlayerRecord> (*records)(const Event& event) = nullptr;
    /// What the event gives to the history of its file. Every kind has it.
    YearFacts (*yearFacts)(const Event& event) = nullptr;
    /// The year in figures, in the order in which they are shown. earlier: the events of the same
    /// kind to set beside it, the newest first.
    std::vector<Figure> (*figures)(const Event& event, std::span<const Event* const> earlier)
        = nullptr;
    /// Of a kind whose people enter in heats; nullptr: another one.
    const HeatsScoring* heats = nullptr;
    /// Whether its standings go by points first (R4.1).
    bool goesByPoints = false;
    /// Whether the summaries of a file tell of events of this kind.
    bool hasSummaries = false;
};

template <>
[[nodiscard]] const KindTable<ScoringKind>& kindTable<ScoringKind>();
/// The kind that the summaries of a file tell of: its position among Play's alternatives.
[[nodiscard]] size_t kindOfSummaries();

} // namespace mentat

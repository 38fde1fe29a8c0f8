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

/// What a kind of rules supplies to scoring. nullptr: the kind has no such answer, and a request
/// for it is refused (FailureKind::OtherRules).
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
    /// What to do, next things first, then errors, then questions.
    std::vector<ToDo> (*toDo)(const Event& event, const VenueTime& now) = nullptr;
    /// What closing the event would leave open; nullptr: nothing.
    std::vector<ToDo> (*openAtClosing)(const Event& event) = nullptr;
    /// The progress of its heats and rounds, in order; nullptr: it has none.
    std::vector<DayCard> (*dayCards)(const Event& event, const VenueTime& now) = nullptr;
    /// R11.4: a session's ranking by the sum of its games.
    std::vector<TotalScore> (*totals)(const Event& event) = nullptr;
    /// Each registered player's results, in the order of registration. Every kind has this.
    std::vector<PlayerRecord> (*records)(const Event& event) = nullptr;
    /// The event's contribution to the history of its file. Every kind has this.
    YearFacts (*yearFacts)(const Event& event) = nullptr;
    /// The year in figures, in display order. earlier: events of the same kind to compare with,
    /// newest first.
    std::vector<Figure> (*figures)(const Event& event, std::span<const Event* const> earlier)
        = nullptr;
    /// For a kind with heats; otherwise nullptr.
    const HeatsScoring* heats = nullptr;
    /// Whether its standings use points first (R4.1).
    bool goesByPoints = false;
    /// Whether a file's summaries describe events of this kind.
    bool hasSummaries = false;
};

template <>
[[nodiscard]] const KindTable<ScoringKind>& kindTable<ScoringKind>();
/// The kind that a file's summaries describe: its position among Play's alternatives.
[[nodiscard]] size_t kindOfSummaries();

} // namespace mentat

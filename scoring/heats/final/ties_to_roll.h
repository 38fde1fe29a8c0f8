#pragma once

#include "model/event.h"
#include "scoring/ranking/standings.h"

#include <algorithm>

namespace mentat {

/// A tie in the standings, and what the heats can still change about it.
struct TieAtStake {
    OpenTie tie;
    size_t firstRow; // in the ranked rows
    /// While heats are still to come: the most others who can end ahead of all tied players.
    /// Absent: they may not stay tied. Not computed once the heats are over.
    std::optional<size_t> mostAhead{};
};

/// What an event's standings decide under its rules.
struct StandingsAtStake {
    bool areHeatsOver = false;
    /// The number of places, from the first, that matter whatever the heats still bring.
    size_t places = 0;
    std::vector<TieAtStake> ties;
};

/// Whether the standings decide nothing anymore: the first advanced round is closed (R7.1) or being
/// played, or the event is closed.
[[nodiscard]] bool areStandingsSettled(const Event& event);

/// R4.5: the ties to roll now, in the order of the standings, for any kind of rules. Once the heats
/// are over: ties that affect a place that matters, and ties with a roll planned or begun. While
/// heats are still to come: only ties that affect a place that matters whatever happens. None once
/// the standings are settled, or if the rules have no rolls (R11.4).
[[nodiscard]] std::vector<OpenTie> tiesToRoll(const Event& event);

/// The ranks around the cut. Ranks in a tie across the cut (R4.5) are on neither side: the order of
/// registration, in which they are listed, decides nothing.
struct RanksAtCut {
    size_t above = 0;  // ranks from the first that are in, however a roll ends
    size_t tied = 0;   // ranks after those that are tied for the remaining places
    size_t places = 0; // the remaining places

    /// The first rank below the tie.
    [[nodiscard]] size_t below() const { return above + tied; }
    friend bool operator==(const RanksAtCut&, const RanksAtCut&) = default;
};

/// Where a list with a single line draws it: above the tie, or below it if nobody is above.
[[nodiscard]] inline size_t bandedAt(const RanksAtCut& cut) {
    return cut.above > 0 ? cut.above : cut.tied;
}

/// ranked: of the event's standings, in order. Once these are settled, the earliest registered of a
/// tie are in.
[[nodiscard]] inline RanksAtCut ranksAtCut(const Event& event,
                                           const std::vector<Standing>& ranked) {
    const auto qualifiers
        = std::ranges::count(ranked, StandingStatus::Qualifier, &Standing::status);
    RanksAtCut cut{.above = static_cast<size_t>(qualifiers)};
    const bool isTied = cut.above > 0 && cut.above < ranked.size()
                        && ranked[cut.above - 1].rank == ranked[cut.above].rank;
    if (!isTied || areStandingsSettled(event))
        return cut;
    const auto rank = ranked[cut.above].rank;
    const auto tied = std::ranges::equal_range(ranked, rank, {}, &Standing::rank);
    cut.places = cut.above;
    cut.above = static_cast<size_t>(tied.begin() - ranked.begin());
    cut.places -= cut.above;
    cut.tied = tied.size();
    return cut;
}

} // namespace mentat

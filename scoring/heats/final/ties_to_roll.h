#pragma once

#include "model/event.h"
#include "scoring/ranking/standings.h"

#include <algorithm>

namespace mentat {

/// A tie of the standings, and what the heats can still make of it.
struct TieAtStake {
    OpenTie tie;
    size_t firstRow; // of the ranked
    /// While heats are to come: at most so many others can end ahead of all who are tied. Absent:
    /// they might not stay tied. Not looked at once the heats are over.
    std::optional<size_t> mostAhead{};
};

/// What the standings of an event decide, as its rules have it.
struct StandingsAtStake {
    bool areHeatsOver = false;
    /// Something rests on so many places from the first on, whatever the heats still bring.
    size_t places = 0;
    std::vector<TieAtStake> ties;
};

/// Whether the standings decide nothing any more: the line-up of the first advanced round is closed
/// (R7.1), or it is being played, or the event is closed.
[[nodiscard]] bool areStandingsSettled(const Event& event);

/// R4.5: the ties that the GM is to roll for now, in the order of the standings, by whatever rules
/// the event goes. Once the heats are over, those that touch a place on which something rests, and
/// those for which a roll is planned or begun. While heats are to come, only those that touch such
/// a place whatever still happens. None once the standings are settled, nor where the rules know no
/// rolls (R11.4).
[[nodiscard]] std::vector<OpenTie> tiesToRoll(const Event& event);

/// How ranks lie at the cut. Those of a tie across it (R4.5) are on neither side of it: the order
/// of registration, in which they are listed, decides nothing.
struct RanksAtCut {
    size_t above = 0;  // so many from the first on are in, whatever is rolled
    size_t tied = 0;   // so many after them are tied for the places that are left
    size_t places = 0; // those places

    /// Where the ranks below it begin.
    [[nodiscard]] size_t below() const { return above + tied; }
    friend bool operator==(const RanksAtCut&, const RanksAtCut&) = default;
};

/// Where a list with one line has it: above those tied, or below them where nobody is above.
[[nodiscard]] inline size_t bandedAt(const RanksAtCut& cut) {
    return cut.above > 0 ? cut.above : cut.tied;
}

/// ranked: of the event's standings, in their order. Once these are settled, the first to register
/// of a tie are in.
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

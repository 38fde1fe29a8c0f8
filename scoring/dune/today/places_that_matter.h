#pragma once

#include "scoring/dune/standings/open_questions.h"
#include "scoring/dune/standings/reach_bound.h"
#include "scoring/heats/final/ties_to_roll.h"

namespace mentat {

/// Which ties and unknown values of the standings can touch a place that something rests on: those
/// of the call list (placesToCall()), that is the cut, the order of the finalists and the first
/// four alternates.
///
/// When no heat is to come (areHeatsOver()), what touches them is seen at the standings: an unknown
/// value counts 0 (R4.2), so that by knowing it a player can only rise, and they can reach one
/// of these places exactly where they can with all other unknown values at 0.
///
/// While heats are to come, almost everything might still matter, and little will. Then only what
/// touches one of these places whatever still happens does so: those concerned can play in no
/// further game (Outlook), and at most so many others can end with as many QP (ReachBound) that one
/// of these places is theirs.
class PlacesThatMatter {
public:
    /// Of the field's event; keeps the references.
    PlacesThatMatter(const Field& field, const Standings& standings);

    [[nodiscard]] bool areTouchedBy(const TieDoubt& doubt) const;
    /// While heats are to come: at most so many others can end ahead of those tied; absent where
    /// one of these might still play.
    [[nodiscard]] std::optional<size_t> mostAheadOf(const OpenTie& tie, size_t firstRow) const;

    /// So many from the first on.
    [[nodiscard]] size_t places() const { return m_places; }

    /// Whether a value of a completed game of the player might yet touch them, by what is known of
    /// them alone: false where they are ranked nowhere, where enough others are ahead of the most
    /// that they can still end with, and where that game cannot be their best one (R4.2).
    [[nodiscard]] bool mightRestOn(size_t player, const Appearance& one) const;

private:
    [[nodiscard]] size_t mostAhead(size_t row, size_t reach) const;
    [[nodiscard]] bool isDone(size_t row) const;
    [[nodiscard]] size_t playerAt(size_t row) const;

    const Field& m_field;
    const Standings& m_standings;
    bool m_areSettled;
    bool m_areHeatsOver;
    size_t m_places;
    Outlook m_outlook;
    WaysToWin m_ways;
    ReachBound m_bound;
    std::vector<int> m_sums; // of the ranked, in half-points, lowest first
};

/// Whether the final's line-up is closed, or it has begun.
[[nodiscard]] bool isFinalSettled(const Event& event);
/// How tiesToRoll() sees a Dune tournament: by the places above.
[[nodiscard]] StandingsAtStake duneAtStake(const Event& event);

} // namespace mentat

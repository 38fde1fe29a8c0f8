#pragma once

#include "scoring/dune/standings/open_questions.h"
#include "scoring/dune/standings/reach_bound.h"
#include "scoring/heats/final/ties_to_roll.h"

namespace mentat {

/// Ties and unknown values that can affect a place that matters: the places of the call list
/// (placesToCall()), that is, the cut, the order of the finalists, and the first four alternates.
///
/// Once the heats are over (areHeatsOver()), the standings show which ones: an unknown value counts
/// 0 (R4.2), so knowing it can only raise a player, and it can reach one of these places exactly if
/// it can with all other unknown values at 0.
///
/// While heats are still to come, almost anything might matter, and little will. Only what affects
/// one of these places whatever happens counts: the players can play no further game (Outlook), and
/// few enough others can reach as many QP (ReachBound) that one of these places is theirs.
class PlacesThatMatter {
public:
    /// standings: of the field's event. Keeps the references.
    PlacesThatMatter(const Field& field, const Standings& standings);

    [[nodiscard]] bool areTouchedBy(const TieDoubt& doubt) const;
    /// While heats are still to come: the most others who can end ahead of the tied players; absent
    /// if one of these may still play.
    [[nodiscard]] std::optional<size_t> mostAheadOf(const OpenTie& tie, size_t firstRow) const;

    /// The number of places that matter, from the first.
    [[nodiscard]] size_t places() const { return m_places; }

    /// Whether a value of the player's completed game might still affect these places, judged only
    /// by what is known of the two: false if the player is not ranked, if enough others exceed the
    /// player's maximum, or if the game cannot be their best (R4.2).
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
    std::vector<int> m_sums; // of ranked players, in half-points, lowest first
};

/// Whether the final has begun or its line-up is closed.
[[nodiscard]] bool isFinalSettled(const Event& event);
/// A Dune tournament for tiesToRoll(), by the places above.
[[nodiscard]] StandingsAtStake duneAtStake(const Event& event);

} // namespace mentat

#pragma once

#include "model/values/numbers.h"
#include "scoring/dune/games/field.h"
#include "scoring/dune/standings/reach_bound.h"

#include <variant>

namespace mentat {

// Why something is certain about a player, with the figures behind it.

/// Through: with `least` QP already, at most `others` can reach as many QP: fewer than there are
/// finalists (R4.6).
struct FewCanDrawLevel {
    QualificationPoints least;
    size_t others;
    friend bool operator==(const FewCanDrawLevel&, const FewCanDrawLevel&) = default;
};

/// Out: at least as many others as there are finalists already have more QP than `most`, the
/// player's maximum.
struct EnoughAreAhead {
    QualificationPoints most;
    size_t others;
    friend bool operator==(const EnoughAreAhead&, const EnoughAreAhead&) = default;
};

/// Out: no completed game (R4.1), and none left to play.
struct NothingToRank {
    friend bool operator==(const NothingToRank&, const NothingToRank&) = default;
};

/// Through or out: no game is left, and no roll or unknown value can carry the player across the
/// cut.
struct NoGameLeft {
    Place rank;
    friend bool operator==(const NoGameLeft&, const NoGameLeft&) = default;
};

using CertaintyReason = std::variant<FewCanDrawLevel, EnoughAreAhead, NothingToRank, NoGameLeft>;

enum class CertaintyKind { Through, Out };

/// What is proven about a player.
struct Certainty {
    PlayerId player;
    CertaintyKind kind;
    CertaintyReason reason;
    friend bool operator==(const Certainty&, const Certainty&) = default;
};

/// Players who are certain to qualify (R4.6), and players who are certain not to. Lists only
/// players for whom one of the two is proven, without the disqualified, in the order of
/// registration.
///
/// Outlook defines what can still happen. Compares only sums of QP (R4.1) and resolves ties against
/// the claim: a player is through even if everyone with the same QP ranks ahead, and out even if
/// everyone with the same QP ranks behind. So no answer to an open question, no roll, and no
/// earlier game of R4.2 can refute the claim. Once no game is left, the standings themselves
/// decide, with all their tie-breakers; players whom an open tie or an unknown value could still
/// carry across the cut are then omitted.
///
/// Through refers to the standings: whether the player can attend the final, and who would replace
/// them (R7.1), is a separate question. Likewise out: an alternate may still play. A later
/// disqualification of someone else only opens a place, so nobody who is through loses theirs by
/// it, but someone who is out may move up.
///
/// Reports what ReachBound proves, so certain facts may be missing. O(n log n) in the number of
/// players, linear in the number of finalists.
[[nodiscard]] std::vector<Certainty> alreadyCertain(const Field& field);
[[nodiscard]] std::vector<Certainty> alreadyCertain(const Event& event);

/// What is certain about a player while results can still come in, for alreadyCertain() and, with
/// an Outlook that assumes an outcome, for whatIsNeeded(). Keeps references.
class CertainBeforeTheEnd {
public:
    CertainBeforeTheEnd(const Field& field, const Outlook& outlook);

    /// player: a contender of the outlook. Absent: nothing is proven.
    [[nodiscard]] std::optional<Certainty> of(size_t player) const;

private:
    [[nodiscard]] std::optional<CertaintyReason> whyThrough(size_t player) const;
    [[nodiscard]] std::optional<CertaintyReason> whyOut(size_t player) const;
    [[nodiscard]] size_t rankedAbove(int halves) const;

    const Field& m_field;
    const Outlook& m_outlook;
    size_t m_finalists;
    WaysToWin m_ways;
    ReachBound m_bound;
    std::vector<int> m_sums; // of ranked players, in half-points, lowest first
};

} // namespace mentat

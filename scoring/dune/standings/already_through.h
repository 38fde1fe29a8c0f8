#pragma once

#include "model/values/numbers.h"
#include "scoring/dune/games/field.h"
#include "scoring/dune/standings/reach_bound.h"

#include <variant>

namespace mentat {

// Why something is certain about a player, with the figures it rests on.

/// Through: whoever ends with as many QP as the player, who has `least` already, is one of at most
/// so many others, fewer than there are finalists (R4.6).
struct FewCanDrawLevel {
    QualificationPoints least;
    size_t others;
    friend bool operator==(const FewCanDrawLevel&, const FewCanDrawLevel&) = default;
};

/// Out: so many others, as many as there are finalists or more, already have more QP than `most`,
/// which the player can still end with.
struct EnoughAreAhead {
    QualificationPoints most;
    size_t others;
    friend bool operator==(const EnoughAreAhead&, const EnoughAreAhead&) = default;
};

/// Out: no completed game (R4.1) and none that could still be played.
struct NothingToRank {
    friend bool operator==(const NothingToRank&, const NothingToRank&) = default;
};

/// Through or out: no game is left, and neither a roll nor a value that is not known can carry the
/// player over the cut.
struct NoGameLeft {
    Place rank;
    friend bool operator==(const NoGameLeft&, const NoGameLeft&) = default;
};

using CertaintyReason = std::variant<FewCanDrawLevel, EnoughAreAhead, NothingToRank, NoGameLeft>;

enum class CertaintyKind { Through, Out };

/// What is proven of a player.
struct Certainty {
    PlayerId player;
    CertaintyKind kind;
    CertaintyReason reason;
    friend bool operator==(const Certainty&, const Certainty&) = default;
};

/// Who is already among the qualifiers (R4.6), whatever still happens, and who is already out of
/// them. Lists only players for whom one of the two is proven, without the disqualified, in the
/// order of registration.
///
/// What can still happen is said in Outlook. Only sums of QP (R4.1) are compared, and ties go
/// against the claim: who is through is so even if everybody with as many QP comes before them, who
/// is out even if they come before everybody with as many. So neither an answer to an open
/// question, nor a roll, nor the earlier games of R4.2 can refute it. Only when no game is left do
/// the standings themselves say who is through, with all that decides ties; then those stay unnamed
/// whom an open tie or an unknown value could still carry over the cut.
///
/// Through is about the standings: whether they can play the final, and whoever may replace them
/// (R7.1), is another matter. So is out: an alternate may yet play. Others who are disqualified
/// later make room, so that nobody who is through loses the place by it, unless they are the one;
/// somebody who is out may move up by it.
///
/// Said is what ReachBound proves, so something may be certain that is not said. Takes time
/// proportional to n log n in the number of players and to the number of finalists.
[[nodiscard]] std::vector<Certainty> alreadyCertain(const Field& field);
[[nodiscard]] std::vector<Certainty> alreadyCertain(const Event& event);

/// What is certain of a player while games can still get a result: how alreadyCertain() knows it,
/// and how whatIsNeeded() does when it supposes something in the Outlook. Keeps references.
class CertainBeforeTheEnd {
public:
    CertainBeforeTheEnd(const Field& field, const Outlook& outlook);

    /// A contender of the outlook. Absent: neither is proven.
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
    std::vector<int> m_sums; // of those ranked, in half-points, lowest first
};

} // namespace mentat

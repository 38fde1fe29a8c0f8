#pragma once

#include "model/event.h"
#include "scoring/ranking/advancement.h"

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

} // namespace mentat

#pragma once

#include "app/cli/output/grid.h"
#include "model/event.h"
#include "model/values/numbers.h"
#include "reports/wording/award_wording.h"
#include "scoring/end_values.h"

namespace mentat {

/// What several answers are made of.

[[nodiscard]] Json idsJson(const std::vector<PlayerId>& players);
/// null where unknown.
[[nodiscard]] Json amountJson(const Amount& amount);
/// As a number with at most three decimals; a whole one without any.
[[nodiscard]] Json numberOfThousandths(qint64 thousandths);
[[nodiscard]] Json thousandthsJson(const Fraction& fraction);

/// The bare names of an event's players, as JSON has them. Keeps pointers into the event.
class Names {
public:
    explicit Names(const Event& event) : m_players(event) {}
    /// The id itself where nobody has it.
    [[nodiscard]] QString operator()(const PlayerId& player) const {
        const Player* known = m_players.find(player);
        return known ? known->name.text() : player.text();
    }

private:
    PlayerIndex m_players;
};

/// Shown only where --explain put it there.
[[nodiscard]] GridColumn reasonColumn();

} // namespace mentat

#pragma once

#include "reports/wording/award_wording.h"
#include "reports/wording/language/language.h"
#include "scoring/storm/storm_house.h"
#include "scoring/storm/storm_scores.h"
#include "scoring/storm/storm_warnings.h"

namespace mentat {

/// "Sisterhood"
[[nodiscard]] QString sponsorName(const Language& language, Sponsor sponsor);
/// The sponsors in order, separated by commas: "Corrino, Fremen"; "–" if there are none.
[[nodiscard]] QString sponsorNames(const Language& language, const std::vector<Sponsor>& sponsors);
/// "Great House"
[[nodiscard]] QString statusName(const Language& language, StormStatus status);

// Violations of R11, one sentence each without a period, with the rule.
[[nodiscard]] QString startingFault(const Language& language, StartingFault fault);
[[nodiscard]] QString deckFault(const Language& language, const DeckFault& fault);
[[nodiscard]] QString stormWarning(const Language& language, const StormWarning& warning,
                                   const NameOf& nameOf);

/// "18 solaris, 11 favor, 0 spice"; "–" for unknown values.
[[nodiscard]] QString startingTotals(const Language& language, const StartingHouse& house);
/// What may be below 0, with a minus sign where the locale has a hyphen: "−2".
[[nodiscard]] QString signedAmount(const Language& language, qint64 amount);
/// The sum of the victory points: "Great House 25 + 12 solaris + 2 × 14 favor + 3 × 10 spice = 95";
/// "eliminated = 0".
[[nodiscard]] QString pointsSum(const Language& language, const StormSeat& seat);
/// The same, preceded by its game: "Game 3: …"
[[nodiscard]] QString gameSum(const Language& language, const StormSum& sum);
/// "14 spice in the Guild hoard, rate 1"
[[nodiscard]] QString setUpOf(const Language& language, int players);

/// Above a player's sums: "Ada Byron: 95 victory points (R11.3, R11.4)"
[[nodiscard]] QString pointsTitle(const Language& language, const QString& name, int points);

/// The cost or yield of up to three spice: "Buy: 1 for 3 (then rate 4) · …"
[[nodiscard]] QString exchangeText(const Language& language, qint64 hoard, ExchangeSide side);

/// What requires a look at the decks (rulebook 4.2, 4.3), one line each.
[[nodiscard]] QStringList deckChecklist(const Language& language);

// Why the input cannot be recorded, and what would be right.

/// name: of the player whose row has the fault.
[[nodiscard]] QString gameFaultText(const Language& language, const GameFault& fault,
                                    const QString& name);
[[nodiscard]] QString houseFaultText(const Language& language, HouseFault fault);

} // namespace mentat

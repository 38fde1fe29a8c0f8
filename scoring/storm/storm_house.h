#pragma once

#include "model/event.h"
#include "model/storm/storm_play.h"

#include <variant>

namespace mentat {

/// Solaris for one spice at the CHOAM Exchange: 1 to 6.
using ExchangeRate = BoundedInt<struct ExchangeRateTag, 1, 6>;

/// Spice in the Guild hoard at the start of a game with this many players (R11.1).
[[nodiscard]] qint64 startingGuildHoard(Count players);
/// R11.1, from the spice in the Guild hoard (0 or above).
[[nodiscard]] ExchangeRate exchangeRate(qint64 guildHoard);
[[nodiscard]] inline ExchangeRate startingRate(Count players) {
    return exchangeRate(startingGuildHoard(players));
}

/// The rate at the start of the player's first game, the one with the lowest number that is not
/// void; absent if the player has none. The event is of this kind.
[[nodiscard]] std::optional<ExchangeRate> rateOfFirstGame(const Event& event,
                                                          const PlayerId& player);

/// Whether name, sponsor, and homeworld are known.
[[nodiscard]] bool isComplete(const House& house);

/// What is wrong with the use of starting points (R11.1).
enum class StartingFault {
    TooManyPoints,   // more than 5
    OddFavorPoints,  // favor takes 2 each
    SpiceNoMultiple, // of the rate
    TooMuchSpice,    // more than 3
};

/// What a house starts with. Absent: unknown, because the points spent or the rate are unknown, or
/// a fault leaves the amount open.
struct StartingHouse {
    std::optional<Count> solaris;
    std::optional<Count> favor;
    std::optional<Count> spice;
    std::optional<Count> lostPoints; // left unspent
    std::vector<StartingFault> faults;
    friend bool operator==(const StartingHouse&, const StartingHouse&) = default;
};

/// R11.1 for the points spent, at this rate.
[[nodiscard]] StartingHouse startingHouse(const StartingPoints& points,
                                          std::optional<ExchangeRate> rate);
/// The same for a player's house, at the rate of their first game.
[[nodiscard]] StartingHouse startOf(const Event& event, const PlayerId& player, const House& house);
/// R11.1, R11.2: its starting points or its decks break the rules.
[[nodiscard]] bool isAgainstTheRules(const Event& event, const PlayerId& player,
                                     const House& house);

enum class Deck { Imperial, House };

/// R11.2: two adversaries in one deck; the sponsor counts as one of each deck's allegiances.
struct AdversariesInDeck {
    Deck deck;
    Sponsor first; // in the order of the sponsors
    Sponsor second;
    friend bool operator==(const AdversariesInDeck&, const AdversariesInDeck&) = default;
};
/// An allegiance of the House deck that the Imperial deck lacks.
struct NotInImperialDeck {
    Sponsor allegiance;
    friend bool operator==(const NotInImperialDeck&, const NotInImperialDeck&) = default;
};
using DeckFault = std::variant<AdversariesInDeck, NotInImperialDeck>;

/// R11.2: faults in a house's decks: the Imperial deck first, each fault once.
[[nodiscard]] std::vector<DeckFault> deckFaults(const House& house);

/// What a player does with spice at the CHOAM Exchange, one of the two per turn.
enum class ExchangeSide { Buy, Sell };

/// One spice bought or sold; the rate is reset after each (rulebook, CHOAM Exchange).
struct ExchangeStep {
    ExchangeRate rate;      // solaris for this one
    qint64 solaris;         // paid or gained for this one and those before
    qint64 hoard;           // left in the Guild hoard
    ExchangeRate rateAfter; // for the next
    friend bool operator==(const ExchangeStep&, const ExchangeStep&) = default;
};

inline constexpr int maxExchanged = 3; // in a player's turn

/// One to three spice, with this much in the Guild hoard (0 or above); fewer if the hoard holds
/// less than is bought.
[[nodiscard]] std::vector<ExchangeStep> exchangeSteps(qint64 hoard, ExchangeSide side);

} // namespace mentat

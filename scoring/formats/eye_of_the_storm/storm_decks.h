#pragma once

#include "model/formats/eye_of_the_storm/storm_play.h"

#include <variant>

namespace mentat {

enum class Deck { Imperial, House };

/// R11.2: two adversaries in one deck, the sponsor counted among each deck's allegiances.
struct AdversariesInDeck {
    Deck deck;
    Sponsor first; // in the order of the sponsors
    Sponsor second;
    friend bool operator==(const AdversariesInDeck&, const AdversariesInDeck&) = default;
};
/// An allegiance of the House deck that the Imperial deck does not bear.
struct NotInImperialDeck {
    Sponsor allegiance;
    friend bool operator==(const NotInImperialDeck&, const NotInImperialDeck&) = default;
};
using DeckFault = std::variant<AdversariesInDeck, NotInImperialDeck>;

/// What R11.2 finds wrong with a house's decks: the Imperial deck first, each fault once.
[[nodiscard]] std::vector<DeckFault> deckFaults(const House& house);

} // namespace mentat

#pragma once

#include "model/values/enum_ids.h"

#include <array>

namespace mentat {

/// The authority of a rule entry. A superseded one was overturned by a newer entry that it names;
/// an unconfirmed one is an older edition's answer that the newer source does not mention.
enum class RuleStatus { Rule, Official, HouseRule, GmsRuling, Unconfirmed, Superseded };

constexpr std::array<EnumId<RuleStatus>, 6> idTable(RuleStatus) {
    using enum RuleStatus;
    return {{{Rule, QLatin1StringView("rule")},
             {Official, QLatin1StringView("official")},
             {HouseRule, QLatin1StringView("house-rule")},
             {GmsRuling, QLatin1StringView("gms-ruling")},
             {Unconfirmed, QLatin1StringView("unconfirmed")},
             {Superseded, QLatin1StringView("superseded")}}};
}

/// When a rule applies in a game: in a turn of Dune, in order, then in a round of Eye of the Storm.
enum class RulePhase {
    Setup,
    Storm,
    SpiceBlow,
    ChoamCharity,
    Bidding,
    Revival,
    ShipmentMovement,
    Battle,
    SpiceCollection,
    MentatPause,
    OpeningInterval,
    HouseInterval,
    ClosingInterval,
};

constexpr std::array<EnumId<RulePhase>, 13> idTable(RulePhase) {
    using enum RulePhase;
    return {{{Setup, QLatin1StringView("setup")},
             {Storm, QLatin1StringView("storm")},
             {SpiceBlow, QLatin1StringView("spice-blow")},
             {ChoamCharity, QLatin1StringView("choam-charity")},
             {Bidding, QLatin1StringView("bidding")},
             {Revival, QLatin1StringView("revival")},
             {ShipmentMovement, QLatin1StringView("shipment-movement")},
             {Battle, QLatin1StringView("battle")},
             {SpiceCollection, QLatin1StringView("spice-collection")},
             {MentatPause, QLatin1StringView("mentat-pause")},
             {OpeningInterval, QLatin1StringView("opening-interval")},
             {HouseInterval, QLatin1StringView("house-interval")},
             {ClosingInterval, QLatin1StringView("closing-interval")}}};
}

/// The subject of a rule: the tournament, a game of Dune, Eye of the Storm.
enum class RuleTopic {
    Format,
    Scoring,
    Final,
    Conduct,
    Time,
    Dropouts,
    General,
    Setup,
    Storm,
    SpiceBlow,
    ChoamCharity,
    Bidding,
    Revival,
    ShipmentMovement,
    Battle,
    SpiceCollection,
    MentatPause,
    Advisors,
    Karama,
    Truthtrance,
    Alliances,
    Deals,
    TreacheryCards,
    Sides,
    Victory,
    Components,
    Homeworlds,
    NexusCards,
    Discovery,
    Terror,
    Ambassadors,
    DukeVidal,
    TechTokens,
    MatchUps,
    HouseBuilding,
    AreasOfPlay,
    Sequence,
    Cards,
    Petition,
    Rites,
    Basics,
    Optional,
    Lexicon,
};

constexpr std::array<EnumId<RuleTopic>, 43> idTable(RuleTopic) {
    using enum RuleTopic;
    return {{{Format, QLatin1StringView("format")},
             {Scoring, QLatin1StringView("scoring")},
             {Final, QLatin1StringView("final")},
             {Conduct, QLatin1StringView("conduct")},
             {Time, QLatin1StringView("time")},
             {Dropouts, QLatin1StringView("dropouts")},
             {General, QLatin1StringView("general")},
             {Setup, QLatin1StringView("setup")},
             {Storm, QLatin1StringView("storm")},
             {SpiceBlow, QLatin1StringView("spice-blow")},
             {ChoamCharity, QLatin1StringView("choam-charity")},
             {Bidding, QLatin1StringView("bidding")},
             {Revival, QLatin1StringView("revival")},
             {ShipmentMovement, QLatin1StringView("shipment-movement")},
             {Battle, QLatin1StringView("battle")},
             {SpiceCollection, QLatin1StringView("spice-collection")},
             {MentatPause, QLatin1StringView("mentat-pause")},
             {Advisors, QLatin1StringView("advisors")},
             {Karama, QLatin1StringView("karama")},
             {Truthtrance, QLatin1StringView("truthtrance")},
             {Alliances, QLatin1StringView("alliances")},
             {Deals, QLatin1StringView("deals")},
             {TreacheryCards, QLatin1StringView("treachery-cards")},
             {Sides, QLatin1StringView("factions")},
             {Victory, QLatin1StringView("victory")},
             {Components, QLatin1StringView("components")},
             {Homeworlds, QLatin1StringView("homeworlds")},
             {NexusCards, QLatin1StringView("nexus-cards")},
             {Discovery, QLatin1StringView("discovery")},
             {Terror, QLatin1StringView("terror")},
             {Ambassadors, QLatin1StringView("ambassadors")},
             {DukeVidal, QLatin1StringView("duke-vidal")},
             {TechTokens, QLatin1StringView("tech-tokens")},
             {MatchUps, QLatin1StringView("match-ups")},
             {HouseBuilding, QLatin1StringView("house-building")},
             {AreasOfPlay, QLatin1StringView("areas-of-play")},
             {Sequence, QLatin1StringView("sequence")},
             {Cards, QLatin1StringView("cards")},
             {Petition, QLatin1StringView("petition")},
             {Rites, QLatin1StringView("rites")},
             {Basics, QLatin1StringView("basics")},
             {Optional, QLatin1StringView("optional")},
             {Lexicon, QLatin1StringView("lexicon")}}};
}

/// An entry's relation to another: a newer one confirms or overturns it, the two contradict each
/// other and no source settles it, or they belong together.
enum class RuleLinkKind { See, ConfirmedBy, OverturnedBy, Contradicts };

constexpr std::array<EnumId<RuleLinkKind>, 4> idTable(RuleLinkKind) {
    using enum RuleLinkKind;
    return {{{See, QLatin1StringView("see")},
             {ConfirmedBy, QLatin1StringView("confirmed-by")},
             {OverturnedBy, QLatin1StringView("overturned-by")},
             {Contradicts, QLatin1StringView("contradicts")}}};
}

/// What may interrupt a step of a turn.
enum class Interruption { Karama, Truthtrance, Voice, Prescience, Card };

constexpr std::array<EnumId<Interruption>, 5> idTable(Interruption) {
    using enum Interruption;
    return {{{Karama, QLatin1StringView("karama")},
             {Truthtrance, QLatin1StringView("truthtrance")},
             {Voice, QLatin1StringView("voice")},
             {Prescience, QLatin1StringView("prescience")},
             {Card, QLatin1StringView("card")}}};
}

/// What the table card states from the event's own settings, whatever the entries say.
enum class CardFact {
    WinPoints, // from the event's table
    EndOfHeat  // the last game turn, and the minutes in which none begins
};

constexpr std::array<EnumId<CardFact>, 2> idTable(CardFact) {
    return {{{CardFact::WinPoints, QLatin1StringView("qualification-points")},
             {CardFact::EndOfHeat, QLatin1StringView("end-of-heat")}}};
}

/// The edition of the game that a source covers.
enum class GameEdition { GaleForceNine, AvalonHill };

constexpr std::array<EnumId<GameEdition>, 2> idTable(GameEdition) {
    using enum GameEdition;
    return {{{GaleForceNine, QLatin1StringView("gale-force-nine")},
             {AvalonHill, QLatin1StringView("avalon-hill")}}};
}

} // namespace mentat

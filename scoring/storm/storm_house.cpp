#include "scoring/storm/storm_house.h"

#include <set>

namespace mentat {
namespace {

// R11.1.
constexpr int allPoints = 5;
constexpr int baseSolaris = 15;
constexpr int baseFavor = 10;
constexpr int pointsForFavor = 2;
constexpr int greatestSpice = 3;

qint64 valueOf(const std::optional<Count>& points) {
    return points ? points->value() : 0;
}

/// Unknown points can only add to the known ones.
qint64 leastSpent(const StartingPoints& points) {
    return valueOf(points.solaris) + valueOf(points.favor) + valueOf(points.spice);
}

std::vector<StartingFault> faultsOf(const StartingPoints& points,
                                    std::optional<ExchangeRate> rate) {
    std::vector<StartingFault> faults;
    if (leastSpent(points) > allPoints)
        faults.push_back(StartingFault::TooManyPoints);
    if (valueOf(points.favor) % pointsForFavor != 0)
        faults.push_back(StartingFault::OddFavorPoints);
    if (rate && valueOf(points.spice) % rate->value() != 0)
        faults.push_back(StartingFault::SpiceNoMultiple);
    if (rate && valueOf(points.spice) / rate->value() > greatestSpice)
        faults.push_back(StartingFault::TooMuchSpice);
    return faults;
}

std::optional<Count> boughtWith(const std::optional<Count>& points, int base, int price) {
    if (!points || points->value() % price != 0)
        return std::nullopt;
    return Count::fromInt(base + qint64(points->value()) / price);
}

std::optional<Count> lostOf(const StartingPoints& points) {
    const bool allKnown = points.solaris && points.favor && points.spice;
    return allKnown ? Count::fromInt(allPoints - leastSpent(points)) : std::nullopt;
}

} // namespace

qint64 startingGuildHoard(Count players) {
    return 2 + 3 * qint64(players.value());
}

ExchangeRate exchangeRate(qint64 guildHoard) {
    if (guildHoard >= 13)
        return ExchangeRate(1);
    if (guildHoard >= 10)
        return ExchangeRate(2);
    if (guildHoard >= 7)
        return ExchangeRate(3);
    if (guildHoard >= 4)
        return ExchangeRate(4);
    return ExchangeRate(guildHoard >= 1 ? 5 : 6);
}

std::optional<ExchangeRate> rateOfFirstGame(const Event& event, const PlayerId& player) {
    const StormGame* first = nullptr;
    for (const StormGame& game : std::get<StormPlay>(event.play).games) {
        const bool isEarlier = !first || game.number < first->number;
        if (!game.isVoid && isEarlier && seatIn(game, player))
            first = &game;
    }
    if (!first)
        return std::nullopt;
    return startingRate(Count(static_cast<int>(first->seats.size())));
}

StartingHouse startingHouse(const StartingPoints& points, std::optional<ExchangeRate> rate) {
    StartingHouse house{boughtWith(points.solaris, baseSolaris, 1),
                        boughtWith(points.favor, baseFavor, pointsForFavor),
                        {},
                        lostOf(points),
                        faultsOf(points, rate)};
    if (rate)
        house.spice = boughtWith(points.spice, 0, rate->value());
    return house;
}

bool isComplete(const House& house) {
    return house.name && house.sponsor && house.homeworld;
}

StartingHouse startOf(const Event& event, const PlayerId& player, const House& house) {
    return startingHouse(house.startingPoints, rateOfFirstGame(event, player));
}

bool isAgainstTheRules(const Event& event, const PlayerId& player, const House& house) {
    return !deckFaults(house).empty() || !startOf(event, player, house).faults.empty();
}

namespace {

using Bearings = std::set<Sponsor>;

constexpr std::pair<Sponsor, Sponsor> adversaries[] = {
    {Sponsor::Corrino, Sponsor::Atreides},
    {Sponsor::Atreides, Sponsor::Harkonnen},
    {Sponsor::Harkonnen, Sponsor::Fremen},
    {Sponsor::Guild, Sponsor::Sisterhood},
};

void addAdversaries(Deck deck, const std::vector<Sponsor>& allegiances,
                    const std::optional<Sponsor>& sponsor, std::vector<DeckFault>& faults) {
    Bearings borne(allegiances.begin(), allegiances.end());
    if (sponsor)
        borne.insert(*sponsor);
    for (const auto& [first, second] : adversaries) {
        if (borne.contains(first) && borne.contains(second))
            faults.emplace_back(AdversariesInDeck{deck, first, second});
    }
}

} // namespace

std::vector<DeckFault> deckFaults(const House& house) {
    std::vector<DeckFault> faults;
    const Allegiances& decks = house.allegiances;
    addAdversaries(Deck::Imperial, decks.imperial, house.sponsor, faults);
    addAdversaries(Deck::House, decks.house, house.sponsor, faults);
    const Bearings imperial(decks.imperial.begin(), decks.imperial.end());
    for (const Sponsor allegiance : Bearings(decks.house.begin(), decks.house.end())) {
        if (!imperial.contains(allegiance))
            faults.emplace_back(NotInImperialDeck{allegiance});
    }
    return faults;
}

std::vector<ExchangeStep> exchangeSteps(qint64 hoard, ExchangeSide side) {
    std::vector<ExchangeStep> steps;
    qint64 solaris = 0;
    for (int i = 0; i < maxExchanged; ++i) {
        if (side == ExchangeSide::Buy && hoard == 0)
            break;
        const ExchangeRate rate = exchangeRate(hoard);
        solaris += rate.value();
        hoard += side == ExchangeSide::Buy ? -1 : 1;
        steps.push_back({rate, solaris, hoard, exchangeRate(hoard)});
    }
    return steps;
}

} // namespace mentat

#include "model/dune/game.h"

#include "model/dune/dune_parts.h"

#include <algorithm>
#include <map>

namespace mentat {

void DuneSeat::forgetNew(const DuneSeat& earlier) {
    forgetNewFacts(*this, earlier);
}

void DuneGame::forgetNew(const DuneGame& earlier) {
    forgetNewFacts(*this, earlier);
}

void DuneGame::rename(const PlayerId& from, const PlayerId& to) {
    if (predicted == from)
        predicted = to;
}

bool DuneGame::isAwaitingVerdict(const std::vector<Seat>& seats) const {
    const auto isCounted = [](const Seat& seat) {
        return dune(seat).strongholds || dune(seat).tokens || dune(seat).spice || dune(seat).cards;
    };
    const bool ranOut = ending == Ending::TurnLimit || ending == Ending::TimeLimit;
    return ranOut && !victory && std::ranges::any_of(seats, isCounted)
           && std::ranges::none_of(seats, mentat::hasWon);
}

std::vector<AlliedSeats> sidesOf(const Game& game) {
    std::vector<AlliedSeats> sides;
    std::map<AllianceNumber, size_t> sideOfAlliance;
    for (size_t i = 0; i < game.seats.size(); ++i) {
        const Seat& seat = game.seats[i];
        if (seat.dropout)
            continue;
        if (dune(seat).alliance) {
            const auto [known, isNew]
                = sideOfAlliance.try_emplace(*dune(seat).alliance, sides.size());
            if (!isNew) {
                sides[known->second].push_back(i);
                continue;
            }
        }
        sides.push_back({i});
    }
    return sides;
}

bool areAllied(const Seat& a, const Seat& b) {
    return a.number != b.number && !a.dropout && !b.dropout && dune(a).alliance
           && dune(a).alliance == dune(b).alliance;
}

namespace {

PerformancePoints pointsOf(Stronghold held, const Settings& settings) {
    switch (held) {
    case Stronghold::Arrakeen:
    case Stronghold::Carthag: return settings.cityPoints;
    case Stronghold::ShieldWall: return settings.shieldWallPoints;
    case Stronghold::SietchTabr:
    case Stronghold::HabbanyaSietch:
    case Stronghold::TueksSietch:
    case Stronghold::HiddenMobileStronghold:
    case Stronghold::JacurutuSietch: return settings.strongholdPoints;
    }
    return settings.strongholdPoints;
}

} // namespace

PerformancePoints pointsOf(const ControlGrid& control, const Settings& settings) {
    PerformancePoints sum;
    for (const auto& turn : control) {
        for (const Stronghold held : turn)
            sum += pointsOf(held, settings);
    }
    return sum;
}

} // namespace mentat

#include "scoring/dune/results/adjudication.h"

#include "scoring/dune/games/best_game.h"
#include "scoring/dune/results/game_questions.h"

#include <algorithm>
#include <iterator>

namespace mentat {
namespace {

/// A side that may still win.
struct Contestant {
    std::vector<const Seat*> seats; // by number
    qint64 sum = 0;                 // of the current criterion

    [[nodiscard]] std::vector<PlayerId> players() const {
        std::vector<PlayerId> result;
        for (const Seat* seat : seats)
            result.push_back(seat->player);
        return result;
    }
    /// R3.3: each side rolls one die, recorded at one of its seats.
    [[nodiscard]] const std::vector<Roll>& rolls() const {
        const auto rolled = std::ranges::find_if(
            seats, [](const Seat* seat) { return !dune(*seat).rolls.empty(); });
        return rolled == seats.end() ? dune(*seats.front()).rolls : dune(**rolled).rolls;
    }
};

std::vector<Contestant> contestantsOf(const Game& game) {
    std::vector<Contestant> contestants;
    for (const AlliedSeats& side : sidesOf(game)) {
        Contestant contestant;
        for (const size_t position : side)
            contestant.seats.push_back(&game.seats[position]);
        std::ranges::sort(contestant.seats, {}, &Seat::number);
        contestants.push_back(std::move(contestant));
    }
    std::ranges::sort(contestants, {},
                      [](const Contestant& one) { return one.seats.front()->number; });
    return contestants;
}

VerdictBy byValue(EndValue value) {
    switch (value) {
    case EndValue::Strongholds: return VerdictBy::Strongholds;
    case EndValue::Tokens: return VerdictBy::Tokens;
    case EndValue::Spice: return VerdictBy::Spice;
    case EndValue::Cards: return VerdictBy::Cards;
    }
    return VerdictBy::Open;
}

/// The side's sum; absent if a value is unknown.
Amount sumOf(const Contestant& side, EndValue value, const Settings& settings) {
    qint64 sum = 0;
    for (const Seat* seat : side.seats) {
        const Amount amount = adjudicationValues(*seat, settings).at(value);
        if (!amount)
            return std::nullopt;
        sum += *amount;
    }
    return sum;
}

/// Applies R3 criterion by criterion, narrowing the sides compared.
class Adjudication {
public:
    Adjudication(const Game& game, const Settings& settings)
        : m_settings(settings)
        , m_compared(contestantsOf(game)) {}

    [[nodiscard]] Verdict verdict() {
        if (m_compared.size() == 1)
            return won(VerdictBy::OnlySide);
        for (const EndValue value : allEndValues) {
            if (!sumUp(value))
                return open(value);
            if (keepBest())
                return won(byValue(value));
        }
        for (size_t round = 0; !m_compared.empty(); ++round) {
            if (!readDice(round))
                break;
            if (keepBest())
                return won(VerdictBy::HighestRoll);
        }
        return tie();
    }

private:
    /// False: a side in the comparison has an unknown value (R3.5).
    bool sumUp(EndValue value) {
        for (Contestant& side : m_compared) {
            const Amount sum = sumOf(side, value, m_settings);
            if (!sum)
                return false;
            side.sum = *sum;
        }
        return true;
    }

    /// False: a side in the comparison has no roll in this round (from 0).
    bool readDice(size_t round) {
        for (Contestant& side : m_compared) {
            if (side.rolls().size() <= round)
                return false;
            side.sum = side.rolls()[round].value();
        }
        return true;
    }

    /// Keeps only the sides tied for the lead (R3.3). True: one side leads alone.
    bool keepBest() {
        if (m_compared.empty())
            return false;
        const qint64 best = std::ranges::max_element(m_compared, {}, &Contestant::sum)->sum;
        const auto behind = [best](const Contestant& side) { return side.sum < best; };
        std::vector<Contestant> others;
        std::ranges::copy_if(m_compared, std::back_inserter(others), behind);
        std::erase_if(m_compared, behind);
        if (m_compared.size() > 1)
            return false;
        const qint64 next = std::ranges::max_element(others, {}, &Contestant::sum)->sum;
        m_decision = Verdict::Decision{best, next, {}};
        for (const Contestant& side : others) {
            if (side.sum == next)
                std::ranges::move(side.players(), std::back_inserter(m_decision->nextSide));
        }
        return true;
    }

    [[nodiscard]] Verdict won(VerdictBy decidedBy) const {
        return {decidedBy, m_compared.front().players(), {}, {}, m_decision};
    }

    [[nodiscard]] Verdict tie() const {
        Verdict verdict;
        for (const Contestant& side : m_compared)
            verdict.tied.push_back(side.players());
        return verdict;
    }

    [[nodiscard]] Verdict open(EndValue value) const {
        std::vector<const Seat*> unknown;
        for (const Contestant& side : m_compared) {
            for (const Seat* seat : side.seats) {
                if (!adjudicationValues(*seat, m_settings).at(value))
                    unknown.push_back(seat);
            }
        }
        std::ranges::sort(unknown, {}, &Seat::number);
        Verdict verdict;
        verdict.decidedBy = VerdictBy::Open;
        for (const Seat* seat : unknown)
            verdict.needs.push_back({seat->player, value});
        return verdict;
    }

    const Settings& m_settings;
    std::vector<Contestant> m_compared;
    std::optional<Verdict::Decision> m_decision;
};

/// The sides that no known sum exceeds: an unknown sum may be anything.
std::vector<Contestant> possibleLeaders(const std::vector<Contestant>& sides, EndValue value,
                                        const Settings& settings) {
    Amount best;
    for (const Contestant& side : sides)
        best = std::max(best, sumOf(side, value, settings));
    std::vector<Contestant> leaders;
    std::ranges::copy_if(sides, std::back_inserter(leaders), [&](const Contestant& side) {
        const Amount sum = sumOf(side, value, settings);
        return !sum || sum == best;
    });
    return leaders;
}

std::vector<PlayerId> playersOf(const std::vector<Contestant>& sides) {
    std::vector<PlayerId> players;
    for (const Contestant& side : sides) {
        const auto more = side.players();
        players.insert(players.end(), more.begin(), more.end());
    }
    return players;
}

} // namespace

Compared comparedIn(const Game& game, const Settings& settings) {
    Compared compared;
    auto sides = contestantsOf(game);
    for (const EndValue value : allEndValues) {
        if (sides.size() < 2)
            return compared;
        compared.values[static_cast<size_t>(value)] = playersOf(sides);
        sides = possibleLeaders(sides, value, settings);
    }
    if (sides.size() > 1)
        compared.dice = playersOf(sides);
    return compared;
}

Verdict adjudicate(const Game& game, const Settings& settings) {
    return Adjudication(game, settings).verdict();
}

EndValues adjudicationValues(const Seat& seat, const Settings& settings) {
    const EndValues own = ownValues(seat);
    if (!dune(seat).shieldWall || !settings.shieldWallAdjudicated)
        return own;
    const Amount strongholds = own.at(EndValue::Strongholds);
    return {strongholds ? Amount(*strongholds + 1) : std::nullopt, own.at(EndValue::Tokens),
            own.at(EndValue::Spice), own.at(EndValue::Cards)};
}

namespace {

size_t seatOfPlayer(const Game& game, const PlayerId& player) {
    return static_cast<size_t>(std::ranges::find(game.seats, player, &Seat::player)
                               - game.seats.begin());
}

/// Open: neither the verdict nor the GM names a winner, or a winner by the verdict has no faction
/// recorded.
bool isOpen(const Game& typed, const Verdict& verdict) {
    bool lacksFaction = false;
    for (const Seat& seat : typed.seats) {
        const bool hasWon
            = std::ranges::find(verdict.winners, seat.player) != verdict.winners.end();
        if (dune(seat).winner != hasWon)
            return false;
        lacksFaction |= hasWon && !dune(seat).faction;
    }
    return verdict.winners.empty() || lacksFaction;
}

} // namespace

Game withoutOpenVerdict(Game typed, const Settings& settings) {
    if (dune(typed).victory != Victory::Adjudicated || !isOpen(typed, adjudicate(typed, settings)))
        return typed;
    Game awaiting = typed;
    dune(awaiting).victory.reset();
    for (Seat& seat : awaiting.seats)
        dune(seat).winner = false;
    if (dune(awaiting).ending != Ending::TurnLimit)
        dune(awaiting).ending = Ending::TimeLimit;
    return isAwaitingVerdict(awaiting) ? awaiting : typed;
}

AwaitedVerdict awaitedVerdict(const Game& game, const Settings& settings) {
    AwaitedVerdict awaited;
    if (!isAwaitingVerdict(game))
        return awaited;
    const Verdict verdict = adjudicate(game, settings);
    for (const Need& need : verdict.needs)
        awaited.values.push_back({askedFactOf(need.value), seatOfPlayer(game, need.player)});
    for (const auto& side : verdict.tied)
        awaited.toRoll.insert(awaited.toRoll.end(), side.begin(), side.end());
    for (const PlayerId& winner : verdict.winners) {
        const size_t seat = seatOfPlayer(game, winner);
        if (!dune(game.seats[seat]).faction)
            awaited.values.push_back({AskedFact::SidePlayed, seat});
    }
    return awaited;
}

} // namespace mentat

#include "scoring/heats/draw/heat_plan.h"

#include "model/failure_kind.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/heats_scoring.h"

#include <algorithm>

namespace mentat {
namespace {

size_t saying(const std::vector<Preference>& wishes, Preference preference) {
    return static_cast<size_t>(std::ranges::count(wishes, preference));
}

} // namespace

Result<std::vector<PlayerId>> entrantsToSeat(const Event& event, const Heat& heat, Count standby) {
    const qint64 number = heat.number.value();
    const auto wanted = static_cast<size_t>(standby.value());
    if (wanted > heat.standby.size()) {
        return failure(FailureKind::StandbyTooFew,
                       {static_cast<qint64>(heat.standby.size()), number});
    }
    std::vector<PlayerId> entrants = heat.entrants;
    entrants.insert(entrants.end(), heat.standby.begin(),
                    heat.standby.begin() + static_cast<ptrdiff_t>(wanted));
    if (entrants.empty())
        return failure(FailureKind::NoEntrants, {number});
    const DisqualifiedPlayers out(event);
    for (const PlayerId& entrant : entrants) {
        if (out.contains(entrant))
            return failure(FailureKind::DisqualifiedEntrant, {playerName(event, entrant), number});
    }
    return entrants;
}

std::vector<Preference> wishesOf(const Event& event, const std::vector<PlayerId>& entrants) {
    std::vector<Preference> wishes;
    const PlayerIndex players(event);
    for (const PlayerId& entrant : entrants) {
        wishes.push_back(hasVariant(event) ? players.find(entrant)->preference
                                           : Preference::Either);
    }
    return wishes;
}

VariantTables variantTables(const Event& event, const std::vector<Preference>& wishes,
                            const std::vector<TablePlan>& tables) {
    VariantTables result;
    if (!hasVariant(event))
        return result;
    const size_t possible
        = wishes.size() - std::min(wishes.size(), saying(wishes, Preference::Base));
    const size_t asking = saying(wishes, Preference::Variant);
    for (size_t seats = 0; result.most < tables.size(); ++result.most) {
        const size_t more = tables[result.most].seats;
        if (seats + more > possible)
            break;
        if (seats < asking)
            result.proposed = result.most + 1;
        seats += more;
    }
    return result;
}

namespace {

class HistoryReader {
public:
    HistoryReader(const std::vector<PlayerId>& entrants, size_t preferredSize)
        : m_positions(positionsOf(entrants))
        , m_preferredSize(preferredSize) {
        m_history.shortGames.resize(entrants.size());
        m_history.seats.resize(entrants.size());
    }

    void read(const Round& round) {
        PastHeat past;
        for (const Game& game : round.games()) {
            if (!game.isVoid)
                past.push_back(read(game));
        }
        m_history.past.push_back(std::move(past));
    }

    [[nodiscard]] DrawHistory history() && { return std::move(m_history); }

private:
    [[nodiscard]] PastTable read(const Game& game) {
        PastTable table;
        for (const Seat& seat : game.seats) {
            const auto entrant = m_positions.constFind(seat.player);
            if (entrant == m_positions.constEnd())
                continue;
            table.push_back(*entrant);
            ++m_history.seats[*entrant][seat.number];
            if (game.seats.size() < m_preferredSize)
                ++m_history.shortGames[*entrant];
        }
        return table;
    }

    QHash<PlayerId, EntrantIndex> m_positions;
    size_t m_preferredSize;
    DrawHistory m_history;
};

} // namespace

std::vector<int> weightsOf(std::vector<int> shortGames) {
    for (int& games : shortGames)
        games *= games;
    return shortGames;
}

std::vector<Round> roundsBefore(const Event& event, const RoundId& round) {
    std::vector<Round> earlier;
    for (const Round& other : roundsOf(event)) {
        if (round.isAdvanced() && other.id() == round)
            break; // advanced rounds are listed in the order of play
        const Heat* heat = other.heat();
        if (round.isAdvanced() || (heat && heat->number < *round.heat()))
            earlier.push_back(other);
    }
    return earlier;
}

DrawHistory historyBefore(const Event& event, const RoundId& round,
                          const std::vector<PlayerId>& entrants) {
    HistoryReader reader(entrants, tableLimitsOf(event, round).preferred);
    for (const Round& earlier : roundsBefore(event, round))
        reader.read(earlier);
    return std::move(reader).history();
}

} // namespace mentat

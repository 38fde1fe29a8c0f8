#include "scoring/heats/draw/draw_history.h"

#include "scoring/heats/heats_scoring.h"

namespace mentat {

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
            break; // advanced rounds stand in the order of play
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

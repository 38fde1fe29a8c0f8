#include "scoring/ruleset/believable_result.h"

#include "model/ruleset/results.h"
#include "scoring/heats/seating/draw_source.h"

#include <algorithm>

namespace mentat {

namespace {

/// Plays one table, from its seed.
class ResultCourse {
public:
    ResultCourse(const Ruleset& ruleset, Game game, qint64 seed)
        : m_ruleset(ruleset)
        , m_game(std::move(game))
        , m_source(seed) {}

    Game run(const std::optional<VenueTime>& latestEnd) {
        playTime(latestEnd);
        leave();
        if (m_ruleset.score == Scores::None)
            place();
        else
            score();
        label();
        return std::move(m_game);
    }

private:
    bool oneIn(size_t times) { return m_source.below(times) == 0; }

    void playTime(const std::optional<VenueTime>& latestEnd) {
        if (!m_game.start)
            return;
        const auto perPlayer = static_cast<qint64>(10 + m_source.below(10));
        VenueTime end
            = m_game.start->plusMinutes(30 + perPlayer * static_cast<qint64>(m_game.seats.size()));
        if (latestEnd && *latestEnd < end && *m_game.start < *latestEnd)
            end = *latestEnd;
        m_game.end = end;
    }

    /// One table in fifteen loses a player, but at least two stay.
    void leave() {
        if (m_game.seats.size() < 3 || !oneIn(15))
            return;
        Seat& seat = m_game.seats[m_source.below(m_game.seats.size())];
        seat.dropout = true;
        if (m_game.start && m_game.end)
            seat.left = m_game.start->plusMinutes(m_game.start->minutesTo(*m_game.end) / 2);
    }

    /// The players who stayed, in random order.
    std::vector<Seat*> stayed() {
        std::vector<Seat*> seats;
        for (Seat& seat : m_game.seats) {
            if (!seat.dropout)
                seats.push_back(&seat);
        }
        m_source.shuffle(seats);
        return seats;
    }

    static RulesetSeat& partOf(Seat& seat) { return std::get<RulesetSeat>(seat.part); }

    /// Places in order; if only the winner was recorded, all others share second place.
    void place() {
        const bool onlyWinner = oneIn(12);
        int place = 1;
        for (Seat* seat : stayed()) {
            partOf(*seat).place = TablePlace(onlyWinner ? std::min(place, 2) : place);
            ++place;
        }
    }

    /// Whole scores; if two are best, the game's own tiebreak names the winner.
    void score() {
        const auto seats = stayed();
        for (Seat* seat : seats) {
            const auto whole = static_cast<qint64>(20 + m_source.below(41));
            partOf(*seat).score = Decimal::fromThousandths(1000 * whole);
        }
        const auto isBetter = [this](Seat* a, Seat* b) {
            return isBetterScore(*partOf(*a).score, *partOf(*b).score, m_ruleset.score);
        };
        auto order = seats;
        std::ranges::stable_sort(order, isBetter);
        if (order.size() < 2 || isBetter(order[0], order[1]))
            return;
        for (size_t i = 0; i < order.size(); ++i)
            partOf(*order[i]).place = TablePlace(static_cast<int>(i) + 1);
    }

    void label() {
        if (m_ruleset.labels.empty())
            return;
        auto labels = m_ruleset.labels;
        m_source.shuffle(labels);
        for (size_t i = 0; i < m_game.seats.size(); ++i)
            partOf(m_game.seats[i]).label = labels[i % labels.size()];
    }

    const Ruleset& m_ruleset;
    Game m_game;
    DrawSource m_source;
};

} // namespace

Game believableResult(const Event& event, Game game, const std::optional<VenueTime>& latestEnd,
                      qint64 seed) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    return ResultCourse(ruleset, std::move(game), seed).run(latestEnd);
}

} // namespace mentat

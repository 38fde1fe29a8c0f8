#include "scoring/dune/results/believable_game.h"

#include "scoring/dune/games/factions.h"
#include "scoring/dune/games/map.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/heats/seating/draw_source.h"

#include <algorithm>

namespace mentat {

namespace {

constexpr size_t nobody = ~size_t(0);

/// A game being made up. Chances are in percent.
class Course {
public:
    Course(const Event& event, Game game, const std::optional<VenueTime>& latestEnd, qint64 seed)
        : m_event(event)
        , m_settings(event.settings)
        , m_latestEnd(latestEnd)
        , m_source(seed)
        , m_game(std::move(game)) {}

    Game run() {
        drawSides();
        loseSomeone();
        ally();
        chooseVictory();
        play();
        countAtEnd();
        nameWinners();
        endInTime();
        return std::move(m_game);
    }

private:
    // R10.21, without the Shield Wall, which scores nothing by itself and rarely decides.
    static std::vector<Stronghold> strongholdsInPlay(const Game& game, const EventDetails& event) {
        std::vector<Stronghold> strongholds = strongholdsOnSheet(game, event);
        std::erase(strongholds, Stronghold::ShieldWall);
        if (std::ranges::find(game.seats, Faction::Ixian, playedFaction) == game.seats.end())
            std::erase(strongholds, Stronghold::HiddenMobileStronghold);
        return strongholds;
    }

    bool happens(size_t percent) { return m_source.below(100) < percent; }
    int between(int least, int greatest) {
        return least + static_cast<int>(m_source.below(static_cast<size_t>(greatest - least + 1)));
    }

    void drawSides() {
        std::vector<Faction> pool
            = dune(m_game).pool.empty()
                  ? factionPool(m_event.details.sets, m_game.variant, m_game.seats.size())
                  : dune(m_game).pool;
        for (const Seat& seat : m_game.seats) {
            if (dune(seat).faction)
                std::erase(pool, *dune(seat).faction);
        }
        m_source.shuffle(pool);
        for (Seat& seat : m_game.seats) {
            if (dune(seat).faction || pool.empty())
                continue;
            dune(seat).faction = pool.back();
            pool.pop_back();
        }
        m_strongholds = strongholdsInPlay(m_game, m_event.details);
    }

    std::optional<size_t> seatOf(Faction faction) const {
        for (size_t i = 0; i < m_game.seats.size(); ++i) {
            if (dune(m_game.seats[i]).faction == faction && !m_game.seats[i].dropout)
                return i;
        }
        return std::nullopt;
    }

    // R6: occasionally a player drops out, with permission.
    void loseSomeone() {
        if (m_game.seats.size() < 5 || !happens(3))
            return;
        Seat& seat = m_game.seats[m_source.below(m_game.seats.size())];
        seat.dropout = true;
        seat.excused = true;
    }

    void ally() {
        std::vector<size_t> free;
        for (size_t i = 0; i < m_game.seats.size(); ++i) {
            dune(m_game.seats[i]).alliance.reset();
            if (!m_game.seats[i].dropout)
                free.push_back(i);
        }
        m_source.shuffle(free);
        if (m_settings.allianceSize.value() < 2)
            return;
        int number = 1;
        while (free.size() >= 2 && happens(number == 1 ? 80 : 45)) {
            for (int member = 0; member < 2; ++member) {
                dune(m_game.seats[free.back()]).alliance = AllianceNumber(number);
                free.pop_back();
            }
            ++number;
        }
    }

    std::vector<AlliedSeats> sidesOfSize(bool allied) const {
        std::vector<AlliedSeats> sides = sidesOf(m_game);
        std::erase_if(sides, [&](const AlliedSeats& side) { return (side.size() > 1) != allied; });
        return sides;
    }

    // Close to the published years: a fifth of games are adjudicated, most others end with an
    // allied victory.
    void chooseVictory() {
        const size_t chance = m_source.below(100);
        const bool canPlayAllTurns = !m_latestEnd || !m_game.start
                                     || m_game.start->minutesTo(*m_latestEnd)
                                            >= m_settings.turnLimit.value() * fewestMinutesATurn;
        m_victory = Victory::Adjudicated;
        if (chance < 26 && !sidesOfSize(false).empty())
            m_victory = Victory::Solo;
        else if (chance < 72 && !sidesOfSize(true).empty())
            m_victory = Victory::Alliance;
        else if (chance < 76 && seatOf(Faction::BeneGesserit))
            m_victory = Victory::BgPrediction;
        else if (chance < 82 && seatOf(Faction::Guild) && canPlayAllTurns)
            m_victory = Victory::GuildDefault;
        else if (chance < 85 && seatOf(Faction::Fremen) && canPlayAllTurns)
            m_victory = Victory::FremenDefault;
        chooseTurns();
    }

    void chooseTurns() {
        const int limit = m_settings.turnLimit.value();
        int turns = between(2, 6) + between(1, 4); // about 6.5 on average
        if (m_victory == Victory::GuildDefault || m_victory == Victory::FremenDefault)
            turns = limit;
        else if (m_victory == Victory::Adjudicated)
            turns = std::min(turns + 1, std::max(limit - 1, 1)); // the clock ends it
        if (m_latestEnd && m_game.start) {
            const qint64 minutes = std::max<qint64>(m_game.start->minutesTo(*m_latestEnd), 0);
            turns = std::min(turns, static_cast<int>(minutes / fewestMinutesATurn));
        }
        m_game.turns = Turns(std::clamp(turns, 1, limit));
    }

    // Per turn and stronghold, the seat that holds it; the winners hold theirs in the last turn.
    void play() {
        for (Seat& seat : m_game.seats) {
            if (seat.dropout)
                dune(seat).dropoutTurn = Count(between(1, m_game.turns->value()));
        }
        chooseWinningSide();
        std::vector<size_t> holders(m_strongholds.size(), nobody);
        m_control.assign(m_game.seats.size(), {});
        for (int turn = 1; turn <= m_game.turns->value(); ++turn) {
            if (turn == m_game.turns->value())
                holders = holdersAtEnd();
            else
                fight(holders, turn);
            for (size_t seat = 0; seat < m_control.size(); ++seat) {
                std::vector<Stronghold>& held = m_control[seat].emplace_back();
                for (size_t place = 0; place < holders.size(); ++place) {
                    if (holders[place] == seat)
                        held.push_back(m_strongholds[place]);
                }
            }
        }
    }

    void chooseWinningSide() {
        m_winners.clear();
        if (m_victory != Victory::Solo && m_victory != Victory::Alliance)
            return;
        const std::vector<AlliedSeats> sides = sidesOfSize(m_victory == Victory::Alliance);
        m_winners = sides[m_source.below(sides.size())];
    }

    bool isInGame(size_t seat, int turn) const {
        const Seat& who = m_game.seats[seat];
        return !who.dropout || turn < dune(who).dropoutTurn->value();
    }

    static size_t heldBy(const std::vector<size_t>& holders, size_t seat) {
        return static_cast<size_t>(std::ranges::count(holders, seat));
    }

    // Nobody has three before the end, because that would end the game.
    void fight(std::vector<size_t>& holders, int turn) {
        for (size_t& holder : holders) {
            if (holder != nobody && isInGame(holder, turn) && !happens(35))
                continue;
            const size_t taker = m_source.below(m_game.seats.size());
            holder = isInGame(taker, turn) && heldBy(holders, taker) < 2 && happens(85) ? taker
                                                                                        : nobody;
        }
    }

    std::vector<size_t> holdersAtEnd() {
        std::vector<size_t> places(m_strongholds.size());
        for (size_t i = 0; i < places.size(); ++i)
            places[i] = i;
        m_source.shuffle(places);
        std::vector<size_t> holders(m_strongholds.size(), nobody);
        const auto take = [&](size_t seat) {
            holders[places.back()] = seat;
            places.pop_back();
        };
        // R10.25: three for one player, four for an alliance.
        const size_t needed = m_winners.empty() ? 0 : m_winners.size() == 1 ? 3 : 4;
        for (size_t i = 0; i < needed && !places.empty(); ++i)
            take(m_winners[i % m_winners.size()]);
        while (!places.empty()) {
            const size_t seat = m_source.below(m_game.seats.size());
            take(mayHoldMore(holders, seat) ? seat : nobody);
        }
        return holders;
    }

    // Without a stronghold victory, no player or alliance holds enough strongholds for one.
    bool mayHoldMore(const std::vector<size_t>& holders, size_t seat) const {
        if (m_game.seats[seat].dropout || std::ranges::find(m_winners, seat) != m_winners.end())
            return false;
        size_t ofSide = 0;
        for (size_t other = 0; other < m_game.seats.size(); ++other) {
            if (other == seat || areAllied(m_game.seats[seat], m_game.seats[other]))
                ofSide += heldBy(holders, other);
        }
        const bool isAllied = dune(m_game.seats[seat]).alliance.has_value();
        return heldBy(holders, seat) < 2 && ofSide < (isAllied ? 3 : 2);
    }

    void countAtEnd() {
        for (size_t i = 0; i < m_game.seats.size(); ++i) {
            Seat& seat = m_game.seats[i];
            dune(seat).performancePoints = pointsOf(m_control[i], m_settings);
            dune(seat).strongholds = Count(static_cast<int>(m_control[i].back().size()));
            dune(seat).tokens = Count(between(2, 9) + between(0, 8));
            dune(seat).spice = Count(between(0, 6) + (happens(40) ? between(2, 14) : 0));
            dune(seat).cards = Count(between(0, dune(seat).faction == Faction::Harkonnen ? 7 : 4));
        }
    }

    // R3.3: sides equal in every criterion roll until one is ahead.
    void settleTie() {
        for (Verdict verdict = adjudicate(m_game, m_settings); verdict.decidedBy == VerdictBy::Tie;
             verdict = adjudicate(m_game, m_settings)) {
            for (const std::vector<PlayerId>& side : verdict.tied) {
                const auto seat = std::ranges::find(m_game.seats, side.front(),
                                                    [](const Seat& each) { return each.player; });
                dune(*seat).rolls = {Roll(between(1, 6))};
            }
        }
    }

    void nameWinners() {
        dune(m_game).victory = m_victory;
        if (m_victory == Victory::BgPrediction)
            predict();
        if (m_victory == Victory::Adjudicated)
            settleTie();
        if (m_winners.empty())
            m_winners = impliedWinners(m_game, m_settings);
        for (Seat& seat : m_game.seats)
            dune(seat).winner = false;
        for (const size_t winner : m_winners)
            dune(m_game.seats[winner]).winner = true;
        dune(m_game).ending = impliedEnding(m_game, false, m_settings);
    }

    // R2.4: the player who would have won without the prediction.
    void predict() {
        const size_t prophet = *seatOf(Faction::BeneGesserit);
        std::vector<size_t> others;
        for (size_t i = 0; i < m_game.seats.size(); ++i) {
            if (i != prophet && !m_game.seats[i].dropout)
                others.push_back(i);
        }
        if (!others.empty())
            dune(m_game).predicted = m_game.seats[others[m_source.below(others.size())]].player;
    }

    void endInTime() {
        if (!m_game.start)
            return;
        const int turns = m_game.turns->value();
        VenueTime end
            = m_game.start->plusMinutes(turns * between(fewestMinutesATurn, 40) + between(0, 12));
        const bool stoppedByClock = dune(m_game).ending == Ending::TimeLimit;
        if (m_latestEnd && (*m_latestEnd < end || stoppedByClock) && *m_game.start < *m_latestEnd)
            end = *m_latestEnd;
        m_game.end = end;
        for (Seat& seat : m_game.seats) {
            if (seat.dropout)
                seat.left = m_game.start->plusMinutes(
                    m_game.start->minutesTo(end) * dune(seat).dropoutTurn->value() / (turns + 1));
        }
    }

    static constexpr int fewestMinutesATurn = 26;

    const Event& m_event;
    const Settings& m_settings;
    const std::optional<VenueTime>& m_latestEnd;
    DrawSource m_source;
    Game m_game;
    std::vector<Stronghold> m_strongholds; // in play
    std::vector<ControlGrid> m_control;    // by seat
    Victory m_victory = Victory::Adjudicated;
    AlliedSeats m_winners;
};

} // namespace

Game believableEnd(const Event& event, Game game, const std::optional<VenueTime>& latestEnd,
                   qint64 seed) {
    return Course(event, std::move(game), latestEnd, seed).run();
}

} // namespace mentat

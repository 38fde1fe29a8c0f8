#include "model/errors.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/scoring/played_events.h"
#include "tests/scoring/remaining_play.h"
#include "tests/support/raw/random_play.h"

#include <algorithm>

namespace mentat::test {

namespace {

template <class T>
void shuffle(std::vector<T>& list, RandomSource& random) {
    for (size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[random.below(i)]);
}

std::optional<Count>& valueOf(Seat& seat, size_t which) {
    switch (which) {
    case 0: return dune(seat).strongholds;
    case 1: return dune(seat).tokens;
    case 2: return dune(seat).spice;
    default: return dune(seat).cards;
    }
}

/// Gives a game a result.
class RandomResult {
public:
    RandomResult(Game& game, const Settings& settings, const Playing& how, RandomSource& random)
        : m_game(game)
        , m_settings(settings)
        , m_how(how)
        , m_random(random) {}

    void draw() {
        clear();
        if (m_how.dropouts)
            dropOut();
        std::vector<Seat*> live = liveSeats();
        if (live.empty())
            return;
        const size_t most = std::max<size_t>(2, size_t(m_settings.allianceSize.value()));
        live.resize(1 + m_random.below(std::min(most, live.size())));
        const auto victory = victoryOf(live.size());
        for (Seat* seat : live) {
            dune(*seat).winner = true;
            if (victory != Victory::Solo && live.size() > 1)
                dune(*seat).alliance = AllianceNumber(1);
        }
        dealFactions(*live.front(), victory);
        dune(m_game).victory = victory;
        m_game.turns = Turns(m_random.between(1, m_settings.turnLimit.value()));
    }

private:
    void clear() {
        dune(m_game).predicted.reset();
        dune(m_game).ending.reset();
        for (Seat& seat : m_game.seats) {
            dune(seat).control.clear();
            dune(seat).rolls.clear();
            dune(seat).winner = false;
            dune(seat).alliance.reset();
            for (size_t which = 0; which < 4; ++which) {
                if (m_random.oneIn(2))
                    valueOf(seat, which) = Count(m_random.between(0, 2));
            }
        }
    }

    void dropOut() {
        for (Seat& seat : m_game.seats) {
            const bool stays = m_how.staying.contains(seat.player.text());
            if (!seat.dropout && !stays && m_random.oneIn(6) && liveSeats().size() > 1) {
                seat.dropout = true;
                seat.excused = m_random.oneIn(2);
            }
        }
    }

    /// Those first who are favored.
    [[nodiscard]] std::vector<Seat*> liveSeats() {
        std::vector<Seat*> live;
        for (Seat& seat : m_game.seats) {
            if (!seat.dropout)
                live.push_back(&seat);
        }
        shuffle(live, m_random);
        std::stable_partition(live.begin(), live.end(), [&](const Seat* seat) {
            return m_how.favored.contains(seat->player.text());
        });
        return live;
    }

    [[nodiscard]] Victory victoryOf(size_t winners) {
        using enum Victory;
        std::vector<Victory> possible;
        if (winners <= 2)
            possible.insert(possible.end(), {Solo, Solo, Solo});
        if (winners == 1)
            possible.push_back(BgPrediction);
        if (winners > 1 && winners <= size_t(m_settings.allianceSize.value()))
            possible.push_back(Alliance);
        if (winners == 1 || winners <= size_t(m_settings.allianceSize.value()))
            possible.insert(possible.end(), {FremenDefault, GuildDefault, Adjudicated});
        return m_random.of(possible);
    }

    void dealFactions(Seat& winner, Victory victory) {
        std::vector<Faction> factions;
        for (int i = 0; i <= static_cast<int>(Faction::Moritani); ++i)
            factions.push_back(static_cast<Faction>(i));
        shuffle(factions, m_random);
        for (size_t i = 0; i < m_game.seats.size(); ++i)
            dune(m_game.seats[i]).faction = factions[i];
        const auto needed = victory == Victory::BgPrediction    ? Faction::BeneGesserit
                            : victory == Victory::FremenDefault ? Faction::Fremen
                            : victory == Victory::GuildDefault  ? Faction::Guild
                                                                : *dune(winner).faction;
        for (Seat& seat : m_game.seats) {
            if (dune(seat).faction == needed)
                std::swap(dune(seat).faction, dune(winner).faction);
        }
        dune(winner).faction = needed;
    }

    Game& m_game;
    const Settings& m_settings;
    const Playing& m_how;
    RandomSource& m_random;
};

bool hasDropout(const Game& game) {
    return std::any_of(game.seats.begin(), game.seats.end(),
                       [](const Seat& seat) { return seat.dropout && !seat.excused; });
}

void addSeat(Game& game, const PlayerId& player) {
    int number = 1;
    for (const Seat& seat : game.seats)
        number = std::max(number, seat.number.value() + 1);
    game.seats.push_back(seatOf(SeatNumber(number), player));
}

/// Plays what remains of one heat.
class RandomHeat {
public:
    RandomHeat(const Event& event, Heat& heat, const RemainingHeat& left, const Playing& how,
               RandomSource& random)
        : m_event(event)
        , m_heat(heat)
        , m_left(left)
        , m_how(how)
        , m_random(random)
        , m_free(left.free) {
        shuffle(m_free, random);
        if (!random.oneIn(4)) {
            std::stable_partition(m_free.begin(), m_free.end(), [&](const PlayerId& player) {
                return how.favored.contains(player.text());
            });
        }
    }

    void play() {
        if (m_random.oneIn(10))
            return;
        for (const size_t begun : m_left.begun)
            playBegun(m_heat.games[begun]);
        for (size_t i = m_left.open.size(); i > 0; --i)
            m_heat.games.erase(m_heat.games.begin() + static_cast<ptrdiff_t>(m_left.open[i - 1]));
        while (m_free.size() >= 3 && !m_random.oneIn(12))
            playNew();
    }

private:
    void playBegun(Game& game) {
        if (m_random.oneIn(8)) {
            // R6.1: voiding a game reinstates who dropped out of it.
            game.isVoid = m_random.oneIn(2) && !hasDropout(game);
            return;
        }
        if (m_random.oneIn(5) && game.seats.size() > 3) {
            const size_t leaving = m_random.below(game.seats.size());
            if (!game.seats[leaving].dropout)
                game.seats.erase(game.seats.begin() + static_cast<ptrdiff_t>(leaving));
        }
        while (!m_free.empty() && game.seats.size() < 6 && m_random.oneIn(3))
            addSeat(game, takeFree(m_free.size() - 1));
        RandomResult(game, m_event.settings, m_how, m_random).draw();
    }

    /// The favored, who stand first, at different tables or at one.
    void playNew() {
        Game game{};
        int number = 1;
        for (const Game& other : m_heat.games)
            number = std::max(number, other.table.value() + 1);
        game.table = TableNumber(number);
        const auto most = static_cast<int>(std::min<size_t>(6, m_free.size()));
        const int size = m_random.oneIn(2) ? most : m_random.between(3, most);
        const bool apart = m_random.oneIn(2);
        for (int i = 0; i < size; ++i)
            addSeat(game, takeFree(apart && i > 1 ? m_free.size() - 1 : 0));
        RandomResult(game, m_event.settings, m_how, m_random).draw();
        m_heat.games.push_back(game);
    }

    PlayerId takeFree(size_t position) {
        PlayerId taken = m_free[position];
        m_free.erase(m_free.begin() + static_cast<ptrdiff_t>(position));
        return taken;
    }

    const Event& m_event;
    Heat& m_heat;
    const RemainingHeat& m_left;
    const Playing& m_how;
    RandomSource& m_random;
    std::vector<PlayerId> m_free;
};

void answerQuestions(DunePlay& play, RandomSource& random) {
    for (Heat& heat : play.heats) {
        for (Game& game : heat.games) {
            for (Seat& seat : game.seats) {
                for (size_t which = 0; which < 4; ++which) {
                    if (!valueOf(seat, which) && random.oneIn(2))
                        valueOf(seat, which) = Count(random.between(0, 3));
                }
            }
        }
    }
}

void rollForTies(Event& event, RandomSource& random) {
    for (int round = 0; round < 3; ++round) {
        for (const OpenTie& tie : duneAdvancement(event).ties) {
            TieRoll roll{tie.players, {}, {}};
            for (size_t i = 0; i < tie.players.size(); ++i)
                roll.rolls.emplace_back(random.between(1, 4));
            if (!random.oneIn(4))
                event.tieRolls.push_back(roll);
        }
    }
}

/// Without its result; nothing more than a seating, unless it has started.
void takeResult(Game& game, bool hasStarted) {
    dune(game).victory.reset();
    dune(game).ending.reset();
    game.turns.reset();
    game.minutes.reset();
    game.start.reset();
    game.end.reset();
    if (hasStarted)
        game.start = VenueTime::of({2026, 7, 28}, {9, 5});
    for (Seat& seat : game.seats) {
        dune(seat).winner = false;
        dune(seat).control.clear();
        if (!hasStarted) {
            seat.dropout = false;
            dune(seat).alliance.reset();
            dune(seat).qp.reset();
        }
    }
}

void stopIn(Heat& heat, size_t order, size_t now, RandomSource& random) {
    const bool drawnOnly = random.oneIn(4);
    if (order > now && random.oneIn(2))
        heat.games.clear();
    for (Game& game : heat.games) {
        if (order > now || (order == now && drawnOnly))
            takeResult(game, false);
        else if (order == now ? random.oneIn(2) : random.oneIn(10))
            takeResult(game, random.oneIn(2));
    }
    if (random.oneIn(3)) // so many are missing who have not checked in
        heat.entrants.erase(heat.entrants.begin()
                                + static_cast<ptrdiff_t>(random.below(heat.entrants.size() + 1)),
                            heat.entrants.end());
}

} // namespace

Event playedOn(const Event& event, const Playing& how, RandomSource& random) {
    Event played = event;
    auto& play = std::get<DunePlay>(played.play);
    for (const RemainingHeat& left : remainingHeats(event))
        RandomHeat(event, play.heats[left.heat], left, how, random).play();
    if (how.answers)
        answerQuestions(play, random);
    const Findings errors = eventErrors(played);
    if (!errors.empty())
        qFatal("An event was played on against the rules: %s",
               qPrintable(errors.front().where.text()));
    if (how.answers)
        rollForTies(played, random);
    return played;
}

Event midTournament(quint32 seed, int players, int heats) {
    RandomSource random(seed);
    raw::RandomPlayOptions options;
    options.players = players;
    options.heats = heats;
    options.defaultSettings = random.oneIn(2);
    Event event = playedEvent(raw::randomPlayedEvent(seed, options)).event;
    if (random.oneIn(2))
        event.settings.finalists = Positive(random.between(1, std::max(1, players - 2)));
    auto& play = std::get<DunePlay>(event.play);
    if (!random.oneIn(8)) {
        play.setFinalGame({});
        play.stage().closed = false;
    }
    const size_t now = random.below(static_cast<size_t>(heats) + 1);
    for (size_t order = 0; order < play.heats.size(); ++order)
        stopIn(play.heats[order], order, now, random);
    return event;
}

} // namespace mentat::test

#include "scoring/heats/draw/seat_changes.h"
#include "tests/scoring/cases.h"
#include "tests/seating/judged_draws.h"
#include "tests/support/attendance.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat_change_costs {

namespace {

const VenueTime start = VenueTime::of({2026, 7, 29}, {13, 0});

VenueTime minutesLater(int minutes) {
    return VenueTime::of({2026, 7, 29}, QTime(13, 0).addSecs(60 * minutes));
}

/// Some heats of a pool; the last one is being seated: some tables have started, are locked, over
/// or void, some people wait.
class RandomTables {
public:
    explicit RandomTables(unsigned seed) : m_random(seed) {}

    Event make() {
        const int pool = m_random.between(14, 45);
        std::vector<std::vector<Game>> heats;
        for (int earlier = m_random.between(0, 2); earlier > 0; --earlier)
            heats.push_back(tablesOf(coming(pool, pool / 2)));
        auto there = coming(pool, pool / 2);
        std::vector<size_t> waiting;
        for (int i = m_random.between(0, 4); i > 0 && there.size() > 6; --i) {
            waiting.push_back(there.back());
            there.pop_back();
        }
        heats.push_back(tablesOf(there));
        Event event = eventWith(pool, heats);
        Heat& heat = play(event).heats.back();
        for (const size_t person : waiting)
            (m_random.oneIn(4) ? heat.standby : heat.entrants).push_back(idOf(person));
        heat.details.start = start;
        for (Game& game : heat.games)
            setState(game);
        addWishes(event);
        expectSound(event);
        return event;
    }

    SeatRequest request(const Event& event) {
        const Heat& heat = std::get<DunePlay>(event.play).heats.back();
        const PlayerId& one = m_random.of(event.players).id;
        const PlayerId& other = m_random.of(event.players).id;
        const TableNumber table = m_random.of(heat.games).table;
        const VenueTime at = minutesLater(m_random.between(0, 40));
        const bool startedToo = m_random.oneIn(2);
        switch (m_random.below(6)) {
        case 0: return LatecomerRequest{heat.number, one, at};
        case 1: return LeaveRequest{heat.number, one, at, m_random.oneIn(2)};
        case 2: return SwapRequest{heat.number, one, other, startedToo};
        case 3: return MoveRequest{heat.number, one, table, startedToo};
        case 4: return SmallTableRequest{heat.number, table, at, startedToo};
        default: return NewTableRequest{heat.number};
        }
    }

private:
    static PlayerId idOf(size_t person) { return player(static_cast<int>(person) + 1); }

    std::vector<size_t> coming(int pool, int fewest) {
        const auto number = static_cast<size_t>(m_random.between(fewest, pool));
        std::vector<size_t> people = attendance(static_cast<size_t>(pool), number, m_random);
        for (size_t left = people.size(); left > 1; --left)
            std::swap(people[left - 1], people[m_random.below(left)]);
        return people;
    }

    std::vector<Game> tablesOf(const std::vector<size_t>& people) {
        std::vector<Game> games;
        for (size_t next = 0; next < people.size();) {
            std::vector<SeatCase> seats;
            const int size = m_random.oneIn(4) ? m_random.between(3, 4) : m_random.between(5, 6);
            for (int i = 0; i < size && next < people.size(); ++i)
                seats.push_back(seat(static_cast<int>(people[next++]) + 1));
            games.push_back(game(std::nullopt, seats));
        }
        return games;
    }

    void setState(Game& game) {
        switch (m_random.below(10)) {
        case 0: game.end = minutesLater(200); break;
        case 1: game.locked = true; break;
        case 2:
        case 3: game.start = minutesLater(m_random.between(0, 10)); break;
        case 4: game.isVoid = m_random.oneIn(2); break;
        default: break;
        }
    }

    void addWishes(Event& event) {
        if (m_random.oneIn(2)) {
            event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
            for (Player& player : event.players)
                player.preference = static_cast<Preference>(m_random.below(3));
            play(event).heats.back().games.front().variant = true;
        }
        for (int pairs = m_random.between(0, 6); pairs > 0; --pairs) {
            const PlayerId& one = m_random.of(event.players).id;
            const PlayerId& other = m_random.of(event.players).id;
            if (one != other)
                event.keepApart.push_back({{one, other}, m_random.oneIn(3)});
        }
    }

    RandomSource m_random;
};

/// The judge's view of a heat: worked out from the event alone.
class JudgedHeat {
public:
    explicit JudgedHeat(const Event& event, const std::optional<PlayerId>& guest = {})
        : m_event(event)
        , m_heat(std::get<DunePlay>(event.play).heats.back()) {
        for (const auto* list : {&m_heat.entrants, &m_heat.standby}) {
            for (const PlayerId& player : *list)
                add(player);
        }
        for (const Game& game : m_heat.games) {
            for (const Seat& seat : game.seats)
                add(seat.player);
        }
        if (guest)
            add(*guest);
        for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
            if (heat.number < m_heat.number)
                addPast(heat);
        }
        for (int& games : m_task.shortGames)
            games *= games; // by their square
        for (const KeepApart& wish : event.keepApart)
            addApart(wish);
    }

    /// Of the heat with these games: everyone without a seat has a place that costs nothing.
    raw::JudgedCost costOf(const std::vector<Game>& games) const {
        raw::JudgedTask task = m_task;
        raw::JudgedTables tables;
        std::set<size_t> standing;
        for (size_t person = 0; person < task.wishes.size(); ++person)
            standing.insert(person);
        for (const Game& game : games) {
            if (game.isVoid)
                continue;
            auto& people = tables.emplace_back();
            for (const Seat& seat : game.seats) {
                people.push_back(m_people.at(seat.player));
                standing.erase(people.back());
            }
            task.sizes.push_back(people.size());
            task.expansion.push_back(game.variant);
        }
        for (const size_t person : standing) {
            tables.push_back({person});
            task.sizes.push_back(6);
            task.expansion.push_back(true);
        }
        return raw::costOf(task, tables);
    }

private:
    void add(const PlayerId& player) {
        if (!m_people.try_emplace(player, m_people.size()).second)
            return;
        const bool asks = m_event.details.sets.size() > 1;
        const Preference preference = findPlayer(m_event, player)->preference;
        const auto wish = preference == Preference::Base      ? raw::JudgedWish::Base
                          : preference == Preference::Variant ? raw::JudgedWish::Expansion
                                                              : raw::JudgedWish::Either;
        m_task.wishes.push_back(asks ? wish : raw::JudgedWish::Either);
        m_task.shortGames.push_back(0);
    }

    void addPast(const Heat& heat) {
        auto& tables = m_task.past.emplace_back();
        for (const Game& game : heat.games) {
            auto& table = tables.emplace_back();
            for (const Seat& seat : game.seats) {
                const auto known = m_people.find(seat.player);
                if (known == m_people.end())
                    continue;
                table.push_back(known->second);
                m_task.shortGames[known->second] += game.seats.size() < 6 ? 1 : 0;
            }
        }
    }

    void addApart(const KeepApart& wish) {
        const auto one = m_people.find(wish.players[0]);
        const auto other = m_people.find(wish.players[1]);
        if (one != m_people.end() && other != m_people.end())
            (wish.hard ? m_task.forbidden : m_task.apart).emplace_back(one->second, other->second);
    }

    const Event& m_event;
    const Heat& m_heat;
    std::map<PlayerId, size_t> m_people;
    raw::JudgedTask m_task;
};

const Heat& heatIn(const Event& event) {
    return std::get<DunePlay>(event.play).heats.back();
}

std::optional<PlayerId> guestOf(const SeatRequest& request) {
    const auto* late = std::get_if<LatecomerRequest>(&request);
    return late ? std::optional(late->player) : std::nullopt;
}

/// The heat's games after a choice.
std::vector<Game> gamesAfter(const Heat& heat, const SeatChange& choice) {
    std::vector<Game> games = heat.games;
    for (const TableChange& table : choice.tables) {
        std::erase_if(games, [&](const Game& game) { return game.table == table.table; });
        if (table.after)
            games.push_back(*table.after);
    }
    return games;
}

/// What every seat of a heat holds, by table and number; void games aside.
using Places = std::map<std::pair<TableNumber, SeatNumber>, Seat>;
Places placesIn(const std::vector<Game>& games) {
    Places places;
    for (const Game& game : games) {
        for (const Seat& seat : game.seats)
            places.insert_or_assign({game.table, seat.number}, seat);
    }
    return places;
}

bool isNamed(const SeatChange& choice, const PlayerId& player) {
    return std::ranges::find(choice.players, player) != choice.players.end();
}

QStringList seatFaults(const Heat& heat, const SeatChange& choice) {
    QStringList faults;
    const std::vector<Game> games = gamesAfter(heat, choice);
    const Places after = placesIn(games);
    const Places before = placesIn(heat.games);
    for (const auto& [place, seat] : before) {
        const auto now = after.find(place);
        if (!isNamed(choice, seat.player) && (now == after.end() || now->second != seat))
            faults << u"the seat of %1 changed"_s.arg(seat.player.text());
    }
    for (const auto& [place, seat] : after) {
        if (!isNamed(choice, seat.player) && !before.contains(place))
            faults << u"%1 got a seat"_s.arg(seat.player.text());
        if (place.second.value() > 6)
            faults << u"seat %1"_s.arg(place.second.value());
    }
    std::set<PlayerId> seated;
    for (const Game& game : games) {
        if (game.seats.empty() || game.seats.size() > 6)
            faults << u"a table of %1"_s.arg(game.seats.size());
        for (const Seat& seat : game.seats) {
            if (!game.isVoid && !seated.insert(seat.player).second)
                faults << u"%1 sits twice"_s.arg(seat.player.text());
        }
    }
    return faults;
}

/// Whether a request lets a table that has started or is locked change so.
bool mayChangeSettled(const SeatRequest& request, const TableChange& table) {
    const bool grows = table.after && table.after->seats.size() > table.before->seats.size();
    if (const auto* swap = std::get_if<SwapRequest>(&request))
        return swap->startedToo;
    if (const auto* move = std::get_if<MoveRequest>(&request))
        return move->startedToo;
    if (const auto* small = std::get_if<SmallTableRequest>(&request))
        return small->startedToo && grows;
    return std::holds_alternative<LatecomerRequest>(request)
           || std::holds_alternative<LeaveRequest>(request);
}

QStringList tableFaults(const Heat& heat, const SeatRequest& request, const SeatChange& choice) {
    QStringList faults;
    for (const TableChange& table : choice.tables) {
        const Game* game = findGame(heat.games, table.table);
        if ((game != nullptr) != table.before.has_value() || (game && *game != *table.before))
            faults << u"table %1 was not so"_s.arg(table.table.value());
        if (!game)
            continue;
        if (game->end || dune(*game).victory || game->isVoid)
            faults << u"table %1 is over"_s.arg(table.table.value());
        if ((game->start || game->locked) && !mayChangeSettled(request, table))
            faults << u"table %1 has started"_s.arg(table.table.value());
    }
    return faults;
}

std::pair<qint64, qint64> smallGames(const std::vector<Game>& games) {
    std::pair<qint64, qint64> small;
    for (const Game& game : games) {
        if (!game.isVoid && game.seats.size() < 5) {
            ++small.first;
            small.second += 5 - static_cast<qint64>(game.seats.size());
        }
    }
    return small;
}

QStringList costFaults(const JudgedHeat& judge, const Heat& heat, const SeatChange& choice) {
    const std::vector<Game> games = gamesAfter(heat, choice);
    raw::JudgedCost after = judge.costOf(games);
    const raw::JudgedCost before = judge.costOf(heat.games);
    after.forbidden -= before.forbidden;
    after.apart -= before.apart;
    after.wishes -= before.wishes;
    after.repeats -= before.repeats;
    after.shortGames -= before.shortGames;
    after.acquaintances -= before.acquaintances;
    QStringList faults = raw::costFaults(judgedCost(choice.cost.seating), after);
    const auto [now, missing] = smallGames(games);
    const auto [was, missed] = smallGames(heat.games);
    if (choice.cost.smallGames != now - was || choice.cost.missingPlayers != missing - missed)
        faults << u"%1 small games instead of %2"_s.arg(choice.cost.smallGames).arg(now - was);
    return faults;
}

qint64 timesIn(const std::vector<MetBefore>& pairs) {
    qint64 times = 0;
    for (const MetBefore& pair : pairs)
        times += static_cast<qint64>(pair.where.size());
    return times;
}

QStringList reasonFaults(const SeatChange& choice) {
    QStringList faults;
    if (timesIn(choice.meetAgain) - timesIn(choice.parted) != choice.cost.seating.repeats)
        faults << u"the meetings told are not the repeats"_s;
    return faults;
}

/// From what is compared first: forbidden pairs, small games, then the draw's other levels.
auto keyOf(const SeatChange& choice) {
    const SeatingCost& cost = choice.cost.seating;
    return std::tuple(cost.forbidden, choice.cost.smallGames, choice.cost.missingPlayers,
                      cost.apart, cost.wishes, cost.repeats, cost.shortGames, cost.acquaintances);
}

QStringList faultsOf(const Event& event, const SeatRequest& request,
                     const std::vector<SeatChange>& choices) {
    const JudgedHeat judge(event, guestOf(request));
    QStringList faults;
    for (const SeatChange& choice : choices) {
        faults += seatFaults(heatIn(event), choice);
        faults += tableFaults(heatIn(event), request, choice);
        faults += costFaults(judge, heatIn(event), choice);
        faults += reasonFaults(choice);
    }
    for (size_t i = 1; i < choices.size(); ++i) {
        if (keyOf(choices[i]) < keyOf(choices[i - 1]))
            faults << u"choice %1 is cheaper than the one before"_s.arg(i);
    }
    return faults;
}

} // namespace

/// Changes of seats in random heats, against a judge that shares no code with them.
class TestSeatChangeCosts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyChoiceIsAsItSays() {
        std::map<SeatChangeKind, int> kinds;
        for (int seed = 1; seed <= rounds(400, 20000); ++seed) {
            RandomTables random(static_cast<unsigned>(seed));
            const Event event = random.make();
            for (int i = 0; i < 12; ++i) {
                const SeatRequest request = random.request(event);
                const auto choices = seatChanges(event, request);
                if (!choices)
                    continue;
                const QStringList faults = faultsOf(event, request, *choices);
                QVERIFY2(faults.isEmpty(),
                         qPrintable(u"seed %1: "_s.arg(seed) + faults.join(u"; ")));
                for (const SeatChange& choice : *choices)
                    ++kinds[choice.kind];
            }
        }
        for (int kind = 0; kind <= int(SeatChangeKind::NewTable); ++kind)
            QVERIFY2(kinds[SeatChangeKind(kind)] >= 20, qPrintable(QString::number(kind)));
    }

    /// Of all ways to spread a small table, none is cheaper than the one told.
    void noMergeIsCheaper() {
        int compared = 0;
        for (int seed = 1; seed <= rounds(400, 10000); ++seed) {
            RandomTables random(static_cast<unsigned>(seed));
            const Event event = random.make();
            for (const Game& game : heatIn(event).games) {
                const SmallTableRequest request{heatIn(event).number, game.table, start};
                const auto choices = seatChanges(event, request);
                if (!choices)
                    continue;
                for (const SeatChange& choice : *choices) {
                    if (choice.kind != SeatChangeKind::Merge || game.seats.size() > 3)
                        continue;
                    ++compared;
                    QVERIFY2(!(cheapestSpread(event, game) < keyOfMerge(choice)),
                             qPrintable(QString::number(seed)));
                    QVERIFY(!(keyOfMerge(choice) < cheapestSpread(event, game)));
                }
            }
        }
        QVERIFY(compared >= 20);
    }

    void plantedFaultsAreSeen_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QString>("said");
        QTest::newRow("a cost") << 0 << u"repeats"_s;
        QTest::newRow("a seat of somebody else") << 1 << u"changed"_s;
        QTest::newRow("a table that is over") << 2 << u"is over"_s;
        QTest::newRow("the order") << 3 << u"cheaper"_s;
        QTest::newRow("a seat twice") << 4 << u"sits twice"_s;
        QTest::newRow("a meeting") << 5 << u"meetings"_s;
    }
    void plantedFaultsAreSeen() {
        QFETCH(const int, fault);
        QFETCH(const QString, said);
        const auto table = [](std::initializer_list<int> players) {
            std::vector<SeatCase> seats;
            for (const int number : players)
                seats.push_back(seat(number));
            return game(std::nullopt, seats);
        };
        Event event = eventWith(
            12, {{table({1, 2, 3, 4, 5})}, {table({2, 6, 7, 8, 9}), table({3, 4, 10, 11, 12})}});
        const LatecomerRequest request{HeatNumber(2), player(1), start};
        auto choices = *seatChanges(event, request);
        QCOMPARE(choices.size(), 2U);
        QCOMPARE(faultsOf(event, request, choices), QStringList());
        Game& after = *choices.front().tables.front().after;
        switch (fault) {
        case 0: ++choices.front().cost.seating.repeats; break;
        case 1: std::swap(after.seats[0].player, after.seats[1].player); break;
        case 2: play(event).heats.back().games.front().end = start; break;
        case 3: std::ranges::reverse(choices); break;
        case 4: after.seats[0].player = player(10); break;
        default: choices.front().meetAgain.clear();
        }
        QVERIFY2(faultsOf(event, request, choices).join(u' ').contains(said),
                 qPrintable(faultsOf(event, request, choices).join(u' ')));
    }

private:
    using MergeKey = std::tuple<qint64, qint64, qint64, qint64, qint64, qint64, qint64, qint64>;

    static MergeKey keyOfMerge(const SeatChange& choice) { return keyOf(choice); }

    /// The least key of all ways, one by one, by the judge.
    static MergeKey cheapestSpread(const Event& event, const Game& small) {
        std::optional<MergeKey> least;
        std::vector<Game> games = heatIn(event).games;
        std::erase_if(games, [&](const Game& game) { return game.table == small.table; });
        spread(event, small, 0, games, least);
        return *least;
    }

    static void spread(const Event& event, const Game& small, size_t next, std::vector<Game>& games,
                       std::optional<MergeKey>& least) {
        if (next == small.seats.size()) {
            const MergeKey key = judgedKey(event, games);
            if (!least || key < *least)
                least = key;
            return;
        }
        const Seat& moving = small.seats[next];
        const bool baseOnly = event.details.sets.size() > 1
                              && findPlayer(event, moving.player)->preference == Preference::Base;
        for (Game& game : games) {
            const bool closed = game.start || game.locked || game.end || game.isVoid;
            if (closed || game.seats.size() == 6 || (game.variant && baseOnly))
                continue;
            game.seats.push_back(moving);
            spread(event, small, next + 1, games, least);
            game.seats.pop_back();
        }
    }

    static MergeKey judgedKey(const Event& event, const std::vector<Game>& games) {
        const JudgedHeat judge(event);
        const raw::JudgedCost is = judge.costOf(games);
        const raw::JudgedCost was = judge.costOf(heatIn(event).games);
        const auto [small, missing] = smallGames(games);
        const auto [smallBefore, missed] = smallGames(heatIn(event).games);
        return {is.forbidden - was.forbidden,
                small - smallBefore,
                missing - missed,
                is.apart - was.apart,
                is.wishes - was.wishes,
                is.repeats - was.repeats,
                is.shortGames - was.shortGames,
                is.acquaintances - was.acquaintances};
    }
};

} // namespace mentat::test::tst_seat_change_costs

MENTAT_TEST(tst_seat_change_costs, TestSeatChangeCosts, QCoreApplication)

#include "tst_seat_change_costs.moc"

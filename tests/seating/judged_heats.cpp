#include "tests/seating/judged_heats.h"

#include "tests/seating/judged_draws.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const DunePlay& playOf(const Event& event) {
    return std::get<DunePlay>(event.play);
}

/// Everything that counts as history: the games of lower heats that are not void.
std::vector<const Game*> gamesBefore(const Event& event, HeatNumber before) {
    std::vector<const Game*> games;
    for (const Heat& heat : playOf(event).heats) {
        for (const Game& game : heat.games) {
            if (heat.number < before && !game.isVoid)
                games.push_back(&game);
        }
    }
    return games;
}

const Seat* seatIn(const Game& game, const PlayerId& player) {
    const auto seat = std::ranges::find(game.seats, player, &Seat::player);
    return seat == game.seats.end() ? nullptr : &*seat;
}

raw::JudgedWish wishOf(const Event& event, const PlayerId& id) {
    const bool hasVariant = event.details.sets != std::vector{GameSet::Base};
    const Player& player = *findPlayer(event, id);
    if (!hasVariant || player.preference == Preference::Either)
        return raw::JudgedWish::Either;
    return player.preference == Preference::Base ? raw::JudgedWish::Base
                                                 : raw::JudgedWish::Expansion;
}

raw::JudgedTables tablesOf(const HeatDraw& draw) {
    raw::JudgedTables tables;
    for (const Game& game : draw.games) {
        auto& table = tables.emplace_back();
        for (const Seat& seat : game.seats) {
            const auto found = std::ranges::find(draw.record.entrants, seat.player);
            table.push_back(static_cast<size_t>(found - draw.record.entrants.begin()));
        }
    }
    return tables;
}

QStringList costFaults(const raw::JudgedTask& task, const DrawRequest& request,
                       const HeatDraw& draw) {
    const raw::JudgedCost cost = raw::costOf(task, tablesOf(draw));
    QStringList faults;
    if (request.avoidRepeats)
        faults = raw::costFaults(judgedCost(draw.cost), cost);
    if (draw.repeats != cost.repeats)
        faults << u"says %1 repeats instead of %2"_s.arg(draw.repeats).arg(cost.repeats);
    if (draw.repeats < draw.bound)
        faults << u"%1 repeats are below the bound of %2"_s.arg(draw.repeats).arg(draw.bound);
    return faults;
}

QStringList numberFaults(const HeatDraw& draw) {
    QStringList faults;
    for (size_t table = 0; table < draw.games.size(); ++table) {
        const Game& game = draw.games[table];
        if (game.table != TableNumber(static_cast<int>(table) + 1))
            faults << u"table %1 is numbered %2"_s.arg(table + 1).arg(game.table.value());
        for (size_t seat = 0; seat < game.seats.size(); ++seat) {
            if (game.seats[seat].number != SeatNumber(static_cast<int>(seat) + 1))
                faults << u"table %1 has a wrong seat number"_s.arg(table + 1);
        }
    }
    return faults;
}

/// R1.3, R9: no faction twice at a table, and none of a set that is not played there.
QStringList factionFaults(const Event& event, bool areDrawn, const Game& game) {
    QStringList faults;
    std::set<Faction> given;
    for (const Seat& seat : game.seats) {
        if (dune(seat).faction.has_value() != areDrawn) {
            faults << (areDrawn ? u"a seat without a faction"_s : u"a faction nobody asked for"_s);
            continue;
        }
        if (!areDrawn)
            continue;
        const GameSet set = setOf(*dune(seat).faction);
        if (!given.insert(*dune(seat).faction).second)
            faults << idOf(*dune(seat).faction) + u" twice"_s;
        if (std::ranges::find(event.details.sets, set) == event.details.sets.end()
            || (set != GameSet::Base && !game.variant))
            faults << idOf(*dune(seat).faction) + u" is not played there"_s;
        if (std::ranges::find(dune(game).pool, *dune(seat).faction) == dune(game).pool.end())
            faults << idOf(*dune(seat).faction) + u" is not in the pool"_s;
    }
    if (!areDrawn && !dune(game).pool.empty())
        faults << u"a pool nobody asked for"_s;
    return faults;
}

std::vector<PlayerId> entrantsOf(const Heat& heat, Count standby) {
    std::vector<PlayerId> entrants = heat.entrants;
    for (int i = 0; i < standby.value(); ++i)
        entrants.push_back(heat.standby[static_cast<size_t>(i)]);
    return entrants;
}

/// R1.7: what has to be stored.
QStringList recordFaults(const Event& event, const DrawRequest& request, bool drawsFactions,
                         const HeatDraw& draw) {
    const Draw& record = draw.record;
    QStringList faults;
    const auto expect = [&faults](bool holds, const QString& what) {
        if (!holds)
            faults << u"another %1 is stored"_s.arg(what);
    };
    expect(record.seed == request.seed, u"seed"_s);
    expect(record.algorithm == Count(drawAlgorithm), u"algorithm"_s);
    expect(record.avoidRepeats == request.avoidRepeats, u"way to draw"_s);
    expect(dune(record).factions == drawsFactions, u"word about factions"_s);
    expect(request.sizes.empty() || record.sizes == request.sizes, u"list of sizes"_s);
    expect(record.entrants == entrantsOf(*findHeat(playOf(event), request.heat), request.standby),
           u"list of entrants"_s);
    std::vector<std::vector<PlayerId>> tables;
    for (const Game& game : draw.games) {
        auto& table = tables.emplace_back();
        std::ranges::transform(game.seats, std::back_inserter(table), &Seat::player);
    }
    expect(record.tables == tables, u"list of tables"_s);
    return faults;
}

QStringList faultsOfDrawingAgain(const Event& event, HeatNumber heat, const HeatDraw& draw) {
    const auto again = drawAgain(withTables(event, heat, draw), heat, draw.record);
    if (!again)
        return {u"is refused when drawn again"_s};
    return again->games == draw.games && again->record == draw.record
               ? QStringList()
               : QStringList{u"is another one when drawn again"_s};
}

} // namespace

DrawRequest requestFor(HeatNumber heat, qint64 seed) {
    return {.heat = heat, .seed = seed, .sizes = {}, .variantTables = {}};
}

raw::JudgedTask judgedTaskOf(const Event& event, HeatNumber heat, const HeatDraw& draw) {
    const std::vector<PlayerId>& entrants = draw.record.entrants;
    raw::JudgedTask task;
    for (const PlayerId& id : entrants) {
        task.wishes.push_back(wishOf(event, id));
        task.shortGames.push_back(0);
    }
    for (const Count size : draw.record.sizes)
        task.sizes.push_back(static_cast<size_t>(size.value()));
    for (const Game& game : draw.games)
        task.expansion.push_back(game.variant);
    for (const Game* game : gamesBefore(event, heat)) {
        // Which heat a table was in makes no difference to who has met whom.
        auto& table = task.past.emplace_back().emplace_back();
        for (size_t i = 0; i < entrants.size(); ++i) {
            if (!seatIn(*game, entrants[i]))
                continue;
            table.push_back(i);
            task.shortGames[i] += game->seats.size() < 6 ? 1 : 0;
        }
    }
    for (int& games : task.shortGames)
        games *= games; // R1.7: by their square
    for (const KeepApart& wish : event.keepApart) {
        for (size_t one = 0; one < entrants.size(); ++one) {
            for (size_t other = 0; other < one; ++other) {
                const bool both = std::ranges::count(wish.players, entrants[one]) > 0
                                  && std::ranges::count(wish.players, entrants[other]) > 0;
                if (both)
                    (wish.hard ? task.forbidden : task.apart).emplace_back(one, other);
            }
        }
    }
    return task;
}

Event withTables(Event event, HeatNumber number, const HeatDraw& draw) {
    for (Heat& heat : std::get<DunePlay>(event.play).heats) {
        if (heat.number != number)
            continue;
        heat.draw = draw.record;
        heat.games = draw.games;
    }
    return event;
}

QStringList faultsOf(const Event& event, const DrawRequest& request, const HeatDraw& draw) {
    raw::JudgedTask task = judgedTaskOf(event, request.heat, draw);
    if (!request.avoidRepeats) {
        task.apart.clear(); // of which a draw by chance alone knows nothing
        task.forbidden.clear();
    }
    QStringList faults = raw::seatingFaults(task, tablesOf(draw));
    if (faults.isEmpty())
        faults += costFaults(task, request, draw);
    faults += numberFaults(draw);
    const bool drawsFactions = std::get<DuneDraw>(request.part).factions
                               || event.settings.drawSides == DrawSides::Program;
    for (const Game& game : draw.games)
        faults += factionFaults(event, drawsFactions, game);
    faults += recordFaults(event, request, drawsFactions, draw);
    return faults + faultsOfDrawingAgain(event, request.heat, draw);
}

HeatDraw judgedHeatDraw(const Event& event, const DrawRequest& request) {
    const auto draw = drawHeat(event, request);
    if (!draw)
        qFatal("A draw of the tests is refused");
    const QStringList faults = faultsOf(event, request, *draw);
    if (!faults.isEmpty())
        QTest::qFail(qPrintable(faults.join(u"; "_s)), __FILE__, __LINE__);
    return *draw;
}

int timesInSeat(const Event& event, HeatNumber before, const PlayerId& player, SeatNumber number) {
    int times = 0;
    for (const Game* game : gamesBefore(event, before)) {
        const Seat* seat = seatIn(*game, player);
        times += seat && seat->number == number ? 1 : 0;
    }
    return times;
}

int timesWithFaction(const Event& event, HeatNumber before, const PlayerId& player,
                     Faction faction) {
    int times = 0;
    for (const Game* game : gamesBefore(event, before)) {
        const Seat* seat = seatIn(*game, player);
        times += seat && dune(*seat).faction == faction ? 1 : 0;
    }
    return times;
}

} // namespace mentat::test

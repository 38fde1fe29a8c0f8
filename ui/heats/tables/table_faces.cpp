#include "ui/heats/tables/table_faces.h"

#include "model/event.h"
#include "scoring/heats/draw/round_seating.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/players.h"
#include "ui/itemmodels/value_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace mentat {

namespace {

struct TableFaces {
    Q_DECLARE_TR_FUNCTIONS(TableFaces)

public:
    /// hasCopy: absent where nobody of the heat noted one.
    static QString state(const Game& game, std::optional<bool> hasCopy) {
        if (game.isVoid)
            return tr("void");
        if (hasResult(game))
            return tr("result recorded");
        if (game.end)
            return tr("ended %1").arg(timeText(game.end->time()));
        if (game.start)
            return tr("playing since %1").arg(timeText(game.start->time()));
        return hasCopy == false ? tr("not started · no copy here") : tr("not started");
    }

    static QString title(const Event& event, const Game& game) {
        if (!hasExpansion(event))
            return tr("Table %1").arg(game.table.value());
        return game.expansion ? tr("Table %1 · expansion").arg(game.table.value())
                              : tr("Table %1 · base").arg(game.table.value());
    }

    static QString seatNote(const Seat& seat, bool hasWon, bool hasCopy) {
        if (hasWon)
            return tr("won");
        if (seat.dropout)
            return seat.excused ? tr("dropped out, excused") : tr("dropped out");
        if (seat.late)
            return tr("late");
        return hasCopy ? tr("copy", "brought a copy of the game") : QString();
    }
};

bool broughtCopy(const PlayerIndex& players, const PlayerId& id) {
    const Player* player = players.find(id);
    return player && player->copies && player->copies->value() > 0;
}

SeatLine lineOf(const PlayerIndex& players, const Seat& seat, bool hasWon, const Wording& wording) {
    const auto faction = playedFaction(seat);
    return {seat.number,
            seat.player,
            players.nameOf(seat.player),
            faction,
            faction ? wording.factionName(*faction) : QString(),
            TableFaces::seatNote(seat, hasWon, broughtCopy(players, seat.player))};
}

QString costOf(const RoundSeating& seating, const Game& game) {
    const qint64 repeats = seating.costOf(game).seating.repeats;
    if (repeats == 0)
        return TableFaces::tr("no one has met before");
    return TableFaces::tr("%n earlier meeting(s)", nullptr, static_cast<int>(repeats));
}

} // namespace

bool tellsRepeats(const Round& round) {
    const Heat* heat = round.heat();
    return !heat || (heat->draw && heat->draw->avoidRepeats);
}

std::vector<TableFace> tableFaces(const Event& event, const Round& round, const Wording& wording) {
    const bool avoids = round.heat() && tellsRepeats(round);
    const RoundSeating seating(event, round);
    const PlayerIndex players(event);
    const auto hasCopy = [&](const Game& game) {
        return std::ranges::any_of(
            game.seats, [&](const Seat& seat) { return broughtCopy(players, seat.player); });
    };
    const size_t full = tableLimitsOf(event, round.id()).preferred;
    const bool areCounted = std::ranges::any_of(round.games(), hasCopy);
    std::vector<TableFace> faces;
    for (const Game& game : round.games()) {
        TableFace face{
            game.table,
            TableFaces::title(event, game),
            TableFaces::state(game, areCounted ? std::optional(hasCopy(game)) : std::nullopt),
            avoids ? costOf(seating, game) : QString(),
            false,
            0,
            {}};
        const bool takesMore = !game.isVoid && !game.end && !hasResult(game);
        face.locked = game.locked && takesMore; // one that is over does not change by itself anyway
        if (takesMore && game.seats.size() < full)
            face.free = static_cast<int>(full - game.seats.size());
        const auto winners = hasResult(game) ? heatsScoringOf(event).winners(event, game)
                                             : std::vector<PlayerId>();
        for (const Seat& seat : game.seats)
            face.seats.push_back(lineOf(players, seat, isAmong(winners, seat.player), wording));
        faces.push_back(std::move(face));
    }
    return faces;
}

std::vector<TableFace> facesToCome(const Event& event, const std::vector<Game>& games,
                                   const std::vector<PlayerId>& order) {
    const PlayerIndex players(event);
    std::vector<TableFace> faces;
    for (const Game& game : games) {
        TableFace face{game.table,
                       TableFaces::tr("Table %1").arg(game.table.value()),
                       TableFaces::tr("not seated yet"),
                       {},
                       false,
                       0,
                       {}};
        for (const Seat& seat : game.seats) {
            const auto place = std::ranges::find(order, seat.player) - order.begin();
            face.seats.push_back(
                {seat.number,
                 seat.player,
                 players.nameOf(seat.player),
                 {},
                 {},
                 TableFaces::tr("No. %1", "place among those who play").arg(place + 1)});
        }
        faces.push_back(std::move(face));
    }
    return faces;
}

} // namespace mentat

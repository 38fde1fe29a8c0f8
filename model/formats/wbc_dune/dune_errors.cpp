#include "model/formats/wbc_dune/dune_errors.h"

#include "model/errors.h"
#include "model/finding_kind.h"
#include "model/formats/wbc_dune/game_errors.h"

#include <unordered_map>
#include <unordered_set>

namespace mentat {

namespace {

/// R10.2 over the tables of a heat: the same player at two of them, void games aside. A player
/// twice at one table is the game's own finding.
void addTwoGamesErrors(const Heat& heat, const Pointer& games, const KnownPlayers& players,
                       Findings& findings) {
    std::unordered_map<PlayerId, size_t> gameOf;
    for (size_t g = 0; g < heat.games.size(); ++g) {
        const Game& game = heat.games[g];
        if (game.isVoid)
            continue;
        for (size_t s = 0; s < game.seats.size(); ++s) {
            const PlayerId& player = game.seats[s].player;
            const auto [known, isNew] = gameOf.try_emplace(player, g);
            if (isNew || known->second == g)
                continue;
            findings.push_back({FindingKind::PlayerInTwoGames,
                                games.index(g).key("seats").index(s).key("player"),
                                {players.name(player), qint64(heat.number.value()),
                                 qint64(heat.games[known->second].table.value())},
                                games});
        }
    }
}

/// Whether the games are those of the other heat as far as R10.2 goes.
bool isSeatedAlike(const Heat& a, const Heat& b) {
    const auto samePlayer = [](const Seat& x, const Seat& y) { return x.player == y.player; };
    return std::equal(a.games.begin(), a.games.end(), b.games.begin(), b.games.end(),
                      [&](const Game& x, const Game& y) {
                          return x.table == y.table && x.isVoid == y.isVoid
                                 && std::equal(x.seats.begin(), x.seats.end(), y.seats.begin(),
                                               y.seats.end(), samePlayer);
                      });
}

void addEntrantErrors(const Heat& heat, const Pointer& where, const KnownPlayers& players,
                      Findings& findings) {
    const Pointer standby = where.key("standby");
    players.checkList(heat.entrants, where.key("entrants"), findings);
    players.checkList(heat.standby, standby, findings);
    const std::unordered_set<PlayerId> entrants(heat.entrants.begin(), heat.entrants.end());
    for (size_t i = 0; i < heat.standby.size(); ++i) {
        if (entrants.contains(heat.standby[i])) {
            findings.push_back({FindingKind::EntrantAndStandby,
                                standby.index(i),
                                {players.name(heat.standby[i])},
                                {}});
        }
    }
}

// A draw is a record: only whom it names is checked, and that no list names them twice.
void addDrawErrors(const Draw& draw, const Pointer& where, const KnownPlayers& players,
                   Findings& findings) {
    players.checkList(draw.entrants, where.key("entrants"), findings);
    const Pointer tables = where.key("tables");
    for (size_t t = 0; t < draw.tables.size(); ++t)
        players.checkList(draw.tables[t], tables.index(t), findings);
}

void addGamesErrors(const Heat& heat, const Heat* sound, const Pointer& games,
                    const Settings& settings, const KnownPlayers& players, Findings& findings) {
    const auto isSound = [&](const Game& game) {
        const Game* known = sound ? findGame(*sound, game.table) : nullptr;
        return known && *known == game;
    };
    checkTwice(
        heat.games, [](const Game& game) { return game.table; },
        [](const Game& game) { return Value(qint64(game.table.value())); },
        [&](size_t i) { return games.index(i).key("table"); }, {}, findings);
    for (size_t i = 0; i < heat.games.size(); ++i) {
        if (!isSound(heat.games[i])) {
            addGameErrors({heat.games[i], false, [&] { return games.index(i); }}, settings, players,
                          findings);
        }
    }
    if (!sound || !isSeatedAlike(heat, *sound))
        addTwoGamesErrors(heat, games, players, findings);
}

/// sound: the heat as it was without errors, if it was there. The lists of players and the games
/// bear on nothing but themselves.
void addHeatErrors(const Heat& heat, const Heat* sound, const Pointer& where,
                   const Settings& settings, const KnownPlayers& players, Findings& findings) {
    if (!sound || sound->entrants != heat.entrants || sound->standby != heat.standby)
        addEntrantErrors(heat, where, players, findings);
    if (heat.draw && !(sound && sound->draw == heat.draw))
        addDrawErrors(*heat.draw, where.key("draw"), players, findings);
    if (!sound || sound->games != heat.games)
        addGamesErrors(heat, sound, where.key("games"), settings, players, findings);
}

void addFinalErrors(const FinalDetails& details, const KnownPlayers& players, Findings& findings) {
    const Pointer where = Pointer().key("final");
    players.checkList(details.unavailable, where.key("unavailable"), findings);
    players.checkList(details.present, where.key("present"), findings);
    for (size_t i = 0; i < details.calls.size(); ++i) {
        players.checkOne(details.calls[i].player, where.key("calls").index(i).key("player"),
                         findings);
    }
    for (const ExpansionVote& vote : details.expansionVotes) {
        players.checkOne(vote.player, where.key("expansionVotes").key(vote.player.text()),
                         findings);
    }
    const Pointer picks = where.key("picks");
    const auto pickPlace = [&](size_t i) { return picks.index(i).key("player"); };
    for (size_t i = 0; i < details.picks.size(); ++i)
        players.checkOne(details.picks[i].player, pickPlace(i), findings);
    checkTwice(
        details.picks, [](const FactionPick& pick) { return pick.player; },
        [](const FactionPick& pick) { return Value(pick.player.text()); }, pickPlace, {}, findings);
    addTieRollErrors(details.tieRolls, where.key("tieRolls"), players, findings);
}

} // namespace

void addDuneErrors(const Event& event, const KnownPlayers& players, const Play* sound,
                   Findings& findings) {
    const auto& play = std::get<DunePlay>(event.play);
    const DunePlay* before = sound ? std::get_if<DunePlay>(sound) : nullptr;
    const Pointer heats = Pointer().key("heats");
    checkTwice(
        play.heats, [](const Heat& heat) { return heat.number; },
        [](const Heat& heat) { return Value(qint64(heat.number.value())); },
        [&](size_t i) { return heats.index(i).key("number"); }, {}, findings);
    for (size_t i = 0; i < play.heats.size(); ++i) {
        const Heat* known = before ? findHeat(*before, play.heats[i].number) : nullptr;
        addHeatErrors(play.heats[i], known, heats.index(i), event.settings, players, findings);
    }
    addFinalErrors(play.finalDetails, players, findings);
    if (play.finalGame && !(before && before->finalGame == play.finalGame)) {
        addGameErrors(
            {play.finalGame->game, true, [] { return Pointer().key("final").key("game"); }},
            event.settings, players, findings);
    }
}

size_t duneGameCount(const Play& play) {
    size_t count = 0;
    for (const Heat& heat : std::get<DunePlay>(play).heats)
        count += heat.games.size();
    return count;
}

} // namespace mentat

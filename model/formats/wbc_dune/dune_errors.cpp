#include "model/formats/wbc_dune/dune_format.h"

#include "model/errors.h"
#include "model/finding_kind.h"
#include "model/formats/wbc_dune/game_errors.h"

#include <map>
#include <set>
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

/// Whether a game is as it was as far as R10.2 goes.
bool isSeatedAlike(const Edit<GameSlot>& edit) {
    if (!edit.before || !edit.after)
        return false;
    const Game& x = edit.before->value;
    const Game& y = edit.after->value;
    return x.isVoid == y.isVoid
           && std::equal(x.seats.begin(), x.seats.end(), y.seats.begin(), y.seats.end(),
                         [](const Seat& a, const Seat& b) { return a.player == b.player; });
}

/// What edits touched of a play that was without errors. The lists of players, the draws and the
/// games bear on nothing but themselves.
class Touched {
public:
    /// nullptr: all of it.
    explicit Touched(const EditList* edits) : m_all(!edits) {
        if (!edits)
            return;
        for (const AnyEdit& edit : *edits)
            std::visit([this](const auto& e) { note(e); }, edit);
    }

    [[nodiscard]] bool entrants(HeatNumber heat) const { return has(m_entrants, heat); }
    [[nodiscard]] bool draw(HeatNumber heat) const { return has(m_draws, heat); }
    [[nodiscard]] bool games(HeatNumber heat) const { return m_all || m_games.contains(heat); }
    [[nodiscard]] bool game(HeatNumber heat, TableNumber table) const {
        return m_all || (m_games.contains(heat) && m_games.at(heat).contains(table));
    }
    /// Who sits at the tables.
    [[nodiscard]] bool seating(HeatNumber heat) const { return has(m_seatings, heat); }
    [[nodiscard]] bool finalGame() const { return m_all || m_finalGame; }

private:
    using Heats = std::set<HeatNumber>;

    [[nodiscard]] bool has(const Heats& heats, HeatNumber heat) const {
        return m_all || heats.contains(heat);
    }
    template <class Other>
    void note(const Other&) {}
    void note(const Edit<EntrantSlot>& edit) { m_entrants.insert(edit.slot.heat); }
    void note(const Edit<DrawSlot>& edit) { m_draws.insert(edit.slot.heat); }
    void note(const Edit<GameSlot>& edit) {
        m_games[edit.slot.heat].insert(edit.slot.table);
        if (!isSeatedAlike(edit))
            m_seatings.insert(edit.slot.heat);
    }
    void note(const Edit<FinalGameSlot>&) { m_finalGame = true; }

    bool m_all;
    bool m_finalGame = false;
    Heats m_entrants;
    Heats m_draws;
    Heats m_seatings;
    std::map<HeatNumber, std::set<TableNumber>> m_games;
};

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

void addGamesErrors(const Heat& heat, const Touched& touched, const Pointer& games,
                    const Settings& settings, const KnownPlayers& players, Findings& findings) {
    checkTwice(
        heat.games, [](const Game& game) { return game.table; },
        [](const Game& game) { return Value(qint64(game.table.value())); },
        [&](size_t i) { return games.index(i).key("table"); }, {}, findings);
    for (size_t i = 0; i < heat.games.size(); ++i) {
        if (touched.game(heat.number, heat.games[i].table)) {
            addGameErrors({heat.games[i], false, [&] { return games.index(i); }}, settings, players,
                          findings);
        }
    }
    if (touched.seating(heat.number))
        addTwoGamesErrors(heat, games, players, findings);
}

void addHeatErrors(const Heat& heat, const Touched& touched, const Pointer& where,
                   const Settings& settings, const KnownPlayers& players, Findings& findings) {
    if (touched.entrants(heat.number))
        addEntrantErrors(heat, where, players, findings);
    if (heat.draw && touched.draw(heat.number))
        addDrawErrors(*heat.draw, where.key("draw"), players, findings);
    if (touched.games(heat.number))
        addGamesErrors(heat, touched, where.key("games"), settings, players, findings);
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

void addDuneErrors(const Event& event, const KnownPlayers& players, const EditList* edits,
                   Findings& findings) {
    const auto& play = std::get<DunePlay>(event.play);
    const Touched touched(edits);
    const Pointer heats = Pointer().key("heats");
    checkTwice(
        play.heats, [](const Heat& heat) { return heat.number; },
        [](const Heat& heat) { return Value(qint64(heat.number.value())); },
        [&](size_t i) { return heats.index(i).key("number"); }, {}, findings);
    for (size_t i = 0; i < play.heats.size(); ++i)
        addHeatErrors(play.heats[i], touched, heats.index(i), event.settings, players, findings);
    addFinalErrors(play.finalDetails, players, findings);
    if (play.finalGame && touched.finalGame()) {
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

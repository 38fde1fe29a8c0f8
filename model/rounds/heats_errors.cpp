#include "model/rounds/heats_errors.h"

#include "model/finding_kind.h"

#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace mentat {

namespace {

/// Whether the game is unchanged as far as R10.2 is concerned.
bool isSeatedAlike(const Edit<GameSlot>& edit) {
    if (!edit.before || !edit.after)
        return false;
    const Game& x = edit.before->value;
    const Game& y = edit.after->value;
    return x.isVoid == y.isVoid
           && std::equal(x.seats.begin(), x.seats.end(), y.seats.begin(), y.seats.end(),
                         [](const Seat& a, const Seat& b) { return a.player == b.player; });
}

/// The parts that edits touched in a play without errors. Lists of players, draws, and games affect
/// only themselves.
class Touched {
public:
    /// nullptr: everything.
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
        const auto heat = edit.slot.round.heat();
        if (!heat)
            return; // see isAdvancedGameTouched()
        m_games[*heat].insert(edit.slot.table);
        if (!isSeatedAlike(edit))
            m_seatings.insert(*heat);
    }

    bool m_all;
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

// A draw is only a record: check that its players exist and are listed once.
void addDrawErrors(const Draw& draw, const Pointer& where, const KnownPlayers& players,
                   Findings& findings) {
    players.checkList(draw.entrants, where.key("entrants"), findings);
    const Pointer tables = where.key("tables");
    for (size_t t = 0; t < draw.tables.size(); ++t)
        players.checkList(draw.tables[t], tables.index(t), findings);
}

/// Runs each check on the heats, with the kind's own checks.
struct HeatsErrors {
    const Event& event;
    const OwnChecks& own;
    const KnownPlayers& players;
    const Touched touched;
    Findings& findings;

    void addAll() const {
        const HeatsPlay& play = *heatsPlay(event);
        const Pointer heats = Pointer().key("heats");
        checkTwice(
            play.heats, [](const Heat& heat) { return heat.number; },
            [](const Heat& heat) { return Value(qint64(heat.number.value())); },
            [&](size_t i) { return heats.index(i).key("number"); }, {}, findings);
        for (size_t i = 0; i < play.heats.size(); ++i)
            addHeat(play.heats[i], heats.index(i));
    }

    void addHeat(const Heat& heat, const Pointer& where) const {
        if (touched.entrants(heat.number))
            addEntrantErrors(heat, where, players, findings);
        if (heat.draw && touched.draw(heat.number))
            addDrawErrors(*heat.draw, where.key("draw"), players, findings);
        if (touched.games(heat.number))
            addGames(heat, where.key("games"));
    }

    void addGames(const Heat& heat, const Pointer& games) const {
        checkTwice(
            heat.games, [](const Game& game) { return game.table; },
            [](const Game& game) { return Value(qint64(game.table.value())); },
            [&](size_t i) { return games.index(i).key("table"); }, {}, findings);
        for (size_t i = 0; i < heat.games.size(); ++i) {
            if (touched.game(heat.number, heat.games[i].table))
                own.game({heat.games[i], false, [&] { return games.index(i); }}, event, players,
                         findings);
        }
        if (touched.seating(heat.number))
            addTwoGames(heat, games);
    }

    /// R10.2 over the tables of a heat.
    void addTwoGames(const Heat& heat, const Pointer& games) const {
        forEachSecondGame(heat.games, [&](size_t game, size_t seat, size_t first) {
            findings.push_back(
                {FindingKind::PlayerInTwoGames,
                 games.index(game).key("seats").index(seat).key("player"),
                 {players.name(heat.games[game].seats[seat].player), qint64(heat.number.value()),
                  qint64(heat.games[first].table.value())},
                 games,
                 own.twoGames});
        });
    }
};

} // namespace

void addSeatErrors(const GameToCheck& checked, const KnownPlayers& players, Findings& findings) {
    const auto& seats = checked.game.seats;
    for (size_t i = 0; i < seats.size(); ++i) {
        if (!players.has(seats[i].player))
            players.checkOne(seats[i].player, checked.seat(i, "player"), findings);
    }
    checkTwice(
        seats, [](const Seat& seat) { return seat.number; },
        [](const Seat& seat) { return Value(qint64(seat.number.value())); },
        [&](size_t i) { return checked.seat(i, "seat"); }, {}, findings);
}

void addTwiceInGameErrors(const GameToCheck& checked, const KnownPlayers& players,
                          std::optional<Rule> rule, Findings& findings) {
    const auto& seats = checked.game.seats;
    for (const size_t later : laterOfTwo(seats, [](const Seat& seat) { return seat.player; })) {
        findings.push_back({FindingKind::PlayerTwiceInGame,
                            checked.seat(later, "player"),
                            {players.name(seats[later].player)},
                            checked.where(),
                            rule});
    }
}

void forEachSecondGame(const std::vector<Game>& games,
                       const std::function<void(size_t, size_t, size_t)>& found) {
    std::unordered_map<PlayerId, size_t> gameOf;
    for (size_t g = 0; g < games.size(); ++g) {
        if (games[g].isVoid)
            continue;
        for (size_t s = 0; s < games[g].seats.size(); ++s) {
            const auto [known, isNew] = gameOf.try_emplace(games[g].seats[s].player, g);
            if (!isNew && known->second != g)
                found(g, s, known->second);
        }
    }
}

void addStageErrors(const Stage& stage, const Pointer& where, const KnownPlayers& players,
                    Findings& findings) {
    players.checkList(stage.unavailable, where.key("unavailable"), findings);
    players.checkList(stage.present, where.key("present"), findings);
    const Pointer calls = where.key("calls");
    for (size_t i = 0; i < stage.calls.size(); ++i)
        players.checkOne(stage.calls[i].player, calls.index(i).key("player"), findings);
    addTieRollErrors(stage.tieRolls, where.key("tieRolls"), players, findings);
}

void addHeatsErrors(const Event& event, const OwnChecks& own, const KnownPlayers& players,
                    const EditList* edits, Findings& findings) {
    HeatsErrors{event, own, players, Touched(edits), findings}.addAll();
}

bool isAdvancedGameTouched(const EditList* edits) {
    return !edits || std::ranges::any_of(*edits, [](const AnyEdit& edit) {
        const auto* game = std::get_if<Edit<GameSlot>>(&edit);
        return game && game->slot.round.isAdvanced();
    });
}

} // namespace mentat

#include "scoring/dune/standings/outlook.h"

#include "scoring/table_sizes.h"

#include <algorithm>

namespace mentat {

namespace {

bool isOpen(const Heat& heat) {
    return std::ranges::none_of(heat.games, isCompleted);
}

/// Whether a game records more than its seats.
bool hasFacts(const Game& game) {
    const auto isMarked = [](const Seat& seat) {
        return dune(seat).winner || seat.dropout || dune(seat).qp.has_value();
    };
    return game.start || game.end || game.minutes || game.turns || dune(game).ending
           || std::ranges::any_of(game.seats, isMarked);
}

/// isFieldFixed: the heat is closed, or nobody can join it anymore.
bool hasBegun(const Game& game, bool isFieldFixed) {
    return !game.isVoid && !hasResult(game) && !game.seats.empty()
           && (isFieldFixed || hasFacts(game));
}

BegunGame begunGame(const Field& field, const Game& game) {
    BegunGame begun;
    begun.starters = game.seats.size();
    for (const Seat& seat : game.seats) {
        const size_t player = *field.positionOf(seat.player);
        if (field.isDisqualified(player)) {
            begun.outsiders += seat.dropout ? size_t(0) : size_t(1);
            continue;
        }
        (seat.dropout ? begun.excused : begun.playing).push_back(player);
        if (dune(seat).qp)
            begun.words.emplace_back(player, dune(seat).qp->halves());
    }
    return begun;
}

/// R10.2: everyone seated in a game of the heat that is completed or has begun.
std::vector<bool> seatedIn(const Field& field, const Heat& heat, bool isFieldFixed) {
    std::vector<bool> seated(field.playerCount());
    for (const Game& game : heat.games) {
        if (!isCompleted(game) && !hasBegun(game, isFieldFixed))
            continue;
        for (const Seat& seat : game.seats)
            seated[*field.positionOf(seat.player)] = true;
    }
    return seated;
}

std::vector<size_t> freePlayers(const Field& field, const Heat& heat, bool isFieldFixed) {
    const std::vector<bool> seated = seatedIn(field, heat, isFieldFixed);
    std::vector<bool> mayCome(field.playerCount(), !isFieldFixed);
    for (const PlayerId& entrant : heat.entrants)
        mayCome[*field.positionOf(entrant)] = true;
    std::vector<size_t> free;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (mayCome[player] && !seated[player] && !field.isDisqualified(player))
            free.push_back(player);
    }
    return free;
}

} // namespace

bool isAmong(const std::vector<size_t>& players, size_t player) {
    return std::ranges::find(players, player) != players.end();
}

Outlook::Outlook(const Field& field) {
    for (size_t player = 0; player < field.playerCount(); ++player) {
        QualificationPoints sum;
        for (const Appearance& game : field.gamesOf(player))
            sum += game.qp;
        m_halves.push_back(sum.halves());
        m_ranked.push_back(!field.gamesOf(player).empty());
        if (!field.isDisqualified(player))
            m_contenders.push_back(player);
    }
    const auto& play = std::get<DunePlay>(field.event().play);
    const bool isSeatingFixed
        = play.stage().closed || play.finalGame() || field.event().details.closed;
    for (const Heat& heat : play.heats) {
        if (!heat.details.canceled)
            addHeat(field, heat, isSeatingFixed);
    }
}

Outlook Outlook::supposing(size_t heat, const SupposedGame& game) const {
    Outlook supposed = *this;
    HeatToCome& coming = supposed.m_heats[heat];
    coming.supposed = game;
    if (!game.plays)
        return supposed;
    int gain = game.win ? game.win->each : 0;
    for (const BegunGame& begun : coming.begun) {
        for (const auto& [player, halves] : begun.words) {
            if (player == game.player) // R2.6: whatever the result
                gain = halves;
        }
    }
    supposed.m_halves[game.player] += gain;
    supposed.m_ranked[game.player] = true;
    return supposed;
}

void Outlook::addHeat(const Field& field, const Heat& heat, bool isSeatingFixed) {
    const bool isFieldFixed = isSeatingFixed || !isOpen(heat);
    HeatToCome coming{.number = heat.number, .begun = {}, .free = {}};
    for (const Game& game : heat.games) {
        if (hasBegun(game, isFieldFixed))
            coming.begun.push_back(begunGame(field, game));
    }
    if (!isSeatingFixed)
        coming.free = freePlayers(field, heat, isFieldFixed);
    if (!coming.begun.empty() || coming.free.size() >= fewestOfAGame)
        m_heats.push_back(std::move(coming));
}

} // namespace mentat

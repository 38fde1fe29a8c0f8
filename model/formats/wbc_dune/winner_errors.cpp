#include "model/formats/wbc_dune/game_errors.h"

#include "model/finding_kind.h"

#include <algorithm>
#include <set>

namespace mentat {

namespace {

struct Misfit {
    FindingKind kind;
    Values values;
};

using Winners = std::set<size_t>; // positions in Game::seats

bool isOneSide(const std::vector<Side>& sides, const Winners& winners) {
    return std::any_of(sides.begin(), sides.end(), [&](const Side& side) {
        return winners == Winners(side.begin(), side.end());
    });
}

const Side* sideWith(const std::vector<Side>& sides, size_t seat) {
    const auto found = std::find_if(sides.begin(), sides.end(), [&](const Side& side) {
        return std::find(side.begin(), side.end(), seat) != side.end();
    });
    return found == sides.end() ? nullptr : &*found;
}

std::optional<size_t> seatOf(const Game& game, Faction faction) {
    for (size_t i = 0; i < game.seats.size(); ++i) {
        if (dune(game.seats[i]).faction == faction)
            return i;
    }
    return std::nullopt;
}

std::optional<Misfit> soloMisfit(const Game& game, const std::vector<Side>& sides,
                                 const Winners& winners, const KnownPlayers& players) {
    if (winners.size() > 2) // two may win at the same time (R2.2)
        return Misfit{FindingKind::SoloWinners, {qint64(winners.size())}};
    for (const size_t winner : winners) {
        const Side* side = sideWith(sides, winner);
        if (side && side->size() > 1) {
            return Misfit{FindingKind::SoloWinnerAllied, {players.name(game.seats[winner].player)}};
        }
    }
    return std::nullopt;
}

std::optional<Misfit> defaultMisfit(const Game& game, const std::vector<Side>& sides,
                                    const Winners& winners, Faction faction) {
    const auto holder = seatOf(game, faction);
    const Side* side = holder ? sideWith(sides, *holder) : nullptr;
    if (side && winners == Winners(side->begin(), side->end()))
        return std::nullopt;
    return Misfit{FindingKind::DefaultWinners, {faction}};
}

std::optional<Misfit> misfit(const Game& game, const Winners& winners,
                             const KnownPlayers& players) {
    if (winners.empty())
        return Misfit{FindingKind::NoWinner, {}};
    const std::vector<Side> sides = sidesOf(game);
    switch (*dune(game).victory) {
    case Victory::Solo: return soloMisfit(game, sides, winners, players);
    case Victory::Alliance:
        if (winners.size() < 2 || !isOneSide(sides, winners))
            return Misfit{FindingKind::NotOneAlliance, {}};
        return std::nullopt;
    case Victory::BgPrediction: {
        const auto predictor = seatOf(game, Faction::BeneGesserit);
        if (!predictor || winners != Winners{*predictor})
            return Misfit{FindingKind::PredictionWinner, {}};
        return std::nullopt;
    }
    case Victory::FremenDefault: return defaultMisfit(game, sides, winners, Faction::Fremen);
    case Victory::GuildDefault: return defaultMisfit(game, sides, winners, Faction::Guild);
    case Victory::Adjudicated:
        if (!isOneSide(sides, winners))
            return Misfit{FindingKind::NotOneSide, {}};
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

/// R2.3: what can be conceded.
bool canBeConceded(Victory victory) {
    return victory == Victory::Solo || victory == Victory::Alliance;
}

// R10.1: once there is a victory, each winner's faction is required.
void addMissingFactions(const GameToCheck& checked, const Winners& winners, Findings& findings) {
    for (const size_t winner : winners) {
        if (!dune(checked.game.seats[winner]).faction) {
            const Pointer where = checked.where().key("seats").index(winner);
            findings.push_back(
                {FindingKind::MissingKey, where, {QStringLiteral("faction")}, where});
        }
    }
}

} // namespace

void addWinnerErrors(const GameToCheck& checked, const KnownPlayers& players, Findings& findings) {
    const Game& game = checked.game;
    Winners winners;
    bool winnerLeft = false;
    for (size_t i = 0; i < game.seats.size(); ++i) {
        if (!dune(game.seats[i]).winner)
            continue;
        winners.insert(i);
        if (game.seats[i].dropout) {
            winnerLeft = true;
            findings.push_back({FindingKind::WinnerDroppedOut,
                                checked.where().key("seats").index(i).key("winner"),
                                {players.name(game.seats[i].player)},
                                checked.where()});
        }
    }
    if (!dune(game).victory)
        return;
    addMissingFactions(checked, winners, findings);
    const auto add = [&](FindingKind kind, Values values) {
        findings.push_back(
            {kind, checked.where().key("victory"), std::move(values), checked.where()});
    };
    if (winnerLeft)
        return;
    if (dune(game).ending == Ending::Concession && !canBeConceded(*dune(game).victory))
        add(FindingKind::ConcessionVictory, {});
    else if (auto wrong = misfit(game, winners, players))
        add(wrong->kind, std::move(wrong->values));
}

} // namespace mentat

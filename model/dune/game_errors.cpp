#include "model/dune/game_errors.h"

#include "model/finding_kind.h"

#include <algorithm>
#include <map>
#include <set>

namespace mentat {
namespace {

/// Shares what the checks need; each check is one rule.
class GameErrors {
public:
    GameErrors(const GameToCheck& checked, const Settings& settings, const KnownPlayers& players,
               Findings& findings)
        : m_game(checked.game)
        , m_checked(checked)
        , m_settings(settings)
        , m_players(players)
        , m_findings(findings) {}

    void addAll() {
        addSeatErrors(m_checked, m_players, m_findings);
        addTwiceInGameErrors(m_checked, m_players, {}, m_findings);
        addPoolTwice();
        addFactionTwice();
        addTurns();
        addAlliances();
        addRollTwice();
        addPredicted();
        addControl();
        addWinnerErrors(m_checked, m_players, m_findings);
    }

private:
    using Kind = FindingKind;

    [[nodiscard]] Pointer seat(size_t i, const char* key) const { return m_checked.seat(i, key); }
    [[nodiscard]] QString name(size_t i) const { return m_players.name(m_game.seats[i].player); }
    void add(Kind kind, const Pointer& where, Values values) {
        m_findings.push_back({kind, where, std::move(values), m_checked.where()});
    }
    /// For errors that depend only on the seat's own facts.
    void addOfSeat(size_t i, Kind kind, const char* key, Values values) {
        m_findings.push_back(
            {kind, seat(i, key), std::move(values), m_checked.where().key("seats").index(i)});
    }

    // R10.1
    void addPoolTwice() {
        const auto& pool = dune(m_game).pool;
        const auto scope = [&] { return m_checked.where().key("pool"); };
        checkTwice(
            pool, [](Faction faction) { return faction; },
            [](Faction faction) { return Value(faction); },
            [&](size_t i) { return scope().index(i); }, pool.empty() ? Pointer() : scope(),
            m_findings);
    }

    // R10.3
    void addFactionTwice() {
        for (const size_t later : laterOfTwo(m_game.seats, playedFaction)) {
            if (const auto faction
                = dune(m_game.seats[later]).faction) // unknown factions are not equal
                add(Kind::SideTwice, seat(later, "faction"), {*faction});
        }
    }

    // R10.4: 0 turns mean a concession in the first turn (R2.3), so they fit no other ending, and
    // no victory that cannot be conceded.
    void addTurns() {
        if (!m_game.turns)
            return;
        const int turns = m_game.turns->value();
        if (turns > m_settings.turnLimit.value()) {
            add(Kind::TurnsOutside, m_checked.where().key("turns"),
                {qint64(turns), qint64(m_settings.turnLimit.value())});
        }
        const bool otherEnding = dune(m_game).ending && *dune(m_game).ending != Ending::Concession;
        const bool otherVictory = dune(m_game).victory && *dune(m_game).victory != Victory::Solo
                                  && *dune(m_game).victory != Victory::Alliance;
        if (turns == 0 && (otherEnding || otherVictory))
            add(Kind::TurnsNoConcession, m_checked.where().key("turns"), {});
    }

    // R10.6, without dropouts
    void addAlliances() {
        struct Members {
            std::vector<size_t> seats;
            bool lostSome = false;
        };
        std::map<AllianceNumber, Members> alliances;
        for (size_t i = 0; i < m_game.seats.size(); ++i) {
            const Seat& s = m_game.seats[i];
            if (!dune(s).alliance)
                continue;
            Members& members = alliances[*dune(s).alliance];
            if (s.dropout)
                members.lostSome = true;
            else
                members.seats.push_back(i);
        }
        const auto limit = static_cast<size_t>(m_settings.allianceSize.value());
        for (const auto& [number, members] : alliances) {
            const size_t size = members.seats.size();
            if (size == 1 && !members.lostSome) {
                const size_t alone = members.seats.front();
                add(Kind::AllianceOfOne, seat(alone, "alliance"), {name(alone)});
            } else if (size > limit) {
                add(Kind::AllianceTooLarge, seat(members.seats[limit], "alliance"),
                    {qint64(size), qint64(limit)});
            }
        }
    }

    // R10.8, R3.3: one die for each side
    void addRollTwice() {
        for (const AlliedSeats& side : sidesOf(m_game)) {
            std::optional<size_t> roller;
            for (const size_t i : side) {
                if (dune(m_game.seats[i]).rolls.empty())
                    continue;
                if (roller)
                    add(Kind::RollTwice, seat(i, "roll"), {name(*roller)});
                else
                    roller = i;
            }
        }
    }

    // R10.9
    void addPredicted() {
        if (!dune(m_game).predicted) {
            if (m_checked.isFinal && dune(m_game).victory == Victory::BgPrediction)
                add(Kind::NothingPredicted, m_checked.where(), {});
            return;
        }
        const PlayerId& predicted = *dune(m_game).predicted;
        const Pointer where = m_checked.where().key("predicted");
        if (!m_players.has(predicted)) {
            m_players.checkOne(predicted, where, m_findings);
            return;
        }
        const auto& seats = m_game.seats;
        const auto isSeated = [&](const Seat& s) { return s.player == predicted; };
        const auto isPredictor = [&](const Seat& s) {
            return isSeated(s) && dune(s).faction == Faction::BeneGesserit;
        };
        if (std::none_of(seats.begin(), seats.end(), isSeated))
            add(Kind::PredictedNotInGame, where, {m_players.name(predicted)});
        else if (std::any_of(seats.begin(), seats.end(), isPredictor))
            add(Kind::PredictedIsPredictor, where, {m_players.name(predicted)});
    }

    // R10.10
    void addControl() {
        for (size_t i = 0; i < m_game.seats.size(); ++i) {
            const Seat& s = m_game.seats[i];
            if (dune(s).control.empty())
                continue;
            addHeldTwice(i);
            const bool wrongLength
                = m_game.turns
                  && dune(s).control.size() != static_cast<size_t>(m_game.turns->value());
            if (wrongLength) {
                addOfSeat(i, Kind::ControlLength, "control",
                          {qint64(dune(s).control.size()), qint64(m_game.turns->value())});
            }
            const PerformancePoints sum = pointsOf(dune(s).control, m_settings);
            if (dune(s).performancePoints && *dune(s).performancePoints != sum) {
                addOfSeat(i, Kind::ControlSum, "control",
                          {qint64(sum.halves()), qint64(dune(s).performancePoints->halves())});
            }
        }
    }

    void addHeldTwice(size_t later) {
        const ControlGrid& grid = dune(m_game.seats[later]).control;
        for (size_t turn = 0; turn < grid.size(); ++turn) {
            const auto place
                = [&](size_t k) { return seat(later, "control").index(turn).index(k); };
            checkTwice(
                grid[turn], [](Stronghold held) { return held; },
                [](Stronghold held) { return Value(QString(idOf(held))); }, place,
                grid[turn].size() < 2 ? Pointer() : seat(later, "control"), m_findings);
            for (size_t k = 0; k < grid[turn].size(); ++k) {
                if (const auto other = otherHolder(later, turn, grid[turn][k])) {
                    add(Kind::StrongholdTwoHolders, place(k),
                        {QString(idOf(grid[turn][k])), qint64(turn + 1), name(*other)});
                }
            }
        }
    }

    [[nodiscard]] std::optional<size_t> otherHolder(size_t later, size_t turn,
                                                    Stronghold held) const {
        for (size_t earlier = 0; earlier < later; ++earlier) {
            const ControlGrid& grid = dune(m_game.seats[earlier]).control;
            if (turn < grid.size()
                && std::find(grid[turn].begin(), grid[turn].end(), held) != grid[turn].end())
                return earlier;
        }
        return std::nullopt;
    }

    const Game& m_game;
    const GameToCheck& m_checked;
    const Settings& m_settings;
    const KnownPlayers& m_players;
    Findings& m_findings;
};

} // namespace

void addGameErrors(const GameToCheck& checked, const Settings& settings,
                   const KnownPlayers& players, Findings& findings) {
    GameErrors(checked, settings, players, findings).addAll();
}

namespace {

struct Misfit {
    FindingKind kind;
    Values values;
};

using Winners = std::set<size_t>; // positions in Game::seats

bool isOneSide(const std::vector<AlliedSeats>& sides, const Winners& winners) {
    return std::any_of(sides.begin(), sides.end(), [&](const AlliedSeats& side) {
        return winners == Winners(side.begin(), side.end());
    });
}

const AlliedSeats* sideWith(const std::vector<AlliedSeats>& sides, size_t seat) {
    const auto found = std::find_if(sides.begin(), sides.end(), [&](const AlliedSeats& side) {
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

std::optional<Misfit> soloMisfit(const Game& game, const std::vector<AlliedSeats>& sides,
                                 const Winners& winners, const KnownPlayers& players) {
    if (winners.size() > 2) // two can win at the same time (R2.2)
        return Misfit{FindingKind::SoloWinners, {qint64(winners.size())}};
    for (const size_t winner : winners) {
        const AlliedSeats* side = sideWith(sides, winner);
        if (side && side->size() > 1) {
            return Misfit{FindingKind::SoloWinnerAllied, {players.name(game.seats[winner].player)}};
        }
    }
    return std::nullopt;
}

std::optional<Misfit> defaultMisfit(const Game& game, const std::vector<AlliedSeats>& sides,
                                    const Winners& winners, Faction faction) {
    const auto holder = seatOf(game, faction);
    const AlliedSeats* side = holder ? sideWith(sides, *holder) : nullptr;
    if (side && winners == Winners(side->begin(), side->end()))
        return std::nullopt;
    return Misfit{FindingKind::DefaultWinners, {faction}};
}

std::optional<Misfit> misfit(const Game& game, const Winners& winners,
                             const KnownPlayers& players) {
    if (winners.empty())
        return Misfit{FindingKind::NoWinner, {}};
    const std::vector<AlliedSeats> sides = sidesOf(game);
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

/// R2.3: the victories that can be conceded.
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
        add(FindingKind::WrongConcession, {});
    else if (auto wrong = misfit(game, winners, players))
        add(wrong->kind, std::move(wrong->values));
}

} // namespace mentat

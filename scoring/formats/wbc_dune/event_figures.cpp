#include "scoring/formats/wbc_dune/event_figures.h"

#include "scoring/formats/wbc_dune/field.h"
#include "scoring/formats/wbc_dune/game_lengths.h"
#include "scoring/formats/wbc_dune/qualification.h"

#include <algorithm>
#include <map>
#include <set>

namespace mentat {

namespace {

bool isDefaultVictory(Victory victory) {
    return victory == Victory::FremenDefault || victory == Victory::GuildDefault;
}

class FigureCount {
public:
    explicit FigureCount(const Event& event)
        : m_event(event)
        , m_play(std::get<DunePlay>(event.play)) {}

    EventFigures run() {
        m_figures.registered = static_cast<int>(m_event.players.size());
        std::vector<const Heat*> heats;
        for (const Heat& heat : m_play.heats)
            heats.push_back(&heat);
        std::ranges::sort(heats, {}, &Heat::number);
        for (const Heat* heat : heats)
            add(*heat);
        if (m_play.finalGame && isCompleted(m_play.finalGame->game))
            m_figures.finalGame.add(m_play.finalGame->game);
        addPlayers();
        addSizes();
        addFactions();
        return std::move(m_figures);
    }

private:
    void add(const Heat& heat) {
        HeatFigures figures{heat.number, static_cast<int>(heat.entrants.size()), 0, 0, {}};
        for (const Game& game : heat.games) {
            if (game.isVoid) {
                ++figures.voided;
            } else if (!isCompleted(game)) {
                ++figures.unfinished;
            } else {
                figures.completed.add(game);
                addCompleted(game, heat.number);
            }
        }
        m_figures.heatGames.add(figures.completed);
        m_figures.heats.push_back(figures);
    }

    void addCompleted(const Game& game, HeatNumber heat) {
        const Victory victory = *game.victory;
        ++m_figures.victories[static_cast<size_t>(victory)];
        if (game.ending == Ending::Concession)
            ++m_figures.concessions;
        m_sizes[startersOf(game)].add(game);
        for (const Seat& seat : game.seats) {
            m_heatsOf[seat.player].insert(heat.value());
            m_figures.dropouts += seat.dropout ? 1 : 0;
            if (seat.faction)
                add(seat, *seat.faction, victory);
            else if (seat.winner)
                ++m_figures.winnersWithoutFaction;
        }
    }

    void add(const Seat& seat, Faction faction, Victory victory) {
        FactionFigures& figures
            = m_factions.try_emplace(faction, FactionFigures{faction}).first->second;
        ++figures.games;
        if (!seat.winner)
            return;
        ++figures.wins;
        figures.byDefault += isDefaultVictory(victory) ? 1 : 0;
        figures.adjudicated += victory == Victory::Adjudicated ? 1 : 0;
    }

    void addPlayers() {
        m_figures.players = static_cast<int>(m_heatsOf.size());
        for (const auto& [player, heats] : m_heatsOf) {
            if (m_figures.byHeatsPlayed.size() < heats.size())
                m_figures.byHeatsPlayed.resize(heats.size(), 0);
            ++m_figures.byHeatsPlayed[heats.size() - 1];
        }
    }

    void addSizes() {
        for (auto size = m_sizes.rbegin(); size != m_sizes.rend(); ++size)
            m_figures.sizes.push_back({size->first, size->second});
    }

    void addFactions() {
        for (const EnumId<Faction>& entry : idsOf<Faction>) {
            const auto played = m_factions.find(entry.value);
            const auto& sets = m_event.details.sets;
            if (played != m_factions.end())
                m_figures.factions.push_back(played->second);
            else if (std::ranges::find(sets, setOf(entry.value)) != sets.end())
                m_figures.factions.push_back({entry.value});
        }
    }

    const Event& m_event;
    const DunePlay& m_play;
    EventFigures m_figures;
    std::map<PlayerId, std::set<int>> m_heatsOf;
    std::map<int, GameFigures> m_sizes;
    std::map<Faction, FactionFigures> m_factions;
};

} // namespace

void GameMean::add(std::optional<qint64> value) {
    if (!value) {
        ++unknown;
        return;
    }
    sum += *value;
    ++known;
}

std::optional<Fraction> GameMean::mean() const {
    return known == 0 ? std::nullopt : std::optional(Fraction(sum, known));
}

void GameFigures::add(const Game& game) {
    const auto minutesPlayed = minutesOf(game);
    const int starters = startersOf(game);
    ++games;
    playerStarts += starters;
    turns.add(game.turns ? std::optional<qint64>(game.turns->value()) : std::nullopt);
    minutes.add(minutesPlayed);
    playerMinutes += minutesPlayed.value_or(0) * starters;
}

void GameFigures::add(const GameFigures& other) {
    games += other.games;
    playerStarts += other.playerStarts;
    turns.sum += other.turns.sum;
    turns.known += other.turns.known;
    turns.unknown += other.turns.unknown;
    minutes.sum += other.minutes.sum;
    minutes.known += other.minutes.known;
    minutes.unknown += other.minutes.unknown;
    playerMinutes += other.playerMinutes;
}

EventFigures eventFigures(const Event& event) {
    return FigureCount(event).run();
}

} // namespace mentat

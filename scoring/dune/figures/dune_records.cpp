#include "scoring/dune/dune_scoring.h"

#include "scoring/dune/dune_awards.h"
#include "scoring/dune/figures/event_figures.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/field.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"
#include "scoring/ranking/standings.h"

#include <algorithm>
#include <ranges>

namespace mentat {
namespace {

GameOutcome outcomeOf(const Game& game, const Seat& seat) {
    if (game.isVoid)
        return GameOutcome::Void;
    if (seat.dropout)
        return GameOutcome::DroppedOut;
    if (!hasResult(game))
        return GameOutcome::Open;
    return dune(seat).winner ? GameOutcome::Won : GameOutcome::Lost;
}

class Records {
public:
    explicit Records(const Event& event) : m_event(event), m_field(event) {
        m_records.reserve(event.players.size());
        for (size_t i = 0; i < event.players.size(); ++i) {
            m_records.push_back({event.players[i].id, {}, 0, {}, m_field.isDisqualified(i), {}});
            for (const Appearance& appearance : m_field.gamesOf(i)) {
                ++m_records[i].completed;
                m_records[i].points += appearance.qp;
            }
        }
    }

    std::vector<PlayerRecord> run() {
        const HeatsPlay& play = *heatsPlay(m_event);
        std::vector<const Heat*> heats;
        for (const Heat& heat : play.heats)
            heats.push_back(&heat);
        std::ranges::sort(heats, {}, &Heat::number);
        for (const Heat* heat : heats)
            add(*heat);
        if (const Game* final = onlyFinalGame(m_event))
            addFinal(*final);
        return std::move(m_records);
    }

private:
    PlayerRecord& recordOf(const PlayerId& player) {
        return m_records[*m_field.positionOf(player)];
    }

    [[nodiscard]] GameRecord part(const Game& game, const Seat& seat) const {
        GameRecord record;
        record.number = game.table.value();
        record.side = dune(seat).faction;
        record.outcome = outcomeOf(game, seat);
        record.isCompleted = isCompleted(game);
        record.pp = performanceOf(seat, m_event.settings);
        record.note = game.note;
        return record;
    }

    void add(const Heat& heat) {
        for (const PlayerId& entrant : heat.entrants)
            addHeat(recordOf(entrant), heat.number);
        for (const Game& game : heat.games) {
            const auto points = winnersPoints(game, m_event.settings.winPoints);
            for (const Seat& seat : game.seats) {
                PlayerRecord& record = recordOf(seat.player);
                if (!game.isVoid)
                    addHeat(record, heat.number);
                GameRecord played = part(game, seat);
                played.heat = heat.number;
                if (played.isCompleted)
                    played.points = pointsOf(seat, points);
                record.games.push_back(std::move(played));
            }
        }
    }

    void addFinal(const Game& game) {
        const auto placements
            = isCompleted(game) ? dunePlacements(m_event) : std::vector<Placement>();
        for (const Seat& seat : game.seats) {
            GameRecord played = part(game, seat);
            played.isFinal = true;
            const auto placed = std::ranges::find(placements, seat.player, &Placement::player);
            if (placed != placements.end())
                played.place = placed->place;
            recordOf(seat.player).games.push_back(std::move(played));
        }
    }

    const Event& m_event;
    Field m_field;
    std::vector<PlayerRecord> m_records;
};

} // namespace

std::vector<PlayerRecord> duneRecords(const Event& event) {
    return Records(event).run();
}

namespace {

/// The players seated in the final, or, before it is seated, those due to play it.
std::vector<PlayerId> whoPlaysFinal(const Event& event, const Standings& standings) {
    std::vector<PlayerId> finalists;
    if (const Game* final = onlyFinalGame(event)) {
        for (const Seat& seat : final->seats)
            finalists.push_back(seat.player);
    }
    return finalists.empty() ? finalLineUp(event, advancementBy(event, standings)) : finalists;
}

std::optional<QualificationPoints> lastFinalistOf(const Event& event, const Standings& standings) {
    const bool isKnown
        = finalStage(event)->closed || cutOf(standings, event.settings.finalists).has_value();
    const auto finalists = isKnown ? whoPlaysFinal(event, standings) : std::vector<PlayerId>();
    for (const Standing& standing : std::views::reverse(standings.ranked)) {
        if (isAmong(finalists, standing.player))
            return pointsOf(standing);
    }
    return std::nullopt;
}

} // namespace

YearFacts duneYearFacts(const Event& event) {
    EventFigures figures = eventFigures(event);
    const Standings standings = duneStandings(event);
    return {.players = figures.players,
            .games = figures.heatGames.games,
            .playerStarts = figures.heatGames.playerStarts,
            .turns = figures.heatGames.turns,
            .minutes = figures.heatGames.minutes,
            .adjudicated = figures.won(Victory::Adjudicated),
            .cut = cutOf(standings, event.settings.finalists),
            .lastFinalist = lastFinalistOf(event, standings),
            .sides = std::move(figures.sides),
            .awards = duneAwards(event),
            .placements = dunePlacements(event),
            .records = duneRecords(event)};
}

} // namespace mentat

#include "scoring/formats/wbc_dune/figures/dune_records.h"

#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/games/field.h"
#include "scoring/formats/wbc_dune/games/performance.h"
#include "scoring/formats/wbc_dune/games/qualification.h"

#include <algorithm>

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
                m_records[i].qp += appearance.qp;
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
        record.faction = dune(seat).faction;
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
            const auto points = winnersPoints(game, m_event.settings.qpTable);
            for (const Seat& seat : game.seats) {
                PlayerRecord& record = recordOf(seat.player);
                if (!game.isVoid)
                    addHeat(record, heat.number);
                GameRecord played = part(game, seat);
                played.heat = heat.number;
                if (played.isCompleted)
                    played.qp = pointsOf(seat, points);
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

} // namespace mentat

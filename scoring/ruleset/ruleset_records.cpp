#include "scoring/ruleset/ruleset_records.h"

#include "scoring/heats/games/games_played.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/values/ruleset_field.h"

#include <algorithm>

namespace mentat {

namespace {

std::vector<const Heat*> heatsByNumber(const RulesetPlay& play) {
    std::vector<const Heat*> heats;
    for (const Heat& heat : play.heats)
        heats.push_back(&heat);
    std::ranges::sort(heats, {}, &Heat::number);
    return heats;
}

class RulesetRecords {
public:
    explicit RulesetRecords(const Event& event) : m_field(event) {
        for (size_t i = 0; i < event.players.size(); ++i) {
            PlayerRecord& record = m_records.emplace_back(
                PlayerRecord{event.players[i].id, {}, 0, {}, m_field.isDisqualified(i), {}});
            record.completed = static_cast<int>(m_field.gamesOf(i).size());
        }
        for (const Placement& placement : rulesetPlacements(event))
            m_places.insert(placement.player.text(), placement.place);
    }

    [[nodiscard]] std::vector<PlayerRecord> run() {
        for (const Heat* heat : heatsByNumber(m_field.play())) {
            for (const PlayerId& entrant : heat->entrants)
                addHeat(recordOf(entrant), heat->number);
            for (const Game& game : heat->games)
                addGame(game, heat, nullptr);
        }
        for (const PlayedStage& stage : m_field.play().stages) {
            for (const Game& game : stage.games)
                addGame(game, nullptr, &stage);
        }
        return std::move(m_records);
    }

private:
    PlayerRecord& recordOf(const PlayerId& player) { return m_records[m_field.positionOf(player)]; }

    void addGame(const Game& game, const Heat* heat, const PlayedStage* stage) {
        std::vector<SeatResult> results;
        if (isCompleted(game))
            results = resultsOf(game, m_field.ruleset().score);
        for (size_t i = 0; i < game.seats.size(); ++i) {
            GameRecord played;
            played.number = game.table.value();
            played.isCompleted = !results.empty();
            played.outcome
                = outcomeOf(game, game.seats[i], results.empty() ? nullptr : &results[i]);
            played.note = game.note;
            PlayerRecord& record = recordOf(game.seats[i].player);
            if (heat) {
                played.heat = heat->number;
                if (!game.isVoid)
                    addHeat(record, heat->number);
            } else if (stage) {
                addStage(played, *stage, game.seats[i].player);
            }
            record.games.push_back(std::move(played));
        }
    }

    void addStage(GameRecord& played, const PlayedStage& stage, const PlayerId& player) const {
        played.isFinal = stage.name == m_field.ruleset().stages.back().name;
        if (!played.isFinal)
            played.stage = stage.name.text();
        else if (const auto place = m_places.constFind(player.text());
                 played.isCompleted && place != m_places.constEnd())
            played.place = *place;
    }

    static GameOutcome outcomeOf(const Game& game, const Seat& seat, const SeatResult* result) {
        if (game.isVoid)
            return GameOutcome::Void;
        if (seat.dropout)
            return GameOutcome::DroppedOut;
        if (!result)
            return GameOutcome::Open;
        return result->place == 1 ? GameOutcome::Won : GameOutcome::Lost;
    }

    RulesetField m_field;
    std::vector<PlayerRecord> m_records;
    QHash<QString, Place> m_places; // H11, by the players' ids
};

} // namespace

std::vector<PlayerRecord> rulesetRecords(const Event& event) {
    return RulesetRecords(event).run();
}

YearFacts rulesetYearFacts(const Event& event) {
    YearFacts facts;
    facts.players = static_cast<int>(RulesetField(event).participants());
    for (const Heat& heat : std::get<RulesetPlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            if (!isCompleted(game))
                continue;
            ++facts.games;
            facts.playerStarts += static_cast<int>(game.seats.size());
            facts.turns.add(game.turns ? std::optional<qint64>(game.turns->value()) : std::nullopt);
            facts.minutes.add(minutesOf(game));
        }
    }
    facts.placements = rulesetPlacements(event);
    facts.records = rulesetRecords(event);
    return facts;
}

} // namespace mentat

#include "scoring/ruleset/ruleset_scoring.h"

#include "model/ruleset/results.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/ranking/standings.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/stage_course.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/ruleset/stage_round.h"
#include "scoring/table_sizes.h"

#include <algorithm>

namespace mentat {
namespace {

std::vector<Rule> rulesOfGame(const Event& event, const GameAddress& place, const Game& game) {
    return rulesToAccept(rulesetWarnings(event, place, game));
}

/// H1: a table takes players up to the largest listed size; an unlisted size can be requested
/// (H10.21).
TableLimits rulesetTableLimits(const Event& event, const RoundId& round) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const StageRule* stage = round.stage() ? findStageRule(ruleset, *round.stage()) : nullptr;
    const ListedSizes& sizes = stage && !stage->sizes.empty() ? stage->sizes : ruleset.sizes;
    const auto [least, most] = std::ranges::minmax(sizes);
    const auto count = [](ListedSize size) { return static_cast<size_t>(size.value()); };
    return {.fewest = count(least),
            .fewestFull = count(least),
            .preferred = count(sizes.front()),
            .most = count(most),
            .fewestAsked = ListedSize::min,
            .mostAsked = ListedSize::max};
}

/// H1.
std::vector<HeatSplit> rulesetSplits(const Event& event, int players) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    if (players == 0)
        return {};
    return heatSplits(tableGroupsOffered(Count(players), ruleset.sizes));
}

} // namespace

Advancement rulesetAdvancement(const Event& event) {
    const Ruleset& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    const StageLineUps lineUps = stageLineUps(event);
    Advancement shared;
    if (!lineUps.stages.empty() && lineUps.stages.back().stage == ruleset.stages.back().name) {
        const StageLineUp& final = lineUps.stages.back();
        shared.qualifiers = final.qualifiers;
        shared.alternates = final.alternates;
        shared.lineUp = final.lineUp;
    }
    for (const StageTie& tie : lineUps.ties) {
        if (!tie.stage)
            shared.ties.push_back({tie.players, tie.matters});
    }
    return shared;
}

/// The first stage that is held and unfinished; otherwise the last with known players. While heats
/// are played the first of all: who qualifies decides later which stages are held.
static std::optional<Name> stageToPlay(const Event& event) {
    const auto stages = stageLineUps(event).stages;
    if (stages.empty())
        return std::nullopt;
    const HeatsPlay& play = *heatsPlay(event);
    const bool hasTables = std::ranges::any_of(
        play.stages, [](const PlayedStage& stage) { return !stage.games.empty(); });
    if (!areHeatsOver(event) && !hasTables)
        return stages.front().stage;
    const auto isOpen = [&](const StageLineUp& stage) {
        const auto* games = gamesOf(*heatsPlay(event), stage.stage);
        return stage.held && !(games && isAllRecorded(*games));
    };
    const auto next = std::ranges::find_if(stages, isOpen);
    return next == stages.end() ? stages.back().stage : next->stage;
}

static std::vector<PlayerId> winnersOfGame(const Event& event, const Game& game) {
    const std::vector<int> places = placesOf(game, std::get<RulesetPlay>(event.play).ruleset.score);
    std::vector<PlayerId> winners;
    for (size_t i = 0; i < places.size(); ++i) {
        if (places[i] == 1)
            winners.push_back(game.seats[i].player);
    }
    return winners;
}

constinit const HeatsScoring rulesetHeatsScoring{
    .drawPart = [](const Event&, const DrawPart&) { return DrawPart(RulesetDraw()); },
    .partDrawing = [](const PartRequest&) { return std::unique_ptr<PartDrawing>(); },
    .join = [](const Event&, const Game&, Seat&) {},
    .awaitedVerdict = [](const Game&, const Settings&) { return AwaitedVerdict(); },
    .questions = [](const Event&) { return EventQuestions(); },
    .areLosersAlone = [](const Event&, const std::vector<OpenQuestion>&) { return false; },
    .rulesToAccept = rulesOfGame,
    .winners = winnersOfGame,
    .doDropoutsDisqualify =
        [](const Event& event) {
            return std::get<RulesetPlay>(event.play).ruleset.dropouts == DropoutsRule::Disqualified;
        },
    .areSettled = isStageSettled,
    .atStake = rulesetAtStake,
    .limits = rulesetTableLimits,
    .splits = rulesetSplits,
    .before = rulesetHeatsBefore,
    .winAlone = [](Seat& seat) { std::get<RulesetSeat>(seat.part).place = TablePlace(1); },
    .round = rulesetRound,
    .roundToPlay = stageToPlay};

namespace {

/// Whether wins rank first, can only grow, and grow by at most one a heat.
bool isByWins(const Ruleset& ruleset) {
    return std::holds_alternative<WinsKey>(ruleset.order.front()) && ruleset.count == Count(0);
}

/// Whether other players' results can change the key's value for a player whose games are done.
bool isOfOthers(const OrderKey& key) {
    return std::holds_alternative<OpponentsWinsKey>(key);
}

/// In how many heats a player may still play. Recorded results count as final; in a heat without a
/// result anyone can be seated, in another only the players of its unfinished games and those
/// checked in without a seat.
class HeatsToCome {
public:
    explicit HeatsToCome(const RulesetField& field) : m_field(field), m_left(field.playerCount()) {
        for (const Heat& heat : field.play().heats)
            add(heat);
    }

    [[nodiscard]] int left(size_t player) const {
        return m_field.isDisqualified(player) ? 0 : m_left[player];
    }

private:
    void add(const Heat& heat) {
        if (heat.details.canceled && heat.games.empty())
            return;
        std::vector<bool> comes(m_left.size(), std::ranges::none_of(heat.games, isCompleted));
        for (const PlayerId& entrant : heat.entrants)
            comes[m_field.positionOf(entrant)] = true;
        for (const Game& game : heat.games) {
            if (!isCompleted(game))
                continue;
            for (const Seat& seat : game.seats)
                comes[m_field.positionOf(seat.player)] = false;
        }
        for (const Game& game : heat.games) {
            if (!isUnfinished(game))
                continue;
            for (const Seat& seat : game.seats)
                comes[m_field.positionOf(seat.player)] = true;
        }
        for (size_t player = 0; player < comes.size(); ++player)
            m_left[player] += comes[player] ? 1 : 0;
    }

    const RulesetField& m_field;
    std::vector<int> m_left;
};

/// Adapts an event by a ruleset to tiesToRoll().
class RulesetAtStake {
public:
    explicit RulesetAtStake(const Event& event)
        : m_event(event)
        , m_field(event)
        , m_ranking(rulesetRanking(m_field))
        , m_lineUps(stageLineUps(event))
        , m_heats(m_field) {}

    [[nodiscard]] StandingsAtStake found() const {
        StandingsAtStake stake;
        stake.areHeatsOver = areHeatsOver(m_event);
        stake.places = stake.areHeatsOver ? places() : leastPlaces();
        const auto groups = tiedRows(m_ranking.standings.ranked);
        for (size_t i = 0; i < groups.size(); ++i) {
            const StageTie& tie = m_lineUps.ties[i]; // ties of the standings come first
            stake.ties.push_back(
                {{tie.players, tie.matters}, groups[i].begin, mostAhead(groups[i])});
        }
        return stake;
    }

private:
    [[nodiscard]] const Ruleset& ruleset() const { return m_field.ruleset(); }

    /// First place is asked for even without prizes.
    [[nodiscard]] size_t prizes() const {
        return std::max(size_t(1),
                        placesWithPrizes(m_field.participants(), m_event.settings.prizeLevel));
    }

    [[nodiscard]] size_t places() const {
        const auto held = std::ranges::find(m_lineUps.stages, true, &StageLineUp::held);
        if (held == m_lineUps.stages.end())
            return prizes();
        const AdvancedRound round = stageRound(m_event, m_lineUps, held->stage);
        return placesToCall(round, inOrderOf(round.advancement));
    }

    /// A lower bound whatever the heats to come bring: the field only grows, finished players stay,
    /// and each number of H8 grows with them.
    [[nodiscard]] size_t leastPlaces() const {
        if (ruleset().stages.empty())
            return prizes();
        const int done = static_cast<int>(
            std::ranges::count_if(m_ranking.players, [this](size_t one) { return isDone(one); }));
        std::optional<int> least;
        for (size_t i = 0; i < ruleset().stages.size(); ++i) {
            const StageOfRuleset stage{ruleset(), i};
            StageCrowd crowd{leastQualified(), done, {}, 0};
            if (stage.rule().atMostHalf && !stage.isFinal())
                crowd.atMost = static_cast<int>(m_field.participants() / 2);
            const int number = stageNumber(stage, crowd);
            least = std::min(least.value_or(number), number);
        }
        return static_cast<size_t>(*least) + alternatesToCall;
    }

    /// H6.
    [[nodiscard]] int leastQualified() const {
        const auto& entrants = ruleset().stages.front().entrants;
        if (!entrants)
            return 0;
        if (const auto* byWins = std::get_if<EntrantsByWins>(&*entrants)) {
            const Exact needed(byWins->wins.value());
            int winners = 0;
            for (size_t row = 0; row < m_ranking.players.size(); ++row)
                winners += isDone(m_ranking.players[row]) && m_ranking.wins[row] >= needed ? 1 : 0;
            return byWins->most ? std::min(winners, byWins->most->value()) : winners;
        }
        const auto field = static_cast<int>(m_field.participants());
        int least = entrantsFrom(*entrants, field).value_or(0);
        if (const auto* byField = std::get_if<EntrantsByField>(&*entrants)) {
            for (const NumberFrom& pair : *byField) {
                if (pair.from.value() > field)
                    least = std::min(least, pair.number.value());
            }
        }
        return least;
    }

    [[nodiscard]] bool isDone(size_t player) const { return m_heats.left(player) == 0; }

    /// By wins alone. No other player may join the tie: a roll is for exactly the tied players
    /// (R4.4).
    [[nodiscard]] std::optional<size_t> mostAhead(TiedRows tied) const {
        if (!isByWins(ruleset()) || std::ranges::any_of(ruleset().order, isOfOthers))
            return std::nullopt;
        const Exact& shared = m_ranking.wins[tied.begin];
        size_t ahead = 0;
        std::vector<Exact> wins(m_field.playerCount());
        for (size_t row = 0; row < m_ranking.players.size(); ++row) {
            wins[m_ranking.players[row]] = m_ranking.wins[row];
            ahead += row < tied.begin && isDone(m_ranking.players[row]) ? size_t(1) : size_t(0);
        }
        for (size_t player = 0; player < wins.size(); ++player) {
            Exact most = wins[player];
            most += Exact(m_heats.left(player));
            const bool canReach = !isDone(player) && most >= shared;
            if (canReach && wins[player] <= shared)
                return std::nullopt;
            ahead += canReach ? size_t(1) : size_t(0);
        }
        return ahead;
    }

    const Event& m_event;
    RulesetField m_field;
    RulesetRanking m_ranking;
    StageLineUps m_lineUps;
    HeatsToCome m_heats;
};

} // namespace

bool isStageSettled(const Event& event) {
    return std::ranges::any_of(
        std::get<RulesetPlay>(event.play).stages,
        [](const PlayedStage& stage) { return stage.details.closed || hasGames(stage); });
}

StandingsAtStake rulesetAtStake(const Event& event) {
    return RulesetAtStake(event).found();
}

} // namespace mentat

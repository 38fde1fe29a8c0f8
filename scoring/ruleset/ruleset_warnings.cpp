#include "scoring/ruleset/ruleset_warnings.h"

#include "model/finding_kind.h"
#include "model/rounds/heat_slots.h"
#include "model/ruleset/results.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/players.h"
#include "scoring/ruleset/stage_lineups.h"

#include <algorithm>

namespace mentat {

namespace {

/// H10.25: both stayed and have places that were given, and scores.
bool contradicts(const Seat& a, const Seat& b, Scores scores) {
    const auto& one = byRuleset(a);
    const auto& other = byRuleset(b);
    if (a.dropout || b.dropout || !one.place || !other.place || !one.score || !other.score)
        return false;
    return *one.place < *other.place && isBetterScore(*other.score, *one.score, scores);
}

class WarningsOf {
public:
    explicit WarningsOf(const Event& event)
        : m_event(event)
        , m_play(std::get<RulesetPlay>(event.play))
        , m_needsScores(needsScores(m_play.ruleset)) {}

    [[nodiscard]] Warnings make() {
        if (std::ranges::any_of(m_play.stages,
                                [](const PlayedStage& stage) { return !stage.games.empty(); }))
            m_stages = stageLineUps(m_event).stages;
        for (size_t heat = 0; heat < m_play.heats.size(); ++heat) {
            const Heat& one = m_play.heats[heat];
            const Pointer games = Pointer().key("heats").index(heat).key("games");
            for (size_t game = 0; game < one.games.size(); ++game)
                addOfGame({one.games[game], &one, games.index(game)}, m_play.ruleset.sizes);
        }
        for (size_t stage = 0; stage < m_play.stages.size(); ++stage)
            addOfStage(m_play.stages[stage], Pointer().key("stages").index(stage));
        return std::move(m_warnings);
    }

    /// Of a game of a heat, which rests on nothing else of the event: it is asked at every key that
    /// is typed into its sheet.
    [[nodiscard]] Warnings makeOf(const AddressedGame& placed) {
        addOfGame(placed, m_play.ruleset.sizes);
        return std::move(m_warnings);
    }

private:
    void addOfStage(const PlayedStage& stage, const Pointer& where) {
        const StageRule* rule = findStageRule(m_play.ruleset, stage.name);
        Q_ASSERT(rule);
        const bool hasBegun
            = std::ranges::any_of(stage.games, [](const Game& game) { return !game.isVoid; });
        if (hasBegun && !stage.details.closed)
            m_warnings.open.push_back(
                {FindingKind::StageNotClosed, where, {stage.name.text()}, where});
        for (size_t i = 0; i < stage.games.size(); ++i) {
            const AddressedGame placed{stage.games[i], nullptr, where.key("games").index(i)};
            addOfGame(placed, sizesOf(m_play.ruleset, *rule));
            addStrangers(placed, stage);
        }
    }

    void addOfGame(const AddressedGame& placed, const ListedSizes& sizes) {
        const Game& game = placed.game;
        if (game.isVoid)
            return;
        const auto players = static_cast<int>(game.seats.size());
        if (std::ranges::none_of(sizes, [&](const auto& size) { return size.value() == players; }))
            add(placed, FindingKind::SizeNotListed, placed.where.key("seats"), {qint64(players)});
        if (m_needsScores && isComplete(game.seats) && !isScored(game))
            add(placed, FindingKind::NotScored, placed.where, {});
        addContradictions(placed);
    }

    /// H10.22: of a stage whose line-up is known.
    void addStrangers(const AddressedGame& placed, const PlayedStage& stage) {
        const auto known = std::ranges::find(m_stages, stage.name, &StageLineUp::stage);
        if (placed.game.isVoid || known == m_stages.end())
            return;
        for (const Seat& seat : placed.game.seats) {
            if (!isAmong(known->lineUp, seat.player))
                add(placed, FindingKind::NotInStage, placed.seat(seat).key("player"),
                    {playerName(m_event, seat.player), stage.name.text()});
        }
    }

    /// H10.25: at the later of two seats, once.
    void addContradictions(const AddressedGame& placed) {
        const auto& seats = placed.game.seats;
        for (size_t i = 0; i < seats.size(); ++i) {
            for (size_t earlier = 0; earlier < i; ++earlier) {
                const bool isHigher = contradicts(seats[i], seats[earlier], m_play.ruleset.score);
                if (!isHigher && !contradicts(seats[earlier], seats[i], m_play.ruleset.score))
                    continue;
                const Seat& better = isHigher ? seats[i] : seats[earlier];
                const Seat& other = isHigher ? seats[earlier] : seats[i];
                add(placed, FindingKind::BetterPlaceWorseScore, placed.seat(seats[i]).key("score"),
                    {playerName(m_event, better.player), playerName(m_event, other.player)});
                break;
            }
        }
    }

    void add(const AddressedGame& placed, FindingKind kind, const Pointer& where,
             const Values& values) {
        Finding warning = warningOf(placed, kind, where, values);
        if (const Acceptance* accepted = acceptanceOf(warning, placed.game))
            m_warnings.accepted.push_back({std::move(warning), accepted->reason});
        else
            m_warnings.open.push_back(std::move(warning));
    }

    const Event& m_event;
    const RulesetPlay& m_play;
    bool m_needsScores;
    std::vector<StageLineUp> m_stages;
    Warnings m_warnings;
};

/// Of the table of this number; absent: there is none.
std::optional<size_t> positionOf(const std::vector<Game>& games, TableNumber table) {
    const auto found = std::ranges::find(games, table, &Game::table);
    if (found == games.end())
        return std::nullopt;
    return static_cast<size_t>(found - games.begin());
}

/// An advanced round rests on who was to play it, so on the whole event.
Warnings warningsOfStage(const Event& event, const GameAddress& place, const Game& game) {
    Event changed = event;
    const GameSlot slot{place.round, place.table};
    const auto before = valueAt(event, slot);
    if (!before)
        return {};
    put(changed, slot, std::optional(AtPosition<Game>{before->position, game}));
    const auto& stages = std::get<RulesetPlay>(changed.play).stages;
    const auto stage = std::ranges::find(stages, *place.round.stage(), &PlayedStage::name);
    const auto number = static_cast<size_t>(stage - stages.begin());
    const Pointer where
        = Pointer().key("stages").index(number).key("games").index(before->position);
    Warnings warnings = rulesetWarnings(changed);
    std::erase_if(warnings.open, [&](const Finding& one) { return one.scope != where; });
    std::erase_if(warnings.accepted,
                  [&](const AcceptedWarning& one) { return one.warning.scope != where; });
    return warnings;
}

} // namespace

Warnings rulesetWarnings(const Event& event) {
    return WarningsOf(event).make();
}

Warnings rulesetWarnings(const Event& event, const GameAddress& place, const Game& game) {
    const auto& heats = std::get<RulesetPlay>(event.play).heats;
    if (place.round.isAdvanced())
        return warningsOfStage(event, place, game);
    const auto heat = std::ranges::find(heats, *place.heat(), &Heat::number);
    if (heat == heats.end())
        return {};
    const auto at = positionOf(heat->games, game.table);
    if (!at)
        return {};
    const auto number = static_cast<size_t>(heat - heats.begin());
    const Pointer where = Pointer().key("heats").index(number).key("games").index(*at);
    return WarningsOf(event).makeOf({game, &*heat, where});
}

} // namespace mentat

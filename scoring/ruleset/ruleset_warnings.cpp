#include "scoring/ruleset/ruleset_warnings.h"

#include "model/finding_kind.h"
#include "model/rounds/heat_slots.h"
#include "model/ruleset/results.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/players.h"
#include "scoring/ruleset/stage_lineups.h"
#include "scoring/ruleset/stage_round.h"

#include <algorithm>
#include <map>

namespace mentat {

namespace {

/// H10.25: both stayed and have recorded places and scores.
bool contradicts(const Seat& a, const Seat& b, Scores scores) {
    const auto& one = byRuleset(a);
    const auto& other = byRuleset(b);
    if (a.dropout || b.dropout || !one.place || !other.place || !one.score || !other.score)
        return false;
    return *one.place < *other.place && isBetterScore(*other.score, *one.score, scores);
}

/// Each player's lowest heat with a bye, by player id.
using FirstByes = std::map<PlayerId, HeatNumber>;

FirstByes firstByesOf(const RulesetPlay& play) {
    FirstByes first;
    for (const Heat& heat : play.heats) {
        for (const Game& game : heat.games) {
            if (game.isVoid || !isBye(game))
                continue;
            const auto [known, isNew] = first.emplace(game.seats.front().player, heat.number);
            if (!isNew)
                known->second = std::min(known->second, heat.number);
        }
    }
    return first;
}

/// The stage to check sizes and byes against.
struct StageToCheck {
    const PlayedStage& played;
    StageOfRuleset rule;
    const StageLineUp* lineUp; // nullptr: not computed

    [[nodiscard]] bool lists(int players) const {
        return std::ranges::find(rule.sizes(), players, &ListedSize::value) != rule.sizes().end();
    }
    /// H9: whether `tables` allows it for this number of players.
    [[nodiscard]] bool gives(int players) const {
        if (!lineUp)
            return false;
        const auto given
            = givenTables(rule, static_cast<int>(lineUp->lineUp.size()) - byesIn(lineUp->lineUp));
        return given && std::ranges::find(*given, players) != given->end();
    }
    /// H8: whether the player is among the first of the line-up, who have the byes.
    [[nodiscard]] bool hasByeFor(const PlayerId& player) const {
        const auto& players = lineUp->lineUp;
        const auto byes = static_cast<ptrdiff_t>(stageByes(rule, static_cast<int>(players.size())));
        return std::find(players.begin(), players.begin() + byes, player) != players.begin() + byes;
    }

private:
    /// How many of these have byes.
    [[nodiscard]] int byesIn(const std::vector<PlayerId>& players) const {
        return static_cast<int>(std::ranges::count_if(
            players, [this](const PlayerId& player) { return isAmong(lineUp->byes, player); }));
    }
};

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
                addOfHeat({one.games[game], &one, games.index(game)});
        }
        for (size_t stage = 0; stage < m_play.stages.size(); ++stage)
            addOfStage(m_play.stages[stage], Pointer().key("stages").index(stage));
        return std::move(m_warnings);
    }

    /// Of a game of a heat; needs nothing else of the event but earlier byes, because it runs for
    /// every key typed into the sheet.
    [[nodiscard]] Warnings makeOf(const AddressedGame& placed) {
        addOfHeat(placed);
        return std::move(m_warnings);
    }

private:
    void addOfStage(const PlayedStage& stage, const Pointer& where) {
        const auto position = stagePosition(m_play.ruleset, stage.name);
        Q_ASSERT(position);
        const auto known = std::ranges::find(m_stages, stage.name, &StageLineUp::stage);
        const StageToCheck checked{
            stage, {m_play.ruleset, *position}, known == m_stages.end() ? nullptr : &*known};
        const bool hasBegun
            = std::ranges::any_of(stage.games, [](const Game& game) { return !game.isVoid; });
        if (hasBegun && !stage.details.closed)
            m_warnings.open.push_back(
                {FindingKind::StageNotClosed, where, {stage.name.text()}, where});
        if (hasBegun && checked.lineUp)
            addNotSeated(checked, where);
        for (size_t i = 0; i < stage.games.size(); ++i) {
            const AddressedGame placed{stage.games[i], nullptr, where.key("games").index(i)};
            if (placed.game.isVoid)
                continue;
            addSizeInStage(placed, checked);
            addOfResult(placed);
            addStrangers(placed, checked);
        }
    }

    void addOfHeat(const AddressedGame& placed) {
        if (placed.game.isVoid)
            return;
        const bool hasBye = isBye(placed.game);
        const auto players = static_cast<int>(placed.game.seats.size());
        const ListedSizes& sizes = m_play.ruleset.sizes;
        if (hasBye && !m_play.ruleset.byes)
            add(placed, FindingKind::ByeNotListed, placed.where.key("seats"),
                {playerName(m_event, placed.game.seats.front().player)});
        else if (!hasBye && std::ranges::find(sizes, players, &ListedSize::value) == sizes.end())
            add(placed, FindingKind::SizeNotListed, placed.where.key("seats"), {qint64(players)});
        if (hasBye)
            addSecondBye(placed);
        addOfResult(placed);
    }

    /// H10.26.
    void addSecondBye(const AddressedGame& placed) {
        if (!m_firstByes)
            m_firstByes = firstByesOf(m_play);
        const Seat& seat = placed.game.seats.front();
        const auto first = m_firstByes->find(seat.player);
        if (first != m_firstByes->end() && first->second < placed.heat->number)
            add(placed, FindingKind::SecondBye, placed.seat(seat).key("player"),
                {playerName(m_event, seat.player)});
    }

    /// H10.21 in a stage.
    void addSizeInStage(const AddressedGame& placed, const StageToCheck& stage) {
        const auto players = static_cast<int>(placed.game.seats.size());
        const Pointer where = placed.where.key("seats");
        if (!isBye(placed.game)) {
            if (!stage.lists(players) && !stage.gives(players))
                add(placed, FindingKind::SizeNotListed, where, {qint64(players)});
            return;
        }
        const PlayerId& player = placed.game.seats.front().player;
        if (stage.lineUp && !stage.hasByeFor(player))
            add(placed, FindingKind::ByeNotDue, where,
                {playerName(m_event, player), stage.played.name.text()});
    }

    /// H10.27: once per stage.
    void addNotSeated(const StageToCheck& stage, const Pointer& where) {
        std::vector<PlayerId> left;
        for (const PlayerId& player : stage.lineUp->lineUp) {
            const auto hasSeat = [&](const Game& game) {
                return !game.isVoid
                       && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end();
            };
            if (std::ranges::none_of(stage.played.games, hasSeat))
                left.push_back(player);
        }
        if (!left.empty())
            m_warnings.open.push_back({FindingKind::NotSeated,
                                       where,
                                       {stage.played.name.text(), static_cast<qint64>(left.size()),
                                        playerName(m_event, left.front())},
                                       where});
    }

    /// H10.23, H10.25.
    void addOfResult(const AddressedGame& placed) {
        const Game& game = placed.game;
        if (m_needsScores && isComplete(game.seats) && !isBye(game) && !isScored(game))
            add(placed, FindingKind::NotScored, placed.where, {});
        addContradictions(placed);
    }

    /// H10.22: for a stage with a known line-up.
    void addStrangers(const AddressedGame& placed, const StageToCheck& stage) {
        if (!stage.lineUp)
            return;
        for (const Seat& seat : placed.game.seats) {
            if (!isAmong(stage.lineUp->lineUp, seat.player))
                add(placed, FindingKind::NotInStage, placed.seat(seat).key("player"),
                    {playerName(m_event, seat.player), stage.played.name.text()});
        }
    }

    /// H10.25: reported once, at the later of the two seats.
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
    std::optional<FirstByes> m_firstByes;
    Warnings m_warnings;
};

/// The position of the table with this number, if there is one.
std::optional<size_t> positionOf(const std::vector<Game>& games, TableNumber table) {
    const auto found = std::ranges::find(games, table, &Game::table);
    if (found == games.end())
        return std::nullopt;
    return static_cast<size_t>(found - games.begin());
}

/// An advanced round depends on its line-up, and so on the whole event.
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

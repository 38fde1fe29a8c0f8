#include "scoring/dune/dune_awards.h"

#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/games/map.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/standings/open_questions.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <tuple>

namespace mentat {
namespace {

struct Scorer {
    Performance performance;
    const Appearance* appearance;
};

/// The players of each faction; an entry without a figure (R5.2) only shows that someone played it.
using EntriesByFaction = std::map<Faction, std::vector<Scorer>>;

std::optional<Scorer> entryOf(const Appearance& one, const Settings& settings) {
    const auto points = performanceOf(*one.seat, settings);
    const auto turns = one.game->turns;
    if (!points || !turns || turns->value() == 0)
        return std::nullopt;
    const int starters = startersOf(*one.game);
    return Scorer{{one.seat->player, one.heat->number, one.game->table, *points, *turns, starters,
                   normalized(*points, *turns, starters)},
                  &one};
}

EntriesByFaction entriesOf(const Field& field) {
    EntriesByFaction entries;
    for (size_t player = 0; player < field.playerCount(); ++player) {
        if (field.isDisqualified(player))
            continue;
        for (const Appearance& one : field.gamesOf(player)) {
            if (!dune(*one.seat).faction)
                continue;
            auto& list = entries[*dune(*one.seat).faction];
            if (auto entry = entryOf(one, field.event().settings))
                list.push_back(*std::move(entry));
        }
    }
    return entries;
}

/// Highest first; ties in document order.
bool ranksBefore(const Scorer& a, const Scorer& b) {
    if (a.performance.normalized != b.performance.normalized)
        return a.performance.normalized > b.performance.normalized;
    const auto place
        = [](const Appearance& one) { return std::tuple(one.heat, one.game, one.seat); };
    return place(*a.appearance) < place(*b.appearance);
}

size_t distinctPlayers(const std::vector<Performance>& winners) {
    std::set<PlayerId> players;
    for (const Performance& winner : winners)
        players.insert(winner.player);
    return players.size();
}

/// A decision counts only in a tie and for a tied player; of several, the last one counts.
void decide(Award& award, const std::vector<AwardDecision>& decisions) {
    award.tied = distinctPlayers(award.winners) > 1;
    if (!award.tied)
        return;
    for (const AwardDecision& decision : std::views::reverse(decisions)) {
        if (decision.side != award.side || !decision.player)
            continue;
        const auto isChosen
            = [&](const Performance& winner) { return winner.player == *decision.player; };
        if (std::ranges::none_of(award.winners, isChosen))
            continue;
        std::ranges::stable_partition(award.winners, isChosen);
        award.tied = false;
        award.decided = true;
        return;
    }
}

Award awardOf(Faction faction, std::vector<Scorer> entries,
              const std::vector<AwardDecision>& decisions) {
    std::ranges::sort(entries, ranksBefore);
    Award award{faction, {}, {}};
    for (const Scorer& entry : entries) {
        const Performance& performance = entry.performance;
        const bool isBest = performance.normalized == entries.front().performance.normalized
                            && performance.points.halves() > 0; // nobody scored: no award
        (isBest ? award.winners : award.others).push_back(performance);
    }
    decide(award, decisions);
    return award;
}

} // namespace

std::vector<Award> duneAwards(const Field& field) {
    std::vector<Award> awards;
    for (auto& [faction, entries] : entriesOf(field))
        awards.push_back(awardOf(faction, std::move(entries), field.event().awardDecisions));
    return awards;
}

std::vector<Award> duneAwards(const Event& event) {
    return duneAwards(Field(event));
}

namespace {

Award awardFor(Faction faction, const std::vector<Award>& awards) {
    const auto found = std::ranges::find(awards, faction, &Award::side);
    return found == awards.end() ? Award{faction, {}, {}} : *found;
}

std::optional<AwardDecision> lastDecision(const Event& event, Faction faction) {
    for (const AwardDecision& decision : std::views::reverse(event.awardDecisions)) {
        if (decision.side == faction)
            return decision;
    }
    return std::nullopt;
}

bool isAbout(const Finding& question, Faction faction) {
    return std::ranges::find(question.values, Value(faction)) != question.values.end();
}

} // namespace

std::vector<AwardCourse> awardCourses(const Event& event) {
    const Field field(event);
    const auto awards = duneAwards(field);
    const Findings questions = unknownInAwards(field, awards, placedGames(event));
    const bool isLive = !event.details.closed && !areHeatsOver(event);
    const bool isOver = event.details.closed || !dunePlacements(event).empty();
    std::vector<AwardCourse> courses;
    for (const auto& known : idTable(Faction{})) {
        const Faction faction = known.value;
        const bool isOfTheEvent
            = std::ranges::find(event.details.sets, setOf(faction)) != event.details.sets.end();
        const bool isPlayedThere = std::ranges::find(awards, faction, &Award::side) != awards.end();
        if (!isOfTheEvent && !isPlayedThere)
            continue;
        AwardCourse course{awardFor(faction, awards), isLive, {}, lastDecision(event, faction)};
        std::ranges::copy_if(questions, std::back_inserter(course.questions),
                             [&](const Finding& question) { return isAbout(question, faction); });
        course.isToBeSent = isOver && !course.award.winners.empty() && !course.isHandedOver();
        courses.push_back(std::move(course));
    }
    return courses;
}

namespace {

/// A seat of a game, under one reading of its faction.
class SeatInReach {
public:
    SeatInReach(const Event& event, const Game& game, const Seat& seat)
        : m_game(game)
        , m_points(performanceOf(seat, event.settings))
        , m_perTurn(mapLimits(game, event.details).greatestHalvesPerTurn(event.settings))
        , m_turnLimit(event.settings.turnLimit.value()) {
        for (const Seat& other : game.seats)
            m_known += performanceOf(other, event.settings).value_or(PerformancePoints()).halves();
    }

    /// best: absent if nobody scored with the faction.
    [[nodiscard]] bool canReach(const std::optional<Fraction>& best) const {
        const int turns = m_game.turns ? m_game.turns->value() : bestTurns();
        const qint64 halves = m_points ? m_points->halves() : m_perTurn * turns - m_known;
        if (turns == 0 || halves <= 0)
            return false;
        const auto most = PerformancePoints::tryFromHalves(halves);
        return !best || !most || normalized(*most, Turns(turns), startersOf(m_game)) >= *best;
    }

private:
    /// The number of turns that maximizes the figure. Known PP are worth more over fewer turns, as
    /// few as can have given them; unknown PP grow with every turn.
    [[nodiscard]] int bestTurns() const {
        if (!m_points)
            return m_turnLimit;
        // R10.21 is only a warning: accept PP that no number of turns can give.
        if (m_perTurn == 0 || m_known > m_perTurn * m_turnLimit)
            return 1;
        return std::max(1, static_cast<int>((m_known + m_perTurn - 1) / m_perTurn));
    }

    const Game& m_game;
    std::optional<PerformancePoints> m_points;
    qint64 m_perTurn;
    int m_turnLimit;
    qint64 m_known = 0; // the game's known PP, in half-points
};

bool couldWinWith(Faction faction, const Event& event, const std::vector<Award>& awards,
                  const Game& game, const Seat& seat) {
    const auto award = std::ranges::find(awards, faction, &Award::side);
    if (award == awards.end())
        return SeatInReach(event, game, seat).canReach({});
    return !isHeldBy(*award, seat.player)
           && SeatInReach(event, game, seat).canReach(award->normalized());
}

} // namespace

bool isHeldBy(const Award& award, const PlayerId& player) {
    return !award.winners.empty()
           && std::ranges::all_of(
               award.winners, [&](const Performance& winner) { return winner.player == player; });
}

bool couldWinAward(const Event& event, const std::vector<Award>& awards, const Game& game,
                   const Seat& seat) {
    if (dune(seat).faction) {
        const bool isKnown = game.turns && performanceOf(seat, event.settings);
        return !isKnown && couldWinWith(*dune(seat).faction, event, awards, game, seat);
    }
    const auto position = std::ranges::find(game.seats, seat.player, &Seat::player);
    return std::ranges::any_of(idTable(Faction{}), [&](const auto& known) {
        const Faction faction = known.value;
        if (std::ranges::find(game.seats, faction, playedFaction) != game.seats.end()
            || !isInPlay(faction, event.details.sets, game.variant))
            return false;
        Game meant = game;
        Seat& ofPlayer = meant.seats[static_cast<size_t>(position - game.seats.begin())];
        dune(ofPlayer).faction = faction;
        return couldWinWith(faction, event, awards, meant, ofPlayer);
    });
}

} // namespace mentat

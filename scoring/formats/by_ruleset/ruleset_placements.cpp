#include "scoring/formats/by_ruleset/ruleset_placements.h"

#include "model/formats/by_ruleset/results.h"
#include "scoring/formats/by_ruleset/stage_course.h"
#include "scoring/ranking/laurels.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

namespace mentat {

namespace {

/// A row whose place is not counted yet.
RulesetPlacement unplaced(const PlayerId& player) {
    return {{.place = Place(1), .player = player}, IsLast()};
}

PlacedBy inPlaces(const Tiebreak& tiebreak) {
    if (const auto* roll = std::get_if<ByRoll>(&tiebreak))
        return *roll;
    return NotSeparated();
}

/// What parts a row of the standings from the next.
PlacedBy inPlaces(const RulesetStanding& row, const RulesetStanding& next) {
    if (const auto* byKey = std::get_if<ByOrderKey>(&row.fromNext))
        return PlacedByOrder{byKey->key, row.values[byKey->key], next.values[byKey->key]};
    return inPlaces(inSharedWords(row.fromNext));
}

std::vector<RulesetPlacement> placesOfStandings(const RulesetField& field) {
    const RulesetRanking ranking = rulesetRanking(field);
    const auto& ranked = ranking.standings.ranked;
    std::vector<RulesetPlacement> rows;
    for (size_t i = 0; i < ranked.size(); ++i) {
        rows.push_back(unplaced(ranked[i].player));
        if (i + 1 < ranked.size())
            rows.back().fromNext = inPlaces(ranked[i], ranked[i + 1]);
    }
    return rows;
}

bool isFinished(const RulesetPlay& play) {
    const PlayedStage* final = playedStage(play, play.ruleset.stages.size() - 1);
    return final && std::ranges::any_of(final->games, [](const Game& game) {
               return !game.isVoid && isComplete(game.seats);
           });
}

/// Stage by stage backwards, those who played there last.
class Places {
public:
    explicit Places(const RulesetField& field) : m_field(field), m_isPlaced(field.playerCount()) {
        const auto course = stageCourse(field, rulesetRanking(field));
        m_seeds = seedsIn(course, field.playerCount());
        const auto first = std::ranges::find(course, true, &StageRound::held);
        m_seeded = first == course.end() ? 0 : first->lineUp.size();
    }

    [[nodiscard]] std::vector<RulesetPlacement> make() {
        for (size_t stage = m_field.ruleset().stages.size(); stage-- > 0;) {
            if (const PlayedStage* played = playedStage(m_field.play(), stage))
                add(stage, *played);
        }
        return std::move(m_rows);
    }

private:
    /// Somebody in the stage that they played last.
    struct Reached {
        size_t stage;
        StageResult result;
    };

    [[nodiscard]] bool isFinal(size_t stage) const {
        return stage + 1 == m_field.ruleset().stages.size();
    }

    /// Less: the first is placed before the other.
    [[nodiscard]] std::weak_ordering compare(size_t stage, const StageResult& a,
                                             const StageResult& b) const {
        if (isFinal(stage))
            return a.place <=> b.place;
        // Who went on and then did not play comes after all who went out.
        if (a.advances != b.advances)
            return a.advances <=> b.advances;
        return compareEliminated(m_field.ruleset().eliminated, a, b, m_seeds);
    }

    [[nodiscard]] std::optional<int> seedOf(const StageResult& result) const {
        const size_t seed = m_seeds[result.player];
        return seed < m_seeded ? std::optional(static_cast<int>(seed) + 1) : std::nullopt;
    }

    /// Why the first is placed before the other, whom compare() or the stage puts behind.
    [[nodiscard]] PlacedBy reason(const Reached& a, const Reached& b) const {
        if (a.stage != b.stage)
            return PlacedByStage{a.stage, b.stage};
        const PlacedBy byPlace = PlacedByStagePlace{a.stage, a.result.place, b.result.place};
        if (isFinal(a.stage))
            return byPlace;
        if (a.result.advances != b.result.advances)
            return PlacedByForfeit{a.stage};
        const auto& eliminated = m_field.ruleset().eliminated;
        const auto by = std::ranges::find_if(eliminated, [&](EliminatedBy one) {
            return compareEliminated({one}, a.result, b.result, m_seeds) != 0;
        });
        Q_ASSERT(by != eliminated.end());
        switch (*by) {
        case EliminatedBy::StagePlace: return byPlace;
        case EliminatedBy::StageScore:
            return PlacedByStageScore{a.stage, a.result.scoreOfFirst, b.result.scoreOfFirst};
        case EliminatedBy::Seed: return PlacedBySeed{seedOf(a.result), seedOf(b.result)};
        }
        Q_UNREACHABLE();
    }

    void add(size_t stage, const PlayedStage& played) {
        const auto advance = advanceOf(m_field.ruleset(), stage);
        std::vector<StageResult> here;
        for (const StageResult& result : stageResults(m_field, played, advance).results) {
            if (!m_isPlaced[result.player] && !m_field.isDisqualified(result.player))
                here.push_back(result);
        }
        std::ranges::sort(here, [&](const StageResult& a, const StageResult& b) {
            const auto order = compare(stage, a, b);
            return order != 0 ? order < 0 : a.player < b.player;
        });
        const TieRolls rolls(played.details.tieRolls);
        for (size_t begin = 0; begin < here.size();) {
            size_t end = begin + 1;
            while (end < here.size() && compare(stage, here[begin], here[end]) == 0)
                ++end;
            addGroup(stage, std::span(here).subspan(begin, end - begin), rolls);
            begin = end;
        }
    }

    /// Those whom only a roll of their stage can part.
    void addGroup(size_t stage, std::span<const StageResult> group, const TieRolls& rolls) {
        std::vector<PlayerId> tied;
        for (const StageResult& result : group) {
            tied.push_back(m_field.idOf(result.player));
            m_isPlaced[result.player] = true;
        }
        const Reached first{stage, group.front()};
        if (m_last)
            m_rows.back().fromNext = reason(*m_last, first);
        m_last = first; // who is equal to the others of the group in all that is compared
        const RolledOrder rolled = rolls.orderOf(tied);
        for (size_t i = 0; i < rolled.order.size(); ++i) {
            if (i > 0)
                m_rows.back().fromNext = inPlaces(rolled.between[i - 1]);
            m_rows.push_back(unplaced(tied[rolled.order[i]]));
        }
    }

    const RulesetField& m_field;
    Seeds m_seeds;
    size_t m_seeded = 0; // how many have a seed
    std::vector<bool> m_isPlaced;
    std::vector<RulesetPlacement> m_rows;
    std::optional<Reached> m_last;
};

/// The same to whatever tells no keys and stages.
Tiebreak inSharedWords(const PlacedBy& by) {
    if (const auto* roll = std::get_if<ByRoll>(&by))
        return *roll;
    if (std::holds_alternative<NotSeparated>(by))
        return NotSeparated();
    return std::holds_alternative<IsLast>(by) ? Tiebreak(IsLast()) : Tiebreak(ByKind());
}

} // namespace

std::vector<RulesetPlacement> explainedPlacements(const Event& event) {
    const RulesetField field(event);
    std::vector<RulesetPlacement> rows;
    if (field.ruleset().stages.empty())
        rows = placesOfStandings(field);
    else if (isFinished(field.play()))
        rows = Places(field).make();
    std::vector<Placement> placements;
    for (const RulesetPlacement& row : rows) {
        placements.push_back(row.placement);
        placements.back().fromNext = inSharedWords(row.fromNext);
    }
    addPlaces(placements, field.participants(), event.settings.prizeLevel);
    for (size_t i = 0; i < rows.size(); ++i)
        rows[i].placement = placements[i];
    return rows;
}

std::vector<Placement> rulesetPlacements(const Event& event) {
    std::vector<Placement> placements;
    for (const RulesetPlacement& row : explainedPlacements(event))
        placements.push_back(row.placement);
    return placements;
}

} // namespace mentat

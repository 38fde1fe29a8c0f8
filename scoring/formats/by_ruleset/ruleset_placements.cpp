#include "scoring/formats/by_ruleset/ruleset_placements.h"

#include "model/formats/by_ruleset/results.h"
#include "scoring/formats/by_ruleset/stage_course.h"
#include "scoring/heats/final/laurels.h"
#include "scoring/tie_rolls.h"

#include <algorithm>

namespace mentat {

namespace {

std::vector<Placement> placesOfStandings(const RulesetField& field) {
    std::vector<Placement> placements;
    for (const RulesetStanding& row : rulesetRanking(field).standings.ranked) {
        placements.push_back({.place = Place(1), .player = row.player});
        placements.back().fromNext = inSharedWords(row.fromNext);
    }
    return placements;
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
    explicit Places(const RulesetField& field)
        : m_field(field)
        , m_seeds(seedsIn(stageCourse(field, rulesetRanking(field)), field.playerCount()))
        , m_isPlaced(field.playerCount()) {}

    [[nodiscard]] std::vector<Placement> make() {
        for (size_t stage = m_field.ruleset().stages.size(); stage-- > 0;) {
            if (const PlayedStage* played = playedStage(m_field.play(), stage))
                add(stage, *played);
        }
        return std::move(m_placements);
    }

private:
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
            addGroup(std::span(here).subspan(begin, end - begin), rolls);
            begin = end;
        }
    }

    /// Those whom only a roll of their stage can part.
    void addGroup(std::span<const StageResult> group, const TieRolls& rolls) {
        std::vector<PlayerId> tied;
        for (const StageResult& result : group) {
            tied.push_back(m_field.idOf(result.player));
            m_isPlaced[result.player] = true;
        }
        if (!m_placements.empty())
            m_placements.back().fromNext = ByKind();
        const RolledOrder rolled = rolls.orderOf(tied);
        for (size_t i = 0; i < rolled.order.size(); ++i) {
            if (i > 0)
                m_placements.back().fromNext = rolled.between[i - 1];
            m_placements.push_back({.place = Place(1), .player = tied[rolled.order[i]]});
        }
    }

    const RulesetField& m_field;
    Seeds m_seeds;
    std::vector<bool> m_isPlaced;
    std::vector<Placement> m_placements;
};

} // namespace

std::vector<Placement> rulesetPlacements(const Event& event) {
    const RulesetField field(event);
    std::vector<Placement> placements;
    if (field.ruleset().stages.empty())
        placements = placesOfStandings(field);
    else if (isFinished(field.play()))
        placements = Places(field).make();
    addPlaces(placements, field.participants(), event.settings.prizeLevel);
    return placements;
}

} // namespace mentat

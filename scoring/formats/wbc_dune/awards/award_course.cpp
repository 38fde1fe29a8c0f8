#include "scoring/formats/wbc_dune/awards/award_course.h"

#include "scoring/formats/wbc_dune/awards/dune_awards.h"
#include "scoring/formats/wbc_dune/final/dune_placements.h"
#include "scoring/formats/wbc_dune/standings/open_questions.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>
#include <ranges>

namespace mentat {

namespace {

Award awardFor(Faction faction, const std::vector<Award>& awards) {
    const auto found = std::ranges::find(awards, faction, &Award::faction);
    return found == awards.end() ? Award{faction, {}, {}} : *found;
}

std::optional<AwardDecision> lastDecision(const Event& event, Faction faction) {
    for (const AwardDecision& decision : std::views::reverse(event.awardDecisions)) {
        if (decision.faction == faction)
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
        const bool isPlayedThere
            = std::ranges::find(awards, faction, &Award::faction) != awards.end();
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

} // namespace mentat

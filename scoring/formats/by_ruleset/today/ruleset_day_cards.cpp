#include "scoring/formats/by_ruleset/ruleset_scoring.h"
#include "scoring/formats/by_ruleset/stage_lineups.h"
#include "scoring/formats/by_ruleset/stage_round.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/heats/today/day_cards.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {

namespace {

/// Of the last round, once it is finished.
std::vector<PlayerId> firstOf(const Event& event) {
    std::vector<PlayerId> first;
    for (const Placement& one : rulesetPlacements(event)) {
        if (one.place.value() == 1)
            first.push_back(one.player);
    }
    return first;
}

/// Before it is seated.
DayCard cardOfLineUp(const Event& event, const StageLineUps& lineUps, const StageLineUp& own) {
    const AdvancedRound round = stageRound(event, lineUps, own.stage);
    const auto lineUp = finalLineUp(round);
    DayCard card{.round = own.stage,
                 .state = DayCardState::ToCome,
                 .start = round.details.start,
                 .of = static_cast<int>(lineUp.size())};
    const auto present = static_cast<int>(std::ranges::count_if(
        lineUp, [&](const PlayerId& player) { return isAmong(round.details.present, player); }));
    if (round.details.closed) {
        card.state = DayCardState::LineUpMade;
        card.count = card.of;
    } else if (present > 0) {
        card.state = DayCardState::LineUp;
        card.count = present;
    }
    return card;
}

} // namespace

std::vector<DayCard> rulesetDayCards(const Event& event, const VenueTime& now) {
    std::vector<DayCard> cards;
    const auto& play = std::get<RulesetPlay>(event.play);
    const StageLineUps lineUps = stageLineUps(event);
    bool isNext = areHeatsOver(event); // who plays a round is known once the one before is played
    for (const StageRule& rule : play.ruleset.stages) {
        const auto played = findRound(event, rule.name);
        const auto ofTables = played ? cardOfTables(*played) : std::nullopt;
        const auto lineUp = std::ranges::find(lineUps.stages, rule.name, &StageLineUp::stage);
        const bool isKnown = lineUp != lineUps.stages.end();
        DayCard card{.round = rule.name,
                     .state = DayCardState::ToCome,
                     .start = played ? played->start() : std::nullopt};
        if (ofTables) {
            card = *ofTables;
            isNext = card.state == DayCardState::Recorded;
        } else if (isNext && isKnown && !lineUp->held) {
            card.state = DayCardState::NotHeld;
        } else if (isNext && isKnown) {
            card = cardOfLineUp(event, lineUps, *lineUp);
            isNext = false;
        }
        cards.push_back(std::move(card));
    }
    if (!cards.empty() && cards.back().state == DayCardState::Recorded) {
        cards.back().players = firstOf(event);
        if (!cards.back().players.empty())
            cards.back().state = DayCardState::Decided;
    }
    return dayCards(event, now, std::move(cards));
}

} // namespace mentat

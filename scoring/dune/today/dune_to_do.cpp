#include "scoring/dune/today/dune_to_do.h"

#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/heats/today/day_cards.h"
#include "scoring/heats/today/to_do_parts.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {
namespace {

struct DuneDay : HeatsDay {
    DuneDay(const Event& shown, const std::optional<VenueTime>& moment)
        : HeatsDay(shown, moment)
        , awards(awardCourses(shown)) {}

    std::vector<AwardCourse> awards;
};

int awardsInHand(const DuneDay& day) {
    return static_cast<int>(std::ranges::count_if(day.awards, [](const AwardCourse& course) {
        return !course.award.winners.empty() && !course.award.tied && !course.isHandedOver();
    }));
}

void addUndecidedAwards(const DuneDay& day, ToDos& list) {
    for (const AwardCourse& course : day.awards) {
        if (!course.award.tied)
            continue;
        ToDo item{.kind = ToDoKind::DecideAward, .side = course.award.side};
        for (const Performance& one : course.award.winners) {
            if (!isAmong(item.players, one.player))
                item.players.push_back(one.player);
        }
        list.push_back(std::move(item));
    }
}

void addAwardsToHandOver(const DuneDay& day, ToDos& list) {
    const int count = awardsInHand(day);
    const bool toSend = std::ranges::any_of(day.awards, &AwardCourse::isToBeSent);
    if (count > 0)
        list.push_back(
            {.kind = toSend ? ToDoKind::SendAwards : ToDoKind::HandOverAwards, .count = count});
}

/// Ties among the finalists (R7.5).
void addTiesInFinal(const DuneDay& day, ToDos& list) {
    for (const auto& tied : tiesOfFinal(dunePlacements(day.event)))
        list.push_back({.kind = ToDoKind::RollInFinal, .players = tied});
}

/// R7.2, R7.3: between closing the line-up and the start.
void addChoices(const DuneDay& day, ToDos& list) {
    const FinalState state = finalState(day.event);
    const auto& votes = state.votes;
    switch (state.step) {
    case FinalStep::Voting:
        list.push_back({.kind = ToDoKind::VoteOnVariant,
                        .count = static_cast<int>(votes.inFavor + votes.against),
                        .of = static_cast<int>(votes.inFavor + votes.against + votes.missing)});
        break;
    case FinalStep::Picks:
        list.push_back({.kind = ToDoKind::PickSides, .players = {*state.picking.next}});
        break;
    case FinalStep::NoLineUp:
    case FinalStep::TakingSeats:
    case FinalStep::ToStart:
    case FinalStep::Playing:
    case FinalStep::ResultDue:
    case FinalStep::Rolls:
    case FinalStep::Placed:
        list.push_back({.kind = ToDoKind::StartTables, .round = finalName()});
        break;
    }
}

void addClosing(const DuneDay& day, ToDos& list) {
    addTiesInFinal(day, list);
    addAwardsToHandOver(day, list);
    list.push_back({.kind = ToDoKind::CloseEvent});
}
/// From the call list to the placements (R7), and the closing of the event.
void addFinal(const DuneDay& day, ToDos& list) {
    const Game* game = onlyFinalGame(day.event);
    if (game && hasResult(*game)) {
        addClosing(day, list);
        return;
    }
    ToDos awards;
    addAwardsToHandOver(day, awards);
    const bool hasBegun = game && (game->start || game->end || isAwaitingVerdict(*game));
    if (!finalStage(day.event)->closed && !hasBegun) {
        addLineUp(day, finalRound(day.event, day.advancement), awards, list);
        return;
    }
    if (hasBegun)
        addTablesOf(day, day.play.stages.front(), list);
    else
        addChoices(day, list);
    std::ranges::move(awards, std::back_inserter(list));
}

} // namespace

std::vector<ToDo> duneToDo(const Event& event, const VenueTime& now) {
    ToDos list;
    if (event.details.closed)
        return list;
    const DuneDay day(event, now);
    addBeginning(day, list);
    addHeats(day, list);
    addTiesOfStandings(day, list);
    if (day.heatsOver) {
        addUndecidedAwards(day, list);
        addFinal(day, list);
    }
    addWarnings(day, list);
    addUnchecked(day, list, false);
    addQuestions(day, list);
    addNotAsked(day, list);
    addMissingHomes(day, list);
    return list;
}

std::vector<ToDo> duneOpenAtClosing(const Event& event) {
    ToDos list;
    const DuneDay day(event, std::nullopt);
    addUnfinishedGames(day, list);
    if (dunePlacements(event).empty())
        list.push_back({.kind = ToDoKind::NoFinalYet});
    addTiesOfStandings(day, list);
    addTiesInFinal(day, list);
    addUndecidedAwards(day, list);
    addAwardsToHandOver(day, list);
    addWarnings(day, list);
    addUnchecked(day, list, true);
    addQuestions(day, list);
    return list;
}

namespace {

/// R7.1: who plays, or what it takes so far.
DayCard cardOfLineUp(const Event& event, const HeatsPlay& play, const Stage& details) {
    const auto finalists = event.settings.finalists;
    DayCard card{.round = finalName(),
                 .state = DayCardState::ToCome,
                 .start = details.start,
                 .of = finalists.value()};
    if (!isAnyRecorded(play))
        return card;
    const Standings standings = duneStandings(event);
    const auto lineUp = finalLineUp(event, advancementBy(event, standings));
    const auto present = static_cast<int>(std::ranges::count_if(
        lineUp, [&](const PlayerId& player) { return isAmong(details.present, player); }));
    if (details.closed) {
        card.state = DayCardState::LineUpMade;
        card.count = static_cast<int>(lineUp.size());
    } else if (present > 0) {
        card.state = DayCardState::LineUp;
        card.count = present;
        card.of = static_cast<int>(lineUp.size());
    } else if (const auto cut = cutOf(standings, finalists)) {
        card.state = areHeatsOver(event) ? DayCardState::CutReached : DayCardState::CutSoFar;
        card.cut = cut;
    }
    return card;
}

/// R7.5: the champion.
DayCard cardOfChampion(const Event& event) {
    DayCard card{.round = finalName(), .state = DayCardState::Decided};
    for (const Placement& one : dunePlacements(event)) {
        if (one.place.value() == 1)
            card.players.push_back(one.player);
    }
    return card;
}

DayCard cardOfFinal(const Event& event, const HeatsPlay& play) {
    const Game* game = onlyFinalGame(event);
    if (game && hasResult(*game))
        return cardOfChampion(event);
    if (!game || !(game->start || game->end))
        return cardOfLineUp(event, play, *finalStage(event));
    return {.round = finalName(),
            .state = game->end ? DayCardState::GameEnded : DayCardState::GamePlays,
            .count = static_cast<int>(game->seats.size()),
            .time = game->end ? game->end : game->start};
}

} // namespace

std::vector<DayCard> duneDayCards(const Event& event, const VenueTime& now) {
    return dayCards(event, now, {cardOfFinal(event, *heatsPlay(event))});
}

} // namespace mentat

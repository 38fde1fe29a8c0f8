#include "scoring/heats/today/day_cards.h"

#include "scoring/heats/clock/final_times.h"
#include "scoring/heats/clock/heat_times.h"
#include "scoring/heats/games/results_so_far.h"

#include <algorithm>

namespace mentat {

namespace {

bool isBegun(DayCardState state) {
    return state == DayCardState::Playing || state == DayCardState::ToRecord
           || state == DayCardState::Recorded;
}

DayCard cardOf(const Heat& heat) {
    const auto ofTables = cardOfTables(heat.games);
    DayCard card = ofTables.value_or(
        DayCard{.state = heat.details.cancelled ? DayCardState::Cancelled : DayCardState::CheckIn,
                .count = static_cast<int>(heat.entrants.size())});
    card.heat = heat.number;
    if (heat.details.name)
        card.name = heat.details.name->text();
    if (!isBegun(card.state) && card.state != DayCardState::Cancelled)
        card.start = heat.details.start;
    return card;
}

} // namespace

std::optional<DayCard> cardOfTables(const std::vector<Game>& games) {
    const auto number = [&](auto holds) {
        return static_cast<int>(std::ranges::count_if(
            games, [&](const Game& game) { return !game.isVoid && holds(game); }));
    };
    const int tables = number([](const Game&) { return true; });
    if (tables == 0)
        return std::nullopt;
    DayCard card{.state = DayCardState::ToRecord,
                 .count = number(isPlaying),
                 .of = tables,
                 .recorded = number(hasResult)};
    if (card.recorded == tables)
        card.state = DayCardState::Recorded;
    else if (card.count > 0)
        card.state = DayCardState::Playing;
    else if (number(isToStart) == tables) {
        card.state = DayCardState::Drawn;
        card.count = tables;
    }
    return card;
}

std::vector<DayCard> heatCards(const Event& event, const VenueTime& now) {
    std::vector<DayCard> cards;
    const HeatsPlay* play = heatsPlay(event);
    if (!play)
        return cards;
    const auto ofTheHour = event.details.closed || isFinalsHour(event, now)
                               ? std::nullopt
                               : heatOfTheHour(event, now);
    for (const Heat& heat : play->heats) {
        DayCard card = cardOf(heat);
        card.isOfTheHour = ofTheHour == heat.number && card.state != DayCardState::Recorded;
        card.isOn
            = card.isOfTheHour
              && (card.state == DayCardState::Playing || card.state == DayCardState::ToRecord);
        cards.push_back(std::move(card));
    }
    return cards;
}

bool isAnyRecorded(const HeatsPlay& play) {
    return resultsSoFar(play).recorded > 0;
}

} // namespace mentat

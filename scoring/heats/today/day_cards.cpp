#include "scoring/heats/today/day_cards.h"

#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/games/games_played.h"

#include <algorithm>
#include <iterator>

namespace mentat {

namespace {

bool isUnderWay(DayCardState state) {
    using enum DayCardState;
    return state == Playing || state == ToRecord || state == GamePlays || state == GameEnded;
}

bool isPlayed(DayCardState state) {
    return state == DayCardState::Recorded || state == DayCardState::Decided;
}

DayCard cardOf(const Heat& heat) {
    const auto ofTables = cardOfTables(heat);
    DayCard card = ofTables.value_or(
        DayCard{.round = heat.number,
                .state = heat.details.canceled ? DayCardState::Canceled : DayCardState::CheckIn,
                .start = heat.details.canceled ? std::nullopt : heat.details.start,
                .count = static_cast<int>(heat.entrants.size())});
    if (heat.details.name)
        card.name = heat.details.name->text();
    return card;
}

} // namespace

std::optional<DayCard> cardOfTables(const Round& round) {
    // H1: byes are not played; count them only if nothing else was drawn.
    const bool hasOnlyByes = std::ranges::all_of(
        round.games(), [](const Game& game) { return game.isVoid || isBye(game); });
    const auto isCounted
        = [&](const Game& game) { return !game.isVoid && (hasOnlyByes || !isBye(game)); };
    const auto number = [&](auto holds) {
        return static_cast<int>(std::ranges::count_if(
            round.games(), [&](const Game& game) { return isCounted(game) && holds(game); }));
    };
    const int tables = number([](const Game&) { return true; });
    if (tables == 0)
        return std::nullopt;
    DayCard card{.round = round.id(),
                 .state = DayCardState::ToRecord,
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
        card.start = round.start();
    }
    return card;
}

std::vector<DayCard> dayCards(const Event& event, const VenueTime& now,
                              std::vector<DayCard> ofAdvanced) {
    std::vector<DayCard> cards;
    const HeatsPlay* play = heatsPlay(event);
    if (!play || play->heats.empty())
        return cards;
    for (const Heat& heat : play->heats)
        cards.push_back(cardOf(heat));
    std::ranges::move(ofAdvanced, std::back_inserter(cards));
    const auto ofTheHour = event.details.closed ? std::nullopt : roundOfTheHour(event, now);
    for (DayCard& card : cards) {
        card.isOfTheHour = ofTheHour == card.round && !isPlayed(card.state);
        card.isOn = card.isOfTheHour && isUnderWay(card.state);
    }
    return cards;
}

bool isAnyRecorded(const HeatsPlay& play) {
    return resultsSoFar(play).recorded > 0;
}

} // namespace mentat

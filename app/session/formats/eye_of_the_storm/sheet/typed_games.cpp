#include "app/session/formats/eye_of_the_storm/sheet/typed_games.h"

#include "app/session/formats/eye_of_the_storm/storm_acts.h"

#include <algorithm>

namespace mentat {

std::vector<TypedGame> typedGames(const std::vector<Draft>& drafts, EventId id,
                                  const Event& event) {
    std::vector<TypedGame> games;
    for (const Draft& draft : drafts) {
        if (draft.event != id)
            continue;
        const auto number = gameOfDraft(draft.place);
        auto text = number ? gameTextIn(draft.content, event) : std::nullopt;
        if (text)
            games.push_back({*number, *std::move(text)});
    }
    return games;
}

StormGameNumber nextGame(const Event& event, const std::vector<TypedGame>& typed) {
    constexpr int last = StormGameNumber::max - 1;
    int highest = 0;
    for (const StormGame& game : std::get<StormPlay>(event.play).games)
        highest = std::max(highest, game.number.value());
    for (const TypedGame& game : typed)
        highest = std::max(highest, game.number.value());
    return StormGameNumber(std::min(highest, last) + 1);
}

Count nextRound(const Event& event, const std::vector<TypedGame>& typed) {
    Count next = nextStormRound(event);
    for (const TypedGame& game : typed) {
        if (const auto round = Count::fromInt(qint64(game.text.round.toInt()) + 1))
            next = std::max(next, *round);
    }
    return next;
}

} // namespace mentat

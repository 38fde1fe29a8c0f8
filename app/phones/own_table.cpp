#include "app/phones/own_table.h"

#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/round_times.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The heat whose tables people look for: the last one with tables.
const Heat* heatOfTables(const HeatsPlay& play) {
    const Heat* latest = nullptr;
    for (const Heat& heat : play.heats) {
        if (std::ranges::any_of(heat.games, [](const Game& game) { return !game.isVoid; }))
            latest = &heat;
    }
    return latest;
}

bool sits(const Game& game, const PlayerId& player) {
    return !game.isVoid && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end();
}

const Game* gameOf(const std::vector<Game>& games, const PlayerId& player) {
    const auto found
        = std::ranges::find_if(games, [&](const Game& game) { return sits(game, player); });
    return found == games.end() ? nullptr : &*found;
}

} // namespace

std::optional<OwnTable> ownTable(const Event& event, const PlayerId& player) {
    std::optional<OwnTable> own;
    const HeatsPlay& play = *heatsPlay(event);
    for (const PlayedStage& stage : play.stages) {
        if (const Game* game = gameOf(stage.games, player))
            own = OwnTable{stage, game};
    }
    const Heat* heat = own ? nullptr : heatOfTables(play);
    if (heat)
        own = OwnTable{*heat, gameOf(heat->games, player)};
    return own;
}

Html seatsAt(const PhonesView& view, const Game& game, const PlayerId& player) {
    Html lines;
    for (const Seat& seat : game.seats)
        lines += Html(
            "<li%1><span>%2</span> %3</li>\n", Html::when(seat.player == player, " class=\"own\""),
            view.language().number(seat.number.value()), playerName(view.event(), seat.player));
    return Html("<ul class=\"seats\">\n%1</ul>\n", lines);
}

QString timeLeftText(const PhonesView& view, const Round& round, const VenueTime& now) {
    const auto clock = roundClock(view.event(), round, now);
    if (!clock)
        return {};
    const Language& language = view.language();
    const auto told = [&](Phrase english, const VenueTime& mark) {
        return say(language, english,
                   {language.clockTime(mark.time()),
                    durationText(language, std::max<qint64>(now.minutesTo(mark), 0))});
    };
    switch (clock->phase) {
    case HeatPhase::Before:
        //: a time of day, how long it is to it
        return told(Phrase("PhonesPage", "Starts at %1 · in %2"), clock->start);
    case HeatPhase::Over: return say(language, Phrase("PhonesPage", "Time is up"));
    case HeatPhase::LastTurns:
        return clock->end
                   ? told(Phrase("PhonesPage", "Last turn · ends at %1 · %2 left"), *clock->end)
                   : say(language, Phrase("PhonesPage", "Last turn"));
    case HeatPhase::Grace:
    case HeatPhase::Underway: break;
    }
    if (clock->lastTurn)
        return told(Phrase("PhonesPage", "Last turn starts by %1 · %2 left"), *clock->lastTurn);
    return clock->end ? told(Phrase("PhonesPage", "Ends at %1 · %2 left"), *clock->end) : QString();
}

} // namespace mentat

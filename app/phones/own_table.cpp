#include "app/phones/own_table.h"

#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "scoring/heats/clock/round_times.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The heat whose tables people look for: the last that has some.
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

/// The marks of a round's clock, whatever round it is.
struct RoundMarks {
    HeatPhase phase;
    VenueTime start;
    std::optional<VenueTime> lastTurn;
    std::optional<VenueTime> end;
};

std::optional<RoundMarks> marksOf(const Event& event, const Round& round, const VenueTime& now) {
    if (const Heat* heat = round.heat()) {
        const auto times = heatTimes(event.settings, heat->details);
        if (!times)
            return std::nullopt;
        // A mark at the very end says nothing.
        const bool hasMark = times->lastTurn < times->end;
        return RoundMarks{heatPhase(*times, *heat, now), times->start,
                          hasMark ? std::optional(times->lastTurn) : std::nullopt, times->end};
    }
    const auto times = finalTimes(event);
    if (!times || RoundId(times->round) != round.id())
        return std::nullopt;
    return RoundMarks{finalPhase(*times, now), times->start, times->lastTurn, times->end};
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
    const auto marks = marksOf(view.event(), round, now);
    if (!marks)
        return {};
    const Language& language = view.language();
    const auto told = [&](Phrase english, const VenueTime& mark) {
        return say(language, english,
                   {language.clockTime(mark.time()),
                    durationText(language, std::max<qint64>(now.minutesTo(mark), 0))});
    };
    switch (marks->phase) {
    case HeatPhase::Before:
        //: a time of day, how long it is to it
        return told(Phrase("PhonesPage", "Starts at %1 · in %2"), marks->start);
    case HeatPhase::Over: return say(language, Phrase("PhonesPage", "Time is up"));
    case HeatPhase::LastTurns:
        return marks->end
                   ? told(Phrase("PhonesPage", "Last turn · ends at %1 · %2 left"), *marks->end)
                   : say(language, Phrase("PhonesPage", "Last turn"));
    case HeatPhase::Grace:
    case HeatPhase::Underway: break;
    }
    if (marks->lastTurn)
        return told(Phrase("PhonesPage", "Last turn starts by %1 · %2 left"), *marks->lastTurn);
    return marks->end ? told(Phrase("PhonesPage", "Ends at %1 · %2 left"), *marks->end) : QString();
}

} // namespace mentat

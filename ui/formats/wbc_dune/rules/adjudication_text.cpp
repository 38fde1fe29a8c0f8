#include "ui/formats/wbc_dune/rules/adjudication_text.h"

#include "app/session/people/known_people.h"
#include "model/event.h"
#include "scoring/formats/wbc_dune/results/value_warnings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

PlayerId handPlayer(size_t row) {
    return *PlayerId::fromText(u"p%1"_s.arg(row + 1));
}

std::optional<Count> countIn(const QString& typed) {
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    return isNumber ? Count::fromInt(number) : std::nullopt;
}

std::vector<Roll> rollsIn(const QString& typed) {
    std::vector<Roll> rolls;
    for (const QString& one : typed.split(u' ', Qt::SkipEmptyParts)) {
        if (const auto roll = Roll::fromInt(one.toInt()))
            rolls.push_back(*roll);
    }
    return rolls;
}

Seat typedSeat(const HandRow& row, size_t place) {
    Seat seat = seatOf(SeatNumber(static_cast<int>(place) + 1), handPlayer(place));
    dune(seat).faction = row.faction;
    if (const auto side = countIn(row.side))
        dune(seat).alliance = AllianceNumber(side->value());
    dune(seat).strongholds = countIn(row.values[0]);
    dune(seat).tokens = countIn(row.values[1]);
    dune(seat).spice = countIn(row.values[2]);
    dune(seat).cards = countIn(row.values[3]);
    dune(seat).shieldWall = row.shieldWall;
    dune(seat).rolls = rollsIn(row.die);
    return seat;
}

/// An event of one heat with one table for them, and its rules.
Event eventOf(const std::vector<HandRow>& rows, const Event& event) {
    Event made{event.details, event.settings, {}, {}, {}, {}, {}, {}};
    Heat heat{HeatNumber(1), {}, {}, {}, {}, {}};
    for (size_t i = 0; i < rows.size(); ++i) {
        made.players.push_back(
            newPlayer(Name::fromText(rows[i].name).value_or(Name::placeholder()), handPlayer(i)));
        heat.entrants.push_back(handPlayer(i));
    }
    DunePlay play;
    play.heats.push_back(std::move(heat));
    made.play = std::move(play);
    return made;
}

/// Others follow from nobody having won yet.
bool keepsFromVerdict(const Finding& error) {
    const Rule rule = ruleOf(error);
    return rule == Rule::R10_3 || rule == Rule::R10_6 || rule == Rule::R10_8;
}

bool isOfTypedValues(const Finding& warning) {
    const Rule rule = ruleOf(warning);
    return rule == Rule::R10_22 || rule == Rule::R10_23;
}

} // namespace

HandVerdict handVerdict(const std::vector<HandRow>& rows, const Event& event) {
    HandVerdict result{eventOf(rows, event), {}, {}, {}};
    Game game;
    dune(game).victory = Victory::Adjudicated;
    game.expansion = hasExpansion(event);
    for (size_t i = 0; i < rows.size(); ++i)
        game.seats.push_back(typedSeat(rows[i], i));
    GameReview review = reviewGame(result.event, {HeatNumber(1), TableNumber(1)}, game);
    std::ranges::copy_if(review.errors, std::back_inserter(result.errors), keepsFromVerdict);
    if (!result.errors.empty())
        return result;
    result.verdict = std::move(review.verdict);
    const Heat& heat = heatsPlay(result.event)->heats.front();
    std::ranges::copy_if(valueWarnings(result.event, {game, &heat, Pointer()}),
                         std::back_inserter(result.warnings), isOfTypedValues);
    return result;
}

} // namespace mentat

#include "scoring/dune/today/game_review.h"

#include "model/dune/game_errors.h"
#include "scoring/dune/games/points.h"
#include "scoring/dune/results/adjudication.h"
#include "scoring/dune/results/value_warnings.h"
#include "scoring/dune/standings/dune_standings.h"
#include "scoring/dune/standings/open_questions.h"
#include "scoring/dune/today/dune_warnings.h"
#include "scoring/heats/final/final_line_up.h"

#include <algorithm>

namespace mentat {

namespace {

Findings errorsOf(const Event& event, const GameAddress& place, const Game& game) {
    Findings errors;
    const GameToCheck checked{game, place.round.isAdvanced(), [] { return Pointer(); }};
    addGameErrors(checked, event.settings, KnownPlayers(event), errors);
    return errors;
}

SeatReview reviewOf(const Seat& seat, const Game& game, QualificationPoints winnersPoints,
                    const Settings& settings) {
    SeatReview review;
    if (hasResult(game))
        review.qp = pointsOf(seat, winnersPoints);
    const auto points = performanceOf(seat, settings);
    if (points && game.turns && game.turns->value() > 0)
        review.normalized = normalized(*points, *game.turns, startersOf(game));
    return review;
}

/// Whether adjudicate() can give a verdict.
bool canBeAdjudicated(const Findings& errors) {
    return std::ranges::none_of(errors, [](const Finding& error) {
        const Rule rule = ruleOf(error);
        return rule == Rule::R10_3 || rule == Rule::R10_6 || rule == Rule::R10_8;
    });
}

Findings warningsOf(const Event& event, const AddressedGame& placed) {
    Findings all;
    const auto add = [&all](Findings more) {
        all.insert(all.end(), std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
    };
    add(valueWarnings(event, placed));
    add(victoryWarnings(event, placed));
    add(unknownFacts(placed));
    const Field field(event);
    // Only the seats of the final are checked against the line-up.
    const auto lineUp = placed.heat ? std::vector<PlayerId>()
                                    : advancementBy(field.event(), duneStandings(field)).lineUp;
    add(seatingWarnings(field, lineUp, placed));
    return all;
}

Warnings byAcceptance(Findings findings, const Game& game) {
    Warnings warnings;
    for (Finding& finding : findings) {
        if (const Acceptance* acceptance = acceptanceOf(finding, game))
            warnings.accepted.push_back({std::move(finding), acceptance->reason});
        else
            warnings.open.push_back(std::move(finding));
    }
    return warnings;
}

} // namespace

GameReview reviewGame(const Event& event, const GameAddress& place, const Game& game) {
    GameReview review;
    review.errors = errorsOf(event, place, game);
    const auto winners = dune(game).victory ? winnersPoints(game, event.settings.winPoints)
                                            : QualificationPoints();
    for (const Seat& seat : game.seats)
        review.seats.push_back(reviewOf(seat, game, winners, event.settings));
    if (dune(game).victory == Victory::Adjudicated && canBeAdjudicated(review.errors))
        review.verdict = adjudicate(game, event.settings);
    // A game that waits for a verdict, such as for the roll of a tie, lacks only its winner.
    const Game checked = review.verdict ? withoutOpenVerdict(game, event.settings) : game;
    const bool isSound
        = review.errors.empty() || (checked != game && errorsOf(event, place, checked).empty());
    if (!isSound || game.isVoid)
        return review;
    const HeatsPlay& play = *heatsPlay(event);
    const Heat* heat = place.round.isAdvanced() ? nullptr : findHeat(play, *place.heat());
    review.warnings = byAcceptance(warningsOf(event, {checked, heat, Pointer()}), game);
    return review;
}

} // namespace mentat

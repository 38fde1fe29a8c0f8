#include "tests/support/kinds/big_event.h"

#include "app/session/ruleset/built_in_rulesets.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/heats/draw/heat_draw.h"
#include "scoring/ruleset/stage_lineups.h"
#include "tests/support/random_source.h"

#include <algorithm>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr unsigned seedOfResults = 275;

RulesetPlay& playOf(Event& event) {
    return std::get<RulesetPlay>(event.play);
}

void addHeat(Event& event) {
    auto& heats = playOf(event).heats;
    const auto before = static_cast<int>(heats.size());
    Heat heat{HeatNumber(before + 1), {}, {}, {}, {}, {}};
    heat.details.start = VenueTime::of(QDate(2026, 7, 28).addDays(before), {9, 0});
    for (const Player& player : event.players)
        heat.entrants.push_back(player.id);
    heats.push_back(std::move(heat));
}

std::vector<int> randomPlaces(size_t seats, RandomSource& random) {
    std::vector<int> places(seats);
    std::iota(places.begin(), places.end(), 1);
    for (size_t i = places.size(); i > 1; --i)
        std::swap(places[i - 1], places[random.below(i)]);
    return places;
}

} // namespace

Game placed(Game game, const std::vector<int>& places) {
    for (size_t i = 0; i < game.seats.size(); ++i)
        byRuleset(game.seats[i]).place = TablePlace(places[i]);
    return game;
}

void drawNextHeat(Event& event) {
    const HeatNumber number = playOf(event).heats.back().number;
    DrawRequest request{number, number.value(), {}, true, {}};
    request.part = RulesetDraw();
    const auto draw = drawHeat(event, request);
    if (!draw)
        qFatal("the heat is not drawn: %d", int(draw.error().kind));
    Heat& heat = playOf(event).heats.back();
    heat.draw = draw->record;
    heat.games = draw->games;
}

Event bigEvent(int people, int heats) {
    RandomSource random(seedOfResults);
    const EventDetails details{
        *Name::fromText(u"Can't Stop"_s), {}, Year(2026), {}, {}, {}, {}, {}, false};
    Event event{details, {}, {}, {}, {}, {}, {}, {}};
    for (int i = 1; i <= people; ++i) {
        const Name name = *Name::fromText(u"Player Number %1"_s.arg(i));
        event.players.push_back({{},
                                 *PlayerId::fromText(u"p%1"_s.arg(i)),
                                 name,
                                 Preference::Either,
                                 {},
                                 {},
                                 {},
                                 {},
                                 {},
                                 {},
                                 {}});
    }
    RulesetPlay play;
    play.ruleset = builtInRulesets()->front(); // HMW-P
    event.play = std::move(play);
    for (int heat = 0; heat < heats; ++heat) {
        addHeat(event);
        drawNextHeat(event);
        for (Game& game : playOf(event).heats.back().games)
            game = placed(game, randomPlaces(game.seats.size(), random));
    }
    addHeat(event);
    return event;
}

void playStages(Event& event) {
    RandomSource random(seedOfResults);
    const auto rules = playOf(event).ruleset.stages;
    for (size_t i = 0; i < rules.size(); ++i) {
        const auto lineUps = stageLineUps(event);
        if (i >= lineUps.stages.size() || !lineUps.stages[i].held)
            continue;
        PlayedStage stage{rules[i].name, {}, {}};
        for (const auto& players : lineUps.stages[i].tables) {
            Game game;
            game.table = TableNumber(static_cast<int>(stage.games.size()) + 1);
            game.part = RulesetGame();
            for (const PlayerId& player : players) {
                Seat seat = seatOf(SeatNumber(static_cast<int>(game.seats.size()) + 1), player);
                seat.part = RulesetSeat();
                game.seats.push_back(std::move(seat));
            }
            stage.games.push_back(placed(game, randomPlaces(game.seats.size(), random)));
        }
        playOf(event).stages.push_back(std::move(stage));
    }
}

int pairsWhoMeetAgain(const Event& event) {
    std::set<std::pair<QString, QString>> met;
    int again = 0;
    for (const Heat& heat : std::get<RulesetPlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            for (const Seat& one : game.seats) {
                for (const Seat& other : game.seats) {
                    if (one.player.text() < other.player.text()
                        && !met.emplace(one.player.text(), other.player.text()).second)
                        ++again;
                }
            }
        }
    }
    return again;
}

} // namespace mentat::test

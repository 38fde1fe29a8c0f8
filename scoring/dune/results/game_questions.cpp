#include "scoring/dune/results/game_questions.h"

#include "scoring/dune/games/best_game.h"
#include "scoring/dune/results/adjudication.h"

#include <algorithm>

namespace mentat {
namespace {

AlliedSeats sideOf(const Game& game, Faction faction) {
    for (const AlliedSeats& side : sidesOf(game)) {
        if (std::ranges::any_of(
                side, [&](size_t seat) { return dune(game.seats[seat]).faction == faction; }))
            return side;
    }
    return {};
}

AlliedSeats onlyAlliance(const Game& game) {
    AlliedSeats only;
    for (const AlliedSeats& side : sidesOf(game)) {
        if (side.size() < 2)
            continue;
        if (!only.empty())
            return {};
        only = side;
    }
    return only;
}

AlliedSeats predictor(const Game& game) {
    const AlliedSeats side = sideOf(game, Faction::BeneGesserit);
    const auto seat = std::ranges::find_if(side, [&](size_t position) {
        return dune(game.seats[position]).faction == Faction::BeneGesserit;
    });
    return seat == side.end() ? AlliedSeats() : AlliedSeats{*seat};
}

AlliedSeats named(const Game& game, const std::vector<PlayerId>& players) {
    AlliedSeats side;
    for (size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (std::ranges::find(players, game.seats[seat].player) != players.end())
            side.push_back(seat);
    }
    return side;
}

} // namespace

std::vector<size_t> impliedWinners(const Game& game, const Settings& settings) {
    if (!hasResult(game))
        return {};
    switch (*dune(game).victory) {
    case Victory::Solo: return {};
    case Victory::Alliance: return onlyAlliance(game);
    case Victory::BgPrediction: return predictor(game);
    case Victory::FremenDefault: return sideOf(game, Faction::Fremen);
    case Victory::GuildDefault: return sideOf(game, Faction::Guild);
    case Victory::Adjudicated: return named(game, adjudicate(game, settings).winners);
    }
    return {};
}

std::optional<Ending> impliedEnding(const Game& game, bool conceded, const Settings& settings) {
    if (conceded)
        return Ending::Concession;
    if (!hasResult(game))
        return std::nullopt;
    if (dune(game).victory != Victory::Adjudicated)
        return Ending::Victory;
    const bool allTurns = game.turns && game.turns->value() == settings.turnLimit.value();
    return allTurns ? Ending::TurnLimit : Ending::TimeLimit;
}

namespace {

/// Finds the players whose values at the end of play matter.
class ValuesAsked {
public:
    ValuesAsked(const Game& game, const Settings& settings, bool isFinal) : m_isFinal(isFinal) {
        if (dune(game).victory == Victory::Adjudicated)
            m_compared = comparedIn(game, settings);
    }

    [[nodiscard]] bool asks(const Seat& seat, EndValue value) const {
        if (m_isFinal || dune(seat).winner)
            return true;
        return m_compared && std::ranges::count(m_compared->at(value), seat.player) > 0;
    }

private:
    bool m_isFinal;
    std::optional<Compared> m_compared;
};

void addOfGame(std::vector<GameQuestion>& questions, const Game& game) {
    const auto ask = [&](bool isUnknown, AskedFact fact) {
        if (isUnknown)
            questions.push_back({fact, std::nullopt});
    };
    ask(!game.turns, AskedFact::TurnsPlayed);
    ask(!game.minutes && !(game.start && game.end), AskedFact::EndTime);
    ask(dune(game).victory == Victory::BgPrediction && !dune(game).predicted, AskedFact::Predicted);
}

} // namespace

AskedFact askedFactOf(EndValue value) {
    switch (value) {
    case EndValue::Strongholds: return AskedFact::Strongholds;
    case EndValue::Tokens: return AskedFact::Tokens;
    case EndValue::Spice: return AskedFact::Spice;
    case EndValue::Cards: return AskedFact::Cards;
    }
    Q_UNREACHABLE();
}

std::optional<EndValue> endValueOf(AskedFact fact) {
    const auto found = std::ranges::find(allEndValues, fact, askedFactOf);
    return found == allEndValues.end() ? std::nullopt : std::optional(*found);
}

std::vector<GameQuestion> questionsOf(const Game& game, const Settings& settings, bool isFinal) {
    std::vector<GameQuestion> questions;
    if (!hasResult(game) || game.isVoid)
        return questions;
    addOfGame(questions, game);
    const ValuesAsked values(game, settings, isFinal);
    const bool wasPlayed = !game.turns || game.turns->value() > 0;
    for (size_t position = 0; position < game.seats.size(); ++position) {
        const Seat& seat = game.seats[position];
        const auto ask = [&](AskedFact fact) { questions.push_back({fact, position}); };
        if (!dune(seat).faction)
            ask(AskedFact::SidePlayed);
        // R5.3: the awards count heats only; R5.2: without a turn there is no figure.
        if (!isFinal && wasPlayed && !dune(seat).performancePoints && dune(seat).control.empty())
            ask(AskedFact::Points);
        const EndValues own = ownValues(seat);
        for (const EndValue value : allEndValues) {
            if (!own.at(value) && values.asks(seat, value))
                ask(askedFactOf(value));
        }
        if (isFinal && seat.dropout && !dune(seat).dropoutTurn)
            ask(AskedFact::DropoutTurn);
    }
    return questions;
}

} // namespace mentat

#include "tests/scoring/cases.h"

#include "model/document/event_codec.h"
#include "model/document/heats/heat_codec.h"
#include "model/errors.h"
#include "scoring/dune/games/best_game.h"
#include "scoring/dune/standings/dune_standings.h"

#include <QStringList>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

std::optional<Count> count(Known number) {
    return number ? std::optional(Count(*number)) : std::nullopt;
}

int halves(double points) {
    return qRound(2 * points);
}

Name nameOf(int number) {
    static const QStringList names{u"Ada Byron"_s, u"Blaise Pascal"_s, u"Carl Gauss"_s,
                                   u"Dora Maar"_s, u"Emmy Noether"_s,  u"Felix Klein"_s};
    return *Name::fromText(names.value(number - 1, u"Player %1"_s.arg(number)));
}

Heat heatWith(int number, const std::vector<Game>& games) {
    Heat heat = blank(std::type_identity<Heat>{});
    heat.number = HeatNumber(number);
    std::set<PlayerId> seated;
    for (const Game& game : games) {
        heat.games.push_back(game);
        heat.games.back().table = TableNumber(static_cast<int>(heat.games.size()));
        for (const Seat& seat : game.seats) {
            if (seated.insert(seat.player).second)
                heat.entrants.push_back(seat.player);
        }
    }
    return heat;
}

/// A winner's faction is required (R10.1); most rules do not ask which it is.
void giveWinnersFactions(Game& game) {
    for (Seat& seat : game.seats) {
        for (const Faction faction : {Faction::Atreides, Faction::Harkonnen, Faction::Emperor}) {
            const bool isFree
                = std::ranges::find(game.seats, faction, playedFaction) == game.seats.end();
            if (dune(seat).winner && !dune(seat).faction && isFree)
                dune(seat).faction = faction;
        }
    }
}

QString amount(const Amount& amount) {
    return amount ? QString::number(*amount) : u"–"_s;
}

/// What a reason says that no key has; empty: a key.
QString withoutKey(const Separation& separation) {
    if (const auto* by = std::get_if<ByRoll>(&separation))
        return u"roll %1:%2"_s.arg(by->upper.value()).arg(by->lower.value());
    if (std::holds_alternative<ByKey>(separation))
        return {};
    return isTie(separation) ? u"tie"_s : u"last"_s;
}

/// "tokens 5:–"; first: the position of the first of the four values.
QString valueText(const ByKey& by, size_t first) {
    return idOf(allEndValues[by.key - first]) + u' ' + amount(amountIn(by.upper)) + u':'
           + amount(amountIn(by.lower));
}

/// "game 2 1:0": the first in which they differ.
QString gamesText(const ByKey& by) {
    const auto at = [](const OrderValue& value, size_t game) {
        const auto& games = std::get<std::vector<Exact>>(value);
        return game < games.size() ? games[game] : Exact();
    };
    size_t game = 0;
    while (at(by.upper, game) == at(by.lower, game))
        ++game;
    return u"game %1 %2:%3"_s.arg(game + 1).arg(at(by.upper, game).rounded(),
                                                at(by.lower, game).rounded());
}

} // namespace

SeatCase::SeatCase(int player) : m_seat(blank(std::type_identity<Seat>{})) {
    m_seat.player = test::player(player);
}

SeatCase& SeatCase::as(Faction faction) {
    dune(m_seat).faction = faction;
    return *this;
}

SeatCase& SeatCase::wins() {
    dune(m_seat).winner = true;
    return *this;
}

SeatCase& SeatCase::allied(int alliance) {
    dune(m_seat).alliance = AllianceNumber(alliance);
    return *this;
}

SeatCase& SeatCase::has(Known strongholds, Known tokens, Known spice, Known cards) {
    dune(m_seat).strongholds = count(strongholds);
    dune(m_seat).tokens = count(tokens);
    dune(m_seat).spice = count(spice);
    dune(m_seat).cards = count(cards);
    return *this;
}

SeatCase& SeatCase::holdsShieldWall() {
    dune(m_seat).shieldWall = true;
    return *this;
}

SeatCase& SeatCase::holdsTechTokens() {
    dune(m_seat).techTokens = true;
    return *this;
}

SeatCase& SeatCase::scores(double performancePoints) {
    dune(m_seat).performancePoints = PerformancePoints::fromHalves(halves(performancePoints));
    return *this;
}

SeatCase& SeatCase::controls(ControlGrid grid) {
    dune(m_seat).control = std::move(grid);
    return *this;
}

SeatCase& SeatCase::rolls(std::initializer_list<int> dice) {
    for (const int die : dice)
        dune(m_seat).rolls.emplace_back(die);
    return *this;
}

SeatCase& SeatCase::leaves(Known turn) {
    m_seat.dropout = true;
    dune(m_seat).dropoutTurn = count(turn);
    return *this;
}

SeatCase& SeatCase::excused() {
    m_seat.excused = true;
    return *this;
}

SeatCase& SeatCase::late() {
    m_seat.late = true;
    return *this;
}

SeatCase& SeatCase::getsQp(double points) {
    dune(m_seat).qp = QualificationPoints::fromHalves(halves(points));
    return *this;
}

SeatCase seat(int player) {
    return SeatCase(player);
}

Game game(std::optional<Victory> victory, const std::vector<SeatCase>& seats) {
    Game game = blank(std::type_identity<Game>{});
    dune(game).victory = victory;
    for (const SeatCase& one : seats) {
        game.seats.push_back(one.seat());
        game.seats.back().number = SeatNumber(static_cast<int>(game.seats.size()));
    }
    giveWinnersFactions(game);
    return game;
}

Game joinedBy(Game game, int from, int players) {
    for (int number = from; number < from + players; ++number) {
        game.seats.push_back(seat(number).seat());
        game.seats.back().number = SeatNumber(static_cast<int>(game.seats.size()));
    }
    return game;
}

Game table(std::initializer_list<int> players) {
    std::vector<SeatCase> seats;
    for (const int number : players)
        seats.push_back(seat(number));
    return game(std::nullopt, seats);
}

Game wonBy(int winner, std::initializer_list<int> others) {
    std::vector<SeatCase> seats{seat(winner).wins()};
    for (const int number : others)
        seats.push_back(seat(number));
    return game(Victory::Solo, seats);
}

Game started(Game game) {
    game.start = VenueTime::of({2026, 7, 28}, {9, 5});
    return game;
}

Game voided(Game game) {
    game.isVoid = true;
    return game;
}

Game afterTurns(Game game, int turns) {
    game.turns = Turns(turns);
    return game;
}

Event eventWith(int players, const std::vector<std::vector<Game>>& heats) {
    Event event{blank(std::type_identity<EventDetails>{}), {}, {}, {}, {}, {}, {}, DunePlay{}};
    event.details.name = *Name::fromText(u"Dune"_s);
    event.details.year = Year(2026);
    for (int number = 1; number <= players; ++number) {
        Player one = blank(std::type_identity<Player>{});
        one.id = player(number);
        one.name = nameOf(number);
        event.players.push_back(std::move(one));
    }
    for (const auto& games : heats) {
        const int number = static_cast<int>(play(event).heats.size()) + 1;
        play(event).heats.push_back(heatWith(number, games));
    }
    return event;
}

DunePlay& play(Event& event) {
    return std::get<DunePlay>(event.play);
}

Event withFinalists(Event event, int finalists) {
    event.settings.finalists = Positive(finalists);
    return event;
}

WinPoints onlyAlliancesCount() {
    WinPoints table;
    for (const auto& row : idTable(WinRow{}))
        table.set(row.value, {});
    table.set(WinRow::Alliance,
              {QualificationPoints::fromHalves(4), QualificationPoints::fromHalves(4)});
    return table;
}

void setFinal(Event& event, const Game& game) {
    play(event).setFinalGame(game);
}

TieRoll roll(std::initializer_list<int> players, std::initializer_list<int> dice) {
    TieRoll result{test::players(players), {}, {}};
    for (const int die : dice)
        result.rolls.emplace_back(die);
    return result;
}

Standings standings(const Event& event) {
    expectSound(event);
    return duneStandings(event);
}

QString textOf(const std::vector<PlayerId>& players) {
    QStringList ids;
    for (const PlayerId& id : players)
        ids.append(id.text());
    return ids.join(u' ');
}

QString textOf(const Separation& separation) {
    const auto* by = std::get_if<ByKey>(&separation);
    if (!by)
        return withoutKey(separation);
    if (by->key == SumKey)
        return u"qp %1:%2"_s.arg(std::get<Exact>(by->upper).rounded(),
                                 std::get<Exact>(by->lower).rounded());
    return by->key == GamesKey ? gamesText(*by) : valueText(*by, FirstValueKey);
}

QString placeTextOf(const Separation& separation) {
    const auto* by = std::get_if<ByKey>(&separation);
    if (!by)
        return withoutKey(separation);
    if (by->key == KindKey)
        return u"kind"_s;
    return by->key == LeftInTurnKey
               ? u"left "_s + amount(amountIn(by->upper)) + u':' + amount(amountIn(by->lower))
               : valueText(*by, FirstFinalValueKey);
}

QString textOf(const Standings& standings) {
    QStringList rows;
    for (const Standing& row : standings.ranked)
        rows.append(u"%1 %2 %3"_s.arg(QString::number(row.rank->value()), row.player.text(),
                                      textOf(row.fromNext)));
    return rows.join(u", "_s);
}

QString textOf(const EndValues& values) {
    QStringList texts;
    for (const EndValue value : allEndValues)
        texts.append(amount(values.at(value)));
    return texts.join(u' ');
}

void expectSound(const Event& event) {
    for (const Finding& error : eventErrors(event))
        qFatal("An example has an error: %s at %s", qPrintable(idOf(ruleOf(error.kind)).toString()),
               qPrintable(error.where.text()));
}

} // namespace mentat::test

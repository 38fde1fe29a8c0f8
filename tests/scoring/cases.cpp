#include "tests/scoring/cases.h"

#include "model/document/event_codec.h"
#include "model/document/heats/heat_codec.h"
#include "model/errors.h"
#include "scoring/formats/wbc_dune/standings/dune_standings.h"

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

QString points(QualificationPoints points) {
    return QString::number(points.halves() / 2.0);
}

QString amount(const Amount& amount) {
    return amount ? QString::number(*amount) : u"–"_s;
}

struct TiebreakText {
    QString operator()(const ByPoints& by) const {
        return u"qp "_s + points(by.upper) + u':' + points(by.lower);
    }
    QString operator()(const ByGame& by) const {
        return u"game %1 "_s.arg(by.game + 1) + points(by.upper) + u':' + points(by.lower);
    }
    QString operator()(const ByValue& by) const {
        return idOf(by.value) + u' ' + amount(by.upper) + u':' + amount(by.lower);
    }
    QString operator()(const ByRoll& by) const {
        return u"roll %1:%2"_s.arg(by.upper.value()).arg(by.lower.value());
    }
    QString operator()(const ByDropoutTurn& by) const {
        const auto turn
            = [](const auto& count) { return count ? QString::number(count->value()) : u"–"_s; };
        return u"left "_s + turn(by.upper) + u':' + turn(by.lower);
    }
    QString operator()(const ByKind&) const { return u"kind"_s; }
    QString operator()(const NotSeparated&) const { return u"tie"_s; }
    QString operator()(const IsLast&) const { return u"last"_s; }
};

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

QpTable onlyAlliancesCount() {
    QpTable table;
    for (const auto& row : idTable(QpRow{}))
        table.set(row.value, {});
    table.set(QpRow::Alliance,
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

QString textOf(const Tiebreak& tiebreak) {
    return std::visit(TiebreakText(), tiebreak);
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

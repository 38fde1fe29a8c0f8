#include "tests/scoring/ruleset_cases.h"

#include "scoring/ruleset/ruleset_standings.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

std::vector<Game> numbered(std::vector<Game> games) {
    for (size_t i = 0; i < games.size(); ++i)
        games[i].table = TableNumber(static_cast<int>(i) + 1);
    return games;
}

QString valueText(const OrderValue& value) {
    if (std::holds_alternative<std::monostate>(value))
        return u"–"_s;
    if (const auto* exact = std::get_if<Exact>(&value))
        return exact->text();
    QStringList parts;
    for (const Exact& part : std::get<std::vector<Exact>>(value))
        parts.append(part.text());
    return u'[' + parts.join(u' ') + u']';
}

} // namespace

RulesetSeatCase::RulesetSeatCase(int player)
    : m_seat{SeatNumber(1), test::player(player), false, false, {}, false, RulesetSeat()} {}

RulesetSeatCase& RulesetSeatCase::placed(int place) {
    std::get<RulesetSeat>(m_seat.part).place = TablePlace(place);
    return *this;
}

RulesetSeatCase& RulesetSeatCase::scoring(double score) {
    std::get<RulesetSeat>(m_seat.part).score = decimal(score);
    return *this;
}

RulesetSeatCase& RulesetSeatCase::leaves() {
    m_seat.dropout = true;
    return *this;
}

RulesetSeatCase& RulesetSeatCase::excused() {
    m_seat.excused = true;
    return *this;
}

RulesetSeatCase sits(int player) {
    return RulesetSeatCase(player);
}

Game tableOf(const std::vector<RulesetSeatCase>& seats) {
    Game game;
    game.part = RulesetGame();
    for (const RulesetSeatCase& one : seats) {
        game.seats.push_back(one.seat());
        game.seats.back().number = SeatNumber(static_cast<int>(game.seats.size()));
    }
    return game;
}

Game inOrder(std::initializer_list<int> players) {
    std::vector<RulesetSeatCase> seats;
    for (const int player : players)
        seats.push_back(sits(player).placed(static_cast<int>(seats.size()) + 1));
    return tableOf(seats);
}

Game onlyWinner(int winner, const std::vector<int>& others) {
    std::vector<RulesetSeatCase> seats{sits(winner).placed(1)};
    for (const int player : others)
        seats.push_back(sits(player).placed(2));
    return tableOf(seats);
}

Game scored(std::initializer_list<std::pair<int, double>> scores) {
    std::vector<RulesetSeatCase> seats;
    for (const auto& [player, score] : scores)
        seats.push_back(sits(player).scoring(score));
    return tableOf(seats);
}

Game ofSeats(std::initializer_list<int> players) {
    std::vector<RulesetSeatCase> seats;
    for (const int player : players)
        seats.push_back(sits(player));
    return tableOf(seats);
}

Decimal decimal(double number) {
    return *Decimal::fromThousandths(std::llround(number * 1000));
}

std::vector<Decimal> decimals(std::initializer_list<double> numbers) {
    std::vector<Decimal> all;
    for (const double number : numbers)
        all.push_back(decimal(number));
    return all;
}

ListedSizes sizes(std::initializer_list<int> all) {
    ListedSizes result;
    for (const int size : all)
        result.emplace_back(size);
    return result;
}

Ruleset orderedBy(std::vector<OrderKey> order, Scores score) {
    Ruleset ruleset = RulesetPlay().ruleset;
    ruleset.sizes = sizes({4, 3});
    ruleset.score = score;
    ruleset.order = std::move(order);
    ruleset.stages.clear();
    ruleset.eliminated = {EliminatedBy::StagePlace, EliminatedBy::Seed};
    return ruleset;
}

Name stageName(const char* name) {
    return *Name::fromText(QString::fromUtf8(name));
}

StageRule stageRule(const char* name, std::initializer_list<int> all) {
    StageRule rule{.name = stageName(name)};
    rule.sizes = sizes(all);
    return rule;
}

Event eventBy(const Ruleset& ruleset, int players, std::vector<std::vector<Game>> heats) {
    EventDetails details{stageName("Heats"), {}, Year(2026), {}, {}, {}, {}, {}, false};
    RulesetPlay play;
    play.ruleset = ruleset;
    for (size_t i = 0; i < heats.size(); ++i) {
        Heat heat{HeatNumber(static_cast<int>(i) + 1), {}, {}, {}, {}, {}};
        heat.games = numbered(std::move(heats[i]));
        for (const Game& game : heat.games) {
            for (const Seat& seat : game.seats)
                heat.entrants.push_back(seat.player);
        }
        play.heats.push_back(std::move(heat));
    }
    Event event{details, {}, {}, {}, {}, {}, {}, std::move(play)};
    for (int number = 1; number <= players; ++number) {
        const Name name = *Name::fromText(u"Player %1"_s.arg(number));
        event.players.push_back(
            {{}, player(number), name, Preference::Either, {}, {}, {}, {}, {}, {}, {}});
    }
    return event;
}

RulesetPlay& ruledPlay(Event& event) {
    return std::get<RulesetPlay>(event.play);
}

PlayedStage& stageOf(Event& event, const char* name) {
    RulesetPlay& play = ruledPlay(event);
    const auto positionOf = [&](const Name& stage) {
        return std::ranges::find(play.ruleset.stages, stage, &StageRule::name)
               - play.ruleset.stages.begin();
    };
    const Name wanted = stageName(name);
    const auto next = std::ranges::find_if(play.stages, [&](const PlayedStage& stage) {
        return positionOf(stage.name) >= positionOf(wanted);
    });
    if (next != play.stages.end() && next->name == wanted)
        return *next;
    return *play.stages.insert(next, {wanted, {}, {}});
}

void play(Event& event, const char* stage, std::vector<Game> games) {
    stageOf(event, stage).games = numbered(std::move(games));
}

TieRoll rollOf(std::initializer_list<int> players, std::initializer_list<int> dice) {
    TieRoll roll{test::players(players), {}, {}};
    for (const int die : dice)
        roll.rolls.emplace_back(die);
    return roll;
}

QString idsOf(const std::vector<PlayerId>& players) {
    QStringList ids;
    for (const PlayerId& player : players)
        ids.append(player.text());
    return ids.join(u' ');
}

/// "wins", "roll", "tie", "last"
static QString decidedBy(const Separation& separation, const Ruleset& ruleset) {
    if (const auto key = keyOf(separation))
        return idOf(orderBy(ruleset.order[*key]));
    if (std::holds_alternative<ByRoll>(separation))
        return u"roll"_s;
    return isTie(separation) ? u"tie"_s : u"last"_s;
}

QString standingsText(const Event& event) {
    const auto& ruleset = std::get<RulesetPlay>(event.play).ruleset;
    QStringList rows;
    for (const Standing& row : rulesetStandings(event).ranked)
        rows.append(u"%1 %2 %3"_s.arg(row.rank->value())
                        .arg(row.player.text(), decidedBy(row.fromNext, ruleset)));
    return rows.join(u", "_s);
}

QString valuesText(const Event& event, int player) {
    const Standings standings = rulesetStandings(event);
    QStringList values;
    for (const auto* rows : {&standings.ranked, &standings.disqualified}) {
        const auto row = std::ranges::find(*rows, test::player(player), &Standing::player);
        if (row == rows->end())
            continue;
        for (const OrderValue& value : row->values)
            values.append(valueText(value));
    }
    return values.join(u", "_s);
}

QString stagesText(const Event& event) {
    QStringList stages;
    for (const StageLineUp& stage : stageLineUps(event).stages) {
        const QString lists = idsOf(stage.qualifiers) + u" | "_s + idsOf(stage.alternates)
                              + u" | "_s + idsOf(stage.lineUp);
        stages.append(stage.stage.text() + u": "_s + (stage.held ? lists : u"not held"_s));
    }
    return stages.join(u"; "_s);
}

QString tablesText(const Event& event, const char* stage) {
    const auto stages = stageLineUps(event).stages;
    const auto found = std::ranges::find(stages, stageName(stage), &StageLineUp::stage);
    if (found == stages.end())
        return u"not computed"_s;
    QStringList tables;
    for (const auto& table : found->tables)
        tables.append(idsOf(table));
    return tables.join(u" / "_s);
}

QString tiesText(const Event& event) {
    QStringList ties;
    for (const StageTie& tie : stageLineUps(event).ties)
        ties.append(idsOf(tie.players) + u' ' + idOf(tie.matters)
                    + (tie.stage ? u" of "_s + tie.stage->text() : QString()));
    return ties.join(u", "_s);
}

QString placesText(const Event& event) {
    QStringList rows;
    for (const Placement& row : rulesetPlacements(event))
        rows.append(u"%1 %2"_s.arg(row.place.value()).arg(row.player.text()));
    return rows.join(u", "_s);
}

} // namespace mentat::test

#include "tests/scoring/warning_cases.h"

#include "scoring/dune/today/dune_warnings.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QString valueText(const Value& value) {
    struct Text {
        QString operator()(qint64 number) const { return QString::number(number); }
        QString operator()(const QString& text) const { return text; }
        QString operator()(Side faction) const { return idOf(faction); }
    };
    return std::visit(Text(), value);
}

/// All warnings under one rule.
QString warningsOf(const Event& event, Rule rule) {
    QStringList texts;
    for (const Finding& finding : warningsIn(event).open) {
        if (ruleOf(finding.kind) == rule)
            texts.append(textOf(finding));
    }
    return texts.join(u"; "_s);
}

QString expectedOf(FindingKind kind, const QString& where, const Values& values) {
    const QString front = where.startsWith(u'/') ? QString() : u"/heats/0/games/0"_s;
    const QString middle = front.isEmpty() || where.isEmpty() ? QString() : u"/"_s;
    return textOf(Finding{kind, {}, values, {}})
        .replace(u" : "_s, u' ' + front + middle + where + u": ");
}

} // namespace

Game soundGame() {
    Game game = afterTurns(
        test::game(Victory::Solo, {seat(1).as(Faction::Atreides).wins().has(3, 20, 8, 4).scores(10),
                                   seat(2).as(Faction::BeneGesserit).has(1, 9, 3, 2).scores(6),
                                   seat(3).as(Faction::Emperor).has(1, 8, 12, 1).scores(4),
                                   seat(4).as(Faction::Fremen).has(0, 7, 1, 0).scores(2),
                                   seat(5).as(Faction::Guild).has(0, 6, 20, 4).scores(1),
                                   seat(6).as(Faction::Harkonnen).has(0, 5, 0, 8).scores(1)}),
        7);
    game.minutes = Minutes(240);
    dune(game).ending = Ending::Victory;
    return game;
}

Event soundEvent() {
    Event event = eventWith(8, {{soundGame()}});
    setFinal(event, soundGame());
    return event;
}

Game& firstGame(Event& event) {
    return play(event).heats[0].games[0];
}

Game& finalOf(Event& event) {
    return *play(event).finalGame();
}

Seat& at(Event& event, int seat) {
    return firstGame(event).seats[static_cast<size_t>(seat) - 1];
}

void adjudicateTo(Event& event, int winner) {
    dune(firstGame(event)).victory = Victory::Adjudicated;
    dune(firstGame(event)).ending = Ending::TimeLimit;
    for (Seat& seat : firstGame(event).seats)
        dune(seat).winner = seat.player == player(winner);
}

void playExpansion(Event& event, GameSet set, Faction faction) {
    event.details.sets = {GameSet::Base, set};
    firstGame(event).variant = true;
    dune(at(event, 6)).faction = faction;
    dune(at(event, 6)).cards = Count(0);
}

void winByPrediction(Game& game) {
    dune(game).victory = Victory::BgPrediction;
    dune(game.seats[0]).winner = false;
    dune(game.seats[1]).winner = true;
    dune(game).predicted = player(1);
}

QString textOf(const Finding& finding) {
    QStringList values;
    for (const Value& value : finding.values)
        values.append(valueText(value));
    return idOf(ruleOf(finding.kind)) + u" (%1) "_s.arg(static_cast<int>(finding.kind))
           + finding.where.text() + u": "_s + values.join(u", "_s);
}

Warnings warningsIn(const Event& event) {
    expectSound(event);
    return duneWarnings(event);
}

void addColumns() {
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
}

void has(const char* name, const Act& change, FindingKind kind, const QString& where,
         const Values& values) {
    Event event = soundEvent();
    change(event);
    QTest::newRow(name) << warningsOf(event, ruleOf(kind)) << expectedOf(kind, where, values);
}

void hasNot(const char* name, const Act& change, Rule rule) {
    Event event = soundEvent();
    change(event);
    QTest::newRow(name) << warningsOf(event, rule) << QString();
}

void compareColumns() {
    QFETCH(QString, found);
    QFETCH(QString, expected);
    QCOMPARE(found, expected);
}

} // namespace mentat::test

#include "model/document/event_document.h"
#include "scoring/scoring_kind.h"
#include "scoring/storm/storm_house.h"
#include "scoring/storm/storm_rounds.h"
#include "scoring/storm/storm_scores.h"
#include "scoring/storm/storm_scoring.h"
#include "scoring/storm/storm_warnings.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_storm {

namespace {

Event eventOf(const QByteArray& document) {
    const auto json = Json::parse(document);
    auto event = readEventDocument(json.value());
    if (!event)
        qFatal("the document is refused");
    return std::move(*event);
}

/// A session of Ada, Bo, Cy and Di; games: their JSON, with ' for ".
Event session(const QByteArray& games) {
    QByteArray document = "{'format': 'mentat-event', 'version': 1, 'event': {'name': 'Storm', "
                          "'year': 2026, 'rules': 'eye-of-the-storm'}, 'players': ["
                          "{'id': 'a', 'name': 'Ada'}, {'id': 'b', 'name': 'Bo'}, "
                          "{'id': 'c', 'name': 'Cy'}, {'id': 'd', 'name': 'Di'}], 'games': ["
                          + games + "]}";
    return eventOf(document.replace('\'', '"'));
}

/// A seat's JSON.
QByteArray seat(const char* player, const char* status, int solaris, int favor, int spice) {
    return QByteArray("{'player': '") + player + "', 'status': '" + status + "', 'solaris': "
           + QByteArray::number(solaris) + ", 'favor': " + QByteArray::number(favor)
           + ", 'spice': " + QByteArray::number(spice) + '}';
}

/// A game's JSON.
QByteArray game(int number, const QList<QByteArray>& seats, const QByteArray& more = {}) {
    return "{'number': " + QByteArray::number(number) + ", 'seats': [" + seats.join(',') + ']'
           + more + '}';
}

PlayerId id(const char* text) {
    return *PlayerId::fromText(QString::fromLatin1(text));
}

/// A row of the ranking in plain texts: "1 a 81: 50 - 31".
QStringList textsOf(const std::vector<TotalScore>& rows) {
    QStringList texts;
    for (const TotalScore& row : rows) {
        QString text = u"%1 %2 %3:"_s.arg(row.rank.value()).arg(row.player.text()).arg(row.total);
        for (const auto& points : row.games)
            text += points ? u" %1"_s.arg(*points) : u" -"_s;
        texts << text;
    }
    return texts;
}

// The same worked out from a document alone, by R11.3 and R11.4.

qint64 rawNumber(const raw::Json& seat, const QString& key) {
    return qRound64(seat.find(key)->number);
}

qint64 rawPoints(const raw::Json& seat) {
    const QString status = seat.find(u"status"_s)->text;
    if (status == u"eliminated"_s)
        return 0;
    const qint64 totals = rawNumber(seat, u"solaris"_s) + 2 * rawNumber(seat, u"favor"_s)
                          + 3 * rawNumber(seat, u"spice"_s);
    return status == u"great-house"_s ? totals + 25 : totals;
}

struct RawRow {
    QString player;
    qint64 sum = 0;
    QString games;
};

std::vector<RawRow> rawRows(const raw::Json& document) {
    std::vector<RawRow> rows;
    const raw::Json* games = document.find(u"games"_s);
    for (const raw::Json& player : document.find(u"players"_s)->items) {
        RawRow row{player.find(u"id"_s)->text, 0, {}};
        bool hasPlayed = false;
        for (const raw::Json& game : games ? games->items : std::vector<raw::Json>()) {
            if (game.find(u"void"_s))
                continue;
            QString points = u" -"_s;
            for (const raw::Json& seat : game.find(u"seats"_s)->items) {
                if (seat.find(u"player"_s)->text != row.player)
                    continue;
                hasPlayed = true;
                row.sum += rawPoints(seat);
                points = u" %1"_s.arg(rawPoints(seat));
            }
            row.games += points;
        }
        if (hasPlayed)
            rows.push_back(row);
    }
    return rows;
}

QStringList expectedTexts(const QByteArray& document) {
    const std::vector<RawRow> rows = rawRows(*raw::readJson(document));
    std::vector<std::pair<qint64, QString>> ranked; // as many are better, and the row
    for (const RawRow& row : rows) {
        const auto better = std::count_if(rows.begin(), rows.end(),
                                          [&](const RawRow& o) { return o.sum > row.sum; });
        ranked.emplace_back(better, u"%1 %2 %3:"_s.arg(better + 1).arg(row.player).arg(row.sum)
                                        + row.games);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList texts;
    for (const auto& [better, text] : ranked)
        texts << text;
    return texts;
}

bool isRight(const QByteArray& document, const std::vector<TotalScore>& rows) {
    return textsOf(rows) == expectedTexts(document);
}

// The exchange worked out by the chart of the rulebook, a spice after the other.

int chartRate(qint64 hoard) {
    static constexpr std::array<int, 13> chart{6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2};
    return hoard >= 13 ? 1 : chart[static_cast<size_t>(hoard)];
}

/// What is wrong with the steps of an exchange; empty: nothing.
QString faultOfExchange(qint64 hoard, ExchangeSide side, const std::vector<ExchangeStep>& steps) {
    const size_t most
        = side == ExchangeSide::Buy ? static_cast<size_t>(std::min<qint64>(hoard, 3)) : 3;
    if (steps.size() != most)
        return u"%1 steps"_s.arg(steps.size());
    qint64 paid = 0;
    for (const ExchangeStep& step : steps) {
        paid += chartRate(hoard);
        if (step.rate.value() != chartRate(hoard) || step.solaris != paid)
            return u"price at %1"_s.arg(hoard);
        hoard += side == ExchangeSide::Buy ? -1 : 1;
        if (step.hoard != hoard || step.rateAfter.value() != chartRate(hoard))
            return u"hoard at %1"_s.arg(hoard);
    }
    return {};
}

/// What is wrong with a drawn round; empty: nothing.
QString faultOfRound(const Event& event, const std::vector<PlayerId>& players, int size,
                     const StormRound& round) {
    std::vector<PlayerId> seated;
    qint64 repeats = 0;
    const auto& games = std::get<StormPlay>(event.play).games;
    const auto areIn = [](const StormGame& game, const PlayerId& one, const PlayerId& other) {
        return std::ranges::find(game.seats, one, &StormSeat::player) != game.seats.end()
               && std::ranges::find(game.seats, other, &StormSeat::player) != game.seats.end();
    };
    for (const auto& table : round.tables) {
        // Three players at tables of two sit at one of three.
        if (table.size() < 2 || static_cast<int>(table.size()) > std::max(size, 3))
            return u"a table of %1"_s.arg(table.size());
        seated.insert(seated.end(), table.begin(), table.end());
        for (size_t i = 0; i < table.size(); ++i) {
            for (size_t j = i + 1; j < table.size(); ++j) {
                for (const StormGame& game : games)
                    repeats += !game.isVoid && areIn(game, table[i], table[j]) ? 1 : 0;
            }
        }
    }
    std::vector<PlayerId> wanted = players;
    std::sort(wanted.begin(), wanted.end());
    std::sort(seated.begin(), seated.end());
    if (seated != wanted)
        return u"not everybody sits once"_s;
    return repeats == round.repeats ? QString() : u"%1 repeats"_s.arg(repeats);
}

StormGame gameOf(const std::vector<StormSeat>& seats, const std::optional<QString>& note = {}) {
    return {StormGameNumber(1), seats, {}, {}, false, note};
}

StormSeat seatOf(const char* player, StormStatus status, int solaris, int favor, int spice) {
    return {id(player), status, Count(solaris), Favor(favor), Count(spice)};
}

StartingPoints spent(int solaris, int favor, int spice) {
    return {Count(solaris), Count(favor), Count(spice)};
}

} // namespace

class TestStorm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void r11_1_rateOfExchange() {
        const std::vector<int> rates{6, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1};
        for (size_t spice = 0; spice < rates.size(); ++spice)
            QCOMPARE(exchangeRate(static_cast<qint64>(spice)).value(), rates[spice]);
        QCOMPARE(exchangeRate(1'000'000).value(), 1);
    }

    void r11_1_startOfAGame() {
        QCOMPARE(startingGuildHoard(Count(2)), 8);
        QCOMPARE(startingGuildHoard(Count(3)), 11);
        QCOMPARE(startingGuildHoard(Count(4)), 14);
        QCOMPARE(startingGuildHoard(Count(Count::max)), 2 + 3 * qint64(Count::max));
        const std::vector<int> rates{5, 4, 3, 2, 1, 1, 1};
        for (size_t players = 0; players < rates.size(); ++players)
            QCOMPARE(startingRate(Count(static_cast<int>(players))).value(), rates[players]);
    }

    void r11_1_heathersHouse() {
        const StartingHouse house = startingHouse(spent(3, 2, 0), ExchangeRate(1));
        QCOMPARE(house, (StartingHouse{Count(18), Count(11), Count(0), Count(0), {}}));
    }

    void r11_1_points_data() {
        QTest::addColumn<StartingPoints>("points");
        QTest::addColumn<int>("rate");
        QTest::addColumn<StartingHouse>("expected");
        using enum StartingFault;
        using House = StartingHouse;
        const auto row
            = [](const char* name, const StartingPoints& points, int rate, const House& expected) {
                  QTest::newRow(name) << points << rate << expected;
              };
        row("nothing spent", spent(0, 0, 0), 1, {Count(15), Count(10), Count(0), Count(5), {}});
        row("solaris alone", spent(5, 0, 0), 1, {Count(20), Count(10), Count(0), Count(0), {}});
        row("favor alone", spent(0, 4, 0), 1, {Count(15), Count(12), Count(0), Count(1), {}});
        row("three spice", spent(2, 0, 3), 1, {Count(17), Count(10), Count(3), Count(0), {}});
        row("spice at 2", spent(1, 0, 4), 2, {Count(16), Count(10), Count(2), Count(0), {}});
        row("spice at 4", spent(0, 0, 4), 4, {Count(15), Count(10), Count(1), Count(1), {}});
        row("too many", spent(3, 2, 1), 1, {Count(18), Count(11), Count(1), {}, {TooManyPoints}});
        row("odd favor", spent(0, 3, 0), 1, {Count(15), {}, Count(0), Count(2), {OddFavorPoints}});
        row("spice in part", spent(0, 0, 3), 2,
            {Count(15), Count(10), {}, Count(2), {SpiceNoMultiple}});
        row("four spice", spent(0, 0, 4), 1,
            {Count(15), Count(10), Count(4), Count(1), {TooMuchSpice}});
        row("all at once", spent(9, 1, 9), 2,
            {Count(24),
             {},
             {},
             {},
             {TooManyPoints, OddFavorPoints, SpiceNoMultiple, TooMuchSpice}});
        row("greatest", spent(Count::max, 0, 0), 1, {{}, Count(10), Count(0), {}, {TooManyPoints}});
    }
    void r11_1_points() {
        QFETCH(const StartingPoints, points);
        QFETCH(const int, rate);
        QFETCH(const StartingHouse, expected);
        QCOMPARE(startingHouse(points, ExchangeRate(rate)), expected);
    }

    void r11_1_whatIsNotKnownIsAbsent() {
        QCOMPARE(startingHouse({}, ExchangeRate(1)), StartingHouse());
        QCOMPARE(startingHouse({{}, Count(2), {}}, std::nullopt),
                 (StartingHouse{{}, Count(11), {}, {}, {}}));
        // Without a rate nothing is wrong with any points for spice.
        QCOMPARE(startingHouse(spent(0, 0, 3), std::nullopt),
                 (StartingHouse{Count(15), Count(10), {}, Count(2), {}}));
    }

    void r11_1_rateOfThePlayersFirstGame() {
        const QByteArray ada = seat("a", "active", 1, 1, 1);
        const QByteArray bo = seat("b", "active", 1, 1, 1);
        const QByteArray cy = seat("c", "active", 1, 1, 1);
        const Event event = session(game(3, {ada, bo, cy}) + ',' + game(2, {ada, bo}) + ','
                                    + game(1, {ada}, ", 'void': true"));
        QCOMPARE(rateOfFirstGame(event, id("a")), std::optional(ExchangeRate(3)));
        QCOMPARE(rateOfFirstGame(event, id("c")), std::optional(ExchangeRate(2)));
        QVERIFY(!rateOfFirstGame(event, id("d")));
    }

    void r11_2_adversaries() {
        using enum Sponsor;
        const std::vector<std::pair<Sponsor, Sponsor>> pairs{
            {Corrino, Atreides}, {Atreides, Harkonnen}, {Harkonnen, Fremen}, {Guild, Sisterhood}};
        const auto areAdversaries = [](Sponsor a, Sponsor b) {
            House house;
            house.allegiances.imperial = {a, b};
            return !deckFaults(house).empty();
        };
        int found = 0;
        for (const EnumId<Sponsor>& a : idTable(Sponsor{})) {
            for (const EnumId<Sponsor>& b : idTable(Sponsor{}))
                found += areAdversaries(a.value, b.value) ? 1 : 0;
        }
        QCOMPARE(found, 8);
        for (const auto& [a, b] : pairs)
            QVERIFY(areAdversaries(a, b) && areAdversaries(b, a));
    }

    void r11_2_decks_data() {
        QTest::addColumn<House>("house");
        QTest::addColumn<std::vector<DeckFault>>("expected");
        using enum Sponsor;
        const auto row = [](const char* name, const std::optional<Sponsor>& sponsor,
                            const Allegiances& decks, const std::vector<DeckFault>& expected) {
            House house;
            house.sponsor = sponsor;
            house.allegiances = decks;
            QTest::newRow(name) << house << expected;
        };
        const auto in = [](Deck deck, Sponsor a, Sponsor b) {
            return DeckFault(AdversariesInDeck{deck, a, b});
        };
        const auto missing = [](Sponsor a) { return DeckFault(NotInImperialDeck{a}); };
        row("Heather's", Atreides, {{Atreides, Sisterhood}, {Sisterhood, Atreides}}, {});
        row("empty", {}, {}, {});
        row("the sponsor's adversary", Atreides, {{Harkonnen}, {}},
            {in(Deck::Imperial, Atreides, Harkonnen)});
        row("two adversaries", Atreides, {{Sisterhood, Guild}, {Guild}},
            {in(Deck::Imperial, Guild, Sisterhood)});
        row("no sponsor", {}, {{Fremen, Harkonnen, Fremen}, {}},
            {in(Deck::Imperial, Harkonnen, Fremen)});
        row("one deck each", Corrino, {{Guild}, {Sisterhood}}, {missing(Sisterhood)});
        row("the sponsor's own, House deck only", Corrino, {{}, {Corrino}}, {missing(Corrino)});
        row("all at once", Corrino, {{Atreides}, {Harkonnen, Atreides, Harkonnen}},
            {in(Deck::Imperial, Corrino, Atreides), in(Deck::House, Corrino, Atreides),
             in(Deck::House, Atreides, Harkonnen), missing(Harkonnen)});
    }
    void r11_2_decks() {
        QFETCH(const House, house);
        QFETCH(const std::vector<DeckFault>, expected);
        QVERIFY(deckFaults(house) == expected);
    }

    void r11_3_victoryPoints() {
        StormSeat seat{id("a"), StormStatus::GreatHouse, Count(12), Favor(14), Count(10)};
        QCOMPARE(victoryPoints(seat), std::optional(VictoryPoints{25, 12, 28, 30}));
        QCOMPARE(victoryPoints(seat)->sum(), 95);
        seat.status = StormStatus::Active;
        QCOMPARE(victoryPoints(seat)->sum(), 70);
        seat.status = StormStatus::Renegade;
        seat.favor = Favor(-40);
        QCOMPARE(victoryPoints(seat)->sum(), -38);
        seat.status = StormStatus::Eliminated;
        QCOMPARE(victoryPoints(seat), std::optional(VictoryPoints{}));
        QCOMPARE(victoryPoints({id("a"), StormStatus::Eliminated, {}, {}, {}})->sum(), 0);
        QVERIFY(!victoryPoints({id("a"), StormStatus::Active, Count(1), {}, Count(1)}));
        const StormSeat greatest{id("a"), StormStatus::GreatHouse, Count(Count::max),
                                 Favor(Favor::max), Count(Count::max)};
        QCOMPARE(victoryPoints(greatest)->sum(), 25 + 6 * qint64(Count::max));
    }

    void r11_4_ranking() {
        const Event event = session(
            game(1, {seat("d", "active", 30, 0, 0), seat("b", "great-house", 1, 10, 1)}) + ','
            + game(2, {seat("a", "active", 99, 0, 0)}, ", 'void': true") + ','
            + game(3, {seat("c", "eliminated", 50, 0, 0), seat("d", "renegade", 0, -1, 7)}));
        const QStringList expected{u"1 b 49: 49 -"_s, u"1 d 49: 30 19"_s, u"3 c 0: - 0"_s};
        QCOMPARE(textsOf(stormScores(event)), expected);
    }

    void r11_4_withoutGames() {
        QCOMPARE(textsOf(stormScores(session({}))), QStringList());
        QCOMPARE(textsOf(stormScores(session(game(1, {})))), QStringList());
    }

    void onlyThisFormatHasScores() {
        const Event storm = session({});
        QVERIFY(kindOf<ScoringKind>(storm).totals);
        Event other = storm;
        other.play = DunePlay{};
        QVERIFY(!kindOf<ScoringKind>(other).totals);
        QCOMPARE(kinds<ScoringKind>().size(), std::variant_size_v<Play>);
    }

    /// Rulebook, Heather's Interval: 7 in the hoard, one for 3, then one for 4.
    void theRateIsResetAfterEachSpice() {
        const auto steps = exchangeSteps(7, ExchangeSide::Buy);
        QCOMPARE(steps.size(), size_t(3));
        QCOMPARE(steps[0], (ExchangeStep{ExchangeRate(3), 3, 6, ExchangeRate(4)}));
        QCOMPARE(steps[1], (ExchangeStep{ExchangeRate(4), 7, 5, ExchangeRate(4)}));
        QVERIFY(exchangeSteps(0, ExchangeSide::Buy).empty());
        QCOMPARE(exchangeSteps(2, ExchangeSide::Buy).size(), size_t(2));
        const auto sold = exchangeSteps(0, ExchangeSide::Sell);
        QCOMPARE(sold[0], (ExchangeStep{ExchangeRate(6), 6, 1, ExchangeRate(5)}));
    }

    void exchangesAreAsTheChartSays() {
        for (qint64 hoard = 0; hoard <= 40; ++hoard) {
            for (const auto side : {ExchangeSide::Buy, ExchangeSide::Sell})
                QCOMPARE(faultOfExchange(hoard, side, exchangeSteps(hoard, side)), QString());
        }
        auto planted = exchangeSteps(7, ExchangeSide::Buy);
        planted[1].solaris = 6; // at the old rate
        QVERIFY(!faultOfExchange(7, ExchangeSide::Buy, planted).isEmpty());
        planted = exchangeSteps(2, ExchangeSide::Sell);
        planted.pop_back();
        QVERIFY(!faultOfExchange(2, ExchangeSide::Sell, planted).isEmpty());
    }

    void whatIsOddAboutAGame() {
        using enum StormStatus;
        const StormSeat great = seatOf("a", GreatHouse, 1, 10, 10);
        const StormSeat other = seatOf("b", Active, 1, 5, 1);
        QVERIFY(stormWarnings(gameOf({great, other})).empty());
        QVERIFY(stormWarnings(gameOf({great})) == std::vector<StormWarning>{TooFewPlayers{1}});
        StormSeat second = other;
        second.status = GreatHouse;
        QVERIFY(stormWarnings(gameOf({great, second}))
                == (std::vector<StormWarning>{TwoGreatHouses{{id("a"), id("b")}},
                                              AdmittedWithLess{id("b"), 5, 1}}));
        // 7.1: all six fiefs take 1 favor and no spice; who notes it need not be asked.
        QVERIFY(stormWarnings(gameOf({second, great}, u"six fiefs (7.1)"_s)).size() == 1);
        for (const int favor : {0, -3}) {
            QVERIFY(stormWarnings(gameOf({great, seatOf("c", Renegade, 1, favor, 1)}))
                    == std::vector<StormWarning>(1, FavorGone{id("c"), favor}));
            QVERIFY(stormWarnings(gameOf({great, seatOf("c", Eliminated, 1, favor, 1)})).empty());
        }
        StormGame isVoid = gameOf({});
        isVoid.isVoid = true;
        QVERIFY(stormWarnings(isVoid).empty());
    }

    void tablesAreAsEvenAsCanBe() {
        for (int size = StormTableSize::min; size <= StormTableSize::max; ++size) {
            QVERIFY(stormTableSizes(1, StormTableSize(size)).empty());
            for (size_t players = 2; players <= 60; ++players) {
                const auto sizes = stormTableSizes(players, StormTableSize(size));
                size_t sum = 0;
                for (const size_t one : sizes)
                    sum += one;
                QCOMPARE(sum, players);
                QVERIFY(sizes.front() - sizes.back() <= 1 && sizes.back() >= 2);
                // No larger than asked for, but where three would leave one alone.
                QVERIFY(sizes.front() <= static_cast<size_t>(size)
                        || (size == 2 && players % 2 == 1 && sizes.front() == 3));
            }
        }
        QCOMPARE(stormTableSizes(9, StormTableSize(4)), (std::vector<size_t>{3, 3, 3}));
    }

    void aRoundSeatsEverybodyOnce() {
        for (quint32 seed = 1; seed <= 60; ++seed) {
            const Event event = eventOf(
                raw::randomDocument(seed, {.players = 12, .rules = u"eye-of-the-storm"_s}));
            std::vector<PlayerId> players;
            for (const Player& player : event.players)
                players.push_back(player.id);
            if (players.size() < 2)
                continue;
            const int size = 2 + static_cast<int>(seed % 5);
            const auto round = drawStormRound(event, players, StormTableSize(size), seed);
            const QString fault = faultOfRound(event, players, size, round);
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
            QVERIFY(drawStormRound(event, players, StormTableSize(size), seed) == round);
        }
    }

    /// Four who played two and two can part wholly; the judge of rounds finds planted faults.
    void whoMetIsParted() {
        const Event event = session(
            game(1, {seat("a", "active", 1, 1, 1), seat("b", "active", 1, 1, 1)}, ", 'round': 1")
            + ','
            + game(2, {seat("c", "active", 1, 1, 1), seat("d", "active", 1, 1, 1)},
                   ", 'round': 1"));
        const std::vector<PlayerId> players{id("a"), id("b"), id("c"), id("d")};
        for (int seed = 1; seed <= 20; ++seed) {
            const StormRound round = drawStormRound(event, players, StormTableSize(2), seed);
            QCOMPARE(round.repeats, 0);
            QCOMPARE(round.number, Count(2));
            QCOMPARE(faultOfRound(event, players, 2, round), QString());
        }
        StormRound planted{Count(2), {{id("a"), id("b")}, {id("c"), id("d")}}, 0, 1};
        QCOMPARE(faultOfRound(event, players, 2, planted), u"2 repeats"_s);
        planted.tables = {{id("a"), id("b")}, {id("c"), id("a")}};
        QVERIFY(!faultOfRound(event, players, 2, planted).isEmpty());
        planted.tables = {{id("a"), id("b"), id("c")}, {id("d")}};
        QVERIFY(!faultOfRound(event, players, 2, planted).isEmpty());
    }

    void aSumIsMadeOfItsGames() {
        const Event event
            = session(game(1, {seat("a", "great-house", 12, 14, 10), seat("b", "active", 1, 1, 1)})
                      + ',' + game(2, {seat("a", "active", 99, 0, 0)}, ", 'void': true") + ','
                      + game(3, {seat("a", "eliminated", 5, 0, 0)}));
        const auto sums = stormSums(event, id("a"));
        QCOMPARE(sums.size(), size_t(2));
        QCOMPARE(sums[0].points, std::optional(VictoryPoints{25, 12, 28, 30}));
        QCOMPARE(sums[1].game.value(), 3);
        QCOMPARE(sums[1].points->sum(), 0);
        qint64 whole = 0;
        for (const StormSum& sum : sums)
            whole += sum.points->sum();
        QCOMPARE(stormScores(event).front().total, whole);
    }

    void whatIsToBeDone() {
        const auto now = *VenueTime::fromText(u"2026-07-30T12:00"_s);
        const auto kinds = [](const std::vector<ToDo>& list) {
            std::vector<ToDoKind> found;
            for (const ToDo& item : list)
                found.push_back(item.kind);
            return found;
        };
        using enum ToDoKind;
        Event event = session({});
        QCOMPARE(kinds(stormToDo(event, now)), std::vector{RecordGames});
        event = session(
            game(1, {seat("a", "great-house", 1, 10, 10), seat("b", "great-house", 1, 10, 10)}));
        auto& houses = std::get<StormPlay>(event.play).houses;
        houses[id("a")].startingPoints = spent(6, 0, 0);
        const auto list = stormToDo(event, now);
        QCOMPARE(kinds(list), (std::vector{RecordGames, CloseEvent, LookAtGame, LookAtPlayerParts,
                                           AskPlayerParts}));
        QCOMPARE(list[2].number, 1);
        QCOMPARE(list[3].players, std::vector{id("a")});
        QCOMPARE(list[4].count, 2);
        QCOMPARE(groupOf(LookAtPlayerParts), ToDoGroup::Wrong);
        QCOMPARE(groupOf(AskPlayerParts), ToDoGroup::Ask);
        QCOMPARE(kinds(stormOpenAtClosing(event)),
                 (std::vector{LookAtGame, LookAtPlayerParts, AskPlayerParts}));
        event.details.closed = true;
        QVERIFY(stormToDo(event, now).empty());
        event.details.closed = false;
        event.players.clear();
        std::get<StormPlay>(event.play) = {};
        QCOMPARE(kinds(stormToDo(event, now)), std::vector{RegisterPlayers});
    }

    void randomSessionsAreAsTheRulesSay() {
        size_t rows = 0;
        for (quint32 seed = 1; seed <= 300; ++seed) {
            const QByteArray document = raw::randomDocument(seed, {.rules = u"eye-of-the-storm"_s});
            const auto scores = stormScores(eventOf(document));
            QVERIFY2(isRight(document, scores), qPrintable(u"seed %1"_s.arg(seed)));
            rows += scores.size();
        }
        QVERIFY(rows > 300);
    }

    // Ada and Bo share the first place, Cy is third; Di played in a void game alone.
    void aSessionInItsHistory() {
        const Event event = session(
            game(1, {seat("a", "active", 40, 0, 0), seat("b", "active", 30, 0, 0)}) + ", "
            + game(2, {seat("b", "active", 10, 0, 0), seat("c", "active", 5, 0, 0)}) + ", "
            + game(3, {seat("a", "active", 90, 0, 0), seat("d", "active", 1, 0, 0)},
                   ", 'void': true"));
        const YearFacts facts = kindOf<ScoringKind>(event).yearFacts(event);
        QCOMPARE(facts.players, 3);
        QCOMPARE(facts.games, 2);
        QCOMPARE(facts.playerStarts, 4);
        QStringList places;
        for (const Placement& row : facts.placements) {
            places << u"%1 %2%3"_s.arg(row.place.value())
                          .arg(row.player.text(), row.tied ? u" tied"_s : u""_s);
        }
        QCOMPARE(places, QStringList({u"1 a tied"_s, u"1 b tied"_s, u"3 c"_s}));
        QVERIFY(facts.awards.empty());
    }

    void theJudgeFindsPlantedFaults() {
        using Scores = std::vector<TotalScore>;
        const QByteArray document
            = raw::randomDocument(1, {.players = 6, .rules = u"eye-of-the-storm"_s});
        const std::vector<std::function<void(Scores&)>> faults{
            [](Scores& rows) { rows.pop_back(); },
            [](Scores& rows) { std::swap(rows[0], rows[1]); },
            [](Scores& rows) { rows[0].total += 1; },
            [](Scores& rows) { rows[1].rank = Place(9); },
            [](Scores& rows) { rows[0].games.emplace_back(); },
            [](Scores& rows) { rows.push_back(rows.back()); }};
        const Scores right = stormScores(eventOf(document));
        QVERIFY(right.size() > 2 && isRight(document, right));
        for (const auto& plant : faults) {
            Scores wrong = right;
            plant(wrong);
            QVERIFY(!isRight(document, wrong));
        }
    }
};

} // namespace mentat::test::tst_storm

MENTAT_TEST(tst_storm, TestStorm, QCoreApplication)
#include "tst_storm.moc"

#include "scoring/heats/games/games_played.h"
#include "tests/scoring/cases.h"
#include "tests/seating/heats_to_draw.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_game_lengths {

namespace {

using Sizes = std::vector<int>;
using Length = std::optional<qint64>;

/// A completed game of so many.
Game playedBy(int players, std::optional<int> minutes) {
    std::vector<int> people(static_cast<size_t>(players));
    std::iota(people.begin(), people.end(), 1);
    Game game = seatedAt(people);
    dune(game).victory = Victory::Adjudicated;
    if (minutes)
        game.minutes = Minutes(*minutes);
    return game;
}

Game fromTo(Game game, const char* start, const char* end) {
    game.minutes.reset();
    game.start = VenueTime::fromText(QString::fromLatin1(start));
    game.end = VenueTime::fromText(QString::fromLatin1(end));
    return game;
}

/// An event with each of these games in a heat of its own.
Event eventOf(const std::vector<Game>& games) {
    std::vector<std::vector<Game>> heats;
    for (const Game& game : games)
        heats.push_back({game});
    return eventWith(6, heats);
}

Length expectedOf(const std::vector<Game>& games, const Sizes& sizes) {
    GameLengths lengths;
    lengths.add(eventOf(games));
    return lengths.expected(sizes);
}

} // namespace

class TestGameLengths : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void minutesOfAGame_data() {
        QTest::addColumn<Game>("game");
        QTest::addColumn<Length>("minutes");
        const auto row = [](const char* name, const Game& game, Length minutes) {
            QTest::newRow(name) << game << minutes;
        };
        const Game unknownLength = playedBy(6, {});
        const Game timed = fromTo(unknownLength, "2026-07-29T13:05", "2026-07-29T17:20");
        Game both = timed;
        both.minutes = Minutes(240);
        Game noEnd = timed;
        noEnd.end.reset();
        Game noStart = timed;
        noStart.start.reset();
        row("unknown", unknownLength, unknown);
        row("given", playedBy(6, 255), 255);
        row("given as none", playedBy(6, 0), 0);
        row("from start to end", timed, 255);
        row("given before start to end", both, 240);
        row("no end", noEnd, unknown);
        row("no start", noStart, unknown);
        row("over midnight", fromTo(unknownLength, "2026-07-29T21:30", "2026-07-30T01:10"), 220);
        row("over a month's end", fromTo(unknownLength, "2026-07-31T23:00", "2026-08-01T00:01"),
            61);
    }
    void minutesOfAGame() {
        QFETCH(const Game, game);
        QFETCH(const Length, minutes);
        QCOMPARE(minutesOf(game), minutes);
    }

    // By hand: tables of six take 250 and 260, of five 200, of which there are two.
    void theMeanIsOverTheTables() {
        const std::vector<Game> games{playedBy(6, 250), playedBy(6, 260), playedBy(5, 200)};
        QCOMPARE(expectedOf(games, {6}), Length(255));
        QCOMPARE(expectedOf(games, {5}), Length(200));
        QCOMPARE(expectedOf(games, {6, 5, 5}), Length(218)); // 655 / 3
        QCOMPARE(expectedOf(games, {6, 6, 5}), Length(237)); // 710 / 3
        QCOMPARE(expectedOf(games, {6, 5}), Length(228));    // 227.5
    }

    // By hand: 250 and three times 250 2/3 are 1002, of which each of the four takes 250.5. Thirds
    // that are added up as binary fractions come to less.
    void halfAMinuteIsOneMore() {
        const std::vector<Game> games{playedBy(6, 250), playedBy(5, 250), playedBy(5, 250),
                                      playedBy(5, 252)};
        QCOMPARE(expectedOf(games, {6, 5, 5, 5}), Length(251));
        QCOMPARE(expectedOf(games, {5, 5, 5, 6}), Length(251));
    }

    void aSizeThatWasNeverTimedIsUnknown() {
        const std::vector<Game> games{playedBy(6, 250), playedBy(5, {})};
        QCOMPARE(expectedOf(games, {6}), Length(250));
        QCOMPARE(expectedOf(games, {6, 5}), Length());
        QCOMPARE(expectedOf(games, {4, 6}), Length());
        QCOMPARE(expectedOf(games, {}), Length());
        QCOMPARE(expectedOf({}, {6}), Length());
    }

    // Statistics are over completed games; who dropped out has started one (R2.1).
    void whichGamesCount() {
        Game unfinished = playedBy(6, 10);
        dune(unfinished).victory.reset();
        Game left = playedBy(6, 200);
        left.seats[0].dropout = true;
        const std::vector<Game> games{left, unfinished, voided(playedBy(6, 10))};
        QCOMPARE(expectedOf(games, {6}), Length(200));
        QCOMPARE(expectedOf(games, {5}), Length());
    }

    void theFinalIsApart() {
        Event event = eventOf({playedBy(6, 200)});
        setFinal(event, playedBy(6, 480));
        GameLengths lengths;
        lengths.add(event);
        QCOMPARE(lengths.expected({6}), Length(200));
    }

    // All years of a file, those of other kinds left aside.
    void allEventsCount() {
        GameLengths lengths;
        lengths.add(eventOf({playedBy(6, 200), playedBy(5, 150)}));
        Event storm = eventOf({});
        storm.play = StormPlay();
        lengths.add(storm);
        lengths.add(eventOf({playedBy(6, 230), playedBy(6, 245)}));
        QCOMPARE(lengths.expected({6}), Length(225));
        QCOMPARE(lengths.expected({6, 5}), Length(188)); // 187.5
    }

    // A clock that was read wrong: nobody played for less than no time.
    void anEndBeforeTheStartIsNoTime() {
        const Game wrong = fromTo(playedBy(6, {}), "2026-07-29T17:20", "2026-07-29T13:05");
        QCOMPARE(minutesOf(wrong), Length());
        QCOMPARE(expectedOf({wrong, playedBy(6, 200)}, {6}), Length(200));
    }
};

} // namespace mentat::test::tst_game_lengths

MENTAT_TEST(tst_game_lengths, TestGameLengths, QCoreApplication)
#include "tst_game_lengths.moc"

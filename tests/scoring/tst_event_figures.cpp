#include "scoring/dune/figures/event_figures.h"
#include "scoring/statistics/figure.h"
#include "tests/scoring/played_events.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_event_figures {

namespace {

raw::Json meanOf(const GameMean& mean) {
    raw::Json list = raw::Json::list();
    list.append(raw::Json(static_cast<double>(mean.sum)));
    list.append(raw::Json(mean.known));
    list.append(raw::Json(mean.unknown));
    return list;
}

raw::Json countsOf(const GameFigures& games) {
    raw::Json counts = raw::Json::object();
    counts.set(u"games"_s, raw::Json(games.games));
    counts.set(u"starts"_s, raw::Json(games.playerStarts));
    counts.set(u"turns"_s, meanOf(games.turns));
    counts.set(u"minutes"_s, meanOf(games.minutes));
    counts.set(u"playerMinutes"_s, raw::Json(static_cast<double>(games.playerMinutes)));
    return counts;
}

raw::Json factionRows(const EventFigures& figures) {
    raw::Json rows = raw::Json::list();
    for (const SideFigures& faction : figures.sides) {
        if (faction.games == 0) // of the event's sets, and nobody played it
            continue;
        raw::Json row = raw::Json::list();
        row.append(raw::Json(QString(idOf(faction.side))));
        for (const int number :
             {faction.games, faction.wins, faction.byDefault, faction.adjudicated})
            row.append(raw::Json(number));
        rows.append(row);
    }
    return rows;
}

/// What eventFigures() counts, in the checker's own JSON.
raw::Json asChecked(const EventFigures& figures) {
    raw::Json json = raw::Json::object();
    json.set(u"heats"_s, countsOf(figures.heatGames));
    json.set(u"final"_s, countsOf(figures.finalGame));
    raw::Json heatsPlayed = raw::Json::list();
    for (const int number : figures.byHeatsPlayed)
        heatsPlayed.append(raw::Json(number));
    json.set(u"heatsPlayed"_s, heatsPlayed);
    raw::Json sizes = raw::Json::list();
    for (const SizeFigures& size : figures.sizes) {
        raw::Json counts = countsOf(size.completed);
        counts.set(u"players"_s, raw::Json(size.players));
        sizes.append(counts);
    }
    json.set(u"sizes"_s, sizes);
    raw::Json victories = raw::Json::list();
    for (const int number : figures.victories)
        victories.append(raw::Json(number));
    json.set(u"victories"_s, victories);
    json.set(u"concessions"_s, raw::Json(figures.concessions));
    json.set(u"dropouts"_s, raw::Json(figures.dropouts));
    json.set(u"factions"_s, factionRows(figures));
    return json;
}

/// A random event, whose games have got times: a length, a start and an end, one of these or none.
PlayedEvent timedEvent(quint32 seed) {
    RandomSource random(seed);
    raw::Json document = *raw::readJson(raw::randomPlayedEvent(seed));
    std::vector<raw::Json> none;
    const auto setTimes = [&](raw::Json& game) {
        if (random.oneIn(4))
            game.set(u"minutes"_s, raw::Json(random.between(0, 500)));
        if (!random.oneIn(4))
            game.set(u"start"_s, raw::Json(u"2026-07-29T13:%1"_s.arg(random.between(10, 59))));
        if (!random.oneIn(4))
            game.set(u"end"_s, raw::Json(u"2026-07-29T1%1:30"_s.arg(random.between(3, 8))));
    };
    raw::Json* heats = document.find(u"heats"_s);
    for (raw::Json& heat : heats ? heats->items : none) {
        for (raw::Json& game : heat.find(u"games"_s)->items)
            setTimes(game);
    }
    raw::Json* last = document.find(u"final"_s);
    if (raw::Json* game = last ? last->find(u"game"_s) : nullptr; game && game->find(u"seats"_s))
        setTimes(*game);
    return playedEvent(raw::writeJson(document));
}

using Counting = std::function<EventFigures(const Event&)>;

/// The first seed whose event is counted otherwise than by the checker; 0: none.
quint32 firstDifference(const Counting& count, quint32 seeds) {
    for (quint32 seed = 1; seed <= seeds; ++seed) {
        const PlayedEvent played = timedEvent(seed);
        if (!(asChecked(count(played.event)) == raw::rawFigures(played.document)))
            return seed;
    }
    return 0;
}

Event changed(Event event, const std::function<void(Game&)>& act) {
    auto& play = std::get<DunePlay>(event.play);
    for (Heat& heat : play.heats) {
        for (Game& game : heat.games)
            act(game);
    }
    return event;
}

Event sample() {
    QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/dune-sample-2026.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample");
    return playedEvent(file.readAll()).event;
}

} // namespace

class TestEventFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A measure that is new is told by the command line, too.
    void everyMeasureStandsOnItsPage() {
        QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/docs/CLI.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        for (const GameMeasure& measure : gameMeasures)
            QVERIFY2(page.contains(u'`' + measure.name + u'`'), measure.name.data());
    }

    /// Counted by hand in the document of the sample.
    void sampleIsCounted() {
        const EventFigures figures = eventFigures(sample());
        QCOMPARE(figures.registered, 34);
        QCOMPARE(figures.players, 34);
        QCOMPARE(figures.heatGames.games, 15);
        QCOMPARE(figures.heatGames.playerStarts, 28 + 28 + 27);
        QCOMPARE(figures.won(Victory::Adjudicated), 3);
        QCOMPARE(figures.finalGame.games, 1);
        QCOMPARE(figures.finalGame.playerStarts, 6);
        QCOMPARE(figures.sizes.size(), size_t(2));
        QCOMPARE(figures.sizes[0].players, 6);
        QCOMPARE(figures.sizes[0].completed.games + figures.sizes[1].completed.games, 15);
        int wins = 0;
        for (const SideFigures& faction : figures.sides)
            wins += faction.wins;
        QCOMPARE(wins, 23); // more than games: an alliance has two
    }

    void meansLeaveOutWhatIsUnknown() {
        GameMean mean;
        QVERIFY(!mean.mean());
        mean.add(7);
        mean.add(std::nullopt);
        mean.add(8);
        QCOMPARE(*mean.mean(), Fraction(15, 2));
        QCOMPARE(mean.unknown, 1);
        Event event = sample();
        auto& heat = std::get<DunePlay>(event.play).heats[0];
        const EventFigures before = eventFigures(event);
        heat.games[0].turns.reset();
        heat.games[0].end.reset();
        const EventFigures after = eventFigures(event);
        QCOMPARE(after.heatGames.games, before.heatGames.games);
        QCOMPARE(after.heatGames.turns.unknown, 1);
        QCOMPARE(after.heatGames.turns.sum, before.heatGames.turns.sum - 6);
        QCOMPARE(after.heatGames.minutes.unknown, 1);
        QCOMPARE(after.heatGames.minutes.sum, before.heatGames.minutes.sum - 246);
        QCOMPARE(after.heatGames.playerMinutes, before.heatGames.playerMinutes - 6 * 246);
    }

    void voidAndUnfinishedGamesAreOnlyCounted() {
        Event event = sample();
        auto& heat = std::get<DunePlay>(event.play).heats[0];
        heat.games[0].isVoid = true;
        dune(heat.games[1]).victory.reset();
        const EventFigures figures = eventFigures(event);
        QCOMPARE(figures.heatGames.games, 13);
        QCOMPARE(figures.heats[0].voided, 1);
        QCOMPARE(figures.heats[0].unfinished, 1);
        QCOMPARE(figures.heats[0].completed.games, 3);
        QCOMPARE(figures.heats[0].entrants, 28);
    }

    void factionsOfTheSetsAreThereUnplayed() {
        Event event = sample();
        std::get<DunePlay>(event.play).heats.clear();
        const EventFigures figures = eventFigures(event);
        QCOMPARE(figures.sides.size(), size_t(8));
        QCOMPARE(figures.sides[0], SideFigures{Faction::Atreides});
        QCOMPARE(figures.players, 0);
        QVERIFY(figures.byHeatsPlayed.empty());
        QVERIFY(!figures.heatGames.turns.mean());
    }

    void aFigureWithoutValuesIsNotShown() {
        Figure figure;
        QVERIFY(!hasValues(figure));
        figure.series = {{FigureWord{}, {FigurePoint{}, FigurePoint{}}}, {FigureWord{}, {}}};
        QVERIFY(!hasValues(figure));
        figure.series[0].points[1].value = 0; // a known nothing
        QVERIFY(hasValues(figure));
    }

    void anotherReadingCountsTheSame() { QCOMPARE(firstDifference(eventFigures, seedCount()), 0u); }

    void plantedFaultsAreFound() {
        constexpr quint32 seeds = 300;
        const std::vector<std::function<void(Game&)>> faults{
            [](Game& game) { game.isVoid = false; }, [](Game& game) { game.minutes.reset(); },
            [](Game& game) {
                if (!game.turns)
                    game.turns = Turns(0); // unknown as 0
            },
            [](Game& game) {
                if (game.seats.size() > 5)
                    game.seats.pop_back();
            },
            [](Game& game) {
                if (dune(game).victory == Victory::GuildDefault)
                    dune(game).victory = Victory::Solo;
            }};
        for (size_t i = 0; i < faults.size(); ++i) {
            const auto wrong
                = [&](const Event& event) { return eventFigures(changed(event, faults[i])); };
            QVERIFY2(firstDifference(wrong, seeds) > 0, qPrintable(u"fault %1"_s.arg(i)));
        }
    }
};

} // namespace mentat::test::tst_event_figures

MENTAT_TEST(tst_event_figures, TestEventFigures, QCoreApplication)
#include "tst_event_figures.moc"

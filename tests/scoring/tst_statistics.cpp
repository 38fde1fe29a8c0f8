#include "scoring/scoring_kind.h"
#include "scoring/statistics/history.h"
#include "scoring/statistics/history_figures.h"
#include "tests/scoring/figure_checks.h"
#include "tests/scoring/file_books.h"
#include "tests/scoring/played_events.h"
#include "tests/support/raw/random_file.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/raw/small_cases.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_statistics {

namespace {

/// Files are large: fewer of them than of single events.
quint32 fileCount() {
    return seedCount() / 10;
}

/// A planted fault must show within so many files.
constexpr quint32 filesForAFault = 200;

struct PlayedFile {
    explicit PlayedFile(std::vector<raw::Json> imported)
        : documents(std::move(imported))
        , book(bookOf(documents)) {
        for (const raw::Json& document : documents) {
            if (document.find(u"event"_s))
                events.push_back(document);
        }
    }
    [[nodiscard]] const Event& event(size_t position) const { return book.events[position].event; }
    [[nodiscard]] bool isDune(size_t position) const {
        return std::holds_alternative<DunePlay>(event(position).play);
    }

    std::vector<raw::Json> documents;
    Book book;
    std::vector<raw::Json> events; // as the book's
};

/// Where the program says something else of a year of the file than the checker.
QString statisticsDifference(const PlayedFile& file, raw::Slip slip = raw::Slip::None) {
    for (size_t i = 0; i < file.events.size(); ++i) {
        if (!file.isDune(i))
            continue;
        const QString found
            = firstDifference(statisticsOf(file.book, file.event(i)),
                              raw::rawStatistics(file.events[i], file.events, slip));
        if (!found.isEmpty())
            return u"event %1, "_s.arg(i + 1) + found;
    }
    return {};
}

QString historyDifference(const PlayedFile& file, raw::Slip slip = raw::Slip::None) {
    return firstDifference(historyOfDune(file.book), raw::rawHistory(file.documents, slip));
}

std::vector<Figure> yearFigures(const PlayedFile& file, size_t position) {
    const Event& event = file.event(position);
    const std::vector<const Event*> earlier = earlierEvents(file.book, event);
    return kindOf<ScoringKind>(event).figures(event, earlier);
}

std::vector<Figure> allFigures(const PlayedFile& file) {
    return historyFigures(historyOf(file.book, Play(DunePlay()).index()));
}

QString figureDifference(const PlayedFile& file) {
    for (size_t i = 0; i < file.events.size(); ++i) {
        if (!file.isDune(i))
            continue;
        const QString found
            = faultOfYear(yearFigures(file, i), raw::rawStatistics(file.events[i], file.events));
        if (!found.isEmpty())
            return u"event %1, "_s.arg(i + 1) + found;
    }
    return faultOfHistory(allFigures(file), raw::rawHistory(file.documents));
}

using Difference = std::function<QString(const PlayedFile& file)>;

/// The first file in which there is a difference, and which; empty: none.
QString firstFault(const Difference& difference, quint32 files) {
    for (quint32 seed = 1; seed <= files; ++seed) {
        const QString found = difference(PlayedFile(raw::randomFile(seed)));
        if (!found.isEmpty())
            return u"file %1: "_s.arg(seed) + found;
    }
    return {};
}

/// The slips that make no difference in any of the files.
template <class Slips>
QStringList unseen(const Slips& slips,
                   const std::function<QString(const PlayedFile&, raw::Slip)>& difference) {
    std::vector<raw::Slip> left(slips.begin(), slips.end());
    for (quint32 seed = 1; seed <= filesForAFault && !left.empty(); ++seed) {
        const PlayedFile file(raw::randomFile(seed));
        std::erase_if(left, [&](raw::Slip slip) { return !difference(file, slip).isEmpty(); });
    }
    QStringList names;
    for (const raw::Slip slip : left)
        names.append(QString::number(static_cast<int>(slip)));
    return names;
}

raw::Json sampleFile(const QString& name) {
    QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample");
    return *raw::readJson(file.readAll());
}

const PlayedFile& sample() {
    static const PlayedFile file(
        {sampleFile(u"dune-sample-2026.json"_s), sampleFile(u"history.json"_s)});
    return file;
}

/// One key of each row, without white space.
QString column(const raw::Json& value, const QString& list, const QString& key) {
    return raw::column(*value.find(list), key);
}

const raw::Json& lineOf(const raw::Json& history, int year) {
    for (const raw::Json& line : history.find(u"years"_s)->items) {
        if (static_cast<int>(line.find(u"year"_s)->number) == year)
            return line;
    }
    qFatal("no such year");
}

QString texts(const raw::Json& line, const QStringList& keys) {
    QStringList all;
    for (const QString& key : keys)
        all.append(raw::compact(*line.find(key)));
    return all.join(u' ');
}

/// A heat of so many players, who all sit at one table whatever its size, and a final of six (or
/// all of them) whose places are their seats.
raw::Json finalOf(int players, int level) {
    QStringList seats;
    QStringList last;
    for (int i = 0; i < players; ++i) {
        seats.append(i == 0 ? u"\"faction\":\"atreides\",\"winner\":true"_s : QString());
        if (i < 6)
            last.append(QString((i == 0 ? u"\"faction\":\"guild\",\"winner\":true,"_s : QString())
                                + u"\"strongholds\":%1"_s.arg(6 - i)));
    }
    const QString solo = u"\"turns\":5,\"victory\":\"solo\""_s;
    raw::Json event
        = raw::eventOf(players, u"\"prizeLevel\":%1"_s.arg(level),
                       QString(raw::heatsOfGames({raw::game(solo, seats)})
                               + u",\"final\":{\"game\":"_s + raw::game(solo, last) + u'}'));
    event.set(u"format"_s, raw::Json(u"mentat-event"_s));
    event.set(u"version"_s, raw::Json(1));
    return event;
}

QString laurelsOf(int players, int level) {
    const PlayedFile file({finalOf(players, level)});
    const raw::Json history = historyOfDune(file.book);
    return column(lineOf(history, 2026), u"finalists"_s, u"laurels"_s);
}

} // namespace

/// What mentat-cli answers to `statistics` and `history`, and what the charts draw, against a
/// checker written from docs/CLI.md and the rules alone.
class TestStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void years() {
        QCOMPARE(firstFault([](const PlayedFile& file) { return statisticsDifference(file); },
                            fileCount()),
                 QString());
    }

    void histories() {
        QCOMPARE(
            firstFault([](const PlayedFile& file) { return historyDifference(file); }, fileCount()),
            QString());
    }

    void chartsDrawTheSame() { QCOMPARE(firstFault(figureDifference, fileCount() / 3), QString()); }

    void mistakesInYearsAreSeen() {
        QCOMPARE(unseen(raw::statisticsSlips, statisticsDifference), QStringList());
    }

    void mistakesInHistoriesAreSeen() {
        QCOMPARE(unseen(raw::historySlips, historyDifference), QStringList());
    }

    void aPointDrawnElsewhereIsSeen() {
        const raw::Json year = raw::rawStatistics(sample().events[0], sample().events);
        const std::vector<Figure> figures = yearFigures(sample(), 0);
        QCOMPARE(faultOfYear(figures, year), QString());
        for (size_t i = 0; i < figures.size(); ++i) {
            std::vector<Figure> wrong = figures;
            *wrong[i].series.front().points.front().value += 0.001;
            QVERIFY2(!faultOfYear(wrong, year).isEmpty(), figures[i].name.data());
        }
        std::vector<Figure> ofOtherGames = figures;
        for (Figure& figure : ofOtherGames) {
            if (figure.name == "wins-by-faction"_L1)
                ++figure.series.front().points.front().over;
        }
        QVERIFY(!faultOfYear(ofOtherGames, year).isEmpty());
        const raw::Json history = raw::rawHistory(sample().documents);
        const std::vector<Figure> lines = allFigures(sample());
        QCOMPARE(faultOfHistory(lines, history), QString());
        for (size_t i = 0; i < lines.size(); ++i) {
            std::vector<Figure> wrong = lines;
            wrong[i].series.front().points.pop_back();
            QVERIFY2(!faultOfHistory(wrong, history).isEmpty(), lines[i].name.data());
        }
    }

    /// Counted by hand in the document.
    void sampleByHand() {
        QCOMPARE(statisticsDifference(sample()), QString());
        const raw::Json year = statisticsOf(sample().book, sample().event(0));
        QCOMPARE(texts(year, {u"registered"_s, u"players"_s, u"games"_s, u"playerStarts"_s,
                              u"adjudicated"_s}),
                 u"34 34 15 83 3"_s);
        QCOMPARE(column(year, u"heats"_s, u"playerStarts"_s), u"28 28 27"_s);
        QCOMPARE(texts(*year.find(u"turns"_s), {u"mean"_s, u"known"_s, u"unknown"_s}),
                 u"6.933 15 0"_s); // 104 turns
        QCOMPARE(texts(*year.find(u"final"_s), {u"players"_s, u"turns"_s, u"hours"_s}),
                 u"6 9 7.133"_s); // 9:12 to 16:20
        QVERIFY(year.find(u"earlier"_s)->kind == raw::Json::Kind::Null);
    }

    /// The published years, as the sample's summaries have them.
    void publishedYears() {
        QCOMPARE(historyDifference(sample()), QString());
        const raw::Json history = historyOfDune(sample().book);
        const QStringList keys{u"players"_s,  u"games"_s,       u"turns"_s,  u"hours"_s,
                               u"champion"_s, u"adjudicated"_s, u"counted"_s};
        QCOMPARE(texts(lineOf(history, 2001), keys), u"29 8 9.67 5.5 \"Tony Burke\" null true"_s);
        QCOMPARE(texts(lineOf(history, 2002), keys),
                 u"33 9 6.67 null \"Steve Koehler\" null true"_s);
        QCOMPARE(texts(lineOf(history, 2018), keys), u"38 14 6.9 3.9 \"Jacob Dyer\" 3 true"_s);
        QCOMPARE(texts(lineOf(history, 2023), keys), u"34 15 6.9 4.2 \"Glenn McMaster\" 3 true"_s);
        // 2003, 2007, 2013 and 2014; 2008, 2009, 2022 and 2023.
        const raw::Json& careers = *history.find(u"careers"_s);
        QCOMPARE(texts(careers.items[0], {u"name"_s, u"titles"_s, u"finals"_s, u"games"_s}),
                 u"\"Bill Dyer\" 4 4 0"_s);
        QCOMPARE(texts(careers.items[1], {u"name"_s, u"titles"_s}), u"\"Glenn McMaster\" 4"_s);
        QCOMPARE(texts(careers.items[2], {u"name"_s, u"titles"_s}), u"\"Jacob Dyer\" 3"_s);
    }

    /// What one year's summary says of a home holds for the name in another that says nothing.
    void namesOfOneHome() {
        const auto careersOf = [](const QString& events) {
            const PlayedFile file({raw::parsed(
                uR"({"format":"mentat-summary","version":1,"events":[)"_s + events + u"]}")});
            const raw::Json history = historyOfDune(file.book);
            QStringList careers;
            for (const raw::Json& career : history.find(u"careers"_s)->items)
                careers.append(texts(career, {u"name"_s, u"from"_s, u"titles"_s}));
            return careers.join(u"; "_s);
        };
        const QString homeless = uR"({"name":"Dune","year":1999,"champion":"Steve Köhler"})"_s;
        const QString first = uR"(,{"name":"Dune","year":%1,"top":[{"place":1,"name":"%2"%3}]})"_s;
        const QString one = first.arg(u"2002"_s, u"Steve Kohler"_s, uR"(,"from":"NJ")"_s);
        const QString other = first.arg(u"2003"_s, u"steve kohler"_s, uR"(,"from":"PA")"_s);
        QCOMPARE(careersOf(homeless + one), uR"("Steve Kohler" "NJ" 2)"_s);
        QCOMPARE(careersOf(homeless + one + other),
                 uR"("Steve Kohler" "NJ" 1; "Steve Köhler" null 1; "steve kohler" "PA" 1)"_s);
    }

    /// Who left it has not played it either.
    void aFinalWithoutResultIsNobodys() {
        raw::Json document = finalOf(8, 3);
        raw::Json& game = *document.find(u"final"_s)->find(u"game"_s);
        game.remove(u"victory"_s);
        game.find(u"seats"_s)->items[1].set(u"dropout"_s, raw::Json(true));
        const PlayedFile file({document});
        const raw::Json history = historyOfDune(file.book);
        QCOMPARE(column(history, u"careers"_s, u"finals"_s), u"0 0 0 0 0 0 0 0"_s);
        QVERIFY(statisticsOf(file.book, file.event(0)).find(u"final"_s)->kind
                == raw::Json::Kind::Null);
    }

    /// R7.6
    void laurelsByHand() {
        QCOMPARE(laurelsOf(12, 3), u"30 18 12 9 6 3"_s);
        QCOMPARE(laurelsOf(12, 4), u"40 24 16 12 8 4"_s);
        QCOMPARE(laurelsOf(11, 4), u"40 24 16 12 8 0"_s); // the sixth of eleven is not the top half
        QCOMPARE(laurelsOf(8, 3), u"30 18 12 9 0 0"_s);
        QCOMPARE(laurelsOf(7, 3), u"0 0 0 0 0 0"_s);
    }

    /// With 3.8415 as the square of 1.96: (5/13 + 3.8415/26 ± 1.96 √(…)) ÷ (1 + 3.8415/13).
    void intervalsByHand() {
        const auto thousandths = [](const Interval& interval) {
            return std::pair(std::lround(interval.low * 1000), std::lround(interval.high * 1000));
        };
        QCOMPARE(thousandths(wilsonInterval(5, 13)), std::pair(177L, 645L));
        QCOMPARE(thousandths(wilsonInterval(0, 4)), std::pair(0L, 490L));
        QCOMPARE(thousandths(wilsonInterval(4, 4)), std::pair(510L, 1000L));
        QCOMPARE(wilsonInterval(0, 9).low, 0.0);
        QCOMPARE(wilsonInterval(9, 9).high, 1.0);
    }
};

} // namespace mentat::test::tst_statistics

MENTAT_TEST(tst_statistics, TestStatistics, QCoreApplication)
#include "tst_statistics.moc"

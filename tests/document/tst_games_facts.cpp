#include "model/document/dune/games_row.h"
#include "model/dune/dune_play.h"
#include "tests/support/full_values.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_games_facts {

namespace {

const PlayerId ada = *PlayerId::fromText(u"p1"_s);

// A value as a list says it.
QString listed(bool) {
    return u"yes"_s;
}
QString listed(const QString& text) {
    return text;
}
QString listed(const PlayerId&) {
    return u"Ada"_s;
}
QString listed(const VenueTime& time) {
    return time.text();
}
template <class Tag, int Min, int Max>
QString listed(BoundedInt<Tag, Min, Max> number) {
    return QString::number(number.value());
}
template <class Tag>
QString listed(HalfPoints<Tag> points) {
    return QString::number(points.halves() / 2.0);
}
template <NamedEnum E>
QString listed(E word) {
    return QString(idOf(word));
}
template <class T>
QString listed(const std::vector<T>& values) {
    return listed(values.front());
}
template <class T>
QString listed(const std::optional<T>& value) {
    return listed(*value);
}

/// The game that a list of one seat holds, with a cell below one more heading.
Game gameIn(const QString& heading, const QString& cell) {
    const QString csv = u"year,heat,table,player,%1\n2001,1,1,Ada,%2\n"_s.arg(heading, cell);
    const auto games = readGamesCsv(csv.toUtf8());
    return std::get<DunePlay>(games->events.front().play).heats.front().games.front();
}

template <class Part>
const Part& partOf(const Game& game) {
    if constexpr (std::is_same_v<Part, Game>)
        return game;
    else if constexpr (std::is_same_v<Part, Seat>)
        return game.seats.front();
    else if constexpr (std::is_same_v<Part, DuneSeat>)
        return std::get<DuneSeat>(game.seats.front().part);
    else
        return std::get<DuneGame>(game.part);
}

/// Each fact of a type is read from its column, and from no other; facts that are new need no word
/// here.
template <class Part>
int factsRead() {
    FullValues values(ada, DunePlay::parts());
    const Part full = [&] {
        if constexpr (std::is_same_v<Part, Game>) {
            return values.full<Game>();
        } else if constexpr (std::is_same_v<Part, Seat>) {
            return values.full<Seat>();
        } else {
            return partOf<Part>(values.full<Game>());
        }
    }();
    int read = 0;
    forEachListedFact<Part>([&]<auto Fact>(const FactOf<Fact>&) {
        const QString heading = headingOf(gamesColumn<Fact>());
        const auto& value = full.*Fact;
        const Game game = gameIn(heading, listed(value));
        QVERIFY2(partOf<Part>(game).*Fact == value, qPrintable(heading));
        const Game planted = gameIn(u"something"_s, listed(value));
        QVERIFY2(partOf<Part>(planted).*Fact != value, qPrintable(heading));
        ++read;
    });
    return read;
}

} // namespace

class TestGamesFacts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFactIsReadFromItsColumn() {
        QVERIFY(factsRead<DuneSeat>() >= 14);
        QVERIFY(factsRead<Seat>() >= 4);
        QVERIFY(factsRead<Game>() >= 7);
        QVERIFY(factsRead<DuneGame>() >= 3);
    }

    void everyColumnHasItsLine() {
        QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/docs/DOCUMENT.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll()).section(u"## Games as CSV"_s, 1);
        QVERIFY(!page.isEmpty());
        for (const GamesColumn column : allGamesColumns()) {
            const QString heading = headingOf(column);
            QVERIFY2(page.contains(u'`' + heading + u'`'), qPrintable(heading));
        }
    }

    // By their numbers, which files that were mapped by hand go by.
    void theOrderIsThatOfThePage() {
        const QStringList headings = gamesHeadings();
        QCOMPARE(headings.mid(9, 4),
                 (QStringList{u"faction"_s, u"alliance"_s, u"winner"_s, u"pp"_s}));
        QCOMPARE(headings.mid(20, 7), (QStringList{u"dropout"_s, u"dropout turn"_s, u"excused"_s,
                                                   u"left"_s, u"late"_s, u"qp"_s, u"qp reason"_s}));
        QCOMPARE(headings.last(), u"sets"_s);
        for (qsizetype i = 0; i < headings.size(); ++i)
            QCOMPARE(gamesHeadingNamed(headings[i]), size_t(i));
    }
};

} // namespace mentat::test::tst_games_facts

MENTAT_TEST(tst_games_facts, TestGamesFacts, QCoreApplication)
#include "tst_games_facts.moc"

#include "app/session/ruleset/result_text.h"
#include "model/ruleset/results.h"
#include "reports/wording/ruleset/result_wording.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_result_reading {

namespace {

Game tableOfSize(int seats) {
    Game game;
    for (int number = 1; number <= seats; ++number) {
        Seat seat = seatOf(SeatNumber(number), player(number));
        seat.part = RulesetSeat();
        game.seats.push_back(std::move(seat));
    }
    game.part = RulesetGame();
    return game;
}

Ruleset ruled(Scores score, const std::vector<QString>& labels = {}) {
    Ruleset ruleset = RulesetPlay().ruleset;
    ruleset.score = score;
    ruleset.labels = labels;
    return ruleset;
}

/// The lines typed for a table that has nothing recorded.
ResultText typed(const Game& game, const QString& scores, const QString& places,
                 const QString& labels = {}) {
    ResultText text = textOf(game);
    text.scores = scores;
    text.places = places;
    text.labels = labels;
    return text;
}

/// "2 1 d 3e": places of who stayed, d and e of who dropped out; "45" a score behind a slash.
QString read(const ResultReading& reading) {
    QStringList seats;
    for (const Seat& seat : reading.game.seats) {
        QString text = seat.dropout ? (seat.excused ? u"e"_s : u"d"_s) : QString();
        const RulesetSeat& part = byRuleset(seat);
        if (part.place)
            text += QString::number(part.place->value());
        if (part.score)
            text += u'/' + scoreToType(*part.score);
        if (part.label)
            text += u' ' + *part.label;
        seats.append(text);
    }
    return seats.join(u", "_s);
}

} // namespace

/// H2: what is typed of a game by a ruleset, as the game that it says.
class TestResultReading : public QObject {
    Q_OBJECT

private:
    Language m_language;

    QString fault(const ResultText& text, const Game& game, const Ruleset& ruleset) {
        const ResultReading reading = readResult(text, game, ruleset);
        return reading.fault ? resultFaultText(m_language, *reading.fault) : QString();
    }

private Q_SLOTS:
    void places_data() {
        QTest::addColumn<QString>("typedPlaces");
        QTest::addColumn<QString>("readAs");
        const auto row = [](const char* typedPlaces, const char* readAs) {
            QTest::newRow(typedPlaces)
                << QString::fromLatin1(typedPlaces) << QString::fromLatin1(readAs);
        };
        row("2 1 3 4", "2, 1, 3, 4");
        row("2134", "2, 1, 3, 4");
        row("2,1, 3;4 ", "2, 1, 3, 4");
        row("21 34", "2, 1, 3, 4");
        row("1134", "1, 1, 3, 4");
        row("1 2 2 2", "1, 2, 2, 2"); // only the winner known
        row("21d3", "2, 1, d, 3");
        row("2 1 D4 3", "2, 1, d4, 3");
        row("d1e2", "d, 1, e, 2");
        row("1111", "1, 1, 1, 1");
    }
    void places() {
        QFETCH(const QString, typedPlaces);
        QFETCH(const QString, readAs);
        const Game game = tableOfSize(4);
        const ResultReading reading
            = readResult(typed(game, {}, typedPlaces), game, ruled(Scores::None));
        QVERIFY(!reading.fault);
        QCOMPARE(read(reading), readAs);
    }

    void aTableOfTen() {
        const Game game = tableOfSize(10);
        const auto places
            = readResult(typed(game, {}, u"10 9 8 7 6 5 4 3 2 1"_s), game, ruled(Scores::None));
        QVERIFY(!places.fault);
        QCOMPARE(read(places), u"10, 9, 8, 7, 6, 5, 4, 3, 2, 1"_s);
    }

    void scores_data() {
        QTest::addColumn<QString>("typedScores");
        QTest::addColumn<QString>("readAs");
        const auto row = [](const char* typedScores, const char* readAs) {
            QTest::newRow(typedScores)
                << QString::fromLatin1(typedScores) << QString::fromLatin1(readAs);
        };
        row("45 38 12", "/45, /38, /12");
        row("45, 38, 12", "/45, /38, /12");
        row("45,38,12", "/45, /38, /12");
        row("45,5 38 -7", "/45.5, /38, /-7");
        row("45.125 0 999999999.999", "/45.125, /0, /999999999.999");
        row("45 d 12", "/45, d, /12");
        row("45 e20 12", "/45, e/20, /12");
    }
    void scores() {
        QFETCH(const QString, typedScores);
        QFETCH(const QString, readAs);
        const Game game = tableOfSize(3);
        const ResultReading reading
            = readResult(typed(game, typedScores, {}), game, ruled(Scores::High));
        QVERIFY(!reading.fault);
        QCOMPARE(read(reading), readAs);
    }

    void bothStandBesideEachOther() {
        const Game game = tableOfSize(3);
        const ResultReading reading
            = readResult(typed(game, u"20 20 -"_s, u"213"_s), game, ruled(Scores::High));
        QVERIFY(!reading.fault);
        QCOMPARE(read(reading), u"2/20, 1/20, 3"_s);
    }

    void labels() {
        const Game game = tableOfSize(3);
        const Ruleset ruleset = ruled(Scores::None, {u"Red"_s, u"Rose"_s, u"Blue"_s});
        const auto of = [&](const QString& line) {
            return read(readResult(typed(game, {}, u"123"_s, line), game, ruleset));
        };
        QCOMPARE(of(u"red, ro, b"_s), u"1 Red, 2 Rose, 3 Blue"_s);
        QCOMPARE(of(u"red b -"_s), u"1 Red, 2 Blue, 3"_s);
        QCOMPARE(of(u"Light green, b, b"_s), u"1 Light green, 2 Blue, 3 Blue"_s);
        QVERIFY(fault(typed(game, {}, u"123"_s, u"r b b"_s), game, ruleset)
                    .contains(u"matches several"));
    }

    void faults_data() {
        QTest::addColumn<QString>("typedScores");
        QTest::addColumn<QString>("typedPlaces");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QString& typedScores,
                            const QString& typedPlaces, const QString& said) {
            QTest::newRow(name) << typedScores << typedPlaces << said;
        };
        row("nothing", {}, {}, u"Type the scores in the order of the seats."_s);
        row("too few places", {}, u"2 1"_s,
            u"Type 3 places, one for each seat in order; 2 typed so far."_s);
        row("too few places without blanks", {}, u"21"_s,
            u"Type 3 places, one for each seat in order; 2 typed so far."_s);
        row("too many scores", u"1 2 3 4"_s, {},
            u"Type 3 scores, one for each seat in order; 4 typed so far."_s);
        row("no place", {}, u"1 2 x"_s,
            u"“x” is not a place: type 1, 2, 3, and so on, or d for a dropout."_s);
        row("place 0", {}, u"1 2 0"_s,
            u"“0” is not a place: type 1, 2, 3, and so on, or d for a dropout."_s);
        row("left out", {}, u"1 3 4"_s, u"Someone has place 3 but no one has place 2."_s);
        row("shared away", {}, u"1 1 2"_s,
            u"A shared place uses up the next one: type 3 instead of 2."_s);
        row("left out behind a dropout", {}, u"1 d 3"_s,
            u"Someone has place 3 but no one has place 2."_s);
        row("no score", u"12 1.2345 3"_s, {},
            u"“1.2345” is not a score: type a number with at most three decimals."_s);
        row("a score missing", u"12 - 3"_s, {},
            u"Without places, everyone who stayed needs a score."_s);
        row("nobody stayed", {}, u"d d d"_s,
            u"Someone must have stayed to the end. If no one did, mark the table void."_s);
    }
    void faults() {
        QFETCH(const QString, typedScores);
        QFETCH(const QString, typedPlaces);
        QFETCH(const QString, said);
        const Game game = tableOfSize(3);
        QCOMPARE(fault(typed(game, typedScores, typedPlaces), game, ruled(Scores::High)), said);
    }

    void whatIsRecordedIsTypedBack() {
        Game game = tableOfSize(4);
        const std::array places{2, 1, 4, 3};
        for (size_t i = 0; i < places.size(); ++i)
            byRuleset(game.seats[i]).place = TablePlace(places[i]);
        byRuleset(game.seats[0]).score = Decimal::fromThousandths(45500);
        byRuleset(game.seats[3]).score = Decimal(-7);
        game.seats[2].dropout = true;
        game.note = u"the box lacked a card"_s;
        game.accepted = {{Rule::H10_23, u"as it is"_s}};
        byRuleset(game.seats[1]).label = u"Blue"_s;
        const ResultText text = textOf(game);
        QCOMPARE(text.places, u"2 1 d4 3"_s);
        QCOMPARE(text.scores, u"45.5 - - -7"_s);
        QCOMPARE(text.labels, u"-, Blue, -, -"_s);
        const auto back = resultTextIn(draftOf(text));
        QVERIFY(back == text);
        const ResultReading reading = readResult(text, game, ruled(Scores::High));
        QVERIFY(!reading.fault);
        QVERIFY(reading.game == game);
    }

    void whoSatThereIsTypedToo() {
        const Game game = tableOfSize(3);
        ResultText text = typed(game, {}, u"2 1 3"_s);
        text.players = players({3, 1, 7});
        const ResultReading reading = readResult(text, game, ruled(Scores::None));
        QVERIFY(!reading.fault);
        QCOMPARE(reading.game.seats[0].number, SeatNumber(3));
        QCOMPARE(reading.game.seats[1].number, SeatNumber(1));
        QCOMPARE(reading.game.seats[2].number, SeatNumber(4));
        QCOMPARE(byRuleset(reading.game.seats[2]).place, TablePlace(3));
    }
};

} // namespace mentat::test::tst_result_reading

MENTAT_TEST(tst_result_reading, TestResultReading, QCoreApplication)
#include "tst_result_reading.moc"

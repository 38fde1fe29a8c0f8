#include "tests/gui/ruleset_document.h"
#include "tests/gui/window_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"
#include "ui/heats/boards/heats_boards.h"
#include "ui/heats/day/heat_clock.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_round_clocks {

namespace {

/// With ' for ".
QByteArray json(QByteArray text) {
    return text.replace('\'', '"');
}

/// Twenty players, whose heats are played; a semifinal at 19:00 and the final at 21:00.
QByteArray twoStages(const QByteArray& ofSemifinal = {}, const QByteArray& ofFinal = {}) {
    QByteArray document = playedRuleset();
    document.chop(1);
    return document + json(", 'stages': [{'name': 'Semifinal', 'start': '2026-07-29T19:00', ")
           + json("'location': 'Alpine'") + ofSemifinal
           + json("}, {'name': 'Final', 'start': '2026-07-29T21:00', 'location': 'Dogwood'")
           + ofFinal + "}]}";
}

/// Places: "" while it plays.
QByteArray tableOf(int number, const QByteArrayList& players, const QByteArray& places = {}) {
    QByteArrayList seats;
    for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
        QByteArray text
            = "{'seat': " + QByteArray::number(seat + 1) + ", 'player': 'p" + players[seat] + "'";
        if (!places.isEmpty())
            text += QByteArray(", 'place': ") + places[seat];
        seats.append(text + '}');
    }
    return json("{'table': " + QByteArray::number(number)
                + ", 'start': '2026-07-29T19:05', 'seats': [" + seats.join(", ") + "]}");
}

QByteArray games(const QByteArrayList& tables) {
    return json(", 'closed': true, 'games': [") + tables.join(", ") + ']';
}

} // namespace

/// The clock of the header and of the second screen is about the round that is on or next, and
/// about none once all is recorded.
class TestRoundClocks : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowFixture> m_fixture;

    QString header() { return m_fixture->widget<HeatClock>(u"heatClock"_s).text(); }
    QString board() {
        const auto shown = clockBoard({.book = m_fixture->book().book(),
                                       .event = m_fixture->event(),
                                       .wording = m_fixture->book().wording(),
                                       .now = m_fixture->book().now(),
                                       .seconds = 0});
        return shown ? textsOf(*shown).join(u'|') : QString();
    }
    void open(const QByteArray& document, const QString& time) {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->clock().set(
            QDateTime::fromString(u"2026-07-29T%1:00Z"_s.arg(time), Qt::ISODate));
        m_fixture->open({document});
    }

private Q_SLOTS:
    void cleanup() { m_fixture.reset(); }

    void theRoundThatIsNextOrOn_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QString>("time");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("board");
        const QByteArray first = tableOf(1, {"1", "5", "9", "13"});
        const QByteArray second = tableOf(2, {"6", "10", "14", "17"});
        const QByteArray firstWon = tableOf(1, {"1", "5", "9", "13"}, "1234");
        const QByteArray secondWon = tableOf(2, {"6", "10", "14", "17"}, "1234");
        QTest::newRow("before the semifinal")
            << twoStages() << u"18:41"_s << u"Semifinal starts in 0:19:00"_s
            << u"Semifinal|Alpine|Starts at 19:00|0:19:00"_s;
        QTest::newRow("it is late")
            << twoStages() << u"19:10"_s << u"Semifinal was scheduled for 19:00"_s
            << u"Semifinal|Alpine|Scheduled for 19:00"_s;
        QTest::newRow("the semifinal plays") << twoStages(games({first, secondWon})) << u"20:05"_s
                                             << u"Semifinal · ends 00:05 4:00:00 left"_s
                                             << u"Semifinal|Alpine|Ends at 00:05|4:00:00"_s;
        QTest::newRow("it is over")
            << twoStages(games({firstWon, secondWon})) << u"20:30"_s
            << u"The final starts in 0:30:00"_s << u"Final|Dogwood|Starts at 21:00|0:30:00"_s;
        QTest::newRow("all is recorded") << twoStages(
            games({firstWon, secondWon}), games({tableOf(1, {"1", "5", "6", "10"}, "1234")}))
                                         << u"21:30"_s << QString() << QString();
    }
    void theRoundThatIsNextOrOn() {
        QFETCH(const QByteArray, document);
        QFETCH(const QString, time);
        QFETCH(const QString, header);
        QFETCH(const QString, board);
        open(document, time);
        QCOMPARE(this->header(), header);
        QCOMPARE(this->board(), board);
    }

    // Its tables play, whatever the schedule says.
    void aHeatThatStartedEarly() {
        QByteArray document = rulesetHeat(); // its tables play since 13:05
        document.replace(json("'start': '2026-07-29T13:00'"), json("'start': '2026-07-29T20:00'"));
        open(document, u"17:12"_s);
        QVERIFY2(header().startsWith(u"Heat 1 · latecomers until 20:15"_s), qPrintable(header()));
        QVERIFY2(!board().contains(u"Starts at"_s), qPrintable(board()));
    }

    void aHeatThatIsRecorded() {
        open(almostPlayedRuleset(), u"15:00"_s);
        QVERIFY2(header().startsWith(u"Heat 2"_s), qPrintable(header()));
        open(playedRuleset(), u"15:00"_s);
        QCOMPARE(header(), QString());
        QCOMPARE(board(), QString());
    }

    // That the next heat has its turn before it starts is nothing to look up for.
    void aPhaseIsCalledOfTheSameHeatAlone() {
        // The sample, before anything was drawn.
        QJsonObject sample = QJsonDocument::fromJson(sampleDocument()).object();
        QJsonArray heats = sample[u"heats"_s].toArray();
        for (QJsonValueRef known : heats) {
            QJsonObject heat = known.toObject();
            heat[u"games"_s] = QJsonArray();
            known = heat;
        }
        sample[u"heats"_s] = heats;
        open(QJsonDocument(sample).toJson(), u"12:48"_s);
        Choices choices = m_fixture->preferences().choices();
        choices.sound = true;
        m_fixture->preferences().setChoices(choices);
        auto& clock = m_fixture->widget<HeatClock>(u"heatClock"_s);
        const QSignalSpy called(&clock, &HeatClock::phaseCalled);
        const auto passes = [&](const QString& utc) {
            const QString before = clock.text();
            m_fixture->clock().set(QDateTime::fromString(utc, Qt::ISODate));
            QVERIFY(QTest::qWaitFor([&] { return clock.text() != before; }, patience));
        };
        passes(u"2026-07-29T13:05:00Z"_s);
        QCOMPARE(called.size(), 1);
        passes(u"2026-07-29T18:10:00Z"_s);
        QCOMPARE(called.size(), 2);
        passes(u"2026-07-30T08:00:00Z"_s);
        QVERIFY(clock.text().contains(u"Heat 2"_s));
        QCOMPARE(called.size(), 2);
    }
};

} // namespace mentat::test::tst_round_clocks

MENTAT_TEST(tst_round_clocks, TestRoundClocks, QApplication)
#include "tst_round_clocks.moc"

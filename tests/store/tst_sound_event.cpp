#include "model/document/event_document.h"
#include "model/errors.h"
#include "model/store/sound_event.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_sound_event {

namespace {

using Break = void (*)(Event&);

Event soundEvent() {
    const auto json = Json::parse(R"({"format": "mentat-event", "version": 1, "event":
        {"name": "Dune", "year": 2026, "rules": "wbc-dune",
         "keepApart": [{"players": ["p1", "p2"]}, {"players": ["p2", "p3"]}],
         "awardDecisions": [{"faction": "fremen", "player": "p1"},
                            {"faction": "guild", "player": "p2"}]},
        "players": [{"id": "p1", "name": "Ada"}, {"id": "p2", "name": "Bo"},
                    {"id": "p3", "name": "Cy"}],
        "tieRolls": [{"players": ["p1", "p2"], "rolls": [3, 4]},
                     {"players": ["p2", "p3"], "rolls": [5, 6]}]})");
    auto event = readEventDocument(json.value());
    if (!event)
        qFatal("the document is refused");
    return *std::move(event);
}

PlayerId nobody() {
    return *PlayerId::fromText(u"nobody"_s);
}

} // namespace

/// What recovery makes of an event that lost some of its parts (R10.1): without them nothing else
/// of it is lost.
class TestSoundEvent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSoundEventIsLeftAsItIs() {
        Event event = soundEvent();
        std::vector<LeftOut> leftOut;
        QVERIFY(makeSound(event, leftOut));
        QVERIFY(leftOut.empty());
        QVERIFY(event == soundEvent());
    }

    void whatBreaksARuleIsTakenOut_data() {
        QTest::addColumn<Break>("breakIt");
        QTest::addColumn<Break>("expected");
        QTest::addColumn<QString>("where");
        QTest::newRow("who is kept apart")
            << Break([](Event& event) { event.keepApart[0].players[1] = nobody(); })
            << Break([](Event& event) { event.keepApart.erase(event.keepApart.begin()); })
            << u"/event/keepApart/0/players/1"_s;
        QTest::newRow("an award") << Break([](Event& event) {
            event.awardDecisions[1].player = nobody();
        }) << Break([](Event& event) { event.awardDecisions.pop_back(); })
                                  << u"/event/awardDecisions/1/player"_s;
        QTest::newRow("a tie roll")
            << Break([](Event& event) { event.tieRolls[0].players[0] = nobody(); })
            << Break([](Event& event) { event.tieRolls.erase(event.tieRolls.begin()); })
            << u"/tieRolls/0/players/0"_s;
        QTest::newRow("a set twice")
            << Break([](Event& event) { event.details.sets.push_back(event.details.sets[0]); })
            << Break([](Event&) {}) << u"/event/sets/1"_s;
        QTest::newRow("a player twice")
            << Break([](Event& event) { event.players.push_back(event.players[0]); })
            << Break([](Event&) {}) << u"/players/3/id"_s;
    }
    void whatBreaksARuleIsTakenOut() {
        QFETCH(const Break, breakIt);
        QFETCH(const Break, expected);
        QFETCH(const QString, where);
        Event event = soundEvent();
        breakIt(event);
        QVERIFY(!eventErrors(event).empty());
        std::vector<LeftOut> leftOut;
        QVERIFY(makeSound(event, leftOut));
        QCOMPARE(leftOut.size(), size_t(1));
        QCOMPARE(leftOut.front().event, u"Dune 2026"_s);
        QCOMPARE(leftOut.front().finding.where.text(), where);
        Event left = soundEvent();
        expected(left);
        QVERIFY(event == left);
    }

    // A player who is gone takes along what was said of the pair, of the award and of the roll.
    void whatHangsOnAPlayerGoesWithThePlayer() {
        Event event = soundEvent();
        event.players.erase(event.players.begin());
        std::vector<LeftOut> leftOut;
        QVERIFY(makeSound(event, leftOut));
        QCOMPARE(leftOut.size(), size_t(3));
        QCOMPARE(event.players.size(), size_t(2));
        QCOMPARE(event.keepApart.size(), size_t(1));
        QCOMPARE(event.awardDecisions.size(), size_t(1));
        QCOMPARE(event.tieRolls.size(), size_t(1));
    }
};

} // namespace mentat::test::tst_sound_event

MENTAT_TEST(tst_sound_event, TestSoundEvent, QCoreApplication)
#include "tst_sound_event.moc"

#include "model/document/event_document.h"
#include "model/errors.h"
#include "model/next_year.h"
#include "model/setting_table.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_next_year {

namespace {

Event eventFrom(const QByteArray& document) {
    const auto json = Json::parse(document);
    auto event = json ? readEventDocument(*json) : tl::unexpected(Failure{});
    if (!event)
        qFatal("refused");
    return *event;
}

const QByteArray lastYear = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","code":"DUN","year":2026,"rules":"wbc-dune","location":"Seven Springs",
  "gm":"Anna","assistants":["Bo"],"sets":["base","ixians-tleilaxu"],"notes":"windy","closed":true,"host":"H","logo":{"kind":"png","data":"iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNQSFgARAwQCgAdjgSBqe440QAAAABJRU5ErkJggg=="},
  "settings":{"finalists":5,"qpTable":{"solo":[4,2]}},
  "keepApart":[{"players":["p1","p2"]}],
  "awardDecisions":[{"faction":"guild","player":"p1"}],
  "rulings":[{"question":"Q","answer":"A","topic":"T","entry":"e1","heat":1,"table":2,
   "time":"2026-07-29T15:20"}]},
 "players":[{"id":"p1","name":"A"},{"id":"p2","name":"B"}],
 "tieRolls":[{"players":["p1","p2"],"rolls":[1]}],
 "heats":[{"number":1,"name":"Heat 1","start":"2026-07-29T13:00","minutes":290,"location":"Alpine",
   "entrants":["p1"],"standby":["p2"],"draw":{"seed":7},"games":[{"table":1,"seats":[]}]},
  {"number":3,"entrants":[],"games":[]}],
 "final":{"start":"2026-08-01T09:00","minutes":420,"unavailable":["p1"],
  "deadline":"2026-08-01T08:45","closed":true,"game":{"seats":[{"seat":1,"player":"p1"}]}}})";

const QByteArray thisYear = R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","code":"DUN","year":2027,"rules":"wbc-dune","location":"Seven Springs",
  "gm":"Anna","assistants":["Bo"],"sets":["base","ixians-tleilaxu"],"host":"H",
  "logo":{"kind":"png","data":"iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNQSFgARAwQCgAdjgSBqe440QAAAABJRU5ErkJggg=="},
  "settings":{"finalists":5,"qpTable":{"solo":[4,2]}},
  "rulings":[{"question":"Q","answer":"A","topic":"T","entry":"e1"}]},
 "players":[],
 "heats":[{"number":1,"name":"Heat 1","start":"2027-07-28T13:00","minutes":290,"location":"Alpine",
   "entrants":[],"games":[]},
  {"number":3,"entrants":[],"games":[]}],
 "final":{"start":"2027-07-31T09:00","minutes":420,"deadline":"2027-07-31T08:45"}})";

} // namespace

class TestNextYear : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsDecidedBeforehandComesAlong() {
        const Event next = nextYearOf(eventFrom(lastYear), Year(2027));
        QVERIFY(next == eventFrom(thisYear));
        QVERIFY(eventErrors(next).empty());
    }

    void aSessionOfStormBeginsEmpty() {
        const Event last = eventFrom(R"({"format":"mentat-event","version":1,
 "event":{"name":"Storm","year":2026,"rules":"eye-of-the-storm"},
 "players":[{"id":"p1","name":"A","house":"Wayku"}],
 "games":[{"number":1,"seats":[{"player":"p1","status":"eliminated"}]}]})");
        const Event next = nextYearOf(last, Year(2027));
        QVERIFY(next.play == Play(StormPlay{}));
        QVERIFY(next.players.empty());
    }

    // 29 July 2026 is a Wednesday.
    void datesKeepTheirWeekday_data() {
        QTest::addColumn<int>("year");
        QTest::addColumn<QString>("expected");
        QTest::newRow("the same year") << 2026 << u"2026-07-29T13:00"_s;
        QTest::newRow("a year later") << 2027 << u"2027-07-28T13:00"_s;
        QTest::newRow("over a leap day") << 2028 << u"2028-07-26T13:00"_s;
        QTest::newRow("three years, up") << 2029 << u"2029-08-01T13:00"_s;
        QTest::newRow("four years") << 2030 << u"2030-07-31T13:00"_s;
        QTest::newRow("ten years") << 2036 << u"2036-07-30T13:00"_s;
        QTest::newRow("four years before") << 2022 << u"2022-07-27T13:00"_s;
        QTest::newRow("a year before") << 2025 << u"2025-07-30T13:00"_s;
    }
    void datesKeepTheirWeekday() {
        QFETCH(int, year);
        QFETCH(QString, expected);
        const auto start = *VenueTime::fromText(u"2026-07-29T13:00"_s);
        const VenueTime shifted = YearShift(Year(2026), Year(year))(start);
        QCOMPARE(shifted.text(), expected);
        QCOMPARE(shifted.date().dayOfWeek(), int(Qt::Wednesday));
        const qint64 off = QDate(year, 7, 29).daysTo(shifted.date());
        QVERIFY2(qAbs(off) <= 3, "another Wednesday is nearer");
    }

    void settingsDifferOneByOne() {
        Settings from;
        Settings to;
        QVERIFY(settingDifferences(from, to).empty());
        to.prizeLevel = Count(4);
        to.finalists = Positive(5);
        const WinEntry few{QualificationPoints::fromHalves(2), QualificationPoints::fromHalves(1)};
        to.winPoints.set(WinRow::Adjudicated, few);
        const std::vector<SettingDifference> expected{
            {settingKey<&Settings::finalists>(), 6, 5},
            {settingKey(WinRow::Adjudicated), from.winPoints.at(WinRow::Adjudicated), few},
            {settingKey<&Settings::prizeLevel>(), 3, 4}};
        QVERIFY(settingDifferences(from, to) == expected);
    }
};

} // namespace mentat::test::tst_next_year

MENTAT_TEST(tst_next_year, TestNextYear, QCoreApplication)
#include "tst_next_year.moc"

#include "model/dune/faction.h"
#include "model/event.h"
#include "model/values/numbers.h"
#include "model/values/pointer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_values {

namespace {

/// Empty, or what is wrong with the range of a kind of number.
template <class Number>
QString rangeFault(qint64 least, qint64 greatest) {
    if (Number::fromInt(least - 1) || Number::fromInt(greatest + 1))
        return u"too wide"_s;
    if (Number::fromInt(std::numeric_limits<qint64>::min())
        || Number::fromInt(std::numeric_limits<qint64>::max()))
        return u"cut off to 32 bits"_s;
    for (const qint64 number : {least, least + 1, greatest - 1, greatest}) {
        const auto made = Number::fromInt(number);
        if (!made || made->value() != number)
            return u"too narrow at %1"_s.arg(number);
    }
    if (!(Number(static_cast<int>(least)) < Number(static_cast<int>(greatest))))
        return u"wrong order"_s;
    return {};
}

constexpr qint64 greatestInt = std::numeric_limits<int>::max();

// A table is never a seat: neither takes the other's place, nor does a bare number.
static_assert(!std::is_convertible_v<TableNumber, SeatNumber>);
static_assert(!std::is_constructible_v<TableNumber, SeatNumber>);
static_assert(!std::is_convertible_v<int, Count>);
static_assert(!std::is_convertible_v<QualificationPoints, PerformancePoints>);
static_assert(!std::is_convertible_v<PersonId, EventId>);

QString timeOf(const char* text) {
    const auto time = VenueTime::fromText(QString::fromUtf8(text));
    return time ? time->text() : QString();
}

} // namespace

class TestValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersStayInTheirRange() {
        QCOMPARE(rangeFault<Count>(0, greatestInt), QString());
        QCOMPARE(rangeFault<Minutes>(0, greatestInt), QString());
        QCOMPARE(rangeFault<Turns>(0, greatestInt), QString());
        QCOMPARE(rangeFault<AllianceNumber>(0, greatestInt), QString());
        QCOMPARE(rangeFault<Roll>(1, greatestInt), QString());
        QCOMPARE(rangeFault<Place>(1, greatestInt), QString());
        QCOMPARE(rangeFault<Positive>(1, greatestInt), QString());
        QCOMPARE(rangeFault<HeatNumber>(1, greatestInt), QString());
        QCOMPARE(rangeFault<TableNumber>(1, greatestInt), QString());
        QCOMPARE(rangeFault<SeatNumber>(1, greatestInt), QString());
        QCOMPARE(rangeFault<StormGameNumber>(1, greatestInt), QString());
        QCOMPARE(rangeFault<Year>(1, 9999), QString());
        QCOMPARE(rangeFault<Favor>(std::numeric_limits<int>::min(), greatestInt), QString());
    }

    // The checker above finds a range that is wrong by one.
    void wrongRangeIsNoticed() {
        QCOMPARE(rangeFault<Count>(1, greatestInt), u"too wide"_s);
        QCOMPARE(rangeFault<Year>(1, 10000), u"too narrow at 10000"_s);
        QCOMPARE(rangeFault<Year>(1, 9998), u"too wide"_s);
    }

    void idsAreAboveZero() {
        QVERIFY(!PersonId::fromNumber(0));
        QVERIFY(!EventId::fromNumber(-1));
        QVERIFY(!JournalId::fromNumber(std::numeric_limits<qint64>::min()));
        QCOMPARE(PersonId::fromNumber(1)->number(), qint64(1));
        QCOMPARE(EventId::fromNumber(std::numeric_limits<qint64>::max())->number(),
                 std::numeric_limits<qint64>::max());
        QVERIFY(PersonId(2) > PersonId(1));
    }

    void pointsAreExactHalves() {
        QCOMPARE(QualificationPoints().halves(), 0);
        QVERIFY(!QualificationPoints::tryFromHalves(-1));
        QCOMPARE(QualificationPoints::tryFromHalves(0)->halves(), 0);
        QCOMPARE(QualificationPoints::tryFromHalves(1'000'000)->halves(), 1'000'000);
        QVERIFY(!QualificationPoints::tryFromHalves(1'000'001));
        QVERIFY(!QualificationPoints::tryFromHalves((qint64(1) << 32) + 1));
        const auto half = PerformancePoints::fromHalves(1);
        QVERIFY(!half.isWhole());
        QVERIFY((half + half).isWhole());
        QCOMPARE(half + half + half, PerformancePoints::fromHalves(3));
        PerformancePoints sum;
        for (int i = 0; i < 19; ++i)
            sum += half;
        QCOMPARE(sum.halves(), 19); // 9.5: ten times a tenth would not be 1
        QVERIFY(half < half + half);
    }

    void timesHaveOneSpelling_data() {
        QTest::addColumn<bool>("accepted");
        for (const char* text : {"2026-07-29T13:05", "2024-02-29T00:00", "2000-02-29T23:59",
                                 "0001-01-01T00:00", "9999-12-31T23:59", "2026-12-31T09:00"})
            QTest::newRow(text) << true;
        for (const char* text : {"",
                                 "2026-07-29",
                                 "2026-07-29T13:05:00",
                                 "2026-07-29T13:05Z",
                                 "2026-07-29 13:05",
                                 "2026-07-29t13:05",
                                 " 2026-07-29T13:05",
                                 "2026-07-29T13:05 ",
                                 "2026-7-29T13:05",
                                 "2026-07-9T13:05",
                                 "2026-07-29T3:05",
                                 "26-07-29T13:05",
                                 "2026-07-29T24:00",
                                 "2026-07-29T13:60",
                                 "2026-02-29T13:05",
                                 "2023-02-29T00:00",
                                 "1900-02-29T00:00",
                                 "2026-04-31T00:00",
                                 "2026-00-10T00:00",
                                 "2026-13-01T00:00",
                                 "2026-07-00T00:00",
                                 "0000-01-01T00:00",
                                 "-026-07-29T13:05",
                                 "+026-07-29T13:05",
                                 "2026-07-29T-1:05",
                                 "2026-07-29T13:+5",
                                 "２０２６-07-29T13:05",
                                 "2026/07/29T13:05",
                                 "2026-07-29T1305",
                                 "2026- 7-29T13:05",
                                 "2026-07-29T 3:05",
                                 "2026-07-29T13.05",
                                 "2026-Jul-9T13:05"})
            QTest::newRow(text) << false;
    }
    void timesHaveOneSpelling() {
        QFETCH(bool, accepted);
        const char* text = QTest::currentDataTag();
        QCOMPARE(timeOf(text), accepted ? QString::fromUtf8(text) : QString());
    }

    void minutesAreCountedOverMidnight() {
        const auto minutes = [](const char* from, const char* to) {
            const auto start = VenueTime::fromText(QString::fromLatin1(from));
            const auto end = VenueTime::fromText(QString::fromLatin1(to));
            return start->minutesTo(*end);
        };
        QCOMPARE(minutes("2026-07-29T13:05", "2026-07-29T17:20"), qint64(255));
        QCOMPARE(minutes("2026-07-29T23:50", "2026-07-30T00:10"), qint64(20));
        QCOMPARE(minutes("2026-07-30T00:10", "2026-07-29T23:50"), qint64(-20));
        QCOMPARE(minutes("2026-12-31T23:59", "2027-01-01T00:00"), qint64(1));
        QCOMPARE(minutes("2024-02-28T12:00", "2024-03-01T12:00"), qint64(2 * 24 * 60));
        QCOMPARE(minutes("2023-02-28T12:00", "2023-03-01T12:00"), qint64(24 * 60));
        // The wall clock has no zone: nothing is lost where Pennsylvania turns its clocks.
        QCOMPARE(minutes("2026-03-08T01:30", "2026-03-08T03:30"), qint64(120));
        QCOMPARE(minutes("2026-07-29T13:05", "2026-07-29T13:05"), qint64(0));
    }

    void timesAreInOrder() {
        const VenueTime late = *VenueTime::fromText(u"2026-07-29T23:50"_s);
        const VenueTime early = *VenueTime::fromText(u"2026-07-30T00:10"_s);
        QVERIFY(late < early);
        QVERIFY(!(early < late));
        QVERIFY(!(late < late));
        const VenueTime cut = VenueTime::of(QDate(2026, 7, 29), QTime(13, 5, 59, 999));
        QCOMPARE(cut, *VenueTime::fromText(u"2026-07-29T13:05"_s));
        QCOMPARE(cut.date(), QDate(2026, 7, 29));
        QCOMPARE(cut.time(), QTime(13, 5));
    }

    // As docs/DOCUMENT.md lists them; those of settings: tst_settings.
    void otherDefaultsAreThoseOfTheDocument() {
        QCOMPARE(HeatDetails().minutes.value(), 300);
        QVERIFY(!Stage().minutes); // 480, but not stated
        QCOMPARE(Game().table.value(), 1);
        QVERIFY(!DunePlay().isFinalTableStated);
        QCOMPARE(Game().variant, false);
        QVERIFY(!dune(Game()).victory);
    }

    // R2, in half-points: 5–6 players, 3–4 players.
    void qpTableIsThatOfTheRules() {
        const WinPoints table = WinPoints::standard();
        const auto halves = [&](WinRow row) {
            return std::pair(table.at(row).fiveOrSix.halves(), table.at(row).threeOrFour.halves());
        };
        QCOMPARE(halves(WinRow::Solo), std::pair(6, 3));
        QCOMPARE(halves(WinRow::Alliance), std::pair(4, 2));
        QCOMPARE(halves(WinRow::BgPrediction), std::pair(4, 2));
        QCOMPARE(halves(WinRow::FremenDefault), std::pair(4, 2));
        QCOMPARE(halves(WinRow::GuildDefault), std::pair(2, 1));
        QCOMPARE(halves(WinRow::FremenDefaultAlliance), std::pair(2, 1));
        QCOMPARE(halves(WinRow::GuildDefaultAlliance), std::pair(1, 1));
        QCOMPARE(halves(WinRow::Adjudicated), std::pair(1, 1));
    }

    void qpTableChangesRowByRow() {
        WinPoints table = WinPoints::standard();
        const WinEntry other{QualificationPoints::fromHalves(9),
                             QualificationPoints::fromHalves(7)};
        table.set(WinRow::GuildDefault, other);
        QVERIFY(table != WinPoints::standard());
        for (const auto& row : idTable(WinRow{})) {
            const bool changed = row.value == WinRow::GuildDefault;
            QCOMPARE(table.at(row.value), changed ? other : WinPoints::standard().at(row.value));
        }
        table.set(WinRow::GuildDefault, WinPoints::standard().at(WinRow::GuildDefault));
        QCOMPARE(table, WinPoints::standard());
    }

    // R9.
    void factionsComeFromTheirSets() {
        using enum Faction;
        for (const Faction faction : {Atreides, BeneGesserit, Emperor, Fremen, Guild, Harkonnen})
            QCOMPARE(setOf(faction), GameSet::Base);
        QCOMPARE(setOf(Ixian), GameSet::IxiansTleilaxu);
        QCOMPARE(setOf(Tleilaxu), GameSet::IxiansTleilaxu);
        QCOMPARE(setOf(Choam), GameSet::ChoamRichese);
        QCOMPARE(setOf(Richese), GameSet::ChoamRichese);
        QCOMPARE(setOf(Ecaz), GameSet::EcazMoritani);
        QCOMPARE(setOf(Moritani), GameSet::EcazMoritani);
    }

    // RFC 6901.
    void pointersEscapeKeys() {
        QCOMPARE(Pointer().text(), QString());
        QCOMPARE(Pointer().key("heats").index(1).key("games").text(), u"/heats/1/games"_s);
        QCOMPARE(Pointer().key(u"a/b~c").text(), u"/a~1b~0c"_s);
        QCOMPARE(Pointer().key(u"").text(), u"/"_s);
        QCOMPARE(Pointer().key(u"ź").index(0).text(), u"/ź/0"_s);
    }

    void pointersKnowWhatIsInside() {
        const Pointer heats = Pointer().key("heats");
        QVERIFY(heats.isWithin(heats));
        QVERIFY(heats.index(1).isWithin(heats));
        QVERIFY(heats.isWithin(Pointer()));
        QVERIFY(!heats.isWithin(heats.index(1)));
        QVERIFY(!heats.index(12).isWithin(heats.index(1))); // no prefix of the text alone
        QVERIFY(!Pointer().key("heatsOfOthers").isWithin(heats));
    }
};

} // namespace mentat::test::tst_values

MENTAT_TEST(tst_values, TestValues, QCoreApplication)
#include "tst_values.moc"

#include "model/document/bytes/table.h"
#include "model/document/schedule/schedule.h"
#include "model/document/schedule/schedule_csv.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_schedule {

namespace {

const QString madeUp = QStringLiteral(MENTAT_TEST_DATA "/schedules/convention.csv");
const QString real = QStringLiteral(MENTAT_SHARED_SAMPLES "/wbc-schedule-2026.csv");

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// "heat 1 2031-07-29T09:00 300 Alpine"
QString lineOf(const ScheduledRound& round) {
    static const QStringList kinds{u"heat"_s, u"demo"_s,  u"mulligan"_s, u"quarterfinal"_s,
                                   u"semi"_s, u"final"_s, u"other"_s};
    QStringList parts{kinds[static_cast<int>(round.kind)]};
    if (round.number)
        parts << QString::number(round.number->value());
    parts << round.start.text();
    parts << (round.minutes ? QString::number(round.minutes->value()) : u"?"_s);
    parts << round.room.value_or(u"?"_s);
    return parts.join(u' ');
}

QStringList linesOf(const Schedule& schedule, const QString& code) {
    QStringList lines;
    if (const ScheduledEvent* event = findScheduled(schedule.events, code)) {
        for (const ScheduledRound& round : event->rounds)
            lines << lineOf(round);
    }
    return lines;
}

/// "4:2 Time": line, column, heading of each problem.
QStringList placesOf(const Schedule& schedule) {
    QStringList places;
    for (const ScheduleProblem& problem : schedule.problems)
        places
            << u"%1:%2 %3"_s.arg(problem.line).arg(problem.column).arg(problem.heading).trimmed();
    return places;
}

Schedule read(const QByteArray& csv, const std::optional<ScheduleTop>& byHand = {}) {
    auto schedule = readSchedule(csv, byHand);
    return schedule ? *std::move(schedule) : Schedule();
}

/// Of tables with the headings Jour, Heure, Quoi, Tour.
const ScheduleColumns french{{ScheduleColumn::Date, 0},
                             {ScheduleColumn::Time, 1},
                             {ScheduleColumn::Event, 2},
                             {ScheduleColumn::Round, 3}};

const QByteArray head = "Date,Time,Code,Event,Round,Duration\n";

} // namespace

class TestSchedule : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsComeWithTimesAndRooms() {
        const Schedule schedule = read(contentOf(madeUp));
        QCOMPARE(placesOf(schedule), QStringList());
        QCOMPARE(schedule.events.size(), size_t(4));
        QCOMPARE(linesOf(schedule, u"dun"_s),
                 (QStringList{u"heat 1 2031-07-29T09:00 300 Alpine"_s,
                              u"heat 2 2031-07-30T09:00 300 Alpine"_s,
                              u"heat 3 2031-07-30T13:00 300 Alpine"_s,
                              u"final 2031-07-31T09:00 480 Dogwood"_s}));
        QCOMPARE(linesOf(schedule, u"MEA"_s), (QStringList{u"demo 2031-07-29T09:00 60 Lobby"_s,
                                                           u"heat 1 2031-07-29T17:30 165 Alpine"_s,
                                                           u"heat 2 2031-07-30T00:00 120 Birch"_s,
                                                           u"semi 2031-07-30T11:15 120 Cedar"_s,
                                                           u"final 2031-07-30T15:00 120 Cedar"_s}));
        QCOMPARE(linesOf(schedule, u"CHS"_s), QStringList(u"heat 1 2031-07-30T09:00 ? Dogwood"_s));
        const ScheduledEvent& meadows = *findScheduled(schedule.events, u"MEA"_s);
        QCOMPARE(meadows.gm, u"Molly Marsh"_s); // not who shows it
        QCOMPARE(meadows.format, u"HMW-P"_s);
        QCOMPARE(meadows.eventClass, u"B"_s);
        QCOMPARE(searchScheduled(schedule.events, u"marsh mol"_s).size(), size_t(1));
        QCOMPARE(searchScheduled(schedule.events, u"du"_s).front()->code, u"DUN"_s);
        QCOMPARE(searchScheduled(schedule.events, QString()).size(), size_t(4));
    }

    void theSurestHitComesFirst() {
        const Schedule schedule = read(head
                                       + "7/29/31,9,DNI,Dune Imperium,Heat 1,\n"
                                         "7/29/31,9,XDU,Around Dune,Heat 1,\n"
                                         "7/29/31,9,DUNE2,Another,Heat 1,\n"
                                         "7/29/31,9,DUN,Sand,Heat 1,\n");
        const auto found = [&](const QString& typed) {
            QStringList codes;
            for (const ScheduledEvent* event : searchScheduled(schedule.events, typed))
                codes << event->code;
            return codes.join(u' ');
        };
        QCOMPARE(found(u"Dun"_s), u"DUN DUNE2 DNI XDU"_s);
        QCOMPARE(found(u"dune"_s), u"DUNE2 DNI XDU"_s);
        QCOMPARE(found(u" "_s), u"DNI XDU DUNE2 DUN"_s);
    }

    // Each of its lines is found again, at the time that its own cells say.
    void theRealOneIsReadWhole() {
        if (!QFile::exists(real))
            return; // which is not given away
        const QByteArray bytes = contentOf(real);
        const Schedule schedule = read(bytes);
        QCOMPARE(placesOf(schedule), QStringList());
        QCOMPARE(schedule.events.size(), size_t(156));
        std::map<qint64, const ScheduledRound*> byLine;
        for (const ScheduledEvent& event : schedule.events) {
            for (const ScheduledRound& round : event.rounds)
                byLine[round.line] = &round;
        }
        size_t lines = 0;
        const auto rows = readCsv(bytes);
        for (const CsvRow& row : *rows) {
            if (row.line <= 6 || row.fields[3].isEmpty() || row.fields[3] == u"--"_s)
                continue;
            ++lines;
            QVERIFY2(byLine.contains(row.line), qPrintable(QString::number(row.line)));
            const ScheduledRound& round = *byLine[row.line];
            const QStringList date = row.fields[0].split(u'/');
            const QDate day(2000 + date[2].toInt(), date[0].toInt(), date[1].toInt());
            const QStringList time = row.fields[2].trimmed().split(u':');
            const int minutes = time[0].toInt() * 60 + time.value(1).toInt();
            QCOMPARE(round.start.text(),
                     VenueTime::of(day, QTime(0, 0)).plusMinutes(minutes).text());
            QCOMPARE(round.room.value_or(QString()), row.fields[10].trimmed());
            QCOMPARE(round.minutes ? round.minutes->value() : 0,
                     qRound(row.fields[9].toDouble() * 60));
            const bool isHeat
                = row.fields[5].startsWith(u"Heat "_s) || row.fields[5].startsWith(u"Round "_s);
            QCOMPARE(round.kind == RoundKind::Heat, isHeat);
        }
        QCOMPARE(byLine.size(), lines);
        const std::set<QString> heats{u"HMW-P"_s, u"HWO"_s, u"HMW-T"_s, u"HMSE"_s, u"HE"_s};
        QCOMPARE(std::ranges::count_if(schedule.events,
                                       [&](const ScheduledEvent& e) {
                                           return heats.contains(e.format.value_or(u""_s));
                                       }),
                 105);
        QCOMPARE(findScheduled(schedule.events, u"DUN"_s)->gm, u"Brad Johnson"_s);
    }

    void cells_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("minutes"); // -1: none
        QTest::newRow("hour") << u"9"_s << 540;
        QTest::newRow("half") << u"17.5"_s << 1050;
        QTest::newRow("quarter") << u"2.75"_s << 165;
        QTest::newRow("clock") << u"7:30"_s << 450;
        QTest::newRow("clock with seconds") << u"7:30:00"_s << 450;
        QTest::newRow("afternoon") << u"1:15 PM"_s << 795;
        QTest::newRow("noon") << u"12 pm"_s << 720;
        QTest::newRow("midnight") << u"12am"_s << 0;
        QTest::newRow("no afternoon") << u"13 pm"_s << -1;
        QTest::newRow("minutes") << u"7:60"_s << -1;
        QTest::newRow("negative") << u"-1"_s << -1;
        QTest::newRow("words") << u"noon"_s << -1;
        QTest::newRow("half a word") << u"9 m"_s << -1;
        QTest::newRow("huge") << u"99999999999999999999"_s << -1;
    }
    void cells() {
        QFETCH(const QString, text);
        QFETCH(const int, minutes);
        QCOMPARE(scheduleMinutes(text).value_or(-1), minutes);
    }

    // As people and their spreadsheets write days.
    void dates_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("date"); // empty: none
        const QString day = u"2026-07-29"_s;
        for (const auto& text :
             {u"7/29/26"_s, u"07/29/2026"_s, u"7-29-26"_s, u"2026-07-29"_s, u"2026/7/29"_s,
              u"29-Jul-26"_s, u"29 July 2026"_s, u"Jul 29, 2026"_s, u"July 29th, 2026"_s,
              u"Wed 7/29/26"_s, u"Wednesday, July 29, 2026"_s, u"29.7.2026"_s, u"46232"_s})
            QTest::newRow(qPrintable(text)) << text << day;
        for (const auto& text : {u"29/7/2026"_s, u"7/32/26"_s, u"July"_s, u"2026"_s, u"29-Xyz-26"_s,
                                 u"1042"_s, u"46232.5"_s, u""_s})
            QTest::newRow(qPrintable(u"not "_s + text)) << text << QString();
    }
    void dates() {
        QFETCH(const QString, text);
        QFETCH(const QString, date);
        const auto read = scheduleDate(text);
        QCOMPARE(read ? read->toString(Qt::ISODate) : QString(), date);
    }

    // Of the whole column: one day beyond the twelfth says which number is the month.
    void theDayStandsFirstWhereItMust() {
        QVERIFY(dayOrderOf({u"3/7/26"_s, u"29/7/26"_s}) == DayOrder::DayFirst);
        QVERIFY(dayOrderOf({u"3/7/26"_s, u"7/29/26"_s}) == DayOrder::MonthFirst);
        QVERIFY(dayOrderOf({u"3/7/26"_s}) == DayOrder::MonthFirst);
        const Schedule schedule = read("Date,Time,Code,Round\n3/7/31,9,A,H1\n29/7/31,9,A,F\n");
        QCOMPARE(placesOf(schedule), QStringList());
        QCOMPARE(linesOf(schedule, u"A"_s),
                 (QStringList{u"heat 1 2031-07-03T09:00 ? ?"_s, u"final 2031-07-29T09:00 ? ?"_s}));
    }

    void dateAndTimeInOneCell_data() {
        QTest::addColumn<QByteArray>("csv");
        const auto row
            = [](const char* name, const char* csv) { QTest::newRow(name) << QByteArray(csv); };
        row("two cells", "Date,Time,Code,Round\n7/29/31,13:30,A,H1\n");
        row("both in one", "Date/Time,Code,Round\n7/29/31 13:30,A,H1\n");
        row("ISO", "When,Code,Round\n2031-07-29T13:30:00,A,H1\n");
        row("afternoon", "Start Date & Time,Code,Round\n\"Tue, Jul 29, 2031 1:30 PM\",A,H1\n");
        row("time first", "Date/Time,Code,Round\n1:30 PM 7/29/31,A,H1\n");
        row("a date alone has it", "Date,Code,Round\n2031-07-29 13:30,A,H1\n");
        row("a start alone has it", "Start,Code,Round\n7/29/31 1:30pm,A,H1\n");
        row("midnight beside the day", "Date,Time,Code,Round\n2031-07-29 00:00:00,13.5,A,H1\n");
        row("Excel's numbers", "Date,Time,Code,Round\n48058,0.5625,A,H1\n");
        row("one number", "Date/Time,Code,Round\n48058.5625,A,H1\n");
        row("without a colon", "Date,Time,Code,Round\n29-Jul-31,1330,A,H1\n");
    }
    void dateAndTimeInOneCell() {
        QFETCH(const QByteArray, csv);
        const Schedule schedule = read(csv);
        QCOMPARE(placesOf(schedule), QStringList());
        QCOMPARE(linesOf(schedule, u"A"_s), QStringList(u"heat 1 2031-07-29T13:30 ? ?"_s));
    }

    // Half past midnight and noon are one cell, and its neighbors say which.
    void whatANumberBelowOneCounts() {
        const auto starts = [](const QByteArray& time) {
            return linesOf(
                       read("Date,Time,Code,Round\n7/29/31,0.5,A,H1\n7/30/31," + time + ",A,H2\n"),
                       u"A"_s)
                .value(0);
        };
        for (const char* hours : {"9", "17.5", " 24 "})
            QCOMPARE(starts(hours), u"heat 1 2031-07-29T00:30 ? ?"_s);
        for (const char* parts : {"0.375", "9:00", "0", "0930", "5 pm"})
            QCOMPARE(starts(parts), u"heat 1 2031-07-29T12:00 ? ?"_s);
    }

    // Hours, but nobody plays three hundred of them.
    void lengthsAreDoubted() {
        const auto length = [](const QString& text, bool isInMinutes = false) {
            const auto read = scheduleLength(text, isInMinutes);
            return read ? u"%1%2"_s.arg(read->minutes).arg(read->isDoubtful ? u"?"_s : u""_s)
                        : u"none"_s;
        };
        QCOMPARE(length(u"2.75"_s), u"165"_s);
        QCOMPARE(length(u"2:45"_s), u"165"_s);
        QCOMPARE(length(u"60"_s), u"3600?"_s);
        QCOMPARE(length(u"300"_s), u"300?"_s);
        QCOMPARE(length(u"300"_s, true), u"300"_s);
        QCOMPARE(length(u"90 min"_s), u"90"_s);
        QCOMPARE(length(u"5 hours"_s), u"300"_s);
        QCOMPARE(length(u"1h 30m"_s), u"90"_s);
        QCOMPARE(length(u"long"_s), u"none"_s);
        QCOMPARE(length(u""_s), u"none"_s);
        const Schedule schedule
            = read(head + "7/29/31,9,A,A,H1,300\n7/29/31,9,A,A,H2,60\n7/30/31,9,A,A,F,5\n");
        QCOMPARE(schedule.notes.size(), size_t(2));
        QVERIFY(schedule.notes[0].kind == ScheduleProblemKind::LengthInMinutes);
        QVERIFY(schedule.notes[1].kind == ScheduleProblemKind::LengthLong);
        QCOMPARE(read("Date,Time,Code,Round,Duration (min)\n7/29/31,9,A,H1,300\n").notes.size(),
                 size_t(0));
    }

    // Nothing is left out without a word.
    void whatIsLeftOutIsNoted() {
        const Schedule schedule = read("Date,Time,Code,Event,Round,Entry Fee,Prize Level\n"
                                       "7/29/31,9,A,A,H1,We,6\n7/29/31,11,A,A,Draft,We,6\n"
                                       "7/29/31,8,A,A,Demo 1/1,We,6\n7/29/31,12,--,Lunch,--,We,\n"
                                       "First Friday,,,,,,\n7/30/31,12,,Lunch,,Th,\n");
        QCOMPARE(schedule.notes.size(), size_t(2));
        QVERIFY(schedule.notes[0].kind == ScheduleProblemKind::RoundUnknown);
        QCOMPARE(schedule.notes[0].line, 3);
        QCOMPARE(schedule.notes[0].values, (Values{u"Draft"_s}));
        QVERIFY(schedule.notes[1].kind == ScheduleProblemKind::RoundAside);
        QCOMPARE(schedule.skippedNames, (QStringList{u"Lunch"_s, u"First Friday"_s}));
        QCOMPARE(schedule.notTaken, QStringList(u"Entry Fee"_s));
        QCOMPARE(schedule.events.front().prizeLevel, std::optional(6));
        QCOMPARE(schedule.notesOf(u"B"_s).size(), size_t(0));
    }

    void roundsByTheirWords() {
        for (const auto& heat :
             {u"Heat B"_s, u"Heat #2"_s, u"Heat II"_s, u"Heat No. 2"_s, u"Rd 2"_s, u"Rd. 2/3"_s,
              u"R2"_s, u"Prelim 2/3"_s, u"Preliminary 2"_s, u"2/3"_s, u"2 of 3"_s, u"2nd Heat"_s,
              u"Heat two"_s, u"Round 2 of 3"_s, u"heat-2"_s, u"HEAT  2 / 3"_s}) {
            QVERIFY2(roundWords(heat).kind == RoundKind::Heat, qPrintable(heat));
            QCOMPARE(roundWords(heat).number->value(), 2);
        }
        for (const auto& semi : {u"S"_s, u"Semi"_s, u"Semis"_s, u"Semi Final"_s, u"Semi-Finals"_s,
                                 u"SF1"_s, u"Semifinal 1/2"_s, u"1/2 Final"_s})
            QVERIFY2(roundWords(semi).kind == RoundKind::Semifinal, qPrintable(semi));
        for (const auto& quarter : {u"QF"_s, u"Q"_s, u"Quarter Final"_s, u"Quarters"_s})
            QVERIFY2(roundWords(quarter).kind == RoundKind::Quarterfinal, qPrintable(quarter));
        for (const auto& final : {u"F"_s, u"Finals"_s, u"Grand Final"_s, u"Championship"_s,
                                  u"Final Round"_s, u"Final 1/1"_s})
            QVERIFY2(roundWords(final).kind == RoundKind::Final, qPrintable(final));
        for (const auto& mulligan : {u"M"_s, u"Mulligan"_s, u"Mulligan Heat"_s})
            QVERIFY2(roundWords(mulligan).kind == RoundKind::Mulligan, qPrintable(mulligan));
        QCOMPARE(roundWords(u"D1/1"_s).kind, RoundKind::Demo);
        for (const auto& other : {u"Seminar"_s, u"Finalists' dinner"_s, u"Heater 1"_s, u"Semper"_s})
            QVERIFY2(roundWords(other).kind == RoundKind::Other, qPrintable(other));

        for (const auto& heat : {u"Heat 2/4"_s, u"round 2/3"_s, u"H2"_s, u"Heat 2"_s, u"R2/3"_s}) {
            QVERIFY2(roundWords(heat).kind == RoundKind::Heat, qPrintable(heat));
            QCOMPARE(roundWords(heat).number->value(), 2);
        }
        for (const auto& semi : {u"SF"_s, u"Semifinal"_s, u"Semi-Final"_s, u"semifinals"_s})
            QVERIFY2(roundWords(semi).kind == RoundKind::Semifinal, qPrintable(semi));
        QCOMPARE(roundWords(u"QF"_s).kind, RoundKind::Quarterfinal);
        QCOMPARE(roundWords(u"F"_s).kind, RoundKind::Final);
        QCOMPARE(roundWords(u"Demo 1/1"_s).kind, RoundKind::Demo);
        for (const auto& other : {u"Heat"_s, u"Heat 0"_s, u"Draft"_s, u"--"_s, u""_s})
            QCOMPARE(roundWords(other).kind, RoundKind::Other);
    }

    // Where columns stand, what is between the fields, and what stands above: the same is read.
    void whereverTheColumnsStand() {
        const auto rows = readCsv(contentOf(madeUp));
        const Schedule wanted = read(contentOf(madeUp));
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            std::vector<size_t> order(13);
            std::iota(order.begin(), order.end(), size_t(0));
            std::shuffle(order.begin(), order.end(), random);
            const QString separator = seed % 3 == 0 ? u"\t"_s : seed % 3 == 1 ? u";"_s : u","_s;
            QString text;
            for (const CsvRow& row : *rows) {
                QStringList fields;
                for (const size_t from : order)
                    fields << (row.fields[from].isEmpty() ? QString()
                                                          : u"\"%1\""_s.arg(row.fields[from]));
                text += fields.join(separator) + (seed % 2 ? u"\r\n"_s : u"\n"_s);
            }
            Schedule found = read(text.toUtf8());
            QVERIFY2(found.events == wanted.events, qPrintable(QString::number(seed)));
        }
    }

    void columnsSaidByHand() {
        const QByteArray csv = "Jour,Heure,Quoi,Tour\n2031-07-29,9,Dune,H1\n2031-07-30,10,Dune,F\n";
        QCOMPARE(read(csv).problems.front().kind, ScheduleProblemKind::NoHeader);
        const Schedule schedule = read(csv, ScheduleTop{0, french});
        QCOMPARE(placesOf(schedule), QStringList());
        QCOMPARE(linesOf(schedule, u"Dune"_s),
                 (QStringList{u"heat 1 2031-07-29T09:00 ? ?"_s, u"final 2031-07-30T10:00 ? ?"_s}));
    }

    // Of a table whose headings nobody knows the header is found all the same, below its titles.
    void whereATableBegins() {
        const auto topOf = [](const QByteArray& csv) { return scheduleTop(*readCsv(csv)); };
        const ScheduleTop known = topOf(contentOf(madeUp));
        QCOMPARE(known.header, size_t(5));
        QCOMPARE(known.columns.size(), size_t(10));
        const ScheduleTop other = topOf("Club,,,\n2031,,,\nJour,Heure,Quoi,Round\n"
                                        "2031-07-29,9,Dune,H1\n");
        QCOMPARE(other.header, size_t(2));
        QVERIFY(other.columns == (ScheduleColumns{{ScheduleColumn::Round, 3}}));
        QCOMPARE(topOf("a\n").header, size_t(0));
        QCOMPARE(headerKey({1, {u" Event-Code"_s, u"GM "_s}}),
                 headerKey({9, {u"eventcode"_s, u"gm"_s}}));
        QVERIFY(headerKey({1, {u"ab"_s, u""_s}}) != headerKey({1, {u"a"_s, u"b"_s}}));
    }

    void whatIsWrongIsNamedByTheRowAboveToo() {
        const QByteArray csv = "Liste\nJour,Heure,Quoi,Tour\n2031-07-29,9,Dune,H1\nx,10,Dune,H2\n";
        QCOMPARE(placesOf(read(csv, ScheduleTop{1, french})), QStringList(u"4:1 Jour"_s));
    }

    // Rows of days stand between, the header stands again on the next page, and the first line may
    // be the one that is wrong.
    void theHeaderOfColumnsSaidByHandIsKnown() {
        const QByteArray csv = "Liste\nJour,Heure,Quoi,Tour\nmercredi,,,\nx,9,Dune,H1\n"
                               "2031-07-29,13,Dune,H2\nJour,Heure,Quoi,Tour\njeudi,,,\n"
                               "2031-07-30,10,Dune,F\n";
        const Schedule schedule = read(csv, ScheduleTop{1, french});
        QCOMPARE(placesOf(schedule), QStringList(u"4:1 Jour"_s));
        QCOMPARE(linesOf(schedule, u"Dune"_s),
                 (QStringList{u"heat 2 2031-07-29T13:00 ? ?"_s, u"final 2031-07-30T10:00 ? ?"_s}));
        QCOMPARE(schedule.skippedLines, 3);
        // Where no row names the columns, the first is a round.
        const Schedule bare
            = read("2031-07-29,13,Dune,H1\n2031-07-30,9,Dune,H2\n", ScheduleTop{0, french});
        QCOMPARE(linesOf(bare, u"Dune"_s).size(), 2);
    }

    void whatIsWrongStandsAtItsCell() {
        const Schedule schedule = read(head
                                       + "7/32/31,9,AAA,A,Heat 1,2\n"  // no such day
                                         "7/29/31,25,AAA,A,Heat 2,2\n" // no such hour
                                         ",9,AAA,A,Heat 3,2\n"         // no day
                                         "7/29/31,9,AAA,A,Heat 4,long\n"
                                         "7/29/31,9,BBB,B,Final,2\n"
                                         "7/30/31,9,BBB,B,F,2\n" // again
                                         "7/30/31,9,CCC,C,Heat 1/2,2\n"
                                         "7/30/31,9,,Lunch,,2\n");
        QCOMPARE(placesOf(schedule), (QStringList{u"2:1 Date"_s, u"3:2 Time"_s, u"4:1 Date"_s,
                                                  u"5:6 Duration"_s, u"7:5 Round"_s}));
        QCOMPARE(schedule.problemsOf(u"aaa"_s).size(), size_t(4));
        QCOMPARE(schedule.problemsOf(u"BBB"_s).size(), size_t(1));
        QCOMPARE(schedule.problemsOf(u"CCC"_s).size(), size_t(0));
        QCOMPARE(linesOf(schedule, u"CCC"_s).size(), 1);
        QCOMPARE(schedule.skippedLines, 1);
    }

    void heatsOfOneNumberGoByTheirStart() {
        const Schedule schedule
            = read(head + "7/30/31,9,A,A,Heat 1/2,\n7/29/31,9,A,A,Heat 1/1,\n7/31/31,9,A,A,F,\n");
        QCOMPARE(placesOf(schedule), QStringList());
        QCOMPARE(linesOf(schedule, u"A"_s),
                 (QStringList{u"heat 1 2031-07-29T09:00 ? ?"_s, u"heat 2 2031-07-30T09:00 ? ?"_s,
                              u"final 2031-07-31T09:00 ? ?"_s}));
    }

    void whatIsNoScheduleIsRefused() {
        QCOMPARE(read("").problems.front().kind, ScheduleProblemKind::NoHeader);
        QCOMPARE(read("name,from,badge\nAda,PA,7\n").problems.front().kind,
                 ScheduleProblemKind::NoHeader);
        const Schedule lacking = read("Date,Code,Event,Round\n7/29/31,A,A,Heat 1\n");
        QCOMPARE(lacking.problems.front().kind, ScheduleProblemKind::ColumnMissing);
        QCOMPARE(lacking.problems.front().values, (Values{u"Time"_s}));
        QCOMPARE(placesOf(read("Date,Time,Code,Round,Start\n")), QStringList(u"1:5 Start"_s));
        QVERIFY(!readSchedule("Date,Time,Code,Round\n\"7/29/31"));
        QVERIFY(!readSchedule(QByteArray("\xff\0", 2)));
    }

    void ofManyProblemsTheRestIsCounted() {
        const Schedule schedule = read(head + QByteArray("x,9,A,A,H1,\n").repeated(12'000));
        QCOMPARE(schedule.problems.size(), Schedule::maxProblems);
        QCOMPARE(schedule.furtherProblems, 2'000);
    }
};

} // namespace mentat::test::tst_schedule

MENTAT_TEST(tst_schedule, TestSchedule, QCoreApplication)
#include "tst_schedule.moc"

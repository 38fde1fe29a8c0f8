#include "scoring/ruleset/course/event_course.h"
#include "tests/scoring/ruleset_cases.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_event_course {

namespace {

/// "2.1": the first table of the second round; "2": of it, at whichever table.
QString spotText(const CourseSpot& spot) {
    const QString round = QString::number(spot.round + 1);
    return spot.table ? round + u'.' + QString::number(*spot.table + 1) : round;
}

/// "p1 won 2.1", "p2 lost", "-<1.1": the open slot of the first of that table.
QString seatText(const CourseSeat& seat) {
    QString text = seat.player ? seat.player->text() : u"-"_s;
    if (!seat.player && seat.from)
        text += u'<' + spotText(*seat.from);
    if (seat.seed)
        text += u'#' + QString::number(*seat.seed);
    if (seat.place)
        text += u' ' + QString::number(*seat.place);
    if (seat.to)
        text += (seat.advances ? u" => "_s : u" > "_s) + spotText(*seat.to);
    return text;
}

/// "over: p1 1 => 2.1, p2 2 | p3 1 => 2.1"
QString roundText(const EventCourse& course, size_t round) {
    const CourseRound& shown = course.rounds[round];
    static const QStringList states{u"not held"_s, u"expected"_s, u"lined up"_s, u"seated"_s,
                                    u"over"_s};
    QStringList tables;
    for (const CourseTable& table : shown.tables) {
        QStringList seats;
        for (const CourseSeat& seat : table.seats)
            seats.append(seatText(seat));
        tables.append((table.isBye ? u"bye "_s : QString()) + seats.join(u", "_s));
    }
    QString text = states[static_cast<int>(shown.state)];
    if (!tables.isEmpty())
        text += u": "_s + tables.join(u" | "_s);
    if (!shown.waiting.empty())
        text += u" ("_s + idsOf(shown.waiting) + u')';
    return text;
}

Game byeOf(int player) {
    return tableOf({sits(player).placed(1)});
}

/// Tables of two with byes, two heats, then the first four.
Ruleset swissElimination() {
    Ruleset ruleset = orderedBy({WinsKey()});
    ruleset.sizes = sizes({2});
    ruleset.byes = true;
    StageRule semifinal = stageRule("Semifinal", {2});
    semifinal.entrants = EntrantsNumber{Positive(4)};
    ruleset.stages = {semifinal, stageRule("Final", {2})};
    return ruleset;
}

/// A heat, of which the winners go on until two are left.
Ruleset singleElimination() {
    Ruleset ruleset = orderedBy({WinsKey()});
    ruleset.sizes = sizes({2});
    ruleset.byes = true;
    StageRule quarterfinal = stageRule("Quarterfinal", {2});
    quarterfinal.entrants = EntrantsByWins{Positive(1), {}};
    quarterfinal.byesTo = Count(4);
    StageRule semifinal = stageRule("Semifinal", {2});
    semifinal.byesTo = Count(2);
    StageRule final = stageRule("Final", {2});
    final.fillTo = Count(2);
    ruleset.stages = {quarterfinal, semifinal, final};
    return ruleset;
}

/// The people of a heat check in, and nobody is seated.
void checkIn(Event& event, size_t heat, int players) {
    auto& entrants = ruledPlay(event).heats.at(heat).entrants;
    entrants.clear();
    for (int number = 1; number <= players; ++number)
        entrants.push_back(player(number));
}

} // namespace

/// Who goes from where to where.
class TestEventCourse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void swissAndElimination() {
        const std::vector<Game> first{inOrder({1, 2}), inOrder({3, 4}), inOrder({5, 6}),
                                      inOrder({7, 8}), byeOf(9)};
        Event event = eventBy(
            swissElimination(), 9,
            {first,
             {inOrder({1, 3}), inOrder({5, 7}), inOrder({9, 2}), ofSeats({4, 6}), byeOf(8)}});
        checkIn(event, 0, 9);
        checkIn(event, 1, 9);
        // A table is open, so that nobody is known to be in.
        EventCourse course = eventCourse(event);
        QCOMPARE(course.heats, size_t(2));
        QCOMPARE(roundText(course, 0), u"over: p1 1 > 2.1, p2 2 > 2.3 | p3 1 > 2.1, p4 2 > 2.4 | "
                                       "p5 1 > 2.2, p6 2 > 2.4 | p7 1 > 2.2, p8 2 > 2.5 | "
                                       "bye p9 1 > 2.3"_s);
        QCOMPARE(roundText(course, 2), u"expected: -, - | -, -"_s);
        QCOMPARE(roundText(course, 3), u"expected: -, -"_s);
        QVERIFY(course.rounds[2].isEstimate);

        ruledPlay(event).heats[1].games[3] = inOrder({4, 6});
        ruledPlay(event).heats[1].games[3].table = TableNumber(4);
        course = eventCourse(event);
        // Two wins have p1, p5 and p9, one of them a bye; of those with one p3 is listed first.
        QCOMPARE(roundText(course, 1), u"over: p1 1 > 3.1, p3 2 > 3.1 | p5 1 > 3.2, p7 2 | "
                                       "p9 1 > 3.2, p2 2 | p4 1, p6 2 | bye p8 1"_s);
        QCOMPARE(roundText(course, 2), u"lined up: p1#1, p3#4 | p5#2, p9#3"_s);
        QCOMPARE(roundText(course, 3), u"expected: -<3.1, -<3.2"_s);
        QCOMPARE(course.rounds[2].tables[1].seats[0].from, (CourseSpot{1, 1}));

        play(event, "Semifinal", {inOrder({3, 1}), ofSeats({5, 9})});
        course = eventCourse(event);
        QCOMPARE(roundText(course, 2), u"seated: p3#4 1 => 4.1, p1#1 2 | p5#2, p9#3"_s);
        QCOMPARE(roundText(course, 3), u"expected: p3, -<3.2"_s);
        QVERIFY(course.champions.empty());

        play(event, "Semifinal", {inOrder({3, 1}), inOrder({9, 5})});
        play(event, "Final", {inOrder({9, 3})});
        course = eventCourse(event);
        QCOMPARE(roundText(course, 2), u"over: p3#4 1 => 4.1, p1#1 2 | p9#3 1 => 4.1, p5#2 2"_s);
        QCOMPARE(roundText(course, 3), u"over: p9#3 1, p3#4 2"_s);
        QCOMPARE(idsOf(course.champions), u"p9"_s);
    }

    void eliminationOfThirteen() {
        Event event = eventBy(singleElimination(), 13, {{}});
        checkIn(event, 0, 13);
        EventCourse course = eventCourse(event);
        QCOMPARE(course.rounds[0].state, CourseState::LinedUp);
        QCOMPARE(course.rounds[0].waiting.size(), size_t(13));
        // Six tables have six winners, as far as the plan knows; those with a win are in.
        QVERIFY(course.rounds[1].isEstimate);

        event = eventBy(singleElimination(), 13,
                        {{inOrder({1, 2}), inOrder({3, 4}), inOrder({5, 6}), inOrder({7, 8}),
                          inOrder({9, 10}), inOrder({11, 12}), byeOf(13)}});
        course = eventCourse(event);
        // Seven come down to four: one bye and three tables; the first of the line-up has it.
        QCOMPARE(roundText(course, 0), u"over: p1 1 => 2.4, p2 2 | p3 1 => 2.1, p4 2 | "
                                       "p5 1 => 2.2, p6 2 | p7 1 => 2.3, p8 2 | "
                                       "p9 1 => 2.3, p10 2 | p11 1 => 2.2, p12 2 | "
                                       "bye p13 1 => 2.1"_s);
        QCOMPARE(roundText(course, 1),
                 u"lined up: p3#2, p13#7 | p5#3, p11#6 | p7#4, p9#5 | bye p1#1"_s);
        QCOMPARE(roundText(course, 2), u"expected: -, - | -, -"_s);
        QCOMPARE(roundText(course, 3), u"expected: -<3.1, -<3.2"_s);
        QVERIFY(!course.rounds[2].isEstimate);

        play(event, "Quarterfinal",
             {inOrder({13, 3}), inOrder({5, 11}), ofSeats({7, 9}), byeOf(1)});
        course = eventCourse(event);
        QCOMPARE(roundText(course, 1), u"seated: p13#7 1 => 3, p3#2 2 | p5#3 1 => 3, p11#6 2 | "
                                       "p7#4, p9#5 | bye p1#1 1 => 3"_s);
        QCOMPARE(roundText(course, 2), u"expected: -, - | -, - (p13 p5 p1)"_s);

        play(event, "Quarterfinal",
             {inOrder({13, 3}), inOrder({5, 11}), inOrder({9, 7}), byeOf(1)});
        play(event, "Semifinal", {inOrder({1, 13}), ofSeats({5, 9})});
        course = eventCourse(event);
        QCOMPARE(roundText(course, 1), u"over: p13#7 1 => 3.1, p3#2 2 | p5#3 1 => 3.2, p11#6 2 | "
                                       "p9#5 1 => 3.2, p7#4 2 | bye p1#1 1 => 3.1"_s);
        QCOMPARE(roundText(course, 3), u"expected: p1, -<3.2"_s);
    }

    /// A mulligan and a heat at tables of four: who has won once is in, and the others try again.
    void mulliganOfFours() {
        Ruleset ruleset = orderedBy({WinsKey()});
        StageRule final = stageRule("Final", {4, 3});
        final.entrants = EntrantsByWins{Positive(1), {}};
        ruleset.stages = {final};
        Event event = eventBy(ruleset, 9,
                              {{inOrder({1, 2, 3, 4}), inOrder({5, 6, 7, 8})},
                               {inOrder({2, 3, 4, 6}), onlyWinner(9, {7, 8})}});
        EventCourse course = eventCourse(event);
        QVERIFY(isWonOnce(ruleset));
        QCOMPARE(roundText(course, 0), u"over: p1 1 => 3.1, p2 2 > 2.1, p3 3 > 2.1, p4 4 > 2.1 | "
                                       "p5 1 => 3.1, p6 2 > 2.1, p7 3 > 2.2, p8 4 > 2.2"_s);
        QCOMPARE(roundText(course, 1),
                 u"over: p2 1 => 3.1, p3 2, p4 3, p6 4 | p9 1 => 3.1, p7 2, p8 2"_s);
        QCOMPARE(roundText(course, 2), u"lined up: p1#1, p2#2, p5#3, p9#4"_s);
        QCOMPARE(course.rounds[2].tables[0].seats[1].from, (CourseSpot{1, 0}));
        QCOMPARE(course.rounds[2].tables[0].seats[2].from, (CourseSpot{0, 1}));
        // Somebody who is out goes nowhere.
        event.players[4].disqualified = true;
        course = eventCourse(event);
        QVERIFY(!course.rounds[0].tables[1].seats[0].to);
        QVERIFY(!course.rounds[0].tables[1].seats[0].advances);
    }

    void whatIsNotHeld() {
        Event event = eventBy(swissElimination(), 4, {{inOrder({1, 2}), inOrder({3, 4})}});
        stageOf(event, "Semifinal").details.held = false;
        EventCourse course = eventCourse(event);
        QCOMPARE(roundText(course, 1), u"not held"_s);
        QCOMPARE(course.rounds[1].reason->because, HeldBecause::GmSkips);
        // The heat leads past it; the final takes one table of two.
        QCOMPARE(roundText(course, 0), u"over: p1 1 > 3.1, p2 2 | p3 1 > 3.1, p4 2"_s);
        ruledPlay(event).heats[0].games[0].isVoid = true;
        QCOMPARE(eventCourse(event).rounds[0].tables.size(), size_t(1));
        // A heat that is canceled is none of the course.
        ruledPlay(event).heats[0].games.clear();
        ruledPlay(event).heats[0].details.canceled = u"snow"_s;
        QCOMPARE(eventCourse(event).heats, size_t(0));
    }

    void tablesByChanceAreOpen() {
        Ruleset ruleset = swissElimination();
        ruleset.stages[0].seeding = Seeding::Random;
        Event event = eventBy(ruleset, 4, {{inOrder({1, 2}), inOrder({3, 4})}});
        const EventCourse course = eventCourse(event);
        QCOMPARE(roundText(course, 1), u"lined up: -, - | -, - (p1 p3 p2 p4)"_s);
        QCOMPARE(course.rounds[0].tables[0].seats[0].to, (CourseSpot{1, std::nullopt}));
    }
};

} // namespace mentat::test::tst_event_course

MENTAT_TEST(tst_event_course, TestEventCourse, QCoreApplication)
#include "tst_event_course.moc"

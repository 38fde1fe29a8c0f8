#include "tests/gui/judged_event.h"
#include "tests/gui/ruleset_document.h"
#include "tests/gui/swiss_desk.h"
#include "tests/support/test_program.h"
#include "ui/ruleset/stages/bracket_view.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <set>

using namespace Qt::StringLiterals;

// A day by the built-in ruleset SwEl, in the real window by keys alone: five rounds by record, then
// the elimination to the champion, and the event is closed. Who sits where is by the window's own
// chance, so nothing here depends on it; the judge says what the lists have to show.
namespace mentat::test::tst_whole_swiss_event {

namespace {

constexpr int people = 41;
constexpr int goalOfCheckIn = 6;

} // namespace

class TestWholeSwissEvent : public QObject, private SwissDesk {
    Q_OBJECT

private:
    QString m_goesHome;
    QString m_givesUp;

    void draw(int number, size_t tables, bool hasBye);
    void playStage(const QString& name, int players);

    // The day.
    void theFirstRound();
    void theSecondWithALatecomer();
    void theThirdWithoutOneAndACorrection();
    void theLastRounds();
    void theStandings();
    void theElimination();
    void theBracketAndThePlaces();
    void whatIsWrongIsNoticed();
    void theEventIsClosed();

private Q_SLOTS:
    void fromTheFirstCheckInToTheClosedEvent() {
        open();
        using Test = TestWholeSwissEvent;
        for (const auto part :
             {&Test::theFirstRound, &Test::theSecondWithALatecomer,
              &Test::theThirdWithoutOneAndACorrection, &Test::theLastRounds, &Test::theStandings,
              &Test::theElimination, &Test::theBracketAndThePlaces, &Test::whatIsWrongIsNoticed,
              &Test::theEventIsClosed}) {
            (this->*part)();
            if (QTest::currentTestFailed())
                break;
        }
        std::printf("keys a result of two: %.2f (goal %d); of the whole event: %d, with %d results "
                    "drawn from %u\n",
                    static_cast<double>(m_keysOfResults) / m_results, goalOfAResult, m_hand.keys(),
                    m_results, seedOfResults);
        m_fixture.reset();
    }
};

/// H1: the bye is that of somebody with the fewest byes, then the fewest wins; pairing by record.
void TestWholeSwissEvent::draw(int number, size_t tables, bool hasBye) {
    m_hand.press(u"Ctrl+3"_s);
    QCOMPARE(tabShown(), u"Heat %1"_s.arg(number));
    m_hand.press(u"F9"_s);
    QCOMPARE(lastKind(), ChangeKind::TablesDrawn);
    QCOMPARE(heat(number).games.size(), tables + (hasBye ? 1 : 0));
    QCOMPARE(byeIn(heat(number)) != nullptr, hasBye);
    for (const Game& game : heat(number).games) {
        const int wins = winsBefore(number, game.seats.front().player);
        if (isBye(game)) {
            QCOMPARE(game.table.value(), static_cast<int>(tables) + 1);
            QCOMPARE(wins, 0);
            const auto texts
                = m_fixture->widget<QWidget>(u"table%1"_s.arg(tables + 1)).findChildren<QLabel*>();
            QVERIFY(std::ranges::find(texts, u"Bye"_s, &QLabel::text) != texts.end());
        } else {
            QCOMPARE(game.seats.size(), size_t(2));
            QVERIFY(std::abs(wins - winsBefore(number, game.seats.back().player)) <= 1);
        }
    }
    m_hand.press(u"Ctrl+Return"_s);
    QVERIFY(std::ranges::all_of(heat(number).games, [](const Game& game) {
        return game.start.has_value() || isBye(game);
    }));
}

/// 39 of the 60 whom the program knows from last year: one has a bye.
void TestWholeSwissEvent::theFirstRound() {
    setTime(9, 40);
    m_hand.press(u"Ctrl+3"_s);
    const int before = m_hand.keys();
    for (const QString& name : sixtyNames().mid(0, 39)) {
        checkIn(name);
        if (QTest::currentTestFailed())
            return;
    }
    const double each = m_hand.since(before) / 39.0;
    std::printf("keys a check-in: %.2f (goal %d)\n", each, goalOfCheckIn);
    QVERIFY(each <= goalOfCheckIn);
    setTime(10, 1);
    draw(1, 19, true);
    if (QTest::currentTestFailed())
        return;
    setTime(10, 45);
    m_hand.press(u"Ctrl+4 1 Return"_s);
    typeResults(tablesOfHeat(1));
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(m_results, 19);
    QCOMPARE(focusedName(), u"resultsList"_s);
    m_hand.press(u"Ctrl+5"_s);
    const QString waited = nameOf(byeIn(heat(1))->seats.front().player);
    QCOMPARE(standing(u"Record"_s, waited), u"1–0"_s);
    QCOMPARE(standing(u"Bye"_s, waited), u"Heat 1"_s);
}

/// Whoever comes only now has no win, as those who lost: everyone meets somebody of equal wins.
void TestWholeSwissEvent::theSecondWithALatecomer() {
    setTime(10, 52);
    letInAllOf(1, {});
    if (QTest::currentTestFailed())
        return;
    checkIn(sixtyNames()[39]);
    setTime(11, 1);
    draw(2, 20, false);
    if (QTest::currentTestFailed())
        return;
    for (const Game& game : heat(2).games)
        QCOMPARE(winsBefore(2, game.seats.front().player), winsBefore(2, game.seats.back().player));
    setTime(11, 40);
    m_hand.press(u"Ctrl+4"_s);
    typeResultsAsTheyComeIn(tablesOfHeat(2));
}

/// One went home, so there is a bye, until somebody comes who plays whoever has it. With the round
/// under way a result of the one before turns out to be wrong.
void TestWholeSwissEvent::theThirdWithoutOneAndACorrection() {
    setTime(11, 50);
    for (const Game& game : heat(2).games) {
        if (m_goesHome.isEmpty() && winsBefore(3, game.seats.front().player) == 0)
            m_goesHome = nameOf(game.seats.front().player);
    }
    letInAllOf(2, {m_goesHome});
    if (QTest::currentTestFailed())
        return;
    setTime(12, 1);
    draw(3, 19, true);
    if (QTest::currentTestFailed())
        return;
    const PlayerId waits = byeIn(heat(3))->seats.front().player;
    setTime(12, 6);
    m_hand.press(u"Ctrl+3"_s);
    checkIn(sixtyNames()[40]);
    QCOMPARE(focusedName(), u"seatChoiceList"_s);
    m_hand.press(u"Return"_s);
    QCOMPARE(lastKind(), ChangeKind::LatecomerSeated);
    QVERIFY(!byeIn(heat(3)));
    QCOMPARE(heat(3).games.back().seats.front().player, waits);
    QCOMPARE(textOfPlaces(heat(3).games.back()), u"--"_s);
    m_hand.press(u"Ctrl+Return"_s);
    QVERIFY(heat(3).games.back().start.has_value());
    QCOMPARE(m_fixture->event().players.size(), size_t(people));

    const auto drawn = heat(3).games;
    QString places = textOfPlaces(heat(2).games[6]);
    std::ranges::reverse(places);
    const int before = m_hand.keys();
    m_hand.press(u"Ctrl+K"_s);
    m_hand.typeAndEnter(u"2/7"_s);
    m_hand.press(u"F2 Ctrl+A"_s);
    m_hand.typeAndEnter(places);
    QCOMPARE(focusedName(), u"correctionAskedBy"_s);
    m_hand.press(u"Return Return"_s);
    std::printf("keys of a correction of the round before: %d\n", m_hand.since(before));
    QCOMPARE(lastKind(), ChangeKind::ResultCorrected);
    QCOMPARE(textOfPlaces(heat(2).games[6]), places);
    QVERIFY(heat(3).games == drawn);

    setTime(12, 45);
    m_givesUp = nameOf(heat(3).games[3].seats[1].player);
    m_hand.press(u"Ctrl+4"_s);
    QVERIFY(tabShown().startsWith(u"Heat 3"));
    m_hand.press(u"1 Return"_s);
    typeResults(tablesOfHeat(3), {{4, u"1d"_s}});
}

/// Without whoever gave up, an odd number is left: each of these rounds has a bye.
void TestWholeSwissEvent::theLastRounds() {
    for (const int number : {4, 5}) {
        setTime(8 + number, 52);
        letInAllOf(number - 1, number == 4 ? QStringList{m_givesUp} : QStringList());
        if (QTest::currentTestFailed())
            return;
        setTime(9 + number, 1);
        m_hand.press(u"Ctrl+3 F9"_s);
        QCOMPARE(heat(number).games.size(), size_t(20));
        QVERIFY(byeIn(heat(number)));
        m_hand.press(u"Ctrl+Return"_s);
        setTime(9 + number, 45);
        m_hand.press(u"Ctrl+4 1 Return"_s);
        typeResults(tablesOfHeat(number));
        if (QTest::currentTestFailed())
            return;
    }
    std::set<PlayerId> byes;
    for (const int number : {1, 4, 5})
        byes.insert(byeIn(heat(number))->seats.front().player);
    QCOMPARE(byes.size(), size_t(3)); // nobody twice
}

void TestWholeSwissEvent::theStandings() {
    setTime(15, 0);
    m_hand.press(u"Ctrl+5"_s);
    rollTies();
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(standingsShown(), standingsByJudge(m_fixture->event(), 2));
    QCOMPARE(standingsShown().size(), people);
    const PlayerId waited = byeIn(heat(5))->seats.front().player;
    QCOMPARE(standing(u"Bye"_s, nameOf(waited)), u"Heat 5"_s);
}

void TestWholeSwissEvent::playStage(const QString& name, int players) {
    m_hand.press(u"Ctrl+1 Ctrl+6"_s);
    QCOMPARE(tabShown(), name);
    QCOMPARE(focusedName(), u"callList"_s);
    m_hand.press(u"Home"_s);
    for (int i = 0; i < players; ++i)
        m_hand.press(u"Space"_s);
    m_hand.press(u"Ctrl+L"_s);
    QCOMPARE(lastKind(), ChangeKind::LineUpClosed);
    m_hand.press(u"F9"_s);
    QCOMPARE(lastKind(), ChangeKind::TablesDrawn);
    QCOMPARE(tablesOf(stage(name)), tablesByJudge(m_fixture->event(), name));
    QCOMPARE(stage(name).games.size(), static_cast<size_t>(players / 2));
    m_hand.press(u"Ctrl+Return"_s);
    QCOMPARE(lastKind(), ChangeKind::RoundStarted);
    m_hand.press(u"Return"_s);
    typeResults([this, name]() -> const std::vector<Game>& { return stage(name).games; });
}

void TestWholeSwissEvent::theElimination() {
    const std::pair<QString, int> rounds[]{
        {u"Quarterfinal"_s, 8}, {u"Semifinal"_s, 4}, {u"Final"_s, 2}};
    int hour = 15;
    for (const auto& [name, players] : rounds) {
        setTime(hour++, 30);
        playStage(name, players);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestWholeSwissEvent::theBracketAndThePlaces() {
    QCOMPARE(focusedName(), u"stagePlaces"_s); // where the last sheet leads to
    const Event& event = m_fixture->event();
    QVERIFY(isFlawlessByJudge(event));
    QCOMPARE(placesShown(), placesByJudge(event));
    QCOMPARE(placesShown().size(), 8);
    const auto& seats = stage(u"Final"_s).games.front().seats;
    const auto champion = std::ranges::find_if(
        seats, [](const Seat& seat) { return byRuleset(seat).place == TablePlace(1); });
    QVERIFY(placesShown().front().startsWith(u"1 | "_s + nameOf(champion->player)));
    QVERIFY(m_hand.pressUntil(u"Shift+Tab"_s, u"roundSides"_s));
    m_hand.press(u"Right"_s);
    const auto& bracket = m_fixture->widget<BracketView>(u"bracketView"_s);
    QVERIFY(bracket.isVisible());
    QCOMPARE(bracket.drawing().columns.size(), size_t(5)); // rounds by record, three, champion
    m_hand.press(u"Escape"_s);
    QVERIFY(!bracket.isVisible());
}

/// A place that is recorded otherwise, in the final or in a round: the judge's answers are others.
void TestWholeSwissEvent::whatIsWrongIsNoticed() {
    const Event& event = m_fixture->event();
    const auto swapped = [&](auto gameIn) {
        Event other = event;
        auto& seats = gameIn(std::get<RulesetPlay>(other.play)).seats;
        std::swap(byRuleset(seats[0]).place, byRuleset(seats[1]).place);
        return other;
    };
    QVERIFY(placesShown() != placesByJudge(swapped([](RulesetPlay& play) -> Game& {
                return play.stages.back().games.front();
            })));
    QCOMPARE(standingsShown(), standingsByJudge(event, 2));
    QVERIFY(
        standingsShown()
        != standingsByJudge(
            swapped([](RulesetPlay& play) -> Game& { return play.heats[1].games.front(); }), 2));
}

/// What is open, such as sheets that nobody held against the slips, is told first.
void TestWholeSwissEvent::theEventIsClosed() {
    setTime(18, 30);
    // A letter that nothing takes would have been told.
    QCOMPARE(m_refusals.join(u'\n'), QString());
    const int before = m_hand.keys();
    m_hand.press(u"Ctrl+K"_s);
    m_hand.typeAndEnter(u"closing"_s);
    if (focusedName() != u"closeEvent") {
        QVERIFY(m_hand.pressUntil(u"Tab"_s, u"closeAnyway"_s));
        m_hand.press(u"Space Tab"_s);
    }
    m_hand.press(u"Space"_s);
    std::printf("keys of closing the event: %d\n", m_hand.since(before));
    QVERIFY(m_fixture->event().details.closed);
}

} // namespace mentat::test::tst_whole_swiss_event

MENTAT_TEST(tst_whole_swiss_event, TestWholeSwissEvent, QApplication)
#include "tst_whole_swiss_event.moc"

#include "app/session/acts.h"
#include "app/session/change_facts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "scoring/dune/results/adjudication.h"
#include "tests/session/session_test.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_result_acts {

namespace {

const HeatNumber first{1};

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 29}, {hour, minute});
}

GameAddress place(int table) {
    return {first, TableNumber(table)};
}

/// Tables of p1 to p5 and p6 to p10, both started; p11 is registered alone.
QByteArray document() {
    QByteArrayList players;
    for (int number = 1; number <= 11; ++number)
        players.append("{\"id\":\"p" + QByteArray::number(number) + "\",\"name\":\"Player "
                       + QByteArray::number(number) + "\"}");
    QByteArrayList entrants;
    QByteArrayList games;
    for (int table = 1; table <= 2; ++table) {
        QByteArrayList seats;
        for (int seat = 1; seat <= 5; ++seat) {
            const QByteArray id = "\"p" + QByteArray::number((table - 1) * 5 + seat) + '"';
            entrants.append(id);
            seats.append("{\"seat\":" + QByteArray::number(seat) + ",\"player\":" + id + '}');
        }
        games.append("{\"table\":" + QByteArray::number(table)
                     + ",\"start\":\"2026-07-29T13:05\",\"seats\":[" + seats.join(',') + "]}");
    }
    return "{\"format\":\"mentat-event\",\"version\":1,\"event\":{\"name\":\"Dune\",\"year\":2026,"
           "\"rules\":\"wbc-dune\"},\"players\":["
           + players.join(',') + "],\"heats\":[{\"number\":1,\"entrants\":[" + entrants.join(',')
           + "],\"games\":[" + games.join(',') + "]}]}";
}

} // namespace

/// The end of a game and its sheet, through the session.
class TestResultActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const Heat& heat() const {
        return std::get<DunePlay>(event().play).heats.front();
    }
    [[nodiscard]] Game game(int table) const { return *gameAt(event(), place(table)); }
    [[nodiscard]] Game won(int table) const {
        Game played = game(table);
        dune(played).victory = Victory::Solo;
        dune(played.seats[0]).winner = true;
        dune(played.seats[0]).faction = Faction::Emperor;
        return played;
    }
    void perform(const Result<Change>& change) {
        QVERIFY2(change.has_value(), "the act failed");
        QVERIFY(m_session->perform(id(), *change).has_value());
    }
    [[nodiscard]] JournalEntry lastEntry() { return **m_session->undoEntry(); }

private Q_SLOTS:
    void init() { openFileWith({document()}); }
    void cleanup() { closeFile(); }

    void aTableEnds() {
        perform(endGame(event(), {first, TableNumber(1)}, at(17, 12)));
        QCOMPARE(game(1).end, at(17, 12));
        QCOMPARE(failureOf(endGame(event(), {first, TableNumber(1)}, at(17, 13))),
                 int(FailureKind::EndedAlready));
        perform(takeBackEnd(event(), {first, TableNumber(1)}));
        QVERIFY(!game(1).end);
        QCOMPARE(failureOf(takeBackEnd(event(), {first, TableNumber(1)})),
                 int(FailureKind::NotEnded));
        QCOMPARE(failureOf(endGame(event(), {first, TableNumber(3)}, at(17, 0))),
                 int(FailureKind::UnknownTable));
    }

    void whatARecordingIs() {
        Game typed = game(1);
        typed.turns = Turns(7);
        QCOMPARE(recordingOf(game(1), typed), ChangeKind::GameChanged);
        QCOMPARE(recordingOf(game(1), won(1)), ChangeKind::ResultRecorded);
        Game answered = won(1);
        answered.turns = Turns(7);
        dune(answered.seats[2]).tokens = Count(4);
        QCOMPARE(recordingOf(won(1), answered), ChangeKind::QuestionsAnswered);
        Game other = answered;
        dune(other.seats[2]).tokens = Count(5);
        QCOMPARE(recordingOf(answered, other), ChangeKind::ResultCorrected);
        other = answered;
        other.turns.reset();
        QCOMPARE(recordingOf(answered, other), ChangeKind::ResultCorrected);
        other = answered;
        other.accepted.push_back({Rule::R10_27, std::nullopt});
        QCOMPARE(recordingOf(answered, other), ChangeKind::WarningsAccepted);
    }

    void aVerdictIsWaitedFor() { // R3.5
        Game counted = game(1);
        dune(counted).victory = Victory::Adjudicated;
        counted.end = at(18, 0);
        for (Seat& seat : counted.seats)
            dune(seat).strongholds = Count(1);
        dune(counted.seats[0]).faction = Faction::Emperor;
        dune(counted.seats[1]).strongholds.reset();
        // With a victory it would need a winner (R10.5).
        const auto refused = recordGame(event(), place(1), counted);
        QVERIFY(refused && !m_session->perform(id(), *refused));
        perform(recordGame(event(), place(1), withoutOpenVerdict(counted, event().settings)));
        QVERIFY(!dune(game(1)).victory && isAwaitingVerdict(game(1)));
        QCOMPARE(lastEntry().change.kind, ChangeKind::GameChanged);
        Game answered = game(1);
        dune(answered.seats[1]).strongholds = Count(0);
        dune(answered.seats[2]).strongholds = Count(0);
        QCOMPARE(recordingOf(game(1), answered), ChangeKind::GameChanged); // a correction too
        dune(answered.seats[2]).strongholds = Count(1);
        QCOMPARE(recordingOf(game(1), answered), ChangeKind::QuestionsAnswered);
        dune(answered).victory = Victory::Adjudicated;
        dune(answered.seats[0]).winner = true;
        QCOMPARE(recordingOf(game(1), answered), ChangeKind::ResultRecorded);
        perform(takeBackEnd(event(), {first, TableNumber(1)}));
        QVERIFY(!isAwaitingVerdict(game(1)));
    }

    void aRecordedResultSettlesItsDraft() {
        QVERIFY(m_session->saveDraft(id(), draftPlaceOf({first, TableNumber(1)}), u"typed"_s));
        perform(recordGame(event(), place(1), won(1)));
        QVERIFY(m_session->drafts().empty());
        QCOMPARE(lastEntry().change.kind, ChangeKind::ResultRecorded);
    }

    void aCorrectionSaysWhoAskedAndIsToBeCheckedAgain() {
        perform(recordGame(event(), place(1), won(1)));
        perform(markChecked(event(), place(1), true));
        QVERIFY(game(1).checked);
        Game other = game(1);
        dune(other.seats[0]).winner = false;
        dune(other.seats[1]).winner = true;
        dune(other.seats[1]).faction = Faction::Guild;
        perform(recordGame(event(), place(1), other, {u" Player 2 "_s, u"wrong line"_s}));
        QVERIFY(!game(1).checked);
        const Values expected{qint64(1), qint64(1), u"wrong line"_s, u"Player 2"_s};
        QCOMPARE(lastEntry().change.operands, expected);
        QVERIFY(m_session->undo().has_value());
        QVERIFY(game(1).checked && dune(game(1).seats[0]).winner);
    }

    void whoSatElsewhereChangesPlaces() {
        perform(recordGame(event(), place(1), won(1)));
        Game other = game(1);
        other.seats[0].player = player(8);
        perform(recordGame(event(), place(1), other));
        QCOMPARE(game(1).seats[0].player, player(8));
        QCOMPARE(game(2).seats[2].player, player(1));
        QVERIFY(m_session->undo().has_value());
        QCOMPARE(game(2).seats[2].player, player(8));
    }

    void whoWasNotThereIsCheckedIn() {
        perform(recordGame(event(), place(1), won(1)));
        Game other = game(1);
        other.seats[4].player = player(11);
        perform(recordGame(event(), place(1), other));
        QCOMPARE(heat().entrants.back(), player(11));
    }

    void somebodyWhoSitsTwiceIsRefused() {
        Game other = won(1);
        other.seats.push_back(seatOf(SeatNumber(6), player(8))); // who sits at table 2
        const auto change = recordGame(event(), place(1), other);
        QVERIFY(change.has_value());
        const auto refused = m_session->perform(id(), *change);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().findings.front().kind, FindingKind::PlayerInTwoGames);
    }

    void warningsAreAcceptedOnce() {
        perform(recordGame(event(), place(1), won(1)));
        perform(acceptWarnings(event(), place(1), {Rule::R10_25}, u"counted twice"_s));
        perform(acceptWarnings(event(), place(1), {Rule::R10_25, Rule::R10_27}, {}));
        QCOMPARE(game(1).accepted.size(), size_t{2});
        QCOMPARE(game(1).accepted.front().reason, u"counted twice"_s);
        QVERIFY(!game(1).accepted.back().reason);
    }

    void onlyAResultIsChecked() {
        QCOMPARE(failureOf(markChecked(event(), place(1), true)), int(FailureKind::NoResult));
        perform(recordGame(event(), place(1), won(1)));
        perform(markChecked(event(), place(1), true));
        perform(markChecked(event(), place(1), false));
        QVERIFY(!game(1).checked);
    }

    void thePileLiesInTheOrderOfTyping() {
        const auto pile = [this] { return *pileOrder(*m_session, id(), heat()); };
        QVERIFY(pile().empty());
        perform(recordGame(event(), place(2), won(2)));
        perform(recordGame(event(), place(1), won(1)));
        QCOMPARE(pile(), (std::vector{TableNumber(2), TableNumber(1)}));
        QVERIFY(m_session->undo().has_value());
        QCOMPARE(pile(), std::vector{TableNumber(2)});
    }

    void whatAChangeIsAboutStandsInItsEdits() {
        const auto wordless = [](const Result<Change>& change) {
            Change without = *change;
            without.operands.clear();
            return without;
        };
        const Change recorded = wordless(recordGame(event(), place(1), won(1)));
        QCOMPARE(heatOf(recorded), first);
        QCOMPARE(tableRecorded(recorded, first), TableNumber(1));
        QVERIFY(!tableRecorded(recorded, HeatNumber(2)));
        QVERIFY(!correctsResult(recorded));
        perform(recordGame(event(), place(1), won(1)));
        Game other = game(1);
        other.seats[0].player = player(8); // who sits at table 2
        const Change corrected = wordless(recordGame(event(), place(1), other));
        QVERIFY(correctsResult(corrected));
        QCOMPARE(heatOf(corrected), first);
        QVERIFY(!tableRecorded(corrected, first));
        QVERIFY(!heatOf(wordless(changeSettings(event(), Settings()))));
    }

    void aCorrectionOfTheFinalIsToldByItsGames() {
        const auto recorded = [](const Game& before, const Game& after) {
            const GameSlot slot{finalName(), after.table};
            return Change{
                ChangeKind::ResultRecorded,
                {},
                {Edit<GameSlot>{slot, AtPosition<Game>{0, before}, AtPosition<Game>{0, after}}},
                {},
                {}};
        };
        QVERIFY(!correctsResult(recorded(game(1), won(1))));
        QVERIFY(!correctsResult(recorded(won(1), game(1)))); // taken back
        Game answered = won(1);
        answered.turns = Turns(7);
        QVERIFY(!correctsResult(recorded(won(1), answered)));
        Game other = answered;
        other.turns = Turns(8);
        QVERIFY(correctsResult(recorded(answered, other)));
    }
};

} // namespace mentat::test::tst_result_acts

MENTAT_TEST(tst_result_acts, TestResultActs, QCoreApplication)
#include "tst_result_acts.moc"

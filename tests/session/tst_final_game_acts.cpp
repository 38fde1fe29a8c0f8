#include "app/session/dune/dune_session.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/heats/clock/round_times.h"
#include "tests/session/session_test.h"
#include "tests/support/kinds/final_document.h"
#include "tests/support/player_ids.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_final_game_acts {

namespace {

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 8, 1}, {hour, minute});
}

/// Votes by the number of the voter, in the order in which they were given.
using Ballots = std::vector<std::pair<int, bool>>;

Ballots randomBallots(RandomSource& random) {
    Ballots ballots;
    for (int voter = 1; voter <= 8; ++voter) { // p7 and p8 are not in the line-up
        if (random.oneIn(3))
            continue;
        const size_t place = random.below(ballots.size() + 1);
        ballots.emplace_back(voter, random.oneIn(2));
        std::swap(ballots[place], ballots.back());
    }
    return ballots;
}

/// R7.2 by another way: whoever is ahead among the first six; of a tie the smallest number.
/// firstInTime: the planted fault.
std::optional<bool> readBallots(const Ballots& ballots, bool firstInTime) {
    int yes = 0;
    int no = 0;
    std::optional<std::pair<int, bool>> leads;
    for (const auto& [voter, inFavor] : ballots) {
        if (voter > 6)
            continue;
        ++(inFavor ? yes : no);
        if (!leads || (!firstInTime && voter < leads->first))
            leads = {voter, inFavor};
    }
    if (!leads)
        return std::nullopt;
    return yes == no ? leads->second : yes > no;
}

} // namespace

/// The final from the vote to its end, through the session.
class TestFinalGameActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const DunePlay& play() const { return std::get<DunePlay>(event().play); }
    [[nodiscard]] const Game& game() const { return *play().finalGame(); }
    [[nodiscard]] GameAddress final() const { return finalAddress(event()); }
    [[nodiscard]] FinalState state() const { return finalState(event()); }
    [[nodiscard]] std::optional<Faction> factionOf(int number) const {
        return dune(*std::ranges::find(game().seats, player(number), &Seat::player)).faction;
    }
    void perform(const Result<Change>& change) {
        QVERIFY2(change.has_value(), "the act failed");
        QVERIFY(m_session->perform(id(), *change).has_value());
    }
    void open(const FinalDocument& wanted = {}) { openFileWith({finalDocument(wanted)}); }
    void openWithExpansion() {
        FinalDocument wanted;
        wanted.sets = R"(["base", "ixians-tleilaxu"])";
        open(wanted);
    }
    void pickAll(const std::vector<Faction>& factions) {
        for (size_t i = 0; i < factions.size(); ++i)
            perform(pickFaction(event(), player(static_cast<int>(i) + 1), factions[i]));
    }
    void pickBase() {
        using enum Faction;
        pickAll({Guild, Emperor, Atreides, Harkonnen, Fremen, BeneGesserit});
    }

private Q_SLOTS:
    void cleanup() { closeFile(); }

    void withoutAnExpansionNobodyVotes() {
        open();
        QVERIFY(!state().hasVote);
        QCOMPARE(state().step, FinalStep::Picks);
        QCOMPARE(state().picking.left.size(), size_t(6));
    }

    void aTiedVoteFollowsTheFirstOfTheLineUpWhoVoted() {
        openWithExpansion();
        QCOMPARE(state().step, FinalStep::Voting);
        for (const int against : {6, 5, 1})
            perform(voteOnExpansion(event(), player(against), false));
        for (const int inFavor : {2, 3, 4})
            perform(voteOnExpansion(event(), player(inFavor), true));
        QCOMPARE(state().votes.followed, player(1));
        QVERIFY(!state().withExpansion);
        QCOMPARE(state().step, FinalStep::Picks);
        // Who voted first in time does not count, nor who did not vote.
        perform(voteOnExpansion(event(), player(1), std::nullopt));
        perform(voteOnExpansion(event(), player(4), std::nullopt));
        QCOMPARE(state().votes.followed, player(2));
        QVERIFY(state().withExpansion);
        QCOMPARE(state().votes.missing, size_t(2));
        QCOMPARE(state().picking.left.size(), size_t(8));
        QVERIFY(m_session->undo());
        QVERIFY(m_session->undo());
        QCOMPARE(state().votes.followed, player(1));
    }

    void votesAgainstAnotherReading() {
        int caught = 0;
        for (unsigned seed = 1; seed <= 500; ++seed) {
            RandomSource random(seed);
            const Ballots ballots = randomBallots(random);
            std::vector<ExpansionVote> votes;
            for (const auto& [voter, inFavor] : ballots)
                votes.push_back({player(voter), inFavor});
            std::vector<PlayerId> lineUp;
            for (int number = 1; number <= 6; ++number)
                lineUp.push_back(player(number));
            const auto read = readBallots(ballots, false);
            QVERIFY2(expansionVote(lineUp, votes) == read, qPrintable(QString::number(seed)));
            caught += read != readBallots(ballots, true) ? 1 : 0;
            const VoteCount count = countVotes(lineUp, votes);
            QCOMPARE(count.inFavor + count.against + count.missing, size_t(6));
            QCOMPARE(count.followed.has_value(), read && count.inFavor == count.against);
        }
        QVERIFY2(caught > 0, "the planted fault was not noticed");
    }

    void picksAreUndoneOneByOne() {
        open();
        pickBase();
        QCOMPARE(state().step, FinalStep::TakingSeats);
        perform(takeBackLastPick(event()));
        QCOMPARE(state().picking.next, player(6));
        perform(takeBackLastPick(event()));
        QCOMPARE(state().picking.next, player(5));
        QCOMPARE(state().picking.left, (std::vector{Faction::BeneGesserit, Faction::Fremen}));
        QCOMPARE(failureOf(pickFaction(event(), player(5), Faction::Guild)),
                 int(FailureKind::SideTaken));
        QCOMPARE(failureOf(pickFaction(event(), player(5), Faction::Ixian)),
                 int(FailureKind::SideNotPlayed));
        perform(pickFaction(event(), player(1), Faction::Fremen)); // another than before
        QCOMPARE(play().choices.picks.front(), (FactionPick{player(1), Faction::Fremen}));
        QCOMPARE(play().choices.picks.size(), size_t(4));
        for (int i = 0; i < 4; ++i)
            perform(takeBackLastPick(event()));
        QCOMPARE(failureOf(takeBackLastPick(event())), int(FailureKind::NothingPicked));
    }

    void aTradeChangesWhatIsPlayedAndNotWhatWasPicked() {
        open();
        QCOMPARE(failureOf(tradeInFinal(event(), player(1), Faction::Emperor)),
                 int(FailureKind::NobodySits));
        pickBase();
        perform(drawFinalSeats(event(), 7));
        QCOMPARE(state().step, FinalStep::ToStart);
        perform(tradeInFinal(event(), player(1), Faction::Emperor));
        QCOMPARE(factionOf(1), Faction::Emperor);
        QCOMPARE(factionOf(2), Faction::Guild);
        QVERIFY(m_session->undo());
        QCOMPARE(factionOf(1), Faction::Guild);
        QVERIFY(m_session->redo());
        QCOMPARE(factionOf(1), Faction::Emperor);
        QCOMPARE(pickOf(play().choices, player(1)), Faction::Guild);
        QCOMPARE(failureOf(tradeInFinal(event(), player(1), Faction::Ixian)),
                 int(FailureKind::SideNotPlayed));
        // A pick taken back: everyone has what was picked.
        perform(takeBackLastPick(event()));
        QVERIFY(!factionOf(6));
        QCOMPARE(factionOf(1), Faction::Guild);
        perform(pickFaction(event(), player(6), Faction::BeneGesserit));
        perform(startTable(event(), final(), at(9, 5)));
        QCOMPARE(failureOf(tradeInFinal(event(), player(1), Faction::Emperor)),
                 int(FailureKind::StartedAlready));
    }

    void withoutTradesThereAreNone() {
        FinalDocument wanted;
        open(wanted);
        Settings settings = event().settings;
        settings.finalTrades = false;
        perform(Change{ChangeKind::SettingsChanged,
                       {},
                       {editOf(event(), SettingsSlot{}, std::optional(settings))},
                       {},
                       {}});
        pickBase();
        perform(drawFinalSeats(event(), 7));
        QCOMPARE(failureOf(tradeInFinal(event(), player(1), Faction::Emperor)),
                 int(FailureKind::TradesOff));
    }

    void seatsAreDrawnOrTyped() {
        open();
        pickBase();
        perform(drawFinalSeats(event(), 7));
        std::set<int> numbers;
        std::set<PlayerId> players;
        for (const Seat& seat : game().seats) {
            numbers.insert(seat.number.value());
            players.insert(seat.player);
        }
        QCOMPARE(numbers, (std::set{1, 2, 3, 4, 5, 6}));
        QCOMPARE(players.size(), size_t(6));
        perform(drawFinalSeats(event(), 8));
        perform(seatFinalist(event(), player(3), SeatNumber(1)));
        QCOMPARE(game().seats.front().player, player(3));
        QCOMPARE(game().seats.size(), size_t(6)); // who sat there has the other's seat
        QCOMPARE(state().step, FinalStep::ToStart);
    }

    void seatsCanBeTypedOneByOne() {
        open();
        pickBase();
        for (int number = 1; number <= 6; ++number) {
            QCOMPARE(state().step, FinalStep::TakingSeats);
            perform(seatFinalist(event(), player(number), SeatNumber(7 - number)));
        }
        QCOMPARE(state().step, FinalStep::ToStart);
        QCOMPARE(game().seats.front().player, player(6));
        QCOMPARE(factionOf(6), Faction::BeneGesserit);
    }

    void theVoteIsTheGamesUntilPlayBegins() {
        openWithExpansion();
        perform(drawFinalSeats(event(), 1));
        QVERIFY(!game().variant);
        perform(voteOnExpansion(event(), player(1), true));
        QVERIFY(game().variant);
        perform(startTable(event(), final(), at(9, 5)));
        perform(voteOnExpansion(event(), player(1), false)); // a record put right
        QVERIFY(game().variant);
    }

    void itStartsAndEnds() {
        open();
        QCOMPARE(failureOf(startTable(event(), final(), at(9, 5))),
                 int(FailureKind::RoundWithoutTables));
        QCOMPARE(failureOf(endGame(event(), final(), at(9, 5))),
                 int(FailureKind::RoundWithoutTables));
        pickBase();
        perform(drawFinalSeats(event(), 7));
        QCOMPARE(failureOf(takeBackStart(event(), final())), int(FailureKind::NotStarted));
        perform(startTable(event(), final(), at(9, 5)));
        QCOMPARE(state().step, FinalStep::Playing);
        QCOMPARE(failureOf(startTable(event(), final(), at(9, 6))),
                 int(FailureKind::StartedAlready));
        QCOMPARE(failureOf(drawFinalSeats(event(), 1)), int(FailureKind::StartedAlready));
        perform(endGame(event(), final(), at(16, 0)));
        QCOMPARE(state().step, FinalStep::ResultDue);
        QCOMPARE(failureOf(endGame(event(), final(), at(16, 1))), int(FailureKind::EndedAlready));
        QCOMPARE(failureOf(takeBackStart(event(), final())), int(FailureKind::EndedAlready));
        perform(takeBackEnd(event(), final()));
        QCOMPARE(failureOf(takeBackEnd(event(), final())), int(FailureKind::NotEnded));
        perform(takeBackStart(event(), final()));
        QCOMPARE(state().step, FinalStep::ToStart);
    }

    void itsClockIsItsOwn() {
        open();
        QVERIFY(isFinalsHour(event(), at(8, 0)));
        QVERIFY(!finalTimes(event())->isPlaying);
        pickBase();
        perform(drawFinalSeats(event(), 7));
        perform(startTable(event(), final(), at(9, 20)));
        QCOMPARE(finalTimes(event())->end, at(17, 20)); // eight hours of play, not of the slot
        QVERIFY(!finalTimes(event())->lastTurn);
        QCOMPARE(finalPhase(*finalTimes(event()), at(17, 19)), HeatPhase::Underway);
        QCOMPARE(finalPhase(*finalTimes(event()), at(17, 20)), HeatPhase::Over);
        Stage stage = play().stage();
        stage.minutes = Minutes(60);
        perform(changeRound(event(), finalName(), stage));
        QCOMPARE(finalTimes(event())->end, at(10, 20));
        perform(waiveFinalClock(event(), true));
        QVERIFY(!finalTimes(event())->end);
        QCOMPARE(finalPhase(*finalTimes(event()), at(23, 0)), HeatPhase::Underway);
        perform(waiveFinalClock(event(), false));
        QCOMPARE(finalTimes(event())->end, at(10, 20));
        perform(endGame(event(), final(), at(10, 0)));
        QVERIFY(!finalTimes(event()));
    }

    void aCorrectionSaysWhoAskedAndWhy() {
        open();
        pickBase();
        perform(drawFinalSeats(event(), 7));
        const GameAddress place = final();
        Game played = game();
        played.turns = Turns(8);
        dune(played).victory = Victory::Solo;
        dune(played.seats.front()).winner = true;
        perform(recordGame(event(), place, played));
        QCOMPARE((*m_session->undoEntry())->change.operands, (Values{u"Final"_s, QString()}));
        dune(played.seats.front()).winner = false;
        dune(played.seats.back()).winner = true;
        perform(recordGame(event(), place, played, {u"Ada Byron"_s, u"names swapped "_s}));
        const Change corrected = (*m_session->undoEntry())->change;
        QCOMPARE(corrected.kind, ChangeKind::ResultCorrected);
        QCOMPARE(corrected.operands,
                 (Values{u"Final"_s, QString(), u"names swapped"_s, u"Ada Byron"_s}));
    }

    // What is done beside its sheet leaves what is typed into it.
    void acceptedWarningsAndChecksLeaveTheDraft() {
        open();
        pickBase();
        perform(drawFinalSeats(event(), 7));
        Game typed = game();
        dune(typed).victory = Victory::Solo;
        dune(typed.seats[0]).winner = true;
        perform(recordGame(event(), final(), typed));
        QVERIFY(m_session->saveDraft(id(), draftPlaceOf(final()), u"typed"_s));
        perform(markChecked(event(), final(), true));
        perform(acceptWarnings(event(), final(), {Rule::R10_25}, {}));
        QVERIFY(game().checked && game().accepted.size() == 1);
        QCOMPARE(m_session->drafts().size(), size_t{1});
    }

    void equalFinalistsRollUntilTheyDiffer() {
        open();
        pickBase();
        perform(drawFinalSeats(event(), 7));
        Game played = game();
        dune(played).victory = Victory::Solo;
        for (Seat& seat : played.seats) {
            const int number = seat.player.text().mid(1).toInt();
            dune(seat).winner = number == 1;
            dune(seat).strongholds = Count(number == 6 ? 0 : 1);
            for (auto* value : {&dune(seat).tokens, &dune(seat).spice, &dune(seat).cards})
                *value = Count(number == 2 || number == 3 ? 5 : 6 + number);
        }
        perform(recordGame(event(), final(), played));
        QCOMPARE(state().step, FinalStep::Rolls);
        perform(
            rollForPlaces(event(), finalName(), {{player(2), player(3)}, {Roll(4), Roll(4)}, {}}));
        QCOMPARE(state().step, FinalStep::Rolls);
        perform(
            rollForPlaces(event(), finalName(), {{player(2), player(3)}, {Roll(2), Roll(5)}, {}}));
        QCOMPARE(state().step, FinalStep::Placed);
    }

    void aFinalOfFive() {
        FinalDocument wanted;
        wanted.finalists = 5;
        open(wanted);
        using enum Faction;
        pickAll({Guild, Emperor, Atreides, Harkonnen, Fremen});
        QCOMPARE(state().step, FinalStep::TakingSeats);
        perform(drawFinalSeats(event(), 7));
        QCOMPARE(game().seats.size(), size_t(5));
        QCOMPARE(state().step, FinalStep::ToStart);
    }
};

} // namespace mentat::test::tst_final_game_acts

MENTAT_TEST(tst_final_game_acts, TestFinalGameActs, QCoreApplication)
#include "tst_final_game_acts.moc"

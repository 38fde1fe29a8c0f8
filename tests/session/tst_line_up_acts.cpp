#include "app/session/dune/dune_session.h"
#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/result_acts.h"
#include "model/failure_kind.h"
#include "scoring/dune/standings/dune_standings.h"
#include "tests/session/session_test.h"
#include "tests/support/player_ids.h"
#include "tests/support/random_source.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_line_up_acts {

namespace {

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 31}, {hour, minute});
}

/// Players p1 to p9, the first with the most points; four play the final, p9 has not played.
QByteArray document() {
    QByteArrayList all;
    QByteArrayList games;
    for (int number = 1; number <= 9; ++number) {
        const QByteArray id = "\"p" + QByteArray::number(number) + '"';
        all.append("{\"id\":" + id + ",\"name\":\"Player " + QByteArray::number(number) + "\"}");
        if (number < 9)
            games.append("{\"table\":" + QByteArray::number(number)
                         + ",\"victory\":\"solo\",\"seats\":[{\"seat\":1,\"player\":" + id
                         + ",\"faction\":\"guild\",\"winner\":true,\"qp\":"
                         + QByteArray::number(10 - number) + ",\"qpReason\":\"x\"}]}");
    }
    return "{\"format\":\"mentat-event\",\"version\":1,\"event\":{\"name\":\"Dune\",\"year\":2026,"
           "\"rules\":\"wbc-dune\",\"settings\":{\"finalists\":4}},\"players\":["
           + all.join(',')
           + "],\"heats\":[{\"number\":1,\"entrants\":[\"p1\",\"p2\",\"p3\",\"p4\",\"p5\",\"p6\","
             "\"p7\",\"p8\"],\"games\":["
           + games.join(',') + "]}]}";
}

/// R7.1 once more: the first four, p1 best, who have played, are there and can play.
std::vector<PlayerId> firstPresent(const Event& event) {
    const auto& details = std::get<DunePlay>(event.play).stage();
    std::vector<PlayerId> first;
    for (int number = 1; number <= 8 && first.size() < 4; ++number) {
        if (std::ranges::count(details.present, player(number)) > 0
            && std::ranges::count(details.unavailable, player(number)) == 0)
            first.push_back(player(number));
    }
    return first;
}

} // namespace

/// Calls, presence, and the closing of the line-up, through the session.
class TestLineUpActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] const Stage& details() const { return std::get<DunePlay>(event().play).stage(); }
    [[nodiscard]] std::vector<PlayerId> lineUp() const {
        return finalLineUp(event(), duneAdvancement(event()));
    }
    /// Performs it; one undo gives all back, and it is done again.
    void perform(const Result<Change>& change) {
        QVERIFY2(change.has_value(), "the act failed");
        const Event before = event();
        QVERIFY(m_session->perform(id(), *change).has_value());
        const Event after = event();
        QVERIFY(m_session->undo().has_value());
        QVERIFY(event() == before);
        QVERIFY(m_session->redo().has_value());
        QVERIFY(event() == after);
    }
    void arrive(std::initializer_list<int> numbers) {
        for (const int number : numbers)
            perform(markPresent(event(), finalName(), player(number), true));
    }

private Q_SLOTS:
    void init() { openFileWith({document()}); }
    void cleanup() { closeFile(); }

    void aCallIsNotedOnce() {
        perform(noteCall(event(), finalName(), player(1), CallState::NoAnswer, at(22, 0)));
        perform(noteCall(event(), finalName(), player(1), CallState::Confirmed, at(22, 30)));
        QCOMPARE(details().calls.size(), size_t(1));
        QCOMPARE(details().calls.front().state, CallState::Confirmed);
        QCOMPARE(details().calls.front().time, at(22, 30));
        perform(takeBackCall(event(), finalName(), player(1)));
        QVERIFY(details().calls.empty());
        QCOMPARE(failureOf(noteCall(event(), finalName(), player(77), CallState::Told, at(22, 0))),
                 int(FailureKind::UnknownPlayer));
    }

    void whoCannotPlayMakesRoom() {
        arrive({2});
        perform(noteCall(event(), finalName(), player(2), CallState::Cannot, at(22, 0)));
        QCOMPARE(details().unavailable, players({2}));
        QVERIFY(details().present.empty());
        QCOMPARE(lineUp(), players({1, 3, 4, 5}));
        perform(noteCall(event(), finalName(), player(2), CallState::Told, at(22, 5)));
        QCOMPARE(lineUp(), players({1, 2, 3, 4}));
        perform(noteCall(event(), finalName(), player(2), CallState::Cannot, at(22, 6)));
        perform(takeBackCall(event(), finalName(), player(2)));
        QVERIFY(details().unavailable.empty());
    }

    void whoComesAllTheSamePlays() {
        perform(noteCall(event(), finalName(), player(2), CallState::Cannot, at(22, 0)));
        arrive({2});
        QVERIFY(details().unavailable.empty() && details().calls.empty());
        perform(markPresent(event(), finalName(), player(2), false));
        QVERIFY(details().present.empty());
        QCOMPARE(lineUp(), players({1, 2, 3, 4}));
    }

    void closingTakesWhoIsThere() {
        QCOMPARE(failureOf(closeLineUp(event(), finalName())), int(FailureKind::NobodyPresent));
        arrive({6, 4, 1, 3, 7});
        perform(closeLineUp(event(), finalName()));
        QCOMPARE(lineUp(), players({1, 3, 4, 6}));
        QCOMPARE(details().unavailable, players({2, 5})); // who stand above the last of them
        QCOMPARE(duneAdvancement(event()).lineUp, lineUp());
        QCOMPARE(failureOf(closeLineUp(event(), finalName())), int(FailureKind::LineUpClosed));
        QCOMPARE(failureOf(markPresent(event(), finalName(), player(2), true)),
                 int(FailureKind::LineUpClosed));
        QCOMPARE(failureOf(noteCall(event(), finalName(), player(1), CallState::Cannot, at(9, 0))),
                 int(FailureKind::LineUpClosed));
        QCOMPARE(failureOf(takeBackCall(event(), finalName(), player(2))),
                 int(FailureKind::LineUpClosed));
        // What was said to somebody can be noted all the same.
        perform(noteCall(event(), finalName(), player(8), CallState::Told, at(9, 0)));
        QCOMPARE(lineUp(), players({1, 3, 4, 6}));
    }

    void whoSitsIsNotPutOut() {
        perform(drawFinalSeats(event(), 7));
        arrive({1, 2, 6});
        perform(closeLineUp(event(), finalName()));
        QCOMPARE(lineUp(), players({1, 2, 3, 4}));
        QVERIFY(details().unavailable.empty());
    }

    void aFinalOfFewer() {
        arrive({2, 5, 8});
        perform(closeLineUp(event(), finalName()));
        QCOMPARE(lineUp(), players({2, 5, 8}));
        QCOMPARE(details().unavailable, players({1, 3, 4, 6, 7}));
        QCOMPARE(duneAdvancement(event()).lineUp, lineUp());
    }

    void whoeverReadsTheDocumentFindsTheSameLineUp() {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            RandomSource random(seed);
            Event before = event();
            auto& noted = std::get<DunePlay>(before.play).stage();
            for (const Player& one : before.players) {
                if (random.oneIn(2))
                    noted.present.push_back(one.id);
                if (random.oneIn(4))
                    noted.unavailable.push_back(one.id);
            }
            const auto expected = firstPresent(before);
            const auto closing = closeLineUp(before, finalName());
            QCOMPARE(closing.has_value(), !expected.empty());
            if (!closing)
                continue;
            const Event after = *changed(before, *closing);
            QCOMPARE(finalLineUp(after, duneAdvancement(after)), expected);
            QCOMPARE(duneAdvancement(after).lineUp, expected);
        }
    }
    // The planted fault: a closing that says of nobody that they can't play.
    void aClosingThatForgetsTheOthersIsNoticed() {
        Event forgetful = event();
        auto& noted = std::get<DunePlay>(forgetful.play).stage();
        noted.present = players({2, 5, 8});
        noted.closed = true;
        QCOMPARE(firstPresent(forgetful), players({2, 5, 8}));
        QVERIFY(duneAdvancement(forgetful).lineUp != firstPresent(forgetful));
    }

    void reopeningNeedsAReason() {
        QCOMPARE(failureOf(reopenLineUp(event(), finalName(), u"why not"_s)),
                 int(FailureKind::LineUpOpen));
        arrive({1, 2, 3, 5});
        perform(closeLineUp(event(), finalName()));
        QCOMPARE(failureOf(reopenLineUp(event(), finalName(), u"  "_s)),
                 int(FailureKind::ReasonMissing));
        perform(reopenLineUp(event(), finalName(), u" he is here "_s));
        const JournalEntry last = **m_session->undoEntry();
        QCOMPARE(last.change.operands, (Values{u"Final"_s, u"he is here"_s}));
        arrive({4});
        QCOMPARE(lineUp(), players({1, 2, 3, 4}));
    }

    void theJournalKnowsHowTheCallsWereMade() {
        perform(noteCall(event(), finalName(), player(4), CallState::Told, at(22, 0)));
        perform(noteCall(event(), finalName(), player(5), CallState::Told, at(22, 1)));
        const auto made = *callsMade(*m_session, id(), finalName());
        QCOMPARE(made, (std::vector<CallMade>{{player(5), false}, {player(4), true}}));
        // Another result, and the same key once more says something else.
        const GameAddress place{HeatNumber(1), TableNumber(5)};
        Game game = *gameAt(event(), place);
        dune(game.seats.front()).qp = QualificationPoints::fromHalves(40);
        perform(recordGame(event(), place, game));
        QCOMPARE(affectedFinalists(event(), duneAdvancement(event()), made).size(), size_t(5));
        perform(noteCall(event(), finalName(), player(5), CallState::Told, at(22, 9)));
        QCOMPARE(*callsMade(*m_session, id(), finalName()),
                 (std::vector<CallMade>{{player(5), true}, {player(4), true}}));
        perform(takeBackCall(event(), finalName(), player(5)));
        QCOMPARE(callsMade(*m_session, id(), finalName())->size(), size_t(1));
        QVERIFY(m_session->undo().has_value());
        QCOMPARE(callsMade(*m_session, id(), finalName())->size(), size_t(2));
    }

    void aCallThatCameWithADocumentIsNotKnown() {
        perform(noteCall(event(), finalName(), player(4), CallState::Told, at(22, 0)));
        const QByteArray written = exported(m_session->book());
        ScratchBook other;
        other.create({written});
        const auto session = other.open();
        QVERIFY(callsMade(*session, session->book().events.front().id, finalName())->empty());
    }
};

} // namespace mentat::test::tst_line_up_acts

MENTAT_TEST(tst_line_up_acts, TestLineUpActs, QCoreApplication)

#include "tst_line_up_acts.moc"

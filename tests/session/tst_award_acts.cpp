#include "app/session/acts.h"
#include "app/session/dune/dune_session.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "scoring/dune/dune_awards.h"
#include "tests/session/session_test.h"
#include "tests/support/award_document.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_award_acts {

/// R5.3: how far each award is, and what the Game Master does with it.
class TestAwardActs : public SessionTest {
    Q_OBJECT

private:
    void open(const QByteArray& document) { openFileWith({document}); }
    [[nodiscard]] AwardCourse course(Faction faction) const { return courseIn(event(), faction); }
    [[nodiscard]] static AwardCourse courseIn(const Event& event, Faction faction) {
        for (const AwardCourse& one : awardCourses(event)) {
            if (one.award.side == faction)
                return one;
        }
        qFatal("there is no such award");
    }
    void perform(const Result<Change>& change) {
        QVERIFY(change);
        QVERIFY(m_session->perform(id(), *change));
    }
    static void fails(const Result<Change>& change, FailureKind kind) {
        QVERIFY(!change);
        QCOMPARE(change.error().kind, kind);
    }

private Q_SLOTS:
    void init() { open(awardDocument()); }

    void onlyFactionsOfTheEventsSetsHaveAnAward() {
        QCOMPARE(awardCourses(event()).size(), size_t(6));
        Event more = event();
        more.details.sets.push_back(GameSet::ChoamRichese);
        const auto courses = awardCourses(more);
        QCOMPARE(courses.size(), size_t(8));
        QCOMPARE(courses[6].award.side, Faction::Choam);
        QVERIFY(courses[6].award.winners.empty());
        // What was played nevertheless is not kept quiet.
        Event odd = event();
        auto& seats = std::get<DunePlay>(odd.play).heats[0].games[0].seats;
        dune(seats[4]).faction = Faction::Ixian;
        QCOMPARE(awardCourses(odd).back().award.side, Faction::Ixian);
    }

    void anAwardIsLiveUntilTheHeatsAreOver() {
        QVERIFY(!course(Faction::Atreides).isLive);
        Event playing = event();
        auto& play = std::get<DunePlay>(playing.play);
        dune(play.heats[0].games[1]).victory.reset();
        QVERIFY(courseIn(playing, Faction::Atreides).isLive);
        // A void game is waited for no longer, a heat to come is.
        play.heats[0].games[1].isVoid = true;
        QVERIFY(!courseIn(playing, Faction::Atreides).isLive);
        play.heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        QVERIFY(courseIn(playing, Faction::Atreides).isLive);
        // Once the final is played nobody waits for it.
        Event over = eventFrom(awardDocument(playedFinal()));
        std::get<DunePlay>(over.play).heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        QVERIFY(!courseIn(over, Faction::Atreides).isLive);
    }

    void anAwardRestsOnUnknownPoints() {
        QCOMPARE(course(Faction::Harkonnen).questions.size(), size_t(1));
        QCOMPARE(course(Faction::Harkonnen).questions[0].kind, FindingKind::UnknownInAward);
        QVERIFY(course(Faction::Atreides).questions.empty());
    }

    void theGmDecidesBetweenEquals() {
        QVERIFY(course(Faction::BeneGesserit).award.tied);
        fails(decideBetweenEquals(event(), Faction::BeneGesserit, player(7), u" "_s),
              FailureKind::ReasonMissing);
        fails(decideBetweenEquals(event(), Faction::BeneGesserit, player(1), u"x"_s),
              FailureKind::NotAmongEquals);
        fails(decideBetweenEquals(event(), Faction::Atreides, player(1), u"x"_s),
              FailureKind::NotAmongEquals);
        fails(handOverAward(event(), Faction::BeneGesserit, true), FailureKind::AwardUndecided);
        perform(decideBetweenEquals(event(), Faction::BeneGesserit, player(7), u" won more "_s));
        const AwardCourse decided = course(Faction::BeneGesserit);
        QVERIFY(decided.award.decided && !decided.award.tied);
        QCOMPARE(decided.award.winners.front().player, player(7));
        QCOMPARE(decided.decision->reason, u"won more"_s);
        // Otherwise after all, as long as they are equal; who has it in hand stays.
        perform(handOverAward(event(), Faction::BeneGesserit, true));
        perform(decideBetweenEquals(event(), Faction::BeneGesserit, player(2), u"a roll"_s));
        QVERIFY(course(Faction::BeneGesserit).isHandedOver());
        QCOMPARE(course(Faction::BeneGesserit).award.winners.front().player, player(2));
    }

    void aHandOverIsNotedAndTakenBack() {
        fails(handOverAward(event(), Faction::Harkonnen, true), FailureKind::NobodyScored);
        perform(handOverAward(event(), Faction::Atreides, true));
        QCOMPARE((*m_session->undoEntry())->change.kind, ChangeKind::AwardHandedOver);
        QVERIFY(course(Faction::Atreides).isHandedOver());
        perform(handOverAward(event(), Faction::Atreides, false));
        QCOMPARE((*m_session->undoEntry())->change.kind, ChangeKind::HandOverTakenBack);
        QVERIFY(!course(Faction::Atreides).isHandedOver());
        QVERIFY(m_session->undo());
        QVERIFY(course(Faction::Atreides).isHandedOver());
    }

    void afterTheFinalAnAwardIsToBeSent() {
        QVERIFY(!course(Faction::Atreides).isToBeSent);
        open(awardDocument(playedFinal()));
        QVERIFY(course(Faction::Atreides).isToBeSent);
        QVERIFY(!course(Faction::Harkonnen).isToBeSent); // nobody scored
        perform(handOverAward(event(), Faction::Atreides, true));
        QVERIFY(!course(Faction::Atreides).isToBeSent);
    }

    void aDecisionBetweenThoseWhoAreNotEqualIsKeptAndDoesNotCount() {
        perform(decideBetweenEquals(event(), Faction::BeneGesserit, player(7), u"x"_s));
        Event corrected = event();
        auto& seat = std::get<DunePlay>(corrected.play).heats[0].games[0].seats[1];
        dune(seat).performancePoints = PerformancePoints::fromHalves(9);
        const AwardCourse now = courseIn(corrected, Faction::BeneGesserit);
        QVERIFY(!now.award.decided && !now.award.tied);
        QCOMPARE(now.award.winners.front().player, player(2));
        QCOMPARE(now.decision->player, player(7));
    }
};

} // namespace mentat::test::tst_award_acts

MENTAT_TEST(tst_award_acts, TestAwardActs, QCoreApplication)
#include "tst_award_acts.moc"

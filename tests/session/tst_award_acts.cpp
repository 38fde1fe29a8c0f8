#include "model/finding_kind.h"
#include "scoring/dune/dune_awards.h"
#include "tests/session/session_test.h"
#include "tests/support/award_document.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace mentat::test::tst_award_acts {

/// R5.3: how far each award is.
class TestAwardActs : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] AwardCourse course(Faction faction) const { return courseIn(event(), faction); }
    [[nodiscard]] static AwardCourse courseIn(const Event& event, Faction faction) {
        for (const AwardCourse& one : awardCourses(event)) {
            if (one.award.side == faction)
                return one;
        }
        qFatal("there is no such award");
    }

private Q_SLOTS:
    void init() { openFileWith({awardDocument()}); }

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
};

} // namespace mentat::test::tst_award_acts

MENTAT_TEST(tst_award_acts, TestAwardActs, QCoreApplication)
#include "tst_award_acts.moc"

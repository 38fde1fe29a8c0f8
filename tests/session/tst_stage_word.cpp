#include "app/session/ruleset/stage_word.h"
#include "model/failure_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/ruleset/stage_lineups.h"
#include "tests/session/session_test.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_stage_word {

namespace {

/// Four of whom three qualify for a semifinal that needs four.
const QByteArray document = R"({"format": "mentat-event", "version": 1,
    "event": {"name": "Chess", "year": 2026, "rules": "heats",
      "ruleset": {"name": "Pairs", "sizes": [2], "order": [{"by": "wins"}],
        "stages": [{"name": "Semifinal", "entrants": 3, "skipBelow": 4, "sizes": [2, 3]},
                   {"name": "Final"}]}},
    "players": [{"id": "p1", "name": "Ada"}, {"id": "p2", "name": "Ben"},
                {"id": "p3", "name": "Cleo"}, {"id": "p4", "name": "Dan"}],
    "heats": [{"number": 1, "entrants": ["p1", "p2", "p3", "p4"], "games": [
      {"table": 1, "seats": [{"seat": 1, "player": "p1", "place": 1},
                             {"seat": 2, "player": "p2", "place": 2}]},
      {"table": 2, "seats": [{"seat": 1, "player": "p3", "place": 1},
                             {"seat": 2, "player": "p4", "place": 2}]}]}]})";

Name named(const char* name) {
    return *Name::fromText(QString::fromLatin1(name));
}

} // namespace

/// H8: the GM's word whether a stage is held.
class TestStageWord : public SessionTest {
    Q_OBJECT

private:
    [[nodiscard]] bool isHeld() const { return stageLineUps(event()).stages.front().held; }
    void perform(const Result<Change>& change, ChangeKind kind) {
        QVERIFY(change);
        QCOMPARE(change->kind, kind);
        const Event before = event();
        QVERIFY(m_session->perform(id(), *change));
        const Event after = event();
        QVERIFY(m_session->undo());
        QVERIFY(event() == before);
        QVERIFY(m_session->redo());
        openAgain();
        QVERIFY(event() == after);
    }

private Q_SLOTS:
    void init() { openFileWith({document}); }

    void heldAndNotHeldAreOneActWithItsReason() {
        const Name semifinal = named("Semifinal");
        QVERIFY(!isHeld());
        perform(decideStage(event(), semifinal, true, u" a room more "_s), ChangeKind::StageHeld);
        QVERIFY(isHeld());
        QCOMPARE(std::get<RulesetPlay>(event().play).stages.front().details.held,
                 std::optional(true));
        perform(decideStage(event(), semifinal, false, u"no time"_s), ChangeKind::StageNotHeld);
        QVERIFY(!isHeld());
        QCOMPARE(stageLineUps(event()).stages.front().reason.because, HeldBecause::GmSkips);
        perform(decideStage(event(), semifinal, std::nullopt), ChangeKind::StageByRule);
        QCOMPARE(stageLineUps(event()).stages.front().reason.because, HeldBecause::TooFew);
    }

    void whatCannotBeSaid() {
        const Name semifinal = named("Semifinal");
        QCOMPARE(failureOf(decideStage(event(), semifinal, true, u"  "_s)),
                 int(FailureKind::ReasonMissing));
        QCOMPARE(failureOf(decideStage(event(), named("Round"), true, u"x"_s)),
                 int(FailureKind::UnknownStage));
        QCOMPARE(failureOf(decideStage(event(), named("Final"), false, u"x"_s)),
                 int(FailureKind::StageSettled));
        QCOMPARE(failureOf(decideStage(event(), semifinal, std::nullopt)),
                 int(FailureKind::StageDecidedAlready));
        perform(decideStage(event(), semifinal, false, u"no time"_s), ChangeKind::StageNotHeld);
        QCOMPARE(failureOf(decideStage(event(), semifinal, false, u"x"_s)),
                 int(FailureKind::StageDecidedAlready));
    }

    /// Games of a later stage settle it, too; void ones do not.
    void gamesSettleIt() {
        Event after = event();
        auto& stages = std::get<RulesetPlay>(after.play).stages;
        Game game = blankGame(after);
        game.seats = {blankSeat(after, SeatNumber(1), after.players[0].id),
                      blankSeat(after, SeatNumber(2), after.players[2].id)};
        stages.push_back({named("Final"), {}, {game}});
        QVERIFY(!canDecideStage(after, named("Semifinal")));
        stages.front().games.front().isVoid = true;
        QVERIFY(canDecideStage(after, named("Semifinal")));
    }
};

} // namespace mentat::test::tst_stage_word

MENTAT_TEST(tst_stage_word, TestStageWord, QCoreApplication)
#include "tst_stage_word.moc"

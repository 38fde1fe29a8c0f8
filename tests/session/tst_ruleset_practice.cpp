#include "app/session/practice.h"
#include "app/session/practice_play.h"
#include "app/session/ruleset/built_in_rulesets.h"
#include "model/document/event_document.h"
#include "model/document/ruleset/ruleset_file.h"
#include "model/errors.h"
#include "scoring/ruleset/believable_result.h"
#include "scoring/ruleset/ruleset_standings.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "scoring/ruleset/stage_lineups.h"
#include "tests/support/player_ids.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

// Practice at an event by a ruleset: a made-up one by the same rules, and heats that the program
// plays.
namespace mentat::test::tst_ruleset_practice {

namespace {

const QDate firstDay(2026, 7, 29);

Event eventBy(const Ruleset& ruleset) {
    Event event = inventedEvent(firstDay);
    RulesetPlay play;
    play.ruleset = ruleset;
    event.details.sets.clear();
    event.play = play;
    return event;
}

/// What of a played event is wrong, or to be warned of.
QStringList complaints(const Event& event) {
    QStringList all;
    for (const Finding& error : eventErrors(event))
        all << u"error "_s + idOf(ruleOf(error)) + u' ' + error.where.text();
    for (const Finding& warning : rulesetWarnings(event).open)
        all << u"warning "_s + idOf(ruleOf(warning)) + u' ' + warning.where.text();
    return all;
}

} // namespace

class TestRulesetPractice : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;

    [[nodiscard]] QString folder() const { return m_scratch->folder() + u"/practice"_s; }

    /// Until the final is played, or a tie has to be rolled: that is the person's.
    void playStages(Session& session, EventId id) {
        const auto now = [&]() -> const Event& { return *findEvent(session.book(), id); };
        const auto& ruleset = std::get<RulesetPlay>(now().play).ruleset;
        size_t played = 0;
        while (canPracticeOn(now())) {
            const auto deeds = playPracticeRound(session, id, 50 + static_cast<qint64>(played));
            QVERIFY2(deeds.has_value(), qPrintable(ruleset.name.text()));
            QCOMPARE(deeds->front().step, PracticeStep::LineUpClosed);
            QVERIFY(deeds->front().round->isAdvanced());
            QCOMPARE(deeds->back().step, PracticeStep::ResultRecorded);
            QVERIFY(++played <= ruleset.stages.size());
        }
        const auto lineUps = stageLineUps(now());
        const bool isRollOpen = std::ranges::any_of(
            lineUps.ties, [](const StageTie& tie) { return tie.stage.has_value(); });
        QVERIFY2(ruleset.stages.empty() || isRollOpen || !rulesetPlacements(now()).empty(),
                 qPrintable(ruleset.name.text()));
        QVERIFY2(ruleset.stages.empty() == (played == 0), qPrintable(ruleset.name.text()));
        QCOMPARE(complaints(now()).join(u'\n'), QString());
    }

private Q_SLOTS:
    void init() { m_scratch = std::make_unique<ScratchBook>(); }

    /// By each ruleset that comes with the program: three heats without a fault, and everyone who
    /// sat at a table is ranked.
    void heatsByEachRuleset() {
        const auto rulesets = builtInRulesets();
        for (const Ruleset& ruleset : *rulesets) {
            const Event like = eventBy(ruleset);
            const auto path = practiceWithInvented(folder(), m_scratch->desk(), firstDay, &like);
            QVERIFY(path.has_value());
            auto session = *Session::open(*path, Session::Access::Write, m_scratch->desk());
            QVERIFY(session->book().isPractice);
            const EventId id = session->book().events.front().id;
            const auto now = [&]() -> const Event& { return *findEvent(session->book(), id); };
            QCOMPARE(writeRulesetDocument(std::get<RulesetPlay>(now().play).ruleset).toBytes(),
                     writeRulesetDocument(ruleset).toBytes());
            QCOMPARE(int(now().players.size()), inventedPlayers);
            for (int heat = 1; heat <= 3; ++heat) {
                const auto deeds = playPracticeRound(*session, id, 40 + heat);
                QVERIFY2(deeds.has_value(), qPrintable(ruleset.name.text()));
                QCOMPARE(deeds->front().step, PracticeStep::PlayersCheckedIn);
                QCOMPARE(deeds->back().step, PracticeStep::ResultRecorded);
            }
            QCOMPARE(complaints(now()).join(u'\n'), QString());
            const auto& heats = std::get<RulesetPlay>(now().play).heats;
            QCOMPARE(heats.size(), size_t(3));
            std::set<PlayerId> seated;
            for (const Heat& heat : heats) {
                QVERIFY(heat.games.size() > 1);
                for (const Game& game : heat.games) {
                    QVERIFY(hasResult(game));
                    // A bye takes no time.
                    QVERIFY(isBye(game) || *game.start < *game.end);
                    for (const Seat& seat : game.seats)
                        seated.insert(seat.player);
                }
            }
            QCOMPARE(rulesetStandings(now()).ranked.size(), seated.size());
            playStages(*session, id);
            QVERIFY(session->undo().has_value()); // done as a person does it
            QVERIFY(canPracticeOn(now()));
        }
    }

    /// Of a copy of an event that is on, too; the copy alone is played on.
    void aCopyIsPlayedOn() {
        Event event = eventBy(builtInRulesets()->front());
        auto& play = std::get<RulesetPlay>(event.play);
        play.heats.push_back({HeatNumber(1), {}, {}, {}, {}, {}});
        m_scratch->create({writeEventDocument(event).toBytes()});
        auto original = m_scratch->open();
        QVERIFY(registerInvented(*original, original->book().events.front().id, 20).has_value());
        const QByteArray before = exported(original->book());
        const auto path = practiceWithCopy(*original, folder(), m_scratch->desk());
        QVERIFY(path.has_value());
        auto session = *Session::open(*path, Session::Access::Write, m_scratch->desk());
        const EventId id = session->book().events.front().id;
        QVERIFY(playPracticeRound(*session, id, 3).has_value());
        QVERIFY(!std::get<RulesetPlay>(findEvent(session->book(), id)->play)
                     .heats.front()
                     .games.empty());
        QCOMPARE(exported(original->book()), before);
    }

    /// Same seed, same end; in time, and some table somewhere is out of the ordinary.
    void whatATableComesTo() {
        const Event event = eventBy(builtInRulesets()->at(1)); // with scores
        Game game = blankGame(event);
        for (int number = 1; number <= 4; ++number)
            game.seats.push_back(blankSeat(event, SeatNumber(number), player(number)));
        game.start = VenueTime::of(firstDay, QTime(9, 0));
        const VenueTime latest = game.start->plusMinutes(75);
        int ties = 0;
        int dropouts = 0;
        for (qint64 seed = 1; seed <= 200; ++seed) {
            const Game ended = believableResult(event, game, latest, seed);
            QVERIFY(ended == believableResult(event, game, latest, seed));
            QVERIFY(hasResult(ended));
            QVERIFY(!(latest < *ended.end));
            ties += std::get<RulesetSeat>(ended.seats.front().part).place ? 1 : 0;
            for (const Seat& seat : ended.seats)
                dropouts += seat.dropout ? 1 : 0;
        }
        QVERIFY2(ties > 0 && ties < 40, qPrintable(QString::number(ties)));
        QVERIFY2(dropouts > 3 && dropouts < 40, qPrintable(QString::number(dropouts)));
    }

    /// Without an event, or by one of another kind, it is the tournament.
    void otherwiseItIsTheTournament() {
        QVERIFY(std::holds_alternative<DunePlay>(inventedEvent(firstDay).play));
        Event storm = inventedEvent(firstDay);
        storm.play = StormPlay();
        QVERIFY(std::holds_alternative<DunePlay>(inventedEvent(firstDay, &storm).play));
    }
};

} // namespace mentat::test::tst_ruleset_practice

MENTAT_TEST(tst_ruleset_practice, TestRulesetPractice, QCoreApplication)
#include "tst_ruleset_practice.moc"

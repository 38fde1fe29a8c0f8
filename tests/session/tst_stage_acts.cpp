#include "app/session/formats/by_ruleset/stage_acts.h"
#include "app/session/formats/by_ruleset/stage_play_acts.h"
#include "app/session/rounds/draft_acts.h"
#include "app/session/rounds/final/calls_made.h"
#include "app/session/rounds/final/final_acts.h"
#include "app/session/rounds/final/line_up_acts.h"
#include "app/session/rounds/result_acts.h"
#include "model/changes/change_kind.h"
#include "model/document/event_document.h"
#include "model/failure_kind.h"
#include "scoring/formats/by_ruleset/stage_round.h"
#include "scoring/heats/final/final_line_up.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

// What the person at the desk does with the stages of an event by a ruleset.
namespace mentat::test::tst_stage_acts {

namespace {

QByteArray document(const Event& event) {
    return writeEventDocument(event).toBytes();
}

const BookEvent& onlyEvent(const Session& session) {
    return session.book().events.front();
}

VenueTime at(int hour, int minute) {
    return VenueTime::of({2026, 7, 30}, {hour, minute});
}

template <class T>
std::vector<T> shuffled(std::vector<T> list, RandomSource& random) {
    for (size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[random.below(i)]);
    return list;
}

/// Some act on a stage; a failure where it is not possible now.
class RandomStageActs {
public:
    RandomStageActs(const Event& event, RandomSource& random)
        : m_event(event)
        , m_random(random)
        , m_play(std::get<RulesetPlay>(event.play))
        , m_stage(random.of(m_play.ruleset.stages).name) {}

    [[nodiscard]] Result<Change> make() {
        switch (m_random.below(4)) {
        case 0: return aboutWhoPlays();
        case 1: return aboutTheStage();
        case 2: return aboutTables();
        default: return aboutAGame();
        }
    }

private:
    /// Mostly of those who could play it.
    [[nodiscard]] PlayerId somebody() {
        const auto round = rulesetRound(m_event, m_stage);
        const auto ranked = inOrderOf(round->advancement);
        if (!ranked.empty() && !m_random.oneIn(8))
            return ranked[m_random.below(std::min<size_t>(ranked.size(), 12))];
        return m_random.of(m_event.players).id;
    }
    [[nodiscard]] Result<Change> aboutWhoPlays() {
        const PlayerId player = somebody();
        switch (m_random.below(9)) {
        case 0: return noteCall(m_event, player, CallState::Cannot, at(9, 0), m_stage);
        case 1: return noteCall(m_event, player, CallState::Told, at(9, 1), m_stage);
        case 2: return takeBackCall(m_event, player, m_stage);
        case 3:
        case 4: return markPresent(m_event, player, true, m_stage);
        case 5: return markPresent(m_event, player, false, m_stage);
        case 6: return noteCall(m_event, player, CallState::NoAnswer, at(9, 2), m_stage);
        case 7: return closeLineUp(m_event, m_stage);
        default: return reopenLineUp(m_event, u"late train"_s, m_stage);
        }
    }
    [[nodiscard]] Result<Change> aboutTheStage() {
        if (m_random.oneIn(2)) {
            Stage stage = rulesetRound(m_event, m_stage)->details;
            stage.deadline = at(m_random.between(8, 20), 0);
            return changeFinal(m_event, stage, m_stage);
        }
        const PlayedStage* played = findStage(m_play, m_stage);
        Stage details = played ? played->details : Stage();
        details.location = u"Table %1"_s.arg(m_random.between(1, 9));
        details.minutes = Minutes(m_random.between(100, 400));
        return changeFinal(m_event, details, m_stage);
    }
    [[nodiscard]] Result<Change> aboutTables() {
        switch (m_random.below(5)) {
        case 0:
        case 1: {
            const auto draw = drawStage(m_event, {m_stage, m_random.between(1, 99), true});
            if (!draw)
                return tl::unexpected(draw.error());
            return setStageTables(m_event, *draw);
        }
        case 2: return startStage(m_event, m_stage, at(10, 0));
        case 3: return takeBackStageStart(m_event, m_stage);
        default: return unseatStage(m_event, m_stage);
        }
    }
    [[nodiscard]] Result<Change> aboutAGame() {
        const PlayedStage* played = findStage(m_play, m_stage);
        if (!played || played->games.empty())
            return failure(FailureKind::StageNotSeated, {m_stage.text()});
        Game game = m_random.of(played->games);
        std::vector<PlayerId> seated;
        std::ranges::transform(game.seats, std::back_inserter(seated), &Seat::player);
        switch (m_random.below(7)) {
        case 0: return voidStageGame(m_event, m_stage, game.table, u"a lost piece"_s);
        case 1: return countStageGame(m_event, m_stage, game.table);
        case 2: return playStageGameAgain(m_event, m_stage, game.table);
        case 3: return drawStageSeats(m_event, m_stage, game.table, shuffled(seated, m_random));
        case 4:
        case 5: return rolled();
        default: {
            const bool shares = m_random.oneIn(2);
            for (size_t i = 0; i < game.seats.size(); ++i)
                byRuleset(game.seats[i]).place = TablePlace(shares && i < 2 ? 1 : int(i) + 1);
            return recordGame(m_event, {m_stage, game.table}, game);
        }
        }
    }
    /// By those who share a place.
    [[nodiscard]] Result<Change> rolled() {
        const auto shared = sharedPlaces(m_event, m_stage);
        if (shared.empty())
            return failure(FailureKind::NoResult);
        TieRoll roll{m_random.of(shared).players, {}, {}};
        for (size_t i = 0; i < roll.players.size(); ++i)
            roll.rolls.push_back(Roll(m_random.between(1, 100)));
        return rollForPlaces(m_event, roll, m_stage);
    }

    const Event& m_event;
    RandomSource& m_random;
    const RulesetPlay& m_play;
    Name m_stage;
};

/// Performs random acts until so many were accepted; their kinds.
std::set<ChangeKind> performStageActs(Session& session, RandomSource& random, int count) {
    std::set<ChangeKind> kinds;
    for (int tries = 0; count > 0 && tries < 4000; ++tries) {
        const Event event = onlyEvent(session).event;
        const auto change = RandomStageActs(event, random).make();
        if (!change || !session.perform(onlyEvent(session).id, *change))
            continue;
        kinds.insert(change->kind);
        --count;
    }
    return kinds;
}

/// What undo and redo leave of what they must bring back; empty: nothing is missing. forgotten:
/// acts that are left out of the undoing, as a fault.
QString afterUndoAndRedo(ScratchBook& scratch, RandomSource& random, int forgotten,
                         std::set<ChangeKind>& kinds) {
    auto session = scratch.open();
    const QByteArray before = document(onlyEvent(*session).event);
    constexpr int acts = 40;
    const auto made = performStageActs(*session, random, acts);
    kinds.insert(made.begin(), made.end());
    const QByteArray after = document(onlyEvent(*session).event);
    int undone = 0;
    while (session->undo())
        ++undone;
    for (int i = 0; i < forgotten && session->redo(); ++i)
        --undone;
    if (document(onlyEvent(*session).event) != before)
        return u"undo"_s;
    session.reset();
    session = scratch.open();
    for (int i = 0; i < undone; ++i) {
        if (!session->redo())
            return u"redo is refused"_s;
    }
    return document(onlyEvent(*session).event) == after ? QString() : u"redo"_s;
}

/// With at least one stage.
QByteArray eventWithStages(int& seed, bool playedStages) {
    for (;; ++seed) {
        QByteArray in = raw::randomHeatsEvent(static_cast<quint32>(seed),
                                              {.playedStages = playedStages, .isOpen = true});
        const Event event = eventFrom(in);
        if (!std::get<RulesetPlay>(event.play).ruleset.stages.empty() && event.players.size() > 3)
            return in;
    }
}

/// One whose first stage can be seated, with nobody here yet.
QByteArray eventToSeat() {
    for (int seed = 0;; ++seed) {
        QByteArray in = eventWithStages(seed, false);
        const Event event = eventFrom(in);
        const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
        const Stage details = rulesetRound(event, stage)->details;
        if (drawStage(event, {stage, 1, false}) && !details.closed && details.present.empty())
            return in;
    }
}

} // namespace

class TestStageActs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActIsTakenBackAndDoneAgain() {
        using enum ChangeKind;
        std::set<ChangeKind> missing{
            StageSeated,  StageResultRecorded, StageChanged,    StageCalled,     StagePresent,
            StageAbsent,  StageClosed,         StageReopened,   StageUnseated,   StageSeatsDrawn,
            StageStarted, StageStartTakenBack, StageTiesRolled, StageGameVoided, StageGameCounts};
        std::set<ChangeKind> kinds;
        const int rounds = test::rounds(30, 400);
        int seed = 0;
        for (int round = 0; round < rounds; ++round, ++seed) {
            RandomSource random(static_cast<unsigned>(round));
            ScratchBook scratch;
            scratch.create({eventWithStages(seed, round % 3 == 2)});
            const QString lost = afterUndoAndRedo(scratch, random, 0, kinds);
            QVERIFY2(lost.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(lost)));
        }
        for (const ChangeKind kind : kinds)
            missing.erase(kind);
        QStringList words;
        for (const ChangeKind kind : missing)
            words.append(QString(idOf(kind)));
        QVERIFY2(words.isEmpty(), qPrintable(words.join(u' ')));
    }

    /// An act that is not taken back is noticed.
    void aPlantedFaultIsFound() {
        int seed = 0;
        RandomSource random(1);
        ScratchBook scratch;
        scratch.create({eventWithStages(seed, false)});
        std::set<ChangeKind> kinds;
        QCOMPARE(afterUndoAndRedo(scratch, random, 1, kinds), u"undo"_s);
    }

    /// R7.1: closed, the line-up of H6 to H8 is who was there, as far as the tables take them; who
    /// plays does not change by that.
    void closingTakesWhoIsThere() {
        int closed = 0;
        int seed = 1000;
        for (int round = 0; round < test::rounds(80, 1000); ++round, ++seed) {
            RandomSource random(static_cast<unsigned>(round));
            const Event event = eventFrom(eventWithStages(seed, false));
            const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
            if (rulesetRound(event, stage)->details.closed)
                continue;
            ScratchBook scratch;
            scratch.create({document(event)});
            auto session = scratch.open();
            const EventId id = onlyEvent(*session).id;
            const auto now = [&]() -> const Event& { return onlyEvent(*session).event; };
            for (const PlayerId& player : inOrderOf(rulesetRound(event, stage)->advancement)) {
                if (random.oneIn(3))
                    continue;
                QVERIFY(session->perform(id, *markPresent(now(), player, true, stage)));
            }
            const auto expected = lineUpClosing(*rulesetRound(now(), stage)).players;
            const auto change = closeLineUp(now(), stage);
            QCOMPARE(change.has_value(), !expected.empty());
            if (!change)
                continue;
            QVERIFY(session->perform(id, *change));
            const auto round1 = *rulesetRound(now(), stage);
            QVERIFY2(round1.advancement.lineUp == expected, qPrintable(u"seed %1"_s.arg(seed)));
            QCOMPARE(finalLineUp(round1), expected);
            for (const PlayerId& player : expected)
                QVERIFY(std::ranges::find(round1.details.present, player)
                        != round1.details.present.end());
            ++closed;
        }
        QVERIFY(closed > 20);
    }

    /// Of the journal: what they were told when they were called, stage by stage.
    void callsAreComparedByStage() {
        ScratchBook scratch;
        scratch.create({eventToSeat()});
        auto session = scratch.open();
        const EventId id = onlyEvent(*session).id;
        const Event& event = onlyEvent(*session).event;
        const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
        const auto round = *rulesetRound(event, stage);
        QVERIFY(!round.advancement.lineUp.empty());
        const PlayerId first = round.advancement.lineUp.front();
        QVERIFY(session->perform(id, *noteCall(event, first, CallState::Told, at(22, 0), stage)));
        const auto made = *callsMade(*session, id, stage);
        QCOMPARE(made.size(), size_t(1));
        QCOMPARE(made.front().player, first);
        QCOMPARE(made.front().toPlay, surelyPlays(round.advancement, first));
        const Name other = *Name::fromText(u"Another"_s);
        QVERIFY(callsMade(*session, id, other)->empty());
    }

    void aDraftThrownAwayComesBack() {
        ScratchBook scratch;
        scratch.create({eventToSeat()});
        auto session = scratch.open();
        const EventId id = onlyEvent(*session).id;
        const Name stage
            = std::get<RulesetPlay>(onlyEvent(*session).event.play).ruleset.stages.front().name;
        const GameAddress place{stage, TableNumber(1)};
        QVERIFY(session->saveDraft(id, draftPlaceOf(place), u"half"_s));
        QVERIFY(session->perform(id, throwDraftAway(onlyEvent(*session).event, place, u"half"_s)));
        QVERIFY(session->drafts().empty());
        QVERIFY(session->undo());
        QCOMPARE(session->drafts().size(), size_t(1));
        QVERIFY(session->redo());
        QVERIFY(session->drafts().empty());
    }

    void whatCannotBeDoneIsSaid() {
        const Event event = eventFrom(eventToSeat());
        const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
        const Name none = *Name::fromText(u"Octofinal"_s);
        const auto kindOf = [](const Result<Change>& result) {
            return result ? FailureKind::Refused : result.error().kind;
        };
        QCOMPARE(kindOf(unseatStage(event, stage)), FailureKind::StageNotSeated);
        QCOMPARE(kindOf(startStage(event, stage, at(9, 0))), FailureKind::StageNotSeated);
        QCOMPARE(kindOf(voidStageGame(event, stage, TableNumber(1), u"why"_s)),
                 FailureKind::UnknownStageTable);
        QCOMPARE(kindOf(closeLineUp(event, stage)), FailureKind::NobodyPresent);
        QCOMPARE(kindOf(closeLineUp(event, none)), FailureKind::UnknownStage);
        QCOMPARE(kindOf(changeFinal(event, {}, none)), FailureKind::UnknownStage);
        QCOMPARE(kindOf(reopenLineUp(event, u"why"_s, stage)), FailureKind::LineUpOpen);
        Event seated = event;
        const auto draw = drawStage(event, {stage, 1, false});
        QVERIFY(draw);
        ScratchBook scratch;
        scratch.create({document(event)});
        auto session = scratch.open();
        const EventId id = onlyEvent(*session).id;
        QVERIFY(session->perform(id, setStageTables(event, *draw)));
        const auto now = [&]() -> const Event& { return onlyEvent(*session).event; };
        const TableNumber table = draw->games.front().table;
        QCOMPARE(kindOf(countStageGame(now(), stage, table)), FailureKind::StageTableCounts);
        QCOMPARE(kindOf(voidStageGame(now(), stage, table, u" "_s)), FailureKind::ReasonMissing);
        QCOMPARE(kindOf(drawStageSeats(now(), stage, table, {})), FailureKind::OthersSitThere);
        QCOMPARE(kindOf(takeBackStageStart(now(), stage)), FailureKind::StageNotStarted);
        QVERIFY(session->perform(id, *startStage(now(), stage, at(9, 0))));
        QCOMPARE(kindOf(startStage(now(), stage, at(9, 1))), FailureKind::StageUnderWay);
    }

    /// A void game stays beside the one that is played again.
    void aVoidGameIsPlayedAgain() {
        ScratchBook scratch;
        scratch.create({eventToSeat()});
        auto session = scratch.open();
        const EventId id = onlyEvent(*session).id;
        const auto now = [&]() -> const Event& { return onlyEvent(*session).event; };
        const Name stage = std::get<RulesetPlay>(now().play).ruleset.stages.front().name;
        QVERIFY(session->perform(id, setStageTables(now(), *drawStage(now(), {stage, 1, false}))));
        const auto games
            = [&] { return findStage(std::get<RulesetPlay>(now().play), stage)->games; };
        const size_t tables = games().size();
        const TableNumber table = games().front().table;
        QVERIFY(session->perform(id, *voidStageGame(now(), stage, table, u"a lost piece"_s)));
        QCOMPARE(games().front().note, u"a lost piece"_s);
        QVERIFY(session->perform(id, *playStageGameAgain(now(), stage, table)));
        QCOMPARE(games().size(), tables + 1);
        QCOMPARE(games().back().table.value(), static_cast<int>(tables) + 1);
        QCOMPARE(games().back().seats.size(), games().front().seats.size());
        // Its people sit there already: H10.2.
        QVERIFY(!session->perform(id, *countStageGame(now(), stage, table)));
    }
};

} // namespace mentat::test::tst_stage_acts

MENTAT_TEST(tst_stage_acts, TestStageActs, QCoreApplication)
#include "tst_stage_acts.moc"

#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "app/session/ruleset/ruleset_session.h"
#include "model/changes/change_kind.h"
#include "model/document/event_document.h"
#include "model/failure_kind.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"
#include "scoring/ruleset/stage_round.h"
#include "tests/support/random_source.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

// What the person at the desk does with the rounds of an event by a ruleset: a heat's tables and an
// advanced round's are the same to all of it.
namespace mentat::test::tst_round_acts {

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

/// Some act on a round; a failure where it is not possible now.
class RandomRoundActs {
public:
    RandomRoundActs(const Event& event, RandomSource& random)
        : m_event(event)
        , m_random(random)
        , m_play(std::get<RulesetPlay>(event.play))
        , m_stage(random.of(m_play.ruleset.stages).name)
        , m_round(m_play.heats.empty() || random.oneIn(2)
                      ? RoundId(m_stage)
                      : RoundId(random.of(m_play.heats).number)) {}

    [[nodiscard]] Result<Change> make() {
        switch (m_random.below(6)) {
        case 0: return aboutWhoPlays();
        case 1: return aboutSeats();
        case 2: return aboutTheStage();
        case 3: return aboutTables();
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
        case 0: return noteCall(m_event, m_stage, player, CallState::Cannot, at(9, 0));
        case 1: return noteCall(m_event, m_stage, player, CallState::Told, at(9, 1));
        case 2: return takeBackCall(m_event, m_stage, player);
        case 3:
        case 4: return markPresent(m_event, m_stage, player, true);
        case 5: return markPresent(m_event, m_stage, player, false);
        case 6: return noteCall(m_event, m_stage, player, CallState::NoAnswer, at(9, 2));
        case 7: return closeLineUp(m_event, m_stage);
        default: return reopenLineUp(m_event, m_stage, u"late train"_s);
        }
    }
    [[nodiscard]] Result<Change> aboutTheStage() {
        if (m_random.oneIn(2)) {
            Stage stage = rulesetRound(m_event, m_stage)->details;
            stage.deadline = at(m_random.between(8, 20), 0);
            return changeRound(m_event, m_stage, stage);
        }
        const PlayedStage* played = findStage(m_play, m_stage);
        Stage details = played ? played->details : Stage();
        details.location = u"Table %1"_s.arg(m_random.between(1, 9));
        details.minutes = Minutes(m_random.between(100, 400));
        return changeRound(m_event, m_stage, details);
    }
    [[nodiscard]] Result<Change> aboutTables() {
        switch (m_random.below(6)) {
        case 0:
        case 1: {
            const auto draw = drawStage(m_event, {m_stage, m_random.between(1, 99), true});
            if (!draw)
                return tl::unexpected(draw.error());
            return setTables(m_event, m_stage, draw->seed, draw->games);
        }
        case 2: return startRound(m_event, m_round, at(10, 0));
        case 3: return takeBackStarts(m_event, m_round);
        case 4: return addTable(m_event, m_round);
        default: return takeBackDraw(m_event, m_round);
        }
    }
    [[nodiscard]] Result<Change> aboutAGame() {
        const auto* games = gamesOf(m_play, m_round);
        if (!games || games->empty())
            return failure(FailureKind::RoundWithoutTables);
        Game game = m_random.of(*games);
        const GameAddress place{m_round, game.table};
        std::vector<PlayerId> seated;
        std::ranges::transform(game.seats, std::back_inserter(seated), &Seat::player);
        switch (m_random.below(14)) {
        case 0: return voidGame(m_event, place, u"a lost piece"_s);
        case 1: return countGame(m_event, place);
        case 2: return playAgain(m_event, place);
        case 3: return drawSeats(m_event, place, shuffled(seated, m_random));
        case 4:
        case 5: return rolled();
        case 6: return startTable(m_event, place, at(10, 5));
        case 7: return takeBackStart(m_event, place);
        case 8: return endGame(m_event, place, at(13, 0));
        case 9: return takeBackEnd(m_event, place);
        case 10: return toggleTableLock(m_event, place);
        case 11: return removeGame(m_event, place);
        case 12:
            return hasResult(game) ? markChecked(m_event, place, !game.checked)
                                   : acceptWarnings(m_event, place, {Rule::H10_25}, u"so be it"_s);
        default: {
            const bool shares = m_random.oneIn(2);
            for (size_t i = 0; i < game.seats.size(); ++i)
                byRuleset(game.seats[i]).place = TablePlace(shares && i < 2 ? 1 : int(i) + 1);
            return recordGame(m_event, place, game, {u"Ada"_s, u"misread"_s});
        }
        }
    }
    [[nodiscard]] SeatRequest seatRequest(const Game& game) {
        const PlayerId anybody = m_random.of(m_event.players).id;
        const PlayerId player = game.seats.empty() ? anybody : m_random.of(game.seats).player;
        const bool startedToo = m_random.oneIn(2);
        switch (m_random.below(6)) {
        case 0: return LatecomerRequest{m_round, anybody, at(10, 1)};
        case 1: return LeaveRequest{m_round, player, at(9, 0), false};
        case 2: return SwapRequest{m_round, player, anybody, startedToo};
        case 3: return MoveRequest{m_round, anybody, game.table, startedToo};
        case 4: return SmallTableRequest{m_round, game.table, at(10, 2), startedToo};
        default: return NewTableRequest{m_round};
        }
    }
    [[nodiscard]] Result<Change> aboutSeats() {
        const auto* games = gamesOf(m_play, m_round);
        if (!games || games->empty())
            return failure(FailureKind::RoundWithoutTables);
        // Most requests have no answer: the players drawn sit elsewhere, or nowhere.
        for (int tries = 20; tries > 0; --tries) {
            const auto choices = seatChanges(m_event, seatRequest(m_random.of(*games)));
            if (choices && !choices->empty())
                return changeSeats(m_event, m_random.of(*choices), u"by the GM's word"_s);
        }
        return failure(FailureKind::NoResult);
    }
    /// By those who share a place.
    [[nodiscard]] Result<Change> rolled() {
        const auto shared = sharedPlaces(m_event, m_stage);
        if (shared.empty())
            return failure(FailureKind::NoResult);
        TieRoll roll{m_random.of(shared).players, {}, {}};
        for (size_t i = 0; i < roll.players.size(); ++i)
            roll.rolls.push_back(Roll(m_random.between(1, 100)));
        return rollForPlaces(m_event, m_stage, roll);
    }

    const Event& m_event;
    RandomSource& m_random;
    const RulesetPlay& m_play;
    Name m_stage;
    RoundId m_round;
};

/// Performs random acts until so many were accepted; their kinds.
std::set<ChangeKind> performRoundActs(Session& session, RandomSource& random, int count) {
    std::set<ChangeKind> kinds;
    for (int tries = 0; count > 0 && tries < 4000; ++tries) {
        const Event event = onlyEvent(session).event;
        const auto change = RandomRoundActs(event, random).make();
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
    const auto made = performRoundActs(*session, random, acts);
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

/// Somebody who does not qualify, not even as an alternate.
std::optional<PlayerId> outsiderOf(const Event& event, const Name& stage) {
    const auto ranked = inOrderOf(rulesetRound(event, stage)->advancement);
    const DisqualifiedPlayers out(event);
    for (const Player& player : event.players) {
        if (!isAmong(ranked, player.id) && !out.contains(player.id))
            return player.id;
    }
    return std::nullopt;
}

QByteArray eventWithSomebodyOutside() {
    for (int seed = 0;; ++seed) {
        QByteArray in = eventWithStages(seed, false);
        const Event event = eventFrom(in);
        const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
        const Stage details = rulesetRound(event, stage)->details;
        const auto draw = drawStage(event, {stage, 1, false});
        if (draw && !details.closed && details.present.empty() && outsiderOf(event, stage))
            return in;
    }
}

} // namespace

class TestRoundActs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyActIsTakenBackAndDoneAgain() {
        using enum ChangeKind;
        std::set<ChangeKind> missing{
            PlayerCalled,    PlayerPresent,  PlayerAbsent,    LineUpClosed,     LineUpReopened,
            RoundChanged,    TablesDrawn,    DrawTakenBack,   SeatsDrawn,       RoundStarted,
            GameStarted,     StartTakenBack, GameAdded,       GameRemoved,      GameEnded,
            EndTakenBack,    ResultRecorded, ResultCorrected, WarningsAccepted, ResultChecked,
            CheckTakenBack,  GameChanged,    GameVoided,      GameCounts,       RoundTiesRolled,
            LatecomerSeated, PlayerLeft,     SeatsSwapped,
        };
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
        for (int round = 0; round < test::rounds(30, 1000); ++round, ++seed) {
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
                QVERIFY(session->perform(id, *markPresent(now(), stage, player, true)));
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
        QVERIFY(closed > 7);
    }

    /// Of the journal: what they were told when they were called, stage by stage.
    // Tables are seated, then one outside the line-up is marked present.
    void whoSitsIsNotPutOutByClosing() {
        int closed = 0;
        for (int seed = 1; seed <= 60; ++seed) {
            const Event event = eventFrom(eventWithStages(seed, false));
            const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
            const auto round = *rulesetRound(event, stage);
            const auto draw = drawStage(event, {stage, 1, false});
            if (!draw || round.details.closed || round.advancement.alternates.empty())
                continue;
            ScratchBook scratch;
            scratch.create({document(event)});
            auto session = scratch.open();
            const EventId id = onlyEvent(*session).id;
            const auto now = [&]() -> const Event& { return onlyEvent(*session).event; };
            QVERIFY(session->perform(id, setTables(now(), stage, draw->seed, draw->games)));
            const auto seated = rulesetRound(now(), stage)->seated;
            const PlayerId other = round.advancement.alternates.front();
            QVERIFY(session->perform(id, *markPresent(now(), stage, other, true)));
            QVERIFY(session->perform(id, *closeLineUp(now(), stage)));
            const auto players = finalLineUp(*rulesetRound(now(), stage));
            for (const PlayerId& player : seated)
                QVERIFY2(std::ranges::count(players, player) == 1,
                         qPrintable(u"seed %1"_s.arg(seed)));
            ++closed;
        }
        QVERIFY(closed > 3);
    }

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
        QVERIFY(session->perform(id, *noteCall(event, stage, first, CallState::Told, at(22, 0))));
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
        QVERIFY(session->perform(id, discardDraftAt(onlyEvent(*session).event, place, u"half"_s)));
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
        const RoundId round = stage;
        const GameAddress first{round, TableNumber(1)};
        QCOMPARE(kindOf(takeBackDraw(event, round)), FailureKind::RoundWithoutTables);
        QCOMPARE(kindOf(startRound(event, round, at(9, 0))), FailureKind::RoundWithoutTables);
        QCOMPARE(kindOf(voidGame(event, first, u"why"_s)), FailureKind::RoundWithoutTables);
        QCOMPARE(kindOf(closeLineUp(event, stage)), FailureKind::NobodyPresent);
        QCOMPARE(kindOf(closeLineUp(event, none)), FailureKind::UnknownStage);
        QCOMPARE(kindOf(changeRound(event, none, {})), FailureKind::UnknownStage);
        QStringList stages;
        for (const StageRule& rule : std::get<RulesetPlay>(event.play).ruleset.stages)
            stages << rule.name.text();
        const Values asked{none.text(), stages.join(u", "_s)};
        QCOMPARE(closeLineUp(event, none).error().values, asked);
        QCOMPARE(drawStage(event, {none, 1, false}).error().values, asked);
        QCOMPARE(kindOf(reopenLineUp(event, stage, u"why"_s)), FailureKind::LineUpOpen);
        const auto draw = drawStage(event, {stage, 1, false});
        QVERIFY(draw);
        ScratchBook scratch;
        scratch.create({document(event)});
        auto session = scratch.open();
        const EventId id = onlyEvent(*session).id;
        QVERIFY(session->perform(id, setTables(event, stage, draw->seed, draw->games)));
        const auto now = [&]() -> const Event& { return onlyEvent(*session).event; };
        const GameAddress table{round, draw->games.front().table};
        QCOMPARE(kindOf(startTable(now(), {round, TableNumber(99)}, at(9, 0))),
                 FailureKind::UnknownTable);
        QCOMPARE(kindOf(countGame(now(), table)), FailureKind::NotVoid);
        QCOMPARE(kindOf(voidGame(now(), table, u" "_s)), FailureKind::ReasonMissing);
        QCOMPARE(kindOf(drawSeats(now(), table, {})), FailureKind::OthersSitThere);
        QCOMPARE(kindOf(takeBackStarts(now(), round)), FailureKind::NotStarted);
        QVERIFY(session->perform(id, *startRound(now(), round, at(9, 0))));
        QCOMPARE(kindOf(startRound(now(), round, at(9, 1))), FailureKind::NothingToStart);
        QCOMPARE(kindOf(takeBackDraw(now(), round)), FailureKind::TablesStarted);
    }

    /// R7.1: who is not in the closed line-up plays by the GM's word alone, with a reason.
    void whoComesFromOutsideNeedsTheGmsWord() {
        ScratchBook scratch;
        scratch.create({eventWithSomebodyOutside()});
        auto session = scratch.open();
        const EventId id = onlyEvent(*session).id;
        const auto now = [&]() -> const Event& { return onlyEvent(*session).event; };
        const Name stage = std::get<RulesetPlay>(now().play).ruleset.stages.front().name;
        const auto details = [&]() -> const Stage& {
            return findStage(std::get<RulesetPlay>(now().play), stage)->details;
        };
        const PlayerId outside = *outsiderOf(now(), stage);
        const Advancement advancement = rulesetRound(now(), stage)->advancement;
        for (const PlayerId& player : advancement.lineUp)
            QVERIFY(session->perform(id, *markPresent(now(), stage, player, true)));
        QVERIFY(session->perform(id, *closeLineUp(now(), stage)));
        const auto draw = drawStage(now(), {stage, 1, false});
        QVERIFY(session->perform(id, setTables(now(), stage, draw->seed, draw->games)));
        const PlayerId leaves = draw->games.front().seats.back().player;
        const auto left = seatChanges(now(), LeaveRequest{stage, leaves, at(8, 0), false});
        QVERIFY(left && left->front().gmOverrides.empty());
        QVERIFY(session->perform(id, *changeSeats(now(), left->front())));
        QVERIFY(isAmong(details().unavailable, leaves) && !isAmong(details().present, leaves));
        const auto offered = seatChanges(now(), LatecomerRequest{stage, outside, at(8, 5)});
        QVERIFY2(offered, qPrintable(QString::number(offered ? 0 : int(offered.error().kind))));
        QCOMPARE(offered->front().gmOverrides, std::vector{GmOverride::NotInLineUp});
        QCOMPARE(changeSeats(now(), offered->front()).error().kind, FailureKind::GmOverrideMissing);
        QVERIFY(session->perform(id, *changeSeats(now(), offered->front(), u"to fill a table"_s)));
        QVERIFY(isAmong(details().present, outside));
    }

    /// What the journal says names the round, and not what kind of round it is.
    void theRoundIsAnOperand() {
        const Event event = eventFrom(eventToSeat());
        const Name stage = std::get<RulesetPlay>(event.play).ruleset.stages.front().name;
        const auto draw = drawStage(event, {stage, 1, false});
        QVERIFY(draw);
        const Change change = setTables(event, stage, draw->seed, draw->games);
        QCOMPARE(change.kind, ChangeKind::TablesDrawn);
        QCOMPARE(change.operands, (Values{stage.text(), qint64(draw->games.size())}));
    }

    /// A void game stays beside the one that is played again.
    void aVoidGameIsPlayedAgain() {
        ScratchBook scratch;
        scratch.create({eventToSeat()});
        auto session = scratch.open();
        const EventId id = onlyEvent(*session).id;
        const auto now = [&]() -> const Event& { return onlyEvent(*session).event; };
        const Name stage = std::get<RulesetPlay>(now().play).ruleset.stages.front().name;
        const auto draw = drawStage(now(), {stage, 1, false});
        QVERIFY(session->perform(id, setTables(now(), stage, draw->seed, draw->games)));
        const auto games
            = [&] { return findStage(std::get<RulesetPlay>(now().play), stage)->games; };
        const size_t tables = games().size();
        const GameAddress table{stage, games().front().table};
        QVERIFY(session->perform(id, *voidGame(now(), table, u"a lost piece"_s)));
        QCOMPARE(games().front().note, u"a lost piece"_s);
        QVERIFY(session->perform(id, *playAgain(now(), table)));
        QCOMPARE(games().size(), tables + 1);
        QCOMPARE(games().back().table.value(), static_cast<int>(tables) + 1);
        QCOMPARE(games().back().seats.size(), games().front().seats.size());
        // Its people sit there already: H10.2.
        QVERIFY(!session->perform(id, *countGame(now(), table)));
    }
};

} // namespace mentat::test::tst_round_acts

MENTAT_TEST(tst_round_acts, TestRoundActs, QCoreApplication)
#include "tst_round_acts.moc"

#include "tests/session/act_rows.h"

#include "app/session/acts.h"
#include "app/session/dune/dune_session.h"
#include "app/session/people/known_people.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "app/session/ruleset/ruleset_session.h"
#include "app/session/ruleset/stage_word.h"
#include "model/changes/change_kind.h"
#include "tests/session/act_facts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using Made = Result<Change>;

QString reasonIn(const ActWords& words) {
    return words.textIf(u"because"_s);
}

std::vector<QString> listIn(const ActWords& words, const QString& key) {
    const QStringList all = words.textIf(key).split(u',', Qt::SkipEmptyParts);
    return {all.begin(), all.end()};
}

// people

Player playerIn(const ActsDesk& desk, const ActWords& words) {
    const auto id = words.player();
    const Player* player = findPlayer(desk.event(), id);
    return player ? *player : newPlayer(*Name::fromText(id.text()), id);
}

/// Someone new: the next id, unless one is given.
Player playerNamed(const ActsDesk& desk, const ActWords& words, const QString& key) {
    const PlayerId id = words.has(u"player"_s) ? words.player() : nextPlayerId(desk.event());
    const Name name = Name::fromText(words.text(key)).value_or(Name::placeholder());
    return withFacts(newPlayer(name, id), words.facts());
}

Made addedPlayer(const ActsDesk& desk, const ActWords& words) {
    return addPlayer(desk.session.book(), desk.event(), playerNamed(desk, words, u"name"_s));
}

Made checkedIn(const ActsDesk& desk, const ActWords& words, bool onlyIfNeeded) {
    if (words.has(u"register"_s)) {
        return registerForHeat(desk.session.book(), desk.event(), words.heat(),
                               playerNamed(desk, words, u"register"_s), onlyIfNeeded);
    }
    return onlyIfNeeded ? playIfNeeded(desk.event(), words.heat(), words.player())
                        : checkIn(desk.event(), words.heat(), words.player());
}

Made changedPlayer(const ActsDesk& desk, const ActWords& words) {
    const Player before = playerIn(desk, words);
    Player after = withFacts(before, words.facts());
    after.person = before.person;
    return changePlayer(desk.session.book(), desk.event(), after);
}

// rulings and awards

Ruling rulingIn(const ActWords& words) {
    Ruling ruling;
    ruling.question = words.text(u"question"_s);
    ruling.answer = words.text(u"answer"_s);
    return ruling;
}

// rounds

Made changedRound(const ActsDesk& desk, const ActWords& words) {
    const Event& event = desk.event();
    if (words.has(u"stage"_s)) {
        const PlayedStage* stage = findStage(*heatsPlay(event), words.stage());
        return changeRound(event, words.stage(),
                           withFacts(stage ? stage->details : Stage(), words.facts()));
    }
    const Heat* heat = findHeat(*heatsPlay(event), words.heat());
    return changeHeat(event, words.heat(),
                      withFacts(heat ? heat->details : HeatDetails(), words.facts()));
}

Made drawnTables(const ActsDesk& desk, const ActWords& words) {
    const Event& event = desk.event();
    const int seed = words.number(u"seed"_s);
    const bool again = words.isYes(u"again"_s);
    std::vector<Count> sizes;
    for (const QString& size : listIn(words, u"sizes"_s))
        sizes.emplace_back(size.toInt());
    if (words.has(u"stage"_s)) {
        const auto draw = drawStage(event, {words.stage(), seed, again, {}, sizes});
        if (!draw)
            return tl::unexpected(draw.error());
        return setTables(event, words.stage(), draw->seed, draw->games);
    }
    std::vector<PlayerId> sitOut;
    if (words.has(u"sitting-out"_s))
        sitOut = words.players(u"sitting-out"_s);
    return drawTables(event, {words.heat(), seed, sizes, false, {}, Count(0), {}, again}, sitOut);
}

Made startedTables(const ActsDesk& desk, const ActWords& words) {
    return startRound(desk.event(), words.round(), words.time());
}

Made startTakenBack(const ActsDesk& desk, const ActWords& words) {
    const bool isOnlyTable = words.has(u"stage"_s) && hasOnlyFinal(desk.event());
    return words.has(u"table"_s) || isOnlyTable ? takeBackStart(desk.event(), words.place())
                                                : takeBackStarts(desk.event(), words.round());
}

Made calledPlayer(const ActsDesk& desk, const ActWords& words) {
    if (!words.has(u"state"_s))
        return takeBackCall(desk.event(), words.stage(), words.player());
    return noteCall(desk.event(), words.stage(), words.player(),
                    words.word<CallState>(u"state"_s), words.time());
}

Made rolledForPlaces(const ActsDesk& desk, const ActWords& words) {
    TieRoll roll{words.players(), {}, {}};
    for (const QString& die : listIn(words, u"rolls"_s))
        roll.rolls.emplace_back(die.toInt());
    return rollForPlaces(desk.event(), words.stage(), roll);
}

// games

Made addedGame(const ActsDesk& desk, const ActWords& words) {
    if (words.isYes(u"again"_s))
        return playAgain(desk.event(), words.place());
    if (!words.has(u"table"_s))
        return addTable(desk.event(), words.round());
    Game game = gameWithFacts(desk.event(), blankGame(desk.event()), words.facts());
    game.table = words.place().table;
    return addGame(desk.event(), words.round(), game);
}

/// Whatever recording makes of the facts, by what is known of the game.
Made recordedGame(const ActsDesk& desk, const ActWords& words) {
    const Event& event = desk.event();
    const GameAddress place = words.place();
    if (words.textIf(u"by"_s) == u"lock"_s)
        return toggleTableLock(event, place);
    const Game* game = gameAt(event, place);
    return recordGame(event, place,
                      gameWithFacts(event, game ? *game : blankGame(event), words.facts()),
                      {words.textIf(u"asked-by"_s), reasonIn(words)});
}

Made acceptedWarnings(const ActsDesk& desk, const ActWords& words) {
    if (!words.has(u"rules"_s))
        return recordedGame(desk, words);
    std::vector<Rule> rules;
    for (const QString& rule : listIn(words, u"rules"_s))
        rules.push_back(enumFromId<Rule>(rule).value_or(Rule::Identity));
    return acceptWarnings(desk.event(), words.place(), rules, reasonIn(words));
}

Made drawnSeats(const ActsDesk& desk, const ActWords& words) {
    if (words.has(u"seed"_s))
        return drawFinalSeats(desk.event(), words.number(u"seed"_s));
    if (words.has(u"seat"_s))
        return seatFinalist(desk.event(), words.player(), words.seat());
    return drawSeats(desk.event(), words.place(), words.players());
}

QString draftAtPlace(const ActsDesk& desk, const ActWords& words) {
    if (words.has(u"content"_s))
        return words.text(u"content"_s);
    const Draft* draft = desk.session.draftAt(desk.id, draftPlaceOf(words.place()));
    return draft ? draft->content : QString();
}

Made movedDraft(const ActsDesk& desk, const ActWords& words) {
    const TableNumber to(words.number(u"to"_s));
    return moveDraft(words.place(), draftAtPlace(desk, words), to, words.text(u"there"_s));
}

Made recordedSide(const ActsDesk& desk, const ActWords& words) {
    std::optional<Faction> faction;
    if (words.has(u"faction"_s))
        faction = words.word<Faction>(u"faction"_s);
    return recordFaction(desk.event(), words.place(), words.seat(), faction);
}

Made tradedSides(const ActsDesk& desk, const ActWords& words) {
    if (words.has(u"stage"_s))
        return tradeInFinal(desk.event(), words.player(), words.word<Faction>(u"faction"_s));
    return tradeFactions(desk.event(), words.place(), words.seat(), words.seat(u"with"_s));
}

// seats

/// The first choice that is of this kind, and at the table that is named.
Made chosenSeats(const ActsDesk& desk, const ActWords& words, const SeatRequest& request,
                 std::optional<TableNumber> table = {}) {
    const QString reason = reasonIn(words);
    const auto choices = seatChanges(desk.event(), request);
    if (!choices)
        return tl::unexpected(choices.error());
    for (const SeatChange& choice : *choices) {
        const auto change = changeSeats(desk.event(), choice, reason);
        const bool isNamed = !change || idOf(change->kind) == words.name();
        if (isNamed && (!table || choice.tables.back().table == *table))
            return change;
    }
    throw NotUnderstood{u"there is no such choice"_s};
}

Made leaver(const ActsDesk& desk, const ActWords& words) {
    return chosenSeats(desk, words, LeaveRequest{words.round(), words.player(), words.time()});
}

std::optional<TableNumber> tableIn(const ActWords& words, const QString& key) {
    return words.has(key) ? std::optional(TableNumber(words.number(key))) : std::nullopt;
}

// Dune's final

Made voted(const ActsDesk& desk, const ActWords& words) {
    const QString vote = words.textIf(u"vote"_s);
    if (vote.isEmpty())
        return voteOnExpansion(desk.event(), words.player(), std::nullopt);
    return voteOnExpansion(desk.event(), words.player(), vote == u"for"_s);
}

Made picked(const ActsDesk& desk, const ActWords& words) {
    if (!words.has(u"player"_s))
        return takeBackLastPick(desk.event());
    return pickFaction(desk.event(), words.player(), words.word<Faction>(u"faction"_s));
}

// All of them

struct ActRow {
    ChangeKind kind;
    Made (*make)(const ActsDesk& desk, const ActWords& words);
};

/// A row whose act is one expression of the event, e, and the words, w.
#define ACT(kind, act)                                                                             \
    ActRow {                                                                                       \
        ChangeKind::kind, [](const ActsDesk& desk, [[maybe_unused]] const ActWords& w) -> Made {   \
            [[maybe_unused]] const Event& e = desk.event();                                                      \
            return act;                                                                            \
        }                                                                                          \
    }

const std::vector<ActRow>& actRows() {
    static const std::vector<ActRow> all{
        ACT(EventClosed, closeEvent(e)),
        ACT(EventReopened, reopenEvent(e, reasonIn(w))),
        ACT(DetailsChanged, changeDetails(e, withFacts(e.details, w.facts()))),
        ACT(SettingsChanged, changeSettings(e, withFacts(e.settings, w.facts()))),
        {ChangeKind::PlayerAdded, addedPlayer},
        {ChangeKind::PlayerChanged, changedPlayer},
        ACT(PlayerRemoved, removePlayer(e, w.player())),
        ACT(Disqualified, disqualify(e, w.player(), reasonIn(w))),
        ACT(Reinstated, reinstate(e, w.player(), reasonIn(w))),
        ACT(RulingRecorded, recordRuling(e, withFacts(Ruling(), w.facts()))),
        ACT(RulingChanged, changeRuling(e, rulingIn(w), withFacts(rulingIn(w), w.facts()))),
        ACT(RulingWithdrawn, withdrawRuling(e, rulingIn(w))),
        ACT(AwardDecided,
            decideBetweenEquals(e, w.word<Faction>(u"faction"_s), w.player(), reasonIn(w))),
        ACT(AwardHandedOver, handOverAward(e, w.word<Faction>(u"faction"_s), true)),
        ACT(HandOverTakenBack, handOverAward(e, w.word<Faction>(u"faction"_s), false)),
        ACT(HeatAdded, addHeat(e, w.heat(), withFacts(HeatDetails(), w.facts()))),
        ACT(HeatRemoved, removeHeat(e, w.heat())),
        ACT(HeatMoved, moveHeat(e, w.heat(), HeatNumber(w.number(u"to"_s)))),
        {ChangeKind::RoundChanged, changedRound},
        ACT(HeatCanceled, cancelHeat(e, w.heat(), reasonIn(w))),
        ACT(HeatPostponed, postponeHeat(e, w.heat(), w.time(), reasonIn(w))),
        ACT(HeatHeldAfterAll, holdAfterAll(e, w.heat())),
        ACT(StageHeld, decideStage(e, w.stage(), true, reasonIn(w))),
        ACT(StageNotHeld, decideStage(e, w.stage(), false, reasonIn(w))),
        ACT(StageByRule, decideStage(e, w.stage(), std::nullopt)),
        ACT(CheckedIn, checkedIn(desk, w, false)),
        ACT(ListCheckedIn, checkInAll(e, w.heat(), w.players())),
        ACT(IfNeeded, checkedIn(desk, w, true)),
        ACT(CheckedOut, checkOut(e, w.heat(), w.player())),
        {ChangeKind::PlayerCalled, calledPlayer},
        ACT(PlayerPresent, markPresent(e, w.stage(), w.player(), true)),
        ACT(PlayerAbsent, markPresent(e, w.stage(), w.player(), false)),
        ACT(LineUpClosed, closeLineUp(e, w.stage())),
        ACT(LineUpReopened, reopenLineUp(e, w.stage(), reasonIn(w))),
        {ChangeKind::TablesDrawn, drawnTables},
        ACT(DrawTakenBack, takeBackDraw(e, w.round())),
        {ChangeKind::SeatsDrawn, drawnSeats},
        {ChangeKind::RoundStarted, startedTables},
        ACT(GameStarted, startTable(e, w.place(), w.time())),
        {ChangeKind::StartTakenBack, startTakenBack},
        {ChangeKind::GameAdded, addedGame},
        ACT(GameRemoved, removeGame(e, w.place())),
        {ChangeKind::SideRecorded, recordedSide},
        {ChangeKind::SidesTraded, tradedSides},
        ACT(GameEnded, endGame(e, w.place(), w.time())),
        ACT(EndTakenBack, takeBackEnd(e, w.place())),
        {ChangeKind::ResultRecorded, recordedGame},
        {ChangeKind::ResultCorrected, recordedGame},
        {ChangeKind::QuestionsAnswered, recordedGame},
        {ChangeKind::WarningsAccepted, acceptedWarnings},
        ACT(ResultChecked, markChecked(e, w.place(), true)),
        ACT(CheckTakenBack, markChecked(e, w.place(), false)),
        ACT(DraftDiscarded, throwDraftAway(e, w.place(), draftAtPlace(desk, w))),
        {ChangeKind::DraftMoved, movedDraft},
        {ChangeKind::GameChanged, recordedGame},
        ACT(GameVoided, voidGame(e, w.place(), reasonIn(w))),
        ACT(GameCounts, countGame(e, w.place())),
        {ChangeKind::RoundTiesRolled, rolledForPlaces},
        ACT(LatecomerSeated,
            chosenSeats(desk, w, LatecomerRequest{w.round(), w.player(), w.time()},
                        tableIn(w, u"table"_s))),
        {ChangeKind::PlayerLeft, leaver},
        {ChangeKind::DroppedOut, leaver},
        ACT(SeatsSwapped,
            chosenSeats(desk, w, SwapRequest{w.round(), w.player(), w.player(u"with"_s)})),
        ACT(PlayerMoved,
            chosenSeats(desk, w,
                        MoveRequest{w.round(), w.player(), TableNumber(w.number(u"to"_s))})),
        ACT(TableOpened, chosenSeats(desk, w, NewTableRequest{w.round()})),
        ACT(TableDissolved,
            chosenSeats(desk, w,
                        SmallTableRequest{w.round(), w.place().table, w.time(),
                                          w.isYes(u"started-too"_s)})),
        {ChangeKind::VariantVoted, voted},
        {ChangeKind::SidePicked, picked},
        ACT(FinalClockWaived, waiveFinalClock(e, true)),
        ACT(FinalClockKept, waiveFinalClock(e, false)),
    };
    return all;
}

#undef ACT

} // namespace

Result<Change> changeOf(const ActsDesk& desk, const ActWords& words) {
    const auto row = std::ranges::find_if(
        actRows(), [&](const ActRow& one) { return idOf(one.kind) == words.name(); });
    if (row == actRows().end())
        throw NotUnderstood{u"there is no act “%1”"_s.arg(words.name())};
    auto change = row->make(desk, words);
    words.finish();
    return change;
}

} // namespace mentat::test

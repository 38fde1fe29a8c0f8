#include "tests/session/shown_values.h"

#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/result_acts.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/ruleset/stage_lineups.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QString joinedOrNone(const QStringList& parts) {
    return parts.isEmpty() ? u"none"_s : parts.join(u", "_s);
}

QString idsOfPlayers(const std::vector<PlayerId>& players) {
    QStringList ids;
    for (const PlayerId& player : players)
        ids << player.text();
    return joinedOrNone(ids);
}

QString lineUpShown(const ActsDesk& desk, const ActWords& words) {
    const auto round = heatsScoringOf(desk.event()).round(desk.event(), words.stage());
    return round ? idsOfPlayers(finalLineUp(*round)) : u"none"_s;
}

/// Who advances by the standings, whatever is noted of the round.
QString advancingShown(const ActsDesk& desk, const ActWords& words) {
    const auto round = heatsScoringOf(desk.event()).round(desk.event(), words.stage());
    return round ? idsOfPlayers(round->advancement.lineUp) : u"none"_s;
}

/// "p5, p4 to play"
QString callsShown(const ActsDesk& desk, const ActWords& words) {
    QStringList calls;
    const auto made = callsMade(desk.session, desk.id, words.stage());
    for (const CallMade& call : made.value_or(std::vector<CallMade>()))
        calls << call.player.text() + (call.toPlay ? u" to play"_s : QString());
    return joinedOrNone(calls);
}

/// How many finalists the changes since their calls concern.
QString affectedShown(const ActsDesk& desk, const ActWords& words) {
    const auto round = heatsScoringOf(desk.event()).round(desk.event(), words.stage());
    const auto made = callsMade(desk.session, desk.id, words.stage());
    return QString::number(round && made ? affectedFinalists(*round, *made).size() : 0);
}

QString heldShown(const ActsDesk& desk, const ActWords& words) {
    for (const StageLineUp& one : stageLineUps(desk.event()).stages) {
        if (one.stage != words.stage())
            continue;
        if (one.held)
            return u"yes"_s;
        const bool isSkipped = one.reason.because == HeldBecause::GmSkips;
        const bool areTooFew = one.reason.because == HeldBecause::TooFew;
        return isSkipped ? u"no, the GM skips it"_s : areTooFew ? u"no, too few"_s : u"no"_s;
    }
    return u"none"_s;
}

QString pileShown(const ActsDesk& desk, const ActWords& words) {
    QStringList tables;
    const Heat* heat = findHeat(*heatsPlay(desk.event()), words.heat());
    const auto pile = pileOrder(desk.session, desk.id, *heat);
    for (const TableNumber table : pile.value_or(std::vector<TableNumber>()))
        tables << QString::number(table.value());
    return joinedOrNone(tables);
}

QString draftShown(const ActsDesk& desk, const ActWords& words) {
    const Draft* draft = desk.session.draftAt(desk.id, draftPlaceOf(words.place()));
    return draft ? draft->content : u"none"_s;
}

QString heatsShown(const ActsDesk& desk, const ActWords&) {
    QStringList numbers;
    for (const Heat& heat : heatsPlay(desk.event())->heats)
        numbers << QString::number(heat.number.value());
    return joinedOrNone(numbers);
}

QString tablesShown(const ActsDesk& desk, const ActWords& words) {
    QStringList numbers;
    const auto* games = gamesOf(*heatsPlay(desk.event()), words.round());
    for (const Game& game : games ? *games : std::vector<Game>())
        numbers << QString::number(game.table.value());
    return joinedOrNone(numbers);
}

/// The rules of warnings that nobody has accepted yet.
QString warningsShown(const ActsDesk& desk, const ActWords& words) {
    QStringList rules;
    const Game* game = gameAt(desk.event(), words.place());
    if (!game)
        throw NotUnderstood{u"there is no such game"_s};
    for (const Rule rule :
         heatsScoringOf(desk.event()).rulesToAccept(desk.event(), words.place(), *game))
        rules << QString(idOf(rule));
    return joinedOrNone(rules);
}

/// How many.
QString seatsShown(const ActsDesk& desk, const ActWords& words) {
    const Game* game = gameAt(desk.event(), words.place());
    return QString::number(game ? game->seats.size() : 0);
}

QString verdictShown(const ActsDesk& desk, const ActWords& words) {
    const Game* game = gameAt(desk.event(), words.place());
    return game && isAwaitingVerdict(*game) ? u"awaited"_s : u"none"_s;
}

// Dune

/// "live, tied, p2, p7": whatever is true of it, then who has it.
QString awardShown(const ActsDesk& desk, const ActWords& words) {
    const auto faction = words.word<Faction>(u"faction"_s);
    for (const AwardCourse& course : awardCourses(desk.event())) {
        if (course.award.side != faction)
            continue;
        QStringList parts;
        const std::pair<bool, QString> marks[]{{course.isLive, u"live"_s},
                                               {!course.questions.empty(), u"with questions"_s},
                                               {course.award.tied, u"tied"_s},
                                               {course.award.decided, u"decided"_s},
                                               {course.isHandedOver(), u"handed out"_s},
                                               {course.isToBeSent, u"to be sent"_s}};
        for (const auto& [isSo, word] : marks) {
            if (isSo)
                parts << word;
        }
        for (const auto& winner : course.award.winners)
            parts << winner.player.text();
        return joinedOrNone(parts);
    }
    return u"no such award"_s;
}

QString stepShown(const ActsDesk& desk, const ActWords&) {
    constexpr const char* words[]{"no line-up", "voting",  "picks",      "taking seats", "to start",
                                  "playing",    "result due", "rolls", "placed"};
    return QString::fromLatin1(words[size_t(finalState(desk.event()).step)]);
}

/// "3 for, 3 against, 0 missing, p1 decides; without"
QString voteShown(const ActsDesk& desk, const ActWords&) {
    const FinalState state = finalState(desk.event());
    if (!state.hasVote)
        return u"none"_s;
    QString text = u"%1 for, %2 against, %3 missing"_s.arg(state.votes.inFavor)
                       .arg(state.votes.against)
                       .arg(state.votes.missing);
    if (state.votes.followed)
        text += u", %1 decides"_s.arg(state.votes.followed->text());
    return text + (state.withExpansion ? u"; with"_s : u"; without"_s);
}

/// "p5 from bene-gesserit, fremen"
QString pickingShown(const ActsDesk& desk, const ActWords&) {
    const Picking picking = finalState(desk.event()).picking;
    QStringList left;
    for (const Faction faction : picking.left)
        left << QString(idOf(faction));
    return u"%1 from %2"_s.arg(picking.next ? picking.next->text() : u"none"_s,
                               joinedOrNone(left));
}

/// What a player plays in the final.
QString playsShown(const ActsDesk& desk, const ActWords& words) {
    const Game* game = onlyFinalGame(desk.event());
    const PlayerId player = words.player();
    for (const Seat& seat : game ? game->seats : std::vector<Seat>()) {
        if (seat.player == player)
            return dune(seat).faction ? QString(idOf(*dune(seat).faction)) : u"none"_s;
    }
    return u"no seat"_s;
}

/// "p1, p2 on 1, 2": of the final, both in their own order.
QString seatedShown(const ActsDesk& desk, const ActWords&) {
    std::set<PlayerId> players;
    QStringList numbers;
    for (const Seat& seat : onlyFinalGame(desk.event())->seats) {
        players.insert(seat.player);
        numbers << QString::number(seat.number.value());
    }
    return u"%1 on %2"_s.arg(idsOfPlayers({players.begin(), players.end()}), numbers.join(u", "_s));
}

/// "underway, ends at 17:20": the final's, at a time.
QString clockShown(const ActsDesk& desk, const ActWords& words) {
    constexpr const char* phases[]{"before", "grace", "underway", "last turns", "over"};
    const VenueTime now = words.time();
    const auto times = finalTimes(desk.event());
    if (!times)
        return u"none"_s;
    QStringList parts{QString::fromLatin1(phases[size_t(finalPhase(*times, now))])};
    if (!times->isPlaying)
        parts << u"not playing"_s;
    if (times->lastTurn)
        parts << u"last turn at %1"_s.arg(times->lastTurn->time().toString(u"HH:mm"_s));
    if (times->end)
        parts << u"ends at %1"_s.arg(times->end->time().toString(u"HH:mm"_s));
    if (!isFinalsHour(desk.event(), now))
        parts << u"not on the clock"_s;
    return joinedOrNone(parts);
}

} // namespace

std::optional<QString> shownValue(const ActsDesk& desk, const ActWords& words) {
    static const std::map<QString, QString (*)(const ActsDesk&, const ActWords&)> all{
        {u"advancing"_s, advancingShown},
        {u"affected-finalists"_s, affectedShown},
        {u"award"_s, awardShown},
        {u"calls-made"_s, callsShown},
        {u"draft"_s, draftShown},
        {u"drafts"_s,
         [](const ActsDesk& one, const ActWords&) {
             return QString::number(one.session.drafts().size());
         }},
        {u"final-clock"_s, clockShown},
        {u"final-step"_s, stepShown},
        {u"heats"_s, heatsShown},
        {u"held"_s, heldShown},
        {u"line-up"_s, lineUpShown},
        {u"people"_s,
         [](const ActsDesk& one, const ActWords&) {
             return QString::number(one.session.book().people.size());
         }},
        {u"picking"_s, pickingShown},
        {u"pile"_s, pileShown},
        {u"plays"_s, playsShown},
        {u"seated"_s, seatedShown},
        {u"seats"_s, seatsShown},
        {u"tables"_s, tablesShown},
        {u"verdict"_s, verdictShown},
        {u"vote"_s, voteShown},
        {u"warnings"_s, warningsShown}};
    const auto row = all.find(words.name());
    if (row == all.end())
        return std::nullopt;
    QString value = row->second(desk, words);
    words.finish();
    return value;
}

} // namespace mentat::test

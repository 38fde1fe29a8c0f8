#include "app/session/rounds/assistant_acts.h"

#include "app/session/people/known_people.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/desk_check_in.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/disqualified_players.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int mostLookedAt = 300; // journal entries

/// The drafts that an assistant's acts leave, and what others did meanwhile.

/// The result of an act is stored with the act, as a draft at this address: "second-desk/done/ID" ·
/// "p12".
DraftAddress markOfAct(const QString& id) {
    return u"second-desk/done/"_s + id;
}

/// The stored result; absent if the act was not done, or was undone.
std::optional<QString> markedBy(const Session& session, EventId event, const QString& id) {
    const Draft* mark = session.draftAt(event, markOfAct(id));
    return mark ? std::optional(mark->content) : std::nullopt;
}

/// The newest journal entry about the event for which this is true; absent if the last few hundred
/// have none.
std::optional<JournalEntry> newestEntry(Session& session, EventId event,
                                        const std::function<bool(const JournalEntry&)>& isTold) {
    auto page = session.journalPage(std::nullopt, mostLookedAt);
    if (!page)
        return std::nullopt;
    const auto found = std::ranges::find_if(
        *page, [&](const JournalEntry& entry) { return entry.event == event && isTold(entry); });
    return found == page->end() ? std::nullopt : std::optional(std::move(*found));
}

constexpr int shortestId = 16;
constexpr int longestId = 64;

std::optional<JournalEntry> lastOfAttendance(Session& session, EventId event,
                                             const EntrantSlot& slot) {
    return newestEntry(session, event, [&](const JournalEntry& entry) {
        return std::ranges::any_of(entry.change.edits, [&](const auto& edit) {
            const auto* one = std::get_if<Edit<EntrantSlot>>(&edit);
            return one && one->slot == slot;
        });
    });
}

std::optional<JournalEntry> lastOfDraw(Session& session, EventId event, HeatNumber heat) {
    return newestEntry(session, event, [&](const JournalEntry& entry) {
        const bool isOfTables = entry.change.kind == ChangeKind::TablesDrawn
                                || entry.change.kind == ChangeKind::RoundStarted;
        return isOfTables && !entry.change.operands.empty()
               && entry.change.operands.front() == Value(qint64(heat.value()));
    });
}

/// Why an assistant cannot check anyone in to the heat now; Done if they can.
AssistantAnswer answerOfHeat(const Event& event, const Heat* heat, const VenueTime& now) {
    if (event.details.closed)
        return AssistantAnswer::Closed;
    if (!heat || isOverOrCanceled(event.settings, heat->details, now))
        return AssistantAnswer::NotHeld;
    return heat->games.empty() ? AssistantAnswer::Done : AssistantAnswer::Drawn;
}

/// Why the guest cannot be checked in; Done if they can.
AssistantAnswer answerOfGuest(const Session& session, const Event& event, const AssistantAct& act,
                              const Player* player) {
    if (!player
        && (act.wish == AssistantWish::TakeOut
            || guestName(session.book(), event, act.who).isEmpty()))
        return AssistantAnswer::Unknown;
    const auto there = player ? valueAt(event, EntrantSlot{act.heat, player->id}) : std::nullopt;
    if (act.wish == AssistantWish::TakeOut)
        return there ? AssistantAnswer::Done : AssistantAnswer::IsOut;
    if (there && !there->onlyIfNeeded)
        return AssistantAnswer::IsIn;
    return player && DisqualifiedPlayers(event).contains(player->id) ? AssistantAnswer::Disqualified
                                                                     : AssistantAnswer::Done;
}

Result<Change> changeOf(const Session& session, EventId id, const AssistantAct& act,
                        const Player* player) {
    if (act.wish == AssistantWish::CheckIn) {
        auto in = guestCheckedIn(session, id, act.heat, act.who);
        return in && !act.badge.isEmpty()
                   ? withoutMissedBadge(session, id, act.heat, act.badge, *std::move(in))
                   : in;
    }
    return takeOutAtDesk(session, id, act.heat, player->id);
}

} // namespace

bool isActId(const QString& text) {
    return text.size() >= shortestId && text.size() <= longestId
           && std::ranges::all_of(text, [](QChar c) {
                  return c == u'-' || (c.unicode() < 0x80 && c.isLetterOrNumber());
              });
}

std::optional<PlayerId> doneByAssistant(const Session& session, EventId event, const QString& id) {
    const auto mark = markedBy(session, event, id);
    return mark ? PlayerId::fromText(*mark) : std::nullopt;
}

Result<AssistantOutcome> actByAssistant(Session& session, EventId id, const AssistantAct& act,
                                        const VenueTime& now) {
    const Event* event = findEvent(session.book(), id);
    Q_ASSERT(event && isActId(act.id));
    if (auto player = doneByAssistant(session, id, act.id))
        return AssistantOutcome{AssistantAnswer::Done, std::move(player)};
    const HeatsPlay* play = heatsPlay(*event);
    const Player* player = playerWhoIs(*event, act.who);
    const auto playerId = player ? std::optional(player->id) : std::nullopt;
    const auto ofHeat = answerOfHeat(*event, play ? findHeat(*play, act.heat) : nullptr, now);
    const auto answer
        = ofHeat == AssistantAnswer::Done ? answerOfGuest(session, *event, act, player) : ofHeat;
    if (answer == AssistantAnswer::Drawn)
        return AssistantOutcome{answer, playerId, lastOfDraw(session, id, act.heat)};
    if (answer == AssistantAnswer::IsIn || answer == AssistantAnswer::IsOut)
        return AssistantOutcome{answer, playerId,
                                lastOfAttendance(session, id, EntrantSlot{act.heat, *playerId})};
    if (answer != AssistantAnswer::Done)
        return AssistantOutcome{answer, playerId};
    auto change = changeOf(session, id, act, player);
    if (!change)
        return tl::unexpected(change.error());
    const PlayerId whom = player ? player->id : nextPlayerId(*event);
    change->drafts.push_back({markOfAct(act.id), std::nullopt, whom.text()});
    const ActingHand hand(session, act.initials);
    if (auto done = session.perform(id, *change); !done)
        return tl::unexpected(done.error());
    return AssistantOutcome{AssistantAnswer::Done, whom};
}

namespace {

std::optional<JournalEntry> lastOfTable(Session& session, EventId event, const GameAddress& table) {
    return newestEntry(session, event, [&](const JournalEntry& entry) {
        return std::ranges::any_of(entry.change.edits, [&](const auto& edit) {
            const auto* one = std::get_if<Edit<GameSlot>>(&edit);
            return one && one->slot == GameSlot{table.round, table.table};
        });
    });
}

/// Keeps the GM's remarks on the table along with the typed result.
Game withRemarksOfGm(Game typed, const Game& before) {
    if (before.note && typed.note && *typed.note != *before.note)
        typed.note = *before.note + u'\n' + *typed.note;
    else if (before.note)
        typed.note = before.note;
    for (const Acceptance& one : before.accepted)
        accept(typed.accepted, {one.rule}, one.reason.value_or(QString()));
    return typed;
}

} // namespace

QString seatsOf(const Event& event, const GameAddress& table) {
    const Game* game = gameAt(event, table);
    QStringList seats;
    for (const Seat& seat : game ? game->seats : std::vector<Seat>())
        seats.append(u"%1-%2"_s.arg(seat.number.value()).arg(seat.player.text()));
    return seats.join(u'.');
}

AssistantSheetOutcome sheetOutcome(Session& session, EventId id, const GameAddress& table,
                                   const QString& seats) {
    const Event& event = *findEvent(session.book(), id);
    const Game* game = gameAt(event, table);
    if (event.details.closed)
        return {SheetAnswer::Closed};
    if (!game || game->isVoid)
        return {SheetAnswer::Gone, lastOfTable(session, id, table)};
    if (hasResult(*game))
        return {SheetAnswer::HasResult, lastOfTable(session, id, table)};
    if (seatsOf(event, table) != seats)
        return {SheetAnswer::SeatsChanged, lastOfTable(session, id, table)};
    const bool isHalfTyped = session.draftAt(id, draftPlaceOf(table));
    return {isHalfTyped ? SheetAnswer::AtDesk : SheetAnswer::Done};
}

bool isSheetRecorded(const Session& session, EventId event, const QString& id) {
    return markedBy(session, event, id).has_value();
}

Result<AssistantSheetOutcome> recordByAssistant(Session& session, EventId id,
                                                const AssistantSheet& sheet) {
    Q_ASSERT(isActId(sheet.id));
    if (isSheetRecorded(session, id, sheet.id))
        return AssistantSheetOutcome{};
    AssistantSheetOutcome outcome = sheetOutcome(session, id, sheet.table, sheet.seats);
    if (outcome.answer != SheetAnswer::Done)
        return outcome;
    const Event& event = *findEvent(session.book(), id);
    auto change
        = recordGame(event, sheet.table, withRemarksOfGm(sheet.game, *gameAt(event, sheet.table)));
    if (!change)
        return tl::unexpected(change.error());
    change->drafts.push_back(
        {markOfAct(sheet.id), std::nullopt,
         roundWord(sheet.table.round) + u'-' + QString::number(sheet.table.table.value())});
    const ActingHand hand(session, sheet.initials);
    if (auto done = session.perform(id, *change); !done)
        return tl::unexpected(done.error());
    return outcome;
}

} // namespace mentat

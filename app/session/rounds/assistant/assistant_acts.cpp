#include "app/session/rounds/assistant/assistant_acts.h"

#include "app/session/people/known_people.h"
#include "app/session/rounds/assistant/assistant_marks.h"
#include "app/session/rounds/check_in/missed_badges.h"
#include "app/session/rounds/heats/heat_acts.h"
#include "app/session/session.h"
#include "model/changes/change_kind.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/disqualified_players.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

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

/// Why the heat takes nobody from an assistant now; Done: it does.
AssistantAnswer answerOfHeat(const Event& event, const Heat* heat, const VenueTime& now) {
    if (event.details.closed)
        return AssistantAnswer::Closed;
    if (!heat || isOverOrCancelled(event.settings, heat->details, now))
        return AssistantAnswer::NotHeld;
    return heat->games.empty() ? AssistantAnswer::Done : AssistantAnswer::Drawn;
}

/// Why the guest can't; Done: they can.
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
    auto out = checkOut(*findEvent(session.book(), id), act.heat, player->id);
    return out ? withoutPhone(session, id, act.heat, player->id, *std::move(out)) : out;
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

} // namespace mentat

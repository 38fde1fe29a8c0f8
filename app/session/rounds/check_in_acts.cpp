#include "app/session/rounds/check_in_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/heat_acts.h"
#include "model/changes/change_kind.h"
#include "model/people/names.h"
#include "model/rounds/round.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/disqualified_players.h"
#include "scoring/players.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Both changes as one, of the second's kind.
Change joined(Change first, Change second) {
    second.edits.insert(second.edits.begin(), std::make_move_iterator(first.edits.begin()),
                        std::make_move_iterator(first.edits.end()));
    second.people.insert(second.people.begin(), std::make_move_iterator(first.people.begin()),
                         std::make_move_iterator(first.people.end()));
    return second;
}

Result<Change> thenCheckedIn(Result<Change> first, const Event& event, HeatNumber heat,
                             const PlayerId& player, bool onlyIfNeeded) {
    if (!first)
        return first;
    Event with = event;
    apply(with, *first);
    auto in = onlyIfNeeded ? playIfNeeded(with, heat, player) : checkIn(with, heat, player);
    if (!in)
        return in;
    return joined(*std::move(first), *std::move(in));
}

bool isIn(const Event& event, HeatNumber heat, const PlayerId& player) {
    const auto attendance = valueAt(event, EntrantSlot{heat, player});
    return attendance && !attendance->onlyIfNeeded;
}

} // namespace

Result<Change> registerForHeat(const Book& book, const Event& event, HeatNumber heat,
                               const Player& player, bool onlyIfNeeded) {
    return thenCheckedIn(addPlayer(book, event, player), event, heat, player.id, onlyIfNeeded);
}

Result<Change> checkInWithDetails(const Book& book, const Event& event, HeatNumber heat,
                                  const Player& player, bool onlyIfNeeded) {
    return thenCheckedIn(changePlayer(book, event, player), event, heat, player.id, onlyIfNeeded);
}

Result<Change> checkInAll(const Event& event, HeatNumber heat,
                          const std::vector<PlayerId>& players) {
    Change all{ChangeKind::ListCheckedIn, {0, qint64(heat.value())}, {}, {}, {}};
    Event now = event;
    qint64 number = 0;
    const DisqualifiedPlayers out(event);
    for (const PlayerId& player : players) {
        if (isIn(now, heat, player) || (findPlayer(event, player) && out.contains(player)))
            continue;
        auto in = checkIn(now, heat, player);
        if (!in)
            return in;
        apply(now, *in);
        ++number;
        std::move(in->edits.begin(), in->edits.end(), std::back_inserter(all.edits));
    }
    all.operands.front() = number;
    return all;
}

namespace {

/// Addresses: "missed/2/981". The draft holds the scanned text.
QString beginOf(HeatNumber heat) {
    return u"missed/%1/"_s.arg(heat.value());
}

DraftAddress placeOf(HeatNumber heat, const QString& badge) {
    return beginOf(heat) + badgeNumber(badge);
}

} // namespace

QStringList missedBadges(const Session& session, EventId event, HeatNumber heat) {
    std::vector<const Draft*> missed;
    for (const Draft& draft : session.drafts()) {
        if (draft.event == event && draft.place.startsWith(beginOf(heat)))
            missed.push_back(&draft);
    }
    std::ranges::stable_sort(missed, {}, &Draft::saved);
    QStringList badges;
    for (const Draft* draft : missed)
        badges << draft->content;
    return badges;
}

Result<void> noteMissedBadge(Session& session, EventId event, HeatNumber heat,
                             const QString& badge) {
    const DraftAddress place = placeOf(heat, badge);
    return session.draftAt(event, place) ? Result<void>() : session.saveDraft(event, place, badge);
}

Result<void> dismissMissedBadge(Session& session, EventId event, HeatNumber heat,
                                const QString& badge) {
    return session.discardDraft(event, placeOf(heat, badge));
}

Change withoutMissedBadge(const Session& session, EventId event, HeatNumber heat,
                          const QString& badge, Change change) {
    const DraftAddress place = placeOf(heat, badge);
    if (const Draft* there = session.draftAt(event, place))
        change.drafts.push_back({place, there->content, std::nullopt});
    return change;
}

namespace {

const Game* gameWith(const std::vector<Game>& games, const PlayerId& player) {
    const auto found = std::ranges::find_if(games, [&](const Game& game) {
        return isUnfinished(game) && !game.end
               && std::ranges::find(game.seats, player, &Seat::player) != game.seats.end();
    });
    return found == games.end() ? nullptr : &*found;
}

/// Whether the player plays, judged before there are tables.
bool isToPlay(const Round& round, const PlayerId& player) {
    if (const Heat* heat = round.heat())
        return isAmong(heat->entrants, player);
    const Stage& details = round.stage()->details;
    return details.closed && isAmong(details.present, player);
}

/// A heat has scheduled hours; an advanced round has a length from its actual start.
std::optional<RoundHours> hoursThere(const Event& event, const Round& round, const Game* game) {
    if (round.stage() && game && game->start)
        return hoursFrom(event, round, *game->start);
    return round.heat() && round.heat()->details.canceled ? std::nullopt : hoursOf(event, round);
}

/// The seats whose time is known.
std::vector<SeatAtOtherEvent> seatsAt(const BookEvent& entry, const PlayerId& player) {
    std::vector<SeatAtOtherEvent> seats;
    for (const Round& round : roundsOf(entry.event)) {
        const Game* game = gameWith(round.games(), player);
        if (!game && !(round.games().empty() && isToPlay(round, player)))
            continue;
        if (const auto hours = hoursThere(entry.event, round, game))
            seats.push_back({entry.id, round.id(), game ? std::optional(game->table) : std::nullopt,
                             hours->start, hours->end});
    }
    return seats;
}

} // namespace

std::optional<SeatAtOtherEvent> seatAtOtherEvent(const Book& book, EventId event, HeatNumber heat,
                                                 PersonId person) {
    const Event* here = findEvent(book, event);
    const auto known = here ? findRound(*here, heat) : std::nullopt;
    const auto now = known ? hoursThere(*here, *known, nullptr) : std::nullopt;
    if (!now)
        return std::nullopt;
    std::optional<SeatAtOtherEvent> first;
    for (const BookEvent& entry : book.events) {
        const auto player
            = std::ranges::find(entry.event.players, std::optional(person), &Player::person);
        if (entry.id == event || player == entry.event.players.end())
            continue;
        for (SeatAtOtherEvent& seat : seatsAt(entry, player->id)) {
            const bool isMeanwhile = seat.start < now->end && now->start < seat.end;
            if (isMeanwhile && (!first || seat.start < first->start))
                first = std::move(seat);
        }
    }
    return first;
}

} // namespace mentat

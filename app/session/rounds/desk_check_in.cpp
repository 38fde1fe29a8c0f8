#include "app/session/rounds/desk_check_in.h"

#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/people/names.h"

namespace mentat {
namespace {

/// The row's player with the facts that were given.
Player playerOfWish(const Book& book, const Event& event, const CheckInWish& wish) {
    const CheckInRow& row = wish.row;
    const auto* id = std::get_if<PlayerId>(&row.who);
    const auto* person = std::get_if<PersonId>(&row.who);
    const Player* known = id ? findPlayer(event, *id) : nullptr;
    const PlayerId next = id ? *id : nextPlayerId(event);
    Player player = known    ? *known
                    : person ? playerOf(*findPerson(book, *person), next)
                             : newPlayer(*Name::fromText(row.name), next);
    const QString home = known || person ? row.typedHome : row.from;
    if (!home.isEmpty() && player.from.value_or(QString()).isEmpty())
        player.from = home;
    if (!wish.badge.isEmpty() && badgeNumber(player.badge).isEmpty())
        player.badge = wish.badge;
    return player;
}

/// `onlyIfNeeded` puts them on standby.
Result<Change> attendanceChange(const Book& book, const Event& event, HeatNumber heat,
                                const CheckInWish& wish, const Player& player, bool onlyIfNeeded) {
    const auto* id = std::get_if<PlayerId>(&wish.row.who);
    const Player* known = id ? findPlayer(event, *id) : nullptr;
    if (id && (!known || *known == player))
        return onlyIfNeeded ? playIfNeeded(event, heat, *id) : checkIn(event, heat, *id);
    return known ? checkInWithDetails(book, event, heat, player, onlyIfNeeded)
                 : registerForHeat(book, event, heat, player, onlyIfNeeded);
}

} // namespace

Result<CheckInAct> checkInAtDesk(const Session& session, EventId id, HeatNumber number,
                                 const CheckInWish& wish) {
    using As = CheckInAct::As;
    const Book& book = session.book();
    const Event& event = *findEvent(book, id);
    const auto heat = heatIn(event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    const CheckInState state = wish.row.state;
    Player player = playerOfWish(book, event, wish);
    const As in = (*heat)->games.empty() ? As::In : As::Late;
    const auto act = [&](Result<Change> change, As as) -> Result<CheckInAct> {
        if (!change)
            return tl::unexpected(std::move(change.error()));
        return CheckInAct{*std::move(change), player, as};
    };
    if (wish.letsIn()) {
        if (const Player* known = playerWhoIs(event, guestOf(wish.row)))
            player = *known;
        return act(letIn(session, id, number, guestOf(wish.row)), in);
    }
    const bool wasIn = !wish.badge.isEmpty() && state == CheckInState::In;
    const bool toStandby = wish.onlyIfNeeded && state != CheckInState::OnlyIfNeeded;
    auto change = wasIn ? changePlayer(book, event, player)
                        : attendanceChange(book, event, number, wish, player, toStandby);
    const QString& missed = !wish.badge.isEmpty()        ? wish.badge
                            : !wish.row.missed.isEmpty() ? wish.row.missed
                                                         : wish.scanned;
    if (change && !missed.isEmpty())
        change = withoutMissedBadge(session, id, number, missed, *std::move(change));
    return act(std::move(change), wasIn ? As::WasIn : toStandby ? As::OnStandby : in);
}

Result<Change> takeOutAtDesk(const Session& session, EventId event, HeatNumber heat,
                             const PlayerId& player) {
    auto out = checkOut(*findEvent(session.book(), event), heat, player);
    return out ? withoutPhone(session, event, heat, player, *std::move(out)) : out;
}

} // namespace mentat

#include "ui/heats/day/check_in_acts.h"

#include "app/session/acts.h"
#include "app/session/people/known_people.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "model/people/names.h"
#include "ui/heats/shown_round.h"

namespace mentat {

const Heat* CheckInActs::heat() const {
    return shownHeat(m_book, m_heat);
}

Player CheckInActs::playerOfRow(const CheckInRow& row, const QString& badge) const {
    const Event& event = m_book.event();
    const auto* id = std::get_if<PlayerId>(&row.who);
    const auto* person = std::get_if<PersonId>(&row.who);
    const Player* known = id ? findPlayer(event, *id) : nullptr;
    const PlayerId next = nextPlayerId(event);
    Player player = known    ? *known
                    : person ? playerOf(*findPerson(m_book.book(), *person), next)
                             : newPlayer(*Name::fromText(row.name), next);
    const QString home = known || person ? row.typedHome : row.from;
    if (!home.isEmpty() && player.from.value_or(QString()).isEmpty())
        player.from = home;
    if (!badge.isEmpty() && badgeNumber(player.badge).isEmpty())
        player.badge = badge;
    return player;
}

Result<Change> CheckInActs::checkInChange(const CheckInRow& row, bool onlyIfNeeded,
                                          const QString& badge) const {
    const Event& event = m_book.event();
    const auto* id = std::get_if<PlayerId>(&row.who);
    const Player* known = id ? findPlayer(event, *id) : nullptr;
    const Player player = playerOfRow(row, badge);
    if (id && (!known || *known == player))
        return onlyIfNeeded ? playIfNeeded(event, *m_heat, *id)
                            : mentat::checkIn(event, *m_heat, *id);
    return known ? checkInWithDetails(m_book.book(), event, *m_heat, player, onlyIfNeeded)
                 : registerForHeat(m_book.book(), event, *m_heat, player, onlyIfNeeded);
}

QString CheckInActs::noteOf(const CheckInRow& row, const TypedQuery& typed) {
    const QString before = typed.before.simplified();
    if (!before.isEmpty())
        return tr("The scanner read the badge of %1. You were typing “%2”: go on.")
            .arg(row.name, before);
    if (row.isNear)
        return tr("%1 is in. You typed “%2”: Ctrl+Z undoes it.").arg(row.name, typed.asked);
    if (!row.similar.isEmpty())
        return tr("%1 is new here. %2 has a similar name; if they are one person, merge them on "
                  "Players.")
            .arg(row.name, row.similar);
    return {};
}

std::optional<CheckInActs::CameIn> CheckInActs::checkIn(const CheckInRow& row, bool onlyIfNeeded,
                                                        const TypedQuery& typed) {
    if (row.state == CheckInState::Waits && !onlyIfNeeded)
        return letIn(guestOf(row), row.similar);
    const bool isScanned = row.missed.isEmpty() && isBadgeNumber(typed.asked);
    return perform(row, onlyIfNeeded, isScanned ? typed.asked : row.missed, {}, noteOf(row, typed));
}

std::optional<CheckInActs::CameIn> CheckInActs::checkInWith(const QString& badge,
                                                            const CheckInRow& row,
                                                            bool onlyIfNeeded,
                                                            const TypedQuery& typed) {
    const Player player = playerOfRow(row, badge);
    const auto* id = std::get_if<PlayerId>(&row.who);
    const QString name = id ? calledName(m_book.event(), player) : player.name.text();
    const QString own = player.badge.value_or(badge);
    QStringList notes{noteOf(row, typed)};
    notes << (badgeNumber(own) == badgeNumber(badge)
                  ? tr("%1 has badge %2 from now on.").arg(name, badge)
                  : tr("%1 keeps badge %2. If %3 is right, change it on Players.")
                        .arg(name, own, badge));
    notes.removeAll(QString());
    return perform(row, onlyIfNeeded, badge, badge, notes.join(u' '));
}

/// missed: the badge that is listed no longer. badge: what the player gets. Empty: none.
std::optional<CheckInActs::CameIn> CheckInActs::perform(const CheckInRow& row, bool onlyIfNeeded,
                                                        const QString& missed, const QString& badge,
                                                        const QString& note) {
    const bool toStandby = onlyIfNeeded && row.state != CheckInState::OnlyIfNeeded;
    const bool isIn = !badge.isEmpty() && row.state == CheckInState::In;
    const bool hadTables = !heat()->games.empty();
    auto change = isIn ? changePlayer(m_book.book(), m_book.event(), playerOfRow(row, badge))
                       : checkInChange(row, toStandby, badge);
    if (change && !missed.isEmpty())
        change = withoutMissedBadge(m_book.session(), m_book.eventId(), *m_heat, missed,
                                    *std::move(change));
    if (!m_book.perform(change))
        return std::nullopt;
    if (!toStandby && !isIn)
        return cameIn(hadTables, note);
    if (!note.isEmpty())
        m_book.say(Gravity::Note, note);
    return isIn ? CameIn{.player = std::get<PlayerId>(row.who)}
                : CameIn{.player = heat()->standby.back(), .isOnStandby = true};
}

bool CheckInActs::miss(const QString& badge) {
    return m_book.succeeded(noteMissedBadge(m_book.session(), m_book.eventId(), *m_heat, badge));
}

std::optional<CheckInActs::CameIn> CheckInActs::letIn(const PhoneGuest& guest,
                                                      const QString& similar) {
    const bool hadTables = !heat()->games.empty();
    const QString name = guestCalled(m_book.book(), m_book.event(), guest);
    if (!m_book.perform(mentat::letIn(m_book.session(), m_book.eventId(), *m_heat, guest)))
        return std::nullopt;
    return cameIn(
        hadTables,
        similar.isEmpty()
            ? QString()
            : tr("%1 is in. %2 has a similar name: Ctrl+Z undoes it.").arg(name, similar));
}

std::optional<CheckInActs::CameIn> CheckInActs::cameIn(bool hadTables, const QString& note) {
    const PlayerId last = heat()->entrants.back();
    QStringList notes{note};
    if (const Player* player = findPlayer(m_book.event(), last))
        notes << elsewhereText(m_book.book(), m_book.eventId(), *m_heat, *player);
    notes.removeAll(QString());
    if (!notes.isEmpty())
        m_book.say(Gravity::Note, notes.join(u' '));
    return CameIn{.player = last, .isLate = hadTables};
}

void CheckInActs::checkInAll(const std::vector<PlayerId>& players) {
    constexpr qsizetype mostTold = 2;
    const size_t before = heat()->entrants.size();
    if (!m_book.perform(mentat::checkInAll(m_book.event(), *m_heat, players)))
        return;
    QStringList notes;
    for (size_t i = before; i < heat()->entrants.size(); ++i) {
        if (const Player* player = findPlayer(m_book.event(), heat()->entrants[i]))
            notes << elsewhereText(m_book.book(), m_book.eventId(), *m_heat, *player);
    }
    notes.removeAll(QString());
    if (const auto more = notes.size() - mostTold; more > 0)
        notes = notes.mid(0, mostTold)
                << tr("%n more sit(s) at another event then.", nullptr, static_cast<int>(more));
    if (!notes.isEmpty())
        m_book.say(Gravity::Note, notes.join(u' '));
}

void CheckInActs::takeOut(const CheckInRow& row) {
    if (row.state == CheckInState::Waits) {
        const PhoneGuest guest = guestOf(row);
        const QString name = guestCalled(m_book.book(), m_book.event(), guest);
        if (m_book.succeeded(sendAway(m_book.session(), m_book.eventId(), *m_heat, guest)))
            m_book.say(Gravity::Note, tr("%1 no longer waits with a phone.").arg(name));
        return;
    }
    if (!row.missed.isEmpty()) {
        if (m_book.succeeded(
                dismissMissedBadge(m_book.session(), m_book.eventId(), *m_heat, row.missed)))
            m_book.say(Gravity::Note, tr("Badge %1 is no longer listed.").arg(row.missed));
        return;
    }
    const auto* id = std::get_if<PlayerId>(&row.who);
    if (!id)
        return;
    auto out = checkOut(m_book.event(), *m_heat, *id);
    if (out)
        out = withoutPhone(m_book.session(), m_book.eventId(), *m_heat, *id, *std::move(out));
    const QString name = playerName(m_book.event(), *id);
    if (m_book.perform(out))
        m_book.sayDone(tr("%1 is no longer in heat %2.").arg(name).arg(m_heat->value()));
}

void CheckInActs::change(const CheckInRow& row, void (*act)(Player&)) {
    const auto* id = std::get_if<PlayerId>(&row.who);
    const Player* known = id ? findPlayer(m_book.event(), *id) : nullptr;
    if (!known)
        return;
    Player player = *known;
    act(player);
    m_book.perform(changePlayer(m_book.book(), m_book.event(), player));
}

} // namespace mentat

#include "ui/heats/day/check_in_acts.h"

#include "app/session/acts.h"
#include "app/session/heats/check_in_acts.h"
#include "app/session/heats/heat_acts.h"
#include "app/session/people/registration.h"
#include "ui/heats/heat_text.h"
#include "ui/heats/shown_heat.h"

namespace mentat {

const Heat* CheckInActs::heat() const {
    return shownHeat(m_book, m_heat);
}

Result<Change> CheckInActs::checkInChange(const CheckInRow& row, bool onlyIfNeeded) const {
    const Event& event = m_book.event();
    const auto* id = std::get_if<PlayerId>(&row.who);
    const Player* known = id ? findPlayer(event, *id) : nullptr;
    const bool isHomeNew = known && known->from.value_or(QString()).isEmpty();
    if (id && (!isHomeNew || row.typedHome.isEmpty()))
        return onlyIfNeeded ? playIfNeeded(event, *m_heat, *id)
                            : mentat::checkIn(event, *m_heat, *id);
    const PlayerId next = nextPlayerId(event);
    const auto* person = std::get_if<PersonId>(&row.who);
    Player player = known    ? *known
                    : person ? playerOf(*findPerson(m_book.book(), *person), next)
                             : newPlayer(*Name::fromText(row.name), next);
    const QString home = known || person ? row.typedHome : row.from;
    if (!home.isEmpty() && player.from.value_or(QString()).isEmpty())
        player.from = home;
    return known ? checkInWithDetails(m_book.book(), event, *m_heat, player, onlyIfNeeded)
                 : registerForHeat(m_book.book(), event, *m_heat, player, onlyIfNeeded);
}

QString CheckInActs::noteOf(const CheckInRow& row, const QString& typed) {
    if (row.isNear)
        return tr("%1 is in. You typed “%2”: Ctrl+Z undoes it.").arg(row.name, typed);
    if (!row.similar.isEmpty())
        return tr("%1 is new here. %2 has a similar name; if they are one person, merge them on "
                  "Players.")
            .arg(row.name, row.similar);
    return {};
}

std::optional<CheckInActs::CameIn> CheckInActs::checkIn(const CheckInRow& row, bool onlyIfNeeded,
                                                        const QString& typed) {
    if (row.state == CheckInState::Waits && !onlyIfNeeded)
        return letIn(guestOf(row), row.similar);
    const bool toStandby = onlyIfNeeded && row.state != CheckInState::OnlyIfNeeded;
    const bool hadTables = !heat()->games.empty();
    if (!m_book.perform(checkInChange(row, toStandby)))
        return std::nullopt;
    const QString note = noteOf(row, typed);
    if (!toStandby)
        return cameIn(hadTables, note);
    if (!note.isEmpty())
        m_book.say(Gravity::Note, note);
    return CameIn{.player = heat()->standby.back(), .isOnStandby = true};
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
        m_book.succeeded(sendAway(m_book.session(), m_book.eventId(), *m_heat, guestOf(row)));
        return;
    }
    const auto* id = std::get_if<PlayerId>(&row.who);
    if (!id)
        return;
    auto out = checkOut(m_book.event(), *m_heat, *id);
    if (out)
        out = withoutPhone(m_book.session(), m_book.eventId(), *m_heat, *id, *std::move(out));
    m_book.perform(out);
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

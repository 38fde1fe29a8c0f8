#include "app/session/rounds/phone_check_ins.h"

#include "app/session/people/known_people.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/disqualified_players.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t mostWaiting = 100; // per heat
constexpr qint64 peopleCome = 60;   // minutes before a start

// Addresses: "phones/2/in/p12", "phones/2/waits/player p12", "…/person 17", "…/new ada byron".
const QString markOfPhone = u"in"_s;

QString beginOf(HeatNumber heat, const QString& list) {
    return u"phones/%1/%2/"_s.arg(heat.value()).arg(list);
}

QString markPlace(HeatNumber heat, const PlayerId& player) {
    return beginOf(heat, u"in"_s) + player.text();
}

// The words for guests in addresses and drafts; a draft holds the name as typed.
constexpr QStringView playerWord = u"player ";
constexpr QStringView personWord = u"person ";
constexpr QStringView newWord = u"new ";

QString wordsOf(const PhoneGuest& guest, const QString& name) {
    if (const auto* player = std::get_if<PlayerId>(&guest))
        return playerWord.toString() + player->text();
    if (const auto* person = std::get_if<PersonId>(&guest))
        return personWord.toString() + QString::number(person->number());
    return newWord.toString() + name;
}

QString waitingPlace(HeatNumber heat, const PhoneGuest& guest) {
    const auto* name = std::get_if<Name>(&guest);
    return beginOf(heat, u"waits"_s) + wordsOf(guest, name ? name->normalized() : QString());
}

QString keptOf(const PhoneGuest& guest) {
    const auto* name = std::get_if<Name>(&guest);
    return wordsOf(guest, name ? name->text() : QString());
}

/// Absent if the text has another format.
std::optional<PhoneGuest> guestIn(const QString& words) {
    if (words.startsWith(playerWord)) {
        const auto player = PlayerId::fromText(words.mid(playerWord.size()));
        return player ? std::optional<PhoneGuest>(*player) : std::nullopt;
    }
    if (words.startsWith(personWord)) {
        const auto person = PersonId::fromNumber(words.mid(personWord.size()).toLongLong());
        return person ? std::optional<PhoneGuest>(*person) : std::nullopt;
    }
    const auto name = words.startsWith(newWord) ? Name::fromText(words.mid(newWord.size()))
                                                : std::optional<Name>();
    return name ? std::optional<PhoneGuest>(*name) : std::nullopt;
}

/// Adds the draft to the change; an absent `after` removes it.
void putDraft(Change& change, const Session& session, EventId event, const DraftAddress& place,
              const std::optional<QString>& after) {
    const Draft* there = session.draftAt(event, place);
    const auto before = there ? std::optional(there->content) : std::nullopt;
    if (before != after)
        change.drafts.push_back({place, before, after});
}

/// Absent if neither in nor on standby.
std::optional<Attendance> attendanceOf(const Event& event, HeatNumber heat,
                                       const PhoneGuest& guest) {
    const Player* player = playerWhoIs(event, guest);
    return player ? valueAt(event, EntrantSlot{heat, player->id}) : std::nullopt;
}

/// Whether check-in is open: `before` minutes before the start.
bool isOpen(const Event& event, const Heat& heat, const VenueTime& now, qint64 before) {
    const auto& start = heat.details.start;
    return !isOverOrCanceled(event.settings, heat.details, now)
           && (!start || now.minutesTo(*start) <= before);
}

/// The guest's id, present or future.
PlayerId idOf(const Event& event, const PhoneGuest& guest) {
    if (const Player* known = playerWhoIs(event, guest))
        return known->id;
    const auto* id = std::get_if<PlayerId>(&guest);
    return id ? *id : nextPlayerId(event);
}

/// Checks the guest in, with the phone's mark.
Result<Change> checkedIn(const Session& session, EventId id, HeatNumber heat,
                         const PhoneGuest& guest) {
    auto change = guestCheckedIn(session, id, heat, guest);
    if (change) {
        const PlayerId player = idOf(*findEvent(session.book(), id), guest);
        putDraft(*change, session, id, markPlace(heat, player), markOfPhone);
    }
    return change;
}

/// Only with the GM's permission.
bool needsTheDesk(const Event& event, const Heat& heat, const PhoneGuest& guest) {
    const Player* player = playerWhoIs(event, guest);
    if (!player && !std::holds_alternative<PersonId>(guest))
        return true;
    return !heat.games.empty() || (player && DisqualifiedPlayers(event).contains(player->id));
}

Result<PhoneOutcome> wait(Session& session, EventId event, HeatNumber heat,
                          const PhoneGuest& guest) {
    const DraftAddress place = waitingPlace(heat, guest);
    if (session.draftAt(event, place))
        return PhoneOutcome::Waits;
    if (waitingGuests(session, event, heat).size() >= mostWaiting)
        return PhoneOutcome::Full;
    if (auto saved = session.saveDraft(event, place, keptOf(guest)); !saved)
        return tl::unexpected(saved.error());
    return PhoneOutcome::Waits;
}

} // namespace

const Player* playerWhoIs(const Event& event, const PhoneGuest& guest) {
    if (const auto* id = std::get_if<PlayerId>(&guest))
        return findPlayer(event, *id);
    if (const auto* person = std::get_if<PersonId>(&guest))
        return playerWho(event, *person);
    const QString name = std::get<Name>(guest).normalized();
    const Player* found = nullptr;
    for (const Player& player : event.players) {
        if (player.name.normalized() != name)
            continue;
        if (found)
            return nullptr;
        found = &player;
    }
    return found;
}

Result<Change> guestCheckedIn(const Session& session, EventId id, HeatNumber heat,
                              const PhoneGuest& guest) {
    const Event& event = *findEvent(session.book(), id);
    const PlayerId player = idOf(event, guest);
    auto change = [&]() -> Result<Change> {
        if (playerWhoIs(event, guest) || std::holds_alternative<PlayerId>(guest))
            return checkIn(event, heat, player);
        if (const auto* name = std::get_if<Name>(&guest))
            return registerForHeat(session.book(), event, heat, newPlayer(*name, player), false);
        const Person* person = findPerson(session.book(), std::get<PersonId>(guest));
        if (!person)
            return failure(FailureKind::UnknownPerson, {std::get<PersonId>(guest).number()});
        return registerForHeat(session.book(), event, heat, playerOf(*person, player), false);
    }();
    if (change)
        putDraft(*change, session, id, waitingPlace(heat, guest), std::nullopt);
    return change;
}

std::optional<HeatNumber> heatForPhones(const Event& event, const VenueTime& now) {
    const HeatsPlay* play = heatsPlay(event);
    if (!play || event.details.closed)
        return std::nullopt;
    const auto hour = heatOfTheHour(event, now);
    const Heat* ofTheHour = hour ? findHeat(*play, *hour) : nullptr;
    if (ofTheHour && !isOpen(event, *ofTheHour, now, clockShowsBefore))
        ofTheHour = nullptr;
    if (ofTheHour && ofTheHour->games.empty())
        return hour;
    // The last drawn heat takes latecomers (R1.6) until check-in for another opens.
    const Heat* last = nullptr;
    for (const Heat& heat : play->heats) {
        const auto& start = heat.details.start;
        if (start && isOpen(event, heat, now, peopleCome)
            && (!last || !(*start < *last->details.start)))
            last = &heat;
    }
    if (last)
        return last->number;
    if (ofTheHour)
        return hour;
    const auto first = std::ranges::find_if(play->heats, [&](const Heat& heat) {
        return heat.games.empty() && isOpen(event, heat, now, clockShowsBefore);
    });
    return first == play->heats.end() ? std::nullopt : std::optional(first->number);
}

Result<PhoneOutcome> checkInByPhone(Session& session, EventId id, HeatNumber number,
                                    const PhoneGuest& guest, PhoneRule rule) {
    const Event* event = findEvent(session.book(), id);
    Q_ASSERT(event);
    const auto heat = heatIn(*event, number);
    if (!heat)
        return tl::unexpected(heat.error());
    if (event->details.closed)
        return failure(FailureKind::ClosedEvent,
                       {event->details.name.text(), qint64(event->details.year.value())});
    if (const auto there = attendanceOf(*event, number, guest))
        return there->onlyIfNeeded ? PhoneOutcome::IfNeeded : PhoneOutcome::WasIn;
    if (rule == PhoneRule::AllWait || needsTheDesk(*event, **heat, guest))
        return wait(session, id, number, guest);
    const auto change = checkedIn(session, id, number, guest);
    if (!change)
        return tl::unexpected(change.error());
    const ActingHand hand(session, u"phone"_s);
    if (auto done = session.perform(id, *change); !done)
        return tl::unexpected(done.error());
    return PhoneOutcome::In;
}

std::vector<WaitingGuest> waitingGuests(const Session& session, EventId id, HeatNumber heat) {
    std::vector<WaitingGuest> guests;
    const Event* event = findEvent(session.book(), id);
    const QString begin = beginOf(heat, u"waits"_s);
    for (const Draft& draft : session.drafts()) {
        if (!event || draft.event != id || !draft.place.startsWith(begin))
            continue;
        auto guest = guestIn(draft.content);
        if (guest && !attendanceOf(*event, heat, *guest)
            && !guestName(session.book(), *event, *guest).isEmpty())
            guests.push_back({*std::move(guest), draft.saved});
    }
    std::ranges::stable_sort(guests, {}, &WaitingGuest::since);
    return guests;
}

QString guestName(const Book& book, const Event& event, const PhoneGuest& guest) {
    if (const auto* name = std::get_if<Name>(&guest))
        return name->text();
    if (const auto* id = std::get_if<PlayerId>(&guest)) {
        const Player* player = findPlayer(event, *id);
        return player ? player->name.text() : QString();
    }
    const Person* person = findPerson(book, std::get<PersonId>(guest));
    return person ? person->name.text() : QString();
}

QString guestCalled(const Book& book, const Event& event, const PhoneGuest& guest) {
    const auto* id = std::get_if<PlayerId>(&guest);
    const Player* player = id ? findPlayer(event, *id) : nullptr;
    return player ? calledName(event, *player) : guestName(book, event, guest);
}

std::set<PlayerId> inByPhone(const Session& session, EventId event, HeatNumber heat) {
    std::set<PlayerId> players;
    const QString begin = beginOf(heat, u"in"_s);
    for (const Draft& draft : session.drafts()) {
        if (draft.event != event || !draft.place.startsWith(begin))
            continue;
        if (const auto player = PlayerId::fromText(draft.place.mid(begin.size())))
            players.insert(*player);
    }
    return players;
}

Result<Change> letIn(const Session& session, EventId event, HeatNumber heat,
                     const PhoneGuest& guest) {
    return checkedIn(session, event, heat, guest);
}

Result<void> sendAway(Session& session, EventId event, HeatNumber heat, const PhoneGuest& guest) {
    return session.discardDraft(event, waitingPlace(heat, guest));
}

Change withoutPhone(const Session& session, EventId id, HeatNumber heat, const PlayerId& player,
                    Change change) {
    putDraft(change, session, id, markPlace(heat, player), std::nullopt);
    const Event& event = *findEvent(session.book(), id);
    const QString begin = beginOf(heat, u"waits"_s);
    for (const Draft& draft : session.drafts()) {
        if (draft.event != id || !draft.place.startsWith(begin))
            continue;
        const auto guest = guestIn(draft.content);
        const Player* waiting = guest ? playerWhoIs(event, *guest) : nullptr;
        if (waiting && waiting->id == player)
            putDraft(change, session, id, draft.place, std::nullopt);
    }
    return change;
}

} // namespace mentat

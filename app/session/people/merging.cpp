#include "app/session/people/merging.h"

#include "app/session/people/known_people.h"
#include "app/session/session_kind.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "model/people/player.h"

#include <utility>

namespace mentat {
namespace {

template <class T>
void fill(std::optional<T>& known, const std::optional<T>& from) {
    if (!known)
        known = from;
}

/// Merges the facts that people and players share.
template <class Known, class Other>
void fillDetails(Known& kept, const Other& other) {
    for (const auto fact : contactFacts)
        fill(kept.*fact, other.*fact);
    // A later list with the old name finds them.
    addOtherName(kept, other.name);
    for (const Name& name : other.alsoKnownAs)
        addOtherName(kept, name);
}

Person filledFrom(Person kept, const Person& other) {
    fillDetails(kept, other);
    fill(kept.preference, other.preference);
    return kept;
}

Player filledFrom(Player kept, const Player& other) {
    fillDetails(kept, other);
    fill(kept.copies, other.copies);
    fill(kept.variantCopies, other.variantCopies);
    fill(kept.finalAnswer, other.finalAnswer);
    if (kept.preference == Preference::Either)
        kept.preference = other.preference;
    if (!kept.disqualified) {
        kept.disqualified = other.disqualified;
        kept.disqualifiedReason = other.disqualifiedReason;
    }
    return kept;
}

/// Another event that both play in.
const Event* sharedEvent(const Book& book, PersonId a, PersonId b, std::optional<EventId> aside) {
    for (const BookEvent& entry : book.events) {
        if (entry.id != aside && playerWho(entry.event, a) && playerWho(entry.event, b))
            return &entry.event;
    }
    return nullptr;
}

/// `aside` is the event whose players the change edits itself.
void addPeople(Change& change, const Book& book, const Person& kept, const Person& other,
               std::optional<EventId> aside) {
    change.people.push_back({kept.id, kept, filledFrom(kept, other)});
    change.people.push_back({other.id, other, std::nullopt});
    for (const BookEvent& entry : book.events) {
        if (entry.id == aside)
            continue;
        for (const Player& player : entry.event.players) {
            if (player.person == other.id)
                change.links.push_back({entry.id, player.id, other.id, kept.id});
        }
    }
}

void mergePersonsOf(Change& change, const Book& book, EventId event, const Player& kept,
                    const Player& other) {
    const Person* one = kept.person ? findPerson(book, *kept.person) : nullptr;
    const Person* two = other.person ? findPerson(book, *other.person) : nullptr;
    if (one && two && one != two && !sharedEvent(book, one->id, two->id, event))
        addPeople(change, book, *one, *two, event);
}

void mergeCommonParts(Edits& edits, const Event& event, const PlayerId& kept,
                      const PlayerId& other) {
    auto keepApart = event.keepApart;
    for (KeepApart& group : keepApart)
        mergeIn(group.players, kept, other);
    std::erase_if(keepApart, [](const KeepApart& group) { return group.players.size() < 2; });
    edits.put(KeepApartSlot{}, keepApart);
    auto decisions = event.awardDecisions;
    for (AwardDecision& decision : decisions) {
        if (decision.player == other)
            decision.player = kept;
    }
    edits.put(AwardDecisionsSlot{}, decisions);
    auto ties = event.tieRolls;
    mergeIn(ties, kept, other);
    edits.put(TieRollsSlot{}, ties);
}

} // namespace

PlayedAtOnce::PlayedAtOnce(const Event& event) {
    const auto lists = kindOf<SessionKind>(event).seatedAtOnce(event);
    for (size_t list = 0; list < lists.size(); ++list) {
        for (const PlayerId& player : lists[list])
            m_times[player].push_back(list);
    }
}

bool PlayedAtOnce::areTwo(const PlayerId& a, const PlayerId& b) const {
    const auto one = m_times.find(a);
    const auto two = m_times.find(b);
    if (one == m_times.end() || two == m_times.end())
        return false;
    return std::ranges::find_first_of(one->second, two->second) != one->second.end();
}

Result<Change> mergePlayers(const Book& book, EventId eventId, const PlayerId& kept,
                            const PlayerId& other) {
    const Event* event = findEvent(book, eventId);
    if (!event)
        return failure(FailureKind::UnknownEvent, {QString::number(eventId.number())});
    const auto one = valueAt(*event, PlayerSlot{kept});
    const auto two = valueAt(*event, PlayerSlot{other});
    if (!one || !two)
        return failure(FailureKind::UnknownPlayer, {(one ? other : kept).text()});
    if (kept == other)
        return failure(FailureKind::MergedWithItself, {calledName(*event, one->value)});
    Edits edits(*event);
    mergeCommonParts(edits, *event, kept, other);
    if (const auto done = kindOf<SessionKind>(*event).merge(edits, *event, kept, other); !done)
        return tl::unexpected(done.error());
    edits.put(PlayerSlot{kept},
              AtPosition<Player>{one->position, filledFrom(one->value, two->value)});
    edits.put(PlayerSlot{other}, std::nullopt);
    Change change{ChangeKind::PlayersMerged,
                  {calledName(*event, one->value), calledName(*event, two->value)},
                  edits.take(),
                  {},
                  {}};
    mergePersonsOf(change, book, eventId, one->value, two->value);
    return change;
}

Result<Change> mergePeople(const Book& book, PersonId kept, PersonId other) {
    const Person* one = findPerson(book, kept);
    const Person* two = findPerson(book, other);
    if (!one || !two)
        return failure(FailureKind::UnknownPerson, {(one ? other : kept).number()});
    if (kept == other)
        return failure(FailureKind::MergedWithItself, {one->name.text()});
    const Values names{one->name.text(), two->name.text()};
    if (const Event* shared = sharedEvent(book, kept, other, std::nullopt)) {
        return failure(FailureKind::BothInEvent, {names[0], names[1], shared->details.name.text(),
                                                  qint64(shared->details.year.value())});
    }
    Change change{ChangeKind::PeopleMerged, names, {}, {}, {}};
    addPeople(change, book, *one, *two, std::nullopt);
    return change;
}

namespace {

/// Renames them; the old name becomes one of their other names.
template <class Known>
Known calledBy(Known known, const Name& name) {
    const Name before = std::exchange(known.name, name);
    dropOtherName(known, name);
    addOtherName(known, before);
    return known;
}

/// Merges a player with a person of the file: the event's facts about the player stay, whichever
/// name is kept.
Result<Change> mergeWithPerson(const Book& book, const BookEvent& entry, const PlayerId& id,
                               PersonId personId, bool keepsPlayer) {
    const auto player = valueAt(entry.event, PlayerSlot{id});
    const Person* person = findPerson(book, personId);
    if (!player)
        return failure(FailureKind::UnknownPlayer, {id.text()});
    auto change = mergePeople(book, player->value.person.value_or(personId), personId);
    if (!change)
        return change;
    Player merged = player->value;
    fillDetails(merged, *person);
    if (!keepsPlayer) {
        merged = calledBy(merged, person->name);
        Person& kept = *change->people.front().after;
        kept = calledBy(kept, person->name);
        std::swap(change->operands[0], change->operands[1]);
    }
    Edits edits(entry.event);
    edits.put(PlayerSlot{id}, AtPosition<Player>{player->position, merged});
    change->edits = edits.take();
    return change;
}

} // namespace

Result<Change> mergeKnown(const Book& book, EventId eventId, const KnownName& kept,
                          const KnownName& other) {
    const auto* keptPlayer = std::get_if<PlayerId>(&kept);
    const auto* otherPlayer = std::get_if<PlayerId>(&other);
    if (keptPlayer && otherPlayer)
        return mergePlayers(book, eventId, *keptPlayer, *otherPlayer);
    if (!keptPlayer && !otherPlayer)
        return mergePeople(book, std::get<PersonId>(kept), std::get<PersonId>(other));
    const auto entry = std::ranges::find(book.events, eventId, &BookEvent::id);
    if (entry == book.events.end())
        return failure(FailureKind::UnknownEvent, {QString::number(eventId.number())});
    return keptPlayer
               ? mergeWithPerson(book, *entry, *keptPlayer, std::get<PersonId>(other), true)
               : mergeWithPerson(book, *entry, *otherPlayer, std::get<PersonId>(kept), false);
}

} // namespace mentat

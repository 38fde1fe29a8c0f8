#include "app/session/acts.h"

#include "app/session/people/known_people.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "scoring/ranking/tie_rolls.h"

#include <algorithm>

namespace mentat {
namespace {

Values nameAndYear(const EventDetails& details) {
    return {details.name.text(), qint64(details.year.value())};
}

tl::unexpected<Failure> unknownPlayer(const PlayerId& id) {
    return failure(FailureKind::UnknownPlayer, {id.text()});
}

Result<Change> changeStanding(const Event& event, const PlayerId& id, bool disqualified,
                              const QString& reason, ChangeKind kind) {
    auto player = valueAt(event, PlayerSlot{id});
    if (!player)
        return unknownPlayer(id);
    player->value.disqualified = disqualified;
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    player->value.disqualifiedReason = reason.trimmed();
    const QString name = calledName(event, player->value);
    return oneEdit(kind, {name}, event, PlayerSlot{id}, std::move(player));
}

QString aboutOf(const Ruling& ruling) {
    return ruling.topic.value_or(ruling.question.value_or(QString()));
}

} // namespace

Result<Change> changeDetails(const Event& event, const EventDetails& details) {
    return oneEdit(ChangeKind::DetailsChanged, nameAndYear(details), event, DetailsSlot{}, details);
}

Change changeLogo(const Event& event, const std::optional<Logo>& logo) {
    return oneEdit(logo ? ChangeKind::LogoSet : ChangeKind::LogoRemoved, nameAndYear(event.details),
                   event, LogoSlot{}, logo);
}

Change changeAids(const Event& event, const EventAids& aids) {
    return oneEdit(ChangeKind::AidsChanged, nameAndYear(event.details), event, AidsSlot{},
                   aids.isEmpty() ? std::nullopt : std::optional(aids));
}

Result<Change> closeEvent(const Event& event) {
    EventDetails details = event.details;
    if (details.closed)
        return failure(FailureKind::ClosedEvent, nameAndYear(details));
    details.closed = true;
    return oneEdit(ChangeKind::EventClosed, nameAndYear(details), event, DetailsSlot{}, details);
}

Result<Change> reopenEvent(const Event& event, const QString& reason) {
    EventDetails details = event.details;
    Values operands = nameAndYear(details);
    if (!details.closed)
        return failure(FailureKind::NotClosed, operands);
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    operands.push_back(reason.trimmed());
    details.closed = false;
    return oneEdit(ChangeKind::EventReopened, operands, event, DetailsSlot{}, details);
}

Result<Change> changeSettings(const Event& event, const Settings& settings) {
    return oneEdit(ChangeKind::SettingsChanged, {}, event, SettingsSlot{}, settings);
}

/// Failure: BothInEvent.
static Result<void> isNotIn(const Event& event, const Player& player) {
    const Player* same = player.person ? playerWho(event, *player.person) : nullptr;
    if (same)
        return failure(FailureKind::BothInEvent,
                       {player.name.text(), calledName(event, *same), event.details.name.text(),
                        qint64(event.details.year.value())});
    return {};
}

Result<Change> addPlayer(const Book& book, const Event& event, Player player) {
    if (findPlayer(event, player.id))
        return failure(FailureKind::PlayerExists, {player.id.text()});
    if (const auto free = isNotIn(event, player); !free)
        return tl::unexpected(free.error());
    std::vector<PersonEdit> people;
    if (!player.person) {
        player.person = nextPersonId(book);
        people.push_back({*player.person, {}, personOf(player)});
    }
    const QString name = calledName(event, player);
    const PlayerSlot slot{player.id};
    Change change = oneEdit(ChangeKind::PlayerAdded, {name}, event, slot,
                            AtPosition<Player>{event.players.size(), std::move(player)});
    change.people = std::move(people);
    return change;
}

Result<Change> addPeople(const Book& book, const Event& event,
                         const std::vector<PersonId>& people) {
    Event after = event;
    Edits edits(event);
    for (const PersonId id : people) {
        const Person* person = findPerson(book, id);
        if (!person)
            return failure(FailureKind::UnknownPerson, {id.number()});
        const Player player = playerOf(*person, nextPlayerId(after));
        if (const auto free = isNotIn(after, player); !free)
            return tl::unexpected(free.error());
        edits.put(PlayerSlot{player.id}, AtPosition<Player>{after.players.size(), player});
        after.players.push_back(player);
    }
    return Change{ChangeKind::PlayersAdded, {qint64(people.size())}, edits.take(), {}, {}};
}

Result<Change> changePlayer(const Book& book, const Event& event, const Player& player) {
    auto known = valueAt(event, PlayerSlot{player.id});
    if (!known)
        return unknownPlayer(player.id);
    const auto person = known->value.person;
    known->value = player;
    known->value.person = person;
    Change change = oneEdit(ChangeKind::PlayerChanged, {calledName(event, player)}, event,
                            PlayerSlot{player.id}, known);
    change.people = shownBy(book, event, known->value);
    return change;
}

Result<Change> removePlayer(const Event& event, const PlayerId& id) {
    const auto known = valueAt(event, PlayerSlot{id});
    if (!known)
        return unknownPlayer(id);
    const QString name = calledName(event, known->value);
    Change change = oneEdit(ChangeKind::PlayerRemoved, {name}, event, PlayerSlot{id}, std::nullopt);
    Event without = event;
    apply(without, change);
    if (!eventErrors(without).empty())
        return failure(FailureKind::PlayerInUse, {name});
    return change;
}

Result<Change> disqualify(const Event& event, const PlayerId& player, const QString& reason) {
    return changeStanding(event, player, true, reason, ChangeKind::Disqualified);
}

Result<Change> reinstate(const Event& event, const PlayerId& player, const QString& reason) {
    return changeStanding(event, player, false, reason, ChangeKind::Reinstated);
}

Result<Change> rollTie(const Event& event, const TieRoll& roll) {
    for (const PlayerId& player : roll.players) {
        if (!findPlayer(event, player))
            return failure(FailureKind::UnknownPlayer, {player.text()});
    }
    return oneEdit(ChangeKind::TiesRolled, {qint64(1)}, event, TieRollsSlot{},
                   withRoll(event.tieRolls, roll));
}

Change withdrawTieRoll(const Event& event, size_t position) {
    std::vector<TieRoll> rolls = event.tieRolls;
    rolls.erase(rolls.begin() + static_cast<std::ptrdiff_t>(position));
    return oneEdit(ChangeKind::TiesRolled, {qint64(1)}, event, TieRollsSlot{}, std::move(rolls));
}

Result<Change> changeKeepApart(const Event& event, const std::vector<KeepApart>& list) {
    return oneEdit(ChangeKind::KeepApartChanged, {}, event, KeepApartSlot{}, list);
}

Result<Change> recordRuling(const Event& event, const Ruling& ruling) {
    auto rulings = event.rulings;
    rulings.push_back(ruling);
    return oneEdit(ChangeKind::RulingRecorded, {aboutOf(ruling)}, event, RulingsSlot{}, rulings);
}

Result<Change> changeRuling(const Event& event, const Ruling& before, const Ruling& after) {
    auto rulings = event.rulings;
    const auto found = std::ranges::find(rulings, before);
    if (found == rulings.end())
        return failure(FailureKind::Stale);
    *found = after;
    return oneEdit(ChangeKind::RulingChanged, {aboutOf(after)}, event, RulingsSlot{}, rulings);
}

Result<Change> withdrawRuling(const Event& event, const Ruling& ruling) {
    auto rulings = event.rulings;
    const auto found = std::ranges::find(rulings, ruling);
    if (found == rulings.end())
        return failure(FailureKind::Stale);
    rulings.erase(found);
    return oneEdit(ChangeKind::RulingWithdrawn, {aboutOf(ruling)}, event, RulingsSlot{}, rulings);
}

Result<Change> decideAward(const Event& event, const AwardDecision& decision) {
    auto decisions = event.awardDecisions;
    std::erase_if(decisions, [&](const AwardDecision& d) { return d.side == decision.side; });
    decisions.push_back(decision);
    return oneEdit(ChangeKind::AwardDecided, {decision.side}, event, AwardDecisionsSlot{},
                   decisions);
}

} // namespace mentat

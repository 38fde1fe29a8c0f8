#include "ui/itemmodels/heats/check_in_rows.h"

#include "model/event.h"
#include "model/people/names.h"

#include <algorithm>

namespace mentat {

namespace {

CheckInState stateOf(const Event& event, HeatNumber heat, const PlayerId& player) {
    const auto attendance = valueAt(event, EntrantSlot{heat, player});
    if (!attendance)
        return CheckInState::Out;
    return attendance->onlyIfNeeded ? CheckInState::OnlyIfNeeded : CheckInState::In;
}

} // namespace

CheckInRow checkInRowOf(const Event& event, const Player& player, CheckInState state) {
    return {player.id,
            calledName(event, player),
            {},
            player.from.value_or(QString()),
            state,
            player.preference,
            player.copies ? player.copies->value() : 0,
            false,
            false,
            {},
            {},
            player.name.text()};
}

CheckInRow checkInRowOf(const Event& event, HeatNumber heat, const Player& player) {
    return checkInRowOf(event, player, stateOf(event, heat, player.id));
}

CheckInRow checkInRowOf(const Person& person) {
    CheckInRow row{person.id,         person.name.text(), {}, person.from.value_or(QString()),
                   CheckInState::Out, person.preference,  0,  false};
    row.ownName = row.name;
    return row;
}

namespace {

CheckInRow waitingRow(const Book& book, const Event& event, const PhoneGuest& guest) {
    CheckInRow row{{}, guestName(book, event, guest), {}, {}, CheckInState::Waits, {}, 0, false};
    if (const auto* id = std::get_if<PlayerId>(&guest))
        row = checkInRowOf(event, *findPlayer(event, *id), CheckInState::Waits);
    else if (const auto* person = std::get_if<PersonId>(&guest))
        row = checkInRowOf(*findPerson(book, *person));
    row.state = CheckInState::Waits;
    return row;
}

} // namespace

PhonesAtDesk phonesAtDesk(const Session& session, EventId event, HeatNumber heat) {
    PhonesAtDesk phones{{}, inByPhone(session, event, heat)};
    for (WaitingGuest& guest : waitingGuests(session, event, heat))
        phones.waiting.push_back(std::move(guest.who));
    return phones;
}

PhoneGuest guestOf(const CheckInRow& row) {
    if (const auto* player = std::get_if<PlayerId>(&row.who))
        return *player;
    if (const auto* person = std::get_if<PersonId>(&row.who))
        return *person;
    return *Name::fromText(row.name);
}

std::vector<CheckInRow> rowsOfAttendance(const Book& book, const Event& event, HeatNumber number,
                                         const PhonesAtDesk& phones) {
    std::vector<CheckInRow> rows;
    const HeatsPlay* play = heatsPlay(event);
    const Heat* heat = play ? findHeat(*play, number) : nullptr;
    if (!heat)
        return rows;
    for (const PhoneGuest& guest : phones.waiting)
        rows.push_back(waitingRow(book, event, guest));
    const PlayerIndex players(event);
    const auto add = [&](const std::vector<PlayerId>& ids, CheckInState state) {
        for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
            const Player* player = players.find(*id);
            if (!player)
                continue;
            rows.push_back(checkInRowOf(event, *player, state));
            rows.back().isByPhone = phones.checkedIn.contains(*id);
        }
    };
    add(heat->entrants, CheckInState::In);
    add(heat->standby, CheckInState::OnlyIfNeeded);
    return rows;
}

std::vector<CheckInRow> rowsOfPaperList(const Event& event, HeatNumber heat) {
    std::vector<CheckInRow> rows;
    for (const Player& player : event.players)
        rows.push_back(checkInRowOf(event, heat, player));
    std::stable_sort(rows.begin(), rows.end(), [](const CheckInRow& a, const CheckInRow& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return rows;
}

} // namespace mentat

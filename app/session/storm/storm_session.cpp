#include "app/session/storm/storm_session.h"

#include "app/session/people/merging.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<void> mergeInGames(Edits& edits, const Event& event, const PlayerId& kept,
                          const PlayerId& other) {
    const StormPlay& play = std::get<StormPlay>(event.play);
    for (const StormGame& game : play.games) {
        if (hasPlayer(game.seats, kept) && hasPlayer(game.seats, other)) {
            return failure(
                FailureKind::BothInGame,
                {playerName(event, kept), playerName(event, other), qint64(game.number.value())});
        }
    }
    for (size_t position = 0; position < play.games.size(); ++position) {
        StormGame game = play.games[position];
        mergeIn(game.seats, kept, other);
        edits.put(StormGameSlot{game.number}, AtPosition<StormGame>{position, game});
    }
    if (const House* house = houseOf(play, other)) {
        if (!houseOf(play, kept))
            edits.put(HouseSlot{kept}, *house);
        edits.put(HouseSlot{other}, std::nullopt);
    }
    return {};
}

std::vector<std::vector<PlayerId>> seatedInGames(const Event& event) {
    std::vector<std::vector<PlayerId>> lists;
    for (const StormGame& game : std::get<StormPlay>(event.play).games)
        lists.push_back(playersIn(game.seats));
    return lists;
}

constexpr QLatin1StringView gameDrafts("games/");

} // namespace

SessionKind stormSessionKind() {
    return {mergeInGames, seatedInGames};
}

DraftAddress houseDraft(const PlayerId& player) {
    return u"houses/"_s + player.text();
}

DraftAddress stormGameDraft(StormGameNumber game) {
    return gameDrafts + QString::number(game.value());
}

std::optional<StormGameNumber> gameOfDraft(const DraftAddress& place) {
    if (!place.startsWith(gameDrafts))
        return std::nullopt;
    return StormGameNumber::fromInt(place.sliced(gameDrafts.size()).toInt());
}

Result<Change> changeHouse(const Event& event, const PlayerId& player,
                           const std::optional<House>& house) {
    if (!std::holds_alternative<StormPlay>(event.play) || !findPlayer(event, player))
        return failure(FailureKind::UnknownPlayer, {player.text()});
    Change change = oneEdit(ChangeKind::PlayerPartChanged, {playerName(event, player)}, event,
                            HouseSlot{player}, house);
    change.settlesDraft = houseDraft(player);
    return change;
}

Result<Change> recordStormGame(const Event& event, const StormGame& game) {
    const auto* play = std::get_if<StormPlay>(&event.play);
    if (!play)
        return failure(FailureKind::UnknownGame, {qint64(game.number.value())});
    const StormGameSlot slot{game.number};
    const auto known = valueAt(event, slot);
    const size_t position = known ? known->position : play->games.size();
    Values operands{qint64(game.number.value())};
    if (known)
        operands.emplace_back(u"corrected"_s);
    Change change = oneEdit(ChangeKind::StormGameRecorded, std::move(operands), event, slot,
                            AtPosition<StormGame>{position, game});
    change.settlesDraft = stormGameDraft(game.number);
    return change;
}

Result<Change> voidStormGame(const Event& event, StormGameNumber number, bool isVoid) {
    const StormGameSlot slot{number};
    auto known
        = std::holds_alternative<StormPlay>(event.play) ? valueAt(event, slot) : std::nullopt;
    if (!known)
        return failure(FailureKind::UnknownGame, {qint64(number.value())});
    known->value.isVoid = isVoid;
    return oneEdit(ChangeKind::StormGameRecorded,
                   {qint64(number.value()), isVoid ? u"void"_s : u"counts"_s}, event, slot, known);
}

std::vector<RegisteredHouse> registeredHouses(const Book& book, PersonId person,
                                              std::optional<EventId> aside) {
    std::vector<RegisteredHouse> houses;
    for (const BookEvent& entry : book.events) {
        const auto* play = std::get_if<StormPlay>(&entry.event.play);
        if (!play || entry.id == aside)
            continue;
        for (const Player& player : entry.event.players) {
            const House* house = houseOf(*play, player.id);
            if (player.person == person && house)
                houses.push_back({entry.event.details.year, entry.event.details.name, *house});
        }
    }
    std::ranges::stable_sort(houses, std::ranges::greater(), &RegisteredHouse::year);
    std::vector<RegisteredHouse> different;
    for (RegisteredHouse& one : houses) {
        if (std::ranges::find(different, one.house, &RegisteredHouse::house) == different.end())
            different.push_back(std::move(one));
    }
    return different;
}

} // namespace mentat

#include "tests/support/kinds/kind_changes.h"

#include "app/session/acts.h"
#include "app/session/dune/dune_session.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "app/session/rounds/table_acts.h"
#include "app/session/storm/storm_session.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/heats/draw/table_seats.h"
#include "tests/support/kinds/table_changes.h"

#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

const Heat* randomHeat(const DunePlay& play, RandomSource& random) {
    return play.heats.empty() ? nullptr : &random.of(play.heats);
}

std::optional<Change> changeHeats(const Event& event, const DunePlay& play, RandomSource& random) {
    const HeatNumber number(random.between(1, 9));
    HeatDetails details;
    details.minutes = Minutes(random.between(200, 400));
    switch (random.below(3)) {
    case 0: return accepted(addHeat(event, number, details));
    case 1: return accepted(removeHeat(event, number));
    default:
        const Heat* heat = randomHeat(play, random);
        return heat ? accepted(changeHeat(event, heat->number, details)) : std::nullopt;
    }
}

std::optional<Change> changeEntrants(const Event& event, const DunePlay& play,
                                     RandomSource& random) {
    const Heat* heat = randomHeat(play, random);
    if (!heat || event.players.empty())
        return std::nullopt;
    const PlayerId& player = random.of(event.players).id;
    switch (random.below(3)) {
    case 0: return accepted(checkIn(event, heat->number, player));
    case 1: return accepted(playIfNeeded(event, heat->number, player));
    default: return accepted(checkOut(event, heat->number, player));
    }
}

std::optional<Change> changeTables(const Event& event, const DunePlay& play, RandomSource& random) {
    const Heat* heat = randomHeat(play, random);
    if (!heat)
        return std::nullopt;
    if (random.oneIn(3))
        return accepted(takeBackDraw(event, heat->number));
    Draw draw;
    draw.seed = static_cast<qint64>(random.below(1000));
    draw.entrants = heat->entrants;
    std::vector<Game> games;
    for (size_t i = 0; i < heat->entrants.size(); ++i) {
        if (i % 5 == 0) {
            games.emplace_back();
            games.back().table = TableNumber(static_cast<int>(i / 5) + 1);
            draw.sizes.push_back(Count(5));
            draw.tables.emplace_back();
        }
        games.back().seats.push_back(
            seatOf(SeatNumber(static_cast<int>(i % 5) + 1), heat->entrants[i]));
        draw.tables.back().push_back(heat->entrants[i]);
    }
    return accepted(setTables(event, heat->number, draw, games));
}

void playOn(Game& game, RandomSource& random) {
    game.turns = Turns(random.between(1, 10));
    game.checked = random.oneIn(2);
    game.accepted = {{Rule::R10_25, u"looked at"_s}};
    if (game.seats.empty())
        return;
    Seat& seat = game.seats[random.below(game.seats.size())];
    dune(seat).spice = Count(random.between(0, 30));
    dune(seat).rolls = {Roll(random.between(1, 6))};
    dune(seat).qp = QualificationPoints::fromHalves(random.between(0, 6));
    seat.late = random.oneIn(3);
    if (random.oneIn(4))
        game.seats.erase(game.seats.begin());
}

std::optional<Change> changeGames(const Event& event, const DunePlay& play, RandomSource& random) {
    if (play.finalGame() && random.oneIn(6)) {
        Game game = *play.finalGame();
        playOn(game, random);
        return accepted(changeGame(event, finalName(), game, ChangeKind::ResultRecorded));
    }
    const Heat* heat = randomHeat(play, random);
    if (!heat || heat->games.empty())
        return std::nullopt;
    Game game = random.of(heat->games);
    playOn(game, random);
    static const std::vector<ChangeKind> kinds{
        ChangeKind::ResultRecorded,    ChangeKind::GameVoided,       ChangeKind::ResultCorrected,
        ChangeKind::QuestionsAnswered, ChangeKind::WarningsAccepted, ChangeKind::ResultChecked,
        ChangeKind::CheckTakenBack,    ChangeKind::EndTakenBack,     ChangeKind::GameStarted};
    const ChangeKind kind = random.of(kinds);
    if (kind == ChangeKind::GameVoided)
        game.isVoid = !game.isVoid;
    auto change = changeGame(event, heat->number, game, kind);
    if (change && kind == ChangeKind::WarningsAccepted)
        change->operands.emplace_back(QString()); // no reason
    return accepted(change);
}

/// About a table that is not over.
SeatRequest randomSeatRequest(const Event& event, const Heat& heat, const Game& game,
                              RandomSource& random) {
    const VenueTime start = heat.details.start.value_or(VenueTime::of({2026, 7, 29}, {13, 0}));
    const VenueTime at = start.plusMinutes(random.between(0, 90));
    const PlayerId& anybody = random.of(event.players).id;
    const PlayerId& player = game.seats.empty() ? anybody : random.of(game.seats).player;
    const bool startedToo = random.oneIn(2);
    switch (random.below(7)) {
    case 0: return LatecomerRequest{heat.number, anybody, at};
    case 1:
    case 2: return LeaveRequest{heat.number, player, at, random.oneIn(2)};
    case 3: return SwapRequest{heat.number, player, anybody, startedToo};
    case 4: return MoveRequest{heat.number, anybody, game.table, startedToo};
    case 5: return SmallTableRequest{heat.number, game.table, at, startedToo};
    default: return NewTableRequest{heat.number};
    }
}

std::optional<Change> changeSomeSeats(const Event& event, const DunePlay& play,
                                      RandomSource& random) {
    const Heat* heat = randomHeat(play, random);
    if (!heat)
        return std::nullopt;
    std::vector<Game> open = heat->games;
    std::erase_if(open, [](const Game& game) { return isOver(game); });
    if (open.empty() || event.players.empty())
        return std::nullopt;
    // Most requests have no answer: the drawn players sit elsewhere, or nowhere.
    for (int tries = 20; tries > 0; --tries) {
        const auto choices
            = seatChanges(event, randomSeatRequest(event, *heat, random.of(open), random));
        if (choices && !choices->empty())
            return accepted(changeSeats(event, random.of(*choices), u"by the GM's word"_s));
    }
    return std::nullopt;
}

std::optional<Change> changeTheFinal(const Event& event, const DunePlay& play,
                                     RandomSource& random) {
    Stage details = play.stage();
    FinalChoices choices = play.choices;
    details.closed = !details.closed;
    if (!event.players.empty()) {
        const PlayerId& player = random.of(event.players).id;
        details.calls.push_back({player, CallState::NoAnswer, {}});
        details.unavailable = {player};
        choices.expansionVotes = {{player, random.oneIn(2)}};
        choices.picks = {{player, Faction::Guild}};
    }
    Change change = oneEdit(ChangeKind::RoundChanged, {u"Final"_s}, event, StageSlot{finalName()},
                            AtPosition<Stage>{0, details});
    change.edits.push_back(editOf(event, FinalChoicesSlot{}, std::optional(choices)));
    return change;
}

std::optional<Change> changeAwards(const Event& event, const DunePlay&, RandomSource& random) {
    const auto& factions = idTable(Faction{});
    const Faction faction = factions[random.below(factions.size())].value;
    if (event.players.empty() || random.oneIn(2))
        return accepted(handOverAward(event, faction, random.oneIn(2)));
    return accepted(
        decideBetweenEquals(event, faction, random.of(event.players).id, u"by a roll"_s));
}

/// The first possible trade in the final.
Result<Change> tradeOfFinal(const Event& event, const DunePlay& play) {
    if (play.finalGame()) {
        for (const Seat& seat : play.finalGame()->seats) {
            for (const auto& faction : idTable(Faction{})) {
                auto trade = tradeInFinal(event, seat.player, faction.value);
                if (trade && !isIdle(*trade))
                    return trade;
            }
        }
    }
    return failure(FailureKind::NobodySits);
}

/// One of the players in the final, if there are any.
const PlayerId& randomFinalist(const Event& event, const DunePlay& play, RandomSource& random) {
    if (play.finalGame() && !play.finalGame()->seats.empty())
        return random.of(play.finalGame()->seats).player;
    return random.of(event.players).id;
}

/// A finalist's vote, pick, seat, or roll.
Result<Change> finalistsAct(const Event& event, const PlayerId& player, RandomSource& random) {
    const Faction faction = idTable(Faction{})[random.below(12)].value;
    switch (random.below(6)) {
    case 0: return voteOnExpansion(event, player, random.oneIn(2));
    case 1: return voteOnExpansion(event, player, std::nullopt);
    case 2: return pickFaction(event, player, faction);
    case 3: return tradeOfFinal(event, std::get<DunePlay>(event.play));
    case 4: return rollForPlaces(event, finalName(), {{player}, {Roll(random.between(1, 6))}, {}});
    default: return seatFinalist(event, player, SeatNumber(random.between(1, 6)));
    }
}

std::optional<Change> changeFinalsGame(const Event& event, const DunePlay& play,
                                       RandomSource& random) {
    const VenueTime time = VenueTime::of({2026, 8, 1}, {9, random.between(0, 59)});
    // Most acts are impossible: the final has started, or has not.
    for (int tries = 10; tries > 0; --tries) {
        const auto act = [&]() -> Result<Change> {
            switch (random.below(9)) {
            case 0: return takeBackLastPick(event);
            case 1: return drawFinalSeats(event, random.between(1, 1000));
            case 2: return startTable(event, finalAddress(event), time);
            case 3: return takeBackStart(event, finalAddress(event));
            case 4: return endGame(event, finalAddress(event), time);
            case 5: return takeBackEnd(event, finalAddress(event));
            case 6: return waiveFinalClock(event, random.oneIn(2));
            default:
                if (event.players.empty())
                    return failure(FailureKind::NobodySits);
                return finalistsAct(event, randomFinalist(event, play, random), random);
            }
        };
        if (const auto change = act())
            return *change;
    }
    return std::nullopt;
}

std::optional<Change> changeTheLineUp(const Event& event, const DunePlay& play,
                                      RandomSource& random) {
    if (event.players.empty())
        return std::nullopt;
    const PlayerId& player = random.of(event.players).id;
    const VenueTime at = VenueTime::of({2026, 7, 31}, {22, random.between(0, 59)});
    if (play.stage().closed && random.oneIn(3))
        return accepted(reopenLineUp(event, finalName(), u"by the GM's word"_s));
    switch (random.below(6)) {
    case 0: return accepted(takeBackCall(event, finalName(), player));
    case 1: return accepted(closeLineUp(event, finalName()));
    case 2: return accepted(markPresent(event, finalName(), player, true));
    case 3:
        return play.stage().present.empty()
                   ? std::nullopt
                   : accepted(
                       markPresent(event, finalName(), random.of(play.stage().present), false));
    default:
        return accepted(
            noteCall(event, finalName(), player, static_cast<CallState>(random.below(4)), at));
    }
}

using DuneAct = std::optional<Change> (*)(const Event&, const DunePlay&, RandomSource&);
constexpr std::array<DuneAct, 14> duneActs{
    changeHeats,     changeEntrants,  changeEntrants,  changeTables,     changeGames,
    changeGames,     changeGames,     changeTheFinal,  changeFinalsGame, changeAwards,
    changeTheLineUp, changeTheLineUp, changeSomeSeats, changeSomeSeats};

std::optional<Change> stormChange(const Event& event, RandomSource& random) {
    if (event.players.empty())
        return std::nullopt;
    const PlayerId& player = random.of(event.players).id;
    if (random.oneIn(2)) {
        if (random.oneIn(3))
            return accepted(changeHouse(event, player, std::nullopt));
        House house;
        house.name = u"House %1"_s.arg(random.below(50));
        house.sponsor = Sponsor::Guild;
        house.startingPoints.favor = Count(2);
        house.allegiances.imperial = {Sponsor::Corrino, Sponsor::Fremen};
        return accepted(changeHouse(event, player, house));
    }
    StormGame game{StormGameNumber(random.between(1, 6)), {}, {}, {}, random.oneIn(4), {}};
    game.seats.push_back({player, StormStatus::Active, Count(random.between(0, 40)),
                          Favor(random.between(-9, 20)), Count(random.between(0, 20))});
    return accepted(recordStormGame(event, game));
}

} // namespace

std::optional<Change> randomFormatChange(const Event& event, RandomSource& random) {
    if (const auto* play = std::get_if<DunePlay>(&event.play); play && random.oneIn(3))
        return randomTableChange(event, *play, random);
    if (const auto* play = std::get_if<DunePlay>(&event.play))
        return duneActs[random.below(duneActs.size())](event, *play, random);
    return stormChange(event, random);
}

} // namespace mentat::test

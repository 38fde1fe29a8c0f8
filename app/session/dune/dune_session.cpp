#include "app/session/dune/dune_session.h"

#include "app/session/people/merging.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/rounds_merge.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "scoring/dune/dune_awards.h"
#include "scoring/dune/final/final_game.h"
#include "scoring/dune/results/believable_game.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/heats/seating/draw_source.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Result<void> mergeInTournament(Edits& edits, const Event& event, const PlayerId& kept,
                               const PlayerId& other) {
    auto merged = mergeInHeats(edits, event, kept, other);
    if (merged) {
        FinalChoices choices = std::get<DunePlay>(event.play).choices;
        mergeIn(choices.expansionVotes, kept, other);
        mergeIn(choices.picks, kept, other);
        edits.put(FinalChoicesSlot{}, choices);
    }
    return merged;
}

constexpr size_t fewestOfAFullHeat = 5; // a heat that counts in full (R2.1)
constexpr HeatsPractice tournamentPractice{
    [](const Event&) { return fewestOfAFullHeat; }, believableEnd,
    [](const Event& event, const Name&, qint64 seed) { return drawFinalSeats(event, seed); }};

} // namespace

SessionKind duneSessionKind() {
    return {mergeInTournament, seatedInHeats, &tournamentPractice};
}

Event inventedDuneEvent(QDate firstDay) {
    DunePlay play;
    play.heats = inventedHeats(firstDay, QTime(13, 0));
    play.stage().start = VenueTime::of(firstDay.addDays(3), QTime(10, 0));
    Event event{
        {*Name::fromText(u"Practice tournament"_s), {}, Year(firstDay.year()), {}, {}, {}, {}, {}},
        {},
        {},
        {},
        {},
        {},
        {},
        std::move(play)};
    event.details.sets = {GameSet::Base, GameSet::IxiansTleilaxu};
    return event;
}

Result<Change> recordFaction(const Event& event, const GameAddress& place, SeatNumber number,
                             std::optional<Faction> faction) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    const auto seat = seatAt(event, place.round, *game, number);
    if (!seat)
        return tl::unexpected(seat.error());
    dune(**seat).faction = faction;
    auto change = changeGame(event, place.round, *game, ChangeKind::SideRecorded);
    if (change) {
        change->operands.push_back(playerName(event, (*seat)->player));
        if (faction)
            change->operands.push_back(*faction);
    }
    return change;
}

Result<Change> tradeFactions(const Event& event, const GameAddress& place, SeatNumber one,
                             SeatNumber other) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (const auto past = whyNotToStart(*game))
        return failure(*past, placeOf(event, place));
    if (one == other)
        return failure(FailureKind::SeatTwice, {qint64(one.value())});
    Values names;
    std::vector<Seat*> seats;
    for (const SeatNumber number : {one, other}) {
        const auto seat = seatAt(event, place.round, *game, number);
        if (!seat)
            return tl::unexpected(seat.error());
        const QString name = playerName(event, (*seat)->player);
        if (!dune(**seat).faction)
            return failure(FailureKind::NoSide, {name});
        names.push_back(name);
        seats.push_back(*seat);
    }
    std::swap(dune(*seats[0]).faction, dune(*seats[1]).faction);
    auto change = changeGame(event, place.round, *game, ChangeKind::SidesTraded);
    if (change)
        change->operands.insert(change->operands.end(), names.begin(), names.end());
    return change;
}

namespace {

Result<const DunePlay*> playIn(const Event& event) {
    const auto* play = std::get_if<DunePlay>(&event.play);
    if (!play)
        return failure(FailureKind::NoFinal);
    return play;
}

/// The address that failures and the journal use.
Values inFinal(const Event& event) {
    return placeOf(event, finalAddress(event));
}

Seat* seatAt(Game& game, const PlayerId& player) {
    const auto found = std::ranges::find(game.seats, player, &Seat::player);
    return found == game.seats.end() ? nullptr : &*found;
}

/// Changes what was decided before the final's play, and the game derived from it until play
/// begins.
Change beforePlay(const Event& event, const DunePlay& play, const FinalChoices& choices,
                  ChangeKind kind, Values operands) {
    Edits edits(event);
    edits.put(FinalChoicesSlot{}, choices);
    if (const Game* known = play.finalGame(); known && !hasFinalBegun(*known)) {
        Game game = *known;
        if (choices.expansionVotes != play.choices.expansionVotes) {
            game.variant
                = expansionVote(finalistsOf(event), choices.expansionVotes).value_or(false);
        }
        if (choices.picks != play.choices.picks) {
            for (Seat& seat : game.seats)
                dune(seat).faction = pickOf(choices, seat.player);
        }
        edits.put(GameSlot{finalName(), game.table}, AtPosition<Game>{0, game});
    }
    return {kind, std::move(operands), edits.take(), {}, {}};
}

/// Why the faction cannot be picked, if so.
std::optional<Failure> notToPick(const Event& event, const DunePlay& play, const PlayerId& player,
                                 Faction faction) {
    const auto& picks = play.choices.picks;
    const auto holder = std::ranges::find(picks, faction, &FactionPick::faction);
    if (holder != picks.end() && holder->player != player)
        return Failure{FailureKind::SideTaken, {faction, playerName(event, holder->player)}, {}};
    const bool withExpansion = finalState(event).withExpansion;
    const auto pool = pickingOf({}, {}, event.details.sets, withExpansion).left;
    if (std::ranges::find(pool, faction) == pool.end())
        return Failure{FailureKind::SideNotPlayed, {faction}, {}};
    return std::nullopt;
}

Game seated(const Event& event, const DunePlay& play) {
    if (const Game* game = play.finalGame())
        return *game;
    Game game;
    game.variant = finalState(event).withExpansion;
    return game;
}

} // namespace

Result<Change> voteOnExpansion(const Event& event, const PlayerId& player,
                               std::optional<bool> inFavor) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    FinalChoices choices = (*play)->choices;
    const auto known = std::ranges::find(choices.expansionVotes, player, &ExpansionVote::player);
    Values operands{playerName(event, player)};
    if (!inFavor) {
        std::erase_if(choices.expansionVotes,
                      [&](const ExpansionVote& vote) { return vote.player == player; });
    } else {
        operands.push_back(*inFavor ? u"for"_s : u"against"_s);
        if (known != choices.expansionVotes.end())
            known->inFavor = *inFavor;
        else
            choices.expansionVotes.push_back({player, *inFavor});
    }
    return beforePlay(event, **play, choices, ChangeKind::VariantVoted, std::move(operands));
}

Result<Change> pickFaction(const Event& event, const PlayerId& player, Faction faction) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    if (const auto reason = notToPick(event, **play, player, faction))
        return tl::unexpected(*reason);
    FinalChoices choices = (*play)->choices;
    const auto known = std::ranges::find(choices.picks, player, &FactionPick::player);
    if (known != choices.picks.end())
        known->faction = faction;
    else
        choices.picks.push_back({player, faction});
    return beforePlay(event, **play, choices, ChangeKind::SidePicked,
                      {playerName(event, player), faction});
}

Result<Change> takeBackLastPick(const Event& event) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    FinalChoices choices = (*play)->choices;
    if (choices.picks.empty())
        return failure(FailureKind::NothingPicked);
    const PlayerId player = choices.picks.back().player;
    choices.picks.pop_back();
    return beforePlay(event, **play, choices, ChangeKind::SidePicked, {playerName(event, player)});
}

Result<Change> tradeInFinal(const Event& event, const PlayerId& player, Faction faction) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    if (!event.settings.finalTrades)
        return failure(FailureKind::TradesOff);
    Game game = seated(event, **play);
    if (hasFinalBegun(game))
        return failure(FailureKind::StartedAlready, inFinal(event));
    Seat* one = seatAt(game, player);
    if (!one)
        return failure(FailureKind::NobodySits, inFinal(event));
    if (!dune(*one).faction)
        return failure(FailureKind::NoSide, {playerName(event, player)});
    const auto other = std::ranges::find(game.seats, faction, playedFaction);
    if (other == game.seats.end())
        return failure(FailureKind::SideNotPlayed, {faction});
    std::swap(dune(*one).faction, dune(*other).faction);
    Values operands = inFinal(event);
    operands.emplace_back(playerName(event, player));
    operands.emplace_back(playerName(event, other->player));
    return oneEdit(ChangeKind::SidesTraded, std::move(operands), event,
                   GameSlot{finalName(), game.table}, std::optional(AtPosition<Game>{0, game}));
}

Result<Change> drawFinalSeats(const Event& event, qint64 seed) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    Game game = seated(event, **play);
    if (hasFinalBegun(game))
        return failure(FailureKind::StartedAlready, inFinal(event));
    std::vector<PlayerId> order = finalistsOf(event);
    DrawSource(seed).shuffle(order);
    std::vector<Seat> seats;
    for (const PlayerId& player : order) {
        const SeatNumber number(static_cast<int>(seats.size()) + 1);
        const Seat* known = seatAt(game, player);
        seats.push_back(known ? *known : seatOf(number, player));
        seats.back().number = number;
        if (!known)
            dune(seats.back()).faction = pickOf((*play)->choices, player);
    }
    game.seats = std::move(seats);
    return changeGame(event, finalName(), game, ChangeKind::SeatsDrawn);
}

Result<Change> seatFinalist(const Event& event, const PlayerId& player, SeatNumber number) {
    const auto play = playIn(event);
    if (!play)
        return tl::unexpected(play.error());
    Game game = seated(event, **play);
    if (hasFinalBegun(game))
        return failure(FailureKind::StartedAlready, inFinal(event));
    const Seat* known = seatAt(game, player);
    const auto free = known ? std::optional(known->number) : std::nullopt;
    const auto there = std::ranges::find(game.seats, number, &Seat::number);
    if (there != game.seats.end() && there->player != player) {
        if (free)
            there->number = *free;
        else
            game.seats.erase(there);
    }
    if (Seat* seat = seatAt(game, player)) {
        seat->number = number;
    } else {
        game.seats.push_back(seatOf(number, player));
        dune(game.seats.back()).faction = pickOf((*play)->choices, player);
    }
    std::ranges::sort(game.seats, {}, &Seat::number);
    return changeGame(event, finalName(), game, ChangeKind::SeatsDrawn);
}

Result<Change> waiveFinalClock(const Event& event, bool waived) {
    if (!heatsPlay(event))
        return failure(FailureKind::NoFinal);
    Settings settings = event.settings;
    settings.finalClockWaived = waived;
    return oneEdit(waived ? ChangeKind::FinalClockWaived : ChangeKind::FinalClockKept, {}, event,
                   SettingsSlot{}, settings);
}

namespace {

std::optional<Award> awardOf(const Event& event, Faction faction) {
    const auto awards = duneAwards(event);
    const auto found = std::ranges::find(awards, faction, &Award::side);
    return found == awards.end() ? std::nullopt : std::optional(*found);
}

AwardDecision decisionAbout(const Event& event, Faction faction) {
    for (const AwardDecision& decision : std::views::reverse(event.awardDecisions)) {
        if (decision.side == faction)
            return decision;
    }
    return {faction, {}, {}, false};
}

} // namespace

Result<Change> decideBetweenEquals(const Event& event, Faction faction, const PlayerId& player,
                                   const QString& reason) {
    const auto award = awardOf(event, faction);
    const bool isEqual = award && (award->tied || award->decided)
                         && std::ranges::find(award->winners, player, &Performance::player)
                                != award->winners.end();
    if (!isEqual)
        return failure(FailureKind::NotAmongEquals, {playerName(event, player), faction});
    if (reason.trimmed().isEmpty())
        return failure(FailureKind::ReasonMissing);
    AwardDecision decision = decisionAbout(event, faction);
    decision.player = player;
    decision.reason = reason.trimmed();
    return decideAward(event, decision);
}

Result<Change> handOverAward(const Event& event, Faction faction, bool handedOver) {
    const auto award = awardOf(event, faction);
    if (!award || award->winners.empty())
        return failure(FailureKind::NobodyScored, {faction});
    if (award->tied && handedOver)
        return failure(FailureKind::AwardUndecided, {faction});
    AwardDecision decision = decisionAbout(event, faction);
    decision.handedOver = handedOver;
    auto change = decideAward(event, decision);
    if (change)
        change->kind = handedOver ? ChangeKind::AwardHandedOver : ChangeKind::HandOverTakenBack;
    return change;
}

namespace {

std::optional<Count> countOf(Amount amount) {
    return amount ? std::optional(Count(static_cast<int>(*amount))) : std::nullopt;
}

Game wonBy(Game game, Victory victory, const std::vector<PlayerId>& winners) {
    dune(game).victory = victory;
    dune(game).ending.reset();
    dune(game).predicted.reset();
    const bool areAllies = winners.size() > 1 && victory != Victory::Solo;
    for (Seat& seat : game.seats) {
        dune(seat).winner = std::ranges::find(winners, seat.player) != winners.end();
        dune(seat).alliance
            = dune(seat).winner && areAllies ? std::optional(AllianceNumber(1)) : std::nullopt;
        dune(seat).qp.reset();
        dune(seat).qpReason.reset();
    }
    return game;
}

std::vector<PlayerId> winnersIn(const Game& game) {
    std::vector<PlayerId> winners;
    for (const Seat& seat : game.seats) {
        if (dune(seat).winner)
            winners.push_back(seat.player);
    }
    return winners;
}

} // namespace

Game wonAs(const Game& game, Victory victory, const Settings& settings) {
    Game next = game;
    dune(next).victory = victory;
    std::vector<PlayerId> winners;
    for (const size_t seat : impliedWinners(next, settings))
        winners.push_back(next.seats[seat].player);
    return wonBy(next, victory, winners.empty() ? winnersIn(next) : winners);
}

Game withSeat(Game game, const PlayerId& player, bool wins, const EndValues& values) {
    bool winsDiffer = false;
    for (Seat& seat : game.seats) {
        if (seat.player != player)
            continue;
        winsDiffer = dune(seat).winner != wins;
        dune(seat).winner = wins;
        dune(seat).strongholds = countOf(values.at(EndValue::Strongholds));
        dune(seat).tokens = countOf(values.at(EndValue::Tokens));
        dune(seat).spice = countOf(values.at(EndValue::Spice));
        dune(seat).cards = countOf(values.at(EndValue::Cards));
    }
    if (!winsDiffer && hasResult(game))
        return game;
    const auto winners = winnersIn(game);
    Victory victory = dune(game).victory.value_or(Victory::Solo);
    if (victory == Victory::Solo && winners.size() > 1)
        victory = Victory::Alliance;
    else if (victory == Victory::Alliance && winners.size() == 1)
        victory = Victory::Solo;
    game = wonBy(std::move(game), victory, winners);
    if (winners.empty())
        dune(game).victory.reset();
    return game;
}

} // namespace mentat

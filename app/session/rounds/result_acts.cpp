#include "app/session/rounds/result_acts.h"

#include "app/session/change_facts.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/errors.h"
#include "model/failure_kind.h"
#include "model/rounds/game.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

DraftAddress draftPlaceOf(const GameAddress& place) {
    const auto heat = place.heat();
    return u"%1/%2/tables/%3"_s.arg(heat ? u"heats"_s : u"stages"_s)
        .arg(heat ? QString::number(heat->value()) : place.round.stage()->text())
        .arg(place.table.value());
}

Change discardDraftAt(const Event& event, const GameAddress& place, const QString& content) {
    Change change{ChangeKind::DraftDiscarded, placeOf(event, place), {}, {}, {}};
    change.drafts = {{draftPlaceOf(place), content, {}}};
    return change;
}

Change moveDraft(const GameAddress& from, const QString& content, TableNumber to,
                 const QString& contentThere) {
    Change change{ChangeKind::DraftMoved,
                  {operandOf(from.round), qint64(from.table.value()), qint64(to.value())},
                  {},
                  {},
                  {}};
    change.drafts
        = {{draftPlaceOf(from), content, {}}, {draftPlaceOf({from.round, to}), {}, contentThere}};
    return change;
}

namespace {

/// Removes from the later game what was unknown in the earlier one, and what follows from it.
Game withoutAnswers(Game game, const Game& before) {
    forgetNewFacts(game, before);
    forgetNew(game.part, before.part);
    if (game.seats.size() == before.seats.size()) {
        for (size_t seat = 0; seat < game.seats.size(); ++seat) {
            forgetNewFacts(game.seats[seat], before.seats[seat]);
            forgetNew(game.seats[seat].part, before.seats[seat].part);
        }
    }
    return game;
}

bool sitsIn(const Game& game, const PlayerId& player) {
    return std::ranges::find(game.seats, player, &Seat::player) != game.seats.end();
}

/// The player's seat at another table that counts.
struct OtherSeat {
    size_t game; // position in the round
    size_t seat;
};
std::optional<OtherSeat> seatElsewhere(const std::vector<Game>& games, TableNumber here,
                                       const PlayerId& player) {
    for (size_t game = 0; game < games.size(); ++game) {
        const Game& other = games[game];
        if (other.table == here || other.isVoid)
            continue;
        const auto seat = std::ranges::find(other.seats, player, &Seat::player);
        if (seat != other.seats.end())
            return OtherSeat{game, static_cast<size_t>(seat - other.seats.begin())};
    }
    return std::nullopt;
}

/// A player recorded here by mistake gets the seat of the one who really sat here.
void exchangeSeats(Edits& edits, const RoundId& round, std::vector<Game> games, const Game& before,
                   const Game& after) {
    for (size_t i = 0; i < std::min(before.seats.size(), after.seats.size()); ++i) {
        const PlayerId& displaced = before.seats[i].player;
        const PlayerId& comes = after.seats[i].player;
        const auto elsewhere = seatElsewhere(games, after.table, comes);
        if (displaced == comes || sitsIn(after, displaced) || !elsewhere)
            continue;
        Game& other = games[elsewhere->game];
        other.seats[elsewhere->seat].player = displaced;
        edits.put(GameSlot{round, other.table}, AtPosition<Game>{elsewhere->game, other});
    }
}

} // namespace

ChangeKind recordingOf(const Game& before, const Game& after) {
    const bool waitsOn = isAwaitingVerdict(before) && isAwaitingVerdict(after);
    if (waitsOn && after != before && withoutAnswers(after, before) == before)
        return ChangeKind::QuestionsAnswered;
    if (!hasResult(before))
        return hasResult(after) ? ChangeKind::ResultRecorded : ChangeKind::GameChanged;
    Game others = after;
    others.accepted = before.accepted;
    if (others == before)
        return ChangeKind::WarningsAccepted;
    return withoutAnswers(after, before) == before ? ChangeKind::QuestionsAnswered
                                                   : ChangeKind::ResultCorrected;
}

Result<Change> recordGame(const Event& event, const GameAddress& place, Game game,
                          const Correction& correction) {
    const auto before = gameIn(event, place);
    if (!before)
        return tl::unexpected(before.error());
    game.table = place.table;
    const ChangeKind kind = recordingOf(*before, game);
    if (kind == ChangeKind::ResultCorrected)
        game.checked = false;
    Edits edits(event);
    if (const auto heat = place.heat())
        checkInSeated(edits, **heatIn(event, *heat), game);
    exchangeSeats(edits, place.round, **tablesIn(event, place.round), *before, game);
    const GameSlot slot{place.round, place.table};
    edits.put(slot, AtPosition<Game>{valueAt(event, slot)->position, game});
    Change change{kind, placeOf(event, place), edits.take(), {}, {}};
    change.settlesDraft = draftPlaceOf(place);
    if (kind == ChangeKind::ResultCorrected || kind == ChangeKind::WarningsAccepted)
        change.operands.emplace_back(correction.reason.trimmed());
    if (kind == ChangeKind::ResultCorrected)
        change.operands.emplace_back(correction.askedBy.trimmed());
    return change;
}

void accept(std::vector<Acceptance>& accepted, const std::vector<Rule>& rules,
            const QString& reason) {
    const QString why = reason.trimmed();
    for (const Rule rule : rules) {
        if (std::ranges::find(accepted, rule, &Acceptance::rule) == accepted.end())
            accepted.push_back({rule, why.isEmpty() ? std::nullopt : std::optional(why)});
    }
}

Result<Change> acceptWarnings(const Event& event, const GameAddress& place,
                              const std::vector<Rule>& rules, const QString& reason) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    accept(game->accepted, rules, reason);
    auto accepted = changeGame(event, place.round, *game, ChangeKind::WarningsAccepted);
    if (accepted)
        accepted->operands.emplace_back(reason.trimmed());
    return accepted;
}

Result<Change> markChecked(const Event& event, const GameAddress& place, bool checked) {
    auto game = gameIn(event, place);
    if (!game)
        return tl::unexpected(game.error());
    if (!hasResult(*game))
        return failure(FailureKind::NoResult);
    game->checked = checked;
    return changeGame(event, place.round, *game,
                      checked ? ChangeKind::ResultChecked : ChangeKind::CheckTakenBack);
}

Result<std::vector<TableNumber>> pileOrder(Session& session, EventId event, const Round& round) {
    const auto marks = session.journalMarks();
    if (!marks)
        return tl::unexpected(marks.error());
    std::vector<TableNumber> pile;
    for (const JournalMark& mark : *marks) {
        if (mark.kind != ChangeKind::ResultRecorded || mark.role == JournalRole::Undone)
            continue;
        const auto entry = session.journalEntry(mark.id);
        if (!entry)
            return tl::unexpected(entry.error());
        const auto table = tableRecorded(entry->change, round.id());
        if (entry->event != event || !table)
            continue;
        std::erase(pile, *table); // typed again
        pile.push_back(*table);
    }
    const auto isRecorded = [&](TableNumber table) {
        const Game* game = findGame(round.games(), table);
        return game && isCompleted(*game) && !isBye(*game); // byes have no sheet
    };
    std::erase_if(pile, [&](TableNumber table) { return !isRecorded(table); });
    for (const Game& game : round.games()) {
        if (isRecorded(game.table) && std::ranges::find(pile, game.table) == pile.end())
            pile.push_back(game.table);
    }
    return pile;
}

namespace {

/// Applies the assumption, if it fits.
Result<void> suppose(Event& event, EditList& edits, const RoundId& round, const Game& game) {
    const auto change = changeGame(event, round, game, ChangeKind::ResultCorrected);
    if (!change)
        return tl::unexpected(change.error());
    apply(event, *change);
    edits.insert(edits.end(), change->edits.begin(), change->edits.end());
    return {};
}

Result<Event> checked(Event event, const EditList& edits) {
    Findings errors = eventErrors(event, edits);
    if (!errors.empty())
        return refusal(std::move(errors));
    return event;
}

} // namespace

Result<Event> supposed(const Event& event, const std::map<GameAddress, Game>& games) {
    Event result = event;
    EditList edits;
    for (const auto& [place, game] : games) {
        if (place.round.isAdvanced())
            continue; // the final does not affect the standings
        if (const auto done = suppose(result, edits, place.round, game); !done)
            return tl::unexpected(done.error());
    }
    return checked(std::move(result), edits);
}

Result<Event> supposed(const Event& event, const RoundId& round, const Game& game) {
    if (const auto known = gameIn(event, {round, game.table}); !known)
        return tl::unexpected(known.error());
    Event result = event;
    EditList edits;
    if (const auto done = suppose(result, edits, round, game); !done)
        return tl::unexpected(done.error());
    return checked(std::move(result), edits);
}

} // namespace mentat

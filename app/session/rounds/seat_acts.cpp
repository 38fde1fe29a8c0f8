#include "app/session/rounds/seat_acts.h"

#include "app/session/acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "model/rounds/round.h"
#include "scoring/heats/draw/table_seats.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/players.h"

#include <algorithm>

namespace mentat {
namespace {

/// Removes the seats of tables that are drawn again.
Event withoutTables(Event event, HeatNumber number) {
    if (HeatsPlay* play = heatsPlay(event)) {
        for (Heat& heat : play->heats) {
            if (heat.number == number)
                heat.games.clear();
        }
    }
    return event;
}

} // namespace

Result<Change> drawTables(const Event& event, const DrawRequest& request,
                          const std::vector<PlayerId>& sitOut) {
    Event now = event;
    std::vector<AnyEdit> edits;
    for (const PlayerId& player : sitOut) {
        auto out = playIfNeeded(request.redraw ? withoutTables(now, request.heat) : now,
                                request.heat, player);
        if (!out)
            return out;
        apply(now, *out);
        std::move(out->edits.begin(), out->edits.end(), std::back_inserter(edits));
    }
    const auto draw = drawHeat(now, request);
    if (!draw)
        return tl::unexpected(draw.error());
    auto change = setTables(now, request.heat, draw->record, draw->games);
    if (change)
        change->edits.insert(change->edits.begin(), std::make_move_iterator(edits.begin()),
                             std::make_move_iterator(edits.end()));
    return change;
}

namespace {

bool isStillOffered(const Event& event, const SeatChange& chosen) {
    const auto offered = seatChanges(event, chosen.request);
    return offered && std::ranges::find(*offered, chosen) != offered->end();
}

ChangeKind kindOf(SeatChangeKind kind) {
    switch (kind) {
    case SeatChangeKind::Latecomer: return ChangeKind::LatecomerSeated;
    case SeatChangeKind::Leaver: return ChangeKind::PlayerLeft;
    case SeatChangeKind::Dropout: return ChangeKind::DroppedOut;
    case SeatChangeKind::Swap: return ChangeKind::SeatsSwapped;
    case SeatChangeKind::Move: return ChangeKind::PlayerMoved;
    case SeatChangeKind::Merge: return ChangeKind::TableDissolved;
    case SeatChangeKind::NewTable: return ChangeKind::TableOpened;
    }
    Q_UNREACHABLE();
}

Value numberOf(TableNumber table) {
    return qint64(table.value());
}

Values namesOf(const Event& event, const SeatChange& chosen) {
    Values names;
    for (const PlayerId& player : chosen.players)
        names.emplace_back(playerName(event, player));
    return names;
}

/// The journal's operands after round, table, and reason; see ChangeKind.
Values detailsOf(const Event& event, const SeatChange& chosen) {
    Values details;
    switch (chosen.kind) {
    case SeatChangeKind::Merge:
        for (size_t i = 1; i < chosen.tables.size(); ++i)
            details.push_back(numberOf(chosen.tables[i].table));
        return details;
    case SeatChangeKind::Swap:
        details = namesOf(event, chosen);
        details.insert(details.begin() + 1, numberOf(chosen.tables.back().table));
        return details;
    case SeatChangeKind::Move:
        details = namesOf(event, chosen);
        details.push_back(numberOf(chosen.tables.front().table));
        return details;
    case SeatChangeKind::Latecomer:
    case SeatChangeKind::Leaver:
    case SeatChangeKind::Dropout:
    case SeatChangeKind::NewTable: break;
    }
    return namesOf(event, chosen);
}

/// The journal's main table: of a move, the one joined.
TableNumber mainTable(const SeatChange& chosen) {
    const bool isMove = chosen.kind == SeatChangeKind::Move;
    return isMove ? chosen.tables.back().table : chosen.tables.front().table;
}

/// A new player becomes an entrant; one who was never in the game is removed.
void putAttendance(Edits& edits, const Heat& heat, const PlayerId& player, bool comes) {
    const EntrantSlot slot{heat.number, player};
    const bool isEntrant = isAmong(heat.entrants, player);
    if (comes && !isEntrant)
        edits.put(slot, Attendance{false, heat.entrants.size()});
    if (!comes)
        edits.put(slot, std::nullopt);
}

/// R7.1: a new player is present, and one who was never in the game cannot play.
void putPresence(Edits& edits, const Event& event, const Name& round, const PlayerId& player,
                 bool comes) {
    AtPosition<Stage> stage = stageAt(event, round);
    std::erase(stage.value.present, player);
    std::erase(stage.value.unavailable, player);
    (comes ? stage.value.present : stage.value.unavailable).push_back(player);
    edits.put(StageSlot{round}, stage);
}

void putWhoPlays(Edits& edits, const Event& event, const Round& round, const SeatChange& chosen) {
    const bool comes = chosen.kind == SeatChangeKind::Latecomer;
    if (!comes && chosen.kind != SeatChangeKind::Leaver)
        return;
    const PlayerId& player = chosen.players.front();
    if (const Heat* heat = round.heat())
        putAttendance(edits, *heat, player, comes);
    else
        putPresence(edits, event, round.stage()->name, player, comes);
}

void putTable(Edits& edits, const Event& event, const Round& round, const TableChange& table) {
    const GameSlot slot{round.id(), table.table};
    const auto known = valueAt(event, slot);
    const size_t position = known ? known->position : round.games().size();
    edits.put(slot,
              table.after ? std::optional(AtPosition<Game>{position, *table.after}) : std::nullopt);
}

/// Deletes tables last, so that positions stay valid until then.
void putChanged(Edits& edits, const Event& event, const Round& round, const SeatChange& chosen) {
    for (const TableChange& table : chosen.tables) {
        if (table.after)
            putTable(edits, event, round, table);
    }
    for (const TableChange& table : chosen.tables) {
        if (!table.after)
            putTable(edits, event, round, table);
    }
}

/// For a moved latecomer, what was accepted at the previous table.
const Acceptance* acceptedBefore(const SeatChange& chosen, const TableChange& table, Rule rule) {
    for (const TableChange& other : chosen.tables) {
        if (!other.before || other.table == table.table)
            continue;
        const auto comesFromThere = [&](const PlayerId& player) {
            const Seat* seat = seatIn(*other.before, player);
            return seat && seat->late && seatIn(*table.after, player);
        };
        const auto accepted = std::ranges::find(other.before->accepted, rule, &Acceptance::rule);
        if (std::ranges::any_of(chosen.players, comesFromThere)
            && accepted != other.before->accepted.end())
            return &*accepted;
    }
    return nullptr;
}

/// Whether the GM's permission covers a player at this table whom a warning is about.
bool isOfTheWord(const SeatChange& chosen, const TableChange& table) {
    const auto isWarned = [](GmOverride word) { return word != GmOverride::MustBeApart; };
    const auto sitsHere = [&](const PlayerId& player) { return seatIn(*table.after, player); };
    return std::ranges::any_of(chosen.gmOverrides, isWarned)
           && std::ranges::any_of(chosen.players, sitsHere);
}

/// The change's warnings that the GM has accepted, by the permission that it needs or before. These
/// are not asked again.
std::vector<Acceptance> spokenFor(const Event& before, const Event& after, const SeatChange& chosen,
                                  const TableChange& table, const QString& reason) {
    const GameAddress place{roundOf(chosen.request), table.table};
    const HeatsScoring& scoring = heatsScoringOf(before);
    const auto known
        = table.before ? scoring.rulesToAccept(before, place, *table.before) : std::vector<Rule>();
    std::vector<Acceptance> accepted;
    for (const Rule rule : scoring.rulesToAccept(after, place, *table.after)) {
        if (std::ranges::find(known, rule) != known.end())
            continue;
        if (isOfTheWord(chosen, table))
            accepted.push_back({rule, reason});
        else if (const Acceptance* earlier = acceptedBefore(chosen, table, rule))
            accepted.push_back(*earlier);
    }
    return accepted;
}

/// Adds what the GM's permission accepts.
SeatChange withAcceptances(const Event& before, const Event& after, const SeatChange& chosen,
                           const QString& reason) {
    SeatChange complete = chosen;
    for (TableChange& table : complete.tables) {
        if (!table.after)
            continue;
        const auto more = spokenFor(before, after, chosen, table, reason);
        table.after->accepted.insert(table.after->accepted.end(), more.begin(), more.end());
    }
    return complete;
}

Change changeBy(const Event& event, const SeatChange& chosen, const QString& reason) {
    const Round round = *findRound(event, roundOf(chosen.request));
    Edits edits(event);
    putWhoPlays(edits, event, round, chosen);
    putChanged(edits, event, round, chosen);
    Values operands{operandOf(round.id()), qint64(mainTable(chosen).value()), reason};
    const Values details = detailsOf(event, chosen);
    operands.insert(operands.end(), details.begin(), details.end());
    return Change{kindOf(chosen.kind), std::move(operands), edits.take(), {}, {}};
}

} // namespace

Result<Change> changeSeats(const Event& event, const SeatChange& chosen, const QString& reason) {
    if (!isStillOffered(event, chosen))
        return failure(FailureKind::Stale);
    if (!chosen.gmOverrides.empty() && reason.trimmed().isEmpty())
        return failure(FailureKind::GmOverrideMissing);
    const Change plain = changeBy(event, chosen, reason.trimmed());
    const auto after = changed(event, plain);
    if (!after)
        return plain; // making the change reports why it fails
    return changeBy(event, withAcceptances(event, *after, chosen, reason.trimmed()),
                    reason.trimmed());
}

} // namespace mentat

#include "app/session/dune/sheet/sheet_state.h"

#include "app/session/dune/sheet/sheet_fields.h"
#include "model/finding_kind.h"

#include <algorithm>
#include <iterator>

namespace mentat {
namespace {

/// What the board's total shows is already reported at the field that causes it.
bool isSaidBeyond(const Finding& warning) {
    return warning.kind == FindingKind::PointsAboveBoard
           || warning.kind == FindingKind::StrongholdsAboveBoard
           || warning.kind == FindingKind::TooManyTokens;
}

/// R10.5, and while part of the sheet cannot be read, R10.6: the rows are not complete yet.
bool waitsForMore(const Finding& error, const SheetReading& reading) {
    return ruleOf(error) == Rule::R10_5
           || (!reading.problems.empty() && ruleOf(error) == Rule::R10_6);
}

} // namespace

Findings SheetState::openWarnings() const {
    Findings open;
    std::ranges::copy_if(
        review.warnings.open, std::back_inserter(open),
        [](const Finding& warning) { return !isOpenQuestion(warning) && !isSaidBeyond(warning); });
    return open;
}

std::vector<Rule> SheetState::rulesToAccept() const {
    auto rules = mentat::rulesToAccept({openWarnings(), {}});
    std::erase_if(rules, [&](Rule rule) {
        return std::ranges::any_of(
            beyond, [&](const BeyondBoard& value) { return ruleOf(value.kind) == rule; });
    });
    return rules;
}

SheetState stateOf(SheetText text, const Game& before, const Event& event,
                   const GameAddress& place) {
    SheetState state;
    state.text = std::move(text);
    state.isFinal = place.round.isAdvanced();
    state.reading = readSheet(state.text, before, event, place);
    const Game& game = state.reading.game;
    state.review = reviewGame(event, place, game);
    state.winners = winnersNamed(state.text, event.settings);
    if (dune(game).victory == Victory::Adjudicated && state.review.verdict) {
        state.compared = comparedIn(game, event.settings);
        if (state.winners.isEmpty()) {
            for (size_t row = 0; row < game.seats.size(); ++row) {
                if (dune(game.seats[row]).winner)
                    state.winners += nameOf(state.text.rows[row]);
            }
        }
    }
    state.awaitsVerdict = dune(game).victory == Victory::Adjudicated
                          && !dune(withoutOpenVerdict(game, event.settings)).victory;
    state.beyond = beyondBoard(event, place, game);
    std::erase_if(state.beyond, [&](const BeyondBoard& beyond) {
        const auto rule = ruleOf(beyond.kind);
        return rule
               && std::ranges::find(game.accepted, *rule, &Acceptance::rule) != game.accepted.end();
    });
    if (state.isSound())
        state.unknown = questionsOf(game, event.settings, state.isFinal);
    return state;
}

bool asksForValues(const SheetState& state, int row) {
    const SheetRow& typed = state.text.rows[static_cast<size_t>(row)];
    if (typed.dropout)
        return state.isFinal;
    return state.isFinal || state.text.victory == Victory::Adjudicated
           || state.winners.contains(nameOf(typed));
}

bool isBesideThePoint(const SheetState& state, const SheetField& field) {
    if (!state.compared || state.isFinal || !field.row)
        return false;
    const PlayerId& player = state.text.rows[static_cast<size_t>(*field.row)].player;
    const auto isIn = [&](const std::vector<PlayerId>& players) {
        return std::ranges::find(players, player) != players.end();
    };
    if (field.kind == FieldKind::Die)
        return !isIn(state.compared->dice);
    const auto value = std::ranges::find(endValueFields, field.kind);
    if (value == endValueFields.end())
        return false;
    return !isIn(state.compared->values[static_cast<size_t>(value - endValueFields.begin())]);
}

namespace {

/// The side's row that has the die, else its first row.
int rollingRow(const SheetState& state, const std::vector<PlayerId>& side) {
    const auto& typed = state.text.rows;
    const auto isOfSide
        = [&](const SheetRow& row) { return std::ranges::find(side, row.player) != side.end(); };
    const auto rolled = std::ranges::find_if(
        typed, [&](const SheetRow& row) { return isOfSide(row) && !row.die.isEmpty(); });
    const auto row = rolled == typed.end() ? std::ranges::find_if(typed, isOfSide) : rolled;
    return static_cast<int>(row - typed.begin());
}

size_t throwsOf(const SheetState& state, int row) {
    return dune(state.reading.game.seats[static_cast<size_t>(row)]).rolls.size();
}

} // namespace

std::vector<int> rowsToRoll(const SheetState& state) {
    std::vector<int> rows;
    const auto& verdict = state.review.verdict;
    const bool isByDice
        = verdict
          && (verdict->decidedBy == VerdictBy::Tie || verdict->decidedBy == VerdictBy::HighestRoll);
    if (state.text.victory != Victory::Adjudicated || !isByDice)
        return rows;
    const auto& typed = state.text.rows;
    for (const auto& side : verdict->tied) {
        const int row = rollingRow(state, side);
        if (typed[static_cast<size_t>(row)].die.isEmpty())
            rows.push_back(row);
    }
    for (size_t row = 0; row < typed.size(); ++row) {
        if (!typed[row].die.isEmpty())
            rows.push_back(static_cast<int>(row));
    }
    std::ranges::sort(rows);
    return rows;
}

std::vector<int> rowsToRollNext(const SheetState& state) {
    std::vector<int> rows;
    if (rowsToRoll(state).empty())
        return rows;
    for (const auto& side : state.review.verdict->tied)
        rows.push_back(rollingRow(state, side));
    if (rows.empty())
        return rows;
    // All earlier throws of tied sides were equal; a side with more throws is ahead of the round.
    const auto throws = [&](int row) { return throwsOf(state, row); };
    const size_t least = throws(*std::ranges::min_element(rows, {}, throws));
    std::erase_if(rows, [&](int row) { return throws(row) > least; });
    std::ranges::sort(rows);
    return rows;
}

std::vector<int> rowsStillRolling(const SheetState& state) {
    auto rows = rowsToRollNext(state);
    if (!rows.empty())
        return rows;
    rows = rowsToRoll(state);
    size_t most = 0;
    for (const int row : rows)
        most = std::max(most, throwsOf(state, row));
    std::erase_if(rows, [&](int row) { return throwsOf(state, row) < most; });
    return rows;
}

bool isRolledAgain(const SheetState& state, const SheetField& field) {
    if (field.kind != FieldKind::Die || !field.row)
        return false;
    const QString& die = state.text.rows[static_cast<size_t>(*field.row)].die;
    const auto typed = static_cast<size_t>(die.split(u' ', Qt::SkipEmptyParts).size());
    // Typing replaces what cannot be read.
    return typed > 0 && typed == throwsOf(state, *field.row)
           && std::ranges::count(rowsToRollNext(state), *field.row) > 0;
}

bool hasEndToCome(const Game& typed, const Game& before, const VenueTime& now) {
    constexpr qint64 clocksDiffer = 5; // minutes between the laptop and a watch at the table
    return typed.end && typed.end != before.end && now.minutesTo(*typed.end) > clocksDiffer;
}

bool isAwaited(const SheetState& state, const SheetRemark& remark) {
    const auto* error = std::get_if<Finding>(&remark.what);
    return state.awaitsVerdict && error && ruleOf(*error) == Rule::R10_5;
}

std::vector<SheetRemark> remarksOn(const SheetState& state, bool isTried) {
    std::vector<SheetRemark> remarks;
    for (const SheetProblem& problem : state.reading.problems) {
        if (!problem.waits || isTried)
            remarks.push_back({problem.field, true, problem.fault});
    }
    for (const Finding& error : state.review.errors) {
        if (!waitsForMore(error, state.reading) || isTried)
            remarks.push_back({fieldOf(error.where), true, error});
    }
    for (const BeyondBoard& beyond : state.beyond)
        remarks.push_back({fieldOf(beyond), true, beyond});
    if (state.endToCome)
        remarks.push_back({{FieldKind::EndTime}, false, *state.endToCome});
    for (const Finding& warning : state.openWarnings())
        remarks.push_back({fieldOf(warning.where), false, warning});
    return remarks;
}

std::optional<SheetRow> turned(SheetRow row, RowMark mark, bool hasExpansion) {
    switch (mark) {
    case RowMark::DropsOut:
        row.dropout = !row.dropout;
        row.excused = row.excused && row.dropout;
        return row;
    case RowMark::Excused:
        if (!row.dropout)
            return std::nullopt;
        row.excused = !row.excused;
        return row;
    case RowMark::JoinedLate: row.late = !row.late; return row;
    case RowMark::ShieldWallAlone: row.shieldWall = !row.shieldWall; return row;
    case RowMark::TechTokens:
        if (!hasExpansion && !row.techTokens)
            return std::nullopt;
        row.techTokens = hasExpansion && !row.techTokens;
        return row;
    }
    Q_UNREACHABLE();
}

std::optional<SheetText> seatedIn(SheetText text, int row, const PlayerId& player) {
    if (row < 0 || row >= std::ssize(text.rows))
        return std::nullopt;
    SheetRow& seat = text.rows[static_cast<size_t>(row)];
    const auto other = std::ranges::find(text.rows, player, &SheetRow::player);
    if (other != text.rows.end())
        other->player = seat.player;
    seat.player = player;
    return text;
}

SheetText seatedBesides(SheetText text, const PlayerId& player) {
    int last = 0;
    for (const SheetRow& row : text.rows)
        last = std::max(last, row.seat.value());
    text.rows.push_back({SeatNumber(last + 1), player});
    return text;
}

std::optional<SheetText> withoutRow(SheetText text, std::optional<int> row) {
    if (!row || *row < 0 || *row >= std::ssize(text.rows))
        return std::nullopt;
    text.rows.erase(text.rows.begin() + *row);
    return text;
}

tl::expected<Game, SheetFault> answered(const Event& event, const GameAddress& place,
                                        const Game& game, const GameQuestion& question,
                                        const QString& typed) {
    SheetText text = textOf(game, event.settings);
    textIn(text, fieldOf(question)) = typed.toUpper();
    const SheetReading reading = readSheet(text, game, event, place);
    if (!reading.problems.empty())
        return tl::unexpected(reading.problems.front().fault);
    return withoutOpenVerdict(reading.game, event.settings);
}

} // namespace mentat

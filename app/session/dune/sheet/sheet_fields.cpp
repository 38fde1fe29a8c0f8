#include "app/session/dune/sheet/sheet_fields.h"

#include "app/session/dune/sheet/sheet_reading.h"
#include "app/session/typing/typed_values.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/sheet_field.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Whether every sheet asks for the field once, in the order of the paper.
bool isAskedOfSheet(const SheetState& state, FieldKind kind) {
    const auto& victory = state.text.victory;
    switch (kind) {
    case FieldKind::EndTime:
    case FieldKind::HowWon:
    case FieldKind::Alliances: return true;
    // Other victories imply the winners, or the values further down do.
    case FieldKind::Winners: return victory == Victory::Solo || victory == Victory::Alliance;
    case FieldKind::Predicted: return victory == Victory::BgPrediction;
    default: return !isOfRow(kind) && duneField(kind).number;
    }
}

} // namespace

std::vector<SheetField> fieldsInOrder(const SheetState& state, bool allValues) {
    std::vector<SheetField> fields;
    for (const DuneField& field : duneFields) {
        if (isAskedOfSheet(state, field.kind))
            fields.push_back({field.kind});
    }
    for (int row = 0; row < static_cast<int>(state.text.rows.size()); ++row) {
        fields.push_back({FieldKind::SidePlayed, row});
        fields.push_back({FieldKind::Points, row});
        if (allValues || asksForValues(state, row)) {
            for (const FieldKind kind : endValueFields)
                fields.push_back({kind, row});
        }
    }
    for (const int row : rowsToRoll(state))
        fields.push_back({FieldKind::Die, row});
    return fields;
}

std::optional<SheetField> fieldAfter(const SheetState& state, bool allValues,
                                     const SheetField& field) {
    const auto fields = fieldsInOrder(state, allValues);
    const auto rolling = rowsStillRolling(state);
    const auto isPassedOver = [&](const SheetField& next) {
        if (next.kind == FieldKind::Die)
            return std::ranges::count(rolling, *next.row) == 0;
        if (next.kind == FieldKind::SidePlayed)
            return !state.text.rows[static_cast<size_t>(*next.row)].faction.isEmpty();
        // Implied by the alliance or the victory.
        return next.kind == FieldKind::Winners && !state.winners.isEmpty()
               && state.text.winners.isEmpty();
    };
    // From a field outside the order, go to the first of its row, or of the sheet.
    auto here = std::ranges::find(fields, field);
    if (here == fields.end())
        here = std::ranges::find(fields, SheetField{FieldKind::SidePlayed, field.row});
    if (here == fields.end())
        return fields.front();
    const auto next = std::find_if_not(here + 1, fields.end(), isPassedOver);
    return next == fields.end() ? std::nullopt : std::optional(*next);
}

std::optional<SheetField> fieldBefore(const SheetState& state, bool allValues,
                                      const SheetField& field) {
    const auto fields = fieldsInOrder(state, allValues);
    const auto here = std::ranges::find(fields, field);
    if (here == fields.end())
        return fields.front();
    return here == fields.begin() ? std::nullopt : std::optional(*(here - 1));
}

SheetField firstOpenField(const SheetState& state, bool allValues) {
    const auto rolling = rowsStillRolling(state);
    const bool hasDice = std::ranges::any_of(
        state.text.rows, [](const SheetRow& row) { return !row.die.isEmpty(); });
    if (hasDice && !rolling.empty())
        return {FieldKind::Die, rowsToRollNext(state).empty() ? rolling.back() : rolling.front()};
    const auto fields = fieldsInOrder(state, allValues);
    const auto last
        = std::ranges::find_if_not(fields.rbegin(), fields.rend(), [&](const SheetField& field) {
              return isEmptyIn(state.text, field);
          });
    return last.base() == fields.end() ? fields.back() : *last.base();
}

bool isBelowRow(FieldKind kind) {
    return kind == FieldKind::DropoutTurn || kind == FieldKind::Die || kind == FieldKind::QpByGm
           || kind == FieldKind::QpReason;
}

SheetText typedInto(SheetText text, const SheetField& field, const QString& typed) {
    if (field.kind == FieldKind::HowWon)
        text.victory = typed.isEmpty() ? std::nullopt : victoryOf(typed.front());
    else
        textIn(text, field) = typed;
    return text;
}

std::optional<SheetText> tidied(const SheetState& state, const SheetField& field) {
    const bool isStart = field.kind == FieldKind::StartTime;
    if (!isStart && field.kind != FieldKind::EndTime)
        return std::nullopt;
    const auto& time = isStart ? state.reading.game.start : state.reading.game.end;
    SheetText text = state.text;
    if (!time || textIn(text, field) == timeToType(*time))
        return std::nullopt;
    textIn(text, field) = timeToType(*time);
    return text;
}

bool isEmptyIn(const SheetText& text, const SheetField& field) {
    if (field.kind == FieldKind::HowWon)
        return !text.victory;
    SheetText copy = text;
    return textIn(copy, field).isEmpty();
}

QString& textIn(SheetText& text, const SheetField& field) {
    const auto ofRow = [&]() -> SheetRow& { return text.rows[static_cast<size_t>(*field.row)]; };
    if (duneField(field.kind).number)
        return (field.row ? ofRow().numbers : text.numbers)[field.kind];
    switch (field.kind) {
    case FieldKind::EndTime: return text.ended;
    case FieldKind::Alliances: return text.alliances;
    case FieldKind::Winners: return text.winners;
    case FieldKind::Predicted: return text.predicted;
    case FieldKind::SidePlayed: return ofRow().faction;
    case FieldKind::Points: return ofRow().points;
    case FieldKind::Die: return ofRow().die;
    case FieldKind::QpByGm: return ofRow().qp;
    case FieldKind::QpReason: return ofRow().qpReason;
    case FieldKind::StartTime: return text.started;
    case FieldKind::Note: return text.note;
    default: Q_UNREACHABLE();
    }
}

namespace {

// Where on the sheet the subject of a finding or question is.
std::optional<int> rowOfSeat(std::optional<size_t> seat) {
    return seat ? std::optional(static_cast<int>(*seat)) : std::nullopt;
}

} // namespace

SheetField fieldOf(const Pointer& where) {
    const auto kindOf = [](const QString& key, FieldKind otherwise) {
        const auto found = std::ranges::find_if(duneFields, [&](const DuneField& field) {
            return !field.fact.isEmpty() && field.fact == key;
        });
        return found == duneFields.end() ? otherwise : found->kind;
    };
    const QStringList parts = where.text().split(u'/');
    // "/seats/2/tokens"
    if (parts.size() >= 3 && parts[1] == "seats"_L1) {
        const FieldKind kind = kindOf(parts.value(3), FieldKind::SidePlayed);
        return {kind, isOfRow(kind) ? std::optional(parts[2].toInt()) : std::nullopt};
    }
    return {kindOf(parts.value(1), FieldKind::HowWon)};
}

SheetField fieldOf(const GameQuestion& question) {
    const auto row = rowOfSeat(question.seat);
    switch (question.fact) {
    case AskedFact::TurnsPlayed: return {FieldKind::TurnsPlayed};
    case AskedFact::EndTime: return {FieldKind::EndTime};
    case AskedFact::Predicted: return {FieldKind::Predicted};
    case AskedFact::SidePlayed: return {FieldKind::SidePlayed, row};
    case AskedFact::Points: return {FieldKind::Points, row};
    case AskedFact::Strongholds: return {FieldKind::Strongholds, row};
    case AskedFact::Tokens: return {FieldKind::Tokens, row};
    case AskedFact::Spice: return {FieldKind::Spice, row};
    case AskedFact::Cards: return {FieldKind::Cards, row};
    case AskedFact::DropoutTurn: return {FieldKind::DropoutTurn, row};
    }
    Q_UNREACHABLE();
}

SheetField fieldOf(const BeyondBoard& beyond) {
    const auto row = rowOfSeat(beyond.seat);
    switch (beyond.kind) {
    case BeyondKind::Points:
    case BeyondKind::PointsTogether: return {FieldKind::Points, row};
    case BeyondKind::Strongholds:
    case BeyondKind::StrongholdsAtOnce: return {FieldKind::Strongholds, row};
    case BeyondKind::Tokens: return {FieldKind::Tokens, row};
    case BeyondKind::Spice: return {FieldKind::Spice, row};
    case BeyondKind::Length: return {FieldKind::EndTime};
    }
    Q_UNREACHABLE();
}

} // namespace mentat

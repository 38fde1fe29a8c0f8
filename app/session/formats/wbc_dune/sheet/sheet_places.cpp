// Where on a sheet something is that a finding or a question is about.
#include "app/session/formats/wbc_dune/sheet/sheet_reading.h"
#include "scoring/formats/wbc_dune/results/sheet_field.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

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
        const FieldKind kind = kindOf(parts.value(3), FieldKind::FactionPlayed);
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
    case AskedFact::FactionPlayed: return {FieldKind::FactionPlayed, row};
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

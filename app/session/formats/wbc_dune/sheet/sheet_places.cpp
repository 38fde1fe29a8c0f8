// Where on a sheet something is that a finding or a question is about.
#include "app/session/formats/wbc_dune/sheet/sheet_reading.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<int> rowOfSeat(std::optional<size_t> seat) {
    return seat ? std::optional(static_cast<int>(*seat)) : std::nullopt;
}

} // namespace

SheetField fieldOf(const Pointer& where) {
    struct Key {
        QLatin1StringView key;
        FieldKind kind;
    };
    static constexpr std::array ofSeat{
        Key{"player"_L1, FieldKind::PlayerName},
        Key{"alliance"_L1, FieldKind::Alliances},
        Key{"winner"_L1, FieldKind::Winners},
        Key{"faction"_L1, FieldKind::FactionPlayed},
        Key{"performancePoints"_L1, FieldKind::Points},
        Key{"strongholds"_L1, FieldKind::Strongholds},
        Key{"tokens"_L1, FieldKind::Tokens},
        Key{"spice"_L1, FieldKind::Spice},
        Key{"cards"_L1, FieldKind::Cards},
        Key{"roll"_L1, FieldKind::Die},
        Key{"dropoutTurn"_L1, FieldKind::DropoutTurn},
        Key{"qp"_L1, FieldKind::QpByGm},
        Key{"control"_L1, FieldKind::Control},
    };
    static constexpr std::array ofGame{
        Key{"turns"_L1, FieldKind::TurnsPlayed}, Key{"end"_L1, FieldKind::EndTime},
        Key{"start"_L1, FieldKind::StartTime}, Key{"victory"_L1, FieldKind::HowWon},
        Key{"predicted"_L1, FieldKind::Predicted}};
    const auto kindOf = [](const auto& keys, const QString& key, FieldKind otherwise) {
        const auto found = std::ranges::find(keys, key, &Key::key);
        return found == keys.end() ? otherwise : found->kind;
    };
    const QStringList parts = where.text().split(u'/');
    // "/seats/2/tokens"
    if (parts.size() >= 3 && parts[1] == "seats"_L1) {
        const QString key = parts.size() > 3 ? parts[3] : QString();
        const FieldKind kind = kindOf(ofSeat, key, FieldKind::FactionPlayed);
        const bool ofSheet = kind == FieldKind::Alliances || kind == FieldKind::Winners
                             || kind == FieldKind::Control;
        return {kind, ofSheet ? std::nullopt : std::optional(parts[2].toInt())};
    }
    return {kindOf(ofGame, parts.value(1), FieldKind::HowWon)};
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

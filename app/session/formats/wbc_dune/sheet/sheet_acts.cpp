#include "app/session/formats/wbc_dune/sheet/sheet_acts.h"

#include "app/session/formats/wbc_dune/sheet/sheet_fields.h"
#include "scoring/formats/wbc_dune/results/adjudication.h"

#include <algorithm>

namespace mentat {

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

#include "ui/itemmodels/formats/wbc_dune/finalists_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QVariant asRole(const std::optional<Faction>& faction) {
    return faction ? QVariant(static_cast<int>(*faction)) : QVariant();
}

} // namespace

std::vector<FinalistRow> finalistRows(const Event& event, const FinalState& state,
                                      const Wording& wording) {
    std::vector<FinalistRow> rows;
    int place = 0;
    for (const FinalSeat& seat : state.seats) {
        const auto named = [&](const std::optional<Faction>& faction) {
            return faction ? wording.factionName(*faction) : QString();
        };
        rows.push_back(
            {.place = seat.inLineUp ? ++place : 0,
             .seat = seat,
             .name = playerName(event, seat.player),
             .picked = named(seat.picked),
             .plays = named(seat.plays),
             .picksNext = state.step == FinalStep::Picks && state.picking.next == seat.player});
    }
    return rows;
}

QString FinalistsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case LineUpPlace: return tr("#", "place in the line-up");
    case Player: return tr("Player");
    case Vote: return tr("Expansion");
    case Picked: return tr("Picked");
    case Plays: return tr("Plays");
    case SeatAtTable: return tr("Seat");
    case ColumnCount: break;
    }
    return {};
}

QVariant FinalistsModel::cell(const FinalistRow& row, int column, int role) const {
    if (role == factionRole && column == Picked)
        return asRole(row.seat.picked);
    if (role == factionRole && column == Plays)
        return asRole(row.seat.plays);
    return role == Qt::DisplayRole ? QVariant(text(row, column)) : QVariant();
}

QString FinalistsModel::text(const FinalistRow& row, int column) const {
    QString nothing = u"–"_s;
    switch (static_cast<Column>(column)) {
    case LineUpPlace: return row.place > 0 ? QString::number(row.place) : nothing;
    case Player: return row.place > 0 ? row.name : tr("%1 (not in the line-up)").arg(row.name);
    case Vote:
        if (!row.seat.vote)
            return nothing;
        return *row.seat.vote ? tr("for") : tr("against");
    case Picked:
        if (row.seat.picked)
            return row.picked;
        return row.picksNext ? tr("picks now") : nothing;
    case Plays: return row.seat.plays ? row.plays : nothing;
    case SeatAtTable: return row.seat.number ? QString::number(row.seat.number->value()) : nothing;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat

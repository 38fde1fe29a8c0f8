#include "ui/itemmodels/dune/seat_models.h"

#include "app/session/typing/typed_values.h"
#include "model/event.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QVariant asRole(const std::optional<Faction>& faction) {
    return faction ? QVariant(QString(idOf(*faction))) : QVariant();
}

} // namespace

std::vector<FinalistRow> finalistRows(const Event& event, const FinalState& state,
                                      const Wording& wording) {
    std::vector<FinalistRow> rows;
    int place = 0;
    for (const FinalSeat& seat : state.seats) {
        const auto named = [&](const std::optional<Faction>& faction) {
            return faction ? wording.sideName(*faction) : QString();
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
    if (role == sideRole && column == Picked)
        return asRole(row.seat.picked);
    if (role == sideRole && column == Plays)
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

namespace {

Amount amountOf(const std::optional<Count>& count) {
    return count ? Amount(count->value()) : std::nullopt;
}

/// Absent if the text is not a valid amount.
std::optional<Amount> amountTyped(const QString& typed) {
    if (isUnknown(typed))
        return Amount();
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (!isNumber || !Count::fromInt(number))
        return std::nullopt;
    return Amount(number);
}

EndValues withValue(const EndValues& values, EndValue changed, Amount amount) {
    const auto at = [&](EndValue value) { return value == changed ? amount : values.at(value); };
    return {at(EndValue::Strongholds), at(EndValue::Tokens), at(EndValue::Spice),
            at(EndValue::Cards)};
}

} // namespace

std::vector<SupposedSeat> supposedSeats(const Event& event, const Game& game,
                                        const Wording& wording) {
    std::vector<SupposedSeat> rows;
    for (const Seat& seat : game.seats) {
        const QString name = playerName(event, seat.player);
        rows.push_back({seat.player,
                        dune(seat).faction
                            ? u"%1, %2"_s.arg(name, wording.sideName(*dune(seat).faction))
                            : name,
                        dune(seat).winner,
                        {amountOf(dune(seat).strongholds), amountOf(dune(seat).tokens),
                         amountOf(dune(seat).spice), amountOf(dune(seat).cards)}});
    }
    return rows;
}

QString SupposedSeatsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Name: return tr("Wins");
    case Strongholds: return tr("Str.");
    case Tokens: return tr("Tok.");
    case Spice: return tr("Spice");
    case Cards: return tr("Cards");
    case ColumnCount: break;
    }
    return {};
}

QVariant SupposedSeatsModel::cell(const SupposedSeat& row, int column, int role) const {
    if (role == Qt::CheckStateRole && column == Name)
        return row.wins ? Qt::Checked : Qt::Unchecked;
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (column == Name)
        return row.name;
    const Amount amount = row.values.at(allEndValues[static_cast<size_t>(column - Strongholds)]);
    return amount ? QString::number(*amount) : role == Qt::EditRole ? QString() : u"–"_s;
}

Qt::ItemFlags SupposedSeatsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = TableModel::flags(index);
    if (index.column() == Name)
        return flags | Qt::ItemIsUserCheckable;
    return index.column() >= Strongholds ? flags | Qt::ItemIsEditable : flags;
}

bool SupposedSeatsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    SupposedSeat seat = row(index);
    if (role == Qt::CheckStateRole && index.column() == Name) {
        seat.wins = value.toInt() == Qt::Checked;
    } else if (role == Qt::EditRole && index.column() >= Strongholds) {
        const auto amount = amountTyped(value.toString().trimmed());
        if (!amount)
            return false;
        const auto column = static_cast<size_t>(index.column() - Strongholds);
        seat.values = withValue(seat.values, allEndValues[column], *amount);
    } else {
        return false;
    }
    if (seat == row(index))
        return true;
    Q_EMIT supposed(seat);
    return true;
}

} // namespace mentat

#include "moc_seat_models.cpp"

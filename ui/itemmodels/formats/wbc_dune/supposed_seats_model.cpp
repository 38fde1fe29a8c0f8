#include "ui/itemmodels/formats/wbc_dune/supposed_seats_model.h"

#include "app/session/typing/typed_values.h"
#include "model/event.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

Amount amountOf(const std::optional<Count>& count) {
    return count ? Amount(count->value()) : std::nullopt;
}

/// Absent: no number of anything.
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
                            ? u"%1, %2"_s.arg(name, wording.factionName(*dune(seat).faction))
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

#include "ui/itemmodels/heats/draw_options_model.h"

#include "scoring/heats/heats_scoring.h"
#include "ui/itemmodels/player_names.h"

#include <QStringList>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

QString sizesText(const std::vector<int>& sizes) {
    std::map<int, int, std::greater<>> numbers;
    for (const int size : sizes)
        ++numbers[size];
    QStringList parts;
    for (const auto& [size, number] : numbers)
        parts.append(u"%1 × %2"_s.arg(number).arg(size));
    return parts.join(u", "_s);
}

QString durationText(qint64 minutes) {
    return QCoreApplication::translate("DrawOptionsModel", "%1 h %2")
        .arg(minutes / 60)
        .arg(minutes % 60, 2, 10, QChar(u'0'));
}

std::vector<DrawOptionRow> rowsOfOptions(const Event& event,
                                         const std::vector<DrawOption>& options) {
    const size_t fewestFull = tableLimitsOf(event).fewestFull;
    const auto isSmall = [&](int size) { return static_cast<size_t>(size) < fewestFull; };
    std::vector<DrawOptionRow> rows;
    for (const DrawOption& option : options)
        rows.push_back({option, playerNames(event, option.leftOut),
                        playerNames(event, option.broughtIn),
                        std::ranges::any_of(option.sizes, isSmall)});
    return rows;
}

QString DrawOptionsModel::key(const DrawOptionRow& row) const {
    return QString(sizesText(row.option.sizes) + u'/'
                   + QString::number(static_cast<int>(row.option.kind)) + u'/'
                   + QString::number(row.option.missing));
}

bool DrawOptionsModel::isNumber(int column) const {
    return column == Tables || column == Length || column == Expansion || column == Bound;
}

QString DrawOptionsModel::header(int column) const {
    switch (column) {
    case Tables: return tr("Tables");
    case Sizes: return tr("Players at each");
    case Who: return tr("Who plays");
    case Length: return tr("Expected length");
    case Expansion: return tr("Expansion up to");
    case Bound: return tr("Fewest repeats");
    default: return {};
    }
}

QString DrawOptionsModel::who(const DrawOptionRow& row) const {
    if (row.option.missing > 0)
        return tr("if %n more came", nullptr, row.option.missing);
    if (!row.broughtIn.isEmpty())
        return tr("with %1 (only if needed)").arg(row.broughtIn);
    if (!row.leftOut.isEmpty())
        return tr("without %1").arg(row.leftOut);
    // R1.2: also the default of nineteen.
    return row.isSmall ? tr("everyone; under 5 only if the GM allows it") : tr("everybody");
}

QString DrawOptionsModel::text(const DrawOptionRow& row, int column) const {
    const DrawOption& option = row.option;
    switch (column) {
    case Tables: return QString::number(option.sizes.size());
    case Sizes: return sizesText(option.sizes);
    case Who: return who(row);
    case Length: return option.minutes ? durationText(*option.minutes) : u"–"_s;
    case Expansion: return QString::number(option.mostExpansionTables);
    case Bound: return QString::number(option.bound);
    default: return {};
    }
}

QVariant DrawOptionsModel::cell(const DrawOptionRow& row, int column, int role) const {
    if (role == Qt::DisplayRole)
        return text(row, column);
    if (role == Qt::ToolTipRole && column == Who)
        return who(row);
    return {};
}

} // namespace mentat

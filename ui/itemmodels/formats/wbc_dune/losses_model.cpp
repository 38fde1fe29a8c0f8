#include "ui/itemmodels/formats/wbc_dune/losses_model.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString starredInFull(int number, StarredName name) {
    switch (name) {
    case StarredName::Sardaukar: return LossesModel::tr("%n Sardaukar in full", nullptr, number);
    case StarredName::Fedaykin: return LossesModel::tr("%n Fedaykin in full", nullptr, number);
    case StarredName::Starred: return LossesModel::tr("%n starred in full", nullptr, number);
    }
    return {};
}

QString starredAtHalf(int number, StarredName name) {
    switch (name) {
    case StarredName::Sardaukar: return LossesModel::tr("%n Sardaukar at half", nullptr, number);
    case StarredName::Fedaykin: return LossesModel::tr("%n Fedaykin at half", nullptr, number);
    case StarredName::Starred: return LossesModel::tr("%n starred at half", nullptr, number);
    }
    return {};
}

/// "1 Sardaukar in full, 2 forces at half"
QString lossInWords(const LossRow& row) {
    const LossChoice& lost = row.choice;
    QStringList parts;
    if (lost.starredFull > 0)
        parts.append(starredInFull(lost.starredFull, row.starred));
    if (lost.starredHalf > 0)
        parts.append(starredAtHalf(lost.starredHalf, row.starred));
    if (lost.forcesFull > 0)
        parts.append(LossesModel::tr("%n force(s) in full", nullptr, lost.forcesFull));
    if (lost.forcesHalf > 0)
        parts.append(LossesModel::tr("%n force(s) at half", nullptr, lost.forcesHalf));
    return parts.isEmpty() ? LossesModel::tr("nothing") : parts.join(u", "_s);
}

int forcesLost(const LossChoice& lost) {
    return lost.starredFull + lost.starredHalf + lost.forcesFull + lost.forcesHalf;
}

} // namespace

void LossesModel::setChoices(const std::vector<LossChoice>& choices, StarredName starred) {
    std::vector<LossRow> rows;
    rows.reserve(choices.size());
    for (const LossChoice& choice : choices)
        rows.push_back({choice, starred});
    setRows(std::move(rows));
}

QString LossesModel::key(const LossRow& row) const {
    const LossChoice& lost = row.choice;
    return u"%1/%2/%3/%4"_s.arg(lost.starredFull)
        .arg(lost.starredHalf)
        .arg(lost.forcesFull)
        .arg(lost.forcesHalf);
}

QString LossesModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Loss: return tr("Lost");
    case Forces: return tr("Forces");
    case ColumnCount: break;
    }
    return {};
}

QVariant LossesModel::cell(const LossRow& row, int column, int role) const {
    switch (static_cast<Column>(column)) {
    case Loss:
        if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
            return lossInWords(row);
        break;
    case Forces:
        if (role == Qt::DisplayRole)
            return QLocale().toString(forcesLost(row.choice));
        if (role == sortRole)
            return forcesLost(row.choice);
        break;
    case ColumnCount: break;
    }
    return {};
}

} // namespace mentat

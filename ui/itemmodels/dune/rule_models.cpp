#include "ui/itemmodels/dune/rule_models.h"

#include "model/values/name.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

QString KaramaModel::header(int column) const {
    switch (column) {
    case Phase: return tr("Phase");
    case Holder: return tr("Whose power");
    case Effect: return tr("What it does");
    case Target: return tr("Played on");
    case Timing: return tr("When");
    default: return {};
    }
}

QVariant KaramaModel::cell(const KaramaRow& row, int column, int role) const {
    if (role == sortRole && column == Phase)
        return row.phase ? static_cast<int>(*row.phase) : -1;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Phase: return row.phaseName;
    case Holder: return row.holderName;
    case Effect: return row.effect;
    case Target: return row.target;
    case Timing: return row.timing;
    default: return {};
    }
}

KaramaFilter::KaramaFilter(KaramaModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model) {
    setSortRole(mentat::sortRole);
    setSourceModel(&model);
}

void KaramaFilter::setPhase(std::optional<RulePhase> phase) {
    m_phase = phase;
    invalidateFilter();
}

void KaramaFilter::setHolder(std::optional<Faction> holder) {
    m_holder = holder;
    invalidateFilter();
}

void KaramaFilter::setWords(const QString& typed) {
    m_words = normalizedText(typed).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

const KaramaRow& KaramaFilter::rowAt(const QModelIndex& index) const {
    return m_model.row(mapToSource(index));
}

bool KaramaFilter::filterAcceptsRow(int row, const QModelIndex&) const {
    const KaramaRow& shown = m_model.rows()[static_cast<size_t>(row)];
    if ((m_phase && shown.phase && shown.phase != m_phase)
        || (m_holder && shown.holder != m_holder))
        return false;
    const QString text = normalizedText(
        QStringList{shown.phaseName, shown.holderName, shown.effect, shown.target, shown.timing}
            .join(u' '));
    return std::ranges::all_of(m_words, [&](const QString& word) { return text.contains(word); });
}

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

#include "moc_rule_models.cpp"
